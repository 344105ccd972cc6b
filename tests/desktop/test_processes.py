"""Processes begun as the program begins them: those of other tests come from one that has loaded all."""

from importlib import import_module

import pytest

from rules.core import process
from rules.core.process import Process
from tests.desktop.processes import REALLY_SPAWNING

PATIENCE_S = 120


@pytest.mark.parametrize(
    "module",
    ["desktop.board.painting_process", "rules.bots.review_worker", "rules.boxes.worker", "rules.teaching.check_worker"],
)
def test_each_loads_what_it_needs_and_ends_when_nobody_asks_any_more(
    monkeypatch: pytest.MonkeyPatch, module: str
) -> None:
    monkeypatch.setattr(process, "SPAWNING", REALLY_SPAWNING)
    begun = Process(import_module(module).serve, "test")
    begun.connection.close()
    begun.process.join(PATIENCE_S)
    assert begun.process.exitcode == 0
    begun.process.close()
