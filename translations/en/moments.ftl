### The moments of a review, at the table.

moments = Learn
moments-at = { $at } of { $of }
moments-step = Learn · { $where }
moments-ask = Find better than: { $move }
moments-played = You had played
moments-won = { $won ->
    [0] no win in 10
    [one] { $won } win in 10
   *[other] { $won } wins in 10
  }
moments-better = There is a move that wins { $won }.
moments-little = There is a move that is a little better.
moments-costs = There is a move worth { $points } more.
moments-back = This moment comes back on { $day }.
moments-learned = This moment is learned.
moments-why = Why it is better
moments-next = Next moment
moments-end = Back to the review
