# Les problèmes : ce qui peut leur manquer.

puzzles-broken = { $file } ne contient pas de problèmes : { $why }
puzzles-too-large = Le fichier a plus de { $megabytes } Mo.
puzzles-unread = Il ne se laisse pas lire ({ $reason }).
puzzles-twice = Le problème { $id } y est { $count } fois.
puzzles-other-game = Ces problèmes sont d’un autre jeu ({ $game }).
puzzles-other-rules = Ces problèmes ont été démontrés avec une autre version des règles ({ $version }).
puzzles-bad = Le problème { $id } ne s’ouvre pas : { $why }
puzzles-no-such-move = Le coup { $number } n’existe pas.
puzzles-other-position = La position n’est plus la même.
puzzles-over = La partie est finie avant.
puzzles-not-asked = Le joueur { $seat } n’a rien à décider à la fin.
puzzles-answer-not-legal = Une réponse acceptée n’est pas un coup permis.
puzzles-no-choice = Tous les coups permis seraient acceptés.
puzzles-seats = On ne joue pas à { $count }.
puzzles-move = Une réponse n’est pas un coup de ce jeu. { $why }
puzzles-theme = Le thème « { $theme } » n’existe pas, ou sa règle est une autre.

# La commande

puzzles-summary = Problèmes trouvés : { $found }, dans { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } (décisions approfondies : { $looked } ; temps de calcul : { $seconds } s).
puzzles-of-theme = { $theme } : { $count }
puzzles-of-layer = Couche { $layer } : { $count }
puzzles-holds = { $id } tient : tout autre coup coûte { $loss } (± { $error }, mondes : { $worlds }).
puzzles-fails = { $id } ne tient pas : l’écart est de { $loss } (± { $error }, mondes : { $worlds }).
