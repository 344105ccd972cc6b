"""The side of a table of tries, painted from top to bottom: the question, the tries, hints, why, the rule."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.aloud.voice import Kind, tell_new
from desktop.docks.advice_quill import Quill
from desktop.docks.term_rows import TermRows
from desktop.page.painted_leaf import LinkedLeaf
from desktop.paint.grades import grade_mark, in_ten
from desktop.paint.icons import icon
from desktop.paint.painting import pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_line
from desktop.paint.thinking import AGAINST, FOR, lamp_sign
from desktop.style.fonts import width_of
from desktop.style.mixing import mix, solid, with_alpha
from desktop.style.theme import Style
from desktop.tries.face import AnswerFace, AttemptFace, GivenFace, MarkFace, RuleFace, TryFace

PAD, GAP = 12.0, 14.0
MARK_HIGH, MOST_ACROSS = 40.0, 8
STONE = 9.0
GRADE_ROOM = 36.0
FIGURE = 58.0


class TryLeaf(LinkedLeaf):
    foot = 8

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self.face: TryFace | None = None
        self.ends_of_attempts: list[float] = []
        self.answer_spans = (0.0, 0.0)

    def show_face(self, face: TryFace) -> None:
        self.face = face
        before = self.accessibleName()
        self.setAccessibleName(face.said)
        tell_new(self, before, face.said, Kind.VERDICT)
        self.update()

    @property
    def is_empty(self) -> bool:
        return self.face is None

    def draw(self, painter: QPainter | None, width: float) -> float:
        face = self.face
        assert face is not None
        y = 0.0
        if len(face.marks) > 1:
            y = self._marks(painter, y, width, face.marks) + GAP
        y = self._given(painter, y, width, face.given) + GAP
        y = self._attempts(painter, y, width, face) + GAP
        if face.hint:
            y = self._hint(painter, y, width, face.hint) + GAP
        if face.answer is not None:
            begins = y
            y = self._answer(painter, y, width, face.answer) + GAP
            self.answer_spans = begins, y
        if face.rule is not None:
            y = self._rule(painter, y, width, face.rule) + GAP
        return y

    def _marks(self, painter: QPainter | None, y: float, width: float, marks: tuple[MarkFace, ...]) -> float:
        style, theme = self.style_now, self.style_now.theme
        across = min(len(marks), MOST_ACROSS)
        step, high = width / across, MARK_HIGH
        for number, mark in enumerate(marks):
            box = QRectF(step * (number % across) + 2, y + (high + 4) * (number // across), step - 4, high)
            if painter is None:
                continue
            if mark.state == "now":
                painter.fillPath(rounded(box, 8), mix(theme.panel, style.accent, 0.26))
                painter.strokePath(rounded(box.adjusted(1, 1, -1, -1), 7), pen(style.accent_text, 2))
            else:
                painter.fillPath(rounded(box, 8), solid(theme.raised))
            aside = 10.0 if mark.state == "done" else 0.0
            if mark.grade is not None:
                grade_mark(painter, box.center() - QPointF(aside, 0), 10.5, mark.grade, style)
            if mark.state == "done":
                icon(painter, "check", QRectF(box.center().x() + 3, box.center().y() - 7, 14, 14), theme.text)
        rows = -(-len(marks) // across)
        return y + rows * (high + 4) - 4

    def _given(self, painter: QPainter | None, y: float, width: float, given: GivenFace) -> float:
        style, quill = self.style_now, Quill(painter, self.style_now)
        room, left = width - 18 - PAD, 18.0
        inner = y + 9
        ends = inner + quill.high(given.head, room, 14, "semibold")
        ends += quill.high(given.title, room, 16, "bold") + 2
        ends += self._high_of_stones(given.won, given.won_words, room)
        ends += quill.high(given.below, room, 15) + (3 if given.below else 0)
        if painter is not None:
            box = QRectF(0, y, width, ends + 9 - y)
            painter.fillPath(rounded(box, 8), solid(style.theme.raised))
            painter.strokePath(rounded(box.adjusted(0.5, 0.5, -0.5, -0.5), 8), pen(style.theme.line))
            painter.fillPath(rounded(QRectF(0, y, 5, box.height()), 2), solid(AGAINST[style.theme_name]))
            at = quill.words(left, inner, room, given.head, 14, style.theme.muted, "semibold")
            at = quill.words(left, at, room, given.title, 16, style.theme.text, "bold") + 2
            at = self._stones(painter, at, left, room, given.won, given.won_words)
            quill.words(left, at + 3, room, given.below, 15, style.theme.muted)
        return ends + 9

    def _attempts(self, painter: QPainter | None, y: float, width: float, face: TryFace) -> float:
        quill, style = Quill(painter, self.style_now), self.style_now
        y = quill.words(0, y, width, face.tries, 16, style.theme.text, "bold") + 6
        if not face.attempts:
            return quill.words(0, y, width, face.none_yet, 15, style.theme.muted)
        self.ends_of_attempts = []
        for each in face.attempts:
            y = self._attempt(painter, y, width, each)
            self.ends_of_attempts.append(y)
            y += 8
        return y - 8

    def _attempt(self, painter: QPainter | None, y: float, width: float, attempt: AttemptFace) -> float:
        quill, style = Quill(painter, self.style_now), self.style_now
        left = PAD + GRADE_ROOM
        room = width - left - PAD
        title = quill.high(attempt.title, room, 16, "bold")
        ends = y + 8 + title + quill.high(attempt.below, room, 14) + 9
        if painter is not None:
            box, ink = QRectF(0, y, width, ends - y), FOR[style.theme_name]
            ground = mix(style.theme.raised, ink, 0.12) if attempt.is_found else solid(style.theme.raised)
            painter.fillPath(rounded(box, 8), ground)
            edge = pen(ink, 2) if attempt.is_found else pen(style.theme.line)
            painter.strokePath(rounded(box.adjusted(1, 1, -1, -1), 7), edge)
            middle = QPointF(PAD + 12, box.center().y())
            if attempt.grade is not None:
                grade_mark(painter, middle, 12.5, attempt.grade, style)
            else:
                lamp_sign(painter, middle, 12)
            below = quill.words(left, y + 8, room, attempt.title, 16, style.theme.text, "bold")
            quill.words(left, below, room, attempt.below, 14, style.theme.muted)
        return ends

    def _hint(self, painter: QPainter | None, y: float, width: float, hint: str) -> float:
        quill, style = Quill(painter, self.style_now), self.style_now
        left = PAD + 34
        room = width - left - PAD
        ends = y + 10 + max(28.0, quill.high(hint, room, 15)) + 10
        if painter is not None:
            box = QRectF(0, y, width, ends - y)
            painter.fillPath(rounded(box, 8), mix(style.theme.panel, WARM, 0.3 if not style.is_dark else 0.14))
            painter.strokePath(rounded(box.adjusted(0.5, 0.5, -0.5, -0.5), 8), pen(LAMP_EDGE))
            lamp_sign(painter, QPointF(PAD + 13, y + 24), 13)
            quill.words(left, y + 10, room, hint, 15, style.theme.text)
        return ends

    def _answer(self, painter: QPainter | None, y: float, width: float, answer: AnswerFace) -> float:
        style, quill = self.style_now, Quill(painter, self.style_now)
        if answer.move:
            if painter is not None:
                grade_mark(painter, QPointF(12, y + 12), 11, "best", style)
            y = quill.words(32, y, width - 32, answer.move, 16, style.theme.text, "bold") + 10
        if answer.reasons:
            y = quill.words(0, y, width, answer.why, 16, style.theme.text, "bold") + 6
        y, _ = TermRows(self, answer.reasons, figure=FIGURE).draw(painter, y, width)
        if answer.total:
            y = self._total(painter, y, width, answer)
        y += self._high_of_stones(answer.won, answer.won_words, width)
        if painter is not None:
            top = y - self._high_of_stones(answer.won, answer.won_words, width)
            self._stones(painter, top, 0, width, answer.won, answer.won_words)
        if answer.also:
            y = quill.words(0, y + 4, width, answer.also, 15, style.theme.muted)
        return y

    def _total(self, painter: QPainter | None, y: float, width: float, answer: AnswerFace) -> float:
        style, size = self.style_now, self.style_now.text_size(16)
        wide = width_of(answer.total, size, "bold") + 8
        quill = Quill(painter, style)
        high = max(size * 1.4, quill.high(answer.total_words, width - wide, 15, "bold"))
        if painter is not None:
            if answer.reasons:
                painter.fillRect(QRectF(0, y, width, 1.5), with_alpha(style.theme.text, 0.5))
            quill.words(0, y + 5, width - wide, answer.total_words, 15, style.theme.text, "bold")
            place = QRectF(width - wide, y + 5, wide, size * 1.4)
            text_line(painter, place, answer.total, size, FOR[style.theme_name], "bold", across="right")
        return y + 5 + high + 4

    def _rule(self, painter: QPainter | None, y: float, width: float, rule: RuleFace) -> float:
        style, quill = self.style_now, Quill(painter, self.style_now)
        room = width - 2 * PAD
        words_at = y + 9 + style.text_size(16) * 1.4
        end = words_at + quill.high(rule.words, room, 15)
        wide = width_of(rule.rule, style.text_size(13), "semibold") + 12
        titled = max(quill.high(rule.title, room - wide - 8, 14), style.text_size(13) + 10.0)
        if painter is None:
            self.link(rule.rule, PAD, end + 8)
        else:
            box = QRectF(0, y, width, end + 8 + titled + 9 - y)
            painter.fillPath(rounded(box, 9), solid(style.quiet_box))
            painter.strokePath(rounded(box.adjusted(0.5, 0.5, -0.5, -0.5), 9), pen(style.theme.line))
            head = QRectF(PAD, y + 8, room, style.text_size(16) * 1.4)
            text_line(painter, head, rule.head, style.text_size(16), style.theme.text, "semibold", serif=True)
            quill.words(PAD, words_at, room, rule.words, 15, style.theme.text)
            quill.words(PAD + wide + 8, end + 9, room - wide - 8, rule.title, 14, style.accent_text)
        return end + 8 + titled + 9

    # Small parts

    def _stones_stand_alone(self, words: str, room: float) -> bool:
        """Whether the words about the stones find no room beside them."""
        return 10 * (STONE + 3) + 8 + width_of(words, self.style_now.text_size(15)) > room

    def _high_of_stones(self, won: int | None, words: str, room: float) -> float:
        if won is None:
            return Quill(None, self.style_now).high(words, room, 15)
        line = self.style_now.text_size(15) * 1.5
        return line * (2 if self._stones_stand_alone(words, room) else 1)

    def _stones(self, painter: QPainter, y: float, left: float, room: float, won: int | None, words: str) -> float:
        """Ten stones, and beside them or below what they mean. Returns where they end."""
        style, line = self.style_now, self.style_now.text_size(15) * 1.5
        if won is None:
            return Quill(painter, style).words(left, y, room, words, 15, style.theme.text)
        wide = in_ten(painter, left + 1, y + line / 2, won, STONE, style)
        alone = self._stones_stand_alone(words, room)
        place = QRectF(left if alone else left + wide + 10, y + (line if alone else 0), room, line)
        text_line(painter, place, words, style.text_size(15), style.theme.text)
        return y + line * (2 if alone else 1)


WARM, LAMP_EDGE = "#FFD978", "#A87A1A"
