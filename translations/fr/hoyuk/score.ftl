### Ce que la feuille de score dit de Höyük.

tie-two-storey = Maisons à étage, pour départager
ending-last-house = Un clan a posé sa dernière maison.
ending-no-room = Plus personne ne pouvait bâtir.
medal-bronze = Bronze (hameau) : { $margin ->
        [one] { $margin } point d’avance au moins, { $now } ici
       *[other] { $margin } points d’avance au moins, { $now } ici
    }
    .missing = { $missing ->
            [one] il manque 1 point pour le bronze
           *[other] il manque { $missing } points pour le bronze
        }
    .short = Bronze : +{ $margin }
medal-silver = Argent (village) : { $margin ->
        [one] { $margin } point d’avance au moins, { $now } ici
       *[other] { $margin } points d’avance au moins, { $now } ici
    }
    .missing = { $missing ->
            [one] il manque 1 point pour l’argent
           *[other] il manque { $missing } points pour l’argent
        }
    .short = Argent : +{ $margin }
medal-gold = Or (höyük) : { $margin ->
        [one] { $margin } point d’avance au moins, { $now } ici
       *[other] { $margin } points d’avance au moins, { $now } ici
    }
    .missing = { $missing ->
            [one] il manque 1 point pour l’or
           *[other] il manque { $missing } points pour l’or
        }
    .short = Or : +{ $margin }

## Au lieu des mots de tous les jeux : Höyük se joue en tours

score-curves = Les points, tour après tour
