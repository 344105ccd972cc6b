"""A closer look at what lies stacked: a pile of the black market, the relics of a site, discarded cards."""

from collections.abc import Generator, Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF

from desktop.board.describing import ground, printed
from desktop.board.layers import Layer
from desktop.board.panels import above, room_on
from desktop.board.sprite import Key, Sprite
from desktop.games.excavation_earth import keys
from desktop.games.excavation_earth.mats import CARD_SHAPE
from desktop.games.excavation_earth.shown import Shown, piece
from desktop.style.fonts import width_of
from rules.core.types import Ref
from rules.excavation_earth.state import colour_of, symbol_of, type_of
from rules.excavation_earth.view import View

RELIC, CARD = 62.0, 96.0
MOST_IN_ROW = 10
ALONE = 1
LIFTED = 1
"""What lies on the panel, above it."""


def unfolded(shown: Shown) -> list[Sprite]:
    """List the sprites laid over the table while the player points at a pile, a site or discarded cards."""
    return [
        replace(sprite, layer=Layer.UNFOLDED, fold=fold)
        for fold in sorted(shown.look.open)
        for sprite in opened(shown, fold)
    ]


def opened(shown: Shown, fold: Key) -> Iterator[Sprite]:
    """Yield the sprites of what was opened; none for what has been taken away since."""
    match keys.read(fold):
        case "pile", str(colour) if fold_of_pile(shown.view, colour):
            yield from pile(shown, colour)
        case "place", str(ref) if fold_of_site(shown.view, ref):
            yield from site(shown, ref)
        case "discard", *_ if fold_of_discard(shown.view):
            yield from discard(shown)


def fold_of_pile(view: View, colour: str) -> Key:
    """Return the key of a pile that can be unfolded; empty for one that shows all that it is already."""
    return keys.pile_key(colour) if len(view.piles[view.box.colour_number[colour]]) > ALONE else ""


def fold_of_site(view: View, ref: Ref) -> Key:
    number = view.box.site_number.get(ref)
    return keys.place_key(ref) if number is not None and len(view.sites[number]) > ALONE else ""


def fold_of_discard(view: View) -> Key:
    return keys.DISCARD if len(view.discard) > ALONE else ""


def pile(shown: Shown, colour: str) -> Iterator[Sprite]:
    """Yield the relics from the visible one to the lowest one, without reordering (EE-GEN-14)."""
    relics = shown.view.piles[shown.box.colour_number[colour]]
    title = shown.say("ee-table-fan", kind="pile", colour=colour, count=len(relics))
    yield from relics_beside(shown, keys.pile_key(colour), relics, shown.places.strip.piles[colour].rect, title)


def site(shown: Shown, ref: Ref) -> Iterator[Sprite]:
    lying = shown.view.sites[shown.box.site_number[ref]]
    title = shown.say("ee-table-fan", kind="site", place=ref, count=len(lying))
    spot = shown.places.chart.nodes[ref].united(shown.places.chart.spots[ref].relics)
    yield from relics_beside(shown, keys.place_key(ref), lying, spot, title)


def relics_beside(shown: Shown, fold: Key, relics: Sequence[Ref], near: QRectF, title: str) -> Iterator[Sprite]:
    side = max(44.0, shown.style.px(RELIC))
    places = yield from fan(shown, fold, len(relics), (side, side), near, title)
    for ref, place in zip(relics, places, strict=True):
        kind = type_of(ref)
        face = kind, shown.label(kind[0]), str(shown.value(kind))
        yield piece(f"fan-{ref}", "ee-relic", place, *face, target=False, number=LIFTED)


def discard(shown: Shown) -> Iterator[Sprite]:
    """The last discarded first."""
    cards = shown.view.discard[::-1]
    high = shown.style.px(CARD)
    title = shown.say("ee-table-fan", kind="discard", count=len(cards))
    size, near = (high / CARD_SHAPE, high), shown.places.survey.discard
    places = yield from fan(shown, keys.DISCARD, len(cards), size, near, title)
    for card, place in zip(cards, places, strict=True):
        letter = colour_of(card)
        face = letter, symbol_of(card), shown.label(letter)
        yield piece(f"fan-{card}", "ee-action-card", place, *face, target=False, bleed=0.15, number=LIFTED)


def fan(
    shown: Shown, fold: Key, count: int, size: tuple[float, float], near: QRectF, title: str
) -> Generator[Sprite, None, list[QRectF]]:
    """A panel above what it opens, or below where there is no room, and the places of its pieces."""
    wide, high = size
    head, gap, room = shown.size(15) * 1.6, 5.0, room_on(shown.places.whole)
    rows = -(-count // MOST_IN_ROW)
    while rows * (high + gap) + head > room.height() * 0.8:
        wide, high = wide * 0.9, high * 0.9
    across = -(-count // rows)
    width = max(across * (wide + gap) + gap * 3, width_of(title, shown.size(15), "semibold") + 28)
    height = rows * (high + gap) + head + gap * 2
    rect = above(near, width, height, shown.places.whole, gap=6)
    yield ground(f"fan-of-{fold}", "ee-panel", rect, bleed=0.1)
    line = QRectF(rect.x() + 10, rect.y() + 3, rect.width() - 20, head)
    yield replace(printed(f"fan-of-{fold}", line, title, shown.size(15), "ink", "semibold"), depth=LIFTED / 100)
    first = rect.center().x() - (across * (wide + gap) - gap) / 2
    return [
        QRectF(
            first + (wide + gap) * (number % across),
            rect.y() + head + gap + (high + gap) * (number // across),
            wide,
            high,
        )
        for number in range(count)
    ]
