"""Listens, in the first window, for what a second start of the program was asked."""

from PySide6.QtCore import QFileSystemWatcher, QObject, Signal

from desktop.first_window import Claim, asked_in


class SecondStarts(QObject):
    """Signals: `asked` with an `Asked`; `refused` with the names of files that no start of this program wrote."""

    asked = Signal(object)
    refused = Signal(object)

    def __init__(self, claim: Claim, parent: QObject) -> None:
        super().__init__(parent)
        self.claim = claim
        self._watcher = QFileSystemWatcher([str(claim.folder)], self)
        self._watcher.directoryChanged.connect(self.look)

    def look(self) -> None:
        """Take what has been asked by now."""
        asked, refused = asked_in(self.claim.folder)
        if refused:
            self.refused.emit(tuple(refused))
        for each in asked:
            self.asked.emit(each)
