"""A folded card for each place at the table: who sits there, in which colour and order; and the free places."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QMimeData, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QDrag, QDragEnterEvent, QDropEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QButtonGroup, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.cabinet.arranging import Wrapping
from desktop.cabinet.buttons import Button, IconButton, Pressable, one_stop
from desktop.cabinet.choices import NAME_LETTERS, PERSON, Place
from desktop.cabinet.fields import Field
from desktop.cabinet.labels import Label
from desktop.cabinet.look import Look
from desktop.cabinet.panels import draw_board
from desktop.cabinet.setting_out import SettingOut
from desktop.cabinet.switches import Choice, Segments
from desktop.paint.colours import darker, ink_on, lighter, mix, solid, with_alpha
from desktop.paint.light import downwards, shadow
from desktop.paint.marks import chalk_outline, seat_badge
from desktop.paint.motifs import MotifInk, motif
from desktop.paint.painting import SMOOTH, clipped, pen
from desktop.paint.paths import circle, polygon, rounded
from desktop.palette import SEATS

HEAD = 46
CARD = 228
LEAF = 11
"""How much of the back leaf shows above the card."""
COMPUTER = "computer"
MIME = "application/x-vestiges-place"
TAKEN = 0.32


@dataclass(frozen=True, slots=True)
class CardWords:
    """All that a card says."""

    unnamed: str
    name: str
    kinds: tuple[Choice, ...]
    levels: tuple[Choice, ...]
    level_help: str
    kind: str
    level: str
    colours: tuple[tuple[str, str], ...]
    order: str
    remove: str
    move: str


class PlaceCard(QWidget):
    """Signals, each with what a person chose: `named`, `seated` with a player, `coloured`, `removed`, `moved` with the
    number of the place to go to."""

    named = Signal(str)
    seated = Signal(str)
    coloured = Signal(str)
    removed = Signal()
    moved = Signal(int, int)

    def __init__(self, look: Look, number: int, setting: SettingOut) -> None:
        super().__init__()
        self.look, self.number, self.setting = look, number, setting
        self.place = Place(PERSON, "", "")
        self.name = Field(look, size=22, serif=True)
        self.name.setMaxLength(NAME_LETTERS)
        self.grip = Grip(look, self)
        self.remove = IconButton(look, "close", on="board", side=28)
        self.kinds = Segments(look, on="board", size=14)
        self.levels = Segments(look, on="board", size=14)
        self.level_help = Label(look, on="board", size=14, ink="quiet", wraps=True)
        self.dots = ColourDots(look)
        self.order = Label(look, on="board", size=15, ink="quiet", weight="semibold", wraps=True)
        self._arrange()
        self.name.textEdited.connect(self.named)
        self.kinds.chosen.connect(self._kind_chosen)
        self.levels.chosen.connect(self.seated.emit)
        self.dots.chosen.connect(self.coloured)
        self.remove.clicked.connect(self.removed)
        self.setAcceptDrops(True)
        look.changed.connect(self.wear)
        self.wear()

    def _arrange(self) -> None:
        column = QVBoxLayout(self)
        self.head = QHBoxLayout()
        self.head.addWidget(self.name, 1)
        self.head.addWidget(self.remove)
        self.head.addWidget(self.grip)
        column.addLayout(self.head)
        for widget in (self.kinds, self.levels, self.level_help, self.dots):
            column.addWidget(widget)
        column.addStretch(1)
        column.addWidget(self.order)
        self.column = column
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def wear(self) -> None:
        side, unit = max(10, self.look.px(16)), self.look.px
        self.head_height = max(self.look.grown(HEAD), self.name.height() + 6)
        self.column.setContentsMargins(side, LEAF + 2, side, unit(18) + 6)
        self.column.setSpacing(max(6, unit(10)))
        self.head.setContentsMargins(self.look.grown(36), 0, 0, 0)
        self.head.setSpacing(2)
        self.name.setMinimumWidth(self.look.grown(90))
        space = self.head_height - self.name.height()
        self.column.setStretch(0, 0)
        self.head.setContentsMargins(self.look.grown(36), space // 2, 0, space // 2)
        self.setMinimumWidth(self.look.grown(CARD))
        self._tint()
        self.update()

    def show_place(self, place: Place, words: CardWords) -> None:
        self.place = place
        if self.name.text() != place.name:
            self.name.setText(place.name)
        self.name.setPlaceholderText(words.unnamed)
        self.name.setAccessibleName(words.name)
        self.kinds.offer(words.kinds, words.kind)
        self.levels.setVisible(words.kind == COMPUTER)
        self.level_help.setVisible(words.kind == COMPUTER)
        self.level_help.setText(words.level_help)
        if words.kind == COMPUTER:
            self.levels.offer(words.levels, words.level)
        self.dots.offer(words.colours, place.colour)
        self.order.setText(words.order)
        self.remove.setVisible(bool(words.remove))
        self.remove.say(words.remove)
        self.grip.say(words.move)
        self.grip.setVisible(bool(words.move))
        self._tint()
        self.update()

    @property
    def tabs(self) -> list[QWidget]:
        return [self.name, self.remove, self.grip, *self.kinds.segments, *self.levels.segments, *self.dots.dots]

    def _tint(self) -> None:
        colour = SEATS[self.place.colour].colour if self.place.colour else "#888888"
        ink = ink_on(colour)
        self.name.put_on(colour, ink)
        self.remove.ink = self.grip.ink = ink

    def _kind_chosen(self, kind: str) -> None:
        self.seated.emit(kind)

    # Drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        body = QRectF(self.rect()).adjusted(0, LEAF, 0, 0)
        self._draw_leaf(painter, body)
        draw_board(painter, body, self.look, 9)
        self._draw_head(painter, body)
        height = min(self.look.grown(54), self.height() * 0.24)
        foot = QPointF(body.right() - self.look.grown(38), body.bottom() - self.look.px(22) - 4)
        if self.place.colour:
            self.setting.draw_piece(painter, foot, height, self.place.colour, self.look.style)
        painter.end()

    def _draw_leaf(self, painter: QPainter, body: QRectF) -> None:
        if not self.place.colour:
            return
        x, right, y = body.x() + 3, body.right() - 3, body.y()
        leaf = polygon(((x + 12, y - LEAF + 1), (right - 12, y - LEAF + 1), (right - 2, y + 6), (x + 2, y + 6)))
        shadow(painter, leaf, self.look.style, drop=1, blur=3, strength=0.3)
        painter.fillPath(leaf, darker(SEATS[self.place.colour].colour, 0.42))

    def _draw_head(self, painter: QPainter, body: QRectF) -> None:
        if not self.place.colour:
            return
        colour, style = SEATS[self.place.colour].colour, self.look.style
        sheet = body.adjusted(3, 1, -3, -6)
        head = QRectF(sheet.x(), sheet.y(), sheet.width(), self.head_height)
        with clipped(painter, rounded(sheet, 9)):
            painter.fillRect(head, downwards(head, ((0, lighter(colour, 0.12)), (1, colour))))
            pattern = QRectF(head.right() - head.width() * 0.42, head.y(), head.width() * 0.42, head.height())
            motif(painter, pattern, style.game, MotifInk(ink_on(colour), ink_on(colour), 0.10, head.height() * 0.6))
            painter.fillRect(QRectF(head.x(), head.bottom() - 1, head.width(), 1), with_alpha("#000000", 0.25))
        middle = QPointF(sheet.x() + self.look.grown(28), head.center().y())
        seat_badge(painter, middle, self.look.grown(14), self.place.colour, style)
        painter.strokePath(circle(middle, self.look.grown(14)), pen(with_alpha(ink_on(colour), 0.7), 1.4))

    # Changing places

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasFormat(MIME):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        start = int(bytes(event.mimeData().data(MIME).data()).decode())
        event.acceptProposedAction()
        self.moved.emit(start, self.number)


class Grip(IconButton):
    """Taken with the pointer it moves its card; with the arrow keys too."""

    def __init__(self, look: Look, card: PlaceCard) -> None:
        super().__init__(look, "grip", on="board", side=28)
        self.card = card
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self._pressed_at = QPoint()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed_at = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        far = (event.position().toPoint() - self._pressed_at).manhattanLength()
        if event.buttons() & Qt.MouseButton.LeftButton and far >= QApplication.startDragDistance():
            self._drag()

    def _drag(self) -> None:
        drag, data = QDrag(self), QMimeData()
        data.setData(MIME, str(self.card.number).encode())
        drag.setMimeData(data)
        drag.setPixmap(self.card.grab().scaledToWidth(self.card.width() * 2 // 3))
        self.setDown(False)
        drag.exec(Qt.DropAction.MoveAction)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
        if event.key() in steps:
            self.card.moved.emit(self.card.number, self.card.number + steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)


class ColourDots(QWidget):
    """The colours of the box with their glyphs; those that others have are faded, and are swapped when chosen."""

    chosen = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.group = QButtonGroup(self)
        self.group.buttonClicked.connect(lambda dot: self.chosen.emit(dot.colour))
        self.row = Wrapping(self, gap=2)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.dots: list[ColourDot] = []

    def offer(self, colours: Sequence[tuple[str, str]], value: str) -> None:
        """Colours with what a screen reader says of them."""
        while len(self.dots) < len(colours):
            dot = ColourDot(self.look)
            self.dots.append(dot)
            self.group.addButton(dot)
            self.row.addWidget(dot)
            dot.show()
        for dot, (colour, words) in zip(self.dots, colours, strict=True):
            dot.show_colour(colour, words)
            dot.setChecked(dot.colour == value)
        one_stop(self.dots)


class ColourDot(Pressable):
    radius = 20

    def __init__(self, look: Look) -> None:
        self.colour, self.is_taken = "", False
        super().__init__(look, "", "board")
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_colour(self, colour: str, words: str) -> None:
        self.colour, self.is_taken = colour.removesuffix("*"), colour.endswith("*")
        self.say(words)
        self.setToolTip(words)

    def sizeHint(self) -> QSize:
        side = self.look.grown(34)
        return QSize(side, side)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        middle, radius = rect.center(), rect.width() * 0.34
        if self.isChecked():
            painter.strokePath(circle(middle, radius * 1.34), pen(self.look.inks("board").text, 2.4))
        painter.setOpacity(TAKEN if self.is_taken and not self.is_hovered else 1.0)
        seat_badge(painter, middle, radius, self.colour, self.look.style)
        painter.setOpacity(1.0)


class FreePlace(QWidget):
    """A place where nobody sits: chalk on the cloth, why it is closed, and the button that opens it."""

    opened = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.title = Label(look, on="felt", size=20, weight="semibold", serif=True, wraps=True)
        self.reason = Label(look, on="felt", size=15, wraps=True)
        self.open = Button(look, icon_name="plus", on="felt")
        self.open.clicked.connect(self.opened)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, LEAF + 16, 18, 18)
        column.addStretch(1)
        for label in (self.title, self.reason):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(label)
        column.addSpacing(6)
        column.addWidget(self.open, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changed.connect(self.wear)
        self.wear()

    def wear(self) -> None:
        self.setMinimumWidth(self.look.grown(CARD))

    def tell(self, title: str, reason: str, action: str) -> None:
        self.title.setText(title)
        self.reason.setText(reason)
        self.open.say(action)
        self.open.setAccessibleDescription(title)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        style, body = self.look.style, QRectF(self.rect()).adjusted(4, LEAF + 2, -4, -8)
        ground = style.ground
        dip = mix(ground.felt_rim, "#000000", 0.5) if solid(ground.felt_rim).lightness() < 120 else ground.felt_rim  # noqa: PLR2004
        painter.fillPath(rounded(body, 10), with_alpha(dip, 0.30))
        chalk_outline(painter, body, style)
        painter.end()
