"""The keys of a table of tries: those of any table that mean something here."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from desktop.board.escaping import Escape
from desktop.keys import AZERTY, DIGITS, Act, keys_of
from desktop.widgets.letter_keys import Shortcut

if TYPE_CHECKING:
    from desktop.tries.screen import TryScreen

KEY_ZOOM = 1.25


def listen(screen: "TryScreen") -> None:
    area, view = screen.area, screen.area.view
    acts: dict[Act, Callable[[], object]] = {
        "advice": screen.hint,
        "confirm": screen.next_question,
        "line": screen.toggle_line,
        "whole": area.look_at_all,
        "fit": view.fit_here,
        "nearer": partial(view.zoom, KEY_ZOOM),
        "farther": partial(view.zoom, 1 / KEY_ZOOM),
        "explain": area.cards.ask_here,
        "search": screen.search,
    }
    for act, does in acts.items():
        for key in keys_of(act):
            Shortcut(screen.program, key, screen, does)
    view.installEventFilter(Escape(screen))
    for number, keys in enumerate(zip(DIGITS, AZERTY, strict=True), start=1):
        for key in keys:
            Shortcut(screen.program, key, screen, partial(area.look_at_part, number))
