"""Asks, over the drawers, which game is meant: light on all of them for a moment, words until somebody has chosen."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, Qt, QTimer

from desktop.cabinet.places import LID

if TYPE_CHECKING:
    from desktop.cabinet.case import Case

LIT_MS = 1200


class WhichGame(QObject):
    def __init__(self, case: "Case") -> None:
        super().__init__(case)
        self.case = case
        self.is_asked = False
        self._light = QTimer(self, singleShot=True, interval=LIT_MS)
        self._light.timeout.connect(case.update)

    @property
    def is_lighting(self) -> bool:
        """Whether there is light on every drawer that can be chosen."""
        return self._light.isActive()

    def ask(self, words: str) -> None:
        """Ask in these words, with the keyboard on the open drawer."""
        case = self.case
        self.is_asked = True
        self._light.start()
        case.slip.setText(words)
        self.place()
        drawer = next((each for each in case.drawers if each.game == case.opened), case.drawers[0])
        drawer.setFocus(Qt.FocusReason.TabFocusReason)
        case.update()

    def place(self) -> None:
        """Lay the words on the lid of the case, where it stands now."""
        case = self.case
        if self.is_asked:
            top = case.places[0].inside or case.places[0].front
            case.slip.show_at(QRectF(top.x(), case.case.y(), top.width(), LID), case.slip.text(), stays=True)

    def end(self) -> None:
        if self.is_asked:
            self.is_asked = False
            self._light.stop()
            self.case.slip.hide()
            self.case.update()
