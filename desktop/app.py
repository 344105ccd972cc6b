"""Wires the window: one QApplication, the program, the shell and how its screens are built."""

import gc
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QLibraryInfo, QLocale, QObject, QTranslator
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from desktop.garbage import GarbageCollector
from desktop.placement import scale_for
from desktop.program import Program
from desktop.screen import Screen
from desktop.shell import Shell
from desktop.style.fonts import font, load_fonts

if TYPE_CHECKING:
    from rules.text.localise import Language

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


def open_window(language: "Language | None" = None, files: Sequence[Path] = ()) -> int:
    """Open the window; with files, what they hold."""
    begun = fitting_application()
    application, shell = opened()
    assert application is begun
    if language is not None:
        shell.program.set_language(language)
    shell.put_where_it_was()
    shell.show()
    if files:
        open_files(shell, files)
    return application.exec()


def open_files(shell: Shell, files: Sequence[Path]) -> None:
    from desktop.made.opening import open_files  # noqa: PLC0415 (not before somebody opens a file)

    open_files(shell, files)


def fitting_application() -> QApplication:
    """Return the application, scaled down on a screen that is too small for our smallest window.

    The system may draw so large that the window has no room: the program then draws itself smaller. Qt asks for the
    scale only once, when an application begins."""
    application = QApplication(sys.argv[:1])
    scale = scale_for(QGuiApplication.primaryScreen().availableGeometry())
    if scale == 1.0:
        return application
    application.shutdown()
    os.environ[SCALE_VARIABLE] = f"{scale_of_environment() * scale:.3f}"
    return QApplication(sys.argv[:1])


def scale_of_environment() -> float:
    try:
        return float(os.environ[SCALE_VARIABLE])
    except (KeyError, ValueError):
        return 1.0


def opened() -> tuple[QApplication, Shell]:
    """The application and its window, about to be shown."""
    application = started()
    shell = built(Program())
    leisure = GarbageCollector(shell)
    shell.pages.currentChanged.connect(leisure.look_soon)
    return application, shell


def started() -> QApplication:
    """The Qt application, with our type."""
    found = QApplication.instance()
    application = found if isinstance(found, QApplication) else QApplication(sys.argv[:1])
    application.setApplicationName("Vestiges")
    load_fonts()
    application.setFont(font(15))
    return application


def built(program: Program) -> Shell:
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

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self.program = program
        self.words: dict[str, str] = {}

    def forget(self) -> None:
        """Another language is in use."""
        self.words = {}

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        if context != "QFileDialog" or source not in UNTRANSLATED:
            return ""
        if not self.words:
            self._read()
        return self.words[source]

    def _read(self) -> None:
        """Read them without a search for garbage: it may set free an older translator, and that would wait for ever for
        the lock that Qt holds while it asks."""
        was_enabled = gc.isenabled()
        gc.disable()
        try:
            self.words = {source: self.program.say(ours) for source, ours in UNTRANSLATED.items()}
        finally:
            if was_enabled:
                gc.enable()


class QtWords(QObject):
    """Qt's own buttons and dialogs, in the language in use."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self.program = program
        self.translator: QTranslator | None = None
        self.missing = MissingWords(program)
        application = QApplication.instance()
        if application is not None:
            application.installTranslator(self.missing)
        program.language_changed.connect(self.speak)
        self.speak()

    def speak(self) -> None:
        self.missing.forget()
        application = QApplication.instance()
        if application is None:
            return
        if self.translator is not None:
            application.removeTranslator(self.translator)
        self.translator = QTranslator(self)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if self.translator.load(QLocale(self.program.settings.language), "qtbase", "_", folder):
            application.installTranslator(self.translator)
