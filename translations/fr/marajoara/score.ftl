# Ce que la feuille de score dit de Marajoara.

tie-money = Argent, pour départager
