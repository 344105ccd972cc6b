### Excavation Earth: the end of a round, as a table.

ee-summary-title = End of round { $round }
ee-summary-unit = credits
ee-summary-left = { $left ->
        [0] This was the last round.
        [one] One round to go.
       *[other] { $left } rounds to go.
    }
ee-summary-envoys = { amount-envoys }
ee-summary-rows = { $count ->
        [one] one row
       *[other] { $count } rows
    }
ee-summary-columns = { $count ->
        [one] one column
       *[other] { $count } columns
    }
ee-summary-queues = Queues: { $joined ->
        [0] nobody comes
        [one] one buyer comes
       *[other] { $joined } buyers come
    }, { $left ->
        [0] nobody leaves
        [one] one leaves
       *[other] { $left } leave
    }.
ee-summary-relics = Survey row: { $sites ->
        [0] no relics
        [one] one relic
       *[other] { $sites } relics
    } on the sites, { $piles ->
        [0] none
        [one] one
       *[other] { $piles }
    } on the black market.
