# La page de chacun : ce qu’on a joué sur cet ordinateur.

own-title = Ma page
table-menu-own-page = Ma page
own-you = Vous
own-nameless = Sans nom
own-name = Votre nom
own-rename = Changer de nom
own-rename-done = Garder ce nom
own-since = première partie : { $day }
own-no-game = aucune partie finie sur cet ordinateur
own-finished = { $games ->
        [one] partie finie
       *[other] parties finies
    }
own-at-table = à table
own-wins = de victoires
own-most-played = Le plus joué
own-begin-here = Pour commencer
own-hours = { $hours } h
own-minutes = { $minutes } min
own-share = { $percent } %
own-today = aujourd’hui

own-days = Vos jours
own-streak = { $days ->
        [0] { $record ->
            [0] pas encore de série
            [one] record { $record } jour
           *[other] record { $record } jours
        }
        [one] série de { $days } jour, record { $record }
       *[other] série de { $days } jours, record { $record }
    }
own-days-legend = un point par partie finie, trois au plus
own-days-said = { $games ->
        [0] aucune partie
        [one] une partie
       *[other] { $games } parties
    } en vingt semaines, { $days ->
        [0] aucun jour
        [one] un jour
       *[other] { $days } jours
    }
own-day-said = { $day } : { $games ->
        [0] aucune partie finie
        [one] une partie finie
       *[other] { $games } parties finies
    }
own-month = { $month ->
        [1] janv.
        [2] févr.
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juil.
        [8] août
        [9] sept.
        [10] oct.
        [11] nov.
       *[12] déc.
    }
own-weekday = { $day ->
        [1] l
        [2] m
        [3] m
        [4] j
        [5] v
        [6] s
       *[7] d
    }

own-medals = Médailles
own-medals-won = { $won } sur { $whole }
own-medals-missions = { $game }, missions
own-medals-automa = { $game }, { $automa }
own-medals-legend = bronze gagné · argent sans reprise · or trois fois
own-medals-published = avec les données publiées
own-medal-said = { $medal } : { $metal ->
        [bronze] bronze, gagné
        [silver] argent, gagné sans reprendre le sort
        [gold] or, gagné trois fois sans reprendre le sort
       *[none] à gagner
    }

own-games = Vos parties
own-periods = Quelles parties compter
own-period-all = Toutes
own-period-all-said = Toutes les parties
own-period-months = 3 mois
own-period-months-said = Les parties des trois derniers mois
own-period-ranked = Classées
own-period-unadvised = Sans conseil
own-period-unadvised-said = Seulement les parties où vous n’avez demandé aucun conseil
own-period-ranked-said = Sans les parties où l’on est revenu sur le sort, guidées, ou jouées avec des composants corrigés
own-column-people = Amis
own-column-solo = Seul
own-not-played = pas encore jouée
own-games-count = { $games ->
        [one] une partie
       *[other] { $games } parties
    }
own-games-corrected = { $games ->
        [one] dont une avec d’autres données, comptée à part
       *[other] dont { $games } avec d’autres données, comptées à part
    }
own-game-below = { own-games-count }, { $time }
own-won-of = { $won } / { $played }
own-games-legend = gagnées sur jouées, selon l’adversaire le plus fort à table
own-play-it = Jouer une nouvelle partie

own-latest = Dernières parties
own-latest-none = Votre première partie vous attend
own-latest-none-more = Chaque partie finie viendra ici : ce que vous avez joué, contre qui, et votre score. Marajoara est le plus simple des cinq ; les autres sont au-dessus, et dans les tiroirs du cabinet.
own-latest-none-play = Jouer à { $game }
own-kept = Toutes les parties gardées
own-line-title = { $game } · { $contest }
own-against = contre { $names }
own-against-automa = { $automa }, { $level }
own-with = avec { $names }
own-mission-won = réussie
own-mission-lost = pas réussie
own-game-won = gagnée
own-game-rank = { $rank ->
        [1] 1ᵉʳ
       *[other] { $rank }ᵉ
    } sur { $seats }
own-daily = défi du jour
own-gentle = partie guidée
own-advised = { $count ->
    [one] avec conseil, pour un coup
   *[other] avec conseil, pour { $count } coups
  }
own-friendly = amicale : le sort a été repris
own-corrected = avec d’autres données
own-look-at = Revoir cette partie
own-file-gone = Le fichier de cette partie n’est plus sur cet ordinateur ; son résultat reste.

own-scores = Meilleurs scores
own-scores-none = Votre meilleur score dans chaque mission et contre chaque adversaire viendra ici.
own-best-below = { $day } · { $played ->
        [one] jouée une fois
       *[other] jouée { $played } fois
    }

own-strengths = Vos forces, par thème
own-strengths-games = Le jeu dont on voit les thèmes
own-strengths-against = écart gagné ou laissé par partie, face au niveau { $level } (vous : { own-reviewed-games }, lui : { $measured }){ $alike ->
        [yes] { "" }
       *[no] { "" }, à peu près : les revues n’ont pas été jugées de la même façon
    }
own-strengths-alone = écart laissé par partie, sans rien de mesuré pour comparer · { own-reviewed-games }
own-reviewed-games = { $games ->
        [one] une partie revue
       *[other] { $games } parties revues
    }
own-strengths-few = Encore trop tôt : un thème se montre à partir de vingt décisions coûteuses. { $games ->
        [one] Une partie à deux est revue.
       *[other] { $games } parties à deux sont revues.
    }
own-strengths-more = { $left ->
        [one] Un autre thème est plus près de zéro.
       *[other] { $left } autres thèmes sont plus près de zéro.
    }
own-strengths-none = La revue d’une partie finie dit où vos décisions gagnent ou laissent des points. Vos thèmes viendront ici.
own-strengths-review = Revoir ma dernière partie
own-theme-below = { $decisions ->
        [0] aucune décision coûteuse
        [one] une décision coûteuse
       *[other] { $decisions } décisions coûteuses
    }
own-theme-tip = { $theme } : { $points } par partie, à { $error } près. { own-theme-below }.{ $clear ->
        [yes] { "" }
       *[no] { " " }Trop incertain pour en conclure.
    }
own-theme-once = { $theme } : { $points } dans cette partie. { own-theme-below }.
own-practise = { $count ->
        [one] Un problème
       *[other] { $count } problèmes
    } : { $theme }
own-practise-own = { $own ->
        [0] sur ce qui vous coûte le plus
        [one] dont un tiré de vos parties
       *[other] dont { $own } tirés de vos parties
    }
own-practise-do = S’exercer

own-decisions = Vos décisions
own-decisions-by-month = par mois
own-decisions-none = Après une revue, la part de vos bons coups et de vos erreurs se voit ici, mois par mois.
own-decisions-said = Décisions dans { $games ->
        [one] une partie revue
       *[other] { $games } parties revues
    }
own-month-empty = { $month } { $year } : aucune partie revue
own-month-tip = { $month } { $year }, { $count ->
        [one] une décision
       *[other] { $count } décisions
    } : { $grades }
own-grade-share = { $grade } { $share }
own-grade-tip = { $grade } : { $count ->
        [0] aucune décision
        [one] une décision
       *[other] { $count } décisions
    } sur { $whole }, { $share }
own-fate = Le sort, par partie : { $fates }.
own-fate-of = { $game } { $points } ({ $games ->
        [one] une partie
       *[other] { $games } parties
    })
own-fate-tip = Le hasard, et ce que les autres ont fait de mieux ou de moins bien que prévu, en points de chaque jeu. Sur beaucoup de parties, il en reste ce que les autres perdent par leurs propres erreurs : moins ils en font, plus c’est proche de zéro.
own-levels = Votre niveau au fil du temps
own-levels-none = Après cinq parties d’un jeu contre des niveaux, sans conseil ni hasard repris, votre niveau se dessine ici.
own-levels-how = Chaque niveau est placé d’après ce qu’il gagne contre celui d’au-dessous ; vous, là où vos victoires et vos défaites sont les plus vraisemblables, les dernières comptant davantage. Seules comptent les parties sans conseil ni hasard repris, et rien n’est dit avant cinq.
own-level-column = niveau
own-level-more = { $level } +
own-level-near = à peu près { $level }
own-level-between = entre { $low } et { $high }
own-level-tip = { $game } : { $place }, d’après { $games } parties ; huit fois sur dix, de { $least } à { $most }.

own-lessons = Leçons
own-lessons-done = { $done } sur { $whole }
own-done-of = { $done } / { $whole }
own-open-lessons = Ouvrir ses leçons

own-stays-here = Tout reste sur cet ordinateur.
own-do-forget = Effacer…
own-do-change = Changer de joueur
own-do-figures = CSV, JSON
own-do-page = Exporter ma page
own-person = { $name } · { $games ->
        [0] aucune partie
        [one] une partie
       *[other] { $games } parties
    }
own-somebody-else = Quelqu’un d’autre…
own-forget-ask = { $games ->
        [one] Effacer pour de bon la partie de { $name } et ce qui en est gardé ?
       *[other] Effacer pour de bon les { $games } parties de { $name } et ce qui en est gardé ?
    } Les fichiers des parties, les leçons et les réussites de cet ordinateur restent ; les autres joueurs gardent leurs résultats.
own-join-ask = { $other } a déjà des parties ici. Êtes-vous la même personne ? Les parties de { $name } et de { $other } seront réunies, pour de bon.
own-join-yes = Réunir
own-join-no = Garder les deux
own-forget-yes = Effacer
own-forget-no = Garder
own-forgotten = Les résultats de { $name } sont effacés.{ $aside ->
        [0] { "" }
        [one] { " " }Une copie illisible mise de côté reste dans le dossier de Vestiges.
       *[other] { " " }{ $aside } copies illisibles mises de côté restent dans le dossier de Vestiges.
    }
own-importing = Lecture des parties d’avant : { $read } sur { $whole }
own-imported = { $games ->
        [one] Une partie d’avant est venue s’ajouter.
       *[other] { $games } parties d’avant sont venues s’ajouter.
    }
own-export-title = Exporter
own-export-picture = Image (PNG)
own-export-pdf = Document (PDF)
own-export-csv = Tableau des parties (CSV)
own-export-json = Données des parties (JSON)
own-type-picture = Images
own-type-pdf = Documents PDF
own-type-csv = Tableaux CSV
own-type-json = Fichiers JSON
own-written = « { $file } » est écrit.
