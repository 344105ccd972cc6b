### Council of Shadows : sous quel titre la liste des coups range chaque genre de coup.
### Deux genres qui portent le même titre y sont ensemble.

group-cs-choose-leader = Leaders
group-cs-buy-card = Cartes IA à acheter
group-cs-buy-improvement = Améliorations à acheter
group-cs-buy-station = Stations à acheter
group-cs-plan = Cartes à poser
group-cs-ready = Planification finie
group-cs-colonise = Coloniser
group-cs-extract = Extraire
group-cs-discover = Découvrir
group-cs-place-tile = Tuile à poser
group-cs-upgrade-gem = Transformer une gemme
group-cs-exploit = Exploiter
group-cs-return-bonus = Carte Bonus à remettre
group-cs-take-tech = Carte Dark Tech
group-cs-take-card = Carte IA gratuite
group-cs-finish = En rester là
group-cs-automa-acts = L’automa agit
group-cs-settle-for-automa = Planète de l’automa
group-cs-remove-from-automa = Cube de l’automa
