"""The boards of Marajoara as charts: the dig grid, the board of tracks, the museum."""

from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.board.charts import Chart, Facts, Frame, Letters, Links, Places, Spots, drawn_at
from desktop.board.desk import Look
from desktop.games.marajoara.art import shard_sign
from desktop.games.marajoara.dig_grid import draw_space
from desktop.games.marajoara.places import places_for
from desktop.games.marajoara.tracks import space_sign
from desktop.paint.marks import CORD, CORD_LINE, die_symbol, magnifier, rope, victory_points
from desktop.paint.painting import dashed
from desktop.paint.paths import rounded
from desktop.paint.text import figure
from desktop.style.mixing import solid
from desktop.style.theme import Style
from rules.core.types import Json
from rules.marajoara.components import TRACKS, Space, TrackName, TrackSpace
from rules.marajoara.view import View

ENDS = ("end_per_fragment", "end_points", "end_per_vase")


def letter(painter: QPainter, rect: QRectF, style: Style, marks: Json) -> None:
    """A space of the grid by what its letter means."""
    known = marks if isinstance(marks, dict) else {}
    boost = known.get("boost", 0)
    space = Space(
        "",
        0,
        0,
        bool(known.get("roped")),
        bool(known.get("shaded")),
        bool(known.get("magnifier")),
        boost if isinstance(boost, int) and boost > 0 else 0,
    )
    draw_space(painter, rect, space, style)
    if space.roped:
        inner = rounded(rect.adjusted(3, 3, -3, -3), 5)
        painter.strokePath(
            inner, dashed(CORD_LINE if not style.is_dark else CORD, max(1.6, rect.width() * 0.05), (1.6, 1.2))
        )


def rope_around(painter: QPainter, path: QPainterPath, width: float) -> None:
    """The cord around a roped zone."""
    rope(painter, path, max(4.0, width))


def grid_part(view: View, look: Look, sprites: Any) -> QRectF:
    return places_for(view, look).dig.pit


GRID = Chart(
    id="grid",
    frame=Frame(0, 0, 1, 1),
    part=grid_part,
    is_grid=True,
    letters=Letters(
        "grid.layout", "grid.legend", (0, 0, 1, 1), letter, zones="grid.zones", zoned="roped", draw_zone=rope_around
    ),
)


def track_space(name: TrackName, painter: QPainter, rect: QRectF, style: Style, value: Json) -> None:
    """What a space of a track gives."""
    kind = value.get("kind") if isinstance(value, dict) else None
    amounts = [value.get(part, 0) for part in ("amount", "second")] if isinstance(value, dict) else [0, 0]
    if kind == "start":
        figure(painter, rect, "●", 15, style.theme.muted)
    elif isinstance(kind, str) and all(isinstance(each, int) for each in amounts):
        ground = rounded(rect, 5)
        painter.fillPath(ground, solid(style.ground.board))
        space_sign(painter, rect, TrackSpace(kind, *amounts), name, style)  # type: ignore[arg-type]  # as the owner has it


def board_of_tracks() -> Chart:
    columns = tuple(
        Places(
            f"tracks.{name}.*",
            (0.04 + number * 0.215, 0.083, 0.175, 0.071),
            (0, 0.0815),
            draw=partial(track_space, name),
            label=f"mj-chart-{name}",
        )
        for number, name in enumerate(TRACKS)
    )
    singles = (
        Places("box.rounds", (0.7, 0.083, 0.09, 0.063), label="mj-chart-rounds"),
        Places("box.score_lap", (0.7, 0.23, 0.09, 0.063), label="mj-chart-lap"),
    )
    return Chart(id="tracks", frame=Frame(0, 0, 126, 114), part=drawn_at("tracks"), places=(*columns, *singles))


# The museum


def shard(painter: QPainter, rect: QRectF, style: Style, facts: Facts) -> None:
    shard_sign(painter, rect.center(), rect.width() * 0.46)
    name = QRectF(rect.x(), rect.center().y() - 2, rect.width(), rect.height() / 2 + 2)
    figure(painter, name, str(facts.get("name", "")), max(13.0, rect.height() * 0.28), "#2A1B17")


def case_space(painter: QPainter, rect: QRectF, style: Style, value: Json) -> None:
    if isinstance(value, dict):
        side = min(rect.width() / 2, rect.height()) / 2
        victory_points(painter, rect.center(), side, str(value.get("points", "?")))
        if value.get("token") is True:
            magnifier(painter, rect.center() + (rect.topRight() - rect.center()) * 0.7, side * 0.6, style.theme.text)


def fragment(painter: QPainter, rect: QRectF, style: Style, value: Json) -> None:
    """What a fragment asks of dice, and what it is worth."""
    facts = value if isinstance(value, dict) else {}
    least, most = facts.get("dice_min", "?"), facts.get("dice_max", "?")
    side, size = rect.height() * 0.62, max(13.0, min(rect.height() * 0.4, rect.width() * 0.1))
    sun = QPointF(rect.right() - side * 0.6, rect.center().y())
    victory_points(painter, sun, side * 0.56, str(facts.get("points", "?")))
    room = rect.adjusted(2, 0, -side * 1.25, 0)
    if facts.get("token") is True:
        magnifier(painter, sun - QPointF(side * 0.95, 0), side * 0.3, style.theme.text)
        room.setRight(room.right() - side * 0.7)
    sign = ("=" if facts.get("exact") else "≥") + str(facts.get("target", "?")) + ("≠" if facts.get("distinct") else "")
    dice = str(least) if least == most else f"{least}–{most}"
    if room.width() > size * WORDS_OF_FRAGMENT:
        figure(
            painter, QRectF(room.x(), room.y(), room.width() * 0.5, room.height()), f"{dice} ×", size, style.theme.text
        )
        die_symbol(painter, QPointF(room.x() + room.width() * 0.5, room.center().y()), size, "blue")
        room.setLeft(room.x() + room.width() * 0.56)
    figure(painter, room, sign, size, style.theme.text)


WORDS_OF_FRAGMENT = 5.0
"""With less room, in sizes of its figures, only the sum that it asks for is shown."""


MUSEUM = Chart(
    id="museum",
    frame=Frame(0.3, 0.4, 6.4, 4.2),
    part=drawn_at("mat-0-0"),
    spots=(Spots("shard", "museum.shape", shard, 0.06, point="", digits=0, shape="box"),),
    links=(Links("museum.adjacency", "shard", in_words=True),),
    places=(
        Places("museum.case.*", (0.46, 0.08, 0.09, 0.09), (0.105, 0), draw=case_space, label="mj-chart-case"),
        Places(
            "museum.fragments.*", (0.46, 0.26, 0.25, 0.075), (0.265, 0), 2, (0, 0.095), fragment, "mj-chart-fragments"
        ),
        Places("museum.row_length", (0.46, 0.585, 0.1, 0.055), label="mj-chart-row"),
        Places("museum.points_per_pip", (0.66, 0.585, 0.1, 0.055), label="mj-chart-pip"),
        Places("museum.points_per_neighbour", (0.86, 0.585, 0.1, 0.055), label="mj-chart-neighbour"),
    ),
)

CHARTS: tuple[Chart, ...] = (GRID, board_of_tracks(), MUSEUM)
