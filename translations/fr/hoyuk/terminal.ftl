### La table en lignes de texte, pour le terminal.
### $letter : la lettre d’un clan dans le village, petite pour un étage, grande pour deux.

hk-text-piece = { piece.letter } { piece }
hk-text-legend = Une maison est la lettre de son clan, grande avec deux étages ; avec elle : { $pieces }. x : une ruine. Flèche : un enclos et sa barrière.
hk-text-pile = { pile } : { $symbol ->
        [none] plus de carte
       *[other] { aspect.the } ({ amount-cards })
    }
hk-text-supply = Réserve : { $pieces }
hk-text-decks = Tuiles construction : { $tiles }, calamités : { $catastrophes }
hk-text-last = Dernière calamité : { catastrophe }
hk-text-next = Calamité annoncée : { catastrophe }
hk-text-seat = { $seat } ({ $letter }), { clan } : { $points }, { $houses } à bâtir, { $families }{ $marker ->
        [yes] , marqueur de tour
       *[no] {""}
    }
hk-text-cards = {"   "}main : { $hand } | utilisées : { $spent }
