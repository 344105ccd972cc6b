### Marajoara: the component data, what may be wrong with them, and what may be wrong with a position.
### $path tells where: the path of a datum, a seat, a space or a die.

## What the data are about

datum-box-players = Number of players
    .said = { $min } to { $max }
datum-box-rounds = Number of rounds
datum-box-dice = Dice of each colour
datum-box-start_face = Face of the dice at setup
datum-box-top_face = Highest face of a die
datum-box-colours = Colours of the players
datum-box-tokens_on_museum = Dig tokens on each museum board
datum-box-tokens_in_supply = Dig tokens in each supply
datum-box-vases = Vases per player
datum-box-discs = Discs per player
datum-box-cart_slots = Slots of the cart
datum-box-score_lap = Points of a lap of the score track
datum-box-costs = Prices of the free actions
    .said = restoration { $fund_restoration } · field work { $field_work } · exchange between museums { $museum_exchange }
datum-box-dig_bonus = Dig bonus, for oneself and for another player
    .said = oneself +{ $own } · another player +{ $rival }
datum-box-majorities = VP of the majorities, rank by rank
datum-grid-layout = Plan of the dig grid
datum-grid-legend = Legend of the plan
datum-grid-zones = Spaces inside the ropes
datum-museum-row_length = Storage slots per colour
datum-museum-points_per_pip = VP per pip of an exhibited red die
datum-museum-case = Display-case space { $number }
    .said = { $points } VP{ $token ->
            [yes] , Dig token
           *[no] {""}
        }
datum-museum-fragments = Ceramic fragment { $number }
    .said = { $ref }: { $points } VP, { $dice_max ->
            [1] 1 die
            [2] { $dice_min ->
                [1] 1 or 2 dice
               *[other] 2 dice
            }
           *[other] { $dice_min } to { $dice_max } dice
        }, total { $exact ->
            [yes] exactly { $target }
           *[no] { $target } or more
        }{ $distinct ->
            [yes] , different dice
           *[no] {""}
        }{ $token ->
            [yes] , Dig token
           *[no] {""}
        }
datum-museum-adjacency = Fragments that touch
datum-museum-points_per_neighbour = VP per neighbouring fragment already in place
datum-museum-shape = Place of the fragments in the workshop
datum-solo-missions-objectives = Mission { $group }, objective { $number }
    .said = { $kind_id ->
            [fragment] restore fragment { $ref }
            [all_fragments] restore the whole ceramic
            [track_end] a disc at the end of the { $ref_id ->
                [blue] blue
                [yellow] yellow
               *[red] red
            } track
            [case] a vase on display-case space { $number }
            [space] a die on { $ref }
            [all_tokens] the { $number } Dig tokens placed
           *[score] { $number } VP or more
        }
datum-solo-missions-round_track_penalty = Mission { $number }, loss for the dice of the round track
    .said = { $times ->
            [1] their sum
           *[other] { $times } times their sum
        }{ $except_colours_count ->
            [0] {""}
           *[other] , except: { $except_colours }
        }
datum-solo-missions-start_token = Mission { $number }, space of the starting Dig token
datum-solo-missions-empty_place_penalty = Mission { $number }, loss per empty place of the museums
datum-solo-missions-museums = Mission { $number }, number of museums
datum-solo-missions-overflow_penalty = Mission { $number }, VP lost per overflowing die
datum-solo-harder_by = VP more in the harder challenge
datum-solo-idle_turns_to_stop = Turns without capture that stop a mission
datum-tracks-blue = Space { $index } of the blue track
    .said = { track-datum }
datum-tracks-yellow = Space { $index } of the yellow track
    .said = { track-datum }
datum-tracks-red = Space { $index } of the red track
    .said = { track-datum }

# What a track space gives, for those who read the data. $second: what the second to arrive at the end gets.
track-datum = { $kind_id ->
        [start] start
        [boost] +{ $amount } on dice of the colour
        [token] a Dig token to place
        [points] { $amount } VP
        [double_blue] blue dice count double this turn
        [swap] swap of { $amount } dice with the cart
        [cheap_exhibit] a vase on display for { $amount } credit
        [points_for_neighbours] { $amount } VP per neighbour of a fragment that you point out
        [points_for_tokens] { $amount } VP per Dig token placed
        [remove_vase] last vase taken back for { $amount } times the VP of its space
        [end_per_fragment] at the end, per fragment: { $amount } VP, then { $second }
        [end_per_vase] at the end, per vase: { $amount } VP, then { $second }
       *[end_points] at the end: { $amount } VP, then { $second }
    }

## The words of the data

datum-word-yellow = yellow
datum-word-red = red
datum-word-blue = blue
datum-word-grey = grey
datum-word-turquoise = turquoise
datum-word-purple = purple
datum-word-black = black
datum-word-orange = orange
datum-word-roped = inside the ropes
datum-word-shaded = shaded
datum-word-magnifier = magnifier
datum-word-boost = boost
datum-word-F3 = ≥3
datum-word-F4 = ≥4
datum-word-F5 = ≥5
datum-word-F6P = ≥6 (two dice)
datum-word-F6 = =6
datum-word-F9 = ≥9

## Why a datum is reconstructed

note-layout = No public source shows the grid. This one keeps all that the rulebook says of it: 52 spaces filled at setup, four magnifier spaces outside the ropes, room for 28 Dig tokens. It is symmetric, so that no magnifier space is worth less than another.
note-legend = The rulebook names these sorts of spaces without saying where they are, and tells shaded spaces from roped zones: so we have roped spaces with and without shade.
note-zones = A public source puts the roped zones in the four corners; their size is our choice.
note-case = The rulebook gives 2 VP for the 2nd space of the display case and 4 VP for the 4th. We go on the same way: n VP for space n.
note-adjacency = The rulebook does not show which fragments touch. This drawing gives fragment ≥9 two neighbours, as in its example, and 9 VP of adjacency for a whole ceramic.
note-shape = The shape of the jar is ours: three bands of two fragments, which touch as the list of neighbouring fragments says.
note-stars = The picture of mission 4 is missing. An objective vase waits on each starred space, which must therefore be empty at setup: we take the three magnifier spaces that are left.
note-start-token = The picture of mission 4 is missing. The starting Dig token takes one magnifier space, and the stars the other three.
note-idle = The rulebook does not say what happens when a mission gets stuck. After three turns in a row without a capture, we go to the final scoring.

## What is wrong with an edition

edition-faces = { edition-faces.alone } ({ $path })
    .alone = Dice have { $faces } faces; they start at 1 at least and end at { $top } at most.
edition-unknown-letters = { edition-unknown-letters.alone } ({ $path })
    .alone = The legend does not explain these letters: { $letters }.
edition-uneven-lines = { edition-uneven-lines.alone } ({ $path })
    .alone = The rows of the grid are not all of the same length.
edition-dice-places = { edition-dice-places.alone } ({ $path })
    .alone = { $places ->
        [one] { $places } space gets a die
       *[other] { $places } spaces get a die
    } at setup, and the box holds { $dice } dice.
edition-few-magnifiers = { edition-few-magnifiers.alone } ({ $path })
    .alone = { $magnifiers ->
        [0] There is no magnifier space, and it takes { $players }
        [one] There is only { $magnifiers } magnifier space, and it takes { $players }
       *[other] There are only { $magnifiers } magnifier spaces, and it takes { $players }
    }, one per player.
edition-closed-magnifier = { edition-closed-magnifier.alone } ({ $path })
    .alone = Magnifier space { $space } is inside the ropes or gives a bonus, and so cannot carry a Dig token.
edition-few-token-spaces = { edition-few-token-spaces.alone } ({ $path })
    .alone = { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } can carry a Dig token, and there are { $tokens } tokens.
edition-zones-differ = { edition-zones-differ.alone } ({ $path })
    .alone = The zones and the plan disagree about these spaces: { $spaces }.
edition-bad-edge = { edition-bad-edge.alone } ({ $path })
    .alone = “{ $edge }” does not join two different fragments.
edition-track-length = { edition-track-length.alone } ({ $path })
    .alone = An excavation track has a start and { $spaces } spaces.
edition-row-length = { edition-row-length.alone } ({ $path })
    .alone = There must be { $slots } storage slots of each colour; their names stand in saved games.

edition-same-fragment = { edition-same-fragment.alone } ({ $path })
    .alone = Two fragments bear the same name.

edition-museums = { edition-museums.alone } ({ $path })
    .alone = A mission is played with one museum or with two.
edition-unknown-objective = { edition-unknown-objective.alone } ({ $path })
    .alone = The objective “{ $ref }” means nothing.

edition-mission-count = { edition-mission-count.alone } ({ $path })
    .alone = There must be { $missions } missions.

edition-icons = { edition-icons.alone } ({ $path })
    .alone = The museum carries { $icons ->
        [one] { $icons } Dig icon
       *[other] { $icons } Dig icons
    } for { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }.
edition-case-length = { edition-case-length.alone } ({ $path })
    .alone = The display case must have one space per vase, which makes { $vases }.
edition-star-not-empty = { edition-star-not-empty.alone } ({ $path })
    .alone = Space { $space } must exist and stay without a die at setup.

## What is wrong with a position

position-census = { $path }: this piece is counted { $counted ->
        [one] { $counted } time
       *[other] { $counted } times
    }, and the box has { $should }.
position-doubled-die = { $path }: this die is in two places at once.
position-impossible-die = { $path }: no die of this colour can show face { $face }.
position-size = { $path }: there { $size ->
        [one] is { $size } element
       *[other] are { $size } elements
    } instead of { $should }.
position-no-seat = { $path }: there is no seat { $number }.
position-round = { $path }: there is no round { $round }.
position-slate = { $path }: the slate should be empty at this moment.
position-token = { $path }: no Dig token of this colour ({ $token }) can be there.
position-museums = { $path }: { $should ->
        [one] it takes { $should } museum, of the player’s colour.
       *[other] it takes { $should } museums, of the player’s colour and the next one.
    }
position-discs = { $path }: it takes one disc per excavation track, between the start and space { $last }.
position-store = { $path }: this storage area has { $most } slots, for dice of its own colour only.
position-vases = { $path }: the display case cannot hold { $vases ->
        [one] { $vases } vase
       *[other] { $vases } vases
    }.
position-fragments = { $path }: the workshop holds the same fragment twice, or an unknown one.
position-track-end = { $path }: the discs at the end of this track do not agree with their order of arrival.

position-bad-space = “{ $text }” should be a space of the grid and then a die, such as “f4 R2”.
position-two-dice = Space { $space } carries two dice.
position-bad-token = No Dig token can be placed on “{ $space }” for { $seat }: the space or the seat does not exist.
position-bad-disc = A disc stands between the start (0) and space { $last }.
position-grey-in-store = A grey die is never stored in a museum: it serves an excavation at once.

position-full-store = { $colour ->
        [blue] There are more than { $most } blue dice in store.
        [red] There are more than { $most } red dice in store.
        [yellow] There are more than { $most } yellow dice in store.
       *[grey] A grey die is never stored.
    }
position-bad-museum = This museum is impossible: { $vases ->
        [one] { $vases } vase
       *[other] { $vases } vases
    }{ $fragments ->
        [none] {""}
       *[other] , unknown fragments: { $fragments }
    }.
position-full-cart = The cart holds no more than { $most } dice.
position-bad-die = “{ $text }” should be a die: a letter (Y yellow, R red, B blue, G grey) and its face, such as “R2”.
position-no-die-left = { $colour ->
        [yellow] The box does not hold that many yellow dice.
        [red] The box does not hold that many red dice.
        [blue] The box does not hold that many blue dice.
       *[grey] The box does not hold that many grey dice.
    }
