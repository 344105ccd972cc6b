"""Lines of play: what a suggestion leads to in a world that goes as most do, step by step, in words."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any

from rules.bots.advice import LineStep, Suggestion
from rules.bots.ideas import Idea, is_specific
from rules.bots.mind import Mind, moves_of
from rules.bots.sampling import world
from rules.core.contract import AnyGame
from rules.core.rng import Rng
from rules.core.types import Seat

STEPS = 4
"""A line of play has no more."""


@dataclass(frozen=True, slots=True)
class Lines:
    game: AnyGame
    mind: Mind
    view: Any
    rng: Rng

    def alone(self, move: Any) -> Suggestion:
        """A move of which nothing else is known."""
        return self.shown(Suggestion(move, (), (0.0,), 0.0, {}), 0, (move,))

    def with_line(self, idea: Idea) -> Suggestion:
        if not idea.paths:
            return self.shown(idea.suggestion, 0, tuple(moves_of(idea.plan.path)))
        seat = idea.plan.begins.seat
        number = most_usual(idea.paths, seat)
        whole = self.shown(idea.suggestion, number, idea.paths[number])
        line = tuple(takewhile(lambda step: is_usual(step, idea.paths, seat), whole.line))
        return replace(whole, line=line, path=whole.path[: line[-1].at + 1])

    def shown(self, plain: Suggestion, number: int, path: Sequence[Any]) -> Suggestion:
        line = self.shown_in(number, path)
        return replace(plain, world=number, line=line, path=tuple(path[: line[-1].at + 1]))

    def shown_in(self, number: int, path: Sequence[Any]) -> tuple[LineStep, ...]:
        """Tell a path in words, in the world of this number."""
        return tuple(self.steps(world(self.game, self.view, self.rng, number), path))[:STEPS]

    def steps(self, state: Any, path: Sequence[Any]) -> Iterator[LineStep]:
        """The moves of the own turn, then the main move of each of the others up to the next own turn.

        Forced moves are not told, nor those that only go on; of games with secrets no answers: they would be guesses.
        """
        own, turn = path[0].seat, self.mind.turn_of(state)
        told: set[Seat] = set()
        for at, move in enumerate(path):
            is_own_turn = self.mind.turn_of(state) == turn
            if not is_own_turn and (move.seat == own or self.keeps_secrets(state)):
                return
            is_told = move.seat == own if is_own_turn else move.seat not in told and move.kind not in self.mind.asides
            is_choice = is_specific(move) and len(self.game.legal(state, move.seat)) > 1
            if is_told and (not at or is_choice):
                yield LineStep(move.seat, move, self.game.say_move(state, move), at)
                told |= {move.seat} - {own}
            state = self.game.apply(state, move).state

    def keeps_secrets(self, state: Any) -> bool:
        return self.game.keeps_secrets(state.options)


def is_usual(step: LineStep, paths: Sequence[Sequence[Any]], seat: Seat) -> bool:
    """Say whether it comes to this in most worlds, or in many where others answer: what hangs on chance is no plan."""
    return sum(step.move in path for path in paths) >= len(paths) * (OWN if step.seat == seat else ANSWERED)


OWN, ANSWERED = 1 / 2, 1 / 4
"""In how many worlds a step must be played to be told: one of the seat itself, an answer of others."""


def most_usual(paths: Sequence[Sequence[Any]], seat: Seat) -> int:
    """Find the world that goes as most do: by the first answer of others, then by what follows it."""
    answers = [[move for move in path if move.seat != seat][:2] for path in paths]
    first = Counter(each[0] if each else None for each in answers)
    both = Counter(tuple(each) for each in answers)
    return max(range(len(paths)), key=lambda at: (first[(answers[at] or [None])[0]], both[tuple(answers[at])], -at))
