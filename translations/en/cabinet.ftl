### The cabinet: home, new game, settings, kept games.
### A sentence without variables stands on one line: it is shown before the rest is loaded.

## Home

cabinet-motto = Five games, five lost worlds
cabinet-resume = Continue
cabinet-looking = Your games are being looked into…
cabinet-opening = One moment…
cabinet-new-game = New game
cabinet-new-game-below = Players, automas, variants
cabinet-which-game = Which game? Choose its drawer.
cabinet-lessons = Lessons
cabinet-lessons-below = The rules, step by step
cabinet-lessons-done = { $done ->
        [0] { $all } lessons to play, one idea at a time
       *[other] { $done } of { $all } done
    }
cabinet-teach = Teach
cabinet-teach-below = Plans, lessons and hand-outs of your own
cabinet-puzzles = Puzzles
cabinet-puzzles-below = One move to find, every day
cabinet-replays = Watch a game again
cabinet-replays-below = The games you kept
cabinet-kept = { $count ->
        [0] No game kept
        [one] { $count } game kept
       *[other] { $count } games kept
    }
cabinet-recent = Last games
cabinet-editions = Editions
cabinet-own_page = Your page
cabinet-rulings = Rulings
cabinet-settings = Settings
choose-language = Language
choose-theme = Theme
theme-light-short = Light
theme-dark-short = Dark
theme-contrast-short = Contrast

continue-below = { $game } · { $standing }

## The first time

name-ask = Welcome! What is your name?
name-note = Enter keeps it: at your seat and on the score sheet.
name-keep = Keep this name
begin-title = Where to begin?
begin-guided = Guided first game
begin-guided-below = Marajoara, the simplest of the five. A real game against a gentle opponent, explained as you go.
begin-lessons = Learn by lessons
begin-box = I own the box and know the rules
begin-box-below = Open its drawer: the table is laid
begin-note = None of this is required: every drawer opens.

kept-title = { $game }, { $seats ->
        [1] solo
       *[other] { $seats } players
    }

when-today = today, { $hour }:{ $minute }
when-yesterday = yesterday
when-weekday = { $day ->
        [1] Monday
        [2] Tuesday
        [3] Wednesday
        [4] Thursday
        [5] Friday
        [6] Saturday
       *[7] Sunday
    }
when-date = { $day } { when-month }
when-year = { $day } { when-month } { $year }
when-month = { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }

## The drawers

drawer-to-come = to come
drawer-play = Play
drawer-guided = With guide
drawer-aim = Aim
drawer-aim-short = Aim
drawer-lessons = Lessons
drawer-rules = Rules
drawer-begin-here = Start with this one
drawer-weight-1 = easy
drawer-weight-2 = medium
drawer-weight-3 = demanding
drawer-excavation_earth = Excavation Earth
drawer-excavation_earth-seats = 1–4 players · 30 min each
drawer-excavation_earth-modes = Solo against Zu
drawer-excavation_earth-closed = Excavation Earth cannot be played yet: its rules come in a later version.
drawer-hoyuk = Höyük
drawer-hoyuk-seats = 2–5 players · 60 min
drawer-hoyuk-modes = Three modes · solo challenge The Neighbours
drawer-hoyuk-closed = Höyük cannot be played yet: its rules come in a later version.
drawer-marajoara = Marajoara
drawer-marajoara-seats = 1–4 players · 14 rounds
drawer-marajoara-modes = Eight solo missions
drawer-marajoara-closed = Marajoara cannot be played yet: its rules come in a later version.
drawer-council_of_shadows = Council of Shadows
drawer-council_of_shadows-seats = 1–4 players · 60–90 min
drawer-council_of_shadows-modes = Two modules · solo against the AI
drawer-council_of_shadows-closed = Council of Shadows cannot be played yet: its rules come in a later version.
drawer-magnastorm = Magnastorm
drawer-magnastorm-seats = 2–4 players · 70–100 min
drawer-magnastorm-modes = Sixteen commanders · solo challenge
drawer-magnastorm-closed = Magnastorm cannot be played yet: its rules come in a later version.

## New game

new-leave = Back to the cabinet
new-company = How to play
new-who = Who plays?
new-order = Play goes in the order of the cards, from left to right
new-order-later = The order of play is decided at setup
new-order-later-of = order decided at setup
new-order-of = { $place ->
        [1] begins
        [2] plays 2nd
        [3] plays 3rd
       *[other] plays { $place }th
    }
new-place-free = free
new-place-open-so = With one more seat the game is played so: { $changes }.
new-place-person = Add a person
new-place-computer = Add a computer
new-name = Name at seat { $number }
new-who-at = Who plays at seat { $number }
new-level-at = How well the computer plays at seat { $number }
new-colour-at = Colour of seat { $number }
new-swap-with = swap with { $name }
new-remove = Free seat { $number }
new-move = Move seat { $number }: drag, or use the arrow keys
new-colour-swap = { $colour } (swap)
new-colours-merge = { $one } and { $other } look nearly the same to people with { $eyes }; only the shape tells them apart.
new-colours-apart = Take other colours
new-policy = Going back
policy-teaching = Teaching
policy-teaching-help = All can be undone and played again, or otherwise.
policy-friendly = Friendly
policy-friendly-help = As far as you like; the same fate comes again.
policy-strict = Strict
policy-strict-help = Ends where something was learned or drawn.
open-table = Open table
open-table-help = Everybody sees everything: no curtain, no hidden cards between those who share the screen.
new-start-open = { $players } · open table
new-options = Variants
new-table = The table at the start
new-edition = Edition
new-edition-see = See it, correct it with your box
from-rulebook = from the rulebook
from-public = from public sources
from-reconstructed = reconstructed by us
from-owner = corrected by you
percent = { $part }%
new-rulings = Rulings
new-rulings-see = { $switches ->
        [0] All { $count } rulings
       *[other] All { $count } rulings, { $switches } with a choice
    }
new-seed = Seed
new-seed-draw = Draw
new-seed-note = Same seed, same moves: same game.
new-keep = Keep these choices for next time
new-missing = { $count ->
        [one] One thing is missing
       *[other] { $count } things are missing
    }
new-not-begun = The game has not begun
new-who-begins = { $first } begins, then { $second }
new-you-begin = You begin, then { $second }
new-begins-then-you = { $first } begins, then you
new-start = Begin
new-start-below = { $count ->
        [1] solo
       *[other] { $count } players
    }
mend-option = { $option }: { $value }
mend-option-of = { $name }, { $option }: { $value }
mend-usual = { $option }: back to usual
mend-colours = A colour for each
mend-more = Add a player
mend-fewer = { $count ->
        [1] Keep a single player
       *[other] Keep { $count } players
    }
mend-all = Put options back to usual
value-on = yes
value-off = no
player-person = Person
player-computer = Computer
player-random = Random
player-random-help = Plays any move that is allowed.
player-novice = Novice
player-novice-help = Plans its turn, but misjudges what its plans are worth.
player-apprentice = Apprentice
player-apprentice-help = Plans its turn, and sometimes takes a lesser plan.
player-regular = Regular
player-regular-help = Plans its whole turn, and seldom misses the best plan.
player-expert = Expert
player-expert-help = Puts several plans to the test before it chooses.
player-master = Master
player-master-help = Puts more plans to the test, each of them more thoroughly.
player-gentle = Discovery
player-gentle-help = Lets the best moves go, with a guide; does not count for records.

## The levels of an automa, the easiest first

level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
level-master = master
level-custom = custom
level-custom-help = Set by yourself what each level changes.

## Kept games

kept-games = Kept games
kept-ask = Choose a game to go on with or to watch again
kept-none = No game is kept on this computer. Those that you begin keep themselves here, move by move.
kept-none-short = No game kept
kept-not-reviewable = This game can no longer be read: it cannot be reviewed.
kept-bring-in = Open a file…
kept-files = Vestiges games
kept-lost = unreadable
kept-damaged = damaged
kept-stage = { $moves ->
        [0] about to begin
        [one] { $moves } move
       *[other] { $moves } moves
    }
kept-going-on = { $stage } · { $name } to play
kept-your-turn = { $stage } · your turn
kept-over = { $count ->
        [0] over
        [one] over · { $winners } wins
       *[other] over · { $winners } win together
    }
kept-players = Around the table: { $names }.
kept-file = File: { $file }
kept-moves = { $moves ->
        [0] No move played.
        [one] { $moves } move played.
       *[other] { $moves } moves played.
    }
kept-whole = The file is whole, checked move by move.
kept-not-whole = { $moves ->
        [0] Nothing could be read after the setup.
        [one] One move could be read.
       *[other] The first { $moves } moves could be read.
    }
kept-go-on = Go on
kept-look = Watch again
kept-open-so-far = Open up to there
kept-throw-away = Put into the trash
kept-thrown = { $title } is in the trash.
kept-in-trash = “{ $file }” is in the trash of this computer; it can be brought back from there.
kept-not-thrown = “{ $file }” could not be put into the trash.
kept-take-back = Take it back
kept-not-taken-back = “{ $file }” could not be taken back.
kept-look-at-it = Look at it
kept-brought = “{ $file }” is among your games now.
kept-not-brought = “{ $file }” could not be copied.
kept-only-looks = Another window plays this game: here it can only be looked at, as it was when it was opened. Nothing can be played here, and what is played there does not show.
kept-line-close = Close
kept-try-again = Try again
kept-elsewhere = Another folder…
kept-elsewhere-title = Keep the game in another folder
settings-not-written = Settings, and what you have reached in lessons, cannot be kept in “{ $path }”: { $reason } They hold until you close Vestiges.

## Settings

settings = Settings
settings-motto = everything changes at once, nothing to confirm
settings-close = Close
your-name = Your name
name-another = Another name…
name-none = No name
theme-light = Plaster, light
theme-dark = Basalt, dark
theme-contrast = High contrast
theme-system = The system’s
text-size = Text size
text-size-note = The dock widens, the table makes room: nothing is cut.
sample-ask = Capture: put die d5 down
sample-below = blue 2 · your token: +1
bubbles = Explanations
bubbles-at-once = At once
bubbles-moment = After a moment
bubbles-key = Key { $key } only
pace = Movement
pace-off = None
pace-fast = Fast
pace-normal = Normal
pace-slow = Slow
pace-system = As the system
pace-off-help = Pieces are in their place at once.
pace-fast-help = 200 ms a piece; { $key } skips all.
pace-normal-help = 280 ms a piece; { $key } skips all.
pace-slow-help = 350 ms a piece; { $key } skips all.
pace-system-help = Nothing moves if the system is asked for fewer animations; otherwise as usual.
help-title = Help
hints = Light on what can be taken
hints-help = The pieces that may be played now have a rim of light.
warnings = Warn before a move one may regret
warnings-help = A move that is allowed but loses something asks once more.
both_languages = Two languages at once
both_languages-help = Lessons, refusals and rules are said in the other language too, smaller, below.
only_moves = Play the only possible move
only_moves-help = What leaves no choice plays itself, such as the end of a turn. Undo takes it back with the move before.
explain = Read the automa’s decisions
explain-help = What it does waits until you have read why.
eyes = Seat colours
eyes-note = as other eyes see them, and the closest two
eyes-below = Colour distance ΔE; below 12 it is the shape that tells them apart.
eyes-usual = Usual sight
eyes-deuteranopia = Deuteranopia
eyes-protanopia = Protanopia
eyes-tritanopia = Tritanopia
eyes-in-deuteranopia = deuteranopia
eyes-in-protanopia = protanopia
eyes-in-tritanopia = tritanopia
eyes-closest = { $eyes }: the closest are { $one } and { $other }, distance { $distance }
keys = Keyboard
keys-note = all can be played without a mouse
keys-note-alt = letters, digits and signs: with Alt
letter_keys = Letters and digits by themselves
letter_keys-help = Otherwise they act with Alt only: no slip of a finger and no dictation sets anything off. Writing into fields and lists stays the same.
letter-sample-fit = fit
letter-sample-again = show again
key-esc = Esc
key-tab = Tab
key-enter = Enter
key-space = Space
key-ctrl = Ctrl
keys-see = See
keys-see-list = 1 to 9 a board · 0 the whole table · F fit · + − zoom · F9 dock · F11 full screen
keys-play = Play
keys-play-list = Tab piece · arrows space · Enter put down · Esc put back · Ctrl Enter confirm
keys-watch = Watch
keys-watch-list = S skip · R show again · P let the opponents wait · M sound
keys-back = Go back
keys-back-list = Ctrl Z undo · Ctrl Y redo
keys-find = Find
keys-find-list = Ctrl F a move · Ctrl 1 to 5 the tabs of the dock
keys-class = Class
keys-class-list = F12 the class · F2 to F7 its tools · F8 freeze · F10 the projector · . black
keys-everywhere = Everywhere: Ctrl N new game · Ctrl O open · Ctrl W close · Ctrl , settings · F1 help · F11 full screen · Ctrl Q quit

## Sound

sound = Sound
sound-volume = Volume
sound-pieces = Pieces
sound-pieces-help = What one takes, puts down, pays and scores.
sound-signals = Signals
sound-signals-help = Your turn, a refusal, the end of a round or of the game.
sound-mood = Atmosphere
sound-mood-help = The storm, drawers, the curtain, pages.
sound-listen = Listen
sound-mute = Mute
sound-unmute = Sound on again
sound-more = Right click or long press: the volume
sound-none-library = No sound on this computer: what plays it is not installed.
sound-none-device = No sound on this computer: no loudspeaker was found.
sound-note = Nothing is heard that the screen does not show. The key { $key } mutes the table; lessons are silent. Without movement, only your turn and the end are heard.
