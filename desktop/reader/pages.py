"""What the pages of the book have in common: they are leaves that say themselves, and know where each entry stands.

Signals: `rule_wanted` with a rule id; `read` with the rule that one points at; `shown` with a rule whose figure is
wanted on the table; `lesson_wanted` with the id of a lesson and the rule to begin at; `ruling_wanted` with the
id of a ruling; `changed` when a switch was changed.
"""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.page.leaf import Leaf
from desktop.page.words import Type, Words
from desktop.reader.book import Book
from desktop.style.theme import Style

TITLE = Type(36, "semibold", serif=True)
INTRO = Type(17, ink="muted")
LABEL = Type(14, "semibold", ink="muted")
BODY = Type(17)


class Page(Leaf):
    is_on_felt = False
    """Whether its parts lie on the felt themselves, instead of on one sheet of paper."""

    rule_wanted = Signal(str)
    read = Signal(str)
    shown = Signal(str)
    lesson_wanted = Signal(tuple)
    ruling_wanted = Signal(str)
    changed = Signal()
    box_wanted = Signal()
    """Somebody wants to say what their own box shows."""

    def __init__(self, parent: QWidget | None, book: Book, style: Style) -> None:
        super().__init__(parent, style)
        self.book = book
        self.tops: dict[str, int] = {}
        """Where each entry begins, by its id."""

    def say_again(self) -> None:
        """All words, with what was found marked."""

    def mark_read(self, rule: str) -> None:
        """The rule that one reads."""

    def words(self, type_: Type) -> Words:
        return Words(self, type_, self.style_now)
