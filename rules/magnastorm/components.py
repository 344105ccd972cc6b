"""What is in the box of Magnastorm, as frozen data, with look-up tables for the rules.

A zone of the planet is called an area (SW.a), a zone of the research board a field (green). Areas, spaces, station
sites, cells, columns and sectors are counted from 0 in the order in which the edition lists them; moves and events name
them by their refs, states and rules by their numbers. The two starting areas come after all other areas and hold no
space. Cubes are counted by colour: those of seat 0, of seat 1 …, the yellow ones last.
"""

from dataclasses import dataclass, field
from typing import Literal, NamedTuple, get_args

from rules.core.closed import closed
from rules.core.types import Ref

CellBonus = Literal["", "double", "research", "crew", "range", "bag", "turn"]
LevelBonusKind = Literal["own", "yellow", "any", "bag", "crew"]
CommanderKind = Literal["administrative", "scientific"]
Metal = Literal["bronze", "silver", "gold"]
METALS: tuple[Metal, ...] = get_args(Metal)
ArtefactBonus = Literal["reputation", "own", "field"]
StartName = Literal["START_1", "START_2"]
StepKind = Literal["E", "A", "R"]
STEP_KINDS: tuple[StepKind, ...] = get_args(StepKind)
ObjectiveKind = Literal["research", "sector"]
ConsortiumLevel = Literal["easy", "normal", "hard", "expert", "master"]

WHITE = "white"
"""The colour of a space that belongs to no field."""


class Price(NamedTuple):
    """What is printed in black and yellow: cubes of one's own colour, and yellow ones."""

    own: int
    yellow: int


class Spot(NamedTuple):
    """Where something is drawn on the planet: its centre is 0, its rim lies at 1, up is positive."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Row:
    """Of an action panel: what action A costs and what action B gives (MS-ACT-3)."""

    ref: Ref
    cost: Price
    gain: Price


@dataclass(frozen=True, slots=True)
class Cell:
    ref: Ref
    row: int
    column: int
    bonus: CellBonus
    field: Ref = ""
    """Which research advances."""


@closed()
class LevelBonus:
    kind: LevelBonusKind
    count: int = 1


@dataclass(frozen=True, slots=True)
class Space:
    ref: Ref
    area: int
    colour: Ref
    """A field, or WHITE."""
    spot: Spot


@dataclass(frozen=True, slots=True)
class Area:
    ref: Ref
    sector: int
    spaces: tuple[int, ...]
    neighbours: tuple[int, ...]
    """Areas that a line leads to; none leads back onto a starting area."""
    spot: Spot


@dataclass(frozen=True, slots=True)
class Site:
    ref: Ref
    sectors: tuple[int, int]
    """Between this one and the next clockwise."""
    neighbours: tuple[int, ...]
    """Areas that one may drive to from here (MS-MOV-11)."""
    spot: Spot


@dataclass(frozen=True, slots=True)
class Commander:
    ref: Ref
    kind: CommanderKind
    green: int
    """Reputation of whoever takes the card."""
    red: int
    """Reputation that whoever loses it loses."""


@closed()
class Demand:
    """What a research objective asks from a round on (MS-OBJ-5)."""

    from_round: int
    markers: int
    levels: int
    commanders: int = 0


@dataclass(frozen=True, slots=True)
class Objective:
    ref: Ref
    kind: ObjectiveKind
    leads: Literal["", "one", "all"]
    """Whether one of the places chosen, or each, must be led alone: by most labs, by most knowledge."""
    demands: tuple[Demand, ...] = ()
    """Of a research objective, by the round."""
    remove: tuple[int, ...] = ()
    """Of a sector objective: how many labs from each of so many sectors."""
    field: Ref = ""
    """The field that a research objective names; empty: free choice (ruling A46)."""


@dataclass(frozen=True, slots=True)
class Artefact:
    ref: Ref
    number: int
    metal: Metal
    value: int
    bonus: ArtefactBonus
    field: Ref = ""


@dataclass(frozen=True, slots=True)
class ConsortiumPart:
    """How hard the Consortium is to beat (MS-SOLO-15)."""

    programme: tuple[StepKind, ...]
    stations: int
    begins: bool
    round_bonus: int


def steps_in(programme: str) -> tuple[StepKind, ...]:
    """Read a programme as it is written: a letter for each step."""
    return tuple(kind for letter in programme for kind in STEP_KINDS if kind == letter)


@dataclass(frozen=True, slots=True, eq=False)
class Layout:
    """Everything that depends on the number of players, who share one side of the boards."""

    players: int
    threshold: int
    rounds: int
    """How many at most."""
    columns: tuple[Ref, ...]
    """The first one is that of the first player token."""
    rows: tuple[Row, ...]
    """From top to bottom."""
    cells: tuple[Cell, ...]
    """Row by row."""
    cell_number: dict[Ref, int] = field(repr=False)
    neutral_crew: int
    """In each column at the start."""

    sectors: tuple[Ref, ...]
    """Clockwise."""
    areas: tuple[Area, ...] = field(repr=False)
    """The starting areas last."""
    area_number: dict[Ref, int] = field(repr=False)
    spaces: tuple[Space, ...] = field(repr=False)
    space_number: dict[Ref, int] = field(repr=False)
    sites: tuple[Site, ...] = field(repr=False)
    site_number: dict[Ref, int] = field(repr=False)
    crossings: dict[tuple[int, int], int] = field(repr=False)
    """The site on the line between two areas of different sectors, both ways."""
    calm: dict[StartName, tuple[tuple[int, int, int], ...]] = field(repr=False)
    """By the start and how often the tile was turned: the trailing, the middle, the leading sector; the last one is
    seen only after the administration of the last round."""
    income: tuple[tuple[Price, ...], ...] = field(repr=False)
    """Of the trailing, the middle, the leading sector, by the number of labs; the last one counts for more too."""

    fields: tuple[Ref, ...]
    levels: int
    """The topmost."""
    level_bonuses: tuple[tuple[LevelBonus | None, ...], ...] = field(repr=False)
    """By the field and the level, from 0."""
    objective_values: tuple[int, ...]
    """Best first, without those that are covered (MS-SET-4)."""
    printed_values: tuple[int, ...]
    """With those that are covered."""
    start_cubes: tuple[int, ...]
    """By the turn order (MS-POS-4)."""
    prizes: tuple[Metal, ...]
    """By the rank (MS-ART-1)."""


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """All component data of one edition. One object serves all states of a game, so equality is identity."""

    colours: tuple[str, ...]
    federations: dict[str, str] = field(repr=False)
    """Of each colour."""
    cubes: int
    """Of each colour of the players."""
    yellow: int
    black: int
    bag: int
    """Cubes of each colour, yellow among them, in the bag at the start, besides all black ones."""
    crew: int
    """Of each player."""
    markers: int
    """On the player board."""
    layouts: dict[int, Layout] = field(repr=False)
    """By the number of players."""
    commanders: dict[Ref, Commander] = field(repr=False)
    objectives: dict[Ref, Objective] = field(repr=False)
    labs: tuple[Price, ...]
    """What each costs, from the left (MS-LAB-6)."""
    stations: tuple[Price, ...]
    station_reputation: int
    majority: int
    """Reputation for most labs in a calm sector (MS-ADM-2)."""
    exchange: int
    """How many cubes are given for one (MS-EXC-1)."""
    drawn: dict[ObjectiveKind, int]
    """How many objectives of each kind lie out (MS-SET-9)."""
    artefacts: dict[Ref, Artefact] = field(repr=False)
    consortium: dict[ConsortiumLevel, ConsortiumPart] = field(repr=False)
    grades: dict[ConsortiumLevel, tuple[tuple[str, int], ...]]
    """Of a solo game won at each level, best first, each with the least margin (MS-SOLO-14)."""


def letter_of(colour: str) -> str:
    """That of its name; purple is v, for violet, since p is pink."""
    return "v" if colour == "purple" else colour[0]
