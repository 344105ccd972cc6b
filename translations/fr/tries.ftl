### Une table d’essais : on y cherche un coup, et chaque essai est jugé aussitôt.

tries-yours = Vos essais
tries-none = Jouez votre coup sur la table, ou choisissez-le dans la liste : il est jugé aussitôt, autant de fois que vous voulez.
tries-judging = Je regarde…
tries-unjudged = Ce coup n’a pas pu être jugé, cette fois.
tries-found = Trouvé : c’est le meilleur coup.
tries-as-good = Trouvé : il vaut le meilleur.
tries-better = Mieux, mais pas le meilleur : il manque encore { $behind }.
tries-same = Pareil que ce qui a été joué.
tries-worse = Moins bien que ce qui a été joué : −{ $points }.
tries-found-alone = Trouvé : c’est le coup à jouer.
tries-as-good-alone = Trouvé : il vaut le meilleur.
tries-better-alone = Presque : il manque { $behind }.
tries-same-alone = Ce coup coûte { $points }.
tries-worse-alone = Ce coup coûte { $points }.
tries-piece = Le coup part de ce qui est éclairé.
tries-also = Accepté aussi : { $moves }.
tries-rule = La règle de ce moment
tries-leave = Revenir (Échap)
tries-moves = La liste des coups (Ctrl+F)

## Le pied

tries-hint = Indice
tries-answer = Voir la réponse
tries-line = Ligne de jeu
tries-play-on = Rejouer d’ici
tries-next = Suivant
tries-skip = Passer
