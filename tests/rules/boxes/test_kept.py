"""Corrections on this computer: kept as a whole, read again, set aside when they cannot be read, never lost."""

from pathlib import Path

import pytest

from rules.boxes.kept import CORRECTIONS, MOST_BYTES, keep, read
from rules.boxes.own import OwnBox
from rules.core import folders, resources
from rules.core.contract import AnyGame
from rules.core.correcting import Correction
from rules.core.edition import read_edition
from rules.games import game_named
from rules.text.localise import LANGUAGES, Texts


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(folders.HOME_VARIABLE, str(tmp_path))
    return tmp_path


@pytest.fixture
def game() -> AnyGame:
    found = game_named("magnastorm")
    assert found is not None
    return found


@pytest.fixture
def own(game: AnyGame) -> OwnBox:
    return OwnBox(read_edition(resources.assets() / game.id / "edition", game.id))


def test_what_was_kept_is_read_again(game: AnyGame, own: OwnBox) -> None:
    edited = own.with_value("commanders.3.green", 9).without_row("planet.lines.5")
    keep(game, edited)
    assert read(game, own.published) == (edited, ())


def test_nothing_kept_is_nothing_wrong(game: AnyGame, own: OwnBox) -> None:
    assert read(game, own.published) == (own, ())


@pytest.mark.parametrize("raw", [b"", b"{", b"[1]", b'[{"path": 3, "value": 1}]', b"\xff", b"[" * 9000, b" " * 2**21])
def test_what_cannot_be_read_is_set_aside(game: AnyGame, own: OwnBox, home: Path, raw: bytes) -> None:
    assert len(b" " * 2**21) > MOST_BYTES
    folders.corrections(game.id).parent.mkdir()
    folders.corrections(game.id).write_bytes(raw)
    found, problems = read(game, own.published)
    assert found == own
    for language in LANGUAGES:
        assert "magnastorm.damaged-1.json" in Texts(language, game=game, strict=True).say(problems[0].sentence)
    assert (home / "corrections" / "magnastorm.damaged-1.json").read_bytes() == raw
    assert read(game, own.published) == (own, ())


def test_what_no_longer_fits_is_told_and_kept(game: AnyGame, own: OwnBox) -> None:
    """A correction of something that an edition lacks waits in the file, through edits of other things."""
    lost, good = Correction("commanders.99.green", 3), Correction("commanders.3.green", 9)
    folders.corrections(game.id).parent.mkdir()
    folders.corrections(game.id).write_bytes(CORRECTIONS.dump_json((lost, good)))
    found, problems = read(game, own.published)
    assert (found.corrections, found.idle) == ((good,), (lost,))
    assert [(each.id, each.path) for each in problems] == [("edition-no-such-datum", lost.path)]
    keep(game, found.bare())
    assert CORRECTIONS.validate_json(folders.corrections(game.id).read_bytes()) == (lost,)


def test_a_disk_that_refuses_leaves_what_was_kept(game: AnyGame, own: OwnBox, monkeypatch: pytest.MonkeyPatch) -> None:
    keep(game, own.with_value("commanders.3.green", 9))

    def refuse(*_: object) -> None:
        raise OSError(28, "no room")

    with monkeypatch.context() as patched:
        patched.setattr("rules.core.durable.write_all", refuse)
        with pytest.raises(OSError, match="no room"):
            keep(game, own.bare())
    assert read(game, own.published)[0].value("commanders.3.green") == 9
