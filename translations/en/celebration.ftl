### The end of a game, celebrated: how it ends, what it means among the others, and what one can play now.

## How it ends

victory-mission-won = Mission accomplished!
victory-mission-lost = Not this time
victory-mission-lost-by = Not this time: { $missing }
victory-victory = Victory!
victory-defeat = Not this time
victory-draw = A draw!
victory-wins = { $count ->
        [one] { $winners } wins!
       *[other] { $winners } win together!
    }
victory-mode-level = { $mode } · { $level }
victory-objectives = { $goals ->
        [0] { score-points }.
        [one] { score-points }, the objective is { $reached ->
            [0] not reached
           *[other] reached
        }.
       *[other] { score-points }, { $reached ->
            [0] none of { $goals } objectives reached
           *[other] { $reached } of { $goals } objectives reached
        }.
    }
victory-objectives-all = { score-points }, all { $goals } objectives reached.
victory-nearest = Nearest: { $missing }.
victory-draw-with = { $winners } win together: { score-points } each, and nothing parts them.
victory-defeat-by = { $winner } wins: { $margin }
victory-stop = .
victory-stamp-mission = MISSION

## What it means among the others

victory-record = new record
victory-contest-mission = Mission { $number }
victory-contest-automa = { $has ->
        [yes] { $automa }, { $level }
       *[no] { $automa }
    }
victory-contest-seats = With { $count } players
victory-day = on { $day } { victory-month }{ victory-year }
victory-day-unknown = { "" }
victory-month = { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }
victory-year = { $year ->
        [same] { "" }
       *[other] { " " }{ $year }
    }
victory-fact-record = { $owner ->
        [own] Your record
       *[other] { $name }’s record
    } · { $contest }
    .figure = { $points }
    .note = { $before } until now, { $day }
victory-fact-equalled = { $owner ->
        [own] Your record
       *[other] { $name }’s record
    } · { $contest }
    .figure = Equalled: { $points }
    .note = as { $day }
victory-fact-first-win = { $owner ->
        [own] First win
       *[other] { $name }’s first win
    }
    .figure = { $contest }
    .note = { $before ->
        [0] at the first game
        [one] at the second game
       *[other] after { $before } tries
    }
victory-fact-first-game = { $owner ->
        [own] First game
       *[other] { $name }’s first game
    }
    .figure = { $points }
    .note = the first result to beat
victory-fact-day = Daily challenge
    .figure = { $points }
    .note = { $count ->
        [one] first try
       *[other] best of { $count } tries today
    }
victory-fact-series = { $owner ->
        [own] Winning streak
       *[other] { $name }’s streak
    }
    .figure = { $count } wins in a row
    .note = { $state ->
        [longest] the longest so far
        [equal] the longest, equalled
       *[other] the longest: { $of }
    }
victory-fact-near = { $owner ->
        [own] Your record
       *[other] { $name }’s record
    } · { $contest }
    .figure = { $best }
    .note = { $points } short of it, { $day }
victory-fact-friendly = Friendly game
    .figure = No record
    .note = chance was taken back in it
victory-fact-corrected = Corrected edition
    .figure = No record
    .note = records compare the edition as published
victory-fact-turn = Best turn
    .figure = +{ $number }
    .note = { $owner ->
        [own] your finest turn of the game
       *[other] { $name }, during the game
    }
victory-fact-tally = { $contest }
    .figure = { $count ->
        [0] Not won yet
        [one] One win of { $of }
       *[other] { $count } wins of { $of }
    }
    .note = { $of ->
        [one] one game in all
       *[other] { $of } games in all
    }
victory-fact-source = { $owner ->
        [own] What paid you most
       *[other] What paid { $name } most
    }
    .figure = { $source }
    .note = { $number } on the score sheet
victory-fact-moves = The game
    .figure = { $count ->
        [one] One move
       *[other] { $count } moves
    }
    .note = { $of ->
        [0] { "" }
        [one] in one { $source ->
            [turn] turn
           *[other] round
        }
       *[other] in { $of } { $source ->
            [turn] turns
           *[other] rounds
        }
    }
victory-fact-time = Time
    .figure = { $count } min
    .note = spent at this table
victory-shelf-missions = Your missions
victory-shelf-levels = Levels beaten · { $automa }
victory-shelf-count = { $done } of { $of }

## What to play now

victory-what-now = What now?
victory-next = Next mission: { $number }
victory-mission-again = Play this mission again
victory-kept = Game kept
