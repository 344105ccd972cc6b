### L’écran de la revue.

review-name = { $seat }
review-open = Revoir vos décisions
score-review = Revoir vos décisions
review-open-tip = Chaque décision, jugée avec ce que vous saviez alors
review-ask = Revoir vos décisions
review-game-over = Partie finie
review-game-so-far = Partie en cours, jusqu’ici

## L’analyse

review-reading = Je relis la partie…
review-waits = L’analyse attend.
review-first = Décisions regardées : { $done } sur { $of }
review-second = Analyse affinée : { $done } sur { $of }
review-done = { $refined ->
    [0] Analyse terminée
    [one] Analyse terminée, { $refined } décision affinée
   *[other] Analyse terminée, { $refined } décisions affinées
  }
review-seconds = encore { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
  }, en arrière-plan
review-minutes = encore { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }, en arrière-plan
review-behind = en arrière-plan
review-held = les adversaires passent d’abord
review-stopped = arrêtée ; ce qui est trouvé est gardé
review-failed = L’analyse s’est interrompue.
review-old = Une revue est gardée, mais d’autres règles ou d’un autre jugement.
review-stop = Arrêter
review-go-on = Reprendre
review-again = Recommencer

## La courbe

review-curve = L’écart prévu, coup après coup
review-kind = Ce que montre la courbe
review-kind-lead = Écart
review-kind-chances = Chances
review-chances-curve = Les chances de chacun, coup après coup
review-chances-known = chances de gagner, d’après ce que { $name } savait alors
review-percent = { $share } %
review-chance-of = { $name } { $share } %
review-costs = Ce que chaque décision a coûté
review-band = avance prévue à la fin sur le meilleur des autres ; 8 parties sur 10 dans la bande
review-no-band = points perdus sur le meilleur coup ; ce que cela vaut à la fin n’est pas mesuré ici
review-cost-at = { $grade } : { $cost }
review-no-curve = La courbe se dessine dès les premières décisions.
review-ahead = { $name } devant
review-behind-others = { $name } derrière
review-move = Coup { $at }
review-move-in = Coup { $at } · { $round }
review-lead-at = écart { $lead }
review-leads = { $before } avant, { $after } après

## Le sort et les décisions

review-split = Le sort et vos décisions
review-losses = Ce que vos décisions ont coûté
review-decisions = vos décisions
review-fate = le sort
review-lead-column = écart
review-before-all = avant la première décision
review-round-bundle = Manches { $first } à { $last }
review-turn-bundle = Tours { $first } à { $last }
review-remark = { $fate ->
    [gave] Le hasard et les autres vous ont donné { $points } ; vos décisions en ont laissé { $lost }.
   *[took] Le hasard et les autres vous ont pris { $points } ; vos décisions en ont laissé { $lost }.
  }
review-no-forecast = Ce que vaut une position à la fin n’est pas encore mesuré ici : la part du sort ne se calcule pas, et ces pertes ne s’additionnent pas.
review-split-later = La part du sort se calcule quand toutes les décisions sont regardées.
review-counted = { $count ->
    [0] Vos décisions
    [one] Votre décision
   *[other] Vos { $count } décisions
  }
review-habits-short = { $count ->
    [one] et une sans note : rien à comparer
   *[other] et { $count } sans note : rien à comparer
  }

## La table

review-table = La table au coup { $at }
review-table-tip = un clic l’ouvre
review-table-said = La table juste avant le coup { $at } ; ouvrir

## La liste

review-learn = À apprendre
review-learn-aside = { $count ->
    [0] aucun moment
    [one] un moment
   *[other] { $count } moments, le plus cher d’abord
  }
review-see-table = Voir la table
review-chances-short = { $before } % → { $after } %
review-filter-round = Manche
review-filter-turn = Tour
review-filter-phase = Phase
review-filter-rule = Règle
review-filter-all = Tout
review-nothing-yet = L’analyse n’a encore rien trouvé à apprendre.
review-nothing-here = Rien de tel avec ces filtres.

## Le pied

review-back = Retour
review-branch = Rejouer du coup { $at }
review-export = Exporter la revue
review-export-pdf = Un document (PDF)
review-export-text = Un texte
review-known-then = Jugé avec ce que vous saviez alors, jamais avec ce qui était caché.
review-learn-from = { $count ->
    [0] { $learned ->
        [0] Rien à apprendre
        [one] Revoir un moment, déjà appris
       *[other] Revoir { $learned } moments, déjà appris
      }
    [one] { $learned ->
        [0] Apprendre d’un moment
       *[other] Apprendre du moment qui reste
      }
   *[other] { $learned ->
        [0] Apprendre de { $count } moments
       *[other] Apprendre des { $count } moments qui restent
      }
  }
review-seat = De qui sont les décisions
