"""Files that people want of a finished game: a save, its log, a picture of the table, a document."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QSizeF

from desktop.games.desks import desk_of
from desktop.program import FULL_HEIGHT, FULL_WIDTH
from desktop.score import export
from desktop.score.contents import Contents
from desktop.score.files import AskPath, asked, export_log, outcome
from desktop.score.paper import SheetPage
from desktop.score.podium import piece_of
from desktop.screen import Screen
from desktop.style.theme import Style
from rules.core import folders
from rules.core.journal import save

SHEET_SHARE = 0.72
"""A sheet on paper is laid out for this part of a window of the usual size."""


class Exports:
    """Each asks where its file shall go. What came of it in words; empty when somebody thought better of it."""

    def __init__(self, screen: Screen, contents: Contents, ask: AskPath) -> None:
        self.screen, self.contents, self.ask = screen, contents, ask
        self.formatter = contents.formatter
        self.table = contents.formatter.table

    def save(self) -> str:
        path = self._path(folders.saves(), "save")
        if path is None:
            return ""
        problem = save(self.table.timeline, path, self.formatter.program.library, replace=True)
        return outcome(self.formatter, path, problem)

    def log(self) -> str:
        return export_log(self.screen, self.formatter, self.ask)

    def picture(self) -> str:
        picture = self._picture()
        if picture is None:
            return self.formatter.say_id("score-no-picture")
        path = self._path(Path.home(), "picture")
        return self._written(path, export.png_of(picture, self._style())) if path else ""

    def pdf(self) -> str:
        picture = self._picture()
        if picture is None:
            return self.formatter.say_id("score-no-picture")
        path = self._path(Path.home(), "pdf")
        return self._written(path, export.pdf_of(picture, self.contents.speaker.game(), self.sheet())) if path else ""

    def sheet(self) -> SheetPage:
        """The score sheet on paper."""
        size = QSizeF(FULL_WIDTH * SHEET_SHARE, FULL_HEIGHT * SHEET_SHARE)
        piece = piece_of(self.table.game.id)
        return SheetPage(size, self.contents.sheet(), piece, self.table.view, self._style())

    def _style(self) -> Style:
        """Paper is light, whatever the screen is."""
        return replace(self.screen.style_now, theme_name="light", unit=1.0, text_scale=1.0)

    def _picture(self) -> export.Picture | None:
        desk = desk_of(self.table.game.id)
        return export.table_picture(self.formatter, desk, self._style()) if desk is not None else None

    def _path(self, folder: Path, kind: str) -> Path | None:
        return asked(self.screen, self.formatter, self.ask, folder, kind)

    def _written(self, path: Path, data: bytes) -> str:
        return outcome(self.formatter, path, export.write(path, data))
