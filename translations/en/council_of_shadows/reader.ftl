### Council of Shadows: what the book of rules adds to the rules.

## Chapters

chapter-basics = How the game works
chapter-setup = Setup
chapter-purchase = Phase 1: purchase
chapter-planning = Phase 2: planning
chapter-actions = Phase 3: actions
chapter-exploitation = Phase 3: exploitation
chapter-dark-tech = Dark Tech levels
chapter-end = End of the game
chapter-stations = Module 1: stations
chapter-leaders = Module 2: leaders
chapter-dark-tech-1 = Dark Tech cards I
chapter-dark-tech-2 = Dark Tech cards II
chapter-bonus = Bonus cards
chapter-ai = AI cards
chapter-symbols = Symbols
chapter-solo = Solo mode

## Where we differ from the rulebook

difference-tiles = The 31 solar system tiles are ours, planets and resources: their pictures are missing from the rulebook. Their number per sector is its own.
difference-board = The board is reconstructed: spaces and sector of most galaxies, thirteen of the twenty yields, and the names of seven galaxies. All that the rulebook says of it is kept, but your box may differ.
difference-ai-cards = Ten AI cards do what the rulebook says; the other fifteen are ours, as are nearly all costs and consumptions, and the name of each.
difference-start-cards = The consumption of two starting cards and the three gems of one of them are estimated; the other values follow from the examples.
difference-improvements = The costs of the improvements and the energy of four of them are ours.
difference-compensation = The types of gems of the compensation are ours; their number is from the rulebook.
difference-bonus-cards = How many copies there are of each light bonus card, and which galaxies have a dark card with two players, is ours.
difference-stations = The costs of the stations and the type each galaxy takes are ours.
difference-automa-cards = Seventeen of the eighteen automa cards are ours; their icons and limits are from the rulebook. The difficulty levels are ours too, except for the silver cards.
difference-simultaneous-planning = On a single screen everybody plans one after the other, handing it round; nothing is revealed before all have finished.
difference-shifted-card = A shifted card acts with the range of the zone it has come to; to the letter, the rulebook says that of the zone where it was played (ruling Q43).
difference-step-by-step = A card is carried out cube by cube, extraction by extraction. What cannot be declined and leaves no choice happens by itself.
difference-own-towers = On a shared planet each has a tower of its own, side by side: which cube lies on which makes no difference (ruling Q45).

## Parts of the data

edition-part-ai_cards = AI cards
edition-part-automa = Automa
edition-part-board = Board
edition-part-box = Components
edition-part-compensation = Compensation
edition-part-dark_bonus = Dark bonus cards
edition-part-dark_tech = Dark Tech cards
edition-part-galaxies = Galaxies
edition-part-improvements = Improvements
edition-part-leaders = Leaders
edition-part-light_bonus = Light bonus cards
edition-part-numbers = Numbers of the rules
edition-part-start_cards = Starting cards
edition-part-stations = Stations
edition-part-tiles = Solar system tiles
edition-part-zones = Extra zones

## What a rule comes to in the game being played

now-gap = Your energy: { $energy }; your consumption: { $consumption }
now-level = Your Dark Tech level: { $level }
now-gems = Your gems: { $a } anthracite, { $g } gold, { $t } transparent
now-round = Round { $round }
now-hand = { $cards ->
        [0] You have no card in hand
        [one] You have 1 card in hand
       *[other] You have { $cards } cards in hand
    }
now-steps = Your last planning: { $steps ->
        [0] no step
        [one] { $steps } step
       *[other] { $steps } steps
    } of consumption
now-light = { $cards ->
        [0] You have no light bonus card
        [one] You have 1 light bonus card
       *[other] You have { $cards } light bonus cards
    }
now-improvements = Your improvements: { $cubes }
now-piles = Tiles left: { $one } at 1 parsec, { $two } at 2, { $three } at 3
