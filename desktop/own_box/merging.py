"""Somebody's corrections meet one's own: everything that is otherwise, one by one or all at once; then one change."""

from collections.abc import Iterator

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.own_box.draft import BoxDraft
from desktop.own_box.merge_rows import MINE, THEIRS, DifferenceRow, GroupRow, HeadRow, MergeList
from desktop.own_box.paper import PaleBoard
from desktop.own_box.saying import BoxWords
from desktop.own_box.sharing import BoxLabel
from desktop.page.book_header import BookHeader
from desktop.page.ways_out import open_menu, way_back
from desktop.program import Program
from desktop.screen import Screen
from desktop.shell import Shell
from desktop.widgets.buttons import ActionButton, Button
from desktop.widgets.dressing import dress
from desktop.widgets.rows import Row
from desktop.widgets.switch import Choice
from desktop.widgets.words import Label, heading
from rules.boxes.own import MISSING
from rules.boxes.shared import Difference, meeting
from rules.core.correcting import plain_path
from rules.core.types import Json
from rules.teaching.editions import MadeEdition

EDGE, WIDEST = 16, 1320
EMPTY: tuple[Json, ...] = (None, "", [], {})
CONTROL = Qt.KeyboardModifier.ControlModifier


class MergingScreen(Screen):
    """Opened through the shell as `merging`, with the data of the owner and the edition of somebody else.

    Signal: `merged` with how many data were taken over."""

    merged = Signal(int)

    def __init__(self, program: Program, shell: Shell, draft: BoxDraft, made: MadeEdition) -> None:
        super().__init__(program)
        self.shell, self.draft, self.made, self.game_id = shell, draft, made, draft.game.id
        self.words = BoxWords(program, draft.game)
        self.meeting = meeting(draft.own, made)
        self.taken = set(self.meeting.harmless)
        """The paths of what is taken over; at first all by which nothing of one's own is lost."""
        self.header = BookHeader(self, self.style_now, "pencil")
        self.cloth = QWidget(self)
        self.board = PaleBoard(program.art, gap=8)
        self.label = BoxLabel(draft.game.id)
        self.title, self.said = heading(size=24), Label(size=15)
        self.left_out = Label(size=15, ink="refuse")
        self.all, self.none = Button(size=15), Button(size=15)
        self.list = MergeList()
        self.nothing = Label(size=17, ink="muted")
        self.cancel = ActionButton()
        self.take = ActionButton(kind="primary", icon_name="check")
        self._lay_out()
        self._connect()
        self.begins_at = self.list if self.meeting.differences else self.cancel
        self.say_again()

    def _lay_out(self) -> None:
        column, head, words, foot = QVBoxLayout(self.cloth), QHBoxLayout(), QVBoxLayout(), QHBoxLayout()
        self.column = column
        column.addWidget(self.board)
        words.setSpacing(1)
        words.addWidget(self.title)
        words.addWidget(self.said)
        head.setSpacing(14)
        head.addWidget(self.label, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        head.addWidget(self.none, 0, Qt.AlignmentFlag.AlignBottom)
        head.addWidget(self.all, 0, Qt.AlignmentFlag.AlignBottom)
        foot.addWidget(self.cancel)
        foot.addStretch(1)
        foot.addWidget(self.take)
        self.board.column.addLayout(head)
        self.board.column.addWidget(self.left_out)
        self.board.column.addWidget(self.nothing)
        self.board.column.addWidget(self.list, 1)
        self.board.column.addLayout(foot)

    def _connect(self) -> None:
        self.header.back.connect(self.shell.back)
        self.header.menu.connect(lambda: open_menu(self.shell, self, self.header.menu_button))
        self.header.language.connect(self.program.set_language)
        self.list.decided.connect(self.decide)
        self.all.clicked.connect(lambda: self.take_all(wanted=True))
        self.none.clicked.connect(lambda: self.take_all(wanted=False))
        self.cancel.clicked.connect(self.shell.back)
        self.take.clicked.connect(self.merge)

    # What people decide

    def decide(self, row: DifferenceRow, side: str) -> None:
        if side == THEIRS:
            self.taken.add(row.path)
        else:
            self.taken.discard(row.path)
        self.show_rows()

    def take_all(self, *, wanted: bool) -> None:
        self.taken = {each.path for each in self.meeting.differences} if wanted else set()
        self.show_rows()

    def merge(self) -> None:
        """Take over what was chosen, as one change that can be undone."""
        if not self.taken:
            return
        self.draft.change(self.meeting.merged(self.taken))
        self.merged.emit(len(self.taken))
        self.shell.back()

    # What is shown

    def say_again(self) -> None:
        say, met, made = self.words.say, self.meeting, self.made
        back = way_back(self.shell, self)
        game = say(f"game-{self.game_id}")
        self.header.say(game, say("box-title"), say("merge-title"), back, say("back-key"), say("top-menu"))
        languages = [Choice("fr", say("reader-french")), Choice("en", say("reader-english"))]
        self.header.offer(languages, self.program.settings.language, say("reader-languages"))
        title = made.title.words.in_language(self.program.settings.language) or say("made-untitled")
        self.title.setText(title)
        count, clashes = len(met.differences), len(met.clashes)
        counts = [
            say("merge-counts", count=count, clashes=clashes),
            say("merge-equal", count=met.equal) if met.equal else "",
        ]
        said = " ".join(filter(None, counts))
        self.said.setText(say("merge-by", by=made.by, said=said) if made.by else said)
        lost = met.left_out
        named = self.words.name(lost[0].path) if lost else ""
        self.left_out.setText(say("merge-left-out", count=len(lost), name=named) if lost else "")
        self.left_out.setVisible(bool(lost))
        self.nothing.setText(say("merge-nothing"))
        self.nothing.setVisible(not count)
        for each in (self.list, self.all, self.none, self.take):
            each.setVisible(bool(count))
        self.all.say(say("merge-all"))
        self.none.say(say("merge-none"))
        self.cancel.say(say("merge-leave") if count else back)
        self.list.setAccessibleName(say("merge-title"))
        self.show_rows()
        self.draw_again()

    def show_rows(self) -> None:
        at = self.list.currentIndex().row()
        rows = list(self._rows())
        self.list.show_rows(rows)
        if 0 <= at < len(rows) and rows[at].can_be_chosen:
            self.list.stand_on(at)
        count = len(self.taken)
        self.take.say(self.words.say("merge-take", count=count))
        self.take.set_kind("primary" if count else "off")

    def _rows(self) -> Iterator[Row]:
        say = self.words.say
        yield HeadRow((say("merge-datum"), say("merge-base"), say("merge-mine"), say("merge-theirs")))
        part = ""
        for each in sorted(self.meeting.differences, key=lambda each: self._order(each.path)):
            if each.path.partition(".")[0] != part:
                part = each.path.partition(".")[0]
                yield GroupRow(self.words.part(part))
            yield self._row(each)

    def _order(self, path: str) -> int:
        return list(self.draft.own.published.tree).index(path.partition(".")[0])

    def _row(self, of: Difference) -> DifferenceRow:
        say, path = self.words.say, of.path
        base, mine, theirs = (self._value(path, value) for value in (of.base, of.mine, of.theirs))
        if of.base is not MISSING:
            gone = say("merge-taken-away")
            mine, theirs = (gone if each is MISSING else said for each, said in ((of.mine, mine), (of.theirs, theirs)))
        name, chosen = self._name(path), THEIRS if path in self.taken else MINE
        said = [
            name,
            f"{say('merge-base')} {base}",
            f"{say('merge-mine')} {mine}",
            f"{say('merge-theirs')} {theirs}",
            say("merge-chosen", side=chosen),
        ]
        return DifferenceRow(" · ".join(said), path, name, base, mine, theirs, chosen, of.is_clash)

    def _name(self, path: str) -> str:
        """What it is; a whole row by its part and its own name."""
        named = self.words.name(path)
        if named != plain_path(path):
            return named
        part, *steps = named.split(".")
        numbered = (str(int(step) + 1) if step.isdecimal() else self.words.word(step) for step in steps)
        return " · ".join([self.words.part(part), *numbered])

    def _value(self, path: str, value: Json) -> str:
        """A datum in words; of a whole row, each of its data."""
        if isinstance(value, dict) and self.words.name(path) == plain_path(path):
            parts = ((name, self._value(f"{path}.{name}", each)) for name, each in value.items() if each not in EMPTY)
            return "\n".join(
                self.words.say("datum-field", name=self.words.part_name(name), value=said) for name, said in parts
            )
        found = self.words.shown(path, None, value, is_whole=True)
        return found.words or "\n".join(found.plan)

    # Looks and keys

    def draw_again(self) -> None:
        if self.wear_anew(self.header, self.cloth):
            dress(self.cloth, self.style_now)
            self.show_rows()
        top, edge = self.header.put(0, 0, self.width()), self.px(EDGE)
        self.cloth.setGeometry(0, top, self.width(), self.height() - top)
        side = max(edge, round((self.width() - WIDEST * self.program.settings.text_scale) / 2))
        self.column.setContentsMargins(side, edge, side, edge)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.draw_again()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.shell.back()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and event.modifiers() & CONTROL:
            self.merge()
        else:
            super().keyPressEvent(event)
