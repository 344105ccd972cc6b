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
