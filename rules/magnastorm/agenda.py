"""What is still to be done, as data in the state: a stack, the first entry comes next, the end of the turn last.

Entries are decisions of a seat. Those that nobody decides (`PutLab`, `Receive`, `Advance`, `CellBonus`, `EndTurn`,
`Administer` …) are carried out by the rules as soon as nothing stands before them. `rule` is the rule that gives what
is to be done. `kind` tells entries apart that hold the same.
"""

from typing import Literal

from rules.core.fact import Fact, SeatFact, pending
from rules.core.types import Ref, Seat

Swap = Literal["", "own", "yellow"]
"""What Idris Yakuul lets one cube of a price be paid with instead (MS-CDR-05)."""
Purpose = Literal["column", "move", "lab", "station", "commander"]


# Starting positions


@pending(asks="ms-ask-first-crew", rule="MS-POS-2")
class FirstCrew(SeatFact):
    """One own crew onto the upper panel (MS-POS-2)."""


@pending(asks="ms-ask-first-research", rule="MS-POS-3")
class FirstResearch(SeatFact):
    """One level in a field that nobody has chosen in this step (MS-POS-3)."""


@pending()
class UseArtefact(SeatFact):
    """The printed bonus of a card of the advanced start (MS-ART-3)."""

    card: Ref


@pending()
class BeginTurns(Fact):
    """Everybody has a starting position: the first round begins."""


# Turns


@pending(asks="ms-ask-act", rule="MS-RND-3")
class Acting(SeatFact):
    """A commander or the token is taken, or crew is moved onto the lower panel (MS-RND-3)."""


@pending(asks="ms-ask-pay", rule="MS-EXC-1")
class Paying(SeatFact):
    """A price that can be paid in several ways, or only with an exchange (MS-EXC-1)."""

    price: tuple[int, ...]
    purpose: Purpose
    target: Ref
    """The column, row, space, site or commander that it is for."""
    rule: str
    swaps: tuple[Swap, ...] = ()
    """What Idris Yakuul allows here."""


@pending(asks="ms-ask-exchange", rule="MS-EXC-1")
class Exchanging(SeatFact):
    """Cubes are given one by one for one of another colour (MS-EXC-1)."""

    take: int
    given: tuple[int, ...] = ()
    """Colours."""


@pending(asks="ms-ask-empty", rule="MS-CMD-5")
class Emptying(SeatFact):
    """The crew of a column is put on cells of the lower panel (MS-CMD-5)."""

    column: int
    crew: tuple[Seat, ...]
    """Still to be put down, sorted."""


@pending()
class Receive(SeatFact):
    """The commander of a column changes to the seat, or the token does (MS-CMD-6, MS-CMD-8)."""

    column: int


@pending(asks="ms-ask-buy-reputation", rule="MS-CDR-01")
class BuyingReputation(SeatFact):
    """Up to so many yellow cubes, one reputation each (MS-CDR-01)."""

    left: int


@pending()
class BuyReputation(SeatFact):
    """What was paid for is gained."""

    rule: str


@pending(asks="ms-ask-action", rule="MS-ACT-3")
class ChoosingAction(SeatFact):
    """The scout moves, or cubes are gained (MS-ACT-3)."""


@pending()
class UseCell(SeatFact):
    """The bonus of the cell where the crew stands, as far as it belongs to the action (MS-BON-1)."""


@pending(asks="ms-ask-drive", rule="MS-MOV-2")
class Driving(SeatFact):
    """Where the scout goes (MS-MOV-2); the row is paid for."""


@pending(asks="ms-ask-fee", rule="MS-MOV-6")
class PayingFee(SeatFact):
    """One cube of choice to the owner of the station that was used (MS-MOV-6)."""

    owner: Seat
    site: Ref


@pending(asks="ms-ask-build", rule="MS-TEL-1")
class Building(SeatFact):
    """A station on one of the sites on the way (MS-TEL-1)."""

    sites: tuple[Ref, ...]


@pending()
class PutStation(SeatFact):
    """What was paid for is built."""

    site: Ref


@pending(asks="ms-ask-install", rule="MS-LAB-1")
class Installing(SeatFact):
    """A lab, and further ones that a cell or a commander allows, on the space of the scout (MS-LAB-1)."""

    space: Ref
    ways: tuple[str, ...] = ()
    """How labs were installed here in this action, in order."""


@pending()
class PutLab(SeatFact):
    """What was paid for is installed, and research advances (MS-LAB-2)."""

    space: Ref
    way: str
    advances: bool


@pending(asks="ms-ask-train", rule="MS-CDR-04")
class Training(SeatFact):
    """Adira's lesson after the drive, where it was not taken before (MS-CDR-04)."""


# What is gained


@pending()
class Advance(SeatFact):
    """One level in this field; empty: in a field of choice (MS-RES-5)."""

    field: Ref
    rule: str


@pending(asks="ms-ask-field", rule="MS-LAB-2")
class ChoosingField(SeatFact):
    """In which of these fields one level is advanced."""

    fields: tuple[Ref, ...]
    rule: str


@pending(asks="ms-ask-cube", rule="MS-RES-1")
class TakingCube(SeatFact):
    """One cube of any player's colour (MS-RES-1)."""

    rule: str


@pending(asks="ms-ask-draw", rule="MS-CDR-14")
class Drawing(SeatFact):
    """Cubes come out of the bag (MS-RES-3); Joy's owner may draw more (MS-CDR-14)."""

    count: int
    rule: str


@pending(asks="ms-ask-deploy", rule="MS-BON-3")
class Deploying(SeatFact):
    """Crew of the player board may be put on a panel (MS-BON-3)."""

    rule: str


@pending()
class RainAdvance(SeatFact):
    """One level where the holder of Rain's card is lowest (MS-CDR-12)."""


# The end of a turn


@pending(asks="ms-ask-claim", rule="MS-OBJ-1")
class Claiming(SeatFact):
    """One objective may be fulfilled (MS-OBJ-1)."""


@pending(asks="ms-ask-remove", rule="MS-OBJ-3")
class Removing(SeatFact):
    """So many own labs of a sector come off the planet (MS-OBJ-3)."""

    sector: Ref
    left: int


@pending()
class EndTurn(SeatFact):
    pass


@pending()
class Administer(Fact):
    """A step of the administration, counted from 1 (MS-ADM-1 to MS-ADM-8)."""

    step: int


# The Consortium


@pending(asks="ms-ask-consortium", rule="MS-SOLO-7")
class ConsortiumActing(SeatFact):
    """The Consortium takes a commander or moves crew, follows its programme, fulfils an objective."""

    part: Literal["command", "step", "objective"]


Asked = (
    FirstCrew
    | FirstResearch
    | Acting
    | Paying
    | Exchanging
    | Emptying
    | BuyingReputation
    | ChoosingAction
    | Driving
    | PayingFee
    | Building
    | Installing
    | Training
    | ChoosingField
    | TakingCube
    | Drawing
    | Deploying
    | Claiming
    | Removing
    | ConsortiumActing
)
Automatic = (
    UseArtefact
    | BeginTurns
    | Receive
    | BuyReputation
    | UseCell
    | PutStation
    | PutLab
    | Advance
    | RainAdvance
    | EndTurn
    | Administer
)
"""What the rules carry out by themselves."""

Pending = Asked | Automatic
