"""What a game says of its boards, so that one hand lays them all over a photo: which data are spots, lines between
them, letters of a grid, and data with a place of their own.

Points of the data lie on the plane of the edition; charts are drawn on a plane of their own, as wide as 1, its origin
at the upper left corner of the board.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.style.theme import Style
from rules.core.types import Json

Facts = Mapping[str, Json]
"""The bare row of a spot."""
Draw = Callable[[QPainter, QRectF, Style, Any], None]
"""Paints what lies at a place: of a spot its row, of a letter its marks, of a datum its value."""
Area = tuple[float, float, float, float]
"""Left, top, width and height on the plane of the chart."""
Begin = Callable[["Beginning"], tuple[str, Json]]
"""The name of a row to be added, and the row without its point and its kind."""
Tool = Literal["move", "space", "line", "site"]
Shape = Literal["disc", "diamond", "plate", "box"]


@dataclass(frozen=True, slots=True)
class Frame:
    """The edge of the board on the plane of the edition."""

    left: float
    top: float
    width: float
    height: float
    rises: bool = False
    """Whether y grows upwards there; its top is the upper edge either way."""

    @property
    def shape(self) -> float:
        """How high the plane of the chart is, of its width."""
        return self.height / self.width

    @property
    def rect(self) -> QRectF:
        return QRectF(0, 0, 1, self.shape)

    def plane(self, x: float, y: float) -> QPointF:
        down = self.top - y if self.rises else y - self.top
        return QPointF((x - self.left) / self.width, down / self.width)

    def data(self, point: QPointF) -> tuple[float, float]:
        down = point.y() * self.width
        return self.left + point.x() * self.width, self.top - down if self.rises else self.top + down


@dataclass(frozen=True, slots=True)
class Beginning:
    """What is known of a row that is about to be added."""

    names: frozenset[str]
    """Those that are taken."""
    plate: str
    """The plate on which it will lie."""
    kind: str
    lines: tuple[tuple[str, str], ...] = ()
    """Those on which a site is put."""
    like: Facts = field(default_factory=dict)
    """The nearest one of the same sort."""


@dataclass(frozen=True, slots=True)
class Spots:
    """Points of the data: the rows of a table, each with a datum for where it lies."""

    id: str
    table: str
    """The path of the table; where the points are in one datum, that of the datum."""
    draw: Draw
    radius: float
    """Of the width of the board."""
    shape: Shape = "disc"
    point: str = "spot"
    """The part of a row that says where it lies; empty where the datum holds the points themselves."""
    name: str = "ref"
    """The part that names a row; empty where rows are named by the table."""
    kind: str = ""
    """The part of a row that says of which kind it is."""
    kinds: tuple[str, ...] = ()
    tool: Tool | None = None
    """With which spots of this sort are added; None where they are as many as they are."""
    begin: Begin | None = None
    plate: str = ""
    """The sort of spots that this one lies on, and the part of its row that names it."""
    plate_by: str = ""
    members: tuple[tuple[str, str], ...] = ()
    """Of a plate: the tables whose rows lie on it, on all sides of the board, and the part that names it there."""
    digits: int = 4
    """Of a coordinate, behind the point."""
    lines: str = ""
    """Of a site: the part of its row that lists the lines that run through it."""
    ends: str = ""
    """Of a start: the part that lists the spots that it leads to."""
    colours: Mapping[str, str] | None = None
    """By kind, for the palette."""
    counts: bool = True
    """Whether they count among what is to be laid; plates follow what lies on them."""


@dataclass(frozen=True, slots=True)
class Links:
    """Lines between spots: rows of two names, or words such as `M1 R1` in one datum."""

    path: str
    between: str
    """The sort of spots."""
    in_words: bool = False
    is_round: bool = False
    """They leave the board at one side and come in at the other."""
    sites: tuple[str, ...] = ()
    """Tables of sites, of all sides of the board: one of each lies on every line from one region to another."""
    region: str = ""
    """The part of a spot that names its region."""


@dataclass(frozen=True, slots=True)
class Letters:
    """A grid written as rows of letters."""

    path: str
    legend: str
    """The path of what each letter means."""
    area: Area
    draw: Draw
    """Paints what a letter means."""
    zones: str = ""
    """The path of the figures that the letters of one kind form."""
    zoned: str = ""
    """The mark of the spaces that form them."""
    draw_zone: "Callable[[QPainter, QPainterPath, float], None] | None" = None
    """Paints the line around one, as broad as wanted."""


@dataclass(frozen=True, slots=True)
class Places:
    """Data with a place of their own: one, or the rows of a table side by side."""

    path: str
    """With a star for the rows."""
    area: Area
    """Of the first one."""
    step: tuple[float, float] = (0, 0)
    per_line: int = 0
    """So many before the next line begins; 0: all in one."""
    line: tuple[float, float] = (0, 0)
    draw: Draw | None = None
    label: str = ""
    """A message that says what they are."""


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a board: the table of its spaces, the data that list its rows and its columns."""

    cells: str
    rows: str
    columns: str


@dataclass(frozen=True, slots=True)
class Crossing:
    """A grid whose spaces are the rows of a table, one where each row crosses each column."""

    side: Side
    sides: tuple[Side, ...]
    """All that share its rows."""
    heads: str
    """The table that says what each row is."""
    begin: Callable[[str, str], Json]
    """A space between a row and a column, as it begins."""
    row: str = "row"
    column: str = "column"
    name: str = "ref"
    """The parts of a space that name its row and its column, and that of a head that names it."""


@dataclass(frozen=True, slots=True)
class Chart:
    """One board, map, grid, track or mat."""

    id: str
    frame: Frame
    spots: tuple[Spots, ...] = ()
    links: tuple[Links, ...] = ()
    letters: Letters | None = None
    places: tuple[Places, ...] = ()
    crossing: Crossing | None = None
    seats: int = 0
    """With how many it is played on; 0: with any number."""
    modes: str = ""
    """In which mode; empty: the first."""
    part: "Callable[[Any, Any, Any], QRectF] | None" = None
    """Where it lies on the table that the game draws: of the view, the look and the sprites."""
    is_grid: bool = False
    """Its corners are those of a grid, not of the board around it."""

    @property
    def tables(self) -> tuple[str, ...]:
        """The paths of all that can be edited on it, without stars."""
        grid = (self.letters.path, self.letters.zones) if self.letters is not None else ()
        found = (
            *(each.table for each in self.spots),
            *(each.path for each in self.links),
            *grid,
            *(each.path for each in self.places),
        )
        return tuple(dict.fromkeys(each for each in found if each))

    @property
    def tools(self) -> tuple[Tool, ...]:
        """List the tools that make sense on it."""
        added = [each.tool for each in self.spots if each.tool is not None]
        found: list[Tool] = ["move"] if self.spots else []
        for tool in ("space", "line", "site"):
            if tool in added or (tool == "line" and self.links):
                found.append(tool)
        return tuple(found)

    def sort(self, id: str) -> Spots:
        return next(each for each in self.spots if each.id == id)


def drawn_at(*keys: str) -> "Callable[[Any, Any, Any], QRectF]":
    """The part of a table where the sprites with these keys lie."""

    def part(view: Any, look: Any, sprites: Any) -> QRectF:
        found = QRectF()
        for sprite in sprites:
            if sprite.key in keys:
                found = found.united(sprite.place.rect)
        return found

    return part


def covers(chart: Chart, path: str) -> bool:
    """Whether something at a path of the data is on this chart."""
    return any(is_below(path, table) or is_below(table, path) for table in chart.tables)


def is_below(path: str, table: str) -> bool:
    """Whether a path is that of a table, or leads into it; a star stands for any step."""
    steps, wanted = path.split("."), table.split(".")
    return len(steps) >= len(wanted) and all(one in ("*", other) for one, other in zip(wanted, steps, strict=False))
