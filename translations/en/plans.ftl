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
