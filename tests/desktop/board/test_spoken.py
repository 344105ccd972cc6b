"""The line around what the guide speaks of."""

from PySide6.QtCore import QRectF

from desktop.board.spoken import CASING, off_words

CARDS = QRectF(100, 100, 80, 60)


def reached(frame: QRectF) -> QRectF:
    return frame.adjusted(-CASING, -CASING, CASING, CASING)


def test_it_is_drawn_in_below_a_title_and_above_a_count() -> None:
    title, count, inside = QRectF(90, 82, 120, 18), QRectF(90, 160, 120, 18), QRectF(110, 98, 40, 18)
    frame = off_words(CARDS.adjusted(-4, -4, 4, 4), [title, inside, count])
    assert frame.top() == title.bottom() + CASING
    assert not reached(frame).intersects(title)
    assert not reached(frame).intersects(count)
    assert frame.left() == CARDS.left() - 4
    assert frame.right() == CARDS.right() + 4


def test_words_within_it_or_far_away_change_nothing() -> None:
    frame = CARDS.adjusted(-4, -4, 4, 4)
    assert off_words(QRectF(frame), [QRectF(110, 110, 40, 18), QRectF(100, 20, 80, 18)]) == frame
