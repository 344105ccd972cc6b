"""The page in columns: as many as there is room for, the boards in each filling what is there."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from desktop.own_page.days_panel import DaysPanel
from desktop.own_page.games_panel import GamesPanel
from desktop.own_page.invitation import Invitation
from desktop.own_page.lines import ListPanel
from desktop.own_page.medals_panel import MedalsPanel
from desktop.own_page.panel import SHADOW, Panel
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
        self.latest = ListPanel(self, style, art)
        self.invitation = Invitation(self, style, art, games)
        self.scores = ListPanel(self, style, art)
        self.lessons = ListPanel(self, style, art, least=len(games))
        self.room = 0
        """How high it is at least."""

    def invite(self, is_invited: bool) -> None:
        """Whether no game was finished yet: then it says how to begin."""
        self.invitation.setVisible(is_invited)
        self.latest.setVisible(not is_invited)

    def arrange(self, width: int) -> int:
        columns, widths = self._columns(width)
        side, gap = max(6, self.px(SIDE) - SHADOW), self.px(GAP) - SHADOW
        heights = [
            sum(panel.arrange(wide) for panel in column) + gap * (len(column) - 1)
            for column, wide in zip(columns, widths, strict=True)
        ]
        high = max(*heights, self.room - 2 * side) if len(columns) > 1 else heights[0]
        x = side
        for column, wide, natural in zip(columns, widths, heights, strict=True):
            self._put_column(column, x, side, wide, high - natural, gap)
            x += wide + gap
        return high + 2 * side

    def _columns(self, width: int) -> tuple[list[list[Panel]], list[int]]:
        """The boards by column, and how wide these are."""
        grown, side, gap = self.grown, max(6, self.px(SIDE) - SHADOW), self.px(GAP) - SHADOW
        room = width - 2 * side
        left: list[Panel] = [self.who, self.days, self.medals]
        middle: list[Panel] = [self.games, self.invitation if self.latest.isHidden() else self.latest]
        right: list[Panel] = [self.scores, self.lessons]
        if room >= grown(LEAST_LEFT) + grown(LEAST_MIDDLE) + grown(LEAST_RIGHT) + 2 * gap:
            shares = shared(
                room - 2 * gap, (LEFT, MIDDLE, RIGHT), tuple(map(grown, (LEAST_LEFT, LEAST_MIDDLE, LEAST_RIGHT)))
            )
            return [left, middle, right], shares
        if room >= grown(LEAST_LEFT) + grown(LEAST_MIDDLE) + gap:
            shares = shared(room - gap, (LEFT, MIDDLE), tuple(map(grown, (LEAST_LEFT, LEAST_MIDDLE))))
            return [[self.who, self.days, self.medals, self.lessons], [*middle, self.scores]], shares
        return [[self.who, *middle, self.scores, self.medals, self.days, self.lessons]], [room]

    def _put_column(self, column: Sequence[Panel], x: int, y: int, width: int, spare: int, gap: int) -> None:
        """What is spare goes to the board that has use for it."""
        use = (
            self.medals,
            self.latest,
            self.invitation,
            *([self.scores] if self.scores.count >= self.scores.least else []),
        )
        takes = next((panel for panel in use if panel in column), None)
        for panel in column:
            high = panel.arrange(width) + (spare if panel is takes else 0)
            panel.put_in(x, y, width, high)
            y += high + gap


def shared(room: int, parts: Sequence[float], least: Sequence[float]) -> list[int]:
    """Widths in these proportions, none of them too small."""
    whole = sum(parts)
    widths = [max(floor, room * part / whole) for part, floor in zip(parts, least, strict=True)]
    over = sum(widths) - room
    widest = max(range(len(widths)), key=lambda number: widths[number] - least[number])
    widths[widest] -= over
    return [round(width) for width in widths]
