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

## L’écran des plans

plans = Plans de séance
plans-own = Mes plans
plans-none = Aucun pour l’instant : changez un plan fourni, ou commencez-en un.
plans-new = Nouveau plan
plans-copy = Dupliquer
plans-share = Partager…
plans-ready = Plan fourni, modifiable : le vôtre en sera une copie.
plans-kept = Votre plan ; chaque changement est gardé.
plans-title = Titre du plan
plans-first-title = Ma séance
plans-first-row = Pour commencer
plans-free-title = Une partie pour de vrai
plans-minutes = { $minutes } min
plans-total = { $over ->
    [0] { $under ->
        [0] { $minutes } min pile
       *[other] { $minutes } min, { $under } de reste
    }
   *[other] { $minutes } min, { $over } de trop
  }
plans-length = Durée de la séance
plans-fewer-minutes = Une minute de moins
plans-more-minutes = Une minute de plus
plans-fewer = Un de moins
plans-more = Un de plus
plans-mode-name = Qui est à l’écran
plans-mode = { $mode ->
    [pupils] élèves
   *[projected] projeté
  }
plans-row-minutes = Minutes de cette ligne
plans-kind = { $kind ->
    [talk] Parole
    [lesson] Leçon
    [position] Position
    [vote] Vote
   *[free] Jeu libre
  }
plans-add = Ajouter
plans-tabs = Ce qui est montré
plans-tab-plan = Le plan
plans-tab-pupils = Les élèves
plans-review-open = Mettre cette position dans le plan et ouvrir l’étape
plans-review-title = À revoir : { $title }, étape { $at }
plans-review-put = Ajouté au plan : « { $title } ».
plans-review-there = Déjà dans le plan : « { $title } ».
plans-review-full = Le plan est complet : aucune ligne de plus n’est possible.

plans-note-talk = { $lines ->
    [0] rien n’est encore écrit
    [one] vos notes : { $lines } ligne
   *[other] vos notes : { $lines } lignes
  }
plans-note-lesson = leçon { $number }, { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
  }
plans-note-own-lesson = leçon du plan, { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
  }
plans-note-position = position de la leçon { $number }
plans-note-own-position = position du plan
plans-note-noted = position notée
plans-note-vote = { $count ->
    [2] A ou B, à main levée
    [3] A, B ou C, à main levée
   *[other] A, B, C ou D, à main levée
  }
plans-note-free = { $people ->
    [one] { $people } joueur
   *[other] { $people } joueurs
  }{ $others ->
    [0] { "" }
    [one] , { $others } siège à { $who }
   *[other] , { $others } sièges à { $who }
  }{ $guide ->
    [yes] , avec le guide
   *[no] { "" }
  }

## Une ligne, ouverte

plans-language = { $language ->
    [fr] { $missing ->
        [0] Français
       *[other] Français, manque { $missing }
    }
   *[en] { $missing ->
        [0] Anglais
       *[other] Anglais, manque { $missing }
    }
  }
plans-row-open = Ouvrir
plans-row-copy = Dupliquer
plans-row-remove = Supprimer
plans-text-title = Titre
plans-text-says = Ce qu’on dit
plans-says-aside = vous seul le lisez, sur votre écran
plans-text-question = Question
plans-text-missing = { $what ->
    [title] Le titre manque
    [says] Ce qu’on dit manque
    [question] La question manque
   *[other] Une réponse manque
  } { $language ->
    [fr] en français.
   *[en] en anglais.
  }
plans-answer = Réponse { $letter }
plans-answer-add = Une réponse de plus
plans-answer-remove = Retirer la réponse { $letter }
plans-right-name = La bonne réponse
plans-right = Réponse { $letter }
plans-right-none = aucune : un sondage
plans-steps = Étapes jouées
plans-step = { $number }. { $task }
plans-seats = Sièges
plans-people = Dont joués par des personnes
plans-seed = Graine du hasard
plans-level = Les autres sièges
plans-guide = Avec le guide
plans-guide-help = Comme une première partie : il dit le but, propose des coups, explique.
plans-lesson-line = { $number }. { $title }
plans-own-line = De l’étagère : { $title }
plans-from-file = Depuis un fichier…
plans-no-row = Ce fichier n’est ni une leçon ni une position.
plans-not-shown = Cette position ne peut pas être montrée.
plans-present-here = Maj + F5 : à partir de la ligne choisie
plans-then-open = Ouvrir : { $title }
back-to-plan = Retour au plan
back-to-presenter = Retour à la séance
