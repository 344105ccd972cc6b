"""Cards of one size in rows and columns: as many side by side as have room for their words."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QSizePolicy

from desktop.new_game.solo_card import SoloCard
from desktop.widgets.dressing import Drawn

GAP = 12


class CardGrid(Drawn):
    """Holds the cards, which exclude each other; all rows are as high as the highest card needs."""

    def __init__(self) -> None:
        super().__init__()
        self.cards: list[SoloCard] = []
        self.most = 4
        """Columns; there are fewer where words would not fit."""
        self.group = QButtonGroup(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def add(self, card: SoloCard) -> None:
        card.setParent(self)
        self.cards.append(card)
        self.group.addButton(card)

    @property
    def shown(self) -> Sequence[SoloCard]:
        return [card for card in self.cards if not card.isHidden()]

    def columns(self, width: int) -> int:
        cards = self.shown
        least = max((card.least_wide() for card in cards), default=1)
        fitting = max(1, min(self.most, (width + GAP) // (least + GAP)))
        rows = ceil(len(cards) / fitting) or 1
        return ceil(len(cards) / rows) or 1

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        columns = self.columns(width)
        rows = ceil(len(self.shown) / columns)
        wide = (width - GAP * (columns - 1)) / columns
        high = max((card.high_for(wide) for card in self.shown), default=0)
        return rows * high + GAP * max(0, rows - 1)

    def sizeHint(self) -> QSize:
        width = max(self.width(), self.minimumSizeHint().width())
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(max((card.least_wide() for card in self.shown), default=0), 0)

    def arrange(self) -> None:
        cards = self.shown
        if not cards:
            return
        columns = self.columns(self.width())
        rows = ceil(len(cards) / columns)
        wide = (self.width() - GAP * (columns - 1)) // columns
        high = (self.height() - GAP * (rows - 1)) // rows
        words = max(card.measures.high_of_words(wide) for card in cards)
        for number, card in enumerate(cards):
            row, column = divmod(number, columns)
            card.words_high = words
            card.setGeometry(column * (wide + GAP), row * (high + GAP), wide, high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()
