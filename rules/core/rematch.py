"""Another game between the same people."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeVar

from rules.core.contract import AnyGame
from rules.core.record import Record

T = TypeVar("T")


def rematch(game: AnyGame, record: Record, seed: int) -> Record:
    """The same seats with another seed, and another of them first: everyone moves up one seat, with what is theirs.

    Seats stay where a stated position or an automa knows them, and where the rules object to others.
    """
    again = replace(record, seed=seed)
    if record.start is not None or any(player in game.automas for player in record.players):
        return again
    turned = replace(again, seating=rotated(record.seating), options=options_rotated(game, record))
    return again if any(game.objections_to_start(turned.options, turned.seating)) else turned


def options_rotated(game: AnyGame, record: Record) -> Any:
    """What each seat has of its own goes along with it."""
    count, changes = len(record.seating), {}
    for spec in game.option_specs:
        own: tuple[Any, ...] = getattr(record.options, spec.id, ()) if spec.by_seat else ()
        if own:
            filled = (*own, *[spec.default] * (count - len(own)))[:count]
            changes[spec.id] = rotated(filled)
    return replace(record.options, **changes)


def rotated(each: Sequence[T]) -> tuple[T, ...]:
    return (*each[1:], *each[:1])
