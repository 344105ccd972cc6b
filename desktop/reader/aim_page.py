"""The first page of the book: the aim of the game, as the card at the table tells it."""

from PySide6.QtWidgets import QWidget

from desktop.aim.card import aim_leaf
from desktop.page.leaf import Leaf
from desktop.reader.book import Book
from desktop.reader.pages import TITLE, Page
from desktop.style.theme import Style
from rules.core.types import phrase

WIDEST = 1100


class AimPage(Page):
    def __init__(self, parent: QWidget | None, book: Book, style: Style) -> None:
        super().__init__(parent, book, style)
        self.title = self.words(TITLE)
        self.leaf: Leaf | None = None

    def say_again(self) -> None:
        self.title.say(self.book.texts().say(phrase("aim-title")))
        if self.leaf is not None:
            self.leaf.deleteLater()
        self.leaf = aim_leaf(self, self.book.program, self.book.game, self.style_now)
        self.leaf.show()

    def arrange(self, width: int) -> int:
        y = self.title.put(0, 2, width) + 18
        return y if self.leaf is None else self.leaf.put(0, y, min(width, WIDEST * self.style_now.text_scale)) + 8
