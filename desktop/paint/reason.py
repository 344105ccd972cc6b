"""Why a move is not allowed, in a box whose beak points at the place the player is looking at."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.paint.light import shadow
from desktop.paint.marks import no_entry, rule_tag
from desktop.paint.painting import pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_block
from desktop.style.fonts import height_of, width_of
from desktop.style.mixing import solid
from desktop.style.theme import SMALLEST_TEXT, Style

PADDING, SIGN = 12.0, 24.0
SECOND, GAP = 13.0, 6.0


@dataclass(frozen=True, slots=True)
class ReasonText:
    """What is wrong, what would make it legal, and the rule that says so; none, where it is not the game's."""

    title: str
    cure: str
    rule: str
    second: str = ""
    """The same in another language, for who wants both; smaller, below."""


def reason_height(reason: ReasonText, width: float, style: Style) -> float:
    """Measure how high the box of a reason is at this width."""
    *_, title_height = _head(reason, width, style)
    body = height_of(reason.cure, width - 2 * PADDING, style.text_size(15))
    return PADDING + title_height + 4 + body + second_height(reason, width, style) + PADDING - 2


def second_height(reason: ReasonText, width: float, style: Style) -> float:
    """Measure how high the other language stands below, with the gap above it."""
    if not reason.second:
        return 0.0
    return height_of(reason.second, width - 2 * PADDING, style.text_size(SECOND)) + GAP


def tag_place(box: QRectF, reason: ReasonText, style: Style) -> QRectF:
    """Find where in its box the tag of the rule is to be clicked."""
    wide, *_ = _head(reason, box.width(), style)
    return QRectF(box.right() - PADDING - wide, box.y() + PADDING - 1, wide, SMALLEST_TEXT * style.text_scale + 8)


def _head(reason: ReasonText, width: float, style: Style) -> tuple[float, float, float]:
    """Width of the tag, width left for the title, height of the title."""
    tag = width_of(reason.rule, SMALLEST_TEXT * style.text_scale, "semibold") + 12 if reason.rule else 0.0
    room = width - 2 * PADDING - SIGN - tag - 10
    return tag, room, height_of(reason.title, room, style.text_size(16), "bold")


def draw_reason(painter: QPainter, box: QRectF, beak: QPainterPath, reason: ReasonText, style: Style) -> None:
    theme = style.theme
    path = rounded(box, 8).united(beak)
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
    if reason.second:
        high = second_height(reason, box.width(), style)
        below = QRectF(left, box.bottom() - PADDING - high + GAP + 2, box.width() - 2 * PADDING, high)
        text_block(painter, below, reason.second, style.text_size(SECOND), theme.muted)
    if reason.rule:
        rule_tag(painter, tag_place(box, reason, style).topLeft(), reason.rule, style, SMALLEST_TEXT * style.text_scale)
