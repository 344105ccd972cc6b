"""Moves, events and bare ids in words: the kind is the message id, the fields fill its gaps."""

from dataclasses import fields

from rules.core.explained import Explained
from rules.core.knowledge import Concealed
from rules.core.types import Arg, Phrase, SeatName, phrase
from tests.fixture_game.components import good_of
from tests.fixture_game.events import Event
from tests.fixture_game.moves import Move

SEATS = ("seat", "mover", "owner")
PLACES = ("here", "to", "place")


def say(thing: Move | Event) -> Phrase:
    if isinstance(thing, Explained):
        return phrase(thing.question, seat=thing.seat, chosen=thing.chosen)
    args = {field.name: getattr(thing, field.name) for field in fields(thing) if field.name != "kind"}
    return phrase(thing.kind.replace(".", "-"), **args)


def say_arg(name: str, value: Arg) -> Arg:
    if isinstance(value, (Concealed, tuple)):
        return phrase("cv-cards", count=value.count if isinstance(value, Concealed) else len(value))
    if name in SEATS and isinstance(value, int):
        return SeatName(value)
    if name in PLACES:
        return phrase("cv-place", place=value)
    if name == "card":
        return phrase("cv-card", good=good_of(value), number=value.partition("-")[2])
    return phrase("cv-good", good=value) if name == "good" else value
