"""Zu before a game: a fan of its cards, one more for each level."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.excavation_earth.zu_cards import BACK, zu_ground
from desktop.paint.motifs import MotifInk, motif
from desktop.paint.painting import kept
from desktop.paint.text import text_line
from desktop.style.theme import Style

SHAPE, TURN, WORDS = 0.67, 9.0, "#F3DCA8"
"""Width of a card, of its height; how much further each is turned; the ink of its name."""


def draw_picture(painter: QPainter, rect: QRectF, rank: int, style: Style) -> None:
    """Draw as many cards as the level is hard."""
    if style.theme_name != "contrast":
        motif(painter, rect, style.game, MotifInk(style.felt_ink, style.accent, 0.20, rect.height() * 0.35))
    fan = 1.12 + (rank - 1) * 0.42
    high = min(rect.height() * 0.72, rect.width() * 0.9 / (SHAPE * fan))
    card = QRectF(-high * SHAPE / 2, -high / 2, high * SHAPE, high)
    for number in range(rank):
        aside = number - (rank - 1) / 2
        with kept(painter):
            painter.translate(rect.center() + QPointF(aside * high * SHAPE * 0.34, abs(aside) * high * 0.035))
            painter.rotate(aside * TURN)
            zu_ground(painter, card, BACK, style)
            text_line(painter, card, "Zu", high * 0.26, WORDS, "semibold", across="centre", serif=True)
