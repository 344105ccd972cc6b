### Höyük : les leçons, dans l’ordre où elles sont proposées.
### lesson-<leçon> : le titre, .intro · lesson-<leçon>-<étape> : .task, .praise, .hint, un attribut par erreur, .choice-… par choix.

## 1. Rejoindre, agrandir, fonder

lesson-join = Rejoindre, agrandir, fonder
    .intro = Chaque maison que vous bâtissez rejoint des voisins, agrandit une de vos familles ou fonde un quartier. Le choix est libre ; les règles de contact, elles, sont strictes.

lesson-join-join =
    .task = Rosa, en rouge, a fondé un quartier de deux maisons en F6 et G6. Rejoignez-la : bâtissez votre première maison bleue contre une des siennes.
    .praise = Vous voilà deux dans ce quartier. C’est la seule façon d’en tirer des cartes : un quartier où l’on est seul n’en donne jamais.
    .hint = Six cases touchent par un côté une maison de Rosa : E6, H6, F5, G5, F7 et G7.
    .corner = Cette case ne touche les maisons de Rosa que par un coin. On se touche par un côté entier, ou pas du tout.
    .alone = Vous fonderiez ici votre propre quartier, sans personne. Nous voulons d’abord rejoindre celui de Rosa.

lesson-join-extend =
    .task = Votre maison est en F5. Bâtissez-en une deuxième dans le même quartier.
    .praise = Les deux maisons se touchent : elles forment une famille, bleue, à côté de la famille rouge.
    .hint = Là où vous habitez déjà, la nouvelle maison touche une des vôtres : en E5, en F4 ou en G5.
    .second-family = Cette case touche Rosa, mais pas vous. Vous habitez déjà ce quartier : une seconde famille n’y est pas permise.
    .corner = Par un coin, ce n’est pas un contact.
    .alone = Celle-ci fonderait un autre quartier. Nous voulons agrandir la famille de F5.
    .pen-first = L’enclos peut venir aussi, et dans l’ordre que vous voulez ; mais ici, c’est la maison qui nous intéresse.

lesson-join-found =
    .task = Même position. Cette fois, fondez un quartier, loin des autres : par exemple en J10.
    .praise = Une deuxième famille, donc une carte de plus par tour. Reste à convaincre quelqu’un de vous y rejoindre.
    .hint = La case ne doit toucher aucune maison, ni par un côté ni par un coin.
    .corner = Trop près : cette case touche par un coin une maison d’un autre quartier.
    .second-family = Cette case touche le quartier de Rosa, que vous habitez déjà.
    .at-home = Celle-ci agrandirait votre famille. Éloignez-vous.
    .pen-first = Bâtissez la maison ; l’enclos attendra.

## 2. Les tuiles construction

lesson-tiles = Les tuiles construction
    .intro = À chaque étape, une tuile vous fait bâtir trois éléments : toujours deux maisons, et un troisième qui varie.

lesson-tiles-fixed =
    .task = Votre tuile montre deux maisons et un totem. Bâtissez les trois, dans l’ordre que vous voulez.
    .praise = Deux maisons et un totem, où vous vouliez. Les éléments d’une tuile peuvent même aller dans des quartiers différents.
    .hint = Le totem se pose sur une de vos maisons : il en faut donc au moins une d’abord.
    .no-house = Un totem se pose sur une maison à vous. Commencez par bâtir.
    .not-on-tile = Votre tuile ne montre pas de four.

lesson-tiles-choice =
    .task = Partie experte. Vos deux maisons sont bâties, et le troisième élément de votre tuile est au choix. Que peut-il être ? Montrez tout ce qui est permis.
    .praise = Une maison, un enclos, un four ou un totem : ces quatre-là, et rien d’autre, même en partie experte.
    .hint = Il y en a quatre.
    .no-house = Ce peut être aussi une troisième maison.
    .cattle = Vous avez bien un enclos libre, mais le choix ne va jamais jusqu’au bétail.
    .choice-house = Une maison
    .choice-pen = Un enclos
    .choice-oven = Un four
    .choice-shrine = Un totem
    .choice-cattle = Une bête

lesson-tiles-third =
    .task = Vous avez un four dans ce quartier, et Rosa aussi. Prenez au choix ce qui vous y donne la majorité des fours.
    .praise = Deux fours contre un : à l’inspection, la carte sera pour vous.
    .hint = Un second four, sur celle de vos maisons dont le toit est libre.
    .cattle = Le bétail n’est pas parmi les choix, même si un de vos enclos est libre.
    .taken = Cette maison porte déjà un four. Une seule pièce de ce genre par toit.
    .other = C’est permis, mais les fours resteraient à égalité.

lesson-tiles-left-aside =
    .task = À trois joueurs, en partie classique, deuxième étape du deuxième tour. Trois étapes ont déjà employé neuf des dix tuiles : la dernière va au premier joueur, puis on remélange la défausse. Combien de tuiles restent pourtant de côté ?
    .praise = Les trois de l’étape précédente : les tuiles d’une première étape ne reviennent jamais dans la seconde du même tour.
    .hint = Lesquelles ont servi dans ce tour-ci ?
    .none = Pas toutes : celles de la première étape de ce tour n’y retournent pas.
    .two-stages = Six tuiles viennent du premier tour, et celles-là se remélangent bien.
    .all-but-one = On mélange ce qui est défaussé, sauf les tuiles de ce tour-ci.

lesson-tiles-new-pile =
    .task = Six tuiles ont donc été mélangées, et les deux autres joueurs en ont reçu une chacun. Combien en reste-t-il à piocher ?
    .praise = Quatre. Le compte y est : quatre à piocher, trois de côté, trois sur la table.
    .hint = Six, moins deux.
    .six = Deux d’entre elles viennent d’être distribuées.
    .seven = Les trois tuiles de côté ne sont pas dans la pioche.
    .nine = Neuf tuiles étaient défaussées ; on n’en a mélangé que six.

## 3. Ne jamais relier deux quartiers

lesson-bridge = Ne jamais relier deux quartiers
    .intro = Deux quartiers ne fusionnent jamais. Entre eux, il reste donc toujours des cases que personne ne peut prendre.

lesson-bridge-where =
    .task = Rosa habite D4 et E4, Jade G4 et H4. Une case toucherait les deux quartiers par un côté : personne n’y bâtira, ni maison ni enclos. Montrez-la.
    .praise = F4. Une maison y relierait les deux quartiers, un enclos aussi.
    .hint = Elle est juste entre E4 et G4.
    .corner = F5 ne touche les deux que par un coin. Une maison n’y serait pas permise non plus, mais pour une autre raison.
    .both = Il n’y en a qu’une qui touche les deux quartiers par un côté.

lesson-bridge-found =
    .task = Vous êtes en vert, et n’habitez nulle part. Fondez votre quartier, par exemple en F8.
    .praise = Assez loin de chacun, et assez près pour qu’on vous rejoigne.
    .hint = F8, ou toute case qui ne touche personne, pas même par un coin.
    .bridge = F4 relierait les quartiers de Rosa et de Jade.
    .corner = Trop près : cette case touche par un coin des maisons d’autres quartiers.
    .joined = C’est permis, et souvent bon : vous rejoindriez un quartier habité. Mais ici, nous voulons en fonder un.

lesson-bridge-pen =
    .task = Vous êtes maintenant en bleu, en G4 et H4. Attachez un enclos à une de vos maisons, sans relier les deux quartiers.
    .praise = Un enclos fait partie du quartier, comme une maison : c’est pourquoi il peut relier, lui aussi.
    .hint = N’importe quelle façade de G4 ou de H4, sauf celle qui donne sur F4.
    .bridge = Un enclos en F4 toucherait aussi la maison de Rosa en E4 : il relierait les quartiers.

## 4. Les enclos et leurs sorties

lesson-pens = Les enclos et leurs sorties
    .intro = Un enclos s’ouvre par sa barrière sur une de vos maisons, et doit garder un autre côté libre : le bétail entre et sort par là.

lesson-pens-attach =
    .task = Votre maison est en F5, au nord de celle de Rosa. Attachez-lui un enclos, où vous voulez.
    .praise = La flèche de la barrière montre la maison, donc le propriétaire. Une façade, un enclos : cette maison pourrait en avoir trois.
    .hint = E5 avec la barrière à l’est, G5 à l’ouest, ou F4 au sud. La molette ou la touche R tourne l’enclos.
    .rival = Cette barrière donnerait sur la maison de Rosa. Un enclos se rattache à une maison à vous.
    .nowhere = De ce côté, la barrière ne donne sur aucune maison. Tournez l’enclos.

lesson-pens-exit =
    .task = Rosa a un enclos en E4, barrière au sud. D4 et F4 le ferment des deux côtés. Quelle case ne peut donc plus servir à personne ?
    .praise = E3, sa seule sortie. Pas même Rosa n’y bâtira.
    .hint = Le côté de la barrière ne compte pas comme sortie.
    .gate = E5 est la maison de l’enclos : la barrière n’est pas une sortie.
    .several = Une seule case borde l’enclos et reste vide.

lesson-pens-leave-it =
    .task = Bâtissez une maison contre votre famille, sans boucher la sortie de Rosa.
    .praise = Les enclos barrent plus de cases qu’ils n’en occupent. Pensez-y avant d’en poser un, et avant de vous laisser enfermer.
    .hint = F3, G4, G5, G6, F7 ou E6 : tout, sauf E3.
    .exit = E3 est la dernière sortie de l’enclos de Rosa : rien n’y sera bâti.
    .pen = C’est d’abord une maison que nous voulons.
    .away = Cette maison serait seule ailleurs. Restez contre votre famille.

## 5. Toits et étages

lesson-storeys = Toits et étages
    .intro = Une maison porte un four ou un totem, et peut recevoir un étage. Les étages départagent les égalités ; les pièces, elles, font les majorités.

lesson-storeys-roof =
    .task = Votre maison de C3 porte un four, celle de C4 a un enclos. Posez le totem.
    .praise = Une maison qui a un enclos peut tout à fait porter un totem.
    .hint = Un seul de vos toits est libre.
    .both = C3 porte déjà un four : jamais les deux sur la même maison.
    .rival = La maison de D3 est à Rosa.
    .pen = D4 est un enclos : les totems vont sur les maisons.

lesson-storeys-at-once =
    .task = Ajoutez un étage à une de vos maisons, sans rien perdre.
    .praise = Le toit de C4 était libre, et ses côtés ouest et sud aussi. Il n’en faut pas plus.
    .hint = Le toit de C4 est libre, et sa façade ouest ne touche rien.
    .roof = Un four occupe le toit de C3 : il faudrait d’abord le rendre.
    .rival = On ne bâtit jamais d’étage chez un autre.
    .oven-gone = L’étage se ferait, mais le four serait perdu. Une autre de vos maisons a le toit libre.
    .ground = C’est un étage que nous voulons.

lesson-storeys-oven-first =
    .task = C4 a son étage. Vous voulez maintenant surélever C3, qui porte un four. Faites-le.
    .praise = Un four de moins, une maison à étage de plus : selon le quartier, l’échange est bon ou mauvais.
    .hint = Bâtissez en C3 en remettant le four à la réserve.
    .roof = Pas avec le four : rendez-le à la réserve dans le même geste.
    .twice = Un seul étage par maison : C4 a déjà le sien.
    .ground = C’est l’étage de C3 que nous voulons.

lesson-storeys-ovens-left =
    .task = La boîte a 20 fours, et celui-ci était le seul dans le village. Combien y en a-t-il maintenant dans la réserve ?
    .praise = Tous les vingt : une pièce ôtée retourne à la réserve, et n’importe qui pourra la reprendre.
    .hint = Où le four est-il passé ?
    .nineteen = Il n’est pas sorti du jeu : il est de retour dans la réserve.

lesson-storeys-by-the-ruin =
    .task = Votre maison de F6 est cernée par Rosa sur trois côtés ; à l’ouest, il reste une ruine. Ajoutez-lui un étage.
    .praise = Une ruine compte comme un terrain libre : ce côté suffit.
    .hint = F6, tout simplement.
    .ruin = Vous bâtiriez sur la ruine, et fermeriez vous-même le dernier côté de F6. C’est l’étage que nous voulons.
    .ground = C’est un étage en F6 que nous voulons.

lesson-storeys-it-stays =
    .task = Vous êtes maintenant Jade, en vert, voisine de la ruine. Si vous rebâtissez E6, la maison bleue de F6 n’aura plus aucun côté libre. Que devient son étage ?
    .praise = Il reste. Les côtés ne se regardent qu’au moment de bâtir l’étage.
    .hint = La condition vaut pour bâtir, pas pour garder.
    .falls = Rien ne s’écroule parce qu’on bâtit à côté.
    .refused = Rien n’interdit de fermer le côté d’une maison.
    .choice-stays = Il reste
    .choice-falls = Il s’écroule
    .choice-refused = On ne peut pas rebâtir là

lesson-storeys-on-the-ruin =
    .task = Faites-le : bâtissez sur la ruine E6.
    .praise = La tuile ruine quitte le jeu et votre maison prend sa place, contre votre maison de D6. L’étage de F6 est toujours là.
    .hint = E6, entre votre maison et celle des bleus.
    .rival = On ne bâtit jamais d’étage chez un autre.
    .ruin-only = Vous habitez déjà ce quartier : restez contre votre maison de D6.
    .elsewhere = C’est permis, mais nous voulons la ruine E6.

lesson-storeys-too-late =
    .task = Et si les bleus avaient attendu ? E6 est rebâtie. Sur lesquelles de vos maisons bleues un étage est-il encore possible ?
    .praise = En J10 et en K10 ; en F6, c’est trop tard. Qui veut monter n’attend pas.
    .hint = Cherchez les quatre côtés de F6.
    .closed = Les quatre côtés de F6 touchent des maisons.
    .choice-F6 = F6
    .choice-J10 = J10
    .choice-K10 = K10

## 6. Familles divisées, familles réunies

lesson-families = Familles et ruines
    .intro = Les ruines n’ont pas de propriétaire. Elles divisent les familles, mais jamais les quartiers.

lesson-families-how-many =
    .task = Cette famille bleue avait sept maisons ; les deux du milieu sont tombées en ruines. Combien de familles avez-vous ici ?
    .praise = Deux : une de trois maisons, une de deux. Une carte de plus par tour, c’est la consolation.
    .hint = Quelles maisons se touchent encore par un côté ?
    .one = Les ruines ne sont plus de la famille : elles la coupent en deux.
    .houses = Une famille, ce sont toutes les maisons d’une couleur qui se touchent.

lesson-families-blocks =
    .task = Et combien de quartiers ?
    .praise = Un seul : les ruines tiennent le quartier ensemble.
    .hint = Un quartier comprend aussi ses ruines.
    .two = Les ruines séparent les familles, pas le quartier.

lesson-families-reunite =
    .task = Réunissez vos deux familles en une maison.
    .praise = Une maison sur l’une des deux ruines suffit, et la ruine quitte le jeu.
    .hint = Bâtissez en D4 ou en D5.
    .elsewhere = Cette maison ne toucherait qu’une des deux familles. Qu’est-ce qui les sépare ?

lesson-families-how-large =
    .task = Vous avez rebâti D4. Combien de maisons la famille réunie compte-t-elle ?
    .praise = Six. C’est elle qui comptera au score final.
    .hint = Trois, deux, et celle qui les relie.
    .three = Les deux autres en sont aussi, désormais.
    .seven = Elles étaient sept avant la calamité ; D5 est encore une ruine.

## 7. Les calamités

lesson-catastrophes = Le compte des calamités
    .intro = À partir du deuxième tour, une calamité frappe : sa moitié gauche dit quels quartiers, sa moitié droite ce qu’ils perdent.

lesson-catastrophes-size =
    .task = Quelle est la taille du quartier du nord-ouest, avec ses maisons rouges et bleues ?
    .praise = Sept maisons debout, et c’est tout ce qui compte.
    .hint = Comptez les maisons debout, chacune une fois.
    .storey = Une maison à étage reste une seule maison.
    .pen = Ni les enclos ni les ruines ne comptent pour la taille.
    .everything = La taille ne compte que les maisons debout, et un étage n’est pas une maison de plus.

lesson-catastrophes-largest =
    .task = Tremblement de terre 2 frappe le plus grand quartier. Lequel ?
    .praise = Sept maisons contre six : C4. Un quartier porte le nom de sa première case.
    .hint = Comparez les deux tailles.
    .smaller = Celui-là n’a que six maisons debout.
    .choice-C4 = Le quartier C4, au nord-ouest
    .choice-I9 = Le quartier I9, au sud-est

lesson-catastrophes-half =
    .task = Chaque habitant y perd la moitié de ses maisons. Vous êtes en rouge, et vous en avez quatre ici. Combien en perdez-vous ?
    .praise = Deux. Votre maison de K10, dans l’autre quartier, n’a rien à craindre.
    .hint = Ne comptez que les maisons de ce quartier.
    .rounded-up = La moitié de quatre, sans arrondir.
    .other = C’est Rosa, avec ses trois maisons bleues, qui n’en perd qu’une.

lesson-catastrophes-lose =
    .task = Le tremblement de terre a lieu. Choisissez vos deux pertes, de façon à garder la maison à étage et une famille d’un seul tenant.
    .praise = C’est le propriétaire qui choisit. Les maisons perdues restent sur place, côté ruines.
    .hint = E5 d’abord, puis D5 ou E4.
    .two-storey = D4 est votre maison à étage : un étage tombe avec sa maison. Gardez-la.
    .elsewhere = K10 est dans l’autre quartier, que la calamité n’a pas touché.
    .not-yours = Chacun choisit parmi ses propres maisons.
    .alone = Il vous resterait D4 et E5, qui ne se touchent que par un coin : deux familles d’une maison.

lesson-catastrophes-other-half =
    .task = Autre tirage : Tremblement de terre 1, sur le plus petit quartier. Vous êtes en vert, avec cinq maisons au sud-est. Combien en perdez-vous ?
    .praise = Deux : la moitié d’un nombre impair s’arrondit vers le bas.
    .hint = La moitié de cinq, arrondie vers le bas.
    .rounded-up = On arrondit vers le bas.
    .one = La moitié de cinq fait plus que cela.

lesson-catastrophes-single =
    .task = Et Jade, dont la maison rouge de K10 est la seule ici ?
    .praise = Elle tombe : qui n’a qu’une maison dans le quartier la perd.
    .hint = Personne ne s’en tire à si bon compte.
    .spared = La moitié d’une maison, ce serait zéro ; mais une maison seule tombe quand même.
    .choice-falls = Elle tombe
    .choice-spared = Elle est épargnée

lesson-catastrophes-seven =
    .task = Dernier calcul : vous avez sept maisons dans le quartier touché, et vous en perdez la moitié. Combien ?
    .praise = Trois. Il en reste quatre.
    .hint = Trois et demi, arrondi vers le bas.
    .rounded-up = On arrondit vers le bas, en votre faveur.
    .all = La moitié seulement.

## 8. Inspecter les quartiers

lesson-inspection = L’inspection des quartiers
    .intro = En phase 3, chaque quartier disputé est inspecté : qui a le plus de fours, de totems ou d’enclos prend la carte du dessus de la pile.

lesson-inspection-a-shrines =
    .task = Vous êtes en rouge, Rosa en bleu. Dans le quartier du nord-ouest, qui l’emporte pour les totems ?
    .praise = Personne : il n’y en a pas un seul. Un aspect absent ne donne pas de carte.
    .hint = Cherchez un totem dans ce quartier.
    .someone = Il n’y a pas de totem dans ce quartier.
    .choice-0 = Vous
    .choice-1 = Rosa
    .choice-none = Personne

lesson-inspection-a-pens =
    .task = Un enclos chacun, dans ce même quartier. Qui l’emporte pour les enclos ?
    .praise = Vous : à égalité, les maisons à étage du quartier départagent. Vous en avez une, Rosa aucune.
    .hint = À égalité d’enclos, comptez les maisons à étage.
    .tie = Il y a un départage avant de renoncer : les maisons à étage.
    .blue = Elle n’a pas de maison à étage ici, et vous en avez une.
    .choice-0 = Vous
    .choice-1 = Rosa
    .choice-none = Personne

lesson-inspection-a-ovens =
    .task = Et pour les fours : un à vous, sur votre maison à étage, et deux à Rosa ?
    .praise = Rosa, deux contre un. Les étages ne servent qu’à départager : le nombre passe toujours avant.
    .hint = Comptez les fours avant de regarder les étages.
    .storey = Un étage ne compte que s’il y a égalité. Deux fours l’emportent sur un.
    .tie = Deux contre un, ce n’est pas une égalité.
    .choice-0 = Vous
    .choice-1 = Rosa
    .choice-none = Personne

lesson-inspection-b-shrines =
    .task = Le quartier de l’est, maintenant. Qui l’emporte pour les totems ?
    .praise = Rosa, avec le seul totem.
    .hint = Le totem est en K5.
    .none = Il y en a un : en K5.
    .red = Votre maison porte un four, pas un totem.
    .choice-0 = Vous
    .choice-1 = Rosa
    .choice-none = Personne

lesson-inspection-b-pens =
    .task = Pour les enclos ?
    .praise = Vous : deux enclos contre un. Les barrières disent à qui ils sont.
    .hint = Suivez les barrières.
    .blue = Elle n’en a qu’un, en K4 : les deux autres donnent sur votre maison de J5.
    .none = Il y en a trois, et leurs barrières disent à qui.
    .choice-0 = Vous
    .choice-1 = Rosa
    .choice-none = Personne

lesson-inspection-b-ovens =
    .task = Pour les fours ?
    .praise = Vous, avec le seul four.
    .hint = Le four est en J5.
    .blue = Elle a un totem, mais pas de four.
    .none = Il y en a un : en J5.
    .choice-0 = Vous
    .choice-1 = Rosa
    .choice-none = Personne

lesson-inspection-c =
    .task = Reste le quartier du sud, où personne d’autre n’habite. Que donne-t-il ?
    .praise = Rien du tout. Invitez quelqu’un à y bâtir : c’est tout l’art de ce jeu.
    .hint = Combien de joueurs y habitent ?
    .alone = Il faut deux habitants au moins. Sans voisin, un quartier ne donne aucune carte.
    .choice-0 = Une carte pour vous
    .choice-1 = Une carte pour Rosa
    .choice-none = Rien

lesson-inspection-inspect =
    .task = Vous avez tout prévu. Commencez l’inspection : choisissez le premier quartier.
    .praise = Trois cartes pour vous, deux pour Rosa : c’est bien ce que vous aviez compté. L’ordre n’y change rien.
    .hint = Le quartier du nord-ouest ou celui de l’est.
    .alone = Ce quartier n’est pas inspecté : personne d’autre que vous n’y habite.

## 9. Une carte par famille

lesson-limit = Une carte par famille
    .intro = Avant chaque phase, vous pouvez jouer des cartes d’aspect, pour bâtir ou pour marquer. Mais pas plus, dans un tour, que vous n’avez de familles.

lesson-limit-families =
    .task = Vous avez six maisons, en cinq familles, et sept cartes en main. Combien de cartes pouvez-vous dépenser ce tour-ci ?
    .praise = Cinq : une par famille, toutes phases et tous usages compris.
    .hint = Ce sont les familles qui comptent.
    .hand = La main n’est pas limitée, mais la dépense si.
    .houses = Deux de vos maisons se touchent : elles ne font qu’une famille.

lesson-limit-one-family =
    .task = Ici, toutes vos maisons forment une seule famille. Combien de cartes pouvez-vous dépenser ce tour-ci ?
    .praise = Une seule. Fonder des quartiers, c’est aussi gagner le droit de jouer des cartes.
    .hint = Combien de familles avez-vous ?
    .houses = Ces trois maisons se touchent : une famille.
    .hand = Quatre cartes en main, mais une famille.

lesson-limit-best =
    .task = Trois familles ; en main, deux cartes Four, un joker et une carte Maison. C’est le dernier moment du tour : marquez le plus de points possible.
    .praise = Deux fours et un joker, cela fait un groupe de trois : 5 points. Le joker compte comme une carte du symbole.
    .hint = Un groupe de trois rapporte plus que des groupes plus petits.
    .fourth = Avec la carte Maison, c’en serait quatre, et vous n’avez que trois familles.
    .split = Un groupe de deux et une carte seule : 3 + 1, donc 4 points. En un seul groupe, c’est mieux.
    .single = Une carte de plus du même symbole rendrait le groupe plus précieux.
    .keep = Ce que votre limite permet encore ce tour-ci ne se reporte pas. Marquez maintenant.
    .build = Ici, ce sont des points que nous voulons. Une carte qui bâtit n’en marque aucun.

lesson-limit-over-limit =
    .task = Vous aviez quatre familles et avez dépensé trois cartes en phase 1. Une calamité ne vous laisse que deux familles. Combien de cartes pouvez-vous encore dépenser ce tour-ci ?
    .praise = Aucune : trois dépensées, c’est déjà plus que deux familles.
    .hint = Comparez ce que vous avez dépensé à vos familles d’à présent.
    .two = La limite vaut pour tout le tour : trois cartes sont déjà dépensées.
    .one = Il ne vous reste pas quatre familles, mais deux.

lesson-limit-kept-points =
    .task = Et ces trois cartes, que deviennent-elles ?
    .praise = Elles restent acquises : on ne rend jamais de points, et ce qui est bâti est bâti.
    .hint = Un jeton ne recule jamais.
    .lose = Perdre une famille n’efface rien de ce qui est fait.
    .choice-keep = Elles restent acquises
    .choice-lose = L’une d’elles est perdue

## 10. Des groupes de cartes

lesson-groups = Des groupes de cartes
    .intro = Un groupe d’un même symbole rapporte 1, 3, 5, 8 ou 12 points, pour une à cinq cartes.

lesson-groups-four-symbols =
    .task = Cinq familles, et quatre cartes de quatre symboles différents. Combien de points rapportent-elles, si vous les marquez toutes ?
    .praise = Quatre fois un point. Des symboles différents ne se groupent pas.
    .hint = Un point par carte seule.
    .group = Huit points, ce serait pour quatre cartes pareilles.
    .one = Un point pour chacune.

lesson-groups-build-instead =
    .task = Bâtissez plutôt : dépensez la carte Totem et posez son totem en B2, où Rosa habite aussi.
    .praise = Un élément de plus, selon les règles ordinaires. Les trois autres cartes peuvent encore servir, pour bâtir comme pour marquer.
    .hint = Jouez la carte Totem pour bâtir, puis choisissez B2.
    .score = Nous voulons bâtir avec cette carte. Une carte qui marque ne bâtit pas.
    .another = C’est la carte Totem que nous voulons.
    .pass = Jouez d’abord la carte Totem.
    .elsewhere = C’est permis, mais personne d’autre n’habite là : ce totem n’y gagnerait aucune carte. Posez-le en B2.
    .rival = C’est la maison de Rosa. La vôtre est en B2.

lesson-groups-four-alike =
    .task = Si c’étaient quatre cartes Maison, combien de points rapporteraient-elles ensemble ?
    .praise = Huit : le double. Voilà pourquoi l’on garde des cartes en main.
    .hint = L’échelle est 1, 3, 5, 8, 12.
    .singles = Quatre points, ce serait une par une.
    .pairs = Deux paires feraient 6. En un seul groupe, c’est mieux.

lesson-groups-eight =
    .task = Huit familles, huit cartes Four. Marquez-les toutes, et le mieux possible.
    .praise = 12 + 5 = 17 points. Un groupe de cinq, puis un groupe de trois.
    .hint = Cinq d’abord, trois ensuite ; ou l’inverse.
    .too-long = Un groupe n’a jamais plus de cinq cartes.
    .halves = Deux groupes de quatre feraient 16. Il y a mieux, d’un point.
    .short = Avec des groupes si petits, vous n’arriverez pas au mieux.
    .pass = Toutes les cartes peuvent être marquées maintenant : vous avez huit familles.

lesson-groups-three =
    .task = Autre partie, cinq familles. Vous avez trois cartes Enclos, et la phase 3 va commencer. Marquez-les ensemble.
    .praise = 5 points, marqués aussitôt. Ces trois cartes restent devant vous jusqu’à la fin du tour.
    .hint = Les trois en un groupe.
    .short = Marquez les trois ensemble.
    .pass = Marquez les trois cartes maintenant.
    .build = Nous voulons des points, pas un enclos.

lesson-groups-two-more =
    .task = L’inspection vous rapporte deux autres cartes Enclos. Vous les marquez avant la phase 4. Où en êtes-vous alors, au total ?
    .praise = 5 + 3 = 8 points : les deux nouvelles forment un groupe à part. Cinq cartes d’un coup en auraient rapporté 12.
    .hint = Trois cartes sont déjà dépensées : elles ne se regroupent plus.
    .regrouped = 12 points, ce serait en un seul groupe de cinq. Trois de ces cartes sont déjà dépensées.
    .pair-only = Les 5 points de tout à l’heure restent acquis.

## 11. La fin du tour

lesson-end-of-turn = La fin du tour
    .intro = Chacun range les cartes qu’il a utilisées, puis le marqueur de tour change de mains.

lesson-end-of-turn-cards =
    .task = Vous avez dépensé trois cartes. Remettez-les sous une pile, celle que vous voulez.
    .praise = Toutes ensemble, sous une même pile. On n’en voit que la carte du dessus, et chacun sait maintenant ce qui attend plus bas.
    .hint = La pile des fours, celle des totems ou celle des enclos.
    .not-played = Cette pile-là ne sert qu’en partie intermédiaire.

lesson-end-of-turn-marker =
    .task = Donnez le marqueur de tour à qui vous voulez.
    .praise = Au prochain tour, ce joueur commencera chaque phase. À qui le donner se négocie.
    .hint = Rosa ou Jade. Pas vous.
    .keep = Le premier joueur ne garde jamais le marqueur.

## 12. Le score final

lesson-end = Le score final
    .intro = Le dernier tour s’achève. Les cartes en main valent 1 point chacune, et chaque quartier rapporte à sa plus grande famille.

lesson-end-first =
    .task = Au nord-ouest : quatre maisons à vous, dont une à étage, et quatre à Rosa, sans étage. Qui marque pour ce quartier ?
    .praise = Vous : à égalité, la famille qui a le plus de maisons à étage l’emporte. Quatre maisons, quatre points.
    .hint = Quatre partout. Qu’est-ce qui départage ?
    .tie = Il y a un départage : les maisons à étage de la famille.
    .red = Rosa en a autant, mais aucune à étage.
    .choice-0 = Vous
    .choice-1 = Rosa
    .choice-None = Personne

lesson-end-second =
    .task = Au nord-est, Rosa est seule, avec trois maisons. Marque-t-elle ?
    .praise = Trois points. Pour les cartes, il faut être deux ; pour la plus grande famille, non.
    .hint = Ce n’est pas une inspection.
    .alone = C’est pour les cartes qu’il faut deux habitants, pas ici.
    .choice-0 = Non, et c’est vous qui marquez
    .choice-1 = Oui
    .choice-None = Non, personne ne marque

lesson-end-third =
    .task = Au sud, deux maisons chacun, sans étage. Qui marque ?
    .praise = Personne. Un étage, ou une maison de plus, aurait rapporté tout le quartier.
    .hint = Les étages ne départagent pas : il n’y en a pas.
    .blue = Vous êtes à égalité, étages compris.
    .red = Vous êtes à égalité, étages compris.
    .choice-0 = Vous
    .choice-1 = Rosa
    .choice-None = Personne

lesson-end-cards =
    .task = Il vous reste trois cartes en main. Combien de points valent-elles au score final ?
    .praise = 3 points : une carte, un point, même si elles se ressemblaient.
    .hint = Les groupes ne comptent plus.
    .group = 5 points, c’était pour un groupe de trois. À la fin, les groupes ne comptent plus.
    .nothing = Une carte en main vaut encore quelque chose.

lesson-end-blue =
    .task = Combien de points marquez-vous en tout ?
    .praise = 4 + 3 = 7. Rosa n’en marque que 3.
    .hint = Le quartier du nord-ouest, et vos cartes.
    .storey = Un étage départage, mais ne rapporte aucun point.
    .two-blocks = Au sud, vous êtes à égalité : ce quartier ne rapporte rien.

lesson-end-close =
    .task = Terminez la partie : ne jouez plus de carte.
    .praise = 7 à 3. Chaque point venait d’un quartier ou d’une main ; rien d’autre ne rapporte.
    .hint = Un bouton dit que vous ne jouez plus de carte.
    .cards-first = Marquées une par une, ces cartes ne vaudraient pas plus qu’en main. Passez.
    .build = Bâtir ne rapporte plus rien. Passez.

## 13. La partie intermédiaire

lesson-intermediate = La partie intermédiaire
    .intro = Deux aspects de plus : le nombre de maisons, et leur hauteur.

lesson-intermediate-height =
    .task = Dans le grand quartier, vous avez trois maisons à étage, et Rosa aussi. Qui prend la carte de la hauteur ?
    .praise = Personne : pour la hauteur, rien ne départage.
    .hint = Qu’est-ce qui pourrait encore départager ? Rien.
    .blue = Vous en avez trois, et Rosa aussi.
    .red = Elle en a trois, et vous aussi.
    .choice-0 = Vous
    .choice-1 = Rosa
    .choice-None = Personne

lesson-intermediate-number =
    .task = Et la carte du nombre de maisons, dans ce quartier ?
    .praise = Vous, quatre maisons contre trois. Une maison à étage compte pour une.
    .hint = Comptez les maisons, sans les étages.
    .tie = Vous en avez une de plus, en F4.
    .red = Elle en a trois, vous quatre.
    .choice-0 = Vous
    .choice-1 = Rosa
    .choice-None = Personne

lesson-intermediate-other-number =
    .task = Dans le petit quartier, une maison chacun, sans étage. À qui va la carte du nombre ?
    .praise = À personne : autant de maisons, et autant d’étages.
    .hint = À égalité, on compte les maisons à étage. Il n’y en a pas.
    .blue = Rosa en a une aussi, et personne n’a d’étage.
    .red = Vous en avez une aussi, et personne n’a d’étage.
    .choice-0 = Vous
    .choice-1 = Rosa
    .choice-None = Personne

lesson-intermediate-one-more =
    .task = Vous avez une maison à bâtir. Gagnez la hauteur dans le grand quartier.
    .praise = Quatre contre trois. Le même étage départagerait aussi les autres aspects.
    .hint = Une de vos maisons de ce quartier est encore basse : F4.
    .rival = On ne bâtit jamais d’étage chez un autre.
    .twice = Un seul étage par maison.
    .another = C’est permis, mais la hauteur resterait à égalité.

## 14. La partie experte

lesson-expert = Bétail et villageois
    .intro = La partie experte ajoute le bétail, dans les enclos, et les villageois, sur les maisons. L’un et l’autre ont leur aspect.

lesson-expert-cattle =
    .task = Vous êtes en bleu, Rosa en rouge. Une bête chacun dans le quartier du nord. Qui prend la carte du bétail ?
    .praise = Vous : votre bête est dans un enclos rattaché à une maison à étage.
    .hint = À égalité, on compte les enclos occupés des maisons à étage.
    .tie = Il y a un départage : les bêtes dont l’enclos tient à une maison à étage.
    .red = L’enclos de Rosa tient à une maison basse.
    .choice-0 = Vous
    .choice-1 = Rosa
    .choice-None = Personne

lesson-expert-villagers =
    .task = Plus au sud, Jade, en jaune, et Malo, en vert, ont un villageois chacun. Qui prend la carte des villageois ?
    .praise = Jade : son villageois habite une maison à étage.
    .hint = À égalité, on compte les villageois des maisons à étage.
    .tie = Il y a un départage : la hauteur de la maison.
    .green = Le villageois de Malo habite une maison basse.
    .choice-2 = Jade
    .choice-3 = Malo
    .choice-None = Personne

lesson-expert-herd =
    .task = Vous avez une bête à placer. Faites-la entrer dans un enclos.
    .praise = Deux bêtes contre aucune. La maison, l’enclos, puis le bétail : il n’y a pas d’autre ordre.
    .hint = Votre second enclos, en D5, est vide.
    .rival = Cet enclos est à Rosa. Le bétail n’entre que chez vous.
    .full = Une bête par enclos : celui-ci est plein.
    .no-pen = Le bétail ne va pas sur une maison, mais dans son enclos.

lesson-expert-full-house =
    .task = Votre maison de C3 abrite un villageois et porte un four. Posez le totem.
    .praise = Un villageois partage sa maison avec un four ou avec un totem, jamais avec les deux.
    .hint = Le toit de C4 est libre.
    .both = C3 porte déjà un four. Avec un totem, ce serait trop.

lesson-expert-storey =
    .task = Vous voulez surélever C3, qui abrite un villageois et porte un four. Faites-le.
    .praise = Le villageois et le four sont retournés à la réserve. Pour remettre quelqu’un en haut, il faudra un nouveau villageois.
    .hint = Bâtissez en C3 en remettant les deux pièces à la réserve.
    .roof = La maison est occupée. Rendez d’abord ce qu’elle porte, dans le même geste.
    .ground = C’est l’étage de C3 que nous voulons.

## 15. Le chaman

lesson-shaman = Le chaman
    .intro = Il n’y a qu’un chaman. Le quartier où il se trouve échappe à la prochaine calamité qui devrait le toucher.

lesson-shaman-place =
    .task = Le dernier élément de votre tuile est le chaman, et la calamité va frapper le plus grand quartier. Placez-le sur une de vos maisons pour le protéger.
    .praise = Le tremblement de terre est passé à côté. Rosa en profite autant que vous.
    .hint = Sur F4 ou sur F5.
    .rival = Le chaman ne va que sur vos maisons.
    .smaller = C’est permis ; mais le plus grand quartier, celui de F4, serait touché.

lesson-shaman-when =
    .task = Il a repoussé une calamité. Quand quitte-t-il le village ?
    .praise = À la fin de ce tour. Celui qui n’a rien repoussé reste, de tour en tour, jusqu’à ce qu’on ait besoin de lui.
    .hint = Il a fait son office.
    .now = Pas tout de suite : le tour n’est pas fini.
    .stays = Il ne reste que tant qu’il n’a rien repoussé.
    .choice-now = Tout de suite
    .choice-end = À la fin du tour
    .choice-stays = Il reste

lesson-shaman-leave =
    .task = Terminez le tour : donnez le marqueur à Rosa.
    .praise = Le chaman est retourné à la réserve, et attend la prochaine tuile qui l’appellera.
    .hint = Il ne reste que le marqueur à donner.

## 16. Les pouvoirs des clans

lesson-clans = Les pouvoirs des clans
    .intro = En partie experte, marquer douze points d’un coup réveille le pouvoir de votre clan, une fois par groupe de cinq.

lesson-clans-twelve =
    .task = Vous êtes Eguor, en rouge : cinq familles, cinq cartes Maison. Marquez douze points d’un coup, puis usez de votre pouvoir.
    .praise = Le pouvoir ne compte pas comme une carte dépensée. Reste à choisir la maison.
    .hint = Les cinq cartes en un seul groupe, puis le pouvoir.
    .short = Il faut douze points d’un coup : les cinq cartes en un groupe.
    .declined = C’est permis, mais perdu : le pouvoir ne se garde pas.
    .pass = Marquez d’abord vos cinq cartes.
    .build = Ces cartes valent mieux : douze points, et le pouvoir de votre clan.

lesson-clans-replace =
    .task = Remplacez la maison à étage de Rosa.
    .praise = Les deux tuiles de Rosa ont quitté le jeu, et une maison rouge, sans étage, se dresse à leur place. La case n’a jamais été une ruine.
    .hint = En G6, contre votre maison de F6.
    .not-adjacent = Il faut une maison adverse qui touche une des vôtres.
    .another = C’est permis, et son four serait perdu. Mais nous voulons sa maison à étage.

lesson-clans-steal =
    .task = Autre partie, autre clan : vous êtes Enuaj, en jaune. Volez à Rosa son four et son totem.
    .praise = Les deux viennent du même joueur, et se placent aussitôt chez vous.
    .hint = Le four de F4 et le totem de F5, dans l’ordre que vous voulez.
    .another = Les deux éléments se volent au même joueur.
    .green = C’est un enclos de Jade. Nous visons Rosa.

## 17. Les Voisins

lesson-neighbours = Les Voisins (défi solo non officiel)
    .intro = Höyük ne prévoit pas de partie à un joueur. Les Voisins sont un défi de Vestiges, non officiel : des clans automatiques qui suivent une liste, dans l’ordre.

lesson-neighbours-block =
    .task = Le Voisin, en rouge, a une seule famille et en veut quatre. Première ligne de sa liste : rejoindre le quartier étranger qui a le plus de maisons. Où va-t-il ?
    .praise = Dans le vôtre du nord-ouest, qui en a trois. Un Voisin vient volontiers là où votre quartier est grand.
    .hint = Comptez les maisons de vos deux quartiers.
    .small = L’autre quartier a une maison de plus.
    .home = Il y habite déjà : rejoindre veut dire entrer dans un quartier où il n’est pas.
    .choice-D4 = Le quartier D4, au nord-ouest
    .choice-H8 = Le quartier H8, au sud
    .choice-J3 = Le quartier J3, chez lui

lesson-neighbours-cell =
    .task = Et sur quelle case ? Une ruine d’abord, puis la case qui touche le plus de ses maisons, puis celle qui touche le moins de cases vides. Montrez-la.
    .praise = E4 : vos maisons la bordent de deux côtés, il n’y reste que deux cases vides.
    .hint = Ni ruine ni maison à lui. Quelle case est la plus serrée ?
    .open = Celle-là touche trois cases vides. Il en est une qui n’en touche que deux.

lesson-neighbours-act =
    .task = Laissez-le décider, et comparez.
    .praise = E4. Et le voilà votre voisin : ce quartier peut maintenant vous rapporter des cartes, à l’un comme à l’autre.
    .hint = Un bouton laisse le Voisin décider.

lesson-neighbours-tie =
    .task = À la fin, vous avez 20 points, et lui aussi. Qui a gagné ?
    .praise = Le Voisin. Pour gagner, il vous faut plus de points que chacun d’eux ; votre avance décide de la médaille.
    .hint = Ce défi est sévère.
    .person = Il vous faut au moins un point d’avance.
    .both = Contre les Voisins, une égalité est perdue.
    .choice-person = Vous
    .choice-neighbour = Le Voisin
    .choice-both = Ni l’un ni l’autre
