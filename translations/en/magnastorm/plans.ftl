### Magnastorm: the three session plans that come with it.
### plan-magnastorm-<plan>: the title · plan-magnastorm-<plan>-<row>: .title, .says (what is said aloud), of a vote also .question, .a, .b, .c, .d.

## 10 minutes

plan-magnastorm-ten = Ahead of the storm

plan-magnastorm-ten-aim =
    .title = The planet under the storm
    .says =
        This is Magnastorm. A magnetic storm covers half of the planet, and it turns. Below lie the remains of a vanished civilisation.
        Each of you leads a team: a vehicle, the Scout, labs to install, and a crew. It is not money that we are after, but reputation: whoever has the most at the end wins.
        In the centre of the board, the tile: in green three calm sectors, where we drive and are paid; in red three sectors in the storm. After each round it turns by one sector.
        That is the whole art: to be ahead of the storm, and to take what it is about to close.

plan-magnastorm-ten-panels =
    .title = From one panel to the other
    .says =
        On your turn a crew member goes down from the upper panel to the lower one: a yellow one, which belongs to all, or one of your colour.
        You put it on a free cell, and its row gives you a choice. A: pay the red part, and drive. B: gain the green part, cubes, which are the money of the game.
        We are Gaël, in grey. Let us take cubes: who will come?
        Then Viola: she has two cubes, goes to row 4 and chooses B. How many does she have then? Read the green part aloud.

plan-magnastorm-ten-lab =
    .title = Drive, install, research
    .says =
        Now action A. We pay a cube, the Scout drives to the next zone, and stops on a red space.
        There a lab is installed. The first two are free. And research of the colour of the space rises by a level: look at the red marker.

plan-magnastorm-ten-storm =
    .title = Where is the storm?
    .says =
        The first round ends. South-west, west and north-west are calm. The tile turns by one sector, clockwise. Which sector becomes calm? (Follow with a finger, then hands. Reveal.)
        The north-east. And at the other end the storm takes the south-west: a lab that stays there will not be paid any more.
    .question = The tile turns clockwise by one sector. Which one becomes calm?
    .a = The south-west
    .b = The north-east
    .c = The south-east

plan-magnastorm-ten-next =
    .title = And now?
    .says =
        You know the essentials: a crew member, a row, and you drive or you gain.
        To play for real, do lessons 1 to 7: stations, commanders, research and objectives, where reputation comes from.
        Then a game with the guide open. The complete rules are in the book, key F1.

## 30 minutes

plan-magnastorm-thirty = The essentials, and the first turns

plan-magnastorm-thirty-aim =
    .title = { plan-magnastorm-ten-aim.title }
    .says = { plan-magnastorm-ten-aim.says }

plan-magnastorm-thirty-panels =
    .title = From one panel to the other
    .says =
        On your turn a crew member goes down from the upper panel to the lower one: a yellow one, which belongs to all, or one of your colour.
        Its row gives you a choice. A: pay the red part, and drive. B: gain the green part, cubes, which are the money of the game. One or the other, never both.
        We are Gaël, in grey: let us take cubes. The lower the row, the more it brings.
        Then Viola, on row 4. With B, how many cubes? With A, how many are left before she drives? A black cube in the drawing means: of your own colour.

plan-magnastorm-thirty-lab =
    .title = Drive, install, research
    .says =
        Action A: we pay a cube, the Scout drives to the next zone, stops on a red space, and we install a lab. The first two are free.
        Research of the colour of the space rises by a level.
        Then a zone where Viola has two labs already. You may stop on a taken space, but nothing is installed there. Look for the free one: it is white, and leaves the research to your choice.

plan-magnastorm-thirty-station =
    .title = A station on the way
    .says =
        When the Scout passes from one sector to another, it may build a station on its way: 2 reputation points, at once. Later on you can start from there.
        Let us cross into the west: one cube for the row, one cube for the station, and the free lab besides. Who counts?

plan-magnastorm-thirty-storm =
    .title = { plan-magnastorm-ten-storm.title }
    .says = { plan-magnastorm-ten-storm.says }
    .question = { plan-magnastorm-ten-storm.question }
    .a = { plan-magnastorm-ten-storm.a }
    .b = { plan-magnastorm-ten-storm.b }
    .c = { plan-magnastorm-ten-storm.c }

plan-magnastorm-thirty-commanders =
    .title = The price of a commander
    .says =
        Instead of playing a crew member you may take a commander. The price is the crew of the column: a cube of the same colour for each, and one more if somebody else has the commander already.
        Look at the five columns, and at our four cubes: what can we take? A column without crew cannot be taken.
        Let us take Ellen. She gives us 2 points, and her crew goes down wherever we like, to block cells.

plan-magnastorm-thirty-objective =
    .title = An objective, and first
    .says =
        Where does reputation come from? From objectives above all. At the end of your turn you may fulfil one: you give back labs, or set research markers back.
        The first to fulfil it gains the most, 5 points here. We are pink: two labs here, two there. Where do we have the majority?

plan-magnastorm-thirty-turns =
    .title = Your first turns, two teams
    .says =
        Your turn. Two teams. First each puts a crew member above, in a column, then chooses a first research.
        Then turn after turn; every turn another person comes to the table. A good way to begin: cubes, then drive and install.
        Before you put it down, read the row aloud: what it costs, what it brings, and the bonus of the cell.
        The guide shows what to look at. We play two or three turns each.

plan-magnastorm-thirty-end =
    .title = What comes next
    .says =
        The round would end when the upper panel is empty. Then, in calm sectors, labs pay cubes; in each of them, whoever alone has the most scores 1 point; and whoever alone leads a research receives its commander.
        Then the lower panel moves up with all its crew, and the storm turns.
        The game ends when somebody reaches the threshold of reputation, once those who follow have played, or else after four rounds. And the highest total wins.
        To go on: lesson 8, about the end of a round. (Any question?)

## 60 minutes

plan-magnastorm-sixty = A guided first round

plan-magnastorm-sixty-aim =
    .title = { plan-magnastorm-ten-aim.title }
    .says = { plan-magnastorm-ten-aim.says }

plan-magnastorm-sixty-panels =
    .title = { plan-magnastorm-thirty-panels.title }
    .says = { plan-magnastorm-thirty-panels.says }

plan-magnastorm-sixty-lab =
    .title = { plan-magnastorm-thirty-lab.title }
    .says = { plan-magnastorm-thirty-lab.says }

plan-magnastorm-sixty-station =
    .title = { plan-magnastorm-thirty-station.title }
    .says = { plan-magnastorm-thirty-station.says }

plan-magnastorm-sixty-storm =
    .title = { plan-magnastorm-ten-storm.title }
    .says = { plan-magnastorm-ten-storm.says }
    .question = { plan-magnastorm-ten-storm.question }
    .a = { plan-magnastorm-ten-storm.a }
    .b = { plan-magnastorm-ten-storm.b }
    .c = { plan-magnastorm-ten-storm.c }

plan-magnastorm-sixty-commanders =
    .title = { plan-magnastorm-thirty-commanders.title }
    .says = { plan-magnastorm-thirty-commanders.says }

plan-magnastorm-sixty-research =
    .title = Alone in the lead
    .says =
        At the end of a round, whoever is alone in the lead of a research receives its commander, and the points. In a tie, nobody does.
        In green we are on 3, and so is Viola. One crew member is left to play: which cell puts us ahead? (Let them search row 2.)
        Second question: some levels give something when you reach them. We gain a cube from the row, and level 3 of blue adds to it. How many in all?

plan-magnastorm-sixty-objectives =
    .title = The objectives
    .says =
        Reputation comes from objectives above all. At the end of your turn you may fulfil one: give back labs, or set research markers back. The first gains the most.
        First pink: two labs here, two there, and the majority in one of the two sectors. It is looked at before anything is removed.
        Then a subtler case: ties all over the calm. But the storm counts too! A lab that it has caught no longer pays: better give it back.

plan-magnastorm-sixty-round =
    .title = The first round, two teams
    .says =
        Two teams, and the whole first round. Each first puts a crew member above and chooses a research. Then turn after turn, another person each time.
        Three questions before every turn: do we have cubes for driving? Which column is nearly empty, and so nearly free? Which sector will the storm take?
        Keep an eye on the objectives: the first gains the most.
        When the upper panel runs empty, count with me what is left: the round ends with the last crew member, and all is paid at once.
        If time is nearly up, stop before that; the lesson that follows shows this end.

plan-magnastorm-sixty-administration =
    .title = The round ends
    .says =
        The end of a round has six steps, always in the same order. The program carries them out; we foresee them.
        How many cubes for Rose? Read the table at the edge of the tile, sector by sector.
        How many points for her majorities? You need more than each of the others.
        And we: alone in the lead in green and red, tied in blue. How many points for the commanders?

plan-magnastorm-sixty-mistakes =
    .title = What happens to everybody
    .says =
        Four things happen to everybody. Raise your hand if it was you. (After each, let somebody tell what happened.)
        One: wanting to drive without a cube. The row is paid first, then, from the third on, the lab.
        Two: stopping on a taken space. You may, but nothing is installed there.
        Three: staying tied. Neither majority nor commander: you have to be ahead alone.
        Four: forgetting your labs when the storm comes. They no longer pay, but they still fulfil objectives.
        One question is left, about the end of the game.

plan-magnastorm-sixty-ending =
    .title = The threshold is passed
    .says =
        With four players the threshold is 27. The order is grey, purple, pink, orange. Grey has played. Viola, in purple, takes a commander and gets to 28. How many players still play? (Count, reveal.)
        Two: pink and orange. The order in progress is finished, and that is all. Pink may still overtake her: passing the threshold is not winning.
    .question = Viola, second of four, passes the threshold. How many players still play?
    .a = 0
    .b = 1
    .c = 2
    .d = 3

plan-magnastorm-sixty-next =
    .title = Next time
    .says =
        You know how to play Magnastorm. Next time, a whole game: four rounds at most.
        To prepare: lesson 3, when the storm catches the Scout, and lesson 11, about the bonuses of cells. Each commander has an effect: point at one to read it.
        A last question, and it is no vote: on such a planet, where would you have pitched your camp?
