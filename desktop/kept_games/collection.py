"""The kept games and which of them is chosen: read whole one after another, gone on with, thrown away, brought in.

Knows no widget; the page shows it, and tells it what people do.
"""

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.kept_games.files import Thrown, brought_in, reviews_of, taken_back, thrown_away
from desktop.kept_games.kept import Kept, all_kept, looked_into, sentences
from desktop.kept_games.opening import resumed
from desktop.program import Program
from rules.core import folders
from rules.core.journal import Opened, is_in_use, read, shown


class Collection(QObject):
    """Signals: `changed` when other games lie there; `looked_into` with the number of one of which more is known now;
    `told` with what happened, in words."""

    changed = Signal()
    looked_into = Signal(int)
    told = Signal(str)

    def __init__(self, page: QObject, program: Program, chosen: Path | None, elsewhere: Opened | None) -> None:
        super().__init__(page)
        self.program = program
        self.games = all_kept(program)
        self.chosen = chosen
        self.thrown: tuple[Kept, list[Thrown]] | None = None
        """What was put into the trash last, and its files: the game first, then its reviews."""
        self.elsewhere = elsewhere
        """What was opened last, while another window plays it."""
        self.reading = QTimer(self, interval=0)
        self.reading.timeout.connect(self._look_into_next)
        self._choose_one()
        self.reading.start()

    @property
    def chosen_game(self) -> Kept | None:
        return next((kept for kept in self.games if kept.path == self.chosen), None)

    def _choose_one(self) -> None:
        """The latest, where the chosen one is not there."""
        if self.chosen_game is None:
            self.chosen = self.games[0].path if self.games else None

    def _look_into_next(self) -> None:
        at = next((n for n, kept in enumerate(self.games) if kept.standing is None and not kept.problems), None)
        if at is None:
            self.reading.stop()
            return
        self.games[at] = looked_into(self.program, self.games[at])
        self.looked_into.emit(at)

    def _read_again(self) -> None:
        self.games = all_kept(self.program)
        self._choose_one()
        self.changed.emit()
        self.reading.start()

    def _tell(self, id: str = "", **args: object) -> None:
        self._tell_words(self.program.say(id, **args) if id else "")

    def _tell_words(self, words: str) -> None:
        """What happened now; what happened before can no longer be taken back here."""
        self.thrown = self.elsewhere = None
        self.told.emit(words)

    # What people do

    def go_on(self) -> Opened | None:
        """The chosen game, up to its last good move; a file that cannot be opened says why."""
        kept = self.chosen_game
        if kept is None or kept.is_lost:
            return None
        opened = resumed(self.program, kept.path)
        self._tell_words(" ".join(sentences(opened.problems, self.program)))
        if opened.is_played_elsewhere:
            self.elsewhere = opened
        return opened

    def throw_away(self) -> None:
        """The chosen game and its reviews, into the trash, from which they can be taken back at once."""
        kept = self.chosen_game
        if kept is None:
            return
        if is_in_use(kept.path):
            self._tell("journal-in-use", path=shown(kept.path))
            return
        self.program.analyses.forget(kept.path)
        game = thrown_away(kept.path)
        if game is None:
            self._tell("kept-not-thrown", file=kept.path.name)
            return
        self._tell()
        reviews = [each for each in map(thrown_away, reviews_of(kept.path)) if each is not None]
        if game.now is None:
            self._tell("kept-in-trash", file=kept.path.name)
        else:
            self.thrown = kept, [game, *reviews]
        self._read_again()

    def take_back(self) -> None:
        """What was thrown away last."""
        if self.thrown is None:
            return
        kept, (game, *reviews) = self.thrown
        try:
            taken_back(game)
        except OSError:
            self._tell("kept-not-taken-back", file=kept.path.name)
            return
        for each in reviews:
            with suppress(OSError):  # there is another one by now
                taken_back(each)
        self.chosen = kept.path
        self._tell()
        self._read_again()

    def bring(self, file: Path) -> None:
        """A copy of the file among the games in progress, where it goes on; what is no game is refused in words."""
        reading = read(file, self.program.library)
        if reading.timeline is None:
            self._tell_words(" ".join(sentences(reading.problems, self.program)))
            return
        try:
            self.chosen = brought_in(file, folders.games_in_progress())
        except OSError:
            self._tell("kept-not-brought", file=file.name)
            return
        self._tell("kept-brought", file=self.chosen.name)
        self._read_again()
