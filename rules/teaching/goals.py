"""Goals of a task, offered from what a recorded answer has brought about: what happened, and what the score is then."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rules.core.codec import event_json
from rules.core.explained import Explained
from rules.core.types import Phrase, SeatName, phrase
from rules.lessons.model import Figure, Goal, Happened, Over, Task
from rules.lessons.progress import Progress, after, others_reply
from rules.lessons.scenes import BadScene, deciding_seats, legal_of_shape

MOST_OFFERED, TICKED = 8, 2


@dataclass(frozen=True, slots=True)
class Offered:
    """A goal, and what it is in words."""

    goal: Goal
    words: Phrase


def offered(here: Progress) -> list[Offered]:
    """What the first answer brings about, what tells most first; and goals that the step has already."""
    step = here.step
    if not isinstance(step, Task):
        return []
    end = end_of_answer(here, step)
    found = list(brought_about(here, end)) if end is not None else []
    known = [each.goal for each in found]
    own = [Offered(goal, phrase("maker-goal-own", goal=in_short(goal))) for goal in step.goals if goal not in known]
    return [*own, *found][: max(MOST_OFFERED, len(own))]


def ticked(offers: Sequence[Offered]) -> tuple[Goal, ...]:
    """Take the first of them."""
    return tuple(each.goal for each in offers[:TICKED])


def end_of_answer(here: Progress, step: Task) -> Progress | None:
    """Find where the first answer ends; None: it cannot be played."""
    end = here
    try:
        for pattern in step.answers[0].moves if step.answers else ():
            fitting = legal_of_shape(end.game, end.state, pattern)
            if not fitting:
                return None
            end = others_reply(after(end, fitting[0]))
    except BadScene:
        return None
    return end if step.answers else None


def brought_about(here: Progress, end: Progress) -> Iterator[Offered]:
    """Events that can be told, the score of whoever's changed, the end of the game; nothing that was so before."""
    game, seen = end.game, set[str]()
    for event in end.events[len(here.events) :]:
        if isinstance(event, Explained):
            continue
        goal = Happened(event=event_json(event))
        if goal.model_dump_json() not in seen:
            seen.add(goal.model_dump_json())
            yield Offered(goal, game.say_event(event))
    before, now = totals(here), totals(end)
    for seat, (was, points) in enumerate(zip(before, now, strict=False)):
        if was != points:
            words = phrase("maker-goal-score", seat=SeatName(seat), points=points)
            yield Offered(Figure(path=f"score.totals.{seat}", equals=points), words)
    if not deciding_seats(game, end.state) and deciding_seats(game, here.state):
        yield Offered(Over(over=True), phrase("maker-goal-over"))


def totals(progress: Progress) -> tuple[int, ...]:
    return tuple(progress.game.scores(progress.state).totals)


def in_short(goal: Goal) -> str:
    match goal:
        case Figure():
            return goal.path
        case Happened():
            return str(goal.event.get("kind", ""))
        case Over():
            return ""
