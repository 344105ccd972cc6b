### Ce par quoi une position est jugée : le nom d’un terme, ce qu’il compte (.about), où regarder (.look), ce qu’un coup faible néglige (.overlooked), ce qui fut donné (.lost) ou gagné (.gained).

ms-term-reputation = Réputation acquise
    .about = La réputation que chacun a déjà sur la piste.
    .look = Regardez la piste de réputation : que peut-on encore gagner tout de suite, avant la fin du tour ?
    .overlooked = De la réputation était à prendre tout de suite, et les points pris ne se perdent presque jamais.
    .lost = La suite rapporte moins de réputation, ou en laisse à d’autres.
    .gained = De la réputation gagnée sur-le-champ.

ms-term-objectives = Objectifs en vue
    .about = Ce que promettent les objectifs : ceux que l’on peut remplir, et ceux dont une part est faite.
    .look = Regardez les quatre objectifs : lequel est presque rempli, et qui y sera le premier ?
    .overlooked = Un objectif proche s’éloigne, ou quelqu’un d’autre y prendra la meilleure place.
    .lost = Un objectif proche s’est éloigné.
    .gained = Un objectif s’est rapproché.

ms-term-majorities = Majorités des secteurs
    .about = Les majorités attendues à l’administration dans les secteurs calmes, selon qui mène et de combien.
    .look = Comptez les laboratoires des secteurs calmes : où un seul de plus, ou de moins, change-t-il la majorité ?
    .overlooked = Une majorité se joue à un laboratoire près, et elle est comptée à chaque administration.
    .lost = Une majorité affaiblie, ou laissée à un rival.
    .gained = Une majorité prise, ou mieux tenue.

ms-term-scientists = Scientifiques en vue
    .about = La réputation attendue des commandants scientifiques, selon qui est seul en tête de chaque zone de recherche.
    .look = Regardez les têtes des zones de recherche : où êtes-vous à un niveau près d’être seul devant ?
    .overlooked = À l’administration, un commandant scientifique va à qui est seul en tête, ou quitte qui ne l’est plus.
    .lost = Une tête de recherche perdue ou partagée.
    .gained = Une tête de recherche prise ou mieux tenue.

ms-term-commanders = Effets des commandants
    .about = Ce que les commandants de chacun feront encore d’ici la fin, à peu près.
    .look = Regardez les cartes devant chacun : quel effet servira encore souvent dans les manches qui restent ?
    .overlooked = L’effet d’un commandant compte à chaque tour où il sert : plus il vient tôt, plus il rapporte.
    .lost = L’effet d’un commandant perdu, ou laissé à un rival.
    .gained = L’effet d’un commandant pour les tours à venir.

ms-term-levels = Niveaux de recherche
    .about = Les niveaux atteints et les bonus tout proches, sans compter les commandants ni les objectifs.
    .look = Regardez vos marqueurs de recherche : quel niveau donne un bonus juste au-dessus ?
    .overlooked = Des niveaux de recherche sont rendus ou manqués, et avec eux les bonus qui suivent.
    .lost = Des niveaux de recherche rendus ou manqués.
    .gained = De l’avance dans la recherche.

ms-term-labs = Laboratoires et revenus
    .about = Les laboratoires sur la planète, et les cubes qu’ils doivent rapporter aux prochaines administrations.
    .look = Regardez la tuile centrale : quel secteur calme paierait mieux un laboratoire de plus ?
    .overlooked = Les laboratoires en secteur calme paient à l’administration : moins nombreux, ou sous la tempête, ils rapportent moins.
    .lost = Des revenus en moins à l’administration.
    .gained = De meilleurs revenus à l’administration.

ms-term-ways = Place du Scout et stations
    .about = Où attend le Scout, loin ou près de la tempête et de cases libres, et les stations d’où repartir.
    .look = Regardez le Scout : où sera la tempête la manche prochaine, et reste-t-il des cases libres à côté ?
    .overlooked = Un Scout sous la tempête, ou loin de toute case libre, perdra des tours à rouler.
    .lost = Un Scout mal placé pour la suite.
    .gained = Un Scout bien placé, ou une station utile.

ms-term-cubes = Cubes en main
    .about = Les cubes de chacun, tant qu’il reste du temps pour les dépenser ; les premiers comptent le plus.
    .look = Comptez vos cubes : que pourrez-vous payer au prochain tour, et que paieront les autres ?
    .overlooked = Des cubes dépensés pour peu manqueront bientôt, pour un laboratoire ou pour un commandant.
    .lost = Il vous reste moins de cubes pour la suite.
    .gained = Des cubes pour les prochains tours.

ms-term-turns = Ordre et nombre des tours
    .about = Les tours de plus ou de moins d’ici l’administration, et le jeton premier joueur.
    .look = Comptez l’équipage du tableau supérieur : qui jouera le dernier tour de la manche ?
    .overlooked = Avec ce qui reste d’équipage en haut, un autre aura un tour de plus, ou jouera avant.
    .lost = Un tour de moins, ou une place moins bonne dans l’ordre.
    .gained = Un tour de plus, ou une meilleure place dans l’ordre.

ms-term-columns = Colonnes à prendre
    .about = Ce que la meilleure colonne offre à chacun, moins son prix : un espoir pour soi, une menace chez les autres.
    .look = Regardez les prix des colonnes : laquelle devient bon marché pour le joueur suivant ?
    .overlooked = Une colonne reste ou devient bon marché, et d’autres peuvent la prendre avant vous.
    .lost = Une bonne colonne laissée aux autres.
    .gained = Une bonne colonne gardée hors de portée des autres.

ms-term-victory = Victoire
    .about = Quand la fin est là ou annoncée : ce que pèse la victoire, et l’ordre du tour qui départage.
    .look = La fin est proche : qui est devant sur la piste, et qui aura encore un tour ?
    .overlooked = La partie finit avec ce cycle : seul compte encore qui sera devant.
    .lost = La victoire s’est éloignée.
    .gained = La victoire s’est rapprochée.
