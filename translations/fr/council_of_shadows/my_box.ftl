### Council of Shadows : les mots des tables et des formulaires de « Ma boîte », ce qui est à relever d’abord, ce qui ne va pas.

## Les tables

cs-sheet-ai_cards = Cartes IA
    .row = Carte
cs-sheet-automa-patterns = Cartes IA écartées
    .row = Marque
    .value = Places
cs-sheet-automa-levels = Niveaux de l’Automa
    .row = Niveau
    .value = Différences
cs-sheet-automa-cards = Cartes Automa
    .row = Carte
cs-sheet-automa-cards-rows = Lignes des cartes Automa
    .row = Ligne
    .value = Action, puis à défaut
cs-sheet-board-galaxies = Galaxies ouvertes
    .row = Joueurs
    .value = Galaxies
cs-sheet-board-shapes = Formes des galaxies
    .row = Cases
    .value = Places du dessin
cs-sheet-box-people = Civilisations
    .row = Couleur
    .value = Civilisation
cs-sheet-box-gems = Gemmes de la boîte
    .row = Gemme
    .value = Nombre
cs-sheet-box-counts = Décompte du matériel
    .row = Matériel
    .value = Nombre
cs-sheet-compensation = Compensations
    .row = N°
cs-sheet-dark_bonus = Cartes Bonus foncées
    .row = Carte
cs-sheet-dark_tech = Cartes Dark Tech
    .row = Carte
cs-sheet-galaxies = Galaxies
    .row = Galaxie
cs-sheet-improvements = Améliorations
    .row = Amélioration
cs-sheet-leaders = Leaders
    .row = Leader
cs-sheet-light_bonus = Cartes Bonus claires
    .row = Carte
cs-sheet-start_cards = Cartes de départ
    .row = Carte
cs-sheet-stations = Stations
    .row = Station
cs-sheet-tiles = Tuiles Système Solaire
    .row = Tuile
    .value = Planètes et ressource
cs-sheet-zones = Zones supplémentaires
    .row = Zone
cs-sheet-zones-steps = Étendue des zones supplémentaires
    .row = Amélioration

## Les colonnes, et les parties d’une donnée

cs-column-a = Anthracite
cs-column-g = Dorées
cs-column-t = Transparentes
cs-column-consumption = Consommation
cs-column-forbidden_to = Interdite à
cs-column-pile = Pile
cs-column-silver = Argentée
cs-column-everywhere = Exploite partout
cs-column-reached = Niveau atteint
cs-column-gems = Gemmes
cs-column-compensation-level = Niveau de qui reçoit
cs-column-galaxy = Galaxie
cs-column-score = Décompte
cs-column-power = Effet durable
cs-column-leaders-power = Pouvoir
cs-column-spaces = Cases
cs-column-majority = Majorité
cs-column-minority = Minorité
cs-column-station = Station
cs-column-spot_small = Place du dessin, au verso
cs-column-zone = Zone
cs-column-stacking = Cubes sur d’autres
cs-column-planet = Planètes ouvertes
cs-column-cards = Cartes
cs-column-light_bonus-cards = Exemplaires
cs-column-cubes = Cubes
cs-column-keeps_cube = Garde le cube
cs-column-resources = Ressources
cs-column-cube = Un cube au départ
cs-column-planets = Planètes
cs-column-resource = Ressource
cs-column-card = Carte Bonus claire
cs-column-amount = Combien
cs-column-any_sector = Tout secteur
cs-column-any_type = Toute planète
cs-column-base = D’office
cs-column-both = L’un et l’autre
cs-column-by = De combien
cs-column-extractions = Extractions
cs-column-galaxies = Galaxies
cs-column-least = Au moins
cs-column-most = Au plus
cs-column-of = Pour chaque
cs-column-per = Par unité
cs-column-what = Laquelle
cs-column-options = Au choix
cs-column-pattern = Lesquelles
cs-column-per_station = Par station
cs-column-presence = Présence
cs-column-steps = Pas
cs-column-times = Fois
cs-column-type = Planète
cs-column-better_gems = Gemmes extraites d’une valeur au-dessus
cs-column-colony_energy = Énergie par colonie
cs-column-explorer_cubes = Cubes de plus en découvrant
cs-column-extra_zone = Zone supplémentaire
cs-column-galaxy_energy = Énergie par galaxie en majorité
cs-column-keeps_cubes_from = Cubes gardés à partir de tant de colonies
cs-column-no_consumption = Aucune consommation
cs-column-purchase_cubes = Cubes gratuits par phase d’achat
cs-column-shared_extraction = Extraction chez les autres
cs-column-step_extractions = Extractions par exploitation
cs-column-system_energy = Énergie par système en majorité
cs-column-ties_win = L’égalité vaut majorité

## Les effets

cs-op-colonise = coloniser
cs-op-extract = extraire
cs-op-discover = découvrir
cs-op-take = prendre des gemmes
cs-op-upgrade = transformer des gemmes
cs-op-energy = gagner de l’énergie
cs-op-consumption = changer la consommation
cs-op-reach = étendre les zones
cs-op-free_ai_card = cartes IA gratuites
cs-op-light_card = cartes Bonus claires
cs-op-exploit = exploiter aussitôt
cs-op-either = l’un ou l’autre
cs-op-market = renouveler les cartes IA

## Les choix

cs-choice-B = bleue
cs-choice-D = marron
cs-choice-V = rouge
cs-choice-LD-AVA = Ava
cs-choice-LD-BREISH = Breish
cs-choice-LD-BUTEO = Buteo
cs-choice-LD-CASARES = Casares
cs-choice-LD-S3E3 = S3E3
cs-choice-LD-ZOE = Zoe

## À relever d’abord

cs-first-ai = prix, consommations et effets des cartes IA
cs-first-improvements = prix et énergie des améliorations
cs-first-yields = rendements des galaxies
cs-first-galaxies = secteurs et cases des galaxies
cs-first-tiles = planètes et ressources des tuiles
cs-first-start = cartes de départ
cs-first-compensation = gemmes des compensations
cs-first-stations = stations et leurs galaxies
cs-first-zones = prix de la zone d’Ava
cs-first-bonus = exemplaires des cartes Bonus
cs-first-leaders = pouvoir de Buteo
cs-first-automa = cartes Automa

## Ce qui ne va pas, et ce qui surprend

cs-box-no-first-planet = Aucune tuile du premier secteur n’a de planète bleue : personne ne pourrait commencer.
cs-box-no-effect = Une carte de départ a un effet.
cs-box-idle-effect = L’effet { $number } ne fait rien : il lui faut un nombre.
cs-box-compensation = Il manque la compensation du niveau { $level } quand quelqu’un atteint le niveau { $reached }.
cs-box-idle-card = Cette carte ne fait rien et ne baisse pas la consommation.
cs-box-cheaper-step = Aller plus loin coûte moins que le pas d’avant.
cs-box-automa-consumption = { $value } : les cartes Automa consomment de { $least } à { $most }.
cs-box-pattern = { $counted } places, et ce sont toujours { $usual } cartes qui s’en vont.
cs-box-poor-galaxy = Cette majorité ne rapporte rien.
