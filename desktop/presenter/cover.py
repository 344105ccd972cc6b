"""What lies over a picture that a class shall not see change: the same picture as it was, or black; it goes softly."""

from PySide6.QtCore import QObject, QRect, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from desktop.paint.painting import faded
from desktop.presenter.class_screen import ClassScreen

THAW_MS = 240


class Cover(QWidget):
    """Signal: `pressed` with the mouse."""

    pressed = Signal()

    def __init__(self, below: QWidget) -> None:
        super().__init__(below)
        self.below = below
        self.picture = QPixmap()
        self.is_black = False
        self._is_frozen = False
        self._thaw = QVariantAnimation(self)
        self._thaw.setStartValue(1.0)
        self._thaw.setEndValue(0.0)
        self._thaw.setDuration(THAW_MS)
        self._thaw.valueChanged.connect(lambda _: self.update())
        self._thaw.finished.connect(self._gone)
        self.hide()

    def show_state(self, place: QRect, *, is_frozen: bool, is_black: bool) -> None:
        """Lie over this place of what is below, or leave it."""
        if is_frozen and not self._is_frozen:
            self._take_picture(place)
        self._is_frozen, self.is_black = is_frozen, is_black
        if is_frozen or is_black:
            self._thaw.stop()
            if not is_frozen:
                self.picture = QPixmap()
            self.setGeometry(place)
            self.show()
            self.raise_()
        elif self.isVisible() and not self.picture.isNull():
            self._thaw.start()
        else:
            self._gone()
        self.update()

    def _take_picture(self, place: QRect) -> None:
        """Keep what is seen there, without the cover itself."""
        self._thaw.stop()
        self.hide()
        self.picture = self.below.grab(place)

    def _gone(self) -> None:
        self.picture = QPixmap()
        self.hide()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pressed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self.is_black:
            painter.fillRect(self.rect(), Qt.GlobalColor.black)
        elif not self.picture.isNull():
            is_thawing = self._thaw.state() == QVariantAnimation.State.Running
            with faded(painter, float(self._thaw.currentValue()) if is_thawing else 1.0):
                painter.drawPixmap(self.rect(), self.picture)
        painter.end()


class OneScreen(QObject):
    """A class that sees the teacher's own screen: black, all of it is; frozen, all but the bar. A press on the black
    screen shows the class again what goes on."""

    def __init__(self, window: QWidget, seen: ClassScreen, bar: QWidget) -> None:
        super().__init__(window)
        self.window, self.seen, self.bar = window, seen, bar
        self.is_alone = True
        """Whether there is no other screen for the class."""
        self.cover = Cover(window)
        self.cover.pressed.connect(self._press)
        seen.changed.connect(self.show_again)

    def show_again(self) -> None:
        is_black = self.is_alone and self.seen.is_black
        foot = 0 if is_black or self.bar.isHidden() else self.bar.height()
        place = self.window.rect().adjusted(0, 0, 0, -foot)
        self.cover.show_state(place, is_frozen=self.is_alone and self.seen.is_frozen, is_black=is_black)

    def _press(self) -> None:
        if self.seen.is_black:
            self.seen.light_again()

    def end(self) -> None:
        """Leave the window as it is without a class."""
        self.seen.changed.disconnect(self.show_again)
        self.cover.hide()
        self.cover.deleteLater()
        self.deleteLater()
