"""The edited position as a thing of one's own: a file for others, or one more on the shelf."""

from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from rules.core.codec import position_json
from rules.core.durable import replace_file
from rules.core.edition import Problem
from rules.core.journal import cannot
from rules.core.types import Phrase, phrase
from rules.teaching.made import LANGUAGES, MadePosition, Making, Titles
from rules.teaching.reading import written
from rules.teaching.shelf import Shelf

if TYPE_CHECKING:
    from desktop.editor.screen import EditorScreen


def made_position(screen: "EditorScreen", today: date) -> MadePosition:
    """The position in short notation where that says all of it, else whole; with a title in both languages."""
    program, game, state = screen.program, screen.game, screen.table.state
    editing = screen.table.editing
    making = Making(game, screen.edition.version, program.settings.name, today)
    titles = {
        language: program.texts(game, language).say(phrase("editor-file-title", day=today.isoformat()))
        for language in LANGUAGES
    }
    is_said = not editing.unsaid(state)
    made = MadePosition(
        kind="position",
        **making.head(),
        title=Titles(**titles),
        notation=screen.rest.said() if is_said else None,
        position=None if is_said else position_json(state),
        seat=screen.table.looking,
    )
    return made.model_copy(update={"meant": tuple(sorted(screen.meant))}) if screen.meant else made


def keep_on_shelf(made: MadePosition) -> Phrase:
    """Add it to what was made here, and say what came of it."""
    shelf = Shelf()
    try:
        shelf.keep(made)
    except OSError as error:
        return cannot("editor-not-written", shelf.folder, error).sentence
    return phrase("editor-on-shelf")


def write(path: Path, made: MadePosition) -> Problem | None:
    try:
        replace_file(path, written(made))
    except OSError as error:
        return cannot("editor-not-written", path, error)
    return None
