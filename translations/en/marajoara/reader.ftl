### Marajoara: what the book of rules adds to the rules.

## Chapters

chapter-setup = Setup
chapter-turn = Round and turn
chapter-capture = Step 1: capture
chapter-raise = Step 2: raise the jumper
chapter-dig-bonus = Step 3: dig bonus
chapter-die-action = Step 4: die action
chapter-tracks = Bonuses of the excavation tracks
chapter-paying = Spending dice, paying
chapter-free-actions = Free actions
chapter-tokens = Placing Dig tokens
chapter-recycling = Recycling
chapter-scoring = End of game and final scoring
chapter-solo = Solo mode

## What the program does differently

difference-exhibition-order = When an exhibition uses several red dice, they are resolved from left to right; nothing that counts depends on it. The order in which dice enter the cart remains yours.
difference-track-bonuses = The raises of the excavation tracks, yellow 7, red 7 and red 8 may be declined; the rulebook only says to receive them.
difference-solo-standstill = A solo game ends, and is scored, after three turns in a row without a capture; otherwise it might never end.
difference-points-above-89 = Above 89 points there is no marker in the box; we show the number.

## Parts of the data

edition-part-box = Components and numbers
edition-part-grid = Dig grid
edition-part-museum = Museum board
edition-part-solo = Solo missions
edition-part-tracks = Excavation tracks

## What a rule comes to in the game being played

now-grid = { $dice ->
        [0] The grid is empty
        [one] 1 die on the grid
       *[other] { $dice } dice on the grid
    }
now-round = Round { $round }
now-storage = Your storage: { $yellow } yellow, { $red } red, { $blue } blue
now-storage-2 = Second museum: { $yellow } yellow, { $red } red, { $blue } blue
now-discs = Your discs: blue { $blue }, yellow { $yellow }, red { $red }
now-cart = In the cart: { $dice } of { $slots }
now-money = Your money: { $money ->
        [0] no credit
        [one] { $money } credit
       *[other] { $money } credits
    }
now-vases = Your vases on display: { $vases }
now-fragments = Your restored fragments: { $fragments }
now-tokens = Your tokens to place: { $supply } in the supply, { $museum } on the museum
now-slate = { $dice ->
        [0] The slate is empty
        [one] 1 die on the slate
       *[other] { $dice } dice on the slate
    }
now-round-track = { $dice ->
        [0] The round track is empty
        [one] 1 die on the round track
       *[other] { $dice } dice on the round track
    }
