### L’étagère des leçons et la leçon elle-même.

## L’étagère

shelf-title = Leçons
shelf-intro = De courtes positions à résoudre sur la table. Ce que vous avez réussi est gardé.
shelf-steps = { $count ->
        [one] 1 étape
       *[other] { $count } étapes
    }
shelf-done = terminée
shelf-progress = { $done } sur { $count }

## La leçon

lesson-place = Leçon { $number } · étape { $at } sur { $count }
lesson-place-made = Étape { $at } sur { $count }{ $only ->
        [fr]  · écrite en français seulement
        [en]  · écrite en anglais seulement
       *[both] { "" }
    }
lesson-classroom = Leçons
lesson-leave = Échap : quitter
lesson-your-turn = À vous
lesson-question = Question
lesson-keep-mistake = Garder cette erreur
lesson-mistake-kept = L’erreur est dans la leçon.
lesson-look = Regardez
lesson-praise = Bravo
lesson-on-the-way = Bien ; continuez.
lesson-played = C’est joué ; continuez.
lesson-refused = Refusé
lesson-missed = Pas encore
lesson-hint = Indice
lesson-read-rule = La règle
lesson-answer = Réponse
lesson-answer-is = Une réponse
lesson-answer-from-start = La réponse part du début de l’étape
lesson-go-back = Revenez au début de l’étape, puis demandez la réponse de nouveau.
lesson-play-answer = Jouer ce coup
lesson-step-ahead = Étape { $at } : pas encore
lesson-step-ahead-why = Les étapes d’avant ne sont pas encore réussies. On peut tout de même la voir ; elles ne compteront pas comme réussies.
lesson-see-without-playing = Voir sans jouer
lesson-reply-so = Répondre ainsi
lesson-panel = Montrer ou cacher l’énoncé (F9)
lesson-project = Projeter (F10)
lesson-go-to-lesson = Leçon { $number } : { $title }{ $done ->
        [true] { " " }(terminée)
       *[false] { "" }
    }
lesson-go-to-step = Étape { $number }{ $done ->
        [true] { " " }(réussie)
       *[false] { "" }
    }
lesson-look-back = Revoir ce qui a été joué dans cette étape
lesson-past-at = { $point ->
        [0] Vous regardez le début de l’étape
       *[other] Vous regardez votre coup { $point } sur { $last }
    }
lesson-past-step = Étape { $at }
lesson-past-back = Revenir à la leçon
lesson-back = Retour
lesson-next = Suivant
lesson-next-lesson = Leçon suivante
lesson-finish = Terminer
lesson-first-solve = Jouez d’abord le coup
lesson-first-answer = Répondez d’abord
lesson-say = Répondre
lesson-start-again = Recommencer l’étape
lesson-number = Votre réponse, un nombre
lesson-choose-places = Montrez-les sur la table, puis répondez.
lesson-which = Lequel de ces coups ?
lesson-chosen = Montré : { $places }
lesson-reply = { $values }
lesson-board = La table de la leçon

# Pourquoi un automate a choisi ainsi : $title est un critère de sa liste, $left ce qui reste en lice après lui.
lesson-reason = { $number }. { $title } : { $left }
lesson-excluded = Hors du choix ({ $why }) : { $left }
lesson-by-lot = { $number }. Au sort : { $chosen }
