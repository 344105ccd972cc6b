### What the score sheet says of Council of Shadows.

tie-energy = Energy left, to break the tie
tie-cubes = Cubes, to break the tie
ending-level = Somebody has reached level III.
cs-stage = round { $round }, highest level { $level }

## Instead of the words of all games, which French needs

chapter-round = Round { $round }
score-curves = Points, round by round
