### Höyük: the guide of the first game. What to look at, in order; what has just happened, and why it matters.

## To look at

hk-guide-build-element = **What is left to build.** Take an element, in any order.
hk-guide-build-place = **The lit places.** Against a rival’s house you compare and draw cards; alone you draw nothing.
hk-guide-build-aspect = **The aspects.** In each block, whoever has most takes a card from this pile.
hk-guide-window-card = **Your cards.** Like ones are worth more together: 1, 3, 5, 8 or 12 points.
hk-guide-window-tray = **The two trays.** Left for points; right to build what the card shows.
hk-guide-window-limit = **Your limit.** One card per family and turn; you may also pass and keep them.
hk-guide-lose-piece = **What you can lose.** Click what you will miss least; a house takes along all that belongs to it.
hk-guide-lose-card = **The catastrophe.** Left, the blocks that are hit; right, what they suffer.
hk-guide-inspect-block = **The blocks.** Below each name, who would draw there, and how many cards.
hk-guide-inspect-pile = **The piles.** Begin where you draw, before the pile is empty.
hk-guide-return-cards = **Your used cards.** All together they go under a pile of your choice.
hk-guide-return-pile = **The piles.** Choose an aspect in which you win: they may come back to you.
hk-guide-marker = **The first player marker.** Whoever has it builds first and chooses the first block to be inspected.
hk-guide-marker-to = **To whom?** To somebody else; lay it on their board.
hk-guide-power = **Your power.** Twelve points at once wake it; unused now, it is lost for this time.
hk-guide-replace = **The house to replace.** A rival’s, beside one of yours: all that belongs to it goes.
hk-guide-replace-aspect = **The aspects.** Choose where the rival wins by little.
hk-guide-steal = **What you can steal.** Two elements of one rival; you build them at once on your own houses.
hk-guide-steal-aspect = **The aspects.** A stolen oven counts twice: one fewer for them, one more for you.
hk-guide-shaman-house = **The house of the shaman.** Build it like any other: he moves in.
hk-guide-shaman-block = **The block.** There the shaman turns away the next catastrophe: choose where you have most to lose.

## What is in hand

hk-guide-hold-element = { hk-thing-element.gives }

## What has just happened

hk-guide-after-house-built = { $how ->
        [extends] { $seat } extends a family: the largest of each block counts at the end.
        [joins] { $seat } moves in with others: in this block there is something to compare now.
       *[founds] { $seat } has one more block: one more family, so one more card a turn.
    }
hk-guide-after-storey-built = { $seat } has one more storey: in a tie storeys decide.
hk-guide-after-pen-built = { $seat } has one more pen { cell.at }: it counts in this block as long as its house stands.
hk-guide-after-catastrophe-drawn = The catastrophe is drawn: { catastrophe }. It goes under the deck, and only comes again after all the others.
hk-guide-after-house-ruined = The house of { $seat } is a ruin now: anybody may build there.
hk-guide-after-shaman-repelled = The shaman has protected { block.the }; he leaves at the end of the turn.
hk-guide-after-aspect-compared = { $winner ->
        [none] Level up to the storeys, nobody draws: one more would have done.
       *[other] { pile }: { $winner } wins in this block.
    }
hk-guide-after-aspect-card-drawn = { $seat } has one more card: to keep for a group, or to spend on building.
hk-guide-after-cards-spent = { $use ->
        [build] { $seat } has built with a card: no points, but one more place in the village.
       *[score] This group is counted: it will grow no more.
    }
hk-guide-after-scored = { $seat } moves on by { $points }: nobody ever goes back.
hk-guide-after-element-lost = An element of { $seat } has found no place: keep a roof and a side free.
hk-guide-after-marker-given = { $to } will begin the next turn.
hk-guide-after-last-turn = This is the last turn: spend your cards, afterwards each is worth only 1 point.

## What is held

