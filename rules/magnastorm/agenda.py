"""What is still to be done, as data in the state: a stack, the first entry comes next, the end of the turn last.

Entries are decisions of a seat. Those that nobody decides (`PutLab`, `Receive`, `Advance`, `CellBonus`, `EndTurn`,
`Administer` …) are carried out by the rules as soon as nothing stands before them. `rule` is the rule that gives what
is to be done. `kind` tells entries apart that hold the same.
"""

from dataclasses import dataclass
from typing import Literal

from rules.core.types import Ref, Seat

Swap = Literal["", "own", "yellow"]
"""What Idris Yakuul lets one cube of a price be paid with instead (MS-CDR-05)."""
Purpose = Literal["column", "move", "lab", "station", "commander"]


# Starting positions


@dataclass(frozen=True, slots=True)
class FirstCrew:
    """One own crew onto the upper panel (MS-POS-2)."""

    seat: Seat
    kind: Literal["first_crew"] = "first_crew"


@dataclass(frozen=True, slots=True)
class FirstResearch:
    """One level in a field that nobody has chosen in this step (MS-POS-3)."""

    seat: Seat
    kind: Literal["first_research"] = "first_research"


@dataclass(frozen=True, slots=True)
class UseArtefact:
    """The printed bonus of a card of the advanced start (MS-ART-3)."""

    seat: Seat
    card: Ref
    kind: Literal["use_artefact"] = "use_artefact"


@dataclass(frozen=True, slots=True)
class BeginTurns:
    """Everybody has a starting position: the first round begins."""

    kind: Literal["begin_turns"] = "begin_turns"


# Turns


@dataclass(frozen=True, slots=True)
class Acting:
    """A commander or the token is taken, or crew is moved onto the lower panel (MS-RND-3)."""

    seat: Seat
    kind: Literal["acting"] = "acting"


@dataclass(frozen=True, slots=True)
class Paying:
    """A price that can be paid in several ways, or only with an exchange (MS-EXC-1)."""

    seat: Seat
    price: tuple[int, ...]
    purpose: Purpose
    target: Ref
    """The column, row, space, site or commander that it is for."""
    rule: str
    swaps: tuple[Swap, ...] = ()
    """What Idris Yakuul allows here."""
    kind: Literal["paying"] = "paying"


@dataclass(frozen=True, slots=True)
class Exchanging:
    """Cubes are given one by one for one of another colour (MS-EXC-1)."""

    seat: Seat
    take: int
    given: tuple[int, ...] = ()
    """Colours."""
    kind: Literal["exchanging"] = "exchanging"


@dataclass(frozen=True, slots=True)
class Emptying:
    """The crew of a column is put on cells of the lower panel (MS-CMD-5)."""

    seat: Seat
    column: int
    crew: tuple[Seat, ...]
    """Still to be put down, sorted."""
    kind: Literal["emptying"] = "emptying"


@dataclass(frozen=True, slots=True)
class Receive:
    """The commander of a column changes to the seat, or the token does (MS-CMD-6, MS-CMD-8)."""

    seat: Seat
    column: int
    kind: Literal["receive"] = "receive"


@dataclass(frozen=True, slots=True)
class BuyingReputation:
    """Up to so many yellow cubes, one reputation each (MS-CDR-01)."""

    seat: Seat
    left: int
    kind: Literal["buying_reputation"] = "buying_reputation"


@dataclass(frozen=True, slots=True)
class BuyReputation:
    """What was paid for is gained."""

    seat: Seat
    rule: str
    kind: Literal["buy_reputation"] = "buy_reputation"


@dataclass(frozen=True, slots=True)
class ChoosingAction:
    """The scout moves, or cubes are gained (MS-ACT-3)."""

    seat: Seat
    kind: Literal["choosing_action"] = "choosing_action"


@dataclass(frozen=True, slots=True)
class UseCell:
    """The bonus of the cell where the crew stands, as far as it belongs to the action (MS-BON-1)."""

    seat: Seat
    kind: Literal["use_cell"] = "use_cell"


@dataclass(frozen=True, slots=True)
class Driving:
    """Where the scout goes (MS-MOV-2); the row is paid for."""

    seat: Seat
    kind: Literal["driving"] = "driving"


@dataclass(frozen=True, slots=True)
class PayingFee:
    """One cube of choice to the owner of the station that was used (MS-MOV-6)."""

    seat: Seat
    owner: Seat
    site: Ref
    kind: Literal["paying_fee"] = "paying_fee"


@dataclass(frozen=True, slots=True)
class Building:
    """A station on one of the sites on the way (MS-TEL-1)."""

    seat: Seat
    sites: tuple[Ref, ...]
    kind: Literal["building"] = "building"


@dataclass(frozen=True, slots=True)
class PutStation:
    """What was paid for is built."""

    seat: Seat
    site: Ref
    kind: Literal["put_station"] = "put_station"


@dataclass(frozen=True, slots=True)
class Installing:
    """A lab, and further ones that a cell or a commander allows, on the space of the scout (MS-LAB-1)."""

    seat: Seat
    space: Ref
    ways: tuple[str, ...] = ()
    """How labs were installed here in this action, in order."""
    kind: Literal["installing"] = "installing"


@dataclass(frozen=True, slots=True)
class PutLab:
    """What was paid for is installed, and research advances (MS-LAB-2)."""

    seat: Seat
    space: Ref
    way: str
    advances: bool
    kind: Literal["put_lab"] = "put_lab"


@dataclass(frozen=True, slots=True)
class Training:
    """Adira's lesson after the drive, where it was not taken before (MS-CDR-04)."""

    seat: Seat
    kind: Literal["training"] = "training"


# What is gained


@dataclass(frozen=True, slots=True)
class Advance:
    """One level in this field; empty: in a field of choice (MS-RES-5)."""

    seat: Seat
    field: Ref
    rule: str
    kind: Literal["advance"] = "advance"


@dataclass(frozen=True, slots=True)
class ChoosingField:
    """In which of these fields one level is advanced."""

    seat: Seat
    fields: tuple[Ref, ...]
    rule: str
    kind: Literal["choosing_field"] = "choosing_field"


@dataclass(frozen=True, slots=True)
class TakingCube:
    """One cube of any player's colour (MS-RES-1)."""

    seat: Seat
    rule: str
    kind: Literal["taking_cube"] = "taking_cube"


@dataclass(frozen=True, slots=True)
class Drawing:
    """Cubes come out of the bag (MS-RES-3); Joy's owner may draw more (MS-CDR-14)."""

    seat: Seat
    count: int
    rule: str
    kind: Literal["drawing"] = "drawing"


@dataclass(frozen=True, slots=True)
class Deploying:
    """Crew of the player board may be put on a panel (MS-BON-3)."""

    seat: Seat
    rule: str
    kind: Literal["deploying"] = "deploying"


@dataclass(frozen=True, slots=True)
class RainAdvance:
    """One level where the holder of Rain's card is lowest (MS-CDR-12)."""

    seat: Seat
    kind: Literal["rain_advance"] = "rain_advance"


# The end of a turn


@dataclass(frozen=True, slots=True)
class Claiming:
    """One objective may be fulfilled (MS-OBJ-1)."""

    seat: Seat
    kind: Literal["claiming"] = "claiming"


@dataclass(frozen=True, slots=True)
class Removing:
    """So many own labs of a sector come off the planet (MS-OBJ-3)."""

    seat: Seat
    sector: Ref
    left: int
    kind: Literal["removing"] = "removing"


@dataclass(frozen=True, slots=True)
class EndTurn:
    seat: Seat
    kind: Literal["end_turn"] = "end_turn"


@dataclass(frozen=True, slots=True)
class Administer:
    """A step of the administration, counted from 1 (MS-ADM-1 to MS-ADM-8)."""

    step: int
    kind: Literal["administer"] = "administer"


# The Consortium


@dataclass(frozen=True, slots=True)
class ConsortiumActing:
    """The Consortium takes a commander or moves crew, follows its programme, fulfils an objective."""

    seat: Seat
    part: Literal["command", "step", "objective"]
    kind: Literal["consortium_acting"] = "consortium_acting"


Pending = (
    FirstCrew
    | FirstResearch
    | UseArtefact
    | BeginTurns
    | Acting
    | Paying
    | Exchanging
    | Emptying
    | Receive
    | BuyingReputation
    | BuyReputation
    | ChoosingAction
    | UseCell
    | Driving
    | PayingFee
    | Building
    | PutStation
    | Installing
    | PutLab
    | Training
    | Advance
    | ChoosingField
    | TakingCube
    | Drawing
    | Deploying
    | RainAdvance
    | Claiming
    | Removing
    | EndTurn
    | Administer
    | ConsortiumActing
)
