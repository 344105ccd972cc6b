### What the score sheet says of Magnastorm.

ms-stage = round { $round } of { $rounds }, threshold { $threshold }
ms-tie-order = Place in turn order, to break the tie
ms-ending-threshold = Somebody has reached the threshold.
ms-ending-rounds = The last round is over.
ms-source-objectives = Objectives
ms-source-commanders = Administrative commanders
ms-source-scientists = Scientific commanders
ms-source-lost = Commanders lost
ms-source-majorities = Majorities
ms-source-stations = Stations
ms-source-effects = Effects of commanders
ms-source-artefacts = Artefacts
ms-source-round-bonus = Round bonus
ms-grade-legend = Legend: { $margin } points ahead or more
    .missing = { $missing ->
            [one] 1 point short of legend
           *[other] { $missing } points short of legend
        }
    .short = Legend: +{ $margin }
ms-grade-commander = Commander: { $margin } points ahead or more
    .missing = { $missing ->
            [one] 1 point short of commander
           *[other] { $missing } points short of commander
        }
    .short = Commander: +{ $margin }
ms-grade-explorer = Explorer: victory
    .missing = { $missing ->
            [one] 1 point short of explorer
           *[other] { $missing } points short of explorer
        }
    .short = Explorer
