### Magnastorm : ce qui peut être faux dans une position. $path dit où : un siège, un lieu, une carte ou une pièce.

position-census = { $path } : cette pièce est comptée { $counted } fois, et la boîte en a { $should }.
position-size = { $path } : il y a { $size ->
        [one] { $size } élément
       *[other] { $size } éléments
    }, et il en faudrait { $should }.
position-order = { $path } : chaque siège figure une fois dans l’ordre.
position-round = { $path } : les manches vont de 1 à { $most }.
position-no-seat = { $path } : il n’y a pas de siège { $number }.
position-automa = { $path } : le Consortium joue seul contre une personne, et n’a pas de cubes.
position-commander = { $path } : { commander } n’a pas sa place ici, ou s’y trouve deux fois.
position-objective = { $path } : « { $objective } » n’a pas sa place ici, ou s’y trouve deux fois.
position-claims = { $path } : un siège remplit un objectif une fois, et il n’y a pas plus de marqueurs que de valeurs.
position-artefact = { $path } : cette carte artefact n’existe pas, ou existe deux fois : { $artefact }.
position-markers = { $path } : un siège a { $most } marqueurs pour les commandants et les objectifs.
position-labs = { $path } : une case porte les laboratoires d’un seul siège, { $most } au plus.
position-scout = { $path } : le Scout ne peut pas se trouver ici.
position-place = { $path } : ce lieu n’existe pas : { $where }.
position-level = { $path } : les niveaux vont de 0 à { $most }.
position-below-zero = { $path } : il ne peut pas y avoir moins que rien.
position-pending = { $path } : cela ne peut être demandé ici, ou parle de pièces qui ne sont pas où c’est dit.
position-unknown = { $path } : rien ne s’appelle ici « { $text } ».
position-none-left = { $path } : il n’y a pas de place pour « { $text } », ou il est déjà pris.
