"""What stands for the data of somebody's box: a leaf with the cloth of its game above, the owner's pen below."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from desktop.paint.icons import icon
from desktop.paint.light import shadow
from desktop.paint.motifs import draw_patch
from desktop.paint.painting import SMOOTH, clipped, pen
from desktop.paint.paths import rounded
from desktop.style.mixing import mix, solid
from desktop.style.theme import Style

CLOTH, PEN = 0.42, 0.34
"""How much of the leaf the cloth and the pen take."""
WIDE, HIGH, LEAF = 540, 350, 196.0


def box_label(painter: QPainter, rect: QRectF, game: str, style: Style) -> None:
    radius = rect.height() * 0.1
    path = rounded(rect, radius)
    shadow(painter, path, style, drop=rect.height() * 0.03, blur=rect.height() * 0.08, strength=0.4)
    painter.fillPath(path, solid(style.theme.panel))
    with clipped(painter, path):
        cloth = QRectF(rect.x(), rect.y() - radius, rect.width(), rect.height() * CLOTH + radius)
        draw_patch(painter, cloth.adjusted(-radius, 0, radius, 0), game)
    side = rect.height() * PEN
    below = QRectF(rect.x(), rect.y() + rect.height() * CLOTH, rect.width(), rect.height() * (1 - CLOTH))
    place = QRectF(below.center().x() - side / 2, below.center().y() - side / 2, side, side)
    icon(painter, "pencil", place, style.owner_ink)
    painter.strokePath(path, pen(mix(style.theme.text, style.theme.panel, 0.5), 1.2))


def box_picture(game: str, style: Style) -> QImage:
    """The same on a plain ground, as a picture."""
    image = QImage(WIDE, HIGH, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHints(SMOOTH)
    whole = QRectF(0, 0, WIDE, HIGH)
    painter.fillRect(whole, mix(style.theme.text, style.theme.panel, 0.86))
    box_label(painter, QRectF((WIDE - LEAF) / 2, (HIGH - LEAF) / 2, LEAF, LEAF), game, style)
    painter.end()
    return image
