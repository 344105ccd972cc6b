"""The log: everything that happened, in words, under its rounds; one click goes there, and on from there."""

from collections.abc import Iterator
from itertools import takewhile

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.docks.formatting import Formatter
from desktop.docks.game_log import GameLog, LogLine
from desktop.docks.log_rows import ByRuleRow, EventRow, ExcludedRow, NowRow, OutcomeRow, ReasonRow, RoundRow, TurnRow
from desktop.docks.note_rows import NotedRow, note_rows
from desktop.docks.page import padded, page_column
from desktop.docks.past_note import PastNote
from desktop.docks.reasons import by_rule_row, reason_rows
from desktop.docks.scrubber import SCRUB_MS, Scrubber
from desktop.style.theme import Style
from desktop.widgets.links import TextLink
from desktop.widgets.rows import Row, RowList
from desktop.widgets.words import Label, section_heading

MOST_BRANCHES = 4


class LogPage(QWidget):
    """Signals: `point_wanted` with a point to go to; `play_on_wanted`; `way_back_wanted`, out of the past;
    `rule_wanted` with a rule's id; `menu_wanted` with a point and a place on the screen, for a menu there;
    `compare_wanted` with the first point of another branch; `chapters_wanted` with a place on the screen.

    The newest stands at the top, under what is still to come if one looks at the past.
    """

    point_wanted = Signal(int)
    play_on_wanted = Signal()
    way_back_wanted = Signal()
    rule_wanted = Signal(str)
    compare_wanted = Signal(int)
    chapters_wanted = Signal(QPoint)
    menu_wanted = Signal(int, QPoint)
    """With the point of the line that the right button was pressed on, and where that is on the screen."""

    def __init__(self, formatter: Formatter, game_log: GameLog) -> None:
        super().__init__()
        self.formatter = formatter
        self.game_log = game_log
        self.style_now = Style()
        self.unfolded: dict[tuple[int, int], int] = {}
        """How many steps of an explanation are open, by point and event."""
        self._shown_point = -1
        self.scrubber = Scrubber()
        self.caption = Label(size=15, weight="bold")
        self.chapters = TextLink(icon_name="flag")
        self.past = PastNote(formatter)
        self.branches = Branches()
        self.list = RowList()
        self.pause = QTimer(self)
        self.pause.setSingleShot(True)
        self.pause.setInterval(SCRUB_MS)
        self._lay_out()
        self._connect()
        self.say_again()

    def _lay_out(self) -> None:
        column = page_column(self)
        column.setSpacing(4)
        self.caption.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        for each in (self.scrubber, self.caption):
            column.addWidget(padded(each))
        column.addWidget(self.chapters, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.past)
        column.addWidget(self.branches)
        column.addWidget(self.list, 1)

    def _connect(self) -> None:
        self.scrubber.valueChanged.connect(lambda _: None if self.pause.isActive() else self.pause.start())
        self.scrubber.sliderReleased.connect(self._scrub)
        self.pause.timeout.connect(self._scrub)
        self.list.picked.connect(self._pick)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self._ask_menu)
        self.past.play_on.clicked.connect(self.play_on_wanted)
        self.past.back.clicked.connect(self.way_back_wanted)
        self.chapters.clicked.connect(
            lambda: self.chapters_wanted.emit(self.chapters.mapToGlobal(self.chapters.rect().bottomLeft()))
        )
        self.branches.wanted.connect(self.point_wanted)
        self.branches.compare_wanted.connect(self.compare_wanted)

    @property
    def _line(self) -> tuple[int, ...]:
        return self.formatter.table.timeline.line()

    # What is shown

    def say_again(self) -> None:
        say = self.formatter.say_id
        self.scrubber.setAccessibleName(say("log-scrub"))
        self.list.setAccessibleName(say("log-list"))

    def look_again(self) -> None:
        """Something happened, or the table looks at another point."""
        table, line = self.formatter.table, self._line
        at = line.index(table.timeline.now)
        self.scrubber.show_points(len(line) - 1, at, [place for place, _ in self.game_log.rounds()])
        self.scrubber.show_notes(table.notes.noted_places())
        words = self._caption(at)
        self.caption.setText(words)
        self.scrubber.setAccessibleDescription(words)
        self.past.show_if(table.standpoint.is_in_the_past)
        say, chapters = self.formatter.say_id, table.notes.chapters()
        self.chapters.say(say("note-chapters", count=len(chapters)))
        self.chapters.setVisible(bool(chapters))
        self.branches.show_branches(say("log-branches"), list(self._other_branches()), say("branches-compare"))
        self.list.show_rows(self._rows())
        self._bring_now_into_sight()

    def _bring_now_into_sight(self) -> None:
        """Wherever the table goes, the log follows; other words leave it where it is."""
        if self._shown_point == self.formatter.table.timeline.now:
            return
        self._shown_point = self.formatter.table.timeline.now
        at = next((at for at, row in enumerate(self.list.rows) if isinstance(row, NowRow)), None)
        if at is not None:
            self.list.bring_into_sight(at)

    def show_point(self, point: int) -> None:
        """Stands on what happened at this point; the table does not move."""
        at = next(
            (at for at, row in enumerate(self.list.rows) if isinstance(row, EventRow) and row.point == point), None
        )
        if at is not None:
            self.list.choose(at)
            self.list.bring_into_sight(at)
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _caption(self, at: int) -> str:
        if at == 0:
            return self.formatter.say_id("log-start")
        point = self.formatter.say_id("log-at", point=at)
        round_now = self.game_log.round_at(self._line[at])
        return self.formatter.say_id("log-at-round", round=round_now, point=at) if round_now else point

    def _other_branches(self) -> Iterator[tuple[int, str]]:
        """What was also played from here: the first thing that was noticed of it, and how far it went."""
        timeline, line = self.formatter.table.timeline, set(self._line)
        for branch in timeline.branches_at(timeline.now):
            if branch not in line:
                told = next(iter(self.game_log.told(branch)), None)
                words = told.words if told else self.formatter.say_id("log-branch-hidden")
                words = timeline.note_at(branch).name or words
                yield branch, self.formatter.say_id("log-branch", words=words, count=len(timeline.onward_from(branch)))

    def _rows(self) -> list[Row]:
        """Newest first: each heading over what happened under it, both latest first."""
        return newest_first(list(self._forward()))

    def _forward(self) -> Iterator[Row]:
        timeline = self.formatter.table.timeline
        is_later = False
        for point in self._line:
            yield from self._rows_at(point, is_later=is_later)
            if point == timeline.now:
                yield self._now_row(point)
                is_later = True

    def _rows_at(self, point: int, *, is_later: bool) -> Iterator[Row]:
        """What happened there; under the first line of it, what people noted."""
        told = self.game_log.told(point)
        first = next((each for each in told if not (each.is_round or each.is_turn)), told[-1] if told else None)
        if first is None:
            yield from note_rows(self.formatter, point, is_later=is_later)
        for each in told:
            yield from self._rows_of(each, is_later=is_later)
            if each is first:
                yield from note_rows(self.formatter, point, is_later=is_later)

    def _now_row(self, point: int) -> NowRow:
        table, say = self.formatter.table, self.formatter.say_id
        if not table.decisions:
            over = say("game-over")
            return NowRow(over, over, "", point)
        seat = table.decisions[0].seat
        spoken = say("log-to-play-seat", seat=self.formatter.seat(seat))
        return NowRow(spoken, say("log-to-play"), self.formatter.colour(seat), point)

    def _rows_of(self, told: LogLine, *, is_later: bool) -> Iterator[Row]:
        colour = self.formatter.colour(told.seat) if told.seat is not None else ""
        if told.is_round:
            yield RoundRow(told.words, told.point, is_later)
        elif told.is_turn:
            yield TurnRow(told.words, colour, told.point, is_later, self._parts_after(told))
        else:
            yield self._event_row(told, colour, is_later=is_later)
            if (told.point, told.at) in self.unfolded:
                yield from self._reasons_of(told)

    def _reasons_of(self, told: LogLine) -> Iterator[Row]:
        if told.explained:
            yield from reason_rows(self.formatter, told, told.explained, self.unfolded[told.point, told.at])
        elif told.rule:
            yield by_rule_row(self.formatter, told.rule)

    def _event_row(self, told: LogLine, colour: str, *, is_later: bool) -> EventRow:
        words = self.game_log.with_points(told)
        opens = (told.point, told.at) in self.unfolded if told.explained or told.rule else None
        return EventRow(
            told.words,
            words,
            told.point,
            told.at,
            colour,
            told.points,
            is_later=is_later,
            has_branches=self._parts_after(told),
            opens=opens,
        )

    def _parts_after(self, told: LogLine) -> bool:
        """Whether the game went on in several ways from here; the last line of a point says so."""
        branches = self.formatter.table.timeline.branches_at(told.point)
        return len(branches) > 1 and told == self.game_log.told(told.point)[-1]

    # What is done

    def _scrub(self) -> None:
        self.pause.stop()
        wanted = self._line[min(self.scrubber.value(), len(self._line) - 1)]
        if wanted != self.formatter.table.timeline.now:
            self.point_wanted.emit(wanted)

    def _pick(self, row: object) -> None:
        match row:
            case EventRow(opens=bool()):
                self._fold(row)
            case EventRow() | NotedRow() | NowRow() | RoundRow() | TurnRow():
                self.point_wanted.emit(row.point)
            case OutcomeRow(is_link=True, key=key):
                self.unfolded[key] += 1
                self.list.show_rows(self._rows())
            case ReasonRow(rule=rule) | ExcludedRow(rule=rule) | ByRuleRow(rule=rule):
                self.rule_wanted.emit(rule)

    def _ask_menu(self, at: QPoint) -> None:
        index = self.list.indexAt(at)
        row = self.list.rows[index.row()] if index.isValid() else None
        if isinstance(row, (EventRow, NotedRow, NowRow, RoundRow, TurnRow)):
            self.menu_wanted.emit(row.point, self.list.viewport().mapToGlobal(at))

    def _fold(self, row: EventRow) -> None:
        key = row.point, row.at
        if row.opens:
            del self.unfolded[key]
        else:
            self.unfolded[key] = 1
        self.list.show_rows(self._rows())

    def wear(self, style: Style) -> None:
        self.style_now = style


def newest_first(forward: list[Row]) -> list[Row]:
    """Sections in reverse, and what stands in them too; a heading stays over its section, reasons under their line."""
    rounds: list[list[Row]] = [[]]
    for row in forward:
        if isinstance(row, RoundRow):
            rounds.append([])
        rounds[-1].append(row)
    return [row for each in reversed(rounds) for row in reversed_round(each)]


def reversed_round(rows: list[Row]) -> list[Row]:
    head = head_of(rows, RoundRow)
    turns: list[list[Row]] = [[]]
    for row in rows[len(head) :]:
        if isinstance(row, TurnRow):
            turns.append([])
        turns[-1].append(row)
    return [*head, *(row for each in reversed(turns) for row in reversed_turn(each))]


def reversed_turn(rows: list[Row]) -> list[Row]:
    head = head_of(rows, TurnRow)
    blocks: list[list[Row]] = []
    for row in rows[len(head) :]:
        is_below = isinstance(row, (ReasonRow, ExcludedRow, ByRuleRow, OutcomeRow)) or notes(row, blocks)
        if is_below and blocks:
            blocks[-1].append(row)
        else:
            blocks.append([row])
    return [*head, *(row for each in reversed(blocks) for row in each)]


def head_of(rows: list[Row], kind: type[RoundRow] | type[TurnRow]) -> list[Row]:
    """The heading, with what people noted where nothing but a heading is told."""
    if not rows or not isinstance(rows[0], kind):
        return []
    point = rows[0].point
    noted = takewhile(lambda row: isinstance(row, NotedRow) and row.point == point, rows[1:])
    return [rows[0], *noted]


def notes(row: Row, blocks: list[list[Row]]) -> bool:
    """Whether this is what people noted at the move that was told last."""
    return isinstance(row, NotedRow) and bool(blocks) and getattr(blocks[-1][0], "point", None) == row.point


class Branches(QWidget):
    """Signals `wanted` and `compare_wanted`, each with the first point of another branch."""

    wanted = Signal(int)
    compare_wanted = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.style_now = Style()
        self.heading = section_heading()
        self.links: list[TextLink] = []
        self.compare = TextLink(icon_name="table")
        self.latest = 0
        """The branch that this one is compared with first."""
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 10, 4)
        self.column.setSpacing(0)
        self.column.addWidget(self.heading)
        self.column.addWidget(self.compare, 0, Qt.AlignmentFlag.AlignLeft)
        self.compare.clicked.connect(lambda: self.compare_wanted.emit(self.latest))
        self.hide()

    def show_branches(self, heading: str, branches: list[tuple[int, str]], compare: str) -> None:
        """Show the other branches, each with what leads there, and what compares the latest with this one."""
        self.heading.setText(heading)
        self.compare.say(compare)
        for link in self.links:
            self.column.removeWidget(link)
            link.setParent(None)
            link.deleteLater()
        self.links = []
        for point, words in branches[-MOST_BRANCHES:]:
            link = TextLink(words)
            link.wear(self.style_now)
            link.clicked.connect(lambda _=False, point=point: self.wanted.emit(point))
            self.column.insertWidget(self.column.count() - 1, link)
            self.links.append(link)
            self.latest = point
        self.setVisible(bool(branches))

    def wear(self, style: Style) -> None:
        self.style_now = style
