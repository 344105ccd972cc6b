### The table as lines of text, for the terminal.

mj-text-seat = { $seat }: { $points } VP, { $money ->
        [0] no money
        [one] { $money } credit
       *[other] { $money } credits
    }, vases { $vases }/5, fragments { $fragments }/6, tracks { $tracks }, dice { $store }
