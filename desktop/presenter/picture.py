"""The picture that a class sees: the table, and beside it what is asked. The teacher sees the same, smaller."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from desktop.board.area import BoardArea
from desktop.paint.grounds import felt
from desktop.presenter.cover import Cover
from desktop.presenter.linked_block import Place
from desktop.presenter.projection import FULL_HEIGHT, FULL_WIDTH, Projection, paint_panel, task_high, title_high
from desktop.program import Program
from desktop.style.theme import Style
from rules.teaching.links import Link

BELOW, BESIDE = 0.385, 0.40
"""How much of the picture the panel takes, below a wide part of the table or beside a high one."""
WIDE_REGION = 1.5
"""How wide a part of the table is for its height, with the panel beside it, that is better seen above the panel."""


def is_high(region: QRectF | None) -> bool:
    """Whether a part of the table, or all of it, is better seen beside the panel than above it."""
    return region is None or region.width() < WIDE_REGION * region.height()


class ClassView(QGraphicsView):
    """Shows what another view of the same table shows, at its own size; nothing can be done here."""

    def __init__(self, area: BoardArea) -> None:
        super().__init__(area.scene)
        self.area = area
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setInteractive(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setStyleSheet("background: transparent")
        area.view.camera.moved.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        """Look at all that the other view looks at, and at more beside it where this one has another shape."""
        seen = self.area.view.camera.seen
        if seen.isEmpty() or not self.width():
            return
        scale = min(self.width() / seen.width(), self.height() / seen.height())
        self.setSceneRect(seen)
        self.resetTransform()
        self.scale(scale, scale)
        self.centerOn(seen.center())
        self._sharpen()

    def _sharpen(self) -> None:
        """Paint as sharp as the larger of both views needs it."""
        scene = self.area.scene
        sharper = max(1.0, self.width() / max(1, self.area.view.width()))
        if abs(sharper - scene.sharper) > 0.01:  # noqa: PLR2004 (a hundredth is not seen)
            scene.sharper = sharper
            self.area.view.camera.rest()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.follow()


class ClassPicture(QWidget):
    """Holds a view of the table, and draws the panel beside it. Signal: `followed` with a link of its words."""

    followed = Signal(object)

    def __init__(self, program: Program, table: QWidget) -> None:
        super().__init__()
        self.program = program
        self.table = table
        self.shown = Projection()
        self.game = ""
        self.is_beside = False
        """Whether the panel stands beside the table, and not below it."""
        self.links: Sequence[Place] = ()
        """Where words stand that lead somewhere."""
        self.setMouseTracking(True)
        table.setParent(self)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def show_projection(self, shown: Projection, game: str, *, is_beside: bool) -> None:
        self.shown, self.game, self.is_beside = shown, game, is_beside
        self.setAccessibleName(shown.in_words)
        self.arrange()
        self.update()

    @property
    def unit(self) -> float:
        return min(self.width() / FULL_WIDTH, self.height() / FULL_HEIGHT)

    @property
    def style_now(self) -> Style:
        """Words of the class have a size of their own; the theme is that of the window, or dark."""
        theme = self.program.settings.theme
        return Style("dark" if self.shown.is_dark and theme == "light" else theme, self.game or "cabinet")

    @property
    def panel_at(self) -> QRect:
        if not self.shown.has_words:
            return QRect()
        if self.is_beside:
            wide = round(self.width() * BESIDE)
            return QRect(self.width() - wide, 0, wide, self.height())
        high = round(self.height() * BELOW)
        if not self.shown.answers:
            needed = title_high if self.shown.is_titled else task_high
            high = min(high, round(needed(self.shown, self.width(), self.unit)))
        return QRect(0, self.height() - high, self.width(), high)

    @property
    def table_at(self) -> QRect:
        panel = self.panel_at
        if panel.isEmpty():
            return self.rect()
        if self.is_beside:
            return QRect(0, 0, panel.x(), self.height())
        return QRect(0, 0, self.width(), panel.y())

    # Words that lead somewhere

    def _link_at(self, event: QMouseEvent) -> Link | None:
        return next((link for place, link in self.links if place.contains(event.position())), None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        shape = Qt.CursorShape.ArrowCursor if self._link_at(event) is None else Qt.CursorShape.PointingHandCursor
        self.setCursor(shape)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        link = self._link_at(event)
        if link is not None and event.button() == Qt.MouseButton.LeftButton:
            self.followed.emit(link)

    def make_room_beside(self) -> None:
        """Lay the table out as beside a panel, so that its parts are measured alike, whatever was shown before."""
        self.table.setGeometry(0, 0, round(self.width() * (1 - BESIDE)), self.height())

    def arrange(self) -> None:
        self.table.setGeometry(self.table_at)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        ground = Style(self.program.settings.theme, self.game or "cabinet")
        felt(painter, QRectF(self.rect()), ground)
        self.links = ()
        if self.shown.has_words:
            self.links = paint_panel(painter, QRectF(self.panel_at), self.shown, self.style_now, self.unit)
        painter.end()


class ProjectedPicture(ClassPicture):
    """The picture on the projector: frozen or black at will."""

    def __init__(self, program: Program, area: BoardArea) -> None:
        super().__init__(program, ClassView(area))
        self.cover = Cover(self)

    def look_at(self, area: BoardArea) -> None:
        """Show another table."""
        self.table.hide()
        self.table.deleteLater()
        self.table = ClassView(area)
        self.table.setParent(self)
        self.arrange()
        self.table.show()
        self.table.stackUnder(self.cover)

    def show_projection(self, shown: Projection, game: str, *, is_beside: bool) -> None:
        is_frozen, is_black = shown.is_frozen, shown.is_black
        if is_frozen:
            self.cover.show_state(self.rect(), is_frozen=is_frozen, is_black=is_black)
        super().show_projection(shown, game, is_beside=is_beside)
        self.cover.show_state(self.rect(), is_frozen=is_frozen, is_black=is_black)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.cover.setGeometry(self.rect())
