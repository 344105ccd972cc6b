"""What people set once and expect to find again: language, theme, text size, pace, window. One small file."""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, get_args

from desktop.style.palette import ThemeName
from rules.core import durable, folders
from rules.core.types import Json
from rules.text.language import language_of_environment

if TYPE_CHECKING:
    from rules.text.localise import Language

Bubbles = Literal["at-once", "moment", "key"]
BUBBLES: tuple[Bubbles, ...] = get_args(Bubbles)
Pace = Literal["off", "fast", "normal", "slow"]
PACES: tuple[Pace, ...] = get_args(Pace)
AutoplayPace = Literal["slow", "usual", "quick"]
AUTOPLAY_PACES: tuple[AutoplayPace, ...] = get_args(AutoplayPace)
TRAVEL_MS: dict[Pace, int] = {"off": 0, "fast": 200, "normal": 280, "slow": 350}
"""How long a piece travels that another seat moves."""
PAUSE_MS: dict[Pace, int] = {"off": 0, "fast": 250, "normal": 700, "slow": 1500}
"""How long a bot lets people look before its next move."""

NAME_LETTERS = 24
NAMES_KEPT = 24
"""A class of names is remembered."""

TEXT_SCALES = (1.0, 1.25, 1.5, 2.0, 2.5, 3.0)


@dataclass(frozen=True, slots=True)
class Settings:
    language: "Language" = "fr"
    theme: ThemeName = "light"
    theme_by_system: bool = False
    """Whether the theme is the one that the system asks for, now and whenever that changes."""
    text_scale: float = 1.0
    pace: Pace = "normal"
    pace_by_system: bool = False
    """Whether nothing moves where the system is asked for that, and everything as usual where it is not."""
    autoplay_pace: AutoplayPace = "usual"
    autoplay_waits: bool = True
    """How fast recorded moves are played on by themselves, and whether that stops at comments."""
    hints: bool = True
    """Light on the pieces that can be taken."""
    warnings: bool = True
    """Whether a legal move that people tend to regret asks once more."""
    only_moves: bool = True
    """Whether a move beside which nothing else is legal plays itself."""
    letter_keys: bool = True
    """Whether letters, digits and signs do something by themselves; else with Alt."""
    bubbles: Bubbles = "moment"
    """When things explain themselves: as soon as they are pointed at, after a moment, or only when asked by key."""
    volume: int = 60
    mute: bool = False
    sound_pieces: bool = True
    sound_signals: bool = True
    sound_mood: bool = True
    """Which sounds are heard: of pieces, of turns and ends, of storms and drawers."""
    seen: dict[str, Any] = field(default_factory=dict)
    """What has shown itself once, and need not do so again: `aim:marajoara`."""
    candid: bool = False
    """Whether computers say what else they weighed, where their cards are no secret."""
    explain: bool = True
    """Whether what an automa does waits until its reasons are read."""
    class_size: int = 0
    """How many vote in the class that sat here last; 0: nobody has said, it is those of the class book."""
    class_book: bool = False
    """Whether lessons ask who is there, and keep what is done under that first name."""
    dark_panel: bool = False
    """Whether what a class reads stands on a dark ground."""
    dark_desk: bool = True
    """Whether who runs a class has a dark screen in a dark room, whatever theme is worn elsewhere."""
    both_languages: bool = False
    """Whether lessons, refusals and rules are also said in the other language, smaller, below."""
    dock_open: bool = True
    dock_tab: str = "moves"
    screen: str = ""
    """The screen on which the window was last."""
    windows: dict[str, Any] = field(default_factory=dict)
    """By screen, where the window was on it."""
    new_games: dict[str, Any] = field(default_factory=dict)
    """The last choices of the new-game page, by game."""
    name: str = ""
    """Who plays on this computer now: asked once in the cabinet, chosen at a new game, changed on one's own page."""
    names: list[str] = field(default_factory=list)
    """What people have called themselves, the latest first."""
    tutor: dict[str, Any] = field(default_factory=dict)
    """By person, the smallest mistakes before which a move is held; nothing where there is no tutor."""
    lessons_done: dict[str, list[str]] = field(default_factory=dict)
    """By lesson, the steps that were solved."""


BY_SYSTEM = {"theme": "theme_by_system", "pace": "pace_by_system"}
"""What the system may choose, and whether it does."""

CHOICES: dict[str, tuple[Any, ...]] = {
    "language": ("fr", "en"),
    "theme": get_args(ThemeName),
    "text_scale": TEXT_SCALES,
    "pace": PACES,
    "autoplay_pace": AUTOPLAY_PACES,
    "bubbles": BUBBLES,
    "volume": tuple(range(101)),
    "class_size": tuple(range(201)),
}


def settings_from(written: Json) -> Settings:
    """What a file says, as far as it makes sense; what does not is as usual.

    By hand and not with pydantic, which takes longer to load than the window to appear.
    """
    usual = Settings(language=language_of_environment())
    if not isinstance(written, dict):  # whoever has chosen nothing yet has chosen for their system
        return replace(usual, theme_by_system=True, pace_by_system=True)
    known = {each.name: getattr(usual, each.name) for each in fields(Settings)}
    return replace(usual, **{name: value for name, value in written.items() if fits(name, value, known)})


def fits(name: str, value: Json, known: dict[str, Any]) -> bool:
    if name in CHOICES:
        return value in CHOICES[name] and type(value) is type(CHOICES[name][0])
    return name in known and type(value) is type(known[name])


def as_name(written: str) -> str:
    """What somebody wrote, as a name: trimmed, on one line, short enough for a seat."""
    return " ".join(written.split())[:NAME_LETTERS].rstrip()


def with_latest(name: str, names: list[str]) -> list[str]:
    """The name, then the others that were known before, each once."""
    others = (each for each in names if isinstance(each, str) and each.casefold() != name.casefold())
    return [each for each in (name, *others) if each][:NAMES_KEPT]


class SettingsFile:
    """The settings on disk. A file that cannot be read is replaced: it holds nothing that cannot be set again."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or folders.settings()
        self.settings = self._read()
        self.unkept: Callable[[OSError], object] | None = None
        """Who is told, once, that settings cannot be kept: they hold until the window is closed."""

    def change(self, **changes: Any) -> Settings:
        """Change settings and keep them. Whoever names a theme or a pace has chosen, and the system no longer does."""
        chosen = {by: False for what, by in BY_SYSTEM.items() if what in changes}
        self.settings = replace(self.settings, **(chosen | changes))
        try:
            folders.made(self.path.parent)
            durable.replace_file(self.path, json.dumps(asdict(self.settings), ensure_ascii=False).encode())
        except OSError as error:  # not being able to remember a setting is no reason to stop
            tell, self.unkept = self.unkept, None
            if tell is not None:
                tell(error)
        return self.settings

    def play_as(self, name: str) -> None:
        """Keep the name of whoever plays now, offered first wherever names are from now on; empty: nobody is named."""
        kept = as_name(name)
        self.change(name=kept, names=with_latest(kept, self.settings.names))

    def _read(self) -> Settings:
        try:
            return settings_from(json.loads(self.path.read_bytes()))
        except (OSError, ValueError, RecursionError):
            return settings_from(None)
