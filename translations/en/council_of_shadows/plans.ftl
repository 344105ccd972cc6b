### Council of Shadows: the three session plans that come with it.
### plan-council_of_shadows-<plan>: the title · plan-council_of_shadows-<plan>-<row>: .title, .says (what is said aloud), of a vote also .question, .a, .b, .c, .d.

## 10 minutes

plan-council_of_shadows-ten = The race of two markers

plan-council_of_shadows-ten-aim =
    .title = A seat in the Council
    .says =
        It is the year 2200. Each of you leads a civilisation that travels from galaxy to galaxy. The technology for this, Dark Tech, is a gift of the Council of Shadows. In return it wants energy, lots of energy.
        Look at your two markers. Consumption runs ahead, energy runs behind. Each card that you play moves the first one on; each galaxy that you exploit moves the second.
        Each time energy catches up with consumption you rise by a level, and the race begins again. That is the whole game.
        As soon as somebody reaches level III, the round is finished. Then bonuses are counted, and the highest level wins; at equal levels, the most energy.

plan-council_of_shadows-ten-cards =
    .title = One card, three rounds
    .says =
        In front of you, three zones. A card that is placed acts where it lies; then all cards move one zone to the right. The one that leaves comes back to hand.
        Here the actions are done. Which one comes back? (Let them answer, then play.)
        Second question, the one that everybody forgets: next round, the cards that moved on act again, and are paid for again. By how much does consumption advance?

plan-council_of_shadows-ten-exploit =
    .title = Exploiting a galaxy
    .says =
        A cube on a planet is a colony. To harvest the energy of a galaxy, you remove one of your cubes there.
        A galaxy gives much to whoever has more cubes than each of the others, and little otherwise. Here: two cubes of ours, two of Rosa’s. What do we get? A tie is no majority.
        And if we leave, what will Rosa get? Count again, without our cube.
        Last question: let us exploit the blue one and the green one. Once per round and galaxy.

plan-council_of_shadows-ten-catch-up =
    .title = Caught up!
    .says =
        Here is the great moment. Our energy is at 52, our consumption at 56. The blue galaxy will give us 8. So we rise by a level; but where does the energy marker stop then? (Ten seconds in silence, then hands. Reveal.)
        52 and 8 make 60. Rising costs all the consumption: 60 less 56, so 4 is left. Consumption itself does not move: the next level will ask for all of it again.
    .question = Energy 52, consumption 56, the blue galaxy gives 8. Where will energy be, one level higher?
    .a = 0
    .b = 4
    .c = 8
    .d = 60

plan-council_of_shadows-ten-next =
    .title = And now?
    .says =
        You know the race: cards that consume, galaxies that pay, and the moment when energy catches up.
        To play for real, do lesson 3, colonising, then lesson 11: a whole first round, step by step.
        After that, a game with the guide open. The complete rules are in the book, key F1.

## 30 minutes

plan-council_of_shadows-thirty = The essentials, and a first round

plan-council_of_shadows-thirty-aim =
    .title = { plan-council_of_shadows-ten-aim.title }
    .says = { plan-council_of_shadows-ten-aim.says }

plan-council_of_shadows-thirty-colonise =
    .title = Placing colonies
    .says =
        A cube on a planet is a colony. Ask yourself two questions before you place one. How far does my zone reach? At the start, the nearest sector, at 1 parsec. Which planets will have me? At the start, blue ones only.
        So let us look for a blue planet, free and near, for a tower of two cubes.
        Then once more, but Rosa has been there before: nobody settles on an occupied planet, unless with an improvement that we do not have yet.

plan-council_of_shadows-thirty-cards =
    .title = { plan-council_of_shadows-ten-cards.title }
    .says = { plan-council_of_shadows-ten-cards.says }

plan-council_of_shadows-thirty-exploit =
    .title = { plan-council_of_shadows-ten-exploit.title }
    .says = { plan-council_of_shadows-ten-exploit.says }

plan-council_of_shadows-thirty-catch-up =
    .title = { plan-council_of_shadows-ten-catch-up.title }
    .says = { plan-council_of_shadows-ten-catch-up.says }
    .question = { plan-council_of_shadows-ten-catch-up.question }
    .a = { plan-council_of_shadows-ten-catch-up.a }
    .b = { plan-council_of_shadows-ten-catch-up.b }
    .c = { plan-council_of_shadows-ten-catch-up.c }
    .d = { plan-council_of_shadows-ten-catch-up.d }

plan-council_of_shadows-thirty-round =
    .title = A whole first round
    .says =
        Let us put it all together. A round has three phases: buy, plan, act.
        Buying: you pay with gems. A card for the anthracite one, and the gold one so that our first zone reaches farther.
        Planning: a card on each zone, in secret. Their sum moves consumption on; who consumes most this round will play first.
        Acting, from left to right: discover a system, found a colony, extract gems. Read the task well, it says where to go.
        And last, exploiting: two galaxies, one cube less in each. Four people, one for each step?

plan-council_of_shadows-thirty-turn =
    .title = Your first round, two teams
    .says =
        Your turn, for real. Two teams, two civilisations, and a whole round. We play without screens: everybody sees everything, and anybody may give advice.
        Buying: a thing or two, not more; keep some gems for later or not, there is no wrong choice today.
        Planning: three cards. Is there one among them that places cubes? Without a colony nothing can be exploited.
        The guide shows what to look at. If you do not like a move, take it back.

plan-council_of_shadows-thirty-end =
    .title = What comes next
    .says =
        Your first round is played. In the next one your cards will have moved on by a zone, and the first zone will be free.
        The first time you catch up with your consumption you will choose a Dark Tech card of level I, a power all your own; the second time, one of level II. The third time it is the throne, and the last round.
        At the end, gems left over, cards bought and bonus cards still give energy.
        To go on: lessons 4 and 5, extracting and discovering. (Any question?)

## 60 minutes

plan-council_of_shadows-sixty = Two guided rounds

plan-council_of_shadows-sixty-aim =
    .title = { plan-council_of_shadows-ten-aim.title }
    .says = { plan-council_of_shadows-ten-aim.says }

plan-council_of_shadows-sixty-colonise =
    .title = { plan-council_of_shadows-thirty-colonise.title }
    .says = { plan-council_of_shadows-thirty-colonise.says }

plan-council_of_shadows-sixty-extract =
    .title = Extracting gems
    .says =
        Where you have a cube you may take the resource of the system, mostly gems. The cube stays: nothing is removed by extracting.
        Our card allows two extractions. Each cube makes one. Who plays them?
        And a tower of two cubes in one place: how many gems, with a single card?

plan-council_of_shadows-sixty-discover =
    .title = Discovering a system
    .says =
        Discovering means drawing two tiles, keeping one, and placing it in the sector it comes from. Then a present: a cube at once, or the resource. Not both.
        Let us look for a tile with a blue planet, place it, and colonise it.
        The other question: no planet will have us. Is it lost? Look at what the system gives.

plan-council_of_shadows-sixty-cards =
    .title = One card, three rounds
    .says =
        Three zones. A card that is placed acts where it lies; then all move one zone to the right. The one that leaves comes back to hand.
        Which one comes back here? And which zone becomes free?
        The question that everybody forgets: the cards that moved on act again, and are paid for again. By how much does consumption advance?
        And a trick to end with: a card is no use any more? You may cover it; only the top one counts.

plan-council_of_shadows-sixty-exploit =
    .title = { plan-council_of_shadows-ten-exploit.title }
    .says = { plan-council_of_shadows-ten-exploit.says }

plan-council_of_shadows-sixty-catch-up =
    .title = { plan-council_of_shadows-ten-catch-up.title }
    .says = { plan-council_of_shadows-ten-catch-up.says }
    .question = { plan-council_of_shadows-ten-catch-up.question }
    .a = { plan-council_of_shadows-ten-catch-up.a }
    .b = { plan-council_of_shadows-ten-catch-up.b }
    .c = { plan-council_of_shadows-ten-catch-up.c }
    .d = { plan-council_of_shadows-ten-catch-up.d }

plan-council_of_shadows-sixty-round =
    .title = { plan-council_of_shadows-thirty-round.title }
    .says = { plan-council_of_shadows-thirty-round.says }

plan-council_of_shadows-sixty-rounds =
    .title = Two rounds, two teams
    .says =
        Two teams, and two whole rounds; a third one if time allows. We play without screens: everybody sees everything. For each question another person comes to the table.
        Before you plan, say your project aloud: where will we have the majority, and with which cards?
        In the second round, look well: your cards have moved on. They act again, and they consume again. Only one zone is free.
        Before you exploit, count the cubes. Leave now, or wait a round?
        The guide goes with you through the first round; after that it stays at hand.

plan-council_of_shadows-sixty-order =
    .title = Who plays first?
    .says =
        A question of tempo. Rosa plans a consumption of 12. We place three cards: 3, minus 2, and 3. Who plays first this round? (Count, reveal.)
        Rosa: 12 against 4. Who consumes most plays first, and so chooses planets before us. But we have eight spaces less to catch up.
    .question = Rosa plans 12; we place 3, −2 and 3. Who plays first?
    .a = You, with 4
    .b = Rosa, with 12

plan-council_of_shadows-sixty-mistakes =
    .title = What happens to everybody
    .says =
        Four things happen to everybody. Raise your hand if it was you. (After each, let somebody tell what happened.)
        One: believing that a tie is a majority. You need more cubes than each of the others.
        Two: counting only the new card. All that can be seen consume, every round, until they come back to hand.
        Three: paying too much. A precious gem may replace a cheaper one, but nobody gives change.
        Four: exploiting as soon as it is possible. The cube goes away, and sometimes the majority with it. A round of patience is often worth some energy.

plan-council_of_shadows-sixty-power =
    .title = A power well chosen
    .says =
        When energy catches up with consumption, you choose a power. It is round 5, and we have the majority in four galaxies. Which card counts these majorities? (Read them aloud.)
        And how much does it bring every round, before a single cube is removed?

plan-council_of_shadows-sixty-end =
    .title = The end, and next time
    .says =
        Our game stops here; a real one goes on to the throne. Whoever reaches level III takes it, and the round is finished.
        Then comes the counting: each gem left gives 1 to 3 energy, each card bought 2, and bonus cards what they say. Sometimes that is enough to rise again. The throne itself does not win: the level does, then energy.
        So in the last round you usually exploit everything: a cube kept is of use only to certain bonus cards.
        Next time, a whole game. To prepare: lesson 7, buying, and lesson 10, the last round. Alone, try the automa, lesson 12.
        A last question, and it is no vote: which card would you play again at once?
