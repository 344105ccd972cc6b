### The position editor: what is the same in all games.
### $seat: a name · $thing, $place, $spare, $field: names of the table, as files spell them · $asked: a question.

## What is no piece

editing-points = Points
editing-round = Round
editing-to-play = To play
editing-asked = Is asked
editing-first = First player
editing-colour = Colour
editing-over = The game is over

## Cures and menus

editing-remove = Remove it

## Errors

editing-nobody-can = Nobody can do what is asked: { $asked }

## Edits that mean nothing

editing-no-place = “{ $thing }” cannot lie on “{ $place }”.
editing-no-thing = There is no “{ $thing }” to take, or it cannot be turned.
editing-none-left = The box holds no “{ $spare }” any more.
editing-no-value = “{ $field }” cannot be “{ $value }”.

## The box

editor-box = The box
editor-box-group = Box: { $group }
editor-box-page = { $group } · { $page } of { $pages }
editor-box-closed = { $group } · { $count }
editor-spare = { $name }: { $count } in the box
editor-edit = Change the position

## The screen

editor-title = Edit this position
editor-from-nothing = From nothing
editor-from-game = From a game, move { $point }
editor-kind = { $mode } · { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }
editor-kind-name = Game and players
editor-head-turn = Whose turn
editor-head-check = Check
editor-head-seats = Seats
editor-head-table = The rest of the table
editor-anew = For another table: these choices empty this one
editor-head-rest = In short notation
editor-less = Less
editor-more = More
editor-copy = Copy
editor-paste = Paste
editor-draw = Draw again
editor-seed = The rest is drawn from seed
editor-lesson = Make it a lesson
editor-export = Export
editor-export-file = A position file…
editor-export-shelf = Keep among my positions
editor-export-notes = Copy the notation
editor-export-png = A picture, PNG…
editor-export-svg = A drawing, SVG…
editor-export-pdf = A page, PDF…
editor-undo = Undo
editor-redo = Redo
editor-empty = Empty the table
editor-set-up = Set up
editor-back = Back
editor-esc = Esc
editor-keep = Keep in the step
editor-play = { $errors ->
        [0] Play from here
        [one] Play from here: { $errors } error
       *[other] Play from here: { $errors } errors
    }

## Tools and menus

editor-tools = Tools
editor-tool-hand = Hand
editor-tool-stamp = Stamp
editor-tool-eraser = Eraser
editor-put-here = Put here
editor-put-back = Back into the box
editor-turn = Turn
editor-key-remove = Del

## What the checks found

editor-counts = { $errors ->
        [0] { $remarks ->
            [0] nothing
            [one] { $remarks } remark
           *[other] { $remarks } remarks
        }
        [one] { $errors } error
       *[other] { $errors } errors
    }
editor-error = Error
editor-remark = Remark
editor-go = Show
editor-meant = I mean it
editor-meant-shown = { $count ->
        [one] { $count } remark set aside: see it again
       *[other] { $count } remarks set aside: see them again
    }
editor-findings-none = This position can be played, and a game may lead to it.
editor-findings-more = { $count ->
        [one] Show { $count } more
       *[other] Show { $count } more
    }

## What is told

editor-close = Close
editor-draft = Here is what you had begun. Undoing once leads back to where it began.
editor-not-kept = Your draft could not be written to the disk ({ $reason }).
editor-copied = Copied.
editor-no-notes = An impossible position has no notation: mend the errors first.
editor-not-notes = This is no position in short notation.
editor-unsaid = The notation leaves out: { $what }.
editor-export-errors = An impossible position is not exported: mend the errors first.
editor-exported = Written: { $file }.
editor-on-shelf = It is among your positions now.
editor-not-written = { $file } could not be written: { $reason }.
editor-file-kind = Vestiges position
editor-file-title = Position of { $day }
editor-secrets = To edit shows what the others hide.
editor-secrets-show = Show it, and edit
editor-secrets-keep = No, go on playing
editor-edit-this = Edit this position
editor-new = A position from nothing

## Below the table: what the hand can do now ($turns: whether it can be turned)

editor-hint-hand = Drag anything anywhere; right click for more.
editor-hint-stamp = Take one from the box: each click puts another.
editor-hint-eraser = Each click takes away what lies there.
editor-hint-held-spare = { $turns ->
        [yes] R or the wheel turns it, Esc puts it back.
       *[no] Esc puts it back.
    }
editor-hint-held-thing = { $turns ->
        [yes] R or the wheel turns it, Del puts it into the box, Esc lets go.
       *[no] Del puts it into the box, Esc lets go.
    }

## The command

command-position = checks a position that somebody made, and draws it
    .notes = Without --out it is only checked. An impossible position is not drawn. --lang fr,en sets both languages side by side in a PDF.
argument-position-check = Say as well what it lacks to be given to others.
argument-position-out = Where to draw it: F.png, F.svg or F.pdf.
    .value = F
position-file = { $file } is no position of Vestiges: { $problem }
position-no-position = { $file } is no position, but something else ({ $kind }).
position-checked = { $title } ({ $game }): { $count ->
        [0] it can be played
        [one] { $count } problem
       *[other] { $count } problems
    }
position-problem = { $rule ->
        [none] { $said }
       *[other] { $said } ({ $rule })
    }
position-remark = No game leads there: { $said } ({ $rule })
