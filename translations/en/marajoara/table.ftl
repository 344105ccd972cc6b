### Marajoara: the words printed on the table, and what a screen reader says of pieces and places.
### $owner: the colour of a player · $name, $seat: their name · $n: a rank · $count of $of · see also names.ftl.

## Printed on the boards

mj-table-track-head = { $track ->
        [blue] Blue
        [yellow] Yellow
       *[red] Red
    }
mj-table-round-head = Round
mj-table-cart = Cart
mj-table-falls = Falls out next
mj-table-cart-room = { $count ->
        [one] { $count } free place
       *[other] { $count } free places
    }
mj-table-of = { $count }/{ $of }

## Printed on the museums

mj-table-seat = { ALONE($seat) }
mj-table-owner = { seat } · { ALONE($name) }
mj-table-own-museum = { $nth ->
        [0] First museum
       *[1] Second museum
    }
mj-table-totals = { $points } VP · { $money ->
        [one] { $money } credit
       *[other] { $money } credits
    }
mj-table-workshop = Workshop { $count }/{ $of }
mj-table-case = Display case { $count }/{ $of }
mj-table-storage = Dice storage
mj-table-slate = Slate

## Paying

mj-table-pay = { $credits ->
        [one] Pay { $credits } credit: with which dice?
       *[other] Pay { $credits } credits: with which dice?
    }
mj-table-pay-legend = On wood: the die is used up and goes to the cart.

## Missions

mj-table-mission = Mission { $mission } · { $name }
mj-table-round-dice = Dice on the round track
mj-table-round-sum = { $kind ->
        [all] Their sum
       *[some] Their sum, without the yellow ones
    }
mj-table-penalty = Lost at the end, so far
mj-table-loss = −{ $points } VP
mj-table-goal = { $reached ->
        [yes] Goal reached: { $goal }
       *[no] Goal to reach: { $goal }
    }

## For screen readers

mj-table-space = { $owner ->
        [none] { $space }, { space-kind }
       *[other] { $space }, { space-kind }, { dig-token }
    }
mj-table-die-on-round-track = { die } on { round-track-space }
mj-table-die-on-slate = { die } { place-slate.at }
mj-table-die-in-use = { die } in use
mj-table-disc = { disc }, { track-space }
mj-table-score = { ALONE($seat) }: { $points } VP
mj-table-round = Round { $n } of { $count }
mj-table-fragment = { $placed ->
        [yes] { fragment }, restored
       *[no] { fragment }, to be restored
    }
mj-table-case-words = Display case { mj-table-of-museum }: { $count } of { $of } vases
# Of which museum: by its colour, or which of the two.
mj-table-of-museum = { $museums ->
        [1] of the { museum }
       *[other] of the { own-museum }
    }
mj-table-ending = { $line }: { $figure }
mj-table-vase = { vase } on { display-case-space }
mj-table-supply = Supply { mj-table-of-museum }: Dig tokens { $tokens }, vases { $vases }

## What the camera can look at

mj-part-site = Dig grid
mj-part-museum = Museum · { ALONE($seat) }
mj-part-own-museum = { mj-table-own-museum } · { ALONE($seat) }
mj-part-tracks = Tracks and rounds
mj-part-cart = Cart
