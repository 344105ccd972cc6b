"""How long a review takes: processor time for all decisions of one seat in a game, told from some of them."""

from collections.abc import Sequence
from itertools import islice
from time import process_time
from typing import Any

from rules.bots.registry import adviser_for
from rules.bots.reviewing import FIRST, REFINED, Effort, Question, judged
from rules.bots.whole_review import MOST_REFINED
from rules.core.contract import AnyGame
from rules.core.types import Seat

ONCE, TWICE = 6, 2
"""So many positions are judged at a first look, and so many at a second one."""


def review_time(
    game: AnyGame, middle: Sequence[tuple[Any, Seat]], states: Sequence[Any], seats: int
) -> dict[str, float]:
    """Seconds for the decisions of the first seat in a game with these states; nothing where nobody reviews it.

    A look at each decision, and the second looks that a review has at most; on two cores it takes half as long.
    """
    if adviser_for(game.id, seats) is None:
        return {}
    decisions = sum(is_choice(game, state, 0) for state in states)
    asked = [(state, seat) for state, seat in middle if is_choice(game, state, seat)]
    first, second = mean_of(game, asked, FIRST, ONCE, seats), mean_of(game, asked, REFINED, TWICE, seats)
    return {"review": round(decisions * first + min(MOST_REFINED, decisions) * second, 1)}


def is_choice(game: AnyGame, state: Any, seat: Seat) -> bool:
    """Whether this seat has a choice here."""
    asked = [each.seat for each in game.deciding(state)]
    return seat in asked[:1] and len(game.legal(state, seat)) > 1


def mean_of(game: AnyGame, asked: Sequence[tuple[Any, Seat]], effort: Effort, most: int, seats: int) -> float:
    """The mean time of a decision at this effort, the first of the legal moves having been played."""
    step = max(1, len(asked) // most)
    taken: list[float] = []
    for number, (state, seat) in enumerate(islice(asked[::step], most)):
        legal = game.legal(state, seat)
        began = process_time()
        judged(game, Question(number, game.view(state, seat), legal, legal[0]), effort, seats)
        taken.append(process_time() - began)
    return sum(taken) / max(1, len(taken))
