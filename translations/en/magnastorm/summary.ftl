### The end of a round as a table. $rule of each column · $sector, $commander: see names.ftl · $sum: cubes · $each, $seats: a row of them.

ms-summary-title = End of round { $round }
ms-summary-unit = Reputation · end at { $count }
ms-summary-left = { $count ->
        [one] { $count } round to go
       *[other] { $count } rounds to go
    }
ms-summary-column = { $rule ->
        [MS-ADM-1] Income
        [MS-ADM-2] Majorities
        [MS-ADM-3] Research
       *[MS-SOLO-13] Round bonus
    }
ms-summary-list = { $each }
ms-summary-paid = { sector.short }: { $sum }
ms-summary-majority = { sector.short }, { $labs ->
        [one] { $labs } lab
       *[other] { $labs } labs
    }
ms-summary-effect = { commander.short }: +{ $count }
ms-summary-card = { $how ->
        [won] { commander.short } won
        [taken] { commander.short } taken from { $other }
        [lost] { commander.short } lost to { $other }
       *[tied] { commander.short } lost by a tie
    }
ms-summary-storm = { ms-summary-taken } is taken: it brings nothing. { ms-summary-freed } calms down.
ms-summary-taken = { $taken ->
        [SW] South-west
        [W] West
        [NW] North-west
        [NE] North-east
        [E] East
       *[SE] South-east
    }
ms-summary-freed = { $freed ->
        [SW] South-west
        [W] West
        [NW] North-west
        [NE] North-east
        [E] East
       *[SE] South-east
    }
ms-summary-caught = { $count ->
        [one] A Scout is caught by the storm: that of { $seats }.
       *[other] Scouts are caught by the storm: those of { $seats }.
    }
ms-summary-nobody-caught = The storm catches no Scout.
ms-summary-begins = The two action panels change places; { $seat } begins.
