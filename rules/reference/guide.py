"""What the guide of a first game says at each question, and of what has just happened (assets/<game>/guide.json).

Its words stand in translations/<lang>/<game>/guide.ftl: `<prefix>-guide-…` for what to look at, and
`<prefix>-guide-after-…` for what happened and why it matters. Of a thing that is used otherwise than its own sentences
tell, `<prefix>-guide-hold-<sort>` says what it is for in the hand.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, Literal

from pydantic import TypeAdapter

from rules.core import resources
from rules.core.contract import AnyGame
from rules.core.types import Phrase, Seat
from rules.core.wording import message_id
from rules.text.localise import Texts


@dataclass(frozen=True, slots=True)
class Item:
    """Something to look at: its sentence, and patterns of the keys of what it speaks of."""

    words: str
    part: tuple[str, ...]

    def spoken_of(self, keys: Iterable[str], seat: Seat) -> tuple[str, ...]:
        """Find what the item speaks of to this seat, of these keys of a table; pattern by pattern."""
        keys = tuple(keys)
        patterns = (pattern.format(seat=seat) for pattern in self.part)
        return tuple(dict.fromkeys(key for pattern in patterns for key in keys if fnmatchcase(key, pattern)))


@dataclass(frozen=True, slots=True)
class Guide:
    turns: int
    """How many turns of a player are guided; what follows is theirs."""
    asks: Mapping[str, tuple[Item, ...]]
    """By the id of a question, what to look at first, second and third."""
    per: Literal["turn", "round"] = "turn"
    """What is counted."""


NUMBERED = ("round", "turn")
"""What the number of a round is called in the headings of the log."""

GUIDES: TypeAdapter[Guide] = TypeAdapter(Guide)


def has_guide(game_id: str) -> bool:
    """Tell whether a first game of this game can be guided, without reading how."""
    return guide_file(game_id).exists()


@cache
def guide_of(game_id: str) -> Guide | None:
    """Read the guide of a game; None for a game without one."""
    file = guide_file(game_id)
    return GUIDES.validate_json(file.read_bytes()) if file.exists() else None


def guide_file(game_id: str) -> Path:
    return resources.assets() / game_id / "guide.json"


def why_it_matters(game: AnyGame, texts: Texts, event: Any) -> Phrase | None:
    """Say what an event means for the players; None of what needs no word."""
    kind = message_id(getattr(event, "kind", ""))
    name = kind.removeprefix(game.prefix.lower())
    said = f"{game.prefix.lower()}-guide-after{name}"
    return Phrase(said, game.say_event(event).args) if name and texts.has(said) else None


def turns_begun(game: AnyGame, events: Iterable[Any], seat: Seat, per: str) -> int:
    """Count the turns of a seat that have begun, or the rounds where those are counted or turns have no owner.

    Rounds bear their number: the first one often begins with the setup, of which no event tells.
    """
    chapters = [each for each in map(game.chapter, events) if each is not None]
    own = sum(each.seat == seat for each in chapters)
    if own and per == "turn":
        return own
    numbers = (value for each in chapters if each.seat is None for name, value in each.title.args if name in NUMBERED)
    return max((value for value in numbers if isinstance(value, int)), default=0)
