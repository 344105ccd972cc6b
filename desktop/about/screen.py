"""About: version, changes, licences, where the games lie, and the report that one can save. Nothing is sent."""

import re
from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QKeyEvent

from desktop.about.leaf import AboutLeaf
from desktop.about.papers import licence_texts, packages, versions
from desktop.page.leaf import Sheet
from desktop.page.leaf_screen import LeafScreen
from desktop.page.words import BREAK
from desktop.program import Program
from desktop.reporting import save_report
from desktop.shell import Shell
from rules.core import folders
from rules.core.about import NAME, VERSION

WIDEST = 980
SCROLLS = {
    Qt.Key.Key_Down: 60,
    Qt.Key.Key_Up: -60,
    Qt.Key.Key_PageDown: 600,
    Qt.Key.Key_PageUp: -600,
    Qt.Key.Key_Home: -(10**6),
    Qt.Key.Key_End: 10**6,
}


def breakable(path: Path) -> str:
    """A path that may go on in the next line after each of its folders."""
    return re.sub(r"([/\\])", "\\1" + BREAK, str(path))


class AboutScreen(LeafScreen):
    """Opened through the shell as `about`."""

    leaf: AboutLeaf

    def __init__(self, program: Program, shell: Shell) -> None:
        super().__init__(program, shell, "help")
        self.sheet = Sheet(self, self.style_now, program.art)
        self.sheet.lower()
        self.scroller.gap = 12
        self.leaf = AboutLeaf(None, self.style_now)
        self.leaf.report.clicked.connect(lambda: save_report(shell))
        self.leaf.folder.clicked.connect(self._open_folder)
        self.leaf.texts.clicked.connect(self._open_texts)
        self.leaf.to_licences.clicked.connect(lambda: self.scroller.scroll_to(self.leaf.licences_title.y() - 8))
        self.leaf.texts.setVisible(licence_texts() is not None)
        self.leaf.show_packages(packages())
        self.say_again()
        self.scroller.show_leaf(self.leaf)
        self.begins_at = self.leaf.folder

    def say_again(self) -> None:
        say, leaf = self.program.say, self.leaf
        self.say_header("", say("about"))
        leaf.title.say(NAME)
        leaf.version.say(say("about-version", version=VERSION))
        leaf.motto.say(say("cabinet-motto"))
        leaf.nothing_sent.say(say("about-nothing-sent"))
        leaf.home.say(say("about-home", folder=breakable(folders.home())))
        leaf.folder.say(say("about-open-folder"))
        leaf.report.say(say("trouble-save"))
        leaf.texts.say(say("about-licence-texts"))
        leaf.to_licences.say(say("about-licences"))
        leaf.changes_title.say(say("about-changes"))
        leaf.show_versions(versions(self.program.settings.language))
        leaf.licences_title.say(say("about-licences"))
        leaf.licences.say(say("about-licences-note"))
        self.arrange()

    def _open_folder(self) -> None:
        """Show the folder of the games in the system's own window."""
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folders.made(folders.home()))))

    def _open_texts(self) -> None:
        texts = licence_texts()
        if texts is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(texts)))

    def arrange(self) -> None:
        top = self.header.put(0, 0, self.width())
        wide = min(self.width() - 48, round(WIDEST * self.program.settings.text_scale**0.5))
        x, bleed, high = (self.width() - wide) // 2, self.sheet.bleed, self.height() - top - 40
        self.sheet.setGeometry(x - bleed, top + 20 - bleed, wide + 2 * bleed, high + 2 * bleed)
        self.scroller.setGeometry(x + 26, top + 32, wide - 40, high - 24)
        self.scroller.arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = SCROLLS.get(Qt.Key(event.key()))
        if event.key() == Qt.Key.Key_Escape:
            self.shell.back()
        elif step is not None:
            self.scroller.scroll_to(self.scroller.bar.value() + step)
        else:
            super().keyPressEvent(event)
