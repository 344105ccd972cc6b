"""What settings remember of aims that have shown themselves."""

from rules.games import GAME_IDS


def name_in_settings(game: str) -> str:
    """Return the name under which settings remember that the aim of a game was shown."""
    return f"aim:{game}"


def all_seen() -> dict[str, bool]:
    """Return what settings say where no aim shows itself any more: for pictures, measures and tests."""
    return {name_in_settings(game): True for game in GAME_IDS}
