"""Words on a button have the room in which they are drawn, at any width that it may have."""

from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from desktop.style.fonts import height_of, width_of
from desktop.style.theme import Style
from desktop.widgets import buttons
from desktop.widgets.buttons import Button
from desktop.widgets.dropdown import Dropdown, Item

WORDS = "de garder ou de changer sa main"


def button() -> Button:
    return Button(WORDS)


def dropdown() -> Button:
    made = Dropdown()
    made.offer("On demande", [Item(1, WORDS)], 1)
    return made


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("make", [button, dropdown])
def test_words_are_never_higher_or_wider_than_their_room(
    make: Any, scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[QRectF] = []
    monkeypatch.setattr(buttons, "text_block", lambda _painter, room, *_words, **_how: drawn.append(QRectF(room)))
    made = make()
    made.wear(Style(text_scale=scale))
    picture = QPixmap(8, 8)
    for width in range(made.least_wide(), made.wide()):
        made.resize(width, made.high_for(width))
        painter = QPainter(picture)
        made.draw(painter, QRectF(made.rect()))
        painter.end()
        room = drawn.pop()
        assert height_of(WORDS, room.width(), made.size_now, "semibold") <= room.height(), width
        assert max(width_of(each, made.size_now, "semibold") for each in WORDS.split()) <= room.width(), width
