### Marajoara : les noms des choses, tels qu’ils entrent dans une phrase.
### Valeur : le nom seul. .the : « le … » · .at : où · .from : d’où · .of : « de … ».
### Variables : $colour couleur d’un dé · $face · $owner couleur d’un joueur ($seat, ailleurs, est le nom d’une personne) ·
### $space case de la grille (c4) · $n rang ou numéro · $slot emplacement de stockage (B1 à Y3 ; B1-2 à Y3-2 dans le second
### musée de la mission 6 ; captured : à côté du plateau) · $fragment (F3 à F9, F3-2 à F9-2) · $track · $count.

game-marajoara = Marajoara

## Dés

die-kind = { $colour ->
        [yellow] dé jaune
        [red] dé rouge
        [blue] dé bleu
       *[grey] dé gris
    }
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

die = { $colour ->
        [yellow] dé jaune { $face }
        [red] dé rouge { $face }
        [blue] dé bleu { $face }
       *[grey] dé gris { $face }
    }
    .the = le { die }

die-on-grid = { die } { grid-space.at }
    .the = le { die-on-grid }

die-in-storage = { die } { slot.from }
    .the = le { die-in-storage }

die-in-cart = { die } { cart-slot.from }
    .the = le { die-in-cart }

die-in-row = { die } ({ $n ->
        [1] 1ᵉʳ de la série
       *[other] { $n }ᵉ de la série
    })
    .the = le { die-in-row }

die-captured = { die } capturé
    .the = le { die-captured }

## Cases de la grille

grid-space = { $space }
    .the = la case { $space }
    .at = en { $space }

space-kind = { $kind ->
        [roped] case entre les cordes
        [shaded] case ombragée
        [magnifier] case loupe
        [plus1] case +1
        [plus2] case +2
       *[plain] case ordinaire
    }

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

track-space = { $n ->
        [0] départ { track.of }
       *[other] case { $n } { track.of }
    }
    .the = { $n ->
        [0] le départ { track.of }
       *[other] la case { $n } { track.of }
    }
    .at = { $n ->
        [0] au départ { track.of }
       *[other] sur la case { $n } { track.of }
    }

# Ce que donne une case de piste. $bonus : la sorte de case · $amount : combien.
track-bonus = { $bonus ->
        [start] rien
        [boost] { $track ->
            [blue] +{ $amount } sur vos dés bleus
            [yellow] +{ $amount } sur vos dés jaunes
           *[red] +{ $amount } sur vos dés rouges
        }
        [token] un jeton Fouille à poser
        [points] { $amount } PV
        [double_blue] dés bleus comptés double à ce tour
        [swap] { $amount ->
            [one] échange d’un dé avec le chariot
           *[other] échange de { $amount } dés avec le chariot
        }
        [cheap_exhibit] { $amount ->
            [one] un vase exposé pour { $amount } crédit
           *[other] un vase exposé pour { $amount } crédits
        }
        [points_for_neighbours] { $amount } PV par fragment voisin de celui que vous désignez
        [points_for_tokens] { $amount } PV par jeton Fouille posé
        [remove_vase] votre dernier vase repris contre { $amount } fois les PV de sa case
        [end_per_fragment] { $amount } PV par fragment au décompte final
        [end_per_vase] { $amount } PV par vase au décompte final
       *[end_points] { $amount } PV au décompte final
    }

track-end-slot = emplacement { $n }° { track.of }
    .the = l’{ track-end-slot }
    .at = à l’{ track-end-slot }

round-track = piste compte-tours
    .the = la piste compte-tours
    .at = sur la piste compte-tours

round-track-space = case { $n } de la piste compte-tours
    .the = la { round-track-space }
    .at = sur la { round-track-space }

score-track = piste de score
    .the = la piste de score
    .at = sur la piste de score

score-track-space = case { $n } de la piste de score
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
        [Y3] 3ᵉ emplacement jaune
        [B1-2] 1ᵉʳ emplacement bleu du second musée
        [B2-2] 2ᵉ emplacement bleu du second musée
        [B3-2] 3ᵉ emplacement bleu du second musée
        [R1-2] 1ᵉʳ emplacement rouge du second musée
        [R2-2] 2ᵉ emplacement rouge du second musée
        [R3-2] 3ᵉ emplacement rouge du second musée
        [Y1-2] 1ᵉʳ emplacement jaune du second musée
        [Y2-2] 2ᵉ emplacement jaune du second musée
        [Y3-2] 3ᵉ emplacement jaune du second musée
        [captured] place à côté du plateau Musée
       *[other] case { $slot }
    }
    .the = { $slot ->
        [captured] la { slot }
       *[other] le { slot }
    }
    .at = { $slot ->
        [captured] à côté du plateau Musée
       *[other] au { slot }
    }
    .from = { $slot ->
        [captured] à côté du plateau Musée
       *[other] du { slot }
    }

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
        [F9] fragment ≥9
        [F3-2] fragment ≥3 du second musée
        [F4-2] fragment ≥4 du second musée
        [F5-2] fragment ≥5 du second musée
        [F6P-2] fragment ≥6 (deux dés) du second musée
        [F6-2] fragment =6 du second musée
        [F9-2] fragment ≥9 du second musée
       *[other] fragment { $fragment }
    }
    .the = le { fragment }
    .of = du { fragment }
    .requirement = { $fragment ->
        [F3] un seul dé bleu, de valeur 3 ou plus
        [F4] des dés bleus en nombre libre, pour un total de 4 ou plus
        [F5] des dés bleus en nombre libre, pour un total de 5 ou plus
        [F6P] exactement deux dés bleus, pour un total de 6 ou plus
        [F6] un seul dé bleu, de valeur 6
        [F9] deux ou trois dés bleus de valeurs différentes, pour un total de 9 ou plus
        [F3-2] un seul dé bleu, de valeur 3 ou plus
        [F4-2] des dés bleus en nombre libre, pour un total de 4 ou plus
        [F5-2] des dés bleus en nombre libre, pour un total de 5 ou plus
        [F6P-2] exactement deux dés bleus, pour un total de 6 ou plus
        [F6-2] un seul dé bleu, de valeur 6
        [F9-2] deux ou trois dés bleus de valeurs différentes, pour un total de 9 ou plus
       *[other] des dés bleus
    }

display-case-space = { $n ->
        [1] 1ʳᵉ case de la vitrine
       *[other] { $n }ᵉ case de la vitrine
    }
    .the = la { display-case-space }
    .at = sur la { display-case-space }
    .from = de la { display-case-space }

museum-token = { $place ->
        [case] jeton Fouille du premier vase
        [F4] jeton Fouille du fragment ≥4
       *[yellow] jeton Fouille du troisième dé jaune
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

place-supply = réserve
    .the = la réserve
    .at = dans la réserve
    .from = de la réserve

## Joueurs et leurs pièces

seat = { $owner ->
        [turquoise] Turquoise
        [purple] Violet
        [black] Noir
       *[orange] Orange
    }
    .of = { $owner ->
        [turquoise] de Turquoise
        [purple] de Violet
        [black] de Noir
       *[orange] d’Orange
    }
    .to = à { seat }
    .adjective = { $owner ->
        [turquoise] turquoise
        [purple] violet
        [black] noir
       *[orange] orange
    }
    .adjective-feminine = { $owner ->
        [turquoise] turquoise
        [purple] violette
        [black] noire
       *[orange] orange
    }
    .letter = { $owner ->
        [turquoise] t
        [purple] v
        [black] n
       *[orange] o
    }

museum = musée { seat.adjective }
    .the = le { museum }
    .at = dans le { museum }
    .from = du { museum }
    .of = du { museum }

# Un des deux musées de la mission 6.
own-museum = { $nth ->
        [0] premier musée
       *[1] second musée
    }
    .at = dans le { own-museum }
    .from = du { own-museum }

dig-token = jeton Fouille { seat.adjective }
    .the = le { dig-token }

vase = vase { seat.adjective }
    .the = le { vase }

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

## Modes

mode-marajoara-competitive = Partie ordinaire
mode-marajoara-mission-1 = Mission 1 : { mission-1 }
mode-marajoara-mission-2 = Mission 2 : { mission-2 }
mode-marajoara-mission-3 = Mission 3 : { mission-3 }
mode-marajoara-mission-4 = Mission 4 : { mission-4 }
mode-marajoara-mission-5 = Mission 5 : { mission-5 }
mode-marajoara-mission-6 = Mission 6 : { mission-6 }
mode-marajoara-mission-7 = Mission 7 : { mission-7 }
mode-marajoara-mission-8 = Mission 8 : { mission-8 }

## Options

option-ortho_only = Captures orthogonales seulement
    .help = Les sauts et le travail de terrain se font dans quatre directions au lieu de huit. Le livret ne tranche pas (décision A1).
option-cart_gravity = Chariot par gravité
    .help = Les dés glissent vers le bas du chariot et en ressortent dans l’ordre où ils sont entrés, au lieu de remplir les emplacements à partir du haut (décision A5).
option-finish_last_turn = Finir le dernier tour d’une mission
    .help = Après le 14ᵉ dé, les actions gratuites de ce tour se jouent encore, au lieu que la mission s’arrête aussitôt (décision A21).
option-hard = Défi corsé
    .help = L’objectif de score de la mission augmente de 10 PV.
    .knob = Difficulté
    .off = Normale
    .on = Corsée
option-mission = Mission
    .below = huit missions du livret
    .number = Mission { $number }
    .result = { $count } PV
    .all = Missions
    .none = Choisissez votre mission
    .choose = Choisir une mission
    .count = { $won ->
            [0] aucune gagnée sur { $all }
            [one] { $won } gagnée sur { $all }
           *[other] { $won } gagnées sur { $all }
        }
    .help = La mission à jouer en solo, de 1 à 8. Chacune a ses objectifs ; réussissez-les tous pour gagner.
option-first = Qui commence
    .help = Le siège du premier joueur, compté à partir de 1 ; 0 pour un tirage au sort.
