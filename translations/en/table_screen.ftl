### The table’s screen, and the command that draws screens.

table-menu-cabinet = Back to the cabinet
table-menu-rules = Read the rules
table-menu-lessons = Lessons
table-menu-settings = Settings
table-menu-pace = Pace of the opponents
table-menu-pause = Opponents wait
table-menu-hints = Light the pieces that can be taken
table-menu-look = Look closely
table-menu-dock = Show or hide the dock
table-menu-full-screen = Full screen
table-pace-off = No animation
table-pace-fast = Fast
table-pace-normal = Normal
table-pace-slow = Slow
table-surface = Game table
table-play-anyway = Play it all the same
table-think-again = Think again
no-display = There is no display here for a window. The commands work all the same: “vestiges --help” lists them.
command-screenshot = draws the real table, or another screen, into a picture
argument-save = A saved game instead of a new one.
    .value = FILE
argument-moves = The move to show; a new game is played that far by novices.
    .value = NUMBER
argument-screen = The screen, as table, lessons, plan or handouts; a name that is none of them lists them all.
    .value = SCREEN
argument-at = Where to look: a rule, a ruling or a section of the book, a lesson.
    .value = ID
argument-theme = The theme: light, dark or contrast.
    .value = THEME
argument-dock = The page of the dock at the table: moves, log, rules, charts or pieces.
    .value = PAGE
argument-size = The size of the window, as 1600x1000.
    .value = WIDTHxHEIGHT
argument-text = The size of text in per cent, from 100 to 300.
    .value = PER CENT
value-size = a size such as 1600x1000
screenshot-done = The picture of { $width } × { $height } points is in { $file }.
screenshot-not-written = The picture could not be written to { $file }.
screenshot-no-moment = Nothing to learn in this game: play more of it with --moves.
screenshot-no-round = No round of this game has ended: play more of it with --moves.
screenshot-no-branches = This game has no two branches to compare: play more of it with --moves.
screenshot-no-choice = Nobody is asked at this move: choose another one with --moves.
screenshot-no-mistake = No move costs enough there: choose another moment with --moves.
wrong-place = There is no “{ $place }” to look at; there are: { $known }

## What things on the table say

thing-gives = Gives
thing-when = When
thing-costs = Costs
thing-colon = { "" }:{ " " }
thing-here = Here and now
thing-read-rule = the rule
