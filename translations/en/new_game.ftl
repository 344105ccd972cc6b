### What the new-game page says, for all games.

## The page in one look

company-alone = Alone
company-computer = Against the computer
company-computer-below = { $most ->
        [one] one opponent
       *[other] one to { $most ->
            [2] two
            [3] three
            [4] four
           *[other] { $most }
        } opponents
    }, { $levels ->
        [one] one level
        [2] two levels
        [3] three levels
        [4] four levels
       *[other] { $levels } levels
    }
company-together = Several at this table
company-together-below = { $least ->
        [2] two
       *[other] { $least }
    } to { $most ->
        [2] two
        [3] three
        [4] four
        [5] five
       *[other] { $most }
    }, the screen goes from hand to hand
new-step = New game
new-ask = Choose, then start
new-opponents = { $count ->
        [one] Your opponent
       *[other] Your opponents
    }
new-add-opponent = Add an opponent
new-seats = Colours
new-settings = Settings of the game
new-guided = Guided first game
new-daily = Daily challenge
new-daily-best = Daily challenge (today: { $points })
new-aim = The aim
new-rules = Rules
player-unnamed = Your name
player-name = Who plays here
player-others = Somebody else plays
settings-usual = As usual.
settings-differ = As usual, except: { $things }{ $more ->
        [0] .
        [one] , and one more.
       *[other] , and { $more } more.
    }
settings-policy = going back: { $policy }
settings-seed = seed { $seed }
settings-not-kept = choices not kept
settings-corrections = { $count ->
        [one] one correction from your box
       *[other] { $count } corrections from your box
    }
start-hint = Enter · a new deal each time
start-seed = Enter · the deal of seed { $seed }
start-challenge = { $challenge } · { $who }
start-automa = alone against { $player }, level { $level }
start-computer = against { $names }
chosen-against = You against { $player }
chosen-computer = You against the computer
chosen-together = At this table
chosen-others = { $count ->
        [3] Three opponents
        [4] Four opponents
        [5] Five opponents
       *[other] { $names }
    }
chosen-players = { $count ->
        [one] One person
       *[other] { $count } players
    }
chosen-who = { $name }, { $colour }
chosen-count = { $count ->
        [1] one
        [2] two
        [3] three
       *[other] { $count }
    }
explain-automa = Explain { $player }
explain-each = Each choice
explain-none = No waiting
explain-each-help = What is decided is shown and waits for you; » goes faster.
explain-none-help = The game goes on by itself; the reasons stay in the log.

## Alone: missions and levels

solo-won = Done
solo-next = Next
solo-open = To play
solo-won-level = Won
solo-record = your record: { $result }
solo-goals = { $count ->
        [1] one objective
        [2] two objectives
        [3] three objectives
        [4] four objectives
        [5] five objectives
       *[other] { $count } objectives
    }
tally = { $won ->
        [one] { $won } win
       *[other] { $won } wins
    } in { $played ->
        [one] { $played } game
       *[other] { $played } games
    }
help-and-tally = { $help } You: { $tally }.
solo-measured = { $player } wins { $won } of { $games }
solo-mix = Custom
solo-mix-note = All the settings, one by one; the levels are only choices made from them.
solo-levels = Back to the levels
