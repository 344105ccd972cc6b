### Excavation Earth: the rules, in our own words.
### One message per rule; its value, where it has one, is the sentence of a refusal.
### .title: the name of the rule, for contents lists · .rule: the rule · .source: where the French rulebook says it ·
### .cure: what would make the move legal · .warning: why a legal move may be regretted.
###
### The line above a rule tells which variables the engine gives it. These stay ids (see names.ftl): $place, $relic, $colour, $symbol, $wanted,
### $buyer, $store, $faction; $market and $centre are printed numbers. These come in words: $seat, somebody’s name; $ask, a whole question; $card,
### a card with its article; $start, from where; $to, to where; $site, where.

## Basics

EE-GEN-1 =
    .title = Three kinds of location
    .rule = The map joins 21 locations: markets, dig sites and black markets. Some are market and dig site at once.
    .source = How the game works (“Principe du jeu”)

EE-GEN-2 =
    .title = Colour and glyph
    .rule = A relic has a colour, that of its region, and one of the four alien glyphs. The glyph tells on which site of the region it appears.
    .source = How the game works (“Principe du jeu”)

EE-GEN-3 =
    .title = The value of a relic
    .rule = The rarer a relic, the more it is worth: its value is 9 minus the number of its copies in the game.
    .source = How the game works (“Principe du jeu”), note on value; ruling A6

EE-GEN-4 =
    .title = Relics and samples
    .rule = Each relic you store may leave a sample: one of your crew cubes stands guard on the matching cell of your gallery.
    .source = How the game works (“Principe du jeu”)

EE-GEN-5 =
    .title = Hold and hidden container
    .rule = Discovered relics go into the hold; those from the black market go into the hold or the hidden container. Wherever they come from, you may sell or fence them.
    .source = How the game works (“Principe du jeu”)

EE-GEN-6 =
    .title = The queues of buyers
    .rule = Each market has its queue. The colour of a buyer tells from which region they want a relic; a white buyer is interested in all.
    .source = How the game works (“Principe du jeu”)

EE-GEN-7 =
    .title = Four buyers per queue
    .rule = A new buyer joins the end of the queue. If it has four already, the first one is ejected beforehand and goes back to the buyers board.
    .source = How the game works (“Principe du jeu”); ruling A34

EE-GEN-8 =
    .title = Taking and returning a buyer
    .rule = A buyer is taken from the lowest occupied space of the track of their colour, and returned to the highest free space. White buyers have an area of their own.
    .source = How the game works (“Principe du jeu”)

EE-GEN-9 =
    .title = Current popularity
    .rule = The highest free space of a track gives the popularity of its colour: the more buyers have left it, the more popular the colour. A full track counts 0.
    .source = How the game works (“Principe du jeu”); ruling A5

EE-GEN-10 =
    .title = Traders and envoys
    .rule = Your traders stand on the markets. After a sale, one trader of each market used becomes an envoy in the command centre with the same symbol.
    .source = How the game works (“Principe du jeu”); Sell (“Vente”)

EE-GEN-11 =
    .title = Majorities
    .rule = At the end of each round, having more envoys than the others in a command centre earns credits. The three centres count separately.
    .source = How the game works (“Principe du jeu”); Scoring phase (“Phase de Décompte”)

# $case, and by it: $colour · $market · $centre · $relic, $price and $credits (those you have)
EE-GEN-12 = { $case ->
        [explorer-moved] This tile has already moved this explorer.
        [same-place] This explorer must go to another location of the map.
        [same-colour] This tile has already given you { $colour ->
            [O] an { relic-colour }
           *[other] a { relic-colour }
        }: the next one must be of another colour.
        [credits] By this tile { relic.the } would cost you { $price ->
            [one] { $price } credit
           *[other] { $price } credits
        }, and you have { $credits }.
        [same-market] This tile has already sent a trader to { market }.
        [white] This tile adds no further white buyer.
        [same-centre] This tile places no envoy, or no further one, { centre.at }.
       *[used-up] This tile has already given all it can.
    }
    .title = Command tiles
    .rule = In rounds 2 and 3 each command centre has its tile. Recalling one of your envoys from that centre activates it; its effect is optional, and you apply as much of it as you can.
    .source = How the game works (“Principe du jeu”); ruling A18
    .cure = { $case ->
        [explorer-moved] Choose another explorer, or leave it at that.
        [same-place] Choose another location, or leave it at that.
        [same-colour] Choose a relic of another colour, or leave it at that.
        [credits] Choose a cheaper relic, or leave it at that.
        [same-market] Choose another market, or leave it at that.
        [white] Choose a coloured buyer, or leave it at that.
        [same-centre] Choose a centre where it has not placed an envoy yet, other than the one you have just left.
       *[used-up] Leave it at that and go on with your turn.
    }

EE-GEN-13 =
    .title = Limited components
    .rule = Except for credits, there is only what is in the box. An effect that asks for a component that has run out is skipped.
    .source = How the game works (“Principe du jeu”); rulings A24, A37

EE-GEN-14 =
    .title = What everybody may see
    .rule = Face-up relics, buyers, queues, credits and the piles of the black market are known to all. Anybody may look through these piles at any time without changing their order. Only hands, decks and reserves are hidden.
    .source = Preparation phase (“Phase de Préparation”), step 6, note; ruling A30

EE-GEN-15 =
    .title = No other limit
    .rule = Traders on a market, envoys in a centre, relics on a site, explorers of different players on a location: there may be any number. Only your crew, 22 cubes, limits you.
    .source = How the game works (“Principe du jeu”), nothing in it limits these numbers

# $colour
EE-GEN-16 = { $colour ->
        [Y] The yellow pile of the black market is empty.
        [G] The green pile of the black market is empty.
        [R] The red pile of the black market is empty.
        [V] The purple pile of the black market is empty.
        [O] The orange pile of the black market is empty.
       *[none] The black market has no such pile.
    }
    .title = The black-market piles
    .rule = Of each pile of the black market only the top relic may be bought. Whatever is added later goes face up under the pile.
    .source = Smuggle (“Contrebande”); Preparation phase (“Phase de Préparation”), steps 3 and 6; ruling A9
    .cure = Choose the visible relic of another pile.

EE-GEN-17 =
    .title = Stored is stored
    .rule = A stored relic stays where it is until it is sold or fenced. It is not moved between hold and container, and not thrown away to make room.
    .source = How the game works (“Principe du jeu”), no step allows it; ruling A39

## Setup

EE-SET-1 =
    .title = Main board
    .rule = The main board lies in the middle of the table. The round marker starts on space 1 of its track.
    .source = Setup (“Mise en place”), step 1

# $faction: the one that two places chose
EE-SET-2 = Two places have chosen { faction.the }.
    .title = One faction each
    .rule = Each player takes a faction board, each a different one. Its power lasts all game.
    .source = Setup (“Mise en place”), step 2; ruling A36
    .cure = Choose a different faction for each place, or leave it to chance.

EE-SET-3 =
    .title = One colour each
    .rule = Each player takes, in a colour of their own, three explorers, 22 crew cubes and a turn-order disc. Colour and faction are chosen separately.
    .source = Setup (“Mise en place”), step 3

EE-SET-4 =
    .title = Starting credits
    .rule = Everybody starts with 8 credits.
    .source = Setup (“Mise en place”), step 4

EE-SET-5 =
    .title = First turn order
    .rule = In the first round, play goes in ascending order of the initiatives printed on the faction boards, the smallest first.
    .source = Setup (“Mise en place”), step 5

EE-SET-6 =
    .title = Mothership and buyers
    .rule = The mothership board and the buyers board go beside the main board.
    .source = Setup (“Mise en place”), step 6

EE-SET-7 =
    .title = Deck of action cards
    .rule = The action cards are shuffled into a single deck.
    .source = Setup (“Mise en place”), step 7

EE-SET-8 =
    .title = Starting hands
    .rule = Everybody receives six action cards, which the others do not see.
    .source = Setup (“Mise en place”), step 8

# $case: no-group, not-in-hand · $least: how many cards alike it takes
EE-SET-8a = { $case ->
        [no-group] Only cards of one colour, or of one symbol, that your hand has at least { $least } times may be replaced.
       *[not-in-hand] These cards are not all in your hand, or not in this order.
    }
    .title = Replacing cards
    .rule = If your starting hand has at least four cards of one colour or of one symbol, you may discard as many of these cards as you like and draw as many. Once per player.
    .source = Setup (“Mise en place”), step 8, note; ruling A10
    .cure = { $case ->
        [no-group] Choose cards of one such group only, or keep your hand.
       *[not-in-hand] Choose cards of your hand, or keep it as it is.
    }

EE-SET-8b =
    .title = Variant: drafted hands
    .rule = When everybody knows the game, starting hands may be drafted as before a round: eight cards dealt, two kept three times over, the last two discarded. No cards are replaced after that.
    .source = Setup (“Mise en place”), step 8, note; ruling A38

EE-SET-9 =
    .title = Travel cards
    .rule = Everybody adds three travel cards to their hand, with 2, 3 and 4 fuel.
    .source = Setup (“Mise en place”), step 9

EE-SET-10 =
    .title = The survey row
    .rule = Action cards laid face up in a row form the survey row: 3, 4 or 5 cards with 2, 3 or 4 players.
    .source = Setup (“Mise en place”), step 10

EE-SET-11 =
    .title = Initiative markers
    .rule = The initiative markers wait beside the survey row.
    .source = Setup (“Mise en place”), step 11

EE-SET-12 =
    .title = Reserve of relics
    .rule = The relics are sorted by colour, shuffled and laid face down in five reserve piles.
    .source = Setup (“Mise en place”), step 12

EE-SET-13 =
    .title = First relics on the sites
    .rule = 3, 3 or 4 relics of each reserve are revealed with 2, 3 or 4 players, and each goes to the dig site of its glyph.
    .source = Setup (“Mise en place”), step 13

EE-SET-14 =
    .title = First black-market relics
    .rule = 2, 3 or 4 relics of each reserve are revealed with 2, 3 or 4 players. Face up, they form the black-market pile of their colour; the one revealed last lies on top.
    .source = Setup (“Mise en place”), step 14; ruling A9

EE-SET-15 =
    .title = The buyers board
    .rule = Coloured buyers fill their tracks, one per space, and the seven white ones their area. With 3 players, one white buyer and the lowest of each track go back to the box; with 2 players, one white and the two lowest of each track.
    .source = Setup (“Mise en place”), step 15

EE-SET-16 =
    .title = Buyer cards
    .rule = The buyer cards are shuffled, then the first two go face up to the discard pile.
    .source = Setup (“Mise en place”), step 16

EE-SET-17 =
    .title = First queues
    .rule = For each market three buyer cards are drawn, and buyers of their colours line up. When the deck is empty, all 17 cards are reshuffled.
    .source = Setup (“Mise en place”), step 17; ruling A12

EE-SET-18 =
    .title = The tiles wait
    .rule = The command tiles are shuffled, white face up, beside the mothership.
    .source = Setup (“Mise en place”), step 18; ruling A7

EE-SET-19 =
    .title = Two explorers to begin with
    .rule = Everybody puts one explorer on market 1 and another on market 4.
    .source = Setup (“Mise en place”), step 19

# $case: own, no-place · $place
EE-SET-20 = { $case ->
        [own] One of your explorers is already { place.at }.
       *[no-place] This location is not on the map.
    }
    .title = The third explorer
    .rule = At the start of your first turn, put your third explorer on any location where you have none yet. The explorers of others do not matter.
    .source = Setup (“Mise en place”), step 20; ruling A32
    .cure = Choose a location of the map without an explorer of yours.

## A round

EE-RND-1 =
    .title = Three rounds, three phases
    .rule = The game lasts three rounds. Each runs through a preparation phase, an action phase and a scoring phase; the first round has no preparation.
    .source = A round (“Manche de jeu”)

EE-RND-2 = The game is over: there is nothing left to play.
    .title = The end
    .rule = After the third round the galleries are scored, and the richest wins.
    .source = A round (“Manche de jeu”); End of the game (“Fin de partie”)

## Preparation phase

EE-PREP-1a =
    .title = Round 2: three tiles
    .rule = At the start of round 2, three tiles drawn at random go one to each command centre, white face up. The other five leave the game.
    .source = Preparation phase (“Phase de Préparation”), step 1; ruling A41

EE-PREP-1b =
    .title = Round 3: yellow face
    .rule = At the start of round 3, these three tiles are turned over in place, yellow face up.
    .source = Preparation phase (“Phase de Préparation”), step 1; ruling A41

EE-PREP-2a =
    .title = Queues of four
    .rule = In each queue of four buyers the first goes back to the buyers board and the others move up.
    .source = Preparation phase (“Phase de Préparation”), step 2; ruling A11

EE-PREP-2b =
    .title = Queues of three
    .rule = A queue of three buyers does not change.
    .source = Preparation phase (“Phase de Préparation”), step 2

EE-PREP-2c =
    .title = Queues of less than three
    .rule = A queue of less than three buyers is filled up to three: each buyer card drawn brings a buyer of its colour and is then discarded.
    .source = Preparation phase (“Phase de Préparation”), step 2; rulings A11, A12

EE-PREP-3a =
    .title = The relics of the survey row
    .rule = Each card of the survey row, with or without a cube, reveals three relics of its colour: the first two go to their sites, the third face up under the black-market pile.
    .source = Preparation phase (“Phase de Préparation”), step 3; ruling A13

EE-PREP-3b =
    .title = The row is cleared
    .rule = Everybody takes their cubes back from the survey row, and all its cards are discarded.
    .source = Preparation phase (“Phase de Préparation”), step 3

EE-PREP-3c =
    .title = A new row
    .rule = For round 2 new cards form the survey row: 3, 4 or 5 with 2, 3 or 4 players. For round 3 there is none.
    .source = Preparation phase (“Phase de Préparation”), step 3

EE-PREP-4a =
    .title = New turn order
    .rule = Whoever has an initiative marker takes the position of its number. The others follow, in the order they had among themselves.
    .source = Preparation phase (“Phase de Préparation”), step 4

EE-PREP-4b =
    .title = Markers returned
    .rule = The initiative markers then go back to the supply.
    .source = Preparation phase (“Phase de Préparation”), step 4

EE-PREP-5a =
    .title = Eight new cards
    .rule = The cards you have left are still yours; put them aside. Everybody is dealt eight action cards; if the deck runs out, the discard pile is shuffled.
    .source = Preparation phase (“Phase de Préparation”), step 5

# $case: two, answered
EE-PREP-5b = { $case ->
        [answered] Your choice is made; it waits for that of the others.
       *[two] Keep exactly two cards of your packet.
    }
    .title = Keep two, pass on the rest
    .rule = All choose at the same time: keep two of the eight cards and pass the other six to the left, keep two of six, then two of four. The last two are discarded. You always get six new cards.
    .source = Preparation phase (“Phase de Préparation”), step 5 (p. 9); ruling A33
    .cure = { $case ->
        [answered] Wait until all have chosen.
       *[two] Choose two different cards of your packet.
    }

EE-PREP-5c =
    .title = Travel cards come back
    .rule = Everybody takes back into their hand the travel cards played or set aside in the round before.
    .source = Preparation phase (“Phase de Préparation”), step 5

EE-PREP-6 =
    .title = The black market turns
    .rule = The visible relic of each black-market pile goes under its pile, face up.
    .source = Preparation phase (“Phase de Préparation”), step 6

## Action phase

# $seat
EE-TURN-1 = It is not your turn: the decision is up to { $seat }.
    .title = Two actions per turn
    .rule = Players take turns in turn order. A turn has two actions, alike or different.
    .source = Action phase (“Phase d’Actions”)
    .cure = Wait for your turn.

EE-TURN-2 =
    .title = Until all have passed
    .rule = The phase ends when everybody has passed. Whoever has passed plays no more; the others go on.
    .source = Action phase (“Phase d’Actions”)

EE-TURN-3 = This card is not in your hand.
    .title = One card per action
    .rule = Each action costs a card from your hand, except Pass. Without a card you must pass.
    .source = Action phase (“Phase d’Actions”), note; ruling A42
    .cure = Choose a card of your hand. Without a card, all you can do is pass.

EE-TURN-4 =
    .title = Where played cards go
    .rule = A played action card goes to the common discard pile. A played travel card stays in front of you until the next preparation.
    .source = Action phase (“Phase d’Actions”)

# $card
EE-TURN-5 = For this action { $card } will not do: a travel card has neither colour nor symbol.
    .title = Travel cards
    .rule = A travel card has neither colour nor symbol, and 2, 3 or 4 fuel. It serves to travel, and also to sell if the option “Sell with a travel card” is chosen.
    .source = Action phase (“Phase d’Actions”); ruling A2
    .cure = Play an action card, or keep this card for Travel.

# $ask
EE-TURN-6 = This is not the moment. { $ask }
    .title = The order of a turn
    .rule = A turn runs in this order: the third explorer, in the very first turn; the free step of the Dal-Harrai Corp; the first action; the second.
    .source = Action phase (“Phase d’Actions”); Setup (“Mise en place”), step 20; ruling A23
    .cure = Do what is asked first.

## Crew

# $supply: cubes in the supply
EE-CRW-1 = The cube comes from your supply, where { $supply } are left: no guard leaves your gallery.
    .title = Where cubes come from
    .rule = Traders, envoys, guards and the marks in the survey row are cubes of your supply.
    .source = Excavate (“Fouille”); Market (“Marchandage”); Command (“Commandement”); Survey (“Sondage”)
    .cure = Take the cube from your supply.

# $case: none, choose-guard, no-guard · .warning: $relic, the cell that becomes empty
EE-CRW-2 = { $case ->
        [none] You have no cube left in your supply, and your gallery has no guard to take.
        [choose-guard] Your supply is empty: say which guard leaves your gallery.
       *[no-guard] None of your guards stands on this cell of your gallery.
    }
    .title = Taking a guard
    .rule = If your supply is empty, and only then, you may use a guard of your gallery. Its cell becomes free again.
    .source = Excavate (“Fouille”); Market (“Marchandage”); Command (“Commandement”), note; Smuggle (“Contrebande”); rulings A8, A43
    .cure = { $case ->
        [none] Recall an envoy by a Command action first, or do something that takes no cube.
       *[other] Choose a guard of your gallery.
    }
    .warning = The cell { relic.of } will be empty again, and a complete line of your gallery will no longer be one.

EE-CRW-3 =
    .title = Traders and envoys stay
    .rule = A trader or an envoy is never taken to serve elsewhere.
    .source = Excavate (“Fouille”); Market (“Marchandage”); Command (“Commandement”), note; Smuggle (“Contrebande”)

## Samples

# .warning: $relic
EE-SMP-1 =
    .title = Taking a sample
    .rule = When you store a relic, and only at that moment, you may put a guard on its cell of your gallery, if it is free.
    .source = Excavate (“Fouille”); Smuggle (“Contrebande”)
    .warning = The cell { relic.of } is free in your gallery, and this relic will give no sample later.

EE-SMP-2 =
    .title = One guard for another
    .rule = Without a cube in your supply, another guard of your gallery may take the new cell.
    .source = Excavate (“Fouille”); Smuggle (“Contrebande”); ruling A40

EE-SMP-3 =
    .title = A filled column
    .rule = Filling the four cells of a column makes you draw an action card at once. Each column does so only once per game.
    .source = How the game works (“Principe du jeu”); Excavate (“Fouille”), note; rulings A40, A43

EE-SMP-4 =
    .title = The sample stays
    .rule = Selling or fencing the relic does not remove its sample. The guard only leaves if you take it to serve elsewhere.
    .source = How the game works (“Principe du jeu”); Excavate (“Fouille”)

EE-SMP-5 =
    .title = Every stored relic
    .rule = Discovery, purchase on the black market, purchase in a survey, faction power, tile: every way of storing allows a sample. If the cell is occupied, the relic is stored without a sample.
    .source = Excavate (“Fouille”); Smuggle (“Contrebande”); Survey (“Sondage”); ruling A15

## Travel

# $case: no-explorer, no-fuel
EE-ACT-TRV-1 = { $case ->
        [no-explorer] This explorer is not on the map.
       *[no-fuel] The fuel of this card is used up.
    }
    .title = Travelling
    .rule = Play an action card (3 fuel) or a travel card (2, 3 or 4 fuel). Each fuel is worth one step, and you share the steps freely among your explorers; you may leave some unused.
    .source = Travel (“Déplacement”); rulings A16, A42
    .cure = { $case ->
        [no-explorer] Choose an explorer who is on the map.
       *[no-fuel] End this Travel action.
    }

# $start, $to
EE-ACT-TRV-2 = No line leads { $start } { $to }.
    .title = A step follows a line
    .rule = A step takes an explorer to an adjacent location, that is, one joined to theirs by a line.
    .source = Travel (“Déplacement”)
    .cure = Follow a line; another location is reached in several steps.

EE-ACT-TRV-3 =
    .title = Through occupied locations
    .rule = On the way, an explorer may pass through any location, even where other explorers are, your own included.
    .source = Travel (“Déplacement”)

# $case: own, cannot-part · $place
EE-ACT-TRV-4 = { $case ->
        [cannot-part] After a step { place.to } the fuel would no longer be enough for your explorers to end on different locations.
       *[own] Two of your explorers would be together { place.at }.
    }
    .title = Never two of yours
    .rule = At the end of a Travel action, two of your explorers may not be on the same location.
    .source = Travel (“Déplacement”)
    .cure = { $case ->
        [cannot-part] First move one of the explorers who are together, or choose a location where you have none.
       *[own] Part your explorers before you stop.
    }

EE-ACT-TRV-5 =
    .title = Round the globe
    .rule = The south-western dig site is adjacent to two locations of the east: the orange site that is also market 6, and the eastern black market.
    .source = Travel (“Déplacement”), note

## Excavate

# $colour (of the card) · $relic
EE-ACT-DIG-1 = Your card is { colour }: it does not let you discover { relic.the }.
    .title = The card gives the region
    .rule = Play an action card of the colour of the region to excavate.
    .source = Excavate (“Fouille”)
    .cure = Choose { $colour ->
        [O] an { relic-colour }
       *[other] a { relic-colour }
    }, or play a card of another colour later.

# $case: not-there, enough, none · .warning: $colour
EE-ACT-DIG-2 = { $case ->
        [not-there] No copy of this relic is on the dig sites.
        [enough] This Excavate action has already discovered two relics, which is the most it can.
       *[none] An Excavate action must discover at least one relic.
    }
    .title = Up to two relics
    .rule = An Excavate action discovers one or two relics of the colour of the card.
    .source = Excavate (“Fouille”); ruling A16
    .cure = { $case ->
        [enough] End this Excavate action.
       *[other] Choose a relic that lies on a dig site.
    }
    .warning = This Excavate action could discover one more { colour } relic.

# $case: nobody, empty, beyond, here · $colour (of the card) · $site
EE-ACT-DIG-3 = { $case ->
        [nobody] None of your explorers is on a site of the { region }.
        [empty] Where your explorers are there is no { colour } relic to discover.
        [beyond] This relic lies { $site }: none of your explorers is there, and your power only reaches the site you have just dug and those adjacent to it.
       *[here] This relic lies { $site }, and none of your explorers is there.
    }
    .title = An explorer on the spot
    .rule = You need an explorer on the site where the relic lies.
    .source = Excavate (“Fouille”)
    .cure = { $case ->
        [beyond] Choose a relic of the same site, of an adjacent one or of a site where you have an explorer, or end this Excavate action.
        [here] Choose a relic of a site where you have an explorer, or travel there first.
       *[other] Send an explorer first to { $colour ->
            [O] an orange site
           *[other] a { colour } site
        } that bears a relic, or play a card of another colour.
    }

EE-ACT-DIG-4 = Your hold is full, and the hidden container does not take what is discovered.
    .title = Room in the hold
    .rule = Each discovered relic needs a free space of your hold. The hidden container does not count.
    .source = Excavate (“Fouille”)
    .cure = Sell or fence a relic of your hold first.

# $site
EE-ACT-DIG-5 = This Excavate action has already taken a relic { $site }: the second one must come from another site.
    .title = Two relics, two sites
    .rule = Two relics of one Excavate action come from two different sites of the region, with one of your explorers on each.
    .source = Excavate (“Fouille”)
    .cure = Choose a relic of another site where you have an explorer, or end this Excavate action.

EE-ACT-DIG-6 =
    .title = Into the hold
    .rule = Discovered relics go face up into your hold, and each may leave a sample.
    .source = Excavate (“Fouille”)

## Market

# $case: symbol, nobody, no-market · $market · $symbol (of the market) · $card
EE-ACT-MKT-1 = { $case ->
        [symbol] For { market } you need { symbol.the }, and you play { $card }.
        [nobody] None of your explorers is { market.at }.
       *[no-market] This is no market of the map.
    }
    .title = Taking a Market action
    .rule = Play an action card with the symbol of a market where you have an explorer.
    .source = Market (“Marchandage”); ruling A3
    .cure = { $case ->
        [symbol] Play a card { symbol.with }, or act at a market with the symbol of your card.
        [nobody] Choose a market where you have an explorer, or travel there first.
       *[no-market] Choose one of the six markets.
    }

# $case: elsewhere, trader-sent, white-late, white-added, colour-added · $market (that of the action)
EE-ACT-MKT-2 = { $case ->
        [elsewhere] This Market action takes place { market.at }.
        [trader-sent] This Market action has already sent its trader.
        [white-late] The white buyer is added before the coloured one, who is already there.
        [white-added] This Market action has already added its white buyer.
       *[colour-added] This Market action has already added its coloured buyer.
    }
    .title = Trader, white, colour
    .rule = Do what you like of these, each once: send a trader to this market; add a white buyer to its queue; add a buyer of the colour of your choice to it, after the white one if you add both. The trader is sent whenever you like.
    .source = Market (“Marchandage”); rulings A16, A44
    .cure = { $case ->
        [elsewhere] Choose { market }.
       *[other] Do what is still possible, or end this Market action.
    }

# $case: white, colour · $colour
EE-ACT-MKT-3 = { $case ->
        [white] There is no white buyer left on the buyers board.
       *[colour] { $colour ->
            [Y] There is no yellow buyer left on the buyers board.
            [G] There is no green buyer left on the buyers board.
            [R] There is no red buyer left on the buyers board.
            [V] There is no purple buyer left on the buyers board.
            [O] There is no orange buyer left on the buyers board.
           *[none] There is no buyer of this colour.
        }
    }
    .title = No buyer left
    .rule = If there is no white buyer left, that step is skipped. A colour whose track is empty may not be chosen.
    .source = Market (“Marchandage”); How the game works (“Principe du jeu”)
    .cure = { $case ->
        [white] Go on to the coloured buyer, or add nobody.
       *[colour] Choose another colour, or add nobody.
    }

# .warning: $buyer (colour of the buyer at the front) · $market
EE-ACT-MKT-4 =
    .title = White goes first
    .rule = If you add both buyers, the white one comes before the coloured one. In a full queue each of the two ejects the front buyer on arrival.
    .source = Market (“Marchandage”); ruling A34
    .warning = The queue of { market } is full: its first buyer, { $buyer ->
        [Y] a yellow one
        [G] a green one
        [R] a red one
        [V] a purple one
        [O] an orange one
       *[W] a white one
    }, will be ejected, though they would buy a relic of yours.

## Sell

# $colour (of the sale that is going on) · $relic
EE-ACT-SEL-1 = This sale is about { colour } relics: { relic.the } is not one of them.
    .title = One colour per sale
    .rule = Choose a colour, not necessarily that of the card: a sale is about relics of that colour only.
    .source = Sell (“Vente”)
    .cure = Choose { $colour ->
        [O] an { relic-colour }
       *[other] a { relic-colour }
    }, or conclude the sale.

# $case: not-owned, enough, used, nothing · $market
EE-ACT-SEL-2 = { $case ->
        [not-owned] You do not have this relic to offer, or it is offered already.
        [enough] A sale takes place on three markets at most.
        [used] A relic is already offered { market.at }: each market takes only one.
       *[nothing] A sale must include at least one relic.
    }
    .title = One market per relic
    .rule = Sell one, two or three relics, each on a different market.
    .source = Sell (“Vente”); rulings A16, A20
    .cure = { $case ->
        [not-owned] Choose a relic of your hold or of your hidden container.
        [enough] Conclude the sale.
        [used] Choose another market, or conclude the sale.
       *[nothing] Offer a relic on a market.
    }

# $case: no-buyer, no-trader · $market · $colour
EE-ACT-SEL-3 = { $case ->
        [no-buyer] Nobody in the queue of { market } wants { $colour ->
            [O] an { relic-colour }
           *[other] a { relic-colour }
        }: there is neither { buyer.a } nor a white one.
       *[no-trader] You have no trader { market.at }.
    }
    .title = A buyer and a trader
    .rule = Each market used must have at least one buyer of the colour, or a white one, in its queue, and at least one of your traders.
    .source = Sell (“Vente”)
    .cure = { $case ->
        [no-buyer] Choose a market whose queue is interested in this colour, or add a buyer by a Market action first.
       *[no-trader] Choose a market where you have a trader, or send one there first by a Market or a Command action.
    }

# $case: no-relic, no-trader, opened, no-buyer · $traders (opened: whether you have a trader anywhere)
EE-ACT-SEL-4 = { $case ->
        [no-relic] You have no relic to sell.
        [no-trader] You have no trader on any market.
        [opened] { $traders ->
            [yes] Neither where you have a trader nor on the markets with the symbol of your card, where you need none, is the queue interested in a relic of yours.
           *[no] On the markets with the symbol of your card, where you need no trader, the queue is not interested in any relic of yours, and you have no trader elsewhere.
        }
       *[no-buyer] On none of the markets where you have a trader is the queue interested in a relic of yours.
    }
    .title = When selling is impossible
    .rule = If no market qualifies, the Sell action may not be chosen.
    .source = Sell (“Vente”); ruling A16
    .cure = { $case ->
        [no-relic] Discover or buy a relic first.
        [no-trader] Send a trader first, by a Market or a Command action.
        [opened] Attract a buyer of the right colour first, or a white one, by a Market action, or play a card of another symbol.
       *[no-buyer] Attract a buyer of the right colour first, or a white one, by a Market action.
    }

EE-ACT-SEL-5 =
    .title = Income from popularity
    .rule = A sale pays once what the popularity rank of its colour is worth: 9, 5, 3, 1 or 0 credits. Tied colours all have that rank, and the following ranks are skipped.
    .source = Sell (“Vente”); ruling A19

EE-ACT-SEL-6 =
    .title = Income from buyers
    .rule = Each interested buyer of the markets used, white ones included, pays 2 credits. Buyers are counted, not relics.
    .source = Sell (“Vente”); ruling A20

# .warning: $markets, how many markets the sale would then use
EE-ACT-SEL-7 =
    .title = Several markets
    .rule = Selling on two markets pays 3 credits more; on three, 8 more.
    .source = Sell (“Vente”)
    .warning = You could sell one more relic, which would make { $markets } markets: the bonus would be higher.

# $count: how many cards to keep
EE-ACT-SEL-8 = Of these cards keep { $count ->
        [one] { $count }, no more.
       *[other] { $count }, no more and no less.
    }
    .title = The bonus card
    .rule = Selling on two markets makes you draw an action card. Selling on three makes you draw two: keep one, discard the other.
    .source = Sell (“Vente”); ruling A24
    .cure = Choose from the cards you have just drawn.

EE-ACT-SEL-9 =
    .title = The buyers leave
    .rule = The buyers who counted board the mothership; those who were there already first go back to the buyers board. The queues close up.
    .source = Sell (“Vente”)

EE-ACT-SEL-10 = This sale leaves no trader to promote on this market.
    .title = Promotion
    .rule = One of your traders of each market used becomes an envoy in the command centre with the same symbol.
    .source = Sell (“Vente”); ruling A1
    .cure = Choose a market of this sale where you have a trader, or promote nobody.

EE-ACT-SEL-11 =
    .title = Sold relics
    .rule = Sold relics leave the game.
    .source = Sell (“Vente”)

EE-ACT-SEL-12 =
    .title = How a sale runs
    .rule = In this order: popularity is read, you gain the credits, the mothership empties, the buyers who counted board it, the traders are promoted, the relics go to the box, you draw the bonus card.
    .source = Sell (“Vente”); ruling A19

# $card
EE-ACT-SEL-13 = At this table { $card } does not pay for a sale.
    .title = Any card will do
    .rule = The colour and symbol of the card do not matter for selling, except for the power of the Aquilla Collective. A travel card will do too, if the option allows it.
    .source = Sell (“Vente”); ruling A2
    .cure = Play an action card. The option “Sell with a travel card” is chosen before the game.

## Command

# $symbol (of the card)
EE-ACT-CMD-1 = No market and no command centre bears { symbol.the }: this card does not pay for Command.
    .title = Commanding
    .rule = Play an action card with the symbol of the market and command centre you want. No explorer is needed. Cards with the Mask, the symbol of the black markets, will not do.
    .source = Command (“Commandement”)
    .cure = Play a card with the symbol of a market.

# $case: symbol, trader-sent, centre, envoy-done, no-envoy, none, no-centre · $market · $centre · $symbol (of the card)
# .warning: $centre
EE-ACT-CMD-2 = { $case ->
        [symbol] Your card bears { symbol.the }, and that is not the symbol of { market }.
        [trader-sent] This Command action has already sent its trader.
        [centre] Your card bears { symbol.the }, and that is not the symbol of this command centre.
        [envoy-done] This Command action has already placed or recalled an envoy.
        [no-envoy] You have no envoy { centre.at }.
        [none] A Command action must do at least one of its two steps.
       *[no-centre] This is no command centre.
    }
    .title = Trader, envoy or recall
    .rule = Do one of these steps or both, in the order you like: send a trader to a market with this symbol; place an envoy in the centre with this symbol, or else recall one of yours from there to activate its tile.
    .source = Command (“Commandement”); rulings A3, A16, A17
    .cure = { $case ->
        [symbol] Choose a market with the symbol of your card.
        [centre] Choose the centre with the symbol of your card.
        [no-envoy] Place an envoy instead, or send a trader.
        [none] Send a trader, place an envoy or recall one.
        [no-centre] Choose one of the three centres.
       *[other] Do the other step, or end this Command action.
    }
    .warning = Without this envoy you will lose ground { centre.at } when the round is scored.

EE-ACT-CMD-3 =
    .title = The recalled envoy
    .rule = The recalled envoy comes back to your supply before the tile takes effect, so it may serve again at once.
    .source = Command (“Commandement”); rulings A17, A18

EE-ACT-CMD-4 = In round 1 the command centres have no tile yet: no envoy can be recalled.
    .title = No recall in round 1
    .rule = The tiles only come in round 2: until then Command places envoys but recalls none.
    .source = Command (“Commandement”); Preparation phase (“Phase de Préparation”), step 1
    .cure = Place an envoy, or send a trader.

EE-ACT-CMD-5 = You have no cube to send, no guard to take and no envoy to recall for this card.
    .title = Without a cube in the supply
    .rule = For Command too, a guard may serve when the supply is empty, but never a trader or an envoy.
    .source = Command (“Commandement”), note
    .cure = Play a card of another symbol, or choose another action.

## Smuggle

# $case: symbol, nobody · $symbol (of the card) · $wanted (of the black markets)
EE-ACT-SMG-1 = { $case ->
        [symbol] Your card bears { symbol.the }, and the black markets ask for { $wanted ->
            [SA] the Prism
            [SB] the Ring
            [SC] the Trident
           *[SM] the Mask
        }.
       *[nobody] None of your explorers is on a black market.
    }
    .title = Smuggling
    .rule = Play an action card with the symbol of a black market where you have an explorer. The three black markets have the same symbol and open the same piles.
    .source = Smuggle (“Contrebande”)
    .cure = { $case ->
        [symbol] Play a card with the symbol of the black markets.
       *[nobody] Bring an explorer to one of the three black markets first.
    }

# $case: nothing, none, buying, fencing · $credits (those you have)
EE-ACT-SMG-2 = { $case ->
        [buying] This Smuggle action is already buying: it can no longer fence.
        [fencing] This Smuggle action is already fencing: it can no longer buy.
        [nothing] You have no relic to fence, and { $credits ->
            [0] no credit to buy one with
            [one] only { $credits } credit to buy one with
           *[other] your { $credits } credits or your free spaces are not enough to buy one
        }.
       *[none] A Smuggle action must fence or buy at least one relic.
    }
    .title = Fence or buy
    .rule = Choose one of the two, never both in the same action.
    .source = Smuggle (“Contrebande”); ruling A16
    .cure = { $case ->
        [buying] Buy more, or end this Smuggle action.
        [fencing] Fence more, or end this Smuggle action.
        [nothing] Choose another action.
       *[none] Choose a relic to fence or to buy.
    }

# $case: enough, not-owned
EE-ACT-SMG-3 = { $case ->
        [enough] This Smuggle action has already fenced two relics, which is the most it can.
       *[not-owned] You do not have this relic to fence.
    }
    .title = Fencing
    .rule = Fence one or two of your relics, of any colours. Each pays its value and goes face up under the pile of its colour. Its sample stays.
    .source = Smuggle (“Contrebande”)
    .cure = { $case ->
        [enough] End this Smuggle action.
       *[not-owned] Choose a relic of your hold or of your hidden container.
    }

# $case: enough, same-colour, credits · $colour · $relic, $price and $credits (those you have)
EE-ACT-SMG-4 = { $case ->
        [enough] You can buy nothing more here: this is the most.
        [same-colour] { $colour ->
            [O] An { relic-colour } has just been bought: the other one must be of another colour.
           *[other] A { relic-colour } has just been bought: the other one must be of another colour.
        }
       *[credits] On the black market { relic.the } costs { $price ->
            [one] { $price } credit
           *[other] { $price } credits
        }, and you have { $credits }.
    }
    .title = Buying on the black market
    .rule = Buy one or two visible relics of different colours. Each costs one credit more than its value.
    .source = Smuggle (“Contrebande”); ruling A37
    .cure = { $case ->
        [enough] Leave it at that.
        [same-colour] Choose another pile, or leave it at that.
       *[credits] Choose a cheaper relic, or gain credits first.
    }

# $store
EE-ACT-SMG-5 = There is no free space left { store.at }.
    .title = Storing a purchase
    .rule = Store each relic you buy on a free space of your hold or of your hidden container, as you like. Without a free space there is no purchase.
    .source = Smuggle (“Contrebande”)
    .cure = { $store ->
        [hold] Choose your hidden container if a space is left there, or else sell or fence a relic first.
       *[container] Choose your hold if a space is left there, or else sell or fence a relic first.
    }

## Survey

# $case: full, not-in-row
EE-ACT-SUR-1 = { $case ->
        [full] Each card of the survey row already bears a cube: there is no place left.
       *[not-in-row] You have to choose the card of the survey row that yours replaces.
    }
    .title = Surveying
    .rule = Play an action card. In rounds 1 and 2 there must be a card without a cube in the survey row.
    .source = Survey (“Sondage”)
    .cure = { $case ->
        [full] Choose another action; the survey row is renewed next round.
       *[not-in-row] Choose a card of the survey row without a cube.
    }

# $card · $seat (whose cube it is)
EE-ACT-SUR-2 = In the survey row { $card } already bears a cube, placed by { $seat }.
    .title = Step 1: take a place
    .rule = Discard a card without a cube from the survey row. The card you play takes its place, with one of your cubes on it.
    .source = Survey (“Sondage”), step 1; ruling A8
    .cure = Choose a card of the survey row without a cube.

EE-ACT-SUR-3 =
    .title = Step 2: initiative
    .rule = If you have no initiative marker, take the lowest-numbered one that is left.
    .source = Survey (“Sondage”), step 2

# $case: not-drawn, place-first, placed
EE-ACT-SUR-4 = { $case ->
        [not-drawn] This relic is not among those just drawn.
        [place-first] One of the relics drawn must go to its site first.
       *[placed] A relic of this Survey is already on its site, and only one goes there.
    }
    .title = Step 3: two relics
    .rule = Draw two relics of the colour of the card played from the reserve. One, of your choice, goes to its site; the other is shuffled back into the reserve, or bought at double its value.
    .source = Survey (“Sondage”), step 3; rulings A13, A14
    .cure = { $case ->
        [not-drawn] Choose one of the relics drawn.
        [place-first] Choose the relic that goes to its site.
       *[placed] Buy the other relic, or let it go back to the reserve.
    }

EE-ACT-SUR-5 = In round 3 there is no survey row: no card is to be replaced.
    .title = Surveying in round 3
    .rule = In round 3 the first two steps are skipped: discard the card and go on to the third.
    .source = Survey (“Sondage”), note
    .cure = Play the Survey without naming a card.

# $case: credits, full, bought · $price, $credits (those you have)
EE-ACT-SUR-6 = { $case ->
        [credits] This relic costs double its value, { $price ->
            [one] { $price } credit
           *[other] { $price } credits
        }, and you have { $credits }.
        [full] Your hold is full, and a surveyed relic does not go into the hidden container.
       *[bought] This Survey has already bought a relic, which is the most it can.
    }
    .title = Buying in a survey
    .rule = A Survey buys one relic at most. It takes the credits and a free space of your hold, not of the hidden container; a sample may follow.
    .source = Survey (“Sondage”), step 3; ruling A15
    .cure = { $case ->
        [credits] Choose a cheaper relic, or let it go back to the reserve.
       *[other] Let this relic go back to the reserve.
    }

EE-ACT-SUR-7 =
    .title = One marker only
    .rule = Whoever has an initiative marker takes no other and does not exchange it. If none is left, the step is skipped.
    .source = Survey (“Sondage”), step 2

## Pass

EE-ACT-PAS-1 =
    .title = Passing
    .rule = Passing costs no card. The travel cards you have left are set aside; they come back next round.
    .source = Pass (“Passer”)

# .warning: $cards, how many cards will be discarded
EE-ACT-PAS-2 =
    .title = Keeping two cards
    .rule = Then discard action cards of your choice until you have no more than two. Travel cards do not count.
    .source = Pass (“Passer”); ruling A25
    .warning = { $cards ->
        [one] By passing you will discard { $cards } action card.
       *[other] By passing you will discard { $cards } action cards.
    }

EE-ACT-PAS-3 =
    .title = Passing is final
    .rule = After passing you take no more actions in this phase.
    .source = Pass (“Passer”)

EE-ACT-PAS-4 =
    .title = Passing as first action
    .rule = If you pass as your first action, the second is lost.
    .source = Pass (“Passer”)
    .warning = You pass as your first action: the second will be lost, though you have cards left.

EE-ACT-PAS-5 =
    .title = When to pass
    .rule = You may pass as first or second action, whatever cards you have. Without any card it is compulsory.
    .source = Pass (“Passer”); Action phase (“Phase d’Actions”), note; rulings A25, A42

## Scoring phase

EE-SCO-1 =
    .title = Counting the envoys
    .rule = Each command centre is scored on its own. By number of envoys: in round 1, 5 credits for the first; in round 2, 10 and 5; in round 3, 15, 10 and 5.
    .source = Scoring phase (“Phase de Décompte”); ruling A29

EE-SCO-2 =
    .title = No envoy, no credits
    .rule = Without an envoy in a centre you gain nothing there.
    .source = Scoring phase (“Phase de Décompte”), note

EE-SCO-3 =
    .title = Ties
    .rule = Tied players add up the pay of the ranks they occupy and share it, rounded down. The next players take the ranks that follow.
    .source = Scoring phase (“Phase de Décompte”); ruling A28

EE-SCO-4 =
    .title = Everything stays
    .rule = Scoring removes nothing. Envoys, traders, guards, explorers and the buyers on the mothership stay for the next round.
    .source = Scoring phase (“Phase de Décompte”); ruling A26

## End of the game

EE-END-1 =
    .title = The gallery
    .rule = After the scoring of round 3, each column and each row of your gallery pays by its samples. Column: 4, 9 or 15 credits for 2, 3 or 4. Row: 4, 8 or 13 credits for 3, 4 or 5.
    .source = End of the game (“Fin de partie”); ruling A6

# .warning: $relics, how many you have left
EE-END-2 =
    .title = Unsold relics
    .rule = Relics left in your hold or your hidden container are worth nothing.
    .source = End of the game (“Fin de partie”), note
    .warning = { $relics ->
        [one] This is the last round, and you have { $relics } relic left: it will be worth nothing.
       *[other] This is the last round, and you have { $relics } relics left: they will be worth nothing.
    }

EE-END-3 =
    .title = Winning the game
    .rule = Most credits wins. On a tie, look at the relics still stored: whoever has the most wins. If the tie remains, the victory is shared.
    .source = End of the game (“Fin de partie”); ruling A27

## Faction powers

EE-FAC-ISS-1 =
    .title = Is’sisinui: three relics
    .rule = A Survey of the Is’sisinui draws three relics instead of two. One goes to its site as usual.
    .source = Faction powers (“Pouvoirs des factions”), Is’sisinui; rulings A13, A22

# $case: full, no-power
EE-FAC-ISS-2 = { $case ->
        [full] Your hold is full, and a surveyed relic does not go into the hidden container.
       *[no-power] This Survey gives no free relic, or no further one: the Is’sisinui store one, the others none.
    }
    .title = Is’sisinui: one for free
    .rule = One of the three relics may go into the hold without payment, if there is a free space. A sample may follow.
    .source = Faction powers (“Pouvoirs des factions”), Is’sisinui; ruling A22
    .cure = { $case ->
        [full] Let this relic go back to the reserve.
       *[no-power] Buy this relic at double its value, or let it go back to the reserve.
    }

EE-FAC-ISS-3 =
    .title = Is’sisinui: another one bought
    .rule = One of the other two may still be bought at double its value, into another free space of the hold. What is neither placed, stored nor bought is shuffled back.
    .source = Faction powers (“Pouvoirs des factions”), Is’sisinui; ruling A22

EE-FAC-AQU-1 =
    .title = Aquilla: selling without a trader
    .rule = The Aquilla Collective may also sell on the market with the symbol of the card played, without a trader there. The rest does not change: an interested buyer, one relic per market, three markets at most.
    .source = Faction powers (“Pouvoirs des factions”), Aquilla Collective; ruling A3

EE-FAC-AQU-2 =
    .title = Aquilla: no promotion
    .rule = A market used without a trader gives no envoy. If there is a trader, they are promoted as usual.
    .source = Faction powers (“Pouvoirs des factions”), Aquilla Collective; ruling A1

EE-FAC-KUT-1 =
    .title = Kuti Kuti: the second relic
    .rule = When the Kuti Kuti Union excavates with a single explorer, the second relic may come from the same site or from an adjacent dig site, without an explorer on that one.
    .source = Faction powers (“Pouvoirs des factions”), Kuti Kuti Union; rulings A4, A35

EE-FAC-KUT-2 =
    .title = Kuti Kuti: two at most
    .rule = The power never leads to more than two relics, and each needs a free space of the hold.
    .source = Faction powers (“Pouvoirs des factions”), Kuti Kuti Union; Excavate (“Fouille”); ruling A4

# $relic, $price and $credits (those you have)
EE-FAC-GUL-1 = Even at its value { relic.the } would cost you { $price ->
        [one] { $price } credit
       *[other] { $price } credits
    }, and you have { $credits }.
    .title = Gul: buying first
    .rule = At the start of a Sell action the Gul Cartel may buy a visible relic of the black market at its value, without the extra credit.
    .source = Faction powers (“Pouvoirs des factions”), Gul Cartel; ruling A21
    .cure = Choose a cheaper relic, or sell what you have.

EE-FAC-GUL-2 =
    .title = Gul: an explorer on the black market
    .rule = This takes an explorer on one of the three black markets. The symbol of the card does not matter.
    .source = Faction powers (“Pouvoirs des factions”), Gul Cartel; ruling A21

EE-FAC-GUL-3 = A sale must follow, and this way none would be possible.
    .title = Gul: storing, then selling
    .rule = The relic bought is stored like any other, sample included, and may be sold in the same action. A sale must follow the purchase.
    .source = Faction powers (“Pouvoirs des factions”), Gul Cartel; ruling A21
    .cure = Buy a relic that you can sell at once.

# $start, $to
EE-FAC-DAL-1 = No line leads { $start } { $to }, and the free step follows one.
    .title = Dal-Harrai: a free step
    .rule = At the start of each of its turns, the Dal-Harrai Corp may move one of its explorers one step along a line, without a card.
    .source = Faction powers (“Pouvoirs des factions”), Dal-Harrai Corp; ruling A23
    .cure = Choose a neighbouring location, or do without the free step.

# $place
EE-FAC-DAL-2 = Another of your explorers is { place.at }: the free step cannot lead there.
    .title = Dal-Harrai: not two of yours
    .rule = This step does not lead to a location that holds another explorer of yours. Those of others do not matter.
    .source = Faction powers (“Pouvoirs des factions”), Dal-Harrai Corp
    .cure = Choose a neighbouring location without an explorer of yours, or do without the free step.

## Solo: setup

# $zus (how many Zus) · $seats
EE-SOLO-SET-1 = { $zus ->
        [one] Zu faces a single person, and this table has { $seats } places.
       *[other] Only one Zu plays at a table, against a single person.
    }
    .title = Zu, alone against you
    .rule = Setup is that of two players. Zu has its own faction board.
    .source = Solo (“Mode solo”), Setup (“Mise en place”)
    .cure = Keep two places: yours and Zu’s.

EE-SOLO-SET-2 = Zu has no hand and no explorers: it turns over the cards of its deck.
    .title = What Zu lacks
    .rule = Zu has no explorers, no travel cards and no hand.
    .source = Solo (“Mode solo”), Setup (“Mise en place”), steps 2 and 3
    .cure = Turn over Zu’s next card.

EE-SOLO-SET-3 = Against Zu, starting hands are not drafted.
    .title = No drafted hands
    .rule = The variant of drafted starting hands does not exist in solo play.
    .source = Solo (“Mode solo”), Setup (“Mise en place”), step 4; ruling A38
    .cure = Play without the option “Drafted starting hands”, or with several players.

EE-SOLO-SET-4 =
    .title = Zu’s cubes
    .rule = Zu receives the 22 cubes of a colour that you do not play; those of another wait beside them.
    .source = Solo (“Mode solo”), Setup (“Mise en place”), step 5

EE-SOLO-SET-5 =
    .title = Zu’s credits and turn order
    .rule = Zu receives 8 credits, and its disc is placed by the initiative of its board.
    .source = Solo (“Mode solo”), Setup (“Mise en place”), step 6

EE-SOLO-SET-6 =
    .title = Three decks
    .rule = Zu’s cards, sorted by kind and shuffled, form a deck for each round without anybody looking at them. Round 1: 3 Excavate, 2 Market, 1 Command, 1 Sell, 2 Quick Sale, 1 Survey. Round 2: 3 Excavate, 2 Command, 1 Sell, 1 Survey. Round 3: 2 Excavate, 3 Command, 2 Sell.
    .source = Solo (“Mode solo”), Setup (“Mise en place”), step 7

EE-SOLO-SET-7 =
    .title = The first deck
    .rule = Each deck is shuffled. That of round 1 goes on Zu’s board, the two others wait beside it, in order.
    .source = Solo (“Mode solo”), Setup (“Mise en place”), step 8

EE-SOLO-GAL-1 =
    .title = Zu’s gallery
    .rule = Zu places guards and scores its gallery like a player, but never removes a guard. Filling a column gives it no card.
    .source = Solo (“Mode solo”), Gallery and crew (“Galerie et équipage de Zu”); ruling Z14

EE-SOLO-CRW-1 =
    .title = Zu’s crew
    .rule = Zu’s crew has no limit: when its first colour is used up it takes the second, and both are its own.
    .source = Solo (“Mode solo”), Gallery and crew (“Galerie et équipage de Zu”)

## Solo: Zu’s priorities

EE-SOLO-PRI-1 =
    .title = Difference of influence
    .rule = Among command centres Zu prefers, in this order: one without any envoy; one where one more envoy ties it with you; where it overtakes you; where it reduces your lead; where it enlarges its own. On a tie, the smallest gap, then chance.
    .source = Solo (“Mode solo”), Greatest influence difference (“Plus grande différence d’influence”); ruling Z0

EE-SOLO-PRI-2 =
    .title = Most lucrative market
    .rule = Among markets Zu looks, in this order, at: the most buyers, white ones included, interested in the most popular relics it can sell; where it has a trader, the most traders of yours; the difference of influence in the market’s centre, were its traders promoted there; chance.
    .source = Solo (“Mode solo”), Most lucrative market (“Marché le plus lucratif”) (p. 19); rulings Z1, Z2

## Solo: preparation phase

EE-SOLO-PREP-1 =
    .title = Three cards come back
    .rule = In rounds 2 and 3, three cards drawn unseen from Zu’s discard pile join its new deck, which is shuffled. The others leave the game.
    .source = Solo (“Mode solo”), Preparation phase (“Phase de Préparation”); ruling Z28

EE-SOLO-PREP-2 =
    .title = Your new cards
    .rule = Draw nine action cards and keep two. Two of the other seven leave at random; keep two. One of the last three leaves at random; keep the two that remain. Zu receives none.
    .source = Solo (“Mode solo”), Preparation phase (“Phase de Préparation”)

EE-SOLO-PREP-3 =
    .title = The rest of preparation
    .rule = The other steps are those of two players. Zu’s cubes leave the survey row too; its place in turn order only changes because of your marker.
    .source = Solo (“Mode solo”), Preparation phase (“Phase de Préparation”); ruling Z31

## Solo: Zu’s turn

EE-SOLO-TURN-1 = Zu only passes when its deck is empty.
    .title = Two cards per turn
    .rule = Zu and you take turns. In its turn Zu turns over two cards of its deck and carries them out one after the other. When its deck is empty, it passes.
    .source = Solo (“Mode solo”), Action phase (“Phase d’Actions”); ruling Z19
    .cure = Turn over Zu’s next card.

EE-SOLO-TURN-2 = These cards are Zu’s, and it is up to you to play.
    .title = Your turns
    .rule = Your turns follow the usual rules. When one of you has passed, the other goes on alone.
    .source = Solo (“Mode solo”), Action phase (“Phase d’Actions”)
    .cure = Play a card of your hand, or pass.

## Solo: Zu excavates

EE-SOLO-DIG-1 =
    .title = When Zu does not dig
    .rule = If its hold and hidden container are full at the start of the action, Zu fences. If only its hold is full, it buys on the black market.
    .source = Solo (“Mode solo”), Excavate (“Fouille”); rulings Z22, Z30

EE-SOLO-DIG-2 =
    .title = Which colour
    .rule = A card of two colours seeks the more popular of them. A “most popular” card seeks the most popular colour, or the next one if the sites hold no relic of it.
    .source = Solo (“Mode solo”), Excavate (“Fouille”); rulings Z8, Z9

EE-SOLO-DIG-3 =
    .title = Tied colours
    .rule = Zu prefers, in this order: a colour of which it can take two relics and store them; a colour of which it has no relic; the one of which you have fewest; chance.
    .source = Solo (“Mode solo”), Excavate (“Fouille”); ruling Z29

EE-SOLO-DIG-4 =
    .title = Two relics if possible
    .rule = Zu takes two relics if it can, else one, and needs no explorer. Never a relic of which it already has a copy or the sample.
    .source = Solo (“Mode solo”), Excavate (“Fouille”); ruling Z6

EE-SOLO-DIG-5 =
    .title = Which relics
    .rule = Zu prefers, in this order: those whose sample you do not have; those with the fewest copies on the main board; those of highest value; chance.
    .source = Solo (“Mode solo”), Excavate (“Fouille”); ruling Z7

EE-SOLO-DIG-6 =
    .title = Or else the black market
    .rule = If no relic of the colour suits it, Zu buys on the black market. What it discovers goes into its hold, and it takes the sample at once.
    .source = Solo (“Mode solo”), Excavate (“Fouille”); ruling Z9

EE-SOLO-DIG-7 =
    .title = Relic by relic
    .rule = Room is checked for each relic: with a single free space in its hold Zu takes one relic and stops there, without buying another.
    .source = Solo (“Mode solo”), Excavate (“Fouille”); ruling Z22

## Solo: Zu on the black market

EE-SOLO-BUY-1 =
    .title = A purchase
    .rule = Zu buys a visible relic of the sought colour for one credit more than its value. It must be able to pay, and have neither a copy nor the sample of it.
    .source = Solo (“Mode solo”), Buying on the black market (“Acheter au Marché Noir”)

EE-SOLO-BUY-2 =
    .title = The next colour
    .rule = Otherwise it tries the next colours from left to right, then begins again at the left. If none will do, it fences.
    .source = Solo (“Mode solo”), Buying on the black market (“Acheter au Marché Noir”)

EE-SOLO-BUY-3 =
    .title = Where the purchase goes
    .rule = The purchase goes into Zu’s hidden container, or into its hold if that is full. Zu takes its sample.
    .source = Solo (“Mode solo”), Buying on the black market (“Acheter au Marché Noir”)

EE-SOLO-FEN-1 =
    .title = Fencing
    .rule = Zu fences two relics of different colours with the highest total value possible; one if it has no more. Without a relic its action fails.
    .source = Solo (“Mode solo”), Fencing on the black market (“Refourguer au Marché Noir”); ruling Z10

EE-SOLO-FEN-2 =
    .title = Equal values
    .rule = At equal value Zu chooses from its hold first, then the least popular colours, then by chance.
    .source = Solo (“Mode solo”), Fencing on the black market (“Refourguer au Marché Noir”)

## Solo: Zu’s Market and Command

EE-SOLO-MKT-1 =
    .title = Two traders
    .rule = Zu sends a trader to two markets where it has none, or to one if there is only one. If it has one everywhere, its action fails.
    .source = Solo (“Mode solo”), Market (“Marchandage”)

EE-SOLO-MKT-2 =
    .title = Which markets
    .rule = Both markets are chosen before anything is placed: the most buyers, white ones included, interested in the most popular relics Zu can sell; then the difference of influence; then chance.
    .source = Solo (“Mode solo”), Market (“Marchandage”); rulings Z1, Z21

EE-SOLO-MKT-3 =
    .title = Two buyers per market
    .rule = Each of these markets receives a white buyer if possible, then a coloured one: of the most popular colour Zu can sell, then of the one of which it has most relics, then by chance.
    .source = Solo (“Mode solo”), Market (“Marchandage”); rulings Z1, Z21, Z27

EE-SOLO-CMD-1 =
    .title = Trader and envoy
    .rule = If Zu has no trader on the card’s market, it sends one. It always places an envoy in that market’s centre.
    .source = Solo (“Mode solo”), Command (“Commandement”)

EE-SOLO-CMD-2 =
    .title = Zu recalls nobody
    .rule = Zu never recalls an envoy and activates no command tile.
    .source = Solo (“Mode solo”), Command (“Commandement”)

## Solo: Sell and Quick Sale

EE-SOLO-SEL-1 =
    .title = No sale possible
    .rule = Without a relic, or without an interested buyer where it has traders, Zu’s Sell action fails.
    .source = Solo (“Mode solo”), Sell (“Vente”)

EE-SOLO-SEL-2 =
    .title = Which colour, which markets
    .rule = Zu sells the colour that opens the most markets to it, three at most. If there are more, it takes the three most lucrative.
    .source = Solo (“Mode solo”), Sell (“Vente”); rulings Z3, Z4

EE-SOLO-SEL-3 =
    .title = A sale like any other
    .rule = Zu gains what a player would gain, the bonus for several markets included, but draws no card. It sells its relics of lowest value; on a tie, by chance. Its traders are promoted.
    .source = Solo (“Mode solo”), Sell (“Vente”); ruling Z20

EE-SOLO-QS-1 =
    .title = No Quick Sale possible
    .rule = Without a relic, or without an interested buyer on any of the six markets, Quick Sale fails.
    .source = Solo (“Mode solo”), Quick Sale (“Coup de fusil”)

EE-SOLO-QS-2 =
    .title = Which colour, which market
    .rule = Zu sells the colour of which it has fewest relics among those a market wants; on a tie the most popular, then by chance. It chooses the market where most buyers are interested in this colour; on a tie the most lucrative.
    .source = Solo (“Mode solo”), Quick Sale (“Coup de fusil”); ruling Z5

EE-SOLO-QS-3 =
    .title = A trader, a sale
    .rule = If it has no trader on this market, Zu sends one, then sells one relic there, the least valuable, as by a Sell action.
    .source = Solo (“Mode solo”), Quick Sale (“Coup de fusil”)

## Solo: Zu surveys

EE-SOLO-SUR-1 =
    .title = A card drawn
    .rule = Zu draws an action card. In rounds 1 and 2 it replaces, with a cube of Zu’s, the leftmost card without a cube of the survey row.
    .source = Solo (“Mode solo”), Survey (“Sondage”); rulings Z11, Z24

EE-SOLO-SUR-2 =
    .title = Two relics
    .rule = Zu draws two relics of this colour. If it can, it buys one at double its value for its hold: one of which it has neither a copy nor the sample and which it can pay; given the choice, that of higher value; on a tie, by chance. The other goes to its site.
    .source = Solo (“Mode solo”), Survey (“Sondage”); rulings A31, Z12, Z25

EE-SOLO-SUR-3 =
    .title = Without a purchase
    .rule = If it buys nothing, one of the two goes to its site and the other is shuffled back into the reserve.
    .source = Solo (“Mode solo”), Survey (“Sondage”); ruling Z13

## Solo: failure, scoring, end

EE-SOLO-FAIL-1 =
    .title = An action fails
    .rule = When Zu cannot do what its card says, its action fails, and it gains 10 credits.
    .source = Solo (“Mode solo”), Failed action (“Échec de l’action”)

EE-SOLO-FAIL-2 =
    .title = What is no failure
    .rule = An Excavate action replaced by a purchase, or by fenced relics, has not failed: it only fails if Zu has nothing to fence either. Nor has a Market action that serves one market only.
    .source = Solo (“Mode solo”), Excavate (“Fouille”); Solo (“Mode solo”), Smuggle (“Contrebande”); Solo (“Mode solo”), Market (“Marchandage”)

EE-SOLO-SCO-1 =
    .title = Scoring the centres
    .rule = The scoring phase runs as usual; Zu counts as a player.
    .source = Solo (“Mode solo”), Scoring phase (“Phase de Décompte”)

EE-SOLO-END-1 =
    .title = Two galleries
    .rule = At the end your gallery and Zu’s pay by the same table.
    .source = Solo (“Mode solo”), End of the game (“Fin de partie”)

EE-SOLO-END-2 =
    .title = Zu’s unsold relics
    .rule = Zu adds the value of all relics in its hold and hidden container to its credits.
    .source = Solo (“Mode solo”), End of the game (“Fin de partie”)

EE-SOLO-END-3 =
    .title = Beating Zu
    .rule = You win if your total is higher than Zu’s. A tie is not enough.
    .source = Solo (“Mode solo”), End of the game (“Fin de partie”)

## Solo: difficulty

EE-SOLO-DIFF-1 = A failed action cannot both give Zu nothing and give it 15 credits.
    .title = Setting the difficulty
    .rule = Without any setting the level is intermediate. Choose as many of the ten settings as you like; only “No compensation for failures” and “Failures pay 15 credits” exclude each other.
    .source = Solo (“Mode solo”), Difficulty (“Ajuster la difficulté”)
    .cure = Keep only one of these two settings.

EE-SOLO-DIFF-E1 = This setting is about Zu, and Zu is not at this table.
    .title = Easier: Zu starts without credits
    .rule = Zu starts the game with 0 credits.
    .source = Solo (“Mode solo”), Easier (“Diminuer la difficulté”)
    .cure = Give Zu a place, or take this setting off.

EE-SOLO-DIFF-E2 = This setting is about Zu, and Zu is not at this table.
    .title = Easier: no compensation for failures
    .rule = A failed action gives Zu nothing.
    .source = Solo (“Mode solo”), Easier (“Diminuer la difficulté”)
    .cure = Give Zu a place, or take this setting off.

EE-SOLO-DIFF-E3 = This setting is about Zu, and Zu is not at this table.
    .title = Easier: white buyer only
    .rule = Zu’s Market action adds the white buyer, but no coloured one.
    .source = Solo (“Mode solo”), Easier (“Diminuer la difficulté”)
    .cure = Give Zu a place, or take this setting off.

EE-SOLO-DIFF-E4 = This setting is about Zu, and Zu is not at this table.
    .title = Easier: burnt cards
    .rule = After a Quick Sale, a Survey or a “most popular” Excavate, the top card of Zu’s deck is discarded without being played. Zu may so lose a turn, or have only one action in its last.
    .source = Solo (“Mode solo”), Easier (“Diminuer la difficulté”); rulings Z17, Z19, Z28
    .cure = Give Zu a place, or take this setting off.

EE-SOLO-DIFF-E5 = This setting is about Zu, and Zu is not at this table.
    .title = Easier: limited crew
    .rule = Zu has no second colour of cubes. If it needs one and has none left, its Market, Command or Quick Sale fails.
    .source = Solo (“Mode solo”), Easier (“Diminuer la difficulté”); ruling Z23
    .cure = Give Zu a place, or take this setting off.

EE-SOLO-DIFF-H1 = This setting is about Zu, and Zu is not at this table.
    .title = Harder: double excavation
    .rule = With an Excavate card of two colours Zu discovers one relic of each.
    .source = Solo (“Mode solo”), Harder (“Augmenter la difficulté”); ruling Z15
    .cure = Give Zu a place, or take this setting off.

EE-SOLO-DIFF-H2 = This setting is about Zu, and Zu is not at this table.
    .title = Harder: failures pay 15 credits
    .rule = A failed action gives Zu 15 credits instead of 10.
    .source = Solo (“Mode solo”), Harder (“Augmenter la difficulté”)
    .cure = Give Zu a place, or take this setting off.

EE-SOLO-DIFF-H3 = This setting is about Zu, and Zu is not at this table.
    .title = Harder: free storage
    .rule = Zu stores any relic in its hold or its hidden container, wherever it comes from.
    .source = Solo (“Mode solo”), Harder (“Augmenter la difficulté”); ruling Z18
    .cure = Give Zu a place, or take this setting off.

EE-SOLO-DIFF-H4 = This setting is about Zu, and Zu is not at this table.
    .title = Harder: unsold relics cost you
    .rule = At the end you lose the total value of the relics in your hold and hidden container.
    .source = Solo (“Mode solo”), Harder (“Augmenter la difficulté”); ruling Z26
    .cure = Give Zu a place, or take this setting off.

EE-SOLO-DIFF-H5 = This setting is about Zu, and Zu is not at this table.
    .title = Harder: double purchase
    .rule = Each purchase of Zu on the black market is followed by a second one, by the same rules. If there is nothing that it has not got already, this is ignored.
    .source = Solo (“Mode solo”), Harder (“Augmenter la difficulté”); ruling Z16
    .cure = Give Zu a place, or take this setting off.
