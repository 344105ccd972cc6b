### Magnastorm: the rulings. Where the rulebook is silent or wavers: the question, what we do, why.
### .other: the other reading · .ours and .theirs: the names of the choices, ours first, with their price · rules: assets/magnastorm/rulings.json.

## Taking commanders

MS-A36 =
    .question = Is your own crew in the column paid for?
    .answer = Yes, with a cube of your colour each.
    .reason = The rule counts all crew below the commander.
    .other = Paying for others’ crew only: nothing says so.

MS-A49 =
    .question = A commander changes hands: red before green?
    .answer = Both at once; only then is the threshold looked at.
    .reason = The rulebook puts them in no order, and the order of writing must not decide the end.
    .other = One after the other: the threshold might be reached for a moment, for no good reason.

MS-A21 =
    .question = Can reputation drop below 0?
    .answer = No, it stops at 0.
    .reason = The track starts at 0; with cards of +2 and −1 it never happens.
    .other = Counting negative points: the track has none.

MS-A39 =
    .question = May the first player take the token?
    .answer = Yes: they get the bonus and keep their place.
    .reason = The rule only asks for the column to be paid.
    .other = Forbidding it: they could not defend their place.

MS-A8 =
    .question = What does “tour” mean?
    .answer = For the token, the next round; for the Turn order cell, the next cycle; for Beeper and Kaysia, your own turn.
    .reason = The administration takes the token back and sets the order; the example of the cell shows the cycle; a card speaks of what its owner does.
    .other = One meaning for all four: the examples would contradict each other.

MS-A37 =
    .question = Does Forrester also work when taken from somebody?
    .answer = Yes, each time the card is taken.
    .reason = The card says after taking it, and not from whom.
    .other = Once a game only: the card does not say so.

## The lower panel

MS-A31 =
    .question = How many rows with 2 or 3 players?
    .answer = Five, as with 4 players.
    .reason = A review shows 25 cells with 4 players; the other side is described nowhere, and the crew must fit.
    .other = Four rows: there would be only 16 cells for 12 neutral crew and that of the players.

MS-A41 =
    .question = May crew go on a row that is too dear?
    .answer = Yes; then only action B is left.
    .reason = The price is that of action A, not that of the cell.
    .other = Keeping the cell for those who can pay: it also serves to gain.

MS-A48 =
    .question = What becomes of crew stacked on a cell?
    .answer = Each counts for itself, in the price and to be played. So a column may hold more than five; the Crew bonus still needs an empty cell.
    .reason = The rulebook counts crew, not cells.
    .other = Counting the cell as one: the crew put there in excess would cost nothing.

MS-A7 =
    .question = When do the Research, Crew and Turn order bonuses come?
    .answer = After the action and after the commanders’ bonuses. So their cubes do not pay for this action.
    .reason = Cards come before the cell, and several cards need the action to be done.
    .other = As soon as the crew is put down, before the action: the sentence that it comes with putting it there allows it, and only the bonuses tied to A or B are put after.
    .short = Cell bonus
    .ours = After the action
    .theirs = On placing
    .ours-price = it cannot pay for this action
    .theirs-price = it may pay for this action

MS-A18 =
    .question = What does placing below another crew member mean?
    .answer = On the first free cell below another crew member. If all of the column stand at the bottom, on the highest free cell. A full column will not do; if all above is empty, only the lower panel is left.
    .reason = The rulebook wants it below another. But on the upper panel rows do not matter: the point is not to enter an empty column, as it says in brackets. In that one case we depart from the words.
    .other = Right below another, to the letter: a column whose only crew stands at the very bottom would be closed.

MS-A19 =
    .question = Is the Crew bonus compulsory?
    .answer = No; it is lost if you do not want it, or have no crew left.
    .reason = The rulebook writes that you may.
    .other = Keeping it for later: it comes “at once”.

MS-A28 =
    .question = What if two players change places in the same cycle?
    .answer = The track changes twice, one after the other; the cycle under way keeps its order.
    .reason = Each change is made at once and counts only for the next cycle.
    .other = Applying them together at the end: their order would remain to be chosen.

MS-A9 =
    .question = Kim-Kin Park: once a turn, or once a round?
    .answer = In each of your turns. Crew shares the cell; after the panels are swapped the column has one more.
    .reason = That is what is written, even though only one crew member is placed a turn.
    .other = Once a round: then the limit would mean something.
    .short = Kim-Kin Park
    .ours = Each turn
    .theirs = Each round
    .ours-price = any cell may be used each turn
    .theirs-price = one occupied cell a round

## Moving

MS-A1 =
    .question = Does the Scout drive towards the calm, or all the way?
    .answer = Towards it, within its range: a zone closer to the calm sector, counting only clockwise ways. It may not stay. A lab may be installed there.
    .reason = The rulebook gives a direction of travel; and forbidding stations in the storm would be idle if one never drove there.
    .other = It is put down in that sector at once, in one of its two entry zones.
    .short = Fleeing the storm
    .ours = By driving
    .theirs = At once
    .ours-price = towards the calm, as far as range goes
    .theirs-price = always into the calm

MS-A2 =
    .question = Does a station make leaving “possible”?
    .answer = Your own does, and it is then compulsory if there is no other way. Another player’s is never imposed, nor are commanders’ payments.
    .reason = Yours costs nothing; paying a cube to somebody remains a choice.
    .other = Counting the road only: the station would be a loophole, not a means.

MS-A34 =
    .question = What if only a longer range leads to the calm?
    .answer = The range of the chosen cell counts: if it is enough, the Scout must go there.
    .reason = It is this move that has to allow it.
    .other = Counting the ordinary range only: the cell would have no effect in the storm.

MS-A33 =
    .question = Can a start be in the storm?
    .answer = Yes: it belongs to its sector, and the Scout must leave it as from anywhere.
    .reason = It lies at the edge of that sector, and nothing sets it apart.
    .other = Making it a shelter: the rulebook knows none.

MS-A3 =
    .question = May one cross the storm in two steps?
    .answer = No: each zone entered is calm, unless the Scout starts in the storm.
    .reason = One does not move into these sectors; passing is moving there.
    .other = Forbidding only the arrival: the sentence speaks of a space.

MS-A35 =
    .question = Which cube for another player’s station?
    .answer = Any of yours, once the row is paid; the owner receives that very cube.
    .reason = The rulebook leaves the choice to who pays.
    .other = A cube of the owner’s colour: nothing asks for it.

MS-A40 =
    .question = Is staying put paid for?
    .answer = Yes: every action A costs its row.
    .reason = You pay first, and staying is one of the ways to move.
    .other = Free, for lack of movement: the price is not that of the distance.

MS-A14 =
    .question = Does staying put count for commanders?
    .answer = Yes: every action A is a move to them.
    .reason = It is the action that their texts name.
    .other = Demanding that the Scout moves: the card would say so.

MS-A5 =
    .question = Does the first step out of a station allow building?
    .answer = No, but it counts towards the range. Any station serves, wherever it is; the zones entered are still subject to the storm.
    .reason = One starts from the border of two sectors: it is not crossed.
    .other = Seeing a crossing there: one would build without having driven.

MS-A4 =
    .question = Building on the border of calm and storm?
    .answer = Allowed if one of the two sectors is calm; forbidden between two storm sectors.
    .reason = The site then touches the calm; only a Scout leaving the storm passes there.
    .other = Forbidding it as soon as one side is in the storm: the site is not in that sector.

MS-A6 =
    .question = A site touches several lines: which one counts?
    .answer = Each of them; but a site holds one station only.
    .reason = It is enough that it is linked to the way.
    .other = One line per site only: the board marks none.

MS-A47 =
    .question = Two crossings in one long drive: two stations?
    .answer = No, only one.
    .reason = The rulebook speaks of a station, in the singular.
    .other = One per crossing: the text provides for one only.

MS-A32 =
    .question = Which station goes first?
    .answer = The leftmost, then from left to right.
    .reason = As with the labs of the same board.
    .other = As you like: one would always take the cheapest.

## Labs, research, cubes

MS-A20 =
    .question = What does a marker at the very top do?
    .answer = It stays, without a bonus. A compulsory advance is lost, unless Huber leads it elsewhere.
    .reason = There is no level left to reach.
    .other = Giving the last bonus again: it is not reached again.

MS-A15 =
    .question = Do black cubes go back between two draws?
    .answer = No: all are drawn together, then the black ones are exchanged. If the bag has too few, what is there is drawn.
    .reason = The bonus gives two or three cubes at once.
    .other = One by one: the same black cube might come out twice.

MS-A16 =
    .question = What if the supply is out of a colour?
    .answer = What is missing is lost; a cube of choice must be available. Income is taken in turn order.
    .reason = The box has 25 cubes of each colour, and nothing speaks of replacements.
    .other = An endless supply: it is rare, and the number of cubes is written.

MS-A17 =
    .question = May one exchange in somebody else’s turn?
    .answer = You exchange whenever you have something to decide.
    .reason = Elsewhere the exchange would only change the supply: it might take or return the last cubes of a colour before somebody gains (A16). During the administration nobody decides anything, so nobody is asked.
    .other = At any instant, the administration included: everybody would have to be asked at each step, for these rare cases.

MS-A10 =
    .question = Which cube does Sayuri Modo save?
    .answer = The first one of your colour due in the action: row, then station, then lab. Not the cube given for a station, nor commanders’ payments.
    .reason = The card speaks of the whole move action.
    .other = Only that of the row: it would be useless on a yellow row.

MS-A11 =
    .question = How many cubes does Idris Yakuul replace?
    .answer = One per action, in the price of the row, of a station, of a lab, or of the column taken.
    .reason = The card says one cube, and names these two actions.
    .other = One per price paid: the card speaks of the action.

MS-A12 =
    .question = Mira Mascovic: whose lab?
    .answer = Anybody’s. The zone must be calm, the row is paid, no station is built; jumping out of the storm is allowed.
    .reason = The card speaks of a lab without saying whose; the rest follows the ordinary rules.
    .other = One of yours only: the card would have said so.

MS-A13 =
    .question = Does Azrea’s extra lab advance research?
    .answer = Yes, by one level, like every lab. The space must be free before the action. She comes before the Double cell, as every commander does; the other order leads to the same. If the Double cell is used in the same action, one level in all: so hers waits until the second lab of the cell is declined.
    .reason = The limit to one level is printed for the Double cell only, and holds for the whole move; Azrea costs one more cube.
    .other = One level in all, as with the Double cell.
    .short = Azrea Bonsmai
    .ours = One more level
    .theirs = No level
    .ours-price = two labs, two levels
    .theirs-price = two labs, one level

MS-A42 =
    .question = To which draws does Joy add?
    .answer = To all, two cubes per draw, level bonuses and Bag cell.
    .reason = The card says each time.
    .other = Two cubes per cube drawn: she adds two, not twice as many.

MS-A43 =
    .question = Do Yuul and Rain count for income?
    .answer = No: for action B only.
    .reason = Their cards name that action.
    .other = For every cube gained: the cards speak of the action.

## Objectives

MS-A22 =
    .question = Absolute or simple majority?
    .answer = It is the same: more than each of the others. One lab against none is enough.
    .reason = The rulebook uses both words and gives this explanation both times.
    .other = More than all the others together: the example shows otherwise.

MS-A23 =
    .question = Three markers by 2: which ones?
    .answer = You choose them; you must lead at least one of those very fields, and each must be at level 2 or higher.
    .reason = The card says one of these fields.
    .other = Leading any field: the card points to those set back.

MS-A24 =
    .question = May the same objective be fulfilled twice?
    .answer = No: once by each player.
    .reason = Eight markers make four commanders and four objectives, and each card has one space per player.
    .other = As long as spaces are free: the rulebook announces four at most in a game.

MS-A46 =
    .question = Does a research card set the field?
    .answer = No: you choose. No known card names one.
    .reason = A sentence announces a colour on the card; the four cards shown and explained have none.
    .other = One field per card: an owner of the box can check, and write it into the data.

MS-A45 =
    .question = Does Ellen count for each objective?
    .answer = Yes; and the level gained may give its bonus.
    .reason = The card says each time, and advancing is still advancing.
    .other = Once a round: nothing says so.

## Administration and end

MS-A44 =
    .question = Does Cedric work again when he is kept?
    .answer = Yes: 1 point in each administration.
    .reason = The rule of the administration lets an immediate effect be used again, and Cedric is one.
    .other = Once only, when the card is taken: the rule is more precise.

MS-A51 =
    .question = In which order is reputation gained in the administration?
    .answer = It does not matter; the log follows turn order.
    .reason = Nobody has a choice to make there.
    .other = A set order: it would change nothing.

MS-A25 =
    .question = The threshold is reached, and the upper panel runs empty before the cycle is over?
    .answer = The game stops there, without administration.
    .reason = The last ones have no action left, and the end was announced in this phase.
    .other = Still playing the administration: it is due only if the end comes in it.

MS-A26 =
    .question = When is the threshold looked at?
    .answer = At each change of reputation, in anybody’s turn; several may reach it.
    .reason = The rulebook only says when a player reaches it.
    .other = At the end of each turn: a loss could then undo it, which the rulebook rules out.

MS-A27 =
    .question = Which turn order breaks ties?
    .answer = The track as it then stands, changes included, and after the administration if there was one.
    .reason = It is the turn order when points are counted.
    .other = The order of the last cycle: it would have to be remembered apart.

MS-A30 =
    .question = Does reaching the threshold win?
    .answer = No: the highest total wins, at the end.
    .reason = The rule of the end is precise; the sentence of the aim only sums up.
    .other = The first to the threshold wins: the rule of the end says that they may be overtaken.

## Starts

MS-A50 =
    .question = On which empty cell does the first crew go?
    .answer = The topmost of the column.
    .reason = Above, rows do not matter.
    .other = As you like: it would change nothing.

MS-A38 =
    .question = Does the first level give its bonus?
    .answer = Yes, if it has one; in our data level 1 has none.
    .reason = Advancing onto a bonus gives it, wherever it is.
    .other = Never during setup: nothing rules it out.

MS-A29 =
    .question = Artefacts tied: value or number?
    .answer = The printed number.
    .reason = The text says value, the example compares numbers; a number always decides.
    .other = The higher of the two cards: it gives the same answer in the example, but may leave a tie.
