"""The page about the program, laid out from top to bottom."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.about.papers import Package, Version
from desktop.page.leaf import Leaf, hairline
from desktop.page.words import Type, Words
from desktop.paint.app_icon import draw_icon
from desktop.paint.painting import SMOOTH
from desktop.style.theme import Style
from desktop.widgets.buttons import Button

ICON, GAP, BELOW_TITLE, EDGE = 104, 22, 10, 2
TITLE = Type(44, "semibold", serif=True, grows=1.8)
HEADING = Type(26, "semibold", serif=True, grows=2.0)
SMALL_HEADING = Type(19, "bold")
TEXT, MUTED = Type(17), Type(17, ink="muted")
BETWEEN, WIDEST_NAME = 32, 0.5
"""Between the columns of packages, and the part of the width that their names have at most."""


class AboutLeaf(Leaf):
    def __init__(self, parent: QWidget | None, style: Style) -> None:
        super().__init__(parent, style)
        self.title, self.version = Words(self, TITLE, style), Words(self, Type(19, "semibold", ink="accent"), style)
        self.motto = Words(self, Type(19, ink="muted", serif=True, italic=True), style)
        self.home, self.nothing_sent = Words(self, TEXT, style), Words(self, MUTED, style)
        self.report, self.folder = self.hold(Button(icon_name="save")), self.hold(Button(icon_name="open"))
        self.texts, self.to_licences = self.hold(Button(icon_name="file")), self.hold(Button(icon_name="chevron_down"))
        self.changes_title, self.licences_title = Words(self, HEADING, style), Words(self, HEADING, style)
        self.licences = Words(self, TEXT, style)
        self.changes: list[Words] = []
        self.packages: list[tuple[Words, Words, Words]] = []
        self._lines: list[int] = []
        """Where sections begin."""
        self._icon = QRectF()

    def show_versions(self, versions: Sequence[Version]) -> None:
        self._drop(self.changes)
        self.changes = list(self._words_of(versions))
        self._show(self.changes)

    def show_packages(self, packages: Sequence[Package]) -> None:
        self._drop([words for row in self.packages for words in row])
        self.packages = []
        for each in packages:
            row = (self._said(TEXT, each.name), self._said(MUTED, each.version), self._said(MUTED, each.licence))
            self.packages.append(row)
        self._show([words for row in self.packages for words in row])

    def _words_of(self, versions: Sequence[Version]) -> Iterator[Words]:
        for version in versions:
            yield self._said(SMALL_HEADING, " · ".join(each for each in (version.number, version.note) if each))
            for change in version.changes:
                words = Words(self, TEXT, self.style_now)
                words.say(change.words, bold=change.bold)
                yield words

    def _said(self, type_: Type, said: str) -> Words:
        words = Words(self, type_, self.style_now)
        words.say(said)
        return words

    def _show(self, words: Sequence[Words]) -> None:
        for each in words:
            each.show()

    def _drop(self, words: Sequence[Words]) -> None:
        for each in words:
            each.hide()
            each.deleteLater()

    # Layout

    def arrange(self, width: int) -> int:
        style, gap = self.style_now, self.style_now.grown(GAP)
        side = style.grown(ICON)
        self._icon, self._lines = QRectF(2, 6, side, side), []
        x = side + gap
        y = self.title.put(x, 4, width - x)
        y = self.version.put(x, y, width - x)
        y = max(self.motto.put(x, y, width - x), side + 6) + gap
        y = self.nothing_sent.put(2, y, width - 4) + BELOW_TITLE
        y = self.home.put(2, y, width - 4) + BELOW_TITLE
        y = self._put_buttons((self.folder, self.report, self.to_licences), width, y)
        y = self._begin(self.changes_title, y, width)
        for each in self.changes:
            y = each.put(2, y, width - 4) + BELOW_TITLE
        y = self._begin(self.licences_title, y, width)
        y = self.licences.put(2, y, width - 4) + BELOW_TITLE
        y = self._put_buttons((self.texts,), width, y)
        for row in self.packages:
            y = self._put_row(row, width, y)
        return round(y + gap)

    def _begin(self, heading: Words, y: float, width: int) -> int:
        """A section, below a line."""
        gap = self.style_now.grown(GAP)
        self._lines.append(round(y + gap / 2))
        return heading.put(2, y + gap, width - 4) + BELOW_TITLE

    def _put_buttons(self, buttons: Sequence[Button], width: int, y: float) -> int:
        """Put them in a row, or one below the other where there is no room."""
        x, high = EDGE, 0
        for button in buttons:
            if button.isHidden():
                continue
            hint = button.sizeHint()
            if x > EDGE and x + hint.width() > width:
                x, y = EDGE, y + high + BELOW_TITLE
            high = hint.height()
            button.setGeometry(x, round(y), min(hint.width(), width - 4), high)
            x += hint.width() + BELOW_TITLE
        return round(y + high + BELOW_TITLE) if high else round(y)

    def _put_row(self, row: tuple[Words, Words, Words], width: int, y: float) -> int:
        name, version, licence = row
        first, second = self._columns(width)
        ends = (
            name.put(2, y, first - 8),
            version.put(2 + first, y, second - 8),
            licence.put(2 + first + second, y, width - first - second - 4),
        )
        return max(ends) + 4

    def _columns(self, width: int) -> tuple[int, int]:
        """How wide names and versions stand: as wide as the longest of each, and a name never broken."""
        names, versions = ([row[at].natural_width() for row in self.packages] for at in (0, 1))
        first, second = (max(found, default=0) + BETWEEN for found in (names, versions))
        return min(first, round(width * WIDEST_NAME)), second

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        draw_icon(painter, self._icon)
        for y in self._lines:
            hairline(painter, 2, y, self.width() - 4, self.style_now)
        painter.end()
