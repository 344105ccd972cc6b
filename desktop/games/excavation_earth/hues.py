"""The colours of Excavation Earth: five regions and the white buyer, the signal amber, paper and night."""

from typing import Literal

from PySide6.QtGui import QColor

from desktop.style.mixing import darker, glyph_ink, mix
from desktop.style.theme import Style
from desktop.style.vision import Tint

Region = Literal["Y", "G", "R", "V", "O"]
REGIONS: tuple[Region, ...] = ("Y", "G", "R", "V", "O")
"""The order of gallery columns and black-market piles."""
WHITE = "W"
"""The buyer who wants relics of every region."""

HUES: dict[str, str] = {
    "Y": "#E5B62E",
    "G": "#4E9A51",
    "R": "#C8402F",
    "V": "#7C56B4",
    "O": "#E27D2A",
    WHITE: "#F3EEE2",
}

SIGNAL, BURNT = "#F2A541", "#B4691A"
"""Amber that shines, and amber printed on paper."""
PAPER, CREAM, LIT_PAPER = "#FFFBF1", "#FFF7E4", "#FFE9B8"
NIGHT, DEEP_NIGHT, NIGHT_INK = "#2E5B60", "#17292B", "#1F3A3D"
"""Backs of cards and the sea; plates of the black market; ink on cream."""
PALE_GOLD = "#F7DFA8"
COIN_INK = "#3A2304"


def hue(letter: str) -> str:
    """The colour of a region or of a buyer."""
    return HUES[letter]


def ink_on_region(letter: str) -> str:
    return glyph_ink(HUES[letter])


def edge_of(letter: str) -> QColor:
    """The line around a piece in the colour of a region."""
    return darker(HUES[letter], 0.6)


def tinted_well(letter: str, style: Style, share: float = 0.26) -> str:
    """A recessed place for things of a region."""
    return style.tinted(style.ground.well, HUES[letter], share, style.ground.ink)


def region_ink(letter: str, style: Style) -> Tint:
    """Return the ink of figures in a place of this region: the region's colour, as deep or pale as reads there."""
    away = "#FFFFFF" if style.is_dark else "#1A1005"
    wanted, ground = mix(HUES[letter], away, 0.62), tinted_well(letter, style, CELL)
    return style.readable_on(wanted, ground, mix(ground, wanted, silhouette_in(style)))


CELL = 0.32
"""How much of its colour the cell of a region has."""


def silhouette_in(style: Style) -> float:
    """How far a silhouette stands out from its cell, under a figure."""
    return 0.06 if style.is_dark else 0.14
