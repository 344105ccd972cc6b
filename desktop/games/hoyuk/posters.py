"""What is shown large before pieces move: the catastrophe that was turned over, and that the last turn has begun."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF

from desktop.board.describing import ground
from desktop.board.desk import Look
from desktop.board.layers import Layer
from desktop.board.sprite import Sprite
from desktop.games.hoyuk.calamity_cards import CALAMITY_RATIO
from desktop.games.hoyuk.shown import Shown
from desktop.games.hoyuk.side_sprites import face_of
from desktop.games.hoyuk.village_ground import shape_of
from rules.core.types import Phrase, Ref, phrase
from rules.hoyuk import events as happened
from rules.hoyuk.cells import NUMBER, cells_in
from rules.hoyuk.events import Event
from rules.hoyuk.view import View

SHARE = 0.62
"""Of the height of the village."""
INSET = 10.0
"""From the edge of the village."""
BANNER = 84.0


def poster(view: View, look: Look, events: Sequence[Event]) -> list[Sprite]:
    return list(posters(Shown(view, look), events))


def posters(shown: Shown, events: Sequence[Event]) -> Iterator[Sprite]:
    card = next((each.card for each in events if isinstance(each, happened.CatastropheDrawn)), None)
    if card is not None:
        yield from calamity(shown, card, events)
    elif any(isinstance(each, happened.LastTurn) for each in events):
        village, high = shown.places.ground.village, shown.style.px(BANNER)
        wide = min(village.width() * 0.7, high * 6)
        rect = QRectF(village.center().x() - wide / 2, village.center().y() - high / 2, wide, high)
        yield ground("poster", "hk-banner", rect, shown.say("hk-table-last-turn"), layer=Layer.WORDS, bleed=0.2)


def calamity(shown: Shown, card: Ref, events: Sequence[Event]) -> Iterator[Sprite]:
    """The card, with the blocks that it strikes framed."""
    hit = [block for each in events if isinstance(each, happened.BlocksHit) for block in each.blocks]
    spared = [each.block for each in events if isinstance(each, happened.ShamanRepelled)]
    blocks = [block for name in hit if (block := shown.village.block_at(NUMBER[name])) is not None]
    for block in blocks:
        whole = shown.around(block.area)
        shape = shape_of(tuple(cells_in(block.area)))
        bleed = 8 / min(whole.width(), whole.height())
        yield ground(f"poster-{block.name}", "hk-struck", whole, shape, layer=Layer.HELD, bleed=bleed)
    rect = beside(shown, [shown.around(block.area) for block in blocks])
    said = shown.look.say(struck_words(shown, card, hit, spared))
    face = face_of(shown, shown.box.calamity[card])
    yield ground("poster", "hk-poster", rect, face, said, layer=Layer.WORDS, bleed=0.1)


def beside(shown: Shown, struck: Sequence[QRectF]) -> QRectF:
    """Place the poster in the middle of the village, or to one side where it hides less of what is struck."""
    village = shown.places.ground.village
    high = village.height() * SHARE
    wide = high * CALAMITY_RATIO * 0.92
    y = village.center().y() - high / 2
    lefts = (village.center().x() - wide / 2, village.x() + INSET, village.right() - wide - INSET)

    def hidden(rect: QRectF) -> float:
        shared = (rect.intersected(each) for each in struck)
        return sum(each.width() * each.height() for each in shared if each.isValid())

    return min((QRectF(x, y, wide, high) for x in lefts), key=hidden)


def struck_words(shown: Shown, card: Ref, hit: Sequence[Ref], spared: Sequence[Ref]) -> Phrase:
    """Which blocks it strikes; a flood strikes none."""
    if shown.box.calamity[card].effect == "flood":
        return phrase("hk-table-flood", is_there="yes" if shown.village.where.shaman else "no")
    blocks = tuple(phrase("block.the", block=name) for name in hit if name not in spared)
    return phrase("hk-table-strikes", count=len(blocks), blocks=blocks, spared=len(spared))
