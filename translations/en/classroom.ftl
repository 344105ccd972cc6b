### The class: the bar, the vote, what the class sees, the screen of whoever runs it.

vote-number = { $number }

## The bar

class-menu = In class
class-project = Project
class-end = End
class-back = Back
class-next = Next step
class-letters = Letters
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
