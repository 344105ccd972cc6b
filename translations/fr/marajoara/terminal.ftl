### La table en lignes de texte, pour le terminal.
### $letter : la lettre d’une couleur de dé · $letters : celles des jetons Fouille d’un joueur, petites.

mj-text-die = { $letter } { die-kind }
mj-text-legend = { $dice } ; après un dé ou sur une case, une petite lettre est un jeton Fouille. o : loupe. () : case encordée.
mj-text-round = Manche { $n } sur { $count }
mj-text-round-track = Piste compte-tours ({ $count }/{ $spaces }) : { $dice }
mj-text-cart = Chariot : { $dice }
mj-text-slate = Ardoise : { $dice }
mj-text-seat = { $seat } ({ $letters }) : { $points } PV, { $money ->
        [0] sans argent
        [one] { $money } crédit
       *[other] { $money } crédits
    }, { $tokens ->
        [0] aucun jeton Fouille en réserve
        [one] { $tokens } jeton Fouille en réserve
       *[other] { $tokens } jetons Fouille en réserve
    }
mj-text-track = { track } { $n ->
        [0] au départ
       *[other] case { $n }
    }
mj-text-tracks = {"   "}{ $tracks }
mj-text-museum = {"   "}{ $museums ->
        [1] { museum }
       *[other] { own-museum }
    } : vases { $vases }/{ $spaces }, fragments { $fragments }/{ $pieces }, en stockage : { $dice }
