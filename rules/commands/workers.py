"""Work that is parted among processes: the same results in the same order, however many there are."""

import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from rules.core.process import SPAWNING

Work = Callable[[Any], Any]
"""From a task to its result."""
Begins = Callable[[Any], Work]
"""Makes ready for work from plain data: a function or class that other processes find by its name."""

WORKING: list[Work] = []
"""The work of a worker process; empty in the main one."""


@contextmanager
def working(
    begins: Begins, given: Any, workers: int, at_once: int = 1
) -> Iterator[Callable[[Iterable[Any]], Iterable[Any]]]:
    """Give what does all tasks: here, or in so many processes, each of which makes itself ready. `at_once`: how many
    tasks a process is handed together, where each takes but a moment.
    """
    if workers == 1:
        here = begins(given)
        yield lambda tasks: map(here, tasks)
        return
    with undisturbed():
        processes = SPAWNING.Pool(workers, initializer=begin_work, initargs=(begins, given))
    with processes:
        yield lambda tasks: processes.imap(work, tasks, chunksize=at_once)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C reaches the whole group of processes; those begun here ignore it, and the main one decides."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def begin_work(begins: Begins, given: Any) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Windows does not pass it on to new processes
    WORKING.append(begins(given))


def work(task: Any) -> Any:
    return WORKING[0](task)
