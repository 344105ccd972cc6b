"""What things cost, and how a price can be paid: directly, with Idris, with exchanges (MS-EXC-1).

The planner offers a few sensible ways. Whoever wants another one exchanges by hand first, cube by cube.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rules.core.types import Seat
from rules.magnastorm.agenda import Paying, Swap
from rules.magnastorm.commanders import AZREA_PRICE, may_swap, price_of_training, saves_cube
from rules.magnastorm.components import Price
from rules.magnastorm.queries import Position, controller_of_column, crew_of_column, one_cube
from rules.magnastorm.state import NEUTRAL, NOBODY, Cubes


class Way(NamedTuple):
    """One way to pay: all cubes that are given, exchanges included."""

    cubes: Cubes
    swap: Swap


class Bill(NamedTuple):
    """A price, and what Idris Yakuul lets be paid otherwise."""

    price: Cubes
    swaps: tuple[Swap, ...] = ()


# Prices


def cubes_for(position: Position, seat: Seat, price: Price) -> Cubes:
    """Black cubes are of one's own colour."""
    seats = len(position.players)
    return (*(0,) * seat, price.own, *(0,) * (seats - 1 - seat), price.yellow)


def column_price(position: Position, seat: Seat, column: int) -> Cubes:
    """Return the price: a cube of its colour per crew, one for the commander's holder (MS-CMD-3, MS-CMD-4)."""
    price = [0] * (len(position.players) + 1)
    for crew in crew_of_column(position, column):
        price[-1 if crew == NEUTRAL else crew] += 1
    controller = controller_of_column(position, column)
    if controller not in (NOBODY, seat):
        price[controller] += 1
    return tuple(price)


def with_saving(position: Position, seat: Seat, price: Price) -> Price:
    """The first own cube of a move is saved with Sayuri (MS-CDR-17)."""
    return Price(price.own - 1, price.yellow) if saves_cube(position, seat, price) else price


def column_bill(position: Position, seat: Seat, column: int) -> Bill:
    price = column_price(position, seat, column)
    return Bill(price, swaps_of(position, seat, price))


def row_bill(position: Position, seat: Seat, row: int) -> Bill:
    return bill_of(position, seat, position.layout.rows[row].cost)


def lab_bill(position: Position, seat: Seat, way: str, *, free: bool) -> Bill:
    """The lab, and Azrea's own cube, which nobody saves (ruling A10)."""
    bill = Bill(cubes_for(position, seat, Price(0, 0)))
    if not free:
        bill = bill_of(position, seat, next_lab(position, seat))
    if way == "extra":
        extra = cubes_for(position, seat, Price(AZREA_PRICE, 0))
        bill = Bill(plus(bill.price, extra), bill.swaps)
    return bill


def station_bill(position: Position, seat: Seat, *, free: bool) -> Bill:
    return bill_of(position, seat, Price(0, 0) if free else next_station(position, seat))


def reputation_bill(position: Position) -> Bill:
    """Forrester takes yellow cubes (MS-CDR-01)."""
    return Bill(one_cube(position, len(position.players)))


def training_bill(position: Position, seat: Seat) -> Bill:
    return Bill(price_of_training(position, seat))


def bill_of(position: Position, seat: Seat, price: Price) -> Bill:
    cubes = cubes_for(position, seat, with_saving(position, seat, price))
    return Bill(cubes, swaps_of(position, seat, cubes))


def next_lab(position: Position, seat: Seat) -> Price:
    """Return the price under the leftmost lab that is left (MS-LAB-6)."""
    costs = position.box.labs
    return costs[len(costs) - position.players[seat].labs]


def next_station(position: Position, seat: Seat) -> Price:
    """MS-TEL-4."""
    costs = position.box.stations
    return costs[len(costs) - position.players[seat].stations]


def swaps_of(position: Position, seat: Seat, price: Cubes) -> tuple[Swap, ...]:
    """MS-CDR-05."""
    if not may_swap(position, seat):
        return ()
    own: tuple[Swap, ...] = ("own",) if price[seat] else ()
    yellow: tuple[Swap, ...] = ("yellow",) if price[-1] else ()
    return own + yellow


def plus(cubes: Cubes, others: Cubes) -> Cubes:
    return tuple([a + b for a, b in zip(cubes, others, strict=True)])


def minus(cubes: Cubes, others: Cubes) -> Cubes:
    return tuple([a - b for a, b in zip(cubes, others, strict=True)])


# Ways to pay


def swapped(price: Cubes, seat: Seat, swap: Swap) -> Cubes:
    """What is due with Idris: one own cube as a yellow one, or one yellow cube as an own one."""
    if not swap:
        return price
    due = list(price)
    away, come = (seat, len(price) - 1) if swap == "own" else (len(price) - 1, seat)
    due[away] -= 1
    due[come] += 1
    return tuple(due)


def missing(cubes: Cubes, due: Cubes) -> Cubes:
    return tuple([want - have if want > have else 0 for have, want in zip(cubes, due, strict=True)])


def is_payable(position: Position, seat: Seat, bill: Bill, cubes: Cubes | None = None) -> bool:
    """MS-CMD-9; with these cubes, where they are not those of the seat."""
    held = position.players[seat].cubes if cubes is None else cubes
    if covers(position, held, bill.price):
        return True
    return any(covers(position, held, swapped(bill.price, seat, swap)) for swap in bill.swaps)


def covers(position: Position, cubes: Cubes, due: Cubes) -> bool:
    """What is missing can be had by exchanges from what is left over, if there are such cubes (ruling A16)."""
    lacking = missing(cubes, due)
    count = sum(lacking)
    if not count:
        return True
    over = sum(max(0, have - want) for have, want in zip(cubes, due, strict=True))
    if over < position.box.exchange * count:
        return False
    return all(not lack or position.supply[at] or cubes[at] for at, lack in enumerate(lacking))


def ways_to_pay(position: Position, seat: Seat, bill: Bill) -> list[Way]:
    """Sensible ways, the cheapest first: fewest cubes, then those of which there are most."""
    cubes = position.players[seat].cubes
    found: dict[Way, None] = {}
    for swap in ("", *bill.swaps):
        due = swapped(bill.price, seat, swap)
        if covers(position, cubes, due):
            found.update(dict.fromkeys(Way(given, swap) for given in givings(position, seat, cubes, due)))
    return sorted(found, key=lambda way: sum(way.cubes))


def givings(position: Position, seat: Seat, cubes: Cubes, due: Cubes) -> Iterator[Cubes]:
    """All cubes given: those due, and for each one that is missing three of what is left over. Those are taken from
    what there is most of; then yellow cubes, then own ones, are kept as long as may be."""
    lacking = missing(cubes, due)
    direct = minus(due, lacking)
    count = position.box.exchange * sum(lacking)
    over = minus(cubes, direct)
    if not count:
        yield direct
        return
    last = len(cubes) - 1
    for kept in ((), (last,), (seat,)):
        yield plus(direct, plentiful(over, count, kept))


def plentiful(over: Cubes, count: int, kept: Sequence[int]) -> Cubes:
    """Choose `count` cubes, one by one of the colour with most left; colours to be kept come last."""
    left, given = list(over), [0] * len(over)
    for _ in range(count):
        at = max(range(len(left)), key=lambda each: (bool(left[each]) and each not in kept, left[each]))
        left[at] -= 1
        given[at] += 1
    return tuple(given)


def bill_pending(pending: Paying) -> Bill:
    return Bill(pending.price, pending.swaps)


# Exchanges


class Deal(NamedTuple):
    """An exchange under way: the colour wanted, and those given so far."""

    take: int
    given: tuple[int, ...] = ()

    def with_cube(self, colour: int) -> "Deal":
        return Deal(self.take, (*self.given, colour))


def cubes_left(position: Position, seat: Seat, deal: Deal) -> list[int]:
    cubes = list(position.players[seat].cubes)
    for colour in deal.given:
        cubes[colour] -= 1
    return cubes


def may_give(position: Position, seat: Seat, deal: Deal, bill: Bill | None) -> list[int]:
    """Colours that the next cube of an exchange may have: what is owed must remain payable (MS-CMD-9)."""
    left = cubes_left(position, seat, deal)
    if bill is None:
        is_enough = sum(position.players[seat].cubes) >= position.box.exchange
        return [at for at, have in enumerate(left) if have and is_enough]
    return [at for at, have in enumerate(left) if have and can_end(position, seat, deal.with_cube(at), bill)]


def can_end(position: Position, seat: Seat, deal: Deal, bill: Bill) -> bool:
    """Whether the exchange can be finished from here, and the bill paid then."""
    left = cubes_left(position, seat, deal)
    if len(deal.given) == position.box.exchange:
        left[deal.take] += 1
        return is_payable(position, seat, bill, tuple(left))
    return any(have and can_end(position, seat, deal.with_cube(at), bill) for at, have in enumerate(left))


def exchangeable(position: Position, seat: Seat, bill: Bill | None) -> list[int]:
    """Colours that an exchange may bring now (MS-EXC-1, ruling A16)."""
    if sum(position.players[seat].cubes) < position.box.exchange:
        return []
    if bill is None:
        return [at for at, stock in enumerate(position.supply) if stock]
    return [at for at, stock in enumerate(position.supply) if stock and may_give(position, seat, Deal(at), bill)]
