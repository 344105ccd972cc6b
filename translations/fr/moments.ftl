### Les moments d’une revue, à la table.

moments = Apprendre
moments-at = { $at } sur { $of }
moments-step = Apprendre · { $where }
moments-ask = Trouvez mieux que : { $move }
moments-played = Vous aviez joué
moments-won = { $won ->
    [0] aucune victoire sur 10
    [one] { $won } victoire sur 10
   *[other] { $won } victoires sur 10
  }
moments-better = Il existe un coup qui en gagne { $won }.
moments-little = Il existe un coup un peu meilleur.
moments-costs = Il existe un coup qui vaut { $points } de plus.
moments-back = Ce moment revient le { $day }.
moments-learned = Ce moment est appris.
moments-why = Pourquoi c’est mieux
moments-next = Moment suivant
moments-end = Retour à la revue
