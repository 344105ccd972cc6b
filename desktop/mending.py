"""When something broke: the screen is shown anew from its position, and one sentence tells the person, with a report to
save. Nothing is sent.
"""

import logging
import time
from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.board.area import BoardArea
from desktop.reporting import NOTICE, offer_report
from desktop.screen import Screen
from desktop.shell import Shell
from desktop.trouble.crashes import CrashWatch
from desktop.trouble.log import LogFile, kind_of

LOG = logging.getLogger(__name__)
SOON_MS = 50
"""After this long the screen is shown anew: what broke may have broken in several places."""
PATIENCE_S = 10.0
"""What breaks again within this time is not mended again: that would not end."""


class Teller(logging.Handler):
    """Passes on that something broke, from whatever thread."""

    def __init__(self, mending: "Mending") -> None:
        super().__init__(logging.ERROR)
        self.mending = mending

    def emit(self, record: logging.LogRecord) -> None:
        self.mending.broke.emit(kind_of(record))


class Mending(QObject):
    """Signal: `broke` with what tells this mistake from others; it may come from any thread."""

    broke = Signal(object)

    def __init__(self, shell: Shell, log: LogFile) -> None:
        super().__init__(shell)
        self.shell, self.program, self.log = shell, shell.program, log
        self._mended: dict[object, float] = {}
        self._soon = QTimer(self, singleShot=True, interval=SOON_MS)
        self._soon.timeout.connect(self.mend)
        self._teller = Teller(self)
        log.names = self._names
        self.broke.connect(self._hear)
        logging.getLogger().addHandler(self._teller)

    def close(self) -> None:
        """Hear nothing any more."""
        self._soon.stop()
        logging.getLogger().removeHandler(self._teller)

    def tell_of_crashes(self, watch: CrashWatch) -> None:
        """Tell once, in a sentence, that the program ended by itself the last time."""
        notes = watch.left_by_others()
        for note in notes:
            LOG.warning("the program crashed", extra={"trace": note})
        if notes:
            self._tell("trouble-crashed")

    def mend(self) -> None:
        """Show the screen on top anew, each step by itself: what is broken must not keep the rest from it."""
        if not self.shell.trail:
            return
        for step in recovery(self.shell.trail[-1]):
            try:
                step()
            except Exception:
                LOG.warning("the screen could not be shown anew", exc_info=True)

    def _hear(self, kind: object) -> None:
        now = time.monotonic()
        if now - self._mended.get(kind, -PATIENCE_S) < PATIENCE_S:
            return
        self._mended[kind] = now
        self._soon.start()
        self._tell("trouble-happened")

    def _tell(self, id: str) -> None:
        self.shell.tell(NOTICE, lambda: self.program.say(id), offer_report(self.shell))

    def _names(self) -> Iterable[str]:
        settings = self.program.settings
        tables = (getattr(each, "table", None) for each in self.shell.trail)
        seated = (name for table in tables for name in getattr(table, "names", ()))
        known = (settings.name, *settings.names, self.program.pupil or "", *seated)
        return (each for each in known if isinstance(each, str))


def recovery(screen: Screen) -> Iterator[Callable[[], object]]:
    """All that shows a screen anew, the tables on it first."""
    for area in screen.findChildren(BoardArea):
        yield from area.recovery()
    yield from screen.recovery()
