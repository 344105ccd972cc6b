### Council of Shadows : les données du matériel, et ce qui peut y être faux.
### $path dit où : le chemin d’une donnée. $index, $number et $group : laquelle.

## Ce que sont les données


# Boîte
datum-box-players = Nombre de joueurs
    .said = { $min } à { $max }
datum-box-colours = Couleurs des joueurs
datum-box-people-purple = Civilisation violette
datum-box-people-red = Civilisation rouge
datum-box-people-green = Civilisation verte
datum-box-people-blue = Civilisation bleue
datum-box-automa_colour = Couleur de l’automa
datum-box-turn_order_tokens = Jetons Ordre du tour
datum-box-cubes = Cubes par joueur
datum-box-gems-a = Gemmes anthracite dans la boîte
datum-box-gems-g = Gemmes dorées dans la boîte
datum-box-gems-t = Gemmes transparentes dans la boîte
datum-box-counts-tiles = Tuiles Système Solaire
datum-box-counts-extra_zone_boards = Zones d’action supplémentaires
datum-box-counts-ai_cards = Cartes IA
datum-box-counts-dark_tech = Cartes Dark Tech
datum-box-counts-light_bonus = Cartes Bonus claires
datum-box-counts-dark_bonus = Cartes Bonus foncées
datum-box-counts-automa_cards = Cartes Automa
datum-box-counts-covers = Caches
datum-box-counts-leaders = Leaders
datum-box-counts-start_cards_per_player = Cartes de départ par joueur
datum-box-counts-stations_per_player = Stations par joueur
datum-box-counts-improvements_per_board = Améliorations par plateau

# Nombres des règles
datum-numbers-consumption = Bornes de la consommation
    .said = de { $least } à { $most }
datum-numbers-consumption_start = Consommation de départ
datum-numbers-energy_track = Dernière case de la piste d’énergie
datum-numbers-start_gems = Gemmes de départ
datum-numbers-purchases = Achats par phase
datum-numbers-zones = Zones d’action
datum-numbers-height = Cubes par planète au plus
datum-numbers-bonus_cards = Cartes Bonus par joueur au plus
datum-numbers-display_slots = Cartes IA visibles
datum-numbers-display_rows = Rangées de cartes IA
datum-numbers-draw_tiles = Tuiles piochées pour découvrir
datum-numbers-dark_tech_removed = Cartes Dark Tech écartées par pile
datum-numbers-opening_galaxy = Galaxie remplie au départ
datum-numbers-end_level = Niveau qui annonce la fin
datum-numbers-gem_worth = Énergie des gemmes à la fin
datum-numbers-ai_card_worth = Énergie d’une carte IA à la fin

# Plateau et galaxies
datum-board-galaxies = Galaxies ouvertes à { $index } joueurs
datum-board-slots = Emplacements de station par galaxie
datum-board-shapes = Forme d’une galaxie de { $index } cases
datum-board-bands = Bandes des secteurs sur le plateau
datum-galaxies-colour = { edition-at-galaxy } : couleur
datum-galaxies-sector = { edition-at-galaxy } : secteur
datum-galaxies-spaces = { edition-at-galaxy } : cases
datum-galaxies-players = { edition-at-galaxy } : ouverte, à tant de joueurs
datum-galaxies-majority = { edition-at-galaxy } : rendement de la majorité
datum-galaxies-minority = { edition-at-galaxy } : rendement de la minorité
datum-galaxies-station = { edition-at-galaxy } : station qu’elle reçoit
datum-galaxies-spot = { edition-at-galaxy } : place au recto
    .said = { $x }, { $y }
datum-galaxies-spot_small = { edition-at-galaxy } : place au verso
    .said = { $x }, { $y }
datum-tiles = Tuile { $group }-{ edition-at-tile }
    .said = planètes : { $planets } ; ressource : { $resource }

# Cartes
datum-start_cards-consumption = { edition-at-start-card } : consommation
datum-start_cards-effects = { edition-at-start-card } : effet
datum-ai_cards-cost = { edition-at-ai-card } : prix
datum-ai_cards-consumption = { edition-at-ai-card } : consommation
datum-ai_cards-effects = { edition-at-ai-card } : effet
datum-ai_cards-forbidden_to = { edition-at-ai-card } : interdite à
datum-dark_tech-level = { edition-at-tech } : niveau
datum-dark_tech-effects = { edition-at-tech } : effet immédiat
datum-dark_tech-power = { edition-at-tech } : effet durable
datum-light_bonus-cards = { edition-at-light } : exemplaires
    .said = { $count }
datum-light_bonus-score = { edition-at-light } : décompte
datum-dark_bonus-players = { edition-at-dark } : en jeu, à tant de joueurs
datum-dark_bonus-galaxy = { edition-at-dark } : galaxie
datum-dark_bonus-score = { edition-at-dark } : décompte

# Améliorations et zones
datum-improvements-cost = { edition-at-improvement } : prix
datum-improvements-planet = { edition-at-improvement } : planètes permises
datum-improvements-stacking = { edition-at-improvement } : cubes sur d’autres cubes
datum-improvements-energy = { edition-at-improvement } : énergie
datum-improvements-zone = { edition-at-improvement } : zone
datum-improvements-sector = { edition-at-improvement } : secteur atteint
datum-zones-ZONE-AVA-sector = Zone d’Ava : étendue au départ
datum-zones-ZONE-AVA-cube = Zone d’Ava : un cube au départ
datum-zones-ZONE-AVA-steps-cost = Zone d’Ava : prix de l’amélioration d’étendue { $number }
datum-zones-ZONE-AVA-steps-energy = Zone d’Ava : énergie de l’amélioration d’étendue { $number }
datum-zones-ZONE-AVA-steps-sector = Zone d’Ava : secteur de l’amélioration d’étendue { $number }
datum-zones-ZONE-PORTAL-sector = Zone du portail céleste : étendue
datum-zones-ZONE-PORTAL-cube = Zone du portail céleste : un cube au départ

# Modules et compensation
datum-stations-cost = { edition-at-station } : prix
datum-stations-cubes = { edition-at-station } : cubes posés dessus
datum-stations-keeps_cube = { edition-at-station } : exploiter garde le cube
datum-stations-resources = { edition-at-station } : ressources par exploitation
datum-leaders-consumption = { edition-at-leader } : consommation de départ
datum-leaders-energy = { edition-at-leader } : énergie de départ
datum-leaders-power = { edition-at-leader } : pouvoir
datum-compensation-reached = Compensation { $number } : niveau atteint
datum-compensation-level = Compensation { $number } : niveau de qui la reçoit
datum-compensation-gems = Compensation { $number } : gemmes

# Solo
datum-automa-patterns-top = Places des cartes IA écartées, comptées de 0 : rangée du haut
datum-automa-patterns-bottom = Places des cartes IA écartées, comptées de 0 : rangée du bas
datum-automa-patterns-left = Places des cartes IA écartées, comptées de 0 : à gauche
datum-automa-patterns-right = Places des cartes IA écartées, comptées de 0 : à droite
datum-automa-patterns-outer = Places des cartes IA écartées, comptées de 0 : aux bords
datum-automa-patterns-centre = Places des cartes IA écartées, comptées de 0 : au milieu
datum-automa-patterns-checker = Places des cartes IA écartées, comptées de 0 : en damier
datum-automa-levels-easy = Automa, niveau facile
datum-automa-levels-normal = Automa, niveau normal
datum-automa-levels-silver = Automa, niveau argenté
datum-automa-levels-hard = Automa, niveau difficile
datum-automa-levels-expert = Automa, niveau expert
datum-automa-cards-pile = { edition-at-automa } : pile
datum-automa-cards-consumption = { edition-at-automa } : consommation
datum-automa-cards-everywhere = { edition-at-automa } : exploite partout
datum-automa-cards-rows = Carte Automa { edition-at-automa.of-group } : ligne { $number }
datum-automa-cards-silver = { edition-at-automa } : argentée

## Choses désignées par leur rang

edition-at-galaxy = { $index ->
        [0] Galaxie grise
        [1] Galaxie orange
        [2] Galaxie marron
        [3] Galaxie bleue
        [4] Galaxie verte
        [5] Galaxie turquoise
        [6] Galaxie beige
        [7] Galaxie rouge
        [8] Galaxie jaune
        [9] Galaxie rose
       *[other] { $number }
    }
edition-at-tile = { $number ->
        [10] 10
        [11] 11
       *[other] 0{ $number }
    }
edition-at-start-card = { $index ->
        [0] Coloniser
        [1] Fonder une colonie
        [2] Extraire
        [3] Découvrir
        [4] Récupérer des gemmes
        [5] Transformer
       *[other] { $number }
    }
edition-at-ai-card = { $index ->
        [0] Veille
        [1] Hibernation
        [2] Sonde passive
        [3] Colonie minière
        [4] Saut lointain
        [5] Arche
        [6] Avant-poste
        [7] Métropole
        [8] Polyvalente
        [9] Grande expédition
        [10] Colons I
        [11] Colons II
        [12] Tour I
        [13] Tour II
        [14] Essaimage
        [15] Foreuse
        [16] Extraction sobre
        [17] Excavatrice
        [18] Téléforage
        [19] Gisement
        [20] Filon pur
        [21] Raffinerie
        [22] Capteur
        [23] Colonie solaire
        [24] Éclaireur
       *[other] { $number }
    }
edition-at-tech = { $index ->
        [0] Nouveau portail céleste
        [1] Transformation des gemmes
        [2] Peuple d’explorateurs
        [3] Colonies scientifiques
        [4] Empire
        [5] Planification étendue
        [6] Économiseur d’énergie
        [7] Extraction partagée
        [8] Peuple des ressources
        [9] Mouvement perpétuel
        [10] Suprématie
        [11] Mission de reconnaissance
        [12] Meilleure information
        [13] Peuple hégémonique
        [14] Poussée d’énergie
        [15] Colonie supplémentaire
       *[other] { $number }
    }
edition-at-light = { $index ->
        [0] Carte Bonus « Gemmes anthracite »
        [1] Carte Bonus « Gemmes dorées »
        [2] Carte Bonus « Gemmes transparentes »
        [3] Carte Bonus « Planètes bleues »
        [4] Carte Bonus « Planètes marron »
        [5] Carte Bonus « Planètes rouges »
        [6] Carte Bonus « Secteur 1 parsec »
        [7] Carte Bonus « Secteur 2 parsecs »
        [8] Carte Bonus « Secteur 3 parsecs »
        [9] Carte Bonus « Consommation »
        [10] Carte Bonus « Plateau individuel »
        [11] Carte Bonus « Cartes IA »
        [12] Carte Bonus « Cartes Bonus claires »
        [13] Carte Bonus « Cinq énergies »
       *[other] { $number }
    }
edition-at-dark = { $index ->
        [0] Carte Bonus « Galaxie grise »
        [1] Carte Bonus « Galaxie orange »
        [2] Carte Bonus « Galaxie bleue »
        [3] Carte Bonus « Galaxie verte »
        [4] Carte Bonus « Galaxie marron »
        [5] Carte Bonus « Galaxie beige »
        [6] Carte Bonus « Galaxie turquoise »
        [7] Carte Bonus « Galaxie jaune »
        [8] Carte Bonus « Stations spatiales »
       *[other] { $number }
    }
edition-at-improvement = { $index ->
        [0] Terraformation marron
        [1] Terraformation rouge
        [2] Extension de colonie
        [3] Énergie 1
        [4] Énergie 2
        [5] Énergie 3
        [6] Énergie 4
        [7] Zone 1 à 2 parsecs
        [8] Zone 2 à 2 parsecs
        [9] Zone 3 à 2 parsecs
        [10] Zone 1 à 3 parsecs
        [11] Zone 2 à 3 parsecs
        [12] Zone 3 à 3 parsecs
       *[other] { $number }
    }
edition-at-station = { $index ->
        [0] Station d’extraction
        [1] Station d’exploitation
        [2] Station de colonisation
       *[other] { $number }
    }
edition-at-leader = { $index ->
        [0] Buteo
        [1] Zoe
        [2] Ava
        [3] Casares
        [4] S3E3
        [5] Breish
       *[other] { $number }
    }
edition-at-automa = { $index ->
        [0] Carte Automa I-1
        [1] Carte Automa I-2
        [2] Carte Automa I-3
        [3] Carte Automa I-4
        [4] Carte Automa I-5
        [5] Carte Automa I-6
        [6] Carte Automa II-1
        [7] Carte Automa II-2
        [8] Carte Automa II-3
        [9] Carte Automa II-4
        [10] Carte Automa II-5
        [11] Carte Automa II-6
        [12] Carte Automa III-1
        [13] Carte Automa III-2
        [14] Carte Automa III-3
        [15] Carte Automa III-4
        [16] Carte Automa III-5
        [17] Carte Automa III-6
       *[other] { $number }
    }
    .of-group = { $group ->
        [1] I-1
        [2] I-2
        [3] I-3
        [4] I-4
        [5] I-5
        [6] I-6
        [7] II-1
        [8] II-2
        [9] II-3
        [10] II-4
        [11] II-5
        [12] II-6
        [13] III-1
        [14] III-2
        [15] III-3
        [16] III-4
        [17] III-5
       *[18] III-6
    }

## Les mots des données

datum-word-a = anthracite
datum-word-g = dorées
datum-word-t = transparentes
datum-word-B = bleues
datum-word-D = marron
datum-word-V = rouges
datum-word-energy = énergie
datum-word-card = une carte Bonus claire
datum-word-op = action
datum-word-colonise = coloniser
datum-word-discover = découvrir
datum-word-extract = extraire
datum-word-take = prendre
datum-word-upgrade = transformer
datum-word-either = au choix
datum-word-consumption = consommation
datum-word-reach = étendre les zones
datum-word-free_ai_card = carte IA gratuite
datum-word-light_card = carte Bonus claire
datum-word-exploit = exploiter
datum-word-market = renouveler les cartes IA
datum-word-cubes = cubes
datum-word-planets = planètes
datum-word-extractions = extractions
datum-word-both = l’un et l’autre
datum-word-any_sector = tout secteur
datum-word-any_type = toute planète
datum-word-times = fois
datum-word-gems = gemmes
datum-word-steps = améliorations d’étendue
datum-word-amount = quantité
datum-word-by = de
datum-word-sector = secteur
datum-word-cards = cartes
datum-word-galaxies = galaxies
datum-word-options = actions possibles
datum-word-extra_zone = zone supplémentaire
datum-word-ZONE-AVA = d’Ava
datum-word-ZONE-PORTAL = du portail céleste
datum-word-better_gems = gemmes extraites de la valeur supérieure
datum-word-explorer_cubes = cubes de plus en découvrant
datum-word-galaxy_energy = énergie par galaxie en majorité
datum-word-system_energy = énergie par système en majorité
datum-word-colony_energy = énergie par colonie
datum-word-step_extractions = extractions par exploitation
datum-word-purchase_cubes = cubes gratuits par phase d’achat
datum-word-shared_extraction = extraction chez les autres
datum-word-no_consumption = aucune consommation
datum-word-keeps_cubes_from = aucun cube retiré à partir de tant de colonies
datum-word-ties_win = l’égalité vaut majorité
datum-word-base = base
datum-word-per = par unité
datum-word-of = pour chaque
datum-word-what = sorte
datum-word-gem = gemme restante
datum-word-cube_on_planet = cube sur ces planètes
datum-word-cube_in_sector = cube dans ce secteur
datum-word-consumption_tenths = dizaine de consommation
datum-word-cube_on_player_boards = cube sur son plateau et ses zones
datum-word-ai_card = carte IA
datum-word-light_bonus_card = carte Bonus claire
datum-word-majority = majorité
datum-word-presence = présence
datum-word-per_station = par station
datum-word-least = au moins
datum-word-most = au plus
datum-word-silver = cartes argentées
datum-word-everywhere = la pile I exploite partout
datum-word-galaxy = galaxie
datum-word-type = planète
datum-word-pattern = lesquelles
datum-word-top = rangée du haut
datum-word-bottom = rangée du bas
datum-word-left = à gauche
datum-word-right = à droite
datum-word-outer = aux bords
datum-word-centre = au milieu
datum-word-checker = en damier
datum-word-purple = violet
datum-word-red = rouge
datum-word-green = vert
datum-word-blue = bleu
datum-word-grey = gris
datum-word-orange = orange
datum-word-brown = marron
datum-word-turquoise = turquoise
datum-word-beige = beige
datum-word-yellow = jaune
datum-word-pink = rose
datum-word-tak_rill = Tak’rill
datum-word-tretons = Tretons
datum-word-avry = Avry
datum-word-automatos = Automatos
datum-word-GRY = galaxie grise
datum-word-ORA = galaxie orange
datum-word-BRO = galaxie marron
datum-word-BLU = galaxie bleue
datum-word-GRN = galaxie verte
datum-word-TUR = galaxie turquoise
datum-word-BEI = galaxie beige
datum-word-RED = galaxie rouge
datum-word-YEL = galaxie jaune
datum-word-PNK = galaxie rose
datum-word-ST-EXT = station d’extraction
datum-word-ST-EXP = station d’exploitation
datum-word-ST-COL = station de colonisation
datum-word-LD-CASARES = Casares
datum-word-BB = 2 bleues
datum-word-BD = 1 bleue, 1 marron
datum-word-BV = 1 bleue, 1 rouge
datum-word-DD = 2 marron
datum-word-DV = 1 marron, 1 rouge
datum-word-VV = 2 rouges
datum-word-BBB = 3 bleues
datum-word-BBD = 2 bleues, 1 marron
datum-word-BBV = 2 bleues, 1 rouge
datum-word-BDD = 1 bleue, 2 marron
datum-word-BDV = 1 bleue, 1 marron, 1 rouge
datum-word-BVV = 1 bleue, 2 rouges
datum-word-DDD = 3 marron
datum-word-DDV = 2 marron, 1 rouge
datum-word-DVV = 1 marron, 2 rouges
datum-word-VVV = 3 rouges
datum-word-BBBB = 4 bleues
datum-word-BBBD = 3 bleues, 1 marron
datum-word-BBBV = 3 bleues, 1 rouge
datum-word-BBDD = 2 bleues, 2 marron
datum-word-BBDV = 2 bleues, 1 marron, 1 rouge
datum-word-BBVV = 2 bleues, 2 rouges
datum-word-BDDD = 1 bleue, 3 marron
datum-word-BDDV = 1 bleue, 2 marron, 1 rouge
datum-word-BDVV = 1 bleue, 1 marron, 2 rouges
datum-word-BVVV = 1 bleue, 3 rouges
datum-word-DDDD = 4 marron
datum-word-DDDV = 3 marron, 1 rouge
datum-word-DDVV = 2 marron, 2 rouges
datum-word-DVVV = 1 marron, 3 rouges
datum-word-VVVV = 4 rouges

## Pourquoi une donnée est reconstituée

note-ai-cards = Les cartes sont perdues avec les images du livret. Ce prix ou cette consommation est de nous, essayé dans des parties simulées.
note-ai-effects = Le livret décrit dix cartes IA sur vingt-cinq. Cet effet est de nous.
note-automa = Le livret explique les symboles des cartes Automa mais n’en montre qu’une. Cette donnée est de nous, essayée dans des parties simulées.
note-automa-levels = Le livret ne propose que les deux cartes argentées. Ce niveau est de nous.
note-automa-pile = Le livret compte trois piles et deux cartes argentées sans dire combien de cartes a chacune. Six par pile, argentées comprises, est notre choix.
note-automa-height = Le livret ne dit pas la hauteur de cette colonie ; nous prenons celle de l’action de droite.
note-station-slots = Le livret demande un emplacement correspondant et dit que l’effet dépend de la galaxie. Lesquels, et combien, est notre choix : deux par galaxie.
note-board = L’image du plateau manque. La place des galaxies est de nous, sans effet sur le jeu.
note-people = Le livret ne dit pas quelle civilisation a quelle couleur. Seul le bleu des androïdes découle du mode solo.
note-compensation = Les gemmes sont des images perdues. Leur nombre est du livret, leurs sortes sont de nous : plus chères quand le retard est grand.
note-dark-galaxies = Le livret dit quelles cartes partent à 2 et 3 joueurs, et montre la grise. Quelles trois galaxies s’y ajoutent est notre choix.
note-yields = Le livret donne sept des vingt rendements. Celui-ci est de nous, plus élevé quand le secteur est loin.
note-galaxy-spaces = Le livret donne 31 cases pour dix galaxies de deux à cinq cases. Leur partage est de nous : 10, 11 et 10 par secteur, comme les tuiles.
note-galaxy-sector = Le livret ne nomme le secteur que de trois galaxies. Celui-ci est de nous.
note-galaxy-unknown = Le livret compte dix galaxies et en nomme neuf. La couleur de la dixième est de nous.
note-improvements = Les prix et l’énergie des améliorations sont des images perdues. Ceux-ci sont de nous.
note-range-cost = Le livret dit que le prix est inscrit au-dessus de chaque place, sans le donner. Un exemple demande que l’amélioration à 2 parsecs coûte une seule gemme.
note-buteo = Le livret ne donne pas le nombre de ses extractions. Deux est notre lecture (décision Q24).
note-light-copies = Le livret décrit les sortes de cartes et en compte 18. Le nombre d’exemplaires de chacune est de nous.
note-start-cards = Les exemples donnent la consommation des autres cartes de départ, pas de celle-ci.
note-start-gems = Le livret dit trois gemmes ; leur sorte était une image. Trois anthracite est notre choix.
note-station-cost = Le prix des stations est une image perdue. Celui-ci est de nous.
note-tiles = Les tuiles sont perdues avec les images. Leur nombre par secteur est du livret ; planètes et ressource sont de nous : moins de planètes, plus de ressource.

## Ce qui peut être faux dans une édition

edition-consumption-start = { edition-consumption-start.alone } ({ $path })
    .alone = La consommation de départ va de { $least } à { $most }.
edition-display = { edition-display.alone } ({ $path })
    .alone = Les cartes IA visibles doivent remplir des rangées égales, au nombre de { $rows }.
edition-too-few-cards = { edition-too-few-cards.alone } ({ $path })
    .alone = Il faut au moins { $needed } cartes.
edition-yield = { edition-yield.alone } ({ $path })
    .alone = La majorité de « { $ref } » doit rapporter au moins autant que la minorité.
edition-spot = { edition-spot.alone } ({ $path })
    .alone = « { $ref } » a sa place au verso si elle est ouverte à 2 joueurs, et seulement alors.
edition-tile = { edition-tile.alone } ({ $path })
    .alone = Une tuile a au moins une planète et une ressource.
edition-cost = { edition-cost.alone } ({ $path })
    .alone = « { $ref } » doit coûter au moins une gemme.
edition-effect = { edition-effect.alone } ({ $path })
    .alone = Les règles ne savent pas exécuter « { $op } » ici.
edition-height = { edition-height.alone } ({ $path })
    .alone = Une tour a { $most } cubes au plus.
edition-improvement = { edition-improvement.alone } ({ $path })
    .alone = « { $ref } » doit faire une chose, et une seule.
edition-compensation = { edition-compensation.alone } ({ $path })
    .alone = Au niveau { $level }, on n’est pas en retard.
edition-score = { edition-score.alone } ({ $path })
    .alone = « { $ref } » doit dire ce qu’elle compte et combien cela vaut.
edition-closed-galaxy = { edition-closed-galaxy.alone } ({ $path })
    .alone = La galaxie de « { $ref } » n’est pas ouverte à tant de joueurs.
edition-slots = { edition-slots.alone } ({ $path })
    .alone = Il faut au moins un emplacement de station par galaxie.
edition-too-few-slots = { edition-too-few-slots.alone } ({ $path })
    .alone = À { $players } joueurs, il manque des emplacements pour « { $kind } ».
edition-automa-rows = { edition-automa-rows.alone } ({ $path })
    .alone = « { $ref } » a de une à { $most } lignes.
edition-automa-row = { edition-automa-row.alone } ({ $path })
    .alone = Une ligne de « { $ref } » a une action et, au plus, une autre à sa place.
edition-automa-where = { edition-automa-where.alone } ({ $path })
    .alone = Une découverte nomme une galaxie ou un secteur, pas les deux.
