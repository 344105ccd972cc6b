### What the score sheet says of Excavation Earth.

tie-relics = Relics left, to break the tie
