"""The table as a seat saw it just before a move, as a small picture: painted piece by piece, so that nobody waits."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from desktop.board.desk import Look, saying
from desktop.board.painting import Painting
from desktop.board.printing import TABLE_PAINTERS
from desktop.board.scene import BoardScene
from desktop.board.sprite import NOTHING
from desktop.docks.formatting import Formatter
from desktop.games.desks import desk_of
from desktop.paint.painting import SMOOTH
from desktop.style.mixing import solid
from desktop.style.theme import Style
from rules.core.types import Seat

LAID_OUT = 1264.0


def table_before(
    formatter: Formatter, seat: Seat | None, point: int, size: QSizeF, sharpness: float, style: Style
) -> Iterator[QPixmap | None]:
    """Paint the position at a point of the game in this size: yields None after each piece, at last the picture."""
    table, desk = formatter.table, desk_of(formatter.table.game.id)
    pixmap = QPixmap(round(size.width() * sharpness), round(size.height() * sharpness))
    pixmap.fill(solid(style.ground.felt_rim))
    assert desk is not None
    wide, high = LAID_OUT, LAID_OUT * size.height() / max(1.0, size.width())
    plain = Style(style.theme_name, style.game)
    look = Look(wide, high, plain, saying(formatter.texts, table.names), table.names, seat)
    view = table.game.view(table.timeline.state_at(point), seat)
    yield None
    painting = Painting(formatter.program.art.with_style(plain), TABLE_PAINTERS, desk.painters)
    painting.ratio = pixmap.width() / wide
    sprites = desk.sprites(view, look)
    yield None
    for each in sprites:
        if each.picture.painter != NOTHING:
            painting.pixmap(each.picture, QSizeF(each.place.width, each.place.height))
            yield None
    scene = BoardScene(painting)
    scene.show(sprites)
    painter = QPainter(pixmap)
    painter.setRenderHints(SMOOTH)
    scene.render(painter, QRectF(pixmap.rect()), QRectF(0, 0, wide, high))
    painter.end()
    yield pixmap
