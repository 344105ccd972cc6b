"""Made things are checked in a process of their own, one after another; the latest of the same key is what counts."""

import logging
import multiprocessing
import time
from contextlib import suppress
from multiprocessing.context import SpawnProcess

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from rules.bots.pipes import Connection
from rules.core.types import phrase
from rules.teaching.check_worker import Found, Wanted, serve
from rules.teaching.checking import Checked

LOG = logging.getLogger(__name__)

LOOKS_EVERY_MS = 40
MOST_SECONDS = 90.0
"""What takes longer is given up, and said."""


class Checks(QObject):
    """Signal: `came` with the key that was asked about, what was found, and whether other ways were looked for."""

    came = Signal(str, object, bool)

    def __init__(self) -> None:
        super().__init__()
        self._waiting: dict[str, Wanted] = {}
        self._asked: Wanted | None = None
        self._since = 0.0
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None
        self._watch = QTimer(self, interval=LOOKS_EVERY_MS)
        self._watch.timeout.connect(self._look)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.close)

    def ask(self, key: str, raw: bytes, *, searches: bool = False) -> None:
        """Check this; what was asked before under the same key counts no longer."""
        if self._asked is not None and self._asked.key == key:
            if self._asked.searches:
                self.close()
            self._asked = None if self._process is None else self._asked
        self._waiting.pop(key, None)
        self._waiting[key] = Wanted(key, raw, searches)
        self._watch.start()

    def forget(self, key: str) -> None:
        self._waiting.pop(key, None)

    def close(self) -> None:
        """End the process; what waits is asked of another one."""
        self._asked = None
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        if self._process is not None:
            self._process.terminate()
            self._process.join()
            self._process.close()
            self._process = None

    def _look(self) -> None:
        if self._asked is not None:
            self._hear(self._asked)
        if self._asked is None and self._waiting:
            self._send(self._waiting.pop(next(iter(self._waiting))))
        elif self._asked is None:
            self._watch.stop()

    def _send(self, wanted: Wanted) -> None:
        self._asked, self._since = wanted, time.monotonic()
        if self._process is None:
            context = multiprocessing.get_context("spawn")
            self._connection, theirs = context.Pipe()
            self._process = context.Process(target=serve, args=(theirs,), name="vestiges-check", daemon=True)
            self._process.start()
            theirs.close()
        assert self._connection is not None
        with suppress(OSError):  # it has died; the next look finds out
            self._connection.send(wanted)

    def _hear(self, asked: Wanted) -> None:
        assert self._connection is not None
        try:
            if self._connection.poll():
                found: Found = self._connection.recv()
                self._asked = None
                self._tell(asked, found.checked)
            elif time.monotonic() - self._since > MOST_SECONDS:
                self.close()
                self._tell(asked, Checked((phrase("made-check-too-long"),)))
        except (EOFError, OSError):
            LOG.error("a process that checks ended")
            self.close()
            self._tell(asked, Checked((phrase("made-check-ended"),)))

    def _tell(self, asked: Wanted, checked: Checked) -> None:
        if asked.key not in self._waiting:
            self.came.emit(asked.key, checked, asked.searches)
