### La table en lignes de texte, pour le terminal.
### $letter : la lettre d’un clan dans le village, petite pour un étage, grande pour deux.

hk-text-pile = { pile } : { $symbol } ({ amount-cards })
hk-text-supply = Réserve : { $text }
hk-text-decks = Tuiles : { $tiles }, calamités : { $catastrophes }, la dernière { $last }, annoncée { $next }
hk-text-seat = { $seat } ({ $letter }), { clan } : { $points }, { $houses } en réserve, { $families }{ $marker ->
        [yes] , marqueur de tour
       *[no] {""}
    }
hk-text-cards = {"   "}main { $hand } | utilisées { $spent }
