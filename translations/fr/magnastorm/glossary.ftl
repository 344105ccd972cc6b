### Magnastorm : le glossaire. La valeur est le terme, .definition le dit en une phrase.

## Plateaux et lieux

glossary-game-board = plateau de jeu
    .definition = Le plateau de la planète, avec la piste de réputation ; une face pour 2 ou 3 joueurs, une pour 4.

glossary-centre-tile = tuile centrale
    .definition = La tuile à six côtés au milieu de la planète : elle dit quels secteurs sont calmes, ce qu’ils paient, et la manche.

glossary-sector = secteur
    .definition = Un sixième de la planète.

glossary-calm = secteur calme
    .definition = Un des trois secteurs verts du moment : on y roule, et il paie en fin de manche.

glossary-storm = secteur de tempête
    .definition = Un des trois secteurs rouges du moment : on n’y roule pas, et il ne paie rien.

glossary-trailing = secteur de queue
    .definition = Le calme que la tempête prend à la fin de la manche. Le mot est de nous.

glossary-middle = secteur du milieu
    .definition = Le calme entre les deux autres ; il devient le secteur de queue. Le mot est de nous.

glossary-leading = secteur de tête
    .definition = Le calme qui vient de s’ouvrir ; il le reste encore deux manches. Le mot est de nous.

glossary-zone = zone
    .definition = Un groupe d’une à trois cases de la planète, relié à d’autres.

glossary-space = case de la planète
    .definition = La place d’un laboratoire, colorée ou blanche.

glossary-white-space = case blanche
    .definition = Une case qui avance la recherche dans la zone de votre choix.

glossary-line = ligne de connexion
    .definition = Ce qui relie deux zones ; le Scout la suit.

glossary-start = zone de départ
    .definition = L’endroit, hors des cases, où attendent les Scouts au début.

glossary-site = emplacement de station
    .definition = La place d’une station, sur des lignes entre deux secteurs.

glossary-action-board = plateau action
    .definition = Le plateau des commandants administratifs et des deux tableaux.

glossary-panel = tableau d’action
    .definition = Une grille de lignes et de colonnes pour l’équipage ; il y en a deux, pareils.

glossary-upper-panel = tableau supérieur
    .definition = Le tableau d’où part l’équipage ; ses colonnes font les prix des commandants.

glossary-lower-panel = tableau inférieur
    .definition = Le tableau où va l’équipage ; ses lignes font les actions.

glossary-row = ligne
    .definition = Une rangée d’un tableau, avec un prix rouge et un gain vert.

glossary-column = colonne
    .definition = Ce qui est sous un commandant ou sous le jeton.

glossary-cell = case d’un tableau
    .definition = La place d’un membre d’équipage, parfois avec un bonus.

glossary-cell-bonus = bonus de case
    .definition = Ce qu’une case donne à qui y joue son équipage.

glossary-research-board = plateau recherche
    .definition = Le plateau des zones de recherche, des commandants scientifiques et des objectifs.

glossary-field = zone de recherche
    .definition = Une colonne du plateau recherche, avec une couleur et un commandant.

glossary-level = niveau
    .definition = Un cran d’une zone de recherche.

glossary-level-bonus = bonus de niveau
    .definition = Ce que donne un niveau quand on y arrive en avançant.

glossary-player-board = plateau de joueur
    .definition = Votre plateau : laboratoires, stations, équipage, marqueurs, cubes.

glossary-transporter = transporteur spatial
    .definition = La partie de votre plateau qui porte vos cubes.

glossary-reputation-space = case réputation
    .definition = La place d’un marqueur à côté d’un objectif, et ce qu’elle rapporte.

glossary-cover = tuile dissimulation
    .definition = Ce qui couvre une case réputation à 2 joueurs.

glossary-reputation-track = piste de réputation
    .definition = La piste où avance votre total.

glossary-turn-order-track = piste d’ordre du tour
    .definition = La piste qui dit dans quel ordre on joue.

glossary-supply = réserve générale
    .definition = Les cubes qui ne sont ni à quelqu’un, ni dans le sac.

glossary-personal-supply = réserve personnelle
    .definition = Ce que porte votre plateau.

glossary-bag = sac en tissu
    .definition = Le sac d’où sortent des cubes au hasard.

## Pièces et cartes

glossary-scout = Scout Runner
    .definition = Votre véhicule sur la planète.

glossary-lab = laboratoire tortue
    .definition = Une pièce installée sur une case : elle avance la recherche, paie et compte pour la majorité.

glossary-station = station de téléportation
    .definition = Une pièce construite entre deux secteurs, d’où un déplacement peut partir.

glossary-crew = membre d’équipage
    .definition = La pièce que l’on joue d’un tableau à l’autre.

glossary-neutral-crew = équipage neutre
    .definition = L’équipage jaune, qui n’est à personne et que chacun joue.

glossary-marker = marqueur
    .definition = La pièce qui marque réputation, recherche, ordre, commandants et objectifs.

glossary-cube = Cube Crédit
    .definition = La monnaie du jeu, en plusieurs couleurs.

glossary-yellow-cube = cube jaune
    .definition = Un cube neutre, qui paie l’équipage neutre.

glossary-black-cube = cube noir
    .definition = Dessiné : un cube de votre couleur. Pioché : il se change en un cube de votre couleur.

glossary-white-cube = cube blanc
    .definition = Dessiné : un cube de la couleur d’un joueur, au choix, jamais jaune.

glossary-token = jeton premier joueur
    .definition = Ce que donne la colonne de gauche ; il rend premier à l’administration.

glossary-administrative = commandant administratif
    .definition = Un commandant que l’on prend en payant sa colonne.

glossary-scientific = commandant scientifique
    .definition = Un commandant qui va à qui est seul en tête d’une zone de recherche.

glossary-commander-tile = tuile commandant
    .definition = La tuile qui montre à quelle colonne est un commandant.

glossary-commander-card = carte commandant
    .definition = La carte que tient qui contrôle le commandant, avec son effet.

glossary-green-number = nombre vert
    .definition = La réputation gagnée en prenant une carte commandant.

glossary-red-number = nombre rouge
    .definition = La réputation perdue en perdant une carte commandant.

glossary-objective-card = carte objectif
    .definition = Une carte à remplir une fois par joueur, contre de la réputation.

glossary-sector-objective = objectif de secteur
    .definition = Un objectif qui fait retirer des laboratoires.

glossary-research-objective = objectif de recherche
    .definition = Un objectif qui fait reculer des marqueurs.

glossary-artefact = carte artefact
    .definition = Ce que l’on gagne après la partie, de bronze, d’argent ou d’or.

glossary-federation = fédération
    .definition = Une des quatre couleurs de joueurs ; sans effet sur le jeu.

glossary-alliance = Alliance Terrestre
    .definition = Dans l’histoire, ce que servent toutes les fédérations.

glossary-lander = vaisseau
    .definition = Dans l’histoire, d’où vous dirigez votre équipe.

## Mots des règles

glossary-round = manche
    .definition = Les tours de tous, puis une administration ; quatre au plus.

glossary-cycle = cycle
    .definition = Un tour de chacun, dans l’ordre de la piste. Le mot est de nous.

glossary-turn = tour
    .definition = Une action, puis un objectif si l’on veut.

glossary-administration = phase d’administration
    .definition = La fin d’une manche, en six étapes.

glossary-action-a = action A
    .definition = Payer la ligne et déplacer le Scout.

glossary-action-b = action B
    .definition = Gagner les cubes de la ligne.

glossary-range = portée
    .definition = Le nombre de zones que le Scout peut parcourir.

glossary-stay = rester en place
    .definition = Une action A sans bouger.

glossary-install = installer
    .definition = Poser un laboratoire sur la case du Scout.

glossary-build = construire
    .definition = Poser une station au passage d’un secteur à l’autre.

glossary-advance = avancer
    .definition = Monter d’un niveau dans une zone de recherche.

glossary-set-back = reculer
    .definition = Redescendre un marqueur pour un objectif, sans bonus.

glossary-control = prendre le contrôle
    .definition = Avoir un commandant : tenir sa carte.

glossary-surcharge = supplément
    .definition = Le cube de plus quand un autre contrôle le commandant.

glossary-exchange = action gratuite d’échange
    .definition = Trois cubes à la réserve contre un au choix.

glossary-majority = majorité
    .definition = Plus de laboratoires dans un secteur que chacun des autres.

glossary-knowledge = le plus de connaissance
    .definition = Être seul le plus haut dans une zone de recherche.

glossary-income = revenus
    .definition = Les cubes que paient les secteurs calmes.

glossary-reputation = réputation
    .definition = Les points qui font gagner.

glossary-threshold = seuil
    .definition = La réputation qui annonce la fin : 27, 23 ou 25. Le mot est de nous.

glossary-starting-positions = positions de départ
    .definition = Ordre, premier équipage, premier niveau et cube des derniers.

glossary-advanced-start = positions de départ avancées
    .definition = Un départ où les artefacts gagnés fixent l’ordre et donnent des bonus.

## Le Consortium

glossary-consortium = Consortium (non officiel)
    .definition = Notre adversaire en solo ; le livret n’en a pas.

glossary-programme = programme (non officiel)
    .definition = La suite d’étapes que le Consortium répète.

glossary-step = étape E, A, R (non officiel)
    .definition = Explorer, analyser ou se reposer : ce que fait le Consortium après son équipage.

glossary-grade = rang (non officiel)
    .definition = Légende, commandant ou explorateur, selon votre avance sur le Consortium.
