### Excavation Earth : ce que chaque chose de la table dit d’elle-même, et ce qu’elle vaut ici et maintenant.
### Valeur : son nom. .where : où elle est · .gives : ce qu’elle apporte · .when : quand · .costs : ce qu’elle coûte.
### $mine : yes si elle est à qui regarde · $owner couleur d’un joueur · les autres : voir names.ftl.
### [coin:2|…], [relic:Vg3|…], [buyer:V|…], [symbol:SA|…], [region:Y|…], [cube:black|…] sont des signes dessinés.

## La carte

ee-thing-place-market = { place.name }
    .where = { place } · symbole { symbol.of }
    .gives = avec un explorateur ici, un **Marchandage** y envoie votre vendeur et attire des acheteurs vers sa file.
    .when = à votre tour, avec une carte { symbol.with }.
    .costs = une carte Action, et un cube pour le vendeur.
ee-thing-place-site = { place.name }
    .where = site de fouille · { region }
    .gives = les reliques qui y sont posées : une **Fouille** les met dans votre soute, prêtes à vendre.
    .when = à votre tour, avec un explorateur ici et une carte { colour.feminine }.
    .costs = une carte Action, et une case de soute par relique.
ee-thing-place-both = { place.name }
    .where = { place } · site de fouille, { region }
    .gives = deux usages : une **Fouille** y prend des reliques, un **Marchandage** y place vendeur et acheteurs.
    .when = avec un explorateur ici : une carte { colour.feminine } pour fouiller, une carte { symbol.with } pour marchander.
    .costs = une carte Action à chaque fois.
ee-thing-place-black = { place.name }
    .where = marché noir · symbole { symbol.of }
    .gives = une **Contrebande** : revendre une ou deux reliques à leur valeur, ou en acheter une ou deux de couleurs différentes.
    .when = à votre tour, avec un explorateur sur l’un des trois marchés noirs et une carte { symbol.with }.
    .costs = une carte Action ; un achat coûte un crédit de plus que la valeur.
ee-thing-black-market = le marché noir
    .where = sous la carte · cinq piles, une par région
    .gives = des reliques à acheter sans fouiller, et un débouché pour celles dont personne ne veut.
    .when = par une Contrebande, avec un explorateur sur un marché noir et une carte au Masque.
    .costs = une carte Action ; la valeur de la relique plus un crédit.
ee-thing-wrap = autour du globe
    .where = au bord de la carte
    .gives = un pas jusqu’à l’autre bord : la ligne continue { place.to }.
    .when = dans un Déplacement, comme sur toute autre ligne.
    .costs = un [fuel|fuel].
ee-thing-explorer = { $mine ->
        [yes] votre explorateur
       *[no] explorateur { seat.adjective }
    }
    .where = { place.at }
    .gives = { $mine ->
        [yes] il permet d’agir là où il se tient : fouiller un site, marchander, faire de la contrebande.
       *[no] il montre où ce joueur peut fouiller, marchander ou acheter. Il ne vous gêne pas : plusieurs joueurs se partagent un lieu.
    }
    .when = un Déplacement l’avance d’un lieu par [fuel|fuel]. Deux explorateurs d’une même couleur ne finissent pas au même lieu.
ee-thing-explorer-waiting = { $mine ->
        [yes] votre troisième explorateur
       *[no] troisième explorateur { seat.adjective }
    }
    .where = sur son plateau, pas encore sur la carte
    .gives = un lieu de plus où agir, dès le premier tour.
    .when = au début du premier tour de son joueur, sur n’importe quel lieu où il n’en a pas.
    .costs = rien.

## Les reliques

ee-thing-relic-on-site = { relic.name }
    .where = { place.at } · { region } · valeur { $value }
    .gives = une relique { colour.feminine } à vendre, et un échantillon pour la case de votre galerie.
    .when = par une Fouille : un explorateur sur ce site et une carte { colour.feminine }.
    .costs = une carte Action, une case libre de la soute.
ee-thing-relic-visible = { relic.name }
    .where = visible au marché noir · valeur { $value }
    .gives = une relique { colour.feminine } à vendre, et un échantillon si sa case est libre.
    .when = par une Contrebande, avec un explorateur sur un marché noir et une carte au Masque.
    .costs = [coin:{ $credits }|{ amount-price }] : sa valeur et un crédit.
ee-thing-relic-below = { relic.name }
    .where = place { $n } de la pile { colour.feminine } du marché noir
    .gives = rien encore : seule la relique du dessus s’achète. Elle remonte quand celles du dessus partent.
    .when = à chaque Préparation, la relique visible passe sous sa pile.
ee-thing-relic-drawn = { relic.name }
    .where = révélée par le sondage · valeur { $value }
    .gives = posée sur son site, elle pourra être fouillée par tous ; achetée, elle est à vous tout de suite.
    .when = maintenant : une relique va sur son site, une autre peut s’acheter.
    .costs = [coin:{ $credits }|{ amount-price }], le double de sa valeur, et une case de soute.
ee-thing-relic-stored = { relic.name }
    .where = { store.at } · valeur { $value }
    .gives = { $mine ->
        [yes] une **Vente** sur un marché qui en veut, ou sa valeur, [coin:{ $value }|{ $value } crédits], au marché noir. Son échantillon reste après la vente.
       *[no] ce joueur peut la vendre sur les marchés qui veulent sa couleur.
    }
    .when = par une Vente (vendeur et acheteur sur le même marché) ou une Contrebande.
    .costs = une carte Action.
ee-thing-relic-offered = { relic.name }
    .where = proposée { market.at }
    .gives = elle compte dans cette vente : ses acheteurs paient [coin:2|2 crédits] chacun, et la popularité de sa couleur paie une fois.
    .when = à la conclusion de la vente ; elle quitte alors la partie.
ee-thing-pile = pile { colour.feminine } du marché noir
    .where = { amount-relics }, celle du dessus est à vendre
    .gives = une relique { colour.feminine } sans fouiller. On y revend aussi les siennes, à leur valeur : elles vont dessous.
    .when = par une Contrebande, ou grâce à certaines tuiles.
    .costs = le prix du jeton : la valeur et un crédit.
ee-thing-reserve = réserve { colour.feminine }
    .where = { amount-relics } face cachée
    .gives = les reliques qui apparaîtront plus tard : un **Sondage** en révèle deux, chaque carte du sondage trois à la manche suivante.
    .when = par un Sondage, et à chaque Préparation.

## Files, vendeurs, acheteurs

ee-thing-queue = file du { market }
    .where = symbole { symbol.of } · quatre acheteurs au plus
    .gives = c’est ici qu’on vend : chaque acheteur de la couleur vendue, ou blanc, rapporte [coin:2|2 crédits].
    .when = par une Vente, si vous y avez un vendeur. Le vendeur devient ensuite émissaire au { centre }.
    .costs = une carte, une relique par marché ; les acheteurs comptés s’en vont.
ee-thing-buyer-queued = acheteur { colour }
    .where = file du { market }, place { $n }
    .gives = { $white ->
        [yes] [coin:2|2 crédits] à qui vend ici, **quelle que soit la couleur** de la relique.
       *[no] [coin:2|2 crédits] à qui vend ici une relique { colour.feminine }.
    }
    .when = à la prochaine Vente qui le compte ; il part alors au Vaisseau-mère. Un cinquième arrivant chasse le premier de la file.
ee-thing-trader = { $mine ->
        [yes] votre vendeur
       *[no] vendeur { seat.adjective }
    }
    .where = { market }
    .gives = { $mine ->
        [yes] le droit de vendre ici. Après la Vente, il devient **émissaire** et compte pour la majorité.
       *[no] ce joueur peut vendre ici avant vous et emporter les acheteurs.
    }
    .when = à chaque Vente sur ce marché. Il reste d’une manche à l’autre.
    .costs = un cube, par un Marchandage ou un Commandement.

## Ordre du tour et manches

ee-thing-disc = ordre du tour · { ALONE($seat) }
    .where = joue au rang { $n }
    .gives = le tour de jouer, de gauche à droite, deux actions à chaque fois{ $passed ->
        [yes] . Ce joueur a passé pour cette manche
       *[no] {""}
    }.
    .when = toute la manche ; un marqueur Initiative change la place à la manche suivante.
ee-thing-order-space = place { $n } du tour
    .where = piste Ordre du tour
    .gives = { $n ->
        [1] jouer en premier : choisir avant les autres reliques, acheteurs et marchés.
       *[other] jouer en rang { $n }.
    }
    .when = à chaque tour de table ; elle change avec les marqueurs Initiative, à la Préparation.
ee-thing-round-marker = manche { $n } sur { $count }
    .where = piste de manche
    .gives = le repère du temps qui reste : la partie s’arrête après la manche { $count }.
    .when = il avance quand tous ont passé et que les centres ont payé.
ee-thing-round-space = manche { $n }
    .where = piste de manche
    .gives = à sa fin, chaque centre de commandement paie [coin:{ $first }|{ $first } crédits] { $second ->
        [0] au premier, et rien aux autres
       *[other] { $third ->
            [0] puis [coin:{ $second }|{ $second } crédits]
           *[other] puis [coin:{ $second }|{ $second } crédits], puis [coin:{ $third }|{ $third } crédits]
        }
    }.
    .when = quand tous ont passé.

## Popularité et acheteurs en réserve

ee-thing-payouts = gains de popularité
    .where = plateau Acheteurs
    .gives = une fois par Vente, selon le rang de la couleur vendue : [coin:{ $first }|{ $first }], [coin:{ $second }|{ $second }], [coin:{ $third }|{ $third }], [coin:{ $fourth }|{ $fourth }] ou [coin:{ $fifth }|{ $fifth }].
    .when = quand la Vente se conclut, avant que les acheteurs partent.
    .costs = une carte : c’est ici qu’on la pose pour vendre.
ee-thing-payout = gain des reliques { colour.feminine-plural }
    .where = { $rank ->
        [1] couleur la plus populaire
       *[other] rang { $rank } de popularité
    }
    .gives = [coin:{ $credits }|{ amount-price }], une fois par Vente de cette couleur, en plus des acheteurs.
    .when = à la conclusion de la Vente. À égalité, les couleurs ont le même rang.
ee-thing-track = piste { colour.feminine }
    .where = popularité { $popularity }
    .gives = plus ses acheteurs l’ont quittée pour les files, plus la couleur est populaire et mieux elle se vend.
    .when = un Marchandage en fait partir un ; une Vente en renvoie, une Vente plus tard, depuis le Vaisseau-mère.
ee-thing-buyer-on-track = acheteur { colour }
    .where = piste { colour.feminine }, case { $n }
    .gives = envoyé dans une file, il paiera [coin:2|2 crédits] pour une relique { colour.feminine }, et sa couleur monte d’un cran.
    .when = par un Marchandage, là où vous avez un explorateur ; le plus bas part le premier.
ee-thing-white-area = acheteurs blancs
    .where = il en reste { $count } ici
    .gives = des acheteurs qui veulent de tout : [coin:2|2 crédits] chacun dans toute Vente.
    .when = par un Marchandage : un blanc, et un coloré après lui.
ee-thing-buyer-white = acheteur blanc
    .where = pas encore dans une file
    .gives = dans une file, il paie [coin:2|2 crédits] quelle que soit la couleur vendue.
    .when = par un Marchandage, avant l’acheteur coloré.
ee-thing-buyer-waiting = acheteur { colour }
    .where = au Vaisseau-mère, depuis la dernière Vente
    .gives = rien tant qu’il attend : il ne paie personne et { $white ->
        [yes] manque à la réserve
       *[no] sa couleur reste populaire
    }.
    .when = à la Vente suivante, il retourne au plateau Acheteurs.
ee-thing-buyer-deck = pioche des cartes Acheteur
    .where = plateau Acheteurs · { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
    .gives = de nouveaux venus : chaque file de moins de trois acheteurs est complétée.
    .when = à chaque Préparation, aux manches 2 et 3.
ee-thing-buyer-card = carte Acheteur { colour.feminine }
    .where = dernière carte retournée
    .gives = elle a amené un acheteur { colour } dans une file.
    .when = elle revient dans la pioche quand celle-ci est vide.
ee-thing-buyer-discard = défausse des cartes Acheteur
    .where = plateau Acheteurs
    .gives = elle montre quelles couleurs sont déjà sorties de la pioche.
    .when = elle se remplit à chaque Préparation.

## Vaisseau-mère

ee-thing-ship = vaisseau-mère
    .where = trois centres de commandement
    .gives = des crédits à chaque fin de manche, à qui y a le plus d’**émissaires**. Les acheteurs de la dernière Vente y attendent.
    .when = quand tous ont passé ; rien n’est retiré, les émissaires comptent encore à la manche suivante.
ee-thing-centre = centre { symbol.of }
    .where = Vaisseau-mère · { amount-envoys }
    .gives = des crédits aux joueurs qui y ont le plus d’émissaires, à chaque fin de manche.
    .when = un vendeur y est promu après une Vente sur ses deux marchés ; un Commandement y place un émissaire sans vendre.
    .costs = un cube, qui ne sert plus ailleurs.
ee-thing-centre-pays = ce que paient les centres
    .where = à la fin de la manche { $n }
    .gives = dans chaque centre, [coin:{ $first }|{ $first } crédits] à qui a le plus d’émissaires{ $second ->
        [0] {""}
       *[other] { $third ->
            [0] , [coin:{ $second }|{ $second } crédits] au second
           *[other] , [coin:{ $second }|{ $second } crédits] au second, [coin:{ $third }|{ $third } crédits] au troisième
        }
    }.
    .when = quand tous ont passé. À égalité, on partage.
ee-thing-envoy = { $mine ->
        [yes] votre émissaire
       *[no] émissaire { seat.adjective }
    }
    .where = { centre } · { $count } de cette couleur
    .gives = il compte pour la majorité de ce centre, à chaque fin de manche{ $mine ->
        [yes]  ; rappelé, il active la tuile du centre
       *[no] {""}
    }.
    .when = à chaque fin de manche ; il reste en place.
ee-thing-majority = gain { seat.of }, { centre }
    .where = si la manche finissait maintenant
    .gives = [coin:{ $credits }|{ amount-price }] { $mine ->
        [yes] pour vous, à la fin de cette manche
       *[no] à ce joueur, à la fin de cette manche
    }.
    .when = quand tous ont passé ; un émissaire de plus peut tout changer.
ee-thing-tile = { tile }
    .where = tuile du { centre } · { tile-face }
    .gives = { $effect }
    .when = par un Commandement, en rappelant d’ici un de vos émissaires.
    .costs = une carte { symbol.with }, et l’émissaire, qui revient dans votre réserve.
ee-thing-tile-slot = emplacement de tuile
    .where = { centre }
    .gives = à partir de la manche 2, une tuile avec un effet que l’on active en rappelant un émissaire.
    .when = elle arrive à la Préparation de la manche 2 et se retourne, plus forte, à la manche 3.

## Sondage et cartes communes

ee-thing-survey = sondage des sols
    .where = une rangée de cartes Action, aux manches 1 et 2
    .gives = chaque carte fera sortir **trois reliques** de sa couleur ; remplacer une carte décide laquelle, et donne un marqueur Initiative.
    .when = à la Préparation suivante. Le Sondage lui-même révèle aussitôt deux reliques.
    .costs = une carte Action et un cube, qui revient à la fin de la manche.
ee-thing-row-card = carte { colour.feminine } { symbol.with }
    .where = sondage des sols, encore libre
    .gives = { $count } reliques { colour.feminine-plural } à la manche suivante, deux sur leurs sites et une au marché noir.
    .when = à la Préparation, si personne ne la remplace d’ici là.
    .costs = un Sondage la remplace par votre carte, avec un de vos cubes.
ee-thing-row-card-taken = carte { colour.feminine } { symbol.with }
    .where = sondage des sols, prise par { seat }
    .gives = { $count } reliques { colour.feminine-plural } à la manche suivante. Plus personne ne peut la remplacer.
    .when = à la Préparation ; le cube revient à son joueur.
ee-thing-marker = marqueur Initiative { $n }
    .where = à prendre en sondant
    .gives = { $n ->
        [1] jouer **premier** à la manche suivante.
       *[other] jouer en position { $n } à la manche suivante.
    }
    .when = qui sonde sans en avoir prend le plus petit qui reste ; on le rend à la Préparation.
    .costs = rien de plus que le Sondage.
ee-thing-deck = pioche des cartes Action
    .where = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
    .gives = les cartes que vous recevrez : huit à trier avant chaque manche, et celles gagnées par une grande Vente ou une colonne pleine.
    .when = à la Préparation des manches 2 et 3, et quand un effet fait piocher.
ee-thing-discard = défausse des cartes Action
    .where = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
    .gives = elle dit quelles cartes sont déjà passées : chacun peut la feuilleter.
    .when = mélangée, elle redevient la pioche quand celle-ci est vide.
ee-thing-card-discarded = carte { colour.feminine } { symbol.with }
    .where = sur la défausse
    .gives = rien à personne : elle a payé une action.
    .when = elle revient quand la défausse redevient la pioche.

## Plateau Faction

ee-thing-faction-gul = { faction }
    .where = { $mine ->
        [yes] votre faction
       *[no] faction jouée par { OBJECT($seat) }
    }
    .gives = { faction.power }
    .when = toute la partie.
ee-thing-faction-iss = { faction }
    .where = { $mine ->
        [yes] votre faction
       *[no] faction jouée par { OBJECT($seat) }
    }
    .gives = { faction.power }
    .when = toute la partie.
ee-thing-faction-aqu = { faction }
    .where = { $mine ->
        [yes] votre faction
       *[no] faction jouée par { OBJECT($seat) }
    }
    .gives = { faction.power }
    .when = toute la partie.
ee-thing-faction-dal = { faction }
    .where = { $mine ->
        [yes] votre faction
       *[no] faction jouée par { OBJECT($seat) }
    }
    .gives = { faction.power }
    .when = toute la partie.
ee-thing-faction-kut = { faction }
    .where = { $mine ->
        [yes] votre faction
       *[no] faction jouée par { OBJECT($seat) }
    }
    .gives = { faction.power }
    .when = toute la partie.
ee-thing-zu = Zu
    .where = l’automate du jeu en solo
    .gives = un rival qui joue seul, sans main ni explorateur : il suit ses cartes et ses priorités.
    .when = à son tour, deux cartes de sa pioche. Vous gagnez s’il a **moins** de crédits que vous à la fin.
ee-thing-credits = { $mine ->
        [yes] vos crédits
       *[no] crédits { seat.of }
    }
    .where = { amount-credits }
    .gives = la victoire au plus riche après trois manches ; d’ici là, de quoi acheter des reliques.
    .when = par les Ventes, les centres, la galerie, les tuiles et le marché noir.
ee-thing-crew = { $mine ->
        [yes] votre équipage
       *[no] équipage { seat.adjective }
    }
    .where = { amount-cubes } en réserve
    .gives = des **cubes** pour tout : vendeurs sur les marchés, émissaires, gardes de la galerie, marques du sondage.
    .when = à chaque cube posé. Réserve vide, seul un garde de la galerie peut encore resservir.
ee-thing-hand = { $mine ->
        [yes] votre main
       *[no] main { seat.of }
    }
    .where = { $actions ->
        [one] { $actions } carte Action
       *[other] { $actions } cartes Action
    }, { $travel } Déplacement
    .gives = une action par carte : ce qu’il reste de cartes dit combien de tours ce joueur peut encore faire.
    .when = à chaque action. En passant, on garde deux cartes Action pour la manche suivante.
ee-thing-card-back = carte cachée
    .where = main { seat.of }
    .gives = une action à ce joueur ; laquelle, lui seul le sait.
    .when = à son tour.
ee-thing-hold-space = case de la soute
    .where = { $mine ->
        [yes] votre plateau, case { $n }
       *[no] plateau { seat.adjective }, case { $n }
    }
    .gives = de la place pour une relique, d’où qu’elle vienne. Sans case libre, pas de Fouille.
    .when = on la libère en vendant ou en refourguant.
ee-thing-container-space = case du conteneur caché
    .where = { $mine ->
        [yes] votre plateau, case { $n }
       *[no] plateau { seat.adjective }, case { $n }
    }
    .gives = de la place pour une relique achetée au **marché noir** seulement.
    .when = on la libère en vendant ou en refourguant.

## Galerie

ee-thing-cell-free = { relic.name }
    .where = galerie : colonne { colour.feminine }, rangée { glyph.of }
    .gives = un échantillon de cette relique, posé ici, compte dans sa colonne **et** dans sa rangée.
    .when = au moment où vous stockez cette relique, jamais plus tard. Il reste après la vente.
    .costs = un cube, qui y reste en garde.
ee-thing-cell-guarded = { relic.name }
    .where = échantillon gardé · colonne { colour.feminine }, rangée { glyph.of }
    .gives = il compte à la fin dans sa colonne et dans sa rangée, même si la relique est vendue.
    .when = à la fin de la partie.
    .costs = un cube, que l’on peut reprendre si la réserve est vide.
ee-thing-gallery-column = colonne { colour.feminine }
    .where = galerie · quatre cases
    .gives = [coin:{ $first }|{ $first } crédits] avec 2 échantillons, [coin:{ $second }|{ $second } crédits] avec 3, [coin:{ $third }|{ $third } crédits] avec 4 ; pleine, elle donne une carte Action.
    .when = à la fin de la partie ; la carte, aussitôt.
ee-thing-gallery-row = rangée { glyph.of }
    .where = galerie · cinq cases, une par région
    .gives = [coin:{ $first }|{ $first } crédits] avec 3 échantillons, [coin:{ $second }|{ $second } crédits] avec 4, [coin:{ $third }|{ $third } crédits] avec 5.
    .when = à la fin de la partie.
ee-thing-gallery-total = galerie { seat.adjective-feminine }
    .where = vingt cases, une par sorte de relique
    .gives = des crédits pour chaque colonne et chaque rangée bien garnie d’échantillons.
    .when = après la troisième manche.

## Cartes en main

ee-thing-card-action = carte { colour.feminine } { symbol.with }
    .where = dans votre main
    .gives = une action, au choix : sa couleur ouvre les sites de sa région, son symbole un marché ; elle paie aussi un Déplacement de 3 [fuel|fuel], une Vente ou un Sondage.
    .when = à votre tour, deux actions à la fois.
    .costs = la carte, qui va à la défausse.
ee-thing-card-packet = carte { colour.feminine } { symbol.with }
    .where = à garder ou à laisser
    .gives = une action de plus, si vous la gardez : la région de sa couleur, ou le marché de son symbole.
    .when = pendant la manche qui vient.
ee-thing-card-travel = carte Déplacement à { $fuel } fuel
    .where = dans votre main
    .gives = jusqu’à { $fuel } pas, répartis entre vos explorateurs{ $sells ->
        [yes]  ; ou une Vente
       *[no] {""}
    }.
    .when = à votre tour. Elle n’a ni couleur ni symbole : elle ne fouille pas et ne marchande pas.
    .costs = une action ; la carte revient à la manche suivante.
ee-thing-card-spent = carte Déplacement à { $fuel } fuel
    .where = jouée, devant son joueur
    .gives = rien pour cette manche.
    .when = elle revient en main à la Préparation suivante.

## Zu

ee-thing-zu-deck = pioche de Zu
    .where = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
    .gives = tout ce que Zu fera encore à cette manche, dans un ordre que personne ne connaît.
    .when = à son tour, deux cartes ; pioche vide, il passe.
ee-thing-zu-card = Zu : { $title }
    .where = dernière carte retournée
    .gives = { $text }
    .when = elle vient de s’appliquer.

## Ici, maintenant

ee-worth-both = { $first } { $second }
ee-worth-reach = { $steps ->
        [0] **Un de vos explorateurs y est.**
        [one] Votre explorateur le plus proche est à **{ $steps } pas**.
       *[other] Votre explorateur le plus proche est à **{ $steps } pas**.
    }
ee-worth-dig = { $relics ->
        [0] Aucune relique à y prendre pour l’instant.
        [one] Une relique à y prendre.
       *[other] { $relics } reliques à y prendre.
    } { ee-worth-cards }
ee-worth-cards = { $cards ->
        [0] Vous n’avez pas de carte { colour.feminine } en main.
        [one] Vous avez **une carte { colour.feminine }** en main.
       *[other] Vous avez **{ $cards } cartes { colour.feminine-plural }** en main.
    }
ee-worth-bargain = { $cards ->
        [0] Pour y marchander, il vous manque une carte { symbol.with }.
        [one] Pour y marchander, vous avez **une carte { symbol.with }**.
       *[other] Pour y marchander, vous avez **{ $cards } cartes { symbol.with }**.
    }
ee-worth-smuggle = { $cards ->
        [0] Il vous manque une carte au Masque.
        [one] Vous avez **une carte au Masque**.
       *[other] Vous avez **{ $cards } cartes au Masque**.
    }
ee-worth-nobody-waits = Personne n’attend ici : aucune Vente n’y est possible.
ee-worth-sale = Une relique { colour.feminine } s’y vendrait **{ $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    }** : { $popularity } pour la popularité, et { $buyers ->
        [0] aucun acheteur
        [one] un acheteur
       *[other] { $buyers } acheteurs
    }. { $relics ->
        [0] Vous n’en avez pas
       *[other] { $trader ->
            [yes] Vous en avez { $relics ->
                [one] une
               *[other] { $relics }
            }, et votre vendeur y est
           *[no] Il vous manque un vendeur ici
        }
    }.
ee-worth-track = { $relics ->
        [0] Vous n’avez aucune relique de cette couleur.
        [one] Vous avez **une relique** de cette couleur.
       *[other] Vous avez **{ $relics } reliques** de cette couleur.
    }{ $sale ->
        [0] {""}
       *[other] {" "}Au mieux, elles se vendent maintenant **{ $sale } crédits** sur { $markets ->
            [one] un marché
           *[other] { $markets } marchés
        }.
    } Sa popularité paie { $credits } par Vente ; { $rises ->
        [yes] un acheteur parti de plus, elle paierait **{ $next }**.
       *[no] un acheteur parti de plus n’y changerait rien.
    }
ee-worth-best-sale = Votre meilleure Vente maintenant : des reliques { colour.feminine-plural }, **{ $credits } crédits** sur { $markets ->
        [one] un marché
       *[other] { $markets } marchés
    }.
ee-worth-no-sale = { $lack ->
        [relics] Vous n’avez aucune relique à vendre.
        [traders] Vous n’avez aucun vendeur sur les marchés.
       *[buyers] Là où vous avez un vendeur, personne ne veut de vos reliques.
    }
ee-worth-price = { $missing ->
        [0] Elle coûte { $credits } et vous avez { $have } : **vous pouvez la payer**.
       *[other] Elle coûte { $credits } et vous avez { $have } : **il manque { $missing }**.
    }
ee-worth-sampled = Vous en avez déjà l’échantillon.
ee-worth-sample = { $credits ->
        [0] Nouvel échantillon : { $column } sur { $of } dans sa colonne, { $row } sur 5 dans sa rangée.
       *[other] Nouvel échantillon : **+{ $credits } crédits** à la fin.
    }
ee-worth-stored = { $sale ->
        [0] Aucune Vente de cette couleur ne vous est ouverte ; au marché noir, elle paie { $credits }.
       *[other] Vos reliques { colour.feminine-plural } se vendent maintenant **{ $sale } crédits** au mieux, sur { $markets ->
            [one] un marché
           *[other] { $markets } marchés
        } ; au marché noir, celle-ci paie { $credits }.
    }
ee-worth-offered = Cette Vente rapporte pour l’instant **{ amount-price }**.
ee-worth-lies-on-site = Elle est à prendre **{ place.at }**.
ee-worth-lies-on-pile = Elle est visible au marché noir, pour **{ $credits } crédits**.
ee-worth-lies-in-store = Vous l’avez en stock, mais l’échantillon se prend seulement en la stockant.
ee-worth-lies-nowhere = Aucune n’est à prendre pour l’instant ; elle paraît { place.at }.
ee-worth-line = { $samples ->
        [0] Aucun échantillon
        [one] Un échantillon
       *[other] { $samples } échantillons
    } : **{ amount-price }** pour l’instant. { $more ->
        [0] Elle est pleine.
        [one] Avec un de plus : **{ $next }**.
       *[other] Avec { $more } de plus : **{ $next }**.
    }
ee-worth-guard = Colonne : { $column } sur 4. Rangée : { $row } sur 5. Ensemble, elles paient **{ amount-price }**.
ee-worth-gallery = { $samples ->
        [0] Aucun échantillon : rien pour l’instant.
        [one] Un échantillon : **{ amount-price }** à la fin.
       *[other] { $samples } échantillons : **{ amount-price }** à la fin.
    }
ee-worth-room = { $count ->
        [0] **Plus aucune place libre.**
        [one] **Une place libre.**
       *[other] **{ $count } places libres.**
    }
ee-worth-envoys = { $count ->
        [0] Vous n’y avez personne.
        [one] Vous y avez un émissaire : **{ amount-price }** à la fin de cette manche.
       *[other] Vous y avez { $count } émissaires : **{ amount-price }** à la fin de cette manche.
    } Avec un de plus : **{ $next }**.
ee-worth-tile = { $envoys ->
        [0] Vous n’y avez aucun émissaire à rappeler.
       *[other] { $cards ->
            [0] Un émissaire à vous est là, mais il vous manque une carte { symbol.with }.
           *[other] Vous pouvez l’activer : un émissaire est là, et vous avez une carte { symbol.with }.
        }
    }
ee-worth-card = Elle pourrait payer : { $actions }.
ee-use-travel = un **Déplacement** de { $fuel } pas
ee-use-excavate = { $count ->
        [one] une **Fouille** d’une relique
       *[other] une **Fouille** de { $count } reliques
    }
ee-use-market = un **Marchandage** { market.at }
ee-use-sell = { $credits ->
        [0] une **Vente**
       *[other] une **Vente** (jusqu’à { $credits } crédits)
    }
ee-use-command = un **Commandement** au { centre }
ee-use-smuggle = une **Contrebande**
ee-use-survey = un **Sondage**
ee-worth-travel = En { $fuel } pas, l’un de vos explorateurs atteint { $sites ->
        [0] aucun site
        [one] un site
       *[other] { $sites } sites
    }, { $markets ->
        [0] aucun marché
        [one] un marché
       *[other] { $markets } marchés
    } et { $black ->
        [0] aucun marché noir
        [one] un marché noir
       *[other] { $black } marchés noirs
    }.
ee-worth-marker = { $own ->
        [0] { $n ->
            [0] Il ne reste aucun marqueur Initiative.
           *[other] En sondant maintenant, vous prendriez le **marqueur { $n }**.
        }
       *[other] Vous avez déjà le marqueur { $own } : un Sondage n’en donne pas d’autre.
    }
ee-worth-ahead = { $side ->
        [ahead] Vous avez **{ $count } de plus** que le plus riche des autres.
        [behind] Il vous manque **{ $count }** pour rejoindre le plus riche.
       *[level] Vous êtes à égalité avec le plus riche des autres.
    }
ee-worth-crew = { $count ->
        [0] Réserve vide : { $guards ->
            [0] plus aucun cube à poser.
            [one] un garde de la galerie peut encore servir.
           *[other] { $guards } gardes de la galerie peuvent encore servir.
        }
        [one] Encore **un cube** à poser.
       *[other] Encore **{ $count } cubes** à poser.
    }
ee-worth-hand = De quoi jouer **{ $actions ->
        [one] une action
       *[other] { $actions } actions
    }**{ $travel ->
        [0] {""}
        [one] {" "}et un Déplacement de plus
       *[other] {" "}et { $travel } Déplacements de plus
    } cette manche.
ee-worth-rounds = { $left ->
        [0] C’est la **dernière manche**.
        [one] Encore **une manche** après celle-ci.
       *[other] Encore **{ $left } manches** après celle-ci.
    }
ee-worth-zu-deck = { $turns ->
        [0] Zu a fini pour cette manche.
        [one] Zu joue encore **un tour**.
       *[other] Zu joue encore **{ $turns } tours**.
    }

## Les tuiles

ee-tile-both = { $first } { $second }
