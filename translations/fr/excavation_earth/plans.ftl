### Excavation Earth : les trois plans de séance fournis.
### plan-excavation_earth-<plan> : le titre · plan-excavation_earth-<plan>-<ligne> : .title, .says (ce qui se dit à voix haute), pour un vote aussi .question, .a, .b, .c, .d.

## 10 minutes

plan-excavation_earth-ten = Fouiller et vendre

plan-excavation_earth-ten-aim =
    .title = La Terre, après nous
    .says =
        La Terre est vide. Ses habitants sont partis, leurs affaires sont restées : des juke-box, des nains de jardin, des cônes de chantier. Nous venons d’ailleurs, et pour nous, ce sont des trésors.
        Chacun de vous dirige une équipe d’explorateurs. Vous avez trois manches pour devenir le plus riche.
        À votre tour, deux actions. Chacune se paie d’une carte de votre main. (Montrez une carte.) Une carte a une couleur et un symbole : sa couleur ouvre une région, pour fouiller ; son symbole ouvre un marché.
        Le chemin de l’argent tient en trois mots : on fouille, on attire des acheteurs, on vend.

plan-excavation_earth-ten-dig =
    .title = Fouiller
    .says =
        Pour fouiller, il faut trois choses : une carte de la couleur de la région, un explorateur sur le site, et une place dans la soute.
        Nous avons une carte rouge, et deux explorateurs sur deux sites rouges. Qui vient prendre les deux reliques ?
        Attention, à chaque relique, prélevez l’échantillon : un cube dans la galerie, tout de suite ou jamais. La relique se vendra, l’échantillon restera et comptera à la fin.
        Et si nous avions joué la carte verte ? (Essayez : la table refuse et dit pourquoi.)

plan-excavation_earth-ten-where =
    .title = Où peut-on vendre ?
    .says =
        Vendre, maintenant. Pour vendre sur un marché, il faut deux personnes : quelqu’un qui achète, de la bonne couleur ou blanc, car les blancs achètent tout ; et quelqu’un à nous qui vend.
        Nous vendons du violet. Nos vendeurs sont aux marchés 1, 3 et 5. Regardez les files, une par une. Où pouvons-nous vendre ? (Comptez les mains, dévoilez.)
        Au 1 et au 5. Au 3, personne ne veut de violet ; au 4, un blanc attend, mais nous n’y avons pas de vendeur.
    .question = Nous vendons du violet. Sur quels marchés ?
    .a = Au 1, au 3 et au 5
    .b = Au 1 et au 4
    .c = Au 1 et au 5
    .d = Au 1, au 4 et au 5

plan-excavation_earth-ten-sale =
    .title = Une belle vente
    .says =
        Faisons cette vente, d’un seul coup, sur les deux marchés. Que rapporte-t-elle ?
        Le violet est la deuxième couleur la plus populaire : 5 crédits. Six acheteurs sont intéressés, 2 crédits chacun : 12. Et deux marchés à la fois, c’est une prime de 3. En tout, 20 crédits, et une carte en plus.

plan-excavation_earth-ten-next =
    .title = Et maintenant ?
    .says =
        Vous savez d’où vient l’argent : fouiller, attirer, vendre.
        Pour jouer pour de bon, faites les leçons 1, 3, 5, 6 et 8 ; puis une partie avec le guide, qui montre à chaque tour ce qu’il faut regarder.
        Et si vous êtes seul, Zu vous attend, un adversaire mené par ses cartes : leçon 19. La règle complète est dans le livre, touche F1.

## 30 minutes

plan-excavation_earth-thirty = L’essentiel, et un premier tour

plan-excavation_earth-thirty-aim =
    .title = { plan-excavation_earth-ten-aim.title }
    .says = { plan-excavation_earth-ten-aim.says }

plan-excavation_earth-thirty-travel =
    .title = Le long des lignes
    .says =
        Chacun a trois explorateurs. Deux commencent aux marchés 1 et 4 ; le troisième, on le pose où l’on veut, mais pas avec un autre à soi. Où le mettriez-vous ? (Laissez choisir, tout est juste ou presque.)
        On se déplace le long des lignes. Une carte a du fuel : un fuel, un pas, et les pas se partagent entre explorateurs.
        Avec 3 fuel, amenons quelqu’un sur chacun des deux sites rouges, les Rocheuses et les Grands Lacs. Qui trace le chemin du doigt ?

plan-excavation_earth-thirty-dig =
    .title = { plan-excavation_earth-ten-dig.title }
    .says = { plan-excavation_earth-ten-dig.says }

plan-excavation_earth-thirty-value =
    .title = Rare, donc cher
    .says =
        Que vaut une relique ? Plus elle est rare, plus elle vaut. La règle tient en une ligne : 9, moins le nombre d’exemplaires dans le jeu.
        Le juke-box rouge existe en 3 exemplaires. Combien vaut-il ? (Comptez, dévoilez.)
        6 : aucune relique ne vaut davantage. Le cône de chantier, lui, existe en 6 exemplaires. Combien ? Tous ensemble : 3 !
    .question = Le juke-box rouge existe en 3 exemplaires. Combien vaut-il ?
    .a = 3
    .b = 5
    .c = 6
    .d = 9

plan-excavation_earth-thirty-market =
    .title = Attirer des acheteurs
    .says =
        Marchander, c’est préparer sa vente. Il faut un explorateur sur ce marché, et une carte à son symbole. On peut alors faire trois choses, dans cet ordre : envoyer un vendeur, ajouter un acheteur blanc, ajouter un acheteur de la couleur qu’on veut.
        Une file tient quatre acheteurs. Si l’on en ajoute un cinquième, celui de devant s’en va. Lequel va partir ici ? Dites-le, puis jouons.
        Et voici le plus fin : un acheteur qui entre dans une file rend sa couleur plus populaire. Laquelle l’est davantage qu’avant ?

plan-excavation_earth-thirty-where =
    .title = { plan-excavation_earth-ten-where.title }
    .says = { plan-excavation_earth-ten-where.says }
    .question = { plan-excavation_earth-ten-where.question }
    .a = { plan-excavation_earth-ten-where.a }
    .b = { plan-excavation_earth-ten-where.b }
    .c = { plan-excavation_earth-ten-where.c }
    .d = { plan-excavation_earth-ten-where.d }

plan-excavation_earth-thirty-sale =
    .title = Une belle vente
    .says =
        Comptons cette vente avant de la faire, morceau par morceau.
        La popularité, d’abord. Elle se paie une seule fois, selon le rang de la couleur : 9, 5, 3, 1 ou rien. À quel rang est le violet ?
        Les acheteurs, ensuite : 2 crédits pour chacun qui est intéressé, sur les deux marchés. N’oubliez pas les blancs.
        Et la prime : 3 crédits et une carte pour deux marchés à la fois. Combien en tout ? Faisons-la.

plan-excavation_earth-thirty-turn =
    .title = Un tour chacun, deux équipes
    .says =
        À vous. Deux équipes. Regardez d’abord vos six cartes : quelle couleur, quel symbole avez-vous en double ?
        Posez votre troisième explorateur là où ces cartes servent. Puis deux actions ; à chacune, une autre personne vient jouer.
        Un bon premier tour : aller sur un site et fouiller, ou fouiller deux fois. Ne cherchez pas encore à vendre.
        Le guide montre ce qu’il faut regarder. Un tour pour chaque équipe, un deuxième si le temps le permet.

plan-excavation_earth-thirty-end =
    .title = Ce qui vient ensuite
    .says =
        Une manche dure jusqu’à ce que tous aient passé. Qui passe garde deux cartes Action au plus.
        Chaque vente envoie un vendeur au vaisseau-mère, où il devient émissaire. En fin de manche, les centres de commandement paient ceux qui y ont le plus d’émissaires : peu à la première manche, beaucoup à la troisième.
        Tout à la fin, la galerie paie vos échantillons, par colonnes et par rangées. Les reliques invendues ne valent plus rien.
        Pour continuer : les leçons 9 et 10, commander de loin et le marché noir. (Une question ?)

## 60 minutes

plan-excavation_earth-sixty = Une première manche guidée

plan-excavation_earth-sixty-aim =
    .title = { plan-excavation_earth-ten-aim.title }
    .says = { plan-excavation_earth-ten-aim.says }

plan-excavation_earth-sixty-travel =
    .title = { plan-excavation_earth-thirty-travel.title }
    .says = { plan-excavation_earth-thirty-travel.says }

plan-excavation_earth-sixty-dig =
    .title = Fouiller, et garder un échantillon
    .says =
        Pour fouiller, il faut trois choses : une carte de la couleur de la région, un explorateur sur le site, et une place dans la soute.
        Une carte rouge, deux explorateurs sur deux sites rouges : qui vient prendre les deux reliques ? À chaque relique, prélevez l’échantillon : c’est tout de suite ou jamais.
        Deuxième question : dans notre galerie, il manque une case à la colonne rouge. Le cône de chantier la complète. Une colonne pleine donne aussitôt une carte ; et à la fin, elle paie 15 crédits.

plan-excavation_earth-sixty-value =
    .title = { plan-excavation_earth-thirty-value.title }
    .says = { plan-excavation_earth-thirty-value.says }
    .question = { plan-excavation_earth-thirty-value.question }
    .a = { plan-excavation_earth-thirty-value.a }
    .b = { plan-excavation_earth-thirty-value.b }
    .c = { plan-excavation_earth-thirty-value.c }
    .d = { plan-excavation_earth-thirty-value.d }

plan-excavation_earth-sixty-market =
    .title = { plan-excavation_earth-thirty-market.title }
    .says = { plan-excavation_earth-thirty-market.says }

plan-excavation_earth-sixty-where =
    .title = { plan-excavation_earth-ten-where.title }
    .says = { plan-excavation_earth-ten-where.says }
    .question = { plan-excavation_earth-ten-where.question }
    .a = { plan-excavation_earth-ten-where.a }
    .b = { plan-excavation_earth-ten-where.b }
    .c = { plan-excavation_earth-ten-where.c }
    .d = { plan-excavation_earth-ten-where.d }

plan-excavation_earth-sixty-sale =
    .title = Une belle vente
    .says =
        Comptons cette vente avant de la faire, morceau par morceau.
        La popularité se paie une seule fois, selon le rang de la couleur : 9, 5, 3, 1 ou rien. À quel rang est le violet ?
        Les acheteurs : 2 crédits pour chacun qui est intéressé, sur les deux marchés. N’oubliez pas les blancs.
        Après la vente, un vendeur de chaque marché monte au vaisseau-mère, dans le centre au même symbole : il devient émissaire. Dans quels centres ? Regardez les symboles.
        Faisons-la : 5, 12, et la prime de 3 pour deux marchés.

plan-excavation_earth-sixty-command =
    .title = Commander de loin
    .says =
        Il y a une action pour laquelle personne n’a besoin d’être sur place : le Commandement. Le symbole de la carte ouvre deux marchés, et le centre de commandement qui leur répond.
        Avec une seule carte, envoyons un vendeur au marché 5 et un émissaire au centre de l’Anneau. Qui trouve les deux ?
        Et pourrait-on, dès la première manche, rappeler un émissaire ? Regardez devant les centres : qu’y voyez-vous ?

plan-excavation_earth-sixty-round =
    .title = La première manche, deux équipes
    .says =
        Deux équipes, et toute la première manche. À chaque action, une autre personne vient à la table ; son équipe la conseille.
        Avant de commencer, lisez votre main à voix haute : couleurs pour fouiller, symboles pour marchander et commander.
        Trois temps, sans se presser. D’abord, être sur les bons sites et fouiller. Ensuite, un vendeur et des acheteurs là où votre couleur se vendra. Enfin, vendre, si possible sur deux marchés.
        Quand il reste deux cartes, demandez-vous : les jouer, ou les garder pour la suite ? On peut en garder deux.
        Si l’heure approche, que chaque équipe passe : la manche finit quand tous ont passé, et les centres paient.

plan-excavation_earth-sixty-mistakes =
    .title = Ce qui arrive à tout le monde
    .says =
        Quatre choses arrivent à tout le monde. Levez la main si c’était vous. (Après chacune, laissez quelqu’un raconter son coup.)
        Un : jouer une carte pour sa couleur là où c’est le symbole qui compte. Couleur pour fouiller, symbole pour marchander et commander ; pour vendre, n’importe quelle carte.
        Deux : des acheteurs partout, et pas de vendeur. Pensez au vendeur d’abord : dans un Marchandage, il passe avant les acheteurs.
        Trois : oublier l’échantillon. Après, il n’en est plus temps.
        Quatre : garder de belles reliques jusqu’à la fin. Invendues, elles ne rapportent pas un crédit.

plan-excavation_earth-sixty-majorities =
    .title = Les centres paient
    .says =
        Voici la fin de la troisième manche. Dans chaque centre, 15 crédits au premier, 10 au deuxième, 5 au troisième. On est payé pour sa place, non par émissaire.
        Première question : personne n’égale Noa. Deuxième : Rosa et Jade sont à égalité ; on met ensemble ce que valent leurs deux places, et on partage, en arrondissant vers le bas.

plan-excavation_earth-sixty-gallery =
    .title = La galerie paie
    .says =
        Et voici la galerie d’une partie finie. Une rangée paie à partir de trois échantillons, une colonne dès deux.
        La rangée de l’Œil est complète : combien ? Les autres rangées en ont deux chacune : combien ? La colonne jaune en a deux : combien ? Dites le chiffre avant de le taper.

plan-excavation_earth-sixty-next =
    .title = La prochaine fois
    .says =
        Vous savez jouer à Excavation Earth. La prochaine fois, trois manches entières ; entre deux manches, le programme prépare la table, et les leçons 13 à 16 racontent comment.
        Pour vous y préparer : la leçon 10, le marché noir, et la leçon 11, le sondage.
        Dernière question, et ce n’est pas un vote : dans mille ans, quel objet de votre poche vaudrait le plus cher ?
