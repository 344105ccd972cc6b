"""The chosen made thing: its picture, who made it from what, what was checked, and what can be done with it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.made.rows import draw_filling
from desktop.made.saying import Facts
from desktop.paint.art import Art
from desktop.paint.icons import icon
from desktop.paint.motifs import draw_patch
from desktop.paint.painting import SMOOTH, clipped, pen
from desktop.paint.paths import rounded
from desktop.widgets.boards import Board
from desktop.widgets.buttons import Button
from desktop.widgets.dressing import Drawn, wear_all
from desktop.widgets.links import RuleLink, TextLink
from desktop.widgets.scrolling import ScrollingColumn
from desktop.widgets.surfaces import inks_of
from desktop.widgets.words import Hairline, Label, heading, note
from desktop.widgets.wrapping import Wrapping

SHAPE, MOST_HIGH = 1.5, 252.0
WIDEST_SHAPE = 2.4
"""Where there is more room across, the picture stands at the left."""
MOST_RULES, MOST_PROBLEMS = 8, 12


class Picture(Drawn):
    def __init__(self) -> None:
        super().__init__()
        self.image: QImage | None = None
        self.game = ""
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_image(self, image: QImage | None, game: str) -> None:
        self.image, self.game = image, game
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return min(round(width / SHAPE), self.px(MOST_HIGH))

    def sizeHint(self) -> QSize:
        return QSize(self.px(300), self.heightForWidth(self.px(300)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        place = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        place.setWidth(min(place.width(), place.height() * WIDEST_SHAPE))
        with clipped(painter, rounded(place, 8)):
            if self.image is not None:
                draw_filling(painter, place, self.image)
            else:
                draw_patch(painter, place, self.game)
        painter.strokePath(rounded(place, 8), pen(inks_of(self.style_now, "board").muted, 1))
        painter.end()


class CheckLine(Drawn):
    """A check, or a warning, and words."""

    def __init__(self, words: str, *, is_well: bool) -> None:
        super().__init__()
        self.is_well = is_well
        self.label = Label(words, size=15, ink="text" if is_well else "refuse", on="board")
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 1, 0, 1)
        column.addWidget(self.label)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        side = self.style_now.text_size(15)
        ink = self.style_now.theme.lit if self.is_well else inks_of(self.style_now, "board").refuse
        icon(painter, "check" if self.is_well else "close", QRectF(3, 3, side, side), ink)
        painter.end()


class Detail(Board):
    """Signals: `pressed` with the name of what somebody wants to do; `rule_wanted`."""

    pressed = Signal(str)
    rule_wanted = Signal(str)

    def __init__(self, art: Art) -> None:
        super().__init__(art, gap=8)
        self.first_does = ""
        self._facts_shown: list[Facts] = []
        self._checks_shown: list[tuple[str, bool]] = []
        self.picture = Picture()
        self.title = heading(size=26, on="board")
        self.below = note(on="board")
        self.facts = QGridLayout()
        self.facts.setHorizontalSpacing(14)
        self.facts.setVerticalSpacing(5)
        self.facts.setColumnStretch(1, 1)
        self.rules_row = QWidget()
        self.rules = Wrapping(self.rules_row, gap=6)
        self.links = [RuleLink(on="board") for _ in range(MOST_RULES)]
        self.checks = QVBoxLayout()
        self.checks.setSpacing(2)
        self.first = Button(kind="primary", on="board", size=17)
        self.buttons: dict[str, Button] = {}
        self.acts = QGridLayout()
        self.acts.setSpacing(8)
        self.throw = TextLink(on="board")
        self._arrange()
        self.first.clicked.connect(lambda: self.pressed.emit(self.first_does))
        self.throw.clicked.connect(lambda: self.pressed.emit("throw"))

    def _arrange(self) -> None:
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 6, 0)
        column.setSpacing(8)
        for link in self.links:
            self.rules.addWidget(link)
            link.followed.connect(self.rule_wanted)
            link.hide()
        column.addWidget(self.picture)
        column.addWidget(self.title)
        column.addWidget(self.below)
        column.addLayout(self.facts)
        column.addWidget(self.rules_row)
        column.addWidget(Hairline(on="board"))
        column.addLayout(self.checks)
        column.addSpacing(4)
        column.addWidget(self.first)
        column.addLayout(self.acts)
        column.addWidget(self.throw)
        column.addStretch(1)
        self.column.addWidget(ScrollingColumn(content))

    def show_head(self, title: str, below: str, image: QImage | None, game: str) -> None:
        self.title.setText(title)
        self.below.setText(below)
        self.picture.show_image(image, game)
        self.picture.setAccessibleName(title)

    def show_facts(self, facts: Sequence[Facts], rules: Sequence[str]) -> None:
        if list(facts) != self._facts_shown:
            self._facts_shown = list(facts)
            clear(self.facts)
            for at, each in enumerate(facts):
                self._put(note(each.label, on="board"), at, 0)
                self._put(Label(each.value, weight="semibold", on="board"), at, 1)
        for at, link in enumerate(self.links):
            link.show_rule(rules[at] if at < len(rules) else "")
        self.rules_row.setVisible(bool(rules))
        self._dress()

    def _put(self, label: Label, row: int, column: int) -> None:
        self.facts.addWidget(label, row, column)
        label.show()

    def show_checks(self, lines: Sequence[tuple[str, bool]]) -> None:
        if list(lines) == self._checks_shown:
            return
        self._checks_shown = list(lines)
        clear(self.checks)
        for words, is_well in lines[:MOST_PROBLEMS]:
            line = CheckLine(words, is_well=is_well)
            self.checks.addWidget(line)
            line.show()
        self._dress()

    def offer(self, first: tuple[str, str, str], others: Sequence[tuple[str, str, str]], throw: str) -> None:
        """What can be done: name, words and icon of each; the first stands out."""
        self.first_does, words, icon_name = first
        self.first.icon_name = icon_name
        self.first.say(words)
        self.first.setVisible(bool(words))
        if [name for name, _, _ in others] != list(self.buttons):
            clear(self.acts)
            self.buttons = {}
            for at, (name, _, sign) in enumerate(others):
                button = Button(icon_name=sign, on="board")
                button.clicked.connect(self._does(name))
                self.buttons[name] = button
                self.acts.addWidget(button, at // 2, at % 2)
                button.show()
        for name, said, _ in others:
            self.buttons[name].say(said)
        self.throw.say(throw)
        self.throw.setVisible(bool(throw))
        self._dress()

    def _does(self, name: str) -> Callable[[], None]:
        return lambda: self.pressed.emit(name)

    def _dress(self) -> None:
        wear_all(self, self.style_now)


def clear(layout: QGridLayout | QVBoxLayout) -> None:
    """Take everything out of a layout."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
