"""Looking back at what was played in a step of a lesson: the bar over its top line, the timeline below it, the keys."""

from PySide6.QtCore import QObject, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.docks.past_timeline import PastTimeline
from desktop.lessons.board import for_menus
from desktop.lessons.header import LessonHeader
from desktop.lessons.table import LessonTable
from desktop.lessons.texts import LessonTexts
from desktop.style.mixing import solid
from desktop.style.theme import Style
from desktop.widgets.dressing import wear_all
from desktop.widgets.past_bar import Past, PastBar, past_ground

EDGE, EDGE_OF_LINE = 10, 3


class LessonPast(QObject):
    """Asked for in the top line; left by Esc, by the bright button, or by going on from there."""

    def __init__(self, table: LessonTable, texts: LessonTexts, header: LessonHeader, around: QWidget) -> None:
        super().__init__(around)
        self.table, self.texts, self.header, self.around = table, texts, header, around
        self.ground = PastGround(header)
        self.bar = self.ground.bar
        self.timeline = PastTimeline(around)
        table.went.connect(self.show)
        table.stepped.connect(self.show)
        header.look_back.clicked.connect(lambda: table.look_on(-1))
        self.bar.step_wanted.connect(table.look_on)
        self.bar.play_on_wanted.connect(table.play_on)
        self.bar.out_wanted.connect(table.come_back)
        self.timeline.place_wanted.connect(table.look_at)
        self.ground.hide()

    def show(self, *_: object) -> None:
        """Say which moment is looked at, and what leads out of there; in the present, nothing."""
        table, moments, ui = self.table, self.table.moments, self.texts.ui
        self.header.offer_past(ui("lesson-look-back"), can_look=moments.last > 0)
        is_past = table.is_looking_back
        if is_past:
            where = ui("lesson-past-at", point=moments.at, last=moments.last)
            step = ui("lesson-past-step", at=table.progress.at + 1)
            words = (ui("past-play-on"), ui("lesson-past-back"), ui("key-esc"), ui("past-earlier"), ui("past-later"))
            self.bar.show_past(Past(where, step, *words, can_back=moments.at > 0, can_on=moments.at < moments.last))
            self.ground.setAccessibleName(where)
            self.timeline.show_points(moments.last, moments.at, ())
            self.timeline.setAccessibleName(ui("past-timeline"))
            self.timeline.setAccessibleDescription(where)
        if not is_past and self._has_keyboard():
            self.around.setFocus(Qt.FocusReason.OtherFocusReason)
        for each in (self.ground, self.timeline):
            each.setVisible(is_past)
        self.header.show_past(is_past)
        self.arrange()

    def _has_keyboard(self) -> bool:
        focus = self.around.focusWidget()
        return focus is not None and (focus is self.timeline or self.ground.isAncestorOf(focus))

    def wear(self, style: Style) -> None:
        wear_all(self.ground, for_menus(style))
        wear_all(self.timeline, style)

    def arrange(self) -> None:
        """Cover the top line but for the menu and the languages; the timeline lies over its lower edge."""
        high, begins = self.header.height(), round(self.header.begins)
        wide = self.header.languages.x() - begins
        self.ground.setGeometry(QRect(begins, EDGE_OF_LINE, wide, high - 2 * EDGE_OF_LINE))
        wanted = self.timeline.sizeHint().height()
        self.timeline.setGeometry(0, high - wanted // 2, self.around.width(), wanted)
        for each in (self.ground, self.timeline):
            each.raise_()

    def walk(self, key: int) -> bool:
        """One move on or back with the arrows, or all the way. Whether that was it."""
        far = len(self.table.moments.all)
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Home: -far, Qt.Key.Key_End: far}
        if not self.table.is_looking_back or key not in steps:
            return False
        self.table.look_on(steps[Qt.Key(key)])
        return True


class PastGround(QWidget):
    """The bar on a ground of its own: the top line of a lesson is not in the colour of the past."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.style_now = Style()
        self.bar = PastBar()
        self.bar.setParent(self)

    def wear(self, style: Style) -> None:
        self.style_now = style
        self.update()

    def resizeEvent(self, event: object) -> None:
        self.bar.setGeometry(self.rect().adjusted(EDGE, 0, -EDGE, 0))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(QRectF(self.rect()), solid(past_ground(self.style_now)))
        painter.end()
