"""A closer look at what one points at: a commander's card, what the bag holds, what an objective asks."""

from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtCore import QRectF

from desktop.board.describing import ground, printed
from desktop.board.layers import Layer
from desktop.board.panels import below
from desktop.board.sprite import Key, Sprite
from desktop.games.magnastorm import keys
from desktop.games.magnastorm.forecast_sprites import forecast
from desktop.games.magnastorm.hues import BLACK
from desktop.games.magnastorm.mat_sprites import card_words
from desktop.games.magnastorm.portraits import CARD_SHAPE
from desktop.games.magnastorm.shown import Shown
from rules.core.types import Ref
from rules.magnastorm.queries import commander_of_column

CARD = 190.0
"""Height of a card that is looked at, at full size."""
ROW = 30.0


def unfolded(shown: Shown) -> list[Sprite]:
    """List the sprites laid over the table while the player points at these things, or has clicked there."""
    return [replace(sprite, fold=fold) for fold in sorted(shown.look.open) for sprite in opened(shown, fold)]


def opened(shown: Shown, key: Key) -> Iterator[Sprite]:
    at = shown.places
    match keys.read(key):
        case ("bag",):
            yield from bag(shown, at.action.bag)
        case "overlay", "forecast":
            yield from forecast(shown)
        case ("card" | "scientist") as kind, str(ref) if ref in shown.view.commanders:
            yield card(shown, ref, place_of_card(shown, kind, ref))
        case "head", str(ref) if ref in shown.layout.columns[1:]:
            column = shown.layout.columns.index(ref)
            yield card(shown, commander_of_column(shown.view, column), at.action.heads[column])
        case "objective", str(ref) if ref in shown.view.objectives:
            yield from objective(shown, ref, at.research.objectives[shown.view.objectives.index(ref)].rect)


def place_of_card(shown: Shown, kind: str, ref: Ref) -> QRectF:
    at = shown.places
    number = shown.view.commanders.index(ref)
    if kind == "scientist":
        return at.research.heads[number - len(shown.layout.columns) + 1]
    holder = shown.view.controllers[number]
    return at.rivals[holder].cards if holder in at.rivals else at.mat.cards


def card(shown: Shown, ref: Ref, near: QRectF) -> Sprite:
    high = max(shown.style.px(CARD), shown.size(14) * 11.0)
    rect = below(near, high / CARD_SHAPE * 1.08, high, shown.places.whole)
    args = ref, shown.ground_of(ref), *card_words(shown, ref), shown.box.commanders[ref].green, shown.size(14)
    return ground("large-card", "ms-card", rect, *args, layer=Layer.UNFOLDED, bleed=0.1)


def bag(shown: Shown, near: QRectF) -> Iterator[Sprite]:
    """How many cubes of each colour; black ones last."""
    names = (*shown.colours, BLACK)
    side = max(20.0, shown.style.px(ROW) * 0.72)
    step = side + shown.size(16) * 2.1
    title = shown.size(16) * 1.6
    wide = step * len(names) + 20
    rect = below(near, wide, title + side * 1.7, shown.places.whole)
    yield ground("bag-panel", "ms-panel", rect, layer=Layer.PANEL, bleed=0.1)
    line = QRectF(rect.x() + 12, rect.y() + 2, rect.width() - 20, title)
    said = shown.say("ms-table-in-bag")
    yield printed("bag-title", line, said, shown.size(16), weight="semibold", layer=Layer.UNFOLDED)
    for number, (name, count) in enumerate(zip(names, shown.view.bag, strict=True)):
        spot = QRectF(rect.x() + 12 + step * number, rect.y() + title, side, side)
        yield ground(f"bag-{name}", "ms-cube", spot, name, layer=Layer.UNFOLDED, bleed=0.2)
        figure = QRectF(spot.right() + 4, spot.y(), step - side - 6, side)
        yield printed(f"bag-{name}", figure, str(count), shown.size(16), weight="bold", layer=Layer.UNFOLDED)


def objective(shown: Shown, ref: Ref, near: QRectF) -> Iterator[Sprite]:
    said = shown.say("objective.text", objective=ref)
    wide = shown.size(15) * 19.0
    rect = QRectF(0, near.y(), wide, shown.size(15) * 5.6)
    is_left = near.x() < shown.places.research.rect.center().x()
    rect.moveLeft(near.right() + 8 if is_left else near.x() - wide - 8)
    if rect.right() > shown.places.whole.right():
        rect.moveRight(near.x() - 8)
    yield ground("objective-panel", "ms-note", rect, said, shown.size(15), layer=Layer.UNFOLDED, bleed=0.1)
