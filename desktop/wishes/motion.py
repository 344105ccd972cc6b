"""Whether the system is asked for no movement: one reader a system. What answers late is told late; nothing waits."""

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QProcess

Told = Callable[[bool | None], object]
"""Hears whether no movement is wished for; None where the system does not say."""
Reader = Callable[[Told], None]
Said = Callable[[str | None], object]
Run = Callable[[Sequence[str], Said], None]

MACOS = ("/usr/bin/defaults", "read", "com.apple.universalaccess", "reduceMotion")
GNOME = ("gsettings", "get", "org.gnome.desktop.interface", "enable-animations")
CLIENT_AREA_ANIMATION = 0x1042
"""SPI_GETCLIENTAREAANIMATION: what Windows calls “Animation effects”."""


def reader(platform: str = sys.platform, environment: Mapping[str, str] = os.environ) -> Reader:
    """Return what reads the wish on this system."""
    if platform == "win32":
        return read_windows
    if platform == "darwin":
        return read_macos
    if "KDE" in environment.get("XDG_CURRENT_DESKTOP", ""):
        folder = environment.get("XDG_CONFIG_HOME") or str(Path.home() / ".config")
        return partial(read_kde, Path(folder) / "kdeglobals")
    return read_gnome


def read_windows(told: Told, animates: Callable[[], bool | None] | None = None) -> None:
    answer = (animates or windows_animates)()
    told(None if answer is None else not answer)


def read_macos(told: Told, run: Run | None = None) -> None:
    """“Reduce motion”; whoever never chose has no such key."""
    (run or ask_program)(MACOS, lambda said: told({"1": True, "0": False}.get((said or "").strip())))


def read_gnome(told: Told, run: Run | None = None) -> None:
    """“Animations”, in GNOME and in what keeps its settings as GNOME does."""
    (run or ask_program)(GNOME, lambda said: told({"false": True, "true": False}.get((said or "").strip())))


def read_kde(file: Path, told: Told) -> None:
    """The speed of animations of Plasma: at once is 0."""
    from configparser import ConfigParser, Error  # noqa: PLC0415 (only there)

    config = ConfigParser(strict=False, interpolation=None)
    try:
        config.read(file, encoding="utf-8")
        factor = config.get("KDE", "AnimationDurationFactor", fallback="")
        told(float(factor) == 0 if factor else None)
    except (Error, OSError, ValueError):  # a file of another program: whatever stands there, it stops nothing
        told(None)


def windows_animates() -> bool | None:
    """Ask Windows itself, which answers at once."""
    if sys.platform != "win32":
        return None
    import ctypes  # noqa: PLC0415 (only there)

    answer = ctypes.c_int(1)
    is_told = ctypes.windll.user32.SystemParametersInfoW(CLIENT_AREA_ANIMATION, 0, ctypes.byref(answer), 0)
    return bool(answer.value) if is_told else None


def ask_program(command: Sequence[str], said: Said) -> None:
    """Ask a small program of the system in its own process, and hear what it prints; None where it does not answer."""
    Asking(said).start(command[0], list(command[1:]))


class Asking(QProcess):
    """Tells the answer once, and is gone; whoever ends Vestiges before it came hears nothing."""

    def __init__(self, said: Said) -> None:
        application = QCoreApplication.instance()
        super().__init__(application)
        self.said = said
        self.finished.connect(self._tell)
        self.errorOccurred.connect(self._fail)
        if application is not None:
            application.aboutToQuit.connect(self._give_up)

    def _tell(self) -> None:
        is_well = self.exitStatus() == QProcess.ExitStatus.NormalExit and self.exitCode() == 0
        self.said(self.readAllStandardOutput().toStdString() if is_well else None)
        self.deleteLater()

    def _fail(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self.said(None)
            self.deleteLater()

    def _give_up(self) -> None:
        self.blockSignals(True)
        self.kill()
        self.waitForFinished()
