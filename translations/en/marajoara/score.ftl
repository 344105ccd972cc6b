# What the score sheet says of Marajoara.

tie-money = Money, as tie-break
ending-rounds = The 14 rounds have been played.
ending-round-track = The round track is full.
ending-idle = Three turns in a row without a capture have stopped the mission.
