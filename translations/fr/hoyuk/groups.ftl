### Höyük : sous quel titre la liste des coups range chaque genre de coup.
### Deux genres qui portent le même titre y sont ensemble.

group-hk-build-house = Maisons
group-hk-build-pen = Enclos
group-hk-place-roof = Fours et totems
group-hk-place-cattle = Bétail
group-hk-place-villager = Villageois
group-hk-place-shaman = Chaman
group-hk-forgo = En rester là
group-hk-score-group = Marquer des points
group-hk-build-with-card = Bâtir avec une carte
group-hk-pass-window = En rester là
group-hk-return-under = Cartes utilisées
group-hk-lose = Pertes
group-hk-inspect = Quartiers à inspecter
group-hk-give-marker = Marqueur de tour
group-hk-use-power = Pouvoir du clan
group-hk-decline-power = Pouvoir du clan
group-hk-replace-house = Maison à remplacer
group-hk-steal = Éléments à voler
group-hk-neighbour-acts = Voisins
