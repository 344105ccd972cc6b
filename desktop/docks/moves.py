"""Every legal move in words: filtered while one types, grouped, the moves of the held piece first and lit."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QWidget

from desktop.board.hand import Hand
from desktop.docks.folding import has_all
from desktop.docks.move_rows import HeadingRow, MoreRow, MoveRow, NoteRow, Thumbnail
from desktop.docks.page import padded, page_column
from desktop.docks.step_rule import StepRule
from desktop.docks.telling import Teller
from desktop.table import NO_CHANCE, Table
from desktop.theme import Style
from desktop.widgets.rows import Row, RowList
from desktop.widgets.search import SearchField
from desktop.widgets.words import Label

ROOM_FOR_RULE = 620
"""Least height of the page, for text of the usual size, at which the rule of the step stands below the moves."""


class MovesPage(QWidget):
    """Signals: `chosen` with a move to play; `pointed` with the move under the pointer, or None; `rule_wanted`."""

    chosen = Signal(object)
    pointed = Signal(object)
    rule_wanted = Signal(str)

    def __init__(self, teller: Teller, hand: Hand | None = None) -> None:
        super().__init__()
        self.teller = teller
        self.hand = hand
        self.thumbnail: Thumbnail | None = None
        """Set by the game's screen where moves have pictures."""
        self.style_now = Style()
        self.moves: list[MoveRow] = []
        self.opened: set[str] = set()
        """Groups that somebody wanted to see whole, though a piece is held."""
        self.field = SearchField()
        self.list = RowList()
        self.rule = StepRule(teller)
        self.provenance = Label(size=14, ink="muted", italic=True)
        self.provenance.setContentsMargins(0, 0, 0, 8)
        self._lay_out()
        self.field.textChanged.connect(self._filter)
        self.field.walked.connect(self.list.walk)
        self.field.entered.connect(self.list.pick_current)
        self.list.shows_focus = True
        self.list.picked.connect(self._pick)
        self.list.pointed.connect(lambda row: self.pointed.emit(row.move if isinstance(row, MoveRow) else None))
        self.rule.link.followed.connect(self.rule_wanted)
        if hand is not None:
            hand.changed.connect(self.show_held)
        self.say_again()

    def _lay_out(self) -> None:
        column = page_column(self)
        column.addWidget(padded(self.field))
        column.addWidget(self.list, 1)
        self.rule_frame = padded(self.rule)
        column.addWidget(self.rule_frame)
        column.addWidget(self.provenance)

    # What is shown

    def say_again(self) -> None:
        self.field.say(self.teller.say_id("moves-filter"))
        self.list.setAccessibleName(self.teller.say_id("moves-list"))
        self.provenance.setText(self._say_provenance())
        self.look_again()

    def look_again(self) -> None:
        """The position or the language has changed."""
        held = self._held()
        gained = Gains(self.teller.table)
        self.moves = [self._row(move, gained.by(move), lit=move in held) for move in self.teller.table.legal]
        self.opened.clear()
        self.rule.look_again()
        self._show(first=True)

    def show_held(self) -> None:
        """Another piece is in the hand."""
        held = self._held()
        if [row.is_lit for row in self.moves] != [row.move in held for row in self.moves]:
            self.moves = [self._lit(row, row.move in held) for row in self.moves]
            self._show(first=True)

    def _held(self) -> list[Any]:
        if self.hand is None or not self.hand.held:
            return []
        return [move for moves in self.hand.targets().values() for move in moves]

    def _row(self, move: Any, gain: int, *, lit: bool) -> MoveRow:
        teller = self.teller
        sentence = teller.move(move)
        warnings = " ".join(teller.say(each.sentence) for each in teller.table.warnings(move))
        said = teller.say_id("moves-said", move=sentence, gain=gain)
        return MoveRow(move, sentence, f"{said} {warnings}".strip(), warnings, gain, lit, self.thumbnail)

    def _lit(self, row: MoveRow, lit: bool) -> MoveRow:
        return MoveRow(row.move, row.sentence, row.words, row.warning, row.gain, lit, self.thumbnail)

    def _filter(self) -> None:
        self._show(first=True)

    def _show(self, *, first: bool) -> None:
        self.list.show_rows(self._rows())
        if first:
            self.list.scrollToTop()
        if self.field.text() and self.list.choosable():
            self.list.choose(self.list.choosable()[0])

    def _rows(self) -> list[Row]:
        wanted = self.field.text()
        found = [row for row in self.moves if has_all(row.words, wanted)] if wanted.strip() else self.moves
        if not found:
            return [NoteRow(self._why_empty())]
        lit = [row for row in found if row.is_lit]
        rows: list[Row] = [HeadingRow(self.teller.say_id("moves-held"), len(lit)), *lit] if lit else []
        for group, moves in grouped((row for row in found if not row.is_lit), self._group_of):
            closed = bool(lit) and not wanted and group not in self.opened
            rows += self._closed(group, moves) if closed else self._open(group, moves)
        if self.provenance.isHidden() and self.provenance.text():
            rows.append(NoteRow(self.provenance.text()))
        return rows

    def _open(self, group: str, moves: Sequence[MoveRow]) -> Iterator[Row]:
        yield HeadingRow(group, len(moves))
        yield from moves

    def _closed(self, group: str, moves: Sequence[MoveRow]) -> Iterator[Row]:
        yield MoreRow(self.teller.say_id("moves-more", count=len(moves), group=group), group)

    def _group_of(self, row: MoveRow) -> str:
        kind = row.move.kind.replace(".", "-").replace("_", "-")
        return self.teller.say_or(f"group-{kind}", self.teller.say_id("moves-rest"))

    def _why_empty(self) -> str:
        if self.moves:
            return self.teller.say_id("moves-none-found")
        return self.teller.say_id("moves-over" if self.teller.table.is_over else "moves-none")

    @property
    def spot(self) -> QPoint:
        """On the screen, under the row that was chosen last."""
        place = self.list.visualRect(self.list.currentIndex())
        return self.list.viewport().mapToGlobal(place.bottomLeft())

    # What is done

    def _pick(self, row: object) -> None:
        if isinstance(row, MoveRow):
            self.chosen.emit(row.move)
        elif isinstance(row, MoreRow):
            self.opened.add(row.group)
            self._show(first=False)

    def wear(self, style: Style) -> None:
        self.style_now = style
        self._make_room()

    def resizeEvent(self, event: object) -> None:
        self._make_room()

    def _make_room(self) -> None:
        """A low page, or one in large letters, is left to the moves; where the data come from follows them then."""
        has_room = self.height() >= ROOM_FOR_RULE * self.style_now.text_scale
        was_shown = not self.provenance.isHidden()
        self.rule_frame.setVisible(has_room and self.rule.has_words)
        self.provenance.setVisible(has_room and bool(self.provenance.text()))
        if was_shown == self.provenance.isHidden():
            self._show(first=False)

    def _say_provenance(self) -> str:
        """That a game is played with reconstructed data is said plainly."""
        count = self.teller.program.library.edition(self.teller.table.game).counts()["reconstructed"]
        return self.teller.say_id("dock-reconstructed", count=count) if count else ""


def grouped(rows: Iterable[MoveRow], group_of: Any) -> list[tuple[str, list[MoveRow]]]:
    """Moves under the same heading stand together, wherever the rules list them; headings as they first come."""
    groups: dict[str, list[MoveRow]] = {}
    for row in rows:
        groups.setdefault(group_of(row), []).append(row)
    return list(groups.items())


class Gains:
    """Points that a move brings at once to whoever makes it. Nothing is said where chance or secrets play a part."""

    def __init__(self, table: Table) -> None:
        self.game = table.game
        self.imagined = None if self.game.hides else self.game.imagine(table.view, NO_CHANCE)
        self.now = () if self.game.hides else self.game.totals(table.timeline.state)

    def by(self, move: Any) -> int:
        if self.imagined is None:
            return 0
        after = self.game.apply(self.imagined, move).state
        if after.rng != self.imagined.rng:
            return 0
        return int(self.game.totals(after)[move.seat] - self.now[move.seat])
