"""The menus of the page's foot: who plays, and what can be taken along."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint

from desktop.own_page.words import Wording
from desktop.widgets.menu import Menu
from rules.core.profile import called

if TYPE_CHECKING:
    from desktop.own_page.screen import OwnPage


def people_menu(page: "OwnPage") -> Menu:
    """Return a menu of all who have played here, and of somebody new."""
    menu, words, who = Menu(page, page.style_now), Wording(page.program), page.who_plays
    for known in who.people.known():
        said = words.say("own-person", name=words.person(known.name), games=known.games)
        action = menu.addAction(said)
        action.setCheckable(True)
        action.setChecked(called(known.name) == called(who.people.name))
        action.triggered.connect(lambda _=False, name=known.name: who.choose(name))
    menu.addSeparator()
    menu.addAction(page.program.say("own-somebody-else")).triggered.connect(lambda _=False: who.add_person())
    return menu


def figures_menu(page: "OwnPage") -> Menu:
    return export_menu(page, {"csv": page.exports.csv, "json": page.exports.json})


def page_menu(page: "OwnPage") -> Menu:
    return export_menu(page, {"picture": page.exports.picture, "pdf": page.exports.pdf})


def export_menu(page: "OwnPage", exports: dict[str, Callable[[], str]]) -> Menu:
    menu = Menu(page, page.style_now)
    for name, export in exports.items():
        words = page.program.say(f"own-export-{name}")
        menu.addAction(words).triggered.connect(lambda _=False, export=export: page.export(export))
    return menu


def pop_up(page: "OwnPage", action: str) -> None:
    """Open the menu of a button above it, for use by keyboard too."""
    menu = {"change": people_menu, "figures": figures_menu, "page": page_menu}[action](page)
    menu.popup(page.bar.buttons[action].mapToGlobal(QPoint(0, 0)) - QPoint(0, menu.sizeHint().height()))
    menu.stand_on_first()
