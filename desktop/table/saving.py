"""Keeps the game on the table on the disk, and tries again what the disk refused."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from rules.core.edition import Problem
from rules.core.journal import UNKEPT, Journal, kept_elsewhere
from rules.core.refusal import Refusal
from rules.core.timeline import Timeline


class Saving(QObject):
    """Signals: `unkept` with a refusal when the disk refuses, and with None when it does so no longer; `rehoused` with
    a problem when the game is kept in another file from now on.
    """

    unkept = Signal(object)
    rehoused = Signal(object)

    def __init__(self, timeline: Timeline, journal: Journal | None) -> None:
        super().__init__()
        self.timeline = timeline
        self.journal = journal
        self._not_done: tuple[int, Callable[[], object]] | None = None
        """What could not be kept: where that was, and how it is tried again."""

    def is_refused(self, refusal: Refusal, again: Callable[[], object]) -> bool:
        """Whether it is the disk that refuses: then `again` is tried once it does so no longer."""
        if refusal.rule in UNKEPT:
            self._wait(refusal, again)
        return refusal.rule in UNKEPT

    def tell(self) -> None:
        """Send the signals after a change was saved: the disk has room again, or the game is in another file."""
        if self._not_done is not None and not self._has_no_file:
            self._not_done = None
            self.unkept.emit(None)
        for news in self.journal.take_news() if self.journal is not None else ():
            self.rehoused.emit(news)

    def try_again(self) -> None:
        """What the disk refused last is done again, unless the game has gone on meanwhile."""
        if self._not_done is None:
            return
        now, again = self._not_done
        if now == self.timeline.now:
            again()
        else:
            self._begin_file()

    def wait_for_disk(self, unbegun: Problem) -> None:
        """The file of the game could not be begun; until it can, nothing is played."""
        self._wait(Refusal(unbegun.sentence.id, unbegun.sentence.args), self._begin_file)

    def keep_in(self, folder: Path) -> None:
        """The game is kept in another folder from now on, and what the disk refused is tried again."""
        assert self.journal is not None
        unbegun = self.journal.begin(folder)
        if unbegun is not None:
            self.unkept.emit(Refusal(unbegun.sentence.id, unbegun.sentence.args))
            return
        self.rehoused.emit(kept_elsewhere(self.journal.path))
        self.try_again()

    def close(self) -> None:
        if self.journal is not None:
            self.journal.close()

    def _wait(self, refusal: Refusal, again: Callable[[], object]) -> None:
        self._not_done = self.timeline.now, again
        self.unkept.emit(refusal)

    def _begin_file(self) -> None:
        unbegun = self.journal.begin() if self._has_no_file and self.journal is not None else None
        if unbegun is not None:
            self.wait_for_disk(unbegun)
        else:
            self.tell()

    @property
    def _has_no_file(self) -> bool:
        return self.journal is not None and not self.journal.has_file
