### Höyük: the words of the tables and forms of “My box”, what to check first, what is wrong.

## Tables

hk-sheet-aspects-symbols = Aspect cards
    .row = Symbol
    .value = Cards
hk-sheet-aspects-piles = Aspect piles
    .row = Mode
    .value = Piles
hk-sheet-box-pieces = Pieces
    .row = Piece
    .value = Number
hk-sheet-box-zones = Zones of the board
    .row = Letter
    .value = What lies there
hk-sheet-catastrophes-cards = Catastrophe cards
    .row = Card
    .value = Effect
hk-sheet-clans = Clans
    .row = Clan
hk-sheet-neighbours-levels = Levels of the neighbours (unofficial)
    .row = Level
    .value = Differences
hk-sheet-neighbours-medals = Medals (unofficial)
    .row = Level
    .value = Leads
hk-sheet-tiles-elements = Construction tiles
    .row = Tile
    .value = Elements

## Columns, and the parts of a datum

hk-column-power = Power
hk-column-selector = Which blocks
hk-column-counts = By
hk-column-effect = Effect
hk-column-loses = What is lost
hk-column-builds_with_cards = Builds with its cards
hk-column-jokers_build = Builds with its jokers
hk-column-wins_ties = Wins ties
hk-column-families = More families
hk-column-tiles_per_stage = Tiles in a stage
hk-column-stages_of_houses = Stages of houses only
hk-column-more_cards = More cards
hk-column-start = Points at the start

## Choices

hk-choice-fewest = fewest
hk-choice-most = most
hk-choice-smallest = the smallest
hk-choice-largest = the largest
hk-choice-flood = the shaman leaves
hk-choice-locusts = no aspect card
hk-choice-lose_half = lose half
hk-choice-lose_one = lose one
hk-choice-two_storey = two-storey houses
hk-choice-bronze = bronze
hk-choice-silver = silver
hk-choice-gold = gold
hk-choice-name-bad_season = bad season
hk-choice-name-drought = drought
hk-choice-name-epidemic = epidemic
hk-choice-name-earthquake = earthquake
hk-choice-name-fire = fire
hk-choice-name-flood = flood
hk-choice-name-locusts = locusts
hk-choice-name-raiders = raiders
hk-choice-name-sacrifice = sacrifice
hk-choice-name-tornado = tornado
hk-choice-name-volcano = volcano
hk-choice-name-wolves = wolves

## What is named

hk-named-expert = { $name }

## What to check first

hk-first-tiles = elements of the construction tiles
hk-first-cards = aspect cards of the expert game
hk-first-score = spaces of the score track
hk-first-zones = letters of the zones of the board

## What is wrong, and what is odd

hk-box-no-pieces = A tile shows “{ $what }”, and there is no such piece.
hk-box-pile = Nobody can have a majority for the pile “{ $what }” in this mode: its pieces are not in it.
hk-box-houses = { $houses ->
        [0] No house; the tiles that are known show 2.
        [one] One house; the tiles that are known show 2.
       *[other] { $houses } houses; the tiles that are known show 2.
    }
hk-box-catastrophes = { $counted } catastrophes for all modes, against { $published } in the base edition.
hk-box-few-cards = { $counted } cards “{ $what }”: a group of { $longest } would need jokers.
