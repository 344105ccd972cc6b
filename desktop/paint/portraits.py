"""Busts of those who play for the computer: drawn by us, the same person under the same name in every game."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.paint.light import around, shadow
from desktop.paint.motifs import MotifInk, motif
from desktop.paint.painting import clipped, pen
from desktop.paint.paths import circle, polygon, rounded
from desktop.style.mixing import darker, ink_on, lighter, mix, solid, with_alpha
from desktop.style.theme import Style, seat_mark
from desktop.style.vision import Tint


@dataclass(frozen=True, slots=True)
class Person:
    """How somebody looks. Lengths are shares of the width of the picture, counted from the middle of the face."""

    skin: str
    hair: str
    cut: str
    wears: str = ""


PEOPLE: dict[str, Person] = {
    "Inès": Person("#D9A279", "#2B1B16", "long", "earrings"),
    "Malo": Person("#F0C9A4", "#8A4A24", "short", "beard"),
    "Sofia": Person("#8A5636", "#1E1512", "bun"),
    "Clara": Person("#F3D3B4", "#C99A4A", "bob", "glasses"),
    "Nils": Person("#F1CDAE", "#D8CFC0", "bald", "moustache"),
    "Ada": Person("#6E4229", "#16100E", "curls", "glasses"),
}
OTHERS = tuple(PEOPLE.values())
FACE = QRectF(-0.17, -0.21, 0.34, 0.42)
INK, DARK = "#2A1B16", 110


def person_called(name: str) -> Person:
    """Return the looks of somebody; a name that nobody has drawn always gets the same of those there are."""
    return PEOPLE.get(name) or OTHERS[sum(map(ord, name)) % len(OTHERS)]


def portrait(painter: QPainter, rect: QRectF, name: str, seat: str, style: Style) -> None:
    """Draw the bust before the cloth of the game, dressed in the colour of the seat."""
    person, colour = person_called(name), seat_mark(seat).colour
    path = rounded(rect, rect.width() * 0.1)
    shadow(painter, path, style, drop=2, blur=5, strength=0.3)
    light = rect.center() - QPointF(0, rect.height() * 0.15)
    ground = around(light, rect.width() * 0.8, ((0, lighter(colour, 0.62)), (1, mix(colour, "#F4EAD8", 0.35))))
    painter.fillPath(path, ground)
    with clipped(painter, path):
        ink = ink_on(colour)
        motif(painter, rect, style.game, MotifInk(ink, ink, 0.07, rect.height() * 0.45))
        bust(painter, rect, person, colour)
    painter.strokePath(path, pen(darker(colour, 0.35), 1.6))


def bust(painter: QPainter, rect: QRectF, person: Person, clothes: Tint) -> None:
    wide = rect.width()
    middle = QPointF(rect.center().x(), rect.y() + rect.height() * 0.46)

    def at(x: float, y: float) -> QPointF:
        return middle + QPointF(x, y) * wide

    def oval(x: float, y: float, across: float, down: float) -> QPainterPath:
        path = QPainterPath()
        path.addEllipse(at(x, y), across * wide, down * wide)
        return path

    edge = pen(with_alpha(INK, 0.55), max(1.0, wide / 90))
    if person.cut in BEHIND:
        hair = BEHIND[person.cut](at, oval)
        painter.fillPath(hair, solid(person.hair))
        painter.strokePath(hair, edge)
    shoulders = QPainterPath(at(-0.44, 0.6))
    shoulders.cubicTo(at(-0.42, 0.3), at(-0.2, 0.28), at(-0.1, 0.24))
    shoulders.lineTo(at(0.1, 0.24))
    shoulders.cubicTo(at(0.2, 0.28), at(0.42, 0.3), at(0.44, 0.6))
    shoulders.closeSubpath()
    neck = polygon(
        (p.x(), p.y()) for p in (at(-0.075, 0.1), at(0.075, 0.1), at(0.095, 0.27), at(0, 0.34), at(-0.095, 0.27))
    )
    painter.fillPath(shoulders, solid(clothes))
    painter.strokePath(shoulders, edge)
    painter.fillPath(neck, darker(person.skin, 0.14))
    for x in (-0.172, 0.172):
        painter.fillPath(oval(x, 0.01, 0.03, 0.045), darker(person.skin, 0.08))
    face = oval(0, 0, FACE.width() / 2, FACE.height() / 2)
    glow = around(at(-0.05, -0.08), wide * 0.32, ((0, lighter(person.skin, 0.16)), (1, person.skin)))
    painter.fillPath(face, glow)
    painter.strokePath(face, edge)
    if person.cut in BEFORE:
        hair = BEFORE[person.cut](at, oval)
        painter.fillPath(hair, solid(person.hair))
        painter.strokePath(hair, edge)
    features(painter, person, at, oval, wide)


At = Callable[[float, float], QPointF]
Oval = Callable[[float, float, float, float], QPainterPath]


def features(painter: QPainter, person: Person, at: At, oval: Oval, wide: float) -> None:
    """Eyes, brows, nose, mouth, and what they wear."""
    line = max(1.0, wide / 62)
    for side in (-1, 1):
        painter.fillPath(oval(side * 0.068, -0.005, 0.017, 0.021), solid(INK))
        brow = QPainterPath(at(side * 0.1, -0.05))
        brow.quadTo(at(side * 0.07, -0.072), at(side * 0.038, -0.054))
        painter.strokePath(brow, pen(mix(person.hair, INK, 0.35), line * 1.3))
    nose = QPainterPath(at(0.004, 0.012))
    nose.quadTo(at(0.032, 0.058), at(-0.006, 0.062))
    painter.strokePath(nose, pen(darker(person.skin, 0.42), line))
    mouth = QPainterPath(at(-0.05, 0.108))
    mouth.quadTo(at(0.0, 0.142), at(0.055, 0.102))
    match person.wears:
        case "glasses":
            frame = INK if solid(person.skin).lightness() > DARK else "#E7C987"
            for side in (-1, 1):
                painter.strokePath(circle(at(side * 0.07, 0.0), 0.052 * wide), pen(frame, line * 1.1))
            bridge = QPainterPath(at(-0.02, -0.004))
            bridge.quadTo(at(0, -0.018), at(0.02, -0.004))
            painter.strokePath(bridge, pen(frame, line * 1.1))
        case "beard":
            beard = QPainterPath(at(-0.172, 0.0))
            beard.cubicTo(at(-0.18, 0.2), at(-0.08, 0.27), at(0, 0.27))
            beard.cubicTo(at(0.08, 0.27), at(0.18, 0.2), at(0.172, 0.0))
            beard.cubicTo(at(0.13, 0.09), at(0.1, 0.072), at(0, 0.078))
            beard.cubicTo(at(-0.1, 0.072), at(-0.13, 0.09), at(-0.172, 0.0))
            painter.fillPath(beard, solid(person.hair))
        case "moustache":
            lip = QPainterPath(at(-0.09, 0.1))
            lip.cubicTo(at(-0.05, 0.06), at(-0.02, 0.072), at(0, 0.078))
            lip.cubicTo(at(0.02, 0.072), at(0.05, 0.06), at(0.09, 0.1))
            lip.cubicTo(at(0.05, 0.1), at(0.03, 0.1), at(0, 0.094))
            lip.cubicTo(at(-0.03, 0.1), at(-0.05, 0.1), at(-0.09, 0.1))
            painter.fillPath(lip, solid(darker(person.hair, 0.2)))
        case "earrings":
            for side in (-1, 1):
                painter.fillPath(circle(at(side * 0.176, 0.075), 0.018 * wide), solid("#E3B23C"))
    painter.strokePath(mouth, pen("#7C2F25" if person.wears != "beard" else "#F2D9C4", line * 1.2))


def long_hair(at: At, oval: Oval) -> QPainterPath:
    path = QPainterPath(at(-0.2, -0.1))
    path.cubicTo(at(-0.24, -0.34), at(0.24, -0.34), at(0.2, -0.1))
    path.cubicTo(at(0.25, 0.1), at(0.27, 0.26), at(0.24, 0.36))
    path.lineTo(at(-0.24, 0.36))
    path.cubicTo(at(-0.27, 0.26), at(-0.25, 0.1), at(-0.2, -0.1))
    return path


def bob(at: At, oval: Oval) -> QPainterPath:
    path = QPainterPath(at(-0.2, -0.1))
    path.cubicTo(at(-0.25, -0.34), at(0.25, -0.34), at(0.2, -0.1))
    path.cubicTo(at(0.26, 0.02), at(0.26, 0.16), at(0.19, 0.19))
    path.lineTo(at(-0.19, 0.19))
    path.cubicTo(at(-0.26, 0.16), at(-0.26, 0.02), at(-0.2, -0.1))
    return path


def curls(at: At, oval: Oval) -> QPainterPath:
    path = QPainterPath()
    for x, y, size in CURLS:
        path = path.united(oval(x, y, size, size))
    return path


CURLS = (
    *((-0.2, 0.02, 0.085), (-0.21, -0.11, 0.09), (-0.13, -0.22, 0.095), (0.0, -0.26, 0.1)),
    *((0.13, -0.22, 0.095), (0.21, -0.11, 0.09), (0.2, 0.02, 0.085), (0.0, -0.14, 0.16)),
)


def bun(at: At, oval: Oval) -> QPainterPath:
    return oval(0, -0.28, 0.095, 0.085).united(oval(0, -0.09, 0.19, 0.17))


def fringe(at: At, oval: Oval) -> QPainterPath:
    """Hair that falls to one side."""
    path = QPainterPath(at(-0.178, 0.0))
    path.cubicTo(at(-0.2, -0.29), at(0.2, -0.29), at(0.178, 0.0))
    path.cubicTo(at(0.16, -0.08), at(0.1, -0.12), at(0.03, -0.135))
    path.cubicTo(at(-0.06, -0.1), at(-0.15, -0.09), at(-0.178, 0.0))
    return path


def parted(at: At, oval: Oval) -> QPainterPath:
    path = QPainterPath(at(-0.178, -0.01))
    path.cubicTo(at(-0.2, -0.28), at(0.2, -0.28), at(0.178, -0.01))
    path.cubicTo(at(0.15, -0.1), at(0.06, -0.14), at(0.0, -0.17))
    path.cubicTo(at(-0.06, -0.14), at(-0.15, -0.1), at(-0.178, -0.01))
    return path


def crop(at: At, oval: Oval) -> QPainterPath:
    path = QPainterPath(at(-0.18, -0.02))
    path.cubicTo(at(-0.22, -0.2), at(-0.14, -0.3), at(0.02, -0.285))
    path.cubicTo(at(0.18, -0.29), at(0.21, -0.16), at(0.18, -0.02))
    path.cubicTo(at(0.165, -0.1), at(0.15, -0.13), at(0.09, -0.135))
    path.cubicTo(at(0.0, -0.12), at(-0.1, -0.13), at(-0.15, -0.11))
    path.cubicTo(at(-0.165, -0.09), at(-0.17, -0.06), at(-0.18, -0.02))
    return path


def temples(at: At, oval: Oval) -> QPainterPath:
    """What is left of it at the sides."""
    left = QPainterPath(at(-0.175, 0.05))
    left.cubicTo(at(-0.21, -0.02), at(-0.19, -0.1), at(-0.155, -0.12))
    left.cubicTo(at(-0.16, -0.05), at(-0.16, 0.0), at(-0.175, 0.05))
    right = QPainterPath(at(0.175, 0.05))
    right.cubicTo(at(0.21, -0.02), at(0.19, -0.1), at(0.155, -0.12))
    right.cubicTo(at(0.16, -0.05), at(0.16, 0.0), at(0.175, 0.05))
    return left.united(right)


def hairline(at: At, oval: Oval) -> QPainterPath:
    """Hair combed back, from ear to ear."""
    path = QPainterPath(at(-0.178, -0.02))
    path.cubicTo(at(-0.19, -0.26), at(0.19, -0.26), at(0.178, -0.02))
    path.cubicTo(at(0.14, -0.15), at(-0.14, -0.15), at(-0.178, -0.02))
    return path


BEHIND: dict[str, Callable[[At, Oval], QPainterPath]] = {"long": long_hair, "bob": bob, "curls": curls, "bun": bun}
BEFORE: dict[str, Callable[[At, Oval], QPainterPath]] = {
    "long": parted,
    "bob": fringe,
    "curls": hairline,
    "bun": hairline,
    "short": crop,
    "bald": temples,
}
