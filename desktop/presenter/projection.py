"""What a class sees beside the table, as one value, and how it is drawn: question, vote, what was to be found."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.paint.icons import icon
from desktop.paint.light import downwards
from desktop.paint.marks import hatching
from desktop.paint.painting import clipped, pen
from desktop.paint.paths import rounded
from desktop.paint.text import figure, text_block, text_line
from desktop.presenter.classroom import Size
from desktop.presenter.controls import DISC_RIGHT, letter_disc
from desktop.presenter.linked_block import Place, linked_block
from desktop.style.fonts import height_of, width_of
from desktop.style.mixing import mix, solid, with_alpha
from desktop.style.theme import Style
from desktop.style.vision import Tint
from rules.teaching.links import Link

FULL_WIDTH, FULL_HEIGHT = 1920.0, 1080.0
QUESTION, LEAST_QUESTION, SENTENCE, LEAST_SENTENCE, TAG, LEAST = 57.0, 32.0, 34.0, 16.0, 28.0, 26.0
SECOND = 0.6
"""How large the second language is beside the first."""
SCALES: dict[Size, float] = {"usual": 1.0, "large": 1.2, "largest": 1.45}
PAD, EDGE = 56.0, 6.0
LINE, BOX = 1.35, 48.0
"""How high a line is for its letters; what stands around the sentence below a question."""
SHORT = 7
"""Answers of so many letters stand under upright bars; longer ones beside lying ones."""


@dataclass(frozen=True, slots=True)
class Answer:
    letter: str
    words: str
    hands: int
    is_right: bool = False


@dataclass(frozen=True, slots=True)
class Projection:
    """All that the class reads; of a text, what it says in the second language stands behind the first."""

    question: tuple[str, ...] = ()
    answers: tuple[Answer, ...] = ()
    sentence: tuple[str, ...] = ()
    rule: str = ""
    links: tuple[tuple[Link, ...], ...] = ()
    """What leads somewhere in the question, in each language."""
    sentence_links: tuple[tuple[Link, ...], ...] = ()
    is_good: bool = True
    """Whether the sentence praises; else it says why something cannot be."""
    is_titled: bool = False
    """Whether it is a title alone, for which a low panel will do."""
    size: Size = "usual"
    is_dark: bool = False
    is_frozen: bool = False
    is_black: bool = False

    @property
    def has_words(self) -> bool:
        return bool(self.question or self.answers or self.sentence)

    @property
    def in_words(self) -> str:
        """The same for a screen reader."""
        answers = " ".join(f"{each.letter} {each.words} {each.hands}" for each in self.answers)
        return " ".join(part for part in (*self.question, answers, *self.sentence, self.rule) if part)


def title_high(shown: Projection, width: float, unit: float) -> float:
    """How high a panel is that holds the question alone."""
    pad = PAD * unit
    size = QUESTION * unit * SCALES[shown.size]
    return question_high(shown, width - 2 * pad, size, unit) + 1.4 * pad + EDGE * unit


def task_high(shown: Projection, width: float, unit: float) -> float:
    """How high a panel is that holds a question, and below it a line of what was to be found."""
    return title_high(shown, width, unit) + (SENTENCE * SCALES[shown.size] * LINE + BOX) * unit


def question_high(shown: Projection, width: float, size: float, unit: float) -> float:
    sizes = [size, *[second_size(size, unit)] * (len(shown.question) - 1)]
    highs = [
        height_of(words, width, round(of), "semibold", serif=True)
        for words, of in zip(shown.question, sizes, strict=True)
    ]
    return sum(highs) + size * 0.3 * (len(highs) - 1)


def second_size(size: float, unit: float) -> float:
    """How large the second language is beside a first one of this size."""
    return max(LEAST * unit, size * SECOND)


def paint_panel(painter: QPainter, rect: QRectF, shown: Projection, style: Style, unit: float) -> Sequence[Place]:
    """Paint the panel beside the table, `unit` being 1 where the whole picture is as wide as usual; return where words
    stand that lead somewhere."""
    panel = Panel(painter, rect, shown, style, unit)
    panel.paint()
    return panel.places


class Panel:
    """One painting of the panel."""

    def __init__(self, painter: QPainter, rect: QRectF, shown: Projection, style: Style, unit: float) -> None:
        self.painter, self.rect, self.shown, self.style, self.unit = painter, rect, shown, style, unit
        self.scale = unit * SCALES[shown.size]
        self.is_tall = rect.height() > rect.width()
        self.sentence = SENTENCE
        self.places: list[Place] = []

    def paint(self) -> None:
        theme, unit = self.style.theme, self.unit
        top = mix(theme.panel, self.style.accent, 0.03)
        self.painter.fillRect(
            self.rect, downwards(self.rect, ((0, top), (1, mix(theme.panel, self.style.accent, 0.09))))
        )
        edge = QRectF(self.rect.x(), self.rect.y(), self.rect.width(), EDGE * unit)
        if self.is_tall:
            edge = QRectF(self.rect.x(), self.rect.y(), EDGE * unit, self.rect.height())
        self.painter.fillRect(edge, solid(self.style.accent_text))
        pad = PAD * unit
        inside = self.rect.adjusted(pad, pad * 0.7 + EDGE * unit, -pad, -pad * 0.7)
        words, answers = self._shared_out(inside)
        if self.shown.answers:
            self._paint_answers(answers)
        self._paint_words(words)

    def _shared_out(self, inside: QRectF) -> tuple[QRectF, QRectF]:
        """The places of words and answers: below each other where the panel is tall."""
        if not self.shown.answers:
            return inside, QRectF()
        gap = PAD * self.unit
        if self.is_tall:
            high = inside.height() * 0.42
            return inside.adjusted(0, 0, 0, -high - gap / 2), inside.adjusted(0, inside.height() - high, 0, 0)
        wide = inside.width() * (0.5 if len(self.shown.sentence) < 2 else 0.38)  # noqa: PLR2004 (two languages)
        return inside.adjusted(0, 0, -wide - gap, 0), inside.adjusted(inside.width() - wide, 0, 0, 0)

    # Words

    def _paint_words(self, place: QRectF) -> None:
        """The question above, what was to be found at the foot: smaller where it would reach into the question."""
        box = self._sentence_high(place.width()) if self.shown.sentence else 0.0
        asked = question_high(self.shown, place.width(), LEAST_QUESTION * self.unit, self.unit)
        while box + asked > place.height() - 16 * self.unit and self.sentence > LEAST_SENTENCE:
            self.sentence -= 1
            box = self._sentence_high(place.width())
        room = place.height() - box - (16 * self.unit if box else 0)
        self._paint_question(QRectF(place.x(), place.y(), place.width(), room))
        if box:
            self._paint_sentence(QRectF(place.x(), place.bottom() - box, place.width(), box))

    def _paint_question(self, place: QRectF) -> None:
        """Write the question as large as there is room for."""
        unit, size = self.unit, QUESTION * self.scale
        while size > LEAST_QUESTION * unit and question_high(self.shown, place.width(), size, unit) > place.height():
            size -= 1.5 * unit
        y, ink = place.y(), self.style.theme.text
        for number, words in enumerate(self.shown.question):
            of = second_size(size, self.unit) if number else size
            high = height_of(words, place.width(), round(of), "semibold", serif=True)
            colour = self.style.theme.muted if number else ink
            links = self.shown.links[number : number + 1]
            self._write(QRectF(place.x(), y, place.width(), high + 4), words, round(of), colour, links, serif=True)
            y += high + size * 0.3

    def _write(
        self,
        place: QRectF,
        words: str,
        size: int,
        ink: Tint,
        links: Sequence[Sequence[Link]],
        *,
        serif: bool = False,
    ) -> None:
        """Write words; those that lead somewhere in the accent, with a line under them."""
        if links and links[0]:
            inks = ink, self.style.accent_text
            self.places += linked_block(self.painter, place, words, size, links[0], inks, serif=serif)
        else:
            text_block(self.painter, place, words, size, ink, "semibold", serif=serif)

    # What was to be found

    def _sentence_size(self, number: int) -> int:
        size = self.sentence * self.scale
        return round(min(size, second_size(size, self.unit)) if number else size)

    def _tag_wide(self) -> float:
        return (
            width_of(self.shown.rule, round(TAG * self.unit), "semibold") + 26 * self.unit if self.shown.rule else 0.0
        )

    def _sentence_room(self, width: float) -> float:
        return width - 48 * self.unit - (self._tag_wide() + 24 * self.unit if self.shown.rule else 0)

    def _sentence_high(self, width: float) -> float:
        room = self._sentence_room(width)
        highs = (
            height_of(words, room, self._sentence_size(number), "semibold")
            for number, words in enumerate(self.shown.sentence)
        )
        return sum(highs) + 32 * self.unit

    def _paint_sentence(self, box: QRectF) -> None:
        unit, theme = self.unit, self.style.theme
        colour = theme.lit if self.shown.is_good else theme.refuse
        ground = mix(theme.panel, colour, 0.14)
        self.painter.fillPath(rounded(box, 14 * unit), ground)
        self.painter.fillRect(QRectF(box.x(), box.y() + 8 * unit, 7 * unit, box.height() - 16 * unit), solid(colour))
        y, room = box.y() + 14 * unit, self._sentence_room(box.width())
        for number, words in enumerate(self.shown.sentence):
            size = self._sentence_size(number)
            high = height_of(words, room, size, "semibold")
            ink = theme.muted if number else theme.text
            links = self.shown.sentence_links[number : number + 1]
            self._write(QRectF(box.x() + 28 * unit, y, room, high + 4), words, size, ink, links)
            y += high
        if self.shown.rule:
            wide, high = self._tag_wide(), 44 * unit
            tag = QRectF(box.right() - wide - 18 * unit, box.center().y() - high / 2, wide, high)
            ink = self.style.readable_on(self.style.accent, ground)
            self.painter.strokePath(rounded(tag, 7 * unit), pen(ink, 2 * unit))
            text_line(self.painter, tag, self.shown.rule, round(TAG * unit), ink, "semibold", across="centre")
            self.places.append((tag, Link(0, 0, self.shown.rule)))

    # The vote

    def _paint_answers(self, place: QRectF) -> None:
        answers = self.shown.answers
        most = max(1, *(each.hands for each in answers))
        is_upright = all(len(each.words) <= SHORT for each in answers)
        count = len(answers)
        for number, answer in enumerate(answers):
            if is_upright:
                wide = place.width() / count
                column = QRectF(place.x() + number * wide, place.y(), wide, place.height())
                self._paint_column(column.adjusted(wide * 0.08, 0, -wide * 0.08, 0), answer, answer.hands / most)
            else:
                high = place.height() / count
                row = QRectF(place.x(), place.y() + number * high, place.width(), high)
                self._paint_row(row.adjusted(0, 6 * self.unit, 0, -6 * self.unit), answer, answer.hands / most)

    def _paint_column(self, place: QRectF, answer: Answer, share: float) -> None:
        """The hands, a bar, and below it letter and words."""
        theme, size = self.style.theme, 46 * self.unit
        foot, head = 62 * self.unit, size * 1.25
        room = place.height() - foot - head
        high = max(10 * self.unit, room * share)
        bar = QRectF(place.x(), place.bottom() - foot - high, place.width(), high)
        self._paint_bar(bar, answer)
        figure(
            self.painter, QRectF(place.x(), bar.y() - head, place.width(), head), str(answer.hands), size, theme.text
        )
        radius = 24 * self.unit
        words = width_of(answer.words, round(size * 0.95), "bold")
        x = place.center().x() - (2 * radius + (14 * self.unit + words if answer.words else 0)) / 2
        y = place.bottom() - foot / 2 + 6 * self.unit
        letter_disc(self.painter, QPointF(x + radius, y), radius, answer.letter, is_right=answer.is_right)
        words_at = QRectF(x + 2 * radius + 14 * self.unit, y - radius, words + 4, 2 * radius)
        text_line(self.painter, words_at, answer.words, round(size * 0.95), theme.text, "bold")

    def _paint_row(self, place: QRectF, answer: Answer, share: float) -> None:
        """Letter, words over a lying bar, and the hands at its end."""
        theme, radius = self.style.theme, min(24 * self.unit, place.height() * 0.3)
        letter_disc(
            self.painter,
            QPointF(place.x() + radius, place.center().y()),
            radius,
            answer.letter,
            is_right=answer.is_right,
        )
        inside = place.adjusted(2 * radius + 16 * self.unit, 0, -76 * self.unit, 0)
        bar_high = min(26 * self.unit, inside.height() * 0.3)
        size = round(30 * self.scale)
        while size > LEAST * self.unit * 0.9 and height_of(answer.words, inside.width(), size, "semibold") > (
            inside.height() - bar_high
        ):
            size -= 1
        text_block(
            self.painter,
            inside.adjusted(0, 0, 0, -bar_high - 2),
            answer.words,
            size,
            theme.text,
            "semibold",
            down="bottom",
        )
        bar = QRectF(inside.x(), inside.bottom() - bar_high, max(10 * self.unit, inside.width() * share), bar_high)
        self._paint_bar(bar, answer)
        hands = QRectF(inside.right(), place.y(), 76 * self.unit, place.height())
        figure(self.painter, hands, str(answer.hands), 42 * self.unit, theme.text)

    def _paint_bar(self, bar: QRectF, answer: Answer) -> None:
        """Hatched slate; the right one green, with a check."""
        unit, path = self.unit, rounded(bar, 7 * self.unit)
        if answer.is_right:
            self.painter.fillPath(path, solid(DISC_RIGHT))
            self.painter.strokePath(path, pen("#34D39A", 4 * unit))
            side = min(60 * unit, bar.height() * 0.7, bar.width() * 0.7)
            icon(
                self.painter,
                "check",
                QRectF(bar.center().x() - side / 2, bar.center().y() - side / 2, side, side),
                "#FFFFFF",
            )
            return
        slate = "#9298BE" if not self.style.is_dark else "#5A6192"
        self.painter.fillPath(path, solid(slate))
        with clipped(self.painter, path):
            hatching(self.painter, path, pen(with_alpha("#FFFFFF", 0.35), 3 * unit), 14 * unit)
        if self.style.theme_name == "contrast":
            self.painter.strokePath(path, pen(self.style.theme.text, 4 * unit))
