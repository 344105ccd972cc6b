"""The guide of a first game points at what lies on the table: every part, whenever somebody is asked its question."""

from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatchcase
from importlib import import_module

import pytest

from desktop.games.desks import desk_of
from rules.reference.guide import Item, guide_of
from tests.desktop.every_game.drawn import Drawn, drawn
from tests.each_game import given_by_each
from tests.rules.promises import Guiding

ALL: tuple[Guiding, ...] = given_by_each("GUIDING", "rules", "promises")
EACH = 4
"""So many positions for a question are looked at, besides those that are drawn for all tests."""
WITH_EVERY_PART = {"excavation_earth"}
"""Where each part of an item lies there; elsewhere some are for one seat or mode, and one of them does."""
WITH_AUTOMAS = {"excavation_earth"}
"""Where what an automa is asked has items too; elsewhere its seat has no mat like that of a person to point at."""

pytestmark = pytest.mark.usefixtures("qapp")


def by_lot(guiding: Guiding) -> Iterator[Drawn]:
    """Games by lot, then what goes on from strange positions, as whoever is asked first sees them."""
    game, lot = guiding.game, guiding.by_lot
    desk, look = desk_of(game.id), import_module(f"tests.desktop.games.{game.id}.positions").look
    assert desk is not None
    ordinary = (lot.random.played(number, 0) for number in lot.tables)
    for passed in (passed for games in (ordinary, lot.strange_games()) for played in games for passed in played):
        for decision in game.deciding(passed.before)[:1]:
            here = look(decision.seat, seats=len(game.seated(passed.before)))
            yield Drawn(game, desk, passed, decision.seat, here)


def ask_of(at: Drawn) -> str:
    """What the seat is asked there; nothing where it is one that the guide does not speak to."""
    if at.is_automa(at.seat) and at.game.id not in WITH_AUTOMAS:
        return ""
    return next((each.ask for each in at.game.deciding(at.state) if each.seat == at.seat), "")


def lacking(at: Drawn, item: Item) -> list[str]:
    """The parts that an item speaks of and that do not lie there; one is enough where they stand for each other."""
    parts = [part.format(seat=at.seat) for part in item.part]
    found = [part for part in parts if not any(fnmatchcase(key, part) for key in at.sprites)]
    return found if at.game.id in WITH_EVERY_PART or len(found) == len(parts) else []


@pytest.mark.parametrize("guiding", ALL, ids=lambda guiding: guiding.game.id)
def test_every_part_lies_there_when_it_is_spoken_of(guiding: Guiding) -> None:
    guide = guide_of(guiding.game.id)
    assert guide is not None
    met, missing = Counter[str](), set[tuple[str, str, str]]()

    def look_at(at: Drawn, ask: str) -> None:
        met[ask] += 1
        missing.update((ask, item.words, part) for item in guide.asks[ask] for part in lacking(at, item))

    for at in drawn(guiding.game.id):
        if ask := ask_of(at):
            look_at(at, ask)
    met.clear()
    for at in by_lot(guiding):
        ask = ask_of(at)
        if ask and met[ask] < EACH:
            look_at(at, ask)
        if all(met[each] >= EACH for each in guide.asks):
            break
    assert missing == set()
    assert guide.asks.keys() - met.keys() == set()
