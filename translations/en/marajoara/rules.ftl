### Marajoara: the rules, in our own words.
### One message per rule; its value, where it has one, is the sentence of a refusal.
### .title: the name of the rule, for contents lists · .rule: the rule · .source: where the French rulebook says it.
### .stress: the words of .rule on which everything turns, bold in the book of rules.
###
### The line above a rule tells which variables the engine gives it.

## Setup

MJ-SET-1 =
    .title = Your museum and pieces
    .rule = Take the museum board of your colour and cover its three Dig icons with Dig tokens of that colour. Your other four tokens, five vases and six ceramic fragments wait beside the board.
    .stress = three Dig icons
    .source = Setup (“Mise en place”), A to D; ruling A31

MJ-SET-2 =
    .title = Cart and round marker
    .rule = The game begins with an empty cart, which everyone shares. The round marker starts on space 1 of the round track.
    .stress = empty cart
    .source = Setup (“Mise en place”), items 1 and 2

MJ-SET-3 =
    .title = Discs at the start
    .rule = Your four discs take their places: one marks 0 points, and the other three wait at the start of the excavation tracks, above the first space, one per track.
    .stress = at the start of the excavation tracks
    .source = Setup (“Mise en place”), item 3

MJ-SET-4 =
    .title = The 52 dice on the grid
    .rule = The 52 dice, each on its 1 face, are drawn at random and fill the dig grid row by row, left to right, one per space. Shaded spaces and magnifier spaces stay empty. The number of players makes no difference.
    .stress = each on its 1 face
    .source = Setup (“Mise en place”), item 4

# $first, $seats · .cure: $seats
MJ-SET-5 = The first player must be one of the seats at the table: { $first } does not fit { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }.
    .title = The first player
    .rule = Whoever dug a hole most recently is first player (here: a player chosen or drawn by lot). This never changes during the game.
    .stress = never changes during the game
    .source = Setup (“Mise en place”), item 5
    .cure = Choose a seat from 1 to { $seats }, or 0 to draw lots.

# $ask, $case, $seat, $space · .cure: $case
MJ-SET-6 = { $case ->
        [setup] Setup is not finished: it is up to { $seat } to act. { $ask }
        [no-magnifier] A starting token only goes on a magnifier space, and { $space } is not one.
        [taken] Magnifier space { $space } already carries a Dig token.
       *[not-now] Starting tokens are placed during setup, which is over.
    }
    .title = Starting Dig tokens
    .rule = The last player begins, then turn order is followed backwards up to the first player: each puts one token from their supply on a magnifier space that is still empty. Surplus magnifier spaces stay empty.
    .stress = The last player begins
    .source = Setup (“Mise en place”), item 5; ruling A31
    .cure = { $case ->
        [setup] Wait until every starting token is placed.
        [not-now] Take your turn; other Dig tokens are gained during the game.
       *[other] Choose a magnifier space that is still free.
    }

MJ-SET-7 =
    .title = Same for any player count
    .rule = Setup is not adapted to the number of players: all the dice and the whole grid are always used.
    .stress = all the dice and the whole grid
    .source = Setup (“Mise en place”), nothing in it depends on the number of players

## Round and turn

# $seat
MJ-TURN-1 = It is not your turn: the decision is up to { $seat }.
    .title = Fourteen rounds
    .rule = There are 14 rounds. In each of them everyone takes one turn: the first player, then the others clockwise.
    .stress = 14 rounds
    .source = Course of play (“Déroulement du jeu”); ruling A30
    .cure = Wait for your turn.

MJ-TURN-2 =
    .title = What a turn contains
    .rule = The main action is the heart of a turn. You may take free actions before and after it, and recycling comes last if the slate is not empty.
    .stress = The main action is the heart of a turn
    .source = Course of play (“Déroulement du jeu”); Free actions (“Actions gratuites”)

# $ask, $seat
MJ-TURN-3 = An action is under way, and nothing comes in between: it is up to { $seat } to answer. { $ask }
    .title = When to take free actions
    .rule = Free actions belong to your own turn, before or after the main action, never between its steps. Their order and number are up to you: several before and several more after, if you like.
    .stress = never between its steps
    .source = Free actions (“Actions gratuites”); Turn summary (“Résumé du tour de jeu”); rulings A33, A36, A42
    .cure = Finish what is going on first; free actions are possible again after that.

# $ask
MJ-TURN-4 = It is not yet the moment: the steps follow in order. { $ask }
    .title = Four steps in order
    .rule = The main action always runs in the same order: capture a die, raise the jumper, apply the dig bonus if there is one, then carry out the action of the captured die.
    .stress = always runs in the same order
    .source = Main action (“Action principale”) (p. 5); Turn summary (“Résumé du tour de jeu”); rulings A20, A33
    .cure = Do what is asked first.

MJ-TURN-5 =
    .title = Passing the turn
    .rule = When your turn is over, the next player takes theirs. When play comes back to the first player, the round marker first advances one step; if it already stood on space 14, the game is over.
    .stress = the round marker first advances one step
    .source = End of turn (“Fin de tour (Recyclage)”) (p. 11); Turn summary (“Résumé du tour de jeu”)

MJ-TURN-6 = This turn has had no main action yet, and a capture is possible: it is compulsory.
    .title = No turn without main action
    .rule = You take one main action per turn, no more and no less, and may not give it up. It is skipped only when no capture is possible.
    .stress = no more and no less
    .source = Main action (“Action principale”) (p. 5); rulings A3, A42
    .cure = Capture a die, then end your turn.
    .warning = You are about to end this turn without capturing anything. A free action might make a capture possible.

## Step 1: capture

# $case, $space
MJ-CAP-1 = { $case ->
        [no-jumper] There is no die on { $space }: nothing can jump from there.
        [nothing-between] There is no die on { $space }: this jump would capture nothing.
       *[no-jump] Space { $space } is too near: a jump passes over a neighbouring die and lands just behind it.
    }
    .title = Jump to capture
    .rule = Choose any die on the grid: none of them belongs to a player. It jumps over a neighbouring die and comes down on the space just across; the die it passed over is captured.
    .stress = the die it passed over is captured
    .source = Main action (“Action principale”), step 1 (p. 5)
    .cure = Make a die jump over a neighbouring die, to the space just across.

# $case, $space
MJ-CAP-2 = { $case ->
        [off-grid] “{ $space }” is not a space of the grid.
       *[occupied] Space { $space } already carries a die: nothing can land there.
    }
    .title = A landing space without die
    .rule = The landing space must be on the grid and carry no die. A Dig token does not prevent landing.
    .stress = carry no die
    .source = Main action (“Action principale”), step 1 (p. 5); ruling A16
    .cure = Choose a landing space without a die, just behind the die to capture.

# $case, $to
MJ-CAP-3 = { $case ->
        [bent] To reach { $to }, the jump would have to change direction: it goes straight on.
       *[too-far] Space { $to } is too far: a jump clears a single die and lands just behind it, two spaces from where it began.
    }
    .title = One die, straight on
    .rule = A jump clears one die and one only. It stops on the first space behind that die and keeps the same direction from start to finish.
    .stress = one die and one only
    .source = Main action (“Action principale”), step 1: the jumping die (p. 5)
    .cure = Choose the space just behind the neighbouring die, in a straight line.

MJ-CAP-4 =
    .title = Ropes never stop a jump
    .rule = White ropes do not hinder jumps: a die enters or leaves a roped zone as it would any other space.
    .stress = do not hinder jumps
    .source = Main action (“Action principale”), step 1: the jumping die (p. 5)

MJ-CAP-5 =
    .title = The captured die keeps its face
    .rule = The captured die leaves the grid without being turned. It waits beside your museum board until step 4.
    .stress = without being turned
    .source = Main action (“Action principale”), step 1 (p. 5)

# $colour, $die · .cure: $colour
MJ-CAP-6 = Your { $colour ->
        [yellow] yellow
        [red] red
       *[blue] blue
    } slots are all taken: the { $die } would have no place.
    .title = No room, no capture
    .rule = A yellow, red or blue die cannot be captured while your three slots of that colour are taken. To free one, spend a die with a free action before the main action.
    .stress = cannot be captured
    .source = Main action (“Action principale”), step 4 a (p. 6); ruling A2
    .cure = { $colour ->
        [yellow] Free a slot before capturing: spend a whole yellow die to exhibit a vase or to fund an action.
        [red] Free a slot before capturing: exhibit a red die.
       *[blue] Free a slot before capturing: restore a fragment.
    }

MJ-CAP-7 = You have already captured a die this turn: one capture per turn.
    .title = One capture per turn
    .rule = The main action contains one capture and no more: jumps are not chained.
    .stress = jumps are not chained
    .source = Main action (“Action principale”) (p. 5)
    .cure = Take free actions or end your turn.

MJ-CAP-8 =
    .title = Where a jump may land
    .rule = Any space without a die suits the jumper: shaded, magnifier, roped, +1, +2, with or without a Dig token of whatever colour. Shading and magnifiers matter only during setup.
    .stress = Any space without a die
    .source = Main action (“Action principale”), step 1 (p. 5); Setup (“Mise en place”), item 4; ruling A16

# $start, $to
MJ-CAP-9 = From { $start } to { $to } the jump would be diagonal: the option “Orthogonal captures only” does not allow it.
    .title = Directions of a jump
    .rule = A jump follows one of the eight directions, diagonals included, or one of the four orthogonal ones under the option “Orthogonal captures only”. The colour and face of the jumper are irrelevant.
    .stress = eight directions, diagonals included
    .source = Main action (“Action principale”), step 1: the jumping die (p. 5); ruling A1
    .cure = Jump horizontally or vertically.

## Step 2: raise the jumper

MJ-INC-1 =
    .title = Always +1
    .rule = Once it has landed, the jumper goes up by 1. This raise cannot be declined.
    .stress = goes up by 1
    .source = Main action (“Action principale”), step 2 a (pp. 5–6); ruling A12

MJ-INC-2 =
    .title = +1 and +2 spaces
    .rule = On a +1 space the raise becomes 2 altogether. On a +2 space it becomes 3.
    .stress = becomes 2 altogether
    .source = Main action (“Action principale”), step 2 b, c (pp. 5–6)

MJ-INC-3 =
    .title = Never above 6
    .rule = The value of a die tops out at 6 and the surplus is lost. Only mission 7 is an exception.
    .stress = tops out at 6
    .source = Main action (“Action principale”), step 2: notice (pp. 5–6)

## Step 3: dig bonus

MJ-DIG-1 =
    .title = When there is a bonus
    .rule = There is a dig bonus when the space where the jump ended carries a Dig token.
    .stress = the space where the jump ended
    .source = Main action (“Action principale”), step 3 (pp. 5–6)

MJ-DIG-2 = There is no raise to hand out at the moment.
    .title = Your own token
    .rule = If the token is yours, you may raise by 1 a die in your storage areas, whatever its colour, or the die you have just captured. The jumper is not eligible.
    .stress = raise by 1
    .source = Main action (“Action principale”), step 3 a (pp. 5–6); rulings A12, A13
    .cure = A raise comes from jumping onto a Dig token, or from spaces 1, 3 and 5 of the excavation tracks.

# .warning: $seat
MJ-DIG-3 =
    .title = Another player’s token
    .rule = If the token is another player’s, they benefit: they may at once raise one of their stored dice by 2, or two of them by 1 each, of any colours. You get nothing, and step 4 waits for their decision.
    .stress = they benefit
    .source = Main action (“Action principale”), step 3 b (pp. 5–6); rulings A12, A14
    .warning = This space carries another player’s Dig token: { $seat } may raise dice by 2.

# $die, $top · .cure: $top
MJ-DIG-4 = The { $die } already shows { $top }: it cannot go any higher.
    .title = Limits of the bonus
    .rule = The bonus does not go beyond 6; whatever is left over is lost. The token remains on its space.
    .stress = whatever is left over is lost
    .source = Main action (“Action principale”), steps 2 and 3 (pp. 5–6); ruling A14
    .cure = Choose a die below { $top }, or decline this bonus.
    .warning = What is left of this bonus will be lost.

MJ-DIG-5 =
    .title = No bonus without a jump
    .rule = A die brought onto a token by field work or by recycling gives no dig bonus.
    .stress = gives no dig bonus
    .source = Free actions, 4. Fund field work (“Financer le travail de terrain”); End of turn (“Fin de tour (Recyclage)”) (p. 11); ruling A35

# $case, $slot
MJ-DIG-6 = { $case ->
        [captured] This bonus is not for the captured die: only stored dice can go up.
       *[empty] There is no die here ({ slot }): only stored dice can go up.
    }
    .title = Which dice may go up
    .rule = The bonus goes to dice in the storage areas, or to the captured die if the token is yours. Dice on the slate, in the cart and on the grid are excluded.
    .stress = dice in the storage areas
    .source = Main action (“Action principale”), step 3 a, b (pp. 5–6); ruling A40
    .cure = Choose a die in your storage areas.

## Step 4: die action

MJ-ACT-1 =
    .title = Store the captured die
    .rule = A captured yellow, red or blue die joins the storage area of its colour, in the first free slot from the left.
    .stress = first free slot from the left
    .source = Main action (“Action principale”), step 4 a (p. 6); ruling A2

MJ-ACT-2 =
    .title = The third yellow die
    .rule = When a yellow die fills your third yellow slot for the first time, the Dig token of that slot is yours: place it on the grid at once.
    .stress = for the first time
    .source = Main action (“Action principale”), step 4 a (p. 6); Placing a Dig token (“Placer un jeton Fouille”) (p. 10); ruling A9

MJ-ACT-3 =
    .title = Grey die: an excavation
    .rule = A captured grey die is not kept. It is used for one excavation and then spent.
    .stress = is not kept
    .source = Main action (“Action principale”), step 4 b (p. 6)

# $ask
MJ-ACT-4 = There is no bonus to decline here. { $ask }
    .title = The die action is compulsory
    .rule = The die action is part of the main action: storing or excavating is compulsory. With a grey die, what is left to you is the choice of track.
    .stress = is compulsory
    .source = Turn summary (“Résumé du tour de jeu”); ruling A41
    .cure = Do what is asked.

MJ-EXC-1 = A disc moves when you have just captured a grey die, and none is waiting.
    .title = Advance by the exact value
    .rule = Move one of your three excavation discs forward as many steps as the grey die shows. Not fewer, and not shared among several tracks.
    .stress = Not fewer, and not shared
    .source = Main action (“Action principale”), step 4 b (p. 6); rulings A13, A41
    .cure = Capture a grey die.

# .warning: $lost
MJ-EXC-2 =
    .title = At the end of the track
    .rule = A disc that would go past space 9 stops there; the remaining steps are lost.
    .stress = stops there
    .source = Main action (“Action principale”), step 4 b (p. 6)
    .warning = The disc will stop on space 9: { $lost ->
        [one] { $lost } step will be lost.
       *[other] { $lost } steps will be lost.
    }

MJ-EXC-3 =
    .title = Arrival bonus only
    .rule = Only the space where the disc stops gives its bonus; the spaces it passes give nothing.
    .stress = Only the space where the disc stops
    .source = Main action (“Action principale”), step 4 b (p. 6); Excavation track spaces (“Cases de la piste d’excavation”) (pp. 12–13)

MJ-EXC-4 =
    .title = Room on the tracks
    .rule = Spaces 1 to 8 take every disc that comes. Space 9 takes two: the first to arrive gets slot 1°, the other slot 2°.
    .stress = Space 9 takes two
    .source = Main action (“Action principale”), step 4 b (p. 6); rulings A4, A28

# $case, $track
MJ-EXC-5 = { $case ->
        [arrived] Your disc is already at the end { track.of }: it can go no further.
       *[full] Two discs already stand on space 9 { track.of }: yours cannot arrive there.
    }
    .title = Space 9 full
    .rule = A disc cannot be chosen if it would arrive on a space 9 that already holds two discs. A disc already at the end of its track stays put.
    .stress = already holds two discs
    .source = Main action (“Action principale”), step 4 b (p. 6); ruling A4
    .cure = Choose the disc of another track.

MJ-EXC-6 =
    .title = The grey die enters the cart
    .rule = When the bonus is resolved, the grey die enters the cart like any spent die. It never goes through a museum.
    .stress = enters the cart
    .source = Main action (“Action principale”), step 4 b (p. 6); Spending dice (“Dépenser des dés”) (p. 6); rulings A6, A9

MJ-EXC-7 =
    .title = No disc can move
    .rule = When no disc of yours can move, the grey die is spent with neither excavation nor bonus. Capturing it remains allowed.
    .stress = neither excavation nor bonus
    .source = Main action (“Action principale”), step 4 b (p. 6); ruling A4

## Bonuses of the excavation tracks

# $colour, $die · .cure: $colour
MJ-TRK-1 = This bonus only goes to { $colour ->
        [blue] blue
        [yellow] yellow
       *[red] red
    } dice, the colour of the track: nothing for the { $die }.
    .title = Space 1: +1 on a die
    .rule = You may add 1 to one of your stored dice of the track’s colour.
    .stress = add 1
    .source = Excavation track spaces (“Cases de la piste d’excavation”), space 1 (pp. 12–13); ruling A45
    .cure = Choose a stored { $colour ->
        [blue] blue
        [yellow] yellow
       *[red] red
    } die, or decline this bonus.

MJ-TRK-2 =
    .title = Space 2: a Dig token
    .rule = Take a Dig token from your supply and place it on the grid at once.
    .stress = place it on the grid at once
    .source = Excavation track spaces (“Cases de la piste d’excavation”), space 2 (pp. 12–13); Placing a Dig token (“Placer un jeton Fouille”) (p. 10); ruling A27

# $colour, $die · .cure: $colour
MJ-TRK-3 = These pips only go to { $colour ->
        [blue] blue
        [yellow] yellow
       *[red] red
    } dice, the colour of the track: nothing for the { $die }.
    .title = Space 3: +2 to spread
    .rule = Spread +2 over your stored dice of the track’s colour: 2 on one die, or 1 and 1. No die goes above 6, and you may leave some unused.
    .stress = +2
    .source = Excavation track spaces (“Cases de la piste d’excavation”), space 3 (pp. 12–13); ruling A45
    .cure = Choose a stored { $colour ->
        [blue] blue
        [yellow] yellow
       *[red] red
    } die, or decline this bonus.

MJ-TRK-4 =
    .title = Space 4: 3 VP
    .rule = A disc that stops here earns you 3 VP.
    .stress = 3 VP
    .source = Excavation track spaces (“Cases de la piste d’excavation”), space 4 (pp. 12–13)

# $colour, $die · .cure: $colour
MJ-TRK-5 = These pips only go to { $colour ->
        [blue] blue
        [yellow] yellow
       *[red] red
    } dice, the colour of the track: nothing for the { $die }.
    .title = Space 5: +3 to spread
    .rule = Spread +3 over your stored dice of the track’s colour: 3 on one die, 2 and 1, or 1 on each of three. No die goes above 6, and you may leave some unused.
    .stress = +3
    .source = Excavation track spaces (“Cases de la piste d’excavation”), space 5 (pp. 12–13); ruling A45
    .cure = Choose a stored { $colour ->
        [blue] blue
        [yellow] yellow
       *[red] red
    } die, or decline this bonus.

MJ-TRK-6 =
    .title = Space 6: 5 VP
    .rule = A disc that stops here earns you 5 VP.
    .stress = 5 VP
    .source = Excavation track spaces (“Cases de la piste d’excavation”), space 6 (pp. 12–13)

MJ-TRK-7B = Blue dice count double only in the turn when a disc stops on space 7 of the blue track.
    .title = Blue 7: doubled values
    .rule = Until this turn ends, your blue dice may count double in restorations, without the limit of 6 in that sum. No die is turned: each enters the cart with its real face.
    .stress = count double
    .source = Excavation track spaces (“Cases de la piste d’excavation”), blue track, space 7 (pp. 12–13); rulings A8, A30
    .cure = Restore with the values that the dice show.

# $case, $count, $die, $slot · .cure: $case
MJ-TRK-7Y = { $case ->
        [begun] The swap has begun: it can no longer be declined.
        [given] All the dice to give are given: now take from the cart.
        [no-die] There is no die here ({ slot }).
        [no-room-after] If you give the { $die }, the dice of the cart will not all find a place in your museum.
        [give-first] Before you take from the cart, give your dice ({ $count ->
            [one] { $count } in all
           *[other] { $count } in all
        }).
        [not-in-cart] This die is not in the cart.
        [grey] The { $die } cannot be taken: a grey die is never stored.
        [no-room] Your museum has no place left for the { $die }.
       *[not-now] No swap with the cart is going on.
    }
    .title = Yellow 7: swap with the cart
    .rule = You may swap two stored dice, of any colours, for two dice of the cart; all faces stay as they are. Your dice take the top slots. This is not spending: nothing is pushed onto the slate.
    .stress = swap two stored dice
    .source = Excavation track spaces (“Cases de la piste d’excavation”), yellow track, space 7 (pp. 12–13); rulings A9, A34, A45
    .cure = { $case ->
        [begun] Carry the swap through.
        [given] Take a die from the cart.
        [no-die] Choose a stored die.
        [no-room-after] Give a die of a colour that the cart contains.
        [give-first] Choose a stored die to give.
        [not-now] Make a disc stop on space 7 of the yellow track.
       *[other] Take from the cart a yellow, red or blue die that has a free slot.
    }

# $case, $slot · .cure: $case
MJ-TRK-7R = { $case ->
        [not-red] There is no red die here ({ slot }).
       *[not-now] No cheap exhibition is on offer at the moment.
    }
    .title = Red 7: exhibit for 1 credit
    .rule = You may exhibit a red die of your choice for just 1 credit. Twice its value and the reward of the display-case space are yours as always.
    .stress = for just 1 credit
    .source = Excavation track spaces (“Cases de la piste d’excavation”), red track, space 7 (pp. 12–13); rulings A10, A45
    .cure = { $case ->
        [not-red] Choose a stored red die, or decline this bonus.
       *[not-now] Make a disc stop on space 7 of the red track.
    }

# $case · .cure: $case
MJ-TRK-8B = { $case ->
        [not-restored] This fragment is not in place in your workshop.
       *[not-now] No fragment is to be pointed out at the moment.
    }
    .title = Blue 8: neighbouring fragments
    .rule = Point out a restored fragment in your workshop. Every restored fragment touching it earns you 2 VP.
    .stress = 2 VP
    .source = Excavation track spaces (“Cases de la piste d’excavation”), blue track, space 8 (pp. 12–13)
    .cure = { $case ->
        [not-restored] Point out a fragment you have restored.
       *[not-now] Make a disc stop on space 8 of the blue track.
    }

MJ-TRK-8Y =
    .title = Yellow 8: placed tokens
    .rule = Each of your Dig tokens on the grid earns you 2 VP, even when hidden under a die.
    .stress = 2 VP
    .source = Excavation track spaces (“Cases de la piste d’excavation”), yellow track, space 8 (pp. 12–13)

# $case, $vases · .cure: $case
MJ-TRK-8R = { $case ->
        [few] { $vases ->
            [0] This display case is empty: it takes at least two vases to take one back.
           *[other] This display case holds only { $vases } vase: it takes at least two to take one back.
        }
       *[not-now] No vase is to be taken back at the moment.
    }
    .title = Red 8: take a vase back
    .rule = If your display case holds at least two vases, you may remove the one on the highest space and score twice the VP printed there. The vase joins your supply; exhibiting it anew gives the reward again. Meanwhile it counts neither for the majority, nor for the red track, nor towards the limit of five. With one vase or none, nothing happens.
    .stress = twice the VP
    .source = Excavation track spaces (“Cases de la piste d’excavation”), red track, space 8 (pp. 12–13); rulings A11, A32, A45
    .cure = { $case ->
        [few] Choose a display case with at least two vases, or decline this bonus.
       *[not-now] Make a disc stop on space 8 of the red track.
    }

MJ-TRK-9B =
    .title = Blue 9: final scoring
    .rule = This space pays only in the final scoring. Per restored fragment: 2 VP on slot 1°, 1 VP on slot 2°.
    .stress = only in the final scoring
    .source = Excavation track spaces (“Cases de la piste d’excavation”), blue track, space 9 (pp. 12–13); Excavation rewards (“Récompenses d’excavation”)

MJ-TRK-9Y =
    .title = Yellow 9: final scoring
    .rule = This space pays only in the final scoring: 10 VP on slot 1°, 6 VP on slot 2°.
    .stress = only in the final scoring
    .source = Excavation track spaces (“Cases de la piste d’excavation”), yellow track, space 9 (pp. 12–13); Excavation rewards (“Récompenses d’excavation”)

MJ-TRK-9R =
    .title = Red 9: final scoring
    .rule = This space pays only in the final scoring. Per exhibited vase: 2 VP on slot 1°, 1 VP on slot 2°.
    .stress = only in the final scoring
    .source = Excavation track spaces (“Cases de la piste d’excavation”), red track, space 9 (pp. 12–13); Excavation rewards (“Récompenses d’excavation”)

## Spending dice, paying

MJ-SPD-1 =
    .title = Which dice are spent
    .rule = The following are spent: red dice exhibited, blue dice used to restore, yellow dice exhausted by a payment, and grey dice after their excavation.
    .stress = grey dice after their excavation
    .source = Spending dice (“Dépenser des dés”) (p. 6); Free actions, 1. Exhibit vases (“Exposer un ou des vases”); Free actions, 2. Restore your ceramic (“Restaurer votre céramique”)

MJ-SPD-2 =
    .title = Entering the cart
    .rule = A spent die takes the highest free cart slot, with the face that was used. With the option “Gravity cart” it drops to the lowest free slot.
    .stress = the highest free cart slot
    .source = Spending dice (“Dépenser des dés”), item 1 (p. 6); rulings A5, A37

MJ-SPD-3 =
    .title = Cart full
    .rule = If all five slots are taken, the bottom die comes out, the other four slide down one slot and the new one goes on top.
    .stress = the bottom die comes out
    .source = Spending dice (“Dépenser des dés”), item 2 (p. 6); ruling A5

MJ-SPD-4 =
    .title = Dice pushed out of the cart
    .rule = A die that comes out of the cart goes on the slate of the player whose turn it is and keeps its face, for recycling. It can no longer be used, raised or paid with.
    .stress = keeps its face
    .source = Spending dice (“Dépenser des dés”), item 3 (p. 6); ruling A40

# $case · .cure: $case
MJ-SPD-5 = { $case ->
        [not-spent] This die is not one of those you are spending.
       *[not-now] No die is waiting to enter the cart.
    }
    .title = Several dice of one action
    .rule = Dice spent by one action enter the cart one at a time, in an order you choose, after the effects of the action. If there are more than five, the first ones in may come straight out again. This holds for the main action and for free actions.
    .stress = in an order you choose
    .source = Spending dice (“Dépenser des dés”) (p. 6); rulings A6, A44
    .cure = { $case ->
        [not-spent] Choose one of the dice used in this action.
       *[not-now] First take an action that spends dice.
    }

MJ-PAY-1 = There is nothing to pay at the moment.
    .title = Your money
    .rule = Your money is the sum of the faces of your stored yellow dice: one pip is one credit. A payment may draw on several yellow dice.
    .stress = the sum of the faces of your stored yellow dice
    .source = Spending money (“Dépenser de l’argent”) (p. 10); ruling A18
    .cure = First choose what you buy: a vase to exhibit, a funded restoration or field work.

MJ-PAY-2 =
    .title = Die partly used, die used up
    .rule = A yellow die partly used goes down by as many pips as credits paid. A yellow die exhausted by an action is not turned: it is spent with the face it showed when that action began. Exhibiting several vases together counts as one action; two separate exhibitions count as two.
    .stress = the face it showed when that action began
    .source = Spending money (“Dépenser de l’argent”) (p. 10); Spending dice (“Dépenser des dés”), item 1 (p. 6); ruling A37

# $credits, $offered · .cure: $credits
MJ-PAY-3 = The price is { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    } and you offer { $offered }: the amount must be exact.
    .title = The exact amount
    .rule = You pay exactly the amount: nothing is overpaid and no change is given. A stored die never shows 0.
    .stress = exactly the amount
    .source = Spending money (“Dépenser de l’argent”) (p. 10)
    .cure = Spread exactly { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    } over your yellow dice.

# .cure: $credits
MJ-PAY-4 = A yellow die pays no more than it shows, and only stored yellow dice pay.
    .title = Which dice pay
    .rule = Only yellow dice stored in your museum pay (in mission 6, those of the yellow area in use). A yellow die captured this turn pays as soon as it is stored.
    .stress = as soon as it is stored
    .source = Spending money (“Dépenser de l’argent”) (p. 10); rulings A34, A36, A40
    .cure = Spread { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    } over the yellow dice of your museum.

## Free actions

# $case, $credits, $money · .cure: $case
MJ-EXP-1 = { $case ->
        [money] This exhibition costs { $credits ->
            [one] { $credits } credit
           *[other] { $credits } credits
        } and you have { $money }.
        [order] The dice of an exhibition are named from left to right.
       *[not-red] Only stored red dice can be exhibited, each of them once.
    }
    .title = Paying for the exhibition
    .rule = One Exhibit action takes one or more of your stored red dice. First pay, all at once, as many credits as their values add up to.
    .stress = as many credits as their values add up to
    .source = Free actions, 1. Exhibit vases (“Exposer un ou des vases”); ruling A34
    .cure = { $case ->
        [money] Exhibit fewer or lower dice, or first gain money by capturing yellow dice.
        [order] Name them in the order of the storage; the order changes nothing.
       *[not-red] Choose one or more of your stored red dice.
    }
    .warning = This is the last turn, and you could still exhibit a vase.

MJ-EXP-2 =
    .title = Resolving each vase
    .rule = The red dice are then resolved in turn; the order does not affect the result. For each, score twice its value, put a vase on the first free space of the display case and receive that space’s reward.
    .stress = twice its value
    .source = Free actions, 1. Exhibit vases (“Exposer un ou des vases”); ruling A44

MJ-EXP-3 =
    .title = Display-case rewards
    .rule = Space 1 of the display case gives the Dig token it carries, to be placed at once; spaces 2 to 5 give the VP printed on them.
    .stress = to be placed at once
    .source = Free actions, 1. Exhibit vases (“Exposer un ou des vases”); Placing a Dig token (“Placer un jeton Fouille”) (p. 10); ruling A44

# $vases
MJ-EXP-4 = The display case has only { $vases } spaces: there is no room to exhibit that many vases.
    .title = Five vases at most
    .rule = The display case holds five vases at most. An exhibition that would go beyond is refused as a whole.
    .stress = five vases at most
    .source = Free actions, 1. Exhibit vases (“Exposer un ou des vases”)
    .cure = Exhibit fewer red dice at a time. When the display case is full, space 8 of the red track lets you take a vase back.

MJ-EXP-5 =
    .title = After the exhibition
    .rule = To finish, the red dice exhibited and the yellow dice used up are spent and enter the cart.
    .stress = enter the cart
    .source = Free actions, 1. Exhibit vases (“Exposer un ou des vases”); Spending dice (“Dépenser des dés”) (p. 6)

# $case, $fragment, $target, $total · .cure: $case, $fragment
MJ-RES-1 = { $case ->
        [unknown] Your workshop has no { fragment }.
        [restored] You have already restored { fragment.the }.
        [equal-values] It takes dice of different values to restore { fragment.the }, and two of these are equal.
        [not-exact] It takes exactly { $target } to restore { fragment.the }, and these dice give { $total }.
        [too-low] It takes at least { $target } to restore { fragment.the }, and these dice give { $total }.
        [order] The dice of a restoration are named from left to right.
       *[not-blue] Only stored blue dice restore a fragment, each of them once.
    }
    .title = Restoring a fragment
    .rule = Restore one of your fragments not yet in the workshop, in any sequence, with stored blue dice that meet its requirement; no fragment is restored twice. With a single die: at least 3 for ≥3, an exact 6 for =6. With a total: at least 4 or 5 for ≥4 or ≥5, at least 6 with exactly two dice for ≥6, at least 9 with two or three dice, all different, for ≥9.
    .stress = that meet its requirement
    .source = Free actions, 2. Restore your ceramic (“Restaurer votre céramique”); rulings A8, A34
    .cure = { $case ->
        [unknown] Choose one of the six fragments of the workshop.
        [restored] Choose a fragment that is not yet in the workshop.
        [order] Name them in the order of the storage; the order changes nothing.
        [not-blue] Choose one or more of your stored blue dice.
       *[other] This fragment asks for { fragment.requirement }. Fund restoration changes a blue die by 1.
    }
    .warning = This is the last turn, and you could still restore a fragment.

MJ-RES-2 =
    .title = Points and adjacency bonus
    .rule = Score the VP of the fragment: 3 for ≥3, 4 for ≥4, 5 for ≥5, 6 for ≥6, 7 for =6, 10 for ≥9. The adjacency bonus adds 1 VP per neighbouring fragment already in place.
    .stress = 1 VP per neighbouring fragment already in place
    .source = Free actions, 2. Restore your ceramic (“Restaurer votre céramique”); Adjacency bonus (“Bonus d’adjacence”); ruling A29

MJ-RES-3 =
    .title = The token of fragment ≥4
    .rule = Fragment ≥4 also gives the Dig token of its slot, to be placed on the grid at once.
    .stress = the Dig token of its slot
    .source = Free actions, 2. Restore your ceramic (“Restaurer votre céramique”); Placing a Dig token (“Placer un jeton Fouille”) (p. 10)

MJ-RES-4 =
    .title = The blue dice are spent
    .rule = Every blue die used is spent whole: anything beyond the requirement is lost.
    .stress = spent whole
    .source = Free actions, 2. Restore your ceramic (“Restaurer votre céramique”); Spending dice (“Dépenser des dés”) (p. 6)

# $case, $dice, $fragment, $least, $most · .cure: $fragment
MJ-RES-5 = { $case ->
        [exactly] { $most ->
            [one] It takes a single die to restore { fragment.the }, not { $dice }.
           *[other] It takes exactly { $most } dice to restore { fragment.the }, not { $dice }.
        }
       *[range] It takes { $least } to { $most } dice to restore { fragment.the }, not { $dice }.
    }
    .title = How many dice and fragments
    .rule = Fragments ≥4 and ≥5 accept a free number of blue dice, superfluous ones included; elsewhere the requirement sets the number. One Restore action places a single fragment.
    .stress = a single fragment
    .source = Free actions, 2. Restore your ceramic (“Restaurer votre céramique”); ruling A43
    .cure = This fragment asks for { fragment.requirement }.

# $case, $credits, $die, $money, $slot, $top · .cure: $case
MJ-FIN-1 = { $case ->
        [limit] The { $die } cannot change that way: a die stays between 1 and { $top }.
        [money] Fund restoration costs { $credits ->
            [one] { $credits } credit
           *[other] { $credits } credits
        } and you have { $money }.
       *[not-blue] There is no blue die here ({ slot }).
    }
    .title = Fund restoration
    .rule = Pay 2 credits: one of your stored blue dice goes up or down by 1, immediately. It stays between 1 and 6, save for the overflow of mission 7.
    .stress = goes up or down by 1
    .source = Free actions, 3. Fund restoration (“Financer la restauration”); rulings A7, A24
    .cure = { $case ->
        [limit] Change it the other way, or choose another blue die.
        [money] First gain money by capturing yellow dice.
       *[not-blue] Choose one of your stored blue dice.
    }

# $case, $credits, $money, $space · .cure: $case
MJ-FLD-1 = { $case ->
        [money] Fund field work costs { $credits ->
            [one] { $credits } credit
           *[other] { $credits } credits
        } and you have { $money }.
       *[no-die] There is no die on { $space }.
    }
    .title = Fund field work
    .rule = Pay 2 credits: a die on the grid, any of them, slides by one space. It does not count as a capture: nothing is raised, and neither a dig bonus nor a die action follows.
    .stress = It does not count as a capture
    .source = Free actions, 4. Fund field work (“Financer le travail de terrain”)
    .cure = { $case ->
        [money] First gain money by capturing yellow dice.
       *[no-die] Choose a die of the grid.
    }

# $case, $space · .cure: $case
MJ-FLD-2 = { $case ->
        [off-grid] “{ $space }” is not a space of the grid.
        [diagonal] Space { $space } is diagonal: the option “Orthogonal captures only” does not allow it.
        [far] Space { $space } is not next to it: field work moves a die by a single space.
       *[occupied] Space { $space } already carries a die.
    }
    .title = Where field work leads
    .rule = The die goes to a neighbouring space without a die, of whatever kind, diagonally too unless the option “Orthogonal captures only” is on. Neither ropes nor Dig tokens stop it.
    .stress = a neighbouring space without a die
    .source = Free actions, 4. Fund field work (“Financer le travail de terrain”); rulings A1, A16, A35
    .cure = { $case ->
        [diagonal] Choose a space without a die beside, above or below.
       *[other] Choose a space without a die that touches the die’s own.
    }

MJ-FREE-1 =
    .title = Again and again
    .rule = A free action can be repeated for as long as you have the money and the dice it asks for.
    .stress = can be repeated
    .source = Free actions (“Actions gratuites”)

## Placing Dig tokens

# $case, $space · .cure: $case
MJ-TOK-1 = { $case ->
        [off-grid] “{ $space }” is not a space of the grid.
        [die] Space { $space } carries a die: a Dig token goes on a space without one.
        [token] Space { $space } already carries a Dig token.
       *[not-now] You have no Dig token to place at the moment.
    }
    .title = A space without die or token
    .rule = A Dig token you gain goes onto the grid without delay, where there is neither a die nor another token.
    .stress = where there is neither a die nor another token
    .source = Placing a Dig token (“Placer un jeton Fouille”) (p. 10); rulings A15, A16
    .cure = { $case ->
        [not-now] A token is gained with the first vase, fragment ≥4, the third yellow die or space 2 of an excavation track.
       *[other] Choose a space without die or token, outside the ropes and off the +1 and +2 spaces.
    }

# $boost, $case, $space
MJ-TOK-2 = { $case ->
        [roped] Space { $space } is in a roped zone: Dig tokens do not go there.
       *[boost] Space { $space } is a +{ $boost } space: Dig tokens do not go there.
    }
    .title = Spaces closed to tokens
    .rule = Roped zones and +1 and +2 spaces do not accept Dig tokens.
    .stress = do not accept Dig tokens
    .source = Placing a Dig token (“Placer un jeton Fouille”) (p. 10)
    .cure = Choose a space without die or token, outside the ropes and off the +1 and +2 spaces.

MJ-TOK-3 =
    .title = Placed for good
    .rule = A placed token never leaves its space. Dice may come to lie on it.
    .stress = never leaves its space
    .source = Placing a Dig token (“Placer un jeton Fouille”) (p. 10); End of turn (“Fin de tour (Recyclage)”) (p. 11)

MJ-TOK-4 =
    .title = Where tokens come from
    .rule = Your museum board gives three, each only once: first vase exhibited, fragment ≥4, third yellow die. The others come from your supply, one per space 2 on which one of your excavation discs stops.
    .stress = each only once
    .source = Placing a Dig token (“Placer un jeton Fouille”) (p. 10); Excavation track spaces (“Cases de la piste d’excavation”), space 2 (pp. 12–13)

MJ-TOK-5 =
    .title = Nothing comes before the token
    .rule = Placing the token is compulsory and interrupts the step under way: everything else waits. If no space will do, it is the token that waits.
    .stress = interrupts the step under way
    .source = Placing a Dig token (“Placer un jeton Fouille”) (p. 10); rulings A12, A15

## Recycling

# $case, $space · .cure: $case
MJ-REC-1 = { $case ->
        [not-on-slate] This die is not on your slate.
        [occupied] A recycled die goes on a space of the grid without a die, and { $space } is not one.
       *[not-now] Recycling comes at the end of the turn, when dice lie on your slate.
    }
    .title = Emptying the slate
    .rule = At the end of the turn, each die on your slate returns to a space of the grid without a die, and is not turned. The order is yours.
    .stress = is not turned
    .source = End of turn (“Fin de tour (Recyclage)”) (p. 11)
    .cure = { $case ->
        [not-on-slate] Choose a die of your slate.
        [occupied] Choose a space without a die among those on offer.
       *[not-now] End your turn first.
    }

# $space, $tier · .cure: $tier
MJ-REC-2 = { $tier ->
        [1] A roped space is still free: the die must go there, and { $space } is not inside the ropes.
       *[2] The roped spaces are full: the die must go on a space without a die that carries one of your Dig tokens, and { $space } is not one.
    }
    .title = Three priorities
    .rule = As long as a roped space is free, the die goes there. Otherwise it goes to a space without a die that carries a Dig token of yours; if none is left, to any space without a die, other players’ tokens included. This is checked for every die.
    .stress = As long as a roped space is free
    .source = End of turn (“Fin de tour (Recyclage)”) (p. 11)
    .cure = { $tier ->
        [1] Choose a roped space without a die.
       *[2] Choose a space without a die that carries one of your Dig tokens.
    }

MJ-REC-3 =
    .title = Covering has no effect
    .rule = A die recycled onto a token gives no dig bonus. On a +1 or +2 space it keeps its value.
    .stress = it keeps its value
    .source = End of turn (“Fin de tour (Recyclage)”) (p. 11)

MJ-REC-4 = Recycling has begun: no free action and no capture can be taken any more this turn.
    .title = The last part of the turn
    .rule = Recycling closes the turn: it is compulsory and stops only when the slate is empty. Neither during nor after it may you take a free action; then the next player plays.
    .stress = closes the turn
    .source = End of turn (“Fin de tour (Recyclage)”) (p. 11); ruling A33
    .cure = Put the dice of your slate back, then wait for your next turn.

## End of game and final scoring

MJ-END-1 = The game is over: there is nothing left to play.
    .title = Over after 14 rounds
    .rule = The game is over when everyone has taken 14 turns and the last player has recycled their dice. Then comes the final scoring.
    .stress = 14 turns
    .source = End of the game (“Fin de la partie”); End of turn (“Fin de tour (Recyclage)”) (p. 11)

MJ-SCO-1 =
    .title = Vase majority
    .rule = Players are ranked by their exhibited vases: 7 VP for first place, 5 for second, 3 for third. Without any exhibited vase, you are not ranked.
    .stress = their exhibited vases
    .source = End of the game (“Fin de la partie”); ruling A17

MJ-SCO-2 =
    .title = Tied majorities
    .rule = Tied players share equally the total of the places they occupy, rounded down. Those behind take the places that follow; from fourth on, a place is worth nothing.
    .stress = rounded down
    .source = End of the game (“Fin de la partie”); ruling A17

MJ-SCO-3 =
    .title = Track ends
    .rule = Discs that reached space 9 of an excavation track now receive the reward of their slot, 1° or 2°.
    .stress = reached space 9
    .source = Excavation rewards (“Récompenses d’excavation”)

MJ-SCO-4 =
    .title = Fragment majority
    .rule = Restored fragments give a second ranking, with the same 7, 5 and 3 VP, the same sharing and the same minimum of one.
    .stress = Restored fragments
    .source = End of the game (“Fin de la partie”); ruling A17

MJ-SCO-5 =
    .title = Winning the game
    .rule = The highest VP total wins. If tied, look at the money left in the museums; if that is equal too, the victory is shared.
    .stress = The highest VP total wins
    .source = End of the game (“Fin de la partie”); Excavation rewards (“Récompenses d’excavation”); rulings A18, A40

MJ-SCO-6 =
    .title = Nothing else scores
    .rule = Stored dice, money, placed tokens and track spaces 1 to 8 are worth nothing in the final scoring. Its items do not depend on one another; they are shown in this order: vases, fragments, ends of the red, blue and yellow tracks.
    .stress = are worth nothing
    .source = End of the game (“Fin de la partie”)

## Solo mode

# $case, $mission, $missions · .cure: $case, $missions
MJ-SOL-1 = { $case ->
        [unknown] There is no mission { $mission }: missions go from 1 to { $missions }.
        [alone] Alone at the table one plays a mission, and none is chosen.
       *[together] Mission { $mission } is played solo, not by several.
    }
    .title = The solo rules
    .rule = Solo play follows the usual rules except for what is said here and in the mission. The round marker is not used.
    .stress = The round marker is not used
    .source = Solo mode (“Mode solo”)
    .cure = { $case ->
        [together] Keep a single seat, or play without a mission.
        [unknown] Choose a mission from 1 to { $missions }.
       *[alone] Choose a mission from 1 to { $missions }, or add a seat.
    }

MJ-SOL-2 =
    .title = Solo setup
    .rule = Vases of another colour than yours mark the objectives, in the places the mission names. Everything else is laid out for a single player, one of your Dig tokens being on a magnifier space.
    .stress = Vases of another colour
    .source = Solo mode (“Mode solo”); Setup (“Mise en place”), item 5

# $beside, $case, $space · .cure: $beside, $case
MJ-SOL-3 = { $case ->
        [not-adjacent] Space { $space } does not touch { $beside }, where the die landed.
        [no-die] There is no die on { $space }.
       *[not-now] No die is to be removed at the moment.
    }
    .title = The die removed from the grid
    .rule = After each capture, if any dice touch the jumper, even diagonally, you must remove one of them: it goes, face unchanged, to the lowest empty space of the round track and never returns. If there is no neighbour, nothing is removed.
    .stress = you must remove one of them
    .source = Solo mode (“Mode solo”); ruling A20
    .cure = { $case ->
        [not-now] Capture a die first; a neighbour of the jumper is removed after that.
       *[other] Choose a die that touches { $beside }, diagonally too.
    }

MJ-SOL-4 =
    .title = The end of a mission
    .rule = The mission ends when a die comes to fill the 14th and last space of the round track, or after three turns in a row without a capture, which the rulebook does not say.
    .stress = 14th and last space
    .source = Solo mode (“Mode solo”); ruling A21

MJ-SOL-5 =
    .title = Solo scoring
    .rule = There are no majorities, of vases or of fragments. Track ends do count, and you hold slot 1°.
    .stress = There are no majorities
    .source = Solo mode (“Mode solo”)

MJ-SOL-6 =
    .title = Reaching an objective
    .rule = An objective in your museum or on a track is met as soon as your vase, fragment or disc gets there. A score objective is judged at the end of the game, on the final total.
    .stress = as soon as your vase, fragment or disc gets there
    .source = Solo mode (“Mode solo”); rulings A22, A38

MJ-SOL-7 =
    .title = Winning a mission
    .rule = The mission is won if no objective is missing; you may then go on to the next one.
    .stress = if no objective is missing
    .source = Solo mode (“Mode solo”)

MJ-SOL-9 =
    .title = A met objective stays met
    .rule = An objective vase is taken at once and is never lost again. It never prevents your vase, fragment, disc or a die from going there; it keeps out Dig tokens only, in mission 4.
    .stress = is never lost again
    .source = Solo mode (“Mode solo”); ruling A32

MJ-SOL-10 =
    .title = The last turn
    .rule = Once the 14th die is in place, no more free actions: final scoring comes at once, without recycling. (A switch lets this turn be finished first.)
    .stress = without recycling
    .source = Solo mode (“Mode solo”); ruling A21

MJ-SOL-8 = The harder challenge raises the objective of a mission, and this game has none.
    .title = The harder challenge
    .rule = With this option, the score objective of every mission asks for 10 VP more.
    .stress = 10 VP more
    .source = Solo mode (“Mode solo”)
    .cure = Choose a mission, or play without the harder challenge.

MJ-MIS-1 =
    .title = Mission 1: objectives
    .rule = Restore fragment ≥9, bring a disc to the end of the yellow track, exhibit a fourth vase and finish with 50 VP or more.
    .stress = 50 VP or more
    .source = Solo mode (“Mode solo”), mission 1

MJ-MIS-2 =
    .title = Mission 2: objectives
    .rule = Restore all six fragments of the ceramic, bring a disc to the end of the blue track and another to the end of the yellow one, and finish with 50 VP or more.
    .stress = all six fragments
    .source = Solo mode (“Mode solo”), mission 2

MJ-MIS-3 =
    .title = Mission 3: objectives
    .rule = Bring a disc to the end of the yellow track and another to the end of the red one, exhibit a fifth vase and finish with 50 VP or more. In the final scoring, the sum of the dice on the round track is taken off your total.
    .stress = a fifth vase
    .source = Solo mode (“Mode solo”), mission 3; rulings A19, A22, A23

MJ-MIS-4 =
    .title = Mission 4: objectives
    .rule = Get a die onto every starred space of the grid, exhibit a second vase and finish with 60 VP or more. The starting Dig token lies on c3 from the start.
    .stress = every starred space
    .source = Solo mode (“Mode solo”), mission 4

# $space
MJ-MIS-4a = An objective vase still stands on { $space }: no Dig token can be placed there.
    .title = Mission 4: starred spaces
    .rule = A starred space is reached as soon as any die comes onto it: by a jump, by field work or by recycling. While its objective vase stands there, no Dig token goes on it.
    .stress = as soon as any die comes onto it
    .source = Solo mode (“Mode solo”), mission 4; ruling A26
    .cure = Choose another space, or first bring a die onto this one.

MJ-MIS-5 =
    .title = Mission 5: objectives
    .rule = Exhibit a third vase and finish with 50 VP or more. In the final scoring, the dice on the round track that are not yellow cost you twice their sum.
    .stress = twice their sum
    .source = Solo mode (“Mode solo”), mission 5; rulings A19, A22, A23

MJ-MIS-6 =
    .title = Mission 6: two museums
    .rule = Finish with 50 VP or more while running two museums at once.
    .stress = two museums at once
    .source = Solo mode (“Mode solo”), mission 6

MJ-MIS-7 =
    .title = Mission 7: objectives
    .rule = Finish with 30 VP or more, with dice that are rolled at setup and can overflow. In the final scoring, the sum of the dice on the round track is taken off your total.
    .stress = can overflow
    .source = Solo mode (“Mode solo”), mission 7; rulings A19, A22, A23

MJ-MIS-8 =
    .title = Mission 8: objectives
    .rule = Place all your Dig tokens and finish with 35 VP or more. In the final scoring, the sum of the dice on the round track is taken off your total.
    .stress = all your Dig tokens
    .source = Solo mode (“Mode solo”), mission 8; rulings A19, A22, A23

# $case, $colour · .cure: $case
MJ-MIS-6a = { $case ->
        [no-room] This museum has no { $colour ->
            [yellow] yellow
            [red] red
           *[blue] blue
        } slot left for the captured die.
        [no-museum] You have only two museums.
       *[not-now] No museum is to be chosen at the moment.
    }
    .title = Mission 6: storing dice
    .rule = Each captured blue or red die goes to whichever of your two museums you like, provided it has a slot of that colour left. At setup choose which of the two yellow areas is in use: it alone takes yellow dice, and it pays for both museums.
    .stress = it alone takes yellow dice
    .source = Solo mode (“Mode solo”), mission 6; ruling A25
    .cure = { $case ->
        [no-room] Store the die in the other museum.
        [no-museum] Choose one of your two museums.
       *[not-now] First capture a blue or red die that both museums can keep.
    }

# $case, $credits, $money · .cure: $case
MJ-MIS-6b = { $case ->
        [one-museum] You have only one museum: this exchange is an action of mission 6.
        [same-museum] These two dice are in the same museum: the exchange goes from one museum to the other.
        [no-room] It takes a free blue slot where the blue die goes, and a free red slot where the red die goes.
        [money] This exchange costs { $credits ->
            [one] { $credits } credit
           *[other] { $credits } credits
        } and you have { $money }.
       *[one-blue-one-red] The exchange takes a blue die and a red die, both of them stored.
    }
    .title = Mission 6: exchanging two dice
    .rule = Additional free action: for 1 credit, a blue die moves from one museum to the other and a red die goes the opposite way, faces unchanged, each into the leftmost free slot of its colour. It can be repeated, on either side of the main action; neither die is spent.
    .stress = for 1 credit
    .source = Solo mode (“Mode solo”), mission 6; ruling A39
    .cure = { $case ->
        [one-museum] Choose another free action.
        [same-museum] Choose a blue die of one museum and a red die of the other.
        [no-room] Free those slots first, by restoring or exhibiting.
        [money] First gain money by capturing yellow dice.
       *[one-blue-one-red] Choose a blue die of one museum and a red die of the other.
    }

MJ-MIS-6c =
    .title = Mission 6: final scoring
    .rule = The ends of the blue and red tracks count the fragments and vases of both museums together. Every one of the ten display-case spaces left empty and of the twelve fragments left unrestored costs you 3 VP.
    .stress = 3 VP
    .source = Solo mode (“Mode solo”), mission 6; rulings A22, A23, A25

# $case · .cure: $case
MJ-MIS-6d = { $case ->
        [exhibit] These red dice are in two museums: an exhibition concerns one only.
       *[restore] This fragment is restored with the blue dice of its own museum.
    }
    .title = Mission 6: each museum apart
    .rule = A restoration uses the blue dice of that workshop’s museum; an exhibition, the red dice of that display case’s museum. The limits (three dice per colour, five vases, six fragments) hold for each museum.
    .stress = hold for each museum
    .source = Solo mode (“Mode solo”), mission 6; ruling A25
    .cure = { $case ->
        [exhibit] Exhibit the dice of one museum, then those of the other.
       *[restore] Choose blue dice of the same museum; for 1 credit, a blue die and a red die can first change museums together.
    }

MJ-MIS-6e =
    .title = Mission 6: discs and tokens
    .rule = You have just one score disc, one disc per excavation track and one starting token. Dig tokens of both colours are yours: dig bonus of +1, second priority of recycling and space 8 of the yellow track.
    .stress = Dig tokens of both colours are yours
    .source = Solo mode (“Mode solo”), mission 6; ruling A25

MJ-MIS-6f =
    .title = Mission 6: bonuses
    .rule = The dig bonus and the raises of the tracks go to dice of either museum, even shared between both. Red 7, red 8 and blue 8 are carried out in a single museum of your choice; blue 7 holds for both.
    .stress = dice of either museum
    .source = Solo mode (“Mode solo”), mission 6; ruling A25

# .warning: $die, $points
MJ-MIS-7a =
    .title = Mission 7: going over 6
    .rule = The dice are rolled before they are placed on the grid. A die that would pass 6 is set back to 1, which costs you 4 VP immediately.
    .stress = set back to 1
    .source = Solo mode (“Mode solo”), mission 7; rulings A23, A24
    .warning = The { $die } will overflow: it will go back to 1 and you will lose { $points } VP.

# $die
MJ-MIS-7b = The { $die } has just overflowed: the same bonus cannot raise it again.
    .title = Mission 7: every raise
    .rule = Overflow threatens every raise: jumper, dig bonus, track bonus, funded restoration. Reaching exactly 6 is safe, and an optional raise may be declined.
    .stress = every raise
    .source = Solo mode (“Mode solo”), mission 7; rulings A12, A24, A45
    .cure = Choose another die, or decline this bonus.

# .warning: $track
MJ-MIS-8a =
    .title = Mission 8: the seven tokens
    .rule = The vase is yours when your seven Dig tokens are on the grid: the starting one, the three of the museum board and the three from spaces 2 of the tracks.
    .stress = your seven Dig tokens
    .source = Solo mode (“Mode solo”), mission 8; ruling A27
    .warning = The disc will pass space 2 { track.of } without stopping there: its Dig token will be lost and the mission can no longer be won.
