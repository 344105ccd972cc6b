"""The workshop: a lesson is made here, on the real table, by playing what is right and what often goes wrong."""

from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent

from desktop.games.desks import desk_of
from desktop.lessons.steps import Trial
from desktop.made.pictures import MadePictures
from desktop.maker import starting
from desktop.maker.beginning import BeginningMenu
from desktop.maker.board import MakerBoard
from desktop.maker.draft import Draft
from desktop.maker.face import MakerFace
from desktop.maker.header import MakerHeader
from desktop.maker.making import Making
from desktop.maker.modes import TRY_KEY, Modes
from desktop.maker.saving import save_for_pupils
from desktop.maker.table import MakerTable
from desktop.maker.telling import Telling
from desktop.page.ways_out import open_menu, way_back
from desktop.program import Program
from desktop.screen import Screen
from desktop.shell import Shell
from desktop.widgets.dressing import dress
from desktop.widgets.switch import Choice
from rules.core.contract import AnyGame
from rules.core.types import Json, Phrase, Seat, phrase
from rules.lessons.model import Lesson
from rules.teaching.made import MadeLesson, MadePosition

ENTER, CONTROL = (Qt.Key.Key_Return, Qt.Key.Key_Enter), Qt.KeyboardModifier.ControlModifier


class MakerScreen(Screen):
    """Opened through the shell as `maker`: with a made lesson, a position, a lesson of the program, the state of a
    table, or only a game."""

    def __init__(
        self,
        program: Program,
        shell: Shell,
        game: AnyGame | str = "",
        made: MadeLesson | None = None,
        position: MadePosition | dict[str, Json] | None = None,
        lesson: Lesson | None = None,
        state: Any = None,
        seat: Seat | None = None,
    ) -> None:
        super().__init__(program)
        source = made or lesson or (position if isinstance(position, MadePosition) else None)
        named = game if isinstance(game, str) else game.id
        self.game_id = named or (source.game if source is not None else "")
        found = program.library.named(self.game_id)
        desk = desk_of(self.game_id)
        assert found is not None
        assert desk is not None, "a lesson needs a table"
        self.shell, self.game, self.box = shell, found, program.library.box(found)
        if made is None:
            made = starting.begun(program, found, position, lesson, state, seat)
        # What nobody has changed yet is not kept: the position it was begun from is not lost.
        self.draft = Draft(program, made, self, is_new=False)
        self.table = MakerTable(starting.first_progress(program, found, made))
        self.table.setParent(self)
        self.board = MakerBoard(program, self.table, desk)
        self.making = Making(self.draft, found, self.box, self.board, self.table)
        self.pictures = MadePictures(program, self)
        self.header = MakerHeader(self, self.style_now)
        self.face = face = MakerFace(program, self.making, self.board, self)
        self.strip, self.panel, self.foot, self.pill = face.strip, face.panel, face.foot, face.pill
        self.notice = face.notice
        self.telling = Telling(self.draft, self.making, self.pictures, face)
        self.modes = Modes(self)
        self.begins_at = self.board.view
        self._connect()
        self.making.refresh()
        self.draw_again()
        self.say_again()

    def _connect(self) -> None:
        draft, making, strip = self.draft, self.making, self.strip
        self.header.back.connect(self.shell.back)
        self.header.menu.connect(lambda: open_menu(self.shell, self, self.header.menu_button))
        self.header.language.connect(self.program.set_language)
        self.header.tried.connect(self.try_as_pupil)
        draft.changed.connect(self._show_step)
        draft.checked.connect(self.telling.show_checks)
        draft.unkept.connect(self._tell_unkept)
        strip.wanted.connect(draft.look_at)
        strip.moved.connect(making.move_step)
        strip.added.connect(making.add_step)
        strip.copied.connect(making.copy_step)
        strip.removed.connect(making.remove_step)
        making.recording_changed.connect(self.telling.show_recording)
        making.told.connect(lambda said: self.notice.tell(self._said(said)))
        making.right_after_all.connect(self._offer_answer)
        self.notice.acted.connect(lambda _: self._take_offered())
        self.pill.finish.clicked.connect(self.finish)
        self.pill.stop.clicked.connect(making.stop)
        self.face.begins.clicked.connect(self._ask_where_it_begins)
        self.face.restart.clicked.connect(making.stop)
        self.face.restart.clicked.connect(self.stand_at_start)
        self.panel.rule_wanted.connect(self.read_rule)
        self.board.rule_wanted.connect(self.read_rule)
        self.foot.undone.connect(draft.undo)
        self.foot.redone.connect(draft.redo)
        self.foot.problem_wanted.connect(self._go_to_problem)
        self.foot.saved.connect(self.save_for_pupils)
        self.pictures.came.connect(self.telling.show_strip)
        self.offered: list[Any] = []
        """The moves of a mistake that is right after all."""
        self.board.view.installEventFilter(self)
        self.modes.listen()

    # Words

    def _said(self, said: Phrase) -> str:
        return self.program.say_phrase(said, self.game, self.draft.made.names)

    def say_again(self) -> None:
        say = self.program.say
        game = self.program.say_phrase(phrase(f"game-{self.game_id}"), self.game)
        back = way_back(self.shell, self)
        self.header.say(game, say("made-library"), "", back, say("back-key"), say("top-menu"))
        languages = [Choice("fr", say("reader-french")), Choice("en", say("reader-english"))]
        self.header.offer(languages, self.program.settings.language, say("top-language"))
        self.face.begins.say(say("maker-begins"))
        self.face.restart.say(say("maker-restart"))
        self.foot.say(say("maker-undo"), say("maker-redo"), say("maker-go-there"), say("maker-save"))
        self.board.setAccessibleName(say("lesson-board"))
        self.panel.say_again()
        self.modes.say_again()
        self._show_step()

    def show_mode(self) -> None:
        """Show in the top line and at the right what the table is for now."""
        is_marking = self.modes.mode == "mark"
        self.header.say_try(self.program.say("maker-try"), "" if is_marking else TRY_KEY)
        self.panel.show_marks_only(is_marking)
        self.telling.show_recording()
        self.draw_again()

    def _show_step(self) -> None:
        """Another step, or the same one changed."""
        self.making.refresh()
        self.modes.follow_step()
        self.panel.show_again()
        self.header.say_here(self.telling.words.title(self.draft.made))
        self.telling.show_checks()
        self.telling.show_recording()

    # What people do

    def finish(self) -> None:
        """What was played or pointed out is what was meant."""
        if self.making.pointing.what:
            self.making.pointing.take()
        elif self.table.recording and self.table.moves:
            self.making.finish()
        self.board.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def stand_at_start(self) -> None:
        """Show the position with which the step begins."""
        here = self.making.here
        if here is not None and self.table.moments.last > 0:
            self.table.show_step(here)
            self.board.refresh()
            self.telling.show_recording()

    def _offer_answer(self, moves: list[Any]) -> None:
        """A mistake that was recorded is right after all."""
        self.offered = moves
        self.notice.tell(self.program.say("maker-right-after-all"), self.program.say("maker-take-as-answer"))

    def _take_offered(self) -> None:
        self.notice.tell("")
        if self.offered:
            self.making.take_answer(self.offered)
            self.offered = []

    def _ask_where_it_begins(self) -> None:
        menu, button = BeginningMenu(self), self.face.begins
        menu.popup(button.mapToGlobal(button.rect().bottomLeft()))
        menu.stand_on_first()

    def read_rule(self, rule: str = "") -> None:
        wanted = rule or self.board.bubble.rule
        if wanted:
            self.shell.open("reader", game=self.game, at=wanted)

    def _go_to_problem(self) -> None:
        problems = self.draft.problems or self.draft.remarks
        if problems:
            self.draft.look_at(self.draft.step_of(problems[0]))
            key = str(problems[0].named.get("id", "")).rpartition(".")[2]
            field = self.panel.fields.get(key)
            if field is not None:
                self.making.language = problems[0].named.get("language", self.making.language)
                self.panel.show_again()
                self.panel.fields[key].field.setFocus(Qt.FocusReason.OtherFocusReason)

    def try_as_pupil(self) -> None:
        """The lesson player itself, at this step; nothing of it is remembered."""
        self.modes.settle()
        self.draft.keep()
        back = self.program.say("back-to-maker")
        trial = Trial(self.draft.made.lesson, self.draft.at, back, self.making.keep_mistake)
        if self.making.here is not None:
            self.shell.open("lesson", game=self.game, trial=trial)

    def save_for_pupils(self) -> None:
        self.modes.settle()
        save_for_pupils(self)

    def _tell_unkept(self, said: Phrase | None) -> None:
        self.notice.tell("" if said is None else self._said(said))

    def leave(self) -> None:
        self.modes.close()
        self.draft.close()
        self.pictures.stop()

    # Looks and keys

    def draw_again(self) -> None:
        if self.wear_anew(self.header, self.face):
            dress(self.face, self.style_now)
        self.face.make_room(self.width(), self.program.settings.text_scale)
        top = self.header.put(0, 0, self.width())
        self.face.setGeometry(0, top, self.width(), self.height() - top)
        self.modes.put_editor()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.draw_again()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Escape on the table lets go of a piece first; Enter there finishes, unless the keyboard walks over pieces."""
        pressed = event if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress else None
        if pressed is None or watched is not self.board.view:
            return super().eventFilter(watched, event)
        key, is_held = pressed.key(), bool(self.board.hand.held)
        if key == Qt.Key.Key_Escape and not is_held and not self.making.marks.marking.is_busy:
            self._leave_one_level()
            return True
        is_meant = CONTROL in pressed.modifiers() or not self.board.view.keyboard_focus.by_keyboard
        if key in ENTER and self.can_finish and is_meant and not is_held:
            self.finish()
            return True
        return super().eventFilter(watched, event)

    @property
    def can_finish(self) -> bool:
        """Whether something was played or pointed out that is to be kept."""
        return bool(self.making.pointing.what or (self.table.recording and self.table.moves))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self._leave_one_level()
        elif key in ENTER and self.can_finish:
            self.finish()
        else:
            super().keyPressEvent(event)

    def _leave_one_level(self) -> None:
        """The reason, the piece in the hand, what is recorded, then the workshop."""
        if self.board.bubble.isVisible():
            self.board.bubble.put_away()
        elif self.board.hand.held:
            self.board.gestures.cancel()
        elif self.table.recording or self.making.pointing.what:
            self.making.stop()
        elif self.modes.mode != "play":
            self.modes.go("play")
        else:
            self.shell.back()
