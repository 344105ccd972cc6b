# What every text of the program may need: how things stand in a row, what a seat is called.

list-empty = nothing
list-more = { $row }, { $next }
list-last = { $row } and { $last }

seat-number = Seat { $number }
