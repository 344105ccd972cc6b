"""What lies ready while something is chosen: tiles just drawn, Dark Tech cards, leaders, and a tower to place."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF

from desktop.board.describing import block, ground, place, printed
from desktop.board.layers import Layer
from desktop.board.sprite import Sprite
from desktop.games.council_of_shadows import keys
from desktop.games.council_of_shadows.board_places import LIFT
from desktop.games.council_of_shadows.board_sprites import system
from desktop.games.council_of_shadows.card_sprites import leader_tile, tech_card
from desktop.games.council_of_shadows.shown import Shown, piece
from desktop.games.council_of_shadows.side_places import cards_on_panel
from rules.core.types import Seat, phrase
from rules.council_of_shadows import agenda as todo
from rules.council_of_shadows.queries import power_of

BESIDE_TILES = 0.3
"""What the words take beside tiles that were drawn, of the width of the panel."""
LEADER_RATIO = 1.25
"""Width of a leader's tile, of its height."""
TALLEST = 3
"""Cubes of a tower: the head of a board has room for so many above one another."""
OVER = 0.42
"""How far towers stand over the head of their board, of its height."""


def choices(shown: Shown) -> Iterator[Sprite]:
    yield from drawn_tiles(shown)
    if may_discover(shown):
        yield place(keys.DRAWN, shown.places.drawn, phrase("cs-table-drawn-place"))
    match shown.pending:
        case todo.TakingTech(seat=seat, level=level):
            yield from techs(shown, seat, level)
        case todo.ChoosingLeader():
            yield from leaders(shown)
    yield from towers(shown)


def may_discover(shown: Shown) -> bool:
    """Whether a pile is drawn from, or may be instead of a colony (CS-DIS-1)."""
    match shown.pending:
        case todo.Discovering():
            return True
        case todo.Colonising(discover=discover):
            return discover is not None
    return False


def panel(shown: Shown, key: str, rect: QRectF, title: str) -> Iterator[Sprite]:
    """A board over the others, with a line that says what lies on it."""
    yield ground(f"panel-{key}", "cs-panel", rect, layer=Layer.PANEL, bleed=0.1)
    line = QRectF(rect.x() + 12, rect.y() + 5, rect.width() - 24, title_height(shown))
    yield printed(f"panel-{key}", line, title, shown.size(17), "chalk", "semibold", serif=True, layer=Layer.BADGE)


def title_height(shown: Shown) -> float:
    return shown.size(17) * 1.5


# Tiles


def drawn_tiles(shown: Shown) -> Iterator[Sprite]:
    """Yield the drawn tiles: one is placed, the other goes back under its pile (CS-DIS-1)."""
    drawn = shown.view.drawn
    if not drawn:
        return
    rect = shown.places.drawn
    yield ground("panel-drawn", "cs-panel", rect, layer=Layer.PANEL, bleed=0.1)
    aside = rect.width() * BESIDE_TILES
    said, size = shown.say("cs-table-drawn", count=len(drawn)), shown.size(17)
    words = QRectF(rect.x() + 12, rect.y() + 8, aside - 16, rect.height() - 16)
    yield block("panel-drawn", words, said, size, "chalk", "semibold", layer=Layer.BADGE)
    room = QRectF(rect.x() + aside, rect.y() + 6, rect.width() - aside - 6, rect.height() - 12)
    step = room.width() / len(drawn)
    wide = min(step * 0.9, room.height() * 0.866)
    for number, tile in enumerate(drawn):
        middle = QPointF(room.x() + step * (number + 0.5), room.center().y())
        yield from system(shown, tile, middle, hexagon=wide, layer=Layer.BADGE)


# Cards


def techs(shown: Shown, seat: Seat, level: int) -> Iterator[Sprite]:
    """Yield the techs of a level, open to the seat that chooses; the others see that a choice is made."""
    pile = shown.view.tech_piles[level - 1]
    if not isinstance(pile, tuple):
        return
    rect, head = shown.places.panel, title_height(shown)
    yield from panel(shown, "techs", rect, shown.say("cs-table-choose-tech", n=level))
    for card, spot in zip(pile, cards_on_panel(rect, len(pile), head + 4, shown.style), strict=True):
        yield tech_card(shown, card, spot, layer=Layer.BADGE)


def leaders(shown: Shown) -> Iterator[Sprite]:
    lying = shown.view.leaders
    rect, head = shown.places.panel, title_height(shown)
    yield from panel(shown, "leaders", rect, shown.say("cs-table-choose-leader"))
    spots = cards_on_panel(rect, len(lying), head + 4, shown.style, LEADER_RATIO)
    for leader, spot in zip(lying, spots, strict=True):
        yield leader_tile(shown, leader, spot, layer=Layer.BADGE)


# Towers


def towers(shown: Shown) -> Iterator[Sprite]:
    """All that may be placed now, from one cube to the whole tower (ruling Q-10); in the head of the own board."""
    match shown.pending:
        case todo.Colonising(seat=seat, cubes=cubes):
            yield from waiting(shown, seat, cubes)
        case todo.SettlingNew(seat=seat, cubes=cubes):
            yield from waiting(shown, seat, cubes)
        case todo.Purchasing(seat=seat, free_cube=True):
            yield from waiting(shown, seat, power_of(shown.view, seat).purchase_cubes)
        case todo.SettlingForAutoma(cubes=cubes) if shown.places.automa is not None and shown.view.automa is not None:
            seat, rect = shown.view.automa.seat, shown.places.automa.cubes
            yield tower(shown, seat, cubes, QRectF(rect.center().x() - 15, rect.y(), 30, rect.height()))


def waiting(shown: Shown, seat: Seat, cubes: int) -> Iterator[Sprite]:
    if seat != shown.seating.large:
        return
    room = shown.mat.cubes
    high = room.height() * (1 + OVER)
    side = high / (1 + LIFT * (TALLEST - 1))
    for number, height in enumerate(range(cubes, 0, -1)):
        left = room.right() - (number + 1) * side * 1.5
        tall = side * (1 + LIFT * (height - 1))
        yield tower(shown, seat, height, QRectF(left, room.bottom() - tall - 2, side, tall))


def tower(shown: Shown, seat: Seat, height: int, rect: QRectF) -> Sprite:
    colour = shown.colour_of(seat)
    words = phrase("cs-table-tower", owner=colour, height=height)
    return piece(keys.tower_key(seat, height), "cs-tower", rect, colour, height, words=words, layer=Layer.BADGE)
