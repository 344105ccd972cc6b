# La table, ses fichiers et sa mémoire : pourquoi on ne peut pas reculer, ce qui ne va pas dans un fichier.
# $path est le nom d’un fichier, $why une phrase complète, $reason une des phrases disk-….

## Reculer, avancer, bifurquer

table-undo-start = La partie est à son début : il n’y a rien à annuler.
table-redo-end = Il n’y a rien à rétablir.
table-no-such-point = La partie n’a pas de coup nº { $point } ; le dernier est le nº { $last }.
table-undo-chance = À cette table on ne revient pas sur le hasard : le coup nº { $point } a tiré au sort.
table-undo-learned = À cette table on ne revient pas sur ce qui a été vu : au coup nº { $point }, { $seat } a appris quelque chose.
table-too-long = La partie compte { $limit } coups, en comptant les variantes ; il n’y a pas de place pour un de plus.

## Ce que dit le disque

disk-missing = il n’y a rien à cet endroit.
disk-forbidden = l’accès est interdit.
disk-full = le disque est plein.
disk-no-larger = le fichier ne peut pas grandir davantage.
disk-gone = le disque ou le lecteur réseau ne répond pas.
disk-bad-name = ce nom n’est pas possible.
disk-error = le système répond par l’erreur nº { $number }.

## La partie en cours

journal-not-begun = La partie ne peut pas être gardée dans « { $path } » : { $reason }
journal-not-written = Le coup n’a pas pu être écrit dans « { $path } », il n’est donc pas joué : { $reason }
journal-not-moved = Ce déplacement dans la partie n’a pas pu être écrit dans « { $path } », elle reste donc où elle est : { $reason }
journal-not-noted = Ce que vous notez n’a pas pu être écrit dans « { $path } » : { $reason }
journal-full = « { $path } » a atteint sa taille maximale : ce coup n’est pas joué.
journal-full-of-notes = « { $path } » est presque plein : la place qui reste est gardée pour les coups, ceci n’est pas noté.
journal-in-use = Un autre programme joue déjà la partie « { $path } ».
journal-continued = « { $path } » reste tel quel ; la partie continue dans « { $to } ».
journal-begun-anew = « { $path } » n’était plus là comme avant : un nouveau fichier, « { $to } », contient la partie avec tout ce qui a été joué.
journal-elsewhere = La partie est désormais gardée dans « { $path } ». Pour la reprendre un autre jour, ouvrez ce fichier parmi les parties gardées.

## Ce qui ne va pas dans un fichier

save-not-read = « { $path } » ne peut pas être lu : { $reason }
save-not-written = « { $path } » n’a pas pu être écrit : { $reason }
save-would-replace = « { $path } » existe déjà et n’est pas une partie intacte : { $why }
save-folder = « { $path } » est un dossier.
save-not-a-file = « { $path } » n’est pas un fichier ordinaire.
save-too-large = « { $path } » dépasse { $megabytes } Mo : ce n’est pas une partie de Vestiges.
save-empty = « { $path } » est vide.
save-not-text = « { $path } » n’est pas un texte : ce n’est pas une partie de Vestiges.
save-foreign = « { $path } » n’est pas une partie de Vestiges.
save-truncated = La ligne { $line } de « { $path } » est incomplète ; tout ce qui précède est là.
save-damaged = « { $path } » est abîmé à la ligne { $line } ; tout ce qui précède est là.
save-line-no-json = La ligne { $line } de « { $path } » est illisible ; tout ce qui précède est là.
save-line-too-long = La ligne { $line } de « { $path } » est démesurée ; tout ce qui précède est là.
save-too-many-lines = « { $path } » a trop de lignes ; il a été lu jusqu’à la ligne { $line }.
save-newer-format = « { $path } » vient d’une version plus récente de Vestiges (format { $format }, celle-ci connaît le format { $known }).
save-newer-rules = « { $path } » a été joué avec des règles plus récentes (version { $rules }) que celles de ce programme.
save-not-migrated = « { $path } » vient d’une version ancienne et n’a pas pu être adapté ({ $reason }).
save-unknown-game = « { $path } » est une partie d’un jeu inconnu, « { $game } ».
save-bad-header = Le début de « { $path } » est faux : { $at }.
save-start-refused = La partie « { $path } » ne peut pas commencer ainsi : { $why }
save-start-broken = La partie « { $path } » ne peut pas commencer ainsi ({ $reason }).
save-corrections-left-out = « { $path } » a été joué avec des données corrigées qui ne vont plus avec celles d’aujourd’hui (d’abord { $at }) : { $count ->
        [one] cette correction est laissée de côté, l’ancien fichier la garde.
       *[other] { $count } corrections sont laissées de côté, l’ancien fichier les garde.
    }
save-rules-changed = Depuis que « { $path } » a été joué, les règles ont changé : à partir du coup nº { $move }, la position n’est plus celle d’alors.
save-unknown-line = « { $path } » s’arrête avant le coup nº { $move } : la ligne « { $line } » n’a pas de sens.
save-bad-note = « { $path } » : au moins un commentaire n’a pas pu être lu, d’abord celui du coup nº { $move } : { $why } La partie est entière.
note-too-long = Un texte dépasse { $most } lettres.
note-too-many-marks = Il y a trop de marques pour les garder avec un coup ; effacez quelques traits.
note-not-one = Ce n’est pas un commentaire.
save-no-such-point = « { $path } » s’arrête avant le coup nº { $move } : le coup nº { $point } dont il part n’existe pas.
save-unknown-move = « { $path } » s’arrête avant le coup nº { $move }, inconnu de ce programme : { $why }
save-move-refused = « { $path } » s’arrête avant le coup nº { $move }, que la règle { $rule } interdit : { $why }
save-move-broken = « { $path } » s’arrête avant le coup nº { $move }, que le jeu ne comprend pas ({ $reason }).

## Ce qui ne va pas dans des données

codec-not-json = Ce n’est pas du JSON.
codec-missing = Il manque { $path }.
codec-extra = { $path } est de trop.
codec-no-kind = Il manque le genre (« kind »).
codec-unknown-kind = Le genre « { $value } » est inconnu.
codec-wrong-value = { $path } ne peut pas être « { $value } ».
option-form = Une option s’écrit nom=valeur ; « { $option } » n’en est pas une.
option-unknown = L’option « { $option } » n’existe pas ; ce jeu connaît : { $known }.
option-wrong = L’option { $option } ne peut pas être « { $value } » ; au choix : { $choices }.

## Ce que le joueur a atteint

profile-damaged = Vos réussites (« { $path } ») étaient illisibles : le fichier est gardé sous le nom « { $to } », un nouveau commence.
profile-newer = Vos réussites (« { $path } ») viennent d’une version plus récente de Vestiges : elles restent telles quelles, celles d’aujourd’hui ne seront pas gardées.
profile-not-written = Vos réussites n’ont pas pu être écrites dans « { $path } » : { $reason }
profile-not-set-aside = Vos réussites (« { $path } ») sont illisibles et n’ont pas pu être mises de côté : { $reason }
results-damaged = Une partie de vos parties jouées (« { $path } ») était illisible : le fichier est gardé sous le nom « { $to } », et ce qui a pu être lu continue dans un nouveau.
results-newer = Vos parties jouées (« { $path } ») viennent d’une version plus récente de Vestiges : elles restent telles quelles, celles d’aujourd’hui ne seront pas gardées.
results-not-written = Vos parties jouées n’ont pas pu être écrites dans « { $path } » : { $reason }
results-not-set-aside = Vos parties jouées (« { $path } ») ne sont pas lisibles en entier et n’ont pas pu être mises de côté : { $reason }
results-full = Vos parties jouées (« { $path } ») remplissent leur fichier : celles d’aujourd’hui ne seront pas gardées. Déplacez le fichier pour en commencer un nouveau.
results-in-use = Vos parties jouées (« { $path } ») sont en train d’être écrites par une autre fenêtre : celles d’aujourd’hui seront gardées avec la prochaine.
