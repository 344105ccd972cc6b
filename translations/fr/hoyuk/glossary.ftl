### Höyük : le glossaire. La valeur est le terme, .definition le dit en une phrase.

## Le village

glossary-village = village
    .definition = La grille de 13 cases sur 13 où tout se bâtit, entourée par le compteur de score.

glossary-cell = case
    .definition = Une place du village, nommée par sa colonne et sa rangée, de A1 à M13.

glossary-block = quartier, bloc
    .definition = Toutes les maisons, ruines et enclos qui se touchent par un côté, quelle que soit leur couleur.

glossary-family = famille
    .definition = Des maisons d’une même couleur qui se touchent par un côté. Chacune permet une carte par tour.

glossary-inhabitant = habitant
    .definition = Un joueur qui a au moins une maison debout dans un quartier.

glossary-contested = quartier disputé
    .definition = Un quartier où habitent deux joueurs au moins : lui seul donne des cartes d’aspect.

glossary-size = taille d’un quartier
    .definition = Le nombre de ses maisons debout ; ruines et enclos ne comptent pas.

glossary-adjacent = adjacent
    .definition = Qui touche par un côté entier, et non par un coin.

glossary-free-side = côté libre
    .definition = Un côté qui ne touche ni maison ni enclos : case vide, ruine ou bord du plateau.

glossary-facade = façade
    .definition = Un côté d’une maison, contre lequel un enclos peut se placer.

glossary-founding = fonder
    .definition = Bâtir une maison qui ne touche rien : elle ouvre un quartier et une famille.

glossary-joining = rejoindre
    .definition = Bâtir contre la maison d’un rival, dans un quartier où l’on n’habite pas encore.

## Ce qui se bâtit

glossary-element = élément
    .definition = Ce qu’une tuile ou une carte fait bâtir : maison, enclos, four, totem, bétail, villageois ou chaman.

glossary-house = maison
    .definition = La tuile de votre couleur. Une fois bâtie, elle ne bouge plus.

glossary-storey = étage
    .definition = Une seconde maison posée sur une des vôtres ; les deux comptent pour une.

glossary-two-storey-house = maison à étage
    .definition = Une maison qui a un étage. Elle départage les égalités.

glossary-roof = toit
    .definition = Le haut d’une maison, libre tant qu’il ne porte ni four ni totem.

glossary-pen = enclos
    .definition = Une tuile rattachée à une maison, qui garde toujours une sortie.

glossary-gate = barrière
    .definition = Le côté d’un enclos, marqué d’une flèche blanche, qui touche sa maison.

glossary-exit = sortie
    .definition = Un côté libre d’un enclos ; nul ne bouche la dernière.

glossary-oven = four
    .definition = Une pièce de toit, et un des aspects que l’on compare.

glossary-shrine = totem
    .definition = Une pièce de toit, et un des aspects que l’on compare.

glossary-cattle = bétail
    .definition = Une bête par enclos, en partie experte.

glossary-villager = villageois
    .definition = Un par maison, en partie experte ; il empêche d’ajouter un étage.

glossary-shaman = chaman
    .definition = Une pièce unique qui protège un quartier de la prochaine calamité.

glossary-ruin = ruine
    .definition = Une maison détruite, retournée sur sa case. N’importe qui peut y bâtir.

glossary-supply = réserve, bord du plateau
    .definition = Les pièces et les enclos qui attendent d’être bâtis.

## Cartes et tuiles

glossary-construction-tile = tuile construction
    .definition = Deux maisons et un troisième élément à bâtir ; chacun en reçoit une par étape.

glossary-choice = élément au choix
    .definition = Le troisième élément de certaines tuiles : maison, enclos, four ou totem.

glossary-aspect-card = carte d’aspect
    .definition = Une carte qui bâtit l’élément qu’elle montre, ou marque des points.

glossary-symbol = symbole
    .definition = L’élément que montre une carte d’aspect ; les groupes se forment par symbole.

glossary-joker = joker (« métaux »)
    .definition = Une carte d’aspect qui remplace n’importe quelle autre.

glossary-group = groupe
    .definition = De une à cinq cartes d’un symbole, dépensées ensemble pour 1, 3, 5, 8 ou 12 points.

glossary-spend = dépenser une carte
    .definition = S’en servir, pour bâtir ou pour marquer. Pas plus de cartes par tour que de familles.

glossary-base = base de carte d’aspect
    .definition = La case d’une pile de cartes d’aspect ; son nom dit quelle majorité y pioche.

glossary-pile = pile, tas
    .definition = Les cartes d’aspect d’une base, face visible ; on n’en voit que la première.

glossary-aspect = aspect
    .definition = Ce que l’on compare dans un quartier : fours, totems, enclos, et davantage dans les grandes parties.

glossary-number = nombre de maisons
    .definition = Un aspect de la partie intermédiaire : le plus de maisons dans le quartier.

glossary-height = hauteur des maisons
    .definition = Un aspect de la partie intermédiaire : le plus de maisons à étage dans le quartier.

glossary-catastrophe-card = carte calamité
    .definition = À gauche les quartiers touchés, à droite ce qu’ils subissent. Une par tour, dès le deuxième.

## Les douze calamités

glossary-bad-season = mauvaise saison
    .definition = Une maison par habitant, selon les totems du quartier.

glossary-drought = sécheresse
    .definition = La moitié du bétail.

glossary-epidemic = épidémie
    .definition = La moitié des villageois.

glossary-earthquake = tremblement de terre
    .definition = La moitié des maisons, selon la taille du quartier.

glossary-fire = incendie
    .definition = La moitié des maisons, selon les fours du quartier.

glossary-flood = inondation
    .definition = Le chaman quitte le village.

glossary-locusts = invasion de sauterelles
    .definition = Aucune carte d’aspect de ce quartier, ce tour-ci.

glossary-raiders = pilleurs
    .definition = La moitié des totems.

glossary-sacrifice = sacrifice
    .definition = Une maison par habitant, selon les enclos du quartier.

glossary-tornado = tornade
    .definition = Une maison par habitant, selon les étages du quartier.

glossary-volcano = volcan
    .definition = La moitié des enclos.

glossary-wolves = loups
    .definition = La moitié des fours.

## La partie

glossary-turn = tour
    .definition = Quatre phases : constructions, calamité, cartes d’aspect, fin du tour.

glossary-phase = phase
    .definition = Une partie du tour ; chacun peut jouer des cartes à son début.

glossary-stage = étape
    .definition = Une moitié de la phase de construction : une tuile par joueur.

glossary-first-player = premier joueur
    .definition = Celui qui commence chaque phase du tour.

glossary-first-player-marker = marqueur de tour
    .definition = La pièce du premier joueur, donnée à un autre à la fin de chaque tour.

glossary-window = moment des cartes
    .definition = Le début d’une phase, où chacun peut jouer des cartes d’aspect, une fois.

glossary-inspection = inspection
    .definition = La comparaison des aspects d’un quartier, en phase 3.

glossary-draw = piocher
    .definition = Prendre la carte du dessus d’une pile.

glossary-discard = défausser
    .definition = Mettre de côté ce qui a servi : les tuiles d’une étape, en attendant qu’on les mélange.

glossary-tie = égalité
    .definition = Autant que l’autre. Les maisons à étage départagent, sinon personne ne gagne.

glossary-points = points de victoire
    .definition = Ce que l’on marque avec les cartes et à la fin ; le plus grand total gagne.

glossary-score-track = compteur de score
    .definition = Les cases autour du village, où avance votre jeton.

glossary-counter = jeton joueur
    .definition = La pièce de votre couleur sur le compteur de score.

glossary-final-scoring = score final
    .definition = Après le dernier tour : cartes en main, plus grandes familles et, en partie experte, bétail et villageois.

glossary-draw-game = match nul
    .definition = Une partie sans vainqueur : mêmes points, mêmes étages.

glossary-clan = clan
    .definition = Une couleur et, en partie experte, un pouvoir : Eguor, Trev, Uelb, Enuaj ou Teoiv.

glossary-power = pouvoir, capacité spéciale
    .definition = Ce qu’un clan peut faire, en partie experte, quand il marque 12 points d’un coup.

glossary-classic = partie classique
    .definition = Le jeu de base, à trois aspects et douze calamités.

glossary-intermediate = partie intermédiaire
    .definition = La partie classique, avec le nombre et la hauteur des maisons.

glossary-expert = partie experte
    .definition = Tout le matériel : bétail, villageois, chaman et pouvoirs.

glossary-neighbours = Les Voisins
    .definition = Un défi solo non officiel, de notre invention, contre des clans automatiques.
