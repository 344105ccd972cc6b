"""The long trial of a window: it plays at tables that may be, and hears whatever is logged as an error."""

import logging
from pathlib import Path

import pytest

from desktop.program import Program
from desktop.settings import SettingsFile
from rules.core.contract import AnyGame
from rules.games import GAMES
from tests.soak.window import Heard, begun


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_its_tables_may_be(tmp_path: Path, game: AnyGame) -> None:
    record = begun(Program(SettingsFile(tmp_path / "settings.json")), game, 1).record
    assert list(game.objections_to_start(record.options, record.seating)) == []


def test_what_a_bot_failed_with_is_wrong() -> None:
    wrong: list[str] = []
    heard, log = Heard(wrong), logging.getLogger("of this test")
    log.addHandler(heard)
    log.error("the bot %s failed in its process", "novice", extra={"trace": "ValueError: 1"})
    log.warning("only told")
    log.removeHandler(heard)
    assert wrong == ["the bot novice failed in its process ValueError: 1"]
