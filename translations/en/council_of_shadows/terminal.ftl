### The table as lines of text, for the terminal.
### $letter: the letter of a player’s cubes on the table.

cs-text-sector = { sector } ({ $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } left)
cs-text-galaxy = { galaxy }: majority { $majority }{ cs-text-majority-card }, minority { $minority }{ cs-text-minority-card }
cs-text-majority-card = { $first ->
        [yes] {""} + card
       *[no] {""}
    }
cs-text-minority-card = { $second ->
        [yes] {""} + card
       *[no] {""}
    }
cs-text-planet = { planet.short } { planet }
cs-text-legend = Planets: { $planets }; small letters are the cubes of the players, the lowest first.
cs-text-undiscovered = {"   "}space { $n }: not discovered yet
cs-text-system = {"   "}space { $n }: system { $tile }, { $planets }, resource: { $resource }
cs-text-station = {"   "}{ station } of { $letter } on slot { $n }
cs-text-display = AI cards on display: { $cards }
cs-text-seat = { $seat } ({ $letter }): { level.short }, energy { $energy }, consumption { $consumption }, { $gems }
cs-text-zone = zone { $zone } { $cards }
cs-text-zones = {"   "}played cards: { $zones }
cs-text-hand = {"   "}hand: { $hand }
cs-text-board = {"   "}improvements: { $improvements } | Dark Tech: { $tech } | bonus cards: { $bonus }
cs-text-automa = Automa card: { $automa ->
        [none] not turned over
       *[other] { automa-card }
    }
