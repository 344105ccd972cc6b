### Marajoara : les leçons, dans l’ordre où elles sont proposées.
### lesson-<leçon> : le titre, .intro · lesson-<leçon>-<étape> : .task, .praise, .hint, un attribut par erreur, .choice-… par choix.

## 1. Sauter pour capturer

lesson-capture = Sauter pour capturer
    .intro = L’île de Marajó cache ses poteries sous 52 dés. Ils ne sont à personne : à votre tour, l’un d’eux saute par-dessus un autre, et le dé survolé est à vous.

lesson-capture-jump =
    .task = Capturez le dé jaune posé en e4 avec le dé rouge posé en f4 : faites-le glisser par-dessus lui, jusqu’à la case juste derrière.
    .praise = Le dé rouge est passé de 2 à 5 : un saut lui donne toujours 1, et la case +2 en d4 ajoute 2. Le dé jaune attend déjà dans votre musée.
    .hint = De f4, par-dessus e4, le dé rouge se pose en d4.
    .too-far = Un saut s’arrête juste derrière le dé capturé. De f4, par-dessus e4, on arrive en d4 ; c4 est une case trop loin.
    .small-raise = Vous capturez bien le dé jaune, mais avec le dé bleu : e3 est une case ordinaire, il ne passe que de 3 à 4. Faites sauter le rouge.
    .blue-instead = Sauter en diagonale est permis, mais ce saut capture le dé bleu. C’est le jaune, en e4, qu’il nous faut.

lesson-capture-captured-face =
    .task = Regardez votre musée : que montre le dé jaune capturé ?
    .praise = Toujours 1. Un dé capturé arrive avec la face qu’il avait sur la grille.
    .hint = Seul le dé qui saute gagne des points.
    .raised = Le +1 va au dé qui a sauté. Le dé capturé n’est pas tourné.
    .boosted = La case d4 augmente le dé qui s’y pose, pas le dé capturé.
    .jumper = 5, c’est le dé rouge, qui a sauté et reste sur la grille. Le dé jaune est dans votre musée.

lesson-capture-landings =
    .task = Où le dé jaune posé en d5 peut-il arriver s’il saute ? Montrez toutes les cases.
    .praise = Bien vu : d3, tout droit, et b3, en diagonale. Vers la droite, le dé rouge en f5 barre le passage.
    .hint = Un saut va tout droit, diagonales comprises, par-dessus un seul dé, et demande une case sans dé juste derrière lui.
    .no-diagonal = Il en reste une : les dés sautent aussi en diagonale.
    .occupied = Un dé se trouve en f5 : on ne peut pas s’y poser.
    .over-two = Un saut franchit un dé, jamais deux à la suite.

## 2. La hausse

lesson-raise = Le dé qui saute grandit
    .intro = Le dé capturé ne change pas, celui qui saute, si. La case d’arrivée décide de combien.

lesson-raise-to-three =
    .task = Faites sauter le dé rouge 2 en c5 pour qu’il montre 3.
    .praise = De 2 à 3 : +1, comme à chaque saut. La case c3 est une case loupe, mais cela ne comptait qu’à la mise en place.
    .hint = Il vous faut une case d’arrivée sans +1 ni +2.
    .plus-one-space = La case a5 est une case +1 : le dé monterait à 4.
    .plus-two-space = La case e5 est une case +2 : le dé monterait à 5.

lesson-raise-to-four =
    .task = Les mêmes dés. Cette fois, amenez le dé rouge 2 à 4.
    .praise = De 2 à 4 : le saut donne 1, la case +1 donne 1 de plus.
    .hint = Les cases +1 se trouvent au milieu de chaque bord de la grille.
    .plain-space = En c3, il ne gagnerait que 1 et montrerait 3.
    .plus-two-space = En e5, il gagnerait 3 et montrerait 5.

lesson-raise-to-five =
    .task = Et maintenant, amenez le dé rouge 2 à 5.
    .praise = De 2 à 5 : le saut donne 1, la case +2 donne 2.
    .hint = Les quatre cases +2 sont au cœur de la grille.
    .plain-space = En c3, il ne gagnerait que 1 et montrerait 3.
    .plus-one-space = En a5, il gagnerait 2 et montrerait 4.

lesson-raise-ceiling =
    .task = Un dé rouge 5 en c5 va se poser en e5, une case +2. Que montrera-t-il ?
    .praise = 6. Un dé n’a pas de face plus haute ; le reste de la hausse est perdu.
    .hint = Quelle est la plus haute face d’un dé ?
    .eight = 5 et 3 feraient 8, mais un dé s’arrête à 6.
    .seven = Aucun dé ne montre 7. Il s’arrête à 6.

lesson-raise-prediction =
    .task = Ici, le dé bleu 5 en c4 peut sauter par-dessus le dé jaune et se poser en a4, une case +1. Que montrera-t-il ?
    .praise = Exactement : 6. L’un des deux points est perdu.
    .hint = +2 en tout, mais il y a un plafond.
    .seven = 5 et 2 font 7 sur le papier seulement : la face s’arrête à 6.

lesson-raise-take-yellow =
    .task = Vérifiez : capturez le dé jaune 2 par ce saut.
    .praise = Le dé qui a sauté montre 6, le dé jaune 2 est stocké. Un 6 laissé sur la grille fera un beau butin pour qui le prendra !
    .hint = Faites glisser le dé bleu de c4 vers a4.
    .grey-instead = Ce saut capture le dé gris en d5.
    .blue-instead = Ici, c’est le dé jaune qui saute par-dessus le bleu. Faites l’inverse.

## 3. Plus de place

lesson-full-storage = Plus de place
    .intro = Votre musée garde trois dés de chaque couleur, pas un de plus. Avant une belle prise, faites de la place.

lesson-full-storage-make-room =
    .task = Le dé rouge 6 en d3 est un trésor, mais vos trois emplacements rouges sont pris. Vous avez 5 crédits : faites de la place, puis capturez-le.
    .praise = Le vase exposé a libéré un emplacement et rapporté des PV au passage. Une action gratuite avant le saut peut tout changer.
    .hint = Exposez d’abord un de vos dés rouges : il part au chariot, et son emplacement est libre.
    .capture-first = Un dé que vous ne pouvez pas stocker ne se capture pas, et on n’expose pas en cours de route. Exposez d’abord, sautez ensuite.
    .blue-instead = Le dé bleu aurait sa place, mais c’est le rouge 6 qu’il nous faut.

lesson-full-storage-when =
    .task = Quand peut-on jouer une action gratuite, comme exposer ? Montrez tous les bons moments.
    .choice-before = Avant l’action principale
    .choice-between = Entre deux étapes de l’action principale
    .choice-after = Après l’action principale
    .praise = Avant et après, autant que vous voulez. L’action principale, elle, ne s’interrompt pas.
    .hint = L’action principale se joue d’une traite.
    .between = Pas au milieu : du saut à l’action du dé capturé, rien ne se glisse.
    .only-before = Avant, oui, mais c’est permis après aussi, avec le dé que vous venez de stocker.
    .only-after = Après, oui, mais avant aussi : c’est ainsi que vous avez fait de la place.

## 4. Exposer

lesson-exhibit = Exposer des vases
    .intro = Un dé rouge est un vase. Payez sa valeur et il entre en vitrine : deux fois sa valeur en points de victoire (PV), et la récompense de sa case.

lesson-exhibit-clara =
    .task = Vous êtes Clara : rouges 2 et 5, jaunes 6 et 3. Exposez les deux vases en une seule action. Payez avec le dé jaune 6 entier et un point du 3, puis posez le jeton gagné.
    .praise = 4 et 10 PV pour les dés, un jeton Fouille pour la première case, 2 PV pour la deuxième : 16 PV pour 7 crédits !
    .hint = Choisissez les deux dés rouges, puis prenez 6 crédits au premier dé jaune et 1 au second.
    .one-at-a-time = On peut aussi les exposer un à un, mais ici nous voulons les deux en une seule action.
    .overpaid = Le prix est exact : 2 et 5 font 7 crédits. On ne rend pas la monnaie.
    .three-first = Il resterait bien 2 crédits, mais Clara épuise le 6 : c’est lui qu’elle veut voir partir au chariot.
    .both-kept = Il resterait deux dés jaunes sur leur face 1. Clara préfère libérer un emplacement jaune : épuisez le 6.
    .token-on-boost = Un jeton Fouille ne va jamais sur une case +1 ou +2. Choisissez une case libre et ordinaire.

lesson-exhibit-spent-face =
    .task = Avec quelle face le gros dé jaune est-il entré dans le chariot ?
    .praise = 6 : un dé épuisé n’est pas tourné, il part tel quel. Le 3, qui n’a payé qu’un point, montre maintenant 2.
    .hint = Regardez le chariot.
    .turned-down = On ne le tourne pas point par point : épuisé d’un coup, il garde sa face.
    .rest = C’est l’autre dé jaune qui montre 2 : il a payé un point et reste au musée.

## 5. Payer

lesson-paying = L’appoint
    .intro = Chaque point d’un dé jaune vaut un crédit. À vous de choisir les dés qui paient.

lesson-paying-whole-die =
    .task = Vous avez un dé jaune 5, un rouge 2 et un rouge 3. Exposez les deux vases et faites entrer le dé jaune dans le chariot avec sa face 5, puis posez votre jeton.
    .praise = 4 et 6 PV, un jeton et encore 2 PV : 12. Et le 5 est dans le chariot, sur sa face 5.
    .hint = Une seule action, qui coûte juste 5.
    .two-actions = En deux actions, le dé jaune serait d’abord tourné, et entrerait dans le chariot avec cette face plus petite. Exposez les deux ensemble.
    .turn-over = Votre tour n’est pas fini : exposez d’abord les deux vases.

lesson-paying-exact-price =
    .task = Exposez le dé rouge 5. Vous avez un dé jaune 4 et un dé jaune 3 : payez comme vous voulez, mais payez juste.
    .praise = 5 crédits pour un 5, et il en reste 2. 10 PV pour le dé, 3 pour la troisième case de la vitrine.
    .hint = Partagez 5 crédits entre les deux dés : 4 et 1, 3 et 2 ou 2 et 3.
    .too-much = 7 crédits pour un prix de 5 : ici, personne ne rend la monnaie.
    .too-little = 4 crédits ne suffisent pas pour un dé rouge 5.
    .turn-over = Votre tour n’est pas fini : exposez d’abord le dé rouge 5.

lesson-paying-spend-the-three =
    .task = Vous êtes Bruna : jaunes 3 et 2, rouge 4. Exposez-le et envoyez le dé jaune 3 au chariot.
    .praise = Le 3 est épuisé, le 2 est tourné sur 1.
    .hint = 3 crédits du premier dé jaune, 1 du second.
    .the-two = De cette façon, c’est le 2 qui part au chariot.

lesson-paying-money-left =
    .task = Combien de crédits vous reste-t-il ?
    .praise = 1 crédit : 5 moins 4.
    .hint = Additionnez les faces de vos dés jaunes stockés.
    .nothing = Il vous reste un dé jaune.
    .two = Ce dé a payé un point : il a été tourné.

lesson-paying-spend-the-two =
    .task = Encore une fois, mais c’est le dé jaune 2 qui doit partir au chariot.
    .praise = Il reste 1 crédit, comme avant ; seul le dé qui part a changé. Pensez à qui le retrouvera plus tard…
    .hint = 2 crédits de chaque dé jaune.
    .the-three = De cette façon, c’est le 3 qui part au chariot.

## 6. Restaurer

lesson-restore = Recoller la céramique
    .intro = Les dés bleus restaurent les six fragments de votre céramique. Chacun a sa condition, et les voisins rapportent un petit plus.

lesson-restore-ana =
    .task = Vous êtes Ana : bleus 4 et 5, deux fragments déjà en place. Marquez 12 PV en une seule restauration.
    .praise = 10 PV pour le fragment ≥9 et 1 pour chacun de ses deux voisins : 12. Les deux dés partent au chariot avec leurs faces, 4 et 5.
    .hint = Le fragment ≥9 demande deux ou trois dés différents.
    .one-die = Le fragment ≥9 demande deux ou trois dés ; le 5 seul ne suffit pas.
    .two-dice-fragment = Le fragment ≥6 vaut 6, et 2 pour ses voisins : 8. Il y a mieux.
    .small-fragment = Celui-là vaut 3 ou 4 PV. Avec 4 et 5, il y a mieux.

lesson-restore-equal-dice =
    .task = Vous avez maintenant des dés bleus 4, 4 et 1, et 2 crédits. Restaurez quand même le fragment ≥9.
    .praise = Pour 2 crédits, un 4 est devenu un 5, et 5 et 4 sont différents. Le 1 pouvait même s’y ajouter.
    .hint = Financer la restauration : 2 crédits montent ou baissent un dé bleu de 1. Quel dé pose problème ?
    .twice-four = 4 + 4 + 1 font bien 9, mais les deux 4 sont égaux. Le fragment ≥9 veut des valeurs différentes.
    .three-for-two = Le fragment ≥6 prend exactement deux dés, jamais trois. Et c’est le ≥9 que nous voulons.
    .wrong-die = Tourner le 1 laisse deux 4 égaux. Tournez plutôt l’un d’eux.
    .down = Avec 3, 4 et 1, vous n’arrivez qu’à 8. Tournez-le dans l’autre sens.
    .another-fragment = Ce fragment est à votre portée, mais les dés manqueraient pour le ≥9.

## 7. Les pistes d’excavation

lesson-tracks = Dés gris, pistes d’excavation
    .intro = Un dé gris ne se stocke pas. Il fait aussitôt avancer un de vos trois disques de sa valeur exacte, et la case atteinte vous récompense.

lesson-tracks-how-far =
    .task = Vous allez capturer le dé gris 4. Votre disque bleu est sur la case 6 : quelle case atteindrait-il ?
    .praise = La case 9, au bout de la piste. Le cran de trop est perdu.
    .hint = Les pistes finissent à la case 9.
    .ten = Il n’y a pas de case 10 : le disque s’arrête au bout.
    .stop-early = On ne s’arrête pas plus tôt, même pour un bonus tentant. Il va jusqu’au bout.

lesson-tracks-points-now =
    .task = Capturez le dé gris 4 et marquez 3 PV tout de suite.
    .praise = Du départ à la case 4 de la piste jaune : 3 PV. Les cases 1 à 3 n’ont rien donné : seule l’arrivée compte.
    .hint = La case 4 de chaque piste vaut 3 PV. Quel disque peut s’y arrêter ?
    .blue-die = Dans l’autre sens : le dé bleu doit sauter par-dessus le gris.
    .passed-over = Le disque bleu irait au bout. Cela paie au décompte final, pas maintenant.
    .red-seven = Le disque rouge part de la case 3 et traverse la 4 : une case traversée ne donne rien.
    .refuse = L’excavation est obligatoire. Seule la piste est à votre choix.

lesson-tracks-end-of-track =
    .task = Même position. Cette fois, soyez le premier au bout d’une piste.
    .praise = Premier au bout de la bleue : au décompte final, 2 PV par fragment restauré. Vous en avez deux, et il reste des manches pour en ajouter.
    .hint = Quel disque est à moins de 5 crans du bout ?
    .yellow-track = Le disque jaune s’arrêterait sur la case 4.
    .red-track = Le disque rouge s’arrêterait sur la case 7.

lesson-tracks-most-now =
    .task = Même position, encore. Quelle piste rapporte le plus de PV à ce tour ? Jouez-la.
    .praise = Sur la case rouge 7, un vase ne coûte que 1 crédit : 12 PV pour votre dé rouge 6, 2 pour sa case, 14 en tout. Trois bonnes pistes, trois projets : voilà le choix que donne un dé gris.
    .hint = Vous avez un dé rouge 6. Que propose la case 7 de la piste rouge ?
    .three-points = 3 PV, c’est bien, mais une piste rapporte beaucoup plus à ce tour.
    .later = Le bout de la piste bleue paie à la fin de la partie, pas maintenant.
    .declined = Ce bonus peut se refuser, mais c’est lui qui rapporte !

lesson-tracks-one-disc =
    .task = Vos trois disques sont au départ. Capturez le dé gris 4, faites avancer un disque et terminez votre tour.
    .praise = Un dé, un disque : 4 crans, et 3 PV sur n’importe quelle piste.
    .hint = Ici, les trois pistes se valent.
    .split = Le dé gris a servi. Ses 4 crans vont à un seul disque : ni 3 et 1, ni 2 et 2.

## 8. Reprendre un vase

lesson-vase-back = Reprendre un vase
    .intro = La case 8 de la piste rouge fait un drôle de cadeau : vous ôtez un vase et marquez deux fois ce que vaut sa case.

lesson-vase-back-take-back =
    .task = Quatre vases sont en vitrine, votre disque rouge est sur la case 5. Capturez le dé gris 3 et marquez 8 PV.
    .praise = La quatrième case vaut 4, donc 8 PV. Le vase est revenu dans votre réserve.
    .hint = 5 et 3 font 8, sur la piste rouge.
    .other-track = Cette piste n’offre rien de tel. C’est la case 8 de la piste rouge qu’il nous faut.
    .declined = On peut refuser, mais alors il n’y a pas de PV non plus.

lesson-vase-back-vases-left =
    .task = Combien de vases reste-t-il en vitrine ?
    .praise = Trois. Celui que vous avez repris ne compte plus pour rien, tant qu’il ne revient pas.
    .hint = Regardez votre vitrine.
    .four = L’un des quatre est parti.

lesson-vase-back-again =
    .task = La case est de nouveau libre. Exposez-y votre dé rouge 1.
    .praise = 2 PV pour le dé, et une seconde fois les 4 PV de la quatrième case !
    .hint = Vous avez 1 crédit, juste assez pour un dé rouge 1.
    .turn-over = Pas encore : vous pouvez vous offrir un vase à ce tour.

## 9. Les jetons Fouille

lesson-dig-tokens = Les jetons Fouille
    .intro = Un saut qui se termine sur un jeton Fouille profite à son propriétaire. Le vôtre vous donne 1 point de dé, celui d’un autre lui en donne 2.

lesson-dig-tokens-own-token =
    .task = Vous êtes Ana ; votre jeton est en c3. Capturez le dé gris en vous y posant, montez-le à 2 grâce au bonus, puis faites l’excavation et posez le jeton gagné.
    .praise = Sans le jeton, le disque se serait arrêté sur la case 1. Un point de plus, et vous voilà avec un deuxième jeton sur la grille.
    .hint = e3 saute par-dessus d3. Le bonus peut aller au dé capturé, avant son action.
    .field-work = Pousser un dé sur votre jeton pour 2 crédits ne donne rien : seul un saut réveille le jeton.
    .money-up = Un point là, ce n’est pas mal, mais le dé gris en a besoin pour atteindre la case 2.
    .declined = Le bonus peut se refuser, mais c’est juste ce qui manque au dé gris.
    .token-on-boost = Pas de jeton sur une case +1 ou +2.
    .token-in-ropes = Pas de jeton entre les cordes. Ces cases sont gardées pour les dés recyclés.

lesson-dig-tokens-rival-token =
    .task = Même position. Capturez le dé jaune 3, et regardez à qui est le jeton de la case d’arrivée.
    .praise = Le dé jaune 3 est à vous, mais f6 porte le jeton de Bruna : 2 points de dé pour elle, tout de suite.
    .hint = Un seul dé peut sauter par-dessus f5.
    .another-die = Ce saut ne capture pas le dé jaune 3.

lesson-dig-tokens-rival-chooses =
    .task = Changez de place : vous êtes Bruna, et ce bonus est le vôtre. Ajoutez vos 2 points à vos dés stockés, comme il vous plaît.
    .praise = Voilà ce que coûte à Ana son dé jaune 3, stocké à présent. Deux points sur un dé ou un sur deux dés : le propriétaire du jeton décide.
    .hint = Rouge ou bleu, deux fois le même ou un chacun : tout est juste.
    .for-ana = Le jeton est à Bruna : Ana n’en tire rien, même à son propre tour.
    .captured-die = Le dé capturé est à Ana. Bruna augmente les dés stockés dans son musée à elle.
    .declined = On peut refuser, mais pourquoi laisser des points sur la table ?

## 10. Le chariot

lesson-cart = Au chariot
    .intro = Tout dé qui a servi entre dans le chariot commun, à cinq emplacements. Ce qui en tombe revient sur la grille.

lesson-cart-three-dice =
    .task = Le chariot est vide. Restaurez le fragment ≥3 avec le dé bleu 3, puis le ≥5 avec le dé bleu 5, puis le =6 avec le dé bleu 6, dans cet ordre.
    .praise = De haut en bas : 3, 5, 6. Chaque dé a pris le plus haut emplacement libre.
    .hint = Un dé par fragment, le plus petit d’abord.
    .all-in-one = N’employez qu’un dé : les autres servent aux fragments suivants.
    .other-order = D’abord le bleu 3, puis le 5, puis le 6, et rien d’autre avant : l’ordre décide des emplacements du chariot.

lesson-cart-next-slot =
    .task = Quel emplacement du chariot, compté à partir du haut, prendra le prochain dé dépensé ?
    .praise = Le 4ᵉ : le plus haut des emplacements libres.
    .hint = Trois emplacements sont pris, à partir du haut.
    .bottom = Les dés ne glissent pas jusqu’en bas : le chariot se remplit par le haut.
    .top = Le haut est pris. Un nouveau dé n’y entre que si le chariot est plein.

lesson-cart-fill =
    .task = Exposez le dé rouge 1, puis, dans une deuxième action, le rouge 2. Regardez le chariot.
    .praise = Cinq dés, cinq emplacements : 3, 5, 6, 1, 2. Le chariot est plein.
    .hint = Deux expositions, l’une après l’autre, payées chacune par le dé jaune.
    .together = Un à la fois, pour que chaque dé entre seul dans le chariot.
    .two-first = D’abord le rouge 1, puis le rouge 2 : les dés entrent dans le chariot dans l’ordre où vous les exposez.
    .three-first = Le rouge 3 viendra plus tard : d’abord le 1, puis le 2.

lesson-cart-first-out =
    .task = Le prochain dé dépensé en poussera un autre hors du chariot. Lequel ?
    .choice-B1 = Le dé bleu 3, entré le premier
    .choice-R2 = Le dé rouge 2, entré le dernier
    .choice-none = Aucun, le chariot en prend six
    .praise = Le dé rouge 2 : il est tout en bas. Le cinquième entré est donc le premier à ressortir.
    .hint = Le nouveau venu se place en haut, tous descendent d’un cran, le plus bas tombe.
    .first-in = Le dé bleu 3 est tout en haut : il descend seulement d’un cran. Regardez en bas.
    .nothing = Le chariot a cinq emplacements, et ils sont pris.

lesson-cart-push =
    .task = Exposez le dé rouge 3 avec vos 3 derniers crédits. Deux dés entrent dans le chariot : voyez ce qui en sort.
    .praise = D’abord le rouge 2, puis le rouge 1 : ils attendent sur votre ardoise. Dans le chariot, vos trois dés bleus suivent maintenant les deux nouveaux.
    .hint = Le dé jaune est épuisé, donc dépensé lui aussi. L’ordre est à vous.
    .turn-over = Exposez d’abord le dé rouge 3.

## 11. Le recyclage

lesson-recycling = Le recyclage
    .intro = Les dés tombés du chariot retournent sur la grille à la fin de votre tour. Vous choisissez la case, dans les règles.

lesson-recycling-spend-two =
    .task = Le chariot est plein. Restaurez le fragment ≥5 avec vos dés bleus 2 et 3.
    .praise = Le dé rouge 5 est tombé d’abord, puis le gris 1. Les deux sont sur votre ardoise.
    .hint = Vos deux dés bleus font 5 ensemble.
    .one-die = Employez les deux dés : il faut que deux dés tombent du chariot.
    .another-fragment = Gardez le ≥4 pour un autre jour : ici, c’est le ≥5.
    .turn-over = Restaurez d’abord le fragment.

lesson-recycling-put-back =
    .task = Terminez votre tour et remettez les deux dés sur la grille.
    .praise = Un dé en a1, la dernière case libre entre les cordes ; puis l’autre sur votre jeton en f3. Pas de bonus : personne n’a sauté. L’ordre était à vous.
    .hint = Les cordes d’abord ; puis vos propres jetons ; puis n’importe où.
    .plain-space = Tant qu’une case entre les cordes est libre, le dé y va. Regardez les coins.
    .token-first = Votre jeton vient en second : une case entre les cordes est encore libre.
    .plain-after = Les cordes sont pleines, mais un de vos jetons est encore sans dé.
    .rival-token = Ce jeton n’est pas à vous. Le vôtre passe d’abord.

## 12. Le travail de terrain

lesson-field-work = Le travail de terrain
    .intro = Pour 2 crédits, n’importe quel dé de la grille glisse d’une case. Une poussée discrète qui peut changer un tour.

lesson-field-work-face =
    .task = Vous allez pousser le dé bleu 3 de c4 vers d4, une case +2. Que montrera-t-il ?
    .praise = 3, comme avant. Pas de saut, donc pas de hausse.
    .hint = Le travail de terrain est-il une capture ?
    .plus-one = Le +1 habituel va à un dé qui saute. Celui-ci ne saute pas.
    .plus-two = La case +2 n’agit que sur un dé qui saute.
    .plus-three = Ce serait la hausse d’un saut. Ici, le dé est seulement poussé.

lesson-field-work-slide =
    .task = Faites-le : poussez le dé bleu de c4 vers d4.
    .praise = Le dé montre toujours 3, et votre dé jaune 2 est dans le chariot, sur sa face 2.
    .hint = Choisissez le travail de terrain, puis faites glisser le dé d’une case.
    .two-steps = Une case, pas plus : e4 est à deux cases.
    .elsewhere = C’est permis, mais essayez la case +2 en d4, pour voir qu’elle ne fait rien.

lesson-field-work-open-the-way =
    .task = Ici, aucune capture n’est possible. Avec vos 2 crédits, rapprochez deux dés, puis capturez le dé jaune 4.
    .praise = 2 crédits dépensés, 4 gagnés : du beau travail de terrain.
    .hint = Les deux dés doivent se toucher, avec une case libre derrière le jaune.
    .capture-at-once = Les dés sont trop loin l’un de l’autre : rapprochez-les d’abord.
    .capture-nothing = Il n’y a encore rien à survoler. Rapprochez d’abord les dés.
    .red-instead = Vous avez capturé le dé rouge. C’est lui qui doit sauter.

## 13. La mise en place et le premier saut

lesson-setup = Le premier tour
    .intro = Tous les dés montrent 1. Chacun pose un jeton Fouille, et les fouilles commencent.

lesson-setup-start-tokens =
    .task = Quatre joueurs : Ana ouvre la partie. Posez le jeton de départ de chacun sur les cases loupes, dans le bon ordre.
    .praise = Orange, noir, violet, turquoise : qui joue en dernier choisit en premier.
    .hint = Commencez par le dernier joueur et remontez jusqu’à Ana.
    .first-player-first = Ana joue la première, donc elle pose la dernière. Davi commence.
    .no-magnifier = Un jeton de départ va sur une case loupe.
    .taken = Un jeton par case loupe : celle-ci est prise.

lesson-setup-first-jump =
    .task = Deux joueurs cette fois ; votre jeton est en c3. Sautez dessus depuis e3, et servez-vous du bonus pour faire avancer un de vos disques de 2 crans.
    .praise = Le dé qui a sauté montre 2, le dé gris aussi. Votre disque s’arrête sur la case 2 : un jeton Fouille !
    .hint = e3 par-dessus d3 jusqu’en c3, puis montez le dé gris capturé.
    .declined = Sans le bonus, le disque n’avance que d’un cran.
    .other-jump = Un beau saut, mais pas celui qui mène à votre jeton en c3.

lesson-setup-token-spaces =
    .task = Où pouvez-vous poser ce jeton maintenant ? Montrez toutes les cases.
    .praise = d3 et e3, que votre saut vient de vider, et les deux cases loupes encore sans jeton.
    .hint = Ni dé, ni jeton, ni cordes, ni +1, ni +2.
    .no-magnifiers = Les cases loupes encore vides conviennent aussi.
    .covered = En c3, il y a un dé, et déjà un jeton.
    .only-magnifiers = Les jetons ne vont pas seulement sur les cases loupes : votre saut a vidé deux cases ordinaires.

lesson-setup-place-token =
    .task = Posez-le sur la case de votre choix.
    .praise = Il y reste jusqu’à la fin de la partie. Et le dé gris entre dans le chariot avec sa face 2.
    .hint = N’importe laquelle des cases éclairées.
    .on-a-die = Il y a un dé ici. Des dés pourront recouvrir un jeton plus tard, mais il se pose sur une case vide.
    .shaded = Cette case est entre les cordes : pas de jeton ici.
    .free-action = Le jeton d’abord : tout le reste attend qu’il soit posé.

## 14. Le décompte final

lesson-final-scoring = Le décompte final
    .intro = La manche 14 s’achève, Ana est la dernière à jouer. Avant de tourner la page, calculez.

lesson-final-scoring-shared-first =
    .task = Vases : Ana 3, Bruna 3, Clara 1. Combien de PV pour Ana ?
    .praise = Elles sont deux à partager le premier et le deuxième rang : 7 et 5 font 12, donc 6 chacune.
    .hint = 7, 5 et 3 PV pour les trois premiers rangs. À égalité, on partage.
    .seven = 7 serait pour un premier rang sans partage. Ana et Bruna partagent les deux premiers.
    .five = Elles ne prennent pas le deuxième rang chacune : elles partagent ce que paient les deux premiers.

lesson-final-scoring-after-the-tie =
    .task = Et combien pour Clara, avec son unique vase ?
    .praise = 3 PV : les deux premiers rangs sont pris, Clara est troisième.
    .hint = Quel rang vient après deux joueuses en tête ?
    .five = Le deuxième rang est déjà compté, pour Ana et Bruna ensemble.
    .nothing = Un vase suffit pour être classé.

lesson-final-scoring-fragments =
    .task = Fragments : Ana 2, Bruna 4, Clara 4. Combien de PV pour Ana ?
    .praise = 3 : Bruna et Clara partagent les deux premiers rangs, 6 chacune.
    .hint = La même méthode que pour les vases.
    .five = Deux joueuses sont devant elle, et elles occupent deux rangs.

lesson-final-scoring-red-end =
    .task = Ana est la première au bout de la piste rouge, avec 3 vases en vitrine. Combien de PV ?
    .praise = 2 PV par vase : 6.
    .hint = L’emplacement 1° de la piste rouge paie 2 PV par vase exposé.
    .once = C’est pour un seul vase. Elle en a trois.
    .second = 1 PV par vase, c’est pour l’emplacement 2°.

lesson-final-scoring-yellow-end =
    .task = Bruna a atteint le bout de la piste jaune après Clara. Combien de PV pour elle ?
    .praise = 6 PV pour l’emplacement 2°. Clara en reçoit 10.
    .hint = L’emplacement 1° paie 10 PV. Et le 2° ?
    .first = 10 PV, c’est pour l’emplacement 1°, celui de Clara.

lesson-final-scoring-end =
    .task = Terminez le tour d’Ana, et voyez le résultat.
    .praise = Ana 15, Bruna 18, Clara 19 : Clara gagne. Les dés, l’argent et les jetons qui restent ne valent rien, sauf l’argent pour départager une égalité.
    .hint = Il ne reste qu’à terminer le tour.

## 15. Majorités partagées

lesson-majorities = Trois en tête
    .intro = Quatre joueurs, dernier tour. Vases : Ana, Bruna et Clara 2 chacune, Davi 1.

lesson-majorities-three-share =
    .task = Combien de PV de vases pour chacune des trois ?
    .praise = 7, 5 et 3 font 15, à partager en trois : 5 chacune.
    .hint = Additionnez ce que paient les trois premiers rangs, puis partagez.
    .seven = Aucune n’est seule en tête : on partage ce que paient les rangs.
    .fifteen = 15, c’est ce qu’elles ont à partager.

lesson-majorities-fourth =
    .task = Et pour Davi, avec un vase ?
    .praise = Rien : il est quatrième, et seuls trois rangs paient.
    .hint = Quel est le rang de Davi ?
    .third-pay = Le troisième rang est déjà pris par les trois de tête.

lesson-majorities-end =
    .task = Terminez le tour pour vérifier.
    .praise = 5, 5, 5 et 0. Si le compte n’était pas tombé juste, on aurait arrondi vers le bas.
    .hint = Il ne reste que la fin du tour.

## 16. Le solo

lesson-solo = Seul sur le site
    .intro = La mission 1, en solo. Après chaque capture, un dé voisin de celui qui a sauté quitte la grille pour toujours : ces dés sont votre horloge.

lesson-solo-jump =
    .task = Amenez à 4 le dé rouge posé en g4 en capturant le dé gris, puis faites l’excavation sur la piste de votre choix.
    .praise = Le dé rouge montre 4 en e4, et votre disque avance d’un cran. Comme aucun dé stocké ne pouvait monter, le bonus de la case 1 est perdu.
    .hint = g4 par-dessus f4 jusqu’en e4, une case +2.
    .plain-landing = Vous capturez bien le dé gris, mais un autre dé a sauté. C’est au rouge de le faire, jusqu’en e4.
    .yellow-instead = Ce saut capture le dé jaune. Le gris d’abord.

lesson-solo-neighbours =
    .task = L’un des dés qui touchent celui qui vient de sauter en e4 doit partir. Montrez tous ceux qui le touchent.
    .praise = d4 à côté, et f5 en diagonale.
    .hint = Regardez autour de e4, dans les huit directions.
    .no-diagonal = La diagonale compte aussi.
    .only-diagonal = d4 est juste à côté.
    .jumper-too = Celui qui a sauté reste. Seuls ses voisins sont concernés.

lesson-solo-throw-away =
    .task = Renoncez à ce dont vous avez le moins besoin : l’un des deux va sur la première case de la piste compte-tours.
    .praise = Un bleu 1 est une petite perte ; le jaune 4 pourra encore être capturé. Quand le 14ᵉ dé est sur la piste compte-tours, la mission s’achève.
    .hint = Lequel vaut moins pour vous, un bleu 1 ou un jaune 4 ?
    .money-lost = Ce seraient 4 crédits perdus pour toujours. Renoncez plutôt au bleu 1.
    .optional = Cette étape ne se saute pas : si un dé est voisin, il faut en retirer un avant toute autre chose.
    .the-jumper = Le dé qui a sauté reste sur la grille. Choisissez un de ses voisins.

## 17. Les missions

lesson-missions = Ce que demande une mission
    .intro = Une mission a plusieurs objectifs, marqués par des vases d’une autre couleur. Il faut les atteindre tous pour la gagner.

lesson-missions-begin =
    .task = Voici la mission 1. Posez votre jeton de départ sur une case loupe.
    .praise = Le reste est prêt : un objectif sur le fragment ≥9, un au bout de la piste jaune, un sur la quatrième case de la vitrine, et un score.
    .hint = N’importe quelle case loupe convient.
    .no-magnifier = Votre jeton de départ va sur une case loupe, comme à plusieurs.

lesson-missions-threshold =
    .task = Combien de PV vous faut-il à la fin ?
    .praise = 50 ou plus, une fois tout compté.
    .hint = Regardez les objectifs de la mission.
    .marker = 30, c’est seulement le marqueur : la case où il se trouve s’y ajoute.
    .space = 20, c’est seulement la case : le marqueur +30 s’y ajoute.

lesson-missions-space =
    .task = Sur la piste de score, un tour complet vaut 30. Sur quelle case se trouve le marqueur +30 pour dire 50 ?
    .praise = Sur la case 20 : 30 et 20 font 50.
    .hint = 50 moins un tour.
    .total = La piste s’arrête à 29, puis recommence à 0.

lesson-missions-hard =
    .task = Et avec l’option du défi corsé, combien de PV ?
    .praise = 60 : cette option ajoute 10 à chaque objectif de score.
    .hint = Dix de plus.
    .same = C’est l’objectif ordinaire. Le défi corsé ajoute 10.

lesson-missions-hard-space =
    .task = Sur quelle case se trouve alors le marqueur +60 ?
    .praise = Sur la case 0 : deux tours complets et rien de plus.
    .hint = 60 moins deux tours.
    .total = La piste n’a pas de case 60 : deux tours valent déjà 60.
    .thirty = Avec le marqueur +60, les deux tours sont déjà comptés.
