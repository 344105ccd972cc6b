### Höyük: the rulings. Where the rulebook is silent or wavers: the question, what we do, why.
### .other: the other reading · .ours and .theirs: the names of the choices, ours first, with their price · rules: assets/hoyuk/rulings.json.

HK-A1 =
    .question = Placing houses diagonally is forbidden: what does that mean?
    .answer = On an empty cell, a new house may not touch by a corner a standing house that would be of another block. So founding needs four corners without houses. Pens and ruins at a corner do not matter; pens, storeys, houses on a ruin and replacement by the Ders are exempt, and nothing is checked again later. The option asks for alignment only.
    .reason = The sentence of the rulebook is separate from the one that asks for alignment; on a grid it would say nothing if it meant only that.
    .other = Asking for alignment only: “diagonal” would mean a house set off by half a cell. Two blocks could then touch by a corner.
    .short = Corners
    .ours = Forbidden
    .theirs = Allowed
    .ours-price = four free corners to found
    .theirs-price = you found closer

HK-A2 =
    .question = Is the edge of the board a free side?
    .answer = Yes, for the exit of a pen and for a storey alike. The option closes it.
    .reason = The rulebook calls a side closed when it touches a pen or a house; at the edge there will never be either.
    .other = Taking the edge for a wall: a pen or a house at the edge would have one side fewer. The rulebook does not list it among what closes a side.
    .short = Edge of the board
    .ours = Free
    .theirs = Closed
    .ours-price = one more free side at the edge
    .theirs-price = fewer storeys and pens at the edge

HK-A3 =
    .question = Is a side that faces a ruin an exit for the pen?
    .answer = Yes. So building on that ruin is refused if it is the last exit.
    .reason = The rulebook treats ruins as free ground, and forbids blocking the last exit.
    .other = Admitting only an empty cell as an exit: building on a ruin would never block a pen.

HK-A4 =
    .question = May a pen, an oven or a shrine be placed with somebody else’s house?
    .answer = No: only against your own houses, and on them.
    .reason = The pieces have no colour: it is the house that says for whom they count. And the rulebook forbids it expressly for cattle, villagers and storeys.
    .other = Allowing them anywhere: you would be building for an opponent, or blocking their sides.

HK-A5 =
    .question = May a pen replace a ruin?
    .answer = No: a ruin gives way to a house only.
    .reason = The rulebook describes only houses built on ruins.
    .other = Putting a pen on a ruin: the ruin would leave the game for it, which nothing says.

HK-A6 =
    .question = A house that would touch a block by a pen or a ruin only?
    .answer = It is refused, even to those who do not live in the block. A block where no house stands any more may be settled again by a house built on one of its ruins, by anybody; touching it from outside stays refused.
    .reason = The rulebook asks for contact with a house, yours or a rival’s. Saying that two houses linked by a pen are in the same block is a definition: it makes such a house subject to that demand and does not release it. Read so, however, the definition never applies: this point stays uncertain.
    .other = Allowing it to those who do not live in the block: they would enter by the back, touching no house. Yet the rulebook asks for an opponent’s.

HK-A7 =
    .question = How is half of the pieces counted, and if there is only one?
    .answer = As for houses: round down, but a single piece is lost. With the option a single piece stays; a single house always falls.
    .reason = The rulebook says so for houses only; one rule for all is easier to remember.
    .other = Rounding down without exception: a single head of cattle, villager, pen, oven or shrine would be spared. The note of the rulebook speaks of houses only.
    .short = A single piece
    .ours = Lost
    .theirs = Spared
    .ours-price = catastrophes bite earlier
    .theirs-price = one piece is safe

HK-A8 =
    .question = “Most …” when no block has any?
    .answer = Nobody is hit. “Fewest …”, on the other hand, hits all inhabited blocks at the minimum, zero included. With the option “most” then hits all blocks.
    .reason = Nobody has most of nothing; likewise an absent aspect gives no card.
    .other = Hitting all blocks when none has any: they are tied indeed, but at zero.
    .short = “Most” of nothing
    .ours = Nobody
    .theirs = All
    .ours-price = a catastrophe may pass
    .theirs-price = the whole village hit

HK-A9 =
    .question = Is an empty pile empty for ever?
    .answer = No: cards may be put there again, and drawn again. With the option an emptied pile is closed for good; if all are, used cards leave the game.
    .reason = One sentence of the rulebook closes it to the end, two others speak of refilling it or leaving it empty for a turn. We follow the two.
    .other = Closing an emptied pile to the end: one sentence of the rulebook says so. One would then never empty the pile where one is best.
    .short = Empty pile
    .ours = Refilled
    .theirs = Closed
    .ours-price = more cards gained
    .theirs-price = majorities worth nothing

HK-A10 =
    .question = Does a block where only ruins are left count?
    .answer = Not for catastrophes, inspection or the final scoring. But it remains a block for whoever wants to build beside it.
    .reason = Catastrophes strike inhabitants, and there are none left.
    .other = Counting it as the smallest: catastrophes would strike at nothing.

HK-A11 =
    .question = Does a catastrophe strike everybody at once?
    .answer = Yes: the blocks hit, what is in them, the shaman and the number of losses are fixed when the card is drawn. Then everybody chooses, first player first, one block after the other.
    .reason = The rulebook has the card applied player by player, but speaks of blocks and amounts that must not change on the way.
    .other = Applying it player by player: the second would have another largest block than the first.

HK-A12 =
    .question = What if there are not enough tiles left for everybody?
    .answer = Those that are left are dealt, then the discards are shuffled and dealing goes on. In the second stage the tiles of the first stay apart. There are always enough.
    .reason = The rulebook reshuffles only when all have been used, and does not want the tiles of the first stage back in the second: both are kept.
    .other = Shuffling everything as soon as one is missing: tiles of the first stage would come back in the second.

HK-A13 =
    .question = Must all three elements be built, and in which order?
    .answer = In the order you like. As long as one of those left has a legal place without taking off a piece of yours, you must go on; when none has, the rest is lost. Taking a piece off to make room is allowed, never demanded. With the option, any element of a tile may be declined.
    .reason = The rulebook says that everybody builds the three elements, and elsewhere that they may be built. The first sentence is the firmer one.
    .other = Building what one likes of the tile: “the elements that you can build” reads so. One would keep the last houses for later.
    .short = Elements of a tile
    .ours = Compulsory
    .theirs = Optional
    .ours-price = all that can be is built
    .theirs-price = houses may be kept back

HK-A14 =
    .question = What is the 25th house?
    .answer = The one that exhausts your tiles, storeys included: destroyed tiles do not come back. If the game is played with 20 or 15 houses, everybody receives only that many.
    .reason = The rulebook gives each player 25 tiles, and removes those that fall from the game.
    .other = Counting standing houses: a catastrophe would put the end of the game off.

HK-A15 =
    .question = When is there no more room?
    .answer = After the constructions, when no player with houses left has a legal place: neither cell nor ruin nor storey, even by taking off pieces of their own.
    .reason = The rulebook puts it at the end of the turn, and speaks of houses only.
    .other = Ending as soon as one player is stuck, or counting the other elements too: the rulebook says that those remain possible.

HK-A16 =
    .question = Pens tied: are the storeys of the block counted, or those of the houses with the pens?
    .answer = Those of the block, as for every aspect.
    .reason = The example of the rulebook speaks of a pen attached to a two-storey house; but the rule is clear, and the example fits it as well.
    .other = Counting only storeys of houses with pens: the example suggests it, but it is written for cattle and villagers only.

HK-A17 =
    .question = Are blocks that give no card chosen as well?
    .answer = No: only blocks with at least two players and no locusts are chosen from. With the option every inhabited block is chosen in turn, and a player may waste a choice on one.
    .reason = Only blocks with at least two players are compared. The letter of the rulebook speaks of every block, but would have many blocks chosen for nothing.
    .other = Choosing in turn among all inhabited blocks: “each block” says so to the letter. One could then waste a choice, or make others waste theirs.
    .short = Blocks to choose
    .ours = Contested
    .theirs = All
    .ours-price = every choice gives cards
    .theirs-price = a choice may be wasted

HK-A18 =
    .question = Are cards in hand secret?
    .answer = No: everybody may see them. The option hides them.
    .reason = They come from piles that lie face up: everybody has seen them.
    .other = Hiding them: the rulebook speaks of cards in hand, and playing from memory is another game.
    .short = Hands
    .ours = Open
    .theirs = Hidden
    .ours-price = everybody counts the groups
    .theirs-price = you have to remember

HK-A19 =
    .question = When is the limit of cards fixed?
    .answer = When your window for playing cards begins: as many as you have families then, whatever your cards change meanwhile. With the option it is counted anew at each card.
    .reason = The rulebook asks to make sure of one’s families before starting to play cards.
    .other = Counting it at each card: a house built by a card could allow one more card, or take one away.
    .short = Limit of cards
    .ours = At the start
    .theirs = At each card
    .ours-price = your cards do not change it
    .theirs-price = founding may give a card

HK-A20 =
    .question = A group of jokers only, and a group with jokers for the power of a clan?
    .answer = Both are allowed. Five cards at once, jokers included, wake the power.
    .reason = The joker replaces any card.
    .other = Demanding one real card per group, or five real ones for the power: “any card” does not demand it.

HK-A21 =
    .question = What can a joker build?
    .answer = Any element that a card of the game may show: house, pen, oven, shrine and, in the expert game, cattle or villager. Never the shaman.
    .reason = It replaces a card, and none shows the shaman.
    .other = Letting it build the shaman too: no card shows him.

HK-A22 =
    .question = What if the shaman is in the village already?
    .answer = He moves, and the block he leaves is no longer protected. If he has just repelled a catastrophe and a power sets him again, he counts as fresh and stays at the end of the turn.
    .reason = There is only one shaman, and the rulebook has him placed without condition.
    .other = Losing the element when the shaman is placed already: the rulebook does not say so.

HK-A23 =
    .question = Does a catastrophe without effect use the shaman up?
    .answer = Yes, if it is aimed at his block, even when there was nothing to lose there. A flood is not aimed at a block: it takes him away without his having repelled anything.
    .reason = The rulebook speaks of the next catastrophe that should be aimed at the block.
    .other = Using him up only if there was something to lose: one would have to look at the effect before the target.

HK-A24 =
    .question = When a block is protected, is another one hit in its place?
    .answer = No. Only blocks tied with it still suffer.
    .reason = The rulebook spares this block and names no other.
    .other = Going on to the next block by size: somebody would pay for another’s protection.

HK-A25 =
    .question = Is the shaman in the way of a storey or other pieces?
    .answer = No: he takes up no room, and rises with the storey. If the Ders destroy his house, he goes back to the supply.
    .reason = The rulebook limits ovens, shrines and villagers only.
    .other = Counting him as one more piece on the house: he would take the roof or prevent the storey.

HK-A26 =
    .question = At the end, does a block with a single player score?
    .answer = Yes: its largest family counts, and so, in the expert game, do its cattle and villagers. There must be at least one.
    .reason = The rulebook demands two players for aspect cards only.
    .other = Counting only blocks with at least two players: settling alone would no longer pay.

HK-A27 =
    .question = What if the two largest families belong to the same player?
    .answer = They score for one of them. A tie with somebody else’s family follows the ordinary rule.
    .reason = The rulebook says that no player receives the reward: it has different players in mind.
    .other = Giving them nothing: to the letter the tie stands, and then the rulebook gives nothing to anybody. That player would be punished for having two large families.
    .short = Two equal families of a clan
    .ours = One of them scores
    .theirs = Nothing
    .ours-price = a catastrophe costs houses, not the block
    .theirs-price = a family cut into halves is worth nothing

HK-A28 =
    .question = Do locusts matter in the final scoring?
    .answer = No: they take away the aspect cards of the turn only.
    .reason = Their effect speaks of these cards only.
    .other = Extending the invasion to the final scoring, if it comes in the last turn: its effect does not speak of that.

HK-A29 =
    .question = Ders: what about a two-storey house?
    .answer = Both its tiles leave the game, what belonged to it goes back to the supply, and your house has no storey. You need a house and a target, or the power lapses. It may be your last house. The cell never becomes a ruin.
    .reason = The rulebook destroys and rebuilds in one go, without any element.
    .other = Knocking down the storey only, or leaving a ruin: the rulebook destroys the house and builds one in its place.

HK-A30 =
    .question = Oleyli: what can be stolen?
    .answer = Pen, oven, shrine, cattle or villager, not the shaman; both from the same player. A pen and its cattle are two elements, and both may be stolen, in either order; cattle that are not stolen with their pen go back to the supply. Take both elements, then place them where you like on your own ground; only what you will be able to place may be taken. If only one theft is possible, one.
    .reason = The rulebook speaks of two elements of one player, houses excepted.
    .other = Stealing from two players, or stealing the shaman: the rulebook says “from one player”, and the shaman is nobody’s.

HK-A31 =
    .question = Sneerg and Lebu: what if a piece is missing or has no place?
    .answer = Take and place what is possible. The cattle need not go into the new pen, nor the villager on its house.
    .reason = Elsewhere too the rulebook has only what is available built.
    .other = Losing the whole power as soon as one of the two pieces is missing, or tying them together: nothing asks for it.

HK-A32 =
    .question = When is a power used?
    .answer = At once after the 12 points, once per group of five. It is not compulsory, and does not count as a card spent.
    .reason = The rulebook ties it to the moment when the 12 points are scored.
    .other = Keeping it for later in the turn: it would have to be noted down, and the rulebook does not provide for that.

HK-A33 =
    .question = In the expert game, may the element of your choice be cattle or a villager?
    .answer = No: house, pen, oven or shrine.
    .reason = The rulebook lists the four.
    .other = Opening it to all pieces of the expert game: the list names four only.

HK-A34 =
    .question = Does the first player deal a tile to themselves as well?
    .answer = Yes, in each stage.
    .reason = The rulebook speaks of the other players, but adds that everybody puts their tile in front of them.
    .other = The first player without a tile: they would build less than the others.

HK-A35 =
    .question = Can a catastrophe make you lose aspect cards?
    .answer = None does.
    .reason = The introduction of the rulebook mentions it, but none of the twenty-four cards has that effect: locusts only keep you from gaining any.
    .other = Looking for this effect on a card: all twenty-four are described, and none has it.

HK-A36 =
    .question = Volcano: what about the cattle in lost pens?
    .answer = They go back to the supply as well. The owner chooses the pens.
    .reason = Cattle live in pens only.
    .other = Leaving the cattle without a pen: they would have no place.

HK-A37 =
    .question = Are the exits of pens checked again after a catastrophe?
    .answer = No: what disappears only frees sides.
    .reason = No pen can get blocked by it.
    .other = Checking everything again: one would always find the same.

HK-A38 =
    .question = In the first turn, are cards played before phase 2?
    .answer = No, that window is skipped along with the phase.
    .reason = Nobody has a card before phase 3 of the first turn.
    .other = Opening that window all the same: nobody has a card to play in it.

HK-A39 =
    .question = Who plays which clan?
    .answer = Everybody chooses a colour, and the clan goes with it. Outside the expert game it has no other effect.
    .reason = The rulebook has everybody take the set of their clan, without saying how it is chosen.
    .other = Drawing clans by lot: the program allows that too, by a button.

HK-A40 =
    .question = What if none of the tied players has a two-storey house?
    .answer = Nobody wins.
    .reason = Zero equals zero: their storeys are tied.
    .other = Sharing, or drawing lots: the rulebook does so nowhere.

HK-A41 =
    .question = Are the cards added by the larger games mixed with the others?
    .answer = No: each set of cards feeds its own bases. With the option all cards of the game are mixed, ten per base.
    .reason = The rulebook deals the added cards on the new bases; a public source describes one common shuffle.
    .other = Mixing all cards of the game: each base would give a bit of everything, from the start.
    .short = Added cards
    .ours = By sets
    .theirs = Mixed
    .ours-price = each base has its symbols
    .theirs-price = a bit of all on each base

HK-A42 =
    .question = What if one lives in two blocks that are hit, or in two-storey houses only?
    .answer = The loss is counted in each block apart. A house that is lost is lost as a whole, whatever its height.
    .reason = The rulebook speaks of the houses in the block concerned, and of a two-storey house as a single one.
    .other = One loss for all one’s blocks, or a storey for a house: the rulebook counts by block, and a two-storey house as one.

HK-A43 =
    .question = In which order do cards go under a pile?
    .answer = The one you spent first is above the others. Cards of later players go further down.
    .reason = The rulebook is silent; only the top card of a pile can be seen.
    .other = An order at will: one would prepare the card that somebody else draws.

HK-A44 =
    .question = Does the game always end?
    .answer = Yes, without a limit of turns: destroyed houses never come back, and there is always somewhere to build when the village empties.
    .reason = Of six hundred random games the longest lasted seven turns. So running out of room is very rare.
    .other = Fixing a number of turns: no game needs it.

HK-A45 =
    .question = Ruples: which house, and what if none is possible?
    .answer = Any legal place, ruin and storey included. Without a place or a house the power lapses and the shaman does not move. It may be the last house.
    .reason = The rulebook has a house built by the usual rules, and the shaman put on it.
    .other = Building on the ground only, or moving the shaman without a house: the rulebook refers to the usual rules.
