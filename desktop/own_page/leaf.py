"""The page in columns: as many as there is room for, the boards in each filling what is there."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from desktop.own_page.days_panel import DaysPanel
from desktop.own_page.decisions_panel import DecisionsPanel
from desktop.own_page.games_panel import GamesPanel
from desktop.own_page.invitation import Invitation
from desktop.own_page.level_panel import LevelPanel
from desktop.own_page.lines import ListPanel
from desktop.own_page.medals_panel import MedalsPanel
from desktop.own_page.panel import SHADOW, Panel
from desktop.own_page.strengths_panel import StrengthsPanel
from desktop.own_page.who_panel import WhoPanel
from desktop.page.leaf import Leaf
from desktop.paint.art import Art
from desktop.style.theme import Style

SIDE, GAP = 14.0, 12.0
LEFT, MIDDLE, RIGHT = 372.0, 730.0, 434.0
LEAST_LEFT, LEAST_MIDDLE, LEAST_RIGHT = 330.0, 560.0, 320.0
"""Less than this, and there is a column less."""


class OwnLeaf(Leaf):
    def __init__(self, parent: QWidget | None, style: Style, art: Art, games: Sequence[str]) -> None:
        super().__init__(parent, style)
        self.who = WhoPanel(self, style, art)
        self.days = DaysPanel(self, style, art)
        self.medals = MedalsPanel(self, style, art)
        self.games = GamesPanel(self, style, art, games)
        self.levels = LevelPanel(self, style, art)
        self.strengths = StrengthsPanel(self, style, art)
        self.decisions = DecisionsPanel(self, style, art)
        self.latest = ListPanel(self, style, art)
        self.invitation = Invitation(self, style, art, games)
        self.scores = ListPanel(self, style, art)
        self.lessons = ListPanel(self, style, art, least=len(games))
        self.room = 0
        """How high it is at least."""

    def invite(self, is_invited: bool) -> None:
        """Whether no game was finished yet: then it says how to begin."""
        self.invitation.setVisible(is_invited)
        for panel in (self.latest, self.levels, self.strengths, self.decisions):
            panel.setVisible(not is_invited)

    @property
    def _is_inviting(self) -> bool:
        return self.latest.isHidden()

    @property
    def _has_reviews(self) -> bool:
        return not self.decisions.months.isHidden()

    def arrange(self, width: int) -> int:
        side, gap = max(6, self.px(SIDE) - SHADOW), self.px(GAP) - SHADOW
        bands = self._bands(self._widths(width - 2 * side, gap), gap)
        highest = [max(self._high(each, gap) for each in band) for band in bands]
        if len(bands[0]) > 1:
            highest[-1] += max(0, self.room - 2 * side - sum(highest) - gap * (len(bands) - 1))
        y = side
        for band, high in zip(bands, highest, strict=True):
            x = side
            for column in band:
                self._put_column(column, x, y, high - self._high(column, gap), gap)
                x += column.width + gap
            y += high + gap
        return y - gap + side

    def _widths(self, room: int, gap: int) -> list[int]:
        """Measure as many columns as there is room for."""
        least = tuple(map(self.grown, (LEAST_LEFT, LEAST_MIDDLE, LEAST_RIGHT)))
        for count in (3, 2):
            if room >= sum(least[:count]) + (count - 1) * gap:
                return shared(room - (count - 1) * gap, (LEFT, MIDDLE, RIGHT)[:count], least[:count])
        return [room]

    def _bands(self, widths: Sequence[int], gap: int) -> list[list["Column"]]:
        """The boards by column, in bands from top to bottom; in each of them all columns end at the same height."""
        first = [self.games, self.invitation] if self._is_inviting else [self.games, self.levels]
        latest = [] if self._is_inviting else [self.latest]
        reviews: list[Panel] = [] if self._is_inviting else [self.strengths, self.decisions]
        who, last = [self.who, self.days, self.medals], [self.scores, self.lessons]
        match list(widths):
            case [whole]:
                end = [self.scores, self.medals, self.days, self.lessons]
                return [[Column(whole, [self.who, *first, *reviews, *latest, *end])]]
            case [left, middle]:
                return [[Column(left, [*who, *reviews[1:], *last]), Column(middle, [*first, *reviews[:1], *latest])]]
            case [left, middle, right] if not self._has_reviews:
                return [[Column(left, who), Column(middle, [*first, *latest]), Column(right, [*reviews, *last])]]
            case [left, middle, right] if self.levels.chart.isHidden():
                upper = [Column(left, who), Column(middle, [*first, *latest]), Column(right, reviews)]
                return [upper, [Column(left, [self.lessons]), Column(middle + gap + right, [self.scores])]]
            case [left, middle, right]:
                upper = [Column(left, who), Column(middle, first), Column(right, reviews)]
                return [upper, [Column(left, [self.lessons]), Column(middle, latest), Column(right, [self.scores])]]
            case _:
                raise ValueError(widths)

    def _high(self, column: "Column", gap: int) -> int:
        return sum(panel.arrange(column.width) + gap for panel in column.panels) - gap

    def _put_column(self, column: "Column", x: int, y: int, spare: int, gap: int) -> None:
        """What is spare goes to the board that has use for it."""
        use = (
            self.medals,
            *([self.levels] if not self.levels.chart.isHidden() else []),
            self.latest,
            self.invitation,
            *([self.decisions] if self._has_reviews else []),
            *([self.scores] if self.scores.count >= self.scores.least else []),
        )
        takes = next((panel for panel in use if panel in column.panels), None)
        for panel in column.panels:
            high = panel.arrange(column.width) + (spare if panel is takes else 0)
            panel.put_in(x, y, column.width, high)
            y += high + gap


class Column(NamedTuple):
    """Boards below each other."""

    width: int
    panels: Sequence[Panel]


def shared(room: int, parts: Sequence[float], least: Sequence[float]) -> list[int]:
    """Widths in these proportions, none of them too small."""
    whole = sum(parts)
    widths = [max(floor, room * part / whole) for part, floor in zip(parts, least, strict=True)]
    over = sum(widths) - room
    widest = max(range(len(widths)), key=lambda number: widths[number] - least[number])
    widths[widest] -= over
    return [round(width) for width in widths]
