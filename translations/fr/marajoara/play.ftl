### Marajoara : ce que dit la table pendant la partie. Ce qui est demandé, les coups possibles, ce qui vient de se passer.
### $seat, $by et $winners sont des noms de personnes ; les dés et les lieux arrivent déjà nommés (voir names.ftl).

## Ce qui est demandé ; .title : le nom de l’étape

mj-ask-start-token = Posez votre jeton Fouille de départ sur une case loupe libre.
    .title = Jeton de départ
mj-ask-zone = Choisissez le musée dont la zone jaune sera en service : lui seul gardera l’argent.
    .title = Zone jaune
mj-ask-before = Capturez un dé en sautant par-dessus. Avant cela, vous pouvez jouer des actions gratuites.
    .title = Avant l’action principale
mj-ask-after = Jouez encore des actions gratuites si vous voulez, puis terminez votre tour.
    .title = Après l’action principale
    .only = Il ne reste rien à jouer : terminez votre tour.
mj-ask-raise = Ajoutez { $left } { $colour ->
        [blue] { $left ->
            [one] à un dé bleu stocké
           *[other] à vos dés bleus stockés, point par point
        }
        [yellow] { $left ->
            [one] à un dé jaune stocké
           *[other] à vos dés jaunes stockés, point par point
        }
        [red] { $left ->
            [one] à un dé rouge stocké
           *[other] à vos dés rouges stockés, point par point
        }
       *[any] { $captured ->
            [yes] à un dé stocké ou au dé que vous venez de capturer
           *[no] { $left ->
                [one] à un dé stocké
               *[other] à vos dés stockés, point par point
            }
        }
    }, ou renoncez à ce bonus.
    .title = { $colour ->
        [any] Bonus de fouilles
       *[other] Bonus de piste
    }
mj-ask-museum = Choisissez le musée qui garde le { $die }.
    .title = Dé à stocker
mj-ask-track = Choisissez le disque que le { $die } fait avancer.
    .title = Excavation
mj-ask-swap = { $step ->
        [give] { $left ->
            [one] Choisissez le dé stocké que vous donnez au chariot
           *[other] Choisissez un premier dé stocké à donner au chariot ({ $left } à donner en tout)
        }
       *[take] { $left ->
            [one] Choisissez le dé du chariot que vous prenez en échange
           *[other] Choisissez un premier dé du chariot à prendre en échange ({ $left } à prendre en tout)
        }
    }.
    .title = Échange avec le chariot
mj-ask-cheap-exhibit = Choisissez le dé rouge à exposer pour { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    }, ou renoncez à ce bonus.
    .title = Exposition à petit prix
mj-ask-reward-fragment = Désignez un fragment restauré : chacun de ses voisins en place rapporte { $points } PV.
    .title = Fragments voisins
mj-ask-take-back-vase = Reprenez votre dernier vase contre { $times } fois les PV de sa case, ou gardez-le en vitrine.
    .title = Vase à reprendre
mj-ask-token = { $source ->
        [waiting] Posez le jeton Fouille qui attendait
       *[other] Posez le jeton Fouille gagné
    } sur une case sans dé ni jeton, hors des cordes et des cases +1 et +2.
    .title = Jeton Fouille
mj-ask-pay = { $credits ->
        [one] Choisissez le dé jaune qui paie { $credits } crédit.
       *[other] Choisissez les dés jaunes qui paient { $credits } crédits.
    }
    .title = Paiement
mj-ask-spend = { $count ->
        [one] Faites entrer le dé dépensé dans le chariot.
       *[other] Choisissez l’ordre dans lequel les { $count } dés dépensés entrent dans le chariot.
    }
    .title = Entrée dans le chariot
mj-ask-remove = Retirez un des dés qui touchent { $space } : il va sur la case { $number } de la piste compte-tours.
    .title = Dé à retirer
mj-ask-recycle = { $count ->
        [one] Replacez sur la grille le dé de votre ardoise.
       *[other] Replacez sur la grille les { $count } dés de votre ardoise, un par un.
    }
    .title = Recyclage

## Les coups

mj-place-start-token = Poser le jeton de départ en { $space }
mj-choose-zone = Mettre en service la zone jaune { own-museum.from }
mj-capture = { $takes ->
        [nothing] Sauter par-dessus { $over }, qui est vide : le { $jumper } va de { $start } à { $to }
       *[die] Capturer le { $die } en { $over } : le { $jumper } saute de { $start } à { $to }
    }
mj-raise = Ajouter 1 au { $die }, qui passe à { $face }
mj-decline = { $rule ->
        [MJ-DIG-2] Renoncer au bonus de fouilles (+{ $left })
        [MJ-DIG-3] Renoncer au bonus de fouilles (+{ $left })
        [MJ-TRK-7Y] Ne rien échanger avec le chariot
        [MJ-TRK-7R] Ne rien exposer à petit prix
        [MJ-TRK-8R] Garder tous les vases en vitrine
       *[other] Renoncer au bonus de piste (+{ $left })
    }
mj-store = Stocker le { $die } { own-museum.at }
mj-excavate = Avancer le disque { track.of }, { $start ->
        [0] du départ
       *[other] de la case { $start }
    } à la case { $to } : { $bonus }
mj-give-die = Donner au chariot le { $die }
mj-take-die = Prendre le { $die }{ $museums ->
        [1] {""}
       *[other] {" "}pour le { own-museum }
    }
mj-exhibit-cheaply = Exposer le { $die } { $museums ->
        [1] {""}
       *[other] { own-museum.at }{" "}
    }pour { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    }
mj-score-fragment = Désigner { fragment.the } : { $points } PV
mj-take-back-vase = Reprendre le vase de la { $number }ᵉ case de la vitrine{ $museums ->
        [1] {""}
       *[other] {" "}{ own-museum.from }
    } : { $points } PV
mj-place-dig-token = Poser le jeton Fouille en { $space }
mj-pay-with = Payer { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    } : { $parts }
mj-paid-part = { $whole ->
        [yes] le { $die } en entier
       *[no] { $pips ->
            [one] { $pips } point du { $die }
           *[other] { $pips } points du { $die }
        }
    }
mj-spend-next = Faire entrer d’abord le { $die } dans le chariot
mj-spend-rest = Faire entrer dans le chariot, dans cet ordre : { $dice }
mj-exhibit = Exposer { $dice } { $museums ->
        [1] {""}
       *[other] { own-museum.at }{" "}
    }pour { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    }
mj-restore = Restaurer { fragment.the } avec { $dice }{ $doubled ->
        [yes] { $count ->
            [one] , compté double
           *[other] , comptés double
        }
       *[no] {""}
    }
mj-fund-restoration = Financer la restauration ({ $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    }) : le { $die } passe à { $face }
mj-field-work = Financer le travail de terrain ({ $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    }) : déplacer le { $die } de { $start } à { $to }
mj-exchange = Échanger entre vos musées ({ $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    }) le { $blue } et le { $red }
mj-remove-die = Retirer le { $die } en { $space }, qui va sur la case { $number } de la piste compte-tours
mj-recycle = Replacer le { $die } en { $space }
mj-end-turn = { $skipped ->
        [yes] Terminer le tour sans action principale
       *[no] Terminer le tour
    }

## Les événements

mj-start-token-placed = { $seat } pose son jeton de départ en { $space }.
mj-zone-chosen = { $seat } met en service la zone jaune { own-museum.from }.
mj-round-began = La manche { $round } commence.
mj-turn-began = C’est à { $seat } de jouer.
mj-captured = { $seat } capture le { $die } en { $over } : le { $jumper } saute de { $start } à { $to }.
mj-die-raised = { $change ->
        [same] Le { $die } reste à { $face }, sa plus haute valeur.
        [down] { $seat } abaisse le { $die }, qui passe à { $face }.
       *[up] { $seat } augmente le { $die }, qui passe à { $face }.
    }
mj-die-overflowed = { $seat } : le { $die } dépasse 6 et revient à 1.
mj-dig-bonus-won = Le jeton Fouille en { $space } donne à { $seat } un bonus de fouilles : +{ $pips }.
mj-bonus-lost = { $rule ->
        [MJ-TRK-7Y] { $seat } n’a rien à échanger avec le chariot.
        [MJ-TRK-7R] { $seat } n’a rien à exposer à petit prix.
        [MJ-TRK-8B] { $seat } ne marque rien pour la bleue 8 : aucun fragment voisin n’est en place.
        [MJ-TRK-8Y] { $seat } ne marque rien pour la jaune 8 : aucun de ses jetons Fouille n’est sur la grille.
        [MJ-TRK-8R] { $seat } ne reprend aucun vase pour la rouge 8 : il en faut au moins deux en vitrine.
       *[other] { $seat } perd { bonus } : aucun dé ne peut monter.
    }
mj-bonus-declined = { $seat } laisse passer { bonus }.
mj-stored = { $seat } stocke le { $die } { slot.at }.
mj-disc-moved = { $seat } avance son disque { track.of } { $start ->
        [0] du départ
       *[other] de la case { $start }
    } à la case { $to }{ $rank ->
        [0] {""}
       *[other] , emplacement { $rank }°
    }.
mj-no-disc-can-move = { $seat } ne peut faire avancer aucun disque : le { $die } est dépensé sans excavation.
mj-blue-doubled = { $seat } peut compter double ses dés bleus dans ses restaurations jusqu’à la fin du tour.
mj-token-placed = { $seat } pose en { $space } { $source ->
        [case] le jeton Fouille du premier vase
        [fragment] le jeton Fouille du fragment restauré
        [yellow] le jeton Fouille du troisième dé jaune
        [track] un jeton Fouille de sa réserve
       *[waiting] le jeton Fouille qui attendait
    }.
mj-token-waits = { $seat } garde un jeton Fouille en attente : aucune case ne peut le recevoir.
mj-paid = { $seat } paie { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    } et { $left ->
        [0] n’a plus d’argent
        [one] garde { $left } crédit
       *[other] garde { $left } crédits
    }.
mj-vase-exhibited = { $seat } expose le { $die } : un vase prend place sur la { $space ->
        [1] 1ʳᵉ
       *[other] { $space }ᵉ
    } case de la vitrine{ $museum ->
        [0] {""}
       *[other] {" "}du second musée
    }.
mj-fragment-restored = { $seat } restaure { fragment.the } avec { $dice }{ $doubled ->
        [yes] , en comptant double
       *[no] {""}
    }.
mj-scored = { $seat } { $change ->
        [down] perd
       *[up] marque
    } { $points } PV { $source ->
        [exhibit] pour un vase exposé
        [case] pour la case de la vitrine
        [fragment] pour le fragment restauré
        [adjacency] de bonus d’adjacence
        [track] sur une piste d’excavation
        [blue_8] pour des fragments voisins
        [yellow_8] pour ses jetons Fouille posés
        [red_8] en échange du vase repris
        [overflow] parce qu’un dé a dépassé 6
        [vase_majority] à la majorité de vases
        [fragment_majority] à la majorité de fragments
        [red_end] au bout de la piste rouge
        [blue_end] au bout de la piste bleue
        [yellow_end] au bout de la piste jaune
       *[mission] à cause de la mission
    }.
mj-die-spent = { $seat } dépense le { $die }, qui entre dans le chariot{ $pushed ->
        [none] {""}
       *[other] ; le { $pushed } en tombe et attend sur l’ardoise
    }.
mj-die-given = { $seat } donne au chariot le { $die }.
mj-die-taken = { $seat } prend dans le chariot le { $die }, qui va { slot.at }.
mj-vase-taken-back = { $seat } reprend le vase de la { $space ->
        [1] 1ʳᵉ
       *[other] { $space }ᵉ
    } case de la vitrine{ $museum ->
        [0] {""}
       *[other] {" "}du second musée
    }.
mj-die-moved = { $seat } déplace le { $die } de { $start } à { $to } par le travail de terrain.
mj-dice-exchanged = { $seat } échange deux dés entre ses musées : le { $blue } va { $blue_slot }, le { $red } va { $red_slot }.
mj-die-removed = { $seat } retire le { $die } en { $space }, qui va sur la case { $number } de la piste compte-tours.
mj-die-recycled = { $seat } replace le { $die } en { $space }{ $tier ->
        [1] , entre les cordes
        [2] , sur son propre jeton Fouille
       *[other] {""}
    }.
mj-objective-reached = { $seat } atteint l’objectif « { $goal } ».
mj-main-action-skipped = { $seat } ne peut rien capturer et saute l’action principale.
mj-game-ended = { $why ->
        [rounds] La dernière manche est jouée. { $count ->
            [one] { $winners } gagne la partie.
           *[other] { $winners } partagent la victoire.
        }
        [round_track] La piste compte-tours est pleine. { $count ->
            [0] La mission est manquée.
           *[other] La mission est réussie.
        }
       *[idle] Trois tours de suite sans capture arrêtent la mission. { $count ->
            [0] La mission est manquée.
           *[other] La mission est réussie.
        }
    }

# Un bonus par sa règle, dans les phrases qui disent qu’il est perdu ou refusé.
bonus = { $rule ->
        [MJ-DIG-2] le bonus de fouilles
        [MJ-DIG-3] le bonus de fouilles
        [MJ-TRK-7Y] l’échange avec le chariot
        [MJ-TRK-7R] l’exposition à petit prix
        [MJ-TRK-8B] la récompense des fragments voisins
        [MJ-TRK-8R] la reprise d’un vase
       *[other] le bonus de piste
    }

## Le décompte : d’où viennent les points

source-exhibit = Vases exposés
source-case = Cases de la vitrine
source-fragment = Fragments restaurés
source-adjacency = Bonus d’adjacence
source-track = Points des pistes d’excavation
source-blue_8 = Fragments voisins (bleue 8)
source-yellow_8 = Jetons posés (jaune 8)
source-red_8 = Vases repris (rouge 8)
source-overflow = Dés qui ont dépassé 6
source-vase_majority = Majorité de vases
source-fragment_majority = Majorité de fragments
source-red_end = Bout de la piste rouge
source-blue_end = Bout de la piste bleue
source-yellow_end = Bout de la piste jaune
source-mission = Retraits de la mission

## Les objectifs d’une mission

goal-fragment = Restaurer { $ref }
    .missing = il manque { $ref }
    .short = { $ref }
goal-all-fragments = Restaurer toute la céramique
    .missing = { $missing ->
            [one] il manque un fragment
           *[other] il manque { $missing } fragments
        }
    .short = Toute la céramique
goal-track-end = Mener un disque au bout de { $ref }
    .missing = { $missing ->
            [one] il manque un cran sur { $ref }
           *[other] il manque { $missing } crans sur { $ref }
        }
    .short = { $ref }
goal-case = Exposer un vase sur la { $number ->
        [1] 1ʳᵉ
       *[other] { $number }ᵉ
    } case de la vitrine
    .missing = { $missing ->
            [one] il manque un vase dans la vitrine
           *[other] il manque { $missing } vases dans la vitrine
        }
    .short = Vitrine
goal-space = Amener un dé en { $ref }
    .missing = il manque un dé en { $ref }
    .short = Un dé en { $ref }
    .several = Amener un dé en { $refs }
goal-all-tokens = Poser les { $number } jetons Fouille
    .missing = { $missing ->
            [one] il manque un jeton Fouille
           *[other] il manque { $missing } jetons Fouille
        }
    .short = { $number } jetons Fouille
goal-score = Terminer avec au moins { $number } PV
    .missing = { $missing ->
            [one] il manque 1 point
           *[other] il manque { $missing } points
        }
    .short = { $number } points
