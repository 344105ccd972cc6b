"""My box: an owner of a game makes its data exact, in tables and forms, and sees at once what does not go together."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.own_box.actions import Actions
from desktop.own_box.beside import Beside
from desktop.own_box.chart.panel import ChartPanel, has_chart
from desktop.own_box.connecting import connect
from desktop.own_box.draft import BoxDraft
from desktop.own_box.editing import Editing
from desktop.own_box.merging import MergingScreen
from desktop.own_box.problems import Problems
from desktop.own_box.questions import Questions
from desktop.own_box.room import CHART, TABLE, Room
from desktop.own_box.row_panel import RowPanel
from desktop.own_box.saying import BoxWords
from desktop.own_box.sections import DataLine, Place, Section
from desktop.own_box.sharing import SharePanel
from desktop.own_box.shown import FOUND, Shown
from desktop.own_box.side import BoxSide
from desktop.own_box.table_board import TableBoard
from desktop.own_box.ways import Ways
from desktop.page.book_header import BookHeader
from desktop.page.ways_out import way_back
from desktop.program import Program
from desktop.screen import Screen
from desktop.shell import Shell
from desktop.widgets.dressing import dress
from desktop.widgets.notice import Notice
from desktop.widgets.switch import Choice, Switch
from rules.boxes.first import First, first
from rules.core.contract import AnyGame
from rules.core.edition import PROVENANCES, data_of
from rules.core.types import Phrase, phrase
from rules.teaching.editions import MadeEdition

FOUND_AFTER_MS, COUNTED_AFTER_MS = 120, 200


class OwnBoxScreen(Screen):
    """Opened through the shell as `own_box`, with a game, and with the path of what is looked at if there is one, or
    with the edition of somebody else that is to be compared."""

    def __init__(
        self, program: Program, shell: Shell, game: AnyGame | str, at: str = "", brought: MadeEdition | None = None
    ) -> None:
        super().__init__(program)
        found = program.library.named(game) if isinstance(game, str) else game
        assert found is not None, f"no such game: {game}"
        self.shell, self.game, self.game_id = shell, found, found.id
        self.words = BoxWords(program, found)
        self.draft = BoxDraft(program, found, self)
        self.showing = Shown(self.draft, self.words)
        self.editing = Editing(self.draft, self.showing)
        self.room, self.ways, self.questions = Room(self), Ways(self), Questions(self)
        self.header = BookHeader(self, self.style_now, "pencil")
        self.notice = Notice("close")
        self.body = QWidget(self)
        self._make_parts()
        self.searching = QTimer(self, singleShot=True, interval=FOUND_AFTER_MS)
        self.searching.timeout.connect(self._search)
        self._counting = QTimer(self, singleShot=True, interval=COUNTED_AFTER_MS)
        self._counting.timeout.connect(self._say_side)
        self.room.lay_out()
        connect(self)
        self.begins_at = self.table
        self.open_part(self.showing.parts[0])
        self.say_again()
        if self.draft.problems:
            self.tell(self.draft.problems[0].sentence)
        if at:
            self.ways.go_to(at)
        if brought is not None:
            QTimer.singleShot(0, self, lambda: self.compare(brought))

    # Putting together

    def _make_parts(self) -> None:
        art, draft, words, editing = self.program.art, self.draft, self.words, self.editing
        notes = {each.path: each for each in data_of(draft.own.published.tree, "")}
        self.side = BoxSide(words, self.showing.parts)
        self.views = Switch(on="felt")
        self.board = TableBoard(art, words, editing.is_open, editing.rule_against)
        self.table = self.board.table
        self.row = RowPanel(art, draft, words, editing.is_open, notes)
        self.right = Beside(self.row, self._made_chart, words)
        self.problems = Problems(art, draft, words)
        self.doing = Actions(art, draft, words)
        self.sharing = SharePanel(self.program, draft, words)
        self.doing.put_share(self.sharing)

    def _made_chart(self) -> ChartPanel:
        """The boards of the game, edited as the table is: what the rulebook prints only knowingly."""
        made = ChartPanel(self.program, self.draft)
        made.view.doing.is_open = lambda path: self.editing.is_open(Place(path, None))
        made.view.knowing_wanted.connect(self.questions.ask_at)
        return made

    # What is shown

    @property
    def shown(self) -> Section:
        """The section that is open."""
        return self.showing.current

    def open_part(self, part: str) -> None:
        self.showing.open_part(part)
        self.searching.stop()
        self.board.forget_search()
        self.side.open(part)
        self.right.open_part(part, has_chart=has_chart(self.game_id, part))
        self._show_anew()
        if self.room.view == CHART and not self.right.is_chart:
            self.room.view = TABLE
        self.room.show(self.room.view)

    def open_section(self, id: str) -> None:
        self.showing.section = id
        self._show_anew()

    def open_changes(self) -> None:
        """All that the owner has otherwise, in one list."""
        self.showing.open_changes()
        self.side.open("", changes=True)
        self._show_anew()

    def open_first(self, found: First) -> None:
        """List what should be looked up first."""
        self.showing.open_first(found)
        self.side.open("")
        self._show_anew()

    def _search(self) -> None:
        query = self.board.search.text().strip()
        if query:
            self.showing.search(query)
            self.side.open("")
            self.show_lines()
        elif self.showing.mode == FOUND:
            self.open_part(self.showing.part)

    def _show_anew(self) -> None:
        """Show other lines, with the keyboard on the first."""
        self.show_lines()
        self.table.stand_on_first()
        if not self.table.currentIndex().isValid():
            self.row.show_line(None, {}, ())

    def show_lines(self) -> None:
        draft, showing = self.draft, self.showing
        shown = showing.current
        showing.section = shown.id
        only = self.board.filter.isChecked() and not showing.mode
        findings, errors = draft.findings, len(draft.errors)
        asked = self.editing.asked
        self.table.show_lines(shown, draft.own, findings, errors, only_reconstructed=only, asked=asked)
        self.board.show_head(showing.title, showing.sections, shown)

    def look_at(self, line: object, path: str) -> None:
        """The row where the keyboard stands, wide."""
        if isinstance(line, DataLine):
            self.draft.select(path)
            self._show_row(line)

    def _show_row(self, line: DataLine) -> None:
        self.row.show_line(line, self.table.box_model.columns_of(line), self.table.box_model.known_in(line))

    # What happens

    def hear_change(self) -> None:
        self.editing.asked = None
        if self.showing.read_again() or self.showing.mode:
            self.showing.make()
        self.show_lines()
        line = self.showing.line_at(self.row.line.path) if self.row.line is not None else None
        if line is not None:
            self._show_row(line)
        else:
            self.table.stand_on_first()
        self._counting.start()
        self._show_low()

    def hear_checks(self) -> None:
        self.show_lines()
        self._show_low()

    def _show_low(self) -> None:
        self.problems.show_again()
        self.doing.show_again()
        self.room.offer()

    def hear_selected(self, path: str) -> None:
        """Something else is looked at, perhaps from elsewhere."""
        if path and not self.table.stands_on(path):
            self.ways.go_to(path)

    def go_to_base(self) -> None:
        """All corrections go; undo brings them back, and says so."""
        self.tell_words(self.words.say("box-at-base", count=self.editing.to_base()))

    # Elsewhere

    def play(self) -> None:
        if self.draft.can_be_played:
            self.shell.open("new_game", game=self.game_id)

    def compare(self, made: MadeEdition) -> None:
        """Let somebody's corrections meet those that are here."""
        screen = self.shell.open("merging", draft=self.draft, made=made)
        assert isinstance(screen, MergingScreen)
        screen.merged.connect(lambda count: self.tell(phrase("merge-done", count=count)))

    def take(self, files: Sequence[Path]) -> tuple[Path, ...]:
        """Compare an edition of this game that was dropped here; what is left opens elsewhere."""
        mine = [each for each in files if self.sharing.is_of_this_game(each)]
        for each in mine[:1]:
            self.sharing.read(each)
        return tuple(each for each in files if each not in mine)

    def read_rule(self, rule: str) -> None:
        self.shell.open("reader", game=self.game, at=rule)

    # Words and looks

    def tell(self, said: Phrase | None) -> None:
        """Say something above the tables, until somebody closes it."""
        self.tell_words(self.words.phrase(said) if said is not None else "")

    def tell_words(self, words: str) -> None:
        self.notice.tell(words, *([self.program.say("editor-close")] if words else []))

    def say_again(self) -> None:
        say = self.words.say
        title, back = say(f"game-{self.game_id}"), way_back(self.shell, self)
        self.header.say(title, say("box-editions"), say("box-title"), back, say("back-key"), say("top-menu"))
        languages = [Choice("fr", say("reader-french")), Choice("en", say("reader-english"))]
        self.header.offer(languages, self.program.settings.language, say("reader-languages"))
        self.board.say_again()
        self.showing.make()
        self.show_lines()
        self._say_side()
        self.row.show_again()
        self.right.say_again()
        self.problems.show_again(anew=True)
        self.doing.show_again()
        self.sharing.show_again()
        self.room.offer()
        self.draw_again()

    def _say_side(self) -> None:
        own = self.draft.own
        counts: dict[str, dict[str, int]] = {each: dict.fromkeys(PROVENANCES, 0) for each in self.showing.parts}
        for datum in own.edition.data():
            counts[datum.path.partition(".")[0]][datum.provenance] += 1
        self.side.say_again(own.published.version, len(own.corrections), first(self.game, own), counts)

    def draw_again(self) -> None:
        if self.wear_anew(self.header, self.body):
            dress(self.body, self.style_now)
            self.problems.show_again(anew=True)
        self.room.put(self.header.put(0, 0, self.width()))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.draw_again()

    def leave_screen(self) -> None:
        """One level: a question, a search, the form of a row, then the screen."""
        here = self.focusWidget()
        if self.editing.asked is not None:
            self.questions.answer(agreed=False)
        elif self.showing.mode:
            self.open_part(self.showing.part)
        elif here is not None and self.right.isAncestorOf(here):
            self.room.show(TABLE)
            self.table.setFocus()
        else:
            self.shell.back()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave_screen()
        else:
            super().keyPressEvent(event)

    def leave(self) -> None:
        self.doing.trying.close()
        self.draft.close()
