### The guide of the first game, in the dock of the table. What it says of a game: <game>/guide.ftl.

dock-guide = Guide
guide-opponent = Malo
guide-menu = Guide of the first game
guide-title = Guided game
guide-intro = Guided for { $turns ->
        [one] one { $per ->
            [round] round
           *[other] turn
        }
       *[other] { $turns } { $per ->
            [round] rounds
           *[other] turns
        }
    }; the rest is yours.{ $gentle ->
        [none] {""}
       *[other] {" "}{ $gentle } plays gently.
    }
guide-over = Over to you. The guide stays here.
guide-beads = { $done ->
        [one] { $done } guided turn of { $turns } played
       *[other] { $done } guided turns of { $turns } played
    }
guide-quit = Leave the guide
guide-aim = The aim
guide-look = Look at these, in order
guide-in-hand = In hand: { $name }
guide-take = { $count ->
        [one] Take the lit piece
       *[other] { $count } lit pieces to take
    }
guide-take-too = take this too: { $name }
guide-choose = Choose
guide-wait = { $seat } is playing. Watch.
guide-wait-unnamed = The others are playing. Watch.
guide-read = Read the sheet on the table, then put it away: Space, or a click on the table.
guide-nothing-more = nothing more
guide-advised = advised
guide-more = { $count ->
        [one] + 1 more
       *[other] + { $count } more
    }
guide-past = You are looking at the past: the guide waits until the game goes on.
guide-game-over = The game is over. The score sheet tells where the points come from.
guide-just = What just happened
guide-less = Less
guide-plus = More
guide-show = Explain
guide-level-0 = Explain everything
guide-level-1 = Reminders
guide-level-2 = On demand
guide-level-3 = Nothing
