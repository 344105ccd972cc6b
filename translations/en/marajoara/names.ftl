### Marajoara: the names of things, as they enter a sentence.
### Value: the bare name. .the: “the …” · .at: where · .from: from where · .of: “of …”.
### Variables: $colour colour of a die · $face · $owner colour of a player ($seat, elsewhere, is somebody’s name) ·
### $space space of the grid (c4) · $n rank or number · $slot storage slot (B1 to Y3; B1-2 to Y3-2 in the second
### museum of mission 6; captured: beside the board) · $fragment (F3 to F9, F3-2 to F9-2) · $track · $count.

game-marajoara = Marajoara

## Dice

die-kind = { $colour ->
        [yellow] yellow die
        [red] red die
        [blue] blue die
       *[grey] grey die
    }
    .plural = { $colour ->
        [yellow] yellow dice
        [red] red dice
        [blue] blue dice
       *[grey] grey dice
    }
    .count = { $count ->
        [one] { $count } { die-kind }
       *[other] { $count } { die-kind.plural }
    }
    .role = { $colour ->
        [yellow] money
        [red] vase to exhibit
        [blue] restoration
       *[grey] excavation
    }
    .letter = { $colour ->
        [yellow] Y
        [red] R
        [blue] B
       *[grey] G
    }

die = { $colour ->
        [yellow] yellow { $face }
        [red] red { $face }
        [blue] blue { $face }
       *[grey] grey { $face }
    }
    .the = the { die }

die-on-grid = { die } { grid-space.at }
    .the = the { die-on-grid }

die-in-storage = { die } { slot.at }
    .the = the { die-in-storage }

die-in-cart = { die } { cart-slot.at }
    .the = the { die-in-cart }

die-in-row = { die } ({ $n ->
        [1] 1st in the row
        [2] 2nd in the row
        [3] 3rd in the row
       *[other] { $n }th in the row
    })
    .the = the { die-in-row }

die-captured = captured { die }
    .the = the { die-captured }

## Spaces of the grid

grid-space = { $space }
    .the = space { $space }
    .at = on { $space }

space-kind = { $kind ->
        [roped] roped space
        [shaded] shaded space
        [magnifier] magnifier space
        [plus1] +1 space
        [plus2] +2 space
       *[plain] plain space
    }

zone = { $zone ->
        [NW] roped zone, top left
        [NE] roped zone, top right
        [SW] roped zone, bottom left
       *[SE] roped zone, bottom right
    }

## Tracks

track = { $track ->
        [blue] blue track
        [yellow] yellow track
       *[red] red track
    }
    .the = the { track }
    .at = on the { track }
    .of = of the { track }

track-space = { $n ->
        [0] start { track.of }
       *[other] space { $n } { track.of }
    }
    .the = { $n ->
        [0] the start { track.of }
       *[other] space { $n } { track.of }
    }
    .at = { $n ->
        [0] at the start { track.of }
       *[other] on space { $n } { track.of }
    }

# What a space of a track gives. $bonus: the sort of space · $amount: how much.
track-bonus = { $bonus ->
        [start] nothing
        [boost] { $track ->
            [blue] +{ $amount } on your blue dice
            [yellow] +{ $amount } on your yellow dice
           *[red] +{ $amount } on your red dice
        }
        [token] a Dig token to place
        [points] { $amount } VP
        [double_blue] blue dice count double this turn
        [swap] { $amount ->
            [one] swap of a die with the cart
           *[other] swap of { $amount } dice with the cart
        }
        [cheap_exhibit] { $amount ->
            [one] a vase exhibited for { $amount } credit
           *[other] a vase exhibited for { $amount } credits
        }
        [points_for_neighbours] { $amount } VP per neighbour of the fragment you point out
        [points_for_tokens] { $amount } VP per Dig token placed
        [remove_vase] your last vase taken back for { $amount } times the VP of its space
        [end_per_fragment] { $amount } VP per fragment in the final scoring
        [end_per_vase] { $amount } VP per vase in the final scoring
       *[end_points] { $amount } VP in the final scoring
    }

track-end-slot = slot { $n }° { track.of }
    .the = { track-end-slot }
    .at = on { track-end-slot }

round-track = round track
    .the = the round track
    .at = on the round track

round-track-space = space { $n } of the round track
    .the = { round-track-space }
    .at = on { round-track-space }

score-track = score track
    .the = the score track
    .at = on the score track

score-track-space = space { $n } of the score track
    .the = { score-track-space }
    .at = on { score-track-space }

lap-marker = +{ $count } marker
    .the = the { lap-marker }

## Museum

slot = { $slot ->
        [B1] 1st blue slot
        [B2] 2nd blue slot
        [B3] 3rd blue slot
        [R1] 1st red slot
        [R2] 2nd red slot
        [R3] 3rd red slot
        [Y1] 1st yellow slot
        [Y2] 2nd yellow slot
        [Y3] 3rd yellow slot
        [B1-2] 1st blue slot of the second museum
        [B2-2] 2nd blue slot of the second museum
        [B3-2] 3rd blue slot of the second museum
        [R1-2] 1st red slot of the second museum
        [R2-2] 2nd red slot of the second museum
        [R3-2] 3rd red slot of the second museum
        [Y1-2] 1st yellow slot of the second museum
        [Y2-2] 2nd yellow slot of the second museum
        [Y3-2] 3rd yellow slot of the second museum
        [captured] place beside the museum board
       *[other] space { $slot }
    }
    .the = { $slot ->
        [captured] the place beside the museum board
       *[other] the { slot }
    }
    .at = { $slot ->
        [captured] beside the museum board
       *[other] in the { slot }
    }
    .from = { $slot ->
        [captured] from beside the museum board
       *[other] from the { slot }
    }

storage-area = { $colour ->
        [blue] blue storage area
        [red] red storage area
       *[yellow] yellow storage area
    }
    .the = the { storage-area }
    .at = in the { storage-area }

fragment = { $fragment ->
        [F3] fragment ≥3
        [F4] fragment ≥4
        [F5] fragment ≥5
        [F6P] fragment ≥6 (two dice)
        [F6] fragment =6
        [F9] fragment ≥9
        [F3-2] fragment ≥3 of the second museum
        [F4-2] fragment ≥4 of the second museum
        [F5-2] fragment ≥5 of the second museum
        [F6P-2] fragment ≥6 (two dice) of the second museum
        [F6-2] fragment =6 of the second museum
        [F9-2] fragment ≥9 of the second museum
       *[other] fragment { $fragment }
    }
    .the = { fragment }
    .of = of { fragment }
    .requirement = { $fragment ->
        [F3] a single blue die, of value 3 or more
        [F4] any number of blue dice, for a total of 4 or more
        [F5] any number of blue dice, for a total of 5 or more
        [F6P] exactly two blue dice, for a total of 6 or more
        [F6] a single blue die, of value 6
        [F9] two or three blue dice of different values, for a total of 9 or more
        [F3-2] a single blue die, of value 3 or more
        [F4-2] any number of blue dice, for a total of 4 or more
        [F5-2] any number of blue dice, for a total of 5 or more
        [F6P-2] exactly two blue dice, for a total of 6 or more
        [F6-2] a single blue die, of value 6
        [F9-2] two or three blue dice of different values, for a total of 9 or more
       *[other] blue dice
    }

display-case-space = { $n ->
        [1] 1st space of the display case
        [2] 2nd space of the display case
        [3] 3rd space of the display case
       *[other] { $n }th space of the display case
    }
    .the = the { display-case-space }
    .at = on the { display-case-space }
    .from = from the { display-case-space }

museum-token = { $place ->
        [case] Dig token of the first vase
        [F4] Dig token of fragment ≥4
       *[yellow] Dig token of the third yellow die
    }
    .the = the { museum-token }

cart-slot = { $n ->
        [1] 1st cart slot
        [2] 2nd cart slot
        [3] 3rd cart slot
       *[other] { $n }th cart slot
    }
    .the = the { cart-slot }
    .at = in the { cart-slot }
    .from = from the { cart-slot }
    .position = { $n ->
        [1] at the very top
        [2] 2nd from the top
        [3] 3rd from the top
        [5] at the very bottom
       *[other] { $n }th from the top
    }

## Places

place-main-board = main board
    .the = the main board
    .at = on the main board
    .from = from the main board

place-grid = dig grid
    .the = the dig grid
    .at = on the dig grid
    .from = from the dig grid

place-workshop = workshop
    .the = the workshop
    .at = in the workshop
    .from = from the workshop

place-display-case = display case
    .the = the display case
    .at = in the display case
    .from = from the display case

place-slate = slate
    .the = the slate
    .at = on the slate
    .from = from the slate

place-cart = cart
    .the = the cart
    .at = in the cart
    .from = from the cart

place-supply = supply
    .the = the supply
    .at = in the supply
    .from = from the supply

## Players and their pieces

seat = { $owner ->
        [turquoise] Turquoise
        [purple] Purple
        [black] Black
       *[orange] Orange
    }
    .of = { $owner ->
        [turquoise] of Turquoise
        [purple] of Purple
        [black] of Black
       *[orange] of Orange
    }
    .to = to { seat }
    .adjective = { $owner ->
        [turquoise] turquoise
        [purple] purple
        [black] black
       *[orange] orange
    }
    .adjective-feminine = { $owner ->
        [turquoise] turquoise
        [purple] purple
        [black] black
       *[orange] orange
    }
    .letter = { $owner ->
        [turquoise] t
        [purple] p
        [black] b
       *[orange] o
    }

museum = { seat.adjective } museum
    .the = the { museum }
    .at = in the { museum }
    .from = from the { museum }
    .of = of the { museum }

# One of the two museums of mission 6.
own-museum = { $nth ->
        [0] first museum
       *[1] second museum
    }
    .at = in the { own-museum }
    .from = from the { own-museum }

dig-token = { seat.adjective } Dig token
    .the = the { dig-token }

vase = { seat.adjective } vase
    .the = the { vase }

disc = { seat.adjective } disc
    .the = the { disc }
    .on-track = { seat.adjective } disc { track.of }
    .on-track-the = the { disc.on-track }

## Amounts

amount-vp = { $count } VP
amount-credits = { $count ->
        [one] { $count } credit
       *[other] { $count } credits
    }

round-number = round { $n }
    .out-of = round { $n } of { $count }

## Solo missions ($target: the score to reach, 10 VP more in the harder challenge)

mission-number = Mission { $mission }

mission-1 = A Thriving Museum
    .description = Fragment ≥9 restored, a disc at the end of the yellow track, a vase on the 4th space of the display case, and at least { $target } VP.
mission-2 = The Whole Jar
    .description = All six fragments restored, a disc at the end of the blue track, another at the end of the yellow track, and at least { $target } VP.
mission-3 = The Full Display Case
    .description = A disc at the end of the yellow track, another at the end of the red track, a vase on the 5th space of the display case, and at least { $target } VP after the sum of the dice on the round track is taken off.
mission-4 = Three Marks on the Map
    .description = A die brought onto each of the three starred spaces, a vase on the 2nd space of the display case, and at least { $target } VP. The place of the starting Dig token is given.
mission-5 = All That Is Not Gold
    .description = A vase on the 3rd space of the display case, and at least { $target } VP after twice the sum of the non-yellow dice on the round track is taken off.
mission-6 = Two Museums, One Purse
    .description = Two museums to run with a single yellow area, and at least { $target } VP after a loss of 3 VP for each display-case space left empty and each fragment left unrestored.
mission-7 = Unstable Ground
    .description = Dice rolled at setup, which go back to 1 and cost 4 VP when they pass 6; at least { $target } VP after the sum of the dice on the round track is taken off.
mission-8 = Seven Digs
    .description = Your seven Dig tokens placed on the grid, and at least { $target } VP after the sum of the dice on the round track is taken off.

## Modes

mode-marajoara-competitive = Ordinary game
mode-marajoara-mission-1 = Mission 1: { mission-1 }
mode-marajoara-mission-2 = Mission 2: { mission-2 }
mode-marajoara-mission-3 = Mission 3: { mission-3 }
mode-marajoara-mission-4 = Mission 4: { mission-4 }
mode-marajoara-mission-5 = Mission 5: { mission-5 }
mode-marajoara-mission-6 = Mission 6: { mission-6 }
mode-marajoara-mission-7 = Mission 7: { mission-7 }
mode-marajoara-mission-8 = Mission 8: { mission-8 }

## Options

option-ortho_only = Orthogonal captures only
    .help = Jumps and field work use four directions instead of eight. The rulebook does not settle it (ruling A1).
option-cart_gravity = Gravity cart
    .help = Dice slide to the bottom of the cart and come out in the order they went in, instead of filling the slots from the top (ruling A5).
option-finish_last_turn = Finish the last turn of a mission
    .help = After the 14th die, the free actions of this turn are still played, instead of the mission stopping at once (ruling A21).
option-hard = Harder challenge
    .help = The score objective of the mission goes up by 10 VP.
    .knob = Difficulty
    .off = Usual
    .on = Harder
option-mission = Mission
    .below = eight missions of the rulebook
    .number = Mission { $number }
    .result = { $count } VP
    .all = Missions
    .none = Choose your mission
    .choose = Choose a mission
    .count = { $won ->
            [0] none of { $all } won
           *[other] { $won } of { $all } won
        }
    .help = The mission to play alone, from 1 to 8. Each has its objectives; meet them all to win.
option-first = Who begins
    .help = The seat of the first player, counted from 1; 0 to draw lots.
