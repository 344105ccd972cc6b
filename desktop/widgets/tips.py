"""Tips at the pointer, in the colours and the type of the screen: Qt keeps one look for those of all widgets."""

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QToolTip

from desktop.style.fonts import font
from desktop.style.theme import Style


def dress_tips(style: Style) -> None:
    palette = QToolTip.palette()
    palette.setColor(QPalette.ColorRole.ToolTipBase, QColor(style.theme.raised))
    palette.setColor(QPalette.ColorRole.ToolTipText, QColor(style.theme.text))
    QToolTip.setPalette(palette)
    QToolTip.setFont(font(style.text_size(15)))
