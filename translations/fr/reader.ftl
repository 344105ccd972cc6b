### Le livre des règles, les arbitrages, le glossaire, l’édition.

## Le livre des règles

reader-rules = Règles
reader-back = Retour
reader-back-key = Échap
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
reader-rulings = Arbitrages
reader-differences = Nos écarts au livret
reader-glossary = Mots des deux langues
reader-edition = D’où viennent les données
reader-our-words = Nos mots, d’après le livret. Les numéros sont ceux des refus.
reader-ruling = { $number ->
        [none] Arbitrage
       *[other] Arbitrage { $number }
    }
reader-show = Montrer sur la table
reader-lesson = Jouer la leçon { $number }
reader-rule-count = { $count ->
        [one] 1 règle
       *[other] { $count } règles
    }
reader-key-allowed = permis
reader-key-refused = refusé
reader-key-because = à cause
reader-figure = Figure de la règle { $rule }
reader-shown = Règle { $rule } sur la table : { $title }
reader-your-game = Dans votre partie

## Arbitrages

rulings-title = Ce que le livret laisse ouvert
rulings-intro = Pour chaque question, notre choix et sa raison. Un réglage changé vaut dès la partie suivante ; la partie en cours garde les siens.
rulings-first = Avec un réglage d’abord
rulings-what = Ce que nous faisons
rulings-why = Pourquoi
rulings-close = Choix serré : à vérifier en premier sur une vraie boîte
rulings-no-switch = Sans réglage
rulings-ours = Notre lecture
rulings-changed = Changé par vous
rulings-reset = Revenir à notre choix
rulings-all = Tous
rulings-with-switch = Avec un réglage
rulings-changed-ones = Changés par vous

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
edition-problems = Problèmes
edition-no-problem = Aucun problème : ces données forment une boîte complète.
edition-numbered = { $name } · { $number }
edition-entries = { $count ->
        [one] 1 donnée
       *[other] { $count } données
    }

## Ce que le moteur dit d’une figure

figure-not-allowed = { $figure } : { $move } n’est pas permis.
figure-not-refused = { $figure } : { $move } n’est pas refusé, { $rule } devait le faire.
figure-refused-otherwise = { $figure } : { $move } est refusé par { $other }, et non par { $rule }.
figure-bad-position = { $figure } : { $problem }
