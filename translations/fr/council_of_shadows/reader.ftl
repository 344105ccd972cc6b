### Council of Shadows : ce que le livre des règles ajoute aux règles.

## Chapitres

chapter-basics = Principe du jeu
chapter-setup = Mise en place
chapter-purchase = Phase 1 : achat
chapter-planning = Phase 2 : planification
chapter-actions = Phase 3 : actions
chapter-exploitation = Phase 3 : exploitation
chapter-dark-tech = Niveaux Dark Tech
chapter-end = Fin de la partie
chapter-stations = Module 1 : stations
chapter-leaders = Module 2 : leaders
chapter-dark-tech-1 = Cartes Dark Tech I
chapter-dark-tech-2 = Cartes Dark Tech II
chapter-bonus = Cartes Bonus
chapter-ai = Cartes IA
chapter-symbols = Symboles
chapter-solo = Mode solo

## Nos écarts au livret

difference-tiles = Les 31 tuiles Système Solaire sont de nous, planètes et ressources : leurs images manquent au livret. Leur nombre par secteur est de lui.
difference-board = Le plateau est reconstitué : cases et secteur de la plupart des galaxies, treize des vingt rendements, et les noms de sept galaxies. Tout ce que le livret en dit est respecté, mais votre boîte peut en différer.
difference-ai-cards = Dix cartes IA font ce que dit le livret ; les quinze autres sont de nous, comme presque tous les prix et consommations, et le nom de chacune.
difference-start-cards = La consommation de deux cartes de départ et les trois gemmes de l’une d’elles sont estimées ; les autres valeurs découlent des exemples.
difference-improvements = Les prix des améliorations et l’énergie de quatre d’entre elles sont de nous.
difference-compensation = Les sortes de gemmes de la compensation sont de nous ; leur nombre est du livret.
difference-bonus-cards = Combien il y a d’exemplaires de chaque carte Bonus claire, et quelles galaxies ont une carte foncée à deux joueurs, est de nous.
difference-stations = Les prix des stations et le type que chaque galaxie reçoit sont de nous.
difference-automa-cards = Dix-sept des dix-huit cartes Automa sont de nous ; leurs symboles et leurs limites sont du livret. Les niveaux de difficulté aussi sont de nous, sauf les cartes argentées.
difference-simultaneous-planning = Chacun planifie à son tour sur un même écran, que l’on se passe ; rien n’est révélé avant que tous aient fini.
difference-shifted-card = Une carte décalée agit avec l’étendue de la zone où elle arrive ; à la lettre, le livret dit celle où elle a été jouée (décision Q43).
difference-step-by-step = Une carte s’exécute cube par cube, extraction par extraction. Ce qui ne peut se refuser et n’offre aucun choix se fait tout seul.
difference-own-towers = Sur une planète partagée, chacun a sa tour, côte à côte : quel cube est sur quel autre n’y change rien (décision Q45).

## Parties des données

edition-part-ai_cards = Cartes IA
edition-part-automa = Automa
edition-part-board = Plateau
edition-part-box = Matériel
edition-part-compensation = Compensation
edition-part-dark_bonus = Cartes Bonus foncées
edition-part-dark_tech = Cartes Dark Tech
edition-part-galaxies = Galaxies
edition-part-improvements = Améliorations
edition-part-leaders = Leaders
edition-part-light_bonus = Cartes Bonus claires
edition-part-numbers = Nombres des règles
edition-part-start_cards = Cartes de départ
edition-part-stations = Stations
edition-part-tiles = Tuiles Système Solaire
edition-part-zones = Zones supplémentaires

## Ce qu’une règle donne dans la partie en cours

now-gap = Votre énergie : { $energy } ; votre consommation : { $consumption }
now-level = Votre niveau Dark Tech : { $level }
now-gems = Vos gemmes : { $a } anthracite, { $g ->
        [0] aucune dorée
        [one] { $g } dorée
       *[other] { $g } dorées
    }, { $t ->
        [0] aucune transparente
        [one] { $t } transparente
       *[other] { $t } transparentes
    }
now-round = Tour { $round }
now-hand = { $cards ->
        [0] Vous n’avez aucune carte en main
        [one] Vous avez 1 carte en main
       *[other] Vous avez { $cards } cartes en main
    }
now-steps = Votre dernière planification : { $steps ->
        [0] aucun pas
        [one] { $steps } pas
       *[other] { $steps } pas
    } de consommation
now-light = { $cards ->
        [0] Vous n’avez aucune carte Bonus claire
        [one] Vous avez 1 carte Bonus claire
       *[other] Vous avez { $cards } cartes Bonus claires
    }
now-improvements = Vos améliorations : { $cubes }
now-piles = Tuiles restantes : { $one } à 1 parsec, { $two } à 2, { $three } à 3
