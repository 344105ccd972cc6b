### The shelf of lessons, and the lesson itself.

## The shelf

shelf-title = Lessons
shelf-intro = Short positions to solve on the table. What you have solved is kept.
shelf-steps = { $count ->
        [one] 1 step
       *[other] { $count } steps
    }
shelf-done = finished
shelf-progress = { $done } of { $count }

## The lesson

lesson-place = Lesson { $number } · step { $at } of { $count }
lesson-place-made = Step { $at } of { $count }{ $only ->
        [fr]  · written in French only
        [en]  · written in English only
       *[both] { "" }
    }
lesson-classroom = Lessons
lesson-leave = Esc: leave
lesson-your-turn = Your turn
lesson-question = Question
lesson-keep-mistake = Keep this mistake
lesson-mistake-kept = The mistake is in the lesson.
lesson-look = Look
lesson-praise = Well done
lesson-on-the-way = Good; go on.
lesson-played = Played; go on.
lesson-refused = Refused
lesson-missed = Not yet
lesson-hint = Hint
lesson-read-rule = Read the rule
lesson-answer = Show an answer
lesson-answer-is = An answer
lesson-answer-from-start = The answer starts from the beginning of the step
lesson-go-back = Go back to the start of the step, then ask for the answer again.
lesson-play-answer = Play this move
lesson-step-ahead = Step { $at }: not yet
lesson-step-ahead-why = The steps before it are not solved yet. You can look at it all the same; they will not count as solved.
lesson-see-without-playing = See it without playing
lesson-reply-so = Give this answer
lesson-panel = Show or hide the task (F9)
lesson-project = Project (F10)
lesson-go-to-lesson = Lesson { $number }: { $title }{ $done ->
        [true] {" "}(finished)
       *[false] { "" }
    }
lesson-go-to-step = Step { $number }{ $done ->
        [true] {" "}(solved)
       *[false] { "" }
    }
lesson-look-back = See again what was played in this step
lesson-past-at = { $point ->
        [0] You are looking at the start of the step
       *[other] You are looking at your move { $point } of { $last }
    }
lesson-past-step = Step { $at }
lesson-past-back = Back to the lesson
lesson-back = Back
lesson-next = Next
lesson-next-lesson = Next lesson
lesson-finish = Finish
lesson-first-solve = Play the move first
lesson-first-answer = Answer first
lesson-say = Answer
lesson-start-again = Start the step again
lesson-number = Your answer, a number
lesson-choose-places = Point them out on the table, then answer.
lesson-which = Which of these moves?
lesson-chosen = Pointed out: { $places }
lesson-reply = { $values }
lesson-board = The table of the lesson

# Why an automa chose so: $title is a criterion of its list, $left what is still in the running after it.
lesson-reason = { $number }. { $title }: { $left }
lesson-excluded = Left out ({ $why }): { $left }
lesson-by-lot = { $number }. By lot: { $chosen }
