"""Where the program keeps things on this computer. Only names: nothing is created before it is needed.

On Linux and the like games, settings and what can be made again lie apart, as the XDG base directories want it; on
Windows and macOS, and in a folder that somebody chose, all is in one place.
"""

import os
import sys
from pathlib import Path

from appdirs import user_data_dir

from rules.core.about import NAME

HOME_VARIABLE = "VESTIGES_HOME"
"""Tests, and people who carry the program on a stick, keep everything in a folder of their own."""
EXTENSION = ".vestiges"


def home() -> Path:
    """The folder of the games, and of all that is lost with it."""
    chosen = os.environ.get(HOME_VARIABLE)
    if chosen:
        return Path(chosen)
    return of_xdg("XDG_DATA_HOME", "~/.local/share") or Path(user_data_dir(NAME, appauthor=False))


def config() -> Path:
    """The folder of what people set."""
    return (None if os.environ.get(HOME_VARIABLE) else of_xdg("XDG_CONFIG_HOME", "~/.config")) or home()


def cache() -> Path:
    """The folder of what can be made again at any time."""
    return (None if os.environ.get(HOME_VARIABLE) else of_xdg("XDG_CACHE_HOME", "~/.cache")) or home()


def of_xdg(variable: str, usual: str) -> Path | None:
    """Our folder in one of the base directories; a path that is not whole counts as none. None: there are none here."""
    if sys.platform in ("win32", "darwin"):
        return None
    said = os.environ.get(variable, "")
    return Path(said if os.path.isabs(said) else os.path.expanduser(usual)) / NAME


def roots() -> tuple[Path, ...]:
    """All folders in which something is kept."""
    return tuple(dict.fromkeys((home(), config(), cache())))


def games_in_progress() -> Path:
    return home() / "games"


def saves() -> Path:
    return home() / "saves"


def trash() -> Path:
    """Games that were thrown away, where the system has no trash for them."""
    return home() / "trash"


def made_things() -> Path:
    """What people made for others: positions, lessons, plans."""
    return home() / "made"


def lesson_notes() -> Path:
    """A teacher's notes on lessons of the program."""
    return home() / "notes.json"


def log() -> Path:
    """What went wrong in the program, for whoever mends it."""
    return home() / "log"


def windows() -> Path:
    """The folder where a second start of the program meets the first window."""
    return home() / "window"


def profile() -> Path:
    return home() / "profile.json"


def pupils() -> Path:
    """The class book: what pupils have done, by first name."""
    return home() / "pupils.json"


def results() -> Path:
    return home() / "results.jsonl"


def corrections(game: str) -> Path:
    """What an owner of the box knows better about a game. The id comes from `GAMES`, never from a file."""
    if not game.replace("_", "").isalnum() or not game.isascii():
        raise ValueError(f"not the id of a game: {game!r}")
    return home() / "corrections" / f"{game}.json"


def photos(game: str) -> Path:
    """Photos of boards, beside the corrections. Nothing shares them. The id comes from `GAMES`, never from a file."""
    return corrections(game).parent.parent / "photos" / game


def puzzles_tried() -> Path:
    return home() / "puzzles.jsonl"


def own_puzzles(game: str) -> Path:
    """Puzzles from games that were played here. The id comes from `GAMES`, never from a file."""
    return home() / "puzzles" / game


def drafts() -> Path:
    """Positions that are being edited."""
    return home() / "drafts"


SETTINGS = "settings.json"


def settings() -> Path:
    """The file of the settings: beside the games, as long as it could not be moved from there."""
    place, before = config() / SETTINGS, home() / SETTINGS
    return before if not os.path.lexists(place) and os.path.lexists(before) else place


def pictures() -> Path:
    """What was painted, and can be painted again."""
    return cache() / "pictures"


def cabinet_said() -> Path:
    """What the cabinet said last."""
    return cache() / "cabinet.json"


def made(folder: Path) -> Path:
    """The folder, created now if it was not there."""
    folder.mkdir(parents=True, exist_ok=True)
    return folder
