### Ce que dit la page « Nouvelle partie », pour tous les jeux.

## La page en un coup d’œil

company-alone = Seul
company-computer = Contre l’ordinateur
company-computer-below = { $most ->
        [one] un adversaire
       *[other] un à { $most ->
            [2] deux
            [3] trois
            [4] quatre
           *[other] { $most }
        } adversaires
    }, { $levels ->
        [one] un niveau
        [2] deux niveaux
        [3] trois niveaux
        [4] quatre niveaux
        [5] cinq niveaux
        [6] six niveaux
       *[other] { $levels } niveaux
    }
company-together = À plusieurs à cette table
company-together-below = { $least ->
        [2] deux
       *[other] { $least }
    } à { $most ->
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
       *[other] { $most }
    }, l’écran passe de main en main
new-step = Nouvelle partie
new-ask = Choisissez, puis commencez
new-opponents = { $count ->
        [one] Votre adversaire
       *[other] Vos adversaires
    }
new-add-opponent = Ajouter un adversaire
new-seats = Couleurs
new-settings = Réglages de la partie
new-guided = Première partie guidée
new-daily = Défi du jour
new-daily-best = Défi du jour (aujourd’hui : { $points })
new-aim = But du jeu
new-rules = Règles
player-unnamed = Votre nom
player-name = Qui joue ici
player-others = Quelqu’un d’autre joue
settings-usual = Comme d’habitude.
settings-differ = Comme d’habitude, sauf : { $things }{ $more ->
        [0] .
        [one] , et une autre.
       *[other] , et { $more } autres.
    }
settings-policy = retour en arrière : { $policy }
settings-seed = graine { $seed }
settings-not-kept = choix non gardés
new-data-published = Données telles que publiées
new-data-own = { $count ->
        [one] Avec votre correction
       *[other] Avec vos { $count } corrections
    }
new-data-waiting = Données publiées, sans vos corrections
new-data-refused = Données publiées : les vôtres ne vont pas
new-data = Données du jeu
new-data-mine = ma boîte
new-data-theirs = publiées
new-data-mine-help = La partie emporte vos corrections, et s’ouvre ainsi partout.
new-data-theirs-help = Vos corrections restent dans « Ma boîte ».
new-data-why = Vos corrections empêchent de jouer : { $why } Elles sont gardées ; « Ma boîte » dit où.
new-data-wrong = { $name } : { $why }
box-not-begun = Aucune autre partie ne commence avec ces données : { $why } « Ma boîte » dit où.
new-data-lost = { $count ->
        [one] Une correction ne va plus avec les données publiées : elle attend dans « Ma boîte ».
       *[other] { $count } corrections ne vont plus avec les données publiées : elles attendent dans « Ma boîte ».
    }
new-box = Ouvrir « Ma boîte » : corriger les données
new-data-play-own = Jouer avec ma boîte ({ $count ->
        [one] une correction
       *[other] { $count } corrections
    })
new-data-play-published = Jouer avec les données publiées
new-on-published = { $what }, données publiées
start-hint = Entrée · une nouvelle donne à chaque fois
start-seed = Entrée · la donne de la graine { $seed }
start-challenge = { $challenge } · { $who }
start-automa = seul contre { $player }, niveau { $level }
start-computer = contre { $names }
chosen-against = Vous contre { $player }
chosen-computer = Vous contre l’ordinateur
chosen-together = À cette table
chosen-others = { $count ->
        [3] Trois adversaires
        [4] Quatre adversaires
        [5] Cinq adversaires
       *[other] { $names }
    }
chosen-players = { $count ->
        [one] Une personne
       *[other] { $count } joueurs
    }
chosen-who = { $name }, { $colour }
chosen-count = { $count ->
        [1] un
        [2] deux
        [3] trois
       *[other] { $count }
    }
explain-automa = Expliquer { $player }
explain-each = Chaque choix
explain-none = Sans attendre
explain-each-help = Ce qui se décide s’affiche et vous attend ; » passe plus vite.
explain-none-help = La partie continue d’elle-même ; les raisons restent au journal.

## Seul : missions et niveaux

solo-won = Réussie
solo-next = La suivante
solo-open = À jouer
solo-won-level = Gagné
solo-record = votre record : { $result }
solo-goals = { $count ->
        [1] un objectif à remplir
        [2] deux objectifs à remplir
        [3] trois objectifs à remplir
        [4] quatre objectifs à remplir
        [5] cinq objectifs à remplir
       *[other] { $count } objectifs à remplir
    }
tally = { $won ->
        [one] { $won } victoire
       *[other] { $won } victoires
    } sur { $played ->
        [one] { $played } partie
       *[other] { $played } parties
    }
help-and-tally = { $help } Vous : { $tally }.
solo-measured = { $player } : { $won } sur { $games }
solo-measured-there = { $player } : { $won } gagnées sur { $games }
solo-measured-published = Ces mesures valent pour les données publiées.
solo-mix = Sur mesure
solo-mix-note = Tous les réglages, un à un ; les niveaux n’en sont que des choix tout faits.
solo-levels = Revenir aux niveaux

## L’échelle des niveaux

new-level = Niveau
new-level-ask = Choisissez son niveau
new-level-of = Quel niveau pour { $name } ?
new-level-measured = à 2 joueurs ; { $games ->
        [one] { $games } partie ou plus mesurée
       *[other] { $games } parties ou plus mesurées
    } par échelon, à ±{ $margin } { $margin ->
        [one] point
       *[other] points
    } au plus
new-level-unmeasured = les niveaux de ce jeu ne sont pas encore mesurés
new-level-does = Ce qu’il fait
new-level-beats = Bat celui d’au-dessous
new-level-against = Contre vous
new-level-time = Temps
new-level-any = Au hasard parmi eux
new-level-any-help = L’un des cinq, de Novice à Maître ; la table dit lequel.
new-level-suggested = conseillé pour vous
new-level-to-begin = pour commencer
new-level-first = le premier échelon
new-level-not-measured = pas encore mesuré
new-level-never-met = jamais rencontré
new-level-share = { $percent } %
new-level-stones = vous gagnez { $won } sur { $played }
new-level-short-time = < 0,1 s
new-level-seconds = { $tenths ->
        [0] { $whole }
       *[other] { $whole },{ $tenths }
    } s
new-level-beats-said = Bat celui d’au-dessous { $percent } fois sur 100, à { $margin } près, sur { $games } parties.
new-level-first-said = C’est le premier échelon.
new-level-not-measured-said = On n’a pas encore mesuré s’il bat celui d’au-dessous.
new-level-stones-said = Contre lui, vous gagnez { $won } fois sur { $played }.
new-level-never-met-said = Vous ne l’avez jamais rencontré.
new-level-time-said = Un coup en { $time }, 19 fois sur 20 en { $late } au plus.
new-level-chosen-said = Choisi.
new-level-why = Pourquoi { $level }
new-level-why-to-begin = { $level }, pour commencer
new-level-why-known = D’après vos { $games } parties de { $game } qui comptent, vous le battriez environ { $percent } fois sur 100 : il vous résiste juste assez.
new-level-why-unknown = Après { $least } parties qui comptent, le conseil suivra vos résultats. { $games ->
        [0] Vous n’en avez pas encore.
        [one] Vous en avez une.
       *[other] Vous en avez { $games }.
    }
new-level-course = Votre niveau, de partie en partie
new-level-course-said = Après { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, vous êtes le plus près de { $level } ; entre { $least } et { $most } dans huit cas sur dix.
new-level-counts = Comptent les parties contre ces niveaux seuls, sans rien reprendre au sort.
new-level-how = Comment c’est mesuré
new-level-how-measured = Chaque échelon a joué { $games ->
        [one] { $games } partie ou plus
       *[other] { $games } parties ou plus
    } à deux contre celui d’au-dessous, mêmes graines, places échangées. La vraie valeur est sous le trait fin, 19 fois sur 20.
new-level-how-larger = À { $seats } joueurs, un niveau seul parmi des joueurs du niveau d’au-dessous a gagné { $rungs ->
        [one] { $most } % de ses parties
       *[other] de { $least } à { $most } % de ses parties, selon l’échelon
    } ; { $even } % serait l’égalité. { $rungs ->
        [one] Un échelon
       *[other] { $rungs } échelons
    }, { $games ->
        [one] { $games } partie ou plus
       *[other] { $games } parties ou plus
    } pour chacun.
new-level-how-published = C’était avec les données publiées : avec les vôtres, un niveau peut valoir autre chose.
new-level-how-unmeasured = Les échelons n’ont pas encore joué l’un contre l’autre. En attendant, le conseil suppose que chacun bat celui d’au-dessous trois fois sur quatre.
