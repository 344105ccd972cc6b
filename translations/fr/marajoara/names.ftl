### Marajoara : les noms des choses, tels qu’ils entrent dans une phrase.
### Valeur : le nom seul. .the : « le … » · .a : « un … » · .at : où · .from : d’où · .to : vers où · .of : « de … ».
### Variables : $colour couleur d’un dé · $face · $seat couleur d’un joueur · $space case de la grille (c4) ·
### $n rang ou numéro · $slot emplacement de stockage (B1 à Y3) · $fragment (F3 à F9) · $track · $count · $mission · $target.

## Dés

die-kind = { $colour ->
        [yellow] dé jaune
        [red] dé rouge
        [blue] dé bleu
       *[grey] dé gris
    }
    .the = le { die-kind }
    .a = un { die-kind }
    .of = du { die-kind }
    .plural = { $colour ->
        [yellow] dés jaunes
        [red] dés rouges
        [blue] dés bleus
       *[grey] dés gris
    }
    .count = { $count ->
        [one] { $count } { die-kind }
       *[other] { $count } { die-kind.plural }
    }
    .role = { $colour ->
        [yellow] argent
        [red] vase à exposer
        [blue] restauration
       *[grey] excavation
    }
    .letter = { $colour ->
        [yellow] J
        [red] R
        [blue] B
       *[grey] G
    }

die = { die-kind } { $face }
    .the = le { die }
    .a = un { die }
    .of = du { die }

die-on-grid = { die } { grid-space.from }
    .the = le { die-on-grid }
    .a = un { die-on-grid }
    .of = du { die-on-grid }

die-in-storage = { die } { slot.from }
    .the = le { die-in-storage }
    .a = un { die-in-storage }
    .of = du { die-in-storage }

die-in-cart = { die } { cart-slot.from }
    .the = le { die-in-cart }
    .a = un { die-in-cart }
    .of = du { die-in-cart }

die-on-slate = { die } { place-slate.from }
    .the = le { die-on-slate }
    .a = un { die-on-slate }
    .of = du { die-on-slate }

die-captured = { die } capturé
    .the = le { die-captured }
    .a = un { die-captured }
    .of = du { die-captured }

## Cases de la grille

grid-space = { $space }
    .the = la case { $space }
    .at = en { $space }
    .from = de { $space }
    .to = vers { $space }

space-kind = { $kind ->
        [roped] case entre les cordes
        [shaded] case ombragée
        [magnifier] case loupe
        [plus1] case +1
        [plus2] case +2
       *[plain] case ordinaire
    }
    .a = une { space-kind }

zone = { $zone ->
        [NW] zone délimitée par des cordes, en haut à gauche
        [NE] zone délimitée par des cordes, en haut à droite
        [SW] zone délimitée par des cordes, en bas à gauche
       *[SE] zone délimitée par des cordes, en bas à droite
    }

## Pistes

track = { $track ->
        [blue] piste bleue
        [yellow] piste jaune
       *[red] piste rouge
    }
    .the = la { track }
    .at = sur la { track }
    .of = de la { track }
    .from = de la { track }
    .to = vers la { track }

track-space = { $n ->
        [0] départ { track.of }
       *[other] case { $n } { track.of }
    }
    .the = { $n ->
        [0] le départ { track.of }
       *[other] la case { $n } { track.of }
    }
    .at = { $n ->
        [0] au départ { track.of }
       *[other] sur la case { $n } { track.of }
    }
    .from = { $n ->
        [0] du départ { track.of }
       *[other] de la case { $n } { track.of }
    }
    .to = { $n ->
        [0] vers le départ { track.of }
       *[other] vers la case { $n } { track.of }
    }

track-end-slot = emplacement { $n }° { track.of }
    .the = l’{ track-end-slot }
    .at = à l’{ track-end-slot }

round-track = piste compte-tours
    .the = la piste compte-tours
    .at = sur la piste compte-tours

round-track-space = case { $n } de la piste compte-tours
    .the = la { round-track-space }
    .at = sur la { round-track-space }

score-track = piste de score
    .the = la piste de score
    .at = sur la piste de score

score-track-space = case { $n } de la piste de score
    .the = la { score-track-space }
    .at = sur la { score-track-space }

lap-marker = marqueur +{ $count }
    .the = le { lap-marker }

## Musée

slot = { $slot ->
        [B1] 1ᵉʳ emplacement bleu
        [B2] 2ᵉ emplacement bleu
        [B3] 3ᵉ emplacement bleu
        [R1] 1ᵉʳ emplacement rouge
        [R2] 2ᵉ emplacement rouge
        [R3] 3ᵉ emplacement rouge
        [Y1] 1ᵉʳ emplacement jaune
        [Y2] 2ᵉ emplacement jaune
       *[Y3] 3ᵉ emplacement jaune
    }
    .the = le { slot }
    .at = au { slot }
    .from = du { slot }
    .to = vers le { slot }

storage-area = { $colour ->
        [blue] zone de stockage bleue
        [red] zone de stockage rouge
       *[yellow] zone de stockage jaune
    }
    .the = la { storage-area }
    .at = dans la { storage-area }

fragment = { $fragment ->
        [F3] fragment ≥3
        [F4] fragment ≥4
        [F5] fragment ≥5
        [F6P] fragment ≥6 (deux dés)
        [F6] fragment =6
       *[F9] fragment ≥9
    }
    .the = le { fragment }
    .a = un { fragment }
    .of = du { fragment }
    .requirement = { $fragment ->
        [F3] un seul dé bleu, de valeur 3 ou plus
        [F4] des dés bleus en nombre libre, pour un total de 4 ou plus
        [F5] des dés bleus en nombre libre, pour un total de 5 ou plus
        [F6P] exactement deux dés bleus, pour un total de 6 ou plus
        [F6] un seul dé bleu, de valeur 6
       *[F9] deux ou trois dés bleus de valeurs différentes, pour un total de 9 ou plus
    }

display-case-space = { $n ->
        [1] 1ʳᵉ case de la vitrine
       *[other] { $n }ᵉ case de la vitrine
    }
    .the = la { display-case-space }
    .at = sur la { display-case-space }
    .from = de la { display-case-space }

museum-token = { $place ->
        [case1] jeton Fouille du premier vase
        [F4] jeton Fouille du fragment ≥4
       *[Y3] jeton Fouille du troisième dé jaune
    }
    .the = le { museum-token }

cart-slot = { $n ->
        [1] 1ᵉʳ emplacement du chariot
       *[other] { $n }ᵉ emplacement du chariot
    }
    .the = le { cart-slot }
    .at = au { cart-slot }
    .from = du { cart-slot }
    .position = { $n ->
        [1] tout en haut
        [5] tout en bas
       *[other] { $n }ᵉ à partir du haut
    }

## Lieux

place-main-board = plateau principal
    .the = le plateau principal
    .at = sur le plateau principal
    .from = du plateau principal

place-grid = grille de fouilles
    .the = la grille de fouilles
    .at = sur la grille de fouilles
    .from = de la grille de fouilles

place-workshop = atelier
    .the = l’atelier
    .at = dans l’atelier
    .from = de l’atelier

place-display-case = vitrine
    .the = la vitrine
    .at = dans la vitrine
    .from = de la vitrine

place-slate = ardoise
    .the = l’ardoise
    .at = sur l’ardoise
    .from = de l’ardoise

place-cart = chariot
    .the = le chariot
    .at = dans le chariot
    .from = du chariot

place-beside-board = à côté du plateau Musée
    .the = la place à côté du plateau Musée
    .at = à côté du plateau Musée
    .from = d’à côté du plateau Musée

place-supply = réserve
    .the = la réserve
    .at = dans la réserve
    .from = de la réserve

## Joueurs et leurs pièces

seat = { $seat ->
        [turquoise] Turquoise
        [purple] Violet
        [black] Noir
       *[orange] Orange
    }
    .of = { $seat ->
        [turquoise] de Turquoise
        [purple] de Violet
        [black] de Noir
       *[orange] d’Orange
    }
    .to = à { seat }
    .adjective = { $seat ->
        [turquoise] turquoise
        [purple] violet
        [black] noir
       *[orange] orange
    }
    .adjective-feminine = { $seat ->
        [turquoise] turquoise
        [purple] violette
        [black] noire
       *[orange] orange
    }

museum = musée { seat.adjective }
    .the = le { museum }
    .at = dans le { museum }
    .from = du { museum }

dig-token = jeton Fouille { seat.adjective }
    .the = le { dig-token }
    .a = un { dig-token }

vase = vase { seat.adjective }
    .the = le { vase }
    .a = un { vase }

disc = disque { seat.adjective }
    .the = le { disc }
    .on-track = disque { seat.adjective } { track.of }
    .on-track-the = le { disc.on-track }

## Quantités

amount-vp = { $count } PV
amount-credits = { $count ->
        [one] { $count } crédit
       *[other] { $count } crédits
    }
amount-pips = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
amount-dice = { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
amount-vases = { $count ->
        [one] { $count } vase
       *[other] { $count } vases
    }
amount-fragments = { $count ->
        [one] { $count } fragment
       *[other] { $count } fragments
    }
amount-tokens = { $count ->
        [one] { $count } jeton Fouille
       *[other] { $count } jetons Fouille
    }
amount-steps = { $count ->
        [one] { $count } cran
       *[other] { $count } crans
    }

round-number = manche { $n }
    .out-of = manche { $n } sur { $count }

## Missions du solo ($target : le score à atteindre, 10 PV de plus en défi corsé)

mission-number = Mission { $mission }

mission-1 = Un musée prospère
    .description = Le fragment ≥9 restauré, un disque au bout de la piste jaune, un vase sur la 4ᵉ case de la vitrine et au moins { $target } PV.
mission-2 = La céramique entière
    .description = Les six fragments restaurés, un disque au bout de la piste bleue, un autre au bout de la piste jaune et au moins { $target } PV.
mission-3 = La vitrine pleine
    .description = Un disque au bout de la piste jaune, un autre au bout de la piste rouge, un vase sur la 5ᵉ case de la vitrine et au moins { $target } PV, une fois retirée la somme des dés de la piste compte-tours.
mission-4 = Trois points sur la carte
    .description = Un dé amené sur chacune des trois cases étoilées, un vase sur la 2ᵉ case de la vitrine et au moins { $target } PV. La place du jeton Fouille de départ est imposée.
mission-5 = Tout ce qui n’est pas d’or
    .description = Un vase sur la 3ᵉ case de la vitrine et au moins { $target } PV, une fois retirée deux fois la somme des dés non jaunes de la piste compte-tours.
mission-6 = Deux musées, une bourse
    .description = Deux musées à diriger avec une seule zone jaune, et au moins { $target } PV, une fois retirés 3 PV par case de vitrine vide et par fragment non restauré.
mission-7 = Terrain instable
    .description = Des dés lancés à la mise en place, qui reviennent à 1 et coûtent 4 PV quand ils dépassent 6 ; au moins { $target } PV, une fois retirée la somme des dés de la piste compte-tours.
mission-8 = Sept chantiers
    .description = Vos sept jetons Fouille posés sur la grille et au moins { $target } PV, une fois retirée la somme des dés de la piste compte-tours.

objective-fragment = Restaurer { fragment.the }
objective-all-fragments = Restaurer toute la céramique
objective-track-end = Mener un disque au bout { track.of }
objective-display-case = Exposer un vase sur { display-case-space.the }
objective-score = Terminer avec au moins { $target } PV
objective-grid-space = Amener un dé { grid-space.at }
objective-tokens = Poser tous vos jetons Fouille

## Options

option-ortho_only = Captures orthogonales seulement
    .help = Les sauts et le travail de terrain se font dans quatre directions au lieu de huit. Le livret ne tranche pas (arbitrage A1).
option-cart_gravity = Chariot par gravité
    .help = Les dés glissent vers le bas du chariot et en ressortent dans l’ordre où ils sont entrés, au lieu de remplir les emplacements à partir du haut (arbitrage A5).
option-hard = Défi corsé
    .help = L’objectif de score de la mission augmente de 10 PV.
option-mission = Mission
    .help = La mission à jouer en solo, de 1 à 8. Chacune a ses objectifs ; réussissez-les tous pour gagner.

## Phases

phase-setup-token = Jeton de départ
    .prompt = Posez un jeton Fouille sur une case loupe.
phase-setup-yellow-zone = Zone jaune
    .prompt = Choisissez le musée dont la zone jaune sera en service.
phase-free-before = Avant l’action principale
    .prompt = Jouez des actions gratuites si vous le souhaitez, puis capturez un dé.
phase-capture = Capture
    .prompt = Choisissez le dé qui saute et la case où il se pose.
phase-raise = Hausse du dé
    .prompt = Le dé qui a sauté gagne en valeur.
phase-dig-bonus = Bonus de fouilles
    .prompt = Choisissez le dé à augmenter, ou refusez le bonus.
phase-die-action = Action du dé
    .prompt = Stockez le dé capturé, ou choisissez le disque à faire avancer.
phase-track-bonus = Bonus de piste
    .prompt = Choisissez comment employer le bonus de la case.
phase-place-token = Jeton à poser
    .prompt = Posez le jeton Fouille sur une case sans dé ni jeton.
phase-cart-order = Entrée dans le chariot
    .prompt = Choisissez l’ordre dans lequel les dés entrent dans le chariot.
phase-solo-removal = Dé à retirer
    .prompt = Choisissez un dé voisin de celui qui a sauté : il va sur la piste compte-tours.
phase-free-after = Après l’action principale
    .prompt = Jouez encore des actions gratuites si vous le souhaitez, ou terminez votre tour.
phase-recycle = Recyclage
    .prompt = Replacez sur la grille les dés de votre ardoise.
phase-final-scoring = Décompte final
    .prompt = La partie est terminée : on ajoute les derniers points.
phase-over = Partie terminée
    .prompt = Il n’y a plus rien à jouer.
