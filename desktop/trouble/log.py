"""The log beside the games: what went wrong, in English, for whoever mends it. It is made when something goes wrong,
does not grow beyond its limit, and goes nowhere by itself.
"""

import logging
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from rules.core import folders
from rules.core.about import NAME, VERSION

FILE = "vestiges.log"
MOST_BYTES, OLDER = 200_000, 2
"""How large a file of the log becomes, and how many older ones stay."""
MOST_KINDS = 500
"""So many different mistakes of one run are told apart."""

Names = Callable[[], Iterable[str]]


class Discreet(logging.Formatter):
    """Says when, where in the program and what, as discreetly as a traceback can be."""

    def __init__(self, names: Names) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")
        self.names = names

    def format(self, record: logging.LogRecord) -> str:
        from desktop.trouble.discreet import discreet, softened  # noqa: PLC0415 (mostly nothing goes wrong)

        names = tuple(self.names())
        count = getattr(record, "count", 1)
        again = f", for the {count}th time" if count > 1 else ""
        words = softened(record.getMessage(), names) + again
        head = f"{self.formatTime(record)} {record.levelname} {record.name}: {words}"
        trace = self.formatException(record.exc_info) if record.exc_info else getattr(record, "trace", "")
        return f"{head}\n{discreet(trace, names)}" if trace else head


class NotAgain(logging.Filter):
    """Lets the first of many equal mistakes through, then the tenth, the hundredth…: what is drawn is drawn often."""

    def __init__(self) -> None:
        super().__init__()
        self.counts: dict[object, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        kind = kind_of(record)
        if kind not in self.counts and len(self.counts) >= MOST_KINDS:
            return False
        count = self.counts[kind] = self.counts.get(kind, 0) + 1
        record.count = count
        return count == int("1" + "0" * (len(str(count)) - 1))


def kind_of(record: logging.LogRecord) -> object:
    """What makes two mistakes the same: the error and the place where it was raised, else the words."""
    if not record.exc_info or record.exc_info[0] is None:
        return record.name, record.getMessage()
    kind, _, trace = record.exc_info
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return record.name, record.msg, kind, trace and (trace.tb_frame.f_code.co_filename, trace.tb_lineno)


class LogFile(logging.Handler):
    """Writes the log into a folder, which is not there before something goes wrong."""

    def __init__(self, folder: Path | None = None) -> None:
        super().__init__(logging.WARNING)
        self.folder = folder or folders.log()
        self.names: Names = tuple
        """Who must not be named, as far as that is known."""
        self.setFormatter(Discreet(self.known_names))
        self.addFilter(NotAgain())
        self._file: logging.Handler | None = None

    def known_names(self) -> Iterable[str]:
        return self.names()

    def emit(self, record: logging.LogRecord) -> None:
        try:
            file = self._file or self._begun()
            file.emit(record)
        except Exception:  # a log that cannot be written must not break anything more
            self.handleError(record)

    def handleError(self, record: logging.LogRecord) -> None:
        """A disk that refuses the log has been told of by what refuses the game."""

    def _begun(self) -> logging.Handler:
        from logging.handlers import RotatingFileHandler  # noqa: PLC0415 (loads much)

        folders.made(self.folder)
        file = RotatingFileHandler(
            self.folder / FILE, maxBytes=MOST_BYTES, backupCount=OLDER, encoding="utf-8", errors="replace"
        )
        file.handleError = self.handleError  # type: ignore[method-assign]
        file.setFormatter(self.formatter)
        self._file = file
        heading = logging.LogRecord(__name__, logging.INFO, "", 0, heading_of_run(), (), None)
        file.emit(heading)
        return file

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None
        super().close()


def heading_of_run() -> str:
    import platform  # noqa: PLC0415 (as above)

    return f"{NAME} {VERSION}, Python {platform.python_version()}, {sys.platform}, {platform.machine()}"


def kept_log(folder: Path | None = None) -> str:
    """All that the log holds, the latest last; empty where nothing went wrong."""
    place = (folder or folders.log()) / FILE
    files = [place.with_name(f"{FILE}.{number}") for number in range(OLDER, 0, -1)]
    texts = []
    for file in (*files, place):
        try:
            texts.append(file.read_text(encoding="utf-8", errors="replace"))
        except OSError:
            continue
    return "".join(texts)
