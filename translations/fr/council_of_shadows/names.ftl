### Council of Shadows : les noms des choses, tels qu’ils entrent dans une phrase.
### Valeur : le nom seul. .the : « le … » · .a : « un … » · .at : où · .from : d’où · .of : « de … » · .to : vers où · .text : l’effet.
### Variables : $owner couleur d’un joueur (blue, red, green, purple) · $gem (a, g, t) · $planet type de planète (B, D, V) ·
### $sector secteur, de 1 à 3 · $galaxy (GRY, ORA, BRO, BLU, GRN, TUR, BEI, RED, YEL, PNK) · $tile numéro d’une tuile (1-01) ·
### $card carte Action (S-C1, AI-01…) · $tech carte Dark Tech (DT1-1…) · $bonus carte Bonus (L-CONS-1, D-GRY…) · $automa carte Automa (A1-1…) ·
### $improvement (UP-D, UP-R2-1…) · $station (ST-EXT, ST-EXP, ST-COL) · $leader (LD-BUTEO…) · $civilisation (tretons…) · $zone numéro · $count.

game-council_of_shadows = Council of Shadows

## Gemmes

gem = { $gem ->
        [a] gemme anthracite
        [g] gemme dorée
       *[t] gemme transparente
    }
    .the = la { gem }
    .a = une { gem }
    .adjective = { $gem ->
        [a] anthracite
        [g] dorée
       *[t] transparente
    }
    .plural = { $gem ->
        [a] gemmes anthracite
        [g] gemmes dorées
       *[t] gemmes transparentes
    }
    .count = { $count ->
        [one] { $count } { gem }
       *[other] { $count } { gem.plural }
    }
    .short = { $gem ->
        [a] A
        [g] D
       *[t] T
    }

gem-supply = réserve de { gem.plural }
    .the = la { gem-supply }
    .from = de la { gem-supply }
    .to = vers la { gem-supply }

## Planètes, systèmes, secteurs

planet = { $planet ->
        [B] planète bleue
        [D] planète marron
       *[V] planète rouge
    }
    .the = la { planet }
    .a = une { planet }
    .plural = { $planet ->
        [B] planètes bleues
        [D] planètes marron
       *[V] planètes rouges
    }
    .count = { $count ->
        [one] { $count } { planet }
       *[other] { $count } { planet.plural }
    }
    .kind = { $planet ->
        [B] similaire à la Terre
        [D] désertique
       *[V] volcanique
    }
    .short = { $planet ->
        [B] B
        [D] M
       *[V] R
    }

sector = { $sector ->
        [1] secteur 1 parsec
       *[other] secteur { $sector } parsecs
    }
    .the = le { sector }
    .at = dans le { sector }
    .of = du { sector }
    .short = { $sector ->
        [1] 1 parsec
       *[other] { $sector } parsecs
    }

# $sector : jusqu’où l’on agit.
range = { $sector ->
        [1] 1 parsec
       *[other] { $sector } parsecs
    }
    .to = jusqu’à { range }

tile-pile = { $sector ->
        [1] pile 1 parsec
       *[other] pile { $sector } parsecs
    }
    .the = la { tile-pile }
    .from = dans la { tile-pile }
    .under = sous la { tile-pile }

system = système { $tile }
    .the = le { system }
    .at = dans le { system }
    .of = du { system }
    .from = du { system }

# $n : la planète du système, comptée de gauche à droite.
planet-of = { planet } { $n } du { system }
    .the = la { planet-of }
    .at = sur la { planet-of }

## Galaxies

galaxy = { $galaxy ->
        [GRY] galaxie grise
        [ORA] galaxie orange
        [BRO] galaxie marron
        [BLU] galaxie bleue
        [GRN] galaxie verte
        [TUR] galaxie turquoise
        [BEI] galaxie beige
        [RED] galaxie rouge
        [YEL] galaxie jaune
       *[PNK] galaxie rose
    }
    .the = la { galaxy }
    .at = dans la { galaxy }
    .of = de la { galaxy }
    .from = de la { galaxy }
    .to = vers la { galaxy }
    .name = { $galaxy ->
        [GRY] Parvus Corta
        [ORA] Aurea Mora
        [BRO] Umbra Terrae
        [BLU] Cyane Reach
        [GRN] Viridis Arch
        [TUR] Tennant Strand
        [BEI] Sabulum Drift
        [RED] Rubra Corona
        [YEL] Heaven’s Fence
       *[PNK] Rosea Deep
    }
    .short = { $galaxy ->
        [GRY] grise
        [ORA] orange
        [BRO] marron
        [BLU] bleue
        [GRN] verte
        [TUR] turquoise
        [BEI] beige
        [RED] rouge
        [YEL] jaune
       *[PNK] rose
    }

# $n : la case de la galaxie, comptée à partir de 1.
space = case { $n } de la { galaxy }
    .the = la { space }
    .at = sur la { space }

station-slot = emplacement de station { $n } de la { galaxy }
    .the = l’{ station-slot }
    .at = sur l’{ station-slot }

yield = rendement de la { galaxy }
    .the = le { yield }

## Plateaux, pistes, réserves

board-main = plateau de jeu
    .the = le plateau de jeu
    .at = sur le plateau de jeu

board-council = plateau Council of Shadows
    .the = le plateau Council of Shadows
    .at = sur le plateau Council of Shadows

board-player = plateau individuel
    .the = le plateau individuel
    .at = sur le plateau individuel

screen = paravent
    .the = le paravent

track = { $track ->
        [consumption] piste de consommation
       *[energy] piste d’énergie
    }
    .the = la { track }
    .at = sur la { track }

marker = { $track ->
        [consumption] compteur de consommation
       *[energy] compteur d’énergie
    }
    .the = le { marker }

order-token = jeton Ordre du tour { $n }
    .the = le { order-token }

zone = zone { $zone }
    .the = la { zone }
    .at = dans la { zone }
    .from = de la { zone }
    .to = vers la { zone }

extra-zone = { $kind ->
        [ZONE-AVA] zone supplémentaire d’Ava
       *[ZONE-PORTAL] zone supplémentaire du portail céleste
    }
    .the = la { extra-zone }

hand = main
    .the = la main
    .at = en main

throne = trône
    .the = le trône

supply = réserve
    .the = la réserve
    .from = de la réserve

light-pile = pile des cartes Bonus claires
    .the = la pile des cartes Bonus claires
    .under = sous la pile des cartes Bonus claires

# $level : I ou II, en chiffres romains.
tech-pile = pile Dark Tech { $level }
    .the = la { tech-pile }
    .from = de la { tech-pile }
automa-pile = pile Automa { $level }
    .the = la { automa-pile }

# $n : le niveau. Au-delà de V, en chiffres arabes.
level = niveau Dark Tech { level.number }
    .the = le { level }
    .at = au { level }
    .number = { $n ->
        [0] 0
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
       *[other] { $n }
    }
    .short = niveau { level.number }

## Joueurs et leurs pièces

seat = { $owner ->
        [red] Rouge
        [green] Vert
        [purple] Violet
       *[blue] Bleu
    }
    .of = de { seat }
    .to = à { seat }
    .adjective = { $owner ->
        [red] rouge
        [green] vert
        [purple] violet
       *[blue] bleu
    }
    .adjective-feminine = { $owner ->
        [red] rouge
        [green] verte
        [purple] violette
       *[blue] bleue
    }

civilisation = { $civilisation ->
        [tretons] Tretons
        [avry] Avry
        [tak_rill] Tak’rill
       *[automatos] Automatos
    }
    .the = les { civilisation }
    .trait = { $civilisation ->
        [tretons] les rusés
        [avry] les harmonieux
        [tak_rill] les perfectionnistes
       *[automatos] les androïdes
    }

cube = cube { seat.adjective }
    .the = le { cube }
    .a = un { cube }

# $height : de 1 à 3 cubes.
tower = { $height ->
        [1] colonie d’un cube
       *[other] tour de { $height } cubes
    }
    .the = la { tower }
    .a = une { tower }

colony = colonie
    .the = la colonie
    .a = une colonie

player-marker = marqueur Joueur { seat.adjective }
    .the = le { player-marker }

## Cartes Action

card = { $card ->
        [S-C1] Coloniser
        [S-C2] Fonder une colonie
        [S-X2] Extraire
        [S-D] Découvrir
        [S-G] Récupérer des gemmes
        [S-U] Transformer
        [AI-01] Veille
        [AI-02] Hibernation
        [AI-03] Sonde passive
        [AI-04] Colonie minière
        [AI-05] Saut lointain
        [AI-06] Arche
        [AI-07] Avant-poste
        [AI-08] Métropole
        [AI-09] Polyvalente
        [AI-10] Grande expédition
        [AI-11] Colons I
        [AI-12] Colons II
        [AI-13] Tour I
        [AI-14] Tour II
        [AI-15] Essaimage
        [AI-16] Foreuse
        [AI-17] Extraction sobre
        [AI-18] Excavatrice
        [AI-19] Téléforage
        [AI-20] Gisement
        [AI-21] Filon pur
        [AI-22] Raffinerie
        [AI-23] Capteur
        [AI-24] Colonie solaire
       *[AI-25] Éclaireur
    }
    .the = la carte « { card } »
    .a = une carte « { card } »
    .of = de la carte « { card } »
    .text = { $card ->
        [S-C1] Placez 1 cube sur une planète libre.
        [S-C2] Placez une tour de 2 cubes sur une planète libre.
        [S-X2] Jusqu’à 2 extractions.
        [S-D] Découvrez un système, puis 1 cube dessus ou une extraction.
        [S-G] Prenez 3 gemmes anthracite.
        [S-U] Transformez 1 gemme anthracite en dorée, ou 1 dorée en transparente.
        [AI-01] Aucune action.
        [AI-02] Aucune action.
        [AI-03] Découvrez un système, puis 1 cube dessus ou une extraction.
        [AI-04] Placez 1 cube, et extrayez une fois la ressource de ce système.
        [AI-05] Découvrez dans un secteur au choix, puis 1 cube sur une planète de n’importe quel type ou une extraction.
        [AI-06] Placez une tour de 2 cubes sur une planète libre de n’importe quel type, dans un secteur au choix.
        [AI-07] Découvrez un système et placez-y 1 cube ; extrayez en plus sa ressource une fois.
        [AI-08] Placez une tour de 3 cubes sur une planète libre.
        [AI-09] Placez 1 cube ; ou découvrez un système, puis 1 cube dessus ou une extraction.
        [AI-10] Découvrez un système, puis 2 cubes sur une de ses planètes ou deux extractions.
        [AI-11] Placez 1 cube sur une planète libre.
        [AI-12] Placez 1 cube sur une planète libre.
        [AI-13] Placez une tour de 2 cubes sur une planète libre.
        [AI-14] Placez une tour de 2 cubes sur une planète libre.
        [AI-15] Placez 1 cube sur une ou deux planètes différentes.
        [AI-16] Jusqu’à 3 extractions.
        [AI-17] Jusqu’à 2 extractions.
        [AI-18] Jusqu’à 4 extractions.
        [AI-19] Jusqu’à 2 extractions, dans des secteurs au choix.
        [AI-20] Prenez 2 gemmes anthracite et 1 dorée.
        [AI-21] Prenez 1 gemme dorée et 1 transparente.
        [AI-22] Jusqu’à 2 transformations, sur une ou deux gemmes.
        [AI-23] Gagnez 3 énergies.
        [AI-24] Placez 1 cube et gagnez 3 énergies.
       *[AI-25] Découvrez un système, puis 1 cube dessus ou une extraction.
    }

## Améliorations

improvement = { $improvement ->
        [UP-D] Terraformation marron
        [UP-V] Terraformation rouge
        [UP-X] Extension de colonie
        [UP-E1] Énergie 1
        [UP-E2] Énergie 2
        [UP-E3] Énergie 3
        [UP-E4] Énergie 4
        [UP-R2-1] Zone 1 à 2 parsecs
        [UP-R2-2] Zone 2 à 2 parsecs
        [UP-R2-3] Zone 3 à 2 parsecs
        [UP-R2-4] Zone 4 à 2 parsecs
        [UP-R3-1] Zone 1 à 3 parsecs
        [UP-R3-2] Zone 2 à 3 parsecs
        [UP-R3-3] Zone 3 à 3 parsecs
       *[UP-R3-4] Zone 4 à 3 parsecs
    }
    .the = l’amélioration « { improvement } »
    .of = de l’amélioration « { improvement } »
    .text = { $improvement ->
        [UP-D] Vous pouvez coloniser les planètes marron.
        [UP-V] Vous pouvez coloniser les planètes rouges.
        [UP-X] Vous pouvez placer vos cubes sur d’autres cubes, jusqu’à une hauteur de 3.
        [UP-E1] De l’énergie tout de suite, une seule fois.
        [UP-E2] De l’énergie tout de suite, une seule fois.
        [UP-E3] De l’énergie tout de suite, une seule fois.
        [UP-E4] De l’énergie tout de suite, une seule fois.
        [UP-R2-1] La zone 1 atteint le secteur 2 parsecs.
        [UP-R2-2] La zone 2 atteint le secteur 2 parsecs.
        [UP-R2-3] La zone 3 atteint le secteur 2 parsecs.
        [UP-R2-4] La zone 4 atteint le secteur 2 parsecs.
        [UP-R3-1] La zone 1 atteint les trois secteurs.
        [UP-R3-2] La zone 2 atteint les trois secteurs.
        [UP-R3-3] La zone 3 atteint les trois secteurs.
       *[UP-R3-4] La zone 4 atteint les trois secteurs.
    }

## Cartes Dark Tech

tech = { $tech ->
        [DT1-1] Nouveau portail céleste
        [DT1-2] Transformation des gemmes
        [DT1-3] Peuple d’explorateurs
        [DT1-4] Colonies scientifiques
        [DT1-5] Empire
        [DT1-6] Planification étendue
        [DT1-7] Économiseur d’énergie
        [DT1-8] Extraction partagée
        [DT2-1] Peuple des ressources
        [DT2-2] Mouvement perpétuel
        [DT2-3] Suprématie
        [DT2-4] Mission de reconnaissance
        [DT2-5] Meilleure information
        [DT2-6] Peuple hégémonique
        [DT2-7] Poussée d’énergie
       *[DT2-8] Colonie supplémentaire
    }
    .the = la carte « { tech } »
    .of = de la carte « { tech } »
    .text = { $tech ->
        [DT1-1] Une zone d’action de plus, à 3 parsecs, à droite des vôtres. 1 gemme dorée tout de suite.
        [DT1-2] Chaque gemme que vous extrayez est de la valeur supérieure. 1 gemme transparente tout de suite.
        [DT1-3] Quand vous découvrez un système et le colonisez : 1 cube de plus.
        [DT1-4] Tout de suite : 1 cube n’importe où, et la ressource de ce système.
        [DT1-5] À chaque étape d’exploitation : 3 énergies par galaxie où vous avez la majorité.
        [DT1-6] Tout de suite : toutes vos zones à 3 parsecs ; 1 énergie par amélioration d’étendue.
        [DT1-7] Tout de suite : votre consommation recule de 7.
        [DT1-8] Vos extractions peuvent aussi porter sur les systèmes des autres. 1 gemme transparente tout de suite.
        [DT2-1] Tout de suite : deux extractions, dans des secteurs au choix.
        [DT2-2] Votre consommation reste où elle est ; vous jouez toujours en dernier.
        [DT2-3] À chaque étape d’exploitation : 3 énergies par système où vous avez la majorité.
        [DT2-4] Tout de suite : découvrez dans un secteur au choix, puis une tour de 2 cubes dessus ou deux extractions.
        [DT2-5] Tout de suite : une carte IA visible, une carte Bonus claire et 1 gemme transparente.
        [DT2-6] Tout de suite : exploitez jusqu’à deux galaxies différentes.
        [DT2-7] Tout de suite : 10 énergies.
       *[DT2-8] Tout de suite : une tour de 2 cubes n’importe où.
    }

## Cartes Bonus

bonus = { $bonus ->
        [L-GEM-a] Gemmes anthracite
        [L-GEM-g] Gemmes dorées
        [L-GEM-t] Gemmes transparentes
        [L-PLA-B] Planètes bleues
        [L-PLA-D] Planètes marron
        [L-PLA-V] Planètes rouges
        [L-SEC-1] Secteur 1 parsec
        [L-SEC-2] Secteur 2 parsecs
        [L-SEC-3] Secteur 3 parsecs
        [L-CONS-1] Consommation
        [L-CONS-2] Consommation
        [L-BOARD-1] Plateau individuel
        [L-BOARD-2] Plateau individuel
        [L-AI-1] Cartes IA
        [L-AI-2] Cartes IA
        [L-LIGHT-1] Cartes Bonus claires
        [L-LIGHT-2] Cartes Bonus claires
        [L-FIVE-1] Cinq énergies
        [D-GRY] Galaxie grise
        [D-ORA] Galaxie orange
        [D-BLU] Galaxie bleue
        [D-GRN] Galaxie verte
        [D-BRO] Galaxie marron
        [D-BEI] Galaxie beige
        [D-TUR] Galaxie turquoise
        [D-YEL] Galaxie jaune
       *[D-STA] Stations spatiales
    }
    .the = la carte Bonus « { bonus } »
    .text = { $bonus ->
        [L-GEM-a] 3 énergies, plus 1 par gemme anthracite qu’il vous reste.
        [L-GEM-g] 3 énergies, plus 1 par gemme dorée qu’il vous reste.
        [L-GEM-t] 3 énergies, plus 1 par gemme transparente qu’il vous reste.
        [L-PLA-B] 3 énergies, plus 1 par cube à vous sur les planètes bleues.
        [L-PLA-D] 3 énergies, plus 1 par cube à vous sur les planètes marron.
        [L-PLA-V] 3 énergies, plus 1 par cube à vous sur les planètes rouges.
        [L-SEC-1] 4 énergies, plus 1 par cube à vous dans le secteur 1 parsec.
        [L-SEC-2] 4 énergies, plus 1 par cube à vous dans le secteur 2 parsecs.
        [L-SEC-3] 4 énergies, plus 1 par cube à vous dans le secteur 3 parsecs.
        [L-CONS-1] Votre consommation divisée par 10, arrondie vers le bas.
        [L-CONS-2] Votre consommation divisée par 10, arrondie vers le bas.
        [L-BOARD-1] 1 énergie, plus 1 par cube à vous sur votre plateau individuel et vos zones supplémentaires.
        [L-BOARD-2] 1 énergie, plus 1 par cube à vous sur votre plateau individuel et vos zones supplémentaires.
        [L-AI-1] 1 énergie, plus 2 par carte IA à vous.
        [L-AI-2] 1 énergie, plus 2 par carte IA à vous.
        [L-LIGHT-1] 1 énergie, plus 2 par carte Bonus claire à vous, celle-ci comprise.
        [L-LIGHT-2] 1 énergie, plus 2 par carte Bonus claire à vous, celle-ci comprise.
        [L-FIVE-1] 5 énergies.
        [D-STA] 2 énergies, plus 4 par station spatiale que vous avez construite.
       *[other] 3 énergies ; 9 si vous y avez la majorité, 6 si vous y avez au moins une colonie.
    }
    .kind = { $bonus ->
        [D-GRY] carte Bonus foncée
        [D-ORA] carte Bonus foncée
        [D-BLU] carte Bonus foncée
        [D-GRN] carte Bonus foncée
        [D-BRO] carte Bonus foncée
        [D-BEI] carte Bonus foncée
        [D-TUR] carte Bonus foncée
        [D-YEL] carte Bonus foncée
        [D-STA] carte Bonus foncée
       *[other] carte Bonus claire
    }

light-bonus = carte Bonus claire
    .the = la carte Bonus claire
    .a = une carte Bonus claire
dark-bonus = carte Bonus foncée
    .the = la carte Bonus foncée
    .a = une carte Bonus foncée

## Module 1 : stations

station = { $station ->
        [ST-EXT] station d’extraction
        [ST-EXP] station d’exploitation
       *[ST-COL] station de colonisation
    }
    .the = la { station }
    .a = une { station }
    .text = { $station ->
        [ST-EXT] À chaque étape d’exploitation, prenez la ressource d’un système de cette galaxie.
        [ST-EXP] Exploiter cette galaxie ne retire aucun cube.
       *[ST-COL] Trois de vos cubes s’y posent et comptent pour la majorité dans cette galaxie.
    }

## Module 2 : leaders

leader = { $leader ->
        [LD-BUTEO] Buteo
        [LD-ZOE] Zoe
        [LD-AVA] Ava
        [LD-CASARES] Casares
        [LD-S3E3] S3E3
       *[LD-BREISH] Breish
    }
    .of = { $leader ->
        [LD-AVA] d’{ leader }
       *[other] de { leader }
    }
    .power = { $leader ->
        [LD-BUTEO] Une fois par tour, à votre étape d’exploitation, extrayez dans des secteurs au choix.
        [LD-ZOE] À chaque phase d’achat, 1 cube gratuit dans un secteur au choix.
        [LD-AVA] Une zone d’action de plus, à droite des vôtres.
        [LD-CASARES] Avec au moins 3 colonies dans une galaxie, l’exploiter ne retire aucun cube. La carte à 3 cubes vous est interdite.
        [LD-S3E3] Avant d’exploiter, 1 énergie par colonie à vous sur le plateau.
       *[LD-BREISH] Quand vous exploitez, l’égalité vaut majorité.
    }

## Solo

automa-card = carte Automa { $automa ->
        [A1-1] I-1
        [A1-2] I-2
        [A1-3] I-3
        [A1-4] I-4
        [A1-5] I-5
        [A1-6] I-6
        [A2-1] II-1
        [A2-2] II-2
        [A2-3] II-3
        [A2-4] II-4
        [A2-5] II-5
        [A2-6] II-6
        [A3-1] III-1
        [A3-2] III-2
        [A3-3] III-3
        [A3-4] III-4
        [A3-5] III-5
       *[A3-6] III-6
    }
    .the = la { automa-card }

automa-mode = { $mode ->
        [MAJ] exploite les galaxies où elle a la majorité
       *[ALL] exploite toutes les galaxies où elle a une colonie
    }

# $pattern : lesquelles des huit cartes IA visibles.
display-pattern = { $pattern ->
        [top] la rangée du haut
        [bottom] la rangée du bas
        [left] les quatre de gauche
        [right] les quatre de droite
        [outer] les quatre des bords
        [centre] les quatre du milieu
       *[checker] quatre en damier
    }

## Quantités

amount-energy = { $count ->
        [one] { $count } énergie
       *[other] { $count } énergies
    }
amount-cubes = { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
amount-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

phase = { $phase ->
        [purchase] Phase d’achat
        [planning] Phase de planification
        [action] Phase d’actions
        [exploitation] Exploitation
       *[final] Décompte final
    }

round-number = tour { $n }

## Modes

mode-council_of_shadows-competitive = Partie ordinaire
mode-council_of_shadows-automa = Seul contre l’automa

## Options

option-stations = Module 1 : stations spatiales
    .help = Chacun a trois stations à acheter et à poser près des galaxies, et une carte Bonus foncée de plus est en jeu.
option-leaders = Module 2 : leaders
    .help = Chacun choisit au départ un des six leaders : un pouvoir, contre une consommation plus haute.
option-open_planning = Sans paravents
    .help = Les cartes posées pendant la planification sont vues aussitôt.
option-count_all_tops = Toutes les cartes consomment
    .help = Chaque tour, toutes vos cartes visibles consomment. Sans cette option, seulement celles que vous posez (décision Q1).
option-start_energy_by_token = Énergie de départ selon le jeton
    .help = Les jetons 1 à 4 commencent avec 0 à 3 énergies, et non tous à 0 (décision Q2).
option-levelup_at = Quand un niveau monte
    .help = Dès que vous avez fini votre part de la phase, ou seulement quand tous l’ont finie (décision Q3).
option-tiebreak_cubes = Dernière égalité : quels cubes
    .help = Les cubes du plateau de jeu, ou ceux de vos améliorations (décision Q7).
option-resource_people = Peuple des ressources
    .help = Deux extractions en tout, ou deux par système occupé (décision Q17).
option-buteo_extractions = Buteo : extractions par tour
    .help = Combien de fois Buteo extrait à chaque exploitation (décision Q24).
option-station_slots_typed = Emplacements selon la galaxie
    .help = Chaque galaxie ne reçoit qu’un type de station. Sans cette option, toute station va partout (décision Q25).
option-st_ext_presence = Station d’extraction : votre colonie
    .help = Il la faut dans la galaxie, ou dans le système dont vous prenez la ressource (décision Q44).
option-casares_ban_any = Casares jamais avec Métropole
    .help = La carte à trois cubes lui est interdite même gratuite. Sans cette option, il ne peut seulement pas l’acheter (décision Q49).
option-versatile_extracts = Polyvalente : extraire aussi
    .help = La carte permet aussi une simple extraction, sans rien découvrir (décision Q12).
option-ai10_anywhere = Grande expédition n’importe où
    .help = Ses deux cubes vont sur toute planète à portée, et non sur le nouveau système seulement (décision Q50).
option-automa_level = Difficulté
    .help = Ce que l’automa reçoit de plus ou de moins que le jeu ordinaire.
option-automa_silver = Cartes argentées
    .help = Les deux cartes argentées entrent dans leurs piles, quelle que soit la difficulté.
option-automa_consumption = Consommation de l’automa
    .help = Chacune de ses cartes consomme tant de plus, et l’automa monte moins vite ; ou tant de moins, et elle monte plus vite.
option-automa_energy = Énergie de départ de l’automa
    .help = Elle commence avec tant d’énergie de plus ou de moins que ne dit la difficulté, jamais sous 0.
option-automa_everywhere = La pile I exploite partout
    .help = Dès le début, l’automa exploite chaque galaxie où elle a une colonie.
