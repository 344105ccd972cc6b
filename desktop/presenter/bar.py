"""The bar of a class at the lower edge: steps, tools, inks, the vote, the clock."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from desktop.keys import CLASS_TOOLS, keys_of
from desktop.marking.drawing import INKS
from desktop.marking.marking import TOOLS, Tool
from desktop.paint.painting import SMOOTH
from desktop.paint.text import text_line
from desktop.presenter.classroom import Classroom
from desktop.presenter.clock import is_amber, is_over, written
from desktop.presenter.controls import HandsButton, InkButton, ToolButton, show_tools, show_vote
from desktop.style.mixing import solid
from desktop.style.theme import Style
from desktop.widgets.dressing import Drawn, held
from desktop.widgets.letter_keys import spelled
from desktop.widgets.pressable import Pressable
from rules.core.marks import INKS as INK_NUMBERS
from rules.teaching.vote import MOST_ANSWERS

SIGNS: dict[Tool, str] = {
    "laser": "laser",
    "arrow": "arrow",
    "ring": "ring",
    "number": "one",
    "pen": "freehand",
    "light": "spot",
}
PAD, GAP, PART = 14, 2, 22
AMBER, AMBER_DARK = "#8A5A00", "#F2B84B"


class ClassBar(Drawn):
    """Signals: `step` with 1 for the next and -1 for the one before; `projected` when the projector is asked for;
    `hidden` when the bar is not wanted for the moment; `notes_wanted` when the notes are wanted in place of the dock,
    or the dock again; `closed` when the class is over.
    """

    step = Signal(int)
    projected = Signal()
    closed = Signal()
    hidden = Signal()
    notes_wanted = Signal()

    def __init__(self, classroom: Classroom, *, has_steps: bool = False, hides: bool = False) -> None:
        super().__init__()
        self.classroom = classroom
        self.has_steps = has_steps
        self.hides = hides
        self.steps = [ToolButton("chevron_left", "PgUp"), ToolButton("chevron_right", "PgDn")]
        self.tools = {tool: ToolButton(SIGNS[tool], key) for tool, key in zip(TOOLS, CLASS_TOOLS, strict=True)}
        self.inks = [InkButton(colour) for colour in INKS]
        self.keep = ToolButton("save", keys_of("keep-marks")[0])
        self.letters = ToolButton("letters", keys_of("letters")[0])
        self.vote = ToolButton("poll", keys_of("vote")[0])
        self.hands = [HandsButton(at) for at in range(MOST_ANSWERS)]
        self.reveal = ToolButton("eye")
        self.freeze = ToolButton("freeze", keys_of("freeze")[0])
        self.black = ToolButton("black", keys_of("black")[0])
        self.notes = ToolButton("pencil", keys_of("dock")[0])
        self.notes.hide()
        self.project = ToolButton("screens", keys_of("project")[0])
        self.hide_ = ToolButton("chevron_down", keys_of("project")[0])
        self.close_ = ToolButton("close", keys_of("class")[0])
        self.exchanges = False
        """Whether the class has a screen already, which can be exchanged."""
        self.tells_time = True
        """Whether the time is not told beside the table already."""
        self.time_at = QRectF()
        self.told = ""
        """What went wrong, in place of how the session stands."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for each in self._all():
            held(self, each, self.style_now)
        self.project.setVisible(not hides)
        self._connect()
        self.say_again()
        self.show_again()

    def _all(self) -> Sequence[Pressable]:
        return [
            *(self.steps if self.has_steps else ()),
            *self.tools.values(),
            *self.inks,
            self.keep,
            self.letters,
            self.vote,
            *self.hands,
            self.reveal,
            self.freeze,
            self.black,
            self.notes,
            self.project,
            *((self.hide_,) if self.hides else ()),
            self.close_,
        ]

    def _connect(self) -> None:
        room = self.classroom
        for by, button in zip((-1, 1), self.steps, strict=True):
            button.clicked.connect(lambda _=False, by=by: self.step.emit(by))
        for tool, button in self.tools.items():
            button.clicked.connect(lambda _=False, tool=tool: room.marking.choose(tool))
        for number, ink in zip(INK_NUMBERS, self.inks, strict=True):
            ink.clicked.connect(lambda _=False, number=number: room.marking.choose_ink(number))
        for at, hands in enumerate(self.hands):
            hands.counted.connect(lambda by, at=at: room.count(at, by))
        self.keep.clicked.connect(room.keep_marks)
        self.letters.clicked.connect(room.letters.toggle)
        self.vote.clicked.connect(room.toggle_vote)
        self.reveal.clicked.connect(room.reveal)
        self.freeze.clicked.connect(room.screen.toggle_frozen)
        self.black.clicked.connect(room.screen.toggle_black)
        self.notes.clicked.connect(self.notes_wanted)
        self.project.clicked.connect(self.projected)
        self.close_.clicked.connect(self.closed)
        self.hide_.clicked.connect(self.hidden)
        room.changed.connect(self.show_again)
        room.ticked.connect(self.update)
        room.program.language_changed.connect(self.say_again)

    # What it says

    def say_again(self) -> None:
        say = self.classroom.program.say
        for button, id in zip(self.steps, ("class-back", "class-next"), strict=True):
            button.say(say(id))
        self.keep.say(say("class-keep"))
        self.letters.say(say("class-letters"))
        self.vote.say(say("class-vote"))
        self.freeze.say(say("class-freeze-short"))
        self.black.key = spelled(self.classroom.program, "black")
        self.black.say(say("class-black-short"))
        self.notes.say(say("class-notes"))
        self.project.say(say("class-exchange" if self.exchanges else "class-project"))
        self.close_.say(say("class-end"))
        self.hide_.say(say("class-hide-bar"))
        self.show_again()

    def offer_exchange(self, exchanges: bool) -> None:
        """Offer to project, or to exchange the screens where the class has one already."""
        self.exchanges = exchanges
        self.say_again()

    def offer_notes(self, is_offered: bool, *, are_shown: bool) -> None:
        """Offer the notes where they stand in place of the dock; they tell the time."""
        self.notes.setVisible(is_offered)
        self.notes.light(are_shown)
        self.tells_time = not are_shown
        self._arrange()
        self.update()

    def offer_projector(self, *, is_there: bool, told: str = "") -> None:
        """Offer to light a projector again that was plugged in anew, or not; say that it was unplugged."""
        self.told = told
        self.project.setVisible(is_there)
        self.project.say(self.classroom.program.say("class-light-again"))
        self._arrange()

    def show_again(self) -> None:
        room, say = self.classroom, self.classroom.program.say
        show_tools(self.tools, self.inks, room.marking, say)
        self.keep.setVisible(room.can_keep)
        self.letters.light(room.letters.is_on)
        self.freeze.light(room.screen.is_frozen)
        self.black.light(room.screen.is_black)
        vote = room.vote
        self.vote.light(vote is not None)
        self.reveal.say(say("class-hide" if vote is not None and vote.is_revealed else "class-reveal"))
        self.reveal.setVisible(vote is not None and vote.right is not None)
        show_vote(self.hands, vote, say)
        self._arrange()
        self.update()

    # How it is laid out

    def wear(self, style: Style) -> None:
        super().wear(style)
        self._arrange()

    def sizeHint(self) -> QSize:
        return QSize(0, self.high)

    @property
    def high(self) -> int:
        tool = self.tools["laser"]
        return max(tool.high_for(tool.wide()), 2 * self.inks[0].wide()) + PAD

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _shown(self) -> list[list[Pressable]]:
        """The parts of the bar, each with what shows of it."""
        vote: list[Pressable] = [
            self.letters,
            self.vote,
            *(each for each in (*self.hands, self.reveal) if not each.isHidden()),
        ]
        last: list[Pressable] = [self.notes, self.project, self.hide_, self.close_]
        ends = [each for each in last if each.parent() is self and not each.isHidden()]
        screen: list[Pressable] = [self.freeze, self.black]
        parts: list[list[Pressable]] = [list(self.tools.values()), list(self.inks), vote, screen, ends]
        if not self.keep.isHidden():
            parts.insert(2, [self.keep])
        return [list(self.steps), *parts] if self.has_steps else parts

    def _arrange(self) -> None:
        """Place everything: with all words if there is room, else signs and keys alone."""
        self.time_at = QRectF()
        signs = [each for each in self._all() if isinstance(each, ToolButton)]
        for is_short in (False, True):
            for each in signs:
                each.is_short = is_short
            if self._wide() <= self.width():
                break
        self.setFixedHeight(self.high)
        x, high = float(PAD), self.height()
        *parts, ends = self._shown()
        for part in parts:
            x = self._put(part, x, high) + PART
        left = self.width() - PAD - sum(each.wide() + GAP for each in ends)
        self._put(ends, left, high)
        if self.tells_time or self.told:
            self.time_at = QRectF(x, 0, max(0.0, left - x - GAP), high)

    def _wide(self) -> float:
        time = self.style_now.grown(96) if self.tells_time else 0
        return sum(sum(self._step(each) for each in part) + PART for part in self._shown()) + 2 * PAD + time

    def _step(self, button: Pressable) -> float:
        return (button.wide() + GAP) * (0.5 if isinstance(button, InkButton) else 1)

    def _put(self, part: Sequence[Pressable], x: float, high: int) -> float:
        """One beside the other; inks stand in two rows."""
        if part and isinstance(part[0], InkButton):
            side = part[0].wide()
            for number, each in enumerate(part):
                each.put(x + number % 2 * side, high / 2 - side + number // 2 * side)
            return x + 2 * side
        for each in part:
            wide = each.wide()
            tall = each.high_for(wide)
            each.put(x, (high - tall) / 2)
            x += wide + GAP
        return x

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        theme = self.style_now.theme
        painter.fillRect(self.rect(), solid(theme.panel))
        painter.fillRect(QRectF(0, 0, self.width(), 1), solid(theme.line))
        self._draw_time(painter)
        painter.end()

    def _draw_time(self, painter: QPainter) -> None:
        if self.time_at.isEmpty():
            return
        clock, theme, place = self.classroom.clock, self.style_now.theme, self.time_at
        seconds, allowed = clock.session, clock.allowed.session
        size, small = self.style_now.text_size(28), self.style_now.text_size(14)
        ink = theme.refuse if is_over(seconds, allowed) else theme.text
        if is_amber(seconds, allowed) and not is_over(seconds, allowed):
            ink = AMBER_DARK if self.style_now.is_dark else AMBER
        if clock.is_paused:
            ink = theme.muted
        middle = place.center().y()
        above = QRectF(place.x(), middle - size, place.width(), size * 1.3)
        text_line(painter, above, written(seconds), size, ink, "bold")
        below = QRectF(place.x(), middle + size * 0.35, place.width(), small * 1.4)
        amber = AMBER_DARK if self.style_now.is_dark else AMBER
        words, colour = (self.told, amber) if self.told else (pace_words(self.classroom), theme.muted)
        text_line(painter, below, words, small, colour, "semibold")


def pace_words(classroom: Classroom) -> str:
    """How the session stands: paused, on time, ahead or late."""
    say = classroom.program.say
    if classroom.clock.is_paused:
        return say("class-paused")
    pace, minutes = classroom.clock.pace
    return "" if pace == "none" else say(f"class-{pace}", minutes=minutes)
