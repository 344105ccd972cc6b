"""A painted block of words of which some lead somewhere."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QTextCharFormat, QTextLayout, QTextOption

from desktop.page.words import across, range_of
from desktop.paint.painting import kept
from desktop.style.fonts import Weight, font, metrics
from desktop.style.vision import Tint
from rules.teaching.links import Link

Place = tuple[QRectF, Link]


def linked_block(
    painter: QPainter,
    rect: QRectF,
    words: str,
    size: int,
    links: Sequence[Link],
    inks: tuple[Tint, Tint],
    *,
    serif: bool = False,
    weight: Weight = "semibold",
) -> list[Place]:
    """Draw words wrapped to the width, links in the second ink; return where these stand."""
    layout = QTextLayout(words.replace("\n", "\u2028"), font(size, weight, serif=serif))
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    leads = QTextCharFormat()
    leads.setForeground(QColor(inks[1]))
    leads.setFontUnderline(True)
    layout.setFormats([range_of((each.start, each.length), leads) for each in links])
    step, places, y = metrics(size, weight, serif=serif).lineSpacing(), list[Place](), 0.0
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(rect.width())
        line.setPosition(QPointF(0, y))
        for each in links:
            first, last = (
                max(each.start, line.textStart()),
                min(each.start + each.length, line.textStart() + line.textLength()),
            )
            if first < last:
                left, right = across(line.cursorToX(first)), across(line.cursorToX(last))
                places.append((QRectF(rect.x() + left, rect.y() + y, right - left, step), each))
        y += step
    layout.endLayout()
    with kept(painter):
        painter.setPen(QColor(inks[0]))
        layout.draw(painter, rect.topLeft())
    return places
