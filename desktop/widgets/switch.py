"""A choice between a few words side by side: FR and EN, themes, speeds."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from desktop.fonts import height_of, width_of
from desktop.paint.colours import solid, with_alpha
from desktop.paint.controls import BUTTON_RADIUS
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_line
from desktop.theme import Style
from desktop.widgets.dressing import focus_ring

SIDES, ENDS = 12, 5
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


class SwitchPart(QAbstractButton):
    """One of the words; a radio button for screen readers."""

    def __init__(self, id: str, size: float) -> None:
        super().__init__()
        self.id = id
        self.size_wanted = size
        self.style_now = Style()
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def wear(self, style: Style) -> None:
        self.style_now = style
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        size = self.style_now.text_size(self.size_wanted)
        wide = width_of(self.text(), size, "bold") + 2 * SIDES
        return QSize(round(wide + 0.5), round(height_of("É", 1000, size, "bold")) + 2 * ENDS)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) in STEPS:
            event.ignore()  # the whole choice knows which word is next
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        theme, place = self.style_now.theme, QRectF(self.rect()).adjusted(2, 2, -2, -2)
        size, ink = self.style_now.text_size(self.size_wanted), theme.muted
        if self.isChecked():
            painter.fillPath(rounded(place, BUTTON_RADIUS - 2), solid(theme.text))
            ink = theme.panel
        elif self.underMouse():
            painter.fillPath(rounded(place, BUTTON_RADIUS - 2), with_alpha(theme.text, 0.07))
        text_line(painter, place, self.text(), size, ink, "bold", across="centre")
        if self.hasFocus():
            focus_ring(painter, QRectF(self.rect()), BUTTON_RADIUS + 2, self.style_now)
        painter.end()


class Segmented(QWidget):
    """Signal `chosen` with the id of the word that somebody picked. Arrow keys go from one to the next."""

    chosen = Signal(str)

    def __init__(self, ids: Sequence[str], size: float = 15, *, stretches: bool = True) -> None:
        super().__init__()
        self.style_now = Style()
        self.group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self.parts = {id: SwitchPart(id, size) for id in ids}
        for part in self.parts.values():
            self.group.addButton(part)
            row.addWidget(part, 1 if stretches else 0)
            part.clicked.connect(lambda _=False, id=part.id: self.chosen.emit(id))
        across = QSizePolicy.Policy.Preferred if stretches else QSizePolicy.Policy.Fixed
        self.setSizePolicy(across, QSizePolicy.Policy.Fixed)

    def say(self, name: str, words: Sequence[str], whole: Sequence[str] = ()) -> None:
        """The name of the choice, what stands on each part, and what a screen reader says of it."""
        self.setAccessibleName(name)
        for part, word, said in zip(self.parts.values(), words, whole or words, strict=True):
            part.setText(word)
            part.setAccessibleName(said)
            part.setAccessibleDescription(name)
            part.setToolTip(said if said != word else "")
            part.updateGeometry()

    @property
    def choice(self) -> str:
        return next((id for id, part in self.parts.items() if part.isChecked()), "")

    def choose(self, id: str) -> None:
        """Shows the choice; only people cause the signal."""
        self.parts[id].setChecked(True)

    def wear(self, style: Style) -> None:
        self.style_now = style
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        parts = list(self.parts.values())
        at = next((number for number, part in enumerate(parts) if part.isChecked()), 0)
        wanted = parts[(at + step) % len(parts)]
        wanted.setFocus(Qt.FocusReason.TabFocusReason)
        wanted.click()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        rect, theme = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), self.style_now.theme
        painter.fillPath(rounded(rect, BUTTON_RADIUS), solid(theme.window))
        painter.strokePath(rounded(rect, BUTTON_RADIUS), pen(theme.line))
        painter.end()


class Switch(Segmented):
    """The same, no wider than its words."""

    def __init__(self, ids: Sequence[str], size: float = 14) -> None:
        super().__init__(ids, size, stretches=False)
