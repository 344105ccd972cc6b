### Höyük : ce qui rend une position bonne, mot par mot, comme le conseil et la revue le nomment.
### Valeur : le nom · .about : ce qui compte · .look : où regarder · .overlooked : ce qu’on oublie · .lost, .gained : ce qu’un coup a cédé ou apporté.

hk-term-points = Points marqués
    .about = Les points que vos groupes de cartes ont déjà rapportés.
    .look = Regardez votre main et votre limite : un groupe est-il assez long pour être marqué ce tour-ci ?
    .overlooked = Un groupe pouvait être marqué maintenant ; plus tard, la place ou les cartes manqueront.
    .lost = La suite marque moins de points.
    .gained = Des points marqués tout de suite.

hk-term-largest = Plus grandes familles
    .about = Ce que vos plus grandes familles promettent à la fin : 1 point par maison, dans chaque quartier.
    .look = Regardez les quartiers un par un : où votre plus grande famille est-elle près d’être dépassée, ou de dépasser ?
    .overlooked = Dans ce quartier, la plus grande famille change de mains, ou la vôtre ne grandit plus.
    .lost = Vos plus grandes familles y perdent du terrain.
    .gained = Une famille plus grande, ou qui passe devant.

hk-term-hand = Cartes en main
    .about = Ce que vaut votre main : 1 point par carte, davantage pour les groupes qu’elle peut former.
    .look = Regardez vos cartes : lesquelles se ressemblent, et combien pourrez-vous en jouer avant la fin ?
    .overlooked = Cette carte vaut plus avec ses pareilles que toute seule.
    .lost = Vos cartes en main forment moins de groupes.
    .gained = Une main qui fera de meilleurs groupes.

hk-term-cards-now = Cartes de ce tour
    .about = Les cartes que l’inspection de ce tour devrait donner, d’après les majorités d’aujourd’hui.
    .look = Regardez les aspects : dans quel quartier une seule pièce ferait-elle pencher une comparaison avant l’inspection ?
    .overlooked = À l’inspection de ce tour, une pile donnera sa carte à un autre, ou à personne.
    .lost = Moins de cartes à piocher bientôt.
    .gained = Une carte de plus à l’inspection.

hk-term-cards-later = Cartes des tours à venir
    .about = Les cartes que vos majorités peuvent encore donner plus tard : une attente, non une certitude.
    .look = Regardez les quartiers disputés : où votre avance est-elle assez nette pour durer plusieurs tours ?
    .overlooked = Une majorité d’une seule pièce se perd vite ; celle-ci ne tiendra guère.
    .lost = Vos majorités dureront moins longtemps.
    .gained = Des majorités qui peuvent durer.

hk-term-families = Familles, donc limite
    .about = Vos familles : chacune permet de dépenser une carte de plus par tour.
    .look = Regardez votre limite de cartes : suffit-elle pour les groupes que vous préparez ?
    .overlooked = Une famille de moins, c’est une carte de moins à chaque tour.
    .lost = Une famille de moins, donc une carte de moins par tour.
    .gained = Une famille de plus, et une carte par tour.

hk-term-storeys = Étages
    .about = Vos maisons à étage, qui départagent les égalités.
    .look = Regardez les quartiers où vous êtes à égalité : qui y a le plus de maisons à étage ?
    .overlooked = À égalité, ce sont les étages qui décident, et il en manque un ici.
    .lost = Il manque un étage pour départager.
    .gained = Un étage pour les égalités.

hk-term-company = Vivre chez les autres
    .about = Vos pièces dans les quartiers disputés comptent ; seul dans un quartier, on ne pioche rien.
    .look = Regardez où vivent les autres : dans quels quartiers personne ne se compare-t-il à vous ?
    .overlooked = Une pièce ou une maison posée là où vous êtes seul ne fait piocher aucune carte.
    .lost = Des pièces sont là où elles ne comparent rien.
    .gained = Des pièces là où l’on se compare.

hk-term-calamities = Calamités à craindre
    .about = Ce que coûteraient, en moyenne, les calamités que personne n’a encore vues.
    .look = Regardez vos quartiers : lequel est le plus grand, le plus petit, ou le premier en fours, totems ou enclos ?
    .overlooked = Ce quartier devient celui que plusieurs calamités recherchent.
    .lost = Vos maisons sont moins à l’abri des calamités.
    .gained = Moins de maisons exposées.

hk-term-herds = Bétail et villageois
    .about = À la fin, 1 point par quartier pour le plus de bétail, et 1 pour le plus de villageois.
    .look = Regardez le bétail et les villageois : dans quel quartier un seul suffirait-il pour être devant ?
    .overlooked = Un bétail ou un villageois posé ici ne change rien ; ailleurs, il vaudrait 1 point.
    .lost = Un point de bétail ou de villageois s’est perdu.
    .gained = Un point de bétail ou de villageois.

hk-term-clan = Pouvoir et chaman
    .about = Le pouvoir de votre clan, s’il s’éveille, et le quartier que le chaman protège.
    .look = Regardez le chaman et votre pouvoir : que gagneriez-vous à les faire servir maintenant ?
    .overlooked = Le pouvoir ou le chaman pouvait servir, et ne servira pas.
    .lost = Le chaman, ou votre pouvoir, vous aide moins.
    .gained = Le chaman chez vous, ou votre pouvoir éveillé.

hk-term-victory = Victoire
    .about = La partie est finie : ce qu’ajoute la victoire aux points de la feuille.
    .look = Regardez les scores : de combien de points avez-vous besoin pour passer devant ?
    .overlooked = Il manquait peu pour finir devant, et c’est ici que cela se perd.
    .lost = La victoire s’éloigne.
    .gained = La victoire se rapproche.
