"""What pieces and cubes on player boards are worth to a seat now, and the answers that lie ready."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from rules.core.thing import Thing
from rules.core.types import Phrase, Seat, SeatName, phrase
from rules.magnastorm import agenda as todo
from rules.magnastorm.components import Price
from rules.magnastorm.outlook import columns, income
from rules.magnastorm.queries import colour_number
from rules.magnastorm.sums import due_for, price_in_words, price_of_next_lab, price_of_next_station
from rules.magnastorm.travel import trips
from rules.magnastorm.view import View
from rules.magnastorm.worth_of_planet import is_free

PieceWorth = Callable[[View, Seat, Thing], Phrase | None]


def is_own(seat: Seat, what: Thing) -> bool:
    return bool(what.named.get("seat", SeatName(seat)) == SeatName(seat))


def of_lab(view: View, seat: Seat, what: Thing) -> Phrase | None:
    first = len(view.box.labs) - view.players[seat].labs + 1
    return of_next(view, seat, what, Next("lab", price_of_next_lab(view, seat), first))


def of_station(view: View, seat: Seat, what: Thing) -> Phrase | None:
    first = len(view.box.stations) - view.players[seat].stations + 1
    return of_next(view, seat, what, Next("station", price_of_next_station(view, seat), first))


class Next(NamedTuple):
    """The piece that leaves next, with its place."""

    kind: str
    price: Price | None
    place: int


def of_next(view: View, seat: Seat, what: Thing, coming: Next) -> Phrase | None:
    """Pieces leave from the left: what the next one costs, and how many go before this one (MS-LAB-6, MS-TEL-4)."""
    if not is_own(seat, what):
        return None
    if coming.price is None:
        return phrase(f"ms-worth-no-{coming.kind}")
    before = int(str(what.named["n"])) - coming.place
    if before < 0:
        return phrase("ms-worth-place-empty", kind=coming.kind)
    return phrase("ms-worth-piece", kind=coming.kind, before=before, **due_for(view, seat, coming.price))


def of_cubes(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """How many columns the seat can pay, of those that can be taken."""
    if not is_own(seat, what):
        return None
    found = [each for each in columns(view, seat) if each.can_be_taken]
    if view.phase != "turns" or not found:
        return None
    return phrase("ms-worth-cubes", count=sum(each.is_payable for each in found), of=len(found))


def of_exchange(view: View, seat: Seat, what: Thing) -> Phrase | None:
    colour = str(what.named["colour"])
    if not view.supply[colour_number(view, colour)]:
        return phrase("ms-worth-exchange-none")
    held = sum(view.players[seat].cubes)
    return phrase("ms-worth-exchange", held=held, count=held // view.box.exchange)


def of_income(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """All that a rival would be paid now."""
    owner = what.named["seat"]
    if not isinstance(owner, SeatName):
        return None
    paid = price_in_words(view, owner.seat, income(view, owner.seat))
    return phrase("ms-worth-income", owner=owner, paid=paid, own=price_in_words(view, seat, income(view, seat)))


def of_crew_left(view: View, seat: Seat, what: Thing) -> Phrase | None:
    return phrase("ms-worth-crew-left", count=view.players[seat].crew) if is_own(seat, what) else None


# Answers


def of_choice_move(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """Tell where a drive would lead."""
    if not isinstance(view.pending, todo.ChoosingAction) or view.pending.seat != seat:
        return None
    row = view.layout.rows[view.layout.cells[view.turn.cell].row]
    reached = {trip.to for trip in trips(view, seat)}
    free = sum(is_free(view, to) for to in reached)
    return phrase("ms-worth-choice-move", count=free, **due_for(view, seat, row.cost))


def of_choice_gain(view: View, seat: Seat, what: Thing) -> Phrase | None:
    if not isinstance(view.pending, todo.ChoosingAction) or view.pending.seat != seat:
        return None
    row = view.layout.rows[view.layout.cells[view.turn.cell].row]
    held = sum(view.players[seat].cubes)
    gain = price_in_words(view, seat, row.gain)
    return phrase("ms-worth-gain", gain=gain, count=held, then=held + sum(row.gain))


BY_SORT: Mapping[str, PieceWorth] = {
    "lab-left": of_lab,
    "lab-place": of_lab,
    "station-left": of_station,
    "station-place": of_station,
    "crew-left": of_crew_left,
    "crew-place": of_crew_left,
    "cubes-own": of_cubes,
    "cubes-yellow": of_cubes,
    "cubes-other": of_cubes,
    "exchange": of_exchange,
    "income-rival": of_income,
    "choice-move": of_choice_move,
    "choice-gain": of_choice_gain,
}
