### Council of Shadows: what the new-game page says.

edition-line = The rulebook, completed from public sources and, for tiles, cards and board, by our reconstruction
new-table-note = Tiles, cards and tokens, drawn by the seed.
new-table-rule = CS-SET-3
new-order-rule = CS-SET-11
value-levelup_at-own_part = after one’s part
value-levelup_at-whole_phase = after the phase
value-tiebreak_cubes-board = on the game board
value-tiebreak_cubes-improvements = of improvements
value-resource_people-two_total = two in all
value-resource_people-each_twice = two per system
value-buteo_extractions-1 = one
value-buteo_extractions-2 = two
value-st_ext_presence-galaxy = in the galaxy
value-st_ext_presence-system = in the system
value-automa_level-easy = easy
    .help = Each of its cards consumes 1 more.
value-automa_level-normal = normal
    .help = Its sixteen ordinary cards.
value-automa_level-silver = silver
    .help = The two silver cards join in.
value-automa_level-hard = hard
    .help = The silver cards, and 5 energy at the start.
value-automa_level-expert = expert
    .help = Besides, its cards of pile I exploit everywhere.
value-automa_consumption--3 = −3
value-automa_consumption--2 = −2
value-automa_consumption--1 = −1
value-automa_consumption-0 = by its cards
value-automa_consumption-1 = +1
value-automa_consumption-2 = +2
value-automa_consumption-3 = +3
value-automa_energy--5 = −5
value-automa_energy-0 = by the difficulty
value-automa_energy-5 = +5
value-automa_energy-10 = +10
value-automa_energy-15 = +15
value-automa_energy-20 = +20
# The levels in a word: what each means.
level-automa-easy = Vestiges: each of its cards consumes 1 more.
    .lines =
        Each of its cards consumes 1 more.
    .from = Vestiges
level-automa-normal = Rulebook: its sixteen ordinary cards.
    .lines =
        Its sixteen ordinary cards.
    .from = As the rulebook wants it
level-automa-hard = Vestiges: the silver cards, and 5 energy at the start.
    .lines =
        The silver cards join in.
        5 energy at the start.
    .from = Vestiges
level-automa-expert = Vestiges: like hard, and its cards of pile I exploit everywhere.
    .lines =
        As hard.
        Its cards of pile I exploit everywhere.
    .from = Vestiges
level-automa-master = Vestiges: like expert, and each of its cards consumes 1 less.
    .lines =
        As expert.
        Each card consumes 1 less.
    .from = Vestiges
level-automa-legend = Vestiges: like expert, and each of its cards consumes 2 less.
    .lines =
        As expert.
        Each card consumes 2 less.
    .from = Vestiges
level-legend = legend
player-automa = Automa
player-automa-help = The androids of the rulebook: they play by their own cards, against a single person.

solo-automa = Alone against the automa
    .below = against the androids of the rulebook
    .intro = Each round the automa follows a card from top to bottom, and all it does is explained. You win if you are ahead of it in the final scoring.
    .from = Rulebook
    .rule = CS-SOLO-3
    .against = You against the automa
    .start = alone against the automa, level { $level }
    .explain = Explain the automa
    .mix = Custom automa
    .measured = Figures: games won by our opponents in your place.
