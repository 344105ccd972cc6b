### Council of Shadows: the glossary. The value is the term, .definition says it in one sentence.

## Boards and places

glossary-game-board = game board
    .definition = The board with two sides: galaxies in three sectors, piles of systems, tracks of consumption and energy.

glossary-council-board = Council of Shadows board
    .definition = The board that holds the two piles of Dark Tech cards.

glossary-player-board = player board
    .definition = Your board: action zones, places of the improvements, terraforming capacity.

glossary-screen = screen
    .definition = The three-part screen that hides your planning.

glossary-sector = sector
    .definition = A third of the board, at 1, 2 or 3 parsecs; a tile goes in its own only.

glossary-parsec = parsec
    .definition = The unit of distance: it names sectors and the range of zones.

glossary-galaxy = galaxy
    .definition = A group of two to five spaces of a sector, with its two yields.

glossary-space = space
    .definition = The place of a solar system tile in a galaxy.

glossary-system = solar system
    .definition = A tile of one to four planets, with one resource.

glossary-blue-planet = Earth-like planet (blue)
    .definition = The planet type that everybody may colonise from the start.

glossary-brown-planet = desert planet (brown)
    .definition = A planet that asks for brown terraforming.

glossary-red-planet = volcanic planet (red)
    .definition = A planet that asks for red terraforming.

glossary-free-planet = free planet
    .definition = A planet without any cube.

glossary-resource = resource
    .definition = What a system gives when it is extracted: gems, energy, or both.

glossary-energy-track = energy track
    .definition = The track from 0 to 100 on which your energy marker advances.

glossary-consumption-track = consumption track
    .definition = The track from 20 to 100 on which your consumption marker advances.

glossary-supply = supply
    .definition = What is not in play: your cubes, and the gems for all.

glossary-cover = cover
    .definition = The piece that closes a galaxy with 3 players.

glossary-throne = throne
    .definition = What the first at level III takes; it makes its owner score first.

## Pieces and cards

glossary-cube = cube
    .definition = Your piece: a colony on a planet, a mark on your board.

glossary-colony = colony
    .definition = One of your cubes on a planet.

glossary-tower = tower of cubes
    .definition = Two or three cubes stacked on a planet.

glossary-gem = gem
    .definition = The money of purchases, in three values.

glossary-anthracite = anthracite gem
    .definition = The cheapest gem; worth 1 energy at the end.

glossary-gold = gold gem
    .definition = The middle gem; worth 2 energy at the end.

glossary-transparent = transparent gem
    .definition = The dearest gem; worth 3 energy at the end.

glossary-action-card = action card
    .definition = A card placed on a zone: a consumption and an action.

glossary-starting-card = starting action card
    .definition = One of the six cards everybody has from the start.

glossary-ai-card = AI card
    .definition = An action card to buy, which is also worth 2 energy at the end.

glossary-dark-tech-card = Dark Tech card
    .definition = A power, instant or lasting, chosen at level I and then at level II.

glossary-light-bonus = light bonus card
    .definition = A card gained by exploiting certain galaxies, which earns energy at the end.

glossary-dark-bonus = dark bonus card
    .definition = The secret card received at the start, which earns energy at the end.

glossary-order-token = turn-order token
    .definition = The number that tells when you play.

glossary-energy-marker = energy marker
    .definition = The die that advances on the energy track and shows your level.

glossary-consumption-marker = consumption marker
    .definition = The piece that marks your consumption; energy tries to catch up with it.

glossary-civilisation = civilisation
    .definition = The people you play; only the colour depends on it.

## Zones and improvements

glossary-zone = action zone
    .definition = A place of your board for an action card, with its range.

glossary-extra-zone = extra action zone
    .definition = One more zone, to the right of the others: that of Ava or of the sky portal.

glossary-range = range
    .definition = Up to which sector a zone acts.

glossary-improvement = improvement
    .definition = A purchase marked with a cube on your board.

glossary-terraforming = terraforming capacity
    .definition = The planet types you may colonise.

glossary-extension = colony extension
    .definition = The improvement that allows building on other cubes.

glossary-permanent = permanent bonus
    .definition = An effect that lasts to the end.

glossary-instant = instant bonus
    .definition = An effect that happens only once, immediately.

glossary-cost = purchase cost
    .definition = The gems of a purchase.

## Course of play

glossary-round = round
    .definition = Purchases, planning, actions and exploitation of everybody.

glossary-purchase-phase = purchase phase
    .definition = The first phase: up to three purchases each.

glossary-planning-phase = planning phase
    .definition = The second phase: cards are placed in secret, and turn order follows from them.

glossary-action-phase = action and exploitation phase
    .definition = The third phase: everybody acts, shifts their cards and exploits.

glossary-consumption = consumption
    .definition = What your visible cards cost each round, and the total your energy has to catch up with.

glossary-energy = energy
    .definition = What you harvest to catch up with your consumption.

glossary-covering = covering
    .definition = Placing a card on another: the lower one no longer counts.

glossary-shift = shifting
    .definition = Moving all one’s cards one zone to the right.

glossary-colonise = colonise, found a colony
    .definition = Putting a cube, or a tower, on a planet.

glossary-extract = extract
    .definition = Taking the resource of a system where you have a cube, which stays.

glossary-discover = discover
    .definition = Drawing two tiles and placing one.

glossary-upgrade = upgrade a gem
    .definition = Exchanging a gem for that of the next value.

glossary-take-gems = take gems
    .definition = Taking the gems of a card from the supply.

glossary-exploit = exploit a galaxy
    .definition = Removing a cube from a galaxy for its yield.

glossary-harvest = harvest energy
    .definition = Advancing on the energy track.

glossary-yield = yield
    .definition = The energy of a galaxy, sometimes with a bonus card.

glossary-majority = majority
    .definition = More cubes than each of the others.

glossary-minority = minority
    .definition = As many cubes as another player, or fewer.

glossary-dark-tech-level = Dark Tech level
    .definition = How many times you have caught up with your consumption.

glossary-compensation = compensation
    .definition = The gems of those whom a rise leaves behind.

glossary-final-scoring = final scoring
    .definition = The energy of gems, AI cards and bonus cards, at the end.

## Modules and solo

glossary-station = space station
    .definition = Module 1: a piece bought and put in a galaxy for the rest of the game.

glossary-extraction-station = extraction station
    .definition = The station that gives a resource of its galaxy in each exploitation step.

glossary-exploitation-station = exploitation station
    .definition = The station that lets you exploit its galaxy without removing a cube.

glossary-colonisation-station = colonisation station
    .definition = The station whose three cubes count for the majority.

glossary-leader = leader
    .definition = Module 2: a power, for a higher starting consumption.

glossary-power = special power
    .definition = The effect of a leader or a Dark Tech card.

glossary-automa = automa
    .definition = The opponent of solo mode: the androids, led by their cards.

glossary-automa-card = automa card
    .definition = What the automa does in a round: consumption, actions, galaxies to exploit.

glossary-silver = silver card
    .definition = One of the two automa cards to add once you know solo mode.
