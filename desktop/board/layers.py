"""The depths of the table, from the felt to the pointer. No other module writes a bare depth."""

from enum import IntEnum


class Layer(IntEnum):
    FELT = 0
    BOARD = 10
    PRINT = 20
    """What is printed on a board and changes: a score, a count, a name."""
    RIM = 28
    """The light behind a piece that may be picked up."""
    TOKEN = 30
    MARK = 35
    TRAIL = 38
    PIECE = 40
    COUNT = 42
    """How many pieces lie on one another, and what one is worth."""
    PANEL = 44
    """A board that lies over the table for the moment: cards to choose from."""
    BADGE = 45
    UNFOLDED = 48
    """What lies over the table as long as somebody looks at it: a pile that is fanned open, an opponent's mat."""
    SHADE = 49
    """What falls on all of the table but a region that is to be looked at."""
    PREVIEW = 50
    FOCUS = 55
    TRAVELLING = 60
    HELD = 70
    WORDS = 80
