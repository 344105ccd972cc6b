### Magnastorm: what may be wrong in a position. $path says where: a seat, a place, a card or a piece.

position-census = { $path }: this piece is counted { $counted } times, and the box has { $should }.
position-size = { $path }: there { $size ->
        [one] is { $size } entry
       *[other] are { $size } entries
    }, and there should be { $should }.
position-order = { $path }: each seat stands once in the order.
position-round = { $path }: rounds go from 1 to { $most }.
position-no-seat = { $path }: there is no seat { $number }.
position-automa = { $path }: the Consortium plays alone against one person, and has no cubes.
position-commander = { $path }: { commander } does not belong here, or stands here twice.
position-objective = { $path }: “{ $objective }” does not belong here, or stands here twice.
position-claims = { $path }: a seat fulfils an objective once, and there are no more markers than values.
position-artefact = { $path }: this artefact card does not exist, or exists twice: { $artefact }.
position-markers = { $path }: a seat has { $most } markers for commanders and objectives.
position-labs = { $path }: a space holds labs of one seat only, { $most } at most.
position-scout = { $path }: the Scout cannot stand here.
position-place = { $path }: there is no such place: { $where }.
position-level = { $path }: levels go from 0 to { $most }.
position-below-zero = { $path }: there cannot be less than nothing.
position-pending = { $path }: this cannot be asked here, or speaks of pieces that are not where it says.
position-unknown = { $path }: nothing is called “{ $text }” here.
position-none-left = { $path }: there is no room for “{ $text }”, or it is taken.
