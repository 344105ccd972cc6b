"""The second screen: which one it is, the window on it, and what happens when it is plugged in or out."""

from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from desktop.board.area import BoardArea
from desktop.presenter.picture import ProjectedPicture
from desktop.program import Program


class ProjectorWindow(QWidget):
    """Full screen, without frame, pointer or keyboard."""

    def __init__(self, program: Program, area: BoardArea, place: QRect) -> None:
        super().__init__()
        self.setWindowFlags(
            Qt.WindowType.Window | Qt.WindowType.FramelessWindowHint | Qt.WindowType.WindowDoesNotAcceptFocus
        )
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setWindowTitle("Vestiges")
        self.setCursor(Qt.CursorShape.BlankCursor)
        self.picture = ProjectedPicture(program, area)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.picture)
        self.setGeometry(place)


class Projecting(QObject):
    """The class's picture on a second screen, as long as there is one.

    Signal: `changed` when it is shown there, or no longer, or a screen was plugged in.
    """

    changed = Signal()

    def __init__(self, program: Program, area: BoardArea, screen: QWidget) -> None:
        super().__init__(screen)
        self.program, self.area, self.screen_of_teacher = program, area, screen
        self.window: ProjectorWindow | None = None
        self.is_unplugged = False
        """Whether the screen went while the class looked at it."""
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        application.screenAdded.connect(self._screen_added)
        application.screenRemoved.connect(self._screen_removed)

    @property
    def is_on(self) -> bool:
        return self.window is not None

    @property
    def pictures(self) -> tuple[ProjectedPicture, ...]:
        return (self.window.picture,) if self.window is not None else ()

    @property
    def second(self) -> QScreen | None:
        """The first screen that the teacher's window is not on."""
        here = self.screen_of_teacher.window().screen()
        return next((each for each in QGuiApplication.screens() if each is not here), None)

    @property
    def is_offered(self) -> bool:
        """Whether there is a screen to be lit."""
        return not self.is_on and self.second is not None

    @property
    def shape(self) -> float:
        """How high the picture of the class is for its width."""
        size = (self.window or self.screen_of_teacher).size()
        return size.height() / max(1, size.width())

    def begin(self) -> None:
        """Show the picture on the second screen, if there is one."""
        second = self.second
        if second is None or self.window is not None:
            return
        self.window = ProjectorWindow(self.program, self.area, second.geometry())
        self.window.setScreen(second)
        self.window.showFullScreen()
        self.program.sound.hush(True, "projector")
        self.is_unplugged = False
        self.changed.emit()

    def show_area(self, area: BoardArea) -> None:
        """Show the class another table: one that is played over the presentation, or that of the presentation again."""
        if area is not self.area:
            self.area.scene.sharper = 1.0
            self.area = area
            for picture in self.pictures:
                picture.look_at(area)

    def end(self) -> None:
        if self.window is not None:
            self.window.close()
            self.window.deleteLater()
            self.window = None
            self.program.sound.hush(False, "projector")
            self.area.scene.sharper = 1.0

    def exchange(self, teacher: QMainWindow) -> None:
        """Exchange the screens of teacher and class."""
        assert self.window is not None
        here, there = teacher.screen(), self.window.screen()
        is_full = teacher.isFullScreen()
        teacher.showNormal()
        teacher.setGeometry(there.availableGeometry())
        if is_full:
            teacher.showFullScreen()
        self.window.setScreen(here)
        self.window.setGeometry(here.geometry())

    def _screen_added(self, _: QScreen) -> None:
        self.changed.emit()

    def _screen_removed(self, _: QScreen) -> None:
        """All goes on in the teacher's window."""
        if self.window is not None and self.second is None:
            self.end()
            self.is_unplugged = True
        self.changed.emit()
