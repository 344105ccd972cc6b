### What the check of “My box” finds in any game, and what cures it.

## Cures

box-cure-write = Write { $value }
box-cure-without = Take this row away
box-cure-back = Take back the correction that it comes from
box-cure-as-printed = Put back what the rulebook says

## Errors

box-unknown-name = The game does not know “{ $name }”, only these: { $known }.

## Remarks

box-unknown-part = The game knows no part “{ $name }” here: it would change nothing.
box-against-rulebook = The rulebook says something else.
box-against-rulebook-number = The rulebook says { $value }.
box-far-from-others = { $value } is far from the other values of the column, from { $least } to { $most }.
box-far-from-published = { $value } is far from { $published }, in the base edition.
box-scale-broken = { $way ->
        [up] Values rise in the base edition; here { $next } follows { $one }.
       *[down] Values fall in the base edition; here { $next } follows { $one }.
    }
box-more-than-published = { $what }: { $counted } times, against { $published } in the base edition.
box-same-row = Another row says exactly the same.
