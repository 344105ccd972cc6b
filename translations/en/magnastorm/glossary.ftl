### Magnastorm: the glossary. The value is the term, .definition says it in a sentence.

## Boards and places

glossary-game-board = game board
    .definition = The board of the planet, with the reputation track; one side for 2 or 3 players, one for 4.

glossary-centre-tile = centre tile
    .definition = The six-sided tile in the middle of the planet: it says which sectors are calm, what they pay, and the round.

glossary-sector = sector
    .definition = A sixth of the planet.

glossary-calm = calm sector
    .definition = One of the three sectors that are green now: you drive there, and it pays at the end of the round.

glossary-storm = storm sector
    .definition = One of the three sectors that are red now: nobody drives there, and it pays nothing.

glossary-trailing = trailing sector
    .definition = The calm sector that the storm takes at the end of the round. The word is ours.

glossary-middle = middle sector
    .definition = The calm sector between the other two; it becomes the trailing one. The word is ours.

glossary-leading = leading sector
    .definition = The calm sector that has just opened; it stays so for two more rounds. The word is ours.

glossary-zone = zone
    .definition = A group of one to three spaces of the planet, linked to others.

glossary-space = space
    .definition = The place of a lab, coloured or white.

glossary-white-space = white space
    .definition = A space that advances research in the field of your choice.

glossary-line = connecting line
    .definition = What links two zones; the Scout follows it.

glossary-start = starting area
    .definition = The place, apart from the spaces, where the Scouts wait at the beginning.

glossary-site = station site
    .definition = The place of a station, on lines between two sectors.

glossary-action-board = action board
    .definition = The board of the administrative commanders and of both panels.

glossary-panel = action panel
    .definition = A grid of rows and columns for crew; there are two alike.

glossary-upper-panel = upper panel
    .definition = The panel that crew leaves; its columns make the prices of commanders.

glossary-lower-panel = lower panel
    .definition = The panel that crew goes to; its rows make the actions.

glossary-row = row
    .definition = A rank of a panel, with a red price and a green gain.

glossary-column = column
    .definition = What is below a commander or below the token.

glossary-cell = cell
    .definition = The place of a crew member, sometimes with a bonus.

glossary-cell-bonus = cell bonus
    .definition = What a cell gives to whoever plays a crew member there.

glossary-research-board = research board
    .definition = The board of the research fields, the scientific commanders and the objectives.

glossary-field = research field
    .definition = A column of the research board, with a colour and a commander.

glossary-level = level
    .definition = A step of a research field.

glossary-level-bonus = level bonus
    .definition = What a level gives when it is reached by advancing.

glossary-player-board = player board
    .definition = Your board: labs, stations, crew, markers, cubes.

glossary-transporter = space transporter
    .definition = The part of your board that holds your cubes.

glossary-reputation-space = reputation space
    .definition = The place of a marker beside an objective, and what it brings.

glossary-cover = cover-up tile
    .definition = What covers a reputation space with 2 players.

glossary-reputation-track = reputation track
    .definition = The track on which your total advances.

glossary-turn-order-track = turn order track
    .definition = The track that says in which order you play.

glossary-supply = general supply
    .definition = The cubes that are neither somebody’s nor in the bag.

glossary-personal-supply = personal supply
    .definition = What your board holds.

glossary-bag = cloth bag
    .definition = The bag from which cubes are drawn at random.

## Pieces and cards

glossary-scout = Scout Runner
    .definition = Your vehicle on the planet.

glossary-lab = turtle lab
    .definition = A piece installed on a space: it advances research, pays and counts for the majority.

glossary-station = teleport station
    .definition = A piece built between two sectors, from which a move may start.

glossary-crew = crew member
    .definition = The piece that is played from one panel to the other.

glossary-neutral-crew = neutral crew
    .definition = The yellow crew, which is nobody’s and which everybody plays.

glossary-marker = marker
    .definition = The piece that marks reputation, research, order, commanders and objectives.

glossary-cube = credit cube
    .definition = The money of the game, in several colours.

glossary-yellow-cube = yellow cube
    .definition = A neutral cube, which pays for neutral crew.

glossary-black-cube = black cube
    .definition = Drawn on a board: a cube of your colour. Drawn from the bag: it turns into a cube of your colour.

glossary-white-cube = white cube
    .definition = Drawn on a board: a cube of any player’s colour, never yellow.

glossary-token = first player token
    .definition = What the left column gives; it makes you first in the administration.

glossary-administrative = administrative commander
    .definition = A commander taken by paying for its column.

glossary-scientific = scientific commander
    .definition = A commander who goes to whoever leads a research field alone.

glossary-commander-tile = commander tile
    .definition = The tile that shows to which column a commander belongs.

glossary-commander-card = commander card
    .definition = The card held by whoever controls the commander, with its effect.

glossary-green-number = green number
    .definition = The reputation gained by taking a commander card.

glossary-red-number = red number
    .definition = The reputation lost by losing a commander card.

glossary-objective-card = objective card
    .definition = A card to be fulfilled once by each player, for reputation.

glossary-sector-objective = sector objective
    .definition = An objective that removes labs.

glossary-research-objective = research objective
    .definition = An objective that sets markers back.

glossary-artefact = artefact card
    .definition = What is won after the game, of bronze, silver or gold.

glossary-federation = federation
    .definition = One of the four colours of players; without effect on play.

glossary-alliance = Earth Alliance
    .definition = In the story, what all federations serve.

glossary-lander = lander
    .definition = In the story, from where you lead your team.

## Words of the rules

glossary-round = round
    .definition = Everybody’s turns, then an administration; four at most.

glossary-cycle = cycle
    .definition = One turn of each player, in the order of the track. The word is ours.

glossary-turn = turn
    .definition = One action, then an objective if you like.

glossary-administration = administration phase
    .definition = The end of a round, in six steps.

glossary-action-a = action A
    .definition = Paying the row and moving the Scout.

glossary-action-b = action B
    .definition = Gaining the cubes of the row.

glossary-range = range
    .definition = How many zones the Scout may travel.

glossary-stay = stay put
    .definition = Action A without moving.

glossary-install = install
    .definition = Putting a lab on the space of the Scout.

glossary-build = build
    .definition = Putting a station while passing from one sector to another.

glossary-advance = advance
    .definition = Rising by one level in a research field.

glossary-set-back = set back
    .definition = Moving a marker down for an objective, without bonus.

glossary-control = take control
    .definition = Having a commander: holding the card.

glossary-surcharge = surcharge
    .definition = The cube more when somebody else controls the commander.

glossary-exchange = free exchange
    .definition = Three cubes to the supply for one of your choice.

glossary-majority = majority
    .definition = More labs in a sector than each of the others.

glossary-knowledge = most knowledge
    .definition = Being alone at the top of a research field.

glossary-income = income
    .definition = The cubes that calm sectors pay.

glossary-reputation = reputation
    .definition = The points that win.

glossary-threshold = threshold
    .definition = The reputation that announces the end: 27, 23 or 25. The word is ours.

glossary-starting-positions = starting positions
    .definition = Order, first crew, first level and the cube of the last ones.

glossary-advanced-start = advanced starting positions
    .definition = A start in which artefacts won set the order and give bonuses.

## The Consortium

glossary-consortium = Consortium (unofficial)
    .definition = Our solo opponent; the rulebook has none.

glossary-programme = programme (unofficial)
    .definition = The row of steps that the Consortium repeats.

glossary-step = step E, A, R (unofficial)
    .definition = Exploring, analysing or resting: what the Consortium does after its crew.

glossary-grade = grade (unofficial)
    .definition = Legend, commander or explorer, by your lead over the Consortium.
