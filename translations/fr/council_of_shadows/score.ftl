### Ce que la feuille de score dit de Council of Shadows.

tie-energy = Énergie restante, pour départager
tie-cubes = Cubes, pour départager
ending-level = Quelqu’un a atteint le niveau III.
cs-stage = tour { $round }, plus haut niveau { $level }

## Au lieu des mots de tous les jeux : Council of Shadows se joue en tours, et ce sont les niveaux qui comptent

chapter-round = Tour { $round }
score-total = Niveau
score-points = { $points ->
        [one] { $points } niveau
       *[other] { $points } niveaux
    }
score-curves = Les points, tour après tour

## Le but

aim-from = D’où vient l’énergie
aim-measured = Moyenne de { $games } parties à { $seats } entre ordinateurs de niveau { $player } : l’énergie gagnée mène chacun au niveau { $mean } (à { $more } près).
