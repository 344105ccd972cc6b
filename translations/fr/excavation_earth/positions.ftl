### Excavation Earth : ce qui peut être faux dans une position. $path dit où : une place, un lieu, une carte ou une pièce.

position-census = { $path } : cette pièce est comptée { $counted } fois, et la boîte en a { $should }.
position-size = { $path } : il y a { $size ->
        [one] { $size } élément
       *[other] { $size } éléments
    }, et il en faudrait { $should }.
position-order = { $path } : chaque siège figure une fois dans l’ordre du tour.
position-round = { $path } : il n’y a pas de manche { $round } ; la partie en a { $most }.
position-no-seat = { $path } : il n’y a pas de siège { $number }.
position-faction = { $path } : il n’y a pas de faction « { $faction } ».
position-same-faction = { $path } : deux sièges ont la même faction ou la même couleur.
position-zu = { $path } : Zu joue seul contre une personne, sans cartes ni explorateurs.
position-markers = { $path } : les marqueurs Initiative se prennent dans l’ordre, de 1 à { $most }.
position-queue = { $path } : une file contient au plus { $most } acheteurs, des cinq couleurs ou blancs.
position-below-zero = { $path } : il faudrait plus de pièces qu’il n’y en a.
position-relic-place = { $path } : une relique n’est pas sur son site, ou pas dans la pile de sa couleur.
position-row = { $path } : le sondage des sols a { $most ->
        [one] { $most } carte
       *[other] { $most } cartes
    } au plus.
position-tiles = { $path } : il faut { $should ->
        [0] zéro tuile Commandement
        [one] { $should } tuile Commandement
       *[other] { $should } tuiles Commandement
    } en jeu à cette manche, toutes différentes.
position-store = { $path } : la soute a { $hold } cases et le conteneur caché { $container }.
position-guards = { $path } : les gardes occupent des cases différentes de la galerie.
position-explorers = { $path } : { $count ->
        [one] { $count } explorateur
       *[other] { $count } explorateurs
    }, ou un lieu inconnu ; il en faut deux, ou trois, sur la carte.
position-explorers-together = { $path } : deux explorateurs d’un siège ne restent pas sur le même lieu.
position-pending = { $path } : cela ne peut être demandé ici, ou parle de pièces qui ne sont pas où c’est dit.
position-unknown = { $path } : rien ne s’appelle ici « { $text } ».
position-none-left = { $path } : il ne reste plus de « { $text } » dans la boîte.
