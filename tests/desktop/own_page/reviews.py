"""Reviews for the page, made of losses that are stated; each lies beside the game that it is about."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from rules.bots.review import Choice, Judgement, Outcome, Review
from rules.bots.review_file import keep, path_of
from rules.bots.reviewing import lead_of
from rules.bots.whole_review import with_judgement
from rules.core import folders
from rules.core.finished_game import FinishedGame

EVALUATION = "made"
SPREAD = 10.0
Loss = tuple[str, float]
"""A theme, and how many points were lost by it; no theme where nothing was lost."""


def review_of(
    game: FinishedGame,
    losses: Sequence[Loss],
    *,
    start: float | None = None,
    evaluation: str = EVALUATION,
    name: str = "Clara",
    is_measured: bool = True,
    known: int | None = None,
) -> Review:
    """A whole review, or so many of its decisions.

    With `start`, the lead at the beginning, there is chance: what losses do not explain is fate.
    """
    mine = game.seat_of(name)
    assert mine is not None
    seat = game.seats.index(mine)
    review = Review(
        game=game.game,
        rules_version=2,
        evaluation=evaluation,
        seat=seat,
        moves=game.moves,
        checksum="",
        choices=tuple(Choice(number, number, 1) for number, _ in enumerate(losses, 1)),
        spread=SPREAD,
        is_measured=is_measured,
        has_chance=start is not None,
        final=lead_of([each.total for each in game.seats], seat),
    )
    for number, loss in enumerate(losses[:known], 1):
        review = with_judgement(review, judgement(number, loss, start or 0.0))
    return review


def judgement(number: int, loss: Loss, lead: float) -> Judgement:
    theme, points = loss
    other = lead if points else lead - 1
    return Judgement(
        number=number,
        played=Outcome({"kind": "made"}, lead - points, 0.1, SPREAD),
        others=(Outcome({"kind": "made"}, other, 0.1, SPREAD),),
        terms=((theme, points),) if points else (),
        is_refined=True,
        worlds=4,
    )


def kept_beside(reviews: Iterable[tuple[FinishedGame, Review]]) -> list[Path]:
    """Keep reviews beside files of the names of their games; what is in these nobody reads."""
    home = folders.saves()
    home.mkdir(parents=True, exist_ok=True)
    files = []
    for game, review in reviews:
        file = home / game.file
        file.touch()
        files.append(path_of(file, review.seat))
        assert keep(review, files[-1]) is None
    return files
