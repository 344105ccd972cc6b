### What the score sheet says of Council of Shadows.

tie-energy = Energy left, to break the tie
tie-cubes = Cubes, to break the tie
ending-level = Somebody has reached level III.
cs-stage = round { $round }, highest level { $level }

## Instead of the words of all games: levels are what counts, and French needs its own rounds

chapter-round = Round { $round }
score-total = Level
score-points = { $points ->
        [one] { $points } level
       *[other] { $points } levels
    }
score-curves = Points, round by round

## The aim

aim-from = Where the energy comes from
aim-measured = Mean of { $games } games of { $seats } between computers of level { $player }: the energy gained takes each to level { $mean } (give or take { $more }).
