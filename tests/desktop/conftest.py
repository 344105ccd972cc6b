"""All drawing needs a running QApplication."""

import pytest
from PySide6.QtWidgets import QApplication


@pytest.fixture(autouse=True)
def _application(qapp: QApplication) -> None:
    """Kept by pytest-qt for the whole run."""
