"""The menu of a thing or place on the edited table: what it may become, what may be put there."""

from typing import TYPE_CHECKING

from desktop.board.sprite import Key
from desktop.editor.hand import edits_of
from desktop.keys import EDITOR_KEYS, sign_of
from desktop.widgets.letter_keys import spelled_key
from desktop.widgets.menu import Menu
from rules.core.editing import Edit, Put, Remove, Turn
from rules.core.types import phrase

if TYPE_CHECKING:
    from desktop.editor.screen import EditorScreen

MOST_PUT = 12
"""With more spares than this for a place, they are put there by hand."""


class ThingMenu(Menu):
    def __init__(self, screen: "EditorScreen", key: Key) -> None:
        super().__init__(screen, screen.style_now)
        self.editor, self.key = screen, key
        words = screen.area.pointing.words_of(key)
        if words:
            self.note(words)
        self._offers()
        self._puts()
        if screen.area.hand.is_thing(key):
            self.addSeparator()
            sign = screen.say(phrase("editor-key-remove"))
            self._line(f"{screen.say(phrase('editor-put-back'))}\t{sign}", Remove(key))
        self.stand_on_first()

    def _offers(self) -> None:
        """What the game offers; that it can be turned is said once, with its key, where there are many ways."""
        table = self.editor.table
        offers = table.editing.offers(table.state, self.key)
        for each in offers:
            self._line(self.editor.say(each.words), each.edit)
        if any(isinstance(each.edit, Turn) for each in offers):
            key = EDITOR_KEYS["turn"][0]
            sign = spelled_key(self.editor.program, key, sign_of(key) or "")
            self._line(f"{self.editor.say(phrase('editor-turn'))}\t{sign}", Turn(self.key))

    def _puts(self) -> None:
        hand = self.editor.area.hand
        spares = edits_of(hand, self.key)
        if not spares or len(spares) > MOST_PUT:
            return
        menu = self.addMenu(self.editor.say(phrase("editor-put-here")))
        for spare in spares:
            action = menu.addAction(self.editor.say(phrase("editor-spare", name=spare.name, count=spare.count)))
            edit = Put(spare.id, self.key, hand.turns.get(spare.id, 0))
            action.triggered.connect(lambda _=False, edit=edit: self.editor.table.propose(edit))

    def _line(self, words: str, edit: Edit) -> None:
        action = self.addAction(words)
        action.triggered.connect(lambda _=False: self.editor.table.propose(edit))
