# Session plans: what is wrong with a plan.

plan-problem-row = Row { $number }: { $problem }
plan-problem-lesson = There is no lesson “{ $lesson }”.
plan-problem-step = { $lesson ->
    [made] The lesson has no step “{ $step }”.
   *[other] The lesson “{ $lesson }” has no step “{ $step }”.
  }
plan-problem-game = What it holds belongs to another game, “{ $game }”.
plan-problem-right = The answer given as right is none of the answers.
plan-problem-level = “{ $level }” is neither a level of the computer nor an automa of this game.
plan-problem-seats = { $seats ->
    [one] A game with one seat does not fit here.
   *[other] A game with { $seats } seats does not fit here.
  }
plan-problem-seats-there = The row speaks of { $seats } seats, the position has { $count }.
plan-problem-minutes = The rows take { $minutes } min; the session has { $length }.

## The screen of plans

plans = Session plans
plans-own = My plans
plans-none = None yet: change a ready-made plan, or begin one.
plans-new = New plan
plans-copy = Duplicate
plans-share = Share…
plans-ready = Ready-made, and yours to change: that makes a copy.
plans-kept = Your plan; every change is kept.
plans-title = Title of the plan
plans-first-title = My session
plans-first-row = To begin
plans-free-title = A real game
plans-minutes = { $minutes } min
plans-total = { $over ->
    [0] { $under ->
        [0] { $minutes } min exactly
       *[other] { $minutes } min, { $under } to spare
    }
   *[other] { $minutes } min, { $over } too many
  }
plans-length = Length of the session
plans-fewer-minutes = One minute less
plans-more-minutes = One minute more
plans-fewer = One less
plans-more = One more
plans-mode-name = Who is at the screen
plans-mode = { $mode ->
    [pupils] pupils
   *[projected] projected
  }
plans-row-minutes = Minutes of this row
plans-kind = { $kind ->
    [talk] Talk
    [lesson] Lesson
    [position] Position
    [vote] Vote
   *[free] Free play
  }
plans-add = Add
plans-tabs = What is shown
plans-tab-plan = The plan
plans-tab-pupils = The pupils
plans-review-open = Put this position into the plan, and open the step
plans-review-title = To review: { $title }, step { $at }
plans-review-put = Now in the plan: “{ $title }”.
plans-review-there = In the plan already: “{ $title }”.
plans-review-full = The plan is full: no row can be added.

plans-note-talk = { $lines ->
    [0] nothing written yet
    [one] your notes: { $lines } line
   *[other] your notes: { $lines } lines
  }
plans-note-lesson = lesson { $number }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  }
plans-note-own-lesson = lesson of this plan, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  }
plans-note-position = position of lesson { $number }
plans-note-own-position = position of this plan
plans-note-noted = noted position
plans-note-vote = { $count ->
    [2] A or B, by show of hands
    [3] A, B or C, by show of hands
   *[other] A, B, C or D, by show of hands
  }
plans-note-free = { $people ->
    [one] { $people } player
   *[other] { $people } players
  }{ $others ->
    [0] { "" }
    [one] , { $others } seat for { $who }
   *[other] , { $others } seats for { $who }
  }{ $guide ->
    [yes] , with the guide
   *[no] { "" }
  }

## A row, unfolded

plans-language = { $language ->
    [fr] { $missing ->
        [0] French
       *[other] French, { $missing } missing
    }
   *[en] { $missing ->
        [0] English
       *[other] English, { $missing } missing
    }
  }
plans-row-open = Open
plans-row-copy = Duplicate
plans-row-remove = Remove
plans-text-title = Title
plans-text-says = What is said
plans-says-aside = only you read it, on your screen
plans-text-question = Question
plans-text-missing = { $what ->
    [title] The title is missing
    [says] What is said is missing
    [question] The question is missing
   *[other] An answer is missing
  } { $language ->
    [fr] in French.
   *[en] in English.
  }
plans-answer = Answer { $letter }
plans-answer-add = One more answer
plans-answer-remove = Remove answer { $letter }
plans-right-name = The right answer
plans-right = Answer { $letter }
plans-right-none = none: a poll
plans-steps = Steps that are played
plans-step = { $number }. { $task }
plans-seats = Seats
plans-people = Played by people
plans-seed = Seed of chance
plans-level = The other seats
plans-guide = With the guide
plans-guide-help = As a first game: it says the aim, suggests moves, explains.
plans-lesson-line = { $number }. { $title }
plans-own-line = From the shelf: { $title }
plans-from-file = From a file…
plans-no-row = This file is neither a lesson nor a position.
plans-not-shown = This position cannot be shown.
plans-present-here = Shift + F5: from the chosen row
plans-then-open = Open: { $title }
back-to-plan = Back to the plan
back-to-presenter = Back to the session
