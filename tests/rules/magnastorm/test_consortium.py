"""The unofficial solo challenge: each rule of the Consortium, from both sides where there are two."""

from dataclasses import replace
from typing import Any

import pytest

from rules.core.explained import Explained
from rules.core.options import level_at
from rules.magnastorm import GAME
from rules.magnastorm import moves as m
from rules.magnastorm.components import ConsortiumLevel
from rules.magnastorm.consortium.choosing import sector_order
from rules.magnastorm.events import CrewMoved
from tests.rules.core.sitting import ALLOWED
from tests.rules.magnastorm.table import (
    BOX,
    Table,
    begun_solo,
    claim,
    consortium_acts,
    crew,
    drive,
    drop,
    exchange,
    gain,
    table,
    take,
)

ME, K = 0, 1
ACT = consortium_acts(K)


def against(automa: dict[str, Any] | None = None, **more: Any) -> Table:
    """The Consortium's turn; words about it in the first argument, about the person among the others."""
    words = {"turn": K, **more}
    of_person = ("cubes", "labs", "levels", "scout", "stations", "reputation")
    own: dict[str, Any] = {key: words.pop(key) for key in of_person if key in words}
    if "controls" in words:
        own["commanders"] = words.pop("controls")
    seats = [own, {"automa": True, **(automa or {})}]
    return table(seats=seats, **words)


def stepping(step: str, automa: dict[str, Any] | None = None, **more: Any) -> Table:
    """It has moved its crew: one step of its programme, which is an E or an A."""
    words = {"consortium_programme": "EEA", "step": "EEA".index(step), **more}
    t = against(automa, **words)
    return t.play(ACT) if t.asks else t


def reasons(t: Table, question: str) -> Explained:
    (found,) = [event for event in t.events if isinstance(event, Explained) and event.question.endswith(question)]
    return found


# Set-up


def test_set_up() -> None:
    """MS-SOLO-1: as for two; the leftmost free column, green or red; no cubes; who begins is by the level."""
    t = begun_solo()
    assert t.state.layout.threshold == 25
    assert t.seat == ME
    t.play(m.PlaceFirstCrew(seat=ME, column="C1"))
    assert t.upper("C2") == "yyyv"
    assert t.state.players[K].levels == (1, 0, 0)  # the last in order chooses first
    t.play(m.ChooseField(seat=ME, field="red"))
    assert t.cubes(K) == ""
    other = begun_solo(consortium_level="hard")
    assert other.upper("C1") == "yyyv"
    other.play(m.PlaceFirstCrew(seat=ME, column="C2"), m.ChooseField(seat=ME, field="green"))
    assert other.state.players[K].levels == (0, 1, 0)


def test_it_never_has_cubes() -> None:
    """MS-SOLO-2: it pays nothing and gains nothing; the fee for its station goes to the supply."""
    t = against(
        {"stations": "W>NW/T"},
        cubes="g",
        turn=ME,
        scout="SW.c1",
        cell="R4/C2",
        action="move",
        pending=[{"kind": "driving"}],
    )
    supply = t.state.supply
    t.play(drive("NW.a1", "W>NW/T"))
    assert t.cubes(ME) == t.cubes(K) == ""
    assert t.state.supply[ME] == supply[ME] + 1


def test_its_colour_is_in_play() -> None:
    """MS-SOLO-2, MS-SOLO-3: one gains and pays it; its commanders cost a cube of it more."""
    t = against(
        {"commanders": "03", "reputation": 5}, turn=ME, upper={"C1": "y", "C2": "y"}, commanders="03", cubes="y"
    )
    assert t.why_not(take("C1")) == "MS-CMD-9"
    rich = against(
        {"commanders": "03", "reputation": 5}, turn=ME, upper={"C1": "y", "C2": "y"}, commanders="03", cubes="yv"
    )
    rich.play(take("C1"), drop("R5/C1"))
    assert (rich.reputation(ME), rich.reputation(K)) == (2, 4)


def test_effects_are_nothing_to_it() -> None:
    """MS-SOLO-3: neither Ozgül nor Cedric; never the token."""
    t = against(
        {"commanders": "08", "labs": "SW.a1", "levels": {"green": 2}},
        commanders="08 01 02 15 11 12",
        ask="administration",
        upper={},
    )
    assert t.reputation(K) == 1 + 2
    token = against(upper={"FP": "y", "C1": "yyyyy"}).play(ACT)
    assert token.state.token == -1


# Command


def test_command() -> None:
    """MS-SOLO-4, MS-SOLO-5, MS-SOLO-7: a cheap column for nothing; the programme waits; crew from the bottom row up."""
    t = against(upper={"C1": "yyy", "C2": "yv", "C3": "yyyy"}, commanders="01 03 04", lower={"R5/FP": "g"}).play(ACT)
    assert t.controller("03") == K
    assert t.gained(K) == [("commanders", 2)]
    assert (t.lower("R5/C1"), t.lower("R5/C2")) == ("y", "v")
    assert t.state.step == 0
    assert t.seat == ME


def test_command_takes_from_the_person_first() -> None:
    """MS-SOLO-4: fewer crew, then yours, then the leftmost; you lose the red value."""
    t = against(upper={"C1": "yy", "C2": "yy", "C3": "yyy"}, commanders="01 03 04", controls="03", reputation=5).play(
        ACT
    )
    assert t.controller("03") == K
    assert t.reputation(ME) == 4
    why = reasons(t, "which-column")
    assert why.candidates == ("C1", "C2")
    fewer = against(upper={"C1": "yy", "C2": "y", "C3": "yyy"}, commanders="01 03 04", controls="01").play(ACT)
    assert fewer.controller("03") == K
    left = against(upper={"C1": "yy", "C2": "yy", "C3": "yyy"}, commanders="01 03 04").play(ACT)
    assert left.controller("01") == K


def test_command_leaves_its_own_and_the_token() -> None:
    """MS-SOLO-4, MS-SOLO-3."""
    t = against({"commanders": "01"}, upper={"FP": "y", "C1": "y", "C2": "yyyy"}, commanders="01 03 04").play(ACT)
    assert "commander_taken" not in t.kinds
    assert t.asks == "MS-SOLO-7"


def test_several_on_one_cell_leave_it_by_their_kinds() -> None:
    """MS-SOLO-5, MS-SOLO-6: its own before yours, as where one is moved."""
    t = against(upper={"C1": "gv", "C2": "yyy"}, commanders="01 03 04")
    first, second = t.state.layout.cell_number["R1/C1"], t.state.layout.cell_number["R2/C1"]
    upper = list(t.state.upper)
    upper[first], upper[second] = (ME, K), ()
    events = GAME.apply(replace(t.state, upper=tuple(upper)), ACT).events
    assert [event.crew for event in events if isinstance(event, CrewMoved)] == ["purple", "grey"]


# Crew


def test_crew() -> None:
    """MS-SOLO-6, MS-SOLO-5: neutral before its own before yours, from the fullest column that has some."""
    t = against(upper={"C1": "vvv", "C2": "ygg", "C3": "vgyv"}, commanders="01 03 04").play(ACT)
    assert t.upper("C3") == "vgv"
    own = against(upper={"C1": "vvgg", "C2": "gggv"}, commanders="01 03 04").play(ACT)
    assert own.happened("crew_moved").crew == "purple"
    assert own.upper("C1") == "vgg"
    yours = against(upper={"C1": "ggg"}, commanders="01 03 04").play(ACT)
    assert yours.happened("crew_moved").crew == "grey"
    assert reasons(t, "crew-from-which-column").chosen == "C3"


def test_a_full_panel_takes_it_stacked() -> None:
    """MS-SOLO-5: on the leftmost of the bottom row."""
    cells = [cell.ref for cell in BOX.layouts[2].cells]
    letters = "ggggvvvvv" + "y" * 9
    full = {cell: letters[at] if at < len(letters) else "" for at, cell in enumerate(cells)}
    t = against(upper={"C1": "yyy"}, lower={**full, "R5/C2": "", "R5/C3": ""})
    assert t.play(ACT).lower("R5/C2") == "y"
    assert "y" in t.lower("R5/FP")


# The programme


def test_the_programme_runs_on() -> None:
    """MS-SOLO-7, MS-SOLO-15: E, A, E, rest; and again; a purchase uses up no step."""
    t = against(upper={"C1": "y" * 12})
    steps = []
    for _ in range(5):
        t.play(ACT, ACT)
        steps.append(t.happened("consortium_step").step)
        t.play(t.moves(m.MoveCrew)[-1], gain())
    assert steps == ["E", "A", "E", "R", "E"]


def test_exploring() -> None:
    """MS-SOLO-8: the scout to a zone two steps away, a lab for nothing, research advanced."""
    t = stepping("E").play(ACT)
    why = reasons(t, "which-zone")
    assert set(why.candidates) == {"SW.a", "SW.b", "SW.c"}
    assert why.chosen == "SW.a"
    assert t.labs("SW.a1") == (K,)
    assert t.level("red", K) == 1
    assert t.player(K).labs == 9


def test_exploring_prefers_contests_then_the_leading_sector() -> None:
    """MS-SOLO-8: level with you or one behind; then leading before middle before trailing; then a to e."""
    t = stepping("E", {"scout": "SW.d1"}).play(ACT)
    assert reasons(t, "which-zone").chosen == "W.a"
    ahead = stepping("E", {"scout": "SW.d1", "labs": "W.b1 W.c1"}).play(ACT)
    assert reasons(ahead, "which-zone").chosen.startswith("SW")
    behind = stepping("E", {"scout": "SW.d1", "labs": "SW.a1"}, labs="W.b1").play(ACT)
    assert reasons(behind, "which-zone").chosen == "W.a"


def test_exploring_from_stations() -> None:
    """MS-SOLO-8: any built station, free of charge."""
    t = stepping("E", {"scout": "SW.a1"}, stations="W>NW/T").play(ACT)
    assert reasons(t, "which-zone").chosen.startswith("NW")
    assert t.happened("scout_moved").station == "W>NW/T"
    assert t.cubes(ME) == "gg"


def test_exploring_a_white_space() -> None:
    """MS-SOLO-8, MS-SOLO-10: it picks the field where it can catch up."""
    labs = "SW.a1 SW.b1 SW.c1"
    t = stepping("E", {"levels": {"blue": 1}}, labs=labs, levels={"green": 4, "red": 1, "blue": 2}).play(ACT)
    assert t.labs("SW.c2") == (K,)
    assert t.level("red", K) + t.level("blue", K) == 2


def test_exploring_a_field_that_is_at_its_end() -> None:
    """MS-SOLO-8, MS-RES-5: the lab is installed all the same."""
    t = stepping("E", {"levels": {"red": 12}}).play(ACT)
    assert t.labs("SW.a1") == (K,)
    assert t.player(K).levels == (0, 12, 0)
    assert t.happened("nothing_gained").rule == "MS-RES-5"


def test_exploring_without_labs_or_goals() -> None:
    """MS-SOLO-8: then it analyses."""
    spaces = [space.ref for space in BOX.layouts[2].spaces]
    t = stepping("E", {"labs": " ".join(spaces[-10:])}).play(ACT)
    assert sum(t.player(K).levels) == 1
    assert "lab_installed" not in t.kinds


def test_out_of_the_storm() -> None:
    """MS-SOLO-8: put down at the entry of the trailing sector, without building."""
    t = stepping("E", {"scout": "SE.c1"}, round=3).play(ACT)
    assert t.player(K).scout == "NW.a1"
    assert "station_built" not in t.kinds
    blocked = stepping("E", {"scout": "SE.c1"}, round=3, labs="NW.a1 NW.b1").play(ACT)
    assert sum(blocked.player(K).levels) == 1
    assert blocked.player(K).scout == "SE.c1"


def test_building_on_the_way() -> None:
    """MS-SOLO-9: on a shortest way, below the limit of the level, two reputation."""
    t = stepping("E", {"scout": "SW.d1"}).play(ACT)
    assert t.station("SW>W/T") == K
    assert t.gained(K) == [("stations", 2)]
    at_limit = stepping("E", {"scout": "W.d1", "stations": "SW>W/T NE>E/T"}).play(ACT)
    assert at_limit.station("W>NW/T") == -1
    free = stepping("E", {"scout": "W.d1", "stations": "SW>W/T NE>E/T"}, consortium_level="hard").play(ACT)
    assert free.station("W>NW/T") == K
    none = stepping("E", {"scout": "SW.d1"}, consortium_stations=0).play(ACT)
    assert none.station("SW>W/T") == -1
    taken = stepping("E", {"scout": "SW.d1"}, stations="SW>W/T").play(ACT)
    assert taken.station("SW>W/T") == ME


@pytest.mark.parametrize(("scout", "way"), [("W.b1", ("W.b", "W.a")), ("W.a1", ("W.a",))])
def test_no_detour_past_a_site(scout: str, way: tuple[str, ...]) -> None:
    """MS-SOLO-9: by SW.d there is another way, but it is longer."""
    t = stepping("E", {"scout": scout}).play(ACT)
    assert t.happened("scout_moved").way == way
    assert t.station("SW>W/T") == -1


def test_analysing() -> None:
    """MS-SOLO-10: where you are level or ahead by least; else where it is lowest; ties by the board."""
    t = stepping("A", {"levels": {"green": 3, "red": 2, "blue": 1}}, levels={"green": 5, "red": 3, "blue": 4}).play(ACT)
    assert t.player(K).levels == (3, 3, 1)
    lowest = stepping("A", {"levels": {"green": 3, "red": 2, "blue": 2}}).play(ACT)
    assert lowest.player(K).levels == (3, 3, 2)
    top = stepping("A", {"levels": {"green": 12, "red": 12, "blue": 12}}, levels={"green": 12}).play(ACT)
    assert top.player(K).levels == (12, 12, 12)


def test_level_bonuses() -> None:
    """MS-SOLO-11: only crew, onto the fullest column with room."""
    t = stepping("A", {"levels": {"green": 2}}, levels={"green": 2}, upper={"C1": "yyyy", "C2": "yyy", "C3": "yyyyy"})
    t.play(ACT)
    assert t.player(K).crew == 4
    assert "v" in t.upper("C1") + t.upper("C3")
    other = stepping("A", {"levels": {"green": 1}}, levels={"green": 1}).play(ACT)
    assert other.cubes(K) == ""
    empty = stepping(
        "A", {"levels": {"green": 2}}, levels={"green": 2}, upper={"C1": "y"}, controls="01", commanders="01"
    )
    assert empty.state.players[K].crew in (4, 5)


# Objectives


def objective(automa: dict[str, Any], **more: Any) -> Table:
    t = against(automa, pending=[{"kind": "consortium_acting", "part": "objective"}], **more)
    return t.play(ACT) if t.seat == K else t  # it is not asked where it can do nothing


def test_the_best_paid_objective() -> None:
    """MS-SOLO-12: one at most; research before sectors where they pay the same."""
    labs = "SW.a1 SW.b1 SW.c1 SW.c2"
    t = objective({"levels": {"blue": 10}, "labs": labs}, objectives="Q1 S2")
    assert t.gained(K) == [("objectives", 5)]
    assert t.level("blue", K) == 0
    assert t.labs("SW.a1") == (K,)
    other = objective({"levels": {"blue": 10}, "labs": labs}, objectives="Q1 S2", claims={"Q1": [0]})
    assert other.level("blue", K) == 10
    assert other.labs("SW.a1") == ()
    none = objective({}, objectives="Q1 S2")
    assert none.reputation(K) == 0


def test_which_fields_it_gives() -> None:
    """MS-SOLO-12: Q3 with its highest lone lead first, Q4 with the highest that it leads alone."""
    q3 = objective({"levels": {"green": 5, "red": 4, "blue": 2}}, levels={"green": 6}, objectives="Q3 S1", round=1)
    assert q3.player(K).levels == (3, 2, 2)
    no_lead = objective({"levels": {"green": 5, "red": 4}}, levels={"green": 6, "red": 4}, objectives="Q3 S1")
    assert no_lead.reputation(K) == 0
    q4 = objective({"levels": {"green": 6, "red": 4}}, levels={"green": 6}, objectives="Q4 S1")
    assert q4.player(K).levels == (6, 0, 0)
    q2 = objective({"levels": {"green": 3}, "commanders": "01 11"}, objectives="Q2 S1")
    assert q2.player(K).levels == (0, 0, 0)
    fewer = objective({"levels": {"green": 3}, "commanders": "01"}, objectives="Q2 S1")
    assert fewer.reputation(K) == 0


def test_which_sectors_it_gives() -> None:
    """MS-SOLO-12: the storm first, the sector struck last before the others."""
    assert sector_order(table(seats=[{}, {}], round=2).state) == [0, 5, 4, 1, 2, 3]
    labs = "W.a1 W.b1 NW.a1 NW.b1 SW.a1 SW.b1"
    s1 = objective({"labs": labs}, objectives="Q1 S1", round=2)
    assert [s1.labs(space) for space in ("SW.a1", "SW.b1", "W.a1", "W.b1", "NW.a1")] == [(), (), (), (), (K,)]
    s4 = objective({"labs": "SW.a1 W.a1 W.b1 W.c1 W.c2"}, objectives="Q1 S4", round=2)
    assert s4.labs("W.c2") == (K,)
    assert s4.player(K).labs == 9


def test_s3_needs_a_majority_among_its_four() -> None:
    """MS-SOLO-12: the fourth gives way to a later one with a majority."""
    own = "SW.a1 SE.a1 E.a1 W.a1 NW.a1"
    mine = "SW.b1 SE.b1 E.b1 W.b1"
    t = objective({"labs": own}, labs=mine, objectives="Q1 S3", round=2)
    assert t.labs("W.a1") == (K,)
    assert t.labs("NW.a1") == ()
    tied = objective({"labs": "SW.a1 SE.a1 E.a1 W.a1"}, labs=mine, objectives="Q1 S3", round=2)
    assert tied.reputation(K) == 0


def test_ties_of_labs_are_no_majority_for_it_either() -> None:
    """MS-SOLO-12, MS-OBJ-3."""
    t = objective({"labs": "W.a1 W.b1 NW.a1 NW.b1"}, labs="W.c1 W.c2 NW.c1 NW.c2", objectives="Q1 S1")
    assert t.reputation(K) == 0


# What is left out, and what cannot be done


def left_out(t: Table, question: str) -> dict[Any, str]:
    return {each.candidate: each.why.removeprefix("ms-consortium-not-") for each in reasons(t, question).excluded}


def test_what_a_rule_leaves_out_is_told() -> None:
    """MS-SOLO-3, MS-SOLO-4: the token, its own commanders, columns that are dear or empty; even if one is left."""
    t = against({"commanders": "02"}, commanders="01 02 03", upper={"FP": "y", "C1": "yyy", "C2": "y", "C3": "y"})
    t.play(ACT)
    assert reasons(t, "which-column").chosen == "C3"
    assert left_out(t, "which-column") == {"FP": "the-token", "C1": "so-dear", "C2": "its-own"}
    bare = against(upper={"FP": "y", "C1": "y", "C3": "yy"}).play(ACT)
    assert left_out(bare, "which-column") == {"FP": "the-token", "C2": "without-crew"}


def test_columns_zones_and_fields_left_out() -> None:
    """MS-SOLO-6, MS-SOLO-8, MS-SOLO-10."""
    t = against(upper={"FP": "yyy", "C1": "vvv", "C2": "yyyg"}).play(ACT)
    assert left_out(t, "from-which-column") == {"C1": "such-crew", "C3": "such-crew"}
    zones = stepping("E", {"scout": "SW.a1"}, labs="SW.b1").play(ACT)
    far = left_out(zones, "which-zone")
    assert far["SW.b"] == "occupied"
    assert far["NW.a"] == "so-far"
    assert all(each.partition(".")[0] in ("SW", "W", "NW") for each in far)
    fields = stepping("A", {"levels": {"green": 2}}, levels={"green": 1, "red": 1, "blue": 2}).play(ACT)
    assert left_out(fields, "which-field") == {"green": "ahead"}


def test_objectives_left_out() -> None:
    """MS-SOLO-12."""
    t = objective({"labs": "W.a1 W.b1 W.c1 W.c2"}, objectives="Q1 S2", claims={"Q1": [K]})
    assert left_out(t, "which-objective") == {"Q1": "again", "Q2": "met", "S1": "met"}


@pytest.mark.parametrize(
    ("why", "rule", "automa", "step"),
    [
        ("no_lab", "MS-SOLO-8", {"labs": "W.a1 W.b1 W.c1 W.c2 W.c3 W.d1 W.e1 NW.a1 NW.b1 NW.c1"}, "E"),
        ("storm", "MS-SOLO-8", {"scout": "E.c1"}, "E"),
        ("all_at_the_top", "MS-SOLO-10", {"levels": {"green": 12, "red": 12, "blue": 12}}, "A"),
    ],
)
def test_what_cannot_be_done_is_told(why: str, rule: str, automa: dict[str, Any], step: str) -> None:
    """MS-SOLO-8, MS-SOLO-10: and what comes instead."""
    t = stepping(step, automa, pending=[{"kind": "consortium_acting", "part": "step"}])
    assert [(each.why, each.rule) for each in t.all_of("consortium_fell_back")][:1] == [(why, rule)]


def test_no_commander_to_take_and_no_crew_to_place_are_told() -> None:
    """MS-SOLO-6, MS-SOLO-11."""
    t = against(upper={"C1": "yyy"}).play(ACT)
    assert [each.why for each in t.all_of("consortium_fell_back")] == ["no_column"]


# Administration and the end


@pytest.mark.parametrize(("level", "bonus"), [("easy", 0), ("normal", 0), ("hard", 0), ("expert", 2), ("master", 4)])
def test_administration(level: str, bonus: int) -> None:
    """MS-SOLO-13, MS-SOLO-15: no income; majorities and scientists as usual; the bonus of its level."""
    t = against({"labs": "SW.a1", "levels": {"green": 1}}, ask="administration", upper={}, consortium_level=level)
    assert t.reputation(K) == 1 + 2 + bonus
    assert t.cubes(K) == ""


def test_the_round_bonus_counts_for_the_threshold() -> None:
    """MS-SOLO-13, MS-END-2."""
    t = against({"reputation": 24}, upper={"C1": "y"}, turn=ME, consortium_bonus=1).play(crew("C1", "R5/C1"), gain())
    assert t.state.phase == "over"
    assert GAME.scores(t.state).winners == (K,)


def ended(me: int, automa: int, **more: Any) -> Any:
    return GAME.scores(against({"reputation": automa}, reputation=me, ask="over", turn=ME, **more).state)


@pytest.mark.parametrize("level", ["easy", "expert"])
def test_grades(level: ConsortiumLevel) -> None:
    """MS-SOLO-14: each level has leads of its own."""
    (_, legend), (_, commander), (_, explorer) = BOX.grades[level]
    for lead, grades in (
        (legend, "legend commander explorer"),
        (legend - 1, "commander explorer"),
        (commander, "commander explorer"),
        (commander - 1, "explorer"),
        (explorer, "explorer"),
        (-1, ""),
    ):
        sheet = ended(10 + lead, 10, consortium_level=level)
        reached = " ".join(goal.label.removeprefix("ms-grade-") for goal in sheet.goals if goal.reached)
        assert reached == grades
        assert (sheet.winners == (ME,)) == bool(grades)


def test_a_tie_is_won_by_who_is_ahead() -> None:
    """MS-SOLO-14, MS-END-5."""
    assert ended(20, 20).winners == (ME,)
    assert ended(20, 20, order=(1, 0)).winners == (K,)


def test_what_a_won_challenge_leaves() -> None:
    """MS-SOLO-14."""
    t = against({"reputation": 4}, reputation=44, ask="over", turn=ME)
    assert ("solo-normal", 40) in GAME.achievements(t.state)
    assert ("grade-legend", 1) in GAME.achievements(t.state)
    lost = against({"reputation": 31}, reputation=30, ask="over", turn=ME)
    assert not [id for id, _ in GAME.achievements(lost.state) if id.startswith(("solo", "grade"))]


def test_levels_and_knobs() -> None:
    """MS-SOLO-15."""
    levels = BOX.consortium
    assert ["".join(level.programme) for level in levels.values()] == ["EAR", "EAER", "EAE", "EEA", "EEA"]
    assert [level.stations for level in levels.values()] == [1, 2, 3, 3, 3]
    assert [level.begins for level in levels.values()] == [False, False, True, True, True]
    assert [level.round_bonus for level in levels.values()] == [0, 0, 0, 2, 4]
    assert [each.id for each in GAME.levels] == list(levels)
    assert level_at("consortium", {}, GAME.levels, GAME.option_specs) == GAME.levels[1]
    assert level_at("consortium", {"consortium_level": "master"}, GAME.levels, GAME.option_specs) == GAME.levels[4]
    assert level_at("consortium", {"consortium_bonus": 1}, GAME.levels, GAME.option_specs) is None
    t = begun_solo(consortium_level="easy", consortium_begins="consortium")
    assert t.state.order[0] == K


def test_the_person_does_not_act_for_it() -> None:
    """MS-SOLO-7, MS-RND-2: nor does it exchange."""
    t = against(cubes="ggg")
    assert t.why_not(consortium_acts(ME)) == "MS-RND-2"
    assert t.why_not(exchange("yellow", K)) == "MS-RND-3"
    assert t.why_not(claim("Q1", "blue", seat=K)) == "MS-RND-3"
    assert t.why_not(ACT) == ALLOWED
