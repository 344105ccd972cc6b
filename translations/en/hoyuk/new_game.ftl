### Höyük: what the new-game page says, the ways to play and what can be chosen.

edition-line = The rulebook, completed from public sources and, for the tiles and some cards, by our reconstruction
new-table-note = Cards, tiles and first player, drawn by the seed.
new-table-rule = HK-SET-7
new-order-rule = HK-TURN-2

mode-hoyuk-competitive = Ordinary game
mode-hoyuk-neighbours = Unofficial solo: The Neighbours
player-voisins = Neighbour
player-voisins-help = An automated clan of the unofficial solo challenge: it plays by its own rules, alone against one person.

## What can be chosen

option-mode = Game
    .knob = Game
    .help = Classic to discover the game; intermediate, with two more aspects; expert, with cattle, villagers, the shaman and clan powers.
value-mode-classic = classic
value-mode-intermediate = intermediate
value-mode-expert = expert

option-house_target = Houses per player
    .help = The game ends when a player has placed all of theirs. The rulebook suggests 20 or 15 houses for a shorter game, and 20 with five players.
value-house_target-25 = 25
value-house_target-20 = 20
value-house_target-15 = 15

option-diagonal = Corner contacts
    .help = A new house never touches a house of another block by a corner alone. The other reading sees nothing but alignment on the grid here (ruling A1).
value-diagonal-strict = forbidden
value-diagonal-lenient = allowed

option-edge_free = The edge is a free side
    .help = Towards the edge of the board a pen keeps an exit and a house a free side (ruling A2).
option-half_min_one = A single piece is lost
    .help = Half of a single piece, houses apart, is that piece. Without this option it is spared; a single house always falls (ruling A7).
option-most_requires_one = “Most” needs at least one
    .help = A catastrophe aimed at most shrines, ovens, pens or storeys strikes nobody if there are none anywhere (ruling A8).

option-empty_pile = An empty pile
    .help = It may take cards and serve again, or stay closed to the end (ruling A9).
value-empty_pile-refillable = can be refilled
value-empty_pile-closed = stays closed

option-optional_elements = Optional elements
    .help = Everybody may decline to build an element of their tile. Normally what can be built must be built (ruling A13).

option-inspect_rotation = Blocks to choose from
    .help = In phase 3 players choose in turn among contested blocks only, or among all inhabited blocks (ruling A17).
value-inspect_rotation-contested = contested ones
value-inspect_rotation-all = all

option-family_limit = Limit of cards
    .help = The number of families that limits your cards is fixed when your window begins, or counted anew at each card (ruling A19).
value-family_limit-window_start = fixed at the start
value-family_limit-live = counted at each card

option-aspect_deal = Aspect cards
    .help = Each set of cards feeds its own bases, or all cards of the game are mixed (ruling A41).
value-aspect_deal-by_set = by sets
value-aspect_deal-all_shuffled = all mixed

option-own_tie = Two equal families of one clan
    .help = If the two largest families of a block belong to the same player, they score for one of them. To the letter of the rulebook a tie brings nobody anything (ruling A27).
option-hide_hands = Hidden hands
    .help = Cards in hand are not shown. Normally they are known, since they come from visible piles (ruling A18).
option-reveal_next_catastrophe = Catastrophe announced
    .help = The coming catastrophe is shown to everybody at the start of the turn. This is a house rule of a public source, not in the rulebook.

option-level = Level of the Neighbours
    .help = For the unofficial solo challenge: what the Neighbours want, and what they do with their cards.
value-level-0 = easy
value-level-1 = normal
value-level-2 = hard
value-level-3 = expert
value-level-4 = master
level-voisins-easy = They build only the houses of their first tile, want one family fewer and do not build with their cards.
    .lines =
        Of their first tile they build only the houses.
        They want one family fewer.
        They do not build with cards.
    .won = best lead: { $result } VP
level-voisins-normal = Their ordinary rules: a match for the opponent Regular.
    .lines =
        Their ordinary rules, no favour, no handicap.
    .won = best lead: { $result } VP
level-voisins-hard = They want one family more, build with their jokers too and win ties with you.
    .lines =
        They want one family more.
        Their jokers build too.
        They win ties with you.
    .won = best lead: { $result } VP
level-voisins-expert = Like hard, and they choose between two tiles and spend one card more than they have families.
    .lines =
        As hard.
        They choose between two tiles.
        One card more to spend.
    .won = best lead: { $result } VP
level-voisins-master = Like expert, but they spend three cards more than they have families and begin with five points.
    .lines =
        As expert.
        Three cards more to spend.
        Five points at the start.
    .won = best lead: { $result } VP

solo-voisins = Alone against the Neighbours
    .below = against the Neighbours, a Vestiges challenge
    .intro = Automatic clans build beside you by rules of their own, always explained. You win with at least one point more than the best of them; a wide lead is worth silver or gold.
    .from = Vestiges, unofficial
    .rule = HK-SOLO-14
    .against = You against the Neighbours
    .start = alone against the Neighbours, level { $level }
    .explain = Explain the Neighbours
    .many = Neighbours
    .measured = Figures: games won by our opponents in your place, against two Neighbours.
