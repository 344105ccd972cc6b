"""Pictures painted in a process of their own, in which Qt draws without a screen, so that no window waits for them."""

import os
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from desktop.analysis.background import BackgroundProcess
from desktop.display import IN_MEMORY, PLATFORM_VARIABLE
from desktop.program import Program
from desktop.settings import Settings
from rules.core.process import Connection, answer_all

PIECE = 60_000
"""Bytes that a pipe takes at once, so that nobody waits in the middle of them."""

Paint = Callable[..., QImage | None]
"""A function of a module, which another process finds by its name; it is given the program, then plain data."""


@dataclass(frozen=True, slots=True)
class Wanted:
    settings: Settings
    """Language and style are those of the window."""
    paint: Paint
    given: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Painted:
    """A picture as it lies in memory; its bytes were sent before it, piece by piece."""

    wide: int
    high: int
    line: int
    """Bytes to a line."""
    kind: QImage.Format

    def image(self, data: bytes) -> QImage:
        return QImage(data, self.wide, self.high, self.line, self.kind).copy()


@dataclass(frozen=True, slots=True)
class Nothing:
    """No picture; `said` is for whoever mends what broke."""

    said: str = ""


def serve(connection: Connection) -> None:
    os.environ[PLATFORM_VARIABLE] = IN_MEMORY[0]
    application, program = QApplication([]), Program()

    def answers(wanted: Wanted) -> Iterator[bytes | Painted | Nothing]:
        program.settings_file.settings = wanted.settings
        try:
            image = wanted.paint(program, *wanted.given)
        except Exception:  # the window must hear of it, whatever it is
            yield Nothing(traceback.format_exc())
            return
        if image is None:
            yield Nothing()
        else:
            yield from in_pieces(image)

    answer_all(connection, answers)
    application.shutdown()


def in_pieces(image: QImage) -> Iterator[bytes | Painted]:
    data = bytes(image.constBits())
    for start in range(0, len(data), PIECE):
        yield data[start : start + PIECE]
    yield Painted(image.width(), image.height(), image.bytesPerLine(), image.format())


class PaintingProcess(QObject):
    """One picture after the other. Signals: `painted` with the picture, or None where there is nothing to see;
    `failed` with what broke."""

    painted = Signal(object)
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.is_busy = False
        self._pieces: list[bytes] = []
        self._process = BackgroundProcess(serve, "paint", self)
        self._process.heard.connect(self._hear)
        self._process.ended.connect(lambda: self._hear(Nothing("the process has ended")))

    def ask(self, settings: Settings, paint: Paint, *given: object) -> None:
        assert not self.is_busy, "one picture at a time"
        self.is_busy = True
        self._process.ask(Wanted(settings, paint, given))

    def close(self) -> None:
        self._done()
        self._process.close()

    def _done(self) -> bytes:
        """Wait for nothing any more; what came of the picture so far."""
        data = b"".join(self._pieces)
        self.is_busy, self._pieces = False, []
        self._process.rest()
        return data

    def _hear(self, answer: bytes | Painted | Nothing) -> None:
        if not self.is_busy:
            return
        if isinstance(answer, bytes):
            self._pieces.append(answer)
            return
        data = self._done()
        if isinstance(answer, Painted):
            self.painted.emit(answer.image(data))
        elif answer.said:
            self.failed.emit(answer.said)
        else:
            self.painted.emit(None)
