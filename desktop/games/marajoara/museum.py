"""The museum of a seat: its mat, display case, dice storage and slate, large for its owner and small for the others."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.games.marajoara.art import CASE_WOOD, SLATE_WOOD
from desktop.paint.colours import glyph_ink, is_deep, lighter, mix, solid, with_alpha
from desktop.paint.grounds import board, tile, well
from desktop.paint.light import around
from desktop.paint.marks import die_figure, glyph, magnifier, victory_points
from desktop.paint.motifs import MotifInk, motif
from desktop.paint.painting import clipped, pen
from desktop.paint.paths import rounded
from desktop.paint.pieces import flat_die, vase
from desktop.paint.text import text_line
from desktop.theme import Style, die_mark, seat_mark
from rules.marajoara.components import CaseSpace, Colour

HEAD, PADDING, GAP = 42.0, 14.0, 14.0
PALE = 215
SMALLEST_DIE = 22.0
"""Below this many pixels a place shows the figure of a die instead of its pips."""


@dataclass(frozen=True, slots=True)
class MatPlaces:
    """Where the parts of a mat lie; each part has a label line of the height `label` above it."""

    head: QRectF
    jar: QRectF
    case: QRectF
    slate: QRectF
    supply: QRectF
    storage: QRectF
    label: float


def mat_places(rect: QRectF, rows: int, row_length: int, style: Style) -> MatPlaces:
    """The inner layout of the large mat: workshop at the left, case in the middle, storage at the right."""
    head, pad = max(30.0, style.px(HEAD)), max(10.0, style.px(PADDING))
    label = style.text_size(15) + 10.0
    top, high = rect.y() + head + label, rect.height() - head - label - pad
    jar_width = min(high * 0.86, rect.width() * 0.28)
    cell = min(high / rows, style.px(62), rect.width() * 0.10)
    counts = style.text_size(16) * 2.1
    storage = QRectF(rect.right() - pad - counts - cell * row_length, top, cell * row_length, cell * rows)
    left = rect.x() + pad + jar_width + GAP
    wide = storage.x() - GAP - left
    case = QRectF(left, top, wide, high * 0.46)
    low = case.bottom() + GAP
    slate = QRectF(left, low, wide * 0.42, rect.bottom() - pad - low)
    supply = QRectF(slate.right() + 12, low, wide - slate.width() - 12, slate.height())
    jar = QRectF(rect.x() + pad, top, jar_width, high)
    return MatPlaces(QRectF(rect.x(), rect.y(), rect.width(), head), jar, case, slate, supply, storage, label)


def mat(painter: QPainter, rect: QRectF, places: MatPlaces, seat: str, style: Style) -> None:
    """The board of the seat whose turn is shown large: a head in its colour with the motif."""
    colour, path = seat_mark(seat).colour, board(painter, rect, style)
    with clipped(painter, path):
        painter.fillRect(places.head, solid(colour))
        middle = QRectF(rect.x() + rect.width() * 0.36, rect.y(), rect.width() * 0.30, places.head.height())
        ink = "#FFFFFF" if solid(colour).lightness() < PALE else glyph_ink(colour)
        motif(painter, middle, style.game, MotifInk(ink, ink, 0.22, places.head.height() * 0.78))
    painter.strokePath(path, pen(seat_edge(seat, style), 2.5))


def mat_ink(seat: str) -> str:
    """For words in the head of a mat."""
    return glyph_ink(seat_mark(seat).colour)


def small_mat(painter: QPainter, rect: QRectF, seat: str, style: Style) -> None:
    """The board of another seat: a strip of its colour at the left."""
    path = board(painter, rect, style, radius=10)
    with clipped(painter, path):
        painter.fillRect(QRectF(rect.x(), rect.y(), 8, rect.height()), seat_edge(seat, style))


def seat_edge(seat: str, style: Style) -> QColor:
    """A seat's colour on the rim of its mat; paler where it would vanish in a dark board."""
    colour = seat_mark(seat).colour
    return lighter(colour, 0.45) if style.is_dark and is_deep(colour) else solid(colour)


@dataclass(frozen=True, slots=True)
class SmallMatPlaces:
    """Where the parts of another seat's mat lie."""

    words: QRectF
    jar: QRectF
    case: QRectF
    supply: QRectF
    storage: QRectF


def small_mat_places(rect: QRectF, case_length: int, rows: int, row_length: int, style: Style) -> SmallMatPlaces:
    inner = rect.adjusted(18, 6, -10, -6)
    words = QRectF(inner.x(), inner.y(), style.text_size(18) * 6.0, inner.height())
    jar = QRectF(words.right() + 6, inner.y(), inner.height() * 0.82, inner.height())
    cell = inner.height() / rows
    storage = QRectF(inner.right() - cell * row_length, inner.y(), cell * row_length, inner.height())
    supply = QRectF(storage.x() - inner.height() * 0.78, inner.y(), inner.height() * 0.7, inner.height())
    left = jar.right() + style.text_size(14) * 2.2
    wide = min(supply.x() - 10 - left, case_length * inner.height() * 0.5)
    case = QRectF(left, inner.y() + inner.height() * 0.04, wide, inner.height() * 0.92)
    return SmallMatPlaces(words, jar, case, supply, storage)


def niches(case: QRectF, count: int) -> list[QRectF]:
    """The niches of a display case, from left to right."""
    rim = min(7.0, case.height() * 0.08)
    inner = case.adjusted(rim, rim, -rim, -rim)
    wide = inner.width() / count
    return [
        QRectF(inner.x() + wide * number, inner.y(), wide, inner.height()).adjusted(2, 0, -2, 0)
        for number in range(count)
    ]


def display_case(
    painter: QPainter, rect: QRectF, spaces: Sequence[CaseSpace], vases: int, seat: str, style: Style
) -> None:
    """The case with its first niches filled."""
    tile(painter, rounded(rect, 8), CASE_WOOD, style, thickness=3)
    for number, (place, space) in enumerate(zip(niches(rect, len(spaces)), spaces, strict=True)):
        niche(painter, place, space, style, is_filled=number < vases)
        if number < vases:
            foot, height = vase_stand(place)
            vase(painter, foot, height, seat, style)


def niche(painter: QPainter, rect: QRectF, space: CaseSpace, style: Style, *, is_filled: bool = False) -> None:
    """One niche with its reward, brighter once a vase stands in it (which hides the reward)."""
    arch, round_top = QPainterPath(rect.bottomLeft()), rect.y() + min(rect.width() * 0.45, rect.height() * 0.5)
    arch.lineTo(rect.x(), round_top)
    arch.cubicTo(rect.topLeft(), rect.topRight(), QPointF(rect.right(), round_top))
    arch.lineTo(rect.bottomRight())
    arch.closeSubpath()
    painter.fillPath(arch, solid("#1A1411" if style.is_dark else "#5A4636"))
    lamp = rect.topLeft() + QPointF(rect.width() / 2, rect.height() * 0.2)
    lit = ((0, with_alpha("#FFE9BE", 0.62 if is_filled else 0.34)), (1, with_alpha("#FFE9BE", 0)))
    painter.fillPath(arch, around(lamp, rect.height() * 0.9, lit))
    painter.strokePath(arch, pen("#B08A54", 2))
    middle = rect.center() + QPointF(0, rect.height() * 0.08)
    if is_filled:
        return
    if space.token:
        magnifier(painter, middle, min(rect.width(), rect.height()) * 0.30, "#FFF1D2")
    if space.points:
        victory_points(painter, middle, max(10.0, min(rect.width() * 0.42, 18)), space.points)


def vase_stand(niche_rect: QRectF) -> tuple[QPointF, float]:
    """Foot and height of the vase in a niche."""
    foot = QPointF(niche_rect.center().x(), niche_rect.bottom() - niche_rect.height() * 0.08)
    return foot, min(niche_rect.height() * 0.76, niche_rect.width() * 1.18)


def storage_slots(rect: QRectF, rows: int, row_length: int) -> list[list[QRectF]]:
    """The slots of the storage, row by row from left to right."""
    wide, high = rect.width() / row_length, rect.height() / rows
    return [
        [QRectF(rect.x() + wide * at, rect.y() + high * row, wide - 4, high - 4) for at in range(row_length)]
        for row in range(rows)
    ]


def storage_slot(painter: QPainter, rect: QRectF, colour: Colour, style: Style, *, has_token: bool = False) -> None:
    """An empty slot: the colour of its dice, the shape of their pips, or the Dig icon printed there."""
    body = die_mark(colour)
    well(painter, rounded(rect, 7), style, mix(style.ground.board, body.body, 0.20 if style.is_dark else 0.22), 0.9)
    if has_token:
        magnifier(painter, rect.center(), rect.width() * 0.26, with_alpha(style.ground.ink, 0.75))
    else:
        faint = mix(body.body, style.ground.ink, 0.25) if style.is_dark else solid(body.body)
        glyph(painter, body.shape, rect.center(), rect.width() * 0.14, with_alpha(faint, 0.6))


def small_storage(painter: QPainter, rect: QRectF, rows: Mapping[Colour, Sequence[int | None]], style: Style) -> None:
    """The storage of another seat: faces by colour, as dice while there is room for pips, as figures below that."""
    length = max(len(faces) for faces in rows.values())
    slots = storage_slots(rect, len(rows), length)
    for (colour, faces), places in zip(rows.items(), slots, strict=True):
        body = die_mark(colour)
        for place, face in zip((place.adjusted(0, 0, 2, 2) for place in places), faces, strict=False):
            painter.fillPath(rounded(place, 4), mix(style.ground.board, body.body, 0.26))
            painter.strokePath(rounded(place, 4), pen(with_alpha(body.body, 0.6)))
            if face is None:
                continue
            if place.width() >= SMALLEST_DIE:
                flat_die(painter, place.center(), min(place.width(), place.height()) * 0.9, colour, face)
            else:
                die_figure(painter, place, colour, face, 15)


def slate(painter: QPainter, rect: QRectF, title: str, style: Style) -> None:
    """The slate on which spent dice wait."""
    tile(painter, rounded(rect, 6), SLATE_WOOD, style, thickness=2)
    face = rect.adjusted(5, 5, -5, -5)
    painter.fillPath(rounded(face, 3), solid("#2F3836"))
    words = face.adjusted(7, 3, -4, -2)
    text_line(painter, words, title, style.text_size(14), "#E9EFE8", down="top", serif=True, italic=True)
