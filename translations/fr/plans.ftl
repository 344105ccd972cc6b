# Les plans de séance : ce qui ne va pas dans un plan.

plan-problem-row = Ligne { $number } : { $problem }
plan-problem-lesson = La leçon « { $lesson } » n’existe pas.
plan-problem-step = { $lesson ->
    [made] La leçon n’a pas d’étape « { $step } ».
   *[other] La leçon « { $lesson } » n’a pas d’étape « { $step } ».
  }
plan-problem-game = Ce qu’elle contient appartient à un autre jeu, « { $game } ».
plan-problem-right = La réponse donnée pour juste n’est pas parmi les réponses.
plan-problem-level = « { $level } » n’est ni un niveau de l’ordinateur ni un automate de ce jeu.
plan-problem-seats = { $seats ->
    [one] Une partie à un siège ne convient pas ici.
   *[other] Une partie à { $seats } sièges ne convient pas ici.
  }
plan-problem-seats-there = La ligne parle de { $seats } sièges, la position en a { $count }.
plan-problem-minutes = Les lignes durent { $minutes } min ; la séance en a { $length }.
