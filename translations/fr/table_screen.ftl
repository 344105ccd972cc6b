### L’écran de la table, et la commande qui dessine des écrans.

table-menu-cabinet = Retour au cabinet
table-menu-rules = Lire les règles
table-menu-lessons = Leçons
table-menu-settings = Réglages
table-menu-pace = Allure des adversaires
table-menu-pause = Adversaires en pause
table-menu-hints = Éclairer les pièces à prendre
table-menu-look = Regarder de près
table-menu-dock = Montrer ou cacher le volet
table-menu-full-screen = Plein écran
table-pace-off = Sans animation
table-pace-fast = Rapide
table-pace-normal = Normale
table-pace-slow = Lente
table-surface = Table de jeu
table-play-anyway = Jouer quand même
table-think-again = Réfléchir encore
no-display = Il n’y a pas d’écran ici pour une fenêtre. Les commandes marchent quand même : « vestiges --help » les énumère.
command-screenshot = dessine la vraie table, ou un autre écran, dans une image
argument-save = Une partie enregistrée, au lieu d’une nouvelle.
    .value = FICHIER
argument-moves = Le coup à montrer ; une nouvelle partie est jouée jusque-là par des novices.
    .value = NOMBRE
argument-screen = L’écran, comme table, lessons, plan ou handouts ; un nom inconnu les énumère tous.
    .value = ÉCRAN
argument-at = Où regarder : une règle, une décision ou une section du livre, une leçon.
    .value = ID
argument-theme = Le thème : light, dark ou contrast.
    .value = THÈME
argument-dock = La page du volet de la table : moves, log, rules, charts ou pieces.
    .value = PAGE
argument-size = La taille de la fenêtre, comme 1600x1000.
    .value = LARGEURxHAUTEUR
argument-text = La taille du texte en pour cent, de 100 à 300.
    .value = POUR CENT
value-size = une taille comme 1600x1000
screenshot-done = L’image de { $width } × { $height } points est dans { $file }.
screenshot-not-written = L’image n’a pas pu être écrite dans { $file }.
screenshot-no-moment = Rien à apprendre dans cette partie : jouez-en davantage avec --moves.
screenshot-no-round = Aucune manche n’est finie dans cette partie : jouez-en davantage avec --moves.
screenshot-no-branches = Cette partie n’a pas deux suites à comparer : jouez-en davantage avec --moves.
screenshot-no-choice = Personne n’est interrogé à ce coup : choisissez-en un autre avec --moves.
screenshot-no-mistake = Aucun coup n’y coûte assez cher : choisissez un autre moment avec --moves.
wrong-place = Il n’y a pas de « { $place } » à regarder ; il y a : { $known }

## Ce que disent les choses de la table

thing-gives = Donne
thing-when = Quand
thing-costs = Coûte
thing-colon = { "\u00A0" }:{ " " }
thing-here = Ici, maintenant
thing-read-rule = la règle
