### Excavation Earth: the glossary. The value is the term, .definition says it in one sentence.

## Boards and locations

glossary-main-board = main board
    .definition = The map of the Earth with its 21 locations, the queues of buyers, the black market, the tracks of rounds and turn order.

glossary-location = location
    .definition = One of the 21 spots of the map where explorers stand: market, dig site, black market, or market and site at once.

glossary-dig-site = dig site
    .definition = A location where relics of certain glyphs of a region appear.

glossary-market = market
    .definition = A location numbered 1 to 6, with a queue of buyers, traders and the symbol of a command centre.

glossary-black-market = black market
    .definition = A location where an explorer may fence relics or buy some from the five piles of the black market.

glossary-region = region
    .definition = The dig sites of one colour: yellow, green, red, purple or orange.

glossary-mothership-board = mothership board
    .definition = The board of the three command centres and of the buyers of the latest sale.

glossary-command-centre = command centre
    .definition = One of the three parts of the mothership where your envoys compete for the majority.

glossary-buyers-board = buyers board
    .definition = The supply of buyers, with its five popularity tracks.

glossary-faction-board = faction board
    .definition = Your board: power, initiative, hold, hidden container and gallery.

glossary-gallery = gallery
    .definition = The twenty cells where your guards mark samples: one column per colour, one row per glyph.

glossary-line = column, row
    .definition = The lines of the gallery, which pay at the end by their number of samples.

glossary-hold = hold
    .definition = The light spaces of your board, where relics of any origin go.

glossary-hidden-container = hidden container
    .definition = The dark spaces of your board, only for relics bought on the black market.

glossary-supply = supply, reserve
    .definition = What is not in play: your available cubes, the buyers on the buyers board, the piles of face-down relics.

glossary-survey-row = survey row
    .definition = The row of action cards that reveal new relics at the start of the next round.

glossary-turn-order-track = turn-order track
    .definition = The track of discs, which tells in which order you play.

glossary-discard-pile = discard pile
    .definition = The common pile of played action cards; buyer cards and Zu’s cards have their own.

## Pieces and cards

glossary-relic = relic
    .definition = An object from Earth with a colour and a glyph, to sell, to fence or to sample.

glossary-alien-glyph = alien glyph
    .definition = One of the four signs of relics; it tells on which site of the region they appear.

glossary-value = value
    .definition = What a relic is worth: 9 minus the number of its copies.

glossary-sample = sample
    .definition = What you keep of a stored relic: an occupied cell of your gallery.

glossary-explorer = explorer
    .definition = One of your three pieces that cross the map to excavate, market and smuggle.

glossary-crew = crew
    .definition = Your 22 cubes, which serve as traders, envoys, guards and marks.

glossary-crew-cube = crew cube
    .definition = A piece of your crew.

glossary-guard = guard
    .definition = A cube on a sample in your gallery.

glossary-trader = trader
    .definition = A cube on a market; without one you cannot sell there.

glossary-envoy = envoy
    .definition = A cube in a command centre; it counts for the majority.

glossary-buyer = buyer
    .definition = A pawn of a colour that waits in a queue and pays for relics of that colour.

glossary-white-buyer = white buyer
    .definition = A buyer interested in all colours.

glossary-queue = queue of buyers
    .definition = The buyers of a market, four at most, in order of arrival.

glossary-action-card = action card
    .definition = A card with a colour, a symbol and 3 fuel that pays for an action.

glossary-travel-card = travel card
    .definition = A card with 2, 3 or 4 fuel, without colour or symbol, that you get back each round.

glossary-fuel = fuel symbol
    .definition = One step of an explorer in a Travel action.

glossary-symbol = symbol
    .definition = The sign shared by an action card, the markets and their command centre; the black markets have one of their own.

glossary-buyer-card = buyer card
    .definition = A card that names the colour of a buyer to add to a queue.

glossary-command-tile = command tile
    .definition = A tile of a command centre, activated by recalling an envoy.

glossary-tile-faces = white face, yellow face
    .definition = The two faces of a command tile: white in round 2, yellow in round 3.

glossary-initiative-marker = initiative marker
    .definition = A number, taken by surveying, that gives the place in which you play next round.

glossary-turn-order-disc = turn-order disc
    .definition = Your piece on the turn-order track.

glossary-round-marker = round marker
    .definition = The piece that shows the current round.

glossary-credits = credits
    .definition = The money and the points of the game: the richest wins.

## Play

glossary-round = round
    .definition = A preparation, turns until all have passed, a scoring. There are three.

glossary-turn = turn
    .definition = Two actions of a player.

glossary-preparation-phase = preparation phase
    .definition = The start of rounds 2 and 3: tiles, queues, survey row, order, cards, black market.

glossary-action-phase = action phase
    .definition = The part of a round in which turns are taken.

glossary-scoring-phase = scoring phase
    .definition = The end of a round, when the majorities of the centres pay.

glossary-travel = Travel
    .definition = The action that moves your explorers along the lines.

glossary-excavate = Excavate
    .definition = The action that discovers one or two relics where your explorers are.

glossary-market-action = Market (action)
    .definition = The action that sends a trader and adds buyers to a market.

glossary-sell = Sell
    .definition = The action that sells relics of one colour, on up to three markets.

glossary-command = Command
    .definition = The action that sends a trader, places an envoy or recalls one.

glossary-smuggle = Smuggle
    .definition = The action that fences or buys relics on the black market.

glossary-survey = Survey
    .definition = The action that takes a place in the survey row and the initiative, and draws two relics.

glossary-pass = Pass
    .definition = To stop playing until the next round, keeping two action cards.

glossary-popularity-track = popularity track
    .definition = The ten spaces that the buyers of a colour leave and come back to.

glossary-current-popularity = current popularity
    .definition = The highest free space of a track; it gives the rank of the colour, and so an income when selling.

glossary-interested-buyer = interested buyer
    .definition = A buyer of the colour sold, or a white one: 2 credits each.

glossary-promoted = promoted
    .definition = Said of the trader who becomes an envoy after a sale.

glossary-recall = recall
    .definition = To take an envoy back from a centre to activate its tile.

glossary-fence = fence
    .definition = To give a relic to the black market for its value.

glossary-eject = eject
    .definition = To send the front buyer of a full queue back to the buyers board.

glossary-majority = majority
    .definition = The ranking of the players in a centre, by their envoys.

## Zu

glossary-zu = Zu
    .definition = The corporation of clones, run by the program, that you face alone.

glossary-quick-sale = Quick Sale
    .definition = A card of Zu’s: Market and Sell in one go.

glossary-failed-action = failed action
    .definition = A card that Zu cannot carry out; it gains 10 credits.

glossary-influence-difference = greatest influence difference
    .definition = The list of priorities by which Zu chooses a command centre.

glossary-most-lucrative-market = most lucrative market
    .definition = The list of priorities by which Zu chooses a market.
