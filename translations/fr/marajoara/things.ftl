mj-thing-track-end = Bout de la piste { $track ->
        [blue] bleue
        [yellow] jaune
       *[red] rouge
    }
    .where = excavation · case { $space }, deux places
    .gives = à la fin, [vp:10|10 PV] au premier arrivé et [vp:6|6 PV] au second ; plus personne ensuite.
    .when = au décompte, après la manche 14. Rien à l’arrivée, et le disque n’avance plus.
    .costs = des crans : un [die:grey|dé gris] capturé avance un disque **d’autant** que sa valeur.
mj-thing-die = { $die }
    .gives = il saute ; celui qu’il survole est à vous.
mj-worth-track-end = Vous êtes case { $at } : il manque { $missing } crans, **juste le dé gris** de e4. La première place est libre, **10 PV** à la fin.
