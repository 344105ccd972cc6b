"""The boards of the clans as sprites: houses left, hand, cards used; the large one with the workbench."""

from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import QRectF

from desktop.board.describing import BADGE, ground, place, printed
from desktop.board.layers import Layer
from desktop.board.sprite import Sprite
from desktop.games.hoyuk import keys
from desktop.games.hoyuk.bench_sprites import bench, bench_shows
from desktop.games.hoyuk.mat_places import MatPlaces, Parts, RivalPlaces, cards_in
from desktop.games.hoyuk.printed_things import counts, houses_waiting
from desktop.games.hoyuk.shown import Shown, fitting, piece
from desktop.games.hoyuk.tiles import house_grid
from desktop.paint.mats import LEFT, RIGHT
from desktop.style.fonts import width_of
from rules.core.knowledge import Concealed
from rules.core.types import Phrase, Ref, Seat, SeatName, phrase
from rules.hoyuk import agenda as todo
from rules.hoyuk.components import JOKER
from rules.hoyuk.queries import EXPERT_SYMBOLS

MOST = 100
NAME, FACTS = 20, 17
"""How large they are written on the head of the large mat."""
ORDER = (*EXPERT_SYMBOLS, JOKER)
"""How a hand is sorted."""


def mats(shown: Shown) -> Iterator[Sprite]:
    yield from large_mat(shown, shown.seating.large, shown.places.mat)
    for seat, at in shown.places.rivals.items():
        yield from rival_mat(shown, seat, at)


# The large one


def large_mat(shown: Shown, seat: Seat, at: MatPlaces) -> Iterator[Sprite]:
    lies_there = head_shows(shown, seat)
    yield from shown.worded("mat", lies_there, partial(mat_and_houses, shown, seat, at))
    yield from shown.worded("bench", bench_shows(shown, seat), partial(bench, shown, seat, at.parts))
    cards = shown.player(seat), limit_of(shown, seat), is_returning(shown, seat)
    yield from shown.worded("cards", cards, partial(all_cards, shown, seat, at.parts))


def head_shows(shown: Shown, seat: Seat) -> tuple[object, ...]:
    """All that stands on the mat of a clan beside its cards."""
    has_marker = shown.view.marker == seat and not is_passing_marker(shown, seat)
    target = shown.view.options.house_target
    return shown.colours, shown.player(seat), counted(shown, seat), has_marker, is_asked(shown, seat), target


def mat_and_houses(shown: Shown, seat: Seat, at: MatPlaces) -> Iterator[Sprite]:
    colour = shown.colours[seat]
    if is_asked(shown, seat):
        yield ground(f"light-{seat}", "hk-light", at.rect, layer=Layer.FELT, bleed=0.05)
    name = name_of(shown, seat, at.name.width(), NAME)
    named = at.name.x() + min(width_of(name, shown.size(NAME), "semibold", serif=True), at.name.width())
    room = QRectF(at.facts)
    room.setLeft(named + at.badge.width() / 2)
    said = facts(shown, seat, room)
    told = room.right() - min(width_of(said, shown.size(FACTS), "bold"), room.width())
    bare = bare_between(at, named, told)
    yield ground("large-mat", "hk-mat", at.rect, colour, at.head.height(), *bare)
    yield place(keys.mat_key(seat), at.head, words_of_mat(shown, seat))
    yield piece(f"owner-{seat}", BADGE, at.badge, colour, layer=Layer.PRINT, target=False, bleed=0.1)
    names = QRectF(at.name)
    names.setRight(min(named + 1, at.name.right()))
    yield printed(f"owner-{seat}", names, name, shown.size(NAME), colour, "semibold", serif=True)
    yield printed(f"facts-{seat}", room, said, shown.size(FACTS), colour, "bold", "right")
    yield from marker_and_score(shown, seat, at.marker, at.score)
    yield from houses(shown, seat, at.parts)
    yield from counts(shown, seat, room, at.parts.spent)
    yield houses_waiting(seat, at.parts.houses)


def bare_between(at: MatPlaces, named: float, told: float) -> tuple[float, float]:
    """The shares of the head's width between the name and the facts; a little less, and never more than the middle."""
    gap, left, wide = at.head.height() * 0.4, at.rect.x(), at.rect.width()
    return max(LEFT, (named + gap - left) / wide), min(1 - RIGHT, (told - gap - left) / wide)


def all_cards(shown: Shown, seat: Seat, at: Parts) -> Iterator[Sprite]:
    yield from hand(shown, seat, at)
    yield from spent(shown, seat, at)


def is_asked(shown: Shown, seat: Seat) -> bool:
    return getattr(shown.pending, "seat", None) == seat


def name_of(shown: Shown, seat: Seat, width: float, size: float) -> str:
    """Clan and name; a long name stands alone."""
    whole = shown.say("hk-table-owner", clan=shown.player(seat).clan, seat=SeatName(seat))
    is_whole = width_of(whole, shown.size(size) * 0.9, "semibold", serif=True) <= width
    return whole if is_whole else shown.say("hk-table-seat", seat=SeatName(seat))


def facts(shown: Shown, seat: Seat, place: QRectF) -> str:
    """Families and storeys; in short where there is little room."""
    families, storeys = counted(shown, seat)
    whole = shown.say("hk-table-facts", families=families, storeys=storeys)
    return fitting(whole, shown.say("hk-table-facts-short", families=families, storeys=storeys), place, "bold")


def counted(shown: Shown, seat: Seat) -> tuple[int, int]:
    """Families and storeys."""
    where = shown.village.where
    return shown.village.family_counts[seat], (where.high & where.houses[seat]).bit_count()


def words_of_mat(shown: Shown, seat: Seat) -> Phrase:
    player, (families, storeys) = shown.player(seat), counted(shown, seat)
    return phrase(
        "hk-table-mat",
        owner=shown.colours[seat],
        clan=player.clan,
        count=player.score,
        houses=player.houses,
        storeys=storeys,
        families=families,
        cards=count_of(player.hand),
    )


def marker_and_score(shown: Shown, seat: Seat, marker: QRectF, score: QRectF) -> Iterator[Sprite]:
    if shown.view.marker == seat and not is_passing_marker(shown, seat):
        words = phrase("hk-table-marker", owner=shown.colours[seat])
        yield piece(keys.MARKER, "hk-marker", marker, layer=Layer.TOKEN, words=words, target=False)
    points = shown.player(seat).score
    yield ground(keys.points_key(seat), "hk-points", score, points, layer=Layer.PRINT, bleed=0.1)


def is_passing_marker(shown: Shown, seat: Seat) -> bool:
    """Check whether the seat passes the marker, which then lies on the workbench, ready to be handed on."""
    return isinstance(shown.pending, todo.PassMarker) and seat == shown.pending.seat == shown.seating.large


def houses(shown: Shown, seat: Seat, at: Parts) -> Iterator[Sprite]:
    player, colour = shown.player(seat), shown.colours[seat]
    target = shown.view.options.house_target
    said = shown.say("hk-table-houses", count=player.houses, of=target)
    yield printed(f"houses-{seat}", at.houses_label, said, shown.size(15), weight="semibold")
    words = phrase("hk-table-waiting", owner=colour, count=player.houses, of=target)
    if at.is_grid:
        yield ground("houses", "hk-houses", at.houses, colour, player.houses, target, layer=Layer.PRINT, bleed=0.02)
        rects = house_grid(at.houses, target)
        next_one = rects[player.houses - 1] if player.houses else None
    else:
        side = min(at.houses.width() * 0.8, at.houses.height() * 0.92)
        next_one = QRectF(at.houses.x(), at.houses.center().y() - side / 2, side, side) if player.houses else None
    if next_one is not None:
        yield piece(keys.waiting_key(seat), "hk-house", next_one, colour, 1, False, words=words)


# Cards


def hand(shown: Shown, seat: Seat, at: Parts) -> Iterator[Sprite]:
    cards = shown.player(seat).hand
    said = shown.say("hk-table-hand", count=count_of(cards))
    yield printed(f"hand-{seat}", at.hand_label, said, shown.size(15), weight="semibold")
    if isinstance(cards, Concealed):
        yield from backs(seat, cards_in(at.hand, [""] * cards.count))
        return
    ladder, ordered = shown.box.ladder[1:], in_order(shown, cards)
    spots = cards_in(at.hand, [shown.box.symbol[card] for card in ordered])
    for number, (card, spot) in enumerate(zip(ordered, spots, strict=True)):
        symbol = shown.box.symbol[card]
        title, words = shown.say("aspect", symbol=symbol), phrase("hk-table-card", symbol=symbol)
        face = symbol, title, ladder
        key = keys.card_key(card)
        yield piece(key, "hk-card", spot, *face, words=words, bleed=0.15, depth=number / MOST)


def in_order(shown: Shown, cards: Sequence[Ref]) -> list[Ref]:
    return sorted(cards, key=lambda card: ORDER.index(shown.box.symbol[card]))


def backs(seat: Seat, spots: Sequence[QRectF]) -> Iterator[Sprite]:
    for number, spot in enumerate(spots):
        yield piece(keys.back_key(seat, number), "hk-card-back", spot, target=False, bleed=0.15, depth=number / MOST)


def limit_of(shown: Shown, seat: Seat) -> int:
    """Count the cards that may be spent: one for each family there was when the window began (ruling A19)."""
    families = shown.village.family_counts[seat]
    windows = (each for each in shown.view.agenda if isinstance(each, todo.CardWindow) and each.seat == seat)
    begun = next((each.limit for each in windows if each.limit >= 0), families)
    return begun if shown.view.options.family_limit == "window_start" else families


def spent(shown: Shown, seat: Seat, at: Parts) -> Iterator[Sprite]:
    """Cards used this turn, and an empty place for each that may still be."""
    player, limit = shown.player(seat), limit_of(shown, seat)
    counts = {"count": len(player.spent), "of": limit}
    said = fitting(shown.say("hk-table-spent", **counts), shown.say("hk-table-of", **counts), at.spent_label)
    yield printed(f"spent-{seat}", at.spent_label, said, shown.size(15), weight="semibold")
    room = QRectF(at.spent.x(), at.spent.y(), at.spent.width(), min(at.spent.height(), shown.style.px(84)))
    spots = cards_in(room, [str(number) for number in range(max(limit, len(player.spent)))])
    is_moving = is_returning(shown, seat)
    for number, spot in enumerate(spots):
        if number >= len(player.spent) or is_moving:
            yield ground(f"free-{seat}-{number}", "hk-empty-card", spot, layer=Layer.PRINT, bleed=0)
        else:
            yield used_card(shown, player.spent[number], spot, number)


def is_returning(shown: Shown, seat: Seat) -> bool:
    """Check whether the seat returns cards; what was used lies on the workbench then."""
    return isinstance(shown.pending, todo.ReturnCards) and shown.pending.seat == seat


def used_card(shown: Shown, card: Ref, spot: QRectF, number: int) -> Sprite:
    symbol = shown.box.symbol[card]
    words = phrase("hk-table-used-card", symbol=symbol)
    depth = number / MOST
    return piece(keys.card_key(card), "hk-used-card", spot, symbol, words=words, target=False, bleed=0.15, depth=depth)


def count_of(cards: Sequence[Ref] | Concealed) -> int:
    return cards.count if isinstance(cards, Concealed) else len(cards)


# Those of the rivals


def rival_mat(shown: Shown, seat: Seat, at: RivalPlaces) -> Iterator[Sprite]:
    elements = tile_elements(shown, seat)
    shows = *head_shows(shown, seat), elements
    yield from shown.worded(("rival", seat), shows, partial(on_rival_mat, shown, seat, at, elements))


def on_rival_mat(shown: Shown, seat: Seat, at: RivalPlaces, elements: tuple[str, ...]) -> Iterator[Sprite]:
    colour = shown.colours[seat]
    if is_asked(shown, seat):
        yield ground(f"light-{seat}", "hk-light", at.rect, layer=Layer.FELT, bleed=0.05)
    words = words_of_mat(shown, seat)
    yield piece(keys.mat_key(seat), "hk-small-mat", at.rect, colour, layer=Layer.BOARD, words=words, bleed=0.08)
    yield piece(f"owner-{seat}", BADGE, at.badge, colour, layer=Layer.PRINT, target=False, bleed=0.1)
    name = name_of(shown, seat, at.name.width(), 18)
    yield printed(f"owner-{seat}", at.name, name, shown.size(18), "ink", "semibold", serif=True)
    yield from marker_and_score(shown, seat, at.marker, at.score)
    yield from rival_counts(shown, seat, at)
    yield from counts(shown, seat, at.tower.united(at.towers), at.families)
    yield from rival_cards(shown, seat, at, elements)
    if elements:
        said = phrase("hk-table-tile-of", owner=colour, count=len(elements))
        yield piece(
            keys.tile_key(seat), "hk-small-tile", at.tile, elements, layer=Layer.TOKEN, words=said, target=False
        )


def rival_counts(shown: Shown, seat: Seat, at: RivalPlaces) -> Iterator[Sprite]:
    player, colour, (families, storeys) = shown.player(seat), shown.colours[seat], counted(shown, seat)
    words = phrase("hk-table-waiting", owner=colour, count=player.houses, of=shown.view.options.house_target)
    waiting = keys.waiting_key(seat)
    yield piece(waiting, "hk-house", at.house, colour, 1, False, layer=Layer.TOKEN, words=words, target=False)
    whole = shown.say("hk-table-of", count=player.houses, of=shown.view.options.house_target)
    said = fitting(whole, str(player.houses), at.houses)
    yield printed(f"houses-{seat}", at.houses, said, shown.size(16), "ink", "semibold")
    yield ground(f"tower-{seat}", "hk-house", at.tower, colour, 2, False, layer=Layer.TOKEN, bleed=0.3)
    yield printed(f"towers-{seat}", at.towers, str(storeys), shown.size(16), "ink", "semibold")
    pips = colour, len(player.spent), families
    yield ground(f"families-{seat}", "hk-pips", at.families, *pips, layer=Layer.PRINT, bleed=0)


def rival_cards(shown: Shown, seat: Seat, at: RivalPlaces, elements: tuple[str, ...]) -> Iterator[Sprite]:
    """The open hand, then what was used this turn."""
    player = shown.player(seat)
    room = QRectF(at.hand)
    if elements:
        room.setRight(at.tile.x() - shown.style.px(6))
    elif shown.view.marker == seat and at.marker.y() > at.families.y():
        room.setRight(at.marker.x() - shown.style.px(6))
    hidden = isinstance(player.hand, Concealed)
    cards = [] if isinstance(player.hand, Concealed) else in_order(shown, player.hand)
    kinds = (
        [""] * player.hand.count if isinstance(player.hand, Concealed) else [shown.box.symbol[card] for card in cards]
    )
    spots = cards_in(room, [*kinds, *(f"used {shown.box.symbol[card]}" for card in player.spent)])
    if hidden:
        yield from backs(seat, spots[: len(kinds)])
    for number, (card, spot) in enumerate(zip(cards, spots, strict=False)):
        symbol = shown.box.symbol[card]
        words = phrase("hk-table-card-of", symbol=symbol, owner=shown.colours[seat])
        face, key, depth = (symbol, "", ()), keys.card_key(card), number / MOST
        yield piece(key, "hk-card", spot, *face, words=words, target=False, bleed=0.15, depth=depth)
    for number, card in enumerate(player.spent, len(kinds)):
        yield used_card(shown, card, spots[number], number)


def tile_elements(shown: Shown, seat: Seat) -> tuple[str, ...]:
    """Return what a seat has still to build of the tile of this stage."""
    for pending in shown.view.agenda:
        if isinstance(pending, todo.Build) and pending.seat == seat and pending.source == "tile":
            return pending.elements
    return ()
