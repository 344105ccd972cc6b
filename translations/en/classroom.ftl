### Votes of a class.

vote-number = { $number }
