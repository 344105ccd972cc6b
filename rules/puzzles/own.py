"""Puzzles from one's own games: one file for each in a folder of this computer, written when a game is reviewed.

`puzzles/<game>/<id>.json` in the folder of the program is a shelf like those in assets, with one puzzle that says where
it comes from. A review makes puzzles of all its moments, so that they can come back; those whose best move stands clear
of all others are there for everybody. The list is the folder.
"""

from collections.abc import Container, Iterator, Sequence
from pathlib import Path
from typing import Any

from rules.bots.mind import mind_of
from rules.bots.review import Judgement, Review
from rules.bots.trying import little, right_moves
from rules.bots.whole_review import seats_measured, second_looks
from rules.core import durable, folders
from rules.core.codec import move_json, options_json
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


def of_review(
    timeline: Timeline, review: Review, file: str = "", known: Container[int] = ()
) -> Iterator[tuple[int, Puzzle]]:
    """Make puzzles of what a review has found, but for the decisions that are known: moments to learn from, and others
    whose best move stands alone. Gives the number of each decision, too.
    """
    game = timeline.game
    rules = {term.name: term.rule for term in mind_of(game.id).terms}
    others = [each for seat, each in enumerate(timeline.record.seating) if seat != review.seat]
    against = (others[0].name or others[0].player) if len(others) == 1 else ""
    seats = seats_measured(timeline)
    at = {choice.number: choice.at for choice in review.choices}
    moments = {each.number for each in review.moments()} - {task.number for task in second_looks(review)}
    for judgement in review.judged:
        number, is_clear = judgement.number, is_alone(judgement, least_loss(game.id, seats))
        if number in known or judgement.theme not in rules or not (is_clear or number in moments):
            continue
        puzzle = own_puzzle(
            timeline,
            timeline.entry(number).after,
            [each.move for each in right_moves(judgement, little(game.id, seats))],
            theme=judgement.theme,
            rule=rules[judgement.theme],
            loss=round(judgement.loss, 2),
            proof=Proof(
                level=mind_of(game.id).judge.name, worlds=judgement.worlds, error=round(judgement.best.doubt, 2)
            ),
            why=Why(against=written([judgement.played.move])[0], terms=judgement.terms, rest=judgement.rest),
            own=OwnGame(
                move=at[number],
                against=against,
                file=file,
                played=move_json(judgement.played.move),
                is_alone=is_clear,
            ),
        )
        if puzzle is not None:
            yield number, puzzle


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
    """List the puzzles from own games, the newest first.

    What cannot be read, is by other rules, or comes from a game that is no longer here, is left out.
    """
    found: list[Puzzle] = []
    for file in files(folders.own_puzzles(game_id))[:MOST_READ]:
        try:
            shelf = read_shelf(file)
        except BrokenPuzzles:
            continue
        if (shelf.game, shelf.rules_version) == (game_id, rules_version):
            found += [each for each in shelf.puzzles if each.own is not None and is_here(each.own)]
    return tuple(found)


def is_here(own: OwnGame) -> bool:
    """Check that the game is still on this computer; of one whose file is not known nobody can tell."""
    name = Path(own.file).name
    return not name or any((folder / name).exists() for folder in (folders.games_in_progress(), folders.saves()))


def files(folder: Path) -> list[Path]:
    try:
        return sorted(folder.glob("*.json"), key=lambda each: each.stat().st_mtime_ns, reverse=True)
    except OSError:
        return []


# Moments of a review


def id_at(timeline: Timeline, number: int) -> str:
    """Name the position before a move of a game, as the puzzle of that moment is named."""
    return id_of(timeline.game, timeline.state_at(timeline.entry(number).after))
