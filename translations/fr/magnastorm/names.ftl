### Magnastorm : les noms des choses, tels qu’ils entrent dans une phrase.
### Valeur : le nom seul. .the : « le … » · .a : « un … » · .at : où · .from : d’où · .of : « de … » · .to : vers où · .text : l’effet.
### Variables : $owner couleur d’un joueur (grey, purple, pink, orange) · $colour d’un cube (aussi yellow, black) · $crew couleur d’un
### membre d’équipage, yellow : neutre · $field (green, red, blue, brown) · $sector (SW, W, NW, NE, E, SE) · $area lettre d’une zone (a à e) ·
### $start (START_1, START_2) · $space couleur d’une case (une zone de recherche, ou white) · $position (trailing, middle, leading) · $row (R1 à R5) · $column (FP, C1 à C4) ·
### $commander (01 à 08, 11 à 18) · $objective (Q1 à Q4, S1 à S4) · $bonus d’une case · $place d’un emplacement (O, I, T) · $metal ·
### $artefact numéro d’une carte · $step du Consortium (E, A, R) · $grade · $n, $number, $count : nombres.

game-magnastorm = Magnastorm

## Joueurs

seat = { $owner ->
        [grey] gris
        [purple] violet
        [pink] rose
       *[orange] orange
    }
federation = { $federation ->
        [neu] NEU, la Nouvelle Europe
        [copa] COPA, la Confédération Pacifique
        [adhes] ADHES, l’Alliance Démocratique de l’Hémisphère Sud
       *[etan] ETAN, les États d’Amérique du Nord
    }

## Cubes

cube = { $colour ->
        [grey] cube gris
        [purple] cube violet
        [pink] cube rose
        [orange] cube orange
        [black] cube noir
       *[yellow] cube jaune
    }
    .the = le { cube }
    .a = un { cube }
    .adjective = { $colour ->
        [grey] gris
        [purple] violet
        [pink] rose
        [orange] orange
        [black] noir
       *[yellow] jaune
    }
    .plural = { $colour ->
        [grey] cubes gris
        [purple] cubes violets
        [pink] cubes roses
        [orange] cubes orange
        [black] cubes noirs
       *[yellow] cubes jaunes
    }
    .count = { $count ->
        [one] { $count } { cube }
       *[other] { $count } { cube.plural }
    }
    .short = { $colour ->
        [grey] G
        [purple] V
        [pink] R
        [orange] O
        [black] N
       *[yellow] J
    }

supply = réserve
    .the = la réserve
    .from = de la réserve
    .to = vers la réserve

bag = sac
    .the = le sac
    .from = du sac
    .to = dans le sac

cube-store = cubes du joueur { seat }
    .the = les { cube-store }
    .at = parmi les { cube-store }

## Équipage et tableaux

crew = { $crew ->
        [grey] membre d’équipage gris
        [purple] membre d’équipage violet
        [pink] membre d’équipage rose
        [orange] membre d’équipage orange
       *[yellow] membre d’équipage neutre
    }
    .the = le { crew }
    .a = un { crew }
    .plural = { $crew ->
        [grey] membres d’équipage gris
        [purple] membres d’équipage violets
        [pink] membres d’équipage roses
        [orange] membres d’équipage orange
       *[yellow] membres d’équipage neutres
    }
    .count = { $count ->
        [one] { $count } { crew }
       *[other] { $count } { crew.plural }
    }

crew-places = places d’équipage du joueur { seat }
    .the = les { crew-places }
    .at = sur les { crew-places }

panel = { $panel ->
        [upper] tableau supérieur
       *[lower] tableau inférieur
    }
    .the = le { panel }
    .at = sur le { panel }
    .of = du { panel }

column = { $column ->
        [FP] colonne du jeton
        [C1] 2ᵉ colonne
        [C2] 3ᵉ colonne
        [C3] 4ᵉ colonne
       *[C4] 5ᵉ colonne
    }
    .the = la { column }
    .at = dans la { column }
    .from = de la { column }
    .of = de la { column }
    .short = { $column ->
        [FP] jeton
        [C1] colonne 2
        [C2] colonne 3
        [C3] colonne 4
       *[C4] colonne 5
    }

row = { $row ->
        [R1] ligne 1
        [R2] ligne 2
        [R3] ligne 3
        [R4] ligne 4
       *[R5] ligne 5
    }
    .the = la { row }
    .at = sur la { row }
    .of = de la { row }

# $row, $column.
cell = case { row.of }, { column.short }
    .the = la { cell }
    .at = sur la { cell }
    .from = de la { cell }
    .to = vers la { cell }
    .short = { row }, { column.short }

# $bonus · $field, là où c’est de la recherche.
cell-bonus = { $bonus ->
        [double] Double
        [research] Recherche : { field.short }
        [crew] Équipage
        [range] Portée
        [bag] Sac
        [turn] Ordre du tour
       *[none] sans bonus
    }
    .text = { $bonus ->
        [double] Avec A : un second laboratoire sur la même case, à son prix.
        [research] Un niveau { field.at }.
        [crew] Un membre de votre équipage peut rejoindre un tableau.
        [range] Avec A : le Scout va jusqu’à deux zones.
        [bag] Avec B : 1 cube de plus, pioché dans le sac.
        [turn] Vous échangez votre place dans l’ordre du tour avec qui vous précède.
       *[none] Rien de plus.
    }

cell-action = { $action ->
        [move] action A, déplacer
       *[gain] action B, gagner des cubes
    }
    .short = { $action ->
        [move] déplacer
       *[gain] gagner
    }

token = jeton premier joueur
    .the = le jeton premier joueur
    .a = un jeton premier joueur
    .text = Aussitôt, un niveau dans une zone de recherche au choix et 1 cube de la couleur d’un joueur. À la prochaine administration, vous passez premier.
token-slot = emplacement du jeton premier joueur
    .the = l’{ token-slot }
    .at = sur l’{ token-slot }

turn-order = piste d’ordre du tour
    .the = la piste d’ordre du tour
    .at = sur la piste d’ordre du tour
turn-order-space = position { $n } de la piste d’ordre du tour
    .the = la { turn-order-space }
    .at = en { turn-order-space }

## Planète

sector = { $sector ->
        [SW] secteur sud-ouest
        [W] secteur ouest
        [NW] secteur nord-ouest
        [NE] secteur nord-est
        [E] secteur est
       *[SE] secteur sud-est
    }
    .the = le { sector }
    .at = dans le { sector }
    .from = du { sector }
    .of = du { sector }
    .to = vers le { sector }
    .short = { $sector ->
        [SW] SO
        [W] O
        [NW] NO
        [NE] NE
        [E] E
       *[SE] SE
    }

sector-weather = { $weather ->
        [calm] calme
       *[storm] dans la tempête
    }

# $position : dans la moitié calme ; la tempête prend ensuite le secteur de queue.
calm-position = { $position ->
        [trailing] secteur de queue
        [middle] secteur du milieu
       *[leading] secteur de tête
    }
    .the = le { calm-position }

# $sector, $area.
zone = zone { sector.short }-{ $area }
    .the = la { zone }
    .at = dans la { zone }
    .of = de la { zone }
    .to = vers la { zone }
    .kind = { $area ->
        [a] entrée, au bord
        [b] entrée, vers le centre
        [c] milieu
        [d] sortie, au bord
       *[e] sortie, vers le centre
    }

# $sector, $area, $n : la case de la zone, dans le sens horaire.
space = case { sector.short }-{ $area }{ $n }
    .the = la { space }
    .at = sur la { space }
    .from = de la { space }
    .of = de la { space }
    .to = vers la { space }
    .short = { sector.short }-{ $area }{ $n }

# $space : sa couleur.
space-colour = { $space ->
        [green] case verte
        [red] case rouge
        [blue] case bleue
        [brown] case brune
       *[white] case blanche
    }
    .a = une { space-colour }

start = { $start ->
        [START_1] départ 1
       *[START_2] départ 2
    }
    .the = le { start }
    .at = sur le { start }
    .from = du { start }
    .to = vers le { start }

# $one, $other : les deux secteurs · $place : O au bord, I vers le centre, T le seul de cette limite.
site = { $place ->
        [O] emplacement de station { $one }–{ $other } au bord
        [I] emplacement de station { $one }–{ $other } vers le centre
       *[T] emplacement de station { $one }–{ $other }
    }
    .the = l’{ site }
    .at = sur l’{ site }
    .from = de l’{ site }
    .station = { $place ->
        [O] la station { $one }–{ $other } au bord
        [I] la station { $one }–{ $other } vers le centre
       *[T] la station { $one }–{ $other }
    }

scout = { $owner ->
        [grey] Scout gris
        [purple] Scout violet
        [pink] Scout rose
       *[orange] Scout orange
    }
    .the = le { scout }
    .of = du { scout }

lab = { $owner ->
        [grey] laboratoire gris
        [purple] laboratoire violet
        [pink] laboratoire rose
       *[orange] laboratoire orange
    }
    .the = le { lab }
    .a = un { lab }

station = { $owner ->
        [grey] station grise
        [purple] station violette
        [pink] station rose
       *[orange] station orange
    }
    .the = la { station }
    .a = une { station }

marker = { $owner ->
        [grey] marqueur gris
        [purple] marqueur violet
        [pink] marqueur rose
       *[orange] marqueur orange
    }
    .the = le { marker }
    .a = un { marker }

lab-slot = place de laboratoire { $n }
    .the = la { lab-slot }
    .at = sur la { lab-slot }
    .from = de la { lab-slot }
station-slot = place de station { $n }
    .the = la { station-slot }
    .at = sur la { station-slot }
    .from = de la { station-slot }

centre-tile = tuile centrale
    .the = la tuile centrale

reputation-track = piste de réputation
    .the = la piste de réputation
    .at = sur la piste de réputation
reputation-space = case { $n } de la piste de réputation
    .the = la { reputation-space }
    .at = sur la { reputation-space }

player-board = plateau du joueur { seat }
    .the = le { player-board }
    .at = sur le { player-board }

## Recherche

field = { $field ->
        [green] recherche verte
        [red] recherche rouge
        [blue] recherche bleue
       *[brown] recherche brune
    }
    .the = la { field }
    .at = en { field }
    .of = de la { field }
    .short = { $field ->
        [green] verte
        [red] rouge
        [blue] bleue
       *[brown] brune
    }

# $field, $n.
field-level = niveau { $n } { field.of }
    .the = le { field-level }
    .at = au { field-level }

# $kind · $count : combien de cubes du sac.
level-bonus = { $kind ->
        [own] 1 cube de votre couleur
        [yellow] 1 cube jaune
        [any] 1 cube de la couleur d’un joueur
        [bag] { $count ->
            [one] { $count } cube du sac
           *[other] { $count } cubes du sac
        }
        [crew] pose d’un membre d’équipage
       *[none] sans bonus
    }

## Commandants

commander = { $commander ->
        [01] Forrester Dain
        [02] Justin B. Beeper
        [03] Ellen B. Outridge
        [04] Adira Okzil
        [05] Idris Yakuul
        [06] Mira Mascovic
        [07] Azrea Bonsmai
        [08] Ozgül Yilmark
        [11] Franzkarl Huber
        [12] Rain Davenpitt
        [13] Yuul Mbado
        [14] Joy D. Obondov
        [15] Cedric J. Lebeaux
        [16] Kim-Kin Park
        [17] Sayuri Modo
       *[18] Kaysia Vasidis
    }
    .the = { commander }
    .of = { $commander ->
        [03] d’{ commander }
        [04] d’{ commander }
        [05] d’{ commander }
        [07] d’{ commander }
        [08] d’{ commander }
        [13] du commandant { commander }
       *[other] de { commander }
    }
    .from = { commander.of }
    .text = { $commander ->
        [01] En prenant la carte, payez 1 ou 2 cubes jaunes si vous voulez : 1 point de réputation chacun.
        [02] En déplaçant, 1 cube qui n’est pas de votre couleur, si vous voulez, pour 1 de portée de plus.
        [03] Par objectif rempli, 1 point de réputation de plus et un niveau au choix.
        [04] En déplaçant, 2 cubes de votre couleur, si vous voulez, pour un niveau au choix.
        [05] En déplaçant ou en prenant un commandant, un cube jaune du prix peut être un des vôtres, ou l’inverse.
        [06] Au lieu de rouler, le Scout peut sauter sur une case d’une zone à laboratoire.
        [07] En déplaçant, 1 cube de votre couleur, si vous voulez, pour un laboratoire de plus sur la case.
        [08] À l’administration, 1 point de réputation de plus par majorité.
        [11] Chaque niveau peut s’avancer dans une autre zone de recherche au choix.
        [12] En gagnant des cubes, un niveau là où vous êtes le plus bas.
        [13] En gagnant des cubes, 1 cube de plus de la couleur d’un joueur.
        [14] En piochant dans le sac, 2 cubes de plus si vous voulez.
        [15] 1 point de réputation aussitôt, et à chaque administration où vous gardez la carte.
        [16] Une fois par tour, votre équipage peut se servir d’une case occupée.
        [17] En déplaçant, 1 cube de votre couleur de moins à payer.
       *[18] Une fois par tour, en déplaçant, un laboratoire ou une station pour rien.
    }
    .short = { $commander ->
        [01] Dain
        [02] Beeper
        [03] Outridge
        [04] Okzil
        [05] Yakuul
        [06] Mascovic
        [07] Bonsmai
        [08] Yilmark
        [11] Huber
        [12] Davenpitt
        [13] Mbado
        [14] Obondov
        [15] Lebeaux
        [16] Park
        [17] Modo
       *[18] Vasidis
    }

commander-kind = { $kind ->
        [administrative] commandant administratif
       *[scientific] commandant scientifique
    }
    .a = un { commander-kind }

commander-card = carte { commander.of }
    .the = la { commander-card }
commander-tile = tuile { commander.of }
    .the = la { commander-tile }
commander-slot = emplacement { commander.of }
    .the = l’{ commander-slot }
    .at = sur l’{ commander-slot }

## Objectifs

objective = { $objective ->
        [Q1] objectif « Connaissance profonde »
        [Q2] objectif « Commandants et connaissance »
        [Q3] objectif « Connaissance étendue »
        [Q4] objectif « Connaissance en tête »
        [S1] objectif « 2 et 2 laboratoires »
        [S2] objectif « 4 laboratoires »
        [S3] objectif « 1 laboratoire dans quatre secteurs »
       *[S4] objectif « 3 et 1 laboratoires »
    }
    .the = l’{ objective }
    .of = de l’{ objective }
    .at = à côté de l’{ objective }
    .text = { $objective ->
        [Q1] Dans une zone de recherche, redescendez de 10 niveaux.
        [Q2] Contrôlez 2 commandants et reculez un marqueur de 3 niveaux ; dès la manche 2, 3 commandants et 5 niveaux.
        [Q3] Reculez deux marqueurs de 2 niveaux chacun ; dès la manche 2, trois. Vous devez mener une de ces zones.
        [Q4] Reculez un marqueur de 4 niveaux ; de 6 en manche 2, de 8 ensuite. Vous devez mener sa zone.
        [S1] Retirez 2 laboratoires de chacun de deux secteurs, avec la majorité dans l’un d’eux.
        [S2] Retirez 4 laboratoires d’un secteur.
        [S3] Retirez 1 laboratoire de chacun de quatre secteurs, avec la majorité dans l’un d’eux.
       *[S4] Retirez 3 laboratoires d’un secteur et 1 d’un autre, avec la majorité dans l’un d’eux.
    }
    .short = { $objective ->
        [Q1] 10 niveaux
        [Q2] commandants
        [Q3] plusieurs zones
        [Q4] zone menée
        [S1] 2 + 2 laboratoires
        [S2] 4 laboratoires
        [S3] 1 + 1 + 1 + 1
       *[S4] 3 + 1 laboratoires
    }

# $objective, $n : sa valeur.
objective-value = case réputation { $n } { objective.of }
    .the = la { objective-value }
    .at = sur la { objective-value }

objective-kind = { $kind ->
        [research] objectif de recherche
       *[sector] objectif de secteur
    }
    .a = un { objective-kind }

## Artefacts

artefact = artefact { $artefact }
    .the = l’{ artefact }
    .of = de l’{ artefact }

metal = { $metal ->
        [bronze] bronze
        [silver] argent
       *[gold] or
    }
    .card = { $metal ->
        [bronze] artefact de bronze
        [silver] artefact d’argent
       *[gold] artefact d’or
    }

# $bonus · $field, là où c’est un niveau.
artefact-bonus = { $bonus ->
        [reputation] 1 point de réputation
        [own] 1 cube de votre couleur
       *[field] un niveau { field.at }
    }

## Le Consortium (non officiel)

consortium = Consortium
    .the = le Consortium
consortium-step = { $step ->
        [E] explorer
        [A] analyser
       *[R] repos
    }
    .short = { $step ->
        [E] E
        [A] A
       *[R] R
    }
consortium-grade = { $grade ->
        [legend] légende
        [commander] commandant
       *[explorer] explorateur
    }

## Quantités

amount-reputation = { $count ->
        [one] { $count } point de réputation
       *[other] { $count } points de réputation
    }
amount-cubes = { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }

phase = { $phase ->
        [crew] Premier équipage
        [research] Première recherche
        [turns] Tours
        [administration] Administration
       *[over] Fin de la partie
    }
round-number = manche { $n }

## Modes

mode-magnastorm-competitive = Partie ordinaire
mode-magnastorm-consortium = Solo contre le Consortium (non officiel)

## Options

option-start = Départ
    .help = Où commencent les Scouts, et quels secteurs sont calmes d’abord.
option-first = Premier joueur
    .help = Qui commence ; les autres suivent dans le sens horaire.
option-advanced = Positions de départ avancées
    .help = Des cartes artefact gagnées auparavant fixent l’ordre et donnent des bonus. Chacun doit en avoir deux.
    .order = selon les artefacts
option-artefacts = Cartes artefact gagnées
    .help = Les cartes que ce joueur garde de ses parties ; ou de quoi sont les deux qu’il a gagnées ailleurs, et le sort dit lesquelles.
    .own = { $count ->
        [one] { $count } carte gardée
       *[other] { $count } cartes gardées
    }
    .kept = { $count ->
        [one] Gardée : { $refs }. Il en faut deux.
       *[other] Gardées : { $refs }. Deux en seront tirées.
    }
    .unknown = { $count ->
        [one] Le profil garde aussi une carte que cette boîte ne connaît pas : { $refs }.
       *[other] Le profil garde aussi { $count } cartes que cette boîte ne connaît pas : { $refs }.
    }
option-storm_escape = Fuir la tempête
    .help = Un Scout qui ne peut atteindre le calme roule vers lui, ou y est posé d’un coup (décision A1).
option-cell_bonus_timing = Bonus de cases
    .help = Recherche, Équipage et Ordre du tour viennent après l’action, ou dès que l’équipage est posé (décision A7).
option-kimkin_once_per_round = Kim-Kin Park une fois par manche
    .help = Une case occupée ne sert qu’une fois par manche, et non à chaque tour (décision A9).
option-azrea_second_level = Le laboratoire d’Azrea avance la recherche
    .help = Le laboratoire de plus donne son propre niveau. Sans cette option, il n’en donne pas (décision A13).
option-consortium_level = Difficulté (non officielle)
    .help = La force du Consortium, notre adversaire en solo : programme, stations, qui commence, bonus de manche.
option-consortium_programme = Programme du Consortium
    .help = Non officiel : ce qu’il fait à ses tours, en boucle. E explore, A analyse, R se repose.
option-consortium_stations = Stations du Consortium
    .help = Non officiel : combien il en construit au plus.
option-consortium_begins = Qui commence contre le Consortium
    .help = Non officiel : vous ou lui, au lieu de ce que dit le niveau.
option-consortium_bonus = Bonus de manche du Consortium
    .help = Non officiel : la réputation qu’il gagne à la fin de chaque manche.
