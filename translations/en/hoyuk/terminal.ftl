### The table as lines of text, for the terminal.
### $letter: the letter of a clan in the village, small for one storey, large for two.

hk-text-pile = { pile }: { $symbol } ({ amount-cards })
hk-text-supply = Supply: { $text }
hk-text-decks = Tiles: { $tiles }, catastrophes: { $catastrophes }, the last one { $last }, announced { $next }
hk-text-seat = { $seat } ({ $letter }), { clan }: { $points }, { $houses } in supply, { $families }{ $marker ->
        [yes] , first player marker
       *[no] {""}
    }
hk-text-cards = {"   "}hand { $hand } | used { $spent }
