### The data of everybody’s box: what is kept on this computer, what is missing, what is corrected.

## The corrections that are kept

box-not-read = Your corrections (“{ $path }”) could not be read: { $reason }
box-damaged = Your corrections (“{ $path }”) could not be read: the file is kept as “{ $to }”, and a new one begins.
box-not-set-aside = Your corrections (“{ $path }”) cannot be read and could not be set aside: { $reason }

box-not-kept = Your corrections could not be written to the disk: { $reason }. They stay here as long as the window is open.

## The window

table-menu-own-box = My box…
box-editions = Editions
box-title = My box
box-on-version = on the base edition, version { $version }
box-changes = Your corrections
box-to-base = Back to the base
box-at-base = { $count ->
        [one] Your correction is gone: the data are those of the base edition. “Undo” brings it back.
       *[other] Your { $count } corrections are gone: the data are those of the base edition. “Undo” brings them back.
    }
box-table = Table
box-row = Row
box-views = What is shown
box-single = Other data
box-value = Value
box-number = No.
box-name = Name
box-column-part = { $column } · { $part }
box-lines = { $count ->
        [0] {""}
        [one] { $count } row
       *[other] { $count } rows
    }
box-effect = { $op } ({ $parts })
box-census = { $count } of { $census } in the box
box-search = Search all data
box-found = Data found
box-nothing-here = Nothing here.
box-no-row = Choose a row
box-row-added = added by you
box-row-taken = taken away by you
box-published = Base edition: { $value }

## What one does

box-change = Correct
box-put-back = Put back
box-put-back-to = Put back { $value }
box-row-away = Take the row away
box-row-back = Put the row back
box-add-row = Add a row
box-no-row-here = A row that is added here would have no known form.
box-add = Add
box-away = Remove
box-begin = Add
box-nothing = Nothing
box-undo = Undo
box-redo = Redo
box-rulebook-asks = The rulebook says so: change it only knowingly.
box-rulebook-change = Change it all the same
box-rulebook-leave = Leave it

## What may stand there

box-may-be-number = A whole number goes here, such as 3 or −1.
box-may-be-measure = A number goes here, such as 0.75.
box-may-be-flag = Yes or no goes here.
box-may-be-choice = One of these goes here: { $choices }.
box-may-be-word = A name goes here.
box-may-be-so-many = { $count } values go here, parted by spaces or commas.
box-may-be-parts = These go here, in this order: { $parts }.
box-may-be-form = This is corrected in its form.
box-offered = { $name }, { $number } of { $count }
box-offered-all = { $count ->
        [one] One thing may stand here: arrow down.
       *[other] { $count } things may stand here: arrow down.
    }
box-letters = One letter a space: { $letters }
box-letter-wrong = This letter means nothing here. One letter a space: { $letters }

## Problems, trials, play

box-problems = Problems
box-problems-count = { $count ->
        [0] Problems
       *[other] Problems ({ $count })
    }
box-error = Error
box-remark = Remark
box-counts = { $errors ->
        [0] {""}
        [one] { $errors } error{ $remarks ->
            [0] {""}
           *[other] ,{" "}
        }
       *[other] { $errors } errors{ $remarks ->
            [0] {""}
           *[other] ,{" "}
        }
    }{ $remarks ->
        [0] {""}
        [one] { $remarks } remark
       *[other] { $remarks } remarks
    }
box-checking = checking…
box-no-problem = No problem: these data make a whole box.
box-go = Go there
box-with-these = With these data
box-kept-here = { $count ->
        [0] Nothing is corrected: these are the data of the base edition.
        [one] 1 correction, kept on this computer.
       *[other] { $count } corrections, kept on this computer.
    }
box-try = Try { $games } games
box-try-stop = Stop the trial
box-trying = { $failed ->
        [0] { $played } games of { $games }
       *[other] { $played } games of { $games }, { $failed } of which go wrong
    }
box-tried = { $failed ->
        [0] { $games } random games played: all of them come to their end.
        [one] { $games } random games played: one goes wrong.
       *[other] { $games } random games played: { $failed } go wrong.
    }
box-play = Play with it
box-play-errors = { $errors ->
        [one] Play with it: 1 error
       *[other] Play with it: { $errors } errors
    }
