"""What is in the box: both sides of the boards, the planet, panels, cards. MS-SET-1, MS-RES-1, MS-OBJ-5, MS-MOV-3."""

from collections import Counter
from typing import Any

import pytest

from rules.core.correcting import Correction
from rules.core.types import Ref
from rules.magnastorm import GAME
from rules.magnastorm.components import Demand, Layout, LevelBonus, Price
from tests.rules.core.editions import Change, broken, setting, without
from tests.rules.magnastorm.table import BOX, EDITION

FOUR = BOX.layouts[4]
SMALL = BOX.layouts[2]


def areas(layout: Layout, *refs: Ref) -> set[int]:
    return {layout.area_number[ref] for ref in refs}


def spaces_in(layout: Layout, *refs: Ref) -> int:
    return sum(len(layout.areas[number].spaces) for number in areas(layout, *refs))


def test_counts_of_the_contents_page() -> None:
    kinds = Counter(each.kind for each in BOX.commanders.values())
    assert kinds == {"administrative": 8, "scientific": 8}
    assert Counter(each.kind for each in BOX.objectives.values()) == {"research": 4, "sector": 4}
    assert Counter(each.metal for each in BOX.artefacts.values()) == {"bronze": 30, "silver": 60, "gold": 30}
    assert (BOX.cubes, BOX.yellow, BOX.black, BOX.crew, len(BOX.labs), len(BOX.stations)) == (25, 25, 25, 5, 10, 3)
    assert {seats: layout.neutral_crew * len(layout.columns) for seats, layout in BOX.layouts.items()} == {
        2: 12,
        3: 12,
        4: 15,
    }


def test_what_depends_on_the_number_of_players() -> None:
    """MS-GOAL-1, MS-SET-1, MS-SET-4, MS-POS-4, MS-ART-1."""
    layouts = BOX.layouts
    assert {seats: each.threshold for seats, each in layouts.items()} == {2: 25, 3: 23, 4: 27}
    assert [len(layouts[seats].columns) for seats in (2, 3, 4)] == [4, 4, 5]
    assert [len(layouts[seats].fields) for seats in (2, 3, 4)] == [3, 3, 4]
    assert [layouts[seats].objective_values for seats in (2, 3, 4)] == [(5, 2), (5, 3, 2), (5, 4, 3, 2)]
    assert [layouts[seats].printed_values for seats in (2, 3)] == [(5, 3, 2)] * 2
    assert layouts[4].start_cubes == (2, 2, 3, 3)
    assert layouts[3].prizes == ("gold", "silver", "bronze")
    assert all(each.rounds == 4 for each in layouts.values())


def test_each_side_has_its_spaces() -> None:
    """Five areas in each of six sectors, and in every sector as many spaces of each colour."""
    assert [len(each.spaces) for each in (FOUR, SMALL)] == [60, 42]
    assert len(FOUR.areas) == 30 + 2
    for layout, white in ((FOUR, 2), (SMALL, 1)):
        for sector, _ in enumerate(layout.sectors):
            own = [each.colour for each in layout.spaces if layout.areas[each.area].sector == sector]
            assert Counter(own) == {**dict.fromkeys(layout.fields, 2), "white": white}
        assert all(each.spaces for each in layout.areas[:-2])
    assert FOUR.spaces[FOUR.space_number["NE.d2"]].colour == "red"


def test_lines_lead_both_ways_but_none_back_to_a_start() -> None:
    """MS-MOV-2: within a sector and to the next one on either side; a pad is only left."""
    for at, area in enumerate(FOUR.areas[:-2]):
        assert all(at in FOUR.areas[next_].neighbours for next_ in area.neighbours)
        assert all((area.sector - FOUR.areas[next_].sector) % 6 in (0, 1, 5) for next_ in area.neighbours)
    assert sum(len(each.neighbours) for each in FOUR.areas[:-2]) == 2 * 60
    pad = FOUR.areas[FOUR.area_number["START_1"]]
    assert (FOUR.sectors[pad.sector], pad.spaces, set(pad.neighbours)) == ("SW", (), areas(FOUR, "SW.a", "SW.b"))
    assert FOUR.areas[FOUR.area_number["START_2"]].neighbours == tuple(sorted(areas(FOUR, "NE.a", "NE.b")))


def test_every_line_between_two_sectors_runs_through_one_site() -> None:
    """MS-TEL-1: twelve sites with four players, six with fewer."""
    assert [len(each.sites) for each in (FOUR, SMALL)] == [12, 6]
    for layout in (FOUR, SMALL):
        apart = {
            (at, next_)
            for at, area in enumerate(layout.areas[:-2])
            for next_ in area.neighbours
            if layout.areas[next_].sector != area.sector
        }
        assert set(layout.crossings) == apart
        for (at, next_), site in layout.crossings.items():
            assert {at, next_} <= set(layout.sites[site].neighbours)
            assert {layout.areas[at].sector, layout.areas[next_].sector} == set(layout.sites[site].sectors)
    inner = FOUR.sites[FOUR.site_number["SE>SW/I"]]
    assert set(inner.neighbours) == areas(FOUR, "SE.d", "SE.e", "SW.b")
    assert inner.sectors == (5, 0)


def test_the_letters_of_the_movement_picture() -> None:
    """The picture on page 8: A twice, B four times, X three times, C six times; one of the C spaces is red."""
    scout = FOUR.areas[FOUR.area_number["NE.d"]]
    assert len(scout.spaces) - 1 == 2
    assert spaces_in(FOUR, "NE.c", "NE.e") == 4
    assert spaces_in(FOUR, "E.a", "E.b") == 3
    assert {FOUR.areas[at].ref for at in scout.neighbours} == {"NE.c", "NE.e", "E.a", "E.b"}
    site = FOUR.sites[FOUR.site_number["W>NW/I"]]
    assert sum(len(FOUR.areas[at].spaces) for at in site.neighbours) == 6
    assert FOUR.spaces[FOUR.space_number["W.e2"]].colour == "red"


def test_the_calm_half_turns_clockwise() -> None:
    """MS-ADM-8: START_1 is in the trailing sector of the first round, START_2 opposite."""
    rounds = [[FOUR.sectors[at] for at in calm] for calm in FOUR.calm["START_1"]]
    assert rounds[:-1] == [["SW", "W", "NW"], ["W", "NW", "NE"], ["NW", "NE", "E"], ["NE", "E", "SE"]]
    assert rounds[-1] == ["E", "SE", "SW"]  # as the last administration leaves it
    assert [FOUR.sectors[at] for at in FOUR.calm["START_2"][0]] == ["NE", "E", "SE"]


def test_incomes() -> None:
    """MS-ADM-1: the amounts of the example on page 12."""
    trailing, middle, leading = FOUR.income
    assert (trailing[1], trailing[2]) == (Price(1, 0), Price(0, 1))
    assert (middle[2], middle[3]) == (Price(2, 0), Price(1, 2))
    assert {table[0] for table in FOUR.income} == {Price(0, 0)}
    for table in FOUR.income:
        assert [sum(price) for price in table] == sorted(sum(price) for price in table)
    assert len(leading) == 5


def test_panels() -> None:
    """MS-ACT-3, MS-BON-4: both sides have five rows; only that of four players changes the turn order."""
    assert [len(each.cells) for each in (FOUR, SMALL)] == [25, 20]
    row = FOUR.rows[3]
    assert (row.ref, row.cost, row.gain) == ("R4", Price(1, 0), Price(1, 1))
    assert FOUR.cells[FOUR.cell_number["R3/C1"]].bonus == "turn"
    assert all(cell.bonus != "turn" for cell in SMALL.cells)
    for layout in (FOUR, SMALL):
        assert all(not cell.bonus for cell in layout.cells if cell.row == 4)
        assert {cell.bonus for cell in layout.cells} >= {"", "double", "research", "crew", "range", "bag"}
        assert [cell.ref for cell in layout.cells] == [
            f"R{row}/{column}" for row in range(1, 6) for column in layout.columns
        ]


def test_research_tracks() -> None:
    """MS-RES-1: twelve levels, the first without a bonus, one crew on each track."""
    for tracks in (FOUR.level_bonuses, SMALL.level_bonuses):
        for track in tracks:
            assert len(track) == 13
            assert track[:2] == (None, None)
            assert track.count(LevelBonus("crew")) == 1
            assert sum(bonus is not None for bonus in track) == 8
    red = FOUR.level_bonuses[FOUR.fields.index("red")]
    assert (red[2], red[10]) == (LevelBonus("any"), LevelBonus("bag", 3))


def test_objectives() -> None:
    """MS-OBJ-5: what grows with the round."""
    assert BOX.objectives["Q2"].demands == (Demand(1, 1, 3, 2), Demand(2, 1, 5, 3))
    assert [each.levels for each in BOX.objectives["Q4"].demands] == [4, 6, 8]
    assert BOX.objectives["Q3"].leads == "one"
    assert {ref: each.remove for ref, each in BOX.objectives.items() if each.kind == "sector"} == {
        "S1": (2, 2),
        "S2": (4,),
        "S3": (1, 1, 1, 1),
        "S4": (3, 1),
    }
    assert all(sum(each.remove) in (0, 4) for each in BOX.objectives.values())


def test_prices_of_the_player_board() -> None:
    """MS-LAB-1, MS-LAB-6, MS-TEL-4: the two leftmost labs are free."""
    assert BOX.labs[:3] == (Price(0, 0), Price(0, 0), Price(1, 0))
    assert BOX.stations == (Price(1, 0), Price(0, 1), Price(1, 1))
    assert (BOX.station_reputation, BOX.exchange) == (2, 3)


def test_artefacts_of_the_example() -> None:
    """MS-ART-2: the numbers of page 14, and each kind of bonus on a fifth of the cards."""
    assert (BOX.artefacts["#115"].value, BOX.artefacts["#212"].value) == (2, 3)
    bonus = Counter(each.bonus if each.bonus != "field" else each.field for each in BOX.artefacts.values())
    assert bonus == dict.fromkeys(("own", "green", "red", "blue", "reputation"), 24)


def test_commanders_are_worth_the_same() -> None:
    """MS-CMD-6, MS-CMD-7."""
    assert {(each.green, each.red) for each in BOX.commanders.values()} == {(2, 1)}


def test_levels_of_the_consortium() -> None:
    """MS-SOLO-15, MS-SOLO-14."""
    levels = {name: ("".join(each.programme), each.stations) for name, each in BOX.consortium.items()}
    three = {"hard": ("EAE", 3), "expert": ("EEA", 3), "master": ("EEA", 3)}
    assert levels == {"easy": ("EAR", 1), "normal": ("EAER", 2), **three}
    assert [each.begins for each in BOX.consortium.values()] == [False, False, True, True, True]
    leads = {name: (legend, commander) for name, ((_, legend), (_, commander), _) in BOX.grades.items()}
    assert leads == {"easy": (23, 18), "normal": (21, 16), "hard": (11, 7), "expert": (9, 5), "master": (8, 4)}
    assert {grades[-1] for grades in BOX.grades.values()} == {("explorer", 0)}


# Editions that are wrong


def cut_off(tree: Any) -> None:
    """No line leads to SW.a any more."""
    lines = tree["planet"]["lines"]
    tree["planet"]["lines"] = [line for line in lines if "SW.a" not in line["value"]]


def parted(tree: Any) -> None:
    """W and NW touch nowhere, so that one can only go round."""
    lines = tree["planet"]["lines"]
    tree["planet"]["lines"] = [line for line in lines if {each.split(".")[0] for each in line["value"]} != {"W", "NW"}]
    for side in ("board_large", "board_small"):
        tree[side]["sites"] = [site for site in tree[side]["sites"] if not site["ref"].startswith("W>")]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (without("commanders", 3), {"edition-counted"}),
        (setting("commanders", 1, "ref", to="01"), {"edition-counted", "edition-same-ref"}),
        (setting("commanders", 1, "kind", to="scientific"), {"edition-counted"}),
        (setting("commanders", 1, "kind", to="military"), {"edition-bad-value"}),
        (setting("commanders", 1, "red", to=-1), {"edition-below-zero"}),
        (setting("box", "players", to={"min": 2, "max": 5}), {"edition-counted"}),
        (setting("box", "colours", to=["grey", "grey", "pink", "orange"]), {"edition-counted", "edition-same-ref"}),
        (setting("box", "markers", to=13), {"edition-counted"}),
        (setting("box", "markers_on_board", to=7), {"edition-counted", "edition-too-few"}),
        (setting("players", 2, "start_cubes", to=[3, 2, 3, 3]), {"edition-counted"}),
        (setting("box", "neutral_crew", to=12), {"edition-counted"}),
        (setting("box", "counts", "covers", to=3), {"edition-counted"}),
        (setting("box", "cubes", to=5), {"edition-too-few"}),
        (setting("box", "crew", to=0), {"edition-too-few"}),
        (setting("numbers", "rounds", to=5), {"edition-counted"}),
        (setting("numbers", "covered_space", to=4), {"edition-unknown"}),
        (setting("numbers", "objectives_drawn", "sector", to=5), {"edition-counted", "edition-too-few"}),
        (setting("players", 2, "threshold", to=0), {"edition-too-few"}),
        (setting("players", 2, "start_cubes", to=[2, 2, 3]), {"edition-counted"}),
        (setting("players", 2, "prizes", to=["gold"]), {"edition-counted"}),
        (setting("players", 2, "board", to="middle"), {"edition-bad-value"}),
        (setting("research", "levels", to=11), {"edition-counted"}),
        (setting("research", "fields", 0, "bonuses", 1, to={"kind": "bag", "count": 0}), {"edition-too-few"}),
        (setting("research", "fields", 0, "bonuses", 1, to={"kind": "gold"}), {"edition-bad-value"}),
        (
            setting("research", "fields", 3, "players", to=[]),
            {"edition-too-few", "edition-unknown", "edition-cell-bonus"},
        ),
        (setting("planet", "areas", 0, "sector", to="X"), {"edition-unknown", "edition-start"}),
        (setting("planet", "lines", 0, to=["SW.a", "SW.x"]), {"edition-unknown"}),
        (setting("planet", "lines", 0, to=["SW.a", "SW.a"]), {"edition-bad-line"}),
        (setting("planet", "lines", 0, to=["SW.a", "NE.a"]), {"edition-bad-line"}),
        (setting("planet", "lines", 1, to=["SW.b", "SW.a"]), {"edition-same-line"}),
        (cut_off, {"edition-cut-off"}),
        (parted, {"edition-cut-off"}),
        (setting("planet", "starts", 0, "lines", to=[]), {"edition-start"}),
        (setting("planet", "starts", 0, "lines", to=["W.a"]), {"edition-start"}),
        (setting("board_large", "spaces", 0, "colour", to="gold"), {"edition-unknown"}),
        (setting("board_small", "spaces", 0, "colour", to="brown"), {"edition-unknown"}),
        (setting("board_large", "spaces", 2, "area", to="SW.a"), {"edition-no-space"}),
        (setting("board_large", "spaces", 2, "ref", to="SW.a1"), {"edition-same-ref"}),
        (without("board_large", "sites", 0), {"edition-site-of-line"}),
        (
            setting("board_large", "sites", 0, "lines", to=[["SW.a", "SW.b"]]),
            {"edition-site", "edition-site-of-line"},
        ),
        (without("board_large", "cells", 3), {"edition-counted"}),
        (setting("board_large", "cells", 3, "row", to="R2"), {"edition-counted"}),
        (setting("board_small", "cells", 3, "bonus", to={"kind": "turn"}), {"edition-cell-bonus"}),
        (
            setting("board_small", "cells", 3, "bonus", to={"kind": "research", "field": "brown"}),
            {"edition-cell-bonus"},
        ),
        (setting("board_large", "rows", to=["R1", "R2", "R3", "R4", "R6"]), {"edition-counted", "edition-unknown"}),
        (setting("board_large", "objective_values", 1, to=5), {"edition-counted"}),
        (without("board_large", "objective_values", 1), {"edition-too-few"}),
        (setting("rows", 0, "cost", to={"own": -1, "yellow": 1}), {"edition-below-zero"}),
        (setting("rows", 0, "cost", to={"grey": 1}), {"edition-bad-value"}),
        (
            setting("centre_tile", "calm", "START_1", 0, to=["SW", "W", "NE"]),
            {"edition-calm", "edition-counted", "edition-cut-off"},
        ),
        (setting("centre_tile", "calm", "START_1", 3, to=["E", "SE", "SW"]), {"edition-counted"}),
        (setting("centre_tile", "calm", "START_1", 3, to=["NE", "E", "X"]), {"edition-unknown"}),
        (without("centre_tile", "calm", "START_2", 3), {"edition-counted"}),
        (setting("planet", "starts", 1, "sector", to="X"), {"edition-unknown", "edition-start"}),
        (setting("centre_tile", "income", "middle", 0, to={"own": 1, "yellow": 0}), {"edition-counted"}),
        (without("player_board", "labs", 9), {"edition-counted"}),
        (
            setting("objectives", 0, "demands", 0, to={"from_round": 2, "markers": 1, "levels": 10}),
            {"edition-objective"},
        ),
        (
            setting("objectives", 0, "demands", 0, to={"from_round": 1, "markers": 1, "levels": 13}),
            {"edition-objective"},
        ),
        (setting("objectives", 0, "field", to="brown"), {"edition-unknown"}),
        (setting("objectives", 4, "remove", to=[6, 5]), {"edition-objective"}),
        (setting("objectives", 4, "remove", to=[]), {"edition-objective"}),
        (setting("artefacts", "gold", 0, to={"number": 302, "value": 2, "bonus": "own"}), {"edition-same-ref"}),
        (setting("artefacts", "gold", 0, to={"number": 301, "value": 0, "bonus": "own"}), {"edition-too-few"}),
        (setting("artefacts", "gold", 0, to={"number": 301, "value": 2, "bonus": "field"}), {"edition-unknown"}),
        (without("consortium", "levels", "easy"), {"edition-counted"}),
        (
            setting(
                "consortium", "levels", "easy", to={"programme": "EX", "stations": 1, "begins": False, "round_bonus": 0}
            ),
            {"edition-unknown"},
        ),
        (
            setting(
                "consortium", "levels", "easy", to={"programme": "", "stations": 1, "begins": False, "round_bonus": 0}
            ),
            {"edition-consortium"},
        ),
        (
            setting("consortium", "grades", "easy", to={"legend": 4, "commander": 4, "explorer": 0}),
            {"edition-counted"},
        ),
        (
            setting("consortium", "grades", "hard", to={"legend": 9, "commander": 4, "explorer": 1}),
            {"edition-counted"},
        ),
    ],
)
def test_a_wrong_edition_says_what_is_wrong(change: Change, said: set[str]) -> None:
    assert broken(GAME, EDITION, change) == said


def test_an_owner_may_know_better() -> None:
    corrected = EDITION.corrected([Correction("rows.0.gain", {"own": 1, "yellow": 1})])
    assert GAME.box(corrected).layouts[4].rows[0].gain == Price(1, 1)


def test_only_what_is_reconstructed_says_why() -> None:
    for datum in EDITION.data():
        assert bool(datum.note) == (datum.provenance == "reconstructed"), datum.path
