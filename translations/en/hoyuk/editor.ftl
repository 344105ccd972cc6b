### Höyük in the position editor.
### $owner: colour of a clan · $seat: a name · $cell, $other: cells · $gate: a side · $phase, $number: numbers.

## The box

hk-edit-houses = Houses
hk-edit-ruin = { seat.adjective-feminine } ruin
hk-edit-elements = Elements
hk-edit-cards = Aspect cards, in the piles

## What is no piece

hk-edit-turn = Turn
hk-edit-stage = Stage
hk-edit-element = Element { $number }
hk-edit-no-element = none
hk-edit-last = Last turn
hk-edit-gone = Houses out of the game
hk-edit-last-calamity = Last catastrophe
hk-edit-next-calamity = Next catastrophe
hk-edit-none = none
hk-edit-next-tile = Next tile
hk-edit-repelled = The shaman has turned a catastrophe away this turn
hk-edit-joined = The neighbour has joined a block with this tile already
hk-edit-locusts = Locusts on block { $cell }
hk-edit-ask-build = to build a tile
hk-edit-ask-window = for cards { phase.before }

## Menus, cures, places

hk-edit-gate = Gate { gate.to }
hk-edit-storey = Add a storey
hk-edit-used = Used this turn
hk-edit-in-hand = Still in hand
hk-edit-out = Out of the game
hk-edit-turn-to = Turn it to { $cell }
hk-edit-make-last = Make it the last turn
hk-edit-course = The turn
hk-edit-pen-at = The pen at { $cell }

## Remarks: no game leads there

hk-remark-corner = { $cell } and { $other } touch at a corner, in two blocks.
hk-remark-points = { ALONE($seat) } has points, and nothing is built.
