"""Who plays: the name and its pencil, what was played in all, what most."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from desktop.cabinet.covers import WIDTH, emblem
from desktop.own_page.panel import SHADOW, Drawing, Panel, own_ink
from desktop.page.words import Type, Words
from desktop.paint.art import Art
from desktop.paint.painting import pen
from desktop.paint.paths import circle
from desktop.paint.text import figure
from desktop.style.mixing import ink_on, solid, with_alpha
from desktop.style.theme import Style
from desktop.widgets.buttons import IconButton
from desktop.widgets.fields import Field
from rules.core.savefile import NAME_LETTERS

NAME_LIMIT = min(24, NAME_LETTERS)


class Medallion(Drawing):
    """The first letter of a name on a disc."""

    def __init__(self) -> None:
        super().__init__()
        self.letter = ""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_name(self, name: str) -> None:
        self.letter = name[:1].upper()
        self.update()

    def high_for(self, width: float) -> int:
        return round(width)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        ink, radius = own_ink(self.style_now), rect.width() / 2 - 2
        disc = circle(rect.center(), radius)
        painter.fillPath(disc, solid(ink))
        painter.strokePath(circle(rect.center(), radius * 0.84), pen(with_alpha(ink_on(ink), 0.55), 1.2))
        figure(painter, rect, self.letter, round(radius * 0.95), ink_on(ink), "semibold", serif=True)


class NameField(Field):
    """Signal: `left` when the name stays as it was."""

    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class Emblem(Drawing):
    """A few pieces of the game that is played most."""

    def __init__(self) -> None:
        super().__init__()
        self.game = ""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def high_for(self, width: float) -> int:
        return round(width / WIDTH)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        if self.game:
            emblem(painter, rect, self.game)


class WhoPanel(Panel):
    """Signal: `named` with the name that was written."""

    named = Signal(str)

    def __init__(self, parent: QWidget, style: Style, art: Art) -> None:
        super().__init__(parent, style, art)
        self.name_now = ""
        self.medallion = self.hold(Medallion())
        self.name = Words(self, Type(32, "semibold", serif=True, grows=1.5), style)
        self.pencil = self.hold(IconButton("", "pencil", side=30))
        self.field = self.hold(NameField(size=24, serif=True))
        self.field.setMaxLength(NAME_LIMIT)
        self.check = self.hold(IconButton("", "check", side=30))
        self.since = Words(self, Type(15, ink="muted"), style)
        self.figures = [Words(self, Type(26, "bold", grows=2.0), style) for _ in range(3)]
        self.labels = [Words(self, Type(15, ink="muted"), style) for _ in range(3)]
        self.most = Words(self, Type(15, ink="muted"), style)
        self.most_game = Words(self, Type(18, "semibold", serif=True), style)
        self.emblem = self.hold(Emblem())
        self.pencil.clicked.connect(lambda: self.edit(self.name_now))
        self.check.clicked.connect(self._take)
        self.field.returnPressed.connect(self._take)
        self.field.left.connect(self.stop)
        self.stop()

    # What it says

    def show_person(self, name: str, said: str, since: str) -> None:
        self.name_now = name
        self.name.say(said)
        self.since.say(since)
        self.medallion.show_name(said)
        self.setAccessibleName(said)

    def show_sums(self, sums: Sequence[tuple[str, str]]) -> None:
        for (number, words), shown, label in zip(sums, self.figures, self.labels, strict=True):
            shown.say(number)
            label.say(words)
        self.setAccessibleDescription(" · ".join(" ".join(each) for each in sums))

    def show_most(self, words: str, name: str, game: str) -> None:
        self.most.say(words)
        self.most_game.say(name)
        self.emblem.game = game
        self.emblem.update()

    # Another name

    @property
    def is_edited(self) -> bool:
        return not self.field.isHidden()

    def edit(self, name: str) -> None:
        """Let the user write a name in place of the one that stands there."""
        self.field.setText(name)
        self._swap(is_edited=True)
        self.field.selectAll()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def stop(self) -> None:
        had_keyboard = self.field.hasFocus()
        self._swap(is_edited=False)
        if had_keyboard:
            self.pencil.setFocus(Qt.FocusReason.OtherFocusReason)

    def _swap(self, *, is_edited: bool) -> None:
        for written in (self.field, self.check):
            written.setVisible(is_edited)
        for said in (self.name, self.pencil, self.since):
            said.setVisible(not is_edited)

    def _take(self) -> None:
        name = self.field.text().strip()
        self.stop()
        if name:
            self.named.emit(name)

    # Room

    def arrange(self, width: int) -> int:
        pad, wide = self.pad, self.inside(width)
        y = SHADOW + self.px(16)
        side = self.grown(58)
        self.medallion.put(pad, y, side)
        y = max(y + side, self._put_name(pad + side + self.px(14), y, wide - side - self.px(14))) + self.px(12)
        y = self._put_sums(pad, y, wide) + self.px(8)
        return self._put_most(pad, y, wide) + self.foot

    def _put_name(self, x: float, y: float, wide: float) -> int:
        pencil = self.pencil.wide()
        lower = max(0.0, (pencil - self.name.line) / 2)
        name = self.name.put(x, y + lower, min(self.name.natural_width() + 2, wide - pencil - 6)) + lower
        self.pencil.put(x + self.name.width() + 6, y + max(0.0, (self.name.line - pencil) / 2))
        self.field.setGeometry(round(x), round(y), round(wide - pencil - 6), self.field.high)
        self.check.put(x + wide - pencil, y + (self.field.high - pencil) / 2)
        return max(self.since.put(x, name, wide), round(y) + self.field.high)

    def _put_sums(self, x: float, y: float, wide: float) -> int:
        column, gap = wide / 3, 10
        needed = max(
            max(each.natural_width(), label.longest_word())
            for each, label in zip(self.figures, self.labels, strict=True)
        )
        if needed + gap <= column:
            end = 0
            for number, (shown, label) in enumerate(zip(self.figures, self.labels, strict=True)):
                at = x + number * column
                end = max(end, label.put(at, shown.put(at, y, column - gap), column - gap))
            return end
        for shown, label in zip(self.figures, self.labels, strict=True):
            right = label.put(x + shown.natural_width() + gap, y, wide - shown.natural_width() - gap)
            y = max(right, shown.put(x, y, shown.natural_width() + 1))
        return round(y)

    def _put_most(self, x: float, y: float, wide: float) -> int:
        high = self.grown(34)
        drawn = round(high * WIDTH)
        words = self.most.natural_width()
        beside = words + 12 + self.most_game.natural_width() + 12 + drawn <= wide
        if beside:
            self.most.put(x, y + (high - self.most.line) / 2, words + 2)
            self.most_game.put(x + words + 12, y + (high - self.most_game.line) / 2, self.most_game.natural_width() + 2)
            self.emblem.put(x + wide - drawn, y, drawn)
            return round(y) + high
        end = self.most_game.put(x, self.most.put(x, y, wide), wide - drawn - 8)
        self.emblem.put(x + wide - drawn, max(y, end - high), drawn)
        return end
