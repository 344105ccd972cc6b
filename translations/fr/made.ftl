# Ce qu’on fait soi-même : leçons et positions, en fichiers. Les mots de leur auteur, et ce qui ne va pas.

own-words = { $words }

made-foreign = Ce n’est ni une leçon ni une position de Vestiges.
made-newer = Ce fichier vient d’une version plus récente de Vestiges (format { $format }, celle-ci connaît le format { $known }).
made-newer-rules = Il a été fait avec des règles plus récentes (version { $rules }) que celles de ce programme.
made-file-too-large = Le fichier dépasse { $most } Mo.
made-too-much = Le fichier contient plus de { $most } valeurs.
made-too-deep = À { $path }, le fichier s’emboîte sur plus de { $most } niveaux.
made-text-too-long = Le texte de { $path } dépasse { $most } lettres.
made-list-too-long = { $path } a { $count } éléments ; { $most } au plus.
made-same-step = { $path } : une autre étape s’appelle déjà « { $name } ».
made-one-position = Il faut une position, notée ou entière, et une seule.
made-not-read = Le fichier ne se laisse pas lire ({ $reason }).
made-unknown-game = Le jeu « { $game } » est inconnu.
made-makes-no-sense = Le jeu ne comprend pas cette position ({ $reason }).
