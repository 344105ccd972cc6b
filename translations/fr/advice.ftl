### Le conseil à la table : où regarder, trois coups, pourquoi.

advice = Conseil
advice-tip = Un conseil : où regarder, puis trois coups, puis pourquoi (F2)
advice-close = Fermer le conseil (Échap)
advice-worlds = { $worlds ->
    [0] Je regarde votre tour : { $moves } coups pesés
    [one] 1 suite jouée d’ici, { $moves } coups pesés
   *[other] { $worlds } suites jouées d’ici, { $moves } coups pesés
  }
advice-look = Où regarder
advice-look-at = Où regarder : { $theme }
advice-looking = Je regarde…
advice-nothing = Rien de particulier : plusieurs coups se valent.
advice-one = Un coup se détache des autres.
advice-rule = Ici, un usage suffit : il n’y a rien à comparer.
advice-rest = Le reste
advice-going-on = Le coup suivant est prêt ; vous pouvez aussi jouer autrement.
advice-rest-title = La suite du conseil
advice-failed = Je n’ai pas pu chercher de conseil, cette fois.
advice-moves = { $count ->
    [one] Un coup
    [3] Trois coups
   *[other] Deux coups
  }
advice-wins = victoires
advice-percent = { $percent } %
advice-then = puis { $moves }
advice-equal = équivalents
advice-alike = { $count ->
    [one] et 1 semblable
   *[other] et { $count } semblables
  }
advice-lead = écart prévu
advice-worth = écart au premier
advice-why = Pourquoi 1 plutôt que { $other }
advice-difference = Écart prévu
advice-estimate = Écart estimé
advice-total = { $lead } ± { $error }
advice-on-table = Sur la table
advice-play = Jouer ce coup
advice-more-moves = Voir trois coups
advice-more-why = Voir pourquoi
advice-row = { $rank ->
    [1] Premier
    [2] Deuxième
   *[other] Troisième
  } : { $title }. { $below }
advice-row-measured = { $percent } de victoires, écart prévu { $lead }, entre { $low } et { $high }.
advice-row-compared = Écart au premier : { $lead }.
advice-page = Conseil
log-advised = { $words } (conseillé, étape { $step })

## Pourquoi il n’y en a pas

advice-not-now = Le conseil attend votre tour.
advice-not-strict = À cette table stricte, on joue sans conseil.
advice-not-past = Vous regardez le passé : revenez au présent pour un conseil.
advice-not-over = La partie est finie.
advice-not-here = Cette table a choisi de jouer sans conseil.
