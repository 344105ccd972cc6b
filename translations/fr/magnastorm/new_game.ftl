### Magnastorm : ce que dit la page « Nouvelle partie ».

edition-line = Le livret, complété par des sources publiques et, pour la carte, les tableaux, les pistes et quelques cartes, par notre reconstitution
new-table-note = Commandants, objectifs et sac, tirés par la graine.
new-table-rule = MS-SET-3
new-order-rule = MS-POS-1
value-start-START_1 = départ 1, sud-ouest
value-start-START_2 = départ 2, nord-est
value-first-0 = au sort
value-artefacts-none = aucune
value-artefacts-bronze_bronze = deux de bronze
value-artefacts-bronze_silver = bronze et argent
value-artefacts-bronze_gold = bronze et or
value-artefacts-silver_silver = deux d’argent
value-artefacts-silver_gold = argent et or
value-artefacts-gold_gold = deux d’or
value-storm_escape-drive = en roulant
value-storm_escape-jump = d’un coup
value-cell_bonus_timing-after = après l’action
value-cell_bonus_timing-placement = en posant
value-consortium_level-easy = facile
    .help = Non officiel. Il explore, analyse, se repose ; 1 station.
value-consortium_level-normal = normale
    .help = Non officiel. Il explore plus souvent ; 2 stations.
value-consortium_level-hard = difficile
    .help = Non officiel. Il ne se repose jamais, commence, et a 3 stations.
value-consortium_level-expert = experte
    .help = Non officiel. Il explore deux fois sur trois, commence, et gagne 2 points de réputation par manche.
value-consortium_level-master = de maître
    .help = Non officiel. Comme l’experte, mais il gagne 4 points de réputation par manche.
level-consortium-easy = Il explore, analyse, se repose ; 1 station.
    .lines =
        Il explore, analyse, se repose.
        1 station.
    .won = meilleure avance : { $result }
level-consortium-normal = Il explore une fois sur deux ; 2 stations.
    .lines =
        Il explore une fois sur deux.
        2 stations.
    .won = meilleure avance : { $result }
level-consortium-hard = Il ne se repose jamais, commence, et a 3 stations.
    .lines =
        Il ne se repose jamais.
        Il commence.
        3 stations.
    .won = meilleure avance : { $result }
level-consortium-expert = Il explore deux fois de suite, commence, et gagne 2 points de réputation par manche.
    .lines =
        Il explore deux fois de suite.
        Il commence.
        2 points de réputation par manche.
    .won = meilleure avance : { $result }
level-consortium-master = Comme expert, mais il gagne 4 points de réputation par manche.
    .lines =
        Comme expert.
        4 points de réputation par manche.
    .won = meilleure avance : { $result }
value-consortium_programme-level = celui du niveau
value-consortium_programme-EAR = E A R
value-consortium_programme-EAER = E A E R
value-consortium_programme-EAE = E A E
value-consortium_programme-EEA = E E A
value-consortium_stations--1 = selon le niveau
value-consortium_stations-0 = aucune
value-consortium_stations-1 = 1
value-consortium_stations-2 = 2
value-consortium_stations-3 = 3
value-consortium_begins-level = selon le niveau
value-consortium_begins-person = vous
value-consortium_begins-consortium = le Consortium
value-consortium_bonus--1 = selon le niveau
value-consortium_bonus-0 = aucun
value-consortium_bonus-1 = +1
value-consortium_bonus-2 = +2
value-consortium_bonus-3 = +3
value-consortium_bonus-4 = +4
player-consortium = Consortium (non officiel)
player-consortium-help = Absent du livret : un adversaire solo de notre main, qui suit un programme fixe face à une seule personne.

solo-consortium = Seul contre le Consortium
    .below = contre le Consortium, défi de Vestiges
    .intro = Le Consortium suit un programme fixe, explorer, analyser, se reposer, toujours expliqué. Vous gagnez avec plus de réputation que lui ; une grande avance fait de vous un commandant, puis une légende.
    .from = Vestiges, non officiel
    .rule = MS-SOLO-14
    .against = Vous contre le Consortium
    .start = seul contre le Consortium, niveau { $level }
    .explain = Expliquer le Consortium
    .mix = Consortium sur mesure
    .measured = Chiffres : parties gagnées par nos adversaires à votre place.
