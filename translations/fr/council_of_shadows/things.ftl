### Council of Shadows : ce qui est sur la table s’explique ; ce que chaque chose vaut ici et maintenant.
### Valeur : le nom. .where : une ligne courte dessous · .gives : ce que cela vous apporte · .when · .costs. **gras** et signes : desktop/board/signs.py.
### $seat un nom · $owner une couleur · $galaxy, $tile, $planet, $card, $tech, $bonus, $leader, $improvement, $station, $gem : voir names.ftl ·
### $cost, $gems, $resource, $planets, $energy, $zones : listes et quantités en mots · $at, $slot, $place : jamais dits.

## Les galaxies

cs-thing-space = { space }, libre
    .where = { sector.short }
    .gives = la place d’**un nouveau système** : des planètes à coloniser et une ressource à extraire, pour tous.
    .when = quand une découverte pioche dans ce secteur : une des tuiles va sur une case libre.
    .costs = une carte Action qui découvre, dans une zone qui atteint { sector.the }.
cs-thing-system = { system }
    .where = { galaxy } · { sector.short }
    .gives = { $planets } à coloniser ; chaque extraction prend { $resource }.
    .when = avec les cartes d’une zone qui atteint { sector.the }. Ses cubes comptent pour la majorité { galaxy.of }.
cs-thing-system-drawn = { system }, pioché
    .where = { sector.short }
    .gives = { $planets } à coloniser ; chaque extraction prend { $resource }.
    .when = maintenant : une des tuiles piochées va sur une case libre du secteur, l’autre sous sa pile.
cs-thing-resource = ressource { system.of }
    .where = { $galaxy ->
        [none] { sector.short }
       *[other] { galaxy } · { sector.short }
    }
    .gives = { $resource } à chaque extraction. Elle ne s’épuise jamais.
    .when = avec une carte qui extrait : une fois par cube à vous dans le système.
cs-thing-planet = { planet }, { planet.kind }
    .where = { $galaxy ->
        [none] { system }
       *[other] { system } · { galaxy } · { $cubes } / { $height } cubes
    }
    .gives = la place d’**une tour de cubes** : chaque cube est une colonie, compte pour la majorité et permet une extraction.
    .when = { $planet ->
        [B] dès le début, avec une carte qui colonise.
        [D] avec la **terraformation marron** et une carte qui colonise.
       *[V] avec la **terraformation rouge** et une carte qui colonise.
    } Elle doit être libre, sauf avec l’extension de colonie.
    .costs = la consommation de la carte.
cs-thing-cube = [cube:{ $owner }|{ cube }]
    .where = { $planet } · { ALONE($seat) }
    .gives = **une colonie** : elle permet d’exploiter la galaxie, compte pour sa majorité et permet une extraction ici.
    .when = jusqu’à ce que son joueur exploite la galaxie : chaque exploitation retire un cube, à son choix.
cs-thing-plate = rendement de la { galaxy }
    .where = { galaxy.name } · { sector.short }
    .gives = [energy|énergie] **{ $majority } énergies**{ $card ->
        [yes] {" "}et une carte Bonus claire
       *[no] {""}
    } à qui y a **plus de cubes que chaque rival** ; sinon { $minority }{ $other ->
        [yes] {" "}et une carte Bonus claire
       *[no] {""}
    }.
    .when = après vos actions, une fois par tour.
    .costs = un de vos cubes dans cette galaxie retourne à votre réserve.
cs-thing-slot = emplacement de station, { galaxy }
    .where = { station }
    .gives = la place d’une station. { station.text }
    .when = en phase d’achat, si vous avez au moins une colonie { galaxy.at }.
    .costs = { $cost }, et un de vos achats.
cs-thing-pile = { tile-pile }
    .where = { $count ->
        [0] aucune tuile
        [one] une tuile
       *[other] { $count } tuiles
    }
    .gives = de **nouveaux systèmes** pour le secteur : on en pioche deux, vous en placez un.
    .when = avec une carte qui découvre, dans une zone qui atteint le secteur.
    .costs = la consommation de la carte.
cs-thing-drawn-place = tuiles piochées
    .where = à côté des piles
    .gives = deux systèmes au choix : l’un entre en jeu, l’autre retourne sous sa pile.
    .when = avec une action qui découvre.
cs-thing-tower = { tower }, à poser
    .where = { ALONE($seat) }
    .gives = { $height ->
        [one] **une colonie** sur une planète.
       *[other] **{ $height } colonies** sur une planète, en tour.
    }
    .when = maintenant : glissez-la sur une planète à portée. Une tour plus basse est permise aussi.

## Les pistes

cs-thing-energy = énergie : { ALONE($seat) }
    .where = { $count ->
        [one] { $count } énergie
       *[other] { $count } énergies
    } · { level.short }
    .gives = **rattraper la consommation fait monter le niveau Dark Tech**. Le plus haut niveau gagne ; l’énergie départage.
    .when = vérifié à la fin de votre part de chaque phase. La consommation est alors retirée de l’énergie.
cs-thing-consumption = consommation : { ALONE($seat) }
    .where = { $count } sur la piste
    .gives = **la marque à rattraper** : plus elle est basse, plus vite vient le niveau suivant. Qui consomme le plus dans le tour joue en premier.
    .when = elle avance après la planification, de la somme des cartes visibles ; jamais sous 20 ni au-delà de 100.
cs-thing-race = la course : { ALONE($seat) }
    .where = jeton Ordre du tour { $n }
    .gives = énergie et consommation d’un coup d’œil : **quand elles se rejoignent, le niveau monte**. De haut en bas, c’est l’ordre du tour.
    .when = le jeton vaut pour les actions de ce tour et les achats du suivant. Qui consomme le plus joue d’abord.
cs-thing-throne = trône
    .where = { $held ->
        [yes] { ALONE($seat) }
       *[no] libre
    }
    .gives = **la fin de la partie** : le premier au niveau III le prend, et compte en premier à la fin. Seul, il ne fait pas gagner.
    .when = le tour où on le prend est joué jusqu’au bout.

## Cartes Action

cs-thing-card-start = { card }
    .where = { cs-thing-lies } · consommation { $consumption }
    .gives = { card.text }
    .when = { cs-thing-acts }
    .costs = { cs-thing-consumes }
cs-thing-card-ai = { card }
    .where = { cs-thing-lies } · consommation { $consumption }
    .gives = { card.text } À la fin de la partie : { $count } énergies.
    .when = { $place ->
        [display] en phase d’achat ; elle peut être planifiée dans le même tour.
       *[other] { cs-thing-acts }
    }
    .costs = { $place ->
        [display] { $cost }. Puis, planifiée, { $consumption } de consommation par tour.
       *[other] { cs-thing-consumes }
    }
cs-thing-lies = { $place ->
        [display] cartes IA visibles
        [zone] { zone }
        [covered] recouverte, { zone }
        [planned] planifiée, { zone }
       *[hand] main
    }
cs-thing-acts = { $place ->
        [covered] pas maintenant : seule la carte du dessus agit. Elle revient en main avec sa pile.
       *[other] posée sur une zone, elle agit **à chaque tour**, puis passe à la zone de droite, jusqu’à revenir en main.
    }
cs-thing-consumes = { $place ->
        [covered] rien tant qu’elle est recouverte.
       *[other] { $consumption } de consommation à chaque tour où elle est visible.
    }
cs-thing-display = place { $n }, vide
    .where = cartes IA visibles
    .gives = une carte IA, dès qu’il en reste à piocher.
    .when = une carte achetée est remplacée aussitôt.
cs-thing-deck = pioche des cartes IA
    .where = { amount-cards }
    .gives = les prochaines cartes IA : une carte achetée est aussitôt remplacée d’ici.
    .when = à chaque achat d’une carte IA.

## Dark Tech et cartes Bonus

cs-thing-tech = { tech }
    .where = carte Dark Tech, { level-of-tech }
    .gives = { tech.text }
    .when = choisie en atteignant le { level-of-tech }. « Tout de suite » veut dire à ce moment-là ; le reste dure.
level-of-tech = { $level ->
        [1] niveau I
       *[2] niveau II
    }
cs-thing-tech-pile = Dark Tech { level.number }
    .where = { amount-cards }
    .gives = **une carte de votre choix**, parmi toutes celles qui restent : un pouvoir durable, ou un grand coup tout de suite.
    .when = dès que vous atteignez le { level }. Le premier venu a le plus de choix.
cs-thing-techs = cartes Dark Tech : { ALONE($seat) }
    .where = { amount-cards }
    .gives = leurs pouvoirs : les durables servent à chaque tour, les autres ont agi quand on les a choisies.
    .when = une en atteignant le niveau I, une en atteignant le niveau II.
cs-thing-bonus = { bonus }
    .where = { bonus.kind }
    .gives = { bonus.text }
    .when = à la fin de la partie ; secrète jusque-là.
cs-thing-bonus-dark = { bonus }
    .where = { bonus.kind }
    .gives = { bonus.text }
    .when = à la fin de la partie ; secrète jusque-là. Chacun en a une depuis le début.
cs-thing-bonus-back = carte Bonus cachée
    .where = { ALONE($seat) }
    .gives = de l’énergie à la fin de la partie ; les autres ne savent pas pour quoi.
    .when = au décompte. Au plus { $of } en tout, claires et foncées.
cs-thing-bonuses = cartes Bonus : { ALONE($seat) }
    .where = { $count } sur { $of }
    .gives = de l’énergie à la fin de la partie, chacune pour autre chose. Elle peut encore faire monter le niveau.
    .when = à la fin ; une carte de trop retourne aussitôt sous la pile.
cs-thing-light-pile = cartes Bonus claires
    .where = { amount-cards }
    .gives = une carte secrète qui rapporte **de l’énergie à la fin de la partie**.
    .when = en exploitant une galaxie dont le rendement montre une carte. Vous en gardez { $of } au plus.
cs-thing-leader = { leader }
    .where = leader
    .gives = { leader.power }
    .when = toute la partie.
    .costs = un départ à { $consumption } de consommation au lieu de 20{ $energy ->
        [0] {""}
       *[other] , avec { $energy } énergies
    }.

## Les plateaux individuels

cs-thing-mat = { civilisation-of }
    .where = plateau : { ALONE($seat) }
    .gives = zones pour les cartes, places pour les améliorations, gemmes et main : tout ce avec quoi on planifie.
    .when = achats, planification et actions, tour après tour.
civilisation-of = { $people ->
        [tretons] Tretons
        [avry] Avry
        [tak_rill] Tak’rill
       *[automatos] Automatos
    }
cs-thing-zone = { zone }
    .where = plateau : { ALONE($seat) } · { range.to }
    .gives = **une carte y agit à chaque tour**, jusqu’au { sector }.
    .when = les zones agissent de gauche à droite ; puis toutes les cartes passent à la zone de droite. Après la zone { $last }, elles reviennent en main.
    .costs = la consommation de sa carte du dessus, à chaque tour.
cs-thing-reach = { zone }, { sector.short }
    .where = plateau : { ALONE($seat) }
    .gives = { $reached ->
        [yes] les cartes de cette zone agissent { sector.at }.
       *[no] les cartes de cette zone n’agissent pas { sector.at }.
    }
    .when = chaque fois qu’une carte agit depuis cette zone.
cs-thing-hand = main : { ALONE($seat) }
    .where = { amount-cards }
    .gives = les cartes à poser sur les zones libres. On ne les défausse jamais : elles reviennent après la dernière zone.
    .when = à la planification, derrière le paravent : une sur chaque zone libre.
cs-thing-screen = paravent : { ALONE($seat) }
    .where = { $ready ->
        [yes] plan prêt
       *[no] prépare son plan
    }
    .gives = le secret : personne ne voit le plan avant que tous aient fini.
    .when = à la planification. Tous les paravents se lèvent ensemble.
cs-thing-planned = carte planifiée
    .where = { ALONE($seat) }
    .gives = une action et une consommation que seul son joueur connaît.
    .when = révélée quand tous sont prêts.
cs-thing-terraforming = { improvement }
    .where = { cs-thing-improved }
    .gives = { improvement.text } { $planet ->
        [D] Les [planet:D|planètes marron] sont les plus fréquentes à 2 parsecs.
       *[V] Les [planet:V|planètes rouges] sont les plus fréquentes à 3 parsecs.
    }
    .when = tout de suite et pour de bon.
    .costs = { cs-thing-price }
cs-thing-extension = { improvement }
    .where = { cs-thing-improved }
    .gives = { improvement.text } Sur ceux des autres aussi.
    .when = tout de suite et pour de bon.
    .costs = { cs-thing-price }
cs-thing-boost = { improvement }
    .where = { cs-thing-improved }
    .gives = [energy|énergie] **{ $energy } énergies**. Le niveau peut monter à la fin de vos achats.
    .when = tout de suite, une seule fois dans la partie.
    .costs = { cs-thing-price }
cs-thing-range = { improvement }
    .where = { cs-thing-improved }
    .gives = { improvement.text } Et [energy|énergie] **{ $energy ->
        [one] { $energy } énergie
       *[other] { $energy } énergies
    }** tout de suite.
    .when = tout de suite et pour de bon ; les zones vont par étapes, 2 parsecs avant 3.
    .costs = { cs-thing-price }
cs-thing-improved = { $owned ->
        [yes] amélioration acquise : { ALONE($seat) }
       *[no] amélioration
    }
cs-thing-price = { $cost } et un cube, qui y reste ; un des trois achats du tour.
cs-thing-gem = { gem }
    .where = { ALONE($seat) }
    .gives = **la monnaie des achats** ; elle peut remplacer une gemme moins chère. { $count ->
        [one] { $count } énergie
       *[other] { $count } énergies
    } s’il vous en reste à la fin.
    .when = en phase d’achat. On ne rend pas la monnaie.
cs-thing-supply = réserve de { gem.plural }
    .where = jamais vide
    .gives = des { gem.plural } pour les extractions et les cartes. Chacune paie des achats et compte { $count ->
        [one] { $count } énergie
       *[other] { $count } énergies
    } à la fin.
    .when = quand une ressource, une carte ou une compensation en donne.
cs-thing-purse = réserve de gemmes ({ ALONE($seat) })
    .where = { $count ->
        [0] aucune
       *[other] { $gems }
    }
    .gives = **tous les achats se paient avec elles** ; une meilleure peut en remplacer une moins chère.
    .when = en phase d’achat, jusqu’à trois achats. Ce qui reste compte à la fin.
cs-thing-cubes = réserve de cubes ({ ALONE($seat) })
    .where = encore { amount-cubes }
    .gives = des colonies sur les planètes et des marques sur les améliorations.
    .when = à chaque colonisation et à chaque amélioration. Seule l’exploitation en fait revenir.
cs-thing-cubes-automa = cubes de l’automa
    .where = encore { amount-cubes }
    .gives = ses colonies : elles comptent pour les majorités comme les vôtres.
    .when = quand sa carte colonise ou découvre.
cs-thing-station = { station }
    .where = { ALONE($seat) } · { $galaxy ->
        [none] pas encore construite
       *[other] { galaxy }
    }
    .gives = { station.text }
    .when = dès qu’elle est sur un emplacement de son type, dans une galaxie où son joueur a une colonie.
    .costs = { $cost }, et un des trois achats du tour.

## L’automa

cs-thing-automa-none = carte de l’automa
    .where = encore face cachée
    .gives = ce que fait l’automa dans ce tour : consommation, actions, exploitation.
    .when = elle se révèle quand votre plan est prêt.
cs-thing-automa-card = { automa-card }
    .where = consommation { $consumption }
    .gives = le tour de l’automa : ligne après ligne, l’action de gauche ou, si elle est impossible, celle de droite ; puis elle { automa-mode }.
    .when = à son tour, selon sa consommation de ce tour.
cs-thing-automa-used = cartes Automa jouées
    .where = { amount-cards }
    .gives = rien pour l’instant : on les mélange quand leur pile est épuisée.
    .when = une de plus à chaque tour.
cs-thing-automa-pile = pile Automa { level.number }
    .where = { amount-cards }
    .gives = les cartes de l’automa : plus la pile est haute, plus elles sont fortes.
    .when = une par tour, de la pile qui va avec son niveau.
cs-thing-option-left = ligne { $row }, première action
    .where = carte de l’automa
    .gives = ce que fait l’automa à cette ligne, s’il le peut.
    .when = à son tour, de haut en bas.
cs-thing-option-right = ligne { $row }, autre action
    .where = carte de l’automa
    .gives = ce que fait l’automa à la place si la première action est impossible.
    .when = à son tour, de haut en bas.

## Ici et maintenant

# $own cubes à vous, $best du meilleur rival, $need pour la majorité.
cs-worth-standing = Vous { $own }, meilleur rival { $best } : { cs-worth-short }.
cs-worth-then = vous { $own }, meilleur rival { $best } : { cs-worth-short }.
cs-worth-short = { $need ->
        [0] **la majorité est à vous**
        [one] il manque **{ $need } cube** pour la majorité
       *[other] il manque **{ $need } cubes** pour la majorité
    }
cs-worth-plate = Exploitée maintenant : **{ $energy }**{ $card ->
        [yes] {" "}et une carte
       *[no] {""}
    }{ $keeps ->
        [yes] , sans perdre de cube
       *[no] {""}
    }. { $standing }
cs-worth-plate-none = Vous n’y avez **aucune colonie** : rien à exploiter. { $standing }
cs-worth-cube = Majorité { galaxy.of } : { $standing }
cs-worth-slot-none = Vous avez déjà construit cette station.
cs-worth-slot = { $colony ->
        [yes] Vous y avez une colonie.
       *[no] **Vous n’y avez pas encore de colonie.**
    } { cs-worth-pay }
cs-worth-pay = { $payable ->
        [yes] **Vous pouvez payer** : vous avez { $gems }.
       *[no] { $held ->
            [0] **Vous ne pouvez pas payer** : vous n’avez aucune gemme.
           *[other] **Vous ne pouvez pas payer** : vous n’avez que { $gems }.
        }
    }
cs-worth-system = { $count ->
        [0] Vous n’y avez aucun cube : **rien à extraire**.
        [one] Une extraction par carte : { $resource }.
       *[other] Jusqu’à **{ $count } extractions** par carte, chacune { $resource }.
    } { cs-worth-reach }
cs-worth-reach = { $reached ->
        [0] Aucune de vos zones ne l’atteint encore.
       *[other] À portée : { $zones }.
    }
cs-worth-planet = Ouverte pour vous : { $zones }. Avec un cube de plus { galaxy.at } : { $standing }
cs-worth-planet-full = Pleine : trois cubes au plus.
cs-worth-planet-taken = Prise : vos cubes ne vont sur d’autres qu’avec l’**extension de colonie**.
cs-worth-planet-far = Aucune de vos zones n’atteint encore { sector.the }.
cs-worth-planet-type = Il vous manque la **{ $planet ->
        [D] terraformation marron
       *[V] terraformation rouge
    }** ; seule une carte pour tout type de planète s’en passe.
cs-worth-space = { $count ->
        [0] La pile du secteur est vide.
        [one] Une tuile reste dans la pile.
       *[other] { $count } tuiles restent dans la pile.
    } { cs-worth-reach }
cs-worth-gap = { $reached ->
        [yes] Écart { $gap } : vous **atteindriez le { level }**.
       *[no] Écart **{ $gap } → { $count }** jusqu’au { level }.
    }
cs-worth-own-gap = Il manque **{ $gap ->
        [one] { $gap } énergie
       *[other] { $gap } énergies
    }** pour le { level }.
cs-worth-exploiting = Toutes vos galaxies exploitées maintenant : **{ $energy }**. { $then }
cs-worth-rival = { $owner }, { level.short } : écart **{ $count }**. Le vôtre : **{ $own }**.
cs-worth-throne = Il vous manque **{ $count ->
        [one] un niveau
       *[other] { $count } niveaux
    }** ; le prochain dans { $gap ->
        [one] { $gap } énergie
       *[other] { $gap } énergies
    }.
cs-worth-bought = Vous l’avez.
cs-worth-later = D’abord : { improvement }.
cs-worth-improvement = { cs-worth-pay } { $brings }
cs-worth-opened = { $count ->
        [0] Aucune planète de plus pour l’instant.
        [one] **Une planète de plus** à votre portée.
       *[other] **{ $count } planètes de plus** à votre portée.
    }
cs-worth-zone = Une carte y a maintenant { $planets ->
        [0] aucune planète à coloniser
        [one] **une planète** à coloniser
       *[other] **{ $planets } planètes** à coloniser
    } et { $count ->
        [0] rien à extraire
        [one] **une extraction** au plus
       *[other] **{ $count } extractions** au plus
    }.
cs-worth-gems = Gardées jusqu’à la fin, { $count ->
        [one] votre gemme compte
       *[other] vos { $count } gemmes comptent
    } **{ $energy }**.
cs-worth-forbidden = Votre leader ne peut pas acheter cette carte.
cs-worth-buy = { cs-worth-pay }
cs-worth-on-zone = Sans être recouverte, elle agit encore **{ $count ->
        [one] un tour
       *[other] { $count } tours
    }**.
cs-worth-in-hand = Posée en zone 1 et jamais recouverte : **{ $count } tours** d’action, { $sum } de consommation en tout.
cs-worth-per-galaxy = Vos majorités maintenant : { $count }, soit **{ $energy }** par tour.
cs-worth-per-system = Vos systèmes en majorité maintenant : { $count }, soit **{ $energy }** par tour.
cs-worth-saved = Écart **{ $gap } → { $count }**.
cs-worth-tech-had = Vous avez atteint ce niveau.
cs-worth-tech-far = Il vous manque { $count } niveaux.
cs-worth-bonus = Si la partie finissait maintenant : **{ $energy }**.
cs-worth-light-pile = Vous avez **{ $count } cartes Bonus sur { $of }**.

## Chaque carte, chaque pièce, qui a sa règle

cs-thing-bonus-gem = { cs-thing-bonus }
    .where = { cs-thing-bonus.where }
    .gives = { cs-thing-bonus.gives }
    .when = { cs-thing-bonus.when }
cs-thing-bonus-cube_on_planet = { cs-thing-bonus }
    .where = { cs-thing-bonus.where }
    .gives = { cs-thing-bonus.gives }
    .when = { cs-thing-bonus.when }
cs-thing-bonus-cube_in_sector = { cs-thing-bonus }
    .where = { cs-thing-bonus.where }
    .gives = { cs-thing-bonus.gives }
    .when = { cs-thing-bonus.when }
cs-thing-bonus-consumption_tenths = { cs-thing-bonus }
    .where = { cs-thing-bonus.where }
    .gives = { cs-thing-bonus.gives }
    .when = { cs-thing-bonus.when }
cs-thing-bonus-cube_on_player_boards = { cs-thing-bonus }
    .where = { cs-thing-bonus.where }
    .gives = { cs-thing-bonus.gives }
    .when = { cs-thing-bonus.when }
cs-thing-bonus-ai_card = { cs-thing-bonus }
    .where = { cs-thing-bonus.where }
    .gives = { cs-thing-bonus.gives }
    .when = { cs-thing-bonus.when }
cs-thing-bonus-light_bonus_card = { cs-thing-bonus }
    .where = { cs-thing-bonus.where }
    .gives = { cs-thing-bonus.gives }
    .when = { cs-thing-bonus.when }
cs-thing-bonus-plain = { cs-thing-bonus }
    .where = { cs-thing-bonus.where }
    .gives = { cs-thing-bonus.gives }
    .when = { cs-thing-bonus.when }
cs-thing-bonus-galaxy = { cs-thing-bonus-dark }
    .where = { cs-thing-bonus-dark.where }
    .gives = { cs-thing-bonus-dark.gives }
    .when = { cs-thing-bonus-dark.when }
cs-thing-bonus-stations = { cs-thing-bonus-dark }
    .where = { cs-thing-bonus-dark.where }
    .gives = { cs-thing-bonus-dark.gives }
    .when = { cs-thing-bonus-dark.when }
cs-thing-planet-B = { cs-thing-planet }
    .where = { cs-thing-planet.where }
    .gives = { cs-thing-planet.gives }
    .when = { cs-thing-planet.when }
    .costs = { cs-thing-planet.costs }
cs-thing-planet-D = { cs-thing-planet }
    .where = { cs-thing-planet.where }
    .gives = { cs-thing-planet.gives }
    .when = { cs-thing-planet.when }
    .costs = { cs-thing-planet.costs }
cs-thing-planet-V = { cs-thing-planet }
    .where = { cs-thing-planet.where }
    .gives = { cs-thing-planet.gives }
    .when = { cs-thing-planet.when }
    .costs = { cs-thing-planet.costs }
cs-thing-gem-a = { cs-thing-gem }
    .where = { cs-thing-gem.where }
    .gives = { cs-thing-gem.gives }
    .when = { cs-thing-gem.when }
cs-thing-gem-g = { cs-thing-gem }
    .where = { cs-thing-gem.where }
    .gives = { cs-thing-gem.gives }
    .when = { cs-thing-gem.when }
cs-thing-gem-t = { cs-thing-gem }
    .where = { cs-thing-gem.where }
    .gives = { cs-thing-gem.gives }
    .when = { cs-thing-gem.when }
cs-thing-station-ST-EXT = { cs-thing-station }
    .where = { cs-thing-station.where }
    .gives = { cs-thing-station.gives }
    .when = { cs-thing-station.when }
    .costs = { cs-thing-station.costs }
cs-thing-station-ST-EXP = { cs-thing-station }
    .where = { cs-thing-station.where }
    .gives = { cs-thing-station.gives }
    .when = { cs-thing-station.when }
    .costs = { cs-thing-station.costs }
cs-thing-station-ST-COL = { cs-thing-station }
    .where = { cs-thing-station.where }
    .gives = { cs-thing-station.gives }
    .when = { cs-thing-station.when }
    .costs = { cs-thing-station.costs }
