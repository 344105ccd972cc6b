### The end of a game: score sheet, curves, turning points, and what may still be done with it.

## Who wins

score-seat = { ALONE($seat) }
score-wins = { $count ->
        [one] { $winners } wins
       *[other] { $winners } win together
    }
score-mission-won = Mission accomplished
score-mission-lost = Mission failed
score-so-far = Score so far
score-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
score-leads = { $count ->
        [one] { $seats } leads with { score-points }
       *[other] { $seats } share the lead with { score-points }
    }
score-ahead = { score-points }, { $lead } ahead of { OBJECT($seat) }
score-tied = { score-points }, tied with { OBJECT($seat) }
score-shared = { score-points } each, and nothing parts them
score-decided = { $what }: { $own } against { $other }
score-goals-reached = { $reached ->
        [0] None of { $goals } objectives
        [one] { $reached } objective of { $goals }
       *[other] { $reached } objectives of { $goals }
    }
score-rank = { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
score-over = Game over · { score-played }
score-going-on = Game in progress · { score-played }
score-played = { $mode }{ $seats ->
        [1] {""}
       *[other] , { $seats } players
    }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
score-what-now = What shall become of this game?
score-won-what-now = { $outcome }: what shall become of this game?

## The sheet

score-sheet = Score sheet
score-row = { $row }: { $cells }
score-cell = { $counted ->
        [yes] { ALONE($seat) }: { $figure } ({ $count })
       *[no] { ALONE($seat) }: { $figure }
    }
score-cell-alone = { $counted ->
        [yes] { $figure } ({ $count })
       *[no] { $figure }
    }
score-sheet-said = { ALONE($seat) }: { $points }, rank { $rank }
score-goals = Objectives
score-goal-mark = { $reached ->
        [yes] reached
       *[no] missed
    }
score-in-play = During play
score-at-end = At the end
score-before-end = Before the end
score-added = Added at the end
score-each = { $words }, { $each } each
score-count = { $count } ×
score-rule-open = Read rule { $rule }

## Curves

score-curves = Points, round by round
score-curves-alone = Points along the game
score-curve-start = Start
score-curve-end = End
score-axis-end = end
score-sources = Where they come from
score-source-others = The rest
score-sources-said = { ALONE($seat) }: { $figures }
score-source-said = { $source } { $points }
score-no-points = Nobody has any points yet.

## Turning points

score-turning = Turning points
score-turning-how = where one turn changed the gap most
score-turning-how-alone = the turns that counted most
score-turning-none = The gap never moved.
score-turning-open = See this move on the table: { $words }
score-round-move = { $round }, move { $number }
score-gained = { $goals ->
        [0] { $gained }, { $points } in all.
        [one] One objective reached; { $gained }, { $points } in all.
       *[other] { $goals } objectives reached; { $gained }, { $points } in all.
    }
score-swing = { $gained }; the gap to { OBJECT($seat) } goes from { $before } to { $after }.

## What now

score-home = Back to the cabinet
score-resume = Resume from a move…
score-resume-at = { $round } (move { $number })
score-resume-start = From the start
score-resume-move = Move { $number }
score-save = Save as…
score-export = Export
score-export-log = Log
score-export-picture = Picture
score-export-pdf = PDF
score-export-log-said = Export the log of the game as text
score-export-picture-said = Export the table as a picture
score-export-pdf-said = Export the table and the score sheet as PDF
score-again = Rematch
score-again-said = Another game between the same, another one begins. With Shift, the same seed.
score-watch = Watch again
score-daily = Daily challenge
score-keep = Save, export…
score-whole = Whole sheet
score-next = { $mode }
score-next-said = Next mission: { $mode }
score-sentence = { $words }.
score-kept = Kept, with its whole log
score-not-kept = Not kept yet
score-written = “{ $file }” is written.
score-no-picture = The table of this game has no picture yet.
score-save-title = Save the game
score-export-title = Export
score-type-save = Vestiges games
score-type-text = Texts
score-type-picture = PNG pictures
score-type-pdf = PDF documents

## The log as text

score-log-title = { $game } · { $mode }
score-log-name = { $seat }
score-log-seat = { $seat } ({ $colour })
score-log-seed = Seed { $seed }
score-log-score = Score
