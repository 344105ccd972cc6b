### Marajoara : ce que chaque chose de la table dit d’elle-même à qui ne connaît pas le jeu.
### Valeur : le nom. .where : où · .gives : ce qu’elle apporte · .when : quand · .costs : à quel prix.
### mj-worth-… : ce qu’elle vaut ici et maintenant, pour qui regarde.

## Dés de la grille

mj-thing-die-yellow = dé jaune { $face }
    .where = grille de fouilles · case { $space }
    .gives = de l’argent : capturé et stocké, il vaut [coin:{ $face }|{ $face ->
        [one] { $face } crédit
       *[other] { $face } crédits
    }].
    .when = capturez-le en faisant sauter par-dessus lui un dé voisin, n’importe lequel.
    .costs = la capture de votre tour, et un emplacement jaune libre.
mj-thing-die-red = dé rouge { $face }
    .where = grille de fouilles · case { $space }
    .gives = un vase à exposer, qui rapporte **deux fois sa valeur** en points.
    .when = capturez-le d’abord en faisant sauter un dé voisin par-dessus lui ; exposez-le quand vous voulez à votre tour.
    .costs = la capture, un emplacement rouge libre, puis autant de crédits que sa valeur.
mj-thing-die-blue = dé bleu { $face }
    .where = grille de fouilles · case { $space }
    .gives = de quoi restaurer un fragment de votre céramique, de 3 à 10 points.
    .when = capturez-le d’abord en faisant sauter un dé voisin par-dessus lui ; restaurez quand vous voulez à votre tour.
    .costs = la capture et un emplacement bleu libre. Restaurer ne coûte que les dés.
mj-thing-die-grey = dé gris { $face }
    .where = grille de fouilles · case { $space }
    .gives = { $face ->
        [one] { $face } cran
       *[other] { $face } crans
    } pour un de vos disques, sur la piste de votre choix. La case d’arrivée donne son bonus.
    .when = dès sa capture : il ne se garde pas.
    .costs = la capture de votre tour. Aucun emplacement n’est nécessaire.

## Dés stockés et dés en chemin

mj-thing-stored-yellow = dé jaune { $face }, stocké
    .where = { slot }
    .gives = [coin:{ $face }|{ $face ->
        [one] { $face } crédit
       *[other] { $face } crédits
    }] : exposer un vase coûte la valeur du dé rouge, tourner un dé bleu ou déplacer un dé de la grille coûte 2.
    .when = à chaque action gratuite que vous payez. Le dé baisse d’autant ; vidé, il part au chariot.
mj-thing-stored-red = dé rouge { $face }, stocké
    .where = { slot }
    .gives = deux fois sa valeur en points, puis la récompense de la prochaine case de la vitrine.
    .when = en action gratuite, à votre tour, avant ou après la capture : **exposer**.
    .costs = [coin:{ $face }|{ $face ->
        [one] { $face } crédit
       *[other] { $face } crédits
    }] ; le dé part ensuite au chariot.
mj-thing-stored-blue = dé bleu { $face }, stocké
    .where = { slot }
    .gives = un fragment de céramique, seul ou avec d’autres dés bleus, quand il remplit sa condition.
    .when = en action gratuite, à votre tour, avant ou après la capture : **restaurer**.
    .costs = le dé lui-même, qui part au chariot : ce qui dépasse la condition est perdu.
mj-thing-die-cart = { $colour ->
        [yellow] dé jaune { $face }
        [red] dé rouge { $face }
        [blue] dé bleu { $face }
       *[grey] dé gris { $face }
    }, dans le chariot
    .where = { cart-slot }
    .gives = rien pour l’instant : c’est un dé dépensé. Il reviendra sur la grille avec cette valeur.
    .when = quand un chariot plein le pousse dehors ; celui qui l’a poussé le replace alors sur la grille.
mj-thing-die-slate = { $colour ->
        [yellow] dé jaune { $face }
        [red] dé rouge { $face }
        [blue] dé bleu { $face }
       *[grey] dé gris { $face }
    }, à recycler
    .where = sur l’ardoise
    .gives = à vous de le replacer là où il vous servira, ou gênera les autres.
    .when = à la fin de ce tour : d’abord entre les cordes, sinon sur un de vos jetons, sinon n’importe où.
mj-thing-die-captured = { $colour ->
        [yellow] dé jaune { $face }
        [red] dé rouge { $face }
        [blue] dé bleu { $face }
       *[grey] dé gris { $face }
    }, tout juste capturé
    .where = à côté du plateau Musée
    .gives = { $colour ->
        [yellow] de l’argent
        [red] un vase à exposer
        [blue] une restauration
       *[grey] des crans sur une piste
    } : c’est à lui de servir à présent.
    .when = à la fin de l’action principale : gris, il sert aussitôt ; d’une autre couleur, il est stocké.
mj-thing-die-in-use = { $colour ->
        [yellow] dé jaune { $face }
        [red] dé rouge { $face }
        [blue] dé bleu { $face }
       *[grey] dé gris { $face }
    }, en cours d’emploi
    .where = à côté du plateau Musée
    .gives = il a servi dans cette action et s’en va vers le chariot.
    .when = à la fin de l’action, dans l’ordre que vous choisissez : le dernier entré est le plus haut.
mj-thing-die-round = { $colour ->
        [yellow] dé jaune { $face }
        [red] dé rouge { $face }
        [blue] dé bleu { $face }
       *[grey] dé gris { $face }
    }, retiré
    .where = { round-track-space }
    .gives = rien : il ne revient plus. Il compte le temps, et certaines missions en retirent la valeur.
    .when = au décompte final, si la mission le demande.

## Grille de fouilles

mj-thing-space-plain = case { $space }
    .where = grille de fouilles
    .gives = une case ordinaire : le dé qui s’y pose en sautant gagne **1 point** de valeur.
    .when = à chaque saut qui finit ici. Un jeton Fouille peut y être posé tant qu’elle est vide.
mj-thing-space-roped = case { $space }, entre les cordes
    .where = grille de fouilles
    .gives = les dés recyclés reviennent ici d’abord. On saute par-dessus les cordes sans gêne.
    .when = à la fin d’un tour où des dés sont sur l’ardoise. Aucun jeton Fouille ne se pose ici.
mj-thing-space-magnifier = case loupe { $space }
    .where = grille de fouilles
    .gives = une place pour un jeton Fouille de départ ; ensuite, une case comme une autre.
    .when = à la mise en place, où elle reste sans dé.
mj-thing-space-boost = case { $space }, +{ $amount }
    .where = grille de fouilles
    .gives = le dé qui s’y pose en sautant gagne **{ $pips } points** de valeur au lieu de 1, sans dépasser 6.
    .when = à chaque saut qui finit ici. Aucun jeton Fouille ne se pose ici.
mj-thing-space-star = case étoilée { $space }
    .where = grille de fouilles
    .gives = un objectif de votre mission.
    .when = dès qu’un dé y arrive, par un saut, par le travail de terrain ou par le recyclage.
mj-thing-token = jeton Fouille { $owner ->
        [turquoise] turquoise
        [purple] violet
        [black] noir
       *[orange] orange
    }
    .where = grille de fouilles · case { $space }
    .gives = si c’est le vôtre : **+1** à un dé stocké, ou au dé que vous venez de capturer. Sinon, c’est son propriétaire qui gagne **+2** sur ses dés stockés.
    .when = à chaque saut qui finit ici, à tout tour. Le jeton reste là toute la partie.
mj-thing-token-hand = jeton Fouille { $owner ->
        [turquoise] turquoise
        [purple] violet
        [black] noir
       *[orange] orange
    } à poser
    .where = gagné à l’instant
    .gives = **+1** à un de vos dés chaque fois que vous sautez dessus ; **+2** pour vous quand un autre joueur y saute.
    .when = tout de suite, et pour toute la partie.
    .costs = une case sans dé ni jeton, hors des cordes et des cases +1 et +2.
mj-thing-token-start = jeton Fouille { $owner ->
        [turquoise] turquoise
        [purple] violet
        [black] noir
       *[orange] orange
    } de départ
    .where = à poser
    .gives = **+1** à un de vos dés chaque fois que vous sautez dessus ; **+2** pour vous quand un autre joueur y saute.
    .when = maintenant, avant la première manche, puis pendant toute la partie.
    .costs = une case loupe encore libre.

## Pistes d’excavation

mj-thing-track = piste { $track ->
        [blue] bleue
        [yellow] jaune
       *[red] rouge
    }
    .where = pistes d’excavation
    .gives = { $track ->
        [blue] des aides pour restaurer, et au bout des points pour vos fragments
        [yellow] des aides pour votre argent, et au bout jusqu’à 10 points
       *[red] des aides pour exposer, et au bout des points pour vos vases
    }. Seule la case où votre disque s’arrête donne son bonus.
    .when = quand vous capturez un [die:grey|dé gris].
    .costs = autant de crans que montre le dé gris, tous sur la même piste.
mj-thing-track-start = départ de la piste { $track ->
        [blue] bleue
        [yellow] jaune
       *[red] rouge
    }
    .where = pistes d’excavation
    .gives = rien encore : les disques attendent ici leur premier dé gris.
    .when = jusqu’à ce que vous capturiez un [die:grey|dé gris] et choisissiez cette piste.
mj-thing-track-boost = +{ $amount } sur vos dés { $track ->
        [blue] bleus
        [yellow] jaunes
       *[red] rouges
    }
    .where = piste { $track ->
        [blue] bleue
        [yellow] jaune
       *[red] rouge
    } · case { $space }
    .gives = **{ $amount }** à répartir entre vos { $track ->
        [blue] [die:blue|dés bleus]
        [yellow] [die:yellow|dés jaunes]
       *[red] [die:red|dés rouges]
    } stockés, sans dépasser 6.
    .when = à l’arrivée du disque. Le passer ne donne rien.
    .costs = les crans qui y mènent : un [die:grey|dé gris] avance d’autant que sa valeur.
mj-thing-track-token = un jeton Fouille
    .where = piste { $track ->
        [blue] bleue
        [yellow] jaune
       *[red] rouge
    } · case { $space }
    .gives = un jeton de votre réserve, à poser aussitôt sur la grille.
    .when = à l’arrivée du disque. Le passer ne donne rien.
    .costs = les crans qui y mènent : un [die:grey|dé gris] avance d’autant que sa valeur.
mj-thing-track-points = { $amount } PV sur la piste { $track ->
        [blue] bleue
        [yellow] jaune
       *[red] rouge
    }
    .where = excavation · case { $space }
    .gives = [vp:{ $amount }|{ $amount } PV], tout de suite.
    .when = à l’arrivée du disque. Le passer ne donne rien.
    .costs = les crans qui y mènent : un [die:grey|dé gris] avance d’autant que sa valeur.
mj-thing-track-double = dés bleus comptés double
    .where = { track } · case { $space }
    .gives = jusqu’à la fin du tour, vos [die:blue|dés bleus] valent deux fois plus pour restaurer : un 3 compte pour 6.
    .when = à l’arrivée du disque, pour ce tour seulement.
    .costs = les crans qui y mènent : un [die:grey|dé gris] avance d’autant que sa valeur.
mj-thing-track-swap = échange avec le chariot
    .where = { track } · case { $space }
    .gives = { $amount } de vos dés stockés contre { $amount } dés du chariot, avec leurs valeurs : un 1 contre un 6, par exemple.
    .when = à l’arrivée du disque ; vous pouvez y renoncer.
    .costs = les crans qui y mènent : un [die:grey|dé gris] avance d’autant que sa valeur.
mj-thing-track-cheap = un vase pour { $amount ->
        [one] { $amount } crédit
       *[other] { $amount } crédits
    }
    .where = { track } · case { $space }
    .gives = un [die:red|dé rouge] de votre choix exposé à ce prix, quelle que soit sa valeur : un 6 rapporte tout de même 12 points.
    .when = à l’arrivée du disque ; vous pouvez y renoncer.
    .costs = les crans qui y mènent, et [coin:{ $amount }|{ $amount ->
        [one] { $amount } crédit
       *[other] { $amount } crédits
    }].
mj-thing-track-neighbours = fragments voisins
    .where = { track } · case { $space }
    .gives = désignez un fragment restauré : [vp:{ $amount }|{ $amount } PV] pour chaque fragment restauré qui le touche.
    .when = à l’arrivée du disque.
    .costs = les crans qui y mènent : un [die:grey|dé gris] avance d’autant que sa valeur.
mj-thing-track-tokens = jetons posés
    .where = { track } · case { $space }
    .gives = [vp:{ $amount }|{ $amount } PV] pour chacun de vos jetons Fouille posés sur la grille, même sous un dé.
    .when = à l’arrivée du disque.
    .costs = les crans qui y mènent : un [die:grey|dé gris] avance d’autant que sa valeur.
mj-thing-track-vase = vase à reprendre
    .where = { track } · case { $space }
    .gives = ôtez votre dernier vase et marquez { $amount } fois les points de sa case : la place est de nouveau libre pour un autre vase.
    .when = à l’arrivée du disque, avec au moins deux vases ; vous pouvez y renoncer.
    .costs = les crans qui y mènent. Le vase ôté ne compte plus pour la majorité.
mj-thing-track-end-blue = bout de la piste bleue
    .where = excavation · case { $space }, deux places
    .gives = par fragment restauré, [vp:{ $amount }|{ $amount } PV] au premier arrivé et [vp:{ $second }|{ $second } PV] au second ; plus personne ensuite.
    .when = au décompte final. Rien à l’arrivée, et le disque n’avance plus.
    .costs = des crans ; ceux de trop sont perdus.
mj-thing-track-end-yellow = bout de la piste jaune
    .where = excavation · case { $space }, deux places
    .gives = [vp:{ $amount }|{ $amount } PV] au premier arrivé et [vp:{ $second }|{ $second } PV] au second ; plus personne ensuite.
    .when = au décompte final. Rien à l’arrivée, et le disque n’avance plus.
    .costs = des crans ; ceux de trop sont perdus.
mj-thing-track-end-red = bout de la piste rouge
    .where = excavation · case { $space }, deux places
    .gives = par vase exposé, [vp:{ $amount }|{ $amount } PV] au premier arrivé et [vp:{ $second }|{ $second } PV] au second ; plus personne ensuite.
    .when = au décompte final. Rien à l’arrivée, et le disque n’avance plus.
    .costs = des crans ; ceux de trop sont perdus.
mj-thing-disc = disque { $owner ->
        [turquoise] turquoise
        [purple] violet
        [black] noir
       *[orange] orange
    }
    .where = { track-space }
    .gives = le bonus de chaque case où il s’arrête.
    .when = quand son propriétaire capture un [die:grey|dé gris] et choisit cette piste.

## Points et manches

mj-thing-score = { ALONE($seat) } : { $points } PV
    .where = piste de score
    .gives = le total d’à présent. Le plus grand total gagne la partie.
    .when = à la fin : les majorités et les bouts de piste s’y ajoutent encore.
mj-thing-score-space = case { $n } de la piste de score
    .where = autour des pistes d’excavation
    .gives = elle ne donne rien : les disques y marquent les points. Après { $lap } points, on refait un tour.
    .when = dès que quelqu’un gagne des points.
mj-thing-standing = où en est { $seat }
    .where = sous le chariot, dans l’ordre des tours
    .gives = son score, et sa place aux deux majorités : vases exposés et fragments restaurés, [vp:7|7 PV] au premier, [vp:5|5 PV] au deuxième et [vp:3|3 PV] au troisième.
    .when = les majorités comptent à la fin de la partie.
mj-thing-round-marker = manche { $n } sur { $count }
    .where = piste compte-tours
    .gives = le temps qui reste : chacun joue un tour par manche.
    .when = après la manche { $count }, on fait le décompte final.
mj-thing-round-space = manche { $n }
    .where = piste compte-tours
    .gives = un tour pour chacun.
    .when = quand le compte-tours arrive ici.
mj-thing-round-space-solo = case { $n } de la piste compte-tours
    .where = piste compte-tours
    .gives = la place d’un dé retiré de la grille : c’est le temps de votre mission.
    .when = après chaque capture, un dé voisin du dé qui a sauté vient ici. À la dernière case, la mission s’achève.

## Chariot et ardoise

mj-thing-cart-slot = chariot, place { $n } sur { $slots }
    .where = { cart-slot.position }
    .gives = elle reçoit un dé dépensé ; tous partagent ce chariot.
    .when = quand il est plein, chaque dé qui entre pousse celui du bas sur l’ardoise de qui joue.
mj-thing-slate = ardoise
    .where = { museum }
    .gives = les dés tombés du chariot pendant votre tour : vous les replacez où cela vous arrange.
    .when = à la fin de votre tour, avant de passer la main.

## Musée

mj-thing-slot-yellow = place pour un dé jaune
    .where = { slot }
    .gives = elle garde un [die:yellow|dé jaune], votre argent. La troisième porte un jeton Fouille, gagné la première fois qu’elle est prise.
    .when = après une capture. Quand les trois sont prises, vous ne capturez plus de jaune.
mj-thing-slot-red = place pour un dé rouge
    .where = { slot }
    .gives = elle garde un [die:red|dé rouge] jusqu’à ce que vous l’exposiez.
    .when = après une capture. Quand les trois sont prises, vous ne capturez plus de rouge.
mj-thing-slot-blue = place pour un dé bleu
    .where = { slot }
    .gives = elle garde un [die:blue|dé bleu] jusqu’à ce que vous restauriez un fragment.
    .when = après une capture. Quand les trois sont prises, vous ne capturez plus de bleu.
mj-thing-slot-unused = place jaune hors service
    .where = { slot }
    .gives = rien dans cette partie : l’autre zone jaune garde l’argent des deux musées.
    .when = choisi à la mise en place de la mission 6.
mj-thing-case = vitrine
    .where = { museum }
    .gives = une place pour { $vases } vases ; chaque case a sa récompense. À la fin, [vp:7|7 PV] à qui en a le plus.
    .when = déposez ici vos [die:red|dés rouges] stockés, à votre tour.
    .costs = autant de crédits que la valeur des dés.
mj-thing-niche-token = vitrine, première case
    .where = { museum }
    .gives = le jeton Fouille qu’elle porte, à poser aussitôt sur la grille.
    .when = quand vous y exposez votre premier vase ; les cases se prennent de gauche à droite ({ $n }).
mj-thing-niche = vitrine, { $n }ᵉ case
    .where = { museum }
    .gives = [vp:{ $points }|{ $points } PV], en plus du double de la valeur du dé rouge.
    .when = quand vous y exposez un vase ; les cases se prennent de gauche à droite.
mj-thing-vase = vase { $owner ->
        [turquoise] turquoise
        [purple] violet
        [black] noir
       *[orange] orange
    }
    .where = { display-case-space }
    .gives = il compte pour la majorité de vases et pour le bout de la piste rouge ; ses propres points sont déjà marqués.
    .when = à la fin de la partie.
mj-thing-workshop = atelier
    .where = { museum }
    .gives = six fragments d’une céramique à restaurer, de 3 à 10 points. À la fin, [vp:7|7 PV] à qui en a le plus.
    .when = déposez vos [die:blue|dés bleus] stockés sur un fragment, à votre tour.
    .costs = les dés bleus employés.
mj-thing-fragment = { $fragment ->
        [F3] fragment ≥3
        [F5] fragment ≥5
        [F6P] fragment ≥6, deux dés
        [F6] fragment =6
        [F9] fragment ≥9
        [F3-2] fragment ≥3, second musée
        [F5-2] fragment ≥5, second musée
        [F6P-2] fragment ≥6, deux dés, second musée
        [F6-2] fragment =6, second musée
       *[F9-2] fragment ≥9, second musée
    }
    .where = atelier · { museum }
    .gives = [vp:{ $points }|{ $points } PV], et 1 de plus par fragment voisin déjà restauré.
    .when = en action gratuite, à votre tour.
    .costs = { fragment.requirement }.
mj-thing-fragment-token = { $fragment ->
        [F4] fragment ≥4
       *[F4-2] fragment ≥4, second musée
    }
    .where = atelier · { museum }
    .gives = [vp:{ $points }|{ $points } PV], 1 de plus par fragment voisin déjà restauré, et un jeton Fouille à poser.
    .when = en action gratuite, à votre tour.
    .costs = { fragment.requirement }.
mj-thing-fragment-placed = { fragment }, restauré
    .where = atelier · { museum }
    .gives = ses { $points } points sont marqués. Il donne 1 point de plus à chaque voisin que vous restaurez.
    .when = il compte aussi pour la majorité de fragments et pour le bout de la piste bleue, à la fin.
mj-thing-museum-token = jeton Fouille à gagner
    .where = { museum }
    .gives = un jeton à poser sur la grille, pour des bonus jusqu’à la fin.
    .when = { $place ->
        [case] avec votre premier vase exposé.
        [yellow] quand votre troisième emplacement jaune est pris pour la première fois.
       *[other] quand vous restaurez ce fragment.
    }
mj-thing-supply = réserve
    .where = { museum }
    .gives = vos jetons Fouille et vos vases en attente.
    .when = un jeton par case 2 des pistes où un disque s’arrête ; un vase par dé rouge exposé.
mj-thing-purse = { $money ->
        [one] { $money } crédit
       *[other] { $money } crédits
    }
    .where = { museum }
    .gives = de quoi exposer des vases, tourner un dé bleu de 1 ou déplacer un dé de la grille.
    .when = à votre tour, avant ou après la capture. À la fin, l’argent ne sert qu’à départager.
    .costs = un vase : la valeur du dé rouge. Les deux autres : [coin:2|2 crédits].

## Choix du moment

mj-thing-zone = { $nth ->
        [0] zone jaune du premier musée
       *[1] zone jaune du second musée
    }
    .where = mission 6
    .gives = la seule zone qui gardera votre argent ; elle paie pour les deux musées.
    .when = choisie une fois, avant de commencer.
mj-thing-fund = { $change ->
        [up] monter ce dé bleu de 1
       *[down] baisser ce dé bleu de 1
    }
    .where = financer la restauration
    .gives = un dé bleu qui remplit enfin la condition d’un fragment.
    .when = à votre tour, autant de fois que vous pouvez payer.
    .costs = [coin:{ $credits }|{ $credits } crédits].
mj-thing-pay = une façon de payer
    .where = { $credits ->
        [one] { $credits } crédit à payer
       *[other] { $credits } crédits à payer
    }
    .gives = elle dit ce que verse chaque dé jaune. Un dé vidé libère son emplacement et part au chariot.
    .when = maintenant ; le compte est toujours juste, sans rendu de monnaie.

## Missions

mj-thing-mission = { $name }
    .where = mission { $mission }, en solo
    .gives = { $goals ->
        [one] la mission, si son objectif est atteint
       *[other] la mission, si ses { $goals } objectifs sont tous atteints
    } ; la suivante vous attend alors.
    .when = au décompte final, quand le temps de la mission est écoulé.
mj-thing-goal = { $goal }
    .where = objectif { $nth } de la mission
    .gives = il en faut autant que la mission en demande : tous atteints, elle est gagnée.
    .when = { $at_end ->
        [yes] au décompte final, quand tout est compté.
       *[no] dès que c’est fait, et pour de bon.
    }
mj-thing-mission-dice = dés retirés
    .where = piste compte-tours
    .gives = le temps de la mission : elle s’achève au { $count }ᵉ dé.
    .when = après chaque capture, un voisin du dé qui a sauté quitte la grille.
mj-thing-mission-sum = valeur des dés retirés
    .where = piste compte-tours
    .gives = des points en moins : { $times ->
        [one] leur somme
       *[other] { $times } fois leur somme
    }{ $kind ->
        [all] {""}
       *[some] , sans les jaunes
    }. Retirez de petits dés.
    .when = au décompte final.
mj-thing-mission-loss = retrait final
    .where = mission
    .gives = ce que la mission vous enlèverait si elle s’arrêtait maintenant.
    .when = au décompte final, avant de juger l’objectif de score.

## Ici, maintenant : les dés

mj-worth-row-full = Vos trois emplacements { $colour ->
        [yellow] jaunes
        [red] rouges
       *[blue] bleus
    } sont pris : { $colour ->
        [yellow] dépensez un dé jaune
        [red] exposez un dé rouge
       *[blue] restaurez un fragment
    } avant de pouvoir le capturer.
mj-worth-out-of-reach = Aucun saut ne le prend en ce moment. { $count ->
        [0] Lui non plus ne peut pas sauter.
        [one] Lui-même peut faire **un saut**.
       *[other] Lui-même peut faire **{ $count } sauts**.
    }
mj-worth-take-yellow = **Prenable maintenant** : vous auriez [coin:{ $money }|{ $money ->
        [one] { $money } crédit
       *[other] { $money } crédits
    }].{ $token ->
        [yes] {" "}Troisième dé jaune : vous gagnez aussi son jeton Fouille.
       *[no] {""}
    }
mj-worth-take-red = **Prenable maintenant** : exposé, il rapporterait [vp:{ $points }|{ $points } PV] pour { $price ->
        [one] { $price } crédit
       *[other] { $price } crédits
    } ; vous en avez { $money }.
mj-worth-take-blue = **Prenable maintenant** : avec lui, { fragment.the } est à vous, [vp:{ $points }|{ $points } PV].
mj-worth-take-blue-near = **Prenable maintenant** : il manquerait { $missing ->
        [one] 1 point
       *[other] { $missing } points
    } de dé pour { fragment.the }, qui vaut [vp:{ $points }|{ $points } PV].
mj-worth-take-blue-spare = **Prenable maintenant**, mais vos dés bleus suffisent déjà pour { fragment.the }.
mj-worth-take-blue-later = **Prenable maintenant** ; il faudra d’autres dés bleus avec lui.
mj-worth-take-grey = **Prenable maintenant**. Au choix : { $blue ->
        [0] bleue fermée
       *[other] bleue case { $blue }
    }, { $yellow ->
        [0] jaune fermée
       *[other] jaune case { $yellow }
    } ou { $red ->
        [0] rouge fermée
       *[other] rouge case { $red }
    } ({ $face ->
        [one] { $face } cran
       *[other] { $face } crans
    }).
mj-worth-take-grey-idle = Prenable maintenant, mais aucun de vos disques ne peut avancer.
mj-worth-red = L’exposer coûte { $price ->
        [one] { $price } crédit, que vous avez
       *[other] { $price } crédits, que vous avez
    } : [vp:{ $points }|{ $points } PV] en tout{ $token ->
        [yes] , et un jeton Fouille
       *[no] {""}
    }.
mj-worth-red-dear = L’exposer coûte { $price ->
        [one] { $price } crédit
       *[other] { $price } crédits
    } et vous en avez { $money } : il en manque **{ $missing }**. Il rapporterait [vp:{ $points }|{ $points } PV].
mj-worth-case-full = Votre vitrine est pleine ({ $count } vases) : il ne peut plus être exposé.
mj-worth-blue = { $count ->
        [0] À lui seul il restaure
        [one] Avec un autre dé bleu il restaure
       *[other] Avec vos autres dés bleus il restaure
    } { fragment.the } : [vp:{ $points }|{ $points } PV].
mj-worth-blue-near = Il manque { $missing ->
        [one] 1 point
       *[other] { $missing } points
    } de dé bleu pour { fragment.the } ([vp:{ $points }|{ $points } PV]).{ $enough ->
        [yes] {" "}Pour { $price } crédits, que vous avez, vous les ajoutez vous-même.
       *[no] {""}
    }
mj-worth-blue-more = Il faut d’autres dés bleus avec lui pour un fragment encore ouvert.
mj-worth-money = Vous avez { $money ->
        [one] { $money } crédit
       *[other] { $money } crédits
    } en tout : { $vases ->
        [0] aucun vase ne se paie en ce moment.
        [one] de quoi exposer un vase pour [vp:{ $points }|{ $points } PV].
       *[other] de quoi exposer { $vases } vases pour [vp:{ $points }|{ $points } PV].
    }
mj-worth-cart-die = { $count ->
        [one] Il tombe au **prochain** dé dépensé.
       *[other] Il tombe au **{ $count }ᵉ** dé dépensé à partir de maintenant.
    }
mj-worth-slate-die = { $tier ->
        [1] Il va **entre les cordes**
        [2] Il va sur **un de vos jetons**
       *[3] Il va **où vous voulez**
    } : { $count ->
        [one] une case possible.
       *[other] { $count } cases possibles.
    }
mj-worth-round-die = { $points ->
        [0] Il ne vous coûte rien.
       *[other] Il vous coûtera **{ $points } PV**.
    }

## Ici, maintenant : la grille

mj-worth-token-here = { $count ->
        [0] Vous pouvez poser le jeton ici ; aucun saut n’y finirait pour l’instant.
        [one] Vous pouvez poser le jeton ici : **un saut** pourrait y finir.
       *[other] Vous pouvez poser le jeton ici : **{ $count } sauts** pourraient y finir.
    }
mj-worth-token-best = { $free ->
        [one] Une seule case
       *[other] { $free } cases
    } au choix. C’est en **{ $space }** que le plus de sauts peuvent finir : { $count }.
mj-worth-no-landing = Aucun de vos sauts ne peut finir ici en ce moment.
mj-worth-landing = { $count ->
        [one] **Un saut** peut finir ici
       *[other] **{ $count } sauts** peuvent finir ici
    } : le dé qui saute y gagne { $pips }{ $owner ->
        [own] , et vous **+1** à un de vos dés
        [rival] , mais le propriétaire du jeton gagne **+2**
       *[none] {""}
    }.

## Ici, maintenant : les pistes et les manches

mj-worth-passed = Votre disque est déjà plus loin, case { $at }.
mj-worth-stands-here = Votre disque est ici, case { $at } : le bonus a déjà été donné.
mj-worth-end-taken = Votre disque est { $at ->
        [0] au départ
       *[other] case { $at }
    }, et les deux places sont prises : il ne peut plus venir ici.
mj-worth-end-held = Vous tenez la { $rank ->
        [1] première
       *[2] seconde
    } place : [vp:{ $points }|{ $points } PV] à la fin, à ce jour.
mj-worth-brings-now = Votre dé gris de { $face } amène **juste ici** votre disque.{ $points ->
        [0] {""}
       *[other] { $end ->
            [yes] {" "}À la fin, à ce jour : [vp:{ $points }|{ $points } PV].
           *[no] {" "}Vous marquez [vp:{ $points }|{ $points } PV].
        }
    }
mj-worth-far = Votre disque est { $at ->
        [0] au départ
       *[other] case { $at }
    } : il manque **{ $missing } crans**, plus qu’un seul dé gris n’en donne.
mj-worth-steps = Votre disque est { $at ->
        [0] au départ
       *[other] case { $at }
    } : il manque { $missing ->
        [one] **1 cran**
       *[other] **{ $missing } crans**
    }. { $count ->
        [0] Aucun dé gris à prendre maintenant n’y mène.
        [one] Le **dé gris de { $space }** y mène.
       *[other] **{ $count } dés gris** à prendre y mènent, dont celui de { $space }.
    }{ $points ->
        [0] {""}
       *[other] { $end ->
            [yes] {" "}{ $rank ->
                [1] La première place est libre : à la fin,
               *[2] La seconde place est libre : à la fin,
            } à ce jour, [vp:{ $points }|{ $points } PV].
           *[no] {" "}Vous y marqueriez [vp:{ $points }|{ $points } PV].
        }
    }
mj-worth-lead = { $state ->
        [level] { $own ->
            [yes] Vous êtes à égalité avec le meilleur des autres.
           *[no] Vous êtes à égalité avec { OBJECT($seat) }.
        }
        [ahead] Vous avez **{ $count } PV** de plus que { $own ->
            [yes] le meilleur des autres.
           *[no] { $seat }.
        }
       *[behind] Il vous manque **{ $count } PV** pour rejoindre { $own ->
            [yes] le meilleur des autres.
           *[no] { $seat }.
        }
    }
mj-worth-standing = Si la partie finissait maintenant : { $vases ->
        [0] aucun vase
        [one] un vase
       *[other] { $vases } vases
    }, [vp:{ $for_vases }|{ $for_vases } PV] ; { $fragments ->
        [0] aucun fragment
        [one] un fragment
       *[other] { $fragments } fragments
    }, [vp:{ $for_fragments }|{ $for_fragments } PV].
mj-worth-turns-left = { $count ->
        [0] Vous n’avez plus de tour à jouer.
        [one] Il vous reste **un tour**.
       *[other] Il vous reste **{ $count } tours**, celui-ci compris.
    }
mj-worth-rounds-until = { $count ->
        [one] C’est la prochaine manche.
       *[other] C’est dans { $count } manches.
    }
mj-worth-dice-until-end = { $count ->
        [0] La piste est pleine : la mission s’achève.
        [one] Encore **un dé** et la mission s’achève.
       *[other] Encore **{ $count } dés** et la mission s’achève.
    }
mj-worth-cart-room = { $count ->
        [0] Le chariot est plein : le prochain dé dépensé en fait tomber un.
        [one] Une place est libre : un dé tombera au deuxième dé dépensé.
       *[other] { $count } places sont libres avant qu’un dé ne tombe.
    }

## Ici, maintenant : le musée et les missions

mj-worth-row = { $count ->
        [0] Vos { $of } places { $colour ->
            [yellow] jaunes
            [red] rouges
           *[blue] bleues
        } sont prises : { $colour ->
            [yellow] plus aucun jaune à capturer
            [red] plus aucun rouge à capturer
           *[blue] plus aucun bleu à capturer
        } avant d’en libérer une.
        [one] **Une** place sur { $of } est libre pour { $colour ->
            [yellow] un dé jaune.
            [red] un dé rouge.
           *[blue] un dé bleu.
        }
       *[other] **{ $count }** places sur { $of } sont libres pour { $colour ->
            [yellow] des dés jaunes.
            [red] des dés rouges.
           *[blue] des dés bleus.
        }
    }
mj-worth-vases = Vous avez { $count ->
        [0] encore aucun vase exposé
        [one] un vase exposé
       *[other] { $count } vases exposés
    }. Si la partie finissait maintenant, la majorité vous donnerait { $points ->
        [0] 0 PV.
       *[other] [vp:{ $points }|{ $points } PV].
    }
mj-worth-fragments = Vous avez { $count ->
        [0] encore aucun fragment restauré
        [one] un fragment restauré
       *[other] { $count } fragments restaurés
    }. Si la partie finissait maintenant, la majorité vous donnerait { $points ->
        [0] 0 PV.
       *[other] [vp:{ $points }|{ $points } PV].
    }
mj-worth-niche-filled = Déjà prise : sa récompense a été donnée.
mj-worth-niche-later = { $count ->
        [one] Un autre vase passe avant celui-ci.
       *[other] { $count } autres vases passent avant celui-ci.
    }
mj-worth-niche-next = C’est votre **prochaine case**. { $points ->
        [0] { $count ->
            [0] Il vous faut d’abord un dé rouge.
            [one] Il vous manque de l’argent pour votre dé rouge.
           *[other] Il vous manque de l’argent pour vos dés rouges.
        }
       *[other] Un vase que vous pouvez payer y rapporte [vp:{ $points }|{ $points } PV] en tout.
    }
mj-worth-vase-last = Repris par la case 8 de la piste rouge, il rapporterait [vp:{ $points }|{ $points } PV].
mj-worth-fragment-ready = **Vous pouvez le restaurer** avec { $with_dice } : [vp:{ $points }|{ $points } PV] en tout.
mj-worth-fragment-near = Il manque { $missing ->
        [one] **1 point**
       *[other] **{ $missing } points**
    } à vos dés bleus ; il rapporterait [vp:{ $points }|{ $points } PV].
mj-worth-fragment-more = Il vous faut d’abord plus de dés bleus ; il rapporterait [vp:{ $points }|{ $points } PV].
mj-worth-neighbours = { $count ->
        [0] Aucun de ses voisins n’est encore restauré.
        [one] Un de ses voisins est restauré.
       *[other] { $count } de ses voisins sont restaurés.
    }
mj-worth-third-yellow = { $count ->
        [one] Encore **un dé jaune** et il est à vous.
       *[other] Encore **{ $count } dés jaunes** en place et il est à vous.
    }
mj-worth-slate = { $count ->
        [0] Elle est vide : rien à recycler à la fin de ce tour.
        [one] **Un dé** à replacer à la fin de ce tour.
       *[other] **{ $count } dés** à replacer à la fin de ce tour.
    }
mj-worth-goal-reached = **Atteint**, et acquis jusqu’à la fin.
mj-worth-goal-score = { $missing ->
        [0] Atteint, si la mission finissait maintenant.
       *[other] Il manque **{ $missing } PV** à ce jour, retraits comptés.
    }
mj-worth-goal-vases = { $missing ->
        [one] Il manque **un vase**.
       *[other] Il manque **{ $missing } vases**.
    }
mj-worth-goal-tokens = { $missing ->
        [one] Il manque **un jeton**.
       *[other] Il manque **{ $missing } jetons**.
    }
mj-worth-goal-steps = { $missing ->
        [one] Il manque **1 cran**.
       *[other] Il manque **{ $missing } crans**.
    }
mj-worth-goal-fragments = { $missing ->
        [one] Il manque **un fragment**.
       *[other] Il manque **{ $missing } fragments**.
    }
mj-worth-loss = À ce jour : **−{ $points } PV**.
