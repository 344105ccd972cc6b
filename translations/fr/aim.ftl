### Le but d’un jeu en trente secondes : fiche à la table, première page du livre des règles.

aim-title = But du jeu
aim-turn = Un tour
aim-end = La fin
aim-rest = Tout le reste
aim-tips = Trois conseils
aim-play = Jouer
aim-book = Le livret
aim-guided = Première partie guidée
aim-close = Échap
aim-again = la rouvre à tout moment. Montrée d’elle-même une seule fois.
aim-time = 30 secondes
aim-from = D’où viennent les points
aim-measured = Moyenne de { $games } parties à { $seats } entre ordinateurs de niveau { $player } : { $mean } points chacun (à { $more } près){ $lost ->
        [0] .
       *[other] , pertes déduites (−{ $lost }).
    }
