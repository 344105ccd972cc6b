### Ce que la feuille de score dit de Höyük.

tie-two-storey = Maisons à étage, pour départager
ending-last-house = Un clan a posé sa dernière maison.
ending-no-room = Plus personne ne pouvait bâtir.
medal-bronze = Bronze (hameau) : { $margin ->
        [one] { $margin } point d’avance au moins, { $now } ici
       *[other] { $margin } points d’avance au moins, { $now } ici
    }
medal-silver = Argent (village) : { $margin ->
        [one] { $margin } point d’avance au moins, { $now } ici
       *[other] { $margin } points d’avance au moins, { $now } ici
    }
medal-gold = Or (höyük) : { $margin ->
        [one] { $margin } point d’avance au moins, { $now } ici
       *[other] { $margin } points d’avance au moins, { $now } ici
    }

## Au lieu des mots de tous les jeux : Höyük se joue en tours

score-curves = Les points, tour après tour
