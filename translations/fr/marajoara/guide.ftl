### Marajoara : le guide de la première partie.
### mj-guide-… : ce qu’il faut regarder, selon ce qui est demandé · mj-guide-after-… : ce qui vient de se passer, et pourquoi
### cela compte ($seat : le nom de qui joue) · mj-merit-… : ce qui parle pour un coup, en quelques mots.

## À regarder, dans l’ordre

mj-guide-grid = **La grille.** Un dé saute par-dessus un voisin : le dé survolé est à vous.
mj-guide-slots = **Vos places.** Trois dés par couleur, pas un de plus.
mj-guide-become = **Ce qu’ils deviennent.** [die:blue|Bleu :] un fragment, [die:red|rouge :] un vase, [die:yellow|jaune :] l’argent qui le paie, [die:grey|gris :] des crans sur une piste.
mj-guide-exhibit = **La vitrine.** Si vous avez de quoi payer, déposez-y un dé rouge : deux fois sa valeur en points.
mj-guide-restore = **L’atelier.** Un dé bleu qui remplit la condition d’un fragment s’y dépose, sans rien payer.
mj-guide-leave = **La grille, encore.** Ce que vous y laissez reste à prendre. Rien d’autre à faire ? Terminez le tour.
mj-guide-raise = **Vos dés.** Un clic sur un dé éclairé le monte de 1.
mj-guide-raise-which = **Lequel ?** [die:blue|Bleu,] pour atteindre un fragment ; [die:red|rouge,] pour 2 points de plus à l’exposition ; [die:yellow|jaune,] pour 1 crédit de plus.
mj-guide-tracks = **Trois pistes.** Le dé gris fait avancer un seul de vos disques, de toute sa valeur.
mj-guide-arrival = **La case d’arrivée.** Elle seule donne son bonus. Posez le pointeur dessus pour le lire.
mj-guide-end = **Le bout.** Deux places par piste, et des points à la fin de la partie.
mj-guide-swap-give = **Donnez.** Vos plus petits dés stockés peuvent partir au chariot.
mj-guide-swap-take = **Prenez.** En échange, des dés du chariot viennent chez vous avec leur valeur.
mj-guide-cheap = **Un prix unique.** Votre dé rouge le plus élevé rapporte le plus : le prix, lui, ne change pas.
mj-guide-reward = **Le mieux entouré.** Chaque voisin déjà restauré du fragment choisi rapporte des points.
mj-guide-take-back = **Des points tout de suite.** Le vase ôté libère sa case : un autre vase y regagnera la récompense.
mj-guide-take-back-keep = **Ou le garder.** Un vase ôté ne compte plus à la fin, à moins d’en exposer un autre.
mj-guide-token = **Votre jeton.** Il reste toute la partie : quand vous sautez dessus, un de vos dés gagne 1 ; quand un autre y saute, vous gagnez 2.
mj-guide-token-where = **Où ?** Sur une case vide où des sauts peuvent finir : là où des dés l’entourent.
mj-guide-start = **Votre premier jeton.** Quand vous sautez dessus, un de vos dés gagne 1 ; quand un autre y saute, vous gagnez 2.
mj-guide-start-where = **Les cases loupes.** Elles seules reçoivent un jeton de départ. Choisissez-en une où bien des sauts peuvent finir.
mj-guide-pay = **Une carte par façon de payer.** Sur fond de bois : le dé est vidé et part au chariot.
mj-guide-pay-slots = **Vos dés jaunes.** Vider un dé libère sa place ; en entamer un le garde.
mj-guide-spend = **Le chariot.** Les dés dépensés y entrent un à un. Plein, il laisse tomber celui du bas sur votre ardoise.
mj-guide-recycle = **Votre ardoise.** Ces dés sont tombés du chariot pendant votre tour.
mj-guide-recycle-where = **Où les replacer ?** Entre les cordes d’abord. Cherchez une place d’où ils vous serviront, plutôt qu’aux autres.
mj-guide-remove = **Un dé s’en va.** Retirez un des dés qui touchent celui qui a sauté : il ne reviendra pas.
mj-guide-remove-time = **Le temps de la mission.** Quand la piste est pleine, c’est fini.
mj-guide-zone = **Une seule bourse.** Le musée choisi garde l’argent des deux.
mj-guide-museum = **Deux musées.** Gardez ensemble les dés bleus d’un même fragment.

## Ce qui est en main

mj-guide-hold-die-blue = Il saute : c’est le dé survolé qui est à vous.
mj-guide-hold-die-red = Il saute : c’est le dé survolé qui est à vous.
mj-guide-hold-die-yellow = Il saute : c’est le dé survolé qui est à vous.
mj-guide-hold-die-grey = Il saute : c’est le dé survolé qui est à vous.

## Ce qui vient de se passer

mj-guide-after-captured = { $seat } prend le { $die } ; le dé qui a sauté reste sur la grille. On peut sauter avec n’importe quel dé.
mj-guide-after-dig-bonus-won = Un saut a fini sur un jeton : c’est le propriétaire du jeton, { $seat }, qui en profite (+{ $pips }).
mj-guide-after-disc-moved = { $seat } arrête son disque case { $to } : seul le bonus de cette case compte.
mj-guide-after-vase-exhibited = { $seat } marque deux fois la valeur du { $die }, puis la récompense de la case { $space } de la vitrine.
mj-guide-after-fragment-restored = { $seat } marque les points { fragment.of }, et 1 de plus pour chaque voisin déjà restauré.
mj-guide-after-token-placed = Ce jeton servira à { $seat } à chaque saut qui finit en { $space }, jusqu’à la fin.
mj-guide-after-paid = { $seat } a payé avec des dés jaunes : un dé vidé quitte le musée et libère sa place.
mj-guide-after-die-recycled = Un dé tombé du chariot revient en { $space } avec sa valeur : il est de nouveau à prendre.
mj-guide-after-die-removed = Un dé de moins sur la grille, et une case de moins avant la fin de la mission.
mj-guide-after-main-action-skipped = { $seat } ne pouvait rien capturer : le tour se termine sans action principale.

## Ce qui parle pour un coup

mj-merit-captures = à vous : [die:{ $colour }:{ $face }|{ die }]
mj-merit-points = [vp:{ $points }|{ $points } PV] tout de suite
mj-merit-at-end = [vp:{ $points }|{ $points } PV] à la fin, à ce jour
mj-merit-token = un jeton Fouille à poser
mj-merit-vase-majority = majorité de vases : +{ $points } PV, à ce jour
mj-merit-fragment-majority = majorité de fragments : +{ $points } PV, à ce jour
mj-merit-money = { $count ->
        [one] +{ $count } crédit
       *[other] +{ $count } crédits
    }
mj-merit-vase = un vase à [vp:{ $points }|{ $points } PV], pour { $price ->
        [one] { $price } crédit
       *[other] { $price } crédits
    }
mj-merit-dearer-vase = ce vase rapportera { $points } PV de plus
mj-merit-fragment = de quoi restaurer { fragment.the } : [vp:{ $points }|{ $points } PV]
mj-merit-fragment-near = plus que { $missing ->
        [one] 1 point
       *[other] { $missing } points
    } de dé pour { fragment.the }
mj-merit-step = piste { $track ->
        [blue] bleue
        [yellow] jaune
       *[red] rouge
    }, case { $to } : { $bonus }
mj-merit-bonus = { $bonus }
mj-merit-one-more-step = { $steps } crans au lieu de { $was }
mj-merit-own-token = votre jeton : +{ $pips }
mj-merit-rival-token = mais { $who } gagne +{ $pips }
mj-merit-landings = { $count ->
        [one] un saut peut y finir
       *[other] { $count } sauts peuvent y finir
    }
mj-merit-opens = { $count ->
        [one] un dé de plus à votre portée
       *[other] { $count } dés de plus à votre portée
    }, pour { $price ->
        [one] { $price } crédit
       *[other] { $price } crédits
    }
mj-merit-frees = { $count ->
        [0] aucun dé vidé
        [one] libère une place jaune
       *[other] libère { $count } places jaunes
    }
mj-merit-removed = { $points ->
        [0] ne coûte rien à la fin
       *[other] −{ $points } PV à la fin
    }
