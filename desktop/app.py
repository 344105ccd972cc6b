"""Wires the window: one QApplication, the program, the shell and how its screens are built."""

import logging
import os
from collections.abc import Callable, Sequence
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from typing import Any
from weakref import ref

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTimer, QTranslator
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from desktop.aloud.roles import know_roles
from desktop.application import Application, introduce
from desktop.first_window import Asked, Claim, use_token
from desktop.garbage import GarbageCollector
from desktop.placement import come_forward, scale_for
from desktop.program import Program
from desktop.screen import Screen
from desktop.shell import Shell
from desktop.style.fonts import font, load_fonts
from desktop.trouble.catching import catch_all, caught, leave_qt_alone
from desktop.trouble.crashes import CrashWatch
from desktop.trouble.log import FILE, LogFile
from desktop.wishes.following import Following
from rules.core.about import NAME
from rules.core.moving import move_old_places

LOG = logging.getLogger(__name__)
SCALE_VARIABLE = "QT_SCALE_FACTOR"

SCREENS = {
    "cabinet": "desktop.cabinet.home:Cabinet",
    "kept_games": "desktop.kept_games.page:KeptGames",
    "own_page": "desktop.own_page.screen:OwnPage",
    "new_game": "desktop.new_game.page:NewGame",
    "editor": "desktop.editor.screen:EditorScreen",
    "own_box": "desktop.own_box.screen:OwnBoxScreen",
    "merging": "desktop.own_box.merging:MergingScreen",
    "settings": "desktop.settings_sheet.sheet:SettingsSheet",
    "about": "desktop.about.screen:AboutScreen",
    "table": "desktop.table_screen.screen:TableScreen",
    "branches": "desktop.branches.screen:BranchesScreen",
    "score": "desktop.score.screen:ScoreScreen",
    "review": "desktop.review.screen:ReviewScreen",
    "victory": "desktop.celebration.screen:VictoryScreen",
    "reader": "desktop.reader.reader:Reader",
    "figure": "desktop.reader.figure_screen:FigureScreen",
    "lessons": "desktop.lessons.shelf:Shelf",
    "moments": "desktop.learning.screen:MomentsScreen",
    "lesson": "desktop.lessons.player:LessonPlayer",
    "maker": "desktop.maker.screen:MakerScreen",
    "teach": "desktop.made.teach_page:TeachPage",
    "class_book": "desktop.class_book.screen:ClassBookScreen",
    "library": "desktop.made.library:LibraryScreen",
    "translation": "desktop.made.translation:TranslationScreen",
    "handouts": "desktop.paper.screen:Handouts",
    "plan": "desktop.plans.screen:PlanScreen",
    "presenter": "desktop.presenter.screen:PresenterScreen",
    "puzzles": "desktop.puzzles.shelf:PuzzleShelf",
    "puzzle": "desktop.puzzles.solving:PuzzleScreen",
}
"""Each screen by name; its module is loaded when it is first opened."""


AT_LEISURE_MS = 250
"""After the window is shown, before what nobody waits for is made ready."""


def open_window(asked: Asked | None = None, claim: Claim | None = None) -> int:
    """Open the window, and what it is asked to; with a claim, it is the window that second starts turn to."""
    log, watch = on_watch()
    try:
        move_old_places()
        application = fitting_application()
        _, shell = opened()
        if asked is not None and asked.language is not None:
            shell.program.set_language(asked.language)
        shell.put_where_it_was()
        shell.show()
        wait = 0 if asked is not None and asked.files else AT_LEISURE_MS
        QTimer.singleShot(wait, shell, partial(be_ready_to_mend, shell, log, watch))
        QTimer.singleShot(wait, shell, partial(be_at_home, application, shell, claim))
        if asked is not None:  # last, so that it can be told if that breaks
            QTimer.singleShot(wait, shell, partial(answer, shell, asked))
        return application.exec()
    except Exception as error:
        caught(type(error), error, error.__traceback__)
        regret_in_window(log)
        return 1
    finally:
        leave_qt_alone()
        watch.end()


def regret_in_window(log: LogFile) -> None:
    """Say that the window cannot be opened, where nobody reads what a terminal says."""
    from PySide6.QtWidgets import QMessageBox  # noqa: PLC0415 (seldom, one hopes)

    if QApplication.instance() is not None:
        program = Program()
        QMessageBox.critical(None, NAME, program.say("trouble-not-started", file=str(log.folder / FILE)))


def answer(shell: Shell, asked: Asked) -> None:
    """Do what the program was started for."""
    if asked.language is not None:
        shell.program.set_language(asked.language)
    if asked.files:
        open_files(shell, asked.files)


def answer_again(shell: Shell, asked: Asked) -> None:
    """Do what a second start was asked, in this window, before all others."""
    use_token(asked.token)
    come_forward(shell)
    answer(shell, asked)


def be_at_home(application: Application, shell: Shell, claim: Claim | None) -> None:
    """Have the icon and the menu bar of the program, and hear what the system and second starts want."""
    from desktop.paint.app_icon import program_icon  # noqa: PLC0415 (not before the first window is there)
    from desktop.second_starts import SecondStarts  # noqa: PLC0415 (as above)

    application.setWindowIcon(program_icon())
    shell.usual.show_bar(shell.program.say)
    application.hear_files(partial(open_files, shell))
    if claim is not None:
        starts = SecondStarts(claim, shell)
        starts.asked.connect(partial(answer_again, shell))
        starts.refused.connect(lambda names: LOG.warning("nobody asks like that: %s files", len(names)))
        starts.look()


def open_files(shell: Shell, files: Sequence[Path]) -> None:
    from desktop.made.opening import open_files  # noqa: PLC0415 (not before somebody opens a file)

    open_files(shell, files)


def on_watch() -> tuple[LogFile, CrashWatch]:
    """Log from now on what goes wrong, and note a crash."""
    log, watch = LogFile(), CrashWatch()
    logging.getLogger().addHandler(log)
    catch_all()
    watch.begin()
    return log, watch


def be_ready_to_mend(shell: Shell, log: LogFile, watch: CrashWatch) -> None:
    """Mend what breaks, and tell of it and of what broke the last time."""
    from desktop.mending import Mending  # noqa: PLC0415 (not before the first window is there)

    Mending(shell, log).tell_of_crashes(watch)


def fitting_application() -> Application:
    """Return the application, scaled down on a screen that is too small for our smallest window.

    The system may draw so large that the window has no room: the program then draws itself smaller. Qt asks for the
    scale only once, when an application begins."""
    application = Application()
    scale = scale_for(QGuiApplication.primaryScreen().availableGeometry())
    if scale == 1.0:
        return application
    application.shutdown()
    os.environ[SCALE_VARIABLE] = f"{scale_of_environment() * scale:.3f}"
    return Application()


def scale_of_environment() -> float:
    try:
        return float(os.environ[SCALE_VARIABLE])
    except (KeyError, ValueError):
        return 1.0


def opened() -> tuple[QApplication, Shell]:
    """The application and its window, about to be shown."""
    application = started()
    program = Program()
    Following(program)
    shell = built(program)
    leisure = GarbageCollector(shell)
    shell.pages.currentChanged.connect(leisure.look_soon)
    return application, shell


def started() -> QApplication:
    """The Qt application, with our type."""
    found = QApplication.instance()
    application = found if isinstance(found, QApplication) else Application()
    introduce(application)
    load_fonts()
    application.setFont(font(15))
    return application


def built(program: Program) -> Shell:
    know_roles()
    shell = Shell(program)
    for name, path in SCREENS.items():
        shell.register(name, late(path))
    shell.opener = partial(open_files, shell)
    QtWords(program)
    shell.open("cabinet")
    return shell


def late(path: str) -> Callable[..., Screen]:
    """Builds the screen of `module:class`, loading the module only then."""

    def make(*args: Any, **what: Any) -> Screen:
        module, _, name = path.partition(":")
        screen: Screen = getattr(import_module(module), name)(*args, **what)
        return screen

    return make


UNTRANSLATED = {"&Look in:": "file-dialog-look-in", "Files of &type:": "file-dialog-types"}
"""What Qt's own dialog for files says in English in every language, and our message for it."""


class MissingWords(QTranslator):
    """Our words for what Qt has none for, read when Qt first asks for them."""

    def __init__(self) -> None:
        super().__init__()
        self.program: Callable[[], Program | None] = lambda: None
        """Whose words it says, held weakly: it outlives every window."""
        self.words: dict[str, str] = {}

    def speak_for(self, program: Program) -> None:
        """Read the words anew, in the language that is in use there."""
        self.program, self.words = ref(program), {}

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str | None:
        """Return our words; None leaves the source to Qt, where an empty text would stand for it."""
        program = self.program() if context == "QFileDialog" and source in UNTRANSLATED else None
        if program is None:
            return None
        if not self.words:
            self.words = {source: program.say(ours) for source, ours in UNTRANSLATED.items()}
        return self.words[source]


@cache
def translators() -> tuple[QTranslator, MissingWords]:
    """Qt's words and ours, for as long as the process lives: Python may look for garbage while Qt holds a lock and asks
    ours, and a translator that was set free then would wait for that lock for ever.
    """
    return QTranslator(), MissingWords()


class QtWords(QObject):
    """Qt's own buttons and dialogs, in the language in use."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self.program = program
        self.translator, self.missing = translators()
        QCoreApplication.removeTranslator(self.missing)  # one that is there already would be asked twice
        QCoreApplication.installTranslator(self.missing)
        program.language_changed.connect(self.speak)
        self.speak()

    def speak(self) -> None:
        self.missing.speak_for(self.program)
        QCoreApplication.removeTranslator(self.translator)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if self.translator.load(QLocale(self.program.settings.language), "qtbase", "_", folder):
            QCoreApplication.installTranslator(self.translator)
