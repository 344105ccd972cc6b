"""The home screen: a cabinet with a drawer per game, and at its left what one can do.

It shows itself before any rule, text or game is loaded, with the words it said last; then it looks into the games.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop.cabinet.arrow_keys import WAYS
from desktop.cabinet.arrows import Arrows
from desktop.cabinet.case import Case
from desktop.cabinet.known import Known
from desktop.cabinet.left_side import OWN_PAGE, LeftSide
from desktop.cabinet.newcomer import NAMED, remember
from desktop.cabinet.weights import simplest
from desktop.program import FULL_HEIGHT, FULL_WIDTH, Program
from desktop.screen import Screen
from desktop.style.palette import CABINET
from desktop.style.theme import Style
from desktop.widgets.pressable import tab_through
from desktop.widgets.scrolling import Bar, ScrollingColumn

if TYPE_CHECKING:
    from desktop.shell import Shell

SMALLEST_UNIT, LARGEST_UNIT = 0.6, 1.5
AFTER_FIRST_PAINT_MS = 30
AT_LEISURE_MS = 700
GAP = 46
"""Between the column and the case."""
NARROWEST_CASE = 0.50
"""Of the window: however large the text, the drawers stay."""
SECTIONS = {"editions": "edition", "rulings": "rulings"}
"""Pages that are sections of the book of the game whose drawer is open."""


@contextmanager
def waiting() -> Iterator[None]:
    """The pointer says that something takes a moment."""
    QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        yield
    finally:
        QApplication.restoreOverrideCursor()


class Cabinet(Screen):
    """Opens all other screens by their names."""

    def __init__(self, program: Program, shell: "Shell") -> None:
        super().__init__(program)
        self.shell = shell
        self.known = Known(program)
        self._continues = False
        """Whether somebody wants to go on with the last game as soon as it is known."""
        self.case = Case(program, self.known.game)
        self.left = LeftSide(program)
        self.left.links[OWN_PAGE].setVisible(OWN_PAGE in shell.makers)
        self.page = ScrollingColumn(self.left)
        for part in (self.case, self.page, self.left.foot):
            part.setParent(self)
        self.arrows = Arrows(self, self.case, self.left)
        self._connect()
        self.say_again()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _connect(self) -> None:
        self.left.game_wanted.connect(self._open_game)
        self.left.guided_wanted.connect(self._guide_first)
        self.left.new_wanted.connect(self.begin_new)
        self.left.page_wanted.connect(self._open)
        self.left.named.connect(self._keep_name)
        self.left.plate_gone.connect(self._go_on_without_plate)
        self.case.chosen.connect(self.begin)
        self.case.wanted.connect(self._open_page_of_game)
        self.case.pulled.connect(self._order_tabs)
        self.case.painted.connect(self._be_at_leisure)

    def _be_at_leisure(self) -> None:
        QTimer.singleShot(0, self, self._hang_tag)
        QTimer.singleShot(AFTER_FIRST_PAINT_MS, self, self.look_into_games)
        QTimer.singleShot(AT_LEISURE_MS, self, self.case.prepare)

    # Words

    def say_again(self) -> None:
        self.setAccessibleName("Vestiges")
        self.left.say_again()
        self.case.say_again()
        self._show_said()
        if self.known.is_looked_into:
            QTimer.singleShot(0, self, self.look_into_games)

    def _order_tabs(self) -> None:
        tab_through([*self.left.stops, *self.case.stops()])

    # Looking into the games, once the window is there

    def look_into_games(self) -> None:
        """Reads what is kept on this computer; says it, and remembers it for the next start."""
        self.known.look(self.case.opened)
        if self.case.opened not in self.program.playable:
            self.case.opened = self.known.game
        self._show_said()
        wanted, self._continues = self._continues, False
        if wanted and self._is_on_top:
            self._open_game(self.known.said.resume_file)

    @property
    def _is_on_top(self) -> bool:
        """Whether nobody has opened something else meanwhile."""
        return bool(self.shell.trail) and self.shell.trail[-1] is self

    def leave(self) -> None:
        """The window closes: what was played since is said at once by the next one."""
        self.known.look_once_more(self.case.opened)

    def _show_said(self) -> None:
        """Show what is known; the keyboard stays on the first link, for which most people come, unless somebody took it
        elsewhere."""
        is_at_first = self._is_on_top and self.focusWidget() is self.left.first
        self.known.see_steps()
        self.left.show_steps(self.known.steps)
        self.left.show_found(self.known.said, unsure=self.known.is_unsure)
        if not self.case.is_first_paint:
            self._hang_tag()
        self._order_tabs()
        if self.case.furniture is not None:  # else the window has no size yet
            self._lay_out()
        if is_at_first and self.focusWidget() is not self.left.first:
            self._give_keyboard(self.left.first)

    def _hang_tag(self) -> None:
        self.case.hang_tag(simplest(self.program.playable) if self.known.steps.shows_tag else "")

    def _give_keyboard(self, widget: QWidget) -> None:
        by_keyboard = self.shell.uses_keyboard
        widget.setFocus(Qt.FocusReason.TabFocusReason if by_keyboard else Qt.FocusReason.OtherFocusReason)

    # Opening

    def begin(self, game: str) -> None:
        """The new-game page of a game."""
        self.case.question.end()
        self._keep_what_is_written()
        self.shell.open("new_game", game=game)

    def _guide_first(self) -> None:
        """The guided first game of the game to begin with."""
        self.left.begin.say_opening()
        self._guide(simplest(self.program.playable))
        self.left.begin.say_again()

    def _guide(self, game: str) -> None:
        """A guided game, straight at the table; where it cannot be kept, the new-game page says why."""
        from desktop.new_game.guided import begin_guided  # noqa: PLC0415 (loads rules and texts)
        from rules.core.edition import Problem  # noqa: PLC0415 (as above)

        self.case.question.end()
        self._keep_what_is_written()
        with waiting():
            found = self.program.library.named(game)
            assert found is not None
            begun = begin_guided(self.program, found)
            if isinstance(begun, Problem):
                self.shell.open("new_game", game=game, trouble=begun)
            else:
                self.shell.open("table", timeline=begun.timeline, journal=begun.journal, told=begun.told, guided=True)

    @property
    def game_meant(self) -> str:
        return self.case.opened

    def begin_new(self) -> None:
        """Ask which game is meant: a player is not led into a game that they have not chosen."""
        self._keep_what_is_written()
        self.case.question.ask(self.program.say("cabinet-which-game"))

    def _open_page_of_game(self, name: str) -> None:
        game = self.case.opened
        match name:
            case "guided":
                self._guide(game)
            case "lessons":
                self.shell.open("lessons", game=game)
            case "aim":
                self.shell.open("reader", game=game, at="aim")
            case _:
                self.shell.open("reader", game=game)

    def _open(self, name: str) -> None:
        if name in SECTIONS:
            self.shell.open("reader", game=self.case.opened, at=SECTIONS[name])
        elif name == "lessons" and self.known.steps.shows_where_to_begin:
            self.shell.open("lessons", game=simplest(self.program.playable))
        else:
            self.shell.open(name)

    # The name

    def _keep_what_is_written(self) -> None:
        """A name counts as soon as somebody goes on, with or without Enter."""
        plate = self.left.plate
        if plate is not None and plate.written:
            plate.answer()

    def _keep_name(self, name: str) -> None:
        """The plate was answered; it is never hung again."""
        remember(self.program.settings_file, NAMED)
        if name:
            self.program.settings_file.play_as(name)

    def _go_on_without_plate(self) -> None:
        """The plate has slid away: what is below it moves up, and has the keyboard."""
        self._order_tabs()
        self._lay_out()
        if self._is_on_top:
            self._give_keyboard(self.left.first)

    # Going on with a game

    def _open_game(self, file: str) -> None:
        from desktop.kept_games.opening import open_kept  # noqa: PLC0415 (not before the first window is there)

        if not file:
            self._continues = self.known.is_unsure
            return
        self.left.tell_opening(file)
        with waiting():
            open_kept(self.shell, self.program, file)

    # Looks

    @property
    def style_now(self) -> Style:
        """The style, in which everything grows with the window: there is nothing to make room for here."""
        unit = min(self.width() / FULL_WIDTH, self.height() / FULL_HEIGHT)
        return replace(self.program.style(CABINET), unit=max(SMALLEST_UNIT, min(LARGEST_UNIT, unit)))

    def draw_again(self) -> None:
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()

    def _lay_out(self) -> None:
        self.wear_anew(self.case, self.page.bar, self.left, self.left.foot)
        left, right = self._column()
        self.left.fit_title(right - left - Bar.wide, self.style_now)
        wide, foot = right - left + 12, self.left.foot
        foot_high = foot.high_for(wide - 12)
        end = self.height() - foot_high - self.px(40)
        foot.setGeometry(left, end, wide - 12, foot_high)
        self.left.fit_height(wide - Bar.wide, end)
        self.page.setGeometry(left - 6, 0, wide, end)
        self.case.setGeometry(self.rect())
        start = right + self.px(GAP + 14)
        place = QRectF(start, self.px(30), self.width() - start - self.px(34), self.height() - self.px(64))
        self.case.stand(place, self.case.opened)

    def _column(self) -> tuple[int, int]:
        """Return the left and right end of the column; it widens with the text, as far as the case allows."""
        style = self.style_now
        # In small windows words shrink half as much as the rest.
        words = (1 + style.unit) / 2 if style.unit < 1 else style.unit
        room = self.width() * (1 - NARROWEST_CASE) - self.px(56 + GAP) - self.px(34)
        return self.px(54), self.px(54) + round(min(418 * words * style.text_scale**0.6, room))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The case paints the whole window."""

    # Keys

    @property
    def first_stop(self) -> QWidget | None:
        return self.left.first

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in WAYS:
            self._go(key)
        elif key == Qt.Key.Key_Escape and self.case.question.is_asked:
            self.case.question.end()
            self.left.asks.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def _go(self, key: Qt.Key) -> None:
        """Move the focus to what the eye finds next in the direction of an arrow key."""
        here = self.focusWidget()
        if here is None:
            return
        found = self.arrows.next_from(here, key)
        if found is not None:
            found.setFocus(Qt.FocusReason.TabFocusReason)
            self.page.ensureWidgetVisible(found)
