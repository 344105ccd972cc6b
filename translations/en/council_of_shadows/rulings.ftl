### Council of Shadows: the rulings. Where the rulebook is silent or wavers: the question, what we do, why.
### .other: the other reading · .ours and .theirs: the names of the choices, ours first, with their price · rules: assets/council_of_shadows/rulings.json.

## Planning and tracks

CS-Q1 =
    .question = Are cards placed in an earlier round paid for once more?
    .answer = Yes: every visible card counts in every round, even those that have merely moved on.
    .reason = They act again too, and the example adds up three cards in a late round. Public reviews say the same.
    .other = Counting only the cards placed this round: the words about cards played can be read so, but a card would then give three actions for one expense.
    .short = Consumption
    .ours = All cards
    .theirs = New ones only
    .ours-price = a card is paid for each round
    .theirs-price = a card is paid for once

CS-Q2 =
    .question = Do all energy markers start at 0?
    .answer = Yes. The numbers mark four waiting places, which also give the order of arrival for the first tie.
    .reason = The text puts every marker on space 0; a head start for the last ones would be announced there.
    .other = One more energy per token, that is 0, 1, 2 and 3: one review reports it, another says 0 for all.
    .short = Starting energy
    .ours = 0 for all
    .theirs = By token
    .ours-price = nobody has a head start
    .theirs-price = 0 to 3 energy

CS-Q8 =
    .question = What if the draw pile of AI cards is empty?
    .answer = The slot stays empty. In solo play, the cards the automa has put aside first form a new draw pile.
    .reason = Nothing else is ever discarded: there are no other cards to shuffle.
    .other = Stopping purchases of AI cards: the rulebook says so nowhere.

CS-Q11 =
    .question = Must free zones be filled, and may one zone take several cards?
    .answer = As long as you have cards in hand, no zone stays free. A zone takes a single new card in each planning, and nobody has to cover.
    .reason = The summary in the margin asks for a card on each zone; the hand never runs short in the basic game.
    .other = Leaving zones empty to consume less: no sentence allows it.

CS-Q18 =
    .question = Perpetual motion: who is last against a negative total?
    .answer = Always its owner. Their marker does not move, and cards of negative value do not help them either.
    .reason = The card says “always last” and sets consumption to 0 whatever the cards.
    .other = Comparing 0 with the totals of others: a negative total would then come later.

CS-Q39 =
    .question = With four or five zones, which one is leftmost?
    .answer = Zones are counted from left to right in the order in which you received them.
    .reason = Each new zone goes to the right of the earlier ones.
    .other = Arranging the zones at will: cards would no longer have a fixed path.

CS-Q51 =
    .question = In the first round, does Ava place three cards or four?
    .answer = Four: one on each of her zones.
    .reason = Her fourth zone is free like the others; three is the count of the ordinary board.
    .other = Three cards, the fourth zone staying empty: the number is written, but without leaders in mind.

CS-Q52 =
    .question = How far does a consumption marker go back?
    .answer = Down to space 20 or the space after the energy, whichever is higher. It never moves forward because of this: if energy has caught up already, it does not move. Only steps made count for the order.
    .reason = The two bounds of the rulebook, taken together.
    .other = Counting the steps asked for even if they are not made: the rule counts only what is marked on the track.

## Purchases

CS-Q37 =
    .question = Who chooses the gems of a payment?
    .answer = You. The cheapest payment is proposed, and you may choose another one.
    .reason = The rule leaves the choice of gems; another one is seldom wanted.
    .other = Always the cheapest payment: a dear gem could no longer be given on purpose.

CS-Q40 =
    .question = What if level III is reached during the purchases?
    .answer = The round goes on to its end: planning, actions, exploitation.
    .reason = The current round is finished, says the rulebook, and it has three phases.
    .other = Finishing the purchase phase only: the rulebook speaks of the round.

CS-Q54 =
    .question = May one transparent gem pay a price of two gems?
    .answer = No: two gems are paid with two gems.
    .reason = The sentence of the rule is clear; only the lost picture of an example leaves a doubt.
    .other = A single gem for both: the third example seems to show one only, probably because the other picture is missing.

## Actions

CS-Q9 =
    .question = What if one tile is left, or no space?
    .answer = A single tile: it is placed. No tile or no free space in the sector: this pile cannot be chosen. If none can, the action does nothing.
    .reason = What is possible is done; a tile goes only in its own sector.
    .other = Putting the tile in another sector: the rulebook expressly rules it out.

CS-Q10 =
    .question = May one do less than a card says, or nothing?
    .answer = Yes, and the consumption is due all the same. A tower may have fewer cubes, at least one. But once two tiles are drawn, one must be placed.
    .reason = The rulebook writes “up to”, “may”, “1 or 2”.
    .other = Doing everything as soon as it is possible: no sentence demands it.

CS-Q12 =
    .question = Versatile: may one extract without discovering?
    .answer = No. The extraction follows the discovery, in place of the cube.
    .reason = The sentence speaks of the resource, that of the system it has just named; it is built like that of Discover.
    .other = Three equal uses, one of them a plain extraction within range: the rulebook writes “either” three times.
    .short = Versatile
    .ours = After discovery
    .theirs = On its own too
    .ours-price = an extraction follows a discovery
    .theirs-price = an extraction without discovering

CS-Q13 =
    .question = Ark: on which planet types?
    .answer = All of them.
    .reason = The planet is free to choose and terraforming is not named, though it is for Metropolis. Besides, the only icon known does without both.
    .other = Only the sector of your choice: the sentence speaks of it alone.

CS-Q20 =
    .question = Sky portal: when is the new zone used?
    .answer = Received at the end of phase 3, it is empty in the next planning and is filled then; received at the end of phase 1, it is filled in this round.
    .reason = A free zone is a free zone, and the shift has already been made.
    .other = Letting the cards that have just left enter it: they are in hand already.

CS-Q22 =
    .question = Explorer people: with which cards?
    .answer = With any discovery followed by a colonisation, Recon mission included. The extra cube goes on the same planet.
    .reason = The card says “each time”, and its example makes a tower.
    .other = Only the starting card Discover: it is not named.

CS-Q43 =
    .question = Does a shifted card keep the range of its first zone?
    .answer = No: that of the zone where it lies.
    .reason = Range belongs to a zone, and nothing on the table recalls where a card came from. Here we depart from the words.
    .other = That of the zone in which it was played, and that is what the words of the rulebook say: one would have to remember it for three rounds.

CS-Q45 =
    .question = May one build on one’s own tower, and which cube leaves a mixed tower?
    .answer = With the colony extension, yes, up to three. Any cube of yours may leave, wherever it is in the tower.
    .reason = One’s own are named with those of others; each cube is a colony, its place in the tower means nothing.
    .other = Only the top cube may leave: the rulebook leaves the choice of cube.

CS-Q50 =
    .question = Great expedition: do the two cubes go in the new system?
    .answer = Yes, on one of its planets.
    .reason = Range and extension are mentioned by habit; another card mentions them for a new system as well.
    .other = On any planet within range: the sentence says “a planet” without more.
    .short = Great expedition
    .ours = New system
    .theirs = Anywhere
    .ours-price = where you discover
    .theirs-price = within range of the zone

CS-Q60 =
    .question = Are the drawn tiles secret?
    .answer = No, everybody sees them.
    .reason = One is placed face up and the other goes to the bottom; hiding them would hardly matter.
    .other = Looking at them alone: the rejected one would stay unknown to others.

## Exploitation

CS-Q14 =
    .question = When do the effects of each exploitation step happen?
    .answer = At the start of your exploitation step, before a cube is removed: S3E3, Empire and Supremacy, then your stations, Buteo last. Majorities are read then. Never with Hegemonic people.
    .reason = S3E3 acts before, and others count whether you exploit afterwards or not. Their order among themselves changes no result.
    .other = After cubes are removed: majorities would be weaker.

CS-Q15 =
    .question = May a dark bonus card be put under the pile?
    .answer = No: only light ones gained in play. So you have one dark and three light ones at most.
    .reason = The rule returns a card “gained before” to a pile which is that of light ones.
    .other = Returning the dark one too: it would mix with the light pile.

CS-Q38 =
    .question = What if no light bonus card is left?
    .answer = None is received.
    .reason = Nothing tells you to reshuffle anything.
    .other = Giving energy instead: the rulebook does not speak of it.

CS-Q58 =
    .question = What is the majority in a system?
    .answer = More cubes of yours on that tile than each of the others; alone too. Cubes of a station do not count there.
    .reason = The same rule as for a galaxy, on one tile.
    .other = A tie would be enough: the icon is that of the majority.

## Dark Tech

CS-Q3 =
    .question = The end of the phase: your own or everybody’s?
    .answer = Your own: you rise before the next player begins.
    .reason = In the example, Anna stops exploiting and rises at once.
    .other = Waiting until everybody has finished the phase: the word allows it. Rises would then follow the order in which they were earned.
    .short = Rising
    .ours = After one’s part
    .theirs = After the phase
    .ours-price = before the next player
    .theirs-price = when all have finished

CS-Q4 =
    .question = In which order does a rise happen?
    .answer = Take off, change the level, compensate, choose the card and apply it, then see whether another rise follows.
    .reason = Two rises are settled chronologically: the first ends before the second.
    .other = Rising twice and then choosing two cards: that would no longer be one after the other.

CS-Q5 =
    .question = What if energy exceeds 100?
    .answer = The true number is kept until the rise.
    .reason = Consumption does not exceed 100: the rise is certain, and less than 100 is left afterwards.
    .other = Losing the excess, as with consumption: the rulebook says so of the latter only.

CS-Q6 =
    .question = Which gems does the compensation give?
    .answer = At level I: a gold one. At level II: a transparent one to whoever is at level I; a gold and a transparent one to whoever is at 0.
    .reason = Their number is from the rulebook, their colours were pictures; ours grow with the distance.
    .other = Anthracite gems: the same number, for less value.

CS-Q21 =
    .question = What if a Dark Tech card brings another rise?
    .answer = The new rise follows at once, with its compensations.
    .reason = One checks again after each rise.
    .other = Keeping it until the end of the next phase: the phase is over already.

CS-Q36 =
    .question = Who sees the Dark Tech cards to choose from?
    .answer = Whoever chooses sees the whole pile; the others only the chosen card.
    .reason = One chooses among those of the pile, and the card is laid face up.
    .other = Drawing without choosing: the rulebook says to choose.

CS-Q55 =
    .question = From when does a lasting Dark Tech card hold?
    .answer = At once, for what comes after: gained while exploiting, it serves in the next round; gained while buying, in this one.
    .reason = The card only comes at the end of the phase.
    .other = Applying it to the phase that ends: it was not there yet.

CS-Q56 =
    .question = What if several reach level III in the same round?
    .answer = The throne goes to the first in time and does not change hands. In solo play the automa may have it.
    .reason = There is only one, and nothing takes it back.
    .other = Giving it to the highest level: it is taken on getting there.

CS-Q57 =
    .question = How far do levels go?
    .answer = Without limit; beyond V the number is shown.
    .reason = The marker has six faces, but nothing stops the rises.
    .other = Stopping at level V: only the faces of the marker suggest it.

## Dark Tech cards

CS-Q17 =
    .question = Resource people: two extractions, or each system twice?
    .answer = Two extractions in all, each cube once. The same system twice only with two cubes of yours.
    .reason = The example of the rulebook says it alike for the card Extract. The other reading would be worth three times its sister cards.
    .other = Twice the resource of each system where you are: the plural lends itself to it.
    .short = Resource people
    .ours = Two in all
    .theirs = Each system
    .ours-price = two extractions
    .theirs-price = two per occupied system

CS-Q19 =
    .question = Shared extraction: how often per foreign system?
    .answer = Once per card, as with one cube of yours. Where you are, your cubes count as usual.
    .reason = The rulebook gives no number; one cube is the smallest presence.
    .other = Once per cube of the other player: their presence would be yours.

CS-Q46 =
    .question = Hegemonic people: galaxies already exploited this round?
    .answer = Allowed: the card is a right of its own, and its two galaxies need only differ. It does not use up your ordinary right. If there is only one, that one.
    .reason = The usual rules it names are the majority and the removed cube.
    .other = Only galaxies not yet exploited: that is a usual rule too.

CS-Q47 =
    .question = Which extractions does Shared extraction serve?
    .answer = Those of cards, of Buteo and of Resource people. Not that of the extraction station.
    .reason = The station gives a resource of its galaxy, without extracting by cube.
    .other = Any resource taken, station included: it has its own condition already.

CS-Q48 =
    .question = Gem transformation: for which gains?
    .answer = Whenever a tile gives its resource: cards, discoveries, station, Buteo, Dark Tech cards. Not for gems taken from the supply or as compensation.
    .reason = The card speaks of gems obtained by extracting.
    .other = For every gem received: extracting would then be a word too many.

## Modules

CS-Q23 =
    .question = What do the three cubes of a colonisation station count for?
    .answer = The majority of the galaxy, the bonus card of that sector and the final tie. They are on no planet: they are not removed, do not extract and make no presence.
    .reason = They add to the colonies for the majority only, and they are indeed on the board.
    .other = Three ordinary colonies: they could be exploited round after round.

CS-Q24 =
    .question = Buteo: how many extractions?
    .answer = Up to two, each cube once, in any sectors.
    .reason = The rulebook uses the words of the ordinary action, in the plural, and this leader costs ten spaces.
    .other = One only: the chosen system is in the singular.
    .short = Buteo
    .ours = Two
    .theirs = One
    .ours-price = two extractions per round
    .theirs-price = one extraction per round

CS-Q25 =
    .question = On which slots does a station go?
    .answer = Two per galaxy, of the type the galaxy asks for; first come, first served.
    .reason = The rulebook asks for a matching slot and says that the effect depends on the galaxy.
    .other = Any station on any free slot: “matching” would then mean nothing.
    .short = Slots
    .ours = By galaxy
    .theirs = All
    .ours-price = one type per galaxy
    .theirs-price = any station anywhere

CS-Q26 =
    .question = Zoe: on an occupied planet, and when?
    .answer = A free planet, except with the colony extension. Before, between or after purchases.
    .reason = She places a colony like any other, during the purchase phase.
    .other = Only at the start of the phase: the rulebook does not say so.

CS-Q27 =
    .question = Breish: does the tie count for cards as well?
    .answer = No, only when you exploit.
    .reason = The power begins with these words.
    .other = For any majority: nothing but exploitation is named.

CS-Q28 =
    .question = Casares: when are the three colonies counted?
    .answer = Before a cube is removed, on planets only.
    .reason = That is when it is decided whether one leaves.
    .other = Cubes of a station included: they only count for the majority.

CS-Q61 =
    .question = Casares and the exploitation station: may one remove a cube all the same?
    .answer = Yes, if you want to: a planet becomes free that way. Otherwise none goes.
    .reason = The rulebook says that you need not, not that you must not.
    .other = Never removing a cube: that would be simpler, but nothing forbids it.

CS-Q41 =
    .question = Do free cubes count for the player-board card?
    .answer = Yes: those of Extended planning and that of Ava are real cubes.
    .reason = Only printed cubes are excluded.
    .other = Only bought cubes: the card says nothing of it.

CS-Q44 =
    .question = Extraction station: a colony in the system or in the galaxy?
    .answer = In the galaxy.
    .reason = In French “laquelle” is feminine: it can only be the galaxy.
    .other = In the system whose resource is taken, as for any extraction.
    .short = Extraction station
    .ours = Galaxy
    .theirs = System
    .ours-price = a colony in the galaxy
    .theirs-price = a colony in the system

CS-Q49 =
    .question = May Casares get the three-cube card for free?
    .answer = No.
    .reason = The ban is there to keep this leader and this card apart.
    .other = Yes, by Better information: the rulebook only forbids the purchase.
    .short = Casares, Metropolis
    .ours = Never
    .theirs = Free, yes
    .ours-price = neither bought nor free
    .theirs-price = by Better information

## Scoring

CS-Q7 =
    .question = Last tie-break: which cubes are counted?
    .answer = Those on the game board, planets and colonisation stations.
    .reason = The rulebook says “on the board”, and has another name for the player board.
    .other = Those of improvements, on the player board: one review says so.
    .short = Tie
    .ours = Game board
    .theirs = Improvements
    .ours-price = your colonies
    .theirs-price = your purchases

CS-Q16 =
    .question = Galaxy card: how much for mere presence?
    .answer = 6: the basic 3 and 3 more.
    .reason = The base always holds; the rest is added.
    .other = 3 in all: presence would then be worth no more than absence.

CS-Q53 =
    .question = Who scores after the owner of the throne?
    .answer = The others, in the order of the tokens.
    .reason = The rulebook names the first one only; no result depends on it.
    .other = All at once: the result would be the same.

CS-Q59 =
    .question = Does the colony extension change majorities?
    .answer = No: cubes are counted wherever they are in a tower, and more than the others are always needed.
    .reason = Each cube is a colony.
    .other = The top cube would hold the planet: that is written nowhere.

## Solo

CS-Q29 =
    .question = The automa discovers: who chooses tile and space?
    .answer = You. But a tile that allows the colony goes before the other; if neither does, one is placed all the same, and the other action of the row does not replace it.
    .reason = The row wants to discover and then colonise; the discovery itself was possible.
    .other = Choosing freely, even a tile without the planet wanted: the action would lose its point.

CS-Q30 =
    .question = When is an action of the automa impossible?
    .answer = Colonise: no free planet of that type in the galaxy. Discover: empty pile, or no free space. Renew: neither draw pile nor cards put aside. Gain energy: never.
    .reason = That is the least each action asks for.
    .other = Impossible also if the drawn tile does not fit: one would know too late.

CS-Q31 =
    .question = Does the automa respect range and terraforming?
    .answer = No. But it never builds on a cube.
    .reason = Its card names galaxy and planet itself, and always a free planet.
    .other = Giving it zones: it has no player board.

CS-Q32 =
    .question = From which pile does the automa draw?
    .answer = From that of the level after its own: I at level 0, II at level I, III from then on. Empty pile: its cards are reshuffled. A double rise skips one.
    .reason = The rulebook begins with a card of level 1 although it is at level 0.
    .other = No pile at level 0: one has to begin with one of them.

CS-Q33 =
    .question = Has the automa’s consumption the same bounds?
    .answer = Yes, and only its real steps count for the order.
    .reason = The order is settled with it as usual.
    .other = Without bounds, because it has cards of −5: the track starts at 20 for it too.

CS-Q34 =
    .question = Does the automa receive gems when you rise?
    .answer = No.
    .reason = It has no use for them.
    .other = Keeping them for it: they would not count in the scoring.

CS-Q35 =
    .question = How do the automa’s bonus cards count?
    .answer = Like yours, revealed at the end. Gems, AI cards and board cubes are worth 0 there, the base is still due.
    .reason = They earn energy, says the rulebook, without any other rule.
    .other = Nothing for cards it cannot fulfil: the base asks for nothing.

CS-Q42 =
    .question = Do the modules go with solo play?
    .answer = For you, yes, one, the other or both. The automa has neither stations nor leader.
    .reason = The rulebook says nothing of it, and the automa does not buy.
    .other = No modules in solo play: nothing forbids them.
