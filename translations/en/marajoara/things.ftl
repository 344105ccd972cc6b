### Marajoara: what each thing on the table says of itself to people who do not know the game.
### Value: the name. .where: where · .gives: what it brings · .when: when · .costs: at what price.
### mj-worth-…: what it is worth here and now, to whoever looks.

## Dice of the grid

mj-thing-die-yellow = yellow die { $face }
    .where = dig grid · space { $space }
    .gives = money: captured and stored, it is worth [coin:{ $face }|{ $face ->
        [one] { $face } credit
       *[other] { $face } credits
    }].
    .when = capture it by letting a neighbouring die, any of them, jump over it.
    .costs = the capture of your turn, and a free yellow slot.
mj-thing-die-red = red die { $face }
    .where = dig grid · space { $space }
    .gives = a vase to exhibit, which brings **twice its value** in points.
    .when = capture it first by letting a neighbouring die jump over it; exhibit it whenever you like on your turn.
    .costs = the capture, a free red slot, then as many credits as its value.
mj-thing-die-blue = blue die { $face }
    .where = dig grid · space { $space }
    .gives = what restores a fragment of your ceramic, for 3 to 10 points.
    .when = capture it first by letting a neighbouring die jump over it; restore whenever you like on your turn.
    .costs = the capture and a free blue slot. Restoring costs nothing but the dice.
mj-thing-die-grey = grey die { $face }
    .where = dig grid · space { $space }
    .gives = { $face ->
        [one] { $face } step
       *[other] { $face } steps
    } for one of your discs, on the track you choose. The space it reaches gives its bonus.
    .when = as soon as it is captured: it is never kept.
    .costs = the capture of your turn. It needs no slot.

## Stored dice, and dice on their way

mj-thing-stored-yellow = yellow die { $face }, stored
    .where = { slot }
    .gives = [coin:{ $face }|{ $face ->
        [one] { $face } credit
       *[other] { $face } credits
    }]: exhibiting a vase costs the value of the red die, turning a blue die or moving a die of the grid costs 2.
    .when = with each free action that you pay for. The die goes down by as much; used up, it goes to the cart.
mj-thing-stored-red = red die { $face }, stored
    .where = { slot }
    .gives = twice its value in points, then the reward of the next space of the display case.
    .when = as a free action on your turn, before or after the capture: **exhibit**.
    .costs = [coin:{ $face }|{ $face ->
        [one] { $face } credit
       *[other] { $face } credits
    }]; the die then goes to the cart.
mj-thing-stored-blue = blue die { $face }, stored
    .where = { slot }
    .gives = a fragment of the ceramic, alone or with other blue dice, once it meets what the fragment asks.
    .when = as a free action on your turn, before or after the capture: **restore**.
    .costs = the die itself, which goes to the cart: what exceeds the condition is lost.
mj-thing-die-cart = { $colour ->
        [yellow] yellow die { $face }
        [red] red die { $face }
        [blue] blue die { $face }
       *[grey] grey die { $face }
    }, in the cart
    .where = { cart-slot }
    .gives = nothing for now: it is a spent die. It will come back to the grid with this value.
    .when = when a full cart pushes it out; whoever pushed it then puts it back on the grid.
mj-thing-die-slate = { $colour ->
        [yellow] yellow die { $face }
        [red] red die { $face }
        [blue] blue die { $face }
       *[grey] grey die { $face }
    }, to recycle
    .where = on the slate
    .gives = yours to put back where it will serve you, or hinder the others.
    .when = at the end of this turn: between the ropes first, else on one of your tokens, else anywhere.
mj-thing-die-captured = { $colour ->
        [yellow] yellow die { $face }
        [red] red die { $face }
        [blue] blue die { $face }
       *[grey] grey die { $face }
    }, just captured
    .where = beside the Museum board
    .gives = { $colour ->
        [yellow] money
        [red] a vase to exhibit
        [blue] a restoration
       *[grey] steps on a track
    }: now it is its turn to serve.
    .when = at the end of the main action: a grey one serves at once; one of another colour is stored.
mj-thing-die-in-use = { $colour ->
        [yellow] yellow die { $face }
        [red] red die { $face }
        [blue] blue die { $face }
       *[grey] grey die { $face }
    }, in use
    .where = beside the Museum board
    .gives = it has served in this action and is on its way to the cart.
    .when = at the end of the action, in the order you choose: the last to enter is the highest.
mj-thing-die-round = { $colour ->
        [yellow] yellow die { $face }
        [red] red die { $face }
        [blue] blue die { $face }
       *[grey] grey die { $face }
    }, removed
    .where = { round-track-space }
    .gives = nothing: it does not come back. It counts the time, and some missions take its value away.
    .when = in the final scoring, if the mission asks for it.

## Dig grid

mj-thing-space-plain = space { $space }
    .where = dig grid
    .gives = a plain space: the die that lands here by a jump gains **1 pip**.
    .when = with each jump that ends here. A Dig token may be placed here while it is empty.
mj-thing-space-roped = space { $space }, between the ropes
    .where = dig grid
    .gives = recycled dice come back here first. Jumps cross the ropes freely.
    .when = at the end of a turn with dice on the slate. No Dig token is ever placed here.
mj-thing-space-magnifier = magnifier space { $space }
    .where = dig grid
    .gives = a place for a starting Dig token; after that, a space like any other.
    .when = during the setup, where it stays without a die.
mj-thing-space-boost = space { $space }, +{ $amount }
    .where = dig grid
    .gives = the die that lands here by a jump gains **{ $pips } pips** instead of 1, never beyond 6.
    .when = with each jump that ends here. No Dig token is ever placed here.
mj-thing-space-star = starred space { $space }
    .where = dig grid
    .gives = an objective of your mission.
    .when = as soon as a die gets here, by a jump, by field work or by recycling.
mj-thing-token = { $owner ->
        [turquoise] turquoise
        [purple] purple
        [black] black
       *[orange] orange
    } Dig token
    .where = dig grid · space { $space }
    .gives = if it is yours: **+1** on a stored die, or on the die you have just captured. If not, its owner gains **+2** on stored dice.
    .when = with each jump that ends here, on anybody’s turn. The token stays for the whole game.
mj-thing-token-hand = { $owner ->
        [turquoise] turquoise
        [purple] purple
        [black] black
       *[orange] orange
    } Dig token to place
    .where = just gained
    .gives = **+1** on one of your dice whenever you jump onto it; **+2** for you when another player does.
    .when = at once, and for the whole game.
    .costs = a space without die or token, outside the ropes and the +1 and +2 spaces.
mj-thing-token-start = { $owner ->
        [turquoise] turquoise
        [purple] purple
        [black] black
       *[orange] orange
    } starting Dig token
    .where = to be placed
    .gives = **+1** on one of your dice whenever you jump onto it; **+2** for you when another player does.
    .when = now, before the first round, then during the whole game.
    .costs = a magnifier space that is still free.

## Excavation tracks

mj-thing-track = { $track ->
        [blue] blue
        [yellow] yellow
       *[red] red
    } track
    .where = excavation tracks
    .gives = { $track ->
        [blue] help with restoring, and at its end points for your fragments
        [yellow] help with money, and at its end up to 10 points
       *[red] help with exhibiting, and at its end points for your vases
    }. Only the space where your disc stops gives its bonus.
    .when = when you capture a [die:grey|grey die].
    .costs = as many steps as the grey die shows, all on one track.
mj-thing-track-start = start of the { $track ->
        [blue] blue
        [yellow] yellow
       *[red] red
    } track
    .where = excavation tracks
    .gives = nothing yet: the discs wait here for their first grey die.
    .when = until you capture a [die:grey|grey die] and choose this track.
mj-thing-track-boost = +{ $amount } on your { $track ->
        [blue] blue
        [yellow] yellow
       *[red] red
    } dice
    .where = { $track ->
        [blue] blue
        [yellow] yellow
       *[red] red
    } track · space { $space }
    .gives = **{ $amount }** to share out among your stored { $track ->
        [blue] [die:blue|blue dice]
        [yellow] [die:yellow|yellow dice]
       *[red] [die:red|red dice]
    }, never beyond 6.
    .when = when the disc arrives. Passing over it gives nothing.
    .costs = the steps that lead here: a [die:grey|grey die] moves a disc by its value.
mj-thing-track-token = A Dig token
    .where = { $track ->
        [blue] blue
        [yellow] yellow
       *[red] red
    } track · space { $space }
    .gives = a token from your supply, to be placed on the grid at once.
    .when = when the disc arrives. Passing over it gives nothing.
    .costs = the steps that lead here: a [die:grey|grey die] moves a disc by its value.
mj-thing-track-points = { $amount } VP on the { $track ->
        [blue] blue
        [yellow] yellow
       *[red] red
    } track
    .where = excavation · space { $space }
    .gives = [vp:{ $amount }|{ $amount } VP], at once.
    .when = when the disc arrives. Passing over it gives nothing.
    .costs = the steps that lead here: a [die:grey|grey die] moves a disc by its value.
mj-thing-track-double = blue dice count double
    .where = { track } · space { $space }
    .gives = until the end of the turn, your [die:blue|blue dice] are worth twice as much for restoring: a 3 counts as 6.
    .when = when the disc arrives, for this turn only.
    .costs = the steps that lead here: a [die:grey|grey die] moves a disc by its value.
mj-thing-track-swap = swap with the cart
    .where = { track } · space { $space }
    .gives = { $amount } of your stored dice for { $amount } dice of the cart, with their values: a 1 for a 6, for example.
    .when = when the disc arrives; you may decline.
    .costs = the steps that lead here: a [die:grey|grey die] moves a disc by its value.
mj-thing-track-cheap = A vase for { $amount ->
        [one] { $amount } credit
       *[other] { $amount } credits
    }
    .where = { track } · space { $space }
    .gives = one [die:red|red die] of your choice exhibited at this price, whatever its value: a 6 still brings 12 points.
    .when = when the disc arrives; you may decline.
    .costs = the steps that lead here, and [coin:{ $amount }|{ $amount ->
        [one] { $amount } credit
       *[other] { $amount } credits
    }].
mj-thing-track-neighbours = neighbouring fragments
    .where = { track } · space { $space }
    .gives = point out a restored fragment: [vp:{ $amount }|{ $amount } VP] for each restored fragment that touches it.
    .when = when the disc arrives.
    .costs = the steps that lead here: a [die:grey|grey die] moves a disc by its value.
mj-thing-track-tokens = tokens placed
    .where = { track } · space { $space }
    .gives = [vp:{ $amount }|{ $amount } VP] for each of your Dig tokens on the grid, even under a die.
    .when = when the disc arrives.
    .costs = the steps that lead here: a [die:grey|grey die] moves a disc by its value.
mj-thing-track-vase = A vase to take back
    .where = { track } · space { $space }
    .gives = take your last vase away and score { $amount } times the points of its space: the place is free for another vase.
    .when = when the disc arrives, with at least two vases; you may decline.
    .costs = the steps that lead here. The vase no longer counts for the majority.
mj-thing-track-end-blue = end of the blue track
    .where = excavation · space { $space }, two places
    .gives = for each restored fragment, [vp:{ $amount }|{ $amount } VP] to the first to arrive and [vp:{ $second }|{ $second } VP] to the second; nobody after that.
    .when = in the final scoring. Nothing on arrival, and the disc goes no further.
    .costs = steps; those beyond the end are lost.
mj-thing-track-end-yellow = end of the yellow track
    .where = excavation · space { $space }, two places
    .gives = [vp:{ $amount }|{ $amount } VP] to the first to arrive and [vp:{ $second }|{ $second } VP] to the second; nobody after that.
    .when = in the final scoring. Nothing on arrival, and the disc goes no further.
    .costs = steps; those beyond the end are lost.
mj-thing-track-end-red = end of the red track
    .where = excavation · space { $space }, two places
    .gives = for each exhibited vase, [vp:{ $amount }|{ $amount } VP] to the first to arrive and [vp:{ $second }|{ $second } VP] to the second; nobody after that.
    .when = in the final scoring. Nothing on arrival, and the disc goes no further.
    .costs = steps; those beyond the end are lost.
mj-thing-disc = { $owner ->
        [turquoise] turquoise
        [purple] purple
        [black] black
       *[orange] orange
    } disc
    .where = { track-space }
    .gives = the bonus of each space where it stops.
    .when = when its owner captures a [die:grey|grey die] and chooses this track.

## Points and rounds

mj-thing-score = { ALONE($seat) }: { $points } VP
    .where = score track
    .gives = the total so far. The highest total wins the game.
    .when = at the end: majorities and track ends are added then.
mj-thing-score-space = space { $n } of the score track
    .where = around the excavation tracks
    .gives = it gives nothing: the discs show the points here. After { $lap } points another lap begins.
    .when = whenever somebody gains points.
mj-thing-standing = how { $seat } is doing
    .where = below the cart, in the order of turns
    .gives = the score, and the place in both majorities, exhibited vases and restored fragments: [vp:7|7 VP] to the first, [vp:5|5 VP] to the second and [vp:3|3 VP] to the third.
    .when = the majorities count at the end of the game.
mj-thing-round-marker = round { $n } of { $count }
    .where = round track
    .gives = the time that is left: everybody plays one turn a round.
    .when = after round { $count } comes the final scoring.
mj-thing-round-space = round { $n }
    .where = round track
    .gives = one turn for everybody.
    .when = when the round marker gets here.
mj-thing-round-space-solo = space { $n } of the round track
    .where = round track
    .gives = room for a die removed from the grid: this is the time of your mission.
    .when = after each capture, a die beside the jumper comes here. At the last space the mission ends.

## Cart and slate

mj-thing-cart-slot = cart, place { $n } of { $slots }
    .where = { cart-slot.position }
    .gives = it takes a spent die; everybody shares this cart.
    .when = once it is full, each die that enters pushes the lowest one onto the slate of whoever plays.
mj-thing-slate = slate
    .where = { museum }
    .gives = the dice that fell out of the cart during your turn: you put them back where it suits you.
    .when = at the end of your turn, before the next player’s.

## Museum

mj-thing-slot-yellow = place for a yellow die
    .where = { slot }
    .gives = it keeps a [die:yellow|yellow die], your money. The third one bears a Dig token, gained the first time it is taken.
    .when = after a capture. When all three are taken, you capture no more yellow ones.
mj-thing-slot-red = place for a red die
    .where = { slot }
    .gives = it keeps a [die:red|red die] until you exhibit it.
    .when = after a capture. When all three are taken, you capture no more red ones.
mj-thing-slot-blue = place for a blue die
    .where = { slot }
    .gives = it keeps a [die:blue|blue die] until you restore a fragment.
    .when = after a capture. When all three are taken, you capture no more blue ones.
mj-thing-slot-unused = yellow place out of use
    .where = { slot }
    .gives = nothing in this game: the other yellow zone keeps the money of both museums.
    .when = chosen during the setup of mission 6.
mj-thing-case = display case
    .where = { museum }
    .gives = room for { $vases } vases; each space has its reward. At the end, [vp:7|7 VP] to whoever has the most.
    .when = drop your stored [die:red|red dice] here, on your turn.
    .costs = as many credits as the value of the dice.
mj-thing-niche-token = display case, first space
    .where = { museum }
    .gives = the Dig token that it bears, to be placed on the grid at once.
    .when = when you exhibit your first vase here; spaces are taken from left to right ({ $n }).
mj-thing-niche = display case, space { $n }
    .where = { museum }
    .gives = [vp:{ $points }|{ $points } VP], on top of twice the value of the red die.
    .when = when you exhibit a vase here; spaces are taken from left to right.
mj-thing-vase = { $owner ->
        [turquoise] turquoise
        [purple] purple
        [black] black
       *[orange] orange
    } vase
    .where = { display-case-space }
    .gives = it counts for the majority of vases and for the end of the red track; its own points are scored already.
    .when = at the end of the game.
mj-thing-workshop = workshop
    .where = { museum }
    .gives = six fragments of a ceramic to restore, for 3 to 10 points each. At the end, [vp:7|7 VP] to whoever has the most.
    .when = drop your stored [die:blue|blue dice] on a fragment, on your turn.
    .costs = the blue dice used.
mj-thing-fragment = { $fragment ->
        [F3] fragment ≥3
        [F5] fragment ≥5
        [F6P] fragment ≥6, two dice
        [F6] fragment =6
        [F9] fragment ≥9
        [F3-2] fragment ≥3, second museum
        [F5-2] fragment ≥5, second museum
        [F6P-2] fragment ≥6, two dice, second museum
        [F6-2] fragment =6, second museum
       *[F9-2] fragment ≥9, second museum
    }
    .where = workshop · { museum }
    .gives = [vp:{ $points }|{ $points } VP], and 1 more for each neighbour already restored.
    .when = as a free action, on your turn.
    .costs = { fragment.requirement }.
mj-thing-fragment-token = { $fragment ->
        [F4] fragment ≥4
       *[F4-2] fragment ≥4, second museum
    }
    .where = workshop · { museum }
    .gives = [vp:{ $points }|{ $points } VP], 1 more for each neighbour already restored, and a Dig token to place.
    .when = as a free action, on your turn.
    .costs = { fragment.requirement }.
mj-thing-fragment-placed = { fragment }, restored
    .where = workshop · { museum }
    .gives = its { $points } points are scored. It gives 1 more point to each neighbour that you restore.
    .when = it also counts for the majority of fragments and for the end of the blue track, at the end.
mj-thing-museum-token = A Dig token to gain
    .where = { museum }
    .gives = a token to place on the grid, for bonuses until the end.
    .when = { $place ->
        [case] with your first exhibited vase.
        [yellow] when your third yellow slot is taken for the first time.
       *[other] when you restore this fragment.
    }
mj-thing-supply = supply
    .where = { museum }
    .gives = your Dig tokens and your vases that wait.
    .when = a token for each space 2 of the tracks where a disc stops; a vase for each red die exhibited.
mj-thing-purse = { $money ->
        [one] { $money } credit
       *[other] { $money } credits
    }
    .where = { museum }
    .gives = what exhibits vases, turns a blue die by 1 or moves a die of the grid.
    .when = on your turn, before or after the capture. At the end, money only breaks ties.
    .costs = a vase: the value of the red die. The two others: [coin:2|2 credits].

## Choices of the moment

mj-thing-zone = { $nth ->
        [0] yellow zone of the first museum
       *[1] yellow zone of the second museum
    }
    .where = mission 6
    .gives = the only zone that will keep your money; it pays for both museums.
    .when = chosen once, before the beginning.
mj-thing-fund = { $change ->
        [up] turn this blue die up by 1
       *[down] turn this blue die down by 1
    }
    .where = fund the restoration
    .gives = a blue die that at last meets what a fragment asks.
    .when = on your turn, as often as you can pay.
    .costs = [coin:{ $credits }|{ $credits } credits].
mj-thing-pay = one way to pay
    .where = { $credits ->
        [one] { $credits } credit to pay
       *[other] { $credits } credits to pay
    }
    .gives = it says what each yellow die pays. A die that is used up frees its slot and goes to the cart.
    .when = now; the sum is always exact, no change is given.

## Missions

mj-thing-mission = { $name }
    .where = mission { $mission }, alone
    .gives = { $goals ->
        [one] the mission, if its objective is reached
       *[other] the mission, if all { $goals } of its objectives are reached
    }; the next one awaits you then.
    .when = in the final scoring, when the time of the mission is over.
mj-thing-goal = { $goal }
    .where = objective { $nth } of the mission
    .gives = one of those the mission asks for: with all of them it is won.
    .when = { $at_end ->
        [yes] in the final scoring, when all is counted.
       *[no] as soon as it is done, and for good.
    }
mj-thing-mission-dice = dice removed
    .where = round track
    .gives = the time of the mission: it ends with die number { $count }.
    .when = after each capture, a die beside the jumper leaves the grid.
mj-thing-mission-sum = value of the dice removed
    .where = round track
    .gives = points off: { $times ->
        [one] their sum
       *[other] { $times } times their sum
    }{ $kind ->
        [all] {""}
       *[some] , without the yellow ones
    }. Remove small dice.
    .when = in the final scoring.
mj-thing-mission-loss = lost at the end
    .where = mission
    .gives = what the mission would take from you if it ended now.
    .when = in the final scoring, before the score objective is judged.

## Here and now: dice

mj-worth-row-full = Your three { $colour ->
        [yellow] yellow
        [red] red
       *[blue] blue
    } slots are taken: { $colour ->
        [yellow] spend a yellow die
        [red] exhibit a red die
       *[blue] restore a fragment
    } before you can capture it.
mj-worth-out-of-reach = No jump captures it at this moment. { $count ->
        [0] Nor can it jump itself.
        [one] It can make **one jump** itself.
       *[other] It can make **{ $count } jumps** itself.
    }
mj-worth-take-yellow = **In reach now**: you would have [coin:{ $money }|{ $money ->
        [one] { $money } credit
       *[other] { $money } credits
    }].{ $token ->
        [yes] {" "}Your third yellow die: you gain its Dig token too.
       *[no] {""}
    }
mj-worth-take-red = **In reach now**: exhibited, it would bring [vp:{ $points }|{ $points } VP] for { $price ->
        [one] { $price } credit
       *[other] { $price } credits
    }; you have { $money }.
mj-worth-take-blue = **In reach now**: with it, { fragment.the } is yours, [vp:{ $points }|{ $points } VP].
mj-worth-take-blue-near = **In reach now**: { $missing ->
        [one] 1 pip
       *[other] { $missing } pips
    } would be missing for { fragment.the }, worth [vp:{ $points }|{ $points } VP].
mj-worth-take-blue-spare = **In reach now**, but your blue dice are already enough for { fragment.the }.
mj-worth-take-blue-later = **In reach now**; it will take other blue dice with it.
mj-worth-take-grey = **In reach now**. Your choice: { $blue ->
        [0] blue closed
       *[other] blue space { $blue }
    }, { $yellow ->
        [0] yellow closed
       *[other] yellow space { $yellow }
    } or { $red ->
        [0] red closed
       *[other] red space { $red }
    } ({ $face ->
        [one] { $face } step
       *[other] { $face } steps
    }).
mj-worth-take-grey-idle = In reach now, but none of your discs can move.
mj-worth-red = Exhibiting it costs { $price ->
        [one] { $price } credit, which you have
       *[other] { $price } credits, which you have
    }: [vp:{ $points }|{ $points } VP] in all{ $token ->
        [yes] , and a Dig token
       *[no] {""}
    }.
mj-worth-red-dear = Exhibiting it costs { $price ->
        [one] { $price } credit
       *[other] { $price } credits
    } and you have { $money }: **{ $missing }** short. It would bring [vp:{ $points }|{ $points } VP].
mj-worth-case-full = Your display case is full ({ $count } vases): it can no longer be exhibited.
mj-worth-blue = { $count ->
        [0] Alone it restores
        [one] With another blue die it restores
       *[other] With your other blue dice it restores
    } { fragment.the }: [vp:{ $points }|{ $points } VP].
mj-worth-blue-near = { $missing ->
        [one] 1 blue pip is
       *[other] { $missing } blue pips are
    } missing for { fragment.the } ([vp:{ $points }|{ $points } VP]).{ $enough ->
        [yes] {" "}For { $price } credits, which you have, you add them yourself.
       *[no] {""}
    }
mj-worth-blue-more = It takes other blue dice with it for a fragment that is still open.
mj-worth-money = You have { $money ->
        [one] { $money } credit
       *[other] { $money } credits
    } in all: { $vases ->
        [0] no vase can be paid for at this moment.
        [one] enough to exhibit a vase for [vp:{ $points }|{ $points } VP].
       *[other] enough to exhibit { $vases } vases for [vp:{ $points }|{ $points } VP].
    }
mj-worth-cart-die = { $count ->
        [one] It falls out with the **next** spent die.
       *[other] It falls out with spent die **number { $count }** from now on.
    }
mj-worth-slate-die = { $tier ->
        [1] It goes **between the ropes**
        [2] It goes on **one of your tokens**
       *[3] It goes **wherever you like**
    }: { $count ->
        [one] one space possible.
       *[other] { $count } spaces possible.
    }
mj-worth-round-die = { $points ->
        [0] It costs you nothing.
       *[other] It will cost you **{ $points } VP**.
    }

## Here and now: the grid

mj-worth-token-here = { $count ->
        [0] You may place the token here; no jump could end on it for now.
        [one] You may place the token here: **one jump** could end on it.
       *[other] You may place the token here: **{ $count } jumps** could end on it.
    }
mj-worth-token-best = { $free ->
        [one] One space only
       *[other] { $free } spaces
    } to choose from. Most jumps could end on **{ $space }**: { $count }.
mj-worth-no-landing = None of your jumps can end here at this moment.
mj-worth-landing = { $count ->
        [one] **One jump** can end here
       *[other] **{ $count } jumps** can end here
    }: the jumper gains { $pips }{ $owner ->
        [own] , and you **+1** on one of your dice
        [rival] , but the owner of the token gains **+2**
       *[none] {""}
    }.

## Here and now: tracks and rounds

mj-worth-passed = Your disc is further on already, on space { $at }.
mj-worth-stands-here = Your disc is here, on space { $at }: the bonus has been given.
mj-worth-end-taken = Your disc is { $at ->
        [0] at the start
       *[other] on space { $at }
    }, and both places are taken: it can no longer come here.
mj-worth-end-held = You hold the { $rank ->
        [1] first
       *[2] second
    } place: [vp:{ $points }|{ $points } VP] at the end, as things stand.
mj-worth-brings-now = Your grey { $face } brings your disc **right here**.{ $points ->
        [0] {""}
       *[other] { $end ->
            [yes] {" "}At the end, as things stand: [vp:{ $points }|{ $points } VP].
           *[no] {" "}You score [vp:{ $points }|{ $points } VP].
        }
    }
mj-worth-far = Your disc is { $at ->
        [0] at the start
       *[other] on space { $at }
    }: **{ $missing } steps** are missing, more than one grey die gives.
mj-worth-steps = Your disc is { $at ->
        [0] at the start
       *[other] on space { $at }
    }: { $missing ->
        [one] **1 step** is missing
       *[other] **{ $missing } steps** are missing
    }. { $count ->
        [0] No grey die that you can take now leads here.
        [one] The **grey die on { $space }** leads here.
       *[other] **{ $count } grey dice** in reach lead here, the one on { $space } among them.
    }{ $points ->
        [0] {""}
       *[other] { $end ->
            [yes] {" "}{ $rank ->
                [1] The first place is free: at the end,
               *[2] The second place is free: at the end,
            } as things stand, [vp:{ $points }|{ $points } VP].
           *[no] {" "}You would score [vp:{ $points }|{ $points } VP] there.
        }
    }
mj-worth-lead = { $state ->
        [level] { $own ->
            [yes] You are level with the best of the others.
           *[no] You are level with { OBJECT($seat) }.
        }
        [ahead] You are **{ $count } VP** ahead of { $own ->
            [yes] the best of the others.
           *[no] { $seat }.
        }
       *[behind] You are **{ $count } VP** behind { $own ->
            [yes] the best of the others.
           *[no] { $seat }.
        }
    }
mj-worth-standing = If the game ended now: { $vases ->
        [0] no vase
        [one] one vase
       *[other] { $vases } vases
    }, [vp:{ $for_vases }|{ $for_vases } VP]; { $fragments ->
        [0] no fragment
        [one] one fragment
       *[other] { $fragments } fragments
    }, [vp:{ $for_fragments }|{ $for_fragments } VP].
mj-worth-turns-left = { $count ->
        [0] You have no turn left.
        [one] You have **one turn** left.
       *[other] You have **{ $count } turns** left, this one included.
    }
mj-worth-rounds-until = { $count ->
        [one] This is the next round.
       *[other] This is { $count } rounds away.
    }
mj-worth-dice-until-end = { $count ->
        [0] The track is full: the mission ends.
        [one] **One more die** and the mission ends.
       *[other] **{ $count } more dice** and the mission ends.
    }
mj-worth-cart-room = { $count ->
        [0] The cart is full: the next spent die pushes one out.
        [one] One place is free: a die falls out with the second spent die.
       *[other] { $count } places are free before a die falls out.
    }

## Here and now: museum and missions

mj-worth-row = { $count ->
        [0] Your { $of } { $colour ->
            [yellow] yellow
            [red] red
           *[blue] blue
        } places are taken: { $colour ->
            [yellow] no more yellow to capture
            [red] no more red to capture
           *[blue] no more blue to capture
        } until one is free.
        [one] **One** place of { $of } is free for { $colour ->
            [yellow] a yellow die.
            [red] a red die.
           *[blue] a blue die.
        }
       *[other] **{ $count }** places of { $of } are free for { $colour ->
            [yellow] yellow dice.
            [red] red dice.
           *[blue] blue dice.
        }
    }
mj-worth-vases = You have { $count ->
        [0] no vase on display yet
        [one] one vase on display
       *[other] { $count } vases on display
    }. If the game ended now, the majority would give you { $points ->
        [0] nothing.
       *[other] [vp:{ $points }|{ $points } VP].
    }
mj-worth-fragments = You have { $count ->
        [0] no fragment restored yet
        [one] one fragment restored
       *[other] { $count } fragments restored
    }. If the game ended now, the majority would give you { $points ->
        [0] nothing.
       *[other] [vp:{ $points }|{ $points } VP].
    }
mj-worth-niche-filled = Taken already: its reward has been given.
mj-worth-niche-later = { $count ->
        [one] Another vase comes before this one.
       *[other] { $count } other vases come before this one.
    }
mj-worth-niche-next = This is your **next space**. { $points ->
        [0] { $count ->
            [0] You need a red die first.
            [one] You lack the money for your red die.
           *[other] You lack the money for your red dice.
        }
       *[other] A vase that you can pay for brings [vp:{ $points }|{ $points } VP] in all here.
    }
mj-worth-vase-last = Taken back by space 8 of the red track, it would bring [vp:{ $points }|{ $points } VP].
mj-worth-fragment-ready = **You can restore it** with { $with_dice }: [vp:{ $points }|{ $points } VP] in all.
mj-worth-fragment-near = Your blue dice are { $missing ->
        [one] **1 pip** short.
       *[other] **{ $missing } pips** short.
    } It would bring [vp:{ $points }|{ $points } VP].
mj-worth-fragment-more = You need more blue dice first; it would bring [vp:{ $points }|{ $points } VP].
mj-worth-neighbours = { $count ->
        [0] None of its neighbours is restored yet.
        [one] One of its neighbours is restored.
       *[other] { $count } of its neighbours are restored.
    }
mj-worth-third-yellow = { $count ->
        [one] **One more yellow die** and it is yours.
       *[other] **{ $count } more yellow dice** in place and it is yours.
    }
mj-worth-slate = { $count ->
        [0] It is empty: nothing to recycle at the end of this turn.
        [one] **One die** to put back at the end of this turn.
       *[other] **{ $count } dice** to put back at the end of this turn.
    }
mj-worth-goal-reached = **Reached**, and yours until the end.
mj-worth-goal-score = { $missing ->
        [0] Reached, if the mission ended now.
       *[other] **{ $missing } VP** are missing so far, losses counted.
    }
mj-worth-goal-vases = { $missing ->
        [one] **One vase** is missing.
       *[other] **{ $missing } vases** are missing.
    }
mj-worth-goal-tokens = { $missing ->
        [one] **One token** is missing.
       *[other] **{ $missing } tokens** are missing.
    }
mj-worth-goal-steps = { $missing ->
        [one] **1 step** is missing.
       *[other] **{ $missing } steps** are missing.
    }
mj-worth-goal-fragments = { $missing ->
        [one] **One fragment** is missing.
       *[other] **{ $missing } fragments** are missing.
    }
mj-worth-loss = So far: **−{ $points } VP**.
