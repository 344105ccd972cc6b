### Ce qui ne va pas dans une table ou une position, quel que soit le jeu.

table-no-such-seat = Il n’y a pas de siège { $number } à cette table.
table-seat-count = { $seats ->
        [one] Une table de { $seats } siège ne convient pas à ce jeu, qui en demande de { $least } à { $most }.
       *[other] Une table de { $seats } sièges ne convient pas à ce jeu, qui en demande de { $least } à { $most }.
    }
table-unknown-colour = Ce jeu n’a pas la couleur « { $colour } ».
table-same-colour = Deux sièges ont la même couleur.
    .cure = Donnez à chaque siège une couleur différente.

