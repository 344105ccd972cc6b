"""The workshop: a lesson is made here, on the real table, by playing what is right and what often goes wrong."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from desktop.games.desks import desk_of
from desktop.lessons.steps import Trial
from desktop.made.pictures import MadePictures
from desktop.made.saying import MadeWords
from desktop.maker import starting
from desktop.maker.board import MakerBoard
from desktop.maker.draft import Draft
from desktop.maker.foot import Foot
from desktop.maker.header import MakerHeader
from desktop.maker.making import Making
from desktop.maker.panel import Panel
from desktop.maker.pill import Pill
from desktop.maker.strip import StepFace, Strip
from desktop.maker.table import MakerTable
from desktop.page.ways_out import open_menu, way_back
from desktop.program import Program
from desktop.screen import Screen
from desktop.shell import Shell
from desktop.widgets.buttons import Button
from desktop.widgets.dressing import dress
from desktop.widgets.menu import Menu
from desktop.widgets.notice import Notice
from desktop.widgets.switch import Choice
from desktop.widgets.words import LineLabel
from rules.core import durable
from rules.core.codec import position_state
from rules.core.contract import AnyGame
from rules.core.folders import EXTENSION
from rules.core.types import Json, Phrase, Seat, phrase
from rules.lessons.model import Lesson, Show, Task
from rules.lessons.runner import starts_until
from rules.teaching.checking import state_of
from rules.teaching.made import MadeLesson, MadePosition
from rules.teaching.reading import written
from rules.teaching.shelf import file_name
from rules.teaching.steps import kind_of

STRIP, NARROW_STRIP, PANEL, LOW_PANEL = 236, 76, 424, 360
WIDE = 1400
"""In a window narrower than this the strip shows numbers only."""


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
            made = self._begun(position, lesson, state, seat)
        self.draft = Draft(program, made, self, is_new=program.made.named(made.id) is None)
        self.table = MakerTable(starts_until(found, self.box, made.lesson, 0)[-1])
        self.table.setParent(self)
        self.board = MakerBoard(program, self.table, desk)
        self.making = Making(self.draft, found, self.box, self.board, self.table)
        self.words = MadeWords(program)
        self.pictures = MadePictures(program, self)
        self._build()
        self._connect()
        self.making.refresh()
        self.draw_again()
        self.say_again()

    def _begun(
        self, position: MadePosition | dict[str, Json] | None, lesson: Lesson | None, state: Any, seat: Seat | None
    ) -> MadeLesson:
        program, game = self.program, self.game
        if isinstance(position, dict):
            state = position_state(game, position, self.box)
        elif position is not None:
            return starting.from_position(program, game, position)
        if lesson is not None:
            return starting.from_built_in(program, game, lesson)
        if state is not None:
            return starting.from_state(program, game, state, seat)
        return starting.from_nothing(program, game)

    # Building

    def _build(self) -> None:
        self.header = MakerHeader(self, self.style_now)
        self.body = QWidget(self)
        self.strip = Strip()
        self.notice = Notice("check")
        self.begins = Button(icon_name="pencil")
        self.restart = Button(icon_name="undo")
        self.pill = Pill()
        self.line = LineLabel(size=15)
        self.panel = Panel(self.program, self.making)
        self.foot = Foot()
        tools = QHBoxLayout()
        tools.setContentsMargins(10, 8, 10, 4)
        tools.addWidget(self.begins)
        tools.addWidget(self.restart)
        tools.addWidget(self.pill, 1)
        tools.addStretch(0)
        centre = QVBoxLayout()
        centre.setSpacing(2)
        centre.addLayout(tools)
        centre.addWidget(self.notice)
        centre.addWidget(self.board, 1)
        below = QHBoxLayout()
        below.setContentsMargins(14, 2, 14, 8)
        below.addWidget(self.line, 1)
        centre.addLayout(below)
        side = QVBoxLayout()
        side.setSpacing(0)
        side.addWidget(self.panel, 1)
        side.addWidget(self.foot)
        self.side = QWidget()
        side.setContentsMargins(0, 0, 0, 0)
        self.side.setLayout(side)
        row = QHBoxLayout(self.body)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.strip)
        row.addLayout(centre, 1)
        row.addWidget(self.side)
        self.begins_at = self.board.view

    def _connect(self) -> None:
        draft, making, strip = self.draft, self.making, self.strip
        self.header.back.connect(self.shell.back)
        self.header.menu.connect(lambda: open_menu(self.shell, self, self.header.menu_button))
        self.header.language.connect(self.program.set_language)
        self.header.tried.connect(self.try_as_pupil)
        draft.changed.connect(self._show_step)
        draft.checked.connect(self._show_checks)
        draft.unkept.connect(self._tell_unkept)
        strip.wanted.connect(draft.look_at)
        strip.moved.connect(making.move_step)
        strip.added.connect(making.add_step)
        strip.copied.connect(making.copy_step)
        strip.removed.connect(making.remove_step)
        making.recording_changed.connect(self._show_recording)
        making.told.connect(lambda said: self.notice.tell(self._said(said)))
        making.right_after_all.connect(self._offer_answer)
        self.notice.acted.connect(lambda _: self._take_offered())
        self.pill.finish.clicked.connect(self.finish)
        self.pill.stop.clicked.connect(making.stop)
        self.begins.clicked.connect(self._ask_where_it_begins)
        self.restart.clicked.connect(making.stop)
        self.restart.clicked.connect(self._to_the_start)
        self.panel.rule_wanted.connect(self.read_rule)
        self.board.rule_wanted.connect(self.read_rule)
        self.foot.undone.connect(draft.undo)
        self.foot.redone.connect(draft.redo)
        self.foot.problem_wanted.connect(self._go_to_problem)
        self.foot.saved.connect(self.save_for_pupils)
        self.pictures.came.connect(self._show_strip)
        self.offered: list[Any] = []
        """The moves of a mistake that is right after all."""
        self.board.view.installEventFilter(self)
        self._listen()

    def _listen(self) -> None:
        """Undo and redo belong to a text while one writes in it."""
        keys: dict[str, Callable[[], object]] = {
            "Ctrl+Z": self.draft.undo,
            "Ctrl+Y": self.draft.redo,
            "Ctrl+Shift+Z": self.draft.redo,
            "Ctrl+D": self.making.copy_step,
            "Ctrl+S": self.save_for_pupils,
            "F5": self.try_as_pupil,
        }
        for key, does in keys.items():
            QShortcut(QKeySequence(key), self, does)

    # Words

    def _said(self, said: Phrase) -> str:
        return self.program.say_phrase(said, self.game, self.draft.made.names)

    def say_again(self) -> None:
        say = self.program.say
        game = self.program.say_phrase(phrase(f"game-{self.game_id}"), self.game)
        back = way_back(self.shell, self)
        self.header.say(game, say("made-library"), "", back, say("back-key"), say("top-menu"))
        self.header.say_try(say("maker-try"), "F5")
        languages = [Choice("fr", say("reader-french")), Choice("en", say("reader-english"))]
        self.header.offer(languages, self.program.settings.language, say("reader-languages"))
        self.begins.say(say("maker-begins"))
        self.restart.say(say("maker-restart"))
        self.foot.say(say("maker-undo"), say("maker-redo"), say("maker-go-there"), say("maker-save"))
        self.board.setAccessibleName(say("lesson-board"))
        self.panel.say_again()
        self._show_step()

    def _show_step(self) -> None:
        """Another step, or the same one changed."""
        self.making.refresh()
        self.panel.show_again()
        self.header.say_here(self.words.title(self.draft.made))
        self._show_checks()
        self._show_recording()

    def _show_strip(self) -> None:
        made, say, draft = self.draft.made, self.program.say, self.draft
        wrong: dict[int, Phrase] = {}
        for problem in draft.problems:
            wrong.setdefault(draft.step_of(problem), problem)
        faces = [self._face(at, wrong.get(at)) for at in range(len(made.steps))]
        images = [self.pictures.of(made, at) for at in range(len(made.steps))]
        words = tuple(say(id) for id in ("maker-steps", "maker-add-step", "maker-copy-step", "maker-remove-step"))
        self.strip.say(words, say("maker-step-count", count=len(made.steps)))
        self.strip.show_steps(faces, images, made.game, draft.at)

    def _face(self, at: int, problem: Phrase | None) -> StepFace:
        say, step, made = self.program.say, self.draft.made.steps[at], self.draft.made
        texts = made.texts.get(self.making.language, {}) or made.texts.get("fr", {})
        title = texts.get(f"{step.id}.task", "") or say("maker-no-task")
        answers = len(step.answers) if isinstance(step, Task) else 0
        mistakes = 0 if isinstance(step, Show) else len(step.mistakes)
        moves = len(step.moves) if isinstance(step, Show) else 0
        below = say("maker-step-holds", kind=step.kind, answers=answers, mistakes=mistakes, moves=moves)
        is_checked = self.draft.found is not None and problem is None
        said = say("maker-step-problem") if problem is not None else ""
        return StepFace(at + 1, say("maker-kind", kind=kind_of(step)), title, below, said, is_checked)

    def _show_checks(self) -> None:
        """The first thing that is wrong, and how much else; the strip marks the steps."""
        draft, say = self.draft, self.program.say
        problems = draft.problems
        if problems:
            first = self.words.problem(draft.made, problems[0])
            words = first if len(problems) == 1 else say("maker-problems", first=first, more=len(problems) - 1)
        else:
            words = say("made-checking") if draft.is_being_checked else say("maker-all-good")
        self.foot.tell(words, is_wrong=bool(problems), can_save=not problems and not draft.is_being_checked)
        self.foot.offer(can_undo=draft.can_undo, can_redo=draft.can_redo)
        self._show_strip()

    def _show_recording(self) -> None:
        """What is recorded or pointed out, and what was played since the step began."""
        table, making, say = self.table, self.making, self.program.say
        if making.pointing:
            count = len(self.board.chosen)
            words = say("maker-pointing", what=making.pointing, count=count)
            self.pill.tell(words, say("maker-finish"), say("maker-stop"))
        elif table.recording:
            words = say("maker-recording", what=table.recording, count=len(table.moves))
            self.pill.tell(words, say("maker-finish") if table.moves else "", say("maker-stop"))
        else:
            self.pill.tell("", "", "")
        played = table.moments.last
        self.restart.setVisible(played > 0 and not table.recording)
        said = say("maker-played", count=played) if played else say("maker-at-start")
        self.line.say(said)

    # What people do

    def finish(self) -> None:
        """What was played or pointed out is what was meant."""
        if self.making.pointing:
            self.making.take_places()
        elif self.table.recording and self.table.moves:
            self.making.finish()
        self.board.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _to_the_start(self) -> None:
        here = self.making.here
        if here is not None:
            self.table.show_step(here)
            self.board.refresh()
            self._show_recording()

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
        """Where this step begins: after the one before, at what lies on the table now, at a position of one's own."""
        menu, say, making = Menu(self, self.style_now), self.program.say, self.making
        menu.addAction(say("maker-begins-after")).triggered.connect(lambda _=False: making.continue_from_before())
        menu.actions()[-1].setEnabled(self.draft.at > 0)
        menu.addAction(say("maker-begins-here")).triggered.connect(lambda _=False: making.begin_at_played())
        menu.actions()[-1].setEnabled(self.table.moments.last > 0)
        kept, _ = self.program.made.things()
        positions = [
            each.made for each in kept if isinstance(each.made, MadePosition) and each.made.game == self.game_id
        ]
        if positions:
            menu.addSeparator()
        for made in positions:
            menu.addAction(self.words.title(made)).triggered.connect(self._begins_at(made))
        if "editor" in self.shell.makers:
            menu.addSeparator()
            state = self.table.progress.state
            edit = menu.addAction(say("maker-edit-position"))
            edit.triggered.connect(lambda _=False: self.shell.open("editor", game=self.game, state=state))
        menu.popup(self.begins.mapToGlobal(self.begins.rect().bottomLeft()))
        menu.stand_on_first()

    def _begins_at(self, made: MadePosition) -> Callable[[], None]:
        def begin() -> None:
            self.making.begin_at(state_of(made, self.game, self.box))

        return begin

    def read_rule(self, rule: str = "") -> None:
        wanted = rule or self.board.bubble.rule
        if wanted:
            self.shell.open("reader", game=self.game, at=wanted)

    def _go_to_problem(self) -> None:
        problems = self.draft.problems
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
        self.draft.keep()
        back = self.program.say("back-to-maker")
        trial = Trial(self.draft.made.lesson, self.draft.at, back, self.making.keep_mistake)
        if self.making.here is not None:
            self.shell.open("lesson", game=self.game, trial=trial)

    def save_for_pupils(self) -> None:
        """One file to hand on; only without errors."""
        if self.draft.problems or not self.draft.keep():
            return
        say, made = self.program.say, self.draft.made
        filter_ = f"{say('made-files')} (*{EXTENSION})"
        name, _ = QFileDialog.getSaveFileName(self, say("maker-save"), file_name(made), filter_)
        if not name:
            return
        try:
            durable.replace_file(_named(name), written(made))
        except OSError as error:
            self.notice.tell(say("made-not-kept", reason=error.strerror or type(error).__name__))
            return
        self.notice.tell(say("made-shared", file=_named(name).name))

    def _tell_unkept(self, said: Phrase | None) -> None:
        self.notice.tell("" if said is None else self._said(said))

    def leave(self) -> None:
        self.draft.close()
        self.pictures.stop()

    # Looks and keys

    def draw_again(self) -> None:
        if self.wear_anew(self.header, self.body):
            dress(self.body, self.style_now)
        grown = self.program.settings.text_scale**0.5
        is_narrow = self.width() < WIDE * grown
        self.strip.setFixedWidth(NARROW_STRIP if is_narrow else round(STRIP * grown))
        self.strip.make_room()
        least = LOW_PANEL if self.width() < WIDE else PANEL
        self.side.setFixedWidth(min(round(least * grown), self.width() // 2))
        top = self.header.put(0, 0, self.width())
        self.body.setGeometry(0, top, self.width(), self.height() - top)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.draw_again()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Escape on the table lets go of a piece first; with empty hands it is the workshop's."""
        pressed = event if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress else None
        leaves = pressed is not None and pressed.key() == Qt.Key.Key_Escape and not self.board.hand.held
        if watched is self.board.view and leaves:
            self._leave_one_level()
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self._leave_one_level()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and (self.table.recording or self.making.pointing):
            self.finish()
        else:
            super().keyPressEvent(event)

    def _leave_one_level(self) -> None:
        """The reason, the piece in the hand, what is recorded, then the workshop."""
        if self.board.bubble.isVisible():
            self.board.bubble.put_away()
        elif self.board.hand.held:
            self.board.gestures.cancel()
        elif self.table.recording or self.making.pointing:
            self.making.stop()
        else:
            self.shell.back()


def _named(name: str) -> Path:
    return Path(name if name.endswith(EXTENSION) else name + EXTENSION)
