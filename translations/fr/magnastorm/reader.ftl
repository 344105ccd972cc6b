### Magnastorm : ce que le livre des règles ajoute aux règles.

## Chapitres

chapter-basics = Le but du jeu
chapter-setup = Mise en place
chapter-positions = Positions de départ
chapter-rounds = Manches et tours
chapter-command = Prendre un commandant
chapter-panel = Le tableau inférieur
chapter-drive = A : déplacer le Scout Runner
chapter-labs = Laboratoires
chapter-research = Recherche et sac
chapter-stations = Stations de téléportation
chapter-gain = B : gagner des cubes
chapter-cells = Bonus de cases
chapter-objectives = Objectifs
chapter-administration = Administration
chapter-end = Fin de la partie
chapter-artefacts = Artefacts et départ avancé
chapter-commanders = Les commandants
chapter-solo = Le Consortium (non officiel)

## Ce qui diffère du livret

difference-map = La planète est de nous : zones, lignes, cases, couleurs, emplacements de stations. Les images manquent au livret ; tout ce que disent ses exemples est respecté.
difference-panels = Les bonus des cases et la plupart des montants des lignes sont de nous ; une ligne vient des exemples, et les 25 cases à 4 joueurs d’un compte rendu.
difference-crew-below = Un membre d’équipage se pose sous un autre ; si tous ceux de la colonne sont en bas, sur sa plus haute case libre, ce que la lettre exclurait (décision A18).
difference-research = La hauteur des pistes de recherche, leurs bonus et la couleur de la quatrième zone sont de nous.
difference-commanders = Le livret décrit tous les commandants ; presque tous leurs nombres de réputation sont de nous.
difference-objectives = Deux des huit objectifs sont de nous, et leurs cases réputation sous 4.
difference-player-boards = Les prix des laboratoires et des stations sont de nous, sauf les deux premiers laboratoires.
difference-income = Quatre revenus viennent des exemples ; les huit autres sont de nous.
difference-artefacts = Les 120 cartes artefact sont de nous, d’après ce que montrent les exemples.
difference-artefact-choice = Les cartes que l’on gagne ici sont gardées au nom de chacun. De cartes gagnées ailleurs, vous dites de quoi elles sont ; le sort dit lesquelles.
difference-exchange = Un échange se propose dès que vous avez quelque chose à décider ; pas pendant le tour d’un autre, ni pendant l’administration.
difference-solo = Le Consortium n’est pas dans le livret : c’est un mode solo non officiel, de nous. On y garde pourtant une carte artefact, bonne pour un départ avancé.

## Parties des données

edition-part-artefacts = Cartes artefact
edition-part-board_large = Plateaux à 4 joueurs
edition-part-board_small = Plateaux à 2 ou 3 joueurs
edition-part-box = Matériel
edition-part-centre_tile = Tuile centrale
edition-part-commanders = Commandants
edition-part-consortium = Le Consortium (non officiel)
edition-part-numbers = Nombres des règles
edition-part-objectives = Objectifs
edition-part-planet = Planète
edition-part-player_board = Plateau de joueur
edition-part-players = Nombre de joueurs
edition-part-research = Recherche
edition-part-rows = Lignes des tableaux

## Ce que vaut une règle dans la partie en cours

now-round = Manche { $round }
now-reputation = Votre réputation : { $points }
now-cubes = Vos cubes : { $cubes }
now-labs = { $labs ->
        [0] Il ne vous reste pas de laboratoire
        [one] Il vous reste 1 laboratoire
       *[other] Il vous reste { $labs } laboratoires
    }
now-stations = { $stations ->
        [0] Il ne vous reste pas de station
        [one] Il vous reste 1 station
       *[other] Il vous reste { $stations } stations
    }
now-crew = { $crew ->
        [0] Vous n’avez plus d’équipage sur votre plateau
        [one] Il vous reste 1 membre d’équipage sur votre plateau
       *[other] Il vous reste { $crew } membres d’équipage sur votre plateau
    }
now-levels-3 = Vos niveaux : verte { $green }, rouge { $red }, bleue { $blue }
now-levels-4 = Vos niveaux : verte { $green }, rouge { $red }, bleue { $blue }, brune { $brown }
