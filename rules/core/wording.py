"""How moves and events become phrases, as far as every game does it alike."""

from collections.abc import Callable
from dataclasses import fields
from typing import Any

from rules.core.explained import Explained
from rules.core.types import Arg, Phrase, SeatName, phrase

SayArg = Callable[[str, Any], Arg]
MINUS = "−"


def plain(number: int) -> str:
    """In figures, with a minus where there is one, never a hyphen."""
    return f"{MINUS}{-number}" if number < 0 else str(number)


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
