### This game is won with credits: what the program elsewhere says of points.

log-said = { $words } { $points ->
        [one] { $points } credit
       *[other] { $points } credits
    }
moves-said = { $move }{ $gain ->
        [0] {""}
        [one] {" "}(+{ $gain } credit)
       *[other] {" "}(+{ $gain } credits)
    }
charts-sources = Where the credits come from
charts-seat = { ALONE($seat) }: { $points ->
        [one] { $points } credit
       *[other] { $points } credits
    }
charts-empty = Nobody has any credits yet.
score-points = { $points ->
        [one] { $points } credit
       *[other] { $points } credits
    }
score-curves = Credits, round by round
score-curves-alone = Credits along the game
score-no-points = Nobody has any credits yet.
tutor-points = { $count ->
        [one] { $said } credit
       *[other] { $said } credits
    }
