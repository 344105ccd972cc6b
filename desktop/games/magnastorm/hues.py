"""The colours of Magnastorm that are no seat's: research fields, calm and storm, cubes and crew that are nobody's."""

from desktop.style.palette import Shape
from desktop.style.theme import seat_mark
from rules.magnastorm.components import WHITE
from rules.magnastorm.state import YELLOW

FIELDS = {"red": "#C8503F", "green": "#3F9B63", "blue": "#3C7FC0", "brown": "#8A6142", WHITE: "#F4F1E8"}
NEUTRAL = "#EDB92E"
"""Yellow cubes, and crew that belongs to nobody."""
BLACK, ANY = "black", "any"
"""Cubes as they are printed: of one's own colour, of any player's."""
BLACK_CUBE, ANY_CUBE = "#2A2622", "#F7F4EC"
PAPER, INK = "#FBF8F2", "#232733"
"""Of what is printed and stays so in the dark: tiles, cards, tags on the planet."""
SPACE = "#1D2029"
CALM, STORM = "#1F8A5B", "#8E2A20"
ADMINISTRATIVE = "#7E8AA0"
"""The ground of commanders that are bought; the others have that of their field."""
COST, GAIN = "#E5A79D", "#A9DBBF"
"""The two parts of a row: what action A costs, what action B brings."""


def colour_of(name: str) -> str:
    """Return the colour of cubes and crew: of a seat, yellow, or as printed."""
    return {YELLOW: NEUTRAL, BLACK: BLACK_CUBE, ANY: ANY_CUBE}.get(name) or seat_mark(name).colour


def shape_of(name: str) -> Shape | None:
    """The glyph of a seat's pieces; those of nobody bear none."""
    return None if name in (YELLOW, BLACK, ANY) else seat_mark(name).shape
