### Marajoara: the three session plans that come with it.
### plan-marajoara-<plan>: the title · plan-marajoara-<plan>-<row>: .title, .says (what is said aloud), of a vote also .question, .a, .b, .c, .d.

## 10 minutes

plan-marajoara-ten = A first jump

plan-marajoara-ten-aim =
    .title = The island of pottery
    .says =
        We are on the island of Marajó, at the mouth of the Amazon. Long ago a people lived here, the Marajoara. They have vanished; their beautiful pottery stayed in the ground.
        Each of you runs a museum. You will dig, piece together a large ceramic broken into six fragments, and put vases on display.
        The game lasts fourteen rounds, one turn each in every round. Whoever has the most victory points at the end wins.
        Look at the grid: all these dice are finds. They belong to nobody, and today nobody is going to roll them. The whole question, turn after turn, is this: which one to take, and with which other one?

plan-marajoara-ten-jump =
    .title = To jump is to take
    .says =
        On your turn you choose a die of the grid, any of them, and it jumps over a neighbour, like a piece at draughts. The die jumped over is yours. The one that jumped stays on the grid.
        Who will show us? Let us take the yellow die by making the red one jump. (Let somebody do it, then read out the explanation.)
        The red die showed 2, now it shows 5: a jump always adds 1, and the space where it landed, a +2 space, adds 2 more.
        And the yellow one, in our museum? Say it before you look. It still shows 1: the captured die does not change, only the one that jumps grows.

plan-marajoara-ten-ceiling =
    .title = How high does a die go?
    .says =
        Your turn to foresee. The red die shows 5, it jumps over the blue one and lands on a +2 space. Look, think for ten seconds in silence, then raise your hand: A, B, C or D?
        (Count the hands, then reveal.)
        5, plus 1 for the jump, plus 2 for the space: that would make 8. But a die has only six faces. It stops at 6, and the rest is lost.
    .question = The red 5 jumps from c5 to e5, a +2 space. What will it show?
    .a = 5
    .b = 6
    .c = 7
    .d = 8

plan-marajoara-ten-museum =
    .title = What becomes of the dice
    .says =
        This is Clara’s museum. It keeps three dice of each colour, not one more.
        Yellow is money: one pip, one credit. Red is a vase: you pay what it shows, put it on display, and score twice what it shows. Blue is what you piece the ceramic together with.
        Grey dice are not kept: as soon as you take one, it moves a disc along one of the three tracks, and the space it reaches offers something.
        Let us count for Clara: two vases, a 2 and a 5. They cost her 7 credits, and she has 9. They bring her 4 and 10 points, and the first two spaces of her display case give her a small present each.

plan-marajoara-ten-next =
    .title = And now?
    .says =
        You know the heart of the game: jump, take, then turn dice into points.
        To play for real, do lessons 1 to 6 in order: they tell nothing but what is needed.
        Then start a game with the guide: every turn it shows what to look at. The complete rules are always there, in the book, key F1.

## 30 minutes

plan-marajoara-thirty = The essentials, and three rounds

plan-marajoara-thirty-aim =
    .title = { plan-marajoara-ten-aim.title }
    .says = { plan-marajoara-ten-aim.says }

plan-marajoara-thirty-jump =
    .title = To jump is to take
    .says =
        On your turn you choose a die of the grid, any of them, and it jumps over a neighbour, like a piece at draughts. The die jumped over is yours; the one that jumped stays on the grid. A jump always adds 1 to it, and the space sometimes more.
        First question: let us take the yellow die with the red one. Who will come?
        Second question: what does the die show that we have taken? (Let them say it before you answer.)
        Third question, the most useful: where can this die land? Find all the spaces, not just the first. A jump goes straight, diagonally too, over a single die, and the space just behind must be without a die.

plan-marajoara-thirty-ceiling =
    .title = { plan-marajoara-ten-ceiling.title }
    .says = { plan-marajoara-ten-ceiling.says }
    .question = { plan-marajoara-ten-ceiling.question }
    .a = { plan-marajoara-ten-ceiling.a }
    .b = { plan-marajoara-ten-ceiling.b }
    .c = { plan-marajoara-ten-ceiling.c }
    .d = { plan-marajoara-ten-ceiling.d }

plan-marajoara-thirty-museum =
    .title = { plan-marajoara-ten-museum.title }
    .says = { plan-marajoara-ten-museum.says }

plan-marajoara-thirty-vases =
    .title = Two vases on display
    .says =
        Exhibiting is a free action: play as many as you like, before or after the jump, never in the middle of it.
        Let us play Clara’s turn. She exhibits both her vases at once: 7 credits. She empties her yellow 6 completely and takes a single pip from the 3. (Choose the two red dice, then the way to pay.)
        Her first vase gives her a Dig token: she puts it on the grid, on a free and ordinary space. When a jump of hers ends there, one of her dice will go up by one pip.
        And where did the 6 go? Into the cart, as it is. When the cart is full, what falls out of it comes back to the grid.

plan-marajoara-thirty-fragment =
    .title = Piecing the ceramic together
    .says =
        Now the blue dice. The ceramic has six fragments, and each says what it asks for: this one, at least 9, with two or three dice that are all different.
        Ana has a 4 and a 5. Which fragment brings her the most? (Wait for proposals.)
        10 points for the fragment, and 1 more for each neighbour already in place: 12.

plan-marajoara-thirty-grey =
    .title = A grey die, a track
    .says =
        The grey die does not wait. It moves one of your three discs, by exactly what it shows.
        Only the space where it stops counts: those it passes give nothing. So, which disc for 3 points at once?

plan-marajoara-thirty-turns =
    .title = Three rounds, two teams
    .says =
        Your turn to play. Two teams, two museums: every turn another person comes to the table, and the team gives advice.
        First, each team puts a Dig token on a magnifier space. Then always think in the same way: which die do we need? Which one can jump over it? And where does it land?
        The guide shows you what to look at; follow it or not, everything can be undone.
        We play three rounds. It is not the score that counts today, it is daring a jump.

plan-marajoara-thirty-end =
    .title = How the game ends
    .says =
        Let us stop here. A real game would go on to the fourteenth round. Then more would be counted: whoever has exhibited the most vases scores 7 points, the second 5, the third 3; and the same for fragments. The ends of the tracks pay too, to the first two who get there.
        Dice left in the museums are worth nothing: use them in time.
        What surprised you? (Leave a minute for questions.) To go on by yourselves: lessons 7 to 11, then a whole game.

## 60 minutes

plan-marajoara-sixty = Half a game with the guide

plan-marajoara-sixty-aim =
    .title = { plan-marajoara-ten-aim.title }
    .says = { plan-marajoara-ten-aim.says }

plan-marajoara-sixty-jump =
    .title = { plan-marajoara-thirty-jump.title }
    .says = { plan-marajoara-thirty-jump.says }

plan-marajoara-sixty-ceiling =
    .title = { plan-marajoara-ten-ceiling.title }
    .says = { plan-marajoara-ten-ceiling.says }
    .question = { plan-marajoara-ten-ceiling.question }
    .a = { plan-marajoara-ten-ceiling.a }
    .b = { plan-marajoara-ten-ceiling.b }
    .c = { plan-marajoara-ten-ceiling.c }
    .d = { plan-marajoara-ten-ceiling.d }

plan-marajoara-sixty-museum =
    .title = { plan-marajoara-ten-museum.title }
    .says = { plan-marajoara-ten-museum.says }

plan-marajoara-sixty-vases =
    .title = { plan-marajoara-thirty-vases.title }
    .says = { plan-marajoara-thirty-vases.says }

plan-marajoara-sixty-fragments =
    .title = Piecing the ceramic together
    .says =
        Blue dice piece the ceramic together. It has six fragments, and each says what it asks for. Let us read them together, aloud: who reads?
        Ana has a 4 and a 5. Which fragment brings her the most? 10 points, and 1 for each of the two neighbours: 12.
        Harder: now she has 4, 4 and 1. The fragment of 9 wants dice that are all different, and the two 4s are alike. But she has 2 credits, and 2 credits raise or lower a blue die by one pip. What would you do?

plan-marajoara-sixty-grey =
    .title = Three tracks, three projects
    .says =
        The grey die moves one of your three discs, by exactly what it shows. Only the space where it stops counts.
        One position, three ways to use it. First: 3 points at once.
        Then: be the first to reach the end of a track. That pays only at the end, and only to the first two who get there.
        Last: the track that brings the most this very turn. Read well what space 7 of the red track allows. (Let them search; the hint is there if nothing comes.)

plan-marajoara-sixty-room =
    .title = No more room!
    .says =
        Here is the trap of all first games. A splendid red 6 is waiting, and our three red slots are taken: we cannot capture it.
        Who sees a way out? A free action before the jump, and there is room.
        Remember when: before, or after, as often as you like. Never between the jump and what follows it.

plan-marajoara-sixty-half =
    .title = Seven rounds, two teams
    .says =
        Two teams, two museums, and half a game: seven rounds. Every turn another person comes to the table; the team gives advice, but that person decides.
        For every turn, three questions aloud: which die do we need? Which one can jump over it? What do we leave to the others?
        The guide shows what to look at in the first turns; after that it stays at hand.
        In round 4, take stock: who keeps money without exhibiting anything? Who has a full row?
        If time is short, stop at the end of a round: everybody will have played as many turns.

plan-marajoara-sixty-mistakes =
    .title = What happens to everybody
    .says =
        Four things happen to everybody the first time. Raise your hand if it was you. (After each, let somebody tell what happened.)
        One: believing that the captured die grows. No, it is the one that jumps, and it stays on the grid, where it tempts the next player.
        Two: ending a jump on somebody else’s token. You may, but the owner gains two pips for it.
        Three: keeping dice for later. Three of each colour, and at the end they bring no points.
        Four: believing that a die pushed for 2 credits grows too. That is what we shall check now.

plan-marajoara-sixty-push =
    .title = Pushed, not jumped
    .says =
        For 2 credits you may push a die of the grid by one space: this is called field work. Here the blue 3 is pushed onto a +2 space. What does it show afterwards? A, B, C or D?
        (Count, reveal.)
        Still 3. It did not jump: neither the +1 of the jump nor the +2 of the space. You do not pay for the die, you pay for the place.
    .question = The blue 3 is pushed from c4 to d4, a +2 space. What does it show?
    .a = 3
    .b = 4
    .c = 5
    .d = 6

plan-marajoara-sixty-scoring =
    .title = Counting the end
    .says =
        Had our game lasted fourteen rounds, this is what we would count. Three players, three questions: say the number before you type it.
        The most vases bring 7 points, then 5, then 3. In a tie, what the ranks are worth is put together and shared.
        And at the end of the red track, the first to get there scores 2 points per exhibited vase.

plan-marajoara-sixty-next =
    .title = Next time
    .says =
        You know how to play Marajoara. Next time: fourteen rounds, and everything counts.
        To prepare: lessons 9, 10 and 11, about Dig tokens, the cart and what comes back from it. Alone at home, try the solo missions: lesson 16 leads there.
        A last question, and it is no vote: what was the finest jump that you saw?
