"""Letters on what can be taken or clicked, so that a class can say one: whoever types it does that."""

from collections.abc import Mapping
from itertools import product
from string import ascii_uppercase

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from desktop.board.area import BoardArea
from desktop.board.layers import Layer
from desktop.board.sprite import Key
from desktop.marking.items import OverTable, unit_of
from desktop.marking.placing import Places
from desktop.paint.painting import SMOOTH, kept, pen
from desktop.paint.paths import rounded
from desktop.paint.text import figure
from desktop.style.mixing import solid

DISC, INK, LINE = "#161A33", "#FFFFFF", "#F4D98B"
HALF = 15.0
WIDER = 0.42
BIG = 5
"""A place so many times higher than half a letter bears it in its middle."""


class Letters(QObject):
    """Signal: `changed` when other letters are there."""

    changed = Signal()

    def __init__(self, area: BoardArea, places: Places) -> None:
        super().__init__(area)
        self.area = area
        self.places = places
        self.is_on = False
        self.by_letter: Mapping[str, Key] = {}
        self.typed = ""
        """The first of two letters, where one is not enough."""
        self._item: LettersItem | None = None
        area.hand.changed.connect(self.look_again)
        area.pieces_changed.connect(self.look_again)

    def show(self, is_on: bool) -> None:
        self.is_on = is_on
        self.look_again()
        self.changed.emit()

    def toggle(self) -> None:
        self.show(not self.is_on)

    def look_again(self, *_: object) -> None:
        """Give letters to what can be done now, from the upper left to the lower right."""
        if not self.is_on and self._item is None:
            return
        self.by_letter = dict(zip(*self._lettered(), strict=True)) if self.is_on else {}
        self.typed = ""
        if self._item is None:
            self._item = LettersItem(self.places, self)
            self.area.scene.addItem(self._item)
        self._item.setVisible(self.is_on)
        self._item.update()

    def _lettered(self) -> tuple[list[str], list[Key]]:
        hand, table = self.area.hand, self.area.scene.by_key()
        meant = hand.targets() if hand.held else hand.takable_anew() | hand.clickable()
        places = {key: table[key].place for key in meant if key in table}
        row = 1 + max((place.height for place in places.values()), default=0) / 2
        keys = sorted(places, key=lambda key: (round(places[key].middle[1] / row), places[key].x, key))
        return letters_for(len(keys)), keys[: len(ascii_uppercase) ** 2]

    def type(self, letter: str) -> None:
        """Take or click what bears the letter; the first of two letters waits for the second."""
        typed = self.typed + letter
        if typed in self.by_letter:
            self.typed = ""
            self.area.gestures.click(self.by_letter[typed])
            self.look_again()
        else:
            self.typed = typed if any(each.startswith(typed) for each in self.by_letter) else ""
            if self._item is not None:
                self._item.update()


def letters_for(count: int) -> list[str]:
    """One letter for each; two for each where there are not enough."""
    if count <= len(ascii_uppercase):
        return list(ascii_uppercase[:count])
    return ["".join(each) for each in product(ascii_uppercase, repeat=2)][:count]


class LettersItem(OverTable):
    def __init__(self, places: Places, letters: Letters) -> None:
        super().__init__(places, Layer.FOCUS + 0.97)
        self.letters = letters

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        half = HALF * unit_of(painter)
        with kept(painter):
            painter.setRenderHints(SMOOTH)
            for letter, key in self.letters.by_letter.items():
                rect = self.places.rect(key)
                if rect is not None and letter.startswith(self.letters.typed):
                    paint_letter(painter, rect, letter, half)


def paint_letter(painter: QPainter, place: QRectF, letter: str, half: float) -> None:
    """A letter over the upper edge of a place, so that what lies there is seen."""
    wide = half * (1 + WIDER * (len(letter) - 1))
    middle = place.center()
    y = middle.y() if place.height() > BIG * half else place.y()
    box = QRectF(middle.x() - wide, y - half, 2 * wide, 2 * half)
    path = rounded(box, half)
    painter.fillPath(path, solid(DISC))
    painter.strokePath(path, pen(LINE, half * 0.16))
    figure(painter, box, letter, half * 1.15, INK)
