"""Asking where a file shall go, and saying what came of it. Tests and other callers ask in their own way."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from desktop.docks.formatting import Formatter
from desktop.score.export import log_text, write
from rules.core.edition import Problem
from rules.core.folders import EXTENSION

SUFFIXES = {"save": EXTENSION, "text": ".txt", "picture": ".png", "pdf": ".pdf"}


@dataclass(frozen=True, slots=True)
class Wish:
    """A file to be written: what the question is called, a name to begin with, and which files are of its kind."""

    title: str
    suggested: Path
    kind: str

    @property
    def filter(self) -> str:
        return f"{self.kind} (*{self.suggested.suffix})"


AskPath = Callable[[QWidget, Wish], Path | None]


def ask_path(parent: QWidget, wish: Wish) -> Path | None:
    """The system asks, and confirms before something is replaced."""
    name, _ = QFileDialog.getSaveFileName(parent, wish.title, str(wish.suggested), wish.filter)
    if not name:
        return None
    path = Path(name)
    return path if path.suffix else path.with_suffix(wish.suggested.suffix)


def asked(parent: QWidget, formatter: Formatter, ask: AskPath, folder: Path, kind: str) -> Path | None:
    """Ask where to save a file of this kind; None when the user cancels."""
    title = formatter.say_id("score-save-title" if kind == "save" else "score-export-title")
    suggested = folder / f"{formatter.table.game.id}-{len(formatter.table.timeline.past()) - 1}{SUFFIXES[kind]}"
    return ask(parent, Wish(title, suggested, formatter.say_id(f"score-type-{kind}")))


def outcome(formatter: Formatter, path: Path, problem: Problem | None) -> str:
    return formatter.say(problem.sentence) if problem else formatter.say_id("score-written", file=path.name)


def export_log(parent: QWidget, formatter: Formatter, ask: AskPath = ask_path) -> str:
    """The log as text, at any point of a game. What came of it in words; empty when nothing was wanted."""
    path = asked(parent, formatter, ask, Path.home(), "text")
    return "" if path is None else outcome(formatter, path, write(path, log_text(formatter).encode()))
