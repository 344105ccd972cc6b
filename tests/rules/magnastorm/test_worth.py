"""What things are worth now: figures of stated positions, and over random games what the engine then does."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from rules.core.thing import Thing, thing
from rules.magnastorm import GAME
from rules.magnastorm import agenda as todo
from rules.magnastorm import events as happened
from rules.magnastorm import moves as m
from rules.magnastorm.queries import crew_name
from rules.magnastorm.state import State
from rules.text.localise import Texts
from tests.rules.magnastorm.random_games import RANDOM
from tests.rules.magnastorm.table import Table, table

EN = Texts("en", game=GAME, strict=True)
NAMES = ("Ada", "Bo", "Cy", "Di")


def plain(marked: str) -> str:
    """Without emphasis, with the words of signs."""
    return re.sub(r"\*\*|\[[^|\]]*\|([^\]]*)\]", lambda found: found[1] or "", marked)


def said(t: Table, what: Thing, seat: int = 0) -> str:
    view = GAME.view(t.state, seat)
    found = GAME.worth(view, seat, what)
    return "" if found is None else plain(EN.say(found, NAMES)).replace("\u00a0", " ")


def cell(ref: str, bonus: str, field: str = "none") -> Thing:
    row, _, column = ref.partition("/")
    return thing(f"cell-{bonus}", row=row, column=column, field=field)


def space(ref: str, sort: str = "space") -> Thing:
    sector, _, rest = ref.partition(".")
    return thing(sort, sector=sector, area=rest[0], n=int(rest[1:]))


# Stated positions


def test_a_double_cell_tells_the_next_two_prices() -> None:
    """Two labs are out: the third and the fourth cost one cube of the own colour each."""
    t = table(cubes="gg", labs="SW.a1 SW.c1")
    assert "Your next two labs cost 1 grey cube and 1 grey cube." in said(t, cell("R1/FP", "double"))


@pytest.mark.parametrize(
    ("cubes", "words"),
    [
        ("gg", "A: 2 grey cubes, which you have."),
        ("g", "A: 2 grey cubes: missing 1 grey cube."),
        ("gyyy", "A: 2 grey cubes, by exchanging 3 cubes for 1."),
    ],
)
def test_a_cell_tells_what_action_a_would_cost(cubes: str, words: str) -> None:
    assert words in said(table(cubes=cubes), cell("R2/FP", "research", "green"))


def test_sayuri_saves_a_cube() -> None:
    t = table(cubes="g", controls="17")
    assert "A: 1 grey cube, which you have." in said(t, cell("R2/FP", "research", "green"))


def test_a_research_cell_tells_the_level_and_its_bonus() -> None:
    t = table(levels={"green": 2})
    assert "You would reach level 3: placing a crew member." in said(t, cell("R2/FP", "research", "green"))


def test_a_taken_cell_is_taken_unless_kim_kin_helps() -> None:
    free = cell("R5/FP", "none")
    assert said(table(upper={"C1": "yy"}), free) == "Taken: nobody plays here any more this round."
    assert said(table(upper={"C1": "yy"}, controls="16"), free).startswith("A: 1 yellow cube")


def test_a_column_tells_price_surcharge_and_reputation() -> None:
    """Two neutral crew and one of purple, whose commander it is."""
    t = table(
        cubes="yyvv", reputation=9, upper={"C1": "yyv"}, commanders="01 02 03 04", rivals=({"commanders": "01"}, {}, {})
    )
    words = said(t, thing("price", column="C1", commander="01"))
    assert words == (
        "For you: 2 purple cubes and 2 yellow cubes, which you have. Reputation 9 → 11; Bo loses 1. "
        "3 crew members go down."
    )


def test_an_empty_column_is_not_for_sale() -> None:
    t = table(upper={"C2": "y"})
    assert said(t, thing("price", column="C1", commander="01")) == "Its column is empty: not to be taken this round."


def test_a_scientific_commander_tells_how_far_the_lead_is() -> None:
    t = table(levels={"green": 2}, commanders="11 12 13 14", rivals=({"levels": {"green": 4}}, {}, {}))
    words = said(t, thing("commander-11", commander="11"))
    assert words == "You 2, best rival 4: 3 more levels to lead alone and gain 2 points."
    leading = table(levels={"green": 5}, commanders="11 12 13 14", rivals=({"levels": {"green": 4}}, {}, {}))
    words = said(leading, thing("commander-11", commander="11"))
    assert words == "You 5, best rival 4: it comes to you at the end of the round, +2."


def test_a_space_tells_reach_price_level_majority_and_income() -> None:
    """From the start the first two labs cost nothing; one lab in the trailing sector is paid one own cube."""
    t = table(cubes="", scout="SW.b1", levels={"red": 3})
    assert said(t, space("SW.a1")) == (
        "One zone from your Scout. Lab: free. red research level 4: placing a crew member. "
        "Majority: 1 point at the end of the round. The sector would pay you 1 grey cube."
    )


def test_a_space_in_the_storm_says_so() -> None:
    assert said(table(), space("NE.a1")) == "In the storm: no Scout stops there this round. Calm in the next one."
    assert said(table(), space("SE.a1")) == "In the storm: no Scout stops there this round."


def test_a_sector_tells_what_lacks_for_the_majority() -> None:
    t = table(labs="W.a1", rivals=({"labs": "W.a2 W.b1"}, {}, {}))
    words = said(t, thing("sector", sector="W", weather="calm", position="middle"))
    assert words == "You 1, best rival 2: 2 more labs for the majority. Income at the end of the round: 1 grey cube."


def test_an_objective_tells_what_is_missing_or_that_it_is_met() -> None:
    missing = table(objectives="S2", labs="SW.a1 SW.a2")
    what = thing("objective-sector", objective="S2", value=5)
    assert said(missing, what) == "Missing: at least 2 labs. It would bring 5 points."
    met = table(objectives="S2", labs="SW.a1 SW.a2 SW.b1 SW.c1", reputation=7)
    assert said(met, what) == "Within your reach: 5 points, from 7 to 12."


def test_the_threshold_tells_how_much_is_missing() -> None:
    assert said(table(reputation=20), thing("threshold", count=27)) == "You have 20: 7 points missing to the threshold."


def test_the_next_station_tells_its_price() -> None:
    t = table(cubes="y", stations="SW>W/I")
    assert said(t, thing("site")) == "Your next station: 1 yellow cube, which you have. It brings 2 points."


def test_the_last_crew_of_a_column_closes_it() -> None:
    """Even where a surcharge would be left to pay."""
    what = thing("crew-upper", crew="yellow", column="C1")
    t = table(upper={"C1": "y", "C2": "yy"}, commanders="01 02 03 04", rivals=({"commanders": "01"}, {}, {}))
    assert "the last of its column" in said(t, what)
    two = table(upper={"C1": "yy"}, commanders="01 02 03 04", rivals=({"commanders": "01"}, {}, {}))
    assert "would then cost you 2 instead of 3" in said(two, what)


def test_turns_left_are_shared_in_order() -> None:
    t = table(upper={"C1": "yyyyy"})
    assert said(t, thing("turns-left")) == "At most 5 turns until the administration, 2 of them yours."


def test_nothing_is_said_to_an_automa() -> None:
    state = RANDOM.beginning(("person", "consortium"), RANDOM.tables[7][1], 1)
    assert GAME.worth(GAME.view(state, 1), 1, thing("bag")) is None


# Random games


def positions() -> Iterator[State]:
    """From tables of all sizes; those that people decide."""
    for number in (0, 2, 4, 5, 8):
        for passed in RANDOM.played(number, 3):
            yield passed.before


def args_of(state: State, seat: int, what: Thing) -> dict[str, Any]:
    found = GAME.worth(GAME.view(state, seat), seat, what)
    return {} if found is None else {"id": found.id, **found.named}


@pytest.fixture(scope="module")
def asked() -> list[tuple[State, int]]:
    found = []
    for state in positions():
        decisions = GAME.deciding(state)
        if decisions and not state.players[decisions[0].seat].is_automa:
            found.append((state, decisions[0].seat))
    return found


def test_a_column_is_payable_where_it_can_be_taken(asked: list[tuple[State, int]]) -> None:
    seen = 0
    for state, seat in asked:
        if not isinstance(state.pending, todo.Acting):
            continue
        legal = {move.column for move in GAME.legal(state, seat) if isinstance(move, m.TakeColumn)}
        for column in state.layout.columns:
            told = args_of(state, seat, thing("price", column=column))
            can = told["id"] in ("ms-worth-column", "ms-worth-token") and told["state"] != "no"
            assert can == (column in legal), (column, told)
            seen += 1
    assert seen > 100


def test_crew_may_be_played_where_it_is_said(asked: list[tuple[State, int]]) -> None:
    for state, seat in asked:
        if not isinstance(state.pending, todo.Acting):
            continue
        legal = {move.crew for move in GAME.legal(state, seat) if isinstance(move, m.MoveCrew)}
        for number, standing in enumerate(state.upper):
            for who in standing:
                name, column = crew_name(state, who), state.layout.columns[state.layout.cells[number].column]
                told = args_of(state, seat, thing("crew-upper", crew=name, column=column))
                assert (told["id"] != "ms-worth-crew-later") == (name in legal)


def test_a_cell_is_free_where_crew_may_go(asked: list[tuple[State, int]]) -> None:
    for state, seat in asked:
        if not isinstance(state.pending, todo.Acting):
            continue
        legal = {move.cell for move in GAME.legal(state, seat) if isinstance(move, m.MoveCrew)}
        for number, each in enumerate(state.layout.cells):
            told = args_of(state, seat, cell(each.ref, each.bonus or "none", each.field))
            if not state.lower[number] or each.ref in legal:
                assert (told["id"] != "ms-worth-cell-taken") == (each.ref in legal), each.ref


def test_a_lab_brings_the_level_and_costs_the_price_that_are_told(asked: list[tuple[State, int]]) -> None:
    """Where the scout stands: what is installed there is paid and advances as was said."""
    seen = 0
    for state, seat in asked:
        if not isinstance(state.pending, todo.Installing) or state.pending.ways:
            continue
        ref = state.pending.space
        told = args_of(state, seat, space(ref))
        legal = [move for move in GAME.legal(state, seat) if move == m.Install(seat=seat)]
        assert (told["state"] != "no") == bool(legal)
        for move in legal:
            events = GAME.apply(state, move).events
            advanced = [each for each in events if isinstance(each, happened.ResearchAdvanced)]
            if told["field"] in state.layout.fields and advanced:
                assert (advanced[0].field, advanced[0].level) == (told["field"], told["n"])
                seen += 1
            if told["state"] == "free":
                assert not any(isinstance(each, happened.CubesPaid) for each in events)
    assert seen > 10


def test_a_space_is_within_reach_where_the_scout_may_go(asked: list[tuple[State, int]]) -> None:
    for state, seat in asked:
        if not isinstance(state.pending, todo.Driving):
            continue
        legal = {move.to for move in GAME.legal(state, seat) if isinstance(move, m.Drive)}
        for number, here in enumerate(state.layout.spaces):
            told = args_of(state, seat, space(here.ref))
            if told.get("id") == "ms-worth-space" and told["reach"] != "here" and not state.labs[number]:
                assert (told["reach"] == "now") == (here.ref in legal), here.ref


def test_an_objective_is_met_where_it_can_be_claimed(asked: list[tuple[State, int]]) -> None:
    for state, seat in asked:
        if not isinstance(state.pending, todo.Claiming):
            continue
        claims = {move.objective: move for move in GAME.legal(state, seat) if isinstance(move, m.Claim)}
        for ref in state.objectives:
            told = args_of(state, seat, thing("reward", objective=ref))
            assert (told["id"] == "ms-worth-objective-met") == (ref in claims)
            if ref in claims:
                events = GAME.apply(state, claims[ref]).events
                gained = next(each for each in events if isinstance(each, happened.ReputationGained))
                assert (gained.points, gained.reputation) == (told["count"], told["then"])


def test_what_action_b_brings_is_gained(asked: list[tuple[State, int]]) -> None:
    """But for cubes that the supply lacks."""
    for state, seat in asked:
        if not isinstance(state.pending, todo.ChoosingAction):
            continue
        events = GAME.apply(state, m.ChooseAction(seat=seat, action="gain")).events
        rule = "MS-GAIN-1"
        of_rule = [
            each for each in events if isinstance(each, happened.CubesGained | happened.CubesLost) and each.rule == rule
        ]
        brought = sum(count for each in of_rule for _, count in each.cubes)
        told = args_of(state, seat, thing("choice-gain"))
        assert told["then"] - told["count"] == brought
