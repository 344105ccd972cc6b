### Höyük : les noms des choses, avec l’article qu’il leur faut.
### $element : ce qu’on bâtit ou pose ; $symbol : ce que montre une carte d’aspect ; $pile : une base ; $card : une calamité.

element = { $element ->
        [house] maison
        [pen] enclos
        [oven] four
        [shrine] totem
        [cattle] bétail
        [villager] villageois
        [shaman] chaman
       *[choice] élément au choix
    }
    .a = { $element ->
        [house] une maison
        [pen] un enclos
        [oven] un four
        [shrine] un totem
        [cattle] une bête
        [villager] un villageois
        [shaman] le chaman
       *[choice] un élément au choix
    }
    .the = { $element ->
        [house] la maison
        [pen] l’enclos
        [oven] le four
        [shrine] le totem
        [cattle] la bête
        [villager] le villageois
        [shaman] le chaman
       *[choice] l’élément au choix
    }
    .count = { $count ->
        [one] { element.a }
       *[other] { $count } { $element ->
            [house] maisons
            [pen] enclos
            [oven] fours
            [shrine] totems
            [cattle] bêtes
            [villager] villageois
            [shaman] chamans
           *[choice] éléments au choix
        }
    }

aspect = { $symbol ->
        [shrine] Totem
        [oven] Four
        [pen] Enclos
        [house] Maison
        [cattle] Bétail
        [villager] Villageois
       *[joker] Joker
    }
    .a = { $symbol ->
        [joker] un joker
       *[other] une carte { aspect }
    }
    .count = { $count ->
        [one] { aspect.a }
       *[other] { $count } { $symbol ->
            [joker] jokers
           *[other] cartes { aspect }
        }
    }

# Une base de cartes d’aspect et ce qu’on y compare.
pile = { $pile ->
        [OVEN] Fours
        [SHRINE] Totems
        [PEN] Enclos
        [NUMBER] Nombre de maisons
        [HEIGHT] Hauteur des maisons
        [CATTLE] Bétail
       *[VILLAGER] Villageois
    }
    .the = la pile « { pile } »
    .under = sous la pile « { pile } »

clan = { $clan ->
        [EGUOR] Eguor
        [TREV] Trev
        [UELB] Uelb
        [ENUAJ] Enuaj
       *[TEOIV] Teoiv
    }
    .power = { $clan ->
        [EGUOR] remplacer une maison adverse voisine
        [TREV] un enclos et une bête
        [UELB] un enclos et un villageois
        [ENUAJ] voler deux éléments
       *[TEOIV] une maison et le chaman
    }

catastrophe = { $card ->
        [CA-01] Mauvaise saison nº 1
        [CA-02] Mauvaise saison nº 2
        [CA-03] Sécheresse nº 1
        [CA-04] Sécheresse nº 2
        [CA-05] Épidémie nº 1
        [CA-06] Épidémie nº 2
        [CA-07] Tremblement de terre nº 1
        [CA-08] Tremblement de terre nº 2
        [CA-09] Incendie nº 1
        [CA-10] Incendie nº 2
        [CA-11] Inondation nº 1
        [CA-12] Inondation nº 2
        [CA-13] Invasion de sauterelles nº 1
        [CA-14] Invasion de sauterelles nº 2
        [CA-15] Pilleurs nº 1
        [CA-16] Pilleurs nº 2
        [CA-17] Sacrifice nº 1
        [CA-18] Sacrifice nº 2
        [CA-19] Tornade nº 1
        [CA-20] Tornade nº 2
        [CA-21] Volcan nº 1
        [CA-22] Volcan nº 2
        [CA-23] Loups nº 1
       *[CA-24] Loups nº 2
    }

block = quartier { $block }
    .the = le quartier { $block }

family = famille { $cell }
    .the = la famille { $cell }

# Où s’ouvre la barrière d’un enclos.
gate = { $gate ->
        [0] au nord
        [1] à l’est
        [2] au sud
       *[3] à l’ouest
    }

amount-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
amount-cards = { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
amount-families = { $count ->
        [one] { $count } famille
       *[other] { $count } familles
    }
amount-houses = { $count ->
        [one] { $count } maison
       *[other] { $count } maisons
    }
