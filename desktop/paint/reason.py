"""Why a move is not allowed, in a box whose beak points at the place the player is looking at."""

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.paint.light import shadow
from desktop.paint.marks import no_entry, rule_tag
from desktop.paint.painting import pen
from desktop.paint.paths import polygon, rounded
from desktop.paint.text import text_block
from desktop.style.fonts import height_of, width_of
from desktop.style.mixing import solid
from desktop.style.theme import SMALLEST_TEXT, Style

Side = Literal["below", "above", "left", "right"]

PADDING, BEAK, SIGN = 12.0, 11.0, 24.0


@dataclass(frozen=True, slots=True)
class ReasonText:
    """What is wrong, what would make it legal, and the rule that says so; none, where it is not the game's."""

    title: str
    cure: str
    rule: str


@dataclass(frozen=True, slots=True)
class ReasonPlace:
    """The place of the box, and of the rule's tag inside it, where it is to be clicked."""

    box: QRectF
    tag: QRectF


def place_reason(tip: QPointF, side: Side, width: float, at: float, reason: ReasonText, style: Style) -> ReasonPlace:
    """Lay the box out on this side of the tip; `at` says where along the box the beak stands (0 to 1)."""
    tag_width, _, title_height = _head(reason, width, style)
    body = height_of(reason.cure, width - 2 * PADDING, style.text_size(15))
    high = PADDING + title_height + 4 + body + PADDING - 2
    match side:
        case "below":
            corner = QPointF(tip.x() - width * at, tip.y() + BEAK)
        case "above":
            corner = QPointF(tip.x() - width * at, tip.y() - BEAK - high)
        case "right":
            corner = QPointF(tip.x() + BEAK, tip.y() - high * at)
        case "left":
            corner = QPointF(tip.x() - BEAK - width, tip.y() - high * at)
    box = QRectF(corner.x(), corner.y(), width, high)
    tag = QRectF(
        box.right() - PADDING - tag_width, box.y() + PADDING - 1, tag_width, SMALLEST_TEXT * style.text_scale + 8
    )
    return ReasonPlace(box, tag)


def _head(reason: ReasonText, width: float, style: Style) -> tuple[float, float, float]:
    """Width of the tag, width left for the title, height of the title."""
    tag = width_of(reason.rule, SMALLEST_TEXT * style.text_scale, "semibold") + 12 if reason.rule else 0.0
    room = width - 2 * PADDING - SIGN - tag - 10
    return tag, room, height_of(reason.title, room, style.text_size(16), "bold")


def draw_reason(painter: QPainter, tip: QPointF, place: ReasonPlace, reason: ReasonText, style: Style) -> None:
    box, theme = place.box, style.theme
    path = rounded(box, 8).united(_beak(tip, box))
    shadow(painter, path, style, drop=5, blur=14, strength=0.7 if style.is_dark else 0.38)
    painter.fillPath(path, solid(theme.refuse_fill))
    painter.strokePath(path, pen(theme.refuse, 2))
    _, title_width, title_height = _head(reason, box.width(), style)
    left, top = box.x() + PADDING, box.y() + PADDING
    line = min(title_height, style.text_size(16) * 1.3)
    no_entry(painter, QPointF(left + 8, top + line / 2), 8, style)
    title = QRectF(left + SIGN, top, title_width + 2, title_height + 2)
    text_block(painter, title, reason.title, style.text_size(16), theme.refuse, "bold")
    cure = QRectF(left, top + title_height + 4, box.width() - 2 * PADDING, box.height())
    text_block(painter, cure, reason.cure, style.text_size(15), theme.text)
    if reason.rule:
        rule_tag(painter, place.tag.topLeft(), reason.rule, style, SMALLEST_TEXT * style.text_scale)


def _beak(tip: QPointF, box: QRectF) -> QPainterPath:
    """The triangle from the tip to the nearest side of the box."""
    if box.left() <= tip.x() <= box.right():
        y = box.top() + 1 if tip.y() < box.top() else box.bottom() - 1
        return polygon(((tip.x(), tip.y()), (tip.x() + BEAK, y), (tip.x() - BEAK, y)))
    x = box.left() + 1 if tip.x() < box.left() else box.right() - 1
    return polygon(((tip.x(), tip.y()), (x, tip.y() - BEAK), (x, tip.y() + BEAK)))
