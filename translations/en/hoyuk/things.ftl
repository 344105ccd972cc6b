### Höyük: what each thing on the table says of itself, to people who do not know the game.
### Value: the name · .where: where · .gives: what it gives · .when: when · .costs: what it costs. hk-worth-…: here and now.
### $owner colour, $seat and $winner names of people; $gains and $piles arrive in words; the rest: see names.ftl.

## The village

hk-thing-cell = free cell
    .where = { cell.the }
    .gives = the place of a [hk:house|house] or a [hk:pen|pen]. Alone, a house **founds a block**; against one of yours, it **extends a family**; against a rival’s, it **joins their block**.
    .when = when you build: with your tile, a card or a power.
hk-thing-ruin = ruin
    .where = { cell.the }
    .gives = the place of a [hk:house|house], for any clan. It holds the block together, but **cuts families**.
    .when = it goes when somebody builds on it. No pen goes there.
hk-thing-house = { house }
    .where = { cell.the } · { ALONE($seat) }
    .gives = houses of a clan that touch form a **family**: each allows **one card a turn**, and the largest of the block brings [vp:1|one point] per house at the end.
    .when = it bears an oven or a shrine, and up to four pens. A storey **breaks ties**.
    .costs = one house of its clan’s reserve; two with a storey.
hk-thing-pen = { seat.adjective } pen
    .where = { cell.the }, gate { gate } · { ALONE($seat) }
    .gives = one more [hk:pen|pen] for its clan when the pens of the block are compared: whoever has most draws a card.
    .when = in phase 3, if at least two clans live in the block.
    .costs = a free side: nobody may block its last way out. It falls with the house that its arrow touches.
hk-thing-oven = { seat.adjective } oven
    .where = { cell.the } · { ALONE($seat) }
    .gives = one more [hk:oven|oven] for its clan when the ovens of the block are compared: whoever has most draws a card.
    .when = in phase 3, if at least two clans live in the block.
    .costs = the roof: its house can bear no shrine any more, and a storey would send it back.
hk-thing-shrine = { seat.adjective } shrine
    .where = { cell.the } · { ALONE($seat) }
    .gives = one more [hk:shrine|shrine] for its clan when the shrines of the block are compared: whoever has most draws a card.
    .when = in phase 3, if at least two clans live in the block.
    .costs = the roof: its house can bear no oven any more, and a storey would send it back.
hk-thing-villager = { seat.adjective } villager
    .where = { cell.the } · { ALONE($seat) }
    .gives = whoever has most [hk:villager|villagers] in a block draws a card there, and scores [vp:1|1 point] there at the end.
    .when = in phase 3, if at least two clans live in the block; then at the end of the game.
    .costs = its house gets no storey as long as it is there.
hk-thing-cattle = { seat.adjective } cattle
    .where = { cell.the } · { ALONE($seat) }
    .gives = whoever has most [hk:cattle|cattle] in a block draws a card there, and scores [vp:1|1 point] there at the end.
    .when = in phase 3, if at least two clans live in the block; then at the end of the game.
    .costs = a pen of its own: one head per pen.
hk-thing-shaman = shaman
    .where = { $block ->
        [none] in the supply
       *[other] { block }
    }
    .gives = he **spares** his block the next catastrophe that should have struck it.
    .when = once; at the end of that turn he goes back to the supply.
    .costs = a tile that shows him: then he comes to one of your houses, wherever he was.
hk-thing-ring = score track
    .where = around the village
    .gives = where each clan stands: one space per point, and nobody ever **goes back**.
    .when = as soon as cards are spent for points; at the end, for families and cards left in hand.
hk-thing-token = { counter }
    .where = { score-space.at }
    .gives = the points of { $seat }, one space each. Whoever is furthest **wins**.
    .when = it moves as soon as points are scored, and once more in the final scoring.

## Over the village

hk-thing-block = { block }
    .where = { $seats ->
        [0] nobody lives there
        [one] a single clan lives there
       *[other] { $seats } clans live there
    } · { amount-houses }
    .gives = all that touches here. For each aspect, whoever has **most** of it in the block draws a card.
    .when = in phase 3, if at least **two clans** live there. At the end its largest family brings [vp:1|one point] per house.
hk-thing-chips = cards to draw
    .where = { block }
    .gives = how many aspect cards each clan would draw in this block.
    .when = if phase 3 came now.
hk-thing-verdicts = who wins
    .where = { block }
    .gives = for each aspect, the clan that has most of it in this block and takes the card; “=”: nobody, a tie.
    .when = if phase 3 came now. Pale: there is no card to take.
hk-thing-dangers = catastrophes that would strike here
    .where = { block }
    .gives = a sign per card that would hit this block as it is. Pale: it has come already.
    .when = one catastrophe a turn, from the second on.
hk-thing-extreme = { $extreme ->
        [largest] the largest block
       *[smallest] the smallest block
    }
    .where = { block }
    .gives = a warning: several catastrophes strike the { $extreme ->
            [largest] largest
           *[smallest] smallest
        } block, and all that are level with it.
    .when = in phase 2. Standing houses are counted; storeys, pens and ruins are not.
hk-thing-family = { seat.adjective-feminine } family
    .where = { amount-houses } · { ALONE($seat) }
    .gives = **one card a turn** to spend. The largest of its block brings [vp:1|one point] per house at the end; a sun marks that one.
    .when = in each turn, and at the end of the game. In a tie storeys decide.
hk-thing-exit = way out of a pen
    .where = pen { cell.at }
    .gives = the way that cattle needs: a pen always keeps **at least one**.
    .when = always: nobody may block the last one.
hk-thing-kept = forbidden cell
    .where = { cell.the }
    .gives = the last way out of a pen: **nobody** may build anything there.
    .when = as long as this pen has no other way out.
hk-thing-raise = possible storey
    .where = { cell.the }
    .gives = the place of a storey on your house. Storeys **break ties**, and height is compared as well in the intermediate and expert game.
    .when = with a house to build. Hollow arrow: what is on the roof must go back first.
    .costs = one house of your reserve.
hk-thing-overlay = { hk-overlay }
    .where = left of the village
    .gives = laid over the village, it is seen at a glance; the game stays as it is.
    .when = while the pointer is there; a click leaves it.

## The boards of the clans

hk-thing-mat = { clan }
    .where = { ALONE($seat) }
    .gives = what a clan owns: houses in reserve, cards, points. In the expert game twelve points at once wake its power.
    .when = at the end of a turn the first player marker is laid here to give it to this clan.
hk-thing-points = points · { ALONE($seat) }
    .where = { seat.adjective } board
    .gives = the score so far: the highest **wins**. More points will come at the end.
    .when = at the end: [vp:1|1 point] per card in hand, and the largest families.
hk-thing-waiting = houses in reserve
    .where = { ALONE($seat) } · { $count } of { $of }
    .gives = the houses that this clan can still build, on the ground or as storeys.
    .when = when a clan places **the last one**, this turn ends the game.
hk-thing-storeys = families and storeys
    .where = { ALONE($seat) }
    .gives = each family allows one card a turn; each storey helps to **break ties**.
    .when = at the inspection, at the final scoring, and for victory.
hk-thing-limit = cards to spend
    .where = { ALONE($seat) } · { amount-families }
    .gives = **one card per family** and turn, for points or to build.
    .when = before each of the four phases; all count together.
hk-thing-card = { aspect.the }
    .where = in your hand
    .gives = { $symbol ->
        [joker] it stands for any card. A group of one symbol brings [vp:1|1], [vp:3|3], [vp:5|5], [vp:8|8] or [vp:12|12 points] for 1 to 5 cards.
       *[other] a group of like cards brings [vp:1|1], [vp:3|3], [vp:5|5], [vp:8|8] or [vp:12|12 points] for 1 to 5 cards. Or **build** { element.a } more with it.
    }
    .when = before each of the four phases, when it is your turn.
    .costs = one of your cards of the turn: one per family.
hk-thing-card-of = { aspect.the }
    .where = hand · { ALONE($seat) }
    .gives = { $symbol ->
        [joker] it will stand for any card, for points or to build.
       *[other] it will score with others like it, or build { element.a }.
    }
    .when = before a phase: watch what your rivals gather.
hk-thing-used-card = { aspect.the }, used
    .where = lies there until the end of the turn
    .gives = nothing more: it has served, and counts towards the limit of the turn.
    .when = in phase 4 it goes under a pile of one’s choice.
hk-thing-used-cards = used cards
    .where = { amount-cards }
    .gives = the choice of the pile that takes them in: from below, all together. They will be drawn there again, later.
    .when = now, to end the turn.
hk-thing-back = hidden card
    .where = hand · { ALONE($seat) }
    .gives = an aspect card that only its owner knows.
    .when = this game is played with hidden hands.
hk-thing-marker = first player marker
    .where = { ALONE($seat) }
    .gives = whoever has it **begins** each phase, chooses the first block to be inspected and builds first.
    .when = at the end of the turn it is given to somebody else, as one likes.

## The workbench

hk-thing-tile = construction tile
    .where = your workbench
    .gives = **three elements** to build: two houses and a third one.
    .when = twice a turn. In any order, wherever you like.
    .costs = what finds no place is lost; what can be built must be.
hk-thing-tile-of = tile · { ALONE($seat) }
    .where = to build: { $elements }
    .gives = what this rival builds in this stage.
    .when = when it is their turn.
hk-thing-element = { piece.the }
    .where = to build
    .gives = { $piece ->
        [house] it founds a block, extends a family or joins rivals; or it adds a storey to one of your houses.
        [pen] whoever has most pens in a block draws a card there. Its gate must touch one of your houses.
        [oven] whoever has most ovens in a block draws a card there. It goes on one of your free roofs.
        [shrine] whoever has most shrines in a block draws a card there. It goes on one of your free roofs.
        [cattle] whoever has most cattle in a block draws a card there, and scores 1 point there at the end. One head per pen.
        [villager] whoever has most villagers in a block draws a card there, and scores 1 point there at the end. One per house.
       *[shaman] he spares his block the next catastrophe. He goes to one of your houses.
    }
    .when = now: take it, and put it on a lit place.
hk-thing-scoring = tray for points
    .where = your workbench
    .gives = lay 1 to 5 like cards here: [vp:1|1], [vp:3|3], [vp:5|5], [vp:8|8] or [vp:12|12 points], at once.
    .when = before each phase. A group that was counted grows no more: waiting may pay.
    .costs = as many of your cards of the turn: one per family.
hk-thing-building = tray to build
    .where = your workbench
    .gives = lay **one card** here: you build at once what it shows, without scoring points.
    .when = before each phase; above all before the inspection, to win in a block.
    .costs = one of your cards of the turn.
hk-thing-losing = losses to choose
    .where = the catastrophe asks for { $count ->
        [one] one
       *[other] { $count }
    }
    .gives = the choice of what you lose: { piece.plural } of the block that was hit. Click what you will miss least.
    .when = now. A house that falls takes along all that belongs to it.
hk-thing-theft = theft
    .where = { $count ->
        [one] one more element
       *[other] { $count } more elements
    }
    .gives = lay here what you steal; you build it at once on your own houses.
    .when = now; both elements come from the same rival.
hk-thing-power = { power }
    .where = power of the { clan }
    .gives = { power.text }
    .when = in the expert game, each time you score **twelve points at once**.

## Beside the village

hk-thing-calamity = { catastrophe }
    .where = catastrophe
    .gives = { $is_flood ->
        [yes] { catastrophe-right.text }
       *[no] it strikes { catastrophe-left.blocks }. { catastrophe-right.text }
    }
    .when = in phase 2 of the turn in which it comes. In a tie all blocks concerned are struck.
hk-thing-no-calamity = catastrophes
    .where = none has come yet
    .gives = from the second turn on, one card a turn strikes some blocks; it will stay here until the next one.
    .when = in phase 2, after the constructions.
hk-thing-deck = catastrophe deck
    .where = { $unseen } of { $count } still to come
    .gives = one bad surprise a turn: houses in ruins, pieces lost, or a block without cards.
    .when = in phase 2, from the second turn on. Cards that have come go below, in order.
hk-thing-tiles = construction tiles
    .where = { $count } in the pile, { $discarded } discarded
    .gives = one tile per clan and stage: two houses and a third element.
    .when = twice a turn. They are shuffled again only once all have served.
hk-thing-aspect = { pile }
    .where = who wins, block by block
    .gives = { pile.most } in a block: **one card** of this pile.
    .when = in phase 3, in each block where at least two clans live. In a tie, most storeys; else nobody.
hk-thing-pile = pile: { pile }
    .where = { $count ->
        [0] empty
       *[other] { amount-cards }
    }
    .gives = { $symbol ->
        [none] nothing until cards are put back there.
       *[other] { aspect.the } on top, to whoever has { pile.most } in a block. The card need not show what was counted.
    }
    .when = in phase 3, for each block inspected; then the next card shows.
hk-thing-supply = { piece.plural } in the supply
    .where = { $count } left
    .gives = what all can still build. What the supply lacks is lost.
    .when = when a tile, a card or a power shows it. What a catastrophe destroys comes back here.

## Here and now

hk-worth-no-house = No house for you here. { $why }
hk-worth-ground = { $how ->
        [extends] A house here **extends your family** in block { $block }
        [joins] A house here **joins block { $block }**
       *[founds] A house here **founds a block**
    }{ $count ->
        [0] .
       *[other] : { $gains }.
    }{ $now ->
        [yes] {" "}It is allowed right now.
       *[no] { "" }
    }
hk-worth-no-pen = No pen for you here: it needs one of your houses on one side, and a way out on another.
hk-worth-pen-here = A pen is allowed here, in { $ways ->
        [one] one way
       *[other] { $ways } ways
    }{ $count ->
        [0] .
       *[other] : { $gains }.
    }
hk-worth-house = Your family has **{ $size ->
        [one] { $size } house
       *[other] { $size } houses
    }** here{ $scores ->
        [yes] , the largest of the block: { $size } { $size ->
            [one] point
           *[other] points
        } if the game ended now
       *[no] { "" }
    }. { $storey ->
        [easy] A storey is allowed.
        [clears] A storey would send back what is on the roof.
        [high] It has its storey already.
       *[closed] No storey: no side is free.
    }{ $falls ->
        [0] { "" }
        [one] {" "}If it fell, 1 piece would fall with it.
       *[other] {" "}If it fell, { $falls } pieces would fall with it.
    }
hk-worth-house-rival = Family of **{ $size ->
        [one] { $size } house
       *[other] { $size } houses
    }**{ $scores ->
        [yes] , the largest of the block: { $size } { $size ->
            [one] point
           *[other] points
        } for { $winner } if the game ended now
       *[no] { "" }
    }. { $own ->
        [0] You do not live in this block.
        [one] Yours has 1 house there.
       *[other] Yours has { $own } houses there.
    }
hk-worth-standing = { $how ->
        [away] You do not live in this block: nothing to compare for you.
        [alone] You have { $own } there, but nobody else lives in this block: **no card**.
        [locusts] Locusts are there: **no card** in this turn.
        [tie] You { $own }, the best rival { $best }: nobody draws. **One more** and the card is yours.
        [tie-behind] You { $own }, the best rivals { $best }: nobody draws. You would need **{ $missing } more**.
        [theirs-tie] You { $own }, { $winner } { $best }: the tie-break is for { $winner }, who takes the card. **One more** and it is yours.
        [theirs] You { $own }, { $winner } { $best }: the card is for { $winner }. You would need **{ $missing } more**.
        [empty] You { $own }, the best rival { $best }: you win, but the pile is empty.
       *[yours] You { $own }, the best rival { $best }: you draw **{ aspect.a }**.
    }
hk-worth-shaman = He protects { $own ->
        [0] a block where you do not live
        [one] one of your houses
       *[other] { $own } of your houses
    }: { $count ->
        [0] no catastrophe still to come would strike { block.the }
        [one] 1 catastrophe still to come would strike { block.the }
       *[other] { $count } catastrophes still to come would strike { block.the }
    }.
hk-worth-block-empty = No house stands any more: neither cards nor points, until somebody builds on a ruin again.
hk-worth-block = { $how ->
        [away] You do not live there: against a rival’s house, yours would open **one more family**.
        [alone] You are alone there: **no cards** until somebody joins you. Your family is worth { $points } { $points ->
            [one] point
           *[other] points
        } there at the end.
        [locusts] Locusts are there: no cards in this turn.
       *[shared] { $count ->
            [0] You would draw **nothing** there.
            [one] You would draw **1 card** there ({ $piles }).
           *[other] You would draw **{ $count } cards** there ({ $piles }).
        } { $points ->
            [0] Your largest family ({ $size }) would score nothing there.
            [one] Your family would score 1 point there.
           *[other] Your family would score { $points } points there.
        }
    }
hk-worth-dangers = { $count ->
        [0] None of the { $unseen } catastrophes still to come would strike it now.
        [one] 1 of the { $unseen } catastrophes still to come would strike it now.
       *[other] { $count } of the { $unseen } catastrophes still to come would strike it now.
    } { $own ->
        [0] You have no house there.
        [one] You have 1 house there.
       *[other] You have { $own } houses there.
    }
hk-worth-family = { $who ->
        [you] In { block.the }, your family would score { $points } { $points ->
            [one] point
           *[other] points
        } if the game ended now.
        [rival] In { block.the }, { $winner } would score { $points } { $points ->
            [one] point
           *[other] points
        } if the game ended now.
       *[none] In { block.the }, the largest families are level: nobody would score.
    }
hk-worth-exit = { $count ->
        [one] It is its **only** way out: nothing may be built there.
       *[other] This pen has { $count } ways out.
    }
hk-worth-raise = What the storey would bring: { $gains }.
hk-worth-card = { $symbol ->
        [joker] You have { $count ->
            [one] one joker
           *[other] { $count } jokers
        }. With the cards it lengthens, each joker takes the group one step up.
       *[other] You have **{ $count }** of them: { $now } { $now ->
            [one] point
           *[other] points
        } now{ $jokers ->
            [0] { "" }
            [one] , { $joined } with your joker
           *[other] , { $joined } with your jokers
        }{ $then ->
            [12] { $now ->
                [12] . The group is full
               *[other] ; **12** with one more
            }
           *[other] ; { $then } with one more
        }.
    } { $left ->
        [0] You can spend no more cards in this turn.
        [one] You can still spend 1 in this turn.
       *[other] You can still spend { $left } in this turn.
    }
hk-worth-rival-card = { $winner } has { $count } of them: { $now } { $now ->
        [one] point
       *[other] points
    } in one group.
hk-worth-points-tray = { $count ->
        [0] You have nothing to score in this turn.
       *[other] At best, **{ $points } { $points ->
            [one] point
           *[other] points
        }** with { $count ->
            [one] 1 card
           *[other] { $count } cards
        }; you can spend { $left }.
    }
hk-worth-building-tray = { $left ->
        [0] You can spend no more cards in this turn.
       *[other] { $count ->
            [0] None of your cards can build now.
           *[other] Your cards can build { $options }.
        }
    }
hk-worth-limit = { $whose ->
        [own] You have spent { $spent }; **{ $left }** left in this turn.
       *[rival] { $winner } has spent { $spent }; { $left } left in this turn.
    }
hk-worth-shaman-places = { $count ->
        [0] You have no house to put him on.
        [one] You have one house to put him on.
       *[other] You have { $count } houses to put him on.
    }
hk-worth-used-up = There are none left: such an element would be lost.
hk-worth-no-room = No place is allowed for you now.
hk-worth-room = { $count ->
        [one] **A single place** is allowed for you.
       *[other] **{ $count } places** are allowed for you.
    }
hk-worth-best-room = { $count ->
        [one] **A single place** is allowed for you
       *[other] **{ $count } places** are allowed for you
    }; for instance { cell.at }: { $gains }.
hk-worth-tile = You have still to build: **{ $elements }**.{ $choice ->
        [yes] {" "}The element of your choice: { $options }.
       *[no] { "" }
    }
hk-worth-houses = { $who ->
        [last] This is **the last turn**.
        [you] You have { $count } left, fewer than anybody: the end is in your hands.
        [level] You and { $winner } have fewest: { $count } each. The game ends when a clan places its last one.
       *[rival] { $winner } has fewest: { $count }. The game ends when a clan places its last one.
    }
hk-worth-score = { $how ->
        [ahead] You have { $own } { $own ->
            [one] point
           *[other] points
        }: **{ $gap } more** than { $winner }.
        [behind] You have { $own } { $own ->
            [one] point
           *[other] points
        }: you need **{ $gap }** to catch up with { $winner }.
       *[level] You have { $own } { $own ->
            [one] point
           *[other] points
        }, as many as { $winner }.
    }
hk-worth-mat = { $whose ->
        [own] You would draw { $count ->
            [0] **no card**
            [one] **1 card**
           *[other] **{ $count } cards**
        } if phase 3 came now.
       *[rival] { $winner } would draw { $count ->
            [0] **no card**
            [one] **1 card**
           *[other] **{ $count } cards**
        } if phase 3 came now.
    }
hk-worth-storeys = Two-storey houses: you **{ $own }**, the best rival { $best }.
hk-worth-marker = { $place ->
        [1] You **begin** each phase of this turn.
       *[other] You play number { $place } of { $count } in each phase of this turn.
    }
hk-worth-power = { $missing ->
        [0] You have what wakes it: { $of } cards in one group.
        [one] You lack **1 card**: your best group has { $count } of { $of }.
       *[other] You lack **{ $missing } cards**: your best group has { $count } of { $of }.
    }
hk-worth-flood = { $there ->
        [yes] Now it would send the shaman back to the supply.
       *[no] Now it would have no effect: the shaman is not in the village.
    }
hk-worth-locusts = { $count ->
        [0] Now no block would be hit.
       *[other] Now it would invade { $blocks }{ $own ->
            [0] , where you have nothing to lose
           *[other] , and you would gain no cards there
        }.
    }
hk-worth-calamity = { $count ->
        [0] Now no block would be hit.
       *[other] Now it would strike { $blocks }: { $lost ->
            [0] you would lose **nothing** there
            [one] you would lose **1 { $piece ->
                [cattle] head of cattle
               *[other] { piece }
            }** there
           *[other] you would lose **{ $lost } { piece.plural }** there
        }.
    }
hk-worth-deck-known = All have come: they come again in the same order.
hk-worth-deck = { $count ->
        [0] None of the { $unseen } still to come would now strike a block where you live.
        [one] **1** of the { $unseen } still to come would now strike a block where you live.
       *[other] **{ $count }** of the { $unseen } still to come would now strike a block where you live.
    }
hk-worth-tiles = The third element of those that are left: { $options }.
hk-worth-aspect = { $count ->
        [0] You would draw **none** now.
        [one] You win in { $blocks }: **1 card**.
       *[other] You win in { $blocks }: **{ $count } cards**, as long as the pile has some.
    }{ $near ->
        [0] { "" }
       *[other] {" "}One more would do in { $places }.
    }

## What speaks for a move

hk-merit-draws = { $count ->
        [one] **one more card** to draw ({ $piles })
       *[other] **{ $count } more cards** to draw ({ $piles })
    }
hk-merit-takes = { $victim } no longer draws ({ $piles })
hk-merit-family = **one more family** ({ $count ->
        [one] 1 card a turn
       *[other] { $count } cards a turn
    })
hk-merit-largest = the largest family of the block ({ $count ->
        [one] 1 point
       *[other] { $count } points
    } at the end)
hk-merit-end-point = { $count ->
        [one] 1 more point
       *[other] { $count } more points
    } at the end
hk-merit-topples = { $victim } no longer has the largest family there ({ $count ->
        [one] 1 point
       *[other] { $count } points
    } less for { $victim })
hk-merit-neighbours = { $count ->
        [one] a neighbouring clan
       *[other] { $count } neighbouring clans
    } to compare with (cards become possible)
hk-merit-last-house = your last house (this turn ends the game)
hk-merit-shaman = he protects { $count ->
        [one] one of your houses
       *[other] { $count } of your houses
    } in { $block }
hk-merit-shaman-threats = { $count ->
        [one] one catastrophe still to come would strike this block
       *[other] { $count } catastrophes still to come would strike this block
    }
hk-merit-points = **{ $count ->
        [one] 1 point
       *[other] { $count } points
    }** at once
hk-merit-full-group = a full group, which can grow no more
hk-merit-power = wakes the power “{ power }”
hk-merit-last-chance = the last occasion: in hand { $count ->
        [one] it would be worth only 1 point
       *[other] they would be worth only { $count } points
    }
hk-merit-could-draw = can let you draw { $count ->
        [one] one more card
       *[other] { $count } more cards
    } in { $block } ({ $piles })
hk-merit-keeps = { $count ->
        [one] your { aspect } is worth { $now } now, { $then } as a pair
       *[other] your { $count } { aspect.plural } are worth { $now } now, { $then } with one more
    }
hk-merit-fills = this pile is empty: it can give cards again
hk-merit-first-there = you are first in { $blocks }
hk-merit-keeps-draws = { $count ->
        [one] you keep your card to draw
       *[other] you keep your { $count } cards to draw
    }
hk-merit-bare = nothing else falls with it
hk-merit-low = a house without a storey
hk-merit-families-stay = you keep { $count ->
        [one] { $count } family
       *[other] { $count } families
    }
hk-merit-you-draw = you draw { $count ->
        [one] **1 card**
       *[other] **{ $count } cards**
    } there ({ $piles })
hk-merit-only-you = nobody else draws there
hk-merit-last-card = { $count ->
        [one] the last card of { $piles } is for you
       *[other] the last cards of { $piles } are for you
    }
hk-merit-order = { $place ->
        [1] you will begin the next turn
       *[other] you will play number { $place } of { $count } in the next turn
    }
