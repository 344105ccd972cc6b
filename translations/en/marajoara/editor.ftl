### Marajoara in the position editor.
### $owner: the colour of a player · $seat: a name · $colour of dice · $goal: an objective · $count, $dice, $turns: numbers.

## The box

mj-edit-dice = Dice
mj-edit-tokens = Dig tokens
mj-edit-vases = Vases
mj-edit-shards = Fragments
mj-edit-shard = fragment { museum.of }

## What is no piece

mj-edit-zone = Yellow area
mj-edit-double-blue = Blue dice count double this turn
mj-edit-reached = Reached: { $goal }
mj-edit-waiting = Tokens that wait for a space
mj-edit-idle = Turns in a row without a capture

## Menus, cures, places

mj-edit-captured = It has just been captured
mj-edit-one-back = The last one goes back a space
mj-edit-storage = { storage-area } ({ ALONE($seat) })

## Remarks: what no game leads to

mj-remark-aside = { $count ->
        [one] { $count } die takes no part in this game.
       *[other] { $count } dice take no part in this game.
    }
mj-remark-no-dice = No die is left on the grid, nor in a museum.
mj-remark-early = { $turns ->
        [one] { $turns } turn was played at most
       *[other] { $turns } turns were played at most
    }, and { $dice ->
        [one] { $dice } die was captured.
       *[other] { $dice } dice were captured.
    }
mj-remark-no-points = { ALONE($seat) } has vases or fragments in place, and no points.
