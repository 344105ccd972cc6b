# The table, its files and its memory: why one cannot go back, and what is wrong with a file.
# $path is the name of a file, $why a whole sentence, $reason one of the disk-… sentences.

## Back, forth and aside

table-undo-start = The game is at its start: there is nothing to undo.
table-redo-end = There is nothing to redo.
table-no-such-point = The game has no move { $point }; the last one is { $last }.
table-undo-chance = At this table chance is not taken back: move { $point } drew lots.
table-undo-learned = At this table nothing is taken back once it was seen: at move { $point }, { $seat } learned something.
table-too-long = The game has { $limit } moves, with all its branches; there is no room for another.

## What the disk says

disk-missing = there is nothing at that place.
disk-forbidden = access is not allowed.
disk-full = the disk is full.
disk-no-larger = the file may not grow any larger.
disk-gone = the disk or the network drive does not answer.
disk-bad-name = this name is not possible.
disk-error = the system answers with error { $number }.

## The game in progress

journal-not-begun = The game cannot be kept in “{ $path }”: { $reason }
journal-not-written = The move could not be written to “{ $path }”, so it is not played: { $reason }
journal-not-moved = This step through the game could not be written to “{ $path }”, so the game stays where it is: { $reason }
journal-not-noted = What you note could not be written to “{ $path }”: { $reason }
journal-full = “{ $path }” is as large as it may be: this move is not played.
journal-full-of-notes = “{ $path }” is nearly full: the room that is left is kept for moves, so this is not noted.
journal-in-use = Another program is already playing the game “{ $path }”.
journal-continued = “{ $path }” stays as it is; the game goes on in “{ $to }”.
journal-begun-anew = “{ $path }” was no longer there as it was: a new file, “{ $to }”, holds the game with all that was played.
journal-elsewhere = From now on the game is kept in “{ $path }”. To go on with it another day, open this file among the kept games.

## What is wrong with a file

save-not-read = “{ $path }” cannot be read: { $reason }
save-not-written = “{ $path }” could not be written: { $reason }
save-would-replace = “{ $path }” is already there and is not a whole game: { $why }
save-folder = “{ $path }” is a folder.
save-not-a-file = “{ $path }” is not an ordinary file.
save-too-large = “{ $path }” is larger than { $megabytes } MB: it is not a game of Vestiges.
save-empty = “{ $path }” is empty.
save-not-text = “{ $path }” is not a text: it is not a game of Vestiges.
save-foreign = “{ $path }” is not a game of Vestiges.
save-truncated = Line { $line } of “{ $path }” is incomplete; everything before it is there.
save-damaged = “{ $path }” is damaged at line { $line }; everything before it is there.
save-line-no-json = Line { $line } of “{ $path }” cannot be read; everything before it is there.
save-line-too-long = Line { $line } of “{ $path }” is far too long; everything before it is there.
save-too-many-lines = “{ $path }” has too many lines; it was read up to line { $line }.
save-newer-format = “{ $path }” comes from a newer version of Vestiges (format { $format }, this one knows format { $known }).
save-newer-rules = “{ $path }” was played by newer rules (version { $rules }) than those of this program.
save-not-migrated = “{ $path }” comes from an old version and could not be adapted ({ $reason }).
save-unknown-game = “{ $path }” is a game of an unknown kind, “{ $game }”.
save-bad-header = The beginning of “{ $path }” is wrong: { $at }.
save-start-refused = The game “{ $path }” cannot start like this: { $why }
save-start-broken = The game “{ $path }” cannot start like this ({ $reason }).
save-corrections-left-out = “{ $path }” was played with corrected data that no longer go with those of today (first { $at }): { $count ->
        [one] this correction is left out, the old file keeps it.
       *[other] { $count } corrections are left out, the old file keeps them.
    }
save-rules-changed = The rules have changed since “{ $path }” was played: from move { $move } on the position is another one.
save-unknown-line = “{ $path }” ends before move { $move }: the line “{ $line }” makes no sense.
save-bad-note = “{ $path }”: at least one comment could not be read, the first that of move { $move }: { $why } The game is complete.
note-too-long = A text is longer than { $most } letters.
note-too-many-marks = There are too many marks to keep with a move; wipe some strokes.
note-not-one = This is no comment.
save-no-such-point = “{ $path }” ends before move { $move }: it comes after move { $point }, which is not there.
save-unknown-move = “{ $path }” ends before move { $move }, which this program does not know: { $why }
save-move-refused = “{ $path }” ends before move { $move }, which rule { $rule } forbids: { $why }
save-move-broken = “{ $path }” ends before move { $move }, which the game does not understand ({ $reason }).

## What is wrong with data

codec-not-json = This is not JSON.
codec-missing = { $path } is missing.
codec-extra = { $path } does not belong there.
codec-no-kind = The kind (“kind”) is missing.
codec-unknown-kind = The kind “{ $value }” is not known.
codec-wrong-value = { $path } cannot be “{ $value }”.
option-form = An option is written name=value; “{ $option }” is none.
option-unknown = There is no option “{ $option }”; this game knows: { $known }.
option-wrong = The option { $option } cannot be “{ $value }”; it may be: { $choices }.

## What the player has reached

profile-damaged = Your achievements (“{ $path }”) could not be read: the file is kept as “{ $to }”, and a new one begins.
profile-newer = Your achievements (“{ $path }”) come from a newer version of Vestiges: they stay as they are, and today’s will not be kept.
profile-not-written = Your achievements could not be written to “{ $path }”: { $reason }
profile-not-set-aside = Your achievements (“{ $path }”) cannot be read and could not be set aside: { $reason }
results-damaged = Some of your games played (“{ $path }”) could not be read: the file is kept as “{ $to }”, and what could be read goes on in a new one.
results-newer = Your games played (“{ $path }”) come from a newer version of Vestiges: they stay as they are, and today’s will not be kept.
results-not-written = Your games played could not be written to “{ $path }”: { $reason }
results-not-set-aside = Your games played (“{ $path }”) cannot be read whole and could not be set aside: { $reason }
results-full = Your games played (“{ $path }”) fill their file: today’s will not be kept. Move the file elsewhere to begin a new one.
results-in-use = Your games played (“{ $path }”) are being written by another window: today’s are kept with your next game.
