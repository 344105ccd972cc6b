### Excavation Earth: what may be wrong in a position. $path says where: a seat, a place, a card or a piece.

position-census = { $path }: this piece is counted { $counted } times, and the box has { $should }.
position-size = { $path }: there { $size ->
        [one] is { $size } entry
       *[other] are { $size } entries
    }, and there should be { $should }.
position-order = { $path }: each seat stands once in the turn order.
position-round = { $path }: there is no round { $round }; the game has { $most }.
position-no-seat = { $path }: there is no seat { $number }.
position-faction = { $path }: there is no faction “{ $faction }”.
position-same-faction = { $path }: two seats have the same faction or the same colour.
position-zu = { $path }: Zu plays alone against one person, without cards or explorers.
position-markers = { $path }: initiative markers are taken in order, from 1 to { $most }.
position-queue = { $path }: a queue holds at most { $most } buyers, of the five colours or white.
position-below-zero = { $path }: more pieces would be needed than there are.
position-relic-place = { $path }: a relic is not on its own site, or not in the pile of its colour.
position-row = { $path }: the survey row has at most { $most ->
        [one] { $most } card
       *[other] { $most } cards
    }.
position-tiles = { $path }: this round needs { $should ->
        [0] no command tile
        [one] { $should } command tile
       *[other] { $should } command tiles
    } in play, all different.
position-store = { $path }: the hold has { $hold } spaces and the hidden container { $container }.
position-guards = { $path }: guards stand on different cells of the gallery.
position-explorers = { $path }: { $count ->
        [one] { $count } explorer
       *[other] { $count } explorers
    }, or an unknown location; two or three must stand on the map.
position-explorers-together = { $path }: two explorers of one seat do not stay on the same location.
position-pending = { $path }: this cannot be asked here, or speaks of pieces that are not where it says.
position-unknown = { $path }: nothing is called “{ $text }” here.
position-none-left = { $path }: no “{ $text }” is left in the box.
