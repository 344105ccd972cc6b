### Council of Shadows : comment s’appellent les lignes des tables de « Ma boîte », et ce qui les groupe.
### $ref : comme dans les fichiers ; $index, $number : laquelle.

box-row-zones-steps = Amélioration { $ref }
box-group-zones-ZONE-AVA-steps = Zone d’Ava
box-group-automa-cards-rows = { edition-at-automa }
box-group-tiles = Tuiles de parsec { $ref }
