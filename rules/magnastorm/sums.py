"""Cubes in words that have small pictures, and whether a seat can pay them: for what things are worth, and merits."""

from collections.abc import Iterable

from rules.core.types import Arg, Phrase, Seat, phrase
from rules.magnastorm.components import LevelBonus, Price
from rules.magnastorm.payments import Bill, bill_of, cubes_for, is_payable, missing, next_lab, next_station
from rules.magnastorm.queries import Position, named_amounts
from rules.magnastorm.state import Cubes

NOTHING = phrase("ms-nothing")


def sum_of(position: Position, cubes: Cubes) -> Phrase:
    """2 grey cubes and 1 yellow one; nothing, where there are none."""
    return named_sum(named_amounts(position, cubes))


def named_sum(amounts: Iterable[tuple[str, int]]) -> Phrase:
    pairs = tuple(phrase("ms-cubes", colour=colour, count=count) for colour, count in amounts)
    return phrase("ms-sum", each=pairs) if pairs else NOTHING


def due(position: Position, seat: Seat, bill: Bill) -> dict[str, Arg]:
    """A price, and whether the seat can pay it: at once, by exchanges, or not; then what is missing."""
    held = position.players[seat].cubes
    lacking = missing(held, bill.price)
    if not sum(bill.price):
        state = "free"
    elif not is_payable(position, seat, bill):
        state = "no"
    else:
        state = "exchange" if sum(lacking) else "yes"
    return {"price": sum_of(position, bill.price), "state": state, "lack": sum_of(position, lacking)}


def due_for(position: Position, seat: Seat, price: Price) -> dict[str, Arg]:
    """The same for what is printed, with what a commander saves."""
    return due(position, seat, bill_of(position, seat, price))


def price_in_words(position: Position, seat: Seat, price: Price) -> Phrase:
    return sum_of(position, cubes_for(position, seat, price))


def price_of_next_lab(position: Position, seat: Seat) -> Price | None:
    return next_lab(position, seat) if position.players[seat].labs else None


def price_of_next_station(position: Position, seat: Seat) -> Price | None:
    return next_station(position, seat) if position.players[seat].stations else None


def bonus_in_words(bonus: LevelBonus | None) -> Phrase:
    """What a level gives."""
    if bonus is None:
        return phrase("level-bonus", kind="none", count=0)
    return phrase("level-bonus", kind=bonus.kind, count=bonus.count)
