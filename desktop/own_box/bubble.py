"""What is said at a cell for a moment: what may stand there."""

from PySide6.QtCore import QRect, QTimer
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QWidget

from desktop.style.theme import Style
from desktop.widgets.words import Label

TOLD_MS, GAP, MARGIN = 4000, 4, 6


class Bubble(Label):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(size=15, weight="semibold", ink="refuse")
        self.setParent(parent)
        self.setMargin(MARGIN)
        self.setAutoFillBackground(True)
        self.hide()
        self._telling = QTimer(self, singleShot=True, interval=TOLD_MS)
        self._telling.timeout.connect(self.hide)

    def wear(self, style: Style) -> None:
        super().wear(style)
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.Window, QColor(style.theme.refuse_fill))
        self.setPalette(palette)

    def tell(self, words: str, cell: QRect) -> None:
        """Say it below a cell, or above where there is no room; without words, nothing any longer."""
        self.setVisible(bool(words))
        room = self.parentWidget()
        if not words or room is None:
            return
        self.setText(words)
        wide = min(self.sizeHint().width() + GAP, room.width() - 2 * GAP)
        high = self.heightForWidth(wide) + GAP
        x = max(GAP, min(cell.x(), room.width() - wide - GAP))
        below = cell.bottom() + GAP
        y = below if below + high < room.height() else cell.y() - high - GAP
        self.setGeometry(x, max(0, y), wide, high)
        self.raise_()
        self._telling.start()
