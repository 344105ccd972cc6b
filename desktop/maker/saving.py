"""The one file for pupils: written where somebody wants it, only when nothing is wrong."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFileDialog

from rules.core import durable
from rules.core.folders import EXTENSION
from rules.teaching.made import MadeLesson
from rules.teaching.reading import written
from rules.teaching.shelf import file_name

if TYPE_CHECKING:
    from desktop.maker.screen import MakerScreen


def save_for_pupils(screen: "MakerScreen") -> None:
    """One file to hand on; only without errors."""
    if screen.draft.problems or not screen.draft.keep():
        return
    say, made = screen.program.say, screen.draft.made
    filter_ = f"{say('made-files')} (*{EXTENSION})"
    name, _ = QFileDialog.getSaveFileName(screen, say("maker-save"), file_name(made), filter_)
    if not name:
        return
    try:
        durable.replace_file(named(name), written(without_notes(made)))
    except OSError as error:
        screen.notice.tell(say("made-not-kept", reason=error.strerror or type(error).__name__))
        return
    screen.notice.tell(say("made-shared", file=named(name).name))


def without_notes(made: MadeLesson) -> MadeLesson:
    """The lesson without what only its teacher wants to think of."""
    return made.model_copy(update={"notes": {}}) if made.notes else made


def named(name: str) -> Path:
    return Path(name if name.endswith(EXTENSION) else name + EXTENSION)
