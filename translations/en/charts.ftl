### The boards that the owner of a box lays over a photo.

chart-name = { $chart }. Tab goes from one thing to the next, the arrows move it, Enter opens its fields.
chart-which = Board

# In the window
box-chart = Board
box-chart-large = Large board
box-chart-small = Table and board
box-beside = Beside the table

# Tools
chart-tool-move = Move
    .how = Move what is on the board, by mouse or with the arrows; the space bar marks what is right as it stands
chart-tool-space = Space
    .how = Add a space, or change its kind with a click; with Shift, in a group of its own
chart-tool-line = Line
    .how = Draw a line from one space to another; the same line once more takes it away
chart-tool-site = Site
    .how = Put a site on lines; with a site held, a click on a line leads it through there, or no longer
chart-kinds = Kinds
chart-type = Type: a letter fills a space and goes on to the next
chart-letter-plain = nothing printed

# How large it is
chart-size = Size
    .how = More or fewer rows, columns or spaces, where something is held
chart-size-of = { $columns } × { $rows }
chart-size-row-more = One row more
chart-size-row-less = One row fewer
chart-size-column-more = One column more
chart-size-column-less = One column fewer
chart-size-place-more = One space more
chart-size-place-less = One space fewer

# Photo
chart-photo = Photo…
chart-opacity = Photo
chart-corners = Corners
chart-corners-how = Put the four pins on the corners of { $what ->
        [grid] the grid
       *[board] the board
    }, then press Enter
chart-photo-other = Take another photo…
chart-photo-corners = Set the corners again
chart-photo-turn = A quarter turn
chart-photo-away = Take the photo away
chart-photo-private = The photo stays on this computer: it is in no file that is shared.
chart-photo-open = Photo of your board
chart-photo-files = Photos
chart-photo-yours = Your photo of the board, on this computer only
    .short = Photo on this computer only
chart-photo-reading = Reading { $file }…
chart-photo-missing = { $file } is no longer there, or cannot be read.
chart-photo-heavy = { $file } is too heavy: { $most } MB at most.
chart-photo-unknown = { $file } is no photo that can be read here: take one in JPEG or PNG.
chart-photo-heic = { $file } is an HEIC photo, which this system does not let Vestiges read. Save it as JPEG (share it as JPEG from the phone, or let the phone take photos in its “most compatible” format), then open that one.
chart-photo-large = { $file } is too large ({ $wide } × { $high } points). Take a smaller photo.
chart-photo-damaged = { $file } is damaged, or too large to be opened. Nothing has changed.
chart-photo-small = { $file } is too small to read a board on it.
chart-photo-not-kept = The photo could not be kept: { $reason }. Your data are kept.

# Our drawing
chart-drawing = Our drawing
chart-drawing-off = Without our drawing
chart-drawing-under = Our drawing below
chart-drawing-beside = Our drawing beside
chart-drawing-waits = The drawing waits until the errors are gone
chart-drawing-comes = Our drawing is being made…
chart-drawing-failed = Our drawing could not be made. Your data are kept.

# What is held
chart-tag = { $name } · { $kind }
chart-xy = x { NUMBER($x, maximumFractionDigits: 2) }   y { NUMBER($y, maximumFractionDigits: 2) }
chart-line = Line { $one } – { $other }
chart-part-spot = Place (x y)
chart-fields-close = Close

# How far one has come
chart-done-spots =
    { $done ->
        [one] { $done } space of { $all } laid
       *[other] { $done } spaces of { $all } laid
    }
chart-done-cells =
    { $done ->
        [one] { $done } space of { $all } noted
       *[other] { $done } spaces of { $all } noted
    }
chart-done-places =
    { $done ->
        [one] { $done } datum of { $all } certain
       *[other] { $done } data of { $all } certain
    }
