"""Every icon shows something, inside its place."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from desktop.paint.icons import ICONS, icon
from desktop.paint.reason import ReasonText, Side, place_reason
from desktop.paint.text import text_line
from desktop.style.theme import Style
from tests.desktop.paint.pictures import drawn_box, picture, pixels_of


def drawn(name: str) -> QImage:
    return picture(44, 44, lambda painter, rect: icon(painter, name, rect.adjusted(2, 2, -2, -2), "#000000"))


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_fills_its_place_and_no_more(name: str) -> None:
    box = drawn_box(drawn(name))
    assert QRectF(1, 1, 42, 42).contains(box)
    assert max(box.width(), box.height()) > 24


def test_no_two_icons_are_the_same() -> None:
    assert len({pixels_of(drawn(name)) for name in ICONS}) == len(ICONS)


def test_redo_is_undo_in_the_mirror() -> None:
    undo, redo = drawn_box(drawn("undo")), drawn_box(drawn("redo"))
    assert abs((44 - undo.right()) - redo.left()) <= 1
    assert undo.top() == redo.top()


def test_text_too_long_for_its_place_is_cut_inside_it() -> None:
    def paint(painter: QPainter, rect: QRectF) -> None:
        text_line(painter, QRectF(10, 10, 80, 20), "Financer la restauration", 16, "#000000")

    image = picture(200, 40, paint)
    assert drawn_box(image).right() <= 92


@pytest.mark.parametrize("side", ["below", "above", "left", "right"])
def test_the_reason_stands_beside_the_place_and_not_on_it(side: Side) -> None:
    tip, style = QRectF(300, 300, 0, 0).center(), Style("light", "marajoara")
    place = place_reason(tip, side, 280, 0.4, ReasonText("Storage full", "Exhibit a vase first.", "MJ-CAP-6"), style)
    assert not place.box.contains(tip)
    assert place.box.contains(place.tag)
