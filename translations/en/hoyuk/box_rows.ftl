### Höyük: what the rows of the tables of “My box” are called.

box-row-clans = { clan }
