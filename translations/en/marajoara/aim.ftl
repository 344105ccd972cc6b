### Marajoara: the aim of the game on one page. At most 130 words.

mj-aim-goal = Have the most points after 14 rounds: win dice and turn them into exhibited vases and restored fragments.
mj-aim-turn = **Capture a die**: a neighbour jumps over it and gains 1 pip. The die jumped over is yours.
mj-aim-loop-1 = Capture
    .note = three dice kept per colour
mj-aim-loop-2 = Advance
    .note = grey die: a track bonus
mj-aim-loop-3 = Exhibit
    .note = yellow pays for red
mj-aim-loop-4 = Restore
    .note = blue dice make a fragment
mj-aim-others = And also, for 2 credits: **turn** a blue die, **move** a die of the grid.
mj-aim-end = After your **fourteenth turn**, majorities of vases and of fragments and the track ends still count.
mj-aim-tip-1 = Jump onto your [token:turquoise|tokens]: a die gains 1. On those of others, they gain 2.
mj-aim-tip-2 = A full row captures no more of its colour: spend in time.
mj-aim-tip-3 = First at the end of the yellow track: [vp:10|10 points].
mj-aim-from-vases = Vases and display case
mj-aim-from-fragments = Restored fragments
mj-aim-from-tracks = Excavation tracks
mj-aim-from-majorities = Majorities
