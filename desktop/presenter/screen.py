"""The screen of whoever runs a class. With a second screen: what the class sees, and beside it notes, time, votes. With
one: what the class sees, and a bar at its lower edge."""

from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent

from desktop.board.keyboard import BARE_KEYS
from desktop.comments.kept_marks import KeptMarks
from desktop.marking.marking import Marking
from desktop.page.ways_out import open_menu
from desktop.presenter.bar import ClassBar
from desktop.presenter.classroom import Classroom
from desktop.presenter.cover import OneScreen
from desktop.presenter.keys import ClassKeys
from desktop.presenter.lower_edge import LowerEdge
from desktop.presenter.next_picture import NextPicture
from desktop.presenter.offers_card import OffersCard
from desktop.presenter.own_notes import OwnNotes
from desktop.presenter.picture import ClassPicture, is_high
from desktop.presenter.pointers import large_pointers
from desktop.presenter.projector import Projecting
from desktop.presenter.saying import Saying
from desktop.presenter.screen_keys import ScreenKeys
from desktop.presenter.subject import LessonSubject, Subject, TableSubject
from desktop.presenter.teachers_desk import TeachersDesk
from desktop.program import Program
from desktop.screen import Screen
from desktop.shell import Shell
from desktop.style.theme import Style
from desktop.table.table import Table
from desktop.widgets.dressing import dress, wear_all
from desktop.widgets.top_line import Now, TopLine
from rules.core.contract import AnyGame
from rules.core.types import phrase
from rules.teaching.links import Link


def subject_of(program: Program, table: Table | None, game: AnyGame | None, lesson: str, at: int) -> Subject:
    if table is not None:
        return TableSubject(program, table)
    assert game is not None, "a lesson is one of a game"
    return LessonSubject(program, game, lesson, at)


class PresenterScreen(Screen):
    """Opened through the shell as `presenter`, with the table of a game in progress, or with a game, the id of a lesson
    and the number of a step, or with a subject of somebody's own. `marking`: what is drawn over the table that it is
    opened from, which goes along, and back. Signal: `said` when something else is told."""

    said = Signal()

    def __init__(
        self,
        program: Program,
        shell: Shell,
        table: Table | None = None,
        game: AnyGame | None = None,
        lesson: str = "",
        at: int = 0,
        subject: Subject | None = None,
        marking: Marking | None = None,
    ) -> None:
        super().__init__(program)
        self.shell = shell
        self.subject = subject or subject_of(program, table, game, lesson, at)
        self.subject.setParent(self)
        self.game_id = self.subject.game.id
        self.area = self.subject.area()
        self.area.view.mouse.pointers = large_pointers()
        self.area.view.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.marking = Marking(self.area)
        self.marking_below = marking
        self.classroom = Classroom(program, self.marking)
        self.picture = ClassPicture(program, self.area)
        self.picture.setParent(self)
        self.top = TopLine(program)
        self.top.setParent(self)
        self.bar = ClassBar(self.classroom, has_steps=self.subject.has_steps, hides=True)
        self.bar.setParent(self)
        self.desk = TeachersDesk(self, self.classroom)
        for each in (self.picture, self.bar):
            each.raise_()
        self.offers = OffersCard(self, self.style_now)
        self.projecting = Projecting(program, self.area, self)
        self.one_screen = OneScreen(self, self.classroom.screen, self.bar)
        self.saying = Saying(program, self.subject, self.classroom)
        self.own_notes = OwnNotes(self)
        self.next_picture = NextPicture(program, self.subject, self)
        self.is_bare = False
        """Whether the class sees the table alone, without words."""
        self.is_bar_hidden = False
        self._is_beside = False
        self._was_revealed = False
        self._edge = LowerEdge(self)
        self._keys = ClassKeys(self.classroom, self)
        self._heard = (False, False)
        self.begins_at = self.area.view
        self._connect()
        ScreenKeys(self)
        self._keys.listen()
        self.projecting.begin()
        self.bar.offer_projector(is_there=False)
        self.draw_again()
        self._begin_step()
        if isinstance(self.subject, TableSubject):
            self.classroom.kept_marks = KeptMarks(self.subject.table, self.marking)
        if marking is not None:
            self.marking.put(marking.marks)

    def _connect(self) -> None:
        subject, room = self.subject, self.classroom
        subject.stepped.connect(self._begin_step)
        subject.changed.connect(self.show_again)
        room.changed.connect(self.show_again)
        room.dressed.connect(self.draw_again)
        self.bar.step.connect(subject.go)
        self.bar.projected.connect(self.projecting.begin)
        self.bar.closed.connect(self.shell.back)
        self.bar.hidden.connect(self.exchange)
        self.desk.connect_to(self)
        self.top.menu_asked.connect(self._open_menu)
        self.projecting.changed.connect(self._show_projecting)
        self.area.view.installEventFilter(self)
        self.area.rule_wanted.connect(self.read_rule)
        self._edge.reached.connect(lambda: self.hide_bar(False))
        self.picture.followed.connect(self._follow)
        self.next_picture.came.connect(self.show_again)

    # What it shows

    def show_again(self) -> None:
        self._tell_subject()
        self._listen_again()
        shown = self.saying.projection(is_bare=self.is_bare)
        for each in (self.picture, *self.projecting.pictures):
            each.show_projection(shown, self.game_id, is_beside=self._stands_beside)
        self.top.show_title(self.saying.words(phrase(f"game-{self.game_id}"))[0])
        self.top.show_now(Now(ask=self.saying.words(self.subject.here)[0]))
        self.desk.say(self)
        for card in (self.offers, self.desk.side.offers):
            card.say(self.program.say("class-to-play"), self.saying.offers)
        self._arrange()
        self.said.emit()

    @property
    def _stands_beside(self) -> bool:
        """Whether the panel stands beside the table, and not below it: of this step, or one played over it."""
        seen = self.projecting.area
        return self._is_beside if seen is self.area else is_high(QRectF(seen.rect()))

    def _tell_subject(self) -> None:
        vote = self.classroom.vote
        is_revealed = vote is not None and vote.is_revealed
        if is_revealed != self._was_revealed:
            self._was_revealed = is_revealed
            self.subject.reveal(is_revealed)

    def _listen_again(self) -> None:
        heard = self.classroom.vote is not None, self.classroom.letters.is_on
        if heard != self._heard:
            self._heard = heard
            self._keys.listen()

    def _begin_step(self) -> None:
        self.own_notes.end()
        self.classroom.clock.begin_step(self.subject.allowed)
        self.marking.put(self.subject.marks)
        self._was_revealed = False
        self.desk.side.scroller.scroll_to(0)
        self.picture.make_room_beside()
        self.area.refresh()
        self._is_beside = is_high(self.subject.region()) and not self.subject.is_titled
        self.classroom.ask(self.subject.vote(self.classroom.class_size))

    def say_again(self) -> None:
        self.bar.say_again()
        self.show_again()

    @property
    def style_now(self) -> Style:
        """Dark while the class sits in the dark, whatever theme is worn elsewhere."""
        style = super().style_now
        is_dark = self.program.settings.dark_desk and style.theme_name == "light"
        return replace(style, theme_name="dark") if is_dark else style

    def draw_again(self) -> None:
        style = self.style_now
        for each in (self.top, self.bar):
            dress(each, style)
        wear_all(self.desk, style)
        wear_all(self.offers, style)
        self._arrange()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.draw_again()

    def _arrange(self) -> None:
        is_alone = self.one_screen.is_alone = not self.projecting.is_on
        self.top.setVisible(not is_alone)
        self.desk.setVisible(not is_alone)
        self.bar.setVisible(is_alone and not self.is_bar_hidden)
        self.offers.setVisible(is_alone and bool(self.offers.buttons))
        self.one_screen.show_again()
        if is_alone:
            high = self.bar.high if not self.is_bar_hidden else 0
            high += self.offers.stand(self.width(), self.height() - high)
            self.picture.setGeometry(0, 0, self.width(), self.height() - high)
            self.bar.setGeometry(0, self.height() - self.bar.high, self.width(), self.bar.high)
            return
        top = self.top.sizeHint().height()
        self.top.setGeometry(0, 0, self.width(), top)
        self.desk.setGeometry(0, top, self.width(), self.height() - top)
        self.picture.setGeometry(self.desk.arrange(self.projecting.shape).translated(0, top))

    def exchange(self) -> None:
        """Exchange both screens; with one only, hide the bar or show it again."""
        if self.projecting.is_on:
            self.projecting.exchange(self.shell)
            self._arrange()
        else:
            self.hide_bar(not self.is_bar_hidden)

    def hide_bar(self, hidden: bool) -> None:
        self.is_bar_hidden = hidden
        self._edge.watch(hidden)
        self._arrange()

    def _show_projecting(self) -> None:
        """Another screen came or went: with none, all goes on in this window, and one that comes is offered."""
        told = self.program.say("class-unplugged") if self.projecting.is_unplugged else ""
        self.bar.offer_projector(is_there=self.projecting.is_offered, told=told)
        self.show_again()

    # What people do

    def _follow(self, link: Link) -> None:
        """Read the rule that a text names, or show the class the place."""
        if link.rule:
            self.read_rule(link.rule)
        else:
            self.subject.light(link.place)

    def read_rule(self, rule: str) -> None:
        self.shell.open("reader", game=self.subject.game, at=rule)

    def toggle_words(self) -> None:
        """Show the class the table alone, or what is asked too."""
        self.is_bare = not self.is_bare
        self.show_again()

    def step_text(self, by: int) -> None:
        """Words of the class have a size of their own."""
        self.classroom.step_size(by)

    def press_onward(self, event: QKeyEvent) -> bool:
        """Enter, the space bar and arrows lead on while the keyboard does not walk over the table."""
        return self.area.view.keyboard_focus.frame is None and ScreenKeys.onward(self, event)

    def leave_one(self) -> None:
        """One level: marks, a class that sees nothing, the presentation."""
        if not (self.marking.wipe() or self.classroom.screen.light_again()):
            self.shell.back()

    def take_keyboard(self, reason: Qt.FocusReason) -> None:
        """Keys lead through the steps, until Tab or an arrow leads over the table."""
        super().take_keyboard(reason)
        self.area.view.keyboard.show_frame(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and watched is self.area.view:
            return event.key() in BARE_KEYS or self.press_onward(event) or ScreenKeys.leaves(self, event)
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not (ScreenKeys.onward(self, event) or ScreenKeys.leaves(self, event)):
            super().keyPressEvent(event)

    def _open_menu(self) -> None:
        more = {self.program.say("class-end"): self.shell.back}
        open_menu(self.shell, self, self.top.menu, more=more)

    def leave(self) -> None:
        if self.marking_below is not None and not self.subject.has_steps:
            self.marking_below.put(self.marking.marks)
        self.own_notes.keep()
        self.next_picture.stop()
        self._edge.watch(False)
        self.projecting.end()
        self._keys.rest()
        self.classroom.close()
        self.area.skip()
