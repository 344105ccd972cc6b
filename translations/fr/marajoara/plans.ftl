### Marajoara : les trois plans de séance fournis.
### plan-marajoara-<plan> : le titre · plan-marajoara-<plan>-<ligne> : .title, .says (ce qui se dit à voix haute), pour un vote aussi .question, .a, .b, .c, .d.

## 10 minutes

plan-marajoara-ten = Un premier saut

plan-marajoara-ten-aim =
    .title = L’île aux poteries
    .says =
        Nous voici sur l’île de Marajó, à l’embouchure de l’Amazone. Un peuple y a vécu il y a très longtemps, les Marajoara. Il a disparu ; ses poteries, si belles, sont restées sous la terre.
        Chacun de vous dirige un musée. Vous allez fouiller, recoller une grande céramique cassée en six fragments, et mettre des vases en vitrine.
        La partie dure quatorze manches, un tour chacun à chaque manche. Qui a le plus de points de victoire à la fin a gagné.
        Regardez la grille : tous ces dés sont des trouvailles. Ils ne sont à personne, et aujourd’hui personne ne va les lancer. Toute la question, à chaque tour, est celle-ci : lequel prendre, et avec quel autre ?

plan-marajoara-ten-jump =
    .title = Sauter, c’est prendre
    .says =
        À votre tour, vous choisissez un dé de la grille, n’importe lequel, et il saute par-dessus un voisin, comme un pion de dames. Le dé survolé est à vous. Celui qui a sauté reste sur la grille.
        Qui vient montrer ? Prenons le dé jaune, en faisant sauter le rouge. (Laissez quelqu’un le faire, puis lisez l’explication.)
        Le rouge montrait 2, il montre 5 : un saut ajoute toujours 1, et la case où il s’est posé, une case +2, ajoute encore 2.
        Et le jaune, dans notre musée ? Dites-le avant de regarder. Il montre toujours 1 : le dé capturé ne change pas, seul celui qui saute grandit.

plan-marajoara-ten-ceiling =
    .title = Jusqu’où un dé monte-t-il ?
    .says =
        À vous de prévoir. Le dé rouge montre 5, il saute par-dessus le bleu et se pose sur une case +2. Regardez, réfléchissez dix secondes en silence, puis levez la main : A, B, C ou D ?
        (Comptez les mains, puis dévoilez.)
        5, plus 1 pour le saut, plus 2 pour la case : cela ferait 8. Mais un dé n’a que six faces. Il s’arrête à 6, et le reste est perdu.
    .question = Le dé rouge 5 saute de c5 en e5, une case +2. Que montrera-t-il ?
    .a = 5
    .b = 6
    .c = 7
    .d = 8

plan-marajoara-ten-museum =
    .title = Ce que deviennent les dés
    .says =
        Voici le musée de Clara. On y garde trois dés de chaque couleur, pas un de plus.
        Jaune, c’est l’argent : un point, un crédit. Rouge, c’est un vase : on paie ce qu’il montre, on le met en vitrine, et on marque deux fois ce qu’il montre. Bleu, c’est de quoi recoller la céramique.
        Les gris, eux, ne se gardent pas : dès qu’on les prend, ils font avancer un disque sur une des trois pistes, et la case d’arrivée offre quelque chose.
        Comptons pour Clara : deux vases, un 2 et un 5. Ils lui coûtent 7 crédits, elle en a 9. Ils lui rapportent 4 et 10 points, et ses deux premières cases de vitrine lui donnent encore un petit cadeau chacune.

plan-marajoara-ten-next =
    .title = Et maintenant ?
    .says =
        Vous connaissez le cœur du jeu : sauter, prendre, puis changer les dés en points.
        Pour jouer pour de bon, faites les leçons 1 à 6 dans l’ordre : elles ne disent rien d’autre que ce qu’il faut.
        Puis lancez une partie avec le guide : à chaque tour, il montre ce qu’il faut regarder. La règle complète est toujours là, dans le livre, touche F1.

## 30 minutes

plan-marajoara-thirty = L’essentiel, et trois manches

plan-marajoara-thirty-aim =
    .title = { plan-marajoara-ten-aim.title }
    .says = { plan-marajoara-ten-aim.says }

plan-marajoara-thirty-jump =
    .title = Sauter, c’est prendre
    .says =
        À votre tour, vous choisissez un dé de la grille, n’importe lequel, et il saute par-dessus un voisin, comme un pion de dames. Le dé survolé est à vous ; celui qui a sauté reste sur la grille. Un saut lui ajoute toujours 1, et la case parfois davantage.
        Première question : capturons le dé jaune avec le rouge. Qui vient ?
        Deuxième question : que montre le dé que nous avons pris ? (Faites-le dire avant de répondre.)
        Troisième question, la plus utile : où ce dé peut-il se poser ? Cherchez toutes les cases, pas seulement la première. Un saut va tout droit, en diagonale aussi, par-dessus un seul dé, et la case juste derrière doit être sans dé.

plan-marajoara-thirty-ceiling =
    .title = { plan-marajoara-ten-ceiling.title }
    .says = { plan-marajoara-ten-ceiling.says }
    .question = { plan-marajoara-ten-ceiling.question }
    .a = { plan-marajoara-ten-ceiling.a }
    .b = { plan-marajoara-ten-ceiling.b }
    .c = { plan-marajoara-ten-ceiling.c }
    .d = { plan-marajoara-ten-ceiling.d }

plan-marajoara-thirty-museum =
    .title = { plan-marajoara-ten-museum.title }
    .says = { plan-marajoara-ten-museum.says }

plan-marajoara-thirty-vases =
    .title = Deux vases en vitrine
    .says =
        Exposer est une action gratuite : on en joue autant qu’on veut, avant ou après le saut, jamais au milieu.
        Jouons le tour de Clara. Elle expose ses deux vases d’un coup : 7 crédits. Elle vide son 6 jaune en entier, et prend un seul point au 3. (Choisissez les deux dés rouges, puis la façon de payer.)
        Son premier vase lui donne un jeton Fouille : elle le pose sur la grille, sur une case libre et ordinaire. Quand un saut à elle finira là, un de ses dés montera d’un point.
        Et où est passé le dé 6 ? Dans le chariot, tel quel. Quand le chariot est plein, ce qui en tombe revient sur la grille.

plan-marajoara-thirty-fragment =
    .title = Recoller la céramique
    .says =
        Les dés bleus, maintenant. La céramique a six fragments, et chacun dit ce qu’il demande : celui-ci, au moins 9, avec deux ou trois dés tous différents.
        Ana a un 4 et un 5. Quel fragment lui rapporte le plus ? (Attendez les propositions.)
        10 points pour le fragment, et 1 de plus pour chaque voisin déjà en place : 12.

plan-marajoara-thirty-grey =
    .title = Un dé gris, une piste
    .says =
        Le dé gris n’attend pas. Il fait avancer un seul de vos trois disques, d’exactement ce qu’il montre.
        Seule la case d’arrivée compte : celles qu’on traverse ne donnent rien. Alors, quel disque pour marquer 3 points tout de suite ?

plan-marajoara-thirty-turns =
    .title = Trois manches, deux équipes
    .says =
        À vous de jouer. Deux équipes, deux musées : à chaque tour, une autre personne vient à la table, et son équipe la conseille.
        D’abord, chaque équipe pose un jeton Fouille sur une case loupe. Ensuite, toujours la même façon de penser : quel dé nous manque ? Lequel peut sauter par-dessus ? Et où retombe-t-il ?
        Le guide vous montre ce qu’il faut regarder ; suivez-le ou non, tout peut se défaire.
        Nous jouons trois manches. Ce n’est pas le score qui compte aujourd’hui, c’est d’avoir osé un saut.

plan-marajoara-thirty-end =
    .title = Comment finit la partie
    .says =
        Arrêtons-nous là. Une vraie partie irait jusqu’à la quatorzième manche. Puis on compterait encore : qui a exposé le plus de vases marque 7 points, le deuxième 5, le troisième 3 ; et de même pour les fragments. Les bouts de piste paient aussi, aux deux premiers arrivés.
        Les dés qui restent dans les musées ne valent rien : servez-vous-en à temps.
        Qu’est-ce qui vous a surpris ? (Laissez une minute aux questions.) Pour continuer seul : les leçons 7 à 11, puis une partie entière.

## 60 minutes

plan-marajoara-sixty = Une demi-partie guidée

plan-marajoara-sixty-aim =
    .title = { plan-marajoara-ten-aim.title }
    .says = { plan-marajoara-ten-aim.says }

plan-marajoara-sixty-jump =
    .title = { plan-marajoara-thirty-jump.title }
    .says = { plan-marajoara-thirty-jump.says }

plan-marajoara-sixty-ceiling =
    .title = { plan-marajoara-ten-ceiling.title }
    .says = { plan-marajoara-ten-ceiling.says }
    .question = { plan-marajoara-ten-ceiling.question }
    .a = { plan-marajoara-ten-ceiling.a }
    .b = { plan-marajoara-ten-ceiling.b }
    .c = { plan-marajoara-ten-ceiling.c }
    .d = { plan-marajoara-ten-ceiling.d }

plan-marajoara-sixty-museum =
    .title = { plan-marajoara-ten-museum.title }
    .says = { plan-marajoara-ten-museum.says }

plan-marajoara-sixty-vases =
    .title = { plan-marajoara-thirty-vases.title }
    .says = { plan-marajoara-thirty-vases.says }

plan-marajoara-sixty-fragments =
    .title = Recoller la céramique
    .says =
        Les dés bleus recollent la céramique. Elle a six fragments, et chacun dit ce qu’il demande. Lisons-les ensemble, à voix haute : qui lit ?
        Ana a un 4 et un 5. Quel fragment lui rapporte le plus ? 10 points, et 1 pour chacun des deux voisins : 12.
        Plus difficile : elle a maintenant 4, 4 et 1. Le fragment de 9 veut des dés tous différents, et les deux 4 sont pareils. Mais elle a 2 crédits, et 2 crédits montent ou baissent un dé bleu d’un point. Que feriez-vous ?

plan-marajoara-sixty-grey =
    .title = Trois pistes, trois projets
    .says =
        Le dé gris fait avancer un seul de vos trois disques, d’exactement ce qu’il montre. Seule la case d’arrivée compte.
        Une même position, trois façons de l’employer. D’abord : 3 points tout de suite.
        Ensuite : arriver le premier au bout d’une piste. Cela ne paie qu’à la fin, et seulement aux deux premiers arrivés.
        Enfin : la piste qui rapporte le plus à ce tour-ci. Lisez bien ce que la case 7 de la piste rouge permet. (Laissez chercher ; l’indice est là si rien ne vient.)

plan-marajoara-sixty-room =
    .title = Plus de place !
    .says =
        Voici le piège de toutes les premières parties. Un superbe 6 rouge attend, et nos trois emplacements rouges sont pris : nous ne pouvons pas le capturer.
        Qui voit comment s’en sortir ? Une action gratuite avant le saut, et la place est faite.
        Retenez quand : avant, ou après, autant de fois que vous voulez. Jamais entre le saut et ce qui le suit.

plan-marajoara-sixty-half =
    .title = Sept manches, deux équipes
    .says =
        Deux équipes, deux musées, et la moitié d’une partie : sept manches. À chaque tour, une autre personne vient à la table ; son équipe la conseille, mais c’est elle qui décide.
        Pour chaque tour, trois questions à voix haute : quel dé nous manque ? Lequel peut le survoler ? Que laissons-nous aux autres ?
        Le guide montre ce qu’il faut regarder pendant les premiers tours ; ensuite, il reste à portée de main.
        À la manche 4, faites le point : qui garde de l’argent sans rien exposer ? Qui a une rangée pleine ?
        Si le temps presse, arrêtez-vous à la fin d’une manche : chacun aura joué autant de tours.

plan-marajoara-sixty-mistakes =
    .title = Ce qui arrive à tout le monde
    .says =
        Quatre choses arrivent à tout le monde la première fois. Levez la main si c’était vous. (Après chacune, laissez quelqu’un raconter son coup.)
        Un : croire que le dé capturé grandit. Non, c’est celui qui saute, et il reste sur la grille, où il tente le suivant.
        Deux : poser un saut sur le jeton d’un autre. On peut, mais c’est lui qui gagne deux points de dé.
        Trois : garder ses dés pour plus tard. Trois par couleur, et à la fin ils ne rapportent aucun point.
        Quatre : croire qu’un dé poussé pour 2 crédits grandit aussi. C’est ce que nous allons vérifier.

plan-marajoara-sixty-push =
    .title = Poussé, mais pas sauté
    .says =
        Pour 2 crédits, on peut pousser un dé de la grille d’une case : cela s’appelle le travail de terrain. Ici, le dé bleu 3 est poussé sur une case +2. Que montre-t-il ensuite ? A, B, C ou D ?
        (Comptez, dévoilez.)
        Toujours 3. Il n’a pas sauté : ni le +1 du saut, ni le +2 de la case. On ne paie pas pour le dé, on paie pour la place.
    .question = Le dé bleu 3 est poussé de c4 en d4, une case +2. Que montre-t-il ?
    .a = 3
    .b = 4
    .c = 5
    .d = 6

plan-marajoara-sixty-scoring =
    .title = Compter la fin
    .says =
        Si notre partie avait duré quatorze manches, voici ce que nous compterions. Trois joueuses, trois questions : dites le chiffre avant de le taper.
        Le plus de vases rapporte 7 points, puis 5, puis 3. À égalité, on met ensemble ce que valent les rangs, et on partage.
        Et au bout de la piste rouge, le premier arrivé marque 2 points par vase exposé.

plan-marajoara-sixty-next =
    .title = La prochaine fois
    .says =
        Vous savez jouer à Marajoara. La prochaine fois, quatorze manches, et l’on compte tout.
        Pour vous y préparer : les leçons 9, 10 et 11, sur les jetons Fouille, le chariot et ce qui en revient. Seul chez vous, essayez les missions en solo : la leçon 16 y mène.
        Dernière question, et ce n’est pas un vote : quel est le plus beau saut que vous ayez vu ?
