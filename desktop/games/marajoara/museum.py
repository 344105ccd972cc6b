"""The museum of a seat: its mat, display case, dice storage and slate, large for its owner and small for the others."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.marajoara.art import SLATE_WOOD
from desktop.paint.grounds import tile, well
from desktop.paint.light import around
from desktop.paint.marks import glyph, magnifier, victory_points
from desktop.paint.painting import pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_line
from desktop.style.mixing import mix, solid, with_alpha
from desktop.style.theme import Style, die_mark
from rules.marajoara.components import CaseSpace, Colour

HEAD, PADDING, GAP = 42.0, 14.0, 14.0
LEAST_SUN = 10.0
"""Radius below which the points in it could not be read."""
COUNT_WIDTH = 2.4
"""Beside each row of the storage, in sizes of its text."""

CASE_WIDTH = 192.0
"""The display case and what lies below it need this much; the jar takes what is left."""

LEAST_SUPPLY = 3.6
"""What Dig tokens and vases that are left need in width, in sizes of the text beside them."""


@dataclass(frozen=True, slots=True)
class MatPlaces:
    """The places of the parts of a mat; each part has a label line of the height `label` above it."""

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
    cell = min(high / rows, style.px(70), rect.width() * 0.096)
    counts = style.text_size(16) * COUNT_WIDTH
    storage = QRectF(rect.right() - pad - counts - cell * row_length, top, cell * row_length, cell * rows)
    room = storage.x() - rect.x() - pad - 2 * GAP - style.px(CASE_WIDTH)
    jar_width = max(min(high * 0.86, room), high * 0.5)
    left = rect.x() + pad + jar_width + GAP
    wide = storage.x() - GAP - left
    case = QRectF(left, top, wide, high * 0.46)
    low = case.bottom() + GAP
    slate = QRectF(left, low, max(wide * 0.40, style.text_size(14) * 3.6 + 16), rect.bottom() - pad - low)
    supply = QRectF(slate.right() + 12, low, wide - slate.width() - 12, slate.height())
    if supply.width() < style.text_size(15) * LEAST_SUPPLY:
        # No room beside the slate: below the storage, which is as wide as its words.
        slate.setRight(case.right())
        top_left = QPointF(storage.x(), storage.bottom() + GAP)
        supply = QRectF(top_left, QPointF(rect.right() - pad, rect.bottom() - pad))
    jar = QRectF(rect.x() + pad, top, jar_width, high)
    return MatPlaces(QRectF(rect.x(), rect.y(), rect.width(), head), jar, case, slate, supply, storage, label)


@dataclass(frozen=True, slots=True)
class SmallMatPlaces:
    """The places of the parts of another seat's mat."""

    badge: QRectF
    name: QRectF
    points: QRectF
    coin: QRectF
    money: QRectF
    jar: QRectF
    fragments: QRectF
    case: QRectF
    token: QRectF
    supply: QRectF
    storage: QRectF


TALL = 5.0
"""A small mat at least this high, in sizes of its text, has a head line; a lower one has its words at the left."""


def small_mat_places(rect: QRectF, case_length: int, rows: int, row_length: int, style: Style) -> SmallMatPlaces:
    inner = rect.adjusted(18, 6, -10, -6)
    size = min(float(style.text_size(18)), inner.width() * 0.041)
    is_tall = inner.height() >= TALL * size
    head = size * 1.8 if is_tall else inner.height() / 2
    words = inner.width() if is_tall else size * 6.3
    low = inner.y() if is_tall else inner.y() + head
    left = inner.x() + (words * 0.42 if is_tall else 0)
    body = inner.adjusted(0, head, 0, 0) if is_tall else inner.adjusted(words + 6, 0, 0, 0)
    side, count = min(head * 0.72, size * 1.5), size * 1.8
    name_end = left if is_tall else inner.x() + words
    jar = QRectF(body.x(), body.y(), body.height() * 0.80, body.height())
    cell = body.height() / rows
    storage = QRectF(body.right() - cell * row_length, body.y(), cell * row_length, body.height())
    token_side = min(body.height() * 0.36, size * 1.7)
    supply = QRectF(storage.x() - 8 - size * 1.0, body.y(), size * 1.0, body.height())
    token = QRectF(supply.x() - token_side - 3, body.center().y() - token_side / 2, token_side, token_side)
    start = jar.right() + count + 4
    wide = min(token.x() - 10 - start, case_length * body.height() * 0.52)
    spare = (token.x() - 10 - start - wide) / 2
    coin_side = side * 0.66
    return SmallMatPlaces(
        badge=QRectF(inner.x(), inner.y() + (head - side) / 2, side, side),
        name=QRectF(inner.x() + side + 8, inner.y(), name_end - inner.x() - side - 12, head),
        points=QRectF(left, low, size * 3.5, head),
        coin=QRectF(left + size * 3.6, low + (head - coin_side) / 2, coin_side, coin_side),
        money=QRectF(left + size * 3.6 + coin_side + 5, low, size * 1.5, head),
        jar=jar,
        fragments=QRectF(jar.right() + 4, body.y(), count, body.height()),
        case=QRectF(start + spare, body.y() + body.height() * 0.04, wide, body.height() * 0.92),
        token=token,
        supply=supply,
        storage=storage,
    )


def niches(case: QRectF, count: int) -> list[QRectF]:
    """The niches of a display case, from left to right."""
    rim = min(7.0, case.height() * 0.08)
    inner = case.adjusted(rim, rim, -rim, -rim)
    wide = inner.width() / count
    return [
        QRectF(inner.x() + wide * number, inner.y(), wide, inner.height()).adjusted(2, 0, -2, 0)
        for number in range(count)
    ]


def lift_of(rect: QRectF, number: int) -> float:
    """How far up or down the reward of a niche stands: where niches are narrower than rewards, by turns."""
    if rect.width() >= 2 * LEAST_SUN:
        return 0.0
    return rect.height() * (0.2 if number % 2 else -0.2)


def niche(
    painter: QPainter, rect: QRectF, space: CaseSpace, style: Style, *, is_filled: bool = False, lift: float = 0.0
) -> None:
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
    middle = rect.center() + QPointF(0, rect.height() * 0.08 - lift)
    if is_filled:
        return
    if space.token:
        magnifier(painter, middle, min(rect.width(), rect.height()) * 0.30, "#FFF1D2")
    if space.points:
        victory_points(
            painter, middle, max(LEAST_SUN, min(rect.width() * 0.42, 18 * max(1.0, style.unit))), space.points
        )


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


def small_slot(painter: QPainter, rect: QRectF, colour: str, style: Style) -> None:
    body = die_mark(colour).body
    painter.fillPath(rounded(rect, 4), mix(style.ground.board, body, 0.26))
    painter.strokePath(rounded(rect, 4), pen(with_alpha(body, 0.6)))


def slate(painter: QPainter, rect: QRectF, title: str, style: Style) -> None:
    """The slate on which spent dice wait."""
    tile(painter, rounded(rect, 6), SLATE_WOOD, style, thickness=2)
    face = rect.adjusted(5, 5, -5, -5)
    painter.fillPath(rounded(face, 3), solid("#2F3836"))
    words = face.adjusted(7, 3, -4, -2)
    text_line(painter, words, title, style.text_size(14), "#E9EFE8", down="top", serif=True, italic=True)
