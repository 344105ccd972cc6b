"""The automated clans of the unofficial solo challenge, each decision with its reasons (HK-SOLO-1 to HK-SOLO-15).

acting.py says what a neighbour does about what is pending; houses, features, tiles, cards, losses and powers carry the
script out; mind.py holds what they share. `act_for` is all that others import from here.
"""

from rules.hoyuk.neighbours.acting import act_for

__all__ = ["act_for"]
