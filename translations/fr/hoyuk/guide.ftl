### Höyük : le guide de la première partie. Ce qu’il faut regarder, dans l’ordre ; ce qui vient de se passer, et pourquoi cela compte.

## À regarder

hk-guide-build-element = **Ce qui reste à bâtir.** Prenez un élément, dans l’ordre que vous voulez.
hk-guide-build-place = **Les places éclairées.** Contre une maison adverse, on se compare et l’on pioche des cartes ; seul, on ne pioche rien.
hk-guide-build-aspect = **Les aspects.** Dans chaque quartier, qui en a le plus prend une carte de cette pile.
hk-guide-window-card = **Vos cartes.** Pareilles, elles valent plus ensemble : 1, 3, 5, 8 ou 12 points.
hk-guide-window-tray = **Les deux plateaux.** À gauche pour des points ; à droite pour bâtir ce que la carte montre.
hk-guide-window-limit = **Votre limite.** Une carte par famille et par tour ; vous pouvez aussi passer et les garder.
hk-guide-lose-piece = **Ce que vous pouvez perdre.** Cliquez sur ce qui vous manquera le moins ; une maison emporte tout ce qui y tient.
hk-guide-lose-card = **La calamité.** À gauche, les quartiers touchés ; à droite, ce qu’ils subissent.
hk-guide-inspect-block = **Les quartiers.** Sous chaque nom, ceux qui y piocheraient, et combien de cartes.
hk-guide-inspect-pile = **Les piles.** Commencez là où vous piochez, avant que la pile ne soit vide.
hk-guide-return-cards = **Vos cartes utilisées.** Toutes ensemble, elles vont sous une pile de votre choix.
hk-guide-return-pile = **Les piles.** Choisissez un aspect dans lequel vous l’emportez : elles vous reviendront peut-être.
hk-guide-marker = **Le marqueur de tour.** Qui l’a bâtit d’abord et choisit le premier quartier inspecté.
hk-guide-marker-to = **À qui le donner ?** À un autre que vous ; posez-le sur son plateau.
hk-guide-power = **Votre pouvoir.** Douze points d’un coup l’éveillent ; s’il ne sert pas maintenant, il est perdu pour cette fois.
hk-guide-replace = **La maison à remplacer.** Celle d’un rival, à côté d’une des vôtres : tout ce qui y tient s’en va.
hk-guide-replace-aspect = **Les aspects.** Choisissez là où le rival l’emporte de peu.
hk-guide-steal = **Ce que vous pouvez voler.** Deux éléments d’un même rival ; ils seront aussitôt bâtis chez vous.
hk-guide-steal-aspect = **Les aspects.** Un four volé compte deux fois : un de moins chez lui, un de plus chez vous.
hk-guide-shaman-house = **La maison du chaman.** Bâtissez-la comme les autres : il s’y installe.
hk-guide-shaman-block = **Le quartier.** Le chaman y détourne la prochaine calamité : choisissez celui où vous avez le plus à perdre.

## Ce qui est en main

hk-guide-hold-element = { hk-thing-element.gives }

## Ce qui vient de se passer

hk-guide-after-house-built = { $how ->
        [extends] { $seat } agrandit une famille : la plus grande de chaque quartier compte à la fin.
        [joins] { $seat } s’installe chez d’autres : dans ce quartier, on peut maintenant se comparer.
       *[founds] { $seat } a un quartier de plus : une famille de plus, donc une carte de plus par tour.
    }
hk-guide-after-storey-built = { $seat } a un étage de plus : à égalité, les étages décident.
hk-guide-after-pen-built = { $seat } a un enclos de plus { cell.at } : il compte dans ce quartier, tant que sa maison tient.
hk-guide-after-catastrophe-drawn = La calamité est tirée : { catastrophe }. Elle ira sous la pioche, et ne reviendra qu’après toutes les autres.
hk-guide-after-house-ruined = { $seat } perd une maison, qui devient une ruine : n’importe qui peut y rebâtir.
hk-guide-after-shaman-repelled = Le chaman a protégé le { block } ; il repartira à la fin du tour.
hk-guide-after-aspect-compared = { $winner ->
        [none] À égalité jusqu’aux étages, personne ne pioche : un de plus aurait suffi.
       *[other] { pile } : { $winner } l’emporte dans ce quartier.
    }
hk-guide-after-aspect-card-drawn = { $seat } a une carte de plus : à garder pour un groupe, ou à dépenser pour bâtir.
hk-guide-after-cards-spent = { $use ->
        [build] { $seat } a bâti avec une carte : pas de points, mais une place de plus dans le village.
       *[score] Ce groupe est compté : il ne grandira plus.
    }
hk-guide-after-scored = { $seat } avance de { $points } : personne ne recule jamais.
hk-guide-after-element-lost = { $seat } n’a pas trouvé de place pour un élément : gardez-vous un toit et un côté libres.
hk-guide-after-marker-given = { $to } commencera le prochain tour.
hk-guide-after-last-turn = C’est le dernier tour : dépensez vos cartes, elles ne valent plus que 1 point chacune ensuite.

## Ce que l’on tient

