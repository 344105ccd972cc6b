### La table en lignes de texte, pour le terminal.

mj-text-seat = { $seat } : { $points } PV, { $money ->
        [0] sans argent
        [one] { $money } crédit
       *[other] { $money } crédits
    }, vases { $vases }/5, fragments { $fragments }/6, pistes { $tracks }, dés { $store }
