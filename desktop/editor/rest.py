"""What a position says of itself in short notation, and the seed from which all is drawn that it does not say."""

import json
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QGuiApplication

from rules.core.contract import BadPosition
from rules.core.editing import Field, number
from rules.core.types import Json, Phrase, phrase

if TYPE_CHECKING:
    from desktop.editor.screen import EditorScreen

MOST_NOTES = 20_000
"""A notation longer than this is none."""
UNSAID = 3
"""So many things that the notation leaves out are named."""
SEED, MOST_SEED = "seed", 9999


class Rest:
    def __init__(self, screen: "EditorScreen", seed: int) -> None:
        self.screen = screen
        self.notes = ""
        """The position in short notation; empty while it is impossible."""
        self.seed = seed

    # What is shown

    def field(self) -> Field:
        return number(SEED, phrase("editor-seed"), self.seed, (0, MOST_SEED))

    def show(self) -> None:
        screen, panel = self.screen, self.screen.panel
        self.notes = "" if screen.errors else json.dumps(self.said(), ensure_ascii=False)
        panel.notes.setText(self.notes)
        panel.notes.setCursorPosition(0)
        panel.copy.setEnabled(bool(self.notes))
        panel.draw.setEnabled(bool(self.notes))
        self.tell(self.left_out() if self.notes else None)

    def said(self) -> dict[str, Json]:
        """The notes of the position, with its seed; nobody needs to write the usual one."""
        table = self.screen.table
        notes: dict[str, Any] = table.editing.notes(table.state)
        return notes | ({SEED: self.seed} if self.seed else {})

    def left_out(self) -> Phrase | None:
        """What the notation leaves out, if it does."""
        table = self.screen.table
        found = table.editing.unsaid(table.state)
        return phrase("editor-unsaid", what=", ".join(found[:UNSAID])) if found else None

    def tell(self, said: Phrase | None) -> None:
        panel = self.screen.panel
        panel.told.setText(self.screen.say(said) if said is not None else "")
        panel.told.setVisible(said is not None)

    # What people do

    def copy(self) -> None:
        screen = self.screen
        screen.check_now()
        if screen.errors:
            screen.tell(phrase("editor-no-notes"))
        else:
            QGuiApplication.clipboard().setText(self.notes)
            self.tell(phrase("editor-copied"))

    def paste(self) -> None:
        self.read(QGuiApplication.clipboard().text())

    def read(self, text: str) -> None:
        """Put down what is written; what is wrong with it stands below, and the position stays."""
        try:
            if len(text) > MOST_NOTES:
                raise ValueError(len(text))
            notes = json.loads(text)
        except (ValueError, RecursionError):
            self.tell(phrase("editor-not-notes"))
            return
        seed = notes.get(SEED, 0) if isinstance(notes, dict) else 0
        self._put_down(notes, seed if type(seed) is int and 0 <= seed <= MOST_SEED else self.seed)

    def draw(self, seed: int) -> None:
        """Draw all anew that the position does not say; one that the notation cannot say stays as it is."""
        screen = self.screen
        screen.check_now()
        left_out = None if screen.errors else self.left_out()
        if screen.errors or left_out is not None:
            self.tell(phrase("editor-no-notes") if left_out is None else left_out)
            screen.filling.fill()
            return
        self._put_down(self.said() | {SEED: seed}, seed)

    def draw_again(self) -> None:
        """Draw from the next seed."""
        self.draw((self.seed + 1) % (MOST_SEED + 1))

    def _put_down(self, notes: Json, seed: int) -> None:
        table = self.screen.table
        try:
            state = self.screen.game.position(notes, table.state.box)
        except BadPosition as error:
            self.tell(error.sentence)
            return
        self.tell(None)
        self.seed = seed
        table.put_down(state)
        self.screen.filling.fill()
