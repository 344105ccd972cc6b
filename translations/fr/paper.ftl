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
paper-asks-allowed = Cochez ce qui est permis ; sinon, dites pourquoi.
paper-asks-move = Écrivez ce que vous jouez, et pourquoi.
paper-asks-one = Cochez la bonne réponse.
paper-asks-several = Cochez toutes les bonnes réponses.
paper-asks-number = Écrivez le nombre, et comment vous l’avez trouvé.
paper-asks-places = Entourez sur la figure tout ce qui convient, et notez-le ici.
paper-moves = { $moves }
paper-key = **{ $number }.** { $answer }. { $why }
paper-key-why = **{ $number }.** { $why }
paper-key-allowed = **{ $number }.** Permis : { $right }. Refusé : { $refused }. { $why }
paper-key-refused = { $move } ({ $rule })

## Feuille de score, position, plan

paper-plan-kind = { $kind ->
        [talk] parole
        [lesson] leçon
        [position] position
        [vote] vote
       *[free] jeu libre
    }, { $mode ->
        [pupils] par les élèves
       *[projected] à l’écran de la classe
    }
paper-plan-answer = { $letter }. { $words }
paper-plan-right = **{ $letter }. { $words }** (juste)
paper-score-title = Feuille de score
paper-position-title = Une position
paper-seat = { ALONE($seat) } : { $colour }
paper-to-play = { $count ->
        [one] À { OBJECT($seats) } de jouer.
       *[other] À eux de jouer : { $seats }.
    }
paper-over = La partie est finie.
paper-notes = Notes
paper-minutes = { $count } min

## L’écran des fiches à imprimer

handouts = Fiches à imprimer
handouts-teach = Enseigner ce jeu
handouts-what = Que faut-il imprimer ?
handouts-game = Jeu
handouts-language = Langue
handouts-language-fr = Français
handouts-language-en = Anglais
handouts-language-both = Les deux
handouts-do-rules = Règles en deux pages
handouts-do-rules-note = l’essentiel, avec des figures
handouts-do-turn = Ordre du tour
handouts-do-turn-note = quatre cartes par feuille, à découper
handouts-do-lesson = Fiche de leçon
handouts-do-lesson-note = figures, questions, lignes pour écrire
handouts-do-quiz = Quiz
handouts-do-quiz-note = dix questions, tirées des leçons
handouts-do-glossary = Glossaire
handouts-do-glossary-note = chaque mot et son sens
handouts-do-score = Feuilles de score
handouts-do-score-note = vierges
handouts-do-plan = Plan de séance
handouts-do-plan-note = les lignes, les heures, ce qu’on dit
handouts-do-position = Cette position
handouts-do-position-note = la table telle que vous la voyez
handouts-lesson = { $number } · { $title }
handouts-answers = Avec le corrigé
handouts-draw-again = Autre tirage
handouts-paper = Le papier
handouts-paper-a4 = A4
handouts-paper-letter = Lettre
handouts-letters = Caractères
handouts-letters-usual = usuels
handouts-letters-large = grands
handouts-grey = Noir et blanc, peu d’encre
handouts-tags = Numéros des règles
handouts-booklet = Pages du livret imprimé
handouts-names = Lignes pour le prénom et la date
handouts-sheets = { $pages ->
        [0] Rien à imprimer.
        [one] { $pages } page
       *[other] { $pages } pages
    }
handouts-print = Imprimer…
handouts-pdf = Enregistrer en PDF…
handouts-picture = Enregistrer l’image…
handouts-pdf-title = Enregistrer en PDF
handouts-picture-title = Enregistrer l’image : .png, ou .svg pour un dessin
handouts-type-pdf = Document PDF
handouts-type-picture = Image
handouts-printed = { $pages ->
        [one] { $pages } page envoyée à l’imprimante.
       *[other] { $pages } pages envoyées à l’imprimante.
    }
handouts-document = { $game } : { $what }
handouts-shown = { $alone ->
        [yes] { $what } · page { $first } sur { $count }
       *[no] { $what } · pages { $first } à { $last } sur { $count }
    }
handouts-before = Pages d’avant
handouts-after = Pages d’après
handouts-waiting = Mise en page…
table-menu-handouts = Fiches à imprimer
table-menu-print = Imprimer cette position…
back-to-handouts = Retour aux fiches

## La commande

command-handout = écrit un document à imprimer : règles, carte, fiche, quiz, glossaire, feuille de score ou position
    .notes = --lang fr,en met les deux langues côte à côte. Une position peut aussi être une image : --out F.png ou F.svg.
argument-what = Ce qu’il faut imprimer : rules, turn, lesson, quiz, glossary, score ou position.
    .value = QUOI
argument-handout-kind = Le même choix sous un autre nom.
    .value = QUOI
argument-paper = Le format : a4 ou letter ; sinon a4.
    .value = FORMAT
argument-handout-plan = Le plan à imprimer : ten, thirty, sixty, ou l’identité d’un plan de l’étagère ; sinon le premier.
argument-handout-lesson = La leçon de la fiche, comme « vestiges lesson --list » la nomme ; sinon la première.
    .value = LEÇON
argument-answers = Avec le corrigé.
argument-large = En grands caractères.
handout-done = { $file } : { $pages ->
        [one] { $pages } page
       *[other] { $pages } pages
    }.
handout-which-position = Quelle position ? Donnez la partie avec --save.
handout-two-kinds = --what dit « { $one } », et --kind « { $other } » : l’un des deux suffit.
handout-other-game = { $file } est une partie d’un autre jeu.
handout-which-plan = « { $plan } » n’est pas un plan de ce jeu. Les plans : { $known }.
handout-which-lesson = « { $lesson } » n’est pas une leçon de ce jeu. Les leçons : { $known }.
handout-wrong-ending = { $file } : le nom doit finir par { $endings }.
handout-nothing = Ce jeu n’a rien de tel à imprimer.
