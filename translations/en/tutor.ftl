### The tutor: it holds a move that costs much, before it is played, and asks once.

tutor = Tutor
tutor-points = { $count ->
    [one] { $said } point
   *[other] { $said } points
  }
tutor-title = This move costs about { $points }
tutor-nothing = Another move promises more by the end.
tutor-with = with this move
tutor-better = better
tutor-wins = { $count ->
    [one] 1 win in 10
   *[other] { $count } wins in 10
  }
tutor-chance = { $percent }% wins
tutor-loss = Estimated loss: { $points }, give or take { $error }
tutor-take-back = Take it back
tutor-take-back-tip = Take the move back (Esc)
tutor-see = See better
tutor-see-tip = Take the move back and open advice (F2)
tutor-anyway = Play it anyway
tutor-anyway-tip = Play this move (Enter, twice)
tutor-again = Enter again
tutor-spoken = { $title }. { $body } { $figures } { $rule }
tutor-figures = With this move: { $with }. Better: { $better }.
tutor-waits = Your move waits for your answer: { $move }
tutor-menu = Tutor: stop my moves
tutor-menu-from = from { $points } on
tutor-from = Stop my move from
tutor-never = never
tutor-stops = { $count ->
    [one] One stop
   *[other] { $count } stops
  } in this game: { $back ->
    [0] no move taken back
    [one] one move taken back
   *[other] { $back } taken back
  }, { $played ->
    [0] none played anyway
    [one] one played anyway
   *[other] { $played } played anyway
  }.
tutor-rule = The rule of this move
tutor-never-help = Nothing stops your moves.
tutor-help = A move that loses at least { $points } waits for your answer.
tutor-not-strict = At a strict table there is no tutor.

## What the table allows

new-advice = Advice allowed
new-advice-on = Anybody may ask for advice (F2); the log notes it.
new-advice-off = Nobody is advised at this table.
new-advice-on-strict = The whole table has agreed: anybody may ask for advice, noted in the log.
new-advice-off-strict = At a strict table one plays without advice, unless all agree.
settings-no-advice = without advice
new-helps = To get better
new-candid = Say what it weighs
new-candid-on = After each move of a computer, the log tells its other idea.
new-candid-off = Computers say nothing of what they weigh.
new-candid-secret = Here its other idea would show what it hides.
log-weighed = { $words } (other idea: { $move })
