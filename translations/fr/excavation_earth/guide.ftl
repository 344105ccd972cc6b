### Excavation Earth : la première partie guidée. Ce qu’il faut regarder, ce qui parle pour un coup, ce qui vient de se passer.

## À regarder, dans l’ordre, pour chaque question

ee-guide-opening-hand = **Vos six cartes.** Chacune paiera une action : sa couleur sert à fouiller, son symbole à marchander.
ee-guide-opening-deck = **La pioche.** Avec quatre cartes semblables, vous pouvez en échanger ; sinon, gardez votre main.
ee-guide-draft-packet = **Ce paquet.** Gardez deux cartes qui servent ensemble ; le reste passe à gauche.
ee-guide-draft-chart = **Vos explorateurs.** Une carte vaut surtout là où ils sont, ou tout près.
ee-guide-third-chart = **La carte.** Posez votre troisième explorateur là où vos cartes servent : un site de leur couleur, un marché de leur symbole.
ee-guide-third-hand = **Votre main.** Comptez vos couleurs et vos symboles avant de choisir le lieu.
ee-guide-third-relics = **Les reliques.** Celles de la couleur la plus populaire se vendent le mieux.
ee-guide-free-step = **Vos explorateurs.** L’un d’eux avance d’un lieu, sans carte : approchez-le d’un site ou d’un marché.
ee-guide-action-hand = **Votre main.** Prenez une carte : la table montre ce qu’elle peut payer.
ee-guide-action-chart = **La carte.** Fouillez là où se tient un explorateur, avec une carte de la couleur du site.
ee-guide-action-queues = **Les files.** On vend où l’on a un vendeur et où attend un acheteur de la bonne couleur.
ee-guide-zu-turn = **Zu joue.** Retournez sa carte : elle dit ce qu’il fait.
ee-guide-pass = **Votre main est vide.** Passez : vous attendez la manche suivante.
ee-guide-discard = **Deux cartes à garder.** Défaussez les autres ; gardez celles qui servent où sont vos explorateurs.
ee-guide-travel-explorers = **Vos explorateurs.** Chaque pas suit une ligne ; répartissez les pas entre eux.
ee-guide-travel-chart = **Où aller ?** Un site dont vous avez la couleur, un marché dont vous avez le symbole. Jamais deux des vôtres au même lieu.
ee-guide-excavate-relics = **Les reliques du site.** Choisissez celle qui vaut le plus, ou dont l’échantillon vous manque.
ee-guide-excavate-hold = **Votre soute.** Posez-la dans une case libre.
ee-guide-market-queue = **Cette file.** Un acheteur de plus, ce sont 2 crédits de plus par Vente ici.
ee-guide-market-crew = **Vos cubes.** Un vendeur ici vous permettra de vendre.
ee-guide-market-buyers = **Les acheteurs.** En envoyer un rend aussi sa couleur plus populaire.
ee-guide-sell-relics = **Vos reliques.** La première proposée décide de la couleur de la Vente.
ee-guide-sell-queues = **Les marchés.** Une relique par marché, trois au plus : vendre sur plusieurs rapporte davantage.
ee-guide-sell-payouts = **La popularité.** Elle paie une fois, quel que soit le nombre de reliques.
ee-guide-promote = **Vos vendeurs.** Promu, un vendeur compte dans le centre de son marché.
ee-guide-keep = **Les cartes piochées.** Gardez celle qui sert où sont vos explorateurs.
ee-guide-command-centre = **Le centre de commandement.** Un émissaire de plus peut vous donner la majorité.
ee-guide-command-queues = **Les marchés au même symbole.** Vous pouvez aussi y envoyer un vendeur, sans explorateur.
ee-guide-smuggle-piles = **Les cinq piles.** On achète la relique visible, un crédit de plus que sa valeur.
ee-guide-smuggle-own = **Votre soute.** On peut aussi y refourguer ses reliques, à leur valeur : l’un ou l’autre, pas les deux.
ee-guide-survey-drawn = **Les reliques révélées.** L’une va sur son site ; l’autre se paie le double de sa valeur.
ee-guide-survey-chart = **La carte.** Choisissez pour le site celle que votre explorateur pourra fouiller.
ee-guide-buy = **Le marché noir.** Une relique visible est à vous pour le prix demandé.
ee-guide-sample-cell = **La galerie.** Un cube ici garde l’échantillon : il paie à la fin, même la relique vendue.
ee-guide-sample-lines = **Ses lignes.** Deux échantillons dans une colonne paient déjà, trois dans une rangée.
ee-guide-teleport = **Vos explorateurs.** Ils vont où vous voulez, sans suivre de ligne.
ee-guide-extract = **Les sites.** Prenez n’importe quelle relique, sans explorateur.
ee-guide-spread = **Les acheteurs.** Envoyez-les vers les files où vous vendrez.
ee-guide-send-traders = **Les marchés.** Un vendeur sur chacun : choisissez ceux qui ont des acheteurs pour vous.
ee-guide-send-envoys = **Les deux autres centres.** Un cube dans chacun compte dès cette manche.

## Ce qui parle pour un coup

ee-merit-steps = { $count ->
        [one] un pas
       *[other] { $count } pas
    }
ee-merit-dig = { $count ->
        [one] une relique à prendre
       *[other] jusqu’à { $count } reliques
    }
ee-merit-sell = jusqu’à { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    }
ee-merit-fence = jusqu’à { $credits } crédits en refourguant
ee-merit-marker = marqueur Initiative { $n }
ee-merit-row = { $count } reliques { colour.feminine-plural } à la manche suivante
ee-merit-cards = { $count ->
        [one] une de vos cartes y sert
       *[other] { $count } de vos cartes y servent
    }
ee-merit-relics = { $count ->
        [one] une relique y est posée
       *[other] { $count } reliques y sont posées
    }
ee-merit-usable = { $count ->
        [one] une sert où sont vos explorateurs
       *[other] { $count } servent où sont vos explorateurs
    }
ee-merit-sample = échantillon : +{ $credits } à la fin
ee-merit-new-sample = un échantillon de plus
ee-merit-value = valeur { $value }
ee-merit-popular = sa couleur paie { $credits } par Vente
ee-merit-column = colonne pleine : une carte
ee-merit-in-column = { $count } sur { $of } dans sa colonne
ee-merit-first-trader = votre premier vendeur ici
ee-merit-sale-here = une relique { colour.feminine } s’y vend { $credits }
ee-merit-rises = { colour.the } passe de { $now } à { $next }
ee-merit-buyer = +{ $credits } par Vente ici
ee-merit-offer = +{ $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    }
ee-merit-credits = +{ $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    }
ee-merit-promoted = { $count ->
        [one] un émissaire de plus
       *[other] { $count } émissaires de plus
    }
ee-merit-centre = { centre } : { $next ->
        [one] { $next } crédit
       *[other] { $next } crédits
    } en fin de manche à ce jour, au lieu de { $now }
ee-merit-envoy = { centre } : { $count ->
        [one] un émissaire
       *[other] { $count } émissaires
    }
ee-merit-tile = { $effect }
ee-merit-yours-to-dig = votre explorateur est sur ce site
ee-merit-new-cards = { $count ->
        [one] une nouvelle carte
       *[other] { $count } nouvelles cartes
    }

## Ce qui vient de se passer, et pourquoi c’est important

ee-guide-after-relic-discovered = { $seat } a { relic.the } : la relique se vendra là où un acheteur veut sa couleur.
ee-guide-after-sample-taken = Cet échantillon comptera à la fin, même si la relique est vendue.
ee-guide-after-trader-sent = { $seat } a un vendeur de plus : c’est lui qui permet de vendre à ce marché.
ee-guide-after-buyer-joined = Un acheteur { colour } de plus dans la file : 2 crédits de plus à qui vend là{ $colour ->
        [W] , quelle que soit la couleur
       *[other] {" "}des reliques de cette couleur
    }.
ee-guide-after-buyers-boarded = Ces acheteurs ont payé et s’en vont : la file rapporte moins désormais.
ee-guide-after-trader-promoted = Le vendeur est devenu émissaire : il compte au décompte, mais il faut un nouveau vendeur pour revendre ici.
ee-guide-after-centre-scored = Un centre paie à qui y a le plus d’émissaires ; ils restent pour la manche suivante.
ee-guide-after-marker-taken = { $seat } a le marqueur Initiative { $marker } : à la manche suivante, il donne ce rang dans l’ordre du tour.
ee-guide-after-column-filled = Colonne pleine : une carte tout de suite, et le plus gros gain à la fin.
ee-guide-after-passed = { $seat } a passé : les autres jouent encore, la manche finit quand tous ont passé.
ee-guide-after-zu-failed = Zu n’a pas pu agir : il reçoit tout de même des crédits.
