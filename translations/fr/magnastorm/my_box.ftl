### Magnastorm : les mots des tables et des formulaires de « Ma boîte », ce qui est à relever d’abord, ce qui ne va pas.

## Les tables

ms-sheet-artefacts = Cartes artefact
    .row = Carte
    .value = Valeur et bonus
ms-sheet-board_large-cells = Cases des tableaux, à 4 joueurs
    .row = Case
ms-sheet-board_large-objective_values = Réputation des objectifs, à 4 joueurs
    .row = Case
    .value = Réputation
ms-sheet-board_large-spaces = Cases de la planète, à 4 joueurs
    .row = Case
ms-sheet-board_large-sites = Emplacements de station, à 4 joueurs
    .row = Emplacement
ms-sheet-board_small-cells = Cases des tableaux, à 2 ou 3 joueurs
    .row = Case
ms-sheet-board_small-objective_values = Réputation des objectifs, à 2 ou 3 joueurs
    .row = Case
    .value = Réputation
ms-sheet-board_small-spaces = Cases de la planète, à 2 ou 3 joueurs
    .row = Case
ms-sheet-board_small-sites = Emplacements de station, à 2 ou 3 joueurs
    .row = Emplacement
ms-sheet-box-federations = Fédérations
    .row = Couleur
    .value = Fédération
ms-sheet-box-counts = Décompte du matériel
    .row = Matériel
    .value = Nombre
ms-sheet-centre_tile-calm = Secteurs calmes
    .row = Manche
    .value = De la queue à la tête
ms-sheet-centre_tile-income-trailing = Revenus du secteur de queue
    .row = Labos
    .value = Cubes
ms-sheet-centre_tile-income-middle = Revenus du secteur du milieu
    .row = Labos
    .value = Cubes
ms-sheet-centre_tile-income-leading = Revenus du secteur de tête
    .row = Labos
    .value = Cubes
ms-sheet-commanders = Commandants
    .row = N°
ms-sheet-consortium-levels = Niveaux du Consortium (non officiel)
    .row = Niveau
    .value = Différences
ms-sheet-consortium-grades = Rangs contre le Consortium (non officiel)
    .row = Niveau
    .value = Avances
ms-sheet-objectives = Objectifs
    .row = Objectif
ms-sheet-objectives-demands = Demandes des objectifs
    .row = N°
    .value = Demande
ms-sheet-planet-areas = Zones de la planète
    .row = Zone
ms-sheet-planet-lines = Lignes de connexion
    .row = Ligne
    .value = D’une zone à l’autre
ms-sheet-planet-starts = Départs
    .row = Départ
ms-sheet-player_board-labs = Prix des laboratoires
    .row = Laboratoire
    .value = Prix
ms-sheet-player_board-stations = Prix des stations
    .row = Station
    .value = Prix
ms-sheet-players = Selon le nombre de joueurs
    .row = Joueurs
ms-sheet-research-fields = Zones de recherche
    .row = Zone
ms-sheet-research-fields-bonuses = Bonus des pistes de recherche
    .row = Niveau
    .value = Bonus
ms-sheet-rows = Lignes des tableaux d’action
    .row = Ligne

## Les colonnes, et les parties d’une donnée

ms-column-bonus = Bonus
ms-column-lines = Lignes
ms-column-green = Gain
ms-column-red = Perte
ms-column-remove = Laboratoires à retirer
ms-column-leads = Tête ou majorité
ms-column-field = Zone de recherche
ms-column-threshold = Seuil
ms-column-board = Face
ms-column-start_cubes = Cubes de départ
ms-column-prizes = Artefacts par rang
ms-column-rows-cost = Prix de l’action A
ms-column-gain = Gain de l’action B
ms-column-own = De sa couleur
ms-column-yellow = Jaunes
ms-column-value = Valeur
ms-column-count = Cubes
ms-column-begins = Commence
ms-column-programme = Programme
ms-column-stations = Stations
ms-column-round_bonus = Bonus de manche
ms-column-legend = Légende
ms-column-commander = Commandant
ms-column-explorer = Explorateur
ms-column-commanders = Commandants
ms-column-from_round = Dès la manche
ms-column-levels = Niveaux
ms-column-markers = Marqueurs
ms-column-board_large-kind = Bonus
ms-column-board_small-kind = Bonus
ms-column-research-kind = Bonus

## Les choix

ms-choice-all = chacun
ms-choice-one = un
ms-choice-reputation = un point de réputation
ms-choice-field = un niveau de recherche
ms-choice-yellow = cubes jaunes
ms-choice-own = cubes de sa couleur
ms-choice-any = cubes d’un joueur au choix

## Ce qui est nommé

ms-named-colour = { $name }

## Les mots des données

datum-word-START_1 = départ 1
datum-word-START_2 = départ 2

## À relever d’abord

ms-first-rows = coûts et gains des lignes
ms-first-commanders = valeurs des 16 cartes de commandant
ms-first-prices = prix des laboratoires et des stations
ms-first-income = revenus de la tuile centrale
ms-first-research = bonus des pistes de recherche
ms-first-cells = bonus des cases des tableaux
ms-first-values = réputation des objectifs
ms-first-colours-large = couleurs des cases, à 4 joueurs
ms-first-colours-small = couleurs des cases, à 2 ou 3 joueurs
ms-first-lines = lignes entre les zones
ms-first-sites = emplacements de station
ms-first-calm = secteurs calmes, manche par manche
ms-first-objectives = objectifs de secteur
ms-first-artefacts = valeurs et bonus des artefacts

## Ce qui ne va pas, et ce qui surprend

ms-box-price = Il faudrait { $asked } cubes d’une sorte, et il y en a { $cubes }.
ms-box-commanders = { $asked } commandants, et { $most } au plus sont en jeu.
ms-box-round = La manche { $round } ne vient jamais : il y en a { $rounds }.
ms-box-room = { $labs } laboratoires d’un secteur : il n’y en a place que pour { $most }.
ms-box-loss = La perte, { $loss }, dépasse le gain, { $gain }.
ms-box-scale = D’une case à la suivante, le total passe de { $one } à { $next } cubes.
ms-box-no-colour = Aucune case n’est de cette couleur : { $what }.
ms-box-sector = Secteur { $what } : { $counted } cases, contre { $usual } dans les autres.
ms-box-spot = Cette place est hors de la planète.
