### Council of Shadows dans l’éditeur de positions.
### $sector : parsecs · $station : ce qu’est une station · $seat : un nom.

## La boîte

cs-edit-cubes = Cubes
cs-edit-gems = Gemmes
cs-edit-tiles = Systèmes, { $sector ->
        [1] 1 parsec
       *[other] { $sector } parsecs
    }
cs-edit-cards = Cartes IA
cs-edit-tech = Cartes Dark Tech
cs-edit-bonus = Cartes Bonus
cs-edit-stations = Stations
cs-edit-station = { station } ({ ALONE($seat) })

## Ce qui n’est pas une pièce

cs-edit-energy = Énergie
cs-edit-consumption = Consommation
cs-edit-level = Niveau
cs-edit-leader = Leader
cs-edit-nobody = personne
cs-edit-ready = Prêt
cs-edit-ask-leaders = de choisir un leader
cs-edit-ask-purchase = d’acheter
cs-edit-ask-planning = à tous de programmer leurs cartes
cs-edit-ask-exploitation = d’exploiter
cs-edit-ask-automa = à l’automa de jouer sa carte
cs-edit-ask-other = la suite de ce qui est en cours
cs-edit-ask-card = l’effet d’une carte
cs-edit-ask-tech = de choisir une carte Dark Tech
cs-edit-effect = Carte
cs-edit-reach = Portée en parsecs
cs-edit-left = Combien de fois encore
cs-edit-tech-level = Niveau de la carte
cs-edit-steps = Pas de consommation ce tour-ci

## Menus, remèdes, places

cs-edit-one-more = Un cube de plus
cs-edit-slot = Un emplacement de station
cs-edit-to-start = La remettre au départ
cs-edit-to-own-sector = Le mettre dans son secteur
cs-edit-a-system = Y poser un système
cs-edit-a-card = Lui donner une carte
cs-edit-a-leader = Lui donner un leader
cs-edit-enthrone = Lui donner le trône
cs-edit-free-throne = Libérer le trône
cs-edit-lay-card = L’y poser

## Remarques : aucune partie n’y mène

cs-remark-opening = Il manque un système à la galaxie de départ : il y en a dès la mise en place, et aucun ne s’en va.
cs-remark-dark = { ALONE($seat) } : pas de carte Bonus sombre, alors que chacun garde celle qu’il a reçue.
cs-remark-leader = { ALONE($seat) } : pas de leader, alors que chacun en choisit un avant la première manche.
cs-remark-tech = { ALONE($seat) } : trop de cartes Dark Tech { $n ->
        [1] I
       *[2] II
    } pour ce niveau ; chaque niveau n’en donne qu’une.
cs-remark-no-tech = { ALONE($seat) } : niveau atteint sans la carte Dark Tech { $n ->
        [1] I
       *[2] II
    } qu’il donne.
cs-remark-no-throne = Le trône est libre, et { ALONE($seat) } est au niveau { $n } : le premier à l’atteindre le prend.
cs-remark-throne = { ALONE($seat) } : le trône sans le niveau { $n }.
cs-remark-effect = { $kind ->
        [tech] La carte Dark Tech qui agit n’est pas devant ce joueur ({ ALONE($seat) }).
       *[card] La carte qui agit n’est pas au-dessus d’une zone ({ ALONE($seat) }).
    }
