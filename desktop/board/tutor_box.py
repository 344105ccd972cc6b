"""What a tutor asks, in a warm box beside the place of the move: what it costs, what is overlooked, three answers."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.board.floating_box import FloatingBox, KeepFree, beak
from desktop.board.tutor_face import Stones, TutorFace
from desktop.paint.light import shadow
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import circle, rounded
from desktop.paint.text import text_block, text_line
from desktop.paint.thinking import AGAINST, FOR, WARM, WARM_LINE, lamp_sign
from desktop.style.fonts import height_of, width_of
from desktop.style.mixing import solid, with_alpha
from desktop.style.theme import Style
from desktop.widgets.buttons import Button
from desktop.widgets.dressing import Drawn, dress
from desktop.widgets.links import RuleLink
from desktop.widgets.pressable import ENTER

WIDE, NARROW, NARROW_UNIT = 500.0, 380.0, 0.86
"""Widths at text of the usual size; below this size of the geometry a window is narrow."""
PADDING, SIGN, GAP = 16.0, 14.0, 8.0
STONE, STONE_STEP, TEN = 10.0, 13.0, 10
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


class TutorBox(FloatingBox):
    """The ground and the beak; what is said and asked stands on a panel of its own, which takes the mouse."""

    def __init__(self, parent: QWidget, surface: QWidget) -> None:
        super().__init__(parent, surface)
        self.panel = TutorPanel(parent)
        self.panel.hide()

    def ask(self, face: TutorFace, target: QRectF, style: Style, keep_free: KeepFree) -> None:
        self.panel.show_face(face, style)
        width = (NARROW if style.unit < NARROW_UNIT else WIDE) * style.text_scale**0.5
        width = min(width, self.around.width() - 2 * PADDING)
        self.stand_beside(target, QSizeF(width, self.panel.arrange(width)), keep_free)
        self.panel.setGeometry(self.box.toRect())
        self.panel.show()
        self.panel.raise_()

    @property
    def rule(self) -> str:
        """The rule that it speaks of, while it is shown."""
        return self.panel.link.rule if self.isVisible() else ""

    def put_away(self) -> None:
        super().put_away()
        self.panel.hide()

    def paint_box(self, painter: QPainter) -> None:
        style = self.panel.style_now
        path = rounded(self.box, 10).united(beak(self.tip, self.box))
        shadow(painter, path, style, drop=6, blur=18, strength=0.6 if style.is_dark else 0.42)
        painter.fillPath(path, solid(WARM[style.theme_name]))
        painter.strokePath(path, pen(WARM_LINE[style.theme_name], 2))

    def press_box(self, point: QPointF) -> None:
        """Do nothing: the panel takes what is pressed upon it."""

    def is_link(self, point: QPointF) -> bool:
        return False


class TutorPanel(Drawn):
    """Signals: `taken_back`, `see_wanted` and `played` with the answer; `rule_wanted` with the rule."""

    taken_back = Signal()
    see_wanted = Signal()
    played = Signal()
    rule_wanted = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.face: TutorFace | None = None
        self.is_armed = False
        """Whether Enter was pressed once."""
        self.link = RuleLink()
        self.take_back = Button(kind="primary", icon_name="undo")
        self.see = Button(icon_name="hint")
        self.anyway = Button()
        for each in (self.link, *self.buttons):
            each.setParent(self)
        for each in self.buttons:
            each.installEventFilter(self)
        self.link.followed.connect(self.rule_wanted)
        self.take_back.clicked.connect(self.taken_back)
        self.see.clicked.connect(self.see_wanted)
        self.anyway.clicked.connect(self.played)
        for one, other in zip(self.tabs, self.tabs[1:], strict=False):
            QWidget.setTabOrder(one, other)

    @property
    def buttons(self) -> Sequence[Button]:
        return self.take_back, self.see, self.anyway

    @property
    def tabs(self) -> Sequence[QWidget]:
        return *self.buttons, self.link

    def show_face(self, face: TutorFace, style: Style) -> None:
        self.face = face
        dress(self, style)
        self.setAccessibleName(face.spoken)
        self.link.show_rule(face.rule)
        for button, words, tip in zip(self.buttons, (face.take_back, face.see, face.anyway), face.tips, strict=True):
            button.say(words)
            button.setToolTip(tip)
            button.setAccessibleDescription(tip)
        # Whoever hears the screen hears what this is about as the focus comes here.
        self.take_back.setAccessibleDescription(face.spoken)
        self.arm(False)

    def arm(self, is_armed: bool) -> None:
        self.is_armed = is_armed
        if self.face is not None:
            self.anyway.say(self.face.again if is_armed else self.face.anyway)
            self.anyway.setToolTip(self.face.tips[2])

    # Measures: each part says where it ends, and is painted where there is a painter

    def arrange(self, width: float) -> float:
        """Put links and buttons where they belong at this width. Returns how high it is."""
        y = self._draw(None, width) + 12
        wide = (width - 2 * PADDING - 2 * GAP) / len(self.buttons)
        is_row = all(each.least_wide() <= wide for each in self.buttons)
        wide = wide if is_row else width - 2 * PADDING
        high = float(max(self.px(42), *(each.high_for(wide) for each in self.buttons)))
        for at, button in enumerate(self.buttons):
            x = PADDING + (at * (wide + GAP) if is_row else 0)
            button.setGeometry(round(x), round(y), round(wide), round(high))
            y += 0 if is_row else high + 6
        return y + (high if is_row else -6) + 14

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        self._draw(painter, float(self.width()))
        painter.end()

    def _draw(self, painter: QPainter | None, width: float) -> float:
        face, style = self.face, self.style_now
        if face is None:
            return 0.0
        inner, sign = width - 2 * PADDING, SIGN * style.text_scale**0.5
        left, size = PADDING + 2 * sign + 10, style.text_size(18)
        tag = self.link.wide() + 10 if face.rule else 0
        room = width - PADDING - tag - left
        title = height_of(face.title, room, size, "bold")
        head = max(2 * sign, title)
        if painter is None:
            self.link.setGeometry(
                round(width - PADDING - self.link.wide()),
                round(14 + (min(head, size * 1.5) - self.link.high_for(0)) / 2),
                self.link.wide(),
                self.link.high_for(0),
            )
        else:
            lamp_sign(painter, QPointF(PADDING + sign, 14 + min(head, 2 * sign) / 2), sign)
            top = 14 + (head - title) / 2
            text_block(painter, QRectF(left, top, room + 2, title + 2), face.title, size, style.theme.text, "bold")
        y = 14 + head + 10
        body = height_of(face.body, inner, style.text_size(16))
        if painter is not None:
            place = QRectF(PADDING, y, inner + 2, body + 2)
            text_block(painter, place, face.body, style.text_size(16), style.theme.text)
        y += body + 11
        if painter is not None:
            painter.fillRect(QRectF(PADDING, y, inner, 1), with_alpha(WARM_LINE[style.theme_name], 0.5))
        return self._figures(painter, y + 10, inner, face)

    def _figures(self, painter: QPainter | None, y: float, inner: float, face: TutorFace) -> float:
        style, size = self.style_now, self.style_now.text_size(15)
        high = size * 1.55
        if not face.stones:
            whole = height_of(face.loss, inner, size, "semibold")
            if painter is not None:
                place = QRectF(PADDING, y, inner + 2, whole + 2)
                text_block(painter, place, face.loss, size, style.theme.text, "semibold")
            return y + whole
        label = max(width_of(each.label, style.text_size(14)) for each in face.stones) + 12
        for each, ink in zip(face.stones, (AGAINST, FOR), strict=True):
            if painter is not None:
                self._stones(painter, QRectF(PADDING, y, inner, high), label, each, ink[style.theme_name])
            y += high
        return y

    def _stones(self, painter: QPainter, row: QRectF, label: float, said: Stones, ink: str) -> None:
        style = self.style_now
        text_line(painter, row, said.label, style.text_size(14), style.theme.muted)
        scale = min(1.3, style.text_scale**0.5)
        x, y = row.x() + label, row.center().y()
        for at in range(TEN):
            stone = circle(QPointF(x + (at * STONE_STEP + STONE / 2) * scale, y), STONE / 2 * scale)
            is_won = at < said.won
            painter.fillPath(stone, solid(ink) if is_won else with_alpha(style.theme.text, 0.07))
            painter.strokePath(stone, pen(ink if is_won else with_alpha(style.theme.text, 0.4), 1.1))
        x, size = x + TEN * STONE_STEP * scale + 6, style.text_size(15)
        has_room = width_of(said.words, size, "semibold") <= row.right() - x
        words = QRectF(x, row.y(), row.right() - x + 2, row.height())
        text_line(painter, words, said.words if has_room else said.short, size, style.theme.text, "semibold")

    # Keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Esc takes back, Enter plays when it is pressed twice, arrows lead from one button to the next."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress or not isinstance(watched, Button):
            return False
        key, at = Qt.Key(event.key()), self.buttons.index(watched)
        if key == Qt.Key.Key_Escape:
            self.taken_back.emit()
        elif key in ENTER and watched is not self.see:
            self.enter(is_held_down=event.isAutoRepeat())
        elif key in STEPS:
            to = self.buttons[(at + STEPS[key]) % len(self.buttons)]
            to.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            return False
        return True

    def enter(self, *, is_held_down: bool = False) -> None:
        if self.is_armed and not is_held_down:
            self.played.emit()
        elif not is_held_down:
            self.arm(True)
