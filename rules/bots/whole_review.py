"""The review of a whole game: what there is to judge, in which order, and what is known so far.

First every decision in turn, so that there is a curve soon; then those again whose grade may change, the dearest first.
What is thought of a decision hangs on nothing but what its seat knew: order, workers and interruptions change nothing.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from itertools import pairwise
from typing import Any

from rules.bots.advice import APART
from rules.bots.forecast import forecast_of
from rules.bots.grading import spread_of
from rules.bots.mind import Mind, mind_of
from rules.bots.review import DIGITS, Choice, Judgement, Review
from rules.bots.reviewing import FIRST, REFINED, Effort, Question, judged, lead_of, level_for
from rules.core.codec import text_of
from rules.core.contract import AnyGame
from rules.core.knowledge import has_learned, known
from rules.core.record import Played
from rules.core.savefile import header_of
from rules.core.timeline import Timeline
from rules.core.types import Seat

METHOD = 3
"""Raised when the same evaluation is used in another way."""
MOST_REFINED = 24
"""So many decisions are looked at a second time: those that nobody asks about are good enough."""


@dataclass(frozen=True, slots=True)
class Task:
    number: int
    effort: Effort


@dataclass(frozen=True, slots=True)
class Desk:
    """Everything needed to judge the decisions of a seat."""

    game: AnyGame
    seats: int
    questions: dict[int, Question]

    def judged(self, task: Task) -> Judgement:
        return judged(self.game, self.questions[task.number], task.effort, self.seats)


Judges = Callable[[Sequence[Task]], Iterable[Judgement]]
"""Does tasks, here or in other processes, and gives what was found in the same order."""


# Before anything is judged


def begun(timeline: Timeline, seat: Seat) -> tuple[Review, Desk]:
    """Look through a game, on the line that it stands on: a review of which nothing is known yet."""
    game, record = timeline.game, timeline.record
    line, mind, seats = timeline.line(), mind_of(timeline.game.id), seats_measured(timeline)
    forecast = forecast_of(game.id, seats)
    asked = {question.number: (at, question) for at, question in questions(timeline, seat)}
    going_on = going_on_in(timeline, seat, [at for at, _ in asked.values()])
    review = Review(
        game=game.id,
        rules_version=record.rules_version,
        evaluation=evaluation_of(mind, game.id, seats),
        seat=seat,
        moves=len(line) - 1,
        checksum=checksum_of(timeline, len(line) - 1),
        choices=tuple(
            Choice(number, at, round_of(game, timeline.state_at(line[at - 1])), at in going_on)
            for number, (at, _) in asked.items()
        ),
        spread=round(spread_of(mind, forecast), DIGITS),
        is_measured=forecast is not None,
        has_chance=has_chance(timeline),
        final=final_lead(timeline, seat),
    )
    return review, Desk(game, seats, {number: question for number, (_, question) in asked.items()})


def seats_measured(timeline: Timeline) -> int:
    """Count the seats for which it was measured how games end; none where an automa sits, which nobody has measured."""
    record, automas = timeline.record, set(timeline.game.automas)
    return 0 if automas & set(record.players) else len(record.seating)


def questions(timeline: Timeline, seat: Seat) -> Iterator[tuple[int, Question]]:
    """Find the decisions in which the seat had a choice, each with how many moves had been made when it was taken."""
    game = timeline.game
    for at, number in enumerate(timeline.line()[1:], start=1):
        entry = timeline.entry(number)
        if not isinstance(entry, Played) or entry.move.seat != seat:
            continue
        before = timeline.state_at(entry.after)
        legal = game.legal(before, seat)
        if len(legal) > 1:
            yield at, Question(number, game.view(before, seat), legal, entry.move)


def going_on_in(timeline: Timeline, seat: Seat, places: Sequence[int]) -> set[int]:
    """Find the decisions after which the next one comes with nothing but own moves between, and nothing learned."""
    line = timeline.line()
    return {
        at for at, following in pairwise(places) if all(is_plain(timeline, each, seat) for each in line[at:following])
    }


def is_plain(timeline: Timeline, number: int, seat: Seat) -> bool:
    entry = timeline.entry(number)
    return isinstance(entry, Played) and entry.move.seat == seat and not learns(timeline, number, seat)


def learns(timeline: Timeline, number: int, seat: Seat) -> bool:
    """Whether chance had a part in a move, or it showed the seat something that it did not know."""
    game, before, after = timeline.game, timeline.state_at(timeline.entry(number).after), timeline.state_at(number)
    if before.rng != after.rng:
        return True
    refs = game.identities(before) | game.identities(after)
    return has_learned(known(game.view(before, seat), refs), known(game.view(after, seat), refs))


def round_of(game: AnyGame, state: Any) -> int:
    stage = game.stage(state)
    named = stage.named if stage is not None else {}
    found = named.get("round", named.get("turn", 0))
    return found if isinstance(found, int) else 0


def has_chance(timeline: Timeline) -> bool:
    """Whether anything was drawn, or lay hidden, after the beginning."""
    states = [timeline.state_at(number) for number in timeline.line()]
    return any(state.rng != states[0].rng or timeline.game.identities(state) for state in states)


def final_lead(timeline: Timeline, seat: Seat) -> float | None:
    """Count the lead at the end; None while the game goes on, and where nobody else has points."""
    state = timeline.state_at(timeline.line()[-1])
    return None if timeline.game.deciding(state) else lead_of(timeline.game.totals(state), seat)


def checksum_of(timeline: Timeline, moves: int) -> str:
    """Sixteen letters for the beginning of the game and its first moves."""
    found = blake2b(header_of(timeline.record), digest_size=8)
    for number in timeline.line()[1 : moves + 1]:
        entry = timeline.entry(number)
        found.update(text_of(entry.move if isinstance(entry, Played) else entry.seed))
    return found.hexdigest()


def evaluation_of(mind: Mind, game_id: str, seats: int) -> str:
    """Sixteen letters for all that decides what is thought of a decision."""
    efforts = [(effort, level_for(mind, effort)) for effort in (FIRST, REFINED)]
    said = repr((METHOD, MOST_REFINED, efforts, sorted(mind.weights.items()), forecast_of(game_id, seats)))
    return blake2b(said.encode(), digest_size=8).hexdigest()


# What is still to be done


def first_looks(review: Review) -> list[Task]:
    known = review.by_number
    return [Task(choice.number, FIRST) for choice in review.choices if choice.number not in known]


def second_looks(review: Review) -> list[Task]:
    """Decisions of which more is to be known, after all were looked at once."""
    found = sorted(filter(is_open, review.looks), key=lambda each: (-at_stake(each), each.number))
    return [Task(each.number, REFINED) for each in found[: max(0, MOST_REFINED - review.refined)]]


def is_open(judgement: Judgement) -> bool:
    """Say whether another move seemed better at the first look."""
    return not judgement.is_refined and at_stake(judgement) > 0


def at_stake(judgement: Judgement) -> float:
    """How many points it may have cost at most, as far as one knows."""
    if not judgement.others or judgement.others[0].lead <= judgement.played.lead:
        return 0.0
    best = judgement.others[0]
    return best.lead - judgement.played.lead + APART * best.doubt


def to_be_refined(review: Review) -> int:
    """How many will have been looked at twice in the end, as far as one knows."""
    return review.refined + len(second_looks(review))


def is_finished(review: Review, *, quick: bool = False) -> bool:
    return review.is_passed and (quick or not second_looks(review))


def carried_on(review: Review, judges: Judges, *, quick: bool = False) -> Iterator[Review]:
    """Yield the review after each decision that is judged, up to its end."""
    for looks in (first_looks,) if quick else (first_looks, second_looks):
        for judgement in judges(looks(review)):
            review = with_judgement(review, judgement)
            yield review


def with_judgement(review: Review, judgement: Judgement) -> Review:
    """Put it in place of what was known of this decision."""
    known = {each.number: each for each in (*review.looks, judgement)}
    return replace(review, looks=tuple(known[each.number] for each in review.choices if each.number in known))
