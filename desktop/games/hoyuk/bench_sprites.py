"""The workbench of the large mat as sprites: whatever is to be done now lies ready there.

Elements to build lie in the hollows of the construction tile; while cards are played two trays stand there, one for
points and one for building; used cards, the first-player marker and what a catastrophe takes lie there in their turn.
"""

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from desktop.board.describing import block, ground, heading, printed
from desktop.board.layers import Layer
from desktop.board.sprite import Sprite
from desktop.games.hoyuk import keys
from desktop.games.hoyuk.mat_places import Parts, cards_in
from desktop.games.hoyuk.printed_things import workbench
from desktop.games.hoyuk.shown import Shown, piece
from desktop.games.hoyuk.side_places import in_middle
from desktop.paint.paths import square_around
from rules.core.types import Phrase, Seat, phrase
from rules.hoyuk import agenda as todo
from rules.hoyuk.agenda import Planned
from rules.hoyuk.queries import CHOICE
from rules.hoyuk.view import View

ELEMENT, QUARTER = 0.86, 0.46
"""How large an element is in its hollow, and each of the four of a choice."""


def bench(shown: Shown, seat: Seat, at: Parts) -> Iterator[Sprite]:
    yield from workbench(shown, seat, at.bench)
    pending = shown.pending
    is_mine = getattr(pending, "seat", None) == seat
    if is_mine and not isinstance(pending, todo.Build):
        yield from asked(shown, seat, at)
        return
    building = building_of(shown, seat)
    if building is not None:
        yield from elements(shown, seat, at, building, ready=is_mine)
        return
    yield from label(shown, at, shown.say("hk-table-bench", what="rest"))
    yield ground("bench-board", "hk-tile", at.bench, layer=Layer.PRINT, bleed=0.1)
    for slot, (element, hollow) in enumerate(zip(own_tile(shown.view, seat), at.hollows, strict=False)):
        yield ground(f"hollow-{slot}", "hk-hollow", hollow, layer=Layer.TOKEN, bleed=0)
        yield from element_in(shown, seat, slot, element, hollow, waits=False, ready=False)


def bench_shows(shown: Shown, seat: Seat) -> tuple[object, ...]:
    """All that the workbench depends on."""
    view = shown.view
    clans = tuple(player.clan for player in view.players)
    return shown.colours, clans, view.agenda, own_tile(view, seat), shown.player(seat), view.catastrophes.seen


def building_of(shown: Shown, seat: Seat) -> todo.Build | None:
    return next(
        (each for each in shown.view.agenda if isinstance(each, todo.Build) and each.seat == seat),
        None,
    )


def label(shown: Shown, at: Parts, said: str) -> Iterator[Sprite]:
    """What is to be done here; where it has no room, the line at the top says it alone."""
    yield from heading("bench", at.bench_label, (said,), shown.size(15))


# What is to be built


def elements(shown: Shown, seat: Seat, at: Parts, build: todo.Build, *, ready: bool) -> Iterator[Sprite]:
    said = shown.say("hk-table-building", source=build.source, count=len(build.elements))
    yield from label(shown, at, said)
    yield ground("bench-board", "hk-tile", at.bench, layer=Layer.PRINT, bleed=0.1)
    slots = slots_of(shown.view, seat, build)
    for slot, ((element, waits), hollow) in enumerate(zip(slots, at.hollows, strict=False)):
        yield ground(f"hollow-{slot}", "hk-hollow", hollow, layer=Layer.TOKEN, bleed=0)
        yield from element_in(shown, seat, slot, element, hollow, waits=waits, ready=ready)


def slots_of(view: View, seat: Seat, build: todo.Build) -> list[tuple[Planned, bool]]:
    """All elements of the tile, and whether each is still to be built; of equal ones the first is built first."""
    planned = (own_tile(view, seat) if build.source == "tile" else ()) or build.elements
    left, found = list(build.elements), []
    for element in reversed(planned):
        found.append((element, element in left))
        if element in left:
            left.remove(element)
    return found[::-1]


def waiting_elements(view: View, seat: Seat, kind: str) -> list[int]:
    """The hollows of the workbench in which such an element waits, those of its own before one of choice."""
    pending = view.pending
    if isinstance(pending, todo.Replace | todo.HouseForShaman):
        return [0] if kind == "house" else []
    if not isinstance(pending, todo.Build) or pending.seat != seat:
        return []
    slots = slots_of(view, seat, pending)
    own = [slot for slot, (element, waits) in enumerate(slots) if waits and element == kind]
    choices = [slot for slot, (element, waits) in enumerate(slots) if waits and element == "choice"]
    return [*own, *(choices if kind in CHOICE else [])]


def own_tile(view: View, seat: Seat) -> tuple[Planned, ...]:
    """What the tile of this stage shows."""
    own = view.dealt[seat] if seat < len(view.dealt) else ()
    return view.box.elements[own[0]] if len(own) == 1 else ()


def element_in(
    shown: Shown, seat: Seat, slot: int, element: Planned, hollow: QRectF, *, waits: bool, ready: bool
) -> Iterator[Sprite]:
    is_lost = waits and element == "house" and not shown.player(seat).houses  # HK-CON-8
    if is_lost or not waits:
        yield ground(
            f"built-{slot}", "hk-faded-sign", in_middle(hollow, ELEMENT), element, layer=Layer.TOKEN, bleed=0.1
        )
    if is_lost:
        return
    if not waits:
        side = min(hollow.width(), hollow.height()) * 0.34
        done = QRectF(hollow.right() - side - 2, hollow.bottom() - side - 2, side, side)
        yield ground(f"done-{slot}", "hk-done", done, layer=Layer.MARK, bleed=0.1)
    elif element == "choice":
        for number, kind in enumerate(CHOICE):
            side = min(hollow.width(), hollow.height()) * QUARTER
            middle = hollow.center()
            spot = square_around(middle, side / 2).translated(
                (number % 2 - 0.5) * side * 1.06, (number // 2 - 0.5) * side * 1.06
            )
            yield ready_element(shown, seat, slot, kind, spot, is_choice=True, ready=ready)
    else:
        yield ready_element(shown, seat, slot, element, in_middle(hollow, ELEMENT), is_choice=False, ready=ready)


def ready_element(
    shown: Shown, seat: Seat, slot: int, kind: str, spot: QRectF, *, is_choice: bool, ready: bool
) -> Sprite:
    words = phrase("hk-table-element", piece=kind, choice="yes" if is_choice else "no")
    key = keys.element_key(slot, kind)
    if kind == "house":
        return piece(key, "hk-house", spot, shown.colours[seat], 1, False, words=words, target=ready)
    if kind == "pen":
        return piece(key, "hk-pen", spot, 2, shown.colours[seat], slot, words=words, target=ready, bleed=0.2)
    return piece(key, "hk-sign", spot, kind, words=words, target=ready, bleed=0.2)


# What is asked otherwise


def asked(shown: Shown, seat: Seat, at: Parts) -> Iterator[Sprite]:
    match shown.pending:
        case todo.CardWindow():
            yield from trays(shown, at)
        case todo.Lose(what=what, count=count):
            yield from losses(shown, at, what, count)
        case todo.ReturnCards():
            yield from used_cards(shown, seat, at)
        case todo.PassMarker():
            yield from label(shown, at, shown.say("hk-table-bench", what="marker"))
            yield ground("bench-board", "hk-tile", at.bench, layer=Layer.PRINT, bleed=0.1)
            words = phrase("hk-table-marker", owner=shown.colours[seat])
            yield piece(keys.MARKER, "hk-marker", in_middle(at.hollows[1], 0.92), words=words)
        case todo.Replace() | todo.HouseForShaman():
            yield from house_of_power(shown, seat, at)
        case todo.Steal(left=left, taken=taken):
            yield from theft(shown, at, left, taken)
        case todo.Power(seat=owner):
            yield from power(shown, owner, at)
        case _:
            yield from label(shown, at, shown.say("hk-table-bench", what="inspect"))
            yield ground("bench-board", "hk-tile", at.bench, layer=Layer.PRINT, bleed=0.1)


def trays(shown: Shown, at: Parts) -> Iterator[Sprite]:
    """Cards for points at the left, a card for an element at the right."""
    yield from label(shown, at, shown.say("hk-table-bench", what="window"))
    rect, gap = at.bench, shown.style.px(8)
    wide = (rect.width() - gap) / 2
    for number, key in enumerate((keys.SCORING, keys.BUILDING)):
        place = QRectF(rect.x() + number * (wide + gap), rect.y(), wide, rect.height())
        words = phrase("hk-table-tray", tray=key)
        yield piece(key, "hk-tray", place, key, layer=Layer.PRINT, words=words, bleed=0.14)
        size = shown.size(15)
        line = QRectF(place.x() + 6, place.bottom() - size * 1.5, place.width() - 12, size * 1.4)
        said = shown.say("hk-table-tray", tray=key)
        short = shown.say("hk-table-tray-short", tray=key)
        yield from heading(f"tray-{key}", line, (said, short), size, "earth", "semibold", "centre", layer=Layer.COUNT)


def losses(shown: Shown, at: Parts, what: str, count: int) -> Iterator[Sprite]:
    """Yield the places of so many pieces that are still to be chosen."""
    said = phrase("hk-table-losing", piece=what, count=count)
    yield from label(shown, at, shown.look.say(said))
    yield piece(keys.BENCH, "hk-tile", at.bench, layer=Layer.PRINT, words=said, bleed=0.1)
    for number, hollow in enumerate(at.hollows):
        yield ground(f"hollow-{number}", "hk-hollow", hollow, layer=Layer.TOKEN, bleed=0)
    card = shown.box.calamity[shown.view.catastrophes.seen[-1]] if shown.view.catastrophes.seen else None
    if card is not None:
        yield ground(
            "calamity-sign", "hk-emblem", in_middle(at.hollows[0], 0.9), card.name, layer=Layer.MARK, bleed=0.1
        )
    yield printed("loss", at.hollows[1], f"{count} ×", shown.size(30), "earth", "bold", "right", layer=Layer.MARK)
    yield ground("loss-sign", "hk-sign", in_middle(at.hollows[2], ELEMENT), what, layer=Layer.MARK, bleed=0.1)


def used_cards(shown: Shown, seat: Seat, at: Parts) -> Iterator[Sprite]:
    """Together, ready to go under a pile."""
    yield from label(shown, at, shown.say("hk-table-bench", what="return"))
    yield ground("bench-board", "hk-tile", at.bench, layer=Layer.PRINT, bleed=0.1)
    cards = shown.player(seat).spent
    room = at.bench.adjusted(10, at.bench.height() * 0.1, -10, -at.bench.height() * 0.1)
    spots = cards_in(room, [shown.box.symbol[card] for card in cards])
    whole = spots[0] if spots else room
    for number, (card, spot) in enumerate(zip(cards, spots, strict=True)):
        symbol = shown.box.symbol[card]
        face = symbol, shown.say("aspect", symbol=symbol), ()
        yield piece(
            keys.card_key(card), "hk-card", spot, *face, layer=Layer.TOKEN, target=False, bleed=0.15, depth=number / 100
        )
        whole = whole.united(spot)
    words = phrase("hk-table-used-cards", count=len(cards))
    yield piece(keys.spent_key(seat), "hk-bundle", whole, len(cards), words=words, bleed=0.1)


def house_of_power(shown: Shown, seat: Seat, at: Parts) -> Iterator[Sprite]:
    """A house that replaces another, or that the shaman moves into."""
    yield from power_bench(shown, seat, at)
    yield ready_element(shown, seat, 0, "house", in_middle(at.hollows[0], ELEMENT), is_choice=False, ready=True)
    if isinstance(shown.pending, todo.HouseForShaman):
        yield ground("with-shaman", "hk-sign", in_middle(at.hollows[1], ELEMENT), "shaman", layer=Layer.MARK, bleed=0.2)


def theft(shown: Shown, at: Parts, left: int, taken: tuple[str, ...]) -> Iterator[Sprite]:
    """What was taken lies there; what will be, is dropped there."""
    yield from label(shown, at, shown.say("hk-table-stealing", count=left))
    words: Phrase = phrase("hk-table-stealing", count=left)
    yield piece(keys.BENCH, "hk-tile", at.bench, layer=Layer.PRINT, words=words, bleed=0.1)
    for number, hollow in enumerate(at.hollows[: left + len(taken)]):
        yield ground(f"hollow-{number}", "hk-hollow", hollow, layer=Layer.TOKEN, bleed=0)
        if number < len(taken):
            yield ground(
                f"taken-{number}", "hk-sign", in_middle(hollow, ELEMENT), taken[number], layer=Layer.MARK, bleed=0.2
            )


def power(shown: Shown, seat: Seat, at: Parts) -> Iterator[Sprite]:
    """What it does, on one hollow as long as the tile."""
    yield from power_board(shown, seat, at)
    room = at.hollows[0].united(at.hollows[-1])
    yield ground("power-hollow", "hk-hollow", room, layer=Layer.TOKEN, bleed=0)
    said = shown.say("power.text", power=shown.box.power[shown.player(seat).clan])
    yield block("power", room.adjusted(8, 4, -8, -4), said, shown.size(16), "earth", "semibold", layer=Layer.MARK)


def power_board(shown: Shown, seat: Seat, at: Parts) -> Iterator[Sprite]:
    clan = shown.player(seat).clan
    yield from label(shown, at, shown.say("hk-table-power", power=shown.box.power[clan]))
    yield ground("bench-board", "hk-tile", at.bench, layer=Layer.PRINT, bleed=0.1)


def power_bench(shown: Shown, seat: Seat, at: Parts) -> Iterator[Sprite]:
    yield from power_board(shown, seat, at)
    for number, hollow in enumerate(at.hollows):
        yield ground(f"hollow-{number}", "hk-hollow", hollow, layer=Layer.TOKEN, bleed=0)
