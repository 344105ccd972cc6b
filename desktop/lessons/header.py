"""The top line of a lesson: the game, how far one is, the way to each step and lesson, the way out, the languages."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from desktop.page.header import TopLeaf
from desktop.paint.icons import icon
from desktop.paint.painting import pen
from desktop.paint.paths import circle, rounded
from desktop.paint.text import figure, text_line
from desktop.style.fonts import metrics, width_of
from desktop.style.mixing import ink_on, mix, solid
from desktop.style.theme import Style
from desktop.style.vision import Tint
from desktop.widgets.buttons import Button, IconButton
from desktop.widgets.past_bar import WARNING, past_ground
from desktop.widgets.pressable import Pressable
from desktop.widgets.switch import Switch

RADIUS, STEP = 15.0, 7.0
STEP_WIDE, ROUND_ENDS, PILL = 24, 10, 36
WIDE_BETWEEN, LITTLE_BETWEEN = 38.0, 2 * RADIUS + 3
BETWEEN, PAST_EDGE = 10, 3
WIDEST_NAME, LEAST_WITH_NAME = 190, 1000


@dataclass(frozen=True, slots=True)
class Place:
    """A lesson or a step that one may go to."""

    name: str
    is_done: bool


class Mark(Pressable):
    """A lesson or a step: pressed, one goes there. Its name is for screen readers and for the pointer that waits."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number
        self.is_done = self.is_here = False
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_place(self, place: Place, *, is_here: bool) -> None:
        self.is_done, self.is_here = place.is_done, is_here
        self.say(place.name)
        self.setToolTip(place.name)

    def wide(self) -> int:
        return round(2 * RADIUS)

    def high_for(self, width: float) -> int:
        return round(2 * RADIUS)


class LessonMark(Mark):
    """A ring with its number, or a check."""

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        style, theme = self.style_now, self.style_now.theme
        disc = circle(rect.center(), RADIUS - 1)
        if self.is_done:
            painter.fillPath(disc, solid(style.accent_text))
            mark = QRectF(rect.center().x() - 9, rect.center().y() - 9, 18, 18)
            icon(painter, "check", mark, ink_on(style.accent_text))
        else:
            painter.fillPath(disc, solid(theme.raised if self.is_hovered else theme.panel))
            painter.strokePath(disc, pen(style.accent_text if self.is_hovered else theme.line, 2.2))
            figure(painter, rect, str(self.number + 1), 17, theme.muted, "semibold")


class StepMark(Mark):
    """A dot: full when done, a ring with a broad edge where one stands."""

    def wide(self) -> int:
        return STEP_WIDE

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        style, centre = self.style_now, rect.center()
        more = 1.5 if self.is_hovered else 0.0
        if self.is_here:
            painter.fillPath(circle(centre, STEP + 2), solid(style.theme.raised))
            painter.strokePath(circle(centre, STEP + 1), pen(style.accent_text, 4))
        elif self.is_done:
            painter.fillPath(circle(centre, STEP + more), solid(style.accent_text))
        else:
            painter.strokePath(circle(centre, STEP + more), pen(style.accent_text, 1.8))


class LessonHeader(TopLeaf):
    """Signals: `lesson_wanted` and `step_wanted` with their numbers."""

    lesson_wanted = Signal(int)
    step_wanted = Signal(int)
    side = 20

    def __init__(self, parent: QWidget, style: Style) -> None:
        super().__init__(parent, style, Button(icon_name="close", size=20, floor=20), Switch(size=20, floor=20))
        self.look_back = self.hold(IconButton("", "history"))
        self.look_back.hide()
        self.who = self.hold(Button(icon_name="seat", size=18, floor=18))
        self.who.hide()
        self.name = self.who_is_here = ""
        self.is_past = False
        self.game = self.shelf = ""
        self.at = 0
        self.lessons: list[Mark] = []
        self.steps: list[Mark] = []

    def say(self, game: str, shelf: str, leave: str, menu: str) -> None:
        self.game, self.shelf = game, shelf
        self.menu_button.say(menu)
        self.way_back.say(leave)
        self.update()

    def offer_past(self, words: str, *, can_look: bool) -> None:
        """What leads to the moves that were played in this step; nothing where none was."""
        self.look_back.say(words)
        self.look_back.setToolTip(words)
        if self.look_back.isHidden() == can_look:
            self.look_back.setVisible(can_look)
            self._put_who(self.width())
            self._put_marks()
            self.update()

    def say_who(self, name: str, words: str, *, is_shown: bool) -> None:
        """Which pupil is there, on a button that lets somebody else take the place; nothing where none is asked for."""
        self.name, self.who_is_here = name, words
        self.who.setVisible(is_shown)
        self.arrange(self.width())
        self.update()

    def show_past(self, is_past: bool) -> None:
        """Stand in the colour of the past, while the bar over it speaks of that."""
        if is_past != self.is_past:
            self.is_past = is_past
            self.update()

    @property
    def ground(self) -> Tint:
        return past_ground(self.style_now) if self.is_past else super().ground

    def show_progress(self, lessons: Sequence[Place], at: int, steps: Sequence[Place], step: int) -> None:
        """The lessons and which is open; its steps and at which one stands (after the last: at none)."""
        self.at = at
        while len(self.lessons) < len(lessons):
            self.lessons.append(self._mark(LessonMark(len(self.lessons)), self.lesson_wanted))
        while len(self.steps) < len(steps):
            self.steps.append(self._mark(StepMark(len(self.steps)), self.step_wanted))
        for number, (mark, place) in enumerate(zip(self.lessons, lessons, strict=True)):
            mark.show_place(place, is_here=number == at)
        for number, (mark, place) in enumerate(zip(self.steps, steps, strict=True)):
            mark.show_place(place, is_here=number == step)
        self._one_stop()
        self.setAccessibleDescription(f"{at + 1} / {len(lessons)} · {min(step + 1, len(steps))} / {len(steps)}")
        self.setWindowTitle(f"{self.game} · {lessons[at].name}" if self.game else lessons[at].name)
        self._put_marks()
        self.update()

    def _mark(self, mark: Mark, wanted: SignalInstance) -> Mark:
        held = self.hold(mark)
        held.clicked.connect(lambda _=False: wanted.emit(mark.number))
        held.show()
        return held

    @property
    def high(self) -> int:
        return round(max(self.style_now.px(70), 20 * self.style_now.text_scale * 2.7))

    def arrange(self, width: int) -> int:
        high, back = super().arrange(width), self.look_back.sizeHint()
        self.look_back.put(self.way_back.x() - BETWEEN - back.width(), (high - back.height()) / 2)
        self._put_who(width)
        self._put_marks()
        return high

    def _put_who(self, width: int) -> None:
        """The name, cut where it is too long, or only the sign where there is little room."""
        who = self.who
        who.show_icon_only(width < LEAST_WITH_NAME * self.style_now.text_scale)
        name_wide = WIDEST_NAME * self.style_now.text_scale
        measure = metrics(who.size_now, "semibold")
        who.say(measure.elidedText(self.name, Qt.TextElideMode.ElideRight, name_wide))
        who.setAccessibleName(self.who_is_here)
        who.setToolTip(self.who_is_here)
        ends = self.way_back.x() if self.look_back.isHidden() else self.look_back.x()
        who.put(ends - BETWEEN - who.wide(), (self.high - who.sizeHint().height()) / 2)

    # What stands before the marks

    @property
    def _title_size(self) -> float:
        return max(26 * self.style_now.text_scale, self.style_now.text_size(32))

    @property
    def _shelf_size(self) -> float:
        return max(20 * self.style_now.text_scale, self.style_now.text_size(22))

    @property
    def _title_ends(self) -> float:
        return self.begins + width_of(self.game, self._title_size, "semibold", serif=True)

    @property
    def _ends(self) -> float:
        last = next((each for each in (self.who, self.look_back) if not each.isHidden()), self.way_back)
        return float(last.x() - self.side)

    @property
    def _has_shelf(self) -> bool:
        """Its name stands there while the steps still have room after it."""
        return self._title_ends + 40 + self._shelf_wide + 40 + self._pill <= self._ends

    @property
    def _shelf_wide(self) -> float:
        return width_of(self.shelf, self._shelf_size)

    def draw(self, painter: QPainter, rect: QRectF, end: float) -> None:
        if self.is_past:
            self._edge(painter, rect)
            return
        theme, x = self.style_now.theme, self._title_ends
        title = QRectF(self.begins, 0, end - self.begins, rect.height())
        text_line(painter, title, self.game, self._title_size, theme.text, "semibold", serif=True)
        if self._has_shelf:
            painter.fillRect(QRectF(x + 20, rect.height() * 0.3, 1, rect.height() * 0.4), solid(theme.line))
            text_line(painter, QRectF(x + 40, 0, end, rect.height()), self.shelf, self._shelf_size, theme.muted)
        if self.steps and self.steps[0].isVisibleTo(self):
            self._draw_pill(painter)

    def _edge(self, painter: QPainter, rect: QRectF) -> None:
        """A line around it in the contrast theme, where its ground cannot tell."""
        if self.style_now.theme_name == "contrast":
            painter.setPen(pen(WARNING, PAST_EDGE))
            painter.drawRect(rect.adjusted(PAST_EDGE / 2, PAST_EDGE / 2, -PAST_EDGE / 2, -PAST_EDGE / 2))

    def _draw_pill(self, painter: QPainter) -> None:
        style, first = self.style_now, self.steps[0].geometry()
        middle = first.y() + first.height() / 2
        pill = rounded(QRectF(first.x() - ROUND_ENDS, middle - PILL / 2, self._pill, PILL), PILL / 2)
        painter.fillPath(pill, mix(style.accent, style.theme.panel, 0.86))
        painter.strokePath(pill, pen(style.accent_text, 2))

    # Where the marks stand

    @property
    def _pill(self) -> float:
        return len(self.steps) * STEP_WIDE + 2 * ROUND_ENDS

    def _put_marks(self) -> None:
        """All lessons when there is room; else only the steps of this one."""
        start = self._title_ends + 40 + (self._shelf_wide + 40 if self._has_shelf else 0)
        others = len(self.lessons) - 1
        between = min(WIDE_BETWEEN, (self._ends - start - self._pill - 20) / max(1, others))
        shows_lessons, shows_steps = between >= LITTLE_BETWEEN, self._ends - start >= self._pill
        x = start
        if shows_lessons:
            x += max(0.0, (self._ends - start - self._pill - between * others) / 2) - RADIUS
        for mark in self.lessons:
            mark.setVisible(shows_lessons and mark.number != self.at)
            if mark.number == self.at:
                x = self._put_steps(x, shows=shows_steps) + (between - 2 * RADIUS)
            else:
                mark.put(x, (self.high - 2 * RADIUS) / 2)
                x += between

    def _put_steps(self, x: float, *, shows: bool) -> float:
        for mark in self.steps:
            mark.setVisible(shows)
            mark.put(x + ROUND_ENDS + mark.number * STEP_WIDE, (self.high - 2 * RADIUS) / 2)
        return x + self._pill

    # Keys

    def _one_stop(self) -> None:
        """Tab stops once, at the step where one stands; arrows lead to the others."""
        here = next((mark for mark in self.steps if mark.is_here), self.steps[-1])
        for mark in (*self.lessons, *self.steps):
            mark.setFocusPolicy(Qt.FocusPolicy.TabFocus if mark is here else Qt.FocusPolicy.NoFocus)

    def _row(self) -> list[Mark]:
        """The marks as they stand, from left to right."""
        row = [*self.lessons[: self.at], *self.steps, *self.lessons[self.at + 1 :]]
        return [mark for mark in row if mark.isVisibleTo(self)]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        by = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}.get(Qt.Key(event.key()))
        row = self._row()
        at = next((number for number, mark in enumerate(row) if mark.hasFocus()), None)
        if by is None or at is None:
            super().keyPressEvent(event)
            return
        row[max(0, min(len(row) - 1, at + by))].setFocus(Qt.FocusReason.TabFocusReason)
