"""A sale before it is made: what the relics in store would bring at best, and the sum that grows while one offers."""

from itertools import combinations, permutations

from desktop.board.desk import Account
from desktop.games.excavation_earth.sale import account
from rules.excavation_earth import moves as m
from rules.excavation_earth.agenda import Selling
from rules.excavation_earth.outlook import best_sale
from rules.excavation_earth.queries import sale_income, sale_markets
from rules.excavation_earth.state import State, colour_of
from tests.desktop.games.excavation_earth.positions import seen, some, stated

SELLER = {"hold": "Vg1 Vg2", "traders": "M1 M5", "hand": "R-SA"}
QUEUES = {"M1": "VW", "M5": "V"}


def shown(state: State, move: m.Move | None) -> Account:
    found = account(seen(state), move)
    assert found is not None
    return found


def test_the_sum_grows_with_what_is_held_over_a_market() -> None:
    state = stated(seats=[SELLER, {}], queues=QUEUES, pending=[{"kind": "selling", "symbol": "SA"}])
    assert account(seen(state), None) is None
    first = shown(state, m.Offer(seat=0, relic="Vg1", store="hold", market=0))
    assert [line.amount for line in first.lines] == [9, 4]
    assert all(line.is_new for line in first.lines)
    assert first.total == 13


def test_what_is_offered_already_is_not_new() -> None:
    offered = [["Vg1#1", 0]]
    pending = [{"kind": "selling", "symbol": "SA", "offers": offered}]
    state = stated(seats=[SELLER, {}], queues=QUEUES, pending=pending)
    before = shown(state, None)
    after = shown(state, m.Offer(seat=0, relic="Vg2", store="hold", market=4))
    assert before.total == 13
    assert [line.is_new for line in after.lines] == [False, False, True, True]
    assert after.total == before.total + sum(line.amount for line in after.lines if line.is_new)


def test_outside_of_a_sale_nothing_is_reckoned_up() -> None:
    assert account(seen(stated(seats=[SELLER, {}])), None) is None


def test_the_best_sale_is_the_best_of_all() -> None:
    """Compared with every way of offering, in positions of games by lot."""
    compared = 0
    for state, seat in some(2, 6, seed=4):
        for symbol in ("SA", "SB", "SC"):
            tried = every_income(state, seat, symbol)
            assert best_sale(state, seat, symbol) == max(tried, default=0)
            compared += bool(tried)
    assert compared > 10


def every_income(state: State, seat: int, symbol: str) -> list[int]:
    player = state.players[seat]
    found = []
    for count in range(1, state.box.numbers.sell_most_markets + 1):
        for relics in combinations(player.relics, count):
            colours = {colour_of(relic) for relic in relics}
            if len(colours) != 1:
                continue
            markets = sale_markets(state, seat, Selling(seat, symbol), colours.pop())
            for chosen in permutations(markets, count):
                selling = Selling(seat, symbol, offers=tuple(zip(relics, chosen, strict=True)))
                found.append(sum(sale_income(state, seat, selling)))
    return found
