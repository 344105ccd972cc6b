### Deux branches d’une partie, côte à côte.

branches-compare = Comparer les deux suites…
branches-title = Deux suites côte à côte
branches-nothing = rien n’a été joué de plus
branches-name = Nom de la suite { $letter }
branches-where = Où regarder la suite { $letter }
branches-other = Une autre suite
branches-at = Coup { $point } sur { $last }
branches-at-end = Coup { $point }, fin de la suite
branches-open = Entrée : ouvrir à la table
branches-table-said = La table de la suite { $letter } : { $where }
branches-go-there = Aller à la suite B
branches-list = Ce qui change dans la feuille de score
branches-from-to = De A à B
branches-differs = Ce qui change
branches-same = Ce qui ne change pas
branches-both = { $before } → { $after }
branches-cell-said = { ALONE($seat) } : { $both }
branches-cell-differs = { ALONE($seat) } : { $both } ({ $change })
