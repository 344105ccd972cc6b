### Höyük : une calamité en tableau. $card : la carte · $blocks : des quartiers, déjà en mots.

hk-summary-title = Calamité : { catastrophe }
hk-summary-left = { $count ->
        [0] toutes sont passées
        [one] encore 1 à voir
       *[other] encore { $count } à voir
    }
hk-summary-others = autres quartiers
hk-summary-to-choose = { $count ->
        [one] encore 1 à choisir
       *[other] encore { $count } à choisir
    }
hk-summary-spared = Le chaman épargne { $blocks }.
