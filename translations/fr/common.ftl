# What every text of the program may need: how things stand in a row, what a seat is called.

list-empty = rien
list-more = { $row }, { $next }
list-last = { $row } et { $last }

seat-number = Siège { $number }
