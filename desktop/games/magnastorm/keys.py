"""The names of all that lies on the table of Magnastorm. Spaces, cells, sites and columns bear their refs."""

from typing import Literal

from desktop.board.sprite import Key
from rules.core.types import Ref, Seat
from rules.magnastorm import moves as m

BAG, TILE = "bag", "tile"
FORECAST = "overlay-forecast"
"""What the next administration would bring, laid over the table on demand."""
Panel = Literal["upper", "lower"]


def column_key(column: Ref) -> Key:
    """A column of the upper panel, whatever stands in it."""
    return f"column-{column}"


def head_key(column: Ref) -> Key:
    """The commander above a column; above the first one the token."""
    return f"head-{column}"


def price_key(column: Ref) -> Key:
    return f"price-{column}"


def cell_key(cell: Ref) -> Key:
    """Of the lower panel."""
    return f"cell-{cell}"


def crew_key(panel: Panel, cell: Ref, number: int) -> Key:
    return f"crew-{panel}-{cell}-{number}"


def board_crew_key(seat: Seat, slot: int) -> Key:
    """Of the player board; so are labs, stations and markers."""
    return f"mate-{seat}-{slot}"


def board_lab_key(seat: Seat, slot: int) -> Key:
    return f"turtle-{seat}-{slot}"


def board_station_key(seat: Seat, slot: int) -> Key:
    return f"mast-{seat}-{slot}"


def marker_key(seat: Seat, slot: int) -> Key:
    return f"marker-{seat}-{slot}"


def control_key(commander: Ref) -> Key:
    """The marker below a commander who is controlled."""
    return f"control-{commander}"


def claim_key(objective: Ref, seat: Seat) -> Key:
    """The marker on a reputation space."""
    return f"claim-{objective}-{seat}"


def space_key(place: Ref) -> Key:
    """A space of the planet, or a starting area."""
    return f"space-{place}"


def lab_key(space: Ref, number: int) -> Key:
    return f"lab-{space}-{number}"


def site_key(site: Ref) -> Key:
    return f"site-{site}"


def station_key(site: Ref) -> Key:
    return f"station-{site}"


def scout_key(seat: Seat) -> Key:
    return f"scout-{seat}"


def sector_key(sector: Ref) -> Key:
    return f"sector-{sector}"


def level_key(field: Ref, level: int) -> Key:
    return f"level-{field}-{level}"


def research_key(seat: Seat, field: Ref) -> Key:
    """The marker of a seat in a field."""
    return f"research-{seat}-{field}"


def objective_key(objective: Ref) -> Key:
    return f"objective-{objective}"


def reward_key(objective: Ref) -> Key:
    """The highest free reputation space of an objective."""
    return f"reward-{objective}"


def card_key(commander: Ref) -> Key:
    """The card before its owner, or the tile of a scientific commander above its field."""
    return f"card-{commander}"


def tile_key(commander: Ref) -> Key:
    return f"scientist-{commander}"


def artefact_key(artefact: Ref) -> Key:
    return f"artefact-{artefact}"


def cubes_key(seat: Seat, colour: str) -> Key:
    return f"cubes-{seat}-{colour}"


def exchange_key(colour: str) -> Key:
    """Where a cube of this colour is had for others."""
    return f"exchange-{colour}"


def order_key(seat: Seat) -> Key:
    return f"order-{seat}"


def reputation_key(seat: Seat) -> Key:
    return f"reputation-{seat}"


def mat_key(seat: Seat) -> Key:
    return f"mat-{seat}"


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
