### What the commands of the terminal say.

## Help

help-welcome = Vestiges: an offline table for five games of lost and distant civilisations.
help-commands = The commands:
help-more = “vestiges COMMAND --help” explains one of them. Everywhere: --lang fr|en, and --json for scripts. “vestiges --version” tells the version; “vestiges FILE” opens a file in the window.
help-exit-codes = Exit code: 0 done, 1 the game or the file says no, 2 wrong usage.
help-usage = Usage: { $usage }

command-games = The games, their modes, options and opponents.
command-rules = Every rule of a game, with its source.
command-edition = The components of a game, and where each datum comes from.
command-new = Begins a game in a file.
command-show = The position of a game, and who must decide.
command-legal = Every move that may be made now.
command-try = Whether a move is allowed, else why not, and what it would lead to.
command-apply = Makes a move, and keeps the game in another file.
command-from-position = Begins a game at a given position.
command-verify = Checks a game, move by move.
command-review = Judges every decision of a person in a kept game, and keeps what it finds beside it.
command-simulate = Lets opponents of the machine play games.
command-ladder = Measures the levels: each against the one below.
command-tune = Plays games and fits what a position is worth.
command-habits = Measures what regulars lose by theme in their own games.
command-puzzles = Finds puzzles in games, and proves them.
command-perft = Counts the sequences of legal moves to a depth.
command-bench = Measures the speed of the games, beside python-chess.
command-clicks = Counts what is done by hand in a turn: drags, clicks, choices, confirmations.
command-lesson = The lessons, and what the engine says of them.
command-demo = A demonstration game, told in the terminal.

argument-lang = The language of the sentences.
    .value = fr|en
argument-json = One JSON document, and nothing else.
argument-help = This help.
argument-game = The id of a game; “vestiges games” lists them.
    .value = GAME
argument-lesson = The id of a game, or with --check the file (.vestiges) of a lesson that somebody made.
    .value = GAME
argument-demo-game = The id of a game; else Marajoara.
    .value = GAME
argument-bench-game = The id of a game; else all of them.
    .value = GAME
argument-file = A file.
    .value = FILE
argument-out = The file to write.
    .value = FILE
argument-demo-out = The folder to leave the game in; else “demo”.
    .value = FOLDER
argument-move = A move: its JSON, or its id in “vestiges legal”.
    .value = MOVE
argument-option = An option of the game, as mission=1; may be repeated.
    .value = NAME=VALUE
argument-level = How hard the automa is, as “vestiges games” names it; --option goes first.
    .value = LEVEL
argument-edition-check = Also plays random games with these data, at every possible table.
argument-trial-games = With --check, how many games; else 200.
argument-corrections = A file of corrections to the components, a list or one that somebody handed on (.vestiges); else those of this computer.
    .value = FILE
argument-edition-export = Writes these corrections into a file to hand on (.vestiges).
    .value = FILE
argument-edition-by = With --export, who made them.
    .value = NAME
argument-seed = The seed of chance; else 0.
    .value = NUMBER
argument-sources = File to write where points come from, as the mean of the games
    .value = FILE
argument-seats = Who plays, in the order of the seats, separated by commas.
    .value = A,B
argument-clicks-seats = Who plays, in the order of the seats, separated by commas; else novices. What bots play is counted as people would do it.
    .value = A,B
argument-names = The names of the seats, separated by commas.
    .value = A,B
argument-seat = What this seat sees, counted from 0.
    .value = NUMBER
argument-review-seat = Whose decisions, counted from 0; else those of the first person.
    .value = NUMBER
argument-review-quick = Looks at every decision once, and at none a second time.
argument-review-workers = How many processes; else one less than there are cores. The result does not depend on it.
    .value = NUMBER
argument-policy = What may be undone: teaching, friendly or strict.
    .value = POLICY
argument-games = How many games; else 1.
    .value = NUMBER
argument-ladder-games = How many games for each pair of levels.
    .value = NUMBER
argument-ladder-seats = How many play: one of the level measured, the others of the one below.
    .value = NUMBER
argument-tune-seats = How many play.
    .value = NUMBER
argument-ladder-levels = The levels to measure, weakest first; else all of them.
    .value = A,B
argument-ladder-solo = Measures the levels against what the rules play: each level of the automas, each mission.
argument-ladder-keep = A file in which each game is noted; the measurement goes on where it stopped.
    .value = FILE
argument-ladder-out = The data file to write the figures into.
    .value = FILE
argument-puzzles-out = The file to write the puzzles into; those that are there already stay.
    .value = FILE
argument-puzzles-prove = Proves a sample of the puzzles in this file again; with --out all of them, and writes those that hold.
    .value = FILE
argument-puzzles-sample = How many puzzles are proven again; else 5.
    .value = NUMBER
argument-workers = How many processes; the result does not depend on it.
    .value = NUMBER
argument-budget = How many moves may be tried before choosing.
    .value = NUMBER
argument-rotate = Each game moves the players on by one seat.
argument-depth = How long the sequences of moves are.
    .value = NUMBER
argument-list = Lists the lessons.
argument-check = Plays the right answers and the mistakes of every lesson through the engine.
argument-quick = Short measurements, less certain.

## Wrong usage

wrong-command = “{ $name }” is not a command. The commands: { $known }.
    .near = “{ $name }” is not a command. Did you mean { $near }?
wrong-game = “{ $name }” is not a known game. The games: { $known }.
    .near = “{ $name }” is not a known game. Did you mean { $near }?
wrong-option = There is no option { $name }. The options: { $known }.
    .near = There is no option { $name }. Did you mean { $near }?
wrong-player = “{ $name }” cannot take a seat in this game. Possible: { $known }.
    .near = “{ $name }” cannot take a seat in this game. Did you mean { $near }?
wrong-level = No automa at this table has a level “{ $name }”. The levels: { $known }.
    .near = No automa at this table has a level “{ $name }”. Did you mean { $near }?
level-without-automa = The level “{ $level }” suits nobody: there is no automa at this table.
wrong-value = { $argument }: “{ $value }” will not do, it takes { $wanted }.
wrong-missing = Missing: { $arguments }. The option --help tells everything.
wrong-flag-value = { $argument } takes no value.
wrong-no-value = { $argument } needs a value.
wrong-too-many = “{ $text }” is too much.
wrong-somehow = The command is used wrongly: { $message }.
wrong-seat-count = { $count ->
        [one] One seat will not do.
       *[other] { $count } seats will not do.
    } Possible: { $counts }.
wrong-name-count = Too many names ({ $names }) for the number of seats ({ $seats }).
wrong-person = Nobody is here to play: each seat must go to an opponent of the machine ({ $seats }).
wrong-move-id = “{ $id }” is not the id of a legal move; “vestiges legal” lists them. A move may also be given as JSON.
wrong-move = This move cannot be read: { $why }
failed-unexpectedly = A mistake in the program kept the command from finishing: { $reason }

value-whole-number = a whole number, at least { $least }
value-number-between = a whole number from { $least } to { $most }
value-one-of = one of these: { $choices }
value-separated = names separated by commas

## Files

file-missing = The file { $file } does not exist.
file-unreadable = The file { $file } cannot be read: { $reason }.
file-not-json = The file { $file } is not JSON.
file-no-corrections = The file { $file } holds no corrections: it takes a list of paths (path), each with its value (value).
file-other-game = The file { $file } corrects another game: { $game }.
file-written = Written: { $file }

position-form = { $file }: the position does not have the form that is wanted, at “{ $at }”.
position-of-a-seat = { $file } is what seat { $seat } sees; it takes the whole position, which “vestiges show” gives without --seat.
position-other-seats = “seats” names { $are ->
        [one] { $are } seat
       *[other] { $are } seats
    }; the position has { $should }.
position-other-colour = { $seat }: “seats” says { $said }, the position { $colour }.
position-other-player = { $automa ->
        [none] { $seat } is no automa in this position; “seats” says otherwise.
       *[other] { $seat } is an automa in this position ({ $automa }); “seats” says otherwise.
    }
position-missing = There is no position here { $path ->
        [position] (position or notation)
       *[other] ({ $path })
    }.

## Games and components

games-none = No game is installed.
games-players = Players: { $counts }
games-modes = Modes: { $modes }
games-options = Options:
show-seat = { $seat }: { $colour }, { $player }

games-opponent = { $name } ({ $id })
games-levels = Levels, { $player }: { $levels }
games-opponents = Opponents: { $opponents }

edition-no-such-datum = { edition-no-such-datum.alone } ({ $path })
    .alone = No datum of the game has this name.
edition-bad-value = { edition-bad-value.alone } ({ $path })
    .alone = { $reason ->
        [missing] This datum is missing.
        [extra] This datum is one too many.
        [choice] “{ $value }” will not do; it has to be one of: { $allowed }.
        [number] It has to be a whole number, not “{ $value }”.
        [flag] It has to be yes or no, not “{ $value }”.
        [text] It has to be a word, not “{ $value }”.
        [list] It has to be a list, as long as foreseen.
        [fields] It has to be several data, each by its name.
       *[other] The value “{ $value }” will not do.
    }
edition-unknown-rule = { edition-unknown-rule.alone } ({ $path })
    .alone = No chapter of the rulebook has the rule “{ $rule }”.
edition-counted = { edition-counted.alone } ({ $path })
    .alone = There is { $counted }, and it should be { $should }.
edition-unknown = { edition-unknown.alone } ({ $path })
    .alone = “{ $ref }” does not exist.
edition-same-ref = { edition-same-ref.alone } ({ $path })
    .alone = “{ $ref }” is used twice.
edition-too-few = { edition-too-few.alone } ({ $path })
    .alone = There is { $counted }, and at least { $needed } is needed.
edition-below-zero = { edition-below-zero.alone } ({ $path })
    .alone = Nothing here can be less than 0.
edition-too-great = { edition-too-great.alone } ({ $path })
    .alone = Nothing here exceeds { $most }.
edition-unreadable = The data of the game in { $folder } cannot be read: { $reason }.
edition-part = { $title } ({ $file }): { $data }
edition-provenance = Data from the rulebook: { $rulebook }; public: { $public }; reconstructed: { $reconstructed }; from the owner: { $owner }.
edition-problem = Problem: { $text }
edition-games-without-check = --games goes with --check only.
edition-against = { $why } ({ $path })
edition-not-played = { $problem } No game begins with these data: “My box” in the window, or `vestiges edition { $game } --check` with the same corrections, says all that is wrong.
edition-by-without-export = --by goes with --export only.
edition-left-out = Your corrections: { $problem }
edition-nothing-to-export = There are no corrections to write.
edition-not-overwritten = { $file } is there already and holds something else: nothing is replaced.
edition-not-written = { $file } cannot be written: { $reason }
edition-file-title = My box
edition-trials = { $failed ->
    [0] { $games ->
        [one] One trial game ended well.
       *[other] All { $games } trial games ended well.
    }
    [one] One of { $games } trial games went wrong:
   *[other] { $failed } of { $games } trial games went wrong:
}
edition-trial = { $mode }, { $seats } seats, seed { $seed }: { $text }
box-trial-stumbles = The trial game stops with an error of the program ({ $reason }): these data do not go together.
box-trial-stuck = { $seat } has to play, and nothing is allowed.
box-trial-endless = The game does not end, even after { $moves } moves.
box-trial-lost = Pieces get lost or appear ({ $kind }): there are { $counted }, and there should be { $should }.

## Games in files

show-title = { $game }, { $moves ->
        [one] after { $moves } move
       *[other] after { $moves } moves
    }
move-refused = Refused ({ $rule }): { $text }
verify-good = { $moves ->
        [one] All is well: { $moves } move.
       *[other] All is well: { $moves } moves.
    }

simulate-summary = Games: { $games }, played to their end: { $finished }; moves: { $moves } in { $seconds } s ({ $speed } a second).
simulate-seat = Seat { $number } ({ $player }): { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    }, { $mean } points on average.
simulate-error = Game { $game } stopped after { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }: { $message }
ladder-pair = { $level } against { $against } of { $seats }: { $won } of { $games } ({ $share }%, between { $least } and { $most }), place { $place }, margin { $margin }.
tune-summary = Games: { $games }; positions judged: { $samples }.
tune-stretch = At { $progress }% of the game: { $slope } a point, give or take { $spread }.
tune-scale = { $term }: { $scale } (varies by { $size }); of others: { $others } ({ $other_size }).
habits-no-forecast = Nobody has measured yet how games of { $seats } end: “vestiges tune” does.
nothing-played = No game was played to its end.
habits-summary = { $level }: games reviewed: { $games }.
habits-theme = { $theme }: { $points } lost a game, give or take { $error } (decisions: { $decisions }).
ladder-time = { $player }: { $middle } ms a choice, at most { $late } ms nineteen times of twenty.
simulate-interrupted = Interrupted: only the games that were played count.

perft-summary = Depth { $depth }: { $nodes ->
        [one] { $nodes } sequence
       *[other] { $nodes } sequences
    } of moves in { $seconds } s ({ $speed } a second).

clicks-no-table = This game has no table on screen.
clicks-summary = Games: { $games }, turns: { $turns }. Gestures a turn:
clicks-hand = all by hand: { $mean } on average, median { $median }, eight turns of ten from { $low } to { $high }, { $most } at most
clicks-themselves = only moves play themselves: { $mean } on average, median { $median }, eight turns of ten from { $low } to { $high }, { $most } at most
clicks-kind = { $kind }: { $count }, of these { $only } for only moves

bench-no-chess = The measurement needs python-chess (the package “chess”), which is not installed.
bench-line = { $name } { $value }  (promised { $bound }, aimed at { $aim })
    .ratio = { $name } { $value }, yardstick { $yardstick }, ratio { $ratio }  (promised { $bound }, aimed at { $aim })
bench-told = { $name } { $value }
    .ratio = { $name } { $value }, yardstick { $yardstick }, ratio { $ratio }
bench-no-qt = The speed of the window is not measured: Qt (PySide6) cannot be loaded here. { $reason }

demo-title = { $game }: { $seats }. Seed { $seed }.
demo-stopped = The demonstration stopped: { $reason }
demo-saved = { $moves ->
        [one] The game ({ $moves } move) is kept in { $file }
       *[other] The game ({ $moves } moves) is kept in { $file }
    }

## Lessons

lessons-none = There are no lessons.
lessons-listed = { $game } · { $id }: { $title } ({ $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    })
lessons-good = { $game } · { $id }: { $title } ({ $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }) – all is right
lessons-bad = { $game } · { $id }: { $title } ({ $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }) – needs work
lessons-list-or-check = It takes --list or --check, one of the two.

lessons-asks-a-question = A reply is wanted here, not a move.
lessons-shows = Here one looks; there is nothing to play.
lessons-asks-for-a-move = A move is wanted here.
lessons-not-the-goal = That is allowed, but it is not what the lesson asks for.
lessons-not-right = That is not it. Try again.
lessons-set-too-many = { $count ->
        [one] One answer too many.
       *[other] { $count } answers too many.
    }
lessons-set-missing = { $count ->
        [one] One answer is missing.
       *[other] { $count } answers are missing.
    }
lessons-set-both = { $over ->
        [one] One answer too many
       *[other] { $over } answers too many
    }, and { $missing ->
        [one] one is missing
       *[other] { $missing } are missing
    }.

lessons-broken = { $file } is not a lesson: { $reason }
lessons-nothing-before = The first step must say where it begins.
lessons-endless = The other seats play without end.
lessons-foresees-no-move = No legal move is like { $move }, which the question foresees.
lessons-remark-name = { $step }: “[{ $name }]” names neither a place of the table nor a rule.
lessons-remark-language = { $language ->
        [fr] French
       *[en] English
    } is begun: { $missing ->
        [one] { $missing } text is still missing.
       *[other] { $missing } texts are still missing.
    }
lessons-problem-scene = A step cannot begin: { $problem }
lessons-problem-path = The path “{ $path }” leads nowhere.
lessons-problem-game = The lesson says that it belongs to the game “{ $game }”.
lessons-problem-text = The text { $id } is missing ({ $language }).
lessons-problem-rule = There is no rule { $rule }.
lessons-problem-no-end = { $step }: no right answer works, and the next step has no position.
lessons-problem-not-asked = { $step }: seat { $seat } has nothing to decide here.
lessons-problem-reached-already = { $step }: the goal is reached before any move.
lessons-problem-no-answer = { $step }: there is no right answer.
lessons-problem-answer-misses = { $step }: a right answer does not reach { $goals }.
lessons-problem-right-refused = { $step }: { $move } is called beside the goal, which can still be reached. Does the sentence ask for less (“only”)?
lessons-problem-only-unsaid = { $step }: { $move } is refused without a word of the lesson’s own, though it leads to the goal. Make it a mistake that says what the sentence asks for (“only”).
lessons-problem-answer-stopped = { $step }: a right answer is stopped at { $move }.
lessons-problem-no-move = { $step }: no legal move is like { $move }.
lessons-problem-mistake-no-move = { $step }, mistake { $mistake }: no legal move is like { $move }.
lessons-problem-mistake-out-of-reach = { $step }, mistake { $mistake }: nobody gets there, because { $move } is not on the way of a right answer.
lessons-problem-unreadable = { $step }, mistake { $mistake }: { $problem }
lessons-problem-not-refused = { $step }, mistake { $mistake }: the move is not refused, { $rule } should have done so.
lessons-problem-refused-otherwise = { $step }, mistake { $mistake }: refused by { $other }, not by { $rule }.
lessons-problem-mistake-reaches = { $step }, mistake { $mistake }: { $move } reaches the goal.
lessons-problem-mistake-right = { $step }, mistake { $mistake }: this reply is right.
lessons-problem-nothing-right = { $step }: nothing is right.
lessons-problem-no-number = { $step }: { $value } is not a number.
lessons-problem-no-choice = { $step }: { $value } is not among the choices.
