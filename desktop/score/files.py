"""Asking where a file shall go. Tests and other callers ask in their own way."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget


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
