"""The names of all that lies on the table of Council of Shadows."""

from desktop.board.keys import Kinds
from rules.core.types import Ref, Seat

KINDS = Kinds()
read = KINDS.read

DECK, LIGHT_PILE, THRONE = "ai-deck", "light-pile", "throne"
AUTOMA_CARD, AUTOMA_USED = "automa-card", "automa-used"
DRAWN = "drawn"
"""Where tiles that are drawn come to lie."""


# The galaxies

space_key = KINDS.of("space", Ref)
tile_key = KINDS.of("tile", Ref)
"""A solar system, on its space or just drawn."""
resource_key = KINDS.of("resource", Ref)
"""What a system yields, printed on it."""
planet_key = KINDS.of("planet", Ref)
cube_key = KINDS.of("cube", Ref, Seat, int)
"""Of the cubes of a seat on a planet, counted from 0."""
plate_key = KINDS.of("plate", Ref)
"""The yield plate of a galaxy."""
slot_key = KINDS.of("slot", Ref)
"""Where a station may be built."""
pile_key = KINDS.of("pile", int)
top_key = KINDS.of("top", int)
"""The uppermost tile of a pile."""


# The tracks

energy_key = KINDS.of("energy", Seat)
consumption_key = KINDS.of("consumption", Seat)
race_key = KINDS.of("race", Seat)
"""The row of a seat in the race; pointing at that of another unfolds its board."""


# Cards and supplies

card_key = KINDS.of("card", Ref)
"""An action card, wherever it lies."""
display_key = KINDS.of("display", int)
"""A place of the display of AI cards, counted from 0."""
tech_key = KINDS.of("tech", Ref)
tech_pile_key = KINDS.of("techpile", int)
bonus_key = KINDS.of("bonus", Ref)
"""A bonus card whose face somebody sees."""
bonus_back_key = KINDS.of("bonusback", Seat, int)
supply_key = KINDS.of("supply", str)
"""All gems of a kind that nobody owns."""
leader_key = KINDS.of("leader", Ref)
automa_pile_key = KINDS.of("automapile", int)
option_key = KINDS.of("option", int, str)
"""An action of the automa's card: rows are counted from 1, sides are left and right."""


# The board of a seat

mat_key = KINDS.of("mat", Seat)
zone_key = KINDS.of("zone", Seat, int)
"""Zones are counted from 1."""
hand_key = KINDS.of("hand", Seat)
screen_key = KINDS.of("screen", Seat)
place_key = KINDS.of("place", Seat, Ref)
"""The place of an improvement on the board of a seat."""
improvement_key = KINDS.of("improved", Seat, Ref)
"""The cube on it."""
gem_key = KINDS.of("gem", Seat, str, int)
"""Of the gems of a kind that a seat owns, counted from 0."""
purse_key = KINDS.of("purse", Seat)
bonuses_key = KINDS.of("bonuses", Seat)
"""Where the bonus cards of a seat lie."""
techs_key = KINDS.of("techs", Seat)
"""Where the Dark Tech cards of a seat lie."""
cubes_key = KINDS.of("cubes", Seat)
"""The cubes of a seat that lie nowhere else: the next one may be taken from here."""
tower_key = KINDS.of("tower", Seat, int)
"""A colony or tower that waits to be placed."""
station_key = KINDS.of("station", Ref)
