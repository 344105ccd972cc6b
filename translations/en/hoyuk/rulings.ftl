### Höyük: the rulings. Where the rulebook is silent or wavers: the question, what we do, why.
### .switch: the other reading, as an option chooses it. The rules concerned: assets/hoyuk/rulings.json.

HK-A1 =
    .question = Placing houses diagonally is forbidden: what does that mean?
    .answer = On an empty cell, a new house may not touch by a corner a standing house that would be of another block. So founding needs four corners without houses. Pens and ruins at a corner do not matter; pens, storeys, houses on a ruin and replacement by the Ders are exempt, and nothing is checked again later. The option asks for alignment only.
    .reason = The sentence of the rulebook is separate from the one that asks for alignment; on a grid it would say nothing if it meant only that.
    .switch = Corners may touch

HK-A2 =
    .question = Is the edge of the board a free side?
    .answer = Yes, for the exit of a pen and for a storey alike. The option closes it.
    .reason = The rulebook calls a side closed when it touches a pen or a house; at the edge there will never be either.
    .switch = The edge is closed

HK-A3 =
    .question = Is a side that faces a ruin an exit for the pen?
    .answer = Yes. So building on that ruin is refused if it is the last exit.
    .reason = The rulebook treats ruins as free ground, and forbids blocking the last exit.

HK-A4 =
    .question = May a pen, an oven or a shrine be placed with somebody else’s house?
    .answer = No: only against your own houses, and on them.
    .reason = The pieces have no colour: it is the house that says for whom they count. And the rulebook forbids it expressly for cattle, villagers and storeys.

HK-A5 =
    .question = May a pen replace a ruin?
    .answer = No: a ruin gives way to a house only.
    .reason = The rulebook describes only houses built on ruins.

HK-A6 =
    .question = A house that would touch a block by a pen or a ruin only?
    .answer = It is refused, even to those who do not live in the block. A block where no house stands any more may be settled again by a house built on one of its ruins, by anybody; touching it from outside stays refused.
    .reason = The rulebook asks for contact with a house, yours or a rival’s. Saying that two houses linked by a pen are in the same block is a definition: it makes such a house subject to that demand and does not release it.

HK-A7 =
    .question = How is half of the pieces counted, and if there is only one?
    .answer = As for houses: round down, but a single piece is lost. With the option a single piece stays; a single house always falls.
    .reason = The rulebook says so for houses only; one rule for all is easier to remember.
    .switch = A single piece is spared

HK-A8 =
    .question = “Most …” when no block has any?
    .answer = Nobody is hit. “Fewest …”, on the other hand, hits all inhabited blocks at the minimum, zero included. With the option “most” then hits all blocks.
    .reason = Nobody has most of nothing; likewise an absent aspect gives no card.
    .switch = “Most” may be zero

HK-A9 =
    .question = Is an empty pile empty for ever?
    .answer = No: cards may be put there again, and drawn again. With the option an emptied pile is closed for good; if all are, used cards leave the game.
    .reason = One sentence of the rulebook closes it to the end, two others speak of refilling it or leaving it empty for a turn. We follow the two.
    .switch = An empty pile is closed

HK-A10 =
    .question = Does a block where only ruins are left count?
    .answer = Not for catastrophes, inspection or the final scoring. But it remains a block for whoever wants to build beside it.
    .reason = Catastrophes strike inhabitants, and there are none left.

HK-A11 =
    .question = Does a catastrophe strike everybody at once?
    .answer = Yes: the blocks hit, what is in them, the shaman and the number of losses are fixed when the card is drawn. Then everybody chooses, first player first, one block after the other.
    .reason = The rulebook has the card applied player by player, but speaks of blocks and amounts that must not change on the way.

HK-A12 =
    .question = What if there are not enough tiles left for everybody?
    .answer = Those that are left are dealt, then the discards are shuffled and dealing goes on. In the second stage the tiles of the first stay apart. There are always enough.
    .reason = The rulebook reshuffles only when all have been used, and does not want the tiles of the first stage back in the second: both are kept.

HK-A13 =
    .question = Must all three elements be built, and in which order?
    .answer = In the order you like. As long as one of those left has a legal place without taking off a piece of yours, you must go on; when none has, the rest is lost. Taking a piece off to make room is allowed, never demanded. With the option, any element of a tile may be declined.
    .reason = The rulebook says that everybody builds the three elements, and elsewhere that they may be built. The first sentence is the firmer one.
    .switch = Elements are optional

HK-A14 =
    .question = What is the 25th house?
    .answer = The one that exhausts your tiles, storeys included: destroyed tiles do not come back. If the game is played with 20 or 15 houses, everybody receives only that many.
    .reason = The rulebook gives each player 25 tiles, and removes those that fall from the game.

HK-A15 =
    .question = When is there no more room?
    .answer = After the constructions, when no player with houses left has a legal place: neither cell nor ruin nor storey, even by taking off pieces of their own.
    .reason = The rulebook puts it at the end of the turn, and speaks of houses only.

HK-A16 =
    .question = Pens tied: are the storeys of the block counted, or those of the houses with the pens?
    .answer = Those of the block, as for every aspect.
    .reason = The example of the rulebook speaks of a pen attached to a two-storey house; but the rule is clear, and the example fits it as well.

HK-A17 =
    .question = Are blocks that give no card chosen as well?
    .answer = No: only blocks with at least two players and no locusts are chosen from. With the option every inhabited block is chosen in turn, and a player may waste a choice on one.
    .reason = Only blocks with at least two players are compared. The letter of the rulebook speaks of every block, but would have many blocks chosen for nothing.
    .switch = Every block in turn

HK-A18 =
    .question = Are cards in hand secret?
    .answer = No: everybody may see them. The option hides them.
    .reason = They come from piles that lie face up: everybody has seen them.
    .switch = Hidden hands

HK-A19 =
    .question = When is the limit of cards fixed?
    .answer = When your window for playing cards begins: as many as you have families then, whatever your cards change meanwhile. With the option it is counted anew at each card.
    .reason = The rulebook asks to make sure of one’s families before starting to play cards.
    .switch = Counted at each card

HK-A20 =
    .question = A group of jokers only, and a group with jokers for the power of a clan?
    .answer = Both are allowed. Five cards at once, jokers included, wake the power.
    .reason = The joker replaces any card.

HK-A21 =
    .question = What can a joker build?
    .answer = Any element that a card of the game may show: house, pen, oven, shrine and, in the expert game, cattle or villager. Never the shaman.
    .reason = It replaces a card, and none shows the shaman.

HK-A22 =
    .question = What if the shaman is in the village already?
    .answer = He moves, and the block he leaves is no longer protected. If he has just repelled a catastrophe and a power sets him again, he counts as fresh and stays at the end of the turn.
    .reason = There is only one shaman, and the rulebook has him placed without condition.

HK-A23 =
    .question = Does a catastrophe without effect use the shaman up?
    .answer = Yes, if it is aimed at his block, even when there was nothing to lose there. A flood is not aimed at a block: it takes him away without his having repelled anything.
    .reason = The rulebook speaks of the next catastrophe that should be aimed at the block.

HK-A24 =
    .question = When a block is protected, is another one hit in its place?
    .answer = No. Only blocks tied with it still suffer.
    .reason = The rulebook spares this block and names no other.

HK-A25 =
    .question = Is the shaman in the way of a storey or other pieces?
    .answer = No: he takes up no room, and rises with the storey. If the Ders destroy his house, he goes back to the edge of the board.
    .reason = The rulebook limits ovens, shrines and villagers only.

HK-A26 =
    .question = At the end, does a block with a single player score?
    .answer = Yes: its largest family counts, and so, in the expert game, do its cattle and villagers. There must be at least one.
    .reason = The rulebook demands two players for aspect cards only.

HK-A27 =
    .question = What if the two largest families belong to the same player?
    .answer = They score for one of them. A tie with somebody else’s family follows the ordinary rule.
    .reason = The rulebook says that no player receives the reward: it has different players in mind.

HK-A28 =
    .question = Do locusts matter in the final scoring?
    .answer = No: they take away the aspect cards of the turn only.
    .reason = Their effect speaks of these cards only.

HK-A29 =
    .question = Ders: what about a two-storey house?
    .answer = Both its tiles leave the game, what belonged to it goes back to the supply, and your house has no storey. You need a house and a target, or the power lapses. It may be your last house. The cell never becomes a ruin.
    .reason = The rulebook destroys and rebuilds in one go, without any element.

HK-A30 =
    .question = Oleyli: what can be stolen?
    .answer = Pen, oven, shrine, cattle or villager, not the shaman; both from the same player. The cattle of a stolen pen go back to the supply, unless they were stolen first. Take both, then place them where you like on your own ground; only what you will be able to place may be taken. If only one theft is possible, one.
    .reason = The rulebook speaks of two elements of one player, houses excepted.

HK-A31 =
    .question = Sneerg and Lebu: what if a piece is missing or has no place?
    .answer = Take and place what is possible. The cattle need not go into the new pen, nor the villager on its house.
    .reason = Elsewhere too the rulebook has only what is available built.

HK-A32 =
    .question = When is a power used?
    .answer = At once after the 12 points, once per group of five. It is not compulsory, and does not count as a card spent.
    .reason = The rulebook ties it to the moment when the 12 points are scored.

HK-A33 =
    .question = In the expert game, may the element of your choice be cattle or a villager?
    .answer = No: house, pen, oven or shrine.
    .reason = The rulebook lists the four.

HK-A34 =
    .question = Does the first player deal a tile to themselves as well?
    .answer = Yes, in each stage.
    .reason = The rulebook speaks of the other players, but adds that everybody puts their tile in front of them.

HK-A35 =
    .question = Can a catastrophe make you lose aspect cards?
    .answer = None does.
    .reason = The introduction of the rulebook mentions it, but none of the twenty-four cards has that effect: locusts only keep you from gaining any.

HK-A36 =
    .question = Volcano: what about the cattle in lost pens?
    .answer = They go back to the supply as well. The owner chooses the pens.
    .reason = Cattle live in pens only.

HK-A37 =
    .question = Are the exits of pens checked again after a catastrophe?
    .answer = No: what disappears only frees sides.
    .reason = No pen can get blocked by it.

HK-A38 =
    .question = In the first turn, are cards played before phase 2?
    .answer = No, that window is skipped along with the phase.
    .reason = Nobody has a card before phase 3 of the first turn.

HK-A39 =
    .question = Who plays which clan?
    .answer = Everybody chooses a colour, and the clan goes with it. Outside the expert game it has no other effect.
    .reason = The rulebook has everybody take the set of their clan, without saying how it is chosen.

HK-A40 =
    .question = What if none of the tied players has a two-storey house?
    .answer = Nobody wins.
    .reason = Zero equals zero: their storeys are tied.

HK-A41 =
    .question = Are the cards added by the larger games mixed with the others?
    .answer = No: each set of cards feeds its own bases. With the option all cards of the game are mixed, ten per base.
    .reason = The rulebook deals the added cards on the new bases; a public source describes one common shuffle.
    .switch = All cards mixed

HK-A42 =
    .question = What if one lives in two blocks that are hit, or in two-storey houses only?
    .answer = The loss is counted in each block apart. A house that is lost is lost as a whole, whatever its height.
    .reason = The rulebook speaks of the houses in the block concerned, and of a two-storey house as a single one.

HK-A43 =
    .question = In which order do cards go under a pile?
    .answer = The one you spent first is above the others. Cards of later players go further down.
    .reason = The rulebook is silent; only the top card of a pile can be seen.

HK-A44 =
    .question = Does the game always end?
    .answer = Yes, without a limit of turns: destroyed houses never come back, and there is always somewhere to build when the village empties.
    .reason = Of six hundred random games the longest lasted seven turns. So running out of room is very rare.

HK-A45 =
    .question = Ruples: which house, and what if none is possible?
    .answer = Any legal place, ruin and storey included. Without a place or a house the power lapses and the shaman does not move. It may be the last house.
    .reason = The rulebook has a house built by the usual rules, and the shaman put on it.
