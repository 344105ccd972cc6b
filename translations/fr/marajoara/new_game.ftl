### Marajoara : ce que dit la page « Nouvelle partie ».

edition-line = Le livret, complété là où ses images ne suffisent pas
new-table-note = { $mission ->
        [7] 52 dés lancés, puis rangés par la graine.
       *[other] 52 dés, tous sur 1, rangés par la graine.
    }
new-table-rule = MJ-SET-4
mission-rule = MJ-MIS-{ $mission }
mission-twist-3 = Au décompte, la somme des dés de la piste compte-tours est retirée.
mission-twist-4 = La place du jeton Fouille de départ est imposée.
mission-twist-5 = Au décompte, deux fois la somme des dés non jaunes de la piste compte-tours est retirée.
mission-twist-6 = Deux musées, une seule zone jaune ; chaque case de vitrine vide et chaque fragment manquant coûtent 3 PV.
mission-twist-7 = Des dés lancés à la mise en place ; ceux qui dépassent 6 reviennent à 1 et coûtent 4 PV. Au décompte, la somme des dés de la piste compte-tours est retirée.
mission-twist-8 = Au décompte, la somme des dés de la piste compte-tours est retirée.
value-mission-0 = aucune
value-first-0 = au sort
