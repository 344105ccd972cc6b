### Marajoara: the guide of the first game.
### mj-guide-…: what to look at, by what is asked · mj-guide-after-…: what just happened and why it matters
### ($seat: the name of whoever plays) · mj-merit-…: what speaks for a move, in a few words.

## Look at these, in order

mj-guide-grid = **The grid.** A die jumps over a neighbour: the die jumped over is yours.
mj-guide-slots = **Your places.** Three dice per colour, not one more.
mj-guide-become = **What they become.** [die:blue|Blue:] a fragment, [die:red|red:] a vase, [die:yellow|yellow:] the money that pays for it, [die:grey|grey:] steps on a track.
mj-guide-exhibit = **The display case.** If you can pay, drop a red die here: twice its value in points.
mj-guide-restore = **The workshop.** A blue die that meets what a fragment asks goes here, at no price.
mj-guide-leave = **The grid once more.** What you leave there can still be taken. Nothing else to do? End your turn.
mj-guide-raise = **Your dice.** A click on a lit die turns it up by 1.
mj-guide-raise-which = **Which one?** [die:blue|Blue,] to reach a fragment; [die:red|red,] for 2 more points when exhibited; [die:yellow|yellow,] for 1 more credit.
mj-guide-tracks = **Three tracks.** The grey die moves a single one of your discs, by its whole value.
mj-guide-arrival = **The space reached.** It alone gives its bonus. Rest the pointer on it to read it.
mj-guide-end = **The end.** Two places on each track, and points at the end of the game.
mj-guide-swap-give = **Give.** Your smallest stored dice may go to the cart.
mj-guide-swap-take = **Take.** In exchange, dice of the cart come to you with their values.
mj-guide-cheap = **One price.** Your highest red die brings the most: the price stays the same.
mj-guide-reward = **The best surrounded.** Each restored neighbour of the fragment you choose brings points.
mj-guide-take-back = **Points at once.** The vase taken away frees its space: another vase will win its reward again.
mj-guide-take-back-keep = **Or keep it.** A vase taken away no longer counts at the end, unless you exhibit another.
mj-guide-token = **Your token.** It stays for the whole game: when you jump onto it, one of your dice gains 1; when another player does, you gain 2.
mj-guide-token-where = **Where?** On an empty space where jumps can end: with dice around it.
mj-guide-start = **Your first token.** When you jump onto it, one of your dice gains 1; when another player does, you gain 2.
mj-guide-start-where = **Magnifier spaces.** They alone take a starting token. Choose one where many jumps can end.
mj-guide-pay = **A card for each way to pay.** On wood: the die is used up and goes to the cart.
mj-guide-pay-slots = **Your yellow dice.** Using up a die frees its place; paying with a part keeps it.
mj-guide-spend = **The cart.** Spent dice enter one by one. When it is full, the lowest one falls onto your slate.
mj-guide-recycle = **Your slate.** These dice fell out of the cart during your turn.
mj-guide-recycle-where = **Where do they go?** Between the ropes first. Look for a place where they serve you rather than the others.
mj-guide-remove = **A die leaves.** Remove one of the dice that touch the jumper: it will not come back.
mj-guide-remove-time = **The time of the mission.** When the track is full, it is over.
mj-guide-zone = **A single purse.** The museum you choose keeps the money of both.
mj-guide-museum = **Two museums.** Keep the blue dice for one fragment together.

## What is in hand

mj-guide-hold-die-blue = It jumps: the die below is yours.
mj-guide-hold-die-red = It jumps: the die below is yours.
mj-guide-hold-die-yellow = It jumps: the die below is yours.
mj-guide-hold-die-grey = It jumps: the die below is yours.

## What just happened

mj-guide-after-captured = { $seat } takes the { $die }; the jumper stays on the grid. Any die may be the one that jumps.
mj-guide-after-dig-bonus-won = A jump ended on a token: its owner, { $seat }, profits (+{ $pips }).
mj-guide-after-disc-moved = { $seat }’s disc stops on space { $to }: only the bonus of that space counts.
mj-guide-after-vase-exhibited = { $seat } scores twice the value of the { $die }, then the reward of space { $space } of the display case.
mj-guide-after-fragment-restored = { $seat } scores the points { fragment.of }, and 1 more for each neighbour already restored.
mj-guide-after-token-placed = This token will serve { $seat } with each jump that ends on { $space }, until the end.
mj-guide-after-paid = { $seat } paid with yellow dice: one that is used up leaves the museum and frees its place.
mj-guide-after-die-recycled = A die that fell out of the cart comes back on { $space } with its value: it can be taken again.
mj-guide-after-die-removed = One die fewer on the grid, and one space fewer before the mission ends.
mj-guide-after-main-action-skipped = { $seat } could capture nothing: the turn ends without a main action.

## What speaks for a move

mj-merit-captures = yours: [die:{ $colour }:{ $face }|{ die }]
mj-merit-points = [vp:{ $points }|{ $points } VP] at once
mj-merit-at-end = [vp:{ $points }|{ $points } VP] at the end, as things stand
mj-merit-token = a Dig token to place
mj-merit-vase-majority = majority of vases: +{ $points } VP, as things stand
mj-merit-fragment-majority = majority of fragments: +{ $points } VP, as things stand
mj-merit-money = { $count ->
        [one] +{ $count } credit
       *[other] +{ $count } credits
    }
mj-merit-vase = a vase worth [vp:{ $points }|{ $points } VP], for { $price ->
        [one] { $price } credit
       *[other] { $price } credits
    }
mj-merit-dearer-vase = this vase will bring { $points } VP more
mj-merit-fragment = enough to restore { fragment.the }: [vp:{ $points }|{ $points } VP]
mj-merit-fragment-near = only { $missing ->
        [one] 1 pip
       *[other] { $missing } pips
    } short of { fragment.the }
mj-merit-step = { $track ->
        [blue] blue
        [yellow] yellow
       *[red] red
    } track, space { $to }: { $bonus }
mj-merit-bonus = { $bonus }
mj-merit-one-more-step = { $steps } steps instead of { $was }
mj-merit-own-token = your token: +{ $pips }
mj-merit-rival-token = but { $who } gains +{ $pips }
mj-merit-landings = { $count ->
        [one] one jump can end there
       *[other] { $count } jumps can end there
    }
mj-merit-opens = { $count ->
        [one] one more die within your reach
       *[other] { $count } more dice within your reach
    }, for { $price ->
        [one] { $price } credit
       *[other] { $price } credits
    }
mj-merit-frees = { $count ->
        [0] no die used up
        [one] frees a yellow place
       *[other] frees { $count } yellow places
    }
mj-merit-removed = { $points ->
        [0] costs nothing at the end
       *[other] −{ $points } VP at the end
    }
