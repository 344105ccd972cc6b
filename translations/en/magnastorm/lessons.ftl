### Magnastorm: the lessons, in the order in which they are offered.
### lesson-<lesson>: the title, .intro · lesson-<lesson>-<step>: .task, .praise, .hint, one attribute per mistake, .choice-… per choice.

## 1. Two panels

lesson-panels = Two panels
    .intro = You explore a planet swept by a storm, and reputation wins the game. On your turn a crew member goes down from the upper panel to the lower one: its row says what action A, driving, costs, or what action B brings, cubes to pay for everything.

lesson-panels-gain =
    .task = You are Gaël, in grey. Take a crew member from above, neutral (yellow) or yours (grey), put it on a free cell below, then choose B: gain at least two cubes.
    .praise = The green part of the row is yours, and the lower the row, the more it brings. Your crew now blocks this cell, and will make its column dearer next round.
    .hint = The topmost neutral one, under commander 02, will do; four rows give two cubes at least, the bottom one three.
    .others = Crew of others is played only when neither neutral crew nor yours is left above.
    .meagre = The top row gives one cube only: it is made for driving. Go further down.

lesson-panels-row-gain =
    .task = Viola, in purple, has two purple cubes. She puts a neutral crew member on row 4, third column, under commander 02, and chooses B. How many cubes does she have then?
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
    .task = Some cells have a bonus. Under commander 01, the Turn order cell, row 3, changes your place on the turn order track with whoever is ahead of you, from the next cycle on. The order is grey, purple, pink, orange; grey has played, and Viola uses it. Who begins the next cycle?
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
    .task = You are Gaël, in grey: your Scout waits on start 1, and you have two cubes. Play a neutral crew member on row 4, choose A, move the Scout to a red space, and install a lab.
    .praise = The row has cost a cube, the first lab nothing, and red research rises by a level.
    .hint = The red space is in the outermost zone of the south-west, one step from the start.
    .dear = This row asks for a yellow cube, which you do not have. The price of the row is paid first.
    .far = From the start only the two entry zones are one step away.
    .no-lab = Without a lab no research: the first two are free.

lesson-labs-occupied =
    .task = Viola has two labs in the next zone, at the rim. Install yours in that zone, and choose the research to advance.
    .praise = The white space leaves the field to your choice.
    .hint = That zone has three spaces; the white one is free.
    .full = You may stop there, but nothing is installed.

lesson-labs-double =
    .task = A Double cell, and Kaysia Vasidis is yours. You have one cube left; your next two labs cost a cube each. Install both.
    .praise = Kaysia pays for one, your cube for the other. Research advances only once.
    .hint = One for nothing, the other paid.
    .one-only = The second lab is allowed only now.

## 3. The storm

lesson-storm = The storm
    .intro = Half of the planet is in the storm, and each round turns it. A Scout caught in it must get out.

lesson-storm-with-range =
    .task = Round 2: west, north-west and north-east are calm, your Scout is still in the south-west. The Range cell gives you two zones. Get out of the storm.
    .praise = Two zones are enough to reach the west. As soon as it is possible, you must get out.
    .hint = Cross the border with the west.
    .stay = That is the same zone, still in the storm.
    .still-in = The calm is within range: you must go there.

lesson-storm-without-range =
    .task = The same situation without a Range cell: the calm is too far. Where may the Scout go?
    .praise = Towards the calm, clockwise. A lab might even be installed there; a station never.
    .hint = Two zones touch the border with the west.
    .back = That leads away from the calm.
    .too-far = One zone only: the west is two steps away.
    .same-zone = The Scout must come closer to the calm.

## 4. Stations

lesson-stations = Stations
    .intro = Passing from one sector to another allows building: two reputation points, and a starting point for later.

lesson-stations-build =
    .task = You are Oscar, in orange, with two cubes; your Scout is at the rim of the south-west. By row 4, action A, cross into the west, build a station, then install a lab.
    .praise = One cube for the row, one for the station: 2 reputation points, and the free lab besides.
    .hint = Any space of the west one step away will do: your way crosses the border by a free site.
    .no-border = Without changing sectors nothing is built.
    .not-built = That was the moment: you build only while passing.

lesson-stations-near =
    .task = Round 2: the east is in the storm. Your Scout has a range of one step. Point out all spaces it can reach in another zone, without a station.
    .praise = Four. It also has the two other spaces of its own zone, or may stay where it is.
    .hint = Follow the lines from its zone. Those of the east lead into the storm.
    .storm = The east is in the storm.
    .same = That one is in its own zone.

lesson-stations-away =
    .task = And starting from Rose’s station, for a cube? Point out all spaces.
    .praise = Six, in the three zones that this station touches. The first step counts already.
    .hint = Two zones in the west, one in the north-west: those that lines link to the station.
    .outer = That one belongs to the other site of this border.
    .middle = That is one zone too far.

lesson-stations-ride =
    .task = Two cubes in hand. Leave from the pink station, stop on the red space close to it, and install your third lab.
    .praise = One cube to pink, one for the lab, and the red level returns one, of the colour you choose.
    .hint = The red space is in the west, in the zone that touches the station on the side of the tile. Draw the Scout there.
    .storm = The east is in the storm.
    .beyond = From a station the first step already counts: the zone must be linked to it.
    .nearby = That is allowed, but the red space waits elsewhere.

## 5. The commanders

lesson-commanders = The commanders
    .intro = The crew of a column makes its price: as it empties, it gets cheaper.

lesson-commanders-surcharge =
    .task = Oscar has four cubes: yellow, grey, purple, orange. He takes commander 02, Justin, whom grey controls. How many cubes are left?
    .praise = One: yellow, purple, and one grey more, since grey controlled it. All goes to the supply.
    .hint = One cube per crew member, and the surcharge.
    .forgot = There is a surcharge: grey controls this commander.
    .to-gael = The surcharge is one cube only.

lesson-commanders-which =
    .task = Two yellow cubes, one grey, one orange; the card on the right is yours. What can you take?
    .praise = The token, for a yellow and an orange cube, and Ellen, for two yellow and a grey one. Of the other three columns one is empty, one too dear, one yours already.
    .hint = Each crew member costs a cube of its colour. Grey controls the third tile.
    .empty = Without crew in the column nothing is taken.
    .own = You do not take a commander whom you control already.
    .dear = That would be a yellow, a purple and a grey cube. You have no purple one, and an exchange takes three.
    .choice-FP = The token
    .choice-C1 = Column 2
    .choice-C2 = Column 3
    .choice-C3 = Column 4
    .choice-C4 = Column 5

lesson-commanders-take =
    .task = Two yellow cubes, one grey, one orange. Take Ellen B. Outridge and put her crew down below.
    .praise = The card is yours, with 2 reputation points. The crew you put down blocks cells; it will make the prices of the next round.
    .hint = Ellen, commander 03, is in the second column: draw her to you, or click her price.
    .empty = Without crew in the column nothing is taken.
    .dear = A purple cube is missing, and three cubes do not go that far.
    .own = Adira Okzil is yours already.
    .token = The token is useful, but it is Ellen we want.

## 6. Research

lesson-research = Research
    .intro = At the end of the round, whoever leads a research field alone takes its commander.

lesson-research-break-tie =
    .task = Green research: you 3, Viola 3, Rose 2, Oscar 1. Play the last crew member so as to take this commander in the administration.
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
    .leave = There is a majority that is enough: the storm counts too.

lesson-objectives-markers =
    .task = Round 3: green 4, alone at the top, red 3, blue 2. Fulfil the objective “Broad knowledge”, already fulfilled once.
    .praise = Three markers by two levels: the best free space is worth 4. They will gain their bonuses again on the way up.
    .hint = Three fields, among them the one you lead.
    .leave = The objective is within your reach, and the space worth 4 is still free.

lesson-objectives-rising =
    .task = Round 2: you lead green alone, on level 8. The objective “Leading knowledge” asks for 4 levels in round 1. By how many does it set you back now?
    .praise = Six; and eight from round 3 on. Objectives rise with the rounds.
    .hint = By two each time.
    .first = That is for round 1.
    .third = That is from round 3 on.

lesson-objectives-cards =
    .task = Still in round 2: “Commanders” asked for two, and a marker set back by 3. How many commanders does it take now?
    .praise = Three, and the marker goes back by 5. Both kinds of commanders count, the token does not. They stay yours.
    .hint = One more than in round 1.
    .first = That was in round 1.

## 8. End of the round

lesson-administration = End of the round
    .intro = Six steps, always in the same order: income, majorities, scientific commanders, turn order, panels, storm.

lesson-administration-income =
    .task = Round 4, last turn. Rose, without cubes, has two labs in the north-east and three in the east. How many cubes does income give her?
    .praise = In the north-east, at the trailing end of the calm, two bring a yellow one; in the east, in the middle, three bring a pink and two yellow ones. Four in all, and the labs stay.
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

lesson-administration-other =
    .task = Oscar leads brown alone. How much reputation does he gain there?
    .praise = Two, the green number of the card. Each field is looked at by itself.
    .hint = One field, one card.
    .none = Alone at the top of a field, he takes a card as well.

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
    .hint = The second column, the first of a commander, costs two yellow cubes.
    .wait = Waiting leaves the others one more cycle.

## 10. The start

lesson-start = The start
    .intro = Before the first round everybody places a crew member and chooses a field. With artefacts won, an advanced start replaces lots.

lesson-start-fourth-crew =
    .task = You are Oscar, the last one. Gaël has chosen the second column, Viola the first, that of the token, Rose the fourth. Place your crew member.
    .praise = Two columns were left. This crew will be part of their price.
    .hint = You need a column without crew of another player.
    .grey = Gaël is there already.
    .token = Viola is there already.

lesson-start-first-crew =
    .task = Now you are Gaël, the first one: place a crew member of yours in the column of your choice.
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

## 11. Cells

lesson-cells = Cells
    .intro = A cell sometimes gives more than its row. And three cubes are always worth another one.

lesson-cells-crew =
    .task = Only one neutral crew member is left below Forrester Dain, who is yours: he would be had cheaply. By the Crew cell of row 1, add one of yours there.
    .praise = To take him now costs a grey cube as well, and the surcharge. This crew does nothing else.
    .hint = Play a neutral crew member of another column on the Crew cell, gain a cube, then place your crew above.
    .emptied = That was the last neutral of this column: once empty it cannot receive anything.
    .elsewhere = That would strengthen a column that is not yours.
    .declined = The bonus is optional, but it was of use to you.
    .other-cell = That cell has no Crew bonus.

lesson-cells-bag =
    .task = Two yellow cubes. You put a neutral crew member on a Bag cell of row 3, and choose A, which costs a yellow one. How many cubes are left before you drive?
    .praise = One only: the bag opens with B alone. A bonus tied to one action gives nothing with the other.
    .hint = To which action is the Bag bonus tied?
    .drawn = No cube was drawn: the Bag bonus comes with B only.
    .gained = The green part is for B.

lesson-cells-exchange =
    .task = One grey cube, three purple ones. Put a neutral crew member on the red cell of row 1, choose A, and pay: a grey and a yellow cube.
    .praise = Three purple cubes have made the yellow one. You may exchange at any time, even in the middle of a payment; but it is dear.
    .hint = The table offers by itself to pay with the exchange.
    .gain = With B there is nothing to pay: this is about driving.
    .other-cell = That row asks for two grey cubes.

## 12. The token

lesson-token = The token
    .intro = The left column gives the first player token: a level, a cube, and the first place in the next round.

lesson-token-price =
    .task = You are orange: two yellow cubes, a grey one, an orange one. You take the token. How many cubes are left, before its bonus?
    .praise = Two: a yellow and an orange one are gone. Your own crew counts, and the token never has a surcharge.
    .hint = A neutral and an orange crew member in its column.
    .surcharge = Nobody controls the token: no surcharge.
    .own-free = Your own crew is paid for as well.

lesson-token-take =
    .task = Take the token, put its crew down, and choose the level and the cube.
    .praise = A level where you like, a cube of any player’s colour. Nothing is lost: one cube of two has come back already.
    .hint = Draw the token to you, or click its price; then the crew, the level, the cube.
    .commander = That is a commander: this is about the token.
    .crew = That plays the crew; take the whole column instead.

lesson-token-when =
    .task = The order is grey, orange, purple, pink. You have taken the token. Who begins the next cycle of this round?
    .praise = Gaël, still: the token puts you first only in the administration, and then goes back to the board.
    .hint = The token waits for the administration.
    .you = That will be true in the next round.
    .choice-0 = Oscar (orange)
    .choice-1 = Gaël (grey)
    .choice-2 = Viola (purple)
    .choice-3 = Rose (pink)

## 13. Six commanders

lesson-effects = Six commanders
    .intro = A card is worth two points, and what it can do. Six commanders, one a step.

lesson-effects-forrester =
    .task = Three yellow cubes. Take Forrester Dain, and use him as much as you can.
    .praise = Two points for the card, two for both cubes. This effect serves only when the card is taken.
    .hint = The second column, Forrester’s, costs a yellow cube. Then give your yellow cubes to the card.
    .declined = He offers 1 point per yellow cube, up to two, and only now.
    .one = He takes up to two yellow cubes.

lesson-effects-mira =
    .task = Mira Mascovic is yours, and your Scout is in the storm. Let it jump beside Viola’s lab, in the north-west, and install yours.
    .praise = A jump leads into any calm zone that bears a lab, whoever owns it. No way, no station.
    .hint = The zone of Viola’s lab has another space.
    .occupied = You may jump there, but nothing is installed.
    .no-lab = That zone has no lab.
    .no-install = The lab was still to come: it is free.

lesson-effects-rain =
    .task = Rain Davenpitt is yours; green research 2, red 1, blue 1, brown 0. You gain cubes. In which field do you advance?
    .praise = In brown, the lowest. In a tie you would have chosen.
    .hint = This card raises what is lowest.
    .highest = The lowest of your markers advances, not the highest.
    .choice-green = Green
    .choice-red = Red
    .choice-blue = Blue
    .choice-brown = Brown

lesson-effects-kim =
    .task = Kim-Kin Park is yours. The red Research cell is taken: use it all the same, and gain.
    .praise = Your crew shares the cell and has its bonus; level 2 adds a cube.
    .hint = It is the second cell of row 1.
    .other-cell = That cell advances another research.
    .move = Driving would cost a yellow cube on this row; this is about gaining.

lesson-effects-sayuri =
    .task = Sayuri Modo is yours, with two grey cubes. You play a neutral crew member on row 2, action A: it costs two cubes of your colour. How many are left?
    .praise = One: each move costs one cube of your colour less.
    .hint = Two, minus one.
    .full = Sayuri lets you off one cube.
    .nothing = Sayuri saves one only.

lesson-effects-ozgul =
    .task = Ozgül Yilmark is yours. In the west you have two labs and Viola one; in the north-west one each. The round ends: how much reputation do your majorities give?
    .praise = Two: one point for the west, and one more by Ozgül. The tie in the north-west gives nothing.
    .hint = A single majority, but it is worth more.
    .plain = Ozgül adds a point to each majority.
    .two = In the north-west you are tied.

## 14. An unofficial challenge

lesson-consortium = An unofficial challenge
    .intro = This challenge is of Vestiges, not of the rulebook: the Consortium decides by rules and pays nothing.

lesson-consortium-who =
    .task = The Consortium, in purple, takes for nothing the commander with the least crew, two members at most; in a tie one of yours. Which?
    .praise = Ellen: two columns are as empty as each other, but she is yours. Keep your columns full.
    .hint = Count the crew of the columns, then look for your marker.
    .dear = Four crew members: it leaves that alone.
    .later = As much crew, but nobody controls this commander.
    .none = Two columns have only two crew members.
    .choice-01 = Forrester
    .choice-02 = Justin
    .choice-03 = Ellen
    .choice-none = None

lesson-consortium-lost =
    .task = You had 5 points. How many do you have then?
    .praise = Four: you lose the red number of the card. The Consortium gains the green one, but has no use for Ellen’s effect.
    .hint = The card is lost, with its red number.
    .kept = A commander lost costs the red number.
    .green = The red number is one point only.

lesson-consortium-act =
    .task = Let it play, and see where the crew of this column goes.
    .praise = To the first free cells, from the bottom row up and from left to right; it has no bonus of them.
    .hint = A button lets the Consortium decide.

lesson-consortium-column =
    .task = All columns are full: it takes a crew member down, a neutral one as long as there are any, from the fullest column. Which?
    .praise = Yours: four, as in its own, and further to the left.
    .hint = Two columns have four crew members.
    .right = As much crew, but further to the right.
    .token = That one has three only.
    .choice-FP = The token
    .choice-C1 = Column 2
    .choice-C2 = Column 3
    .choice-C3 = Column 4

lesson-consortium-where =
    .task = Then its programme says “explore”: it contests a sector with you, as near as possible. You have a lab in the west. Point out the space where its Scout goes.
    .praise = To the west, where it draws level with you, into the first zone that has a free space.
    .hint = In the west, two steps away at most, towards the tile rather than further on.
    .calm = There it has more labs than you already.
    .letter = As good, but an entry zone comes before that of the middle.

lesson-consortium-explore =
    .task = Let it play, and read its reasons.
    .praise = On the way it has built a station: 2 points, within the limit of its level. The lab advances its blue research.
    .hint = A button lets the Consortium decide, part by part.

lesson-consortium-tie =
    .task = The game ends with 26 points each, and the Consortium is ahead on the turn order track. Who wins?
    .praise = The Consortium: a tie goes to whoever is ahead in order. When you win, your lead gives your grade: explorer, commander or legend.
    .hint = As in a game for two.
    .you = You would have to be ahead of it on the turn order track.
    .none = The turn order track decides.
    .choice-0 = You
    .choice-1 = The Consortium
    .choice-none = Nobody
