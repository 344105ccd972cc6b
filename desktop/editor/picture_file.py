"""The edited position as a picture, or as a page to print, however impossible it is."""

from pathlib import Path
from typing import TYPE_CHECKING

from desktop.paper.delivery import save_document, save_picture
from desktop.paper.documents import composed
from desktop.paper.order import Order
from desktop.paper.position_sheet import Position, position_pages
from desktop.paper.setting import Setting
from desktop.paper.subject import subject_of
from rules.core.edition import Problem
from rules.core.types import phrase

if TYPE_CHECKING:
    from desktop.editor.screen import EditorScreen

PDF = ".pdf"
PICTURES = (".png", ".svg")


def save(screen: "EditorScreen", path: Path) -> Problem | None:
    """Write what its name says: points, lines, or a document."""
    subject = subject_of(screen.program, screen.game)
    assert subject is not None
    language, position = screen.program.settings.language, position_of(screen)
    title = subject.texts[language].say(phrase(f"game-{screen.game_id}"))
    if path.suffix.lower() == PDF:
        setting = Setting(subject, Order(languages=(language,)))
        return save_document(path, title, composed(position_pages(setting, position)))
    return save_picture(path, subject, position, language, title)


def position_of(screen: "EditorScreen") -> Position:
    """The table from the side from which it is seen now."""
    table = screen.table
    colours = tuple(each.colour for each in screen.game.seated(table.state))
    return Position(table.state, table.looking, table.names, colours)
