"""Writes the icons of the program and of its files, as each system wants them; needs the packages of the program.

python packaging/icons.py FOLDER
"""

from __future__ import annotations

import os
import struct
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QBuffer, QPointF, QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QPainterPath

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from desktop.paint.app_icon import SIDES, draw_icon, icon_image
from desktop.paint.painting import painted_image, pen
from desktop.style.mixing import darker, solid, with_alpha
from rules.core.about import SYSTEM_NAME

LARGEST = 512
FILE_NAME = "application-x-vestiges"
SHEET, EDGE, FOLD = "#FBF6EA", "#8A7A5E", "#E2D5BB"
HEAD, ENTRY, BLOCK = struct.Struct("<HHH"), struct.Struct("<BBBBHHII"), struct.Struct(">4sI")
KINDS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
"""What macOS calls a picture of this side."""
SIDEBAR = (164, 314)
"""Wide and high, in pixels: the picture beside the first and the last page of the installer on Windows."""
EMBLEM = 0.62
"""The side of the emblem on a sheet, in parts of the sheet's width."""


def sheet_image(side: int) -> QImage:
    """A file of the program: a sheet with a folded corner, and the program's icon on it."""
    return painted_image(side, side, draw_sheet)


def draw_sheet(painter: QPainter, rect: QRectF) -> None:
    side = rect.width()
    page = rect.adjusted(side * 0.13, side * 0.03, -side * 0.13, -side * 0.03)
    corner = page.width() * 0.28
    outline, folded = QPainterPath(), QPainterPath()
    right, fold = page.topRight(), QPointF(page.right() - corner, page.top() + corner)
    for path, points in (
        (outline, (page.topLeft(), QPointF(fold.x(), page.top()), QPointF(page.right(), fold.y()),
                   page.bottomRight(), page.bottomLeft())),
        (folded, (QPointF(fold.x(), right.y()), fold, QPointF(page.right(), fold.y()))),
    ):  # fmt: skip
        path.moveTo(points[0])
        for point in points[1:]:
            path.lineTo(point)
        path.closeSubpath()
    painter.fillPath(outline.translated(0, side * 0.012), with_alpha("#000000", 0.25))
    painter.fillPath(outline, solid(SHEET))
    painter.fillPath(folded, solid(FOLD))
    line = pen(darker(EDGE, 0.1), max(0.7, side * 0.012))
    painter.strokePath(outline, line)
    painter.strokePath(folded, line)
    wide = page.width() * EMBLEM
    emblem = QRectF(page.center().x() - wide / 2, page.center().y() - wide / 2 + page.height() * 0.08, wide, wide)
    draw_icon(painter, emblem)


def sidebar_image() -> QImage:
    return painted_image(*SIDEBAR, draw_sidebar).convertToFormat(QImage.Format.Format_RGB888)


def draw_sidebar(painter: QPainter, rect: QRectF) -> None:
    """The program's icon on the paper of its pages."""
    painter.fillRect(rect, solid(SHEET))
    edge = rect.adjusted(rect.width() - 1, 0, 0, 0)
    painter.fillRect(edge, solid(FOLD))
    side = rect.width() * EMBLEM
    draw_icon(painter, QRectF(rect.center().x() - side / 2, rect.height() * 0.16, side, side))


DRAWN: dict[str, Callable[[int], QImage]] = {SYSTEM_NAME: icon_image, FILE_NAME: sheet_image}


def write_all(folder: Path) -> Iterator[Path]:
    """PNG in the folders that desktops on Linux look in, .ico and a picture for Windows, .icns for macOS."""
    for name, draw in DRAWN.items():
        for side in (*SIDES, LARGEST):
            place = folder / "icons" / f"{side}x{side}" / f"{name}.png"
            place.parent.mkdir(parents=True, exist_ok=True)
            yield written(png(draw(side)), place)
    yield written(data_of(sidebar_image(), "BMP"), folder / "setup.bmp")
    for name, draw in (("vestiges", icon_image), ("document", sheet_image)):
        yield written(windows_icon([(side, png(draw(side))) for side in SIDES]), folder / f"{name}.ico")
        yield written(macos_icon([(kind, png(draw(side))) for side, kind in KINDS.items()]), folder / f"{name}.icns")


def windows_icon(pictures: Sequence[tuple[int, bytes]]) -> bytes:
    """One file with a picture of each side; Qt would write only one of them."""
    at = HEAD.size + ENTRY.size * len(pictures)
    head = HEAD.pack(0, 1, len(pictures))
    for side, data in pictures:
        head += ENTRY.pack(side % 256, side % 256, 0, 0, 1, 32, len(data), at)
        at += len(data)
    return head + b"".join(data for _, data in pictures)


def macos_icon(pictures: Sequence[tuple[bytes, bytes]]) -> bytes:
    """One file with a picture of each kind."""
    blocks = b"".join(BLOCK.pack(kind, BLOCK.size + len(data)) + data for kind, data in pictures)
    return BLOCK.pack(b"icns", BLOCK.size + len(blocks)) + blocks


def png(image: QImage) -> bytes:
    return data_of(image, "PNG")


def data_of(image: QImage, kind: str) -> bytes:
    held = QBuffer()
    held.open(QBuffer.OpenModeFlag.WriteOnly)
    image.save(held, kind)  # type: ignore[call-overload]
    return bytes(held.data().data())


def written(data: bytes, place: Path) -> Path:
    place.write_bytes(data)
    return place


def main(folder: Path) -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication([])
    for _ in write_all(folder):
        pass
    del application


if __name__ == "__main__":
    main(Path(sys.argv[1]))
