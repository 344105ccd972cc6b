"""Ways into the editor: from any moment of a game, or from nothing."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from desktop.editor import seats
from desktop.program import Program
from desktop.table.table import Table
from desktop.widgets.menu import Menu
from rules.core.contract import AnyGame
from rules.core.editing import editing_of
from rules.core.edition import BrokenEdition, Edition
from rules.core.timeline import Timeline
from rules.core.types import phrase

if TYPE_CHECKING:
    from desktop.shell import Shell


def edit_moment(shell: "Shell", program: Program, timeline: Timeline, point: int) -> None:
    """Open the editor at a moment of a game; the game stays where it is."""
    shell.open(
        "editor",
        game=timeline.game,
        state=timeline.state_at(point),
        seating=timeline.record.seating,
        edition=edition_of(program, timeline),
        origin=phrase("editor-from-game", point=len(timeline.past()) - 1 if point == timeline.now else point),
    )


def edition_of(program: Program, timeline: Timeline) -> Edition:
    """Return the edition with the corrections that the game is played with."""
    edition = program.library.edition(timeline.game)
    try:
        return edition.corrected(timeline.record.corrections)
    except BrokenEdition:
        return edition


def edit_from_nothing(shell: "Shell", program: Program, game: AnyGame) -> None:
    """Open the editor with an empty table of the usual kind."""
    kind = next(seats.kinds_of(game))
    options, seating = seats.begun(game, kind)
    state = editing_of(game).empty(program.library.box(game), options, seating)
    shell.open("editor", game=game, state=state)


def ask_about_secrets(table: Table, program: Program, around: QWidget, at: QPoint, does: Callable[[], None]) -> None:
    """Go on at once, or ask first whether everybody may see what the others hide."""
    if not table.seats.is_guarded:
        does()
        return
    menu = Menu(around, program.style(table.game.id, around.window().width()))
    menu.note(program.say("editor-secrets"))
    menu.addAction(program.say("editor-secrets-show")).triggered.connect(lambda _=False: does())
    menu.addAction(program.say("editor-secrets-keep"))
    menu.stand_on_first()
    menu.popup(at)
