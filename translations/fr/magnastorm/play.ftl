### Magnastorm : ce que la table dit pendant une partie. Ce qui est demandé, les coups possibles, ce qui vient d’arriver.
### .title d’un choix du Consortium : la question qu’il se pose.
### $seat, $owner, $loser, $winners et $order sont des noms de personnes ; $amounts, $cubes, $given, $taken, $points, $value, les cases,
### les lieux et les emplacements arrivent en mots ; les autres choses sont nommées par names.ftl.

## Ce qui est demandé ; .title : le nom de l’étape

ms-ask-first-crew = Placez un de vos membres d’équipage dans une colonne où aucun autre joueur n’en a.
    .title = Premier équipage
ms-ask-first-research = Avancez d’un niveau dans une zone de recherche que personne n’a encore choisie.
    .title = Première recherche
ms-ask-act = Prenez un commandant ou le jeton premier joueur, ou déplacez un membre d’équipage vers le tableau inférieur.
    .title = À vous de jouer
ms-ask-pay = { $purpose ->
        [column] Payez { $amounts } pour la colonne.
        [move] Payez { $amounts } pour le déplacement.
        [lab] Payez { $amounts } pour le laboratoire.
        [station] Payez { $amounts } pour la station.
       *[commander] Payez { $amounts } pour l’effet { commander.of }.
    } 3 cubes quelconques valent 1 cube de votre choix.
    .title = Paiement
ms-ask-exchange = { $left ->
        [one] Donnez encore un cube pour { cube.a }.
       *[other] Donnez { $left } cubes pour { cube.a }.
    }
    .title = Échange
ms-ask-empty = { $left ->
        [one] Placez le dernier membre d’équipage { column.of } sur une case du tableau inférieur.
       *[other] Placez les { $left } membres d’équipage { column.of } sur des cases du tableau inférieur.
    }
    .title = La colonne se vide
ms-ask-buy-reputation = { $left ->
        [one] Vous pouvez encore payer un cube jaune pour 1 point de réputation.
       *[other] Vous pouvez payer jusqu’à { $left } cubes jaunes, pour 1 point de réputation chacun.
    }
    .title = Forrester Dain
ms-ask-action = Choisissez : A, déplacer votre Scout, ou B, gagner des cubes.
    .title = Action
ms-ask-drive = { $range ->
        [one] Déplacez votre Scout vers une case de sa zone ou d’une zone voisine, ou laissez-le sur place.
       *[other] Déplacez votre Scout de { $range } zones au plus, ou laissez-le sur place.
    }
    .title = Déplacement
ms-ask-escape = Votre Scout est dans la tempête et ne peut pas rejoindre le calme : rapprochez-l’en, dans le sens horaire.
    .title = Fuir la tempête
ms-ask-fee = Donnez à { $owner } un cube de votre choix pour partir de { $station }.
    .title = Station d’autrui
ms-ask-build = { $count ->
        [one] Vous pouvez construire une station sur l’emplacement que vous avez franchi.
       *[other] Vous pouvez construire une station sur un des { $count } emplacements de votre chemin.
    }
    .title = Station
ms-ask-install = { $count ->
        [0] Vous pouvez installer un laboratoire { $space }.
       *[other] Vous pouvez installer un autre laboratoire { $space }.
    }
    .title = Laboratoire
ms-ask-train = Vous pouvez payer à Adira Okzil un niveau dans la zone de recherche de votre choix.
    .title = Adira Okzil
ms-ask-field = Choisissez la zone de recherche où vous avancez d’un niveau{ ms-thanks }.
    .title = Recherche
ms-ask-cube = Prenez un cube de la couleur d’un joueur{ ms-thanks }.
    .title = Un cube au choix
ms-ask-draw = { $count ->
        [one] Piochez 1 cube dans le sac, ou 2 de plus grâce à Joy D. Obondov.
       *[other] Piochez { $count } cubes dans le sac, ou 2 de plus grâce à Joy D. Obondov.
    }
    .title = Sac
ms-ask-deploy = Vous pouvez placer un de vos membres d’équipage sur un tableau.
    .title = Équipage
ms-ask-claim = { $count ->
        [0] Vous pouvez terminer votre tour.
        [one] Un objectif est à votre portée : remplissez-le, ou terminez votre tour.
       *[other] { $count } objectifs sont à votre portée : remplissez-en un, ou terminez votre tour.
    }
    .title = Fin du tour
ms-ask-remove = { $left ->
        [one] Reprenez un laboratoire { sector.from }.
       *[other] Reprenez { $left } laboratoires { sector.from }.
    }
    .title = Reprise de laboratoires
ms-ask-consortium = { $part ->
        [command] Le Consortium prend un commandant ou déplace un membre d’équipage.
        [step] Le Consortium passe à l’étape suivante de son programme.
       *[objective] Le Consortium remplit un objectif s’il le peut.
    }
    .title = Tour du Consortium

## Coups

ms-first-crew = Placer votre membre d’équipage { column.at }
ms-take-column = { $token ->
        [yes] Prendre { token.the } pour { $amounts }
       *[no] Prendre { commander } pour { $amounts }
    }
ms-move-crew = Déplacer { crew.the } { column.from } { $cell }
ms-choose-action = { $action ->
        [move] { $count ->
            [0] A : déplacer le Scout, gratuitement
           *[other] A : déplacer le Scout pour { $amounts }
        }
       *[gain] B : gagner { $amounts }
    }
ms-pay = Payer { $cubes }{ ms-with-exchange }{ ms-with-swap }
ms-with-exchange = { $exchanged ->
        [yes] , échange compris
       *[no] {""}
    }
ms-with-swap = { $swap ->
        [own] {""} (un de vos cubes pour un jaune)
        [yellow] {""} (un cube jaune pour un des vôtres)
       *[none] {""}
    }
ms-exchange = Échanger { $count } cubes contre { cube.a }
ms-give-cube = Donner { cube.a }
ms-take-cube = Prendre { cube.a }
ms-drop-crew = Placer { crew.the } { $cell }
ms-deploy-crew = { $panel ->
        [upper] Placer un membre d’équipage sur le tableau supérieur ({ $short })
       *[lower] Placer un membre d’équipage sur le tableau inférieur ({ $short })
    }
ms-drive = { $how ->
        [stay] Rester { $to }
        [station] { $foreign ->
            [yes] Partir de { $station } contre un cube à { $owner }, et s’arrêter { $to }{ ms-there }
           *[no] Partir de { $station } et s’arrêter { $to }{ ms-there }
        }
       *[drive] Rouler et s’arrêter { $to }{ ms-there }
    }
# $there, $colour, $amounts, $count : la case, et ce qu’y coûte un laboratoire.
ms-there = { $there ->
        [none] {""}
        [taken] {""} : { ms-there-colour }, déjà un laboratoire
        [full] {""} : { ms-there-colour }
       *[free] { $count ->
            [0] {""} : { ms-there-colour }, laboratoire gratuit
           *[other] {""} : { ms-there-colour }, laboratoire pour { $amounts }
        }
    }
ms-there-colour = { $colour ->
        [green] case verte
        [red] case rouge
        [blue] case bleue
        [brown] case brune
       *[white] case blanche, recherche au choix
    }
ms-jump = Sauter grâce à Mira Mascovic et se poser { $to }
ms-boost = Payer { cube.a } à Justin B. Beeper pour une zone de plus
ms-train = Payer { $amounts } à Adira Okzil pour un niveau
ms-build = { $free ->
        [yes] Construire { $station } gratuitement, grâce à Kaysia Vasidis
       *[no] { $count ->
            [0] Construire { $station } gratuitement
           *[other] Construire { $station } pour { $amounts }
        }
    }
ms-install = { $free ->
        [yes] { ms-a-lab } gratuitement, grâce à Kaysia Vasidis
       *[no] { $count ->
            [0] { ms-a-lab } gratuitement
           *[other] { ms-a-lab } pour { $amounts }
        }
    }
ms-a-lab = { $way ->
        [double] Installer un deuxième laboratoire
        [extra] Installer un laboratoire supplémentaire grâce à Azrea Bonsmai
       *[usual] Installer un laboratoire
    }
ms-choose-field = Avancer { field.at }
ms-draw = { $more ->
        [yes] Piocher { $count } cubes, grâce à Joy D. Obondov
       *[no] { $count ->
            [one] Piocher { $count } cube
           *[other] Piocher { $count } cubes
        }
    }
ms-buy-reputation = Payer { $amounts } pour 1 point de réputation
ms-claim = Remplir { objective.the } pour { $value } : { $places }
ms-remove-lab = Reprendre le laboratoire { $space }
ms-finish = { $step ->
        [building] Ne rien construire
        [installing] Ne rien installer
        [training] Ne pas payer Adira Okzil
        [deploying] Garder le membre d’équipage
        [buying-reputation] Ne pas payer d’autre cube
       *[claiming] Terminer le tour
    }
ms-consortium-acts = Laisser jouer le Consortium

## Événements

ms-round-began = La manche { $round } commence.
ms-turn = { $seat } joue
ms-turn-began = { ms-turn }.
ms-administration = Administration
ms-end-announced = { $seat } atteint le seuil de { $threshold } points de réputation : la partie s’achève avec ce cycle, ou avec l’administration en cours.
ms-administration-began = Administration de la manche { $round }.
ms-administration-step = { $rule ->
        [MS-ADM-1] Revenus.
        [MS-ADM-2] Majorités.
        [MS-ADM-3] Commandants scientifiques.
        [MS-ADM-6] Ordre du tour.
        [MS-ADM-7] Tableaux d’action.
       *[MS-ADM-8] La tempête avance.
    }
ms-game-ended = { $count ->
        [one] La partie est finie : { $winners } gagne.
       *[other] La partie est finie : { $winners } partagent la victoire.
    }
ms-reputation = { $change ->
        [up] { $seat } gagne { $points }{ ms-for-what } (désormais { $reputation }).
       *[down] { $seat } perd { $points } en perdant un commandant (désormais { $reputation }).
    }
ms-for-what = { $source ->
        [objectives] {""} pour un objectif
        [commanders] {""} pour un commandant
        [scientists] {""} pour un commandant scientifique
        [majorities] {""} pour une majorité
        [stations] {""} pour une station
        [artefacts] {""} pour un artefact
        [round_bonus] {""} en bonus de manche
       *[effects] {""}{ ms-thanks }
    }
ms-cubes-gained = { $rule ->
        [MS-ADM-1] { $seat } touche { $cubes }.
        [MS-POS-4] { $seat } prend { $cubes } pour sa place dans l’ordre du tour.
       *[other] { $seat } prend { $cubes }{ ms-thanks }.
    }
# $by : d’un commandant, ou non ; $commander : duquel.
ms-thanks = { $by ->
        [commander] {""} grâce à { commander }
       *[none] {""}
    }
ms-cubes-lost = La réserve n’en a plus assez : { $seat } se passe de { $cubes }.
ms-cubes-paid = { $purpose ->
        [column] { $seat } paie { $cubes } pour la colonne.
        [move] { $seat } paie { $cubes } pour le déplacement.
        [lab] { $seat } paie { $cubes } pour le laboratoire.
        [station] { $seat } paie { $cubes } pour la station.
       *[commander] { $seat } paie { $cubes } pour l’effet { commander.of }.
    }
ms-cubes-exchanged = { $seat } échange { $given } contre { $taken }.
ms-cubes-drawn = { $coloured ->
        [yes] { $black ->
            [0] { $seat } pioche { $cubes } dans le sac.
           *[other] { $seat } pioche dans le sac { $cubes }, et { ms-black-drawn }.
        }
       *[no] { $seat } pioche dans le sac { ms-black-drawn }.
    }
ms-black-drawn = { $black ->
        [one] { $black } cube noir, qui vaut { ms-own-for-black }
       *[other] { $black } cubes noirs, qui valent { ms-own-for-black }
    }
ms-own-for-black = { $own ->
        [0] zéro cube, car la réserve est vide
        [one] 1 cube de sa couleur
       *[other] { $own } cubes de sa couleur
    }
ms-fee-paid = { $seat } donne { cube.a } à { $owner } pour partir de { $station }.
ms-crew-deployed = { $panel ->
        [upper] { $seat } place un membre d’équipage sur le tableau supérieur ({ $short }).
       *[lower] { $seat } place un membre d’équipage sur le tableau inférieur ({ $short }).
    }
ms-crew-moved = { $seat } déplace { crew.the } vers le tableau inférieur ({ $short }).
ms-action-chosen = { $action ->
        [move] { $seat } choisit A : déplacer le Scout.
       *[gain] { $seat } choisit B : gagner des cubes.
    }
ms-commander-taken = { $taken ->
        [yes] { $seat } prend { commander } à { $loser }.
       *[no] { $seat } prend { commander }.
    }
ms-commander-returned = Plus personne ne domine seul : { commander } quitte { $seat }.
ms-token-taken = { $seat } prend { token.the }.
ms-token-returned = { $seat } rend { token.the }.
ms-order-changed = Nouvel ordre du tour : { $order }.
ms-panels-swapped = Le tableau inférieur passe en haut, et celui qui est vide, en bas.
ms-storm-moved = La tuile centrale tourne ; au calme désormais : { $calm }.
ms-scout-moved = { $how ->
        [stay] { $seat } reste { $to }.
        [station] { $seat } part de { $station } et s’arrête { $to }.
        [jump] { $seat } saute grâce à Mira Mascovic et se pose { $to }.
       *[drive] { $seat } roule et s’arrête { $to }.
    }
ms-station-built = { $seat } construit { $station }.
ms-lab-installed = { $way ->
        [double] { $seat } installe un deuxième laboratoire { $space }.
        [extra] { $seat } installe un laboratoire supplémentaire { $space } grâce à Azrea Bonsmai.
       *[usual] { $seat } installe un laboratoire { $space }.
    }
# $rule : ce qui l’empêche · $space, $station, $amounts : où, et à quel prix.
ms-nothing-built = { $rule ->
        [MS-MOV-5] { $seat } n’installe rien { $space } : il y a déjà un laboratoire.
        [MS-LAB-6] { $seat } { ms-installs-nothing } { $space } : tous ses laboratoires sont sur la planète.
        [MS-LAB-7] { $seat } { ms-installs-nothing } { $space } : ses cubes ne suffisent pas pour { $amounts }, même en échangeant.
       *[MS-TEL-1] { $seat } ne construit pas { $station } : ses cubes ne suffisent pas pour { $amounts }, même en échangeant.
    }
ms-installs-nothing = { $further ->
        [yes] n’installe pas d’autre laboratoire
       *[no] n’installe rien
    }
ms-lab-removed = { $seat } reprend le laboratoire { $space }.
ms-research-advanced = { $seat } atteint le niveau { $level } { field.at }.
ms-research-set-back = { $seat } recule de { $count ->
        [one] { $count } niveau
       *[other] { $count } niveaux
    } { field.at } (désormais { $level }).
ms-nothing-gained = { $rule ->
        [MS-BON-4] { $seat } occupe déjà la première place : l’ordre du tour reste le même.
       *[other] { $seat } n’en tire rien.
    }
ms-objective-fulfilled = { $seat } remplit { objective.the } : { $places }.
ms-majority-held = { $seat } a la majorité { sector.at } ({ $labs ->
        [one] { $labs } laboratoire
       *[other] { $labs } laboratoires
    }).
ms-commander-used = { $seat } fait appel à { commander }.
ms-artefact-used = { $seat } utilise { $artefact }.
# $artefact, $metal, $value, $bonus, $field : la carte.
ms-artefact-kept = { $seat } garde l’{ artefact } ({ metal }, valeur { $value }, { artefact-bonus }).
ms-artefact-won = { $seat } remporte { $artefact }.
ms-consortium-step = { $step ->
        [E] { $seat } explore.
        [A] { $seat } analyse.
       *[R] { $seat } se repose.
    }

## Ce que le Consortium choisit, et selon quoi (ses raisons en détail)

ms-consortium-which-column = { $seat } choisit une colonne : { $chosen }.
    .title = Quelle colonne ?
ms-consortium-which-crew = { $seat } choisit qui déplacer : { $chosen }.
    .title = Quel membre d’équipage ?
ms-consortium-crew-from-which-column = { $seat } choisit d’où prendre le membre d’équipage : { $chosen }.
    .title = De quelle colonne ?
ms-consortium-crew-to-which-column = { $seat } choisit où placer le membre d’équipage : { $chosen }.
    .title = Dans quelle colonne ?
ms-consortium-which-field = { $seat } choisit une zone de recherche : { $chosen }.
    .title = Quelle zone de recherche ?
ms-consortium-which-zone = { $seat } choisit où aller : { $chosen }.
    .title = Quelle zone ?
ms-consortium-which-site = { $seat } choisit où construire : { $chosen }.
    .title = Quel emplacement de station ?
ms-consortium-which-objective = { $seat } choisit { $chosen }.
    .title = Quel objectif ?
ms-consortium-fell-back = { $why ->
        [no_column] { $seat } ne prend pas de commandant : aucun de ceux qui lui manquent n’a une colonne à un ou deux membres d’équipage.
        [no_lab] { $seat } n’a plus de laboratoire : il analyse au lieu d’explorer.
        [no_zone] { $seat } ne trouve aucune zone calme à deux pas avec une case libre : il analyse au lieu d’explorer.
        [storm] { $seat } est pris dans la tempête, sans zone calme à sa portée : son Scout est posé à l’entrée du secteur de queue.
        [all_at_the_top] { $seat } n’avance pas : tous ses marqueurs sont en haut.
        [no_crew] { $seat } ne pose pas d’équipage : il n’en a plus sur son plateau.
       *[no_place] { $seat } ne pose pas d’équipage : en haut, chaque colonne est vide ou pleine.
    }
ms-consortium-not-the-token = il ne prend jamais le jeton
ms-consortium-not-its-own = commandant déjà à lui
ms-consortium-not-so-dear = plus de deux membres d’équipage
ms-consortium-not-without-crew = colonne sans équipage
ms-consortium-not-full = colonne pleine
ms-consortium-not-such-crew = pas d’équipage de cette sorte
ms-consortium-not-so-far = à plus de deux pas
ms-consortium-not-occupied = aucune case libre
ms-consortium-not-built-on = station déjà construite
ms-consortium-not-at-the-top = marqueur tout en haut
ms-consortium-not-ahead = il y est déjà devant vous
ms-consortium-not-again = déjà rempli par lui
ms-consortium-not-met = conditions non remplies
ms-consortium-by-crew = Le moins de membres d’équipage
ms-consortium-by-controller = Vos commandants d’abord
ms-consortium-by-left = De gauche à droite
ms-consortium-by-kind = Équipage neutre d’abord, puis le sien, puis le vôtre
ms-consortium-by-most-crew = Le plus de membres d’équipage
ms-consortium-by-gap = Votre plus petite avance
ms-consortium-by-level = Son niveau le plus bas
ms-consortium-by-board = Dans l’ordre du plateau
ms-consortium-by-contest = Autant de laboratoires que vous, ou un de moins
ms-consortium-by-sector = Secteur de tête, puis du milieu, puis de queue
ms-consortium-by-letter = Dans l’ordre des lettres
ms-consortium-by-value = La plus haute valeur
ms-consortium-by-kind-of-card = La recherche avant les secteurs
