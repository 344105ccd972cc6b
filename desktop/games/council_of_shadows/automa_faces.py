"""The cards of the automa: what it consumes, what it does row by row, and which galaxies it then exploits."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.council_of_shadows import card_signs as signs
from desktop.games.council_of_shadows.card_faces import blank, orbits
from desktop.games.council_of_shadows.card_layout import Group, draw_signs
from desktop.games.council_of_shadows.cubes import roman
from desktop.games.council_of_shadows.gems import octagon
from desktop.games.council_of_shadows.hues import PALE_VIOLET, STAR_WHITE
from desktop.paint.icons import icon
from desktop.paint.marks import fitting
from desktop.paint.painting import faded, pen
from desktop.paint.paths import rounded
from desktop.paint.text import figure, text_line
from desktop.style.mixing import ink_on, solid, with_alpha
from desktop.style.theme import SMALLEST_TEXT, Style

FACE, SILVER = ("#274E78", "#0E1E3A"), ("#8C98AC", "#39435A")
LINE, SILVER_LINE = "#8FC3FF", "#EEF3FA"
HEAD, FOOT, PAD = 0.15, 0.14, 0.045
DONE = 0.4
"""How much shows of a row that was carried out."""
COLUMNS = 4
LEAST_ROW = 1.9
"""A row lower than this, in heights of a name, has room for no name."""
WHOLE = 0.5
"""Signs fill their place."""


@dataclass(frozen=True, slots=True)
class Option:
    """One action of a row: where, and what."""

    label: str
    """Of the galaxy or sector; empty where none is meant."""
    hue: str
    op: str
    planet: str = ""
    cubes: int = 0
    energy: int = 0
    slots: tuple[int, ...] = ()
    """Of the display, which it clears."""


@dataclass(frozen=True, slots=True)
class Face:
    level: int
    consumption: int
    everywhere: bool
    silver: bool
    rows: tuple[tuple[Option, ...], ...]


def automa_card(painter: QPainter, rect: QRectF, style: Style, face: Face, now: int) -> None:
    """`now` is the row that is carried out, counted from 1; beyond the last, galaxies are exploited; 0: nothing is."""
    path = blank(painter, rect, SILVER if face.silver else FACE, style)
    line = SILVER_LINE if face.silver else LINE
    orbits(painter, path, rect.center(), rect.width() * 0.2, with_alpha(line, 0.25))
    high = rect.height() * HEAD
    figure(
        painter,
        QRectF(rect.x() + rect.width() * 0.05, rect.y() + 2, rect.width() * 0.3, high),
        roman(face.level),
        max(16.0, high * 0.72),
        "#FFFFFF",
        serif=True,
    )
    half = high * 0.45
    centre = QPointF(rect.right() - half - rect.width() * 0.05, rect.y() + high / 2 + 3)
    octagon(painter, centre, half, face.consumption, max(float(SMALLEST_TEXT), high * 0.5))
    for number, (place, row) in enumerate(zip(row_places(rect, len(face.rows)), face.rows, strict=True), 1):
        with faded(painter, DONE if 0 < number < now else 1.0):
            one_row(painter, place, style, row, is_now=number == now)
    foot = QRectF(rect.x(), rect.bottom() - rect.height() * FOOT, rect.width(), rect.height() * FOOT)
    painter.setPen(pen(with_alpha(line, 0.7), 1))
    painter.drawLine(QLineF(foot.x() + 6, foot.y(), foot.right() - 6, foot.y()))
    if now > len(face.rows):
        painter.strokePath(rounded(foot.adjusted(4, 2, -4, -3), 6), pen(style.theme.rim, 2.4))
    draw_signs(painter, foot.adjusted(6, 3, -6, -3), exploits(face.everywhere), STAR_WHITE, style)
    painter.strokePath(path, pen(line, 1.6))


def used_card(painter: QPainter, rect: QRectF, style: Style, level: str, is_silver: bool) -> None:
    """The last card that was carried out: of which level it is, and that it is done."""
    path = blank(painter, rect, SILVER if is_silver else FACE, style)
    line = SILVER_LINE if is_silver else LINE
    middle = QRectF(rect.x(), rect.y() + rect.height() * 0.22, rect.width(), rect.height() * 0.42)
    figure(painter, middle, level, max(16.0, rect.height() * 0.28), "#FFFFFF", serif=True)
    side = min(rect.width(), rect.height()) * 0.36
    spot = QRectF(rect.center().x() - side / 2, rect.bottom() - side * 1.4, side, side)
    icon(painter, "check", spot, line)
    painter.strokePath(path, pen(line, 1.4))


def exploits(everywhere: bool) -> tuple[Group, ...]:
    """Galaxies with the majority, or all with a colony."""
    own = signs.one_cube()
    which = (own,) if everywhere else (own, signs.joined("most"), signs.one_cube(signs.OTHERS))
    return ((signs.galaxy_sign(), *which, signs.joined(">"), signs.bolt_sign()),)


def row_places(rect: QRectF, rows: int) -> list[QRectF]:
    top, pad = rect.y() + rect.height() * (HEAD + 0.015), rect.width() * PAD
    high = (rect.bottom() - rect.height() * (FOOT + 0.01) - top) / max(1, rows)
    return [QRectF(rect.x() + pad, top + high * at, rect.width() - 2 * pad, high - 4) for at in range(rows)]


def option_places(rect: QRectF, rows: tuple[int, ...]) -> Iterator[list[QRectF]]:
    """Yield the places of the options on a card in this rectangle; `rows` says how many options each row has."""
    for place, count in zip(row_places(rect, len(rows)), rows, strict=True):
        gap = place.width() * 0.09 if count > 1 else 0.0
        wide = (place.width() - gap * (count - 1)) / count
        yield [QRectF(place.x() + (wide + gap) * at, place.y(), wide, place.height()) for at in range(count)]


def one_row(painter: QPainter, rect: QRectF, style: Style, row: tuple[Option, ...], *, is_now: bool) -> None:
    path = rounded(rect, 6)
    painter.fillPath(path, with_alpha("#FFFFFF", 0.12))
    if is_now:
        painter.strokePath(path, pen(style.theme.rim, 2.4))
    gap = rect.width() * 0.09 if len(row) > 1 else 0.0
    wide = (rect.width() - gap * (len(row) - 1)) / len(row)
    for number, option in enumerate(row):
        place = QRectF(rect.x() + (wide + gap) * number, rect.y(), wide, rect.height())
        one_option(painter, place, style, option)
        if number:
            slash = QRectF(place.x() - gap, rect.y(), gap, rect.height())
            figure(painter, slash, "/", max(16.0, gap * 1.1), STAR_WHITE)


def one_option(painter: QPainter, rect: QRectF, style: Style, option: Option) -> None:
    """Draw where an option acts, named on its colour, and below it what is done there.

    A very small card leaves the names out.
    """
    room = rect.adjusted(2, 2, -2, -2)
    high = max(SMALLEST_TEXT * 1.25, room.height() * 0.28)
    if option.label and room.height() < high * LEAST_ROW:
        painter.strokePath(rounded(room, 3), pen(option.hue, 1.6))
    elif option.label:
        chip = QRectF(room.x(), room.y(), room.width(), high)
        painter.fillPath(rounded(chip, 5), solid(option.hue))
        size = fitting(option.label, max(float(SMALLEST_TEXT), high * 0.7), chip.width() - 4)
        text_line(painter, chip, option.label, size, ink_on(option.hue), "bold", across="centre")
        room.setTop(chip.bottom() + 2)
    if option.slots:
        display_slots(painter, room, option.slots)
    else:
        draw_signs(painter, room, groups_of(option), STAR_WHITE, style, largest=WHOLE)


def groups_of(option: Option) -> tuple[Group, ...]:
    if option.energy:
        return ((signs.energy(option.energy),),)
    found = (signs.discovery(),) if option.op == "discover" else ()
    return ((*found, signs.tower(option.cubes, kind=option.planet)),)


def display_slots(painter: QPainter, rect: QRectF, slots: tuple[int, ...]) -> None:
    """The AI cards that go, among all that lie there."""
    rows = 2
    high = min(rect.height() * 0.4, rect.width() / COLUMNS * 1.1)
    wide, gap = high * 0.66, high * 0.14
    left = rect.center().x() - (COLUMNS * wide + (COLUMNS - 1) * gap) / 2
    top = rect.center().y() - (rows * high + gap) / 2
    for slot in range(rows * COLUMNS):
        place = QRectF(left + slot % COLUMNS * (wide + gap), top + slot // COLUMNS * (high + gap), wide, high)
        path = rounded(place, 2)
        is_cleared = slot in slots
        painter.fillPath(path, with_alpha("#FFFFFF", 0.16) if not is_cleared else solid(PALE_VIOLET))
        painter.strokePath(path, pen("#FFFFFF", 1))
        if is_cleared:
            painter.setPen(pen("#1B1440", max(1.4, wide * 0.14)))
            inner = place.adjusted(wide * 0.24, high * 0.28, -wide * 0.24, -high * 0.28)
            painter.drawLine(QLineF(inner.topLeft(), inner.bottomRight()))
            painter.drawLine(QLineF(inner.topRight(), inner.bottomLeft()))


# Beside its reasons


def option_face(painter: QPainter, rect: QRectF, style: Style, option: Option) -> None:
    """What it does, on a small dark tile in the colour of its galaxy: the words beside it name that."""
    path = dark_tile(painter, rect, option.hue)
    inner = rect.adjusted(rect.width() * 0.08, rect.height() * 0.08, -rect.width() * 0.08, -rect.height() * 0.08)
    if option.slots:
        display_slots(painter, inner, option.slots)
    else:
        draw_signs(painter, inner, groups_of(option), STAR_WHITE, style, largest=WHOLE)
    painter.strokePath(path, pen(option.hue, max(1.2, rect.width() * 0.06)))


def galaxy_face(painter: QPainter, rect: QRectF, style: Style, hue: str) -> None:
    path = dark_tile(painter, rect, hue)
    inner = rect.adjusted(rect.width() * 0.1, rect.height() * 0.1, -rect.width() * 0.1, -rect.height() * 0.1)
    draw_signs(painter, inner, ((signs.galaxy_sign(hue),),), STAR_WHITE, style, largest=WHOLE)
    painter.strokePath(path, pen(hue, max(1.2, rect.width() * 0.06)))


def dark_tile(painter: QPainter, rect: QRectF, hue: str) -> QPainterPath:
    path = rounded(rect.adjusted(1, 1, -1, -1), rect.width() * 0.16)
    painter.fillPath(path, solid(FACE[1]))
    return path
