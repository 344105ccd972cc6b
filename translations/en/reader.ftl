### The book of rules, the rulings, the glossary, the edition.

## The book of rules

reader-rules = Rules
reader-back = Back
reader-back-key = Esc
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
reader-rulings = Rulings
reader-differences = What we do differently
reader-glossary = Words in both languages
reader-edition = Where the data come from
reader-our-words = Our words, after the rulebook. The numbers are those of refusals.
reader-ruling = { $number ->
        [none] Ruling
       *[other] Ruling { $number }
    }
reader-show = Show on the table
reader-lesson = Play lesson { $number }
reader-rule-count = { $count ->
        [one] 1 rule
       *[other] { $count } rules
    }
reader-key-allowed = allowed
reader-key-refused = refused
reader-key-because = because
reader-figure = Figure of rule { $rule }
reader-shown = Rule { $rule } on the table: { $title }
reader-your-game = In your game

## Rulings

rulings-title = What the rulebook leaves open
rulings-intro = For each question, our choice and its reason. A switch that is changed holds from the next game; the game on the table keeps its own.
rulings-first = With a switch first
rulings-what = What we do
rulings-why = Why
rulings-close = A close call: the first thing to check with a real box
rulings-no-switch = No switch
rulings-ours = Our reading
rulings-changed = Changed by you
rulings-reset = Back to our choice
rulings-all = All
rulings-with-switch = With a switch
rulings-changed-ones = Changed by you

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
edition-problems = Problems
edition-no-problem = No problem: these data make a complete box.
edition-numbered = { $name } · { $number }
edition-entries = { $count ->
        [one] 1 datum
       *[other] { $count } data
    }

## What the engine says of a figure

figure-not-allowed = { $figure }: { $move } is not allowed.
figure-not-refused = { $figure }: { $move } is not refused, though { $rule } ought to.
figure-refused-otherwise = { $figure }: { $move } is refused by { $other }, not by { $rule }.
figure-bad-position = { $figure }: { $problem }
