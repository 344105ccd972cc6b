### Magnastorm : les leçons, dans l’ordre où elles se proposent.
### lesson-<leçon> : le titre, .intro · lesson-<leçon>-<étape> : .task, .praise, .hint, un attribut par erreur, .choice-… par choix.

## 1. Deux tableaux

lesson-panels = Deux tableaux
    .intro = Vous fouillez une planète que balaie une tempête, et la réputation gagne la partie. À votre tour, un membre d’équipage descend du tableau supérieur vers l’inférieur : sa ligne dit ce que coûte l’action A, rouler, ou ce que rapporte l’action B, des cubes pour tout payer.

lesson-panels-gain =
    .task = Vous êtes Gaël, en gris. Prenez en haut un membre d’équipage neutre (jaune) ou à vous (gris), posez-le en bas sur une case libre, puis choisissez B : gagnez au moins deux cubes.
    .praise = La partie verte de la ligne vous revient, et plus elle est basse, plus elle rapporte. Votre équipage bloque maintenant cette case, et rendra sa colonne plus chère à la manche suivante.
    .hint = Le neutre du haut, sous le commandant 02, convient ; quatre lignes donnent au moins deux cubes, celle du bas trois.
    .others = L’équipage des autres ne se joue que lorsqu’il n’y a plus en haut ni neutre, ni membre du vôtre.
    .meagre = La ligne du haut ne donne qu’un cube : elle est faite pour rouler. Descendez plus bas.

lesson-panels-row-gain =
    .task = Viola, en violet, a deux cubes violets. Elle pose un neutre sur la ligne 4, troisième colonne, sous le commandant 02, et choisit B. Combien de cubes a-t-elle ensuite ?
    .praise = Un jaune et un violet de plus : quatre.
    .hint = Lisez la partie verte de la ligne 4.
    .both = Avec B, la partie rouge ne se paie pas : c’est l’une ou l’autre.
    .none = B donne les cubes de la partie verte.

lesson-panels-row-cost =
    .task = Et si elle choisit A, combien lui en reste-t-il avant de rouler ?
    .praise = Un : la partie rouge de la ligne 4 prend un cube de sa couleur.
    .hint = Lisez la partie rouge de la ligne 4.
    .free = Toute action A coûte sa ligne.
    .gain = La partie verte, c’est pour B.

lesson-panels-next-order =
    .task = Certaines cases ont un bonus. Sous le commandant 01, la case Ordre du tour, ligne 3, échange votre place sur la piste d’ordre avec qui vous précède, dès le prochain cycle. L’ordre est gris, violet, rose, orange ; gris a joué, et Viola s’en sert. Qui commence le prochain cycle ?
    .praise = Viola, puis Gaël. Dans ce cycle-ci, rose et orange jouent encore comme prévu.
    .hint = Elle échange sa place avec qui la précède.
    .grey = Gaël était devant elle : ils viennent d’échanger.
    .choice-0 = Gaël (gris)
    .choice-1 = Viola (violet)
    .choice-2 = Rose (rose)
    .choice-3 = Oscar (orange)

## 2. Rouler et installer

lesson-labs = Rouler et installer
    .intro = Le Scout roule d’une zone à la suivante. Là où il s’arrête, un laboratoire avance votre recherche.

lesson-labs-first-lab =
    .task = Vous êtes Gaël, en gris : votre Scout attend sur le départ 1, et vous avez deux cubes. Jouez un neutre sur la ligne 4, choisissez A, déplacez le Scout sur une case rouge, et installez un laboratoire.
    .praise = La ligne a coûté un cube, le premier laboratoire rien, et la recherche rouge monte d’un niveau.
    .hint = La case rouge est dans la zone du sud-ouest la plus proche du bord, à un pas du départ.
    .dear = Cette ligne demande un cube jaune, que vous n’avez pas. Le prix de la ligne se paie d’abord.
    .far = Depuis le départ, seules les deux zones d’entrée sont à un pas.
    .no-lab = Sans laboratoire, pas de recherche : les deux premiers sont gratuits.

lesson-labs-occupied =
    .task = Viola a deux laboratoires dans la zone voisine, au bord. Installez le vôtre dans cette zone, et choisissez la recherche à avancer.
    .praise = La case blanche laisse le choix de la zone de recherche.
    .hint = Cette zone a trois cases ; la blanche est libre.
    .full = On peut s’y arrêter, mais rien ne s’y installe.

lesson-labs-double =
    .task = Case Double, et Kaysia Vasidis est à vous. Il vous reste un cube ; vos deux prochains laboratoires coûtent un cube chacun. Installez les deux.
    .praise = Kaysia en offre un, votre cube paie l’autre. La recherche n’avance qu’une fois.
    .hint = L’un pour rien, l’autre payé.
    .one-only = Le second laboratoire n’est permis que maintenant.

## 3. La tempête

lesson-storm = La tempête
    .intro = La moitié de la planète est dans la tempête, et chaque manche la fait tourner. Un Scout pris dedans doit en sortir.

lesson-storm-with-range =
    .task = Manche 2 : l’ouest, le nord-ouest et le nord-est sont calmes, votre Scout est encore au sud-ouest. La case Portée vous donne deux zones. Sortez de la tempête.
    .praise = Deux zones suffisent pour gagner l’ouest. Dès que c’est possible, il faut en sortir.
    .hint = Passez la limite avec l’ouest.
    .stay = C’est la même zone, toujours dans la tempête.
    .still-in = Le calme est à portée : il faut y aller.

lesson-storm-without-range =
    .task = La même situation sans case Portée : le calme est trop loin. Où le Scout peut-il aller ?
    .praise = Vers le calme, dans le sens horaire. Un laboratoire pourrait même s’y installer ; une station, jamais.
    .hint = Deux zones touchent la limite de l’ouest.
    .back = C’est s’éloigner du calme.
    .too-far = Une zone seulement : l’ouest est à deux pas.
    .same-zone = Il faut s’approcher du calme.

## 4. Les stations

lesson-stations = Les stations
    .intro = Passer d’un secteur à l’autre permet de construire : deux points de réputation, et un point de départ pour plus tard.

lesson-stations-build =
    .task = Vous êtes Oscar, en orange, avec deux cubes ; votre Scout est au bord du sud-ouest. Par la ligne 4, action A, passez à l’ouest, construisez une station, puis installez un laboratoire.
    .praise = Un cube pour la ligne, un pour la station : 2 points de réputation, et le laboratoire gratuit en plus.
    .hint = Toute case de l’ouest à un pas convient : le trajet passe la limite par un emplacement libre.
    .no-border = Sans changer de secteur, on ne construit pas.
    .not-built = C’était le moment : on ne construit qu’en passant.

lesson-stations-near =
    .task = Manche 2 : l’est est dans la tempête. Votre Scout a une portée d’un pas. Montrez toutes les cases où il peut aller dans une autre zone, sans station.
    .praise = Quatre. Il a encore les deux autres cases de sa zone, ou peut rester où il est.
    .hint = Suivez les lignes qui partent de sa zone. Celles de l’est mènent à la tempête.
    .storm = L’est est dans la tempête.
    .same = Celle-là est dans sa zone.

lesson-stations-away =
    .task = Et en partant de la station de Rose, contre un cube ? Montrez toutes les cases.
    .praise = Six, dans les trois zones que touche cette station. Le premier pas compte déjà.
    .hint = Deux zones à l’ouest, une au nord-ouest : celles que des lignes relient à la station.
    .outer = Celle-là tient à l’autre emplacement de cette limite.
    .middle = C’est une zone trop loin.

lesson-stations-ride =
    .task = Deux cubes en main. Partez de la station rose, arrêtez-vous sur la case rouge toute proche, et installez votre troisième laboratoire.
    .praise = Un cube à rose, un pour le laboratoire, et le niveau rouge en rend un, de la couleur de votre choix.
    .hint = La case rouge est à l’ouest, dans la zone qui touche la station du côté de la tuile. Tirez-y le Scout.
    .storm = L’est est dans la tempête.
    .beyond = D’une station, le premier pas compte déjà : la zone doit lui être reliée.
    .nearby = C’est permis, mais la case rouge attend ailleurs.

## 5. Les commandants

lesson-commanders = Les commandants
    .intro = L’équipage d’une colonne en fait le prix : plus elle se vide, moins elle coûte.

lesson-commanders-surcharge =
    .task = Oscar a quatre cubes : jaune, gris, violet, orange. Il prend le commandant 02, Justin, que gris contrôle. Combien de cubes lui reste-t-il ?
    .praise = Un : jaune, violet, et un gris de plus, puisque gris le contrôlait. Le tout va à la réserve.
    .hint = Un cube par membre d’équipage, et le supplément.
    .forgot = Il y a un supplément : gris contrôle ce commandant.
    .to-gael = Le supplément est d’un seul cube.

lesson-commanders-which =
    .task = Deux cubes jaunes, un gris, un orange ; la carte de droite est à vous. Que pouvez-vous prendre ?
    .praise = Le jeton, pour un jaune et un orange, et Ellen, pour deux jaunes et un gris. Des trois autres colonnes, l’une est vide, l’une trop chère, l’une déjà à vous.
    .hint = Chaque membre d’équipage coûte un cube de sa couleur. Gris contrôle la troisième tuile.
    .empty = Sans équipage dans la colonne, rien ne se prend.
    .own = On ne prend pas un commandant que l’on contrôle déjà.
    .dear = Il faudrait un jaune, un violet et un gris. Il vous manque le violet, et l’échange en prendrait trois.
    .choice-FP = Le jeton
    .choice-C1 = La colonne 2
    .choice-C2 = La colonne 3
    .choice-C3 = La colonne 4
    .choice-C4 = La colonne 5

lesson-commanders-take =
    .task = Deux cubes jaunes, un gris, un orange. Prenez Ellen B. Outridge et reposez son équipage en bas.
    .praise = La carte est à vous, avec 2 points de réputation. L’équipage reposé bloque des cases ; il fera les prix de la manche suivante.
    .hint = Ellen, le commandant 03, est dans la deuxième colonne : tirez-la vers vous, ou cliquez sur son prix.
    .empty = Sans équipage dans la colonne, rien ne se prend.
    .dear = Il manque un cube violet, et trois cubes ne suffisent pas à tout.
    .own = Adira Okzil est déjà à vous.
    .token = Le jeton est utile, mais c’est Ellen que nous voulons.

## 6. La recherche

lesson-research = La recherche
    .intro = En fin de manche, qui est seul en tête d’une zone de recherche prend son commandant.

lesson-research-break-tie =
    .task = Recherche verte : vous 3, Viola 3, Rose 2, Oscar 1. Jouez le dernier membre d’équipage de façon à prendre ce commandant à l’administration.
    .praise = La case Recherche verte vous met seul en tête : la carte, et 2 points de réputation.
    .hint = Une case de la ligne 2 avance la recherche verte.
    .tied = À égalité, personne ne prend le commandant.

lesson-research-bonus =
    .task = Deux cubes, recherche bleue au niveau 2. Vous jouez un neutre sur la case Recherche bleue, en ligne 1, et gagnez un cube jaune. Combien de cubes avez-vous, bonus du niveau compris ?
    .praise = Quatre : le jaune de la ligne, et le niveau 3 de la piste bleue donne un cube de votre couleur.
    .hint = Regardez ce que porte le niveau 3.
    .row-only = La recherche avance aussi, et le niveau atteint porte un bonus.
    .nothing = La ligne donne un cube jaune.

## 7. Les objectifs

lesson-objectives = Les objectifs
    .intro = Un objectif par tour, en rendant des laboratoires ou en reculant des marqueurs. Le premier à le remplir gagne le plus.

lesson-objectives-labs =
    .task = Vous êtes rose : deux laboratoires au nord-est, trois à l’est où les autres en ont deux chacun. Remplissez l’objectif « 2 et 2 laboratoires ».
    .praise = La majorité à l’est suffit, et se regarde avant de rien retirer. Premier à le remplir : 5 points.
    .hint = Le nord-est et l’est ensemble.
    .four = Il en faudrait quatre dans un seul secteur.
    .leave = Un 5 se prend avant les autres.

lesson-objectives-tie =
    .task = Deux laboratoires au nord-est et deux à l’est, mais Gaël en a autant ; deux au sud-ouest, dans la tempête. Remplissez le même objectif.
    .praise = Les laboratoires pris par la tempête ne paient plus : autant les rendre. Seul au sud-ouest, vous y avez la majorité.
    .hint = La tempête compte aussi.
    .leave = Il y a une majorité qui suffit : la tempête compte aussi.

lesson-objectives-markers =
    .task = Manche 3 : verte 4, seul en tête, rouge 3, bleue 2. Remplissez l’objectif « Connaissance étendue », déjà rempli une fois.
    .praise = Trois marqueurs de deux niveaux : la meilleure case libre vaut 4. Ils regagneront leurs bonus en remontant.
    .hint = Trois zones, dont celle que vous menez.
    .leave = L’objectif est à votre portée, et la case qui vaut 4 est encore libre.

lesson-objectives-rising =
    .task = Manche 2 : vous êtes seul en tête en verte, au niveau 8. L’objectif « Connaissance en tête », qui demande 4 niveaux en manche 1, de combien vous fait-il reculer ?
    .praise = Six ; et huit à partir de la manche 3. Les objectifs montent avec les manches.
    .hint = De deux en deux.
    .first = C’est pour la manche 1.
    .third = C’est à partir de la manche 3.

lesson-objectives-cards =
    .task = Toujours en manche 2 : « Commandants » en demandait deux, et un marqueur à reculer de 3. Combien faut-il de commandants maintenant ?
    .praise = Trois, et le marqueur recule de 5. Les deux sortes de commandants comptent ; le jeton, non. Ils restent à vous.
    .hint = Un de plus qu’en manche 1.
    .first = C’était en manche 1.

## 8. Fin de manche

lesson-administration = Fin de manche
    .intro = Six étapes, toujours dans le même ordre : revenus, majorités, commandants scientifiques, ordre du tour, tableaux, tempête.

lesson-administration-income =
    .task = Manche 4, dernier tour. Rose, sans cube, a deux laboratoires au nord-est et trois à l’est. Combien de cubes les revenus lui donnent-ils ?
    .praise = Au nord-est, en queue du calme, deux rapportent un jaune ; à l’est, au milieu, trois rapportent un rose et deux jaunes. Quatre en tout, et les laboratoires restent.
    .hint = Chaque secteur calme a son tableau au bord de la tuile.
    .storm = C’est l’est seul ; le nord-est paie aussi.
    .one-each = Ce n’est pas un cube par laboratoire : lisez le tableau.

lesson-administration-majority =
    .task = Et combien de points de réputation ses majorités lui donnent-elles ?
    .praise = Un, pour l’est. Au nord-est, elle est à égalité avec Viola : personne ne gagne rien.
    .hint = Plus que chacun des autres, pas autant.
    .two = Au nord-est, Viola en a autant qu’elle.
    .none = À l’est, elle en a trois et les autres deux.

lesson-administration-leaders =
    .task = Vous êtes seul en tête en verte et en rouge, et à égalité avec Viola en bleue. Combien de réputation les commandants scientifiques vous donnent-ils ?
    .praise = Deux cartes à 2 points : quatre. La bleue, à égalité, n’est à personne.
    .hint = Seul en tête, zone par zone.
    .one = Vous menez deux zones.
    .three = En bleue, Viola est aussi haut que vous.

lesson-administration-other =
    .task = Oscar est seul en tête en brune. Combien de réputation y gagne-t-il ?
    .praise = Deux, le nombre vert de la carte. Chaque zone se regarde à part.
    .hint = Une zone, une carte.
    .none = Seul en tête d’une zone, il prend lui aussi une carte.

lesson-administration-given-back =
    .task = Viola avait 5 points et la carte de la zone bleue, où elle est à égalité. Combien de points a-t-elle ensuite ?
    .praise = Quatre : la carte est reposée, et elle perd le nombre rouge, bien qu’elle soit à égalité.
    .hint = Une égalité fait reposer la carte.
    .kept = La carte est reposée : cela coûte le nombre rouge.
    .gained = Le vert ne se gagne qu’en prenant une carte.

lesson-administration-first =
    .task = L’ordre est rose, gris, violet, orange, et Viola a le jeton. Qui commence la manche suivante ?
    .praise = Viola ; rose et gris reculent d’une place, et le jeton revient sur le plateau.
    .hint = Le jeton met en position 1.
    .rose = Rose recule : Viola a le jeton.
    .gael = Gris recule d’une place.
    .choice-0 = Gaël (gris)
    .choice-1 = Viola (violet)
    .choice-2 = Rose (rose)
    .choice-3 = Oscar (orange)

lesson-administration-swap =
    .task = Le dernier membre d’équipage est joué : quinze neutres, un gris et un violet sont en bas. Combien en trouve-t-on en haut après l’échange des tableaux ?
    .praise = Les dix-sept, dans les mêmes colonnes et les mêmes lignes ; le bas est vide.
    .hint = Le tableau monte avec tout son équipage.
    .empty = Le tableau du bas monte sans être vidé.
    .neutral = L’équipage des joueurs reste aussi.

lesson-administration-turn =
    .task = Manche 1, départ 1 : sud-ouest, ouest et nord-ouest sont calmes. La tuile tourne. Quel secteur devient calme ?
    .praise = Le nord-est ; le sud-ouest passe dans la tempête. La manche est la deuxième.
    .hint = La tuile tourne d’un secteur dans le sens horaire.
    .left = C’est lui que prend la tempête.
    .across = La tuile ne tourne que d’un secteur.
    .choice-NE = Le nord-est
    .choice-SW = Le sud-ouest
    .choice-SE = Le sud-est

lesson-administration-watch =
    .task = Il ne reste qu’un membre d’équipage en haut, et c’est à vous. Jouez-le, gagnez des cubes, et regardez passer les six étapes.
    .praise = Vos deux laboratoires à l’ouest ont payé, leur majorité aussi. L’équipage est de nouveau en haut, et la tempête a avancé.
    .hint = Une des deux lignes du bas, action B.
    .move = Rouler coûte un cube jaune sur cette ligne : il s’agit de gagner.

## 9. Bien finir

lesson-ending = Bien finir
    .intro = Le seuil n’est pas la victoire : le cycle se termine d’abord, et le plus haut total gagne.

lesson-ending-turns-left =
    .task = Quatre joueurs, seuil 27. L’ordre est gris 24, violet 26, rose 25, orange 20 ; gris a joué. Vous êtes Viola et prenez un commandant : 28. Combien de joueurs jouent encore ?
    .praise = Rose et orange, une fois chacun. Gris a déjà joué dans ce cycle, et il n’y en aura pas d’autre.
    .hint = Le cycle en cours va jusqu’au bout.
    .cycle = Gris a déjà joué dans ce cycle.
    .at-once = Vous n’êtes pas la dernière de l’ordre.

lesson-ending-reach =
    .task = À vous, Viola : prenez ce commandant.
    .praise = 28 points, et la fin est annoncée. Rose, à 25, doit en gagner plus de trois en un tour pour vous dépasser.
    .hint = La deuxième colonne, la première d’un commandant, coûte deux cubes jaunes.
    .wait = Attendre laisse aux autres un cycle de plus.

## 10. Le départ

lesson-start = Le départ
    .intro = Avant la première manche, chacun pose un membre d’équipage et choisit une recherche. Avec des artefacts gagnés, un départ avancé remplace le sort.

lesson-start-fourth-crew =
    .task = Vous êtes Oscar, le dernier. Gaël a choisi la deuxième colonne, Viola la première, celle du jeton, Rose la quatrième. Posez votre membre d’équipage.
    .praise = Deux colonnes restaient. Cet équipage fera partie de leur prix.
    .hint = Il vous faut une colonne sans équipage d’un autre.
    .grey = Gaël y est déjà.
    .token = Viola y est déjà.

lesson-start-first-crew =
    .task = Maintenant vous êtes Gaël, le premier : posez un membre de votre équipage dans la colonne de votre choix.
    .praise = Les autres ont dû choisir chacun une autre colonne. L’ordre s’inverse maintenant.
    .hint = Toutes les colonnes sont libres, celle du jeton aussi.

lesson-start-first-field =
    .task = Oscar a pris la bleue, Rose la rouge, Viola la verte. À vous.
    .praise = La brune seule restait : le premier choisit en dernier.
    .hint = Il n’en reste qu’une.
    .taken = Chacun prend une zone que personne n’a choisie.

lesson-start-cubes =
    .task = Combien de cubes a Rose, troisième dans l’ordre, avant le premier tour ?
    .praise = Trois : deux, et un de plus pour la troisième place. Oscar en a autant.
    .hint = Les derniers sont dédommagés.
    .two = C’est ce qu’ont les deux premiers.
    .four = Un seul de plus.

lesson-start-artefacts =
    .task = Départ avancé. Tom tire 3 et 2 ; Ronja 3 et 1, avec le numéro 212 ; Matthias 2 et 2, avec le numéro 115. Qui est deuxième ?
    .praise = Tom est premier avec 5. À 4 partout, le plus grand numéro passe devant : 212.
    .hint = La somme d’abord, puis le plus grand numéro.
    .tom = Avec 5, Tom est premier.
    .matthias = 115 est plus petit que 212.
    .choice-tom = Tom
    .choice-ronja = Ronja
    .choice-matthias = Matthias

lesson-start-artefact-bonus =
    .task = Trois joueurs, départ avancé. Rose a choisi la rouge, Viola la verte, vous la bleue. L’un de vos deux artefacts donne un niveau rouge, l’autre un cube. À quel niveau êtes-vous en rouge ?
    .praise = Au niveau 1, bien que Rose y soit aussi : le bonus des artefacts ne connaît pas cette limite. Les cubes des derniers, eux, ne sont plus donnés.
    .hint = La limite d’une zone chacun ne vaut que pour le choix.
    .taken = La rouge est prise pour le choix, non pour le bonus d’un artefact.
    .two = Un artefact donne un seul niveau.

## 11. Les cases

lesson-cells = Les cases
    .intro = Une case donne parfois plus que sa ligne. Et trois cubes en valent toujours un autre.

lesson-cells-crew =
    .task = Il n’y a plus qu’un neutre sous Forrester Dain, qui est à vous : on vous le prendrait pour peu. Par la case Équipage de la ligne 1, ajoutez-y l’un des vôtres.
    .praise = Le prendre coûte maintenant aussi un cube gris, et le supplément. Cet équipage ne fait rien d’autre.
    .hint = Jouez un neutre d’une autre colonne sur la case Équipage, gagnez un cube, puis posez votre équipage en haut.
    .emptied = C’était le dernier neutre de cette colonne : vide, elle ne peut plus rien recevoir.
    .elsewhere = Vous renforceriez une autre colonne que la vôtre.
    .declined = Le bonus est facultatif, mais il vous était utile.
    .other-cell = Cette case-là n’a pas de bonus Équipage.

lesson-cells-bag =
    .task = Deux cubes jaunes. Vous posez un neutre sur une case Sac de la ligne 3, et choisissez A, qui coûte un jaune. Combien de cubes vous reste-t-il avant de rouler ?
    .praise = Un seul : le sac ne s’ouvre qu’avec B. Un bonus lié à une action ne donne rien avec l’autre.
    .hint = À quelle action le bonus Sac est-il lié ?
    .drawn = On n’a pioché aucun cube : le bonus Sac ne vient qu’avec B.
    .gained = La partie verte est pour B.

lesson-cells-exchange =
    .task = Un cube gris, trois violets. Posez un neutre sur la case rouge de la ligne 1, choisissez A, et payez : il faut un gris et un jaune.
    .praise = Trois violets ont fait le jaune. On échange quand on veut, même au milieu d’un paiement ; mais c’est cher.
    .hint = La table propose toute seule de payer avec l’échange.
    .gain = Avec B, rien à payer : il s’agit ici de rouler.
    .other-cell = Cette ligne-là demande deux cubes gris.

## 12. Le jeton

lesson-token = Le jeton
    .intro = La colonne de gauche donne le jeton premier joueur : un niveau, un cube, et la première place de la manche suivante.

lesson-token-price =
    .task = Vous êtes orange : deux cubes jaunes, un gris, un orange. Vous prenez le jeton. Combien de cubes vous reste-t-il, avant son bonus ?
    .praise = Deux : un jaune et un orange sont partis. Votre propre équipage compte, et le jeton n’a jamais de supplément.
    .hint = Un neutre et un orange dans sa colonne.
    .surcharge = Personne ne contrôle le jeton : pas de supplément.
    .own-free = Votre propre équipage se paie aussi.

lesson-token-take =
    .task = Prenez le jeton, reposez son équipage, et choisissez le niveau et le cube.
    .praise = Un niveau où vous voulez, un cube de la couleur d’un joueur. Rien n’est perdu : un cube sur deux est déjà revenu.
    .hint = Tirez le jeton vers vous, ou cliquez sur son prix ; puis l’équipage, le niveau, le cube.
    .commander = C’est un commandant : il s’agit ici du jeton.
    .crew = Ce coup joue l’équipage ; prenez plutôt toute la colonne.

lesson-token-when =
    .task = L’ordre est gris, orange, violet, rose. Vous avez pris le jeton. Qui commence le cycle suivant de cette manche ?
    .praise = Gaël, encore : le jeton ne fait le premier qu’à l’administration, et revient alors sur le plateau.
    .hint = Le jeton attend l’administration.
    .you = Ce sera vrai à la manche suivante.
    .choice-0 = Oscar (orange)
    .choice-1 = Gaël (gris)
    .choice-2 = Viola (violet)
    .choice-3 = Rose (rose)

## 13. Six commandants

lesson-effects = Six commandants
    .intro = Une carte vaut deux points, et ce qu’elle sait faire. Six commandants, un par étape.

lesson-effects-forrester =
    .task = Trois cubes jaunes. Prenez Forrester Dain, et servez-vous de lui autant que possible.
    .praise = Deux points pour la carte, deux pour les deux cubes. Cet effet-là ne sert qu’en prenant la carte.
    .hint = La deuxième colonne, celle de Forrester, coûte un jaune. Donnez ensuite vos cubes jaunes à la carte.
    .declined = Il offre 1 point par cube jaune, jusqu’à deux, et seulement maintenant.
    .one = Il prend jusqu’à deux cubes jaunes.

lesson-effects-mira =
    .task = Mira Mascovic est à vous, et votre Scout est dans la tempête. Faites-le sauter près du laboratoire de Viola, au nord-ouest, et installez le vôtre.
    .praise = Un saut mène dans toute zone calme qui porte un laboratoire, à qui qu’il soit. Sans trajet, pas de station.
    .hint = La zone du laboratoire de Viola a une autre case.
    .occupied = On peut y sauter, mais rien ne s’y installe.
    .no-lab = Cette zone n’a pas de laboratoire.
    .no-install = Il restait à installer : ce laboratoire est gratuit.

lesson-effects-rain =
    .task = Rain Davenpitt est à vous ; recherche verte 2, rouge 1, bleue 1, brune 0. Vous gagnez des cubes. Dans quelle zone avancez-vous ?
    .praise = En brune, la plus basse. À égalité, vous auriez choisi.
    .hint = Cette carte relève ce qui est le plus bas.
    .highest = C’est le plus bas de vos marqueurs qui avance, non le plus haut.
    .choice-green = La verte
    .choice-red = La rouge
    .choice-blue = La bleue
    .choice-brown = La brune

lesson-effects-kim =
    .task = Kim-Kin Park est à vous. La case Recherche rouge est prise : servez-vous-en quand même, et gagnez.
    .praise = Votre équipage partage la case et en reçoit le bonus ; le niveau 2 y ajoute un cube.
    .hint = C’est la deuxième case de la ligne 1.
    .other-cell = Cette case avance une autre recherche.
    .move = Rouler coûterait un jaune sur cette ligne ; il s’agit ici de gagner.

lesson-effects-sayuri =
    .task = Sayuri Modo est à vous, avec deux cubes gris. Vous jouez un neutre sur la ligne 2, action A : elle coûte deux cubes de votre couleur. Combien vous en reste-t-il ?
    .praise = Un : chaque déplacement coûte un cube de votre couleur de moins.
    .hint = Deux, moins un.
    .full = Sayuri fait grâce d’un cube.
    .nothing = Sayuri n’en épargne qu’un.

lesson-effects-ozgul =
    .task = Ozgül Yilmark est à vous. À l’ouest, vous avez deux laboratoires et Viola un ; au nord-ouest, un chacun. La manche finit : combien de réputation vos majorités donnent-elles ?
    .praise = Deux : un point pour l’ouest, et un de plus par Ozgül. L’égalité du nord-ouest ne donne rien.
    .hint = Une seule majorité, mais elle vaut plus.
    .plain = Ozgül ajoute un point à chaque majorité.
    .two = Au nord-ouest, vous êtes à égalité.

## 14. Un défi non officiel

lesson-consortium = Un défi non officiel
    .intro = Ce défi est de Vestiges, non du livret : le Consortium décide par règles et ne paie rien.

lesson-consortium-who =
    .task = Le Consortium, en violet, prend pour rien le commandant qui a le moins d’équipage, deux membres au plus ; à égalité, un des vôtres. Lequel ?
    .praise = Ellen : deux colonnes sont aussi vides l’une que l’autre, mais elle est à vous. Gardez vos colonnes pleines.
    .hint = Comptez l’équipage des colonnes, puis cherchez votre marqueur.
    .dear = Quatre membres d’équipage : il n’y touche pas.
    .later = Autant d’équipage, mais ce commandant n’est à personne.
    .none = Deux colonnes n’ont que deux membres d’équipage.
    .choice-01 = Forrester
    .choice-02 = Justin
    .choice-03 = Ellen
    .choice-none = Aucun

lesson-consortium-lost =
    .task = Vous aviez 5 points. Combien en avez-vous ensuite ?
    .praise = Quatre : vous perdez le nombre rouge de la carte. Lui gagne le vert, mais l’effet d’Ellen ne lui sert à rien.
    .hint = La carte est perdue, avec son nombre rouge.
    .kept = Un commandant perdu coûte le nombre rouge.
    .green = Le rouge n’est que d’un point.

lesson-consortium-act =
    .task = Laissez-le jouer, et voyez où va l’équipage de cette colonne.
    .praise = Sur les premières cases libres, du bas vers le haut et de gauche à droite ; il n’en reçoit aucun bonus.
    .hint = Un bouton laisse le Consortium décider.

lesson-consortium-column =
    .task = Toutes les colonnes sont pleines : il descend un membre d’équipage, un neutre tant qu’il y en a, de la colonne la plus remplie. Laquelle ?
    .praise = La vôtre : quatre, comme la sienne, et elle est plus à gauche.
    .hint = Deux colonnes ont quatre membres d’équipage.
    .right = Autant d’équipage, mais plus à droite.
    .token = Celle-là n’en a que trois.
    .choice-FP = Le jeton
    .choice-C1 = La colonne 2
    .choice-C2 = La colonne 3
    .choice-C3 = La colonne 4

lesson-consortium-where =
    .task = Puis son programme dit « explorer » : il cherche à vous disputer un secteur, au plus près. Vous avez un laboratoire à l’ouest. Montrez la case où va son Scout.
    .praise = À l’ouest, où il vous égale, dans la première zone qui a une case libre.
    .hint = À l’ouest, à deux pas au plus, vers la tuile plutôt que plus loin.
    .calm = Là, il a déjà plus de laboratoires que vous.
    .letter = Tout aussi bonne, mais une zone d’entrée passe avant celle du milieu.

lesson-consortium-explore =
    .task = Laissez-le jouer, et lisez ses raisons.
    .praise = En chemin il a construit une station : 2 points, dans la limite de son niveau. Le laboratoire lui avance la recherche bleue.
    .hint = Un bouton laisse le Consortium décider, partie par partie.

lesson-consortium-tie =
    .task = La partie finit à 26 points chacun, et le Consortium est devant sur la piste d’ordre. Qui gagne ?
    .praise = Lui : une égalité va au mieux placé dans l’ordre. Quand vous gagnez, votre avance donne votre rang : explorateur, commandant ou légende.
    .hint = Comme dans une partie à deux.
    .you = Il faudrait être devant lui sur la piste d’ordre.
    .none = La piste d’ordre départage.
    .choice-0 = Vous
    .choice-1 = Le Consortium
    .choice-none = Personne
