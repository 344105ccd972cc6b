"""The five states of pieces and places, drawn the same in all games: sprites that lie over the table for the moment."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from desktop.board.desk import Target
from desktop.board.hand import Hand
from desktop.board.layers import Layer
from desktop.board.sprite import Key, Picture, Place, Sprite
from rules.core.explained import Explained
from rules.core.types import Arg

RIM_BLEED, LIGHT_BLEED = 0.35, 0.25
HAIR = 0.0005
"""How far a mark lies under or over what it marks, in parts of a layer."""
USUAL = Target()


def marks(hand: Hand | None, table: Mapping[Key, Sprite], focus: Key | None, *, hints: bool) -> list[Sprite]:
    """What shows of the hand: what may be taken, where it may go, why not, and where the keyboard stands."""
    shown = [] if hand is None else of_hand(hand, table, hints=hints)
    if focus is not None:
        shown += on(table, [focus], "state-focus", Layer.FOCUS)
    return unique(shown)


def of_hand(hand: Hand, table: Mapping[Key, Sprite], *, hints: bool) -> list[Sprite]:
    """Always in the same order, so that of two marks that overlap the same one lies on top."""
    shown: list[Sprite] = []
    if hand.held:
        shown += on(table, sorted(hand.held), "state-origin", Layer.MARK)
        shown += lit(hand, table, hand.targets())
        if hand.pointed in hand.targets():
            shown += on(table, [hand.pointed], "state-target-strong", Layer.MARK)
        for move in foreseen(hand):
            shown += on(table, hand.desk.companions(hand.table.view, move), "state-companion", Layer.MARK)
    if hints:
        shown += on(table, sorted(hand.takable()), "state-can-take", Layer.RIM, bleed=RIM_BLEED)
        pieces = {key for key in hand.clickable() if key in table and table[key].layer >= Layer.PIECE}
        shown += on(table, sorted(pieces), "state-can-take", Layer.RIM, bleed=RIM_BLEED)
        shown += lit(hand, table, {key: hand.meant(key) for key in sorted(hand.clickable() - pieces)})
    if hand.reason is not None:
        shown += on(table, hand.reason.blamed, "state-blamed", Layer.MARK)
        shown += on(table, [hand.reason.place], "state-refused", Layer.MARK)
        shown += on(table, hand.reason.cures, "state-can-take", Layer.RIM, bleed=RIM_BLEED)
    return shown


def foreseen(hand: Hand) -> list[Any]:
    """The moves whose outcome shows before the drop: all that could be made, or the one that is pointed at."""
    targets = hand.targets()
    if len(targets) <= hand.desk.most_previews:
        moves = {place: hand.meant(place)[0] for place in targets}
        return [move for place, move in moves.items() if place == hand.pointed or hand.desk.shows_ahead(move)]
    return hand.meant(hand.pointed)[:1] if hand.pointed in targets else []


def lit(hand: Hand, table: Mapping[Key, Sprite], targets: Mapping[Key, Sequence[Any]]) -> list[Sprite]:
    """Places where something may be dropped, as the game shows them."""
    shown: list[Sprite] = []
    desk, view = hand.desk, hand.table.view
    for key, moves in targets.items():
        place = table.get(key)
        if place is None:
            continue
        target = desk.target(view, moves, key) or USUAL
        if target.scale:
            shown.append(mark(place, "state-target", Layer.MARK, LIGHT_BLEED, target.scale))
        if target.ghost is not None and key != hand.pointed:
            spot = place.place.scaled(target.ghost_scale)
            shown.append(Sprite(f"ghost:{key}", target.ghost, spot, Layer.PREVIEW, is_target=False))
    return shown


def considered(
    table: Mapping[Key, Sprite], decisions: Sequence[tuple[Explained, Mapping[Arg, Sequence[Key]]]], side: float
) -> list[Sprite]:
    """Mark what each decision of an automa chose, with its number; and what the last one weighed and left.

    The numbers are as large as `side`. What is weighed again bears only what came of that: of the relics of a
    chosen colour, the one that is taken.
    """
    numbers: dict[Key, int] = {}
    left: list[Key] = []
    for number, (card, lying) in enumerate(decisions, start=1):
        left = [key for keys in lying.values() for key in keys]
        numbers = {key: earlier for key, earlier in numbers.items() if key not in left}
        numbers |= {key: number for key in lying.get(card.chosen, ()) if key in table}
    left = [key for key in left if key not in numbers]
    return [
        *on(table, dict.fromkeys(left), "state-considered", Layer.MARK),
        *on(table, numbers, "state-chosen", Layer.MARK),
        *(numbered(table[key], number, side) for key, number in numbers.items()),
    ]


def numbered(of: Sprite, number: int, side: float) -> Sprite:
    """Return the number to show at the upper right of what was chosen."""
    spot = Place(0, 0, side, side).at(of.place.x + of.place.width, of.place.y)
    picture = Picture("state-number", (number,), LIGHT_BLEED, is_round=True)
    return Sprite(f"state-number:{of.key}", picture, spot, Layer.FOCUS, is_target=False)


def on(
    table: Mapping[Key, Sprite],
    keys: Iterable[Key],
    painter: str,
    layer: Layer,
    *,
    bleed: float = LIGHT_BLEED,
) -> list[Sprite]:
    return [mark(table[key], painter, layer, bleed) for key in keys if key in table]


def mark(of: Sprite, painter: str, layer: Layer, bleed: float, scale: float = 1.0) -> Sprite:
    """Lights lie under all pieces and other marks over all places; but of what lies higher, right under or over it."""
    depth = 0.0
    if of.layer > Layer.PIECE or of.depth:
        depth = of.depth + (-HAIR if layer is Layer.RIM else HAIR)
        layer = max(layer, of.layer) if layer is not Layer.RIM else of.layer
    place = of.place if scale == 1 else of.place.scaled(scale)
    picture = light(painter, bleed, is_round=of.picture.is_round)
    return Sprite(f"{painter}:{of.key}", picture, place, layer, is_target=False, depth=depth)


@cache
def light(painter: str, bleed: float, *, is_round: bool) -> Picture:
    """A few, of which a table bears many."""
    return Picture(painter, (is_round,), bleed)


def unique(sprites: Iterable[Sprite]) -> list[Sprite]:
    return list({sprite.key: sprite for sprite in sprites}.values())


def nearest(focus: Place, places: Mapping[Key, Place], across: int, down: int) -> Key | None:
    """The next place in a direction of the arrow keys.

    Whatever lies rather ahead than aside comes before the rest, the nearer first: so that arrows lead from anywhere
    to everywhere.
    """
    x, y = focus.middle
    best: tuple[bool, float, Key] | None = None
    for key, place in places.items():
        there_x, there_y = place.middle
        ahead = (there_x - x) * across + (there_y - y) * down
        aside = abs((there_x - x) * down) + abs((there_y - y) * across)
        found = aside > ahead, ahead**2 + aside**2 if aside <= ahead else ahead + 2 * aside, key
        if ahead > 1 and (best is None or found < best):
            best = found
    return best[2] if best else None


def trail_between(start: Place, sprite: Sprite, colour: str) -> Sprite:
    """Return the trail from the middle of the piece's old place to the edge of its new one."""
    (x0, y0), (x1, y1) = start.middle, sprite.place.middle
    spot = Place(min(x0, x1), min(y0, y1), max(1.0, abs(x1 - x0)), max(1.0, abs(y1 - y0)))
    short = min(sprite.place.width, sprite.place.height) / 2
    picture = Picture("state-trail", (colour, x1 < x0, y1 < y0, short), TRAIL_ROOM / min(spot.width, spot.height))
    return Sprite(f"state-trail:{sprite.key}", picture, spot, Layer.TRAIL, is_target=False)


TRAIL_ROOM = 16.0
"""Around the line of a trail, for its width and its chevron."""


def closest(focus: Place, places: Mapping[Key, Place]) -> Key:
    """The place that is least far away, in whatever direction."""
    x, y = focus.middle

    def far(key: Key) -> tuple[float, Key]:
        there_x, there_y = places[key].middle
        return abs(there_x - x) + abs(there_y - y), key

    return min(places, key=far)
