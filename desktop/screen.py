"""One full-window page: cabinet, new game, table, reader, lesson… Knows when to say and draw itself anew."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from desktop.aloud.voice import Kind, Voice
from desktop.program import FULL_HEIGHT, FULL_WIDTH, Program
from desktop.style.palette import CABINET
from desktop.style.theme import Style
from desktop.widgets.dressing import wear_all
from rules.core.types import phrase

HOME = "cabinet"
"""The screen where one begins."""


class Screen(QWidget):
    """`say_again` is called when the language changes, `draw_again` when theme, text size or window size does.

    Screens reach each other only through the shell's signals, never directly.
    """

    game_id: str = CABINET
    largest_unit: float = 1.0
    """How far everything grows in windows larger than usual, where more room is of no use."""
    opened_as: str = ""
    """The name by which the shell opened it."""
    came_from: str = ""
    """The name of the page above from which somebody came back to look at this one."""
    begins_at: QWidget | None = None
    """Where the keyboard stands when the screen is opened; unsaid: on the first thing that Tab leads to."""
    was_at: QWidget | None = None
    """Where the keyboard stood when another screen was opened over this one."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program = program
        self._worn: Style | None = None
        program.language_changed.connect(self.say_again)
        program.style_changed.connect(self.draw_again)

    @property
    def style_now(self) -> Style:
        style = self.program.style(self.game_id, self.width())
        unit = min(self.width() / FULL_WIDTH, self.height() / FULL_HEIGHT, self.largest_unit)
        return style if unit <= 1 else replace(style, unit=unit)

    def px(self, length: float) -> int:
        """A length given for a window of the usual size."""
        return round(self.style_now.px(length))

    def wear_anew(self, *parts: QWidget) -> bool:
        """These and all inside them in the style of now. False if they wear it already."""
        style = self.style_now
        if style == self._worn:
            return False
        self._worn = style
        for part in parts:
            wear_all(part, style)
        return True

    @property
    def headline(self) -> QWidget | None:
        """The line at its top, whose title says what is open and whose turn it is."""
        lines = (vars(self).get(name) for name in ("top", "header"))
        return next((each for each in lines if isinstance(each, QWidget)), None)

    @property
    def titled(self) -> str:
        """What the window is called while this screen is on top; at home it bears the program's own name alone."""
        if self.opened_as == HOME:
            return ""
        said = self.headline.windowTitle() if self.headline is not None else ""
        return said or self.spoken_name

    @property
    def game_meant(self) -> str:
        """The game of which whoever asks for help here wants to know more."""
        return self.game_id

    def help(self) -> bool:
        """Open what helps here. False where nothing better is known than the book of the game."""
        return False

    def begin_new(self) -> None:
        """Begin a game from here, where this is the first of all screens."""

    def say_again(self) -> None:
        """All words of this screen in the language in use now."""

    def draw_again(self) -> None:
        """Colours and sizes as they are now."""
        self.update()

    def recovery(self) -> Sequence[Callable[[], object]]:
        """What shows this screen anew after something broke in the middle of it, step by step."""
        return self.say_again, self.draw_again

    def file_over(self, is_over: bool) -> None:
        """A file of this program is dragged over the window, or away from it."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Ctrl and the wheel: larger or smaller words."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier and event.angleDelta().y():
            self.step_text(1 if event.angleDelta().y() > 0 else -1)
        else:
            super().wheelEvent(event)

    def step_text(self, by: int) -> None:
        """Words of the next size, or of the one before."""
        self.program.step_text_scale(by)

    def leave(self) -> None:
        """The screen is closed for good: lets go of files and processes."""

    # Keyboard and ears

    @property
    def spoken_name(self) -> str:
        """What somebody hears who comes here without seeing the screen: what it is, and of which game."""
        id, texts = f"screen-{self.opened_as}", self.program.texts()
        if not texts.has(id):
            return ""
        game = self.program.library.named(self.game_id) if self.game_id != CABINET else None
        name = self.program.say(id)
        return name if game is None else f"{name}, {self.program.say_phrase(phrase(f'game-{game.id}'), game)}"

    @property
    def spoken_words(self) -> str:
        """What somebody must hear on coming here who does not see the screen, beside its name and where they stand."""
        return ""

    def tell_itself(self, voice: Voice) -> None:
        """Tell a screen reader, if there is one, where one is, what stands there, and where the keyboard is once all
        has settled."""
        if not voice.is_heard:
            return
        from desktop.aloud.focus import tell_focus  # noqa: PLC0415 (only with a screen reader)
        from desktop.widgets.notice import Notice  # noqa: PLC0415

        voice.leave_place()
        self.setAccessibleName(self.spoken_name)
        voice.tell(self.spoken_name, Kind.PLACE)
        voice.tell(self.spoken_words, Kind.QUESTION)
        for notice in self.findChildren(Notice):
            if notice.isVisibleTo(self):
                voice.tell(notice.accessibleName())
        QTimer.singleShot(0, self, tell_focus)

    @property
    def first_stop(self) -> QWidget | None:
        """The first thing that the keyboard can stand on; nothing where it can stand nowhere."""
        said = self.focusProxy() or self.begins_at
        return said if said is not None and can_stand_on(said, self) else next(stops(self), said)

    def take_keyboard(self, reason: Qt.FocusReason) -> None:
        """Let the keyboard stand on something that says what it is, never on the screen itself."""
        stop = self.first_stop
        (self if stop is None else stop).setFocus(reason)

    def come_back_to(self, reason: Qt.FocusReason) -> None:
        """Let the keyboard stand where it stood when another screen was opened over this one, if that is there."""
        was, self.was_at = self.was_at, None
        is_there = was is not None and isValid(was) and self.isAncestorOf(was) and can_stand_on(was, self)
        if was is not None and is_there:
            was.setFocus(reason)
        else:
            self.take_keyboard(reason)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.first_stop is not None:
            self.take_keyboard(event.reason())

    def paintEvent(self, event: QPaintEvent) -> None:
        from desktop.paint.grounds import felt  # noqa: PLC0415 (the cabinet paints a ground of its own)

        painter = QPainter(self)
        rect = QRectF(self.rect())
        art = self.program.art.worn(self.style_now, self.devicePixelRatioF())
        art.draw(painter, rect, ("felt",), lambda brush, place: felt(brush, place, self.style_now))
        painter.end()


def stops(screen: QWidget) -> Iterator[QWidget]:
    """Return all that Tab leads to, in the order in which it was made."""
    for each in screen.findChildren(QWidget):
        if each.focusPolicy() & Qt.FocusPolicy.TabFocus and can_stand_on(each, screen):
            yield each


def can_stand_on(widget: QWidget, screen: QWidget) -> bool:
    return widget.isEnabled() and widget.isVisibleTo(screen)
