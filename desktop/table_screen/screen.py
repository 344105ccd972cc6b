"""The table: the game's surface, the dock, the line that says what is asked, opponents, the curtain. Wires, no more."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from desktop.aim.card import AimCard
from desktop.aloud.voice import joined
from desktop.board.area import BoardArea
from desktop.board.desk import AnyDesk
from desktop.board.framing import frame
from desktop.board.prefetch import Prefetch
from desktop.comments.commenting import Commenting
from desktop.curtain.curtain import Curtain
from desktop.docks.dock import Dock
from desktop.docks.past_timeline import PastTimeline
from desktop.games.desks import desk_of
from desktop.marking.marking import Marking
from desktop.program import Program
from desktop.round_summary.rounds import RoundSummaries
from desktop.score.finishing import keep_time
from desktop.screen import Screen
from desktop.shell import Shell
from desktop.style.theme import Style
from desktop.table.opponents import Opponents
from desktop.table.seats import names_in_texts
from desktop.table.table import Table
from desktop.table_screen.class_switch import ClassSwitch
from desktop.table_screen.counsel import Counsel
from desktop.table_screen.ending import Ending
from desktop.table_screen.guiding import Guiding
from desktop.table_screen.key_sheet import KeySheet
from desktop.table_screen.lesson_making import LessonMaking
from desktop.table_screen.menu import MomentMenu, TableMenu
from desktop.table_screen.past_controls import PastControls
from desktop.table_screen.saving_notices import SavingNotices
from desktop.table_screen.shortcuts import listen
from desktop.table_screen.sounding import Sounding
from desktop.table_screen.telling import Telling
from desktop.table_screen.tutoring import Tutoring
from desktop.table_screen.warming import Warming
from desktop.widgets.dressing import dress
from desktop.widgets.top_line import TopLine
from rules.core.edition import Problem
from rules.core.journal import Journal
from rules.core.timeline import Timeline
from rules.core.types import Seat, phrase


class TableScreen(Screen):
    """Opened through the shell as `table`, with a timeline and, if the game is kept, its journal, and with what people
    should be told of its file; the desk is that of its game, unless another is given. A guided game has a guide in its
    dock, which says the aim too.
    """

    def __init__(
        self,
        program: Program,
        shell: Shell,
        timeline: Timeline,
        journal: Journal | None = None,
        desk: AnyDesk | None = None,
        told: tuple[Problem, ...] = (),
        *,
        guided: bool = False,
    ) -> None:
        super().__init__(program)
        desk = desk or desk_of(timeline.game.id)
        assert desk is not None, f"{timeline.game.id} has no table on screen"
        self.shell = shell
        self.game_id = timeline.game.id
        self.resize(shell.size())  # as large as it will be: everything is dressed once
        self._dressed: Style | None = None
        self.opponents = Opponents(program)
        self.table = Table(timeline, self.opponents, journal)
        self.opponents.decided.connect(self.table.bots.answer)
        self.table.other_than = self.opponents.other_than
        self._name_automas()
        # They go with the screen, and with them all that they know.
        self.table.setParent(self)
        self.opponents.setParent(self)
        self.top = TopLine(program, has_sound=True, has_advice=True)
        self.kept_lines = SavingNotices(program, self.table, told)
        self.timeline = PastTimeline(self)
        self.area = BoardArea(program, self.table, desk)
        self.marking = Marking(self.area)
        self.rounds = RoundSummaries(program, self.table, self.area)
        self.opponents.wait_for(self.rounds)
        self.ahead = Prefetch(self.area, self.table)
        self.dock = Dock(program, self.table, self.area.hand, self.area.situation)
        self.curtain = Curtain(program, self)
        self.keys = KeySheet(program, self)
        self.aim = AimCard(program, self.table.game, self.area, self.area.view)
        self.past = PastControls(
            self, self.table, self.top, self.timeline, self.area, self.dock, self.keys, self.rounds
        )
        self.row = frame(self, self.top, self.kept_lines, table=self.area, beside=self.dock)
        self._connect()
        self.ending = Ending(self)
        self.counsel = Counsel(self)
        self.tutoring = Tutoring(self)
        self.tutoring.changed.connect(self._say_now)
        self.warming = Warming(self)
        self.lesson_making = LessonMaking(self)
        self.commenting = Commenting(self)
        self.class_switch = ClassSwitch(self)
        listen(self)
        self.draw_again()
        self.say_again()
        self.guiding = Guiding(self, guided=guided)
        self.telling = Telling(self)
        self.sounding = Sounding(program, self.table, self.area, self.rounds)
        if not self.table.is_over:
            self.table.asking.ask()
        self._show_aim_once()
        self.sounding.begin()

    def _connect(self) -> None:
        table, dock, area = self.table, self.dock, self.area
        # Whatever happens, then somebody is asked or thinks, the screen is handed on, or the game is over.
        for signal in (table.asked, table.thinking, table.curtain, table.ended):
            signal.connect(self._say_now)
        table.curtain.connect(self._draw_curtain)
        dock.is_reading = lambda: self.rounds.is_out
        for changed in (self.rounds.sheet.shown, self.rounds.sheet.gone):
            changed.connect(self._say_now)
        pages = dock.pages
        pages.rules.open_rule.connect(self.read_rule)
        pages.moves.pointed.connect(area.pointing.show_move)
        pages.log.menu_wanted.connect(lambda point, at: MomentMenu(self, point).popup(at))
        pages.log.compare_wanted.connect(lambda point: self.shell.open("branches", table=table, branch=point))
        pages.pieces.clicked.connect(area.gestures.click)
        pages.pieces.pointed.connect(area.pointing.show_key)
        self.aim.book_wanted.connect(lambda: self.read_rule(""))
        table.stepped.connect(self.aim.put_away)
        table.curtain.connect(self.aim.put_away)
        area.replay.shown.connect(self._say_now)
        dock.playback.again_wanted.connect(area.replay.show_again)
        dock.playback.skip_wanted.connect(self.skip)
        dock.playback.pause_wanted.connect(area.replay.pause)
        area.rule_wanted.connect(dock.show_rule)
        self.rounds.rule_wanted.connect(dock.show_rule)
        self.rounds.log_wanted.connect(dock.show_in_log)
        area.pieces_changed.connect(dock.show_pieces)
        area.cards.explained.connect(dock.pages.pieces.show_explanation)
        dock.toggled.connect(self._to_the_table)
        self.top.menu_asked.connect(self._open_menu)
        self.curtain.left.connect(self.shell.home)
        self.curtain.lifted.connect(self._show_aim_once)
        self.curtain.lifted.connect(self.rounds.show_missed)

    # What it says

    def _name_automas(self) -> None:
        """An automa that nobody has named is called what its game calls it, in the language in use."""
        table = self.table
        table.names = names_in_texts(table.timeline.record.seating, self.program.texts(table.game))

    def say_again(self) -> None:
        self._name_automas()
        self.top.show_title(self.program.say_phrase(phrase(f"game-{self.game_id}"), self.table.game))
        self.kept_lines.say_again()
        self.class_switch.come_back()
        self._say_now()

    def _say_now(self, *_: object) -> None:
        now, held = self.dock.now(), self.tutoring.held
        self.top.show_now(now if held is None else replace(now, ask=self.tutoring.words.waits(held.move)))
        self.past.show()

    def draw_again(self) -> None:
        style = self.style_now
        if style != self._dressed:
            self._dressed = style
            for each in (self.top, self.kept_lines, self.dock):
                dress(each, style)
        self.class_switch.wear()
        self.past.wear(style)
        self.update()

    @property
    def spoken_words(self) -> str:
        if self.curtain.is_closed:
            return self.curtain.spoken
        return joined((self.telling.question, self.guiding.spoken))

    @property
    def first_stop(self) -> QWidget | None:
        """The button that lifts the curtain while the curtain is closed, else the table."""
        return self.curtain.lift if self.curtain.is_closed else self.area.view

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.draw_again()
        # The dock is as wide as the window asks for: everything takes its place before the table is painted anew.
        column = self.layout()
        assert column is not None
        column.activate()

    def recovery(self) -> Sequence[Callable[[], object]]:
        return (*super().recovery(), self.table.asking.ask_again)

    def be_ready(self) -> None:
        """Do at once all the work that is usually done while a player thinks."""
        self.dock.moves.list.measure_all()
        self.ahead.finish()

    # What people do

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What nothing else on this screen wants: through the past, and Esc for whatever lies over the table."""
        if event.key() == Qt.Key.Key_Escape:
            if self.tutoring.has_move:
                self.tutoring.take_back()
                return
            if self.area.cards.close_last() or self.aim.put_away() or self.rounds.put_away():
                return
            if not self.area.hand.held and (self.counsel.close() or self.commenting.close()):
                return
            if self.class_switch.light_again():
                return
            self.area.bubble.put_away()
            self.area.gestures.cancel()
            return
        if not self.past.walk(Qt.Key(event.key())):
            super().keyPressEvent(event)

    def help(self) -> bool:
        self.read_shown()
        return True

    def read_shown(self) -> None:
        """The rule of what was just refused or explained, while that is said; else the rulebook."""
        shown = self.tutoring.box.rule or self.area.bubble.rule or self.area.cards.rule
        self.read_rule("" if self.curtain.is_closed else shown)

    def read_rule(self, rule: str) -> None:
        """Open the rulebook at this rule."""
        self.shell.open("reader", game=self.table.game, at=rule, table=self.table)

    def show_in_log(self, point: int) -> None:
        """The line of the log that tells of this point; the game stays where it is."""
        self.dock.show_in_log(point)

    def open_key_sheet(self) -> None:
        """Open the sheet of keys, or close it if it is open."""
        if self.keys.isVisible():
            self.keys.put_away()
            return
        overlays = [(each.letter, self.area.situation.say(each.words)) for each in self.area.desk.overlays]
        self.keys.open(self.game_id, [part.words for part in self.area.situation.parts()], overlays)

    def _show_aim_once(self, *_: object) -> None:
        """Show the aim at the start of the first game of its kind, once the table can be seen."""
        is_begun = self.table.point or self.guiding.is_on
        if not is_begun and not self.table.is_covered and not self.table.is_over:
            self.aim.open_once()

    def skip(self) -> None:
        """Skip what is shown: pieces arrive at once, the opponent plays as soon as it has chosen."""
        self.area.skip()
        self.rounds.skip()
        self.opponents.skip_pause()

    def _draw_curtain(self, seat: Seat) -> None:
        """Close the curtain between two people who share the screen, and everything that one of them had opened."""
        self.keys.hide()
        QToolTip.hideText()
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.close()
        self.curtain.close_for(self.table, seat)

    def uncover(self) -> None:
        """Open the curtain for screenshots and benchmarks, where no other player could see what is secret."""
        if self.table.is_covered:
            self.curtain.open()

    def _to_the_table(self, dock_is_shown: bool) -> None:
        """Move the focus to the table when the dock is hidden."""
        if not dock_is_shown:
            self.area.view.setFocus(Qt.FocusReason.TabFocusReason)

    def _open_menu(self) -> None:
        TableMenu(self).popup(self.top.mapToGlobal(self.top.rect().bottomLeft()))

    def set_hints(self, hints: bool) -> None:
        self.program.settings_file.change(hints=hints)
        self.area.view.lights.hints = hints
        self.area.view.lights.show()

    def leave(self) -> None:
        self.ending.forget()
        self.commenting.leave()
        self.tutoring.take_back()
        self.sounding.leave()
        self.area.skip()
        keep_time(self.program.results, self.table)
        self.table.close()
        self.opponents.close()
