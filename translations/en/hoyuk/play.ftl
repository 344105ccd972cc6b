### Höyük: what the table says during play. What is asked, the possible moves, what has just happened.
### $seat, $to, $victim, $winner and $winners are names of people; $elements, $cards, $points, $blocks, $counts and $tiles come in
### words already; $cell, $house and $block are cells (E5); other things are named by names.ftl.

## What is asked; .title: the name of the step

hk-ask-window = { $count ->
        [one] You may still spend one aspect card before phase { $phase }: for points or for an element. Or pass.
       *[other] You may still spend { $count } aspect cards before phase { $phase }: for points or for elements. Or pass.
    }
    .title = Cards, phase { $phase }
hk-ask-build = { $source ->
        [card] Build the element of your card: { $elements }.
        [power] Place what your power gives you: { $elements }.
       *[tile] Build what is left of your tile, in any order: { $elements }.
    }
    .title = Construction
hk-ask-lose = Choose what you lose in block { $block }: { $elements }.
    .title = Losses
hk-ask-inspect = Choose the next block to inspect: { $count } are left.
    .title = Inspection
hk-ask-return = { $count ->
        [one] Put your used card under a pile.
       *[other] Put your { $count } used cards, all together, under a pile.
    }
    .title = Used cards
hk-ask-marker = Give the first player marker to somebody else, who begins the next turn.
    .title = First player marker
hk-ask-power = Twelve points at once: use the power of the { clan } ({ clan.power }), or leave it.
    .title = Clan power
hk-ask-replace = Choose the rival house, next to one of yours, that you replace.
    .title = Replacement
hk-ask-steal = { $victim ->
        [none] Steal an element from the rival of your choice; the second one comes from the same.
       *[other] Steal another element, again from { $victim }{ $cell ->
            [none] {""}
           *[other] ; the cattle of the pen stolen on { $cell } is one
        }.
    }
    .title = Theft
hk-ask-shaman-house = Build a house by the usual rules: the shaman moves in.
    .title = The shaman’s house
hk-ask-neighbour = Let the neighbour make its next decision.
    .title = A neighbour

## The moves

hk-build-house = { $how ->
        [storey] Add a storey on { $cell }
        [clears] Add a storey on { $cell }, clearing the roof
        [extends] Build on { $cell }, next to your family
        [extends-ruin] Build on the ruin { $cell }, next to your family
        [joins] Build on { $cell }, against a rival house
        [joins-ruin] Build on the ruin { $cell }, against a rival house
        [founds-ruin] Build anew on the ruin { $cell }
       *[founds] Found a block on { $cell }
    }
hk-build-pen = Place a pen on { $cell }, its gate { gate }
hk-place-roof = Place { element.a } on { $cell }
hk-place-cattle = Put a head of cattle into the pen on { $cell }
hk-place-villager = Place a villager on { $cell }
hk-place-shaman = Move the shaman to { $cell }
hk-forgo = Forgo what is left
hk-score-group = Score { $points } with { $cards }
hk-build-with-card = { $joker ->
        [yes] Spend a joker to build { element.a }
       *[no] Spend { aspect.a } to build { element.a }
    }
hk-pass-window = Pass
hk-return-under = Put the used cards { pile.under }
hk-lose = Lose { element.the } on { $cell }
hk-inspect = Inspect block { $block }
hk-give-marker = Give the marker to { $to }
hk-use-power = Use the power of the { clan }
hk-decline-power = Do not use the power of the { clan }
hk-replace-house = Replace the house of { $victim } on { $cell }
hk-steal = Steal { element.the } of { $victim } on { $cell }
hk-neighbour-acts = Let { $seat } decide

## The events

chapter-turn = Turn { $turn }
stage-turn = turn { $turn }
hk-turn-began = Turn { $turn } begins; { $marker } has the marker.
hk-phase-began = { $phase ->
        [1] Phase 1: construction.
        [2] Phase 2: catastrophe.
        [3] Phase 3: aspect cards.
       *[4] Phase 4: end of the turn.
    }
hk-tiles-dealt = Tiles of stage { $stage }: { $tiles }.
hk-tile-of-seat = { $seat } ({ $elements })
hk-tile-chosen = { $seat } chooses its tile: { $elements }.
hk-tiles-reshuffled = The discarded tiles are shuffled into a new pile.
hk-element-lost = { $given ->
        [yes] { $seat } gives up { element.a }: { $why }.
       *[no] { $element ->
            [house] { $seat } cannot build a house: { $why }; the element is lost.
            [pen] { $seat } cannot build a pen: { $why }; the element is lost.
            [oven] { $seat } cannot place an oven: { $why }; the element is lost.
            [shrine] { $seat } cannot place a shrine: { $why }; the element is lost.
            [cattle] { $seat } cannot place cattle: { $why }; the element is lost.
            [villager] { $seat } cannot place a villager: { $why }; the element is lost.
            [shaman] { $seat } cannot place the shaman: { $why }; the element is lost.
           *[choice] { $seat } can build nothing as element of choice: { $why }; it is lost.
        }
    }
hk-element-left = { $seat } leaves { element.the }: at this level a neighbour builds only the houses of its first tile.
hk-house-built = { $how ->
        [extends] { $seat } extends a family { $on_ruin ->
            [yes] on the ruin { $cell }
           *[no] on { $cell }
        }.
        [joins] { $seat } moves in { $on_ruin ->
            [yes] on the ruin { $cell }
           *[no] on { $cell }
        }, against a rival house.
       *[founds] { $on_ruin ->
            [yes] { $seat } builds a block anew on the ruin { $cell }.
           *[no] { $seat } founds a block on { $cell }.
        }
    }
hk-storey-built = { $seat } adds a storey on { $cell }.
hk-pen-built = { $seat } places a pen on { $cell }, its gate { gate }.
hk-piece-placed = { $element ->
        [cattle] { $seat } puts a head of cattle into the pen on { $cell }.
       *[other] { $seat } places { element.a } on { $cell }.
    }
hk-piece-returned = Back to the supply, from { $cell }: { element.a }.
hk-shaman-placed = { $seat } moves the shaman to { $cell }.
hk-shaman-left = The shaman leaves { $cell } for the supply.
hk-shaman-repelled = The shaman turns the catastrophe away: block { $block } is spared.
hk-catastrophe-announced = Catastrophe announced for this turn: { catastrophe }.
hk-catastrophe-drawn = Catastrophe: { catastrophe }.
hk-blocks-hit = { $count ->
        [0] No block fits the card.
        [one] Block hit: { $blocks }.
       *[other] Blocks hit: { $blocks }.
    }
hk-piece-lost = { $seat } loses { element.the } on { $cell }.
hk-house-ruined = The house on { $cell } falls to ruins.
hk-block-inspected = { $seat } has block { $block } inspected.
hk-aspect-compared = { pile } ({ $block }): { $counts }{ $winner ->
        [none] ; a tie, nobody wins.
       *[other] ; { $winner } wins.
    }
# In a tie for the lead, $tie: what breaks it.
hk-count-of-seat = { $seat } { $count }{ $tied ->
        [yes] {" "}({ $tie } two-storey)
       *[no] {""}
    }
hk-aspect-card-drawn = { $seat } draws { aspect.a } from { pile.the }.
hk-pile-empty = { $seat } draws nothing: { pile.the } is empty.
hk-cards-spent = { $use ->
        [build] { $seat } spends { $cards } to build { $symbol ->
            [house] a house
            [pen] a pen
            [oven] an oven
            [shrine] a shrine
            [cattle] a head of cattle
           *[villager] a villager
        }.
       *[score] { $seat } spends { $cards } for points.
    }
hk-window-passed = { $seat } passes.
hk-cards-returned = { $pile ->
        [none] { $seat } finds no open pile: { $cards } leave the game.
       *[other] { $seat } puts { $cards } { pile.under }.
    }
hk-marker-given = { $seat } gives the marker to { $to }.
hk-power-used = { $seat } uses the power of the { clan }.
hk-power-lapsed = { $why ->
        [declined] { $seat } does not use the power of the { clan }.
       *[impossible] { $seat } can do nothing with the power of the { clan }: { $clan ->
            [EGUOR] no house to replace, or no house left to build.
            [TREV] no place, or nothing left in the supply.
            [UELB] no place, or nothing left in the supply.
            [ENUAJ] nothing to steal and place.
           *[TEOIV] no house to build.
        }
    }
hk-house-replaced = { $seat } destroys the house of { $victim } on { $cell }.
hk-piece-stolen = { $seat } steals { element.the } of { $victim } on { $cell }.
hk-scored = { $seat } scores { $points } { $source ->
        [hand] for cards in hand
        [families] for the largest family of block { $block }
        [cattle] for the cattle of block { $block }
        [villagers] for the villagers of block { $block }
       *[groups] with aspect cards
    }.
hk-block-scored = Largest family of block { $block }: { $counts }{ $winner ->
        [none] ; a tie, nobody scores.
       *[other] ; { $winner } wins.
    }
hk-last-turn = { $rule ->
        [HK-END-1] Nobody can build any more: this turn is the last.
       *[other] { $seat } has placed their last house: this turn is the last.
    }
hk-game-ended = { $count ->
        [one] The game is over: { $winners } wins.
       *[other] The game is over, a draw between { $winners }.
    }

## What a neighbour chooses, and by what (its reasons in detail)

hk-neighbour-way = { $seat } looks where to build: { $chosen }.
hk-neighbour-join = { $seat } chooses the block to join: { $chosen }.
hk-neighbour-rise = { $seat } chooses the block to raise a storey in: { $chosen }.
hk-neighbour-storey = { $seat } chooses the house to raise: { $chosen }.
hk-neighbour-hold = { $seat } chooses the block to hold: { $chosen }.
hk-neighbour-found = { $seat } chooses where to found a block: { $chosen }.
hk-neighbour-family = { $seat } chooses the family to extend: { $chosen }.
hk-neighbour-cell = { $seat } chooses the cell: { $chosen }.
hk-neighbour-block-pen = { $seat } chooses a block for the pen: { $chosen }.
hk-neighbour-block-oven = { $seat } chooses a block for the oven: { $chosen }.
hk-neighbour-block-shrine = { $seat } chooses a block for the shrine: { $chosen }.
hk-neighbour-block-cattle = { $seat } chooses a block for the cattle: { $chosen }.
hk-neighbour-block-villager = { $seat } chooses a block for the villager: { $chosen }.
hk-neighbour-house = { $seat } chooses the house: { $chosen }.
hk-neighbour-side = { $seat } chooses the place: { $chosen }.
hk-neighbour-kind = { $seat } chooses its element: { $chosen }.
hk-neighbour-shaman = { $seat } chooses the shaman’s block: { $chosen }.
hk-neighbour-tile = { $seat } chooses between its two tiles: { $chosen }.
hk-neighbour-line = { $seat } looks at its cards: { $chosen }.
hk-neighbour-lose = { $seat } chooses its loss: { $chosen }.
hk-neighbour-inspect = { $seat } chooses the block to inspect: { $chosen }.
hk-neighbour-pile = { $seat } chooses where its cards go: { $chosen }.
hk-neighbour-marker = { $seat } chooses who gets the marker: { $chosen }.
hk-neighbour-replace = { $seat } chooses the house to replace: { $chosen }.
hk-neighbour-victim = { $seat } chooses its victim: { $chosen }.
hk-neighbour-power = { $seat } decides on its power: { $chosen }.
hk-neighbour-steal-kind = { $seat } chooses what it steals: { $chosen }.
hk-neighbour-steal = { $seat } chooses where to steal: { $chosen }.

# The lines of the list for houses.
hk-way = { $way ->
        [join] join a block
        [rise] win an aspect by a storey
        [hold] hold its own in a block
        [found] found a block
        [grow] extend a family
        [stack] add a storey
       *[any] build where it may
    }
# The lines of the list for cards.
hk-line = { $line ->
        [all] score all its groups
        [full] score a group of five
        [long] score a group of four
        [fair] score a group of three
        [build] build to win an aspect
       *[pass] keep its cards
    }
# What a neighbour does with its power.
hk-power-choice = { $use ->
        [use] using it
       *[decline] leaving it
    }
hk-pen-side = cell { $cell }, its gate { gate }
hk-tile-with = two houses and { element.a }

hk-by-aspects = Aspects newly won, the most
hk-by-attached = Attached pieces, the most
hk-by-blocks = Blocks where an aspect would be won, the most
hk-by-cards = Cards to draw for itself, the most
hk-by-cards-of-person = Cards to draw for you, the fewest
hk-by-class = Effect: win the aspect (0), equal the best (1), lead already (2), other (3)
hk-by-distance = Distance from your houses, the shortest
hk-by-empty-cells = Empty cells around, the fewest
hk-by-family = Size of the family, the largest
hk-by-free-sides = Free sides, the fewest
hk-by-free-sides-of-pen = A pen that would keep two free sides
hk-by-gap = Behind the rival family by the least
hk-by-highest-score = Points, the most
hk-by-house = A house first
hk-by-houses = Houses of the block, the most
hk-by-last-place = Reading order, the last
hk-by-lead = Lead, the smallest
hk-by-living = A block where it lives
hk-by-low = What does not belong to a two-storey house
hk-by-own-houses = Own houses around, the most
hk-by-own-things = Own houses and pieces, the most
hk-by-person = You first
hk-by-pieces = Pens, ovens and shrines of the block, the most
hk-by-pile = Cards of the pile, the fewest
hk-by-place = Reading order, the first
hk-by-rank = Rank in its list
hk-by-ruin = A ruin first
hk-by-score = Points, the fewest
hk-by-seat = The next one clockwise
hk-by-side = Side, in the order north, east, south, west
hk-by-storey = A two-storey house first
hk-by-supply = What is left in the supply, the most
hk-by-tile = Two tiles alike, either of them
hk-by-value = Value of the house, the lowest
hk-by-win = What wins an aspect

# Why a line or a choice does not count.
hk-why-ahead = its family is the largest there already
hk-why-closed = an empty pile, closed
hk-why-early = everybody has more than eight houses left
hk-why-early-small-hand = everybody has more than eight houses left, and it has fewer than two cards a family
hk-why-families = it has as many families as it wants
hk-why-joined = it has done so with this tile or these cards
hk-why-level = at this level it does not build with its cards
hk-why-no-aspect = no storey would win an aspect there
hk-why-no-cell = no cell is allowed
hk-why-no-five = no group of five to score
hk-why-no-found = no cell to found on
hk-why-no-four = no group of four
hk-why-no-grow = no family can grow
hk-why-no-hold = no contested block where it is not ahead and can grow
hk-why-no-join = no block to join
hk-why-no-place = no place is allowed
hk-why-no-rise = no storey would win an aspect
hk-why-no-stack = no storey is possible
hk-why-no-supply = the supply has no more
hk-why-no-three = no group of three
hk-why-no-win = its cards would win no aspect
hk-why-not-last = only in the last turn, before phase 4
hk-why-not-phase-3 = only before phase 3
hk-why-not-phase-4 = only before phase 4
hk-why-nothing-to-steal = nothing to steal that it can place
hk-why-option = the option allows it
hk-why-roof = the house would cost a piece on a roof

## The score: where points come from

source-groups = Aspect cards spent
source-hand = Cards left in hand
source-families = Largest families
source-cattle = Cattle of the blocks
source-villagers = Villagers of the blocks
source-start = Points the Neighbours begin with
