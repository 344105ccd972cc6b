### Höyük: the lessons, in the order in which they are offered.
### lesson-<lesson>: the title, .intro · lesson-<lesson>-<step>: .task, .praise, .hint, one attribute per mistake, .choice-… per choice.

## 1. Join, extend, found

lesson-join = Join, extend, found
    .intro = Each house that you build joins others, extends one of your families or founds a block. The choice is yours; the rules of contact are strict.

lesson-join-join =
    .task = Rosa, in red, has founded a block of two houses, on F6 and G6. Join her: build your first blue house against one of hers.
    .praise = Now you are two in this block. That is the only way to get cards out of it: a block with a single inhabitant never gives any.
    .hint = Six cells touch a house of Rosa’s by a side: E6, H6, F5, G5, F7 and G7.
    .corner = This cell touches Rosa’s houses at a corner only. Houses touch by a whole side, or not at all.
    .alone = Here you would found a block of your own, by yourself. First we want to join Rosa’s.

lesson-join-extend =
    .task = Your house is on F5. Build a second one in the same block.
    .praise = The two houses touch: they are a family, the blue one beside the red one.
    .hint = Where you live already, a new house touches one of yours: on E5, F4 or G5.
    .second-family = This cell touches Rosa, but not you. You live in this block already: a second family is not allowed there.
    .corner = A corner is no contact.
    .alone = This one would found another block. We want to extend the family of F5.
    .pen-first = The pen may come as well, in any order you like; but here it is the house that matters.

lesson-join-found =
    .task = The same position. This time found a block, away from the others: on J10, for instance.
    .praise = A second family, so one more card per turn. Now somebody should be talked into joining you there.
    .hint = The cell must not touch any house, neither by a side nor at a corner.
    .corner = Too close: this cell touches a house of another block at a corner.
    .second-family = This cell touches Rosa’s block, where you live already.
    .at-home = This one would extend your family. Go farther away.
    .pen-first = Build the house; the pen can wait.

## 2. Construction tiles

lesson-tiles = Construction tiles
    .intro = In each stage a tile has you build three elements: always two houses, and a third that varies.

lesson-tiles-fixed =
    .task = Your tile shows two houses and a shrine. Build all three, in any order you like.
    .praise = Two houses and a shrine, wherever you wanted. The elements of a tile may even go to different blocks.
    .hint = The shrine is placed on a house of yours, so one house has to come first.
    .no-house = A shrine goes on a house of your own. Begin by building one.
    .not-on-tile = Your tile shows no oven.

lesson-tiles-choice =
    .task = Expert game. Your two houses are built, and the third element of your tile is a choice. What may it be? Point out all that is allowed.
    .praise = A house, a pen, an oven or a shrine: these four and nothing else, even in the expert game.
    .hint = There are four.
    .no-house = It may be a third house as well.
    .cattle = You do have an empty pen, but the choice never extends to cattle.
    .choice-house = A house
    .choice-pen = A pen
    .choice-oven = An oven
    .choice-shrine = A shrine
    .choice-cattle = Cattle

lesson-tiles-third =
    .task = You have one oven in this block, and so has Rosa. Choose what gives you the majority of ovens there.
    .praise = Two ovens to one: at the inspection the card will be yours.
    .hint = A second oven, on the house of yours whose roof is free.
    .cattle = Cattle is not among the choices, even though one of your pens is empty.
    .taken = This house bears an oven already. A roof has room for only one such piece.
    .other = That is allowed, but the ovens would remain tied.

lesson-tiles-left-aside =
    .task = Three players, classic game, second stage of the second turn. Three stages have used nine of the ten tiles: the last one goes to the first player, then the discards are shuffled. How many tiles stay aside all the same?
    .praise = The three of the stage before: tiles of a first stage never come back in the second stage of the same turn.
    .hint = Which of them were used in this very turn?
    .none = Not all are shuffled: those of this turn’s first stage stay out.
    .two-stages = Six tiles come from the first turn, and those are shuffled.
    .all-but-one = The discards are shuffled, except the tiles of this turn.

lesson-tiles-new-pile =
    .task = So six tiles were shuffled, and the two other players got one each. How many are left to be drawn?
    .praise = Four. That makes ten: four to be drawn, three aside, three on the table.
    .hint = Six, less two.
    .six = Two of them have just been dealt.
    .seven = The three tiles put aside are not in the pile.
    .nine = Nine tiles had been discarded; only six of them were shuffled.

## 3. Never bridge two blocks

lesson-bridge = Never bridge two blocks
    .intro = Two blocks never merge. So there are always cells between them that nobody can take.

lesson-bridge-where =
    .task = Rosa lives on D4 and E4, Jade on G4 and H4. One cell would touch both blocks by a side: nobody will build there, neither a house nor a pen. Point it out.
    .praise = F4. A house there would connect the two blocks, and so would a pen.
    .hint = It lies right between E4 and G4.
    .corner = F5 touches both at a corner only. A house would not be allowed there either, but for another reason.
    .both = Only one cell touches both blocks by a side.

lesson-bridge-found =
    .task = You are green, and live nowhere yet. Found your block, on F8 for instance.
    .praise = Far enough from everyone, and close enough to be joined.
    .hint = F8, or any cell that touches nobody, not even at a corner.
    .bridge = F4 would connect Rosa’s block and Jade’s.
    .corner = Too close: this cell touches houses of other blocks at a corner.
    .joined = That is allowed, and often good: you would join an inhabited block. But here we want to found one.

lesson-bridge-pen =
    .task = Now you are blue, on G4 and H4. Attach a pen to one of your houses, without connecting the two blocks.
    .praise = A pen is part of the block, like a house: that is why it can be a bridge, too.
    .hint = Any side of G4 or H4, except the one towards F4.
    .bridge = A pen on F4 would touch Rosa’s house on E4 as well: it would connect the blocks.

## 4. Pens and their exits

lesson-pens = Pens and their exits
    .intro = The gate of a pen opens on one of your houses, and another side has to stay free: that is where the cattle come and go.

lesson-pens-attach =
    .task = Your house is on F5, north of Rosa’s. Attach a pen to it, wherever you like.
    .praise = The arrow of the gate shows the house, and so the owner. One side, one pen: this house could have three.
    .hint = E5 with the gate to the east, G5 to the west, or F4 to the south. The mouse wheel or the R key turns the pen.
    .rival = This gate would open on Rosa’s house. A pen is attached to a house of your own.
    .nowhere = On this side the gate opens on no house. Turn the pen.

lesson-pens-exit =
    .task = Rosa has a pen on E4, its gate to the south. D4 and F4 close it on either side. So which cell can nobody use any more?
    .praise = E3, its only exit. Not even Rosa will build there.
    .hint = The side of the gate does not count as an exit.
    .gate = E5 is the house of the pen: a gate is no exit.
    .several = Only one empty cell lies beside the pen.

lesson-pens-leave-it =
    .task = Build a house against your family, without blocking Rosa’s exit.
    .praise = Pens bar more cells than they take up. Think of it before you place one, and before you are shut in.
    .hint = F3, G4, G5, G6, F7 or E6: anything but E3.
    .exit = E3 is the last exit of Rosa’s pen: nothing will be built there.
    .pen = First of all we want a house.
    .away = This house would be alone elsewhere. Stay next to your family.

## 5. Roofs and storeys

lesson-storeys = Roofs and storeys
    .intro = A house bears an oven or a shrine, and may get a second storey. Storeys break ties; pieces make majorities.

lesson-storeys-roof =
    .task = Your house on C3 bears an oven, the one on C4 has a pen. Place the shrine.
    .praise = A house with a pen may well bear a shrine.
    .hint = Only one of your roofs is free.
    .both = C3 bears an oven already: never both on one house.
    .rival = The house on D3 is Rosa’s.
    .pen = D4 is a pen: shrines go on houses.

lesson-storeys-at-once =
    .task = Add a storey to one of your houses, without losing anything.
    .praise = The roof of C4 was free, and so were its west and south sides. It takes no more than that.
    .hint = The roof of C4 is free, and nothing stands at its west side.
    .roof = An oven occupies the roof of C3: it would have to go back first.
    .rival = Nobody builds a storey on another player’s house.
    .oven-gone = The storey would be built, but the oven would be lost. Another house of yours has its roof free.
    .ground = It is a storey that we want.

lesson-storeys-oven-first =
    .task = C4 has its storey. Now you want to raise C3, which bears an oven. Do so.
    .praise = One oven fewer, one two-storey house more: depending on the block, a good bargain or a bad one.
    .hint = Build on C3 and take the oven back to the supply.
    .roof = Not with the oven there: return it to the supply in the same move.
    .twice = One storey per house: C4 has its own already.
    .ground = It is the storey on C3 that we want.

lesson-storeys-ovens-left =
    .task = The box has 20 ovens, and this was the only one in the village. How many are in the supply now?
    .praise = All twenty: a piece that is taken off goes back to the supply, and anybody may take it again.
    .hint = Where did the oven go?
    .nineteen = It has not left the game: it is back in the supply.

lesson-storeys-by-the-ruin =
    .task = Your house on F6 is hemmed in by Rosa on three sides; on the west there is a ruin. Add a storey to it.
    .praise = Ruins count as free ground: that side is enough.
    .hint = Simply F6.
    .ruin = You would build on the ruin, and close the last side of F6 yourself. It is the storey that we want.
    .ground = It is a storey on F6 that we want.

lesson-storeys-it-stays =
    .task = Now you are Jade, in green, next to the ruin. If you rebuild E6, the blue house on F6 will have no free side left. What becomes of its storey?
    .praise = It stays. The sides are looked at only while the storey is built.
    .hint = The condition is for building, not for keeping.
    .falls = Nothing falls because somebody builds next to it.
    .refused = Nothing forbids closing the side of a house.
    .choice-stays = It stays
    .choice-falls = It falls
    .choice-refused = Nobody may rebuild there

lesson-storeys-on-the-ruin =
    .task = Do so: build on the ruin E6.
    .praise = The ruin tile leaves the game and your house takes its place, against your house on D6. The storey on F6 is still there.
    .hint = E6, between your house and the blue one.
    .rival = Nobody builds a storey on another player’s house.
    .ruin-only = You live in this block already: stay next to your house on D6.
    .elsewhere = That is allowed, but we want the ruin E6.

lesson-storeys-too-late =
    .task = And if blue had waited? E6 is rebuilt. On which of your blue houses is a storey still possible?
    .praise = On J10 and K10; on F6 it is too late. Who wants to build high should not wait.
    .hint = Look at the four sides of F6.
    .closed = All four sides of F6 touch houses.
    .choice-F6 = F6
    .choice-J10 = J10
    .choice-K10 = K10

## 6. Families and ruins

lesson-families = Families and ruins
    .intro = Ruins belong to nobody. They divide families, but never blocks.

lesson-families-how-many =
    .task = This blue family had seven houses; the two in the middle have fallen into ruins. How many families do you have here?
    .praise = Two: one of three houses, one of two. One more card per turn is some comfort.
    .hint = Which houses still touch by a side?
    .one = Ruins are no part of the family: they cut it in two.
    .houses = A family is all houses of one colour that touch.

lesson-families-blocks =
    .task = And how many blocks?
    .praise = A single one: ruins hold the block together.
    .hint = The ruins are part of the block, too.
    .two = Ruins divide the families, not the block.

lesson-families-reunite =
    .task = Reunite your two families with one house.
    .praise = One house on either ruin is enough, and that ruin leaves the game.
    .hint = Build on D4 or on D5.
    .elsewhere = This house would touch only one of the two families. What divides them?

lesson-families-how-large =
    .task = You have rebuilt D4. How many houses does the reunited family have?
    .praise = Six. That is what will count in the final scoring.
    .hint = Three, two, and the one between them.
    .three = The other two belong to it as well now.
    .seven = They were seven before the catastrophe; D5 is still a ruin.

## 7. Catastrophes

lesson-catastrophes = Catastrophe arithmetic
    .intro = From the second turn on a catastrophe strikes: its left half says which blocks, its right half what they lose.

lesson-catastrophes-size =
    .task = What is the size of the block in the north-west, with its red and blue houses?
    .praise = Seven standing houses, and nothing else counts.
    .hint = Count the standing houses, each of them once.
    .storey = A two-storey house is still one house.
    .pen = Neither pens nor ruins count for the size.
    .everything = Only standing houses count for the size, and a storey is not another house.

lesson-catastrophes-largest =
    .task = Earthquake 2 strikes the largest block. Which one is it?
    .praise = Seven houses against six: C4. A block is named after its first cell.
    .hint = Compare the two sizes.
    .smaller = That one has only six standing houses.
    .choice-C4 = Block C4, in the north-west
    .choice-I9 = Block I9, in the south-east

lesson-catastrophes-half =
    .task = Each inhabitant loses half their houses there. You are red, and you have four here. How many do you lose?
    .praise = Two. Your house on K10, in the other block, is safe.
    .hint = Count the houses of this block only.
    .rounded-up = Half of four, nothing to round.
    .other = It is Rosa, with her three blue houses, who loses only one.

lesson-catastrophes-lose =
    .task = The earthquake comes. Choose your two losses so that you keep the two-storey house and a family in one piece.
    .praise = The owner chooses. The lost houses stay where they are, ruins side up.
    .hint = E5 first, then D5 or E4.
    .two-storey = D4 is your two-storey house: the storey falls with it. Keep it.
    .elsewhere = K10 is in the other block, which the catastrophe has not hit.
    .not-yours = Each player chooses among their own houses.
    .alone = You would be left with D4 and E5, which touch at a corner only: two families of one house.

lesson-catastrophes-other-half =
    .task = Suppose another card: Earthquake 1, on the smallest block. You are green, with five houses in the south-east. How many do you lose?
    .praise = Two: half of an odd number is rounded down.
    .hint = Half of five, rounded down.
    .rounded-up = It is rounded down.
    .one = Half of five is more than that.

lesson-catastrophes-single =
    .task = And Jade, whose red house on K10 is her only one here?
    .praise = It falls: who has a single house in the block loses it.
    .hint = Nobody gets off that lightly.
    .spared = Half of one would be zero; but a single house falls all the same.
    .choice-falls = It falls
    .choice-spared = It is spared

lesson-catastrophes-seven =
    .task = One last sum: you have seven houses in the block that is hit, and you lose half of them. How many?
    .praise = Three. Four are left.
    .hint = Three and a half, rounded down.
    .rounded-up = It is rounded down, in your favour.
    .all = Only half of them.

## 8. Inspecting the blocks

lesson-inspection = The inspection of the blocks
    .intro = In phase 3 each contested block is inspected: whoever has the most ovens, shrines or pens takes the top card of that pile.

lesson-inspection-a-shrines =
    .task = You are red, Rosa is blue. In the north-western block, who wins the shrines?
    .praise = Nobody: there is not a single one. An aspect that is absent gives no card.
    .hint = Look for a shrine in this block.
    .someone = There is no shrine in this block.
    .choice-0 = You
    .choice-1 = Rosa
    .choice-none = Nobody

lesson-inspection-a-pens =
    .task = One pen each, in the same block. Who wins the pens?
    .praise = You do: in a tie the two-storey houses of the block decide. You have one there, Rosa has none.
    .hint = The pens are tied, so count the two-storey houses.
    .tie = Before anyone goes without, the two-storey houses break the tie.
    .blue = She has no two-storey house here, and you have one.
    .choice-0 = You
    .choice-1 = Rosa
    .choice-none = Nobody

lesson-inspection-a-ovens =
    .task = And the ovens: one of yours, on your two-storey house, and two of Rosa’s?
    .praise = Rosa, two to one. Storeys only break ties: the number always comes first.
    .hint = Count the ovens before you look at storeys.
    .storey = A storey counts only in a tie. Two ovens beat one.
    .tie = Two to one is no tie.
    .choice-0 = You
    .choice-1 = Rosa
    .choice-none = Nobody

lesson-inspection-b-shrines =
    .task = Now the eastern block. Who wins the shrines?
    .praise = Rosa, with the only shrine.
    .hint = The shrine is on K5.
    .none = There is one: on K5.
    .red = Your house bears an oven, not a shrine.
    .choice-0 = You
    .choice-1 = Rosa
    .choice-none = Nobody

lesson-inspection-b-pens =
    .task = The pens?
    .praise = You do: two pens to one. The gates say whose they are.
    .hint = Follow the gates.
    .blue = She has only one, on K4: the other two open on your house on J5.
    .none = There are three, and their gates say whose.
    .choice-0 = You
    .choice-1 = Rosa
    .choice-none = Nobody

lesson-inspection-b-ovens =
    .task = The ovens?
    .praise = You do, with the only oven.
    .hint = The oven is on J5.
    .blue = She has a shrine, but no oven.
    .none = There is one: on J5.
    .choice-0 = You
    .choice-1 = Rosa
    .choice-none = Nobody

lesson-inspection-c =
    .task = One block is left, in the south, where you live by yourself. What does it give?
    .praise = Nothing at all. Invite somebody to build there: that is what this game is about.
    .hint = How many players live there?
    .alone = It takes at least two inhabitants. By yourself you gain no card.
    .choice-0 = A card for you
    .choice-1 = A card for Rosa
    .choice-none = Nothing

lesson-inspection-inspect =
    .task = You have foreseen it all. Begin the inspection: choose the first block.
    .praise = Three cards for you, two for Rosa, just as you had counted. The order makes no difference.
    .hint = The north-western block or the eastern one.
    .alone = This block is not inspected: nobody but you lives there.

## 9. One card per family

lesson-limit = One card per family
    .intro = Before each phase you may play aspect cards, to build or to score. But in one turn no more of them than you have families.

lesson-limit-families =
    .task = You have six houses, in five families, and seven cards in hand. How many cards can you spend this turn?
    .praise = Five: one per family, all phases and both uses together.
    .hint = It is the families that count.
    .hand = The hand has no limit, but spending has.
    .houses = Two of your houses touch: they are one family.

lesson-limit-one-family =
    .task = Here all your houses are one family. How many cards can you spend this turn?
    .praise = A single one. To found blocks is also to gain the right to play cards.
    .hint = How many families do you have?
    .houses = These three houses touch: one family.
    .hand = Four cards in hand, but one family.

lesson-limit-best =
    .task = Three families; in hand two Oven cards, a joker and a House card. It is the last moment of the turn: score as many points as you can.
    .praise = Two ovens and a joker make a group of three: 5 points. The joker counts as a card of the symbol.
    .hint = A group of three is worth more than smaller groups.
    .fourth = With the House card that would be four, and you have only three families.
    .split = A group of two and a single card: 3 + 1, so 4 points. One group is better.
    .single = One more card of the symbol would make the group worth more.
    .keep = What your limit still allows this turn does not carry over. Score now.
    .build = Here it is points that we want. A card that builds scores none.

lesson-limit-over-limit =
    .task = You had four families and spent three cards in phase 1. A catastrophe leaves you only two families. How many cards can you still spend this turn?
    .praise = None: three spent is more than two families already.
    .hint = Compare what you have spent with your families as they are now.
    .two = The limit is for the whole turn: three cards are spent already.
    .one = You are left not with four families, but with two.

lesson-limit-kept-points =
    .task = And what becomes of those three cards?
    .praise = They stay valid: points are never given back, and what is built is built.
    .hint = A counter never moves back.
    .lose = To lose a family undoes nothing that was done.
    .choice-keep = They stay valid
    .choice-lose = One of them is lost

## 10. Groups of cards

lesson-groups = Groups of cards
    .intro = A group of one symbol scores 1, 3, 5, 8 or 12 points, for one to five cards.

lesson-groups-four-symbols =
    .task = Five families, and four cards of four different symbols. How many points are they worth, if you score them all?
    .praise = Four times one point. Different symbols do not form a group.
    .hint = One point for each single card.
    .group = Eight points would be for four cards of a kind.
    .one = One point for each of them.

lesson-groups-build-instead =
    .task = Build instead: spend the Shrine card and place its shrine on B2, where Rosa lives too.
    .praise = One more element, by the usual rules. The three other cards may still be used, for building or for points.
    .hint = Play the Shrine card to build, then choose B2.
    .score = We want to build with this card. A card that scores does not build.
    .another = It is the Shrine card that we want.
    .pass = Play the Shrine card first.
    .elsewhere = That is allowed, but you live there by yourself: the shrine would win no card. Place it on B2.
    .rival = This is Rosa’s house. Yours is on B2.

lesson-groups-four-alike =
    .task = If they were four House cards, how many points would they score together?
    .praise = Eight: twice as many. That is why one keeps cards in hand.
    .hint = The ladder is 1, 3, 5, 8, 12.
    .singles = Four points would be for one at a time.
    .pairs = Two pairs would make 6. One group is better.

lesson-groups-eight =
    .task = Eight families, eight Oven cards. Score them all, and as well as you can.
    .praise = 12 + 5 = 17 points. A group of five, and a group of three.
    .hint = Five first, then three; or the other way round.
    .too-long = A group never has more than five cards.
    .halves = Two groups of four would make 16. There is something better, by one point.
    .short = With such small groups you will not get the most.
    .pass = All the cards can be scored now: you have eight families.

lesson-groups-three =
    .task = Another game, five families. You have three Pen cards, and phase 3 is about to begin. Score them together.
    .praise = 5 points, scored at once. The three cards lie before you until the turn ends.
    .hint = All three in one group.
    .short = Score all three together.
    .pass = Score the three cards now.
    .build = We want points, not a pen.

lesson-groups-two-more =
    .task = The inspection brings you two more Pen cards. You score them before phase 4. What is your total then?
    .praise = 5 + 3 = 8 points: the two new ones are a group of their own. Five cards at once would have scored 12.
    .hint = Three cards are spent already: they cannot be regrouped.
    .regrouped = 12 points would be for one group of five. Three of these cards are spent already.
    .pair-only = The 5 points from before are still yours.

## 11. The end of a turn

lesson-end-of-turn = The end of a turn
    .intro = Everyone puts away the cards they have used, then the first player marker changes hands.

lesson-end-of-turn-cards =
    .task = You have spent three cards. Put them under a pile, whichever you like.
    .praise = All together, under one pile. Only its top card can be seen, and now everyone knows what waits farther down.
    .hint = The pile of the ovens, of the shrines or of the pens.
    .not-played = That pile is used only in the intermediate game.

lesson-end-of-turn-marker =
    .task = Give the first player marker to whomever you like.
    .praise = Next turn that player will begin every phase. Who gets it is worth bargaining for.
    .hint = Rosa or Jade. Not you.
    .keep = The first player never keeps the marker.

## 12. The final scoring

lesson-end = The final scoring
    .intro = The last turn is ending. Cards in hand are worth 1 point each, and each block pays its largest family.

lesson-end-first =
    .task = In the north-west: four houses of yours, one of them with two storeys, and four of Rosa’s without. Who scores for this block?
    .praise = You do: in a tie the family with more two-storey houses wins. Four houses, four points.
    .hint = Four each. What breaks the tie?
    .tie = There is a tie-break: the two-storey houses of the family.
    .red = Rosa has as many, but none with two storeys.
    .choice-0 = You
    .choice-1 = Rosa
    .choice-None = Nobody

lesson-end-second =
    .task = In the north-east Rosa lives by herself, with three houses. Does she score?
    .praise = Three points. For cards it takes two players; for the largest family it does not.
    .hint = This is not an inspection.
    .alone = It is for cards that it takes two inhabitants, not here.
    .choice-0 = No, you score instead
    .choice-1 = Yes
    .choice-None = No, nobody scores

lesson-end-third =
    .task = In the south, two houses each, without storeys. Who scores?
    .praise = Nobody. One storey, or one more house, would have won the whole block.
    .hint = Storeys do not break the tie: there are none.
    .blue = You are tied, in storeys as well.
    .red = You are tied, in storeys as well.
    .choice-0 = You
    .choice-1 = Rosa
    .choice-None = Nobody

lesson-end-cards =
    .task = You have three cards left in hand. How many points are they worth in the final scoring?
    .praise = 3 points: a card, a point, even if they had been alike.
    .hint = Groups no longer count.
    .group = 5 points were for a group of three. At the end groups no longer count.
    .nothing = A card in hand is still worth something.

lesson-end-blue =
    .task = How many points do you score in all?
    .praise = 4 + 3 = 7. Rosa scores only 3.
    .hint = The north-western block, and your cards.
    .storey = A storey breaks ties, but scores no point.
    .two-blocks = In the south you are tied: that block pays nothing.

lesson-end-close =
    .task = End the game: play no more cards.
    .praise = 7 to 3. Every point came from a block or from a hand; nothing else scores.
    .hint = A button says that you play no more cards.
    .cards-first = Scored one at a time, these cards would be worth no more than in hand. Pass.
    .build = Building scores nothing any more. Pass.

## 13. The intermediate game

lesson-intermediate = The intermediate game
    .intro = Two more aspects: the number of houses, and their height.

lesson-intermediate-height =
    .task = In the large block you have three two-storey houses, and so has Rosa. Who takes the card for height?
    .praise = Nobody: for height nothing breaks the tie.
    .hint = What could still break the tie? Nothing.
    .blue = You have three, and so has Rosa.
    .red = She has three, and so have you.
    .choice-0 = You
    .choice-1 = Rosa
    .choice-None = Nobody

lesson-intermediate-number =
    .task = And the card for the number of houses, in this block?
    .praise = You do, four houses to three. A two-storey house counts once.
    .hint = Count the houses, not the storeys.
    .tie = You have one more, on F4.
    .red = She has three, you have four.
    .choice-0 = You
    .choice-1 = Rosa
    .choice-None = Nobody

lesson-intermediate-other-number =
    .task = In the small block, one house each, without storeys. Who gets the card for the number?
    .praise = Nobody: as many houses, and as many storeys.
    .hint = In a tie the two-storey houses are counted. There are none.
    .blue = Rosa has one too, and nobody has a storey.
    .red = You have one too, and nobody has a storey.
    .choice-0 = You
    .choice-1 = Rosa
    .choice-None = Nobody

lesson-intermediate-one-more =
    .task = You have a house to build. Win the height in the large block.
    .praise = Four to three. The same storey would break ties of the other aspects, too.
    .hint = One of your houses in this block is still low: F4.
    .rival = Nobody builds a storey on another player’s house.
    .twice = One storey per house.
    .another = That is allowed, but the height would remain tied.

## 14. The expert game

lesson-expert = Cattle and villagers
    .intro = The expert game adds cattle, in pens, and villagers, on houses. Each has an aspect of its own.

lesson-expert-cattle =
    .task = You are blue, Rosa is red. You each have one head of cattle in the northern block. Who takes the cattle card?
    .praise = You do: your cattle stands in a pen attached to a two-storey house.
    .hint = In a tie the occupied pens of two-storey houses are counted.
    .tie = There is a tie-break: cattle whose pen belongs to a two-storey house.
    .red = Rosa’s pen belongs to a low house.
    .choice-0 = You
    .choice-1 = Rosa
    .choice-None = Nobody

lesson-expert-villagers =
    .task = Farther south Jade, in yellow, and Malo, in green, have one villager each. Who takes the villager card?
    .praise = Jade: her villager lives in a two-storey house.
    .hint = In a tie the villagers of two-storey houses are counted.
    .tie = There is a tie-break: the height of the house.
    .green = Malo’s villager lives in a low house.
    .choice-2 = Jade
    .choice-3 = Malo
    .choice-None = Nobody

lesson-expert-herd =
    .task = You have cattle to place. Lead it into a pen.
    .praise = Two head of cattle to none. House, pen, cattle: there is no other order.
    .hint = Your second pen, on D5, is empty.
    .rival = This pen is Rosa’s. Your cattle goes into your own pens only.
    .full = One head of cattle per pen: this one is full.
    .no-pen = Cattle does not go on a house, but into its pen.

lesson-expert-full-house =
    .task = Your house on C3 has a villager and an oven. Place the shrine.
    .praise = A villager shares the house with an oven or with a shrine, never with both.
    .hint = The roof of C4 is free.
    .both = C3 bears an oven already. A shrine as well would be too much.

lesson-expert-storey =
    .task = You want to raise C3, which has a villager and an oven. Do so.
    .praise = The villager and the oven have gone back to the supply. For somebody to live up there again it takes a new villager.
    .hint = Build on C3 and take both pieces back to the supply.
    .roof = The house is occupied. Return what it bears first, in the same move.
    .ground = It is the storey on C3 that we want.

## 15. The shaman

lesson-shaman = The shaman
    .intro = There is only one shaman. The block where he stands is spared by the next catastrophe that would have hit it.

lesson-shaman-place =
    .task = The last element of your tile is the shaman, and the catastrophe is going to strike the largest block. Place him on one of your houses to protect it.
    .praise = The earthquake has passed it by. Rosa gains from it as much as you do.
    .hint = On F4 or on F5.
    .rival = The shaman goes on your own houses only.
    .smaller = That is allowed; but the largest block, that of F4, would be hit.

lesson-shaman-when =
    .task = He has repelled a catastrophe. When does he leave the village?
    .praise = At the end of this turn. One who has repelled nothing stays, turn after turn, until he is needed.
    .hint = He has done his work.
    .now = Not at once: the turn is not over.
    .stays = He stays only as long as he has repelled nothing.
    .choice-now = At once
    .choice-end = At the end of the turn
    .choice-stays = He stays

lesson-shaman-leave =
    .task = End the turn: give the marker to Rosa.
    .praise = The shaman is back in the supply, and waits for the next tile that calls him.
    .hint = All that is left is to give the marker away.

## 16. Clan powers

lesson-clans = Clan powers
    .intro = In the expert game, scoring twelve points at once wakes the power of your clan, once for each group of five.

lesson-clans-twelve =
    .task = You are Ders, in red: five families, five House cards. Score twelve points at once, then use your power.
    .praise = The power does not count as a card spent. Now choose the house.
    .hint = All five cards in one group, then the power.
    .short = It takes twelve points at once: all five cards in one group.
    .declined = That is allowed, but it is lost: the power cannot be saved for later.
    .pass = First score your five cards.
    .build = These cards are worth more: twelve points, and the power of your clan.

lesson-clans-replace =
    .task = Replace Rosa’s two-storey house.
    .praise = Both of Rosa’s tiles have left the game, and a red house, without a storey, stands in their place. The cell was never a ruin.
    .hint = On G6, against your house on F6.
    .not-adjacent = It takes a rival house that touches one of yours.
    .another = That is allowed, and its oven would be lost. But we want her two-storey house.

lesson-clans-steal =
    .task = Another game, another clan: you are Oleyli, in yellow. Steal Rosa’s oven and her shrine.
    .praise = Both come from the same player, and are placed with you at once.
    .hint = The oven on F4 and the shrine on F5, in any order you like.
    .another = Both elements are stolen from the same player.
    .green = This is a pen of Jade’s. We are after Rosa’s pieces.

## 17. The Neighbours

lesson-neighbours = The Neighbours (unofficial solo challenge)
    .intro = Höyük has no game for one player. The Neighbours are a challenge by Vestiges, unofficial: automated clans that follow a list, in order.

lesson-neighbours-block =
    .task = The Neighbour, in red, has a single family and wants four. The first line of its list: join the foreign block with the most houses. Where does it go?
    .praise = Into yours in the north-west, which has three. A Neighbour likes to come where your block is large.
    .hint = Count the houses of your two blocks.
    .small = The other block has one house more.
    .home = It lives there already: to join means to enter a block where one is not.
    .choice-D4 = Block D4, in the north-west
    .choice-H8 = Block H8, in the south
    .choice-J3 = Block J3, where it lives

lesson-neighbours-cell =
    .task = And on which cell? A ruin first, then the cell that touches most of its own houses, then the one that touches the fewest empty cells. Point it out.
    .praise = E4: your houses border it on two sides, so that only two empty cells are left.
    .hint = No ruins here, and no houses of its own. Which cell is the tightest?
    .open = That one touches three empty cells. There is one that touches only two.

lesson-neighbours-act =
    .task = Let it decide, and compare.
    .praise = E4. And now it is your neighbour: from now on this block may give cards, to either of you.
    .hint = A button lets the Neighbour decide.

lesson-neighbours-tie =
    .task = At the end you have 20 points, and so has the Neighbour. Who has won?
    .praise = The Neighbour. To win you need more points than each of them; your margin decides which medal you get.
    .hint = This challenge is strict.
    .person = You need at least one point more.
    .both = Against the Neighbours a tie is lost.
    .choice-person = You
    .choice-neighbour = The Neighbour
    .choice-both = Neither
