"""Reviews on disk, beside the game that they are about: one file for each seat, checked against the game.

Lines that vouch for each other, as in a saved game: what the review is about, then a line for each decision. A review
that was interrupted is a file like any other.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from glob import escape
from pathlib import Path
from typing import Any

from pydantic_core import to_json

from rules.bots.review import Judgement, Outcome, Review
from rules.bots.whole_review import begun, checksum_of, with_judgement
from rules.core import durable
from rules.core.chain import START, chained, read_chain
from rules.core.codec import Unreadable, class_door, move_from_json, text_of
from rules.core.contract import AnyGame
from rules.core.edition import Problem, problem
from rules.core.folders import EXTENSION
from rules.core.journal import bytes_of, cannot, shown
from rules.core.profile import set_aside
from rules.core.timeline import Timeline
from rules.core.types import Json, Seat

FORMAT = 1
FORMAT_KEY = "vestiges_review"
MARK, ENDING = ".review-", ".jsonl"
DAMAGED, FOREIGN, NOT_SET_ASIDE = "review-damaged", "review-foreign", "review-not-set-aside"


@dataclass(frozen=True, slots=True)
class Kept:
    """What is known of a game, and what is wrong with the file that said so."""

    review: Review
    problem: Problem | None = None
    is_outdated: bool = False
    """There was a review by other rules or another evaluation: it begins anew, in its place."""
    may_write: bool = True


def path_of(game: Path, seat: Seat) -> Path:
    return game.with_name(f"{game.stem}{MARK}{seat}{ENDING}")


def all_of(game: Path) -> list[Path]:
    """List the reviews of a game, of all its seats."""
    return sorted(game.parent.glob(f"{escape(game.stem)}{MARK}*{ENDING}"))


def game_of(review: Path) -> Path:
    """Name the file of the game that a review stands beside."""
    return review.with_name(review.name.rpartition(MARK)[0] + EXTENSION)


# Writing


def keep(review: Review, path: Path) -> Problem | None:
    data, _ = chained(lines_of(review), START)
    try:
        durable.replace_file(path, data)
    except OSError as error:
        return cannot("review-not-written", path, error)
    return None


def lines_of(review: Review) -> Iterator[bytes]:
    yield to_json({FORMAT_KEY: FORMAT})
    yield to_json(review, exclude={"looks"})
    for each in review.looks:
        yield to_json(each)


# Reading


def kept(path: Path, timeline: Timeline, seat: Seat) -> Kept:
    """Read what is known of this game; a file that is damaged or not about it is set aside. Never raises."""
    fresh, _ = begun(timeline, seat)
    if not path.exists():
        return Kept(fresh)
    raw = bytes_of(path)
    if isinstance(raw, Problem):
        return Kept(fresh, problem("review-not-read", shown(path)), may_write=False)
    chain = read_chain(raw, shown(path))
    if not chain.lines or chain.problem is not None:
        return aside(path, fresh, DAMAGED)
    form = chain.lines[0].get(FORMAT_KEY) if isinstance(chain.lines[0], dict) else None
    if isinstance(form, int) and form > FORMAT:
        return Kept(fresh, problem("review-newer", shown(path)), may_write=False)
    if form != FORMAT:
        return aside(path, fresh, DAMAGED)
    try:
        found = review_from(chain.lines[1:], timeline.game)
    except Unreadable:
        return aside(path, fresh, DAMAGED)
    if not is_about(found, timeline, fresh):
        return aside(path, fresh, FOREIGN)
    if (found.rules_version, found.evaluation) != (fresh.rules_version, fresh.evaluation):
        return Kept(fresh, is_outdated=True)
    return Kept(gone_on(found, fresh))


def read_alone(path: Path) -> Review | None:
    """Read a review without its game, as it was written: its moves stay plain JSON. None for what cannot be read."""
    raw = bytes_of(path) if path.exists() else b""
    if isinstance(raw, Problem):
        return None
    chain = read_chain(raw, shown(path))
    if len(chain.lines) <= 1 or chain.problem is not None or chain.lines[0] != {FORMAT_KEY: FORMAT}:
        return None
    try:
        return review_from(chain.lines[1:], None)
    except Unreadable:
        return None


def aside(path: Path, fresh: Review, why: str) -> Kept:
    found = set_aside(path, why, NOT_SET_ASIDE)
    return Kept(fresh, found, may_write=found.id == why)


def review_from(lines: tuple[Json, ...], game: AnyGame | None) -> Review:
    """Read a review; without its game the moves in it stay plain JSON. Raises `Unreadable`."""
    if not lines:
        raise Unreadable([problem("codec-missing", "")])
    review: Review = door_for(Review).read(text_of(lines[0]), {})
    for line in lines[1:]:
        judgement: Judgement = door_for(Judgement).read(text_of(line), {})
        review = with_judgement(review, with_moves(judgement, game) if game is not None else judgement)
    return review


door_for = cache(class_door)
"""Reads lines of one kind; made once, for that takes as long as reading a hundred of them."""


def with_moves(judgement: Judgement, game: AnyGame) -> Judgement:
    """Read the moves in it, which are still plain JSON."""

    def outcome(found: Outcome) -> Outcome:
        return replace(found, move=move_from_json(game, found.move))

    return replace(
        judgement,
        played=outcome(judgement.played),
        others=tuple(map(outcome, judgement.others)),
        path=tuple(move_from_json(game, move) for move in judgement.path),
    )


# Whether it is about this game


def is_about(found: Review, timeline: Timeline, fresh: Review) -> bool:
    """A game that was played on since is the same game, as long as the moves that were judged are still in it."""
    if (found.game, found.seat) != (fresh.game, fresh.seat) or found.moves > fresh.moves:
        return False
    if found.checksum != checksum_of(timeline, found.moves):
        return False
    known = {choice.number for choice in fresh.choices}
    return all(each.number in known and each.played.move == played_at(timeline, each.number) for each in found.looks)


def played_at(timeline: Timeline, number: int) -> Any:
    return getattr(timeline.entry(number), "move", None)


def gone_on(found: Review, fresh: Review) -> Review:
    """Take over what is known into the review of the game as it stands now."""
    return replace(fresh, looks=found.looks)
