"""Ways to the goals of a task beside those that its lesson writes down."""

from typing import Any

from rules.core.codec import move_json
from rules.lessons.model import Task
from rules.lessons.progress import Progress, after, may_play, others_reply
from rules.lessons.scenes import BadScene, unmet
from rules.lessons.shapes import NoSuchPath, has_shape

MOST_LOOKED_AT = 120
"""So many positions are looked at while a learner waits."""

MOST_REPLIES_AHEAD = 40
"""Others who play longer than this are not followed."""


def way_on(progress: Progress, most: int = MOST_LOOKED_AT) -> tuple[Any, ...]:
    """Moves of the learner that reach the goals; with those before, no more of them than the longest answer has.

    Empty where there are none, where the lesson means nothing but its answers, and where there are more positions
    than may be looked at.
    """
    step = progress.step
    return () if isinstance(step, Task) and step.only else way_to_goals(progress, most)


def way_to_goals(progress: Progress, most: int) -> tuple[Any, ...]:
    """The same, whether or not the lesson means nothing but its answers."""
    step = progress.step
    if not isinstance(step, Task) or step.freely or not step.goals:
        return ()
    longest = max((len(answer.moves) for answer in step.answers), default=0)
    return Search(step, most).way(progress, longest - len(progress.played))


class Search:
    """Looks deep before wide, and first at what an answer would play now."""

    def __init__(self, step: Task, most: int) -> None:
        self.step = step
        self.left = most

    def way(self, here: Progress, length: int) -> tuple[Any, ...]:
        if length <= 0:
            return ()
        for move in sorted(may_play(here), key=lambda move: self._unlikely(here, move)):
            if self.left <= 0:
                return ()
            self.left -= 1
            rest = self._from(here, move, length)
            if rest is not None:
                return (move, *rest)
        return ()

    def _from(self, here: Progress, move: Any, length: int) -> tuple[Any, ...] | None:
        """What else it takes once this is played: nothing at the goals; None where they are out of reach."""
        try:
            then = others_reply(after(here, move), MOST_REPLIES_AHEAD)
            if not unmet(then.game, then.state, then.events, self.step.goals):
                return ()
        except (BadScene, NoSuchPath):
            return None
        return self.way(then, length - 1) or None

    def _unlikely(self, here: Progress, move: Any) -> int:
        """0: what an answer plays now; 1: a move of its kind; 2: another."""
        said, at = move_json(move), len(here.played)
        patterns = [answer.moves[at] for answer in self.step.answers if at < len(answer.moves)]
        if any(has_shape(said, pattern) for pattern in patterns):
            return 0
        return 1 if any(has_shape(said, {"kind": pattern.get("kind")}) for pattern in patterns) else 2
