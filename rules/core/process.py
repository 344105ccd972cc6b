"""A process of our own: begun alike on all systems, asked over a pipe, ended. Knows no window; bots think in such ones,
checks and pictures are made in them.
"""

import multiprocessing
import signal
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from multiprocessing.context import SpawnProcess
from typing import Any

if sys.platform == "win32":
    from multiprocessing.connection import PipeConnection as Connection
else:
    from multiprocessing.connection import Connection

__all__ = ["SPAWNING", "Connection", "Process", "answer_all"]

SPAWNING = multiprocessing.get_context("spawn")
"""Processes that begin anew: one that is a copy of a window with its threads would hang."""


class Process:
    """Begins at once. `serve` is told its end of the pipe, then what else is given."""

    def __init__(self, serve: Callable[..., None], name: str, *given: Any) -> None:
        self.connection: Connection
        self.connection, theirs = SPAWNING.Pipe()
        self.process: SpawnProcess = SPAWNING.Process(
            target=serve, args=(theirs, *given), name=f"vestiges-{name}", daemon=True
        )
        self.process.start()
        theirs.close()

    def send(self, asked: Any) -> None:
        with suppress(OSError):  # it has died; who listens finds out
            self.connection.send(asked)

    def end(self) -> None:
        self.process.terminate()
        self.process.join()
        self.process.close()
        self.connection.close()


def answer_all(connection: Connection, answers: Callable[[Any], Iterable[Any]]) -> None:
    """Answer in a process, until nobody asks any more. Ctrl-C reaches it too; who asks decides what that means."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            for each in answers(connection.recv()):
                connection.send(each)
