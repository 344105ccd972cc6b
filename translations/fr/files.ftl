### Ce que disent les fichiers, la table et les données, quand quelque chose ne va pas.

## La table

table-undo-start = Il n’y a rien à annuler : c’est le début de la partie.
table-redo-end = Il n’y a rien à refaire.
table-no-such-point = La partie n’a pas de point { $point } ; le dernier est { $last }.
table-too-long = Une partie ne peut pas dépasser { $limit } coups.
table-fate-only-teaching = Seule une table d’apprentissage peut changer le sort.
table-undo-chance = Cette table est stricte : le hasard a parlé au coup { $point }, il ne peut plus être annulé.
table-undo-learned = Cette table est stricte : { $seat } a appris quelque chose au coup { $point }, il ne peut plus être annulé.

## Parties enregistrées

save-empty = { $path } est vide.
save-damaged = { $path } est abîmé à la ligne { $line } ; tout ce qui précède est bon.
save-not-text = { $path } n’est pas un texte, donc pas une partie de Vestiges.
save-foreign = { $path } n’est pas une partie de Vestiges.
save-folder = { $path } est un dossier.
save-not-a-file = { $path } n’est pas un fichier ordinaire.
save-too-large = { $path } est trop gros pour une partie (plus de { $megabytes } Mo).
save-newer-format = { $path } vient d’une version plus récente de Vestiges (format { $format }, ici { $known }).
save-newer-rules = { $path } suit des règles plus récentes que les nôtres ({ $game }, version { $rules }).
save-bad-header = { $path } : le début de la partie n’est pas lisible, à « { $at } ».
save-not-migrated = { $path } vient d’une version ancienne et n’a pas pu être converti ({ $reason }).
save-unknown-game = { $path } : le jeu « { $game } » est inconnu ici.
save-start-refused = { $path } : cette partie ne peut pas commencer ainsi ({ $rule }). { $why }
save-start-broken = { $path } : cette partie ne peut pas commencer ({ $reason }).
save-bad-corrections = { $path } : une correction du matériel ne convient pas, à « { $at } ».
save-rules-changed = { $path } : les règles ont changé depuis ; à partir du coup { $move }, la position n’est plus celle d’alors.
save-unknown-line = { $path } : la ligne du coup { $move } n’a pas de sens ici : { $line }
save-no-such-point = { $path } : le coup { $move } se rattache à un point qui n’existe pas ({ $point }).
save-unknown-move = { $path } : le coup { $move } est illisible. { $why }
save-move-broken = { $path } : le coup { $move } dépasse les règles ({ $reason }).
save-move-refused = { $path } : le coup { $move } n’est pas permis ({ $rule }). { $why }
save-not-read = { $path } ne peut pas être lu : { $reason }.
save-not-written = { $path } ne peut pas être écrit : { $reason }.
save-would-replace = { $path } est déjà là et ne sera pas remplacé. { $why }

journal-full = { $path } est plein : la partie est trop longue.
journal-in-use = { $path } est ouvert dans un autre programme.
journal-continued = { $path } reste tel quel ; la partie continue dans { $to }.
journal-not-begun = { $path } ne peut pas être commencé : { $reason }.
journal-not-written = Le coup n’a pas pu être écrit dans { $path } : { $reason }.

disk-missing = le fichier ou le dossier n’existe pas
disk-forbidden = l’accès est interdit
disk-full = le disque est plein
disk-bad-name = le nom ne convient pas
disk-error = le système a répondu par l’erreur { $number }

profile-newer = { $path } vient d’une version plus récente de Vestiges, et reste tel quel.
profile-not-written = { $path } ne peut pas être écrit : { $reason }.
profile-damaged = { $path } était abîmé ; il est gardé sous le nom { $to }.
profile-not-set-aside = { $path } est abîmé, et n’a pas pu être mis de côté.

## Ce qui entre

codec-not-json = Ce n’est pas du JSON.
codec-missing = Il manque { $path }.
codec-extra = { $path } est de trop.
codec-no-kind = Il manque « kind », le genre.
codec-unknown-kind = Le genre « { $value } » est inconnu.
codec-wrong-value = { $path } : « { $value } » ne convient pas.

option-form = Une option s’écrit NOM=VALEUR ; « { $option } » n’a pas cette forme.
option-unknown = Il n’y a pas d’option « { $option } ». Les options du jeu : { $known }
option-wrong = L’option { $option } ne peut pas valoir « { $value } ». Possible : { $choices }

edition-no-such-datum = { $path } : aucune donnée du jeu n’a ce nom.
edition-bad-value = { $path } : la valeur ne convient pas ({ $reason }).
