### Magnastorm: what the rows of the tables of “My box” are called, what groups them, what a card does.
### $commander, $index, $number: which.

box-row-players = { edition-at-players }
box-about-commanders = { commander.text }
box-group-objectives-demands = Objective { edition-at-objective }
box-group-centre_tile-calm-START_1 = Start 1
box-group-centre_tile-calm-START_2 = Start 2
