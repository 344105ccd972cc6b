"""Plans of sessions: chosen at the left, made in the middle row by row, presented to a class."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent

from desktop.lessons.plans import Listed, listed_plans, plan_of
from desktop.page.book_header import BookHeader
from desktop.page.ways_out import open_menu, way_back
from desktop.plans.choosing import Choosing
from desktop.plans.draft import PlanDraft
from desktop.plans.face import PlanFace
from desktop.plans.filling import Filling
from desktop.plans.managing import Managing, new_plan
from desktop.plans.parts import RowParts
from desktop.plans.pictures import PlanPictures
from desktop.plans.pupils import PlanPupils
from desktop.plans.row_acts import RowActs
from desktop.plans.saying import PlanWords
from desktop.plans.stage import present_plan
from desktop.program import Program
from desktop.screen import Screen
from desktop.shell import Shell
from desktop.widgets.dressing import dress
from desktop.widgets.letter_keys import Shortcut
from desktop.widgets.switch import Choice
from rules.core import resources
from rules.core.contract import AnyGame
from rules.core.types import Phrase
from rules.lessons.model import Lesson, lessons_in
from rules.teaching.plans import MadePlan


class PlanScreen(Screen):
    """Opened through the shell as `plan`, with a game, or the id of a plan, which may be presented at once."""

    def __init__(
        self, program: Program, shell: Shell, game: AnyGame | str = "", plan: str = "", *, presents: bool = False
    ) -> None:
        super().__init__(program)
        self.shell = shell
        self.words = PlanWords(program)
        self.plans: tuple[Listed, ...] = listed_plans(program)
        self.pictures = PlanPictures(program, self)
        self.header = BookHeader(self, self.style_now, "people")
        self.face = face = PlanFace(program.art, self)
        self.rows, self.side = face.rows, face.side
        self.choosing, self.managing, self.filling = Choosing(self), Managing(self), Filling(self)
        self.acts, self.pupils = RowActs(self), PlanPupils(self)
        self.is_unfolded = False
        """Whether the chosen row lies open to be changed."""
        self._take(*self._first(game if isinstance(game, str) else game.id, plan))
        self._connect()
        self.draw_again()
        self.say_again()
        if presents:
            QTimer.singleShot(0, self, self.present)

    def _first(self, game: str, wanted: str) -> tuple[MadePlan, bool]:
        """The plan that is wanted, else the first of the game, else one that is empty."""
        named = next((each for each in self.plans if each.id == wanted), None)
        listed = named or next((each for each in self.plans if game in ("", each.game)), None)
        if listed is not None:
            return plan_of(self.program, listed), listed.is_locked
        which = self.program.library.named(game) or self.program.library.games[0]
        return new_plan(self.program, which), True

    def _take(self, plan: MadePlan, is_ready: bool) -> None:
        """Work on this plan from now on."""
        game = self.program.library.named(plan.game)
        assert game is not None, "a plan of an unknown game is not offered"
        self.game, self.game_id = game, game.id
        self.built_in: tuple[Lesson, ...] = tuple(lessons_in(resources.assets() / game.id / "lessons"))
        self.draft = PlanDraft(self.program, plan, self, is_ready=is_ready)
        self.parts = RowParts(self.program, self.draft, game, self.built_in)
        self.filling.forget()
        draft = self.draft
        draft.changed.connect(self.show_again)
        draft.checked.connect(self.show_again)
        draft.unkept.connect(self.tell)
        self.parts.pressed.connect(self._do_with_row)

    def _connect(self) -> None:
        face, header = self.face, self.header
        header.back.connect(self.shell.back)
        header.menu.connect(lambda: open_menu(self.shell, self, header.menu_button))
        header.language.connect(self.program.set_language)
        self.side.wanted.connect(self.choose)
        self.side.pressed.connect(self.managing.do)
        face.plans.chosen.connect(self.choose)
        face.present.clicked.connect(self.present)
        face.title.textEdited.connect(self._write_title)
        face.length.changed.connect(self._set_length)
        face.undo.clicked.connect(self.undo)
        face.redo.clicked.connect(self.redo)
        face.print.clicked.connect(self.managing.print)
        face.tab_chosen.connect(self._choose_tab)
        for kind, button in face.adding.items():
            button.clicked.connect(lambda _=False, kind=kind: self.choosing.add(kind))
        self.acts.connect()
        self.pictures.came.connect(self.filling.show_rows)
        keys: dict[str, Callable[[], object]] = {
            "Ctrl+Z": self.undo,
            "Ctrl+Y": self.redo,
            "Ctrl+Shift+Z": self.redo,
            "Ctrl+D": self.acts.copy,
            "F5": self.present,
            "Shift+F5": self.present_from_here,
        }
        for key, does in keys.items():
            Shortcut(self.program, key, self, does)

    # What is shown

    def say_again(self) -> None:
        say, face = self.program.say, self.face
        back = way_back(self.shell, self)
        self.header.say(self.words.game(self.game), say("teach"), "", back, say("back-key"), say("top-menu"))
        languages = [Choice("fr", say("reader-french")), Choice("en", say("reader-english"))]
        self.header.offer(languages, self.program.settings.language, say("top-language"))
        face.present.say(say("made-do-present"))
        face.present.say_key("F5")
        face.present.setToolTip(say("plans-present-here"))
        face.title.setAccessibleName(say("plans-title"))
        face.add_label.setText(say("plans-add"))
        for kind, button in face.adding.items():
            button.say(say("plans-kind", kind=kind))
        face.undo.say(say("maker-undo"))
        face.redo.say(say("maker-redo"))
        face.print.say(say("made-do-print"))
        face.length_label.setText(say("plans-length"))
        face.say_tabs(say("plans-tab-plan"), say("plans-tab-pupils"), say("plans-tabs"))
        self.parts.language = self.program.settings.language
        self.pupils.book.say_again()
        self.reload()
        self.show_again()
        self.face.make_room(self.width(), self.height(), self.program.settings.text_scale, self.style_now)

    def reload(self) -> None:
        """Look at the shelf again: other plans may stand there."""
        self.plans = listed_plans(self.program)

    def show_again(self) -> None:
        self.filling.show_all()

    def tell(self, said: Phrase | None) -> None:
        self.face.notice.tell("" if said is None else self.program.say_phrase(said, self.game))

    # Another plan

    def choose(self, id: str) -> None:
        """Work on another plan."""
        listed = next((each for each in self.plans if each.id == id), None)
        if listed is not None and id != self.draft.made.id:
            self.open_plan(plan_of(self.program, listed), is_ready=listed.is_locked)

    def open_plan(self, plan: MadePlan, *, is_ready: bool) -> None:
        self.draft.close()
        self.draft.deleteLater()
        self.rows.unfold(0, None)
        self.parts.deleteLater()
        self.is_unfolded = False
        self._take(plan, is_ready)
        self.tell(None)
        self.pictures.stop()
        self.draw_again()
        self.say_again()

    # What people do

    def undo(self) -> None:
        """Undo the last change; what was told of it holds no more."""
        if not self.draft.is_unkept:
            self.tell(None)
        self.draft.undo()

    def redo(self) -> None:
        self.draft.redo()

    def _do_with_row(self, name: str) -> None:
        acts: dict[str, Callable[[], Any]] = {
            "copy": self.acts.copy,
            "remove": self.acts.remove,
            "open": lambda: self.managing.open_row(self.draft.row),
        }
        acts[name]()

    def _set_length(self, minutes: int) -> None:
        self.draft.set_length(minutes)

    def _write_title(self, words: str) -> None:
        self.draft.write("title", self.program.settings.language, words)

    def _choose_tab(self, tab: str) -> None:
        self.face.tab = tab
        self.draw_again()

    # In front of a class

    def present(self) -> None:
        """Lead a class through the plan, from its beginning."""
        self._present_from(0)

    def present_from_here(self) -> None:
        """The same from the row that is looked at."""
        self._present_from(self.draft.at)

    def _present_from(self, at: int) -> None:
        self.draft.keep()
        present_plan(self.program, self.shell, self.game, self.draft.made, self.built_in, at)

    # Looks and keys

    def draw_again(self) -> None:
        if self.wear_anew(self.header, self.face, self.parts):
            dress(self.pupils.book, self.style_now)
            self.face.title.put_on(self.style_now.ground.board, self.style_now.ground.ink)
        self.face.make_room(self.width(), self.height(), self.program.settings.text_scale, self.style_now)
        top = self.header.put(0, 0, self.width())
        self.face.setGeometry(0, top, self.width(), self.height() - top)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.draw_again()

    def showEvent(self, event: QShowEvent) -> None:
        """Show what others wrote meanwhile, now that somebody comes back: the head of the plan, what pupils did."""
        super().showEvent(event)
        self.managing.take_head()
        self.pupils.book.read_again()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.is_unfolded:
            self.acts.fold()
            self.rows.cards[self.draft.at].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.shell.back()

    def leave(self) -> None:
        self.draft.close()
        self.pictures.stop()
