"""The celebration as it runs on its page: moment after moment, heard too, until any key or click jumps to its end."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop.celebration.clock import CelebrationClock
from desktop.celebration.moments import Beat, Beats, Moment, beats_of
from desktop.celebration.page import Page
from desktop.sound.sound import Sound

if TYPE_CHECKING:
    from desktop.sound.recipes import Name

HEARD: Mapping[Moment, "Name"] = {
    "centre": "shard",
    "stamp": "stamp",
    "goal": "cube",
    "points": "point",
    "record": "coin",
}
"""What is heard as each moment begins; the table has told before whether it was won."""


class Celebration(QObject):
    """Runs once; whoever comes back finds the last picture."""

    def __init__(self, page: Page, sound: Sound, *, is_awaited: bool) -> None:
        super().__init__(page)
        self.page, self.sound = page, sound
        self.is_awaited = is_awaited
        """Whether it begins as soon as the page is seen."""
        self.clock = CelebrationClock(self)
        self.clock.moved.connect(self._move)
        self.clock.began.connect(self._sound)

    @property
    def beats(self) -> Beats:
        face, stage = self.page.sheet.face, self.page.stage.face
        goals, rows = (len(face.ticks), len(face.lines)) if face is not None else (0, 0)
        has_record = face is not None and bool(face.ribbon)
        return beats_of(goals=goals, rows=rows, has_stamp=stage.stamp is not None, has_record=has_record)

    def be_seen(self) -> None:
        """Begin if this was awaited."""
        if self.is_awaited:
            self.is_awaited = False
            self.begin()

    def begin(self) -> None:
        """Run from the start."""
        self._listen(True)
        self.clock.start(self.beats)

    def stop(self) -> None:
        """Leave nothing running, and the last picture on the page."""
        self.is_awaited = False
        self._listen(False)
        self.clock.stop()
        self.show()

    def show(self) -> None:
        """Show how far it has come."""
        self.page.show_at(self.beats, self.clock.now)

    def _move(self, now: float) -> None:
        self.page.show_at(self.beats, now)
        if not self.clock.is_running:
            self._listen(False)

    def _sound(self, beat: Beat) -> None:
        name = HEARD.get(beat.moment)
        if name is not None:
            self.sound.play(name, is_patient=True)

    def _listen(self, wanted: bool) -> None:
        """Hear of all keys and clicks of the window, as long as there is something to jump over."""
        application = QApplication.instance()
        assert application is not None
        application.removeEventFilter(self)
        if wanted:
            application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Any key or click jumps to the end. A key does nothing else then; a click still presses what it is on."""
        if not self.clock.is_running or not isinstance(watched, QWidget) or watched.window() is not self.page.window():
            return False
        if event.type() == QEvent.Type.MouseButtonPress:
            self.clock.jump()
            return False
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat():
            return self.clock.jump()
        return False
