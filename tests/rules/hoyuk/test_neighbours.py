"""The neighbours of the solo challenge: how they build (HK-SOLO-1 to 7)."""

import pytest

from rules.hoyuk import GAME
from rules.hoyuk import agenda as todo
from rules.hoyuk import moves as m
from tests.rules.hoyuk.neighbours import ONE, TWO, acted, built, closed_in, figures, left_out, neighbour, way
from tests.rules.hoyuk.table import begun, table

# The table


def test_hk_solo_1_a_neighbour_plays_by_its_script_alone() -> None:
    """HK-SOLO-1: one move for it, which nobody else has; the person holds the marker in the first turn."""
    at = neighbour("R F6, B K9")
    assert at.moves() == [at.acts()]
    assert at.why_not(at.house("K8")) == "HK-SOLO-1"
    assert at.asks == "HK-SOLO-1"
    person = table("R F6, B K9", seats=ONE)
    assert person.why_not(person.acts()) == "HK-SOLO-1"
    assert person.why_not(m.NeighbourActs(seat=1)) == "HK-TURN-2"
    for seed in range(8):
        assert begun(3, neighbours=2, seed=seed).state.marker == 0
    assert [mode.official for mode in GAME.modes] == [True, False]


def test_hk_solo_15_what_winning_an_aspect_means() -> None:
    """HK-SOLO-15: in a contested block, by an aspect whose pile has cards."""
    village = "R F6, B F7, B A1"
    assert figures(acted(village, "oven"), "block-oven", "class") == {"block:F6": 0, "block:A1": 3}
    empty = acted(village, "oven", piles={"OVEN": ""})
    assert figures(empty, "block-oven", "class") == {"block:F6": 3, "block:A1": 3}


# Houses


def test_hk_solo_2_houses_first_then_the_third_element() -> None:
    """HK-SOLO-2."""
    at = neighbour("R F6, B K9", "oven house house")
    kinds = []
    for _ in range(3):
        at.play(at.acts())
        kinds += [kind for kind in at.kinds if kind in ("house_built", "storey_built", "piece_placed")]
    assert kinds[:2] == ["house_built", "house_built"]
    assert kinds[2] == "piece_placed"


def test_hk_solo_2_no_piece_leaves_a_roof() -> None:
    """HK-SOLO-2: the house is lost, though a roof could be cleared for it; the third element is built all the same."""
    blue, *others = closed_in().split(", ")
    roofs = " ".join(f"{cell}+{'ot'[at % 2]}" for at, cell in enumerate(blue.split()[1:]))
    at = neighbour(", ".join([f"B {roofs}", *others]), "house pen", seats=TWO)
    assert at.state.village.where.standing.bit_count() == 49
    at.play(at.acts())
    assert at.kinds[-1] == "pen_built" or "element_lost" in at.kinds
    assert "^" not in "".join(at.state.village.cells)


@pytest.mark.parametrize(
    ("village", "cell"),
    [
        ("R F6 F7 F8, R M1 M2, B A13", "E6"),  # most houses
        ("R F6 F7, R M1 M2+o, B A13", "L2"),  # as many; then most pens, ovens and shrines
        ("R F6 F7, R M1 M2, B A13", "L1"),  # then reading order
    ],
)
def test_hk_solo_3_1_it_joins(village: str, cell: str) -> None:
    """HK-SOLO-3: the block with most houses, then with most pieces, then the first; there by the cell rule."""
    at = acted(village)
    assert way(at) == "join"
    assert at.happened("house_built").how == "joins"
    joined = {"E6": "F6", "L2": "M1", "L1": "M1"}[cell]
    (reason,) = at.reasons("join")
    assert reason.chosen == f"block:{joined}"


def test_it_joins_only_once_a_tile_and_only_with_few_families() -> None:
    """HK-SOLO-3, HK-SOLO-13: four families are enough, three in a game of 15 houses; levels want fewer or more."""
    once = neighbour("R F6, R M1, B A13", "house house")
    once.play(once.acts())
    assert way(once) == "join"
    assert once.state.joined
    once.play(once.acts())
    assert way(once) not in ("join", "found")
    four = "R F6, B A1 A4 A7 A10"
    assert way(acted(four)) != "join"
    assert way(acted(four, level=0)) != "join"
    assert way(acted(four, level=2)) == "join"
    three = "R F6, B A1 A4 A7"
    assert way(acted(three)) == "join"
    assert way(acted(three, level=0)) != "join"
    assert way(acted(three, house_target=15)) != "join"


def test_the_next_tile_begins_anew() -> None:
    """HK-SOLO-3: `joined` ends with the tile, and with the card window."""
    at = neighbour("R F6, R M1, B A13", "house", stage=1, tiles="CT-01 CT-03")
    at.play(at.acts())
    assert not at.state.joined


FULL = "B A13 C13 E13 G13"
"""Four families: blue wants no more."""


def test_hk_solo_3_2_it_rises() -> None:
    """HK-SOLO-3: where one more storey wins an aspect, most aspects first, fewest free sides first."""
    at = acted(f"{FULL}, B F6+o F5 G5, R F7+o")
    assert way(at) == "rise"
    assert built(at) == "F5"  # of F5 and G5, which have two and three free sides
    assert figures(at, "storey", "free-sides") == {"F5": 2, "G5": 3}
    more = acted(f"{FULL}, B F6+o F5, R F7+o, B K2+ot".replace("+ot", "+o") + ", B K3 K4+t, R K1+o L4+t")
    assert way(more) == "rise"
    assert figures(more, "rise", "aspects") == {"block:K1": -2, "block:F5": -1}


def test_it_rises_on_bare_roofs_only() -> None:
    """HK-SOLO-3: no oven, no villager, one storey, a free side."""
    at = acted(f"{FULL}, B F6+o, R F7+o")
    assert way(at) != "rise"
    lived_in = acted(f"{FULL}, B F6+o F5+v, R F7+o", mode="expert")
    assert way(lived_in) != "rise"


def test_height_is_an_aspect_to_rise_for() -> None:
    """HK-SOLO-3: where it is compared."""
    village = f"{FULL}, B F6 F5, R F7"
    assert way(acted(village)) == "grow"
    assert way(acted(village, mode="intermediate")) == "rise"
    assert way(acted(village, mode="intermediate", piles={"HEIGHT": ""})) == "grow"


def test_hk_solo_3_3_it_holds() -> None:
    """HK-SOLO-3: a block where no family of its own is larger than a rival's; the smallest gap first."""
    at = acted(f"{FULL}, B F6, R F7 F8, B K2, R K3, R L3 M3")
    assert way(at) == "hold"
    assert figures(at, "hold", "gap") == {"block:K2": 2, "block:F6": 1}
    assert built(at) in ("E6", "G6", "F5")
    leading = acted(f"{FULL}, B F6 F5, R F7")
    assert way(leading) == "grow"


def test_it_holds_with_its_largest_family_there() -> None:
    """HK-SOLO-3: if that cannot grow, with the next."""
    at = acted(f"{FULL}, B F4 F5, ruin F6, B F7, R G4 G5 G6")
    assert way(at) == "hold"
    (reason,) = at.reasons("family")
    assert reason.chosen == "family:F4"


def test_hk_solo_3_4_it_founds() -> None:
    """HK-SOLO-3: as near as possible to a house of the person; to G7 without any."""
    near = acted("R F6, B F7 F8")
    assert way(near) == "found"
    assert built(near) == "F4"
    assert min(figures(near, "found", "distance").values()) == 2
    lonely = acted("B F7")
    assert way(lonely) == "found"
    (reason,) = lonely.reasons("found")
    assert reason.chosen == "H7"
    empty = acted("")
    assert built(empty) == "G7"


def test_it_may_refound_a_deserted_block() -> None:
    """HK-SOLO-3, ruling A6."""
    at = acted("ruin G7, B A13")
    assert built(at) == "G7"
    assert at.happened("house_built").on_ruin


def test_hk_solo_3_5_it_grows() -> None:
    """HK-SOLO-3: the largest family that can."""
    at = acted("R M1, B A13 C13 E13 E12, B G13")
    assert way(at) == "grow"
    (reason,) = at.reasons("family")
    assert reason.chosen == "family:E12"


def test_hk_solo_3_6_it_stacks() -> None:
    """HK-SOLO-3: when nothing can be built on the ground."""
    at = acted(closed_in(), seats=TWO)
    assert way(at) == "stack"
    assert built(at) == "A1"


def test_hk_solo_3_7_anywhere() -> None:
    """HK-SOLO-3: when it wants no more families, and none of its houses has room beside it or above."""
    at = neighbour("B² A1, R A2 B1, R F6")
    at.play(at.acts())
    assert way(at) == "join"
    corners = "B² A1 M1 A13 M13, R A2 B1 L1 M2 A12 B13 L13 M12"
    last = acted(corners)
    assert way(last) == "any"
    assert built(last) == "D1"
    (reason,) = last.reasons("way")
    assert {each.candidate: each.why for each in reason.excluded} == {
        "way:join": "hk-why-families", "way:rise": "hk-why-no-rise", "way:hold": "hk-why-no-hold",
        "way:found": "hk-why-families", "way:grow": "hk-why-no-grow", "way:stack": "hk-why-no-stack",
    }  # fmt: skip


def test_what_cannot_be_chosen_is_told_with_the_reason() -> None:
    """HK-SOLO-3, HK-SOLO-5, HK-SOLO-6: blocks without a cell or a place, kinds without a place."""
    shut = acted("R A1 B2 C1, pen A2↑, R F6, B A13")
    assert left_out(shut, "join") == {}
    held = acted("R F6 F7, B F8, B A1 A2, R B1, R M1 M2, B M3, B M13", level=0)
    assert left_out(held, "hold") == {"block:A1": "hk-why-ahead"}
    oven = acted("R F6, B F7+o, R A1, B A2 A3", "oven")
    assert left_out(oven, "block-oven") == {"block:F6": "hk-why-no-place"}
    choice = acted("R A1, B A2+o", "choice")
    assert left_out(choice, "kind") == {"oven": "hk-why-no-place", "shrine": "hk-why-no-place"}


def test_joining_and_founding_are_left_out_once_done() -> None:
    """HK-SOLO-3: once a tile."""
    at = neighbour("R F6, R M1, B A13", "house house")
    at.play(at.acts(), at.acts())
    assert left_out(at, "way")["way:join"] == "hk-why-joined"


def test_hk_solo_4_the_cell_rule() -> None:
    """HK-SOLO-4: a ruin; most own houses; fewest empty cells; reading order."""
    ruin = acted(f"{FULL}, B F6 G6, ruin H6, R F7 F8")
    assert built(ruin) == "H6"
    beside = acted(f"{FULL}, B F6 G7, ruin G6, B G6".replace(", B G6", "") + ", R E6 E7 E8 F8 F9")
    assert built(beside) == "G6"
    corner = acted(f"{FULL}, B F6 F7 G7, R E5 E6 E7 E8")
    assert built(corner) == "G6"
    assert figures(corner, "cell", "own-houses")["G6"] == -2


# Pens and pieces


def test_hk_solo_5_classes_of_blocks() -> None:
    """HK-SOLO-5: where it wins; where it draws level; where it leads; elsewhere."""
    village = "B A1, R A2, B C1, R C2+o, B E1+o, R E2, B G1, B I1, R I2+o, R I3+o"
    at = acted(village, "oven")
    assert figures(at, "block-oven", "class") == {
        "block:A1": 0, "block:C1": 1, "block:G1": 3, "block:I1": 3,
    }  # fmt: skip
    assert at.on("A1") == "1o"


def test_of_blocks_where_it_leads_the_smallest_lead_comes_first() -> None:
    """HK-SOLO-5."""
    village = "B A1+o A2+o A3, R A4, B E1+o E2, R E3, B I1"
    at = acted(village, "oven")
    assert figures(at, "block-oven", "lead") == {"block:A1": 2, "block:E1": 1}
    assert at.on("E2") == "1o"


def test_of_equals_the_block_with_most_houses_comes_first() -> None:
    """HK-SOLO-5: then reading order."""
    assert acted("B A1, R A2, B E1, R E2 E3", "oven").on("E1") == "1o"
    assert acted("B A1, R A2, B E1, R E2", "oven").on("A1") == "1o"


@pytest.mark.parametrize("piles", [{}, {"OVEN": ""}])
def test_an_aspect_without_a_card_is_worth_nothing(piles: dict[str, str]) -> None:
    """HK-SOLO-5: then only houses count."""
    at = acted("B A1, R A2, B E1 E2 E3", "oven", piles=piles)
    assert at.on("A1") == ("1" if piles else "1o")


def test_in_the_block_a_two_storey_house_comes_first() -> None:
    """HK-SOLO-5: then the one with most own neighbours, then the first."""
    assert acted("B F5 F6, B² F7, R F8", "shrine").on("F7") == "1^t"
    assert acted("B F5 F6 F7, R F8", "shrine").on("F6") == "1t"
    assert acted("B F5 F6, R F7", "shrine").on("F5") == "1t"


def test_the_side_of_a_pen() -> None:
    """HK-SOLO-5: one that leaves it two free sides; then north, east, south, west."""
    assert acted("B F6, R F7", "pen").on("F5") == "S"
    cramped = acted("B F6, R F7 E7 D7 D6 D5 E5 E4 F4", "pen")
    assert cramped.on("G6") == "W"
    assert figures(cramped, "side", "free-sides-of-pen") == {"pen:F5:2": 1, "pen:G6:3": 0}


def test_cattle_and_villagers() -> None:
    """HK-SOLO-5: cattle in the pen of a two-storey house first."""
    at = acted("B F5, B² F6, pen E5→ E6→, R F7", "cattle", mode="expert")
    assert at.on("E6") == "Ec"
    assert acted("B F5, B² F6, R F7", "villager", mode="expert").on("F6") == "1^v"


def test_what_has_no_place_is_lost() -> None:
    """HK-SOLO-5: no house, no oven."""
    at = neighbour("R F6", "oven")
    assert at.seat == 0 or not isinstance(at.pending, todo.Build)


# The choice of a tile


def test_hk_solo_6_what_wins_most_blocks() -> None:
    """HK-SOLO-6: pens here; of equals what is left most, then pen, oven, shrine, house."""
    at = acted("B A1+o A2, R A3, B E1+t E2, R E3", "choice")
    assert figures(at, "kind", "blocks") == {"pen": -2, "oven": -1, "shrine": -1, "house": 0}
    assert "pen_built" in at.kinds
    equal = acted("B A1, R A2", "choice")
    assert figures(equal, "kind", "supply") == {"pen": -40, "oven": -20, "shrine": -20}
    assert "pen_built" in equal.kinds
    rank = acted("B A1, R A2, pen B2←", "choice")
    assert "oven" in [event.piece for event in rank.all_of("piece_placed")]


def test_a_house_is_chosen_where_it_wins_the_number() -> None:
    """HK-SOLO-6: only where that is compared; else a house when nothing else wins."""
    village = "B A1+o A2+t, pen B2←, R A3, B E1+o E2+t, pen F2←, R E3 E4"
    at = acted(village, "choice", mode="intermediate")
    assert figures(at, "kind", "blocks")["house"] == -1
    nothing = acted("B A1, B E1", "choice")
    assert figures(nothing, "kind", "house") == {"pen": 1, "oven": 1, "shrine": 1, "house": 0}
    assert way(nothing) == "found"


def test_without_a_house_the_first_that_has_a_place() -> None:
    """HK-SOLO-6."""
    noted = [{"colour": "red"}, {"colour": "blue", "player": "voisins", "houses": 0}]
    at = acted("B A1", "choice", seats=noted, last=True)
    assert "pen_built" in at.kinds
    crowd = acted("B A1, R A2 B1", "choice", seats=noted, last=True, piles={"OVEN": "", "SHRINE": "", "PEN": ""})
    assert [event.piece for event in crowd.all_of("piece_placed")] == ["oven"]


# The shaman


def test_hk_solo_7_the_shaman() -> None:
    """HK-SOLO-7: the block with most own houses and pieces; in it the house with most pieces."""
    at = acted("B A1+o, pen B1←+c, B E1 E2 E3, R M1", "shaman", mode="expert")
    assert at.on("A1") == "1os"
    assert figures(at, "shaman", "own-things") == {"block:A1": -4, "block:E1": -3}
    inside = acted("B A1 A2+ov A3, R M1", "shaman", mode="expert")
    assert inside.on("A2") == "1ovs"
    nobody = neighbour("R M1", "shaman", mode="expert")
    assert not isinstance(nobody.pending, todo.Build)
