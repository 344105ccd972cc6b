### What people note at the moves of a game, chapters, playing on by itself.

## In the log and on the table

note-comment = Comment on this move…
note-edit = Edit the comment…
note-begin-chapter = Begin a chapter here…
note-edit-chapter = Change the title of the chapter…
note-comment-said = Comment: { $words }
note-chapter-begins = “{ $title }” begins here
note-marks = { $count ->
        [0] No mark is kept with this move.
        [one] { $count } mark on the table
       *[other] { $count } marks on the table
    }
note-of-start = Start of the game
note-of-move = Move { $point }
note-put-away = Put this comment away
note-not-now = On this screen everybody hides their cards: comment at an open table, or when the game is over.

## The page

note-close = Close
note-words = Comment
note-words-here = Your comment…
note-chapter = Chapter
note-chapter-here = Its title, if it begins here
note-name = Branch
note-name-here = The name of this branch
note-marks-heading = Marks
note-keep-marks = Keep the marks
note-drop-marks = Remove
note-marks-kept = { $count ->
        [one] { $count } mark kept with this move.
       *[other] { $count } marks kept with this move.
    }
note-no-marks-drawn = Nothing is drawn on the table. Right click: a ring; right drag: an arrow.
note-take-away = Remove all
note-put-back = Put back
note-done = Done

## Chapters

note-chapters = { $count ->
        [0] Chapters
        [one] { $count } chapter
       *[other] { $count } chapters
    }
note-chapter-line = { $number }. { $title } ({ $point ->
        [0] start
       *[other] move { $point }
    })

## The game plays on by itself

autoplay = Play the moves on by themselves
autoplay-begin = Play on from here (Ctrl R); right click: the pace
autoplay-stop = Stop
autoplay-pace = Pace of playing on
autoplay-slow = Slow
autoplay-usual = Usual
autoplay-quick = Quick
autoplay-waits = Stop at comments
