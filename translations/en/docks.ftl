### The right side of the table and its top line: moves, log, rules, charts.

## At the top

top-menu = Menu
top-language = Language
top-language-fr = French
top-language-en = English
top-seat = { $colour } · { ALONE($name) }
top-step = { $round } · { $step }
top-thinking = { $seat } is thinking…
top-reading = The game waits until the sheet is put away.
top-only-move = Only move: { $move }
top-only-looks = Only looked at: another window plays this game
top-waits = { $seat } is waiting.
past-at = { $point ->
        [0] You are looking at the start of the game
       *[other] You are looking at move { $point } of { $last }
    }
past-at-over = { $point ->
        [0] Game over: the start
       *[other] Game over: move { $point } of { $last }
    }
past-turn = { $seat } was about to play
past-earlier = Earlier move
past-later = Later move
past-play-on = Play from here
past-back = Back to the game
past-to-score = Score sheet
past-timeline = The course of the game
past-ask = Play from here?
past-note = You are looking at the past. Nothing is played here unless you want to.

## The dock

dock = Game panel
dock-moves = Moves
dock-log = Log
dock-rules = Rules
dock-charts = Charts
dock-pieces = Pieces and places
dock-undo = Undo
dock-redo = Redo
dock-confirm = Confirm
dock-undo-tip = Undo (Ctrl Z)
dock-redo-tip = Redo (Ctrl Y)
dock-confirm-tip = Confirm (Ctrl Enter)
dock-confirm-again = { $warning } Confirm again to play it all the same.
dock-rule-link = Read rule { $rule }
dock-corrected = { $count ->
        [one] With one correction of your box.
       *[other] With { $count } corrections of your box.
    }
dock-reconstructed = { $count ->
        [one] { $count } datum of the edition is reconstructed.
       *[other] { $count } data of the edition are reconstructed.
    }

## Moves

moves-filter = Filter the moves…
moves-list = Possible moves
moves-held = With what you hold
moves-rest = Other moves
moves-why = Why { $seat } played like this
moves-more = + { $count ->
        [one] { $count } more: { $group }
       *[other] { $count } more: { $group }
    }
moves-found = { $count ->
        [0] No move
        [one] { $count } move
       *[other] { $count } moves
    }
moves-none-found = No move has these words.
moves-none = There is nothing for you to play just now.
moves-only = Only one move is possible: it plays itself.
moves-over = The game is over.
moves-said = { $move }{ $gain ->
        [0] {""}
        [one] {" "}(+{ $gain } point)
       *[other] {" "}(+{ $gain } points)
    }
moves-step-rule = The rule of this step

## Log

log-list = Log of the game
log-scrub = Point of the game
log-start = Start of the game
log-at = move { $point }
log-at-round = { $round } · move { $point }
log-to-play = to play
log-to-play-seat = { ALONE($seat) }: to play
log-said = { $words } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-only-move = { $words } (only move)
log-past = You went back to move { $point } of { $last }.
log-to-the-end = Back to the end
log-branches = From here, this was played too:
log-branch = { $words } ({ $count ->
        [one] { $count } move
       *[other] { $count } moves
    })
log-branch-hidden = another move
log-refated = Fate changes.
log-open-table = Open table: at this screen everybody sees everything.
log-next-step = Next step
log-criterion = Criterion { $number }
log-figures = { $name }: { $figure }
log-chosen = Choice: { $name }
log-by-lot = Choice: { $name }, by lot

## Rules

rules-search = Search the rules…
rules-list = Rules
rules-asked = This step
rules-refused = The last refusal
rules-warned = What to beware of
rules-of-moves = Your possible moves
rules-open = Read in the book of rules
rules-found = { $count ->
        [one] { $count } rule found
       *[other] { $count } rules found
    }

## Charts

charts-rounds = Points along the game
charts-sources = Where the points come from
charts-seat = { ALONE($seat) }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
charts-name = { ALONE($seat) }
charts-source = { $source }: { $points }
charts-empty = Nobody has any points yet.

## Pieces and places

pieces-filter = Find a piece or a place…
pieces-list = Pieces and places on the table
pieces-found = { $count ->
        [0] Nothing
        [one] { $count } piece or place
       *[other] { $count } pieces and places
    }
pieces-none-found = Nothing on the table has these words.

## What the others do

again = Show again what has happened since your last move ({ $key })
again-end = Back to the game ({ $key })
again-step = Move { $number } of { $of }
acts-step = Step { $number } of { $of }
again-hidden = A hidden move.
playback-pause = Let the opponents wait ({ $key })
playback-go-on = Let the opponents play ({ $key })
playback-skip = Skip ({ $key })
playback-waiting = The opponents are waiting.
explain-seat = { $seat } decides
explain-count = { $number } of { $of }
explain-list = The criteria, in order
explain-criterion = { $number }. { $title }
explain-not-consulted = { $count ->
        [one] Not consulted: { $criteria }
       *[other] Not consulted: { $criteria }
    }
explain-excluded = { $name }, left out: { $why }
explain-decided = Choice: { $name }, by criterion { $number }
explain-next = Next
explain-ask = { $seat } plays: follow the decision, then “Next”.
