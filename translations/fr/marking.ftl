### Les marques que l’on trace sur une table : leurs noms, les outils.

## Une marque, dite en mots

mark-arrow = Flèche : { $start } → { $end }
mark-arrow-to = Flèche vers : { $end }
mark-arrow-from = Flèche depuis : { $start }
mark-arrow-free = Flèche
mark-ring = Cercle : { $place }
mark-ring-free = Cercle
mark-number = Repère { $number } : { $place }
mark-number-free = Repère { $number }
mark-pen = Trait : { $place }
mark-pen-free = Trait
mark-light = Lumière : { $place }
mark-light-free = Lumière
marks-broken = Les marques ne se lisent pas, à « { $place } » : { $reason }

## Les outils

tool-laser = Laser
tool-arrow = Flèche
tool-ring = Cercle
tool-number = Repère
tool-pen = Crayon
tool-light = Lumière
tool-wipe = Effacer
ink-0 = Encre framboise
ink-1 = Encre bleue
ink-2 = Encre noire
ink-3 = Craie
