# Deux leçons de Caravane.

lesson-first-delivery = Une première livraison
    .intro = Au marché, chaque bien trouve son prix.
lesson-first-delivery-deliver =
    .task = Livrez ce que le port achète.
    .praise = Quatre points pour du sel.
    .hint = Le port achète du sel.
    .silk = Le port n’achète pas de soie ; elle attend un autre marché.
    .rest = Se reposer ne rapporte rien : livrez d’abord.
lesson-first-delivery-settle =
    .task = Plantez une tente, reposez-vous, puis misez votre soie.
    .praise = La tente reste, la manche suivante commence.
    .hint = Dans cet ordre : tente, repos, mise.
    .in-a-hurry = La tente d’abord !
    .twice = Une tente suffit ici.

lesson-roads = Les pistes
    .intro = D’un lieu à l’autre.
lesson-roads-where =
    .task = Où votre chameau peut-il aller ?
    .praise = C’est bien cela.
    .hint = Suivez les pistes.
    .too-far = Le port est plus loin.
lesson-roads-total =
    .task = Combien de points avez-vous ?
    .praise = Les pièces comptent.
    .none = Vos pièces comptent aussi.
lesson-roads-best =
    .task = Quel marché paie le mieux ?
    .praise = La Porte, en effet.
    .near = Il est près, mais paie moins.
    .choice-gate = la Porte
    .choice-port = le Port
    .choice-bazaar = le Bazar
lesson-roads-anything =
    .task = Gardez une carte, n’importe laquelle.
    .praise = Le choix est fait.
