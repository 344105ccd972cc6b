"""What an automa has just done, and why: its step in numbered questions, each with the criteria that decided it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.docks.log_rows import EventRow, TurnRow, words_left
from desktop.docks.look import BODY, badge_radius, ground, high, marked
from desktop.docks.reasons import named, reason_row
from desktop.docks.story import Story, Told
from desktop.docks.telling import Teller
from desktop.paint.colours import solid
from desktop.paint.icons import icon
from desktop.paint.marks import rule_tag
from desktop.paint.paths import circle, rounded
from desktop.paint.text import figure, text_block
from desktop.theme import SMALLEST_TEXT, Style
from desktop.widgets.rows import Row, RowState


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


def automa_rows(teller: Teller, story: Story) -> Iterator[Row]:
    """The step at which the table stands, if an automa made it; nothing where a person played last."""
    table = teller.table
    mover = table.mover_at(table.timeline.now)
    if mover is not None and table.players[mover] in table.game.automas:
        yield from step_rows(teller, story, table.timeline.now)


def step_rows(teller: Teller, story: Story, point: int, questions: int | None = None) -> Iterator[Row]:
    """What happened at a point of the game with its reasons; up to so many questions, if not all are to be read yet."""
    number = 0
    for told in story.told(point):
        if told.is_round:
            continue
        seen = teller.colour(told.seat) if told.seat is not None else ""
        if told.is_turn:
            yield TurnRow(told.words, seen, point, can_be_chosen=False)
        elif told.explained is None:
            yield EventRow(told.words, told.words, point, told.at, seen, told.points, can_be_chosen=False)
        else:
            number += 1
            yield from question_rows(teller, told, number)
            if number == questions:
                return


def question_rows(teller: Teller, told: Told, number: int) -> Iterator[Row]:
    """Question, every criterion that was consulted with its figures, and what came of it."""
    explained = told.explained
    assert explained is not None
    question = teller.say_or(f"{explained.question}.title", told.words)
    yield QuestionRow(f"{number}. {question}", number, question, explained.rule)
    for at, criterion in enumerate(explained.criteria, start=1):
        row = reason_row(teller, explained, criterion, at)
        yield replace(row, is_inner=True, shows_rule=criterion.rule != explained.rule)
    chosen = named(teller, explained, explained.chosen)
    yield AnswerRow(teller.say_id("log-by-lot" if explained.by_lot else "log-chosen", name=chosen))
