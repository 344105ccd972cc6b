"""How the curtain looks: heavy felt in folds, and a plaque in a gilded frame before it."""

from random import Random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.paint.light import Stop, across, around, aslant, downwards, grain, shadow
from desktop.paint.motifs import MotifInk, motif
from desktop.paint.painting import pen
from desktop.paint.paths import circle, polygon, rounded
from desktop.style.mixing import darker, lighter, mix, solid, with_alpha
from desktop.style.theme import Style

BRAID = "#C9963F"
"""Gold, in every game: the frame of the plaque and the hem of the cloth."""


def draw_cloth(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Two halves of heavy felt in folds, the motif woven in, a braid along the hem. The same on every computer."""
    ground, chance = style.ground, Random(8)
    painter.fillRect(rect, solid(ground.felt_rim))
    folds: list[tuple[float, float]] = []
    x = rect.x()
    while x < rect.right():
        wide = chance.uniform(58, 104)
        folds.append((x, wide))
        x += wide
    hem = QRectF(rect.x(), rect.bottom() - 50, rect.width(), 30)
    for x, wide in folds:
        _draw_fold(painter, QRectF(x, rect.y(), wide + 0.5, rect.height()), style, chance.uniform(0.75, 1.0))
    motif(painter, rect, style.game, MotifInk(ground.ink, style.accent, 0.06, 110))
    whole = rounded(rect, 0)
    grain(painter, whole, 30, "#000000", 31)
    grain(painter, whole, 16, "#FFFFFF", 32)
    lamp = rect.topLeft() + QPointF(rect.width() * 0.39, rect.height() * 0.22)
    light: tuple[Stop, ...] = (
        (0, with_alpha("#FFF1CC", 0.20)),
        (0.5, with_alpha("#FFF1CC", 0.03)),
        (1, with_alpha("#04100F", 0.42)),
    )
    painter.fillRect(rect, around(lamp, rect.width() * 0.69, light))
    _draw_seam(painter, rect)
    for x, wide in folds:
        shade = ((0, darker(BRAID, 0.45)), (0.46, lighter(BRAID, 0.3)), (1, darker(BRAID, 0.47)))
        fold = QRectF(x, hem.y(), wide + 0.5, hem.height())
        painter.fillRect(fold, across(fold, shade))
    _draw_braid(painter, hem)


def _draw_fold(painter: QPainter, fold: QRectF, style: Style, depth: float) -> None:
    cloth = style.ground.felt_centre
    dark, pale = darker(cloth, 0.62), lighter(cloth, 0.14)
    stops: tuple[Stop, ...] = (
        (0, with_alpha(dark, 0.82 * depth)),
        (0.22, with_alpha(darker(cloth, 0.25), 0.65)),
        (0.46, with_alpha(pale, 0.78 * depth)),
        (0.62, with_alpha(cloth, 0.55)),
        (1, with_alpha(dark, 0.88 * depth)),
    )
    painter.fillRect(fold, across(fold, stops))


def _draw_seam(painter: QPainter, rect: QRectF) -> None:
    """Draw the seam where the halves meet, and the shadow of the rail above."""
    seam = QRectF(rect.center().x() - 20, rect.y(), 40, rect.height())
    painter.fillRect(
        seam,
        across(seam, ((0, with_alpha("#050F10", 0)), (0.5, with_alpha("#050F10", 0.6)), (1, with_alpha("#050F10", 0)))),
    )
    rail = QRectF(rect.x(), rect.y(), rect.width(), 66)
    painter.fillRect(rail, downwards(rail, ((0, with_alpha("#04100F", 0.6)), (1, with_alpha("#04100F", 0)))))


def _draw_braid(painter: QPainter, hem: QRectF) -> None:
    line = pen(with_alpha("#4B2C06", 0.8), 1.6)
    x = hem.x()
    while x < hem.right():
        painter.strokePath(polygon(((x, hem.y() + 24), (x + 9, hem.y() + 6), (x + 18, hem.y() + 24))), line)
        x += 18
    for y in (hem.y() - 1, hem.bottom() - 1):
        painter.fillRect(QRectF(hem.x(), y, hem.width(), 2), with_alpha("#1A1003", 0.7))


def draw_plaque(painter: QPainter, board: QRectF, style: Style) -> None:
    """A paper plaque in a gilded frame, hung before the cloth."""
    frame = rounded(board.adjusted(-13, -13, 13, 13), 18)
    shadow(painter, frame, style, drop=14, blur=30, strength=0.55)
    gilt = (
        (0, lighter(BRAID, 0.35)),
        (0.3, darker(BRAID, 0.1)),
        (0.55, lighter(BRAID, 0.25)),
        (1, darker(BRAID, 0.42)),
    )
    painter.fillPath(frame, aslant(frame.boundingRect(), gilt))
    painter.strokePath(frame, pen(darker(BRAID, 0.7), 1.4))
    painter.strokePath(rounded(board.adjusted(-11, -11, 11, 11), 16), pen(with_alpha("#FFF0CC", 0.6), 1.2))
    paper, path = style.theme.panel, rounded(board, 9)
    painter.fillPath(path, downwards(board, ((0, lighter(paper, 0.02)), (1, mix(paper, BRAID, 0.08)))))
    grain(painter, path, 12, "#FFF0D2" if style.is_dark else "#3C280A", 7)
    painter.strokePath(path, pen(darker(BRAID, 0.5), 1.4))
    for x in (board.x() - 6.5, board.right() + 6.5):
        for y in (board.y() + 26, board.bottom() - 26):
            painter.fillPath(circle(QPointF(x, y), 3.4), darker(BRAID, 0.6))
