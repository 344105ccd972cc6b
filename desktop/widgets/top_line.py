"""The line at the top of every screen: where one is, whose turn it is, what is asked, and in which language.

While one looks back at the past of a game it says that instead, on amber.
"""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from desktop.paint.painting import pen
from desktop.program import Program
from desktop.style.mixing import solid
from desktop.style.theme import Style
from desktop.widgets.badge import SeatBadge
from desktop.widgets.buttons import IconButton
from desktop.widgets.dressing import Drawn
from desktop.widgets.lamp_button import LampButton
from desktop.widgets.loudspeaker import Loudspeaker
from desktop.widgets.past_bar import WARNING, Past, PastBar, past_ground
from desktop.widgets.switch import Choice, Switch
from desktop.widgets.words import AskLabel, Hairline, LineLabel
from rules.text.localise import LANGUAGES

HEIGHT = 54
EDGE = 3.0
"""Around the line in the contrast theme, where its ground cannot tell."""
ROOM_FOR_ADVICE = 1400
"""In a line narrower than this, at text of the usual size, advice is only its icon."""
LEAST_ASK = 0.34
"""The part of the line that what is asked keeps; the step, then the title, make room for it."""


@dataclass(frozen=True, slots=True)
class Now:
    """What the line says of a game: the colour and the words of a seat, the round and step, what is asked."""

    colour: str = ""
    seat: str = ""
    step: str = ""
    ask: str = ""


class TopLine(Drawn):
    """Signals: `menu_asked`; `advice_asked`. The language is changed at once, for the whole program.

    What it says stands on a line of its own, as large as itself: other words never make the screen lay itself out anew.
    """

    menu_asked = Signal()
    advice_asked = Signal()

    def __init__(self, program: Program, *, has_sound: bool = False, has_advice: bool = False) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.program = program
        self.now = Now()
        self.line = QWidget(self)
        self.menu = IconButton("", "menu")
        self.title = LineLabel(size=22, weight="semibold", serif=True)
        self.parting = Hairline(upright=True)
        self.badge = SeatBadge(size=28)
        self.seat = LineLabel(size=19, weight="bold")
        self.step = LineLabel(size=16, ink="muted")
        self.ask = AskLabel(size=19, weight="bold")
        self.past = PastBar()
        self.past.hide()
        self.language = Switch(focus=Qt.FocusPolicy.TabFocus)
        self.loudspeaker = Loudspeaker(program) if has_sound else None
        self.advice = LampButton() if has_advice else None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._lay_out()
        self.menu.clicked.connect(self.menu_asked)
        self.language.chosen.connect(program.set_language)
        if self.advice is not None:
            self.advice.clicked.connect(self.advice_asked)
        program.language_changed.connect(self.say_again)
        self.say_again()
        self._make_room()

    def show_title(self, words: str) -> None:
        self.title.say(words)
        self._name_window()
        self._make_room()

    def show_now(self, now: Now) -> None:
        if now == self.now:
            return
        self.now = now
        self.badge.show_seat(now.colour, now.seat)
        self.seat.say(now.seat)
        self.step.say(now.step)
        self.ask.say(now.ask)
        self._name_window()
        if not self.is_past:
            self._describe()
        self._make_room()

    @property
    def is_past(self) -> bool:
        return not self.past.isHidden()

    def show_past(self, past: Past | None) -> None:
        """The past that one looks at, in place of what is asked; None: nobody looks back."""
        if past is not None:
            self.past.show_past(past)
            self.setAccessibleDescription(" · ".join(part for part in (past.where, past.turn) if part))
        if self.is_past == (past is not None):
            return
        self.past.setVisible(past is not None)
        if past is None:
            self._describe()
        self._make_room()
        self.update()

    def _name_window(self) -> None:
        """Title of the window: what is open, and whose turn it is."""
        parts = self.title.words, self.now.seat, self.now.step
        self.setWindowTitle(" · ".join(part for part in parts if part))

    def _describe(self) -> None:
        now = self.now
        self.setAccessibleDescription(" · ".join(part for part in (now.seat, now.step, now.ask) if part))

    def say_again(self) -> None:
        """Say its own words again; the code that set the other words says them again itself."""
        say = self.program.say
        self.menu.say(say("top-menu"))
        if self.advice is not None:
            self.advice.say(say("advice"))
        languages = [Choice(each, each.upper(), say(f"top-language-{each}")) for each in LANGUAGES]
        self.language.offer(languages, self.program.settings.language, say("top-language"))

    def wear(self, style: Style) -> None:
        super().wear(style)
        self.setFixedHeight(self.height_wanted)
        self.parting.setFixedHeight(self.height_wanted // 2)
        self._make_room()

    @property
    def height_wanted(self) -> int:
        style = self.style_now
        return max(round(HEIGHT * (1 + style.unit) / 2 * (1 if style.unit < 1 else style.unit)), self._tallest() + 14)

    def sizeHint(self) -> QSize:
        return QSize(800, self.height_wanted)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.row.minimumSize().width(), self.height_wanted)

    def _tallest(self) -> int:
        return max(each.sizeHint().height() for each in (self.title, self.seat, self.ask, self.language))

    def _lay_out(self) -> None:
        self.row = row = QHBoxLayout(self.line)
        row.setContentsMargins(14, 0, 18, 0)
        row.setSpacing(12)
        for each in (self.menu, self.title, self.parting, self.badge, self.seat, self.step):
            row.addWidget(each)
        row.addWidget(self.ask, 1)
        row.addWidget(self.past, 1)
        if self.loudspeaker is not None:
            row.addWidget(self.loudspeaker, 0, Qt.AlignmentFlag.AlignVCenter)
        if self.advice is not None:
            row.addWidget(self.advice, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.language, 0, Qt.AlignmentFlag.AlignVCenter)
        for each in (self.title, self.seat, self.step):
            each.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self.ask.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)

    def _make_room(self) -> None:
        """What is asked comes first: other words go when it would be cut short."""
        if self.advice is not None:
            self.advice.show_icon_only(self.width() < ROOM_FOR_ADVICE * self.style_now.text_scale)
        self.title.setVisible(bool(self.title.words))
        self.ask.setHidden(self.is_past)
        if self.is_past:
            self._make_room_for_past()
            return
        self.badge.setVisible(bool(self.badge.colour))
        self.step.setVisible(bool(self.step.words))
        self.seat.setVisible(bool(self.seat.words))
        wanted = min(self.ask.needed, int(self.width() * LEAST_ASK))
        for each in (self.step, self.title):
            if self._room_for_ask() >= wanted:
                break
            each.hide()
        self.parting.setVisible(not self.title.isHidden() and bool(self.seat.words))
        self.row.activate()

    def _make_room_for_past(self) -> None:
        for each in (self.badge, self.seat, self.step):
            each.hide()
        taken = self._corners + self.title.sizeHint().width() + 100
        self.title.setVisible(bool(self.title.words) and self.width() - taken >= self.past.needed)
        self.parting.setVisible(not self.title.isHidden())
        self.row.activate()
        self.past.arrange()

    def _room_for_ask(self) -> int:
        shown = [each for each in (self.title, self.seat, self.step) if not each.isHidden()]
        taken = sum(each.sizeHint().width() + 12 for each in (self.badge, *shown))
        return self.width() - taken - self._corners - 84

    @property
    def _corners(self) -> int:
        """The width of what always stands at both ends."""
        sound = 0 if self.loudspeaker is None else self.loudspeaker.wide() + 12
        advice = 0 if self.advice is None else self.advice.wide() + 12
        return self.menu.sizeHint().width() + self.language.sizeHint().width() + sound + advice

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.line.setGeometry(self.rect())
        self._make_room()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self.style_now.theme
        painter.fillRect(QRectF(self.rect()), solid(past_ground(self.style_now) if self.is_past else theme.panel))
        painter.setPen(pen(theme.line))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
        if self.is_past and self.style_now.theme_name == "contrast":
            painter.setPen(pen(WARNING, EDGE))
            painter.drawRect(QRectF(self.rect()).adjusted(EDGE / 2, EDGE / 2, -EDGE / 2, -EDGE / 2))
        painter.end()
