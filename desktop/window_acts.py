"""What the usual keys of a window do, whatever screen is open in it."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtWidgets import QWidget

from desktop.program import Program
from desktop.screen import Screen
from desktop.window_keys import WindowAct
from rules.core.folders import EXTENSION


class Window(Protocol):
    """A window with a trail of screens."""

    program: Program
    trail: list[Screen]
    makers: dict[str, Callable[..., Screen]]
    opener: Callable[[Sequence[Path]], object]

    def open(self, name: str, **what: Any) -> Screen: ...
    def back(self) -> None: ...
    def home(self) -> None: ...
    def close(self) -> bool: ...
    def toggle_full_screen(self) -> None: ...


class WindowActs:
    def __init__(self, window: Window) -> None:
        self.window = window
        self.by_name: Mapping[WindowAct, Callable[[], object]] = {
            "new": self.begin_new,
            "open": self.ask_for_files,
            "close": self.close_one,
            "settings": lambda: self.open_once("settings"),
            "full-screen": window.toggle_full_screen,
            "help": self.help,
            "about": lambda: self.open_once("about"),
            "quit": window.close,
        }

    def open_once(self, name: str) -> None:
        """Open a screen, unless it is the one on top."""
        window = self.window
        if name in window.makers and window.trail and window.trail[-1].opened_as != name:
            window.open(name)

    def begin_new(self) -> None:
        """Begin another game of the one that is open here; where none is, it is asked which. What is open is kept."""
        window = self.window
        if not window.trail:
            return
        game = window.trail[-1].game_id
        window.home()
        if game in window.program.playable and "new_game" in window.makers:
            window.open("new_game", game=game)
        else:
            window.trail[0].begin_new()

    def ask_for_files(self) -> None:
        """Ask which files to open."""
        from PySide6.QtWidgets import QFileDialog  # noqa: PLC0415 (not before somebody opens a file)

        window, say = self.window, self.window.program.say
        parent = window if isinstance(window, QWidget) else None
        files, _ = QFileDialog.getOpenFileNames(parent, say("menu-open"), "", f"{say('kept-files')} (*{EXTENSION})")
        if files:
            window.opener([Path(each) for each in files])

    def close_one(self) -> None:
        """Close the screen on top; the window, where there is no other."""
        if len(self.window.trail) > 1:
            self.window.back()
        else:
            self.window.close()

    def help(self) -> None:
        """Open what helps on this screen: the book of its game, unless it knows better."""
        trail, playable = self.window.trail, self.window.program.playable
        if not trail or trail[-1].help() or "reader" not in self.window.makers:
            return
        game = next((each.game_meant for each in reversed(trail) if each.game_meant in playable), "")
        if game and trail[-1].opened_as != "reader":
            self.window.open("reader", game=game)
