### The table as lines of text, for the terminal.
### $letter: the letter of a colour of dice · $letters: those of a player’s Dig tokens, small.

mj-text-die = { $letter } { die-kind }
mj-text-legend = { $dice }; after a die or on a space, a small letter is a Dig token. o: magnifier. (): roped space.
mj-text-round = Round { $n } of { $count }
mj-text-round-track = Round track ({ $count }/{ $spaces }): { $dice }
mj-text-cart = Cart: { $dice }
mj-text-slate = Slate: { $dice }
mj-text-seat = { $seat } ({ $letters }): { $points } VP, { $money ->
        [0] no money
        [one] { $money } credit
       *[other] { $money } credits
    }, { $tokens ->
        [0] no Dig token in supply
        [one] { $tokens } Dig token in supply
       *[other] { $tokens } Dig tokens in supply
    }
mj-text-track = { track } { $n ->
        [0] at its start
       *[other] space { $n }
    }
mj-text-tracks = {"   "}{ $tracks }
mj-text-museum = {"   "}{ $museums ->
        [1] { museum }
       *[other] { own-museum }
    }: vases { $vases }/{ $spaces }, fragments { $fragments }/{ $pieces }, stored: { $dice }
