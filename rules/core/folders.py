"""Where the program keeps things on this computer. Only names: nothing is created before it is needed."""

import os
from pathlib import Path

from appdirs import user_data_dir

HOME_VARIABLE = "VESTIGES_HOME"
"""Tests, and people who carry the program on a stick, keep everything in a folder of their own."""
EXTENSION = ".vestiges"


def home() -> Path:
    chosen = os.environ.get(HOME_VARIABLE)
    return Path(chosen) if chosen else Path(user_data_dir("Vestiges", appauthor=False))


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


def settings() -> Path:
    return home() / "settings.json"


def made(folder: Path) -> Path:
    """The folder, created now if it was not there."""
    folder.mkdir(parents=True, exist_ok=True)
    return folder
