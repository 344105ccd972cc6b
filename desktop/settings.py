"""What people set once and expect to find again: language, theme, text size, pace, window. One small file."""

import contextlib
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Literal, get_args

from pydantic import TypeAdapter, ValidationError, with_config
from pydantic_core import to_json

from desktop.palette import ThemeName
from rules.core import durable, places
from rules.core.codec import STRICT
from rules.text.language import language_of_environment
from rules.text.localise import Language

Pace = Literal["off", "fast", "normal", "slow"]
PACES: tuple[Pace, ...] = get_args(Pace)
TRAVEL_MS: dict[Pace, int] = {"off": 0, "fast": 200, "normal": 280, "slow": 350}
"""How long a piece travels that another seat moves."""
PAUSE_MS: dict[Pace, int] = {"off": 0, "fast": 250, "normal": 700, "slow": 1500}
"""How long a bot lets people look before its next move."""

TEXT_SCALES = (1.0, 1.25, 1.5, 2.0, 2.5, 3.0)


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class Settings:
    language: Language = "fr"
    theme: ThemeName = "light"
    text_scale: float = 1.0
    pace: Pace = "normal"
    hints: bool = True
    """Light on the pieces that can be taken."""
    warnings: bool = True
    """Whether a legal move that people tend to regret asks once more."""
    dock_open: bool = True
    dock_tab: str = "moves"
    geometry: str = ""
    """Where the window was, as Qt writes it."""
    new_games: dict[str, Any] = field(default_factory=dict)
    """The last choices of the new-game page, by game."""
    lessons_done: dict[str, list[str]] = field(default_factory=dict)
    """By lesson, the steps that were solved."""


ADAPTER: TypeAdapter[Settings] = TypeAdapter(Settings)


class SettingsFile:
    """The settings on disk. A file that cannot be read is replaced: it holds nothing that cannot be set again."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or places.settings()
        self.settings = self._read()

    def change(self, **changes: Any) -> Settings:
        self.settings = replace(self.settings, **changes)
        with contextlib.suppress(OSError):  # not being able to remember a setting is no reason to stop
            places.made(self.path.parent)
            durable.replace_file(self.path, to_json(self.settings))
        return self.settings

    def _read(self) -> Settings:
        try:
            return ADAPTER.validate_json(self.path.read_bytes())
        except (OSError, ValidationError):
            return Settings(language=language_of_environment())
