### Magnastorm: the words printed on the table, and what a screen reader says of pieces and places.
### $owner: colour of a player · $seat: their name · $crew, $colour, $column, $sector, $field, $commander, $objective, $bonus: see names.ftl
### $cell, $space, $site: phrases of names.ftl · $count of $of · $n: a rank, a level.

## Printed on the boards

ms-table-seat = { $seat }
ms-table-owner = { $owner ->
        [grey] Grey
        [purple] Purple
        [pink] Pink
       *[orange] Orange
    } · { $seat }
ms-table-facts = { $missing ->
        [0] { $count } reputation · threshold reached
       *[other] { $count } reputation · { $missing } to go
    }
ms-table-score = { $count } reput.
ms-table-action = Action board
ms-table-research = Research
ms-table-one-objective = objectives: 1 a turn
ms-table-price = Price
ms-table-no-price = { $why ->
        [own] yours
       *[empty] –
    }
ms-table-upper = Upper
ms-table-turns-left = { $count ->
        [one] turn
       *[other] turns
    }
ms-table-order = Order
ms-table-of-rounds = of { $of }
ms-table-labs = Turtle labs { $count }
ms-table-stations = Stations { $count }
ms-table-cubes = Cubes { $count }
ms-table-exchange = Free exchange: { $count } cubes → 1
ms-table-own-crew = Crew { $count }/{ $of }
ms-table-markers = Markers { $count }/{ $of }
ms-table-income = Income due
ms-table-rival-income = Income
ms-table-in-bag = In the bag
ms-table-claimed = fulfilled already
ms-table-can-claim = within your reach
ms-table-missing = { $what ->
        [labs] { $count ->
            [one] { $count } lab missing
           *[other] { $count } labs missing
        }
        [levels] { $count ->
            [one] { $count } level missing
           *[other] { $count } levels missing
        }
        [commanders] { $count ->
            [one] { $count } card missing
           *[other] { $count } cards missing
        }
        [majority] majority missing
       *[lead] lead missing
    }

## Answers at hand

ms-table-choice = { $what ->
        [choosing-action] What does this crew member do?
        [paying] How to pay?
        [taking-cube] Which cube?
       *[drawing] How many cubes from the bag?
    }
ms-table-do = { $action ->
        [move] A · drive
       *[gain] B · gain
    }
ms-table-free = free
ms-table-plus = +{ $count }

## What pieces and places say

ms-table-tile = Centre tile: round { $round } of { $of }
ms-table-space = { $space }, { $colour ->
        [green] green
        [red] red
        [blue] blue
        [brown] brown
       *[white] white
    }
ms-table-sector = { sector }, { $weather ->
        [calm] calm
       *[storm] in the storm
    }{ $leader ->
        [none] { "" }
        [grey] ; majority: grey
        [purple] ; majority: purple
        [pink] ; majority: pink
       *[orange] ; majority: orange
    }
ms-table-lab = { lab }, { $space }
ms-table-station = { station }, { $site }
ms-table-scout = { scout }, { $space }
ms-table-reputation = Reputation of the { seat } player: { $count }
ms-table-bag = Bag: { $count } cubes
ms-table-commander = { commander }
ms-table-control = { commander }, with the { seat } player
ms-table-price-of = Price of the { column }: { $state ->
        [none] not to be taken
        [closed] { $amounts }, out of reach
       *[open] { $amounts }
    }
ms-table-cell = { $cell }: { cell-bonus }
ms-table-crew = { crew }, { $panel ->
        [upper] above
       *[lower] below
    }, { $cell }
ms-table-place-in-order = { seat }: { $n } in the turn order
ms-table-level = { field-level }: { $bonus }
ms-table-knowledge = { marker }: level { $n } { field.of }
ms-table-objective = { objective }: { $value ->
        [0] no reward left
       *[other] { $value } reputation
    }
ms-table-claim = { marker }: { objective }, { $value }
ms-table-mat = Board of the { seat } player: { $count } reputation; { $labs } labs, { $stations } stations, { $crew } crew left
ms-table-supply = Supply, { cube.plural }: { $count }
ms-table-cubes-of = { cube.plural } of the { seat } player: { $count }

## The parts of the table, for the camera

ms-part = { $part ->
        [planet] Planet
        [action] Action board
       *[research] Research board
    }
ms-part-mat = Board of { $seat }

## The administration and the Consortium

ms-table-administration = Administration
ms-table-step = { $step ->
        [1] 1 · Income
        [2] 2 · Majorities
        [3] 3 · Scientists
        [4] 4 · Turn order
        [5] 5 · Panels swapped
       *[6] 6 · Tile: calm now
    }
ms-table-programme = Consortium ({ $level ->
        [easy] easy
        [normal] normal
        [hard] hard
       *[expert] expert
    }) · stations { $built }/{ $most }
