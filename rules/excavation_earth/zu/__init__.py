"""Zu, the automated corporation of the solo game: what its cards command, each decision with its reasons.

frame.py turns cards over; digging, black_market, markets and surveying carry them out; mind.py holds the priority lists
that they share. `flip` is all that others import from here.
"""

from rules.excavation_earth.zu.frame import flip

__all__ = ["flip"]
