### Magnastorm : les trois plans de séance fournis.
### plan-magnastorm-<plan> : le titre · plan-magnastorm-<plan>-<ligne> : .title, .says (ce qui se dit à voix haute), pour un vote aussi .question, .a, .b, .c, .d.

## 10 minutes

plan-magnastorm-ten = En avance sur la tempête

plan-magnastorm-ten-aim =
    .title = La planète sous la tempête
    .says =
        Voici Magnastorm. Une tempête magnétique couvre la moitié de la planète, et elle tourne. Dessous, les vestiges d’une civilisation disparue.
        Chacun de vous dirige une équipe : un véhicule, le Scout, des laboratoires à installer, et un équipage. Nous ne cherchons pas de l’argent, mais la réputation : qui en a le plus à la fin a gagné.
        Au centre du plateau, la tuile : en vert, trois secteurs calmes, où l’on roule et où l’on est payé ; en rouge, trois secteurs dans la tempête. Après chaque manche, elle tourne d’un secteur.
        Tout l’art est là : être en avance sur la tempête, et prendre ce qu’elle va fermer.

plan-magnastorm-ten-panels =
    .title = Descendre d’un tableau à l’autre
    .says =
        À votre tour, un membre d’équipage descend du tableau du haut vers celui du bas : un jaune, qui est à tout le monde, ou un de votre couleur.
        Vous le posez sur une case libre, et sa ligne vous laisse le choix. A : payer la partie rouge, et rouler. B : gagner la partie verte, des cubes, qui sont la monnaie du jeu.
        Nous sommes Gaël, en gris. Prenons des cubes : qui vient ?
        Puis Viola : elle a deux cubes, se pose sur la ligne 4 et choisit B. Combien en a-t-elle ensuite ? Lisez la partie verte, à voix haute.

plan-magnastorm-ten-lab =
    .title = Rouler, installer, chercher
    .says =
        Maintenant, l’action A. Nous payons un cube, le Scout roule jusqu’à la zone voisine, et s’arrête sur une case rouge.
        Là, on installe un laboratoire. Les deux premiers sont gratuits. Et la recherche de la couleur de la case monte d’un niveau : regardez le marqueur rouge.

plan-magnastorm-ten-storm =
    .title = Où souffle la tempête ?
    .says =
        La première manche finit. Le sud-ouest, l’ouest et le nord-ouest sont calmes. La tuile tourne d’un secteur, dans le sens des aiguilles d’une montre. Quel secteur devient calme ? (Suivez du doigt, puis les mains. Dévoilez.)
        Le nord-est. Et à l’autre bout, la tempête prend le sud-ouest : un laboratoire qui y reste ne sera plus payé.
    .question = La tuile tourne d’un secteur dans le sens horaire. Lequel devient calme ?
    .a = Le sud-ouest
    .b = Le nord-est
    .c = Le sud-est

plan-magnastorm-ten-next =
    .title = Et maintenant ?
    .says =
        Vous savez l’essentiel : un membre d’équipage, une ligne, et l’on roule ou l’on gagne.
        Pour jouer pour de bon, faites les leçons 1 à 7 : stations, commandants, recherche et objectifs, d’où vient la réputation.
        Puis une partie avec le guide ouvert. La règle complète est dans le livre, touche F1.

## 30 minutes

plan-magnastorm-thirty = L’essentiel, et les premiers tours

plan-magnastorm-thirty-aim =
    .title = { plan-magnastorm-ten-aim.title }
    .says = { plan-magnastorm-ten-aim.says }

plan-magnastorm-thirty-panels =
    .title = Descendre d’un tableau à l’autre
    .says =
        À votre tour, un membre d’équipage descend du tableau du haut vers celui du bas : un jaune, qui est à tout le monde, ou un de votre couleur.
        Sa ligne laisse le choix. A : payer la partie rouge, et rouler. B : gagner la partie verte, des cubes, qui sont la monnaie du jeu. L’un ou l’autre, jamais les deux.
        Nous sommes Gaël, en gris : prenons des cubes. Plus la ligne est basse, plus elle rapporte.
        Puis Viola, sur la ligne 4. Avec B, combien de cubes ? Avec A, combien lui en reste-t-il avant de rouler ? Un cube noir dessiné veut dire : de votre couleur.

plan-magnastorm-thirty-lab =
    .title = Rouler, installer, chercher
    .says =
        L’action A : nous payons un cube, le Scout roule jusqu’à la zone voisine, s’arrête sur une case rouge, et nous installons un laboratoire. Les deux premiers sont gratuits.
        La recherche de la couleur de la case monte d’un niveau.
        Ensuite, une zone où Viola a déjà deux laboratoires. On peut s’arrêter sur une case prise, mais rien ne s’y installe. Cherchez la case libre : elle est blanche, et laisse choisir la recherche.

plan-magnastorm-thirty-station =
    .title = Une station au passage
    .says =
        Quand le Scout passe d’un secteur à l’autre, il peut construire une station sur son chemin : 2 points de réputation, tout de suite. Plus tard, on pourra repartir de là.
        Passons à l’ouest : un cube pour la ligne, un cube pour la station, et le laboratoire gratuit en plus. Qui compte ?

plan-magnastorm-thirty-storm =
    .title = { plan-magnastorm-ten-storm.title }
    .says = { plan-magnastorm-ten-storm.says }
    .question = { plan-magnastorm-ten-storm.question }
    .a = { plan-magnastorm-ten-storm.a }
    .b = { plan-magnastorm-ten-storm.b }
    .c = { plan-magnastorm-ten-storm.c }

plan-magnastorm-thirty-commanders =
    .title = Le prix d’un commandant
    .says =
        Au lieu de jouer un membre d’équipage, on peut prendre un commandant. Son prix, c’est l’équipage de sa colonne : un cube de la même couleur pour chacun, et un de plus s’il est déjà à quelqu’un d’autre.
        Regardez les cinq colonnes, et nos quatre cubes : que pouvons-nous prendre ? Une colonne sans équipage ne se prend pas.
        Prenons Ellen. Elle nous donne 2 points, et son équipage descend où nous voulons, pour boucher des cases.

plan-magnastorm-thirty-objective =
    .title = Un objectif, le premier
    .says =
        D’où vient la réputation ? Surtout des objectifs. À la fin de son tour, on peut en remplir un : on rend des laboratoires, ou l’on recule des marqueurs de recherche.
        Le premier à le remplir gagne le plus, ici 5 points. Nous sommes rose : deux laboratoires ici, deux là. Où avons-nous la majorité ?

plan-magnastorm-thirty-turns =
    .title = Vos premiers tours, deux équipes
    .says =
        À vous. Deux équipes. D’abord, chacune pose un membre d’équipage en haut, dans une colonne, puis choisit une première recherche.
        Ensuite, un tour après l’autre ; à chaque tour, une autre personne vient à la table. Une bonne façon de commencer : des cubes, puis rouler et installer.
        Avant de poser, lisez la ligne à voix haute : ce qu’elle coûte, ce qu’elle rapporte, et le bonus de la case.
        Le guide montre ce qu’il faut regarder. Nous jouons deux ou trois tours chacun.

plan-magnastorm-thirty-end =
    .title = Ce qui vient ensuite
    .says =
        La manche finirait quand le tableau du haut serait vide. Alors, dans les secteurs calmes, les laboratoires paient des cubes ; dans chacun d’eux, qui en a seul le plus marque 1 point ; et qui mène seul une recherche reçoit son commandant.
        Puis le tableau du bas remonte avec tout son équipage, et la tempête tourne.
        La partie finit quand quelqu’un atteint le seuil de réputation, une fois que les suivants ont joué, ou bien après quatre manches. Et c’est le plus haut total qui gagne.
        Pour continuer : la leçon 8, sur la fin de manche. (Une question ?)

## 60 minutes

plan-magnastorm-sixty = Une première manche guidée

plan-magnastorm-sixty-aim =
    .title = { plan-magnastorm-ten-aim.title }
    .says = { plan-magnastorm-ten-aim.says }

plan-magnastorm-sixty-panels =
    .title = { plan-magnastorm-thirty-panels.title }
    .says = { plan-magnastorm-thirty-panels.says }

plan-magnastorm-sixty-lab =
    .title = { plan-magnastorm-thirty-lab.title }
    .says = { plan-magnastorm-thirty-lab.says }

plan-magnastorm-sixty-station =
    .title = { plan-magnastorm-thirty-station.title }
    .says = { plan-magnastorm-thirty-station.says }

plan-magnastorm-sixty-storm =
    .title = { plan-magnastorm-ten-storm.title }
    .says = { plan-magnastorm-ten-storm.says }
    .question = { plan-magnastorm-ten-storm.question }
    .a = { plan-magnastorm-ten-storm.a }
    .b = { plan-magnastorm-ten-storm.b }
    .c = { plan-magnastorm-ten-storm.c }

plan-magnastorm-sixty-commanders =
    .title = { plan-magnastorm-thirty-commanders.title }
    .says = { plan-magnastorm-thirty-commanders.says }

plan-magnastorm-sixty-research =
    .title = Seul en tête
    .says =
        En fin de manche, qui est seul en tête d’une recherche reçoit son commandant, et ses points. À égalité, personne.
        En vert, nous sommes à 3, Viola aussi. Il reste un membre d’équipage à jouer : quelle case nous met devant ? (Laissez chercher sur la ligne 2.)
        Deuxième question : certains niveaux donnent quelque chose quand on y arrive. Nous gagnons un cube sur la ligne, et le niveau 3 de la bleue en ajoute. Combien en tout ?

plan-magnastorm-sixty-objectives =
    .title = Les objectifs
    .says =
        La réputation vient surtout des objectifs. À la fin de son tour, on peut en remplir un : rendre des laboratoires, ou reculer des marqueurs de recherche. Le premier gagne le plus.
        D’abord, rose : deux laboratoires ici, deux là, et la majorité dans l’un des deux secteurs. Elle se regarde avant de rien retirer.
        Puis un cas plus fin : dans le calme, des égalités partout. Mais la tempête compte aussi ! Un laboratoire qu’elle a pris ne paie plus : autant le rendre.

plan-magnastorm-sixty-round =
    .title = La première manche, deux équipes
    .says =
        Deux équipes, et toute la première manche. Chacune pose d’abord un membre d’équipage en haut et choisit une recherche. Puis un tour après l’autre, une autre personne à chaque fois.
        Trois questions avant chaque tour : avons-nous des cubes pour rouler ? Quelle colonne est presque vide, donc presque donnée ? Quel secteur la tempête va-t-elle prendre ?
        Gardez un œil sur les objectifs : le premier gagne le plus.
        Quand le tableau du haut se vide, comptez avec moi ce qui reste : la manche finit avec le dernier membre d’équipage, et tout se paie d’un coup.
        Si l’heure approche, arrêtez-vous avant ; la leçon qui suit montre cette fin.

plan-magnastorm-sixty-administration =
    .title = La manche finit
    .says =
        La fin de manche a six étapes, toujours dans le même ordre. Le programme les fait ; nous, nous prévoyons.
        Combien de cubes pour Rose ? Lisez le tableau au bord de la tuile, secteur par secteur.
        Combien de points pour ses majorités ? Il faut en avoir plus que chacun des autres.
        Et nous : seuls en tête en vert et en rouge, à égalité en bleu. Combien de points pour les commandants ?

plan-magnastorm-sixty-mistakes =
    .title = Ce qui arrive à tout le monde
    .says =
        Quatre choses arrivent à tout le monde. Levez la main si c’était vous. (Après chacune, laissez quelqu’un raconter son coup.)
        Un : vouloir rouler sans un cube. La ligne se paie d’abord, puis, dès le troisième, le laboratoire.
        Deux : s’arrêter sur une case prise. On peut, mais rien ne s’y installe.
        Trois : rester à égalité. Ni majorité, ni commandant : il faut être seul devant.
        Quatre : oublier ses laboratoires quand la tempête arrive. Ils ne paient plus, mais ils remplissent encore des objectifs.
        Reste une question, sur la fin de la partie.

plan-magnastorm-sixty-ending =
    .title = Le seuil est franchi
    .says =
        À quatre, le seuil est de 27. L’ordre est gris, violet, rose, orange. Gris a joué. Viola, en violet, prend un commandant et arrive à 28. Combien de joueurs jouent encore ? (Comptez, dévoilez.)
        Deux : rose et orange. On finit l’ordre en cours, et c’est tout. Rose peut encore la dépasser : franchir le seuil n’est pas gagner.
    .question = Viola, deuxième sur quatre, franchit le seuil. Combien de joueurs jouent encore ?
    .a = 0
    .b = 1
    .c = 2
    .d = 3

plan-magnastorm-sixty-next =
    .title = La prochaine fois
    .says =
        Vous savez jouer à Magnastorm. La prochaine fois, une partie entière : quatre manches au plus.
        Pour vous y préparer : la leçon 3, quand la tempête rattrape le Scout, et la leçon 11, sur les bonus des cases. Chaque commandant a son effet : pointez-le pour le lire.
        Dernière question, et ce n’est pas un vote : sur une planète pareille, où auriez-vous installé votre camp ?
