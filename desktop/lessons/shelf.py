"""The shelf of lessons: by game, each with what has been solved of it. One lesson is up next and stands out."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QShowEvent
from PySide6.QtWidgets import QWidget

from desktop.games.desks import desk_of
from desktop.lessons.progress import is_finished, next_open, solved
from desktop.lessons.pupil import menu_of_pupils
from desktop.page.leaf import Leaf, Sheet
from desktop.page.leaf_screen import LeafScreen
from desktop.page.words import Type, Words
from desktop.paint.icons import icon
from desktop.paint.light import shadow
from desktop.paint.painting import pen
from desktop.paint.paths import circle, rounded
from desktop.paint.text import figure, text_block, text_line
from desktop.program import Program
from desktop.shell import Shell
from desktop.start_cache import recall
from desktop.style.fonts import height_of, width_of
from desktop.style.mixing import ink_on, mix, solid
from desktop.style.theme import Style
from desktop.widgets.pressable import Pressable
from rules.core import resources
from rules.core.contract import AnyGame
from rules.core.types import Phrase, phrase
from rules.lessons.model import Lesson, lessons_in

GAP, PAD, LEAST_CARD = 14, 16, 300


class LessonCard(Pressable):
    """A lesson: its number or a check, its title, its steps as dots."""

    def __init__(self) -> None:
        super().__init__(size=18)
        self.number, self.steps, self.done = 1, 1, 0
        self.is_next = False
        self.below = ""

    def show_lesson(self, number: int, title: str, below: str, steps: int, done: int, *, is_next: bool) -> None:
        self.number, self.steps, self.done, self.is_next, self.below = number, steps, done, is_next, below
        self.say(title)
        self.setAccessibleDescription(below)

    def wide(self) -> int:
        return LEAST_CARD

    @property
    def disc(self) -> float:
        return self.size_now * 1.15

    def _room(self, width: float) -> float:
        return width - 2 * PAD - 2 * self.disc - 14

    def least_wide(self) -> int:
        longest = max((width_of(word, self.size_now, "semibold", serif=True) for word in self.words.split()), default=0)
        return round(longest + 2 * PAD + 2 * self.disc + 14)

    def high_for(self, width: float) -> int:
        title = height_of(self.words, self._room(width), self.size_now, "semibold", serif=True)
        return round(title + self.style_now.text_size(14) * 1.5 + 2 * PAD + 4)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        style, theme = self.style_now, self.style_now.theme
        card = rounded(rect.adjusted(3, 2, -3, -5), 10)
        shadow(painter, card, style, drop=2, blur=4, strength=0.22)
        lit = self.is_next or self.is_hovered
        painter.fillPath(card, mix(style.accent, theme.raised, 0.9) if lit else solid(theme.raised))
        painter.strokePath(card, pen(style.accent_text if self.is_next else theme.line, 2 if self.is_next else 1))
        self._draw_disc(painter, QPointF(PAD + self.disc, PAD + self.disc))
        x, room = PAD + 2 * self.disc + 14, self._room(rect.width())
        small = style.text_size(14)
        foot = rect.height() - PAD - small * 1.5
        words = QRectF(x, PAD, room, foot - PAD)
        text_block(painter, words, self.words, self.size_now, theme.text, "semibold", serif=True)
        wide = text_line(painter, QRectF(x, foot, room, small * 1.5), self.below, small, theme.muted)
        self._draw_steps(painter, x + wide + 14, foot + small * 0.75, rect.width() - PAD)

    def _draw_disc(self, painter: QPainter, centre: QPointF) -> None:
        style, finished = self.style_now, self.done == self.steps
        place = QRectF(centre.x() - self.disc, centre.y() - self.disc, 2 * self.disc, 2 * self.disc)
        if finished:
            painter.fillPath(circle(centre, self.disc), solid(style.accent_text))
            mark = self.disc * 0.62
            icon(painter, "check", place.adjusted(mark / 2, mark / 2, -mark / 2, -mark / 2), ink_on(style.accent_text))
            return
        painter.strokePath(
            circle(centre, self.disc - 1), pen(style.accent_text if self.is_next else style.theme.muted, 2)
        )
        figure(painter, place, str(self.number), style.text_size(18), style.theme.text, "semibold")

    def _draw_steps(self, painter: QPainter, x: float, y: float, end: float) -> None:
        radius = 4.0
        for number in range(self.steps):
            if x + 2 * radius > end:
                return
            dot = circle(QPointF(x + radius, y), radius)
            if number < self.done:
                painter.fillPath(dot, solid(self.style_now.accent_text))
            else:
                painter.strokePath(dot, pen(self.style_now.theme.muted, 1.4))
            x += 3 * radius


class GameShelf(Leaf):
    """The lessons of one game. Signal: `chosen` with the number of a lesson."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget, program: Program, game: AnyGame, style: Style) -> None:
        super().__init__(parent, style)
        self.program, self.game = program, game
        self.lessons: tuple[Lesson, ...] = tuple(lessons_in(resources.assets() / game.id / "lessons"))
        self.title = Words(self, Type(26, "semibold", serif=True), style)
        self.count = Words(self, Type(16, ink="muted"), style)
        self.cards = [self.hold(LessonCard()) for _ in self.lessons]
        for number, card in enumerate(self.cards):
            card.clicked.connect(lambda _=False, number=number: self.chosen.emit(number))

    def say_again(self) -> None:
        texts = self.program.texts(self.game)

        def say(id: str, **args: object) -> str:
            return texts.say(phrase(id, **args))

        finished = sum(is_finished(self.program, lesson) for lesson in self.lessons)
        self.title.say(say(f"game-{self.game.id}"))
        self.setAccessibleName(self.title.text())
        self.count.say(say("shelf-progress", done=finished, count=len(self.lessons)))
        following = next_open(self.program, self.lessons)
        for number, (lesson, card) in enumerate(zip(self.lessons, self.cards, strict=True), 1):
            done = len(solved(self.program, lesson))
            below = say("shelf-done") if done == len(lesson.steps) else say("shelf-steps", count=len(lesson.steps))
            title = texts.say(lesson.title, lesson.names)
            is_next = lesson is following and done < len(lesson.steps)
            card.show_lesson(number, title, below, len(lesson.steps), done, is_next=is_next)

    def arrange(self, width: int) -> int:
        y = self.count.put(2, self.title.put(2, 8, width), width) + 10
        least = LEAST_CARD * self.style_now.text_size(18) / 18
        count = max(1, int((width + GAP) / (least + GAP)))
        wide = (width - (count - 1) * GAP) // count
        for first in range(0, len(self.cards), count):
            row = self.cards[first : first + count]
            high = max(card.high_for(wide) for card in row)
            for number, card in enumerate(row):
                card.put(number * (wide + GAP), y, wide, high)
            y += high + GAP
        return y + 10


def has_shelf(game: AnyGame) -> bool:
    """Check whether there are lessons, and a table to play them on."""
    return (resources.assets() / game.id / "lessons").exists() and desk_of(game.id) is not None


class Shelves(Leaf):
    def __init__(self, parent: QWidget | None, program: Program, style: Style) -> None:
        super().__init__(parent, style)
        self.title = Words(self, Type(40, "semibold", serif=True), style)
        self.intro = Words(self, Type(18, ink="muted"), style)
        self.games = [GameShelf(self, program, game, style) for game in program.library.games if has_shelf(game)]

    def arrange(self, width: int) -> int:
        y = self.intro.put(2, self.title.put(2, 4, width), width) + 14
        for game in self.games:
            y = game.put(0, y, width) + 8
        return y


class Shelf(LeafScreen):
    """Opened through the shell as `lessons`; with a game, at that game, else at the one that was played last."""

    leaf: Shelves

    def __init__(self, program: Program, shell: Shell, game: AnyGame | str = "") -> None:
        super().__init__(program, shell, "book")
        style = self.style_now
        self.sheet = Sheet(self, style, program.art)
        self.sheet.lower()
        self.scroller.gap = 12
        self.leaf = Shelves(None, program, style)
        for each in self.leaf.games:
            each.chosen.connect(lambda number, shelf=each: self._open(shelf, number))
        self.wanted = (game if isinstance(game, str) else game.id) or recall().game
        self.is_settled = False
        """Seen: from now on it is scrolled by whoever looks at it."""
        self.scroller.laid_out.connect(self._stand_at_wanted)
        self.say_again()
        self.scroller.show_leaf(self.leaf)
        self._focus_next()

    def _open(self, shelf: GameShelf, number: int) -> None:
        self.shell.open("lesson", game=shelf.game, lesson=shelf.lessons[number].id)

    @property
    def _wanted_shelf(self) -> GameShelf | None:
        return next((shelf for shelf in self.leaf.games if shelf.game.id == self.wanted), None)

    def _focus_next(self) -> None:
        wanted = self._wanted_shelf
        for shelf in [wanted] if wanted is not None else self.leaf.games:
            for card in shelf.cards:
                if card.is_next:
                    self.setFocusProxy(card)
                    return

    def offers(self) -> Mapping[str, Callable[[], object]]:
        return menu_of_pupils(self.shell, self)

    def say(self, said: Phrase) -> str:
        return self.program.say_phrase(said)

    def say_again(self) -> None:
        say = self.program.say
        self.say_header("", say("shelf-title"))
        self.leaf.title.say(say("shelf-title"))
        name = self.program.pupil
        self.leaf.intro.say(say("class-shelf", name=name) if name else say("shelf-intro"))
        for shelf in self.leaf.games:
            shelf.say_again()
        self.arrange()

    def arrange(self) -> None:
        top = self.header.put(0, 0, self.width())
        wide = min(self.width() - 48, round(1500 * self.program.settings.text_scale))
        x, bleed, high = (self.width() - wide) // 2, self.sheet.bleed, self.height() - top - 40
        self.sheet.setGeometry(x - bleed, top + 20 - bleed, wide + 2 * bleed, high + 2 * bleed)
        self.scroller.setGeometry(x + 26, top + 32, wide - 34, high - 24)
        self.scroller.arrange()

    def _stand_at_wanted(self) -> None:
        wanted = self._wanted_shelf
        if not self.is_settled and wanted is not None and wanted is not self.leaf.games[0]:
            self.scroller.scroll_to(wanted.y())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        QTimer.singleShot(0, self, self._settle)

    def _settle(self) -> None:
        self.is_settled = True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1}
        if event.key() == Qt.Key.Key_Escape:
            self.shell.back()
        elif event.key() in steps:
            self._walk(steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def _walk(self, by: int) -> None:
        cards = [card for shelf in self.leaf.games for card in shelf.cards]
        at = next((number for number, card in enumerate(cards) if card.hasFocus()), -1)
        card = cards[max(0, min(len(cards) - 1, at + by))]
        card.setFocus(Qt.FocusReason.TabFocusReason)
        self.scroller.ensureWidgetVisible(card, 0, 20)
