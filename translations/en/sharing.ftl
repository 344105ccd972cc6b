### The data of two boxes: what is handed on in a file, and what is compared.

share-title = Share
share-data-only = Data only: never the photo.
share-open = Open a file…
share-save = Save a file…
share-not-read = “{ $file }” is not taken over: { $why }
share-other-game = “{ $file }” corrects another game: { $game }.
share-written = “{ $file }” is written, to be handed on. Author and licence are changed in “My lessons and positions”, where it stands too.

merge-title = Compare two boxes
merge-by = By { $by } · { $said }
merge-counts = { $count ->
        [0] { "" }
        [one] One datum differs{ $clashes ->
            [0] .
           *[other] { " " }and you have corrected it too.
        }
       *[other] { $count } data differ{ $clashes ->
            [0] .
            [one] , one of which you have corrected too.
           *[other] , { $clashes } of which you have corrected too.
        }
    }
merge-equal = { $count ->
        [one] One is the same already.
       *[other] { $count } are the same already.
    }
merge-left-out = { $count ->
        [one] One correction does not fit the data published here and is left aside: { $name }.
       *[other] { $count } corrections do not fit the data published here and are left aside, first: { $name }.
    }
merge-nothing = All that this file says is in your box already.
merge-all = Take everything
merge-none = Keep all of mine
merge-datum = Datum
merge-base = Base edition
merge-mine = My box
merge-theirs = The file
merge-taken-away = taken away
merge-chosen = { $side ->
        [mine] mine is kept
       *[theirs] the file is taken
    }
merge-leave = Change nothing
merge-take = { $count ->
        [0] Nothing to take
        [one] Take one datum
       *[other] Take { $count } data
    }
merge-done = { $count ->
        [one] One datum was taken from the file; Undo takes that back.
       *[other] { $count } data were taken from the file; Undo takes that back.
    }
back-to-own_box = Back to my box
