# What people make themselves: lessons and positions, as files. Their author's words, and what is wrong.

own-words = { $words }

made-foreign = This is neither a lesson nor a position of Vestiges.
made-newer = This file comes from a newer version of Vestiges (format { $format }, this one knows format { $known }).
made-newer-rules = It was made with newer rules (version { $rules }) than those of this program.
made-file-too-large = The file is larger than { $most } MB.
made-too-much = The file holds more than { $most } values.
made-too-deep = At { $path } the file is nested more than { $most } levels deep.
made-text-too-long = The text of { $path } is longer than { $most } letters.
made-list-too-long = { $path } has { $count } elements; { $most } at most.
made-same-step = { $path }: another step is called “{ $name }” already.
made-one-position = There must be one position, noted or whole, and only one.
made-not-read = The file cannot be read ({ $reason }).
made-unknown-game = The game “{ $game }” is unknown.
made-makes-no-sense = The game does not understand this position ({ $reason }).
