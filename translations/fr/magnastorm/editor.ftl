### Magnastorm dans l’éditeur de positions.
### $colour : une couleur · $commander : un numéro · $seat : un nom.

## La boîte

ms-edit-cubes = Cubes
ms-edit-crew = Équipage
ms-edit-labs = Laboratoires
ms-edit-stations = Stations
ms-edit-markers = Marqueurs

## Ce qui n’est pas une pièce

ms-edit-reputation = Réputation
ms-edit-stacked = A empilé cette manche-ci
ms-edit-ending = La fin est annoncée
ms-edit-order = Ordre du tour, { $number }
ms-edit-step = Étape du Consortium
ms-edit-nobody = personne
ms-edit-controlled = { commander }, à
ms-edit-in-bag = Dans le sac : { cube }
ms-edit-none = aucun
ms-edit-artefact = Artefact de départ { $number }
ms-edit-prize = Artefact gagné
ms-edit-ask-crew = de placer un premier équipage
ms-edit-ask-research = de choisir une première recherche
ms-edit-ask-turn = de jouer son tour
ms-edit-ask-claim = de remplir un objectif
ms-edit-ask-consortium = au Consortium d’agir
ms-edit-ask-other = la suite de l’action en cours

## Menus et remèdes

ms-edit-one-more = Un laboratoire de plus
ms-edit-give-up = Lui retirer un commandant
ms-edit-announce = Annoncer la fin
ms-edit-put-crew = En mettre un sur le panneau
ms-edit-one-level = Le faire avancer d’un niveau
ms-edit-drive-on = L’envoyer au laboratoire

## Remarques : aucune partie n’y mène

ms-remark-crew = { ALONE($seat) } n’a aucun équipage sur les panneaux, alors que chacun en place un au départ et qu’aucun ne revient.
ms-remark-research = { ALONE($seat) } n’a aucun niveau de recherche, alors que chacun en choisit un au départ.
ms-remark-scout = { ALONE($seat) } a un laboratoire, et son scout n’a pas quitté le départ.
ms-remark-ending = { ALONE($seat) } a atteint le seuil, et la fin n’est pas annoncée.
