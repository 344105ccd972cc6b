"""As what a screen reader knows a widget that Qt has no role for: a heading, a table to play on, a row of a sheet.

A widget says so by an attribute, `spoken_as`; Qt asks for it once, when a reader first looks at the widget.
"""

from functools import cache

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAccessibleWidget, QWidget

Role = QAccessible.Role
Text = QAccessible.Text

BY_NAME = Role.NoRole
"""What has a name is words, or a group of what lies in it; what has none is nothing but room."""


class Spoken(QAccessibleWidget):
    """A widget in the role that it names. With `speaks_alone` it has nothing inside for a reader; with
    `spoken_description` it is described as it is when somebody asks, not as it was.
    """

    def role(self) -> QAccessible.Role:
        role = super().role()
        if role != BY_NAME or not self.isValid():
            return role
        if not self.widget().accessibleName():
            return Role.Client
        return Role.Grouping if self.childCount() else Role.StaticText

    def childCount(self) -> int:
        return 0 if getattr(self.widget(), "speaks_alone", False) else super().childCount()

    def text(self, which: QAccessible.Text) -> str:
        widget = self.widget()
        if which == Text.Description and hasattr(widget, "spoken_description"):
            return str(widget.spoken_description())
        said = super().text(which)
        if which == Text.Name and not said and hasattr(widget, "text"):
            return str(widget.text())
        return said


@cache
def know_roles() -> None:
    """Let Qt ask our widgets for their roles."""
    QAccessible.installFactory(_spoken)


def _spoken(_class_name: str, what: QObject) -> QAccessibleWidget | None:
    role = getattr(what, "spoken_as", None)
    return Spoken(what, role) if isinstance(what, QWidget) and role is not None else None
