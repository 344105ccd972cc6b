"""A folded card for each place at the table: who sits there, in which colour and order, with what of their own."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QMimeData, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QDrag, QDragEnterEvent, QDropEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.new_game.choices import COMPUTER, PERSON, Place
from desktop.new_game.colour_dots import ColourDots, DotFace
from desktop.new_game.level_field import LevelField
from desktop.new_game.own_choice import OwnChoice, OwnFace
from desktop.paint.art import Art
from desktop.paint.light import downwards, shadow
from desktop.paint.marks import seat_badge
from desktop.paint.motifs import MotifInk, motif
from desktop.paint.painting import SMOOTH, clipped, pen
from desktop.paint.paths import circle, polygon, rounded
from desktop.settings import NAME_LETTERS
from desktop.style.mixing import darker, ink_on, lighter, with_alpha
from desktop.style.palette import SEATS
from desktop.style.theme import Style
from desktop.widgets.boards import INSET, lay_low_board
from desktop.widgets.buttons import IconButton
from desktop.widgets.dressing import Drawn
from desktop.widgets.fields import Field
from desktop.widgets.switch import Choice, Switch
from desktop.widgets.words import Label

HEAD, CARD, PIECE = 46, 228, 54
BESIDE_PIECE = 0.9
"""Room for the piece in the corner, of its height: words stand beside it."""
LEAF = 11
"""How much of the back leaf shows above the card."""
FEW_COLOURS = 4
"""More of them in a row reach under the piece of the seat."""
MIME = "application/x-vestiges-place"

DrawPiece = Callable[[QPainter, QRectF, str, Style], None]
"""Painter, square, colour of the seat, style."""


@dataclass(frozen=True, slots=True)
class CardFace:
    """All that a card says."""

    unnamed: str
    name: str
    kinds: tuple[Choice, ...]
    kind: str
    level: str
    """The name of the level of a computer."""
    level_label: str
    level_help: str
    is_open: bool
    """Whether the levels are unfolded below."""
    kinds_said: str
    """What a screen reader calls the choice of who plays; of how well a computer does; of the colour."""
    level_said: str
    colours_said: str
    colours: tuple[DotFace, ...]
    own: tuple[OwnFace, ...]
    order: str
    remove: str
    move: str


class PlaceCard(Drawn):
    """Signals, each with what a person chose: `named`, `seated` with a person or a computer, `levels_wanted`
    when they shall unfold, or be folded away, `coloured`, `removed`, `moved` with the
    number of the place to go to, `owned` with an option and its value for this seat."""

    named = Signal(str)
    seated = Signal(str)
    levels_wanted = Signal()
    coloured = Signal(str)
    removed = Signal()
    moved = Signal(int, int)
    owned = Signal(str, object)

    def __init__(self, art: Art, number: int, draw_piece: DrawPiece | None, own: Sequence[str] = ()) -> None:
        """`own` names the options that each seat chooses for itself."""
        super().__init__()
        self.art, self.number, self.draw_piece = art, number, draw_piece
        self.place = Place(PERSON, "", "")
        self.name = Field(size=22, serif=True)
        self.name.setMaxLength(NAME_LETTERS)
        self.grip = Grip(self)
        self.remove = IconButton("", "close", on="board", side=28)
        self.kinds = Switch(on="board")
        self.level = LevelField()
        self.level_help = Label(size=14, ink="muted", on="board")
        self.dots = ColourDots()
        self.own = {option: OwnChoice() for option in own}
        self.order = Label(size=15, weight="semibold", ink="muted", on="board")
        self.order.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
        self._arrange()
        self.name.textEdited.connect(self.named)
        self.kinds.chosen.connect(self.seated.emit)
        self.level.clicked.connect(self.levels_wanted)
        self.dots.chosen.connect(self.coloured)
        self.remove.clicked.connect(self.removed)
        for option, choice in self.own.items():
            choice.chosen.connect(lambda value, option=option: self.owned.emit(option, value))
        self.setAcceptDrops(True)

    def _arrange(self) -> None:
        self.column = QVBoxLayout(self)
        self.head = QHBoxLayout()
        self.head.setSpacing(2)
        self.head.addWidget(self.name, 1)
        self.head.addWidget(self.remove)
        self.head.addWidget(self.grip)
        self.column.addLayout(self.head)
        for widget in (self.kinds, self.level, self.level_help, self.dots, *self.own.values()):
            self.column.addWidget(widget)
        self.column.addStretch(1)
        self.column.addWidget(self.order)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def wear(self, style: Style) -> None:
        super().wear(style)
        side = max(10, self.px(16))
        self.head_height = max(self.grown(HEAD), self.name.height() + 6)
        self.column.setContentsMargins(side, LEAF + 2, side, self.px(18) + 6)
        self.column.setSpacing(max(6, self.px(10)))
        space = self.head_height - self.name.height()
        self.head.setContentsMargins(self.grown(36), space // 2, 0, space // 2)
        self.name.setMinimumWidth(self.grown(90))
        self._keep_room()
        self.setMinimumWidth(self.grown(CARD))
        self._tint()

    def show_place(self, place: Place, face: CardFace) -> None:
        self.place = place
        if self.name.text() != place.name:
            self.name.setText(place.name)
        self.name.setPlaceholderText(face.unnamed)
        self.name.setAccessibleName(face.name)
        self.kinds.offer(face.kinds, face.kind, face.kinds_said)
        self.level.setVisible(face.kind == COMPUTER)
        self.level_help.setVisible(bool(face.level_help))
        self.level_help.setText(face.level_help)
        self.level.tell(face.level_label, face.level, face.level_said, is_open=face.is_open)
        self.dots.offer(face.colours, place.colour, face.colours_said)
        self._keep_room()
        for choice in self.own.values():
            choice.hide()
        for own in face.own:
            self.own[own.option].show_face(own)
            self.own[own.option].show()
        self.order.setText(face.order)
        self.remove.setVisible(bool(face.remove))
        self.remove.say(face.remove)
        self.grip.say(face.move)
        self.grip.setVisible(bool(face.move))
        self._tint()
        self.update()

    def _keep_room(self) -> None:
        """Keep room for the piece, below what reaches over the whole width."""
        is_wide = bool(self.own) or len(self.dots.dots) > FEW_COLOURS
        self.order.setMinimumHeight(self.grown(PIECE) if is_wide else 0)
        self.order.setContentsMargins(0, 0, round(self.grown(PIECE) * BESIDE_PIECE), 0)

    @property
    def tabs(self) -> list[QWidget]:
        choices = [*self.kinds.segments, self.level, *self.dots.dots]
        return [self.name, self.remove, self.grip, *choices, *(own.list for own in self.own.values())]

    def _tint(self) -> None:
        if self.place.colour:
            colour = SEATS[self.place.colour].colour
            ink = ink_on(colour)
            self.name.put_on(colour, ink)
            self.remove.ink = self.grip.ink = ink

    # Drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        body, style = QRectF(self.rect()).adjusted(0, LEAF, 0, 0), self.style_now
        colour = self.place.colour
        if colour:
            self._draw_leaf(painter, body)
        lay_low_board(painter, body, self.art.worn(style, self.devicePixelRatioF()), 9)
        if colour:
            self._draw_head(painter, body)
            self._draw_piece(painter, body)
        painter.end()

    def _draw_piece(self, painter: QPainter, body: QRectF) -> None:
        if self.draw_piece is not None:
            side = min(self.grown(PIECE), self.height() * 0.24)
            foot = QPointF(body.right() - self.grown(38), body.bottom() - self.px(22) - 4)
            square = QRectF(foot.x() - side / 2, foot.y() - side, side, side)
            self.draw_piece(painter, square, self.place.colour, self.style_now)

    def _draw_leaf(self, painter: QPainter, body: QRectF) -> None:
        x, right, y = body.x() + 3, body.right() - 3, body.y()
        leaf = polygon(((x + 12, y - LEAF + 1), (right - 12, y - LEAF + 1), (right - 2, y + 6), (x + 2, y + 6)))
        shadow(painter, leaf, self.style_now, drop=1, blur=3, strength=0.3)
        painter.fillPath(leaf, darker(SEATS[self.place.colour].colour, 0.42))

    def _draw_head(self, painter: QPainter, body: QRectF) -> None:
        colour, style = SEATS[self.place.colour].colour, self.style_now
        sheet = body.adjusted(*INSET)
        head = QRectF(sheet.x(), sheet.y(), sheet.width(), self.head_height)
        with clipped(painter, rounded(sheet, 9)):
            painter.fillRect(head, downwards(head, ((0, lighter(colour, 0.12)), (1, colour))))
            pattern = QRectF(head.right() - head.width() * 0.42, head.y(), head.width() * 0.42, head.height())
            motif(painter, pattern, style.game, MotifInk(ink_on(colour), ink_on(colour), 0.10, head.height() * 0.6))
            painter.fillRect(QRectF(head.x(), head.bottom() - 1, head.width(), 1), with_alpha("#000000", 0.25))
        middle, radius = QPointF(sheet.x() + self.grown(28), head.center().y()), self.grown(14)
        seat_badge(painter, middle, radius, self.place.colour, style)
        painter.strokePath(circle(middle, radius), pen(with_alpha(ink_on(colour), 0.7), 1.4))

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

    def __init__(self, card: PlaceCard) -> None:
        super().__init__("", "grip", on="board", side=28)
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
