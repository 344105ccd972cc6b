### Höyük : comment s’appellent les lignes des tables de « Ma boîte ».

box-row-clans = { clan }
