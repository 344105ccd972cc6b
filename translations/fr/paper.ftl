### Le papier : règles, cartes, fiches, quiz, feuilles de score.

## Sur toutes les feuilles

paper-rule = **{ $title }.** { $rule }
paper-both = { $one } · { $other }
paper-pages = { $count ->
        [one] livret p. { $pages }
       *[other] livret p. { $pages }
    }
paper-page = { $page } / { $count }
paper-foot = Vestiges : nos mots, figures vérifiées par les règles du programme. Il faut la boîte du jeu pour jouer.
paper-players = { $least ->
        [one] { $least } à { $most } joueurs
       *[other] { $least } à { $most } joueurs
    }
paper-name = Prénom
paper-date = Date

## Chaque document

paper-rules-title = Les règles en deux pages
paper-turn-title = L’ordre du tour
paper-glossary-title = Glossaire
paper-words = { $count ->
        [one] { $count } mot
       *[other] { $count } mots
    }

## Fiches et quiz

paper-lesson-title = Fiche de leçon { $number } : { $title }
paper-quiz-title = Quiz de { $count } questions, tirage { $seed }
paper-key-title = Corrigé
paper-because = parce que
paper-asks-allowed = Cochez ce qui est permis ; sinon, dites pourquoi.
paper-asks-move = Écrivez ce que vous jouez, et pourquoi.
paper-asks-one = Cochez la bonne réponse.
paper-asks-several = Cochez toutes les bonnes réponses.
paper-asks-number = Écrivez le nombre, et comment vous l’avez trouvé.
paper-asks-places = Entourez sur la figure tout ce qui convient, et notez-le ici.
paper-moves = { $moves }
paper-key = **{ $number }.** { $answer } : { $why }
paper-key-why = **{ $number }.** { $why }
paper-key-allowed = **{ $number }.** Permis : { $right }. Refusé : { $refused }. { $why }
paper-key-refused = { $move } ({ $rule })

## Feuille de score, position, plan

paper-score-title = Feuille de score
paper-position-title = Une position
paper-seat = { ALONE($seat) } : { $colour }
paper-to-play = { $count ->
        [one] À { OBJECT($seats) } de jouer.
       *[other] À eux de jouer : { $seats }.
    }
paper-over = La partie est finie.
paper-minutes = { $count } min
