"""The shape of the edition files of Magnastorm: what box.json, planet.json and the others must hold."""

from dataclasses import dataclass
from typing import Literal, get_args

from rules.core.closed import closed
from rules.core.types import Ref
from rules.magnastorm.components import (
    ArtefactBonus,
    CellBonus,
    Commander,
    CommanderKind,
    ConsortiumLevel,
    LevelBonus,
    Metal,
    Objective,
    Price,
    Row,
    Spot,
    StartName,
)

BoardName = Literal["small", "large"]
"""The sides of the boards: that for two and three players, that for four."""
BOARDS: tuple[BoardName, ...] = get_args(BoardName)
STARTS: tuple[StartName, ...] = get_args(StartName)
COMMANDERS: dict[CommanderKind, tuple[Ref, ...]] = {
    "administrative": tuple(f"{number:02}" for number in range(1, 9)),
    "scientific": tuple(f"{number:02}" for number in range(11, 19)),
}
"""Those whose effects the rules know (MS-CDR)."""


@closed()
class PlayerCount:
    min: int
    max: int


@dataclass(frozen=True, slots=True)
class BoxPart:
    players: PlayerCount
    colours: tuple[str, ...]
    federations: dict[str, str]
    """Of each colour."""
    cubes: int
    """Of each player; so are crew, labs, stations and markers."""
    yellow: int
    black: int
    neutral_crew: int
    crew: int
    labs: int
    stations: int
    markers: int
    markers_on_board: int
    counts: dict[str, int]


@dataclass(frozen=True, slots=True)
class Drawn:
    """How many objectives of each kind lie out."""

    research: int
    sector: int


@dataclass(frozen=True, slots=True)
class Numbers:
    """The fixed numbers of the rules."""

    rounds: int
    neutral_crew_per_column: int
    objectives_drawn: Drawn
    bag: int
    exchange: int
    majority: int
    station_reputation: int
    covered_space: int
    """The reputation space that is covered with two players (MS-SET-4)."""


@dataclass(frozen=True, slots=True)
class PlayersPart:
    """What depends on the number of players."""

    players: int
    threshold: int
    board: BoardName
    start_cubes: tuple[int, ...]
    prizes: tuple[Metal, ...]


@dataclass(frozen=True, slots=True)
class FieldPart:
    ref: Ref
    players: tuple[int, ...]
    """It is in use with so many."""
    bonuses: tuple[LevelBonus | None, ...]
    """From level 1."""


@dataclass(frozen=True, slots=True)
class ResearchPart:
    levels: int
    fields: tuple[FieldPart, ...]


@dataclass(frozen=True, slots=True)
class AreaPart:
    ref: Ref
    sector: Ref
    spot: Spot


@dataclass(frozen=True, slots=True)
class StartPart:
    ref: StartName
    sector: Ref
    lines: tuple[Ref, ...]
    """The areas that they lead to."""
    spot: Spot


@dataclass(frozen=True, slots=True)
class PlanetPart:
    sectors: tuple[Ref, ...]
    """Clockwise."""
    areas: tuple[AreaPart, ...]
    lines: tuple[tuple[Ref, Ref], ...]
    starts: tuple[StartPart, ...]


@closed()
class CellBonusPart:
    kind: CellBonus
    field: Ref = ""


@dataclass(frozen=True, slots=True)
class CellPart:
    ref: Ref
    row: Ref
    column: Ref
    bonus: CellBonusPart | None


@dataclass(frozen=True, slots=True)
class SpacePart:
    ref: Ref
    area: Ref
    colour: Ref
    spot: Spot


@dataclass(frozen=True, slots=True)
class SitePart:
    ref: Ref
    lines: tuple[tuple[Ref, Ref], ...]
    """Those that run through it."""
    spot: Spot


@dataclass(frozen=True, slots=True)
class BoardPart:
    """One side of the boards."""

    rows: tuple[Ref, ...]
    columns: tuple[Ref, ...]
    cells: tuple[CellPart, ...]
    objective_values: tuple[int, ...]
    """Best first, those that may be covered among them."""
    spaces: tuple[SpacePart, ...]
    sites: tuple[SitePart, ...]


@dataclass(frozen=True, slots=True)
class Income:
    """By the number of labs, from 0."""

    trailing: tuple[Price, ...]
    middle: tuple[Price, ...]
    leading: tuple[Price, ...]

    @property
    def tables(self) -> tuple[tuple[Price, ...], ...]:
        return (self.trailing, self.middle, self.leading)


@dataclass(frozen=True, slots=True)
class TilePart:
    """The centre tile."""

    calm: dict[StartName, tuple[tuple[Ref, ...], ...]]
    """By the start and the round: the trailing, the middle, the leading sector."""
    income: Income


@dataclass(frozen=True, slots=True)
class PlayerBoardPart:
    labs: tuple[Price, ...]
    """What each costs, from the left."""
    stations: tuple[Price, ...]


@closed()
class ArtefactPart:
    number: int
    value: int
    bonus: ArtefactBonus
    field: Ref = ""


@closed()
class LevelPart:
    """How hard the Consortium is."""

    programme: str
    """A letter for each step."""
    stations: int
    begins: bool
    round_bonus: int


@closed()
class GradesPart:
    """The least margin for each."""

    legend: int
    commander: int
    explorer: int


@dataclass(frozen=True, slots=True)
class ConsortiumParts:
    levels: dict[ConsortiumLevel, LevelPart]
    grades: dict[ConsortiumLevel, GradesPart]


@dataclass(frozen=True, slots=True)
class Parts:
    artefacts: dict[Metal, tuple[ArtefactPart, ...]]
    board_large: BoardPart
    board_small: BoardPart
    box: BoxPart
    centre_tile: TilePart
    commanders: tuple[Commander, ...]
    consortium: ConsortiumParts
    numbers: Numbers
    objectives: tuple[Objective, ...]
    planet: PlanetPart
    player_board: PlayerBoardPart
    players: tuple[PlayersPart, ...]
    research: ResearchPart
    rows: tuple[Row, ...]

    def board(self, name: BoardName) -> BoardPart:
        return self.board_small if name == "small" else self.board_large
