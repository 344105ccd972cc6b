# The class book: who is there, who did which lesson, with which mistakes.

## Who plays?

class-who = Who plays?
class-who-note = A first name is enough. It stays on this computer.
class-who-field = A first name
class-who-take = That’s me
class-who-new = A new name
class-who-nobody = Nobody of the class
class-leave-it = Leave it
class-here = { $name } plays. Change…
class-here-nobody = Nobody of the class. Say who plays…
class-shelf = What { $name } has solved. The name is changed at the top of a lesson.

## Handing in

class-hand-in = Hand in my work…
class-hand-in-who = Who hands in?
class-handed-in = “{ $file }” is written: the first name, the lessons, the steps and the mistakes. Hand it over on a stick or by mail.
class-not-written = “{ $path }” could not be written: { $reason }
class-files = Work of pupils

## The book

class-book = Class book
teach-class_book = Class book
teach-class_book-below = Who did which lesson, with which mistakes; work handed in, table, paper
back-to-class_book = Back to the class book
class-book-game = Game
class-asks = Lessons ask who plays
class-asks-below = Once a session; what is done is kept under that first name.
class-pupils = The pupils
class-private = First names only, on this computer only, never in a shared file.
class-empty = There is nobody yet. “Add” enters first names; work that is handed in is opened from here, or dropped on the window.
class-name = First name
class-mistakes = Mistakes
class-lesson = Lesson { $number }
class-lesson-made = Yours
class-together = Solved by
class-of = { $done }/{ $count }
class-earlier = Earlier lessons
class-later = Later lessons
class-cell-none = not begun
class-cell = { $done ->
        [true] solved
       *[false] { $solved } of { $steps } steps
    }{ $mistakes ->
        [0] { "" }
        [one] , { $mistakes } mistake
       *[other] , { $mistakes } mistakes
    }
class-mistake-count = { $mistakes ->
        [0] no mistake
        [one] { $mistakes } mistake
       *[other] { $mistakes } mistakes
    }
class-legend-done = solved
class-legend-mistakes = with two mistakes
class-legend-steps = two steps of three
class-legend-none = not begun

class-tries = { $name }: { $tries ->
        [0] no try was noted
        [one] { $tries } try
       *[other] { $tries } tries
    }; the last time on { $day }.
class-nothing-yet = { $name }: none of these lessons is begun.
class-wrong = { $title }, step { $at } · { $times ->
        [one] { $times } time
       *[other] { $times } times
    }
class-refused = Refused: { $title } ({ $rule }).
class-mistake-unknown = A mistake that this version of the lesson does not know.
class-review = To review: { $step }
class-review-step = { $title }, step { $at }, { $mistakes ->
        [one] { $mistakes } mistake
       *[other] { $mistakes } mistakes
    }
class-review-why = { $pupils ->
        [one] One pupil went wrong there
       *[other] { $pupils } pupils went wrong there
    }. Most often ({ $times ->
        [one] { $times } time
       *[other] { $times } times
    }): { $mistake }
class-review-open = Open this step

## What is done with the book

class-do-add = Add
class-do-take = Take a file…
class-do-hand-in = Hand in a file…
class-do-csv = CSV…
class-do-pdf = PDF…
class-do-forget = Delete…
class-rename = Correct the name of { $name }…
class-rename-field = Another name for { $name }
class-do-rename = Correct
class-renamed = { $old } is called { $new } now.
class-add-field = First names, parted by commas
class-added = { $count ->
        [0] These names were there already.
        [one] One name added.
       *[other] { $count } names added.
    }
class-not-a-hand-in = it is not the work of a pupil.
class-not-taken = “{ $file }” is not taken: { $reason }
class-taken = The work of { $name } is in the book: { $lessons ->
        [0] no lesson.
        [one] one lesson.
       *[other] { $lessons } lessons.
    }
class-taken-many = The work of { $count } pupils is in the book.
class-taken-already = The work of { $name } was in the book already, all of it.
class-take-ask = { $name } is in the book already, with other results. Take what is newer? Nothing is counted twice.
class-take-yes = Take it
class-take-both = Enter as { $name }
class-forget-one = Delete { $name }…
class-forget-all = Delete the whole class…
class-forget-yes = Delete
class-forget-ask-one = Delete { $name } for good? { $lessons ->
        [0] No lesson
        [one] One lesson
       *[other] { $lessons } lessons
    } and { $mistakes ->
        [0] no mistake
        [one] one mistake
       *[other] { $mistakes } mistakes
    } that were noted, work handed in within the folder of Vestiges{ $played ->
        [0] { "" }
        [one] , the result of one game
       *[other] , the results of { $played } games
    }{ $seated ->
        [0] { "" }
        [one] , the name at the table of one kept game
       *[other] , the name at the table of { $seated } kept games
    }: nothing of it will be left on this computer.
class-forget-ask-all = Delete the whole class for good? { $pupils ->
        [one] One first name
       *[other] { $pupils } first names
    }, { $lessons ->
        [0] no lesson
        [one] one lesson
       *[other] { $lessons } lessons
    } and { $mistakes ->
        [0] no mistake
        [one] one mistake
       *[other] { $mistakes } mistakes
    } that were noted, work handed in within the folder of Vestiges{ $played ->
        [0] { "" }
        [one] , the result of one game
       *[other] , the results of { $played } games
    }{ $seated ->
        [0] { "" }
        [one] , the names at the table of one kept game
       *[other] , the names at the table of { $seated } kept games
    }: nothing of it will be left on this computer.
class-forgotten = All that was noted under the first name { $name } is deleted from this computer.
class-still-named = This name can still be read in files that Vestiges cannot change: { $files }. Delete them from the folder of Vestiges if nothing is to be left.
class-forgotten-all = The whole class is deleted from this computer.

class-file-name = class-book
class-type-csv = CSV table
class-type-pdf = PDF document
class-written = “{ $file }” is written. It holds first names: keep it to yourself.
class-column-name = first_name
class-column-game = game
class-column-lesson = lesson
class-column-steps = steps
class-column-solved = solved
class-column-mistakes = mistakes
class-column-date = date

## The file of the book

pupils-damaged = The class book (“{ $path }”) could not be read: the file is kept as “{ $to }”, a new one begins.
pupils-newer = The class book (“{ $path }”) comes from a newer version of Vestiges: it stays as it is, what is done today will not be kept.
pupils-not-written = The class book could not be written to “{ $path }”: { $reason }
pupils-not-set-aside = The class book (“{ $path }”) cannot be read and could not be set aside: { $reason }
pupils-in-use = The class book (“{ $path }”) is being written by another window.
pupils-full = The class book (“{ $path }”) is full.

## On paper

paper-class = Class book
paper-class-pupils = { $count ->
        [one] { $count } pupil
       *[other] { $count } pupils
    }
paper-class-private = First names only; keep it to yourself
paper-class-name = First name
paper-class-mistakes = Mistakes
paper-class-own = yours
paper-class-together = Solved by
paper-class-of = { $done }/{ $count }
paper-class-steps = { $solved }/{ $steps }
paper-class-done = solved
paper-class-legend = A check: the lesson is solved, with the number of mistakes; dots: steps that are solved; a dash: not begun.
paper-class-column = { $number } { $title }
paper-class-made = Lessons of yours: { $titles }
paper-class-review = To review
