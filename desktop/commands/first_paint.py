"""A process that opens a window and says when it has been painted: the cabinet, or an empty one as the yardstick.

    python -m desktop.commands.first_paint cabinet|empty [stay]

It prints the most memory it has had by then; with `stay` once more, when the cabinet has looked into the games.
"""

import gc
import multiprocessing
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow, QWidget

STAYS_MS = 1600
SIZE = 1600, 1000


class FirstPaint(QObject):
    """Calls once, when the widget has been painted and what was painted stands in the window."""

    def __init__(self, widget: QWidget, call: Callable[[], None]) -> None:
        super().__init__(widget)
        self.widget = widget
        self.call = call
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.widget.removeEventFilter(self)
            QTimer.singleShot(0, self.call)
        return False


def cabinet() -> tuple[QApplication, QWidget, QWidget]:
    """Open the cabinet as the program itself does."""
    gc.disable()
    from desktop.first_window import Asked, Claim, start

    start(Asked(), Claim())
    from desktop.imports import read_no_sources

    read_no_sources()
    from desktop.app import on_watch, opened

    on_watch()
    application, shell = opened()
    return application, shell, shell.trail[0]


def empty() -> tuple[QApplication, QWidget, QWidget]:
    application = QApplication(sys.argv[:1])
    window = QMainWindow()
    view = QGraphicsView(QGraphicsScene(window))
    window.setCentralWidget(view)
    window.resize(*SIZE)
    return application, window, view.viewport()


def main(arguments: Sequence[str]) -> int:
    application, window, painted = cabinet() if arguments[0] == "cabinet" else empty()
    stays = "stay" in arguments

    def tell() -> None:
        print(peak_memory(), flush=True)
        if not stays:
            application.quit()

    if stays:
        QTimer.singleShot(STAYS_MS, lambda: (print(peak_memory(), flush=True), application.quit()))
    watch = FirstPaint(painted, tell)
    window.show()
    code = application.exec()
    del watch
    return code


def peak_memory() -> int:
    """The most memory this process has had, in bytes."""
    if sys.platform == "win32":
        return peak_on_windows()
    status = Path("/proc/self/status")
    if status.exists():
        # getrusage would also count what the process had before it became this program.
        line = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM"))
        return int(line.split()[1]) * 1024
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def peak_on_windows() -> int:
    import ctypes
    from ctypes import wintypes

    class Counters(ctypes.Structure):
        _fields_ = (
            ("cb", wintypes.DWORD),
            ("PageFaultCount", wintypes.DWORD),
            ("PeakWorkingSetSize", ctypes.c_size_t),
            *((name, ctypes.c_size_t) for name in ("WorkingSetSize", "a", "b", "c", "d", "e", "f")),
        )

    counters = Counters(cb=ctypes.sizeof(Counters))
    process = ctypes.windll.kernel32.GetCurrentProcess()  # type: ignore[attr-defined,unused-ignore]
    ctypes.windll.psapi.GetProcessMemoryInfo(  # type: ignore[attr-defined,unused-ignore]
        wintypes.HANDLE(process), ctypes.byref(counters), counters.cb
    )
    return int(counters.PeakWorkingSetSize)


if __name__ == "__main__":
    multiprocessing.freeze_support()
    raise SystemExit(main(sys.argv[1:]))
