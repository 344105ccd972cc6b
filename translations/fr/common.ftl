# Ce dont tous les textes ont besoin : les énumérations, les sièges, le décompte.

list-empty = rien
list-more = { $row }, { $next }
list-last = { $row } et { $last }

# Le nom d’un siège : dans une phrase, celui qu’on a donné, sinon « Siège 1 » ; seul ({ ALONE($seat) }) ou
# après une préposition ({ OBJECT($seat) }), « Vous » ou « vous » pour l’unique personne de la table qui n’en a pas donné.
seat-number = Siège { $number }
seat-you = Vous
seat-alone = { ALONE($seat) }
seat-named = { $seat } ({ $player })
seat-asked = { $seat } : { $ask }
seat-colour = { $colour ->
        [turquoise] Turquoise
        [purple] Violet
        [black] Noir
        [orange] Orange
        [yellow] Jaune
        [pink] Rose
        [blue] Bleu
        [brown] Brun
        [red] Rouge
        [green] Vert
        [white] Blanc
       *[grey] Gris
    }

stage-round = manche { $round }/{ $last }
chapter-round = Manche { $round }
turn-of-seat = { $seat } joue

game-over = La partie est finie.

score-line = { $source } : { $points }
score-of = { $points } pour { $seat }
score-total = Total
score-goal = { $reached ->
        [yes] Objectif atteint : { $goal }
        [later] Objectif à atteindre : { $goal }
       *[no] Objectif manqué : { $goal }
    }
score-winners = { $count ->
        [one] { $winners } gagne.
       *[other] { $winners } gagnent ensemble.
    }

words-themselves = { $words }

# La boîte de dialogue des fichiers.
file-dialog-look-in = &Regarder dans :
file-dialog-types = &Types de fichiers :
