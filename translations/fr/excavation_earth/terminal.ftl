### La table en lignes de texte, pour le terminal.
### $letter : la lettre des pièces d’un joueur sur la table.

ee-text-market = { market } ({ symbol }) : { $buyers } ; vendeurs { $traders }
ee-text-place = { place } : { $explorers ->
        [none] { $found }
       *[other] explorateurs { $explorers }, { $found }
    }
ee-text-colour = { colour } : popularité { $popularity }, marché noir : { $pile }, réserve { $reserve }
ee-text-centre = { centre } : { $tile ->
        [none] émissaires { $envoys }
       *[other] tuile { tile }, émissaires { $envoys }
    }
ee-text-row-card = { $letter ->
        [none] { $card }
       *[other] { $card } (prise par { $letter })
    }
ee-text-row = Sondage des sols : { $cards }
ee-text-buyers = Acheteurs blancs : { $white }, Vaisseau-mère : { $mothership }
ee-text-seat = { $seat } ({ $letter }), { faction } : { $credits }, { $cubes }{ $marker ->
        [0] {""}
       *[other] , marqueur Initiative { $marker }
    }
ee-text-stores = {"   "}soute : { $hold } | conteneur caché : { $container } | galerie : { $gallery }
ee-text-hand = {"   "}main : { $hand }
