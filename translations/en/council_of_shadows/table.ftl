### Council of Shadows: the words printed on the table, and what a screen reader says of pieces and places.
### $owner: colour of a player · $seat: their name · $galaxy, $tile, $planet, $gem, $card, $tech, $bonus, $leader, $station:
### see names.ftl · $count, $n, $energy, $consumption, $gap: numbers.

## Printed on the boards

cs-table-parsecs = { $count ->
        [one] parsec
       *[other] parsecs
    }
cs-table-tiles = { $count ->
        [one] tile
       *[other] tiles
    }
cs-table-dark-tech = Dark Tech
cs-table-market = AI cards
cs-table-deck = { $discarded ->
        [0] deck { $count }
       *[other] deck { $count } + { $discarded }
    }
cs-table-race = The race
cs-table-gap = gap
cs-table-seat = { ALONE($seat) }
cs-table-throne = throne free
# $steps: what the plan consumes, as far as one knows, with its sign; $n: when one would then play.
cs-table-planning = { $own ->
        [yes] { $steps }, no. { $n }
       *[other] { $ready ->
            [yes] ready
           *[other] { $count ->
                [0] planning
               *[other] { $steps }…
            }
        }
    }

## Under way

cs-table-drawn = { $count ->
        [one] One tile to place
       *[other] { $count } tiles: place one
    }
cs-table-choose-tech = Dark Tech { level.number }: choose a card
cs-table-choose-leader = Choose a leader
cs-table-pile-title = { sector.short } pile: { $count ->
        [one] one tile
       *[other] { $count } tiles
    }
cs-table-pile-all = In the whole sector:

## Said aloud

cs-table-space = { space }, { $taken ->
        [yes] taken
       *[other] free
    }
cs-table-system = { system }: { $planets }; one extraction gives { $resource }
cs-table-resource = to extract { system.from }: { $resource }
cs-table-drawn-place = where drawn tiles come to lie
cs-table-cubes = { $count ->
        [one] { $count } { seat.adjective } cube
       *[other] { $count } { seat.adjective } cubes
    }
cs-table-planet = { $planet }: { $count ->
        [0] free
       *[other] { $cubes }
    }
cs-table-cube = { cube }
cs-table-tower = { seat.adjective } { tower }, to be placed
cs-table-now = { seat } { $energy } ({ $count ->
        [one] one cube
       *[other] { $count } cubes
    }{ $majority ->
        [yes] , majority
       *[other] {""}
    })
cs-table-plate = { galaxy }: majority { $majority }{ $card ->
        [yes] {" "}and a bonus card
       *[other] {""}
    }, otherwise { $minority }{ $other ->
        [yes] {" "}and a bonus card
       *[other] {""}
    }{ $count ->
        [0] {""}
       *[other] . Now: { $now }
    }
cs-table-slot = free slot of the { galaxy }: { station }
cs-table-station = { seat.adjective } { station }
cs-table-pile = { tile-pile }: { $count ->
        [one] one tile
       *[other] { $count } tiles
    }
cs-table-energy = energy { seat.of }: { $count }, { level.short }
cs-table-consumption = consumption { seat.of }: { $count }
cs-table-supply = supply of { gem.plural }
cs-table-tech-pile = Dark Tech pile { $level ->
        [1] I
       *[other] II
    }: { $count ->
        [one] one card
       *[other] { $count } cards
    }
cs-table-light-pile = pile of light bonus cards: { $count ->
        [one] one card
       *[other] { $count } cards
    }
cs-table-throne-words = throne: { $owner ->
        [none] free
       *[other] { seat }
    }
cs-table-display = place { $n } of the AI cards on display
cs-table-race-words = { $n }: { ALONE($seat) }, energy { $energy }, consumption { $consumption }, gap { $gap }, level { $level }
cs-table-card = { $ai ->
        [yes] AI card
       *[other] action card
    } “{ card }”, consumption { $consumption }
cs-table-tech = Dark Tech card “{ tech }”
cs-table-bonus = { bonus.kind } “{ bonus }”: { bonus.text }
cs-table-leader = leader { leader }, consumption { $consumption }: { leader.power }

## Parts of the table, keys 1 to 9

cs-part-map = The galaxies
cs-part-mat = Board · { ALONE($seat) }
cs-part-market = The AI cards
cs-part-council = Dark Tech and supplies
cs-part-race = The race
cs-part-automa = The automa
cs-part-sector = The { sector }

## Being reckoned up

cs-table-plan = { $steps } → { $count }
cs-table-gap-after = { $reached ->
        [yes] next level reached
       *[other] gap { $gap } → { $count }
    }
cs-account-plan = Your plan
cs-account-zone = { zone }: { card }
cs-account-consumption = Consumption { $count }
cs-account-exploit = To exploit now
cs-account-galaxy = { galaxy.short }{ $majority ->
        [yes] , majority
       *[other] {""}
    }
cs-account-energy = Energy { $count } of { $consumption }
