"""A menu in the colours and letters of the table; a note in it says what should be known before one chooses."""

from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QLabel, QMenu, QWidget, QWidgetAction

from desktop.paint.icons import icon
from desktop.paint.painting import painted_image
from desktop.style.qss import stylesheet
from desktop.style.theme import Style
from desktop.widgets.words import Label

NOTE_WIDTH = 340


class Menu(QMenu):
    """Deletes itself once it is closed."""

    def __init__(self, parent: QWidget, style: Style) -> None:
        super().__init__(parent)
        self.style_now = style
        self.setStyleSheet(stylesheet(style))
        self.aboutToHide.connect(self.deleteLater)

    def note(self, words: str) -> None:
        """Words that cannot be chosen, wrapped; also for screen readers."""
        action = QWidgetAction(self)
        action.setText(words)
        action.setEnabled(False)
        action.setDefaultWidget(self._label(words))
        self.addAction(action)

    def _label(self, words: str) -> QLabel:
        label = Label(words, weight="semibold", ink="accent")
        label.wear(self.style_now)
        label.setContentsMargins(14, 8, 14, 8)
        width = round(NOTE_WIDTH * self.style_now.text_scale**0.5)
        label.setFixedSize(width, label.heightForWidth(width))
        return label

    def sign(self, name: str) -> QIcon:
        """A sign before a line that leads elsewhere."""
        side, ink = self.style_now.text_size(15), self.style_now.accent_text
        image = painted_image(side, side, lambda painter, rect: icon(painter, name, rect, ink))
        return QIcon(QPixmap.fromImage(image))

    def stand_on_first(self) -> None:
        """Activate the first line that can be chosen, for use by keyboard."""
        first = next((action for action in self.actions() if action.isEnabled() and not action.isSeparator()), None)
        if first is not None:
            self.setActiveAction(first)
