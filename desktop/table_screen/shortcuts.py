"""The keys of the table, wherever on its screen no text is being typed: a field takes letters for itself."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from desktop.board.area import BoardArea
from desktop.docks import shortcuts
from desktop.keys import AZERTY, DIGITS, Act, keys_of
from desktop.widgets.letter_keys import Shortcut

if TYPE_CHECKING:
    from desktop.table_screen.screen import TableScreen

KEY_ZOOM = 1.25
"""How much nearer a key brings the table."""


def listen(screen: "TableScreen") -> None:
    shortcuts.listen(screen.dock, screen)
    area, view = screen.area, screen.area.view
    acts: dict[Act, Callable[[], object]] = {
        "whole": area.look_at_all,
        "fit": view.fit_here,
        "nearer": partial(view.zoom, KEY_ZOOM),
        "farther": partial(view.zoom, 1 / KEY_ZOOM),
        "sheet": screen.open_key_sheet,
        "skip": screen.skip,
        "again": partial(turn_or_show_again, area),
        "round": screen.rounds.show_again,
        "pause": area.replay.toggle_pause,
        "mute": screen.program.sound.toggle,
        "explain": area.cards.ask_here,
        "advice": screen.counsel.press,
        "line": screen.counsel.toggle_line,
        "lesson": screen.lesson_making.make,
        "class": screen.class_switch.toggle,
        "project": screen.class_switch.project,
        "autoplay": screen.past.autoplay.toggle,
        "comment": screen.commenting.toggle,
        "keep-marks": screen.commenting.keep_marks,
        "next-chapter": partial(screen.commenting.go_to_chapter, 1),
        "last-chapter": partial(screen.commenting.go_to_chapter, -1),
    }
    for act, does in acts.items():
        for key in keys_of(act):
            Shortcut(screen.program, key, screen, does)
    for number, keys in enumerate(zip(DIGITS, AZERTY, strict=True), start=1):
        for key in keys:
            Shortcut(screen.program, key, screen, partial(area.look_at_part, number))
    for overlay in area.desk.overlays:
        Shortcut(screen.program, overlay.letter, screen, partial(area.pointing.lay_over, overlay.key))


def turn_or_show_again(area: BoardArea) -> None:
    """The same letter: whoever holds something that can be turned wants that."""
    if area.hand.can_turn:
        area.hand.turn(1)
    else:
        area.replay.show_again()
