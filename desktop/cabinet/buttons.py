"""Real buttons over painted art: they take clicks, keys and focus, and have names for those who do not see them."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from desktop.cabinet.look import Look, Surface
from desktop.fonts import Weight, height_of, width_of
from desktop.paint.colours import darker, ink_on, mix, solid, with_alpha
from desktop.paint.controls import BUTTON_RADIUS
from desktop.paint.icons import icon
from desktop.paint.light import downwards, shadow
from desktop.paint.painting import SMOOTH, faded, pen
from desktop.paint.paths import rounded
from desktop.paint.states import can_pick
from desktop.paint.text import text_block, text_line
from desktop.vision import Tint

BY_KEYBOARD = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
RING = 3


class Pressable(QAbstractButton):
    """Enter presses it like the space bar; whoever came by keyboard sees a ring around it."""

    radius = BUTTON_RADIUS

    def __init__(self, look: Look, words: str = "", on: Surface = "panel") -> None:
        super().__init__()
        self.look, self.on = look, on
        self.is_ringed = False
        self.is_hovered = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.say(words)
        look.changed.connect(self.wear)

    def say(self, words: str) -> None:
        """Its words, and its name for a screen reader."""
        self.setText(words.replace("&", "&&"))
        self.setAccessibleName(words)
        self.updateGeometry()
        self.update()

    @property
    def words(self) -> str:
        return self.text().replace("&&", "&")

    def wear(self) -> None:
        self.updateGeometry()
        self.update()

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """The button itself, in its rectangle."""
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        rect = QRectF(self.rect())
        if self.isEnabled():
            self.draw(painter, rect)
        else:
            with faded(painter, 0.5):
                self.draw(painter, rect)
        if self.is_ringed and self.hasFocus():
            draw_ring(painter, rect, self.look, self.radius)
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.click()
        elif event.key() in ARROWS and self.group() is None and not self.autoExclusive():
            event.ignore()  # Qt would look for the nearest button; where arrows lead is for the screen to say
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.is_ringed = event.reason() in BY_KEYBOARD
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        self.is_hovered = True
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.is_hovered = False
        self.update()
        super().leaveEvent(event)


def tab_through(widgets: Sequence[QWidget]) -> None:
    """The Tab key leads through these in this order, whenever each of them was made."""
    for before, after in pairwise(widgets):
        QWidget.setTabOrder(before, after)


def one_stop(buttons: Sequence[QAbstractButton]) -> None:
    """Of buttons that exclude each other, Tab stops at the chosen one; arrows lead to the others."""
    chosen = next((button for button in buttons if button.isChecked()), next(iter(buttons), None))
    for button in buttons:
        policy = Qt.FocusPolicy.StrongFocus if button is chosen else Qt.FocusPolicy.ClickFocus
        button.setFocusPolicy(policy)


def draw_ring(painter: QPainter, rect: QRectF, look: Look, radius: float) -> None:
    """Where the keyboard is: a dark line under a bright one, to be seen on any ground."""
    theme = look.style.theme
    path = rounded(rect.adjusted(2, 2, -2, -2), radius)
    painter.strokePath(path, pen(theme.text, RING + 1))
    painter.strokePath(path, pen(theme.rim, RING - 1))


class TextLink(Pressable):
    """Words to press, in the accent."""

    def __init__(self, look: Look, words: str = "", on: Surface = "panel", *, size: float = 15) -> None:
        self.size_ = size
        super().__init__(look, words, on)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def _text_size(self) -> int:
        return self.look.style.text_size(self.size_)

    def sizeHint(self) -> QSize:
        width = round(width_of(self.words, self._text_size, "semibold")) + 12
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        longest = max((width_of(word, self._text_size, "semibold") for word in self.words.split()), default=0)
        return QSize(round(longest) + 12, 0)

    def heightForWidth(self, width: int) -> int:
        return round(height_of(self.words, width - 8, self._text_size, "semibold")) + 8

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        size, ink = self._text_size, self.look.inks(self.on).accent
        text_block(painter, rect.adjusted(4, 4, -4, -3), self.words, size, ink, "semibold")
        if self.is_hovered:
            width = min(rect.width() - 8, width_of(self.words, size, "semibold"))
            painter.fillRect(QRectF(rect.x() + 4, rect.bottom() - 4, width, 1.4), solid(ink))


class Button(Pressable):
    """A button with an icon before its words; `bright` when it is the one thing to do now."""

    def __init__(
        self,
        look: Look,
        words: str = "",
        on: Surface = "panel",
        *,
        icon_name: str = "",
        size: float = 15,
        weight: Weight = "semibold",
    ) -> None:
        super().__init__(look, words, on)
        self.icon_name, self.size_, self.weight = icon_name, size, weight
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        size = self.look.style.text_size(self.size_)
        side = size + 8 if self.icon_name else 0
        return QSize(round(width_of(self.words, size, self.weight) + side) + 28, round(size * 1.25) + 18)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        theme = self.look.style.theme
        body = rect.adjusted(1, 1, -1, -2)
        fill = mix(theme.raised, self.look.inks(self.on).accent, 0.10 if self.is_hovered else 0.0)
        painter.fillPath(rounded(body, self.radius), fill)
        painter.strokePath(rounded(body, self.radius), pen(self.look.inks(self.on).line, 1.2))
        self._draw_words(painter, body, theme.text)

    def _draw_words(self, painter: QPainter, body: QRectF, ink: Tint) -> None:
        size = self.look.style.text_size(self.size_)
        side = size + 1 if self.icon_name else 0.0
        gap = 7.0 if self.icon_name and self.words else 0.0
        words = min(width_of(self.words, size, self.weight), body.width() - side - gap - 12)
        x = body.center().x() - (side + gap + words) / 2
        if self.icon_name:
            icon(painter, self.icon_name, QRectF(x, body.center().y() - side / 2, side, side), ink)
        line = QRectF(x + side + gap, body.y(), words + 2, body.height())
        text_line(painter, line, self.words, size, ink, self.weight)


class IconButton(Pressable):
    """A button that is only a sign: its name is for screen readers and for the pointer that waits."""

    def __init__(self, look: Look, icon_name: str, words: str = "", on: Surface = "panel", *, side: float = 32) -> None:
        self.side, self.icon_name = side, icon_name
        self.ink: Tint | None = None
        super().__init__(look, words, on)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def say(self, words: str) -> None:
        super().say(words)
        self.setToolTip(words)

    def sizeHint(self) -> QSize:
        side = self.look.grown(self.side)
        return QSize(side, side)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        ink = self.ink or self.look.inks(self.on).text
        if self.is_hovered:
            painter.fillPath(rounded(rect.adjusted(2, 2, -2, -2), self.radius), with_alpha(ink, 0.12))
        side = rect.height() * 0.54
        icon(
            painter, self.icon_name, QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side), ink
        )


class StartButton(Pressable):
    """The one large button of a page: a serif title and a line below. Bright when it may be pressed."""

    radius = 11

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.below = ""
        self.is_ready = False
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def tell(self, words: str, below: str, *, ready: bool) -> None:
        self.below, self.is_ready = below, ready
        self.say(words)
        self.setAccessibleDescription(below)

    def sizeHint(self) -> QSize:
        return QSize(self.look.grown(220), self.heightForWidth(self.look.grown(260)))

    def heightForWidth(self, width: int) -> int:
        style = self.look.style
        small = style.text_size(15)
        return round(style.text_size(28) * 1.3 + height_of(self.below, width - 24, small)) + 22

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        style = self.look.style
        body = rect.adjusted(5, 5, -5, -6)
        path = rounded(body, self.radius)
        if self.is_ready:
            fill = style.accent if self.is_hovered else mix(style.accent, "#000000", 0.04).name()
            can_pick(painter, rounded(body.adjusted(3, 3, -3, -3), self.radius), style)
            painter.fillPath(path, downwards(body, ((0, mix(fill, "#FFFFFF", 0.10)), (1, darker(fill, 0.05)))))
            painter.strokePath(rounded(body.adjusted(1.5, 1.5, -1.5, -1.5), 10), pen(with_alpha("#FFFFFF", 0.35), 1.2))
            ink: Tint = ink_on(fill)
        else:
            fill = mix(style.accent, style.theme.window, 0.80).name()
            painter.fillPath(path, solid(fill))
            painter.strokePath(path, pen(mix(style.accent, style.theme.window, 0.45), 1.4))
            ink = style.theme.muted
        title = style.text_size(28)
        high = height_of(self.below, body.width() - 20, style.text_size(15))
        top = body.center().y() - (title * 1.25 + high) / 2
        line = QRectF(body.x() + 6, top, body.width() - 12, title * 1.25)
        text_line(painter, line, self.words, title, ink, "semibold", across="centre", serif=True)
        below = QRectF(body.x() + 10, line.bottom(), body.width() - 20, high + 2)
        text_block(painter, below, self.below, style.text_size(15), ink, across="centre")


class RuleTag(Pressable):
    """The id of a rule, outlined: leads to its words."""

    radius = 4

    def __init__(self, look: Look, rule: str, on: Surface = "panel") -> None:
        super().__init__(look, rule, on)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        size = self.look.style.text_size(13)
        return QSize(round(width_of(self.words, size, "semibold")) + 14, round(size * 1.2) + 8)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        ink = self.look.inks(self.on).accent
        body = rect.adjusted(1, 1, -1, -1)
        if self.is_hovered:
            painter.fillPath(rounded(body, self.radius), with_alpha(ink, 0.14))
        painter.strokePath(rounded(body, self.radius), pen(with_alpha(ink, 0.8)))
        text_line(painter, body, self.words, self.look.style.text_size(13), ink, "semibold", across="centre")


def lift(painter: QPainter, rect: QRectF, look: Look, radius: float = BUTTON_RADIUS) -> None:
    """The soft shadow under something that lies on the page."""
    shadow(painter, rounded(rect, radius), look.style, drop=2, blur=6, strength=0.25)
