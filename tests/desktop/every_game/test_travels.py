"""How a move is seen: whatever comes or goes does so from somewhere, and what is called the same is the same."""

import pytest

from desktop.board.motion import Change
from desktop.board.sprite import Key
from rules.core.types import Seat
from tests.desktop.every_game.drawn import EVERY, Drawn, appearing, drawn, vanishing

pytestmark = [pytest.mark.usefixtures("qapp"), pytest.mark.parametrize("id", EVERY)]

COMES: dict[str, set[str]] = {
    "marajoara": {"token", "token-hand", "vase"},
    "excavation_earth": {"back", "card", "envoy", "guard", "surveyed", "trader"},
    "hoyuk": {"calamity", "card", "cattle", "element", "house", "oven", "pen", "tile", "villager"},
    "council_of_shadows": {
        *("bonus", "bonusback", "card", "cube", "gem", "improved", "planet", "station", "tech", "tile", "tower")
    },
    "magnastorm": {"card", "claim", "control", "crew", "cubes", "lab", "station"},
}
GOES: dict[str, set[str]] = {
    "marajoara": {"vase"},
    "excavation_earth": {"back", "card", "envoy", "surveyed"},
    "hoyuk": {"card", "element", "oven", "shrine", "tile", "villager"},
    "council_of_shadows": {"bonus", "bonusback", "card", "cube", "gem", "planet", "tile"},
    "magnastorm": {"card", "cubes", "head", "lab"},
}
"""Kinds of pieces that come from somewhere and go somewhere; all others appear and vanish where they lie."""


def kind_of(key: Key) -> str:
    return key if key == "token-hand" else key.partition("-")[0]


def seat_of(key: Key) -> Seat | None:
    """Whose supply, board or row this is."""
    kind, _, rest = key.partition("-")
    owner = rest.partition("-")[0]
    return int(owner) if owner.isdigit() and kind in OWNED else None


OWNED = {"supply", "mat", "crew", "name", "race", "cubes", "mate", "turtle", "mast", "marker", "waiting"}


def is_of(at: Drawn, change: Change, key: Key, origin: Key) -> bool:
    """Whether a piece in the colour of a seat comes from or goes to a place of that seat."""
    seat, sprite = seat_of(origin), change.after.get(key) or change.before[key]
    shown = [each for each in sprite.picture.args if each in at.colours]
    return seat is None or not shown or at.colours[seat] in shown


def test_what_appears_comes_from_where_it_lay_and_what_is_gone_goes_where_it_may_be(id: str) -> None:
    come, gone = set(), set()
    for at in drawn(id):
        for change in at.changes:
            before, after = change.views
            for key in appearing(change):
                origins = at.desk.comes_from(after, key, before)
                there = [each for each in origins if each in change.before or each in change.after]
                assert bool(origins) <= bool(there), (at.passed.move, key, origins)
                assert all(is_of(at, change, key, each) for each in there), (at.passed.move, key, there)
                come |= {kind_of(key)} if there else set()
            for key in vanishing(change):
                ends = at.desk.goes_to(before, key, after)
                there = [each for each in ends if each in change.before or each in change.after]
                assert bool(ends) <= bool(there), (at.passed.move, key, ends)
                assert all(is_of(at, change, key, each) for each in there), (at.passed.move, key, there)
                gone |= {kind_of(key)} if there else set()
    assert (come, gone) == (COMES[id], GOES[id])


def test_what_is_called_the_same_is_the_same(id: str) -> None:
    """It lay there before, it lies here now, it is one piece only, and it looks the same."""
    for at in drawn(id):
        for change in at.changes:
            assert set(change.same) <= set(change.after)
            assert set(change.same.values()) <= set(change.before)
            assert len(set(change.same.values())) == len(change.same)
            for key, was in change.same.items():
                assert change.after[key].picture.args[:1] == change.before[was].picture.args[:1], (key, was)
                assert key != was


def test_only_what_moves_sets_out_in_order(id: str) -> None:
    """Or would, if it were seen: others do not see all that a seat does."""
    listed: set[str] = set()
    for at in drawn(id):
        for change in at.changes:
            seat = change.views[0].seat if hasattr(change.views[0], "seat") else at.seat
            events = [each for each in (at.game.seen(event, seat) for event in at.passed.events) if each is not None]
            order = at.desk.order(events)
            assert len(set(order)) == len(order)
            moved = [key for key in order if change.before.get(key) != change.after.get(key)]
            stay = [key for key in order if key in change.before and key not in moved]
            assert set(map(kind_of, stay)) <= STAYS.get(id, set()), (at.passed.move, order)
            listed |= set(map(kind_of, moved))
    assert listed == ORDERED[id]


ORDERED: dict[str, set[str]] = {
    "marajoara": {"die"},
    "excavation_earth": set(),
    "hoyuk": {"card", "cattle", "house", "marker", "oven", "pen", "shaman", "shrine", "villager"},
    "council_of_shadows": {"card", "consumption", "cube", "energy", "improved", "station", "tech", "tile"},
    "magnastorm": {"card", "claim", "crew", "lab", "reputation", "research", "scout", "station"},
}
"""Kinds of pieces that set out in the order of what happens."""
STAYS = {"council_of_shadows": {"consumption", "cube"}, "magnastorm": {"scout", "lab", "crew"}}
"""Kinds of which events do not tell whether they move, or which of several does."""
