"""What was said to a screen reader, to be read again: the last at the end, at the foot of the window."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QTextCursor

from desktop.style.theme import Style
from desktop.widgets.text_area import TextArea

LINES = 2


class SpokenLine(TextArea):
    """Serves readers that do not know announcements, and whoever wants to hear something letter by letter. Tab never
    leads here. Signal: `left` when the keyboard shall go back to where it was.
    """

    left = Signal()

    def __init__(self) -> None:
        super().__init__(size=15, least_lines=LINES, most_lines=LINES)
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )

    def show_said(self, said: Sequence[str]) -> None:
        """Show these, one to a line, the last in sight; whoever reads in them is not disturbed."""
        if said and self.hasFocus():
            return
        self.show_text("\n".join(said))
        self._stand_at_last()

    def _stand_at_last(self) -> None:
        self.moveCursor(QTextCursor.MoveOperation.End)
        self.moveCursor(QTextCursor.MoveOperation.StartOfBlock)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def wear(self, style: Style) -> None:
        super().wear(style)
        self.moveCursor(QTextCursor.MoveOperation.StartOfBlock)
