"""What is painted, as the bytes of a file: a picture, or a document on paper across."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter, QPdfWriter

from desktop.paint.painting import SMOOTH

RESOLUTION, MARGIN_MM = 300, 10.0
LIGHTLY = 70
"""How a PNG is packed, of 100: a seventh larger than usual and written in a fifth of the time, with the same pixels."""


def png_bytes(image: QImage) -> bytes:
    return picture_bytes(image, "PNG", LIGHTLY)


def is_saved(image: QImage, file: Path) -> bool:
    """Write the picture, as its ending says; False where the disk refuses."""
    return image.save(str(file), quality=LIGHTLY if file.suffix.lower() == ".png" else -1)


def photo_bytes(image: QImage, quality: int) -> bytes:
    """Much smaller for photos, at the price of points that nobody misses; `quality` up to 100."""
    return picture_bytes(image, "JPEG", quality)


def picture_bytes(image: QImage, kind: str, quality: int = -1) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, kind, quality)  # type: ignore[call-overload]
    buffer.close()
    return bytes(data.data())


def pdf_bytes(title: str, paint: Callable[[QPainter, QPdfWriter], None]) -> bytes:
    """A document of paper A4 across; `paint` may begin further pages."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setCreator("Vestiges")
    writer.setResolution(RESOLUTION)
    margins = QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM)
    page = QPageSize(QPageSize.PageSizeId.A4)
    writer.setPageLayout(QPageLayout(page, QPageLayout.Orientation.Landscape, margins, QPageLayout.Unit.Millimeter))
    painter = QPainter(writer)
    painter.setRenderHints(SMOOTH)
    paint(painter, writer)
    painter.end()
    buffer.close()
    return bytes(data.data())
