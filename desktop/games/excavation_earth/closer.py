"""A closer look at what lies stacked: a pile of the black market, the relics of a site, discarded cards."""

from collections.abc import Generator, Iterator, Sequence

from PySide6.QtCore import QRectF

from desktop.board.describing import ground, printed
from desktop.board.desk import Look
from desktop.board.layers import Layer
from desktop.board.sprite import Key, Sprite
from desktop.fonts import width_of
from desktop.games.excavation_earth.mats import CARD_SHAPE
from desktop.games.excavation_earth.shown import Shown, piece
from desktop.games.excavation_earth.spots import Spot, spot_of
from rules.core.types import Ref
from rules.excavation_earth.state import colour_of, symbol_of, type_of
from rules.excavation_earth.view import View

RELIC, CARD = 62.0, 96.0
MOST_IN_ROW = 10
ALONE = 1


def closer_look(view: View, look: Look, key: Key) -> list[Sprite]:
    """Nothing for what shows all that it is already."""
    spot = spot_of(view, key)
    return list(opened(Shown(view, look), spot)) if spot is not None else []


def opened(shown: Shown, spot: Spot) -> Iterator[Sprite]:
    view, box = shown.view, shown.box
    match spot.kind:
        case "pile":
            yield from pile(shown, spot.ref)
        case "in_pile":
            yield from pile(shown, colour_of(spot.ref))
        case "on_site":
            yield from site(shown, box.sites[box.site_of[type_of(spot.ref)]])
        case "place" if spot.ref in box.site_number:
            yield from site(shown, spot.ref)
        case "discard" if len(view.discard) > ALONE:
            yield from discard(shown)


def pile(shown: Shown, colour: str) -> Iterator[Sprite]:
    """From the visible relic to the lowest one, without reordering (EE-GEN-14)."""
    relics = shown.view.piles[shown.box.colour_number[colour]]
    if len(relics) > ALONE:
        title = shown.say("ee-table-fan", kind="pile", colour=colour, count=len(relics))
        yield from relics_beside(shown, relics, shown.places.strip.piles[colour].rect, title)


def site(shown: Shown, ref: Ref) -> Iterator[Sprite]:
    lying = shown.view.sites[shown.box.site_number[ref]]
    if lying:
        title = shown.say("ee-table-fan", kind="site", place=ref, count=len(lying))
        spot = shown.places.chart.nodes[ref].united(shown.places.chart.spots[ref].relics)
        yield from relics_beside(shown, lying, spot, title)


def relics_beside(shown: Shown, relics: Sequence[Ref], near: QRectF, title: str) -> Iterator[Sprite]:
    side = max(44.0, shown.style.px(RELIC))
    places = yield from fan(shown, len(relics), side, side, near, title)
    for ref, place in zip(relics, places, strict=True):
        kind = type_of(ref)
        face = kind, shown.label(kind[0]), str(shown.value(kind))
        yield piece(f"fan-{ref}", "ee-relic", place, *face, layer=Layer.FOCUS, target=False)


def discard(shown: Shown) -> Iterator[Sprite]:
    """The last discarded first."""
    cards = shown.view.discard[::-1]
    high = shown.style.px(CARD)
    title = shown.say("ee-table-fan", kind="discard", count=len(cards))
    places = yield from fan(shown, len(cards), high / CARD_SHAPE, high, shown.places.survey.discard, title)
    for card, place in zip(cards, places, strict=True):
        letter = colour_of(card)
        face = letter, symbol_of(card), shown.label(letter)
        yield piece(f"fan-{card}", "ee-action-card", place, *face, layer=Layer.FOCUS, target=False, bleed=0.15)


def fan(
    shown: Shown, count: int, wide: float, high: float, near: QRectF, title: str
) -> Generator[Sprite, None, list[QRectF]]:
    """A panel above what it opens, or below where there is no room, and the places of its pieces."""
    head, gap, whole = shown.size(15) * 1.6, 5.0, shown.places.whole.adjusted(6, 6, -6, -6)
    rows = -(-count // MOST_IN_ROW)
    while rows * (high + gap) + head > whole.height() * 0.8:
        wide, high = wide * 0.9, high * 0.9
    across = -(-count // rows)
    width = max(across * (wide + gap) + gap * 3, width_of(title, shown.size(15), "semibold") + 28)
    height = rows * (high + gap) + head + gap * 2
    top = near.y() - height - 6 if near.y() - height - 6 >= whole.y() else near.bottom() + 6
    left = min(max(whole.x(), near.center().x() - width / 2), whole.right() - width)
    rect = QRectF(left, min(top, whole.bottom() - height), width, height)
    yield ground("fan", "ee-panel", rect, layer=Layer.PREVIEW, bleed=0.1)
    line = QRectF(rect.x() + 10, rect.y() + 3, rect.width() - 20, head)
    yield printed("fan", line, title, shown.size(15), "ink", "semibold", layer=Layer.FOCUS)
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
