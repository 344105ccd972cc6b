"""The board of tracks: the score ring around it, three excavation tracks, the rounds."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.marajoara.art import exchange_sign, shard_sign, vase_sign
from desktop.paint.grounds import well
from desktop.paint.marks import coin, die_symbol, magnifier, victory_points
from desktop.paint.painting import kept, pen
from desktop.paint.paths import polygon, rounded
from desktop.paint.pieces import wooden
from desktop.paint.text import WIDEST, Row, figure, smallest
from desktop.style.mixing import darker, mix, solid, with_alpha
from desktop.style.theme import SMALLEST_TEXT, Style, die_mark
from rules.marajoara.components import TrackName, TrackSpace

LARGEST_FIGURE = 20.0
FIVES = 5


def score_spaces(rect: QRectF, band: float, lap: int) -> list[QRectF]:
    """The spaces of the ring, from the upper left corner clockwise; corners are `band` square."""
    columns = _columns_of(rect, band, lap)
    right = (lap - 2 * columns + 1) // 2
    left = lap - 2 * columns - right
    wide = (rect.width() - 2 * band) / (columns - 2)
    middles = [rect.x() + band + wide * number for number in range(columns - 2)]
    far, low = rect.right() - band, rect.bottom() - band
    across = [(rect.x(), band), *((x, wide) for x in middles), (far, band)]
    tall = (rect.height() - 2 * band) / max(1, right)
    short = (rect.height() - 2 * band) / max(1, left)
    return [
        *(QRectF(x, rect.y(), width, band) for x, width in across),
        *(QRectF(far, rect.y() + band + tall * number, band, tall) for number in range(right)),
        *(QRectF(x, low, width, band) for x, width in reversed(across)),
        *(QRectF(rect.x(), low - short * (number + 1), band, short) for number in range(left)),
    ]


def _columns_of(rect: QRectF, band: float, lap: int) -> int:
    """How many spaces lie on the top side, corners included, so that all are about as long."""

    def unevenness(columns: int) -> float:
        wide = (rect.width() - 2 * band) / (columns - 2)
        return abs(wide - (rect.height() - 2 * band) / (lap / 2 - columns))

    return min(range(3, max(4, lap // 2)), key=unevenness)


def score_ring(painter: QPainter, spaces: Sequence[QRectF], style: Style) -> None:
    """The printed ring; every fifth space stands out."""
    ground, size, row = style.ground, style.text_size(14), Row(WIDEST, smallest(spaces))
    for number, space in enumerate(spaces):
        path, stands_out = rounded(space.adjusted(2, 2, -2, -2), 5), number % FIVES == 0
        painter.fillPath(path, mix(ground.well, style.accent, 0.16 if stands_out else 0))
        painter.strokePath(path, pen(ground.edge))
        ink, weight_size = (ground.ink, size + 1) if stands_out else (style.quiet_ink, size)
        room = min(space.width(), space.height()) * 0.56
        shown = max(SMALLEST_TEXT, min(weight_size, room))
        figure(painter, space, str(number), shown, ink, "bold" if stands_out else "regular", row=row)


def track_spaces(rect: QRectF, count: int) -> list[QRectF]:
    """The spaces of one excavation track, from its start downwards."""
    high = rect.height() / count
    return [
        QRectF(rect.x(), rect.y() + number * high, rect.width(), high).adjusted(3, 2.5, -3, -2.5)
        for number in range(count)
    ]


def excavation_track(
    painter: QPainter,
    rect: QRectF,
    name: TrackName,
    spaces: Sequence[TrackSpace],
    style: Style,
    occupied: Collection[int] = (),
) -> None:
    """A track with what each space gives. Discs stand at the right: on occupied spaces the sign moves to the left."""
    colour, places = die_mark(name).body, track_spaces(rect, len(spaces))
    with kept(painter):
        painter.setPen(pen(with_alpha(colour, 0.75), max(4.0, rect.width() * 0.07)))
        middle = rect.center().x() - rect.width() * 0.05
        painter.drawLine(QLineF(middle, places[0].center().y(), middle, places[-1].center().y()))
    for number, (space, place) in enumerate(zip(spaces, places, strict=True)):
        path = rounded(place, 7)
        if space.kind == "start":
            painter.fillPath(path, mix(style.ground.well, colour, 0.22))
            painter.strokePath(path, pen(style.ground.edge))
            continue
        well(painter, path, style, mix(style.ground.board, colour, 0.16 if style.is_dark else 0.10), 0.7)
        painter.fillPath(rounded(QRectF(place.x(), place.y(), 4, place.height()), 2), solid(colour))
        room = 2 * disc_radius(place) + 5 if number in occupied else 0
        space_sign(painter, place.adjusted(5, 0, -room, 0), space, name, style)


def disc_places(place: QRectF, count: int) -> list[QPointF]:
    """Place this many discs on one space: beside the sign, two and two above each other."""
    radius = disc_radius(place)
    spots = []
    for number in range(count):
        column, row = divmod(number, 2)
        x = place.right() - radius - 3 - column * 1.5 * radius
        is_alone = row == 0 and number == count - 1
        y = place.center().y() + (0 if is_alone else (row - 0.5) * 1.3 * radius)
        spots.append(QPointF(x, y))
    return spots


def start_places(place: QRectF, count: int) -> list[QPointF]:
    """Place this many discs at the start, side by side while there is room."""
    radius = disc_radius(place)
    step = min(2.1 * radius, (place.width() - 2 * radius - 6) / max(1, count - 1))
    left = place.center().x() - step * (count - 1) / 2
    return [QPointF(left + number * step, place.center().y()) for number in range(count)]


def disc_radius(place: QRectF) -> float:
    return min(place.height() * 0.36, place.width() * 0.15)


def space_sign(painter: QPainter, box: QRectF, space: TrackSpace, name: TrackName, style: Style) -> None:
    """What a space gives, as signs: readable without a language."""
    middle, ink = box.center(), style.ground.ink
    half = min(box.height(), box.width()) * 0.5
    left, right = middle - QPointF(half * 0.54, 0), middle + QPointF(half * 0.66, 0)
    match space.kind:
        case "start":
            return
        case "boost":
            _words(painter, box, left, f"+{space.amount}", style)
            die_symbol(painter, right, half * 0.84, name)
        case "token":
            magnifier(painter, middle, half * 0.66, ink)
        case "points":
            victory_points(painter, middle, min(half * 0.84, larger(17, style)), space.amount)
        case "double_blue":
            die_symbol(painter, left, half * 0.84, "blue")
            _words(painter, box, right, "×2", style)
        case "swap":
            exchange_sign(painter, middle, half * 0.78, ink)
        case "cheap_exhibit":
            coin(painter, left, half * 0.56, space.amount)
            vase_sign(painter, right, half * 0.62, die_mark(name).body)
        case "points_for_neighbours":
            victory_points(painter, left, min(half * 0.68, larger(14, style)), space.amount)
            shard_sign(painter, right, half * 0.44)
        case "points_for_tokens":
            victory_points(painter, left, min(half * 0.68, larger(14, style)), space.amount)
            magnifier(painter, right, half * 0.50, ink)
        case "remove_vase":
            _words(painter, box, left, f"×{space.amount}", style)
            vase_sign(painter, right, half * 0.62, die_mark(name).body)
        case "end_per_fragment" | "end_points" | "end_per_vase":
            _end_sign(painter, box, space, name, style)


def larger(length: float, style: Style) -> float:
    """A length that large tables stretch and small ones leave."""
    return length * max(1.0, style.unit)


BESIDE_SIGN = 0.76
"""What words have beside a sign, of the height of a space."""


def _words(painter: QPainter, box: QRectF, centre: QPointF, words: str, style: Style) -> None:
    size = max(SMALLEST_TEXT, min(larger(LARGEST_FIGURE, style), box.height() * 0.46, box.width() * 0.40))
    wide = min(box.width(), box.height()) * BESIDE_SIGN
    place = QRectF(centre.x() - wide / 2, box.y(), wide, box.height())
    figure(painter, place, words, size, style.ground.ink)


def _end_sign(painter: QPainter, box: QRectF, space: TrackSpace, name: TrackName, style: Style) -> None:
    """What the first and the second disc to arrive are worth, each in its sun; a sign says for each of what."""
    per_thing = space.kind != "end_points"
    radius = min(box.height() * 0.38, box.width() * (0.172 if per_thing else 0.235), larger(15, style))
    shift = radius * (0.7 if per_thing else 0)
    for number, amount in enumerate((space.amount, space.second)):
        centre = QPointF(box.center().x() - shift + (number - 0.5) * radius * 2.12, box.center().y())
        victory_points(painter, centre, radius, amount)
    side = QPointF(box.center().x() - shift + radius * 2.8, box.center().y())
    if space.kind == "end_per_fragment":
        shard_sign(painter, side, radius * 0.5)
    elif space.kind == "end_per_vase":
        vase_sign(painter, side, radius * 0.72, die_mark(name).body)


def round_spaces(rect: QRectF, rounds: int) -> list[QRectF]:
    high = rect.height() / rounds
    return [
        QRectF(rect.x(), rect.y() + number * high, rect.width(), high).adjusted(2, 1.5, -2, -1.5)
        for number in range(rounds)
    ]


def round_track(painter: QPainter, rect: QRectF, rounds: int, played: int, style: Style) -> None:
    """The rounds downwards: those that are over fade. The marker is a piece of its own."""
    size, places = style.text_size(14), round_spaces(rect, rounds)
    row = Row(WIDEST, smallest(places))
    for number, place in enumerate(places, 1):
        path, shown = rounded(place, 5), max(SMALLEST_TEXT, min(size, place.height() * 0.7))
        if number <= played:
            painter.fillPath(path, with_alpha(style.ground.well, 0.5))
            figure(painter, place, str(number), shown, style.quiet_ink, "regular", row=row)
        else:
            well(painter, path, style, depth=0.6)
            figure(painter, place, str(number), shown, style.ground.ink, "semibold", row=row)


def round_marker(painter: QPainter, place: QRectF, number: int, style: Style) -> None:
    """The wooden marker on the round that is played."""
    tip, size = place.right() + 4, max(16.0, min(style.text_size(17), place.height() * 0.8))
    path = polygon(
        (
            (place.x(), place.y()),
            (place.right() - 6, place.y()),
            (tip, place.center().y()),
            (place.right() - 6, place.bottom()),
            (place.x(), place.bottom()),
        )
    )
    wooden(painter, path, style.accent, style)
    inlay = style.plate(darker(style.accent, 0.2))
    painter.fillPath(rounded(place.adjusted(2, 2, -6, -2), 4), solid(inlay))
    figure(painter, place.adjusted(0, 0, -4, 0), str(number), size, style.readable_on("#FFFFFF", inlay))
