"""The rows of the race: names and notes have room before the bars, which begin at the same place in all rows."""

import pytest
from PySide6.QtCore import QRectF

from desktop.games.council_of_shadows.race_painting import BAR_FROM, MOST_FROM, bars_from, fitted, lower_line
from desktop.style.fonts import width_of

NARROW, WIDE = QRectF(0, 0, 270, 35), QRectF(0, 0, 430, 52)


@pytest.mark.parametrize("row", [NARROW, WIDE], ids=["narrow", "wide"])
@pytest.mark.parametrize("words", ["Siège 2", "Planifie", "Maximilienne"])
def test_words_are_not_cut(row: QRectF, words: str) -> None:
    start, size = bars_from(row, [words], 20), 20
    room = lower_line(row, start).width()
    assert width_of(words, fitted(words, size, room), "semibold") <= room + 1
    assert BAR_FROM <= start <= MOST_FROM


def test_bars_keep_their_place_where_there_is_room() -> None:
    assert bars_from(WIDE, ["Ana"], 15) == BAR_FROM
