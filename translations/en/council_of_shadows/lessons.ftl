### Council of Shadows: the lessons, in the order in which they are offered.
### lesson-<lesson>: the title, .intro · lesson-<lesson>-<step>: .task, .praise, .hint, one attribute per mistake, .choice-… per choice.

## 1. The race of two tracks

lesson-race = The race of two tracks
    .intro = Your consumption runs ahead, your energy behind it. Each time energy catches up, you rise by a Dark Tech level: that is the whole game.

lesson-race-predict =
    .task = Energy 52, consumption 56. You are about to exploit the blue galaxy, where you are alone: it yields 8. Where will your energy marker be once your level has risen?
    .praise = 52 and 8 make 60, and 60 exceeds 56: one more level, and 60 − 56 = 4 is left.
    .hint = Add, then take off the consumption.
    .not-taken-off = 60 is the energy before the rise. Rising costs all of the consumption.
    .zero = The excess is not lost: what exceeds the consumption stays with you.

lesson-race-consumption =
    .task = And your consumption, where will it be after this rise?
    .praise = Still at 56. Only the energy goes back: the next level asks for all of it again, and more if you consume more.
    .hint = Only one of the two markers moves when a level rises.
    .reset = Consumption does not go back to the start: it follows you all game long.

lesson-race-rise =
    .task = Energy 58, consumption 56: it is done already, but your phase is not over. Exploit the grey galaxy as well, then take the Dark Tech card of your choice.
    .praise = 63 less 56: 7 is left. Rosa, still at level 0, receives a gem: she will find a use for it.
    .hint = Take a cube off the grey galaxy; your phase ends by itself, and the card comes next.
    .too-early = The level only comes at the end of your phase: until then every energy still counts.

lesson-race-anna =
    .task = Energy 36, consumption 40. In the red galaxy Rosa and Jade have more cubes than you each. Exploit it all the same, and choose a card.
    .praise = The lower yield is enough: 36 and 5 make 41, so a level, and you have 1 left.
    .hint = Even in the minority, the red galaxy yields 5.
    .too-early = At 36, 4 energy is missing. The red galaxy gives them.

lesson-race-equal =
    .task = Energy 48, consumption 56: the blue galaxy will yield 8. How much energy will you have left?
    .praise = 56 for 56: catching up is enough, no need to exceed. Your marker starts from 0 again, one level higher.
    .hint = Reaching the consumption is enough to rise.
    .no-rise = When equal, you rise: the 56 are taken off.

lesson-race-twice =
    .task = Energy 39, consumption 40, and five galaxies where you are alone: grey, orange, blue, red and pink yield 5, 6, 8, 10 and 12. You exploit them all. By how many levels do you rise?
    .praise = 39 and 41 make 80: twice 40. Two levels, a card of each pile, and no energy left at all.
    .hint = How many times does 40 go into the total?
    .once = After the first level 40 is left, and 40 catches up with 40 again.

## 2. One card, three rounds

lesson-three-rounds = One card, three rounds
    .intro = A card you place acts where it lies, then moves one zone on. As long as it is on your board it acts and consumes.

lesson-three-rounds-returns =
    .task = Discover, Found a colony, Extract: your three zones, from left to right. Your actions are done, the cards are about to move on. Which one comes back to hand?
    .praise = Extract: it leaves the last zone. The other two have only moved one step.
    .hint = Everything moves one zone to the right.
    .left = The first one moves on to the second zone. It has two rounds to go.
    .middle = The middle one goes to the last zone: it will act one more time.
    .choice-S0-D = Discover
    .choice-S0-C2 = Found a colony
    .choice-S0-X2 = Extract

lesson-three-rounds-free-zone =
    .task = And which zone is free now?
    .praise = The first. That is where you will place a card next round.
    .hint = Nothing comes in on the left.
    .last = The last one has received “Found a colony”.

lesson-three-rounds-consumes =
    .task = Next round you put “Take gems” on the free zone. It consumes 2, “Discover” 3, “Found a colony” 6. By how much does your consumption advance?
    .praise = 2, 3 and 6: 11. The cards that moved on act again, and are paid for again.
    .hint = Count all visible cards.
    .new-only = That is the new one only. Those of earlier rounds still consume.

lesson-three-rounds-cover =
    .task = Zone 3 holds “Found a colony”, but no free planet is left within range. Fill the free zone, and cover that card with “Extract”.
    .praise = Only the top card counts: 3 instead of 6, and two extractions instead of nothing. Both will come back to hand together.
    .hint = A card on zone 1, “Extract” on zone 3, then you are ready.
    .only-new = You are ready too soon: the useless card will act, or rather cost, once more.
    .leave-empty = Each free zone receives a card first.

## 3. Colonising

lesson-colonise = Colonising
    .intro = A cube on a planet is a colony. The zone of the card must reach the sector, and your terraforming must allow the planet.

lesson-colonise-tower =
    .task = Your zone reaches 1 parsec, and so far you may only colonise blue planets. Place your tower of 2 cubes.
    .praise = The only free blue planet within range. Two cubes are two colonies: two extractions, and weight in the galaxy.
    .hint = A blue planet of the 1-parsec sector, without a cube.
    .brown = A brown planet asks for brown terraforming.
    .too-far = This planet is blue, but in the 2-parsec sector: your zone does not go that far.
    .one-cube = The card allows a tower of two cubes, at the same price.
    .none = Do not leave the action: there is a planet for it.

lesson-colonise-occupied =
    .task = Two blue planets within range: Rosa has a cube on one of them. Place your cube.
    .praise = The other one was free. Without the colony extension, planets are not shared.
    .hint = A planet is free if no cube stands on it.
    .on-rosa = A cube of Rosa’s is there. That would take the colony extension.
    .none = Do not leave the action: a blue planet is free.

lesson-colonise-extension =
    .task = You now have the colony extension, and your card places a tower of 2 cubes. No blue planet is free: build on Rosa’s cube with both of yours.
    .praise = Three cubes, and not one more: that is the highest a planet holds.
    .hint = One cube of Rosa’s and two of yours make three.
    .too-high = This planet has two cubes already: with yours there would be four.
    .one-cube = There is room for two.

## 4. Extracting

lesson-extract = Extracting
    .intro = Where you have a cube you may take the resource of the system. The cube stays.

lesson-extract-two-systems =
    .task = One cube on a system that gives a gold gem, another on a system that gives an anthracite and a gold one. Your card allows two extractions: make both.
    .praise = One anthracite and two gold gems, and your two cubes are still there: they may extract again, with the next card.
    .hint = Once in each system.
    .same-cube = This cube has already served for this card: each cube allows one extraction.
    .one-only = Your card allows another extraction.
    .none = Do not leave the action: you have two cubes within range.

lesson-extract-tower-twice =
    .task = A tower of two cubes of yours in a system that gives a gold gem. How many gold gems can you extract there with one card “Extract”?
    .praise = Two: one per cube, and the card allows no more.
    .hint = Every cube counts, stacked or not.
    .one = A tower of two cubes is two colonies.
    .three = The card allows two extractions, not three.

## 5. Discovering

lesson-discover = Discovering
    .intro = Two tiles of a pile, only one on the board, in the sector of its pile. Then a cube or the resource, not both.

lesson-discover-far =
    .task = Your zone reaches 2 parsecs, and the 1-parsec sector is full. Discover a system, place it, and colonise it.
    .praise = The galaxy was your choice, the sector was not. And this cube is alone there: the majority is yours.
    .hint = The 2-parsec pile; then a free space of that sector; then a cube on a blue planet.
    .full = The 1-parsec sector has no free space left: its pile is of no use.
    .too-far = Your zone does not go as far as 3 parsecs.
    .other-sector = The tile goes in the sector of its pile.
    .brown = This planet is brown, and you do not have the terraforming it takes.
    .wrong-tile = No planet of this tile is open to you; the other tile has two blue ones.
    .resource = You have taken the resource; that is allowed, but here we want a colony.
    .none = A system discovered and left to everybody, with nothing taken: that is not what we want.

lesson-discover-only-one =
    .task = You have just placed a system of one brown planet and one red one; it gives 4 energy. You cannot colonise it. Get out of it what you can.
    .praise = 4 energy: discovering gives the resource without a cube and without terraforming.
    .hint = In place of the cube, take the resource.
    .colonise = None of these planets is open to you.
    .none = Rather take the resource: it asks for nothing.

## 6. Exploiting, at the right time

lesson-exploit = Exploiting, at the right time
    .intro = Removing a cube from a galaxy yields energy: much if you have more cubes there than each of the others, little otherwise.

lesson-exploit-tie =
    .task = Green galaxy: two cubes of yours, two of Rosa’s. It yields 7 to the majority, 4 otherwise. How much does it yield you now?
    .praise = 4, and a light bonus card: a tie is not a majority.
    .hint = Do you have more cubes than Rosa?
    .seven = With a tie, nobody has the majority.

lesson-exploit-then-rosa =
    .task = You have exploited and have one cube left. It is Rosa’s turn: how much does the green galaxy yield her?
    .praise = 7: by leaving, your cube gave her the majority. Waiting a round may be better.
    .hint = Count again, without the cube you removed.
    .four = Two against one now: Rosa has the majority.

lesson-exploit-both =
    .task = Blue galaxy: two cubes of yours, one of Jade’s. Green galaxy: one of yours, one of Jade’s, two of Rosa’s. Exploit both.
    .praise = 8 and 4 energy, two light bonus cards. You have one cube left in the blue one, none in the green one.
    .hint = Each galaxy once.
    .again = Once per round and galaxy: it will have to wait for the next round.
    .one-only = Even in the minority, the other galaxy yields something.

## 7. Buying

lesson-purchases = Buying
    .intro = Up to three purchases a round, paid gem for gem. A dear gem may pay for a cheaper one, but no change is given.

lesson-purchases-ways =
    .task = The card “Versatile” costs an anthracite gem and a gold one. In which ways may you pay for it?
    .praise = Always two gems: each of at least the value asked for.
    .hint = Two gems, at least one of them gold or better.
    .too-cheap = Two anthracite ones are not enough: one must be gold, or better.
    .one-gem = A single gem never pays for two.
    .choice-ag = Anthracite and gold
    .choice-aa = Two anthracite
    .choice-gg = Two gold
    .choice-at = Anthracite and transparent
    .choice-gt = Gold and transparent
    .choice-tt = Two transparent
    .choice-t = One transparent alone

lesson-purchases-keep-gold =
    .task = One anthracite gem, two gold ones. Buy “Standby” and extend a zone to 2 parsecs, keeping a gold one.
    .praise = Each cost paid exactly, a gold gem left, and 1 energy for the zone.
    .hint = Anthracite for “Standby”, a gold one for the zone.
    .gold-for-standby = A gold one for a cost of one anthracite: the difference is lost.
    .another = That is not what we wanted to buy.
    .too-early = There is another purchase to make.

lesson-purchases-three =
    .task = Your three purchases of this round: the cards “Standby” and “Settlers I”, and the improvement “Energy 1”.
    .praise = Three purchases, mixed as you like, and not one more: your phase is over, even with a gem left. The cards may be played this very round.
    .hint = Three in all, in any order.
    .too-early = You still have purchases, and the means to pay.
    .another = That is not what we wanted to buy.

## 8. Order and thrift

lesson-order = Order and thrift
    .intro = Whoever consumes most plays first, in that very round. Whoever consumes little waits, but their energy has less to catch up with.

lesson-order-first =
    .task = Rosa plans 12. You place “Discover”, “Standby” and “Colonise”: 3, −2 and 3. Who plays first?
    .praise = Rosa, with 12 against 4. You will be second everywhere, but eight spaces closer to a level.
    .hint = The largest consumption of this round.
    .me = It is the largest consumption that plays first.
    .choice-0 = You
    .choice-1 = Rosa

lesson-order-thrift =
    .task = Over to you: place these three cards, “Standby” on the middle zone, and remove your screen.
    .praise = Four steps only. “Standby” does nothing in the actions, but it will count −2 again next round, in zone 3.
    .hint = One card per zone, then you are ready.
    .other-card = That is not one of the three cards.
    .other-zone = “Standby” goes in the middle; the other two left and right.

lesson-order-total =
    .task = Rosa is at 33 on the track, Jade at 41, you at 50. Rosa consumes 12 this round, Jade 6, you 5. Who receives token 2?
    .praise = Jade, who consumed 6. She gets to 47, beyond Rosa at 45: the total has no say.
    .hint = Only the steps of this round count.
    .me = Your total is the largest, but your 5 steps are the fewest.
    .rosa = Rosa consumed most: she has token 1.
    .choice-0 = You
    .choice-1 = Rosa
    .choice-2 = Jade

lesson-order-back =
    .task = Energy 27, consumption 30. Your cards make −6 in all. Where does your consumption marker stop?
    .praise = At 28: going back, it stays one space above the energy. Nobody rises by planning.
    .hint = The consumption marker does not go back as far as the energy marker.
    .too-far = 24 would be below the energy. It stops before that.
    .onto = On 27 energy would have caught up: it stops one space above.

## 9. Choosing a Dark Tech card

lesson-dark-tech = Choosing a Dark Tech card
    .intro = At level I all of pile I is open to you; at level II, pile II. A card that lasts is worth the more the earlier it comes.

lesson-dark-tech-early =
    .task = It is round 5, and you have the majority in four galaxies. Choose the card that will bring you most before the end.
    .praise = Empire: 3 energy per galaxy with the majority, every round.
    .hint = Four majorities: which of these cards counts them?
    .saver = The Energy saver is worth 7, once. With four majorities, another card is worth more than that every round.
    .other = A good card, but not the one that counts your four majorities.

lesson-dark-tech-each-round =
    .task = Empire, and four majorities. How much energy at the start of your exploitation, even before a cube is removed?
    .praise = Twelve, whether you exploit these galaxies or not. Over two rounds that is more than three times the Energy saver.
    .hint = 3 per galaxy where you have the majority.
    .three = It is 3 for each of the four.

lesson-dark-tech-explorers =
    .task = With the Explorer people you discover a system and colonise it by “Discover”. How many cubes may you place there?
    .praise = Two: one more than the card says.
    .hint = The starting card says one cube.
    .one = That is what the card says. Your explorers add one.
    .three = One more, not two.

## 10. The last round

lesson-last-round = The last round
    .intro = Rosa has reached level III and taken the throne: the round is played to its end, then everything counts. What stays on the board yields nothing more.

lesson-last-round-everything =
    .task = You play last, level II, energy 41, consumption 78. You are alone in grey and orange, tied in green and red, ahead in blue. Exploit everything.
    .praise = 5, 6, 4, 5 and 8 make 28: 69. Your gems give 3, your four AI cards 8, your bonus cards the rest: 95 exceeds 78, and here you are at level III with 17 energy. No Dark Tech card, but Rosa is no longer alone.
    .hint = The five galaxies, one after the other.
    .too-early = This is the last round: a cube kept yields nothing more. Exploit the other galaxies as well.

lesson-last-round-who =
    .task = Rosa is at level III with less energy than you. Who wins?
    .praise = You: at equal levels, more energy wins. The throne makes no difference.
    .hint = First the level, then the energy.
    .rosa = The throne makes her score first, nothing more.
    .choice-0 = You
    .choice-1 = Rosa

## 11. A first round for two

lesson-first-round = A first round for two
    .intro = The first round of a game for two, from the first purchase to the last exploitation. You have token 1, Rosa token 2.

lesson-first-round-buy =
    .task = Buy “Settlers I” with your anthracite gem, then extend your first zone to 2 parsecs with the gold one.
    .praise = No gems left, but one more card, a longer zone and 1 energy already. Rosa buys “Standby” and keeps her gold gem.
    .hint = The card first, or the zone first: both are paid exactly.
    .another-zone = It is the first zone that we want to extend: the discovery will be placed there.
    .gold-for-card = With the gold gem gone, the zone can no longer be paid for.
    .another = That is not what we wanted to buy.

lesson-first-round-plan =
    .task = Place “Discover”, “Found a colony” and “Extract”, from left to right, then remove your screen.
    .praise = 3, 6 and 3: your consumption goes from 20 to 32. Rosa advances by 4: you keep token 1.
    .hint = The discovery on zone 1: that is the one that goes as far as 2 parsecs.
    .another-place = Actions run from left to right, and only zone 1 goes as far as 2 parsecs: the order matters.

lesson-first-round-act =
    .task = Discover in the 2-parsec sector: put the tile with two blue planets in the blue galaxy, with a cube on it. Then your tower of two cubes in the grey galaxy, on a blue planet of the system that gives a gold gem, and two extractions at the same place.
    .praise = Two gold gems, and no cube removed. Your cards move one zone on, “Extract” comes back to hand.
    .hint = The 2-parsec pile; the tile with two blue planets; the blue galaxy.
    .near = The 1-parsec pile is allowed too, but you have paid to go further.
    .other-tile = This tile has one blue planet only, or none.
    .other-galaxy = The blue galaxy yields more than the other: put the tile there.
    .no-cube = Without a cube you will not exploit this galaxy this round.
    .other-system = The tower goes to the grey galaxy, onto the system that gives a gold gem: that is where you will extract.

lesson-first-round-harvest =
    .task = Exploit your two galaxies.
    .praise = 8 and 5 energy, and a light bonus card: you are at 14. Rosa plays next, and gets to 6.
    .hint = Alone in each, you have the majority.
    .too-early = The other galaxy yields too, and you are alone there.

## 12. The automa

lesson-automa = The automa
    .intro = In solo play the androids follow their cards: from top to bottom, the action on the left, otherwise the one on the right.

lesson-automa-row =
    .task = The first row wants a tower of two cubes on a brown planet of the blue galaxy; otherwise, to discover in that galaxy and colonise a red planet. No brown planet is free there. What does the automa do?
    .praise = The action on the right: it discovers. Let it play.
    .hint = The action on the left is impossible.
    .left = It asks for a free brown planet, and there is none.
    .skip = A row is skipped only if both actions are impossible.
    .choice-left = The action on the left
    .choice-right = The action on the right
    .choice-skip = Nothing

lesson-automa-choose =
    .task = Let the automa act. It draws two tiles: only one has a red planet. Put the right tile in the blue galaxy.
    .praise = The tile that allows the colony goes before the other; the space, and the planet if there are several, are yours to choose.
    .hint = The one with a red planet.
    .other-tile = This tile has no red planet: the other goes before it.

lesson-automa-extremes =
    .task = The consumption of the automa’s cards varies a lot. How far back can it take it?
    .praise = By 5 spaces, and others advance it by 15: turn order is never certain against it.
    .hint = The rulebook gives both bounds: −5 and 15.
    .fifteen = That is the largest advance.

## 13. What cards earn

lesson-bonus = What cards earn
    .intro = At the end, gems, AI cards and bonus cards still give energy: sometimes enough to rise by a level.

lesson-bonus-consumption =
    .task = Your consumption is 87. What does the bonus card “Consumption” earn?
    .praise = 8: a tenth, rounded down. For once, having consumed a lot is of use.
    .hint = Divide by 10, and forget the remainder.
    .rounded-up = One rounds down.

lesson-bonus-ai =
    .task = Three AI cards, and the bonus card “AI cards”, which gives 1 and 2 per AI card. How much do they earn in all, the usual value of AI cards included?
    .praise = 6 as always, and 7 by the bonus card: each AI card is worth 4 instead of 2.
    .hint = Each AI card is worth 2 as usual, and 2 more.
    .bonus-only = That is the bonus card alone: the AI cards are worth 2 each as well.

lesson-bonus-end =
    .task = See for yourself: it is the last round, and this time keep your cube. End.
    .praise = 6 and 7, as foreseen. The cube you kept yielded nothing: usually, exploit everything in the last round.
    .hint = End your exploitation without removing anything.
    .removed = Usually yes. But keep your cube this time: end without removing it.

## 14. Space stations

lesson-stations = Space stations
    .intro = Module 1: a station is put for good beside a galaxy where you have a colony, on a slot of its own type.

lesson-stations-build =
    .task = You have a colony in the grey galaxy and one in the blue. Build your exploitation station.
    .praise = The grey galaxy takes this type of station. It stays there, and Rosa may still take the other slot.
    .hint = Look which station each slot shows.
    .other-kind = The blue galaxy takes colonisation stations.
    .no-colony = The red one would take this station, but you have no colony there.
    .another = It is the exploitation station that we want.
    .none = Buy it while you can: it serves every round.

lesson-stations-harvest =
    .task = Exploit the grey galaxy with this station.
    .praise = 5 energy, and your cube is still there: it will serve again next round.
    .hint = No cube needs to go.
    .cube = The station spares you removing a cube.
    .none = This exploitation costs you nothing: do not leave it.

lesson-stations-weight =
    .task = Blue galaxy: one colony of yours and your colonisation station with its three cubes, against three colonies of Rosa’s. How much does it yield you?
    .praise = 8: one and three make four, and Rosa has only three. But it is the colony that leaves; without it you can no longer exploit.
    .hint = The cubes of the station count for the majority.
    .four = With the colony alone you would be in the minority; the station adds three.

## 15. Leaders

lesson-leaders = Leaders
    .intro = Module 2: a power for the whole game, paid for in advance by a higher consumption.

lesson-leaders-casares =
    .task = You play with Casares and have three colonies in the green galaxy. Exploit it.
    .praise = 7 energy, a light bonus card, and your three colonies stay.
    .hint = No cube needs to go.
    .cube = With three colonies in the galaxy, Casares removes none.
    .none = Nothing is taken from you: exploit.

lesson-leaders-breish =
    .task = With Breish: green galaxy, two cubes of yours, two of Rosa’s. How much does it yield you?
    .praise = 7: for Breish, and for him only, a tie counts as majority when he exploits.
    .hint = The leader changes what a tie is worth.
    .four = That is what anybody else would get.

lesson-leaders-zoe =
    .task = With Zoe, in the purchase phase: place your free cube on the blue planet of the 3-parsec sector, then keep your gems.
    .praise = No zone goes that far yet, and you are there already. It was not a purchase.
    .hint = The sector is your choice, the planet type is not.
    .red = The free cube respects your terraforming: no red planet yet.
    .near = Allowed, but the 3-parsec sector is closed to you otherwise: that is where Zoe serves most.
    .none = The cube of this phase would be lost.

lesson-leaders-s3e3 =
    .task = With S3E3, five colonies on the board. How much energy before your exploitation?
    .praise = One per colony: five, every round. Removing cubes now costs a little more.
    .hint = One energy per colony.
    .one = One per colony, not one in all.

lesson-leaders-ava =
    .task = With Ava, four zones are free in the first round. How many cards must you place?
    .praise = Four: each free zone receives a card. And each card will act for four rounds instead of three.
    .hint = Each free zone receives a card.
    .three = Three would be without Ava.
