### Excavation Earth : les règles, avec nos propres mots.
### Un message par règle ; sa valeur, quand elle en a une, est la phrase d’un refus.
### .title : le nom de la règle, pour les sommaires · .rule : la règle · .source : où la lire dans le livret ·
### .cure : ce qui rendrait le coup permis · .warning : pourquoi on pourrait regretter un coup permis.
###
### La ligne au-dessus d’une règle dit quelles variables lui viennent du moteur. Restent des identifiants (voir names.ftl) : $place, $relic,
### $colour, $symbol, $wanted, $buyer, $store, $faction ; $market et $centre sont des numéros imprimés. Arrivent en toutes lettres : $seat, un nom
### de joueur ; $ask, une question entière ; $card, une carte avec son article ; $start, d’où ; $to, vers où ; $site, où.

## Principe du jeu

EE-GEN-1 =
    .title = Trois sortes de lieux
    .rule = La carte relie 21 lieux : des marchés, des sites de fouille et des marchés noirs. Quelques-uns sont à la fois marché et site de fouille.
    .source = Principe du jeu

EE-GEN-2 =
    .title = Couleur et glyphe
    .rule = Une relique a une couleur, celle de sa région, et l’un des quatre glyphes aliens. Le glyphe dit sur quel site de la région elle apparaît.
    .source = Principe du jeu

EE-GEN-3 =
    .title = La valeur d’une relique
    .rule = Plus une relique est rare, plus elle vaut : sa valeur est 9 moins le nombre de ses exemplaires dans le jeu.
    .source = Principe du jeu, note sur la valeur ; décision A6

EE-GEN-4 =
    .title = Reliques et échantillons
    .rule = Chaque relique que vous stockez peut laisser un échantillon : un de vos cubes Équipage se pose en garde sur la case de votre galerie qui lui correspond.
    .source = Principe du jeu

EE-GEN-5 =
    .title = Soute et conteneur caché
    .rule = Les reliques découvertes vont dans la soute ; celles du marché noir vont dans la soute ou dans le conteneur caché. D’où qu’elles viennent, vous pouvez les vendre ou les refourguer.
    .source = Principe du jeu

EE-GEN-6 =
    .title = Les files d’acheteurs
    .rule = Chaque marché a sa file. La couleur d’un acheteur dit de quelle région il veut une relique ; un acheteur blanc s’intéresse à toutes.
    .source = Principe du jeu

EE-GEN-7 =
    .title = Quatre acheteurs par file
    .rule = Un nouvel acheteur se place au bout de la file. Si elle en compte déjà quatre, le premier est d’abord éjecté et retourne au plateau Acheteurs.
    .source = Principe du jeu ; décision A34

EE-GEN-8 =
    .title = Prendre et rendre un acheteur
    .rule = Un acheteur quitte sa piste depuis la case occupée la plus basse, et y revient sur la case libre la plus haute. Les acheteurs blancs ont leur propre emplacement.
    .source = Principe du jeu

EE-GEN-9 =
    .title = Popularité actuelle
    .rule = La plus haute case libre d’une piste donne la popularité de la couleur : plus ses acheteurs sont nombreux à l’avoir quittée, plus la couleur est populaire. Une piste pleine vaut 0.
    .source = Principe du jeu ; décision A5

EE-GEN-10 =
    .title = Vendeurs et émissaires
    .rule = Vos vendeurs se tiennent sur les marchés. Après une vente, un vendeur de chaque marché utilisé devient émissaire dans le centre de commandement au même symbole.
    .source = Principe du jeu ; Vente

EE-GEN-11 =
    .title = Les majorités
    .rule = À la fin de chaque manche, avoir plus d’émissaires que les autres dans un centre de commandement rapporte des crédits. Les trois centres se comptent séparément.
    .source = Principe du jeu ; Phase de Décompte

# $case, et selon lui : $colour · $market · $centre · $relic, $price et $credits (ceux que vous avez)
EE-GEN-12 = { $case ->
        [explorer-moved] Cette tuile a déjà déplacé cet explorateur.
        [same-place] Cet explorateur doit aller sur un autre lieu de la carte.
        [same-colour] Cette tuile vous a déjà donné une relique { colour.feminine } : la suivante doit être d’une autre couleur.
        [credits] Par cette tuile, { relic.the } vous coûterait { $price ->
            [one] { $price } crédit
           *[other] { $price } crédits
        }, et vous en avez { $credits }.
        [same-market] Cette tuile a déjà envoyé un vendeur { market.at }.
        [white] Cette tuile n’ajoute pas d’autre acheteur blanc.
        [same-centre] Cette tuile ne place pas d’émissaire, ou pas d’autre, { centre.at }.
       *[used-up] Cette tuile a déjà tout donné.
    }
    .title = Les tuiles Commandement
    .rule = Aux manches 2 et 3, chaque centre de commandement a sa tuile. Rappeler un de vos émissaires de ce centre l’active ; son effet est facultatif, et on en applique ce qui est possible.
    .source = Principe du jeu ; décision A18
    .cure = { $case ->
        [explorer-moved] Choisissez un autre explorateur, ou arrêtez-vous là.
        [same-place] Choisissez un autre lieu, ou arrêtez-vous là.
        [same-colour] Choisissez une relique d’une autre couleur, ou arrêtez-vous là.
        [credits] Choisissez une relique moins chère, ou arrêtez-vous là.
        [same-market] Choisissez un autre marché, ou arrêtez-vous là.
        [white] Choisissez un acheteur coloré, ou arrêtez-vous là.
        [same-centre] Choisissez un centre où elle n’a pas encore placé d’émissaire, hors celui que vous venez de quitter.
       *[used-up] Arrêtez-vous là et continuez votre tour.
    }

EE-GEN-13 =
    .title = Matériel limité
    .rule = Hormis les crédits, il n’existe que ce qui est dans la boîte. Un effet qui demande une pièce épuisée est sauté.
    .source = Principe du jeu ; décisions A24, A37

EE-GEN-14 =
    .title = Ce que chacun peut voir
    .rule = Reliques visibles, acheteurs, files, crédits et piles du marché noir sont connus de tous. Chacun peut feuilleter ces piles à tout moment, sans en changer l’ordre. Seules les mains, les pioches et les réserves sont cachées.
    .source = Phase de Préparation, étape 6, note ; décision A30

EE-GEN-15 =
    .title = Pas d’autre limite
    .rule = Vendeurs d’un marché, émissaires d’un centre, reliques d’un site, explorateurs de joueurs différents sur un lieu : leur nombre est libre. Seul votre équipage, 22 cubes, vous limite.
    .source = Principe du jeu, rien n’y limite ces nombres

# $colour
EE-GEN-16 = { $colour ->
        [Y] La pile jaune du marché noir est vide.
        [G] La pile verte du marché noir est vide.
        [R] La pile rouge du marché noir est vide.
        [V] La pile violette du marché noir est vide.
        [O] La pile orange du marché noir est vide.
       *[none] Le marché noir n’a pas de telle pile.
    }
    .title = Les piles du marché noir
    .rule = De chaque pile du marché noir, seule la relique du dessus peut s’acheter. Ce qui s’ajoute plus tard va face visible sous la pile.
    .source = Contrebande ; Phase de Préparation, étapes 3 et 6 ; décision A9
    .cure = Choisissez la relique visible d’une autre pile.

EE-GEN-17 =
    .title = Stocké, c’est stocké
    .rule = Une relique stockée reste où elle est, jusqu’à ce qu’elle soit vendue ou refourguée. On ne la fait pas passer de la soute au conteneur, et on ne s’en débarrasse pas pour faire de la place.
    .source = Principe du jeu, aucune étape ne le permet ; décision A39

## Mise en place

EE-SET-1 =
    .title = Plateau central
    .rule = Le plateau central est au milieu de la table. Le marqueur de manche commence sur la case 1 de sa piste.
    .source = Mise en place, étape 1

# $faction : celle que deux places ont choisie
EE-SET-2 = Deux places ont choisi { faction.the }.
    .title = Une faction chacun
    .rule = Chaque joueur prend un plateau Faction, chacun un autre. Son pouvoir vaut toute la partie.
    .source = Mise en place, étape 2 ; décision A36
    .cure = Choisissez une faction différente pour chaque place, ou laissez le sort décider.

EE-SET-3 =
    .title = Une couleur chacun
    .rule = Chaque joueur prend, dans une couleur à lui, trois explorateurs, 22 cubes Équipage et un disque Ordre du tour. Couleur et faction se choisissent séparément.
    .source = Mise en place, étape 3

EE-SET-4 =
    .title = Crédits de départ
    .rule = Chacun commence avec 8 crédits.
    .source = Mise en place, étape 4

EE-SET-5 =
    .title = Premier ordre du tour
    .rule = À la première manche, on joue dans l’ordre croissant des initiatives imprimées sur les plateaux Faction, la plus petite d’abord.
    .source = Mise en place, étape 5

EE-SET-6 =
    .title = Vaisseau-mère et acheteurs
    .rule = Les plateaux Vaisseau-mère et Acheteurs prennent place à côté du plateau central.
    .source = Mise en place, étape 6

EE-SET-7 =
    .title = Pioche des cartes Action
    .rule = Les cartes Action sont mélangées en une seule pioche.
    .source = Mise en place, étape 7

EE-SET-8 =
    .title = Mains de départ
    .rule = Chacun reçoit six cartes Action, que les autres ne voient pas.
    .source = Mise en place, étape 8

# $case : no-group, not-in-hand · $least : combien de cartes semblables il faut
EE-SET-8a = { $case ->
        [no-group] Ne se remplacent que des cartes d’une même couleur, ou d’un même symbole, que votre main compte au moins { $least } fois.
       *[not-in-hand] Ces cartes ne sont pas toutes dans votre main, ou pas dans cet ordre.
    }
    .title = Remplacer des cartes
    .rule = Si votre main de départ compte au moins quatre cartes de même couleur ou de même symbole, vous pouvez défausser autant de ces cartes que vous voulez et en piocher autant. Une fois par joueur.
    .source = Mise en place, étape 8, note ; décision A10
    .cure = { $case ->
        [no-group] Choisissez des cartes d’un seul de ces groupes, ou gardez votre main.
       *[not-in-hand] Choisissez des cartes de votre main, ou gardez-la telle quelle.
    }

EE-SET-8b =
    .title = Variante : mains draftées
    .rule = Quand tout le monde connaît le jeu, les mains de départ peuvent se drafter comme avant une manche : huit cartes reçues, deux gardées trois fois de suite, les deux dernières défaussées. On ne remplace ensuite plus de cartes.
    .source = Mise en place, étape 8, note ; décision A38

EE-SET-9 =
    .title = Cartes Déplacement
    .rule = Chacun ajoute à sa main trois cartes Déplacement, à 2, 3 et 4 fuel.
    .source = Mise en place, étape 9

EE-SET-10 =
    .title = Le sondage des sols
    .rule = Des cartes Action, posées en rangée face visible, forment le sondage des sols : 3, 4 ou 5 cartes à 2, 3 ou 4 joueurs.
    .source = Mise en place, étape 10

EE-SET-11 =
    .title = Marqueurs Initiative
    .rule = Les marqueurs Initiative attendent à côté du sondage des sols.
    .source = Mise en place, étape 11

EE-SET-12 =
    .title = Réserve de reliques
    .rule = Les reliques sont triées par couleur, mélangées et posées face cachée en cinq piles de réserve.
    .source = Mise en place, étape 12

EE-SET-13 =
    .title = Premières reliques sur les sites
    .rule = On révèle 3, 3 ou 4 reliques de chaque réserve à 2, 3 ou 4 joueurs, et chacune va sur le site de fouille de son glyphe.
    .source = Mise en place, étape 13

EE-SET-14 =
    .title = Premières reliques du marché noir
    .rule = On révèle 2, 3 ou 4 reliques de chaque réserve à 2, 3 ou 4 joueurs. Elles forment, face visible, la pile du marché noir de leur couleur ; la dernière révélée est dessus.
    .source = Mise en place, étape 14 ; décision A9

EE-SET-15 =
    .title = Le plateau Acheteurs
    .rule = Les acheteurs colorés garnissent leurs pistes, un par case, et les sept blancs leur emplacement. À 3 joueurs, un acheteur blanc et le plus bas de chaque piste retournent dans la boîte ; à 2 joueurs, un blanc et les deux plus bas de chaque piste.
    .source = Mise en place, étape 15

EE-SET-16 =
    .title = Cartes Acheteur
    .rule = Les cartes Acheteur sont mélangées, puis les deux premières vont face visible à la défausse.
    .source = Mise en place, étape 16

EE-SET-17 =
    .title = Premières files
    .rule = Pour chaque marché, on pioche trois cartes Acheteur et on aligne les acheteurs de leurs couleurs. Quand la pioche est vide, on remélange les 17 cartes.
    .source = Mise en place, étape 17 ; décision A12

EE-SET-18 =
    .title = Les tuiles attendent
    .rule = Les tuiles Commandement sont mélangées, face blanche visible, à côté du Vaisseau-mère.
    .source = Mise en place, étape 18 ; décision A7

EE-SET-19 =
    .title = Deux explorateurs au départ
    .rule = Chacun pose un explorateur au marché 1 et un autre au marché 4.
    .source = Mise en place, étape 19

# $case : own, no-place · $place
EE-SET-20 = { $case ->
        [own] Un de vos explorateurs est déjà { place.at }.
       *[no-place] Ce lieu n’est pas sur la carte.
    }
    .title = Le troisième explorateur
    .rule = Au début de votre premier tour, posez votre troisième explorateur sur n’importe quel lieu où vous n’en avez pas encore. Les explorateurs des autres ne comptent pas.
    .source = Mise en place, étape 20 ; décision A32
    .cure = Choisissez un lieu de la carte sans explorateur à vous.

## Manche de jeu

EE-RND-1 =
    .title = Trois manches, trois phases
    .rule = La partie dure trois manches. Chacune enchaîne une Phase de Préparation, une Phase d’Actions et une Phase de Décompte ; la première manche n’a pas de Préparation.
    .source = Manche de jeu

EE-RND-2 = La partie est terminée : il n’y a plus rien à jouer.
    .title = La fin
    .rule = Après la troisième manche, les galeries sont décomptées, et le plus riche gagne.
    .source = Manche de jeu ; Fin de partie

## Phase de Préparation

EE-PREP-1a =
    .title = Manche 2 : trois tuiles
    .rule = Au début de la manche 2, trois tuiles tirées au hasard vont chacune à un centre de commandement, face blanche visible. Les cinq autres quittent la partie.
    .source = Phase de Préparation, étape 1 ; décision A41

EE-PREP-1b =
    .title = Manche 3 : face jaune
    .rule = Au début de la manche 3, ces trois tuiles sont retournées sur place, face jaune visible.
    .source = Phase de Préparation, étape 1 ; décision A41

EE-PREP-2a =
    .title = Files de quatre
    .rule = Dans chaque file de quatre acheteurs, le premier retourne au plateau Acheteurs et les autres avancent.
    .source = Phase de Préparation, étape 2 ; décision A11

EE-PREP-2b =
    .title = Files de trois
    .rule = Une file de trois acheteurs ne change pas.
    .source = Phase de Préparation, étape 2

EE-PREP-2c =
    .title = Files de moins de trois
    .rule = Une file de moins de trois acheteurs est complétée jusqu’à trois : chaque carte Acheteur piochée y amène un acheteur de sa couleur, puis est défaussée.
    .source = Phase de Préparation, étape 2 ; décisions A11, A12

EE-PREP-3a =
    .title = Les reliques du sondage
    .rule = Chaque carte du sondage des sols, avec ou sans cube, révèle trois reliques de sa couleur : les deux premières vont sur leurs sites, la troisième face visible sous la pile du marché noir.
    .source = Phase de Préparation, étape 3 ; décision A13

EE-PREP-3b =
    .title = Le sondage se vide
    .rule = Chacun reprend ses cubes du sondage des sols, et toutes ses cartes sont défaussées.
    .source = Phase de Préparation, étape 3

EE-PREP-3c =
    .title = Un nouveau sondage
    .rule = Pour la manche 2, de nouvelles cartes forment le sondage des sols : 3, 4 ou 5 à 2, 3 ou 4 joueurs. Pour la manche 3, il n’y en a pas.
    .source = Phase de Préparation, étape 3

EE-PREP-4a =
    .title = Nouvel ordre du tour
    .rule = Qui a un marqueur Initiative prend la position de son numéro. Les autres suivent, dans l’ordre qu’ils avaient entre eux.
    .source = Phase de Préparation, étape 4

EE-PREP-4b =
    .title = Marqueurs rendus
    .rule = Les marqueurs Initiative retournent ensuite à la réserve.
    .source = Phase de Préparation, étape 4

EE-PREP-5a =
    .title = Huit nouvelles cartes
    .rule = Les cartes qui vous restent sont toujours à vous ; mettez-les de côté. Chacun reçoit huit cartes Action ; si la pioche s’épuise, on mélange la défausse.
    .source = Phase de Préparation, étape 5

# $case : two, answered
EE-PREP-5b = { $case ->
        [answered] Votre choix est fait ; il attend celui des autres.
       *[two] Gardez exactement deux cartes de votre paquet.
    }
    .title = Garder deux, passer le reste
    .rule = Tous choisissent en même temps : gardez deux des huit cartes et passez les six autres à gauche, gardez-en deux de six, puis deux de quatre. Les deux dernières sont défaussées. Vous avez toujours six nouvelles cartes.
    .source = Phase de Préparation, étape 5 (p. 9) ; décision A33
    .cure = { $case ->
        [answered] Attendez que tous aient choisi.
       *[two] Choisissez deux cartes différentes de votre paquet.
    }

EE-PREP-5c =
    .title = Cartes Déplacement récupérées
    .rule = Chacun reprend en main les cartes Déplacement jouées ou mises de côté à la manche précédente.
    .source = Phase de Préparation, étape 5

EE-PREP-6 =
    .title = Le marché noir tourne
    .rule = La relique visible de chaque pile du marché noir passe sous sa pile, face visible.
    .source = Phase de Préparation, étape 6

## Phase d’Actions

# $seat
EE-TURN-1 = Ce n’est pas votre tour : la décision revient à { $seat }.
    .title = Deux actions par tour
    .rule = On joue à tour de rôle, dans l’ordre du tour. Un tour compte deux actions, semblables ou différentes.
    .source = Phase d’Actions
    .cure = Attendez votre tour.

EE-TURN-2 =
    .title = Jusqu’à ce que tous aient passé
    .rule = La phase s’achève quand tout le monde a passé. Qui a passé ne joue plus ; les autres continuent.
    .source = Phase d’Actions

EE-TURN-3 = Cette carte n’est pas dans votre main.
    .title = Une carte par action
    .rule = Chaque action coûte une carte de votre main, sauf Passer. Sans carte, vous devez passer.
    .source = Phase d’Actions, note ; décision A42
    .cure = Choisissez une carte de votre main. Sans carte, il ne reste qu’à passer.

EE-TURN-4 =
    .title = Où vont les cartes jouées
    .rule = Une carte Action jouée va à la défausse commune. Une carte Déplacement jouée reste devant vous jusqu’à la prochaine Préparation.
    .source = Phase d’Actions

# $card
EE-TURN-5 = Pour cette action, { $card } ne convient pas : une carte Déplacement n’a ni couleur ni symbole.
    .title = Les cartes Déplacement
    .rule = Une carte Déplacement n’a ni couleur ni symbole, et porte 2, 3 ou 4 fuel. Elle sert à se déplacer, et aussi à vendre si l’option « Vendre avec une carte Déplacement » est choisie.
    .source = Phase d’Actions ; décision A2
    .cure = Jouez une carte Action, ou gardez cette carte pour un Déplacement.

# $ask
EE-TURN-6 = Ce n’est pas le moment. { $ask }
    .title = L’ordre d’un tour
    .rule = Un tour se joue dans cet ordre : le troisième explorateur, au tout premier tour ; le pas gratuit de la Corpo Dal-Harrai ; la première action ; la seconde.
    .source = Phase d’Actions ; Mise en place, étape 20 ; décision A23
    .cure = Faites d’abord ce qui est demandé.

## Équipage

# $supply : cubes en réserve
EE-CRW-1 = Le cube vient de votre réserve, où il en reste { $supply } : aucun garde ne quitte votre galerie.
    .title = D’où viennent les cubes
    .rule = Vendeurs, émissaires, gardes et marques du sondage des sols sont des cubes de votre réserve.
    .source = Fouille ; Marchandage ; Commandement ; Sondage
    .cure = Prenez le cube dans votre réserve.

# $case : none, choose-guard, no-guard · .warning : $relic, la case qui se vide
EE-CRW-2 = { $case ->
        [none] Vous n’avez plus de cube en réserve, et votre galerie n’a pas de garde à reprendre.
        [choose-guard] Votre réserve est vide : dites quel garde de votre galerie s’en va.
       *[no-guard] Aucun de vos gardes n’est sur cette case de votre galerie.
    }
    .title = Reprendre un garde
    .rule = Si votre réserve est vide, et seulement alors, vous pouvez employer un garde de votre galerie. Sa case redevient libre.
    .source = Fouille ; Marchandage ; Commandement, note ; Contrebande ; décisions A8, A43
    .cure = { $case ->
        [none] Rappelez d’abord un émissaire par un Commandement, ou faites quelque chose qui ne demande pas de cube.
       *[other] Choisissez un garde de votre galerie.
    }
    .warning = La case { relic.of } redeviendra vide, et une ligne complète de votre galerie ne le sera plus.

EE-CRW-3 =
    .title = Vendeurs et émissaires restent
    .rule = Un vendeur ou un émissaire ne se reprend jamais pour servir ailleurs.
    .source = Fouille ; Marchandage ; Commandement, note ; Contrebande

## Échantillons

# .warning : $relic
EE-SMP-1 =
    .title = Prélever un échantillon
    .rule = Quand vous stockez une relique, et à ce moment seulement, vous pouvez poser un garde sur sa case de votre galerie, si elle est libre.
    .source = Fouille ; Contrebande
    .warning = La case { relic.of } est libre dans votre galerie, et cette relique ne donnera plus d’échantillon.

EE-SMP-2 =
    .title = Un garde pour un autre
    .rule = Sans cube en réserve, un autre garde de votre galerie peut prendre la nouvelle case.
    .source = Fouille ; Contrebande ; décision A40

EE-SMP-3 =
    .title = Colonne remplie
    .rule = Remplir les quatre cases d’une colonne vous fait piocher aussitôt une carte Action. Chaque colonne ne le fait qu’une fois par partie.
    .source = Principe du jeu ; Fouille, note ; décisions A40, A43

EE-SMP-4 =
    .title = L’échantillon reste
    .rule = Vendre ou refourguer la relique n’ôte pas son échantillon. Le garde ne s’en va que si vous le reprenez pour servir ailleurs.
    .source = Principe du jeu ; Fouille

EE-SMP-5 =
    .title = Toute relique stockée
    .rule = Découverte, achat au marché noir, achat d’un Sondage, pouvoir de faction, tuile : chaque façon de stocker permet un échantillon. Si la case est occupée, la relique se stocke sans échantillon.
    .source = Fouille ; Contrebande ; Sondage ; décision A15

## Déplacement

# $case : no-explorer, no-fuel
EE-ACT-TRV-1 = { $case ->
        [no-explorer] Cet explorateur n’est pas sur la carte.
       *[no-fuel] Le fuel de cette carte est épuisé.
    }
    .title = Se déplacer
    .rule = Jouez une carte Action (3 fuel) ou une carte Déplacement (2, 3 ou 4 fuel). Chaque fuel vaut un pas, et vous répartissez les pas à volonté entre vos explorateurs ; vous pouvez en laisser.
    .source = Déplacement ; décisions A16, A42
    .cure = { $case ->
        [no-explorer] Choisissez un explorateur posé sur la carte.
       *[no-fuel] Terminez ce Déplacement.
    }

# $start, $to
EE-ACT-TRV-2 = Aucune ligne ne mène { $start } { $to }.
    .title = Un pas suit une ligne
    .rule = Un pas mène un explorateur à un lieu adjacent, c’est-à-dire relié au sien par une ligne.
    .source = Déplacement
    .cure = Suivez une ligne ; un autre lieu se rejoint en plusieurs pas.

EE-ACT-TRV-3 =
    .title = Passer par un lieu occupé
    .rule = En chemin, un explorateur peut traverser n’importe quel lieu, même où se trouvent d’autres explorateurs, les vôtres compris.
    .source = Déplacement

# $case : own, cannot-part · $place
EE-ACT-TRV-4 = { $case ->
        [cannot-part] Après un pas { place.to }, le fuel ne suffirait plus pour que vos explorateurs finissent sur des lieux différents.
       *[own] Deux de vos explorateurs seraient ensemble { place.at }.
    }
    .title = Jamais deux des vôtres
    .rule = À la fin d’un Déplacement, deux de vos explorateurs ne peuvent pas être sur le même lieu.
    .source = Déplacement
    .cure = { $case ->
        [cannot-part] Faites d’abord partir l’un des explorateurs qui sont ensemble, ou choisissez un lieu où vous n’en avez pas.
       *[own] Séparez vos explorateurs avant de vous arrêter.
    }

EE-ACT-TRV-5 =
    .title = Autour du globe
    .rule = Deux lignes font le tour du globe : du site de fouille du sud-ouest, l’une mène au marché 6, qui est aussi un site orange, l’autre au marché noir de l’est.
    .source = Déplacement, note

## Fouille

# $colour (de la carte) · $relic
EE-ACT-DIG-1 = Votre carte est { colour.feminine } : elle ne permet pas de découvrir { relic.the }.
    .title = La carte donne la région
    .rule = Jouez une carte Action de la couleur de la région à fouiller.
    .source = Fouille
    .cure = Choisissez une relique { colour.feminine }, ou jouez plus tard une carte d’une autre couleur.

# $case : not-there, enough, none · .warning : $colour
EE-ACT-DIG-2 = { $case ->
        [not-there] Aucun exemplaire de cette relique n’est sur les sites de fouille.
        [enough] Cette Fouille a déjà découvert deux reliques, et c’est le maximum.
       *[none] Une Fouille doit découvrir au moins une relique.
    }
    .title = Jusqu’à deux reliques
    .rule = Une Fouille découvre une ou deux reliques de la couleur de la carte.
    .source = Fouille ; décision A16
    .cure = { $case ->
        [enough] Terminez cette Fouille.
       *[other] Choisissez une relique posée sur un site de fouille.
    }
    .warning = Cette Fouille pourrait découvrir encore une relique { colour.feminine }.

# $case : nobody, empty, beyond, here · $colour (de la carte) · $site
EE-ACT-DIG-3 = { $case ->
        [nobody] Aucun de vos explorateurs n’est sur un site de la région { colour.feminine }.
        [empty] Là où sont vos explorateurs, il n’y a pas de relique { colour.feminine } à découvrir.
        [beyond] Cette relique se trouve { $site } : aucun de vos explorateurs n’y est, et votre pouvoir n’atteint que le site que vous venez de fouiller et ceux qui lui sont adjacents.
       *[here] Cette relique se trouve { $site }, et aucun de vos explorateurs n’y est.
    }
    .title = Un explorateur sur place
    .rule = Il vous faut un explorateur sur le site où se trouve la relique.
    .source = Fouille
    .cure = { $case ->
        [beyond] Choisissez une relique du même site, d’un site adjacent ou d’un site où vous avez un explorateur, ou terminez cette Fouille.
        [here] Choisissez une relique d’un site où vous avez un explorateur, ou allez-y d’abord par un Déplacement.
       *[other] Envoyez d’abord un explorateur sur un site { colour } qui porte une relique, ou jouez une carte d’une autre couleur.
    }

EE-ACT-DIG-4 = Votre soute est pleine, et le conteneur caché n’accueille pas ce qu’on découvre.
    .title = De la place dans la soute
    .rule = Chaque relique découverte demande une case libre de votre soute. Le conteneur caché ne compte pas.
    .source = Fouille
    .cure = Vendez ou refourguez d’abord une relique de votre soute.

# $site
EE-ACT-DIG-5 = Cette Fouille a déjà pris une relique { $site } : la seconde doit venir d’un autre site.
    .title = Deux reliques, deux sites
    .rule = Deux reliques d’une même Fouille viennent de deux sites différents de la région, avec un de vos explorateurs sur chacun.
    .source = Fouille
    .cure = Choisissez une relique d’un autre site où vous avez un explorateur, ou terminez cette Fouille.

EE-ACT-DIG-6 =
    .title = Dans la soute
    .rule = Les reliques découvertes vont face visible dans votre soute, et peuvent laisser chacune un échantillon.
    .source = Fouille

## Marchandage

# $case : symbol, nobody, no-market · $market · $symbol (du marché) · $card
EE-ACT-MKT-1 = { $case ->
        [symbol] Le { market } demande { symbol.the }, et vous jouez { $card }.
        [nobody] Aucun de vos explorateurs n’est { market.at }.
       *[no-market] Ce n’est pas un marché de la carte.
    }
    .title = Marchander
    .rule = Jouez une carte Action au symbole d’un marché où vous avez un explorateur.
    .source = Marchandage ; décision A3
    .cure = { $case ->
        [symbol] Jouez une carte { symbol.with }, ou marchandez à un marché au symbole de votre carte.
        [nobody] Choisissez un marché où vous avez un explorateur, ou allez-y d’abord par un Déplacement.
       *[no-market] Choisissez un des six marchés.
    }

# $case : elsewhere, trader-sent, white-late, white-added, colour-added · $market (celui du Marchandage)
EE-ACT-MKT-2 = { $case ->
        [elsewhere] Ce Marchandage se joue { market.at }.
        [trader-sent] Ce Marchandage a déjà envoyé son vendeur.
        [white-late] L’acheteur blanc s’ajoute avant l’acheteur coloré, et celui-ci y est déjà.
        [white-added] Ce Marchandage a déjà ajouté son acheteur blanc.
       *[colour-added] Ce Marchandage a déjà ajouté son acheteur coloré.
    }
    .title = Vendeur, blanc, couleur
    .rule = Faites ce que vous voulez de ceci, une fois chacun : envoyer un vendeur sur ce marché ; ajouter un acheteur blanc à sa file ; y ajouter un acheteur de la couleur de votre choix, qui passe après le blanc si vous ajoutez les deux. Le vendeur s’envoie quand vous voulez.
    .source = Marchandage ; décisions A16, A44
    .cure = { $case ->
        [elsewhere] Choisissez le { market }.
       *[other] Faites ce qui reste possible, ou terminez ce Marchandage.
    }

# $case : white, colour · $colour
EE-ACT-MKT-3 = { $case ->
        [white] Il n’y a plus d’acheteur blanc sur le plateau Acheteurs.
       *[colour] { $colour ->
            [Y] Il n’y a plus d’acheteur jaune sur le plateau Acheteurs.
            [G] Il n’y a plus d’acheteur vert sur le plateau Acheteurs.
            [R] Il n’y a plus d’acheteur rouge sur le plateau Acheteurs.
            [V] Il n’y a plus d’acheteur violet sur le plateau Acheteurs.
            [O] Il n’y a plus d’acheteur orange sur le plateau Acheteurs.
           *[none] Il n’y a pas d’acheteur de cette couleur.
        }
    }
    .title = Plus d’acheteur
    .rule = Faute d’acheteur blanc, cette étape est sautée. Une couleur dont la piste est vide ne se choisit pas.
    .source = Marchandage ; Principe du jeu
    .cure = { $case ->
        [white] Passez à l’acheteur coloré, ou n’ajoutez personne.
       *[colour] Choisissez une autre couleur, ou n’ajoutez personne.
    }

# .warning : $buyer (couleur de l’acheteur de tête) · $market
EE-ACT-MKT-4 =
    .title = Le blanc d’abord
    .rule = Si vous ajoutez les deux acheteurs, le blanc passe avant le coloré. Dans une file pleine, chacun des deux éjecte le premier de la file à son arrivée.
    .source = Marchandage ; décision A34
    .warning = La file du { market } est pleine : son premier acheteur, { $buyer ->
        [Y] un jaune
        [G] un vert
        [R] un rouge
        [V] un violet
        [O] un orange
       *[W] un blanc
    }, sera éjecté, alors qu’il vous achèterait une relique.

## Vente

# $colour (de la Vente en cours) · $relic
EE-ACT-SEL-1 = Cette Vente porte sur des reliques { colour.feminine-plural } : { relic.the } n’en est pas.
    .title = Une couleur par Vente
    .rule = Une Vente ne porte que sur une couleur de reliques, celle que vous voulez ; la couleur de la carte n’y fait rien.
    .source = Vente
    .cure = Choisissez une relique { colour.feminine }, ou concluez la Vente.

# $case : not-owned, enough, used, nothing · $market
EE-ACT-SEL-2 = { $case ->
        [not-owned] Vous n’avez pas cette relique à proposer, ou elle est déjà proposée.
        [enough] Une Vente se fait sur trois marchés au plus.
        [used] Une relique est déjà proposée { market.at } : chaque marché n’en prend qu’une.
       *[nothing] Une Vente doit porter sur au moins une relique.
    }
    .title = Un marché par relique
    .rule = Vendez une, deux ou trois reliques, chacune sur un marché différent.
    .source = Vente ; décisions A16, A20
    .cure = { $case ->
        [not-owned] Choisissez une relique de votre soute ou de votre conteneur caché.
        [enough] Concluez la Vente.
        [used] Choisissez un autre marché, ou concluez la Vente.
       *[nothing] Proposez une relique sur un marché.
    }

# $case : no-buyer, no-trader · $market · $colour
EE-ACT-SEL-3 = { $case ->
        [no-buyer] Dans la file du { market }, personne ne veut de relique { colour.feminine } : il n’y a ni acheteur { colour } ni acheteur blanc.
       *[no-trader] Vous n’avez pas de vendeur { market.at }.
    }
    .title = Un acheteur et un vendeur
    .rule = Chaque marché utilisé doit avoir dans sa file au moins un acheteur de la couleur, ou un blanc, et au moins un de vos vendeurs.
    .source = Vente
    .cure = { $case ->
        [no-buyer] Choisissez un marché dont la file s’intéresse à cette couleur, ou ajoutez d’abord un acheteur par un Marchandage.
       *[no-trader] Choisissez un marché où vous avez un vendeur, ou envoyez-en d’abord un par un Marchandage ou un Commandement.
    }

# $case : no-relic, no-trader, opened, no-buyer · $traders (opened : si vous avez un vendeur quelque part)
EE-ACT-SEL-4 = { $case ->
        [no-relic] Vous n’avez aucune relique à vendre.
        [no-trader] Vous n’avez de vendeur sur aucun marché.
        [opened] { $traders ->
            [yes] Ni là où vous avez un vendeur, ni sur les marchés au symbole de votre carte, où il ne vous en faut pas, la file ne s’intéresse à l’une de vos reliques.
           *[no] Sur les marchés au symbole de votre carte, où il ne vous faut pas de vendeur, la file ne s’intéresse à aucune de vos reliques, et vous n’avez de vendeur nulle part ailleurs.
        }
       *[no-buyer] Sur aucun marché où vous avez un vendeur, la file ne s’intéresse à l’une de vos reliques.
    }
    .title = Quand la Vente est impossible
    .rule = Si aucun marché ne convient, la Vente ne peut pas être choisie.
    .source = Vente ; décision A16
    .cure = { $case ->
        [no-relic] Découvrez ou achetez d’abord une relique.
        [no-trader] Envoyez d’abord un vendeur par un Marchandage ou un Commandement.
        [opened] Attirez d’abord un acheteur de la bonne couleur, ou un blanc, par un Marchandage, ou jouez une carte d’un autre symbole.
       *[no-buyer] Attirez d’abord un acheteur de la bonne couleur, ou un blanc, par un Marchandage.
    }

EE-ACT-SEL-5 =
    .title = Gain de la popularité
    .rule = Une Vente rapporte, une fois, ce que vaut le rang de popularité de sa couleur : 9, 5, 3, 1 ou 0 crédit. Des couleurs à égalité ont toutes ce rang, et les rangs suivants sont sautés.
    .source = Vente ; décision A19

EE-ACT-SEL-6 =
    .title = Gain des acheteurs
    .rule = Chaque acheteur intéressé des marchés utilisés, blanc compris, rapporte 2 crédits. On compte les acheteurs, non les reliques.
    .source = Vente ; décision A20

# .warning : $markets, combien de marchés la Vente utiliserait alors
EE-ACT-SEL-7 =
    .title = Plusieurs marchés
    .rule = Vendre sur deux marchés rapporte 3 crédits de plus ; sur trois, 8 de plus.
    .source = Vente
    .warning = Vous pourriez vendre encore une relique, ce qui ferait { $markets } marchés : la prime serait plus forte.

# $count : combien de cartes garder
EE-ACT-SEL-8 = De ces cartes, gardez-en { $count ->
        [one] { $count }, pas davantage.
       *[other] { $count }, ni plus ni moins.
    }
    .title = La carte bonus
    .rule = Vendre sur deux marchés fait piocher une carte Action. Vendre sur trois en fait piocher deux : gardez l’une, défaussez l’autre.
    .source = Vente ; décision A24
    .cure = Choisissez parmi les cartes que vous venez de piocher.

EE-ACT-SEL-9 =
    .title = Les acheteurs partent
    .rule = Les acheteurs qui ont compté montent sur le Vaisseau-mère ; ceux qui y étaient déjà retournent d’abord au plateau Acheteurs. Les files se resserrent.
    .source = Vente

EE-ACT-SEL-10 = Cette Vente ne laisse pas de vendeur à promouvoir sur ce marché.
    .title = La promotion
    .rule = Un de vos vendeurs de chaque marché utilisé devient émissaire dans le centre de commandement au même symbole.
    .source = Vente ; décision A1
    .cure = Choisissez un marché de cette Vente où vous avez un vendeur, ou n’en promouvez pas.

EE-ACT-SEL-11 =
    .title = Reliques vendues
    .rule = Les reliques vendues quittent la partie.
    .source = Vente

EE-ACT-SEL-12 =
    .title = Le déroulement d’une Vente
    .rule = Dans cet ordre : on lit la popularité, vous gagnez les crédits, le Vaisseau-mère se vide, les acheteurs qui ont compté y montent, les vendeurs sont promus, les reliques vont dans la boîte, vous piochez la carte bonus.
    .source = Vente ; décision A19

# $card
EE-ACT-SEL-13 = À cette table, { $card } ne paie pas une Vente.
    .title = N’importe quelle carte
    .rule = La couleur et le symbole de la carte ne comptent pas pour vendre, hormis pour le pouvoir du Collectif Aquilla. Une carte Déplacement convient aussi, si l’option le permet.
    .source = Vente ; décision A2
    .cure = Jouez une carte Action. L’option « Vendre avec une carte Déplacement » se choisit avant la partie.

## Commandement

# $symbol (de la carte)
EE-ACT-CMD-1 = Aucun marché ni centre de commandement ne porte { symbol.the } : cette carte ne paie pas un Commandement.
    .title = Commander
    .rule = Jouez une carte Action au symbole du marché et du centre de commandement voulus. Il n’y faut pas d’explorateur. Les cartes au Masque, symbole des marchés noirs, ne conviennent pas.
    .source = Commandement
    .cure = Jouez une carte au symbole d’un marché.

# $case : symbol, trader-sent, centre, envoy-done, no-envoy, none, no-centre · $market · $centre · $symbol (de la carte)
# .warning : $centre
EE-ACT-CMD-2 = { $case ->
        [symbol] Votre carte porte { symbol.the }, et ce n’est pas le symbole du { market }.
        [trader-sent] Ce Commandement a déjà envoyé son vendeur.
        [centre] Votre carte porte { symbol.the }, et ce n’est pas le symbole de ce centre de commandement.
        [envoy-done] Ce Commandement a déjà placé ou rappelé un émissaire.
        [no-envoy] Vous n’avez pas d’émissaire { centre.at }.
        [none] Un Commandement doit faire au moins une de ses deux étapes.
       *[no-centre] Ce n’est pas un centre de commandement.
    }
    .title = Vendeur, émissaire ou rappel
    .rule = Faites l’une de ces étapes ou les deux, dans l’ordre de votre choix : envoyer un vendeur sur un marché à ce symbole ; placer un émissaire dans le centre à ce symbole, ou bien y rappeler un des vôtres pour activer sa tuile.
    .source = Commandement ; décisions A3, A16, A17
    .cure = { $case ->
        [symbol] Choisissez un marché au symbole de votre carte.
        [centre] Choisissez le centre au symbole de votre carte.
        [no-envoy] Placez plutôt un émissaire, ou envoyez un vendeur.
        [none] Envoyez un vendeur, placez un émissaire ou rappelez-en un.
        [no-centre] Choisissez un des trois centres.
       *[other] Faites l’autre étape, ou terminez ce Commandement.
    }
    .warning = Sans cet émissaire, vous perdrez du terrain { centre.at } au décompte de la manche.

EE-ACT-CMD-3 =
    .title = L’émissaire rappelé
    .rule = L’émissaire rappelé revient dans votre réserve avant que la tuile agisse ; il peut donc resservir aussitôt.
    .source = Commandement ; décisions A17, A18

EE-ACT-CMD-4 = À la manche 1, les centres de commandement n’ont pas encore de tuile : aucun émissaire ne peut être rappelé.
    .title = Pas de rappel à la manche 1
    .rule = Les tuiles n’arrivent qu’à la manche 2 : d’ici là, un Commandement place des émissaires mais n’en rappelle pas.
    .source = Commandement ; Phase de Préparation, étape 1
    .cure = Placez un émissaire, ou envoyez un vendeur.

EE-ACT-CMD-5 = Vous n’avez ni cube à envoyer, ni garde à reprendre, ni émissaire à rappeler pour cette carte.
    .title = Sans cube en réserve
    .rule = Pour un Commandement aussi, un garde peut servir quand la réserve est vide, mais jamais un vendeur ni un émissaire.
    .source = Commandement, note
    .cure = Jouez une carte d’un autre symbole, ou choisissez une autre action.

## Contrebande

# $case : symbol, nobody · $symbol (de la carte) · $wanted (des marchés noirs)
EE-ACT-SMG-1 = { $case ->
        [symbol] Votre carte porte { symbol.the }, et les marchés noirs demandent { $wanted ->
            [SA] le Prisme
            [SB] l’Anneau
            [SC] le Trident
           *[SM] le Masque
        }.
       *[nobody] Aucun de vos explorateurs n’est sur un marché noir.
    }
    .title = Faire de la Contrebande
    .rule = Jouez une carte Action au symbole d’un marché noir où vous avez un explorateur. Les trois marchés noirs ont le même symbole et donnent accès aux mêmes piles.
    .source = Contrebande
    .cure = { $case ->
        [symbol] Jouez une carte au symbole des marchés noirs.
       *[nobody] Amenez d’abord un explorateur à l’un des trois marchés noirs.
    }

# $case : nothing, none, buying, fencing · $credits (ceux que vous avez)
EE-ACT-SMG-2 = { $case ->
        [buying] Cette Contrebande achète déjà : elle ne peut plus refourguer.
        [fencing] Cette Contrebande refourgue déjà : elle ne peut plus acheter.
        [nothing] Vous n’avez pas de relique à refourguer, et { $credits ->
            [0] aucun crédit pour en acheter
            [one] { $credits } crédit seulement pour en acheter
           *[other] vos { $credits } crédits ou vos cases libres ne suffisent pas pour en acheter
        }.
       *[none] Une Contrebande doit refourguer ou acheter au moins une relique.
    }
    .title = Refourguer ou acheter
    .rule = Choisissez l’un des deux, jamais les deux dans la même action.
    .source = Contrebande ; décision A16
    .cure = { $case ->
        [buying] Achetez encore, ou terminez cette Contrebande.
        [fencing] Refourguez encore, ou terminez cette Contrebande.
        [nothing] Choisissez une autre action.
       *[none] Choisissez une relique à refourguer ou à acheter.
    }

# $case : enough, not-owned
EE-ACT-SMG-3 = { $case ->
        [enough] Cette Contrebande a déjà refourgué deux reliques, et c’est le maximum.
       *[not-owned] Vous n’avez pas cette relique à refourguer.
    }
    .title = Refourguer
    .rule = Refourguez une ou deux de vos reliques, de couleurs quelconques. Chacune rapporte sa valeur et va face visible sous la pile de sa couleur. Son échantillon reste.
    .source = Contrebande
    .cure = { $case ->
        [enough] Terminez cette Contrebande.
       *[not-owned] Choisissez une relique de votre soute ou de votre conteneur caché.
    }

# $case : enough, same-colour, credits · $colour · $relic, $price et $credits (ceux que vous avez)
EE-ACT-SMG-4 = { $case ->
        [enough] Vous ne pouvez plus rien acheter ici : le maximum est atteint.
        [same-colour] Une relique { colour.feminine } vient d’être achetée : l’autre doit être d’une autre couleur.
       *[credits] Au marché noir, { relic.the } coûte { $price ->
            [one] { $price } crédit
           *[other] { $price } crédits
        }, et vous en avez { $credits }.
    }
    .title = Acheter au marché noir
    .rule = Achetez une ou deux reliques visibles, de couleurs différentes. Chacune coûte un crédit de plus que sa valeur.
    .source = Contrebande ; décision A37
    .cure = { $case ->
        [enough] Arrêtez-vous là.
        [same-colour] Choisissez une autre pile, ou arrêtez-vous là.
       *[credits] Choisissez une relique moins chère, ou gagnez d’abord des crédits.
    }

# $store
EE-ACT-SMG-5 = Il n’y a plus de case libre { store.at }.
    .title = Stocker un achat
    .rule = Chaque achat se stocke à votre gré dans la soute ou dans le conteneur caché. Sans case libre, pas d’achat.
    .source = Contrebande
    .cure = { $store ->
        [hold] Choisissez votre conteneur caché s’il y reste une case, sinon vendez ou refourguez d’abord une relique.
       *[container] Choisissez votre soute s’il y reste une case, sinon vendez ou refourguez d’abord une relique.
    }

## Sondage

# $case : full, not-in-row
EE-ACT-SUR-1 = { $case ->
        [full] Chaque carte du sondage des sols porte déjà un cube : il n’y a plus de place.
       *[not-in-row] Il faut choisir la carte du sondage des sols que la vôtre remplace.
    }
    .title = Sonder
    .rule = Jouez une carte Action. Aux manches 1 et 2, il faut dans le sondage des sols une carte sans cube.
    .source = Sondage
    .cure = { $case ->
        [full] Choisissez une autre action ; le sondage des sols se renouvelle à la manche suivante.
       *[not-in-row] Choisissez une carte du sondage des sols sans cube.
    }

# $card · $seat (à qui est le cube)
EE-ACT-SUR-2 = Dans le sondage des sols, { $card } porte déjà un cube, posé par { $seat }.
    .title = Étape 1 : prendre une place
    .rule = Défaussez une carte sans cube du sondage des sols. La carte que vous jouez la remplace, avec un de vos cubes dessus.
    .source = Sondage, étape 1 ; décision A8
    .cure = Choisissez une carte du sondage des sols sans cube.

EE-ACT-SUR-3 =
    .title = Étape 2 : l’initiative
    .rule = Si vous n’avez pas de marqueur Initiative, prenez celui du plus petit numéro parmi ceux qui restent.
    .source = Sondage, étape 2

# $case : not-drawn, place-first, placed
EE-ACT-SUR-4 = { $case ->
        [not-drawn] Cette relique n’est pas parmi celles qui viennent d’être révélées.
        [place-first] L’une des reliques révélées doit d’abord aller sur son site.
       *[placed] Une relique de ce Sondage est déjà sur son site, et une seule y va.
    }
    .title = Étape 3 : deux reliques
    .rule = Révélez deux reliques de la réserve, de la couleur de la carte jouée. L’une, à votre choix, va sur son site ; l’autre est remélangée à la réserve, ou achetée au double de sa valeur.
    .source = Sondage, étape 3 ; décisions A13, A14
    .cure = { $case ->
        [not-drawn] Choisissez une des reliques révélées.
        [place-first] Choisissez la relique qui va sur son site.
       *[placed] Achetez l’autre relique, ou laissez-la retourner à la réserve.
    }

EE-ACT-SUR-5 = À la manche 3, il n’y a pas de sondage des sols : aucune carte n’est à remplacer.
    .title = Sonder à la manche 3
    .rule = À la manche 3, les deux premières étapes sont sautées : défaussez la carte et passez à la troisième.
    .source = Sondage, note
    .cure = Jouez le Sondage sans désigner de carte.

# $case : credits, full, bought · $price, $credits (ceux que vous avez)
EE-ACT-SUR-6 = { $case ->
        [credits] Cette relique coûte le double de sa valeur, { $price ->
            [one] { $price } crédit
           *[other] { $price } crédits
        }, et vous en avez { $credits }.
        [full] Votre soute est pleine, et une relique de Sondage ne va pas dans le conteneur caché.
       *[bought] Ce Sondage a déjà acheté une relique, et c’est le maximum.
    }
    .title = L’achat d’un Sondage
    .rule = Un Sondage achète au plus une relique. Il faut les crédits et une case libre de votre soute, non du conteneur caché ; un échantillon peut suivre.
    .source = Sondage, étape 3 ; décision A15
    .cure = { $case ->
        [credits] Choisissez une relique moins chère, ou laissez-la retourner à la réserve.
       *[other] Laissez cette relique retourner à la réserve.
    }

EE-ACT-SUR-7 =
    .title = Un seul marqueur
    .rule = Qui a déjà un marqueur Initiative n’en prend pas d’autre et ne l’échange pas. S’il n’en reste plus, l’étape est sautée.
    .source = Sondage, étape 2

## Passer

EE-ACT-PAS-1 =
    .title = Passer
    .rule = Passer ne coûte pas de carte. Les cartes Déplacement qui vous restent sont mises de côté ; elles reviennent à la manche suivante.
    .source = Passer

# .warning : $cards, combien de cartes seront défaussées
EE-ACT-PAS-2 =
    .title = Garder deux cartes
    .rule = Défaussez ensuite des cartes Action, à votre choix, jusqu’à n’en avoir plus que deux. Les cartes Déplacement ne comptent pas.
    .source = Passer ; décision A25
    .warning = { $cards ->
        [one] En passant, vous défausserez { $cards } carte Action.
       *[other] En passant, vous défausserez { $cards } cartes Action.
    }

EE-ACT-PAS-3 =
    .title = Passer, c’est fini
    .rule = Après avoir passé, vous ne faites plus d’action dans cette phase.
    .source = Passer

EE-ACT-PAS-4 =
    .title = Passer dès la première action
    .rule = Si vous passez pour première action, la seconde est perdue.
    .source = Passer
    .warning = Vous passez dès votre première action : la seconde sera perdue, alors qu’il vous reste des cartes.

EE-ACT-PAS-5 =
    .title = Quand passer
    .rule = Vous pouvez passer pour première ou seconde action, quelles que soient vos cartes. Sans aucune carte, c’est obligatoire.
    .source = Passer ; Phase d’Actions, note ; décisions A25, A42

## Phase de Décompte

EE-SCO-1 =
    .title = Compter les émissaires
    .rule = Chaque centre de commandement se décompte à part. Selon le nombre d’émissaires : à la manche 1, 5 crédits pour le premier ; à la manche 2, 10 et 5 ; à la manche 3, 15, 10 et 5.
    .source = Phase de Décompte ; décision A29

EE-SCO-2 =
    .title = Sans émissaire, rien
    .rule = Sans émissaire dans un centre, on n’y gagne rien.
    .source = Phase de Décompte, note

EE-SCO-3 =
    .title = Égalités
    .rule = Des joueurs à égalité additionnent les gains des rangs qu’ils occupent et se les partagent, arrondis vers le bas. Les suivants prennent les rangs d’après.
    .source = Phase de Décompte ; décision A28

EE-SCO-4 =
    .title = Tout reste en place
    .rule = Le décompte n’enlève rien. Émissaires, vendeurs, gardes, explorateurs et acheteurs du Vaisseau-mère restent pour la manche suivante.
    .source = Phase de Décompte ; décision A26

## Fin de partie

EE-END-1 =
    .title = La galerie
    .rule = Après le décompte de la manche 3, chaque colonne et chaque rangée de votre galerie rapporte selon ses échantillons. Colonne : 4, 9 ou 15 crédits pour 2, 3 ou 4. Rangée : 4, 8 ou 13 crédits pour 3, 4 ou 5.
    .source = Fin de partie ; décision A6

# .warning : $relics, combien il vous en reste
EE-END-2 =
    .title = Les invendus
    .rule = Les reliques restées dans votre soute ou votre conteneur caché ne valent rien.
    .source = Fin de partie, note
    .warning = { $relics ->
        [one] C’est la dernière manche, et il vous reste { $relics } relique : elle ne vaudra plus rien.
       *[other] C’est la dernière manche, et il vous reste { $relics } reliques : elles ne vaudront plus rien.
    }

EE-END-3 =
    .title = Gagner la partie
    .rule = Le plus de crédits gagne. À égalité, on regarde les reliques encore stockées : qui en a le plus l’emporte. Si l’égalité persiste, la victoire est partagée.
    .source = Fin de partie ; décision A27

## Pouvoirs des factions

EE-FAC-ISS-1 =
    .title = Is’sisinui : trois reliques
    .rule = Un Sondage des Is’sisinui révèle trois reliques au lieu de deux. L’une va sur son site, comme d’ordinaire.
    .source = Pouvoirs des factions, Is’sisinui ; décisions A13, A22

# $case : full, no-power
EE-FAC-ISS-2 = { $case ->
        [full] Votre soute est pleine, et une relique de Sondage ne va pas dans le conteneur caché.
       *[no-power] Ce Sondage ne donne pas, ou plus, de relique gratuite : les Is’sisinui en stockent une, les autres aucune.
    }
    .title = Is’sisinui : une gratuite
    .rule = L’une des trois reliques peut aller sans payer dans la soute, s’il y a une case libre. Un échantillon peut suivre.
    .source = Pouvoirs des factions, Is’sisinui ; décision A22
    .cure = { $case ->
        [full] Laissez cette relique retourner à la réserve.
       *[no-power] Achetez cette relique au double de sa valeur, ou laissez-la retourner à la réserve.
    }

EE-FAC-ISS-3 =
    .title = Is’sisinui : une autre achetée
    .rule = L’une des deux autres peut encore s’acheter au double de sa valeur, dans une autre case libre de la soute. Ce qui n’est ni placé, ni stocké, ni acheté est remélangé.
    .source = Pouvoirs des factions, Is’sisinui ; décision A22

EE-FAC-AQU-1 =
    .title = Aquilla : vendre sans vendeur
    .rule = Le Collectif Aquilla peut vendre aussi sur le marché au symbole de la carte jouée, sans y avoir de vendeur. Le reste ne change pas : un acheteur intéressé, une relique par marché, trois marchés au plus.
    .source = Pouvoirs des factions, Collectif Aquilla ; décision A3

EE-FAC-AQU-2 =
    .title = Aquilla : pas de promotion
    .rule = Un marché utilisé sans vendeur ne donne pas d’émissaire. S’il y a un vendeur, il est promu comme d’ordinaire.
    .source = Pouvoirs des factions, Collectif Aquilla ; décision A1

EE-FAC-KUT-1 =
    .title = Kutu Kuti : la seconde relique
    .rule = Quand une Fouille de l’Union Kutu Kuti n’emploie qu’un explorateur, elle peut prendre sa seconde relique au même site, ou à un site de fouille relié à celui-ci. Il n’y faut pas de second explorateur.
    .source = Pouvoirs des factions, Union Kutu Kuti ; décisions A4, A35

EE-FAC-KUT-2 =
    .title = Kutu Kuti : deux au plus
    .rule = Le pouvoir ne mène jamais à plus de deux reliques, et chacune demande une case libre de la soute.
    .source = Pouvoirs des factions, Union Kutu Kuti ; Fouille ; décision A4

# $relic, $price et $credits (ceux que vous avez)
EE-FAC-GUL-1 = Même à sa valeur, { relic.the } vous coûterait { $price ->
        [one] { $price } crédit
       *[other] { $price } crédits
    }, et vous en avez { $credits }.
    .title = Gul : acheter d’abord
    .rule = Au début d’une Vente, le Cartel Gul peut acheter une relique visible du marché noir à sa valeur, sans le crédit de plus.
    .source = Pouvoirs des factions, Cartel Gul ; décision A21
    .cure = Choisissez une relique moins chère, ou vendez ce que vous avez.

EE-FAC-GUL-2 =
    .title = Gul : un explorateur au marché noir
    .rule = Il faut pour cela un explorateur sur l’un des trois marchés noirs. Le symbole de la carte n’importe pas.
    .source = Pouvoirs des factions, Cartel Gul ; décision A21

EE-FAC-GUL-3 = Une vente doit suivre, et ainsi aucune ne serait possible.
    .title = Gul : stocker, puis vendre
    .rule = La relique achetée se stocke comme toute autre, échantillon compris, et peut être vendue dans la même action. Une vente doit suivre l’achat.
    .source = Pouvoirs des factions, Cartel Gul ; décision A21
    .cure = Achetez une relique que vous pourrez vendre aussitôt.

# $start, $to
EE-FAC-DAL-1 = Aucune ligne ne mène { $start } { $to }, et le pas gratuit en suit une.
    .title = Dal-Harrai : un pas gratuit
    .rule = Au début de chacun de ses tours, la Corpo Dal-Harrai peut faire avancer d’un pas un de ses explorateurs, le long d’une ligne et sans carte.
    .source = Pouvoirs des factions, Corpo Dal-Harrai ; décision A23
    .cure = Choisissez un lieu adjacent, ou renoncez au pas gratuit.

# $place
EE-FAC-DAL-2 = Un autre de vos explorateurs est { place.at } : le pas gratuit ne peut pas y mener.
    .title = Dal-Harrai : pas deux des vôtres
    .rule = Ce pas ne mène pas sur un lieu où se trouve un autre explorateur à vous. Ceux des autres ne comptent pas.
    .source = Pouvoirs des factions, Corpo Dal-Harrai
    .cure = Choisissez un lieu adjacent sans explorateur à vous, ou renoncez au pas gratuit.

## Mode solo : mise en place

# $zus (combien de Zu) · $seats
EE-SOLO-SET-1 = { $zus ->
        [one] Zu affronte une seule personne, et cette table a { $seats } places.
       *[other] Un seul Zu joue à une table, contre une seule personne.
    }
    .title = Zu, seul contre vous
    .rule = La mise en place est celle de deux joueurs. Zu a son propre plateau Faction.
    .source = Mode solo, Mise en place
    .cure = Gardez deux places : la vôtre et celle de Zu.

EE-SOLO-SET-2 = Zu n’a ni carte en main ni explorateur : il retourne les cartes de sa pioche.
    .title = Ce que Zu n’a pas
    .rule = Zu n’a pas d’explorateur, pas de carte Déplacement et pas de main.
    .source = Mode solo, Mise en place, étapes 2 et 3
    .cure = Retournez la carte suivante de Zu.

EE-SOLO-SET-3 = Contre Zu, les mains de départ ne se draftent pas.
    .title = Pas de mains draftées
    .rule = La variante des mains de départ draftées n’existe pas en solo.
    .source = Mode solo, Mise en place, étape 4 ; décision A38
    .cure = Jouez sans l’option « Mains de départ draftées », ou à plusieurs.

EE-SOLO-SET-4 =
    .title = Les cubes de Zu
    .rule = Zu reçoit les 22 cubes d’une couleur que vous ne jouez pas ; ceux d’une autre attendent à côté.
    .source = Mode solo, Mise en place, étape 5

EE-SOLO-SET-5 =
    .title = Crédits et ordre de Zu
    .rule = Zu reçoit 8 crédits, et son disque prend place selon l’initiative de son plateau.
    .source = Mode solo, Mise en place, étape 6

EE-SOLO-SET-6 =
    .title = Trois pioches
    .rule = Les cartes de Zu, triées par sorte et mélangées, forment sans qu’on les regarde une pioche par manche. Manche 1 : 3 Fouille, 2 Marchandage, 1 Commandement, 1 Vente, 2 Coup de fusil, 1 Sondage. Manche 2 : 3 Fouille, 2 Commandement, 1 Vente, 1 Sondage. Manche 3 : 2 Fouille, 3 Commandement, 2 Vente.
    .source = Mode solo, Mise en place, étape 7

EE-SOLO-SET-7 =
    .title = La première pioche
    .rule = Chaque pioche est mélangée. Celle de la manche 1 va sur le plateau de Zu, les deux autres attendent à côté, dans l’ordre.
    .source = Mode solo, Mise en place, étape 8

EE-SOLO-GAL-1 =
    .title = La galerie de Zu
    .rule = Zu pose des gardes et décompte sa galerie comme un joueur, mais n’en retire jamais un garde. Remplir une colonne ne lui donne pas de carte.
    .source = Mode solo, Galerie et équipage de Zu ; décision Z14

EE-SOLO-CRW-1 =
    .title = L’équipage de Zu
    .rule = L’équipage de Zu est sans limite : quand sa première couleur est épuisée, il emploie la seconde, et les deux sont à lui.
    .source = Mode solo, Galerie et équipage de Zu

## Mode solo : les priorités de Zu

EE-SOLO-PRI-1 =
    .title = Différence d’influence
    .rule = Entre des centres de commandement, Zu préfère dans cet ordre : un centre sans aucun émissaire ; un centre où un émissaire de plus le met à égalité avec vous ; où il vous dépasse ; où il réduit votre avance ; où il augmente la sienne. À égalité, le plus petit écart, puis le sort.
    .source = Mode solo, Plus grande différence d’influence ; décision Z0

EE-SOLO-PRI-2 =
    .title = Marché le plus lucratif
    .rule = Entre des marchés, Zu regarde dans cet ordre : le plus d’acheteurs, blancs compris, pour les plus populaires des reliques qu’il peut vendre ; là où il a un vendeur, le plus des vôtres ; la différence d’influence au centre du marché, si ses vendeurs y étaient promus ; le sort.
    .source = Mode solo, Marché le plus lucratif (p. 19) ; décisions Z1, Z2

## Mode solo : Phase de Préparation

EE-SOLO-PREP-1 =
    .title = Trois cartes reviennent
    .rule = Aux manches 2 et 3, trois cartes tirées sans les voir de la défausse de Zu rejoignent sa nouvelle pioche, qu’on mélange. Les autres quittent la partie.
    .source = Mode solo, Phase de Préparation ; décision Z28

EE-SOLO-PREP-2 =
    .title = Vos nouvelles cartes
    .rule = Piochez neuf cartes Action et gardez-en deux. Deux des sept autres partent au hasard ; gardez-en deux. Une des trois dernières part au hasard ; gardez les deux qui restent. Zu n’en reçoit pas.
    .source = Mode solo, Phase de Préparation

EE-SOLO-PREP-3 =
    .title = Le reste de la Préparation
    .rule = Les autres étapes se font comme à deux joueurs. Les cubes de Zu quittent eux aussi le sondage des sols ; sa place dans l’ordre du tour ne change que par votre marqueur.
    .source = Mode solo, Phase de Préparation ; décision Z31

## Mode solo : le tour de Zu

EE-SOLO-TURN-1 = Zu ne passe que lorsque sa pioche est vide.
    .title = Deux cartes par tour
    .rule = Zu et vous jouez à tour de rôle. À son tour, Zu retourne deux cartes de sa pioche et les applique l’une après l’autre. Quand sa pioche est vide, il passe.
    .source = Mode solo, Phase d’Actions ; décision Z19
    .cure = Retournez la carte suivante de Zu.

EE-SOLO-TURN-2 = Ces cartes sont celles de Zu, et c’est à vous de jouer.
    .title = Vos tours
    .rule = Vos tours suivent les règles habituelles. Quand l’un de vous deux a passé, l’autre continue seul.
    .source = Mode solo, Phase d’Actions
    .cure = Jouez une carte de votre main, ou passez.

## Mode solo : Fouille de Zu

EE-SOLO-DIG-1 =
    .title = Quand Zu ne fouille pas
    .rule = Si sa soute et son conteneur caché sont pleins au début de l’action, Zu refourgue. Si seule sa soute est pleine, il achète au marché noir.
    .source = Mode solo, Fouille ; décisions Z22, Z30

EE-SOLO-DIG-2 =
    .title = Quelle couleur
    .rule = Une carte à deux couleurs vise la plus populaire des deux. Une carte « la plus populaire » vise la couleur la plus populaire, ou la suivante si les sites n’en ont aucune relique.
    .source = Mode solo, Fouille ; décisions Z8, Z9

EE-SOLO-DIG-3 =
    .title = Couleurs à égalité
    .rule = Zu préfère, dans cet ordre : une couleur où il peut prendre deux reliques et les stocker ; une couleur dont il n’a pas de relique ; celle dont vous en avez le moins ; le sort.
    .source = Mode solo, Fouille ; décision Z29

EE-SOLO-DIG-4 =
    .title = Deux reliques si possible
    .rule = Zu prend deux reliques s’il le peut, sinon une, et n’a pas besoin d’explorateur. Jamais une relique dont il a déjà une copie ou l’échantillon.
    .source = Mode solo, Fouille ; décision Z6

EE-SOLO-DIG-5 =
    .title = Quelles reliques
    .rule = Zu préfère, dans cet ordre : celles dont vous n’avez pas l’échantillon ; celles qui ont le moins d’exemplaires sur le plateau central ; celles de plus grande valeur ; le sort.
    .source = Mode solo, Fouille ; décision Z7

EE-SOLO-DIG-6 =
    .title = Sinon, le marché noir
    .rule = Si aucune relique de la couleur ne lui convient, Zu achète au marché noir. Ce qu’il découvre va dans sa soute, et il en prélève aussitôt l’échantillon.
    .source = Mode solo, Fouille ; décision Z9

EE-SOLO-DIG-7 =
    .title = Relique par relique
    .rule = La place se vérifie pour chaque relique : avec une seule case libre dans sa soute, Zu prend une relique et s’arrête là, sans rien acheter de plus.
    .source = Mode solo, Fouille ; décision Z22

## Mode solo : marché noir de Zu

EE-SOLO-BUY-1 =
    .title = Un achat
    .rule = Zu achète une relique visible de la couleur cherchée, un crédit de plus que sa valeur. Il faut qu’il puisse la payer et n’en ait ni copie ni échantillon.
    .source = Mode solo, Acheter au Marché Noir

EE-SOLO-BUY-2 =
    .title = La couleur suivante
    .rule = Sinon, il essaie les couleurs suivantes de gauche à droite, puis en recommençant à gauche. Si aucune ne convient, il refourgue.
    .source = Mode solo, Acheter au Marché Noir

EE-SOLO-BUY-3 =
    .title = Où va l’achat
    .rule = L’achat va dans le conteneur caché de Zu, ou dans sa soute si celui-ci est plein. Zu en prélève l’échantillon.
    .source = Mode solo, Acheter au Marché Noir

EE-SOLO-FEN-1 =
    .title = Refourguer
    .rule = Zu refourgue deux reliques de couleurs différentes, dont la valeur totale est la plus grande possible ; une seule s’il n’a qu’elle. Sans relique, son action échoue.
    .source = Mode solo, Refourguer au Marché Noir ; décision Z10

EE-SOLO-FEN-2 =
    .title = Valeurs égales
    .rule = À valeur égale, Zu choisit d’abord dans sa soute, puis les couleurs les moins populaires, puis au hasard.
    .source = Mode solo, Refourguer au Marché Noir

## Mode solo : Marchandage et Commandement de Zu

EE-SOLO-MKT-1 =
    .title = Deux vendeurs
    .rule = Zu envoie un vendeur sur deux marchés où il n’en a pas, ou sur un s’il n’y en a qu’un. S’il en a déjà partout, son action échoue.
    .source = Mode solo, Marchandage

EE-SOLO-MKT-2 =
    .title = Quels marchés
    .rule = Les deux marchés sont choisis avant de rien poser. Zu regarde d’abord où les plus populaires des reliques qu’il peut vendre intéressent le plus d’acheteurs, blancs compris ; puis la différence d’influence ; puis le sort.
    .source = Mode solo, Marchandage ; décisions Z1, Z21

EE-SOLO-MKT-3 =
    .title = Deux acheteurs par marché
    .rule = Chacun de ces marchés reçoit si possible un acheteur blanc, puis un coloré : de la couleur la plus populaire que Zu peut vendre, puis de celle dont il a le plus de reliques, puis au hasard.
    .source = Mode solo, Marchandage ; décisions Z1, Z21, Z27

EE-SOLO-CMD-1 =
    .title = Vendeur et émissaire
    .rule = Si Zu n’a pas de vendeur au marché de la carte, il en envoie un. Il place toujours un émissaire dans le centre de ce marché.
    .source = Mode solo, Commandement

EE-SOLO-CMD-2 =
    .title = Zu ne rappelle personne
    .rule = Zu ne rappelle jamais d’émissaire et n’active aucune tuile Commandement.
    .source = Mode solo, Commandement

## Mode solo : Vente et Coup de fusil

EE-SOLO-SEL-1 =
    .title = Vente impossible
    .rule = Sans relique, ou sans acheteur intéressé là où il a des vendeurs, la Vente de Zu échoue.
    .source = Mode solo, Vente

EE-SOLO-SEL-2 =
    .title = Quelle couleur, quels marchés
    .rule = Zu vend la couleur qui lui ouvre le plus de marchés, trois au plus. S’il y en a davantage, il prend les trois plus lucratifs.
    .source = Mode solo, Vente ; décisions Z3, Z4

EE-SOLO-SEL-3 =
    .title = Comme une Vente ordinaire
    .rule = Zu gagne ce que gagnerait un joueur, prime de plusieurs marchés comprise, mais ne pioche pas de carte. Il vend ses reliques de plus petite valeur ; à égalité, au hasard. Ses vendeurs sont promus.
    .source = Mode solo, Vente ; décision Z20

EE-SOLO-QS-1 =
    .title = Coup de fusil impossible
    .rule = Sans relique, ou sans acheteur intéressé sur aucun des six marchés, le Coup de fusil échoue.
    .source = Mode solo, Coup de fusil

EE-SOLO-QS-2 =
    .title = Quelle couleur, quel marché
    .rule = Zu vend la couleur dont il a le moins de reliques parmi celles qu’un marché désire ; à égalité la plus populaire, puis au hasard. Il choisit le marché où cette couleur intéresse le plus d’acheteurs ; à égalité le plus lucratif.
    .source = Mode solo, Coup de fusil ; décision Z5

EE-SOLO-QS-3 =
    .title = Un vendeur, une vente
    .rule = Zu y envoie d’abord un vendeur s’il n’en a pas, puis y vend une seule relique, celle de moindre valeur, comme par une Vente.
    .source = Mode solo, Coup de fusil

## Mode solo : Sondage de Zu

EE-SOLO-SUR-1 =
    .title = Une carte piochée
    .rule = Zu pioche une carte Action. Aux manches 1 et 2, elle remplace, avec un cube de Zu, la carte sans cube la plus à gauche du sondage des sols.
    .source = Mode solo, Sondage ; décisions Z11, Z24

EE-SOLO-SUR-2 =
    .title = Deux reliques
    .rule = Zu révèle deux reliques de cette couleur. S’il le peut, il en achète une au double de sa valeur pour sa soute : celle dont il n’a ni copie ni échantillon et qu’il peut payer ; s’il a le choix, celle de plus grande valeur ; à égalité, au hasard. L’autre va sur son site.
    .source = Mode solo, Sondage ; décisions A31, Z12, Z25

EE-SOLO-SUR-3 =
    .title = Sans achat
    .rule = S’il n’achète rien, l’une des deux va sur son site et l’autre est remélangée à la réserve.
    .source = Mode solo, Sondage ; décision Z13

## Mode solo : échec, décompte, fin

EE-SOLO-FAIL-1 =
    .title = Une action échoue
    .rule = Quand Zu ne peut pas faire ce que dit sa carte, son action échoue, et il gagne 10 crédits.
    .source = Mode solo, Échec de l’action

EE-SOLO-FAIL-2 =
    .title = Ce qui n’est pas un échec
    .rule = Une Fouille remplacée par un achat, ou par des reliques refourguées, n’a pas échoué : elle n’échoue que si Zu n’a rien à refourguer non plus. Un Marchandage qui ne sert qu’un marché n’a pas échoué.
    .source = Mode solo, Fouille ; Mode solo, Contrebande ; Mode solo, Marchandage

EE-SOLO-SCO-1 =
    .title = Décompte des centres
    .rule = Les centres de commandement se décomptent comme à plusieurs ; Zu compte pour un joueur.
    .source = Mode solo, Phase de Décompte

EE-SOLO-END-1 =
    .title = Deux galeries
    .rule = À la fin, votre galerie et celle de Zu rapportent selon le même tableau.
    .source = Mode solo, Fin de partie

EE-SOLO-END-2 =
    .title = Les invendus de Zu
    .rule = Zu ajoute à ses crédits la valeur de toutes les reliques de sa soute et de son conteneur caché.
    .source = Mode solo, Fin de partie

EE-SOLO-END-3 =
    .title = Battre Zu
    .rule = Vous gagnez si votre total dépasse celui de Zu. Une égalité ne suffit pas.
    .source = Mode solo, Fin de partie

## Mode solo : difficulté

EE-SOLO-DIFF-1 = Une action qui échoue ne peut pas à la fois ne rien rapporter à Zu et lui rapporter 15 crédits.
    .title = Régler la difficulté
    .rule = Sans réglage, le niveau est intermédiaire. Choisissez autant de réglages que vous voulez parmi les dix ; seuls « Échecs sans compensation » et « Échecs à 15 crédits » s’excluent.
    .source = Mode solo, Ajuster la difficulté
    .cure = Gardez un seul de ces deux réglages.

EE-SOLO-DIFF-E1 = Ce réglage concerne Zu, et Zu n’est pas à cette table.
    .title = Plus facile : Zu sans crédit au départ
    .rule = Zu commence la partie avec 0 crédit.
    .source = Mode solo, Diminuer la difficulté
    .cure = Donnez une place à Zu, ou retirez ce réglage.

EE-SOLO-DIFF-E2 = Ce réglage concerne Zu, et Zu n’est pas à cette table.
    .title = Plus facile : échecs sans compensation
    .rule = Une action qui échoue ne rapporte rien à Zu.
    .source = Mode solo, Diminuer la difficulté
    .cure = Donnez une place à Zu, ou retirez ce réglage.

EE-SOLO-DIFF-E3 = Ce réglage concerne Zu, et Zu n’est pas à cette table.
    .title = Plus facile : acheteur blanc seulement
    .rule = Le Marchandage de Zu ajoute l’acheteur blanc, mais pas d’acheteur coloré.
    .source = Mode solo, Diminuer la difficulté
    .cure = Donnez une place à Zu, ou retirez ce réglage.

EE-SOLO-DIFF-E4 = Ce réglage concerne Zu, et Zu n’est pas à cette table.
    .title = Plus facile : cartes brûlées
    .rule = Après un Coup de fusil, un Sondage ou une Fouille « la plus populaire », la carte du dessus de la pioche de Zu est défaussée sans être jouée. Il peut y perdre un tour, ou n’avoir qu’une action au dernier.
    .source = Mode solo, Diminuer la difficulté ; décisions Z17, Z19, Z28
    .cure = Donnez une place à Zu, ou retirez ce réglage.

EE-SOLO-DIFF-E5 = Ce réglage concerne Zu, et Zu n’est pas à cette table.
    .title = Plus facile : équipage limité
    .rule = Zu n’a pas de seconde couleur de cubes. S’il lui en faut un et qu’il n’en a plus, son Marchandage, son Commandement ou son Coup de fusil échoue.
    .source = Mode solo, Diminuer la difficulté ; décision Z23
    .cure = Donnez une place à Zu, ou retirez ce réglage.

EE-SOLO-DIFF-H1 = Ce réglage concerne Zu, et Zu n’est pas à cette table.
    .title = Plus difficile : fouille double
    .rule = Avec une carte Fouille à deux couleurs, Zu découvre une relique de chacune.
    .source = Mode solo, Augmenter la difficulté ; décision Z15
    .cure = Donnez une place à Zu, ou retirez ce réglage.

EE-SOLO-DIFF-H2 = Ce réglage concerne Zu, et Zu n’est pas à cette table.
    .title = Plus difficile : échecs à 15 crédits
    .rule = Une action qui échoue rapporte à Zu 15 crédits au lieu de 10.
    .source = Mode solo, Augmenter la difficulté
    .cure = Donnez une place à Zu, ou retirez ce réglage.

EE-SOLO-DIFF-H3 = Ce réglage concerne Zu, et Zu n’est pas à cette table.
    .title = Plus difficile : stockage libre
    .rule = Zu stocke toute relique dans sa soute ou dans son conteneur caché, d’où qu’elle vienne.
    .source = Mode solo, Augmenter la difficulté ; décision Z18
    .cure = Donnez une place à Zu, ou retirez ce réglage.

EE-SOLO-DIFF-H4 = Ce réglage concerne Zu, et Zu n’est pas à cette table.
    .title = Plus difficile : vos invendus coûtent
    .rule = À la fin, vous perdez la valeur totale des reliques de votre soute et de votre conteneur caché.
    .source = Mode solo, Augmenter la difficulté ; décision Z26
    .cure = Donnez une place à Zu, ou retirez ce réglage.

EE-SOLO-DIFF-H5 = Ce réglage concerne Zu, et Zu n’est pas à cette table.
    .title = Plus difficile : double achat
    .rule = Chaque achat de Zu au marché noir est suivi d’un second, selon les mêmes règles. S’il n’y a rien qu’il n’ait déjà, l’achat est ignoré.
    .source = Mode solo, Augmenter la difficulté ; décision Z16
    .cure = Donnez une place à Zu, ou retirez ce réglage.
