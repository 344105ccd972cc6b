"""Advises a person: judges moves as the best level does, in more worlds, and tells better and better what was found.

Whoever answers in those worlds errs a little, as people do: so each is another way in which the game may go on.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from rules.bots.advice import Advice, ranked
from rules.bots.ahead import Ahead, End
from rules.bots.forecast import Forecast, Stretch, forecast_of
from rules.bots.ideas import Idea, gathered
from rules.bots.lines import Lines
from rules.bots.mind import Mind, Plan, Thinking, mind_of, moves_of
from rules.bots.planner import misjudged_alike
from rules.bots.policy import Budget
from rules.bots.sampling import world
from rules.bots.second_look import LOOKS, further
from rules.bots.term import Term, by_term
from rules.core.contract import AnyGame
from rules.core.rng import Rng, seeded

SUGGESTED = 3
"""So many moves are told."""
FOLLOWED = 6
"""So many ideas are followed, those best at the end of the own turn."""
MOST_WORLDS = 24
LEAST_WORLDS = 6
"""Before this, nothing is final."""
FEWER_AFTER = 3
"""After so many worlds, and again after each, the weaker half of the ideas is left out, down to what is told."""
MOST_MOVES = 60_000
FIRST_WORDS = 200
"""The first words come after so many moves."""
UNMEASURED = Stretch(0.0, 1.0, 0.0, 0.0)
"""What a worth means where nobody has measured it: itself."""
EYE = "apprentice"
"""The level whose eye is half as steady as that of those who answer."""


class Seen(NamedTuple):
    """What an idea came to in one world: the lead to be expected there, how sure that is, of what it is made."""

    lead: float
    spread: float
    terms: dict[Term, float]


@dataclass(frozen=True, slots=True)
class Adviser(Ahead):
    """Judges first moves for a person."""

    stretch: Stretch | None
    """What a worth means at the point of the game that is asked about: the same for all that is compared, for what is
    better for a seat often ends the game sooner. None where nobody has measured it.
    """
    unsteady: float
    """How far those who answer misjudge their plans."""
    usual_error: float
    """How far two judgements of a world differ where nothing is known about it, in what leads are counted in."""

    def advised(self, view: Any, legal: Sequence[Any], rng: Rng) -> Iterator[Advice]:
        """Yield what is advised, better each time; the last one is final."""
        here, seat = world(self.game, view, rng, 0), legal[0].seat
        lines = Lines(self.game, self.mind, view, rng)
        at_once = legal[0] if len(legal) == 1 else self.mind.at_once(self.weights, here, seat, legal)
        if at_once is not None:
            yield Advice((lines.alone(at_once),), self.usual_error, is_by_rule=True, is_final=True)
            return
        root = self.thinking(here, seat)
        yield self.told(self.after_own_turn(root, here, legal, min(FIRST_WORDS, self.level.thoughts)), lines)
        found = self.after_own_turn(root, here, legal, self.level.thoughts)
        yield self.told(found, lines)
        least = max(each.plan.worth for each in found) - self.level.near
        found = found[:SUGGESTED] + [each for each in found[SUGGESTED:FOLLOWED] if each.plan.worth >= least]
        yield from self.followed_further(found, root, view, rng, lines)

    def followed_further(
        self, found: list[Idea], root: Thinking, view: Any, rng: Rng, lines: Lines
    ) -> Iterator[Advice]:
        """Play each idea on in one world after the other; the better ones in more of them."""
        known, looks = found, (self, replace(self, level=further(self.mind, self.level)))
        for number in range(MOST_WORLDS if self.level.looks_ahead else 0):
            here = world(self.game, view, rng, number)
            chance = seeded(rng.word, f"answers-{number}") if number else None
            ends = [looks[number % LOOKS].end_of(each.plan, here, chance) for each in found]
            if self.budget.is_spent:
                break  # what was looked at in part would be unfair to the rest
            if not number:
                found = [each.begun_anew() for each in found]
            for each, end in zip(found, ends, strict=True):
                self.count(each, end, root)
            known = found = sorted(found, key=lambda each: -each.lead)
            if number + 1 >= FEWER_AFTER:
                found = found[: max(SUGGESTED, (len(found) + 1) // 2)]
            if number + 1 >= LEAST_WORLDS and not self.is_open(found):
                break
            yield self.told(known, lines)
        yield replace(self.told(known, lines), is_final=True)

    def is_open(self, found: Sequence[Idea]) -> bool:
        """Say whether more worlds could tell the best two apart."""
        ranks = [each.rank for each in ranked([each.suggestion for each in found[:2]], self.usual_error, LOOKS)]
        return ranks == [1, 1]

    def told(self, found: Sequence[Idea], lines: Lines) -> Advice:
        is_looked_at = bool(found[0].paths)
        told = [lines.with_line(each) for each in found[:SUGGESTED]]
        return Advice(
            ranked(told, self.usual_error if is_looked_at else 0.0, LOOKS),
            self.usual_error,
            looks=LOOKS,
            worlds=len(found[0].leads) if is_looked_at else 0,
            moves=self.budget.spent,
            is_measured=self.stretch is not None,
        )

    # The own turn

    def after_own_turn(self, root: Thinking, here: Any, legal: Sequence[Any], moves: int) -> list[Idea]:
        """Plan the own turn alone; the ideas, the best first, as they stand at its end: with what is left of the game
        then, which may make another one the best.
        """
        found = gathered(self.plans(root, here, legal, moves), self.mind.asides)
        looked_at, rest = found[:FOLLOWED], found[FOLLOWED:]
        for each in looked_at:
            self.count(each, End(root.carried_out(self.game, here, each.plan), None), root)
        return sorted(looked_at, key=lambda each: -each.lead) + rest

    def planned_after(self, here: Any, move: Any) -> Plan:
        """Plan the rest of the turn after a move, as thoroughly as what is compared with it."""
        after = self.game.apply(here, move).state
        path: Any = (None, move)
        deciding = self.game.deciding(after)
        goes_on = deciding and deciding[0].seat == move.seat and self.mind.turn_of(after) == self.mind.turn_of(here)
        if not goes_on:
            return Plan(float("-inf"), move, after, path)
        legal = self.game.legal(after, move.seat)
        if len(legal) == 1 or self.mind.at_once(self.weights, after, move.seat, legal) is not None:
            return Plan(float("-inf"), move, after, path)
        rest = self.plans(self.thinking(after, move.seat), after, legal, self.level.thoughts)[0]
        for each in moves_of(rest.path):
            path = (path, each)
        return Plan(rest.worth, move, rest.state, path)

    # Worlds

    def end_of(self, plan: Plan, here: Any, chance: Rng | None) -> End:
        """Play a plan as far as it can be played in this world, then go on until the level judges."""
        end = End(here, None)
        for move in moves_of(plan.path):
            if not self.may_be_played(end.state, move):
                break
            end = End(self.game.apply(end.state, move).state, (end.path, move))
        turn, left = self.mind.turn_of(here), self.turns(here)
        while self.game.deciding(end.state) and not self.budget.is_spent:
            now = self.mind.turn_of(end.state)
            if now != turn:
                turn, left = now, left - 1
                if not left:
                    break
            end = self.answered(end, None if chance is None else seeded(chance.word, repr(turn)))
        return end

    def may_be_played(self, state: Any, move: Any) -> bool:
        is_asked = any(each.seat == move.seat for each in self.game.deciding(state))
        return is_asked and next(iter(self.game.objections(state, move)), None) is None

    def answered(self, end: End, chance: Rng | None) -> End:
        """Let whoever decides next plan, with an eye that errs by chance; without a chance it does not err."""
        seat = self.game.deciding(end.state)[0].seat
        if chance is None or not self.mind.begins_turn(end.state, seat):
            return self.played_on(*end)
        legal = self.game.legal(end.state, seat)
        if len(legal) == 1 or self.mind.at_once(self.weights, end.state, seat, legal) is not None:
            return self.played_on(*end)
        thinking = self.thinking(end.state, seat)
        plan = misjudged_alike(self.plans(thinking, end.state, legal, self.level.replies), self.unsteady, chance)
        return End(thinking.carried_out(self.game, end.state, plan), (end.path, plan.path))

    def count(self, idea: Idea, end: End, root: Thinking) -> None:
        """Count what an idea came to, as the lead that may be expected there."""
        if end.path is not None:
            idea.paths.append(tuple(moves_of(end.path)))
        idea.add(*self.seen_at(end, root))

    def seen_at(self, end: End, root: Thinking) -> Seen:
        """Judge where an idea led."""
        here = self.stretch or UNMEASURED
        terms = {term: here.slope * points for term, points in by_term(tuple(root.shares(end.state))).items()}
        return Seen(here.slope * root.worth_later(end.state) + here.bias, here.spread, terms)


def stretch_of(mind: Mind, forecast: Forecast | None, progress: float) -> Stretch | None:
    """Find what a worth means for the lead, in what a game counts leads in; None where nobody has measured it."""
    here = forecast.at(progress) if forecast is not None else None
    return here.in_worths if here is not None and not mind.counts_as_totals else here


@dataclass(frozen=True, slots=True)
class Advising:
    """The bot that is asked for advice: it says what it found so far, again and again."""

    game_id: str
    seats: int
    name: str = "adviser"
    looks: bool = True
    usual_budget: int = MOST_MOVES

    def advised(self, game: AnyGame, view: Any, legal: Sequence[Any], rng: Rng, budget: Budget) -> Iterator[Advice]:
        mind = mind_of(self.game_id)
        forecast = forecast_of(self.game_id, self.seats)
        unsteady = mind.level(EYE).unsteady / 2
        stretch = stretch_of(mind, forecast, mind.progress(world(game, view, rng, 0)))
        usual_error = unsteady * (stretch or UNMEASURED).slope
        level = mind.judge
        return Adviser(game, mind, level, budget, stretch, unsteady, usual_error).advised(view, legal, rng)

    def choose(self, game: AnyGame, view: Any, legal: Sequence[Any], rng: Rng, budget: Budget) -> Any:
        *_, advice = self.advised(game, view, legal, rng, budget)
        return advice.suggestions[0].move


def advising(game_id: str, seats: str) -> Advising:
    return Advising(game_id, int(seats))
