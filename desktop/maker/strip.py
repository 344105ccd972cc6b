"""The steps of a lesson that is being made, in a strip: a cut of their table, their number, what is wrong."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QImage, QKeyEvent, QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.made.rows import draw_filling
from desktop.paint.icons import icon
from desktop.paint.light import shadow
from desktop.paint.motifs import draw_patch
from desktop.paint.painting import clipped, pen
from desktop.paint.paths import circle, rounded
from desktop.paint.text import figure, text_block, text_line
from desktop.style.fonts import height_of
from desktop.style.mixing import ink_on, mix, solid
from desktop.widgets.boards import LeftSide
from desktop.widgets.buttons import Button
from desktop.widgets.draggable import Draggable, cut_down, place_among
from desktop.widgets.dressing import wear_all
from desktop.widgets.scrolling import ScrollingColumn
from desktop.widgets.words import Label, heading, note

PAD, DISC, PICTURE = 10.0, 13.0, 92.0
NARROW = 150
"""A strip narrower than this shows numbers and marks only."""


@dataclass(frozen=True, slots=True)
class StepFace:
    """What a step says of itself in the strip."""

    number: int
    kind: str
    title: str
    below: str
    problem: str = ""
    is_checked: bool = False


class StepCard(Draggable):
    radius = 9

    def __init__(self) -> None:
        self.face = StepFace(1, "", "", "")
        self.image: QImage | None = None
        self.game = ""
        self.is_here = False
        super().__init__(size=15)
        self.let_grow(QSizePolicy.Policy.Expanding)

    def show_face(self, face: StepFace, image: QImage | None, game: str, *, is_here: bool) -> None:
        self.face, self.image, self.game, self.is_here = face, image, game, is_here
        self.say(" · ".join(filter(None, (str(face.number), face.kind, face.title, face.problem or face.below))))
        self.setToolTip(face.title)

    @property
    def is_narrow(self) -> bool:
        return self.width() < NARROW

    def wide(self) -> int:
        return self.grown(200)

    def least_wide(self) -> int:
        return 50

    def high_for(self, width: float) -> int:
        if width < NARROW:
            return round(DISC * 4)
        small = self.style_now.text_size(14)
        title = height_of(self._title(width), width - 2 * PAD, self.size_now, "semibold")
        below = height_of(self.face.problem or self.face.below or "É", width - 2 * PAD, small)
        return round(2 * PAD + self._picture_high + title + below + 8)

    def _title(self, width: float) -> str:
        """What the step asks, cut where two lines end; all of it is in the tip."""
        words, room = self.face.title.replace("\n", " ").split(" "), max(40.0, width - 2 * PAD)
        two = height_of("É\nÉ", 1000, self.size_now, "semibold") + 1
        for count in range(len(words), 0, -1):
            said = " ".join(words[:count]) + ("…" if count < len(words) else "")
            if height_of(said, room, self.size_now, "semibold") <= two:
                return said
        return "…"

    @property
    def _picture_high(self) -> float:
        return self.px(PICTURE) * 0.86

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        style, theme, face = self.style_now, self.style_now.theme, self.face
        body = rect.adjusted(2, 1, -2, -4)
        path = rounded(body, self.radius)
        shadow(painter, path, style, drop=1.5, blur=4, strength=0.18)
        painter.fillPath(path, mix(style.accent, theme.raised, 0.88) if self.is_here else solid(theme.raised))
        painter.strokePath(path, pen(style.accent_text if self.is_here else theme.line, 2 if self.is_here else 1))
        if self.is_narrow:
            self._disc(painter, QPointF(rect.center().x(), rect.y() + DISC + 6))
            self._mark(painter, QPointF(rect.center().x(), rect.bottom() - DISC - 2))
            return
        wide = min(rect.width() * 0.58, self._picture_high * 1.35)
        picture = QRectF(PAD, PAD, wide, self._picture_high)
        with clipped(painter, rounded(picture, 6)):
            if self.image is not None:
                draw_filling(painter, picture, self.image)
            else:
                draw_patch(painter, picture, self.game)
        painter.strokePath(rounded(picture, 6), pen(theme.muted, 1))
        left = picture.right() + 8
        self._disc(painter, QPointF(left + DISC, PAD + DISC))
        self._mark(painter, QPointF(rect.right() - PAD - DISC, PAD + DISC))
        small = style.text_size(14)
        kind = QRectF(left, PAD + 2 * DISC + 4, rect.right() - left - PAD, self._picture_high - 2 * DISC)
        text_block(painter, kind, face.kind, small, theme.muted)
        said = self._title(rect.width())
        title = height_of(said, rect.width() - 2 * PAD, self.size_now, "semibold")
        words = QRectF(PAD, picture.bottom() + 6, rect.width() - 2 * PAD, title + 2)
        text_block(painter, words, said, self.size_now, theme.text, "semibold")
        below = QRectF(PAD, words.y() + title, words.width(), rect.bottom() - words.y() - title)
        ink = theme.refuse if face.problem else theme.muted
        text_block(painter, below, face.problem or face.below, small, ink, "semibold" if face.problem else "regular")

    def _disc(self, painter: QPainter, centre: QPointF) -> None:
        style = self.style_now
        fill = solid(style.accent_text if self.is_here else style.theme.muted)
        painter.fillPath(circle(centre, DISC), fill)
        place = QRectF(centre.x() - DISC, centre.y() - DISC, 2 * DISC, 2 * DISC)
        figure(painter, place, str(self.face.number), 15, ink_on(fill), "bold")

    def _mark(self, painter: QPainter, centre: QPointF) -> None:
        """A check, or what is wrong; nothing while nobody knows."""
        theme, face = self.style_now.theme, self.face
        place = QRectF(centre.x() - 9, centre.y() - 9, 18, 18)
        if face.problem:
            painter.fillPath(circle(centre, 10), solid(theme.refuse))
            text_line(painter, place, "!", 15, ink_on(theme.refuse), "bold", across="centre")
        elif face.is_checked:
            icon(painter, "check", place, theme.lit)


class Strip(LeftSide):
    """Signals: `wanted` with the number of a step; `moved` with its number and where it shall stand; `added`;
    `copied`; `removed`."""

    wanted = Signal(int)
    moved = Signal(int, int)
    added = Signal()
    copied = Signal()
    removed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.title = heading(size=20)
        self.count = Label(size=14, ink="muted")
        self.cards: list[StepCard] = []
        self.content = QWidget()
        self.list = QVBoxLayout(self.content)
        self.list.setContentsMargins(8, 4, 4, 4)
        self.list.setSpacing(6)
        self.list.addStretch(1)
        self.scroller = ScrollingColumn(self.content)
        self.add = Button(icon_name="plus")
        self.copy = Button(icon_name="copy", is_compact=True)
        self.remove = Button(icon_name="trash", is_compact=True)
        self.note = note(size=14)
        head = QVBoxLayout()
        head.setContentsMargins(12, 8, 8, 4)
        head.setSpacing(0)
        head.addWidget(self.title)
        head.addWidget(self.count)
        foot, below = QVBoxLayout(), QHBoxLayout()
        foot.setContentsMargins(8, 4, 8, 8)
        foot.setSpacing(4)
        foot.addWidget(self.add)
        below.addWidget(self.copy, 1)
        below.addWidget(self.remove, 1)
        foot.addLayout(below)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 1, 0)
        column.setSpacing(2)
        column.addLayout(head)
        column.addWidget(self.scroller, 1)
        column.addLayout(foot)
        self.add.clicked.connect(self.added)
        self.copy.clicked.connect(self.copied)
        self.remove.clicked.connect(self.removed)

    def say(self, words: Sequence[str], count: str) -> None:
        """Its heading, and what its buttons do."""
        title, add, copy, remove = words
        self.title.setText(title)
        self.count.setText(count)
        for button, said in ((self.add, add), (self.copy, copy), (self.remove, remove)):
            button.say(said)
        for button in (self.copy, self.remove):
            button.show_icon_only(True)
        self.add.show_icon_only(self.is_narrow)

    @property
    def is_narrow(self) -> bool:
        return self.width() < NARROW

    def make_room(self) -> None:
        """Show the numbers and the plus alone in a narrow strip."""
        for each in (self.title, self.count, self.copy, self.remove):
            each.setVisible(not self.is_narrow)
        self.add.show_icon_only(self.is_narrow)

    def show_steps(self, faces: Sequence[StepFace], images: Sequence[QImage | None], game: str, at: int) -> None:
        cut_down(self.cards, len(faces), self.list)
        while len(self.cards) < len(faces):
            card = StepCard()
            number = len(self.cards)
            card.clicked.connect(lambda _=False, number=number: self.wanted.emit(number))
            card.moved.connect(lambda by, number=number: self._move(number, by))
            self.cards.append(card)
            self.list.insertWidget(number, card)
            card.show()
            wear_all(card, self.style_now)
        for number, (card, face, image) in enumerate(zip(self.cards, faces, images, strict=True)):
            card.show_face(face, image, game, is_here=number == at)
        self.remove.setEnabled(len(faces) > 1)

    def _move(self, number: int, by: int) -> None:
        """A card was dragged: it stands where its middle is now."""
        self.moved.emit(number, place_among(self.cards, number, by))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk, with Alt they move the step; Delete takes it away."""
        at = next((number for number, card in enumerate(self.cards) if card.hasFocus()), None)
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        if at is not None and step is not None:
            to = max(0, min(len(self.cards) - 1, at + step))
            if event.modifiers() & Qt.KeyboardModifier.AltModifier:
                self.moved.emit(at, to)
            else:
                self.wanted.emit(to)
            self.cards[to].setFocus(Qt.FocusReason.TabFocusReason)
        elif at is not None and event.key() == Qt.Key.Key_Delete:
            self.removed.emit()
        else:
            super().keyPressEvent(event)
