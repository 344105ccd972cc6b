### Marajoara: what the table says during the game. What is asked, the possible moves, what has just happened.
### $seat, $by and $winners are people’s names; dice and places come already named (see names.ftl).

## What is asked; .title: the name of the step

mj-ask-start-token = Place your starting Dig token on a free magnifier space.
    .title = Starting token
mj-ask-zone = Choose the museum whose yellow area will be in use: it alone will keep the money.
    .title = Yellow area
mj-ask-before = Capture a die by jumping over it. Before that, you may take free actions.
    .title = Before the main action
mj-ask-after = Take more free actions if you like, then end your turn.
    .title = After the main action
    .only = Nothing is left to play: end your turn.
mj-ask-raise = Add { $left } { $colour ->
        [blue] { $left ->
            [one] to a stored blue die
           *[other] to your stored blue dice, pip by pip
        }
        [yellow] { $left ->
            [one] to a stored yellow die
           *[other] to your stored yellow dice, pip by pip
        }
        [red] { $left ->
            [one] to a stored red die
           *[other] to your stored red dice, pip by pip
        }
       *[any] { $captured ->
            [yes] to a stored die or to the die you have just captured
           *[no] { $left ->
                [one] to a stored die
               *[other] to your stored dice, pip by pip
            }
        }
    }, or decline this bonus.
    .title = { $colour ->
        [any] Dig bonus
       *[other] Track bonus
    }
mj-ask-museum = Choose the museum that keeps the { $die }.
    .title = Die to store
mj-ask-track = Choose the disc that the { $die } moves.
    .title = Excavation
mj-ask-swap = { $step ->
        [give] { $left ->
            [one] Choose the stored die that you give to the cart
           *[other] Choose a first stored die to give to the cart ({ $left } to give in all)
        }
       *[take] { $left ->
            [one] Choose the die of the cart that you take in exchange
           *[other] Choose a first die of the cart to take in exchange ({ $left } to take in all)
        }
    }.
    .title = Swap with the cart
mj-ask-cheap-exhibit = Choose the red die to exhibit for { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    }, or decline this bonus.
    .title = Cheap exhibition
mj-ask-reward-fragment = Point out a restored fragment: each of its neighbours in place earns { $points } VP.
    .title = Neighbouring fragments
mj-ask-take-back-vase = Take your last vase back for { $times } times the VP of its space, or keep it on display.
    .title = Vase to take back
mj-ask-token = { $source ->
        [waiting] Place the Dig token that was waiting
       *[other] Place the Dig token you have gained
    } on a space without die or token, outside the ropes and off the +1 and +2 spaces.
    .title = Dig token
mj-ask-pay = { $credits ->
        [one] Choose the yellow die that pays { $credits } credit.
       *[other] Choose the yellow dice that pay { $credits } credits.
    }
    .title = Payment
mj-ask-spend = { $count ->
        [one] Put the spent die in the cart.
       *[other] Choose the order in which the { $count } spent dice enter the cart.
    }
    .title = Entering the cart
mj-ask-remove = Remove one of the dice that touch { $space }: it goes to space { $number } of the round track.
    .title = Die to remove
mj-ask-recycle = { $count ->
        [one] Put the die of your slate back on the grid.
       *[other] Put the { $count } dice of your slate back on the grid, one by one.
    }
    .title = Recycling

## Moves

mj-place-start-token = Place the starting token on { $space }
mj-choose-zone = Use the yellow area of the { own-museum }
mj-capture = { $takes ->
        [nothing] Jump over { $over }, which is empty: the { $jumper } goes from { $start } to { $to }
       *[die] Capture the { $die } on { $over }: the { $jumper } jumps from { $start } to { $to }
    }
mj-raise = Add 1 to the { $die }, which becomes { $face }
mj-decline = { $rule ->
        [MJ-DIG-2] Decline the dig bonus (+{ $left })
        [MJ-DIG-3] Decline the dig bonus (+{ $left })
        [MJ-TRK-7Y] Swap nothing with the cart
        [MJ-TRK-7R] Exhibit nothing at the low price
        [MJ-TRK-8R] Keep every vase on display
       *[other] Decline the track bonus (+{ $left })
    }
mj-store = Store the { $die } { own-museum.at }
mj-excavate = Move the disc { track.at } { $start ->
        [0] from the start
       *[other] from space { $start }
    } to space { $to }: { $bonus }
mj-give-die = Give the cart the { $die }
mj-take-die = Take the { $die }{ $museums ->
        [1] {""}
       *[other] {" "}for the { own-museum }
    }
mj-exhibit-cheaply = Exhibit the { $die } { $museums ->
        [1] {""}
       *[other] { own-museum.at }{" "}
    }for { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    }
mj-score-fragment = Point out { fragment.the }: { $points } VP
mj-take-back-vase = Take back the vase of the { $number ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $number }th
    } space of the display case{ $museums ->
        [1] {""}
       *[other] {" "}{ own-museum.at }
    }: { $points } VP
mj-place-dig-token = Place the Dig token on { $space }
mj-pay-with = Pay { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    }: { $parts }
mj-paid-part = { $whole ->
        [yes] the whole { $die }
       *[no] { $pips ->
            [one] { $pips } pip of the { $die }
           *[other] { $pips } pips of the { $die }
        }
    }
mj-spend-next = Put the { $die } in the cart first
mj-spend-rest = Put in the cart, in this order: { $dice }
mj-exhibit = Exhibit { $dice } { $museums ->
        [1] {""}
       *[other] { own-museum.at }{" "}
    }for { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    }
mj-restore = Restore { fragment.the } with { $dice }{ $doubled ->
        [yes] { $count ->
            [one] , its value doubled
           *[other] , their values doubled
        }
       *[no] {""}
    }
mj-fund-restoration = Fund restoration ({ $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    }): the { $die } becomes { $face }
mj-field-work = Fund field work ({ $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    }): move the { $die } from { $start } to { $to }
mj-exchange = Exchange between your museums ({ $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    }) the { $blue } and the { $red }
mj-remove-die = Remove the { $die } on { $space }, which goes to space { $number } of the round track
mj-recycle = Put the { $die } back on { $space }
mj-end-turn = { $skipped ->
        [yes] End the turn without a main action
       *[no] End the turn
    }

## Events

mj-start-token-placed = { $seat } places the starting token on { $space }.
mj-zone-chosen = { $seat } puts the yellow area of the { own-museum } in use.
mj-round-began = Round { $round } begins.
mj-turn-began = It is { $seat }’s turn.
mj-captured = { $seat } captures the { $die } on { $over }: the { $jumper } jumps from { $start } to { $to }.
mj-die-raised = { $change ->
        [same] The { $die } stays at { $face }, its highest value.
        [down] { $seat } lowers the { $die }, which becomes { $face }.
       *[up] { $seat } raises the { $die }, which becomes { $face }.
    }
mj-die-overflowed = { $seat }: the { $die } goes past 6 and back to 1.
mj-dig-bonus-won = The Dig token on { $space } gives { $seat } a dig bonus: +{ $pips }.
mj-bonus-lost = { $rule ->
        [MJ-TRK-7Y] { $seat } has nothing to swap with the cart.
        [MJ-TRK-7R] { $seat } has nothing to exhibit at the low price.
        [MJ-TRK-8B] { $seat } scores nothing for blue 8: no neighbouring fragment is in place.
        [MJ-TRK-8Y] { $seat } scores nothing for yellow 8: none of their Dig tokens is on the grid.
        [MJ-TRK-8R] { $seat } takes back no vase for red 8: it takes at least two on display.
       *[other] { $seat } loses { bonus }: no die can be raised.
    }
mj-bonus-declined = { $seat } declines { bonus }.
mj-stored = { $seat } stores the { $die } { slot.at }.
mj-disc-moved = { $seat } moves their disc { track.at } { $start ->
        [0] from the start
       *[other] from space { $start }
    } to space { $to }{ $rank ->
        [0] {""}
       *[other] , slot { $rank }°
    }.
mj-no-disc-can-move = { $seat } cannot move any disc: the { $die } is spent without excavation.
mj-blue-doubled = { $seat } may count blue dice double in restorations until the end of the turn.
mj-token-placed = { $seat } places { $source ->
        [case] the Dig token of the first vase
        [fragment] the Dig token of the restored fragment
        [yellow] the Dig token of the third yellow die
        [track] a Dig token from the supply
       *[waiting] the Dig token that was waiting
    } on { $space }.
mj-token-waits = { $seat } keeps a Dig token waiting: no space can take it.
mj-paid = { $seat } pays { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    } and { $left ->
        [0] has no money left
        [one] keeps { $left } credit
       *[other] keeps { $left } credits
    }.
mj-vase-exhibited = { $seat } exhibits the { $die }: a vase goes on the { $space ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $space }th
    } space of the display case{ $museum ->
        [0] {""}
       *[other] {" "}of the second museum
    }.
mj-fragment-restored = { $seat } restores { fragment.the } with { $dice }{ $doubled ->
        [yes] , counted double
       *[no] {""}
    }.
mj-scored = { $seat } { $change ->
        [down] loses
       *[up] scores
    } { $points } VP { $source ->
        [exhibit] for an exhibited vase
        [case] for the display-case space
        [fragment] for the restored fragment
        [adjacency] as adjacency bonus
        [track] on an excavation track
        [blue_8] for neighbouring fragments
        [yellow_8] for the Dig tokens placed
        [red_8] for the vase taken back
        [overflow] because a die went past 6
        [vase_majority] in the vase majority
        [fragment_majority] in the fragment majority
        [red_end] at the end of the red track
        [blue_end] at the end of the blue track
        [yellow_end] at the end of the yellow track
       *[mission] because of the mission
    }.
mj-die-spent = { $seat } spends the { $die }, which enters the cart{ $pushed ->
        [none] {""}
       *[other] ; the { $pushed } falls out and waits on the slate
    }.
mj-die-given = { $seat } gives the { $die } to the cart.
mj-die-taken = { $seat } takes the { $die } from the cart and stores it { slot.at }.
mj-vase-taken-back = { $seat } takes back the vase of the { $space ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $space }th
    } space of the display case{ $museum ->
        [0] {""}
       *[other] {" "}of the second museum
    }.
mj-die-moved = { $seat } moves the { $die } from { $start } to { $to } by field work.
mj-dice-exchanged = { $seat } exchanges two dice between the museums: the { $blue } is now { $blue_slot }, the { $red } { $red_slot }.
mj-die-removed = { $seat } removes the { $die } on { $space }, which goes to space { $number } of the round track.
mj-die-recycled = { $seat } puts the { $die } back on { $space }{ $tier ->
        [1] , inside the ropes
        [2] , on one of their own Dig tokens
       *[other] {""}
    }.
mj-objective-reached = { $seat } reaches the objective “{ $goal }”.
mj-main-action-skipped = { $seat } cannot capture anything and skips the main action.
mj-game-ended = { $why ->
        [rounds] The last round is over. { $count ->
            [one] { $winners } wins the game.
           *[other] { $winners } share the victory.
        }
        [round_track] The round track is full. { $count ->
            [0] The mission has failed.
           *[other] The mission is accomplished.
        }
       *[idle] Three turns in a row without a capture stop the mission. { $count ->
            [0] The mission has failed.
           *[other] The mission is accomplished.
        }
    }

# A bonus by its rule, in the sentences that say it is lost or declined.
bonus = { $rule ->
        [MJ-DIG-2] the dig bonus
        [MJ-DIG-3] the dig bonus
        [MJ-TRK-7Y] the swap with the cart
        [MJ-TRK-7R] the cheap exhibition
        [MJ-TRK-8B] the reward for neighbouring fragments
        [MJ-TRK-8R] the taking back of a vase
       *[other] the track bonus
    }

## The score sheet: where points come from

source-exhibit = Exhibited vases
source-case = Display-case spaces
source-fragment = Restored fragments
source-adjacency = Adjacency bonus
source-track = Points of the excavation tracks
source-blue_8 = Neighbouring fragments (blue 8)
source-yellow_8 = Tokens placed (yellow 8)
source-red_8 = Vases taken back (red 8)
source-overflow = Dice that went past 6
source-vase_majority = Vase majority
source-fragment_majority = Fragment majority
source-red_end = End of the red track
source-blue_end = End of the blue track
source-yellow_end = End of the yellow track
source-mission = Mission deductions

## Objectives of a mission

goal-fragment = Restore { $ref }
    .missing = { $ref } is missing
    .short = { $ref }
goal-all-fragments = Restore the whole ceramic
    .missing = { $missing ->
            [one] one fragment short
           *[other] { $missing } fragments short
        }
    .short = Whole ceramic
goal-track-end = Bring a disc to the end of { $ref }
    .missing = { $missing ->
            [one] one step short on { $ref }
           *[other] { $missing } steps short on { $ref }
        }
    .short = { $ref }
goal-case = Exhibit a vase on the { $number ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $number }th
    } space of the display case
    .missing = { $missing ->
            [one] one vase short in the display case
           *[other] { $missing } vases short in the display case
        }
    .short = Display case
goal-space = Bring a die onto { $ref }
    .missing = no die on { $ref }
    .short = A die on { $ref }
    .several = Bring a die onto { $refs }
goal-all-tokens = Place the { $number } Dig tokens
    .missing = { $missing ->
            [one] one Dig token short
           *[other] { $missing } Dig tokens short
        }
    .short = { $number } Dig tokens
goal-score = Finish with at least { $number } VP
    .missing = { $missing ->
            [one] 1 point short
           *[other] { $missing } points short
        }
    .short = { $number } points
