# What all texts need: how things stand in a row, seats, scores.

list-empty = nothing
list-more = { $row }, { $next }
list-last = { $row } and { $last }

# The name of a seat: in a sentence the one that was given, else “Seat 1”; by itself ({ ALONE($seat) }) or
# after a preposition ({ OBJECT($seat) }), “You” or “you” for the only person at the table who gave none.
seat-number = Seat { $number }
seat-you = You
seat-alone = { ALONE($seat) }
seat-named = { $seat } ({ $player })
seat-asked = { $seat }: { $ask }
seat-colour = { $colour ->
        [turquoise] Turquoise
        [purple] Purple
        [black] Black
        [orange] Orange
        [yellow] Yellow
        [pink] Pink
        [blue] Blue
        [brown] Brown
        [red] Red
        [green] Green
        [white] White
       *[grey] Grey
    }

stage-round = round { $round }/{ $last }
chapter-round = Round { $round }
turn-of-seat = { $seat } plays

game-over = The game is over.

score-line = { $source }: { $points }
score-of = { $points } for { $seat }
score-total = Total
score-goal = { $reached ->
        [yes] Goal reached: { $goal }
        [later] Goal to reach: { $goal }
       *[no] Goal missed: { $goal }
    }
score-winners = { $count ->
        [one] { $winners } wins.
       *[other] { $winners } win together.
    }

words-themselves = { $words }

# The dialog for files.
file-dialog-look-in = &Look in:
file-dialog-types = Files of &type:
