"""How the ladder of levels is drawn: wooden rails and rungs, shares with their uncertainty, games as stones."""

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.kept_games.tallies import Tally
from desktop.paint.grounds import wood
from desktop.paint.light import shadow
from desktop.paint.marks import seat_badge
from desktop.paint.painting import kept, pen
from desktop.paint.paths import circle, rounded
from desktop.style.mixing import mix, solid, with_alpha
from desktop.style.theme import Style
from rules.reference.ladder import Interval

RAIL_WOOD, RUNG_WOOD = "#8C5E3C", "#A9774B"
RAIL, RUNG, OVERHANG, END = 8.0, 9.0, 6.0, 24.0
"""Widths of a rail and of a rung; how far rungs reach over the rails, and rails over the rungs."""
STONES = 10
"""More games are shown as so many of ten."""
BAR, NOTCH = 14.0, 22.0


def ladder(painter: QPainter, rect: QRectF, steps: Sequence[float], style: Style) -> None:
    """Two rails, and a rung at each of these heights; the rectangle goes from rail to rail."""
    half = RAIL / 2
    for number, x in enumerate((rect.x() + half, rect.right() - half)):
        rail = rounded(QRectF(x - half, rect.y(), RAIL, rect.height()), 3)
        shadow(painter, rail, style, drop=1.5, blur=3, strength=0.3)
        wood(painter, rail, RAIL_WOOD, seed=number + 20, upright=True)
    for number, y in enumerate(steps):
        place = QRectF(rect.x() - OVERHANG, y - RUNG / 2, rect.width() + 2 * OVERHANG, RUNG)
        rung = rounded(place, 3)
        shadow(painter, rung, style, drop=1.5, blur=3, strength=0.3)
        wood(painter, rung, RUNG_WOOD, seed=number + 3)


def badge_on_rung(painter: QPainter, centre: QPointF, radius: float, colour: str, style: Style) -> None:
    seat_badge(painter, centre, radius, colour, style)
    painter.strokePath(circle(centre, radius + 2), pen(style.theme.casing, 2.2))


def share_bar(painter: QPainter, rect: QRectF, share: float, interval: Interval, style: Style) -> None:
    """The share of games won, a notch at the half of them, and a thin line under which the true share lies."""
    ink, y, wide = style.ground.ink, rect.center().y(), rect.width()
    whole = QRectF(rect.x(), y - BAR / 2, wide, BAR)
    painter.fillPath(rounded(whole, 4), with_alpha(ink, 0.12))
    if style.theme_name == "contrast":
        painter.strokePath(rounded(whole, 4), pen(ink, 1.2))
    filled = QRectF(whole.x(), whole.y(), wide * share, BAR)
    painter.fillPath(rounded(filled, 4), mix(style.own_ink, style.ground.board, 0.12))
    painter.fillRect(QRectF(rect.x() + wide / 2 - 0.75, y - NOTCH / 2, 1.5, NOTCH), solid(ink))
    line = QLineF(rect.x() + wide * interval.least, y, rect.x() + wide * interval.most, y)
    with kept(painter):
        for colour, width in ((style.ground.board, 4.4), (ink, 1.7)):
            painter.setPen(pen(colour, width))
            painter.drawLine(line)


def stones_of(tally: Tally) -> tuple[int, int]:
    """How many stones are filled, of how many: one a game, or ten for more games than that."""
    if tally.played <= STONES:
        return tally.won, tally.played
    return round(STONES * tally.share), STONES


def stones(painter: QPainter, left: QPointF, radius: float, tally: Tally, style: Style) -> None:
    """Games as stones in a row, those won filled; `left` is the middle of its left edge."""
    filled, count = stones_of(tally)
    for number in range(count):
        disc = circle(QPointF(left.x() + radius + number * stone_step(radius), left.y()), radius)
        if number < filled:
            painter.fillPath(disc, solid(style.own_ink))
        else:
            painter.fillPath(disc, with_alpha(style.theme.raised, 0.6))
        painter.strokePath(disc, pen(style.own_ink if number < filled else style.quiet_ink, 1.2))


def stone_step(radius: float) -> float:
    return radius * 2.85
