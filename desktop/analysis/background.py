"""A process that works while the window goes on: begun when it is first asked, heard in a thread, ended with the
program. Nobody waits for it, however much it has to say.
"""

import threading
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Signal

from rules.core.process import Process


class BackgroundProcess(QObject):
    """Signals: `heard` with each answer; `ended` when it died by itself. It begins anew when it is asked again."""

    heard = Signal(object)
    ended = Signal()
    _came = Signal(object, object)

    def __init__(self, serve: Callable[..., None], name: str, parent: QObject | None = None) -> None:
        """`serve` answers in the process, see `answer_all`."""
        super().__init__(parent)
        self.serve, self.name = serve, name
        self._process: Process | None = None
        self._came.connect(self._hear)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.close)

    @property
    def is_there(self) -> bool:
        return self._process is not None

    def ask(self, wanted: object) -> None:
        if self._process is None:
            self._process = Process(self.serve, self.name)
            threading.Thread(target=self._listen, args=(self._process,), name=self.name, daemon=True).start()
        self._process.send(wanted)

    def close(self) -> None:
        """End it; nothing that it said meanwhile is heard."""
        process, self._process = self._process, None
        if process is not None:
            process.stop()

    def _listen(self, process: Process) -> None:
        """Hear all that a process says, in a thread: large answers take their time."""
        try:
            while True:
                self._came.emit(process, process.connection.recv())
        except (EOFError, OSError):
            self._tell_end(process)
        except RuntimeError:
            return  # whoever asked is gone
        finally:
            process.connection.close()  # here, where nothing is read from it any more

    def _tell_end(self, process: Process) -> None:
        try:
            self._came.emit(process, None)
        except RuntimeError:
            return  # as above

    def _hear(self, process: Process, answer: Any) -> None:
        if process is not self._process:
            return  # it was ended meanwhile
        if answer is not None:
            self.heard.emit(answer)
        else:
            self.close()
            self.ended.emit()
