"""The usual keys of any program, the same in every screen: the system's own, and ours where it has none."""

import sys
from functools import cache
from typing import Literal, get_args

from PySide6.QtGui import QAction, QKeyEvent, QKeySequence

WindowAct = Literal["new", "open", "close", "settings", "full-screen", "help", "about", "quit"]
WINDOW_ACTS: tuple[WindowAct, ...] = get_args(WindowAct)

Standard = QKeySequence.StandardKey
STANDARD: dict[WindowAct, Standard] = {
    "new": Standard.New,
    "open": Standard.Open,
    "close": Standard.Close,
    "settings": Standard.Preferences,
    "full-screen": Standard.FullScreen,
    "help": Standard.HelpContents,
    "quit": Standard.Quit,
}
OURS: dict[WindowAct, str] = {"quit": "Ctrl+Q", "settings": "Ctrl+,", "full-screen": "F11", "help": "F1"}
"""What people press all the same where the system does not say; on macOS it says all, and F11 belongs to it."""

Role = QAction.MenuRole
ROLES: dict[WindowAct, Role] = {
    "settings": Role.PreferencesRole,
    "about": Role.AboutRole,
    "quit": Role.QuitRole,
}
"""What macOS moves into the menu of the program; it leaves all else where it is."""


@cache
def sequences_of(act: WindowAct, platform: str = sys.platform) -> tuple[QKeySequence, ...]:
    """What is pressed for this, the most usual first."""
    found = list(QKeySequence.keyBindings(STANDARD[act])) if act in STANDARD else []
    ours = QKeySequence(OURS[act]) if act in OURS and platform != "darwin" else None
    if ours is not None and ours not in found:
        found.append(ours)
    return tuple(found)


def role_of(act: WindowAct) -> Role:
    return ROLES.get(act, Role.NoRole)


def is_for_window(event: QKeyEvent) -> bool:
    """Whether this key is one of them: what covers a screen lets it through."""
    pressed = QKeySequence(event.keyCombination())
    return any(pressed in sequences_of(act) for act in WINDOW_ACTS)
