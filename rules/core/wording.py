"""How moves and events become phrases, as far as every game does it alike."""

from collections.abc import Callable, Container
from dataclasses import fields
from typing import Any

from rules.core.explained import Explained
from rules.core.types import Arg, Phrase, SeatName, phrase

SayArg = Callable[[str, Any], Arg]


def say_plainly(name: str, value: Arg, seats: Container[str], say_arg: SayArg) -> Arg:
    """Say what is the same in every game: a switch, nothing, a list, a seat in one of the gaps `seats`."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "none"
    if isinstance(value, (tuple, list)):
        return tuple(say_arg(name, each) for each in value)
    return SeatName(value) if name in seats and isinstance(value, int) else value


def message_id(kind: str) -> str:
    """Of the sentence about a kind of move or event: `ms-crew-moved` for `ms.crew_moved`."""
    return kind.replace(".", "-").replace("_", "-")


def fields_of(told: Any) -> dict[str, Any]:
    """All that a move or an event says, but what kind it is."""
    return {each.name: getattr(told, each.name) for each in fields(told) if each.name != "kind"}


def phrase_of(told: Any, args: dict[str, Any], say_arg: SayArg) -> Phrase:
    """The sentence about a move or an event; `args` is all that it needs."""
    return phrase(message_id(told.kind), **{name: say_arg(name, value) for name, value in args.items()})


def event_phrase(event: Any, more: dict[str, Any], say_arg: SayArg) -> Phrase:
    """`more` is what its sentence needs beside the event's own fields, or instead of them."""
    if isinstance(event, Explained):
        return phrase(event.question, seat=SeatName(event.seat), chosen=say_arg("chosen", event.chosen))
    return phrase_of(event, fields_of(event) | more, say_arg)
