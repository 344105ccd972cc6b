### Höyük : ce que le livre des règles ajoute aux règles.

## Chapitres

chapter-setup = Mise en place
chapter-course = Le tour
chapter-construction = Phase 1 : constructions
chapter-houses = Les maisons
chapter-pens = Les enclos
chapter-roofs = Fours et totems
chapter-ruins = Les ruines
chapter-blocks = Familles et quartiers
chapter-storeys = Les étages
chapter-catastrophes = Phase 2 : la calamité
chapter-catastrophe-cards = Les vingt-quatre calamités
chapter-aspects = Phase 3 : cartes d’aspect
chapter-end-of-turn = Phase 4 : fin du tour
chapter-cards = Utiliser les cartes d’aspect
chapter-scoring = Marquer des points
chapter-end = Fin de la partie
chapter-intermediate = Partie intermédiaire
chapter-expert = Partie experte
chapter-clans = Pouvoirs des clans
chapter-variants = Variantes et conseils
chapter-house-variants = Une variante hors du livret
chapter-solo = Les Voisins : défi solo non officiel

## Nos écarts au livret

difference-tiles = Le contenu de la plupart des tuiles construction est reconstitué : le livret n’en montre que deux sortes. Leur nombre, leurs trois éléments et les cinq que l’on écarte sont du livret.
difference-expert-cards = Les vingt cartes d’aspect de la partie experte sont reconstituées : dix de bétail et dix de villageois.
difference-board = La grille de 13 cases sur 13 vient d’une source publique ; les cent cases du compteur sont de nous. Au-delà de 99, le jeton refait le tour.
difference-first-player = Le premier joueur est tiré au sort par le programme, sans mélanger de maisons.
difference-step-by-step = Une tuile se bâtit élément par élément, et les pertes d’une calamité se choisissent pièce par pièce. Ce qui n’offre aucun choix se fait tout seul.
difference-passing = Qui n’a pas de carte à jouer, ou plus le droit d’en jouer, n’est pas interrogé avant une phase.
difference-last-turn = Au dernier tour, personne ne choisit où remettre ses cartes utilisées ni à qui donner le marqueur : rien n’en dépendrait plus.
difference-jokers = Des jokers seuls forment un groupe à eux, sans que l’on dise quel symbole ils remplacent.
difference-solo = Le défi solo « Les Voisins » n’est pas officiel : il est de notre invention, car le livret n’a pas de mode solo.

## Dans votre partie

now-turn = Tour { $turn }
now-houses = { $houses ->
        [0] Vous avez posé toutes vos maisons
        [one] Il vous reste { $houses } maison à bâtir
       *[other] Il vous reste { $houses } maisons à bâtir
    }
now-supply = En réserve : enclos { $pens }, fours { $ovens }, totems { $shrines }
now-expert-supply = En réserve : bétail { $cattle }, villageois { $villagers }
now-tiles = Tuiles construction : { $tiles } en pile, { $discarded } défaussées
now-catastrophes = { $drawn ->
        [0] Aucune calamité n’est encore venue
        [one] Une calamité est déjà venue
       *[other] { $drawn } calamités sont déjà venues
    }
now-spent = { $spent ->
        [0] Vous n’avez dépensé aucune carte ce tour-ci
        [one] Vous avez dépensé { $spent } carte ce tour-ci
       *[other] Vous avez dépensé { $spent } cartes ce tour-ci
    }

## Parties des données

edition-part-aspects = Cartes d’aspect
edition-part-box = Matériel et plateau
edition-part-catastrophes = Calamités
edition-part-clans = Clans
edition-part-neighbours = Les Voisins (non officiel)
edition-part-tiles = Tuiles construction
