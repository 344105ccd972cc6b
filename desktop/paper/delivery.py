"""Pages on their way out of the window: to a printer, into a document, into a picture."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from desktop.paper.documents import Pages
from desktop.paper.pictures import png_of, svg_of
from desktop.paper.position_sheet import Position
from desktop.paper.printing import layout_of, paint_pages, pdf_of
from desktop.paper.sheet import Page
from desktop.paper.subject import Subject
from desktop.score.export import write
from rules.core.edition import Problem
from rules.text.localise import Language

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

SVG = ".svg"
AskPrinter = Callable[[QWidget, "QPrinter", str], bool]
"""Asks how and where to print; whether somebody wants to."""


def ask_printer(parent: QWidget, printer: "QPrinter", title: str) -> bool:
    """The dialog of the system."""
    from PySide6.QtPrintSupport import QPrintDialog  # noqa: PLC0415 (only who prints needs it)

    dialog = QPrintDialog(printer, parent)
    dialog.setWindowTitle(title)
    return bool(dialog.exec())


def send_to_printer(parent: QWidget, title: str, pages: Pages, ask: AskPrinter = ask_printer) -> bool:
    """Ask for a printer, and print the pages that are wanted there. Whether anything was printed."""
    from PySide6.QtPrintSupport import QPrinter  # noqa: PLC0415 (only who prints needs it)

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(title)
    printer.setFullPage(True)
    printer.setPageLayout(layout_of(pages[0].paper))
    if not ask(parent, printer, title):
        return False
    paint_pages(printer, wanted(pages, printer), printer.resolution())
    return True


def wanted(pages: Sequence[Page], printer: "QPrinter") -> Sequence[Page]:
    """Pick the pages that were asked for, from one to another."""
    first, last = printer.fromPage(), printer.toPage()
    return pages[max(0, first - 1) : last] if last else pages


def save_document(path: Path, title: str, pages: Pages) -> Problem | None:
    return write(path, pdf_of(title, pages))


def save_picture(path: Path, subject: Subject, position: Position, language: Language, title: str) -> Problem | None:
    """Write a picture in points or in lines, as the end of its name says."""
    if path.suffix.lower() == SVG:
        return write(path, svg_of(subject, position, language, title))
    return write(path, png_of(subject, position, language))
