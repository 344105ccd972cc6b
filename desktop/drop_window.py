"""A window on which files of this program are dropped."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent
from PySide6.QtWidgets import QMainWindow

from rules.core.folders import EXTENSION


def files_in(dragged: QMimeData) -> tuple[Path, ...]:
    """The files of this program among what is dragged."""
    paths = [Path(url.toLocalFile()) for url in dragged.urls() if url.isLocalFile()]
    return tuple(each for each in paths if each.suffix == EXTENSION)


class DropWindow(QMainWindow):
    def __init__(self) -> None:
        super().__init__()
        self.opener: Callable[[Sequence[Path]], object] = lambda files: None
        """What opens files that were dropped on the window, or that the system hands over."""
        self.setAcceptDrops(True)

    def tell_over(self, is_over: bool) -> None:
        """Hear that files are held over the window, or no longer."""

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if files_in(event.mimeData()):
            event.acceptProposedAction()
            self.tell_over(True)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self.tell_over(False)

    def dropEvent(self, event: QDropEvent) -> None:
        self.tell_over(False)
        files = files_in(event.mimeData())
        if files:
            event.acceptProposedAction()
            self.opener(files)
