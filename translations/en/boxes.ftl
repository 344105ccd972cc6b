### The data of everybody’s box: what is kept on this computer, what is missing, what is corrected.

## The corrections that are kept

box-not-read = Your corrections (“{ $path }”) could not be read: { $reason }
box-damaged = Your corrections (“{ $path }”) could not be read: the file is kept as “{ $to }”, and a new one begins.
box-not-set-aside = Your corrections (“{ $path }”) cannot be read and could not be set aside: { $reason }
