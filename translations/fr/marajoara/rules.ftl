### Marajoara : les règles, avec nos propres mots.
### Un message par règle ; sa valeur, quand il en a une, est la phrase d’un refus.
### .title : le nom de la règle, pour les sommaires · .rule : la règle · .source : où la lire dans le livret.
### .stress : les mots de .rule dont tout dépend, en gras dans le livre des règles.

## Mise en place

MJ-SET-1 =
    .title = Le musée et le matériel de chacun
    .rule = Prenez le plateau Musée de votre couleur et couvrez ses trois icônes Fouille avec des jetons Fouille de cette couleur. Vos quatre autres jetons, vos cinq vases et vos six fragments de céramique attendent à côté du plateau.
    .stress = trois icônes Fouille
    .source = Mise en place, A à D ; décision A31

MJ-SET-2 =
    .title = Chariot et compte-tours
    .rule = La partie commence avec un chariot vide, commun à tous. Le compte-tours démarre sur la case 1 de la piste compte-tours.
    .stress = chariot vide
    .source = Mise en place, points 1 et 2

MJ-SET-3 =
    .title = Les disques au départ
    .rule = Vos quatre disques prennent place : l’un marque 0 point, les trois autres attendent au départ des pistes d’excavation, au-dessus de leur première case, un par piste.
    .stress = au départ des pistes
    .source = Mise en place, point 3

MJ-SET-4 =
    .title = Les 52 dés sur la grille
    .rule = Les 52 dés, tous sur leur face 1, sont tirés au hasard et garnissent la grille de fouilles rangée par rangée, de gauche à droite, un par case. Les cases ombragées et les cases loupes restent vides. Le nombre de joueurs n’y change rien.
    .stress = tous sur leur face 1
    .source = Mise en place, point 4

# $first, $seats · .cure: $seats
MJ-SET-5 = Le premier joueur doit être un des sièges de la table : { $first } ne convient pas pour { $seats ->
        [one] { $seats } siège
       *[other] { $seats } sièges
    }.
    .title = Le premier joueur
    .rule = Le rôle de premier joueur revient à qui a creusé un trou le plus récemment (ici : un joueur choisi ou tiré au sort). Il ne change plus de toute la partie.
    .stress = ne change plus de toute la partie
    .source = Mise en place, point 5
    .cure = Choisissez un siège de 1 à { $seats }, ou 0 pour tirer au sort.

# $ask, $case, $seat, $space · .cure: $case
MJ-SET-6 = { $case ->
        [setup] La mise en place n’est pas finie : c’est à { $seat } d’agir. { $ask }
        [no-magnifier] Le jeton de départ ne se pose que sur une case loupe, et { $space } n’en est pas une.
        [taken] La case loupe { $space } porte déjà un jeton Fouille.
       *[not-now] Les jetons de départ se posent à la mise en place, qui est finie.
    }
    .title = Les jetons Fouille de départ
    .rule = Le dernier joueur commence, puis on remonte l’ordre du tour jusqu’au premier joueur : chacun pose un jeton de sa réserve sur une case loupe encore vide. Les cases loupes en trop restent vides.
    .stress = Le dernier joueur commence
    .source = Mise en place, point 5 ; décision A31
    .cure = { $case ->
        [setup] Attendez que tous les jetons de départ soient posés.
        [not-now] Jouez votre tour ; d’autres jetons Fouille se gagnent en cours de partie.
       *[other] Choisissez une case loupe encore libre.
    }

MJ-SET-7 =
    .title = Pareil à tout nombre de joueurs
    .rule = La mise en place ne s’adapte pas au nombre de joueurs : on emploie toujours tous les dés et toute la grille.
    .stress = tous les dés et toute la grille
    .source = Mise en place, rien n’y dépend du nombre de joueurs

## Manche et tour

# $seat
MJ-TURN-1 = Ce n’est pas votre tour : la décision revient à { $seat }.
    .title = Quatorze manches
    .rule = Il y a 14 manches. Dans chacune, tous jouent un tour : le premier joueur d’abord, les autres à sa suite dans le sens horaire.
    .stress = 14 manches
    .source = Déroulement du jeu ; décision A30
    .cure = Attendez votre tour.

MJ-TURN-2 =
    .title = Ce que contient un tour
    .rule = L’action principale est au cœur du tour. Vous pouvez la faire précéder et suivre d’actions gratuites, et le recyclage vient en dernier si l’ardoise n’est pas vide.
    .stress = L’action principale est au cœur du tour
    .source = Déroulement du jeu ; Actions gratuites

# $ask, $seat
MJ-TURN-3 = Une action est en cours, et rien ne s’y intercale : c’est à { $seat } de répondre. { $ask }
    .title = Quand jouer les actions gratuites
    .rule = Les actions gratuites se jouent pendant votre tour seulement, avant ou après l’action principale, jamais entre ses étapes. Leur ordre et leur nombre sont libres : plusieurs avant et encore plusieurs après, si vous voulez.
    .stress = jamais entre ses étapes
    .source = Actions gratuites ; Résumé du tour de jeu ; décisions A33, A36, A42
    .cure = Finissez d’abord ce qui est en cours ; les actions gratuites reprennent ensuite.

# $ask
MJ-TURN-4 = Ce n’est pas encore le moment : les étapes se suivent dans l’ordre. { $ask }
    .title = Quatre étapes dans l’ordre
    .rule = L’action principale suit toujours le même ordre : capturer un dé, augmenter la valeur du dé qui a sauté, appliquer le bonus de fouilles s’il y en a un, puis faire l’action du dé capturé.
    .stress = toujours le même ordre
    .source = Action principale (p. 5) ; Résumé du tour de jeu ; décisions A20, A33
    .cure = Faites d’abord ce qui est demandé.

MJ-TURN-5 =
    .title = Passer la main
    .rule = Votre tour fini, c’est au joueur suivant. Quand la main revient au premier joueur, le compte-tours avance d’abord d’un cran ; s’il était déjà sur la case 14, la partie s’arrête.
    .stress = le compte-tours avance d’abord d’un cran
    .source = Fin de tour (Recyclage) (p. 11) ; Résumé du tour de jeu

MJ-TURN-6 = Ce tour n’a pas encore d’action principale, et une capture est possible : elle est obligatoire.
    .title = Pas de tour sans action principale
    .rule = Vous faites une action principale par tour, ni plus ni moins, et ne pouvez pas y renoncer. Elle n’est sautée que si aucune capture n’est possible.
    .stress = ni plus ni moins
    .source = Action principale (p. 5) ; décisions A3, A42
    .cure = Capturez un dé, puis terminez votre tour.
    .warning = Vous allez terminer ce tour sans rien capturer. Une action gratuite rendrait peut-être une capture possible.

## Étape 1 : capturer

# $case, $space
MJ-CAP-1 = { $case ->
        [no-jumper] Il n’y a pas de dé en { $space } : rien ne peut sauter de là.
        [nothing-between] Il n’y a pas de dé en { $space } : ce saut ne capturerait rien.
       *[no-jump] La case { $space } est trop près : un saut passe par-dessus un dé voisin et se pose juste derrière lui.
    }
    .title = Sauter pour capturer
    .rule = Choisissez n’importe quel dé de la grille : aucun n’appartient à un joueur. Il saute par-dessus un dé voisin et se pose sur la case située juste de l’autre côté ; le dé survolé est capturé.
    .stress = le dé survolé est capturé
    .source = Action principale, étape 1 (p. 5)
    .cure = Faites sauter un dé par-dessus un dé voisin, vers la case située juste de l’autre côté.

# $case, $space
MJ-CAP-2 = { $case ->
        [off-grid] « { $space } » n’est pas une case de la grille.
       *[occupied] La case { $space } porte déjà un dé : on ne peut pas s’y poser.
    }
    .title = Une case d’arrivée sans dé
    .rule = La case d’arrivée doit exister sur la grille et ne porter aucun dé. Un jeton Fouille n’empêche pas de s’y poser.
    .stress = ne porter aucun dé
    .source = Action principale, étape 1 (p. 5) ; décision A16
    .cure = Choisissez une case d’arrivée sans dé, juste derrière le dé à capturer.

# $case, $to
MJ-CAP-3 = { $case ->
        [bent] Pour arriver en { $to }, il faudrait changer de direction : un saut va tout droit.
       *[too-far] La case { $to } est trop loin : un saut franchit un seul dé et se pose juste derrière lui, à deux cases du départ.
    }
    .title = Un seul dé, en ligne droite
    .rule = Un saut franchit un dé et un seul. Il s’arrête sur la première case derrière ce dé et garde la même direction du début à la fin.
    .stress = un dé et un seul
    .source = Action principale, étape 1 : le dé qui saute (p. 5)
    .cure = Choisissez la case située juste derrière le dé voisin, en ligne droite.

MJ-CAP-4 =
    .title = Les cordes n’arrêtent pas un saut
    .rule = Les cordes blanches ne gênent pas les sauts : on entre dans une zone délimitée par des cordes, ou on en sort, comme partout ailleurs.
    .stress = ne gênent pas les sauts
    .source = Action principale, étape 1 : le dé qui saute (p. 5)

MJ-CAP-5 =
    .title = Le dé capturé garde sa face
    .rule = Le dé capturé quitte la grille sans être tourné. Il attend à côté de votre plateau Musée jusqu’à l’étape 4.
    .stress = sans être tourné
    .source = Action principale, étape 1 (p. 5)

# $colour, $die · .cure: $colour
MJ-CAP-6 = Vos emplacements { $colour ->
        [yellow] jaunes
        [red] rouges
       *[blue] bleus
    } sont tous pris : le { $die } n’aurait pas de place.
    .title = Pas de place, pas de capture
    .rule = Un dé jaune, rouge ou bleu ne peut pas être capturé quand vos trois emplacements de cette couleur sont pris. Pour en libérer un, dépensez un dé par une action gratuite avant l’action principale.
    .stress = ne peut pas être capturé
    .source = Action principale, étape 4 a (p. 6) ; décision A2
    .cure = { $colour ->
        [yellow] Libérez un emplacement avant de capturer : dépensez un dé jaune en entier pour exposer un vase ou financer une action.
        [red] Libérez un emplacement avant de capturer : exposez un dé rouge.
       *[blue] Libérez un emplacement avant de capturer : restaurez un fragment.
    }

MJ-CAP-7 = Vous avez déjà capturé un dé à ce tour : une seule capture par tour.
    .title = Une capture par tour
    .rule = L’action principale comporte une capture, une seule : les sauts ne s’enchaînent pas.
    .stress = les sauts ne s’enchaînent pas
    .source = Action principale (p. 5)
    .cure = Jouez des actions gratuites ou terminez votre tour.

MJ-CAP-8 =
    .title = Où l’on peut se poser
    .rule = Toute case sans dé convient au dé qui saute : ombragée, loupe, entre les cordes, +1, +2, avec ou sans jeton Fouille d’une couleur quelconque. Ombre et loupe ne comptent que lors de la mise en place.
    .stress = Toute case sans dé
    .source = Action principale, étape 1 (p. 5) ; Mise en place, point 4 ; décision A16

# $start, $to
MJ-CAP-9 = De { $start } à { $to }, le saut serait en diagonale : l’option « Captures orthogonales seulement » ne le permet pas.
    .title = Les directions des sauts
    .rule = Un saut suit l’une des huit directions, diagonales comprises, ou l’une des quatre directions orthogonales si l’option « Captures orthogonales seulement » est choisie. La couleur et la face du dé qui saute n’importent pas.
    .stress = huit directions, diagonales comprises
    .source = Action principale, étape 1 : le dé qui saute (p. 5) ; décision A1
    .cure = Sautez à l’horizontale ou à la verticale.

## Étape 2 : augmenter le dé qui a sauté

MJ-INC-1 =
    .title = Toujours +1
    .rule = Une fois posé, le dé qui a sauté voit sa valeur monter de 1. Cette hausse ne se refuse pas.
    .stress = monter de 1
    .source = Action principale, étape 2 a (p. 5–6) ; décision A12

MJ-INC-2 =
    .title = Cases +1 et +2
    .rule = Sur une case +1, la hausse passe à 2 en tout. Sur une case +2, elle passe à 3.
    .stress = passe à 2 en tout
    .source = Action principale, étape 2 b, c (p. 5–6)

MJ-INC-3 =
    .title = Jamais plus de 6
    .rule = La valeur d’un dé plafonne à 6 et le surplus est perdu. La mission 7 seule fait exception.
    .stress = plafonne à 6
    .source = Action principale, étape 2 : attention (p. 5–6)

## Étape 3 : bonus de fouilles

MJ-DIG-1 =
    .title = Quand il y a bonus
    .rule = Il y a bonus de fouilles quand la case où le saut s’est terminé porte un jeton Fouille.
    .stress = la case où le saut s’est terminé
    .source = Action principale, étape 3 (p. 5–6)

MJ-DIG-2 = Aucune hausse n’est à répartir en ce moment.
    .title = Votre propre jeton
    .rule = Si le jeton est à vous, vous pouvez augmenter de 1 un dé de vos zones de stockage, quelle que soit sa couleur, ou le dé que vous venez de capturer. Le dé qui a sauté n’y a pas droit.
    .stress = augmenter de 1
    .source = Action principale, étape 3 a (p. 5–6) ; décisions A12, A13
    .cure = Une hausse se gagne en sautant sur un jeton Fouille, ou sur les cases 1, 3 et 5 des pistes d’excavation.

# .warning: $seat
MJ-DIG-3 =
    .title = Le jeton d’un autre joueur
    .rule = Si le jeton est à un autre joueur, c’est lui qui en profite : il peut aussitôt augmenter de 2 l’un de ses dés stockés, ou de 1 deux d’entre eux, de toutes couleurs. Vous ne recevez rien, et l’étape 4 attend sa décision.
    .stress = c’est lui qui en profite
    .source = Action principale, étape 3 b (p. 5–6) ; décisions A12, A14
    .warning = Cette case porte un jeton Fouille d’un autre joueur : { $seat } pourra augmenter ses dés de 2.

# $die, $top · .cure: $top
MJ-DIG-4 = Le { $die } montre déjà { $top } : il ne peut pas monter plus haut.
    .title = Les limites du bonus
    .rule = Le bonus ne mène pas au-delà de 6 ; la part inutilisable est perdue. Le jeton, lui, reste sur sa case.
    .stress = la part inutilisable est perdue
    .source = Action principale, étapes 2 et 3 (p. 5–6) ; décision A14
    .cure = Choisissez un dé de moins de { $top }, ou renoncez à ce bonus.
    .warning = Ce qui reste de ce bonus sera perdu.

MJ-DIG-5 =
    .title = Pas de bonus sans saut
    .rule = Un dé amené sur un jeton par le travail de terrain ou par le recyclage ne donne aucun bonus de fouilles.
    .stress = ne donne aucun bonus de fouilles
    .source = Actions gratuites, 4. Financer le travail de terrain ; Fin de tour (Recyclage) (p. 11) ; décision A35

# $case, $slot
MJ-DIG-6 = { $case ->
        [captured] Ce bonus ne va pas au dé capturé : seuls les dés stockés peuvent monter.
       *[empty] Il n’y a pas de dé ici ({ slot }) : seuls les dés stockés peuvent monter.
    }
    .title = Quels dés peuvent monter
    .rule = Le bonus va aux dés des zones de stockage, ou au dé capturé si le jeton est le vôtre. Les dés de l’ardoise, du chariot et de la grille en sont exclus.
    .stress = dés des zones de stockage
    .source = Action principale, étape 3 a, b (p. 5–6) ; décision A40
    .cure = Choisissez un dé de vos zones de stockage.

## Étape 4 : action du dé

MJ-ACT-1 =
    .title = Stocker le dé capturé
    .rule = Un dé capturé jaune, rouge ou bleu rejoint la zone de stockage de sa couleur, au premier emplacement libre en partant de la gauche.
    .stress = premier emplacement libre en partant de la gauche
    .source = Action principale, étape 4 a (p. 6) ; décision A2

MJ-ACT-2 =
    .title = Le troisième dé jaune
    .rule = Quand un dé jaune occupe pour la première fois votre troisième emplacement jaune, le jeton Fouille de cet emplacement est à vous : posez-le aussitôt sur la grille.
    .stress = pour la première fois
    .source = Action principale, étape 4 a (p. 6) ; Placer un jeton Fouille (p. 10) ; décision A9

MJ-ACT-3 =
    .title = Dé gris : une excavation
    .rule = Un dé gris capturé ne se garde pas. Il sert à une excavation, puis il est dépensé.
    .stress = ne se garde pas
    .source = Action principale, étape 4 b (p. 6)

# $ask
MJ-ACT-4 = Il n’y a pas de bonus à refuser ici. { $ask }
    .title = L’action du dé ne se refuse pas
    .rule = L’action du dé fait partie de l’action principale : stocker ou effectuer l’excavation est obligatoire. Avec un dé gris, il vous reste à choisir la piste.
    .stress = est obligatoire
    .source = Résumé du tour de jeu ; décision A41
    .cure = Faites ce qui est demandé.

MJ-EXC-1 = Un disque avance quand vous venez de capturer un dé gris, et vous n’en avez pas en attente.
    .title = Avancer de la valeur exacte
    .rule = Faites avancer un de vos trois disques d’excavation d’autant de crans que le montre le dé gris. Ni moins, ni en partageant entre plusieurs pistes.
    .stress = Ni moins, ni en partageant
    .source = Action principale, étape 4 b (p. 6) ; décisions A13, A41
    .cure = Capturez un dé gris.

# .warning: $lost
MJ-EXC-2 =
    .title = Au bout de la piste
    .rule = Un disque qui irait plus loin que la case 9 s’y arrête ; les crans restants sont perdus.
    .stress = s’y arrête
    .source = Action principale, étape 4 b (p. 6)
    .warning = Le disque s’arrêtera sur la case 9 : { $lost ->
        [one] { $lost } cran sera perdu.
       *[other] { $lost } crans seront perdus.
    }

MJ-EXC-3 =
    .title = Le bonus d’arrivée seulement
    .rule = Seule la case où le disque s’arrête donne son bonus ; les cases traversées ne donnent rien.
    .stress = Seule la case où le disque s’arrête
    .source = Action principale, étape 4 b (p. 6) ; Cases de la piste d’excavation (p. 12–13)

MJ-EXC-4 =
    .title = La place sur les pistes
    .rule = Les cases 1 à 8 accueillent tous les disques qui se présentent. La case 9 en reçoit deux : le premier arrivé prend l’emplacement 1°, l’autre l’emplacement 2°.
    .stress = La case 9 en reçoit deux
    .source = Action principale, étape 4 b (p. 6) ; décisions A4, A28

# $case, $track
MJ-EXC-5 = { $case ->
        [arrived] Votre disque est déjà au bout { track.of } : il ne peut plus avancer.
       *[full] Deux disques occupent déjà la case 9 { track.of } : le vôtre ne peut pas y arriver.
    }
    .title = Case 9 complète
    .rule = Un disque ne peut pas être choisi si son arrivée serait une case 9 où se trouvent déjà deux disques. Un disque déjà au bout de sa piste ne bouge plus.
    .stress = déjà deux disques
    .source = Action principale, étape 4 b (p. 6) ; décision A4
    .cure = Choisissez le disque d’une autre piste.

MJ-EXC-6 =
    .title = Le dé gris va au chariot
    .rule = Quand le bonus est résolu, le dé gris entre dans le chariot comme tout dé dépensé. Il ne passe jamais par un musée.
    .stress = entre dans le chariot
    .source = Action principale, étape 4 b (p. 6) ; Dépenser des dés (p. 6) ; décisions A6, A9

MJ-EXC-7 =
    .title = Aucun disque ne peut avancer
    .rule = Si aucun de vos trois disques ne peut avancer, le dé gris est dépensé sans excavation ni bonus. Sa capture reste permise.
    .stress = sans excavation ni bonus
    .source = Action principale, étape 4 b (p. 6) ; décision A4

## Bonus des pistes d’excavation

# $colour, $die · .cure: $colour
MJ-TRK-1 = Ce bonus ne va qu’aux dés { $colour ->
        [blue] bleus
        [yellow] jaunes
       *[red] rouges
    }, la couleur de la piste : rien pour le { $die }.
    .title = Case 1 : +1 sur un dé
    .rule = Vous pouvez ajouter 1 à l’un de vos dés stockés de la couleur de la piste.
    .stress = ajouter 1
    .source = Cases de la piste d’excavation, case 1 (p. 12–13) ; décision A45
    .cure = Choisissez un dé { $colour ->
        [blue] bleu
        [yellow] jaune
       *[red] rouge
    } stocké, ou renoncez à ce bonus.

MJ-TRK-2 =
    .title = Case 2 : un jeton Fouille
    .rule = Prenez un jeton Fouille de votre réserve et posez-le aussitôt sur la grille.
    .stress = posez-le aussitôt
    .source = Cases de la piste d’excavation, case 2 (p. 12–13) ; Placer un jeton Fouille (p. 10) ; décision A27

# $colour, $die · .cure: $colour
MJ-TRK-3 = Ces points ne vont qu’aux dés { $colour ->
        [blue] bleus
        [yellow] jaunes
       *[red] rouges
    }, la couleur de la piste : rien pour le { $die }.
    .title = Case 3 : +2 à répartir
    .rule = Répartissez +2 entre vos dés stockés de la couleur de la piste : 2 sur un dé, ou 1 et 1. Aucun dé ne passe 6, et vous pouvez en laisser.
    .stress = +2
    .source = Cases de la piste d’excavation, case 3 (p. 12–13) ; décision A45
    .cure = Choisissez un dé { $colour ->
        [blue] bleu
        [yellow] jaune
       *[red] rouge
    } stocké, ou renoncez à ce bonus.

MJ-TRK-4 =
    .title = Case 4 : 3 PV
    .rule = Le disque qui s’arrête ici vous rapporte 3 PV.
    .stress = 3 PV
    .source = Cases de la piste d’excavation, case 4 (p. 12–13)

# $colour, $die · .cure: $colour
MJ-TRK-5 = Ces points ne vont qu’aux dés { $colour ->
        [blue] bleus
        [yellow] jaunes
       *[red] rouges
    }, la couleur de la piste : rien pour le { $die }.
    .title = Case 5 : +3 à répartir
    .rule = Répartissez +3 entre vos dés stockés de la couleur de la piste : 3 sur un dé, 2 et 1, ou 1 sur chacun des trois. Aucun dé ne passe 6, et vous pouvez en laisser.
    .stress = +3
    .source = Cases de la piste d’excavation, case 5 (p. 12–13) ; décision A45
    .cure = Choisissez un dé { $colour ->
        [blue] bleu
        [yellow] jaune
       *[red] rouge
    } stocké, ou renoncez à ce bonus.

MJ-TRK-6 =
    .title = Case 6 : 5 PV
    .rule = Le disque qui s’arrête ici vous rapporte 5 PV.
    .stress = 5 PV
    .source = Cases de la piste d’excavation, case 6 (p. 12–13)

MJ-TRK-7B = Les dés bleus ne comptent double qu’au tour où un disque s’arrête sur la case 7 de la piste bleue.
    .title = Bleue 7 : valeurs doublées
    .rule = Jusqu’à la fin de ce tour, vos dés bleus peuvent compter double dans les restaurations, sans limite de 6 dans ce calcul. On ne tourne aucun dé : chacun entre dans le chariot avec sa vraie face.
    .stress = compter double
    .source = Cases de la piste d’excavation, piste bleue, case 7 (p. 12–13) ; décisions A8, A30
    .cure = Restaurez avec les valeurs que montrent les dés.

# $case, $count, $die, $slot · .cure: $case
MJ-TRK-7Y = { $case ->
        [begun] L’échange est commencé : on ne peut plus y renoncer.
        [given] Tous les dés à donner le sont déjà : c’est à vous de prendre dans le chariot.
        [no-die] Il n’y a pas de dé ici ({ slot }).
        [no-room-after] Si vous donnez le { $die }, les dés du chariot ne trouveront pas tous une place dans votre musée.
        [give-first] Avant de prendre dans le chariot, donnez vos dés ({ $count ->
            [one] { $count } en tout
           *[other] { $count } en tout
        }).
        [not-in-cart] Ce dé n’est pas dans le chariot.
        [grey] Le { $die } ne peut pas être pris : un dé gris ne se stocke pas.
        [no-room] Votre musée n’a plus de place pour le { $die }.
       *[not-now] Aucun échange avec le chariot n’est en cours.
    }
    .title = Jaune 7 : échange avec le chariot
    .rule = Vous pouvez échanger deux dés stockés, de couleurs quelconques, contre deux dés du chariot ; toutes les faces restent telles quelles. Vos dés prennent les emplacements du haut. Ce n’est pas une dépense : rien n’est poussé vers l’ardoise.
    .stress = échanger deux dés stockés
    .source = Cases de la piste d’excavation, piste jaune, case 7 (p. 12–13) ; décisions A9, A34, A45
    .cure = { $case ->
        [begun] Menez l’échange à son terme.
        [given] Prenez un dé du chariot.
        [no-die] Choisissez un dé stocké.
        [no-room-after] Donnez un dé d’une couleur que contient le chariot.
        [give-first] Choisissez un dé stocké à donner.
        [not-now] Arrêtez un disque sur la case 7 de la piste jaune.
       *[other] Prenez dans le chariot un dé jaune, rouge ou bleu dont un emplacement est libre.
    }

# $case, $slot · .cure: $case
MJ-TRK-7R = { $case ->
        [not-red] Il n’y a pas de dé rouge ici ({ slot }).
       *[not-now] Aucune exposition à petit prix n’est offerte en ce moment.
    }
    .title = Rouge 7 : exposer pour 1 crédit
    .rule = Vous pouvez exposer un dé rouge de votre choix pour 1 crédit seulement. Le double de sa valeur et la récompense de la case de vitrine vous reviennent comme d’ordinaire.
    .stress = pour 1 crédit seulement
    .source = Cases de la piste d’excavation, piste rouge, case 7 (p. 12–13) ; décisions A10, A45
    .cure = { $case ->
        [not-red] Choisissez un dé rouge stocké, ou renoncez à ce bonus.
       *[not-now] Arrêtez un disque sur la case 7 de la piste rouge.
    }

# $case · .cure: $case
MJ-TRK-8B = { $case ->
        [not-restored] Ce fragment n’est pas en place dans votre atelier.
       *[not-now] Aucun fragment n’est à désigner en ce moment.
    }
    .title = Bleue 8 : fragments voisins
    .rule = Désignez un fragment restauré de votre atelier. Chaque fragment restauré qui le touche vous rapporte 2 PV.
    .stress = 2 PV
    .source = Cases de la piste d’excavation, piste bleue, case 8 (p. 12–13)
    .cure = { $case ->
        [not-restored] Désignez un fragment que vous avez restauré.
       *[not-now] Arrêtez un disque sur la case 8 de la piste bleue.
    }

MJ-TRK-8Y =
    .title = Jaune 8 : jetons posés
    .rule = Chacun de vos jetons Fouille posés sur la grille vous rapporte 2 PV, même caché sous un dé.
    .stress = 2 PV
    .source = Cases de la piste d’excavation, piste jaune, case 8 (p. 12–13)

# $case, $vases · .cure: $case
MJ-TRK-8R = { $case ->
        [few] { $vases ->
            [0] Cette vitrine est vide : il faut au moins deux vases pour en reprendre un.
           *[other] Cette vitrine ne contient qu’un vase : il en faut au moins deux pour en reprendre un.
        }
       *[not-now] Aucun vase n’est à reprendre en ce moment.
    }
    .title = Rouge 8 : reprendre un vase
    .rule = Si vous avez au moins deux vases en vitrine, vous pouvez ôter celui de la plus haute case et marquer deux fois les PV inscrits sur cette case. Le vase rejoint votre réserve ; l’exposer à nouveau redonnera la récompense. D’ici là, il ne compte ni pour la majorité, ni pour la piste rouge, ni dans la limite de cinq. Avec un vase ou aucun, rien ne se passe.
    .stress = deux fois les PV
    .source = Cases de la piste d’excavation, piste rouge, case 8 (p. 12–13) ; décisions A11, A32, A45
    .cure = { $case ->
        [few] Choisissez une vitrine d’au moins deux vases, ou renoncez à ce bonus.
       *[not-now] Arrêtez un disque sur la case 8 de la piste rouge.
    }

MJ-TRK-9B =
    .title = Bleue 9 : décompte final
    .rule = Cette case ne rapporte qu’au décompte final. Par fragment restauré : 2 PV à l’emplacement 1°, 1 PV à l’emplacement 2°.
    .stress = qu’au décompte final
    .source = Cases de la piste d’excavation, piste bleue, case 9 (p. 12–13) ; Récompenses d’excavation

MJ-TRK-9Y =
    .title = Jaune 9 : décompte final
    .rule = Cette case ne rapporte qu’au décompte final : 10 PV à l’emplacement 1°, 6 PV à l’emplacement 2°.
    .stress = qu’au décompte final
    .source = Cases de la piste d’excavation, piste jaune, case 9 (p. 12–13) ; Récompenses d’excavation

MJ-TRK-9R =
    .title = Rouge 9 : décompte final
    .rule = Cette case ne rapporte qu’au décompte final. Par vase exposé : 2 PV à l’emplacement 1°, 1 PV à l’emplacement 2°.
    .stress = qu’au décompte final
    .source = Cases de la piste d’excavation, piste rouge, case 9 (p. 12–13) ; Récompenses d’excavation

## Dépenser des dés, payer

MJ-SPD-1 =
    .title = Quels dés sont dépensés
    .rule = Sont dépensés : les dés rouges exposés, les dés bleus employés à restaurer, les dés jaunes épuisés par un paiement et les dés gris après leur excavation.
    .stress = les dés gris après leur excavation
    .source = Dépenser des dés (p. 6) ; Actions gratuites, 1. Exposer un ou des vases ; Actions gratuites, 2. Restaurer votre céramique

MJ-SPD-2 =
    .title = Entrer dans le chariot
    .rule = Un dé dépensé occupe le plus haut emplacement libre du chariot, avec la face dont on s’est servi. Avec l’option « Chariot par gravité », il descend au plus bas emplacement libre.
    .stress = le plus haut emplacement libre
    .source = Dépenser des dés, point 1 (p. 6) ; décisions A5, A37

MJ-SPD-3 =
    .title = Chariot plein
    .rule = Si les cinq emplacements sont pris, le dé du bas sort, les quatre autres descendent d’un emplacement et le nouveau se place en haut.
    .stress = le dé du bas sort
    .source = Dépenser des dés, point 2 (p. 6) ; décision A5

MJ-SPD-4 =
    .title = Les dés sortis du chariot
    .rule = Un dé sorti du chariot va sur l’ardoise du joueur dont c’est le tour et garde sa face, en vue du recyclage. Il ne peut plus servir, ni être augmenté, ni payer.
    .stress = garde sa face
    .source = Dépenser des dés, point 3 (p. 6) ; décision A40

# $case · .cure: $case
MJ-SPD-5 = { $case ->
        [not-spent] Ce dé n’est pas de ceux que vous dépensez.
       *[not-now] Aucun dé n’attend d’entrer dans le chariot.
    }
    .title = Plusieurs dés d’une même action
    .rule = Les dés dépensés par une même action entrent un à un dans le chariot, dans l’ordre que vous choisissez, après les effets de l’action. S’ils sont plus de cinq, les premiers entrés peuvent ressortir aussitôt. Cela vaut pour l’action principale et les actions gratuites.
    .stress = dans l’ordre que vous choisissez
    .source = Dépenser des dés (p. 6) ; décisions A6, A44
    .cure = { $case ->
        [not-spent] Choisissez un des dés employés dans cette action.
       *[not-now] Jouez d’abord une action qui dépense des dés.
    }

MJ-PAY-1 = Il n’y a rien à payer en ce moment.
    .title = Votre argent
    .rule = Votre argent est la somme des faces de vos dés jaunes stockés : un point vaut un crédit. Un paiement peut puiser dans plusieurs dés jaunes.
    .stress = la somme des faces de vos dés jaunes stockés
    .source = Dépenser de l’argent (p. 10) ; décision A18
    .cure = Choisissez d’abord ce que vous achetez : un vase à exposer, une restauration ou un travail de terrain financé.

MJ-PAY-2 =
    .title = Dé entamé, dé épuisé
    .rule = Un dé jaune entamé baisse d’autant de points que de crédits versés. Un dé jaune épuisé par une action n’est pas tourné : il est dépensé avec la face qu’il montrait au début de cette action. Exposer plusieurs vases ensemble compte pour une action ; deux expositions distinctes, pour deux.
    .stress = la face qu’il montrait au début de cette action
    .source = Dépenser de l’argent (p. 10) ; Dépenser des dés, point 1 (p. 6) ; décision A37

# $credits, $offered · .cure: $credits
MJ-PAY-3 = Le prix est de { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    } et vous en versez { $offered } : le compte doit être juste.
    .title = Le compte juste
    .rule = On paie exactement le montant : on ne verse pas trop et on ne rend pas la monnaie. Un dé stocké ne montre jamais 0.
    .stress = exactement le montant
    .source = Dépenser de l’argent (p. 10)
    .cure = Répartissez exactement { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    } sur vos dés jaunes.

# .cure: $credits
MJ-PAY-4 = Un dé jaune ne paie pas plus que ce qu’il montre, et seuls paient les dés jaunes stockés.
    .title = Quels dés paient
    .rule = Seuls paient les dés jaunes stockés dans votre musée (dans la mission 6, ceux de la zone jaune en service). Un dé jaune capturé à ce tour paie dès qu’il est stocké.
    .stress = dès qu’il est stocké
    .source = Dépenser de l’argent (p. 10) ; décisions A34, A36, A40
    .cure = Répartissez { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    } sur les dés jaunes de votre musée.

## Actions gratuites

# $case, $credits, $money · .cure: $case
MJ-EXP-1 = { $case ->
        [money] Cette exposition coûte { $credits ->
            [one] { $credits } crédit
           *[other] { $credits } crédits
        } et vous en avez { $money }.
        [order] Les dés d’une exposition se nomment de gauche à droite.
       *[not-red] Seuls des dés rouges stockés peuvent être exposés, chacun une fois.
    }
    .title = Payer l’exposition
    .rule = Une action Exposer porte sur un ou plusieurs de vos dés rouges stockés. Versez d’abord, en une fois, autant de crédits que le total de leurs valeurs.
    .stress = autant de crédits que le total de leurs valeurs
    .source = Actions gratuites, 1. Exposer un ou des vases ; décision A34
    .cure = { $case ->
        [money] Exposez moins de dés ou des dés plus faibles, ou gagnez d’abord de l’argent en capturant des dés jaunes.
        [order] Nommez-les dans l’ordre du stockage ; l’ordre ne change rien au résultat.
       *[not-red] Choisissez un ou plusieurs de vos dés rouges stockés.
    }
    .warning = C’est le dernier tour, et vous pourriez encore exposer un vase.

MJ-EXP-2 =
    .title = Résoudre chaque vase
    .rule = Les dés rouges sont ensuite résolus tour à tour ; l’ordre ne change rien au résultat. Pour chacun, marquez deux fois sa valeur, posez un vase sur la première case libre de la vitrine et recevez la récompense de cette case.
    .stress = deux fois sa valeur
    .source = Actions gratuites, 1. Exposer un ou des vases ; décision A44

MJ-EXP-3 =
    .title = Récompenses de la vitrine
    .rule = La case 1 de la vitrine donne le jeton Fouille qu’elle porte, à poser aussitôt ; les cases 2 à 5 donnent les PV inscrits.
    .stress = à poser aussitôt
    .source = Actions gratuites, 1. Exposer un ou des vases ; Placer un jeton Fouille (p. 10) ; décision A44

# $vases
MJ-EXP-4 = La vitrine ne contient que { $vases } cases : il n’y a pas la place d’exposer autant de vases.
    .title = Cinq vases au plus
    .rule = La vitrine contient cinq vases au maximum. Une exposition qui mènerait au-delà est refusée tout entière.
    .stress = cinq vases au maximum
    .source = Actions gratuites, 1. Exposer un ou des vases
    .cure = Exposez moins de dés rouges à la fois. Quand la vitrine est pleine, la case 8 de la piste rouge permet de reprendre un vase.

MJ-EXP-5 =
    .title = Après l’exposition
    .rule = Pour finir, les dés rouges exposés et les dés jaunes épuisés sont dépensés et entrent dans le chariot.
    .stress = entrent dans le chariot
    .source = Actions gratuites, 1. Exposer un ou des vases ; Dépenser des dés (p. 6)

# $case, $fragment, $target, $total · .cure: $case, $fragment
MJ-RES-1 = { $case ->
        [unknown] Votre atelier ne contient pas le { fragment }.
        [restored] Le { fragment } est déjà restauré.
        [equal-values] Le { fragment } demande des dés de valeurs différentes, et deux de ceux-ci ont la même.
        [not-exact] Le { fragment } demande exactement { $target }, et ces dés donnent { $total }.
        [too-low] Le { fragment } demande au moins { $target }, et ces dés donnent { $total }.
        [order] Les dés d’une restauration se nomment de gauche à droite.
       *[not-blue] Seuls des dés bleus stockés restaurent un fragment, chacun une fois.
    }
    .title = Restaurer un fragment
    .rule = Restaurez un de vos fragments encore hors de l’atelier, peu importe l’ordre, avec des dés bleus stockés qui remplissent sa condition ; aucun fragment ne se restaure deux fois. Avec un seul dé : au moins 3 pour ≥3, un 6 juste pour =6. Avec un total : au moins 4 ou 5 pour ≥4 ou ≥5, au moins 6 avec exactement deux dés pour ≥6, au moins 9 avec deux ou trois dés tous différents pour ≥9.
    .stress = qui remplissent sa condition
    .source = Actions gratuites, 2. Restaurer votre céramique ; décisions A8, A34
    .cure = { $case ->
        [unknown] Choisissez un des six fragments de l’atelier.
        [restored] Choisissez un fragment encore hors de l’atelier.
        [order] Nommez-les dans l’ordre du stockage ; l’ordre ne change rien au résultat.
        [not-blue] Choisissez un ou plusieurs de vos dés bleus stockés.
       *[other] Ce fragment demande { fragment.requirement }. Financer la restauration change un dé bleu de 1.
    }
    .warning = C’est le dernier tour, et vous pourriez encore restaurer un fragment.

MJ-RES-2 =
    .title = Points et bonus d’adjacence
    .rule = Marquez les PV du fragment : 3 pour ≥3, 4 pour ≥4, 5 pour ≥5, 6 pour ≥6, 7 pour =6, 10 pour ≥9. Le bonus d’adjacence y ajoute 1 PV par fragment voisin déjà en place.
    .stress = 1 PV par fragment voisin déjà en place
    .source = Actions gratuites, 2. Restaurer votre céramique ; Bonus d’adjacence ; décision A29

MJ-RES-3 =
    .title = Le jeton du fragment ≥4
    .rule = Le fragment ≥4 donne en plus le jeton Fouille de son emplacement, à poser aussitôt sur la grille.
    .stress = le jeton Fouille de son emplacement
    .source = Actions gratuites, 2. Restaurer votre céramique ; Placer un jeton Fouille (p. 10)

MJ-RES-4 =
    .title = Les dés bleus sont dépensés
    .rule = Chaque dé bleu employé est dépensé en entier : ce qui dépasse la condition est perdu.
    .stress = dépensé en entier
    .source = Actions gratuites, 2. Restaurer votre céramique ; Dépenser des dés (p. 6)

# $case, $dice, $fragment, $least, $most · .cure: $fragment
MJ-RES-5 = { $case ->
        [exactly] { $most ->
            [one] Le { fragment } se restaure avec un seul dé, et non { $dice }.
           *[other] Le { fragment } se restaure avec { $most } dés exactement, et non { $dice }.
        }
       *[range] Le { fragment } se restaure avec { $least } à { $most } dés, et non { $dice }.
    }
    .title = Combien de dés, de fragments
    .rule = Les fragments ≥4 et ≥5 acceptent des dés bleus en nombre libre, même superflus ; ailleurs, la condition fixe ce nombre. Une action Restaurer place un seul fragment.
    .stress = un seul fragment
    .source = Actions gratuites, 2. Restaurer votre céramique ; décision A43
    .cure = Ce fragment demande { fragment.requirement }.

# $case, $credits, $die, $money, $slot, $top · .cure: $case
MJ-FIN-1 = { $case ->
        [limit] Le { $die } ne peut pas changer ainsi : un dé reste entre 1 et { $top }.
        [money] Financer la restauration coûte { $credits ->
            [one] { $credits } crédit
           *[other] { $credits } crédits
        } et vous en avez { $money }.
       *[not-blue] Il n’y a pas de dé bleu ici ({ slot }).
    }
    .title = Financer la restauration
    .rule = Payez 2 crédits : un de vos dés bleus stockés monte ou descend de 1, immédiatement. Il reste entre 1 et 6, hormis le débordement de la mission 7.
    .stress = monte ou descend de 1
    .source = Actions gratuites, 3. Financer la restauration ; décisions A7, A24
    .cure = { $case ->
        [limit] Changez-le dans l’autre sens, ou choisissez un autre dé bleu.
        [money] Gagnez d’abord de l’argent en capturant des dés jaunes.
       *[not-blue] Choisissez un de vos dés bleus stockés.
    }

# $case, $credits, $money, $space · .cure: $case
MJ-FLD-1 = { $case ->
        [money] Financer le travail de terrain coûte { $credits ->
            [one] { $credits } crédit
           *[other] { $credits } crédits
        } et vous en avez { $money }.
       *[no-die] Il n’y a pas de dé en { $space }.
    }
    .title = Financer le travail de terrain
    .rule = Payez 2 crédits : un dé de la grille, n’importe lequel, glisse d’une case. Ce n’est pas une capture : ni hausse de valeur, ni bonus de fouilles, ni action du dé.
    .stress = Ce n’est pas une capture
    .source = Actions gratuites, 4. Financer le travail de terrain
    .cure = { $case ->
        [money] Gagnez d’abord de l’argent en capturant des dés jaunes.
       *[no-die] Choisissez un dé de la grille.
    }

# $case, $space · .cure: $case
MJ-FLD-2 = { $case ->
        [off-grid] « { $space } » n’est pas une case de la grille.
        [diagonal] La case { $space } est en diagonale : l’option « Captures orthogonales seulement » ne le permet pas.
        [far] La case { $space } n’est pas voisine : le travail de terrain déplace un dé d’une seule case.
       *[occupied] La case { $space } porte déjà un dé.
    }
    .title = Où mène le travail de terrain
    .rule = Le dé va sur une case voisine sans dé, quelle qu’elle soit, en diagonale aussi, sauf avec l’option « Captures orthogonales seulement ». Ni les cordes ni les jetons Fouille ne l’arrêtent.
    .stress = une case voisine sans dé
    .source = Actions gratuites, 4. Financer le travail de terrain ; décisions A1, A16, A35
    .cure = { $case ->
        [diagonal] Choisissez une case sans dé à côté, au-dessus ou au-dessous.
       *[other] Choisissez une case sans dé qui touche celle du dé.
    }

MJ-FREE-1 =
    .title = Recommencer sans limite
    .rule = Une action gratuite peut être refaite tant que vous avez de quoi la payer et les dés qu’elle demande.
    .stress = peut être refaite
    .source = Actions gratuites

## Placer les jetons Fouille

# $case, $space · .cure: $case
MJ-TOK-1 = { $case ->
        [off-grid] « { $space } » n’est pas une case de la grille.
        [die] La case { $space } porte un dé : un jeton Fouille se pose sur une case sans dé.
        [token] La case { $space } porte déjà un jeton Fouille.
       *[not-now] Vous n’avez pas de jeton Fouille à poser en ce moment.
    }
    .title = Une case sans dé ni jeton
    .rule = Un jeton Fouille gagné se pose sans attendre sur la grille, là où il n’y a ni dé ni autre jeton.
    .stress = là où il n’y a ni dé ni autre jeton
    .source = Placer un jeton Fouille (p. 10) ; décisions A15, A16
    .cure = { $case ->
        [not-now] Un jeton se gagne avec le premier vase, le fragment ≥4, le troisième dé jaune ou la case 2 d’une piste d’excavation.
       *[other] Choisissez une case sans dé ni jeton, hors des cordes et des cases +1 et +2.
    }

# $boost, $case, $space
MJ-TOK-2 = { $case ->
        [roped] La case { $space } est dans une zone délimitée par des cordes : les jetons Fouille n’y vont pas.
       *[boost] En { $space } se trouve une case +{ $boost } : les jetons Fouille n’y vont pas.
    }
    .title = Cases interdites aux jetons
    .rule = Les zones délimitées par des cordes et les cases +1 et +2 n’acceptent pas de jeton Fouille.
    .stress = n’acceptent pas de jeton Fouille
    .source = Placer un jeton Fouille (p. 10)
    .cure = Choisissez une case sans dé ni jeton, hors des cordes et des cases +1 et +2.

MJ-TOK-3 =
    .title = Posé pour toute la partie
    .rule = Un jeton posé ne quitte plus sa case. Des dés peuvent venir dessus.
    .stress = ne quitte plus sa case
    .source = Placer un jeton Fouille (p. 10) ; Fin de tour (Recyclage) (p. 11)

MJ-TOK-4 =
    .title = D’où viennent les jetons
    .rule = Votre plateau Musée en donne trois, chacun une seule fois : premier vase exposé, fragment ≥4, troisième dé jaune. Les autres sortent de votre réserve, un par case 2 où s’arrête un de vos disques d’excavation.
    .stress = chacun une seule fois
    .source = Placer un jeton Fouille (p. 10) ; Cases de la piste d’excavation, case 2 (p. 12–13)

MJ-TOK-5 =
    .title = Rien ne passe avant le jeton
    .rule = Poser le jeton est obligatoire et interrompt l’étape en cours : tout le reste attend. Si aucune case ne convient, c’est le jeton qui attend.
    .stress = interrompt l’étape en cours
    .source = Placer un jeton Fouille (p. 10) ; décisions A12, A15

## Recyclage

# $case, $space · .cure: $case
MJ-REC-1 = { $case ->
        [not-on-slate] Ce dé n’est pas sur votre ardoise.
        [occupied] Un dé recyclé va sur une case de la grille sans dé, et { $space } n’en est pas une.
       *[not-now] Le recyclage vient à la fin du tour, quand des dés sont sur votre ardoise.
    }
    .title = Vider l’ardoise
    .rule = En fin de tour, chaque dé de votre ardoise regagne une case sans dé de la grille, sans être tourné. L’ordre est à vous.
    .stress = sans être tourné
    .source = Fin de tour (Recyclage) (p. 11)
    .cure = { $case ->
        [not-on-slate] Choisissez un dé de votre ardoise.
        [occupied] Choisissez une case sans dé parmi celles qui sont proposées.
       *[not-now] Terminez d’abord votre tour.
    }

# $space, $tier · .cure: $tier
MJ-REC-2 = { $tier ->
        [1] Une case entre les cordes est encore libre : le dé doit y aller, et { $space } n’est pas entre les cordes.
       *[2] Les cases entre les cordes sont pleines : le dé doit aller sur une case sans dé qui porte un de vos jetons Fouille, et { $space } n’en est pas une.
    }
    .title = Trois priorités
    .rule = Tant qu’une case entre les cordes est libre, le dé y va. Sinon, il va sur une case sans dé qui porte un jeton Fouille à vous ; s’il n’y en a plus, sur une case sans dé quelconque, jetons des autres compris. On le vérifie pour chaque dé.
    .stress = Tant qu’une case entre les cordes est libre
    .source = Fin de tour (Recyclage) (p. 11)
    .cure = { $tier ->
        [1] Choisissez une case sans dé entre les cordes.
       *[2] Choisissez une case sans dé qui porte un de vos jetons Fouille.
    }

MJ-REC-3 =
    .title = Recouvrir est sans effet
    .rule = Un dé recyclé sur un jeton ne donne pas de bonus de fouilles. Sur une case +1 ou +2, il garde sa valeur.
    .stress = il garde sa valeur
    .source = Fin de tour (Recyclage) (p. 11)

MJ-REC-4 = Le recyclage a commencé : aucune action gratuite ni capture ne peut plus se jouer à ce tour.
    .title = La dernière partie du tour
    .rule = Le recyclage clôt le tour : il est obligatoire et ne s’arrête qu’à l’ardoise vide. Ni pendant ni après, vous ne pouvez jouer d’action gratuite ; c’est ensuite au joueur suivant.
    .stress = clôt le tour
    .source = Fin de tour (Recyclage) (p. 11) ; décision A33
    .cure = Replacez les dés de votre ardoise, puis attendez votre prochain tour.

## Fin de partie et décompte final

MJ-END-1 = La partie est terminée : il n’y a plus rien à jouer.
    .title = Fin après 14 manches
    .rule = La partie s’achève quand tous ont joué 14 tours et que le dernier joueur a recyclé ses dés. Vient alors le décompte final.
    .stress = 14 tours
    .source = Fin de la partie ; Fin de tour (Recyclage) (p. 11)

MJ-SCO-1 =
    .title = Majorité de vases
    .rule = On classe les joueurs selon leurs vases exposés : 7 PV pour le premier rang, 5 pour le deuxième, 3 pour le troisième. Sans aucun vase exposé, on n’est pas classé.
    .stress = leurs vases exposés
    .source = Fin de la partie ; décision A17

MJ-SCO-2 =
    .title = Égalités aux majorités
    .rule = Des joueurs à égalité partagent à parts égales le total des rangs qu’ils occupent, arrondi vers le bas. Les suivants prennent les rangs d’après ; à partir du quatrième, un rang ne vaut rien.
    .stress = arrondi vers le bas
    .source = Fin de la partie ; décision A17

MJ-SCO-3 =
    .title = Bouts de piste
    .rule = Les disques parvenus en case 9 d’une piste d’excavation reçoivent maintenant la récompense de leur emplacement, 1° ou 2°.
    .stress = parvenus en case 9
    .source = Récompenses d’excavation

MJ-SCO-4 =
    .title = Majorité de fragments
    .rule = Les fragments restaurés donnent un second classement, avec les mêmes 7, 5 et 3 PV, le même partage et le même minimum de un.
    .stress = Les fragments restaurés
    .source = Fin de la partie ; décision A17

MJ-SCO-5 =
    .title = Gagner la partie
    .rule = Le plus grand total de PV gagne. À égalité, on regarde l’argent qui reste dans les musées ; s’il est égal aussi, la victoire est partagée.
    .stress = Le plus grand total de PV gagne
    .source = Fin de la partie ; Récompenses d’excavation ; décisions A18, A40

MJ-SCO-6 =
    .title = Rien d’autre ne rapporte
    .rule = Dés stockés, argent, jetons posés et cases 1 à 8 des pistes ne valent rien au décompte final. Les éléments du décompte ne dépendent pas les uns des autres ; ils sont présentés dans cet ordre : vases, fragments, bouts des pistes rouge, bleue et jaune.
    .stress = ne valent rien
    .source = Fin de la partie

## Mode solo

# $case, $mission, $missions · .cure: $case, $missions
MJ-SOL-1 = { $case ->
        [unknown] Il n’y a pas de mission { $mission } : les missions vont de 1 à { $missions }.
        [alone] Seul à la table, on joue une mission, et aucune n’est choisie.
       *[together] La mission { $mission } se joue en solo, pas à plusieurs.
    }
    .title = Les règles du solo
    .rule = Le solo suit les règles habituelles, hormis ce qui est dit ici et dans la mission. Le compte-tours ne sert pas.
    .stress = Le compte-tours ne sert pas
    .source = Mode solo
    .cure = { $case ->
        [together] Gardez un seul siège, ou jouez sans mission.
        [unknown] Choisissez une mission de 1 à { $missions }.
       *[alone] Choisissez une mission de 1 à { $missions }, ou ajoutez un siège.
    }

MJ-SOL-2 =
    .title = Mise en place du solo
    .rule = Des vases d’une autre couleur que la vôtre marquent les objectifs, aux endroits que dit la mission. Le reste se met en place comme pour un joueur, avec un de vos jetons Fouille sur une case loupe.
    .stress = Des vases d’une autre couleur
    .source = Mode solo ; Mise en place, point 5

# $beside, $case, $space · .cure: $beside, $case
MJ-SOL-3 = { $case ->
        [not-adjacent] La case { $space } ne touche pas { $beside }, où le dé s’est posé.
        [no-die] Il n’y a pas de dé en { $space }.
       *[not-now] Aucun dé n’est à retirer en ce moment.
    }
    .title = Le dé retiré de la grille
    .rule = Après chaque capture, si des dés touchent celui qui a sauté, même en diagonale, vous devez en retirer un : il va, face inchangée, sur la plus petite case vide de la piste compte-tours et n’en revient pas. S’il n’y a pas de voisin, rien n’est retiré.
    .stress = vous devez en retirer un
    .source = Mode solo ; décision A20
    .cure = { $case ->
        [not-now] Capturez d’abord un dé ; un voisin de celui qui a sauté sera ensuite retiré.
       *[other] Choisissez un dé qui touche { $beside }, même en diagonale.
    }

MJ-SOL-4 =
    .title = La fin d’une mission
    .rule = La mission s’achève quand un dé vient occuper la 14ᵉ et dernière case de la piste compte-tours, ou après trois tours de suite sans capture, ce que le livret ne dit pas.
    .stress = 14ᵉ et dernière case
    .source = Mode solo ; décision A21

MJ-SOL-5 =
    .title = Le décompte du solo
    .rule = Il n’y a pas de majorités, ni de vases ni de fragments. Les bouts de piste comptent, et vous y tenez l’emplacement 1°.
    .stress = Il n’y a pas de majorités
    .source = Mode solo

MJ-SOL-6 =
    .title = Atteindre un objectif
    .rule = Un objectif placé dans votre musée ou sur une piste est atteint dès que votre vase, votre fragment ou votre disque y arrive. Un objectif de score se juge à la fin de la partie, sur le total définitif.
    .stress = dès que votre vase, votre fragment ou votre disque y arrive
    .source = Mode solo ; décisions A22, A38

MJ-SOL-7 =
    .title = Gagner une mission
    .rule = La mission est gagnée si aucun objectif ne manque ; vous pouvez alors passer à la suivante.
    .stress = si aucun objectif ne manque
    .source = Mode solo

MJ-SOL-9 =
    .title = Un objectif atteint reste acquis
    .rule = Un vase d’objectif se prend aussitôt et ne se perd plus. Il n’empêche jamais de poser là votre vase, votre fragment, votre disque ou un dé ; il n’écarte que les jetons Fouille, dans la mission 4.
    .stress = ne se perd plus
    .source = Mode solo ; décision A32

MJ-SOL-10 =
    .title = Le dernier tour
    .rule = Le 14ᵉ dé posé, plus d’action gratuite : le décompte final vient aussitôt, sans recyclage. (Un réglage permet de finir d’abord ce tour.)
    .stress = sans recyclage
    .source = Mode solo ; décision A21

MJ-SOL-8 = Le défi corsé relève l’objectif d’une mission, et cette partie n’en a pas.
    .title = Le défi corsé
    .rule = Avec cette option, chaque mission demande 10 PV de plus à son objectif de score.
    .stress = 10 PV de plus
    .source = Mode solo
    .cure = Choisissez une mission, ou jouez sans le défi corsé.

MJ-MIS-1 =
    .title = Mission 1 : objectifs
    .rule = Restaurez le fragment ≥9, menez un disque au bout de la piste jaune, exposez un quatrième vase et terminez avec 50 PV ou plus.
    .stress = 50 PV ou plus
    .source = Mode solo, mission 1

MJ-MIS-2 =
    .title = Mission 2 : objectifs
    .rule = Restaurez les six fragments de la céramique, menez un disque au bout de la piste bleue et un autre au bout de la jaune, et terminez avec 50 PV ou plus.
    .stress = les six fragments
    .source = Mode solo, mission 2

MJ-MIS-3 =
    .title = Mission 3 : objectifs
    .rule = Menez un disque au bout de la piste jaune et un autre au bout de la rouge, exposez un cinquième vase et terminez avec 50 PV ou plus. Au décompte final, la somme des dés de la piste compte-tours est retirée de votre total.
    .stress = un cinquième vase
    .source = Mode solo, mission 3 ; décisions A19, A22, A23

MJ-MIS-4 =
    .title = Mission 4 : objectifs
    .rule = Faites venir un dé sur chaque case étoilée de la grille, exposez un deuxième vase et terminez avec 60 PV ou plus. Le jeton Fouille de départ est posé d’office en c3.
    .stress = chaque case étoilée
    .source = Mode solo, mission 4

# $space
MJ-MIS-4a = Un vase d’objectif se dresse encore en { $space } : aucun jeton Fouille ne peut s’y poser.
    .title = Mission 4 : les cases étoilées
    .rule = Une case étoilée est atteinte dès qu’un dé y arrive, quel qu’il soit : par un saut, par le travail de terrain ou par le recyclage. Tant que son vase d’objectif y est, on n’y pose pas de jeton Fouille.
    .stress = dès qu’un dé y arrive, quel qu’il soit
    .source = Mode solo, mission 4 ; décision A26
    .cure = Choisissez une autre case, ou amenez d’abord un dé sur celle-ci.

MJ-MIS-5 =
    .title = Mission 5 : objectifs
    .rule = Exposez un troisième vase et terminez avec 50 PV ou plus. Au décompte final, les dés non jaunes de la piste compte-tours vous coûtent deux fois leur somme.
    .stress = deux fois leur somme
    .source = Mode solo, mission 5 ; décisions A19, A22, A23

MJ-MIS-6 =
    .title = Mission 6 : deux musées
    .rule = Terminez avec 50 PV ou plus en dirigeant deux musées à la fois.
    .stress = deux musées à la fois
    .source = Mode solo, mission 6

MJ-MIS-7 =
    .title = Mission 7 : objectifs
    .rule = Terminez avec 30 PV ou plus, avec des dés lancés à la mise en place et qui peuvent déborder. Au décompte final, la somme des dés de la piste compte-tours est retirée de votre total.
    .stress = peuvent déborder
    .source = Mode solo, mission 7 ; décisions A19, A22, A23

MJ-MIS-8 =
    .title = Mission 8 : objectifs
    .rule = Posez tous vos jetons Fouille et terminez avec 35 PV ou plus. Au décompte final, la somme des dés de la piste compte-tours est retirée de votre total.
    .stress = tous vos jetons Fouille
    .source = Mode solo, mission 8 ; décisions A19, A22, A23

# $case, $colour · .cure: $case
MJ-MIS-6a = { $case ->
        [no-room] Ce musée n’a plus d’emplacement { $colour ->
            [yellow] jaune
            [red] rouge
           *[blue] bleu
        } pour le dé capturé.
        [no-museum] Vous n’avez que deux musées.
       *[not-now] Aucun musée n’est à choisir en ce moment.
    }
    .title = Mission 6 : ranger ses dés
    .rule = Chaque dé bleu ou rouge capturé va dans celui de vos deux musées que vous voulez, s’il y reste un emplacement de sa couleur. À la mise en place, choisissez laquelle des deux zones jaunes est en service : elle seule reçoit des dés jaunes et paie pour les deux musées.
    .stress = elle seule reçoit des dés jaunes
    .source = Mode solo, mission 6 ; décision A25
    .cure = { $case ->
        [no-room] Stockez le dé dans l’autre musée.
        [no-museum] Choisissez un de vos deux musées.
       *[not-now] Capturez d’abord un dé bleu ou rouge que les deux musées peuvent garder.
    }

# $case, $credits, $money · .cure: $case
MJ-MIS-6b = { $case ->
        [one-museum] Vous n’avez qu’un musée : cet échange est une action de la mission 6.
        [same-museum] Ces deux dés sont dans le même musée : l’échange se fait d’un musée à l’autre.
        [no-room] Il faut un emplacement bleu libre là où va le dé bleu, et un emplacement rouge libre là où va le dé rouge.
        [money] Cet échange coûte { $credits ->
            [one] { $credits } crédit
           *[other] { $credits } crédits
        } et vous en avez { $money }.
       *[one-blue-one-red] L’échange demande un dé bleu et un dé rouge, tous deux stockés.
    }
    .title = Mission 6 : échanger deux dés
    .rule = Action gratuite en plus : pour 1 crédit, un dé bleu passe d’un musée à l’autre et un dé rouge fait le chemin inverse, faces inchangées, vers le premier emplacement libre à gauche de leur couleur. Elle se répète, avant comme après l’action principale ; les deux dés ne sont pas dépensés.
    .stress = pour 1 crédit
    .source = Mode solo, mission 6 ; décision A39
    .cure = { $case ->
        [one-museum] Choisissez une autre action gratuite.
        [same-museum] Choisissez un dé bleu d’un musée et un dé rouge de l’autre.
        [no-room] Libérez d’abord ces emplacements en restaurant ou en exposant.
        [money] Gagnez d’abord de l’argent en capturant des dés jaunes.
       *[one-blue-one-red] Choisissez un dé bleu d’un musée et un dé rouge de l’autre.
    }

MJ-MIS-6c =
    .title = Mission 6 : décompte final
    .rule = Les bouts des pistes bleue et rouge comptent les fragments et les vases des deux musées ensemble. Chacune des dix cases de vitrine restée vide et chacun des douze fragments non restaurés vous coûtent 3 PV.
    .stress = 3 PV
    .source = Mode solo, mission 6 ; décisions A22, A23, A25

# $case · .cure: $case
MJ-MIS-6d = { $case ->
        [exhibit] Ces dés rouges sont dans deux musées : une exposition n’en concerne qu’un.
       *[restore] Ce fragment se restaure avec les dés bleus de son propre musée.
    }
    .title = Mission 6 : chaque musée pour soi
    .rule = Une restauration emploie les dés bleus du musée de cet atelier ; une exposition, les dés rouges du musée de cette vitrine. Les limites (trois dés par couleur, cinq vases, six fragments) valent pour chaque musée.
    .stress = valent pour chaque musée
    .source = Mode solo, mission 6 ; décision A25
    .cure = { $case ->
        [exhibit] Exposez les dés d’un musée, puis ceux de l’autre.
       *[restore] Choisissez des dés bleus du même musée ; pour 1 crédit, un dé bleu et un dé rouge peuvent d’abord changer de musée ensemble.
    }

MJ-MIS-6e =
    .title = Mission 6 : disques et jetons
    .rule = Vous n’avez qu’un disque de score, un disque par piste d’excavation et un jeton de départ. Les jetons Fouille des deux couleurs sont à vous : bonus de fouilles de +1, deuxième priorité du recyclage et case 8 de la piste jaune.
    .stress = Les jetons Fouille des deux couleurs sont à vous
    .source = Mode solo, mission 6 ; décision A25

MJ-MIS-6f =
    .title = Mission 6 : les bonus
    .rule = Le bonus de fouilles et les hausses des pistes vont à des dés de l’un ou l’autre musée, même partagés entre les deux. Rouge 7, rouge 8 et bleue 8 se jouent dans un seul musée, à votre choix ; bleue 7 vaut pour les deux.
    .stress = des dés de l’un ou l’autre musée
    .source = Mode solo, mission 6 ; décision A25

# .warning: $die, $points
MJ-MIS-7a =
    .title = Mission 7 : déborder de 6
    .rule = Les dés sont lancés avant d’être placés sur la grille. Un dé qui devrait passer 6 est remis à 1 et vous perdez aussitôt 4 PV.
    .stress = remis à 1
    .source = Mode solo, mission 7 ; décisions A23, A24
    .warning = Le { $die } va déborder : il reviendra à 1 et vous perdrez { $points } PV.

# $die
MJ-MIS-7b = Le { $die } vient de déborder : le même bonus ne peut plus l’augmenter.
    .title = Mission 7 : toutes les hausses
    .rule = Le débordement guette chaque hausse : dé qui saute, bonus de fouilles, bonus de piste, restauration financée. Arriver juste à 6 est sans danger, et une hausse facultative peut se refuser.
    .stress = chaque hausse
    .source = Mode solo, mission 7 ; décisions A12, A24, A45
    .cure = Choisissez un autre dé, ou renoncez à ce bonus.

# .warning: $track
MJ-MIS-8a =
    .title = Mission 8 : les sept jetons
    .rule = Le vase est à vous quand vos sept jetons Fouille sont sur la grille : celui du départ, les trois du plateau Musée et les trois des cases 2 des pistes.
    .stress = vos sept jetons Fouille
    .source = Mode solo, mission 8 ; décision A27
    .warning = Le disque va passer la case 2 { track.of } sans s’y arrêter : son jeton Fouille sera perdu et la mission ne pourra plus être gagnée.
