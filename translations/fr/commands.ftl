### Ce que disent les commandes du terminal.

## Aide

help-welcome = Vestiges : une table hors ligne pour cinq jeux de civilisations perdues ou lointaines.
help-commands = Les commandes :
help-more = « vestiges COMMANDE --help » explique une commande. Partout : --lang fr|en, et --json pour les scripts. « vestiges --version » dit la version ; « vestiges FICHIER » ouvre un fichier dans la fenêtre.
help-exit-codes = Code de sortie : 0 c’est fait, 1 le jeu ou le fichier dit non, 2 la commande est mal employée.
help-usage = Usage : { $usage }

command-games = Les jeux, leurs modes, leurs options et leurs adversaires.
command-rules = Toutes les règles d’un jeu, avec leur source.
command-edition = Le matériel d’un jeu, et d’où vient chaque donnée.
command-new = Commence une partie dans un fichier.
command-show = La position d’une partie, et qui doit décider.
command-legal = Tous les coups permis maintenant.
command-try = Dit si un coup est permis, sinon pourquoi, et ce qu’il donnerait.
command-apply = Joue un coup, et garde la partie dans un autre fichier.
command-from-position = Commence une partie à une position donnée.
command-verify = Contrôle une partie, coup par coup.
command-review = Juge chaque décision d’une personne dans une partie gardée, et garde à côté ce qu’elle trouve.
command-simulate = Fait jouer des parties entre adversaires de la machine.
command-ladder = Mesure les niveaux : chacun contre celui d’au-dessous.
command-tune = Joue des parties et ajuste ce que vaut une position.
command-habits = Mesure ce que les réguliers laissent, par thème, dans leurs propres parties.
command-puzzles = Cherche des problèmes dans des parties, et les démontre.
command-perft = Compte les suites de coups permis jusqu’à une profondeur.
command-bench = Mesure la vitesse des jeux, à côté de python-chess.
command-clicks = Compte les gestes par tour : glisser, cliquer, choisir, confirmer.
command-lesson = Les leçons, et leur contrôle par le moteur.
command-demo = Une partie de démonstration, racontée dans le terminal.

argument-lang = La langue des phrases.
    .value = fr|en
argument-json = Un seul document JSON, et rien d’autre.
argument-help = Cette aide.
argument-game = L’identifiant d’un jeu ; « vestiges games » les donne.
    .value = JEU
argument-lesson = L’identifiant d’un jeu, ou avec --check le fichier (.vestiges) d’une leçon que quelqu’un a faite.
    .value = JEU
argument-demo-game = L’identifiant d’un jeu ; sinon Marajoara.
    .value = JEU
argument-bench-game = L’identifiant d’un jeu ; sinon tous.
    .value = JEU
argument-file = Un fichier.
    .value = FICHIER
argument-out = Le fichier à écrire.
    .value = FICHIER
argument-demo-out = Le dossier où laisser la partie ; sinon « demo ».
    .value = DOSSIER
argument-move = Un coup : son JSON, ou son numéro dans « vestiges legal ».
    .value = COUP
argument-option = Une option du jeu, par exemple mission=1 ; peut être répété.
    .value = NOM=VALEUR
argument-level = Le niveau de l’automate, tel que « vestiges games » le nomme ; --option passe avant.
    .value = NIVEAU
argument-edition-check = Joue aussi des parties au hasard avec ces données, à chaque table possible.
argument-trial-games = Avec --check, le nombre de parties ; sinon 200.
argument-corrections = Un fichier de corrections du matériel, en liste ou reçu de quelqu’un (.vestiges) ; sinon celles de cet ordinateur.
    .value = FICHIER
argument-edition-export = Écrit ces corrections dans un fichier à donner (.vestiges).
    .value = FICHIER
argument-edition-by = Avec --export, qui les a faites.
    .value = NOM
argument-seed = La graine du hasard ; sinon 0.
    .value = NOMBRE
argument-sources = Fichier où écrire d’où viennent les points, en moyenne des parties
    .value = FICHIER
argument-seats = Qui joue, dans l’ordre des sièges, séparé par des virgules.
    .value = A,B
argument-clicks-seats = Qui joue, siège par siège, séparés par des virgules ; sinon des novices. Les gestes des bots sont comptés comme ceux de personnes.
    .value = A,B
argument-names = Les noms des sièges, séparés par des virgules.
    .value = A,B
argument-seat = Ce que voit ce siège, compté à partir de 0.
    .value = NOMBRE
argument-review-seat = De qui sont les décisions, compté à partir de 0 ; sinon de la première personne.
    .value = NOMBRE
argument-review-quick = Regarde chaque décision une fois, et aucune une seconde fois.
argument-review-workers = Le nombre de processus ; sinon un de moins que de cœurs. Le résultat n’en dépend pas.
    .value = NOMBRE
argument-policy = Ce que l’on peut annuler : teaching, friendly ou strict.
    .value = POLITIQUE
argument-games = Le nombre de parties ; sinon 1.
    .value = NOMBRE
argument-ladder-games = Combien de parties pour chaque paire de niveaux.
    .value = NOMBRE
argument-ladder-seats = Combien de joueurs : un du niveau mesuré, les autres de celui d’au-dessous.
    .value = NOMBRE
argument-tune-seats = Combien de joueurs.
    .value = NOMBRE
argument-ladder-levels = Les niveaux à mesurer, du plus faible au plus fort ; sinon tous.
    .value = A,B
argument-ladder-solo = Mesure les niveaux contre ce que jouent les règles : chaque niveau des automas, chaque mission.
argument-ladder-keep = Un fichier où chaque partie est notée ; la mesure reprend où elle s’était arrêtée.
    .value = FICHIER
argument-ladder-out = Le fichier de données où écrire les chiffres.
    .value = FICHIER
argument-puzzles-out = Le fichier où écrire les problèmes ; ceux qui y sont déjà restent.
    .value = FICHIER
argument-puzzles-prove = Démontre de nouveau un échantillon des problèmes de ce fichier ; avec --out, tous, et écrit ceux qui tiennent.
    .value = FICHIER
argument-puzzles-sample = Combien de problèmes sont démontrés de nouveau ; sinon 5.
    .value = NOMBRE
argument-workers = Le nombre de processus ; le résultat n’en dépend pas.
    .value = NOMBRE
argument-budget = Le nombre de coups que l’on peut essayer avant de choisir.
    .value = NOMBRE
argument-rotate = Chaque partie décale les joueurs d’un siège.
argument-depth = La longueur des suites de coups.
    .value = NOMBRE
argument-list = Donne la liste des leçons.
argument-check = Fait jouer au moteur les bonnes réponses et les erreurs de chaque leçon.
argument-quick = Mesures courtes, moins sûres.

## Mauvais usage

wrong-command = « { $name } » n’est pas une commande. Les commandes : { $known }.
    .near = « { $name } » n’est pas une commande. Vouliez-vous dire : { $near } ?
wrong-game = « { $name } » n’est pas un jeu connu. Les jeux : { $known }.
    .near = « { $name } » n’est pas un jeu connu. Vouliez-vous dire : { $near } ?
wrong-option = L’option { $name } n’existe pas. Les options : { $known }.
    .near = L’option { $name } n’existe pas. Vouliez-vous dire : { $near } ?
wrong-player = « { $name } » ne peut pas occuper un siège de ce jeu. Possibles : { $known }.
    .near = « { $name } » ne peut pas occuper un siège de ce jeu. Vouliez-vous dire : { $near } ?
wrong-level = Aucun automate de cette table n’a de niveau « { $name } ». Les niveaux : { $known }.
    .near = Aucun automate de cette table n’a de niveau « { $name } ». Vouliez-vous dire : { $near } ?
level-without-automa = Le niveau « { $level } » ne va à personne : aucun automate n’est à cette table.
wrong-value = { $argument } : « { $value } » ne convient pas, il faut { $wanted }.
wrong-missing = Il manque : { $arguments }. L’option --help dit tout.
wrong-flag-value = { $argument } ne prend pas de valeur.
wrong-no-value = { $argument } attend une valeur.
wrong-too-many = « { $text } » est de trop.
wrong-somehow = La commande est mal employée : { $message }.
wrong-seat-count = { $count ->
        [one] Un siège ne convient pas.
       *[other] { $count } sièges ne conviennent pas.
    } Possibles : { $counts }.
wrong-name-count = Trop de noms ({ $names }) pour le nombre de sièges ({ $seats }).
wrong-person = Personne n’est là pour jouer : chaque siège doit revenir à un adversaire de la machine ({ $seats }).
wrong-move-id = « { $id } » n’est le numéro d’aucun coup permis ; « vestiges legal » les donne. Un coup peut aussi être donné en JSON.
wrong-move = Ce coup est illisible : { $why }
failed-unexpectedly = Une erreur du programme a empêché la commande d’aboutir : { $reason }

value-whole-number = un nombre entier, au moins { $least }
value-number-between = un nombre entier de { $least } à { $most }
value-one-of = l’un de ceux-ci : { $choices }
value-separated = des noms séparés par des virgules

## Fichiers

file-missing = Le fichier { $file } n’existe pas.
file-unreadable = Le fichier { $file } ne peut pas être lu : { $reason }.
file-not-json = Le fichier { $file } n’est pas du JSON.
file-no-corrections = Le fichier { $file } ne contient pas de corrections : il faut une liste de chemins (path) avec leur valeur (value).
file-other-game = Le fichier { $file } corrige un autre jeu : { $game }.
file-written = Écrit : { $file }

position-form = { $file } : la position n’a pas la forme attendue, à « { $at } ».
position-of-a-seat = { $file } est ce que voit le siège { $seat } ; il faut la position entière, celle que « vestiges show » donne sans --seat.
position-other-seats = « seats » dit { $are ->
        [one] { $are } siège
       *[other] { $are } sièges
    } ; la position en a { $should }.
position-other-colour = { $seat } : « seats » dit { $said }, la position { $colour }.
position-other-player = { $automa ->
        [none] { $seat } n’est pas un automa dans cette position ; « seats » dit le contraire.
       *[other] { $seat } est un automa dans cette position ({ $automa }) ; « seats » dit le contraire.
    }
position-missing = Il n’y a ici aucune position { $path ->
        [position] (position ou notation)
       *[other] ({ $path })
    }.

## Jeux et matériel

games-none = Aucun jeu n’est installé.
games-players = Joueurs : { $counts }
games-modes = Modes : { $modes }
games-options = Options :
show-seat = { $seat } : { $colour }, { $player }

games-opponent = { $name } ({ $id })
games-levels = Niveaux, { $player } : { $levels }
games-opponents = Adversaires : { $opponents }

edition-no-such-datum = { edition-no-such-datum.alone } ({ $path })
    .alone = Aucune donnée du jeu n’a ce nom.
edition-bad-value = { edition-bad-value.alone } ({ $path })
    .alone = { $reason ->
        [missing] Cette donnée manque.
        [extra] Cette donnée est de trop.
        [choice] « { $value } » ne convient pas ; il faut l’un de : { $allowed }.
        [number] Il faut un nombre entier, et non « { $value } ».
        [flag] Il faut oui ou non, et non « { $value } ».
        [text] Il faut un mot, et non « { $value } ».
        [list] Il faut une liste, de la longueur prévue.
        [fields] Il faut plusieurs données, chacune à son nom.
       *[other] La valeur « { $value } » ne convient pas.
    }
edition-unknown-rule = { edition-unknown-rule.alone } ({ $path })
    .alone = Aucun chapitre du livre ne contient la règle « { $rule } ».
edition-counted = { edition-counted.alone } ({ $path })
    .alone = Il y a { $counted }, et il faudrait { $should }.
edition-unknown = { edition-unknown.alone } ({ $path })
    .alone = « { $ref } » n’existe pas.
edition-same-ref = { edition-same-ref.alone } ({ $path })
    .alone = « { $ref } » sert deux fois.
edition-too-few = { edition-too-few.alone } ({ $path })
    .alone = Il y a { $counted }, et il faut au moins { $needed }.
edition-below-zero = { edition-below-zero.alone } ({ $path })
    .alone = Rien ici ne peut être inférieur à 0.
edition-too-great = { edition-too-great.alone } ({ $path })
    .alone = Rien ici ne dépasse { $most }.
edition-unreadable = Les données du jeu dans { $folder } ne peuvent pas être lues : { $reason }.
edition-part = { $title } ({ $file }) : { $data }
edition-provenance = Données du livret : { $rulebook } ; publiques : { $public } ; reconstituées : { $reconstructed } ; du propriétaire : { $owner }.
edition-problem = Problème : { $text }
edition-games-without-check = --games ne va qu’avec --check.
edition-against = { $why } ({ $path })
edition-not-played = { $problem } Aucune partie ne commence avec ces données : « Ma boîte » dans la fenêtre, ou `vestiges edition { $game } --check` avec les mêmes corrections, dit tout ce qui ne va pas.
edition-by-without-export = --by ne va qu’avec --export.
edition-left-out = Vos corrections : { $problem }
edition-nothing-to-export = Il n’y a aucune correction à écrire.
edition-not-overwritten = { $file } existe déjà et contient autre chose : rien n’est remplacé.
edition-not-written = Impossible d’écrire { $file } : { $reason }
edition-file-title = Ma boîte
edition-trials = { $failed ->
    [0] { $games ->
        [one] Une partie d’essai s’est bien terminée.
       *[other] Les { $games } parties d’essai se sont bien terminées.
    }
    [one] Une partie d’essai sur { $games } s’est mal passée :
   *[other] { $failed } parties d’essai sur { $games } se sont mal passées :
}
edition-trial = { $mode }, { $seats } sièges, graine { $seed } : { $text }
box-trial-stumbles = La partie d’essai s’arrête par une erreur du programme ({ $reason }) : ces données ne vont pas ensemble.
box-trial-stuck = { $seat } doit jouer, et rien n’est permis.
box-trial-endless = La partie ne finit pas, même après { $moves } coups.
box-trial-lost = Des pièces se perdent ou apparaissent ({ $kind }) : il y en a { $counted }, et il en faudrait { $should }.

## Parties

show-title = { $game }, { $moves ->
        [one] après { $moves } coup
       *[other] après { $moves } coups
    }
move-refused = Refusé ({ $rule }) : { $text }
verify-good = { $moves ->
        [one] Tout est bon : { $moves } coup.
       *[other] Tout est bon : { $moves } coups.
    }

simulate-summary = Parties : { $games }, menées à leur fin : { $finished } ; coups : { $moves } en { $seconds } s ({ $speed } par seconde).
simulate-seat = Siège { $number } ({ $player }) : { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }, { $mean } points en moyenne.
simulate-error = La partie { $game } s’est arrêtée après { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } : { $message }
ladder-pair = { $level } contre { $against } à { $seats } : { $won } sur { $games } ({ $share } %, entre { $least } et { $most }), place { $place }, écart { $margin }.
tune-summary = Parties : { $games } ; positions jugées : { $samples }.
tune-stretch = À { $progress } % de la partie : { $slope } par point, à { $spread } près.
tune-scale = { $term } : { $scale } (varie de { $size }) ; chez les autres : { $others } ({ $other_size }).
habits-no-forecast = Personne n’a encore mesuré comment finissent les parties à { $seats } : « vestiges tune » le fait.
nothing-played = Aucune partie n’a été jouée jusqu’à la fin.
habits-summary = { $level } : parties revues : { $games }.
habits-theme = { $theme } : { $points } laissés par partie, à { $error } près (décisions : { $decisions }).
ladder-time = { $player } : { $middle } ms par choix, au plus { $late } ms dix-neuf fois sur vingt.
simulate-interrupted = Interrompu : seules les parties déjà jouées comptent.

perft-summary = Profondeur { $depth } : { $nodes ->
        [one] { $nodes } suite
       *[other] { $nodes } suites
    } de coups en { $seconds } s ({ $speed } par seconde).

clicks-no-table = Ce jeu n’a pas de table à l’écran.
clicks-summary = Parties : { $games }, tours : { $turns }. Gestes par tour :
clicks-hand = tout à la main : { $mean } en moyenne, médiane { $median }, huit tours sur dix de { $low } à { $high }, { $most } au plus
clicks-themselves = les coups uniques se jouent seuls : { $mean } en moyenne, médiane { $median }, huit tours sur dix de { $low } à { $high }, { $most } au plus
clicks-kind = { $kind } : { $count }, dont { $only } pour des coups uniques

bench-no-chess = La mesure a besoin de python-chess (le paquet « chess »), qui n’est pas installé.
bench-line = { $name } { $value }  (promis { $bound }, visé { $aim })
    .ratio = { $name } { $value }, l’étalon { $yardstick }, rapport { $ratio }  (promis { $bound }, visé { $aim })
bench-told = { $name } { $value }
    .ratio = { $name } { $value }, l’étalon { $yardstick }, rapport { $ratio }
bench-no-qt = La vitesse de la fenêtre n’est pas mesurée : Qt (PySide6) ne peut pas être chargé ici. { $reason }

demo-title = { $game } : { $seats }. Graine { $seed }.
demo-stopped = La démonstration s’est arrêtée : { $reason }
demo-saved = { $moves ->
        [one] La partie ({ $moves } coup) est gardée dans { $file }
       *[other] La partie ({ $moves } coups) est gardée dans { $file }
    }

## Leçons

lessons-none = Il n’y a pas de leçon.
lessons-listed = { $game } · { $id } : { $title } ({ $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    })
lessons-good = { $game } · { $id } : { $title } ({ $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }) – tout est juste
lessons-bad = { $game } · { $id } : { $title } ({ $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }) – à revoir
lessons-list-or-check = Il faut --list ou --check, l’un des deux.

lessons-asks-a-question = Ici, une réponse est attendue, pas un coup.
lessons-shows = Ici, on regarde ; rien n’est à jouer.
lessons-asks-for-a-move = Ici, un coup est attendu.
lessons-not-the-goal = C’est permis, mais ce n’est pas ce que demande la leçon.
lessons-not-right = Ce n’est pas cela. Essayez encore.
lessons-set-too-many = { $count ->
        [one] Une réponse est de trop.
       *[other] { $count } réponses sont de trop.
    }
lessons-set-missing = { $count ->
        [one] Il manque une réponse.
       *[other] Il manque { $count } réponses.
    }
lessons-set-both = { $over ->
        [one] Une réponse est de trop
       *[other] { $over } réponses sont de trop
    }, et il en manque { $missing ->
        [one] une
       *[other] { $missing }
    }.

lessons-broken = { $file } n’est pas une leçon : { $reason }
lessons-nothing-before = La première étape doit dire où elle commence.
lessons-endless = Les autres sièges jouent sans fin.
lessons-foresees-no-move = Aucun coup permis ne ressemble à { $move }, que la question prévoit.
lessons-remark-name = { $step } : « [{ $name }] » ne nomme ni un endroit de la table ni une règle.
lessons-remark-language = { $language ->
        [fr] Le français
       *[en] L’anglais
    } est commencé : { $missing ->
        [one] il manque encore { $missing } texte.
       *[other] il manque encore { $missing } textes.
    }
lessons-problem-scene = Une étape ne peut pas commencer : { $problem }
lessons-problem-path = Le chemin « { $path } » ne mène nulle part.
lessons-problem-game = La leçon dit appartenir au jeu « { $game } ».
lessons-problem-text = Le texte { $id } manque ({ $language }).
lessons-problem-rule = La règle { $rule } n’existe pas.
lessons-problem-no-end = { $step } : aucune réponse juste n’aboutit, l’étape suivante n’a pas de position.
lessons-problem-not-asked = { $step } : le siège { $seat } n’a rien à décider ici.
lessons-problem-reached-already = { $step } : le but est atteint avant tout coup.
lessons-problem-no-answer = { $step } : il n’y a aucune réponse juste.
lessons-problem-answer-misses = { $step } : une réponse juste n’atteint pas { $goals }.
lessons-problem-right-refused = { $step } : { $move } est dit à côté, mais on arrive encore au but. La phrase demande-t-elle moins (« only ») ?
lessons-problem-only-unsaid = { $step } : { $move } est refusé sans un mot de la leçon, bien qu’il mène au but. Qu’une erreur type dise ce que demande la phrase (« only »).
lessons-problem-answer-stopped = { $step } : une réponse juste est arrêtée à { $move }.
lessons-problem-no-move = { $step } : aucun coup permis ne correspond à { $move }.
lessons-problem-mistake-no-move = { $step }, erreur { $mistake } : aucun coup permis ne correspond à { $move }.
lessons-problem-mistake-out-of-reach = { $step }, erreur { $mistake } : personne n’y arrive, car { $move } n’est pas en chemin vers une réponse juste.
lessons-problem-unreadable = { $step }, erreur { $mistake } : { $problem }
lessons-problem-not-refused = { $step }, erreur { $mistake } : le coup n’est pas refusé, { $rule } devait le faire.
lessons-problem-refused-otherwise = { $step }, erreur { $mistake } : refusé par { $other }, et non par { $rule }.
lessons-problem-mistake-reaches = { $step }, erreur { $mistake } : { $move } atteint le but.
lessons-problem-mistake-right = { $step }, erreur { $mistake } : cette réponse est juste.
lessons-problem-nothing-right = { $step } : rien n’est juste.
lessons-problem-no-number = { $step } : { $value } n’est pas un nombre.
lessons-problem-no-choice = { $step } : { $value } n’est pas parmi les choix.
