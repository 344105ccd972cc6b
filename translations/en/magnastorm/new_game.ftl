### Magnastorm: what the new-game page says.

edition-line = The rulebook, completed from public sources and, for the map, the panels, the tracks and some cards, by our reconstruction
new-table-note = Commanders, objectives and the bag, drawn by the seed.
new-table-rule = MS-SET-3
new-order-rule = MS-POS-1
value-start-START_1 = start 1, south-west
value-start-START_2 = start 2, north-east
value-first-0 = by lot
value-artefacts-none = none
value-artefacts-bronze_bronze = two of bronze
value-artefacts-bronze_silver = bronze and silver
value-artefacts-bronze_gold = bronze and gold
value-artefacts-silver_silver = two of silver
value-artefacts-silver_gold = silver and gold
value-artefacts-gold_gold = two of gold
value-storm_escape-drive = by driving
value-storm_escape-jump = at once
value-cell_bonus_timing-after = after the action
value-cell_bonus_timing-placement = on placing
value-consortium_level-easy = easy
    .help = Unofficial. It explores, analyses, rests; 1 station.
value-consortium_level-normal = normal
    .help = Unofficial. It explores more often; 2 stations.
value-consortium_level-hard = hard
    .help = Unofficial. It never rests, begins, and has 3 stations.
value-consortium_level-expert = expert
    .help = Unofficial. It explores two times out of three, begins, and gains 2 reputation points a round.
value-consortium_level-master = master
    .help = Unofficial. As expert, but it gains 4 reputation points a round.
level-consortium-easy = It explores, analyses, rests; 1 station.
    .lines =
        It explores, analyses, rests.
        1 station.
    .won = best lead: { $result }
level-consortium-normal = It explores every other time; 2 stations.
    .lines =
        It explores every other time.
        2 stations.
    .won = best lead: { $result }
level-consortium-hard = It never rests, begins, and has 3 stations.
    .lines =
        It never rests.
        It begins.
        3 stations.
    .won = best lead: { $result }
level-consortium-expert = It explores twice in a row, begins, and gains 2 reputation points a round.
    .lines =
        It explores twice in a row.
        It begins.
        2 reputation points a round.
    .won = best lead: { $result }
level-consortium-master = As expert, but it gains 4 reputation points a round.
    .lines =
        As expert.
        4 reputation points a round.
    .won = best lead: { $result }
value-consortium_programme-level = that of the level
value-consortium_programme-EAR = E A R
value-consortium_programme-EAER = E A E R
value-consortium_programme-EAE = E A E
value-consortium_programme-EEA = E E A
value-consortium_stations--1 = as the level says
value-consortium_stations-0 = none
value-consortium_stations-1 = 1
value-consortium_stations-2 = 2
value-consortium_stations-3 = 3
value-consortium_begins-level = as the level says
value-consortium_begins-person = you
value-consortium_begins-consortium = the Consortium
value-consortium_bonus--1 = as the level says
value-consortium_bonus-0 = none
value-consortium_bonus-1 = +1
value-consortium_bonus-2 = +2
value-consortium_bonus-3 = +3
value-consortium_bonus-4 = +4
player-consortium = Consortium (unofficial)
player-consortium-help = Not in the rulebook: a solo opponent of our own, which follows a fixed programme against a single person.

solo-consortium = Alone against the Consortium
    .below = against the Consortium, a Vestiges challenge
    .intro = The Consortium follows a fixed programme, explore, analyse, rest, always explained. You win with more reputation than it has; a wide lead makes you a commander, then a legend.
    .from = Vestiges, unofficial
    .rule = MS-SOLO-14
    .against = You against the Consortium
    .start = alone against the Consortium, level { $level }
    .explain = Explain the Consortium
    .mix = Custom Consortium
    .measured = Figures: games won by our opponents in your place.
