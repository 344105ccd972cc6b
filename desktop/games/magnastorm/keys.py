"""The names of all that lies on the table of Magnastorm. Spaces, cells, sites and columns bear their refs."""

from typing import Literal

from desktop.board.keys import Kinds
from desktop.board.sprite import Key
from rules.core.types import Ref, Seat
from rules.magnastorm import moves as m

KINDS = Kinds()
read = KINDS.read

BAG, TILE = "bag", "tile"
FORECAST = "overlay-forecast"
"""What the next administration would bring, laid over the table on demand."""
Panel = Literal["upper", "lower"]

column_key = KINDS.of("column", Ref)
"""A column of the upper panel, whatever stands in it."""
head_key = KINDS.of("head", Ref)
"""The commander above a column; above the first one the token."""
price_key = KINDS.of("price", Ref)
cell_key = KINDS.of("cell", Ref)
"""Of the lower panel."""
crew_key = KINDS.of("crew", str, Ref, int)
board_crew_key = KINDS.of("mate", Seat, int)
"""Of the player board; so are labs, stations and markers."""
board_lab_key = KINDS.of("turtle", Seat, int)
board_station_key = KINDS.of("mast", Seat, int)
marker_key = KINDS.of("marker", Seat, int)
control_key = KINDS.of("control", Ref)
"""The marker below a commander who is controlled."""
claim_key = KINDS.of("claim", Ref, Seat)
"""The marker on a reputation space."""
space_key = KINDS.of("space", Ref)
"""A space of the planet, or a starting area."""
lab_key = KINDS.of("lab", Ref, int)
site_key = KINDS.of("site", Ref)
station_key = KINDS.of("station", Ref)
scout_key = KINDS.of("scout", Seat)
sector_key = KINDS.of("sector", Ref)
level_key = KINDS.of("level", Ref, int)
research_key = KINDS.of("research", Seat, Ref)
"""The marker of a seat in a field."""
objective_key = KINDS.of("objective", Ref)
reward_key = KINDS.of("reward", Ref)
"""The highest free reputation space of an objective."""
card_key = KINDS.of("card", Ref)
"""The card before its owner, or the tile of a scientific commander above its field."""
tile_key = KINDS.of("scientist", Ref)
artefact_key = KINDS.of("artefact", Ref)
cubes_key = KINDS.of("cubes", Seat, str)
exchange_key = KINDS.of("exchange", str)
"""Where a cube of this colour is had for others."""
order_key = KINDS.of("order", Seat)
reputation_key = KINDS.of("reputation", Seat)
mat_key = KINDS.of("mat", Seat)

# What is printed on boards and explains itself

side_key = KINDS.of("side", Ref)
"""The side of the centre tile towards a sector: an income table, or the storm."""
track_key = KINDS.of("track", int)
"""A side of the reputation track."""
GOAL = "threshold"
"""The space of that track which ends the game."""
cost_key = KINDS.of("cost", Ref)
"""The red part of a row, and the green one."""
gain_key = KINDS.of("gain", Ref)
rank_key = KINDS.of("rank", int)
"""A place of the turn order."""
lead_key = KINDS.of("lead", Ref)
"""Who would get the commander of a field now."""
lab_place_key = KINDS.of("labplace", int)
"""A place of the large player board, with the price under it."""
station_place_key = KINDS.of("stationplace", int)
crew_place_key = KINDS.of("crewplace", int)
income_key = KINDS.of("income", Ref)
"""The income that is due in a sector."""
due_key = KINDS.of("due", Seat)
"""All of a rival's."""
left_key = KINDS.of("left", str, Seat)
"""How many pieces of a sort a rival has left."""
struck_key = KINDS.of("struck", int)
"""Labs of a seat where the storm goes next."""
step_key = KINDS.of("programme", int)
"""A step of the Consortium, from the next one on."""
TURNS = "turns"
"""How much crew is left above."""


def choice_key(move: m.Move) -> Key:
    """An answer that lies ready to be clicked."""
    match move:
        case m.ChooseAction(action=action):
            return f"choice-{action}"
        case m.Pay(cubes=cubes, swap=swap):
            return f"choice-pay-{'.'.join(map(str, cubes))}-{swap}"
        case m.TakeCube(colour=colour):
            return f"choice-take-{colour}"
        case m.Exchange():
            return "choice-other"
        case m.GiveCube(colour=colour):
            return f"choice-give-{colour}"
        case m.Draw(more=more):
            return "choice-draw-more" if more else "choice-draw"
        case _:
            raise ValueError(move.kind)
