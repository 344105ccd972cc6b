"""A position as a picture: the whole table, in points for a PNG, in lines and words for an SVG."""

import base64
import re
from collections.abc import Iterator

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgGenerator

from desktop.board.desk import Look, saying
from desktop.paint.files import png_bytes
from desktop.paint.painting import SMOOTH, painting
from desktop.paper.position_sheet import Position
from desktop.paper.subject import Subject
from desktop.reader.figure import TABLE, paint_sprites
from desktop.style.fonts import face_file
from desktop.style.mixing import solid
from desktop.style.theme import Style
from rules.text.localise import Language

SHARPNESS = 1.5
"""2400 points across: enough to be printed, or shown on any screen."""
USED_FACE = re.compile(rb'font-family="(Source [A-Za-z ]+)" font-size="[\d.]+" font-weight="(\d+)"')
OPENING = re.compile(rb"<svg [^>]*>")
WHOLE = QRectF(0, 0, TABLE.width(), TABLE.height())


def png_of(subject: Subject, position: Position, language: Language) -> bytes:
    style = Style("light", subject.game.id)
    image = QImage((TABLE * SHARPNESS).toSize(), QImage.Format.Format_RGB32)
    image.fill(solid(style.ground.felt_rim))
    with painting(image) as painter:
        painter.scale(SHARPNESS, SHARPNESS)
        paint_table(painter, subject, position, language, style)
    return png_bytes(image)


def svg_of(subject: Subject, position: Position, language: Language, title: str) -> bytes:
    """Lines, areas and real words; the type goes with them."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    made = QSvgGenerator()
    made.setOutputDevice(buffer)
    made.setTitle(title)
    made.setSize(QSize(round(WHOLE.width()), round(WHOLE.height())))
    made.setViewBox(QRect(0, 0, round(WHOLE.width()), round(WHOLE.height())))
    painter = QPainter(made)
    painter.setRenderHints(SMOOTH)
    paint_table(painter, subject, position, language, Style("light", subject.game.id))
    painter.end()
    buffer.close()
    return with_type(bytes(data.data()))


def paint_table(painter: QPainter, subject: Subject, position: Position, language: Language, style: Style) -> None:
    """All that the looking seat sees, from the felt upwards."""
    say = saying(subject.texts[language], position.names)
    look = Look(WHOLE.width(), WHOLE.height(), style, say, position.names, position.seat)
    sprites = subject.desk.sprites(subject.game.view(position.state, position.seat), look)
    ordered = sorted(sprites, key=lambda sprite: sprite.level)
    paint_sprites(painter, WHOLE, WHOLE, ordered, subject.desk, style)


def with_type(svg: bytes) -> bytes:
    """The picture with the faces that its words are set in, so that they look the same on any computer."""
    faces = b"".join(face_rules(svg))
    return OPENING.sub(lambda found: found[0] + b"\n<style>" + faces + b"</style>", svg, count=1)


def face_rules(svg: bytes) -> Iterator[bytes]:
    for family, weight in sorted(set(USED_FACE.findall(svg))):
        data = base64.b64encode(face_file(family.decode(), int(weight)).read_bytes())
        yield b"@font-face{font-family:'%b';font-weight:%b;src:url(data:font/otf;base64,%b)}" % (family, weight, data)
