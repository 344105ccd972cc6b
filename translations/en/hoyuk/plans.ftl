### Höyük: the three session plans that come with it.
### plan-hoyuk-<plan>: the title · plan-hoyuk-<plan>-<row>: .title, .says (what is said aloud), of a vote also .question, .a, .b, .c, .d.

## 10 minutes

plan-hoyuk-ten = A village, together

plan-hoyuk-ten-aim =
    .title = Building among neighbours
    .says =
        We are in Anatolia, more than 9,500 years ago. Wandering clans have settled, and build their houses one against the other.
        Each of you is a clan with a colour. But there is only one village, and all build in it.
        Two words are enough to read it. A block: all that touches by a side, whatever its colour. A family: houses of your own that touch. (Show the blocks one by one. In which one does Rosa, red, live alone? In the north-east.)
        Points come from cards, in the course of the game, and from your largest families, at the end. But you gain cards only where you have neighbours. That is the secret: who stays alone in a corner gets none.
        When a clan has placed its last house, the turn is played to its end. Whoever has the most points wins.

plan-hoyuk-ten-join =
    .title = Join or found
    .says =
        A house goes on a cell. It can do three things: join neighbours, extend one of your families, or found a block away from everybody.
        First let us join Rosa, who is red. Who will come and place the blue house? By a side, never by a corner.
        Now the opposite: let us found a block, far enough to touch nobody, not even at a corner.
        Which of the two is better? Both. Joining lets you gain cards; founding gives you one more family, and so the right to spend one more card each turn.

plan-hoyuk-ten-ovens =
    .title = Who takes the card for ovens?
    .says =
        Once a turn, the blocks where at least two clans live are inspected. For ovens, for shrines and for pens, whoever has the most takes a card.
        Look at the block in the north-west, and count nothing but ovens. You, red, have one, on a house with two storeys. Rosa, blue, has two, on low houses. Who wins? (Count the hands, reveal.)
        Rosa does. The number always comes first; storeys only break a tie.
    .question = Block in the north-west: who wins for ovens?
    .a = You, in red
    .b = Rosa, in blue
    .c = Nobody

plan-hoyuk-ten-cards =
    .title = Cards that are alike
    .says =
        What are cards for? To build what they show, or to score points.
        Four different cards: how many points? (Let them say.) One point each, so 4.
        And four cards that are alike? 8, twice as much! Five alike are even worth 12. So you keep your cards until they look alike… if you have the patience.

plan-hoyuk-ten-next =
    .title = And now?
    .says =
        You can read a village: blocks, families, and cards for those who have neighbours.
        To play for real, do lessons 1 to 4, then number 8, about the inspection.
        Choose the classic game with fifteen houses, so that it is shorter, and leave the guide open. The complete rules are in the book, key F1.

## 30 minutes

plan-hoyuk-thirty = The essentials, and a first turn

plan-hoyuk-thirty-aim =
    .title = { plan-hoyuk-ten-aim.title }
    .says = { plan-hoyuk-ten-aim.says }

plan-hoyuk-thirty-join =
    .title = Join, extend, found
    .says =
        A house goes on a cell. It can do three things; let us try all three.
        Join: place the blue one against a house of Rosa’s. By a side; a corner is no contact.
        Extend: you live in this block already. So the new house has to touch one of yours; nobody begins a second family in the same block. (Let somebody get it wrong: the table says why.)
        Found: away from everybody, without even a corner in common. One more family, so one more card to spend per turn. Now somebody should be talked into coming!

plan-hoyuk-thirty-bridge =
    .title = Nobody’s cell
    .says =
        Two blocks never merge. So there are always cells between them that are forbidden to all.
        Rosa lives on D4 and E4, Jade on G4 and H4. Only one cell would touch both blocks by a side. Which one? (Let them find letter and number, count, reveal.)
        F4. Neither house nor pen: both would connect. Look for such cells in your game; they protect as well as a wall.
    .question = Which cell would touch both blocks by a side?
    .a = F3
    .b = F5
    .c = F4

plan-hoyuk-thirty-tile =
    .title = Three elements per tile
    .says =
        Every turn, each player gets two tiles, one after the other. A tile shows three elements: always two houses, and something else.
        This one shows a shrine. Build all three, in any order you like. But a shrine goes on a roof of your own: so what comes first?

plan-hoyuk-thirty-inspection =
    .title = The inspection
    .says =
        This is when cards are gained. Every block where at least two clans live is looked at, and the same question is asked three times: who has the most shrines? pens? ovens?
        Shrines first. Look for one in this block… There is none, so no card.
        Pens: one each. In a tie, count the houses with two storeys.
        And the block in the south, where nobody else lives? Nothing at all.

plan-hoyuk-thirty-ovens =
    .title = { plan-hoyuk-ten-ovens.title }
    .says =
        We have left out the ovens in the north-west. You, red, have one, on a house with two storeys. Rosa, blue, has two, on low houses. Who wins? (Count the hands, reveal.)
        Rosa does. The number always comes first; storeys only break a tie.
    .question = { plan-hoyuk-ten-ovens.question }
    .a = { plan-hoyuk-ten-ovens.a }
    .b = { plan-hoyuk-ten-ovens.b }
    .c = { plan-hoyuk-ten-ovens.c }

plan-hoyuk-thirty-cards =
    .title = { plan-hoyuk-ten-cards.title }
    .says = { plan-hoyuk-ten-cards.says }

plan-hoyuk-thirty-turn =
    .title = A first turn, two teams
    .says =
        Your turn. Two teams, two clans, a single village. Each team builds six elements, three and then three; for each element another person comes and places it.
        Before you place it, say aloud: I join, I extend or I found, and why.
        Then comes the inspection, and perhaps the first cards. There is no catastrophe in the first turn: enjoy it.
        If something is refused, read the reason together; that is how rules are learned.

plan-hoyuk-thirty-end =
    .title = What comes next
    .says =
        Your first turn is played. From the second on, a catastrophe strikes every time: it says which blocks are hit, and what they lose. A lost house becomes a ruin; anybody may build there again.
        At the end of the turn the first player gives the marker to somebody else. Keeping it is not allowed: that calls for bargaining.
        And at the very end each card in hand is worth 1 point, and in each block the largest family brings one point per house.
        Who wants to go on? Lessons 7 and 9, catastrophes and cards, are the next two. (Take a question or two.)

## 60 minutes

plan-hoyuk-sixty = Two guided turns, catastrophe included

plan-hoyuk-sixty-aim =
    .title = { plan-hoyuk-ten-aim.title }
    .says = { plan-hoyuk-ten-aim.says }

plan-hoyuk-sixty-join =
    .title = { plan-hoyuk-thirty-join.title }
    .says = { plan-hoyuk-thirty-join.says }

plan-hoyuk-sixty-bridge =
    .title = { plan-hoyuk-thirty-bridge.title }
    .says = { plan-hoyuk-thirty-bridge.says }
    .question = { plan-hoyuk-thirty-bridge.question }
    .a = { plan-hoyuk-thirty-bridge.a }
    .b = { plan-hoyuk-thirty-bridge.b }
    .c = { plan-hoyuk-thirty-bridge.c }

plan-hoyuk-sixty-tile =
    .title = { plan-hoyuk-thirty-tile.title }
    .says = { plan-hoyuk-thirty-tile.says }

plan-hoyuk-sixty-pens =
    .title = A pen must be able to open
    .says =
        A pen leans against one of your houses: the white arrow of its gate shows which one, and so whose it is. The mouse wheel or the R key turns it.
        And it needs another free side, so that the animals can come and go. Nobody may block the last exit.
        Look at Rosa’s pen: which cell can nobody use any more? Not even Rosa!
        Now build against your family, without touching that cell.

plan-hoyuk-sixty-inspection =
    .title = { plan-hoyuk-thirty-inspection.title }
    .says = { plan-hoyuk-thirty-inspection.says }

plan-hoyuk-sixty-ovens =
    .title = { plan-hoyuk-thirty-ovens.title }
    .says = { plan-hoyuk-thirty-ovens.says }
    .question = { plan-hoyuk-thirty-ovens.question }
    .a = { plan-hoyuk-thirty-ovens.a }
    .b = { plan-hoyuk-thirty-ovens.b }
    .c = { plan-hoyuk-thirty-ovens.c }

plan-hoyuk-sixty-cards =
    .title = { plan-hoyuk-ten-cards.title }
    .says = { plan-hoyuk-ten-cards.says }

plan-hoyuk-sixty-limit =
    .title = One card per family
    .says =
        You do not spend all you hold. In one turn, as many cards as you have families, not more.
        Six houses, seven cards: how many may be spent? Count families, not houses. (Two of the houses touch.)
        Second question: three families, two Oven cards, a joker and a House card, and it is the last moment of the turn. Score as many points as you can.

plan-hoyuk-sixty-catastrophe =
    .title = A catastrophe strikes
    .says =
        From the second turn on, a card is turned over. Its left half says which blocks are hit, its right half what they lose.
        Here: an earthquake, on the largest block. Let us count its size. Careful: a house with two storeys counts as one, pens and ruins do not count.
        Everybody loses half their houses there, and the owner chooses which. What would you keep?

plan-hoyuk-sixty-turns =
    .title = Two turns, three teams
    .says =
        Three teams, three clans, two whole turns. For each element another person of the team comes and places it, and says why there.
        First turn: six elements each, then the inspection. Look for neighbours, but not all in the same place.
        Second turn: before each phase you may spend cards. Build or score? Talk it over in your team, in a low voice.
        Then the catastrophe falls. Before you apply it, read it together and say which blocks it hits.
        At the end of each turn the marker changes hands: who promises you what for it?
        If time is short, stop after the catastrophe of the second turn.

plan-hoyuk-sixty-mistakes =
    .title = What happens to everybody
    .says =
        Four things happen to everybody. Raise your hand if it was you. (After each, let somebody tell what happened.)
        One: touching by a corner. To join, you need a side; to found, not even a corner.
        Two: staying alone, safe and sound. A block with a single clan gives no cards.
        Three: one single large family. It looks fine, but it allows only one card per turn.
        Four: counting a storey as a house. It is one house, a taller one; it breaks ties.
        Now let us see how all this counts at the end.

plan-hoyuk-sixty-scoring =
    .title = The final scoring
    .says =
        The game ends. In each block the largest family brings one point per house.
        In the north-west, four houses each: who scores? Think of the storeys.
        In the north-east, Rosa is alone. For cards that was no use; and for the largest family?
        And three cards in hand: how many points? Groups do not count any more here.

plan-hoyuk-sixty-next =
    .title = Next time
    .says =
        You know how to play Höyük. Next time, a whole game: fifteen houses for a small one, twenty-five for the great one.
        To prepare: lesson 5, about roofs and storeys, and lesson 6, about ruins. Once all this is easy, the expert game adds cattle, villagers and a shaman.
        A last question, and it is no vote: to whom do you owe your best card?
