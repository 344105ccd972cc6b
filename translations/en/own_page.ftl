# A person’s own page: what they have played on this computer.

own-title = My page
table-menu-own-page = My page
own-you = You
own-nameless = No name
own-name = Your name
own-rename = Change the name
own-rename-done = Keep this name
own-since = first game: { $day }
own-no-game = no game finished on this computer
own-finished = { $games ->
        [one] game finished
       *[other] games finished
    }
own-at-table = at the table
own-wins = won
own-most-played = Most played
own-begin-here = To begin with
own-hours = { $hours } h
own-minutes = { $minutes } min
own-share = { $percent }%
own-today = today

own-days = Your days
own-streak = { $days ->
        [0] { $record ->
            [0] no streak yet
            [one] record { $record } day
           *[other] record { $record } days
        }
        [one] streak of { $days } day, record { $record }
       *[other] streak of { $days } days, record { $record }
    }
own-days-legend = a dot for each finished game, three at most
own-days-said = { $games ->
        [0] no game
        [one] one game
       *[other] { $games } games
    } in twenty weeks, { $days ->
        [0] no day
        [one] one day
       *[other] { $days } days
    }
own-day-said = { $day }: { $games ->
        [0] no game finished
        [one] one game finished
       *[other] { $games } games finished
    }
own-month = { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] June
        [7] July
        [8] Aug
        [9] Sept
        [10] Oct
        [11] Nov
       *[12] Dec
    }
own-weekday = { $day ->
        [1] M
        [2] T
        [3] W
        [4] T
        [5] F
        [6] S
       *[7] S
    }

own-medals = Medals
own-medals-won = { $won } of { $whole }
own-medals-missions = { $game }, missions
own-medals-automa = { $game }, { $automa }
own-medals-legend = bronze won · silver none taken back · gold three times
own-medals-published = with the published data
own-medal-said = { $medal }: { $metal ->
        [bronze] bronze, won
        [silver] silver, won without taking chance back
        [gold] gold, won three times without taking chance back
       *[none] to be won
    }

own-games = Your games
own-periods = Which games to count
own-period-all = All
own-period-all-said = All games
own-period-months = 3 months
own-period-months-said = The games of the last three months
own-period-ranked = Ranked
own-period-unadvised = Without advice
own-period-unadvised-said = Only games in which you asked for no advice
own-period-ranked-said = Without games in which chance was taken back, guided ones, and ones with corrected components
own-column-people = Friends
own-column-solo = Alone
own-not-played = not played yet
own-games-count = { $games ->
        [one] one game
       *[other] { $games } games
    }
own-games-corrected = { $games ->
        [one] one of them with other data, counted apart
       *[other] { $games } of them with other data, counted apart
    }
own-game-below = { own-games-count }, { $time }
own-won-of = { $won } / { $played }
own-games-legend = won of played, by the strongest opponent at the table
own-play-it = Play a new game

own-latest = Latest games
own-latest-none = Your first game is waiting
own-latest-none-more = Every game you finish will come here: what you played, against whom, and your score. Marajoara is the simplest of the five; the others are above, and in the drawers of the cabinet.
own-latest-none-play = Play { $game }
own-kept = All kept games
own-line-title = { $game } · { $contest }
own-against = against { $names }
own-against-automa = { $automa }, { $level }
own-with = with { $names }
own-mission-won = done
own-mission-lost = not done
own-game-won = won
own-game-rank = { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    } of { $seats }
own-daily = challenge of the day
own-gentle = guided game
own-advised = { $count ->
    [one] with advice, for one move
   *[other] with advice, for { $count } moves
  }
own-friendly = friendly: chance was taken back
own-corrected = with other data
own-look-at = Look at this game again
own-file-gone = The file of this game is no longer on this computer; its result stays.

own-scores = Best scores
own-scores-none = Your best score in each mission and against each opponent will come here.
own-best-below = { $day } · { $played ->
        [one] played once
       *[other] played { $played } times
    }

own-strengths = Your strengths, by theme
own-strengths-games = The game whose themes are shown
own-strengths-against = lead gained or left in each game, beside { $level } (you: { own-reviewed-games }, it: { $measured }){ $alike ->
        [yes] { "" }
       *[no] { "" }, roughly: the reviews were not judged in the same way
    }
own-strengths-alone = lead left in each game, with nothing measured to compare · { own-reviewed-games }
own-reviewed-games = { $games ->
        [one] one game reviewed
       *[other] { $games } games reviewed
    }
own-strengths-few = Too early yet: a theme shows from twenty costly decisions on. { $games ->
        [one] One game of two is reviewed.
       *[other] { $games } games of two are reviewed.
    }
own-strengths-more = { $left ->
        [one] One more theme is nearer to zero.
       *[other] { $left } more themes are nearer to zero.
    }
own-strengths-none = The review of a finished game says where your decisions gain or leave points. Your themes will come here.
own-strengths-review = Review my latest game
own-theme-below = { $decisions ->
        [0] no costly decision
        [one] one costly decision
       *[other] { $decisions } costly decisions
    }
own-theme-tip = { $theme }: { $points } a game, give or take { $error }. { own-theme-below }.{ $clear ->
        [yes] { "" }
       *[no] { " " }Too uncertain to conclude anything.
    }
own-theme-once = { $theme }: { $points } in this game. { own-theme-below }.
own-practise = { $count ->
        [one] One puzzle
       *[other] { $count } puzzles
    }: { $theme }
own-practise-own = { $own ->
        [0] on what costs you most
        [one] one of them from your games
       *[other] { $own } of them from your games
    }
own-practise-do = Practise

own-decisions = Your decisions
own-decisions-by-month = by month
own-decisions-none = After a review, the share of your good moves and of your mistakes shows here, month by month.
own-decisions-said = Decisions in { $games ->
        [one] one game reviewed
       *[other] { $games } games reviewed
    }
own-month-empty = { $month } { $year }: no game reviewed
own-month-tip = { $month } { $year }, { $count ->
        [one] one decision
       *[other] { $count } decisions
    }: { $grades }
own-grade-share = { $grade } { $share }
own-grade-tip = { $grade }: { $count ->
        [0] none
        [one] one
       *[other] { $count }
    } of { $whole } decisions, { $share }
own-fate = Fate, in each game: { $fates }.
own-fate-of = { $game } { $points } ({ $games ->
        [one] one game
       *[other] { $games } games
    })
own-fate-tip = Chance, and what the others did better or worse than expected, in the points of each game. Over many games, what remains of it is what the others lose by mistakes of their own: the fewer they make, the nearer it is to zero.
own-levels = Your level over time
own-levels-none = After five games of a kind against levels, without advice and with no chance taken back, your level is drawn here.
own-levels-how = Each level stands as far above the one below as it wins against it; you stand where your wins and losses are most likely, later ones counting more. Only games without advice count, with no chance taken back, and nothing is said before five.
own-level-column = level
own-level-more = { $level } +
own-level-near = about { $level }
own-level-between = between { $low } and { $high }
own-level-tip = { $game }: { $place }, by { $games } games; in eight of ten cases from { $least } to { $most }.

own-lessons = Lessons
own-lessons-done = { $done } of { $whole }
own-done-of = { $done } / { $whole }
own-open-lessons = Open its lessons

own-stays-here = Everything stays on this computer.
own-do-forget = Delete…
own-do-change = Change player
own-do-figures = CSV, JSON
own-do-page = Export my page
own-person = { $name } · { $games ->
        [0] no game
        [one] one game
       *[other] { $games } games
    }
own-somebody-else = Somebody else…
own-forget-ask = { $games ->
        [one] Delete the game of { $name } and what is kept of it for good?
       *[other] Delete the { $games } games of { $name } and what is kept of them for good?
    } The files of the games, the lessons and the achievements of this computer stay; other players keep their results.
own-join-ask = { $other } has games here already. Are you the same person? The games of { $name } and of { $other } will be joined for good.
own-join-yes = Join
own-join-no = Keep both
own-forget-yes = Delete
own-forget-no = Keep
own-forgotten = The results of { $name } are deleted.{ $aside ->
        [0] { "" }
        [one] { " " }An unreadable copy that was set aside stays in the folder of Vestiges.
       *[other] { " " }{ $aside } unreadable copies that were set aside stay in the folder of Vestiges.
    }
own-importing = Reading games of before: { $read } of { $whole }
own-imported = { $games ->
        [one] One game of before has been added.
       *[other] { $games } games of before have been added.
    }
own-export-title = Export
own-export-picture = Picture (PNG)
own-export-pdf = Document (PDF)
own-export-csv = Table of the games (CSV)
own-export-json = Data of the games (JSON)
own-type-picture = Pictures
own-type-pdf = PDF documents
own-type-csv = CSV tables
own-type-json = JSON files
own-written = “{ $file }” is written.
