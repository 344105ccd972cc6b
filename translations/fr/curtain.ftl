### Le rideau entre deux joueurs qui partagent un écran.

## Le rideau

curtain-pass = Passez l’écran à
curtain-asked = Ce qui vous attend
curtain-meanwhile = Depuis votre dernier tour
curtain-nothing-yet = La partie commence.
curtain-nothing-since = Rien : vous venez de jouer.
curtain-lift = Je suis { $name } : lever le rideau
curtain-key = Espace
curtain-hold = Maintenez une seconde : un appui par mégarde ne montre rien.
curtain-private = Rien de secret à l’écran
curtain-private-why = La table et le journal sont couverts. Les autres regardent ailleurs.
curtain-seat-now = à son tour
curtain-seat-done = a choisi
curtain-seat-waits = attend
curtain-seat-next = ensuite
curtain-leave = Suspendre
