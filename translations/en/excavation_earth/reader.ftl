### Excavation Earth: what the book of rules adds to the rules.

## Chapters

chapter-basics = How the game works
chapter-setup = Setup
chapter-rounds = A round
chapter-preparation = Preparation phase
chapter-turn = Action phase
chapter-crew = Crew
chapter-samples = Samples
chapter-travel = Travel
chapter-excavate = Excavate
chapter-market = Market
chapter-sell = Sell
chapter-command = Command
chapter-smuggle = Smuggle
chapter-survey = Survey
chapter-pass = Pass
chapter-scoring = Scoring phase
chapter-end = End of the game
chapter-factions = Faction powers
chapter-solo-setup = Solo: setup
chapter-solo-priorities = Solo: Zu’s priorities
chapter-solo-preparation = Solo: preparation
chapter-solo-turn = Solo: Zu’s turn
chapter-solo-excavate = Solo: Zu excavates
chapter-solo-black-market = Solo: Zu on the black market
chapter-solo-market = Solo: Market and Command
chapter-solo-sell = Solo: Sell and Quick Sale
chapter-solo-survey = Solo: Zu surveys
chapter-solo-end = Solo: failure, scoring, end
chapter-solo-difficulty = Solo: difficulty

## Where we differ from the rulebook

difference-command-tiles = The effects of the eight command tiles are ours: no source gives them. Their number, their two faces and how they are activated are from the rulebook.
difference-map = The map is reconstructed: lines, names of the locations and colours of most sites. All that the rulebook says of it is kept, but your box may differ.
difference-numbers = Some numbers printed on the boards are not in the rulebook: initiatives, storage spaces, two popularity payouts, two row payouts. We have estimated them, and the page of the edition lets you see them.
difference-symbols = How the four symbols are shared among markets, centres and black markets is ours, as are their names, those of the glyphs, those of the relics and the fifth player colour.
difference-zu-cards = The colours of Zu’s Excavate cards are ours; the number of cards of each kind is from the rulebook.
difference-factions-by-lot = Factions are chosen or drawn by lot on the new-game page.
difference-sale-step-by-step = A sale is put together relic by relic and then concluded: nothing changes hands before.
difference-simultaneous-draft = Cards are chosen simultaneously: the program collects everybody’s choice, then carries them out together. On a single screen it is handed round.
difference-redraw-after-setup = Starting hands are replaced once the table is laid, while the rulebook has it before: survey row, relics, black market and queues are already seen. Everybody is asked, even who has nothing to replace, because not being asked would tell too much.
difference-nothing-left = An optional step of which nothing is left ends by itself, without asking.

## Parts of the data

edition-part-box = Components and setup
edition-part-buyers = Popularity
edition-part-cards = Cards
edition-part-command = Command tiles
edition-part-factions = Faction boards
edition-part-gallery = Gallery
edition-part-map = Map
edition-part-numbers = Numbers of the rules
edition-part-relics = Relics
edition-part-symbols = Symbols
edition-part-zu = Zu

## What a rule means in the game being played

now-round = Round { $round }
now-crew = Your supply: { $supply ->
        [0] no cube
        [one] { $supply } cube
       *[other] { $supply } cubes
    }
now-samples = Your gallery: { $guards ->
        [0] no sample
        [one] { $guards } sample
       *[other] { $guards } samples
    }
now-stores = Your relics: { $hold } in the hold, { $container } in the container
now-stock = Buyers left on the tracks: { $yellow } yellow, { $green } green, { $red } red, { $purple } purple, { $orange } orange
now-white = White buyers in their area: { $white }
now-hand = Your hand: { $cards } action, { $travel } travel
now-envoys = Your envoys: { $left } on the left, { $middle } in the middle, { $right } on the right
now-traders = Your traders on markets 1 to 6: { $m1 }, { $m2 }, { $m3 }, { $m4 }, { $m5 }, { $m6 }
now-credits = You have { $credits ->
        [0] no credit
        [one] { $credits } credit
       *[other] { $credits } credits
    }
now-deck = Action cards: { $deck } in the deck, { $discard } discarded
now-buyer-cards = Buyer cards: { $deck } in the deck, { $discard } discarded
now-row = { $cards ->
        [0] No card in the survey row
        [one] { $cards } card in the survey row
       *[other] { $cards } cards in the survey row
    }
now-marker = { $marker ->
        [0] You hold no initiative marker
       *[other] You hold initiative marker { $marker }
    }
now-tiles = { $tiles ->
        [0] No command tile yet
       *[other] Command tiles in play: { $tiles }
    }
now-piles = On the black market: { $yellow } yellow, { $green } green, { $red } red, { $purple } purple, { $orange } orange
now-reserve = Face down in the reserve: { $yellow } yellow, { $green } green, { $red } red, { $purple } purple, { $orange } orange
now-zu-deck = { $deck ->
        [0] Zu has no card left to turn over this round
        [one] Zu has { $deck } card left to turn over this round
       *[other] Zu has { $deck } cards left to turn over this round
    }
