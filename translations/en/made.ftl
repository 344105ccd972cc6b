# What people make themselves: lessons and positions, as files. Their author's words, and what is wrong.

own-words = { $words }

made-foreign = This is neither a lesson nor a position nor a plan nor an edition of Vestiges.
made-newer = This file comes from a newer version of Vestiges (format { $format }, this one knows format { $known }).
made-newer-rules = It was made with newer rules (version { $rules }) than those of this program.
made-file-too-large = The file is larger than { $most } MB.
made-too-much = The file holds more than { $most } values.
made-too-deep = At { $path } the file is nested more than { $most } levels deep.
made-text-too-long = The text of { $path } is longer than { $most } letters.
made-list-too-long = { $path } has { $count } elements; { $most } at most.
made-same-step = { $path }: another step is called “{ $name }” already.
made-same-row = { $path }: another row is called “{ $name }” already.
made-one-position = There must be one position, noted or whole, and only one.
made-same-datum = { $path }: this datum is corrected twice.
made-no-path = “{ $datum }” is the name of no datum.
made-value-of-nothing = { $path }: a row that is taken away has no value.
made-no-value = { $path }: “{ $value }” is no value of a component.
made-data-lost = { $count ->
        [one] The correction “{ $path }” no longer fits the published data: it is left aside.
       *[other] { $count } corrections, “{ $path }” among them, no longer fit the published data: they are left aside.
    }
made-not-read = The file cannot be read ({ $reason }).
made-unknown-game = The game “{ $game }” is unknown.
made-of-a-pupil = This is the work of a pupil: the class book opens it.
made-makes-no-sense = The game does not understand this position ({ $reason }).
made-check-too-long = The check took too long: the lesson has too many answers or moves.
made-check-ended = The check stopped before its end.

## Teach

teach = Teach
teach-intro = What one prepares for a group, and what one gives it.
teach-plan = Session plans
teach-plan-below = Teach a game in 10, 30 or 60 minutes: ready-made, to change, to present
teach-library = My lessons and positions
teach-library-below = Yours and those you received: play, change, translate, share
teach-editor = Build a position
teach-editor-below = On the real table, from nothing: to play, to keep, to make a lesson of
teach-handouts = Hand-outs
teach-handouts-below = Rules, turn cards, quizzes, score sheets
back-to-teach = Back to Teach
back-to-library = Back to my lessons
back-to-maker = Back to the workshop

## My lessons and positions

made-library = My lessons and positions
made-note = A file holds everything: texts, positions, moves. Never the names of pupils.
made-new-lesson = New lesson
made-open-file = Open a file…
made-files = Lessons, positions, plans and editions
made-search = Search a title, an author, a rule
made-found = { $count ->
        [one] { $count } found
       *[other] { $count } found
    }
made-none = There is nothing here yet. “New lesson” begins one; at any table, the menu makes a lesson of the position.
made-none-found = Nothing of the kind here.
made-trash-empty = The trash is empty.
made-part = What is shown
made-order-name = Order
made-order = { $order ->
        [title] By title
        [game] By game
       *[date] Latest first
    }
made-all = All
made-kinds = { $kind ->
        [lesson] Lessons
        [position] Positions
        [plan] Plans
        [edition] Editions
       *[other] Others
    }
made-by-game = By game
made-from = Where they come from
made-from-said = { $whose ->
        [me] From me
        [others] Received
       *[translate] To translate
    }
made-trash = Trash
made-drop = Drop to add this file
made-drop-below = It is checked move by move before it comes in.

made-untitled = Untitled
made-kind = { $kind ->
        [lesson] lesson, { $steps ->
            [one] { $steps } step
           *[other] { $steps } steps
        }
        [position] position
        [plan] plan, { $minutes } min
        [edition] edition, { $count ->
            [one] { $count } correction
           *[other] { $count } corrections
        }
       *[other] file
    }
made-below = { $game } · { $kind }
made-you = you
made-you-called = you ({ $name })
made-nobody = no name
made-received = received on { $day }
made-days-left = { $days ->
        [0] erased tomorrow
        [one] { $days } day left
       *[other] { $days } days left
    }
made-new = new
made-errors = { $count ->
        [one] { $count } error
       *[other] { $count } errors
    }

made-author = Author
made-after = After
made-after-said = “{ $title }”, by { $by }
made-licence = Licence
made-licence-said = { $licence ->
        [CC-BY-SA-4-0] CC BY-SA 4.0
        [CC-BY-4-0] CC BY 4.0
        [CC0-1-0] CC0, public domain
       *[class] for my class
    }
made-licence-means = { $licence ->
        [CC-BY-SA-4-0] Anybody may copy and change it, naming the author, under the same licence.
        [CC-BY-4-0] Anybody may copy and change it, naming the author.
        [CC0-1-0] Anybody may do with it what they want.
       *[class] It stays in the class: it is not handed on.
    }
made-languages = Languages
made-language = { $language ->
        [fr] French
       *[en] English
    }
made-language-said = { $language ->
        [fr] French
       *[en] English
    } { $missing ->
        [0] complete
        [one] ({ $missing } text missing)
       *[other] ({ $missing } texts missing)
    }
made-checking = Being checked…
made-checked-positions = { $positions ->
        [one] { $positions } position possible
       *[other] { $positions } positions possible
    }{ $answers ->
        [0] { "" }
        [one] , { $answers } answer replayed
       *[other] , { $answers } answers replayed
    }
made-checked-mistakes = { $mistakes ->
        [one] { $mistakes } typical mistake, refused as expected
       *[other] { $mistakes } typical mistakes, refused as expected
    }
made-checked-readable = readable by this version and those to come
made-checked-box = a game can be built with these data
made-data-only = data only: never a photo
made-base = Base edition
made-base-said = version { $version }{ $same ->
        [yes] { "" }
       *[no] { " " }(here, version { $here })
    }
made-extent = { $data ->
        [0] { $moved ->
            [0] no correction
           *[other] { "" }
        }
        [one] { $data } correction
       *[other] { $data } corrections
    }{ $moved ->
        [0] { "" }
       *[other] { $data ->
            [0] { "" }
           *[other] { ", " }
        }{ $moved ->
            [one] { $moved } place moved
           *[other] { $moved } places moved
        }
    }
made-contents = In the file: { $kind }, { $texts ->
        [one] { $texts } text
       *[other] { $texts } texts
    }, the positions and the moves; { $size } KB.
made-contents-edition = In the file: { $extent }, data only; { $size } KB.

made-play = { $kind ->
        [lesson] Play the lesson
        [plan] Open the plan
       *[position] Play from here
    }
made-compare = Compare with my box…
made-do-edit = Change
made-do-lesson = Make it a lesson
made-do-present = Present
made-do-copy = Duplicate
made-do-translate = Translate…
made-do-share = Share…
made-do-print = Print…
made-throw = Put in the trash
made-thrown = It is in the trash, for 30 days.
made-restore = Take out of the trash
made-forget = Take off the list
made-there-already = This file is here already.
made-same = “{ $title }” is here already, in another version.
made-replace = Replace
made-keep-both = Keep both
made-not-kept = The file cannot be written ({ $reason }).
made-shared = “{ $file }” is written: one file, to give by stick or by mail.
made-share-title = Share
made-share-never = Nothing of the pupils: no names, no progress, no mistakes.
made-share-never-photo = Data only: never a photo.
made-share-file = Save the file…
made-share-why-not = First mend what is wrong: pupils would run into it.
made-close = Close

made-translation = Translate
made-translated = { $done } of { $count }
made-into = { $language ->
        [fr] Into French
       *[en] Into English
    }
made-next-empty = Next empty
made-text = { $what ->
        [intro] Introduction
       *[title] Title
    }
made-text-step = { $what ->
        [task] Step { $at }: task
        [hint] Step { $at }: hint
       *[praise] Step { $at }: praise
    }
made-text-row = { $what ->
        [title] Row { $at }: title
        [says] Row { $at }: what is said
        [question] Row { $at }: question
        [answer] Row { $at }: answer { $letter }
       *[inside] Row { $at }: in what it holds
    }
made-text-mistake = Step { $at }: mistake { $number }
made-text-choice = Step { $at }: choice { $name }
made-text-missing = { $what } – this text is missing { $language ->
        [fr] in French
       *[en] in English
    }
made-step = Step { $at }
made-step-title = Step { $at }
