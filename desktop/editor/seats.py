"""Tables that can be begun from nothing: each mode of a game with each number of seats."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from rules.core.contract import AnyGame, Mode, Seating
from rules.core.modes import mode_of, row_of_challenges
from rules.core.types import Phrase, phrase

PERSON = "person"


@dataclass(frozen=True, slots=True)
class Kind:
    """A mode with a number of seats."""

    mode: str
    seats: int


def kind_of(game: AnyGame, state: Any) -> Kind:
    seated = game.seated(state)
    players = [each.automa or PERSON for each in seated]
    return Kind(mode_of(game, state.options, players), len(seated))


def kinds_of(game: AnyGame) -> Iterator[Kind]:
    for mode in game.modes:
        for seats in mode.seats:
            yield Kind(mode.id, seats)


def words_of(game: AnyGame, kind: Kind) -> Phrase:
    return phrase("editor-kind", mode=phrase(f"mode-{game.id}-{kind.mode}"), seats=kind.seats)


def begun(game: AnyGame, kind: Kind) -> tuple[Any, tuple[Seating, ...]]:
    """Return the options of a table of this kind, and who sits there: persons, or one against automas."""
    mode: Mode = next(each for each in game.modes if each.id == kind.mode)
    spec = row_of_challenges(game)
    options = game.options_type()
    if spec is not None and kind.mode.startswith(f"{spec.id}-"):
        value = next(each for each in spec.choices if f"{spec.id}-{each}" == kind.mode)
        options = replace(options, **{spec.id: value})
    players = [PERSON, *[mode.automa] * (kind.seats - 1)] if mode.automa else [PERSON] * kind.seats
    return options, seating(game, players)


def seating(game: AnyGame, players: list[str]) -> tuple[Seating, ...]:
    """Seat these players, each with the first colour that nobody has."""
    taken: list[str] = []
    for own in game.colours_for(players):
        taken.append(next((colour for colour in own if colour not in taken), own[0]))
    return tuple(Seating(player, "", colour) for player, colour in zip(players, taken, strict=True))
