"""What every page must be, whatever it says: nothing cut, nothing over anything else, nothing outside."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from desktop.kept_games.page import KeptGames
from desktop.page.words import Words
from desktop.reader.figure import FigureView
from desktop.widgets.pressable import Pressable

SAME = 2
"""Pixels by which neighbours may touch: rounding."""


def look_into_all(page: KeptGames) -> None:
    """Waits until the page has looked into every file."""
    while page.collection.reading.isActive():
        QApplication.processEvents()


def leaves(screen: QWidget) -> list[QWidget]:
    """All that can be read or pressed."""
    kinds = (Words, Pressable, FigureView, QLineEdit)
    return [each for each in screen.findChildren(QWidget) if isinstance(each, kinds) and each.isVisibleTo(screen)]


def cut(screen: QWidget) -> list[str]:
    """Words that lose letters."""
    return [said(each) for each in leaves(screen) if said(each) and is_cut(each)]


def is_cut(leaf: Any) -> bool:
    return bool(leaf.is_cut()) if hasattr(leaf, "is_cut") else False


def overlapping(screen: QWidget) -> list[tuple[str, str]]:
    found, beside_each_other = [], defaultdict[Any, list[tuple[str, QRect]]](list)
    for each in leaves(screen):
        if words := said(each):
            beside_each_other[each.parent()].append((words, each.geometry()))
    for family in beside_each_other.values():
        for (one, here), (other, there) in combinations(family, 2):
            shared = here.intersected(there)
            if shared.width() > SAME and shared.height() > SAME:
                found.append((one, other))
    return found


def outside(screen: QWidget) -> list[str]:
    """What sticks out of its parent: it would be clipped."""
    return [said(each) for each in leaves(screen) if said(each) and not room(each).contains(each.geometry())]


def room(leaf: QWidget) -> QRect:
    parent = leaf.parentWidget()
    assert parent is not None
    return parent.rect().adjusted(-SAME - 2, -SAME - 2, SAME + 2, SAME + 2)


def said(leaf: Any) -> str:
    text = leaf.text() if hasattr(leaf, "text") else leaf.accessibleName()
    return str(text or leaf.accessibleName())


def faults(screen: QWidget) -> Iterator[str]:
    yield from (f"cut: {each}" for each in cut(screen))
    yield from (f"overlap: {one} / {other}" for one, other in overlapping(screen))
    yield from (f"outside: {each}" for each in outside(screen))
