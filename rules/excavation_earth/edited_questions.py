"""Questions in the middle of an action that the editor of Excavation Earth asks, from their beginning or changed."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from rules.core.draft import without
from rules.core.options import Value
from rules.core.types import Ref, Seat
from rules.excavation_earth import agenda as todo
from rules.excavation_earth.components import Box
from rules.excavation_earth.edited import QUESTIONS, TURN, Card, Edited, Relic, ask_of
from rules.excavation_earth.parts import Effect, Op
from rules.excavation_earth.queries import DAL, ISS
from rules.excavation_earth.state import Player, State, colour_of, type_of

TILE, SALE, GULS = "EE-GEN-12", "EE-ACT-SEL-8", "EE-FAC-GUL-1"
BEFORE_ACTIONS = (todo.PlaceExplorer, todo.FreeStep)
"""Asked before the first action of a turn, and not in the middle of one."""
LEAST_DRAWN = 2
"""Of a single card, or relic, nothing is chosen."""


# Asking


def questions(state: State, seat: Seat) -> Iterator[str]:
    """Yield what this seat can be asked here, by its name; Zu is asked nothing of the kind."""
    player = state.players[seat]
    for ask, kind in QUESTIONS.items():
        if not player.is_zu and can_be_asked(state, player, seat, kind):
            yield ask


def can_be_asked(state: State, player: Player, seat: Seat, kind: type[todo.Pending]) -> bool:
    if kind is todo.PlaceExplorer:
        return len(player.explorers) < state.box.explorers
    if kind is todo.FreeStep:
        return player.faction == DAL
    if kind is todo.Promoting:
        return state.options.promotion_optional and any(each[seat] for each in state.traders)
    if kind is todo.KeepCards:
        return len(state.deck) + len(state.discard) >= LEAST_DRAWN
    if kind is todo.Surveying:
        return any(len(relics) >= LEAST_DRAWN for relics in state.reserve)
    if kind is todo.Sampling:
        return any(cell not in player.guards for cell in state.box.relics)
    return True


def ask_question(draft: Edited, ask: str, turn: todo.Turn) -> None:
    """Ask a seat this from its beginning; a question in the middle of an action counts that action as begun."""
    began, kind, seat = ask_of(draft) == TURN, QUESTIONS[ask], turn.seat
    left = max(1, turn.left) if kind in BEFORE_ACTIONS else max(0, turn.left - began)
    draft.ask(TURN, todo.Turn(seat, 0 if kind is todo.DiscardDown else left))
    if kind is todo.DiscardDown:
        player = draft.players[seat]
        draft.change(seat, passed=True, travel=(), spent_travel=player.spent_travel + player.travel)
    draft.agenda = (*first_of(draft, kind, seat), *draft.agenda)


def first_of(draft: Edited, kind: type[todo.Pending], seat: Seat) -> Iterator[todo.Pending]:
    """Yield the question as it begins, and what stands right behind it."""
    box, player = draft.box, draft.players[seat]
    if kind is todo.Travelling:
        yield todo.Travelling(seat, max(box.fuel_of.values()))
    elif kind is todo.Digging:
        yield todo.Digging(seat, box.colours[0])
    elif kind is todo.Bargaining:
        yield todo.Bargaining(seat, next((box.market_at[at] for at in player.explorers if at in box.market_at), 0))
    elif kind is todo.Selling:
        yield todo.Selling(seat, "")
    elif kind is todo.Promoting:
        market = next(at for at, each in enumerate(draft.traders) if each[seat])
        yield from (todo.Promoting(seat, (market,)), todo.SaleBonus(seat, 1))
    elif kind is todo.KeepCards:
        draw_packet(draft, seat, most_drawn(box))
        yield todo.KeepCards(seat, 1, SALE)
    elif kind is todo.Commanding:
        yield todo.Commanding(seat, box.centre_symbol[0])
    elif kind is todo.Surveying:
        colour = next(colour for colour, each in zip(box.colours, draft.reserve, strict=True) if len(each) > 1)
        draw_relics(draft, colour, box.numbers.survey_draw + (player.faction == ISS))
        yield todo.Surveying(seat, free=player.faction == ISS)
    elif kind is todo.Buying:
        yield todo.Buying(seat, most_of(box, "buy_visible_relics"), "half", TILE)
    elif kind is todo.Sampling:
        cells = (*map(type_of, player.relics), *box.relics)
        yield todo.Sampling(seat, next(cell for cell in cells if cell not in player.guards))
    elif kind is todo.Teleporting:
        yield todo.Teleporting(seat, most_of(box, "teleport_explorers"))
    elif kind is todo.Extracting:
        yield todo.Extracting(seat, most_of(box, "take_site_relics"))
    elif kind is todo.Spreading:
        yield todo.Spreading(seat, most_of(box, "add_buyers"), most_white(box))
    elif kind is todo.SendingTraders:
        yield todo.SendingTraders(seat, most_of(box, "send_traders"))
    elif kind is todo.SendingEnvoys:
        yield todo.SendingEnvoys(seat, tuple(range(1, len(box.centres))))
    else:
        with_nothing: Any = kind
        yield with_nothing(seat)


def draw_packet(draft: Edited, seat: Seat, count: int) -> None:
    """Draw cards to choose from, until there are so many; those too many go back."""
    packet = draft.players[seat].packet
    for card in packet[count:]:
        draft.return_to_box(Card(card))
    draft.change(seat, packet=(*packet[:count], *draft.next_cards(count - len(packet))))


def draw_relics(draft: Edited, colour: str, count: int) -> None:
    """Reveal relics of a colour, instead of those that were."""
    for relic in draft.drawn:
        draft.return_to_box(Relic(relic))
    draft.drawn = draft.take_from_reserve(colour, count)


# What the box allows


def most_of(box: Box, op: Op) -> int:
    """The most that a command tile allows of this."""
    return max((each.up_to for each in effects_of(box) if each.op == op), default=1)


def most_white(box: Box) -> int:
    return max((each.white_max for each in effects_of(box)), default=0)


def most_credits(box: Box) -> int:
    return max((each.n for each in effects_of(box)), default=0)


def most_drawn(box: Box) -> int:
    """How many cards a sale or a command tile shows to choose from."""
    on_tiles = (each.draw for each in effects_of(box))
    return max(*on_tiles, *(each.draw for each in box.multi_market))


def effects_of(box: Box) -> Iterator[Effect]:
    """Yield every line of every command tile."""
    for faces in box.tile_effects.values():
        for face in faces:
            yield from face


def kind_of(card: Ref) -> str:
    """Y-SA of Y-SA-1."""
    return card.rpartition("-")[0]


# Setting


def with_element(draft: Edited, name: str, member: str, value: Value) -> None:
    """Ask the same with another value of what belongs to it."""
    changed: Any = draft.agenda[0]
    new: Any = value
    match changed, name:
        case todo.Digging(), "colour":
            instead(draft, replace(changed, colour=new, dug=()))
        case todo.Digging(), "dug":
            instead(draft, replace(changed, dug=(new,) if new else ()))
        case todo.Selling(), "offers":
            others = tuple(each for each in changed.offers if each[1] != int(member))
            instead(draft, replace(changed, offers=(*others, (new, int(member))) if new else others))
        case todo.KeepCards(), "drawn":
            draw_packet(draft, changed.seat, int(value))
            instead(draft, replace(changed, keep=max(1, min(changed.keep, int(value) - 1))))
        case todo.KeepCards(), "packet":
            exchange_card(draft, changed.seat, int(member), str(value))
        case todo.Surveying(), "colour":
            if value:
                draw_relics(draft, str(value), max(LEAST_DRAWN, len(draft.drawn)))
        case todo.Surveying(), "drawn":
            exchange_relic(draft, int(member), str(value))
        case todo.Smuggling(), "fenced":
            instead(draft, replace(changed, fenced=new, bought=()))
        case todo.Smuggling(), "bought":
            instead(draft, replace(changed, fenced=0, bought=(member,) if value else ()))
        case todo.Buying(), "price":
            set_price(draft, changed.seat, str(value))
        case _, "credits":
            set_behind(draft, todo.GainCredits(changed.seat, int(value)) if value else None, todo.GainCredits)
        case _, "bonus":
            set_behind(draft, todo.SaleBonus(changed.seat, int(value)), todo.SaleBonus)
        case _ if member:
            one: int | str = int(member) if member.isdecimal() else member
            held = tuple(each for each in getattr(changed, name) if each != one)
            instead(draft, replace(changed, **{name: (*held, one) if value else held}))
        case _:
            instead(draft, replace(changed, **{name: new}))


def instead(draft: Edited, pending: todo.Pending) -> None:
    draft.agenda = (pending, *draft.agenda[1:])


def set_behind(draft: Edited, entry: todo.Pending | None, kind: type[todo.Pending]) -> None:
    """Put this right behind the question, in place of what is there of its kind."""
    asks, *rest = (each for each in draft.agenda if not isinstance(each, kind))
    draft.agenda = (asks, *((entry,) if entry is not None else ()), *rest)


def set_price(draft: Edited, seat: Seat, price: str) -> None:
    """Gul buys one relic before a sale; a command tile lets anybody buy, and nothing follows."""
    rest = tuple(each for each in draft.agenda[1:] if not isinstance(each, todo.Selling))
    if price == "value":
        draft.agenda = (todo.Buying(seat, 1, "value", GULS), todo.Selling(seat, ""), *rest)
    else:
        draft.agenda = (todo.Buying(seat, most_of(draft.box, "buy_visible_relics"), "half", TILE), *rest)


def exchange_card(draft: Edited, seat: Seat, at: int, kind: str) -> None:
    packet = draft.players[seat].packet
    if kind_of(packet[at]) != kind:
        card = draft.card_from_box(kind)
        draft.return_to_box(Card(packet[at]))
        draft.change(seat, packet=(*packet[:at], card, *packet[at + 1 :]))


def exchange_relic(draft: Edited, at: int, kind: str) -> None:
    old, colour = draft.drawn[at], draft.box.colour_number[colour_of(kind)]
    if type_of(old) != kind:
        relic = next(each for each in reversed(draft.reserve[colour]) if type_of(each) == kind)
        draft.reserve[colour] = without(draft.reserve[colour], relic)
        draft.return_to_box(Relic(old))
        draft.drawn = (*draft.drawn[:at], relic, *draft.drawn[at + 1 :])
