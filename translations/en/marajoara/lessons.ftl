### Marajoara: the lessons, in the order in which they are offered.
### lesson-<lesson>: the title, .intro · lesson-<lesson>-<step>: .task, .praise, .hint, one attribute per mistake, .choice-… per choice.

## 1. Jump and capture

lesson-capture = Jump to capture
    .intro = The island of Marajó hides its pottery under 52 dice. They belong to nobody: on your turn, one of them jumps over another, and the die it jumped over is yours.

lesson-capture-jump =
    .task = Take the yellow die on e4 with the red die on f4: drag it over that one, to the space right behind.
    .praise = The red die went from 2 to 5: it always gains 1, and the +2 space on d4 adds 2 more. The yellow die already waits in your museum.
    .hint = From f4, over e4, the red die lands on d4.
    .too-far = A jump ends right behind the captured die. From f4, over e4, that is d4; c4 is one space too far.
    .small-raise = You do get the yellow die, but with the blue one: e3 is a plain space, it goes only from 3 to 4. Let the red one jump.
    .blue-instead = Diagonal jumps are fine, but this one captures the blue die. It is the yellow one on e4 that we want.

lesson-capture-captured-face =
    .task = Look at your museum: what does the captured yellow die show?
    .praise = Still 1. A captured die comes with the face it had on the grid.
    .hint = Only the die that jumps gains pips.
    .raised = The +1 goes to the die that jumped. The captured die is not turned.
    .boosted = The space on d4 raises the die that lands there, not the captured one.
    .jumper = 5 is the red die, which jumped and stays on the grid. The yellow die is in your museum.

lesson-capture-landings =
    .task = Where can the yellow die on d5 land if it jumps? Point out every space.
    .praise = Well spotted: d3, straight ahead, and b3, on the diagonal. Towards the right the red die on f5 bars the way.
    .hint = A jump goes straight, diagonals included, over one die only, and needs a space without a die right behind it.
    .no-diagonal = There is another one: dice jump on the diagonal too.
    .occupied = f5 holds a die: nobody can land there.
    .over-two = A jump passes over one die, never two in a row.

## 2. The raise

lesson-raise = The die that jumps grows
    .intro = The captured die does not change, but the one that jumps does. Where it lands decides by how much.

lesson-raise-to-three =
    .task = Let the red 2 on c5 jump so that it shows 3.
    .praise = From 2 to 3: +1, like every jump. c3 is a magnifier space, but that only counted at setup.
    .hint = You want a landing space without +1 or +2.
    .plus-one-space = a5 is a +1 space: the die would reach 4.
    .plus-two-space = e5 is a +2 space: the die would reach 5.

lesson-raise-to-four =
    .task = The same dice again. This time bring the red 2 to 4.
    .praise = From 2 to 4: the jump gives 1, the +1 space gives another.
    .hint = The +1 spaces lie in the middle of each edge of the grid.
    .plain-space = On c3 it would gain only 1 and show 3.
    .plus-two-space = On e5 it would gain 3 and show 5.

lesson-raise-to-five =
    .task = And now bring the red 2 to 5.
    .praise = From 2 to 5: the jump gives 1, the +2 space gives 2.
    .hint = The four +2 spaces are the heart of the grid.
    .plain-space = On c3 it would gain only 1 and show 3.
    .plus-one-space = On a5 it would gain 2 and show 4.

lesson-raise-ceiling =
    .task = A red 5 on c5 is about to land on e5, a +2 space. What will it show?
    .praise = 6. A die has no higher face; the rest of the raise is lost.
    .hint = Which is the highest face of a die?
    .eight = 5 and 3 would make 8, but a die stops at 6.
    .seven = No die shows 7. It stops at 6.

lesson-raise-prediction =
    .task = Here the blue 5 on c4 can jump over the yellow die and land on a4, a +1 space. What will it show?
    .praise = Just so: 6. One of the two pips is lost.
    .hint = +2 in all, but there is a ceiling.
    .seven = 5 and 2 make 7 on paper only: the face stops at 6.

lesson-raise-take-yellow =
    .task = See for yourself: capture the yellow 2 with that jump.
    .praise = The jumper shows 6 and the yellow 2 is stored. A 6 left on the grid is a fine prize for whoever captures it next!
    .hint = Drag the blue die from c4 to a4.
    .grey-instead = This jump captures the grey die on d5.
    .blue-instead = Here it is the yellow die that jumps, over the blue one. Do it the other way round.

## 3. Full storage

lesson-full-storage = No room left
    .intro = Your museum keeps three dice of each colour, no more. Before a fine catch, make room.

lesson-full-storage-make-room =
    .task = The red 6 on d3 is a treasure, but your three red slots are taken. You have 5 credits: make room, then capture it.
    .praise = The exhibited vase freed a slot and brought VP on the way. A free action before the jump can change everything.
    .hint = Exhibit one of your red dice first: it goes to the cart, and its slot is free.
    .capture-first = A die you cannot store cannot be captured, and there is no exhibiting halfway through. Exhibit first, jump afterwards.
    .blue-instead = There is room for the blue die, but it is the red 6 that we want.

lesson-full-storage-when =
    .task = When may you take free actions, such as exhibiting? Point out every right moment.
    .choice-before = Before the main action
    .choice-between = Between two steps of the main action
    .choice-after = After the main action
    .praise = Before and after, as many as you like. The main action itself is never interrupted.
    .hint = The main action is a single whole.
    .between = Not in the middle: from the jump to the action of the captured die, nothing slips in between.
    .only-before = Before, yes, but they are also allowed afterwards, with the die you have just stored.
    .only-after = After, yes, but also before: that is how you have just made room.

## 4. Exhibit

lesson-exhibit = Exhibit vases
    .intro = A red die is a vase. Pay its value and it goes on display: twice its value in victory points (VP), and the reward of its space in the display case.

lesson-exhibit-clara =
    .task = You are Clara, with red 2 and red 5, yellow 6 and yellow 3. Exhibit both vases in a single action. Pay with the whole yellow 6 and one pip of the 3, then place the token you win.
    .praise = 4 and 10 VP for the dice, a Dig token for the first space, 2 VP for the second: 16 VP for 7 credits!
    .hint = Choose both red dice, then take 6 credits from the first yellow die and 1 from the second.
    .one-at-a-time = You may also exhibit them one by one, but here we want both in a single action.
    .overpaid = The price is exact: 2 and 5 make 7 credits. There is no change.
    .three-first = This would also leave 2 credits, but Clara uses up the 6: that is the die she wants in the cart.
    .both-kept = This would leave two yellow dice showing 1. Clara prefers to free a yellow slot: use up the 6.
    .token-on-boost = A Dig token never goes on a +1 or +2 space. Choose a space that is free and plain.

lesson-exhibit-spent-face =
    .task = With which face did the big yellow die enter the cart?
    .praise = 6: a die that is used up is not turned down, it leaves as it is. The 3, which paid only one pip, now shows 2.
    .hint = Look into the cart.
    .turned-down = It is not turned down pip by pip: used up in one go, it keeps its face.
    .rest = It is the other yellow die that shows 2: it paid one pip and stayed in the museum.

## 5. Paying

lesson-paying = The right change
    .intro = Each pip of a yellow die is worth one credit. It is up to you to choose which dice pay.

lesson-paying-whole-die =
    .task = You have a yellow 5, a red 2 and a red 3. Let the yellow 5 enter the cart with its face 5 and exhibit both vases, then place your token.
    .praise = 4 and 6 VP, a token and 2 more VP: 12. And the 5 is in the cart as a 5.
    .hint = One action that costs exactly 5.
    .two-actions = In two actions, the yellow die would first be turned down, and enter the cart with that smaller face. Exhibit both together.
    .turn-over = Your turn is not over: exhibit both vases first.

lesson-paying-exact-price =
    .task = Exhibit the red 5. You have a yellow 4 and a yellow 3: pay as you like, but pay exactly.
    .praise = 5 credits for a 5, and 2 left. 10 VP for the die, 3 for the third space of the display case.
    .hint = Share 5 credits between the two dice: 4 and 1, 3 and 2 or 2 and 3.
    .too-much = 7 credits for a price of 5: nobody gives change here.
    .too-little = 4 credits are not enough for a red 5.
    .turn-over = Your turn is not over: exhibit the red 5 first.

lesson-paying-spend-the-three =
    .task = You are Bruna: yellow 3 and yellow 2, red 4. Exhibit it and let the yellow 3 go to the cart.
    .praise = The 3 is used up, the 2 is turned down to 1.
    .hint = 3 credits from the first yellow die, 1 from the second.
    .the-two = This way it is the 2 that goes to the cart.

lesson-paying-money-left =
    .task = How many credits do you have left?
    .praise = 1 credit: 5 minus 4.
    .hint = Add up the faces of your stored yellow dice.
    .nothing = One yellow die is still there.
    .two = That die has paid one pip: it was turned down.

lesson-paying-spend-the-two =
    .task = The same again, but this time the yellow 2 must go to the cart.
    .praise = 1 credit left, just as before; only the die that leaves is another one. Think of who will find it later…
    .hint = 2 credits from each yellow die.
    .the-three = This way it is the 3 that goes to the cart.

## 6. Restore

lesson-restore = Put the ceramic together
    .intro = The blue dice restore the six fragments of your ceramic. Each has its own requirement, and neighbours bring a little more.

lesson-restore-ana =
    .task = You are Ana, with blue 4 and blue 5. Two fragments are already in place. Score 12 VP with a single restoration.
    .praise = 10 VP for fragment ≥9 and 1 for each of its two neighbours: 12. Both dice leave for the cart with their faces, 4 and 5.
    .hint = Fragment ≥9 wants two or three different dice.
    .one-die = Fragment ≥9 needs two or three dice; 5 alone is not enough.
    .two-dice-fragment = Fragment ≥6 is worth 6, and 2 for its neighbours: 8. You can do better.
    .small-fragment = That one is worth 3 or 4 VP. With 4 and 5 you can do better.

lesson-restore-equal-dice =
    .task = Now you have blue 4, 4 and 1, and 2 credits. Restore fragment ≥9 all the same.
    .praise = For 2 credits a 4 became a 5, and 5 and 4 are different. You could even have added the 1.
    .hint = Fund restoration: 2 credits turn a blue die up or down by 1. Which die stands in the way?
    .twice-four = 4 + 4 + 1 does make 9, but the two 4s are equal. Fragment ≥9 wants different values.
    .three-for-two = Fragment ≥6 takes exactly two dice, never three. And we are after ≥9.
    .wrong-die = Turning the 1 leaves two equal 4s. Turn one of them instead.
    .down = With 3, 4 and 1 you reach only 8. Turn it the other way.
    .another-fragment = That fragment could be restored, but the dice would be gone for ≥9.

## 7. Excavation tracks

lesson-tracks = Grey dice, excavation tracks
    .intro = A grey die is not stored. It moves one of your three discs by exactly its value, at once, and the space it reaches rewards you.

lesson-tracks-how-far =
    .task = You are about to capture the grey 4. Your blue disc is on space 6: which space would it reach?
    .praise = 9, the end of the track. The step too many is lost.
    .hint = The tracks end at space 9.
    .ten = There is no space 10: the disc stops at the end.
    .stop-early = You cannot stop early, not even for a bonus you would like. It goes on to the end.

lesson-tracks-points-now =
    .task = Capture the grey 4 and score 3 VP at once.
    .praise = From the start to space 4 of the yellow track: 3 VP. Spaces 1 to 3 gave nothing: only the arrival counts.
    .hint = Space 4 of every track is worth 3 VP. Which disc can stop there?
    .blue-die = The other way round: the blue die must jump over the grey one.
    .passed-over = The blue disc would go to the end. That pays in the final scoring, not now.
    .red-seven = The red disc starts from 3 and passes over space 4: what it passes gives nothing.
    .refuse = You must excavate. Only the track is your choice.

lesson-tracks-end-of-track =
    .task = The same position. This time, be the first at the end of a track.
    .praise = First place on blue: in the final scoring, 2 VP per restored fragment. You have two, and there are rounds left to restore more.
    .hint = Which disc is less than 5 steps from the end?
    .yellow-track = The yellow disc would stop on space 4.
    .red-track = The red disc would stop on space 7.

lesson-tracks-most-now =
    .task = The same position again. Which track brings the most VP this very turn? Play it.
    .praise = On red 7 a vase costs only 1 credit: 12 VP for your red 6, 2 for its space, 14 in all. Three good tracks, three different plans: that is the choice of a grey die.
    .hint = You own a red 6. What does space 7 of the red track offer?
    .three-points = 3 VP are good, but one track brings far more this turn.
    .later = The end of the blue track pays at the end of the game, not now.
    .declined = You may decline this bonus, but it is the one that brings the VP!

lesson-tracks-one-disc =
    .task = Your three discs are at the start. Capture the grey 4, move one disc and end your turn.
    .praise = One die, one disc: 4 steps, and 3 VP on any of the tracks.
    .hint = The three tracks are equally good here.
    .split = The grey die has been used. Its 4 steps go to a single disc: neither 3 and 1, nor 2 and 2.

## 8. The last vase comes back

lesson-vase-back = Take a vase back
    .intro = Space 8 of the red track has a strange present: you remove a vase and score twice what its space is worth.

lesson-vase-back-take-back =
    .task = Four vases are on display, your red disc is on space 5. Capture the grey 3 and score 8 VP.
    .praise = The fourth space is worth 4, so 8 VP. The vase is back in your supply.
    .hint = 5 and 3 make 8, on the red track.
    .other-track = That track gives nothing like it. It is space 8 of the red track that we want.
    .declined = You may decline, but then there are no VP either.

lesson-vase-back-vases-left =
    .task = How many vases are left on display?
    .praise = Three. The one taken back no longer counts for anything, until it returns.
    .hint = Look at your display case.
    .four = One of the four has left.

lesson-vase-back-again =
    .task = The place is free again. Exhibit your red 1 there.
    .praise = 2 VP for the die, and the 4 VP of the fourth space a second time!
    .hint = You have 1 credit, just enough for a red 1.
    .turn-over = Not yet: you can still afford a vase this turn.

## 9. Dig tokens

lesson-dig-tokens = Dig tokens
    .intro = A jump that ends on a Dig token pays its owner. Yours gives you 1 pip; another player's gives them 2.

lesson-dig-tokens-own-token =
    .task = You are Ana; your token is on c3. Capture the grey die there, raise it to 2 with your bonus, then excavate and place the token you win.
    .praise = Without the token the disc would have stopped on space 1. One pip more, and you have a second token on the grid.
    .hint = e3 jumps over d3. The bonus may go to the captured die, before it acts.
    .field-work = Pushing a die onto your token with 2 credits gives nothing: only a jump wakes the token.
    .money-up = One pip there is not bad, but the grey die needs it to reach space 2.
    .declined = You may decline the bonus, but it is just what the grey die needs.
    .token-on-boost = No token on a +1 or +2 space.
    .token-in-ropes = No token inside the ropes. Those spaces are kept for recycled dice.

lesson-dig-tokens-rival-token =
    .task = The same position. Capture the yellow 3, and watch whose token lies on the landing space.
    .praise = You get the yellow 3, but f6 holds Bruna’s token: 2 pips for her, at once.
    .hint = Only one die can jump over f5.
    .another-die = That jump does not capture the yellow 3.

lesson-dig-tokens-rival-chooses =
    .task = Change seats: you are Bruna, and this bonus is yours. Add your 2 pips to your stored dice, as you like.
    .praise = That is the price Ana paid for her yellow 3, which is now stored. Two pips on one die or one on two: the owner of the token decides.
    .hint = Red or blue, twice the same or one each: everything is right.
    .for-ana = The token is Bruna’s: Ana gets nothing from it, even on her own turn.
    .captured-die = The captured die belongs to Ana. Bruna raises the dice stored in her own museum.
    .declined = It can be declined, but why leave pips on the table?

## 10. The cart

lesson-cart = Into the cart
    .intro = Every die that has been used enters the common cart with its five slots. What falls out of it comes back to the grid.

lesson-cart-three-dice =
    .task = The cart is empty. Restore fragment ≥3 with the blue 3, then ≥5 with the blue 5, then =6 with the blue 6, in that order.
    .praise = From the top down: 3, 5, 6. Each die took the highest free slot.
    .hint = One die per fragment, the smallest first.
    .all-in-one = Use one die only: the others are for the next fragments.
    .other-order = First the blue 3, then the 5, then the 6, and nothing else before: the order decides the slots of the cart.

lesson-cart-next-slot =
    .task = Which cart slot, counted from the top, will the next spent die take?
    .praise = The 4th: the highest that is free.
    .hint = Three slots are taken, from the top.
    .bottom = Dice do not slide to the bottom: the cart fills from the top.
    .top = The top is taken. A new die comes in there only once the cart is full.

lesson-cart-fill =
    .task = Exhibit the red 1, then, in a second action, the red 2. Look at the cart.
    .praise = Five dice, five slots: 3, 5, 6, 1, 2. The cart is full.
    .hint = Two exhibitions, one after the other, each paid from the yellow die.
    .together = One at a time, so that each die enters the cart on its own.
    .two-first = First the red 1, then the red 2: dice enter the cart in the order in which you exhibit them.
    .three-first = The red 3 comes later: first the 1, then the 2.

lesson-cart-first-out =
    .task = The next die spent will push another one out of the cart. Which one?
    .choice-B1 = The blue 3, which came in first
    .choice-R2 = The red 2, which came in last
    .choice-none = None, the cart takes six
    .praise = The red 2: it lies in the lowest slot. So the fifth die is the first to leave.
    .hint = The newcomer takes the top, all move down, the lowest falls out.
    .first-in = The blue 3 lies at the top: it only moves down one slot. Look at the bottom.
    .nothing = The cart has five slots, and they are taken.

lesson-cart-push =
    .task = Exhibit the red 3 with your last 3 credits. Two dice enter the cart: see what leaves it.
    .praise = First the red 2, then the red 1: they wait on your slate. In the cart your three blue dice now come after the two newcomers.
    .hint = The yellow die is used up, so it is spent as well. The order is yours.
    .turn-over = Exhibit the red 3 first.

## 11. Recycling

lesson-recycling = Recycling
    .intro = Dice that fall out of the cart go back to the grid at the end of your turn. You choose the place, within the rules.

lesson-recycling-spend-two =
    .task = The cart is full. Restore fragment ≥5 with your blue 2 and your blue 3.
    .praise = The red 5 fell out first, then the grey 1. Both are on your slate.
    .hint = Both blue dice together make 5.
    .one-die = Use both dice: we want two to fall out of the cart.
    .another-fragment = Keep ≥4 for another day: here it is ≥5.
    .turn-over = Restore the fragment first.

lesson-recycling-put-back =
    .task = End your turn and put both dice back on the grid.
    .praise = One die on a1, the last free space inside the ropes; then the other on your token on f3. No bonus for it: nobody jumped. In which order was up to you.
    .hint = The ropes first; then your own tokens; then anywhere.
    .plain-space = As long as a space inside the ropes is free, the die goes there. Look at the corners.
    .token-first = Your token comes second: a space inside the ropes is still free.
    .plain-after = The ropes are full, but one of your tokens is still without a die.
    .rival-token = That token is not yours. Your own comes first.

## 12. Field work

lesson-field-work = Field work
    .intro = For 2 credits, any die of the grid moves by one space. A discreet push that can change a turn.

lesson-field-work-face =
    .task = You are going to push the blue 3 from c4 to d4, a +2 space. What will it show?
    .praise = 3, as before. There was no jump, so there is no raise.
    .hint = Is field work a capture?
    .plus-one = The usual +1 goes to a die that jumps. This one does not jump.
    .plus-two = The +2 space only works for a die that jumps.
    .plus-three = That would be the raise of a jump. Here the die is only pushed.

lesson-field-work-slide =
    .task = Do it: push the blue die from c4 to d4.
    .praise = The die still shows 3, and your yellow 2 is in the cart as a 2.
    .hint = Choose field work, then drag the die by one space.
    .two-steps = One step, no more: e4 is two away.
    .elsewhere = That is allowed, but try the +2 space on d4, to see that it does nothing.

lesson-field-work-open-the-way =
    .task = No capture is possible here. With your 2 credits, bring two dice together, then capture the yellow 4.
    .praise = 2 credits spent, 4 gained: good field work.
    .hint = The dice must touch, with a space free behind the yellow one.
    .capture-at-once = The dice are too far apart: bring them together first.
    .capture-nothing = There is nothing to jump over yet. Bring the dice together first.
    .red-instead = You captured the red die. Let it be the one that jumps.

## 13. Setup and the first jump

lesson-setup = The first turn
    .intro = All dice show 1. Everybody places a Dig token, and the digging begins.

lesson-setup-start-tokens =
    .task = Four players: Ana begins the game. Place everybody’s starting token on the magnifier spaces, in the right order.
    .praise = Orange, black, purple, turquoise: whoever plays last chooses first.
    .hint = Begin with the last player and go back to Ana.
    .first-player-first = Ana plays first, so she places last. Davi begins.
    .no-magnifier = A starting token goes on a magnifier space.
    .taken = One token per magnifier space: this one is taken.

lesson-setup-first-jump =
    .task = Two players this time; your token is on c3. Jump onto it from e3 and use the bonus so that a disc of yours moves 2 steps.
    .praise = The jumper shows 2 and the grey die too. Your disc stops on space 2: a Dig token!
    .hint = e3 over d3 to c3, then raise the captured grey die.
    .declined = Without the bonus the disc moves only 1 step.
    .other-jump = A fine jump, but not the one that reaches your token on c3.

lesson-setup-token-spaces =
    .task = Where may you place this token now? Point out every space.
    .praise = d3 and e3, which your jump has just emptied, and the two magnifier spaces without a token.
    .hint = No die, no token, no ropes, no +1 or +2.
    .no-magnifiers = The magnifier spaces that are still empty will do too.
    .covered = There is a die on c3, and a token already.
    .only-magnifiers = Tokens are not only for magnifier spaces: your jump emptied two plain spaces.

lesson-setup-place-token =
    .task = Place it on the space of your choice.
    .praise = It stays there to the end of the game. And the grey die enters the cart with its face 2.
    .hint = Any of the spaces that are lit.
    .on-a-die = There is a die here. Dice may cover a token later, but it is placed on an empty space.
    .shaded = This space lies inside the ropes: no token there.
    .free-action = The token comes first: nothing else happens until it is placed.

## 14. Final scoring

lesson-final-scoring = The final scoring
    .intro = Round 14 is over, Ana is the last to play. Before you turn the page, work it out.

lesson-final-scoring-shared-first =
    .task = Vases: Ana 3, Bruna 3, Clara 1. How many VP for Ana?
    .praise = Two share first and second place: 7 and 5 make 12, so 6 each.
    .hint = 7, 5 and 3 VP for the first three places. Those who tie share.
    .seven = 7 would be for a first place alone. Ana and Bruna share first and second.
    .five = They do not take second place each: they share what the first two places pay.

lesson-final-scoring-after-the-tie =
    .task = And how many for Clara, with her single vase?
    .praise = 3 VP: the first two places are taken, Clara is third.
    .hint = Which place comes after two players at the top?
    .five = Second place has already been counted, for Ana and Bruna together.
    .nothing = One vase is enough to be ranked.

lesson-final-scoring-fragments =
    .task = Fragments: Ana 2, Bruna 4, Clara 4. How many VP for Ana?
    .praise = 3: Bruna and Clara share the first two places, 6 each.
    .hint = The same method as for the vases.
    .five = Two players are ahead of her, and they occupy two places.

lesson-final-scoring-red-end =
    .task = Ana is first at the end of the red track, with 3 vases on display. How many VP?
    .praise = 2 VP per vase: 6.
    .hint = Slot 1° of the red track pays 2 VP for each exhibited vase.
    .once = That is for one vase. She has three.
    .second = 1 VP per vase is for slot 2°.

lesson-final-scoring-yellow-end =
    .task = Bruna reached the end of the yellow track after Clara. How many VP for her?
    .praise = 6 VP for slot 2°. Clara gets 10.
    .hint = Slot 1° pays 10 VP. What about 2°?
    .first = 10 VP are for slot 1°, which is Clara’s.

lesson-final-scoring-end =
    .task = End Ana’s turn, and look at the result.
    .praise = Ana 15, Bruna 18, Clara 19: Clara wins. Dice, money and tokens left over are worth nothing, except that money breaks a tie.
    .hint = There is nothing left to do but end the turn.

## 15. Shared majorities

lesson-majorities = Three at the top
    .intro = Four players, the last turn. Vases: Ana, Bruna and Clara 2 each, Davi 1.

lesson-majorities-three-share =
    .task = How many VP for vases does each of the three get?
    .praise = 7, 5 and 3 make 15, shared by three: 5 each.
    .hint = Add up what the first three places pay, then share.
    .seven = Nobody is alone in front: what the places pay is shared.
    .fifteen = 15 is what they have to share.

lesson-majorities-fourth =
    .task = And Davi, with one vase?
    .praise = Nothing: he is fourth, and only three places pay.
    .hint = Which place is Davi’s?
    .third-pay = The third place is already taken by the three in front.

lesson-majorities-end =
    .task = End the turn to check.
    .praise = 5, 5, 5 and 0. Had the sum not divided evenly, it would have been rounded down.
    .hint = Only the end of the turn is left.

## 16. Solo

lesson-solo = Alone on the dig
    .intro = Mission 1, played alone. After each capture a die beside the one that jumped leaves the grid for ever: these dice are your clock.

lesson-solo-jump =
    .task = Bring the red die on g4 to 4 by capturing the grey die, then excavate on the track of your choice.
    .praise = The red die shows 4 on e4, and your disc advances by 1. You had no stored die to raise, so the bonus of space 1 is lost.
    .hint = g4 over f4 to e4, a +2 space.
    .plain-landing = You get the grey die, but another die has jumped. It is the red one that should, to e4.
    .yellow-instead = This jump captures the yellow die. The grey one first.

lesson-solo-neighbours =
    .task = One of the dice that touch the jumper on e4 must go. Point out all that touch it.
    .praise = d4 beside it, and f5 on the diagonal.
    .hint = Look around e4 in all eight directions.
    .no-diagonal = The diagonal counts too.
    .only-diagonal = d4 is right beside it.
    .jumper-too = The one that jumped stays. Only its neighbours are concerned.

lesson-solo-throw-away =
    .task = Throw away what you need least: one of the two goes on the first space of the round track.
    .praise = A blue 1 is a small loss; the yellow 4 can still be captured. When the 14th die lies on the round track, the mission is over.
    .hint = Which is worth less to you, a blue 1 or a yellow 4?
    .money-lost = That would be 4 credits gone for ever. Give up the blue 1.
    .optional = You cannot skip this: if a die is adjacent, one must go before anything else.
    .the-jumper = The die that jumped stays on the grid. Choose one of its neighbours.

## 17. Missions

lesson-missions = What a mission asks
    .intro = A mission has several objectives, marked by vases of another colour. Reach them all to win it.

lesson-missions-begin =
    .task = Here is mission 1. Place your starting token on a magnifier space.
    .praise = The rest is ready: an objective on fragment ≥9, one at the end of the yellow track, one on the fourth space of the display case, and a score.
    .hint = Any magnifier space will do.
    .no-magnifier = Your starting token goes on a magnifier space, as with several players.

lesson-missions-threshold =
    .task = How many VP must you have at the end?
    .praise = 50 or more, once everything has been counted.
    .hint = Look at the objectives of the mission.
    .marker = 30 is only the marker: the space it stands on is added.
    .space = 20 is only the space: the +30 marker is added.

lesson-missions-space =
    .task = On the score track a full lap is worth 30. On which space does the +30 marker stand to mean 50?
    .praise = On space 20: 30 and 20 make 50.
    .hint = 50 minus one lap.
    .total = The track stops at 29, then starts again from 0.

lesson-missions-hard =
    .task = And with the hard option, how many VP?
    .praise = 60: this option adds 10 to every score objective.
    .hint = Ten more.
    .same = That is the ordinary goal. The hard option adds 10.

lesson-missions-hard-space =
    .task = On which space does the +60 marker stand then?
    .praise = On space 0: two full laps and nothing more.
    .hint = 60 minus two laps.
    .total = The track has no space 60: two laps are already 60.
    .thirty = With the +60 marker both laps are counted already.
