### Marajoara : sous quel titre la liste des coups range chaque genre de coup.
### Deux genres qui portent le même titre y sont ensemble.

group-mj-place-start-token = Jeton Fouille de départ
group-mj-choose-zone = Zone jaune
group-mj-capture = Captures
group-mj-raise = Dés à augmenter
group-mj-decline = Renoncer
group-mj-store = Dé à stocker
group-mj-excavate = Excavation
group-mj-give-die = Donner au chariot
group-mj-take-die = Prendre au chariot
group-mj-exhibit-cheaply = Exposer à petit prix
group-mj-score-fragment = Fragment à désigner
group-mj-take-back-vase = Vase à reprendre
group-mj-place-dig-token = Jeton Fouille
group-mj-pay-with = Façons de payer
group-mj-spend-next = Entrée dans le chariot
group-mj-spend-rest = Entrée dans le chariot
group-mj-exhibit = Actions gratuites
group-mj-restore = Actions gratuites
group-mj-fund-restoration = Actions gratuites
group-mj-field-work = Actions gratuites
group-mj-exchange = Actions gratuites
group-mj-remove-die = Dé à retirer
group-mj-recycle = Recyclage
group-mj-end-turn = Fin du tour
