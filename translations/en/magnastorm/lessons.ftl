### Magnastorm: the lessons, in the order in which they are offered.
### lesson-<lesson>: the title, .intro · lesson-<lesson>-<step>: .task, .praise, .hint, one attribute per mistake, .choice-… per choice.

## 1. Two panels

lesson-panels = Two panels
    .intro = A crew member goes down from the upper panel to the lower one: the row it reaches says what a move costs, or what a gain brings.

lesson-panels-gain =
    .task = First turn, two cubes of your colour. Gain cubes, at least two: play a neutral crew member, or yours, then choose action B.
    .praise = The lower the row, the more it brings. Your crew now blocks this cell, and will make its column dearer next round.
    .hint = The two rows at the bottom bring most.
    .others = Crew of others is played only when neither neutral crew nor yours is left above.
    .move = Moving costs a yellow cube on this row, and this is about gaining.
    .meagre = The top row gives one cube only: it is made for driving.

lesson-panels-row-gain =
    .task = Viola has two purple cubes. She plays a neutral crew member on row 4, second commander column, and chooses B. How many cubes does she have then?
    .praise = One yellow and one purple more: four.
    .hint = Read the green part of row 4.
    .both = With B the red part is not paid: it is one or the other.
    .none = B gives the cubes of the green part.

lesson-panels-row-cost =
    .task = And if she chooses A, how many are left before she drives?
    .praise = One: the red part of row 4 takes a cube of her colour.
    .hint = Read the red part of row 4.
    .free = Every action A costs its row.
    .gain = The green part is for B.

lesson-panels-next-order =
    .task = The order is grey, purple, pink, orange; grey has played. Viola uses the Turn order cell. Who begins the next cycle?
    .praise = Viola, then Gaël. In this cycle pink and orange still play as planned.
    .hint = She changes places with whoever is ahead of her.
    .grey = Gaël was ahead of her: they have just changed places.
    .choice-0 = Gaël (grey)
    .choice-1 = Viola (purple)
    .choice-2 = Rose (pink)
    .choice-3 = Oscar (orange)

## 2. Driving and labs

lesson-labs = Driving and labs
    .intro = The Scout drives from one zone to the next. Where it stops, a lab advances your research.

lesson-labs-first-lab =
    .task = Your Scout waits on start 1, you have two cubes. Play a neutral crew member on row 4, move the Scout to a red space, and install a lab.
    .praise = The row has cost a cube, the first lab nothing, and red research rises by a level.
    .hint = The red space is in zone a of the south-west sector, right beside the start.
    .dear = This row asks for a yellow cube, which you do not have. The price of the row is paid first.
    .far = From the start only the two entry zones are one step away.
    .no-lab = Without a lab no research: the first two are free.

lesson-labs-occupied =
    .task = Viola has two labs in zone d. Install yours in that zone, and choose the research to advance.
    .praise = The white space leaves the field to your choice.
    .hint = There are three spaces in zone d; one is free.
    .full = You may stop there, but nothing is installed.

lesson-labs-double =
    .task = A Double cell, and Kaysia Vasidis is yours. You have one cube left; your next two labs cost a cube each. Install both.
    .praise = Kaysia pays for one, your cube for the other. Research advances only once.
    .hint = One for nothing, the other paid.
    .twice = Once a turn: only one of both prices is ignored.
    .one-only = The second lab is allowed only now.

## 3. The storm

lesson-storm = The storm
    .intro = Half of the planet is in the storm, and each round turns it. A Scout caught in it must get out.

lesson-storm-with-range =
    .task = Round 2: west, north-west and north-east are calm, your Scout is still in the south-west. The Range cell gives you two zones. Get out of the storm.
    .praise = Two zones are enough to reach the west. As soon as it is possible, you must get out.
    .hint = Cross the border with the west.
    .stay = In the storm there is no staying put.
    .still-in = The calm is within range: you must go there.

lesson-storm-without-range =
    .task = The same situation without a Range cell: the calm is too far. Where may the Scout go?
    .praise = Towards the calm, clockwise. A lab might even be installed there; a station never.
    .hint = The exit zones, d and e, touch the west.
    .back = That leads away from the calm.
    .too-far = One zone only: the west is two steps away.
    .same-zone = The Scout must come closer to the calm.

## 4. Stations

lesson-stations = Stations
    .intro = Passing from one sector to another allows building: two reputation points, and a starting point for later.

lesson-stations-build =
    .task = Two cubes, the Scout at the rim of the south-west. By row 4, cross into the west, build a station, then install a lab.
    .praise = One cube for the row, one for the station: 2 reputation points, and the free lab besides.
    .hint = Go to zone a of the west: your way touches a free site.
    .no-border = Without changing sectors nothing is built.
    .not-built = That was the moment: you build only while passing.

lesson-stations-ride =
    .task = You are orange, in round 2, with two cubes. Leave from the pink station, stop on the red space beside it, and install your third lab.
    .praise = One cube to pink, one for the lab, and the red level returns one, of the colour you choose.
    .hint = The red space is in zone e of the west, beside the station.
    .storm = The east is in the storm.
    .beyond = From a station the first step already counts: the zone must be linked to it.
    .nearby = That is allowed, but the red space waits elsewhere.

## 5. Buying a commander

lesson-commanders = Buying a commander
    .intro = The crew below a commander makes its price. As the round goes on the column empties, and the price falls.

lesson-commanders-surcharge =
    .task = You are orange: a yellow cube, a grey one, a purple one, an orange one. Below the third tile there are a neutral and a purple crew member; grey controls this commander. You take it: how many cubes are left?
    .praise = One: yellow, purple, and one grey more, since grey controlled it. All goes to the supply.
    .hint = One cube per crew member, and the surcharge.
    .forgot = There is a surcharge: grey controls this commander.
    .to-gael = The surcharge is one cube only.

lesson-commanders-take =
    .task = Two yellow cubes, one grey, one orange. Take Ellen B. Outridge, below whom there are two neutral crew members and a grey one, and put this crew down below.
    .praise = The card is yours, with 2 reputation points. The crew you put down blocks cells; it will make the prices of the next round.
    .hint = Ellen is in the first commander column.
    .empty = Without crew in the column nothing is taken.
    .dear = A purple cube is missing, and three cubes do not go that far.
    .own = Adira Okzil is yours already.
    .token = The token is useful, but it is Ellen we want.

## 6. Research and its leaders

lesson-research = Research and its leaders
    .intro = At the end of the round, whoever leads a research field alone takes its commander. A tie gives nothing to anybody.

lesson-research-break-tie =
    .task = Green research: you 3, Viola 3, Rose 2, Oscar 1. The last crew member is yours, then comes the administration. Play it so as to take the commander of this field.
    .praise = The green Research cell puts you alone at the top: the card, and 2 reputation points.
    .hint = A cell of row 2 advances green research.
    .tied = In a tie nobody takes the commander.

lesson-research-bonus =
    .task = Two cubes, blue research on level 2. You play a neutral crew member on the blue Research cell of row 1, and gain a yellow cube. How many cubes do you have, bonus of the level included?
    .praise = Four: the yellow one of the row, and level 3 of the blue track gives a cube of your colour.
    .hint = Look at what level 3 bears.
    .row-only = Research advances as well, and the level reached bears a bonus.
    .nothing = The row gives a yellow cube.

## 7. Objectives

lesson-objectives = Objectives
    .intro = One objective a turn, by giving labs back or setting markers back. The first to fulfil it gains most.

lesson-objectives-labs =
    .task = You are pink: two labs in the north-east, three in the east where the others have two each. Fulfil the objective “2 and 2 labs”.
    .praise = The majority in the east is enough, and is looked at before anything is removed. First to fulfil it: 5 points.
    .hint = The north-east and the east together.
    .four = It would take four in a single sector.
    .leave = A 5 is taken before the others do.

lesson-objectives-tie =
    .task = Two labs in the north-east and two in the east, but Gaël has as many; two in the south-west, in the storm. Fulfil the same objective.
    .praise = Labs caught by the storm no longer pay: better give them back. Alone in the south-west, you have the majority there.
    .hint = The storm counts too.
    .both-tied = Tied in both sectors, nobody has the majority.

lesson-objectives-markers =
    .task = Round 3: green 4, alone at the top, red 3, blue 2. Fulfil the objective “Broad knowledge”, already fulfilled once.
    .praise = Three markers by two levels: the best free space is worth 4. They will gain their bonuses again on the way up.
    .hint = Three fields, among them the one you lead.
    .two = Two markers were enough in round 1; now it takes three.
    .start = Brown is at the start: it cannot go back.

lesson-objectives-rising =
    .task = The objective “Leading knowledge” asks for 4 levels in round 1. How many in round 2?
    .praise = Six; and eight from round 3 on. Objectives rise with the rounds.
    .hint = By two each time.
    .first = That is for round 1.
    .third = That is from round 3 on.

## 8. The administration

lesson-administration = The administration
    .intro = Six steps, always in the same order: income, majorities, scientific commanders, turn order, panels, storm.

lesson-administration-income =
    .task = Round 4, last turn. Rose, without cubes, has two labs in the north-east, at the trailing end of the calm, and three in the east, in the middle. How many cubes does income give her?
    .praise = Two at the trailing end: one yellow. Three in the middle: one pink and two yellow. Four in all, and the labs stay.
    .hint = Each calm sector has its table at the edge of the tile.
    .storm = That is the east alone; the north-east pays too.
    .one-each = It is not one cube per lab: read the table.

lesson-administration-majority =
    .task = And how many reputation points do her majorities give her?
    .praise = One, for the east. In the north-east she is tied with Viola: nobody gains anything.
    .hint = More than each of the others, not as many.
    .two = In the north-east Viola has as many as she.
    .none = In the east she has three and the others two.

lesson-administration-leaders =
    .task = You lead green and red alone, and are tied with Viola in blue. How much reputation do the scientific commanders give you?
    .praise = Two cards of 2 points: four. Blue, tied, is nobody’s.
    .hint = Alone at the top, field by field.
    .one = You lead two fields.
    .three = In blue Viola is as high as you.

lesson-administration-given-back =
    .task = Viola had 5 points and the card of the blue field, where she is tied. How many points does she have then?
    .praise = Four: the card is put back, and she loses the red number, though she is tied.
    .hint = A tie puts the card back.
    .kept = The card is put back: that costs the red number.
    .gained = Green is gained only by taking a card.

lesson-administration-first =
    .task = The order is pink, grey, purple, orange, and Viola has the token. Who begins the next round?
    .praise = Viola; pink and grey move back one place, and the token returns to the board.
    .hint = The token puts you in position 1.
    .rose = Pink moves back: Viola has the token.
    .gael = Grey moves back one place.
    .choice-0 = Gaël (grey)
    .choice-1 = Viola (purple)
    .choice-2 = Rose (pink)
    .choice-3 = Oscar (orange)

lesson-administration-swap =
    .task = The last crew member is played: fifteen neutral ones, a grey and a purple one are below. How many are above once the panels are swapped?
    .praise = All seventeen, in the same columns and rows; the lower panel is empty.
    .hint = The panel goes up with all its crew.
    .empty = The lower panel goes up without being emptied.
    .neutral = The crew of players stays too.

lesson-administration-turn =
    .task = Round 1, start 1: south-west, west and north-west are calm. The tile turns. Which sector becomes calm?
    .praise = The north-east; the south-west goes into the storm. It is round two.
    .hint = The tile turns by one sector, clockwise.
    .left = That is the one the storm takes.
    .across = The tile turns by one sector only.
    .choice-NE = The north-east
    .choice-SW = The south-west
    .choice-SE = The south-east

lesson-administration-watch =
    .task = Only one crew member is left above, and it is your turn. Play it, gain cubes, and watch the six steps go by.
    .praise = Your two labs in the west have paid, and so has their majority. The crew is above again, and the storm has moved on.
    .hint = One of the two bottom rows, action B.
    .move = Driving costs a yellow cube on this row: this is about gaining.

## 9. Ending well

lesson-ending = Ending well
    .intro = The threshold is not the victory: the cycle is finished first, and the highest total wins.

lesson-ending-turns-left =
    .task = Four players, threshold 27. The order is grey 24, purple 26, pink 25, orange 20; grey has played. You are Viola and take a commander: 28. How many players still play?
    .praise = Pink and orange, once each. Grey has already played in this cycle, and there will be no other.
    .hint = The cycle under way goes on to its end.
    .cycle = Grey has already played in this cycle.
    .at-once = You are not the last in order.

lesson-ending-reach =
    .task = Your turn, Viola: take this commander.
    .praise = 28 points, and the end is announced. Rose, at 25, must gain more than three in one turn to overtake you.
    .hint = The first commander column costs two yellow cubes.
    .wait = Waiting leaves the others one more cycle.

## 10. The start, plain and advanced

lesson-start = The start, plain and advanced
    .intro = Before the first round everybody places a crew member and chooses a field. With artefacts won, an advanced start replaces lots.

lesson-start-first-crew =
    .task = You are first: put one of your crew members in the column of your choice.
    .praise = The others each had to choose another column. Now the order is reversed.
    .hint = All columns are free, that of the token too.

lesson-start-first-field =
    .task = Oscar has taken blue, Rose red, Viola green. Your turn.
    .praise = Only brown was left: the first player chooses last.
    .hint = There is only one left.
    .taken = Everybody takes a field that nobody has chosen.

lesson-start-cubes =
    .task = How many cubes does Rose have, third in order, before the first turn?
    .praise = Three: two, and one more for the third place. Oscar has as many.
    .hint = The last ones are compensated.
    .two = That is what the first two have.
    .four = Only one more.

lesson-start-artefacts =
    .task = Advanced start. Tom draws 3 and 2; Ronja 3 and 1, with number 212; Matthias 2 and 2, with number 115. Who is second?
    .praise = Tom is first with 5. At 4 each, the highest number goes ahead: 212.
    .hint = The sum first, then the highest number.
    .tom = With 5, Tom is first.
    .matthias = 115 is lower than 212.
    .choice-tom = Tom
    .choice-ronja = Ronja
    .choice-matthias = Matthias

lesson-start-artefact-bonus =
    .task = Three players, advanced start. Rose has chosen red, Viola green, you blue. One of your two artefacts gives a red level, the other a cube. On which level are you in red?
    .praise = On level 1, though Rose is there too: the bonus of artefacts does not know that limit. The cubes of the last ones are not given any more.
    .hint = The limit of one field each holds only for the choice.
    .taken = Red is taken for the choice, not for the bonus of an artefact.
    .two = An artefact gives one level only.
