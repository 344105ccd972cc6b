"""What may be wrong or odd in the data of Höyük although a box can be built from them."""

from collections.abc import Iterator

from rules.boxes.findings import BoxChecks, Finding, found
from rules.boxes.own import OwnBox
from rules.core.types import DataWords, phrase
from rules.hoyuk.options import MODES
from rules.hoyuk.parts import Parts, PileName, Symbol

HOUSES = 2
"""On each tile that is known (HK-CON-4)."""
PIECE_OF_PILE: dict[PileName, str] = {
    "OVEN": "oven",
    "SHRINE": "shrine",
    "PEN": "pen",
    "CATTLE": "cattle",
    "VILLAGER": "villager",
}
"""Whose majority draws from a pile."""


# What cannot be played


def nothing_to_build(parts: Parts, own: OwnBox) -> Iterator[Finding]:
    """Each piece that a tile shows is in the box (HK-CON-8)."""
    for tile, elements in parts.tiles.elements.items():
        for element in sorted({*elements} & {*parts.box.pieces}):
            if parts.box.pieces[element] == 0:
                said = phrase("hk-box-no-pieces", what=DataWords(element))
                yield found(own, f"box.pieces.{element}", said, f"tiles.elements.{tile}", rule="HK-CON-8")
                break


def piles_never_drawn_from(parts: Parts, own: OwnBox) -> Iterator[Finding]:
    """Nobody can have most of pieces that a mode does not have (HK-SET-9)."""
    for mode in MODES[:-1]:
        for pile in parts.aspects.piles[mode]:
            if PIECE_OF_PILE.get(pile) in parts.box.expert_pieces:
                yield found(own, f"aspects.piles.{mode}", phrase("hk-box-pile", what=DataWords(pile)), rule="HK-EXP-1")


# What is odd


def odd_tiles(parts: Parts, own: OwnBox) -> Iterator[Finding]:
    """The tiles that are known show two houses and one thing more."""
    for tile, elements in parts.tiles.elements.items():
        houses = elements.count("house")
        if houses != HOUSES and own.published_value(f"tiles.elements.{tile}") != list(elements):
            yield found(own, f"tiles.elements.{tile}", phrase("hk-box-houses", houses=houses), rule="HK-CON-4")


def idle_catastrophes(parts: Parts, own: OwnBox) -> Iterator[Finding]:
    """A mode has as many catastrophes as the rulebook says of it (HK-SET-2)."""
    classic = len(parts.catastrophes.classic)
    was = own.published_value("catastrophes.classic")
    if isinstance(was, list) and classic != len(was):
        said = phrase("hk-box-catastrophes", counted=classic, published=len(was))
        yield found(own, "catastrophes.classic", said, rule="HK-SET-2")


def few_cards_of_a_symbol(parts: Parts, own: OwnBox) -> Iterator[Finding]:
    """Groups of five need five cards of a symbol, jokers apart (HK-SCO-1)."""
    longest = len(parts.aspects.ladder)
    totals: dict[Symbol, int] = {}
    for mode in MODES:
        for symbol, count in parts.aspects.symbols[mode].items():
            totals[symbol] = totals.get(symbol, 0) + count
    for symbol, count in totals.items():
        if symbol != "joker" and 0 < count < longest:
            mode = next(each for each in MODES if symbol in parts.aspects.symbols[each])
            said = phrase("hk-box-few-cards", what=DataWords(symbol), counted=count, longest=longest)
            yield found(own, f"aspects.symbols.{mode}.{symbol}", said, rule="HK-SCO-1")


BOX_CHECKS = BoxChecks(
    errors=(
        nothing_to_build,
        piles_never_drawn_from,
    ),
    remarks=(
        odd_tiles,
        idle_catastrophes,
        few_cards_of_a_symbol,
    ),
)
