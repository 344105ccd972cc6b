### Marajoara: the glossary. The value is the term, .definition says it in one sentence.

## The board and the box

glossary-marajoara = Marajoara
    .definition = Vanished civilisation of Marajó, a large island of the Amazon, known by its pottery; it gives the game its name.

glossary-main-board = main board
    .definition = The shared board in the box: dig grid, excavation tracks, round track and score track.

glossary-dig-grid = dig grid
    .definition = The spaces of the main board that hold the dice to capture and the Dig tokens placed.

glossary-shaded-space = shaded space
    .definition = Grid space that gets no die during setup; after that, a space like any other.

glossary-magnifier-space = magnifier space
    .definition = Grid space without a die during setup, where a starting Dig token is placed.

glossary-white-rope = white rope
    .definition = Line around some spaces of the grid; it stops neither jumps nor field work.

glossary-roped-zone = roped zone
    .definition = Group of spaces inside a white rope: recycled dice go there first and Dig tokens never go there.

glossary-boost-space = +1 / +2 space
    .definition = Grid space that adds 1 or 2 to the raise of a die landing there by a jump.

glossary-cart = cart
    .definition = The shared line of five slots that spent dice enter.

glossary-cart-slot = cart slot
    .definition = One of the five places in the cart, counted from the top.

glossary-round-marker = round marker
    .definition = The marker that shows the current round.

glossary-round-track = round track
    .definition = The 14 spaces of the round marker; in solo play they take the dice removed from the grid.

glossary-score-track = score track
    .definition = Spaces 0 to 29, where discs mark points; a full lap is worth 30 VP.

glossary-score-marker = +30/+60 marker
    .definition = The marker that recalls the 30 or 60 VP of full laps of the track.

glossary-excavation-track = excavation track
    .definition = One of the three tracks of nine spaces, blue, yellow and red, on which grey dice move the discs.

glossary-step = step
    .definition = An advance of one space on a track.

glossary-track-end-slot = slot 1° / 2°
    .definition = The two places on space 9 of an excavation track, in order of arrival; they pay in the final scoring.

glossary-disc = disc
    .definition = Piece of your colour that marks your score or your progress on an excavation track.

glossary-first-player-token = first-player token
    .definition = The token of the player who opens each round; it never changes hands.

## The museum

glossary-museum-board = museum board
    .definition = Your own board: workshop, display case, slate and storage areas.

glossary-workshop = workshop
    .definition = The part of the museum where the ceramic is put back together.

glossary-display-case = display case
    .definition = The five spaces of the museum where vases are exhibited.

glossary-slate = slate
    .definition = The place in the museum where dice pushed out of the cart wait for recycling.

glossary-storage-area = storage area
    .definition = The three slots of one colour (blue, red or yellow) where you keep your dice.

glossary-dig-icon = Dig icon
    .definition = The mark of the three places in the museum that hold a Dig token at the start.

glossary-ceramic = ceramic
    .definition = The jar in your workshop, made of six fragments.

glossary-fragment = ceramic fragment
    .definition = One of the six pieces of your ceramic, restored with blue dice according to its requirement.

glossary-vase = vase
    .definition = The piece you put in the display case for each red die exhibited.

## Dice and tokens

glossary-yellow-die = yellow die
    .definition = A money die: each of its pips is worth one credit.

glossary-red-die = red die
    .definition = A vase to exhibit for as many credits as its value.

glossary-blue-die = blue die
    .definition = A restoration die, used for ceramic fragments.

glossary-grey-die = grey die
    .definition = An excavation die, used as soon as it is captured and then spent.

glossary-dig-token = Dig token
    .definition = Token of your colour placed on the grid; a jump that ends on it gives a dig bonus.

glossary-money = money
    .definition = The sum of the faces of your stored yellow dice.

glossary-credit = credit
    .definition = The unit of money: one pip of a stored yellow die.

## The turn

glossary-round = round
    .definition = One turn of each player; the game has 14.

glossary-turn = turn
    .definition = What a single player plays: main action, free actions, recycling.

glossary-main-action = main action
    .definition = The compulsory part of the turn: capture, raise, dig bonus, die action.

glossary-free-action = free action
    .definition = Optional action, before or after the main action: exhibit, restore or fund.

glossary-capture = capture a die
    .definition = To take from the grid the die that another has just jumped over.

glossary-jumper = jumping die
    .definition = The die on the grid that you move to capture another; also called the jumper.

glossary-raise = raise
    .definition = To turn a die to a higher face, never above 6.

glossary-dig-bonus = dig bonus
    .definition = The raise given by the Dig token on which a jump ends: +1 if it is yours, otherwise +2 for its owner.

glossary-excavate = excavate
    .definition = To move one of your excavation discs by the value of a captured grey die.

glossary-exhibit = exhibit a vase
    .definition = To pay the value of a red die, put a vase in the display case and score twice that value.

glossary-restore = restore the ceramic
    .definition = To place a fragment in the workshop by spending the blue dice its requirement asks for.

glossary-adjacency-bonus = adjacency bonus
    .definition = 1 VP per fragment already in place next to the one you restore.

glossary-fund-restoration = fund restoration
    .definition = To pay 2 credits to change the value of a stored blue die by 1.

glossary-fund-field-work = fund field work
    .definition = To pay 2 credits to slide a die on the grid to a neighbouring space without a die.

glossary-spend-die = spend a die
    .definition = To put a die that has been used into the cart.

glossary-spend-money = spend money
    .definition = To pay by lowering your yellow dice one pip per credit, or by spending them whole.

glossary-recycling = recycling
    .definition = The end of the turn: the dice on the slate go back to the grid.

## Points and missions

glossary-victory-point = victory point (VP)
    .definition = What is counted to win.

glossary-final-scoring = final scoring
    .definition = The last points, once the game is over: majorities and track ends.

glossary-vase-majority = vase majority
    .definition = Ranking of the final scoring by exhibited vases: 7, 5 and 3 VP.

glossary-fragment-majority = fragment majority
    .definition = Ranking of the final scoring by restored fragments: 7, 5 and 3 VP.

glossary-mission = mission
    .definition = One of the eight challenges of the solo mode.

glossary-mission-objective = mission objective
    .definition = What a mission asks for, marked by a vase of a colour that is not yours.

glossary-score-objective = score objective
    .definition = The VP total a mission asks for at the end of the game.
