"""What a card of solo play says, and how much room that takes at a width."""

from dataclasses import dataclass
from typing import Any

from desktop.style.fonts import height_of, width_of
from desktop.style.theme import Style
from rules.core.scoresheet import Goal

SIGN = 34
"""The height of a sign."""
TITLE, LINE, LEVEL_LINE = 18, 15, 17
BULLET = 14


@dataclass(frozen=True, slots=True)
class SoloFace:
    """All that a card says."""

    value: Any
    title: str
    number: str = ""
    """Of a mission; it stands above the picture with the title."""
    rank: tuple[int, int] = (0, 0)
    """Of a level: how hard it is, of how many."""
    lines: tuple[str, ...] = ()
    goals: tuple[Goal, ...] = ()
    less: str = ""
    """What is taken away at the end."""
    status: str = ""
    tally: str = ""
    """How many games were won of those played."""
    below: tuple[str, ...] = ()
    is_won: bool = False
    is_next: bool = False
    said: str = ""
    """What a screen reader says beside the title."""


@dataclass(frozen=True, slots=True)
class CardMeasures:
    """What each part of a card needs."""

    face: SoloFace
    style: Style

    @property
    def pad(self) -> int:
        return max(8, round(self.style.px(12)))

    @property
    def title_size(self) -> int:
        return self.style.text_size(TITLE) if self.face.number else self.style.text_size(22)

    @property
    def line_size(self) -> int:
        return self.style.text_size(LINE)

    @property
    def words_size(self) -> int:
        """The size of the lines of a level."""
        return self.style.text_size(LEVEL_LINE)

    @property
    def sign(self) -> int:
        return self.style.grown(SIGN)

    @property
    def badge(self) -> int:
        return self.style.grown(32) if self.face.number else 0

    @property
    def discs(self) -> float:
        return self.face.rank[1] * self.style.grown(15)

    @property
    def least_wide(self) -> int:
        """Return the least width; at a smaller one, words would be cut."""
        words = [*self.face.title.split()]
        longest = max((width_of(word, self.title_size, "semibold", serif=True) for word in words), default=0)
        lines = [word for line in (*self.face.lines, self.face.tally, *self.face.below) for word in line.split()]
        longest_line = max((width_of(word, self.words_size) for word in lines), default=0) + BULLET
        signs = len(self.face.goals) * self.sign
        needed = max(longest + self.badge + 8, longest_line, signs, self.discs)
        return max(round(needed) + 2 * self.pad, self.style.grown(128))

    def title_room(self, width: float) -> float:
        return width - 2 * self.pad - (self.badge + 8 if self.face.number else 0)

    def title_high(self, width: float) -> float:
        words = height_of(self.face.title, self.title_room(width), self.title_size, "semibold", serif=True)
        return max(words, self.badge)

    def lines_high(self, width: float) -> float:
        room = width - 2 * self.pad - BULLET
        return sum(height_of(line, room, self.words_size) + 3 for line in self.face.lines)

    def less_high(self, width: float) -> float:
        """The words of what is lost: beside the signs, or below them."""
        if not self.face.less:
            return 0
        return 0 if self.less_fits(width) else height_of(self.face.less, width - 2 * self.pad, self.line_size, "bold")

    def less_fits(self, width: float) -> bool:
        needed = width_of(self.face.less, self.line_size, "semibold") + len(self.face.goals) * self.sign * 1.15
        return needed + 2 * self.pad <= width

    def foot_room(self, width: float) -> float:
        return width - 2 * self.pad - (self.stamp * 2.6 if self.face.is_won else 0)

    @property
    def stamp(self) -> float:
        return self.style.grown(23)

    def foot_high(self, width: float) -> float:
        face, room = self.face, self.foot_room(width)
        if not (face.status or face.tally or face.below):
            return 0
        words = height_of(face.status, room, self.line_size, "bold") if face.status else 0
        below = sum(height_of(line, room, self.line_size) for line in (face.tally, *face.below) if line)
        return max(words + below, 2 * self.stamp if face.is_won else 0) + 9

    def high_of_words(self, width: float) -> float:
        """All but the picture."""
        signs = self.sign * 1.2 + self.less_high(width) if self.face.goals else 0
        discs = self.style.grown(22) if self.face.rank[1] else 0
        parts = self.title_high(width) + discs + self.lines_high(width) + signs + self.foot_high(width)
        return parts + 3 * self.pad + 2
