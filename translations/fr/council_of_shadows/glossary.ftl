### Council of Shadows : le glossaire. La valeur est le terme, .definition le dit en une phrase.

## Plateaux et lieux

glossary-game-board = plateau de jeu
    .definition = Le plateau aux deux faces : galaxies réparties en trois secteurs, piles de systèmes, pistes de consommation et d’énergie.

glossary-council-board = plateau Council of Shadows
    .definition = Le plateau qui porte les deux piles de cartes Dark Tech.

glossary-player-board = plateau individuel
    .definition = Votre plateau : zones d’action, places des améliorations, capacité de terraformation.

glossary-screen = paravent
    .definition = Le triptyque qui cache votre planification.

glossary-sector = secteur
    .definition = Un tiers du plateau, à 1, 2 ou 3 parsecs ; une tuile ne va que dans le sien.

glossary-parsec = parsec
    .definition = L’unité de distance : elle nomme les secteurs et l’étendue des zones.

glossary-galaxy = galaxie
    .definition = Un groupe de deux à cinq cases d’un secteur, avec ses deux rendements.

glossary-space = case
    .definition = La place d’une tuile Système Solaire dans une galaxie.

glossary-system = système solaire
    .definition = Une tuile d’une à quatre planètes, avec une ressource.

glossary-blue-planet = planète similaire à la Terre (bleue)
    .definition = Le type de planète que chacun peut coloniser dès le début.

glossary-brown-planet = planète désertique (marron)
    .definition = Une planète qui demande la terraformation marron.

glossary-red-planet = planète volcanique (rouge)
    .definition = Une planète qui demande la terraformation rouge.

glossary-free-planet = planète libre
    .definition = Une planète sans aucun cube.

glossary-resource = ressource
    .definition = Ce que donne un système quand on l’extrait : des gemmes, de l’énergie, ou les deux.

glossary-energy-track = piste d’énergie
    .definition = La piste de 0 à 100 où avance votre compteur d’énergie.

glossary-consumption-track = piste de consommation
    .definition = La piste de 20 à 100 où avance votre compteur de consommation.

glossary-supply = réserve
    .definition = Ce qui n’est pas en jeu : vos cubes, et les gemmes de tous.

glossary-cover = cache
    .definition = La pièce qui ferme une galaxie à 3 joueurs.

glossary-throne = trône
    .definition = Ce que prend le premier au niveau III ; il fait compter en premier.

## Pièces et cartes

glossary-cube = cube
    .definition = Votre pièce : une colonie sur une planète, une marque sur votre plateau.

glossary-colony = colonie
    .definition = Un de vos cubes sur une planète.

glossary-tower = tour de cubes
    .definition = Deux ou trois cubes empilés sur une planète.

glossary-gem = gemme
    .definition = La monnaie des achats, en trois valeurs.

glossary-anthracite = gemme anthracite
    .definition = La gemme la moins chère ; elle vaut 1 énergie à la fin.

glossary-gold = gemme dorée
    .definition = La gemme du milieu ; elle vaut 2 énergies à la fin.

glossary-transparent = gemme transparente
    .definition = La gemme la plus chère ; elle vaut 3 énergies à la fin.

glossary-action-card = carte Action
    .definition = Une carte que l’on pose sur une zone : une consommation et une action.

glossary-starting-card = carte Action de départ
    .definition = L’une des six cartes que chacun a dès le début.

glossary-ai-card = carte IA
    .definition = Une carte Action à acheter, qui vaut aussi 2 énergies à la fin.

glossary-dark-tech-card = carte Dark Tech
    .definition = Un pouvoir, immédiat ou durable, choisi au niveau I puis au niveau II.

glossary-light-bonus = carte Bonus claire
    .definition = Une carte gagnée en exploitant certaines galaxies, qui rapporte de l’énergie à la fin.

glossary-dark-bonus = carte Bonus foncée
    .definition = La carte secrète reçue au début, qui rapporte de l’énergie à la fin.

glossary-order-token = jeton Ordre du tour
    .definition = Le numéro qui dit quand vous jouez.

glossary-energy-marker = compteur d’énergie
    .definition = Le dé qui avance sur la piste d’énergie et montre votre niveau.

glossary-consumption-marker = compteur de consommation
    .definition = La pièce qui marque votre consommation ; l’énergie cherche à la rattraper.

glossary-civilisation = civilisation
    .definition = Le peuple que vous jouez ; il ne change que la couleur.

## Zones et améliorations

glossary-zone = zone d’action
    .definition = Une place de votre plateau pour une carte Action, avec son étendue.

glossary-extra-zone = zone d’action supplémentaire
    .definition = Une zone de plus, à droite des autres : celle d’Ava ou du portail céleste.

glossary-range = étendue
    .definition = Jusqu’à quel secteur agit une zone.

glossary-improvement = amélioration
    .definition = Un achat marqué d’un cube sur votre plateau.

glossary-terraforming = capacité de terraformation
    .definition = Les types de planètes que vous pouvez coloniser.

glossary-extension = extension de colonie
    .definition = L’amélioration qui permet de monter sur d’autres cubes.

glossary-permanent = bonus permanent
    .definition = Un effet qui dure jusqu’à la fin.

glossary-instant = bonus instantané
    .definition = Un effet qui a lieu une fois, tout de suite.

glossary-cost = coût d’acquisition
    .definition = Les gemmes d’un achat.

## Déroulement

glossary-round = tour (de jeu)
    .definition = Achats, planification, actions et exploitation de tous.

glossary-purchase-phase = phase d’achat
    .definition = La première phase : jusqu’à trois achats chacun.

glossary-planning-phase = phase de planification
    .definition = La deuxième phase : les cartes se posent en secret, puis l’ordre du tour en découle.

glossary-action-phase = phase d’actions et d’exploitation
    .definition = La troisième phase : chacun agit, décale ses cartes et exploite.

glossary-consumption = consommation
    .definition = Ce que coûtent vos cartes visibles à chaque tour, et le total que votre énergie doit rattraper.

glossary-energy = énergie
    .definition = Ce que vous récoltez pour rattraper votre consommation.

glossary-covering = recouvrir
    .definition = Poser une carte sur une autre : celle du dessous ne compte plus.

glossary-shift = décaler
    .definition = Avancer toutes ses cartes d’une zone vers la droite.

glossary-colonise = coloniser, fonder une colonie
    .definition = Poser un cube, ou une tour, sur une planète.

glossary-extract = extraire
    .definition = Prendre la ressource d’un système où l’on a un cube, qui reste.

glossary-discover = découvrir
    .definition = Piocher deux tuiles et en poser une.

glossary-upgrade = transformer une gemme
    .definition = Échanger une gemme contre celle de la valeur suivante.

glossary-take-gems = récupérer des gemmes
    .definition = Prendre dans la réserve les gemmes d’une carte.

glossary-exploit = exploiter une galaxie
    .definition = Retirer un cube d’une galaxie contre son rendement.

glossary-harvest = récolter de l’énergie
    .definition = Avancer sur la piste d’énergie.

glossary-yield = rendement
    .definition = L’énergie d’une galaxie, parfois avec une carte Bonus.

glossary-majority = majorité
    .definition = Plus de cubes que chacun des autres.

glossary-minority = minorité
    .definition = Autant de cubes qu’un autre, ou moins.

glossary-dark-tech-level = niveau Dark Tech
    .definition = Le nombre de fois que vous avez rattrapé votre consommation.

glossary-compensation = compensation
    .definition = Les gemmes de ceux qu’une montée laisse derrière.

glossary-final-scoring = décompte final
    .definition = L’énergie des gemmes, des cartes IA et des cartes Bonus, à la fin.

## Modules et solo

glossary-station = station spatiale
    .definition = Module 1 : une pièce achetée, posée dans une galaxie pour la partie.

glossary-extraction-station = station d’extraction
    .definition = La station qui donne une ressource de sa galaxie à chaque exploitation.

glossary-exploitation-station = station d’exploitation
    .definition = La station qui laisse exploiter sa galaxie sans retirer de cube.

glossary-colonisation-station = station de colonisation
    .definition = La station dont les trois cubes comptent pour la majorité.

glossary-leader = leader
    .definition = Module 2 : un pouvoir, contre une consommation de départ plus haute.

glossary-power = pouvoir spécial
    .definition = L’effet propre à un leader ou à une carte Dark Tech.

glossary-automa = automa
    .definition = L’adversaire du mode solo : les androïdes, menés par leurs cartes.

glossary-automa-card = carte Automa
    .definition = Le programme d’un tour de l’automa : consommation, actions, galaxies à exploiter.

glossary-silver = carte argentée
    .definition = Une des deux cartes Automa à ajouter quand on connaît le mode solo.
