### Magnastorm : les données du matériel, et ce qui peut y être faux.
### $path dit où : le chemin d’une donnée. $index, $number et $group : laquelle.

## De quoi parlent les données


# Boîte
datum-box-players = Nombre de joueurs
    .said = de { $min } à { $max }
datum-box-colours = Couleurs des joueurs
datum-box-federations-grey = Fédération grise
datum-box-federations-purple = Fédération violette
datum-box-federations-pink = Fédération rose
datum-box-federations-orange = Fédération orange
datum-box-cubes = Cubes par joueur
datum-box-yellow = Cubes jaunes
datum-box-black = Cubes noirs
datum-box-neutral_crew = Équipage neutre
datum-box-crew = Équipage par joueur
datum-box-labs = Laboratoires par joueur
datum-box-stations = Stations par joueur
datum-box-markers = Marqueurs par joueur
datum-box-markers_on_board = Marqueurs sur le plateau de chacun
datum-box-counts-commanders = Commandants
datum-box-counts-administrative = Commandants administratifs
datum-box-counts-scientific = Commandants scientifiques
datum-box-counts-objectives = Objectifs
datum-box-counts-bronze = Artefacts de bronze
datum-box-counts-silver = Artefacts d’argent
datum-box-counts-gold = Artefacts d’or
datum-box-counts-covers = Tuiles qui couvrent, à 2 joueurs

# Nombres des règles
datum-numbers-rounds = Manches au plus
datum-numbers-neutral_crew_per_column = Équipage neutre par colonne
datum-numbers-objectives_drawn-research = Objectifs de recherche en jeu
datum-numbers-objectives_drawn-sector = Objectifs de secteur en jeu
datum-numbers-bag = Cubes de chaque couleur dans le sac
datum-numbers-exchange = Cubes donnés dans un échange
datum-numbers-majority = Réputation d’une majorité
datum-numbers-station_reputation = Réputation d’une station
datum-numbers-covered_space = Case réputation couverte à 2 joueurs
datum-players-threshold = Seuil { edition-at-players }
datum-players-board = Face des plateaux { edition-at-players }
datum-players-start_cubes = Cubes de départ dans l’ordre du tour { edition-at-players }
datum-players-prizes = Artefacts par rang { edition-at-players }

# Planète
datum-planet-sectors = Secteurs, dans le sens horaire
datum-planet-areas-spot = Zone { edition-at-area } : position dessinée
    .said = { $x } ; { $y }
datum-planet-lines = Ligne de connexion { $number }
datum-planet-starts-sector = Départ { $number } : secteur
datum-planet-starts-lines = Départ { $number } : zones reliées
datum-planet-starts-spot = Départ { $number } : position dessinée
    .said = { $x } ; { $y }
datum-centre_tile-calm-START_1 = Départ 1, manche { $number } : secteurs calmes, de la queue à la tête
datum-centre_tile-calm-START_2 = Départ 2, manche { $number } : secteurs calmes, de la queue à la tête
datum-centre_tile-income-trailing = Revenus du secteur de queue, laboratoires : { $index }
    .said = de sa couleur : { $own } · jaunes : { $yellow }
datum-centre_tile-income-middle = Revenus du secteur du milieu, laboratoires : { $index }
    .said = de sa couleur : { $own } · jaunes : { $yellow }
datum-centre_tile-income-leading = Revenus du secteur de tête, laboratoires : { $index }
    .said = de sa couleur : { $own } · jaunes : { $yellow }

# Tableaux
datum-rows-cost = Ligne { $number } : prix de l’action A
    .said = de sa couleur : { $own } · jaunes : { $yellow }
datum-rows-gain = Ligne { $number } : gain de l’action B
    .said = de sa couleur : { $own } · jaunes : { $yellow }

# Plateaux à 4 joueurs
datum-board_large-rows = Lignes des tableaux, à 4 joueurs
datum-board_large-columns = Colonnes des tableaux, à 4 joueurs
datum-board_large-cells-bonus = Case { edition-at-cell-large } : bonus, à 4 joueurs
datum-board_large-objective_values = Case réputation { $number } des objectifs, à 4 joueurs
datum-board_large-spaces-colour = Case { edition-at-space-large } : couleur, à 4 joueurs
datum-board_large-spaces-spot = Case { edition-at-space-large } : position dessinée, à 4 joueurs
    .said = { $x } ; { $y }
datum-board_large-sites-lines = Emplacement de station { edition-at-site-large } : lignes, à 4 joueurs
datum-board_large-sites-spot = Emplacement de station { edition-at-site-large } : position dessinée, à 4 joueurs
    .said = { $x } ; { $y }

# Plateaux à 2 ou 3 joueurs
datum-board_small-rows = Lignes des tableaux, à 2 ou 3 joueurs
datum-board_small-columns = Colonnes des tableaux, à 2 ou 3 joueurs
datum-board_small-cells-bonus = Case { edition-at-cell-small } : bonus, à 2 ou 3 joueurs
datum-board_small-objective_values = Case réputation { $number } des objectifs, à 2 ou 3 joueurs
datum-board_small-spaces-colour = Case { edition-at-space-small } : couleur, à 2 ou 3 joueurs
datum-board_small-spaces-spot = Case { edition-at-space-small } : position dessinée, à 2 ou 3 joueurs
    .said = { $x } ; { $y }
datum-board_small-sites-lines = Emplacement de station { edition-at-site-small } : lignes, à 2 ou 3 joueurs
datum-board_small-sites-spot = Emplacement de station { edition-at-site-small } : position dessinée, à 2 ou 3 joueurs
    .said = { $x } ; { $y }

# Recherche
datum-research-levels = Niveaux d’une piste de recherche
datum-research-fields-players = { edition-at-field } : en jeu, à tant de joueurs
datum-research-fields-bonuses = { edition-at-field.of-group } : bonus du niveau { $number }

# Cartes
datum-commanders-kind = { edition-at-commander } : sorte
datum-commanders-green = { edition-at-commander } : réputation gagnée
datum-commanders-red = { edition-at-commander } : réputation perdue
datum-objectives-kind = Objectif { edition-at-objective } : sorte
datum-objectives-demands = Objectif { edition-at-objective.of-group } : demande { $number }
datum-objectives-leads = Objectif { edition-at-objective } : tête ou majorité
    .said = { $value ->
        [one] dans un des lieux choisis
        [all] dans chacun des lieux choisis
       *[other] pas nécessaire
    }
datum-objectives-field = Objectif { edition-at-objective } : zone de recherche
    .said = { $value ->
        [vert] verte
        [rouge] rouge
        [bleu] bleue
       *[other] au choix
    }
datum-objectives-remove = Objectif { edition-at-objective } : laboratoires à retirer, par secteur
datum-artefacts-bronze = Carte artefact de bronze { $number }
    .said = n° { $number }, valeur { $value }, { $bonus_id ->
        [reputation] 1 point de réputation
        [own] 1 cube de sa couleur
       *[field] un niveau { $field }
    }
datum-artefacts-silver = Carte artefact d’argent { $number }
    .said = n° { $number }, valeur { $value }, { $bonus_id ->
        [reputation] 1 point de réputation
        [own] 1 cube de sa couleur
       *[field] un niveau { $field }
    }
datum-artefacts-gold = Carte artefact d’or { $number }
    .said = n° { $number }, valeur { $value }, { $bonus_id ->
        [reputation] 1 point de réputation
        [own] 1 cube de sa couleur
       *[field] un niveau { $field }
    }

# Plateau de joueur
datum-player_board-labs = Prix du laboratoire { $number }
    .said = de sa couleur : { $own } · jaunes : { $yellow }
datum-player_board-stations = Prix de la station { $number }
    .said = de sa couleur : { $own } · jaunes : { $yellow }

# Le Consortium (non officiel)
datum-consortium-levels-easy = Le Consortium (non officiel), difficulté facile
    .said = programme { $programme } · stations : { $stations } · { $begins ->
        [yes] commence
       *[no] ne commence pas
    } · bonus de manche : { $round_bonus }
datum-consortium-levels-normal = Le Consortium (non officiel), difficulté normale
    .said = programme { $programme } · stations : { $stations } · { $begins ->
        [yes] commence
       *[no] ne commence pas
    } · bonus de manche : { $round_bonus }
datum-consortium-levels-hard = Le Consortium (non officiel), difficulté difficile
    .said = programme { $programme } · stations : { $stations } · { $begins ->
        [yes] commence
       *[no] ne commence pas
    } · bonus de manche : { $round_bonus }
datum-consortium-levels-expert = Le Consortium (non officiel), difficulté experte
    .said = programme { $programme } · stations : { $stations } · { $begins ->
        [yes] commence
       *[no] ne commence pas
    } · bonus de manche : { $round_bonus }
datum-consortium-levels-master = Le Consortium (non officiel), difficulté de maître
    .said = programme { $programme } · stations : { $stations } · { $begins ->
        [yes] commence
       *[no] ne commence pas
    } · bonus de manche : { $round_bonus }
datum-consortium-grades-easy = Avances sur le Consortium (non officiel) qui valent un rang, difficulté facile
    .said = explorateur { $explorer }, commandant { $commander }, légende { $legend }
datum-consortium-grades-normal = Avances sur le Consortium (non officiel) qui valent un rang, difficulté normale
    .said = explorateur { $explorer }, commandant { $commander }, légende { $legend }
datum-consortium-grades-hard = Avances sur le Consortium (non officiel) qui valent un rang, difficulté difficile
    .said = explorateur { $explorer }, commandant { $commander }, légende { $legend }
datum-consortium-grades-expert = Avances sur le Consortium (non officiel) qui valent un rang, difficulté experte
    .said = explorateur { $explorer }, commandant { $commander }, légende { $legend }
datum-consortium-grades-master = Avances sur le Consortium (non officiel) qui valent un rang, difficulté de maître
    .said = explorateur { $explorer }, commandant { $commander }, légende { $legend }

## Ce que dit le rang

edition-at-players = { $index ->
        [0] à 2 joueurs
        [1] à 3 joueurs
        [2] à 4 joueurs
       *[other] { $number }
    }
edition-at-cell-large = { $index ->
        [0] ligne 1, jeton
        [1] ligne 1, colonne 2
        [2] ligne 1, colonne 3
        [3] ligne 1, colonne 4
        [4] ligne 1, colonne 5
        [5] ligne 2, jeton
        [6] ligne 2, colonne 2
        [7] ligne 2, colonne 3
        [8] ligne 2, colonne 4
        [9] ligne 2, colonne 5
        [10] ligne 3, jeton
        [11] ligne 3, colonne 2
        [12] ligne 3, colonne 3
        [13] ligne 3, colonne 4
        [14] ligne 3, colonne 5
        [15] ligne 4, jeton
        [16] ligne 4, colonne 2
        [17] ligne 4, colonne 3
        [18] ligne 4, colonne 4
        [19] ligne 4, colonne 5
        [20] ligne 5, jeton
        [21] ligne 5, colonne 2
        [22] ligne 5, colonne 3
        [23] ligne 5, colonne 4
        [24] ligne 5, colonne 5
       *[other] { $number }
    }
edition-at-space-large = { $index ->
        [0] SO-a1
        [1] SO-a2
        [2] SO-b1
        [3] SO-c1
        [4] SO-c2
        [5] SO-d1
        [6] SO-d2
        [7] SO-d3
        [8] SO-e1
        [9] SO-e2
        [10] O-a1
        [11] O-a2
        [12] O-b1
        [13] O-c1
        [14] O-c2
        [15] O-d1
        [16] O-d2
        [17] O-d3
        [18] O-e1
        [19] O-e2
        [20] NO-a1
        [21] NO-a2
        [22] NO-b1
        [23] NO-c1
        [24] NO-c2
        [25] NO-d1
        [26] NO-d2
        [27] NO-d3
        [28] NO-e1
        [29] NO-e2
        [30] NE-a1
        [31] NE-a2
        [32] NE-b1
        [33] NE-c1
        [34] NE-c2
        [35] NE-d1
        [36] NE-d2
        [37] NE-d3
        [38] NE-e1
        [39] NE-e2
        [40] E-a1
        [41] E-a2
        [42] E-b1
        [43] E-c1
        [44] E-c2
        [45] E-d1
        [46] E-d2
        [47] E-d3
        [48] E-e1
        [49] E-e2
        [50] SE-a1
        [51] SE-a2
        [52] SE-b1
        [53] SE-c1
        [54] SE-c2
        [55] SE-d1
        [56] SE-d2
        [57] SE-d3
        [58] SE-e1
        [59] SE-e2
       *[other] { $number }
    }
edition-at-site-large = { $index ->
        [0] SO–O au bord
        [1] SO–O vers le centre
        [2] O–NO au bord
        [3] O–NO vers le centre
        [4] NO–NE au bord
        [5] NO–NE vers le centre
        [6] NE–E au bord
        [7] NE–E vers le centre
        [8] E–SE au bord
        [9] E–SE vers le centre
        [10] SE–SO au bord
        [11] SE–SO vers le centre
       *[other] { $number }
    }
edition-at-cell-small = { $index ->
        [0] ligne 1, jeton
        [1] ligne 1, colonne 2
        [2] ligne 1, colonne 3
        [3] ligne 1, colonne 4
        [4] ligne 2, jeton
        [5] ligne 2, colonne 2
        [6] ligne 2, colonne 3
        [7] ligne 2, colonne 4
        [8] ligne 3, jeton
        [9] ligne 3, colonne 2
        [10] ligne 3, colonne 3
        [11] ligne 3, colonne 4
        [12] ligne 4, jeton
        [13] ligne 4, colonne 2
        [14] ligne 4, colonne 3
        [15] ligne 4, colonne 4
        [16] ligne 5, jeton
        [17] ligne 5, colonne 2
        [18] ligne 5, colonne 3
        [19] ligne 5, colonne 4
       *[other] { $number }
    }
edition-at-space-small = { $index ->
        [0] SO-a1
        [1] SO-b1
        [2] SO-c1
        [3] SO-c2
        [4] SO-c3
        [5] SO-d1
        [6] SO-e1
        [7] O-a1
        [8] O-b1
        [9] O-c1
        [10] O-c2
        [11] O-c3
        [12] O-d1
        [13] O-e1
        [14] NO-a1
        [15] NO-b1
        [16] NO-c1
        [17] NO-c2
        [18] NO-c3
        [19] NO-d1
        [20] NO-e1
        [21] NE-a1
        [22] NE-b1
        [23] NE-c1
        [24] NE-c2
        [25] NE-c3
        [26] NE-d1
        [27] NE-e1
        [28] E-a1
        [29] E-b1
        [30] E-c1
        [31] E-c2
        [32] E-c3
        [33] E-d1
        [34] E-e1
        [35] SE-a1
        [36] SE-b1
        [37] SE-c1
        [38] SE-c2
        [39] SE-c3
        [40] SE-d1
        [41] SE-e1
       *[other] { $number }
    }
edition-at-site-small = { $index ->
        [0] SO–O
        [1] O–NO
        [2] NO–NE
        [3] NE–E
        [4] E–SE
        [5] SE–SO
       *[other] { $number }
    }
edition-at-area = { $index ->
        [0] SO-a
        [1] SO-b
        [2] SO-c
        [3] SO-d
        [4] SO-e
        [5] O-a
        [6] O-b
        [7] O-c
        [8] O-d
        [9] O-e
        [10] NO-a
        [11] NO-b
        [12] NO-c
        [13] NO-d
        [14] NO-e
        [15] NE-a
        [16] NE-b
        [17] NE-c
        [18] NE-d
        [19] NE-e
        [20] E-a
        [21] E-b
        [22] E-c
        [23] E-d
        [24] E-e
        [25] SE-a
        [26] SE-b
        [27] SE-c
        [28] SE-d
        [29] SE-e
       *[other] { $number }
    }
edition-at-field = { $index ->
        [0] Recherche verte
        [1] Recherche rouge
        [2] Recherche bleue
        [3] Recherche brune
       *[other] { $number }
    }
    .of-group = { $group ->
        [1] Recherche verte
        [2] Recherche rouge
        [3] Recherche bleue
        [4] Recherche brune
       *[other] { $group }
    }
edition-at-commander = { $index ->
        [0] Forrester Dain
        [1] Justin B. Beeper
        [2] Ellen B. Outridge
        [3] Adira Okzil
        [4] Idris Yakuul
        [5] Mira Mascovic
        [6] Azrea Bonsmai
        [7] Ozgül Yilmark
        [8] Franzkarl Huber
        [9] Rain Davenpitt
        [10] Yuul Mbado
        [11] Joy D. Obondov
        [12] Cedric J. Lebeaux
        [13] Kim-Kin Park
        [14] Sayuri Modo
        [15] Kaysia Vasidis
       *[other] { $number }
    }
edition-at-objective = { $index ->
        [0] « Connaissance profonde »
        [1] « Commandants et connaissance »
        [2] « Connaissance étendue »
        [3] « Connaissance en tête »
        [4] « 2 et 2 laboratoires »
        [5] « 4 laboratoires »
        [6] « 1 laboratoire dans quatre secteurs »
        [7] « 3 et 1 laboratoires »
       *[other] { $number }
    }
    .of-group = { $group ->
        [1] « Connaissance profonde »
        [2] « Commandants et connaissance »
        [3] « Connaissance étendue »
        [4] « Connaissance en tête »
        [5] « 2 et 2 laboratoires »
        [6] « 4 laboratoires »
        [7] « 1 laboratoire dans quatre secteurs »
        [8] « 3 et 1 laboratoires »
       *[other] { $group }
    }

## Les mots des données

datum-word-grey = gris
datum-word-purple = violet
datum-word-pink = rose
datum-word-orange = orange
datum-word-yellow = jaune
datum-word-white = blanc
datum-word-green = vert
datum-word-red = rouge
datum-word-blue = bleu
datum-word-brown = brun
datum-word-neu = NEU, la Nouvelle Europe
datum-word-copa = COPA, la Confédération Pacifique
datum-word-adhes = ADHES, l’Alliance Démocratique de l’Hémisphère Sud
datum-word-etan = ETAN, les États d’Amérique du Nord
datum-word-FP = jeton
datum-word-C1 = colonne 2
datum-word-C2 = colonne 3
datum-word-C3 = colonne 4
datum-word-C4 = colonne 5
datum-word-R1 = 1
datum-word-R2 = 2
datum-word-R3 = 3
datum-word-R4 = 4
datum-word-R5 = 5
datum-word-SW = SO
datum-word-W = O
datum-word-NW = NO
datum-word-None = aucun
datum-word-kind = bonus
datum-word-double = double
datum-word-research = recherche
datum-word-crew = équipage
datum-word-range = portée
datum-word-bag = sac
datum-word-turn = ordre du tour
datum-word-field = zone
datum-word-count = cubes
datum-word-own = un cube de sa couleur
datum-word-any = un cube de la couleur d’un joueur
datum-word-administrative = administratif
datum-word-scientific = scientifique
datum-word-sector = secteur
datum-word-small = pour 2 ou 3 joueurs
datum-word-large = pour 4 joueurs
datum-word-gold = or
datum-word-silver = argent
datum-word-bronze = bronze
datum-word-from_round = dès la manche
datum-word-markers = marqueurs
datum-word-levels = niveaux
datum-word-commanders = commandants

## Pourquoi une donnée est reconstituée

note-artefacts = Les exemples ne montrent que deux numéros et quelques valeurs. Cette carte est de nous, d’après eux.
note-calm = Le livret dit que la tuile tourne d’un secteur par manche et où est le départ 1. Que le départ soit en queue du calme est notre déduction.
note-cells = Le tableau est une image perdue. Les sortes de bonus sont du livret, leur place est de nous : les lignes chères en ont plus.
note-commanders = Les nombres des cartes sont des images. L’exemple donne 2 pour Ellen B. Outridge et 1 perdu par carte ; nous prenons 2 et 1 partout.
note-consortium = Le Consortium est de nous, non du livret : un mode solo non officiel, réglé dans des parties simulées.
note-grades = Le livret n’a pas de mode solo ; les rangs du nôtre, non officiel, sont mesurés. Dans les parties gagnées à votre place, à chaque niveau, par l’adversaire le plus fort du programme, environ deux sur trois ont valu commandant, et deux sur neuf légende.
note-drawing = Le plateau est une image perdue. Où c’est dessiné est de nous, sans effet sur le jeu.
note-federations = Le livret ne dit pas en toutes lettres quelle fédération a quelle couleur. Sans effet sur le jeu.
note-fourth-field = À 4 joueurs, il y a une quatrième zone de recherche ; sa couleur n’est nulle part. La brune est de nous.
note-income = Le livret donne quatre revenus en exemple. Celui-ci est de nous ; le secteur de tête paie le mieux.
note-labs = Les prix sont une image. Les deux premiers sont gratuits et un exemple paie un cube ; le reste est de nous.
note-levels = La hauteur des pistes n’est écrite nulle part ; un objectif en demande au moins 10. Douze est notre choix.
note-lines = La carte est une image perdue. Cette ligne est de nous, d’après ce que disent les exemples.
note-objective-field = Une phrase du livret annonce une couleur sur la carte ; aucune carte connue n’en montre (décision A46).
note-objective-values = Les exemples donnent 5 et 4. Les autres valeurs sont de nous ; avec la face pour 2 ou 3 joueurs, un seul 3 par carte.
note-objectives = Deux des quatre cartes de secteur ne sont montrées nulle part. Celle-ci est de nous, au même prix de quatre laboratoires.
note-row-4 = Ces montants sont du livret, qui ne dit pas de quelle ligne. Qu’ils aillent ensemble, ici, est notre déduction.
note-rows = Les prix et les gains des lignes sont une image. Ceux-ci sont de nous : vers le bas, rouler coûte moins et gagner rapporte plus.
note-sectors = Le plateau est une image perdue. Six secteurs autour d’un hexagone ; leurs noms sont de nous.
note-sites = Le livret met les emplacements aux limites des secteurs, sans dire lesquels. Ceux-ci sont de nous.
note-small-rows = Seule la face pour 4 joueurs est décrite par un compte rendu. Cinq lignes aussi sur l’autre est notre choix (décision A31).
note-spaces = La carte est une image perdue. Cette couleur est de nous ; chaque secteur a sa part de chaque couleur.
note-starts = Le livret place le départ 1 en bas à gauche. Le reste est de nous.
note-stations = Un exemple paie un cube pour une station, sans dire laquelle. Ces prix sont de nous.
note-tracks = Les pistes sont une image perdue. Les sortes de bonus sont du livret, leur niveau est de nous.

## Ce qui peut être faux dans une édition

edition-start = { edition-start.alone } ({ $path })
    .alone = De « { $ref } » partent des lignes, vers des zones de son secteur seulement.
edition-same-line = { edition-same-line.alone } ({ $path })
    .alone = Cette ligne existe déjà.
edition-bad-line = { edition-bad-line.alone } ({ $path })
    .alone = « { $one } » et « { $other } » ne sont pas de secteurs voisins.
edition-cut-off = { edition-cut-off.alone } ({ $path })
    .alone = Ces zones ne sont reliées à rien : { $places }.
edition-no-space = { edition-no-space.alone } ({ $path })
    .alone = Ces zones n’ont pas de case : { $places }.
edition-site = { edition-site.alone } ({ $path })
    .alone = « { $ref } » doit être sur des lignes qui relient les mêmes deux secteurs.
edition-site-of-line = { edition-site-of-line.alone } ({ $path })
    .alone = La ligne de « { $one } » à « { $other } » passe par un emplacement de station, un seul, { $board ->
        [small] sur la face à 2 ou 3 joueurs.
        [large] sur la face à 4 joueurs.
       *[both] sur les deux faces.
    }
edition-start-in-storm = { edition-start-in-storm.alone } ({ $path })
    .alone = « { $ref } » doit être dans le calme à la manche 1.
edition-calm = { edition-calm.alone } ({ $path })
    .alone = Il faut trois secteurs calmes côte à côte.
edition-cell-bonus = { edition-cell-bonus.alone } ({ $path })
    .alone = Ce bonus ne convient pas à la case « { $ref } ».
edition-objective = { edition-objective.alone } ({ $path })
    .alone = « { $ref } » demande ce que personne ne peut remplir.
edition-consortium = { edition-consortium.alone } ({ $path })
    .alone = Le niveau « { $ref } » ne va pas : programme, stations ou bonus.
