### Paper: rules, cards, sheets, quiz, score sheets.

## On every sheet

paper-rule = **{ $title }.** { $rule }
paper-both = { $one } · { $other }
paper-pages = { $count ->
        [one] rulebook p. { $pages }
       *[other] rulebook pp. { $pages }
    }
paper-page = { $page } / { $count }
paper-foot = Vestiges: our own words, figures checked by the rules of the program. You need the box of the game to play.
paper-players = { $least ->
        [one] { $least } to { $most } players
       *[other] { $least } to { $most } players
    }
paper-name = Name
paper-date = Date

## Each document

paper-rules-title = The rules on two pages
paper-turn-title = The order of a turn
paper-glossary-title = Glossary
paper-words = { $count ->
        [one] { $count } word
       *[other] { $count } words
    }

## Sheets and quiz

paper-lesson-title = Lesson sheet { $number }: { $title }
paper-quiz-title = Quiz of { $count } questions, draw { $seed }
paper-key-title = Answers
paper-because = because
paper-asks-allowed = Tick what is allowed; where it is not, say why.
paper-asks-move = Write what you play, and why.
paper-asks-one = Tick the right answer.
paper-asks-several = Tick all that are right.
paper-asks-number = Write the number, and how you found it.
paper-asks-places = Circle all that fit on the figure, and note them here.
paper-moves = { $moves }
paper-key = **{ $number }.** { $answer }: { $why }
paper-key-why = **{ $number }.** { $why }
paper-key-allowed = **{ $number }.** Allowed: { $right }. Refused: { $refused }. { $why }
paper-key-refused = { $move } ({ $rule })

## Score sheet, position, plan

paper-score-title = Score sheet
paper-position-title = A position
paper-seat = { ALONE($seat) }: { $colour }
paper-to-play = { $count ->
        [one] { ALONE($seats) } to play.
       *[other] To play: { $seats }.
    }
paper-over = The game is over.
paper-minutes = { $count } min
