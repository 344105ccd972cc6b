### Excavation Earth : ce que le livre des règles ajoute aux règles.

## Chapitres

chapter-basics = Principe du jeu
chapter-setup = Mise en place
chapter-rounds = Manche de jeu
chapter-preparation = Phase de Préparation
chapter-turn = Phase d’Actions
chapter-crew = Équipage
chapter-samples = Échantillons
chapter-travel = Déplacement
chapter-excavate = Fouille
chapter-market = Marchandage
chapter-sell = Vente
chapter-command = Commandement
chapter-smuggle = Contrebande
chapter-survey = Sondage
chapter-pass = Passer
chapter-scoring = Phase de Décompte
chapter-end = Fin de partie
chapter-factions = Pouvoirs des factions
chapter-solo-setup = Solo : mise en place
chapter-solo-priorities = Solo : priorités de Zu
chapter-solo-preparation = Solo : Préparation
chapter-solo-turn = Solo : le tour de Zu
chapter-solo-excavate = Solo : Fouille de Zu
chapter-solo-black-market = Solo : Zu au marché noir
chapter-solo-market = Solo : Marchandage et Commandement
chapter-solo-sell = Solo : Vente et Coup de fusil
chapter-solo-survey = Solo : Sondage de Zu
chapter-solo-end = Solo : échec, décompte, fin
chapter-solo-difficulty = Solo : difficulté

## Nos écarts au livret

difference-command-tiles = Les effets des huit tuiles Commandement sont de nous : aucune source ne les donne. Leur nombre, leurs deux faces et la façon de les activer sont du livret.
difference-map = La carte est reconstituée : lignes, noms des lieux et couleurs de la plupart des sites. Tout ce que le livret en dit est respecté, mais votre boîte peut en différer.
difference-numbers = Quelques nombres imprimés sur les plateaux manquent au livret : initiatives, cases de stockage, deux gains de popularité, deux gains de rangée. Nous les avons estimés, et la page de l’édition permet de les voir.
difference-symbols = Le partage des quatre symboles entre marchés, centres et marchés noirs est de nous, comme leurs noms, ceux des glyphes, ceux des reliques et la cinquième couleur de joueur.
difference-zu-cards = Les couleurs des cartes Fouille de Zu sont de nous ; le nombre de cartes de chaque sorte est du livret.
difference-factions-by-lot = Les factions se choisissent ou se tirent au sort dans la page de nouvelle partie.
difference-sale-step-by-step = Une Vente se compose relique par relique, puis se conclut : rien ne change de mains avant.
difference-simultaneous-draft = Les choix de cartes sont simultanés : le programme recueille ceux de chacun, puis les révèle ensemble. À un seul écran, on se le passe.
difference-redraw-after-setup = Les mains de départ se remplacent une fois la table installée, alors que le livret le prévoit avant : on voit déjà le sondage des sols, les reliques, le marché noir et les files. La question est posée à tous, même à qui n’a rien à remplacer, car ne pas la poser en dirait trop.
difference-nothing-left = Une étape facultative dont il ne reste rien se termine d’elle-même, sans rien demander.

## Parties des données

edition-part-box = Matériel et mise en place
edition-part-buyers = Popularité
edition-part-cards = Cartes
edition-part-command = Tuiles Commandement
edition-part-factions = Plateaux Faction
edition-part-gallery = Galerie
edition-part-map = Carte
edition-part-numbers = Nombres des règles
edition-part-relics = Reliques
edition-part-symbols = Symboles
edition-part-zu = Zu

## Ce qu’une règle donne dans la partie en cours

now-round = Manche { $round }
now-crew = Votre réserve : { $supply ->
        [0] aucun cube
        [one] { $supply } cube
       *[other] { $supply } cubes
    }
now-samples = Votre galerie : { $guards ->
        [0] aucun échantillon
        [one] { $guards } échantillon
       *[other] { $guards } échantillons
    }
now-stores = Vos reliques : { $hold } en soute, { $container } au conteneur
now-stock = Acheteurs restant sur les pistes : jaune { $yellow }, vert { $green }, rouge { $red }, violet { $purple }, orange { $orange }
now-white = Acheteurs blancs dans leur zone : { $white }
now-hand = Votre main : { $cards } Action, { $travel } Déplacement
now-envoys = Vos émissaires : { $left } à gauche, { $middle } au milieu, { $right } à droite
now-traders = Vos vendeurs sur les marchés 1 à 6 : { $m1 }, { $m2 }, { $m3 }, { $m4 }, { $m5 }, { $m6 }
now-credits = Vous avez { $credits ->
        [0] 0 crédit
        [one] { $credits } crédit
       *[other] { $credits } crédits
    }
now-deck = Cartes Action : { $deck } dans la pioche, { $discard } défaussées
now-buyer-cards = Cartes Acheteur : { $deck } dans la pioche, { $discard } défaussées
now-row = { $cards ->
        [0] Aucune carte au Sondage des sols
        [one] { $cards } carte au Sondage des sols
       *[other] { $cards } cartes au Sondage des sols
    }
now-marker = { $marker ->
        [0] Vous n’avez pas de marqueur Initiative
       *[other] Vous avez le marqueur Initiative { $marker }
    }
now-tiles = { $tiles ->
        [0] Pas encore de tuile Commandement
       *[other] Tuiles Commandement en jeu : { $tiles }
    }
now-piles = Au marché noir : jaune { $yellow }, vert { $green }, rouge { $red }, violet { $purple }, orange { $orange }
now-reserve = Face cachée en réserve : jaune { $yellow }, vert { $green }, rouge { $red }, violet { $purple }, orange { $orange }
now-zu-deck = { $deck ->
        [0] Zu n’a plus de carte à retourner cette manche
        [one] Zu a encore { $deck } carte à retourner cette manche
       *[other] Zu a encore { $deck } cartes à retourner cette manche
    }
