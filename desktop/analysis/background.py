"""A process that works while the window goes on: begun when it is first asked, heard while something is asked, ended
with the program.
"""

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from rules.core.process import Process

LOOKS_EVERY_MS = 20
MOST_SECONDS = 0.008
"""No longer does it listen at once, so that whoever has much to say in pieces holds no frame of the window up."""


class BackgroundProcess(QObject):
    """Signals: `heard` with each answer; `ended` when it died by itself. It begins anew when it is asked again.

    Heard in the window's own thread: in another one Python might look for garbage, and free what belongs to Qt.
    """

    heard = Signal(object)
    ended = Signal()

    def __init__(self, serve: Callable[..., None], name: str, parent: QObject | None = None) -> None:
        """`serve` answers in the process, see `answer_all`."""
        super().__init__(parent)
        self.serve, self.name = serve, name
        self._process: Process | None = None
        self._watch = QTimer(self, interval=LOOKS_EVERY_MS)
        self._watch.timeout.connect(self._look)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.close)

    @property
    def is_there(self) -> bool:
        return self._process is not None

    def ask(self, wanted: object) -> None:
        if self._process is None:
            self._process = Process(self.serve, self.name)
        self._process.send(wanted)
        self._watch.start()

    def rest(self) -> None:
        """Listen no more until it is asked again; it stays."""
        self._watch.stop()

    def close(self) -> None:
        """End it; nothing that it said meanwhile is heard."""
        self._watch.stop()
        process, self._process = self._process, None
        if process is not None:
            process.end()

    def _look(self) -> None:
        began, process = monotonic(), self._process
        try:
            while process is not None and process is self._process and process.connection.poll():
                self.heard.emit(process.connection.recv())
                if monotonic() - began > MOST_SECONDS:
                    return
        except (EOFError, OSError):
            if process is self._process:
                self.close()
                self.ended.emit()
