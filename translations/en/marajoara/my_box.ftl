### Marajoara: the words of the tables and forms of “My box”, what to check first, what is wrong.

## Tables

mj-sheet-museum-case = Display case
    .row = Space
    .value = Reward
mj-sheet-museum-fragments = Ceramic fragments
    .row = Fragment
    .value = Requirement and VP
mj-sheet-solo-missions = Solo missions
    .row = Mission
mj-sheet-solo-missions-objectives = Objectives of the missions
    .row = Objective
    .value = Demand
mj-sheet-tracks = Spaces of the excavation tracks
    .row = Space
    .value = Bonus

## Columns, and the parts of a datum

mj-column-empty_place_penalty = Loss for each empty place
mj-column-museums = Museums
mj-column-start_token = Starting token
mj-column-round_track_penalty = Loss for the round track
mj-column-overflow_penalty = Loss for each overflow
mj-column-token = Dig token
mj-column-dice_min = Dice at least
mj-column-dice_max = Dice at most
mj-column-exact = Exactly
mj-column-target = To be reached
mj-column-distinct = Different dice
mj-column-amount = How much
mj-column-second = For the second disc
mj-column-times = Times
mj-column-except_colours = Except dice
mj-column-roped = Between the ropes
mj-column-shaded = Shaded
mj-column-magnifier = Magnifier
mj-column-boost = Raise
mj-column-fund_restoration = Fund restoration
mj-column-field_work = Fund field work
mj-column-museum_exchange = Exchange between museums
mj-column-own = For oneself
mj-column-rival = For another player
mj-column-solo-kind = Objective
mj-column-solo-ref = Which
mj-column-tracks-kind = Bonus

## Choices

mj-choice-start = start
mj-choice-boost = raise of dice
mj-choice-token = Dig token
mj-choice-points = VP
mj-choice-double_blue = doubled blue dice
mj-choice-swap = swap with the cart
mj-choice-cheap_exhibit = cheap exhibition
mj-choice-points_for_neighbours = VP for each neighbouring fragment
mj-choice-points_for_tokens = VP for each Dig token placed
mj-choice-remove_vase = a vase taken back
mj-choice-end_per_fragment = at the end, VP for each fragment
mj-choice-end_points = at the end, VP
mj-choice-end_per_vase = at the end, VP for each vase
mj-choice-fragment = restore this fragment
mj-choice-all_fragments = restore all fragments
mj-choice-track_end = bring a disc to the end of this track
mj-choice-case = exhibit so many vases
mj-choice-space = bring a die onto this space
mj-choice-all_tokens = place so many Dig tokens
mj-choice-score = finish with so many VP

## What to check first

mj-first-layout = plan of the grid and its legend
mj-first-adjacency = fragments that touch
mj-first-case = VP of the display case
mj-first-stars = starred spaces of mission 4
mj-first-shape = places of fragments in the workshop
mj-first-idle = turns without capture that stop a mission

## What is wrong, and what is odd

mj-box-no-capture = No die could be captured in the first turn: an empty space is needed two steps from a die, with another one between.
mj-box-fragment = Neither one die nor two nor three fulfil this: the fragment could never be restored.
mj-box-no-place = These fragments have no place in the workshop: { $fragments }.
mj-box-one-place = These fragments have the same place in the workshop: { $fragments }.
mj-box-objective = { $number } can never be reached: it has to be a number from 1 to { $most }.
mj-box-other-spaces = { $mark ->
        [magnifier] Magnifier spaces
        [shaded] Shaded spaces
        [roped] Roped spaces
       *[boost] +1 and +2 spaces
    }: { $counted }, against { $published } in the base edition.
mj-box-alone = These fragments touch no other one: { $fragments }.
mj-box-edge-twice = These fragments are said twice to touch: { $fragments }.
mj-box-far-apart = Said to touch, these fragments do not lie side by side in the workshop: { $fragments }.
mj-box-track-space = { $should ->
        [start] A track begins with its start.
        [end] The last space of a track pays only at the end of the game.
       *[between] The start and what pays at the end are the two ends of a track.
    }
mj-box-token-space = Space { $space } takes no Dig token.
