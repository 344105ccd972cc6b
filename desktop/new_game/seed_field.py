"""The seed of a game: shown in threes, typed in any form, or drawn anew."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.widgets.buttons import Button
from desktop.widgets.fields import Field
from rules.core.rng import MASK

DIGITS = 20


class SeedField(QWidget):
    """Signals: `chosen` with a seed; None when one is to be drawn."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.seed = 0
        self.field = Field(size=19)
        self.field.setMaxLength(DIGITS + DIGITS // 3)
        self.draw = Button(icon_name="die")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.field, 1)
        row.addWidget(self.draw)
        self.field.editingFinished.connect(self._typed)
        self.draw.clicked.connect(lambda: self.chosen.emit(None))

    def show_seed(self, seed: int) -> None:
        self.seed = seed
        if not self.field.hasFocus() or read_seed(self.field.text()) != seed:
            self.field.setText(spaced(seed))

    def _typed(self) -> None:
        seed = read_seed(self.field.text())
        if seed is None:
            self.show_seed(self.seed)
        elif seed != self.seed:
            self.chosen.emit(seed)
        self.field.setText(spaced(self.seed))


def read_seed(text: str) -> int | None:
    """Read a seed from the digits of a text, reduced to 64 bits; None where there are none."""
    digits = "".join(letter for letter in text if letter in "0123456789")
    return int(digits) & MASK if digits else None


def spaced(seed: int) -> str:
    """Write a seed in groups of three digits, as numbers are read."""
    return f"{seed:,}".replace(",", "\u202f")
