### Höyük : une calamité en tableau. $card : la carte · $blocks : des quartiers, déjà en mots.

hk-summary-title = Calamité : { catastrophe }
hk-summary-left = { $count ->
        [0] toutes les calamités sont passées
        [one] encore une calamité à venir
       *[other] encore { $count } calamités à venir
    }
hk-summary-others = autres quartiers
hk-summary-to-choose = { $count ->
        [one] encore 1 à choisir
       *[other] encore { $count } à choisir
    }
hk-summary-spared = Le chaman épargne { $blocks }.
