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
paper-key = **{ $number }.** { $answer }. { $why }
paper-key-why = **{ $number }.** { $why }
paper-key-allowed = **{ $number }.** Allowed: { $right }. Refused: { $refused }. { $why }
paper-key-refused = { $move } ({ $rule })

## Score sheet, position, plan

paper-plan-kind = { $kind ->
        [talk] talk
        [lesson] lesson
        [position] position
        [vote] vote
       *[free] free play
    }, { $mode ->
        [pupils] by pupils
       *[projected] on the class’s screen
    }
paper-plan-answer = { $letter }. { $words }
paper-plan-right = **{ $letter }. { $words }** (right)
paper-score-title = Score sheet
paper-position-title = A position
paper-seat = { ALONE($seat) }: { $colour }
paper-to-play = { $count ->
        [one] { ALONE($seats) } to play.
       *[other] To play: { $seats }.
    }
paper-over = The game is over.
paper-notes = Notes
paper-minutes = { $count } min

## The screen of hand-outs

handouts = Hand-outs
handouts-teach = Teach this game
handouts-what = What shall be printed?
handouts-game = Game
handouts-language = Language
handouts-language-fr = French
handouts-language-en = English
handouts-language-both = Both
handouts-do-rules = Rules on two pages
handouts-do-rules-note = what matters most, with figures
handouts-do-turn = Order of a turn
handouts-do-turn-note = four cards a sheet, to be cut out
handouts-do-lesson = Lesson sheet
handouts-do-lesson-note = figures, questions, lines to write on
handouts-do-quiz = Quiz
handouts-do-quiz-note = ten questions, drawn from the lessons
handouts-do-glossary = Glossary
handouts-do-glossary-note = each word and what it means
handouts-do-score = Score sheets
handouts-do-score-note = blank
handouts-do-plan = Session plan
handouts-do-plan-note = its rows, their times, what is said
handouts-do-position = This position
handouts-do-position-note = the table as you see it
handouts-lesson = { $number } · { $title }
handouts-answers = With the answers
handouts-draw-again = Draw again
handouts-paper = The paper
handouts-paper-a4 = A4
handouts-paper-letter = Letter
handouts-letters = Letters
handouts-letters-usual = usual
handouts-letters-large = large
handouts-grey = Black and white, little ink
handouts-tags = Numbers of the rules
handouts-booklet = Pages of the printed rulebook
handouts-names = Lines for name and date
handouts-sheets = { $pages ->
        [0] Nothing to print.
        [one] { $pages } page
       *[other] { $pages } pages
    }
handouts-print = Print…
handouts-pdf = Save as PDF…
handouts-picture = Save the picture…
handouts-pdf-title = Save as PDF
handouts-picture-title = Save the picture: .png, or .svg for a drawing
handouts-type-pdf = PDF document
handouts-type-picture = Picture
handouts-printed = { $pages ->
        [one] { $pages } page sent to the printer.
       *[other] { $pages } pages sent to the printer.
    }
handouts-document = { $game }: { $what }
handouts-shown = { $alone ->
        [yes] { $what } · page { $first } of { $count }
       *[no] { $what } · pages { $first } to { $last } of { $count }
    }
handouts-before = Earlier pages
handouts-after = Later pages
handouts-waiting = Being laid out…
table-menu-handouts = Hand-outs
table-menu-print = Print this position…
back-to-handouts = Back to the hand-outs

## The command

command-handout = writes a document to print: rules, card, lesson sheet, quiz, glossary, score sheet or position
    .notes = --lang fr,en sets both languages side by side. A position may also be a picture: --out F.png or F.svg.
argument-what = What to print: rules, turn, lesson, quiz, glossary, score or position.
    .value = WHAT
argument-handout-kind = The same under another name.
    .value = WHAT
argument-paper = The paper: a4 or letter; else a4.
    .value = PAPER
argument-handout-plan = The plan to print: ten, thirty, sixty, or the id of a plan on the shelf; else the first.
argument-handout-lesson = The lesson of the sheet, as “vestiges lesson --list” names it; else the first.
    .value = LESSON
argument-answers = With the answers.
argument-large = In large letters.
handout-done = { $file }: { $pages ->
        [one] { $pages } page
       *[other] { $pages } pages
    }.
handout-which-position = Which position? Name the game with --save.
handout-two-kinds = --what says “{ $one }”, and --kind “{ $other }”: one of them is enough.
handout-other-game = { $file } is a game of another kind.
handout-which-plan = “{ $plan }” is no plan of this game. The plans: { $known }.
handout-which-lesson = “{ $lesson }” is no lesson of this game. The lessons: { $known }.
handout-wrong-ending = { $file }: the name must end with { $endings }.
handout-nothing = This game has nothing of the kind to print.
