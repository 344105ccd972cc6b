# Les problèmes : ce qui peut leur manquer.

puzzles-broken = { $file } ne contient pas de problèmes : { $why }
puzzles-too-large = Le fichier a plus de { $megabytes } Mo.
puzzles-unread = Il ne se laisse pas lire ({ $reason }).
puzzles-twice = Le problème { $id } y est { $count } fois.
puzzles-other-game = Ces problèmes sont d’un autre jeu ({ $game }).
puzzles-other-rules = Ces problèmes ont été démontrés avec une autre version des règles ({ $version }).
puzzles-bad = Le problème { $id } ne s’ouvre pas : { $why }
puzzles-no-such-move = Le coup { $number } n’existe pas.
puzzles-other-position = La position n’est plus la même.
puzzles-over = La partie est finie avant.
puzzles-not-asked = Le joueur { $seat } n’a rien à décider à la fin.
puzzles-answer-not-legal = Une réponse acceptée n’est pas un coup permis.
puzzles-compared = Le coup auquel sa réponse est comparée n’est pas permis, ou est lui-même une réponse.
puzzles-no-choice = Tous les coups permis seraient acceptés.
puzzles-seats = On ne joue pas à { $count }.
puzzles-move = Une réponse n’est pas un coup de ce jeu. { $why }
puzzles-theme = Le thème « { $theme } » n’existe pas, ou sa règle est une autre.

# La commande

puzzles-summary = Problèmes trouvés : { $found }, dans { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } (décisions approfondies : { $looked } ; temps de calcul : { $seconds } s).
puzzles-of-theme = { $theme } : { $count }
puzzles-of-layer = Couche { $layer } : { $count }
puzzles-holds = { $id } tient : tout autre coup coûte { $loss } (± { $error }, mondes : { $worlds }).
puzzles-fails = { $id } ne tient pas : l’écart est de { $loss } (± { $error }, mondes : { $worlds }).

## L’étagère

puzzles-title = Problèmes
puzzles-today = Le problème du jour
puzzles-today-below = { $day }, sans réseau
puzzles-day = { $weekday ->
    [0] lundi
    [1] mardi
    [2] mercredi
    [3] jeudi
    [4] vendredi
    [5] samedi
   *[6] dimanche
  } { $date }
puzzles-today-none = Il n’y a pas encore de problème.
puzzles-today-solved = Résolu aujourd’hui
puzzles-today-known = Déjà résolu
puzzles-solve = Résoudre
puzzles-solve-again = Le revoir
puzzles-yesterday = Celui d’hier
puzzles-of-game = { $game } · un coup à trouver
puzzles-layer = couche { $layer }
puzzles-layer-none = couche non mesurée
puzzles-rating = Votre cote
puzzles-rating-error = ± { $error }
puzzles-rating-month = { $points } ce mois-ci
puzzles-rating-none = Résolvez un problème : votre cote commence à { $start }.
puzzles-rating-said = Cote { $figure }, à { $error } près ; { $tries ->
    [one] un essai compté
   *[other] { $tries } essais comptés
  }
puzzles-streak = Votre série
puzzles-streak-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }
puzzles-streak-said = Les { $shown } derniers jours : { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  } avec un problème résolu. Un jour manqué par semaine est pardonné.
puzzles-streak-today = aujourd’hui
puzzles-work = À travailler
puzzles-work-share = { $solved } sur { $tried }
puzzles-work-none = Trois problèmes d’un même thème, et l’on saura lesquels travailler.
puzzles-store = La réserve
puzzles-store-solved = { $whole ->
    [one] { $solved } problème résolu sur { $whole }
   *[other] { $solved } problèmes résolus sur { $whole }
  }
puzzles-count = { $solved } sur { $whole }
puzzles-show-all = Tout voir
puzzles-show-few = Replier
puzzles-nothing = Aucun problème ici pour l’instant.
puzzles-nothing-fits = Aucun problème ne répond à ces filtres.
puzzles-own = votre partie
puzzles-own-title = Coup { $move }
puzzles-own-title-against = Coup { $move }, contre { $against }
puzzles-mark-solved = résolu
puzzles-mark-again = raté, à revoir
puzzles-mark-later = raté, revient le { $day }
puzzles-title-lead = { $side ->
    [ahead] { $figure } d’avance
    [behind] { $figure } de retard
   *[level] à égalité
  }
puzzles-title-choices = un coup sur { $figure }
puzzles-numbered = { $title } ({ $number })
puzzles-filter-all = Tous
puzzles-filter-open = À résoudre
puzzles-filter-failed = Ratés, { $count }
puzzles-filter-own = De vos parties, { $count }
puzzles-filters = Lesquels montrer
puzzles-theme-any = Thème
puzzles-theme-all = Tous les thèmes
puzzles-theme-of = { $theme } · { $game }
puzzles-layer-any = Couche
puzzles-layer-all = Toutes les couches
puzzles-layer-of = Couche { $layer }
puzzles-unopened = Ce problème ne s’ouvre plus : { $why }

## Un problème

puzzles-ask = À vous : trouvez le meilleur coup
puzzles-given = { $layer ->
    [0] D’une de vos parties
   *[other] Couche { $layer } sur 5
  }
puzzles-given-title = Quel est le coup à jouer ?
puzzles-given-ways = { $count ->
    [one] Un seul coup est accepté.
   *[other] { $count } coups sont acceptés.
  }
puzzles-why = Pourquoi c’est le bon coup
puzzles-why-before = Pourquoi il vaut mieux que : { $move }
puzzles-costs = Tout autre coup coûte au moins
puzzles-cost-then = Ce que vous aviez joué coûtait
puzzles-costs-tried = Le vôtre coûte
puzzles-costs-figure = { $loss } (± { $error })
puzzles-rated = Votre cote : { $figure } ({ $change }).
puzzles-back-clean = C’est acquis.
puzzles-back-later = Il revient le { $day }.
back-to-puzzles = Retour aux problèmes
table-menu-puzzles = Problèmes
