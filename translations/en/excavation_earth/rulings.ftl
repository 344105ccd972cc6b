### Excavation Earth: the rulings. Where the rulebook is silent or wavers: the question, what we do, why.
### .other: the other reading · .ours and .theirs: the names of the choices, ours first, with their price · rules: assets/excavation_earth/rulings.json.

## With several players and alone

EE-A1 =
    .question = After a sale, must a trader be promoted?
    .answer = Yes: one trader of each market used becomes an envoy. The option makes it optional. A market used without a trader, by the Aquilla Collective, gives no envoy.
    .reason = The overview and the example speak of a possibility, but the rule for selling orders the move without condition. That rule is the one that counts.
    .other = Each promotion as you please: “can be promoted” in the overview reads so, and a trader kept can sell again.
    .short = Promotion
    .ours = Always
    .theirs = Optional
    .ours-price = an envoy per market used
    .theirs-price = the trader may stay

EE-A2 =
    .question = May a travel card pay for a sale?
    .answer = Yes, by default. So travel cards serve to travel and to sell, and stay in front of you once played. Without the option they only serve to travel.
    .reason = Selling asks for neither colour nor symbol, and a public source confirms it. But the rulebook also says that each action takes an action card: the option allows this literal reading.
    .other = Keeping travel cards for travelling: the rule of the turn speaks of action cards only.
    .short = Selling with travel cards
    .ours = Yes
    .theirs = No
    .ours-price = two uses a card
    .theirs-price = they only travel

EE-A3 =
    .question = A symbol fits two markets: which one is meant?
    .answer = For Command you choose one of the two. For the power of the Aquilla Collective too, unless the option opens both. A travel card or a Mask card gives Aquilla nothing. For Market, the explorer’s place decides.
    .reason = The rulebook always speaks of the market in the singular.
    .other = Opening both markets to the Aquilla Collective: the symbol does fit both.
    .short = Aquilla, two markets
    .ours = One
    .theirs = Both
    .ours-price = you choose
    .theirs-price = the symbol opens both

EE-A4 =
    .question = Kuti Kuti Union: from the same site, or a neighbouring one, or both?
    .answer = One second relic only, from the same site or from an adjacent dig site. Two free spaces in the hold. Other explorers of yours may be in the region, as long as the action uses only one; with two, the ordinary rule applies. Never three relics.
    .reason = The text of the power says “or”, its example “and”; but the example does speak of a second relic, in the singular.
    .other = One relic from each site, three in all: the example writes “and”, yet it counts two relics.

EE-A5 =
    .question = What is the popularity of a colour whose track is full?
    .answer = Zero: it is the least popular.
    .reason = There is then no free space to read. Only the ranking matters.
    .other = Keeping the last value read: a full track would count as much as one with a space left.

EE-A6 =
    .question = Is a rare sample worth more when the gallery is scored?
    .answer = No. Rarity makes the value of the relic; the gallery only counts the samples in each line.
    .reason = The overview speaks of the rarity of samples, but the scoring and its example only know rows and columns.
    .other = Counting rarity a second time in the gallery: no scoring table provides for it.

EE-A7 =
    .question = Command cards or command tiles, and how many?
    .answer = Eight tiles with two faces.
    .reason = The list of components says “cards”, the rules say “tiles”; their number and two faces are beyond doubt.
    .other = Cards to draw instead of tiles to turn over: nothing would say where to put them.

EE-A8 =
    .question = Empty supply: may a guard serve for the survey row?
    .answer = Yes, as elsewhere. Without cube and guard, Survey is impossible in rounds 1 and 2.
    .reason = The note is not repeated under Survey, but nothing treats it differently.
    .other = Forbidding Survey as soon as the supply is empty: the rulebook would have said so where it allows guards.

EE-A9 =
    .question = In which order are the black-market piles at the start?
    .answer = Each revealed relic goes on top of the one before: the last is visible. After that, whatever is added goes underneath.
    .reason = The rulebook does not say it for setup; later it always says “under the pile”.
    .other = Each relic under the one before, as later on: the first one drawn would stay visible.

EE-A10 =
    .question = How often may cards of the starting hand be replaced, and which?
    .answer = Once. The discarded cards are all of the group in excess; if there are two groups, you choose one. They go to the common discard pile.
    .reason = “These cards” are for us those of one group; the rulebook does not provide for doing it again.
    .other = With four cards of a colour and four of a symbol, replacing some of both at once: the sentence allows it too. Doing it again until the hand is balanced: the rulebook says nothing of it.

EE-A11 =
    .question = In which order are the queues rearranged, and what if a buyer is missing?
    .answer = First all queues of four lose their front buyer, from market 1 to 6; then the others are filled, from 1 to 6. If the buyer of a card is missing, the card is discarded and the next one drawn, seventeen at most.
    .reason = The rulebook wants queues of three; skipping an impossible card leads there.
    .other = Market by market, ejecting then filling: a buyer sent off could come straight back into the next queue.

EE-A12 =
    .question = Which buyer cards are reshuffled?
    .answer = All seventeen, when one must be drawn and the deck is empty.
    .reason = That is what the rulebook says, and all of them are then in the discard pile.
    .other = Reshuffling only the cards played lately: they would have to be told apart.

EE-A13 =
    .question = What if a reserve has not enough relics left?
    .answer = Those that are left are handed out in order: sites first, then the black market. In a Survey, the last relic goes to its site; if there is none, the third step does nothing and the action is still allowed.
    .reason = An effect that asks for what has run out is skipped; what is possible is done.
    .other = Refusing the action for want of relics, or serving the black market first: the rulebook names the sites first.

EE-A14 =
    .question = Survey: who chooses the relic that goes to its site, and do the others see it?
    .answer = You choose after seeing both, which are shown to all. Placing one is compulsory.
    .reason = The rulebook orders one to be placed, and leaves a choice between shuffling back and buying for the other.
    .other = Placing one at random and keeping the other secret: the choice between shuffling back and buying would mean nothing.

EE-A15 =
    .question = May one buy without room, or without taking a sample?
    .answer = Without room, no. Without a sample, yes: it is always optional.
    .reason = A purchase is stored, and a stored relic may leave a sample but need not.
    .other = Buying without room by sampling at once: a relic is stored before it leaves a sample.

EE-A16 =
    .question = May an action be chosen without doing anything with it?
    .answer = Excavate, Smuggle and Sell take at least one relic, and Command does at least one step. A Travel action without a step and a Market action without a step are allowed.
    .reason = The rulebook says expressly that the steps of Market are optional, and that Command does one or two.
    .other = Allowing every action empty, or none: the former would make passing pointless, the latter would jam hands.

EE-A17 =
    .question = Command: in which order are the two steps done?
    .answer = In the order you like. So the recalled envoy may go out again as a trader.
    .reason = The rulebook does not number them.
    .other = Sending first, recalling after: the rulebook uses bullets, not numbers.

EE-A18 =
    .question = May an envoy be recalled when the tile can do nothing, and several times a round?
    .answer = Yes, and you apply what is possible. One recall per Command action, as many Command actions as you like.
    .reason = Nothing forbids it; the program warns when it costs a majority.
    .other = One recall a round, and only if it serves: a limit that stands nowhere.

EE-A19 =
    .question = Selling: when is popularity read?
    .answer = Before anything moves. Then come the credits, the buyers, the promotions, the relics and finally the bonus card.
    .reason = The gains are described before the buyers leave, which changes popularity.
    .other = After the buyers have left: each sale would be made at a price that it has just changed itself.

EE-A20 =
    .question = May several relics be sold on one market?
    .answer = No: one relic per market. You gain by sale and by buyer, not by relic.
    .reason = The rulebook counts one market per relic sold.
    .other = Emptying the hold of a colour on one market: “for the sale, not per relic” rules it out.

EE-A21 =
    .question = Gul Cartel: when is the purchase, and what may be bought?
    .answer = Before colour and markets are chosen; any visible relic, given the credits and a free space, sample included. Sell is allowed if a purchase makes it possible; after the purchase a sale must follow. Any of the three black markets will do.
    .reason = The power says that the purchase comes first and that the relic may be sold in the same action.
    .other = Buying after the sale, or without selling: the power says that the relic may be sold in the same action.

EE-A22 =
    .question = Is’sisinui: what becomes of the three relics?
    .answer = One must go to its site. Of the other two, at most one is stored for free and at most one is bought; what is left is shuffled back. So both may be kept.
    .reason = The power adds a free relic to the rule, without taking away either the placing or the purchase.
    .other = A free relic instead of the purchase: the power adds it, it does not swap it.

EE-A23 =
    .question = Dal-Harrai Corp: what about the first turn, and about passing?
    .answer = The third explorer is placed first, the free step comes after that. It is there in each turn you take, even if you pass in it; not after you have passed.
    .reason = The power acts at the start of each turn; a skipped turn has no start.
    .other = No free step in the first turn, nor when passing: the power holds “at the start of each turn”.

EE-A24 =
    .question = What if the deck is empty when a card must be drawn?
    .answer = The discard pile is shuffled. If there is still nothing, no card is drawn.
    .reason = The rulebook says so for the deal; we extend it to every draw.
    .other = Drawing nothing once the deck is empty: a bonus card would be lost by accident.

EE-A25 =
    .question = Passing with two cards or less?
    .answer = Nothing is discarded. Travel cards do not count, and you choose which ones you keep.
    .reason = Two cards are a limit, not an aim.
    .other = Always discarding, or counting travel cards: “two at most” asks for neither.

EE-A26 =
    .question = Do traders, envoys, guards and explorers stay from round to round?
    .answer = Yes, like the buyers on the mothership. Only the cubes of the survey row come back. So an envoy counts in every scoring.
    .reason = No step of the preparation removes them.
    .other = Clearing everything between rounds: the preparation names what comes back, and that is the cubes of the survey row.

EE-A27 =
    .question = Which relics break a tie?
    .answer = Those in the hold and the hidden container, at the end.
    .reason = They are the only ones still owned; samples are not relics.
    .other = Counting samples too: they are no longer relics.

EE-A28 =
    .question = Tie in a centre: what are unpaid ranks worth?
    .answer = Zero. In round 1, two tied firsts gain 2 credits each.
    .reason = The pay of the ranks occupied is added up, and those pay nothing.
    .other = Sharing only among paid ranks: two tied firsts would have 5 credits each in round 1.

EE-A29 =
    .question = Two players, round 3: what about the third rank?
    .answer = It does not exist.
    .reason = Nobody occupies it.
    .other = A third rank for nobody, or for Zu: no one holds it.

EE-A30 =
    .question = What is hidden?
    .answer = Hands, decks and reserve piles. Everything else is known, credits included.
    .reason = Only these cards and tiles are given face down.
    .other = Hidden credits, as behind a screen: the box holds none.

EE-A31 =
    .question = Does Zu take an initiative marker when it surveys?
    .answer = No, never.
    .reason = Its Survey is described in full and does not mention it.
    .other = Giving it the marker as you would get one: its Survey is described in full without it.

EE-A32 =
    .question = Where may the third explorer go?
    .answer = To any of the 21 locations where you have none, whoever else is there.
    .reason = The rulebook gives this restriction only.
    .other = Barring places held by others: only your own presence is named.

EE-A33 =
    .question = In which direction are cards passed?
    .answer = Always to the left.
    .reason = The rulebook does not speak of alternating.
    .other = Left, then right, then left: a custom of other games.

EE-A34 =
    .question = Market: may one take the very buyer one ejects?
    .answer = No. The new buyer is taken first, and must be there; only then is the front one ejected.
    .reason = The ejection comes from adding somebody to a full queue.
    .other = Ejecting first: the same buyer would leave at the front and come in at the back.

EE-A35 =
    .question = Kutu Kuti or Kuti Kuti?
    .answer = Kutu Kuti in French, as in the rulebook; Kuti Kuti in English, as in public sources.
    .reason = Both names have been printed.
    .other = One name everywhere: one of the two rulebooks would be contradicted.

EE-A36 =
    .question = How many factions can be played?
    .answer = Five, and Zu has a board of its own besides.
    .reason = The rulebook counts five faction boards, and Zu’s among the solo components. A public review counts otherwise.
    .other = Four factions and Zu: a review counts so, but the list of components names five.

EE-A37 =
    .question = May one go into debt?
    .answer = No: you only pay credits that you have.
    .reason = The tokens are unlimited, but the rulebook knows no loans.
    .other = Paying on credit, since tokens are unlimited: no rule would say when to pay back.

EE-A38 =
    .question = Drafted starting hands: six cards or eight?
    .answer = Eight, as before a round: two kept three times, the last two discarded. No cards are replaced after that. Not in solo play.
    .reason = The variant refers to step 5 of the preparation; and replacing mends a hand dealt by chance, not a chosen one.
    .other = Six cards only, or a replacement after the draft: the step it cites deals eight.

EE-A39 =
    .question = May stored relics be rearranged or thrown away?
    .answer = No.
    .reason = No rule offers such a step.
    .other = Throwing a relic away to make room: a full hold would not matter any more.

EE-A40 =
    .question = A column filled with a guard taken from the same column?
    .answer = It is not filled: the four cells must be occupied afterwards. A guard shifted within its column never fills it.
    .reason = The card is drawn when the column is full.
    .other = Taking the column as full for a moment, before the guard moves: a card gained for nothing filled.

EE-A41 =
    .question = Which tile goes to which centre?
    .answer = In the order drawn, from left to right. They stay there, and are turned over in place in round 3.
    .reason = The rulebook puts a tile in front of each centre without saying which.
    .other = Placing them at will, or drawing anew in round 3: they are turned over in place.

EE-A42 =
    .question = What if one has cards but nothing useful to do?
    .answer = A Travel action without a step is always possible with a card, and passing always is.
    .reason = So nobody is ever without a move.
    .other = Demanding a useful action: one could be left without a move.

EE-A43 =
    .question = May the guard one takes come from a complete line?
    .answer = Yes, any guard. The card for a column already filled is neither given back nor drawn a second time.
    .reason = The rulebook protects no cell, and limits the card to once per column.
    .other = Protecting complete lines, or taking the card back: the rulebook does neither.

EE-A44 =
    .question = In which order are the steps of a Market action done?
    .answer = As you like, except that the white buyer is added before the coloured one. The trader is sent before, between or after the buyers.
    .reason = The rulebook numbers three steps to choose “among”, and commands one order only: the coloured buyer after the white one, if both are added.
    .other = Always the trader first: nothing would change on the table, but whoever began with a buyer would lose the trader.

## Zu

EE-Z0 =
    .question = “Greatest influence difference”: the greatest, or the smallest?
    .answer = The list of five priorities is what counts. Between two centres of the same rank, the smaller gap goes first, then chance. Without the option chance decides at once.
    .reason = The title says greatest, the summary says smallest, and the list nearly always reconciles them. The summary helps where it is not enough.
    .other = Leaving it to chance as soon as two centres share a rank: the list of priorities ends there.
    .short = Zu: influence gap
    .ours = The smallest
    .theirs = By lot
    .ours-price = the smaller gap first
    .theirs-price = chance between equal ranks

EE-Z1 =
    .question = What are the relics Zu can sell, and what if it has none?
    .answer = Those it owns. Without a relic the criterion of buyers does not count; and in a Market action Zu adds a buyer of a colour drawn by lot among those left. The option makes it leave that buyer out.
    .reason = The list of colours ends in chance, and the rulebook wants both buyers if possible.
    .other = Adding only the white buyer: without a relic no colour serves it.
    .short = Zu without relics
    .ours = Colour by lot
    .theirs = White only
    .ours-price = both buyers if possible
    .theirs-price = one buyer less

EE-Z2 =
    .question = Several of Zu’s colours tie for most popular: which one is counted?
    .answer = For each market, the one that interests most buyers there.
    .reason = All of them answer the question; the best one tells what the market offers.
    .other = Adding up the tied colours, or drawing one by lot: the rulebook speaks of the most popular one.

EE-Z3 =
    .question = Zu sells: several colours open as many markets?
    .answer = The most popular, then the one that interests most buyers on the markets chosen, then chance.
    .reason = The rulebook says nothing; this is the order of its Quick Sale.
    .other = Chance at once: the Quick Sale shows that Zu counts first.

EE-Z4 =
    .question = On how many markets does Zu sell?
    .answer = As many as possible: three at most, no more than its relics of the colour nor than the markets that qualify.
    .reason = It sells by the ordinary rules.
    .other = One market at a time: Zu would sell worse than its rules allow.

EE-Z5 =
    .question = Quick Sale: what if nobody wants the colour of which Zu has fewest?
    .answer = Only colours that some market wants are considered.
    .reason = Otherwise the action would fail, whereas the rulebook makes it fail only if none can be sold.
    .other = Failing when its rarest colour interests nobody: the rulebook keeps failure for when nothing can be sold.

EE-Z6 =
    .question = Do Zu’s two relics come from two sites?
    .answer = Not necessarily. They are two different types, however, since it takes a sample of the first at once.
    .reason = Zu has no explorers, and the rulebook speaks of the sites of the region.
    .other = Two different sites, as for two explorers: Zu has none.

EE-Z7 =
    .question = Which copies are counted on the main board?
    .answer = Those on the dig sites. The option adds the piles of the black market.
    .reason = The piles may be on the same board, but this action takes nothing from there.
    .other = Counting the piles of the black market too: they may lie on the same board.
    .short = Copies that Zu counts
    .ours = Sites only
    .theirs = Black market too
    .ours-price = what it can dig
    .theirs-price = five more piles

EE-Z8 =
    .question = “Most popular” card: what if no relic of this colour suits Zu?
    .answer = Zu goes to the black market with this colour. It only goes on to the next one if the sites hold no relic of it; if they are all empty, it keeps the first.
    .reason = The rulebook changes the colour only when it is absent from the sites.
    .other = Going on to the next colour until one suits: the rulebook changes only when the sites have none.

EE-Z9 =
    .question = Card of two colours: what if the chosen colour is absent?
    .answer = Black market with this colour; the other one is not tried.
    .reason = The rulebook says that Zu then buys on the black market.
    .other = Trying the other colour of the card: Zu would go to the black market less often.

EE-Z10 =
    .question = Zu fences, but all its relics are of one colour?
    .answer = It fences one, the most valuable.
    .reason = Two relics must be of different colours.
    .other = Fencing nothing, or two of one colour: the rule wants two colours.

EE-Z11 =
    .question = Zu’s Survey: every card bears a cube?
    .answer = The card drawn is discarded, and the rest is done. That is no failure.
    .reason = The rulebook says that Zu draws the relics whatever the round.
    .other = Failing for want of a place in the survey row: the rest of the action does not depend on it.

EE-Z12 =
    .question = Does the relic Zu buys in a Survey leave a sample?
    .answer = Yes.
    .reason = As whenever it stores a relic.
    .other = No sample outside an excavation: Zu leaves one whenever it stores.

EE-Z13 =
    .question = Zu’s Survey without a purchase: which relic goes to its site?
    .answer = One of the two, by chance.
    .reason = The rulebook gives no priority.
    .other = The cheaper one, or your choice: Zu has no preference in print.

EE-Z14 =
    .question = Zu fills a column: does it draw?
    .answer = No.
    .reason = It has no hand.
    .other = Burning a card or gaining credits instead: nothing is provided.

EE-Z15 =
    .question = Double excavation: what if one of the two colours has nothing for Zu?
    .answer = It only takes the other. If neither has anything, it goes to the black market with the more popular one; with a single space, the more popular goes first.
    .reason = The setting adds a relic, without changing what happens when there is none.
    .other = Failing when one of the two is missing: the setting would make Zu weaker.

EE-Z16 =
    .question = Double purchase: how is the second one made?
    .answer = In the same way, beginning with the sought colour and skipping the one just bought. If it cannot be made, it is ignored. There is no third one.
    .reason = “By the same rules”: we count among them that of the base game, by which two purchases of one action are of two regions. “A second one” excludes a third.
    .other = Beginning again with the sought colour, where the next relic of the pile is visible now, and buying two of one colour: the sentence allows it too.

EE-Z17 =
    .question = Burnt cards: what if the deck is empty?
    .answer = Nothing happens.
    .reason = There is no top card.
    .other = Reshuffling in order to burn: the setting does not ask for it.

EE-Z18 =
    .question = Free storage: where do Zu’s relics go?
    .answer = Discovered and surveyed ones: hold, then container. Bought ones: container, then hold. Room is counted in both; so Zu only fences when both are full, and never buys merely because its hold is.
    .reason = The setting opens both to any relic, and its habits tell where to begin.
    .other = Keeping both stores apart when judging room: the setting opens them, after all.

EE-Z19 =
    .question = What if Zu has only one card left for its turn?
    .answer = It plays it, and passes in its next turn.
    .reason = The rulebook foresees a last turn of a single action.
    .other = Passing with a card in hand: a card would be lost each round.

EE-Z20 =
    .question = Are Zu’s traders always promoted?
    .answer = Yes, even if you chose optional promotion.
    .reason = Zu sells by the base rules, and has no choice to make.
    .other = Leaving it the choice, say by lot: Zu does not decide on its promotions.

EE-Z21 =
    .question = Market: does Zu choose its two markets together?
    .answer = Yes, by the position before the action. Both traders go, then each market receives its buyers, the better-ranked one first. The colour is chosen anew for each, once the white buyer is there.
    .reason = That is the order of the text: the traders, then the buyers.
    .other = Choosing the second market after serving the first: the buyers added would change its ranking.

EE-Z22 =
    .question = What does it mean to check the room “for each relic”?
    .answer = With a single free space Zu takes one relic and stops. The two cases in which it does not dig are judged once, at the start of the action.
    .reason = The rulebook says both.
    .other = Giving up unless there are two spaces: “for each relic” would have no effect.

EE-Z23 =
    .question = Limited crew: what exactly happens when cubes are lacking?
    .answer = Market sends as many traders as there are cubes, two at most, and only fails without any. Command fails when it lacks a cube for its envoy; the trader, if it was sent just before, stays. Quick Sale fails if it needs a trader and there is no cube. Without cubes Zu takes no sample, and its card in the survey row stays without a cube.
    .reason = If it must place a cube and has none left, its action fails, says the rulebook, which excepts only Market: two traders “if possible”, else one. What becomes of a trader already sent, it does not say.
    .other = Taking that trader back, since the whole action failed; or counting as done a Command that sent its trader only.

EE-Z24 =
    .question = Zu’s Survey when the reserve is empty?
    .answer = If its card took a place in the survey row, it is a success; if nothing could be done, a failure.
    .reason = An action fails when Zu could do nothing with it.
    .other = Failing for want of a relic: yet the card placed counts.

EE-Z25 =
    .question = Zu’s Survey with a single relic?
    .answer = It buys it if it can; otherwise the relic goes to its site.
    .reason = Its list puts the purchase before the placing, unlike yours.
    .other = Placing it first, as you do: its list begins with the purchase.

EE-Z26 =
    .question = Your unsold relics: can your total become negative?
    .answer = Yes.
    .reason = The rulebook sets no minimum.
    .other = Stopping at zero: unsold relics would cost nothing any more.

EE-Z27 =
    .question = Zu’s coloured buyer: what if the track of its colour is empty?
    .answer = Only colours that still have a buyer count. If Zu has relics but none of their colours has one, it adds none.
    .reason = What has run out cannot be chosen.
    .other = Taking the next colour, even without a relic: it would have nothing to sell to it.

EE-Z28 =
    .question = Burnt cards: even when the action fails, and where do they go?
    .answer = Yes, in every case. They go to Zu’s discard pile, and may be among the three that come back.
    .reason = The setting applies as soon as Zu plays the card.
    .other = Burning only after a success: the setting speaks of the card played.

EE-Z29 =
    .question = Where is “the colour of which you have fewest relics” counted?
    .answer = In your hold and your hidden container. Samples do not count.
    .reason = Those are your relics; a sample is no longer one.
    .other = Counting the gallery too: a sample is no longer for sale.

EE-Z30 =
    .question = Full hold: which colour does Zu seek on the black market?
    .answer = The one it would have dug. Being able to take two relics does not count then.
    .reason = The rulebook keeps the colour of the original Excavate action.
    .other = Seeking the cheapest colour of the black market: the card keeps its own.

EE-Z31 =
    .question = How does turn order change against Zu?
    .answer = Only you can have an initiative marker. With it you play first; without it the order stays the same.
    .reason = Zu never takes one.
    .other = A marker for Zu when you have none: it never takes one.
