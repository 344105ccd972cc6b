### Ce qui parle pour un coup, en peu de mots, et le guide de la première partie.
### $energy, $gems : quantités en mots · $count, $n, $own, $best : des nombres · $card, $galaxy, $tech, $leader, $station, $improvement : voir names.ftl

## Ce qui parle pour un coup

cs-merit-energy = +{ $energy }
cs-merit-level = **assez pour le { level }**
cs-merit-card = { card.text }
cs-merit-at-end = { $energy } à la fin de la partie
cs-merit-station = { station.text }
cs-merit-improvement = { improvement.text }
cs-merit-range = la { zone } atteint { sector.the }
cs-merit-rounds = agit pendant { $count ->
        [one] un tour
       *[other] { $count } tours
    }, sauf si on la recouvre
cs-merit-plan = consommation du plan : { $count }
cs-merit-majority = majorité { galaxy.at } : { $energy }
cs-merit-presence = { galaxy.the } peut être exploitée : { $energy }
cs-merit-standing = { $own } contre { $best } { galaxy.at }
cs-merit-gems = **+** { $gems }
cs-merit-planets = { $count ->
        [0] aucune planète pour vous
        [one] une planète pour vous
       *[other] { $count } planètes pour vous
    }
cs-merit-resource = à extraire : { $gems }
cs-merit-upgrade = { gem.the } monte d’une valeur
cs-merit-bonus = et une carte Bonus claire
cs-merit-keeps = aucun cube perdu
cs-merit-still-leads = la majorité { galaxy.at } reste à vous
cs-merit-tech = { tech.text }
cs-merit-leader = { leader.power }
cs-merit-return = elle compterait { $energy } maintenant

## Guide de la première partie : ce qu’il faut regarder à chaque question

cs-guide-purchase-gems = **Vos gemmes** paient tout ; une meilleure peut en remplacer une moins chère.
cs-guide-purchase-cards = **Une carte IA** peut être jouée dans le même tour, et compte à la fin.
cs-guide-purchase-improvements = **Les améliorations** durent : étendue, terraformation, ou de l’énergie tout de suite.
cs-guide-planning-hand = **Posez une carte sur chaque zone libre** : elle y agira dans ce tour.
cs-guide-planning-zone = **La première zone** garde une carte le plus longtemps : elle passe à droite et agit encore à chaque tour.
cs-guide-planning-consumption = **Toutes les cartes visibles consomment** : votre marque avance de leur somme.
cs-guide-colonise-planet = **Une planète libre** à portée : les bleues sont ouvertes à tous dès le début.
cs-guide-colonise-plate = **Comptez les cubes** : seul à en avoir le plus, vous exploitez au plus grand nombre.
cs-guide-extract-resource = **Prenez une ressource** là où vous avez un cube : une fois par cube.
cs-guide-extract-purse = **Les gemmes paient** les prochains achats.
cs-guide-discover-pile = **Piochez dans un secteur** que la zone atteint ; plus il est loin, plus il est riche.
cs-guide-place-tile-tile = **Choisissez un système** : ses planètes pour vos cubes, sa ressource pour vos gemmes.
cs-guide-place-tile-space = **Choisissez sa galaxie** selon ce que l’exploitation y paie.
cs-guide-settle-tile = **Le nouveau système** : posez-y un cube, ou prenez sa ressource.
cs-guide-settle-plate = **Un cube** compte pour la majorité de sa galaxie.
cs-guide-upgrade-purse = **Une meilleure gemme** paie davantage, et compte plus à la fin.
cs-guide-exploit-plate = **Exploitez** là où vous avez des cubes : le grand nombre avec la majorité, sinon le petit.
cs-guide-exploit-cube = **Un cube repart** pour chaque galaxie : gardez la majorité pour le tour suivant.
cs-guide-exploit-race = **L’énergie rattrape** la consommation : alors votre niveau monte.
cs-guide-exploit-at-once-plate = **Des exploitations en plus** : choisissez les galaxies qui paient le plus.
cs-guide-tech-card = **Choisissez un pouvoir** : certains durent, d’autres agissent tout de suite.
cs-guide-free-card-card = **Une carte gratuite** : elle compte aussi à la fin.
cs-guide-return-bonus-card = **Quatre cartes Bonus au plus** : rendez celle qui compterait le moins.
cs-guide-leader-leader = **Un leader** est un pouvoir pour toute la partie, contre une consommation de départ plus haute.
cs-guide-station-resource = **Votre station** donne une ressource de sa galaxie.
cs-guide-place-for-automa-tile = **Vous choisissez pour l’automa** : une tuile, et où elle va.
cs-guide-settle-for-automa-planet = **Vous choisissez sa planète** : là où elle vous gêne le moins.
cs-guide-remove-from-automa-cube = **Vous choisissez le cube** qu’elle retire : là où vous y gagnez le plus.

## Ce qui vient de se passer, et pourquoi cela compte

cs-guide-after-order-changed = Qui consomme le plus joue en premier ; l’ordre vaut aussi pour les prochains achats.
cs-guide-after-consumption = La marque a avancé : c’est elle que l’énergie doit rattraper.
cs-guide-after-colonised = { $seat } a des cubes sur une planète de plus : ils comptent pour la majorité, l’exploitation et l’extraction.
cs-guide-after-exploited = { $seat } exploite { galaxy.the } : plus de cubes que chaque rival paient le plus grand nombre.
cs-guide-after-level-rose = { $seat } est au { level } : la consommation est retirée de l’énergie, et la course reprend.
cs-guide-after-tech-taken = { $seat } a choisi une carte Dark Tech : les autres choisissent dans ce qui reste.
cs-guide-after-cards-shifted = { $seat } : toutes les cartes passent à la zone de droite et agiront encore.
cs-guide-after-tile-placed = Un nouveau système pour tous : ses planètes sont libres.
cs-guide-after-throne-taken = { $seat } a le trône : ce tour est le dernier.
