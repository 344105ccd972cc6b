"""My box: an owner of a game makes its data exact, in tables and forms, and sees at once what does not go together."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QModelIndex, QPoint, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop.own_box.actions import Actions
from desktop.own_box.beside import Beside
from desktop.own_box.chart.panel import ChartPanel, has_chart
from desktop.own_box.draft import BoxDraft
from desktop.own_box.merging import MergingScreen
from desktop.own_box.problems import Problems
from desktop.own_box.row_panel import RowPanel
from desktop.own_box.saying import BoxWords, plain_path
from desktop.own_box.sections import (
    AddLine,
    DataLine,
    Place,
    Section,
    listing,
    sections_of,
    with_value_at,
)
from desktop.own_box.sharing import SharePanel
from desktop.own_box.side import BoxSide
from desktop.own_box.table_board import TableBoard
from desktop.page.book_header import BookHeader
from desktop.page.ways_out import open_menu, way_back
from desktop.program import Program
from desktop.screen import Screen
from desktop.shell import Shell
from desktop.widgets.dressing import dress
from desktop.widgets.menu import Menu
from desktop.widgets.notice import Notice
from desktop.widgets.switch import Choice, Switch
from rules.boxes.checking import Cure, Finding, cured
from rules.boxes.fields import begun, field_at, field_of
from rules.boxes.first import First, first, rule_of
from rules.boxes.own import MISSING, is_added, parted
from rules.boxes.sheets import Cell, Row, Sheet, sheets_of
from rules.boxes.typed import plain
from rules.core.contract import AnyGame
from rules.core.edition import PROVENANCES, data_of
from rules.core.types import Json, Phrase, phrase
from rules.teaching.editions import MadeEdition

SIDE, EDGE, LOW = 262, 12, 0.24
NARROW, NARROW_SIDE = 1400, 0.86
"""In a window that is narrower, the left side takes so much of its width."""
ROOM_FOR_TWO, ROOM_FOR_LOW = 860, 620
"""Beside the left side, and below the header, at text of the usual size: room for table and row, for what is below."""
ROOM_FOR_ALL = 860
"""In a window less high, a large board has all the room."""
FOUND_AFTER_MS, COUNTED_AFTER_MS = 120, 200
HIGHEST = 10_000
"""No window is as high."""
TABLE, ROW, CHART, PROBLEMS = "table", "row", "chart", "problems"
CHANGES, FOUND, FIRST = "changes", "found", "first"
RULEBOOK = "rulebook"


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
        self.knowing: set[str] = set()
        """What the rulebook prints and somebody has decided to change all the same."""
        self.asked: Place | None = None
        self.sheets: Sequence[Sheet] = []
        self._form: tuple[str, ...] | None = None
        """The rows that an owner has added and taken away, as they are laid out."""
        self.part = ""
        self.mode = ""
        self.section = ""
        self.first_paths: tuple[str, ...] = ()
        self.view = TABLE
        self.sections: tuple[Section, ...] = ()
        self.notes = {each.path: each for each in data_of(self.draft.own.published.tree, "")}
        art = program.art
        self.header = BookHeader(self, self.style_now, "pencil")
        self.notice = Notice("close")
        self.body = QWidget(self)
        self._read_sheets()
        self.side = BoxSide(self.words, [each.part for each in self.sheets])
        self.views = Switch(on="felt")
        self.board = TableBoard(art, self.words, self.is_open, self.rule_against)
        self.table = self.board.table
        self.row = RowPanel(art, self.draft, self.words, self.is_open, self.notes)
        self.right = Beside(self.row, self._made_chart, self.words)
        self.problems = Problems(art, self.draft, self.words)
        self.doing = Actions(art, self.draft, self.words)
        self.sharing = SharePanel(program, self.draft, self.words)
        self.doing.put_share(self.sharing)
        self._searching = QTimer(self, singleShot=True, interval=FOUND_AFTER_MS)
        self._searching.timeout.connect(self._search)
        self._counting = QTimer(self, singleShot=True, interval=COUNTED_AFTER_MS)
        self._counting.timeout.connect(self._say_side)
        self._lay_out()
        self._connect()
        self.begins_at = self.table
        self.open_part(self.sheets[0].part)
        self.say_again()
        if self.draft.problems:
            self.tell(self.draft.problems[0].sentence)
        if at:
            self.go_to(at)
        if brought is not None:
            QTimer.singleShot(0, self, lambda: self.compare(brought))

    # Putting together

    def _lay_out(self) -> None:
        row = QHBoxLayout(self.body)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.side)
        self.cloth = QWidget()
        row.addWidget(self.cloth, 1)
        self.column = QVBoxLayout(self.cloth)
        self.column.addWidget(self.notice)
        self.column.addWidget(self.views, 0, Qt.AlignmentFlag.AlignTop)
        self.grid = QGridLayout()
        self.grid.addWidget(self.board, 0, 0)
        self.grid.addWidget(self.right, 0, 1)
        self.column.addLayout(self.grid, 1)
        self.low = QHBoxLayout()
        self.low.addWidget(self.problems, 3)
        self.low.addWidget(self.doing, 2)
        self.column.addLayout(self.low)

    def _connect(self) -> None:
        draft, table, board, side = self.draft, self.table, self.board, self.side
        self.header.back.connect(self.leave_screen)
        self.header.menu.connect(lambda: open_menu(self.shell, self, self.header.menu_button))
        self.header.language.connect(self.program.set_language)
        self.notice.acted.connect(lambda _: self.tell(None))
        draft.changed.connect(self._hear_change)
        draft.checked_anew.connect(self._hear_checks)
        draft.unkept.connect(self.tell)
        draft.selected_anew.connect(self._hear_selected)
        side.part_wanted.connect(self.open_part)
        side.changes_wanted.connect(self.open_changes)
        side.first_wanted.connect(self.open_first)
        side.base_wanted.connect(self._ask_for_base)
        board.section_wanted.connect(self.open_section)
        board.searched.connect(lambda _: self._searching.start())
        board.filtered.connect(lambda _: self.show_lines())
        table.edited.connect(self.edit)
        table.form_wanted.connect(self.open_form)
        table.question_wanted.connect(self.ask)
        table.agreed.connect(self._answer)
        table.selected.connect(self._look_at)
        table.put_back.connect(self.put_back)
        table.row_wanted.connect(self.add_row)
        table.row_taken.connect(self.take_row)
        table.cured.connect(self.cure)
        table.rule_wanted.connect(self.read_rule)
        table.menu_wanted.connect(self.open_row_menu)
        self.row.edited.connect(self._edit_whole)
        self.row.put_back.connect(self.put_back)
        self.row.question_wanted.connect(self.ask)
        self.problems.wanted.connect(self.go_to_finding)
        self.problems.rule_wanted.connect(self.read_rule)
        self.problems.cured.connect(self.cure)
        self.doing.play_wanted.connect(self.play)
        self.doing.told.connect(self.tell_words)
        self.sharing.brought.connect(self.compare)
        self.sharing.foreign.connect(self.shell.opener)
        self.sharing.told.connect(self.tell)
        self.views.chosen.connect(self.show_view)
        self.right.turned.connect(self._share_room)
        self.right.large_wanted.connect(lambda: self.show_view(TABLE if self.view == CHART else CHART))
        keys: dict[object, Callable[[], object]] = {
            QKeySequence.StandardKey.Undo: draft.undo,
            QKeySequence.StandardKey.Redo: draft.redo,
            QKeySequence.StandardKey.Find: board.search.setFocus,
            Qt.Key.Key_F6: partial(self.go_round, 1),
            Qt.Modifier.SHIFT | Qt.Key.Key_F6: partial(self.go_round, -1),
            Qt.Key.Key_F8: partial(self.next_finding, 1),
            Qt.Modifier.SHIFT | Qt.Key.Key_F8: partial(self.next_finding, -1),
        }
        for key, act in keys.items():
            shortcut = QShortcut(QKeySequence(key), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)  # type: ignore[call-overload]
            shortcut.activated.connect(act)

    # What is shown

    def _read_sheets(self) -> bool:
        """Lay the data out anew if rows have come or gone. Whether they have."""
        form = tuple(each.path for each in self.draft.own.corrections if each.adds or each.takes_away)
        if form == self._form:
            return False
        self._form = form
        self.sheets = sheets_of(self.game, self.draft.own)
        return True

    def open_part(self, part: str) -> None:
        self.mode, self.part, self.section = "", part, ""
        self._searching.stop()
        self.board.search.blockSignals(True)
        self.board.search.clear()
        self.board.search.blockSignals(False)
        self.side.open(part)
        self.right.open_part(part, has_chart=has_chart(self.game_id, part))
        self._make_sections()
        self._stand_on_first()
        if self.view == CHART and not self.right.is_chart:
            self.view = TABLE
        self.show_view(self.view)

    def open_section(self, id: str) -> None:
        self.section = id
        self.show_lines()
        self._stand_on_first()

    def open_changes(self) -> None:
        """All that the owner has otherwise, in one list."""
        self.mode = CHANGES
        self.side.open("", changes=True)
        self._make_sections()
        self._stand_on_first()

    def open_first(self, found: First) -> None:
        """What should be looked up first, in one list."""
        self.mode, self.first_paths = FIRST, found.paths
        self.side.open("")
        self._make_sections()
        self._stand_on_first()

    def _search(self) -> None:
        wanted = self.board.search.text().strip()
        if not wanted:
            if self.mode == FOUND:
                self.open_part(self.part)
            return
        self.mode = FOUND
        self.side.open("")
        self._make_sections()

    def _make_sections(self) -> None:
        own, words = self.draft.own, self.words
        listed = partial(listing, sheets=self.sheets, words=words)
        match self.mode:
            case "changes":
                self.sections = (
                    listed(CHANGES, words.say("box-changes"), wanted=self._is_own, rows_too=is_taken),
                )  # fmt: skip
            case "first":
                paths = set(self.first_paths)
                self.sections = (listed(FIRST, words.say("edition-first"), wanted=lambda _, cell: cell.path in paths),)
            case "found":
                wanted = plain(self.board.search.text())
                self.sections = (
                    listed(FOUND, words.say("box-found"), wanted=lambda name, cell: self._says(name, cell, wanted)),
                )
            case _:
                sheet = next(each for each in self.sheets if each.part == self.part)
                self.sections = sections_of(sheet, own, words)
        self.show_lines()

    def _is_own(self, _: str, cell: Cell) -> bool:
        return self.draft.own.is_corrected(cell.path)

    def _says(self, name: str, cell: Cell, wanted: str) -> bool:
        """Whether the name of a datum, or what it is, holds what is searched."""
        if wanted in plain(name):
            return True
        said = self.words.shown(cell.path, cell.field, self.draft.own.value(cell.path), is_whole=True)
        return wanted in plain(said.words)

    @property
    def shown(self) -> Section:
        return next((each for each in self.sections if each.id == self.section), self.sections[0])

    def show_lines(self) -> None:
        draft, shown = self.draft, self.shown
        self.section = shown.id
        only = self.board.filter.isChecked() and self.mode == ""
        self.table.show_lines(
            shown,
            draft.own,
            draft.findings,
            len(draft.errors),
            only_reconstructed=only,
            asked=self.asked,
        )
        title = self.words.part(self.part) if not self.mode else shown.title
        counted = sum(isinstance(each, DataLine) for each in self.table.box_model.shown)
        self.board.show_head(title, self.sections, shown, counted)

    def _stand_on_first(self) -> None:
        self.table.stand_on_first()
        if not self.table.currentIndex().isValid():
            self.row.show_line(None, {}, ())

    def _look_at(self, line: object, path: str) -> None:
        """The row where the keyboard stands, wide."""
        if not isinstance(line, DataLine):
            return
        self.draft.select(path)
        self._show_row(line)

    def _show_row(self, line: DataLine) -> None:
        columns: dict[str, str] = {}
        known: dict[str, None] = {}
        model = self.table.box_model
        for at, place in enumerate(line.places):
            if len(line.cells) > 1 and not place.inside:
                columns[place.path] = self.shown.columns[at].words
            known.update(dict.fromkeys(model.known(place, at)))
        self.row.show_line(line, columns, tuple(known))

    # Edits

    def is_open(self, place: Place) -> bool:
        """Whether a place is edited without a question: what the rulebook prints is only changed knowingly."""
        return place.path in self.knowing or self.draft.own.source(place.path) != RULEBOOK

    def rule_against(self, place: Place) -> str:
        """The rule that speaks for what the rulebook prints there."""
        return rule_of(self.game, self.draft.own, plain_path(place.path))

    def edit(self, place: Place, value: Json) -> None:
        line = self._line_of(place)
        if place.field is None or line is None:
            return
        if not self._is_there(place) and value is None:
            return
        own = with_value_at(self.draft.own, place, value, line.whole(place))
        self.draft.change(own, place.key)

    def _edit_whole(self, path: str, value: Json) -> None:
        self.draft.change(self.draft.own.with_value(path, value), path)

    def _is_there(self, place: Place) -> bool:
        return self.draft.own.value(place.path) is not MISSING

    def _line_of(self, place: Place) -> DataLine | None:
        return next((line for line in self.shown.data if any(each.path == place.path for each in line.places)), None)

    def put_back(self, path: str) -> None:
        """As published; of a row that was taken away, the row."""
        own = self.draft.own
        if is_added(parted(path)[0]) and path == parted(path)[0]:
            self.draft.change(own.without_row(path))
        else:
            self.draft.change(own.taken_back(path))

    def take_row(self, path: str) -> None:
        """Take a row away, or put it back."""
        own = self.draft.own
        line = next((each for each in self.shown.data if each.path == path), None)
        if own.is_taken(path):
            self.draft.change(own.taken_back(path))
        elif line is not None and self._can_go(line):
            self.draft.change(own.without_row(path))

    def _can_go(self, line: DataLine) -> bool:
        """Whether a line is a row of a table that can lose it."""
        tables = (row for sheet in self.sheets for table in sheet.tables for row in table.rows)
        return any(row.path == line.path for row in tables)

    def add_row(self, line: AddLine) -> None:
        """One row more, which begins with the least that can stand there."""
        own = self.draft.own
        where = field_at(field_of(self.game.edition_type), plain_path(line.table))
        each = where.each if where is not None else None
        if each is None:
            return
        rows = own.value(line.table)
        key = free_name(rows) if isinstance(rows, dict) else ""
        try:
            more = own.with_row(line.table, begun(each), key)
        except ValueError:
            self.tell_words(self.words.say("box-no-row-here"))
            return
        self.draft.change(more)
        path = more.row_added(own)
        self.table.stand_on(path, focus=True)

    def cure(self, cure: Cure) -> None:
        self.draft.change(cured(self.draft.own, cure))

    def ask(self, place: Place) -> None:
        """Whether what the rulebook prints shall be changed."""
        self.asked = place
        self.show_view(TABLE)
        self.show_lines()
        self.table.stand_on(place.path)
        self.table.open_band(self.table.currentIndex().row() + self._bands_before(place))

    def _bands_before(self, place: Place) -> int:
        """How many lines stand between a row and the question about it."""
        from desktop.own_box.model import QuestionLine  # noqa: PLC0415

        shown, row = self.table.box_model.shown, self.table.currentIndex().row()
        return next(at - row - 1 for at in range(row, len(shown)) if isinstance(shown[at], QuestionLine))

    def _answer(self, agreed: bool) -> None:
        place, self.asked = self.asked, None
        if place is not None and agreed:
            self.knowing.add(place.path)
        self.show_lines()
        self.row.show_again()
        if place is None:
            return
        self.table.stand_on(place.path, focus=True)
        if agreed:
            QTimer.singleShot(0, self.table, self.table.begin)

    def _share_room(self) -> None:
        """A board needs more room than the fields of a row."""
        left, right = (11, 12) if self.right.page == CHART else (3, 2)
        left, right = left * (not self.board.isHidden()), right * (not self.right.isHidden())
        self.grid.setColumnStretch(0, left)
        self.grid.setColumnStretch(1, right)

    def _made_chart(self) -> ChartPanel:
        """The boards of the game, edited as the table is: what the rulebook prints only knowingly."""
        made = ChartPanel(self.program, self.draft)
        made.view.doing.is_open = lambda path: self.is_open(Place(path, None))
        made.view.knowing_wanted.connect(self._ask_at)
        return made

    def _ask_at(self, path: str) -> None:
        self.go_to(path)
        self.ask(Place(path, field_at(field_of(self.game.edition_type), plain_path(path))))

    def open_form(self, place: Place) -> None:
        """The form of what takes more than a line, in the row that is shown wide."""
        self.show_view(ROW)
        self.right.show_page(ROW)
        self.row.take_keyboard(place.path)

    def _hear_change(self) -> None:
        self.asked = None
        if self._read_sheets() or self.mode:
            self._make_sections()
        else:
            self.show_lines()
        line = next(
            (each for each in self.shown.data if self.row.line is not None and each.path == self.row.line.path), None
        )
        if line is not None:
            self._show_row(line)
        else:
            self._stand_on_first()
        self._counting.start()
        self._show_low()

    def _hear_checks(self) -> None:
        self.show_lines()
        self._show_low()

    def _show_low(self) -> None:
        self.problems.show_again()
        self.doing.show_again()
        self._offer_views()

    def _hear_selected(self, path: str) -> None:
        """Something else is looked at, perhaps from elsewhere."""
        model, now = self.table.box_model, self.table.currentIndex()
        place = model.place(now)
        line = model.line(now)
        if path and not (place is not None and place.path == path) and getattr(line, "path", "") != path:
            self.go_to(path)

    # Ways

    def go_to(self, path: str) -> bool:
        """Show a datum or a row, wherever it is. Whether it is there."""
        if self.table.stand_on(path):
            return True
        part = path.partition(".")[0]
        if part not in self.side.parts:
            return False
        sheet = next(each for each in self.sheets if each.part == part)
        sections = sections_of(sheet, self.draft.own, self.words)
        steps = path.split(".")
        for at in range(len(steps), 1, -1):
            near = ".".join(steps[:at])
            found = next((each for each in sections if holds(each, near)), None)
            if found is not None:
                self.board.filter.setChecked(False)
                self.open_part(part)
                self.open_section(found.id)
                return self.table.stand_on(near)
        return False

    def go_to_finding(self, finding: Finding) -> None:
        self.show_view(TABLE)
        if finding.path:
            self.go_to(finding.path)
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def next_finding(self, by: int) -> None:
        """The next thing that is wrong, or the one before."""
        found = [each for each in self.draft.findings if each.path]
        if not found:
            return
        here = [at for at, each in enumerate(found) if each.path == self.draft.selected]
        at = (here[0] + by) % len(found) if here else 0 if by > 0 else -1
        self.go_to_finding(found[at])

    def go_round(self, by: int) -> None:
        """The keyboard goes on to the next part of the window."""
        panes: list[tuple[QWidget, Callable[[], object]]] = [
            (self.side, self.side.take_keyboard),
            (self.board, self.table.setFocus),
            (self.right, self.right.take_keyboard),
            (self.problems, partial(first_button, self.problems)),
            (self.doing, partial(first_button, self.doing)),
        ]
        panes = [each for each in panes if each[0].isVisible()]
        now = self.focusWidget()
        at = next((at for at, (pane, _) in enumerate(panes) if now is not None and pane.isAncestorOf(now)), 0)
        for step in range(1, len(panes)):
            pane, take = panes[(at + by * step) % len(panes)]
            take()
            found = self.focusWidget()
            if found is not None and pane.isAncestorOf(found):
                return

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

    def open_row_menu(self, index: QModelIndex, at: QPoint) -> None:
        """What can be done with a row and its datum."""
        say, own = self.words.say, self.draft.own
        line, place = self.table.box_model.line(index), self.table.box_model.place(index)
        assert isinstance(line, DataLine)
        menu = Menu(self, self.style_now)
        if place is not None and line.state != "taken":
            menu.addAction(say("box-change")).triggered.connect(lambda _=False: self.table.begin())
            if own.is_corrected(place.path) and own.published_value(place.path) is not MISSING:
                back = menu.addAction(say("box-put-back"))
                back.triggered.connect(lambda _=False: self.put_back(place.path))
        if self._can_go(line):
            words = say("box-row-back" if own.is_taken(line.path) else "box-row-away")
            menu.addAction(words).triggered.connect(lambda _=False: self.take_row(line.path))
        menu.popup(at)
        menu.stand_on_first()

    def _ask_for_base(self) -> None:
        """All corrections go; undo brings them back, and says so."""
        count = len(self.draft.own.corrections)
        self.draft.change(self.draft.own.bare())
        self.tell_words(self.words.say("box-at-base", count=count))

    # Words and looks

    def tell(self, said: Phrase | None) -> None:
        """Say something above the tables, until somebody closes it."""
        self.tell_words(self.words.phrase(said) if said is not None else "")

    def tell_words(self, words: str) -> None:
        self.notice.tell(words, *([self.program.say("editor-close")] if words else []))

    def say_again(self) -> None:
        say = self.words.say
        back = way_back(self.shell, self)
        self.header.say(
            say(f"game-{self.game_id}"), say("box-editions"), say("box-title"), back, say("back-key"), say("top-menu")
        )
        languages = [Choice("fr", say("reader-french")), Choice("en", say("reader-english"))]
        self.header.offer(languages, self.program.settings.language, say("reader-languages"))
        self.board.say_again()
        self._make_sections()
        self._say_side()
        self.row.show_again()
        self.right.say_again()
        self.problems.show_again(anew=True)
        self.doing.show_again()
        self.sharing.show_again()
        self._offer_views()
        self.draw_again()

    def _say_side(self) -> None:
        own = self.draft.own
        counts: dict[str, dict[str, int]] = {each.part: dict.fromkeys(PROVENANCES, 0) for each in self.sheets}
        for datum in own.edition.data():
            counts[datum.path.partition(".")[0]][datum.provenance] += 1
        self.side.say_again(own.published.version, len(own.corrections), first(self.game, own), counts)

    def _offer_views(self) -> None:
        say = self.words.say
        count = len(self.draft.findings)
        choices = [Choice(TABLE, say("box-table"))]
        choices += [] if self._has_two else [Choice(ROW, say("box-row"))]
        if self.right.is_chart and not self._has_two:
            choices.append(Choice(CHART, say("box-chart")))
        if not self._has_low:
            choices.append(Choice(PROBLEMS, say("box-problems-count", count=count)))
        self.views.offer(choices, self.view, say("box-views"))

    @property
    def _has_two(self) -> bool:
        """Whether table and row have room side by side."""
        return self.width() - self.side_width >= ROOM_FOR_TWO * self.program.settings.text_scale

    @property
    def _has_low(self) -> bool:
        return self.height() >= ROOM_FOR_LOW * self.program.settings.text_scale

    @property
    def side_width(self) -> int:
        return round(self.style_now.grown(SIDE) * (NARROW_SIDE if self.width() < NARROW else 1))

    def show_view(self, view: str) -> None:
        """Where not all have room: the table, the row, or what is wrong."""
        self.view = view
        two, low = self._has_two, self._has_low
        if view in (ROW, CHART):
            self.right.show_page(view)
        self.board.setVisible((two and view not in (PROBLEMS, CHART)) or view == TABLE)
        self.right.setVisible((two and view != PROBLEMS) or view in (ROW, CHART))
        is_cramped = view == CHART and self.height() < ROOM_FOR_ALL * self.program.settings.text_scale
        for each in (self.problems, self.doing):
            each.setVisible((low and not is_cramped) or view == PROBLEMS)
        self._share_room()
        self.views.setVisible(not two or not low)
        self.right.say_large(view == CHART)
        self.right.large.setVisible(two and self.right.page == CHART)
        self._offer_views()

    def draw_again(self) -> None:
        if self.wear_anew(self.header, self.body):
            dress(self.body, self.style_now)
            self.problems.show_again(anew=True)
        top, edge = self.header.put(0, 0, self.width()), self.px(EDGE)
        self.body.setGeometry(0, top, self.width(), self.height() - top)
        self.side.setFixedWidth(self.side_width)
        self.column.setContentsMargins(edge, edge, edge, edge)
        for each in (self.column, self.grid, self.low):
            each.setSpacing(edge)
        self._share_room()
        high = max(round((self.height() - top) * LOW), self.doing.least_high)
        for board in (self.problems, self.doing):
            board.setMinimumHeight(high if self._has_low else 0)
            board.setMaximumHeight(high if self._has_low else HIGHEST)
        self.show_view(self.view)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.draw_again()

    def leave_screen(self) -> None:
        """One level: a question, a search, the form of a row, then the screen."""
        if self.asked is not None:
            self._answer(False)
        elif self.mode:
            self.open_part(self.part)
        elif self.right.isAncestorOf(self.focusWidget()) if self.focusWidget() is not None else False:
            self.show_view(TABLE)
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


def is_taken(row: Row) -> bool:
    return row.state == "taken"


def holds(section: Section, path: str) -> bool:
    """Whether a datum or a row is in a section."""
    return any(path == line.path or any(path == each.path for each in line.places) for line in section.data)


def free_name(rows: Mapping[str, Json]) -> str:
    """A name that no row bears yet."""
    return next(name for name in (f"X{number}" for number in range(1, len(rows) + 2)) if name not in rows)


def first_button(pane: QWidget) -> None:
    from PySide6.QtWidgets import QAbstractButton  # noqa: PLC0415

    buttons: Sequence[QAbstractButton] = pane.findChildren(QAbstractButton)
    for each in buttons:
        if each.isVisible() and each.isEnabled():
            each.setFocus(Qt.FocusReason.TabFocusReason)
            return
