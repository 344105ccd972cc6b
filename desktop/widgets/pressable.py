"""What all that can be pressed has in common, by mouse and by keyboard alike: a name, keys, focus, room for words."""

from collections.abc import Sequence
from itertools import pairwise
from typing import ClassVar

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from desktop.paint.controls import BUTTON_RADIUS
from desktop.paint.painting import SMOOTH
from desktop.style.theme import Style
from desktop.widgets.dressing import Measured, focus_ring
from desktop.widgets.surfaces import Inks, Surface, inks_of

BY_KEYBOARD = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)
BY_NOBODY = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason, Qt.FocusReason.MenuBarFocusReason)
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
CUT = 1
"""Pixels that rounding may take away."""


class Pressable(Measured, QAbstractButton):
    """A button that draws itself and tells layouts and pages its width on one line and its height at a width.

    Enter presses it like the space bar. A focus ring shows when the focus came by keyboard. A click does not take
    the focus from where it was, unless it is a choice that the user may go on with by arrow keys.
    """

    radius = BUTTON_RADIUS
    was_by_keyboard: ClassVar[bool] = False
    """Whether the keyboard was used last, and not a click on any of them."""
    _is_one_of_several = False

    def __init__(self, words: str = "", *, on: Surface = "panel", size: float = 15, floor: int = 0) -> None:
        """`size` of its words at 1600 x 1000, never smaller than `floor`: the classroom asks for 20."""
        super().__init__()
        self.on: Surface = on
        self.size_wanted, self.floor = size, floor
        self.style_now = Style()
        self.words = ""
        self.is_ringed = False
        self.is_hovered = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.let_grow(QSizePolicy.Policy.Preferred)
        self.say(words)

    def let_grow(self, across: QSizePolicy.Policy, down: QSizePolicy.Policy = QSizePolicy.Policy.Minimum) -> None:
        """How layouts may stretch it; its height always follows its width."""
        policy = QSizePolicy(across, down)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def say(self, words: str) -> None:
        """Its words, and its name for a screen reader."""
        self.say_as(words, words)

    def say_as(self, words: str, spoken: str) -> None:
        """Its words, and another name for a screen reader, told once."""
        self.words = words
        self.setText(words.replace("&", "&&"))
        self.setAccessibleName(spoken)
        self.measure_again()

    def wear(self, style: Style) -> None:
        self.style_now = style
        self.measure_again()

    def measure_again(self) -> None:
        self.updateGeometry()
        self.update()

    @property
    def size_now(self) -> int:
        return max(self.style_now.text_size(self.size_wanted), round(self.floor * self.style_now.text_scale))

    @property
    def inks(self) -> Inks:
        return inks_of(self.style_now, self.on)

    # Measures

    def wide(self) -> int:
        """Return the width with all words on one line."""
        raise NotImplementedError

    def least_wide(self) -> int:
        """Return the least width; at a smaller one, words would be cut."""
        return self.wide()

    def high_for(self, width: float) -> int:
        raise NotImplementedError

    def sizeHint(self) -> QSize:
        wide = self.wide()
        return QSize(wide, self.high_for(wide))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.least_wide(), 0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self.high_for(width)

    def is_cut(self) -> bool:
        return self.least_wide() > self.width() + CUT or self.high_for(self.width()) > self.height() + CUT

    def put(self, x: float, y: float, width: float | None = None, height: float | None = None) -> int:
        """Moves it there, by itself as wide and as high as its words; returns where it ends to the right."""
        wide = round(width or self.wide())
        self.setGeometry(round(x), round(y), wide, round(height or self.high_for(wide)))
        return round(x) + wide

    # Drawing

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        rect = QRectF(self.rect())
        self.draw(painter, rect)
        if self.is_ringed and self.hasFocus():
            focus_ring(painter, rect, self.radius, self.style_now)
        painter.end()

    # Keys and pointer

    def be_one_of_several(self) -> None:
        """Be a radio button for screen readers, though its screen says which is chosen and where arrows lead."""
        self._is_one_of_several = True
        self.setCheckable(True)
        self.setAutoExclusive(True)

    def setChecked(self, checked: bool) -> None:
        """Check it or not; of several that the screen chooses from none may be chosen, which Qt does not allow."""
        if self._is_one_of_several:
            self.setAutoExclusive(False)
        super().setChecked(checked)
        if self._is_one_of_several:
            self.setAutoExclusive(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        Pressable.was_by_keyboard = True
        if event.key() in ENTER:
            self.click()
        elif event.key() in ARROWS and self.group() is None and (self._is_one_of_several or not self.autoExclusive()):
            event.ignore()  # Qt would look for the nearest button; where arrows lead is for the screen to say
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        Pressable.was_by_keyboard = False
        super().mousePressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        reason = event.reason()
        if reason in BY_KEYBOARD:
            Pressable.was_by_keyboard = True
        if reason not in BY_NOBODY:
            # The program moves the focus on, too, for somebody who has been moving it by keyboard.
            goes_on = reason == Qt.FocusReason.OtherFocusReason and Pressable.was_by_keyboard
            self.is_ringed = reason in BY_KEYBOARD or goes_on
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        self.is_hovered = True
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self.is_hovered = False
        super().leaveEvent(event)
        self.update()


def tab_through(widgets: Sequence[QWidget]) -> None:
    """The Tab key leads through these in this order, whenever each of them was made."""
    for before, after in pairwise(widgets):
        QWidget.setTabOrder(before, after)


def walk(buttons: Sequence[QAbstractButton], event: QKeyEvent) -> bool:
    """Go to the next button, or the one before, by an arrow key, and press it. Whether it was such a key, and one of
    the buttons had the keyboard."""
    step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
    at = next((number for number, button in enumerate(buttons) if button.hasFocus()), None)
    if step is None or at is None:
        return False
    button = buttons[max(0, min(len(buttons) - 1, at + step))]
    button.setFocus(Qt.FocusReason.TabFocusReason)
    button.click()
    return True


def one_stop(buttons: Sequence[QAbstractButton], policy: Qt.FocusPolicy = Qt.FocusPolicy.StrongFocus) -> None:
    """Let Tab stop only at the chosen one of buttons that exclude each other; arrows lead to the others."""
    chosen = next((button for button in buttons if button.isChecked()), next(iter(buttons), None))
    others = Qt.FocusPolicy.ClickFocus if policy == Qt.FocusPolicy.StrongFocus else Qt.FocusPolicy.NoFocus
    for button in buttons:
        button.setFocusPolicy(policy if button is chosen else others)
        if button.group() is not None:
            button.setAutoExclusive(True)  # a radio button for screen readers; else the group does it all
