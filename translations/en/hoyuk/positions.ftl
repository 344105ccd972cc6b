### Höyük: what may be wrong in a position or in an edition. $path says where: a seat, a cell, a card, a datum.

position-census = { $path }: this piece is counted { $counted } times, and the box has { $should }.
position-size = { $path }: there { $size ->
        [one] is { $size } entry
       *[other] are { $size } entries
    }, and there should be { $should }.
position-no-seat = { $path }: there is no seat { $number }.
position-no-cell = { $path }: a cell is spoken of that does not exist.
position-course = { $path }: there is no such turn, phase or number of catastrophes seen.
position-thing = { $path }: nothing is written “{ $text }” on a cell.
position-pen = { $path }: the gate of this pen opens on no house.
position-pen-shut = { $path }: this pen has no way out.
position-shaman = { $path }: { $most ->
        [0] the shaman is there in the expert game only.
       *[other] there is only one shaman.
    }
position-below-zero = { $path }: more pieces would be needed than there are.
position-clans = { $path }: two seats have the same clan, or an unknown one.
position-last-turn = { $path }: a clan has placed all its houses, and this turn should be the last.
position-neighbours = { $path }: neighbours play against one person only, { $most } of them at most.
position-agenda = { $path }: nobody can answer what is asked.
position-unknown = { $path }: nothing is called “{ $text }” here.
position-twice = { $path }: the cell of “{ $text }” is taken already.
position-none-left = { $path }: no “{ $text }” is left in the box.

edition-few-houses = { edition-few-houses.alone } ({ $path })
    .alone = { $houses } houses a clan are not enough to play with { $target }.
edition-pieces = { edition-pieces.alone } ({ $path })
    .alone = { $counted } pieces “{ $piece }”, that cannot be.
edition-unknown-piece = { edition-unknown-piece.alone } ({ $path })
    .alone = There is no piece “{ $piece }”.
edition-same-power = { edition-same-power.alone } ({ $path })
    .alone = Each clan has a power of its own.
edition-few-tiles = { edition-few-tiles.alone } ({ $path })
    .alone = There are { $counted } construction tiles, and a turn may need { $should }.
edition-unknown-tile = { edition-unknown-tile.alone } ({ $path })
    .alone = There is no tile “{ $tile }”.
edition-expert-element = { edition-expert-element.alone } ({ $path })
    .alone = Tile { $tile } is for all modes and yet shows “{ $element }”.
edition-unknown-card = { edition-unknown-card.alone } ({ $path })
    .alone = There is no card “{ $card }”.
edition-no-rule = { edition-no-rule.alone } ({ $path })
    .alone = The rule of “{ $ref }” is missing.
edition-catastrophe = { edition-catastrophe.alone } ({ $path })
    .alone = The two halves of card { $card } do not go together.
edition-expert-card = { edition-expert-card.alone } ({ $path })
    .alone = Card { $card } has an effect in the expert game only.
edition-modes = { edition-modes.alone } ({ $path })
    .alone = All three modes are needed.
edition-symbol = { edition-symbol.alone } ({ $path })
    .alone = No card of this mode shows “{ $symbol }”.
edition-same-pile = { edition-same-pile.alone } ({ $path })
    .alone = Each pile is named once only.
edition-ladder = { edition-ladder.alone } ({ $path })
    .alone = A longer group always scores more.
edition-medals = { edition-medals.alone } ({ $path })
    .alone = Bronze, silver and gold ask for ever larger leads.
