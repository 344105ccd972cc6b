# Excavation Earth : les titres des problèmes, par thème. Ils ne disent ni le coup ni la pièce.

ee-puzzle-credits = Tout de suite, ou plus tard
ee-puzzle-sales = Qui achètera ?
ee-puzzle-traders = Une place au marché
ee-puzzle-centres = Avant la fin de la manche
ee-puzzle-envoys = Ceux qui restent
ee-puzzle-gallery = Une vitrine de plus
ee-puzzle-lines = Il en manque une
ee-puzzle-cubes = Garder de quoi agir
ee-puzzle-cards = La carte de trop
ee-puzzle-places = Être là où il faut
ee-puzzle-initiative = Premier à jouer

ee-puzzle-in-round = manche { $figure }
