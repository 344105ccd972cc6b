### Cette partie se gagne en crédits : ce que le programme dit ailleurs de points.

log-said = { $words } { $points ->
        [one] { $points } crédit
       *[other] { $points } crédits
    }
moves-said = { $move }{ $gain ->
        [0] {""}
        [one] {" "}(+{ $gain } crédit)
       *[other] {" "}(+{ $gain } crédits)
    }
charts-sources = D’où viennent les crédits
charts-seat = { ALONE($seat) } : { $points ->
        [one] { $points } crédit
       *[other] { $points } crédits
    }
charts-empty = Personne n’a encore de crédits.
score-points = { $points ->
        [one] { $points } crédit
       *[other] { $points } crédits
    }
score-curves = Les crédits, manche après manche
score-curves-alone = Les crédits, au fil de la partie
score-no-points = Personne n’a encore de crédits.
tutor-points = { $count ->
        [one] { $said } crédit
       *[other] { $said } crédits
    }
