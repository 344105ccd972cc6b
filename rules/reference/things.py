"""What things on a table say of themselves: name, rows, what they are worth now, rules (assets/<game>/things.json)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from pydantic import TypeAdapter

from rules.core import resources
from rules.core.contract import AnyGame
from rules.core.thing import ROWS, Thing, name_of, row_of
from rules.core.types import Phrase, Seat
from rules.text.localise import Texts

RULES: TypeAdapter[dict[str, tuple[str, ...]]] = TypeAdapter(dict[str, tuple[str, ...]])


@dataclass(frozen=True, slots=True)
class Explanation:
    """One thing explained, in phrases of its game."""

    thing: Thing
    name: Phrase
    where: Phrase | None
    rows: tuple[tuple[str, Phrase], ...]
    """Name of the row (`gives`, `when`, `costs`) and what it says."""
    here: Phrase | None
    """What it is worth to the seat that looks, now."""
    rules: tuple[str, ...]


@cache
def rules_of_things(game_id: str) -> Mapping[str, tuple[str, ...]]:
    """Read the rules of each sort of thing; nothing for a game that explains none."""
    file = resources.assets() / game_id / "things.json"
    return RULES.validate_json(file.read_bytes()) if file.exists() else {}


def explanation_of(game: AnyGame, texts: Texts, what: Thing, view: Any, seat: Seat | None) -> Explanation | None:
    """Explain a thing to a seat; without a seat nothing is said of this moment. None without any text."""
    name = name_of(game.prefix, what)
    if not texts.has(name.id):
        return None
    said = {row: row_of(game.prefix, what, row) for row in ("where", *ROWS)}
    there = {row: each for row, each in said.items() if texts.has(each.id)}
    rows = tuple((row, there[row]) for row in ROWS if row in there)
    here = None if seat is None else game.worth(view, seat, what)
    own_rule = (what.rule,) if what.rule else ()
    rules = (*own_rule, *rules_of_things(game.id).get(what.sort, ()))
    return Explanation(what, name, there.get("where"), rows, here, rules)


def gaps(game: AnyGame, texts: Texts, sorts: frozenset[str], known_rules: frozenset[str]) -> Iterator[str]:
    """List what the explanations of a game lack, for whoever writes it."""
    rules = rules_of_things(game.id)
    for sort in sorted(sorts):
        name = f"{game.prefix.lower()}-thing-{sort}"
        if not texts.has(name):
            yield f"{texts.language}: no text {name}"
        elif not texts.has(f"{name}.gives"):
            yield f"{texts.language}: {name} does not say what it gives"
        if not rules.get(sort):
            yield f"things.json: {sort} names no rule"
        yield from (f"things.json: {sort}: no rule {rule}" for rule in rules.get(sort, ()) if rule not in known_rules)
    yield from (f"things.json: {sort} lies on no table" for sort in sorted(rules.keys() - sorts))
