"""One computer that plays along: a portrait, a name, how good it is, and in a line how it plays."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.new_game.choices import Place
from desktop.new_game.level_field import LevelField
from desktop.paint.art import Art
from desktop.paint.painting import SMOOTH
from desktop.paint.portraits import portrait
from desktop.settings import NAME_LETTERS
from desktop.style.theme import Style
from desktop.widgets.badge import SeatBadge
from desktop.widgets.boards import lay_low_board
from desktop.widgets.buttons import IconButton
from desktop.widgets.dressing import Drawn
from desktop.widgets.fields import Field
from desktop.widgets.surfaces import inks_of
from desktop.widgets.words import Label
from desktop.widgets.wrapping import Wrapping

PICTURE, EDGE = 104, 14


@dataclass(frozen=True, slots=True)
class OpponentFace:
    """All that a row says."""

    place: Place
    called: str
    """Its name, also where nobody gave it one."""
    colour: str
    """The name of its colour."""
    level: str
    """The name of its level."""
    is_open: bool
    """Whether the levels are unfolded below."""
    help: str
    remove: str
    name_said: str
    level_label: str
    level_said: str


class OpponentRow(Drawn):
    """Signals: `named`; `levels_wanted` when they shall unfold, or be folded away; `removed`."""

    named = Signal(str)
    levels_wanted = Signal()
    removed = Signal()

    def __init__(self, art: Art) -> None:
        super().__init__()
        self.art = art
        self.face: OpponentFace | None = None
        self.badge = SeatBadge(size=26)
        self.name = Field(size=22, serif=True)
        self.name.setMaxLength(NAME_LETTERS)
        self.remove = IconButton("", "close", on="board", side=28)
        self.level = LevelField()
        self.help = Label(size=15, ink="muted", on="board")
        self._arrange()
        self.name.textEdited.connect(self.named)
        self.level.clicked.connect(self.levels_wanted)
        self.remove.clicked.connect(self.removed)

    def _arrange(self) -> None:
        self.row = QHBoxLayout(self)
        words = QVBoxLayout()
        words.setSpacing(5)
        head = QHBoxLayout()
        for widget in (self.badge, self.name):
            head.addWidget(widget)
        head.addStretch(1)
        head.addWidget(self.remove)
        words.addStretch(1)
        words.addLayout(head)
        self.below = Wrapping(gap=14)
        self.below.addWidget(self.level)
        self.below.addWidget(self.help)
        words.addLayout(self.below)
        words.addStretch(1)
        self.row.addLayout(words, 1)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def picture(self) -> int:
        return max(64, self.px(PICTURE))

    def wear(self, style: Style) -> None:
        super().wear(style)
        edge = max(9, self.px(EDGE))
        self.row.setContentsMargins(self.picture + 2 * edge + 4, edge - 2, edge + 4, edge + 4)
        self.setMinimumHeight(self.picture + 2 * edge + 2)
        self.name.setMinimumWidth(min(self.grown(240), 360))
        inks = inks_of(style, "board")
        self.name.put_on(inks.ground, inks.text)

    def show_face(self, face: OpponentFace) -> None:
        self.face = face
        if self.name.text() != face.place.name:
            self.name.setText(face.place.name)
        self.name.setPlaceholderText(face.called)
        self.name.setAccessibleName(face.name_said)
        self.badge.show_seat(face.place.colour, face.colour)
        self.level.tell(face.level_label, face.level, face.level_said, is_open=face.is_open)
        self.help.setText(face.help)
        self.remove.say(face.remove)
        self.remove.setVisible(bool(face.remove))
        self.update()

    @property
    def tabs(self) -> list[QWidget]:
        return [self.name, self.level, self.remove]

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        art = self.art.worn(self.style_now, self.devicePixelRatioF())
        lay_low_board(painter, QRectF(self.rect()), art, 10)
        if self.face is not None:
            called, colour = self.face.called, self.face.place.colour
            side, edge = float(self.picture), max(9, self.px(EDGE))
            top = min((self.height() - 6 - side) / 2, edge * 2.0)
            place = QRectF(edge + 3, top, side, side)
            art.draw(
                painter,
                place,
                ("portrait", called, colour),
                lambda brush, rect: portrait(brush, rect, called, colour, self.style_now),
                margin=8,
            )
        painter.end()
