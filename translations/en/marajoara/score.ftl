# What the score sheet says of Marajoara.

tie-money = Money, as tie-break
