"""Fields of an edited position that seats have in every game: who it is, and in which colour they play."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import TypeVar

from rules.core.editing import Choice, Field, choice
from rules.core.types import Phrase, Seat, SeatName, phrase

COLOUR = "colour"
PERSON = "person"
ThingT = TypeVar("ThingT")


def seat_choices(seats: Iterable[Seat]) -> list[Choice]:
    return list(map(seat_choice, seats))


@cache
def seat_choice(seat: Seat) -> Choice:
    return Choice(seat, phrase("seat-alone", seat=SeatName(seat)))


def to_play(seat: Seat, seats: Iterable[Choice], *, is_settled: bool = False) -> Field:
    """Whose turn it is. That is settled where what is asked goes round, and where nobody is asked any more."""
    can_be = [each for each in seats if each.value == seat or not is_settled]
    return choice("active", phrase("editing-to-play"), seat, can_be, group="turn")


def colour_fields(taken: Sequence[str], allowed: Sequence[Sequence[str]]) -> Iterator[Field]:
    """Yield the colour of each seat: one that somebody else has is exchanged for one's own."""
    for seat, colour in enumerate(taken):
        choices = [
            Choice(each, colour_words(each))
            for each in dict.fromkeys((colour, *allowed[seat]))
            if can_have(seat, each, taken, allowed)
        ]
        if len(choices) > 1:
            yield choice(f"{COLOUR}-{seat}", phrase("editing-colour"), colour, choices, group="seat", seat=seat)


def can_have(seat: Seat, colour: str, taken: Sequence[str], allowed: Sequence[Sequence[str]]) -> bool:
    """Whether whoever has this colour may have that of the seat instead."""
    other = next((each for each, one in enumerate(taken) if one == colour), seat)
    return other == seat or taken[seat] in allowed[other]


def colour_words(colour: str) -> Phrase:
    return phrase("seat-colour", colour=colour)


def exchanged(things: Sequence[ThingT], seat: Seat, thing: ThingT) -> tuple[ThingT, ...]:
    """What lies at each place once that thing lies at this one: where it lay before lies what was here."""
    own = things[seat]
    return tuple(
        thing if at == seat else own if each == thing and each != own else each for at, each in enumerate(things)
    )
