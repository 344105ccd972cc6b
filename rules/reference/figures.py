"""The positions of figures, and whether the engine agrees with all that they show."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rules.core.codec import Unreadable, move_from_json
from rules.core.contract import AnyGame, BadPosition
from rules.core.types import Phrase, phrase
from rules.lessons.model import MovePattern
from rules.lessons.scenes import BadScene, beginning, foreseen, legal_of_shape
from rules.reference.model import Figure


@dataclass(frozen=True, slots=True)
class Forbidden:
    """A move that the position refuses, the rule that it breaks, and what is to blame."""

    move: Any
    rule: str
    because: tuple[str, ...]
    place: str
    """Where it would go; empty: the table knows."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A figure brought to life: the position, and the moves that it lights or hatches."""

    figure: Figure
    state: Any
    allowed: tuple[Any, ...]
    forbidden: tuple[Forbidden, ...]


def shown(game: AnyGame, box: Any, figure: Figure) -> Shown:
    """Raises `BadScene`, `BadPosition` or `Unreadable` when the figure is not of this game."""
    state = state_of(game, box, figure)
    allowed = [move for shape in figure.allowed for move in legal_of_shape(game, state, shape)]
    forbidden = [
        Forbidden(move, each.by, each.because, each.place)
        for each in figure.refused
        for move in [move_from_json(game, each.move)]
        if broken_rule(game, state, move) == each.by
    ]
    return Shown(figure, state, tuple(allowed), tuple(forbidden))


def state_of(game: AnyGame, box: Any, figure: Figure) -> Any:
    state, _ = foreseen(game, beginning(game, box, figure.position, None), figure.after)
    return state


def broken_rule(game: AnyGame, state: Any, move: Any) -> str | None:
    """The rule that a player would be shown."""
    return next((refusal.rule for refusal in game.objections(state, move)), None)


def lies(game: AnyGame, box: Any, figure: Figure) -> Iterator[Phrase]:
    """Yield the points where the engine does not agree with a figure."""
    try:
        state = state_of(game, box, figure)
        for shape in figure.allowed:
            if not legal_of_shape(game, state, shape):
                yield about(figure, "figure-not-allowed", move=str(shape))
        for each in figure.refused:
            yield from lies_about_refusal(game, state, figure, each.move, each.by)
    except (BadScene, BadPosition) as error:
        yield about(figure, "figure-bad-position", problem=error.sentence)
    except Unreadable as error:
        yield about(figure, "figure-bad-position", problem=error.problems[0].sentence)


def lies_about_refusal(game: AnyGame, state: Any, figure: Figure, move: MovePattern, rule: str) -> Iterator[Phrase]:
    broken = broken_rule(game, state, move_from_json(game, move))
    if broken is None:
        yield about(figure, "figure-not-refused", move=str(move), rule=rule)
    elif broken != rule:
        yield about(figure, "figure-refused-otherwise", move=str(move), rule=rule, other=broken)


def about(figure: Figure, id: str, **args: Any) -> Phrase:
    return phrase(id, figure=figure.rule, **args)
