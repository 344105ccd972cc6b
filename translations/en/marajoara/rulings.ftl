### Marajoara: the rulings. Where the rulebook is silent or unclear: the question, what we do, why.
### .other: the other reading · .ours and .theirs: the names of the choices, the first is ours, with their price · rules: assets/marajoara/rulings.json.

MJ-A1 =
    .question = Are diagonal jumps allowed?
    .answer = Yes: eight directions, for jumps and for field work alike. In solo play, the neighbours of the jumper are always looked for in all eight directions.
    .reason = The list of what a jump may not do is detailed and never mentions diagonals. Not a word of the rulebook keeps jumps to rows and columns.
    .other = Four directions, as in peg solitaire: the solo mode adds “diagonally” to its neighbours, which would be idle if neighbours always included diagonals.
    .short = Jumps
    .ours = 8 directions
    .theirs = 4 directions
    .ours-price = 44 jumps on the first turn
    .theirs-price = 32 jumps, about 4 VP less

MJ-A2 =
    .question = May you capture a die when you already hold three of its colour?
    .answer = No, the capture is refused. First free a slot with a free action.
    .reason = The rulebook forbids storing such a die and gives it no other destination; nor is it spent.
    .other = Capturing all the same, the die going to the cart or out of play: no sentence says where it would go.

MJ-A3 =
    .question = What happens if no capture is possible?
    .answer = You may still take free actions. If no capture is possible when you end your turn, the main action is skipped; in solo play no die is then removed.
    .reason = The rulebook is silent. Skipping is allowed only where the action is impossible, so that it stays compulsory everywhere else.
    .other = Losing the whole turn, free actions included, or forcing you to make room: the rulebook knows neither.

MJ-A4 =
    .question = What about a grey die whose move would end on a full space 9?
    .answer = Pick a different track. When no disc can move, capturing remains allowed and the grey die is simply spent.
    .reason = At most two discs fit at the end of a track, and a disc must move by the exact value: stopping short would break that second rule.
    .other = Stopping on space 8, or forbidding the capture: the one contradicts the exact value, the other stands nowhere.

MJ-A5 =
    .question = Where does a die go in a cart that is not full?
    .answer = To the highest free slot: the cart fills from top to bottom. So the fifth die is the first to come out.
    .reason = This is what the rulebook says, word for word.
    .other = Dice slide all the way down, as in a queue, which comes more naturally to a cart: the first one spent comes out first. Yet the rulebook says the highest free slot.
    .short = Cart
    .ours = Top to bottom
    .theirs = As a queue
    .ours-price = the 5th die leaves first
    .theirs-price = the 1st die leaves first

MJ-A6 =
    .question = In what order do the dice of one action enter the cart?
    .answer = In the order you choose; the program suggests yellow ones first, then the others left to right. After an exhibition from red space 7, the grey die of the excavation goes in last.
    .reason = The rulebook sets no order, and it can matter for recycling. It does spend the grey die after the bonus.
    .other = A fixed order, say left to right: everyone’s cart would be filled alike, but the rulebook fixes none.

MJ-A7 =
    .question = Does funding a restoration also let you take 1 off?
    .answer = Yes: +1 or −1, never below 1 or above 6.
    .reason = The full rule says so, even though the summary shows only +1. Lowering a die can help to get different values for fragment ≥9.
    .other = +1 only, as in the summary: turning a die down would be refused, and fragment ≥9 a little harder to compose.

MJ-A8 =
    .question = Blue space 7: must you double, and how far?
    .answer = For each restoration in the rest of the turn you decide to double all its dice or none. The double is not limited to 6: a 3 counts as 6, a 5 as 10. Faces do not change, and two different dice remain different.
    .reason = The limit of 6 is about faces, and none is turned. Forced doubling would make fragment =6 impossible with a real 6.
    .other = Doubling by force, or stopping at 6: a real 6 would count 12 and no longer make fragment =6, a 5 would count only 6.

MJ-A9 =
    .question = Yellow space 7: how does the swap work?
    .answer = It is optional: two dice for two, failing that one for one, failing that nothing. The dice you take must find a slot of their colour, so never a grey die. Your dice go to the top of the cart in the order you like, the others keep theirs. Filling the third yellow slot for the first time this way gives its token.
    .reason = The rulebook does not settle these details; we apply the ordinary limits of storage. The grey die of the excavation is not in the cart yet at that moment.
    .other = A compulsory swap, or one limited to dice of the same colour: the rulebook speaks of dice for dice and asks no more.

MJ-A10 =
    .question = Red space 7: what without money, a red die or room in the display case?
    .answer = The bonus is lost. Otherwise it is an ordinary exhibition at a price of 1 credit, reward of the space included.
    .reason = The rulebook changes the price and nothing else.
    .other = Keeping the bonus for later, or going without the reward of the space: nothing in the rulebook allows the one or takes away the other.

MJ-A11 =
    .question = Red space 8: is it compulsory, and which vase leaves?
    .answer = It is optional, and it is always the vase on the highest occupied space that leaves. So the token of space 1 cannot be gained again.
    .reason = Losing a vase can cost more than the bonus is worth; a reward should not punish. The “last” vase is the one on the highest space, since spaces are filled in order.
    .other = Giving back a vase of your choice, or having to: freeing space 1 would earn its token twice, and the bonus would sometimes cost points.

MJ-A12 =
    .question = Which bonuses may be declined beyond doubt?
    .answer = The dig bonus, wholly or in part. Raising the jumper, tokens to be placed and VP cannot be declined.
    .reason = The rulebook says “always” for the raise and “you may” for the dig bonus. Declining matters mostly in mission 7, where going over 6 costs points.
    .other = Taking everything whenever possible: the “you may” of the dig bonus would mean nothing.

MJ-A13 =
    .question = May your own dig bonus go to a captured grey die?
    .answer = Yes, and your disc then moves one step further.
    .reason = The captured die is named without any condition on its colour, and step 3 comes before step 4.
    .other = Keeping the bonus for dice that can be stored: the rulebook speaks of the captured die and does not leave out grey.

MJ-A14 =
    .question = What if the owner of the token has no die to raise?
    .answer = Their bonus is lost. They may also take only half of it.
    .reason = Nothing allows a bonus to be kept for later.
    .other = Saving the raise for a later die: it would have to be noted somewhere, and the box has nothing for that.

MJ-A15 =
    .question = What becomes of a gained token when no space can take it?
    .answer = It waits for the first suitable space to appear during a turn of its owner.
    .reason = The rulebook does not foresee this very rare case. Waiting takes nothing away from anyone.
    .other = Losing the token: mission 8 and the points of yellow space 8 would suffer, through nobody’s fault.

MJ-A16 =
    .question = What is a free space?
    .answer = For a die: a space without a die, tokens or not. For a token: a space without die or token, nor an objective vase in mission 4.
    .reason = Dice are meant to land on tokens, or there would be no dig bonus. For tokens the rulebook clearly excludes both.
    .other = A space that is quite empty, for dice and tokens alike: no jump would end on a token, and the dig bonus would be gone.

MJ-A17 =
    .question = How do majorities work with two players, or when a player has nothing?
    .answer = With two: 7 VP and 5 VP. A player without a vase, or without a fragment, is not ranked and takes no place.
    .reason = At least one exhibited vase is required to score; the rulebook gives no other table for two players.
    .other = Three ranks even with two players, or points for a player without a vase: the rulebook asks for at least one on display.

MJ-A18 =
    .question = What is “most money” when breaking a tie?
    .answer = The sum of the faces of stored yellow dice, not their number.
    .reason = Everywhere money is counted in credits, one per pip.
    .other = Counting yellow dice instead of pips: two dice on 1 would beat a 6, though they pay three times less.

MJ-A19 =
    .question = Which dice are subtracted in missions 3, 5, 7 and 8?
    .answer = Those on the round track. In mission 5, yellow dice cost nothing.
    .reason = The rulebook names the score track, but no rule ever puts a die there: it is a misprint.
    .other = Taking the sentence at its word: no die ever lies on the score track, and there would be nothing to subtract.

MJ-A20 =
    .question = In solo play, when is the neighbouring die removed?
    .answer = Right after step 4, before any further free action.
    .reason = Removal follows the capture, and the tip of marking the die with a disc shows that other things happen in between. So you cannot dodge it by moving the neighbours away afterwards.
    .other = Removing the die right after step 1, or at the end of the turn: in the latter case field work could empty the neighbourhood to dodge it.

MJ-A21 =
    .question = In solo play, are the free actions of the turn that fills the round track still played?
    .answer = No: the game ends as soon as the 14th die is placed, after the action of the captured die. Final scoring follows, without recycling.
    .reason = This is the very moment that the rulebook names.
    .other = Finishing the turn: the last captured die could still be used, and the last turn of an ordinary game is played out too. Nothing in the rulebook says so, and one more exhibition often decides a mission.
    .short = End of a mission
    .ours = At the 14th die
    .theirs = After the turn
    .ours-price = no more free actions
    .theirs-price = the last die may be used

MJ-A22 =
    .question = Is the score objective judged before or after the deductions at the end?
    .answer = After everything else: track ends added, deductions made.
    .reason = The objective is collected at the end of the game, and deductions apply to the points total.
    .other = Judging the threshold before the deductions: easier by a few points, but the objective is collected at the end of the game.

MJ-A23 =
    .question = Can the score go below zero?
    .answer = Yes.
    .reason = Nothing sets a floor, and stopping at zero would make some losses free.
    .other = Never below 0: at the beginning of mission 7, letting a die overflow would cost nothing.

MJ-A24 =
    .question = Mission 7: what if a die passes 6 by more than one pip, or by your choice?
    .answer = It always goes back to 1, for a loss of 4 VP per die and per raise: a 5 raised by 3 becomes 1 and costs a single loss. This holds for every raise, including a funded restoration on a 6, after a warning.
    .reason = The rulebook sends an overflowing die back to 1, whatever the amount or the cause.
    .other = Carrying on with the rest: a 5 raised by 3 would become 2, like a counter. The rulebook says that it goes back to 1.

MJ-A25 =
    .question = Mission 6: what do you have twice?
    .answer = Per museum: blue and red areas, workshop and six fragments, display case and five vases, the three Dig tokens of the board. Only once: score disc, three excavation discs, starting token and token supply. The yellow area in use is chosen at setup and never changes, so the yellow token of the other museum is out of reach.
    .reason = The rulebook speaks of two boards and a single money area. The rest follows from that, leaving single whatever lies on the main board.
    .other = Having everything twice, discs and yellow area included: the rulebook speaks of one money area and of a single main board.

MJ-A26 =
    .question = Mission 4: how may a die reach a starred space?
    .answer = In any way: jump, field work or recycling.
    .reason = The rulebook only asks you to bring a die there.
    .other = By a jump only: “bringing” would then ask for more than setting a die there.

MJ-A27 =
    .question = Mission 8: what does collecting all tokens mean?
    .answer = That your seven tokens are placed on the grid. Passing a space 2 without stopping there makes the mission impossible: the program warns you.
    .reason = There are exactly seven occasions to place one, and each track offers only one.
    .other = Taking the seven tokens out of the supply without placing them: the rulebook says collect, but a token leaves the museum only for the grid.

MJ-A28 =
    .question = Do other players’ discs block a track?
    .answer = No, except on space 9 when two discs are there.
    .reason = The rulebook allows several discs per space and limits only the last one.
    .other = One disc a space, as on many tracks: the rulebook allows several everywhere but at the end.

MJ-A29 =
    .question = Which fragments does the adjacency bonus count?
    .answer = Those in place before the new fragment. The neighbours earn nothing more later on.
    .reason = The bonus is scored at the moment the fragment is placed.
    .other = Counting every neighbour anew each time: a whole ceramic would earn twice as much adjacency.

MJ-A30 =
    .question = Turn or round?
    .answer = A turn is one player’s; a round holds one turn of each. The fourteen “tours” announced at the start are rounds, and the “manche” of blue space 7 is your turn.
    .reason = The rulebook uses one word for the other in places. As everyone plays once per round, the meaning is not in doubt.
    .other = Fourteen turns altogether, or a blue 7 bonus that lasts the whole round: the round track with its 14 spaces says otherwise.

MJ-A31 =
    .question = Does the starting token come from the museum or from the supply?
    .answer = From the supply. The three tokens of the museum stay on their icons.
    .reason = Those of the museum are gained during play, and the count comes out right this way: one at the start, three from the museum, three from the tracks.
    .other = Taking a token of the museum: its icon would be bare from the start, and a token would be missing later on.

MJ-A32 =
    .question = In solo play, is an objective lost if the vase that met it leaves again?
    .answer = No, it stays met. And an objective vase never blocks your own pieces or a die.
    .reason = The objective is collected when it is met; nothing asks for it back.
    .other = Giving the objective back when the vase leaves: red space 8 would become a trap in solo play.

MJ-A33 =
    .question = May a free action come between two steps, or during recycling?
    .answer = No. Placing a token or choosing a bonus is part of the step that gives it.
    .reason = Free actions come before or after the main action, and its steps follow in the given order.
    .other = Slipping a free action between two steps: room could be made after seeing which die is captured.

MJ-A34 =
    .question = May you use dice from another museum, the cart or the tracks?
    .answer = No. Only yellow space 7 gives access to the dice of the cart.
    .reason = All actions speak of the dice of your own board.
    .other = Drawing on the cart or on others: no action says so but yellow space 7.

MJ-A35 =
    .question = Where may field work take a die?
    .answer = To any neighbouring space without a die, across ropes, onto +1, +2 or a token, and always without effect.
    .reason = The rulebook asks for a free neighbouring space and says that nothing of what follows a capture applies.
    .other = Stopping the die at the ropes, or applying +1 and +2: that would be a second capture without a capture.

MJ-A36 =
    .question = May a die captured this turn be used straight away?
    .answer = Yes, from the end of the main action on, money included. Not before.
    .reason = Once stored, it is a die like any other; and no free action interrupts the main action.
    .other = Waiting for the next turn: the rulebook sets no delay on stored dice.

MJ-A37 =
    .question = With which face does a yellow die enter the cart if it was partly used earlier, then used up?
    .answer = The one it showed when the action that uses it up began.
    .reason = Earlier spending has already turned it; only the last action leaves it as it is.
    .other = Showing its first face: earlier turns would have to be remembered, and the cart would contradict what the table has shown.

MJ-A38 =
    .question = Must a score objective be met exactly?
    .answer = No, the threshold or more.
    .reason = The rulebook speaks of a threshold to be reached.
    .other = Hitting it exactly, as in darts: that is not how a threshold is meant.

MJ-A39 =
    .question = Mission 6: what is exchanged for 1 credit?
    .answer = A blue die of one museum for a red die of the other. The one that receives the blue die needs a free blue slot, the other a free red slot.
    .reason = The rulebook speaks of a blue die and a red die exchanged between the museums. This is how dice come together where they are needed.
    .other = Blue for blue, or red for red: the sentence would bear it, but the exchange would hardly ever help.

MJ-A40 =
    .question = Are dice on the slate dice of your board?
    .answer = No. Bonuses, raises, money and tie-breaks look only at the nine storage slots.
    .reason = Those dice are waiting for recycling and must keep their value.
    .other = Counting them, since the slate is printed on the museum board: a bonus would then change a die that must keep its value.

MJ-A41 =
    .question = May the action of the captured die be declined?
    .answer = No: you must store the die or move a disc. Only an optional excavation bonus may be declined.
    .reason = The summary lists it under the compulsory action, and a die left unstored would have nowhere to go.
    .other = Declining it, since “you may” opens this sentence as well: a grey die would become a capture without consequence.

MJ-A42 =
    .question = Must you take a free action to make a capture possible?
    .answer = No, never.
    .reason = Free actions are optional, even then.
    .other = Having to take a free action that makes a capture possible: a free action would no longer be free.

MJ-A43 =
    .question = May superfluous blue dice be used on fragments ≥4 and ≥5?
    .answer = Yes. It frees slots or feeds the cart.
    .reason = The rulebook sets no limit on the number of dice there.
    .other = As few dice as possible: the rulebook asks for no thrift, and dice too many still serve in the cart.

MJ-A44 =
    .question = Does the order in which the red dice of one exhibition are resolved matter?
    .answer = No: points, rewards and tokens are the same in any order. So the program resolves them from left to right. The order in which the dice then enter the cart remains your choice.
    .reason = Each die earns twice its value wherever its vase goes, and the spaces of the display case always fill in the same order. Asking would only slow the game down.
    .other = Letting you choose the order: one more click a die, for the same result.

MJ-A45 =
    .question = May the bonuses of the excavation tracks be declined?
    .answer = The raises, yellow 7, red 7 and red 8 may, wholly or in part; tokens to be placed and VP may not.
    .reason = A reward should not punish: red 8 can cost a vase more than it brings, and going over 6 costs points in mission 7. Yet the rulebook says to receive the bonus, without a “you may”: so we allow more than it does.
    .other = Receiving the bonus whenever possible, as the rulebook writes: mission 7 would be a little harder.
