### Höyük: a catastrophe as a table. $card: the card · $blocks: blocks, in words already.

hk-summary-title = Catastrophe: { catastrophe }
hk-summary-left = { $count ->
        [0] all catastrophes have come
        [one] 1 catastrophe still to come
       *[other] { $count } catastrophes still to come
    }
hk-summary-others = other blocks
hk-summary-to-choose = { $count ->
        [one] 1 still to choose
       *[other] { $count } still to choose
    }
hk-summary-spared = The shaman spares { $blocks }.
