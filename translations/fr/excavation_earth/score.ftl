### Ce que la feuille de score dit d’Excavation Earth.

tie-relics = Reliques restantes, pour départager
