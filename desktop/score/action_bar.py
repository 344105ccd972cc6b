"""What may be done with the game now, always at the foot: words at the left, what most people want at the right."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.paint.painting import pen
from desktop.style.fonts import height_of, width_of
from desktop.style.mixing import solid
from desktop.style.theme import Style
from desktop.widgets.buttons import ActionButton
from desktop.widgets.links import TextLink
from desktop.widgets.words import Label

LEFT: tuple[str, ...] = ("resume", "review", "save", "log", "picture", "pdf")
RIGHT: tuple[str, ...] = ("again", "next")
EXPORTS = ("log", "picture", "pdf")
ICONS = {
    "resume": "branch",
    "review": "hint",
    "save": "save",
    "sheet": "chart",
    "keep": "save",
    "watch": "history",
    "again": "again",
    "daily": "die",
    "next": "play",
}
WORDS = {"sheet": "whole"}
"""What is said of an action, where that is not its name."""
GAP, BETWEEN, SIDES, ENDS = 8, 22, 20, 13
LEAST_STATUS = 120

Say = Callable[..., str]


class ActionBar(QWidget):
    """Signal `wanted` with the name of an action."""

    wanted = Signal(str)

    def __init__(self, left: Sequence[str] = LEFT, right: Sequence[str] = RIGHT) -> None:
        """The names of what stands at the left, after the way home, and at the right."""
        super().__init__()
        self.left, self.right = tuple(left), tuple(right)
        self.style_now = Style()
        self.home = TextLink(size=16)
        self.export = Label(size=16, ink="muted", wraps=False)
        self.status = Label(size=15, ink="muted")
        self.buttons = {name: ActionButton("", "quiet", ICONS.get(name, "")) for name in (*left, *right)}
        for each in (self.home, self.export, self.status, *self.buttons.values()):
            each.setParent(self)
        self.home.clicked.connect(lambda: self.wanted.emit("home"))
        for name, button in self.buttons.items():
            button.clicked.connect(lambda _=False, name=name: self.wanted.emit(name))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.export.setVisible(any(name in EXPORTS for name in left))
        self.offer_next("", "")

    def say(self, say: Say) -> None:
        self.home.say(say("score-home"))
        self.export.setText(say("score-export"))
        for name, button in self.buttons.items():
            if name in EXPORTS:
                button.say(say(f"score-export-{name}"))
                button.setAccessibleName(say(f"score-export-{name}-said"))
                button.setToolTip(say(f"score-export-{name}-said"))
            elif name != "next":
                button.say(say(f"score-{WORDS.get(name, name)}"))
        self.buttons["again"].setToolTip(say("score-again-said"))
        self._place()

    def offer(self, name: str, offered: bool) -> None:
        """Show or hide an action that some games do not have."""
        self.buttons[name].setVisible(offered)
        self._place()

    def offer_next(self, words: str, said: str) -> None:
        """The next mission, if there is one: then it is what most people want; else another game is."""
        following = self.buttons["next"]
        following.say(words)
        following.setAccessibleName(said)
        following.setToolTip(said)
        following.setVisible(bool(words))
        following.set_kind("primary")
        self.buttons["again"].set_kind("quiet" if words else "primary")
        self._place()

    def say_again(self, words: str) -> None:
        """What another game is called here."""
        self.buttons["again"].say(words)
        self._place()

    @property
    def primary(self) -> ActionButton:
        """What most people want now."""
        return self.buttons["again" if self.buttons["next"].isHidden() else "next"]

    def shown(self) -> list[tuple[str, ActionButton]]:
        return [each for each in self.buttons.items() if not each[1].isHidden()]

    def tell(self, words: str) -> None:
        """That the game is kept, that a file is written, or why not."""
        self.status.setText(words)
        self.status.setAccessibleName(words)
        self._place()

    def wear(self, style: Style) -> None:
        self.style_now = style
        self._place()
        self.update()

    # Room

    def _left(self) -> list[QWidget]:
        exports = [self.buttons[name] for name in self.left if name in EXPORTS]
        return [
            self.home,
            *(self.buttons[name] for name in self.left if name not in EXPORTS),
            *([self.export, *exports] if exports else []),
        ]

    def _right(self) -> list[QWidget]:
        return [self.buttons[name] for name in self.right if not self.buttons[name].isHidden()]

    def _rows(self, wide: int) -> list[list[QWidget]]:
        """All on one row with what is said between them; else as many rows as are needed, the right group last."""
        room = wide - 2 * SIDES
        left, right = self._left(), self._right()
        if _across([*left, *right]) + 2 * BETWEEN + self._status_width() <= room:
            return [[*left, *right]]
        rows = _wrapped(left, room)
        if _across([*rows[-1], *right]) + BETWEEN <= room:
            return [*rows[:-1], [*rows[-1], *right]]
        return [*rows, *_wrapped(right, room)]

    def _status_width(self) -> int:
        size = self.style_now.text_size(15)
        return min(round(width_of(self.status.text(), size)) + 4, round(LEAST_STATUS * 2.4 * self.style_now.text_scale))

    def _status_height(self, wide: int) -> int:
        return round(height_of(self.status.text() or "É", wide, self.style_now.text_size(15))) + 2

    def needed_height(self, wide: int) -> int:
        rows = self._rows(wide)
        heights = sum(max(each.sizeHint().height() for each in row) for row in rows) + GAP * (len(rows) - 1)
        if not self._has_room_for_status(rows, wide):
            heights += self._status_height(wide - 2 * SIDES) + GAP
        else:
            heights = max(heights, self._status_height(self._status_room(rows, wide)))
        return heights + 2 * ENDS

    def _status_room(self, rows: Sequence[Sequence[QWidget]], wide: int) -> int:
        return wide - 2 * SIDES - _across(rows[-1]) - 2 * BETWEEN

    def _has_room_for_status(self, rows: Sequence[Sequence[QWidget]], wide: int) -> bool:
        room = self._status_room(rows, wide)
        return room >= self._status_width() and self._status_height(room) <= 2.2 * self._status_height(10_000)

    def sizeHint(self) -> QSize:
        return QSize(1000, self.needed_height(self.width()))

    def _place(self) -> None:
        wide = self.width()
        if wide < LEAST_STATUS:
            return
        rows, y = self._rows(wide), ENDS
        beside = self._has_room_for_status(rows, wide)
        if not beside:
            high = self._status_height(wide - 2 * SIDES)
            self.status.setGeometry(SIDES, y, wide - 2 * SIDES, high)
            y += high + GAP
        for row in rows:
            high = max(each.sizeHint().height() for each in row)
            self._place_row(row, y, high)
            y += high + GAP
        if beside:
            self._place_status(rows[-1])

    def _place_row(self, row: Sequence[QWidget], y: int, high: int) -> None:
        right = [each for each in row if each in self._right()]
        left = [each for each in row if each not in right]
        x = SIDES
        for each in left:
            each.setGeometry(QRect(QPoint(x, y), _centred(each, high)))
            x += each.sizeHint().width() + (BETWEEN if each is self.home or each is self.buttons.get("save") else GAP)
        x = self.width() - SIDES
        for each in reversed(right):
            x -= each.sizeHint().width()
            each.setGeometry(QRect(QPoint(x, y), _centred(each, high)))
            x -= GAP

    def _place_status(self, row: Sequence[QWidget]) -> None:
        """Place the status between the left and the right widgets of the row, close to the right ones."""
        right = min(each.x() for each in row if each in self._right())
        taken = [each.geometry().right() for each in row if each not in self._right()]
        left = max(taken, default=SIDES) + BETWEEN
        room = right - BETWEEN - left
        wide = min(room, round(width_of(self.status.text(), self.style_now.text_size(15))) + 6)
        y = row[-1].y()
        self.status.setGeometry(right - BETWEEN - wide, y, wide, row[-1].height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), solid(self.style_now.theme.panel))
        painter.setPen(pen(self.style_now.theme.line))
        painter.drawLine(0, 0, self.width(), 0)
        painter.end()


def _across(row: Sequence[QWidget]) -> int:
    return sum(each.sizeHint().width() for each in row) + GAP * (len(row) - 1) + 2 * (BETWEEN - GAP)


def _wrapped(row: Sequence[QWidget], room: int) -> list[list[QWidget]]:
    rows: list[list[QWidget]] = [[]]
    for each in row:
        if rows[-1] and _across([*rows[-1], each]) > room:
            rows.append([])
        rows[-1].append(each)
    return rows


def _centred(each: QWidget, high: int) -> QSize:
    return QSize(each.sizeHint().width(), high)
