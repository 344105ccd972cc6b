"""No source is read for PySide's sake; without us each would be, or there is nothing here to do any more."""

import inspect
import sys
from pathlib import Path
from types import ModuleType

import pytest

from desktop.imports import SEARCHER, read_no_sources


@pytest.fixture
def read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the modules whose source was asked for; what is patched here is as before after the test."""
    found: list[str] = []

    def source_of(module: ModuleType) -> str:
        found.append(module.__name__)
        return "PySide6"

    searcher = sys.modules[SEARCHER]
    monkeypatch.setattr(searcher, "_mod_uses_pyside", searcher._mod_uses_pyside)
    monkeypatch.setattr(inspect, "getsource", source_of)
    monkeypatch.syspath_prepend(tmp_path)
    for name in ("vestiges_first", "vestiges_second"):
        (tmp_path / f"{name}.py").write_text("from PySide6.QtCore import Qt\n", encoding="utf-8")
    return found


def test_sources_are_left_alone(read: list[str]) -> None:
    __import__("vestiges_first")  # as an import statement does
    assert "vestiges_first" in read
    read_no_sources()
    __import__("vestiges_second")  # as an import statement does
    assert "vestiges_second" not in read
