### Excavation Earth : les leçons, dans l’ordre où elles sont proposées.
### lesson-<leçon> : le titre, .intro · lesson-<leçon>-<étape> : .task, .praise, .hint, un attribut par erreur, .choice-… par choix.

## 1. Se déplacer

lesson-travel = Le long des lignes
    .intro = Les habitants de la Terre sont partis, leurs objets sont restés. Vos trois explorateurs vont les chercher d’un lieu à l’autre, le long des lignes : marchés, sites de fouille, marchés noirs.

lesson-travel-third-explorer =
    .task = C’est votre tout premier tour. Deux de vos explorateurs attendent déjà, au marché 1 et au marché 4. Posez le troisième où vous voulez.
    .praise = Le voilà sur place, sans carte ni fuel : autant choisir un lieu loin des deux autres.
    .hint = N’importe quel lieu sans explorateur à vous ; ceux de Rosa ne comptent pas.
    .own = Vos explorateurs se partagent la planète. Les mettre ensemble ne vous servirait à rien.

lesson-travel-one-step =
    .task = Vous venez de jouer une carte pour vous déplacer. Où l’explorateur du marché 1 peut-il arriver en un seul pas ? Montrez tous les lieux.
    .praise = Trois lignes partent du marché 1 : vers les Rocheuses, vers les Grands Lacs, vers le marché noir de l’ouest. L’explorateur de Rosa ne gêne personne.
    .hint = Suivez du doigt chaque ligne qui part du marché 1.
    .occupied = Rosa est dans les Rocheuses, mais les explorateurs des autres ne barrent jamais la route.
    .no-black-market = Une troisième ligne part vers le sud : un marché noir est un lieu comme un autre.
    .two-steps = Aucune ligne ne va du marché 1 au marché 2 : il y faudrait deux pas.

lesson-travel-two-sites =
    .task = Les Rocheuses et les Grands Lacs sont deux sites de fouille rouges. Avec votre carte et ses 3 fuel, amenez un explorateur sur chacun, puis terminez le déplacement.
    .praise = Un fuel par pas, et les pas se répartissent comme vous voulez. Le fuel qui reste est perdu ; ce n’est pas grave.
    .hint = Faites glisser la carte sur un explorateur. Une ligne va du marché 1 aux Rocheuses, une autre du marché 4 aux Grands Lacs.
    .together = On peut traverser un lieu où l’on a déjà quelqu’un, mais pas y rester. Envoyez l’un des deux dans les Rocheuses.
    .no-line = Un pas suit une seule ligne. Pour aller plus loin, il faut plusieurs pas, donc plusieurs fuel.
    .too-early = Il manque encore quelqu’un sur l’un des deux sites rouges. Reste-t-il du fuel ?
    .another-action = Ici, nous voulons un Déplacement. Si votre carte est déjà jouée, revenez au début de l’étape.

lesson-travel-no-fuel-to-spare =
    .task = Encore une fois, mais avec une carte Déplacement à 2 fuel : un explorateur dans les Rocheuses, un aux Grands Lacs, et pas un pas de trop.
    .praise = Juste assez. Une carte Déplacement n’a ni couleur ni symbole, mais vous la récupérez à chaque manche.
    .hint = Une ligne mène directement à chacun des deux sites.
    .together = Avec un pas de plus, l’un des deux pourrait repartir. Ici le fuel est épuisé, et deux des vôtres ne restent jamais ensemble.
    .astray = Ce pas ne mène pas vers les deux sites, et vous n’en avez que deux.
    .too-early = Il manque encore quelqu’un sur l’un des deux sites rouges.

## 2. Autour du globe

lesson-globe = Autour du globe
    .intro = Une carte a des bords, une planète n’en a pas : deux lignes passent par derrière.

lesson-globe-edge =
    .task = Votre explorateur est sur l’île de Pâques, au sud-ouest, et il vous reste 1 fuel. Où peut-il aller ? Montrez tous les lieux.
    .praise = Quatre lieux : la pampa et le marché noir de l’ouest, tout près ; et, au-delà du bord, le marché 6 et le marché noir de l’est.
    .hint = Deux lignes sortent de la carte par la gauche. Elles y rentrent par la droite.
    .no-globe = Il y en a d’autres : la planète est ronde, et deux lignes en font le tour.
    .one-line = Vous tenez une des deux lignes qui font le tour. L’autre arrive tout près de là.
    .neighbour = L’Amazonie n’est pas loin, mais aucune ligne n’y mène d’ici.

lesson-globe-to-market-6 =
    .task = Faites le tour : amenez cet explorateur au lieu de l’est qui est à la fois un marché et un site de fouille orange.
    .praise = Un seul fuel, et le voilà de l’autre côté du monde. Peu de raccourcis valent celui-là.
    .hint = C’est le marché 6.
    .black-market = L’autre ligne mène au marché noir de l’est. C’est le marché 6 que nous voulons.
    .by-land = Proches sur la carte ne veut pas dire voisins : ce sont les lignes qui comptent.
    .another = C’est l’explorateur de l’île de Pâques qui part.

## 3. Fouiller

lesson-excavate = Fouiller
    .intro = Une carte de la couleur de la région, un explorateur sur le site, une case libre dans la soute : il n’en faut pas plus pour découvrir une relique.

lesson-excavate-two-relics =
    .task = Vos explorateurs sont dans les Rocheuses et aux Grands Lacs. Avec votre carte rouge, découvrez deux reliques et prélevez un échantillon de chacune.
    .praise = Deux sites, deux reliques, deux gardes dans la colonne rouge de votre galerie. Ces échantillons resteront, même quand les reliques seront vendues.
    .hint = Faites glisser la carte rouge sur un site, une relique dans votre soute, puis un cube sur la case de votre galerie. Et de même pour l’autre site.
    .green-card = C’est la couleur de la carte qui choisit la région. Prenez la rouge.
    .same-site = Les Grands Lacs en ont deux, mais un site n’en donne qu’une par Fouille. Allez chercher l’autre dans les Rocheuses.
    .no-sample = C’est maintenant ou jamais : un échantillon se prélève au moment où la relique est stockée.
    .one-only = Vous avez quelqu’un sur les deux sites, et de la place : prenez aussi la seconde.

lesson-excavate-column =
    .task = Dans votre galerie, il manque une seule case à la colonne rouge. Découvrez le cône de chantier et complétez-la.
    .praise = Colonne complète : vous piochez aussitôt une carte Action. Chaque colonne le fait une fois dans la partie.
    .hint = Le cône de chantier est dans les Rocheuses, et votre explorateur aussi.
    .no-sample = Sans cet échantillon, la colonne reste incomplète, et la carte vous échappe.

## 4. La valeur d’une relique

lesson-values = Ce que vaut une relique
    .intro = Plus une relique est rare, plus elle vaut. Sa valeur est 9 moins le nombre de ses exemplaires dans le jeu.

lesson-values-three-copies =
    .task = Le juke-box rouge existe en 3 exemplaires. Combien vaut-il ?
    .praise = 9 moins 3 : il vaut 6. Aucune relique ne vaut davantage.
    .hint = Partez de 9.
    .copies = 3, c’est le nombre d’exemplaires. La valeur est ce qui manque pour aller à 9.
    .from-ten = On part de 9, et non de 10.

lesson-values-six-copies =
    .task = Et le cône de chantier rouge, qui existe en 6 exemplaires ?
    .praise = 9 moins 6 : il vaut 3. On en trouve partout.
    .hint = 9 moins le nombre d’exemplaires.
    .copies = C’est l’inverse : plus il y en a, moins il vaut.

lesson-values-how-many =
    .task = Dans l’autre sens : le trophée de cerf vert, dans votre soute, vaut 5. Combien d’exemplaires y en a-t-il dans le jeu ?
    .praise = 4. Le chiffre d’une relique dit donc aussi combien d’autres peuvent encore apparaître.
    .hint = Valeur et exemplaires font toujours 9.
    .value = 5, c’est sa valeur. Combien faut-il y ajouter pour faire 9 ?

lesson-values-rarest =
    .task = La Mésoamérique porte deux reliques, et vous n’y avez qu’un explorateur. Découvrez la plus rare, et prélevez son échantillon.
    .praise = Le juke-box. Un explorateur, une relique : autant choisir la bonne.
    .hint = La plus rare est celle qui vaut le plus.
    .less-rare = Le combiné téléphonique vaut 5 : il en existe 4. Le juke-box est plus rare.
    .no-sample = Prélevez aussi son échantillon, tant qu’il en est temps.

## 5. Une file pleine

lesson-full-queue = La file est pleine
    .intro = Chaque marché a sa file, de quatre acheteurs au plus. Qui arrive se met au bout ; si la file est pleine, le premier s’en va d’abord.

lesson-full-queue-who-leaves =
    .task = La file du marché 4 est pleine : violet devant, puis jaune, vert et rouge. Vous allez y ajouter un acheteur blanc, puis un orange. Lesquels s’en vont ?
    .praise = Le violet pour le blanc, le jaune pour l’orange. Tous deux retournent au plateau Acheteurs.
    .hint = Chaque nouveau venu fait sortir celui de devant.
    .one-only = Deux arrivent, donc deux s’en vont.
    .from-behind = Ceux du bout viennent d’arriver. C’est par devant que l’on sort.
    .choice-V = Le violet
    .choice-Y = Le jaune
    .choice-G = Le vert
    .choice-R = Le rouge

lesson-full-queue-add-two =
    .task = Jouez ce Marchandage : votre vendeur d’abord, puis l’acheteur blanc, puis l’orange.
    .praise = Vert, rouge, blanc, orange : ce n’est plus la même file. Et votre vendeur est en place ; sans lui, vous ne pourriez rien vendre ici.
    .hint = Faites glisser la carte au Trident sur la file du marché 4, puis un de vos cubes, puis les deux acheteurs.
    .prism-card = Ici, la couleur de la carte ne compte pas : c’est son symbole qui choisit le marché.
    .no-trader = Le vendeur passe en premier : après un acheteur, il est trop tard pour l’envoyer.
    .colour-first = Le blanc passe toujours avant la couleur : après l’orange, il ne viendrait plus.
    .another-colour = C’est un acheteur orange que nous voulons.
    .white-only = Il manque l’acheteur orange.

lesson-full-queue-more-popular =
    .task = Quelle couleur est maintenant plus populaire qu’avant ?
    .praise = L’orange : un de ses acheteurs a quitté sa piste. Le violet et le jaune y sont revenus, ils ont donc perdu en popularité. Le blanc n’a pas de piste.
    .hint = Une couleur monte quand un de ses acheteurs quitte sa piste.
    .gone-back = Cet acheteur-là est rentré : sa couleur perd en popularité.
    .still-there = Celui-là n’a pas bougé : il est toujours dans la file.
    .choice-Y = Le jaune
    .choice-G = Le vert
    .choice-R = Le rouge
    .choice-V = Le violet
    .choice-O = L’orange

## 6. La popularité

lesson-popularity = Faire monter une couleur
    .intro = Plus les acheteurs d’une couleur ont quitté leur piste, plus elle est populaire, et mieux ses reliques se vendent.

lesson-popularity-white-first =
    .task = Une file de trois : vert devant, puis rouge et jaune. Si vous y ajoutez un blanc, puis un vert, que devient-elle ?
    .praise = Le blanc est le quatrième, et le vert qui suit fait sortir… un vert. L’un part de la piste, l’autre y revient : la popularité du vert n’a pas bougé.
    .hint = Comptez jusqu’à quatre. Qui est devant quand le dernier arrive ?
    .five = Cela ferait cinq acheteurs, et une file s’arrête à quatre.
    .all-stay = Le vert entre bel et bien : c’est le premier de la file qui s’en va.
    .choice-GRYWG = Vert, rouge, jaune, blanc, vert
    .choice-RYWG = Rouge, jaune, blanc, vert
    .choice-GRYW = Vert, rouge, jaune, blanc

lesson-popularity-greener =
    .task = Vous voulez que le vert devienne plus populaire. Jouez le Marchandage qu’il faut, sans oublier votre vendeur.
    .praise = Sans le blanc, la file avait juste la place : personne n’est sorti, et un vert de plus a quitté sa piste. Une étape facultative peut aussi se sauter.
    .hint = Rien n’est obligatoire dans un Marchandage.
    .white = Le blanc prendrait la quatrième place, et le vert qui suit ferait sortir celui de devant. Passez directement au vert.
    .no-trader = Le vendeur d’abord : ensuite, il est trop tard.
    .another-colour = C’est un acheteur vert que nous voulons.
    .nobody = Il manque l’acheteur vert.

lesson-popularity-green-track =
    .task = Avant votre Marchandage, la piste verte avait 3 cases libres. Combien en a-t-elle maintenant ?
    .praise = 4 : c’est la popularité actuelle du vert.
    .hint = Un acheteur vert vient de la quitter.
    .before = C’était avant. Un acheteur vert est parti depuis.
    .left = 6 acheteurs verts y attendent encore. Comptez les cases libres.

## 7. Les rangs

lesson-ranks = Le rang des couleurs
    .intro = Vendre rapporte d’abord selon le rang de la couleur : 9, 5, 3, 1 ou 0 crédit, de la plus populaire à la moins populaire. Sur cette table, cases libres : rouge 5 ; jaune, vert et orange 4 ; violet 3.

lesson-ranks-red =
    .task = Vous vendez une relique rouge. Combien de crédits pour la popularité ?
    .praise = 9 : le rouge est seul en tête.
    .hint = Quelle piste a le plus de cases libres ?
    .second = Aucune couleur n’est devant le rouge.

lesson-ranks-yellow =
    .task = Et pour une relique jaune, à égalité avec le vert et l’orange ?
    .praise = 5 : les trois couleurs sont deuxièmes, et chacune rapporte autant qu’une vraie deuxième.
    .hint = Combien de couleurs sont devant le jaune ?
    .shared = Une seule couleur est devant le jaune : il est deuxième, et l’égalité ne lui ôte rien.
    .first = Le rouge est devant.

lesson-ranks-orange =
    .task = La piste orange est la dernière à droite. Combien rapporte la popularité de l’orange ?
    .praise = 5 aussi : la place d’une piste sur le plateau ne départage personne.
    .hint = Là encore, comptez les couleurs qui sont devant.
    .third = Une seule couleur est plus populaire que l’orange : il est deuxième, lui aussi.
    .fourth = Comptez les couleurs plus populaires que l’orange, et non celles qui sont à gauche de lui.

lesson-ranks-purple =
    .task = Un acheteur violet attend au marché 3. Vous lui vendez une relique violette : combien de crédits en tout ?
    .praise = 2, ceux de l’acheteur. Quatre couleurs sont devant : le violet est cinquième et ne rapporte rien. Le troisième et le quatrième rang ont disparu dans l’égalité.
    .hint = Un acheteur intéressé rapporte 2 crédits. Et le rang ?
    .third = 3 crédits seraient pour un troisième rang. Comptez les couleurs qui sont devant le violet.
    .fourth = 1 crédit serait pour un quatrième rang. Comptez les couleurs qui sont devant le violet.
    .buyer = La popularité ne donne rien, mais l’acheteur paie tout de même.

lesson-ranks-best-sale =
    .task = Une relique, un marché : faites la vente qui rapporte le plus.
    .praise = 9 pour le premier rang et 6 pour les trois acheteurs rouges : 15 crédits pour une seule relique.
    .hint = Où attendent le plus d’acheteurs d’une même couleur ?
    .another-colour = Cette vente est permise, mais une autre couleur rapporte davantage : elle est plus populaire, et plus d’acheteurs en veulent.

## 8. Vendre

lesson-sale = Vendre
    .intro = Une vente prend une couleur, et un à trois marchés. Sur chacun il faut un acheteur intéressé et un de vos vendeurs. N’importe quelle carte la paie.

lesson-sale-where =
    .task = Vous vendez du violet ; vos vendeurs sont aux marchés 1, 3 et 5. Sur quels marchés pouvez-vous vendre ?
    .praise = Le 1 et le 5. Au 3, personne ne veut de violet ; au 4, quelqu’un en voudrait, mais vous n’y avez pas de vendeur.
    .hint = Deux conditions à chaque marché : quelqu’un qui achète, et quelqu’un qui vend.
    .no-buyer = Au marché 3 attendent un rouge, un jaune et un vert : ni violet, ni blanc.
    .no-trader = Un blanc, qui veut de tout, attend bien au marché 4, mais vous n’y avez pas de vendeur.
    .choice-0 = Le marché 1
    .choice-2 = Le marché 3
    .choice-3 = Le marché 4
    .choice-4 = Le marché 5

lesson-sale-for-popularity =
    .task = Cases libres : orange 6, violet 4, rouge et jaune 3, vert 2. Combien rapporte la popularité du violet ?
    .praise = 5, une fois pour toute la vente, quel que soit le nombre de reliques.
    .hint = Le violet est deuxième.
    .first = L’orange est devant.
    .spaces = 4, ce sont ses cases libres : elles lui donnent son rang, et c’est le rang qui rapporte.

lesson-sale-for-buyers =
    .task = Vous vendez aux marchés 1 et 5. Combien rapportent les acheteurs intéressés ?
    .praise = 12 : trois intéressés à chaque marché, blancs compris, et 2 crédits pour chacun.
    .hint = Les violets et les blancs comptent. Le vert du marché 1, non.
    .per-relic = On compte les acheteurs, non les reliques : tous ceux qui sont intéressés paient.
    .no-white = Les blancs s’intéressent à toutes les couleurs : comptez-les aussi.
    .one-each = Il y en a bien six, et chacun rapporte 2 crédits.

lesson-sale-promoted =
    .task = Après cette vente, dans quels centres de commandement aurez-vous un nouvel émissaire ?
    .praise = Le marché 1 porte le Prisme, le marché 5 l’Anneau : un vendeur de chacun monte dans le centre au même symbole.
    .hint = Regardez les symboles des deux marchés où vous vendez.
    .unused = Le vendeur du marché 3 reste où il est : rien ne s’y vend.
    .choice-0 = Le centre du Prisme
    .choice-1 = Le centre de l’Anneau
    .choice-2 = Le centre du Trident

lesson-sale-sell =
    .task = Faites cette vente : deux reliques violettes, pour le plus de crédits possible.
    .praise = 5 et 12, et 3 de plus pour deux marchés : 20 crédits, et une carte. Les six acheteurs montent sur le Vaisseau-mère ; les deux qui y étaient rentrent au plateau Acheteurs.
    .hint = Faites glisser la carte sur le plateau Acheteurs, une relique sur la file du marché 1, une autre sur celle du marché 5, puis concluez.
    .no-buyer = Ce marché attendra : il y faudrait d’abord un acheteur violet ou blanc.
    .no-trader = L’acheteur est là, le vendeur manque. Un Commandement pourrait l’y envoyer, une autre fois.
    .same-market = La seconde relique se vend ailleurs. Ce n’est pas une perte : chaque marché apporte ses acheteurs.
    .one-market = Un autre marché vous est ouvert : ses acheteurs, la prime et une carte vous y attendent.
    .another-action = Gardez votre carte pour la Vente : n’importe laquelle la paie.

## 9. Commander

lesson-command = Commander de loin
    .intro = Un Commandement ne demande pas d’explorateur. Le symbole de la carte ouvre deux marchés, et le centre de commandement qui leur répond.

lesson-command-from-afar =
    .task = Manche 1. Votre carte porte l’Anneau. Sans déplacer personne, envoyez un vendeur au marché 5 et un émissaire au centre de l’Anneau.
    .praise = Un vendeur et un émissaire pour une seule carte, à l’autre bout du monde ! Vous pouviez aussi commencer par l’émissaire.
    .hint = Faites glisser la carte sur le centre de l’Anneau, puis un cube sur la file du marché 5 et un autre dans le centre.
    .market-action = Un Marchandage demande quelqu’un sur place ; un Commandement, non. Jouez la carte sur le centre de l’Anneau.
    .recall = On rappelle un émissaire pour activer une tuile, et il n’y en a pas encore. Placez-en plutôt un second.
    .prism = L’Anneau est le symbole du centre du milieu.
    .market-2 = Le marché 2 porte aussi l’Anneau, mais c’est au marché 5 que nous voulons vendre.
    .one-only = Une carte, deux étapes : faites aussi l’autre.
    .another-action = Ici, nous voulons un Commandement.

lesson-command-round-1 =
    .task = Toujours à la manche 1 : pourriez-vous, au lieu d’en placer un, rappeler un émissaire de ce centre ?
    .praise = Un rappel sert à activer la tuile du centre, et les tuiles n’arrivent qu’à la manche 2.
    .hint = Que voyez-vous devant les trois centres ?
    .credits = C’est ce que ferait une tuile, plus tard. Pour l’instant, les centres n’en ont pas.
    .explorer = Un Commandement ne demande jamais d’explorateur.
    .choice-credits = Oui, pour quelques crédits
    .choice-explorer = Oui, mais avec un explorateur sur place
    .choice-no-tile = Non, il n’y a rien à activer

lesson-command-as-it-is =
    .task = Manche 2. Dans le centre de l’Anneau, Rosa a deux émissaires et vous un seul. Si vous ne faites rien, combien ce centre vous rapporte-t-il au décompte ?
    .praise = 5, pour la deuxième place. Rosa, elle, gagne 10 crédits.
    .hint = À la manche 2, le premier gagne 10 crédits et le deuxième 5.
    .first = Rosa a plus d’émissaires que vous.
    .nothing = À la manche 1, le deuxième n’avait rien. À la manche 2, il gagne 5 crédits.

lesson-command-one-more =
    .task = Et si vous y placez un second émissaire ?
    .praise = 7 : à égalité, 10 et 5 s’ajoutent et se partagent, en arrondissant vers le bas. Rosa n’en gagne plus que 7, elle aussi.
    .hint = Ajoutez ce que rapportent les deux places, puis partagez.
    .first = Vous rejoignez Rosa, vous ne la dépassez pas : on partage.
    .second = Vous n’êtes plus deuxième : à deux, vous occupez les deux premières places.
    .rounded-up = 15 partagé en deux fait sept et demi, et l’on arrondit vers le bas.

lesson-command-recalled =
    .task = L’autre idée : rappeler votre émissaire pour activer la tuile du centre, une Subvention, face blanche. Combien de crédits tout de suite ?
    .praise = 6. Mais sans émissaire, le centre ne vous rapporte plus rien au décompte : 6 de gagnés, 5 de perdus, il reste 1 crédit.
    .hint = Lisez la face blanche de la Subvention.
    .yellow = C’est sa face jaune, celle de la manche 3.

lesson-command-reinforce =
    .task = Faites ce qui rapporte le plus dans le centre de l’Anneau, et envoyez avec la même carte un vendeur au marché 5.
    .praise = 2 crédits de gagnés à ce décompte, 3 de moins pour Rosa. Et le décompte n’enlève personne : vos deux émissaires compteront encore à la manche 3.
    .hint = Comparez : 7 au lieu de 5, ou 6 maintenant et rien au décompte.
    .recall = 6 crédits maintenant, 5 de moins au décompte, et un émissaire de moins à la manche 3. Un émissaire de plus rapporte davantage.
    .market-2 = Le marché 2 porte aussi l’Anneau, mais c’est au marché 5 que nous voulons vendre.
    .one-only = Une carte, deux étapes : faites aussi l’autre.
    .another-action = Ici, nous voulons un Commandement.

## 10. Le marché noir

lesson-black-market = Au marché noir
    .intro = Un explorateur sur un marché noir, une carte au Masque : on achète, ou l’on refourgue, jamais les deux dans la même action.

lesson-black-market-price =
    .task = Le chat porte-bonheur, visible sur la pile jaune, vaut 6. Vous avez 12 crédits : combien vous en resterait-il si vous l’achetiez ?
    .praise = 5 : au marché noir, on paie la valeur plus 1. Le chat coûte donc 7 crédits.
    .hint = Le marché noir ne vend pas tout à fait à la valeur.
    .value-only = À sa valeur, oui. Mais le marché noir prend 1 crédit de plus.
    .price = 7 est le prix. Que reste-t-il de 12 ?

lesson-black-market-buy-two =
    .task = Votre soute est pleine, votre conteneur caché est vide. Achetez deux reliques, et prélevez un échantillon de chacune.
    .praise = 7 et 5 : vos 12 crédits y sont passés, mais deux cases de plus sont occupées dans votre galerie.
    .hint = Ce qui vient du marché noir peut aller dans le conteneur caché. Deux piles montrent une relique.
    .into-the-hold = Une soute pleine n’empêche pas d’acheter : le conteneur caché a deux cases libres.
    .two-red = Le cône de chantier attendra : après la rouge, prenez la jaune.
    .fence = Refourguer, c’est vendre. Cette fois, nous achetons.
    .no-sample = C’est maintenant ou jamais : prélevez l’échantillon.
    .one-only = Vous pouvez encore payer une relique d’une autre couleur.

lesson-black-market-fence-two =
    .task = Vous voilà sans un crédit ! Avec votre autre carte au Masque, refourguez deux reliques pour en gagner le plus possible.
    .praise = 6 et 6 : 12 crédits. Soute ou conteneur caché, tout se refourgue, et chaque relique va sous la pile de sa couleur.
    .hint = Deux de vos reliques valent 6 : l’une est dans la soute, l’autre dans le conteneur caché.
    .cheaper = Deux de vos reliques valent davantage que celle-là.
    .one-only = Vous pouvez en refourguer deux.
    .another-action = Gardez votre carte pour la Contrebande.

lesson-black-market-samples-left =
    .task = Avant de refourguer, vous aviez 7 gardes dans votre galerie. Combien en reste-t-il ?
    .praise = 7. La relique s’en va, son échantillon reste.
    .hint = Regardez votre galerie.
    .gone = Un échantillon ne suit pas sa relique : il reste à vous.

## 11. Sonder et passer

lesson-survey = Sonder, puis passer
    .intro = Un Sondage fait trois choses : il prend une place dans le sondage des sols, il donne un marqueur Initiative, il révèle deux reliques.

lesson-survey-row =
    .task = Jouez un Sondage avec votre carte verte. Rosa a déjà un cube sur l’une des trois cartes du sondage des sols.
    .praise = Votre carte est en place, et vous tenez le marqueur 2, le plus petit de ceux qui restent. Deux reliques vertes sont révélées.
    .hint = Faites glisser la carte verte sur une carte du sondage des sols qui ne porte pas de cube.
    .taken = Cette place est prise. Il reste deux cartes sans cube.
    .another-colour = La couleur de la carte choisit celle des reliques, et nous en voulons de vertes.

lesson-survey-price =
    .task = Le trophée de cerf vaut 5. Combien coûterait-il dans un Sondage ?
    .praise = 10, le double de sa valeur. Avec 6 crédits, il est hors de portée.
    .hint = Ce n’est pas le prix du marché noir.
    .value = C’est sa valeur. Un Sondage la fait payer deux fois.
    .plus-one = C’est le prix du marché noir. Un Sondage fait payer le double de la valeur.

lesson-survey-place-and-buy =
    .task = Une relique va sur son site ; l’autre s’achète ou se rend. Faites au mieux avec vos 6 crédits, échantillon compris.
    .praise = Le trophée attend sur l’île de Pâques ; l’arrosoir, qui vaut 3, est dans votre soute pour 6 crédits. Le conteneur caché ne prend que ce qui vient du marché noir.
    .hint = Laquelle pouvez-vous payer ? Posez d’abord l’autre.
    .buy-first = L’ordre compte : d’abord une relique sur son site, ensuite l’achat.
    .too-dear = Il vous resterait le trophée, à 10 crédits : vous ne pourriez pas le payer.
    .back = La rendre est permis, mais vos 6 crédits suffisent pour l’arrosoir.
    .no-sample = Prélevez aussi son échantillon, tant qu’il en est temps.

lesson-survey-who-begins =
    .task = À cette manche, vous jouez avant Rosa. Elle tient le marqueur 1, vous le 2. Qui commencera la manche suivante ?
    .praise = Rosa : elle a sondé la première, et son marqueur est plus petit que le vôtre.
    .hint = Le plus petit numéro passe devant.
    .you = Les marqueurs changent l’ordre, et le sien est plus petit.
    .choice-0 = Vous
    .choice-1 = Rosa

lesson-survey-pass =
    .task = Il vous reste trois cartes Action. Passez, et gardez-en deux.
    .praise = Ces deux cartes vous attendent pour la manche suivante. Rosa, elle, joue encore tant qu’elle veut.
    .hint = Passez, puis défaussez la carte de votre choix.
    .another-action = C’est permis, mais ici nous passons.

## 12. L’Union Kutu Kuti

lesson-archaeologists = Les Archéologues
    .intro = L’Union Kutu Kuti fouille mieux que personne : avec un seul explorateur, elle peut prendre une seconde relique, du même site ou d’un site voisin.

lesson-archaeologists-first =
    .task = Vous jouez l’Union Kutu Kuti, et vous avez un explorateur dans les Rocheuses. Découvrez un cône de chantier et prélevez son échantillon.
    .praise = Une autre faction s’arrêterait là. Pas vous.
    .hint = Faites glisser la carte rouge sur les Rocheuses.
    .no-sample = Prélevez l’échantillon tout de suite : plus tard, il n’en est plus temps.

lesson-archaeologists-second =
    .task = Quelles reliques pourriez-vous prendre en second ?
    .praise = Les deux rouges : l’une est sur le même site, l’autre sur un site voisin où vous n’avez personne.
    .hint = La même couleur ; le même site, ou un site relié par une ligne.
    .same-site = Votre pouvoir atteint aussi les sites voisins.
    .adjacent = Pour vous, un même site peut donner deux reliques.
    .green = Le nain de jardin est vert, et votre carte est rouge.
    .choice-Rg2 = L’autre cône de chantier, dans les Rocheuses
    .choice-Rg1 = Le panneau stop, aux Grands Lacs
    .choice-Gg2 = Le nain de jardin, en Amazonie

lesson-archaeologists-new-sample =
    .task = Prenez celle qui vous donne un nouvel échantillon.
    .praise = Un explorateur, une carte, deux reliques et deux échantillons.
    .hint = La case du cône de chantier est déjà occupée.
    .again = C’est permis, mais la case du cône est prise : il ne donnerait pas d’échantillon.
    .green = Votre pouvoir ne change rien à la couleur de la carte.
    .stop = Vous avez droit à une seconde relique : prenez-la.
    .no-sample = C’est pour son échantillon que nous la voulions.

## 13. Entre deux manches : les files

lesson-new-buyers = Entre deux manches : les files
    .intro = Quand tout le monde a passé, la manche suivante se prépare. Les files d’abord : celles de quatre perdent un acheteur, celles de trois ne changent pas, les autres sont complétées.

lesson-new-buyers-four =
    .task = Au marché 1, quatre acheteurs : jaune devant, puis vert, rouge et violet. Que devient cette file ?
    .praise = Le jaune de devant rentre au plateau Acheteurs, et les autres avancent.
    .hint = De quel côté sort-on d’une file ?
    .last = C’est par devant que l’on sort.
    .all-stay = Une manche commence avec trois acheteurs par file : l’un des quatre s’en va.
    .choice-YGRV = Jaune, vert, rouge, violet
    .choice-GRV = Vert, rouge, violet
    .choice-YGR = Jaune, vert, rouge

lesson-new-buyers-three =
    .task = Et celle du marché 2, orange, orange et blanc ?
    .praise = Elle ne change pas : elle en compte déjà trois.
    .hint = Combien d’acheteurs a-t-elle ?
    .filled = On ne complète que les files de moins de trois acheteurs.
    .pushed = Personne ne sort d’une file de trois.
    .choice-OOW = Orange, orange, blanc
    .choice-OOWG = Orange, orange, blanc, vert
    .choice-OW = Orange, blanc

lesson-new-buyers-one =
    .task = Au marché 3, il ne reste qu’un rouge. Les prochaines cartes Acheteur sont une verte, puis une orange. Que devient cette file ?
    .praise = Rouge, vert, orange : on complète jusqu’à trois, et les nouveaux se mettent au bout.
    .hint = Combien en manque-t-il ?
    .one-card = Deux acheteurs ne suffisent pas : on va jusqu’à trois.
    .in-front = Les nouveaux venus se placent derrière celui qui attend.
    .choice-RG = Rouge, vert
    .choice-RGO = Rouge, vert, orange
    .choice-GOR = Vert, orange, rouge

lesson-new-buyers-more-popular =
    .task = Quelles couleurs y gagnent en popularité ?
    .praise = Le vert et l’orange : un de leurs acheteurs quitte la piste. Le jaune en retrouve un, et perd en popularité.
    .hint = Qui a quitté le plateau Acheteurs ?
    .gone-back = Le jaune est rentré : sa couleur perd en popularité.
    .choice-Y = Le jaune
    .choice-G = Le vert
    .choice-R = Le rouge
    .choice-V = Le violet
    .choice-O = L’orange

lesson-new-buyers-pass =
    .task = Rosa a déjà passé. Passez à votre tour, et regardez les files.
    .praise = La manche 2 se prépare. Qui regarde les files avant de passer sait déjà lesquelles vont changer.
    .hint = Passez pour le reste de la manche.

## 14. Entre deux manches : le sondage des sols

lesson-new-relics = Entre deux manches : les reliques
    .intro = Chaque carte du sondage des sols fait apparaître trois reliques de sa couleur : deux sur leurs sites, la troisième au marché noir.

lesson-new-relics-first-relic =
    .task = La carte rouge révèle d’abord un panneau stop. Montrez le lieu où il va.
    .praise = Aux Grands Lacs : le glyphe d’une relique dit son site, toujours le même.
    .hint = Cherchez le site rouge qui porte son glyphe, l’Œil.
    .other-site = Ce site rouge porte d’autres glyphes.

lesson-new-relics-third-relic =
    .task = Vient ensuite un juke-box, pour la Mésoamérique. La troisième relique rouge est un cône de chantier. Où va-t-il ?
    .praise = Sous la pile, face visible. Avant lui, il faudra que les autres s’en aillent.
    .hint = Deux sur les sites ; et la troisième ?
    .site = Une carte n’envoie que deux reliques sur les sites.
    .on-top = Il va dessous : les reliques qui attendaient passent avant lui.
    .choice-site = Sur son site, dans les Rocheuses
    .choice-on-top = Sur la pile rouge du marché noir
    .choice-under = Sous la pile rouge du marché noir

lesson-new-relics-how-many =
    .task = Rosa a un cube sur la carte rouge ; la carte jaune n’en porte pas. Combien de reliques apparaissent en tout, pour ces deux cartes ?
    .praise = 6 : trois par carte, qu’elle porte un cube ou non.
    .hint = Le cube a donné l’initiative à Rosa. Change-t-il quelque chose ici ?
    .cube-only = Les cartes sans cube donnent aussi leurs trois reliques.
    .sites-only = 4 vont sur les sites. Comptez aussi celles du marché noir.
    .one-each = Chaque carte en donne trois.

lesson-new-relics-pass =
    .task = Passez à votre tour, et suivez les reliques.
    .praise = Quatre reliques de plus à fouiller, deux de plus au marché noir. Rosa reprend son cube, et trois nouvelles cartes forment le sondage des sols.
    .hint = Passez pour le reste de la manche.

## 15. Entre deux manches : l’ordre du tour

lesson-turn-order = Entre deux manches : qui commence
    .intro = Un marqueur Initiative donne la place de son numéro. Les autres suivent, sans se dépasser.

lesson-turn-order-first =
    .task = On jouait dans cet ordre : Noa, Rosa, Jade, Malo. Jade tient le marqueur 1, Noa le marqueur 2. Qui commence la manche suivante ?
    .praise = Jade : le marqueur 1 donne la première place.
    .hint = Cherchez le marqueur 1.
    .second = Noa tient le marqueur 2, donc la deuxième place.
    .none = Sans marqueur, on joue après ceux qui en ont un.
    .choice-0 = Noa (noir)
    .choice-1 = Rosa (rose)
    .choice-2 = Jade (jaune)
    .choice-3 = Malo (marron)

lesson-turn-order-third =
    .task = Noa joue en deuxième. Qui vient en troisième ?
    .praise = Rosa : entre deux joueurs sans marqueur, l’ordre ne change pas. Malo reste dernier.
    .hint = Ni Rosa ni Malo n’ont de marqueur. Qui jouait avant l’autre ?
    .behind = Rosa jouait avant Malo, et rien n’a changé entre eux.
    .choice-1 = Rosa (rose)
    .choice-3 = Malo (marron)

lesson-turn-order-pass =
    .task = Vous êtes Noa, et les trois autres ont passé. Passez, et regardez les disques.
    .praise = Jade, Noa, Rosa, Malo. Les marqueurs retournent à la réserve : à la prochaine manche, qui voudra commencer devra sonder.
    .hint = Passez pour le reste de la manche.

## 16. Toute la préparation

lesson-next-round = D’une manche à l’autre
    .intro = Tuiles, files, sondage des sols, ordre du tour, cartes, marché noir : six étapes, toujours dans cet ordre. Le programme les fait pour vous ; essayez de les prévoir.

lesson-next-round-kept =
    .task = Il vous reste trois cartes Action et deux cartes Déplacement. Si vous passez, combien de cartes Action garderez-vous ?
    .praise = Deux. Les cartes Déplacement ne comptent pas : elles vous reviendront toutes les trois.
    .hint = Les cartes Déplacement sont mises à part.
    .all = Une de trop : on n’en garde que deux.
    .travel-too = Les cartes Déplacement ne sont pas comptées parmi les deux.

lesson-next-round-unchanged =
    .task = Quelle file restera comme elle est ?
    .praise = Celle de trois. Les autres y viennent : l’une perd son premier acheteur, l’autre est complétée.
    .hint = Une manche commence avec trois acheteurs par file.
    .four = Une file de quatre perd son premier acheteur.
    .one = Une file de moins de trois est complétée.
    .choice-0 = Celle du marché 1 : quatre acheteurs
    .choice-1 = Celle du marché 2 : trois acheteurs
    .choice-2 = Celle du marché 3 : un acheteur

lesson-next-round-pass =
    .task = Rosa a passé. Passez, défaussez une carte, et regardez la table se préparer.
    .praise = Trois tuiles sont en place, chaque file compte trois acheteurs, neuf reliques sont apparues, et Rosa commencera grâce à son marqueur. Huit nouvelles cartes vous attendent.
    .hint = Passez, puis défaussez la carte de votre choix.
    .another-action = C’est permis, mais ici nous passons.

lesson-next-round-draft =
    .task = Gardez deux cartes de votre paquet et passez les autres à Rosa, trois fois de suite. Composez la main qui vous plaît.
    .praise = Six nouvelles cartes, et vos deux anciennes : huit en main. Vos trois cartes Déplacement sont revenues. Rosa choisissait en même temps que vous, sans voir vos cartes.
    .hint = Faites glisser deux cartes du paquet vers votre main, et recommencez avec le paquet que Rosa vous passe.

lesson-next-round-visible =
    .task = Avant la préparation, la pile rouge du marché noir montrait un combiné téléphonique, posé sur un panneau stop. Que montre-t-elle maintenant ?
    .praise = Le panneau stop : en dernier, la relique visible de chaque pile passe dessous. Ce que vous convoitez peut donc vous échapper d’une manche à l’autre.
    .hint = La dernière étape fait tourner les piles.
    .before = Il était dessus ; il vient de passer tout en dessous.
    .newest = Les reliques du sondage des sols vont sous la pile : leur tour viendra.
    .choice-Rg4 = Le combiné téléphonique
    .choice-Rg1 = Le panneau stop
    .choice-newest = Le cône de chantier qui vient d’arriver

lesson-next-round-last-round =
    .task = À la fin de la manche 2, tout recommence. Combien de cartes le sondage des sols comptera-t-il à la manche 3 ?
    .praise = Aucune : il n’y a plus de manche à préparer. Un Sondage ne fait alors plus que révéler deux reliques.
    .hint = À quoi servirait-il pendant la dernière manche ?
    .three = Trois, c’était pour la manche 2. Il n’y a pas de nouvelle rangée pour la dernière.

## 17. Les majorités

lesson-majorities = Les majorités
    .intro = Fin de la manche 3. Dans chacun des trois centres, le premier gagne 15 crédits, le deuxième 10, le troisième 5. Vous êtes Noa.

lesson-majorities-left-first =
    .task = Centre du Prisme, à gauche : Noa 3 émissaires, Rosa 2, Jade 2, Malo aucun. Combien gagne Noa ?
    .praise = 15, pour la première place.
    .hint = Noa a plus d’émissaires que les autres.
    .per-envoy = On est payé pour sa place, non par émissaire.
    .earlier = 10 serait pour la manche 2. La dernière paie davantage.

lesson-majorities-left-tie =
    .task = Rosa et Jade ont deux émissaires chacune. Combien gagne Rosa ?
    .praise = 7 : ensemble, elles tiennent la deuxième et la troisième place. 10 et 5 font 15, à partager en arrondissant vers le bas.
    .hint = Ajoutez ce que rapportent les deux places qu’elles occupent, et partagez.
    .both = Elles ne gagnent pas toutes deux la deuxième place : elles la partagent avec la troisième.
    .third = Aucune des deux n’est derrière l’autre : elles partagent les deux places.
    .rounded-up = Sept et demi s’arrondit vers le bas.

lesson-majorities-middle =
    .task = Centre de l’Anneau, au milieu : Jade 4, Malo 3, Rosa 1, Noa aucun. Combien gagne Rosa, avec un seul émissaire ?
    .praise = 5, pour la troisième place. Noa, sans émissaire, n’a rien.
    .hint = Combien de joueurs sont devant Rosa ?
    .nothing = Un seul émissaire suffit pour avoir une place, et la troisième paie.
    .second = Jade et Malo sont tous deux devant Rosa.

lesson-majorities-right-tie =
    .task = Centre du Trident, à droite : Rosa 3, Malo 3, Noa 1, Jade aucun. Combien gagne Malo ?
    .praise = 12 : 15 et 10 font 25, à partager en deux en arrondissant vers le bas.
    .hint = Rosa et Malo occupent ensemble les deux premières places.
    .both = Ils ne gagnent pas 15 chacun : ils partagent ce que rapportent les deux premières places.
    .rounded-up = Douze et demi s’arrondit vers le bas.
    .second = Malo n’est pas derrière Rosa : ils partagent les deux premières places.

lesson-majorities-right-third =
    .task = Et Noa, avec un émissaire, derrière ces deux premiers ?
    .praise = 5 : les deux premières places sont prises, Noa est troisième.
    .hint = Quelle place vient après deux joueurs en tête ?
    .second = La deuxième place est déjà partagée entre Rosa et Malo.
    .nothing = Il reste la troisième place, et elle paie.

lesson-majorities-end =
    .task = Passez : c’est le dernier décompte. Comparez les totaux.
    .praise = Noa 20, Rosa 24, Jade 22, Malo 22. Rosa n’est seule en tête nulle part, mais elle a quelqu’un partout.
    .hint = Passez pour le reste de la manche.

## 18. La galerie

lesson-gallery = Le décompte de la galerie
    .intro = À la fin de la partie, vos échantillons paient par lignes : chaque colonne, d’une couleur, et chaque rangée, d’un glyphe, se compte à part. Vous avez 11 échantillons et 60 crédits.

lesson-gallery-full-row =
    .task = La rangée de l’Œil, la première, est complète : cinq échantillons. Combien rapporte-t-elle ?
    .praise = 13 : aucune rangée ne rapporte davantage.
    .hint = Une rangée rapporte 4, 8 ou 13 crédits, pour 3, 4 ou 5 échantillons.
    .four = 8 serait pour quatre échantillons.
    .column = 15, c’est pour une colonne complète.

lesson-gallery-rows-of-two =
    .task = Les trois autres rangées ont deux échantillons chacune. Combien rapportent-elles toutes ensemble ?
    .praise = Rien : une rangée commence à payer à trois.
    .hint = À partir de combien d’échantillons une rangée paie-t-elle ?
    .column = Deux échantillons rapportent 4 crédits dans une colonne, pas dans une rangée.
    .all = 4 crédits par rangée, ce serait pour trois échantillons dans chacune.

lesson-gallery-two-in-column =
    .task = Les colonnes, maintenant. La jaune a deux échantillons : combien ?
    .praise = 4. Une colonne paie dès deux échantillons.
    .hint = Une colonne rapporte 4, 9 ou 15 crédits, pour 2, 3 ou 4 échantillons.
    .row = Ce serait vrai d’une rangée. Une colonne paie dès deux.

lesson-gallery-three-in-column =
    .task = La colonne rouge en a trois.
    .praise = 9.
    .hint = 4, 9 ou 15 crédits, pour 2, 3 ou 4 échantillons.
    .row = 4, c’est pour une rangée de trois.

lesson-gallery-full-column =
    .task = La colonne orange est complète, avec quatre échantillons.
    .praise = 15. Les colonnes verte et violette, d’un échantillon chacune, ne rapportent rien.
    .hint = 4, 9 ou 15 crédits, pour 2, 3 ou 4 échantillons.
    .row = 8, c’est pour une rangée de quatre.
    .full-row = 13, c’est pour une rangée complète.

lesson-gallery-total =
    .task = 13, 4, 9 et 15 font 41. Il vous reste deux reliques en soute, de valeur 5 chacune, et vous avez 60 crédits. Quel est votre total ?
    .praise = 101. Les deux reliques ne valent plus rien : il fallait les vendre ou les refourguer à temps.
    .hint = Ajoutez la galerie à vos crédits. Et les reliques ?
    .with-relics = À la fin, les reliques qui vous restent ne valent rien.
    .gallery-only = 41, c’est la galerie seule. Ajoutez vos 60 crédits.

lesson-gallery-end =
    .task = Passez, et lisez le décompte.
    .praise = 101 à 90 : vous gagnez. Si vous aviez été à égalité, vos deux invendus auraient tout de même servi : le plus de reliques l’emporte.
    .hint = Passez pour le reste de la manche.

## 19. Lire Zu

lesson-reading-zu = Lire une carte de Zu
    .intro = En solo, vous affrontez Zu. Il n’a ni main ni explorateur : il retourne des cartes et suit des listes de priorités. Ses choix se laissent donc prévoir.

lesson-reading-zu-popularity =
    .task = La carte est une Fouille rouge ou violette. Première priorité : la couleur la plus populaire. Laquelle est-ce, ou lesquelles ?
    .praise = Les deux : leurs pistes ont 4 cases libres chacune. La liste continue.
    .hint = Comptez les cases libres des deux pistes.
    .red = Le violet est tout aussi populaire que le rouge.
    .purple = Le rouge est tout aussi populaire que le violet.
    .choice-R = Le rouge
    .choice-V = Le violet

lesson-reading-zu-two-possible =
    .task = Ensuite : une couleur dont Zu peut prendre deux reliques. Il a de la place ; il possède déjà un canard de bain violet et un ballon crevé jaune. Laquelle, ou lesquelles ?
    .praise = Encore les deux : trois reliques rouges sur les sites, et deux violettes qui ne sont pas des canards.
    .hint = Sur les sites, comptez les sortes de reliques dont Zu n’a pas de copie.
    .red = En Europe attendent une cassette et un cube casse-tête, que Zu n’a pas.
    .purple = Les sites rouges portent trois reliques, et Zu n’en a aucune.
    .choice-R = Le rouge
    .choice-V = Le violet

lesson-reading-zu-colour =
    .task = Ensuite : une couleur dont Zu n’a aucune relique. Laquelle fouille-t-il donc ?
    .praise = Le rouge. Dès qu’il n’en reste qu’une, la liste s’arrête là.
    .hint = Regardez sa soute.
    .purple = Il y a un canard de bain violet dans sa soute.
    .choice-R = Le rouge
    .choice-V = Le violet

lesson-reading-zu-relics =
    .task = Sur les sites rouges : un cône de chantier de valeur 3, un panneau stop de valeur 4, un juke-box de valeur 6. Vous avez l’échantillon du juke-box. Que prend Zu ?
    .praise = Le panneau stop et le cône. Zu préfère ce dont vous n’avez pas d’échantillon ; la valeur ne compte que bien plus bas dans sa liste.
    .hint = Que regarde Zu avant la valeur ?
    .by-value = Zu ne commence pas par la valeur, mais par votre galerie : vous y avez déjà le juke-box.
    .three = Une Fouille prend deux reliques au plus, celles de Zu aussi.
    .one = Zu en prend deux s’il le peut. Sans explorateurs, tous les sites rouges lui sont ouverts.
    .choice-Rg1 = Le panneau stop
    .choice-Rg2 = Le cône de chantier
    .choice-Rg3 = Le juke-box

lesson-reading-zu-flip =
    .task = Retournez la carte, et comparez.
    .praise = Deux reliques, deux gardes : Zu prélève toujours ses échantillons, et il n’a eu besoin d’aucun explorateur.
    .hint = Un bouton retourne la carte suivante de Zu.

## 20. Un tour de Zu

lesson-zu-turn = Un tour entier de Zu
    .intro = À son tour, Zu retourne deux cartes. Prévoyez chaque décision avant de retourner la carte.

lesson-zu-turn-which-colours =
    .task = Première carte : Fouille de la couleur la plus populaire. L’orange l’est, de loin. Entre quelles couleurs Zu choisit-il vraiment ?
    .praise = Jaune, vert et violet : les seules qui ont une relique sur les sites. L’orange a beau être en tête, il n’y a rien d’orange à découvrir.
    .hint = Regardez d’abord quelles couleurs sont présentes sur les sites.
    .no-relic = Aucune relique orange n’est sur les sites : Zu se reporte sur les couleurs suivantes.
    .purple-missing = Il y a aussi une relique violette en Oural. Elle ne gagnera peut-être pas, mais elle est en lice.
    .choice-Y = Le jaune
    .choice-G = Le vert
    .choice-R = Le rouge
    .choice-V = Le violet
    .choice-O = L’orange

lesson-zu-turn-most-popular =
    .task = De ces trois couleurs, laquelle est la plus populaire, ou lesquelles ?
    .praise = Le jaune et le vert, à égalité. Le violet est éliminé.
    .hint = Jaune 4, vert 4, violet 3.
    .purple-too = Le violet n’a que 3 cases libres.
    .one-of-them = Une autre couleur en a autant.
    .choice-Y = Le jaune
    .choice-G = Le vert
    .choice-V = Le violet

lesson-zu-turn-colour =
    .task = À égalité, Zu préfère la couleur dont il peut prendre deux reliques. Au Cap attendent un chat porte-bonheur et une plaque minéralogique, mais Zu a déjà un chat. Quelle couleur choisit-il ?
    .praise = Le vert : du jaune, il ne pourrait prendre que la plaque.
    .hint = Zu ne prend jamais ce dont il a déjà une copie ou un échantillon.
    .yellow = Le chat ne compte pas, Zu en a déjà un. Il ne reste qu’une relique jaune pour lui.
    .choice-Y = Le jaune
    .choice-G = Le vert

lesson-zu-turn-relics =
    .task = Reliques vertes sur les sites : un trophée de valeur 5, deux nains de valeur 4, un arrosoir de valeur 3. Vous avez l’échantillon du trophée. Lesquelles Zu prend-il ?
    .praise = L’arrosoir d’abord, car il est seul sur la carte ; puis un nain. Le trophée passe après eux, parce que vous en avez l’échantillon.
    .hint = D’abord ce dont vous n’avez pas d’échantillon ; ensuite ce qui est le plus rare sur la carte ; la valeur après.
    .by-value = La valeur vient en troisième. Quel échantillon avez-vous déjà ?
    .your-sample = Zu laisse le trophée pour la fin : vous en avez déjà l’échantillon.
    .three = Deux au plus.
    .choice-Gg1 = Le trophée de cerf
    .choice-Gg2 = Un nain de jardin
    .choice-Gg3 = L’arrosoir

lesson-zu-turn-first-card =
    .task = Retournez la première carte.
    .praise = Le vert, l’arrosoir, le nain, et deux gardes dans sa galerie : chaque décision a suivi sa liste.
    .hint = Un bouton retourne la carte suivante de Zu.

lesson-zu-turn-sale-colour =
    .task = Seconde carte : Coup de fusil. Zu vend une relique de la couleur dont il a le moins, au moins une. Il en a une jaune, une violette et deux vertes. Laquelle vend-il ?
    .praise = La jaune : autant de jaunes que de violettes, mais le jaune est plus populaire.
    .hint = Deux couleurs sont à égalité. La plus populaire passe devant.
    .most = C’est la couleur dont il a le plus.
    .purple = À égalité, la couleur la plus populaire l’emporte : jaune 4, violet 3.
    .choice-Y = La jaune
    .choice-G = Une verte
    .choice-V = La violette

lesson-zu-turn-most-buyers =
    .task = Sur quel marché attendent le plus d’acheteurs intéressés par le jaune, ou sur lesquels ? Zu n’a pas besoin d’y avoir déjà un vendeur.
    .praise = Aux marchés 1 et 5 : deux intéressés à chacun, un jaune et un blanc.
    .hint = Les blancs comptent, comme toujours.
    .one-only = Au marché 6 n’attend qu’un blanc : un seul intéressé.
    .one-of-them = Un autre marché en a autant.
    .choice-M1 = Marché 1 : jaune, blanc, orange
    .choice-M5 = Marché 5 : jaune, blanc
    .choice-M6 = Marché 6 : blanc

lesson-zu-turn-market =
    .task = À égalité, Zu va là où vous avez le plus de vendeurs, mais seulement s’il y en a un aussi. Vous : deux au marché 1, un au marché 5. Zu : un au marché 5. Où vend-il ?
    .praise = Au marché 5. Vos deux vendeurs du marché 1 ne comptent pas, car Zu n’y en a aucun.
    .hint = Où Zu a-t-il déjà un vendeur ?
    .your-traders = Zu n’a pas de vendeur au marché 1 : les vôtres n’y comptent pas.
    .choice-M1 = Au marché 1
    .choice-M5 = Au marché 5

lesson-zu-turn-income =
    .task = L’orange est premier, le jaune et le vert sont deuxièmes. Combien de crédits Zu gagne-t-il ?
    .praise = 5 pour le rang et 4 pour les deux intéressés : 9 crédits, selon les mêmes règles que pour vous.
    .hint = Le rang du jaune, et 2 crédits par acheteur intéressé.
    .buyers-only = Le rang rapporte aussi : le jaune est deuxième.
    .popularity-only = Chaque acheteur intéressé rapporte aussi 2 crédits.
    .first = L’orange est plus populaire que le jaune.
    .third = À égalité avec le vert, le jaune est deuxième tout de même.

lesson-zu-turn-second-card =
    .task = Retournez la seconde carte.
    .praise = 9 crédits, et son vendeur du marché 5 devient émissaire au centre de l’Anneau. Le tour de Zu est fini : à vous.
    .hint = Un bouton retourne la carte suivante de Zu.
