### Höyük: the aim of the game in thirty seconds, in 130 words at most.

hk-aim-goal = Build a village together with your rivals, and score more points than they do before houses run out.
hk-aim-turn = A turn has **four phases**. Before each, you may spend cards.
hk-aim-loop-1 = Build
    .note = six elements
hk-aim-loop-2 = Catastrophe
    .note = some blocks suffer
hk-aim-loop-3 = Inspect
    .note = whoever has most draws
hk-aim-loop-4 = Spend
    .note = for points, or to build
hk-aim-others = A **family** is your houses that touch.
hk-aim-end = A clan places its **last house**: the turn is played to its end, then each card in hand is worth [vp:1|1 point], and the largest family of each block one point per house.
hk-aim-tip-1 = **Do not stay alone.** A block where a single clan lives gives no cards.
hk-aim-tip-2 = **Found several families**: each allows one card more a turn.
hk-aim-tip-3 = **Gather five like cards**: one is worth [vp:1|1 point], five are worth [vp:12|12].
hk-aim-measured = Their cards, traded in groups or kept to the end, bring them a little more than their families do.
