"""As what a screen reader knows a widget that Qt has no role for: a heading, a table to play on, a row of a sheet.

A widget says so by an attribute, `spoken_as`; Qt asks for it once, when a reader first looks at the widget.
"""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAccessibleWidget, QWidget

Role = QAccessible.Role


class Spoken(QAccessibleWidget):
    """A widget in the role that it names. With `speaks_alone` it has nothing inside for a reader."""

    def childCount(self) -> int:
        return 0 if getattr(self.widget(), "speaks_alone", False) else super().childCount()


def know_roles() -> None:
    """Let Qt ask our widgets for their roles."""
    QAccessible.installFactory(_spoken)


def _spoken(_class_name: str, what: QObject) -> QAccessibleWidget | None:
    role = getattr(what, "spoken_as", None)
    return Spoken(what, role) if isinstance(what, QWidget) and role is not None else None
