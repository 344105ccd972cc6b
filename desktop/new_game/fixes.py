"""What is wrong with the choices, as the rules say it, and the changes after which a game can begin."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any, Literal

from desktop.new_game.choices import (
    Choices,
    at_seat,
    counting,
    is_offered,
    seating,
    with_one_more,
    with_own_colours,
    with_value_at,
)
from rules.core.codec import options_from_json
from rules.core.contract import AnyGame
from rules.core.options import OptionSpec
from rules.core.refusal import Refusal
from rules.core.types import Seat

FixKind = Literal["option", "colours", "more", "fewer"]


@dataclass(frozen=True, slots=True)
class Fix:
    """A single change that leaves nothing wrong: another value of an option, perhaps of one seat, other colours, one
    seat more, fewer."""

    choices: Choices
    kind: FixKind
    option: str = ""
    value: Any = None
    seat: Seat | None = None


def objections(game: AnyGame, choices: Choices) -> tuple[Refusal, ...]:
    options = options_from_json(game, counting(game, choices))
    return tuple(game.objections_to_start(options, seating(game, choices)))


def new_objections(game: AnyGame, old: Choices, new: Choices) -> tuple[Refusal, ...]:
    """What a change would make wrong."""
    known = {each.rule for each in objections(game, old)}
    return tuple(each for each in objections(game, new) if each.rule not in known)


def fixes(game: AnyGame, choices: Choices) -> tuple[Fix, ...]:
    """Every single change after which the game can begin; the smallest first."""
    return tuple(fix for fix in changes(game, choices) if not objections(game, fix.choices))


def changes(game: AnyGame, choices: Choices) -> Iterator[Fix]:
    own = with_own_colours(game, choices)
    if own != choices:
        yield Fix(own, "colours")
    for spec in game.option_specs:
        if is_offered(spec, choices):
            yield from changes_of(spec, choices)
    if len(choices.places) < max(game.seats):
        yield Fix(with_one_more(game, choices), "more")
    for count in range(len(choices.places) - 1, 0, -1):
        yield Fix(replace(choices, places=choices.places[:count]), "fewer", value=count)


def changes_of(spec: OptionSpec, choices: Choices) -> Iterator[Fix]:
    if not spec.by_seat:
        others = (value for value in spec.choices if value != choices.named[spec.id])
        yield from (Fix(choices.with_option(spec.id, value), "option", spec.id, value) for value in others)
        return
    for seat in reversed(range(len(choices.places))):
        for value in spec.choices:
            if value != at_seat(spec, choices, seat):
                yield Fix(with_value_at(spec, choices, seat, value), "option", spec.id, value, seat)


def mended(game: AnyGame, choices: Choices) -> Choices | None:
    """The same places, with as few options as possible set back to what is usual, so that nothing is wrong."""
    unusual = [spec for spec in game.option_specs if choices.named[spec.id] != spec.usual]
    for count in range(len(unusual) + 1):
        for specs in combinations(unusual, count):
            tried = choices
            for spec in specs:
                tried = tried.with_option(spec.id, spec.usual)
            if not objections(game, tried):
                return tried
    return None


# One choice, and what gives way to it


def with_choice(game: AnyGame, choices: Choices, spec: OptionSpec, value: Any) -> Choices:
    """Another value of an option. What excludes it gives way, where that is a single other option."""
    chosen = choices.with_option(spec.id, value)
    if not new_objections(game, choices, chosen):
        return chosen
    others = [each for each in game.option_specs if each is not spec and choices.named[each.id] != each.usual]
    tried = (chosen.with_option(each.id, each.usual) for each in others)
    return next((each for each in tried if not new_objections(game, choices, each)), chosen)


def with_choice_at(game: AnyGame, choices: Choices, spec: OptionSpec, seat: Seat, value: Any) -> Choices:
    """Choose another value for one seat; what another seat has and only one may have is swapped for ours."""
    chosen = with_value_at(spec, choices, seat, value)
    if not new_objections(game, choices, chosen):
        return chosen
    ours = at_seat(spec, choices, seat)
    others = [other for other in range(len(choices.places)) if other != seat and at_seat(spec, choices, other) == value]
    swapped = (with_value_at(spec, chosen, other, ours) for other in others)
    return next((each for each in swapped if not new_objections(game, choices, each)), chosen)
