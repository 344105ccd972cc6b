### Le cabinet : l’accueil, la nouvelle partie, les réglages, les parties gardées.
### Une phrase sans variable tient sur une ligne : elle s’affiche avant que le reste soit chargé.

## L’accueil

cabinet-motto = Cinq jeux, cinq mondes disparus
cabinet-resume = Continuer
cabinet-looking = Vos parties sont relues…
cabinet-opening = Un instant…
cabinet-new-game = Nouvelle partie
cabinet-new-game-below = Joueurs, automates, variantes
cabinet-which-game = Quel jeu ? Choisissez son tiroir.
cabinet-lessons = Leçons
cabinet-lessons-below = Les règles, pas à pas
cabinet-lessons-done = { $done ->
        [0] { $all } leçons à jouer, une idée à la fois
        [one] { $done } faite sur { $all }
       *[other] { $done } faites sur { $all }
    }
cabinet-teach = Enseigner
cabinet-teach-below = Plans, leçons et fiches à vous
cabinet-puzzles = Problèmes
cabinet-puzzles-below = Un coup à trouver, chaque jour
cabinet-replays = Revoir une partie
cabinet-replays-below = Les parties gardées
cabinet-kept = { $count ->
        [0] Aucune partie gardée
        [one] { $count } partie gardée
       *[other] { $count } parties gardées
    }
cabinet-recent = Dernières parties
cabinet-editions = Éditions
cabinet-own_page = Votre page
cabinet-rulings = Décisions
cabinet-settings = Réglages
choose-language = Langue
choose-theme = Thème
theme-light-short = Clair
theme-dark-short = Sombre
theme-contrast-short = Contraste

continue-below = { $game } · { $standing }

## La première fois

name-ask = Bienvenue ! Comment vous appelez-vous ?
name-note = Entrée le garde : à votre place et sur la feuille de score.
name-keep = Garder ce nom
begin-title = Par où commencer ?
begin-guided = Première partie guidée
begin-guided-below = Marajoara, le plus simple des cinq. Une vraie partie contre un adversaire clément, expliquée en chemin.
begin-lessons = Apprendre par des leçons
begin-box = J’ai la boîte, je connais les règles
begin-box-below = Ouvrez son tiroir : la table est mise
begin-note = Rien de tout cela n’est obligatoire : chaque tiroir s’ouvre.

kept-title = { $game }, { $seats ->
        [1] solo
       *[other] { $seats } joueurs
    }

when-today = aujourd’hui, { $hour } h { $minute }
when-yesterday = hier
when-weekday = { $day ->
        [1] lundi
        [2] mardi
        [3] mercredi
        [4] jeudi
        [5] vendredi
        [6] samedi
       *[7] dimanche
    }
when-date = { $day ->
        [1] 1ᵉʳ
       *[other] { $day }
    } { when-month }
when-year = { $day ->
        [1] 1ᵉʳ
       *[other] { $day }
    } { when-month } { $year }
when-month = { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    }

## Les tiroirs

drawer-to-come = à venir
drawer-play = Jouer
drawer-guided = Avec guide
drawer-aim = But du jeu
drawer-aim-short = But
drawer-lessons = Leçons
drawer-rules = Règles
drawer-begin-here = Commencez par celui-ci
drawer-weight-1 = facile
drawer-weight-2 = moyen
drawer-weight-3 = exigeant
drawer-excavation_earth = Excavation Earth
drawer-excavation_earth-seats = 1–4 joueurs · 30 min chacun
drawer-excavation_earth-modes = Solo contre Zu
drawer-excavation_earth-closed = Excavation Earth n’est pas encore jouable : ses règles arrivent dans une prochaine version.
drawer-hoyuk = Höyük
drawer-hoyuk-seats = 2–5 joueurs · 60 min
drawer-hoyuk-modes = Trois modes · défi solo Les Voisins
drawer-hoyuk-closed = Höyük n’est pas encore jouable : ses règles arrivent dans une prochaine version.
drawer-marajoara = Marajoara
drawer-marajoara-seats = 1–4 joueurs · 14 manches
drawer-marajoara-modes = Huit missions solo
drawer-marajoara-closed = Marajoara n’est pas encore jouable : ses règles arrivent dans une prochaine version.
drawer-council_of_shadows = Council of Shadows
drawer-council_of_shadows-seats = 1–4 joueurs · 60–90 min
drawer-council_of_shadows-modes = Deux modules · solo contre l’IA
drawer-council_of_shadows-closed = Council of Shadows n’est pas encore jouable : ses règles arrivent dans une prochaine version.
drawer-magnastorm = Magnastorm
drawer-magnastorm-seats = 2–4 joueurs · 70–100 min
drawer-magnastorm-modes = Seize commandants · défi solo
drawer-magnastorm-closed = Magnastorm n’est pas encore jouable : ses règles arrivent dans une prochaine version.

## Nouvelle partie

new-leave = Revenir au cabinet
new-company = Comment jouer
new-who = Qui joue ?
new-order = On joue dans l’ordre des cartes, de gauche à droite
new-order-later = L’ordre du tour se décide à la mise en place
new-order-later-of = ordre décidé à la mise en place
new-order-of = { $place ->
        [1] commence
       *[other] joue en { $place }ᵉ
    }
new-place-free = libre
new-place-open-so = Avec un siège de plus, on joue ainsi : { $changes }.
new-place-person = Ajouter une personne
new-place-computer = Ajouter un ordinateur
new-name = Nom du siège { $number }
new-who-at = Qui joue au siège { $number }
new-level-at = Force de l’ordinateur au siège { $number }
new-colour-at = Couleur du siège { $number }
new-swap-with = échange avec { $name }
new-remove = Libérer le siège { $number }
new-move = Déplacer le siège { $number } : faites glisser, ou les flèches du clavier
new-colour-swap = { $colour } (échanger)
new-colours-merge = { $one } et { $other } se confondent presque en cas de { $eyes } ; seule la forme les distingue.
new-colours-apart = Prendre d’autres couleurs
new-policy = Revenir en arrière
policy-teaching = Apprentissage
policy-teaching-help = Tout se défait, tout se rejoue, même autrement.
policy-friendly = Amicale
policy-friendly-help = Jusqu’où vous voulez ; le même sort revient.
policy-strict = Stricte
policy-strict-help = S’arrête dès qu’on a appris ou tiré quelque chose.
open-table = Table ouverte
open-table-help = Tout le monde voit tout : ni rideau, ni cartes cachées entre ceux qui partagent l’écran.
new-start-open = { $players } · table ouverte
new-options = Variantes
new-table = La table au départ
new-edition = Édition
new-edition-see = Voir et corriger avec votre boîte
from-rulebook = du livret
from-public = de sources publiques
from-reconstructed = de notre reconstitution
from-owner = de vos corrections
percent = { $part } %
new-rulings = Décisions de règles
new-rulings-see = { $switches ->
        [0] Les { $count } décisions
       *[other] Les { $count } décisions, dont { $switches } au choix
    }
new-seed = Graine
new-seed-draw = Au sort
new-seed-note = Même graine, mêmes coups : même partie.
new-keep = Garder ces choix pour la suite
new-missing = { $count ->
        [one] Il manque une chose
       *[other] Il manque { $count } choses
    }
new-not-begun = La partie n’a pas commencé
new-who-begins = { $first } commence, puis { $second }
new-you-begin = Vous commencez, puis { $second }
new-begins-then-you = { $first } commence, puis vous
new-start = Commencer
new-start-below = { $count ->
        [1] en solo
       *[other] { $count } joueurs
    }
mend-option = { $option } : { $value }
mend-option-of = { $name }, { $option } : { $value }
mend-usual = { $option } : comme d’usage
mend-colours = Une couleur à chacun
mend-more = Ajouter un joueur
mend-fewer = { $count ->
        [1] Garder un seul joueur
       *[other] Garder { $count } joueurs
    }
mend-all = Remettre les options d’usage
value-on = oui
value-off = non
player-person = Personne
player-computer = Ordinateur
player-random = Hasard
player-random-help = Joue n’importe quel coup permis.
player-novice = Novice
player-novice-help = Planifie son tour, mais juge mal ce que valent ses plans.
player-apprentice = Apprenti
player-apprentice-help = Planifie son tour, et prend parfois un moins bon plan.
player-regular = Régulier
player-regular-help = Planifie tout son tour, et manque rarement le meilleur plan.
player-expert = Expert
player-expert-help = Met plusieurs plans à l’épreuve avant de choisir.
player-master = Maître
player-master-help = Met plus de plans à l’épreuve, et chacun plus à fond.
player-gentle = Découverte
player-gentle-help = Laisse passer les meilleurs coups, avec un guide ; ne compte pas pour les records.

## Les niveaux d’un automate, le plus facile d’abord

level-easy = facile
level-normal = normal
level-hard = difficile
level-expert = expert
level-master = maître
level-custom = sur mesure
level-custom-help = Réglez vous-même ce que chaque niveau change.

## Les parties gardées

kept-games = Parties gardées
kept-ask = Choisissez une partie à reprendre ou à revoir
kept-none = Aucune partie n’est gardée sur cet ordinateur. Celles que vous commencez s’y gardent d’elles-mêmes, coup après coup.
kept-none-short = Aucune partie gardée
kept-not-reviewable = Cette partie ne se lit plus : elle ne peut pas être revue.
kept-bring-in = Ouvrir un fichier…
kept-files = Parties de Vestiges
kept-lost = illisible
kept-damaged = abîmée
kept-stage = { $moves ->
        [0] tout commence
        [one] { $moves } coup
       *[other] { $moves } coups
    }
kept-going-on = { $stage } · à { $name }
kept-your-turn = { $stage } · à vous
kept-over = { $count ->
        [0] finie
        [one] finie · { $winners } gagne
       *[other] finie · { $winners } gagnent ensemble
    }
kept-players = Autour de la table : { $names }.
kept-file = Fichier : { $file }
kept-moves = { $moves ->
        [0] Aucun coup joué.
        [one] { $moves } coup joué.
       *[other] { $moves } coups joués.
    }
kept-whole = Fichier intact, vérifié coup par coup.
kept-not-whole = { $moves ->
        [0] Rien n’a pu être relu après la mise en place.
        [one] Un coup a pu être relu.
       *[other] Les { $moves } premiers coups ont pu être relus.
    }
kept-go-on = Reprendre
kept-look = Revoir
kept-open-so-far = Ouvrir jusque-là
kept-throw-away = Mettre à la corbeille
kept-thrown = { $title } est à la corbeille.
kept-in-trash = « { $file } » est à la corbeille de l’ordinateur ; on peut l’en ressortir.
kept-not-thrown = « { $file } » n’a pas pu être mis à la corbeille.
kept-take-back = La reprendre
kept-not-taken-back = « { $file } » n’a pas pu être repris.
kept-look-at-it = La regarder
kept-brought = « { $file } » est maintenant parmi vos parties.
kept-not-brought = « { $file } » n’a pas pu être copié.
kept-only-looks = Une autre fenêtre joue cette partie : ici on peut seulement la regarder, telle qu’elle était à l’ouverture. Rien ne peut être joué ici, et ce qui se joue là-bas ne s’y voit pas.
kept-line-close = Fermer
kept-try-again = Réessayer
kept-elsewhere = Un autre dossier…
kept-elsewhere-title = Garder la partie dans un autre dossier
settings-not-written = Les réglages et votre progression dans les leçons ne peuvent pas être gardés dans « { $path } » : { $reason } Ils valent jusqu’à la fermeture de Vestiges.

## Réglages

settings = Réglages
settings-motto = tout change aussitôt, rien à valider
settings-close = Fermer
your-name = Votre nom
name-another = Un autre nom…
name-none = Sans nom
theme-light = Plâtre, clair
theme-dark = Basalte, sombre
theme-contrast = Fort contraste
theme-system = Du système
text-size = Taille du texte
text-size-note = Le volet s’élargit, la table se range autour : rien n’est coupé.
sample-ask = Capturez : posez le dé d5
sample-below = bleu 2 · votre jeton : +1
bubbles = Explications
bubbles-at-once = Aussitôt
bubbles-moment = Après un instant
bubbles-key = Touche { $key } seulement
pace = Mouvement
pace-off = Aucun
pace-fast = Rapide
pace-normal = Normal
pace-slow = Lent
pace-system = Comme le système
pace-off-help = Les pièces sont aussitôt à leur place.
pace-fast-help = 200 ms par pièce ; { $key } passe tout.
pace-normal-help = 280 ms par pièce ; { $key } passe tout.
pace-slow-help = 350 ms par pièce ; { $key } passe tout.
pace-system-help = Rien ne bouge si le système demande moins d’animations ; sinon, comme d’habitude.
help-title = Aides
hints = Lumière sur ce qui peut se prendre
hints-help = Les pièces que l’on peut jouer maintenant sont bordées de lumière.
warnings = Prévenir avant un coup regrettable
warnings-help = Un coup permis mais qui perd quelque chose demande une confirmation.
both_languages = Deux langues à la fois
both_languages-help = Leçons, refus et règles se disent aussi dans l’autre langue, plus petit, au-dessous.
only_moves = Jouer le seul coup possible
only_moves-help = Ce qui ne laisse aucun choix se joue tout seul, comme la fin d’un tour. Annuler le reprend avec le coup d’avant.
explain = Lire les décisions de l’automate
explain-help = Ce qu’il fait attend que vous ayez lu pourquoi.
eyes = Couleurs des sièges
eyes-note = telles que d’autres yeux les voient, et les deux plus proches
eyes-below = Écart de couleur ΔE ; sous 12, c’est la forme qui distingue.
eyes-usual = Vue ordinaire
eyes-deuteranopia = Deutéranopie
eyes-protanopia = Protanopie
eyes-tritanopia = Tritanopie
eyes-in-deuteranopia = deutéranopie
eyes-in-protanopia = protanopie
eyes-in-tritanopia = tritanopie
eyes-closest = { $eyes } : les plus proches sont { $one } et { $other }, écart { $distance }
keys = Clavier
keys-note = tout se joue sans souris
keys-note-alt = lettres, chiffres et signes : avec Alt
letter_keys = Lettres et chiffres sans autre touche
letter_keys-help = Sans cela, ils n’agissent qu’avec Alt : rien ne part d’un doigt qui glisse ou d’une dictée. Écrire dans un champ ou une liste reste pareil.
letter-sample-fit = cadrer
letter-sample-again = revoir
key-esc = Échap
key-tab = Tab
key-enter = Entrée
key-space = Espace
key-ctrl = Ctrl
keys-see = Voir
keys-see-list = 1 à 9 un plateau · 0 toute la table · F cadrer · + − zoom · F9 volet · F11 plein écran
keys-play = Jouer
keys-play-list = Tab pièce · flèches case · Entrée poser · Échap reposer · Ctrl Entrée confirmer
keys-watch = Suivre
keys-watch-list = S passer · R revoir · P faire attendre les adversaires · M son
keys-back = Revenir
keys-back-list = Ctrl Z annuler · Ctrl Y rétablir
keys-find = Trouver
keys-find-list = Ctrl F un coup · Ctrl 1 à 5 les onglets du volet
keys-class = Classe
keys-class-list = F12 la classe · F2 à F7 ses outils · F8 figer · F10 le projecteur · . noir
keys-everywhere = Partout : Ctrl N nouvelle partie · Ctrl O ouvrir · Ctrl W fermer · Ctrl , réglages · F1 aide · F11 plein écran · Ctrl Q quitter

## Son

sound = Son
sound-volume = Volume
sound-pieces = Pièces
sound-pieces-help = Ce que l’on prend, pose, paie et marque.
sound-signals = Signaux
sound-signals-help = Votre tour, un refus, la fin d’une manche ou de la partie.
sound-mood = Ambiance
sound-mood-help = La tempête, les tiroirs, le rideau, les pages.
sound-listen = Écouter
sound-mute = Couper le son
sound-unmute = Remettre le son
sound-more = Clic droit ou appui long : le volume
sound-none-library = Pas de son sur cet ordinateur : ce qui le joue n’y est pas installé.
sound-none-device = Pas de son sur cet ordinateur : aucun haut-parleur trouvé.
sound-note = Rien de ce qui s’entend ne manque à l’écran. La touche { $key } coupe le son à la table ; les leçons sont silencieuses. Sans mouvement, on n’entend que votre tour et la fin.
