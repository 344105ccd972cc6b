"""What must be true of the figures of every game."""

from typing import Any

from rules.core.contract import AnyGame
from rules.reference.figures import lies, shown
from rules.reference.model import Figure


def check_figure(game: AnyGame, box: Any, figure: Figure) -> None:
    """The engine agrees with all that it lights and hatches, and it lights or hatches something."""
    assert list(lies(game, box, figure)) == []
    picture = shown(game, box, figure)
    assert len(picture.forbidden) == len(figure.refused)
    assert picture.allowed or picture.forbidden
