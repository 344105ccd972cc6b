"""The position editor: the real table with the box below it, what is no piece at the right, and the way on to play."""

from collections.abc import Iterable, Sequence
from typing import Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.board.framing import frame
from desktop.editor import seats
from desktop.editor.board import EditorBoard
from desktop.editor.drafts import DraftFile
from desktop.editor.filling import Filling
from desktop.editor.hand import TOOLS
from desktop.editor.leading import Leading
from desktop.editor.menus import ThingMenu
from desktop.editor.panel import Panel
from desktop.editor.rest import Rest
from desktop.editor.shortcuts import listen
from desktop.editor.table import EditedTable
from desktop.editor.tools import ToolStrip
from desktop.games.desks import desk_of
from desktop.program import Program
from desktop.screen import Screen
from desktop.shell import Shell
from desktop.widgets.dressing import wear_all
from desktop.widgets.notice import Notice
from desktop.widgets.top_line import Now, TopLine
from rules.core.contract import AnyGame, Seating
from rules.core.editing import Finding, emptied, errors, set_up
from rules.core.edition import Edition
from rules.core.types import Phrase, phrase

CHECKED_AFTER_MS = 60


class EditorScreen(Screen):
    """Opened through the shell as `editor`, with a position of a game, who sits there, the edition that it is played
    with, in words where it comes from, the remarks that are meant
    so, and the seed that the rest was drawn from; a draft that was begun there goes on."""

    leading_type = Leading
    keeps_in_step = False
    """Whether the position goes into the step of a lesson, and not on to a game."""

    def __init__(
        self,
        program: Program,
        shell: Shell,
        game: AnyGame,
        state: Any,
        seating: Sequence[Seating] = (),
        edition: Edition | None = None,
        origin: Phrase | None = None,
        meant: Iterable[str] = (),
        seed: int = 0,
    ) -> None:
        super().__init__(program)
        desk = desk_of(game.id)
        assert desk is not None, f"{game.id} has no table on screen"
        self.shell, self.game, self.game_id = shell, game, game.id
        self.origin = origin or phrase("editor-from-nothing")
        self.edition = edition or program.library.edition(game)
        self.seating = tuple(seating)
        self.table = EditedTable(game, state, [each.name for each in seating])
        self.table.setParent(self)
        self.draft = self.drafts(state)
        self.errors: tuple[Finding, ...] = ()
        self.remarks: tuple[Finding, ...] = ()
        self.meant = set(meant)
        """The names of remarks that are set aside."""
        self.set_aside = 0
        self.top = TopLine(program)
        self.notice = Notice("close")
        self.area = EditorBoard(program, self.table, desk)
        self.tools, self.panel = ToolStrip(), Panel()
        self.filling = Filling(self)
        self.rest = Rest(self, seed)
        self.leading = self.leading_type(self)
        self.checking = QTimer(self, singleShot=True, interval=CHECKED_AFTER_MS)
        self.begins_at = self.area.view
        frame(self, self.top, self.notice, table=self._left(), beside=self.panel)
        self._connect()
        listen(self)
        self.draw_again()
        self.say_again()
        self._go_on_with_draft()

    def _left(self) -> QWidget:
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.area, 1)
        column.addWidget(self.tools)
        return left

    def _connect(self) -> None:
        area, panel, tools, table = self.area, self.panel, self.tools, self.table
        table.edited.connect(self._hear_edit)
        table.meaningless.connect(self.tell)
        self.checking.timeout.connect(self.check)
        area.tool_chosen.connect(self.filling.say_tools)
        area.hand.changed.connect(self.filling.say_hint)
        area.menu_wanted.connect(lambda key, at: ThingMenu(self, key).popup(at))
        area.rule_wanted.connect(self.read_rule)
        tools.tool_wanted.connect(area.use)
        tools.empty.clicked.connect(lambda: table.put_down(emptied(self.game, table.state)))
        tools.set_up.clicked.connect(lambda: table.put_down(set_up(self.game, table.state, self.rest.seed)))
        tools.back.clicked.connect(self.leave_editor)
        for rows in (panel.anew, panel.turn, panel.seats, panel.table, panel.options):
            rows.edited.connect(table.propose)
        panel.kind.chosen.connect(self.begin)
        panel.seats.chosen.connect(self.look_from)
        panel.findings.meant.connect(self.mean)
        panel.findings.all_wanted.connect(self.doubt_all)
        panel.findings.cured.connect(table.propose)
        panel.findings.place_wanted.connect(area.show_place)
        panel.findings.rule_wanted.connect(self.read_rule)
        panel.copy.clicked.connect(self.rest.copy)
        panel.paste.clicked.connect(self.rest.paste)
        panel.draw.clicked.connect(self.rest.draw_again)
        panel.seed.edited.connect(lambda edit: self.rest.draw(edit.value))
        panel.notes_pasted.connect(self.rest.read)
        panel.undo.clicked.connect(table.undo)
        panel.redo.clicked.connect(table.redo)
        panel.play.clicked.connect(self.leading.play)
        panel.lesson.clicked.connect(self.leading.make_lesson)
        panel.export.clicked.connect(self.leading.export)
        self.top.menu_asked.connect(self.leading.open_menu)
        self.notice.acted.connect(lambda _: self.tell(None))

    # Edits

    def drafts(self, state: Any) -> DraftFile:
        """What was begun at a position."""
        return DraftFile(self.game, state)

    def _go_on_with_draft(self) -> None:
        """What was edited here before lies there again; undo leads back to where it began."""
        kept = self.draft.read()
        if kept is not None:
            self.meant, self.rest.seed = set(kept.meant), kept.seed
            self.table.put_down(kept.state)
            self.filling.fill()
            self.tell(phrase("editor-draft"))
        self.check()

    def _hear_edit(self) -> None:
        self.tell(None)
        self._keep()
        self.filling.fill()
        self.checking.start()

    def _keep(self) -> None:
        error = self.draft.keep(self.table.state, sorted(self.meant), self.rest.seed)
        if error is not None:
            self.tell(phrase("editor-not-kept", reason=error.strerror or ""))

    def check(self) -> None:
        """Look for what is wrong, and for what no game leads to."""
        state = self.table.state
        self.errors = errors(self.game, state)
        found = () if self.errors else tuple(self.table.editing.remarks(state))
        self.remarks = tuple(each for each in found if each.name not in self.meant)
        self.set_aside = len(found) - len(self.remarks)
        self.area.show_findings(self.errors, self.remarks)
        self.filling.show_findings()

    def check_now(self) -> None:
        """The same at once, for whoever wants to go on."""
        self.checking.stop()
        self.check()

    def mean(self, remark: Finding) -> None:
        """Set a remark aside: it is wanted so."""
        self.meant.add(remark.name)
        self._keep()
        self.check_now()

    def doubt_all(self) -> None:
        """Show the remarks again that were set aside."""
        self.meant.clear()
        self._keep()
        self.check_now()

    def begin(self, kind: seats.Kind) -> None:
        """Empty the table for another mode, or other seats."""
        options, seating = seats.begun(self.game, kind)
        self.table.put_down(self.table.editing.empty(self.table.state.box, options, seating))

    def look_from(self, seat: int) -> None:
        self.table.look_from(seat)
        self.filling.fill()

    # Words

    @property
    def spoken_words(self) -> str:
        return self.panel.findings.spoken

    def tell(self, said: Phrase | None) -> None:
        """Say something above the table, until the next edit."""
        say = self.program.say
        words = self.say(said) if said is not None else ""
        self.notice.tell(words, *([say("editor-close")] if words else []))

    def say(self, said: Phrase) -> str:
        return self.program.say_phrase(said, self.game, self.table.names)

    def say_again(self) -> None:
        self.top.show_title(self.say(phrase(f"game-{self.game_id}")))
        self.top.show_now(Now(step=self.say(self.origin), ask=self.say(phrase("editor-title"))))
        self.filling.say_again()

    def draw_again(self) -> None:
        wear_all(self, self.style_now)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.draw_again()
        column = self.layout()
        assert column is not None
        column.activate()

    def help(self) -> bool:
        self.read_rule()
        return True

    def read_rule(self, rule: str = "") -> None:
        self.shell.open("reader", game=self.game, at=rule or self.area.cards.rule)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape lets go of what is held, then leads back to the hand, then out."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.area.cards.close_last():
            pass
        elif self.area.hand.held:
            self.area.gestures.cancel()
        elif self.area.hand.tool != TOOLS[0]:
            self.area.use(TOOLS[0])
        else:
            self.leave_editor()

    def leave_editor(self) -> None:
        self.shell.back()

    def leave(self) -> None:
        self.area.skip()
