# The workshop: making a lesson on the real table, by playing what is right and what often goes wrong.

maker-try = Try as a pupil
maker-steps = Steps
maker-step-count = { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
maker-add-step = Add a step
maker-copy-step = Duplicate the step
maker-remove-step = Delete the step
maker-no-task = No task yet
maker-step-holds = { $kind ->
        [show] { $moves ->
            [0] a text
            [one] { $moves } move shown
           *[other] { $moves } moves shown
        }
        [question] question, { $mistakes ->
            [one] { $mistakes } mistake
           *[other] { $mistakes } mistakes
        }
       *[task] { $answers ->
            [one] { $answers } answer
           *[other] { $answers } answers
        }, { $mistakes ->
            [one] { $mistakes } mistake
           *[other] { $mistakes } mistakes
        }
    }{ $marks ->
        [0] { "" }
        [one] , { $marks } mark
       *[other] , { $marks } marks
    }
maker-step-problem = to be mended

maker-kind-name = Kind of step
maker-kind = { $kind ->
        [show] Show
        [number] Question, a number
        [one] Question, a choice
        [set] Question, places
       *[task] Task
    }
maker-language = { $language ->
        [fr] French
       *[en] English
    }{ $missing ->
        [0] { "" }
       *[other] , { $missing } missing
    }
maker-text = { $what ->
        [title] Title of the lesson
        [intro] Introduction
        [task] Task
        [hint] Hint
        [notes] My notes
       *[praise] Praise
    }
maker-text-aside = { $what ->
        [title] on the shelf
        [intro] before the first step
        [task] said to the pupil
        [hint] if they ask for it
        [notes] the class never sees them
       *[praise] when it is right
    }
maker-pupil = The pupil plays
maker-all-seats = all seats

maker-answers = Right answers
maker-answers-aside = played on the table
maker-record-answer = Record an answer
maker-record-another = Record another answer
maker-only = Nothing but these answers is right
maker-mistakes = Typical mistakes
maker-mistakes-aside = tried on the table
maker-record-mistake = Record a mistake
maker-allowed = allowed, misses the goal
maker-own-words = Your explanation (optional)
maker-own-words-wanted = Your explanation
maker-goals = Goals
maker-goals-aside = what the answer brought about
maker-no-goal = Without a goal ticked, only the recorded moves count.
maker-goal-own = Goal of the lesson: { $goal }
maker-goal-score = Score of { $seat }: { $points }
maker-goal-over = The game is over
maker-several-moves = { $count } moves, the last one: { $last }
maker-no-move = This move no longer goes with the position.
maker-play = Play it again
maker-remove = Delete

maker-right = Right answer
maker-right-aside = { $kind ->
        [number] a number
        [one] a choice
       *[set] places pointed out
    }
maker-computed = The engine computes it.
maker-choice-words = The words of this choice
maker-is-right = This is the right answer
maker-say-why-wrong = Say why it is wrong
maker-add-choice = Add a choice
maker-no-places = No place is pointed out yet.
maker-point-right = Point out the right places
maker-point-wrong = Point out a mistake
maker-wrong-aside = with a word of yours
maker-wrong-number = A wrong number, then Enter

maker-shown = Moves shown
maker-shown-aside = they play by themselves
maker-record-shown = Record the moves to show
maker-shows = { $count ->
        [0] The pupil sees all that can be played.
        [one] The pupil sees { $count } place from near.
       *[other] The pupil sees { $count } places from near.
    }
maker-point-shows = Choose what one looks at
maker-hides = { $count ->
        [0] Nothing is hidden.
        [one] { $count } thing is hidden.
       *[other] { $count } things are hidden.
    }
maker-point-hides = Hide what gives the answer away

maker-recording = { $what ->
        [answer] Recording an answer: play it
        [mistake] Recording a mistake: play it
       *[shown] Recording what is shown: play it
    }{ $count ->
        [0] { "" }
        [one] { " " }({ $count } move)
       *[other] { " " }({ $count } moves)
    }
maker-pointing = { $what ->
        [right] Point out the right places
        [wrong] Point out the places of a mistake
        [shows] Point out what one looks at
       *[hides] Point out what is to be hidden
    } ({ $count })
maker-finish = Finish
maker-stop = Stop
maker-right-after-all = This is a right answer.
maker-take-as-answer = Add it to the answers
maker-at-start = Start of the step
maker-played = { $count ->
        [one] { $count } move played since the start
       *[other] { $count } moves played since the start
    }
maker-restart = Back to the start
maker-begins = Where the step begins
maker-begins-after = Where the step before it ends
maker-begins-here = At the position on the table
maker-undo = Undo
maker-redo = Redo
maker-go-there = Go there
maker-save = Save for pupils…
maker-all-good = All is well: pupils can play it.
maker-problems = { $first } { $more ->
        [one] (and one more thing)
       *[other] (and { $more } more)
    }
maker-make = Make it a lesson
maker-tried-move = Try: { $move }
maker-copy-lesson = Make it a lesson of one’s own
maker-edit-position = Edit this position

maker-modes = What the table is for
maker-mode = { $mode ->
        [position] Position
        [play] Play
       *[mark] Mark
    }
maker-marks = Arrows and marks
maker-marks-aside = { $count ->
        [0] nothing is drawn
        [one] { $count } mark
       *[other] { $count } marks
    }
maker-marks-when = The pupil sees them
maker-marks-seen = { $hint ->
        [True] with the hint
       *[False] from the start
    }
maker-marking = Draw on the table. With the right button, a click circles and a drag makes an arrow. Backspace removes the last mark, Delete all of them.
maker-remarked = { $more ->
        [0] Pupils can play it. { $remark }
        [one] Pupils can play it. { $remark } (and one more remark)
       *[other] Pupils can play it. { $remark } (and { $more } more)
    }
maker-minutes = Minutes in class
maker-less = One less
maker-more = One more
