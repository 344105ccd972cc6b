"""Where a box stands beside what it speaks of."""

import pytest
from PySide6.QtCore import QRectF, QSizeF

from desktop.board.floating_box import Side, beside, options_on
from desktop.paint.reason import ReasonText, reason_height, tag_place
from desktop.style.theme import Style

AREA = QRectF(0, 0, 1000, 700)
SIZE = QSizeF(300, 160)


@pytest.mark.parametrize("side", ["below", "above", "left", "right"])
def test_the_box_stands_beside_the_place_and_not_on_it(side: Side) -> None:
    target = QRectF(480, 330, 40, 40)
    for tip, box in options_on(side, target, SIZE, AREA):
        assert target.adjusted(-1, -1, 1, 1).contains(tip)
        assert not box.intersects(target)


@pytest.mark.parametrize("corner", [(0, 0), (960, 0), (0, 660), (960, 660), (480, 330)])
def test_the_box_stays_inside_the_table(corner: tuple[int, int]) -> None:
    _, box = beside(QRectF(*corner, 40, 40), SIZE, AREA, ())
    assert AREA.contains(box)


def test_the_box_hides_what_matters_least() -> None:
    target = QRectF(480, 330, 40, 40)
    for side in ("below", "above", "right", "left"):
        kept_free = [
            (box, 1.0)
            for other in ("below", "above", "right", "left")
            if other != side
            for _, box in options_on(other, target, SIZE, AREA)
        ]
        _, box = beside(target, SIZE, AREA, kept_free)
        assert all(not box.intersects(other.adjusted(150, 80, -150, -80)) for other, _ in kept_free)


def test_the_tag_of_a_rule_lies_in_its_box() -> None:
    style = Style("light", "marajoara")
    reason = ReasonText("Storage full", "Exhibit a vase first.", "MJ-CAP-6")
    box = QRectF(10, 10, 280, reason_height(reason, 280, style))
    assert box.contains(tag_place(box, reason, style))
