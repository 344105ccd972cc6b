"""Garbage is looked for at leisure."""

import gc
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication

from desktop.garbage import GarbageCollector


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    """Whatever is tried here, other tests are run as ever."""
    thresholds = gc.get_threshold()
    yield
    gc.set_threshold(*thresholds)
    gc.enable()


class Ring:
    """Refers to itself: only a look for garbage finds it once nobody else does."""

    def __init__(self) -> None:
        self.me = self


def dropped() -> weakref.ref[Ring]:
    return weakref.ref(Ring())


def test_nothing_is_looked_for_while_the_window_is_being_opened() -> None:
    gc.disable()
    window = QObject()
    leisure = GarbageCollector(window)
    assert not gc.isenabled()
    leisure.look()
    assert gc.isenabled()


def test_what_lives_is_never_looked_through_unasked() -> None:
    window = QObject()
    GarbageCollector(window).look()
    before = [each["collections"] for each in gc.get_stats()]
    rings = [[Ring()] for _ in range(100_000)]
    young, younger, all_that_lives = [
        now["collections"] - then for now, then in zip(gc.get_stats(), before, strict=True)
    ]
    assert rings
    assert (young > 0, younger > 0, all_that_lives) == (True, True, 0)


def test_garbage_is_found_at_leisure_but_never_with_a_piece_in_the_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    window = QObject()
    leisure = GarbageCollector(window)
    leisure.look()
    ring = dropped()
    monkeypatch.setattr(QGuiApplication, "mouseButtons", lambda: Qt.MouseButton.LeftButton)
    leisure.look()
    assert ring() is not None
    monkeypatch.setattr(QGuiApplication, "mouseButtons", lambda: Qt.MouseButton.NoButton)
    leisure.look()
    assert ring() is None
