"""The rows of a plan, one below the other; the chosen one unfolds to be changed."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QImage, QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.plans.card import RowCard, RowFace, RowWords, dressed_card
from desktop.widgets.draggable import cut_down, place_among
from desktop.widgets.dressing import Drawn
from desktop.widgets.pressable import ENTER
from desktop.widgets.scrolling import ScrollingColumn


class Rows(Drawn):
    """Signals: `wanted` with the number of a row to stand on; `folded` when it shall unfold, or fold; `moved` with its
    number and where it shall stand; `mode_chosen` and `minutes_wanted` with a number; `removed`."""

    wanted = Signal(int)
    folded = Signal()
    moved = Signal(int, int)
    mode_chosen = Signal(int, str)
    minutes_wanted = Signal(int, int)
    removed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.cards: list[RowCard] = []
        self.unfolded: QWidget | None = None
        """What lies open below the chosen row."""
        self.content = QWidget()
        self.list = QVBoxLayout(self.content)
        self.list.setContentsMargins(0, 0, 4, 0)
        self.list.setSpacing(2)
        self.list.addStretch(1)
        self.scroller = ScrollingColumn(self.content)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.scroller)

    def show_rows(
        self, faces: Sequence[RowFace], images: Sequence[QImage | None], words: RowWords, bounds: tuple[int, int]
    ) -> None:
        cut_down(self.cards, len(faces), self.list)
        while len(self.cards) < len(faces):
            self._add_card()
        for card, face, image in zip(self.cards, faces, images, strict=True):
            card.show_face(face, image, words, bounds)

    def _add_card(self) -> None:
        number, card = len(self.cards), dressed_card(self.style_now)
        card.clicked.connect(lambda: self._press(number))
        card.moved.connect(lambda by: self._drop(number, by))
        card.mode_chosen.connect(lambda mode: self.mode_chosen.emit(number, mode))
        card.minutes_wanted.connect(lambda minutes: self.minutes_wanted.emit(number, minutes))
        self.cards.append(card)
        self.list.insertWidget(self.list.count() - 1, card)
        card.show()

    def unfold(self, at: int, parts: QWidget | None) -> None:
        """Stand on a row; what lies open stands below it."""
        if self.unfolded is not None:
            self.list.removeWidget(self.unfolded)
            self.unfolded.setVisible(parts is not None)
        self.unfolded = parts
        for number, card in enumerate(self.cards):
            card.show_state(is_here=number == at, is_unfolded=number == at and parts is not None)
        if parts is not None and self.cards:
            self.list.insertWidget(self.list.indexOf(self.cards[at]) + 1, parts)
            parts.show()

    def show_in_sight(self, at: int) -> None:
        """Scroll so that the row is seen; if it lies open, with as much of that as there is room for."""
        if at >= len(self.cards):
            return
        self.list.activate()
        if self.unfolded is None:
            self.scroller.ensureWidgetVisible(self.cards[at], 0, 12)
        else:
            self.scroller.bar.setValue(self.cards[at].y())

    @property
    def focused(self) -> int | None:
        return next((number for number, card in enumerate(self.cards) if card.hasFocus()), None)

    def _press(self, number: int) -> None:
        if self.cards[number].is_here:
            self.folded.emit()
        else:
            self.wanted.emit(number)

    def _drop(self, number: int, by: int) -> None:
        """A row was dragged: it stands where its middle is now."""
        self.moved.emit(number, place_among(self.cards, number, by))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk, with Alt they move the row; left and right take and give minutes; Delete takes it away."""
        at = self.focused
        key = Qt.Key(event.key())
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(key)
        minutes = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}.get(key)
        if at is None:
            super().keyPressEvent(event)
        elif step is not None:
            to = max(0, min(len(self.cards) - 1, at + step))
            if event.modifiers() & Qt.KeyboardModifier.AltModifier:
                self.moved.emit(at, to)
            else:
                self.wanted.emit(to)
            self.cards[to].setFocus(Qt.FocusReason.TabFocusReason)
        elif minutes is not None:
            self.cards[at].minutes.step(minutes)
        elif key == Qt.Key.Key_Delete:
            self.removed.emit()
        elif key in ENTER:
            self._press(at)
        else:
            super().keyPressEvent(event)
