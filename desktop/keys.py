"""The keys of the table, in one list: for the table that listens to them, and for the sheet that tells them.

Letters and signs work wherever no text is being typed: a field takes them for itself.
"""

import sys
from dataclasses import dataclass
from typing import Literal

Group = Literal["see", "play", "watch", "back", "find", "class", "ears"]
Act = Literal[
    "explain", "part", "whole", "fit", "nearer", "farther", "pan", "dock", "full-screen", "sheet",
    "walk", "turn", "take", "join", "rotate", "cancel", "confirm", "advice", "line",
    "skip", "again", "round", "pause", "mute",
    "undo", "redo", "look-back", "look-far", "come-back",
    "autoplay", "comment", "keep-marks", "next-chapter", "last-chapter",
    "search", "page", "rules", "lesson",
    "class", "tools", "letters", "vote", "hands", "fewer-hands", "reveal", "wipe", "take-back",
    "project", "freeze", "black", "step",
    "hear-again", "read-said",
]  # fmt: skip

DIGITS = tuple("123456789")
CLASS_TOOLS = ("F2", "F3", "F4", "F5", "F6", "F7")
"""What takes the tools of a class in hand: laser, arrow, ring, number, pen, light."""
AZERTY = ("&", "É", '"', "'", "(", "§", "È", "_", "Ç")
"""What the digit keys give on a French keyboard without Shift; the sixth gives § on some, a minus on others."""


@dataclass(frozen=True, slots=True)
class TableKey:
    """What a key does. Its words stand under `keys-act-<act>`."""

    act: Act
    group: Group
    keys: tuple[str, ...] = ()
    """What is pressed, as Qt writes it; nothing for keys that go to whatever has the keyboard."""
    caps: tuple[str, ...] = ()
    """What stands on the keys; else the first that is pressed."""

    @property
    def shown(self) -> tuple[str, ...]:
        return self.caps or self.keys[:1]


KEYS: tuple[TableKey, ...] = (
    TableKey("explain", "see", ("I",)),
    TableKey("part", "see", DIGITS, ("1", "…", "9")),
    TableKey("whole", "see", ("0", "À")),
    TableKey("fit", "see", ("F",)),
    TableKey("nearer", "see", ("+", "=")),
    TableKey("farther", "see", ("-",), ("−",)),
    TableKey("pan", "see", (), ("space", "mouse")),
    TableKey("dock", "see", ("F9",)),
    TableKey("full-screen", "see", ("F11",)),
    TableKey("sheet", "see", ("?",)),
    TableKey("turn", "play", (), ("tab",)),
    TableKey("walk", "play", (), ("left", "up", "down", "right")),
    TableKey("take", "play", (), ("enter",)),
    TableKey("join", "play", (), ("ctrl", "space")),
    TableKey("rotate", "play", (), ("R",)),
    TableKey("cancel", "play", (), ("esc",)),
    TableKey("confirm", "play", ("Ctrl+Return",), ("ctrl", "enter")),
    TableKey("advice", "play", ("F2",)),
    TableKey("line", "play", ("V",)),
    TableKey("skip", "watch", ("S",)),
    TableKey("again", "watch", ("R",)),
    TableKey("round", "watch", ("E",)),
    TableKey("pause", "watch", ("P",)),
    TableKey("mute", "watch", ("M",)),
    TableKey("undo", "back", ("Ctrl+Z",), ("ctrl", "Z")),
    TableKey("redo", "back", ("Ctrl+Y", "Ctrl+Shift+Z"), ("ctrl", "Y")),
    TableKey("look-back", "back", (), ("left", "right")),
    TableKey("look-far", "back", (), ("home", "end")),
    TableKey("come-back", "back", (), ("esc",)),
    TableKey("autoplay", "back", ("Ctrl+R",), ("ctrl", "R")),
    TableKey("next-chapter", "back", ("Ctrl+PgDown",), ("ctrl", "page-down")),
    TableKey("last-chapter", "back", ("Ctrl+PgUp",), ("ctrl", "page-up")),
    TableKey("comment", "back", ("Ctrl+E",), ("ctrl", "E")),
    TableKey("keep-marks", "back", ("Ctrl+K",), ("ctrl", "K")),
    TableKey("search", "find", ("Ctrl+F",), ("ctrl", "F")),
    TableKey("page", "find", tuple(f"Ctrl+{digit}" for digit in "12345"), ("ctrl", "1", "…", "5")),
    TableKey("rules", "find", ("F1",)),
    TableKey("lesson", "find", ("Ctrl+M",), ("ctrl", "M")),
    TableKey("class", "class", ("F12",)),
    TableKey("tools", "class", (), ("F2", "…", "F7")),
    TableKey("letters", "class", ("Ctrl+L",), ("ctrl", "L")),
    TableKey("vote", "class", ("Ctrl+B",), ("ctrl", "B")),
    TableKey("hands", "class", (), ("1", "…", "4")),
    TableKey("fewer-hands", "class", (), ("alt", "1", "…", "4")),
    TableKey("reveal", "class", (), ("enter",)),
    TableKey("wipe", "class", (), ("del",)),
    TableKey("take-back", "class", (), ("backspace",)),
    TableKey("project", "class", ("F10",)),
    TableKey("freeze", "class", ("F8",)),
    TableKey("black", "class", (".",)),
    TableKey("step", "class", ("PgDown", "PgUp"), ("page-down", "page-up")),
    TableKey("hear-again", "ears", ("Ctrl+T",), ("ctrl", "T")),
    TableKey("read-said", "ears", ("Ctrl+Shift+T",), ("ctrl", "shift", "T")),
)


def keys_of(act: Act) -> tuple[str, ...]:
    return next(each.keys for each in KEYS if each.act == act)


EditorAct = Literal["hand", "stamp", "eraser", "turn", "remove", "undo", "redo", "play"]
EDITOR_KEYS: dict[EditorAct, tuple[str, ...]] = {
    "hand": ("F2",),
    "stamp": ("F3",),
    "eraser": ("F4",),
    "turn": ("R",),
    "remove": ("Del", "Backspace"),
    "undo": keys_of("undo"),
    "redo": keys_of("redo"),
    "play": ("Ctrl+Return",),
}
"""What keys do where a position is edited; those that look at the table are the same there."""

SIGNS = {"left": "←", "right": "→", "up": "↑", "down": "↓", "…": "…"}
NAMED = (
    *("esc", "tab", "enter", "space", "ctrl", "mouse", "home", "end"),
    *("alt", "shift", "del", "backspace", "page-down", "page-up"),
)
"""Caps that bear a word."""

COMMAND = "⌘"


def sign_of(cap: str) -> str | None:
    """What stands on a key that bears no word of a language."""
    if cap == "ctrl" and sys.platform == "darwin":
        return COMMAND
    return None if cap in NAMED else SIGNS.get(cap, cap)
