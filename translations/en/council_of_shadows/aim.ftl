### The aim of the game in thirty seconds: 130 words at most. **bold** and signs as in things.ftl; .note: the caption under the picture.

cs-aim-goal = Have the highest Dark Tech level: each time your energy catches up with your consumption, you rise.
cs-aim-turn = **Buy** with gems, **plan** a card on each zone, then **act** and **exploit** your galaxies.
cs-aim-loop-1 = Plan
    .note = each card consumes
cs-aim-loop-2 = Colonise
    .note = cubes on planets
cs-aim-loop-3 = Exploit
    .note = majority pays more
cs-aim-loop-4 = Catch up
    .note = the level rises
cs-aim-others = Also: **extract** gems, **discover** systems, **improvements**, **Dark Tech** cards at levels I and II.
cs-aim-end = Somebody reaches level III: the round is finished, then bonuses count.
cs-aim-tip-1 = **A dear card consumes again** each round until it comes back: think three rounds ahead.
cs-aim-tip-2 = **One cube more** than each rival often doubles a galaxy.
cs-aim-tip-3 = **Gems left over** still count at the end.
cs-aim-from-bonus = Bonus cards
cs-aim-from-cards = AI, Dark Tech and Action cards
cs-aim-from-improvements = Improvements
cs-aim-from-gems = Gems and resources
