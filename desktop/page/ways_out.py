"""Ways out of a page that fills the window: back to the screen below it, by its name, and the menu."""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

from PySide6.QtWidgets import QWidget

from desktop.screen import Screen
from desktop.shell import Shell
from desktop.style.theme import Style
from desktop.widgets.menu import Menu
from rules.core.types import phrase

NOTHING_MORE: Mapping[str, Callable[[], object]] = MappingProxyType({})


def below(shell: Shell, screen: Screen) -> Screen | None:
    """The screen that comes back when this one is closed; also while this one is still being built."""
    trail = shell.trail
    at = trail.index(screen) if screen in trail else len(trail)
    return trail[at - 1] if at else None


def way_back(shell: Shell, screen: Screen) -> str:
    """`Back to the table`; plainly `Back` where nothing better is known."""
    under = below(shell, screen)
    texts = screen.program.texts()
    named = texts.say_if_there(phrase(f"back-to-{under.opened_as}")) if under is not None else None
    return named or texts.say(phrase("back"))


def open_menu(
    shell: Shell,
    screen: Screen,
    at: QWidget,
    *,
    style: Style | None = None,
    more: Mapping[str, Callable[[], object]] = NOTHING_MORE,
) -> Menu:
    """What can be reached from anywhere but the page itself; below it more that this screen can do, by its words."""
    menu = Menu(screen, style or screen.style_now)
    for id, act in entries(shell, screen):
        menu.addAction(screen.program.say(f"table-menu-{id}")).triggered.connect(lambda _=False, act=act: act())
    if more:
        menu.addSeparator()
    for words, act in more.items():
        menu.addAction(words).triggered.connect(lambda _=False, act=act: act())
    menu.popup(at.mapToGlobal(at.rect().bottomLeft()))
    menu.stand_on_first()
    return menu


def entries(shell: Shell, screen: Screen) -> Iterator[tuple[str, Callable[[], object]]]:
    game = screen.program.library.named(screen.game_id)
    yield "cabinet", shell.home
    if game is not None and screen.opened_as != "reader":
        yield "rules", lambda: shell.open("reader", game=game)
    if screen.opened_as not in ("lesson", "lessons"):
        yield "lessons", lambda: shell.open("lessons", game=game or "")
    if "own_box" in shell.makers and game is not None and screen.opened_as != "own_box":
        yield "own-box", lambda: shell.open("own_box", game=game)
    if "handouts" in shell.makers and game is not None and screen.opened_as != "handouts":
        yield "handouts", lambda: shell.open("handouts", game=game)
    if "puzzles" in shell.makers and screen.opened_as not in ("puzzle", "puzzles"):
        yield "puzzles", lambda: shell.open("puzzles")
    if "own_page" in shell.makers and screen.opened_as != "own_page":
        yield "own-page", lambda: shell.open("own_page")
    yield "settings", lambda: shell.open("settings")
    yield "full-screen", shell.toggle_full_screen
