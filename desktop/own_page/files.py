"""The files beside the page: games that still are on this computer, damaged results that were set aside."""

from pathlib import Path

from rules.core import folders


def kept_files() -> dict[str, Path]:
    """The files of games on this computer, by name; a game in progress rather than a save of the same name."""
    found: dict[str, Path] = {}
    for home in (folders.saves(), folders.games_in_progress()):
        try:
            found |= {path.name: path for path in home.glob("*" + folders.EXTENSION)}
        except OSError:
            continue
    return found


def set_aside_files() -> list[Path]:
    """Damaged files that still hold what they held."""
    path = folders.results()
    try:
        return sorted(path.parent.glob(f"{path.stem}.damaged-*{path.suffix}"))
    except OSError:
        return []
