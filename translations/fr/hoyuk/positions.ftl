### Höyük : ce qui peut être faux dans une position ou dans une édition. $path dit où : une place, une case, une carte, une donnée.

position-census = { $path } : cette pièce est comptée { $counted } fois, et la boîte en a { $should }.
position-size = { $path } : il y a { $size ->
        [one] { $size } élément
       *[other] { $size } éléments
    }, et il en faudrait { $should }.
position-no-seat = { $path } : il n’y a pas de siège { $number }.
position-no-cell = { $path } : il est question d’une case qui n’existe pas.
position-course = { $path } : ce tour, cette phase ou ces calamités déjà vues n’existent pas.
position-thing = { $path } : rien ne s’écrit « { $text } » sur une case.
position-pen = { $path } : la barrière de cet enclos ne donne sur aucune maison.
position-pen-shut = { $path } : cet enclos n’a pas de sortie.
position-shaman = { $path } : { $most ->
        [0] le chaman n’est là que dans la partie experte.
       *[other] il n’y a qu’un chaman.
    }
position-below-zero = { $path } : il faudrait plus de pièces qu’il n’y en a.
position-clans = { $path } : deux sièges ont le même clan, ou un clan inconnu.
position-last-turn = { $path } : un clan a posé toutes ses maisons, et ce tour devrait être le dernier.
position-neighbours = { $path } : les voisins jouent contre une seule personne, à { $most } au plus.
position-agenda = { $path } : personne ne peut répondre à ce qui est demandé.
position-unknown = { $path } : rien ne s’appelle ici « { $text } ».
position-twice = { $path } : la case de « { $text } » est déjà prise.
position-none-left = { $path } : il ne reste plus de « { $text } » dans la boîte.

edition-few-houses = { edition-few-houses.alone } ({ $path })
    .alone = { $houses } maisons par clan ne suffisent pas pour en jouer { $target }.
edition-pieces = { edition-pieces.alone } ({ $path })
    .alone = { $counted } pièces « { $piece } », cela ne se peut pas.
edition-unknown-piece = { edition-unknown-piece.alone } ({ $path })
    .alone = Il n’y a pas de pièce « { $piece } ».
edition-same-power = { edition-same-power.alone } ({ $path })
    .alone = Chaque clan a un pouvoir à lui.
edition-few-tiles = { edition-few-tiles.alone } ({ $path })
    .alone = Il y a { $counted } tuiles construction, et un tour peut en demander { $should }.
edition-unknown-tile = { edition-unknown-tile.alone } ({ $path })
    .alone = Il n’y a pas de tuile « { $tile } ».
edition-expert-element = { edition-expert-element.alone } ({ $path })
    .alone = La tuile { $tile } est de tous les modes et montre pourtant « { $element } ».
edition-unknown-card = { edition-unknown-card.alone } ({ $path })
    .alone = Il n’y a pas de carte « { $card } ».
edition-no-rule = { edition-no-rule.alone } ({ $path })
    .alone = Il manque la règle de « { $ref } ».
edition-catastrophe = { edition-catastrophe.alone } ({ $path })
    .alone = Les deux moitiés de la carte { $card } ne vont pas ensemble.
edition-expert-card = { edition-expert-card.alone } ({ $path })
    .alone = La carte { $card } n’a d’effet que dans la partie experte.
edition-modes = { edition-modes.alone } ({ $path })
    .alone = Il faut les trois modes.
edition-symbol = { edition-symbol.alone } ({ $path })
    .alone = Aucune carte de ce mode ne montre « { $symbol } ».
edition-same-pile = { edition-same-pile.alone } ({ $path })
    .alone = Chaque pile n’est nommée qu’une fois.
edition-ladder = { edition-ladder.alone } ({ $path })
    .alone = Un groupe plus long rapporte toujours plus.
edition-medals = { edition-medals.alone } ({ $path })
    .alone = Bronze, argent et or demandent des avances toujours plus grandes.
