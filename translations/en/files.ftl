### What files, the table and data say when something is wrong.

## The table

table-undo-start = There is nothing to undo: this is the start of the game.
table-redo-end = There is nothing to redo.
table-no-such-point = The game has no point { $point }; the last is { $last }.
table-too-long = A game cannot have more than { $limit } moves.
table-fate-only-teaching = Only a teaching table may change fate.
table-undo-chance = This table is strict: chance was drawn at move { $point }, which can no longer be undone.
table-undo-learned = This table is strict: { $seat } learned something at move { $point }, which can no longer be undone.

## Saved games

save-empty = { $path } is empty.
save-damaged = { $path } is damaged at line { $line }; all that comes before is good.
save-not-text = { $path } is not text, so it is not a game of Vestiges.
save-foreign = { $path } is not a game of Vestiges.
save-folder = { $path } is a folder.
save-not-a-file = { $path } is not an ordinary file.
save-too-large = { $path } is too large for a game (more than { $megabytes } MB).
save-newer-format = { $path } comes from a newer version of Vestiges (format { $format }, here { $known }).
save-newer-rules = { $path } follows newer rules than ours ({ $game }, version { $rules }).
save-bad-header = { $path }: the beginning of the game cannot be read, at ‘{ $at }’.
save-not-migrated = { $path } comes from an old version and could not be converted ({ $reason }).
save-unknown-game = { $path }: the game ‘{ $game }’ is not known here.
save-start-refused = { $path }: this game cannot begin like that ({ $rule }). { $why }
save-start-broken = { $path }: this game cannot begin ({ $reason }).
save-bad-corrections = { $path }: a correction of the components will not do, at ‘{ $at }’.
save-rules-changed = { $path }: the rules have changed since; from move { $move } on the position is not what it was.
save-unknown-line = { $path }: the line of move { $move } makes no sense here: { $line }
save-no-such-point = { $path }: move { $move } follows a point that does not exist ({ $point }).
save-unknown-move = { $path }: move { $move } cannot be read. { $why }
save-move-broken = { $path }: move { $move } is beyond the rules ({ $reason }).
save-move-refused = { $path }: move { $move } is not allowed ({ $rule }). { $why }
save-not-read = { $path } cannot be read: { $reason }.
save-not-written = { $path } cannot be written: { $reason }.
save-would-replace = { $path } is there already and will not be replaced. { $why }

journal-full = { $path } is full: the game is too long.
journal-in-use = { $path } is open in another program.
journal-continued = { $path } stays as it is; the game goes on in { $to }.
journal-not-begun = { $path } cannot be begun: { $reason }.
journal-not-written = The move could not be written to { $path }: { $reason }.

disk-missing = the file or folder does not exist
disk-forbidden = access is forbidden
disk-full = the disk is full
disk-bad-name = the name will not do
disk-error = the system answered with error { $number }

profile-newer = { $path } comes from a newer version of Vestiges, and stays as it is.
profile-not-written = { $path } cannot be written: { $reason }.
profile-damaged = { $path } was damaged; it is kept under the name { $to }.
profile-not-set-aside = { $path } is damaged, and could not be set aside.

## What comes in

codec-not-json = This is not JSON.
codec-missing = { $path } is missing.
codec-extra = { $path } is too much.
codec-no-kind = The ‘kind’ is missing.
codec-unknown-kind = The kind ‘{ $value }’ is not known.
codec-wrong-value = { $path }: ‘{ $value }’ will not do.

option-form = An option is written NAME=VALUE; ‘{ $option }’ does not have this form.
option-unknown = There is no option ‘{ $option }’. The options of the game: { $known }
option-wrong = The option { $option } cannot be ‘{ $value }’. Possible: { $choices }

edition-no-such-datum = { $path }: no datum of the game has this name.
edition-bad-value = { $path }: the value will not do ({ $reason }).
