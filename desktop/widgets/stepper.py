"""A number that goes up and down by one, or is written: minus, the number, plus."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QIntValidator, QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.style.theme import Style
from desktop.widgets.buttons import IconButton
from desktop.widgets.fields import Field

REPEAT_AFTER_MS, REPEAT_MS = 400, 60
DIGITS = 4


class Stepper(QWidget):
    """Signal: `changed` with the number, when a person changes it; what is written counts once it is whole."""

    changed = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.value, self.least, self.most = 0, 0, 0
        self.minus, self.plus = IconButton("", "minus", side=28), IconButton("", "plus", side=28)
        self.field = Field(size=16)
        self.field.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        row.addStretch(1)
        for each in (self.minus, self.field, self.plus):
            row.addWidget(each, 0, Qt.AlignmentFlag.AlignVCenter)
        for button, step in ((self.minus, -1), (self.plus, 1)):
            button.setAutoRepeat(True)
            button.setAutoRepeatDelay(REPEAT_AFTER_MS)
            button.setAutoRepeatInterval(REPEAT_MS)
            button.clicked.connect(lambda _=False, step=step: self.step(step))
        self.field.editingFinished.connect(self._read)

    def offer(self, name: str, value: int, bounds: tuple[int, int], words: tuple[str, str]) -> None:
        """The number, what it is, its bounds, and what minus and plus are called."""
        self.value, (self.least, self.most) = value, bounds
        self.field.setValidator(QIntValidator(self.least, self.most, self.field))
        if self.field.text() != str(value):
            self.field.setText(str(value))
        self.field.setAccessibleName(name)
        for button, said in zip((self.minus, self.plus), words, strict=True):
            button.say(said)
        self.minus.setEnabled(value > self.least)
        self.plus.setEnabled(value < self.most)

    def step(self, by: int) -> None:
        wanted = max(self.least, min(self.most, self.value + by))
        if wanted != self.value:
            self.changed.emit(wanted)

    def _read(self) -> None:
        written = self.field.text().strip()
        number = int(written) if written.lstrip("-").isdecimal() else self.value
        if number != self.value and self.least <= number <= self.most:
            # Enter goes on to whoever hears it; the number follows.
            QTimer.singleShot(0, self, lambda: self.changed.emit(number))
        else:
            self.field.setText(str(self.value))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.step(1 if event.key() == Qt.Key.Key_Up else -1)
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page, which scrolls."""
        event.ignore()

    def wear(self, style: Style) -> None:
        self.field.setFixedWidth(style.text_size(16) * DIGITS - 14)
