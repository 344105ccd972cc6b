### What is said to whoever does not see the table: where one is, what happens, what is held.

## The screens

screen-cabinet = Vestiges
screen-table = Table
screen-branches = Two branches side by side
screen-score = Score sheet
screen-review = Review of the game
screen-victory = End of the game
screen-kept_games = Kept games
screen-own_page = My page
screen-new_game = New game
screen-settings = Settings
screen-about = About
screen-own_box = My box
screen-merging = Two boxes compared
screen-editor = Position editor
screen-lessons = Lessons
screen-lesson = Lesson
screen-teach = Teach
screen-library = My lessons and positions
screen-class_book = Class book
screen-translation = Translation of a lesson
screen-maker = Workshop of lessons
screen-plan = Session plan
screen-presenter = In front of the class
screen-puzzles = Puzzles
screen-puzzle = Puzzle
screen-moments = Moments to find again
screen-reader = Book of rules
screen-figure = Figure of a rule
screen-handouts = Hand-outs

## What was said

said-line = What was said, the last at the end

## At the table

aloud-question = { $seat }: { $ask }
aloud-undone = Taken back: { $words }
aloud-again = Played again: { $words }
aloud-back = Back in the game.
aloud-held = In the hand: { $what }.
aloud-held-to = In the hand: { $what }. Can go to: { $to }.
aloud-held-many = In the hand: { $what }. { $count } places it can go to, such as: { $to }.
aloud-let-go = Put back.
aloud-turned = { $quarters ->
        [0] Not turned
        [1] Turned by a quarter
        [2] Turned by half
       *[3] Turned by three quarters
    }

## A piece, a place

state-held = in the hand
state-can-take = can be taken
state-can-join = can join it
state-can-go = can go here
state-can-click = can be chosen
state-of = { $words }: { $state }
