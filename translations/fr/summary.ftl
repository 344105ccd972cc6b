### La fin d’une manche : la fiche qui descend sur la table. $seat : un nom, déjà en mots.

summary-world = Ce qui se passe
summary-seat = { ALONE($seat) }
summary-to-go = encore { $count }
summary-leaves = se range seule ; rester dessus la garde
summary-stays = reste là jusqu’à ce que vous la rangiez
summary-space = Espace
summary-continue = Continuer
summary-log = Dans le journal
summary-nothing = Aucune manche n’est encore finie.
