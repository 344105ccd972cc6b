### Ce que les choses de la table disent d’elles-mêmes : nom, où, ce qu’elles donnent, quand, ce qu’elles coûtent ; puis ce qu’elles valent maintenant.
### **gras** · [vp:2|2 points], [cube:grey|…], [field:red|…], [lab:…|…], [station:…|…], [scout:…|…], [crew:…|…], [bag:2|…] : petits signes ; après | ce qu’un lecteur d’écran en dit.
### $owner couleur · $seat nom · $sector, $area, $n, $field, $column, $row, $commander, $objective, $colour, $crew : voir names.ftl · $weather (calm, storm)
### $state d’un prix (free, yes, exchange, no) · $price, $lack, $gain, $paid : des cubes.

## Cubes et prix

ms-nothing = rien
# $each : « 2 gris », « 1 jaune ».
ms-sum = { $each }
ms-cubes = { $count } [cube:{ $colour }|{ ms-cubes-word }]
ms-cubes-word = { $count ->
        [one] { cube }
       *[other] { cube.plural }
    }
# $own, $yellow : ce qui est imprimé.
ms-printed = { $own ->
        [0] { $yellow ->
            [0] rien
           *[other] { ms-printed-yellow }
        }
       *[other] { $yellow ->
            [0] { ms-printed-own }
           *[other] { ms-printed-own } et { ms-printed-yellow }
        }
    }
ms-printed-own = { $own } [cube:black|{ ms-printed-own-word }]
ms-printed-own-word = { $own ->
        [one] cube de votre couleur
       *[other] cubes de votre couleur
    }
ms-printed-yellow = { $yellow } [cube:yellow|{ ms-printed-yellow-word }]
ms-printed-yellow-word = { $yellow ->
        [one] cube jaune
       *[other] cubes jaunes
    }
# $price, $state, $lack.
ms-due = { $state ->
        [free] **gratuit**
        [yes] { $price }, **que vous avez**
        [exchange] { $price }, **en échangeant** 3 cubes contre 1
       *[no] { $price } : **il manque** { $lack }
    }

## La planète

ms-thing-space = { space-colour }
    .where = { space.short } · { ms-thing-weather }
    .gives = un laboratoire posé ici avance votre recherche [field:{ $field }|{ field.short }] d’**un niveau** ; en fin de manche, il paie et compte pour la majorité du secteur.
    .when = quand votre Scout s’y arrête avec l’action A, et qu’elle est libre.
    .costs = la ligne du tableau d’action, puis le prix sous votre prochain laboratoire.
ms-thing-space-white = case blanche
    .where = { space.short } · { ms-thing-weather }
    .gives = un laboratoire posé ici avance d’**un niveau** la recherche **de votre choix** ; en fin de manche, il paie et compte pour la majorité du secteur.
    .when = quand votre Scout s’y arrête avec l’action A, et qu’elle est libre.
    .costs = la ligne du tableau d’action, puis le prix sous votre prochain laboratoire.
ms-thing-weather = { $weather ->
        [calm] secteur calme
       *[storm] dans la tempête
    }
ms-thing-start = { start }
    .where = hors de la planète
    .gives = les Scouts y attendent leur premier déplacement ; une ligne mène aux zones voisines.
    .when = au début de la partie. On n’y revient jamais.
ms-thing-site = emplacement de station
    .where = entre les secteurs { $one } et { $other }
    .gives = une station construite ici : [vp:{ $count }|{ $count } points de réputation] aussitôt, et un départ de plus pour vos déplacements.
    .when = quand votre Scout passe d’un secteur à l’autre par une ligne qui touche l’emplacement. Une station par déplacement.
    .costs = le prix sous votre prochaine station.
ms-thing-station = { station }
    .where = entre les secteurs { $one } et { $other }
    .gives = un déplacement peut **commencer ici**, où que soit le Scout. Elle reste jusqu’à la fin de la partie.
    .when = au début d’une action A ; le premier pas mène à une zone voisine.
    .costs = rien à son propriétaire ; à un autre, 1 cube de son choix, donné au propriétaire.
ms-thing-lab = { lab }
    .where = { space.short } · { ms-thing-weather }
    .gives = en secteur calme, il rapporte des cubes en fin de manche et compte pour la majorité. Quatre suffisent à un objectif de secteur.
    .when = à chaque administration ; dans la tempête, il ne rapporte rien mais sert encore aux objectifs.
ms-thing-scout = { scout }
    .where = véhicule · { ALONE($seat) }
    .gives = là où il s’arrête, son joueur peut installer un laboratoire ; en changeant de secteur, construire une station.
    .when = avec l’action A. Une zone d’ordinaire, jamais dans la tempête.
    .costs = la partie rouge de la ligne où l’équipage est posé.
ms-thing-sector = { sector }
    .where = { $weather ->
        [calm] { calm-position }, au calme
       *[storm] dans la tempête
    }
    .gives = { $weather ->
        [calm] en fin de manche, des cubes selon vos laboratoires ici, et [vp:{ $count }|{ $count } point] à qui en a **seul le plus**.
       *[storm] rien pour l’instant : on n’y roule pas et il ne paie pas. Les laboratoires y restent et servent aux objectifs.
    }
    .when = à l’administration, quand le tableau du haut est vide.
ms-thing-side-calm = côté vert de la tuile
    .where = { sector }, { calm-position }
    .gives = les cubes que paient **1, 2, 3, 4** laboratoires dans ce secteur ; un cube noir y veut dire votre couleur.
    .when = à l’administration. Puis la tuile tourne, et les tables avec elle.
ms-thing-side-storm = côté rouge de la tuile
    .where = { sector }, dans la tempête
    .gives = rien : ses laboratoires ne sont pas payés, sa majorité ne compte pas, et aucun Scout ne s’y arrête.
    .when = tant que la tuile y montre l’éclair ; elle tourne d’un cran par manche.
ms-thing-tile = tuile centrale
    .where = manche { $round } sur { $of }
    .gives = elle dit quels secteurs sont calmes (vert) et lesquels sont dans la tempête (rouge), et ce que paient les laboratoires.
    .when = à la fin de chaque manche, elle tourne d’un cran dans le sens horaire : un secteur calme se perd, un autre s’ouvre.
ms-thing-track = piste de réputation
    .where = autour de la planète
    .gives = le total de chacun. **La plus haute réputation gagne**, que l’on soit ou non le premier au seuil.
    .when = chaque point avance aussitôt le marqueur.
ms-thing-threshold = seuil : { $count } points
    .where = piste de réputation
    .gives = il annonce **la fin de la partie**. Il ne fait pas gagner : c’est le total le plus haut qui gagne.
    .when = dès que quelqu’un l’atteint, les suivants du cycle jouent encore, puis c’est fini. Sinon, quatre manches.
ms-thing-reputation = réputation · { ALONE($seat) }
    .where = { amount-reputation }
    .gives = son total. Objectifs, commandants, majorités et stations l’avancent ; perdre un commandant le recule.
    .when = aussitôt, à chaque gain.

## Le plateau action

ms-thing-token = jeton premier joueur
    .where = { ms-thing-token-column } · plateau action
    .gives = un **niveau** de recherche au choix et 1 cube de la couleur d’un joueur, puis **la première place** à la manche suivante.
    .when = aussitôt ; la place, à l’administration.
    .costs = l’équipage de sa colonne : un cube de sa couleur pour chacun.
ms-thing-token-taken = jeton premier joueur, pris
    .where = { ms-thing-token-column } · plateau action
    .gives = { $seat } l’a pris et jouera d’abord à la manche suivante ; le jeton reviendra ici.
    .when = à la fin de cette manche.
ms-thing-token-column = première colonne
ms-thing-commander = { commander }
    .where = { $kind ->
        [administrative] commandant administratif · { column.short }
       *[scientific] commandant scientifique · { field }
    }{ ms-thing-holder }
    .gives = [vp:{ $green }|{ $green } points de réputation] à qui prend la carte, et son effet. { commander.text }
    .when = { $kind ->
        [administrative] en le prenant à son tour ; l’effet dure tant que la carte est à vous. Qui la perd perd { $red } point.
       *[scientific] à l’administration, à qui est **seul le plus haut** dans sa recherche. Qui la perd perd { $red } point.
    }
    .costs = { $kind ->
        [administrative] l’équipage de sa colonne : un cube de sa couleur pour chacun, et un de plus de la couleur de qui le contrôle.
       *[scientific] rien ; il faut mener sa recherche, sans égalité.
    }
ms-thing-holder = { $held ->
        [yes] {""} · chez { OBJECT($seat) }
       *[no] {""}
    }
ms-thing-price = prix de la { column }
    .where = plateau action
    .gives = { $commander ->
        [token] le jeton premier joueur.
       *[other] la carte de { commander } et sa réputation.
    } Tout l’équipage de la colonne descend : la manche raccourcit.
    .when = à la place d’un équipage à jouer, une fois par manche et par colonne.
    .costs = un cube de sa couleur par membre d’équipage (jaune pour un neutre) ; un de plus si quelqu’un d’autre contrôle le commandant.
ms-thing-column = { column } du haut
    .where = tableau supérieur
    .gives = son équipage est à jouer, un par tour, par n’importe qui ; plus elle se vide, moins { $commander ->
        [token] le jeton
       *[other] { commander }
    } coûte.
    .when = à chaque tour. Quand toutes les colonnes sont vides, la manche finit.
ms-thing-crew-upper = { crew }
    .where = tableau supérieur · { column.short }
    .gives = **une action** : il descend sur une case du bas, et vous jouez A (déplacer) ou B (gagner des cubes), avec le bonus de la case.
    .when = à votre tour : un neutre ou un des vôtres. Celui d’un adversaire, seulement s’il ne reste que cela.
    .costs = rien pour B ; la ligne rouge pour A.
ms-thing-crew-lower = { crew }
    .where = tableau inférieur · { row }, { column.short }
    .gives = il bloque la case jusqu’à la fin de la manche. À la manche suivante, ce tableau monte, et il entre dans **le prix** de sa colonne.
    .when = à l’administration, les deux tableaux s’échangent.
ms-thing-cell-double = Double
    .where = { ms-thing-cell-where }
    .gives = **un deuxième laboratoire** sur la case où votre Scout s’arrête. Un seul niveau de recherche pour les deux.
    .when = avec l’action A seulement, après le premier laboratoire.
    .costs = la ligne, puis chaque laboratoire à son prix.
ms-thing-cell-where = case de bonus · { row }, { column.short }
ms-thing-cell-research = Recherche { field.short }
    .where = { ms-thing-cell-where }
    .gives = [field:{ $field }|{ field }] **un niveau**, avec le bonus de ce niveau.
    .when = avec A ou B, une fois l’action faite.
ms-thing-cell-crew = Équipage
    .where = { ms-thing-cell-where }
    .gives = un de vos équipiers rejoint un tableau : en haut, c’est **un tour de plus** dans la manche ; en bas, une case bouchée.
    .when = avec A ou B, une fois l’action faite.
    .costs = rien, mais l’équipier reste sur les tableaux.
ms-thing-cell-range = Portée
    .where = { ms-thing-cell-where }
    .gives = votre Scout roule jusqu’à **deux zones** au lieu d’une.
    .when = avec l’action A seulement.
ms-thing-cell-bag = Sac
    .where = { ms-thing-cell-where }
    .gives = [bag:1|1 cube du sac] **1 cube de plus**, pioché dans le sac ; un noir devient de votre couleur.
    .when = avec l’action B seulement.
ms-thing-cell-turn = Ordre du tour
    .where = { ms-thing-cell-where }
    .gives = vous échangez votre place dans l’ordre du tour avec le joueur juste devant vous.
    .when = avec A ou B ; compte dès le cycle suivant.
ms-thing-cell-none = case sans bonus
    .where = { row }, { column.short }
    .gives = l’action de la ligne, A ou B, et rien d’autre. Les lignes du bas rapportent plus et coûtent moins.
    .when = tant que la case est libre ; si toutes sont prises, la dernière ligne s’empile.
ms-thing-row-cost = prix de l’action A
    .where = { row } du bas
    .gives = **déplacer le Scout** : une zone plus loin, puis, sur une case libre, un laboratoire.
    .when = si l’équipage de votre action est posé sur cette ligne et que vous choisissez A.
    .costs = { ms-printed }, avant de bouger.
ms-thing-row-gain = gain de l’action B
    .where = { row } du bas
    .gives = { ms-printed }, de la réserve. Un cube noir y veut dire votre couleur.
    .when = si l’équipage de votre action est posé sur cette ligne et que vous choisissez B.
    .costs = rien.
ms-thing-turns-left = équipage en haut
    .where = plateau action
    .gives = au plus autant de tours avant l’administration : chaque tour en descend un, une colonne achetée les descend tous.
    .when = quand il n’y en a plus, la manche finit aussitôt.
ms-thing-order = ordre du tour · { ALONE($seat) }
    .where = place { $n } de l’ordre du tour
    .gives = son rang dans chaque cycle. À réputation égale en fin de partie, le mieux placé l’emporte.
    .when = il change par le jeton premier joueur et, à 4 joueurs, par la case Ordre du tour.
ms-thing-order-place = place { $n } de l’ordre du tour
    .where = plateau action
    .gives = qui s’y trouve joue en { $n ->
        [one] premier
       *[other] { $n }ᵉ
    } dans chaque cycle de la manche ; à égalité finale, le mieux placé gagne.
    .when = le jeton premier joueur donne la première place à l’administration.
ms-thing-bag = sac
    .where = plateau action
    .gives = des cubes au hasard. Un **noir** retourne dans le sac et vous vaut un cube **de votre couleur** ; tout autre est à vous.
    .when = par une case ou un niveau qui montre un sac.
ms-thing-forecast = la prochaine administration
    .where = touche A
    .gives = ce que chacun toucherait si rien ne changeait : cubes, majorités, commandants scientifiques, ordre du tour.
    .when = tant que le bouton est montré du doigt ; un clic le garde ouvert.

## Le plateau recherche

ms-thing-level-start = départ { field.of }
    .where = niveau 0 sur { $of }
    .gives = les marqueurs partent d’ici. Chaque laboratoire posé sur une case de cette couleur fait monter d’un niveau.
    .when = en avançant. Pour un objectif de recherche, on redescend, jamais plus bas qu’ici.
ms-thing-level-where = { field } · niveau { $n } sur { $of }
ms-thing-level-own = cube de votre couleur
    .where = { ms-thing-level-where }
    .gives = 1 [cube:black|cube] **de votre couleur**, de la réserve.
    .when = chaque fois que votre marqueur **arrive** ici en avançant ; reculer ne donne rien.
ms-thing-level-yellow = cube jaune
    .where = { ms-thing-level-where }
    .gives = 1 [cube:yellow|cube jaune], de la réserve : il paie l’équipage neutre des colonnes.
    .when = chaque fois que votre marqueur **arrive** ici en avançant ; reculer ne donne rien.
ms-thing-level-any = cube d’un joueur
    .where = { ms-thing-level-where }
    .gives = 1 cube **de la couleur d’un joueur**, au choix, la vôtre comprise ; jamais un jaune.
    .when = chaque fois que votre marqueur **arrive** ici en avançant ; reculer ne donne rien.
ms-thing-level-bag = sac
    .where = { ms-thing-level-where }
    .gives = [bag:{ $count }|sac] **{ $count } cubes** piochés dans le sac ; un noir devient de votre couleur.
    .when = chaque fois que votre marqueur **arrive** ici en avançant ; reculer ne donne rien.
ms-thing-level-crew = équipage
    .where = { ms-thing-level-where }
    .gives = un de vos équipiers passe sur un tableau : en haut, **une action de plus** à prendre ; en bas, une case bouchée.
    .when = chaque fois que votre marqueur **arrive** ici en avançant ; reculer ne donne rien.
ms-thing-level-none = niveau sans bonus
    .where = { ms-thing-level-where }
    .gives = rien de plus, mais chaque niveau compte pour **mener** la recherche et pour les objectifs.
    .when = en avançant d’un niveau à la fois.
ms-thing-knowledge = marqueur de recherche · { ALONE($seat) }
    .where = { field } · niveau { $n }
    .gives = être **seul le plus haut** donne le commandant scientifique ; les niveaux paient les objectifs de recherche.
    .when = à l’administration pour le commandant ; à la fin de votre tour pour un objectif.
ms-thing-lead = en tête : { ALONE($seat) }
    .where = { field }
    .gives = le commandant scientifique irait à { $seat }, avec sa réputation.
    .when = à l’administration, si personne ne le rattrape d’ici là.
ms-thing-lead-tie = égalité en tête
    .where = { field }
    .gives = personne n’aurait le commandant ; qui le tient le perdrait, et sa réputation avec.
    .when = à l’administration, si l’égalité dure.
ms-thing-objective-sector = { objective }
    .where = objectif de secteur
    .gives = la plus haute case libre : { ms-thing-value }. Chacun peut le remplir une fois.
    .when = à la fin de votre tour, un objectif par tour. Les laboratoires de la tempête comptent.
    .costs = les laboratoires retirés, qui reviennent sur votre plateau. { objective.text }
ms-thing-objective-research = { objective }
    .where = objectif de recherche
    .gives = la plus haute case libre : { ms-thing-value }. Chacun peut le remplir une fois.
    .when = à la fin de votre tour, un objectif par tour.
    .costs = les niveaux redescendus. { objective.text }
ms-thing-value = { $value ->
        [0] il n’en reste pas
       *[other] [vp:{ $value }|{ $value } points de réputation]
    }
ms-thing-reward = case réputation : { $value } points
    .where = { objective }
    .gives = [vp:{ $value }|{ $value } points de réputation] au prochain qui remplit cet objectif ; le suivant aura moins.
    .when = à la fin de votre tour.
    .costs = { objective.text }
ms-thing-reward-later = case réputation : { $value } points
    .where = { objective }
    .gives = [vp:{ $value }|{ $value } points de réputation], quand les cases plus hautes seront prises.
    .when = à la fin d’un tour, l’une après l’autre, de haut en bas.
ms-thing-reward-covered = case réputation couverte
    .where = { objective }
    .gives = rien : à 2 joueurs, les 3 sont couverts. Le second aura moins que le premier.
    .when = toute la partie.
ms-thing-claim = rempli par { OBJECT($seat) }
    .where = { objective }
    .gives = { $seat } en a tiré [vp:{ $value }|{ $value } points de réputation] et ne peut plus le remplir.
    .when = c’est fait ; les autres peuvent encore prendre la case suivante.

## Les plateaux des joueurs

ms-thing-mat = plateau · { ALONE($seat) }
    .where = devant { OBJECT($seat) }
    .gives = ses laboratoires, stations, équipage et cubes. Ce qui reste à gauche part en premier, au prix marqué dessous.
    .when = toujours à la vue de tous : rien n’est caché.
ms-thing-lab-left = { lab } en réserve
    .where = place { $n } sur 10, au prix de { ms-printed }
    .gives = posé sur une case : un niveau de recherche, des cubes chaque manche au calme, et une voix pour la majorité.
    .when = quand votre Scout s’arrête sur une case libre. Ils partent de gauche à droite.
    .costs = { ms-printed } pour celui-ci.
ms-thing-lab-place = prix d’un laboratoire
    .where = place { $n } sur 10
    .gives = le prix à payer quand le laboratoire de cette place part sur la planète.
    .when = les places se vident de gauche à droite et se regarnissent de droite à gauche : retirer des laboratoires fait baisser le prix du suivant.
    .costs = { ms-printed }.
ms-thing-station-left = { station } en réserve
    .where = place { $n } sur 3, au prix de { ms-printed }
    .gives = construite : [vp:{ $count }|{ $count } points de réputation] aussitôt, et un départ de plus pour vos déplacements.
    .when = quand votre Scout passe d’un secteur à un autre par une ligne qui touche un emplacement libre.
    .costs = { ms-printed } pour celle-ci.
ms-thing-station-place = prix d’une station
    .where = place { $n } sur 3
    .gives = le prix à payer quand la station de cette place se construit. Une station ne revient jamais.
    .when = de gauche à droite.
    .costs = { ms-printed }.
ms-thing-crew-left = { crew } en réserve
    .where = plateau · { ALONE($seat) }
    .gives = posé en haut : un tour de plus dans la manche, que vous ou un autre jouera selon sa couleur. Posé en bas : une case bouchée.
    .when = par le bonus Équipage d’une case ou d’un niveau.
    .costs = rien.
ms-thing-crew-place = place d’équipage
    .where = votre plateau
    .gives = elle porte un équipier en réserve ; le bonus Équipage le fait descendre sur un tableau.
    .when = une fois posé, il reste sur les tableaux.
ms-thing-marker-left = { marker }
    .where = en réserve chez { OBJECT($seat) }
    .gives = posé sur un objectif rempli ou sous un commandant administratif, il dit que c’est à { OBJECT($seat) }.
    .when = à la fin d’un tour pour un objectif ; en prenant un commandant.
ms-thing-rival-lab = laboratoires · { ALONE($seat) }
    .where = sur son plateau
    .gives = combien il peut encore en installer. Chacun avance sa recherche et pèse dans un secteur.
    .when = à ses actions A.
ms-thing-rival-station = stations · { ALONE($seat) }
    .where = sur son plateau
    .gives = combien il peut encore en construire, à [vp:{ $count }|{ $count } points] chacune.
    .when = quand son Scout change de secteur.
ms-thing-rival-crew = équipage · { ALONE($seat) }
    .where = sur son plateau
    .gives = combien d’équipiers il peut encore envoyer sur les tableaux.
    .when = par le bonus Équipage.
ms-thing-cubes-own = { ms-thing-cubes-colour }
    .where = chez { OBJECT($seat) }
    .gives = la monnaie de sa couleur : déplacements, laboratoires, stations, et son équipage dans les colonnes.
    .when = en payant. Trois cubes s’échangent contre un, n’importe quand.
ms-thing-cubes-colour = cubes { $colour ->
        [grey] gris
        [purple] violets
        [pink] roses
        [orange] orange
       *[yellow] jaunes
    }
ms-thing-cubes-yellow = { ms-thing-cubes-colour }
    .where = chez { OBJECT($seat) }
    .gives = la monnaie neutre : elle paie l’équipage jaune des colonnes, certaines lignes et certains laboratoires.
    .when = en payant. Trois cubes s’échangent contre un, n’importe quand.
ms-thing-cubes-other = { ms-thing-cubes-colour }
    .where = chez { OBJECT($seat) }
    .gives = ils paient l’équipage de cette couleur dans une colonne, et le supplément quand ce joueur contrôle le commandant.
    .when = en payant. Trois cubes s’échangent contre un, n’importe quand.
ms-thing-exchange = échange libre
    .where = contre 1 { cube }
    .gives = 1 [cube:{ $colour }|{ cube }] de la réserve.
    .when = à votre tour, autant de fois que vous voulez, même au milieu d’un paiement.
    .costs = { $left } cubes à vous, pareils ou non.
ms-thing-income = revenu prévu
    .where = { sector }
    .gives = les cubes que vos laboratoires de ce secteur vous vaudraient maintenant.
    .when = à l’administration, si le secteur est calme.
ms-thing-income-rival = revenu prévu · { ALONE($seat) }
    .where = tous ses secteurs calmes
    .gives = les cubes que ses laboratoires lui vaudraient maintenant.
    .when = à l’administration.
ms-thing-artefact = { artefact }
    .where = { metal.card }, valeur { $value }
    .gives = { artefact-bonus }.
    .when = avant la manche 1. La somme des deux cartes de chacun décide de l’ordre du départ.
ms-thing-bagged = { ms-thing-cubes-colour } du sac
    .where = { amount-cubes }
    .gives = pioché, un tel cube est à vous, de cette couleur ; il n’est pas remplacé dans le sac.
    .when = par un bonus Sac.
ms-thing-bagged-black = cubes noirs du sac
    .where = { amount-cubes }
    .gives = pioché, un noir retourne dans le sac et vous vaut un cube **de votre couleur**, pris dans la réserve.
    .when = par un bonus Sac.
ms-thing-struck = laboratoires que la tempête prendra · { ALONE($seat) }
    .where = { sector } · { $count ->
        [one] { $count } laboratoire
       *[other] { $count } laboratoires
    }
    .gives = ils sont payés une dernière fois à cette administration, puis plus. Ils restent bons pour un objectif de secteur.
    .when = à la fin de la manche.
ms-thing-step-e = étape E : explorer
    .where = { ms-thing-step-where }
    .gives = le Consortium roule vers la zone qui le sert le mieux et y installe un laboratoire, pour rien ; en chemin, parfois, une station.
    .when = après son équipage, dans l’ordre de son programme, sans fin.
ms-thing-step-where = Consortium (non officiel) · { $n ->
        [0] la prochaine étape
        [one] dans { $n } étape
       *[other] dans { $n } étapes
    }
ms-thing-step-a = étape A : analyser
    .where = { ms-thing-step-where }
    .gives = le Consortium avance d’un niveau dans la recherche où il peut le plus vite vous rattraper ou vous distancer.
    .when = après son équipage, dans l’ordre de son programme, sans fin.
ms-thing-step-r = étape R : se reposer
    .where = { ms-thing-step-where }
    .gives = le Consortium ne fait rien de plus à ce tour.
    .when = après son équipage, dans l’ordre de son programme, sans fin.

## Les réponses

ms-thing-choice-move = action A : déplacer
    .gives = votre Scout roule d’une zone (deux avec Portée) ; sur une case libre, vous pouvez installer un laboratoire.
    .when = maintenant, à la place de B.
    .costs = la partie rouge de la ligne, avant de bouger.
ms-thing-choice-gain = action B : gagner des cubes
    .gives = les cubes de la partie verte de la ligne, de la réserve.
    .when = maintenant, à la place de A.
    .costs = rien.
ms-thing-choice-pay = payer ainsi
    .gives = ce que vous avez choisi est payé avec exactement ces cubes, échanges compris.
    .when = aussitôt ; les cubes vont à la réserve.
ms-thing-choice-other = payer autrement
    .gives = vous échangez d’abord vous-même trois cubes contre un, à votre goût.
    .when = avant de payer, autant de fois que vous voulez.
ms-thing-choice-take = ce cube
    .gives = un cube de cette couleur, de la réserve.
    .when = aussitôt.
ms-thing-choice-give = donner ce cube
    .gives = il part dans l’échange, ou au propriétaire de la station.
    .when = aussitôt.
ms-thing-choice-draw = piocher
    .gives = { $more ->
        [yes] deux cubes de plus du sac, grâce à Joy D. Obondov.
       *[no] les cubes du sac que vaut le bonus.
    }
    .when = aussitôt, au hasard ; un noir devient de votre couleur.

## Ce que cela vaut maintenant : la planète

ms-worth-space-storm = Dans la tempête : aucun Scout ne s’y arrête cette manche{ $next ->
        [yes] {""}. **Calme à la prochaine.**
       *[no] .
    }
ms-worth-space-taken = Déjà un laboratoire ({ $owner }) : on peut s’y arrêter, pas y installer.
ms-worth-no-lab = Tous vos laboratoires sont sur la planète : un objectif de secteur vous en rend.
# $reach (here, now, near, far) · $field (une recherche, white, top) · $n, $bonus : le niveau atteint · $paid : ce que paiera le secteur.
ms-worth-space = { $reach ->
        [here] **Votre Scout y est.** { ms-worth-lab-there }
        [now] **À portée maintenant.** { ms-worth-lab-there }
        [near] **À une zone de votre Scout.** { ms-worth-lab-there }
       *[far] Trop loin pour un pas. { ms-worth-lab-there }
    }
ms-worth-lab-there = Laboratoire : { ms-due }. { ms-worth-level-there }{ ms-worth-lead-there }{ ms-worth-income-there }
ms-worth-level-there = { $field ->
        [white] Un niveau où vous voulez.
        [top] Votre recherche y est déjà tout en haut.
       *[other] [field:{ $field }|{ field }] niveau { $n } : { $bonus }.
    }
ms-worth-lead-there = { $leads ->
        [yes] {""} **Majorité** : [vp:{ $count }|{ $count } point] en fin de manche.
       *[no] {""}
    }
ms-worth-income-there = { $more ->
        [yes] {""} Le secteur vous paierait { $paid }.
       *[no] {""}
    }
ms-worth-no-station = Vos stations sont toutes construites.
ms-worth-site = Votre prochaine station : { ms-due }. Elle rapporte [vp:{ $count }|{ $count } points].
ms-worth-station = { $own ->
        [yes] **À vous** : en partir ne coûte rien.
       *[no] En partir donne 1 cube à { $owner }.
    } À un pas : { $count ->
        [0] aucune case libre.
        [one] { $count } case libre au calme.
       *[other] { $count } cases libres au calme.
    }
ms-worth-station-dear = Il vous faudrait 1 cube pour { $owner } : vous n’en avez aucun.
ms-worth-scout = D’ici, avec la portée ordinaire, stations comprises : { $count ->
        [0] **aucune case libre**.
        [one] **{ $count } case libre**.
       *[other] **{ $count } cases libres**.
    }
# $labs à vous, $best du meilleur rival, $need pour mener seul.
ms-worth-sector = Vous { $labs }, meilleur rival { $best } : { $need ->
        [0] **la majorité est à vous**
        [one] encore **{ $need } laboratoire** pour la majorité
       *[other] encore **{ $need } laboratoires** pour la majorité
    }. { $weather ->
        [calm] Revenu en fin de manche : { $paid }{ ms-worth-struck }.
       *[storm] Rien n’y est payé maintenant.
    }
ms-worth-struck = { $struck ->
        [yes] , **puis la tempête le prend**
       *[no] {""}
    }
ms-worth-side = Vous y avez { $labs ->
        [one] { $labs } laboratoire
       *[other] { $labs } laboratoires
    } : { $paid }. **Avec un de plus** : { $then }.
ms-worth-tile = Après cette manche, la tempête prend **{ sector.the }** ({ $labs ->
        [0] aucun laboratoire à vous
        [one] { $labs } laboratoire à vous
       *[other] { $labs } laboratoires à vous
    }). Au plus { $left ->
        [one] { $left } manche ensuite
       *[other] { $left } manches ensuite
    }.
ms-worth-tile-last = **Dernière manche** : après son administration, la partie est finie.
ms-worth-threshold = Vous avez **{ $count }** : { $missing ->
        [0] vous êtes au seuil
        [one] il manque **{ $missing } point** au seuil
       *[other] il manque **{ $missing } points** au seuil
    }.
ms-worth-rival = { $how ->
        [ahead] Vous devancez { $owner } de **{ $count }**
        [behind] { $owner } vous devance de **{ $count }**
       *[level] **À égalité** avec { $owner }
    } ; { $missing ->
        [0] le seuil est atteint
        [one] encore { $missing } point jusqu’au seuil
       *[other] encore { $missing } points jusqu’au seuil
    }.

## Le plateau action

ms-worth-cell-taken = Occupée : plus personne n’y joue cette manche.
ms-worth-action = **A** : { ms-due }. **B** : { $gain }.
ms-worth-cell-none = { ms-worth-action }
ms-worth-cell-double = { $labs ->
        [0] Vous n’avez plus de laboratoire.
        [1] Il vous reste un seul laboratoire : { $one }.
       *[2] Vos deux prochains laboratoires coûtent, l’un **{ $one }**, l’autre **{ $two }**.
    } { ms-worth-action }
ms-worth-cell-research = { $top ->
        [yes] Vous êtes tout en haut : ce bonus ne donne rien.
       *[no] Vous passeriez au **niveau { $n }** : { $bonus }.
    } { ms-worth-action }
ms-worth-cell-crew = { $left ->
        [0] Il ne vous reste aucun équipier : ce bonus ne donne rien.
        [one] Il vous reste **{ $left } équipier**.
       *[other] Il vous reste **{ $left } équipiers**.
    } { ms-worth-action }
ms-worth-cell-range = Cases libres à portée : **{ $far }** au lieu de { $near }. { ms-worth-action }
ms-worth-cell-bag = { ms-worth-black } { ms-worth-action }
ms-worth-black = **{ $black } cubes sur { $count }** y sont noirs et vous vaudraient un [cube:{ $owner }|cube à vous].
ms-worth-cell-turn = { $place ->
        [1] Vous êtes déjà premier : ce bonus ne donne rien.
       *[other] Vous êtes { $place }ᵉ : vous gagneriez **une place**.
    } { ms-worth-action }
ms-worth-cost = Pour vous : { ms-due }.
ms-worth-gain = Pour vous : { $gain }. Vous en avez { $count }, vous en auriez **{ $then }**.
ms-worth-column-empty = Sa colonne est vide : pas à prendre cette manche.
ms-worth-own-commander = **Il est à vous.** Qui vous le prendrait vous coûterait { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
ms-worth-column = Pour vous : { ms-due }. Réputation **{ $from } → { $then }**{ $taken ->
        [yes] {""} ; { $owner } en perd { $loss }
       *[no] {""}
    }. { ms-worth-crew-down }
ms-worth-crew-down = { $crew ->
        [one] 1 équipier descend.
       *[other] { $crew } équipiers descendent.
    }
ms-worth-token = Pour vous : { ms-due }. { $place ->
        [1] Vous êtes déjà premier.
       *[other] Vous êtes { $place }ᵉ : **premier** à la manche suivante.
    } { ms-worth-crew-down }
# $standing (leads, behind) · $held (own, no) · $n, $best : niveaux.
ms-worth-scientist = Vous { $n }, meilleur rival { $best } : { $standing ->
        [leads] { $held ->
            [own] **vous le gardez** en fin de manche
           *[no] **il vient à vous** en fin de manche, +{ $count }
        }
       *[behind] { $need ->
            [one] encore **{ $need } niveau** pour mener seul
           *[other] encore **{ $need } niveaux** pour mener seul
        } et { $held ->
            [own] ne pas perdre { $loss } point
           *[no] gagner { $count } points
        }
    }.
ms-worth-crew = { $last ->
        [yes] Vous pouvez le jouer. C’est le dernier de sa colonne : vide, elle ne s’achète plus.
       *[no] Vous pouvez le jouer. Sa colonne vous coûterait ensuite **{ $then }** au lieu de { $count }.
    }
ms-worth-crew-own-column = Vous pouvez le jouer. Sans lui, un rival paierait un cube de moins pour votre commandant.
ms-worth-crew-later = Pas pour vous tant qu’il reste en haut du neutre ou du vôtre.
ms-worth-turns = Au plus **{ $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }** avant l’administration, dont **{ $own }** à vous.
ms-worth-order = Vous jouez **{ $place ->
        [1] premier
       *[other] { $place }ᵉ
    }** sur { $of }.
ms-worth-bag = { ms-worth-black }

## Le plateau recherche

ms-worth-level = { $where ->
        [here] Vous y êtes.
        [next] **C’est votre prochain niveau.**
        [passed] Vous l’avez passé : il ne rapporte de nouveau qu’après un recul.
       *[ahead] Vous êtes au niveau { $n } : encore **{ $count } niveaux**.
    }
ms-worth-objective-done = Vous l’avez déjà rempli.
ms-worth-objective-gone = Plus de case libre : il ne rapporte plus rien.
ms-worth-objective-met = **À votre portée** : [vp:{ $count }|{ $count } points], de { $from } à **{ $then }**.
ms-worth-objective = { $what ->
        [labs] Il manque au moins **{ $count ->
            [one] { $count } laboratoire
           *[other] { $count } laboratoires
        }**.
        [levels] Il manque au moins **{ $count ->
            [one] { $count } niveau
           *[other] { $count } niveaux
        }**.
        [commanders] Il manque **{ $count ->
            [one] { $count } commandant
           *[other] { $count } commandants
        }**.
        [majority] Il manque **la majorité** dans un des secteurs choisis.
       *[lead] Il manque d’être **seul en tête** d’une zone choisie.
    } Il rapporterait [vp:{ $value }|{ $value } points].

## Les plateaux des joueurs

# $before : combien de pièces partent avant celle-ci.
ms-worth-piece = { $kind ->
        [lab] { $before ->
            [0] **Votre prochain laboratoire** : { ms-due }.
            [one] Après **{ $before } autre**. Le prochain : { ms-due }.
           *[other] Après **{ $before } autres**. Le prochain : { ms-due }.
        }
       *[station] { $before ->
            [0] **Votre prochaine station** : { ms-due }.
            [one] Après **{ $before } autre**. La prochaine : { ms-due }.
           *[other] Après **{ $before } autres**. La prochaine : { ms-due }.
        }
    }
ms-worth-place-empty = { $kind ->
        [lab] Vide : ce laboratoire est sur la planète.
       *[station] Vide : cette station est construite.
    }
ms-worth-crew-left = { $count ->
        [0] Il ne vous en reste aucun.
        [one] Il vous en reste **{ $count }**.
       *[other] Il vous en reste **{ $count }**.
    }
ms-worth-cubes = { $count ->
        [0] Avec tous vos cubes, **aucune** colonne n’est à votre portée.
        [one] Avec tous vos cubes, **{ $count } colonne sur { $of }** est à votre portée.
       *[other] Avec tous vos cubes, **{ $count } colonnes sur { $of }** sont à votre portée.
    }
ms-worth-exchange = Vous avez { $held ->
        [one] { $held } cube
       *[other] { $held } cubes
    } : { $count ->
        [0] **pas assez** pour un échange
        [one] de quoi faire **{ $count } échange**
       *[other] de quoi faire **{ $count } échanges**
    }.
ms-worth-exchange-none = La réserve n’en a plus.
ms-worth-income = { $owner } : { $paid }. **Vous** : { $own }.
ms-worth-choice-move = { ms-due }. { $count ->
        [0] Aucune case libre à portée.
        [one] **{ $count } case libre** à portée.
       *[other] **{ $count } cases libres** à portée.
    }

## Chaque commandant, qui a sa règle

ms-thing-commander-01 = { ms-thing-commander }
    .where = { ms-thing-commander.where }
    .gives = { ms-thing-commander.gives }
    .when = { ms-thing-commander.when }
    .costs = { ms-thing-commander.costs }
ms-thing-commander-02 = { ms-thing-commander }
    .where = { ms-thing-commander.where }
    .gives = { ms-thing-commander.gives }
    .when = { ms-thing-commander.when }
    .costs = { ms-thing-commander.costs }
ms-thing-commander-03 = { ms-thing-commander }
    .where = { ms-thing-commander.where }
    .gives = { ms-thing-commander.gives }
    .when = { ms-thing-commander.when }
    .costs = { ms-thing-commander.costs }
ms-thing-commander-04 = { ms-thing-commander }
    .where = { ms-thing-commander.where }
    .gives = { ms-thing-commander.gives }
    .when = { ms-thing-commander.when }
    .costs = { ms-thing-commander.costs }
ms-thing-commander-05 = { ms-thing-commander }
    .where = { ms-thing-commander.where }
    .gives = { ms-thing-commander.gives }
    .when = { ms-thing-commander.when }
    .costs = { ms-thing-commander.costs }
ms-thing-commander-06 = { ms-thing-commander }
    .where = { ms-thing-commander.where }
    .gives = { ms-thing-commander.gives }
    .when = { ms-thing-commander.when }
    .costs = { ms-thing-commander.costs }
ms-thing-commander-07 = { ms-thing-commander }
    .where = { ms-thing-commander.where }
    .gives = { ms-thing-commander.gives }
    .when = { ms-thing-commander.when }
    .costs = { ms-thing-commander.costs }
ms-thing-commander-08 = { ms-thing-commander }
    .where = { ms-thing-commander.where }
    .gives = { ms-thing-commander.gives }
    .when = { ms-thing-commander.when }
    .costs = { ms-thing-commander.costs }
ms-thing-commander-11 = { ms-thing-commander }
    .where = { ms-thing-commander.where }
    .gives = { ms-thing-commander.gives }
    .when = { ms-thing-commander.when }
    .costs = { ms-thing-commander.costs }
ms-thing-commander-12 = { ms-thing-commander }
    .where = { ms-thing-commander.where }
    .gives = { ms-thing-commander.gives }
    .when = { ms-thing-commander.when }
    .costs = { ms-thing-commander.costs }
ms-thing-commander-13 = { ms-thing-commander }
    .where = { ms-thing-commander.where }
    .gives = { ms-thing-commander.gives }
    .when = { ms-thing-commander.when }
    .costs = { ms-thing-commander.costs }
ms-thing-commander-14 = { ms-thing-commander }
    .where = { ms-thing-commander.where }
    .gives = { ms-thing-commander.gives }
    .when = { ms-thing-commander.when }
    .costs = { ms-thing-commander.costs }
ms-thing-commander-15 = { ms-thing-commander }
    .where = { ms-thing-commander.where }
    .gives = { ms-thing-commander.gives }
    .when = { ms-thing-commander.when }
    .costs = { ms-thing-commander.costs }
ms-thing-commander-16 = { ms-thing-commander }
    .where = { ms-thing-commander.where }
    .gives = { ms-thing-commander.gives }
    .when = { ms-thing-commander.when }
    .costs = { ms-thing-commander.costs }
ms-thing-commander-17 = { ms-thing-commander }
    .where = { ms-thing-commander.where }
    .gives = { ms-thing-commander.gives }
    .when = { ms-thing-commander.when }
    .costs = { ms-thing-commander.costs }
ms-thing-commander-18 = { ms-thing-commander }
    .where = { ms-thing-commander.where }
    .gives = { ms-thing-commander.gives }
    .when = { ms-thing-commander.when }
    .costs = { ms-thing-commander.costs }
