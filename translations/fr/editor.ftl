### L’éditeur de positions : ce qui est pareil dans tous les jeux.
### $seat : un nom · $thing, $place, $spare, $field : des noms de la table, comme les fichiers les écrivent · $asked : une question.

## Ce qui n’est pas une pièce

editing-points = Points
editing-round = Manche
editing-to-play = Doit jouer
editing-asked = On demande
editing-first = Premier joueur
editing-over = La partie est finie

## Remèdes et menus

editing-remove = L’enlever

## Erreurs

editing-nobody-can = Personne ne peut faire ce qui est demandé : { $asked }

## Modifications qui ne veulent rien dire

editing-no-place = « { $thing } » ne peut pas être sur « { $place } ».
editing-no-thing = Il n’y a pas de « { $thing } » à prendre, ou cela ne se tourne pas.
editing-none-left = Il ne reste plus de « { $spare } » dans la boîte.
editing-no-value = « { $field } » ne peut pas valoir « { $value } ».

## La boîte

editor-box = La boîte
editor-box-group = Boîte : { $group }
editor-box-page = { $group } · { $page } sur { $pages }
editor-box-more = { $group } · { $count }
editor-spare = { $name } : { $count } en boîte
editor-edit = Modifier la position
