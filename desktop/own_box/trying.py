"""Random games with the data as they are, in another process: how many are played, and what went wrong in which."""

from PySide6.QtCore import QObject, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from desktop.analysis.boxes import BoxProcess
from desktop.own_box.draft import BoxDraft
from desktop.paint.painting import SMOOTH
from desktop.paint.paths import rounded
from desktop.style.mixing import mix, solid
from desktop.widgets.dressing import Drawn
from rules.boxes.trials import GAMES, Trial
from rules.boxes.worker import Answer, Tried
from rules.core.types import phrase


class Trying(QObject):
    """Signals: `changed` when it began, when a game was played, when it ended or was stopped; `ended` when all games
    were played."""

    changed = Signal()
    ended = Signal()

    def __init__(self, draft: BoxDraft, games: int = GAMES) -> None:
        super().__init__(draft)
        self.draft, self.games = draft, games
        self.played = 0
        self.failed: list[Trial] = []
        self.is_running = self.has_ended = False
        self._process = BoxProcess(self)
        self._process.answered.connect(self._hear)
        self._process.ended.connect(self._give_up)
        draft.changed.connect(self.forget)

    def start(self) -> None:
        self.played, self.failed = 0, []
        self.is_running, self.has_ended = True, False
        self._process.ask(self.draft.game.id, self.draft.own.corrections, self.games)
        self.changed.emit()

    def stop(self) -> None:
        """What is known by now stays."""
        if self.is_running:
            self.is_running = False
            self._process.close()
            self.changed.emit()

    def forget(self) -> None:
        """The data are others: what was tried says nothing of them."""
        self.stop()
        if self.played or self.has_ended:
            self.played, self.failed, self.has_ended = 0, [], False
            self.changed.emit()

    def close(self) -> None:
        self.is_running = False
        self._process.close()

    def _hear(self, answer: Answer) -> None:
        if not isinstance(answer, Tried) or not self.is_running:
            return
        self.played = answer.played
        if answer.trial is not None:
            self.failed.append(answer.trial)
        if self.played >= self.games:
            self._end()
        self.changed.emit()

    def _give_up(self) -> None:
        if self.is_running:
            self.failed.append(Trial("", 0, 0, 0, phrase("made-check-ended")))
            self._end()
            self.changed.emit()

    def _end(self) -> None:
        self.is_running, self.has_ended = False, True
        self._process.close()
        self.ended.emit()


class Progress(Drawn):
    """How far it is; red from where something went wrong."""

    def __init__(self) -> None:
        super().__init__()
        self.share, self.is_wrong = 0.0, False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_share(self, share: float, *, is_wrong: bool) -> None:
        self.share, self.is_wrong = share, is_wrong
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(120, 10)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        theme = self.style_now.theme
        whole = QRectF(self.rect()).adjusted(0, 1, 0, -1)
        painter.fillPath(rounded(whole, 4), mix(theme.panel, theme.text, 0.14))
        done = QRectF(whole.x(), whole.y(), max(8.0, whole.width() * self.share), whole.height())
        painter.fillPath(rounded(done, 4), solid(theme.refuse if self.is_wrong else theme.lit))
        painter.end()
