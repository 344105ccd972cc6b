### Höyük : ce que chaque chose de la table dit d’elle-même, à qui ne connaît pas le jeu.
### Valeur : le nom · .where : où · .gives : ce que cela donne · .when : quand · .costs : ce que cela coûte. hk-worth-… : ici,
### maintenant. $owner couleur, $seat et $winner noms de personnes ; $gains et $piles arrivent en mots ; le reste : voir names.ftl.

## Le village

hk-thing-cell = case libre
    .where = case { $cell }
    .gives = la place d’une [hk:house|maison] ou d’un [hk:pen|enclos]. Seule, une maison **fonde un quartier** ; contre une des vôtres, elle **agrandit une famille** ; contre celle d’un rival, elle **rejoint son quartier**.
    .when = quand vous bâtissez : avec votre tuile, une carte ou un pouvoir.
hk-thing-ruin = ruine
    .where = case { $cell }
    .gives = la place d’une [hk:house|maison], pour n’importe quel clan. Elle tient le quartier ensemble, mais **coupe les familles**.
    .when = elle disparaît quand quelqu’un bâtit dessus. Un enclos n’y va pas.
hk-thing-house = { house }
    .where = case { $cell } · { ALONE($seat) }
    .gives = des maisons d’un clan qui se touchent forment une **famille** : chacune permet **une carte par tour**, et la plus grande du quartier rapporte [vp:1|un point] par maison à la fin.
    .when = elle porte un four ou un totem, et jusqu’à quatre enclos. Un étage **départage les égalités**.
    .costs = une des maisons de la réserve de son clan ; deux avec un étage.
hk-thing-pen = enclos { seat.adjective }
    .where = case { $cell }, barrière { gate } · { ALONE($seat) }
    .gives = un [hk:pen|enclos] de plus à son clan quand on compare les enclos du quartier : qui en a le plus pioche une carte.
    .when = en phase 3, si deux clans au moins habitent le quartier.
    .costs = un côté libre : personne ne peut boucher sa dernière sortie. Il tombe avec la maison que touche sa flèche.
hk-thing-oven = four { seat.adjective }
    .where = case { $cell } · { ALONE($seat) }
    .gives = un [hk:oven|four] de plus à son clan quand on compare les fours du quartier : qui en a le plus pioche une carte.
    .when = en phase 3, si deux clans au moins habitent le quartier.
    .costs = le toit : sa maison ne peut plus porter de totem, et un étage obligerait à le rendre.
hk-thing-shrine = totem { seat.adjective }
    .where = case { $cell } · { ALONE($seat) }
    .gives = un [hk:shrine|totem] de plus à son clan quand on compare les totems du quartier : qui en a le plus pioche une carte.
    .when = en phase 3, si deux clans au moins habitent le quartier.
    .costs = le toit : sa maison ne peut plus porter de four, et un étage obligerait à le rendre.
hk-thing-villager = villageois { seat.adjective }
    .where = case { $cell } · { ALONE($seat) }
    .gives = qui a le plus de [hk:villager|villageois] dans un quartier y pioche une carte, et y marque [vp:1|1 point] à la fin.
    .when = en phase 3, si deux clans au moins habitent le quartier ; puis à la fin de la partie.
    .costs = sa maison ne reçoit plus d’étage tant qu’il y est.
hk-thing-cattle = bétail { seat.adjective }
    .where = case { $cell } · { ALONE($seat) }
    .gives = qui a le plus de [hk:cattle|bétail] dans un quartier y pioche une carte, et y marque [vp:1|1 point] à la fin.
    .when = en phase 3, si deux clans au moins habitent le quartier ; puis à la fin de la partie.
    .costs = un enclos à lui seul : une bête par enclos.
hk-thing-shaman = chaman
    .where = { $block ->
        [none] dans la réserve
       *[other] { block }
    }
    .gives = il **épargne** à son quartier la prochaine calamité qui devait le frapper.
    .when = une fois ; à la fin de ce tour-là, il retourne à la réserve.
    .costs = une tuile qui le montre : alors il vient sur une de vos maisons, d’où qu’il soit.
hk-thing-ring = compteur de score
    .where = autour du village
    .gives = la place de chaque clan : une case par point, et l’on ne recule **jamais**.
    .when = dès que des cartes sont dépensées pour des points ; à la fin, pour les familles et les cartes restées en main.
hk-thing-token = { counter }
    .where = { score-space.at }
    .gives = { ALONE($seat) }, une case par point. Le plus avancé **gagne**.
    .when = il avance sitôt des points marqués, et encore au décompte final.

## Sur le village

hk-thing-block = { block }
    .where = { $seats ->
        [0] personne n’y habite
        [one] un seul clan y habite
       *[other] { $seats } clans y habitent
    } · { amount-houses }
    .gives = tout ce qui se touche ici. Pour chaque aspect, celui qui en a **le plus** dans le quartier pioche une carte.
    .when = en phase 3, si **deux clans** au moins y habitent. À la fin, sa plus grande famille rapporte [vp:1|un point] par maison.
hk-thing-chips = cartes à piocher
    .where = { block }
    .gives = le nombre de cartes d’aspect que chaque clan piocherait dans ce quartier.
    .when = si la phase 3 venait maintenant.
hk-thing-verdicts = qui l’emporte
    .where = { block }
    .gives = pour chaque aspect, le clan qui en a le plus dans ce quartier et prend la carte ; « = » : personne, à égalité.
    .when = si la phase 3 venait maintenant. Pâle : il n’y a pas de carte à prendre.
hk-thing-dangers = calamités qui frapperaient ici
    .where = { block }
    .gives = un signe par carte qui toucherait ce quartier tel qu’il est. Pâle : elle est déjà passée.
    .when = une calamité par tour, dès le deuxième.
hk-thing-extreme = { $extreme ->
        [largest] le plus grand quartier
       *[smallest] le plus petit quartier
    }
    .where = { block }
    .gives = un avertissement : plusieurs calamités frappent { $extreme ->
            [largest] le plus grand
           *[smallest] le plus petit
        } quartier, et tous ceux qui sont à égalité.
    .when = en phase 2. On compte les maisons debout ; un étage, un enclos, une ruine ne comptent pas.
hk-thing-family = famille { seat.adjective-feminine }
    .where = { amount-houses } · { ALONE($seat) }
    .gives = **une carte par tour** à dépenser. La plus grande de son quartier rapporte à la fin [vp:1|un point] par maison ; un soleil marque celle-là.
    .when = à chaque tour, et à la fin de la partie. À égalité, les étages décident.
hk-thing-exit = sortie d’un enclos
    .where = enclos { cell.at }
    .gives = le passage dont le bétail a besoin : un enclos en garde toujours **un au moins**.
    .when = toujours : ce qui boucherait la dernière est interdit à tous.
hk-thing-kept = case interdite
    .where = case { $cell }
    .gives = la dernière sortie d’un enclos : **personne** ne peut rien y bâtir.
    .when = tant que cet enclos n’a pas d’autre sortie.
hk-thing-raise = étage possible
    .where = case { $cell }
    .gives = la place d’un étage sur votre maison. Les étages **départagent les égalités**, et la hauteur est aussi comparée en partie intermédiaire et experte.
    .when = avec une maison à bâtir. Flèche creuse : il faut d’abord rendre ce qui est sur le toit.
    .costs = une maison de votre réserve.
hk-thing-overlay = { hk-overlay }
    .where = à gauche du village
    .gives = posé sur le village, cela se voit d’un coup d’œil ; la partie n’en change pas.
    .when = tant que le pointeur y est ; un clic le laisse.

## Les plateaux des clans

hk-thing-mat = { clan }
    .where = { ALONE($seat) }
    .gives = ce qu’un clan possède : maisons en réserve, cartes, points. En partie experte, douze points d’un coup éveillent son pouvoir.
    .when = en fin de tour, on y dépose le marqueur de tour pour le donner à ce clan.
hk-thing-points = points ({ ALONE($seat) })
    .where = plateau { seat.adjective }
    .gives = le score jusqu’ici : le plus haut **gagne**. Il viendra encore des points à la fin.
    .when = à la fin : [vp:1|1 point] par carte en main, et les plus grandes familles.
hk-thing-waiting = maisons en réserve
    .where = { ALONE($seat) } · { $count } sur { $of }
    .gives = les maisons que ce clan peut encore bâtir, au sol ou en étage.
    .when = quand un clan pose **la dernière**, ce tour finit la partie.
hk-thing-storeys = familles et étages
    .where = { ALONE($seat) }
    .gives = chaque famille permet une carte par tour ; chaque étage aide à **départager les égalités**.
    .when = à l’inspection, au décompte, et pour la victoire.
hk-thing-limit = cartes à dépenser
    .where = { ALONE($seat) } · { amount-families }
    .gives = **une carte par famille** et par tour, pour des points ou pour bâtir.
    .when = avant chacune des quatre phases ; toutes comptent ensemble.
hk-thing-card = { aspect.the }
    .where = dans votre main
    .gives = { $symbol ->
        [joker] elle remplace n’importe quelle carte. Un groupe d’un symbole rapporte [vp:1|1], [vp:3|3], [vp:5|5], [vp:8|8] ou [vp:12|12 points] pour 1 à 5 cartes.
       *[other] un groupe de cartes pareilles rapporte [vp:1|1], [vp:3|3], [vp:5|5], [vp:8|8] ou [vp:12|12 points] pour 1 à 5 cartes. Ou bien **bâtissez** avec elle { element.a } de plus.
    }
    .when = avant chacune des quatre phases, quand c’est à vous.
    .costs = une de vos cartes du tour : une par famille.
hk-thing-card-of = { aspect.the }
    .where = main ({ ALONE($seat) })
    .gives = { $symbol ->
        [joker] elle remplacera n’importe quelle carte, pour des points ou pour bâtir.
       *[other] elle rapportera des points avec ses pareilles, ou bâtira { element.a }.
    }
    .when = avant une phase : regardez ce que vos rivaux rassemblent.
hk-thing-used-card = { aspect.the }, utilisée
    .where = posée jusqu’à la fin du tour
    .gives = plus rien : elle a servi, et compte dans la limite du tour.
    .when = en phase 4, elle va sous une pile au choix.
hk-thing-used-cards = cartes utilisées
    .where = { amount-cards }
    .gives = le choix de la pile qui les recevra : par-dessous, toutes ensemble. On les y piochera de nouveau, plus tard.
    .when = maintenant, pour finir le tour.
hk-thing-back = carte cachée
    .where = main ({ ALONE($seat) })
    .gives = une carte d’aspect que seul son propriétaire connaît.
    .when = cette partie se joue mains cachées.
hk-thing-marker = marqueur de tour
    .where = { ALONE($seat) }
    .gives = qui l’a **commence** chaque phase, choisit le premier quartier inspecté et bâtit d’abord.
    .when = à la fin du tour, il est donné à quelqu’un d’autre, au choix.

## L’établi

hk-thing-tile = tuile construction
    .where = votre établi
    .gives = **trois éléments** à bâtir : deux maisons et un troisième.
    .when = deux fois par tour. Dans l’ordre que vous voulez, où vous voulez.
    .costs = ce qui ne trouve pas de place est perdu ; ce qui peut être bâti doit l’être.
hk-thing-tile-of = tuile ({ ALONE($seat) })
    .where = à bâtir : { $elements }
    .gives = ce que ce rival bâtit à cette étape.
    .when = quand ce sera à lui.
hk-thing-element = { piece.the }
    .where = à bâtir
    .gives = { $piece ->
        [house] elle fonde un quartier, agrandit une famille ou rejoint des rivaux ; ou elle ajoute un étage à une de vos maisons.
        [pen] qui a le plus d’enclos dans un quartier y pioche une carte. Sa barrière doit toucher une de vos maisons.
        [oven] qui a le plus de fours dans un quartier y pioche une carte. Il va sur un de vos toits libres.
        [shrine] qui a le plus de totems dans un quartier y pioche une carte. Il va sur un de vos toits libres.
        [cattle] qui a le plus de bétail dans un quartier y pioche une carte, et y marque 1 point à la fin. Une bête par enclos.
        [villager] qui a le plus de villageois dans un quartier y pioche une carte, et y marque 1 point à la fin. Un par maison.
       *[shaman] il épargne à son quartier la prochaine calamité. Il va sur une de vos maisons.
    }
    .when = maintenant : prenez-le, et posez-le sur une place éclairée.
hk-thing-scoring = plateau des points
    .where = votre établi
    .gives = posez ici 1 à 5 cartes pareilles : [vp:1|1], [vp:3|3], [vp:5|5], [vp:8|8] ou [vp:12|12 points], tout de suite.
    .when = avant chaque phase. Un groupe compté ne grandit plus : mieux vaut parfois attendre.
    .costs = autant de vos cartes du tour : une par famille.
hk-thing-building = plateau pour bâtir
    .where = votre établi
    .gives = posez ici **une carte** : vous bâtissez aussitôt ce qu’elle montre, sans marquer de points.
    .when = avant chaque phase ; surtout avant l’inspection, pour l’emporter dans un quartier.
    .costs = une de vos cartes du tour.
hk-thing-losing = pertes à choisir
    .where = la calamité en demande { $count ->
        [one] une
       *[other] { $count }
    }
    .gives = le choix de ce que vous perdez : { piece.plural } du quartier touché. Cliquez sur ce qui vous manquera le moins.
    .when = maintenant. Une maison qui tombe emporte tout ce qui y tient.
hk-thing-theft = pillage
    .where = { $count ->
        [one] encore un élément
       *[other] encore { $count } éléments
    }
    .gives = posez ici ce que vous volez ; vous le bâtirez aussitôt chez vous.
    .when = maintenant ; les deux éléments viennent du même rival.
hk-thing-power = { power }
    .where = pouvoir des { clan }
    .gives = { power.text }
    .when = en partie experte, chaque fois que vous marquez **douze points d’un coup**.

## À côté du village

hk-thing-calamity = { catastrophe }
    .where = calamité
    .gives = { $is_flood ->
        [yes] { catastrophe-right.text }
       *[no] elle frappe { catastrophe-left.blocks }. { catastrophe-right.text }
    }
    .when = en phase 2 du tour où elle sort. À égalité, tous les quartiers concernés sont frappés.
hk-thing-no-calamity = calamités
    .where = aucune n’est encore venue
    .gives = à partir du deuxième tour, une carte par tour frappe certains quartiers ; elle restera ici jusqu’à la suivante.
    .when = en phase 2, après les constructions.
hk-thing-deck = pioche des calamités
    .where = { $unseen } sur { $count } encore à voir
    .gives = une mauvaise surprise par tour : maisons en ruine, pièces perdues ou quartier sans cartes.
    .when = en phase 2, dès le deuxième tour. Les cartes passées vont dessous, dans l’ordre.
hk-thing-tiles = tuiles construction
    .where = { $count } dans la pile, { $discarded } défaussées
    .gives = une tuile par clan et par étape : deux maisons et un troisième élément.
    .when = deux fois par tour. On ne remélange que lorsque toutes ont servi.
hk-thing-aspect = { pile }
    .where = qui l’emporte, quartier par quartier
    .gives = { pile.most } dans un quartier : **une carte** de cette pile.
    .when = en phase 3, dans chaque quartier où deux clans au moins habitent. À égalité, le plus d’étages ; sinon personne.
hk-thing-pile = pile : { pile }
    .where = { $count ->
        [0] vide
       *[other] { amount-cards }
    }
    .gives = { $symbol ->
        [none] rien tant qu’on n’y remet pas de cartes.
       *[other] { aspect.the } du dessus, à qui a { pile.most } dans un quartier. La carte ne montre pas forcément ce qu’on a compté.
    }
    .when = en phase 3, à chaque quartier inspecté ; la carte suivante se découvre alors.
hk-thing-supply = { piece.plural } en réserve
    .where = il en reste { $count }
    .gives = ce que tous peuvent encore bâtir. Ce qui manque à la réserve est perdu.
    .when = quand une tuile, une carte ou un pouvoir le montre. Ce qu’une calamité détruit y revient.

## Ici, maintenant

hk-worth-no-house = Pas de maison pour vous ici. { $why }
hk-worth-ground = { $how ->
        [extends] Une maison ici **agrandit votre famille** du quartier { $block }
        [joins] Une maison ici **rejoint le quartier { $block }**
       *[founds] Une maison ici **fonde un quartier**
    }{ $count ->
        [0] .
       *[other]  : { $gains }.
    }{ $now ->
        [yes] {" "}C’est permis tout de suite.
       *[no] { "" }
    }
hk-worth-no-pen = Pas d’enclos pour vous ici : il lui faut une de vos maisons d’un côté, et une sortie d’un autre.
hk-worth-pen-here = Un enclos est permis ici, { $ways ->
        [one] d’une seule façon
       *[other] de { $ways } façons
    }{ $count ->
        [0] .
       *[other]  : { $gains }.
    }
hk-worth-house = Votre famille a ici **{ $size ->
        [one] { $size } maison
       *[other] { $size } maisons
    }**{ $scores ->
        [yes] , la plus grande du quartier : { $size } { $size ->
            [one] point
           *[other] points
        } si la partie finissait maintenant
       *[no] { "" }
    }. { $storey ->
        [easy] Un étage est permis.
        [clears] Un étage obligerait à rendre ce qui est sur le toit.
        [high] Elle a déjà son étage.
       *[closed] Pas d’étage : aucun côté n’est libre.
    }{ $falls ->
        [0] { "" }
        [one] {" "}Si elle tombait, 1 pièce tomberait avec elle.
       *[other] {" "}Si elle tombait, { $falls } pièces tomberaient avec elle.
    }
hk-worth-house-rival = Famille de **{ $size ->
        [one] { $size } maison
       *[other] { $size } maisons
    }**{ $scores ->
        [yes] , la plus grande du quartier : { $size } { $size ->
            [one] point
           *[other] points
        } pour { $winner } si la partie finissait maintenant
       *[no] { "" }
    }. { $own ->
        [0] Vous n’habitez pas ce quartier.
        [one] La vôtre y a 1 maison.
       *[other] La vôtre y a { $own } maisons.
    }
hk-worth-standing = { $how ->
        [away] Vous n’habitez pas ce quartier : rien à comparer pour vous.
        [alone] Vous y en avez { $own }, mais personne d’autre n’habite ce quartier : **pas de carte**.
        [locusts] Les sauterelles sont là : **pas de carte** ce tour-ci.
        [tie] Vous { $own }, le meilleur rival { $best } : personne ne pioche. **Un de plus** et la carte est à vous.
        [tie-behind] Vous { $own }, les meilleurs rivaux { $best } : personne ne pioche. Il vous en faudrait **{ $missing } de plus**.
        [theirs-tie] Vous { $own }, { $winner } { $best } : ce qui départage est pour { $winner }, qui prend la carte. **Un de plus** et elle est à vous.
        [theirs] Vous { $own }, { $winner } { $best } : la carte est pour { $winner }. Il vous en faudrait **{ $missing } de plus**.
        [empty] Vous { $own }, le meilleur rival { $best } : vous l’emportez, mais la pile est vide.
       *[yours] Vous { $own }, le meilleur rival { $best } : vous piochez **{ aspect.a }**.
    }
hk-worth-shaman = Il protège { $own ->
        [0] un quartier où vous n’habitez pas
        [one] une de vos maisons
       *[other] { $own } de vos maisons
    } : { $count ->
        [0] aucune calamité encore à voir ne frapperait { block.the }
        [one] 1 calamité encore à voir frapperait { block.the }
       *[other] { $count } calamités encore à voir frapperaient { block.the }
    }.
hk-worth-block-empty = Plus aucune maison debout : ni cartes ni points, tant que personne ne rebâtit sur une ruine.
hk-worth-block = { $how ->
        [away] Vous n’y habitez pas : contre une maison adverse, la vôtre ouvrirait **une famille de plus**.
        [alone] Vous y êtes seul : **pas de cartes** tant que personne ne vous rejoint. Votre famille y vaut { $points } { $points ->
            [one] point
           *[other] points
        } à la fin.
        [locusts] Les sauterelles y sont : pas de cartes ce tour-ci.
       *[shared] { $count ->
            [0] Vous n’y piocheriez **rien**.
            [one] Vous y piocheriez **1 carte** ({ $piles }).
           *[other] Vous y piocheriez **{ $count } cartes** ({ $piles }).
        } { $points ->
            [0] Votre plus grande famille ({ $size }) n’y marquerait rien.
            [one] Votre famille y marquerait 1 point.
           *[other] Votre famille y marquerait { $points } points.
        }
    }
hk-worth-dangers = { $count ->
        [0] Aucune des { $unseen } calamités encore à voir ne le frapperait maintenant.
        [one] 1 des { $unseen } calamités encore à voir le frapperait maintenant.
       *[other] { $count } des { $unseen } calamités encore à voir le frapperaient maintenant.
    } { $own ->
        [0] Vous n’y avez pas de maison.
        [one] Vous y avez 1 maison.
       *[other] Vous y avez { $own } maisons.
    }
hk-worth-family = { $who ->
        [you] Dans { block.the }, votre famille marquerait { $points } { $points ->
            [one] point
           *[other] points
        } si la partie finissait maintenant.
        [rival] Dans { block.the }, { $winner } marquerait { $points } { $points ->
            [one] point
           *[other] points
        } si la partie finissait maintenant.
       *[none] Dans { block.the }, les plus grandes familles sont à égalité : personne ne marquerait.
    }
hk-worth-exit = { $count ->
        [one] C’est sa **seule** sortie : rien ne peut s’y bâtir.
       *[other] Cet enclos a { $count } sorties.
    }
hk-worth-raise = Ce que l’étage apporterait : { $gains }.
hk-worth-card = { $symbol ->
        [joker] Vous avez { $count ->
            [one] un joker
           *[other] { $count } jokers
        }. Avec les cartes qu’il prolonge, chaque joker fait monter le groupe d’un cran.
       *[other] Vous en avez **{ $count }** : { $now } { $now ->
            [one] point
           *[other] points
        } maintenant{ $jokers ->
            [0] { "" }
            [one] , { $joined } avec votre joker
           *[other] , { $joined } avec vos jokers
        }{ $then ->
            [12] { $now ->
                [12] . Le groupe est complet
               *[other] ; **12** avec une de plus
            }
           *[other] ; { $then } avec une de plus
        }.
    } { $left ->
        [0] Vous ne pouvez plus dépenser de carte ce tour-ci.
        [one] Vous pouvez encore en dépenser 1 ce tour-ci.
       *[other] Vous pouvez encore en dépenser { $left } ce tour-ci.
    }
hk-worth-rival-card = { $winner } en a { $count } : { $now } { $now ->
        [one] point
       *[other] points
    } en un groupe.
hk-worth-points-tray = { $count ->
        [0] Vous n’avez rien à marquer ce tour-ci.
       *[other] Au mieux, **{ $points } { $points ->
            [one] point
           *[other] points
        }** avec { $count ->
            [one] 1 carte
           *[other] { $count } cartes
        } ; vous pouvez en dépenser { $left }.
    }
hk-worth-building-tray = { $left ->
        [0] Vous ne pouvez plus dépenser de carte ce tour-ci.
       *[other] { $count ->
            [0] Aucune de vos cartes ne peut bâtir maintenant.
           *[other] Vos cartes peuvent bâtir { $options }.
        }
    }
hk-worth-limit = { $whose ->
        [own] Vous en avez dépensé { $spent } ; il vous en reste **{ $left }** ce tour-ci.
       *[rival] { $winner } en a dépensé { $spent } ; il lui en reste { $left } ce tour-ci.
    }
hk-worth-shaman-places = { $count ->
        [0] Vous n’avez pas de maison où le placer.
        [one] Vous avez une maison où le placer.
       *[other] Vous avez { $count } maisons où le placer.
    }
hk-worth-used-up = Il n’y en a plus : un tel élément serait perdu.
hk-worth-no-room = Aucune place ne vous est permise maintenant.
hk-worth-room = { $count ->
        [one] **Une seule place** vous est permise.
       *[other] **{ $count } places** vous sont permises.
    }
hk-worth-best-room = { $count ->
        [one] **Une seule place** vous est permise
       *[other] **{ $count } places** vous sont permises
    } ; par exemple { cell.at } : { $gains }.
hk-worth-tile = Il vous reste à bâtir : **{ $elements }**.{ $choice ->
        [yes] {" "}L’élément au choix : { $options }.
       *[no] { "" }
    }
hk-worth-houses = { $who ->
        [last] C’est **le dernier tour**.
        [you] Vous en avez encore { $count }, moins que tout autre : la fin dépend de vous.
        [level] Vous et { $winner } en avez le moins : { $count } chacun. La partie finit quand un clan pose sa dernière.
       *[rival] { $winner } en a le moins : { $count }. La partie finit quand un clan pose sa dernière.
    }
hk-worth-score = { $how ->
        [ahead] Vous avez { $own } { $own ->
            [one] point
           *[other] points
        } : **{ $gap } de plus**, devant { $winner }.
        [behind] Vous avez { $own } { $own ->
            [one] point
           *[other] points
        } : il vous en manque **{ $gap }** pour rattraper { $winner }.
       *[level] Vous avez { $own } { $own ->
            [one] point
           *[other] points
        }, à égalité avec { $winner }.
    }
hk-worth-mat = { $whose ->
        [own] Vous { $count ->
            [0] ne piocheriez **aucune carte**
            [one] piocheriez **1 carte**
           *[other] piocheriez **{ $count } cartes**
        } si la phase 3 venait maintenant.
       *[rival] { $winner } { $count ->
            [0] ne piocherait **aucune carte**
            [one] piocherait **1 carte**
           *[other] piocherait **{ $count } cartes**
        } si la phase 3 venait maintenant.
    }
hk-worth-storeys = Maisons à étage : vous **{ $own }**, le meilleur rival { $best }.
hk-worth-marker = { $place ->
        [1] Vous **commencez** chaque phase de ce tour.
       *[other] Vous jouez { $place }ᵉ sur { $count } à chaque phase de ce tour.
    }
hk-worth-power = { $missing ->
        [0] Vous avez de quoi l’éveiller : { $of } cartes en un groupe.
        [one] Il vous manque **1 carte** : votre meilleur groupe en a { $count } sur { $of }.
       *[other] Il vous manque **{ $missing } cartes** : votre meilleur groupe en a { $count } sur { $of }.
    }
hk-worth-flood = { $there ->
        [yes] Maintenant, elle renverrait le chaman à la réserve.
       *[no] Maintenant, elle n’aurait aucun effet : le chaman n’est pas dans le village.
    }
hk-worth-locusts = { $count ->
        [0] Maintenant, aucun quartier ne serait touché.
       *[other] Maintenant, elle envahirait { $blocks }{ $own ->
            [0] , où vous n’avez rien à perdre
           *[other] , et vous n’y gagneriez pas de cartes
        }.
    }
hk-worth-calamity = { $count ->
        [0] Maintenant, aucun quartier ne serait touché.
       *[other] Maintenant, elle frapperait { $blocks } : { $lost ->
            [0] vous n’y perdriez **rien**
            [one] vous y perdriez **1 { $piece ->
                [cattle] bête
               *[other] { piece }
            }**
           *[other] vous y perdriez **{ $lost } { piece.plural }**
        }.
    }
hk-worth-deck-known = Toutes sont passées : elles reviennent dans le même ordre.
hk-worth-deck = { $count ->
        [0] Aucune des { $unseen } encore à voir ne frapperait maintenant un quartier où vous habitez.
        [one] **1** des { $unseen } encore à voir frapperait maintenant un quartier où vous habitez.
       *[other] **{ $count }** des { $unseen } encore à voir frapperaient maintenant un quartier où vous habitez.
    }
hk-worth-tiles = Le troisième élément de celles qui restent : { $options }.
hk-worth-aspect = { $count ->
        [0] Vous n’en piocheriez **aucune** maintenant.
        [one] Vous l’emportez en { $blocks } : **1 carte**.
       *[other] Vous l’emportez en { $blocks } : **{ $count } cartes**, tant que la pile en a.
    }{ $near ->
        [0] { "" }
       *[other] {" "}Un de plus suffirait en { $places }.
    }

## Ce qui parle pour un coup

hk-merit-draws = { $count ->
        [one] **une carte de plus** à piocher ({ $piles })
       *[other] **{ $count } cartes de plus** à piocher ({ $piles })
    }
hk-merit-takes = { $victim } ne pioche plus ({ $piles })
hk-merit-family = **une famille de plus** ({ $count ->
        [one] 1 carte par tour
       *[other] { $count } cartes par tour
    })
hk-merit-largest = la plus grande famille du quartier ({ $count ->
        [one] 1 point
       *[other] { $count } points
    } à la fin)
hk-merit-end-point = { $count ->
        [one] 1 point de plus
       *[other] { $count } points de plus
    } à la fin
hk-merit-topples = { $victim } n’y a plus la plus grande famille ({ $count ->
        [one] 1 point
       *[other] { $count } points
    } de moins pour { $victim })
hk-merit-neighbours = { $count ->
        [one] un clan voisin
       *[other] { $count } clans voisins
    } à qui se comparer (des cartes deviennent possibles)
hk-merit-last-house = votre dernière maison (ce tour finit la partie)
hk-merit-shaman = il protège { $count ->
        [one] une de vos maisons
       *[other] { $count } de vos maisons
    } en { $block }
hk-merit-shaman-threats = { $count ->
        [one] une calamité encore à voir frapperait ce quartier
       *[other] { $count } calamités encore à voir frapperaient ce quartier
    }
hk-merit-points = **{ $count ->
        [one] 1 point
       *[other] { $count } points
    }** tout de suite
hk-merit-full-group = un groupe complet, qui ne peut plus grandir
hk-merit-power = éveille le pouvoir « { power } »
hk-merit-last-chance = la dernière occasion : en main, { $count ->
        [one] elle ne vaudrait que 1 point
       *[other] elles ne vaudraient que { $count } points
    }
hk-merit-could-draw = peut vous faire piocher { $count ->
        [one] une carte de plus
       *[other] { $count } cartes de plus
    } en { $block } ({ $piles })
hk-merit-keeps = { $count ->
        [one] votre { aspect } vaut { $now } maintenant, { $then } à deux
       *[other] vos { $count } { aspect.plural } valent { $now } maintenant, { $then } avec une de plus
    }
hk-merit-fills = cette pile est vide : elle pourra de nouveau donner des cartes
hk-merit-first-there = vous y êtes premier en { $blocks }
hk-merit-keeps-draws = { $count ->
        [one] vous gardez votre carte à piocher
       *[other] vous gardez vos { $count } cartes à piocher
    }
hk-merit-bare = rien d’autre ne tombe avec elle
hk-merit-low = une maison sans étage
hk-merit-families-stay = vous gardez { $count ->
        [one] { $count } famille
       *[other] { $count } familles
    }
hk-merit-you-draw = vous y piochez { $count ->
        [one] **1 carte**
       *[other] **{ $count } cartes**
    } ({ $piles })
hk-merit-only-you = personne d’autre n’y pioche
hk-merit-last-card = { $count ->
        [one] la dernière carte de { $piles } est pour vous
       *[other] les dernières cartes de { $piles } sont pour vous
    }
hk-merit-order = { $place ->
        [1] vous commencerez le prochain tour
       *[other] vous jouerez { $place }ᵉ sur { $count } au prochain tour
    }
