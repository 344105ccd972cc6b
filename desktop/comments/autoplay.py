"""The recorded moves, played on by themselves at a pace that one can follow, until the end or until anybody does
something."""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from desktop.board.area import BoardArea
from desktop.board.keyboard import BARE_KEYS
from desktop.keys import keys_of
from desktop.program import Program
from desktop.settings import AUTOPLAY_PACES, AutoplayPace
from desktop.table.table import Table

STEP_MS: dict[AutoplayPace, int] = {"slow": 4000, "usual": 2200, "quick": 1000}
LETTER_MS, MOST_READING_MS = 45, 25_000
"""How long a comment is left to be read, where nobody has to go on by hand."""
PIECES_MS = 80
"""How often it is looked whether all pieces have arrived."""
INPUTS = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.Wheel,
    QEvent.Type.TouchBegin,
    QEvent.Type.KeyPress,
    QEvent.Type.ShortcutOverride,
)


class Autoplay(QObject):
    """Signal: `changed` when it begins or stops."""

    changed = Signal()

    def __init__(self, program: Program, table: Table, area: BoardArea) -> None:
        super().__init__(area)
        self.program, self.table, self.area = program, table, area
        self.own: tuple[QWidget, ...] = ()
        """What may be pressed without stopping it: its own buttons."""
        self.is_on = False
        self._is_stepping = False
        self._clock = QTimer(self, singleShot=True)
        self._clock.timeout.connect(self._step)
        table.went.connect(self._hear)
        table.stepped.connect(self.stop)
        table.curtain.connect(self.stop)

    @property
    def is_offered(self) -> bool:
        """Whether there are moves that could be played on."""
        return not self.table.is_covered and len(self.table.timeline.line()) > 1

    def toggle(self) -> None:
        if self.is_on:
            self.stop()
        else:
            self.begin()

    def begin(self) -> None:
        """Play on from here; from the end, begin at the start of the game."""
        if not self.is_offered:
            return
        if not self.table.standpoint.is_in_the_past:
            self._go(-len(self.table.timeline.line()))
            if not self.table.standpoint.is_in_the_past:
                return  # a strict table does not go back
        self.is_on = True
        QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]  # there is one while a table is
        self._wait()
        self.changed.emit()

    def stop(self, *_: object) -> None:
        if not self.is_on:
            return
        self.is_on = False
        self._clock.stop()
        QApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]
        self.changed.emit()

    @property
    def pause_ms(self) -> int:
        """How long this position is looked at: as long as its comment takes to be read."""
        settings, note = self.program.settings, self.table.notes.here
        letters = len(note.words) + len(note.chapter)
        return max(STEP_MS[settings.autoplay_pace], min(MOST_READING_MS, letters * LETTER_MS))

    def _wait(self) -> None:
        self._clock.start(self.pause_ms)

    def _step(self) -> None:
        """The next move, once all pieces of the last one have arrived."""
        if self.area.animations.under_way:
            self._clock.start(PIECES_MS)
            return
        self._go(1)
        is_noted = bool(self.table.notes.here.words or self.table.notes.here.marks)
        if not self.table.standpoint.is_in_the_past or (self.program.settings.autoplay_waits and is_noted):
            self.stop()
        elif self.is_on:
            self._wait()

    def _go(self, steps: int) -> None:
        self._is_stepping = True
        self.table.look_on(steps)
        self._is_stepping = False

    def _hear(self) -> None:
        """Somebody goes elsewhere."""
        if not self._is_stepping:
            self.stop()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stop as soon as somebody does anything; the space bar does nothing else then."""
        if event.type() not in INPUTS or not isinstance(watched, QWidget) or watched in self.own:
            return False
        if not isinstance(event, QKeyEvent):
            self.stop()
            return False
        if event.key() in BARE_KEYS or QKeySequence(event.keyCombination()) in map(QKeySequence, keys_of("autoplay")):
            return False
        self.stop()
        if event.key() == Qt.Key.Key_Space:
            event.accept()
            return event.type() == QEvent.Type.KeyPress
        return False

    # How it plays

    def fill(self, menu: QMenu) -> None:
        """Put its paces, and whether it waits at comments, into a menu."""
        file = self.program.settings_file
        for pace in AUTOPLAY_PACES:
            self._line(menu, f"autoplay-{pace}", checked=pace == file.settings.autoplay_pace).triggered.connect(
                lambda _=False, pace=pace: file.change(autoplay_pace=pace)
            )
        menu.addSeparator()
        waits = self._line(menu, "autoplay-waits", checked=file.settings.autoplay_waits)
        waits.triggered.connect(lambda: file.change(autoplay_waits=not file.settings.autoplay_waits))

    def _line(self, menu: QMenu, id: str, *, checked: bool) -> QAction:
        action = menu.addAction(self.program.say(id))
        action.setCheckable(True)
        action.setChecked(checked)
        return action
