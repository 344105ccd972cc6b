### Advice at the table: where to look, three moves, why.

advice = Advice
advice-tip = Advice: where to look, then three moves, then why (F2)
advice-close = Close the advice (Esc)
advice-worlds = { $worlds ->
    [0] Looking at your turn: { $moves } moves weighed
    [one] 1 continuation played from here, { $moves } moves weighed
   *[other] { $worlds } continuations played from here, { $moves } moves weighed
  }
advice-look = Where to look
advice-look-at = Where to look: { $theme }
advice-looking = Let me look…
advice-nothing = Nothing special: several moves are worth the same.
advice-one = One move stands out from the others.
advice-rule = A habit will do here: there is nothing to compare.
advice-rest = Everything else
advice-going-on = The next move is ready; you may also play otherwise.
advice-rest-title = The rest of the advice
advice-failed = I could not look for advice this time.
advice-moves = { $count ->
    [one] One move
    [3] Three moves
   *[other] Two moves
  }
advice-wins = wins
advice-percent = { $percent }%
advice-then = then { $moves }
advice-equal = equal
advice-alike = { $count ->
    [one] and 1 like it
   *[other] and { $count } like it
  }
advice-lead = expected lead
advice-worth = behind the first
advice-why = Why 1 rather than { $other }
advice-difference = Expected lead
advice-estimate = Estimated difference
advice-total = { $lead } ± { $error }
advice-on-table = On the table
advice-play = Play this move
advice-more-moves = Show three moves
advice-more-why = Show why
advice-row = { $rank ->
    [1] First
    [2] Second
   *[other] Third
  }: { $title }. { $below }
advice-row-measured = { $percent } wins, expected lead { $lead }, between { $low } and { $high }.
advice-row-compared = Behind the first: { $lead }.
advice-page = Advice
log-advised = { $words } (advised, step { $step })

## Why there is none

advice-not-now = Advice waits for your turn.
advice-not-strict = At this strict table nobody is advised.
advice-not-past = You are looking at the past: come back to the present for advice.
advice-not-over = The game is over.
advice-not-here = This table has chosen to play without advice.
