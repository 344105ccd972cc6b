"""What free actions gain at first sight: points now, against what the dice they use were worth in store."""

from dataclasses import replace

from rules.core.types import Ref, Seat
from rules.marajoara import moves as m
from rules.marajoara.components import SECOND, Die
from rules.marajoara.state import SLOTS, Museum, Player, Row, State
from rules.marajoara.thinking.insight import Insight, exchanged, turns_left
from rules.marajoara.thinking.stores import faces_of


def gain(insight: Insight, state: State, seat: Seat, move: m.Move) -> float:
    match move:
        case m.Restore():
            return gain_of_restoration(insight, state, seat, move)
        case m.Exhibit():
            return gain_of_exhibition(insight, state, seat, move)
        case m.FundRestoration():
            return gain_of_funding(insight, state, seat, move)
        case m.ExchangeBetweenMuseums():
            return gain_of_exchange(insight, state, seat, move)
        case _:
            return 0.0


def gain_of_restoration(insight: Insight, state: State, seat: Seat, move: m.Restore) -> float:
    stores, turns = insight.stores, turns_left(state, seat)
    number = int(move.fragment.startswith(SECOND))
    museum = state.players[seat].museums[number]
    placed, faces = stores.placed(museum), faces_of(museum.blue)
    ref = move.fragment.removeprefix(SECOND)
    at = next(at for at, fragment in enumerate(stores.fragments) if fragment.ref == ref)
    rest = faces_of(without(museum.blue, move.slots))
    before = stores.workshop(faces, placed, state.double_blue, turns)
    after = stores.workshop(rest, placed | stores.bit[ref], state.double_blue, turns)
    return stores.fragment_gain(at, placed, turns) + after - before


def gain_of_exhibition(insight: Insight, state: State, seat: Seat, move: m.Exhibit) -> float:
    stores, turns = insight.stores, turns_left(state, seat)
    player = state.players[seat]
    number = SLOTS[move.slots[0]].museum
    museum = player.museums[number]
    count = len(move.slots)
    rest = without(museum.red, move.slots)
    price = sum(faces_of(museum.red)) - sum(faces_of(rest))
    after = with_museum(player, number, replace(museum, red=rest, vases=museum.vases + count))
    points = stores.exhibit_points(price, count, museum.vases, turns)
    return points + stores.vases(after, player.money - price, turns) - stores.vases(player, player.money, turns)


def gain_of_funding(insight: Insight, state: State, seat: Seat, move: m.FundRestoration) -> float:
    stores, turns = insight.stores, turns_left(state, seat)
    player = state.players[seat]
    die = player.die_at(move.slot)
    assert die is not None
    face, penalty = die.face + move.change, 0.0
    if face > state.box.top_face:
        face, penalty = 1, insight.goals.overflow
    museum = player.museums[SLOTS[move.slot].museum]
    placed, faces = stores.placed(museum), faces_of(museum.blue)
    workshop, doubled = stores.workshop, state.double_blue
    turned = workshop(exchanged(faces, die.face, face), placed, doubled, turns)
    money = player.money - state.box.parts.box.costs.fund_restoration
    paid = stores.vases(player, player.money, turns) - stores.vases(player, money, turns)
    return turned - workshop(faces, placed, doubled, turns) - paid - penalty


def gain_of_exchange(insight: Insight, state: State, seat: Seat, move: m.ExchangeBetweenMuseums) -> float:
    """Mission 6: a blue and a red die change museums."""
    stores, turns = insight.stores, turns_left(state, seat)
    player = state.players[seat]
    blue, red = player.die_at(move.blue), player.die_at(move.red)
    giver, receiver = SLOTS[move.blue].museum, SLOTS[move.red].museum
    one, other = player.museums[giver], player.museums[receiver]
    one = replace(one, blue=without(one.blue, (move.blue,)), red=(*one.red, red))
    other = replace(other, red=without(other.red, (move.red,)), blue=(*other.blue, blue))
    after = with_museum(with_museum(player, giver, one), receiver, other)
    price = state.box.parts.box.costs.museum_exchange
    doubled = state.double_blue
    loss = stores.vases(after, player.money, turns) - stores.vases(after, player.money - price, turns)
    gained = stores.worth(after, turns, doubled=doubled) - stores.worth(player, turns, doubled=doubled)
    return gained - loss


def without(row: Row, slots: tuple[Ref, ...]) -> Row:
    """The row after the dice of these slots have left."""
    gone = {SLOTS[slot].at for slot in slots}
    kept: list[Die | None] = [die for at, die in enumerate(row) if at not in gone]
    return tuple(kept)


def with_museum(player: Player, number: int, museum: Museum) -> Player:
    return replace(player, museums=(*player.museums[:number], museum, *player.museums[number + 1 :]))
