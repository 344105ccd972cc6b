"""What a text names in brackets, below its field: a click lights the place or opens the rule, as it will for pupils."""

from functools import partial
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.program import Program
from desktop.style.theme import Style
from desktop.widgets.dressing import held
from desktop.widgets.links import TextLink
from desktop.widgets.wrapping import Wrapping
from rules.core.contract import AnyGame
from rules.teaching.links import Link, Linked, Names, names_from, places_of
from rules.teaching.made import LANGUAGES, MadeLesson


class TextNames:
    """Finds what the texts of a lesson name; the places are sought anew when its steps are others."""

    def __init__(self, program: Program, game: AnyGame, box: Any) -> None:
        self.program, self.game, self.box = program, game, box
        self._steps: Any = None
        self._names: Names | None = None

    def linked(self, made: MadeLesson, words: str) -> Linked:
        if "[" not in words:
            return Linked(words)
        if self._names is None or self._steps is not made.steps:
            texts = tuple(self.program.texts(self.game, each) for each in LANGUAGES)
            self._names = names_from(self.game, places_of(self.game, self.box, made.lesson), texts)
            self._steps = made.steps
        return self._names.linked(words)


class NamedRow(QWidget):
    """Signal: `followed` with a link."""

    followed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.style_now = Style()
        self.links: list[TextLink] = []
        self._shown: tuple[str, ...] = ()
        self.row = Wrapping(self, gap=6)
        self.hide()

    def show_linked(self, linked: Linked) -> None:
        """Show what leads somewhere, each name once."""
        found: dict[str, Link] = {}
        for each in linked.links:
            found.setdefault(linked.words[each.start : each.start + each.length], each)
        if tuple(found) == self._shown:
            return
        self._shown = tuple(found)
        for old in self.links:
            self.row.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.links = [self._link(name, link) for name, link in found.items()]
        self.setVisible(bool(self.links))

    def _link(self, name: str, link: Link) -> TextLink:
        shown = TextLink(name, "book" if link.rule else "target", size=14)
        shown.clicked.connect(partial(self.followed.emit, link))
        self.row.add(held(self, shown, self.style_now))
        shown.show()
        return shown

    def wear(self, style: Style) -> None:
        self.style_now = style
