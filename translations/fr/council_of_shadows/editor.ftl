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

## Menus, remèdes, places

cs-edit-one-more = Un cube de plus
cs-edit-slot = Un emplacement de station
cs-edit-to-start = La remettre au départ
cs-edit-to-own-sector = Le mettre dans son secteur
