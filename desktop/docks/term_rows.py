"""Terms as rows: the name of each with its rule, a bar for how much it makes, and the figure."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.docks.advice_quill import Quill
from desktop.docks.advice_words import TermFace
from desktop.page.painted_leaf import LinkedLeaf
from desktop.paint.text import text_line
from desktop.paint.thinking import term_bar

FIGURE = 56.0
"""Room for a figure at the right edge."""
BAR = 12.0
WRAPS_AT = 1.8
"""From this size of text on there is no room for bars beside the names of terms."""


@dataclass(frozen=True, slots=True)
class TermRows:
    """The rows as one leaf shows them; where there is little room, without their links."""

    leaf: LinkedLeaf
    terms: Sequence[TermFace]
    has_links: bool = True
    figure: float = FIGURE

    def draw(self, painter: QPainter | None, y: float, width: float) -> tuple[float, list[QRectF]]:
        """Draw them, or place their links only. Returns where they end, and the place of each."""
        style = self.leaf.style_now
        quill, size = Quill(painter, style), style.text_size(15)
        figure = self.figure * style.text_scale
        has_bars = style.text_scale < WRAPS_AT
        names = width * 0.54 if has_bars else width - figure
        middle = names + (width - figure - names) / 2
        most = max((abs(term.amount) for term in self.terms), default=1.0) or 1.0
        places = []
        for term in self.terms:
            end = y + quill.high(term.name, names, 15)
            if term.rule and self.has_links:
                if painter is None:
                    self.leaf.link(term.rule, 0, end + 1)
                end += style.text_size(13) + 9
            if painter is not None:
                quill.words(0, y, names, term.name, 15, style.theme.text if term.rule else style.theme.muted)
                at = (y + end) / 2
                if has_bars:
                    term_bar(painter, middle, at, term.amount / most * (width - figure - names) * 0.46, BAR, style)
                place = QRectF(width - figure, at - 14 * style.text_scale, figure, 28 * style.text_scale)
                text_line(painter, place, term.words, size, style.theme.text, "bold", across="right")
            places.append(QRectF(0, y, width, end - y))
            y = end + 6
        return y, places
