"""Puzzles from one's own games: one file for each in a folder of this computer, written when a game is reviewed.

`puzzles/<game>/<id>.json` in the folder of the program is a shelf like those in assets, with one puzzle that says where
it comes from. A review makes a puzzle of a moment whose best move stands clear of all others; the list is the folder.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from rules.bots.advising import STRENGTH
from rules.bots.mind import mind_of
from rules.bots.review import Judgement, Review
from rules.bots.whole_review import seats_measured
from rules.core import durable, folders
from rules.core.codec import options_json
from rules.core.contract import AnyGame
from rules.core.record import Played
from rules.core.timeline import Timeline
from rules.core.types import Json
from rules.puzzles.model import Begins, BrokenPuzzles, OwnGame, Proof, Puzzle, Shelf, Why, json_of, read_shelf, written
from rules.puzzles.opening import id_of, numbered
from rules.puzzles.scale import least_loss

ALONE = 4.0
"""The best move of a moment must be before what was played by so many standard errors."""
MOST_READ = 500
"""So many of a game are listed, the newest."""


def own_puzzle(
    timeline: Timeline,
    point: int,
    accepted: Sequence[Any],
    *,
    theme: str,
    rule: str,
    loss: float,
    proof: Proof,
    why: Why | None = None,
    own: OwnGame,
) -> Puzzle | None:
    """Make a puzzle of a moment of a kept game, before the move that was played there; None where that cannot be.

    `accepted`: all moves that are as good, the best first. A game with corrected components, or from a stated position,
    is no puzzle for itself.
    """
    record, game = timeline.record, timeline.game
    if record.corrections or record.start is not None or record.rules_version != game.rules_version:
        return None
    moves = moves_to(timeline, point)
    if moves is None:
        return None
    begins = Begins(
        players=record.players,
        seed=record.seed,
        options=unusual(game, record.options),
        colours=tuple(each.colour for each in record.seating),
    )
    return Puzzle(
        id=id_of(game, timeline.state_at(point)),
        seat=accepted[0].seat,
        position=begins,
        played=numbered(game, timeline.state_at(0), moves),
        accepted=written(accepted),
        theme=theme,
        rule=rule,
        loss=loss,
        proof=proof,
        why=why,
        own=own,
    )


def of_review(timeline: Timeline, review: Review, file: str = "") -> Iterator[Puzzle]:
    """Find the moments of a review that are puzzles: what was played loses much, and the best move stands alone."""
    game = timeline.game
    rules = {term.name: term.rule for term in mind_of(game.id).terms}
    others = [each for seat, each in enumerate(timeline.record.seating) if seat != review.seat]
    against = (others[0].name or others[0].player) if len(others) == 1 else ""
    least = least_loss(game.id, seats_measured(timeline))
    at = {choice.number: choice.at for choice in review.choices}
    for judgement in review.judged:
        if judgement.theme not in rules or not is_alone(judgement, least):
            continue
        puzzle = own_puzzle(
            timeline,
            timeline.entry(judgement.number).after,
            [judgement.best.move],
            theme=judgement.theme,
            rule=rules[judgement.theme],
            loss=round(judgement.loss, 2),
            proof=Proof(level=STRENGTH, worlds=judgement.worlds, error=round(judgement.best.doubt, 2)),
            why=Why(against=written([judgement.played.move])[0], terms=judgement.terms, rest=judgement.rest),
            own=OwnGame(move=at[judgement.number], against=against, file=file),
        )
        if puzzle is not None:
            yield puzzle


def is_alone(judgement: Judgement, least: float) -> bool:
    """Check that the best move is before what was played by four errors, and before all others by a step."""
    if not judgement.is_refined or judgement.loss < max(least, ALONE * judgement.best.doubt):
        return False
    return all(judgement.best.lead - each.lead >= least for each in judgement.others[1:])


def moves_to(timeline: Timeline, point: int) -> tuple[Any, ...] | None:
    """The moves on the way to a point; None where chance was changed on the way."""
    found: list[Any] = []
    while point:
        entry = timeline.entry(point)
        if not isinstance(entry, Played):
            return None
        found.append(entry.move)
        point = entry.after
    return tuple(reversed(found))


def unusual(game: AnyGame, options: Any) -> dict[str, Json]:
    """Name the options that are not as usual."""
    usual = {spec.id: spec.usual for spec in game.option_specs}
    chosen = options_json(options)
    return {name: value for name, value in chosen.items() if name not in usual or value != usual[name]}


def keep(game: AnyGame, puzzle: Puzzle) -> Path:
    """Write a puzzle of one's own. Raises `OSError`."""
    folder = folders.made(folders.own_puzzles(game.id))
    file = folder / f"{puzzle.id}.json"
    shelf = Shelf(game=game.id, rules_version=game.rules_version, puzzles=(puzzle,))
    durable.replace_file(file, json_of(shelf).encode())
    return file


def kept(game_id: str, rules_version: int) -> tuple[Puzzle, ...]:
    """List the puzzles from own games, the newest first; what cannot be read, or is by other rules, is left out."""
    found: list[Puzzle] = []
    for file in files(folders.own_puzzles(game_id))[:MOST_READ]:
        try:
            shelf = read_shelf(file)
        except BrokenPuzzles:
            continue
        if (shelf.game, shelf.rules_version) == (game_id, rules_version):
            found += [each for each in shelf.puzzles if each.own is not None]
    return tuple(found)


def files(folder: Path) -> list[Path]:
    try:
        return sorted(folder.glob("*.json"), key=lambda each: each.stat().st_mtime_ns, reverse=True)
    except OSError:
        return []
