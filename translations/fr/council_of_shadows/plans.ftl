### Council of Shadows : les trois plans de séance fournis.
### plan-council_of_shadows-<plan> : le titre · plan-council_of_shadows-<plan>-<ligne> : .title, .says (ce qui se dit à voix haute), pour un vote aussi .question, .a, .b, .c, .d.

## 10 minutes

plan-council_of_shadows-ten = La course des deux compteurs

plan-council_of_shadows-ten-aim =
    .title = Un siège au Conseil
    .says =
        Nous sommes en l’an 2200. Chacun de vous mène une civilisation qui voyage de galaxie en galaxie. Cette technologie, la Dark Tech, est un cadeau du Council of Shadows, le Conseil des Ombres. En échange, il veut de l’énergie, beaucoup d’énergie.
        Regardez vos deux compteurs. La consommation court devant, l’énergie court derrière. Chaque carte que vous jouez fait avancer la première ; chaque galaxie que vous exploitez fait avancer la seconde.
        Chaque fois que l’énergie rattrape la consommation, vous montez d’un niveau, et la course recommence. Voilà tout le jeu.
        Dès que quelqu’un atteint le niveau III, on finit le tour. Puis on compte les bonus, et le plus haut niveau gagne ; à niveau égal, le plus d’énergie.

plan-council_of_shadows-ten-cards =
    .title = Une carte, trois tours
    .says =
        Devant vous, trois zones. Une carte posée agit là où elle est ; puis toutes les cartes avancent d’une zone vers la droite. Celle qui sort revient en main.
        Ici, les actions sont faites. Laquelle revient ? (Laissez répondre, puis jouez.)
        Deuxième question, celle que tout le monde oublie : au tour suivant, les cartes qui ont avancé agissent encore, et se paient encore. De combien avance la consommation ?

plan-council_of_shadows-ten-exploit =
    .title = Exploiter une galaxie
    .says =
        Un cube sur une planète, c’est une colonie. Pour récolter l’énergie d’une galaxie, on y retire un de ses cubes.
        La galaxie donne beaucoup à qui a plus de cubes que chacun des autres, peu sinon. Ici, deux cubes à nous, deux à Rosa. Que recevons-nous ? L’égalité n’est pas une majorité.
        Et si nous partons, que recevra Rosa ? Comptez de nouveau, sans notre cube.
        Dernière question : exploitons la bleue et la verte. Une fois par tour et par galaxie.

plan-council_of_shadows-ten-catch-up =
    .title = Rattrapée !
    .says =
        Voici le grand moment. Notre énergie est à 52, notre consommation à 56. La galaxie bleue va nous donner 8. Nous montons donc d’un niveau ; mais où s’arrête ensuite le compteur d’énergie ? (Dix secondes en silence, puis les mains. Dévoilez.)
        52 et 8 font 60. Monter coûte toute la consommation : 60 moins 56, il reste 4. La consommation, elle, ne bouge pas : le niveau suivant demandera de tout refaire.
    .question = Énergie 52, consommation 56, la galaxie bleue donne 8. Où sera l’énergie, un niveau plus haut ?
    .a = 0
    .b = 4
    .c = 8
    .d = 60

plan-council_of_shadows-ten-next =
    .title = Et maintenant ?
    .says =
        Vous connaissez la course : des cartes qui consomment, des galaxies qui rapportent, et l’instant où l’énergie rattrape.
        Pour jouer pour de bon, faites la leçon 3, coloniser, puis la leçon 11 : tout un premier tour, pas à pas.
        Ensuite, une partie avec le guide ouvert. La règle complète est dans le livre, touche F1.

## 30 minutes

plan-council_of_shadows-thirty = L’essentiel, et un premier tour

plan-council_of_shadows-thirty-aim =
    .title = { plan-council_of_shadows-ten-aim.title }
    .says = { plan-council_of_shadows-ten-aim.says }

plan-council_of_shadows-thirty-colonise =
    .title = Poser des colonies
    .says =
        Un cube sur une planète, c’est une colonie. Deux questions à se poser avant d’en placer une. Jusqu’où ma zone va-t-elle ? Au début, dans le secteur le plus proche, à 1 parsec. Quelles planètes m’accueillent ? Au début, les bleues seulement.
        Cherchons donc une planète bleue, libre, toute proche, pour une tour de deux cubes.
        Puis une autre fois, mais Rosa est déjà passée par là : sur une planète occupée, on ne s’installe pas, sauf avec une amélioration que nous n’avons pas encore.

plan-council_of_shadows-thirty-cards =
    .title = { plan-council_of_shadows-ten-cards.title }
    .says = { plan-council_of_shadows-ten-cards.says }

plan-council_of_shadows-thirty-exploit =
    .title = { plan-council_of_shadows-ten-exploit.title }
    .says = { plan-council_of_shadows-ten-exploit.says }

plan-council_of_shadows-thirty-catch-up =
    .title = { plan-council_of_shadows-ten-catch-up.title }
    .says = { plan-council_of_shadows-ten-catch-up.says }
    .question = { plan-council_of_shadows-ten-catch-up.question }
    .a = { plan-council_of_shadows-ten-catch-up.a }
    .b = { plan-council_of_shadows-ten-catch-up.b }
    .c = { plan-council_of_shadows-ten-catch-up.c }
    .d = { plan-council_of_shadows-ten-catch-up.d }

plan-council_of_shadows-thirty-round =
    .title = Tout un premier tour
    .says =
        Mettons tout bout à bout. Un tour a trois phases : acheter, planifier, agir.
        Acheter : on paie avec des gemmes. Une carte pour l’anthracite, et la dorée pour que notre première zone aille plus loin.
        Planifier : une carte sur chaque zone, en secret. Leur somme fait avancer la consommation ; qui consomme le plus ce tour-ci jouera le premier.
        Agir, de gauche à droite : découvrir un système, fonder une colonie, extraire des gemmes. Lisez bien l’énoncé, il dit où aller.
        Et pour finir, exploiter : deux galaxies, un cube de moins dans chacune. Quatre personnes, une par étape ?

plan-council_of_shadows-thirty-turn =
    .title = Votre premier tour, deux équipes
    .says =
        À vous, pour de vrai. Deux équipes, deux civilisations, et un tour entier. Nous jouons sans paravents : tout le monde voit tout, et chacun peut conseiller.
        Acheter : une chose ou deux, pas plus ; gardez-en pour la suite, ou non, il n’y a pas de mauvais choix aujourd’hui.
        Planifier : trois cartes. Y en a-t-il une qui place des cubes ? Sans colonie, on n’exploite rien.
        Le guide montre ce qu’il faut regarder. Si un coup ne plaît pas, défaites-le.

plan-council_of_shadows-thirty-end =
    .title = Ce qui vient ensuite
    .says =
        Votre premier tour est joué. Au suivant, vos cartes auront avancé d’une zone, et la première sera libre.
        La première fois que vous rattraperez votre consommation, vous choisirez une carte Dark Tech du niveau I, un pouvoir rien qu’à vous ; la deuxième fois, une du niveau II. La troisième fois, c’est le trône, et le dernier tour.
        À la fin, les gemmes qui restent, les cartes achetées et les cartes Bonus donnent encore de l’énergie.
        Pour continuer : les leçons 4 et 5, extraire et découvrir. (Une question ?)

## 60 minutes

plan-council_of_shadows-sixty = Deux tours guidés

plan-council_of_shadows-sixty-aim =
    .title = { plan-council_of_shadows-ten-aim.title }
    .says = { plan-council_of_shadows-ten-aim.says }

plan-council_of_shadows-sixty-colonise =
    .title = { plan-council_of_shadows-thirty-colonise.title }
    .says = { plan-council_of_shadows-thirty-colonise.says }

plan-council_of_shadows-sixty-extract =
    .title = Extraire des gemmes
    .says =
        Là où vous avez un cube, vous pouvez prendre la ressource du système, des gemmes le plus souvent. Le cube, lui, reste : on ne retire rien en extrayant.
        Notre carte permet deux extractions. Chaque cube en fait une. Qui les joue ?
        Et une tour de deux cubes au même endroit : combien de gemmes, avec une seule carte ?

plan-council_of_shadows-sixty-discover =
    .title = Découvrir un système
    .says =
        Découvrir, c’est piocher deux tuiles, en garder une, et la poser dans le secteur d’où elle vient. Ensuite, un cadeau : un cube tout de suite, ou la ressource. Pas les deux.
        Cherchons une tuile qui ait une planète bleue, posons-la, et colonisons-la.
        L’autre question : aucune planète ne nous accueille. Est-ce perdu ? Regardez ce que le système donne.

plan-council_of_shadows-sixty-cards =
    .title = Une carte, trois tours
    .says =
        Trois zones. Une carte posée agit là où elle est ; puis toutes avancent d’une zone vers la droite. Celle qui sort revient en main.
        Laquelle revient ici ? Et quelle zone se libère ?
        La question que tout le monde oublie : les cartes qui ont avancé agissent encore, et se paient encore. De combien avance la consommation ?
        Et une ruse pour finir : une carte ne sert plus à rien ? On peut la recouvrir ; seule celle du dessus compte.

plan-council_of_shadows-sixty-exploit =
    .title = { plan-council_of_shadows-ten-exploit.title }
    .says = { plan-council_of_shadows-ten-exploit.says }

plan-council_of_shadows-sixty-catch-up =
    .title = { plan-council_of_shadows-ten-catch-up.title }
    .says = { plan-council_of_shadows-ten-catch-up.says }
    .question = { plan-council_of_shadows-ten-catch-up.question }
    .a = { plan-council_of_shadows-ten-catch-up.a }
    .b = { plan-council_of_shadows-ten-catch-up.b }
    .c = { plan-council_of_shadows-ten-catch-up.c }
    .d = { plan-council_of_shadows-ten-catch-up.d }

plan-council_of_shadows-sixty-round =
    .title = { plan-council_of_shadows-thirty-round.title }
    .says = { plan-council_of_shadows-thirty-round.says }

plan-council_of_shadows-sixty-rounds =
    .title = Deux tours, deux équipes
    .says =
        Deux équipes, et deux tours entiers ; un troisième si le temps le permet. Nous jouons sans paravents : tout le monde voit tout. À chaque question, une autre personne vient à la table.
        Avant de planifier, dites votre projet à voix haute : où serons-nous majoritaires, et avec quelles cartes ?
        Au deuxième tour, regardez bien : vos cartes ont avancé. Elles agissent encore, et elles consomment encore. Une seule zone est libre.
        Avant d’exploiter, comptez les cubes. Faut-il partir maintenant, ou attendre un tour ?
        Le guide accompagne le premier tour ; ensuite, il reste à portée de main.

plan-council_of_shadows-sixty-order =
    .title = Qui joue en premier ?
    .says =
        Une question de tempo. Rosa planifie 12 de consommation. Nous posons trois cartes : 3, moins 2, et 3. Qui joue en premier ce tour-ci ? (Comptez, dévoilez.)
        Rosa : 12 contre 4. Qui consomme le plus joue le premier, et choisit donc ses planètes avant nous. Mais nous avons huit cases de moins à rattraper.
    .question = Rosa planifie 12 ; nous posons 3, −2 et 3. Qui joue en premier ?
    .a = Vous, avec 4
    .b = Rosa, avec 12

plan-council_of_shadows-sixty-mistakes =
    .title = Ce qui arrive à tout le monde
    .says =
        Quatre choses arrivent à tout le monde. Levez la main si c’était vous. (Après chacune, laissez quelqu’un raconter son coup.)
        Un : croire qu’à égalité on a la majorité. Il faut plus de cubes que chacun des autres.
        Deux : ne compter que la nouvelle carte. Toutes celles qu’on voit consomment, à chaque tour, jusqu’à ce qu’elles reviennent en main.
        Trois : payer trop cher. Une gemme précieuse peut remplacer une moins chère, mais personne ne rend la monnaie.
        Quatre : exploiter dès que c’est possible. Le cube s’en va, et la majorité parfois avec lui. Un tour de patience vaut souvent quelques énergies.

plan-council_of_shadows-sixty-power =
    .title = Un pouvoir bien choisi
    .says =
        Quand l’énergie rattrape la consommation, on choisit un pouvoir. Nous sommes au tour 5, et nous avons la majorité dans quatre galaxies. Quelle carte compte ces majorités ? (Lisez-les à voix haute.)
        Et combien rapporte-t-elle à chaque tour, avant même de retirer un cube ?

plan-council_of_shadows-sixty-end =
    .title = La fin, et la prochaine fois
    .says =
        Notre partie s’arrête là ; une vraie partie va jusqu’au trône. Qui atteint le niveau III le prend, et l’on finit le tour.
        Puis on compte : chaque gemme qui reste donne de 1 à 3 énergies, chaque carte achetée 2, et les cartes Bonus ce qu’elles disent. Parfois, c’est assez pour monter encore. Le trône lui-même ne fait pas gagner : c’est le niveau, puis l’énergie.
        Au dernier tour, d’ordinaire, on exploite donc tout : un cube gardé ne sert plus qu’à certaines cartes Bonus.
        La prochaine fois, une partie entière. Pour vous y préparer : la leçon 7, acheter, et la leçon 10, le dernier tour. Seul, essayez l’automa, leçon 12.
        Dernière question, et ce n’est pas un vote : quelle carte rejoueriez-vous tout de suite ?
