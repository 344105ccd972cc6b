### Magnastorm : comment s’appellent les lignes des tables de « Ma boîte », ce qui les groupe, ce que fait une carte.
### $commander, $index, $number : laquelle.

box-row-players = { edition-at-players }
box-about-commanders = { commander.text }
box-group-objectives-demands = Objectif { edition-at-objective }
box-group-centre_tile-calm-START_1 = Départ 1
box-group-centre_tile-calm-START_2 = Départ 2
