"""Asking where a file shall go, and saying what came of it. Tests and other callers ask in their own way."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from desktop.docks.telling import Teller
from desktop.score.export import log_text, write
from rules.core.edition import Problem
from rules.core.places import EXTENSION

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


def asked(parent: QWidget, teller: Teller, ask: AskPath, folder: Path, kind: str) -> Path | None:
    """Where a file of this kind shall go; None when somebody thought better of it."""
    title = teller.say_id("score-save-title" if kind == "save" else "score-export-title")
    suggested = folder / f"{teller.table.game.id}-{len(teller.table.timeline.past()) - 1}{SUFFIXES[kind]}"
    return ask(parent, Wish(title, suggested, teller.say_id(f"score-type-{kind}")))


def outcome(teller: Teller, path: Path, problem: Problem | None) -> str:
    return teller.say(problem.sentence) if problem else teller.say_id("score-written", file=path.name)


def export_log(parent: QWidget, teller: Teller, ask: AskPath = ask_path) -> str:
    """The log as text, at any point of a game. What came of it in words; empty when nothing was wanted."""
    path = asked(parent, teller, ask, Path.home(), "text")
    return "" if path is None else outcome(teller, path, write(path, log_text(teller).encode()))
