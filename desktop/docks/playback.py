"""Over the foot: what the others have just done, and to see it again, let them wait, or skip."""

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from desktop.board.showing import Showing
from desktop.docks.formatting import Formatter
from desktop.docks.game_log import GameLog
from desktop.docks.row_style import foot_ground
from desktop.docks.status import said_of, seat_words, shown_words, told_at
from desktop.keys import Act
from desktop.paint.text import text_block
from desktop.style.fonts import height_of, width_of
from desktop.style.theme import Style
from desktop.table.seats import PERSON
from desktop.widgets.badge import SeatBadge
from desktop.widgets.buttons import IconButton
from desktop.widgets.letter_keys import spelled
from desktop.widgets.words import LineLabel

SIZE = 14
WITHOUT_BADGE = 2.0
"""The text scale from which on words need the room of the badge beside them."""
FEWEST = 3
"""Fewer words of a longer sentence say nothing: then the seat's badge stands alone, and the log has the sentence."""


class TwoLines(LineLabel):
    """Words on two lines, or on more and smaller ones before any is left out; the tip and the log have them all."""

    def __init__(self) -> None:
        super().__init__(size=SIZE, ink="muted")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(100, round(height_of("É\nÉ", 1000, self.style_now.text_size(SIZE))))

    @property
    def set_now(self) -> tuple[str, int]:
        """What is shown, and how large."""
        room, full = self.sizeHint().height() + 1, self.style_now.text_size(SIZE)
        return fitting_words(self.words, self.width(), room, full)

    @property
    def shown(self) -> str:
        return self.set_now[0]

    def is_cut(self) -> bool:
        return self.shown != self.words

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        (shown, size), ink = self.set_now, self.style_now.theme.muted
        text_block(painter, QRectF(self.rect()), shown, size, ink, down="middle")
        painter.end()


@lru_cache(maxsize=64)
def fitting_words(words: str, width: int, room: int, full: int) -> tuple[str, int]:
    """Return all words at the largest size that has room for them; else as many as have room at the smallest, and none
    rather than a stump."""
    sizes = range(full, min(SIZE, full) - 1, -1)
    whole = next((size for size in sizes if has_room(words, width, room, size)), None)
    if whole is not None:
        return words, whole
    parts = words.split(" ")
    for count in range(len(parts) - 1, min(FEWEST, len(parts)) - 1, -1):
        said = " ".join(parts[:count]) + " …"
        if has_room(said, width, room, sizes[-1]):
            return said, sizes[-1]
    return "", full


def has_room(words: str, width: int, room: int, size: int) -> bool:
    """Whether they stand there, no word of them broken or cut."""
    longest = max((width_of(each, size) for each in words.split(" ")), default=0.0)
    return longest <= width and height_of(words, width, size) <= room


class Playback(QWidget):
    """Signals: `again_wanted`; `pause_wanted` with whether the others shall wait; `skip_wanted`."""

    again_wanted = Signal()
    pause_wanted = Signal(bool)
    skip_wanted = Signal()

    def __init__(self, formatter: Formatter, game_log: GameLog, showing: Showing) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.formatter = formatter
        self.game_log = game_log
        self.showing = showing
        self.style_now = Style()
        self.is_thinking = False
        """Whether an opponent thinks."""
        self.is_paused = False
        self._pause_words = "", ""
        self._shown: object = None
        """What was shown last; between two moves it is mostly the same."""
        self.badge = SeatBadge(size=22)
        self.words = TwoLines()
        self.again = IconButton("", "again")
        self.pause = IconButton("", "pause")
        self.skip = IconButton("", "skip")
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 5, 10, 5)
        row.setSpacing(4)
        row.addWidget(self.badge)
        row.addSpacing(4)
        row.addWidget(self.words, 1)
        for each in (self.again, self.pause, self.skip):
            row.addWidget(each)
        self.again.clicked.connect(self.again_wanted)
        self.pause.clicked.connect(lambda: self.pause_wanted.emit(not self.is_paused))
        self.skip.clicked.connect(self.skip_wanted)
        formatter.program.keys_changed.connect(self.say_again)

    def say_again(self) -> None:
        """All words in the language in use now."""
        self._pause_words = self._with_key("playback-pause", "pause"), self._with_key("playback-go-on", "pause")
        self._shown = None
        pause, again, skip = (
            self._pause_words[self.is_paused],
            self._with_key("again", "again"),
            self._with_key("playback-skip", "skip"),
        )
        for button, words in ((self.again, again), (self.skip, skip), (self.pause, pause)):
            button.say(words)
            button.setToolTip(words)

    def _with_key(self, id: str, act: Act) -> str:
        return self.formatter.say_id(id, key=spelled(self.formatter.program, act))

    def look_again(self) -> None:
        """Something was played, or is shown, or has begun to wait."""
        table, showing = self.formatter.table, self.showing
        plays = len(table.players) > 1
        if self.isHidden() == (plays and not table.is_covered):
            self.setVisible(self.isHidden())
        if not plays:
            return
        points = table.history.points_of_others()
        has_opponents = any(player != PERSON for player in table.players)
        is_acting = showing.is_acting
        self.pause.setVisible(has_opponents or is_acting)
        self.name_again(self._with_key("again-end" if showing.is_on else "again", "again"))
        self.show_state(
            can_show=showing.is_on or bool(points),
            can_pause=is_acting or (has_opponents and not table.is_over),
            is_paused=showing.is_paused if is_acting else table.is_paused,
            can_skip=showing.is_on or self.is_thinking,
        )
        self._tell_last(points)

    def _tell_last(self, points: Sequence[int]) -> None:
        """What the others have done last, or is shown now."""
        showing, formatter = self.showing, self.formatter
        if showing.card is not None:
            # What it does is seen when its reasons are read.
            self.tell(*seat_words(formatter, showing.card.seat), "")
        elif showing.is_on:
            self.tell(*shown_words(formatter, self.game_log, showing.frame))
        elif formatter.table.is_paused:
            self.tell("", "", formatter.say_id("playback-waiting"))
        else:
            spoken = (each for each in reversed(points) if told_at(self.game_log, each))
            last = next(spoken, None)
            self.tell(*(("", "", "") if last is None else said_of(formatter, self.game_log, last)))

    def name_again(self, words: str) -> None:
        """What the first button does: it shows again, or ends that."""
        if words != self.again.text():
            self.again.say(words)
            self.again.setToolTip(words)

    def tell(self, colour: str, seat: str, words: str) -> None:
        """Say what a seat has done."""
        if words == self.words.words and colour == self.badge.colour:
            return
        self.badge.show_seat(colour, seat)
        self.words.say(words)
        self.setAccessibleDescription(words)
        self._make_room()

    def show_state(self, *, can_show: bool, can_pause: bool, is_paused: bool, can_skip: bool) -> None:
        state = can_show, can_pause, is_paused, can_skip
        if state == self._shown:
            return
        self._shown, self.is_paused = state, is_paused
        self.again.setEnabled(can_show)
        self.pause.setEnabled(can_pause)
        self.skip.setEnabled(can_skip)
        self.pause.icon_name = "play" if is_paused else "pause"
        words = self._pause_words[is_paused]
        self.pause.say(words)
        self.pause.setToolTip(words)

    def wear(self, style: Style) -> None:
        self.style_now = style
        self._make_room()
        self.update()

    def _make_room(self) -> None:
        """Hide the badge in large letters: the words need its room, and name the seat."""
        self.badge.setVisible(self.style_now.text_scale < WITHOUT_BADGE or not self.words.words)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        foot_ground(painter, QRectF(self.rect()), self.style_now)
        painter.end()
