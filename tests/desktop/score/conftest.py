"""Whatever is written goes to a folder of the test, and every window is closed after it."""

from collections.abc import Iterator

import pytest

from tests.desktop.score.endings import WINDOWS


@pytest.fixture(autouse=True)
def _windows() -> Iterator[None]:
    yield
    while WINDOWS:
        window = WINDOWS.pop()
        window.close()
        window.deleteLater()
