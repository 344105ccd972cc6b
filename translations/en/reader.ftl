### The book of rules, the rulings, the glossary, the edition.

## The book of rules

reader-rules = Rules
back = Back
back-key = Esc
back-to-table = Back to the table
back-to-cabinet = Back to the cabinet
back-to-new_game = Back to the new game
back-to-score = Back to the score
back-to-own_page = Back to my page
back-to-lesson = Back to the lesson
back-to-lessons = Back to the lessons
back-to-reader = Back to the book
reader-french = FR
reader-english = EN
reader-both = FR + EN
reader-languages = Languages of the rules
reader-search = Search the rules
reader-clear = Clear the search
reader-contents = Contents
reader-passages = { $count ->
        [0] Nothing found
        [one] 1 passage
       *[other] { $count } passages
    }
reader-also = and also: { $words }
reader-at = { $at }/{ $count }
reader-earlier = Previous passage
reader-later = Next passage
reader-aim = The aim
reader-rulings = Rulings
reader-ruling = { $number ->
        [none] Ruling
       *[other] Ruling { $number }
    }
reader-differences = What we do differently
reader-glossary = Words in both languages
reader-edition = Where the data come from
reader-our-words = Our words, after the rulebook. The numbers are those of refusals.
reader-show = Show on the table
reader-lesson = Play lesson { $number }
reader-lessons = Play lessons { $first } to { $last }
reader-some-lessons = Play lessons { $numbers }
reader-printed = { $pages ->
        [none] Rulebook
       *[other] Rulebook p. { $pages }
    }
reader-not-printed = Not in the rulebook
reader-otherwise = { $where ->
        [box] Your box says otherwise
       *[game] This game has other data
    }: { $data }{ $more ->
        [0] { "" }
        [one] { " " }And one datum more.
       *[other] { " " }And { $more } data more.
    }{ $figure ->
        [yes] { " " }The figure keeps the base edition.
       *[no] { "" }
    }
reader-otherwise-datum = { $kind ->
        [taken] { $name }, taken away.
        [added] { $name }, added: { $now }.
       *[set] { $name }, { $now } and not { $was }.
    }
reader-pages = p. { $pages }
reader-place = { $last ->
        [0] Rule { $first } of { $count }
       *[other] Rules { $first } to { $last } of { $count }
    }
reader-rule-count = { $count ->
        [one] 1 rule
       *[other] { $count } rules
    }
reader-key-allowed = allowed
reader-key-refused = refused
reader-key-because = because
reader-key-you = you
reader-figure = Figure of rule { $rule }
reader-shown = Rule { $rule } on the table: { $title }
reader-your-game = In your game

## The game being played

in-play-mode = Mode
in-play-mode-said = { $mode }, { $seats ->
        [one] 1 player
       *[other] { $seats } players
    }
in-play-in-force = In force in your game.
in-play-not-seats = Not in your game: { $most ->
        [one] only in solo play.
       *[other] only with { $least } to { $most } players.
    }
in-play-not-mode = Not in your game, only in the mode “{ $modes }”.
in-play-not-option = Not in your game, only with “{ $option }: { $values }”.
in-play-moves = { $count ->
        [one] 1 move allowed now
       *[other] { $count } moves allowed now
    }
in-play-last = { $round ->
        [none] Last time · move { $move }
       *[other] Last time · { $round } · move { $move }
    }
in-play-never = Not yet seen in this game.
in-play-log = Show in the log

## Rulings

rulings-title = What the rulebook leaves open
rulings-intro = For each question, our choice and its reason. A switch that is changed holds from the next game; the game on the table keeps its own.
rulings-first = With a switch first
rulings-what = What we do
rulings-why = Why
rulings-other = The other reading
rulings-changed = Changed by you
rulings-reset = Back to our choice
rulings-to-rules = The rules
rulings-by-topic = By topic
rulings-all = All
rulings-switch = With a switch
rulings-changed-by-you = Changed by you
rulings-none = No ruling here.
rulings-box = Do you own the box?
rulings-box-said = { $count ->
        [one] One ruling can be checked at a glance on the real material: { $numbers }.
       *[other] { $count } rulings can be checked at a glance on the real material: { $numbers }.
    }
rulings-box-tell = Say what my box shows
rulings-box-see = See these rulings
rulings-sure-low = A close call: the first thing to check with a real box
rulings-sure-medium = Fairly sure
rulings-sure-high = Sure
rulings-settled-text = No switch: the text decides
rulings-settled-rule = No switch: the full rule prevails
rulings-settled-follows = No switch: other rules imply it
rulings-settled-silent = No switch: the rulebook is silent
rulings-settled-open = No switch: the text leaves two readings
rulings-settled-misprint = No switch: it is a misprint
rulings-settled-departs = No switch: we depart from the letter
rulings-settled-same = No switch: nothing depends on it

## Differences, words

differences-title = What the program does differently
differences-intro = This page should be empty. Here is what departs from the rulebook, and why.
differences-none = Nothing: we play as the rulebook says.
glossary-title = The words of both languages
glossary-intro = The terms of the game, as we use them everywhere: rules, refusals, log.

## Edition

edition-title = Where each datum comes from
edition-intro = What the rulebook and public sources say is taken as it is; the rest is reconstructed, and the table says so.
edition-rulebook = rulebook
edition-public = public source
edition-reconstructed = reconstructed
edition-owner = your box
edition-count = { $source }: { $count }
edition-numbered = { $name } · { $number }
edition-all = All data
edition-filter = Reconstructed only
edition-correct = Correct it from my box…
edition-first = To look up first
edition-sources = Where each datum comes from
edition-parts = Parts
edition-corrected = { $old } → { $new }
edition-version = Base edition, version { $version }
edition-corrections = { $count ->
        [one] on the base edition, version { $version }, with 1 correction
       *[other] on the base edition, version { $version }, with { $count } corrections
    }
edition-nothing-here = Nothing reconstructed here.

## Data in words

datum-nothing = nothing special
datum-field = { $name }: { $value }
datum-yes = yes
datum-no = no
edition-problems = Problems
edition-no-problem = No problem: these data make a complete box.
edition-entries = { $count ->
        [one] 1 datum
       *[other] { $count } data
    }

## What the engine says of a figure

figure-not-allowed = { $figure }: { $move } is not allowed.
figure-not-refused = { $figure }: { $move } is not refused, though { $rule } ought to.
figure-refused-otherwise = { $figure }: { $move } is refused by { $other }, not by { $rule }.
figure-bad-position = { $figure }: { $problem }
