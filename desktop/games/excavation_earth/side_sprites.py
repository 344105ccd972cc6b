"""Beside the main board as sprites: buyers with what their popularity pays, the mothership, the survey."""

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QRectF

from desktop.board.describing import LINE, ground, heading, place, printed
from desktop.board.layers import Layer
from desktop.board.sprite import Key, Picture, Sprite, place_of
from desktop.games.excavation_earth import keys
from desktop.games.excavation_earth.buyers_board import white_spots
from desktop.games.excavation_earth.closer import fold_of_discard
from desktop.games.excavation_earth.mothership import CentrePlaces, are_crowded, cubes_in, envoy_places, waiting_spots
from desktop.games.excavation_earth.shown import Shown, bare_sign, name_of, piece, words_of
from desktop.games.excavation_earth.survey import owner_cube
from rules.core.majority import majority_points
from rules.core.types import Phrase, Ref, phrase
from rules.excavation_earth.outlook import rank_of
from rules.excavation_earth.parts import WHITE, Effect
from rules.excavation_earth.queries import payout
from rules.excavation_earth.state import colour_of, symbol_of

SIGNS = {
    "draw_action_cards": "cards",
    "gain_credits": "credits",
    "teleport_explorers": "teleport",
    "take_site_relics": "extract",
    "add_buyers": "buyers",
    "send_traders": "traders",
    "buy_visible_relics": "half_price",
    "place_envoys_other_centres": "envoys",
}
"""How the picture of each operation of a command tile is called."""
YELLOW_ROUND = 3
FIRST_SPACE = 1
BLEED = 0.08
"""How far the shadow of a board reaches, of its smaller side."""


def side_boards(shown: Shown) -> Iterator[Sprite]:
    yield from buyers(shown)
    yield from mothership(shown)
    yield from survey(shown)


def board(key: Key, painter: str, rect: QRectF, *args: Any, words: Phrase) -> Sprite:
    """A board that explains itself wherever nothing else lies on it."""
    return Sprite(key, Picture(painter, args, BLEED), place_of(rect), Layer.BOARD, words, is_target=False)


# Buyers


def buyers(shown: Shown) -> Iterator[Sprite]:
    at, box = shown.places.buyers, shown.box
    yield ground("buyers-board", "ee-buyers-board", at.rect, box.colours, box.track_spaces, shown.unit)
    yield printed("buyers", at.title, shown.say("ee-table-buyers"), shown.size(18), weight="semibold", serif=True)
    note = shown.say("ee-table-popularity")
    yield printed("buyers-note", at.note, note, shown.size(14), "quiet", "regular", "right")
    yield place(keys.BUYERS, at.payouts, phrase("ee-table-payouts"), layer=Layer.TOKEN)
    for number, colour in enumerate(box.colours):
        yield from track(shown, number, colour)
    yield from white_area(shown)
    yield from buyer_cards(shown)


def track(shown: Shown, number: int, colour: str) -> Iterator[Sprite]:
    view, at = shown.view, shown.places.buyers.tracks[colour]
    popularity, stock = view.popularity(number), view.stock[number]
    rank = rank_of(view, number)
    pays = payout(view, colour)
    words = phrase("ee-table-track", colour=colour, popularity=popularity, rank=rank, credits=pays)
    picture = colour, len(at.spaces), popularity, shown.unit
    yield piece(keys.track_key(colour), "ee-track", at.column, *picture, layer=Layer.PRINT, words=words, bleed=0.06)
    for space in range(popularity, popularity + stock):
        key = keys.stock_key(colour, space)
        said = words_of("ee-table-stock", ("colour", colour), ("n", space + FIRST_SPACE))
        number = len(at.spaces) - space
        yield piece(key, "ee-bust", at.spaces[space], colour, words=said, bleed=0.6, number=number)
    words = name_of("payout", ("colour", colour))
    yield piece(keys.payout_key(colour), "ee-coin", at.coin, str(pays), layer=Layer.TOKEN, words=words, target=False)
    yield printed(f"rank-{colour}", at.rank, shown.say("rank", n=rank), shown.size(14), "quiet", "semibold", "centre")


def white_area(shown: Shown) -> Iterator[Sprite]:
    at, count = shown.places.buyers, shown.view.white
    most = shown.box.by_players(len(shown.view.players)).white
    words = phrase("ee-table-white", count=count, of=most)
    yield piece(keys.WHITE_AREA, "nothing", at.white, layer=Layer.PRINT, words=words, bleed=0)
    for number, spot in enumerate(white_spots(at, count, most)):
        said = phrase("buyer", colour=WHITE)
        yield piece(keys.stock_key(WHITE, number), "ee-buyer", spot, WHITE, "", words=said, bleed=0.25)
    counted = shown.say("ee-table-of", count=count, of=most)
    yield printed("white", at.white_count, counted, shown.size(15), "ink", "semibold", "centre")


def buyer_cards(shown: Shown) -> Iterator[Sprite]:
    at, view = shown.places.buyers, shown.view
    words = phrase("ee-table-buyer-deck", count=view.buyer_deck.count)
    if view.buyer_deck.count:
        yield piece(
            keys.BUYER_DECK, "ee-deck", at.deck, view.buyer_deck.count, layer=Layer.TOKEN, words=words, target=False
        )
    else:
        yield piece(keys.BUYER_DECK, "ee-empty-card", at.deck, layer=Layer.TOKEN, words=words, target=False)
    if view.buyer_discard:
        top = view.buyer_discard[-1]
        said = phrase("ee-table-buyer-discard", colour=top[1], count=len(view.buyer_discard))
        yield piece(keys.card_key(top), "ee-buyer-card", at.discard, top[1], words=said, target=False)
    else:
        words, key = name_of("buyer-discard"), keys.BUYER_DISCARD
        yield piece(key, "ee-empty-card", at.discard, layer=Layer.TOKEN, words=words, target=False)


# Mothership


def mothership(shown: Shown) -> Iterator[Sprite]:
    at, view, box = shown.places.ship, shown.view, shown.box
    pays = box.centre_payouts[view.round]
    yield board("ship", "ee-ship", at.rect, box.centre_symbol, shown.unit, words=name_of("ship"))
    yield from heading("ship", at.title, (shown.say("ee-table-ship"),), shown.size(18), serif=True)
    short = " / ".join(str(each) for each in pays if each)
    said = shown.say("ee-table-ship-pays", pays=short), short
    yield from heading("ship-pays", at.pays, said, shown.size(14), "quiet", "regular", "centre")
    yield bare_sign(keys.CENTRE_PAYS, at.pays, "centre-pays", ("n", view.round))
    for number, (letter, spot) in enumerate(zip(view.mothership, waiting_spots(at, len(view.mothership)), strict=True)):
        words = phrase("ee-table-waiting", colour=letter)
        yield piece(keys.waiting_key(number), "ee-buyer", spot, letter, "", words=words, target=False, number=number)
    for number, centre in enumerate(at.centres):
        yield from command_centre(shown, number, centre)


def command_centre(shown: Shown, number: int, at: CentrePlaces) -> Iterator[Sprite]:
    view, box = shown.view, shown.box
    envoys = view.envoys[number]
    points = majority_points(envoys, box.centre_payouts[view.round])
    words = phrase("ee-table-centre", centre=number + 1, count=sum(envoys))
    yield piece(keys.centre_key(number), "nothing", at.rect, layer=Layer.PRINT, words=words, bleed=0)
    for seat, (spot, count, credits) in enumerate(zip(envoy_places(at, len(envoys)), envoys, points, strict=True)):
        colour = shown.colour_of(seat)
        said = phrase("ee-table-envoy", owner=colour, centre=number + 1, count=count, credits=credits)
        spots = cubes_in(spot.cubes, count)
        for cube, each in enumerate(spots):
            yield piece(keys.envoy_key(number, seat, cube), "ee-cube", each, colour, words=said, number=cube)
        if are_crowded(spots):
            yield count_on(f"envoys-{number}-{seat}", spots[0], count)
        if credits:
            amount = str(credits)
            key, named = keys.majority_key(number, seat), name_of("majority", ("owner", colour), ("centre", number + 1))
            yield piece(key, "ee-coin", spot.coin, amount, layer=Layer.TOKEN, words=named, target=False)
    if view.tiles:
        yield from tile(shown, number, view.tiles[number], at)
    else:
        # An envoy that is brought here is told why it cannot be recalled (EE-ACT-CMD-4).
        yield place(keys.tile_key(number), at.tile, phrase("ee-table-tile-slot", centre=number + 1))


def count_on(key: str, cube: QRectF, count: int) -> Sprite:
    """How many cubes stand there, where they stand too close to be counted."""
    side = max(15.0, cube.width() * 0.62)
    badge = QRectF(cube.x() - side * 0.30, cube.bottom() - side * 0.72, side, side)
    return piece(f"count-{key}", "ee-count", badge, count, layer=Layer.COUNT, target=False)


def tile(shown: Shown, number: int, ref: Ref, at: CentrePlaces) -> Iterator[Sprite]:
    is_yellow = shown.view.round == YELLOW_ROUND
    first, *more = shown.box.tile_effects[ref][is_yellow]
    bonus = sum(effect.n for effect in more if effect.op == "gain_credits")
    title = shown.say("tile", tile=ref)
    words = phrase("ee-table-tile", tile=ref, face="yellow" if is_yellow else "white")
    picture = SIGNS[first.op], amount_of(first), bonus, title, is_yellow, shown.unit
    yield piece(keys.tile_key(number), "ee-tile", at.tile, *picture, words=words, bleed=0.12)


def amount_of(effect: Effect) -> str:
    """The figure on a tile: how many cards, credits, explorers, relics."""
    match effect.op:
        case "draw_action_cards":
            return str(effect.draw) if effect.draw == effect.keep else f"{effect.draw}→{effect.keep}"
        case "gain_credits":
            return str(effect.n)
        case "place_envoys_other_centres":
            return ""
    return str(effect.up_to)


# Survey


def survey(shown: Shown) -> Iterator[Sprite]:
    at, view, box = shown.places.survey, shown.view, shown.box
    row = box.by_players(len(view.players)).row
    yield board(keys.SURVEY, "ee-survey", at.rect, row, box.markers, shown.unit, words=name_of("survey"))
    yield printed("survey", at.title, shown.say("ee-table-survey"), shown.size(18), weight="semibold", serif=True)
    head = shown.say("ee-table-initiative")
    yield printed("initiative", at.markers_label, head, shown.size(14), "quiet", "semibold", "right")
    taken = {player.marker for player in view.players}
    for number, spot in enumerate(at.markers, 1):
        if number not in taken:
            words = phrase("initiative-marker", n=number)
            yield piece(keys.marker_key(number), "ee-marker", spot, number, words=words, target=False)
    for card, spot in zip(view.row, at.row, strict=False):
        letter, sign = colour_of(card.card), symbol_of(card.card)
        owner = "none" if card.owner is None else shown.colour_of(card.owner)
        words = phrase("ee-table-row-card", colour=letter, symbol=sign, owner=owner)
        face = letter, sign, shown.label(letter)
        yield piece(keys.card_key(card.card), "ee-action-card", spot, *face, layer=Layer.TOKEN, words=words, bleed=0.15)
        if card.owner is not None:
            yield piece(f"surveyed-{card.card}", "ee-cube", owner_cube(spot), owner, layer=Layer.COUNT, target=False)
    yield ground("survey-line", LINE, at.line, layer=Layer.PRINT, bleed=0)
    yield from action_cards(shown)


def action_cards(shown: Shown) -> Iterator[Sprite]:
    at, view = shown.places.survey, shown.view
    words = phrase("ee-table-deck", count=view.deck.count)
    painter = "ee-deck" if view.deck.count else "ee-empty-card"
    args = (view.deck.count,) if view.deck.count else ()
    yield piece(keys.DECK, painter, at.deck, *args, layer=Layer.TOKEN, words=words, bleed=0.15)
    yield piece("deck-count", "ee-plate", at.deck_count, str(view.deck.count), layer=Layer.COUNT, target=False)
    words = phrase("ee-table-discard", count=len(view.discard))
    yield place(keys.DISCARD, at.discard, words, fold=fold_of_discard(view))
    if view.discard:
        top = view.discard[-1]
        face = colour_of(top), symbol_of(top), shown.label(colour_of(top))
        key = keys.card_key(top)
        yield piece(key, "ee-action-card", at.discard, *face, layer=Layer.TOKEN, words=words, target=False, bleed=0.15)
