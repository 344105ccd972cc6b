### Höyük: what the book of rules adds to the rules.

## Chapters

chapter-setup = Setup
chapter-course = The turn
chapter-construction = Phase 1: constructions
chapter-houses = Houses
chapter-pens = Pens
chapter-roofs = Ovens and shrines
chapter-ruins = Ruins
chapter-blocks = Families and blocks
chapter-storeys = Storeys
chapter-catastrophes = Phase 2: the catastrophe
chapter-catastrophe-cards = The twenty-four catastrophes
chapter-aspects = Phase 3: aspect cards
chapter-end-of-turn = Phase 4: end of the turn
chapter-cards = Using aspect cards
chapter-scoring = Scoring points
chapter-end = End of the game
chapter-intermediate = Intermediate game
chapter-expert = Expert game
chapter-clans = Clan powers
chapter-variants = Variants and advice
chapter-house-variants = A variant from elsewhere
chapter-solo = The Neighbours: unofficial solo challenge

## Where we differ from the rulebook

difference-tiles = What most construction tiles show is reconstructed: the rulebook shows two kinds only. Their number, their three elements and the five that are set aside are from the rulebook.
difference-expert-cards = The twenty aspect cards of the expert game are reconstructed: ten of cattle and ten of villagers.
difference-board = The grid of 13 by 13 cells comes from a public source; the hundred spaces of the score track are ours. Beyond 99 the counter goes round again.
difference-first-player = The first player is drawn by lot by the program, without mixing houses.
difference-step-by-step = A tile is built element by element, and the losses of a catastrophe are chosen piece by piece. What leaves no choice happens by itself.
difference-passing = Whoever has no card to play, or may play no more, is not asked before a phase.
difference-last-turn = In the last turn nobody chooses where used cards go, nor who gets the marker: nothing would come of it.
difference-jokers = Jokers alone form a group of their own, and nobody says which symbol they stand for.
difference-solo = The solo challenge “The Neighbours” is unofficial: it is of our own making, for the rulebook has no solo mode.

## In your game

now-turn = Turn { $turn }
now-houses = { $houses ->
        [0] You have placed all your houses
        [one] You have { $houses } house left to build
       *[other] You have { $houses } houses left to build
    }
now-supply = In the supply: { $pens } pens, { $ovens } ovens, { $shrines } shrines
now-expert-supply = In the supply: { $cattle } cattle, { $villagers } villagers
now-tiles = Construction tiles: { $tiles } in the pile, { $discarded } discarded
now-catastrophes = { $drawn ->
        [0] No catastrophe has come yet
        [one] One catastrophe has come
       *[other] { $drawn } catastrophes have come
    }
now-spent = { $spent ->
        [0] You have spent no card this turn
        [one] You have spent { $spent } card this turn
       *[other] You have spent { $spent } cards this turn
    }

## Parts of the data

edition-part-aspects = Aspect cards
edition-part-box = Components and board
edition-part-catastrophes = Catastrophes
edition-part-clans = Clans
edition-part-neighbours = The Neighbours (unofficial)
edition-part-tiles = Construction tiles
