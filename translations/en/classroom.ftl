### The class: the bar, the vote, what the class sees, the screen of whoever runs it.

vote-number = { $number }

## The bar

class-menu = In class
class-project = Project
class-end = End
class-back = Back
class-next = Next step
class-letters = Letters
class-keep = Keep
class-vote = Vote
class-reveal = Reveal
class-hide = Hide
class-key = key { $key }
class-hands = Answer { $letter }: { $hands ->
        [one] { $hands } hand
       *[other] { $hands } hands
    }
class-paused = paused
class-on-time = on time
class-ahead = { $minutes } min ahead
class-late = { $minutes } min late

## The screen of whoever runs the class

class-sees = What the class sees
class-sees-table = The class sees this table
class-frozen = The class sees a frozen picture
class-blackened = The class sees a black screen
class-where = screen 2, { $wide } × { $high }
class-acts-there = a click here acts there too
class-to-play = To play
class-poll = What to play? Vote.
class-the-vote = The vote
class-count = { $size ->
        [0] { $total ->
            [one] by show of hands, { $total } vote
           *[other] by show of hands, { $total } votes
        }
       *[other] by show of hands, { $total } of { $size }
    }
class-fewer = One less in the class
class-more = One more in the class
class-reset = Back to 0
class-stop = End the vote
class-screen = The class’s screen
class-freeze = Freeze
class-freeze-short = Freeze
class-black-short = Black
class-black = Black screen
class-dark = Dark panel
class-languages = Two languages
class-exchange = Exchange the screens
class-light-again = Light again
class-unplugged = Projector unplugged
class-smaller = Smaller letters
class-larger = Larger letters
class-session = Session
class-this-step = This step
class-step-short = Step
class-left = { $time } left
class-over = { $time } over
class-pause = Stop the time
class-go-on = Go on with the time
class-notes = My notes
class-answer-is = Answer: { $answer }
class-turn-of = { $seat } to play
class-then = Next
class-nothing-then = This is the last step.
class-next-keys = Space or →
class-the-session = The session
class-lesson-at = { $title }, step { $at } of { $count }
class-game = Game in progress
class-hide-bar = Hide the bar
class-moves = Possible moves
class-note-edit = Edit
class-note-done = Done
class-note-hint = My note on this step: the class never sees it
class-dark-desk = My screen dark
