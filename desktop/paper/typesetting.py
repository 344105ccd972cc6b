"""Words into lines: wrapped to a width, with `**bold**` parts; signs of the screen become the words that stand for
them."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from desktop.paint.rich_text import runs_of
from desktop.paper.faces import wide
from desktop.paper.sheet import Block, Face, Mark, Text
from desktop.style.fonts import Weight

Across = Literal["left", "centre", "right"]


@dataclass(frozen=True, slots=True)
class Word:
    words: str
    weight: Weight
    is_parted: bool
    """Whether a space stands before it."""


def set_words(marked: str, width: float, face: Face, across: Across = "left") -> Block:
    """A paragraph as wide as said, as high as it must be."""
    marks: list[Mark] = []
    y = 0.0
    for paragraph in marked.split("\n"):
        for line in lines_of(paragraph, width, face):
            marks += _line(line, width, y, face, across)
            y += face.line
    return Block(width, y, tuple(marks))


def one_line(words: str, face: Face) -> Block:
    """Words on one line, as wide as they are."""
    return set_words(words, wide(words, face) + 1, face)


def fitting(words: str, width: float, face: Face, least: int) -> Face:
    """The face, smaller where the words would not find room on one line, down to a least size."""
    while face.size > least and wide(words, face) > width:
        face = replace(face, size=face.size - 1)
    return face


def lines_of(marked: str, width: float, face: Face) -> Iterator[list[Word]]:
    """Break a paragraph at its spaces; what stands close together stays so."""
    line: list[Word] = []
    used = 0.0
    for group in _groups(marked, face):
        taken = sum(wide(word.words, _face_of(word, face)) for word in group)
        space = wide(" ", face) if line else 0.0
        if line and used + space + taken > width:
            yield line
            line, used, space = [], 0.0, 0.0
        line += group
        used += space + taken
    if line:
        yield line


def _groups(marked: str, face: Face) -> Iterator[list[Word]]:
    group: list[Word] = []
    for word in _words(marked, face):
        if word.is_parted and group:
            yield group
            group = []
        group.append(word)
    if group:
        yield group


def _words(marked: str, face: Face) -> Iterator[Word]:
    is_parted = False
    for run in runs_of(marked):
        weight: Weight = "bold" if run.weight == "bold" else face.weight
        for number, word in enumerate(run.words.split(" ")):
            is_parted = is_parted or number > 0
            if word:
                yield Word(word, weight, is_parted)
                is_parted = False


def _face_of(word: Word, face: Face) -> Face:
    return replace(face, weight=word.weight)


def _line(words: list[Word], width: float, y: float, face: Face, across: Across) -> Iterator[Text]:
    """One mark for each stretch of one weight."""
    stretches: list[tuple[str, Weight]] = []
    for number, word in enumerate(words):
        space = " " if word.is_parted and number else ""
        if stretches and stretches[-1][1] == word.weight:
            stretches[-1] = stretches[-1][0] + space + word.words, word.weight
        else:
            stretches.append((space + word.words, word.weight))
    measured = [(each, replace(face, weight=weight)) for each, weight in stretches]
    taken = sum(wide(each, set_in) for each, set_in in measured)
    x = {"left": 0.0, "centre": (width - taken) / 2, "right": width - taken}[across]
    for each, set_in in measured:
        broad = wide(each, set_in)
        yield Text(x, y, broad, face.line, each, set_in)
        x += broad
