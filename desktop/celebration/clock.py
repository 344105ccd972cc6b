"""The time of one celebration. Runs once, can be jumped to its end, and stops for good when its screen is left."""

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from desktop.celebration.moments import WHOLE, Beat, Beats

FRAME_MS = 16


class CelebrationClock(QObject):
    """Signals: `moved` with the milliseconds that have gone by; `began` with each beat as it begins, for sounds: none
    of those that are jumped over but the last."""

    moved = Signal(float)
    began = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.beats = Beats(())
        self.now = float(WHOLE)
        self._since = QElapsedTimer()
        self._timer = QTimer(self, interval=FRAME_MS)
        self._timer.timeout.connect(self._tick)

    @property
    def is_running(self) -> bool:
        return self._timer.isActive()

    def start(self, beats: Beats) -> None:
        self.beats, self.now = beats, 0.0
        self._since.start()
        self._timer.start()
        for beat in beats.begun(-1.0, 0.0):
            self.began.emit(beat)
        self.moved.emit(0.0)

    def jump(self) -> bool:
        """Go to the end at once. Returns whether there was anything to jump over."""
        if not self.is_running:
            return False
        left = self.beats.begun(self.now, WHOLE)
        self.stop()
        if left:
            self.began.emit(left[-1])
        self.moved.emit(self.now)
        return True

    def stop(self) -> None:
        """Stand still at the end, and tell nobody."""
        self._timer.stop()
        self.now = float(WHOLE)

    def _tick(self) -> None:
        self.go_to(float(self._since.elapsed()))

    def go_to(self, now: float) -> None:
        """Be so far; at the end the clock stops."""
        before, self.now = self.now, min(float(WHOLE), now)
        if self.now >= WHOLE:
            self._timer.stop()
        beats: tuple[Beat, ...] = self.beats.begun(before, self.now)
        for beat in beats:
            self.began.emit(beat)
        self.moved.emit(self.now)
