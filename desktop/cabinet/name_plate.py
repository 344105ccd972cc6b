"""The plate that asks once for the name of whoever plays here, in the brass of the drawers."""

from PySide6.QtCore import QRectF, QSize, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy

from desktop.cabinet.drawers import brass_holder
from desktop.cabinet.knob_tag import PAPER_IN_THE_DARK
from desktop.cabinet.places import PAPER
from desktop.paint.painting import SMOOTH
from desktop.paint.text import text_block
from desktop.program import Program
from desktop.settings import NAME_LETTERS, as_name
from desktop.style.fonts import height_of
from desktop.style.mixing import solid, with_alpha
from desktop.style.theme import Style
from desktop.style.vision import Tint
from desktop.widgets.buttons import Button
from desktop.widgets.dressing import Drawn
from desktop.widgets.fields import Field

ASKED, WRITTEN, NOTED = 16, 31, 14
SLIDE_MS = 200
SIDE, RIM, SHADOW, BELOW = 18, 8, 6, 26


class NameField(Field):
    """Written on the plate itself, over a line."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        ink = self.ink or self.style_now.theme.text
        line = QRectF(4, self.height() - 3, self.width() - 8, 2.4 if self.hasFocus() else 1.4)
        painter.fillRect(line, solid(ink) if self.hasFocus() else with_alpha(ink, 0.5))
        painter.end()
        QLineEdit.paintEvent(self, event)


class NamePlate(Drawn):
    """Signals: `answered` with the name, which may be empty; `gone` once it has slid away."""

    answered = Signal(str)
    gone = Signal()

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program = program
        self.asked, self.note = "", ""
        self.share = 1.0
        """How much of it is seen while it slides away."""
        self.field = NameField(size=WRITTEN, weight="semibold", serif=True)
        self.field.setMaxLength(NAME_LETTERS)
        self.keep = Button(kind="primary", icon_name="check", size=20)
        self.keep.show_icon_only(True)
        for part in (self.field, self.keep):
            part.setParent(self)
        self.field.returnPressed.connect(self.answer)
        self.keep.clicked.connect(self.answer)
        self.slide = QVariantAnimation(self, startValue=1.0, endValue=0.0, duration=SLIDE_MS)
        self.slide.valueChanged.connect(self._slide_to)
        self.slide.finished.connect(self._be_gone)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def say(self, asked: str, note: str, keep: str) -> None:
        self.asked, self.note = asked, note
        self.field.setAccessibleName(asked)
        self.field.setAccessibleDescription(note)
        self.keep.say(keep)
        self.updateGeometry()
        self.update()

    @property
    def written(self) -> str:
        """The name that stands there."""
        return as_name(self.field.text())

    def answer(self) -> None:
        """Tell the name as it stands there, and slide away."""
        if self.slide.state() == QVariantAnimation.State.Running:
            return
        self.answered.emit(self.written)
        for part in (self.field, self.keep):
            part.setEnabled(False)
        if self.program.settings.pace == "off":
            self._be_gone()
        else:
            self.slide.start()

    def _slide_to(self, share: float) -> None:
        self.share = share
        self.updateGeometry()
        self.update()

    def _be_gone(self) -> None:
        self.hide()
        self.gone.emit()

    # Measures

    def wear(self, style: Style) -> None:
        paper, ink = self._paper_and_ink(style)
        self.field.put_on(paper, ink)
        super().wear(style)

    def _paper_and_ink(self, style: Style) -> tuple[Tint, Tint]:
        if style.theme_name == "contrast":
            return style.theme.window, style.theme.text
        return PAPER_IN_THE_DARK if style.is_dark else PAPER, "#26190F"

    def _heights(self, width: float) -> tuple[float, float, float]:
        """Measure the question, the line one writes on, and the note below it."""
        room = self._room(width)
        style = self.style_now
        question = height_of(self.asked, room, style.text_size(ASKED), "semibold")
        note = height_of(self.note, room, style.text_size(NOTED))
        return question, max(self.field.high, self.keep.high_for(self.keep.wide())), note

    def _room(self, width: float) -> float:
        return width - 2 * (self._frame + self.px(SIDE))

    @property
    def _frame(self) -> int:
        return self.px(RIM) + SHADOW

    def _plate_high(self, width: float) -> float:
        return sum(self._heights(width)) + self.px(30) + 2 * self._frame

    def heightForWidth(self, width: int) -> int:
        return round((self._plate_high(width) + self.px(BELOW)) * self.share)

    def hasHeightForWidth(self) -> bool:
        return True

    def sizeHint(self) -> QSize:
        return QSize(self.px(412), self.heightForWidth(self.px(412)))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.px(240), 0)

    @property
    def _up(self) -> float:
        """How far it has slid up."""
        return (1 - self.share) * self._plate_high(self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def _arrange(self) -> None:
        question, line, _ = self._heights(self.width())
        x, room = self._frame + self.px(SIDE), round(self._room(self.width()))
        top = self._frame + self.px(10) + question + self.px(2) - self._up
        wide = max(self.keep.wide(), self.px(70))
        self.keep.put(x + room - wide, top + (line - self.keep.high_for(wide)) / 2, wide)
        high = self.field.high
        self.field.setGeometry(x - 4, round(top + (line - high) / 2), room - wide - self.px(18), high)

    def paintEvent(self, event: QPaintEvent) -> None:
        style, width = self.style_now, float(self.width())
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        painter.translate(0, -self._up)
        paper, ink = self._paper_and_ink(style)
        is_contrast = style.theme_name == "contrast"
        frame = self._frame
        plate = QRectF(frame, frame, width - 2 * frame, self._plate_high(width) - 2 * frame)
        brass_holder(painter, plate, style, paper, style.theme.text if is_contrast else None, rim=self.px(RIM))
        question, line, note = self._heights(width)
        x, room, y = plate.x() + self.px(SIDE), self._room(width), plate.y() + self.px(10)
        quiet = ink if is_contrast else "#4A3A2A"
        text_block(painter, QRectF(x, y, room, question + 2), self.asked, style.text_size(ASKED), quiet, "semibold")
        y += question + line + self.px(10)
        text_block(painter, QRectF(x, y, room, note + 2), self.note, style.text_size(NOTED), quiet)
        painter.end()
