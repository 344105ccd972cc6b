"""What the list of moves shows: the moves of the held piece first, all others by their kinds."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from desktop.docks.formatting import Formatter
from desktop.docks.gains import Gains
from desktop.docks.game_log import GameLog
from desktop.docks.move_rows import HeadingRow, MoreRow, MoveRow, NoteRow, SaidMove
from desktop.docks.reasoning import automa_rows
from desktop.docks.search_text import has_all
from desktop.widgets.rows import Row
from rules.core.types import Phrase, SeatName

LONG, MANY, FIRST = 60, 45, 10
"""In a list of more than so many moves, of a kind with more than so many only the first ones are shown at once."""
WHY = "why"
"""Stands among the groups for the reasons of an automa."""


class MoveList:
    def __init__(self, formatter: Formatter, game_log: GameLog) -> None:
        self.formatter = formatter
        self.game_log = game_log
        self.moves: list[MoveRow] = []
        self.opened: set[str] = set()
        """Groups that somebody wanted to see whole."""

    def look_again(self, held: Sequence[Any]) -> None:
        """The position or the language has changed; these are the moves of what is in the hand."""
        gains = Gains(self.formatter.table)
        said = (SaidMove(move, self.formatter, gains) for move in self.formatter.table.legal)
        self.moves = [MoveRow(each, each.move in held) for each in said]
        self.opened.clear()

    def light(self, held: Sequence[Any]) -> bool:
        """Other moves may be those of what is in the hand. Whether that changes anything."""
        lit = [row.move in held for row in self.moves]
        if lit == [row.is_lit for row in self.moves]:
            return False
        self.moves = [replace(row, is_lit=is_lit) for row, is_lit in zip(self.moves, lit, strict=True)]
        return True

    def rows(self, wanted: str, below: str) -> list[Row]:
        """The moves in which what is wanted occurs, with a note below them, if there is anything to note."""
        found = [row for row in self.moves if has_all(row.words, wanted)] if wanted.strip() else self.moves
        found = without_twins(found)
        reasons = [] if wanted.strip() else list(automa_rows(self.formatter, self.game_log))
        if not found:
            return reasons or [NoteRow(self._why_empty())]
        lit = [row for row in found if row.is_lit]
        rows: list[Row] = (
            [HeadingRow(self.formatter.say_id("moves-held"), len(lit)), *lit] if lit else self._why(reasons)
        )
        is_long = len(found) > LONG
        for group, moves in grouped((row for row in found if not row.is_lit), self.formatter):
            if wanted or group in self.opened:
                rows += self._open(group, moves)
            elif lit:
                rows += self._closed(group, moves)
            else:
                rows += self._begun(group, moves) if is_long else self._open(group, moves)
        if below:
            rows.append(NoteRow(below))
        return rows

    def _open(self, group: str, moves: Sequence[MoveRow]) -> Iterator[Row]:
        yield HeadingRow(group, len(moves))
        yield from moves

    def _begun(self, group: str, moves: Sequence[MoveRow]) -> Iterator[Row]:
        """Yield the first of many moves of a kind, so that those of other kinds are in sight."""
        if len(moves) <= MANY:
            yield from self._open(group, moves)
            return
        yield HeadingRow(group, len(moves))
        yield from moves[:FIRST]
        yield from self._closed(group, moves[FIRST:])

    def _why(self, reasons: list[Row]) -> list[Row]:
        """Fold away what an automa has just done and why, so that a player sees their own moves first."""
        mover = self.formatter.table.history.mover_at(self.formatter.table.timeline.now)
        if not reasons or mover is None or WHY in self.opened:
            return reasons
        return [MoreRow(self.formatter.say_id("moves-why", seat=SeatName(mover)), WHY)]

    def _closed(self, group: str, moves: Sequence[MoveRow]) -> Iterator[Row]:
        yield MoreRow(self.formatter.say_id("moves-more", count=len(moves), group=group), group)

    def _why_empty(self) -> str:
        if self.moves:
            return self.formatter.say_id("moves-none-found")
        if self.formatter.table.is_looking_back:
            return self.formatter.say_id("past-note")
        if self.formatter.table.asking.following is not None:
            return self.formatter.say_id("moves-only")
        return self.formatter.say_id("moves-over" if self.formatter.table.is_over else "moves-none")


def without_twins(rows: Sequence[MoveRow]) -> list[MoveRow]:
    """Keep one of the moves that are said alike: that of the held piece if there is one.

    Two cards of the same face, for example, make moves that are said alike.
    """
    by_phrase: dict[Phrase, MoveRow] = {}
    for row in rows:
        said = row.said.phrase
        if said not in by_phrase or (row.is_lit and not by_phrase[said].is_lit):
            by_phrase[said] = row
    return list(by_phrase.values())


def grouped(rows: Iterable[MoveRow], formatter: Formatter) -> list[tuple[str, list[MoveRow]]]:
    """Moves under the same heading stand together, wherever the rules list them; headings as they first come."""
    headings: dict[str, str] = {}
    groups: dict[str, list[MoveRow]] = {}
    for row in rows:
        kind = row.move.kind
        if kind not in headings:
            headings[kind] = heading_of(kind, formatter)
        groups.setdefault(headings[kind], []).append(row)
    return list(groups.items())


def heading_of(kind: str, formatter: Formatter) -> str:
    group = kind.replace(".", "-").replace("_", "-")
    return formatter.say_or(f"group-{group}", formatter.say_id("moves-rest"))
