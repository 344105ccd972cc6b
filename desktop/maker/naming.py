"""What recorded ways are called: legal moves as the game says them, others by what they name."""

from collections.abc import Sequence
from typing import Any

from rules.core.codec import Unreadable, move_from_json, move_json
from rules.core.types import Json, Phrase, phrase
from rules.lessons.progress import Progress, after, others_reply
from rules.lessons.scenes import legal_of_shape


def said_of(here: Progress | None, moves: Sequence[Json], refused: str | None) -> tuple[Phrase | None, Phrase | None]:
    """What a recorded way is called, and what the program says where a rule refuses it."""
    if here is None:
        return None, None
    for pattern in moves[:-1]:
        fitting = legal_of_shape(here.game, here.state, pattern)
        if not fitting:
            return None, None
        here = others_reply(after(here, fitting[0]))
    try:
        move = move_from_json(here.game, first_of(moves[-1]))
    except Unreadable:
        return None, None
    refusal = next(iter(here.game.objections(here.state, move)), None)
    return called(here, move), refusal.sentence if refusal is not None and refused else None


def called(here: Progress, move: Any) -> Phrase:
    """What a move is called; one that cannot be, by what it names."""
    try:
        return here.game.say_move(here.state, move)
    except (LookupError, ValueError, TypeError, AttributeError):  # games name legal moves only
        named = [str(value) for key, value in move_json(move).items() if key not in ("kind", "seat")]
        return phrase("maker-tried-move", move=" → ".join(named))


def first_of(pattern: dict[str, Json]) -> dict[str, Json]:
    """One move of a pattern: of several values the first."""
    return {
        key: value["any"][0] if isinstance(value, dict) and set(value) == {"any"} else value
        for key, value in pattern.items()
    }
