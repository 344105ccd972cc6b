"""Qt's own widgets in the colours of the table: lists, bars, menus and fields as style sheets of a `Style`."""

from desktop.style.fonts import SANS
from desktop.style.mixing import mix
from desktop.style.theme import Style

SHEET = """
QMenu {{ background: {raised}; color: {text}; border: 1px solid {line}; padding: 6px;
    font-family: "{sans}"; font-size: {body}px; }}
QMenu::item {{ padding: 7px 28px 7px 14px; border-radius: 5px; }}
QMenu::item:selected {{ background: {chosen}; color: {text}; }}
QMenu::item:disabled {{ color: {faint}; }}
QMenu::separator {{ height: 1px; background: {line}; margin: 5px 8px; }}
QListView, QScrollArea {{ background: transparent; border: none; outline: none; }}
QScrollArea > QWidget > QWidget {{ background: transparent; }}
QScrollBar:vertical {{ background: transparent; width: {bar}px; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: {bar}px; margin: 0; }}
QScrollBar::handle {{ background: {thumb}; border-radius: {round}px; }}
QScrollBar::handle:vertical {{ min-height: 36px; margin: 2px; }}
QScrollBar::handle:horizontal {{ min-width: 36px; margin: 2px; }}
QScrollBar::handle:hover, QScrollBar::handle:pressed {{ background: {muted}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
QSlider::groove:horizontal {{ height: 6px; border-radius: 3px; background: {well}; border: 1px solid {line}; }}
QSlider::sub-page:horizontal {{ height: 6px; border-radius: 3px; background: {accent}; }}
QSlider::handle:horizontal {{ width: 16px; height: 16px; margin: -6px 0; border-radius: 8px;
    background: {raised}; border: 1px solid {muted}; }}
QSlider::handle:horizontal:focus {{ border: 2px solid {text}; }}
QCheckBox, QRadioButton {{ color: {text}; spacing: 8px; }}
QAbstractButton:disabled {{ color: {faint}; }}
Field {{ background: transparent; border: none; }}
"""

FIELD = """
QLineEdit {{ background: {raised}; color: {text}; border: 1px solid {line}; border-radius: 7px;
    selection-background-color: {text}; selection-color: {panel}; placeholder-text-color: {muted}; }}
QLineEdit:focus {{ border: 2px solid {text}; }}
"""

BAR = 10


def stylesheet(style: Style) -> str:
    theme = style.theme
    return SHEET.format(
        sans=SANS,
        body=style.text_size(15),
        window=theme.window,
        panel=theme.panel,
        raised=theme.raised,
        well=theme.window,
        line=theme.line,
        text=theme.text,
        muted=theme.muted,
        faint=mix(theme.muted, theme.panel, 0.45).name(),
        thumb=mix(theme.line, theme.muted, 0.35).name(),
        chosen=mix(theme.panel, style.accent_text, 0.16).name(),
        accent=style.accent_text,
        bar=BAR,
        round=(BAR - 4) // 2,
    )


def field_sheet(style: Style) -> str:
    """Return the style sheet of a text field, the same on every ground."""
    theme = style.theme
    return FIELD.format(raised=theme.raised, text=theme.text, line=theme.line, panel=theme.panel, muted=theme.muted)


AREA = """
QPlainTextEdit {{
    background: {raised}; color: {text}; placeholder-text-color: {muted};
    border: 1px solid {line}; border-radius: 6px; padding: 3px 5px;
    selection-background-color: {rim}; selection-color: #231A12;
}}
QPlainTextEdit:focus {{ border: 2px solid {text}; padding: 2px 4px; }}
QPlainTextEdit:disabled {{ background: {panel}; color: {muted}; }}
"""


def area_sheet(style: Style) -> str:
    """Return the style sheet of a field for several lines."""
    theme = style.theme
    return AREA.format(
        raised=theme.raised, text=theme.text, line=theme.line, rim=theme.rim, panel=theme.panel, muted=theme.muted
    )
