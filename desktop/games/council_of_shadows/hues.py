"""The colours of the game: galaxies, planets, gems, energy and consumption. They are the same in all themes."""

from rules.core.types import Ref

GALAXIES: dict[Ref, str] = {
    "GRY": "#A3ABBD",
    "ORA": "#F0913A",
    "BRO": "#A8744B",
    "BLU": "#4F8FE6",
    "GRN": "#55B86A",
    "TUR": "#2FC4C0",
    "BEI": "#DCCBA0",
    "RED": "#E0544A",
    "YEL": "#F0CE45",
    "PNK": "#E583B4",
}
VIOLET = "#8C6CFF"
DEEP_VIOLET, PALE_VIOLET = "#2A2460", "#C9B5FF"
SLATE = "#3B4262"
"""Heads of starting cards; those of AI cards are deep violet."""
STAR_WHITE, NIGHT, INK = "#E8EAF6", "#0A0C1F", "#161A33"
PAPER = "#F3F3FC"
BOLT, BOLT_LINE = "#FFD84D", "#3A2A00"
CONSUMPTION, CONSUMPTION_LINE = "#3A2358", "#C9B5FF"
PLAIN_CUBE = "#CDD2EA"
"""A cube of nobody in particular, as cards show it."""


def hue_of(galaxy: Ref) -> str:
    """Return the hue of a galaxy, also of one that an owner has added."""
    return GALAXIES.get(galaxy, VIOLET)
