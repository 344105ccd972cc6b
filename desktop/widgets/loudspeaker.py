"""The button of the sound: mutes at once, struck through while mute; a right click or a long press shows the volume."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent, QMouseEvent, QShowEvent

from desktop.program import Program
from desktop.widgets.buttons import IconButton
from desktop.widgets.surfaces import Surface

if TYPE_CHECKING:
    from desktop.widgets.volume_menu import VolumeMenu

LONG_PRESS_MS = 500


class Loudspeaker(IconButton):
    def __init__(self, program: Program, *, on: Surface = "panel", side: float = 34) -> None:
        super().__init__("", "sound", on=on, side=side)
        self.program = program
        self.volume: VolumeMenu | None = None
        """The open volume."""
        self._pressed = QTimer(self, singleShot=True, interval=LONG_PRESS_MS)
        self._pressed.timeout.connect(self._press_long)
        self.clicked.connect(program.sound.toggle)
        program.sound.changed.connect(self.show_sound)
        program.language_changed.connect(self.show_sound)

    def show_sound(self) -> None:
        """Show whether anything is heard now."""
        sound = self.program.sound
        self.icon_name = "mute" if sound.is_mute else "sound"
        say = self.program.say
        lack = sound.lack
        self.say(say("sound-unmute" if sound.is_mute else "sound-mute"))
        more = say("sound-more") if lack is None else say(f"sound-none-{lack}")
        self.setAccessibleDescription(more)
        self.setToolTip(f"{self.words} (M)\n{more}")
        self.update()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.show_sound()

    def open_volume(self) -> None:
        from desktop.widgets.volume_menu import VolumeMenu  # noqa: PLC0415 (not before the first window is there)

        self.volume = VolumeMenu(self, self.program, self.style_now)
        self.volume.aboutToHide.connect(self._forget_volume)
        size = self.volume.sizeHint()
        self.volume.popup(self.mapToGlobal(self._corner(size.height(), size.width())))

    def _corner(self, high: int, wide: int) -> QPoint:
        """Return the place below the button, or above it at the foot of the window; never beyond its right edge."""
        window = self.window()
        here = self.mapTo(window, QPoint(0, 0))
        y = self.height() if here.y() + self.height() + high < window.height() else -high
        return QPoint(min(0, window.width() - here.x() - wide), y)

    def _forget_volume(self) -> None:
        self.volume = None

    # Pointer

    def _press_long(self) -> None:
        self.setDown(False)
        self.open_volume()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed.start()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pressed.stop()
        super().mouseReleaseEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open by a right click, and by the menu key."""
        self._pressed.stop()
        self.open_volume()
