### Marajoara : les décisions de règles. Là où le livret se tait ou hésite : la question, ce que nous faisons, pourquoi.
### .other : l’autre lecture · .ours et .theirs : le nom des choix, l’un le nôtre, avec leur prix · règles concernées : assets/marajoara/rulings.json.

MJ-A1 =
    .question = Peut-on sauter en diagonale ?
    .answer = Oui : huit directions, pour les sauts comme pour le travail de terrain. En solo, les dés voisins du dé qui a sauté se comptent toujours dans les huit directions.
    .reason = La liste de ce qui est interdit à un saut est détaillée et ne parle pas des diagonales. Aucun mot du livret ne limite les sauts aux rangées et aux colonnes.
    .other = Quatre directions, comme au solitaire : le mode solo précise « en diagonale » pour les voisins, ce qui ne servirait à rien si voisin le voulait toujours dire.
    .short = Sauts
    .ours = 8 directions
    .theirs = 4 directions
    .ours-price = 44 sauts au premier tour
    .theirs-price = 32 sauts, environ 4 PV de moins

MJ-A2 =
    .question = Peut-on capturer un dé quand on en a déjà trois de sa couleur ?
    .answer = Non, la capture est refusée. Libérez d’abord un emplacement par une action gratuite.
    .reason = Le livret interdit de stocker un tel dé et ne lui donne aucune autre destination ; il n’est pas non plus dépensé.
    .other = Capturer quand même, et envoyer le dé au chariot ou hors du jeu : aucune phrase ne dit où il irait.

MJ-A3 =
    .question = Que se passe-t-il si aucune capture n’est possible ?
    .answer = Vous pouvez encore jouer des actions gratuites. Si aucune capture n’est possible quand vous terminez votre tour, l’action principale est sautée ; en solo, aucun dé n’est alors retiré.
    .reason = Le livret n’en dit rien. Sauter l’action est permis seulement là où elle est impossible, pour qu’elle reste obligatoire partout ailleurs.
    .other = Passer tout le tour, actions gratuites comprises, ou vous obliger à libérer une place : le livret ne connaît ni l’un ni l’autre.

MJ-A4 =
    .question = Que faire d’un dé gris dont l’avance mènerait sur une case 9 complète ?
    .answer = Choisissez une autre piste. Si aucun disque ne peut avancer, la capture reste permise et le dé gris est simplement dépensé.
    .reason = Deux disques au plus tiennent au bout d’une piste, et un disque doit avancer de la valeur exacte : s’arrêter plus tôt contredirait cette seconde règle.
    .other = S’arrêter sur la case 8, ou interdire la capture : l’un contredit la valeur exacte, l’autre ne se lit nulle part.

MJ-A5 =
    .question = Où se place un dé dans un chariot qui n’est pas plein ?
    .answer = Au plus haut emplacement libre : le chariot se remplit du haut vers le bas. Le cinquième dé est ainsi le premier à ressortir.
    .reason = C’est ce que dit le livret, mot pour mot.
    .other = Les dés glissent jusqu’en bas, comme dans une file, ce qui est plus naturel pour un chariot : le premier dépensé ressort le premier. Le livret dit pourtant la plus haute place libre.
    .short = Chariot
    .ours = De haut en bas
    .theirs = En file
    .ours-price = le 5ᵉ dé ressort d’abord
    .theirs-price = le 1ᵉʳ dé ressort d’abord

MJ-A6 =
    .question = Dans quel ordre les dés d’une même action entrent-ils dans le chariot ?
    .answer = Dans l’ordre que vous choisissez ; le programme propose les jaunes, puis les autres de gauche à droite. Après une exposition due à la case rouge 7, le dé gris de l’excavation entre le dernier.
    .reason = Le livret ne fixe pas d’ordre, et cela peut compter pour le recyclage. Il dépense en revanche le dé gris après le bonus.
    .other = Un ordre imposé, de gauche à droite par exemple : le chariot serait le même pour tous, mais le livret n’en impose aucun.

MJ-A7 =
    .question = Financer la restauration permet-il aussi de retirer 1 ?
    .answer = Oui : +1 ou −1, sans descendre sous 1 ni passer 6.
    .reason = La règle complète le dit, même si le résumé ne montre que +1. Baisser un dé peut servir à obtenir des valeurs différentes pour le fragment ≥9.
    .other = +1 seulement, comme dans le résumé : baisser un dé serait refusé, et le fragment ≥9 un peu plus dur à composer.

MJ-A8 =
    .question = Case bleue 7 : faut-il doubler, et jusqu’où ?
    .answer = Pour chaque restauration du reste du tour, vous décidez de doubler tous ses dés ou aucun. Le double n’est pas limité à 6 : un 3 compte 6, un 5 compte 10. Les faces ne changent pas, et deux dés différents le restent.
    .reason = La limite de 6 porte sur les faces, et aucune n’est tournée. Un doublage forcé rendrait le fragment =6 impossible avec un vrai 6.
    .other = Doubler d’office, ou s’arrêter à 6 : un vrai 6 vaudrait 12 et ne ferait plus le fragment =6, un 5 ne vaudrait que 6.

MJ-A9 =
    .question = Case jaune 7 : comment se fait l’échange ?
    .answer = Il est facultatif : deux dés contre deux, sinon un contre un, sinon rien. Les dés pris doivent trouver un emplacement de leur couleur, donc jamais de dé gris. Vos dés vont en haut du chariot dans l’ordre voulu, les autres gardent le leur. Remplir ainsi pour la première fois le troisième emplacement jaune donne son jeton.
    .reason = Le livret ne règle pas ces détails ; nous appliquons les limites ordinaires du stockage. Le dé gris de l’excavation n’est pas encore dans le chariot à ce moment.
    .other = Un échange obligatoire, ou limité aux dés de même couleur : le livret parle de dés contre des dés, sans rien exiger de plus.

MJ-A10 =
    .question = Case rouge 7 : et si l’on n’a ni argent, ni dé rouge, ni place en vitrine ?
    .answer = Le bonus est perdu. Sinon, c’est une exposition ordinaire au prix de 1 crédit, récompense de la case comprise.
    .reason = Le livret change le prix et rien d’autre.
    .other = Garder le bonus pour plus tard, ou se passer de récompense de case : rien dans le livret ne le permet ni ne le retire.

MJ-A11 =
    .question = Case rouge 8 : est-ce obligatoire, et quel vase part ?
    .answer = C’est facultatif, et c’est toujours le vase de la plus haute case occupée qui part. Le jeton de la case 1 ne peut donc pas être regagné.
    .reason = Perdre un vase peut coûter plus que le bonus ne rapporte ; une récompense ne devrait pas punir. « Le dernier » vase est celui de la plus haute case, puisqu’on les remplit dans l’ordre.
    .other = Rendre un vase de votre choix, ou y être tenu : libérer la case 1 ferait gagner son jeton deux fois, et le bonus coûterait parfois des points.

MJ-A12 =
    .question = Quels bonus se refusent sans discussion ?
    .answer = Le bonus de fouilles, en tout ou en partie. La hausse du dé qui saute, les jetons à poser et les PV ne se refusent pas.
    .reason = Le livret dit « toujours » pour la hausse et « vous pouvez » pour le bonus de fouilles. Refuser compte surtout dans la mission 7, où dépasser 6 coûte des points.
    .other = Tout prendre dès que c’est possible : le « vous pouvez » du bonus de fouilles n’aurait plus de sens.

MJ-A13 =
    .question = Votre bonus de fouilles peut-il aller à un dé gris capturé ?
    .answer = Oui, et votre disque avance alors d’un cran de plus.
    .reason = Le dé capturé est nommé sans condition de couleur, et l’étape 3 précède l’étape 4.
    .other = Réserver le bonus aux dés qui se stockent : le livret parle du dé capturé, sans exclure le gris.

MJ-A14 =
    .question = Et si le joueur dont c’est le jeton n’a pas de dé à augmenter ?
    .answer = Son bonus est perdu. Il peut aussi n’en prendre que la moitié.
    .reason = Rien ne permet de garder un bonus pour plus tard.
    .other = Reporter la hausse sur un prochain dé : il faudrait la noter quelque part, et la boîte n’a rien pour cela.

MJ-A15 =
    .question = Que devient un jeton gagné quand aucune case ne peut le recevoir ?
    .answer = Il attend, et se pose dès qu’une case convient pendant un tour de son propriétaire.
    .reason = Le livret ne prévoit pas ce cas, très rare. Attendre ne fait perdre à personne ce qu’il a gagné.
    .other = Perdre le jeton : la mission 8 et les points de la case jaune 8 en souffriraient sans qu’on y puisse rien.

MJ-A16 =
    .question = Qu’est-ce qu’une case libre ?
    .answer = Pour un dé : une case sans dé, jetons ou non. Pour un jeton : une case sans dé ni jeton, ni vase d’objectif dans la mission 4.
    .reason = Les dés sont faits pour passer sur les jetons, sans quoi il n’y aurait pas de bonus de fouilles. Pour les jetons, le livret exclut clairement les deux.
    .other = Une case tout à fait vide, pour les dés comme pour les jetons : aucun saut ne finirait sur un jeton, et le bonus de fouilles disparaîtrait.

MJ-A17 =
    .question = Comment se répartissent les majorités à deux joueurs, ou quand un joueur n’a rien ?
    .answer = À deux : 7 PV et 5 PV. Un joueur sans vase, ou sans fragment, n’est pas classé et n’occupe aucun rang.
    .reason = Il faut avoir exposé au moins un vase pour toucher des points ; le livret ne prévoit aucun autre tableau à deux joueurs.
    .other = Trois rangs même à deux, ou des points pour un joueur sans vase : le livret demande d’en avoir exposé au moins un.

MJ-A18 =
    .question = Qu’est-ce que « le plus d’argent » en cas d’égalité ?
    .answer = La somme des faces des dés jaunes stockés, non leur nombre.
    .reason = L’argent se compte partout en crédits, un par point.
    .other = Compter les dés jaunes, non leurs points : deux dés de 1 passeraient devant un 6, alors qu’ils paient trois fois moins.

MJ-A19 =
    .question = Quels dés retire-t-on du total dans les missions 3, 5, 7 et 8 ?
    .answer = Ceux de la piste compte-tours. Dans la mission 5, les dés jaunes ne coûtent rien.
    .reason = Le livret nomme la piste de score, mais aucune règle n’y met jamais de dé : c’est une coquille.
    .other = Prendre la phrase au mot : aucun dé ne se trouve jamais sur la piste de score, et il n’y aurait rien à retirer.

MJ-A20 =
    .question = En solo, quand retire-t-on le dé voisin ?
    .answer = Juste après l’étape 4, avant toute nouvelle action gratuite.
    .reason = Le retrait suit la capture, et l’astuce du disque qui marque le dé montre que d’autres choses se passent entre les deux. On ne peut donc pas y échapper en éloignant les voisins après coup.
    .other = Retirer le dé dès l’étape 1, ou en fin de tour : dans le second cas, le travail de terrain viderait les alentours pour y échapper.

MJ-A21 =
    .question = En solo, joue-t-on encore les actions gratuites du tour qui remplit la piste compte-tours ?
    .answer = Non : la partie se termine dès que le 14ᵉ dé est posé, après l’action du dé capturé. Le décompte final suit, sans recyclage.
    .reason = C’est le moment même que nomme le livret.
    .other = Finir le tour : le dernier dé capturé pourrait encore servir, et le dernier tour d’une partie ordinaire se joue aussi en entier. Rien dans le livret ne le dit, et une exposition de plus décide souvent d’une mission.
    .short = Fin d’une mission
    .ours = Au 14ᵉ dé
    .theirs = À la fin du tour
    .ours-price = plus d’action gratuite
    .theirs-price = le dernier dé peut servir

MJ-A22 =
    .question = L’objectif de score se juge-t-il avant ou après les retraits de fin de partie ?
    .answer = Après tout le reste : bouts de piste ajoutés, retraits effectués.
    .reason = L’objectif se prend à la fin de la partie, et les retraits portent sur le total de points.
    .other = Juger le seuil avant les retraits : plus facile de quelques points, mais l’objectif se prend à la fin de la partie.

MJ-A23 =
    .question = Le score peut-il descendre sous zéro ?
    .answer = Oui.
    .reason = Rien ne fixe de plancher, et s’arrêter à zéro rendrait certaines pertes gratuites.
    .other = Ne pas descendre sous 0 : au début de la mission 7, faire déborder un dé ne coûterait rien.

MJ-A24 =
    .question = Mission 7 : et si un dé dépasse 6 de plus d’un point, ou par votre choix ?
    .answer = Il revient toujours à 1, pour une perte de 4 PV par dé et par hausse : un 5 augmenté de 3 devient 1 et coûte une seule perte. Cela vaut pour toute hausse, y compris une restauration financée sur un 6, après un avertissement.
    .reason = Le livret dit qu’un dé qui déborde retourne à 1, sans regarder de combien ni pourquoi.
    .other = Repartir du reste : un 5 augmenté de 3 ferait 2, comme un compteur. Le livret dit qu’il retourne à 1.

MJ-A25 =
    .question = Mission 6 : qu’avez-vous en double ?
    .answer = Par musée : zones bleue et rouge, atelier et six fragments, vitrine et cinq vases, trois jetons Fouille du plateau. En un seul exemplaire : disque de score, trois disques d’excavation, jeton de départ et réserve de jetons. La zone jaune en service est choisie à la mise en place et ne change plus, si bien que le jeton jaune de l’autre musée est hors d’atteinte.
    .reason = Le livret parle de deux plateaux et d’une seule zone d’argent. Le reste suit de là, en laissant unique tout ce qui se trouve sur le plateau principal.
    .other = Tout avoir en double, disques et zone jaune compris : le livret ne parle que d’une zone d’argent et d’un seul plateau principal.

MJ-A26 =
    .question = Mission 4 : comment un dé peut-il atteindre une case étoilée ?
    .answer = De toutes les manières : saut, travail de terrain ou recyclage.
    .reason = Le livret demande seulement d’y amener un dé.
    .other = Par un saut seulement : « amener » demanderait alors plus que d’y poser un dé.

MJ-A27 =
    .question = Mission 8 : que veut dire collecter tous les jetons ?
    .answer = Que vos sept jetons sont posés sur la grille. Dépasser une case 2 sans s’y arrêter rend la mission impossible : le programme prévient.
    .reason = Il y a exactement sept occasions d’en poser un, et chaque piste n’en offre qu’une.
    .other = Tirer les sept jetons de la réserve sans les poser : le livret dit collecter, mais un jeton ne quitte le musée que pour la grille.

MJ-A28 =
    .question = Les disques des autres joueurs bloquent-ils une piste ?
    .answer = Non, sauf sur la case 9 quand deux disques y sont.
    .reason = Le livret admet plusieurs disques par case et ne limite que la dernière.
    .other = Un disque par case, comme sur bien des pistes : le livret en admet plusieurs partout, sauf au bout.

MJ-A29 =
    .question = Quels fragments compte le bonus d’adjacence ?
    .answer = Ceux qui étaient en place avant le nouveau fragment. Les voisins, eux, ne rapportent rien de plus plus tard.
    .reason = Le bonus se marque au moment où l’on place le fragment.
    .other = Recompter chaque voisin à chaque pose : une céramique entière vaudrait deux fois plus d’adjacence.

MJ-A30 =
    .question = Tour ou manche ?
    .answer = Un tour est celui d’un joueur ; une manche comprend un tour de chacun. Les quatorze « tours » annoncés au début sont des manches, et la « manche » de la case bleue 7 est votre tour.
    .reason = Le livret emploie les deux mots l’un pour l’autre par endroits. Comme chacun joue une fois par manche, le sens ne fait pas de doute.
    .other = Entendre quatorze tours en tout, ou un bonus bleu 7 qui dure toute la manche : la piste compte-tours et ses 14 cases disent le contraire.

MJ-A31 =
    .question = Le jeton de départ vient-il du musée ou de la réserve ?
    .answer = De la réserve. Les trois jetons du musée restent sur leurs icônes.
    .reason = Ceux du musée se gagnent en cours de partie, et le compte tombe juste ainsi : un de départ, trois du musée, trois des pistes.
    .other = Prendre un jeton du musée : son icône serait découverte dès le début, et il manquerait un jeton plus tard.

MJ-A32 =
    .question = En solo, perd-on un objectif si le vase qui l’a rempli repart ?
    .answer = Non, il reste acquis. Et un vase d’objectif ne bloque jamais vos propres pièces ni un dé.
    .reason = On récupère l’objectif au moment où on l’atteint ; rien ne demande de le rendre.
    .other = Rendre l’objectif dès que le vase repart : la case rouge 8 deviendrait un piège en solo.

MJ-A33 =
    .question = Peut-on jouer une action gratuite entre deux étapes, ou pendant le recyclage ?
    .answer = Non. Poser un jeton ou choisir un bonus fait partie de l’étape qui le donne.
    .reason = Les actions gratuites se placent avant ou après l’action principale, et les étapes se suivent dans l’ordre donné.
    .other = Glisser une action gratuite entre deux étapes : on libérerait une place après avoir vu quel dé est capturé.

MJ-A34 =
    .question = Peut-on se servir des dés d’un autre musée, du chariot ou des pistes ?
    .answer = Non. Seule la case jaune 7 donne accès aux dés du chariot.
    .reason = Toutes les actions parlent des dés de votre propre plateau.
    .other = Puiser dans le chariot ou chez les autres : aucune action ne le dit, sauf la case jaune 7.

MJ-A35 =
    .question = Où le travail de terrain peut-il mener un dé ?
    .answer = Sur toute case voisine sans dé, par-dessus les cordes, sur +1, +2 ou un jeton, et toujours sans effet.
    .reason = Le livret demande une case voisine libre et précise que rien de ce qui suit une capture ne s’applique.
    .other = Arrêter le dé aux cordes, ou appliquer +1 et +2 : ce serait une seconde capture sans capture.

MJ-A36 =
    .question = Un dé capturé à ce tour peut-il servir aussitôt ?
    .answer = Oui, dès la fin de l’action principale, argent compris. Pas avant.
    .reason = Une fois stocké, c’est un dé comme les autres ; et aucune action gratuite ne coupe l’action principale.
    .other = Attendre le tour suivant : le livret ne met aucun délai aux dés stockés.

MJ-A37 =
    .question = Avec quelle face entre dans le chariot un dé jaune entamé plus tôt, puis épuisé ?
    .answer = Celle qu’il montrait au début de l’action qui l’épuise.
    .reason = Les dépenses passées l’ont déjà tourné ; seule la dernière action le laisse tel quel.
    .other = Le montrer avec sa face d’origine : il faudrait se souvenir des tours passés, et le chariot mentirait sur ce que la table a montré.

MJ-A38 =
    .question = Faut-il atteindre l’objectif de score exactement ?
    .answer = Non, le seuil ou davantage.
    .reason = Le livret parle d’un seuil à atteindre.
    .other = Tomber juste, comme au jeu de fléchettes : un seuil ne se comprend pas ainsi.

MJ-A39 =
    .question = Mission 6 : qu’échange-t-on pour 1 crédit ?
    .answer = Un dé bleu d’un musée contre un dé rouge de l’autre. Celui qui reçoit le bleu doit avoir un emplacement bleu libre, l’autre un emplacement rouge libre.
    .reason = Le livret parle d’un dé bleu et d’un dé rouge échangés entre les musées. C’est ainsi que les dés se rejoignent là où l’on en a besoin.
    .other = Bleu contre bleu, ou rouge contre rouge : la phrase se prête aux deux, mais l’échange n’aiderait presque jamais.

MJ-A40 =
    .question = Les dés de l’ardoise sont-ils des dés de votre plateau ?
    .answer = Non. Bonus, hausses, argent et égalités ne regardent que les neuf emplacements de stockage.
    .reason = Ces dés attendent le recyclage et doivent garder leur valeur.
    .other = Les compter, puisque l’ardoise est imprimée sur le plateau Musée : un bonus changerait alors un dé qui doit garder sa valeur.

MJ-A41 =
    .question = Peut-on refuser l’action du dé capturé ?
    .answer = Non : il faut stocker le dé ou faire avancer un disque. Seul un bonus d’excavation facultatif peut se refuser.
    .reason = Le résumé la range dans l’action obligatoire, et un dé qu’on ne stockerait pas n’aurait nulle part où aller.
    .other = Y renoncer, car « vous pouvez » ouvre aussi cette phrase : un dé gris deviendrait une capture sans suite.

MJ-A42 =
    .question = Doit-on jouer une action gratuite pour rendre une capture possible ?
    .answer = Non, jamais.
    .reason = Les actions gratuites sont facultatives, même dans ce cas.
    .other = Être tenu de jouer une action gratuite qui rend la capture possible : une action gratuite cesserait d’être libre.

MJ-A43 =
    .question = Peut-on employer des dés bleus superflus sur les fragments ≥4 et ≥5 ?
    .answer = Oui. Cela libère des emplacements ou remplit le chariot.
    .reason = Le livret n’y limite pas le nombre de dés.
    .other = Le moins de dés possible : le livret ne demande pas d’économie, et les dés de trop gardent leur usage au chariot.

MJ-A44 =
    .question = L’ordre dans lequel on résout les dés rouges d’une même exposition compte-t-il ?
    .answer = Non : points, récompenses et jetons sont les mêmes dans tous les ordres. Le programme les résout donc de gauche à droite. L’ordre d’entrée des dés dans le chariot reste votre choix.
    .reason = Chaque dé rapporte le double de sa valeur où que son vase se pose, et les cases de la vitrine se remplissent toujours dans le même ordre. Poser la question ne ferait que ralentir le jeu.
    .other = Vous laisser choisir l’ordre : un clic de plus par dé, pour le même résultat.

MJ-A45 =
    .question = Les bonus des pistes d’excavation se refusent-ils ?
    .answer = Les hausses, jaune 7, rouge 7 et rouge 8, oui, en tout ou en partie ; les jetons à poser et les PV, non.
    .reason = Une récompense ne devrait pas punir : rouge 8 peut coûter un vase de plus qu’il ne rapporte, et dépasser 6 coûte des points dans la mission 7. Le livret dit pourtant de recevoir le bonus, sans « vous pouvez » : nous permettons donc plus que lui.
    .other = Recevoir le bonus dès que c’est possible, comme le livret l’écrit : la mission 7 serait un peu plus difficile.
