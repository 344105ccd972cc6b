"""The cards that a class is run with: marks, the vote, the class's screen."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.keys import CLASS_TOOLS
from desktop.marking.drawing import INKS
from desktop.marking.marking import TOOLS
from desktop.page.words import Words
from desktop.presenter.bar import SIGNS
from desktop.presenter.cards import GAP, PAD, QUIET, Card
from desktop.presenter.classroom import Classroom
from desktop.presenter.controls import HandsButton, InkButton, ToolButton, show_tools, show_vote
from desktop.style.theme import Style
from desktop.widgets.buttons import Button, IconButton
from desktop.widgets.pressable import Pressable
from rules.core.marks import INKS as INK_NUMBERS
from rules.teaching.vote import MOST_ANSWERS

MOST_LINES, BETWEEN = 3, 4
"""In how many lines the buttons of the class's screen stand, before some lose their words; the room between two."""


class MarksCard(Card):
    """The tools and inks, in a row; in two where there is little room."""

    def __init__(self, parent: QWidget, style: Style, classroom: Classroom) -> None:
        super().__init__(parent, style)
        room = self.classroom = classroom
        self.title.hide()
        self.tools = {
            tool: self.hold(ToolButton(SIGNS[tool], key, is_upright=False))
            for tool, key in zip(TOOLS, CLASS_TOOLS, strict=True)
        }
        self.inks = [self.hold(InkButton(colour)) for colour in INKS]
        self.letters = self.hold(ToolButton("letters", "Ctrl+L", is_upright=False))
        self.wipe = self.hold(ToolButton("trash", is_upright=False))
        for tool, button in self.tools.items():
            button.clicked.connect(lambda _=False, tool=tool: room.marking.choose(tool))
        for number, ink in zip(INK_NUMBERS, self.inks, strict=True):
            ink.clicked.connect(lambda _=False, number=number: room.marking.choose_ink(number))
        self.letters.clicked.connect(room.letters.toggle)
        self.wipe.clicked.connect(room.marking.wipe)

    def say(self) -> None:
        room, say = self.classroom, self.classroom.program.say
        show_tools(self.tools, self.inks, room.marking, say)
        self.letters.say(say("class-letters"))
        self.letters.light(room.letters.is_on)
        self.wipe.say(say("tool-wipe"))
        self.wipe.setAccessibleDescription("; ".join(room.marking.said()))

    def arrange(self, width: int) -> int:
        buttons: list[Pressable] = [*self.tools.values(), *self.inks, self.letters, self.wipe]
        for with_words in ([*self.tools.values(), self.letters, self.wipe], [*self.tools.values()], []):
            for tool in (*self.tools.values(), self.letters, self.wipe):
                tool.is_short = tool not in with_words
            if sum(each.wide() + 2 for each in buttons) + 2 * GAP <= width:
                break
        x, y, high = GAP, 9, max(each.high_for(0) for each in buttons)
        for each in buttons:
            if x > GAP and x + each.wide() > width - GAP:
                x, y = GAP, y + high + 2
            tall = each.high_for(each.wide())
            x = each.put(x, y + (high - tall) / 2) + 2
        return y + high + 9


class VoteCard(Card):
    """The vote by show of hands."""

    def __init__(self, parent: QWidget, style: Style, classroom: Classroom) -> None:
        super().__init__(parent, style)
        room = self.classroom = classroom
        self.count = Words(self, QUIET, style)
        self.fewer, self.more = self.hold(IconButton("", "minus", side=28)), self.hold(IconButton("", "plus", side=28))
        self.reset = self.hold(Button("", size=14, is_compact=True))
        self.ask = self.hold(Button("", icon_name="poll", size=14, is_compact=True))
        self.reveal = self.hold(Button("", "primary", "eye", size=14, is_compact=True))
        self.hands = [self.hold(HandsButton(at)) for at in range(MOST_ANSWERS)]
        self.fewer.clicked.connect(lambda: room.resize_class(-1))
        self.more.clicked.connect(lambda: room.resize_class(1))
        self.reset.clicked.connect(room.empty)
        self.ask.clicked.connect(room.toggle_vote)
        self.reveal.clicked.connect(room.reveal)
        for at, hands in enumerate(self.hands):
            hands.counted.connect(lambda by, at=at: room.count(at, by))

    def say(self) -> None:
        room, say, vote = self.classroom, self.classroom.program.say, self.classroom.vote
        self.title.say(say("class-the-vote"))
        total = vote.total if vote is not None else 0
        self.count.say(say("class-count", total=total, size=room.class_size))
        self.fewer.say(say("class-fewer"))
        self.more.say(say("class-more"))
        self.reset.say(say("class-reset"))
        self.ask.say(say("class-stop" if vote is not None else "class-vote"))
        self.reveal.say(say("class-hide" if vote is not None and vote.is_revealed else "class-reveal"))
        self.reveal.say_key(say("key-enter"))
        self.reset.setVisible(vote is not None)
        self.reveal.setVisible(vote is not None and vote.right is not None)
        show_vote(self.hands, vote, say)

    def arrange(self, width: int) -> int:
        x, tall = width - PAD, self.ask.sizeHint().height()
        for button in (self.reveal, self.reset, self.ask):
            if not button.isHidden():
                x -= button.wide()
                button.put(x, 10)
                x -= 8
        y, left, head = 10 + tall, PAD, round(self.title.natural_width()) + 2
        if x < head + 2 * PAD:
            self.title.put(PAD, y + 5, head)
            left += head + GAP
        else:
            y = max(y, self.title.put(PAD, 10 + (tall - self.title.line) / 2, x - PAD))
        end = self.count.put(left, y + 6, min(self.count.natural_width() + 2, width - left - PAD - 70))
        x = self.fewer.put(self.count.geometry().right() + 8, y + 4)
        self.more.put(x + 2, y + 4)
        y = max(end, self.title.geometry().bottom(), self.more.geometry().bottom()) + 8
        shown = [each for each in self.hands if not each.isHidden()]
        wide = (width - 2 * PAD - GAP * (len(shown) - 1)) / max(1, len(shown))
        for number, each in enumerate(shown):
            each.put(PAD + number * (wide + GAP), y, min(wide, 200.0))
        return y + (self.hands[0].high_for(0) + 12 if shown else 4)


class ScreenCard(Card):
    """What the class sees of it all: frozen, black, dark, larger. Signals: `exchanged`, `ended`."""

    exchanged = Signal()
    ended = Signal()

    def __init__(self, parent: QWidget, style: Style, classroom: Classroom) -> None:
        super().__init__(parent, style)
        room = self.classroom = classroom
        self.freeze = self.hold(ToolButton("freeze", "F8", is_upright=False))
        self.black = self.hold(ToolButton("black", ".", is_upright=False))
        self.dark = self.hold(ToolButton("theme", is_upright=False))
        self.dark_desk = self.hold(ToolButton("theme", is_upright=False))
        self.languages = self.hold(ToolButton("language", is_upright=False))
        self.swap = self.hold(ToolButton("screens", "F10", is_upright=False))
        self.end = self.hold(ToolButton("close", is_upright=False))
        self.smaller, self.larger = self.hold(Button("A−", is_compact=True)), self.hold(Button("A+", is_compact=True))
        self.freeze.clicked.connect(room.screen.toggle_frozen)
        self.black.clicked.connect(room.screen.toggle_black)
        self.dark.clicked.connect(room.toggle_dark_panel)
        self.dark_desk.clicked.connect(room.toggle_dark_desk)
        self.languages.clicked.connect(room.toggle_languages)
        self.smaller.clicked.connect(lambda: room.step_size(-1))
        self.larger.clicked.connect(lambda: room.step_size(1))
        self.swap.clicked.connect(self.exchanged)
        self.end.clicked.connect(self.ended)

    def say(self) -> None:
        room, say = self.classroom, self.classroom.program.say
        self.title.say(say("class-screen"))
        for button, id, is_on in (
            (self.freeze, "class-freeze", room.screen.is_frozen),
            (self.black, "class-black", room.screen.is_black),
            (self.dark, "class-dark", room.program.settings.dark_panel),
            (self.dark_desk, "class-dark-desk", room.program.settings.dark_desk),
            (self.languages, "class-languages", room.program.settings.both_languages),
            (self.swap, "class-exchange", False),
            (self.end, "class-end", False),
        ):
            button.say(say(id))
            button.light(is_on)
        self.smaller.setAccessibleName(say("class-smaller"))
        self.larger.setAccessibleName(say("class-larger"))

    def arrange(self, width: int) -> int:
        y = self.title.put(PAD, 12, width - 2 * PAD) + 4
        tools = [self.freeze, self.black, self.dark, self.dark_desk, self.languages, self.swap, self.end]
        buttons = [*tools, self.smaller, self.larger]
        for each in tools:
            each.is_short = False
        for short in ((), (self.languages,), (self.languages, self.swap)):
            for tool in short:
                tool.is_short = True
            lines = list(in_lines(buttons, width - 2 * GAP))
            if len(lines) <= MOST_LINES:
                break
        high = self.freeze.high_for(0)
        for line in lines:
            x = GAP
            for button in line:
                x = button.put(x, y) + BETWEEN
            y += high + 2
        return y + 8


def in_lines(buttons: Sequence[Pressable], width: int) -> Iterator[list[Pressable]]:
    """The buttons from left to right, in as many lines as they need."""
    line: list[Pressable] = []
    for each in buttons:
        if line and sum(other.wide() + BETWEEN for other in line) + each.wide() > width:
            yield line
            line = []
        line.append(each)
    yield line
