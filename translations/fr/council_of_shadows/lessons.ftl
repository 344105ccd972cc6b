### Council of Shadows : les leçons, dans l’ordre où elles sont proposées.
### lesson-<leçon> : le titre, .intro · lesson-<leçon>-<étape> : .task, .praise, .hint, un attribut par erreur, .choice-… par choix.

## 1. La course des deux pistes

lesson-race = La course des deux pistes
    .intro = Votre consommation court devant, votre énergie derrière. Chaque fois que l’énergie la rattrape, vous montez d’un niveau Dark Tech : voilà tout le jeu.

lesson-race-predict =
    .task = Énergie 52, consommation 56. Vous allez exploiter la galaxie bleue, où vous êtes seul : elle rapporte 8. Où sera votre compteur d’énergie, une fois le niveau monté ?
    .praise = 52 et 8 font 60, et 60 dépasse 56 : un niveau de plus, et il reste 60 − 56 = 4.
    .hint = Ajoutez, puis retranchez la consommation.
    .not-taken-off = 60 est l’énergie avant la montée. Monter coûte toute la consommation.
    .zero = L’excédent n’est pas perdu : ce qui dépasse la consommation vous reste.

lesson-race-consumption =
    .task = Et votre consommation, où sera-t-elle après cette montée ?
    .praise = Toujours à 56. Seule l’énergie recule : le prochain niveau demandera de tout refaire, et plus si vous consommez encore.
    .hint = Un seul des deux compteurs bouge quand un niveau monte.
    .reset = La consommation ne revient pas au départ : elle vous suit toute la partie.

lesson-race-rise =
    .task = Énergie 58, consommation 56 : c’est fait déjà, mais votre phase n’est pas finie. Exploitez aussi la galaxie grise, puis prenez la carte Dark Tech de votre choix.
    .praise = 63 moins 56 : il vous reste 7. Rosa, encore au niveau 0, reçoit une gemme : elle en aura l’usage.
    .hint = Retirez un cube de la galaxie grise ; votre phase finit d’elle-même, et la carte vient ensuite.
    .too-early = Le niveau n’arrive qu’à la fin de votre phase : d’ici là, chaque énergie compte encore.

lesson-race-anna =
    .task = Énergie 36, consommation 40. Dans la galaxie rouge, Rosa et Jade ont chacune plus de cubes que vous. Exploitez-la quand même, et choisissez une carte.
    .praise = Le rendement inférieur suffit : 36 et 5 font 41, donc un niveau, et il vous reste 1.
    .hint = Même en minorité, la galaxie rouge rapporte 5.
    .too-early = À 36, il manque 4 énergies. La galaxie rouge les donne.

lesson-race-equal =
    .task = Énergie 48, consommation 56 : la galaxie bleue va rapporter 8. Combien d’énergie vous restera-t-il ?
    .praise = 56 pour 56 : rattraper suffit, il ne faut pas dépasser. Votre compteur repart de 0, un niveau plus haut.
    .hint = Atteindre la consommation suffit pour monter.
    .no-rise = À égalité, vous montez : les 56 sont retranchés.

lesson-race-twice =
    .task = Énergie 39, consommation 40, et cinq galaxies où vous êtes seul : la grise, l’orange, la bleue, la rouge et la rose rapportent 5, 6, 8, 10 et 12. Vous les exploitez toutes. De combien de niveaux montez-vous ?
    .praise = 39 et 41 font 80 : deux fois 40. Deux niveaux, une carte de chaque pile, et plus d’énergie du tout.
    .hint = Combien de fois 40 tient-il dans le total ?
    .once = Après le premier niveau, il reste 40, et 40 rattrape encore 40.

## 2. Une carte, trois tours

lesson-three-rounds = Une carte, trois tours
    .intro = Une carte posée agit là où elle est, puis avance d’une zone. Tant qu’elle est sur votre plateau, elle agit et consomme.

lesson-three-rounds-returns =
    .task = Découvrir, Fonder une colonie, Extraire : vos trois zones, de gauche à droite. Vos actions sont faites, les cartes vont avancer. Laquelle revient en main ?
    .praise = Extraire : elle sort de la dernière zone. Les deux autres n’ont avancé que d’un pas.
    .hint = Tout avance d’une zone vers la droite.
    .left = La première avance vers la deuxième zone. Il lui reste deux tours à faire.
    .middle = Celle du milieu passe dans la dernière zone : elle agira encore une fois.
    .choice-S0-D = Découvrir
    .choice-S0-C2 = Fonder une colonie
    .choice-S0-X2 = Extraire

lesson-three-rounds-free-zone =
    .task = Et quelle zone est libre maintenant ?
    .praise = La première. C’est là que vous poserez une carte au tour suivant.
    .hint = Rien n’entre à gauche.
    .last = La dernière a reçu « Fonder une colonie ».

lesson-three-rounds-consumes =
    .task = Au tour suivant vous posez « Récupérer des gemmes » sur la zone libre. Elle consomme 2, « Découvrir » 3, « Fonder une colonie » 6. De combien avance votre consommation ?
    .praise = 2, 3 et 6 : 11. Les cartes qui ont avancé agissent de nouveau, et se paient de nouveau.
    .hint = Comptez toutes les cartes visibles.
    .new-only = C’est la nouvelle seulement. Celles des tours précédents consomment encore.

lesson-three-rounds-cover =
    .task = La zone 3 porte « Fonder une colonie », mais il n’y a plus de planète libre à portée. Remplissez la zone libre, et recouvrez cette carte par « Extraire ».
    .praise = Seule la carte du dessus compte : 3 au lieu de 6, et deux extractions au lieu de rien. Les deux reviendront en main ensemble.
    .hint = Une carte sur la zone 1, « Extraire » sur la zone 3, puis vous êtes prêt.
    .only-new = Vous êtes prêt trop tôt : la carte inutile agira, ou plutôt coûtera, une fois de plus.
    .leave-empty = Chaque zone libre reçoit d’abord une carte.

## 3. Coloniser

lesson-colonise = Coloniser
    .intro = Un cube sur une planète est une colonie. Il faut que la zone de la carte atteigne le secteur, et que votre terraformation permette la planète.

lesson-colonise-tower =
    .task = Votre zone atteint 1 parsec, et vous ne pouvez encore coloniser que les planètes bleues. Placez votre tour de 2 cubes.
    .praise = La seule planète bleue libre à portée. Deux cubes sont deux colonies : deux extractions, et du poids dans la galaxie.
    .hint = Une planète bleue du secteur 1 parsec, sans cube.
    .brown = Une planète marron demande la terraformation marron.
    .too-far = Cette planète est bleue, mais dans le secteur 2 parsecs : votre zone ne va pas si loin.
    .one-cube = La carte permet une tour de deux cubes, pour le même prix.
    .none = Ne laissez pas l’action : il y a une planète pour elle.

lesson-colonise-occupied =
    .task = Deux planètes bleues à portée : sur l’une, Rosa a un cube. Placez votre cube.
    .praise = L’autre était libre. Sans l’extension de colonie, on ne partage pas une planète.
    .hint = Une planète est libre si aucun cube ne s’y trouve.
    .on-rosa = Un cube de Rosa est là. Il faudrait l’extension de colonie.
    .none = Ne laissez pas l’action : une planète bleue est libre.

lesson-colonise-extension =
    .task = Vous avez maintenant l’extension de colonie, et votre carte place une tour de 2 cubes. Aucune planète bleue n’est libre : montez sur le cube de Rosa avec les deux vôtres.
    .praise = Trois cubes, et pas un de plus : c’est le plus haut qu’une planète porte.
    .hint = Un cube de Rosa et deux à vous font trois.
    .too-high = Cette planète a déjà deux cubes : avec les vôtres, ils seraient quatre.
    .one-cube = Il y a place pour deux.

## 4. Extraire

lesson-extract = Extraire
    .intro = Là où vous avez un cube, vous pouvez prendre la ressource du système. Le cube reste.

lesson-extract-two-systems =
    .task = Un cube sur un système qui donne une gemme dorée, un autre sur un système qui donne une anthracite et une dorée. Votre carte permet deux extractions : faites les deux.
    .praise = Une anthracite et deux dorées, et vos deux cubes sont toujours là : ils pourront extraire encore, avec la carte suivante.
    .hint = Une fois dans chaque système.
    .same-cube = Ce cube a déjà servi pour cette carte : chaque cube permet une extraction.
    .one-only = Votre carte permet encore une extraction.
    .none = Ne laissez pas l’action : vous avez deux cubes à portée.

lesson-extract-tower-twice =
    .task = Une tour de deux cubes à vous sur un système qui donne une gemme dorée. Combien de gemmes dorées pouvez-vous en extraire avec une carte « Extraire » ?
    .praise = Deux : une par cube, et la carte n’en permet pas plus.
    .hint = Chaque cube compte, même empilé.
    .one = Une tour de deux cubes, ce sont deux colonies.
    .three = La carte permet deux extractions, pas trois.

## 5. Découvrir

lesson-discover = Découvrir
    .intro = Deux tuiles d’une pile, une seule sur le plateau, dans le secteur de sa pile. Ensuite un cube ou la ressource, pas les deux.

lesson-discover-far =
    .task = Votre zone atteint 2 parsecs, et le secteur 1 parsec est plein. Découvrez un système, posez-le, et colonisez-le.
    .praise = La galaxie était à votre choix, le secteur non. Et ce cube y est seul : la majorité est à vous.
    .hint = La pile 2 parsecs ; puis une case libre de ce secteur ; puis un cube sur une planète bleue.
    .full = Le secteur 1 parsec n’a plus de case libre : sa pile ne sert à rien.
    .too-far = Votre zone ne va pas jusqu’à 3 parsecs.
    .other-sector = La tuile va dans le secteur de sa pile.
    .brown = Cette planète est marron, et vous n’avez pas la terraformation qu’il faut.
    .wrong-tile = Aucune planète de cette tuile ne vous est permise ; l’autre tuile en a deux bleues.
    .resource = Vous avez pris la ressource ; c’est permis, mais ici nous voulons une colonie.
    .none = Un système découvert et laissé à tous, sans rien y prendre : ce n’est pas ce que nous voulons.

lesson-discover-only-one =
    .task = Vous venez de poser un système d’une planète marron et d’une rouge ; il donne 4 énergies. Vous ne pouvez pas le coloniser. Tirez-en ce qui se peut.
    .praise = 4 énergies : découvrir donne la ressource sans cube et sans terraformation.
    .hint = À la place du cube, prenez la ressource.
    .colonise = Aucune de ces planètes ne vous est permise.
    .none = Prenez plutôt la ressource : elle ne demande rien.

## 6. Exploiter, au bon moment

lesson-exploit = Exploiter, au bon moment
    .intro = Retirer un cube d’une galaxie rapporte de l’énergie : beaucoup si vous y avez plus de cubes que chacun des autres, peu sinon.

lesson-exploit-tie =
    .task = Galaxie verte : deux cubes à vous, deux à Rosa. Elle rapporte 7 à la majorité, 4 sinon. Combien vous rapporte-t-elle maintenant ?
    .praise = 4, et une carte Bonus claire : l’égalité n’est pas une majorité.
    .hint = Avez-vous plus de cubes que Rosa ?
    .seven = À égalité, personne n’a la majorité.

lesson-exploit-then-rosa =
    .task = Vous avez exploité, il vous reste un cube. C’est à Rosa : combien lui rapporte la galaxie verte ?
    .praise = 7 : en partant, votre cube lui a laissé la majorité. Attendre un tour peut valoir mieux.
    .hint = Comptez de nouveau, sans le cube que vous avez retiré.
    .four = Deux contre un, maintenant : Rosa a la majorité.

lesson-exploit-both =
    .task = Galaxie bleue : deux cubes à vous, un à Jade. Galaxie verte : un à vous, un à Jade, deux à Rosa. Exploitez les deux.
    .praise = 8 et 4 énergies, deux cartes Bonus claires. Il vous reste un cube dans la bleue, aucun dans la verte.
    .hint = Chaque galaxie une fois.
    .again = Une fois par tour et par galaxie : il faut attendre le tour suivant.
    .one-only = Même en minorité, l’autre galaxie rapporte quelque chose.

## 7. Acheter

lesson-purchases = Acheter
    .intro = Jusqu’à trois achats par tour, payés gemme pour gemme. Une gemme chère peut payer pour une moins chère, mais rien n’est rendu.

lesson-purchases-ways =
    .task = La carte « Polyvalente » coûte une gemme anthracite et une dorée. De quelles façons pouvez-vous la payer ?
    .praise = Toujours deux gemmes : chacune d’une valeur au moins égale à celle demandée.
    .hint = Deux gemmes, dont une au moins dorée.
    .too-cheap = Deux anthracite ne suffisent pas : il en faut une dorée, ou mieux.
    .one-gem = Une seule gemme ne paie jamais pour deux.
    .choice-ag = Anthracite et dorée
    .choice-aa = Deux anthracite
    .choice-gg = Deux dorées
    .choice-at = Anthracite et transparente
    .choice-gt = Dorée et transparente
    .choice-tt = Deux transparentes
    .choice-t = Une transparente seule

lesson-purchases-keep-gold =
    .task = Une gemme anthracite, deux dorées. Achetez « Veille » et étendez une zone à 2 parsecs, en gardant une dorée.
    .praise = Chaque prix exact, une gemme dorée de reste, et 1 énergie pour la zone.
    .hint = L’anthracite pour « Veille », une dorée pour la zone.
    .gold-for-standby = Une dorée pour un prix d’une anthracite : la différence est perdue.
    .another = Ce n’est pas ce que nous voulions acheter.
    .too-early = Il reste un achat à faire.

lesson-purchases-three =
    .task = Vos trois achats de ce tour : les cartes « Veille » et « Colons I », et l’amélioration « Énergie 1 ».
    .praise = Trois achats, mêlés comme vous voulez, et pas un de plus : votre phase est finie, même s’il vous reste une gemme. Les cartes peuvent se jouer dès ce tour.
    .hint = Trois en tout ; l’ordre est libre.
    .too-early = Vous avez encore des achats, et de quoi les payer.
    .another = Ce n’est pas ce que nous voulions acheter.

## 8. L’ordre et l’économie

lesson-order = L’ordre et l’économie
    .intro = Qui consomme le plus joue en premier, au tour même. Qui consomme peu attend, mais son énergie a moins à rattraper.

lesson-order-first =
    .task = Rosa planifie 12. Vous posez « Découvrir », « Veille » et « Coloniser » : 3, −2 et 3. Qui joue en premier ?
    .praise = Rosa, avec 12 contre 4. Vous serez second partout, mais huit cases plus près d’un niveau.
    .hint = La plus forte consommation de ce tour.
    .me = C’est la plus forte consommation qui joue en premier.
    .choice-0 = Vous
    .choice-1 = Rosa

lesson-order-thrift =
    .task = À vous : posez ces trois cartes, « Veille » sur la zone du milieu, et retirez votre paravent.
    .praise = Quatre pas seulement. « Veille » ne fera rien aux actions, mais elle comptera encore −2 au tour suivant, dans la zone 3.
    .hint = Une carte par zone, puis vous êtes prêt.
    .other-card = Ce n’est pas une des trois cartes.
    .other-zone = « Veille » va au milieu ; les deux autres à gauche et à droite.

lesson-order-total =
    .task = Rosa est à 33 sur la piste, Jade à 41, vous à 50. Rosa consomme 12 ce tour-ci, Jade 6, vous 5. Qui reçoit le jeton 2 ?
    .praise = Jade, qui a consommé 6. Elle arrive à 47, plus loin que Rosa à 45 : le total n’y fait rien.
    .hint = Seuls les pas de ce tour comptent.
    .me = Votre total est le plus grand, mais vos 5 pas sont les moins nombreux.
    .rosa = Rosa a consommé le plus : elle a le jeton 1.
    .choice-0 = Vous
    .choice-1 = Rosa
    .choice-2 = Jade

lesson-order-back =
    .task = Énergie 27, consommation 30. Vos cartes font −6 en tout. Où s’arrête votre compteur de consommation ?
    .praise = À 28 : en reculant, il reste une case au-dessus de l’énergie. Personne ne monte de niveau en planifiant.
    .hint = Le compteur de consommation ne recule pas jusqu’à celui d’énergie.
    .too-far = 24 serait sous l’énergie. Il s’arrête avant.
    .onto = Sur 27, l’énergie l’aurait rattrapée : il s’arrête une case au-dessus.

## 9. Choisir une carte Dark Tech

lesson-dark-tech = Choisir une carte Dark Tech
    .intro = Au niveau I, toute la pile I s’ouvre à vous ; au niveau II, la pile II. Une carte qui dure vaut d’autant plus qu’elle vient tôt.

lesson-dark-tech-early =
    .task = C’est le tour 5, et vous avez la majorité dans quatre galaxies. Choisissez la carte qui vous rapportera le plus d’ici la fin.
    .praise = Empire : 3 énergies par galaxie en majorité, à chaque tour.
    .hint = Quatre majorités : laquelle de ces cartes les compte ?
    .saver = L’Économiseur vaut 7, une fois. Avec quatre majorités, une autre carte vaut plus que cela à chaque tour.
    .other = Une bonne carte, mais pas celle qui compte vos quatre majorités.

lesson-dark-tech-each-round =
    .task = Empire, et quatre majorités. Combien d’énergie au début de votre exploitation, avant même de retirer un cube ?
    .praise = Douze, que vous exploitiez ces galaxies ou non. Sur deux tours, c’est déjà plus de trois fois l’Économiseur.
    .hint = 3 par galaxie où vous avez la majorité.
    .three = C’est 3 pour chacune des quatre.

lesson-dark-tech-explorers =
    .task = Avec le Peuple d’explorateurs, vous découvrez un système et le colonisez par « Découvrir ». Combien de cubes pouvez-vous y placer ?
    .praise = Deux : un de plus que ce que dit la carte.
    .hint = La carte de départ dit un cube.
    .one = C’est ce que dit la carte. Vos explorateurs en ajoutent un.
    .three = Un de plus, pas deux.

## 10. Le dernier tour

lesson-last-round = Le dernier tour
    .intro = Rosa a atteint le niveau III et pris le trône : le tour va jusqu’au bout, puis tout se compte. Ce qui reste sur le plateau ne rapporte plus.

lesson-last-round-everything =
    .task = Vous jouez en dernier, niveau II, énergie 41, consommation 78. Vous êtes seul dans la grise et l’orange, à égalité dans la verte et la rouge, en tête dans la bleue. Exploitez tout.
    .praise = 5, 6, 4, 5 et 8 font 28 : 69. Vos gemmes donnent 3, vos quatre cartes IA 8, vos cartes Bonus le reste : 95 dépasse 78, et vous voilà au niveau III avec 17 énergies. Pas de carte Dark Tech, mais Rosa n’est plus seule.
    .hint = Les cinq galaxies, l’une après l’autre.
    .too-early = C’est le dernier tour : un cube gardé ne rapporte plus rien. Exploitez aussi les autres galaxies.

lesson-last-round-who =
    .task = Rosa est au niveau III avec moins d’énergie que vous. Qui gagne ?
    .praise = Vous : à niveau égal, la plus grande énergie l’emporte. Le trône n’y change rien.
    .hint = D’abord le niveau, puis l’énergie.
    .rosa = Le trône fait compter en premier, rien de plus.
    .choice-0 = Vous
    .choice-1 = Rosa

## 11. Un premier tour à deux

lesson-first-round = Un premier tour à deux
    .intro = Le premier tour d’une partie à deux, du premier achat à la dernière exploitation. Vous avez le jeton 1, Rosa le 2.

lesson-first-round-buy =
    .task = Achetez « Colons I » avec votre gemme anthracite, puis étendez votre première zone à 2 parsecs avec la dorée.
    .praise = Plus de gemmes, mais une carte de plus, une zone plus longue et déjà 1 énergie. Rosa achète « Veille » et garde sa gemme dorée.
    .hint = La carte d’abord, ou la zone d’abord : les deux se paient exactement.
    .another-zone = C’est la première zone que nous voulons étendre : la découverte y sera posée.
    .gold-for-card = Avec la dorée partie, la zone n’est plus payable.
    .another = Ce n’est pas ce que nous voulions acheter.

lesson-first-round-plan =
    .task = Posez « Découvrir », « Fonder une colonie » et « Extraire », de gauche à droite, puis retirez votre paravent.
    .praise = 3, 6 et 3 : votre consommation passe de 20 à 32. Rosa avance de 4 : vous gardez le jeton 1.
    .hint = La découverte sur la zone 1 : c’est elle qui va jusqu’à 2 parsecs.
    .another-place = Les actions se font de gauche à droite, et seule la zone 1 va jusqu’à 2 parsecs : l’ordre compte.

lesson-first-round-act =
    .task = Découvrez dans le secteur 2 parsecs : posez la tuile à deux planètes bleues dans la galaxie bleue, avec un cube. Puis votre tour de deux cubes dans la galaxie grise, sur une planète bleue du système qui donne une gemme dorée, et deux extractions au même endroit.
    .praise = Deux gemmes dorées, et aucun cube retiré. Vos cartes avancent d’une zone, « Extraire » revient en main.
    .hint = La pile 2 parsecs ; la tuile qui a deux planètes bleues ; la galaxie bleue.
    .near = La pile 1 parsec est permise aussi, mais vous avez payé pour aller plus loin.
    .other-tile = Cette tuile n’a qu’une planète bleue, ou aucune.
    .other-galaxy = La galaxie bleue rapporte plus que l’autre : posez la tuile là.
    .no-cube = Sans cube, vous n’exploiterez pas cette galaxie ce tour-ci.
    .other-system = La tour va dans la galaxie grise, sur le système qui donne une gemme dorée : c’est là que vous extrairez.

lesson-first-round-harvest =
    .task = Exploitez vos deux galaxies.
    .praise = 8 et 5 énergies, et une carte Bonus claire : vous êtes à 14. Rosa joue ensuite, et arrive à 6.
    .hint = Seul dans chacune, vous y avez la majorité.
    .too-early = L’autre galaxie rapporte aussi, et vous y êtes seul.

## 12. L’automa

lesson-automa = L’automa
    .intro = En solo, les androïdes suivent leurs cartes : de haut en bas, l’action de gauche, sinon celle de droite.

lesson-automa-row =
    .task = La première ligne veut une tour de deux cubes sur une planète marron de la galaxie bleue ; sinon, découvrir dans cette galaxie et coloniser une planète rouge. Aucune planète marron n’y est libre. Que fait l’automa ?
    .praise = L’action de droite : elle découvre. Faites-la jouer.
    .hint = L’action de gauche est impossible.
    .left = Elle demande une planète marron libre, et il n’y en a pas.
    .skip = On ne saute une ligne que si les deux actions sont impossibles.
    .choice-left = L’action de gauche
    .choice-right = L’action de droite
    .choice-skip = Rien

lesson-automa-choose =
    .task = Faites agir l’automa. Elle pioche deux tuiles : une seule a une planète rouge. Posez la tuile qu’il faut dans la galaxie bleue.
    .praise = La tuile qui permet la colonie passe avant l’autre ; la case, et la planète s’il y en a plusieurs, sont à votre choix.
    .hint = Celle qui a une planète rouge.
    .other-tile = Cette tuile n’a pas de planète rouge : l’autre passe avant elle.

lesson-automa-extremes =
    .task = La consommation des cartes de l’automa varie beaucoup. Jusqu’où peut-elle la faire reculer ?
    .praise = De 5 cases, et d’autres l’avancent de 15 : l’ordre du tour n’est jamais sûr contre elle.
    .hint = Le livret donne les deux bornes : −5 et 15.
    .fifteen = C’est la plus forte avancée.

## 13. Ce que rapportent les cartes

lesson-bonus = Ce que rapportent les cartes
    .intro = À la fin, gemmes, cartes IA et cartes Bonus donnent encore de l’énergie : parfois de quoi monter d’un niveau.

lesson-bonus-consumption =
    .task = Votre consommation est de 87. Que rapporte la carte Bonus « Consommation » ?
    .praise = 8 : un dixième, arrondi vers le bas. Pour une fois, avoir beaucoup consommé sert.
    .hint = Divisez par 10, et oubliez le reste.
    .rounded-up = On arrondit vers le bas.

lesson-bonus-ai =
    .task = Trois cartes IA, et la carte Bonus « Cartes IA », qui donne 1 et 2 par carte IA. Combien rapportent-elles en tout, la valeur ordinaire des cartes IA comprise ?
    .praise = 6 comme toujours, et 7 par la carte Bonus : chaque carte IA vaut 4 au lieu de 2.
    .hint = Chaque carte IA vaut 2 d’ordinaire, et 2 encore.
    .bonus-only = C’est la carte Bonus seule : les cartes IA valent aussi 2 chacune.

lesson-bonus-end =
    .task = Voyez vous-même : c’est le dernier tour, et cette fois gardez votre cube. Terminez.
    .praise = 6 et 7, comme prévu. Le cube gardé, lui, n’a rien rapporté : d’ordinaire, exploitez tout au dernier tour.
    .hint = Terminez votre exploitation sans rien retirer.
    .removed = D’ordinaire, oui. Mais cette fois, gardez votre cube : terminez sans le retirer.

## 14. Les stations spatiales

lesson-stations = Les stations spatiales
    .intro = Module 1 : une station se pose une fois pour toutes près d’une galaxie où vous avez une colonie, sur un emplacement de son type.

lesson-stations-build =
    .task = Vous avez une colonie dans la galaxie grise et une dans la bleue. Construisez votre station d’exploitation.
    .praise = La galaxie grise reçoit ce type de station. Elle y reste, et Rosa pourra encore prendre l’autre emplacement.
    .hint = Regardez quelle station montre chaque emplacement.
    .other-kind = La galaxie bleue reçoit des stations de colonisation.
    .no-colony = La rouge recevrait cette station, mais vous n’y avez pas de colonie.
    .another = C’est la station d’exploitation que nous voulons.
    .none = Achetez-la tant que vous le pouvez : elle sert à chaque tour.

lesson-stations-harvest =
    .task = Exploitez la galaxie grise avec cette station.
    .praise = 5 énergies, et votre cube est toujours là : il servira encore au prochain tour.
    .hint = Aucun cube n’a besoin de partir.
    .cube = La station vous dispense de retirer un cube : gardez-le.
    .none = Cette exploitation ne vous coûte rien : ne la laissez pas.

lesson-stations-weight =
    .task = Galaxie bleue : une colonie à vous et votre station de colonisation avec ses trois cubes, contre trois colonies de Rosa. Combien vous rapporte-t-elle ?
    .praise = 8 : un et trois font quatre, et Rosa n’en a que trois. Mais c’est la colonie qui part ; sans elle, vous ne pourrez plus exploiter.
    .hint = Les cubes de la station comptent pour la majorité.
    .four = Avec la colonie seule, vous seriez en minorité ; la station en ajoute trois.

## 15. Les leaders

lesson-leaders = Les leaders
    .intro = Module 2 : un pouvoir pour toute la partie, payé d’avance par une consommation plus haute.

lesson-leaders-casares =
    .task = Vous jouez avec Casares, et vous avez trois colonies dans la galaxie verte. Exploitez-la.
    .praise = 7 énergies, une carte Bonus claire, et vos trois colonies restent.
    .hint = Aucun cube n’a besoin de partir.
    .cube = Avec trois colonies dans la galaxie, Casares n’a pas besoin d’en retirer une.
    .none = Rien ne vous est retiré : exploitez.

lesson-leaders-breish =
    .task = Avec Breish : galaxie verte, deux cubes à vous, deux à Rosa. Combien vous rapporte-t-elle ?
    .praise = 7 : pour Breish, et pour lui seul, l’égalité vaut majorité quand il exploite.
    .hint = Le leader change ce que vaut l’égalité.
    .four = C’est ce que toucherait n’importe qui d’autre.

lesson-leaders-zoe =
    .task = Avec Zoe, en phase d’achat : placez votre cube gratuit sur la planète bleue du secteur 3 parsecs, puis gardez vos gemmes.
    .praise = Aucune zone ne va encore si loin, et vous y êtes déjà. Ce n’était pas un achat.
    .hint = Le secteur est à votre choix, le type de planète non.
    .red = Le cube gratuit respecte votre terraformation : pas encore de planète rouge.
    .near = Permis, mais le secteur 3 parsecs vous est fermé autrement : c’est là que Zoe sert le plus.
    .none = Le cube de cette phase serait perdu.

lesson-leaders-s3e3 =
    .task = Avec S3E3, cinq colonies sur le plateau. Combien d’énergie avant votre exploitation ?
    .praise = Une par colonie : cinq, à chaque tour. Retirer des cubes en coûtera désormais un peu plus.
    .hint = Une énergie par colonie.
    .one = Une par colonie, pas une en tout.

lesson-leaders-ava =
    .task = Avec Ava, quatre zones sont libres au premier tour. Combien de cartes devez-vous poser ?
    .praise = Quatre : chaque zone libre reçoit une carte. Et chaque carte agira quatre tours au lieu de trois.
    .hint = Chaque zone libre reçoit une carte.
    .three = Trois serait sans Ava.
