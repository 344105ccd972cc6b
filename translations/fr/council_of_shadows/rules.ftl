### Council of Shadows : les règles, avec nos propres mots.
### Un message par règle ; sa valeur, quand elle en a une, est la phrase d’un refus.
### .title : le nom de la règle, pour les sommaires · .rule : la règle · .source : où la lire dans le livret ·
### .stress : les mots de .rule sur lesquels tout repose · .cure : ce qui rendrait le coup permis ·
### .warning : pourquoi on pourrait regretter un coup permis.
###
### La ligne au-dessus d’une règle dit quelles variables lui viennent du moteur. Restent des identifiants, que names.ftl met en mots : $gem,
### $planet, $sector, $tile, $galaxy, $card, $tech, $bonus, $improvement, $station, $leader. $seat est un nom de joueur ; le reste, des nombres.

## Principe du jeu

CS-GEN-1 =
    .title = Le plus haut niveau gagne
    .rule = Monter d’un niveau Dark Tech est le but de tout : à la fin, le plus haut niveau l’emporte.
    .stress = le plus haut niveau l’emporte
    .source = Principe du jeu ; Fin de la partie

# $ask : ce qui est demandé, en toutes lettres
CS-GEN-2 = Ce n’est pas le moment. On vous demande : { $ask }
    .title = Trois phases par tour
    .rule = Chaque tour enchaîne trois phases : on achète ; on planifie, ce qui fixe l’ordre ; puis chacun agit et exploite.
    .stress = trois phases
    .source = Déroulement de la partie
    .cure = Répondez d’abord à cela.

# $case : count, too-low · $cost : le prix, en toutes lettres
CS-GEN-3 = { $case ->
        [count] Le prix est { $cost } : il se paie d’autant de gemmes, ni plus, ni moins.
       *[too-low] Le prix est { $cost } : une de ces gemmes ne vaut pas assez.
    }
    .title = La valeur des gemmes
    .rule = L’anthracite vaut moins que la dorée, et la dorée moins que la transparente. En payant, une gemme peut en remplacer une seule, de moindre valeur ; rien n’est rendu.
    .stress = une gemme peut en remplacer une seule
    .source = Phase 1 : Achat ; décision Q54
    .cure = Donnez pour chaque gemme du prix une gemme de même valeur, ou plus chère.

CS-GEN-4 =
    .title = Rien ne vient à manquer
    .rule = Gemmes et cubes épuisés se remplacent par ce qu’on a sous la main : la réserve n’est jamais une limite.
    .stress = la réserve n’est jamais une limite
    .source = Contenu

CS-GEN-5 =
    .title = Les bornes de la consommation
    .rule = Un compteur de consommation reste entre 20 et 100, quoi qu’il arrive, pouvoirs spéciaux compris.
    .stress = entre 20 et 100
    .source = Mise en place ; décision Q33

CS-GEN-6 =
    .title = Un cube ne part qu’en exploitant
    .rule = Seule l’exploitation d’une galaxie retire un cube du plateau de jeu.
    .stress = Seule l’exploitation
    .source = Exploiter des galaxies, note

# $height : la hauteur permise · $room : combien de cubes tiennent encore
CS-GEN-7 = { $room ->
        [one] Une planète porte { $height } cubes au plus : il n’y a place que pour un ici.
       *[other] Une planète porte { $height } cubes au plus : il n’y a place que pour { $room } ici.
    }
    .title = Trois cubes par planète
    .rule = Une planète porte au plus 3 cubes, tous joueurs réunis.
    .stress = au plus 3 cubes
    .source = Acheter une amélioration ; Coloniser / Fonder une colonie
    .cure = Placez moins de cubes, ou choisissez une autre planète.

CS-GEN-8 =
    .title = Un cube, une colonie
    .rule = Chaque cube sur une planète est une colonie. Vous êtes présent dans un système ou une galaxie dès que vous y avez un cube.
    .stress = Chaque cube
    .source = Coloniser / Fonder une colonie ; Exploiter des galaxies

CS-GEN-9 =
    .title = Gagner de l’énergie
    .rule = Toute énergie gagnée se marque aussitôt : votre compteur avance d’autant sur la piste d’énergie.
    .stress = se marque aussitôt
    .source = Acheter une amélioration ; Exploiter des galaxies ; décision Q5

CS-GEN-10 =
    .title = Vos cartes vous restent
    .rule = De départ ou achetées, vos cartes Action passent de la main aux zones et des zones à la main ; aucune ne se défausse.
    .stress = aucune ne se défausse
    .source = Acheter une carte IA ; Phase 3 : Actions et exploitation, fin des actions

## Mise en place

CS-SET-1 =
    .title = Les deux faces du plateau
    .rule = À 3 ou 4 joueurs, on utilise le recto du plateau et ses dix galaxies ; à 2 joueurs et en solo, le verso et ses six galaxies.
    .source = Mise en place ; Parties à 4 ou 2 joueurs ; Mode solo

CS-SET-2 =
    .title = Trois réserves de gemmes
    .rule = Les gemmes, triées par couleur, forment trois réserves communes.
    .source = Mise en place

CS-SET-3 =
    .title = Les piles de systèmes
    .rule = Les tuiles Système Solaire, triées selon leur dos, forment trois piles mélangées, face cachée, une par secteur.
    .source = Mise en place ; décision Q9

CS-SET-4 =
    .title = Les deux premiers systèmes
    .rule = Les deux tuiles du dessus de la pile 1 parsec sont révélées et remplissent la galaxie grise, Parvus Corta.
    .stress = remplissent la galaxie grise
    .source = Mise en place

CS-SET-5 =
    .title = Huit cartes IA visibles
    .rule = Les 25 cartes IA mélangées : huit se posent face visible, en deux rangées de quatre ; les autres sont la pioche.
    .source = Mise en place

CS-SET-6 =
    .title = Deux piles de six cartes Dark Tech
    .rule = Les cartes Dark Tech I et II se mélangent à part. Deux cartes de chaque pile retournent à la boîte sans être vues : il en reste six et six.
    .stress = sans être vues
    .source = Mise en place

CS-SET-7 =
    .title = Les cartes Bonus claires
    .rule = Les 18 cartes Bonus claires, mélangées, forment une pile face cachée.
    .source = Mise en place

CS-SET-8 =
    .title = Une carte Bonus foncée chacun
    .rule = On écarte les cartes foncées des galaxies absentes : turquoise et jaune à 3 joueurs, marron et beige en plus à 2 joueurs et en solo ; et, sans le module 1, celle des stations. Chacun en reçoit une, qu’il est seul à voir ; le reste va dans la boîte.
    .stress = qu’il est seul à voir
    .source = Mise en place ; Parties à 4 ou 2 joueurs ; Module 1 : les stations spatiales

CS-SET-9 =
    .title = Le matériel de chacun
    .rule = Chacun choisit une civilisation, sans effet sur le jeu, et reçoit son plateau individuel, six cartes Action, ses deux compteurs, 30 cubes, un paravent, une gemme anthracite et une dorée.
    .source = Mise en place

CS-SET-10 =
    .title = Consommation de départ
    .rule = Chaque compteur de consommation commence sur la case 20.
    .source = Mise en place

CS-SET-11 =
    .title = Premier ordre du tour
    .rule = Les jetons Ordre du tour, autant que de joueurs, sont distribués au hasard ; ceux qui ne servent pas vont dans la boîte.
    .source = Mise en place

CS-SET-12 =
    .title = Énergie de départ
    .rule = Les compteurs d’énergie attendent au départ, au niveau 0, rangés dans l’ordre des jetons. Ce rang vaut aussi pour la première égalité.
    .source = Mise en place ; décision Q2

# $galaxy
CS-SET-13 = À ce nombre de joueurs, { galaxy.the } est fermée.
    .title = À 3 joueurs : deux caches
    .rule = À 3 joueurs, deux caches ferment Tennant Strand (turquoise) et Heaven’s Fence (jaune) pour toute la partie.
    .stress = pour toute la partie
    .source = Mise en place
    .cure = Choisissez une case d’une galaxie ouverte.

CS-SET-14 =
    .title = À 4 joueurs : tout sert
    .rule = À 4 joueurs, toutes les galaxies, toutes les cartes foncées et les quatre jetons servent ; la carte des stations seulement avec le module 1.
    .source = Parties à 4 ou 2 joueurs

CS-SET-15 =
    .title = À 2 joueurs : le verso
    .rule = À 2 joueurs, on joue au verso du plateau, avec les jetons 1 et 2.
    .source = Parties à 4 ou 2 joueurs

CS-SET-16 =
    .title = Ce qui reste dans la boîte
    .rule = Cartes Automa, stations, zones supplémentaires et leaders attendent dans la boîte qu’un mode, un module ou une carte les demande.
    .source = Mise en place

CS-SET-17 =
    .title = Qui commence
    .rule = Au premier tour, le détenteur du jeton 1 ouvre la phase d’achat, suivi du jeton 2, et ainsi de suite.
    .source = Déroulement de la partie

CS-SET-18 =
    .title = Toutes les tuiles servent
    .rule = Les 31 tuiles entrent dans les piles quel que soit le nombre de joueurs, même s’il y a moins de cases.
    .source = Mise en place ; Parties à 4 ou 2 joueurs, rien n’y retire de tuile

## Phase 1 : achat

# $case : turn · $seat
CS-BUY-1 = { $case ->
       *[turn] Les achats se font l’un après l’autre : c’est à { $seat }.
    }
    .title = L’un après l’autre
    .rule = Dans l’ordre des jetons, chacun fait tous ses achats avant que le suivant commence. Qui n’achète plus passe la main ; après le dernier vient la planification.
    .stress = tous ses achats
    .source = Phase 1 : Achat
    .cure = Attendez votre tour d’acheter.

# $case : three, turn, phase · $seat
CS-BUY-2 = { $case ->
        [three] Vous avez fait les trois achats de cette phase.
        [turn] Vos achats de ce tour sont faits, trois au plus : c’est à { $seat }.
       *[phase] La phase d’achat de ce tour est finie : on y fait trois achats au plus.
    }
    .title = Trois achats au plus
    .rule = De zéro à trois achats par phase, mêlés à votre gré : cartes IA, améliorations et, avec le module 1, stations.
    .stress = De zéro à trois achats
    .source = Phase 1 : Achat
    .cure = { $case ->
        [three] Terminez vos achats ; d’autres sont possibles au prochain tour.
       *[other] D’autres achats sont possibles au prochain tour.
    }

# $case : cannot, letters, not-owned · $cost : le prix, en toutes lettres · .warning : $gems, le paiement exact, en toutes lettres
CS-BUY-3 = { $case ->
        [cannot] Le prix est { $cost }, et vos gemmes n’y suffisent pas.
        [letters] Ce paiement n’est pas fait de gemmes. Le prix est { $cost }.
       *[not-owned] Vous n’avez pas toutes ces gemmes. Le prix est { $cost }.
    }
    .title = Payer gemme pour gemme
    .rule = Chaque gemme du prix se paie d’une gemme de même valeur ou plus chère. Ce que vous donnez de trop est perdu.
    .stress = est perdu
    .source = Phase 1 : Achat ; décisions Q37, Q54
    .cure = { $case ->
        [cannot] Gagnez d’abord des gemmes, ou achetez autre chose.
       *[other] Choisissez des gemmes que vous avez.
    }
    .warning = Vous pourriez payer { $gems } : ce que vous donnez de plus est perdu.

# $case : hand, not-displayed · $card
CS-BUY-4 = { $case ->
        [hand] Achetez d’abord { card.the } vers votre main ; elle se pose à la planification.
       *[not-displayed] Cette carte n’est pas parmi les cartes IA visibles.
    }
    .title = Acheter une carte IA
    .rule = Choisissez l’une des huit cartes IA visibles, payez, prenez-la en main : elle peut servir dès ce tour. La pioche la remplace aussitôt.
    .stress = dès ce tour
    .source = Acheter une carte IA ; décision Q8
    .cure = Choisissez une des cartes IA visibles.

# $improvement
CS-BUY-5 = Vous avez déjà { improvement.the } : chacune s’achète une seule fois.
    .title = Acheter une amélioration
    .rule = Payez et posez un de vos cubes à sa place, où il reste. Chaque amélioration s’achète une seule fois par partie.
    .stress = une seule fois par partie
    .source = Acheter une amélioration
    .cure = Choisissez une place de votre plateau sans cube.

CS-BUY-6 =
    .title = Terraformation
    .rule = Au début, vous ne colonisez que les planètes bleues. Deux améliorations vous ouvrent les planètes marron et les rouges, dans l’ordre que vous voulez.
    .stress = que les planètes bleues
    .source = Acheter une amélioration

CS-BUY-7 =
    .title = Extension de colonie
    .rule = Avec elle, vos cubes peuvent monter sur d’autres, les vôtres ou ceux des autres, à 3 cubes au plus et sur un type de planète qui vous est permis. Sans elle, il vous faut une planète libre.
    .stress = il vous faut une planète libre
    .source = Acheter une amélioration ; décisions Q45, Q59

CS-BUY-8 =
    .title = Énergie immédiate
    .rule = Quatre améliorations donnent tout de suite l’énergie imprimée, chacune une fois par partie.
    .stress = tout de suite
    .source = Acheter une amélioration

# $improvement
CS-BUY-9 = Avant { improvement.the }, cette zone doit atteindre 2 parsecs.
    .title = Étendre une zone
    .rule = Choisissez une de vos zones : le cube va sur sa place suivante, 2 parsecs avant 3. Payez le prix inscrit au-dessus et gagnez 1 énergie. Les deux améliorations peuvent s’acheter dans la même phase, en deux achats.
    .stress = 2 parsecs avant 3
    .source = Acheter une amélioration
    .cure = Achetez d’abord l’amélioration à 2 parsecs de la même zone.

CS-BUY-10 =
    .title = L’étendue d’une zone
    .rule = Une zone à 1, 2 ou 3 parsecs agit dans le premier secteur, dans les deux premiers ou dans les trois.
    .source = Acheter une amélioration

CS-BUY-11 =
    .title = De l’énergie dès les achats
    .rule = L’énergie gagnée par des achats compte comme toute autre : elle peut vous faire changer de niveau à la fin de cette phase.
    .source = Acheter une amélioration ; Dark Tech ; décision Q40

CS-BUY-12 = Votre plateau n’a pas cette amélioration.
    .title = Treize améliorations
    .rule = Chaque plateau en offre treize : neuf durables (deux terraformations, l’extension de colonie, six améliorations d’étendue) et quatre apports d’énergie.
    .source = Acheter une amélioration
    .cure = Choisissez une place de votre plateau individuel.

CS-BUY-13 =
    .title = Utile tout de suite
    .rule = Un achat vaut dès qu’il est payé : il sert déjà à la planification et aux actions de ce tour.
    .stress = dès qu’il est payé
    .source = Acheter une carte IA ; Acheter une amélioration

## Phase 2 : planification

CS-PLAN-1 =
    .title = Tous à la fois, en secret
    .rule = Chacun planifie derrière son paravent, tous en même temps. On peut convenir au départ de jouer sans paravents.
    .source = Phase 2 : Planification et ordre du tour

# $zones : combien vous en avez
CS-PLAN-2 = Vous n’avez pas cette zone : les vôtres vont de 1 à { $zones }.
    .title = Le premier tour
    .rule = Toutes les zones sont libres : posez une carte de votre main sur chacune, trois en tout, quatre avec Ava.
    .stress = sur chacune
    .source = Phase 2 : Planification et ordre du tour ; décision Q51
    .cure = Choisissez une de vos zones.

CS-PLAN-3 = Cette carte n’est pas à vous.
    .title = Les tours suivants
    .rule = Remplissez les zones libres. Vous pouvez aussi recouvrir une carte déjà posée : seule celle du dessus compte.
    .stress = seule celle du dessus compte
    .source = Phase 2 : Planification et ordre du tour ; décisions Q1, Q11
    .cure = Choisissez une carte de votre main.

# $case : placed, zone · $card
CS-PLAN-4 = { $case ->
        [placed] Vous avez déjà posé { card.the } : elle ne se déplace plus.
       *[zone] Ce tour-ci vous avez déjà posé { card.the } sur cette zone.
    }
    .title = Une carte posée reste posée
    .rule = On ne déplace pas une carte posée et on ne la reprend pas en main.
    .source = Phase 2 : Planification et ordre du tour
    .cure = { $case ->
        [placed] Choisissez une carte de votre main.
       *[zone] Choisissez une autre zone, ou retirez votre paravent.
    }

CS-PLAN-5 = Votre plan est fait : on attend que tous aient fini.
    .title = Révéler ensemble
    .rule = Quand tous ont fini, tous retirent ensemble leurs paravents.
    .source = Phase 2 : Planification et ordre du tour
    .cure = Attendez les autres.

CS-PLAN-6 =
    .title = Reporter la consommation
    .rule = Chacun additionne la consommation des cartes du dessus de toutes ses zones et avance son compteur d’autant. Les jetons ne se distribuent que lorsque tous les compteurs ont bougé.
    .stress = de toutes ses zones
    .source = Phase 2 : Planification et ordre du tour ; décision Q1

CS-PLAN-7 =
    .title = Le plus dépensier joue en premier
    .rule = Le jeton 1 va à qui a le plus consommé pendant cette planification, le 2 au suivant, et ainsi de suite. Le total de la piste n’y fait rien.
    .stress = pendant cette planification
    .source = Phase 2 : Planification et ordre du tour ; décision Q18

CS-PLAN-8 =
    .title = Égalité de consommation
    .rule = À égalité, le plus avancé sur la piste d’énergie passe devant ; si c’est la même case, le compteur qui y est arrivé le premier, celui du dessous. Le niveau n’y compte pas.
    .source = Phase 2 : Planification et ordre du tour

CS-PLAN-9 =
    .title = Au-delà de 100
    .rule = Ce qui dépasserait 100 est perdu, et seuls les pas réellement faits comptent pour l’ordre.
    .stress = seuls les pas réellement faits
    .source = Phase 2 : Planification et ordre du tour

CS-PLAN-10 =
    .title = En deçà de 20
    .rule = Le compteur ne descend pas sous 20 ; là aussi, seuls les pas réellement faits comptent pour l’ordre.
    .source = Mise en place ; Phase 2 : Planification et ordre du tour ; décision Q52

CS-PLAN-11 =
    .title = Un total négatif
    .rule = Certaines cartes consomment moins que rien : si le total est négatif, le compteur recule.
    .stress = le compteur recule
    .source = Dark Tech, cas particulier

CS-PLAN-12 =
    .title = Toujours devant l’énergie
    .rule = En reculant, le compteur de consommation s’arrête une case au-dessus du compteur d’énergie : planifier ne fait jamais changer de niveau.
    .stress = une case au-dessus du compteur d’énergie
    .source = Dark Tech, cas particulier ; décision Q52

# $case : cover, free · $count : les zones libres
CS-PLAN-13 = { $case ->
        [cover] Toutes vos cartes en main sont pour les zones libres : aucune n’est de trop pour recouvrir.
       *[free] { $count ->
            [one] Une zone libre attend encore une carte.
           *[other] { $count } zones libres attendent encore une carte.
        }
    }
    .title = Remplir, et peut-être recouvrir
    .rule = Chaque zone libre reçoit une carte, tant que vous en avez en main ; recouvrir est facultatif. Une seule nouvelle carte par zone.
    .stress = Chaque zone libre reçoit une carte
    .source = Phase 2 : Planification et ordre du tour, résumé en marge ; décision Q11
    .cure = Posez d’abord une carte sur chaque zone libre.

CS-PLAN-14 =
    .title = Jusqu’où valent les jetons
    .rule = Les nouveaux jetons règlent les actions de ce tour et les achats du suivant.
    .source = Phase 2 : Planification et ordre du tour ; Exploiter des galaxies

# .warning : $card
CS-PLAN-15 =
    .title = Les cartes recouvertes
    .rule = Une carte recouverte ne consomme rien et ne fait rien. Elle avance avec celle du dessus et revient en main avec elle.
    .stress = ne consomme rien et ne fait rien
    .source = Phase 2 : Planification et ordre du tour ; Phase 3 : Actions et exploitation, fin des actions
    .warning = Recouverte, { card.the } ne fera rien avant d’être revenue en main.

## Phase 3 : actions

# $case : turn · $seat
CS-ACT-1 = { $case ->
       *[turn] C’est à { $seat } d’agir.
    }
    .title = De gauche à droite
    .rule = Dans le nouvel ordre, chacun exécute ses cartes du dessus de gauche à droite, les décale, puis exploite ; alors seulement vient le suivant.
    .stress = de gauche à droite
    .source = Phase 3 : Actions et exploitation ; décisions Q10, Q39
    .cure = Attendez votre tour.

# $sector : celui qui est visé · $reach : jusqu’où l’action va
CS-ACT-2 = { $reach ->
        [1] Cette action ne va que jusqu’à 1 parsec, et ceci est à { $sector }.
       *[other] Cette action ne va que jusqu’à { $reach } parsecs, et ceci est à { $sector }.
    }
    .title = Étendue et terraformation
    .rule = Une action reste dans l’étendue de sa zone et sur les types de planètes qui vous sont permis, sauf si la carte dit autrement.
    .stress = dans l’étendue de sa zone
    .source = Phase 3 : Actions et exploitation
    .cure = Choisissez plus près, ou étendez cette zone avant un prochain tour.

CS-ACT-3 =
    .title = La zone où la carte se trouve
    .rule = On regarde où la carte se trouve au moment d’agir : un décalage lui donne l’étendue de la zone où elle arrive.
    .source = Phase 3 : Actions et exploitation ; décision Q43

CS-ACT-4 =
    .title = D’une action à la suivante
    .rule = Cubes, systèmes et gemmes obtenus par une action servent déjà aux suivantes du même tour.
    .source = Exemple de tour de jeu

# $case : no-planet, cubes · $most : combien de cubes au plus · .warning : $most, $planets et $cubes, ceux que vous placeriez
CS-COL-1 = { $case ->
        [no-planet] À cet endroit, il n’y a pas de planète d’un système visible.
       *[cubes] { $most ->
            [one] Ici se place un seul cube.
           *[other] Ici se place une tour de { $most } cubes au plus.
        }
    }
    .title = Coloniser
    .rule = Posez le nombre de cubes indiqué, en une tour, sur une planète libre d’un système visible à portée.
    .stress = sur une planète libre
    .source = Coloniser / Fonder une colonie ; décision Q10
    .cure = { $case ->
        [no-planet] Choisissez une planète d’un système du plateau.
       *[cubes] Placez un nombre de cubes permis.
    }
    .warning = { $cubes ->
        [0] { $most ->
            [one] { $planets ->
                [one] Cette action pourrait encore placer un cube.
               *[other] Cette action pourrait encore placer un cube sur chacune de { $planets } planètes.
            }
           *[other] Cette action pourrait encore placer une tour de { $most } cubes.
        }
       *[other] La tour pourrait avoir { $most } cubes.
    }

CS-COL-2 = Cette planète n’est pas libre, et vous n’avez pas l’extension de colonie.
    .title = Planète libre
    .rule = Une planète est libre si aucun cube ne s’y trouve. L’extension de colonie lève cette condition.
    .source = Coloniser / Fonder une colonie
    .cure = Choisissez une planète sans cube, ou achetez d’abord l’extension de colonie.

# $height
CS-COL-3 = Cette planète porte déjà { $height } cubes.
    .title = Hauteur des tours
    .rule = Une tour ne dépasse jamais 3 cubes, à qui qu’ils soient.
    .stress = jamais 3 cubes
    .source = Coloniser / Fonder une colonie
    .cure = Choisissez une planète où la tour est plus basse.

# $type : le type de planète (B, D, V)
CS-COL-4 = { $type ->
        [D] Les planètes marron ne vous sont pas encore permises.
        [V] Les planètes rouges ne vous sont pas encore permises.
       *[B] Ce type de planète ne vous est pas permis.
    }
    .title = Types de planètes
    .rule = Les bleues sont permises à tous, les marron et les rouges à qui a la terraformation qu’il faut. Le symbole « toute planète » d’une carte en dispense.
    .source = Coloniser / Fonder une colonie ; Acheter une amélioration
    .cure = { $type ->
        [D] Choisissez une planète bleue, ou achetez d’abord la terraformation marron.
        [V] Choisissez une autre planète, ou achetez d’abord la terraformation rouge.
       *[B] Choisissez une autre planète.
    }

# $case : no-system · .warning : $count, les extractions qui restent
CS-EXT-1 = { $case ->
       *[no-system] Ce système n’est pas sur le plateau.
    }
    .title = Extraire
    .rule = Faites autant d’extractions que la carte en montre, ou moins : jusqu’à deux avec la carte de départ.
    .source = Extraire des ressources ; décision Q10
    .cure = Choisissez un système visible.
    .warning = { $count ->
        [one] Il vous reste une extraction.
       *[other] Il vous reste { $count } extractions.
    }

# $case : used, others, nobody · $tile · $count : combien de fois déjà
CS-EXT-2 = { $case ->
        [used] { $count ->
            [one] Avec cette carte vous avez déjà extrait une fois { system.at }, et n’y avez pas d’autre cube.
           *[other] Avec cette carte vous avez déjà extrait { $count } fois { system.at }, et n’y avez pas d’autre cube.
        }
        [others] Il y a des cubes { system.at }, mais aucun à vous.
       *[nobody] Vous n’avez aucun cube { system.at }.
    }
    .title = Une extraction par cube
    .rule = Chaque cube à vous permet une extraction dans son système, une fois par carte. Vous pouvez mêler plusieurs systèmes, tous à portée.
    .stress = une fois par carte
    .source = Extraire des ressources
    .cure = Choisissez un système où un de vos cubes n’a pas encore servi.

CS-EXT-3 =
    .title = Les cubes restent
    .rule = Extraire ne retire aucun cube, et le type des planètes n’y fait rien.
    .stress = ne retire aucun cube
    .source = Extraire des ressources

CS-EXT-4 =
    .title = La ressource entière
    .rule = Une extraction donne toute la ressource de la tuile : ses gemmes, son énergie, ou les deux.
    .source = Extraire des ressources ; Découvrir

# $case : no-sector, no-tile, not-drawn, sector · $sector · .warning : $card
CS-DIS-1 = { $case ->
        [no-sector] Il n’y a pas de tel secteur.
        [no-tile] La pile de ce secteur est vide.
        [not-drawn] Cette tuile n’est pas de celles qui viennent d’être piochées.
       *[sector] { $sector ->
            [1] Cette tuile vient de la pile 1 parsec, et va dans ce secteur.
           *[other] Cette tuile vient de la pile { $sector } parsecs, et va dans ce secteur.
        }
    }
    .title = Découvrir
    .rule = Choisissez la pile d’un secteur à portée, piochez deux tuiles, posez-en une face visible sur une case libre du secteur de cette pile et glissez l’autre dessous.
    .stress = du secteur de cette pile
    .source = Découvrir ; décisions Q9, Q60
    .cure = { $case ->
        [not-drawn] Choisissez une des tuiles piochées.
        [sector] Choisissez une case libre du secteur de sa pile.
       *[other] Choisissez une autre pile.
    }
    .warning = Vous pourriez encore découvrir un système avec { card.the }.

# $case : no-cube, other-system, no-extraction · $tile · .warning : $tile
CS-DIS-2 = { $case ->
        [no-cube] Aucun cube ne se place plus { system.at }.
        [no-extraction] Rien ne s’extrait plus { system.at }.
       *[other-system] Il s’agit { system.of }, celui que vous venez de poser.
    }
    .title = Coloniser ou extraire
    .rule = Ensuite, si vous voulez : un cube sur une planète de ce système, si son type vous est permis ; ou sa ressource une fois, sans condition.
    .stress = ou sa ressource une fois
    .source = Découvrir ; décision Q10
    .cure = { $case ->
        [other-system] Choisissez ce système, ou arrêtez-vous là.
       *[other] Faites ce qui reste permis, ou arrêtez-vous là.
    }
    .warning = Vous pourriez encore tirer quelque chose { system.of }.

# $case : full, no-space, taken · $sector · .warning : $card
CS-DIS-3 = { $case ->
        [full] { $sector ->
            [1] Le secteur 1 parsec n’a plus de case libre.
           *[other] Le secteur { $sector } parsecs n’a plus de case libre.
        }
        [no-space] Il n’y a pas de case à cet endroit.
       *[taken] Un système occupe déjà cette case.
    }
    .title = La galaxie à votre choix
    .rule = Dans le secteur, toute galaxie ouverte avec une case libre convient. La tuile écartée va face cachée sous la pile.
    .source = Découvrir ; décision Q9
    .cure = { $case ->
        [full] Choisissez la pile d’un autre secteur.
       *[other] Choisissez une case libre.
    }
    .warning = Dans les secteurs de cette zone, il n’y a plus rien à découvrir : { card.the } n’y ferait rien.

CS-GEM-1 =
    .title = Récupérer des gemmes
    .rule = Prenez dans la réserve les trois gemmes que montre la carte.
    .source = Récupérer des gemmes

# $case : gem, none · $gem · .warning : $count, les transformations qui restent
CS-TRF-1 = { $case ->
        [gem] Une gemme transparente ne se transforme plus.
       *[none] Vous n’avez pas { gem.a } à transformer.
    }
    .title = Transformer une gemme
    .rule = Échangez une gemme anthracite contre une dorée, ou une dorée contre une transparente : l’un ou l’autre.
    .stress = l’un ou l’autre
    .source = Transformer des gemmes
    .cure = Choisissez une gemme anthracite ou dorée que vous avez.
    .warning = { $count ->
        [one] Il vous reste une transformation.
       *[other] Il vous reste { $count } transformations.
    }

CS-SHIFT-1 =
    .title = Décaler les cartes
    .rule = Vos actions faites, toutes vos cartes avancent d’une zone vers la droite. Ce qui sort de la dernière, avec tout ce qu’il recouvrait, revient en main.
    .stress = d’une zone vers la droite
    .source = Phase 3 : Actions et exploitation, fin des actions ; décision Q20

CS-SHIFT-2 =
    .title = La première zone se libère
    .rule = Après le décalage, la zone de gauche est libre pour la prochaine planification.
    .source = Phase 3 : Actions et exploitation, fin des actions

## Exploiter des galaxies

# $case : no-galaxy, done, no-colony · $galaxy
CS-EXP-1 = { $case ->
        [no-galaxy] Il n’y a pas de telle galaxie dans cette partie.
        [done] Vous avez déjà exploité { galaxy.the } ce tour-ci.
       *[no-colony] Vous n’avez aucune colonie { galaxy.at }.
    }
    .title = Une fois par galaxie
    .rule = Exploiter est facultatif. Chaque galaxie où vous avez une colonie peut l’être une fois par tour.
    .stress = une fois par tour
    .source = Exploiter des galaxies
    .cure = Choisissez une galaxie où vous avez une colonie et que vous n’avez pas encore exploitée, ou terminez.

CS-EXP-2 =
    .title = Majorité ou minorité
    .rule = Avec plus de colonies que chacun des autres, vous touchez le rendement supérieur ; seul dans la galaxie aussi. À égalité ou avec moins, le rendement inférieur.
    .stress = plus de colonies que chacun des autres
    .source = Exploiter des galaxies

# $galaxy · .warning : $galaxy
CS-EXP-3 = Pour exploiter { galaxy.the }, retirez un de vos cubes qui s’y trouvent.
    .title = Un cube contre de l’énergie
    .rule = Retirez un de vos cubes de la galaxie, gagnez l’énergie et, si le rendement le montre, la première carte Bonus claire, que vous êtes seul à voir.
    .stress = un de vos cubes
    .source = Exploiter des galaxies ; décisions Q38, Q45
    .cure = Choisissez une planète de cette galaxie où vous avez un cube.
    .warning = Sans ce cube, vous n’aurez plus la majorité { galaxy.at }.

# $case : dark, not-own
CS-EXP-4 = { $case ->
        [dark] Votre carte Bonus foncée ne va pas sous la pile des claires.
       *[not-own] Vous n’avez pas cette carte Bonus.
    }
    .title = Quatre cartes Bonus au plus
    .rule = Vous gardez au plus quatre cartes Bonus, claires et foncée ensemble. Regardez la cinquième, puis remettez sous la pile soit elle, soit une claire gagnée avant.
    .stress = au plus quatre cartes Bonus
    .source = Exploiter des galaxies ; décision Q15
    .cure = Choisissez une de vos cartes Bonus claires.

CS-EXP-5 =
    .title = Le tour finit
    .rule = Quand tous ont joué, un nouveau tour commence par les achats, d’abord dans le même ordre.
    .source = Exploiter des galaxies

CS-EXP-6 =
    .title = Galaxie par galaxie
    .rule = Les galaxies s’exploitent une à une, dans l’ordre de votre choix. Pour chacune, la majorité se lit avant que le cube parte.
    .stress = avant que le cube parte
    .source = Exploiter des galaxies, exemple

CS-EXP-7 =
    .title = S’arrêter quand on veut
    .rule = Le cube retiré revient dans votre réserve. Vous pouvez vous arrêter à tout moment, même s’il reste des galaxies.
    .source = Exploiter des galaxies ; Dark Tech, exemple

## Dark Tech

# .warning : $missing, ce qui manque
CS-DT-1 =
    .title = Rattraper sa consommation
    .rule = Dès que votre énergie égale ou dépasse votre consommation, un niveau vous attend. L’égalité suffit.
    .stress = égale ou dépasse
    .source = Dark Tech
    .warning = { $missing ->
        [one] Il ne manque qu’une énergie pour monter d’un niveau, et vos galaxies pourraient la donner.
       *[other] Il ne manque que { $missing } énergies pour monter d’un niveau, et vos galaxies pourraient les donner.
    }

CS-DT-2 =
    .title = D’abord finir sa phase
    .rule = Terminez votre part de la phase en cours : l’énergie gagnée encore s’ajoute. Niveau et carte n’arrivent qu’ensuite.
    .stress = n’arrivent qu’ensuite
    .source = Dark Tech ; décision Q3

CS-DT-3 =
    .title = Retrancher la consommation
    .rule = Votre énergie perd autant que vaut votre consommation, et le compteur montre le niveau suivant. La consommation, elle, ne bouge pas.
    .stress = ne bouge pas
    .source = Dark Tech ; décisions Q4, Q5

CS-DT-4 =
    .title = Et encore, s’il en reste
    .rule = Si l’énergie restante atteint encore la consommation, vous montez encore d’un niveau.
    .source = Dark Tech ; décision Q21

# $level : de quelle pile
CS-DT-5 = { $level ->
        [1] Cette carte n’est pas dans ce qui reste de la pile Dark Tech I.
       *[2] Cette carte n’est pas dans ce qui reste de la pile Dark Tech II.
    }
    .title = Choisir une carte Dark Tech
    .rule = Au niveau I, choisissez une carte parmi toutes celles de la pile I ; au niveau II, parmi celles de la pile II. Son effet immédiat a lieu tout de suite, et elle reste devant vous. Aux niveaux suivants, pas de carte.
    .stress = parmi toutes celles de la pile
    .source = Dark Tech ; décisions Q4, Q36, Q55
    .cure = Choisissez une carte de cette pile.

CS-DT-6 =
    .title = Gemmes de compensation
    .rule = Quand quelqu’un atteint le niveau I, chaque autre joueur encore à 0 prend une gemme. Quand quelqu’un atteint le II, chaque autre joueur au niveau I prend une gemme, chacun encore à 0 deux gemmes. Au-delà, rien.
    .source = Dark Tech ; décisions Q6, Q34

CS-DT-7 =
    .title = Deux niveaux, l’un après l’autre
    .rule = Deux montées dans la même phase se règlent l’une après l’autre : la première jusqu’au bout, avec sa carte, puis la seconde.
    .source = Dark Tech ; décision Q4

CS-DT-8 =
    .title = Le trône
    .rule = Le premier joueur au niveau III prend le trône et le garde.
    .stress = Le premier
    .source = Dark Tech ; Fin de la partie ; décision Q56

CS-DT-9 =
    .title = Quand on peut monter
    .rule = Un niveau monte à la fin des phases 1 et 3 et au décompte final, jamais pendant la planification.
    .source = Dark Tech ; décision Q3

CS-DT-10 =
    .title = Toute énergie compte
    .rule = Exploitation, ressources, achats, cartes : d’où qu’elle vienne, l’énergie compte de la même façon.
    .source = Dark Tech

## Fin de la partie

# $case : over · .warning : $count, les galaxies qui restent
CS-END-1 = { $case ->
       *[over] La partie est finie : il n’y a plus rien à jouer.
    }
    .title = Le niveau III annonce la fin
    .rule = Dès que quelqu’un atteint le niveau III, le tour en cours se joue jusqu’au bout, puis vient le décompte final. On peut monter encore au-delà.
    .stress = le tour en cours se joue jusqu’au bout
    .source = Dark Tech ; Fin de la partie ; décisions Q40, Q57
    .warning = { $count ->
        [one] C’est le dernier tour, et une galaxie peut encore vous rapporter.
       *[other] C’est le dernier tour, et { $count } galaxies peuvent encore vous rapporter.
    }

CS-END-2 =
    .title = Le décompte final
    .rule = Qui a le trône compte d’abord. Une gemme restante donne 1, 2 ou 3 énergies, une carte IA 2, où qu’elle soit ; les cartes Bonus donnent ce qu’elles disent.
    .source = Fin de la partie ; décision Q53

CS-END-3 =
    .title = Monter au décompte
    .rule = L’énergie du décompte peut encore faire monter d’un niveau, sans carte Dark Tech ni compensation.
    .stress = sans carte Dark Tech ni compensation
    .source = Fin de la partie

CS-END-4 =
    .title = Le vainqueur
    .rule = Le plus haut niveau gagne ; à égalité, le plus d’énergie ; puis le plus de cubes sur le plateau de jeu ; sinon, la victoire se partage.
    .stress = Le plus haut niveau
    .source = Fin de la partie ; décisions Q7, Q23

CS-END-5 =
    .title = Ce que donne le trône
    .rule = Le trône ne rapporte rien : il fait seulement compter en premier. Le portrait du vainqueur peut y prendre place.
    .source = Fin de la partie

## Module 1 : stations spatiales

CS-M1-1 = Cette partie se joue sans le module des stations spatiales.
    .title = Trois stations chacun
    .rule = Chacun pose ses trois stations à côté de son plateau, et la carte foncée des stations rejoint les autres.
    .source = Module 1 : les stations spatiales
    .cure = Le module 1 se choisit avant la partie.

CS-M1-2 =
    .title = Acheter une station
    .rule = Une station s’achète en phase d’achat et compte parmi vos trois achats. Son prix est inscrit à sa gauche.
    .stress = parmi vos trois achats
    .source = Module 1 : les stations spatiales

# $case : no-slot, taken, no-colony · $galaxy
CS-M1-3 = { $case ->
        [no-slot] Il n’y a pas d’emplacement de station à cet endroit.
        [taken] Une station occupe déjà cet emplacement de la { galaxy }.
       *[no-colony] Il vous faut d’abord une colonie { galaxy.at }.
    }
    .title = Où poser une station
    .rule = Posez-la aussitôt sur un emplacement libre de son type, dans une galaxie où vous avez une colonie. Étendue et terraformation n’y jouent pas.
    .stress = un emplacement libre de son type
    .source = Module 1 : les stations spatiales ; décision Q25
    .cure = { $case ->
        [no-colony] Choisissez une galaxie où vous avez une colonie.
       *[other] Choisissez un emplacement libre.
    }

# $case : built, not-own, second · $galaxy
CS-M1-4 = { $case ->
        [built] Cette station est construite, et elle y reste.
        [not-own] Cette station n’est pas à vous.
       *[second] Vous avez déjà une station { galaxy.at }.
    }
    .title = Une station par galaxie
    .rule = Vous avez au plus une station par galaxie, et elle n’est plus retirée, déplacée ni remplacée.
    .source = Module 1 : les stations spatiales
    .cure = { $case ->
        [second] Choisissez une galaxie où vous n’en avez pas.
       *[other] Choisissez une de vos stations qui reste à construire.
    }

# $case : galaxy, system · $galaxy
CS-M1-5 = { $case ->
        [system] Votre station d’extraction donne la ressource d’un système { galaxy.of } où vous avez une colonie.
       *[galaxy] Votre station d’extraction donne la ressource d’un système { galaxy.of }, et d’aucune autre galaxie.
    }
    .title = Station d’extraction
    .rule = À chacune de vos étapes d’exploitation, elle donne la ressource d’un système de sa galaxie, à votre choix, si vous avez une colonie dans cette galaxie. Exploitée ou non, peu importe.
    .source = Module 1 : les stations spatiales ; décisions Q14, Q44
    .cure = Choisissez un système de cette galaxie.

# .warning : $galaxy
CS-M1-6 =
    .title = Station d’exploitation
    .rule = Vous exploitez sa galaxie sans avoir à retirer de cube ; il y faut quand même une colonie à vous.
    .stress = sans avoir à retirer de cube
    .source = Module 1 : les stations spatiales ; décision Q61
    .warning = Votre station exploite { galaxy.the } sans cube à retirer : celui-ci pourrait rester.

CS-M1-7 =
    .title = Station de colonisation
    .rule = Posez aussitôt trois de vos cubes dessus : ils s’ajoutent à vos colonies quand on lit la majorité dans cette galaxie.
    .stress = trois de vos cubes
    .source = Module 1 : les stations spatiales ; décision Q23

# $galaxy · $station
CS-M1-8 = Les emplacements { galaxy.of } ne reçoivent aucune { station }.
    .title = La galaxie décide de l’effet
    .rule = Chaque emplacement montre la station qu’il reçoit : l’effet possible dépend donc de la galaxie.
    .source = Module 1 : les stations spatiales ; décision Q25
    .cure = Choisissez une galaxie qui reçoit ce type de station.

CS-M1-9 =
    .title = Une station sans colonie
    .rule = Une station reste en place même si vous n’avez plus de colonie dans la galaxie. L’effet d’une station d’extraction ou d’exploitation attend alors qu’il y en ait une.
    .source = Module 1 : les stations spatiales ; décision Q44

## Module 2 : leaders

# $case : turn, taken · $seat · $leader
CS-M2-1 = { $case ->
        [turn] C’est à { $seat } de choisir un leader.
       *[taken] Quelqu’un a déjà { leader }, ou ce leader n’existe pas.
    }
    .title = Choisir un leader
    .rule = Le jeton le plus élevé choisit d’abord parmi les six leaders, le jeton 1 en dernier ; ceux qui restent vont dans la boîte. Le module 1 peut s’y ajouter ou non.
    .stress = Le jeton le plus élevé choisit d’abord
    .source = Module 2 : leaders ; décision Q42
    .cure = { $case ->
        [turn] Attendez votre tour.
       *[taken] Choisissez un leader parmi ceux qui restent.
    }

CS-M2-2 =
    .title = Le prix d’un leader
    .rule = Un pouvoir se paie d’avance : le compteur de consommation commence plus haut, à la valeur du leader.
    .source = Module 2 : leaders

CS-M2-3 =
    .title = Buteo
    .rule = Consommation 30. Une fois par tour, à son étape d’exploitation, il extrait dans des secteurs de son choix, là où il a une colonie.
    .source = Module 2 : leaders ; décisions Q14, Q24

CS-M2-4 = Le cube gratuit de cette phase est déjà placé.
    .title = Zoe
    .rule = Consommation 34. À chaque phase d’achat elle place un cube gratuit dans un secteur de son choix, selon sa terraformation ; ce n’est pas un achat.
    .stress = ce n’est pas un achat
    .source = Module 2 : leaders ; décision Q26
    .cure = Attendez la prochaine phase d’achat.
    .warning = Zoe n’a pas encore placé son cube gratuit.

# $case : no-zone
CS-M2-5 = { $case ->
       *[no-zone] Cette zone supplémentaire n’est pas à vous : Ava seule l’a.
    }
    .title = Ava
    .rule = Consommation 28. Une zone de plus s’ajoute à droite, à 1 parsec, marquée d’un de ses cubes ; elle peut s’étendre. Les cartes ne reviennent en main qu’après elle.
    .source = Module 2 : leaders ; décisions Q41, Q51
    .cure = Choisissez une zone de votre plateau.

# $case : forbidden · $card · .warning : $galaxy
CS-M2-6 = { $case ->
       *[forbidden] Avec Casares, { card.the } vous est interdite.
    }
    .title = Casares
    .rule = Consommation 26. Avec au moins trois colonies dans une galaxie, il l’exploite sans avoir à retirer de cube. La carte IA qui place trois cubes lui est interdite.
    .stress = au moins trois colonies
    .source = Module 2 : leaders ; décisions Q28, Q49, Q61
    .cure = Choisissez une autre carte.
    .warning = Avec trois colonies ou plus, Casares exploite { galaxy.the } sans cube à retirer : celui-ci pourrait rester.

CS-M2-7 =
    .title = S3E3
    .rule = Consommation 27. À chaque tour, avant d’exploiter, une énergie par colonie à lui sur tout le plateau.
    .source = Module 2 : leaders ; décision Q14

CS-M2-8 =
    .title = Breish
    .rule = Consommation 25 et énergie 8. Quand il exploite, être à égalité en tête vaut la majorité.
    .source = Module 2 : leaders ; décision Q27

CS-M2-9 =
    .title = Départ plus haut, même plancher
    .rule = La valeur d’un leader n’est qu’une case de départ : la consommation peut toujours redescendre jusqu’à 20.
    .source = Module 2 : leaders ; Mise en place

## Cartes Dark Tech I

CS-DTI-1 =
    .title = Nouveau portail céleste
    .rule = Une zone de plus, déjà à 3 parsecs, se place à droite des vôtres ; les cartes y passent avant de revenir en main. Prenez aussi une gemme dorée. Avec Ava, cela fait cinq zones.
    .source = Glossaire des cartes, niveau Dark Tech I ; décisions Q20, Q39

CS-DTI-2 =
    .title = Transformation des gemmes
    .rule = Toute gemme que vous extrayez est remplacée par celle de la valeur supérieure, la transparente restant ce qu’elle est. Prenez aussi une gemme transparente.
    .stress = que vous extrayez
    .source = Glossaire des cartes, niveau Dark Tech I ; décision Q48

CS-DTI-3 =
    .title = Peuple d’explorateurs
    .rule = Quand vous découvrez un système et le colonisez, placez-y un cube de plus que la carte ne dit, toujours sans dépasser trois.
    .stress = un cube de plus
    .source = Glossaire des cartes, niveau Dark Tech I ; décision Q22

CS-DTI-4 =
    .title = Colonies scientifiques
    .rule = Tout de suite : une colonie sur une planète de n’importe quel type, dans un secteur au choix, sur un cube seulement avec l’extension de colonie ; puis une fois la ressource de ce système.
    .source = Glossaire des cartes, niveau Dark Tech I

CS-DTI-5 =
    .title = Empire
    .rule = À chacune de vos étapes d’exploitation, 3 énergies par galaxie où vous avez la majorité, que vous l’exploitiez ou non.
    .source = Glossaire des cartes, niveau Dark Tech I ; décisions Q14, Q55, Q59

CS-DTI-6 =
    .title = Planification étendue
    .rule = Tout de suite et sans payer, toutes vos zones passent à 2 puis 3 parsecs ; une énergie par amélioration ainsi obtenue.
    .source = Glossaire des cartes, niveau Dark Tech I ; décisions Q21, Q41

CS-DTI-7 =
    .title = Économiseur d’énergie
    .rule = Une seule fois, tout de suite, votre compteur de consommation recule de 7 cases.
    .source = Glossaire des cartes, niveau Dark Tech I ; décision Q52

CS-DTI-8 =
    .title = Extraction partagée
    .rule = Vos extractions peuvent aussi se faire dans un système où vous n’êtes pas mais où un autre est présent, toujours à portée. Prenez aussi une gemme transparente.
    .source = Glossaire des cartes, niveau Dark Tech I ; décisions Q19, Q47

## Cartes Dark Tech II

CS-DTII-1 =
    .title = Peuple des ressources
    .rule = Tout de suite, deux extractions dans des secteurs au choix, là où vous avez une colonie.
    .stress = deux extractions
    .source = Glossaire des cartes, niveau Dark Tech II ; décisions Q17, Q47

CS-DTII-2 =
    .title = Mouvement perpétuel
    .rule = Quoi que vous jouiez, vous ne consommez plus rien. Cela vaut pour l’ordre aussi : vous jouez toujours en dernier.
    .stress = toujours en dernier
    .source = Glossaire des cartes, niveau Dark Tech II ; décisions Q18, Q55

CS-DTII-3 =
    .title = Suprématie
    .rule = À chacune de vos étapes d’exploitation, 3 énergies par système où vous avez la majorité, exploité ou non.
    .stress = par système
    .source = Glossaire des cartes, niveau Dark Tech II ; décisions Q14, Q58

CS-DTII-4 =
    .title = Mission de reconnaissance
    .rule = Tout de suite, découvrez dans un secteur au choix ; puis une tour de deux cubes sur ce système, sur une planète de n’importe quel type, ou deux extractions de sa ressource.
    .source = Glossaire des cartes, niveau Dark Tech II ; décision Q22

CS-DTII-5 = Cette carte n’est pas parmi les cartes IA visibles.
    .title = Meilleure information
    .rule = Tout de suite et sans payer : une carte IA visible de votre choix, qui est remplacée, la première carte Bonus claire et une gemme transparente.
    .source = Glossaire des cartes, niveau Dark Tech II ; décision Q49
    .cure = Choisissez une des cartes IA visibles.

# $galaxy
CS-DTII-6 = Cette carte a déjà exploité { galaxy.the } : ses deux galaxies doivent différer.
    .title = Peuple hégémonique
    .rule = Tout de suite, exploitez jusqu’à deux galaxies différentes, avec majorités et cubes retirés comme d’habitude.
    .stress = deux galaxies différentes
    .source = Glossaire des cartes, niveau Dark Tech II ; décision Q46
    .cure = Choisissez une autre galaxie, ou terminez.

CS-DTII-7 =
    .title = Poussée d’énergie
    .rule = Tout de suite, 10 énergies.
    .source = Glossaire des cartes, niveau Dark Tech II ; décision Q21

CS-DTII-8 =
    .title = Colonie supplémentaire
    .rule = Tout de suite, une tour de deux cubes sur une planète de n’importe quel type, dans un secteur au choix ; sur des cubes seulement avec l’extension de colonie.
    .source = Glossaire des cartes, niveau Dark Tech II

## Cartes Bonus

CS-BON-1 =
    .title = Gemmes
    .rule = 3 énergies, plus 1 par gemme restante de la couleur montrée, en sus de ce que cette gemme vaut déjà.
    .source = Les cartes Bonus (p. 22)

CS-BON-2 =
    .title = Planètes
    .rule = 3 énergies, plus 1 par cube à vous sur les planètes du type montré.
    .source = Les cartes Bonus (p. 22)

CS-BON-3 =
    .title = Consommation
    .rule = Un dixième de votre consommation, arrondi vers le bas.
    .source = Les cartes Bonus (p. 22)

CS-BON-4 =
    .title = Plateau individuel
    .rule = 1 énergie, plus 1 par cube à vous sur votre plateau individuel et vos zones supplémentaires ; les cubes imprimés ne comptent pas.
    .source = Les cartes Bonus (p. 22) ; décision Q41

CS-BON-5 =
    .title = Secteur
    .rule = 4 énergies, plus 1 par cube à vous dans le secteur montré.
    .source = Les cartes Bonus (p. 22) ; décision Q23

CS-BON-6 =
    .title = Cartes IA
    .rule = 1 énergie, plus 2 par carte IA à vous, outre les 2 ordinaires : chacune en vaut donc 4. Les cartes de départ ne comptent pas.
    .source = Les cartes Bonus (p. 22)

CS-BON-7 =
    .title = Cartes Bonus claires
    .rule = 1 énergie, plus 2 par carte Bonus claire que vous avez, celle-ci comprise.
    .source = Les cartes Bonus (p. 22)

CS-BON-8 =
    .title = Stations
    .rule = Avec le module 1 seulement : 2 énergies, plus 4 par station que vous avez construite.
    .source = Les cartes Bonus (p. 22)

CS-BON-9 =
    .title = Galaxie
    .rule = 3 énergies, et en outre 6 si vous avez la majorité dans la galaxie montrée, sinon 3 si vous y avez une colonie : 9, 6 ou 3 en tout.
    .stress = 9, 6 ou 3 en tout
    .source = Les cartes Bonus (p. 22) ; décisions Q16, Q59

CS-BON-10 =
    .title = Cinq énergies
    .rule = 5 énergies, sans condition.
    .source = Les cartes Bonus (p. 22)

## Cartes IA

CS-AI-1 =
    .title = Colonie minière
    .rule = Placez un cube, selon l’étendue et votre terraformation, et extrayez une fois la ressource de ce système-là.
    .stress = ce système-là
    .source = Cartes Action (sélection)

CS-AI-2 =
    .title = Saut lointain
    .rule = Découvrez dans un secteur au choix, quelle que soit la zone ; puis un cube sur une planète de n’importe quel type du nouveau système, ou une extraction.
    .source = Cartes Action (sélection)

CS-AI-3 =
    .title = Arche
    .rule = Une tour de deux cubes sur une planète libre de n’importe quel type, dans un secteur au choix ; avec l’extension de colonie, aussi sur un cube.
    .source = Cartes Action (sélection) ; décision Q13

CS-AI-4 =
    .title = Avant-poste
    .rule = Découvrez à portée, placez un cube selon votre terraformation et, en plus, extrayez une fois ce système.
    .stress = en plus
    .source = Cartes Action (sélection)

CS-AI-5 =
    .title = Métropole
    .rule = Une tour de trois cubes sur une planète libre, selon l’étendue et votre terraformation.
    .source = Cartes Action (sélection)

CS-AI-6 =
    .title = Sonde passive
    .rule = Elle compte −1 à la planification. Aux actions, découvrez à portée, puis un cube ou une extraction.
    .source = Cartes Action (sélection)

CS-AI-7 =
    .title = Polyvalente
    .rule = Au choix : un cube, comme d’ordinaire ; ou une découverte, suivie d’un cube ou d’une extraction sur le nouveau système.
    .source = Cartes Action (sélection) ; décision Q12

CS-AI-8 =
    .title = Hibernation
    .rule = Elle compte −4 à la planification et ne fait rien aux actions.
    .source = Cartes Action (sélection)

CS-AI-9 =
    .title = Grande expédition
    .rule = Découvrez, puis deux cubes sur une même planète du nouveau système, ou deux extractions de sa ressource.
    .source = Cartes Action (sélection) ; décision Q50

CS-AI-10 =
    .title = Veille
    .rule = Elle compte −2 à la planification et ne fait rien aux actions.
    .source = Exemple de tour de jeu

CS-AI-11 =
    .title = Les quinze autres cartes
    .rule = Quinze cartes IA ne sont décrites nulle part : leurs effets, prix et consommations sont de nous, et se lisent à la page de l’édition.
    .stress = de nous
    .source = Cartes Action (sélection), rien n’y décrit les autres cartes

CS-AI-11A =
    .title = Colons I
    .rule = Un cube sur une planète.
    .source = Cartes Action (sélection), rien n’y décrit les autres cartes

CS-AI-11B =
    .title = Colons II
    .rule = Un cube sur une planète ; elle coûte plus que Colons I et consomme moins.
    .source = Cartes Action (sélection), rien n’y décrit les autres cartes

CS-AI-11C =
    .title = Tour I
    .rule = Une tour de deux cubes sur une planète.
    .source = Cartes Action (sélection), rien n’y décrit les autres cartes

CS-AI-11D =
    .title = Tour II
    .rule = Une tour de deux cubes sur une planète ; elle coûte plus que Tour I et consomme moins.
    .source = Cartes Action (sélection), rien n’y décrit les autres cartes

# $planet : laquelle, en toutes lettres
CS-AI-11E = Cette carte a déjà placé un cube sur { $planet }.
    .title = Essaimage
    .rule = Un cube sur une planète et, si vous voulez, un autre sur une planète différente.
    .source = Cartes Action (sélection), rien n’y décrit les autres cartes
    .cure = Choisissez une planète différente, ou arrêtez-vous là.

CS-AI-11F =
    .title = Foreuse
    .rule = Jusqu’à trois extractions.
    .source = Cartes Action (sélection), rien n’y décrit les autres cartes

CS-AI-11G =
    .title = Extraction sobre
    .rule = Jusqu’à deux extractions, pour peu de consommation.
    .source = Cartes Action (sélection), rien n’y décrit les autres cartes

CS-AI-11H =
    .title = Excavatrice
    .rule = Jusqu’à quatre extractions.
    .source = Cartes Action (sélection), rien n’y décrit les autres cartes

CS-AI-11I =
    .title = Téléforage
    .rule = Jusqu’à deux extractions, dans des secteurs au choix ; il y faut vos cubes comme toujours.
    .source = Cartes Action (sélection), rien n’y décrit les autres cartes

CS-AI-11J =
    .title = Gisement
    .rule = Deux gemmes anthracite et une dorée.
    .source = Cartes Action (sélection), rien n’y décrit les autres cartes

CS-AI-11K =
    .title = Filon pur
    .rule = Une gemme dorée et une transparente.
    .source = Cartes Action (sélection), rien n’y décrit les autres cartes

CS-AI-11L =
    .title = Raffinerie
    .rule = Jusqu’à deux transformations, sur deux gemmes ou deux fois sur la même.
    .source = Cartes Action (sélection), rien n’y décrit les autres cartes

CS-AI-11M =
    .title = Capteur
    .rule = 3 énergies.
    .source = Cartes Action (sélection), rien n’y décrit les autres cartes

CS-AI-11N =
    .title = Colonie solaire
    .rule = Un cube sur une planète, et 3 énergies, même si le cube ne trouve pas de place.
    .source = Cartes Action (sélection), rien n’y décrit les autres cartes

CS-AI-11O =
    .title = Éclaireur
    .rule = Découvrez à portée, puis un cube ou une extraction.
    .source = Cartes Action (sélection), rien n’y décrit les autres cartes

## Symboles

CS-SYM-1 =
    .title = Tout secteur, toute planète
    .rule = Ce symbole dispense de l’étendue et de la terraformation. Il faut quand même une planète libre, et trois cubes restent le plus.
    .source = Signification de certains symboles ; décision Q13

CS-SYM-2 =
    .title = Extractions montrées
    .rule = Autant de symboles d’extraction, autant d’extractions, chacune par un autre de vos cubes, à portée.
    .source = Signification de certains symboles

CS-SYM-3 =
    .title = Quand un effet a lieu
    .rule = Un symbole dit quand : tout de suite et une fois, à chaque découverte, en phase d’achat, en planification, ou à chaque étape d’exploitation.
    .source = Signification de certains symboles

CS-SYM-4 =
    .title = Étendue et cube sur planète
    .rule = Le symbole d’étendue dit jusqu’où va la zone ; un cube sur une planète demande d’en placer un, à portée et selon la terraformation.
    .source = Signification de certains symboles

CS-SYM-5 =
    .title = Deux majorités
    .rule = Un symbole parle de la majorité dans une galaxie, un autre de celle dans un système : chaque fois, avoir plus de cubes que chacun des autres.
    .source = Signification de certains symboles ; décision Q58

CS-SYM-6 =
    .title = Les autres symboles
    .rule = D’autres symboles montrent l’énergie, une carte IA, une station, la consommation, l’ordre du tour, le niveau Dark Tech, les cartes Bonus claires et foncées.
    .source = Signification de certains symboles

## Mode solo

# $case : seats, peoples · $automas · $seats
CS-SOLO-1 = { $case ->
        [seats] En solo, une seule personne affronte une seule automa : ici { $automas } sur { $seats } places.
       *[peoples] En solo, l’automa a les cubes bleus, et vous ceux d’un des trois autres peuples.
    }
    .title = Contre les androïdes
    .rule = On joue au verso du plateau, avec l’un des trois peuples qui ne sont pas les androïdes. L’automa a les cubes bleus et ses deux compteurs au départ ; les jetons 1 et 2 sont distribués.
    .source = Mode solo
    .cure = { $case ->
        [seats] Gardez deux places : vous et l’automa.
       *[peoples] Donnez le bleu à l’automa.
    }

CS-SOLO-2 =
    .title = Les cartes Automa
    .rule = Les cartes Automa, triées selon le niveau de leur dos, forment trois piles mélangées. Les deux argentées s’y ajoutent quand on connaît ce mode.
    .source = Mode solo ; décision Q32

CS-SOLO-3 =
    .title = Le tour avec l’automa
    .rule = Vous achetez et planifiez ; puis la carte du dessus de sa pile est révélée. Les deux consommations s’ajoutent, et l’ordre en découle comme d’ordinaire.
    .source = Mode solo

CS-SOLO-4 =
    .title = De haut en bas
    .rule = L’automa exécute les lignes de sa carte de haut en bas : l’action de gauche ; si elle est impossible, celle de droite ; sinon la ligne est sautée.
    .stress = si elle est impossible
    .source = Mode solo ; Exemple de carte Automa ; décision Q30

# $galaxy
CS-SOLO-5 = L’automa exploite { galaxy.the } : c’est un de ses cubes qui s’y trouvent que vous retirez.
    .title = Vous choisissez pour elle
    .rule = Quand plusieurs planètes conviennent, ou plusieurs de ses cubes à retirer, c’est vous qui choisissez, à votre avantage.
    .stress = à votre avantage
    .source = Mode solo ; Exemple de carte Automa ; décision Q29
    .cure = Choisissez une planète de cette galaxie où l’automa a un cube.

CS-SOLO-6 =
    .title = Ce que l’automa exploite
    .rule = Une marque de sa carte le décide : elle exploite partout où elle a la majorité, ou bien partout où elle a ne serait-ce qu’une colonie.
    .source = Exemple de carte Automa

CS-SOLO-7 =
    .title = La consommation de l’automa
    .rule = Sa carte fait avancer son compteur de consommation, de −5 à 15 cases.
    .source = Exemple de carte Automa ; décision Q33

CS-SOLO-8 =
    .title = Renouveler les cartes IA
    .rule = Certaines lignes écartent les quatre cartes IA marquées et les remplacent par celles de la pioche.
    .source = Exemple de carte Automa ; décision Q8

CS-SOLO-9 =
    .title = L’automa change de niveau
    .rule = Après une montée, elle pioche dans la pile suivante. Elle ne prend ni carte Dark Tech ni gemme, et vous ne recevez pas de compensation.
    .stress = pas de compensation
    .source = Mode solo ; décisions Q32, Q34

CS-SOLO-10 =
    .title = Fin et décompte en solo
    .rule = Son niveau III met aussi fin à la partie. Au décompte, seules ses cartes Bonus claires lui rapportent, et elle en a autant qu’elle veut.
    .stress = seules ses cartes Bonus claires
    .source = Mode solo ; décision Q35

CS-SOLO-11 =
    .title = Le reste comme à deux
    .rule = Pour tout le reste, les règles sont celles d’une partie à deux.
    .source = Mode solo

CS-SOLO-12 = L’automa ne peut pas s’établir sur cette planète.
    .title = Automa : coloniser
    .rule = Une tour de la hauteur montrée, d’un à trois cubes, sur une planète libre du type et de la galaxie montrés. Jamais sur une planète occupée.
    .source = Exemple de carte Automa ; décision Q31
    .cure = Choisissez une planète libre du type et de la galaxie demandés.

# $case : type, galaxy · $type : le type de planète (B, D, V) · $galaxy
CS-SOLO-13 = { $case ->
        [type] { $type ->
            [B] L’autre tuile a une planète bleue : elle passe avant celle-ci.
            [D] L’autre tuile a une planète marron : elle passe avant celle-ci.
           *[V] L’autre tuile a une planète rouge : elle passe avant celle-ci.
        }
       *[galaxy] L’automa découvre { galaxy.at }.
    }
    .title = Automa : découvrir
    .rule = Un système est d’abord découvert dans la galaxie montrée ou, si la ligne ne montre qu’un secteur, dans une galaxie de ce secteur ; puis la tour se pose sur une planète du type montré du nouveau système.
    .stress = du nouveau système
    .source = Exemple de carte Automa ; décision Q29
    .cure = { $case ->
        [type] Posez l’autre tuile.
       *[galaxy] Choisissez une case libre de cette galaxie.
    }

CS-SOLO-14 =
    .title = Automa : énergie
    .rule = Une ligne d’énergie lui donne cette énergie. Ses rendements suivent les majorités comme pour tous, et ses cartes Bonus viennent de la pile commune.
    .source = Exemple de carte Automa

# $case : plan
CS-SOLO-15 = { $case ->
       *[plan] L’automa ne planifie pas : sa carte se retourne quand tous sont prêts.
    }
    .title = Ce que l’automa n’a pas
    .rule = Ni achats, ni main, ni zones, ni gemmes, ni étendue, ni terraformation. Mais une galaxie qu’elle exploite lui coûte un cube, comme à vous.
    .source = Mode solo ; Exemple de carte Automa ; décision Q31
    .cure = Planifiez pour vous, ou attendez.

CS-SOLO-16 =
    .title = Vos règles ne changent pas
    .rule = Vous jouez avec toutes vos règles : cartes Dark Tech, une carte Bonus foncée, quatre cartes Bonus au plus.
    .source = Mode solo ; décision Q42
