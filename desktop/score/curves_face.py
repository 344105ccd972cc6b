"""What the curves of a game show and say, in the language in use."""

from dataclasses import dataclass

from desktop.score.plot import Curves
from desktop.score.words import plain, signed


@dataclass(frozen=True, slots=True)
class CurveWords:
    title: str
    names: tuple[str, ...]
    colours: tuple[str, ...]
    """By seat."""
    ticks: tuple[str, ...]
    """Below each mark; the last one is the end, if anything was counted then."""
    titles: tuple[str, ...]
    """At the head of the readout of each mark."""


@dataclass(frozen=True, slots=True)
class Numbered:
    """A turning point on the curve of a seat."""

    number: int
    seat: int
    mark: float


@dataclass(frozen=True, slots=True)
class CurvesFace:
    curves: Curves
    words: CurveWords
    order: tuple[int, ...]
    """The seats, the first ones on top."""
    numbered: tuple[Numbered, ...] = ()

    def ranked(self, mark: int) -> list[int]:
        return sorted(self.order, key=lambda seat: -self.curves.heights[seat][mark])

    def readout(self, mark: int) -> str:
        """What a mark shows, in one line: "Round 5: Inès 33 (+12), Malo 30 (+8)"."""
        return " · ".join((self.words.titles[mark], *(self._seat_said(seat, mark) for seat in self.ranked(mark))))

    def _seat_said(self, seat: int, mark: int) -> str:
        points, change = self.curves.heights[seat][mark], self.curves.change(seat, mark)
        return f"{self.words.names[seat]} {plain(points)} ({signed(change)})"
