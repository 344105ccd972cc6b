"""The boards beside the village as sprites: the last catastrophe and the deck, aspect piles, supplies."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from desktop.board.describing import BOARD, ground, heading, printed
from desktop.board.describing import place as described_place
from desktop.board.layers import Layer
from desktop.board.sprite import Sprite
from desktop.games.hoyuk import keys
from desktop.games.hoyuk.shown import Shown, fitting, piece
from desktop.games.hoyuk.side_places import AspectRow
from desktop.games.hoyuk.signs import OF_PILE
from desktop.style.fonts import width_of
from desktop.style.theme import SMALLEST_TEXT
from rules.core.types import Phrase, Ref, phrase
from rules.hoyuk.block import Block
from rules.hoyuk.components import Calamity
from rules.hoyuk.outlook import Verdict
from rules.hoyuk.parts import PIECES

HALF, ONE = "½", "1"
TIE, NOBODY = "=", "-"
"""How an aspect stands that nobody wins: a tie, or none of it there."""


def side_boards(shown: Shown) -> Iterator[Sprite]:
    view = shown.view
    lying = view.catastrophes, view.tiles.count, len(view.tile_discard)
    yield from shown.worded("catastrophes", lying, partial(calamities, shown))
    yield from aspects(shown)
    stocked = view.options, view.supply, shown.village.where.shaman, name_of_shaman_block(shown)
    yield from shown.worded("supply", stocked, partial(supply, shown))


# Catastrophes and tiles


def calamities(shown: Shown) -> Iterator[Sprite]:
    at, deck = shown.places.calamity, shown.view.catastrophes
    yield ground("calamity-board", BOARD, at.rect)
    title = shown.say("hk-table-calamity", drawn="yes" if deck.seen else "no")
    yield printed("calamity", at.title, title, shown.size(16), weight="semibold", serif=True)
    if deck.seen:
        card = shown.box.calamity[deck.seen[-1]]
        words = phrase("hk-table-last-calamity", card=card.ref)
        yield piece(
            keys.LAST_CARD, "hk-calamity", at.card, *face_of(shown, card), words=words, bleed=0.15, fold=keys.LAST_CARD
        )
    else:
        yield ground("no-calamity", "hk-empty-card", at.card, layer=Layer.PRINT, bleed=0)
        words = phrase("hk-table-no-calamity")
        line = at.card.adjusted(6, 6, -6, -6)
        yield printed("no-calamity", line, shown.look.say(words), shown.size(14), "quiet", across="centre")
    unseen = deck.count - len(deck.seen)
    fold = keys.DECK if deck.seen else ""
    said = phrase("hk-table-deck", count=deck.count, unseen=unseen, next=deck.next or "none")
    if deck.next:
        yield piece(
            keys.DECK,
            "hk-calamity",
            at.deck,
            *face_of(shown, shown.box.calamity[deck.next]),
            words=said,
            bleed=0.2,
            fold=fold,
        )
    else:
        back = {"layer": Layer.TOKEN, "words": said, "bleed": 0.3, "fold": fold}
        yield piece(keys.DECK, "hk-calamity-deck", at.deck, deck.count, **back)
    left = fitting(shown.say("hk-table-unseen", count=unseen), str(unseen), at.deck_count)
    yield printed("deck", at.deck_count, left, shown.size(15), "ink", "semibold", "centre")
    tiles = shown.view.tiles.count
    said = phrase("hk-table-tiles", count=tiles, discarded=len(shown.view.tile_discard))
    yield piece(keys.TILES, "hk-tile-pile", at.tiles, tiles, layer=Layer.TOKEN, words=said, target=False, bleed=0.3)
    yield printed("tiles", at.tiles_count, f"{tiles}", shown.size(16), "ink", "semibold", "centre")


def face_of(shown: Shown, card: Calamity) -> tuple[str, ...]:
    """What is painted on a catastrophe card."""
    which = {"selector": card.selector, "counts": card.counts}
    what = {"effect": effect_of(card), "loses": card.loses or ""}
    return (
        card.name,
        card.selector,
        card.counts,
        loss_of(card),
        shown.say("catastrophe", card=card.ref),
        shown.say("catastrophe-left", **which) if card.selector else "",
        shown.say("catastrophe-right", **what),
    )


def effect_of(card: Calamity) -> str:
    """Return the effect of a calamity as the edition names it."""
    if card.effect == "lose":
        return "lose_half" if card.half else "lose_one"
    return card.effect


def loss_of(card: Calamity) -> str:
    """A sign, and how much of it."""
    if card.loses:
        return f"{card.loses} {HALF if card.half else ONE}"
    return "shaman" if card.effect == "flood" else "no_card"


# Aspects


def aspects(shown: Shown) -> Iterator[Sprite]:
    at = shown.places.aspects
    blocks = compared(shown, len(at.heads))
    names = tuple(block.name for block in blocks)
    yield from shown.worded("aspects", names, partial(aspects_board, shown, names))
    for number, (pile, row) in enumerate(zip(shown.piles, at.rows, strict=True)):
        marks = tuple(mark_of(shown, shown.verdicts(block)[number]) for block in blocks)
        shows = pile, shown.view.piles[number], marks
        yield from shown.worded(("aspect", number), shows, partial(aspect_row, shown, number, pile, row, marks))


def aspects_board(shown: Shown, blocks: Sequence[str]) -> Iterator[Sprite]:
    at = shown.places.aspects
    yield ground("aspects-board", BOARD, at.rect)
    yield printed("aspects", at.title, shown.say("hk-table-aspects"), shown.size(16), weight="semibold", serif=True)
    hint = (shown.say("hk-table-who-wins"),)
    yield from heading("who-wins", at.hint, hint, shown.size(14), "quiet", "regular", "right")
    for name, head in zip(blocks, at.heads, strict=False):
        yield ground(f"head-{name}", "hk-heading", head, name, layer=Layer.PRINT, bleed=0)


def compared(shown: Shown, most: int) -> list[Block]:
    """Blocks in which aspects are compared; the largest, if there are more than there is room for."""
    contested = [block for block in shown.village.blocks if block.is_contested]
    chosen = sorted(contested, key=lambda block: -block.size)[:most]
    return [block for block in contested if block in chosen]


def aspect_row(
    shown: Shown, number: int, pile: Ref, row: AspectRow, marks: tuple[tuple[str, bool], ...]
) -> Iterator[Sprite]:
    lying = shown.view.piles[number]
    top = shown.box.symbol[lying.top] if lying.top else ""
    words = phrase("hk-table-pile", pile=pile, count=lying.count, symbol=top or "none")
    first = round((row.cells[0].x() - row.band.x()) / row.band.width(), 4)
    args = OF_PILE[pile], marks, len(row.cells), first, number % 2
    fold = keys.aspect_key(pile)
    yield piece(fold, "hk-aspect-row", row.band, *args, layer=Layer.PRINT, words=words, bleed=0, fold=fold)
    if lying.top:
        face: tuple[Any, ...] = ("hk-aspect-pile", row.card, top, lying.below.count)
    else:
        face = ("hk-empty-card", row.card)
    yield piece(keys.pile_key(pile), *face, layer=Layer.TOKEN, words=words, fold=fold)
    yield printed(f"count-{pile}", row.count, str(lying.count), shown.size(15), "ink", "bold")


def mark_of(shown: Shown, verdict: Verdict) -> tuple[str, bool]:
    """Who wins, and whether there is a card to draw."""
    if verdict.winner is not None:
        return shown.colours[verdict.winner], verdict.draws
    return (TIE if any(count for _, count, _ in verdict.counts) else NOBODY), False


# Supplies


def supply(shown: Shown) -> Iterator[Sprite]:
    at = shown.places.supply
    yield ground("supply-board", BOARD, at.rect)
    if at.title.height() > 0:
        yield printed("supply", at.title, shown.say("hk-table-supply"), shown.size(16), weight="semibold", serif=True)
    for (kind, said, words), place, line in zip(stock(shown), at.pieces, at.counts, strict=True):
        is_away = kind == "shaman" and shown.village.where.shaman
        key = keys.SHAMAN if kind == "shaman" and not is_away else keys.supply_key(kind)
        room = line
        if not is_away:
            yield piece(key, "hk-sign", place, kind, layer=Layer.TOKEN, words=words, bleed=0.2)
        elif width_of(said, SMALLEST_TEXT, "bold") <= line.width():
            yield piece(key, "hk-empty-card", place, layer=Layer.TOKEN, words=words, bleed=0.2)
        else:  # where it is narrow, only where he is
            room = place.united(line)
            yield described_place(key, room, words)
        yield printed(f"supply-{kind}", room, said, shown.size(18), "ink", "bold", "right" if room != line else "left")


def stock(shown: Shown) -> Iterator[tuple[str, str, Phrase]]:
    """(kind, how many are left or where he is, that in words)."""
    played = shown.box.supply[shown.view.options.mode]
    for kind, count, of in zip(PIECES, shown.view.supply, played, strict=True):
        if of:
            yield kind, str(count), phrase("hk-table-stock", piece=kind, count=count)
    if shown.view.options.is_expert:
        name = name_of_shaman_block(shown)
        yield "shaman", shown.say("hk-table-at", block=name), phrase("hk-table-shaman", block=name)


def name_of_shaman_block(shown: Shown) -> str:
    cell = shown.village.shaman_cell
    block = shown.village.block_at(cell) if cell is not None else None
    return block.name if block else "none"
