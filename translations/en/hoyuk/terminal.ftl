### The table as lines of text, for the terminal.
### $letter: the letter of a clan in the village, small for one storey, large for two.

hk-text-piece = { piece.letter } { piece }
hk-text-legend = A house is the letter of its clan, large with two storeys; with it: { $pieces }. x: a ruin. Arrow: a pen and its gate.
hk-text-pile = { pile }: { $symbol ->
        [none] no card left
       *[other] { aspect.the } ({ amount-cards })
    }
hk-text-supply = Supply: { $pieces }
hk-text-decks = Construction tiles: { $tiles }, catastrophes: { $catastrophes }
hk-text-last = Last catastrophe: { catastrophe }
hk-text-next = Announced catastrophe: { catastrophe }
hk-text-seat = { $seat } ({ $letter }), { clan }: { $points }, { $houses } to build, { $families }{ $marker ->
        [yes] , first player marker
       *[no] {""}
    }
hk-text-cards = {"   "}hand: { $hand } | used: { $spent }
