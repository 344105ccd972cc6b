### Two branches of a game, side by side.

branches-compare = Compare both branches…
branches-title = Two branches side by side
branches-nothing = nothing was played on
branches-name = Name of branch { $letter }
branches-where = Where to look at branch { $letter }
branches-other = Another branch
branches-at = Move { $point } of { $last }
branches-at-end = Move { $point }, end of the branch
branches-open = Enter: open at the table
branches-table-said = The table of branch { $letter }: { $where }
branches-go-there = Go to branch B
branches-list = What changes on the score sheet
branches-from-to = From A to B
branches-differs = What changes
branches-same = What stays the same
branches-both = { $before } → { $after }
branches-cell-said = { ALONE($seat) }: { $both }
branches-cell-differs = { ALONE($seat) }: { $both } ({ $change })
