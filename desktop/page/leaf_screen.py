"""A screen that is one page: the top line of a book, and below it a leaf that is scrolled."""

from collections.abc import Callable, Mapping

from PySide6.QtGui import QResizeEvent

from desktop.page.book_header import BookHeader
from desktop.page.leaf import Leaf, Scroller
from desktop.page.ways_out import NOTHING_MORE, open_menu, way_back
from desktop.program import Program
from desktop.screen import Screen
from desktop.shell import Shell
from desktop.widgets.dressing import wear_all
from desktop.widgets.switch import Choice


class LeafScreen(Screen):
    """Its top line leads back, to the menu and to other languages. The leaf is for the screens made of this one."""

    leaf: Leaf

    def __init__(self, program: Program, shell: Shell, icon_name: str) -> None:
        super().__init__(program)
        self.shell = shell
        self.scroller = Scroller(self)
        self.header = BookHeader(self, self.style_now, icon_name)
        self.header.back.connect(shell.back)
        self.header.menu.connect(lambda: open_menu(shell, self, self.header.menu_button, more=self.offers()))
        self.header.language.connect(program.set_language)

    def offers(self) -> Mapping[str, Callable[[], object]]:
        """What its menu offers beyond what every menu does, by the words."""
        return NOTHING_MORE

    def say_header(self, crumb: str, here: str) -> None:
        """Say on the top line where one reads, the way back and the languages."""
        say, back = self.program.say, way_back(self.shell, self)
        self.header.say("Vestiges", crumb, here, back, say("back-key"), say("top-menu"))
        languages = [Choice("fr", say("reader-french")), Choice("en", say("reader-english"))]
        self.header.offer(languages, self.program.settings.language, say("top-language"))

    def draw_again(self) -> None:
        self.wear_anew(self)
        # The leaf may have got new parts, and it is no part of the screen until it is shown.
        wear_all(self.leaf, self.style_now)
        self.arrange()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.draw_again()

    def arrange(self) -> None:
        """Place the top line, the leaf and what else there is."""
        raise NotImplementedError

    def focusNextPrevChild(self, next: bool) -> bool:
        """Show what the keyboard comes to."""
        moved = super().focusNextPrevChild(next)
        here = self.focusWidget()
        if here is not None and self.leaf.isAncestorOf(here):
            self.scroller.ensureWidgetVisible(here, 0, 24)
        return moved
