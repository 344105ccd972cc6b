### Excavation Earth: the three session plans that come with it.
### plan-excavation_earth-<plan>: the title · plan-excavation_earth-<plan>-<row>: .title, .says (what is said aloud), of a vote also .question, .a, .b, .c, .d.

## 10 minutes

plan-excavation_earth-ten = Dig and sell

plan-excavation_earth-ten-aim =
    .title = The Earth, after us
    .says =
        The Earth is empty. Its people are gone, their things have stayed: jukeboxes, garden gnomes, traffic cones. We come from elsewhere, and to us these are treasures.
        Each of you leads a team of explorers. You have three rounds to become the richest.
        On your turn, two actions. Each is paid with a card of your hand. (Show a card.) A card has a colour and a symbol: its colour opens a region, for digging; its symbol opens a market.
        The way to money fits in three words: dig, attract buyers, sell.

plan-excavation_earth-ten-dig =
    .title = Digging
    .says =
        To dig you need three things: a card of the colour of the region, an explorer on the site, and room in your hold.
        We have a red card, and two explorers on two red sites. Who will come and take both relics?
        Careful: with each relic, take its sample: a cube in the gallery, at once or never. The relic will be sold, the sample stays and counts at the end.
        And if we had played the green card? (Try it: the table refuses and says why.)

plan-excavation_earth-ten-where =
    .title = Where can we sell?
    .says =
        Selling, now. To sell at a market it takes two: somebody who buys, of the right colour or white, for white ones buy everything; and somebody of ours who sells.
        We are selling purple. Our traders are at markets 1, 3 and 5. Look at the queues, one by one. Where can we sell? (Count the hands, reveal.)
        At 1 and at 5. At 3 nobody wants purple; at 4 a white one is waiting, but we have no trader there.
    .question = We are selling purple. At which markets?
    .a = At 1, 3 and 5
    .b = At 1 and 4
    .c = At 1 and 5
    .d = At 1, 4 and 5

plan-excavation_earth-ten-sale =
    .title = A fine sale
    .says =
        Let us make this sale, in one go, at both markets. What does it bring?
        Purple is the second most popular colour: 5 credits. Six buyers are interested, 2 credits each: 12. And two markets at once give a bonus of 3. In all, 20 credits, and one more card.

plan-excavation_earth-ten-next =
    .title = And now?
    .says =
        You know where money comes from: dig, attract, sell.
        To play for real, do lessons 1, 3, 5, 6 and 8; then a game with the guide, which shows every turn what to look at.
        And if you are alone, Zu is waiting, an opponent run by cards: lesson 19. The complete rules are in the book, key F1.

## 30 minutes

plan-excavation_earth-thirty = The essentials, and a first turn

plan-excavation_earth-thirty-aim =
    .title = { plan-excavation_earth-ten-aim.title }
    .says = { plan-excavation_earth-ten-aim.says }

plan-excavation_earth-thirty-travel =
    .title = Along the lines
    .says =
        Everybody has three explorers. Two begin at markets 1 and 4; the third goes wherever you like, but not with another of your own. Where would you put it? (Let them choose, nearly everything is right.)
        Explorers move along the lines. A card has fuel: one fuel, one step, and steps are shared among explorers.
        With 3 fuel, let us bring somebody to each of the two red sites, the Rockies and the Great Lakes. Who traces the way with a finger?

plan-excavation_earth-thirty-dig =
    .title = { plan-excavation_earth-ten-dig.title }
    .says = { plan-excavation_earth-ten-dig.says }

plan-excavation_earth-thirty-value =
    .title = Rare, so dear
    .says =
        What is a relic worth? The rarer it is, the more it is worth. The rule fits on one line: 9, less the number of copies in the game.
        There are 3 copies of the red jukebox. What is it worth? (Count, reveal.)
        6: no relic is worth more. Of the traffic cone there are 6 copies. How much? All together: 3!
    .question = There are 3 copies of the red jukebox. What is it worth?
    .a = 3
    .b = 5
    .c = 6
    .d = 9

plan-excavation_earth-thirty-market =
    .title = Attracting buyers
    .says =
        A Market action prepares a sale. You need an explorer at that market, and a card with its symbol. Then you may do three things, in this order: send a trader, add a white buyer, add a buyer of a colour you like.
        A queue holds four buyers. If a fifth is added, the one in front leaves. Who will leave here? Say it, then let us play.
        And here is the subtle part: a buyer who enters a queue makes its colour more popular. Which one is more popular than before?

plan-excavation_earth-thirty-where =
    .title = { plan-excavation_earth-ten-where.title }
    .says = { plan-excavation_earth-ten-where.says }
    .question = { plan-excavation_earth-ten-where.question }
    .a = { plan-excavation_earth-ten-where.a }
    .b = { plan-excavation_earth-ten-where.b }
    .c = { plan-excavation_earth-ten-where.c }
    .d = { plan-excavation_earth-ten-where.d }

plan-excavation_earth-thirty-sale =
    .title = A fine sale
    .says =
        Let us count this sale before we make it, piece by piece.
        Popularity first. It is paid only once, by the rank of the colour: 9, 5, 3, 1 or nothing. What is the rank of purple?
        Then the buyers: 2 credits for each who is interested, at both markets. Do not forget the white ones.
        And the bonus: 3 credits and a card for two markets at once. How much in all? Let us make it.

plan-excavation_earth-thirty-turn =
    .title = One turn each, two teams
    .says =
        Your turn. Two teams. First look at your six cards: which colour, which symbol do you have twice?
        Place your third explorer where these cards are of use. Then two actions; for each, another person comes and plays.
        A good first turn: go to a site and dig, or dig twice. Do not try to sell yet.
        The guide shows what to look at. One turn for each team, a second one if time allows.

plan-excavation_earth-thirty-end =
    .title = What comes next
    .says =
        A round lasts until all have passed. Who passes keeps two action cards at most.
        Each sale sends a trader to the mothership, to become an envoy. At the end of a round the command centres pay those who have the most envoys there: a little in the first round, a lot in the third.
        At the very end the gallery pays for your samples, by columns and by rows. Unsold relics are worth nothing.
        To go on: lessons 9 and 10, commanding from afar and the black market. (Any question?)

## 60 minutes

plan-excavation_earth-sixty = A guided first round

plan-excavation_earth-sixty-aim =
    .title = { plan-excavation_earth-ten-aim.title }
    .says = { plan-excavation_earth-ten-aim.says }

plan-excavation_earth-sixty-travel =
    .title = { plan-excavation_earth-thirty-travel.title }
    .says = { plan-excavation_earth-thirty-travel.says }

plan-excavation_earth-sixty-dig =
    .title = Digging, and keeping a sample
    .says =
        To dig you need three things: a card of the colour of the region, an explorer on the site, and room in your hold.
        One red card, two explorers on two red sites: who will come and take both relics? With each relic take its sample: it is at once or never.
        Second question: in our gallery the red column lacks one cell. The traffic cone fills it. A full column gives a card at once; and at the end it pays 15 credits.

plan-excavation_earth-sixty-value =
    .title = { plan-excavation_earth-thirty-value.title }
    .says = { plan-excavation_earth-thirty-value.says }
    .question = { plan-excavation_earth-thirty-value.question }
    .a = { plan-excavation_earth-thirty-value.a }
    .b = { plan-excavation_earth-thirty-value.b }
    .c = { plan-excavation_earth-thirty-value.c }
    .d = { plan-excavation_earth-thirty-value.d }

plan-excavation_earth-sixty-market =
    .title = { plan-excavation_earth-thirty-market.title }
    .says = { plan-excavation_earth-thirty-market.says }

plan-excavation_earth-sixty-where =
    .title = { plan-excavation_earth-ten-where.title }
    .says = { plan-excavation_earth-ten-where.says }
    .question = { plan-excavation_earth-ten-where.question }
    .a = { plan-excavation_earth-ten-where.a }
    .b = { plan-excavation_earth-ten-where.b }
    .c = { plan-excavation_earth-ten-where.c }
    .d = { plan-excavation_earth-ten-where.d }

plan-excavation_earth-sixty-sale =
    .title = A fine sale
    .says =
        Let us count this sale before we make it, piece by piece.
        Popularity is paid only once, by the rank of the colour: 9, 5, 3, 1 or nothing. What is the rank of purple?
        The buyers: 2 credits for each who is interested, at both markets. Do not forget the white ones.
        After the sale, one trader of each market goes up to the mothership, to the centre with the same symbol, and becomes an envoy. Which centres? Look at the symbols.
        Let us make it: 5, 12, and the bonus of 3 for two markets.

plan-excavation_earth-sixty-command =
    .title = Commanding from afar
    .says =
        There is one action for which nobody has to be on the spot: Command. The symbol of the card opens two markets, and the command centre that goes with them.
        With a single card let us send a trader to market 5 and an envoy to the Ring centre. Who finds both?
        And could we, in the very first round, recall an envoy? Look in front of the centres: what do you see there?

plan-excavation_earth-sixty-round =
    .title = The first round, two teams
    .says =
        Two teams, and the whole first round. For each action another person comes to the table; the team gives advice.
        Before you begin, read your hand aloud: colours to dig, symbols for markets and command.
        Three stages, without hurry. First be on the right sites, and dig. Then a trader and buyers where your colour will sell. Last, sell, at two markets if you can.
        When two cards are left, ask yourselves: play them, or keep them for later? Two may be kept.
        If time is nearly up, let each team pass: the round ends when all have passed, and the centres pay.

plan-excavation_earth-sixty-mistakes =
    .title = What happens to everybody
    .says =
        Four things happen to everybody. Raise your hand if it was you. (After each, let somebody tell what happened.)
        One: playing a card for its colour where it is the symbol that counts. Colour to dig, symbol for markets and command; to sell, any card will do.
        Two: buyers everywhere, and no trader. Think of the trader first: in a Market action it comes before the buyers.
        Three: forgetting the sample. Afterwards it is too late.
        Four: keeping fine relics to the end. Unsold, they do not bring a single credit.

plan-excavation_earth-sixty-majorities =
    .title = The centres pay
    .says =
        This is the end of the third round. In each centre, 15 credits for the first, 10 for the second, 5 for the third. You are paid for your place, not by envoy.
        First question: nobody equals Noa. Second: Rosa and Jade are tied; what their two places are worth is put together and shared, rounding down.

plan-excavation_earth-sixty-gallery =
    .title = The gallery pays
    .says =
        And this is the gallery of a finished game. A row pays from three samples, a column from two.
        The row of the Eye is full: how much? The other rows have two each: how much? The yellow column has two: how much? Say the number before you type it.

plan-excavation_earth-sixty-next =
    .title = Next time
    .says =
        You know how to play Excavation Earth. Next time, three whole rounds; between two rounds the program prepares the table, and lessons 13 to 16 tell how.
        To prepare: lesson 10, the black market, and lesson 11, the survey.
        A last question, and it is no vote: in a thousand years, which thing in your pocket would be worth the most?
