### Marks drawn on a table: their names, the tools.

## A mark, in words

mark-arrow = Arrow: { $start } → { $end }
mark-arrow-to = Arrow to: { $end }
mark-arrow-from = Arrow from: { $start }
mark-arrow-free = Arrow
mark-ring = Ring: { $place }
mark-ring-free = Ring
mark-number = Mark { $number }: { $place }
mark-number-free = Mark { $number }
mark-pen = Stroke: { $place }
mark-pen-free = Stroke
mark-light = Light: { $place }
mark-light-free = Light
marks-broken = The marks cannot be read, at “{ $place }”: { $reason }

## The tools

tool-laser = Laser
tool-arrow = Arrow
tool-ring = Ring
tool-number = Number
tool-pen = Pen
tool-light = Light
tool-wipe = Wipe
ink-0 = Raspberry ink
ink-1 = Blue ink
ink-2 = Black ink
ink-3 = Chalk
