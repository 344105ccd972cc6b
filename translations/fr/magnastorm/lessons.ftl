### Magnastorm : les leçons, dans l’ordre où elles se proposent.
### lesson-<leçon> : le titre, .intro · lesson-<leçon>-<étape> : .task, .praise, .hint, un attribut par erreur, .choice-… par choix.

## 1. Deux tableaux

lesson-panels = Deux tableaux
    .intro = Un membre d’équipage descend du tableau supérieur vers l’inférieur : la ligne où il arrive dit ce que coûte un déplacement, ou ce que rapporte un gain.

lesson-panels-gain =
    .task = Premier tour, deux cubes de votre couleur. Gagnez des cubes, au moins deux : jouez un membre d’équipage neutre, ou le vôtre, puis choisissez l’action B.
    .praise = Plus la ligne est basse, plus elle rapporte. Votre équipage bloque maintenant cette case, et rendra sa colonne plus chère à la manche suivante.
    .hint = Les deux lignes du bas rapportent le plus.
    .others = L’équipage des autres ne se joue que lorsqu’il n’y a plus en haut ni neutre, ni membre du vôtre.
    .move = Se déplacer coûte un cube jaune sur cette ligne, et ici il s’agit de gagner.
    .meagre = La ligne du haut ne donne qu’un cube : elle est faite pour rouler.

lesson-panels-row-gain =
    .task = Viola a deux cubes violets. Elle joue un neutre en ligne 4, deuxième colonne de commandant, et choisit B. Combien de cubes a-t-elle ensuite ?
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
    .task = L’ordre est gris, violet, rose, orange ; gris a joué. Viola se sert de la case Ordre du tour. Qui commence le prochain cycle ?
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
    .task = Votre Scout attend sur le départ 1, vous avez deux cubes. Jouez un neutre sur la ligne 4, déplacez le Scout sur une case rouge, et installez un laboratoire.
    .praise = La ligne a coûté un cube, le premier laboratoire rien, et la recherche rouge monte d’un niveau.
    .hint = La case rouge est dans la zone a du secteur sud-ouest, tout près du départ.
    .dear = Cette ligne demande un cube jaune, que vous n’avez pas. Le prix de la ligne se paie d’abord.
    .far = Depuis le départ, seules les deux zones d’entrée sont à un pas.
    .no-lab = Sans laboratoire, pas de recherche : les deux premiers sont gratuits.

lesson-labs-occupied =
    .task = Viola a deux laboratoires dans la zone d. Installez le vôtre dans cette zone, et choisissez la recherche à avancer.
    .praise = La case blanche laisse le choix de la zone de recherche.
    .hint = Il y a trois cases dans la zone d ; une est libre.
    .full = On peut s’y arrêter, mais rien ne s’y installe.

lesson-labs-double =
    .task = Case Double, et Kaysia Vasidis est à vous. Il vous reste un cube ; vos deux prochains laboratoires coûtent un cube chacun. Installez les deux.
    .praise = Kaysia en offre un, votre cube paie l’autre. La recherche n’avance qu’une fois.
    .hint = L’un pour rien, l’autre payé.
    .twice = Une fois par tour : un seul des deux prix est ignoré.
    .one-only = Le second laboratoire n’est permis que maintenant.

## 3. La tempête

lesson-storm = La tempête
    .intro = La moitié de la planète est dans la tempête, et chaque manche la fait tourner. Un Scout pris dedans doit en sortir.

lesson-storm-with-range =
    .task = Manche 2 : l’ouest, le nord-ouest et le nord-est sont calmes, votre Scout est encore au sud-ouest. La case Portée vous donne deux zones. Sortez de la tempête.
    .praise = Deux zones suffisent pour gagner l’ouest. Dès que c’est possible, il faut en sortir.
    .hint = Passez la limite avec l’ouest.
    .stay = Dans la tempête, on ne reste pas en place.
    .still-in = Le calme est à portée : il faut y aller.

lesson-storm-without-range =
    .task = La même situation sans case Portée : le calme est trop loin. Où le Scout peut-il aller ?
    .praise = Vers le calme, dans le sens horaire. Un laboratoire pourrait même s’y installer ; une station, jamais.
    .hint = Les zones de sortie, d et e, touchent l’ouest.
    .back = C’est s’éloigner du calme.
    .too-far = Une zone seulement : l’ouest est à deux pas.
    .same-zone = Il faut s’approcher du calme.

## 4. Les stations

lesson-stations = Les stations
    .intro = Passer d’un secteur à l’autre permet de construire : deux points de réputation, et un point de départ pour plus tard.

lesson-stations-build =
    .task = Deux cubes, le Scout au bord du sud-ouest. Par la ligne 4, passez à l’ouest, construisez une station, puis installez un laboratoire.
    .praise = Un cube pour la ligne, un pour la station : 2 points de réputation, et le laboratoire gratuit en plus.
    .hint = Allez dans la zone a de l’ouest : votre trajet touche un emplacement libre.
    .no-border = Sans changer de secteur, on ne construit pas.
    .not-built = C’était le moment : on ne construit qu’en passant.

lesson-stations-ride =
    .task = Vous êtes orange, en manche 2, deux cubes en main. Partez de la station rose, arrêtez-vous sur la case rouge à sa sortie, et installez votre troisième laboratoire.
    .praise = Un cube à rose, un pour le laboratoire, et le niveau rouge en rend un, de la couleur de votre choix.
    .hint = La case rouge est dans la zone e de l’ouest, à côté de la station.
    .storm = L’est est dans la tempête.
    .beyond = D’une station, le premier pas compte déjà : la zone doit lui être reliée.
    .nearby = C’est permis, mais la case rouge attend ailleurs.

## 5. Prendre un commandant

lesson-commanders = Prendre un commandant
    .intro = L’équipage sous un commandant en fait le prix. Plus la manche avance, plus la colonne se vide, et moins il coûte.

lesson-commanders-surcharge =
    .task = Vous êtes orange : un cube jaune, un gris, un violet, un orange. Sous la troisième tuile il y a un neutre et un violet ; gris contrôle ce commandant. Vous le prenez : combien de cubes vous reste-t-il ?
    .praise = Un : jaune, violet, et un gris de plus, puisque gris le contrôlait. Le tout va à la réserve.
    .hint = Un cube par membre d’équipage, et le supplément.
    .forgot = Il y a un supplément : gris contrôle ce commandant.
    .to-gael = Le supplément est d’un seul cube.

lesson-commanders-take =
    .task = Deux cubes jaunes, un gris, un orange. Prenez Ellen B. Outridge, sous qui se trouvent deux neutres et un gris, et reposez cet équipage en bas.
    .praise = La carte est à vous, avec 2 points de réputation. L’équipage reposé bloque des cases ; il fera les prix de la manche suivante.
    .hint = Ellen est dans la première colonne de commandant.
    .empty = Sans équipage dans la colonne, rien ne se prend.
    .dear = Il manque un cube violet, et trois cubes ne suffisent pas à tout.
    .own = Adira Okzil est déjà à vous.
    .token = Le jeton est utile, mais c’est Ellen que nous voulons.

## 6. La recherche et ses têtes

lesson-research = La recherche et ses têtes
    .intro = À la fin de la manche, qui est seul en tête d’une zone de recherche prend son commandant. Une égalité ne donne rien à personne.

lesson-research-break-tie =
    .task = Recherche verte : vous 3, Viola 3, Rose 2, Oscar 1. Le dernier membre d’équipage est à vous, puis vient l’administration. Jouez-le de façon à prendre le commandant de cette zone.
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
    .both-tied = À égalité dans les deux secteurs, personne n’a la majorité.

lesson-objectives-markers =
    .task = Manche 3 : verte 4, seul en tête, rouge 3, bleue 2. Remplissez l’objectif « Connaissance étendue », déjà rempli une fois.
    .praise = Trois marqueurs de deux niveaux : la meilleure case libre vaut 4. Ils regagneront leurs bonus en remontant.
    .hint = Trois zones, dont celle que vous menez.
    .two = Deux marqueurs suffisaient en manche 1 ; il en faut trois maintenant.
    .start = La brune est au départ : elle ne peut pas reculer.

lesson-objectives-rising =
    .task = L’objectif « Connaissance en tête » demande 4 niveaux en manche 1. Combien en manche 2 ?
    .praise = Six ; et huit à partir de la manche 3. Les objectifs montent avec les manches.
    .hint = De deux en deux.
    .first = C’est pour la manche 1.
    .third = C’est à partir de la manche 3.

## 8. L’administration

lesson-administration = L’administration
    .intro = Six étapes, toujours dans le même ordre : revenus, majorités, commandants scientifiques, ordre du tour, tableaux, tempête.

lesson-administration-income =
    .task = Manche 4, dernier tour. Rose, sans cube, a deux laboratoires au nord-est, en queue du calme, et trois à l’est, au milieu. Combien de cubes les revenus lui donnent-ils ?
    .praise = Deux en queue : un jaune. Trois au milieu : un rose et deux jaunes. Quatre en tout, et les laboratoires restent.
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
    .hint = La première colonne de commandant coûte deux cubes jaunes.
    .wait = Attendre laisse aux autres un cycle de plus.

## 10. Le départ, simple et avancé

lesson-start = Le départ, simple et avancé
    .intro = Avant la première manche, chacun pose un membre d’équipage et choisit une recherche. Avec des artefacts gagnés, un départ avancé remplace le sort.

lesson-start-first-crew =
    .task = Vous êtes premier : posez un membre de votre équipage dans la colonne de votre choix.
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
