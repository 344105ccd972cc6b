"""Made things are checked in a process of their own, one after another; the latest of the same key is what counts."""

import logging

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.analysis.background import BackgroundProcess
from rules.core.types import phrase
from rules.teaching.check_worker import Found, Wanted, serve
from rules.teaching.checking import Checked

LOG = logging.getLogger(__name__)

MOST_MS = 90_000
"""What takes longer is given up, and said."""


class Checks(QObject):
    """Signal: `came` with the key that was asked about, what was found, and whether other ways were looked for."""

    came = Signal(str, object, bool)

    def __init__(self) -> None:
        super().__init__()
        self._waiting: dict[str, Wanted] = {}
        self._asked: Wanted | None = None
        self._process = BackgroundProcess(serve, "check", self)
        self._process.heard.connect(self._hear)
        self._process.ended.connect(self._hear_end)
        self._patience = QTimer(self, singleShot=True, interval=MOST_MS)
        self._patience.timeout.connect(self._give_up)
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._ask_next)

    def ask(self, key: str, raw: bytes, *, searches: bool = False) -> None:
        """Check this; what was asked before under the same key counts no longer."""
        if self._asked is not None and self._asked.key == key and self._asked.searches:
            self.close()
        self._waiting.pop(key, None)
        self._waiting[key] = Wanted(key, raw, searches)
        self._next.start()

    def forget(self, key: str) -> None:
        self._waiting.pop(key, None)

    def close(self) -> None:
        """End the process; what waits is asked of another one."""
        self._asked = None
        self._patience.stop()
        self._process.close()

    def _ask_next(self) -> None:
        if self._asked is None and self._waiting:
            self._asked = self._waiting.pop(next(iter(self._waiting)))
            self._patience.start()
            self._process.ask(self._asked)

    def _hear(self, found: Found) -> None:
        self._tell(found.checked)

    def _hear_end(self) -> None:
        LOG.error("a process that checks ended")
        self._tell(Checked((phrase("made-check-ended"),)))

    def _give_up(self) -> None:
        self._process.close()
        self._tell(Checked((phrase("made-check-too-long"),)))

    def _tell(self, checked: Checked) -> None:
        asked, self._asked = self._asked, None
        self._patience.stop()
        self._process.rest()
        self._next.start()
        if asked is not None and asked.key not in self._waiting:
            self.came.emit(asked.key, checked, asked.searches)
