### Marajoara : les données du matériel, ce qui peut y clocher, et ce qui peut clocher dans une position.
### $path dit où : le chemin d’une donnée, un siège, une case ou un dé.

## Ce que disent les données

datum-box-players = Nombre de joueurs
    .said = de { $min } à { $max }
datum-box-rounds = Nombre de manches
datum-box-dice = Dés de chaque couleur
datum-box-start_face = Face des dés à la mise en place
datum-box-top_face = Plus haute face d’un dé
datum-box-colours = Couleurs des joueurs
datum-box-tokens_on_museum = Jetons Fouille sur chaque plateau Musée
datum-box-tokens_in_supply = Jetons Fouille dans chaque réserve
datum-box-vases = Vases par joueur
datum-box-discs = Disques par joueur
datum-box-cart_slots = Emplacements du chariot
datum-box-score_lap = Points d’un tour de la piste de score
datum-box-costs = Prix des actions gratuites
    .said = restauration { $fund_restoration } · travail de terrain { $field_work } · échange entre musées { $museum_exchange }
datum-box-dig_bonus = Bonus de fouilles, pour soi et pour un autre joueur
    .said = soi +{ $own } · autre joueur +{ $rival }
datum-box-majorities = PV des majorités, rang par rang
datum-grid-layout = Plan de la grille de fouilles
datum-grid-legend = Légende du plan
datum-grid-zones = Cases entre les cordes
datum-museum-row_length = Emplacements de stockage par couleur
datum-museum-points_per_pip = PV par point d’un dé rouge exposé
datum-museum-case = Case { $number } de la vitrine
    .said = { $points } PV{ $token ->
            [yes] , jeton Fouille
           *[no] {""}
        }
datum-museum-fragments = Fragment de céramique { $number }
    .said = { $ref } : { $points } PV, { $dice_max ->
            [1] 1 dé
            [2] { $dice_min ->
                [1] 1 ou 2 dés
               *[other] 2 dés
            }
           *[other] { $dice_min } à { $dice_max } dés
        }, total { $exact ->
            [yes] exact { $target }
           *[no] au moins { $target }
        }{ $distinct ->
            [yes] , dés différents
           *[no] {""}
        }{ $token ->
            [yes] , jeton Fouille
           *[no] {""}
        }
datum-museum-adjacency = Fragments qui se touchent
datum-museum-points_per_neighbour = PV par fragment voisin déjà en place
datum-museum-shape = Place des fragments dans l’atelier
datum-solo-missions-objectives = Mission { $group }, objectif { $number }
    .said = { $kind_id ->
            [fragment] restaurer le fragment { $ref }
            [all_fragments] restaurer toute la céramique
            [track_end] un disque au bout de la piste { $ref_id ->
                [blue] bleue
                [yellow] jaune
               *[red] rouge
            }
            [case] un vase sur la case { $number } de la vitrine
            [space] un dé en { $ref }
            [all_tokens] les { $number } jetons Fouille posés
           *[score] { $number } PV ou plus
        }
datum-solo-missions-round_track_penalty = Mission { $number }, retrait pour les dés de la piste compte-tours
    .said = { $times ->
            [1] leur somme
           *[other] { $times } fois leur somme
        }{ $except_colours_count ->
            [0] {""}
           *[other] , sauf : { $except_colours }
        }
datum-solo-missions-start_token = Mission { $number }, case du jeton Fouille de départ
datum-solo-missions-empty_place_penalty = Mission { $number }, retrait par place vide des musées
datum-solo-missions-museums = Mission { $number }, nombre de musées
datum-solo-missions-overflow_penalty = Mission { $number }, PV perdus par dé qui déborde
datum-solo-harder_by = PV de plus en défi corsé
datum-solo-idle_turns_to_stop = Tours sans capture qui arrêtent une mission
datum-tracks-blue = Case { $index } de la piste bleue
    .said = { track-datum }
datum-tracks-yellow = Case { $index } de la piste jaune
    .said = { track-datum }
datum-tracks-red = Case { $index } de la piste rouge
    .said = { track-datum }

# Ce que donne une case de piste, à qui lit les données. $second : ce que reçoit le second arrivé au bout.
track-datum = { $kind_id ->
        [start] départ
        [boost] +{ $amount } sur des dés de la couleur
        [token] un jeton Fouille à poser
        [points] { $amount } PV
        [double_blue] dés bleus comptés double ce tour
        [swap] échange de { $amount } dés avec le chariot
        [cheap_exhibit] un vase exposé pour { $amount } crédit
        [points_for_neighbours] { $amount } PV par fragment voisin de celui que l’on désigne
        [points_for_tokens] { $amount } PV par jeton Fouille posé
        [remove_vase] dernier vase repris contre { $amount } fois les PV de sa case
        [end_per_fragment] à la fin, par fragment : { $amount } PV, puis { $second }
        [end_per_vase] à la fin, par vase : { $amount } PV, puis { $second }
       *[end_points] à la fin : { $amount } PV, puis { $second }
    }

## Les mots des données

datum-word-yellow = jaune
datum-word-red = rouge
datum-word-blue = bleu
datum-word-grey = gris
datum-word-turquoise = turquoise
datum-word-purple = violet
datum-word-black = noir
datum-word-orange = orange
datum-word-roped = entre les cordes
datum-word-shaded = ombragée
datum-word-magnifier = loupe
datum-word-boost = hausse
datum-word-F3 = ≥3
datum-word-F4 = ≥4
datum-word-F5 = ≥5
datum-word-F6P = ≥6 (deux dés)
datum-word-F6 = =6
datum-word-F9 = ≥9

## Pourquoi une donnée est reconstituée

note-layout = Aucune source publique ne montre la grille. Celle-ci respecte tout ce qu’en dit le livret : 52 cases garnies à la mise en place, quatre cases loupes hors des cordes, de la place pour 28 jetons Fouille. Elle est symétrique, pour qu’aucune case loupe ne vaille moins qu’une autre.
note-legend = Le livret nomme ces sortes de cases sans dire où elles sont, et distingue les cases ombragées des zones à cordes : nous plaçons donc des cases à cordes avec et sans ombre.
note-zones = Une source publique place les zones à cordes aux quatre coins ; leur taille est notre choix.
note-case = Le livret donne 2 PV pour la 2ᵉ case de la vitrine et 4 PV pour la 4ᵉ. Nous suivons la même progression : n PV pour la case n.
note-adjacency = Le livret ne montre pas quels fragments se touchent. Ce dessin donne deux voisins au fragment ≥9, comme dans son exemple, et 9 PV d’adjacence pour une céramique entière.
note-shape = La forme de la jarre est la nôtre : trois bandes de deux fragments, qui se touchent comme le dit la liste des fragments voisins.
note-stars = L’image de la mission 4 manque. Un vase d’objectif attend sur chaque case étoilée, qui doit donc être vide à la mise en place : nous prenons les trois cases loupes restantes.
note-start-token = L’image de la mission 4 manque. Le jeton Fouille de départ prend une case loupe, et les étoiles les trois autres.
note-idle = Le livret ne prévoit pas qu’une mission puisse s’enliser. Après trois tours de suite sans capture, nous passons au décompte final.

## Ce qui cloche dans une édition

edition-faces = { edition-faces.alone } ({ $path })
    .alone = Les dés ont { $faces } faces ; ils partent de 1 au moins et montent à { $top } au plus.
edition-unknown-letters = { edition-unknown-letters.alone } ({ $path })
    .alone = La légende n’explique pas ces lettres : { $letters }.
edition-uneven-lines = { edition-uneven-lines.alone } ({ $path })
    .alone = Les rangées de la grille n’ont pas toutes la même longueur.
edition-dice-places = { edition-dice-places.alone } ({ $path })
    .alone = { $places ->
        [one] { $places } case reçoit un dé
       *[other] { $places } cases reçoivent un dé
    } à la mise en place, et la boîte contient { $dice } dés.
edition-few-magnifiers = { edition-few-magnifiers.alone } ({ $path })
    .alone = { $magnifiers ->
        [0] Il n’y a pas de case loupe, et il en faut { $players }
        [one] Il n’y a que { $magnifiers } case loupe, et il en faut { $players }
       *[other] Il n’y a que { $magnifiers } cases loupes, et il en faut { $players }
    }, une par joueur.
edition-closed-magnifier = { edition-closed-magnifier.alone } ({ $path })
    .alone = La case loupe { $space } est entre les cordes ou donne un bonus, et ne peut donc pas porter de jeton Fouille.
edition-few-token-spaces = { edition-few-token-spaces.alone } ({ $path })
    .alone = { $spaces ->
        [one] { $spaces } case peut
       *[other] { $spaces } cases peuvent
    } porter un jeton Fouille, et il y a { $tokens } jetons.
edition-zones-differ = { edition-zones-differ.alone } ({ $path })
    .alone = Les zones et le plan ne disent pas la même chose de ces cases : { $spaces }.
edition-bad-edge = { edition-bad-edge.alone } ({ $path })
    .alone = « { $edge } » ne relie pas deux fragments différents.
edition-track-length = { edition-track-length.alone } ({ $path })
    .alone = Une piste d’excavation a un départ et { $spaces } cases.
edition-row-length = { edition-row-length.alone } ({ $path })
    .alone = Il faut { $slots } emplacements de stockage par couleur ; leurs noms figurent dans les parties enregistrées.

edition-same-fragment = { edition-same-fragment.alone } ({ $path })
    .alone = Deux fragments portent le même nom.

edition-museums = { edition-museums.alone } ({ $path })
    .alone = Une mission se joue avec un musée ou avec deux.
edition-unknown-objective = { edition-unknown-objective.alone } ({ $path })
    .alone = L’objectif « { $ref } » ne désigne rien.

edition-mission-count = { edition-mission-count.alone } ({ $path })
    .alone = Il faut { $missions } missions.

edition-icons = { edition-icons.alone } ({ $path })
    .alone = Le musée porte { $icons ->
        [one] { $icons } icône Fouille
       *[other] { $icons } icônes Fouille
    } pour { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }.
edition-case-length = { edition-case-length.alone } ({ $path })
    .alone = La vitrine doit avoir une case par vase, soit { $vases }.
edition-star-not-empty = { edition-star-not-empty.alone } ({ $path })
    .alone = La case { $space } doit exister et rester sans dé à la mise en place.

## Ce qui cloche dans une position

position-census = { $path } : cette pièce est comptée { $counted } fois, et la boîte en a { $should }.
position-doubled-die = { $path } : ce dé est à deux endroits à la fois.
position-impossible-die = { $path } : aucun dé de cette couleur ne peut montrer la face { $face }.
position-size = { $path } : il y a { $size ->
        [one] { $size } élément
       *[other] { $size } éléments
    } au lieu de { $should }.
position-no-seat = { $path } : il n’y a pas de siège { $number }.
position-round = { $path } : la manche { $round } n’existe pas.
position-slate = { $path } : l’ardoise devrait être vide à ce moment.
position-token = { $path } : aucun jeton Fouille de cette couleur ({ $token }) ne peut être là.
position-museums = { $path } : { $should ->
        [one] il faut { $should } musée, de la couleur du joueur.
       *[other] il faut { $should } musées, de la couleur du joueur et de la suivante.
    }
position-discs = { $path } : il faut un disque par piste d’excavation, entre le départ et la case { $last }.
position-store = { $path } : cette zone de stockage a { $most } emplacements, pour des dés de sa couleur seulement.
position-vases = { $path } : la vitrine ne peut pas contenir { $vases ->
        [one] { $vases } vase
       *[other] { $vases } vases
    }.
position-fragments = { $path } : l’atelier contient deux fois le même fragment, ou un fragment inconnu.
position-track-end = { $path } : les disques au bout de cette piste ne s’accordent pas avec leur ordre d’arrivée.

position-bad-space = « { $text } » devrait être une case de la grille puis un dé, comme « f4 R2 ».
position-two-dice = La case { $space } porte deux dés.
position-bad-token = Aucun jeton Fouille ne peut être posé en « { $space } » pour { $seat } : la case ou le siège n’existe pas.
position-bad-disc = Un disque se trouve entre le départ (0) et la case { $last }.
position-grey-in-store = Un dé gris ne se stocke pas dans un musée : il sert tout de suite à une excavation.

position-full-store = { $colour ->
        [blue] Il y a trop de dés bleus en stock : { $most } au plus.
        [red] Il y a trop de dés rouges en stock : { $most } au plus.
        [yellow] Il y a trop de dés jaunes en stock : { $most } au plus.
       *[grey] Un dé gris ne se stocke pas.
    }
position-bad-museum = Ce musée est impossible : { $vases ->
        [one] { $vases } vase
       *[other] { $vases } vases
    }{ $fragments ->
        [none] {""}
       *[other] , fragments inconnus : { $fragments }
    }.
position-full-cart = Le chariot contient { $most } dés au plus.
position-bad-die = « { $text } » devrait être un dé : une lettre (Y jaune, R rouge, B bleu, G gris) et sa face, comme « R2 ».
position-no-die-left = { $colour ->
        [yellow] La boîte ne contient pas autant de dés jaunes.
        [red] La boîte ne contient pas autant de dés rouges.
        [blue] La boîte ne contient pas autant de dés bleus.
       *[grey] La boîte ne contient pas autant de dés gris.
    }
