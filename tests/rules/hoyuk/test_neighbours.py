"""The automated clans of the unofficial solo challenge: HK-SOLO-1 to HK-SOLO-14, each line of each list.

Red is a person, blue the neighbour that acts; green, where there is one, the other neighbour.
"""

from typing import Any

import pytest

from rules.hoyuk import GAME
from rules.hoyuk import agenda as todo
from rules.hoyuk import moves as m
from rules.hoyuk.options import LEVELS
from tests.rules.core.sitting import ALLOWED
from tests.rules.hoyuk.table import BOX, Table, begun, seats, symbols, table

ONE = seats("red", "blue", neighbours=1)
TWO = seats("red", "blue", "green", neighbours=2)


def neighbour(village: str, elements: str = "house", **more: Any) -> Table:
    """Blue builds."""
    more.setdefault("seats", ONE)
    more.setdefault("ask", "build")
    return table(village, elements=elements, seat=1, **more)


def acted(village: str, elements: str = "house", **more: Any) -> Table:
    """After one decision of blue."""
    at = neighbour(village, elements, **more)
    return at.play(at.acts())


def way(at: Table) -> str:
    (reason,) = at.reasons("way")
    return str(reason.chosen).removeprefix("way:")


def built(at: Table) -> str:
    """Where blue has just built a house."""
    events = [event for event in at.events if event.kind in ("hk.house_built", "hk.storey_built")]
    return str(events[0].cell)


def figures(at: Table, question: str, label: str) -> dict[str, int]:
    """What was compared, by candidate."""
    (reason,) = at.reasons(question)
    criterion = next(each for each in reason.criteria if each.label == f"hk-by-{label}")
    return {str(candidate): figure for candidate, figure in criterion.figures}


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


def closed_in() -> str:
    """Every other cell has a house: between two of them blocks would merge, amid four a corner is touched."""
    cells = [f"{letter}{row}" for letter in "ACEGIKM" for row in range(1, 14, 2)][1:]
    return f"B A1 {' '.join(cells[::3])}, R {' '.join(cells[1::3])}, G {' '.join(cells[2::3])}"


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
    assert [str(each) for each in reason.candidates] == [
        "way:join", "way:rise", "way:hold", "way:found", "way:grow", "way:stack", "way:any",
    ]  # fmt: skip


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


# Cards


def window(village: str, hand: str, phase: int = 4, **more: Any) -> Table:
    """Blue's window: the person has nothing to play."""
    noted = [{"colour": "red"}, {"colour": "blue", "player": "voisins", "hand": hand, **more.pop("blue", {})}]
    return table(village, seats=noted, ask="window", phase=phase, **more)


MANY = "B A1 A4 A7 A10 A13 D13, R M1"
"""Six families."""


def play_window(at: Table) -> Table:
    """All that blue does in this window."""
    events: tuple[Any, ...] = ()
    phase = at.pending.phase
    while isinstance(at.pending, todo.Build) or getattr(at.pending, "phase", 0) == phase:
        events += at.play(at.acts()).events
    at.events = events
    return at


def line(at: Table) -> str:
    (reason,) = at.reasons("line")
    return str(reason.chosen).removeprefix("line:")


def test_hk_solo_8_in_the_last_window_it_scores_all() -> None:
    """HK-SOLO-8: line 1."""
    at = window(MANY, "oven*3 pen*2 house", last=True)
    at.let_neighbours_act()
    assert line(at) == "all"
    assert at.earned(1)[:3] == [("groups", 5), ("groups", 3), ("groups", 1)]


def test_a_group_of_five_is_scored_at_once() -> None:
    """HK-SOLO-8: line 2, once; with jokers where they lengthen most."""
    at = window(MANY, "oven*4 pen joker", phase=1)
    at.let_neighbours_act()
    assert line(at) == "full"
    assert at.earned(1) == [("groups", 12)]
    assert at.hand(1) == "pen"


def test_a_group_of_four_is_scored_late() -> None:
    """HK-SOLO-8: line 3: when somebody has eight houses left, or fewer."""
    early = window(MANY, "oven*4", phase=1)
    early.let_neighbours_act()
    assert line(early) == "pass"
    late = table(
        MANY, ask="window", phase=1,
        seats=[{"colour": "red", "houses": 8}, {"colour": "blue", "player": "voisins", "hand": "oven*4"}],
    )  # fmt: skip
    late.let_neighbours_act()
    assert line(late) == "long"
    assert late.earned(1) == [("groups", 8)]


@pytest.mark.parametrize(("hand", "houses", "does"), [
    ("oven*3", 8, "fair"),
    ("oven*3", 9, "pass"),
    ("oven*3 pen*3 shrine*3 house*3", 9, "fair"),
    ("oven*2 pen*2", 8, "pass"),
])  # fmt: skip
def test_a_group_of_three_before_phase_4(hand: str, houses: int, does: str) -> None:
    """HK-SOLO-8: line 4: late, or with two cards a family."""
    noted = [{"colour": "red", "houses": houses}, {"colour": "blue", "player": "voisins", "hand": hand}]
    at = table(MANY, ask="window", phase=4, seats=noted)
    at.let_neighbours_act()
    assert line(at) == does


def test_before_phase_3_it_builds_what_wins_an_aspect() -> None:
    """HK-SOLO-8: line 5, in the order pen, oven, shrine, house, as long as it can."""
    at = window("B A1 E1 K9, R A2", "shrine oven pen house", phase=3)
    play_window(at)
    assert line(at) == "build"
    assert [event.symbol for event in at.all_of("cards_spent")] == ["pen", "oven"]
    assert "B1" in [event.cell for event in at.all_of("pen_built")]
    gentle = window("B A1 E1 K9, R A2", "shrine oven pen house", phase=3, level=0)
    play_window(gentle)
    assert line(gentle) == "pass"
    other = window("B A1 E1 K9, R A2", "shrine oven pen house", phase=2, turn=2, catastrophes="CA-02")
    play_window(other)
    assert line(other) == "pass"


def test_jokers_build_at_hard_levels() -> None:
    """HK-SOLO-8, HK-SOLO-13: for the first element that wins and is not in hand."""
    standard = window("B A1 E1, R A2", "joker", phase=3)
    play_window(standard)
    assert line(standard) == "pass"
    hard = window("B A1 E1, R A2", "joker", phase=3, level=2)
    play_window(hard)
    assert [(event.symbol, event.jokers) for event in hard.all_of("cards_spent")] == [("pen", 1)]


def test_a_house_card_wins_the_number() -> None:
    """HK-SOLO-8: as with the choice of a tile."""
    at = window("B A1 A2, R B1 B2", "house", phase=3, mode="intermediate")
    at.let_neighbours_act()
    assert [event.symbol for event in at.all_of("cards_spent")] == ["house"]


# Losses


def lost(village: str, card: str, **more: Any) -> Table:
    at = table(village, ask="catastrophe", catastrophes=card, seats=ONE, mode="expert", **more)
    return at.let_neighbours_act()


def test_hk_solo_9_the_house_of_least_value() -> None:
    """HK-SOLO-9: 4 a storey, 2 a roof piece, 1 a pen, villager, cattle; of equals the last."""
    at = lost("B² A1, B A2+o A3+v A4, pen B4←, R M1", "CA-19")
    assert at.on("A3") == "1x" or at.on("A4") == "1x"
    values = figures(at, "lose", "value")
    assert values == {"A1": 4, "A2": 2, "A3": 1, "A4": 1}
    assert at.on("A4") == "1x"


def test_the_only_house_of_a_family_in_a_contested_block_is_dear() -> None:
    """HK-SOLO-9."""
    at = lost("B A1, R A2 A3 A4, ruin B1, B C1 D1, R M13", "CA-08", marker=1)
    assert figures(at, "lose", "value") == {"A1": 2, "C1": 0, "D1": 0}
    assert at.on("D1") == "1x"


def test_other_pieces_of_low_houses_go_first() -> None:
    """HK-SOLO-9: then the last in reading order."""
    at = lost("B² A1+o, B A2+o A3 A4, R M1", "CA-23")
    assert at.on("A2") == "1"
    pens = lost("B A1 A2 A4, B² A3, pen B1← B3←, R M1", "CA-22")
    assert pens.on("B1") == ""


# Phases 3 and 4


def test_hk_solo_10_the_block_to_inspect() -> None:
    """HK-SOLO-10: where it draws most; then where the person draws least."""
    village = "B A1+o, R A2+t, B E1+o E2+t, R E3, B I1+o, R I2"
    at = table(village, ask="inspect", marker=1, seats=ONE)
    at.play(at.acts())
    (reason,) = at.reasons("inspect")
    assert reason.chosen == "block:E1"
    tied = table("B A1+o, R A2+t, B I1+o, R I2", ask="inspect", marker=1, seats=ONE)
    tied.play(tied.acts())
    assert tied.reasons("inspect")[0].chosen == "block:I1"


def test_hk_solo_11_used_cards_go_under_the_smallest_pile() -> None:
    """HK-SOLO-11: of equals in the order of the board; where piles stay closed, not under an empty one."""
    noted = [{"colour": "red"}, {"colour": "blue", "player": "voisins", "spent": "oven pen"}]
    at = table("R A1, B F6", ask="tidy", seats=noted, piles={"SHRINE": "", "PEN": "pen"})
    at.play(at.acts())
    assert symbols(at.pile("SHRINE")) == "oven pen"
    closed = table("R A1, B F6", ask="tidy", seats=noted, piles={"SHRINE": "", "PEN": "pen"}, empty_pile="closed")
    closed.play(closed.acts())
    assert len(closed.pile("PEN")) == 3


def test_hk_solo_11_the_marker_goes_to_the_lowest_score() -> None:
    """HK-SOLO-11: of equals to the next clockwise."""
    for red, green, to in ((5, 3, 2), (3, 5, 0), (4, 4, 2)):
        noted = [
            {"colour": "red", "score": red}, {"colour": "blue", "player": "voisins"},
            {"colour": "green", "player": "voisins", "score": green},
        ]  # fmt: skip
        at = table("R A1, B F6, G M1", ask="tidy", marker=1, seats=noted)
        at.play(at.acts())
        assert at.state.marker == to


# Clan powers


def power(colour: str, village: str, **more: Any) -> Table:
    """A neighbour of this clan has just scored five cards in the expert game."""
    noted = [{"colour": "blue" if colour != "blue" else "red", **more.pop("person", {})}]
    noted += [{"colour": colour, "player": "voisins", "hand": "oven*5", **more.pop("own", {})}, *more.pop("others", [])]
    at = table(village, mode="expert", seats=noted, ask="window", phase=1, **more)
    while at.seat == 1 and isinstance(at.pending, todo.CardWindow):
        at.play(at.acts())
    return at


FAMILIES = "A1 A4 A7 A10 A13"


def test_hk_solo_12_eguor_replaces_the_best_equipped() -> None:
    """HK-SOLO-12: the person's among equals."""
    at = power("red", f"R {FAMILIES}, B A2 B4+o, pen C4←", others=[{"colour": "green", "player": "voisins"}])
    at.let_neighbours_act(until=1)
    assert at.on("B4") == "1"
    tie = power("red", f"R {FAMILIES}, G A2, B B4", others=[{"colour": "green", "player": "voisins"}])
    tie.let_neighbours_act(until=1)
    assert tie.on("B4") == "1"


@pytest.mark.parametrize(("colour", "kinds"), [("green", ["cattle"]), ("blue", ["villager"])])
def test_trev_and_uelb_place_what_they_get(colour: str, kinds: list[str]) -> None:
    """HK-SOLO-12: the pen first."""
    letter, other = colour[0].upper(), "B" if colour == "green" else "R"
    at = power(colour, f"{letter} {FAMILIES}, {other} M1")
    at.let_neighbours_act(until=1)
    assert at.kinds.index("pen_built") < at.kinds.index("piece_placed")
    assert [event.piece for event in at.all_of("piece_placed")] == kinds


def test_enuaj_rob_the_leader() -> None:
    """HK-SOLO-12: of equals the person; what wins a block first; from a block where they live."""
    others = [{"colour": "green", "player": "voisins", "score": 3}]
    village = f"Y {FAMILIES}, B B1+t B2, B M1+o M2+t, G D1+o"
    at = power("yellow", village, person={"score": 3}, others=others)
    at.let_neighbours_act(until=1)
    stolen = [(event.victim, event.piece, event.cell) for event in at.all_of("piece_stolen")]
    assert stolen[0] == (0, "oven", "M1")
    assert all(victim == 0 for victim, _, _ in stolen)
    lead = power("yellow", village, person={"score": 2}, others=others)
    lead.let_neighbours_act(until=1)
    assert lead.all_of("piece_stolen")[0].victim == 2


def test_teoiv_build_for_the_shaman() -> None:
    """HK-SOLO-12."""
    at = power("purple", f"P {FAMILIES}, B M1")
    at.let_neighbours_act(until=1)
    assert at.state.village.shaman_cell is not None
    assert "house_built" in at.kinds or "storey_built" in at.kinds


def test_a_power_that_would_cost_a_roof_piece_is_left() -> None:
    """HK-SOLO-12, HK-SOLO-2: the only place for the shaman's house is under an oven."""
    blue, red, green = closed_in().split(", ")
    roofs = " ".join(f"{cell}+{'ot'[at % 2]}" for at, cell in enumerate(blue.split()[1:]))
    village = f"P {roofs}, {red.replace('R', 'B', 1)}, {green}"
    at = power("purple", village, others=[{"colour": "green", "player": "voisins"}])
    at.play(at.acts())
    assert at.happened("power_lapsed").why == "declined"


# Levels


@pytest.mark.parametrize(("level", "drawn"), [(0, 0), (1, 0), (2, 1), (3, 1)])
def test_hk_solo_13_hard_neighbours_win_ties(level: int, drawn: int) -> None:
    """HK-SOLO-13: after the storeys; with the person only."""
    at = table("B A1+o, R A2+o", ask="inspect", seats=ONE, level=level)
    assert len(at.state.players[1].hand) == drawn
    storeys = table("B A1+o, R² A2+o", ask="inspect", seats=ONE, level=level)
    assert len(storeys.state.players[0].hand) == 1


def test_of_two_neighbours_the_next_one_after_the_person_wins() -> None:
    """HK-SOLO-13: and ties between neighbours stay ties."""
    village = "R A1+o, B A2+o, G B1+o"
    at = table(village, ask="inspect", seats=TWO, level=2)
    assert [len(player.hand) for player in at.state.players] == [0, 1, 0]
    last = [
        {"colour": "blue", "player": "voisins"}, {"colour": "red"}, {"colour": "green", "player": "voisins"},
    ]  # fmt: skip
    moved = table(village, ask="inspect", seats=last, level=2)
    assert [len(player.hand) for player in moved.state.players] == [0, 0, 1]
    apart = table("R A3, B A2+o, G A1+o", ask="inspect", seats=TWO, level=2)
    assert [len(player.hand) for player in apart.state.players] == [0, 0, 0]


def test_fierce_neighbours_choose_between_two_tiles() -> None:
    """HK-SOLO-13: before they build; both are discarded; ten tiles last one turn."""
    at = table("R F6, B F7 A1, G M1", seats=TWO, ask="stage", stage=1, level=3, tiles="CT-07 CT-01 CT-05 CT-03 CT-04")
    assert [len(tiles) for tiles in at.state.dealt] == [1, 2, 2]
    at.play(at.house("F5"), at.house("F4"), at.house("F3"))
    assert isinstance(at.pending, todo.ChooseTile)
    at.play(at.acts())
    assert at.happened("tile_chosen").tile == "CT-01"
    assert figures(at, "tile", "blocks") == {"tile:CT-01:shrine": -1, "tile:CT-05:pen": -1}
    assert build_of(at).elements == ("house", "house", "shrine")
    while at.state.agenda and at.state.phase == 1 and len(at.state.tile_discard) < 5:
        at.play(at.moves()[0])
    assert len(at.state.tile_discard) == 5
    assert not at.state.tiles


def build_of(at: Table) -> todo.Build:
    assert isinstance(at.pending, todo.Build)
    return at.pending


def test_of_two_tiles_the_one_that_wins_more() -> None:
    """HK-SOLO-13: a choice tile by its best kind; the shaman wins nothing."""
    choice = table("R F6, B F7, R A1+o, B A2", seats=ONE, ask="stage", level=3, tiles="CT-01 CT-03 CT-07")
    for _ in range(3):
        choice.play(choice.moves()[0])
    choice.play(choice.acts())
    assert figures(choice, "tile", "blocks") == {"tile:CT-03:oven": -1, "tile:CT-07:choice": -2}
    shaman = table("R F6, B F7", seats=ONE, ask="stage", level=3, tiles="CT-01 CT-15 CT-13", mode="expert")
    for _ in range(3):
        shaman.play(shaman.moves()[0])
    shaman.play(shaman.acts())
    assert figures(shaman, "tile", "blocks") == {"tile:CT-13:villager": -1, "tile:CT-15:shaman": 0}


# The result


def over(red: int, blue: int, green: int, **more: Any) -> Table:
    noted = [
        {"colour": colour, "score": score, "player": "person" if colour == "red" else "voisins"}
        for colour, score in (("red", red), ("blue", blue), ("green", green))
    ]
    return table("", ask="over", last=True, seats=noted, **more)


@pytest.mark.parametrize(
    ("red", "blue", "green", "winners", "reached"),
    [(20, 20, 5, (1,), 0), (19, 20, 20, (1, 2), 0), (21, 20, 5, (0,), 1), (60, 20, 5, (0,), 3)],
)
def test_hk_solo_14_the_result(red: int, blue: int, green: int, winners: tuple[int, ...], reached: int) -> None:
    """HK-SOLO-14: level with a neighbour is lost; the margin is worth a medal."""
    sheet = GAME.scores(over(red, blue, green).state)
    assert sheet.winners == winners
    assert sum(goal.reached for goal in sheet.goals) == reached
    assert [goal.label for goal in sheet.goals] == ["medal-bronze", "medal-silver", "medal-gold"]
    assert sheet.tie_breaks == ()
    assert (sheet.ranks[0] == 1) == (winners == (0,))


@pytest.mark.parametrize("level", LEVELS)
def test_each_level_has_medals_of_its_own(level: int) -> None:
    """HK-SOLO-14, HK-SOLO-13: the least lead for each, and one point less."""
    for number, least in enumerate(BOX.neighbours.medals[level].values()):
        for margin, reached in ((least - 1, number), (least, number + 1)):
            goals = GAME.scores(over(20 + margin, 20, 5, level=level).state).goals
            assert sum(goal.reached for goal in goals) == reached
            assert dict(goals[number].args)["margin"] == least


def test_what_a_won_challenge_leaves_behind() -> None:
    """HK-SOLO-14: by level, with the margin."""
    assert GAME.achievements(over(20, 20, 5).state) == ()
    won = dict(GAME.achievements(over(60, 20, 5, level=2).state))
    assert won["solo-won-level-2"] == won["solo-gold-level-2"] == 40
    assert GAME.achievements(table("R A1, B F6").state) == ()
    assert table("R A1, B F6").why_not(m.BuildHouse(seat=0, cell="A2")) == ALLOWED
