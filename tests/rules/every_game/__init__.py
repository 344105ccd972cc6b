"""What every game promises, tested for all of them alike; what only one of them does is tested in its own folder.

Each game of `rules/games.py` gives, in tests/rules/<game>/, what these tests ask about:

- reading.py      READING: how many rules, rulings, examples and lessons there are, what is printed, what is ours
- naming.py       NAMING: what things are called
- speaking.py     SPEAKING: what can be said, and games in which it is said
- random_games.py RANDOM: the tables at which games are played by lot, and strange positions
- golden_games.py SHELF: the games that are kept; `python -m tests.rules.golden GAME` records them anew
- promises.py     SAVING, PLAYING, REFUSING, BOTS, BY_LOT, GUIDING: wrong positions and options, rules in force,
                  refusals, opponents, what random games bring, what the guide of a first game tells of
- wrong_editions.txt  what the loader says of editions changed in one place

and its table, in tests/desktop/games/<game>/, positions.py with DRAWN and MOMENTS.
"""
