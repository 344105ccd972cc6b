"""What the data of Magnastorm name, small: fields, players, zones and sectors, metals, what cells and levels bring."""

from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.board.named import Draw, as_sign
from desktop.games.magnastorm import sign_words as words
from desktop.games.magnastorm.hues import ADMINISTRATIVE, FIELDS, PAPER
from desktop.games.magnastorm.painters import step
from desktop.games.magnastorm.pieces import cube, lab
from desktop.games.magnastorm.planet_painting import draw_space
from desktop.games.magnastorm.portraits import METALS, portrait
from desktop.games.magnastorm.signs import CUBES, OF_CELL, bonus
from desktop.paint.marks import victory_points
from desktop.paint.painting import pen
from desktop.paint.paths import circle, rounded
from desktop.style.mixing import darker, solid, with_alpha
from desktop.style.palette import SEATS
from desktop.style.theme import Style
from rules.core.types import Json
from rules.magnastorm.components import STEP_KINDS

PLANET = ("#3A3F4E", "#8A93A8")


def named_picture(of: str, part: str, name: str, row: Json) -> Draw | None:
    match of, part:
        case _, "colour" if name in FIELDS:
            return lambda painter, square, style: draw_space(painter, square, name, is_calm=True)
        case "research.fields", _ if name in FIELDS:
            return as_sign(words.field, name)
        case "box.colours", _ if name in SEATS:
            return as_sign(words.cube, name)
        case "planet.areas", _ if isinstance(row, dict) and isinstance(row.get("spot"), dict):
            return partial(on_planet, row["spot"].get("x", 0), row["spot"].get("y", 0))
        case "commanders", _ if name.isdecimal():
            return partial(person, name)
        case _, "programme" if name in STEP_KINDS:
            return lambda painter, square, style: step(painter, square, style, name)
        case _, "prizes" if name in METALS:
            return partial(metal, METALS[name])
        case _, "kind" | "bonus":
            return brought(name)
    return None


def on_planet(x: float, y: float, painter: QPainter, square: QRectF, style: Style) -> None:
    """Show where a zone lies on the planet."""
    radius = min(square.width(), square.height()) / 2 - 1
    painter.fillPath(circle(square.center(), radius), solid(PLANET[0]))
    painter.strokePath(circle(square.center(), radius), pen(PLANET[1], 1.2))
    spot = square.center() + QPointF(x, -y) * radius * 0.92
    painter.fillPath(circle(spot, radius * 0.24), solid("#FFE27A"))


def person(ref: str, painter: QPainter, square: QRectF, style: Style) -> None:
    portrait(painter, square, style, ref, ADMINISTRATIVE, numbered=False)


def metal(colour: str, painter: QPainter, square: QRectF, style: Style) -> None:
    """The back of an artefact."""
    path = rounded(square.adjusted(square.width() * 0.14, 0, -square.width() * 0.14, 0), 4)
    painter.fillPath(path, solid(colour))
    painter.strokePath(path, pen(darker(colour, 0.6), 1.4))
    painter.fillPath(circle(square.center(), square.width() * 0.18), with_alpha("#FFFFFF", 0.55))


def brought(name: str) -> Draw | None:
    """What a cell, a level or an artefact brings; of which kind a commander or an objective is."""
    if name in CUBES:
        return partial(cube_on_paper, CUBES[name])
    if name in OF_CELL or name == "bag":
        return lambda painter, square, style: bonus(painter, square, style, name)
    return BROUGHT.get(name)


def cube_on_paper(colour: str, painter: QPainter, square: QRectF, style: Style) -> None:
    """A cube as it is printed; on paper in the dark, where a black one would not be seen."""
    if style.is_dark:
        painter.fillPath(rounded(square, 4), solid(PAPER))
    cube(painter, square.adjusted(2, 2, -2, -2), style, colour)


def reputation(painter: QPainter, square: QRectF, style: Style) -> None:
    victory_points(painter, square.center(), square.width() / 2, 1)


BROUGHT: dict[str, Draw] = {
    "research": as_sign(words.field, "blue"),
    "field": as_sign(words.field, "green"),
    "reputation": reputation,
    "sector": lambda painter, square, style: lab(painter, square, style, "grey"),
    "administrative": lambda painter, square, style: portrait(
        painter, square, style, "1", ADMINISTRATIVE, numbered=False
    ),
    "scientific": lambda painter, square, style: portrait(
        painter, square, style, "11", FIELDS["green"], numbered=False
    ),
}
