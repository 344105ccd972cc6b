### Ce que la feuille de score dit de Magnastorm.

ms-stage = manche { $round } sur { $rounds }, seuil { $threshold }
ms-tie-order = Place dans l’ordre du tour, pour départager
ms-ending-threshold = Quelqu’un a atteint le seuil.
ms-ending-rounds = La dernière manche est finie.
ms-source-objectives = Objectifs
ms-source-commanders = Commandants administratifs
ms-source-scientists = Commandants scientifiques
ms-source-lost = Commandants perdus
ms-source-majorities = Majorités
ms-source-stations = Stations
ms-source-effects = Effets des commandants
ms-source-artefacts = Artefacts
ms-source-round-bonus = Bonus de manche
ms-grade-legend = Légende : { $margin } points d’avance ou plus
    .missing = { $missing ->
            [one] il manque 1 point pour devenir légende
           *[other] il manque { $missing } points pour devenir légende
        }
    .short = Légende : +{ $margin }
ms-grade-commander = Commandant : { $margin } points d’avance ou plus
    .missing = { $missing ->
            [one] il manque 1 point pour être commandant
           *[other] il manque { $missing } points pour être commandant
        }
    .short = Commandant : +{ $margin }
ms-grade-explorer = Explorateur : victoire
    .missing = { $missing ->
            [one] il manque 1 point pour être explorateur
           *[other] il manque { $missing } points pour être explorateur
        }
    .short = Explorateur
