"""The player boards as sprites: the large one with prices below labs and stations, those of the others in short."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF

from desktop.board.describing import BADGE, ground, heading, named, place, printed
from desktop.board.layers import Layer
from desktop.board.sprite import Sprite
from desktop.games.magnastorm import keys
from desktop.games.magnastorm.artefact_sprites import artefacts, lie_here
from desktop.games.magnastorm.income_sprites import expected, expected_by_rival
from desktop.games.magnastorm.mat_places import MatPlaces, RivalPlaces, roomy
from desktop.games.magnastorm.portraits import CARD_SHAPE
from desktop.games.magnastorm.printed_things import sign
from desktop.games.magnastorm.shown import Shown, piece
from desktop.paint.marks import fitting
from desktop.paint.paths import square_around
from desktop.style.fonts import width_of
from desktop.style.theme import SMALLEST_TEXT
from rules.core.types import Phrase, Ref, Seat, SeatName, phrase
from rules.magnastorm.components import Price
from rules.magnastorm.outlook import missing
from rules.magnastorm.queries import commanders_of
from rules.magnastorm.state import YELLOW
from rules.magnastorm.words import of_commander

MANY = 30
OVER_LIGHTS = Layer.COUNT
"""What is written on a place where something may be dropped stays readable."""
LEAST_CUBE = 8.0
HEAP = 5
"""So many cubes of a colour lie beside each other; more overlap."""


def mats(shown: Shown) -> Iterator[Sprite]:
    yield from large_mat(shown, shown.seating.large, shown.places.mat)
    for seat, at in shown.places.rivals.items():
        yield from rival_mat(shown, seat, at)


def is_asked(shown: Shown, seat: Seat) -> bool:
    return getattr(shown.pending, "seat", None) == seat


def words_of_mat(shown: Shown, seat: Seat) -> Phrase:
    player = shown.player(seat)
    counts = {"labs": player.labs, "stations": player.stations, "crew": player.crew}
    return phrase("ms-table-mat", owner=shown.colours[seat], count=player.reputation, **counts)


def name_of(shown: Shown, seat: Seat, width: float, size: float) -> str:
    """Colour and name; a long name stands alone."""
    whole = shown.say("ms-table-owner", owner=shown.colours[seat], seat=SeatName(seat))
    fits = width_of(whole, shown.size(size), "semibold", serif=True) <= width
    return whole if fits else shown.say("ms-table-seat", seat=SeatName(seat))


# The large one


def large_mat(shown: Shown, seat: Seat, at: MatPlaces) -> Iterator[Sprite]:
    colour, player = shown.colours[seat], shown.player(seat)
    if is_asked(shown, seat):
        yield ground(f"light-{seat}", "ms-light", at.rect, layer=Layer.FELT, bleed=0.05)
    yield ground("large-mat", "ms-mat", at.rect, colour, at.head.height())
    yield place(keys.mat_key(seat), at.head, words_of_mat(shown, seat))
    yield piece(f"owner-{seat}", BADGE, at.badge, colour, layer=OVER_LIGHTS, target=False, bleed=0.1)
    name = name_of(shown, seat, at.name.width(), 20)
    yield printed(f"owner-{seat}", at.name, name, shown.size(20), colour, "semibold", serif=True, layer=OVER_LIGHTS)
    said = shown.say("ms-table-facts", count=player.reputation, missing=missing(shown.view, seat))
    facts = said, shown.say("ms-table-score", count=player.reputation)
    yield from heading(f"facts-{seat}", at.facts, facts, shown.size(17), colour, "bold", "right", layer=OVER_LIGHTS)
    yield from labs(shown, seat, at)
    yield from stations(shown, seat, at)
    yield from cubes(shown, seat, at)
    yield from exchange(shown, at)
    yield from crew(shown, seat, at)
    yield from markers(shown, seat, at)
    yield from artefacts(shown, seat, at.cards) if lie_here(shown, seat) else cards(shown, seat, at.cards)
    yield from expected(shown, seat, at)


def labs(shown: Shown, seat: Seat, at: MatPlaces) -> Iterator[Sprite]:
    """They leave from the left, so the first one left shows what the next one costs (MS-LAB-6)."""
    colour, left = shown.colours[seat], shown.player(seat).labs
    said = shown.say("ms-table-labs", count=left)
    yield printed(f"labs-{seat}", at.labs_label, said, shown.size(15), weight="semibold")
    yield from shown.part(("labs", seat), (colour, left), lambda: lab_slots(shown, seat, at))


def lab_slots(shown: Shown, seat: Seat, at: MatPlaces) -> Iterator[Sprite]:
    colour, first = shown.colours[seat], len(at.labs) - shown.player(seat).labs
    for slot, (rect, price) in enumerate(zip(at.labs, at.lab_prices, strict=True)):
        yield sign(shown, keys.lab_place_key(slot), rect.united(price), depth=0.1)
        yield ground(f"lab-slot-{slot}", "ms-slot", rect, slot == first, layer=Layer.PRINT, bleed=0.05)
        if slot >= first:
            key, words = keys.board_lab_key(seat, slot), phrase("lab.the", owner=colour)
            yield piece(key, "ms-lab", in_slot(rect, 0.9), colour, words=words, bleed=0.2)
        yield from price_of(f"lab-price-{slot}", price, shown.box.labs[slot], colour, shown)


def stations(shown: Shown, seat: Seat, at: MatPlaces) -> Iterator[Sprite]:
    colour, left = shown.colours[seat], shown.player(seat).stations
    said = shown.say("ms-table-stations", count=left)
    yield printed(f"stations-{seat}", at.stations_label, said, shown.size(15), weight="semibold")
    yield from shown.part(("stations", seat), (colour, left), lambda: station_slots(shown, seat, at))


def station_slots(shown: Shown, seat: Seat, at: MatPlaces) -> Iterator[Sprite]:
    colour, first = shown.colours[seat], len(at.stations) - shown.player(seat).stations
    for slot, (rect, price) in enumerate(zip(at.stations, at.station_prices, strict=True)):
        yield sign(shown, keys.station_place_key(slot), rect.united(price), depth=0.1)
        yield ground(f"station-slot-{slot}", "ms-slot", rect, slot == first, layer=Layer.PRINT, bleed=0.05)
        if slot >= first:
            key, words = keys.board_station_key(seat, slot), phrase("station.the", owner=colour)
            yield piece(key, "ms-station", in_slot(rect, 0.96), colour, words=words, bleed=0.2)
        yield from price_of(f"station-price-{slot}", price, shown.box.stations[slot], colour, shown)


def in_slot(rect: QRectF, share: float) -> QRectF:
    return square_around(rect.center(), min(rect.height(), rect.width() * 1.1) * share / 2)


def price_of(key: str, rect: QRectF, price: Price, colour: str, shown: Shown) -> Iterator[Sprite]:
    names = (colour,) * price.own + (YELLOW,) * price.yellow
    if names:
        yield ground(key, "ms-cubes", rect, names, layer=Layer.PRINT, bleed=0.1)
    else:
        yield printed(key, rect.adjusted(0, -2, 0, 2), "0", shown.size(15), "quiet", "semibold", "centre")


def cubes(shown: Shown, seat: Seat, at: MatPlaces) -> Iterator[Sprite]:
    """A heap of each colour with its number, one's own colour first."""
    held = held_by(shown, seat)
    total = sum(count for _, count in held)
    yield printed("cubes", at.cubes_label, shown.say("ms-table-cubes", count=total), shown.size(15), weight="semibold")
    side = min(at.cubes.height() * 0.86, shown.style.px(26))
    figure = shown.size(16) * 1.25
    widths = [side + min(count - 1, HEAP) * side * 0.42 + figure for _, count in held]
    squeeze = min(1.0, (at.cubes.width() - 6) / max(1.0, sum(widths) + 4 * max(0, len(widths) - 1)))
    x = at.cubes.x()
    for (name, count), wide in zip(held, widths, strict=True):
        room = wide * squeeze
        rect = QRectF(x, at.cubes.center().y() - side / 2, max(side, room - figure), side)
        words = phrase("cube.count", colour=name, count=count)
        yield piece(keys.cubes_key(seat, name), "ms-heap", rect, name, count, words=words, bleed=0.2)
        line = QRectF(rect.right() + 2, rect.y(), figure, side)
        yield printed(f"cubes-{name}", line, str(count), shown.size(16), weight="bold", layer=Layer.COUNT)
        x += room + 4


def held_by(shown: Shown, seat: Seat) -> list[tuple[str, int]]:
    own = shown.colours[seat]
    held = [(name, count) for name, count in zip(shown.colours, shown.player(seat).cubes, strict=True) if count]
    return sorted(held, key=lambda each: (each[0] != own, each[0] != YELLOW))


def exchange(shown: Shown, at: MatPlaces) -> Iterator[Sprite]:
    """Three cubes for one of these; how many of each are left (MS-EXC-1)."""
    said = shown.say("ms-table-exchange", count=shown.box.exchange)
    if at.exchange_label.height():
        short = shown.say("ms-table-exchange-short", count=shown.box.exchange)
        yield from heading("exchange", at.exchange_label, (said, short), shown.size(14), "quiet", "regular")
    wide = at.exchange.width() / len(shown.colours)
    figures = width_of("00", SMALLEST_TEXT) + 4
    side = min(at.exchange.height() * 0.8, wide * 0.42, shown.style.px(22), max(LEAST_CUBE, wide - figures))
    for number, name in enumerate(shown.colours):
        left = at.exchange.x() + wide * number
        rect = QRectF(left, at.exchange.center().y() - side / 2, side, side)
        count = shown.view.supply[number]
        words = phrase("ms-table-supply", colour=name, count=count)
        yield piece(keys.exchange_key(name), "ms-cube", rect, name, layer=Layer.TOKEN, words=words, bleed=0.2)
        line = QRectF(rect.right() + 3, rect.y(), wide - side - 4, side)
        size = fitting(str(count), shown.size(14), line.width())
        yield printed(f"supply-{name}", line, str(count), size, "quiet")


def crew(shown: Shown, seat: Seat, at: MatPlaces) -> Iterator[Sprite]:
    colour, left = shown.colours[seat], shown.player(seat).crew
    said = shown.say("ms-table-own-crew", count=left, of=shown.box.crew)
    yield printed("own-crew", at.crew_label, said, shown.size(15), weight="semibold")
    yield from shown.part(("crew", seat), (colour, left), lambda: crew_slots(shown, seat, at))


def crew_slots(shown: Shown, seat: Seat, at: MatPlaces) -> Iterator[Sprite]:
    colour, left = shown.colours[seat], shown.player(seat).crew
    for slot, rect in enumerate(at.crew):
        yield sign(shown, keys.crew_place_key(slot), rect, depth=0.1)
        yield ground(f"crew-slot-{slot}", "ms-slot", rect, False, layer=Layer.PRINT, bleed=0.05)
        if slot < left:
            key, words = keys.board_crew_key(seat, slot), phrase("crew.the", crew=colour)
            spot = square_around(rect.center(), min(rect.width() * 1.1, rect.height()) * 0.47)
            yield piece(key, "ms-crew", spot, colour, words=words, bleed=0.2)


def markers_left(shown: Shown, seat: Seat) -> int:
    """Count the markers that are neither on commanders that were bought nor on objectives."""
    bought = len(shown.layout.columns) - 1
    out = list(shown.view.controllers[:bought]).count(seat) + sum(seat in claims for claims in shown.view.claims)
    return shown.box.markers - out


def markers(shown: Shown, seat: Seat, at: MatPlaces) -> Iterator[Sprite]:
    colour, left = shown.colours[seat], markers_left(shown, seat)
    said = shown.say("ms-table-markers", count=left, of=shown.box.markers)
    if at.markers_label.height():
        yield printed("markers", at.markers_label, said, shown.size(15), weight="semibold")
    yield from shown.part(("markers", seat), (colour, left), lambda: marker_discs(seat, colour, at.markers[:left]))


def marker_discs(seat: Seat, colour: str, rects: Sequence[QRectF]) -> Iterator[Sprite]:
    for slot, rect in enumerate(rects):
        spot = square_around(rect.center(), min(rect.width(), rect.height()) * 0.48)
        key, words = keys.marker_key(seat, slot), phrase("marker.the", owner=colour)
        yield piece(key, "ms-marker", spot, colour, words=words, bleed=0.2, depth=slot / MANY)


def cards(shown: Shown, seat: Seat, rect: QRectF) -> Iterator[Sprite]:
    """Their faces; pointed at, each shows its card."""
    held = commanders_of(shown.view, seat)
    for ref, spot in zip(held, grid(rect, len(held)), strict=False):
        yield card(shown, ref, "ms-portrait", spot, ref, shown.ground_of(ref))
    if not held:
        yield ground(f"no-cards-{seat}", "ms-empty", grid(rect, 1)[0], layer=Layer.PRINT, bleed=0)


def card(shown: Shown, ref: Ref, painter: str, rect: QRectF, *args: object) -> Sprite:
    key, words = keys.card_key(ref), phrase("ms-table-commander", commander=of_commander(ref))
    return piece(key, painter, rect, *args, layer=Layer.TOKEN, words=words, bleed=0.15, fold=key)


def card_words(shown: Shown, ref: Ref) -> tuple[str, str]:
    """The first name, and what it does."""
    number = of_commander(ref)
    return shown.say("commander.short", commander=number), shown.say("commander.text", commander=number)


def grid(rect: QRectF, count: int) -> list[QRectF]:
    """Place the faces in as many rows as make them largest."""
    best: list[QRectF] = []
    for down in (1, 2, 3):
        across = -(-max(1, count) // down)
        high = min(rect.height() / down - 3, (rect.width() / across - 3) * CARD_SHAPE * 1.12)
        wide = high / CARD_SHAPE / 1.12
        spots = [
            QRectF(rect.x() + (wide + 3) * (at % across), rect.y() + (high + 3) * (at // across), wide, high)
            for at in range(count)
        ] or [QRectF(rect.x(), rect.y(), wide, high)]
        if not best or spots[0].height() > best[0].height():
            best = spots
    return best


# Those of the rivals


def rival_mat(shown: Shown, seat: Seat, at: RivalPlaces) -> Iterator[Sprite]:
    colour, player = shown.colours[seat], shown.player(seat)
    if is_asked(shown, seat):
        yield ground(f"light-{seat}", "ms-light", at.rect, layer=Layer.FELT, bleed=0.05)
    key, words = keys.mat_key(seat), words_of_mat(shown, seat)
    yield piece(key, "ms-small-mat", at.rect, colour, layer=Layer.BOARD, words=words, bleed=0.08)
    yield piece(f"owner-{seat}", BADGE, at.badge, colour, layer=Layer.PRINT, target=False, bleed=0.1)
    room = room_of_name(at, has_cubes=not player.is_automa)
    name = name_of(shown, seat, room.width(), 18)
    yield from named(f"owner-{seat}", room, name, shown.size(18))
    said = shown.say("ms-table-score", count=player.reputation)
    yield printed(f"score-{seat}", at.score, said, shown.size(17), weight="bold")
    held = tuple(held_by(shown, seat))
    yield from shown.part(("cubes", seat), (colour, held), lambda: rival_cubes(shown, seat, at.cubes))
    left = player.labs, player.stations, player.crew
    yield from shown.part(("left", seat), (colour, left), lambda: rival_pieces(shown, seat, at))
    yield from rival_cards(shown, seat, at)


def room_of_name(at: RivalPlaces, *, has_cubes: bool) -> QRectF:
    """Return the room of a name; where no cubes ever lie, a long name may stand over their place."""
    return at.name if has_cubes else QRectF(at.name.topLeft(), QPointF(at.cubes.right(), at.name.bottom()))


def rival_pieces(shown: Shown, seat: Seat, at: RivalPlaces) -> Iterator[Sprite]:
    """How many labs, stations and crew are left on the board."""
    colour, player = shown.colours[seat], shown.player(seat)
    kinds = (("ms-lab", player.labs), ("ms-station", player.stations), ("ms-crew", player.crew))
    for (painter, count), rect, line in zip(kinds, at.pieces, at.counts, strict=True):
        spot = square_around(rect.center(), min(rect.width(), rect.height()) * 0.48)
        yield ground(f"{painter}-of-{seat}", painter, spot, colour, layer=Layer.TOKEN, bleed=0.2)
        yield sign(shown, keys.left_key(painter.removeprefix("ms-"), seat), rect.united(line), layer=Layer.COUNT)
        yield printed(f"{painter}-of-{seat}", line, str(count), shown.size(17), weight="bold", across="centre")


def rival_cards(shown: Shown, seat: Seat, at: RivalPlaces) -> Iterator[Sprite]:
    """Its commanders, and what it is to be paid."""
    player, held = shown.player(seat), commanders_of(shown.view, seat)
    if lie_here(shown, seat):
        yield from artefacts(shown, seat, at.cards)
    for ref, spot in zip(held, grid(at.cards, len(held)), strict=False):
        yield card(shown, ref, "ms-portrait", spot, ref, shown.ground_of(ref))
    if player.is_automa:
        return
    yield from expected_by_rival(shown, seat, at)


def rival_cubes(shown: Shown, seat: Seat, rect: QRectF) -> Iterator[Sprite]:
    """Each colour with its number below it."""
    held = held_by(shown, seat)
    wide = rect.width() / max(5, len(held))
    figure = shown.size(17) * 1.25
    side = min(wide * 0.78, rect.height() - figure, shown.style.px(26) * roomy(rect, shown.style))
    top = rect.center().y() - (side + figure) / 2
    for number, (name, count) in enumerate(held):
        middle = QPointF(rect.x() + wide * (number + 0.5), top + side / 2)
        words = phrase("ms-table-cubes-of", owner=shown.colours[seat], colour=name, count=count)
        key = keys.cubes_key(seat, name)
        spot = square_around(middle, side / 2)
        yield piece(key, "ms-cube", spot, name, layer=Layer.TOKEN, words=words, target=False, bleed=0.2)
        line = QRectF(middle.x() - wide / 2, top + side, wide, figure)
        yield printed(f"count-{key}", line, str(count), shown.size(17), weight="bold", across="centre")
