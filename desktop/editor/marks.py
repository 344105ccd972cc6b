"""Where something is wrong on the edited table: dashed lines, and the number under which the list tells of it."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.board.layers import Layer
from desktop.board.spoken import best_spot, small_things
from desktop.board.sprite import Picture, Sprite, place_of
from desktop.board.state_painters import around
from desktop.paint.light import shadow
from desktop.paint.painting import dashed, pen
from desktop.paint.paths import circle, polygon, rounded
from desktop.paint.text import figure
from desktop.style.mixing import solid, with_alpha
from desktop.style.theme import Style
from rules.core.editing import Finding

ERROR_NUMBER, ERROR = "editor-error-number", "editor-error"
REMARK_NUMBER, REMARK = "editor-remark-number", "editor-remark"
AMBER, AMBER_LINE, AMBER_INK = "#E0A526", "#A9740B", "#3A2A08"
MOST_OUTLINED = 12
"""Of one finding so many places are outlined."""


def marks_of(
    errors: Sequence[Finding], remarks: Sequence[Finding], table: Sequence[Sprite], size: QSizeF, side: float
) -> list[Sprite]:
    """The numbers of all findings that lie somewhere, errors first, and lines around their places."""
    by_key = {each.key: each for each in table}
    shown: list[Sprite] = []
    hiding, taken = small_things(table, side), list[QRectF]()
    for number, each in enumerate((*errors, *remarks), 1):
        places = [by_key[key] for key in each.keys if key in by_key]
        line, disc = (ERROR, ERROR_NUMBER) if number <= len(errors) else (REMARK, REMARK_NUMBER)
        for place in places[:MOST_OUTLINED]:
            picture = Picture(line, (place.picture.is_round,), 0.2)
            shown.append(Sprite(f"{line}-{number}-{place.key}", picture, place.place, Layer.MARK, is_target=False))
        if places:
            spot = best_spot(places[0].place.rect, hiding, taken, size, side)
            taken.append(spot)
            picture = Picture(disc, (number,), 0.3, is_round=True)
            shown.append(Sprite(f"{disc}-{number}", picture, place_of(spot), Layer.FOCUS, is_target=False, depth=0.5))
    return shown


# Painters


def error_number(painter: QPainter, rect: QRectF, style: Style, number: int) -> None:
    """Draw a number on a red disc."""
    disc = circle(rect.center(), min(rect.width(), rect.height()) / 2)
    shadow(painter, disc, style, drop=1, blur=3, strength=0.3)
    painter.fillPath(disc, solid(style.theme.refuse))
    painter.strokePath(disc, pen(style.theme.casing, 1.8))
    figure(painter, rect, str(number), rect.height() * 0.62, style.theme.panel if style.is_dark else "#FFFFFF")


def remark_number(painter: QPainter, rect: QRectF, style: Style, number: int) -> None:
    """Draw a number on an amber triangle, which is told from a disc without its colour."""
    corners = (
        (rect.center().x(), rect.y() - rect.height() * 0.08),
        (rect.right() + rect.width() * 0.08, rect.bottom()),
        (rect.x() - rect.width() * 0.08, rect.bottom()),
    )
    path = polygon(corners)
    shadow(painter, path, style, drop=1, blur=3, strength=0.3)
    painter.fillPath(path, solid(AMBER))
    painter.strokePath(path, pen(AMBER_INK, 1.4))
    low = rect.adjusted(0, rect.height() * 0.22, 0, 0)
    figure(painter, low, str(number), rect.height() * 0.52, AMBER_INK)


def chip(painter: QPainter, rect: QRectF, style: Style, is_open: bool) -> None:
    """Draw a heading of the box that can be opened."""
    path = rounded(rect.adjusted(1, 1, -1, -1), rect.height() / 2)
    ink = style.ground.ink
    painter.fillPath(path, with_alpha(ink, 0.14 if is_open else 0.0))
    painter.strokePath(path, pen(with_alpha(ink, 0.45), 1.2))


def wrong(painter: QPainter, path: QPainterPath, style: Style) -> None:
    """Draw the line around what cannot be played."""
    painter.strokePath(path, pen(style.theme.casing, 4.4))
    painter.strokePath(path, dashed(style.theme.refuse, 2.4))


def unlikely(painter: QPainter, path: QPainterPath, style: Style) -> None:
    """Draw the line around what no game leads to."""
    painter.strokePath(path, pen(style.theme.casing, 4.4))
    painter.strokePath(path, dashed(AMBER_LINE, 2.4))


PAINTERS = {
    ERROR_NUMBER: error_number,
    REMARK_NUMBER: remark_number,
    ERROR: around(wrong),
    REMARK: around(unlikely),
    "editor-chip": chip,
}


def sign(painter: QPainter, rect: QRectF, style: Style, number: int, *, is_error: bool) -> None:
    """Draw the same number beside words."""
    side = min(rect.width(), rect.height())
    place = QRectF(0, 0, side, side)
    place.moveCenter(QPointF(rect.center()))
    (error_number if is_error else remark_number)(painter, place, style, number)
