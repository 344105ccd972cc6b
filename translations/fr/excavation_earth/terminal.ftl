### La table en lignes de texte, pour le terminal.
### $letter : la lettre des pièces d’un joueur sur la table.

ee-text-colour = { colour } : popularité { $popularity }, marché noir { $pile }, réserve { $reserve }
ee-text-row = Sondage des sols : { $text }
ee-text-buyers = Acheteurs blancs : { $white }, Vaisseau-mère : { $mothership }
ee-text-seat = { $seat } ({ $letter }), { faction } : { $credits }, { $cubes }{ $marker ->
        [0] {""}
       *[other] , marqueur Initiative { $marker }
    }
ee-text-stores = {"   "}soute { $hold } | conteneur { $container } | galerie { $gallery }
ee-text-hand = {"   "}main { $text } | Déplacement { $travel }
