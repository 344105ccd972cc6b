"""A page painted: the same for the preview, the printer, a PDF and a picture."""

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter

from desktop.paint.painting import SMOOTH, kept, pen
from desktop.paint.paths import rounded
from desktop.paper.faces import font_of, metrics_of
from desktop.paper.sheet import PER_INCH, Box, Fill, Mark, Page, PaperName, Picture, Text
from desktop.style.mixing import solid

RESOLUTION = 1200
PAGES = {"a4": QPageSize.PageSizeId.A4, "letter": QPageSize.PageSizeId.Letter}


def paint_page(painter: QPainter, page: Page, *, with_pictures: Callable[[Picture], bool] = lambda _: True) -> None:
    """Paint all marks of a page, in units of 1/150 inch. Pictures that are not wanted yet leave their place empty."""
    for mark in page.marks:
        if isinstance(mark, Picture) and not with_pictures(mark):
            continue
        paint_mark(painter, mark)


def paint_mark(painter: QPainter, mark: Mark) -> None:
    match mark:
        case Text():
            paint_text(painter, mark)
        case Fill(ink=ink):
            painter.fillRect(mark.rect, solid(ink))
        case Box():
            paint_box(painter, mark)
        case Picture(paint=paint):
            paint(painter, mark.rect)


def paint_text(painter: QPainter, mark: Text) -> None:
    """Real words, at their base line."""
    face, measure = mark.face, metrics_of(mark.face)
    base = (mark.high - measure.ascent() - measure.descent()) / 2 + measure.ascent()
    with kept(painter):
        painter.setFont(font_of(face))
        painter.setPen(QColor(face.ink))
        painter.translate(mark.x, mark.y)
        if mark.turned:
            painter.translate(mark.wide, mark.high)
            painter.rotate(180)
        for words, x in parted(mark.words, measure):
            painter.drawText(QPointF(x, base), words)


def parted(words: str, measure: QFontMetricsF) -> Iterator[tuple[str, float]]:
    """Words one by one, with where they begin: Qt would write a tab into a document for each space."""
    at = 0
    for word in words.split(" "):
        if word:
            yield word, measure.horizontalAdvance(words[:at])
        at += len(word) + 1


def paint_box(painter: QPainter, box: Box) -> None:
    half = box.line / 2
    path = rounded(box.rect.adjusted(half, half, -half, -half), box.radius)
    if box.fill:
        painter.fillPath(path, solid(box.fill))
    if box.line:
        painter.strokePath(path, pen(box.ink, box.line))


def layout_of(paper: PaperName) -> QPageLayout:
    """The whole sheet: margins are those of our own pages."""
    page = QPageSize(PAGES[paper])
    none = QMarginsF(0, 0, 0, 0)
    return QPageLayout(page, QPageLayout.Orientation.Portrait, none, QPageLayout.Unit.Point)


def paint_pages(device: QPagedPaintDevice, pages: Sequence[Page], resolution: float) -> None:
    """Paint all pages on a printer or into a document."""
    painter = QPainter(device)
    painter.setRenderHints(SMOOTH)
    scale = resolution / PER_INCH
    for number, page in enumerate(pages):
        if number:
            device.newPage()
        with kept(painter):
            painter.scale(scale, scale)
            painter.setClipRect(QRectF(0, 0, *page.size))
            paint_page(painter, page)
    painter.end()


def pdf_of(title: str, pages: Sequence[Page]) -> bytes:
    """A document with real words in embedded type."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setCreator("Vestiges")
    writer.setResolution(RESOLUTION)
    writer.setPageLayout(layout_of(pages[0].paper))
    paint_pages(writer, pages, RESOLUTION)
    buffer.close()
    return bytes(data.data())
