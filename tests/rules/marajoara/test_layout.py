"""The board as data: the numbers of our layout, editions that no game can be built from, and quite other boards."""

from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

from rules.core.correcting import Correction
from rules.core.edition import BrokenEdition, Edition
from rules.core.types import Json
from rules.marajoara import GAME
from rules.marajoara.components import Box
from rules.marajoara.moves import Capture
from tests.rules.core.properties import check_components, check_decisions, random_game
from tests.rules.marajoara.table import BOX, EDITION, Table, begun, opened

CORNERS = ["a1", "h1", "a8", "h8", "b2", "g2", "b7", "g7"]
MAGNIFIERS = ["c3", "f3", "c6", "f6"]


def landings(at: Table) -> Counter[str]:
    """How many jumps end on each space."""
    return Counter(move.to for move in at.moves(Capture) if isinstance(move, Capture))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_44_jumps_in_the_opening(seats: int) -> None:
    """MJ-CAP-9: whatever the colours and the tokens; two to each shaded space, seven to each magnifier."""
    for seed in (1, 2, 3):
        at = opened(seats, seed=seed)
        assert len(at.moves(Capture)) == 44
        assert landings(at) == {**dict.fromkeys(CORNERS, 2), **dict.fromkeys(MAGNIFIERS, 7)}


def test_32_jumps_without_diagonals() -> None:
    """MJ-CAP-9: four to each magnifier."""
    at = opened(2, ortho_only=True)
    assert len(at.moves(Capture)) == 32
    assert landings(at) == {**dict.fromkeys(CORNERS, 2), **dict.fromkeys(MAGNIFIERS, 4)}


def test_what_the_board_has_of_each_kind() -> None:
    """MJ-SET-4, MJ-TOK-2: 64 spaces, 52 for dice, 36 for tokens."""
    spaces = BOX.spaces
    assert len(spaces) == 64
    assert sum(space.roped for space in spaces) == 16
    assert sum(space.shaded for space in spaces) == 8
    assert [space.ref for space in spaces if space.magnifier] == MAGNIFIERS
    assert Counter(space.boost for space in spaces) == {0: 52, 1: 8, 2: 4}
    assert sum(space.has_die_at_setup for space in spaces) == 52
    assert sum(space.takes_tokens for space in spaces) == 36


def test_no_corner_is_better_than_another() -> None:
    """The board looks the same turned by a quarter, and in a mirror."""
    layout = EDITION.plain()["grid"]["layout"]
    assert ["".join(column) for column in zip(*layout, strict=True)] == layout
    assert layout[::-1] == layout


def test_each_fragment_touches_as_many_as_the_jar_shows() -> None:
    """MJ-RES-2."""
    assert {ref: len(refs) for ref, refs in BOX.neighbours.items()} == {
        "F3": 2,
        "F4": 3,
        "F5": 4,
        "F6P": 4,
        "F6": 3,
        "F9": 2,
    }


def test_28_tokens_52_dice_and_four_colours() -> None:
    """MJ-SET-1, MJ-SET-4."""
    box = BOX.parts.box
    assert len(box.colours) * (box.tokens_on_museum + box.tokens_in_supply) == 28
    assert Counter(die.colour for die in BOX.dice) == {"yellow": 14, "red": 13, "blue": 13, "grey": 12}
    assert tuple(box.colours) == GAME.colours


# Editions with mistakes


def problems(edition: Edition) -> list[str]:
    with pytest.raises(BrokenEdition) as broken:
        GAME.box(edition)
    return [each.id for each in broken.value.problems]


def corrected(**values: Json) -> Edition:
    """Corrections, a double underscore for each dot of a path."""
    return EDITION.corrected([Correction(path.replace("__", "."), value) for path, value in values.items()])


LAYOUT: list[str] = EDITION.plain()["grid"]["layout"]


@pytest.mark.parametrize(
    ("layout", "found"),
    [
        ([*LAYOUT[:7], "Sr.11.rX"], ["edition-unknown-letters"]),
        ([*LAYOUT[:7], "Sr.11.r"], ["edition-uneven-lines"]),
        ([], ["edition-uneven-lines"]),
        ([line.replace("M", "m") for line in LAYOUT], ["edition-unknown-letters"]),
        ([LAYOUT[0], LAYOUT[1], ".......M", *LAYOUT[3:]], ["edition-dice-places", "edition-few-magnifiers"]),
        ([*LAYOUT[:2], "2.M..M..", *["12222221"] * 2, *LAYOUT[5:]], ["edition-few-token-spaces"]),
        (["r" + LAYOUT[0][1:], *LAYOUT[1:]], ["edition-dice-places"]),
        (["." + LAYOUT[0][1:], *LAYOUT[1:]], ["edition-dice-places", "edition-zones-differ"]),
    ],
)
def test_a_layout_that_cannot_be(layout: list[str], found: list[str]) -> None:
    """MJ-SET-4, MJ-SET-6, MJ-TOK-2: every space counted, letters known, room for all tokens."""
    told = problems(corrected(grid__layout=layout))
    assert [id for id in told if id != "edition-star-not-empty"] == found


def test_a_magnifier_must_take_a_token() -> None:
    """MJ-SET-6, MJ-TOK-2."""
    legend = EDITION.plain()["grid"]["legend"]
    told = problems(corrected(grid__legend={**legend, "M": {"magnifier": True, "boost": 1}}))
    assert told == ["edition-closed-magnifier"] * 4


def test_zones_and_ropes_must_agree() -> None:
    """MJ-REC-2."""
    zones = EDITION.plain()["grid"]["zones"]
    assert problems(corrected(grid__zones=zones[:3])) == ["edition-zones-differ"]
    assert problems(corrected(grid__zones=[*zones, "a1"])) == ["edition-zones-differ"]


@pytest.mark.parametrize("edge", ["F3 F7", "F3", "F3 F3", "F3 F4 F5", ""])
def test_an_edge_must_join_two_fragments(edge: str) -> None:
    """MJ-RES-2."""
    assert problems(corrected(museum__adjacency=["F4 F5", edge])) == ["edition-bad-edge"]


@pytest.mark.parametrize(
    ("path", "value", "found"),
    [
        ("box__dice", {"yellow": 14, "red": 13, "blue": 13, "grey": 11}, "edition-dice-places"),
        ("box__tokens_on_museum", 4, "edition-icons"),
        ("box__vases", 6, "edition-case-length"),
        ("box__rounds", "many", "edition-bad-value"),
        ("box__rounds", 0, "edition-too-few"),
        ("box__cart_slots", 0, "edition-too-few"),
        ("box__start_face", 0, "edition-faces"),
        ("box__top_face", 7, "edition-faces"),
        ("box__costs", {"fund_restoration": -1, "field_work": 1, "museum_exchange": 1}, "edition-below-zero"),
        ("solo__missions__5__museums", 3, "edition-museums"),
        ("solo__missions__3__start_token", "d3", "edition-star-not-empty"),
        ("solo__missions__3__start_token", "z3", "edition-star-not-empty"),
        ("solo__missions__3__objectives__0", {"kind": "space", "ref": "d3"}, "edition-star-not-empty"),
        ("solo__missions__3__objectives__0", {"kind": "moon"}, "edition-bad-value"),
        ("museum__fragments__1", {"ref": "F4"}, "edition-bad-value"),
    ],
)
def test_a_value_that_cannot_be(path: str, value: Json, found: str) -> None:
    assert found in problems(corrected(**{path: value}))


@pytest.mark.parametrize(
    ("place", "found"),
    [
        (("tracks", "blue"), "edition-track-length"),
        (("tracks", "red"), "edition-track-length"),
        (("museum", "case"), "edition-case-length"),
    ],
)
def test_a_list_of_the_wrong_length(place: tuple[str, str], found: str) -> None:
    """MJ-EXC-4, MJ-EXP-4."""
    tree: Any = deepcopy(EDITION.tree)
    tree[place[0]][place[1]].pop()
    assert found in problems(Edition("marajoara", 1, tree))


def test_a_track_that_is_missing() -> None:
    tree: Any = deepcopy(EDITION.tree)
    del tree["tracks"]["yellow"]
    assert "edition-track-length" in problems(Edition("marajoara", 1, tree))


def test_a_correction_must_lead_somewhere() -> None:
    with pytest.raises(BrokenEdition):
        EDITION.corrected([Correction("grid.weather", "fine")])


# Other boards


def stars(first: str, second: str, third: str) -> dict[str, Json]:
    """Where mission 4 puts its vases on another board."""
    return {
        f"solo__missions__3__objectives__{at}": {"kind": "space", "ref": ref}
        for at, ref in enumerate((first, second, third))
    }


NINE_BY_EIGHT = corrected(
    grid__layout=[
        "SS..1..SS",
        "SS.....SS",
        "..M...M..",
        "1...2...1",
        "1...2...1",
        "..M...M..",
        "SS.....SS",
        "SS..1..SS",
    ],
    grid__zones=["a1 b1 a2 b2", "h1 i1 h2 i2", "a7 b7 a8 b8", "h7 i7 h8 i8"],
    **stars("g3", "c6", "g6"),
)
"""72 spaces: four corners quite empty at setup."""

SEVEN_BY_TEN = corrected(
    grid__layout=[
        "SS.1.SS",
        "Sr...rS",
        ".......",
        "..M.M..",
        "1..2..1",
        ".M.2.M.",
        "..M.M..",
        ".......",
        "Sr...rS",
        "SS.1.SS",
    ],
    grid__zones=["a1 b1 a2 b2", "f1 g1 f2 g2", "a9 b9 a10 b10", "f9 g9 f10 g10"],
    solo__missions__3__start_token="c4",
    **stars("e4", "b6", "f6"),
)
"""70 spaces: higher than wide, six magnifiers, rows up to 10."""


@pytest.mark.parametrize(("edition", "spaces"), [(NINE_BY_EIGHT, 72), (SEVEN_BY_TEN, 70)])
def test_another_board_is_only_other_data(edition: Edition, spaces: int) -> None:
    """MJ-SET-4: games and missions of any kind are played to their end on it."""
    box = GAME.box(edition)
    assert len(box.spaces) == spaces
    for seed, (count, mission) in enumerate([(2, 0), (3, 0), (4, 0), *((1, mission) for mission in range(1, 9))]):
        play_to_the_end(box, count, mission, seed)


def play_to_the_end(box: Box, count: int, mission: int, seed: int) -> None:
    start = begun(count, seed=seed, box=box, mission=mission, ortho_only=seed % 2 == 1).state
    state = start
    for passed in random_game(GAME, start, seed):
        state = passed.after
        check_components(GAME, state)
        check_decisions(GAME, state, range(count))
    assert state.stage == "over"
    assert all(space.takes_tokens for space, token in zip(box.spaces, state.tokens, strict=True) if token)
