### The position editor: what is the same in all games.
### $seat: a name · $thing, $place, $spare, $field: names of the table, as files spell them · $asked: a question.

## What is no piece

editing-points = Points
editing-round = Round
editing-to-play = To play
editing-asked = Is asked
editing-first = First player
editing-over = The game is over

## Cures and menus

editing-remove = Remove it

## Errors

editing-nobody-can = Nobody can do what is asked: { $asked }

## Edits that mean nothing

editing-no-place = “{ $thing }” cannot lie on “{ $place }”.
editing-no-thing = There is no “{ $thing }” to take, or it cannot be turned.
editing-none-left = The box holds no “{ $spare }” any more.
editing-no-value = “{ $field }” cannot be “{ $value }”.

## The box

editor-box = The box
editor-box-group = Box: { $group }
editor-box-page = { $group } · { $page } of { $pages }
editor-box-more = { $group } · { $count }
editor-spare = { $name }: { $count } in the box
editor-edit = Change the position
