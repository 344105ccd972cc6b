"""A desk with nothing on it, for tests that need little of one."""

from typing import Any

from desktop.board.desk import AnyDesk, Desk


def bare_desk(**parts: Any) -> AnyDesk:
    """All moves are buttons; a test says what else there is."""
    bare: dict[str, Any] = {
        "painters": {},
        "sprites": lambda view, look: [],
        "gestures": lambda view, move: (),
        "attempt": lambda view, seat, pieces, place: None,
        "preview": lambda view, move, look, places: [],
    }
    return Desk(**bare | parts)
