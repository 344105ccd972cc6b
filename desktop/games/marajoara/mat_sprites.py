"""The museums as sprites: the large mat of whoever looks, and the small ones of the others, with the same places."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPointF, QRectF

from desktop.board.describing import BADGE, figure_of, ground, heading, place, printed
from desktop.board.layers import Layer
from desktop.board.layout import in_rows
from desktop.board.sprite import Sprite
from desktop.games.marajoara import keys, museum
from desktop.games.marajoara.keys import Spot
from desktop.games.marajoara.museum import MatPlaces, SmallMatPlaces
from desktop.games.marajoara.painters import FEWEST_PIXELS
from desktop.games.marajoara.places import ROWS, Mat, in_jar, square, unit_shards
from desktop.games.marajoara.shown import Shown, die, piece, sign
from desktop.style.fonts import width_of
from rules.core.types import Phrase, Seat, SeatName, phrase
from rules.marajoara.components import ICON_CASE, ICON_YELLOW
from rules.marajoara.state import Museum, slot_ref

DIE_SHARE, SMALL_DIE_SHARE = 0.78, 0.9
ABOVE = 0.1
"""A sign of a board lies over the board that it stands on."""
UNUSED = 0.35
"""How faint the yellow slots are that a seat with two museums does not use (MJ-MIS-6a)."""


def museums(shown: Shown) -> Iterator[Sprite]:
    for (seat, number), mat in shown.places.mats.items():
        yield from one_museum(shown, seat, number, mat)


def one_museum(shown: Shown, seat: Seat, number: int, mat: Mat) -> Iterator[Sprite]:
    state, player = shown.state, shown.state.players[seat]
    own, at = player.museums[number], mat.places
    if isinstance(at, MatPlaces):
        yield ground(f"mat-{seat}-{number}", "mj-mat", mat.rect, own.colour, shown.unit)
        yield from shown.worded(
            ("head", seat, number), (player,), partial(large_words, shown, seat, number, mat.rect, at)
        )
        slate = state.slate if seat == state.active else ()
        yield from shown.worded(
            ("slate", seat, number), (player, slate, state.tokens), partial(slate_and_supply, shown, seat, number, at)
        )
    else:
        yield ground(f"mat-{seat}-{number}", "mj-small-mat", mat.rect, own.colour)
        yield from shown.worded(("head", seat), (player,), partial(small_words, shown, seat, at))
        yield place(keys.supply_key(seat, number), at.token, supply_words(shown, seat, number))
    uses_yellow = shown.state.players[seat].yellow_zone == number or shown.state.stage == "setup"
    yield from shown.part(
        ("museum", seat, number), (own, uses_yellow), partial(contents, shown, seat, number, mat, own, uses_yellow)
    )
    if mat.is_large:
        yield from shown.worded(
            ("counts", seat, number), (own, uses_yellow), partial(row_counts, shown, seat, number, mat, uses_yellow)
        )


def contents(shown: Shown, seat: Seat, number: int, mat: Mat, own: Museum, uses_yellow: bool) -> Iterator[Sprite]:
    """What a museum holds, and the places for it."""
    yield from workshop(shown, seat, number, mat)
    yield from display_case(shown, seat, number, mat)
    yield from storage(seat, number, mat, own, uses_yellow=uses_yellow)


# Words and counts


def large_words(shown: Shown, seat: Seat, number: int, rect: QRectF, at: MatPlaces) -> Iterator[Sprite]:
    player, key = shown.state.players[seat], f"{seat}-{number}"
    own = player.museums[number]
    head, ink = at.head, own.colour
    side = head.height() * 0.64
    badge = QRectF(head.x() + head.height() * 0.3, head.y() + head.height() * 0.18, side, side)
    yield piece(f"owner-{key}", BADGE, badge, own.colour, layer=Layer.PRINT, target=False)
    left = badge.right() + 8
    name = QRectF(left, head.y(), head.x() + head.width() * 0.355 - left, head.height())
    said = owner_of(shown, seat, number, name.width())
    yield printed(f"owner-{key}", name, said, shown.size(20), ink, "semibold", serif=True)
    totals = QRectF(head.x() + head.width() * 0.70, head.y(), head.width() * 0.30 - 14, head.height())
    said = totals_of(shown, seat, number)
    yield printed(f"totals-{key}", totals, said, shown.size(19), ink, "bold", "right")
    if player.yellow_zone == number:
        yield purse(shown, seat, totals)
    fragments = shown.say("mj-table-workshop", count=len(own.fragments), of=len(shown.box.fragments))
    vases = shown.say("mj-table-case", count=own.vases, of=len(shown.box.case))
    few_fragments = shown.say("mj-table-of", count=len(own.fragments), of=len(shown.box.fragments))
    few_vases = shown.say("mj-table-of", count=own.vases, of=len(shown.box.case))
    beside = at.storage.adjusted(0, 0, shown.size(16) * museum.COUNT_WIDTH, 0)
    for part, place_of_part, wordings in (
        ("workshop", at.jar, (fragments, few_fragments)),
        ("case", at.case, (vases, few_vases)),
        ("storage", beside, (shown.say("mj-table-storage"),)),
    ):
        line = QRectF(place_of_part.x(), place_of_part.y() - at.label, place_of_part.width(), at.label)
        yield from heading(f"{part}-{key}", line, wordings, shown.size(15))


def owner_of(shown: Shown, seat: Seat, number: int, width: float) -> str:
    """Colour and name, or which of two museums; a long name stands alone, for the badge tells the colour."""
    if len(shown.state.players[seat].museums) > 1:
        return shown.say("mj-table-own-museum", nth=number)
    whole = shown.say("mj-table-owner", owner=shown.colour_of(seat), name=SeatName(seat))
    if width_of(whole, shown.size(16), "semibold", serif=True) <= width:
        return whole
    return shown.say("mj-table-seat", seat=SeatName(seat))


def totals_of(shown: Shown, seat: Seat, number: int) -> str:
    """Points and money; of two museums each says what belongs to it."""
    player = shown.state.players[seat]
    if len(player.museums) == 1:
        return shown.say("mj-table-totals", points=figure_of(player.score), money=player.money)
    has_money = player.yellow_zone == number
    if number == 0:
        points = shown.say("amount-vp", count=figure_of(player.score))
        return shown.say("mj-table-totals", points=figure_of(player.score), money=player.money) if has_money else points
    return shown.say("amount-credits", count=player.money) if has_money else ""


def purse(shown: Shown, seat: Seat, rect: QRectF) -> Sprite:
    """The money of a seat, where it is printed."""
    return sign(keys.purse_key(seat), rect, phrase("amount-credits", count=shown.state.players[seat].money))


def small_words(shown: Shown, seat: Seat, at: SmallMatPlaces) -> Iterator[Sprite]:
    player = shown.state.players[seat]
    colour = shown.colour_of(seat)
    yield piece(f"owner-{seat}-0", BADGE, at.badge, colour, layer=Layer.PRINT, target=False)
    name = shown.say("mj-table-seat", seat=SeatName(seat))
    yield printed(f"owner-{seat}-0", at.name, name, shown.size(18), weight="semibold", serif=True)
    points = shown.say("amount-vp", count=figure_of(player.score))
    yield printed(f"points-{seat}", at.points, points, shown.size(19), weight="bold")
    yield piece(f"coin-of-{seat}", "mj-money", at.coin, layer=Layer.PRINT, target=False)
    yield printed(f"money-{seat}", at.money, str(player.money), shown.size(17), weight="semibold")
    yield purse(shown, seat, at.coin.united(at.money))
    fragments = shown.say("mj-table-of", count=player.fragments, of=len(shown.box.fragments))
    yield printed(f"fragments-{seat}", at.fragments, fragments, shown.size(14), "quiet", "semibold")
    yield piece(f"supply-of-{seat}", "mj-token", at.token, colour, False, layer=Layer.PRINT, target=False)
    yield printed(f"supply-{seat}", at.supply, str(player.supply), shown.size(16), weight="semibold")


# Workshop and display case


def workshop(shown: Shown, seat: Seat, number: int, mat: Mat) -> Iterator[Sprite]:
    own, rect = shown.state.players[seat].museums[number], mat.places.jar
    own_jar = ground(keys.jar_key(seat, number), "mj-jar", rect, shown.box, 1.5 if mat.is_large else 1.0)
    count = {"count": len(own.fragments), "of": len(shown.box.fragments)}
    yield replace(own_jar, layer=Layer.PRINT, words=phrase("mj-table-workshop", **count))
    for ref, (bounds, middle) in unit_shards(shown.box).items():
        name = keys.in_museum(number, ref)
        is_placed = ref in own.fragments
        if is_placed:
            shard = in_jar(rect, bounds)
            key = keys.shard_key(seat, number, ref)
            yield piece(key, "mj-shard", shard, shown.box, ref, shown.unit, layer=Layer.TOKEN, target=False)
        elif mat.is_large:
            token = own.colour if ref in own.icons else ""
            label = in_jar(rect, bounds)
            key = keys.label_key(seat, number, ref)
            yield ground(key, "mj-shard-label", label, shown.box, ref, shown.unit, token, layer=Layer.TOKEN)
        said = phrase("mj-table-fragment", fragment=name, placed="yes" if is_placed else "no")
        yield place(keys.fragment_key(seat, name), in_jar(rect, middle), said, layer=Layer.TOKEN)


def display_case(shown: Shown, seat: Seat, number: int, mat: Mat) -> Iterator[Sprite]:
    own, rect = shown.state.players[seat].museums[number], mat.places.case
    said = phrase("mj-table-case-words", **which(shown, seat, number), count=own.vases, of=len(shown.box.case))
    yield piece(
        keys.case_key(seat, number), "mj-case", rect, shown.box, own.vases, shown.unit, layer=Layer.PRINT, words=said
    )
    niches = museum.niches(rect, len(shown.box.case))
    for at, niche in enumerate(niches, 1):
        words = phrase("display-case-space", n=at)
        yield sign(keys.niche_key(seat, number, at), niche, words, depth=ABOVE)
    for at, niche in enumerate(niches[: own.vases], 1):
        words = phrase("mj-table-vase", owner=own.colour, n=at)
        yield piece(keys.vase_key(seat, number, at), "mj-vase", vase_rect(niche), own.colour, words=words)
    if ICON_CASE in own.icons:
        token = square(niches[0].center() + QPointF(0, niches[0].height() * 0.08), min(niches[0].width() * 0.78, 36))
        yield icon_token(seat, number, own, ICON_CASE, token)


def vase_rect(niche: QRectF) -> QRectF:
    foot, height = museum.vase_stand(niche)
    wide = height * 0.9
    return QRectF(foot.x() - wide / 2, foot.y() - height, wide, height)


def icon_token(seat: Seat, number: int, own: Museum, icon: str, rect: QRectF) -> Sprite:
    """A Dig token that still lies on its icon of the museum."""
    key, words = keys.icon_key(seat, number, icon), phrase("museum-token", place=icon)
    return piece(key, "mj-token", rect, own.colour, False, layer=Layer.TOKEN, target=False, words=words)


# Storage, slate and supply


def storage(seat: Seat, number: int, mat: Mat, own: Museum, *, uses_yellow: bool) -> Iterator[Sprite]:
    for colour, line in zip(ROWS, mat.slots, strict=True):
        row = own.row(colour)
        is_used = colour != "yellow" or uses_yellow
        for at, (each, slot) in enumerate(zip(row, line, strict=True)):
            ref = slot_ref(number, colour, at)
            words = phrase("slot", slot=ref)
            has_icon = colour == "yellow" and at == len(row) - 1
            painter, args = ("mj-slot", (colour, has_icon)) if mat.is_large else ("mj-small-slot", (colour,))
            empty = piece(keys.slot_key(seat, ref), painter, slot, *args, layer=Layer.PRINT, words=words)
            yield empty if is_used else replace(empty, opacity=UNUSED)
            spot = square(slot.center(), die_side(min(slot.width(), slot.height()), is_large=mat.is_large))
            if has_icon and ICON_YELLOW in own.icons:
                yield icon_token(seat, number, own, ICON_YELLOW, square(slot.center(), slot.width() * 0.62))
            if each is not None:
                yield die(each, spot, Spot("slot", ref, seat))


def die_side(slot: float, *, is_large: bool) -> float:
    """A die that shows a figure instead of pips needs the whole slot."""
    if is_large:
        return slot * DIE_SHARE
    return slot * SMALL_DIE_SHARE if slot * SMALL_DIE_SHARE >= FEWEST_PIXELS else slot + 2


def row_counts(shown: Shown, seat: Seat, number: int, mat: Mat, uses_yellow: bool) -> Iterator[Sprite]:
    own = shown.state.players[seat].museums[number]
    for colour, line in zip(ROWS, mat.slots, strict=True):
        row = own.row(colour)
        if colour != "yellow" or uses_yellow:
            yield row_count(shown, f"{seat}-{number}-{colour}", line, len(row) - row.count(None), len(row))


def row_count(shown: Shown, key: str, line: list[QRectF], count: int, of: int) -> Sprite:
    """How many slots of a row are taken; a full row stands out, for it stops captures (MJ-CAP-6)."""
    last, is_full = line[-1], count == of
    room = shown.size(16) * museum.COUNT_WIDTH
    rect = QRectF(last.right() + room * 0.34, last.y(), room * 0.72, last.height())
    said = shown.say("mj-table-of", count=count, of=of)
    return printed(
        f"row-{key}",
        rect,
        said,
        shown.size(16),
        "refuse" if is_full else "quiet",
        "bold" if is_full else "regular",
        "centre",
    )


def slate_and_supply(shown: Shown, seat: Seat, number: int, at: MatPlaces) -> Iterator[Sprite]:
    state = shown.state
    if number == 0:
        title = shown.say("mj-table-slate")
        own_slate = ground(keys.slate_key(seat), "mj-slate", at.slate, layer=Layer.PRINT)
        yield replace(own_slate, words=phrase("place-slate"))
        size = shown.size(14)
        line = QRectF(at.slate.x() + 10, at.slate.y() + 7, at.slate.width() - 16, size * 1.3)
        yield from heading(f"slate-{seat}", line, (title,), size, "chalk", "regular", serif=True)
        if seat == state.active and state.slate:
            top = size * 1.3 + 8
            room = at.slate.adjusted(10, top, -8, -8)
            for order, (each, spot) in enumerate(zip(state.slate, in_rows(room, len(state.slate), 44), strict=True), 1):
                yield die(each, spot, Spot("slate", str(order), seat))
    own = state.players[seat].museums[number]
    supply = at.supply if number == 0 else at.slate.united(at.supply)
    figures = min(shown.size(15) * 2.3, supply.width() * 0.4)
    tokens = state.players[seat].supply if number == 0 else 0
    vases = len(shown.box.case) - own.vases
    said = supply_words(shown, seat, number)
    yield piece(
        keys.supply_key(seat, number),
        "mj-supply",
        supply,
        own.colour,
        tokens,
        vases,
        figures if number == 0 else 0,
        layer=Layer.PRINT,
        words=said,
    )
    if number == 0:
        line = QRectF(supply.right() - figures, supply.y(), figures, supply.height() * 0.46)
        yield printed(f"placed-{seat}", line, placed(shown, seat), shown.size(15), "quiet", "semibold", "right")


def placed(shown: Shown, seat: Seat) -> str:
    """How many Dig tokens are on the grid, of all that the seat has."""
    parts, colours = shown.box.parts.box, shown.state.players[seat].colours
    return shown.say(
        "mj-table-of",
        count=sum(token in colours for token in shown.state.tokens),
        of=parts.tokens_on_museum * len(colours) + parts.tokens_in_supply,
    )


def supply_words(shown: Shown, seat: Seat, number: int) -> Phrase:
    player = shown.state.players[seat]
    vases = len(shown.box.case) - player.museums[number].vases
    return phrase("mj-table-supply", **which(shown, seat, number), tokens=player.supply, vases=vases)


def which(shown: Shown, seat: Seat, number: int) -> dict[str, str | int]:
    """Which museum it is, in words: by its colour, or which of the two of a seat."""
    museums = shown.state.players[seat].museums
    return {"owner": museums[number].colour, "museums": len(museums), "nth": number}
