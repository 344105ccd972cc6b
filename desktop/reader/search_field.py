"""The field in which one searches a book: that of all lists, with a cross that clears it."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.style.theme import Style
from desktop.widgets.buttons import IconButton
from desktop.widgets.dressing import held
from desktop.widgets.search import GAP, SearchField

SIDE = 26


class Search(SearchField):
    keeps_hint = False

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cross = held(self, IconButton("", "close", side=SIDE), self.style_now)
        self.cross.clicked.connect(self.clear)
        self.cross.hide()
        self.textChanged.connect(lambda words: self.cross.setVisible(bool(words)))

    def wear(self, style: Style) -> None:
        super().wear(style)
        margins = self.textMargins()
        margins.setRight(style.grown(SIDE) + GAP)
        self.setTextMargins(margins)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        side = self.cross.wide()
        self.cross.put(self.width() - side - 6, (self.height() - side) / 2)
