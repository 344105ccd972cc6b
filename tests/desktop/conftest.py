"""All drawing needs a running QApplication."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from tests.desktop import at_the_table
from tests.desktop.at_the_table import AtTable

SitDown = Callable[..., AtTable]


@pytest.fixture(autouse=True)
def _application(qapp: QApplication) -> Iterator[None]:
    """Kept by pytest-qt for the whole run. Windows that a test leaves open are closed and deleted after it: hundreds of
    them would fill the memory.
    """
    yield
    for widget in QApplication.topLevelWidgets():
        if widget.parent() is None and type(widget).__module__.startswith("desktop."):
            widget.close()
            widget.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def sit_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SitDown]:
    """Opens the real window with a game on the table; all that is kept is kept in the folder of the test."""
    monkeypatch.setenv("VESTIGES_HOME", str(tmp_path))
    monkeypatch.setattr("desktop.bots.secrets.randbits", lambda bits: 7)  # bots choose the same every time
    tables: list[AtTable] = []

    def open_table(*args: object, **how: object) -> AtTable:
        tables.append(at_the_table.opened(tmp_path, *args, **how))  # type: ignore[arg-type]
        return tables[-1]

    yield open_table
    for table in tables:
        at_the_table.close(table)
