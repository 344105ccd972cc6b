### Le tuteur : il arrête un coup qui coûte cher, avant qu’il soit joué, et demande une fois.

tutor = Tuteur
tutor-points = { $count ->
    [one] { $said } point
   *[other] { $said } points
  }
tutor-title = Ce coup coûte environ { $points }
tutor-nothing = Un autre coup promet davantage d’ici la fin.
tutor-with = avec ce coup
tutor-better = mieux
tutor-wins = { $count ->
    [one] 1 victoire sur 10
   *[other] { $count } victoires sur 10
  }
tutor-chance = { $percent } % de victoires
tutor-loss = Perte estimée : { $points }, à { $error } près
tutor-take-back = Reprendre
tutor-take-back-tip = Reprendre le coup (Échap)
tutor-see = Voir mieux
tutor-see-tip = Reprendre le coup et ouvrir le conseil (F2)
tutor-anyway = Jouer quand même
tutor-anyway-tip = Jouer ce coup (Entrée, deux fois)
tutor-again = Encore Entrée
tutor-spoken = { $title }. { $body } { $figures } { $rule }
tutor-figures = Avec ce coup : { $with }. Mieux : { $better }.
tutor-waits = Votre coup attend votre réponse : { $move }
tutor-menu = Tuteur : arrêter mes coups
tutor-menu-from = à partir de { $points }
tutor-from = Arrêter mon coup à partir de
tutor-never = jamais
tutor-stops = { $count ->
    [one] Un arrêt
   *[other] { $count } arrêts
  } dans cette partie : { $back ->
    [0] aucun coup repris
    [one] un coup repris
   *[other] { $back } repris
  }, { $played ->
    [0] aucun joué quand même
    [one] un joué quand même
   *[other] { $played } joués quand même
  }.
tutor-rule = La règle de ce coup
tutor-never-help = Rien n’arrête vos coups.
tutor-help = Un coup qui perd au moins { $points } attend votre réponse.
tutor-not-strict = À une table stricte, il n’y a pas de tuteur.

## Ce que la table permet

new-advice = Conseil permis
new-advice-on = Chacun peut demander un conseil (F2) ; le journal le note.
new-advice-off = Personne n’est conseillé à cette table.
new-advice-on-strict = Toute la table est d’accord : chacun peut demander un conseil, noté au journal.
new-advice-off-strict = À une table stricte, on joue sans conseil, sauf si tous sont d’accord.
settings-no-advice = sans conseil
new-helps = Pour progresser
new-candid = Dire ce qu’il pèse
new-candid-on = Après chaque coup d’un ordinateur, le journal dit son autre idée.
new-candid-off = Les ordinateurs ne disent rien de ce qu’ils pèsent.
new-candid-secret = Ici, son autre idée montrerait ce qu’il cache.
log-weighed = { $words } (autre idée : { $move })
