# Marajoara : les titres des problèmes, par thème. Ils ne disent ni le coup ni la pièce.

mj-puzzle-points = Le compte est bon
mj-puzzle-fragments = Recoller les morceaux
mj-puzzle-vases = Rouge, et de quoi payer
mj-puzzle-tracks = Le bout de la piste
mj-puzzle-tokens = Un jeton bien placé
mj-puzzle-most-vases = Un vase d’avance
mj-puzzle-most-fragments = Un fragment d’avance
mj-puzzle-next-capture = Penser au saut suivant
mj-puzzle-left-to-rival = Ne rien laisser
mj-puzzle-objectives = Objectif en vue
mj-puzzle-time = Le temps presse

mj-puzzle-in-round = manche { $figure }
