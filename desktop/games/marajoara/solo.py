"""The solo missions before a game: a picture for each, and the signs of what they ask."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.marajoara.art import BLACK_SLIP
from desktop.games.marajoara.cover import JAR_SHAPE
from desktop.games.marajoara.jar import Workshop, small_jar
from desktop.games.marajoara.things import thing_of_goal
from desktop.paint.grounds import wood
from desktop.paint.light import shadow
from desktop.paint.marks import victory_points
from desktop.paint.painting import kept, pen
from desktop.paint.paths import rays, rounded, square_around
from desktop.paint.pieces import die, seat_token, vase
from desktop.paint.text import text_line
from desktop.style.mixing import mix, solid
from desktop.style.palette import DICE
from desktop.style.theme import Style
from rules.core.scoresheet import Goal

SEAT = "turquoise"
"""The first colour of the box stands for whoever plays."""
SHELF, CASE, STAR = "#7A5233", "#6B4A2E", "#D98B2B"
BIGGEST = "6"
"""The fragment that asks for most, as the pictures number them."""
SIDE = 8
STARS = ((2, 5), (5, 2), (5, 5))
START = (2, 2)
TUMBLED = (
    *((-0.38, -0.18, "yellow", 5, -18), (-0.11, 0.2, "red", 3, 12), (0.12, -0.22, "blue", 6, 24)),
    *((0.38, 0.14, "grey", 2, -10), (-0.4, 0.3, "blue", 1, 8), (0.36, -0.28, "red", 4, -30)),
)


def draw_picture(painter: QPainter, rect: QRectF, mission: int, style: Style) -> None:
    """Draw what the mission is about."""
    PICTURES[mission](painter, rect, min(rect.height(), rect.width() * 0.6), style)


def museum(painter: QPainter, rect: QRectF, size: float, style: Style) -> None:
    shelf(painter, rect, size, style, 4)
    jar(
        painter,
        QPointF(rect.center().x() - size * 0.56, rect.center().y() + size * 0.02),
        size * 0.5,
        (BIGGEST,),
        style,
    )


def whole_jar(painter: QPainter, rect: QRectF, size: float, style: Style) -> None:
    jar(painter, rect.center(), size * 0.88, tuple(JAR_SHAPE), style)


def full_case(painter: QPainter, rect: QRectF, size: float, style: Style) -> None:
    shelf(painter, rect, size, style, 5)


def shelf(painter: QPainter, rect: QRectF, size: float, style: Style, count: int) -> None:
    """Vases on a board, the one that counts larger."""
    step, foot = size * 0.27, rect.center().y() + size * 0.3
    shift = size * 0.22 if count < len("12345") else 0.0
    left = rect.center().x() + shift - (count - 1) * step / 2
    for number in range(count):
        high = size * (0.54 if number == count - 1 else 0.46)
        vase(painter, QPointF(left + number * step, foot), high, SEAT, style)
    board = QRectF(left - step * 0.75, foot - 2, (count + 0.5) * step, size * 0.09)
    shadow(painter, rounded(board, 3), style, drop=2, blur=4, strength=0.3)
    wood(painter, rounded(board, 3), SHELF, seed=3)


def jar(painter: QPainter, centre: QPointF, high: float, placed: tuple[str, ...], style: Style) -> None:
    small_jar(
        painter, QRectF(centre.x() - high * 0.39, centre.y() - high / 2, high * 0.78, high), workshop(*placed), style
    )


def workshop(*placed: str) -> Workshop:
    return Workshop((), JAR_SHAPE, placed)


def star_map(painter: QPainter, rect: QRectF, size: float, style: Style) -> None:
    cell = size * 0.86 / SIDE
    corner = rect.center() - QPointF(cell, cell) * (SIDE / 2)
    board = rounded(QRectF(corner.x() - 4, corner.y() - 4, SIDE * cell + 8, SIDE * cell + 8), 5)
    shadow(painter, board, style, drop=2, blur=5, strength=0.35)
    painter.fillPath(board, mix(style.ground.edge, "#7A5233", 0.5))
    for number in range(SIDE * SIDE):
        across, down = number % SIDE * cell, number // SIDE * cell
        space = QRectF(corner.x() + across + 0.8, corner.y() + down + 0.8, cell - 1.6, cell - 1.6)
        painter.fillPath(rounded(space, 2), solid(style.ground.well))
    for column, row in STARS:
        star(painter, corner + QPointF(column + 0.5, row + 0.5) * cell, cell)
    seat_token(painter, corner + QPointF(START[0] + 0.5, START[1] + 0.5) * cell, cell * 0.62, SEAT, style)


def not_gold(painter: QPainter, rect: QRectF, size: float, style: Style) -> None:
    for number, (colour, face, turn) in enumerate((("red", 2, -8), ("blue", 3, 6), ("grey", 1, -4))):
        spot = rect.center() + QPointF((number - 1) * size * 0.44, -size * 0.1)
        tumbling(painter, spot, size * 0.32, (colour, face, turn), style)
    words = QRectF(rect.x(), rect.center().y() + size * 0.13, rect.width(), size * 0.3)
    ink = style.readable_on("#A3271C", style.ground.felt_rim)
    text_line(painter, words, "− 2 ×", size * 0.2, ink, "bold", across="centre", serif=True)


def two_museums(painter: QPainter, rect: QRectF, size: float, style: Style) -> None:
    for aside, placed in ((-1, ("1", "2", "3")), (1, ("3", "4", "5"))):
        jar(painter, rect.center() + QPointF(aside * size * 0.46, -size * 0.03), size * 0.78, placed, style)
    tumbling(painter, rect.center() + QPointF(0, size * 0.24), size * 0.28, ("yellow", 5, -6), style)


def unstable(painter: QPainter, rect: QRectF, size: float, style: Style) -> None:
    for right, down, colour, face, turn in TUMBLED:
        spot = rect.center() + QPointF(right * size * 1.45, down * size * 0.9)
        tumbling(painter, spot, size * 0.29, (colour, face, turn), style)


def seven_sites(painter: QPainter, rect: QRectF, size: float, style: Style) -> None:
    step = size * 0.4
    for number in range(7):
        row, column = divmod(number, 4)
        spot = rect.center() + QPointF((column - 1.5 + row * 0.5) * step, (row - 0.5) * step * 1.02)
        seat_token(painter, spot, size * 0.175, SEAT, style)


def tumbling(painter: QPainter, spot: QPointF, side: float, how: tuple[str, int, int], style: Style) -> None:
    """A die as it has rolled: colour, face, turned by so many degrees."""
    colour, face, turn = how
    with kept(painter):
        painter.translate(spot)
        painter.rotate(turn)
        die(painter, QPointF(), side, colour, face, style)


def star(painter: QPainter, centre: QPointF, radius: float) -> None:
    path = rays(centre, radius, radius * 0.45, 5)
    painter.fillPath(path, solid(STAR))
    painter.strokePath(path, pen("#6B3F0C", 1.2))


Draw = Callable[[QPainter, QRectF, float, Style], None]
PICTURES: dict[int, Draw] = {
    1: museum,
    2: whole_jar,
    3: full_case,
    4: star_map,
    5: not_gold,
    6: two_museums,
    7: unstable,
    8: seven_sites,
}


# Signs of objectives

sign_thing = thing_of_goal


def draw_sign(painter: QPainter, rect: QRectF, goal: Goal, style: Style) -> None:
    """Draw what one objective asks, as small as an icon."""
    args, centre, side = dict(goal.args), rect.center(), rect.width()
    match goal.label:
        case "goal-fragment":
            jar(painter, centre, side, (BIGGEST,), style)
        case "goal-all-fragments":
            jar(painter, centre, side, tuple(JAR_SHAPE), style)
        case "goal-track-end":
            track_end(painter, rect, str(args["ref"]))
        case "goal-case":
            case_sign(painter, rect, str(args["number"]), style)
        case "goal-space":
            star(painter, centre, side * 0.46)
        case "goal-all-tokens":
            seat_token(painter, centre, side * 0.42, SEAT, style)
        case _:
            victory_points(painter, centre, side * 0.5, int(args["number"]), side * 0.46)


def track_end(painter: QPainter, rect: QRectF, track: str) -> None:
    """The last space of a track in its colour."""
    colour, square = DICE[track].body, square_around(rect.center(), rect.width() * 0.46)
    flag = rounded(square.adjusted(square.width() * 0.12, 0, -square.width() * 0.12, 0), 4)
    painter.fillPath(flag, mix(colour, "#FBF5E7", 0.55))
    painter.strokePath(flag, pen(colour, 2))
    text_line(painter, square, "9", rect.width() * 0.56, "#2A1F1C", "bold", across="centre")


def case_sign(painter: QPainter, rect: QRectF, number: str, style: Style) -> None:
    box = rect.adjusted(rect.width() * 0.06, 1, -rect.width() * 0.06, -1)
    painter.fillPath(rounded(box, 5), solid(CASE))
    painter.strokePath(rounded(box, 5), pen(BLACK_SLIP, 1.2))
    vase(painter, QPointF(box.center().x() - box.width() * 0.16, box.bottom() - 3), box.height() * 0.74, SEAT, style)
    corner = QRectF(box.center().x(), box.center().y() - 2, box.width() / 2 - 2, box.height() / 2)
    text_line(painter, corner, number, rect.width() * 0.46, "#FFF3DC", "bold", across="centre")
