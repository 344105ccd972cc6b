### Excavation Earth: the lessons, in the order in which they are offered.
### lesson-<lesson>: the title, .intro · lesson-<lesson>-<step>: .task, .praise, .hint, one attribute per mistake, .choice-… per choice.

## 1. Travelling

lesson-travel = Along the lines
    .intro = The people of the Earth have gone, their things are still here. Your three explorers go looking for them from one location to the next, along the lines: markets, dig sites, black markets.

lesson-travel-third-explorer =
    .task = This is your very first turn. Two of your explorers are waiting already, at market 1 and at market 4. Place the third wherever you like.
    .praise = There it stands, for neither card nor fuel: all the more reason to choose a place far from the other two.
    .hint = Any location without an explorer of yours; Rosa’s do not count.
    .own = Your explorers share the planet between them. Two together would be no use to you.

lesson-travel-one-step =
    .task = You have just played a card to travel. Where can the explorer at market 1 get in a single step? Point out every location.
    .praise = Three lines leave market 1: to the Rockies, to the Great Lakes, to the western black market. Rosa’s explorer is in nobody’s way.
    .hint = Follow each line from market 1 with your finger.
    .occupied = Rosa is in the Rockies, but other players’ explorers never bar the way.
    .no-black-market = A third line goes south: a black market is a location like any other.
    .two-steps = No line joins market 1 and market 2: that would take two steps.

lesson-travel-two-sites =
    .task = The Rockies and the Great Lakes are two red dig sites. With your card and its 3 fuel, bring an explorer to each of them, then end the travel.
    .praise = One fuel per step, and you share out the steps as you like. Fuel that is left over is lost, and that does not matter.
    .hint = Drag the card onto an explorer. A line leads from market 1 to the Rockies, another from market 4 to the Great Lakes.
    .together = You may pass through a location where you already have somebody, but not stay there. Send one of the two to the Rockies.
    .no-line = A step follows a single line. To go farther you need several steps, and so several fuel.
    .too-early = One of the two red sites is still without anybody. Is there any fuel left?
    .another-action = Here we want to travel. If your card is gone, go back to the start of the step.

lesson-travel-no-fuel-to-spare =
    .task = Once more, but with a 2-fuel travel card: one explorer in the Rockies, one at the Great Lakes, and not a step to spare.
    .praise = Just enough. A travel card has neither colour nor symbol, but you get it back every round.
    .hint = A line leads straight to each of the two sites.
    .together = With one step more, one of the two could leave again. Here the fuel is used up, and two of yours never stay together.
    .astray = That step does not lead to the two sites, and you have only two.
    .too-early = One of the two red sites is still without anybody.

## 2. Round the globe

lesson-globe = Round the globe
    .intro = A map has edges, a planet has none: two lines go round the back.

lesson-globe-edge =
    .task = Your explorer is on Easter Island, in the south-west, and you have 1 fuel left. Where can it go? Point out every location.
    .praise = Four locations: the Pampa and the western black market close by; and, beyond the edge, market 6 and the eastern black market.
    .hint = Two lines leave the map on the left. They come in again on the right.
    .no-globe = There are others: the planet is round, and two lines run round it.
    .one-line = You have found one of the two lines that run round the globe. The other arrives not far from there.
    .neighbour = Amazonia is near, but no line leads there from here.

lesson-globe-to-market-6 =
    .task = Go round: bring this explorer to the location in the east that is both a market and an orange dig site.
    .praise = A single fuel, and it is on the other side of the world. Few short cuts are as good as this one.
    .hint = That is market 6.
    .black-market = The other line leads to the eastern black market. It is market 6 that we want.
    .by-land = Near on the map does not mean adjacent: only the lines count.
    .another = It is the explorer on Easter Island that leaves.

## 3. Excavating

lesson-excavate = Excavating
    .intro = A card in the colour of the region, an explorer on the site, a free space in the hold: that is all it takes to discover a relic.

lesson-excavate-two-relics =
    .task = Your explorers are in the Rockies and at the Great Lakes. With your red card, discover two relics and take a sample of each.
    .praise = Two sites, two relics, two guards in the red column of your gallery. These samples will stay, even when the relics are sold.
    .hint = Drag the red card onto a site, a relic into your hold, then a cube onto the cell of your gallery. And the same for the other site.
    .green-card = It is the colour of the card that chooses the region. Take the red one.
    .same-site = The Great Lakes have two, but a site gives only one per Excavate action. Fetch the other from the Rockies.
    .no-sample = It is now or never: a sample is taken at the moment when the relic is stored.
    .one-only = You have somebody on both sites, and room: take the second as well.

lesson-excavate-column =
    .task = In your gallery the red column lacks a single cell. Discover the traffic cone and fill the column.
    .praise = A full column: you draw an action card at once. Each column does so once in the game.
    .hint = The traffic cone is in the Rockies, and so is your explorer.
    .no-sample = Without this sample the column stays incomplete, and you miss the card.

## 4. The value of a relic

lesson-values = What a relic is worth
    .intro = The rarer a relic, the more it is worth. Its value is 9 minus the number of its copies in the game.

lesson-values-three-copies =
    .task = There are 3 copies of the red jukebox. What is it worth?
    .praise = 9 minus 3: it is worth 6. No relic is worth more.
    .hint = Start from 9.
    .copies = 3 is the number of copies. The value is what is missing to reach 9.
    .from-ten = Start from 9, not from 10.

lesson-values-six-copies =
    .task = And the red traffic cone, of which there are 6 copies?
    .praise = 9 minus 6: it is worth 3. They are everywhere.
    .hint = 9 minus the number of copies.
    .copies = The other way round: the more there are, the less it is worth.

lesson-values-how-many =
    .task = Now backwards: the green stag trophy in your hold is worth 5. How many copies of it are there in the game?
    .praise = 4. So the figure on a relic also tells you how many others may still turn up.
    .hint = Value and copies always make 9.
    .value = 5 is its value. How much must you add to make 9?

lesson-values-rarest =
    .task = Two relics lie in Mesoamerica, and you have only one explorer there. Discover the rarer one, and take its sample.
    .praise = The jukebox. One explorer, one relic: it had better be the right one.
    .hint = The rarer one is the one that is worth more.
    .less-rare = The phone handset is worth 5: there are 4 of them. The jukebox is rarer.
    .no-sample = Take its sample too, while there is time.

## 5. A full queue

lesson-full-queue = The queue is full
    .intro = Each market has its queue, of four buyers at most. Whoever arrives goes to the end; if the queue is full, the first one leaves before that.

lesson-full-queue-who-leaves =
    .task = The queue of market 4 is full: purple in front, then yellow, green and red. You are going to add a white buyer, then an orange one. Who leaves?
    .praise = Purple for the white one, yellow for the orange one. Both go back to the buyers board.
    .hint = Each newcomer makes the front buyer leave.
    .one-only = Two arrive, so two leave.
    .from-behind = Those at the end have just arrived. One leaves at the front.
    .choice-V = The purple one
    .choice-Y = The yellow one
    .choice-G = The green one
    .choice-R = The red one

lesson-full-queue-add-two =
    .task = Play this Market action: your trader first, then the white buyer, then the orange one.
    .praise = Green, red, white, orange: it is another queue now. And your trader is in place; without one you could sell nothing here.
    .hint = Drag the Trident card onto the queue of market 4, then one of your cubes, then the two buyers.
    .prism-card = Here the colour of the card does not matter: its symbol chooses the market.
    .no-trader = The trader goes first: after a buyer it is too late to send one.
    .colour-first = White always goes before colour: after the orange buyer it could not come any more.
    .another-colour = It is an orange buyer that we want.
    .white-only = The orange buyer is missing.

lesson-full-queue-more-popular =
    .task = Which colour is more popular now than before?
    .praise = Orange: one of its buyers has left the track. Purple and yellow have come back to theirs, so they have lost popularity. White has no track.
    .hint = A colour rises when one of its buyers leaves the track.
    .gone-back = That buyer has come home: its colour loses popularity.
    .still-there = That one has not moved: it is still in the queue.
    .choice-Y = Yellow
    .choice-G = Green
    .choice-R = Red
    .choice-V = Purple
    .choice-O = Orange

## 6. Popularity

lesson-popularity = Making a colour rise
    .intro = The more buyers of a colour have left their track, the more popular it is, and the better its relics sell.

lesson-popularity-white-first =
    .task = A queue of three: green in front, then red and yellow. If you add a white buyer, then a green one, what becomes of it?
    .praise = White is the fourth, and the green one after it pushes out… a green one. One leaves the track, the other comes back to it: the popularity of green has not changed.
    .hint = Count to four. Who is in front when the last one arrives?
    .five = That would make five buyers, and a queue stops at four.
    .all-stay = The green one does get in: it is the front buyer who leaves.
    .choice-GRYWG = Green, red, yellow, white, green
    .choice-RYWG = Red, yellow, white, green
    .choice-GRYW = Green, red, yellow, white

lesson-popularity-greener =
    .task = You want green to become more popular. Play the Market action that does it, and do not forget your trader.
    .praise = Without the white buyer there was just enough room: nobody left, and one more green buyer is off the track. An optional step may be skipped, too.
    .hint = Nothing is compulsory in a Market action.
    .white = White would take the fourth place, and the green one after it would push out the one in front. Go straight to green.
    .no-trader = The trader first: afterwards it is too late.
    .another-colour = It is a green buyer that we want.
    .nobody = The green buyer is missing.

lesson-popularity-green-track =
    .task = Before your Market action the green track had 3 free spaces. How many has it now?
    .praise = 4: that is the current popularity of green.
    .hint = A green buyer has just left it.
    .before = That was before. A green buyer has left since.
    .left = 6 green buyers are still waiting there. Count the free spaces.

## 7. Ranks

lesson-ranks = The ranks of the colours
    .intro = Selling pays first of all for the rank of the colour: 9, 5, 3, 1 or 0 credits, from the most popular to the least popular. Free spaces on this table: red 5; yellow, green and orange 4; purple 3.

lesson-ranks-red =
    .task = You sell a red relic. How many credits for popularity?
    .praise = 9: red is alone at the top.
    .hint = Which track has the most free spaces?
    .second = No colour is ahead of red.

lesson-ranks-yellow =
    .task = And for a yellow relic, level with green and orange?
    .praise = 5: the three colours are second, and each pays as much as a lone second would.
    .hint = How many colours are ahead of yellow?
    .shared = Only one colour is ahead of yellow: it is second, and the tie takes nothing from it.
    .first = Red is ahead.

lesson-ranks-orange =
    .task = The orange track is the last one on the right. How much does the popularity of orange pay?
    .praise = 5 as well: where a track stands on the board breaks no tie.
    .hint = Again, count the colours that are ahead.
    .third = Only one colour is more popular than orange: it is second, too.
    .fourth = Count the colours that are more popular than orange, not those on its left.

lesson-ranks-purple =
    .task = A purple buyer waits at market 3. You sell it a purple relic: how many credits in all?
    .praise = 2, those of the buyer. Four colours are ahead: purple is fifth and pays nothing. Third and fourth rank have vanished in the tie.
    .hint = An interested buyer pays 2 credits. And the rank?
    .third = 3 credits would be for a third rank. Count the colours that are ahead of purple.
    .fourth = 1 credit would be for a fourth rank. Count the colours that are ahead of purple.
    .buyer = Popularity pays nothing, but the buyer does.

lesson-ranks-best-sale =
    .task = One relic, one market: make the sale that pays most.
    .praise = 9 for the first rank and 6 for the three red buyers: 15 credits for a single relic.
    .hint = Where do the most buyers of one colour wait?
    .another-colour = That sale is allowed, but another colour pays more: it is more popular, and more buyers want it.

## 8. Selling

lesson-sale = Selling
    .intro = A sale takes one colour, and one to three markets. Each needs an interested buyer and a trader of yours. Any card pays for it.

lesson-sale-where =
    .task = You are selling purple; your traders are at markets 1, 3 and 5. At which markets can you sell?
    .praise = At 1 and 5. At 3 nobody wants purple; at 4 somebody would, but you have no trader there.
    .hint = Two conditions at each market: somebody who buys, and somebody who sells.
    .no-buyer = At market 3 wait a red, a yellow and a green buyer: neither purple nor white.
    .no-trader = A white buyer, who wants every colour, does wait at market 4, but you have no trader there.
    .choice-0 = Market 1
    .choice-2 = Market 3
    .choice-3 = Market 4
    .choice-4 = Market 5

lesson-sale-for-popularity =
    .task = Free spaces: orange 6, purple 4, red and yellow 3, green 2. How much does the popularity of purple pay?
    .praise = 5, once for the whole sale, however many relics there are.
    .hint = Purple is second.
    .first = Orange is ahead.
    .spaces = 4 is how many free spaces it has: they give it its rank, and the rank is what pays.

lesson-sale-for-buyers =
    .task = You sell at markets 1 and 5. How much do the interested buyers pay?
    .praise = 12: three are interested at each market, white ones included, and each pays 2 credits.
    .hint = Purple and white ones count. The green one at market 1 does not.
    .per-relic = It is buyers that count, not relics: all who are interested pay.
    .no-white = White buyers want every colour: count them as well.
    .one-each = There are six indeed, and each pays 2 credits.

lesson-sale-promoted =
    .task = After this sale, in which command centres will you have a new envoy?
    .praise = Market 1 bears the Prism, market 5 the Ring: one trader of each goes up to the centre with the same symbol.
    .hint = Look at the symbols of the two markets where you sell.
    .unused = The trader at market 3 stays where it is: nothing is sold there.
    .choice-0 = The Prism centre
    .choice-1 = The Ring centre
    .choice-2 = The Trident centre

lesson-sale-sell =
    .task = Make this sale: two purple relics, for as many credits as possible.
    .praise = 5 and 12, and 3 more for two markets: 20 credits, and a card. The six buyers go up to the mothership; the two who were there come home to the buyers board.
    .hint = Drag the card onto the buyers board, a relic onto the queue of market 1, another onto that of market 5, then conclude.
    .no-buyer = This market will have to wait: it would need a purple or white buyer first.
    .no-trader = The buyer is there, the trader is missing. A Command action could send one, another time.
    .same-market = The second relic is sold elsewhere. That is no loss: each market brings its own buyers.
    .one-market = Another market is open to you: its buyers, the bonus and a card are waiting there.
    .another-action = Keep your card for the sale: any card pays for it.

## 9. Commanding

lesson-command = Commanding from afar
    .intro = A Command action needs no explorer. The symbol of the card opens two markets, and the command centre that answers to them.

lesson-command-from-afar =
    .task = Round 1. Your card bears the Ring. Without moving anybody, send a trader to market 5 and an envoy to the Ring centre.
    .praise = A trader and an envoy for a single card, at the other end of the world! You could also have begun with the envoy.
    .hint = Drag the card onto the Ring centre, then a cube onto the queue of market 5 and another into the centre.
    .market-action = A Market action needs somebody on the spot; a Command action does not. Play the card on the Ring centre.
    .recall = An envoy is recalled to activate a tile, and there is none yet. Place a second one instead.
    .prism = The Ring is the symbol of the middle centre.
    .market-2 = Market 2 bears the Ring as well, but it is at market 5 that we want to sell.
    .one-only = One card, two steps: take the other one too.
    .another-action = Here we want a Command action.

lesson-command-round-1 =
    .task = Still in round 1: instead of placing an envoy, could you recall one from this centre?
    .praise = A recall serves to activate the tile of the centre, and the tiles only arrive in round 2.
    .hint = What do you see in front of the three centres?
    .credits = That is what a tile would do, later on. For now the centres have none.
    .explorer = A Command action never needs an explorer.
    .choice-credits = Yes, for a few credits
    .choice-explorer = Yes, but with an explorer on the spot
    .choice-no-tile = No, there is nothing to activate

lesson-command-as-it-is =
    .task = Round 2. In the Ring centre Rosa has two envoys and you have one. If you do nothing, how much does this centre pay you in the scoring?
    .praise = 5, for second place. Rosa gains 10 credits.
    .hint = In round 2 the first gains 10 credits and the second 5.
    .first = Rosa has more envoys than you.
    .nothing = In round 1 the second got nothing. In round 2 it gains 5 credits.

lesson-command-one-more =
    .task = And if you place a second envoy there?
    .praise = 7: in a tie 10 and 5 are added up and shared, rounded down. Rosa, too, gains only 7 now.
    .hint = Add up what the two places pay, then share.
    .first = You draw level with Rosa, you do not overtake her: you share.
    .second = You are no longer second: the two of you hold the first two places.
    .rounded-up = Half of 15 is seven and a half, and that is rounded down.

lesson-command-recalled =
    .task = The other idea: recall your envoy to activate the tile of the centre, a Grant, white face. How many credits right now?
    .praise = 6. But without an envoy the centre pays you nothing in the scoring: 6 gained, 5 lost, 1 credit is left.
    .hint = Read the white face of the Grant.
    .yellow = That is its yellow face, for round 3.

lesson-command-reinforce =
    .task = Do what pays most in the Ring centre, and with the same card send a trader to market 5.
    .praise = 2 credits more in this scoring, 3 less for Rosa. And scoring removes nobody: your two envoys will count again in round 3.
    .hint = Compare: 7 instead of 5, or 6 now and nothing in the scoring.
    .recall = 6 credits now, 5 less in the scoring, and one envoy less in round 3. One envoy more pays better.
    .market-2 = Market 2 bears the Ring as well, but it is at market 5 that we want to sell.
    .one-only = One card, two steps: take the other one too.
    .another-action = Here we want a Command action.

## 10. The black market

lesson-black-market = On the black market
    .intro = An explorer on a black market, a Mask card: you buy or you fence, never both in the same action.

lesson-black-market-price =
    .task = The lucky cat, visible on the yellow pile, is worth 6. You have 12 credits: how many would you have left if you bought it?
    .praise = 5: on the black market you pay the value plus 1. So the cat costs 7 credits.
    .hint = The black market does not quite sell at value.
    .value-only = At its value, yes. But the black market takes 1 credit more.
    .price = 7 is the price. What is left of 12?

lesson-black-market-buy-two =
    .task = Your hold is full, your hidden container is empty. Buy two relics, and take a sample of each.
    .praise = 7 and 5: there go your 12 credits, but two more cells of your gallery are occupied.
    .hint = What comes from the black market may go into the hidden container. Two piles show a relic.
    .into-the-hold = A full hold does not keep you from buying: the hidden container has two free spaces.
    .two-red = The traffic cone will have to wait: after the red one, take the yellow one.
    .fence = To fence is to sell. This time we are buying.
    .no-sample = It is now or never: take the sample.
    .one-only = You can still pay for a relic of another colour.

lesson-black-market-fence-two =
    .task = Not a credit left! With your other Mask card, fence two relics to gain as many as possible.
    .praise = 6 and 6: 12 credits. Hold or hidden container, everything can be fenced, and each relic goes under the pile of its colour.
    .hint = Two of your relics are worth 6: one is in the hold, the other in the hidden container.
    .cheaper = Two of your relics are worth more than that one.
    .one-only = You may fence two.
    .another-action = Keep your card for the Smuggle action.

lesson-black-market-samples-left =
    .task = Before fencing you had 7 guards in your gallery. How many are left?
    .praise = 7. The relic goes, its sample stays.
    .hint = Look at your gallery.
    .gone = A sample does not follow its relic: it stays yours.

## 11. Survey and pass

lesson-survey = Survey, then pass
    .intro = A Survey does three things: it takes a place in the survey row, it gives an initiative marker, it reveals two relics.

lesson-survey-row =
    .task = Play a Survey with your green card. Rosa already has a cube on one of the three cards of the survey row.
    .praise = Your card is in place, and you hold marker 2, the lowest of those that are left. Two green relics are revealed.
    .hint = Drag the green card onto a card of the survey row without a cube.
    .taken = That place is taken. Two cards without a cube are left.
    .another-colour = The colour of the card chooses that of the relics, and we want green ones.

lesson-survey-price =
    .task = The stag trophy is worth 5. What would it cost in a Survey?
    .praise = 10, double its value. With 6 credits it is out of reach.
    .hint = It is not the price of the black market.
    .value = That is its value. In a Survey you pay it twice.
    .plus-one = That is the price of the black market. A Survey charges double the value.

lesson-survey-place-and-buy =
    .task = One relic goes to its site; the other is bought or given back. Make the best of your 6 credits, sample included.
    .praise = The trophy waits on Easter Island; the watering can, worth 3, is in your hold for 6 credits. The hidden container only takes what comes from the black market.
    .hint = Which one can you pay for? Place the other one first.
    .buy-first = The order matters: first a relic onto its site, then the purchase.
    .too-dear = You would be left with the trophy, for 10 credits: you could not pay for it.
    .back = Giving it back is allowed, but your 6 credits are enough for the watering can.
    .no-sample = Take its sample too, while there is time.

lesson-survey-who-begins =
    .task = In this round you play before Rosa. She holds marker 1, you hold marker 2. Who will begin the next round?
    .praise = Rosa: she surveyed first, and her marker is lower than yours.
    .hint = The lowest number goes first.
    .you = The markers change the order, and hers is lower.
    .choice-0 = You
    .choice-1 = Rosa

lesson-survey-pass =
    .task = You have three action cards left. Pass, and keep two of them.
    .praise = These two cards will wait for you until the next round. Rosa may play on as long as she likes.
    .hint = Pass, then discard the card of your choice.
    .another-action = That is allowed, but here we pass.

## 12. The Kuti Kuti Union

lesson-archaeologists = The Archaeologists
    .intro = Nobody digs like the Kuti Kuti Union: with a single explorer it may take a second relic, from the same site or an adjacent one.

lesson-archaeologists-first =
    .task = You play the Kuti Kuti Union, and you have an explorer in the Rockies. Discover a traffic cone and take its sample.
    .praise = Another faction would have to stop here. Not you.
    .hint = Drag the red card onto the Rockies.
    .no-sample = Take the sample at once: later there is no time for it.

lesson-archaeologists-second =
    .task = Which relics could you take as the second one?
    .praise = Both red ones: one lies on the same site, the other on an adjacent site where you have nobody.
    .hint = The same colour; the same site, or one joined to it by a line.
    .same-site = Your power reaches adjacent sites as well.
    .adjacent = For you a single site may give two relics.
    .green = The garden gnome is green, and your card is red.
    .choice-Rg2 = The other traffic cone, in the Rockies
    .choice-Rg1 = The stop sign, at the Great Lakes
    .choice-Gg2 = The garden gnome, in Amazonia

lesson-archaeologists-new-sample =
    .task = Take the one that gives you a new sample.
    .praise = One explorer, one card, two relics and two samples.
    .hint = The cell of the traffic cone is occupied already.
    .again = That is allowed, but the cell of the cone is taken: it would give no sample.
    .green = Your power does not change the colour of the card.
    .stop = You are entitled to a second relic: take it.
    .no-sample = It was for its sample that we wanted it.

## 13. Between two rounds: the queues

lesson-new-buyers = Between rounds: the queues
    .intro = When all have passed, the next round is prepared. The queues first: those of four lose a buyer, those of three do not change, the others are filled up.

lesson-new-buyers-four =
    .task = Four buyers at market 1: yellow in front, then green, red and purple. What becomes of this queue?
    .praise = The yellow one in front goes home to the buyers board, and the others move up.
    .hint = At which end does one leave a queue?
    .last = One leaves at the front.
    .all-stay = A round begins with three buyers in each queue: one of the four leaves.
    .choice-YGRV = Yellow, green, red, purple
    .choice-GRV = Green, red, purple
    .choice-YGR = Yellow, green, red

lesson-new-buyers-three =
    .task = And that of market 2, orange, orange and white?
    .praise = It does not change: there are three in it already.
    .hint = How many buyers are in it?
    .filled = Only queues of fewer than three buyers are filled up.
    .pushed = Nobody leaves a queue of three.
    .choice-OOW = Orange, orange, white
    .choice-OOWG = Orange, orange, white, green
    .choice-OW = Orange, white

lesson-new-buyers-one =
    .task = At market 3 a single red buyer is left. The next buyer cards are a green one, then an orange one. What becomes of this queue?
    .praise = Red, green, orange: it is filled up to three, and newcomers go to the end.
    .hint = How many are missing?
    .one-card = Two buyers are not enough: it goes up to three.
    .in-front = Newcomers stand behind the one who is waiting.
    .choice-RG = Red, green
    .choice-RGO = Red, green, orange
    .choice-GOR = Green, orange, red

lesson-new-buyers-more-popular =
    .task = Which colours gain popularity by this?
    .praise = Green and orange: one of their buyers leaves the track. Yellow gets one back, and loses popularity.
    .hint = Who has left the buyers board?
    .gone-back = The yellow one has gone home: its colour loses popularity.
    .choice-Y = Yellow
    .choice-G = Green
    .choice-R = Red
    .choice-V = Purple
    .choice-O = Orange

lesson-new-buyers-pass =
    .task = Rosa has already passed. Pass as well, and watch the queues.
    .praise = Round 2 is being prepared. Whoever looks at the queues before passing knows which of them will change.
    .hint = Pass for the rest of the round.

## 14. Between two rounds: the survey row

lesson-new-relics = Between rounds: the relics
    .intro = Each card of the survey row makes three relics of its colour appear: two on their sites, the third on the black market.

lesson-new-relics-first-relic =
    .task = The red card first reveals a stop sign. Point out the location where it goes.
    .praise = To the Great Lakes: the glyph of a relic tells its site, and it is always the same one.
    .hint = Look for the red site that bears its glyph, the Eye.
    .other-site = That red site bears other glyphs.

lesson-new-relics-third-relic =
    .task = Next comes a jukebox, for Mesoamerica. The third red relic is a traffic cone. Where does it go?
    .praise = Under the pile, face up. The others will have to leave before it.
    .hint = Two go to the sites; and the third?
    .site = A card sends only two relics to the sites.
    .on-top = It goes underneath: the relics that were waiting come before it.
    .choice-site = To its site, in the Rockies
    .choice-on-top = Onto the red pile of the black market
    .choice-under = Under the red pile of the black market

lesson-new-relics-how-many =
    .task = Rosa has a cube on the red card; the yellow card bears none. How many relics appear in all for these two cards?
    .praise = 6: three per card, whether it bears a cube or not.
    .hint = The cube gave Rosa the initiative. Does it change anything here?
    .cube-only = Cards without a cube bring their three relics too.
    .sites-only = 4 go to the sites. Count those of the black market as well.
    .one-each = Each card brings three.

lesson-new-relics-pass =
    .task = Pass as well, and follow the relics.
    .praise = Four more relics to excavate, two more on the black market. Rosa takes back her cube, and three new cards form the survey row.
    .hint = Pass for the rest of the round.

## 15. Between two rounds: turn order

lesson-turn-order = Between rounds: who begins
    .intro = An initiative marker gives the place of its number. The others follow, without overtaking one another.

lesson-turn-order-first =
    .task = The order of play was: Noa, Rosa, Jade, Malo. Jade holds marker 1, Noa holds marker 2. Who begins the next round?
    .praise = Jade: marker 1 gives first place.
    .hint = Look for marker 1.
    .second = Noa holds marker 2, and so second place.
    .none = Without a marker one plays after those who have one.
    .choice-0 = Noa (black)
    .choice-1 = Rosa (pink)
    .choice-2 = Jade (yellow)
    .choice-3 = Malo (brown)

lesson-turn-order-third =
    .task = Noa plays second. Who comes third?
    .praise = Rosa: between two players without a marker the order does not change. Malo remains last.
    .hint = Neither Rosa nor Malo has a marker. Who played before the other?
    .behind = Rosa played before Malo, and nothing has changed between them.
    .choice-1 = Rosa (pink)
    .choice-3 = Malo (brown)

lesson-turn-order-pass =
    .task = You are Noa, and the other three have passed. Pass, and watch the discs.
    .praise = Jade, Noa, Rosa, Malo. The markers go back to the supply: whoever wants to begin next time will have to survey.
    .hint = Pass for the rest of the round.

## 16. The whole preparation

lesson-next-round = From one round to the next
    .intro = Tiles, queues, survey row, turn order, cards, black market: six steps, always in this order. The program takes them for you; try to foresee them.

lesson-next-round-kept =
    .task = You have three action cards and two travel cards left. If you pass, how many action cards will you keep?
    .praise = Two. Travel cards do not count: all three of them will come back to you.
    .hint = Travel cards are set aside.
    .all = One too many: you keep only two.
    .travel-too = Travel cards are not counted among the two.

lesson-next-round-unchanged =
    .task = Which queue will stay as it is?
    .praise = The one of three. The others become like it: one loses its front buyer, the other is filled up.
    .hint = A round begins with three buyers in each queue.
    .four = A queue of four loses its front buyer.
    .one = A queue of fewer than three is filled up.
    .choice-0 = That of market 1: four buyers
    .choice-1 = That of market 2: three buyers
    .choice-2 = That of market 3: one buyer

lesson-next-round-pass =
    .task = Rosa has passed. Pass, discard a card, and watch the table get ready.
    .praise = Three tiles are in place, every queue has three buyers, nine relics have appeared, and Rosa will begin thanks to her marker. Eight new cards are waiting for you.
    .hint = Pass, then discard the card of your choice.
    .another-action = That is allowed, but here we pass.

lesson-next-round-draft =
    .task = Keep two cards of your packet and pass the others to Rosa, three times over. Make up the hand you like.
    .praise = Six new cards, and your two old ones: a hand of eight. Your three travel cards are back. Rosa was choosing at the same time as you, without seeing your cards.
    .hint = Drag two cards of the packet to your hand, and start again with the packet that Rosa passes you.

lesson-next-round-visible =
    .task = Before the preparation the red pile of the black market showed a phone handset, lying on a stop sign. What does it show now?
    .praise = The stop sign: last of all, the visible relic of each pile goes underneath. So what you covet may slip away from one round to the next.
    .hint = The last step turns the piles.
    .before = It lay on top; it has just gone to the very bottom.
    .newest = The relics of the survey row go under the pile: their turn will come.
    .choice-Rg4 = The phone handset
    .choice-Rg1 = The stop sign
    .choice-newest = The traffic cone that has just arrived

lesson-next-round-last-round =
    .task = At the end of round 2 it all begins again. How many cards will the survey row have in round 3?
    .praise = None: there is no further round to prepare. A Survey then only reveals two relics.
    .hint = What good would it be in the last round?
    .three = Three was for round 2. There is no new row for the last one.

## 17. Majorities

lesson-majorities = Majorities
    .intro = The end of round 3. In each of the three centres the first gains 15 credits, the second 10, the third 5. You are Noa.

lesson-majorities-left-first =
    .task = Prism centre, on the left: Noa 3 envoys, Rosa 2, Jade 2, Malo none. How much does Noa gain?
    .praise = 15, for first place.
    .hint = Noa has more envoys than the others.
    .per-envoy = One is paid for one’s place, not per envoy.
    .earlier = 10 would be for round 2. The last one pays more.

lesson-majorities-left-tie =
    .task = Rosa and Jade have two envoys each. How much does Rosa gain?
    .praise = 7: together they hold second and third place. 10 and 5 make 15, to be shared and rounded down.
    .hint = Add up what the two places they hold pay, and share.
    .both = They do not both gain second place: they share it with the third.
    .third = Neither is behind the other: they share the two places.
    .rounded-up = Seven and a half is rounded down.

lesson-majorities-middle =
    .task = Ring centre, in the middle: Jade 4, Malo 3, Rosa 1, Noa none. How much does Rosa gain, with a single envoy?
    .praise = 5, for third place. Noa, without an envoy, gets nothing.
    .hint = How many players are ahead of Rosa?
    .nothing = A single envoy is enough to have a place, and the third one pays.
    .second = Jade and Malo are both ahead of Rosa.

lesson-majorities-right-tie =
    .task = Trident centre, on the right: Rosa 3, Malo 3, Noa 1, Jade none. How much does Malo gain?
    .praise = 12: 15 and 10 make 25, to be shared by two and rounded down.
    .hint = Rosa and Malo hold the first two places together.
    .both = They do not gain 15 each: they share what the first two places pay.
    .rounded-up = Twelve and a half is rounded down.
    .second = Malo is not behind Rosa: they share the first two places.

lesson-majorities-right-third =
    .task = And Noa, with one envoy, behind these two?
    .praise = 5: the first two places are taken, Noa is third.
    .hint = Which place comes after two players at the top?
    .second = Second place is already shared by Rosa and Malo.
    .nothing = Third place is left, and it pays.

lesson-majorities-end =
    .task = Pass: this is the last scoring. Compare the totals.
    .praise = Noa 20, Rosa 24, Jade 22, Malo 22. Rosa is alone at the top nowhere, but she has somebody everywhere.
    .hint = Pass for the rest of the round.

## 18. The gallery

lesson-gallery = Scoring the gallery
    .intro = At the end of the game your samples pay by lines: each column, of one colour, and each row, of one glyph, is counted by itself. You have 11 samples and 60 credits.

lesson-gallery-full-row =
    .task = The Eye row, the first one, is full: five samples. How much does it pay?
    .praise = 13: no row pays more.
    .hint = A row pays 4, 8 or 13 credits for 3, 4 or 5 samples.
    .four = 8 would be for four samples.
    .column = 15 is for a full column.

lesson-gallery-rows-of-two =
    .task = The other three rows have two samples each. How much do they pay all together?
    .praise = Nothing: a row begins to pay at three.
    .hint = From how many samples on does a row pay?
    .column = Two samples pay 4 credits in a column, not in a row.
    .all = 4 credits per row would be for three samples in each.

lesson-gallery-two-in-column =
    .task = Now the columns. The yellow one has two samples: how much?
    .praise = 4. A column pays from two samples on.
    .hint = A column pays 4, 9 or 15 credits for 2, 3 or 4 samples.
    .row = That would be true of a row. A column pays from two on.

lesson-gallery-three-in-column =
    .task = The red column has three.
    .praise = 9.
    .hint = 4, 9 or 15 credits for 2, 3 or 4 samples.
    .row = 4 is for a row of three.

lesson-gallery-full-column =
    .task = The orange column is full, with four samples.
    .praise = 15. The green and purple columns, with one sample each, pay nothing.
    .hint = 4, 9 or 15 credits for 2, 3 or 4 samples.
    .row = 8 is for a row of four.
    .full-row = 13 is for a full row.

lesson-gallery-total =
    .task = 13, 4, 9 and 15 make 41. Two relics are left in your hold, each of value 5, and you have 60 credits. What is your total?
    .praise = 101. The two relics are worth nothing any more: they should have been sold or fenced in time.
    .hint = Add the gallery to your credits. And the relics?
    .with-relics = At the end, the relics you have left are worth nothing.
    .gallery-only = 41 is the gallery alone. Add your 60 credits.

lesson-gallery-end =
    .task = Pass, and read the scoring.
    .praise = 101 to 90: you win. Had it been a tie, your two unsold relics would have been of use after all: most relics wins.
    .hint = Pass for the rest of the round.

## 19. Reading Zu

lesson-reading-zu = Reading a card of Zu’s
    .intro = Alone at the table you face Zu. It has neither a hand nor explorers: it turns over cards and follows lists of priorities. So its choices can be foreseen.

lesson-reading-zu-popularity =
    .task = The card is an Excavate, red or purple. First priority: the most popular colour. Which is it, or which are they?
    .praise = Both: their tracks have 4 free spaces each. The list goes on.
    .hint = Count the free spaces of the two tracks.
    .red = Purple is just as popular as red.
    .purple = Red is just as popular as purple.
    .choice-R = Red
    .choice-V = Purple

lesson-reading-zu-two-possible =
    .task = Next: a colour of which Zu can take two relics. It has room; it already owns a purple rubber duck and a yellow flat football. Which, or which ones?
    .praise = Both again: three red relics on the sites, and two purple ones that are not ducks.
    .hint = On the sites, count the kinds of relics of which Zu has no copy.
    .red = In Europe wait a cassette and a puzzle cube, which Zu does not have.
    .purple = The red sites bear three relics, and Zu has none of them.
    .choice-R = Red
    .choice-V = Purple

lesson-reading-zu-colour =
    .task = Next: a colour of which Zu has no relic. So which does it excavate?
    .praise = Red. As soon as only one is left, the list stops there.
    .hint = Look into its hold.
    .purple = There is a purple rubber duck in its hold.
    .choice-R = Red
    .choice-V = Purple

lesson-reading-zu-relics =
    .task = On the red sites: a traffic cone of value 3, a stop sign of value 4, a jukebox of value 6. You have the sample of the jukebox. What does Zu take?
    .praise = The stop sign and the cone. Zu prefers what you have no sample of; value counts only far down its list.
    .hint = What does Zu look at before value?
    .by-value = Zu does not begin with value but with your gallery: you already have the jukebox there.
    .three = An Excavate takes two relics at most, Zu’s as well.
    .one = Zu takes two if it can. Having no explorers, it may take from all red sites.
    .choice-Rg1 = The stop sign
    .choice-Rg2 = The traffic cone
    .choice-Rg3 = The jukebox

lesson-reading-zu-flip =
    .task = Turn over the card, and compare.
    .praise = Two relics, two guards: Zu always takes its samples, and it did not need any explorer.
    .hint = A button turns over Zu’s next card.

## 20. A turn of Zu’s

lesson-zu-turn = A whole turn of Zu’s
    .intro = On its turn Zu turns over two cards. Foresee each decision before you turn the card.

lesson-zu-turn-which-colours =
    .task = First card: Excavate the most popular colour. That is orange, by far. Between which colours does Zu really choose?
    .praise = Yellow, green and purple: the only ones with a relic on the sites. Orange may be on top, but there is nothing orange to discover.
    .hint = Look first which colours are present on the sites.
    .no-relic = No orange relic is on the sites: Zu falls back on the next colours.
    .purple-missing = There is a purple relic in the Urals, too. It may not win, but it is in the running.
    .choice-Y = Yellow
    .choice-G = Green
    .choice-R = Red
    .choice-V = Purple
    .choice-O = Orange

lesson-zu-turn-most-popular =
    .task = Of these three colours, which is the most popular, or which are they?
    .praise = Yellow and green, level. Purple is out.
    .hint = Yellow 4, green 4, purple 3.
    .purple-too = Purple has only 3 free spaces.
    .one-of-them = Another colour has as many.
    .choice-Y = Yellow
    .choice-G = Green
    .choice-V = Purple

lesson-zu-turn-colour =
    .task = In a tie Zu prefers the colour of which it can take two relics. At the Cape wait a lucky cat and a licence plate, but Zu already has a cat. Which colour does it choose?
    .praise = Green: of yellow it could take only the plate.
    .hint = Zu never takes what it already has a copy or a sample of.
    .yellow = The cat does not count, Zu has one already. Only one yellow relic is left for it.
    .choice-Y = Yellow
    .choice-G = Green

lesson-zu-turn-relics =
    .task = Green relics on the sites: a trophy of value 5, two gnomes of value 4, a watering can of value 3. You have the sample of the trophy. Which does Zu take?
    .praise = The watering can first, for it is the only one on the map; then a gnome. The trophy comes after them, because you have its sample.
    .hint = First what you have no sample of; then what is rarest on the map; value after that.
    .by-value = Value comes third. Which sample do you have already?
    .your-sample = Zu leaves the trophy to the last: you have its sample already.
    .three = Two at most.
    .choice-Gg1 = The stag trophy
    .choice-Gg2 = A garden gnome
    .choice-Gg3 = The watering can

lesson-zu-turn-first-card =
    .task = Turn over the first card.
    .praise = Green, the watering can, the gnome, and two guards in its gallery: each decision followed its list.
    .hint = A button turns over Zu’s next card.

lesson-zu-turn-sale-colour =
    .task = Second card: Quick Sale. Zu sells a relic of the colour of which it has fewest, but at least one. It has one yellow, one purple and two green ones. Which does it sell?
    .praise = The yellow one: as many yellow as purple, but yellow is more popular.
    .hint = Two colours are level. The more popular one goes first.
    .most = That is the colour of which it has most.
    .purple = In a tie the more popular colour wins: yellow 4, purple 3.
    .choice-Y = The yellow one
    .choice-G = A green one
    .choice-V = The purple one

lesson-zu-turn-most-buyers =
    .task = At which market, or which markets, do most buyers wait who are interested in yellow? Zu need not have a trader there yet.
    .praise = At markets 1 and 5: two interested buyers at each, a yellow one and a white one.
    .hint = White ones count, as ever.
    .one-only = At market 6 there is only a white one: a single interested buyer.
    .one-of-them = Another market has as many.
    .choice-M1 = Market 1: yellow, white, orange
    .choice-M5 = Market 5: yellow, white
    .choice-M6 = Market 6: white

lesson-zu-turn-market =
    .task = In a tie Zu goes where you have the most traders, but only if it has one there too. You: two at market 1, one at market 5. Zu: one at market 5. Where does it sell?
    .praise = At market 5. Your two traders at market 1 do not count, for Zu has none there.
    .hint = Where does Zu already have a trader?
    .your-traders = Zu has no trader at market 1: yours do not count there.
    .choice-M1 = At market 1
    .choice-M5 = At market 5

lesson-zu-turn-income =
    .task = Orange is first, yellow and green are second. How many credits does Zu gain?
    .praise = 5 for the rank and 4 for the two interested buyers: 9 credits, by the same rules as for you.
    .hint = The rank of yellow, and 2 credits per interested buyer.
    .buyers-only = The rank pays as well: yellow is second.
    .popularity-only = Each interested buyer pays 2 credits, too.
    .first = Orange is more popular than yellow.
    .third = Level with green, yellow is still second.

lesson-zu-turn-second-card =
    .task = Turn over the second card.
    .praise = 9 credits, and its trader at market 5 becomes an envoy in the Ring centre. Zu’s turn is over: it is yours.
    .hint = A button turns over Zu’s next card.
