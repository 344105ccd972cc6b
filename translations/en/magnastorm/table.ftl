### Magnastorm: the words printed on the table, and what a screen reader says of pieces and places.
### $owner: colour of a player · $seat: their name · $crew, $colour, $column, $sector, $field, $commander, $objective, $bonus: see names.ftl
### $cell, $space, $site: phrases of names.ftl · $count of $of · $n: a rank, a level.

## Printed on the boards

ms-table-seat = { ALONE($seat) }
ms-table-owner = { $owner ->
        [grey] Grey
        [purple] Purple
        [pink] Pink
       *[orange] Orange
    } · { ALONE($seat) }
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
ms-table-exchange-short = { $count } → 1
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
        [move] { $count ->
            [0] A · drive, free
           *[other] A · drive −
        }
       *[gain] B · gain +
    }
ms-table-majority = majority
ms-table-other = other…
ms-table-otherwise = Pay otherwise: exchange three cubes for one by hand first
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
ms-table-reward = { objective }: free space, { $value } reputation
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
ms-part-mat = Board · { ALONE($seat) }

## The administration and the Consortium

ms-table-step = { $step ->
        [1] 1 · Income
        [2] 2 · Majorities
        [3] 3 · Scientific commanders
        [4] 4 · Turn order
        [5] 5 · Panels swapped
       *[6] 6 · The storm turns
    }
ms-table-step-note = { $step ->
        [1] Labs in calm sectors bring cubes.
        [2] Whoever alone has most labs in a calm sector gains 1 point.
        [3] Whoever leads a research alone takes the card; whoever loses it loses its point.
        [4] Whoever took the token goes first.
        [5] The next phase again goes from the upper panel to the lower one.
       *[6] The center tile turns by one step.
    }
ms-table-change = { $change ->
        [up] +{ $count }
       *[down] −{ $count }
    }
ms-table-nobody = { $why ->
        [empty] nobody
       *[tie] tie
    }
ms-table-keeps = keeps it
ms-table-scientist = { commander.short } · { field.short }
ms-table-token-of = { $taken ->
        [no] nobody took the token
       *[yes] token back from
    }
ms-table-swap = { $panel ->
        [upper] The full panel goes up.
       *[lower] The empty panel goes down.
    }
ms-table-now-calm = Calm now
ms-table-struck-next = Storm next
ms-table-artefact = { artefact }, { metal }, value { $value }: { artefact-bonus }
ms-table-artefacts = Artefacts
ms-table-artefacts-note = Their sum has decided the order; everybody gets what their two cards bring.
ms-table-brings = { $value }: { $bonus ->
        [reputation] +1 reputation
        [own] +1 cube
       *[field] +1 { field.short }
    }
ms-table-forecast = The next administration, if nothing changed
ms-table-overlay = { ms-table-forecast } ({ $cap })
ms-table-forecast-of = { $what ->
        [seat] Turn order
        [income] Income
        [majorities] Majorities
       *[scientists] Scientific
    }
ms-table-forecast-storm = { $last ->
        [no] After this round the storm reaches { sector.the }.
       *[yes] This is the last round: where the storm goes no longer matters.
    }
ms-consortium-level = { $level ->
        [easy] easy
        [normal] normal
        [hard] hard
        [expert] expert
       *[master] master
    }
ms-table-programme = Consortium ({ ms-consortium-level }) · stations { $built }/{ $most }
