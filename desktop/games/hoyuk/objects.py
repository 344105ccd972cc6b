"""What stands on roofs and in pens, drawn from the side: oven, totem, villager, shaman, cattle; and an ingot of metal.

Each has a cream edge, so that it reads on the roofs of all clans, and a silhouette that no other piece has.
"""

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.paint.light import around, aslant, downwards, shadow
from desktop.paint.painting import pen
from desktop.paint.paths import circle, glyph_path, polygon
from desktop.paint.silhouettes import Curve, meeple_path, outline
from desktop.style.mixing import solid, with_alpha
from desktop.style.theme import Style

EARTH = "#2B1A0E"
CREAM = "#FFF6E2"
OCHRE = "#A63D2F"

OVEN: tuple[Curve, ...] = (
    (-60, 0),
    (-65, -43, -40, -86, -13, -88),
    (-11, -100),
    (11, -100),
    (13, -88),
    (40, -86, 65, -43, 60, 0),
)
OVEN_MOUTH: tuple[Curve, ...] = ((-28, -3), (-28, -54, 28, -54, 28, -3))
FIRE: tuple[Curve, ...] = ((-17, -4), (-15, -20, -3, -18, 0, -37), (7, -20, 17, -17, 17, -4))

TOTEM_PILLAR: tuple[Curve, ...] = ((-18, 0), (-16, -41), (16, -41), (18, 0))
TOTEM_HEAD: tuple[Curve, ...] = ((-26, -74), (26, -74), (20, -52), (10, -31), (-10, -31), (-20, -52))
TOTEM_HORNS: tuple[Curve, ...] = (
    (-15, -69),
    (-44, -63, -48, -85, -37, -100),
    (-36, -84, -22, -78, 0, -78),
    (22, -78, 36, -84, 37, -100),
    (48, -85, 44, -63, 15, -69),
)
TOTEM_FOOT: tuple[Curve, ...] = ((-30, 0), (-30, -12), (30, -12), (30, 0))

ROBE: tuple[Curve, ...] = ((-30, 0), (-27, -30, -17, -47, 0, -50), (17, -47, 27, -30, 30, 0))
SASH: tuple[Curve, ...] = ((-7, -43), (7, -43), (10, 0), (-10, 0))
ANTLERS = ((10, -73, 23, -97), (17, -85, 31, -86))
"""Of the right side; those of the left are the same."""

COW: tuple[Curve, ...] = (
    (-46, -62),
    (-21, -72, 11, -64, 21, -76),
    (36, -74),
    (54, -47),
    (45, -40),
    (31, -45),
    (27, -25),
    (26, 0),
    (14, 0),
    (11, -23),
    (-24, -21),
    (-29, 0),
    (-40, 0),
    (-43, -29),
    (-52, -14),
)
INGOT: tuple[Curve, ...] = (
    (-100, -75),
    (-33, -48, 33, -48, 100, -75),
    (73, -25, 73, 25, 100, 75),
    (33, 48, -33, 48, -100, 75),
    (-73, 25, -73, -25, -100, -75),
)


def foot_of(rect: QRectF) -> QPointF:
    return QPointF(rect.center().x(), rect.bottom())


def cased(painter: QPainter, path: QPainterPath, high: float, style: Style) -> None:
    """The shadow and the cream edge of a piece so high."""
    shadow(painter, path, style, drop=high * 0.06, blur=high * 0.13, strength=0.4)
    painter.strokePath(path, pen(CREAM, max(2.4, high * 0.16)))


def oven(painter: QPainter, rect: QRectF, style: Style) -> None:
    """A clay dome with a fire in its mouth."""
    foot, high = foot_of(rect), rect.height()
    dome = outline(foot, high, OVEN)
    cased(painter, dome, high, style)
    clay = ((0, "#F0B27C"), (0.5, "#C9743F"), (1, "#8B4321"))
    painter.fillPath(dome, aslant(dome.boundingRect(), clay))
    painter.strokePath(dome, pen(EARTH, max(1.0, high * 0.07)))
    painter.fillPath(outline(foot, high, OVEN_MOUTH), solid("#2A0F06"))
    painter.fillPath(outline(foot, high, FIRE), solid("#FFB02E"))


def totem(painter: QPainter, rect: QRectF, style: Style) -> None:
    """A pillar of pale stone with a bull's head."""
    foot, high = foot_of(rect), rect.height()
    stones = [outline(foot, high, shape) for shape in (TOTEM_PILLAR, TOTEM_FOOT, TOTEM_HEAD)]
    horns = outline(foot, high, TOTEM_HORNS)
    whole = horns
    for stone in stones:
        whole = whole.united(stone)
    cased(painter, whole, high, style)
    for stone in stones:
        painter.fillPath(stone, aslant(whole.boundingRect(), ((0, "#FFFDF4"), (1, "#CDBD9C"))))
        painter.strokePath(stone, pen(EARTH, max(0.9, high * 0.054)))
    painter.fillPath(horns, solid("#3A2618"))
    for side in (-1, 1):
        painter.fillPath(circle(foot + QPointF(side * 0.115, -0.575) * high, high * 0.05), solid(OCHRE))
    painter.fillRect(QRectF(foot.x() - high * 0.04, foot.y() - high * 0.44, high * 0.08, high * 0.09), solid(OCHRE))


def villager(painter: QPainter, rect: QRectF, style: Style) -> None:
    """A wooden figure."""
    high = rect.height()
    body = meeple_path(foot_of(rect), high)
    cased(painter, body, high, style)
    painter.fillPath(body, aslant(body.boundingRect(), ((0, "#F8DFAF"), (1, "#B98344"))))
    painter.strokePath(body, pen(EARTH, max(1.0, high * 0.06)))


def shaman(painter: QPainter, rect: QRectF, style: Style) -> None:
    """A figure in a white robe with antlers and a staff, in a halo."""
    foot, high = foot_of(rect), rect.height()
    middle = foot - QPointF(0, high * 0.44)
    light = ((0, with_alpha("#FFF7D6", 0.95)), (0.65, with_alpha("#FFE9A8", 0.6)), (1, with_alpha("#FFE9A8", 0)))
    painter.fillPath(circle(middle, high * 0.56), around(middle, high * 0.56, light))
    edge, robe = pen(EARTH, max(1.6, high * 0.087)), outline(foot, high, ROBE)
    painter.strokePath(robe, edge)
    painter.fillPath(robe, solid("#FFFFFF"))
    painter.fillPath(outline(foot, high, SASH), solid(OCHRE))
    head = circle(foot - QPointF(0, high * 0.615), high * 0.165)
    painter.strokePath(head, edge)
    painter.fillPath(head, solid("#D9A15E"))
    painter.setPen(pen(EARTH, max(1.2, high * 0.063)))
    for x0, y0, x1, y1 in ANTLERS:
        for side in (-1, 1):
            ends = QPointF(side * x0, y0), QPointF(side * x1, y1)
            painter.drawLine(QLineF(foot + ends[0] * high / 100, foot + ends[1] * high / 100))
    top = foot + QPointF(high * 0.365, -high * 0.72)
    painter.setPen(pen("#6B4A12", max(1.2, high * 0.067)))
    painter.drawLine(QLineF(foot + QPointF(high * 0.365, 0), top))
    painter.fillPath(circle(top, high * 0.09), solid("#F2B838"))


def cow(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Draw a cow in profile, with horns and a patch."""
    foot, high = foot_of(rect), rect.height() * 1.12
    body = outline(foot, high, COW)
    cased(painter, body, high * 0.9, style)
    painter.fillPath(body, downwards(body.boundingRect(), ((0, "#7C5F4B"), (1, "#51321D"))))
    painter.strokePath(body, pen("#22120A", max(0.9, high * 0.045)))
    horn = QPainterPath(foot + QPointF(0.27, -0.74) * high)
    horn.quadTo(foot + QPointF(0.23, -0.89) * high, foot + QPointF(0.37, -0.90) * high)
    painter.strokePath(horn, pen("#FFF3D8", max(1.4, high * 0.08)))
    painter.fillPath(circle(foot + QPointF(-0.14, -0.45) * high, high * 0.11), with_alpha("#F6E7C8", 0.9))


def ingot(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Metal in the shape of an ox-hide, with a spark: it stands for any symbol."""
    centre, radius = rect.center(), min(rect.width(), rect.height()) / 2
    hide = outline(centre, radius, INGOT)
    shadow(painter, hide, style, drop=radius * 0.1, blur=radius * 0.2, strength=0.35)
    metal = ((0, "#FFE7A6"), (0.5, "#D79A35"), (1, "#8A531A"))
    painter.fillPath(hide, aslant(hide.boundingRect(), metal))
    painter.strokePath(hide, pen(EARTH, max(1.1, radius * 0.09)))
    painter.fillPath(glyph_path("star", centre, radius * 0.38), solid("#FFFDF0"))


def arrow_up(centre: QPointF, radius: float) -> QPainterPath:
    """A storey may be added here."""
    shape = ((0, -1), (0.85, 0), (0.36, 0), (0.36, 0.92), (-0.36, 0.92), (-0.36, 0), (-0.85, 0))
    return polygon((centre.x() + x * radius, centre.y() + y * radius) for x, y in shape)
