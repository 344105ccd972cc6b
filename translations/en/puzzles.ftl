# Puzzles: what can be wrong with them.

puzzles-broken = { $file } holds no puzzles: { $why }
puzzles-too-large = The file has more than { $megabytes } MB.
puzzles-unread = It cannot be read ({ $reason }).
puzzles-twice = Puzzle { $id } is in it { $count } times.
puzzles-other-game = These puzzles are of another game ({ $game }).
puzzles-other-rules = These puzzles were proven by another version of the rules ({ $version }).
puzzles-bad = Puzzle { $id } cannot be opened: { $why }
puzzles-no-such-move = There is no move { $number }.
puzzles-other-position = The position is not the same any more.
puzzles-over = The game is over before.
puzzles-not-asked = Player { $seat } has nothing to decide at its end.
puzzles-answer-not-legal = An accepted answer is not a legal move.
puzzles-compared = The move that its answer is compared with is not legal, or is an answer itself.
puzzles-no-choice = Every legal move would be accepted.
puzzles-seats = It cannot be played by { $count }.
puzzles-move = An answer is no move of this game. { $why }
puzzles-theme = There is no theme “{ $theme }”, or its rule is another.

# The command

puzzles-summary = Puzzles found: { $found }, in { $games ->
    [one] { $games } game
   *[other] { $games } games
  } (decisions looked at deeply: { $looked }; processor time: { $seconds } s).
puzzles-of-theme = { $theme }: { $count }
puzzles-of-layer = Layer { $layer }: { $count }
puzzles-holds = { $id } holds: any other move costs { $loss } (± { $error }, worlds: { $worlds }).
puzzles-fails = { $id } does not hold: the gap is { $loss } (± { $error }, worlds: { $worlds }).

## The shelf

puzzles-title = Puzzles
puzzles-today = Today’s puzzle
puzzles-today-below = { $day }, without a network
puzzles-day = { $weekday ->
    [0] Monday
    [1] Tuesday
    [2] Wednesday
    [3] Thursday
    [4] Friday
    [5] Saturday
   *[6] Sunday
  } { $date }
puzzles-today-none = There is no puzzle yet.
puzzles-today-solved = Solved today
puzzles-today-known = Solved before
puzzles-solve = Solve it
puzzles-solve-again = See it again
puzzles-yesterday = Yesterday’s
puzzles-of-game = { $game } · one move to find
puzzles-layer = layer { $layer }
puzzles-layer-none = layer not measured
puzzles-rating = Your rating
puzzles-rating-error = ± { $error }
puzzles-rating-month = { $points } this month
puzzles-rating-none = Solve a puzzle: your rating begins at { $start }.
puzzles-rating-said = Rating { $figure }, give or take { $error }; { $tries ->
    [one] one try counted
   *[other] { $tries } tries counted
  }
puzzles-streak = Your streak
puzzles-streak-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
  }
puzzles-streak-said = The last { $shown } days: { $days ->
    [one] { $days } day
   *[other] { $days } days
  } with a puzzle solved. One missed day a week is forgiven.
puzzles-streak-today = today
puzzles-work = To work on
puzzles-work-share = { $solved } of { $tried }
puzzles-work-none = Three puzzles of one theme will tell what to work on.
puzzles-store = The store
puzzles-store-solved = { $whole ->
    [one] { $solved } puzzle solved of { $whole }
   *[other] { $solved } puzzles solved of { $whole }
  }
puzzles-count = { $solved } of { $whole }
puzzles-show-all = Show all
puzzles-show-few = Fold up
puzzles-nothing = No puzzle here for now.
puzzles-nothing-fits = No puzzle fits these filters.
puzzles-own = your game
puzzles-own-title = Move { $move }
puzzles-own-title-against = Move { $move }, against { $against }
puzzles-mark-solved = solved
puzzles-mark-again = failed, due again
puzzles-mark-later = failed, comes back { $day }
puzzles-title-lead = { $side ->
    [ahead] { $figure } ahead
    [behind] { $figure } behind
   *[level] level
  }
puzzles-title-choices = one move in { $figure }
puzzles-numbered = { $title } ({ $number })
puzzles-filter-all = All
puzzles-filter-open = To solve
puzzles-filter-failed = Failed, { $count }
puzzles-filter-own = From your games, { $count }
puzzles-filters = Which to show
puzzles-theme-any = Theme
puzzles-theme-all = All themes
puzzles-theme-of = { $theme } · { $game }
puzzles-layer-any = Layer
puzzles-layer-all = All layers
puzzles-layer-of = Layer { $layer }
puzzles-unopened = This puzzle cannot be opened any more: { $why }

## A puzzle

puzzles-ask = Your turn: find the best move
puzzles-given = { $layer ->
    [0] From one of your games
   *[other] Layer { $layer } of 5
  }
puzzles-given-title = Which move is to be made?
puzzles-given-ways = { $count ->
    [one] One move alone is accepted.
   *[other] { $count } moves are accepted.
  }
puzzles-why = Why it is the right move
puzzles-why-before = Why it is better than: { $move }
puzzles-costs = Any other move costs at least
puzzles-cost-then = What you had played cost
puzzles-costs-tried = Yours costs
puzzles-costs-figure = { $loss } (± { $error })
puzzles-rated = Your rating: { $figure } ({ $change }).
puzzles-back-clean = It is yours.
puzzles-back-later = It comes back { $day }.
back-to-puzzles = Back to the puzzles
table-menu-puzzles = Puzzles
