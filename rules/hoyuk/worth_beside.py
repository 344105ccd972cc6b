"""What catastrophes, tiles and aspect piles beside the village are worth to a seat now."""

from collections import Counter
from collections.abc import Callable, Mapping

from rules.core.thing import Thing
from rules.core.types import Phrase, Ref, Seat, phrase
from rules.hoyuk.block import Block
from rules.hoyuk.calamities import hit_blocks, lost
from rules.hoyuk.components import Calamity
from rules.hoyuk.merits import threats
from rules.hoyuk.outlook import verdicts
from rules.hoyuk.parts import PileName
from rules.hoyuk.queries import pieces_of, third_of
from rules.hoyuk.view import View
from rules.hoyuk.worth_of_village import top_of


def of_calamity(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """What the seat would lose if the card came now."""
    calamity = view.box.calamity[str(what.named["card"])]
    if calamity.effect == "flood":
        return phrase("hk-worth-flood", there="yes" if view.village.where.shaman else "no")
    blocks = hit_blocks(view.village, view.options, calamity)
    own = [block for block in blocks if seat in block.houses and not is_protected(view, block)]
    names = tuple(phrase("block.the", block=block.name) for block in blocks)
    if calamity.effect == "locusts":
        return phrase("hk-worth-locusts", count=len(names), blocks=names, own=len(own))
    assert calamity.loses is not None
    count = losses(view, seat, calamity, own)
    return phrase("hk-worth-calamity", count=len(names), blocks=names, lost=count, piece=calamity.loses)


def is_protected(view: View, block: Block) -> bool:
    return bool(block.area & view.village.where.shaman)


def losses(view: View, seat: Seat, calamity: Calamity, blocks: list[Block]) -> int:
    """Count what a seat would lose in these blocks (HK-CAL-4)."""
    assert calamity.loses is not None
    owned = [(pieces_of(view.village, seat, calamity.loses) & block.area).bit_count() for block in blocks]
    if calamity.half:
        return sum(lost(count, calamity.loses, view.options) for count in owned)
    return sum(min(count, 1) for count in owned)


def of_deck(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """How many of those to come would strike where the seat lives."""
    seen = view.catastrophes.seen
    unseen = view.catastrophes.count - len(seen)
    if not unseen:
        return phrase("hk-worth-deck-known")
    own = [block for block in view.village.blocks if seat in block.houses]
    striking: set[Ref] = {card for block in own for card in threats(view, block)}
    return phrase("hk-worth-deck", count=len(striking), unseen=unseen)


def of_tiles(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """What the tiles that lie face down show beside their two houses."""
    box, mode = view.box, view.options.mode
    known = {*view.tile_discard, *(tile for own in view.dealt for tile in own)}
    hidden = [tile for tile in box.tiles[mode] if tile not in known]
    if len(hidden) != view.tiles.count or not hidden:
        return None
    thirds = Counter(third_of(box.elements[tile]) for tile in hidden)
    said = tuple(phrase("element.count", element=kind, count=count) for kind, count in thirds.most_common())
    return phrase("hk-worth-tiles", count=len(hidden), options=said)


def of_aspect(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """Tell where the seat would draw from the pile, and where it only misses a little."""
    pile: PileName = what.named["pile"]
    won, near = [], []
    for block in view.village.blocks:
        verdict = next((each for each in verdicts(view, block) if each.pile == pile), None)
        if verdict is None or seat not in block.houses or not block.is_contested:
            continue
        if verdict.winner == seat:
            won += [block] if verdict.draws else []
            continue
        own = next(count for other, count, _ in verdict.counts if other == seat)
        best = max(count for other, count, _ in verdict.counts if other != seat)
        if own == best:
            near.append(block)
    return phrase(
        "hk-worth-aspect",
        count=len(won),
        blocks=tuple(block.name for block in won),
        near=len(near),
        places=tuple(block.name for block in near),
        pile=pile,
        symbol=top_of(view, pile),
    )


Worth = Callable[[View, Seat, Thing], Phrase | None]
BY_SORT: Mapping[str, Worth] = {
    "calamity": of_calamity,
    "deck": of_deck,
    "tiles": of_tiles,
    "aspect": of_aspect,
    "pile": of_aspect,
}
