### La revue d’une partie gardée : écart prévu, jugements, ce qu’il y a à apprendre.

review-title = { $game } : les décisions de { $seat }, { $decisions } dans une partie de { $moves } coups.
review-refined = Analyse affinée : { $refined } décisions sur { $all }.
review-partly = Seules { $judged } décisions sur { $decisions } ont été regardées pour l’instant.
review-measured = Jugé avec ce que { $seat } savait alors. Les écarts sont ceux que l’on peut prévoir à la fin de la partie.
review-unmeasured = Jugé avec ce que { $seat } savait alors. Ce que vaut une position pour la fin de la partie n’est pas encore mesuré : des coups sont comparés, aucun écart n’est prévu.
review-start = Écart prévu avant la première décision : { $lead }
review-row = { $round } : décisions { $one }, sort { $other } ; écart prévu { $third }
review-lead = { $round } : écart prévu de { $one } à { $other } ; décisions { $third }
review-lost = { $round } : décisions { $third }
review-round = Manche { $number }
review-turn = Tour { $number }
review-whole = Toute la partie
review-no-chance = Rien n’a été laissé au hasard après le début : le reste du changement est ce que les autres ont joué, ces pertes ne s’additionnent donc pas.
review-final = Écart à la fin : { $lead }
review-grades = Meilleur { $best } · Bon { $good } · Imprécis { $inexact } · Erreur { $mistake } · Gaffe { $blunder }
review-habits = { $count ->
        [one] Une décision n’a pas de note : une habitude y suffit, ou tous les coups reviennent au même.
       *[other] { $count } décisions n’ont pas de note : une habitude y suffit, ou tous les coups reviennent au même.
    }
review-nothing-lost = Rien à apprendre ici : aucune décision n’a rien coûté de certain.
review-moments = { $count ->
        [one] Un moment à apprendre :
       *[other] { $count } moments à apprendre, le plus cher d’abord :
    }
review-moment = { $grade }, { $where } : { $cost }{ $chances }
review-at = coup { $move }
review-within = coup { $move } ({ $round })
review-chances = { "" } (chances de gagner { $before } % → { $after } %)
review-no-chances = { "" }
review-played = Joué : { $move }
review-better = Mieux : { $move }
review-why = { $sentence } ({ $rule })

grade-best = Meilleur
grade-good = Bon
grade-inexact = Imprécis
grade-mistake = Erreur
grade-blunder = Gaffe

## Pourquoi il n’y en a pas

review-strict = Cette partie stricte n’est pas finie : sa revue attend jusque-là.
review-no-person = Ce siège n’est pas joué par une personne : il n’y a rien à revoir.
review-nothing = Aucune personne n’a encore rien décidé dans cette partie.
review-unknown-game = Aucun adversaire ne connaît assez ce jeu pour en faire la revue.

## Fichiers

review-damaged = La revue de cette partie (« { $path } ») était abîmée : elle est gardée sous le nom « { $to } », et une nouvelle commence.
review-foreign = La revue « { $path } » parle d’une autre partie, ou d’un autre cours de celle-ci : elle est gardée sous le nom « { $to } », et une nouvelle commence.
review-not-set-aside = La revue « { $path } » ne va pas avec cette partie et n’a pas pu être mise de côté : { $reason }
review-newer = La revue « { $path } » vient d’une version plus récente de Vestiges : elle reste telle quelle, celle d’aujourd’hui ne sera pas gardée.
review-not-read = La revue « { $path } » n’a pas pu être lue : elle reste telle quelle, celle d’aujourd’hui ne sera pas gardée.
review-not-written = La revue n’a pas pu être écrite dans « { $path } » : { $reason }
review-outdated = La revue gardée avec cette partie venait d’autres règles ou d’un autre jugement : elle recommence.
