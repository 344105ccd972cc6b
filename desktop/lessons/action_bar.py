"""The foot of a lesson's panel: back, on, the helpers. Two rows where there is room, else one, of signs at need."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.lessons.panel import FLOOR, lesson_button
from desktop.page.leaf import Leaf
from desktop.page.words import Type, Words
from desktop.style.theme import Style
from desktop.widgets.buttons import Button

SIDE, BETWEEN, AROUND = 20, 10, 12
HELPERS = ("hint", "rule", "answer")
ICONS = {"hint": "hint", "rule": "book", "answer": "eye", "back": "chevron_left", "next": "chevron_right"}


class ActionBar(Leaf):
    """Signal: `pressed` with the name of a button."""

    pressed = Signal(str)

    def __init__(self, parent: QWidget, style: Style) -> None:
        super().__init__(parent, style)
        self.is_tight = False
        """One row, whatever it takes."""
        self.buttons: dict[str, Button] = {}
        for name, icon in ICONS.items():
            size = 22 if name in HELPERS else 26
            self.buttons[name] = self.hold(lesson_button(icon, size, icon_last=name == "next"))
            self.buttons[name].clicked.connect(lambda _=False, name=name: self.pressed.emit(name))
        self.why_not = Words(self, Type(20, ink="muted", across="right", floor=FLOOR), style)

    def say_why_not(self, words: str) -> None:
        """Why one cannot go on; also at the button, for there is not always room beside it."""
        self.why_not.say(words)
        on = self.buttons["next"]
        on.setToolTip(words or (on.words if on.is_icon_only else ""))

    def arrange(self, width: int) -> int:
        return self._arrange_one_row(width) if self.is_tight else self._arrange_rows(width)

    # One row

    def _arrange_one_row(self, width: int) -> int:
        back, on = self.buttons["back"], self.buttons["next"]
        helpers = [self.buttons[name] for name in HELPERS]
        self.why_not.hide()
        for signs in ((), (*helpers, back), (*helpers, back, on)):
            self._show_signs(signs)
            if self._wide((back, *helpers, on)) <= width - 2 * SIDE:
                break
        tall = max(button.sizeHint().height() for button in self.buttons.values())
        x = SIDE
        for button in (back, *helpers):
            x = button.put(x, AROUND + (tall - button.sizeHint().height()) / 2) + BETWEEN
        on.put(width - SIDE - on.wide(), AROUND + (tall - on.sizeHint().height()) / 2)
        return tall + 2 * AROUND

    def _show_signs(self, signs: Sequence[Button]) -> None:
        for button in self.buttons.values():
            button.show_icon_only(button in signs)
        self.say_why_not(self.why_not.text())

    def _wide(self, buttons: Sequence[Button]) -> int:
        return sum(button.wide() for button in buttons) + (len(buttons) - 1) * BETWEEN

    # Two rows, or as many as it takes

    def _arrange_rows(self, width: int) -> int:
        self._show_signs(())
        y = AROUND
        for row in self._rows_of_helpers(width - 2 * SIDE):
            x = SIDE
            for button in row:
                x = button.put(x, y) + BETWEEN
            y += row[0].sizeHint().height() + 4
        y += 8
        back, on = self.buttons["back"], self.buttons["next"]
        tall = back.sizeHint().height()
        back.put(SIDE, y)
        if back.wide() + AROUND + on.wide() > width - 2 * SIDE:
            y += tall + 4  # large words: one above the other
        on.put(width - SIDE - on.wide(), y)
        self._put_why_not(back.geometry().right() + AROUND, on.x() - AROUND, y, tall)
        return y + tall + 14

    def _put_why_not(self, start: int, end: int, y: int, tall: int) -> None:
        needed = self.why_not.height_for(max(1, end - start))
        self.why_not.setVisible(end - start > self.why_not.longest_word() and 0 < needed <= tall + 8)
        if self.why_not.isVisibleTo(self):
            self.why_not.put(start, y + (tall - needed) / 2, end - start)

    def _rows_of_helpers(self, wide: int) -> list[list[Button]]:
        rows: list[list[Button]] = [[]]
        taken = 0
        for name in HELPERS:
            button = self.buttons[name]
            if rows[-1] and taken + button.wide() > wide:
                rows.append([])
                taken = 0
            rows[-1].append(button)
            taken += button.wide() + BETWEEN
        return rows
