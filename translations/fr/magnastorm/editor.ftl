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

## Ce qui va avec une question · $what : mots d’un domaine, d’un emplacement · $rule : identifiant d’une règle

ms-edit-its-purpose = À payer
ms-edit-its-purpose-move = le déplacement
ms-edit-its-purpose-lab = le laboratoire
ms-edit-its-take = Échangés contre
ms-edit-its-given = Cube donné, { $number }
ms-edit-its-column = Colonne
ms-edit-its-left = Encore combien
ms-edit-its-site = Station empruntée
ms-edit-its-sites = Sur le trajet : { $what }
ms-edit-its-ways = Laboratoires
ms-edit-its-ways-first = aucun n’est encore installé
ms-edit-its-ways-further = un est installé
ms-edit-its-ways-extra = deux, dont un grâce à la case
ms-edit-its-ways-double = deux, dont un grâce à Azrea
ms-edit-its-fields = Au choix : { $what }
ms-edit-its-count = Cubes à piocher
ms-edit-its-sector = Secteur
ms-edit-its-part = Partie de son tour
ms-edit-its-part-command = commandant ou équipage
ms-edit-its-part-step = son programme
ms-edit-its-part-objective = un objectif
ms-edit-its-rule = Grâce à
ms-edit-its-cause = { $rule ->
        [MS-CMD-8] jeton Premier joueur
        [MS-LAB-2] laboratoire
        [MS-BON-2] case, sa recherche
        [MS-BON-3] case, son équipage
        [MS-BON-7] case, son sac
        [MS-RES-1] niveau de recherche
       *[other] { $rule }
    }
ms-edit-its-cell = Équipage de l’action
ms-edit-its-used = { commander } a agi ce tour-ci

## Menus et remèdes

ms-edit-one-more = Un laboratoire de plus
ms-edit-act-instead = Demander plutôt un tour
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
ms-remark-done = { ALONE($seat) } : ce qui est demandé ne laisse rien à décider ; les règles l’accomplissent, ou le terminent, d’elles-mêmes.
