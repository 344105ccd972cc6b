"""A review outside the program: a document of its boards and all moments, or a text."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint
from PySide6.QtGui import QPainter, QPdfWriter
from PySide6.QtWidgets import QWidget

from desktop.paint.files import pdf_bytes
from desktop.review.chances import curve_of_chances
from desktop.review.curve_panel import CurvePanel
from desktop.review.moment_row import MomentRow
from desktop.review.split_panel import SplitPanel
from desktop.score.export import write
from desktop.score.files import AskPath, asked, outcome
from desktop.style.theme import Style
from desktop.widgets.dressing import wear_all
from desktop.widgets.menu import Menu
from rules.bots.review import Review
from rules.commands.review_words import Speaker
from rules.commands.words import Narrator

if TYPE_CHECKING:
    from desktop.review.screen import ReviewScreen

WIDE, GAP = 1500, 12
ON_PAPER = QWidget.RenderFlag.DrawChildren


class ReviewExports:
    """Each asks where its file shall go. What came of it in words; empty when somebody thought better of it."""

    def __init__(self, screen: "ReviewScreen", ask: AskPath) -> None:
        self.screen, self.ask = screen, ask

    def menu(self, tell: Callable[[str], None]) -> Menu:
        """Return a menu of all that can be written."""
        menu, say = Menu(self.screen, self.screen.style_now), self.screen.formatter.say_id
        for id, does in (("review-export-pdf", self.pdf), ("review-export-text", self.text)):
            menu.addAction(say(id)).triggered.connect(lambda _=False, does=does: tell(does()))
        return menu

    def text(self) -> str:
        review = self.screen.review
        return self._written("text", self.as_text(review)) if review is not None else ""

    def pdf(self) -> str:
        review = self.screen.review
        return self._written("pdf", self.as_pdf(review)) if review is not None else ""

    def _written(self, kind: str, data: bytes) -> str:
        formatter = self.screen.formatter
        path = asked(self.screen, formatter, self.ask, Path.home(), kind)
        return "" if path is None else outcome(formatter, path, write(path, data))

    def as_text(self, review: Review) -> bytes:
        """The same as the command tells."""
        formatter, table = self.screen.formatter, self.screen.table
        narrator = Narrator(formatter.texts, table.game, table.names)
        return ("\n".join(Speaker(table.timeline, review, narrator).lines()) + "\n").encode()

    def as_pdf(self, review: Review) -> bytes:
        """The curves and the split on the first page, then all moments that cost something, in light colours."""
        style = Style("light", self.screen.game_id)
        boards, rows = self.boards(review, style), self.rows(review, style)
        title = self.screen.formatter.say_id("review-ask")

        def paint(painter: QPainter, writer: QPdfWriter) -> None:
            scale = writer.width() / WIDE
            painter.scale(scale, scale)
            page, y = writer.height() / scale, 0.0
            for each in (*boards, *rows):
                if y and y + each.height() > page:
                    writer.newPage()
                    y = 0.0
                each.render(painter, QPoint(0, round(y)), renderFlags=ON_PAPER)
                y += each.height() + GAP

        return pdf_bytes(title, paint)

    def boards(self, review: Review, style: Style) -> list[QWidget]:
        saying, art = self.screen.saying, self.screen.program.art
        plain, split = saying.curve(review, review.moves), SplitPanel(art)
        faces = [plain, *([curve_of_chances(saying, review, plain)] if review.has_chances else [])]
        curves = [CurvePanel(art) for _ in faces]
        for each in (*curves, split):
            wear_all(each, style)
        for curve, face in zip(curves, faces, strict=True):
            curve.button.hide()
            curve.show_curve(face, {mark.number for mark in face.marks}, 0, None)
            curve.resize(WIDE, 460)
        split.show_face(saying.split(review))
        split.resize(WIDE, round(split.needed_height(WIDE)))
        return [*curves, split]

    def rows(self, review: Review, style: Style) -> list[QWidget]:
        rows: list[QWidget] = []
        for each in review.moments("inexact"):
            row = MomentRow(self.screen.saying.moment(review, each))
            row.wear(style)
            row.resize(WIDE, row.high_for(WIDE))
            rows.append(row)
        return rows
