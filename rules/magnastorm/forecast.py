"""What the next administration would bring to each seat if nothing changed until then: carried out on a copy."""

from typing import NamedTuple

from rules.core.types import Ref, Seat
from rules.magnastorm import events as happened
from rules.magnastorm.draft import Draft
from rules.magnastorm.events import Amounts
from rules.magnastorm.queries import number_of_scientist
from rules.magnastorm.rounds import give_scientists, pay_income, put_first, reward_majorities
from rules.magnastorm.state import State


class Forecast(NamedTuple):
    seat: Seat
    cubes: Amounts
    """What labs in calm sectors would be paid, as far as the supply goes (MS-ADM-1)."""
    majorities: int
    """Reputation for them, with what a commander adds (MS-ADM-2, MS-CDR-08)."""
    scientists: int
    """Reputation for scientific commanders that come, less what those that go cost (MS-ADM-3 to MS-ADM-5)."""
    fields: tuple[Ref, ...]
    """Whose commanders the seat would have then."""


def forecasts(position: State) -> tuple[Forecast, ...]:
    """Return the forecasts, in the order of the next round (MS-ADM-6)."""
    draft = Draft(position)
    pay_income(draft)
    cubes: list[dict[str, int]] = [{} for _ in position.seats]
    for event in draft.events:
        if isinstance(event, happened.CubesGained):
            for colour, count in event.cubes:
                cubes[event.seat][colour] = cubes[event.seat].get(colour, 0) + count
    before = reputations(draft)
    reward_majorities(draft)
    between = reputations(draft)
    give_scientists(draft)
    after = reputations(draft)
    put_first(draft)
    return tuple(
        Forecast(
            seat,
            tuple(cubes[seat].items()),
            between[seat] - before[seat],
            after[seat] - between[seat],
            fields_of(draft, seat),
        )
        for seat in draft.order
    )


def reputations(draft: Draft) -> list[int]:
    return [player.reputation for player in draft.players]


def fields_of(draft: Draft, seat: Seat) -> tuple[Ref, ...]:
    fields = enumerate(draft.layout.fields)
    return tuple(ref for at, ref in fields if draft.controllers[number_of_scientist(draft, at)] == seat)
