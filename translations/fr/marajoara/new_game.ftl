### Marajoara : ce que dit la page « Nouvelle partie ».

edition-line = Le livret, complété là où ses images ne suffisent pas
new-table-note = { $mission ->
        [7] 52 dés lancés, puis rangés par la graine.
       *[other] 52 dés, tous sur 1, rangés par la graine.
    }
new-table-rule = MJ-SET-4
value-mission-0 = aucune
value-mission-1 = { mission-1 }
    .rule = MJ-MIS-1
value-mission-2 = { mission-2 }
    .rule = MJ-MIS-2
value-mission-3 = { mission-3 }
    .rule = MJ-MIS-3
    .less = − dés
    .help = Au décompte, la somme des dés de la piste compte-tours est retirée.
value-mission-4 = { mission-4 }
    .rule = MJ-MIS-4
    .help = La place du jeton Fouille de départ est imposée.
value-mission-5 = { mission-5 }
    .rule = MJ-MIS-5
    .less = − 2 × non jaunes
    .help = Au décompte, deux fois la somme des dés non jaunes de la piste compte-tours est retirée.
value-mission-6 = { mission-6 }
    .rule = MJ-MIS-6
    .less = − 3 par place vide
    .help = Deux musées, une seule zone jaune ; chaque case de vitrine vide et chaque fragment manquant coûtent 3 PV.
value-mission-7 = { mission-7 }
    .rule = MJ-MIS-7
    .less = − les dés de la piste
    .help = Des dés lancés à la mise en place ; ceux qui dépassent 6 reviennent à 1 et coûtent 4 PV. Au décompte, la somme des dés de la piste compte-tours est retirée.
value-mission-8 = { mission-8 }
    .rule = MJ-MIS-8
    .less = − les dés de la piste
    .help = Au décompte, la somme des dés de la piste compte-tours est retirée.
value-first-0 = au sort
