"""The five states of pieces and places, drawn the same in all games: sprites that lie over the table for the moment."""

from collections.abc import Iterable, Mapping

from desktop.board.hand import Hand
from desktop.board.layers import Layer
from desktop.board.sprite import Key, Picture, Place, Sprite

RIM_BLEED, LIGHT_BLEED = 0.35, 0.25


def marks(hand: Hand, places: Mapping[Key, Place], focus: Key | None, *, hints: bool) -> list[Sprite]:
    """What shows of the hand: what may be taken, where it may go, why not, and where the keyboard stands."""
    shown: list[Sprite] = []
    if hand.held:
        shown += on(places, hand.held, "state-origin", Layer.MARK)
        targets = hand.targets()
        shown += on(places, targets, "state-target", Layer.MARK)
        if hand.pointed in targets:
            shown += on(places, [hand.pointed], "state-target-strong", Layer.MARK)
        for moves in targets.values():
            for move in moves[:1]:
                shown += on(places, hand.desk.companions(hand.table.view, move), "state-companion", Layer.MARK)
    if hints:
        shown += on(places, hand.takable(), "state-can-take", Layer.RIM, bleed=RIM_BLEED)
        shown += on(places, hand.clickable(), "state-target", Layer.MARK)
    if hand.reason is not None:
        shown += on(places, [hand.reason.place], "state-refused", Layer.MARK)
        shown += on(places, hand.reason.cures, "state-cure", Layer.RIM, bleed=RIM_BLEED)
    if focus is not None:
        shown += on(places, [focus], "state-focus", Layer.FOCUS)
    return unique(shown)


def on(
    places: Mapping[Key, Place],
    keys: Iterable[Key],
    painter: str,
    layer: Layer,
    *,
    bleed: float = LIGHT_BLEED,
) -> list[Sprite]:
    return [
        Sprite(f"{painter}:{key}", Picture(painter, bleed=bleed), places[key], layer, is_target=False)
        for key in keys
        if key in places
    ]


def unique(sprites: Iterable[Sprite]) -> list[Sprite]:
    return list({sprite.key: sprite for sprite in sprites}.values())


def nearest(focus: Place, places: Mapping[Key, Place], across: int, down: int) -> Key | None:
    """The next place in a direction of the arrow keys: near, and rather straight ahead than aside."""
    x, y = focus.middle
    best: tuple[float, Key] | None = None
    for key, place in places.items():
        there_x, there_y = place.middle
        ahead = (there_x - x) * across + (there_y - y) * down
        aside = abs((there_x - x) * down) + abs((there_y - y) * across)
        if ahead > 1 and (best is None or (ahead + 2 * aside, key) < best):
            best = (ahead + 2 * aside, key)
    return best[1] if best else None
