### Höyük : les règles, avec nos propres mots.
### Un message par règle ; sa valeur, quand elle en a une, est la phrase d’un refus.
### .title : le nom de la règle, pour les sommaires · .rule : la règle · .source : où la lire dans le livret ·
### .cure : ce qui rendrait le coup permis · .warning : pourquoi on pourrait regretter un coup permis.
###
### La ligne au-dessus d’une règle dit quelles variables lui viennent du moteur. Restent des identifiants (voir names.ftl) : $cell, $block,
### $one et $other (quartiers), $element, $symbol, $pile, $clan. Arrivent en toutes lettres : $seat, un nom de joueur ; $ask, une
### question entière ; $elements, des éléments avec leur article.

## Mise en place

HK-SET-1 =
    .title = Un clan chacun
    .rule = Chaque joueur prend les 25 maisons et le jeton d’un clan. Les maisons restent devant lui, le jeton part de la case 0 du compteur.
    .source = Système de base, étape 1 (p. 3) ; décision A39

HK-SET-2 =
    .title = Les calamités en jeu
    .rule = En partie classique ou intermédiaire, douze calamités : tremblement de terre, tornade, mauvaise saison, sacrifice, sauterelles et incendie, deux de chaque. En partie experte, les vingt-quatre. On les mélange et on les pose face cachée.
    .source = Système de base, étape 2 (p. 3) ; Partie experte (p. 16)

HK-SET-3 =
    .title = Enclos, totems et fours
    .rule = Les enclos, les totems et les fours forment la réserve, sur les cases G, C et D du plateau.
    .source = Système de base, étape 3 (p. 3)

HK-SET-4 =
    .title = Les piles d’aspect
    .rule = Chaque base d’aspect en jeu reçoit dix cartes face visible : trois bases en partie classique, cinq en partie intermédiaire, sept en partie experte. On ne voit que la carte du dessus.
    .source = Système de base, étape 4 (p. 4) ; Partie intermédiaire (p. 15) ; Partie experte (p. 16) ; FAQ, question 7

HK-SET-5 =
    .title = Les tuiles construction
    .rule = Dix tuiles construction, mélangées face cachée, forment la pile. Les cinq autres ne servent qu’en partie experte, où l’on joue avec les quinze.
    .source = Système de base, étape 5 (p. 4) ; FAQ, question 7 ; Partie experte (p. 16)

HK-SET-6 =
    .title = Un terrain vide
    .rule = Au début, rien n’est bâti dans le village. Le compteur qui l’entoure n’en fait pas partie.
    .source = Système de base, étape 6 (p. 4)

HK-SET-7 =
    .title = Qui commence
    .rule = On mélange deux maisons de chaque joueur et on en tire une : son propriétaire est premier joueur et prend le marqueur de tour. Le programme tire au sort de même.
    .source = Système de base, étape 7 (p. 4)

HK-SET-8 =
    .title = Pièces de la partie experte
    .rule = En partie experte, le bétail, les villageois et le chaman attendent aussi à leur place sur le plateau.
    .source = Partie experte (p. 16)

HK-SET-9 =
    .title = Quelles cartes sur quelles bases
    .rule = Les 30 cartes classiques, mélangées, vont sur les bases des fours, des totems et des enclos. Les 20 que la partie intermédiaire ajoute vont sur celles du nombre et de la hauteur, les 20 dernières sur celles du bétail et des villageois. Le nom de la base dit qui pioche, la carte dit ce qu’on gagne. Selon l’option choisie, toutes les cartes de la partie se mélangent ensemble.
    .source = Système de base, étape 4 (p. 4) ; Partie intermédiaire (p. 15) ; Partie experte (p. 16) ; décision A41

## Le tour

# $ask
HK-TURN-1 = Ce n’est pas le moment. { $ask }
    .title = Quatre phases
    .rule = Un tour compte quatre phases : les constructions, en deux étapes ; la calamité, sauf au premier tour ; les cartes d’aspect ; la fin du tour.
    .source = Résumé du tour (p. 4)
    .cure = Faites d’abord ce qui est demandé.

# $seat
HK-TURN-2 = La décision revient à { $seat }.
    .title = Le premier joueur, puis les autres
    .rule = À chaque phase, le premier joueur commence, et les autres suivent dans le sens des aiguilles d’une montre.
    .source = Résumé du tour (p. 4)
    .cure = Attendez votre tour.

HK-TURN-3 = Le premier joueur ne peut pas garder le marqueur de tour.
    .title = Donner le marqueur de tour
    .rule = Pour finir la phase 4, le premier joueur donne le marqueur à un autre, de son choix, qui sera premier joueur au tour suivant. Il ne peut pas le garder.
    .source = Résumé du tour (p. 4) ; Phase 4 – Fin du tour (p. 12–13)
    .cure = Donnez-le à un autre joueur.

HK-TURN-4 = La partie est finie : il n’y a plus rien à jouer.
    .title = La dernière maison
    .rule = Quand un joueur pose sa 25ᵉ maison, ce tour est le dernier ; on le joue quand même jusqu’au bout de la phase 4. Peu importe qu’elle vienne d’une tuile, d’une carte ou d’un pouvoir, et qu’elle aille au sol, sur une ruine ou à l’étage.
    .source = Résumé du tour (p. 4) ; Fin de la partie (p. 14) ; décisions A14, A44

HK-TURN-5 =
    .title = Des cartes avant chaque phase
    .rule = Chacune des quatre phases s’ouvre par un moment où chacun peut jouer des cartes d’aspect.
    .source = Utiliser les cartes d’aspect (p. 13)

## Phase 1 : constructions

HK-CON-1 =
    .title = Six éléments en deux étapes
    .rule = Pendant la phase de construction, chacun bâtit six éléments, trois à chacune des deux étapes.
    .source = Phase 1 – Construction (p. 5)

HK-CON-2 =
    .title = Une tuile chacun
    .rule = À chaque étape, le premier joueur distribue une tuile construction face visible à tous, lui compris, dans le sens des aiguilles d’une montre.
    .source = Phase 1 – Construction (p. 5) ; décision A34

# $elements · .warning : $elements
HK-CON-3 = Ce qui reste peut être bâti : { $elements }.
    .title = Bâtir toute la tuile
    .rule = En commençant par le premier joueur, chacun bâtit les trois éléments de sa tuile avant que le suivant ne commence. Ce qui peut être bâti doit l’être ; le reste est perdu. Nul n’est tenu d’ôter ses propres pièces pour faire de la place. Selon l’option choisie, chacun peut aussi renoncer à un élément de sa tuile.
    .source = Phase 1 – Construction (p. 5) ; décision A13
    .cure = Posez ce qui reste, dans l’ordre de votre choix.
    .warning = Vous laissez perdre { $elements }.

# $element · $elements
HK-CON-4 = { $element ->
        [house] Aucune maison n’est à bâtir maintenant.
        [pen] Aucun enclos n’est à bâtir maintenant.
        [oven] Aucun four n’est à bâtir maintenant.
        [shrine] Aucun totem n’est à bâtir maintenant.
        [cattle] Aucune bête n’est à placer maintenant.
        [villager] Aucun villageois n’est à placer maintenant.
       *[shaman] Le chaman n’est pas à placer maintenant.
    }
    .title = Un élément au choix
    .rule = Certaines tuiles montrent deux maisons et un élément au choix : une troisième maison, un enclos, un four ou un totem. Rien d’autre, même en partie experte.
    .source = Phase 1 – Construction (p. 5) ; décision A33
    .cure = Ce qui reste : { $elements }.

HK-CON-5 =
    .title = Les tuiles d’une étape
    .rule = À la fin d’une étape, ses tuiles sont défaussées. Celles de la première étape ne reviennent jamais dans la seconde du même tour, même si l’on mélange la défausse entre-temps.
    .source = Phase 1 – Construction (p. 5) ; décision A12

HK-CON-6 =
    .title = Quand on remélange
    .rule = On ne remélange les tuiles défaussées que lorsque toutes ont servi : les dix, ou les quinze en partie experte.
    .source = Phase 1 – Construction (p. 5), note ; décision A12

HK-CON-7 =
    .title = Où et dans quel ordre
    .rule = Les trois éléments se bâtissent dans l’ordre que vous voulez, et dans des quartiers différents si cela vous arrange.
    .source = Phase 1 – Construction (p. 5) ; décision A13

# $element
HK-CON-8 = { $element ->
        [house] Vous n’avez plus de maison.
        [pen] Il n’y a plus d’enclos dans la réserve.
        [oven] Il n’y a plus de four dans la réserve.
        [shrine] Il n’y a plus de totem dans la réserve.
        [cattle] Il n’y a plus de bétail dans la réserve.
       *[villager] Il n’y a plus de villageois dans la réserve.
    }
    .title = Ce que la réserve contient
    .rule = On ne bâtit que ce qui reste dans la réserve. L’élément qui manque est perdu.
    .source = FAQ, question 2
    .cure = Bâtissez un autre élément, s’il en reste un.

HK-CON-9 =
    .title = Plus de place pour une maison
    .rule = Si aucune maison ne peut être posée, les autres éléments de la tuile peuvent encore l’être.
    .source = « Que se passe-t-il s’il n’y a plus de place pour construire ? », note

## Les maisons

# $cell
HK-HOU-1 = Un enclos occupe { cell.the }.
    .title = Trois places pour une maison
    .rule = Une maison se pose sur une case vide, sur une ruine, ou en étage sur une de vos maisons.
    .source = Placement des maisons (p. 6) ; Construire des maisons plus hautes (p. 8) ; Maisons en ruines
    .cure = Choisissez une case vide, une ruine ou une de vos maisons.

HK-HOU-2 =
    .title = Seule ou contre d’autres
    .rule = Une maison peut s’élever seule, et fonder ainsi un quartier, ou s’appuyer contre d’autres.
    .source = Placement des maisons (p. 6)

# $cell, la maison qui est en diagonale
HK-HOU-3 = Cette maison toucherait par un coin celle qui est { cell.at }, d’un autre quartier.
    .title = Jamais en diagonale
    .rule = Des maisons voisines se touchent par un côté entier. Sur une case vide, une nouvelle maison ne peut pas toucher par un seul coin une maison d’un autre quartier. Selon l’option choisie, un tel contact peut aussi être permis.
    .source = Placement des maisons (p. 6) ; décision A1
    .cure = Éloignez-vous d’une case, ou rejoignez ce quartier par un côté.

# $cell, la première case du quartier, qui le nomme
HK-HOU-4 = Vous habitez déjà le quartier { $cell } : une seconde famille n’y est pas permise.
    .title = Là où vous habitez déjà
    .rule = Dans un quartier où vous avez une maison, la nouvelle doit toucher par un côté une des vôtres : on n’y ouvre pas de seconde famille.
    .source = Familles et quartiers (p. 7) ; FAQ, question 11
    .cure = Bâtissez contre une de vos maisons de ce quartier, ou dans un autre quartier.

HK-HOU-5 =
    .title = Là où vous n’habitez pas
    .rule = Dans un quartier où vous n’avez aucune maison, la vôtre doit toucher par un côté celle d’un adversaire.
    .source = Familles et quartiers (p. 7)

# $cell · $one et $other : les quartiers
HK-HOU-6 = Une maison { cell.at } relierait les quartiers { $one } et { $other }.
    .title = Ne jamais relier deux quartiers
    .rule = Ni une maison ni un enclos ne peut relier deux quartiers : ils ne fusionnent jamais.
    .source = Familles et quartiers (p. 7)
    .cure = Choisissez une case qui ne touche qu’un quartier, ou aucun.

# $cell, l’enclos dont c’est la sortie
HK-HOU-7 = C’est la seule sortie de l’enclos qui est { cell.at }.
    .title = Une maison ne bouche pas la sortie
    .rule = Une maison ne peut pas occuper la dernière sortie d’un enclos, à qui qu’il soit.
    .source = Placement des enclos (p. 6)
    .cure = Laissez cette case libre et bâtissez ailleurs.

HK-HOU-8 =
    .title = Une maison ne se déplace pas
    .rule = Une fois bâtie, une maison reste à sa place.
    .source = FAQ, question 6

# $cell
HK-HOU-9 = Il n’y a pas de case { $cell } dans le village.
    .title = Rien sur le compteur
    .rule = On ne bâtit que sur les cases du village, de A1 à M13, jamais sur le compteur de score.
    .source = Système de base, étape 6 (p. 4)
    .cure = Choisissez une case de A1 à M13.

HK-HOU-10 =
    .title = À vous de choisir
    .rule = À chaque maison, vous choisissez librement : agrandir une famille, vous installer dans un quartier où vous n’êtes pas, ou fonder un quartier.
    .source = Familles et quartiers (p. 7) ; FAQ, question 11

# $case : no-house, deserted · $cell, la première case du quartier, qui le nomme
HK-HOU-11 = { $case ->
        [deserted] Plus personne n’habite le quartier { $cell } : il ne se repeuple que sur une de ses ruines.
       *[no-house] Cette maison toucherait le quartier { $cell } sans toucher aucune de ses maisons.
    }
    .title = Enclos et ruines ne suffisent pas
    .rule = Une maison qui ne toucherait un quartier que par un enclos ou une ruine est refusée. Un quartier où plus aucune maison n’est debout peut renaître, mais sur une de ses ruines.
    .source = Familles et quartiers (p. 7) ; décision A6
    .cure = { $case ->
        [deserted] Bâtissez sur une ruine de ce quartier, ou plus loin.
       *[no-house] Choisissez une case contre une maison de ce quartier, ou plus loin.
    }

## Les enclos

# $cell
HK-PEN-1 = La barrière de cet enclos ne donnerait sur aucune maison.
    .title = L’enclos et sa barrière
    .rule = Un enclos se place contre une maison. La flèche blanche de sa barrière montre à quelle maison il est rattaché, et donc à qui il est.
    .source = Placement des enclos (p. 6)
    .cure = Tournez la barrière vers une de vos maisons.

HK-PEN-2 =
    .title = Un enclos par façade
    .rule = Chaque façade d’une maison peut porter un enclos : quatre au plus pour une maison.
    .source = Placement des enclos (p. 6)

# $cell
HK-PEN-3 = Un enclos { cell.at } n’aurait aucun côté libre : le bétail ne pourrait ni entrer ni sortir.
    .title = Une sortie pour le bétail
    .rule = Sans compter celui de sa barrière, un enclos doit toujours garder au moins un côté libre : une case vide, une ruine ou le bord du plateau. Selon l’option choisie, le bord ne compte pas.
    .source = Placement des enclos (p. 6) ; décisions A2, A3
    .cure = Choisissez une case dont un autre côté est libre.

# $cell, l’enclos dont c’est la sortie
HK-PEN-4 = Un enclos ici boucherait la seule sortie de celui qui est { cell.at }.
    .title = Ne boucher aucune sortie
    .rule = Aucune construction, de personne, pas même de son propriétaire, ne peut boucher la dernière sortie d’un enclos.
    .source = Placement des enclos (p. 6) ; décision A37
    .cure = Laissez cette case libre et placez l’enclos ailleurs.

HK-PEN-5 =
    .title = Enclos et quartiers
    .rule = Un enclos fait partie du quartier qu’il touche, mais ne compte pas dans sa taille.
    .source = Familles et quartiers (p. 7) ; Phase 2 – Calamités (p. 9), note

HK-PEN-6 =
    .title = Quand la maison tombe
    .rule = L’enclos d’une maison qui tombe en ruines est détruit : il retourne à la réserve.
    .source = Maisons en ruines

# $case : ruin, occupied, rival · $cell, la case ou la maison d’un rival
HK-PEN-7 = { $case ->
        [ruin] Une ruine occupe { cell.the } : seule une maison peut s’y bâtir.
        [occupied] La case { $cell } n’est pas vide.
       *[rival] La maison qui est { cell.at } n’est pas à vous.
    }
    .title = Où va un enclos
    .rule = Un enclos va sur une case vide, jamais sur une ruine, la barrière vers une de vos maisons. On choisit la barrière en le posant ; elle ne tourne plus ensuite.
    .source = Placement des enclos (p. 6) ; décisions A4, A5
    .cure = { $case ->
        [rival] Tournez la barrière vers une de vos maisons.
       *[other] Choisissez une case vide contre une de vos maisons.
    }

## Fours et totems

# $case : no-house, rival · $cell
HK-ROF-1 = { $case ->
        [rival] La maison qui est { cell.at } n’est pas à vous.
       *[no-house] Il n’y a pas de maison { cell.at }.
    }
    .title = Sur le toit d’une maison
    .rule = Fours et totems se placent sur les maisons : les vôtres.
    .source = Placement des fours et des totems (p. 6) ; décision A4
    .cure = Choisissez une de vos maisons dont le toit est libre.

# $case, ce que porte le toit : oven, shrine · $cell
HK-ROF-2 = { $case ->
        [oven] La maison qui est { cell.at } porte déjà un four.
       *[shrine] La maison qui est { cell.at } porte déjà un totem.
    }
    .title = Un seul des deux par maison
    .rule = Une maison porte un four ou un totem, jamais les deux.
    .source = Placement des fours et des totems (p. 6)
    .cure = Choisissez une maison dont le toit est libre.

HK-ROF-3 =
    .title = Avec des enclos
    .rule = Une maison qui a des enclos peut aussi porter un four ou un totem.
    .source = Placement des fours et des totems (p. 6)

HK-ROF-4 =
    .title = En haut d’un étage
    .rule = Sur une maison à étage, le four ou le totem se pose tout en haut ; l’étage reste.
    .source = Construire des maisons plus hautes (p. 8)

# .warning : $cell · $element, ce qui est ôté
HK-ROF-5 =
    .title = Ôter un four ou un totem
    .rule = Vous pouvez remettre à la réserve un four ou un totem à vous pour bâtir un étage sur sa maison, et dans ce cas seulement.
    .source = Construire des maisons plus hautes (p. 8) ; FAQ, question 5
    .warning = L’étage { cell.at } vous coûte { $element ->
            [oven] le four
            [shrine] le totem
           *[villager] le villageois
        } de cette maison.

HK-ROF-6 =
    .title = Quand la maison s’écroule
    .rule = Le four ou le totem d’une maison qui tombe en ruines retourne à la réserve.
    .source = Maisons en ruines ; FAQ, question 1

## Les ruines

HK-RUI-1 =
    .title = Maison détruite, ruine
    .rule = Une maison détruite n’est pas enlevée : on la retourne, côté ruines, sur sa case.
    .source = Maisons en ruines ; Phase 2 – Calamités (p. 9)

HK-RUI-2 =
    .title = Pas de ruine volontaire
    .rule = Personne ne peut ruiner ses propres maisons autrement que par une calamité.
    .source = Maisons en ruines

HK-RUI-3 =
    .title = Un étage qui s’écroule
    .rule = Quand une maison à étage tombe, la tuile du haut quitte le jeu et celle du bas devient une ruine. Une ruine est au niveau du sol.
    .source = Maisons en ruines

HK-RUI-4 =
    .title = Ce qui tombe avec la maison
    .rule = Enclos et leur bétail, four ou totem, villageois : tout ce qui tient à la maison retourne à la réserve.
    .source = Maisons en ruines ; FAQ, question 1 ; Règles pour le bétail ; Règles pour les villageois

HK-RUI-5 =
    .title = Rebâtir sur une ruine
    .rule = Une ruine ne redevient jamais une maison. Mais n’importe qui peut y bâtir, selon les règles des maisons : la ruine quitte alors le jeu, et la nouvelle maison prend sa place.
    .source = Maisons en ruines ; Construire des maisons plus hautes (p. 8)

HK-RUI-6 =
    .title = Un terrain neutre
    .rule = Une ruine n’est à personne. Elle sépare les familles, mais tient le quartier ensemble. Du côté d’une ruine, une maison ou un enclos est libre.
    .source = Familles et quartiers (p. 7) ; Construire des maisons plus hautes (p. 8) ; décision A3

## Familles et quartiers

HK-FAM-1 =
    .title = La famille
    .rule = Une famille, ce sont des maisons d’une même couleur qui se touchent par un côté.
    .source = Familles et quartiers (p. 7)

# .warning : $cell · $families : combien se réunissent
HK-FAM-2 =
    .title = Familles divisées, familles réunies
    .rule = Des ruines au milieu divisent une famille en deux. Une nouvelle maison entre deux familles de sa couleur les réunit.
    .source = Familles et quartiers (p. 7)
    .warning = Cette maison réunit { $families } de vos familles en une seule : vous dépenserez moins de cartes par tour.

HK-FAM-3 =
    .title = Une famille par quartier
    .rule = Vous ne pouvez pas ouvrir exprès une seconde famille dans un quartier où vous habitez. Seule une calamité peut diviser une famille.
    .source = Familles et quartiers (p. 7)

HK-BLK-1 =
    .title = Le quartier
    .rule = Un quartier, ce sont tous les enclos, maisons et ruines qui se touchent par un côté, quelle que soit leur couleur.
    .source = Familles et quartiers (p. 7)

HK-BLK-2 =
    .title = Une maison seule
    .rule = Une maison isolée est à elle seule un quartier, avec une famille d’une maison.
    .source = Familles et quartiers (p. 7)

HK-BLK-3 =
    .title = Les ruines ne divisent pas
    .rule = Des ruines ne coupent jamais un quartier en deux. Deux familles peuvent y vivre sans se toucher.
    .source = Familles et quartiers (p. 7)

HK-BLK-4 =
    .title = Un enclos fait lien
    .rule = Deux maisons que seul un enclos relie sont du même quartier.
    .source = Familles et quartiers (p. 7)

# $cell · $one et $other : les quartiers
HK-BLK-5 = Un enclos { cell.at } relierait les quartiers { $one } et { $other }.
    .title = Les quartiers ne fusionnent pas
    .rule = Relier deux quartiers par une maison ou par un enclos est interdit.
    .source = Familles et quartiers (p. 7)
    .cure = Choisissez une case qui ne touche qu’un quartier.

## Les étages

# $case : rival, high · $cell
HK-STO-1 = { $case ->
        [rival] La maison qui est { cell.at } n’est pas à vous.
       *[high] La maison qui est { cell.at } a déjà un étage.
    }
    .title = Un étage, pas deux
    .rule = Vous pouvez poser une maison sur une des vôtres : un seul étage par maison, et jamais sur celle d’un autre.
    .source = Construire des maisons plus hautes (p. 8) ; Partie intermédiaire (p. 15), note
    .cure = Choisissez une de vos maisons sans étage, ou une case libre.

HK-STO-2 =
    .title = Une seule maison
    .rule = Une maison à étage compte pour une maison : pour les calamités, la taille du quartier, le nombre de maisons et les familles.
    .source = Score final (p. 15), note ; décision A42

# $case : oven, shrine, nothing-to-clear · $cell
HK-STO-3 = { $case ->
        [oven] Un four occupe le toit de la maison qui est { cell.at }.
        [shrine] Un totem occupe le toit de la maison qui est { cell.at }.
       *[nothing-to-clear] Il n’y a rien à ôter { cell.at }.
    }
    .title = Un toit libre
    .rule = Pour ajouter un étage, le toit doit être libre. Un four ou un totem retourne d’abord à la réserve, et un villageois de même.
    .source = Construire des maisons plus hautes (p. 8)
    .cure = { $case ->
        [oven] Bâtissez l’étage en remettant le four à la réserve.
        [shrine] Bâtissez l’étage en remettant le totem à la réserve.
       *[nothing-to-clear] Bâtissez sans rien ôter.
    }

# $cell · .warning : $cell, la maison qui se ferme
HK-STO-4 = La maison qui est { cell.at } n’a aucun côté libre.
    .title = Un côté libre
    .rule = Un étage demande qu’au moins un côté de la maison ne touche ni enclos ni autre maison. Du côté d’une ruine, d’une case vide ou du bord du plateau, elle est libre. Selon l’option choisie, le bord ne compte pas.
    .source = Construire des maisons plus hautes (p. 8) ; décision A2
    .cure = Choisissez une de vos maisons dont un côté est libre.
    .warning = Cet enclos ferme le dernier côté libre de votre maison { cell.at } : elle ne pourra plus recevoir d’étage.

HK-STO-5 =
    .title = L’étage reste
    .rule = On ne regarde les côtés qu’au moment de bâtir l’étage. Si on l’entoure plus tard, il reste.
    .source = Construire des maisons plus hautes (p. 8)

HK-STO-6 =
    .title = Les étages départagent
    .rule = Les maisons à étage départagent les égalités : à l’inspection des quartiers, au score final et pour la victoire.
    .source = Construire des maisons plus hautes (p. 8) ; Phase 3 – Cartes d’aspect (p. 11) ; Score final (p. 15)

## Phase 2 : la calamité

HK-CAL-1 =
    .title = Pas au premier tour
    .rule = Aucune calamité ne frappe au premier tour ; la première vient au deuxième.
    .source = Phase 2 – Calamités (p. 9) ; décision A38

HK-CAL-2 =
    .title = Tirer, appliquer, ranger
    .rule = Le premier joueur tire la carte du dessus, la lit et l’applique, puis les autres dans le sens des aiguilles d’une montre. La carte va ensuite sous la pioche, que l’on ne mélange jamais.
    .source = Phase 2 – Calamités (p. 9) ; décisions A11, A35

HK-CAL-3 =
    .title = Les maisons perdues
    .rule = Les maisons qu’une calamité détruit restent sur leur case, retournées côté ruines.
    .source = Phase 2 – Calamités (p. 9)

HK-CAL-4 =
    .title = La moitié
    .rule = La moitié d’un nombre impair s’arrondit vers le bas : sur 7 maisons, on en perd 3. Qui n’en a qu’une dans le quartier la perd. Nous comptons de même le bétail, les villageois, les enclos, les fours et les totems. Selon l’option choisie, une pièce seule, hors maisons, est épargnée.
    .source = Phase 2 – Calamités (p. 9), note ; décision A7

HK-CAL-5 =
    .title = Tous les quartiers qui conviennent
    .rule = Si plusieurs quartiers remplissent la condition à égalité, tous sont touchés.
    .source = Phase 2 – Calamités (p. 9), note

HK-CAL-6 =
    .title = La taille d’un quartier
    .rule = La taille d’un quartier est le nombre de ses maisons debout. Une maison à étage compte une fois ; ruines et enclos ne comptent pas.
    .source = Phase 2 – Calamités (p. 9), note

# $cell · $element
HK-CAL-7 = { $element ->
        [house] Vous n’avez pas de maison { cell.at }.
        [pen] Vous n’avez pas d’enclos { cell.at }.
        [oven] Vous n’avez pas de four { cell.at }.
        [shrine] Vous n’avez pas de totem { cell.at }.
        [cattle] Vous n’avez pas de bétail { cell.at }.
       *[villager] Vous n’avez pas de villageois { cell.at }.
    }
    .title = Chacun choisit ses pertes
    .rule = Le propriétaire choisit lesquelles de ses maisons ou de ses pièces du quartier sont perdues.
    .source = Phase 2 – Calamités (p. 9)
    .cure = Choisissez parmi les vôtres, dans le quartier touché.

# $cell · $block
HK-CAL-34 = La case { $cell } n’est pas { block.at }, où vous subissez cette perte.
    .title = Quartier par quartier
    .rule = La perte se compte à part pour chaque habitant et, si plusieurs quartiers sont touchés, à part dans chacun.
    .source = Phase 2 – Calamités (p. 9), note ; décision A42
    .cure = Choisissez dans ce quartier.

HK-CAL-35 =
    .title = Les deux moitiés d’une carte
    .rule = À gauche, une carte calamité dit quels quartiers sont touchés ; à droite, ce qu’ils subissent.
    .source = Calamitologie (p. 9–10)

HK-CAL-36 =
    .title = Le plus, le moins
    .rule = « Le plus de… » ne touche personne si aucun quartier n’en a. « Le moins de… » touche tous les quartiers habités qui sont au minimum, zéro compris. Un quartier où ne restent que des ruines n’est jamais touché. Selon l’option choisie, zéro peut aussi être le plus : tous les quartiers habités sont alors touchés.
    .source = Calamitologie (p. 9–10) ; décisions A8, A10

# $block
HK-CAL-32 = Les sauterelles ont envahi le quartier { $block } : il ne donne pas de carte ce tour-ci.
    .title = L’effet des sauterelles
    .rule = Ce tour-ci, personne ne gagne de carte d’aspect dans les quartiers envahis. Rien n’est détruit, et ils en donnent de nouveau au tour suivant.
    .source = Calamitologie (p. 9–10) ; décision A28
    .cure = Choisissez un quartier disputé.

HK-CAL-33 =
    .title = L’effet de l’inondation
    .rule = Si le chaman est dans le village, il retourne à la réserve. Il ne se passe rien d’autre.
    .source = Calamitologie (p. 9–10)

## Les vingt-quatre calamités

HK-CAL-8 =
    .title = Mauvaise saison 1
    .rule = Là où il y a le moins de totems, chaque habitant du quartier détruit une de ses maisons.
    .source = Calamitologie (p. 9–10)

HK-CAL-9 =
    .title = Mauvaise saison 2
    .rule = Là où il y a le plus de totems, chaque habitant du quartier détruit une de ses maisons.
    .source = Calamitologie (p. 9–10)

HK-CAL-10 =
    .title = Sécheresse 1
    .rule = Partie experte. Dans le plus petit quartier, chaque habitant perd la moitié de son bétail.
    .source = Calamitologie (p. 9–10)

HK-CAL-11 =
    .title = Sécheresse 2
    .rule = Partie experte. Dans le plus grand quartier, chaque habitant perd la moitié de son bétail.
    .source = Calamitologie (p. 9–10)

HK-CAL-12 =
    .title = Épidémie 1
    .rule = Partie experte. Dans le plus grand quartier, chaque habitant perd la moitié de ses villageois.
    .source = Calamitologie (p. 9–10)

HK-CAL-13 =
    .title = Épidémie 2
    .rule = Partie experte. Dans le plus petit quartier, chaque habitant perd la moitié de ses villageois.
    .source = Calamitologie (p. 9–10)

HK-CAL-14 =
    .title = Tremblement de terre 1
    .rule = Dans le plus petit quartier, chaque habitant perd la moitié de ses maisons.
    .source = Calamitologie (p. 9–10)

HK-CAL-15 =
    .title = Tremblement de terre 2
    .rule = Dans le plus grand quartier, chaque habitant perd la moitié de ses maisons.
    .source = Calamitologie (p. 9–10)

HK-CAL-16 =
    .title = Incendie 1
    .rule = Là où il y a le plus de fours, chaque habitant du quartier perd la moitié de ses maisons.
    .source = Calamitologie (p. 9–10)

HK-CAL-17 =
    .title = Incendie 2
    .rule = Là où il y a le moins de fours, chaque habitant du quartier perd la moitié de ses maisons.
    .source = Calamitologie (p. 9–10)

HK-CAL-18 =
    .title = Inondation 1
    .rule = Partie experte. Le chaman quitte le village et retourne à la réserve.
    .source = Calamitologie (p. 9–10)

HK-CAL-19 =
    .title = Inondation 2
    .rule = Partie experte. Même effet que la première : le chaman retourne à la réserve.
    .source = Calamitologie (p. 9–10)

HK-CAL-20 =
    .title = Invasion de sauterelles 1
    .rule = Ce tour-ci, le plus petit quartier ne donne aucune carte d’aspect.
    .source = Calamitologie (p. 9–10)

HK-CAL-21 =
    .title = Invasion de sauterelles 2
    .rule = Ce tour-ci, le plus grand quartier ne donne aucune carte d’aspect.
    .source = Calamitologie (p. 9–10)

HK-CAL-22 =
    .title = Pilleurs 1
    .rule = Partie experte. Dans le plus grand quartier, chaque habitant perd la moitié de ses totems.
    .source = Calamitologie (p. 9–10)

HK-CAL-23 =
    .title = Pilleurs 2
    .rule = Partie experte. Dans le plus petit quartier, chaque habitant perd la moitié de ses totems.
    .source = Calamitologie (p. 9–10)

HK-CAL-24 =
    .title = Sacrifice 1
    .rule = Là où il y a le plus d’enclos, chaque habitant du quartier perd une de ses maisons.
    .source = Calamitologie (p. 9–10)

HK-CAL-25 =
    .title = Sacrifice 2
    .rule = Là où il y a le moins d’enclos, chaque habitant du quartier perd une de ses maisons.
    .source = Calamitologie (p. 9–10)

HK-CAL-26 =
    .title = Tornade 1
    .rule = Là où il y a le plus de maisons à étage, chaque habitant du quartier perd une de ses maisons, haute ou basse.
    .source = Calamitologie (p. 9–10)

HK-CAL-27 =
    .title = Tornade 2
    .rule = Là où il y a le moins de maisons à étage, chaque habitant du quartier perd une de ses maisons, haute ou basse.
    .source = Calamitologie (p. 9–10)

HK-CAL-28 =
    .title = Volcan 1
    .rule = Partie experte. Dans le plus petit quartier, chaque habitant perd la moitié de ses enclos, avec le bétail qui s’y trouve.
    .source = Calamitologie (p. 9–10) ; décision A36

HK-CAL-29 =
    .title = Volcan 2
    .rule = Partie experte. Dans le plus grand quartier, chaque habitant perd la moitié de ses enclos, avec le bétail qui s’y trouve.
    .source = Calamitologie (p. 9–10) ; décision A36

HK-CAL-30 =
    .title = Loups 1
    .rule = Partie experte. Dans le plus grand quartier, chaque habitant perd la moitié de ses fours.
    .source = Calamitologie (p. 9–10)

HK-CAL-31 =
    .title = Loups 2
    .rule = Partie experte. Dans le plus petit quartier, chaque habitant perd la moitié de ses fours.
    .source = Calamitologie (p. 9–10)

## Phase 3 : cartes d’aspect

# $block
HK-ASP-1 = Le quartier { $block } n’est pas de ceux qui restent à inspecter.
    .title = Inspecter chaque quartier
    .rule = À chaque phase, un quartier est inspecté une seule fois. On compare tous ses aspects avant de passer au suivant.
    .source = Phase 3 – Cartes d’aspect (p. 11)
    .cure = Choisissez un quartier qui n’a pas encore été inspecté.

HK-ASP-2 =
    .title = Qui choisit le quartier
    .rule = Le premier joueur choisit le premier quartier, son voisin de gauche le deuxième, et ainsi de suite autour de la table jusqu’au dernier. On choisit parmi les quartiers disputés ou, selon l’option choisie, parmi tous ceux qui sont habités.
    .source = Phase 3 – Cartes d’aspect (p. 11) ; décision A17

HK-ASP-3 =
    .title = Fours, totems, enclos
    .rule = Qui a le plus de fours dans le quartier prend la carte du dessus de la pile des fours. De même pour les totems et pour les enclos.
    .source = Phase 3 – Cartes d’aspect (p. 11)

HK-ASP-4 =
    .title = Un aspect absent
    .rule = Un aspect que personne n’a dans le quartier ne donne pas de carte.
    .source = Phase 3 – Cartes d’aspect (p. 11)

HK-ASP-5 =
    .title = À égalité
    .rule = À égalité, la carte va à celui des ex aequo qui a le plus de maisons à étage dans le quartier. S’ils en ont autant, personne ne la prend.
    .source = Phase 3 – Cartes d’aspect (p. 11) ; décisions A16, A40

HK-ASP-6 =
    .title = Le nombre avant les étages
    .rule = Les étages ne servent qu’à départager : avoir plus d’éléments l’emporte toujours.
    .source = Exemples de comparaisons de quartiers (p. 12)

# $block · .warning : $element · $cell
HK-ASP-7 = Le quartier { $block } ne donne pas de carte : il faut au moins deux joueurs qui y habitent.
    .title = Deux joueurs au moins
    .rule = Un quartier où un seul joueur habite ne donne aucune carte, pour aucun aspect.
    .source = Phase 3 – Cartes d’aspect (p. 11) ; FAQ, question 10
    .cure = Choisissez un quartier disputé.
    .warning = Personne d’autre n’habite ce quartier : { $element ->
            [pen] cet enclos
            [oven] ce four
           *[shrine] ce totem
        } n’y gagnera aucune carte tant que personne ne vous y rejoint.

# $pile · .warning : $pile : une pile vide
HK-ASP-8 = À cette table, une pile vide reste fermée, et { pile.the } est vide.
    .title = Une pile vide
    .rule = D’une pile vide, on ne pioche rien tant qu’elle n’a pas été regarnie. Selon l’option choisie, elle peut aussi rester fermée jusqu’à la fin de la partie, et ne reçoit alors plus de cartes.
    .source = Phase 3 – Cartes d’aspect (p. 11) ; Phase 4 – Fin du tour (p. 12–13) ; décision A9
    .cure = Choisissez une pile où il reste des cartes.
    .warning = Une autre pile restera vide : { pile.the }. Sa majorité ne rapportera rien tant qu’on n’y remet pas de cartes.

## Phase 4 : fin du tour

# $pile
HK-P4-1 = Cette pile ne sert pas dans cette partie.
    .title = Remettre les cartes utilisées
    .rule = En commençant par le premier joueur, chacun reprend toutes les cartes d’aspect qu’il a utilisées ce tour-ci et les met, face visible, sous une même pile de son choix.
    .source = Phase 4 – Fin du tour (p. 12–13) ; décision A43
    .cure = Choisissez une des piles du plateau.

HK-P4-2 =
    .title = Des piles inégales
    .rule = Une pile peut recevoir autant de cartes que l’on veut, et une autre rester vide un tour ou davantage.
    .source = Phase 4 – Fin du tour (p. 12–13) ; décision A9

HK-P4-3 =
    .title = Puis le marqueur
    .rule = Quand les cartes sont remises sous les piles, le premier joueur donne le marqueur de tour : le tour est fini.
    .source = Phase 4 – Fin du tour (p. 12–13)

HK-P4-4 =
    .title = Le chaman repart
    .rule = Un chaman qui a repoussé une calamité ce tour-ci retourne alors à la réserve.
    .source = Règles pour le chaman

## Utiliser les cartes d’aspect

HK-CARD-1 =
    .title = Deux usages
    .rule = Une carte d’aspect sert à bâtir un élément de plus, ou à marquer des points.
    .source = Utiliser les cartes d’aspect (p. 13)

HK-CARD-2 =
    .title = Quand jouer des cartes
    .rule = Les cartes ne se jouent qu’au début d’une phase. Du premier joueur au dernier, chacun, une fois, en joue une ou plusieurs, ou passe. Puis la phase commence, et il faut attendre la suivante.
    .source = Utiliser les cartes d’aspect (p. 13)

# $left : cartes encore permises · $spent : déjà dépensées ce tour · $families : la limite
HK-CARD-3 = { $left ->
        [0] Vous avez déjà dépensé { $spent ->
            [0] vos cartes
            [one] { $spent } carte
           *[other] { $spent } cartes
        } ce tour-ci, pour { $families ->
            [0] zéro famille
            [one] { $families } famille
           *[other] { $families } familles
        } : c’est la limite.
        [one] Vous ne pouvez plus dépenser que { $left } carte ce tour-ci : votre limite est de { $families ->
            [one] { $families } famille
           *[other] { $families } familles
        }.
       *[other] Vous ne pouvez plus dépenser que { $left } cartes ce tour-ci : votre limite est de { $families ->
            [one] { $families } famille
           *[other] { $families } familles
        }.
    }
    .title = Une carte par famille
    .rule = Dans un tour, toutes phases et tous usages compris, vous ne dépensez pas plus de cartes que vous n’avez de familles. Assurez-vous d’en avoir assez avant de jouer des cartes. Selon l’option choisie, les familles se recomptent à chaque carte.
    .source = Utiliser les cartes d’aspect (p. 13) ; décision A19
    .cure = Jouez moins de cartes, ou fondez des familles pour le tour suivant.

HK-CARD-4 =
    .title = Les cartes utilisées restent visibles
    .rule = Une carte jouée reste face visible devant vous jusqu’à la phase 4 : chacun voit combien vous en avez dépensé. Selon l’option choisie, les cartes en main se cachent.
    .source = Utiliser les cartes d’aspect (p. 13) ; décision A18

HK-CARD-5 =
    .title = Quand des familles disparaissent
    .rule = Si vous perdez des familles, les cartes déjà dépensées restent acquises. Mais vous n’en jouez plus tant que vous en avez dépensé autant que vous avez de familles, ou davantage.
    .source = Utiliser les cartes d’aspect (p. 13)

# $case : symbol, jokers · $symbol · .warning : $symbol
HK-CARD-6 = { $case ->
        [jokers] Un groupe d’un symbole a au moins une carte de ce symbole ; des jokers seuls forment leur propre groupe.
       *[symbol] { $symbol ->
            [joker] Un joker doit dire quel élément il bâtit.
           *[other] Aucune carte ne porte ce symbole dans cette partie.
        }
    }
    .title = Le joker
    .rule = Un joker, la carte « métaux », remplace n’importe quelle carte, pour bâtir comme pour marquer des points.
    .source = Utiliser les cartes d’aspect (p. 13) ; décisions A20, A21
    .cure = Choisissez un symbole des cartes de cette partie.
    .warning = Un joker sert ici de { $symbol ->
            [house] maison
            [pen] enclos
            [oven] four
            [shrine] totem
            [cattle] bétail
           *[villager] villageois
        }, alors qu’une vraie carte du symbole reste en main.

HK-CARD-7 =
    .title = Autant de cartes en main
    .rule = Vous gardez en main autant de cartes d’aspect que vous voulez.
    .source = FAQ, question 4

# $case : not-in-hand, supply, no-place · $element
HK-CARD-8 = { $case ->
        [not-in-hand] Vous n’avez pas cette carte en main.
        [supply] { $element ->
            [house] Vous n’avez plus de maison à bâtir.
            [pen] La réserve n’a plus d’enclos.
            [oven] La réserve n’a plus de four.
            [shrine] La réserve n’a plus de totem.
            [cattle] La réserve n’a plus de bétail.
           *[villager] La réserve n’a plus de villageois.
        }
       *[no-place] { $element ->
            [house] Aucune place du village ne convient à une maison de plus.
            [pen] Aucune place du village ne convient à un enclos de plus.
            [oven] Aucun de vos toits n’est libre pour un four.
            [shrine] Aucun de vos toits n’est libre pour un totem.
            [cattle] Aucun de vos enclos n’est libre pour du bétail.
           *[villager] Aucune de vos maisons n’est libre pour un villageois.
        }
    }
    .title = Bâtir avec une carte
    .rule = La carte permet de bâtir l’élément qu’elle montre, n’importe où dans le village, selon les règles ordinaires. Si l’élément manque à la réserve ou n’a aucune place permise, elle ne peut pas servir à bâtir, mais marque encore des points.
    .source = Construire des éléments supplémentaires (p. 13)
    .cure = { $case ->
        [not-in-hand] Choisissez une carte de votre main.
       *[other] Jouez une autre carte, ou marquez des points avec celle-ci.
    }

HK-CARD-9 =
    .title = Bâtir et marquer
    .rule = Au même moment, vous pouvez bâtir avec certaines cartes et marquer avec d’autres, dans l’ordre que vous voulez. Chaque carte ne sert qu’une fois.
    .source = Construire des éléments supplémentaires (p. 13) ; Marquer des points de victoire (p. 14)

HK-CARD-10 =
    .title = Les cartes qui viennent d’arriver
    .rule = Les cartes gagnées en phase 3 peuvent servir dès le début de la phase 4 du même tour.
    .source = Marquer des points de victoire (p. 14)

## Marquer des points

# $case : none, not-in-hand · $symbol
HK-SCO-1 = { $case ->
        [none] Un groupe compte au moins une carte.
       *[not-in-hand] Vous n’avez pas autant de ces cartes en main.
    }
    .title = Un groupe de cartes
    .rule = Un groupe de 1, 2, 3, 4 ou 5 cartes d’un même symbole rapporte 1, 3, 5, 8 ou 12 points.
    .source = Marquer des points de victoire (p. 14)
    .cure = Composez le groupe avec les cartes de votre main.

# $cards : le groupe · $most · .warning : $symbol · $points
HK-SCO-2 = Ce groupe a { $cards } cartes, et un groupe en a { $most } au plus.
    .title = Cinq cartes au plus
    .rule = Un groupe n’a jamais plus de cinq cartes. Au-delà, on en forme plusieurs : huit cartes font un groupe de 5 et un de 3, soit 12 + 5 = 17 points.
    .source = Marquer des points de victoire (p. 14)
    .cure = Formez plusieurs groupes, l’un après l’autre.
    .warning = Votre main a déjà un groupe complet, qui vaut { $points } points : il ne grandira plus, et ce que votre limite permet encore ce tour-ci ne se reporte pas.

HK-SCO-3 =
    .title = Un symbole par groupe
    .rule = Des symboles différents forment des groupes séparés : quatre cartes différentes rapportent 4 points, quatre pareilles en rapportent 8.
    .source = Marquer des points de victoire (p. 14)

# .warning : $symbol · $cards : combien de plus
HK-SCO-4 =
    .title = Compté, c’est compté
    .rule = Les points se marquent aussitôt. Un groupe dépensé ne s’agrandit plus, même dans le même tour : deux cartes de plus du même symbole forment un nouveau groupe.
    .source = Marquer des points de victoire (p. 14)
    .warning = { $cards ->
            [one] Une carte de plus du même symbole pourrait entrer dans ce groupe ; plus tard, elle en formera un autre.
           *[other] { $cards } cartes de plus du même symbole pourraient entrer dans ce groupe ; plus tard, elles en formeront un autre.
        }

HK-SCO-5 =
    .title = Jamais en arrière
    .rule = On ne perd jamais de points : un jeton ne recule pas.
    .source = Marquer des points de victoire (p. 14), note

HK-SCO-6 =
    .title = Bâtir ne rapporte rien
    .rule = Une carte qui sert à bâtir ne marque aucun point.
    .source = FAQ, question 3

HK-SCO-7 =
    .title = Le compteur de score
    .rule = Votre jeton avance d’une case par point sur le compteur, autour du village.
    .source = Marquer des points de victoire (p. 14)

## Fin de la partie

HK-END-1 =
    .title = Quand il n’y a plus de place
    .rule = Si, après les constructions, plus aucun joueur à qui il reste des maisons ne peut en poser une, ce tour est le dernier.
    .source = « Que se passe-t-il s’il n’y a plus de place pour construire ? » ; décisions A15, A44

HK-FIN-1 =
    .title = Le dernier tour
    .rule = Le dernier tour se joue comme les autres. Celui qui a posé sa dernière maison peut encore bâtir d’autres éléments, et les autres aussi des maisons.
    .source = Fin de la partie (p. 14)

# .warning : $points : ce que les groupes rapporteraient · $cards : leurs cartes
HK-FIN-2 =
    .title = Les cartes en main
    .rule = Chaque carte d’aspect encore en main vaut 1 point ; les groupes ne comptent plus.
    .source = Score final (p. 15)
    .warning = C’est le dernier moment pour les groupes : { $cards ->
            [one] { $cards } carte rapporterait { $points } points maintenant, et { $cards } point seulement en main.
           *[other] { $cards } cartes rapporteraient { $points } points maintenant, et { $cards } points seulement en main.
        }

HK-FIN-3 =
    .title = La plus grande famille
    .rule = Dans chaque quartier, la plus grande famille rapporte à son propriétaire 1 point par maison. On compte ses maisons qui se touchent, sans regarder les étages. De deux familles égales d’un même clan, une marque ou, selon l’option choisie, aucune.
    .source = Score final (p. 15) ; décisions A26, A27

HK-FIN-4 =
    .title = Familles à égalité
    .rule = Entre familles de même taille, celle qui a le plus de maisons à étage l’emporte. Si elles en ont autant, personne ne marque pour ce quartier.
    .source = Score final (p. 15)

HK-FIN-5 =
    .title = Bétail et villageois à la fin
    .rule = Partie experte : dans chaque quartier, 1 point va à qui a le plus de bétail, et 1 à qui a le plus de villageois. À égalité, on compte ceux des maisons à étage ; si l’égalité demeure, personne ne marque.
    .source = Règles pour le bétail, point E ; Règles pour les villageois, point G ; décision A26

HK-FIN-6 =
    .title = La victoire
    .rule = Le plus grand total gagne. Entre ex aequo, on compte les maisons à étage de tout le village ; si l’égalité demeure, la partie finit sur un match nul.
    .source = Score final (p. 15)

HK-FIN-7 =
    .title = Rien d’autre ne rapporte
    .rule = Les points viennent des groupes dépensés, des cartes restées en main, des plus grandes familles et, en partie experte, du bétail et des villageois. Rien d’autre n’en donne.
    .source = FAQ, question 3 ; Règles pour le bétail, point E ; Règles pour les villageois, point G

## Partie intermédiaire

HK-INT-1 =
    .title = Deux piles de plus
    .rule = La partie intermédiaire ajoute la pile du nombre de maisons et celle de la hauteur, avec 20 cartes de plus : 50 en tout. Ni pièces ni tuiles nouvelles ; le reste ne change pas.
    .source = Partie intermédiaire (p. 15) ; FAQ, question 7

HK-INT-2 =
    .title = La hauteur
    .rule = Qui a le plus de maisons à étage dans le quartier prend une carte de la pile de la hauteur. À égalité, personne.
    .source = Partie intermédiaire (p. 15), point 1

HK-INT-3 =
    .title = Le nombre de maisons
    .rule = Qui a le plus de maisons dans le quartier prend une carte de la pile du nombre. À égalité, on compte les maisons à étage ; si l’égalité demeure, personne.
    .source = Partie intermédiaire (p. 15), point 2

## Partie experte

HK-EXP-1 =
    .title = Tout le matériel
    .rule = La partie experte emploie tout : 70 cartes d’aspect en sept piles, 15 tuiles, 24 calamités, le bétail, les villageois, le chaman et les pouvoirs des clans. Les règles des deux autres parties y valent aussi.
    .source = Partie experte (p. 16) ; FAQ, question 7

HK-EXP-2 =
    .title = L’aspect du bétail
    .rule = Qui a le plus de bétail dans le quartier prend une carte de la pile du bétail. À égalité, on compte les enclos occupés rattachés à des maisons à étage ; si l’égalité demeure, personne.
    .source = Partie experte (p. 16), point 1

HK-EXP-3 =
    .title = L’aspect des villageois
    .rule = Qui a le plus de villageois dans le quartier prend une carte de la pile des villageois. À égalité, on compte ceux des maisons à étage ; si l’égalité demeure, personne.
    .source = Partie experte (p. 16), point 2

# $cell
HK-CAT-1 = Il n’y a pas d’enclos { cell.at }.
    .title = Le bétail dans les enclos
    .rule = Une bête se place dans un enclos : il faut donc une maison, puis son enclos, puis le bétail.
    .source = Règles pour le bétail, point A
    .cure = Choisissez un de vos enclos vides.

# $cell
HK-CAT-2 = Il y a déjà une bête dans l’enclos qui est { cell.at }.
    .title = Une bête par enclos
    .rule = Un enclos n’abrite qu’une bête.
    .source = Règles pour le bétail, point B
    .cure = Choisissez un de vos enclos vides.

HK-CAT-3 =
    .title = Du bétail perdu
    .rule = Quand une maison tombe en ruines, ses enclos et leur bétail retournent à la réserve.
    .source = Règles pour le bétail, point C

# $cell
HK-CAT-4 = L’enclos qui est { cell.at } n’est pas à vous.
    .title = Dans vos enclos
    .rule = Le bétail ne va que dans vos enclos, jamais dans ceux des autres.
    .source = Règles pour le bétail, point D
    .cure = Choisissez un de vos enclos vides.

# $cell
HK-VIL-1 = Il n’y a pas de maison { cell.at } pour ce villageois.
    .title = Le villageois sur une maison
    .rule = Un villageois ne se place que sur une maison : d’abord la maison, ensuite le villageois.
    .source = Règles pour les villageois, point A
    .cure = Choisissez une de vos maisons sans villageois.

# $cell
HK-VIL-2 = La maison qui est { cell.at } a déjà son villageois.
    .title = Un villageois par maison
    .rule = Une maison n’abrite qu’un villageois.
    .source = Règles pour les villageois, point B
    .cure = Choisissez une de vos maisons sans villageois.

HK-VIL-3 =
    .title = Un villageois perdu
    .rule = Le villageois d’une maison qui tombe en ruines retourne à la réserve.
    .source = Règles pour les villageois, point C

# $cell
HK-VIL-4 = La maison qui est { cell.at } n’est pas à vous.
    .title = Sur vos maisons
    .rule = Vous ne placez de villageois que sur vos propres maisons.
    .source = Règles pour les villageois, point D
    .cure = Choisissez une de vos maisons sans villageois.

# $cell
HK-VIL-5 = Un villageois occupe la maison qui est { cell.at }.
    .title = Un villageois empêche l’étage
    .rule = Sur une maison qui a un villageois, aucun étage ne s’ajoute. Remettez-le d’abord à la réserve, puis bâtissez ; il en faudra un nouveau pour occuper la maison haute.
    .source = Règles pour les villageois, point E
    .cure = Bâtissez l’étage en remettant le villageois à la réserve.

HK-VIL-6 =
    .title = Avec un four ou un totem
    .rule = Un villageois partage sa maison avec un four ou avec un totem, jamais avec les deux.
    .source = Règles pour les villageois, point F

# $case : no-house, rival · $cell
HK-SHA-1 = { $case ->
        [rival] La maison qui est { cell.at } n’est pas à vous.
       *[no-house] Il n’y a pas de maison { cell.at } pour le chaman.
    }
    .title = Placer le chaman
    .rule = Quand une tuile montre le chaman, placez-le sur une de vos maisons, dans le quartier de votre choix. Il n’y prend aucune place, et il quitte l’endroit où il était.
    .source = Règles pour le chaman ; décisions A22, A25
    .cure = Choisissez une de vos maisons.

HK-SHA-2 =
    .title = Un quartier protégé
    .rule = La prochaine calamité qui devrait toucher le quartier du chaman l’épargne.
    .source = Règles pour le chaman ; décisions A23, A24

HK-SHA-3 =
    .title = Après avoir protégé
    .rule = À la fin du tour où il a repoussé une calamité, le chaman retourne à la réserve.
    .source = Règles pour le chaman

# .warning : $cell · $block, le quartier qu’il quitte
HK-SHA-4 =
    .title = Tant qu’il n’a rien repoussé
    .rule = Un chaman qui n’a rien repoussé reste dans son quartier d’un tour à l’autre.
    .source = Règles pour le chaman
    .warning = Le chaman quitte { block.the }, qui ne sera plus protégé.

## Pouvoirs des clans

HK-CLAN-1 =
    .title = En partie experte
    .rule = Les pouvoirs des clans font partie de la partie experte, et d’elle seule. Ce n’est pas une variante.
    .source = Pouvoirs des clans (p. 17)

# .warning : $clan
HK-CLAN-2 =
    .title = Douze points d’un coup
    .rule = Douze points marqués d’un coup, avec cinq cartes d’un symbole, vous donnent droit au pouvoir de votre clan, et cela autant de fois que vous y parvenez.
    .source = Pouvoirs des clans (p. 17) ; décision A32
    .warning = Le pouvoir { clan.of } est perdu s’il ne sert pas maintenant.

# $case : no-rival, not-adjacent · $cell
HK-CLAN-3 = { $case ->
        [not-adjacent] La maison qui est { cell.at } ne touche aucune des vôtres.
       *[no-rival] Il n’y a pas de maison adverse { cell.at }.
    }
    .title = Les Eguor
    .rule = Détruisez une maison adverse qui touche une des vôtres, avec tout ce qui y tient, et bâtissez aussitôt à sa place une maison nue.
    .source = Pouvoirs des clans (p. 17) ; décision A29
    .cure = Choisissez une maison adverse à côté d’une des vôtres.

HK-CLAN-4 =
    .title = Les Trev
    .rule = Prenez un enclos et une bête, sans rien payer, et placez-les aussitôt.
    .source = Pouvoirs des clans (p. 17) ; décision A31

HK-CLAN-5 =
    .title = Les Uelb
    .rule = Prenez un enclos et un villageois, sans rien payer, et placez-les aussitôt.
    .source = Pouvoirs des clans (p. 17) ; décision A31

# $case : not-there, other-victim, no-place · $element · $cell · .warning : $cell
HK-CLAN-6 = { $case ->
        [other-victim] Les deux éléments se volent au même joueur.
        [no-place] Vous n’auriez nulle part où placer { element.the } de la case { $cell }.
       *[not-there] Aucun rival n’a { element.a } { cell.at }.
    }
    .title = Les Enuaj
    .rule = Volez à un même joueur deux éléments de votre choix, maisons exceptées, et placez-les aussitôt chez vous. Un enclos et la bête qu’il abrite font deux éléments.
    .source = Pouvoirs des clans (p. 17) ; décision A30
    .cure = { $case ->
        [other-victim] Choisissez un élément du même joueur.
        [no-place] Choisissez un élément que vous pouvez placer.
       *[not-there] Choisissez un enclos, un four, un totem, du bétail ou un villageois d’un rival.
    }
    .warning = Après ce vol en { $cell }, aucun second ne sera possible. Un autre premier vol en permettrait deux.

HK-CLAN-7 =
    .title = Les Teoiv
    .rule = Bâtissez une maison selon les règles ordinaires et placez-y le chaman.
    .source = Pouvoirs des clans (p. 17) ; décision A45

## Variantes et conseils

HK-VAR-1 =
    .title = Partie plus courte
    .rule = Pour jouer moins longtemps, la partie finit à la 20ᵉ ou à la 15ᵉ maison d’un joueur.
    .source = Résumé du tour (p. 4) ; Fin de la partie (p. 14)

HK-VAR-2 =
    .title = Vingt maisons à cinq
    .rule = À cinq joueurs, la place manque vite : le livret propose de n’employer que 20 maisons chacun.
    .source = Résumé du tour (p. 4)

HK-VAR-3 =
    .title = La calamité annoncée
    .rule = Option : la calamité à venir est montrée à tous au début du tour.
    .source = Règle maison d’une source publique (boardseyeview.net), absente du livret

# .warning : $cell
HK-FAQ-1 =
    .title = Conseils du livret
    .rule = Fonder un quartier donne une famille de plus, donc une carte de plus par tour, et partage les risques. Rejoindre le quartier d’un autre, c’est ce qui rend des cartes possibles : parlez-vous, suivez-vous ; aucune promesse ne lie. Les modes ajoutent des choix plus que de la difficulté.
    .source = FAQ, questions 8, 9, 10
    .warning = Vous n’habitez encore avec personne, et cette maison ne touchera aucun rival : sans voisins, pas de cartes d’aspect.

## Les Voisins, le défi en solitaire de Vestiges (non officiel : le livret ne prévoit pas de partie à un joueur)

# $case, $neighbours, $persons, $most et $seat : pourquoi une table ou un coup ne va pas (HK-SOLO-1).

# $case, $neighbours, $persons, $most, $seat
HK-SOLO-1 = { $case ->
        [seats] Les voisins jouent contre une seule personne, et ils sont { $most } au plus.
        [neighbour] { $seat } est un voisin : son tour se joue d’après ses règles.
       *[person] Seul un voisin joue d’après les règles des voisins.
    }
    .title = Vous et vos voisins
    .rule = Un ou deux clans automatiques, les voisins, jouent contre vous, dans le mode et avec le nombre de maisons que vous voulez (pour commencer : partie classique, 20 maisons). La mise en place ne change pas, mais vous avez le marqueur au premier tour. Les voisins suivent toutes les règles ; leurs choix sont dictés par les règles qui suivent.
    .source = Défi non officiel de Vestiges, Les Voisins
    .cure = { $case ->
        [seats] Gardez une seule personne, et un ou deux voisins.
        [neighbour] Laissez le voisin décider.
       *[person] Choisissez vous-même.
    }

HK-SOLO-15 =
    .title = Les mots de ces règles
    .rule = Un quartier est disputé quand le voisin y habite avec au moins un autre clan. Gagner un aspect, c’est être seul à l’emporter dans le quartier, étages compris, alors que cet aspect est de la partie et que sa pile n’est pas vide. L’ordre de lecture va rangée par rangée depuis le nord, et d’ouest en est ; un quartier ou une famille y a la place de sa première case. Les pièces qui tiennent à une maison sont son four ou son totem, son villageois, ses enclos et leurs bêtes. Un côté libre, une case permise : d’après les règles de tous.
    .source = Défi non officiel de Vestiges, Les Voisins

HK-SOLO-2 =
    .title = La tuile d’un voisin
    .rule = Un voisin construit d’abord les deux maisons de sa tuile, puis le troisième élément. Ce qui n’a pas de place est perdu. Il n’enlève jamais une pièce d’un toit pour ajouter un étage. Une maison se place d’après HK-SOLO-3, toute autre pièce d’après HK-SOLO-5, qu’elle vienne d’une tuile, d’une carte ou d’un pouvoir.
    .source = Défi non officiel de Vestiges, Les Voisins

HK-SOLO-3 =
    .title = Où il bâtit
    .rule = La première ligne possible décide. 1 : s’il a moins de familles qu’il n’en veut (4, ou 3 dans une partie à 15 maisons) et n’a encore ni rejoint ni fondé de quartier avec cette tuile ou dans ce moment de cartes, il rejoint un quartier où il n’habite pas : celui qui a le plus de maisons ; à égalité, le plus d’enclos, de fours et de totems. 2 : dans un quartier disputé, il ajoute un étage qui lui fait gagner au moins un aspect de plus : dans le quartier où il en gagnerait le plus, puis sur celle des maisons qui en font gagner autant qui a le moins de côtés libres. 3 : dans un quartier disputé où sa plus grande famille ne dépasse pas la plus grande d’un rival, il agrandit sa plus grande famille qui peut l’être : dans le quartier où l’écart est le plus petit, puis dans celui qui a le plus de maisons. 4 : aux conditions de la ligne 1, il fonde un quartier au plus près d’une de vos maisons (de G7 si vous n’en avez pas), en comptant les cases par les côtés. 5 : il agrandit sa plus grande famille qui peut l’être, où que ce soit. 6 : il ajoute le premier étage possible. 7 : il bâtit sur la première case permise, quoi qu’il veuille. Toute égalité se règle dans l’ordre de lecture ; la case, pour les lignes 1, 3 et 5, se choisit d’après HK-SOLO-4.
    .source = Défi non officiel de Vestiges, Les Voisins

HK-SOLO-4 =
    .title = Sur quelle case
    .rule = Dans un quartier ou le long d’une famille, il prend une ruine plutôt qu’une case vide ; puis la case qui touche par un côté le plus de ses maisons, puis celle qui touche le moins de cases vides, puis la première dans l’ordre de lecture.
    .source = Défi non officiel de Vestiges, Les Voisins

HK-SOLO-5 =
    .title = Où vont ses enclos et ses pièces
    .rule = Parmi les quartiers où il peut placer la pièce, un quartier disputé où elle lui fait gagner l’aspect passe d’abord ; puis celui où elle lui en donne autant qu’au meilleur rival ; puis celui où il gagne déjà l’aspect, la plus petite avance d’abord ; puis tous les autres, et tous quand l’aspect ne donne pas de carte. À égalité, le quartier qui a le plus de maisons, puis l’ordre de lecture. Dans le quartier, la maison qui porte la pièce, ou à laquelle tient l’enclos : une maison à étage d’abord, puis celle qui touche le plus de ses maisons, puis l’ordre de lecture. Pour un enclos : une façade qui lui laisse au moins deux côtés libres d’abord, puis au nord de la maison, à l’est, au sud, à l’ouest. Pour une bête : le premier enclos vide de la maison dans l’ordre de lecture.
    .source = Défi non officiel de Vestiges, Les Voisins

HK-SOLO-6 =
    .title = L’élément au choix
    .rule = Parmi enclos, four, totem et maison, s’ils ont une place et qu’il en reste, il prend ce qui lui ferait gagner un aspect dans le plus de quartiers disputés ; une maison, là où l’on compare le nombre de maisons, en la posant au sol contre une des siennes. À égalité, ce dont il reste le plus (de maisons, les siennes), puis enclos, four, totem, maison. Si rien n’en gagne, une maison ; sans maison possible, le premier de la liste qui a une place.
    .source = Défi non officiel de Vestiges, Les Voisins

HK-SOLO-7 =
    .title = Son chaman
    .rule = Le chaman va dans le quartier où le voisin a le plus de maisons et de pièces en tout, sur celle de ses maisons à laquelle tiennent le plus de pièces ; à égalité, l’ordre de lecture. Sans maison à lui, l’élément est perdu.
    .source = Défi non officiel de Vestiges, Les Voisins

HK-SOLO-8 =
    .title = Ses cartes
    .rule = Avant chaque phase, la première ligne qui s’applique, une fois. 1 : au dernier tour, avant la phase 4, il marque tous ses groupes. 2 : il marque un groupe de cinq. 3 : un groupe de quatre, s’il n’en a pas de plus grand et si quelqu’un n’a plus que huit maisons ou moins. 4 : avant la phase 4, son plus grand groupe, s’il compte trois ou quatre cartes, et si quelqu’un n’a plus que huit maisons ou moins ou s’il a lui-même au moins deux cartes par famille. 5 : avant la phase 3, tant qu’il le peut, il dépense une carte pour construire le premier élément qui lui ferait gagner un aspect dans un quartier disputé, dans l’ordre enclos, four, totem, bête, villageois, maison (celle-ci comme dans HK-SOLO-6). Sinon il garde ses cartes. Ses groupes sont ceux qui rapportent le plus avec les cartes qu’il peut encore dépenser, les jokers là où ils rapportent le plus ; à points égaux, le moins de cartes, puis les plus longs groupes dans l’ordre totem, four, enclos, maison, bétail, villageois. Le plus grand se marque d’abord ; à égalité, le même ordre.
    .source = Défi non officiel de Vestiges, Les Voisins

HK-SOLO-9 =
    .title = Ses pertes
    .rule = Il perd une à une les maisons qui valent le moins : 4 pour un étage, 2 pour un four ou un totem, 1 par enclos, par villageois et par bête, et 2 si c’est l’unique maison d’une famille dans un quartier disputé. Des autres pièces, il perd d’abord celles qui ne tiennent pas à une maison à étage. À égalité, la dernière dans l’ordre de lecture.
    .source = Défi non officiel de Vestiges, Les Voisins

HK-SOLO-10 =
    .title = Le quartier qu’il fait inspecter
    .rule = Parmi les quartiers qui restent à inspecter, celui où il pioche le plus de cartes ; à égalité, celui où vous en piochez le moins, puis l’ordre de lecture.
    .source = Défi non officiel de Vestiges, Les Voisins

HK-SOLO-11 =
    .title = Sa fin de tour
    .rule = Ses cartes utilisées vont sous la pile qui a le moins de cartes, mais pas sous une pile fermée ; à égalité, dans l’ordre fours, totems, enclos, nombre, hauteur, bétail, villageois. Il donne le marqueur au clan, autre que le sien, qui a le moins de points ; à égalité, au prochain après lui dans le sens des aiguilles d’une montre.
    .source = Défi non officiel de Vestiges, Les Voisins

HK-SOLO-12 =
    .title = Son pouvoir de clan
    .rule = Dans la partie experte, il s’en sert toujours quand il le peut. Les Eguor remplacent, de celles qui touchent une des leurs, la maison à laquelle tiennent le plus de pièces ; à égalité la vôtre, puis l’ordre de lecture. Les Trev et les Uelb placent leur enclos, puis leur bête ou leur villageois. Les Enuaj volent qui a le plus de points, parmi ceux qui ont quelque chose que le voisin puisse placer ; à égalité vous, puis le prochain après eux. Chacun des deux éléments : d’abord ce qui leur fait gagner un aspect dans un quartier disputé, puis l’ordre four, totem, enclos, bête, villageois ; d’abord dans un quartier où ils habitent, puis l’ordre de lecture ; la bête d’un enclos qu’ils viennent de voler n’est d’aucun quartier. Les Teoiv bâtissent une maison et y mettent le chaman ; si cela leur coûtait une pièce d’un toit, ils y renoncent.
    .source = Défi non officiel de Vestiges, Les Voisins

HK-SOLO-13 =
    .title = Les niveaux
    .rule = Facile (0) : à la première étape, un voisin ne bâtit que les deux maisons de sa tuile ; il veut une famille de moins et ne construit pas avec ses cartes. Normal (1) : tout ce qui précède. Difficile (2) : il veut une famille de plus ; un joker lui sert aussi pour le premier élément de HK-SOLO-8, ligne 5, dont il n’a pas la carte ; et en phase 3 il gagne ce qui serait à égalité avec vous, étages compris (entre deux voisins, le prochain après vous dans le sens des aiguilles d’une montre). Expert (3) : de plus, il dépense à chaque tour jusqu’à 1 carte de plus qu’il n’a de familles, et reçoit deux tuiles à chaque étape ; il construit celle dont le troisième élément lui ferait gagner un aspect dans le plus de quartiers (un élément au choix compte pour le meilleur, le chaman pour rien) ; à égalité, dans l’ordre choix, enclos, four, totem, maison, bête, villageois, chaman ; l’autre est défaussée. Maître (4) : comme expert, avec jusqu’à 3 cartes de plus, et chaque voisin part de la case 5 du compteur.
    .source = Défi non officiel de Vestiges, Les Voisins

HK-SOLO-14 =
    .title = Gagner contre ses voisins
    .rule = Vous perdez si un voisin a au moins autant de points que vous. Sinon votre avance sur le meilleur voisin vaut une médaille : bronze (hameau) dès 1 point, argent (village) dès 4, or (höyük) dès 10 ; au niveau facile, bronze dès 1 point, argent dès 8, or dès 16.
    .source = Défi non officiel de Vestiges, Les Voisins
