"""What an automa has just done, and why: its step in numbered questions, each with the criteria that decided it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.docks.candidates import Face, candidates_row, not_consulted
from desktop.docks.formatting import Formatter
from desktop.docks.game_log import GameLog, LogLine
from desktop.docks.log_rows import EventRow, TurnRow, words_left
from desktop.docks.reasons import by_rule_row, excluded_rows, named, reason_row
from desktop.docks.row_style import BODY, SMALL, badge_radius, ground, high, marked
from desktop.paint.icons import icon
from desktop.paint.marks import rule_tag
from desktop.paint.paths import circle, rounded
from desktop.paint.text import figure, text_block
from desktop.style.mixing import solid
from desktop.style.theme import SMALLEST_TEXT, Style
from desktop.widgets.rows import Row, RowState
from rules.core.explained import Explained
from rules.core.types import Arg


@dataclass(frozen=True, slots=True)
class QuestionRow:
    """A question that the automa asked itself, numbered, with the rule that put it."""

    words: str
    number: int
    question: str
    rule: str
    can_be_chosen: bool = True

    def height(self, width: float, style: Style) -> float:
        room = width - words_left(style) - 8
        return high(self.question, room, style.text_size(16), "bold") + style.text_size(SMALLEST_TEXT) + 28

    def paint(self, painter: QPainter, rect: QRectF, style: Style, state: RowState) -> None:
        ground(painter, rect, style, RowState(False, state.is_pointed, state.has_focus))
        theme, radius, size = style.theme, badge_radius(style) * 1.1, style.text_size(16)
        middle = QPointF(rect.x() + 6 + radius, rect.y() + 14 + radius)
        painter.fillPath(circle(middle, radius), solid(theme.text))
        spot = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
        figure(painter, spot, str(self.number), style.text_size(14), theme.panel)
        place = rect.adjusted(words_left(style), 12, -8, 0)
        tall = high(self.question, place.width(), size, "bold")
        text_block(painter, place, self.question, size, theme.text, "bold")
        corner = QPointF(place.x(), place.y() + tall + 2)
        rule_tag(painter, corner, self.rule, style, style.text_size(SMALLEST_TEXT))


@dataclass(frozen=True, slots=True)
class AnswerRow:
    """What was chosen in the end: marked as the chosen candidates are."""

    words: str
    can_be_chosen: bool = False

    def height(self, width: float, style: Style) -> float:
        return high(self.words, width - words_left(style) - 40, style.text_size(BODY), "bold") + 16

    def paint(self, painter: QPainter, rect: QRectF, style: Style, state: RowState) -> None:
        place = rect.adjusted(words_left(style), 3, -8, -3)
        painter.fillPath(rounded(place, 6), marked(style))
        sign = QRectF(place.x() + 7, place.center().y() - 7, 14, 14)
        icon(painter, "check", sign, style.accent_text)
        words = place.adjusted(28, 0, -4, 0)
        text_block(painter, words, self.words, style.text_size(BODY), style.theme.text, "bold", down="middle")


@dataclass(frozen=True, slots=True)
class UnusedRow:
    """The criteria that were not needed."""

    words: str
    can_be_chosen: bool = False

    def height(self, width: float, style: Style) -> float:
        return high(self.words, width - words_left(style) - 8, style.text_size(SMALL)) + 8

    def paint(self, painter: QPainter, rect: QRectF, style: Style, state: RowState) -> None:
        place = rect.adjusted(words_left(style), 2, -8, 0)
        text_block(painter, place, self.words, style.text_size(SMALL), style.theme.muted)


def no_face(explained: Explained, candidate: Arg) -> None:
    return None


def automa_rows(formatter: Formatter, game_log: GameLog) -> Iterator[Row]:
    """The step at which the table stands, if an automa made it; nothing where a person played last."""
    table = formatter.table
    mover = table.history.mover_at(table.timeline.now)
    if mover is not None and table.players[mover] in table.game.automas:
        yield from step_rows(formatter, game_log, table.timeline.now)


def step_rows(
    formatter: Formatter, game_log: GameLog, point: int, questions: int | None = None, face: Face = no_face
) -> Iterator[Row]:
    """What happened at a point of the game with its reasons; up to so many questions, if not all are to be read yet."""
    number = 0
    for told in game_log.told(point):
        if told.is_round:
            continue
        seen = formatter.colour(told.seat) if told.seat is not None else ""
        if told.is_turn:
            yield TurnRow(told.words, seen, point, can_be_chosen=False)
        elif told.explained is None:
            yield EventRow(told.words, told.words, point, told.at, seen, told.points, can_be_chosen=False)
            if told.rule:
                yield by_rule_row(formatter, told.rule)
        else:
            number += 1
            yield from question_rows(formatter, told, number, face)
            if number == questions:
                return


def question_rows(formatter: Formatter, told: LogLine, number: int, face: Face) -> Iterator[Row]:
    """Question, every criterion that was consulted, the candidates with their figures, those that were out before, and
    what came of it."""
    explained = told.explained
    assert explained is not None
    question = formatter.say_or(f"{explained.question}.title", told.words)
    yield QuestionRow(f"{number}. {question}", number, question, explained.rule)
    last = 0 if explained.by_lot else len(explained.criteria)
    for at, criterion in enumerate(explained.criteria, start=1):
        row = reason_row(formatter, explained, criterion, at)
        shows_rule = criterion.rule != explained.rule
        yield replace(row, is_inner=True, shows_rule=shows_rule, is_heading=True, is_decisive=at == last)
    unused = not_consulted(formatter, explained)
    if unused:
        yield UnusedRow(unused)
    if explained.criteria:
        yield candidates_row(formatter, explained, face)
    yield from excluded_rows(formatter, explained, partial(face, explained))
    yield AnswerRow(answer(formatter, explained))


def answer(formatter: Formatter, explained: Explained) -> str:
    chosen = named(formatter, explained, explained.chosen)
    if explained.by_lot:
        return formatter.say_id("log-by-lot", name=chosen)
    if len(explained.criteria) > 1:
        return formatter.say_id("explain-decided", name=chosen, number=len(explained.criteria))
    return formatter.say_id("log-chosen", name=chosen)
