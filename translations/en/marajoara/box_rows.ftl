### Marajoara: what the rows of the tables of “My box” are called, and what groups them. $number: which.

box-row-solo-missions = Mission { $number }
box-group-solo-missions-objectives = Mission { $number }
