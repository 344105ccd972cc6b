"""With two players there is room for one more board: what the bag holds, and the programme of the Consortium, or where
the storm goes next.
"""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF

from desktop.board.describing import BOARD, ground, printed
from desktop.board.layers import Layer
from desktop.board.sprite import Sprite
from desktop.games.magnastorm import keys
from desktop.games.magnastorm.hues import BLACK
from desktop.games.magnastorm.printed_things import told
from desktop.games.magnastorm.shown import Shown
from rules.core.types import Seat
from rules.magnastorm.outlook import struck_next
from rules.magnastorm.scoring import consortium_seat

STEPS = 8
"""So many steps of the programme are shown, from the next one on."""


def aside(shown: Shown) -> Iterator[Sprite]:
    rect = shown.places.aside
    if rect is None:
        return
    yield ground("aside-board", BOARD, rect)
    automa = consortium_seat(shown.view)
    pad, line = shown.style.px(14), shown.size(15) * 1.4
    high = (rect.height() - pad) / 2
    yield from in_bag(shown, QRectF(rect.x() + pad, rect.y() + pad / 2, rect.width() - 2 * pad, high), line)
    room = QRectF(rect.x() + pad, rect.y() + pad / 2 + high, rect.width() - 2 * pad, high)
    yield from storm_next(shown, room, line) if automa is None else programme(shown, automa, room, line)


def in_bag(shown: Shown, room: QRectF, line: float) -> Iterator[Sprite]:
    """How many cubes of each colour are still in the bag."""
    title = QRectF(room.x(), room.y(), room.width(), line)
    yield printed("aside-bag", title, shown.say("ms-table-in-bag"), shown.size(15), weight="semibold")
    yield from shown.part("in-bag", (shown.view.bag, shown.colours), lambda: cubes_in_bag(shown, room, line))


def cubes_in_bag(shown: Shown, room: QRectF, line: float) -> Iterator[Sprite]:
    names = (*shown.colours, BLACK)
    side = min(shown.style.px(30), (room.height() - line) * 0.72)
    wide = room.width() / len(names)
    top = room.y() + line + (room.height() - line - side) * 0.4
    for number, (name, count) in enumerate(zip(names, shown.view.bag, strict=True)):
        spot = QRectF(room.x() + wide * number, top, side, side)
        yield told(shown, ground(f"in-bag-{name}", "ms-cube", spot, name, layer=Layer.TOKEN, bleed=0.2))
        figure = QRectF(spot.right() + 5, spot.y(), wide - side - 8, side)
        yield printed(f"in-bag-{name}", figure, str(count), shown.size(16), weight="bold")


def storm_next(shown: Shown, room: QRectF, line: float) -> Iterator[Sprite]:
    """The sector that it reaches after this round, with the labs that will be paid there no more (MS-ADM-8)."""
    title = QRectF(room.x(), room.y(), room.width(), line)
    struck = struck_next(shown.view)
    said = shown.say("ms-table-forecast-storm", sector=struck or "SW", last="no" if struck else "yes")
    yield printed("storm-next", title, said, shown.size(15), weight="semibold")
    if not struck:
        return
    labs = next(each.labs for each in shown.sectors if each.sector == struck)
    has = struck, labs, shown.colours
    yield from shown.part("struck", has, lambda: labs_struck(shown, labs, room, line))


def labs_struck(shown: Shown, labs: tuple[int, ...], room: QRectF, line: float) -> Iterator[Sprite]:
    """How many each seat has there."""
    side = min(shown.style.px(36), (room.height() - line) * 0.8)
    wide = room.width() / (len(labs) + 2)
    top = room.y() + line + (room.height() - line - side) / 2
    for seat, count in enumerate(labs):
        spot = QRectF(room.x() + wide * seat, top, side, side)
        colour = shown.colours[seat]
        yield told(shown, ground(keys.struck_key(seat), "ms-lab", spot, colour, layer=Layer.TOKEN, bleed=0.2))
        figure = QRectF(spot.right() + 5, spot.y(), wide - side - 8, side)
        yield printed(f"struck-{seat}", figure, str(count), shown.size(16), weight="bold")


def programme(shown: Shown, automa: Seat, room: QRectF, line: float) -> Iterator[Sprite]:
    """The next step of the Consortium first (MS-SOLO-7)."""
    part = shown.view.options.consortium(shown.box.consortium)
    title = QRectF(room.x(), room.y(), room.width(), line)
    level = shown.view.options.consortium_level
    said = shown.say("ms-table-programme", level=level, built=built_by(shown, automa), most=part.stations)
    yield printed("programme", title, said, shown.size(15), weight="semibold")
    has = shown.view.step, part.programme
    yield from shown.part("programme", has, lambda: steps_to_come(shown, part.programme, room, line))


def steps_to_come(shown: Shown, programme: Sequence[str], room: QRectF, line: float) -> Iterator[Sprite]:
    side = min((room.height() - line) * 0.86, room.width() / STEPS * 0.86, shown.style.px(56))
    step = room.width() / STEPS
    for number in range(STEPS):
        letter = programme[(shown.view.step + number) % len(programme)]
        small = side if not number else side * 0.78
        top = room.y() + line + (room.height() - line - small) / 2
        spot = QRectF(room.x() + step * number, top, small, small)
        face = letter, not number
        yield told(shown, ground(keys.step_key(number), "ms-step", spot, *face, layer=Layer.PRINT, bleed=0.1))


def built_by(shown: Shown, seat: Seat) -> int:
    return list(shown.view.stations).count(seat)
