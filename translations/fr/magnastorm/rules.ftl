### Magnastorm : les règles, avec nos propres mots.
### Un message par règle ; sa valeur, quand elle en a une, est la phrase d’un refus.
### .title : le nom de la règle, pour les sommaires · .rule : la règle · .source : où la lire dans le livret ·
### .stress : les mots de .rule sur lesquels tout repose · .cure : ce qui rendrait le coup permis ·
### .warning : pourquoi on pourrait regretter un coup permis.
###
### La ligne au-dessus d’une règle dit quelles variables lui viennent du moteur ; names.ftl met les identifiants en mots.

## Le but du jeu

MS-GOAL-1 =
    .title = La réputation à atteindre
    .rule = On joue jusqu’à 27 points de réputation à 4 joueurs, 23 à 3 joueurs, 25 à 2 joueurs. Le total le plus haut gagne, que l’on soit ou non le premier au but.
    .stress = Le total le plus haut gagne
    .source = But du jeu (p. 6) ; Fin de partie et vainqueur (p. 14) ; décision A30

MS-GOAL-2 =
    .title = D’où vient la réputation
    .rule = Objectifs, commandants pris, majorités dans les secteurs calmes en fin de manche (1 chacune), stations (2 chacune) : voilà ce qui rapporte. Un départ avancé peut y ajouter 1 par carte artefact.
    .source = But du jeu (p. 6) ; Fin de partie et vainqueur (p. 14)

## Mise en place

MS-SET-1 =
    .title = La face des plateaux
    .rule = Le plateau de jeu, le plateau recherche, le plateau action et les deux tableaux d’action ont une face pour 2 ou 3 joueurs, et une autre pour 4.
    .source = Mise en place générale (pp. 4–5)

MS-SET-2 =
    .title = Choisir le départ
    .rule = On s’accorde sur un départ, 1 ou 2 ; le 1 convient à une première partie. La tuile centrale montre le même numéro, et son chiffre 1 touche la flèche du plateau.
    .source = Mise en place générale (p. 4)

MS-SET-3 =
    .title = Les commandants scientifiques
    .rule = Quatre des huit tuiles, tirées au hasard, coiffent les colonnes de recherche ; à 2 ou 3 joueurs, trois, sur les emplacements de gauche. Les autres quittent la partie.
    .stress = Les autres quittent la partie
    .source = Mise en place générale (p. 4)

MS-SET-4 =
    .title = À 2 joueurs, les 3 sont couverts
    .rule = À 2 joueurs, on couvre à côté de chaque objectif la case réputation qui vaut 3.
    .stress = À 2 joueurs
    .source = Mise en place générale (p. 4)

MS-SET-5 =
    .title = Plateau action et jeton
    .rule = Le plateau action reçoit ses deux tableaux, l’un au-dessus de l’autre, et le jeton premier joueur sur l’emplacement le plus à gauche.
    .source = Mise en place générale (p. 5) ; décision A31

MS-SET-6 =
    .title = Les commandants administratifs
    .rule = Quatre des huit tuiles, au hasard, à droite du jeton ; trois seulement à 2 ou 3 joueurs, et le dernier emplacement reste vide.
    .source = Mise en place générale (p. 5)

MS-SET-7 =
    .title = L’équipage neutre
    .rule = Trois membres d’équipage jaunes en haut de chaque colonne du tableau supérieur, celle du jeton comprise : 15 à 4 joueurs, 12 sinon.
    .stress = celle du jeton comprise
    .source = Mise en place générale (p. 5)

MS-SET-8 =
    .title = Les cartes commandant
    .rule = Les cartes des commandants en jeu sont posées face visible ; les autres ne servent pas.
    .source = Mise en place générale (p. 5)

MS-SET-9 =
    .title = Les quatre objectifs
    .rule = Deux objectifs de recherche et deux de secteur, tirés au hasard, encadrent le plateau recherche, face visible.
    .source = Mise en place générale (p. 5)

MS-SET-10 =
    .title = Le sac et la réserve
    .rule = Dans le sac : 25 cubes noirs, 3 jaunes et 3 de chaque couleur en jeu. Les autres cubes jaunes et colorés sont la réserve générale ; les couleurs absentes restent dans la boîte.
    .stress = 25 cubes noirs, 3 jaunes et 3 de chaque couleur en jeu
    .source = Mise en place générale (p. 5)

MS-SET-11 =
    .title = Les artefacts attendent
    .rule = Les cartes artefact restent à part : elles ne servent qu’après la partie, ou pour un départ avancé.
    .source = Mise en place générale (p. 5)

MS-PSET-1 =
    .title = Ce que chacun reçoit
    .rule = Un plateau, 10 laboratoires, 5 membres d’équipage, 8 marqueurs, 3 stations et 2 cubes de sa couleur.
    .source = Mise en place des joueurs (p. 6)

MS-PSET-2 =
    .title = Les Scouts au départ
    .rule = Chaque Scout Runner attend sur le départ choisi.
    .source = Mise en place des joueurs (p. 6)

MS-PSET-3 =
    .title = Les marqueurs
    .rule = Un marqueur à 0 sur la piste de réputation, un au bas de chaque colonne de recherche en service, un pour l’ordre du tour. À 2 ou 3 joueurs, il en reste un pour la boîte.
    .source = Mise en place des joueurs (p. 6)

MS-PSET-4 =
    .title = Les cubes de chacun
    .rule = Le transporteur en haut du plateau porte vos cubes, à la vue de tous. Le livret ne leur fixe pas de limite.
    .source = Mise en place des joueurs (p. 6)

## Positions de départ

# $seats : combien jouent
MS-POS-1 = Le premier joueur doit être l’un des { $seats } à la table.
    .title = L’ordre du tour
    .rule = On désigne un premier joueur ; depuis lui, dans le sens des aiguilles d’une montre, chacun prend la position suivante de la piste d’ordre.
    .source = Positions de départ (p. 7)
    .cure = Choisissez quelqu’un à la table, ou laissez faire le sort.

# $case : turn, column, crew, full · $column · $seat
MS-POS-2 = { $case ->
        [turn] C’est à { $seat } de poser son premier membre d’équipage.
        [column] Cette colonne n’existe pas.
        [crew] { $seat } a déjà un membre d’équipage { column.at }.
       *[full] Il n’y a plus de place { column.at }.
    }
    .title = Un membre d’équipage chacun
    .rule = Dans l’ordre du tour, chacun pose un membre de son équipage sur le tableau supérieur, sous les neutres, dans une colonne où personne d’autre n’en a ; celle du jeton est permise.
    .stress = dans une colonne où personne d’autre n’en a
    .source = Positions de départ (p. 7) ; décision A50
    .cure = { $case ->
        [turn] Attendez votre tour.
       *[other] Choisissez une colonne où personne d’autre n’a d’équipage.
    }

# $case : turn, taken · $field · $seat
MS-POS-3 = { $case ->
        [turn] C’est à { $seat } de choisir une zone de recherche.
       *[taken] { $seat } a déjà avancé { field.at }.
    }
    .title = Un niveau de recherche chacun
    .rule = À rebours de l’ordre, le dernier d’abord, chacun avance d’un niveau dans une zone de recherche que personne n’a encore choisie.
    .stress = que personne n’a encore choisie
    .source = Positions de départ (p. 7) ; décision A38
    .cure = { $case ->
        [turn] Attendez votre tour.
       *[other] Choisissez une zone que personne n’a choisie.
    }

MS-POS-4 =
    .title = Un cube pour les derniers
    .rule = Le troisième et le quatrième dans l’ordre prennent un cube de plus de leur couleur. À 2 joueurs, personne.
    .source = Positions de départ (p. 7)

## Manches et tours

MS-RND-1 =
    .title = Deux phases par manche
    .rule = Une manche, ce sont d’abord les tours des joueurs, puis l’administration.
    .source = Manches (p. 7)

# $seat
MS-RND-2 = C’est à { $seat } de décider.
    .title = Jusqu’au dernier membre d’équipage
    .rule = Chacun joue une action à son tour, cycle après cycle. Dès que le tableau supérieur est vide, le tour en cours se termine, objectif compris, et la phase s’arrête, même au milieu d’un cycle.
    .stress = même au milieu d’un cycle
    .source = Manches (p. 7) ; décision A25
    .cure = Attendez votre tour.

# $ask : ce qui est demandé, en toutes lettres
MS-RND-3 = Ce n’est pas le moment. On vous demande : { $ask }
    .title = Un tour
    .rule = Prenez un commandant ou le jeton, ou bien jouez un membre d’équipage sur le tableau inférieur. Ensuite, si vous voulez, remplissez un objectif.
    .stress = ou bien
    .source = Phase 1 : Tours (p. 7)
    .cure = Répondez d’abord à cela.

# $ask : ce qui est demandé, en toutes lettres
MS-RND-4 = On ne peut pas s’en passer. On vous demande : { $ask }
    .title = On ne passe pas
    .rule = Chaque tour a son action. Il y en a toujours une : tant qu’il reste de l’équipage en haut, on peut gagner des cubes.
    .source = Phase 1 : Tours (p. 7)
    .cure = Choisissez une des possibilités.

MS-RND-5 =
    .title = L’ordre d’un cycle est figé
    .rule = Un cycle suit la piste telle qu’elle était à son début. Un changement compte à partir du cycle suivant.
    .stress = telle qu’elle était à son début
    .source = Bonus de cases (p. 10) ; Manches (p. 7)

## Prendre un commandant

# $case : column, empty · $column
MS-CMD-1 = { $case ->
        [column] Cette colonne n’existe pas.
       *[empty] Il n’y a pas d’équipage { column.at } : rien ne peut s’y prendre.
    }
    .title = Une colonne occupée
    .rule = On ne prend un commandant ou le jeton que si sa colonne du tableau supérieur porte de l’équipage. Chacun part donc au plus une fois par manche.
    .stress = porte de l’équipage
    .source = Prendre le contrôle d’un commandant (p. 7)
    .cure = Choisissez une colonne qui porte de l’équipage sur le tableau supérieur.

# $commander
MS-CMD-2 = Vous contrôlez déjà { commander }.
    .title = Pas deux fois le même
    .rule = On ne prend pas un commandant que l’on contrôle déjà.
    .source = Prendre le contrôle d’un commandant (p. 8)
    .cure = Choisissez une autre colonne.

MS-CMD-3 =
    .title = Le prix d’une colonne
    .rule = Pour chaque membre d’équipage de la colonne, un cube de sa couleur : jaune pour un neutre, la vôtre pour le vôtre. Tout va à la réserve.
    .stress = un cube de sa couleur
    .source = Prendre le contrôle d’un commandant (p. 7) ; décision A36

MS-CMD-4 =
    .title = Un cube de plus
    .rule = Si quelqu’un d’autre contrôle le commandant, il faut un cube de plus, de la couleur de ce joueur ; il va lui aussi à la réserve.
    .stress = un cube de plus
    .source = Prendre le contrôle d’un commandant (p. 7)

# $case : absent, cell, occupied · $cell : en toutes lettres
MS-CMD-5 = { $case ->
        [absent] Ce membre d’équipage n’est pas de la colonne que vous avez prise.
        [cell] Cette case n’existe pas.
       *[occupied] Il y a déjà de l’équipage { $cell }.
    }
    .title = Vider la colonne
    .rule = Tout l’équipage de la colonne descend sur des cases libres du tableau inférieur, que vous choisissez. Il n’y fait rien d’autre que les occuper.
    .source = Prendre le contrôle d’un commandant (p. 7)
    .cure = { $case ->
        [absent] Reposez l’équipage de la colonne que vous avez prise.
       *[other] Choisissez une case libre du tableau inférieur.
    }

MS-CMD-6 =
    .title = La carte est à vous
    .rule = Un marqueur sous la tuile, la carte devant vous, le nombre vert en réputation. Son effet sert à partir de cet instant ; un effet immédiat, tout de suite.
    .stress = le nombre vert en réputation
    .source = Prendre le contrôle d’un commandant (p. 7)

# .warning : $commander · $left : l’équipage qui reste dans sa colonne
MS-CMD-7 =
    .title = Le prendre à quelqu’un
    .rule = Qui perd le commandant reprend son marqueur, donne la carte et perd le nombre rouge en réputation.
    .stress = perd le nombre rouge
    .source = Prendre le contrôle d’un commandant (p. 7) ; décisions A21, A49
    .warning = { $left ->
        [one] Alors { commander }, sous votre contrôle, se prendra pour presque rien : il ne reste qu’un membre d’équipage dans la colonne.
       *[other] Alors { commander }, sous votre contrôle, se prendra pour peu : il ne reste que { $left } membres d’équipage dans la colonne.
    }

MS-CMD-8 =
    .title = Le jeton premier joueur
    .rule = La colonne de gauche donne le jeton : un niveau dans une zone au choix, un cube de la couleur d’un joueur, et la première place à la prochaine administration. On paie et on vide la colonne comme pour un commandant, sans marqueur ni supplément.
    .stress = la première place à la prochaine administration
    .source = Prendre le contrôle d’un commandant (p. 8) ; Liste des commandants (p. 16) ; décisions A8, A39
    .warning = Vous êtes déjà premier : le jeton ne vous donne que son bonus.

# $case : price, needed · $column · $amounts : le prix, en toutes lettres
MS-CMD-9 = { $case ->
        [price] Le prix { column.of } est { $amounts } : vos cubes n’y suffisent pas, même en échangeant.
       *[needed] Après cet échange, vous ne pourriez plus payer { $amounts }, que vous devez.
    }
    .title = Tout payer, ou rien
    .rule = Le prix se paie en entier, échanges compris ; sinon, la colonne reste. Tout son équipage compte, le vôtre aussi.
    .stress = en entier
    .source = Prendre le contrôle d’un commandant (p. 7) ; décision A36
    .cure = { $case ->
        [price] Gagnez d’abord des cubes, ou choisissez une autre colonne.
       *[needed] Donnez d’autres cubes, ou payez d’abord.
    }

## Le tableau inférieur

# $case : column, absent, cell, occupied · $column · $cell : en toutes lettres
MS-ACT-1 = { $case ->
        [column] Cette colonne n’existe pas.
        [absent] Ce membre d’équipage n’est pas { column.at }.
        [cell] Cette case n’existe pas.
       *[occupied] Il y a déjà de l’équipage { $cell }.
    }
    .title = Jouer un membre d’équipage
    .rule = Prenez un membre d’équipage neutre, ou un des vôtres, dans n’importe quelle colonne du haut et posez-le sur une case libre du bas.
    .stress = neutre, ou un des vôtres
    .source = Réaliser une action du tableau d’action inférieur (p. 8)
    .cure = { $case ->
        [cell] Choisissez une case libre du tableau inférieur.
        [occupied] Choisissez une case libre du tableau inférieur.
       *[other] Choisissez en haut un membre d’équipage neutre, ou un des vôtres.
    }

MS-ACT-2 = Il reste en haut de l’équipage neutre ou à vous : celui des autres ne bouge pas.
    .title = L’équipage adverse en dernier
    .rule = L’équipage d’un adversaire ne se joue que s’il n’y a plus en haut ni neutre, ni membre du vôtre.
    .stress = ni neutre, ni membre du vôtre
    .source = Réaliser une action du tableau d’action inférieur (p. 8)
    .cure = Jouez un membre d’équipage neutre, ou un des vôtres.

MS-ACT-3 = Il n’y a que deux actions : A, déplacer le Scout, ou B, gagner des cubes.
    .title = Déplacer ou gagner
    .rule = La ligne dit ce que coûte l’action A, déplacer, et ce que rapporte l’action B, gagner des cubes. C’est l’une ou l’autre.
    .stress = l’une ou l’autre
    .source = Réaliser une action du tableau d’action inférieur (p. 8)
    .cure = Choisissez l’une des deux.

MS-ACT-4 =
    .title = Les colonnes sont libres
    .rule = D’où l’on vient et où l’on va, peu importe la colonne. Mais l’équipage posé en bas fera le prix de ses commandants à la manche suivante.
    .source = Réaliser une action du tableau d’action inférieur (p. 8)

# $cell : en toutes lettres
MS-ACT-5 = Le tableau inférieur est plein : on n’ajoute pas d’équipage { $cell }.
    .title = Quand tout est plein
    .rule = Sans case libre en bas, on pose l’équipage sur une case occupée de la dernière ligne.
    .stress = de la dernière ligne
    .source = Tableau d’action plein (p. 11) ; décision A48
    .cure = Choisissez une case de la dernière ligne.

# $row · $amounts : le prix, en toutes lettres
MS-ACT-6 = Déplacer coûte { $amounts } { row.at } : vos cubes n’y suffisent pas, même en échangeant.
    .title = Rouge pour A, vert pour B
    .rule = A n’est possible que si l’on peut payer la partie rouge de la ligne. B ne demande rien : toute case convient, quel qu’en soit le prix.
    .stress = que si l’on peut payer
    .source = Réaliser une action du tableau d’action inférieur (p. 8) ; décision A41
    .cure = Gagnez des cubes, avec l’action B.

## A : déplacer le Scout Runner

MS-MOV-1 =
    .title = Payer d’abord
    .rule = Payez la partie rouge de la ligne avant de bouger ; un cube noir y veut dire votre couleur.
    .stress = avant de bouger
    .source = Déplacer un Scout Runner (p. 9) ; décision A40

MS-MOV-2 = Le Scout s’arrête sur une case, ou reste où il est.
    .title = Une zone plus loin
    .rule = Le Scout va sur une autre case de sa zone, occupée ou non, ou sur une case d’une zone reliée par une ligne. Il peut aussi rester où il est.
    .stress = reliée par une ligne
    .source = Déplacer un Scout Runner (p. 9)
    .cure = Choisissez une case.

# $range
MS-MOV-3 = { $range ->
        [one] C’est trop loin : le Scout va dans sa zone, ou une zone plus loin.
       *[other] C’est trop loin : le Scout va jusqu’à { $range } zones, par des zones calmes seulement.
    }
    .title = La portée
    .rule = D’ordinaire une zone ; deux avec la case Portée ; une de plus avec Justin B. Beeper.
    .source = Déplacer un Scout Runner (p. 9) ; Bonus de cases (p. 10) ; Liste des commandants (p. 16)
    .cure = Choisissez une case plus proche, ou partez d’une station.

# $sector
MS-MOV-4 = La tempête est { sector.at }.
    .title = Pas dans la tempête
    .rule = Le Scout ne s’arrête pas dans un secteur de tempête, et ne le traverse pas.
    .source = Détails du déplacement (p. 9) ; décision A3
    .cure = Choisissez une case d’un secteur calme.

# $space : en toutes lettres · .warning : $space
MS-MOV-5 = Rien ne peut s’installer { $space } : il y a déjà un laboratoire.
    .title = Une case occupée
    .rule = On peut s’arrêter où se trouve déjà un laboratoire, à qui qu’il soit ; mais on n’y installe rien.
    .stress = on n’y installe rien
    .source = Détails du déplacement (p. 9)
    .cure = Restez-en là.
    .warning = Aucun laboratoire ne peut s’installer { $space }.

# $case : empty, fee, none · $station : en toutes lettres · $owner · $colour
MS-MOV-6 = { $case ->
        [empty] Il n’y a pas de station là : le Scout ne peut pas en partir.
        [fee] Pour partir de { $station }, il faut donner un cube à { $owner }, et vous n’en avez pas.
       *[none] Vous n’avez aucun { cube } à donner.
    }
    .title = Partir d’une station
    .rule = Le déplacement peut commencer à une station, où qu’elle soit : la vôtre pour rien, celle d’un autre contre un cube de votre choix, donné à son propriétaire. Un emplacement vide ne sert à rien.
    .stress = contre un cube de votre choix
    .source = Détails du déplacement (p. 9) ; décisions A2, A35
    .cure = { $case ->
        [none] Choisissez un cube que vous avez.
       *[other] Partez d’où se trouve le Scout, ou d’une de vos stations.
    }

# $sector
MS-MOV-7 = La tempête est { sector.at } : votre Scout doit gagner un secteur calme.
    .title = Sortir de la tempête
    .rule = Un Scout que la tempête a surpris doit gagner un secteur calme dès qu’il se déplace.
    .stress = gagner un secteur calme
    .source = Détails du déplacement (p. 9) ; décision A33
    .cure = Choisissez une case d’un secteur calme.

# $sector : le calme le plus proche, dans le sens horaire
MS-MOV-8 = Le calme est hors de portée : votre Scout doit rouler dans le sens horaire, plus près du { sector }.
    .title = Trop loin du calme
    .rule = Si aucun secteur calme n’est à portée, il roule dans le sens horaire, en direction du plus proche.
    .stress = dans le sens horaire
    .source = Détails du déplacement (p. 9) ; décisions A1, A2, A34
    .cure = Choisissez une case d’une zone plus proche.

MS-MOV-9 =
    .title = Plusieurs Scouts ensemble
    .rule = Une case accueille autant de Scouts que l’on veut : le livret ne fixe pas de limite.
    .source = Détails du déplacement (p. 9)

MS-MOV-10 =
    .title = Rester en place
    .rule = Rester où l’on est compte comme action A, sauf dans la tempête : la ligne se paie, et un laboratoire peut s’installer sur une case libre.
    .stress = la ligne se paie
    .source = Déplacer un Scout Runner (p. 9) ; Laboratoires tortue (p. 9) ; décisions A14, A40

# $station : en toutes lettres · $range
MS-MOV-11 = { $range ->
        [one] Depuis { $station }, le Scout n’atteint que les zones voisines.
       *[other] Depuis { $station }, le Scout n’atteint que des zones à { $range } pas au plus.
    }
    .title = Le premier pas
    .rule = Une station remplace le point de départ, rien d’autre : le premier pas mène à une zone reliée à elle et compte dans la portée.
    .stress = compte dans la portée
    .source = Détails du déplacement (p. 9) ; décision A5
    .cure = Choisissez une case plus proche de la station.

## Laboratoires

# .warning : $space : en toutes lettres
MS-LAB-1 =
    .title = Installer un laboratoire
    .rule = Si le Scout s’arrête, ou reste, sur une case sans laboratoire, vous pouvez y installer un des vôtres contre le prix marqué dessous ; les deux premiers sont gratuits.
    .stress = sans laboratoire
    .source = Laboratoires tortue (p. 9)
    .warning = Vous pourriez installer un laboratoire { $space }.

MS-LAB-2 =
    .title = Un niveau de recherche
    .rule = La recherche avance aussitôt d’un niveau, dans la zone de la couleur de la case ; sur une case blanche, dans celle de votre choix.
    .stress = de la couleur de la case
    .source = Laboratoires tortue (p. 9)

MS-LAB-3 =
    .title = Payer avant de gagner
    .rule = Le laboratoire se paie avant que le niveau ne donne son bonus.
    .source = Laboratoires tortue (p. 9)

# $space : en toutes lettres
MS-LAB-4 = Il y a déjà un laboratoire { $space }.
    .title = Un laboratoire par case
    .rule = Une case porte un seul laboratoire, sauf par la case Double ou par Azrea Bonsmai.
    .source = Laboratoires tortue (p. 9) ; Bonus de cases (p. 10) ; Liste des commandants (p. 16)
    .cure = Restez-en là.

MS-LAB-5 =
    .title = Les laboratoires repris
    .rule = Les laboratoires retirés regarnissent votre plateau de droite à gauche.
    .stress = de droite à gauche
    .source = Objectifs de secteur (p. 11)

MS-LAB-6 = Il ne vous reste pas de laboratoire sur votre plateau.
    .title = De gauche à droite
    .rule = Les laboratoires quittent le plateau par la gauche : le prix est celui du premier qui reste. Sans laboratoire, rien ne s’installe.
    .source = Laboratoires tortue (p. 9) ; Objectifs de secteur (p. 11)
    .cure = Restez-en là ; un objectif de secteur en fait revenir.

# $space : en toutes lettres · $amounts : le prix, en toutes lettres
MS-LAB-7 = Un laboratoire { $space } coûte { $amounts } : vos cubes n’y suffisent pas, même en échangeant.
    .title = Rien n’oblige à installer
    .rule = On peut s’en passer ; et si le prix dépasse vos moyens, le déplacement reste fait.
    .source = Déplacer un Scout Runner (p. 9) ; Laboratoires tortue (p. 9)
    .cure = Passez-vous de laboratoire.

## Recherche et sac

# $case : colour, supply · $colour
MS-RES-1 = { $case ->
        [colour] Il faut un cube de la couleur d’un joueur.
       *[supply] La réserve n’a plus aucun { cube }.
    }
    .title = Le bonus du niveau
    .rule = Arriver en avançant sur un niveau à bonus le donne aussitôt : un cube de votre couleur, un jaune, un de la couleur d’un joueur (jamais jaune), deux ou trois cubes du sac, ou la pose d’un membre d’équipage.
    .stress = en avançant
    .source = Laboratoires tortue (p. 9) ; décision A16
    .cure = Choisissez une couleur de joueur présente dans la réserve.

MS-RES-2 =
    .title = Reculer ne donne rien
    .rule = Un marqueur qui recule ne donne aucun bonus ; s’il avance de nouveau, il les donne de nouveau.
    .stress = de nouveau, il les donne de nouveau
    .source = Objectifs de recherche (p. 11)

MS-RES-3 =
    .title = Piocher dans le sac
    .rule = Un cube noir retourne dans le sac et vous vaut un cube de votre couleur, pris dans la réserve. Tout autre cube est à vous et n’est pas remplacé.
    .stress = n’est pas remplacé
    .source = Bonus de cases (p. 10) ; décision A15

MS-RES-4 =
    .title = Ce qui est dépensé
    .rule = Les cubes payés vont à la réserve, jamais dans le sac.
    .source = Prendre le contrôle d’un commandant (p. 7) ; Déplacer un Scout Runner (p. 9)

# $case : field, top · $field
MS-RES-5 = { $case ->
        [field] Cette zone de recherche n’est pas en jeu.
       *[top] Votre marqueur { field.at } est tout en haut.
    }
    .title = Un niveau à la fois
    .rule = Avancer, c’est monter d’un niveau. Tout en haut, le marqueur reste et ne donne rien.
    .source = Laboratoires tortue (p. 9) ; décision A20
    .cure = Choisissez une autre zone.

## Stations de téléportation

# $case : site, price · $site : en toutes lettres · $amounts : le prix, en toutes lettres · .warning : $points
MS-TEL-1 = { $case ->
        [site] Cet emplacement de station n’existe pas.
       *[price] Construire sur { $site } coûte { $amounts } : vos cubes n’y suffisent pas.
    }
    .title = Construire en passant
    .rule = Si votre trajet passe d’un secteur à un autre par une ligne qui touche un emplacement libre, vous pouvez y construire une station : payez-la, et gagnez 2 points de réputation.
    .stress = d’un secteur à un autre
    .source = Stations de téléportation (p. 10) ; décision A6
    .cure = { $case ->
        [site] Choisissez un emplacement de votre trajet.
       *[price] Passez-vous de station.
    }
    .warning = Vous pourriez construire une station : { $points } points de réputation.

MS-TEL-2 =
    .title = Et un laboratoire
    .rule = Construire n’empêche pas d’installer un laboratoire dans le même tour.
    .source = Stations de téléportation (p. 10)

# $site : en toutes lettres
MS-TEL-3 = Les deux secteurs que touche { $site } sont dans la tempête.
    .title = Pas dans la tempête
    .rule = Aucune station ne se construit dans les secteurs de tempête.
    .source = Détails du déplacement (p. 9) ; décision A4
    .cure = Passez-vous de station.

# $case : none, taken · $site : en toutes lettres · $owner
MS-TEL-4 = { $case ->
        [none] Vous avez construit toutes vos stations.
       *[taken] { $owner } a déjà construit sur { $site }.
    }
    .title = Trois stations, de gauche à droite
    .rule = Vous en avez trois, une par emplacement ; la première est celle de gauche, au prix marqué dessous.
    .source = Stations de téléportation (p. 10) ; Mise en place des joueurs (p. 6) ; décision A32
    .cure = Passez-vous de station.

# $site : en toutes lettres
MS-TEL-5 = Votre trajet ne franchit pas de limite par { $site }.
    .title = En roulant seulement
    .rule = On ne construit ni en restant sur place, ni à l’intérieur d’un secteur, ni par le saut de Mira Mascovic, ni au premier pas qui quitte une station. Une station par déplacement.
    .stress = Une station par déplacement
    .source = Stations de téléportation (p. 10) ; décisions A5, A12, A47
    .cure = Choisissez un emplacement où votre trajet passe d’un secteur à un autre.

## B : gagner des cubes

MS-GAIN-1 =
    .title = La partie verte
    .rule = Prenez dans la réserve les cubes de la partie verte de la ligne ; un cube noir y veut dire votre couleur.
    .source = Gagner des Cubes Crédit (p. 10) ; décision A16

# $case : way, colour, supply, few, none · $colour · $amounts : le prix, en toutes lettres · $count : ce que prend un échange · .warning : $case : column, dear, same · $count : les cubes en trop
MS-EXC-1 = { $case ->
        [way] Le prix, { $amounts }, ne peut pas se payer ainsi.
        [colour] Il n’y a pas de tel cube en jeu.
        [supply] La réserve n’a plus aucun { cube }.
        [few] Un échange prend { $count } cubes, et vous en avez moins.
       *[none] Il ne vous reste aucun { cube } à donner.
    }
    .title = Trois cubes contre un
    .rule = À tout moment, trois de vos cubes, pareils ou non, contre un autre au choix, avec la réserve ; autant de fois qu’on veut, même en payant.
    .stress = À tout moment
    .source = Action gratuite d’échange (p. 11) ; décision A17
    .cure = { $case ->
        [way] Choisissez une des façons de payer, ou échangez d’abord.
        [few] Gagnez d’abord des cubes.
       *[other] Choisissez une autre couleur.
    }
    .warning = { $case ->
        [column] Vous ne pouvez payer { $amounts } qu’en échangeant : chaque échange prend trois cubes pour un.
        [same] Vous donnez { cube.a } pour ravoir { cube.a }.
       *[dear] { $count ->
            [one] Vous donnez { $count } cube de trop.
           *[other] Vous donnez { $count } cubes de trop.
        }
    }

## Bonus de cases

MS-BON-1 =
    .title = Le bonus d’une case
    .rule = Vous l’obtenez en y posant l’équipage de votre action. S’il demande A ou B, faites d’abord cette action et payez-la.
    .source = Bonus de cases (p. 10) ; décision A7

MS-BON-2 =
    .title = Recherche
    .rule = Un niveau dans la zone de recherche montrée, bonus du niveau compris. Avec A ou B.
    .source = Bonus de cases (p. 10)

# $case : cell, occupied, empty, topmost · $cell : en toutes lettres · $column
MS-BON-3 = { $case ->
        [cell] Cette case n’existe pas.
        [occupied] Il y a déjà de l’équipage { $cell }.
        [empty] Il n’y a pas d’équipage { column.at } du tableau supérieur.
       *[topmost] En haut, l’équipage va sur la première case libre sous un autre.
    }
    .title = Équipage
    .rule = Un membre d’équipage de votre plateau peut rejoindre une case libre : en bas, ou en haut sous un autre membre d’équipage, dans une colonne qui n’est pas vide. Il ne déclenche rien. Avec A ou B ; de même pour le bonus de recherche.
    .stress = dans une colonne qui n’est pas vide
    .source = Bonus de cases (p. 10) ; décisions A18, A19
    .cure = { $case ->
        [topmost] Choisissez la première case libre sous l’équipage de la colonne.
       *[other] Choisissez une case libre en bas, ou en haut dans une colonne qui porte de l’équipage.
    }
    .warning = Vous pourriez poser un membre d’équipage sur un tableau.

MS-BON-4 =
    .title = Ordre du tour
    .rule = À 4 joueurs seulement : votre marqueur échange sa place avec celui qui le précède, pour le cycle suivant. Qui doit encore jouer dans ce cycle garde l’ordre d’avant. Avec A ou B.
    .stress = pour le cycle suivant
    .source = Bonus de cases (p. 10) ; décisions A8, A28

MS-BON-5 =
    .title = Portée
    .rule = Avec A : le Scout va jusqu’à deux zones. Il n’installe pas pour autant un laboratoire de plus.
    .stress = Avec A
    .source = Bonus de cases (p. 10) ; décision A3

# $case : cell, first, twice · .warning : ce qui coûte son niveau au laboratoire d’Azrea
MS-BON-6 = { $case ->
        [cell] Votre équipage n’est pas sur une case Double.
        [first] Le second laboratoire vient après le premier.
       *[twice] La case Double ne donne qu’un second laboratoire, et vous l’avez installé.
    }
    .title = Double
    .rule = Avec A : après avoir installé un laboratoire, vous pouvez en installer un second sur la même case, à son propre prix. La recherche n’avance alors qu’une fois, même si Azrea Bonsmai en ajoute un autre.
    .stress = n’avance alors qu’une fois
    .source = Bonus de cases (p. 10) ; décision A13
    .cure = { $case ->
        [first] Installez le premier laboratoire.
       *[other] Passez-vous de ce second laboratoire.
    }
    .warning = La case Double limite ce déplacement à un seul niveau : avec elle, le laboratoire d’Azrea Bonsmai n’en donne pas.

MS-BON-7 =
    .title = Sac
    .rule = Avec B : un cube de plus, pioché dans le sac.
    .stress = Avec B
    .source = Bonus de cases (p. 10)

MS-BON-8 =
    .title = Le commandant d’abord
    .rule = Si un commandant et la case donnent chacun un bonus, celui du commandant vient d’abord.
    .source = Bonus de cases (p. 10) ; décision A7

# .warning : $bonus · $cell : en toutes lettres
MS-BON-9 =
    .title = Sans action, pas de bonus
    .rule = Un bonus lié à A ne donne rien avec B, et inversement. L’équipage posé sans action n’en donne jamais.
    .source = Prendre le contrôle d’un commandant (p. 7) ; Bonus de cases (p. 10)
    .warning = { $bonus ->
        [bag] Le bonus Sac { $cell } ne vient qu’avec l’action B.
        [range] Le bonus Portée { $cell } ne vient qu’avec l’action A.
       *[double] Le bonus Double { $cell } ne vient qu’avec l’action A.
    }

## Objectifs

# $objective · .warning : $objective · $value : sa réputation
MS-OBJ-1 = Pas dans cette partie : { objective.the }.
    .title = Un objectif par tour
    .rule = Votre action faite, vous pouvez remplir un objectif, un seul, avant de finir le tour.
    .stress = un seul
    .source = Objectifs (p. 11)
    .cure = Choisissez un des quatre objectifs en jeu.
    .warning = Vous pourriez remplir { objective.the }, pour { $value }.

MS-OBJ-2 =
    .title = La meilleure case libre
    .rule = Votre marqueur va sur la case réputation libre la plus haute de la carte, et vous gagnez ce nombre.
    .stress = libre la plus haute
    .source = Objectifs (p. 11)

# $case : sectors, labs, majority, space · $objective · $sector · $needed, $held : laboratoires
MS-OBJ-3 = { $case ->
        [sectors] { $needed ->
            [one] Il faut un seul secteur pour { objective.the }.
           *[other] Il faut { $needed } secteurs différents pour { objective.the }.
        }
        [labs] { $held ->
            [0] Vous n’avez pas de laboratoire { sector.at }, et il en faut { $needed }.
            [one] Vous n’avez qu’un laboratoire { sector.at }, et il en faut { $needed }.
           *[other] Vous n’avez que { $held } laboratoires { sector.at }, et il en faut { $needed }.
        }
        [majority] Vous n’avez la majorité dans aucun de ces secteurs, et il la faut pour { objective.the }.
       *[space] Vous n’avez pas de laboratoire sur cette case { sector.of }.
    }
    .title = Objectifs de secteur
    .rule = Retirez de la planète les laboratoires demandés, tempête comprise. Avoir la majorité, c’est en avoir plus que chacun des autres, avant de rien retirer.
    .stress = avant de rien retirer
    .source = Objectifs de secteur (p. 11) ; décision A22
    .cure = { $case ->
        [space] Reprenez un de vos laboratoires { sector.of }.
       *[other] Choisissez d’autres secteurs, ou terminez votre tour.
    }

# $objective · $field
MS-OBJ-4 = Vous n’êtes seul en tête dans aucune des zones choisies, et il le faut pour { objective.the }.
    .title = Objectifs de recherche
    .rule = Reculez les marqueurs demandés. Avoir le plus de connaissance, c’est être seul le plus haut, avant de reculer.
    .stress = seul le plus haut
    .source = Objectifs de recherche (p. 11)
    .cure = Choisissez une zone où vous êtes seul en tête, ou terminez votre tour.

# $objective · $needed : marqueurs · $round
MS-OBJ-5 = { $needed ->
        [one] En manche { $round }, il faut un seul marqueur pour { objective.the }.
       *[other] En manche { $round }, il faut { $needed } marqueurs pour { objective.the }.
    }
    .title = Ce que demande chaque carte
    .rule = Recherche, de combien reculer : un marqueur de 10 ; avec deux commandants, un de 3 (trois et 5 dès la manche 2) ; deux marqueurs de 2 (trois dès la manche 2), en menant une de ces zones ; un de 4 (6 en manche 2, 8 ensuite), en menant sa zone. Secteur, combien retirer : 2 et 2 ; 4 d’un seul secteur ; 1 dans quatre secteurs ; 3 et 1. Sauf pour les 4 d’un seul, il faut une majorité dans l’un d’eux.
    .source = Conditions de nombre de manches (p. 12) ; Contenu (pp. 3, 5–6) ; Objectifs de recherche (p. 11) ; décision A23
    .cure = Choisissez autant de zones qu’il en demande.

# $objective
MS-OBJ-6 = Vous avez déjà rempli { objective.the }.
    .title = Une fois chacun
    .rule = Chaque objectif se remplit une seule fois par joueur ; quatre au plus dans une partie.
    .stress = une seule fois par joueur
    .source = But du jeu (p. 6) ; décision A24
    .cure = Choisissez un autre objectif, ou terminez votre tour.

# $objective · $needed, $held : commandants
MS-OBJ-7 = { $held ->
        [0] Il faut { $needed } commandants pour { objective.the }, et vous n’en contrôlez pas.
       *[other] Il faut { $needed } commandants pour { objective.the }, et vous en contrôlez { $held }.
    }
    .title = Les commandants restent
    .rule = Les commandants que demande une carte ne sont pas perdus ; les deux sortes comptent, le jeton non.
    .source = Conditions de nombre de manches (p. 12)
    .cure = Choisissez un autre objectif, ou terminez votre tour.

# $case : fields, colour · $objective · $needed : marqueurs · $field
MS-OBJ-8 = { $case ->
        [fields] { $needed ->
            [one] Il faut une seule zone de recherche pour { objective.the }.
           *[other] Il faut { $needed } zones de recherche différentes pour { objective.the }.
        }
       *[colour] Il faut la { field } pour { objective.the }.
    }
    .title = La zone et les niveaux
    .rule = Une carte peut nommer la zone de recherche, et fixe toujours les niveaux : pas de partage sur plus de marqueurs, pas de marqueur sous son départ. Les quatre cartes connues laissent la zone libre.
    .source = Objectifs de recherche (p. 11) ; décision A46
    .cure = Choisissez les zones qu’il demande.

# $objective · $field · $needed, $level : niveaux
MS-OBJ-9 = { $level ->
        [0] Il faut un marqueur au niveau { $needed } au moins pour { objective.the }, et le vôtre, { field.at }, est au départ.
       *[other] Il faut un marqueur au niveau { $needed } au moins pour { objective.the }, et le vôtre, { field.at }, est au niveau { $level }.
    }
    .title = La manche en cours compte
    .rule = Les nombres d’une carte changent avec la manche. La tuile centrale dit quelle manche est en cours : ses nombres comptent.
    .source = Conditions de nombre de manches (p. 12)
    .cure = Choisissez une autre zone, ou terminez votre tour.

## Administration

MS-ADM-1 =
    .title = 1) Les revenus
    .rule = Dans chaque secteur calme, le nombre de vos laboratoires vous donne les cubes du bord de la tuile. Les laboratoires restent ; la tempête ne paie rien.
    .stress = la tempête ne paie rien
    .source = Administration : revenus (p. 12) ; décision A16

# .warning : $sector
MS-ADM-2 =
    .title = 2) Les majorités
    .rule = Dans chaque secteur calme, qui a plus de laboratoires que chacun des autres gagne 1 point de réputation ; à égalité, personne.
    .stress = à égalité, personne
    .source = Administration : majorités (p. 12) ; décisions A22, A51
    .warning = Sans ces laboratoires, la majorité { sector.at } peut vous échapper avant l’administration.

# .warning : $field
MS-ADM-3 =
    .title = 3) Commandants scientifiques
    .rule = Dans chaque zone de recherche, qui est seul le plus haut prend la carte du commandant et gagne son nombre vert. On n’y pose pas de marqueur ; un effet immédiat peut servir.
    .stress = seul le plus haut
    .source = Administration : commandants scientifiques (p. 13) ; décision A51
    .warning = Une fois reculé, votre marqueur peut ne plus être en tête { field.at } à l’administration.

MS-ADM-4 =
    .title = Changer de mains, ou rester
    .rule = Qui l’avait donne la carte et perd le nombre rouge. Qui la garde ne gagne pas le vert une seconde fois, mais un effet immédiat peut resservir.
    .stress = ne gagne pas le vert une seconde fois
    .source = Administration : commandants scientifiques (p. 13)

MS-ADM-5 =
    .title = Égalité en tête
    .rule = À égalité, même au départ, personne n’a le commandant : la carte est reposée, et qui l’avait perd le nombre rouge, même s’il est à égalité.
    .stress = même s’il est à égalité
    .source = Administration : commandants scientifiques (p. 13)

MS-ADM-6 =
    .title = 4) L’ordre du tour
    .rule = Qui a le jeton passe en position 1, les autres reculent au besoin ; le jeton revient sur le plateau.
    .source = Administration : ordre du tour (p. 13)

MS-ADM-7 =
    .title = 5) Échanger les tableaux
    .rule = Le tableau du bas monte avec son équipage, celui du haut, vide, prend sa place.
    .stress = avec son équipage
    .source = Administration : tableaux (p. 13)

# .warning : $sector
MS-ADM-8 =
    .title = 6) La tempête tourne
    .rule = La tuile centrale tourne de 60°, dans le sens horaire : nouvelle manche, et le premier joueur commence.
    .stress = dans le sens horaire
    .source = Administration : tuile centrale (p. 13)
    .warning = La tempête gagne bientôt le { sector }.

## Fin de la partie

MS-END-1 =
    .title = Le seuil est atteint
    .rule = Dès que quelqu’un atteint le seuil, les suivants dans l’ordre de ce cycle jouent encore, puis c’est fini ; après le dernier du cycle, tout de suite.
    .stress = les suivants dans l’ordre de ce cycle
    .source = Fin de partie et vainqueur (p. 14) ; décisions A25, A26

MS-END-2 =
    .title = Pendant l’administration
    .rule = Si le seuil est atteint pendant l’administration, on la finit entièrement.
    .source = Fin de partie et vainqueur (p. 14)

MS-END-3 =
    .title = Redescendre n’y change rien
    .rule = La fin reste annoncée, même si ce joueur retombe sous le seuil.
    .source = Fin de partie et vainqueur (p. 14)

MS-END-4 =
    .title = Quatre manches au plus
    .rule = Sinon, la partie s’arrête après la manche 4, administration comprise.
    .stress = administration comprise
    .source = Fin de partie et vainqueur (p. 14)

MS-END-5 = La partie est finie.
    .title = Qui gagne
    .rule = La plus haute réputation gagne ; à égalité, le mieux placé dans l’ordre du tour. De même pour les places suivantes.
    .stress = le mieux placé dans l’ordre du tour
    .source = Fin de partie et vainqueur (p. 14) ; décisions A27, A30

## Artefacts et départ avancé

MS-ART-1 =
    .title = Un artefact chacun
    .rule = Après la partie, une carte d’or va au vainqueur, une de bronze au dernier, une d’argent à chacun des autres. On la garde pour toujours.
    .source = Piocher et conserver les cartes artefact (p. 14)

# $seats : qui n’a pas de cartes · $count : combien ils sont
MS-ART-2 = { $count ->
        [one] Un départ avancé demande deux cartes artefact à chacun : { $seats } n’en a pas deux.
       *[other] Un départ avancé demande deux cartes artefact à chacun : { $seats } n’en ont pas deux.
    }
    .title = L’ordre par les artefacts
    .rule = Si chacun a au moins deux artefacts, chacun en tire deux des siens au hasard. La plus forte somme passe première ; à égalité, le plus grand numéro.
    .stress = chacun a au moins deux artefacts
    .source = Positions de départ avancées (p. 14) ; décision A29
    .cure = Dites quelles cartes a chacun, ou prenez le départ ordinaire.

MS-ART-3 =
    .title = Les bonus des artefacts
    .rule = À la place du cube des derniers, chacun prend dans l’ordre le bonus de ses deux cartes : 1 point de réputation, un cube de sa couleur ou un niveau, même dans une zone déjà choisie.
    .source = Positions de départ avancées (p. 14) ; décision A38

## Les commandants

MS-CDR-01 = Vous ne pouvez pas payer de cube jaune.
    .title = Forrester Dain
    .rule = Quand vous prenez la carte, vous pouvez payer aussitôt un ou deux cubes jaunes : 1 point de réputation pour chacun.
    .stress = aussitôt
    .source = Liste des commandants (p. 16) ; décision A37
    .cure = Restez-en là.

# $case : card, used, own, none · $colour
MS-CDR-02 = { $case ->
        [card] Vous ne contrôlez pas Justin B. Beeper.
        [used] Justin B. Beeper a déjà aidé pendant ce tour.
        [own] Le cube pour Justin B. Beeper ne peut pas être de votre couleur.
       *[none] Vous n’avez aucun { cube } à donner.
    }
    .title = Justin B. Beeper
    .rule = À chaque déplacement, un cube qui n’est pas de votre couleur peut allonger la portée de 1, en plus du reste ; une fois par tour.
    .stress = qui n’est pas de votre couleur
    .source = Liste des commandants (p. 16) ; décision A8
    .cure = { $case ->
        [own] Donnez un cube d’une autre couleur.
        [none] Donnez un cube que vous avez.
       *[other] Passez-vous de lui.
    }

MS-CDR-03 =
    .title = Ellen B. Outridge
    .rule = Chaque objectif rempli vous donne en plus 1 point de réputation et un niveau dans une zone au choix.
    .source = Liste des commandants (p. 16) ; décision A45

# $case : card, used, price
MS-CDR-04 = { $case ->
        [card] Vous ne contrôlez pas Adira Okzil.
        [used] Adira Okzil a déjà aidé pendant ce tour.
       *[price] Adira Okzil demande deux cubes de votre couleur.
    }
    .title = Adira Okzil
    .rule = À chaque déplacement, deux cubes de votre couleur peuvent vous valoir un niveau dans une zone au choix.
    .source = Liste des commandants (p. 16)
    .cure = Passez-vous d’elle.

MS-CDR-05 = Idris Yakuul ne peut pas remplacer de cube ainsi, ici.
    .title = Idris Yakuul
    .rule = En déplaçant ou en prenant un commandant, vous pouvez payer un cube jaune du prix avec un des vôtres, ou l’inverse.
    .source = Liste des commandants (p. 16) ; décision A11
    .cure = Payez sans lui, ou remplacez dans l’autre sens.

# $case : card, place, lab, storm · $place : en toutes lettres
MS-CDR-06 = { $case ->
        [card] Vous ne contrôlez pas Mira Mascovic.
        [place] Le Scout saute sur une case.
        [lab] Pas de saut { $place } : la zone n’a pas de laboratoire.
       *[storm] Pas de saut { $place } : la tempête y est.
    }
    .title = Mira Mascovic
    .rule = Au lieu de rouler, le Scout peut sauter sur n’importe quelle case d’une zone qui porte un laboratoire ; le déplacement est fini. Sur une case libre, vous pouvez installer comme d’ordinaire.
    .stress = d’une zone qui porte un laboratoire
    .source = Liste des commandants (p. 16) ; décision A12
    .cure = { $case ->
        [card] Roulez comme d’ordinaire.
       *[other] Choisissez une case d’une zone calme à laboratoire, ou roulez.
    }

# $case : first, card, used
MS-CDR-07 = { $case ->
        [first] Le laboratoire d’Azrea Bonsmai vient après celui d’ordinaire.
        [card] Vous ne contrôlez pas Azrea Bonsmai.
       *[used] Azrea Bonsmai a déjà aidé pendant ce tour.
    }
    .title = Azrea Bonsmai
    .rule = À chaque déplacement, un cube de votre couleur peut permettre un laboratoire de plus sur la même case, chacun au prix ordinaire.
    .source = Liste des commandants (p. 16) ; décision A13
    .cure = { $case ->
        [first] Installez d’abord le laboratoire d’ordinaire.
       *[other] Passez-vous d’elle.
    }

MS-CDR-08 =
    .title = Ozgül Yilmark
    .rule = À l’administration, chaque majorité vous donne 1 point de réputation de plus.
    .source = Liste des commandants (p. 16)

MS-CDR-11 =
    .title = Franzkarl Huber
    .rule = Chaque fois que vous avancez d’un niveau, vous pouvez le faire dans une autre zone de votre choix.
    .source = Liste des commandants (p. 16)

# $field
MS-CDR-12 = Votre marqueur { field.at } n’est pas le plus bas des vôtres.
    .title = Rain Davenpitt
    .rule = À chaque gain de cubes, vous avancez d’un niveau dans la zone où vous êtes le plus bas ; à égalité, à votre choix.
    .source = Liste des commandants (p. 16) ; décision A43
    .cure = Choisissez une zone où vous êtes le plus bas.

MS-CDR-13 =
    .title = Yuul Mbado
    .rule = À chaque gain de cubes, un cube de plus, de la couleur d’un joueur.
    .source = Liste des commandants (p. 16) ; décision A43

# .warning : $count
MS-CDR-14 =
    .title = Joy D. Obondov
    .rule = Quand vous piochez dans le sac, vous pouvez piocher deux cubes de plus.
    .source = Liste des commandants (p. 16) ; décision A42
    .warning = Joy D. Obondov vous laisse piocher { $count } cubes de plus.

MS-CDR-15 =
    .title = Cedric J. Lebeaux
    .rule = La carte vous donne aussitôt 1 point de réputation, et de nouveau à chaque administration où vous la gardez.
    .source = Liste des commandants (p. 16) ; Administration : commandants scientifiques (p. 13) ; décision A44

MS-CDR-16 =
    .title = Kim-Kin Park
    .rule = Une fois par tour, votre équipage peut aller sur une case déjà occupée et s’en servir, bonus compris.
    .stress = déjà occupée
    .source = Liste des commandants (p. 16) ; décision A9

MS-CDR-17 =
    .title = Sayuri Modo
    .rule = À chaque déplacement, vous payez un cube de votre couleur de moins.
    .source = Liste des commandants (p. 16) ; décision A10

# $case : card, used, free
MS-CDR-18 = { $case ->
        [card] Vous ne contrôlez pas Kaysia Vasidis.
        [used] Kaysia Vasidis a déjà aidé pendant ce tour.
       *[free] Il n’y a pas de prix à ignorer : c’est gratuit de toute façon.
    }
    .title = Kaysia Vasidis
    .rule = Une fois par tour, en déplaçant, vous pouvez ignorer le prix d’un laboratoire ou d’une station.
    .stress = ou d’une station
    .source = Liste des commandants (p. 16) ; décision A8
    .cure = { $case ->
        [free] Faites-le sans Kaysia Vasidis.
       *[other] Payez le prix.
    }

## Le Consortium (non officiel)

# $case : seats, artefacts
MS-SOLO-1 = { $case ->
        [artefacts] Le Consortium n’a pas de cartes artefact : pas de départ avancé avec lui.
       *[seats] Le Consortium joue seul contre une seule personne.
    }
    .title = Une partie à deux
    .rule = Mise en place à 2 joueurs ; le niveau dit qui commence. Le Consortium pose son équipage dans la première colonne de commandant, de gauche à droite, où le vôtre n’est pas, tout en haut ; il prend la recherche verte, ou rouge si vous avez la verte. Il n’a pas de cubes.
    .source = Vestiges : Le Consortium, mode solo non officiel
    .cure = { $case ->
        [artefacts] Prenez le départ ordinaire.
       *[seats] Mettez une personne et le Consortium à la table.
    }

MS-SOLO-2 =
    .title = Il ne paie rien
    .rule = Le Consortium ne paie ni ne reçoit jamais de cubes ; ses pièces servent comme celles d’un joueur. Pour partir de sa station, vous payez la réserve. Les cubes de sa couleur existent : vous en gagnez et en payez comme d’ordinaire.
    .stress = ne paie ni ne reçoit jamais de cubes
    .source = Vestiges : Le Consortium, mode solo non officiel

MS-SOLO-3 =
    .title = Il ignore les effets
    .rule = Ni commandant, ni case, ni jeton n’ont d’effet pour lui : il gagne et perd seulement la réputation des cartes. Il ne prend jamais le jeton ; vous pouvez lui prendre ses commandants.
    .source = Vestiges : Le Consortium, mode solo non officiel

MS-SOLO-4 =
    .title = Un commandant bon marché
    .rule = Avant tout, parmi les commandants qu’il n’a pas et dont la colonne porte un ou deux membres d’équipage, il en prend un : le moins de membres d’équipage ; à égalité, vos commandants d’abord, puis de gauche à droite. Il ne paie rien, pose son marqueur et gagne le nombre vert ; son tour passe alors à MS-SOLO-12.
    .stress = un ou deux membres d’équipage
    .source = Vestiges : Le Consortium, mode solo non officiel

MS-SOLO-5 =
    .title = Ses cases
    .rule = L’équipage qu’il déplace va sur la première case libre, de la ligne du bas vers le haut, chaque ligne de gauche à droite, sans bonus ; une colonne se vide de haut en bas, une case où ils sont plusieurs dans l’ordre de MS-SOLO-6. Si tout est plein, il va sur la case de gauche de la dernière ligne.
    .source = Vestiges : Le Consortium, mode solo non officiel

MS-SOLO-6 =
    .title = Son équipage
    .rule = Sans commandant à prendre, il descend un membre d’équipage : équipage neutre d’abord, puis le sien, puis le vôtre. Il le prend dans la colonne (celle du jeton compte aussi) qui en porte et qui a, toutes sortes comptées, le plus de membres d’équipage ; à égalité, de gauche à droite. C’est le plus haut de sa sorte, et il va où dit MS-SOLO-5.
    .source = Vestiges : Le Consortium, mode solo non officiel

MS-SOLO-7 =
    .title = Son programme
    .rule = Après un membre d’équipage déplacé vient l’étape suivante de son programme : E explorer, A analyser, R se reposer. Il tourne en boucle, de manche en manche. Prendre un commandant n’use pas d’étape.
    .source = Vestiges : Le Consortium, mode solo non officiel

MS-SOLO-8 =
    .title = E : explorer
    .rule = Son Scout va dans une zone calme où une case est libre, sans laboratoire : à deux pas au plus, la sienne comprise, sans entrer dans la tempête ; ou à deux pas au plus d’une station, à qui que ce soit, le premier pas étant d’en sortir. On compare les secteurs : autant de laboratoires que vous, ou un de moins, d’abord ; puis secteur de tête, puis du milieu, puis de queue ; les zones ensuite, dans l’ordre des lettres. Il y prend la case libre au plus petit numéro, y installe pour rien un laboratoire et avance dans la zone de recherche de sa couleur (blanche : MS-SOLO-10). S’il n’y a pas de telle zone, un Scout dans la tempête est posé à l’entrée du secteur de queue, dans la zone a, ou b si a est pleine, et y installe de même, sans construire de station. Sinon, comme quand il n’a plus de laboratoire, il analyse (MS-SOLO-10).
    .source = Vestiges : Le Consortium, mode solo non officiel

MS-SOLO-9 =
    .title = E : construire
    .rule = S’il a moins de stations que la limite du niveau, et si l’un des plus courts chemins vers sa zone franchit un emplacement libre, il y construit pour rien une station et gagne 2 points de réputation. Entre plusieurs, dans l’ordre du plateau : depuis la limite SO–O, dans le sens horaire. Il ne part d’une station que pour une zone que son Scout n’atteint pas de lui-même ; le pas qui en sort ne franchit aucun emplacement.
    .source = Vestiges : Le Consortium, mode solo non officiel

MS-SOLO-10 =
    .title = A : analyser
    .rule = Il avance d’un niveau. Parmi les zones de recherche où vous êtes à son niveau ou devant : votre plus petite avance. S’il n’y en a pas : son niveau le plus bas. À égalité, dans l’ordre du plateau : verte, rouge, bleue. Un marqueur tout en haut ne compte plus ; s’ils y sont tous, rien.
    .source = Vestiges : Le Consortium, mode solo non officiel

MS-SOLO-11 =
    .title = Ses bonus de recherche
    .rule = Des bonus de niveau, seul l’équipage lui sert : un membre de son plateau va dans la colonne du tableau supérieur (celle du jeton compte aussi), ni vide ni pleine, qui a le plus de membres d’équipage ; à égalité, de gauche à droite ; sur la case que dit MS-BON-3. Sans équipage ou sans colonne, le bonus est perdu.
    .source = Vestiges : Le Consortium, mode solo non officiel

MS-SOLO-12 =
    .title = Ses objectifs
    .rule = À la fin de son tour il remplit un objectif, un seul, s’il le peut : la plus haute valeur ; à égalité, la recherche avant les secteurs, puis dans l’ordre du plateau, de haut en bas. Recherche : il recule ses marqueurs les plus hauts, d’abord ceux qui mènent seuls, autant qu’il en faut ; à égalité verte, rouge, bleue. Secteurs : le premier choix permis dans cet ordre, tempête d’abord, le dernier touché en tête, puis calmes de la queue à la tête ; pour quatre secteurs, s’il manque une majorité, le dernier cède au suivant qui en a une. Dans un secteur : zone a à e, petit numéro d’abord.
    .source = Vestiges : Le Consortium, mode solo non officiel

MS-SOLO-13 =
    .title = Son administration
    .rule = Il ne touche pas de revenus ; majorités et commandants scientifiques comme d’ordinaire. À la fin de l’administration, il gagne le bonus de manche du niveau, qui compte pour le seuil.
    .source = Vestiges : Le Consortium, mode solo non officiel

MS-SOLO-14 =
    .title = Gagner contre lui
    .rule = La fin est celle d’une partie à deux : plus de réputation que lui, ou autant si vous êtes devant lui sur la piste d’ordre. Toute victoire fait de vous un explorateur. Votre avance fait de vous un commandant, puis une légende : facile 18 et 23, normal 16 et 21, difficile 7 et 11, expert 5 et 9, maître 4 et 8. Vous gardez comme d’ordinaire une carte artefact, d’or si vous gagnez, de bronze sinon.
    .source = Vestiges : Le Consortium, mode solo non officiel

MS-SOLO-15 =
    .title = Les niveaux
    .rule = Chaque niveau fixe le programme, la limite de stations, qui commence et le bonus de manche. Facile : E A R, 1 station, vous commencez, bonus 0 ; Normal : E A E R, 2 stations, vous commencez, bonus 0 ; Difficile : E A E, 3 stations, il commence, bonus 0 ; Expert : E E A, 3 stations, il commence, bonus 2 ; Maître : E E A, 3 stations, il commence, bonus 4. Chacun peut aussi se régler à part.
    .source = Vestiges : Le Consortium, mode solo non officiel
