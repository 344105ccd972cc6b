"""A game with corrected data carries them along: it opens on any computer, and with data published otherwise since."""

from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from rules.boxes.fields import field_of
from rules.core import resources
from rules.core.colours import fitting
from rules.core.contract import AnyGame, Seating
from rules.core.correcting import Correction, rows_of
from rules.core.edition import BrokenEdition, Edition, read_edition
from rules.core.journal import read, resume, save
from rules.core.library import Library
from rules.core.record import new_record
from rules.core.rng import seeded
from rules.core.timeline import Timeline
from rules.games import GAMES, game_named
from tests.rules.boxes.random_corrections import corrections
from tests.rules.teaching.making import library

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def playable(game: AnyGame) -> tuple[Correction, ...]:
    """The first corrections by chance that a game can be played with."""
    edition = library().edition(game)
    for seed in count(700):
        found = corrections(edition, field_of(game.edition_type), seed)
        found = tuple({each.path: each for each in found}.values())
        if len(found) > 1 and can_be_played(game, edition.corrected(found)):
            return found
    raise AssertionError


def played(game: AnyGame, corrected: tuple[Correction, ...], moves: int = 25) -> Timeline:
    people = ("person",) * max(2, game.seats[0])
    seating = tuple(
        Seating(each, "", colour) for each, colour in zip(people, fitting(game.colours_for(people)), strict=True)
    )
    edition = library().edition(game).corrected(corrected)
    record = new_record(game, edition, game.options_type(), seating, seed=11)
    timeline = Timeline(game, record, library().box(game, corrected))
    rng = seeded(5, "saves")
    for _ in range(moves):
        decision = game.deciding(timeline.state)[0]
        move, rng = rng.pick(game.legal(timeline.state, decision.seat))
        timeline.propose(move)
    return timeline


def last_row_that_need_not_be(game: AnyGame) -> Correction:
    """Some row at the end of its list, without which the game can be played."""
    edition = library().edition(game)
    nodes = dict(rows_of(edition.tree, ""))
    for path, node in nodes.items():
        found = Correction(f"{path}.-{len(node) - 1}", None) if isinstance(node, list) and node else None
        if found is not None and can_be_played(game, edition.corrected((found,))):
            return found
    raise AssertionError


def can_be_played(game: AnyGame, edition: Edition) -> bool:
    try:
        game.box(edition)
    except BrokenEdition:
        return False
    return True


@each_game
def test_a_game_with_corrected_data_opens_where_nothing_is_corrected(
    game: AnyGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    corrected = playable(game)
    timeline = played(game, corrected)
    file = tmp_path / "game.vestiges"
    assert save(timeline, file, library()) is None
    monkeypatch.setenv("VESTIGES_HOME", str(tmp_path / "another"))
    fresh = Library(library().games, lambda each: read_edition(resources.assets() / each.id / "edition", each.id))
    found = read(file, fresh)
    assert found.is_whole, found.problems
    assert found.timeline is not None
    assert (found.timeline.record.corrections, found.timeline.state) == (corrected, timeline.state)


def test_a_game_opens_with_data_published_since_and_says_what_no_longer_fits(tmp_path: Path) -> None:
    game = game_named("marajoara")
    assert game is not None
    gone, kept = last_row_that_need_not_be(game), Correction("museum.points_per_pip", 3)
    timeline = played(game, (gone, kept))
    file = tmp_path / "game.vestiges"
    assert save(timeline, file, library()) is None
    before = file.read_bytes()
    base = library().edition(game)
    today = Library(library().games, lambda each: replace(base, tree=base.corrected((gone,)).tree, version=2))
    opened = resume(file, today)
    assert opened.timeline is not None
    assert opened.timeline.record.corrections == (kept,)
    assert opened.problems[0].id == "save-corrections-left-out"
    assert opened.timeline.state == timeline.state, "the row is not there today, as its owner knew already"
    assert opened.journal is not None
    assert file.read_bytes() == before
    assert opened.journal.path != file
    opened.journal.close()
