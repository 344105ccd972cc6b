"""The boards of the seats as sprites: gallery with what its lines pay, stores, hand; the others the same in short."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF

from desktop.board.describing import BADGE, block, block_heading, ground, has_room_wrapped, heading, place, printed
from desktop.board.layers import Layer
from desktop.board.sprite import Sprite, place_of
from desktop.games.excavation_earth import keys
from desktop.games.excavation_earth.gallery import GalleryPlaces
from desktop.games.excavation_earth.mats import MatPlaces, OtherPlaces, Stores, fan
from desktop.games.excavation_earth.shown import BARE, Shown, bare_sign, name_of, piece, words_of
from desktop.games.excavation_earth.spots import known
from desktop.games.excavation_earth.zu_shown import face_of, title_of
from desktop.style.fonts import width_of
from rules.core.knowledge import Concealed
from rules.core.types import Phrase, Ref, Seat, SeatName, phrase
from rules.excavation_earth import agenda as todo
from rules.excavation_earth.asking import seats_asked
from rules.excavation_earth.components import Box
from rules.excavation_earth.outlook import gallery_lines
from rules.excavation_earth.queries import sale_income
from rules.excavation_earth.state import colour_of, symbol_of, type_of

GUARD = 0.74
"""Of a cell of the gallery."""
RELIC = 0.94
"""Of a slot."""


def mats(shown: Shown) -> Iterator[Sprite]:
    yield from large_mat(shown, shown.seating.large)
    for seat, at in shown.places.others.items():
        yield from other_mat(shown, seat, at)


# The large mat


def large_mat(shown: Shown, seat: Seat) -> Iterator[Sprite]:
    at, player = shown.places.mat, shown.player(seat)
    if is_asked(shown, seat):
        yield ground(f"light-{seat}", "ee-light", at.rect, layer=Layer.FELT, bleed=0.05)
    yield ground(f"mat-{seat}", "ee-mat", at.rect, player.colour, at.head.height())
    yield from head(shown, seat, at)
    yield printed(f"gallery-{seat}", at.gallery_label, shown.say("ee-table-gallery"), shown.size(15), weight="semibold")
    yield from gallery(shown, seat, at.gallery)
    yield from stores(shown, seat, at.stores)
    yield from below_stores(shown, seat, at)
    yield from hand(shown, seat, at)


def below_stores(shown: Shown, seat: Seat, at: MatPlaces) -> Iterator[Sprite]:
    """Yield the line below the stores: during a sale what it would bring, else what the faction can do."""
    pending = shown.view.pending
    if isinstance(pending, todo.Selling) and pending.seat == seat and pending.offers:
        popularity, buyers, markets = sale_income(shown.view, seat, pending)
        total = popularity + buyers + markets
        said = shown.say("ee-table-sale", popularity=popularity, buyers=buyers, markets=markets, total=total)
        if has_room_wrapped(said, at.power, "bold"):
            yield block(f"sale-{seat}", at.power, said, shown.size(16), "ink", "bold")
        else:
            short = shown.say("amount-credits", count=total), str(total)
            yield from heading(f"sale-{seat}", at.power, short, shown.size(16), "ink", "bold")
        return
    power = shown.say("ee-table-power", faction=shown.player(seat).faction)
    yield from block_heading(f"power-{seat}", at.power, power, shown.size(14), "quiet")


def is_asked(shown: Shown, seat: Seat) -> bool:
    return seat in seats_asked(shown.view)


def head(shown: Shown, seat: Seat, at: MatPlaces) -> Iterator[Sprite]:
    player = shown.player(seat)
    ink = player.colour
    yield piece(f"owner-{seat}", BADGE, at.badge, player.colour, layer=Layer.PRINT, target=False)
    yield printed(
        f"owner-{seat}", at.name, owner_of(shown, seat, at.name.width()), shown.size(20), ink, "semibold", serif=True
    )
    yield place(keys.owner_key(seat), at.badge.united(at.name), owner_words(shown, seat))
    words = phrase("ee-table-supply", owner=player.colour, count=player.supply)
    yield place(keys.crew_key(seat), at.cube.united(at.cubes), words)
    if player.supply:
        yield piece(keys.cube_key(seat), "ee-cube", at.cube, player.colour, words=words)
    cubes = shown.say("ee-table-cubes", count=player.supply), str(player.supply)
    yield from heading(f"crew-{seat}", at.cubes, cubes, shown.size(19), ink, "bold")
    words = counted(shown, seat, "credits")
    coin = keys.amount_key("sign", seat)
    yield piece(coin, "ee-coin", at.coin, "", layer=Layer.TOKEN, words=words, target=False)
    credits = shown.say("amount-credits", count=player.credits), str(player.credits)
    yield from heading(f"credits-{seat}", at.credits, credits, shown.size(19), ink, "bold")
    yield from waiting_explorers(shown, seat, at.explorers)


def owner_of(shown: Shown, seat: Seat, width: float) -> str:
    """Name and faction; a long name stands alone."""
    faction = shown.player(seat).faction
    if seat == shown.seating.zu:
        return shown.say("faction", faction=faction)
    whole = shown.say("ee-table-owner", seat=SeatName(seat), faction=faction)
    if width_of(whole, shown.size(15), "semibold", serif=True) <= width:
        return whole
    return shown.say("ee-table-seat", seat=SeatName(seat))


def owner_words(shown: Shown, seat: Seat) -> Phrase:
    """The whole name, the faction and what it can do, however little of them there is room for."""
    return phrase("ee-table-owner-words", seat=SeatName(seat), faction=shown.player(seat).faction)


def waiting_explorers(shown: Shown, seat: Seat, rect: QRectF) -> Iterator[Sprite]:
    """Yield the explorers that are not on the chart yet (EE-SET-20)."""
    player = shown.player(seat)
    count = shown.box.explorers if not player.is_zu else 0
    for number in range(len(player.explorers), count):
        wide = rect.height() * 0.72
        spot = QRectF(rect.right() - wide * (number - len(player.explorers) + 1), rect.y(), wide, rect.height())
        words = phrase("ee-table-explorer-waits", owner=player.colour)
        yield piece(keys.explorer_key(seat, number), "ee-explorer", spot, player.colour, words=words)


# Gallery and stores


def gallery(shown: Shown, seat: Seat, at: GalleryPlaces) -> Iterator[Sprite]:
    box, guards = shown.box, shown.player(seat).guards
    heads = box.colours, box.glyphs, shown.unit
    yield ground(f"gallery-{seat}", "ee-gallery", at.rect, *heads, layer=Layer.PRINT, bleed=0)
    yield from cells(shown, seat, at.cells)
    lines, heads_at = gallery_lines(box, guards), at.heads | at.glyphs
    for each in lines:
        rect = (at.columns | at.rows)[each.line]
        name = line_name(box, each.line)
        key, face = keys.line_key(seat, each.line), (each.pays, each.next_pays)
        layer = Layer.PRINT
        yield piece(key, "ee-line-value", rect, *face, layer=layer, words=name, target=False, bleed=0.1)
        head_at = place_of(heads_at[each.line])
        yield Sprite(keys.head_key(seat, each.line), BARE, head_at, layer, name, is_target=False)
    total = sum(each.pays for each in lines)
    yield printed(f"total-{seat}", at.total, f"= {total}", shown.size(17), "ink", "bold")
    yield bare_sign(keys.total_key(seat), at.total, "gallery-total", ("owner", shown.colour_of(seat)))


def line_name(box: Box, line: str) -> Phrase:
    """The name of a column or of a row."""
    if line in box.types_of:
        return name_of("gallery-column", ("colour", line))
    return name_of("gallery-row", ("glyph", line))


def cells(shown: Shown, seat: Seat, at: dict[str, QRectF]) -> Iterator[Sprite]:
    player = shown.player(seat)
    for kind, rect in at.items():
        is_kept = kind in player.guards
        words = words_of("ee-table-cell", ("relic", kind), ("owner", player.colour if is_kept else "none"))
        value = shown.value(kind)
        yield piece(keys.cell_key(seat, kind), "ee-cell", rect, kind, value, layer=Layer.PRINT, words=words, bleed=0.06)
        if is_kept:
            side = rect.width() * GUARD
            cube = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
            yield piece(keys.guard_key(seat, kind), "ee-cube", cube, player.colour, words=words)


def stores(shown: Shown, seat: Seat, at: Stores) -> Iterator[Sprite]:
    player = shown.player(seat)
    for store, slots, label, relics in (
        ("hold", at.hold, at.hold_label, player.hold),
        ("container", at.container, at.container_label, player.container),
    ):
        if not label.isNull():
            of = shown.say("ee-table-of", count=len(relics), of=len(slots))
            whole = shown.say("ee-table-store", store=store, count=len(relics), of=len(slots))
            yield from heading(f"{store}-{seat}", label, (whole, of), shown.size(15))
        painter = "ee-slot" if store == "hold" else "ee-container"
        for number, slot in enumerate(slots):
            words = words_of("ee-table-slot", ("store", store), ("n", number + 1), ("owner", player.colour))
            key = keys.slot_key(seat, store, number)
            yield piece(key, painter, slot, layer=Layer.PRINT, words=words, bleed=0.06)
        yield from stored(shown, store, slots, relics)


def stored(shown: Shown, store: str, slots: Sequence[QRectF], relics: Sequence[Ref]) -> Iterator[Sprite]:
    pending = shown.view.pending
    offered = [ref for ref, _ in pending.offers] if isinstance(pending, todo.Selling) else []
    for ref, slot in zip(relics, slots, strict=False):
        if ref in offered:
            continue
        side = slot.width() * RELIC
        spot = QRectF(slot.center().x() - side / 2, slot.center().y() - side / 2, side, side)
        kind = type_of(ref)
        words = phrase("ee-table-stored", relic=kind, store=store, value=shown.value(kind))
        face = kind, shown.label(kind[0]), str(shown.value(kind))
        yield piece(keys.relic_key(ref), "ee-relic", spot, *face, words=words)


# Cards


def hand(shown: Shown, seat: Seat, at: MatPlaces) -> Iterator[Sprite]:
    player = shown.player(seat)
    actions = count_of(player.hand) + count_of(player.drafted)
    counts = {"actions": actions, "travel": len(player.travel)}
    heads = shown.say("ee-table-hand", **counts), shown.say("ee-table-hand-short", **counts)
    yield from heading(f"hand-{seat}", at.hand_label, heads, shown.size(15))
    words = phrase("ee-table-hand-words", owner=player.colour, actions=actions, travel=len(player.travel))
    yield place(keys.hand_key(seat), at.hand, words)
    if isinstance(player.hand, Concealed):
        for number, spot in enumerate(fan(at.hand, actions)):
            key, name = keys.back_key(seat, number), name_of("card-back", ("owner", player.colour))
            yield piece(key, "ee-back", spot, words=name, target=False, bleed=0.15, number=number)
    else:
        cards = (*player.hand, *known(player.drafted))
        for number, (card, spot) in enumerate(zip(cards, fan(at.hand, actions), strict=True)):
            yield action_card(shown, card, spot, number=number)
    flights = (*player.travel, *player.spent_travel)
    ordered = sorted(flights, key=shown.box.fuel)
    for number, (card, spot) in enumerate(zip(ordered, fan(at.travel, len(ordered)), strict=True)):
        fuel, is_spent = shown.box.fuel(card), card in player.spent_travel
        words = phrase("ee-table-travel-card", fuel=fuel, spent="yes" if is_spent else "no")
        painter = "ee-used-card" if is_spent else "ee-travel-card"
        yield piece(keys.card_key(card), painter, spot, fuel, words=words, bleed=0.15, number=number)


def action_card(shown: Shown, card: Ref, spot: QRectF, *, layer: Layer = Layer.PIECE, number: int = 0) -> Sprite:
    letter, sign = colour_of(card), symbol_of(card)
    words = phrase("action-card", colour=letter, symbol=sign)
    face = letter, sign, shown.label(letter)
    return piece(
        keys.card_key(card), "ee-action-card", spot, *face, layer=layer, words=words, bleed=0.15, number=number
    )


def count_of(cards: Sequence[Ref] | Concealed) -> int:
    return cards.count if isinstance(cards, Concealed) else len(cards)


# The others


def other_mat(shown: Shown, seat: Seat, at: OtherPlaces) -> Iterator[Sprite]:
    player = shown.player(seat)
    if is_asked(shown, seat):
        yield ground(f"light-{seat}", "ee-light", at.rect, layer=Layer.FELT, bleed=0.05)
    if at.head:
        yield ground(f"mat-{seat}", "ee-mat", at.rect, player.colour, at.head)
    else:
        yield ground(f"mat-{seat}", "ee-small-mat", at.rect, player.colour)
    yield piece(f"owner-{seat}", BADGE, at.badge, player.colour, layer=Layer.PRINT, target=False)
    ink = player.colour if at.head else "ink"
    name = owner_of(shown, seat, at.name.width()) if at.head else shown.say("ee-table-seat", seat=SeatName(seat))
    yield printed(f"owner-{seat}", at.name, name, shown.size(18), ink, "semibold", serif=True)
    yield place(keys.owner_key(seat), at.badge.united(at.name), owner_words(shown, seat))
    if not at.faction.isNull() and seat != shown.seating.zu:
        faction = shown.say("faction", faction=player.faction)
        yield printed(f"faction-{seat}", at.faction, faction, shown.size(14), "quiet")
    yield from counts(shown, seat, at)
    yield from stores(shown, seat, at.stores)
    if at.gallery is None:
        yield from cells(shown, seat, at.cells)
    else:
        yield from gallery(shown, seat, at.gallery)
    if player.is_zu:
        yield from zu_cards(shown, seat, at)


def counts(shown: Shown, seat: Seat, at: OtherPlaces) -> Iterator[Sprite]:
    """Credits, cubes, cards in the hand, travel cards: what one always wants to know of the others."""
    player, rect = shown.player(seat), at.counts
    if player.is_zu and at.head:
        credits = shown.say("amount-credits", count=player.credits)
        yield printed(f"credits-{seat}", rect, credits, shown.size(19), player.colour, "bold", "right")
        return
    side, size = min(rect.height() * 0.78, shown.size(16) * 1.15), shown.size(16)
    cards = f"{count_of(player.hand) + count_of(player.drafted)}+{len(player.travel)}"
    parts: list[tuple[str, str, tuple[str, ...], str, float]] = [
        ("credits", "ee-coin", ("",), str(player.credits), side),
        ("crew", "ee-cube", (player.colour,), str(player.supply), side),
    ]
    if not player.is_zu:
        parts.append(("cards", "ee-mini-card", (), cards, side * 0.66))
    room = sum(wide + width_of(figures, size, "semibold") + 5 for _, _, _, figures, wide in parts)
    gap = max(3.0, min(12.0, (rect.width() - room) / max(1, len(parts) - 1)))
    x = rect.x()
    for key, painter, args, figures, wide in parts:
        sign = QRectF(x, rect.center().y() - side / 2, wide, side)
        words = counted(shown, seat, key)
        target = keys.hand_key(seat) if key == "cards" else f"{key}-of-{seat}"
        yield piece(target, painter, sign, *args, layer=Layer.PRINT, words=words, target=False, bleed=0.1)
        text = QRectF(sign.right() + 3, rect.y(), width_of(figures, size, "semibold") + 2, rect.height())
        yield printed(f"{key}-of-{seat}", text, figures, size, "ink", "semibold")
        x = text.right() + gap


def counted(shown: Shown, seat: Seat, kind: str) -> Phrase:
    player = shown.player(seat)
    if kind == "cards":
        cards, travel = count_of(player.hand) + count_of(player.drafted), len(player.travel)
        return phrase("ee-table-hand-words", owner=player.colour, actions=cards, travel=travel)
    count = player.credits if kind == "credits" else player.supply
    return phrase("ee-table-count", kind=kind, count=count, owner=player.colour)


def zu_cards(shown: Shown, seat: Seat, at: OtherPlaces) -> Iterator[Sprite]:
    zu = shown.view.zu
    if zu is None or at.deck.isNull():
        return
    words = phrase("ee-table-zu-deck", count=zu.deck.count)
    if zu.deck.count:
        yield piece(keys.ZU_DECK, "ee-zu-deck", at.deck, zu.deck.count, words=words, bleed=0.15)
    else:
        yield piece(keys.ZU_DECK, "ee-empty-card", at.deck, words=words, bleed=0.15)
    if zu.discard:
        yield zu_card(shown, zu.discard[-1], at.discard)
    rect = at.deck_words
    upper, lower = rect.adjusted(0, 0, 0, -rect.height() / 2), rect.adjusted(0, rect.height() / 2, 0, 0)
    yield from block_heading(f"zu-deck-{seat}", upper, shown.look.say(words), shown.size(15), weight="semibold")
    if zu.discard:
        title = shown.look.say(title_of(shown.box, zu.discard[-1]))
        yield from block_heading(f"zu-card-{seat}", lower, title, shown.size(14), "quiet")


def zu_card(shown: Shown, ref: Ref, spot: QRectF) -> Sprite:
    """The card that Zu turned over last."""
    title = title_of(shown.box, ref)
    face = *face_of(shown.box, ref), shown.look.say(title)
    return piece(keys.ZU_DISCARD, "ee-zu-card", spot, *face, words=title, bleed=0.15)
