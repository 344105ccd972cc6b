"""A chart as it is painted: the photo below, lines, plates and spots above it, letters, data at their places.

What is the owner's is drawn in blue and whole; what is still reconstructed is dashed and pale.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QTransform

from desktop.board.charts import Chart, Letters
from desktop.own_box.chart.laid import Cell, Item, Laid, Link, Place, Spot
from desktop.paint.light import shadow
from desktop.paint.painting import SMOOTH, clipped, dashed, faded, pen
from desktop.paint.paths import around_points, circle, polygon, regular_polygon, rounded, square_around
from desktop.paint.text import figure, text_block, text_line
from desktop.style.fonts import height_of, width_of
from desktop.style.mixing import mix, solid, with_alpha
from desktop.style.palette import OWNER
from desktop.style.theme import SMALLEST_TEXT, Style

OURS, CASING, DARK = "#8A5A00", "#FFFFFF", "#20242E"
"""On a photo, which is the same in all themes: what is reconstructed, what parts lines from it, ink."""
ERROR, REMARK = "#A3271C", "#E0A021"
AROUND_SPOT = 24.0
"""Pixels, for rings and shadows."""
PALE = 0.62
"""How much of what is reconstructed is seen over a photo."""
PLATE = 1.38
"""How far a plate reaches beyond the middles of its spots, in their radius."""
LEAST_RADIUS = 4.0
SMALL_BOARD = 0.7
USUAL_SCALE, LEAST_FINE = 560.0, 0.4
"""Boards less wide than this have thinner lines around what lies on them; not thinner than this part."""
PIN, NUMBER, LEAST_NUMBER = 10.0, 11.0, 8.5
"""Radii, in pixels: of the pins on the corners, of the numbers of problems, also on small boards."""
NEAR_LINE = 0.02
"""Labels stand on one line that are no farther apart, of the width of the board."""
DARK_PLATE = "#1F1C1A"


@dataclass(slots=True)
class Shown:
    """What is seen of a chart now."""

    chart: Chart
    laid: Laid
    style: Style
    onto: QTransform
    """From the plane of the chart to the view."""
    scale: float
    """Pixels for the width of the board."""
    photo: QImage | None = None
    photo_onto: QTransform = field(default_factory=QTransform)
    opacity: float = 1.0
    drawing: QImage | None = None
    """Our own drawing of the board, below everything."""
    selected: str = ""
    moved: Mapping[str, QPointF] = field(default_factory=dict)
    """Where what is being moved is now, on the plane."""
    letters: Mapping[str, str] = field(default_factory=dict)
    """What is being painted over spaces of the grid."""
    confirmed: frozenset[str] = frozenset()
    findings: Mapping[str, Sequence[tuple[int, bool]]] = field(default_factory=dict)
    """By what they are about: the number of each, and whether it is an error."""
    line: tuple[QPointF, QPointF] | None = None
    """A line that is being drawn, on the view."""
    pins: Sequence[QPointF] = ()
    pin: int = -1
    """The one that is held."""
    is_cornering: bool = False
    word: Callable[[str], str] = str
    short: Callable[[Place], str] = lambda place: ""
    label: Callable[[str], str] = str

    @property
    def has_ground(self) -> bool:
        """Whether something lies under the chart that should be seen through it."""
        return self.photo is not None or self.drawing is not None

    @property
    def fine(self) -> float:
        """How broad lines are, of what they are on a board of the usual size."""
        return min(1.0, max(LEAST_FINE, self.scale / USUAL_SCALE))

    def at(self, spot: Spot) -> QPointF:
        return self.onto.map(self.moved.get(spot.id, self.laid.on(spot)))

    def radius(self, spot: Spot) -> float:
        return max(LEAST_RADIUS, spot.sort.radius * self.scale)

    def rect(self, spot: Spot) -> QRectF:
        return square_around(self.at(spot), self.radius(spot))

    def is_yours(self, item: Item) -> bool:
        return item.source == "owner" or item.id in self.confirmed

    def is_known(self, item: Item) -> bool:
        return self.is_yours(item) or item.source != "reconstructed"


def paint_chart(painter: QPainter, view: QRectF, shown: Shown) -> None:
    paint_ground(painter, view, shown)
    if shown.is_cornering:
        paint_faint(painter, shown)
        paint_pins(painter, shown)
        return
    paint_letters(painter, shown)
    paint_links(painter, shown)
    paint_plates(painter, shown)
    for spot in shown.laid.spots:
        if spot.sort.shape != "plate":
            paint_spot(painter, spot, shown)
    paint_places(painter, shown)
    paint_pins(painter, shown)
    if shown.line is not None:
        path = line_path(*shown.line)
        painter.strokePath(path, pen(CASING, 6))
        painter.strokePath(path, pen(OWNER, 3))
    paint_numbers(painter, view, shown)
    paint_tag(painter, view, shown)


# The ground


def paint_ground(painter: QPainter, view: QRectF, shown: Shown) -> None:
    style, frame = shown.style, shown.onto.map(QPolygonF(shown.chart.frame.rect))
    edge = QPainterPath()
    edge.addPolygon(frame)
    edge.closeSubpath()
    painter.fillRect(view, solid(style.ground.felt_rim))
    if not shown.is_cornering:
        shadow(painter, edge, style, drop=3, blur=8, strength=0.3)
        painter.fillPath(edge, solid(style.ground.board))
        if shown.drawing is not None:
            painter.drawImage(frame.boundingRect(), shown.drawing)
    if shown.photo is not None:
        with faded(painter, 1.0 if shown.is_cornering else shown.opacity):
            painter.setTransform(shown.photo_onto)
            painter.drawImage(0, 0, shown.photo)
            painter.resetTransform()
    painter.strokePath(edge, pen(with_alpha(CASING, 0.8), 3))
    painter.strokePath(edge, pen(OWNER if shown.is_cornering else with_alpha(DARK, 0.8), 1.4))


def paint_faint(painter: QPainter, shown: Shown) -> None:
    """The chart over the photo as it was taken: to see whether the corners are right."""
    for link in shown.laid.links:
        if not link.sort.is_round and (ends := shown.laid.ends(link)) is not None:
            path = line_path(shown.at(ends[0]), shown.at(ends[1]))
            painter.strokePath(path, pen(with_alpha(CASING, 0.7), 3))
            painter.strokePath(path, pen(with_alpha(OWNER, 0.8), 1.4))
    rings = [shown.laid.on(spot) for spot in shown.laid.spots if spot.sort.shape != "plate"]
    radii = [spot.sort.radius for spot in shown.laid.spots if spot.sort.shape != "plate"]
    for middle, radius in zip(rings, radii, strict=True):
        path = shown.onto.map(circle(middle, radius))
        painter.strokePath(path, pen(CASING, 3.4))
        painter.strokePath(path, pen(OWNER, 1.6))
    areas = [place.rect for place in shown.laid.places]
    if shown.chart.letters is not None:
        areas += [shown.laid.cell_area(cell.column, cell.row) for cell in shown.laid.cells]
    for area in areas:
        box = QPainterPath()
        box.addPolygon(shown.onto.map(QPolygonF(area)))
        painter.strokePath(box, pen(CASING, 3))
        painter.strokePath(box, pen(OWNER, 1.2))


def paint_pins(painter: QPainter, shown: Shown) -> None:
    """White discs with a blue cross, as on a map."""
    for number, at in enumerate(shown.pins):
        radius = PIN * (1.25 if number == shown.pin else 1.0)
        disc = circle(at, radius)
        shadow(painter, disc, shown.style, drop=1, blur=4, strength=0.4)
        is_first = number == 0 and shown.is_cornering  # the upper left corner, however the photo was taken
        painter.fillPath(disc, solid(OWNER if is_first else CASING))
        painter.strokePath(disc, pen(CASING if is_first else OWNER, 2.4 if number == shown.pin else 1.8))
        half = radius * 0.55
        painter.setPen(pen(CASING if is_first else OWNER, 1.8))
        painter.drawLine(QLineF(at.x() - half, at.y(), at.x() + half, at.y()))
        painter.drawLine(QLineF(at.x(), at.y() - half, at.x(), at.y() + half))


# Lines


def line_path(start: QPointF, end: QPointF) -> QPainterPath:
    path = QPainterPath(start)
    path.lineTo(end)
    return path


def link_path(link: Link, shown: Shown) -> QPainterPath:
    """The line as it is drawn: through its site; around the globe as two stubs at the edges."""
    ends = shown.laid.ends(link)
    if ends is None:
        return QPainterPath()
    one, other = shown.at(ends[0]), shown.at(ends[1])
    if link.sort.is_round:
        frame = shown.onto.mapRect(shown.chart.frame.rect)
        west, east = sorted((one, other), key=lambda each: each.x())
        path = line_path(west, QPointF(frame.left(), west.y()))
        path.addPath(line_path(east, QPointF(frame.right(), east.y())))
        return path
    site = shown.laid.site_on(link)
    path = QPainterPath(one)
    if site is not None:
        path.lineTo(shown.at(site))
    path.lineTo(other)
    return path


def paint_links(painter: QPainter, shown: Shown) -> None:
    for link in shown.laid.links:
        path, is_held = link_path(link, shown), link.id == shown.selected
        ink = OWNER if shown.is_yours(link) else OURS if link.source == "reconstructed" else DARK
        if is_held:
            painter.strokePath(path, pen(CASING, 9))
            painter.strokePath(path, pen(shown.style.theme.rim, 6))
        painter.strokePath(path, pen(with_alpha(CASING, 0.92), 4.6 * shown.fine))
        is_dashed = link.source == "reconstructed" and not shown.is_yours(link)
        painter.strokePath(path, dashed(ink, 1.9 * shown.fine, (2.6, 1.8)) if is_dashed else pen(ink, 2.1 * shown.fine))
    for start in shown.laid.spots:
        if not start.sort.ends:
            continue
        names = start.facts.get(start.sort.ends)
        for name in names if isinstance(names, list) else ():
            to = next((each for each in shown.laid.spots if each.name == name and each.sort.shape == "plate"), None)
            if to is not None:
                path = line_path(shown.at(start), shown.at(to))
                painter.strokePath(path, pen(with_alpha(CASING, 0.9), 4.2 * shown.fine))
                painter.strokePath(path, dashed(OURS if start.source == "reconstructed" else DARK, 1.6, (1.2, 2.2)))


# Spots


def plate_path(plate: Spot, shown: Shown) -> QPainterPath:
    spots = shown.laid.on_plate(plate)
    if not spots:
        return circle(shown.at(plate), shown.radius(plate))
    wide = max(shown.radius(each) for each in spots) * PLATE
    return around_points([shown.at(each) for each in spots], wide)


def paint_plates(painter: QPainter, shown: Shown) -> None:
    for plate in shown.laid.spots:
        if plate.sort.shape != "plate":
            continue
        path, on_it = plate_path(plate, shown), shown.laid.on_plate(plate)
        is_yours = shown.is_yours(plate) or (bool(on_it) and all(map(shown.is_yours, on_it)))
        painter.fillPath(path, with_alpha(CASING, 0.93 if is_yours else 0.5))
        if plate.id == shown.selected:
            painter.strokePath(path, pen(CASING, 7))
            painter.strokePath(path, pen(shown.style.theme.rim, 5))
        fine = shown.fine
        painter.strokePath(path, pen(OWNER, 2 * fine) if is_yours else dashed(OURS, 1.5 * fine, (2.4, 1.8)))


def paint_spot(painter: QPainter, spot: Spot, shown: Shown) -> None:
    rect, fine = shown.rect(spot), shown.fine
    if spot.id in shown.moved or (spot.id == shown.selected and spot.is_moved):
        paint_origin(painter, spot, shown)
    picture = spot_picture(painter, spot, shown)
    half = picture.width() / picture.devicePixelRatio() / 2
    painter.drawPixmap(rect.center() - QPointF(half, half), picture)
    if spot.id == shown.selected:
        held = outline(spot, rect.adjusted(-6 * fine, -6 * fine, 6 * fine, 6 * fine))
        painter.strokePath(held, pen(DARK, 5.4))
        painter.strokePath(held, pen(shown.style.theme.rim, 3))


def spot_picture(painter: QPainter, spot: Spot, shown: Shown) -> QPixmap:
    """A spot with the ring that says whose it is, painted once for all that look alike."""
    is_yours, radius, fine = shown.is_yours(spot), shown.radius(spot), shown.fine
    is_ours = not is_yours and spot.source == "reconstructed"
    facts = {name: each for name, each in spot.facts.items() if name != spot.sort.point}
    ratio, is_pale = painter.device().devicePixelRatioF(), is_ours and shown.has_ground
    key = spot.sort.draw, repr(facts), is_yours, is_ours, is_pale, round(radius, 1), shown.style, ratio
    if key not in PICTURES:
        if len(PICTURES) >= MOST_PICTURES:
            PICTURES.clear()
        PICTURES[key] = painted_spot(spot, shown, ratio, is_pale=is_pale, ring=ring_pen(fine, is_yours, is_ours))
    return PICTURES[key]


PICTURES: dict[object, QPixmap] = {}
MOST_PICTURES = 600


def ring_pen(fine: float, is_yours: bool, is_ours: bool) -> QPen:
    if is_yours:
        return pen(OWNER, 2.3 * fine)
    return dashed(OURS, 1.7 * fine, (2, 1.5)) if is_ours else pen(DARK, 1.5 * fine)


def painted_spot(spot: Spot, shown: Shown, ratio: float, *, is_pale: bool, ring: QPen) -> QPixmap:
    radius, fine = shown.radius(spot), shown.fine
    side = 2 * radius + AROUND_SPOT
    made = QPixmap(round(side * ratio), round(side * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHints(SMOOTH)
    rect = square_around(QPointF(side / 2, side / 2), radius)
    with faded(painter, PALE if is_pale else 1.0):
        spot.sort.draw(painter, rect, shown.style, spot.facts)
    around = outline(spot, rect.adjusted(-2 * fine, -2 * fine, 2 * fine, 2 * fine))
    painter.strokePath(around, pen(with_alpha(CASING, 0.95), 4 * fine))
    painter.strokePath(around, ring)
    painter.end()
    return made


def outline(spot: Spot, rect: QRectF) -> QPainterPath:
    match spot.sort.shape:
        case "diamond":
            return regular_polygon(rect.center(), rect.width() / 2, 4)
        case "box":
            return rounded(rect, rect.width() * 0.2)
        case _:
            return circle(rect.center(), rect.width() / 2)


def paint_origin(painter: QPainter, spot: Spot, shown: Shown) -> None:
    """Draw where it came from: a dashed ring, and the way from there."""
    if spot.id in shown.moved:
        start = shown.onto.map(shown.laid.on(spot))
    elif spot.origin is not None:
        start = shown.onto.map(shown.chart.frame.plane(*spot.origin))
    else:
        return
    rect = square_around(start, shown.radius(spot))
    ring = outline(spot, rect)
    for path in (line_path(start, shown.at(spot)), ring):
        painter.strokePath(path, pen(with_alpha(CASING, 0.9), 4))
        painter.strokePath(path, dashed(OWNER, 1.6, (2.4, 2)))


# Letters and places


def paint_letters(painter: QPainter, shown: Shown) -> None:
    letters = shown.chart.letters
    if letters is None:
        return
    legend = shown.laid.legend
    for cell in shown.laid.cells:
        rect = shown.onto.mapRect(shown.laid.cell_area(cell.column, cell.row))
        letter = shown.letters.get(cell.id, cell.letter)
        is_yours = shown.is_yours(cell) or cell.id in shown.letters
        see_through = PALE if shown.photo is not None else 1.0
        with faded(painter, see_through if not is_yours or shown.photo is None else 0.86):
            letters.draw(painter, rect.adjusted(2, 2, -2, -2), shown.style, legend.get(letter, {}))
        path = rounded(rect.adjusted(2, 2, -2, -2), 6)
        if is_yours:
            painter.strokePath(path, pen(CASING, 4))
            painter.strokePath(path, pen(OWNER, 2.2))
        elif cell.source == "reconstructed":
            painter.strokePath(path, pen(with_alpha(CASING, 0.8), 3.2))
            painter.strokePath(path, dashed(OURS, 1.5, (2.4, 1.8)))
        if cell.id == shown.selected:
            held = rounded(rect.adjusted(-1, -1, 1, 1), 8)
            painter.strokePath(held, pen(DARK, 6))
            painter.strokePath(held, pen(shown.style.theme.rim, 3.4))
    if letters.zones and not shown.letters:
        paint_zones(painter, letters, shown)


def paint_zones(painter: QPainter, letters: Letters, shown: Shown) -> None:
    """The line around the spaces that form a figure."""
    by_name = {cell.name: cell for cell in shown.laid.cells}
    zones = shown.laid.own.value(letters.zones)
    for zone in zones if isinstance(zones, list) else ():
        cells = [by_name[name] for name in str(zone).split() if name in by_name]
        areas = [shown.onto.mapRect(shown.laid.cell_area(cell.column, cell.row)) for cell in cells]
        whole = QPainterPath()
        for area in areas:
            whole.addRect(area.adjusted(-0.2, -0.2, 0.2, 0.2))
        if letters.draw_zone is not None and areas:
            letters.draw_zone(painter, whole.simplified(), areas[0].width() * 0.09)


def paint_places(painter: QPainter, shown: Shown) -> None:
    style = shown.style
    for place in shown.laid.places:
        rect = shown.onto.mapRect(place.rect)
        body, is_yours = rounded(rect, min(8.0, rect.height() * 0.2)), shown.is_yours(place)
        if place.number == 0 and place.sort.label:
            paint_label(painter, rect, room_for_label(place, shown), shown.label(place.sort.label), shown)
        with faded(painter, 0.8 if shown.photo is not None and not is_yours else 1.0):
            painter.fillPath(body, solid("#FFFFFF" if shown.photo is not None else style.theme.raised))
        ink = OWNER if is_yours and shown.photo is not None else style.owner_ink if is_yours else ""
        if is_yours:
            painter.strokePath(body, pen(ink, 2.2))
        elif place.source == "reconstructed":
            painter.strokePath(body, dashed(OURS if shown.photo is not None else style.accent_text, 1.6, (2.4, 1.8)))
        else:
            painter.strokePath(body, pen(with_alpha(DARK if not style.is_dark else style.theme.line, 0.7), 1.2))
        if place.sort.draw is not None:
            place.sort.draw(painter, rect.adjusted(3, 3, -3, -3), style, place.value)
        else:
            paint_words(
                painter, rect, shown.short(place), ink or (DARK if shown.photo is not None else style.theme.text)
            )
        if place.id == shown.selected:
            held = rounded(rect.adjusted(-3, -3, 3, 3), 10)
            painter.strokePath(held, pen(DARK, 5.4))
            painter.strokePath(held, pen(style.theme.rim, 3))


def room_for_label(place: Place, shown: Shown) -> float:
    """Measure as far as the next label on the same line, or the edge of the board."""
    heads = [each.rect for each in shown.laid.places if each.number == 0 and each.sort.label]
    beside = [each.x() for each in heads if abs(each.y() - place.rect.y()) < NEAR_LINE and each.x() > place.rect.x()]
    return (min(beside, default=1.0) - place.rect.x()) * shown.scale - 4


def paint_label(painter: QPainter, first: QRectF, room: float, words: str, shown: Shown) -> None:
    size = max(SMALLEST_TEXT, min(16.0, shown.scale * 0.022)) * shown.style.text_scale
    line = QRectF(first.x(), first.y() - size * 1.55, room, size * 1.4)
    ink = shown.style.ground.ink
    if shown.photo is not None:
        back = QRectF(line.x() - 4, line.y(), width_of(words, size, "semibold") + 8, line.height())
        painter.fillPath(rounded(back, 4), with_alpha(CASING, 0.85))
        ink = DARK
    text_line(painter, line, words, size, ink, "semibold")


def paint_words(painter: QPainter, rect: QRectF, words: str, ink: Any) -> None:
    size = min(20.0, rect.height() * 0.55)
    while size > SMALLEST_TEXT and height_of(words, rect.width() - 6, size, "semibold") > rect.height() - 2:
        size -= 1
    size = max(SMALLEST_TEXT - 1, size)
    inner = rect.adjusted(3, 1, -3, -1)
    with clipped(painter, rect):
        text_block(painter, inner, words, size, ink, "semibold", across="centre", down="middle")


# Above everything


def middle_of(item: Item, shown: Shown) -> QPointF:
    """Find where a number or a tag about it stands."""
    match item:
        case Spot():
            return shown.at(item)
        case Link():
            return link_path(item, shown).pointAtPercent(0.5)
        case Cell():
            return cell_box(item, shown).center()
        case Place():
            return shown.onto.mapRect(item.rect).center()


def cell_box(cell: Cell, shown: Shown) -> QRectF:
    return shown.onto.mapRect(shown.laid.cell_area(cell.column, cell.row))


def reach_of(item: Item, shown: Shown) -> float:
    match item:
        case Spot():
            return shown.radius(item)
        case Cell():
            return cell_box(item, shown).width() / 2
        case Place():
            return shown.onto.mapRect(item.rect).height() / 2
        case _:
            return 0.0


def paint_numbers(painter: QPainter, view: QRectF, shown: Shown) -> None:
    """The numbers of problems at their places; those of no place beside the board."""
    frame, loose = shown.onto.mapRect(shown.chart.frame.rect), 0
    for id, numbers in shown.findings.items():
        item = shown.laid.items.get(id)
        if item is None:
            for number, is_error in numbers:
                outside = frame.right() + NUMBER + 6
                x = outside if outside + NUMBER < view.right() else min(frame.right(), view.right()) - NUMBER - 6
                at = QPointF(x, max(frame.top(), view.top()) + 2 * NUMBER + loose * 2.4 * NUMBER)
                problem_mark(painter, at, NUMBER, number, is_error=is_error)
                loose += 1
            continue
        reach = reach_of(item, shown) * 0.8
        at = middle_of(item, shown) + QPointF(reach, reach)
        for aside, (number, is_error) in enumerate(numbers):
            radius = max(LEAST_NUMBER, NUMBER * shown.fine)
            problem_mark(painter, at + QPointF(aside * 2 * radius, 0), radius, number, is_error=is_error)


def problem_mark(painter: QPainter, centre: QPointF, radius: float, number: int, *, is_error: bool) -> None:
    """A red disc for an error, an amber triangle for a remark, with the number in the list."""
    if is_error:
        body, ink = circle(centre, radius), "#FFFFFF"
    else:
        high = radius * 1.25
        corners = [(centre.x(), centre.y() - high)] + [
            (centre.x() + side * high, centre.y() + high * 0.8) for side in (1, -1)
        ]
        body, ink = polygon(corners), "#2B1A00"
    painter.strokePath(body, pen(CASING, 4))
    painter.fillPath(body, solid(ERROR if is_error else REMARK))
    place = square_around(centre + QPointF(0, 0 if is_error else radius * 0.16), radius)
    figure(painter, place, str(number), max(13.0, radius * 1.2), ink)


def room_beside(view: QRectF, shown: Shown, wide: float) -> float | None:
    """Find room for a tag beside a small board, of which it would hide much: its left edge, or None."""
    frame = shown.onto.mapRect(shown.chart.frame.rect)
    if frame.right() + 2 * PIN + wide < view.right():
        return frame.right() + 2 * PIN
    return frame.left() - 2 * PIN - wide if frame.left() - 2 * PIN - wide > view.left() else None


def in_a_corner(box: QRectF, room: QRectF, shown: Shown, middle: QPointF) -> QRectF:
    """The corner of the view in which a tag hides the fewest data, rather at the other end than what is held."""
    ends = [room.bottom() - box.height(), room.top()]
    if middle.y() >= room.center().y():
        ends.reverse()
    corners = [QRectF(x, y, box.width(), box.height()) for y in ends for x in (room.left(), room.right() - box.width())]
    data = [shown.onto.mapRect(each.rect) for each in shown.laid.places]
    return min(corners, key=lambda corner: sum(corner.intersects(each) for each in data))


def paint_tag(painter: QPainter, view: QRectF, shown: Shown) -> None:
    """Name, kind and place of what is held."""
    item = shown.laid.items.get(shown.selected)
    words = shown.word(shown.selected) if item is not None else ""
    if item is None or not words:
        return
    title, _, below = words.partition("\n")
    size, small = 15 * shown.style.text_scale, 14 * shown.style.text_scale
    wide = max(width_of(title, size, "semibold"), width_of(below, small)) + 22
    high = size * 1.5 + (small * 1.45 if below else 0) + 10
    middle, reach = middle_of(item, shown), reach_of(item, shown) + 12
    box = QRectF(middle.x() - wide / 2, middle.y() - reach - high, wide, high)
    if isinstance(item, Place):
        box = in_a_corner(box, view.adjusted(4, 4, -4, -foot_height(shown.style) - 4), shown, middle)
    elif shown.fine < SMALL_BOARD and (beside := room_beside(view, shown, wide)) is not None:
        box.moveTo(beside, max(view.top() + 4, middle.y() - high / 2))
    elif box.top() < view.top() + 2:
        box.moveTop(middle.y() + reach)
    box.moveLeft(min(max(box.x(), view.left() + 4), view.right() - wide - 4))
    path = rounded(box, 7)
    shadow(painter, path, shown.style, drop=2, blur=6, strength=0.4)
    painter.fillPath(path, solid("#FFFFFF"))
    painter.strokePath(path, pen(OWNER, 2))
    inner = box.adjusted(11, 5, -9, -5)
    text_line(painter, QRectF(inner.x(), inner.y(), inner.width(), size * 1.5), title, size, DARK, "semibold")
    if below:
        line = QRectF(inner.x(), inner.y() + size * 1.5, inner.width(), small * 1.4)
        text_line(painter, line, below, small, "#55504A")


FOOT_TEXT, FOOT_LINE, FOOT_GAP = 14, 1.9, 5


def foot_height(style: Style) -> int:
    """What stands there hides nothing of the board as it is seen whole."""
    return round(style.text_size(FOOT_TEXT) * FOOT_LINE) + FOOT_GAP


def paint_foot(painter: QPainter, view: QRectF, left: Sequence[str], right: str, style: Style) -> None:
    """What is to be known of the photo, in as many words as there is room for; how far one has come."""
    size = style.text_size(FOOT_TEXT)
    room = view.width() - 40 - (width_of(right, size, "semibold") + 20 if right else 0)
    fitting = (words for words in left if width_of(words, size, "semibold") + 20 <= room)
    first = next(fitting, left[-1] if left else "")
    high = size * FOOT_LINE
    for words, is_left in ((first, True), (right, False)):
        if not words:
            continue
        wide = min(width_of(words, size, "semibold") + 20, view.width() - 20)
        x = view.left() + 10 if is_left else view.right() - 10 - wide
        plate = QRectF(x, view.bottom() - high - FOOT_GAP, wide, high)
        painter.fillPath(rounded(plate, 5), with_alpha(DARK_PLATE, 0.88))
        text_line(painter, plate.adjusted(10, 0, -6, 0), words, size, "#FFFFFF", "semibold")


def straightened(photo: QImage, onto: QTransform, area: QRectF, long_side: int) -> QImage:
    """The photo as seen from straight above: made once, for it takes long."""
    scale = long_side / max(area.width(), area.height())
    made = QImage(round(area.width() * scale), round(area.height() * scale), QImage.Format.Format_RGB32)
    made.fill(solid(mix("#3A332C", "#000000", 0.2)))
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    place = QTransform.fromScale(scale, scale)
    place.translate(-area.x(), -area.y())
    painter.setTransform(onto * place)
    painter.drawImage(0, 0, photo)
    painter.end()
    return made
