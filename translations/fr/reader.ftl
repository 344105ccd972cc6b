### Le livre des règles, les décisions de règles, le glossaire, l’édition.

## Le livre des règles

reader-rules = Règles
back = Retour
back-key = Échap
back-to-table = Retour à la table
back-to-cabinet = Retour au cabinet
back-to-new_game = Retour à la nouvelle partie
back-to-score = Retour au décompte
back-to-own_page = Retour à ma page
back-to-lesson = Retour à la leçon
back-to-lessons = Retour aux leçons
back-to-reader = Retour au livre
reader-french = FR
reader-english = EN
reader-both = FR + EN
reader-languages = Langues des règles
reader-search = Chercher dans les règles
reader-clear = Effacer la recherche
reader-contents = Sommaire
reader-passages = { $count ->
        [0] Rien trouvé
        [one] 1 passage
       *[other] { $count } passages
    }
reader-also = et aussi : { $words }
reader-at = { $at }/{ $count }
reader-earlier = Passage précédent
reader-later = Passage suivant
reader-aim = But du jeu
reader-rulings = Décisions de règles
reader-ruling = { $number ->
        [none] Décision
       *[other] Décision { $number }
    }
reader-differences = Nos écarts au livret
reader-glossary = Mots des deux langues
reader-edition = D’où viennent les données
reader-our-words = Nos mots, d’après le livret. Les numéros sont ceux des refus.
reader-show = Montrer sur la table
reader-lesson = Jouer la leçon { $number }
reader-lessons = Jouer les leçons { $first } à { $last }
reader-some-lessons = Jouer les leçons { $numbers }
reader-printed = { $pages ->
        [none] Livret
       *[other] Livret p. { $pages }
    }
reader-not-printed = Hors livret
reader-otherwise = { $where ->
        [box] Votre boîte dit autre chose
       *[game] Cette partie a d’autres données
    } : { $data }{ $more ->
        [0] { "" }
        [one] { " " }Et une autre donnée.
       *[other] { " " }Et { $more } autres données.
    }{ $figure ->
        [yes] { " " }La figure suit l’édition de base.
       *[no] { "" }
    }
reader-otherwise-datum = { $kind ->
        [taken] { $name }, ôté.
        [added] { $name }, ajouté : { $now }.
       *[set] { $name }, { $now } et non { $was }.
    }
reader-pages = p. { $pages }
reader-place = { $last ->
        [0] Règle { $first } sur { $count }
       *[other] Règles { $first } à { $last } sur { $count }
    }
reader-rule-count = { $count ->
        [one] 1 règle
       *[other] { $count } règles
    }
reader-key-allowed = permis
reader-key-refused = refusé
reader-key-because = à cause
reader-key-you = vous
reader-figure = Figure de la règle { $rule }
reader-shown = Règle { $rule } sur la table : { $title }
reader-your-game = Dans votre partie

## La partie en cours

in-play-mode = Mode
in-play-mode-said = { $mode }, { $seats ->
        [one] 1 joueur
       *[other] { $seats } joueurs
    }
in-play-in-force = S’applique à votre partie.
in-play-not-seats = Pas dans votre partie : { $most ->
        [one] en solo seulement.
       *[other] de { $least } à { $most } joueurs seulement.
    }
in-play-not-mode = Pas dans votre partie, seulement en mode « { $modes } ».
in-play-not-option = Pas dans votre partie, seulement avec « { $option } : { $values } ».
in-play-moves = { $count ->
        [one] 1 coup permis maintenant
       *[other] { $count } coups permis maintenant
    }
in-play-last = { $round ->
        [none] Dernière fois · coup { $move }
       *[other] Dernière fois · { $round } · coup { $move }
    }
in-play-never = Pas encore vue dans cette partie.
in-play-log = Voir dans le journal

## Décisions de règles

rulings-title = Ce que le livret laisse ouvert
rulings-intro = Pour chaque question, notre choix et sa raison. Un réglage changé vaut dès la partie suivante ; la partie en cours garde les siens.
rulings-first = Avec un réglage d’abord
rulings-what = Ce que nous faisons
rulings-why = Pourquoi
rulings-other = L’autre lecture
rulings-changed = Changé par vous
rulings-reset = Revenir à notre choix
rulings-to-rules = Les règles
rulings-by-topic = Par sujet
rulings-all = Toutes
rulings-switch = Avec un réglage
rulings-changed-by-you = Changées par vous
rulings-none = Aucune décision ici.
rulings-box = Vous avez la boîte ?
rulings-box-said = { $count ->
        [one] Une décision se vérifie d’un coup d’œil sur le vrai matériel : { $numbers }.
       *[other] { $count } décisions se vérifient d’un coup d’œil sur le vrai matériel : { $numbers }.
    }
rulings-box-tell = Dire ce que montre ma boîte
rulings-box-see = Voir ces décisions
rulings-sure-low = Choix serré : à vérifier en premier sur une vraie boîte
rulings-sure-medium = Assez sûr
rulings-sure-high = Sûr
rulings-settled-text = Sans réglage : le texte tranche
rulings-settled-rule = Sans réglage : la règle complète prime
rulings-settled-follows = Sans réglage : les autres règles l’impliquent
rulings-settled-silent = Sans réglage : le livret se tait
rulings-settled-open = Sans réglage : le texte laisse deux lectures
rulings-settled-misprint = Sans réglage : c’est une coquille
rulings-settled-departs = Sans réglage : nous nous écartons de la lettre
rulings-settled-same = Sans réglage : rien n’en dépend

## Nos écarts, les mots

differences-title = Ce que le programme fait autrement
differences-intro = Cette page devrait être vide. Voici ce qui s’écarte du livret, et pourquoi.
differences-none = Rien : nous jouons comme le livret.
glossary-title = Les mots des deux langues
glossary-intro = Les termes du jeu, tels que nous les employons partout : règles, refus, journal.

## Édition

edition-title = D’où vient chaque donnée
edition-intro = Ce que disent le livret et les sources publiques est repris tel quel ; le reste est reconstitué, et la table le signale.
edition-rulebook = livret
edition-public = source publique
edition-reconstructed = reconstitué
edition-owner = votre boîte
edition-count = { $source } : { $count }
edition-numbered = { $name } · { $number }
edition-all = Toutes les données
edition-filter = Reconstitué seulement
edition-correct = Corriger d’après ma boîte…
edition-first = À relever d’abord
edition-sources = D’où vient chaque donnée
edition-parts = Parties
edition-corrected = { $old } → { $new }
edition-version = Édition de base, version { $version }
edition-corrections = { $count ->
        [one] sur l’édition de base, version { $version }, avec 1 correction
       *[other] sur l’édition de base, version { $version }, avec { $count } corrections
    }
edition-nothing-here = Rien de reconstitué ici.

## Les données en toutes lettres

datum-nothing = rien de particulier
datum-field = { $name } : { $value }
datum-yes = oui
datum-no = non
edition-problems = Problèmes
edition-no-problem = Aucun problème : ces données forment une boîte complète.
edition-entries = { $count ->
        [one] 1 donnée
       *[other] { $count } données
    }

## Ce que le moteur dit d’une figure

figure-not-allowed = { $figure } : { $move } n’est pas permis.
figure-not-refused = { $figure } : { $move } n’est pas refusé, { $rule } devait le faire.
figure-refused-otherwise = { $figure } : { $move } est refusé par { $other }, et non par { $rule }.
figure-bad-position = { $figure } : { $problem }
