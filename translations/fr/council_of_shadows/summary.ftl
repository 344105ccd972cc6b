### La fin d’un tour, en un tableau. $column : d’où vient l’énergie · $each : une suite de galaxies · $n : un niveau.

cs-summary-title = Fin du tour { $round }
cs-summary-unit = Énergie
cs-summary-column = { $column ->
        [exploitation] Galaxies
        [actions] Actions
        [purchases] Achats
        [powers] Pouvoirs
        [end] Fin de partie
       *[levels] Niveaux
    }
cs-summary-galaxies = { $each }
cs-summary-level = { level.short } atteint
cs-summary-throne = { $seat } prend le trône : c’était le dernier tour.
cs-summary-begins = { $seat } commence les achats.
cs-summary-over = La partie est finie : le plus haut niveau gagne.
