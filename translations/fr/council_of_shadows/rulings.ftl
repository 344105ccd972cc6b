### Council of Shadows : les décisions. Là où le livret se tait ou hésite : la question, ce que nous faisons, pourquoi.
### .other : l’autre lecture · .ours et .theirs : les noms des choix, le nôtre d’abord, avec leur prix · règles : assets/council_of_shadows/rulings.json.

## Planification et pistes

CS-Q1 =
    .question = Les cartes posées à un tour précédent se paient-elles encore ?
    .answer = Oui : on compte chaque tour toutes les cartes visibles, même celles qui ont seulement avancé.
    .reason = Elles agissent de nouveau aussi, et l’exemple additionne trois cartes dans un tour avancé. Des comptes rendus publics le disent de même.
    .other = Ne compter que les cartes posées ce tour-ci : « qu’il a jouées » peut se lire ainsi, mais une carte donnerait trois actions pour une seule dépense.
    .short = Consommation
    .ours = Toutes les cartes
    .theirs = Les nouvelles
    .ours-price = une carte se paie chaque tour
    .theirs-price = une carte se paie une fois

CS-Q2 =
    .question = Les compteurs d’énergie commencent-ils tous à 0 ?
    .answer = Oui. Les numéros marquent quatre places d’attente, qui donnent aussi l’ordre d’arrivée pour la première égalité.
    .reason = Le texte met chaque compteur sur la case 0 ; une avance pour les derniers y serait annoncée.
    .other = Une énergie de plus par jeton, soit 0, 1, 2 et 3 : un compte rendu le rapporte, un autre dit 0 pour tous.
    .short = Énergie de départ
    .ours = 0 pour tous
    .theirs = Selon le jeton
    .ours-price = personne n’a d’avance
    .theirs-price = de 0 à 3 énergies

CS-Q8 =
    .question = Et si la pioche des cartes IA est vide ?
    .answer = La place reste vide. En solo, les cartes que l’automa a écartées forment d’abord une nouvelle pioche.
    .reason = Rien d’autre ne se défausse jamais : il n’y a pas d’autres cartes à mélanger.
    .other = Arrêter les achats de cartes IA : le livret ne le dit nulle part.

CS-Q11 =
    .question = Faut-il remplir les zones libres, et peut-on poser plusieurs cartes sur la même ?
    .answer = Tant que vous avez des cartes en main, aucune zone ne reste libre. Une zone ne prend qu’une nouvelle carte par planification, et rien n’oblige à recouvrir.
    .reason = Le résumé en marge demande une carte par zone ; la main ne manque jamais dans le jeu de base.
    .other = Laisser des zones vides pour consommer moins : aucune phrase ne le permet.

CS-Q18 =
    .question = Mouvement perpétuel : qui passe en dernier contre un total négatif ?
    .answer = Toujours son propriétaire. Son compteur ne bouge pas, et les cartes à valeur négative ne l’aident pas non plus.
    .reason = La carte dit « toujours en dernier » et met la consommation à 0 quelles que soient les cartes.
    .other = Comparer 0 avec le total des autres : un total négatif passerait alors après.

CS-Q39 =
    .question = Où est la gauche quand on a quatre ou cinq zones ?
    .answer = Les zones se comptent de gauche à droite dans l’ordre où vous les avez reçues.
    .reason = Chaque nouvelle zone se place à droite des précédentes.
    .other = Ranger les zones à sa guise : les cartes n’auraient plus de chemin fixe.

CS-Q51 =
    .question = Au premier tour, Ava pose-t-elle trois cartes ou quatre ?
    .answer = Quatre : une sur chacune de ses zones.
    .reason = Sa quatrième zone est libre comme les autres ; trois est le compte du plateau ordinaire.
    .other = Trois cartes, la quatrième zone restant vide : le nombre est écrit, mais sans penser aux leaders.

CS-Q52 =
    .question = Jusqu’où recule un compteur de consommation ?
    .answer = Jusqu’à la case 20 ou la case qui suit l’énergie, selon la plus haute. Il n’avance jamais de ce fait : si l’énergie l’a déjà rattrapé, il ne bouge pas. Seuls les pas faits comptent pour l’ordre.
    .reason = Les deux bornes du livret, prises ensemble.
    .other = Compter le recul demandé même s’il n’a pas lieu : la règle ne compte que ce qui est reporté sur la piste.

## Achats

CS-Q37 =
    .question = Qui choisit les gemmes d’un paiement ?
    .answer = Vous. Le paiement le moins cher est proposé, et vous pouvez en choisir un autre.
    .reason = La règle laisse le choix des gemmes ; il est rare d’en vouloir un autre.
    .other = Toujours le paiement le moins cher : une gemme chère ne pourrait plus être donnée exprès.

CS-Q40 =
    .question = Et si le niveau III est atteint pendant les achats ?
    .answer = Le tour va jusqu’au bout : planification, actions, exploitation.
    .reason = Le tour en cours est terminé, dit le livret, et il a trois phases.
    .other = Finir seulement la phase d’achat : le livret parle du tour.

CS-Q54 =
    .question = Une gemme transparente peut-elle payer à elle seule un prix de deux gemmes ?
    .answer = Non : deux gemmes se paient de deux gemmes.
    .reason = La phrase de la règle est claire ; seule l’image perdue d’un exemple laisse un doute.
    .other = Une seule gemme pour les deux : le troisième exemple semble n’en montrer qu’une, sans doute parce que l’autre image manque.

## Actions

CS-Q9 =
    .question = Et s’il ne reste qu’une tuile, ou plus de place ?
    .answer = Une seule tuile : elle est posée. Aucune tuile ou aucune case libre dans le secteur : cette pile ne peut être choisie. Si aucune ne le peut, l’action ne fait rien.
    .reason = On fait ce qui est possible ; une tuile ne va que dans son secteur.
    .other = Poser la tuile dans un autre secteur : le livret l’exclut expressément.

CS-Q10 =
    .question = Peut-on faire moins que ce que dit une carte, ou rien ?
    .answer = Oui, et la consommation est due quand même. Une tour peut avoir moins de cubes, un au moins. Mais si deux tuiles sont piochées, l’une doit être posée.
    .reason = Le livret écrit « jusqu’à », « pouvez », « 1 ou 2 ».
    .other = Tout faire dès que c’est possible : aucune phrase n’y oblige.

CS-Q12 =
    .question = Polyvalente : peut-on extraire sans découvrir ?
    .answer = Non. L’extraction suit la découverte, à la place du cube.
    .reason = La phrase parle de la ressource, celle du système qu’elle vient de nommer ; elle est bâtie comme celle de Découvrir.
    .other = Trois emplois égaux, dont une extraction simple à portée : le livret écrit trois fois « soit ».
    .short = Polyvalente
    .ours = Après découverte
    .theirs = Aussi seule
    .ours-price = une extraction suit une découverte
    .theirs-price = une extraction sans découvrir

CS-Q13 =
    .question = Arche : sur quels types de planètes ?
    .answer = Toutes.
    .reason = La planète est au choix et la terraformation n’est pas nommée, alors qu’elle l’est pour Métropole. Le seul symbole connu dispense d’ailleurs des deux.
    .other = Seulement le secteur au choix : la phrase ne parle que de lui.

CS-Q20 =
    .question = Portail céleste : quand sert la nouvelle zone ?
    .answer = Reçue à la fin de la phase 3, elle est vide à la planification suivante et se remplit alors ; reçue à la fin de la phase 1, elle se remplit dans ce tour.
    .reason = Une zone libre est une zone libre, et le décalage a déjà eu lieu.
    .other = Y faire entrer les cartes qui viennent de sortir : elles sont déjà en main.

CS-Q22 =
    .question = Peuple d’explorateurs : avec quelles cartes ?
    .answer = Avec toute découverte suivie d’une colonisation, y compris la Mission de reconnaissance. Le cube de plus va sur la même planète.
    .reason = La carte dit « chaque fois », et son exemple fait une tour.
    .other = Seulement la carte de départ Découvrir : elle n’est pas nommée.

CS-Q43 =
    .question = Une carte décalée garde-t-elle l’étendue de sa première zone ?
    .answer = Non : celle de la zone où elle se trouve.
    .reason = L’étendue appartient à une zone, et rien sur la table ne rappelle d’où vient une carte. Nous nous écartons ici des mots.
    .other = Celle de la zone où elle a été jouée, et c’est ce que disent les mots du livret : il faudrait s’en souvenir trois tours.

CS-Q45 =
    .question = Peut-on monter sur sa propre tour, et quel cube part d’une tour mêlée ?
    .answer = Avec l’extension de colonie, oui, jusqu’à trois. Tout cube à vous peut partir, où qu’il soit dans la tour.
    .reason = Les siens sont nommés avec ceux des autres ; chaque cube est une colonie, son rang dans la tour ne dit rien.
    .other = Seul le cube du dessus peut partir : le livret laisse le choix du cube.

CS-Q50 =
    .question = Grande expédition : les deux cubes vont-ils sur le nouveau système ?
    .answer = Oui, sur une de ses planètes.
    .reason = Étendue et extension sont rappelées par habitude ; une autre carte les rappelle aussi pour un système neuf.
    .other = Sur toute planète à portée : la phrase dit « une planète », sans préciser.
    .short = Grande expédition
    .ours = Nouveau système
    .theirs = N’importe où
    .ours-price = là où l’on découvre
    .theirs-price = à portée de la zone

CS-Q60 =
    .question = Les tuiles piochées sont-elles secrètes ?
    .answer = Non, tous les voient.
    .reason = L’une est posée visible et l’autre va au fond ; les cacher ne servirait guère.
    .other = Les regarder seul : celle qu’on écarte resterait inconnue des autres.

## Exploitation

CS-Q14 =
    .question = Quand ont lieu les effets de chaque exploitation ?
    .answer = Au début de votre étape d’exploitation, avant de retirer un cube : S3E3, Empire et Suprématie, puis vos stations, enfin Buteo. Les majorités se lisent alors. Jamais avec le Peuple hégémonique.
    .reason = S3E3 agit avant, et d’autres comptent que l’on exploite ensuite ou non. Leur ordre entre eux ne change aucun résultat.
    .other = Après les cubes retirés : les majorités seraient plus faibles.

CS-Q15 =
    .question = Une carte Bonus foncée peut-elle être remise sous la pile ?
    .answer = Non : seules les claires gagnées en jouant. On a donc au plus une foncée et trois claires.
    .reason = La règle rend une carte « gagnée précédemment » à une pile qui est celle des claires.
    .other = Rendre aussi la foncée : elle se mêlerait à la pile des claires.

CS-Q38 =
    .question = Et s’il n’y a plus de carte Bonus claire ?
    .answer = On n’en reçoit pas.
    .reason = Rien ne dit de mélanger quoi que ce soit.
    .other = Donner de l’énergie à la place : le livret n’en parle pas.

CS-Q58 =
    .question = Qu’est-ce que la majorité dans un système ?
    .answer = Plus de cubes à vous sur cette tuile que chacun des autres ; seul aussi. Les cubes d’une station n’y comptent pas.
    .reason = La même règle que pour une galaxie, sur une tuile.
    .other = L’égalité suffirait : le symbole est celui de la majorité.

## Dark Tech

CS-Q3 =
    .question = La fin de la phase : la vôtre ou celle de tous ?
    .answer = La vôtre : vous montez avant que le joueur suivant commence.
    .reason = Dans l’exemple, Anna cesse d’exploiter et monte aussitôt.
    .other = Attendre que tous aient fini la phase : le mot le permet. Les montées suivraient alors l’ordre où elles ont été gagnées.
    .short = Montée de niveau
    .ours = Après sa part
    .theirs = Après la phase
    .ours-price = avant le joueur suivant
    .theirs-price = quand tous ont fini

CS-Q4 =
    .question = Dans quel ordre se fait une montée ?
    .answer = Retrancher, changer de niveau, compenser, choisir la carte et l’appliquer, puis regarder si une autre montée suit.
    .reason = Deux montées se règlent dans l’ordre chronologique : la première finit avant la seconde.
    .other = Monter deux fois puis choisir deux cartes : ce ne serait plus l’une après l’autre.

CS-Q5 =
    .question = Et si l’énergie dépasse 100 ?
    .answer = Le vrai nombre est gardé jusqu’à la montée.
    .reason = La consommation ne dépasse pas 100 : la montée vient à coup sûr, et il reste ensuite moins de 100.
    .other = Perdre le surplus, comme pour la consommation : le livret ne le dit que de celle-ci.

CS-Q6 =
    .question = Quelles gemmes donne la compensation ?
    .answer = Au niveau I : une dorée. Au niveau II : une transparente à qui est au niveau I ; une dorée et une transparente à qui est à 0.
    .reason = Leur nombre est du livret, leurs couleurs étaient des images ; les nôtres croissent avec le retard.
    .other = Des gemmes anthracite : elles suivraient le même nombre, pour moins de valeur.

CS-Q21 =
    .question = Et si une carte Dark Tech fait monter à son tour ?
    .answer = La nouvelle montée suit aussitôt, avec ses compensations.
    .reason = On vérifie de nouveau après chaque montée.
    .other = L’attendre jusqu’à la fin de la phase suivante : la phase est déjà finie.

CS-Q36 =
    .question = Qui voit les cartes Dark Tech à choisir ?
    .answer = Celui qui choisit voit toute la pile ; les autres, seulement la carte choisie.
    .reason = On choisit parmi celles de la pile, et la carte se pose face visible.
    .other = Piocher sans choisir : le livret dit de choisir.

CS-Q55 =
    .question = À partir de quand vaut une carte Dark Tech durable ?
    .answer = Tout de suite, pour ce qui vient après : gagnée en exploitant, elle sert au tour suivant ; gagnée en achetant, dès ce tour.
    .reason = La carte n’arrive qu’à la fin de la phase.
    .other = L’appliquer à la phase qui finit : elle n’y était pas encore.

CS-Q56 =
    .question = Et si plusieurs atteignent le niveau III au même tour ?
    .answer = Le trône va au premier dans le temps et ne change plus de mains. En solo, l’automa peut l’avoir.
    .reason = Il n’y en a qu’un, et rien ne le reprend.
    .other = Le donner au plus haut niveau : il se prend en y accédant.

CS-Q57 =
    .question = Jusqu’où vont les niveaux ?
    .answer = Sans limite ; au-delà de V le nombre est affiché.
    .reason = Le compteur a six faces, mais rien n’arrête les montées.
    .other = S’arrêter au niveau V : seules les faces du compteur le suggèrent.

## Cartes Dark Tech

CS-Q17 =
    .question = Peuple des ressources : deux extractions, ou chaque système deux fois ?
    .answer = Deux extractions en tout, chaque cube une fois. Le même système deux fois seulement avec deux cubes à vous.
    .reason = L’exemple du livret dit de même pour la carte Extraire. L’autre lecture vaudrait trois fois les cartes voisines.
    .other = Deux fois la ressource de chaque système où vous êtes : le pluriel s’y prête.
    .short = Peuple des ressources
    .ours = Deux en tout
    .theirs = Chaque système
    .ours-price = deux extractions
    .theirs-price = deux par système occupé

CS-Q19 =
    .question = Extraction partagée : combien de fois par système étranger ?
    .answer = Une fois par carte, comme avec un cube à vous. Là où vous êtes, vos cubes comptent comme d’habitude.
    .reason = Le livret ne donne aucun nombre ; un cube est la plus petite présence.
    .other = Une fois par cube de l’autre joueur : votre présence serait la sienne.

CS-Q46 =
    .question = Peuple hégémonique : des galaxies déjà exploitées ce tour-ci ?
    .answer = Permises : la carte est un droit à part, et ses deux galaxies doivent seulement différer. Elle n’use pas votre droit ordinaire. S’il n’y en a qu’une, celle-là.
    .reason = Les règles habituelles qu’elle nomme sont la majorité et le cube retiré.
    .other = Seulement des galaxies pas encore exploitées : c’est aussi une règle habituelle.

CS-Q47 =
    .question = À quelles extractions sert l’Extraction partagée ?
    .answer = À celles des cartes, de Buteo et du Peuple des ressources. Pas à la station d’extraction.
    .reason = La station donne une ressource de sa galaxie, sans extraire par cube.
    .other = À toute ressource prise, station comprise : elle a déjà sa propre condition.

CS-Q48 =
    .question = Transformation des gemmes : pour quels gains ?
    .answer = Chaque fois qu’une tuile donne sa ressource : cartes, découvertes, station, Buteo, cartes Dark Tech. Pas pour les gemmes prises à la réserve ni la compensation.
    .reason = La carte parle des gemmes que l’on récupère en extrayant.
    .other = Pour toute gemme reçue : extraire serait alors un mot de trop.

## Modules

CS-Q23 =
    .question = Que comptent les trois cubes d’une station de colonisation ?
    .answer = La majorité de la galaxie, la carte Bonus de ce secteur et l’égalité finale. Ils ne sont sur aucune planète : on ne les retire pas, ils n’extraient pas et ne font pas de présence.
    .reason = Ils s’ajoutent aux colonies pour la majorité seulement, et sont bien sur le plateau.
    .other = Trois colonies ordinaires : elles pourraient s’exploiter tour après tour.

CS-Q24 =
    .question = Buteo : combien d’extractions ?
    .answer = Jusqu’à deux, chaque cube une fois, dans des secteurs au choix.
    .reason = Le livret emploie les mots de l’action ordinaire, au pluriel, et ce leader coûte dix cases.
    .other = Une seule : le système choisi est au singulier.
    .short = Buteo
    .ours = Deux
    .theirs = Une
    .ours-price = deux extractions par tour
    .theirs-price = une extraction par tour

CS-Q25 =
    .question = Sur quels emplacements va une station ?
    .answer = Deux par galaxie, du type que la galaxie demande ; premier arrivé, premier servi.
    .reason = Le livret demande un emplacement correspondant et dit que l’effet dépend de la galaxie.
    .other = Toute station sur tout emplacement libre : « correspondant » serait alors sans objet.
    .short = Emplacements
    .ours = Selon la galaxie
    .theirs = Tous
    .ours-price = un type par galaxie
    .theirs-price = toute station partout

CS-Q26 =
    .question = Zoe : sur une planète occupée, et quand ?
    .answer = Une planète libre, sauf avec l’extension de colonie. Avant, entre ou après les achats.
    .reason = Elle place une colonie comme une autre, pendant la phase d’achat.
    .other = Seulement au début de la phase : le livret ne le dit pas.

CS-Q27 =
    .question = Breish : l’égalité vaut-elle aussi pour les cartes ?
    .answer = Non, seulement quand vous exploitez.
    .reason = Le pouvoir commence par ces mots.
    .other = Pour toute majorité : rien d’autre que l’exploitation n’est nommé.

CS-Q28 =
    .question = Casares : quand compte-t-on les trois colonies ?
    .answer = Avant de retirer un cube, sur les planètes seulement.
    .reason = C’est là que l’on décide d’en retirer un.
    .other = Cubes d’une station compris : ils ne comptent que pour la majorité.

CS-Q61 =
    .question = Casares et station d’exploitation : peut-on retirer un cube quand même ?
    .answer = Oui, si vous le voulez : une planète se libère ainsi. Sinon, aucun ne part.
    .reason = Le livret dit que vous n’en avez pas besoin, non que c’est interdit.
    .other = Ne jamais retirer de cube : ce serait plus simple, mais rien ne l’interdit.

CS-Q41 =
    .question = Les cubes gratuits comptent-ils pour la carte du plateau individuel ?
    .answer = Oui : ceux de la Planification étendue et celui d’Ava sont de vrais cubes.
    .reason = Seuls les cubes imprimés sont exclus.
    .other = Seulement les cubes achetés : la carte n’en dit rien.

CS-Q44 =
    .question = Station d’extraction : une colonie dans le système ou dans la galaxie ?
    .answer = Dans la galaxie.
    .reason = En français, « laquelle » est au féminin : ce ne peut être que la galaxie.
    .other = Dans le système dont on prend la ressource, comme pour toute extraction.
    .short = Station d’extraction
    .ours = Galaxie
    .theirs = Système
    .ours-price = une colonie dans la galaxie
    .theirs-price = une colonie dans le système

CS-Q49 =
    .question = Casares peut-il recevoir gratuitement la carte à trois cubes ?
    .answer = Non.
    .reason = L’interdiction vise à tenir ensemble à l’écart ce leader et cette carte.
    .other = Oui, par la Meilleure information : le livret n’interdit que l’achat.
    .short = Casares, Métropole
    .ours = Jamais
    .theirs = Gratuite, oui
    .ours-price = ni achat ni cadeau
    .theirs-price = par Meilleure information

## Décompte

CS-Q7 =
    .question = Dernière égalité : quels cubes compte-t-on ?
    .answer = Ceux du plateau de jeu, planètes et stations de colonisation.
    .reason = Le livret dit « sur le plateau », et nomme autrement le plateau individuel.
    .other = Ceux des améliorations, sur le plateau individuel : un compte rendu le dit.
    .short = Égalité
    .ours = Plateau de jeu
    .theirs = Améliorations
    .ours-price = vos colonies
    .theirs-price = vos achats

CS-Q16 =
    .question = Carte de galaxie : combien avec une simple présence ?
    .answer = 6 : les 3 de base et 3 de plus.
    .reason = La base vaut toujours ; le reste s’ajoute.
    .other = 3 en tout : la présence ne vaudrait alors pas plus que l’absence.

CS-Q53 =
    .question = Qui compte après le détenteur du trône ?
    .answer = Les autres, dans l’ordre des jetons.
    .reason = Le livret ne nomme que le premier ; aucun résultat n’en dépend.
    .other = Tous en même temps : le résultat serait le même.

CS-Q59 =
    .question = L’extension de colonie change-t-elle les majorités ?
    .answer = Non : on compte les cubes, où qu’ils soient dans une tour, et il en faut toujours plus que les autres.
    .reason = Chaque cube est une colonie.
    .other = Le cube du dessus tiendrait la planète : ce n’est écrit nulle part.

## Solo

CS-Q29 =
    .question = L’automa découvre : qui choisit la tuile et la case ?
    .answer = Vous. Mais une tuile qui permet la colonie passe avant l’autre ; si aucune ne la permet, l’une est posée quand même, et l’autre action de la ligne ne la remplace pas.
    .reason = La ligne veut découvrir puis coloniser ; la découverte, elle, était possible.
    .other = Choisir librement, même une tuile sans la planète voulue : on viderait l’action de son sens.

CS-Q30 =
    .question = Quand une action de l’automa est-elle impossible ?
    .answer = Coloniser : aucune planète libre de ce type dans la galaxie. Découvrir : pile vide, ou aucune case libre. Renouveler : ni pioche ni cartes écartées. Gagner de l’énergie : jamais.
    .reason = C’est ce que chaque action demande au moins.
    .other = Impossible aussi si la tuile piochée ne convient pas : on le saurait trop tard.

CS-Q31 =
    .question = L’automa respecte-t-elle étendue et terraformation ?
    .answer = Non. Mais elle ne monte jamais sur un cube.
    .reason = Sa carte nomme elle-même galaxie et planète, et toujours une planète libre.
    .other = Lui donner des zones : elle n’a pas de plateau individuel.

CS-Q32 =
    .question = De quelle pile l’automa pioche-t-elle ?
    .answer = De celle du niveau qui suit le sien : I au niveau 0, II au niveau I, III ensuite. Pile vide : ses cartes sont mélangées de nouveau. Une double montée en saute une.
    .reason = Le livret commence par une carte de niveau 1 alors qu’elle est au niveau 0.
    .other = Au niveau 0, aucune pile : il faut bien commencer par l’une d’elles.

CS-Q33 =
    .question = La consommation de l’automa a-t-elle les mêmes bornes ?
    .answer = Oui, et seuls ses pas réels comptent pour l’ordre.
    .reason = L’ordre se décide avec elle comme d’habitude.
    .other = Sans bornes, parce qu’elle a des cartes à −5 : la piste commence à 20 pour elle aussi.

CS-Q34 =
    .question = L’automa reçoit-elle des gemmes quand vous montez ?
    .answer = Non.
    .reason = Elle n’en a aucun usage.
    .other = Les lui garder : elles ne compteraient pas au décompte.

CS-Q35 =
    .question = Comment comptent les cartes Bonus de l’automa ?
    .answer = Comme les vôtres, révélées à la fin. Gemmes, cartes IA et cubes de plateau y valent 0, la base reste due.
    .reason = Elles rapportent de l’énergie, dit le livret, sans autre règle.
    .other = Rien pour les cartes qu’elle ne peut remplir : la base ne demande rien.

CS-Q42 =
    .question = Les modules vont-ils en solo ?
    .answer = Pour vous, oui, l’un, l’autre ou les deux. L’automa n’a ni stations ni leader.
    .reason = Le livret n’en dit rien, et l’automa n’achète pas.
    .other = Pas de modules en solo : rien ne l’interdit.
