### Council of Shadows: what the rows of the tables of “My box” are called, and what groups them.
### $ref: as in the files; $index, $number: which.

box-row-zones-steps = Improvement { $ref }
box-group-zones-ZONE-AVA-steps = Ava’s zone
box-group-automa-cards-rows = { edition-at-automa }
box-group-tiles = Tiles of parsec { $ref }
