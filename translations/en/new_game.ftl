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
        [5] five levels
        [6] six levels
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
new-data-published = Data as published
new-data-own = { $count ->
        [one] With your correction
       *[other] With your { $count } corrections
    }
new-data-waiting = Published data, without your corrections
new-data-refused = Published data: yours do not fit
new-data = Data of the game
new-data-mine = my box
new-data-theirs = published
new-data-mine-help = The game takes your corrections along, and opens so everywhere.
new-data-theirs-help = Your corrections stay in “My box”.
new-data-why = Your corrections keep the game from being played: { $why } They are kept; “My box” says where.
new-data-wrong = { $name }: { $why }
box-not-begun = No other game begins with these data: { $why } “My box” says where.
new-data-lost = { $count ->
        [one] One correction no longer fits the published data: it waits in “My box”.
       *[other] { $count } corrections no longer fit the published data: they wait in “My box”.
    }
new-box = Open “My box”: correct the data
new-data-play-own = Play with my box ({ $count ->
        [one] one correction
       *[other] { $count } corrections
    })
new-data-play-published = Play with the published data
new-on-published = { $what }, published data
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
solo-measured = { $player }: { $won } of { $games }
solo-measured-there = { $player } won { $won } of { $games }
solo-measured-published = These figures hold for the published data.
solo-mix = Custom
solo-mix-note = All the settings, one by one; the levels are only choices made from them.
solo-levels = Back to the levels

## The ladder of levels

new-level = Level
new-level-ask = Choose its level
new-level-of = Which level for { $name }?
new-level-measured = for 2 players; { $games ->
        [one] { $games } game or more
       *[other] { $games } games or more
    } measured for each rung, within ±{ $margin } { $margin ->
        [one] point
       *[other] points
    }
new-level-unmeasured = the levels of this game are not measured yet
new-level-does = What it does
new-level-beats = Beats the one below
new-level-against = Against you
new-level-time = Time
new-level-any = One of them at random
new-level-any-help = One of the five, from Novice to Master; the table says which.
new-level-suggested = suggested for you
new-level-to-begin = to begin with
new-level-first = the first rung
new-level-not-measured = not measured yet
new-level-never-met = never met
new-level-share = { $percent }%
new-level-stones = you win { $won } of { $played }
new-level-short-time = < 0.1 s
new-level-seconds = { $tenths ->
        [0] { $whole }
       *[other] { $whole }.{ $tenths }
    } s
new-level-beats-said = Beats the one below { $percent } times in 100, give or take { $margin }, over { $games } games.
new-level-first-said = It is the first rung.
new-level-not-measured-said = Nobody has measured yet whether it beats the one below.
new-level-stones-said = Against it, you win { $won ->
        [one] { $won } time
       *[other] { $won } times
    } in { $played }.
new-level-never-met-said = You have never met it.
new-level-time-said = A move in { $time }, 19 times in 20 in { $late } at most.
new-level-chosen-said = Chosen.
new-level-why = Why { $level }
new-level-why-to-begin = { $level }, to begin with
new-level-why-known = By your { $games } games of { $game } that count, you would win about { $percent } times in 100: it resists you just enough.
new-level-why-unknown = After { $least } games that count, the suggestion will follow your results. { $games ->
        [0] You have none yet.
        [one] You have one.
       *[other] You have { $games }.
    }
new-level-course = Your level, from game to game
new-level-course-said = After { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, you are nearest to { $level }; between { $least } and { $most } in eight cases of ten.
new-level-counts = What counts is games against these levels only, with nothing taken back from chance.
new-level-how = How it is measured
new-level-how-measured = Each rung played { $games ->
        [one] { $games } game or more
       *[other] { $games } games or more
    } for two against the one below, same seeds, seats swapped. The true value lies under the thin line, 19 times in 20.
new-level-how-larger = With { $seats } players, a level alone among players of the level below won { $rungs ->
        [one] { $most }% of its games
       *[other] { $least } to { $most }% of its games, by rung
    }; { $even }% would be even. { $rungs ->
        [one] One rung
       *[other] { $rungs } rungs
    }, { $games ->
        [one] { $games } game or more
       *[other] { $games } games or more
    } each.
new-level-how-published = That was with the published data: with yours, a level may be worth something else.
new-level-how-unmeasured = The rungs have not played each other yet. Until then the suggestion takes each to beat the one below three times in four.
