### Council of Shadows: what may be wrong in a position. $path says where: a seat, a place, a card or a piece.

position-census = { $path }: this piece is counted { $counted } times, and the box has { $should }.
position-size = { $path }: there { $size ->
        [one] is { $size } entry
       *[other] are { $size } entries
    }, and there should be { $should }.
position-order = { $path }: each seat stands once in the order.
position-no-seat = { $path }: there is no seat { $number }.
position-leader = { $path }: there is no leader “{ $leader }”.
position-same-leader = { $path }: two seats have the same leader or the same colour.
position-automa = { $path }: the automa plays alone against one person, and has neither cards nor gems.
position-tile = { $path }: tile { $tile } does not belong here, or its galaxy is closed.
position-no-tile = { $path }: there are cubes, but tile { $tile } does not lie on the board.
position-height = { $path }: a planet holds at most { $most } cubes.
position-below-zero = { $path }: there cannot be less than nothing.
position-slot = { $path }: slot { $slot } cannot hold this station.
position-consumption = { $path }: consumption goes from { $least } to { $most }.
position-bonus = { $path }: a seat holds at most { $most } bonus cards.
position-card-owner = { $path }: { card.the } belongs to another seat.
position-improvements = { $path }: improvements are noted once each, sorted.
position-improvement = { $path }: the improvement “{ $improvement }” does not exist here.
position-step = { $path }: “{ $improvement }” needs “{ $needs }”.
position-extra-zone = { $path }: each extra zone exists once.
position-unknown = { $path }: nothing is called “{ $text }” here.
position-none-left = { $path }: there is no “{ $text }” left in the box.
