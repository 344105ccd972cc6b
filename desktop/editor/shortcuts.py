"""The keys of the editor, wherever on its screen no text is being typed."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from desktop.board.escaping import Escape
from desktop.keys import AZERTY, DIGITS, EDITOR_KEYS, Act, EditorAct, keys_of
from desktop.widgets.letter_keys import Shortcut

if TYPE_CHECKING:
    from desktop.editor.screen import EditorScreen

KEY_ZOOM = 1.25


def listen(screen: "EditorScreen") -> None:
    area, view = screen.area, screen.area.view
    edits: dict[EditorAct, Callable[[], object]] = {
        "hand": partial(area.use, "hand"),
        "stamp": partial(area.use, "stamp"),
        "eraser": partial(area.use, "eraser"),
        "turn": area.turn,
        "remove": area.remove,
        "undo": screen.table.undo,
        "redo": screen.table.redo,
        "play": screen.leading.play,
    }
    looks: dict[Act, Callable[[], object]] = {
        "whole": area.look_at_all,
        "fit": view.fit_here,
        "nearer": partial(view.zoom, KEY_ZOOM),
        "farther": partial(view.zoom, 1 / KEY_ZOOM),
    }
    for act, does in edits.items():
        for key in EDITOR_KEYS[act]:
            Shortcut(screen.program, key, screen, does)
    for look, does in looks.items():
        for key in keys_of(look):
            Shortcut(screen.program, key, screen, does)
    for number, keys in enumerate(zip(DIGITS, AZERTY, strict=True), start=1):
        for key in keys:
            Shortcut(screen.program, key, screen, partial(area.look_at_part, number))
    view.installEventFilter(Escape(screen))
