"""What makes a position good for a seat, by name: everything that an evaluation adds up."""

from rules.bots.term import Term

LEVELS = Term("levels", "CS-DT-3", is_sure=True)
ENERGY = Term("energy", "CS-GEN-9", is_sure=True)
CONSUMPTION = Term("consumption", "CS-PLAN-6")
CUBES = Term("cubes", "CS-EXP-1")
MAJORITIES = Term("majorities", "CS-EXP-2")
RESOURCES = Term("resources", "CS-EXT-2")
BONUS = Term("bonus", "CS-END-2")
IMPROVEMENTS = Term("improvements", "CS-BUY-5")
POWERS = Term("powers", "CS-DT-5")
CARDS = Term("cards", "CS-BUY-4")
PLAN = Term("plan", "CS-ACT-1")
VICTORY = Term("victory", "CS-END-4")

STANDING = (
    LEVELS,
    ENERGY,
    CONSUMPTION,
    CUBES,
    MAJORITIES,
    RESOURCES,
    BONUS,
    IMPROVEMENTS,
    POWERS,
    CARDS,
    PLAN,
)
"""What each seat has. Figures and scales stand in this order."""
TERMS = (*STANDING, VICTORY)
