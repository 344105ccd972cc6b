"""Commanders: busts of our own, each the same on every table, with their number; their cards."""

from random import Random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.magnastorm.hues import INK
from desktop.games.magnastorm.signs import bonus
from desktop.paint.grounds import card as paper_card
from desktop.paint.light import downwards, shadow
from desktop.paint.marks import fitting, victory_points
from desktop.paint.painting import clipped, pen
from desktop.paint.paths import circle, rounded, square_around
from desktop.paint.text import figure, text_block
from desktop.style.mixing import darker, lighter, solid, with_alpha
from desktop.style.theme import SMALLEST_TEXT, Style

SKINS = ("#E9C29C", "#B98258", "#8A5A3B", "#F1D6B8", "#9CC7B6", "#B7A9DA")
SUITS = ("#2F4A5E", "#5B3A4A", "#3F5B46", "#5A4A2E")
HAIR = ("#2B1E18", "#6B3A22", "#C9A45A", "#4A4F5C", "#7A2E2A")
HEIGHTS = (0.10, 0.02, -0.04)
"""Of hair, from the upper edge."""
CARD_SHAPE = 1.17
"""Height of a card, of its width."""


def portrait(painter: QPainter, rect: QRectF, style: Style, ref: str, ground: str, numbered: bool = True) -> None:
    path = rounded(rect, min(5.0, rect.width() * 0.12))
    shadow(painter, path, style, drop=2, blur=4, strength=0.3)
    painter.fillPath(path.translated(0, 2), darker(ground, 0.5))
    painter.fillPath(path, downwards(rect, ((0, lighter(ground, 0.28)), (1, ground))))
    with clipped(painter, path):
        bust(painter, rect, Random(int(ref) * 13))
    painter.strokePath(path, pen(darker(ground, 0.6), 1.2))
    if numbered:
        number_tag(painter, rect, ref)


def bust(painter: QPainter, rect: QRectF, chance: Random) -> None:
    wide, high, middle = rect.width(), rect.height(), rect.center().x()
    skin, suit, crown, hair = chance.choice(SKINS), chance.choice(SUITS), chance.choice(HEIGHTS), chance.choice(HAIR)
    body, head = QPainterPath(), QPainterPath()
    body.addEllipse(QPointF(middle, rect.bottom() + wide * 0.14), wide * 0.46, wide * 0.46)
    painter.fillPath(body, solid(suit))
    head.addEllipse(QPointF(middle, rect.y() + high * 0.45), wide * 0.22, wide * 0.26)
    painter.fillPath(head, solid(skin))

    def at(across: float, down: float) -> QPointF:
        return QPointF(middle + across * wide, rect.y() + down * high)

    cap = QPainterPath(at(-0.25, 0.46))
    cap.cubicTo(at(-0.3, crown), at(0.3, crown), at(0.25, 0.46))
    cap.cubicTo(at(0.12, 0.34), at(-0.12, 0.34), at(-0.25, 0.46))
    painter.fillPath(cap, solid(hair))
    for side in (-1, 1):
        eye = QPainterPath()
        eye.addEllipse(at(side * 0.085, 0.47), wide * 0.04, wide * 0.05)
        painter.fillPath(eye, solid("#1B1512"))


def number_tag(painter: QPainter, rect: QRectF, ref: str) -> None:
    high = max(SMALLEST_TEXT * 1.25, min(18.0, rect.height() * 0.30))
    tag = QRectF(rect.x() + 2, rect.y() + 2, high * 1.3, high)
    painter.fillPath(rounded(tag, high * 0.24), with_alpha("#FFFFFF", 0.92))
    figure(painter, tag, ref, max(float(SMALLEST_TEXT), high * 0.76), INK)


def commander_card(
    painter: QPainter,
    rect: QRectF,
    style: Style,
    ref: str,
    ground: str,
    name: str,
    effect: str,
    green: int,
    size: float,
) -> None:
    """Face, reputation for taking it, and what it does."""

    def face(painter: QPainter, room: QRectF) -> None:
        high = min(room.height() * 0.44, room.width() * 0.46 * CARD_SHAPE)
        picture = QRectF(room.x() + 2, room.y() + 2, high / CARD_SHAPE, high)
        portrait(painter, picture, style, ref, ground, numbered=False)
        radius = min(high * 0.36, room.width() * 0.17)
        spot = QPointF((picture.right() + room.right()) / 2, picture.center().y())
        victory_points(painter, spot, radius, f"+{green}", max(13.0, radius * 0.95))
        words = QRectF(room.x(), picture.bottom() + 3, room.width(), room.bottom() - picture.bottom() - 2)
        text_block(painter, words, effect, size, INK, across="centre")

    paper_card(painter, rect, style, title=name, value=ref, band=ground, face=face)


METALS = {"bronze": "#B5794A", "silver": "#A9B0BA", "gold": "#D9AE3C"}


def artefact(
    painter: QPainter, rect: QRectF, style: Style, metal: str, number: int, value: int, kind: str, field: str
) -> None:
    """A card of metal: its number, its value, what it brings."""
    ground, path = METALS[metal], rounded(rect, min(6.0, rect.width() * 0.12))
    shadow(painter, path, style, drop=2, blur=4, strength=0.3)
    painter.fillPath(path, downwards(rect, ((0, lighter(ground, 0.42)), (0.5, ground), (1, darker(ground, 0.86)))))
    painter.strokePath(path, pen(darker(ground, 0.55), 1.4))
    high = rect.height() / 3
    head = QRectF(rect.x(), rect.y() + high * 0.08, rect.width(), high * 0.9)
    size, ink = fitting(str(number), high * 0.6, rect.width() - 4), style.readable_on(INK, lighter(ground, 0.15))
    figure(painter, head, str(number), size, ink, "semibold")
    radius = min(high * 0.56, rect.width() * 0.26)
    victory = QPointF(rect.center().x(), rect.y() + high * 1.5)
    painter.fillPath(circle(victory, radius), with_alpha("#FFFFFF", 0.9))
    painter.strokePath(circle(victory, radius), pen(darker(ground, 0.55), 1.2))
    figure(
        painter, square_around(victory, radius), str(value), max(float(SMALLEST_TEXT), radius * 1.3), INK, serif=True
    )
    brought = square_around(QPointF(rect.center().x(), rect.bottom() - high * 0.52), min(high, rect.width()) * 0.4)
    if kind == "reputation":
        victory_points(painter, brought.center(), brought.height() * 0.55, "+1")
    else:
        bonus(painter, brought, style, "research" if kind == "field" else kind, field)


def empty_slot(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Draw the empty slot where no commander lies, or from where the token is away."""
    path = rounded(rect, 5)
    painter.fillPath(path, with_alpha(style.ground.well, 0.6))
    painter.strokePath(path, pen(style.ground.edge, 1.2))
