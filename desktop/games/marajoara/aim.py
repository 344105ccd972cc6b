"""The loop of a turn in pictures, for the aim of the game: a jump, an excavation, a vase on display, a fragment."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.marajoara.art import CASE_WOOD, sand
from desktop.games.marajoara.cover import JAR_SHAPE
from desktop.games.marajoara.jar import bare_jar, shard, shard_paths
from desktop.games.marajoara.museum import niche, vase_stand
from desktop.paint import marks, pieces
from desktop.paint.grounds import tile, well
from desktop.paint.painting import dashed, pen
from desktop.paint.paths import polygon, rounded, square_around
from desktop.style.mixing import mix, solid
from desktop.style.theme import Style, die_mark
from rules.marajoara.components import CaseSpace

SEAT = "turquoise"
RESTORED = ("2", "3")


def jump(painter: QPainter, rect: QRectF, style: Style) -> None:
    """A red die jumps over a blue one."""
    cell = min(rect.width() / 3.15, rect.height() * 0.6)
    middles = [
        QPointF(rect.center().x() + (number - 1) * cell * 1.04, rect.bottom() - cell * 0.58) for number in (0, 1, 2)
    ]
    for middle in middles:
        well(painter, rounded(square_around(middle, cell * 0.47), 5), style, sand(style))
    side = cell * 0.72
    pieces.die(painter, middles[0], side, "red", 1, style)
    pieces.die(painter, middles[1], side, "blue", 2, style)
    pieces.ghost_die(painter, middles[2], side, "red", 2)
    painter.strokePath(rounded(square_around(middles[2], cell * 0.46), 5), dashed(style.theme.lit, 2.2))
    lift = QPointF(0, -cell * 0.5)
    start, end = middles[0] + lift, middles[2] + lift
    path = QPainterPath(start)
    top = rect.y() + 2 - cell * 0.1
    path.cubicTo(QPointF(start.x() + cell * 0.4, top), QPointF(end.x() - cell * 0.4, top), end)
    painter.strokePath(path, pen(style.accent_text, 2.6))
    barb = cell * 0.15
    head = (
        (end.x(), end.y() + 3),
        (end.x() - barb * 1.3, end.y() - barb),
        (end.x() + barb * 0.5, end.y() - barb * 1.4),
    )
    painter.fillPath(polygon(head), solid(style.accent_text))


def excavation(painter: QPainter, rect: QRectF, style: Style) -> None:
    """A grey 3 moves a disc three spaces down a track, onto points."""
    high = rect.height() / 4
    column = QRectF(rect.center().x() - rect.width() * 0.06, rect.y(), rect.width() * 0.48, rect.height())
    colour = die_mark("yellow").body
    spaces = [QRectF(column.x(), column.y() + high * number, column.width(), high - 3) for number in range(4)]
    for number, space in enumerate(spaces):
        well(painter, rounded(space, 5), style, mix(style.ground.board, colour, 0.16), 0.7)
        painter.fillRect(QRectF(space.x(), space.y() + 2, 3.5, space.height() - 4), solid(colour))
        sign = space.center() - QPointF(space.width() * 0.14, 0)
        if number == len(spaces) - 1:
            marks.victory_points(painter, sign, high * 0.46, 3)
        elif number == 1:
            marks.magnifier(painter, sign, high * 0.26, style.ground.ink)
    right = column.right() - high * 0.55
    with_start = QPointF(right, spaces[0].center().y())
    painter.strokePath(_line(with_start, QPointF(right, spaces[-1].center().y())), dashed(style.accent_text, 2.2))
    pieces.disc(painter, QPointF(right, spaces[-1].center().y()), high * 0.40, SEAT, style)
    side = min(rect.width() * 0.3, rect.height() * 0.46)
    pieces.die(painter, QPointF(rect.x() + rect.width() * 0.2, rect.center().y()), side, "grey", 3, style)


def exhibition(painter: QPainter, rect: QRectF, style: Style) -> None:
    """A red die and its price; a vase in the display case, and twice the value."""
    side = min(rect.width() * 0.26, rect.height() * 0.4)
    left = rect.x() + rect.width() * 0.18
    pieces.die(painter, QPointF(left, rect.y() + rect.height() * 0.3), side, "red", 4, style)
    marks.coin(painter, QPointF(left, rect.y() + rect.height() * 0.76), side * 0.44, 4)
    case = QRectF(rect.x() + rect.width() * 0.38, rect.y() + 2, rect.width() * 0.58, rect.height() - 6)
    tile(painter, rounded(case, 5), CASE_WOOD, style, thickness=2)
    wide = (case.width() - 10) / 2
    for number in (0, 1):
        place = QRectF(case.x() + 5 + wide * number, case.y() + 5, wide, case.height() - 10).adjusted(1.5, 0, -1.5, 0)
        niche(painter, place, CaseSpace(0, token=False), style, is_filled=number == 0)
        if number == 0:
            foot, height = vase_stand(place)
            pieces.vase(painter, foot, height, SEAT, style)
    free = QPointF(case.right() - 5 - wide / 2, case.center().y() + case.height() * 0.08)
    marks.victory_points(painter, free, min(rect.height() * 0.22, wide * 0.5), "+8")


def restoration(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Blue dice beside a jar of which two fragments are restored."""
    wide = min(rect.height() * 0.8, rect.width() * 0.58)
    jar = QRectF(rect.right() - wide - rect.width() * 0.05, rect.y(), wide, rect.height())
    bare_jar(painter, jar, JAR_SHAPE, style, line=1.0)
    for ref, path in shard_paths(jar, JAR_SHAPE).items():
        if ref in RESTORED:
            shard(painter, jar, path, style, line=1.0)
    side = min(rect.width() * 0.26, rect.height() * 0.4)
    left = rect.x() + rect.width() * 0.18
    for number, face in enumerate((4, 2)):
        middle = QPointF(left, rect.y() + rect.height() * (0.28 + 0.46 * number))
        pieces.die(painter, middle, side, "blue", face, style)


def _line(start: QPointF, end: QPointF) -> QPainterPath:
    path = QPainterPath(start)
    path.lineTo(end)
    return path


LOOP: tuple[Callable[[QPainter, QRectF, Style], None], ...] = (jump, excavation, exhibition, restoration)
