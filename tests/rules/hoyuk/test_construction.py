"""Phase 1: tiles, what must be built, what is lost. HK-CON, rulings A12, A13, A33, A34, A15, examples W1, W2, W18."""

import pytest

from rules.hoyuk import agenda as todo
from rules.hoyuk import moves as m
from tests.rules.core.sitting import ALLOWED
from tests.rules.hoyuk.table import BOX, Table, begun, seats, table

BLUE_AND_RED = seats("blue", "red")


def build_anything(at: Table) -> None:
    """Whoever is asked builds all of a tile."""
    seat = at.seat
    while isinstance(at.pending, todo.Build) and at.seat == seat:
        at.play(at.moves()[0])


def test_w1_two_houses_and_a_shrine() -> None:
    """W1, HK-CON-1, HK-CON-3: all three, before the next one builds."""
    assert BOX.elements["CT-01"] == ("house", "house", "shrine")
    at = table("B F6, R K9", seats=BLUE_AND_RED, elements="house house shrine")
    at.play(at.house("F7"), at.house("F5"), at.shrine("F6"))
    assert at.on("F6") == "0t"
    assert not isinstance(at.pending, todo.Build)


def test_w2_the_third_element_is_a_choice_of_four() -> None:
    """W2, HK-CON-4, ruling A33: house, pen, oven or shrine; never cattle, not even in the expert game."""
    at = table("B F6, pen F5↓, R K9", seats=BLUE_AND_RED, mode="expert", elements="choice")
    assert {type(move) for move in at.moves()} == {m.BuildHouse, m.BuildPen, m.PlaceRoof}
    assert at.why_not(at.cattle("F5")) == "HK-CON-4"
    assert at.why_not(at.villager("F6")) == "HK-CON-4"
    assert at.why_not(at.shaman("F6")) == "HK-CON-4"
    for move in (at.house("F7"), at.pen("G6←"), at.oven("F6"), at.shrine("F6")):
        assert not isinstance(Table(at.state).play(move).pending, todo.Build)


def test_hk_con_1_two_stages_of_three_elements() -> None:
    """HK-CON-1, HK-CON-2, ruling A34: everybody gets a tile, the first player too."""
    at = begun(3, seed=4)
    dealt = []
    for _ in range(2):
        dealt.append(at.state.dealt)
        assert [len(tiles) for tiles in at.state.dealt] == [1, 1, 1]
        for _ in range(3):
            build_anything(at)
    assert at.state.phase != 1 or at.state.turn == 2
    assert len({tile for stage in dealt for own in stage for tile in own}) == 6


def test_hk_con_2_the_first_player_deals_and_builds_first() -> None:
    """HK-CON-2, HK-CON-3, HK-TURN-2: then clockwise."""
    at = begun(4, seed=9)
    order = [entry.seat for entry in at.state.agenda if isinstance(entry, todo.Build)]
    assert order == [(at.state.marker + step) % 4 for step in range(4)]


def test_hk_con_3_what_can_be_built_must_be() -> None:
    """HK-CON-3, ruling A13."""
    at = table("B F6, R K9", seats=BLUE_AND_RED, elements="oven")
    assert at.why_not(at.forgo()) == "HK-CON-3"
    free = table("B F6, R K9", seats=BLUE_AND_RED, elements="oven", optional_elements=True)
    assert free.why_not(free.forgo()) == ALLOWED
    assert free.warned(free.forgo()) == ["HK-CON-3"]
    free.play(free.forgo())
    assert why_lost(free) == [("oven", "HK-CON-3", "hk-why-option")]


def why_lost(at: Table) -> list[tuple[str, str, str]]:
    return [(event.element, event.rule, event.why) for event in at.all_of("element_lost")]


def test_nobody_must_clear_a_roof() -> None:
    """Ruling A13: for a storey own pieces may go, but need not."""
    at = stuck()
    assert at.moves(m.BuildHouse) == [at.house("A1", clear=True)]
    assert at.why_not(at.forgo()) == ALLOWED
    at.play(at.forgo())
    assert why_lost(at) == [("house", "HK-CON-3", "hk-why-roof")]
    other = stuck()
    other.play(other.house("A1", clear=True))
    assert other.on("A1") == "0^"


def stuck() -> Table:
    """Two-storey houses on every other cell: between two of them blocks would merge, amid four a corner is touched.

    Only on A1 blue has a single storey, with an oven.
    """
    return lattice("B A1+o")


def lattice(corner: str, *, ask: str = "build") -> Table:
    cells = [f"{letter}{row}" for letter in "ACEGIKM" for row in range(1, 14, 2)][1:]
    parts = [f"{letter}² {' '.join(cells[at::5])}" for at, letter in enumerate("RGBYP")]
    colours = seats("blue", "red", "green", "yellow", "purple")
    return table(", ".join([corner, *parts]), seats=colours, ask=ask, elements="house")


def test_hk_end_1_where_nobody_can_build_the_turn_is_the_last() -> None:
    """HK-END-1, ruling A15: a storey that needs a roof cleared still counts as room."""
    full = lattice("B² A1")
    assert full.state.is_last
    assert all(player.houses for player in full.state.players)
    roomy = stuck()
    roomy.play(roomy.forgo())
    assert not roomy.state.is_last


def test_hk_con_5_tiles_of_the_first_stage_stay_out_of_the_second() -> None:
    """HK-CON-5, ruling A12."""
    at = begun(5, seed=3)
    first = {tile for own in at.state.dealt for tile in own}
    for _ in range(5):
        build_anything(at)
    second = {tile for own in at.state.dealt for tile in own}
    assert not first & second
    assert set(at.state.first_stage) == first


def test_hk_con_6_tiles_are_shuffled_when_all_have_been_used() -> None:
    """HK-CON-6: five seats use ten in a turn; no sooner."""
    at = table(seats=seats("red", "green", "blue", "yellow", "purple"), ask="stage", stage=1)
    assert len(at.state.tiles) == 5
    for _ in range(5):
        build_anything(at)
    assert not at.state.tiles
    assert len(at.state.tile_discard) == 5


def test_w18_three_players_run_out_in_the_second_stage_of_turn_2() -> None:
    """W18, HK-CON-5, HK-CON-6, ruling A12: one tile is left, six are shuffled, those of stage 1 stay out."""
    turn_1 = "CT-01 CT-02 CT-03 CT-04 CT-05 CT-06"
    stage_1 = "CT-07 CT-08 CT-09"
    at = table(
        seats=seats("red", "green", "blue"), ask="stage", stage=2, discard=f"{turn_1} {stage_1}", first_stage=stage_1
    )
    dealt = [tiles[0] for tiles in at.state.dealt]
    assert dealt[0] == "CT-10"
    assert set(dealt[1:]) <= set(turn_1.split())
    assert set(at.state.tile_discard) == set(stage_1.split())
    assert len(at.state.tiles) == 4


def test_four_players_run_out_in_the_first_stage_of_turn_2() -> None:
    """Ruling A12: two tiles are left, eight are shuffled."""
    used = "CT-01 CT-02 CT-03 CT-04 CT-05 CT-06 CT-07 CT-08"
    at = table(seats=seats("red", "green", "blue", "yellow"), ask="stage", stage=1, discard=used)
    assert {tiles[0] for tiles in at.state.dealt[:2]} == {"CT-09", "CT-10"}
    assert at.state.tile_discard == ()
    assert len(at.state.tiles) == 6


def test_hk_con_7_any_order_any_block() -> None:
    """HK-CON-7, ruling A13."""
    at = table("B F6 B2, R K9", seats=BLUE_AND_RED, elements="house house oven")
    at.play(at.oven("B2"), at.house("F7"), at.house("B3"))
    assert at.on("B2") == "0o"


def test_hk_con_8_what_is_not_in_the_supply_is_lost() -> None:
    """HK-CON-8: all twenty ovens stand on red houses."""
    spots = [f"{letter}{row}+o" for letter in "ACEGIKM" for row in (1, 4, 7)][:20]
    at = table(f"R {' '.join(spots)}, B C13", seats=BLUE_AND_RED, elements="oven house")
    assert at.supply("oven") == 0
    assert at.why_not(at.oven("C13")) == "HK-CON-8"
    at.play(at.house("D13"))
    assert why_lost(at) == [("oven", "HK-CON-8", "hk-why-no-supply")]


def test_hk_con_9_without_room_for_houses_the_rest_is_built() -> None:
    """HK-CON-9: and houses without a tile left are lost."""
    at = table("B F6, R K9", seats=BLUE_AND_RED, elements="house house shrine", houses=0, last=True)
    assert at.moves(m.BuildHouse) == []
    assert at.why_not(at.house("F7")) == "HK-CON-8"
    at.play(at.shrine("F6"))
    assert why_lost(at) == [("house", "HK-CON-8", "hk-why-no-supply")] * 2


def test_an_element_that_has_no_place_yet_waits() -> None:
    """Ruling A13: the oven needs a house first."""
    at = table("R K9", seats=BLUE_AND_RED, elements="house oven")
    assert at.moves(m.PlaceRoof) == []
    at.play(at.house("F6"), at.oven("F6"))
    assert at.on("F6") == "0o"


@pytest.mark.parametrize(("seat", "rule"), [(1, "HK-TURN-2"), (2, "HK-TURN-2"), (-1, "table-no-such-seat")])
def test_hk_turn_2_only_who_is_asked_may_build(seat: int, rule: str) -> None:
    """HK-TURN-2."""
    at = table("B F6, R K9, G A1", seats=seats("blue", "red", "green"))
    assert at.why_not(m.BuildHouse(seat=seat, cell="M13")) == rule
