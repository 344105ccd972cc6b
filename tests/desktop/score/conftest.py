"""Whatever is written goes to a folder of the test, and every window is closed after it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from rules.core.folders import HOME_VARIABLE
from tests.desktop.score.endings import WINDOWS


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture(autouse=True)
def _windows() -> Iterator[None]:
    yield
    while WINDOWS:
        window = WINDOWS.pop()
        window.close()
        window.deleteLater()
