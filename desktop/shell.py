"""The window: one screen at a time, remembered where it was, full screen with a key.

Screens ask for each other by name through `Shell.open`; nothing else knows how they are built.
"""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QMargins, QObject, QRect, Qt, QTimer
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QScreen,
    QShowEvent,
    QTouchEvent,
)
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from desktop.aloud.voice import Voice
from desktop.drop_window import DropWindow
from desktop.placement import (
    SMALLEST,
    USUAL,
    State,
    is_second,
    key_of,
    place_of,
    rect_in,
    remembered,
    screen_named,
    smallest_in,
    usual_in,
    with_place,
)
from desktop.program import Program
from desktop.screen import Screen
from desktop.widgets.dressing import wear_all
from desktop.widgets.said_again import SaidAgain
from desktop.widgets.tips import dress_tips
from desktop.window_actions import WindowActions
from desktop.window_acts import WindowActs
from rules.core.about import NAME

WINDOW_STATES: dict[State, Qt.WindowState] = {
    "normal": Qt.WindowState.WindowNoState,
    "maximised": Qt.WindowState.WindowMaximized,
    "full": Qt.WindowState.WindowFullScreen,
}

USED = {QEvent.Type.KeyPress: True, QEvent.Type.MouseButtonPress: False, QEvent.Type.TouchBegin: False}
"""What tells that the keyboard is used, or something else."""

if TYPE_CHECKING:
    from desktop.widgets.fingers import Fingers
    from desktop.widgets.notices import Action, Notices

Maker = Callable[..., Screen]

SHEETS = frozenset({"kept_games", "reader", "review", "score", "settings"})
"""Screens that slide over the one below like a page, and are heard; not from a lesson, where all is silent."""


class Shell(DropWindow):
    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program = program
        self.makers: dict[str, Maker] = {}
        self.pages = QStackedWidget()
        self.trail: list[Screen] = []
        """The screens that are open, the one on top last."""
        self.notices: Notices | None = None
        """What people should know of the program itself, above whatever screen is open."""
        whole = QWidget()
        self.setCentralWidget(whole)
        self.column = QVBoxLayout(whole)
        self.column.setSpacing(0)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.addWidget(self.pages, 1)
        self.said_again = SaidAgain(program, self, self.column)
        self.pages.currentChanged.connect(self._dress)
        program.style_changed.connect(self._dress)
        program.settings_file.unkept = self._tell_unkept
        self.setWindowTitle(NAME)
        self.usual = WindowActions(self, WindowActs(self).by_name)
        program.language_changed.connect(self._say_again)
        self.uses_keyboard = False
        """Whether what was done last in this window was done by keyboard: then every screen shows where it stands."""
        self._is_projected = False
        """Whether the window fills a second screen."""
        self.resize(USUAL)
        self.setMinimumSize(SMALLEST)
        self._put_at = QRect()
        """Where the window was put before its frame was known."""
        screens = QGuiApplication.instance()
        assert isinstance(screens, QGuiApplication)
        screens.screenRemoved.connect(self._stay_on_screen)

    def register(self, name: str, maker: Maker) -> None:
        """How the screen of this name is built: `maker(program, shell, **what)`."""
        self.makers[name] = maker

    def open(self, name: str, **what: Any) -> Screen:
        """A new screen on top of those that are open."""
        if name in SHEETS and not any(each.opened_as == "lesson" for each in self.trail):
            self.program.sound.play("page")
        screen = self.makers[name](self.program, self, **what)
        screen.opened_as = name
        if screen.headline is not None:
            screen.headline.windowTitleChanged.connect(self._say_title)
        if self.trail:
            self.trail[-1].was_at = self._take_keyboard()
        self.trail.append(screen)
        self.pages.addWidget(screen)
        self.pages.setCurrentWidget(screen)
        screen.take_keyboard(self._reason)
        self._say_title()
        screen.tell_itself(self.voice)
        return screen

    def back(self) -> None:
        """Closes the screen on top; the first one stays."""
        if len(self.trail) > 1:
            self._take_keyboard()
            self._close(self.trail.pop())
            self.pages.setCurrentWidget(self.trail[-1])
            self.trail[-1].come_back_to(self._reason)
            self.trail[-1].say_again()
            self._say_title()
            self.trail[-1].tell_itself(self.voice)

    def home(self) -> None:
        while len(self.trail) > 1:
            self.back()

    def replace(self, name: str, **what: Any) -> Screen:
        """Another screen in the place of the one on top."""
        if len(self.trail) == 1:
            return self.open(name, **what)
        self._take_keyboard()
        self._close(self.trail.pop())
        was_at = self.trail[-1].was_at
        screen = self.open(name, **what)
        self.trail[-2].was_at = was_at
        return screen

    def _say_title(self) -> None:
        """Name the window after the screen on top: the game and whose turn it is, or the page."""
        titled = self.trail[-1].titled if self.trail else ""
        self.setWindowTitle(f"{titled} — {NAME}" if titled else NAME)

    def _say_again(self) -> None:
        self.usual.say_again(self.program.say)
        self._say_title()

    def tell_over(self, is_over: bool) -> None:
        if self.trail:
            self.trail[-1].file_over(is_over)

    @cached_property
    def fingers(self) -> "Fingers":
        """What fingers on this window do, from the first of them on."""
        from desktop.widgets.fingers import Fingers  # noqa: PLC0415 (not before somebody touches the screen)

        return Fingers(self)

    def toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self._mind_projector()

    def _mind_projector(self) -> None:
        """Start mute where the window begins to fill a second screen, as before a class; whoever wants to hear can."""
        is_projected = self.isFullScreen() and is_second(self.screen())
        if is_projected != self._is_projected:
            self._is_projected = is_projected
            self.program.sound.hush(is_projected, "projector")

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        handle = self.windowHandle()
        if handle is not None:
            handle.installEventFilter(self)
            handle.screenChanged.connect(self._know_screen, Qt.ConnectionType.UniqueConnection)
        if self.geometry() == self._put_at:
            # Its frame is known once the window stands there.
            QTimer.singleShot(0, self, self._stay_on_screen)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note whether the keyboard was used last; hear fingers. Only events from outside the window pass here."""
        if event.type() in USED:
            self.uses_keyboard = USED[event.type()]
        if isinstance(event, QTouchEvent):
            self.fingers.glides = self.program.settings.pace != "off"
            return self.fingers.hear(event)
        return False

    def _dress(self) -> None:
        if self.trail:
            dress_tips(self.trail[-1].style_now)
            if self.notices is not None:
                wear_all(self.notices, self.trail[-1].style_now)
            self.said_again.wear(self.trail[-1].style_now)

    def _tell_unkept(self, error: OSError) -> None:
        """Say once that the settings were not saved, until the user closes the notice."""
        from rules.core.journal import cannot  # noqa: PLC0415 (not before the first window is there)

        problem = cannot("settings-not-written", self.program.settings_file.path, error)
        self.tell("settings", lambda: self.program.say_phrase(problem.sentence))

    def tell(self, name: str, say: Callable[[], str], *actions: "Action") -> None:
        """Say something above whatever screen is open, until the user closes it; a later word of this name replaces
        it. Actions are what can be done about it."""
        from desktop.widgets.notices import Notices  # noqa: PLC0415 (not before the first window is there)

        program = self.program
        if self.notices is None:
            self.notices = Notices()
            self.column.insertWidget(0, self.notices)
            program.language_changed.connect(self.notices.say_again)
        self.notices.tell_until_closed(name, say, lambda: program.say("kept-line-close"), *actions)
        self._dress()

    # Keyboard and ears

    @property
    def voice(self) -> Voice:
        """What tells a screen reader what happens in this window."""
        return self.program.voice

    @property
    def _reason(self) -> Qt.FocusReason:
        return Qt.FocusReason.TabFocusReason if self.uses_keyboard else Qt.FocusReason.OtherFocusReason

    def _take_keyboard(self) -> QWidget | None:
        """Take the keyboard off the screen on top, which Qt would else put somewhere on the next one. Where it was."""
        here = self.focusWidget()
        if here is None or not self.trail[-1].isAncestorOf(here):
            return None
        here.clearFocus()
        return here

    def closeEvent(self, event: QCloseEvent) -> None:
        self._remember_place()
        for screen in reversed(self.trail):
            screen.leave()
        # Nothing that is being taken apart may be told that it loses the keyboard.
        here = self.focusWidget()
        if here is not None:
            here.clearFocus()
        super().closeEvent(event)

    def _close(self, screen: Screen) -> None:
        screen.leave()
        self.pages.removeWidget(screen)
        screen.deleteLater()

    # Where it stands

    def put_where_it_was(self) -> None:
        """Place the window before it is shown: where it was on this screen, or as large as there is room."""
        settings = self.program.settings
        screen = screen_named(settings.screen)
        free = screen.availableGeometry()
        place = remembered(settings.windows, key_of(screen)) or usual_in(free)
        self.setMinimumSize(smallest_in(free))
        self._put_at = rect_in(free, place)
        self.setGeometry(self._put_at)
        if place.state != "normal":
            self.setWindowState(WINDOW_STATES[place.state])

    def _remember_place(self) -> None:
        screen, settings = self.screen(), self.program.settings
        state: State = "full" if self.isFullScreen() else "maximised" if self.isMaximized() else "normal"
        place = place_of(self.normalGeometry(), screen.availableGeometry(), state)
        key = key_of(screen)
        self.program.settings_file.change(screen=key, windows=with_place(settings.windows, key, place))

    def _know_screen(self, screen: QScreen) -> None:
        """Another screen may leave less free, and may be a projector."""
        self.setMinimumSize(smallest_in(screen.availableGeometry()))
        self._mind_projector()

    def _stay_on_screen(self, *_: object) -> None:
        """A window that reaches beyond its screen, or whose screen is gone, is put within what is free."""
        if self.isMaximized() or self.isFullScreen():
            return
        free, here, around = self.screen().availableGeometry(), self.geometry(), self.frameGeometry()
        if free.contains(around):
            return
        frame = QMargins(
            here.left() - around.left(),
            here.top() - around.top(),
            around.right() - here.right(),
            around.bottom() - here.bottom(),
        )
        self.setMinimumSize(smallest_in(free))
        self.setGeometry(rect_in(free, place_of(here, free), frame))
