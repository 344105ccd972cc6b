### Excavation Earth dans l’éditeur de positions.
### $colour : lettre d’une couleur · $number : un nombre · $kind, $market, $first, $second : ce que montre une carte de Zu.

## La boîte

ee-edit-cubes = Cubes Équipage
ee-edit-explorers = Explorateurs
ee-edit-buyers = Acheteurs
ee-edit-relics = Reliques, en réserve
ee-edit-cards = Cartes Action, en pioche

## Ce qui n’est pas une pièce

ee-edit-left = Actions à jouer
ee-edit-order = Place { $number } de l’ordre du tour
ee-edit-credits = Crédits
ee-edit-marker = Initiative
ee-edit-no-marker = Aucun marqueur
ee-edit-passed = A passé
ee-edit-column = Colonne { colour.feminine } payée
ee-edit-next-buyer = Prochaine carte Acheteur
ee-edit-next-zu = Prochaine carte de Zu
ee-edit-zu-command = { zu-card }, marché { $market }
ee-edit-zu-dig = { zu-card } ({ $first }, { $second })
ee-edit-ask-turn = de jouer une action
ee-edit-ask-opening = de garder ou de changer sa main
ee-edit-ask-other = la suite de l’action en cours

## Menus et remèdes

ee-edit-sold = Hors du jeu, vendue
ee-edit-played = Jouée cette manche
ee-edit-in-hand = Encore à jouer
ee-edit-elsewhere = L’envoyer ailleurs
ee-edit-one-more = En poser un de plus
ee-edit-home = La remettre à sa place
