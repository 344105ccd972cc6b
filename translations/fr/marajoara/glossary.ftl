### Marajoara : le glossaire. La valeur est le terme, .definition le dit en une phrase.

## Le plateau et la boîte

glossary-marajoara = Marajoara
    .definition = Civilisation disparue de Marajó, grande île de l’Amazone, connue par ses poteries ; elle donne son nom au jeu.

glossary-main-board = plateau principal
    .definition = Le plateau commun, logé dans la boîte : grille de fouilles, pistes d’excavation, piste compte-tours et piste de score.

glossary-dig-grid = grille de fouilles
    .definition = Les cases du plateau principal où se trouvent les dés à capturer et les jetons Fouille posés.

glossary-shaded-space = case ombragée
    .definition = Case de la grille qui ne reçoit pas de dé à la mise en place ; ensuite, une case comme une autre.

glossary-magnifier-space = case loupe
    .definition = Case de la grille sans dé à la mise en place, où se pose un jeton Fouille de départ.

glossary-white-rope = corde blanche
    .definition = Trait qui entoure certaines cases de la grille ; il n’arrête ni les sauts ni le travail de terrain.

glossary-roped-zone = zone délimitée par des cordes
    .definition = Groupe de cases entouré d’une corde blanche : les dés recyclés y vont d’abord et les jetons Fouille n’y vont jamais.

glossary-boost-space = case +1 / +2
    .definition = Case de la grille qui ajoute 1 ou 2 à la hausse du dé qui s’y pose par un saut.

glossary-cart = chariot
    .definition = La file commune de cinq emplacements où entrent les dés dépensés.

glossary-cart-slot = emplacement du chariot
    .definition = L’une des cinq places du chariot, comptées à partir du haut.

glossary-round-marker = compte-tours
    .definition = Le marqueur qui indique la manche en cours.

glossary-round-track = piste compte-tours
    .definition = Les 14 cases du compte-tours ; en solo, elles reçoivent les dés retirés de la grille.

glossary-score-track = piste de score
    .definition = Les cases 0 à 29 où les disques marquent les points ; un tour complet vaut 30 PV.

glossary-score-marker = marqueur +30/+60
    .definition = Le marqueur qui rappelle les 30 ou 60 PV des tours complets de piste.

glossary-excavation-track = piste d’excavation
    .definition = Une des trois pistes de neuf cases, bleue, jaune et rouge, où avancent les disques grâce aux dés gris.

glossary-step = cran
    .definition = L’avance d’une case sur une piste.

glossary-track-end-slot = emplacement 1° / 2°
    .definition = Les deux places de la case 9 d’une piste d’excavation, dans l’ordre d’arrivée ; elles rapportent au décompte final.

glossary-disc = disque
    .definition = Pièce à votre couleur qui marque votre score ou votre avance sur une piste d’excavation.

glossary-first-player-token = jeton Premier joueur
    .definition = Le jeton de celui qui ouvre chaque manche ; il ne change pas de main.

## Le musée

glossary-museum-board = plateau Musée
    .definition = Votre plateau individuel : atelier, vitrine, ardoise et zones de stockage.

glossary-workshop = atelier
    .definition = La partie du musée où se reconstitue la céramique.

glossary-display-case = vitrine
    .definition = Les cinq cases du musée où sont exposés les vases.

glossary-slate = ardoise
    .definition = L’endroit du musée où attendent, jusqu’au recyclage, les dés sortis du chariot.

glossary-storage-area = zone de stockage
    .definition = Les trois emplacements d’une couleur (bleu, rouge ou jaune) où vous gardez vos dés.

glossary-dig-icon = icône Fouille
    .definition = La marque des trois endroits du musée qui portent un jeton Fouille au départ.

glossary-ceramic = céramique
    .definition = La poterie de votre atelier, faite de six fragments.

glossary-fragment = fragment de céramique
    .definition = Un des six morceaux de votre céramique, restauré avec des dés bleus selon sa condition.

glossary-vase = vase
    .definition = La pièce que vous placez en vitrine pour chaque dé rouge exposé.

## Dés et jetons

glossary-yellow-die = dé jaune
    .definition = Un dé d’argent : chacun de ses points vaut un crédit.

glossary-red-die = dé rouge
    .definition = Un vase à exposer contre autant de crédits que sa valeur.

glossary-blue-die = dé bleu
    .definition = Un dé de restauration, employé pour les fragments de céramique.

glossary-grey-die = dé gris
    .definition = Un dé d’excavation, utilisé dès qu’il est capturé puis dépensé.

glossary-dig-token = jeton Fouille
    .definition = Jeton à votre couleur posé sur la grille ; un saut qui s’y termine donne un bonus de fouilles.

glossary-money = argent
    .definition = La somme des faces de vos dés jaunes stockés.

glossary-credit = crédit
    .definition = L’unité d’argent : un point d’un dé jaune stocké.

## Le tour

glossary-round = manche
    .definition = Un tour de chaque joueur ; la partie en compte 14.

glossary-turn = tour
    .definition = Ce que joue un seul joueur : action principale, actions gratuites, recyclage.

glossary-main-action = action principale
    .definition = La partie obligatoire du tour : capture, hausse, bonus de fouilles, action du dé.

glossary-free-action = action gratuite
    .definition = Action facultative, avant ou après l’action principale : exposer, restaurer ou financer.

glossary-capture = capturer un dé
    .definition = Prendre le dé de la grille par-dessus lequel un autre vient de sauter.

glossary-jumper = dé qui saute
    .definition = Le dé de la grille que vous déplacez pour en capturer un autre.

glossary-raise = augmenter la valeur
    .definition = Tourner un dé sur une face plus forte, sans dépasser 6.

glossary-dig-bonus = bonus de fouilles
    .definition = La hausse donnée par le jeton Fouille sur lequel un saut se termine : +1 s’il est à vous, +2 pour son propriétaire sinon.

glossary-excavate = effectuer une excavation
    .definition = Faire avancer un de vos disques d’excavation de la valeur d’un dé gris capturé.

glossary-exhibit = exposer un vase
    .definition = Payer la valeur d’un dé rouge pour placer un vase en vitrine et marquer deux fois cette valeur.

glossary-restore = restaurer la céramique
    .definition = Placer un fragment dans l’atelier en dépensant les dés bleus que demande sa condition.

glossary-adjacency-bonus = bonus d’adjacence
    .definition = 1 PV par fragment déjà en place à côté de celui que vous restaurez.

glossary-fund-restoration = financer la restauration
    .definition = Payer 2 crédits pour changer de 1 la valeur d’un dé bleu stocké.

glossary-fund-field-work = financer le travail de terrain
    .definition = Payer 2 crédits pour faire glisser un dé de la grille sur une case voisine sans dé.

glossary-spend-die = dépenser un dé
    .definition = Faire entrer dans le chariot un dé dont on s’est servi.

glossary-spend-money = dépenser de l’argent
    .definition = Payer en baissant vos dés jaunes d’un point par crédit, ou en les dépensant entiers.

glossary-recycling = recyclage
    .definition = La fin du tour : les dés de l’ardoise retournent sur la grille.

## Points et missions

glossary-victory-point = point de victoire (PV)
    .definition = Ce qui se compte pour gagner.

glossary-final-scoring = décompte final
    .definition = Les derniers points, une fois la partie terminée : majorités et bouts de piste.

glossary-vase-majority = majorité de vases
    .definition = Classement du décompte final selon les vases exposés : 7, 5 et 3 PV.

glossary-fragment-majority = majorité de fragments
    .definition = Classement du décompte final selon les fragments restaurés : 7, 5 et 3 PV.

glossary-mission = mission
    .definition = Un des huit défis du mode solo.

glossary-mission-objective = objectif de mission
    .definition = Ce qu’une mission demande, marqué par un vase d’une couleur qui n’est pas la vôtre.

glossary-score-objective = objectif de score
    .definition = Le total de PV qu’une mission demande à la fin de la partie.
