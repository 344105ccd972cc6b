"""The twelve kinds of catastrophe, each as a small picture: parts in colour, in hundredths around the middle."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.paint.painting import pen
from desktop.paint.silhouettes import Curve, course, outline
from desktop.style.mixing import solid

DARK, CREAM = "#2B1A0E", "#FFF3D8"
ROUND = 0.5523
"""How far the handles of four curves reach that make a circle, in parts of its radius."""


@dataclass(frozen=True, slots=True)
class Part:
    """A filled shape, or a line so wide."""

    colour: str
    curves: tuple[Curve, ...]
    width: float = 0.0


def disc(colour: str, x: float, y: float, radius: float, high: float = 0.0) -> Part:
    """A circle, or an ellipse so high."""
    wide, high = radius, high or radius
    across, down = wide * ROUND, high * ROUND
    curves: tuple[Curve, ...] = (
        (x, y - high),
        (x + across, y - high, x + wide, y - down, x + wide, y),
        (x + wide, y + down, x + across, y + high, x, y + high),
        (x - across, y + high, x - wide, y + down, x - wide, y),
        (x - wide, y - down, x - across, y - high, x, y - high),
    )
    return Part(colour, curves)


def lines(colour: str, width: float, *ends: tuple[float, float, float, float]) -> tuple[Part, ...]:
    return tuple(Part(colour, ((x0, y0), (x1, y1)), width) for x0, y0, x1, y1 in ends)


def swirl(y: float, wide: float, shift: float) -> Part:
    """A turn of a whirlwind."""
    curve = (shift - wide * 0.5, y + wide * 0.26, shift + wide * 0.5, y + wide * 0.26, shift + wide, y)
    return Part("#5E6670", ((shift - wide, y), curve), 13)


FIRE: tuple[Curve, ...] = (
    (0.0, -96.0),
    (14.0, -54.0, 66.0, -50.0, 62.0, 14.0),
    (60.0, 66.0, 32.0, 90.0, 0.0, 90.0),
    (-34.0, 90.0, -62.0, 62.0, -62.0, 12.0),
    (-62.0, -26.0, -22.0, -40.0, 0.0, -96.0),
)


CREST: tuple[Curve, ...] = (
    (-98, -36),
    (-70, -80, -40, -80, -22, -40),
    (-8, -12, 16, -12, 30, -40),
    (46, -78, 76, -78, 98, -42),
)
"""The upper line of a flood."""


def shrunk(curves: tuple[Curve, ...], share: float, down: float) -> tuple[Curve, ...]:
    return tuple(
        tuple(number * share + (down if place % 2 else 0) for place, number in enumerate(curve)) for curve in curves
    )


EMBLEMS: dict[str, tuple[Part, ...]] = {
    "bad_season": (
        *lines("#2F6FA8", 9, (-44, 26, -62, 66), (-4, 26, -22, 66), (36, 26, 18, 66)),
        *lines("#2F6FA8", 9, (-22, 58, -36, 92), (18, 58, 4, 92), (60, 34, 42, 74)),
        Part(
            "#5F6C78",
            ((-64, 20), (-108, 16, -104, -44, -64, -40), (-58, -92, 14, -98, 30, -58), (80, -74, 108, 10, 64, 20)),
        ),
        Part(
            "#8E9BA6",
            ((-60, -2), (-84, -6, -82, -30, -58, -28), (-50, -70, 4, -74, 18, -46), (-10, -52, -40, -24, -60, -2)),
        ),
    ),
    "drought": (
        *lines("#E8862A", 9, (-30, -92, -30, -74), (-84, -34, -68, -34), (-70, -74, -58, -62), (10, -74, -2, -62)),
        disc("#F2B838", -30, -34, 30),
        Part("#A9713C", ((-96, 22), (-40, 12, 40, 12, 96, 22), (96, 86), (-96, 86))),
        *(
            Part(DARK, curves, 6)
            for curves in (
                ((-40, 17), (-30, 40), (-50, 58), (-38, 86)),
                ((14, 15), (24, 36), (10, 56), (26, 86)),
                ((-30, 40), (0, 44), (24, 36)),
                ((26, 50), (60, 58), (96, 48)),
            )
        ),
        *lines("#5B3A1E", 8, (56, 16, 56, -44), (56, -12, 78, -36), (56, -22, 38, -42)),
    ),
    "epidemic": (
        Part(
            "#2B211B",
            (
                (0, -18),
                (-26, -58, -70, -76, -100, -52),
                (-84, -44, -82, -30, -84, -12),
                (-70, -20, -62, -8, -60, 8),
                (-48, -2, -38, 10, -34, 28),
                (-26, 62, -14, 80, 0, 94),
                (14, 80, 26, 62, 34, 28),
                (38, 10, 48, -2, 60, 8),
                (62, -8, 70, -20, 84, -12),
                (82, -30, 84, -44, 100, -52),
                (70, -76, 26, -58, 0, -18),
            ),
        ),
        Part(CREAM, ((-20, -8), (-8, 6, 8, 6, 20, -8), (14, -30), (-14, -30))),
        disc("#B9543F", 0, -46, 20),
        Part("#F2B838", ((-8, -44), (8, -44), (0, -20))),
        disc(DARK, -8, -54, 4),
        disc(DARK, 8, -54, 4),
    ),
    "earthquake": (
        Part("#C99A62", ((-96, -26), (-2, -26), (-20, 4), (6, 22), (-18, 58), (-6, 84), (-96, 84))),
        Part("#8E6238", ((24, -2), (96, -2), (96, 96), (12, 96), (2, 64), (28, 28), (2, 12))),
        Part(DARK, ((6, -90), (-12, -60), (12, -44), (-2, -26), (-20, 4), (6, 22), (-18, 58), (-4, 92)), 8),
        *lines(DARK, 6, (-62, -70, -40, -44), (58, -62, 40, -34), (-92, -50, -78, -40), (88, -40, 74, -26)),
        Part("#6B4A2C", ((-86, -26), (-86, -52), (-46, -52), (-46, -26))),
        Part("#5A3C22", ((44, -2), (52, -30), (90, -20), (84, -2))),
    ),
    "fire": (
        Part("#C8321B", FIRE),
        Part("#FF8A1F", shrunk(FIRE, 0.66, 30)),
        Part("#FFD95A", shrunk(FIRE, 0.36, 58)),
    ),
    "flood": (
        Part("#2F6FA8", (*CREST, (98, 92), (-98, 92))),
        Part(CREAM, CREST, 7),
        *(Part("#5FA3D6", shrunk(CREST, 1, down), 9) for down in (46, 90)),
    ),
    "locusts": (
        Part("#4E5A1C", ((4, 22), (-30, -58), (-64, 74)), 7),
        *lines("#4E5A1C", 7, (24, 28, 36, 76), (44, 26, 66, 68)),
        Part("#7C8A2E", ((-88, 22), (-56, -22, 24, -36, 62, -14), (82, 0, 80, 24, 62, 30), (20, 44, -46, 42, -88, 22))),
        Part("#D8D29A", ((-92, 8), (-56, -52, 10, -50, 38, -16), (2, 8, -52, 16, -92, 8))),
        Part("#4E5A1C", ((68, -10), (78, -44, 92, -56, 98, -58)), 5),
        Part("#4E5A1C", ((60, -14), (64, -50, 76, -68, 80, -72)), 5),
        disc(CREAM, 64, 4, 9),
        disc(DARK, 66, 4, 4),
    ),
    "raiders": (
        *lines("#6B4A2C", 10, (-78, 88, 62, -62), (78, 88, -62, -62)),
        Part("#23252B", ((54, -48), (90, -94), (74, -36), (62, -62))),
        Part("#23252B", ((-54, -48), (-90, -94), (-74, -36), (-62, -62))),
        disc("#A63D2F", 0, 26, 44, 50),
        disc("#D9B27C", 0, 26, 26, 32),
        disc("#A63D2F", 0, 26, 10, 12),
    ),
    "sacrifice": (
        Part("#5F646C", ((-22, -8), (22, -8), (18, 44), (0, 92), (-18, 44))),
        Part("#8D939B", ((0, -8), (22, -8), (18, 44), (0, 92))),
        Part("#D9B27C", ((-44, -20), (44, -20), (44, -4), (-44, -4))),
        Part("#D9B27C", ((-13, -94), (13, -94), (13, -20), (-13, -20))),
        *lines("#8B6A32", 6, (-13, -76, 13, -66), (-13, -54, 13, -44), (-13, -34, 13, -24)),
        Part("#B3261E", ((62, 8), (72, 30, 84, 40, 84, 56), (84, 86, 40, 86, 40, 56), (40, 40, 52, 30, 62, 8))),
    ),
    "tornado": (
        swirl(-78, 84, 4),
        swirl(-46, 66, 0),
        swirl(-14, 48, 8),
        swirl(16, 34, 0),
        swirl(44, 22, -8),
        swirl(70, 12, -2),
        *lines("#8B6A45", 9, (-70, 92, -30, 92), (20, 92, 62, 92)),
    ),
    "volcano": (
        disc("#8B8178", 28, -76, 20),
        disc("#A39A90", 56, -66, 24),
        disc("#77706A", 78, -84, 15),
        Part("#5E4535", ((-98, 88), (-48, -4), (-30, -4), (2, 36), (34, -42), (60, -42), (98, 88))),
        Part("#E2502A", ((32, -38), (62, -38), (76, 14), (60, -2), (52, 42), (42, 4), (28, 22), (36, -20))),
        Part("#FFC04A", ((40, -40), (54, -40), (56, -8), (48, 10), (44, -10))),
        Part("#77604E", ((-48, -4), (-30, -4), (-14, 16), (-30, 10), (-40, 24), (-58, 14))),
    ),
    "wolves": (
        Part(
            "#5E646C",
            (
                (-66, -96),
                (-22, -46),
                (22, -46),
                (66, -96),
                (78, -14),
                (92, 24),
                (58, 30),
                (26, 60),
                (0, 94),
                (-26, 60),
                (-58, 30),
                (-92, 24),
                (-78, -14),
            ),
        ),
        Part("#D5D8DC", ((-22, 0), (0, -14), (22, 0), (34, 34), (14, 58), (0, 76), (-14, 58), (-34, 34))),
        Part("#2B1A0E", ((-14, 46), (14, 46), (0, 70))),
        Part("#F2B838", ((-52, -10), (-24, 2), (-32, 12), (-48, 4))),
        Part("#F2B838", ((52, -10), (24, 2), (32, 12), (48, 4))),
    ),
}
"""By the name of the catastrophe in the edition."""


def emblem(painter: QPainter, rect: QRectF, name: str) -> None:
    """Draw an emblem with a cream edge, so that it reads on any ground."""
    middle, scale = QPointF(rect.center()), min(rect.width(), rect.height()) / 2
    edge = max(2.0, scale * 0.16)
    for part in EMBLEMS[name]:
        path = course(middle, scale, part.curves) if part.width else outline(middle, scale, part.curves)
        painter.strokePath(path, pen(CREAM, part.width * scale / 100 + edge))
    for part in EMBLEMS[name]:
        if part.width:
            painter.strokePath(course(middle, scale, part.curves), pen(part.colour, part.width * scale / 100))
        else:
            shape = outline(middle, scale, part.curves)
            painter.fillPath(shape, solid(part.colour))
            painter.strokePath(shape, pen(DARK, max(0.6, scale * 0.03)))
