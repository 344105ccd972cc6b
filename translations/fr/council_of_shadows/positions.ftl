### Council of Shadows : ce qui peut être faux dans une position. $path dit où : un siège, un lieu, une carte ou une pièce.

position-census = { $path } : cette pièce est comptée { $counted } fois, et la boîte en a { $should }.
position-size = { $path } : il y a { $size ->
        [one] { $size } élément
       *[other] { $size } éléments
    }, et il en faudrait { $should }.
position-order = { $path } : chaque siège figure une fois dans l’ordre.
position-no-seat = { $path } : il n’y a pas de siège { $number }.
position-leader = { $path } : il n’y a pas de leader « { $leader } ».
position-same-leader = { $path } : deux sièges ont le même leader ou la même couleur.
position-automa = { $path } : l’automa joue seule contre une personne, sans cartes ni gemmes.
position-tile = { $path } : la tuile { $tile } n’a pas sa place ici, ou sa galaxie est fermée.
position-no-tile = { $path } : il y a des cubes, mais la tuile { $tile } n’est pas sur le plateau.
position-height = { $path } : une planète porte au plus { $most } cubes.
position-below-zero = { $path } : il ne peut pas y avoir moins que rien.
position-slot = { $path } : l’emplacement { $slot } ne peut pas recevoir cette station.
position-consumption = { $path } : la consommation va de { $least } à { $most }.
position-bonus = { $path } : un siège a au plus { $most } cartes Bonus.
position-card-owner = { $path } : { card.the } appartient à un autre siège.
position-improvements = { $path } : chaque amélioration est notée une fois, dans l’ordre.
position-improvement = { $path } : l’amélioration « { $improvement } » n’existe pas ici.
position-step = { $path } : « { $improvement } » demande d’abord « { $needs } ».
position-extra-zone = { $path } : chaque zone supplémentaire n’existe qu’une fois.
position-unknown = { $path } : rien ne s’appelle ici « { $text } ».
position-none-left = { $path } : il ne reste plus de « { $text } » dans la boîte.
