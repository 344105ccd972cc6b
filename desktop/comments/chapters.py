"""The chapters of a game as a menu: each with where it begins; the one that one stands in is checked."""

from PySide6.QtWidgets import QWidget

from desktop.program import Program
from desktop.style.theme import Style
from desktop.table.table import Table
from desktop.widgets.menu import Menu
from rules.core.types import OwnWords, phrase


class ChapterMenu(Menu):
    def __init__(self, parent: QWidget, style: Style, program: Program, table: Table) -> None:
        super().__init__(parent, style)
        here = table.notes.chapter_here()
        for number, each in enumerate(table.notes.chapters(), start=1):
            title = OwnWords(each.title)
            said = phrase("note-chapter-line", number=number, title=title, point=each.place)
            action = self.addAction(program.say_phrase(said, table.game).replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(each == here)
            action.triggered.connect(lambda _=False, point=each.point: table.go_to(point))
        self.stand_on_first()
