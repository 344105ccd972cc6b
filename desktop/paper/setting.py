"""Sets what papers are made of: paragraphs in one language or two, headings, rules with their ids, boxes to tick, lines
to write on."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from desktop.paper.faces import wide
from desktop.paper.figures import Plates
from desktop.paper.order import Order
from desktop.paper.sheet import GREY, INK, LINE, PAPER, Block, Box, Face, Fill, Mark, Text, beside, indented
from desktop.paper.subject import Said, Subject
from desktop.paper.typesetting import Across, lines_of, one_line, set_words
from rules.core.types import Phrase, phrase
from rules.reference.sources import ranges, source_of

COLUMN_GAP = 36.0
TAG_PADDING = 6.0
WRITING = 44.0
"""From one line to write on to the next: 7.5 mm."""


@dataclass(frozen=True, eq=False)
class Setting:
    subject: Subject
    order: Order
    tightened: int = 0
    """By how much letters are smaller than usual, where a page must hold more."""

    # Faces

    @cached_property
    def body(self) -> Face:
        return Face(self.order.body - self.tightened)

    @property
    def bold(self) -> Face:
        return replace(self.body, weight="bold")

    @property
    def note(self) -> Face:
        """What is less important."""
        return Face(round(self.body.size * 0.82), ink=GREY)

    @property
    def head(self) -> Face:
        return Face(round(self.body.size * 1.22), "semibold", serif=True)

    @cached_property
    def plates(self) -> Plates:
        return Plates(self.subject.game, self.subject.desk, self.order.grey)

    # Words

    @property
    def is_double(self) -> bool:
        return len(self.order.languages) > 1

    def say(self, said: Phrase, names: Sequence[str] = ()) -> Said:
        return self.subject.say(said, self.order.languages, names)

    def ui(self, id: str, **args: Any) -> Said:
        return self.subject.ui(id, self.order.languages, **args)

    def first(self, said: Phrase, names: Sequence[str] = ()) -> str:
        """Say in the first language alone what is drawn only once."""
        return self.subject.texts[self.order.languages[0]].say(said, names)

    def joined(self, said: Said) -> str:
        """A name in both languages on one line, once if they agree."""
        texts = self.subject.texts[self.order.languages[0]]
        both = tuple(dict.fromkeys(said))
        return both[0] if len(both) == 1 else texts.say(phrase("paper-both", one=both[0], other=both[1]))

    # Blocks

    def words(self, said: Said, width: float, face: Face | None = None, across: Across = "left") -> Block:
        """A paragraph; two languages stand side by side."""
        face = face or self.body
        if len(set(said)) == 1:
            return set_words(said[0], width, face, across)
        broad = (width - COLUMN_GAP) / len(said)
        return beside([set_words(each, broad, face, across) for each in said], COLUMN_GAP)

    def heading(self, said: Said, width: float, right: str = "") -> Block:
        """A title over a rule; at its right end something small."""
        note = one_line(right, self.note) if right else None
        words = self.words(said, width - (note.wide + 16 if note else 0), self.head)
        marks = [*words.marks, Fill(0, words.high + 3, width, 1.8)]
        if note is not None:
            marks += note.at(width - note.wide, words.high - note.high - 2)
        return Block(width, words.high + 10, tuple(marks), gap=self.body.size * 0.7, keeps=True)

    def tag(self, rule: str) -> Block:
        """The id of a rule in a small frame."""
        face = Face(round(self.body.size * 0.68), "semibold", ink=GREY)
        words = one_line(rule, face)
        broad, high = words.wide + 2 * TAG_PADDING, words.high + 2
        frame = Box(0, 0, broad, high, radius=4, line=1.2, ink=GREY)
        return Block(broad, high, (frame, *words.at(TAG_PADDING, 1)))

    def rule(self, id: str, width: float) -> Block:
        """A rule with its title in bold and its id, as the program says it."""
        args = {"title": phrase(f"{id}.title"), "rule": phrase(f"{id}.rule")}
        said = self.ui("paper-rule", **args)
        broad = (width - COLUMN_GAP) / len(said) if self.is_double else width
        parts = [set_words(each, broad, self.body) for each in said]
        if self.order.tags:
            parts = [self._tagged(parts[0], said[0], id), *parts[1:]]
        return beside(parts, COLUMN_GAP) if self.is_double else parts[0]

    def _tagged(self, words: Block, said: str, rule: str) -> Block:
        """The id at the end of the last line, or below it."""
        tag = self.tag(rule)
        *_, last = lines_of(said, words.wide, self.body)
        ends = sum(mark.wide for mark in words.marks if mark.y >= words.high - self.body.line - 1)
        fits = bool(last) and ends + 14 + tag.wide <= words.wide
        y = words.high - self.body.line / 2 - tag.high / 2 if fits else words.high
        marks = (*words.marks, *tag.at(words.wide - tag.wide, y))
        return Block(words.wide, max(words.high, y + tag.high), marks)

    def numbered(self, number: int, block: Block) -> Block:
        """Set a number in a black disc before a block."""
        return indented(block, self.body.size * 1.75, disc(number, self.body.size))

    def ticked(self, said: Said, width: float, *, is_ticked: bool = False) -> Block:
        """Set words with a box to tick before them."""
        side = self.body.size * 0.95
        box: list[Mark] = [Box(0, (self.body.line - side) / 2, side, side, radius=3)]
        if is_ticked:
            inner = side * 0.5
            box.append(Fill((side - inner) / 2, (self.body.line - inner) / 2, inner, inner))
        return indented(self.words(said, width - side * 1.6), side * 1.6, box)

    def lines(self, count: int, width: float) -> Block:
        """Lines to write on."""
        return Block(
            width, WRITING * count, tuple(Fill(0, WRITING * (n + 1) - 6, width, 1.2, LINE) for n in range(count))
        )

    def reason(self, said: Said, width: float) -> Block:
        """A short word, and a line after it to write on."""
        words = one_line(self.joined(said), self.note)
        line = Fill(words.wide + 6, words.high - 3, max(0.0, width - words.wide - 6), 1.2, LINE)
        return Block(width, words.high, (*words.marks, line))

    def pages(self, rules: Iterable[str]) -> str:
        """Name the pages of the printed rulebook on which these rules stand; empty where nobody wants to know."""
        if not self.order.booklet:
            return ""
        texts = self.subject.texts[self.order.languages[0]]
        found = sorted(set(self._pages(rules)))
        return texts.say(phrase("paper-pages", pages=ranges(found), count=len(found))) if found else ""

    def _pages(self, rules: Iterable[str]) -> Iterator[int]:
        texts = self.subject.texts["en"]
        for rule in rules:
            source = texts.say_if_there(phrase(f"{rule}.source")) if self.subject.reference.is_official(rule) else None
            yield from source_of(source).pages if source else ()


def disc(number: int, size: int) -> tuple[Mark, ...]:
    """A number in a black disc, as high as a line of this size."""
    face = Face(round(size * 0.8), "bold", ink=PAPER)
    side, words = size * 1.3, str(number)
    broad = wide(words, face)
    y = (Face(size).line - side) / 2
    return (
        Box(0, y, side, side, radius=side / 2, line=0, fill=INK),
        Text((side - broad) / 2, y + (side - face.line) / 2, broad, face.line, words, face),
    )
