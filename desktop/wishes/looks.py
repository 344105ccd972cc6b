"""Which theme the system asks for: contrast before dark, and light where it says nothing."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QStyleHints

from desktop.style.palette import ThemeName


def theme_wished(hints: QStyleHints | None = None) -> ThemeName:
    """Qt knows on all three systems, from the start of the application on."""
    asked = hints or QGuiApplication.styleHints()
    return theme_for(asked.colorScheme(), asked.accessibility().contrastPreference())


def theme_for(scheme: Qt.ColorScheme, contrast: Qt.ContrastPreference) -> ThemeName:
    if contrast == Qt.ContrastPreference.HighContrast:
        return "contrast"
    return "dark" if scheme == Qt.ColorScheme.Dark else "light"
