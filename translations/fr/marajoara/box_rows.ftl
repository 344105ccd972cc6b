### Marajoara : comment s’appellent les lignes des tables de « Ma boîte », et ce qui les groupe. $number : laquelle.

box-row-solo-missions = Mission { $number }
box-group-solo-missions-objectives = Mission { $number }
