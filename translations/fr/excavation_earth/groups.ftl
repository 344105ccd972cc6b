### Excavation Earth : sous quel titre la liste des coups range chaque genre de coup.
### Deux genres qui portent le même titre y sont ensemble.

group-ee-keep-hand = Main de départ
group-ee-redraw = Main de départ
group-ee-draft = Cartes à garder
group-ee-place-third = Troisième explorateur
group-ee-walk = Pas des explorateurs
group-ee-travel = Déplacement
group-ee-excavate = Fouille
group-ee-market = Marchandage
group-ee-sell = Vente
group-ee-command = Commandement
group-ee-smuggle = Contrebande
group-ee-survey = Sondage
group-ee-pass = Passer
group-ee-flip = Carte de Zu
group-ee-discover = Reliques à découvrir
group-ee-sample = Échantillon
group-ee-send-trader = Vendeurs
group-ee-add-buyer = Acheteurs
group-ee-offer = Reliques à vendre
group-ee-close-sale = Vente à conclure
group-ee-promote = Promotion
group-ee-keep-drawn = Cartes à garder
group-ee-send-envoy = Émissaires
group-ee-recall = Rappels
group-ee-teleport = Explorateurs à téléporter
group-ee-fence = Refourguer
group-ee-buy = Acheter au marché noir
group-ee-put-on-site = Relique à placer
group-ee-buy-drawn = Reliques révélées
group-ee-store-drawn = Reliques révélées
group-ee-discard = Cartes à défausser
group-ee-finish = En rester là
