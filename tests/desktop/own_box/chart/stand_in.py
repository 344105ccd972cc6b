"""A draft as the chart needs one: it keeps steps, and checks at once in the same process."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from rules.boxes.own import OwnBox
from rules.core.contract import AnyGame
from rules.core.edition import BrokenEdition
from rules.core.types import Phrase


@dataclass(frozen=True)
class Found:
    said: Phrase
    path: str
    others: tuple[str, ...] = ()


@dataclass(frozen=True)
class Looked:
    errors: tuple[Found, ...] = ()
    remarks: tuple[Found, ...] = ()


class DraftStandIn(QObject):
    changed = Signal()
    closed = Signal()
    checked_anew = Signal()
    selected_anew = Signal()

    def __init__(self, game: AnyGame, own: OwnBox) -> None:
        super().__init__()
        self.game, self.own = game, own
        self.selected = ""
        self.checked: Looked | None = None
        self.steps: list[tuple[OwnBox, str]] = []
        self.undone: list[OwnBox] = []
        self.check()

    def change(self, own: OwnBox, key: str = "") -> None:
        if not (key and self.steps and self.steps[-1][1] == key):
            self.steps.append((self.own, key))
        self.undone = []
        self._show(own)

    def undo(self) -> None:
        if self.steps:
            self.undone.append(self.own)
            self._show(self.steps.pop()[0])

    def redo(self) -> None:
        if self.undone:
            self.steps.append((self.own, ""))
            self._show(self.undone.pop())

    def _show(self, own: OwnBox) -> None:
        self.own = own
        self.changed.emit()
        self.check()

    def select(self, path: str) -> None:
        self.selected = path
        self.selected_anew.emit()

    def check(self) -> None:
        try:
            self.game.box(self.own.edition)
            errors: tuple[Found, ...] = ()
        except BrokenEdition as broken:
            edition = self.own.edition
            errors = tuple(Found(each.sentence, edition.origin(each.path)) for each in broken.problems)
        self.checked = Looked(errors)
        self.checked_anew.emit()
