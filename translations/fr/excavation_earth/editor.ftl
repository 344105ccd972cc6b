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
ee-edit-ask-draft = à tous de garder deux cartes
ee-edit-faction = Faction
ee-edit-thrown = Défaussées : { $buyer }

## Ce qui va avec une question · $what, $place : mots d’une couleur, d’un lieu, d’un explorateur

ee-edit-its-fuel = Carburant restant
ee-edit-its-colour = Couleur à fouiller
ee-edit-its-dug = Déjà fouillé
ee-edit-its-market = Lieu
ee-edit-its-trader = Vendeur déjà envoyé
ee-edit-its-white = Acheteur blanc déjà ajouté
ee-edit-its-coloured = Acheteur coloré déjà ajouté
ee-edit-its-envoy = Émissaire déjà envoyé, ou rappelé
ee-edit-its-symbol = Symbole de la carte
ee-edit-its-travel-card = Aucun : une carte Déplacement
ee-edit-its-offer = Proposée : { $place }
ee-edit-its-promote = À promouvoir : { $what }
ee-edit-its-bonus = Marchés de la vente
ee-edit-its-rule = Piochées pour
ee-edit-its-sale = une vente
ee-edit-its-tile = une tuile Commandement
ee-edit-its-cards = Cartes piochées
ee-edit-its-keep = Cartes à garder
ee-edit-its-card = Carte { $number }
ee-edit-its-fenced = Reliques déjà refourguées
ee-edit-its-bought = Déjà achetée : { $what }
ee-edit-its-revealed = Reliques révélées
ee-edit-its-relic-of = Relique { $number }
ee-edit-its-placed = L’une est sur son site
ee-edit-its-free = L’une peut être stockée gratuitement
ee-edit-its-may-buy = L’une peut être achetée
ee-edit-its-price = Prix
ee-edit-its-price-half = la moitié de la valeur
ee-edit-its-price-value = la valeur, avant une vente
ee-edit-its-left = Encore combien
ee-edit-its-relic = Échantillon de
ee-edit-its-number = explorateur { $number }
ee-edit-its-moved = Déjà déplacé : { $what }
ee-edit-its-taken = Déjà prise : { $what }
ee-edit-its-whites = Dont acheteurs blancs
ee-edit-its-sent = Déjà envoyé : { $what }
ee-edit-its-open = Encore sans émissaire : { $what }
ee-edit-its-credits = Crédits à venir
ee-edit-its-none = rien

## Menus et remèdes

ee-edit-sold = Hors du jeu, vendue
ee-edit-played = Jouée cette manche
ee-edit-in-hand = Encore à jouer
ee-edit-elsewhere = L’envoyer ailleurs
ee-edit-one-more = En poser un de plus
ee-edit-home = La remettre à sa place
ee-edit-pay = La compter payée
ee-edit-act-instead = Demander plutôt une action
ee-edit-not-passed = N’a pas passé

## Remarques : aucune partie n’y mène

ee-remark-column = { ALONE($seat) } : la colonne { colour.feminine } est pleine sans avoir payé sa carte, ce qu’elle fait aussitôt.
ee-remark-passed = { ALONE($seat) } a passé, et a pourtant un tour à jouer.
ee-remark-travel = { ALONE($seat) } a passé avec des cartes Déplacement en main : elles sont alors mises de côté.
ee-remark-hand = { ALONE($seat) } a passé, et tient en main des cartes Action au-delà de { $most }.
ee-remark-row = La dernière manche n’a pas de sondage des sols : aucune carte n’y est posée.
ee-remark-marker = { ALONE($seat) } a un marqueur Initiative dans la dernière manche, où personne n’en prend.
ee-remark-done = { ALONE($seat) } : il ne reste rien à faire de ce qui est demandé, qui finit alors de lui-même.
