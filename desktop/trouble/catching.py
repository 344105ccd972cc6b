"""Catches what nobody else caught: in a slot, in a thread, while something is set free; and what Qt says of itself."""

import logging
import sys
import threading
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QtMsgType, qInstallMessageHandler

if TYPE_CHECKING:
    from PySide6.QtCore import QMessageLogContext

LOG = logging.getLogger(__name__)
LEVELS = {
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.WARNING,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}
"""What Qt finds critical, the program goes on with; what is fatal ends it."""


def catch_all() -> None:
    """Log everything that nobody caught, from now on."""
    sys.excepthook = caught
    threading.excepthook = caught_in_thread
    sys.unraisablehook = caught_unraisable
    qInstallMessageHandler(told_by_qt)


def leave_qt_alone() -> None:
    """Hear Qt no more: what it says while the program ends would reach a Python that is gone."""
    qInstallMessageHandler(None)  # its own way again


def caught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """An exception that left a slot, or the program."""
    if issubclass(kind, KeyboardInterrupt):
        sys.__excepthook__(kind, error, trace)
        return
    LOG.error("nobody caught this", exc_info=(kind, error, trace))
    on_terminal(kind, error, trace)


def caught_in_thread(args: threading.ExceptHookArgs) -> None:
    if issubclass(args.exc_type, SystemExit) or args.exc_value is None:
        return
    LOG.error("nobody caught this in a thread", exc_info=(args.exc_type, args.exc_value, args.exc_traceback))
    on_terminal(args.exc_type, args.exc_value, args.exc_traceback)


def caught_unraisable(args: "sys.UnraisableHookArgs") -> None:
    """An exception where none can be raised: it hurts nobody, and is noted."""
    if args.exc_value is not None:
        LOG.warning("nobody could catch this", exc_info=(args.exc_type, args.exc_value, args.exc_traceback))
    sys.__unraisablehook__(args)


def on_terminal(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Print it for whoever started the program from a terminal."""
    if sys.stderr is not None:
        sys.__excepthook__(kind, error, trace)


def told_by_qt(kind: QtMsgType, context: "QMessageLogContext", message: str) -> None:
    level = LEVELS.get(kind)
    if level is not None:
        LOG.log(level, "Qt says: %s", message)
    if sys.stderr is not None:
        sys.stderr.write(f"{message}\n")
