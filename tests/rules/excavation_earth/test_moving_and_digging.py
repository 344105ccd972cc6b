"""Travel and Excavate: EE-ACT-TRV-1 to 5, EE-ACT-DIG-1 to 6, EE-SMP-1 to 5, EE-CRW-1 to 3, with the powers for them."""

import pytest

from rules.excavation_earth import moves as m
from rules.excavation_earth.state import State
from tests.rules.core.sitting import ALLOWED
from tests.rules.excavation_earth.table import Table, finish, pass_, table, walk


def travel(at: Table, card: str) -> m.Move:
    return m.Travel(seat=0, card=at.card(card))


def excavate(at: Table, card: str) -> m.Move:
    return m.Excavate(seat=0, card=at.card(card))


def discover(relic: str) -> m.Move:
    return m.Discover(seat=0, relic=relic)


def sample(guard: str = "") -> m.Move:
    return m.TakeSample(seat=0, guard=guard)


def places(state: State) -> tuple[str, ...]:
    return state.players[0].explorers


# Travel


def test_fuel_is_split_freely_among_own_explorers() -> None:
    """EE-ACT-TRV-1: an action card has three."""
    at = table(explorers="M1 M4 G2", hand="R-SA")
    at.play(travel(at, "R-SA"), walk(0, "R1"), walk(1, "R2"), finish())
    assert places(at.state) == ("R1", "R2", "G2")
    assert at.asks == "EE-TURN-1"


@pytest.mark.parametrize("fuel", [2, 3, 4])
def test_travel_cards_have_their_own_fuel(fuel: int) -> None:
    """EE-ACT-TRV-1."""
    at = table(explorers="M1 M4 Y2")
    at.play(travel(at, str(fuel)))
    path = ["R1", "R3", "G2", "G3"][:fuel]
    at.play(*(walk(0, place) for place in path))
    assert places(at.state)[0] == path[-1]
    assert at.asks == "EE-TURN-1"


def test_each_move_goes_along_a_line() -> None:
    """EE-ACT-TRV-2."""
    at = table(explorers="M1 M4 G2", hand="R-SA")
    at.play(travel(at, "R-SA"))
    assert at.why_not(walk(0, "V1")) == "EE-ACT-TRV-2"
    assert at.why_not(walk(0, "R1")) == ALLOWED
    assert at.why_not(walk(0, "nowhere")) == "EE-ACT-TRV-2"
    assert at.why_not(walk(3, "R1")) == "EE-ACT-TRV-1"


def test_passing_through_own_and_other_explorers() -> None:
    """EE-ACT-TRV-3."""
    at = table(explorers="M1 R1 G2", hand="R-SA", rivals=[{"explorers": "R1 R3 M2"}])
    at.play(travel(at, "R-SA"), walk(0, "R1"))
    assert at.why_not(finish()) == "EE-ACT-TRV-4"
    at.play(walk(0, "R3"), finish())
    assert places(at.state) == ("R3", "R1", "G2")


def test_a_move_that_could_not_be_mended_is_refused() -> None:
    """EE-ACT-TRV-4: the last fuel may not bring two own explorers together; earlier fuel may."""
    at = table(explorers="M1 R2 G2", hand="R-SA")
    at.play(travel(at, "R-SA"), walk(0, "R1"))
    assert at.why_not(walk(0, "R2")) == ALLOWED
    at.play(walk(0, "M1"))
    assert at.why_not(walk(0, "R2")) == "EE-ACT-TRV-4"
    assert at.case(walk(0, "R2")) == "cannot-part"


def test_lesson_1_two_own_explorers_may_not_end_together() -> None:
    """EE-ACT-TRV-4: M1 to R2 and M4 to R2."""
    at = table(explorers="M1 M4 G2", hand="R-SA")
    at.play(travel(at, "R-SA"), walk(0, "R2"), walk(1, "R2"))
    assert at.why_not(finish()) == "EE-ACT-TRV-4"


def test_e9_the_south_west_site_is_linked_round_the_globe() -> None:
    """EE-ACT-TRV-5."""
    at = table(explorers="G1 M4 M2", hand="R-SA")
    at.play(travel(at, "R-SA"))
    assert {move.to for move in at.moves(m.Walk) if move.explorer == 0} == {"M6", "BE", "BW", "G3"}


def test_a16_a_travel_without_moves_is_allowed() -> None:
    """EE-ACT-TRV-1, ruling A42: so a seat with a card never lacks an action."""
    at = table(hand="R-SA")
    at.play(travel(at, "R-SA"), finish())
    assert at.asks == "EE-TURN-1"


# Excavate


def test_a_card_of_the_regions_colour_is_needed() -> None:
    """EE-ACT-DIG-1."""
    at = table(explorers="R1 R2 M4", hand="R-SA G-SA", sites="Rg2 Rg1 Gg2")
    assert at.why_not(excavate(at, "G-SA")) == "EE-ACT-DIG-3"
    at.play(excavate(at, "R-SA"))
    assert at.why_not(discover("Gg2")) == "EE-ACT-DIG-1"


def test_lesson_2_two_relics_come_from_two_sites() -> None:
    """EE-ACT-DIG-2, EE-ACT-DIG-5, EE-ACT-DIG-6: stored in the hold, with a guard each."""
    at = table(explorers="R1 R2 M4", hand="R-SA", sites="Rg2 Rg1 Rg1", hold="Yg1 Yg2 Yg3")
    at.play(excavate(at, "R-SA"), discover("Rg1"), sample())
    assert at.why_not(discover("Rg1")) == "EE-ACT-DIG-5"
    at.play(discover("Rg2"), sample())
    assert at.hold() == "Yg1 Yg2 Yg3 Rg1 Rg2"
    assert at.guards() == "Rg1 Rg2"
    assert at.asks == "EE-TURN-1"


def test_one_relic_is_enough() -> None:
    """EE-ACT-DIG-2, ruling A16: but not none."""
    at = table(explorers="R1 R2 M4", hand="R-SA", sites="Rg2 Rg1")
    at.play(excavate(at, "R-SA"))
    assert at.why_not(finish()) == "EE-ACT-DIG-2"
    at.play(discover("Rg1"), sample())
    assert at.warned(finish()) == ["EE-ACT-DIG-2"]
    at.play(finish())
    assert at.hold() == "Rg1"


def test_an_own_explorer_must_stand_on_the_site() -> None:
    """EE-ACT-DIG-3: a rival's does not help."""
    at = table(explorers="R1 M2 M4", hand="R-SA", sites="Rg1", rivals=[{"explorers": "R2 M1 M3"}])
    assert at.why_not(excavate(at, "R-SA")) == "EE-ACT-DIG-3"
    assert at.case(excavate(at, "R-SA")) == "empty"
    assert table(explorers="M1 M2 M4", hand="R-SA", sites="Rg1").case(excavate(at, "R-SA")) == "nobody"


def test_only_the_hold_takes_discovered_relics() -> None:
    """EE-ACT-DIG-4: the free container does not count; two relics need two spaces."""
    full = table(explorers="R1 R2 M4", hand="R-SA", sites="Rg2 Rg1", hold="Yg1 Yg2 Yg3 Yg4 Gg1")
    assert full.why_not(excavate(full, "R-SA")) == "EE-ACT-DIG-4"
    one = table(explorers="R1 R2 M4", hand="R-SA", sites="Rg2 Rg1", hold="Yg1 Yg2 Yg3 Yg4")
    one.play(excavate(one, "R-SA"), discover("Rg1"), sample())
    assert one.asks == "EE-TURN-1"


def test_storing_frees_no_space_by_itself() -> None:
    """EE-GEN-17, ruling A39: nothing is thrown away or moved to make room."""
    at = table(explorers="R1 R2 M4", hand="R-SA", sites="Rg2", hold="Yg1 Yg2 Yg3 Yg4 Gg1")
    assert not any(isinstance(move, m.Fence | m.Excavate) for move in at.moves())


# Samples


def test_a_sample_is_optional_and_only_possible_now() -> None:
    """EE-GEN-4, EE-SMP-1, ruling A15."""
    at = table(explorers="R1 M2 M4", hand="R-SA", sites="Rg2")
    at.play(excavate(at, "R-SA"), discover("Rg2"))
    assert at.asks == "EE-SMP-1"
    assert at.warned(finish()) == ["EE-SMP-1"]
    at.play(finish())
    assert (at.hold(), at.guards()) == ("Rg2", "")
    assert at.why_not(sample()) != ALLOWED


def test_an_occupied_cell_lets_the_relic_be_stored_without_a_sample() -> None:
    """EE-SMP-5."""
    at = table(explorers="R1 M2 M4", hand="R-SA", sites="Rg2", guards="Rg2")
    at.play(excavate(at, "R-SA"), discover("Rg2"))
    assert (at.hold(), at.guards(), at.asks) == ("Rg2", "Rg2", "EE-TURN-1")


def test_without_a_cube_another_guard_may_be_used() -> None:
    """EE-SMP-2, EE-CRW-2: only then, and only a guard."""
    at = table(explorers="R1 M2 M4", hand="R-SA", sites="Rg2", guards="Yg1 Gg1", envoys="C1*20")
    at.play(excavate(at, "R-SA"), discover("Rg2"))
    assert at.why_not(sample()) == "EE-CRW-2"
    assert at.case(sample()) == "choose-guard"
    assert at.case(sample("Og1")) == "no-guard"
    at.play(sample("Yg1"))
    assert at.guards() == "Gg1 Rg2"


def test_guards_stay_while_cubes_are_in_the_supply() -> None:
    """EE-CRW-1, EE-CRW-3: traders and envoys are never taken back."""
    at = table(explorers="R1 M2 M4", hand="R-SA", sites="Rg2", guards="Yg1", envoys="C1*20")
    at.play(excavate(at, "R-SA"), discover("Rg2"))
    assert at.why_not(sample("Yg1")) == "EE-CRW-1"
    at.play(sample())
    assert at.guards() == "Rg2 Yg1"
    assert at.envoys("C1") == (20, 0)


def test_without_any_cube_the_relic_is_stored_without_a_sample() -> None:
    """EE-SMP-1, EE-GEN-15."""
    at = table(explorers="R1 M2 M4", hand="R-SA", sites="Rg2", envoys="C1*22")
    at.play(excavate(at, "R-SA"), discover("Rg2"))
    assert (at.hold(), at.guards()) == ("Rg2", "")


def test_a_full_column_draws_a_card_once() -> None:
    """EE-SMP-3."""
    at = table(explorers="R1 M2 M4", hand="R-SA", sites="Rg2", guards="Rg1 Rg3 Rg4", deck="O-SM")
    at.play(excavate(at, "R-SA"), discover("Rg2"), sample())
    assert at.hand() == "O-SM"
    again = table(explorers="R1 M2 M4", hand="R-SA", sites="Rg2", guards="Rg1 Rg3 Rg4", columns="R", deck="O-SM")
    again.play(excavate(again, "R-SA"), discover("Rg2"), sample())
    assert again.hand() == ""


def test_a40_a_guard_shifted_inside_the_column_completes_nothing() -> None:
    """EE-SMP-3."""
    at = table(explorers="R1 M2 M4", hand="R-SA", sites="Rg2", guards="Rg1 Rg3 Rg4", envoys="C1*19", deck="O-SM")
    at.play(excavate(at, "R-SA"), discover("Rg2"), sample("Rg1"))
    assert (at.guards(), at.hand()) == ("Rg2 Rg3 Rg4", "")


def test_a43_the_last_guard_of_a_full_line_may_go_and_its_card_stays() -> None:
    """EE-CRW-2: with a warning; the bonus is neither given back nor given again."""
    at = table(explorers="R1 M2 M4", hand="R-SA", sites="Rg2", guards="Yg1 Yg2 Yg3 Yg4", envoys="C1*18")
    at.play(excavate(at, "R-SA"), discover("Rg2"))
    assert at.warned(sample("Yg1")) == ["EE-CRW-2"]
    at.play(sample("Yg1"))
    assert at.state.players[0].columns == ("Y",)


def test_a_sample_does_not_depend_on_the_relic() -> None:
    """EE-SMP-4: a relic that is fenced leaves its guard behind."""
    at = table(explorers="BW M2 M4", hand="R-SM", hold="Rg2", guards="Rg2")
    at.play(m.Smuggle(seat=0, card=at.card("R-SM")), m.Fence(seat=0, relic="Rg2", store="hold"))
    assert (at.hold(), at.guards()) == ("", "Rg2")


# Kutu Kuti


def test_e8_kutu_kuti_digs_a_second_relic_without_another_explorer() -> None:
    """EE-FAC-KUT, EE-FAC-KUT-1: from the same site, or an adjacent one."""
    at = table(faction="KUT", explorers="R1 M4 G3", hand="R-SA", sites="Rg2 Rg2 Rg1 Rg3")
    at.play(excavate(at, "R-SA"), discover("Rg2"), sample())
    assert {move.relic for move in at.moves(m.Discover)} == {"Rg2", "Rg1", "Rg3"}
    at.play(discover("Rg2"))
    assert at.hold() == "Rg2 Rg2"


def test_kutu_kuti_is_told_how_far_its_power_reaches() -> None:
    """EE-ACT-DIG-3, EE-FAC-KUT-1: a second relic neither on the site nor beside it."""
    at = table(faction="KUT", explorers="R2 M4 G3", hand="R-SA", sites="Rg1 Rg2 Rg3")
    at.play(excavate(at, "R-SA"), discover("Rg1"), sample())
    assert (at.why_not(discover("Rg3")), at.case(discover("Rg3"))) == ("EE-ACT-DIG-3", "beyond")
    assert at.why_not(discover("Rg2")) == ALLOWED


def test_others_may_not() -> None:
    """EE-FAC-KUT-1."""
    at = table(faction="GUL", explorers="R1 M4 G3", hand="R-SA", sites="Rg2 Rg2 Rg1")
    at.play(excavate(at, "R-SA"), discover("Rg2"), sample())
    assert at.asks == "EE-TURN-1"


def test_a4_kutu_kuti_never_takes_three_and_needs_room() -> None:
    """EE-FAC-KUT-2: of the same colour, on dig sites of it."""
    at = table(faction="KUT", explorers="R1 R2 G3", hand="R-SA", sites="Rg2 Rg2 Rg1 Gg2", hold="Yg1 Yg2 Yg3")
    at.play(excavate(at, "R-SA"), discover("Rg2"), sample(), discover("Rg1"), sample())
    assert at.asks == "EE-TURN-1"
    tight = table(faction="KUT", explorers="R1 R2 G3", hand="R-SA", sites="Rg2 Rg2 Rg1", hold="Yg1 Yg2 Yg3 Yg4")
    tight.play(excavate(tight, "R-SA"), discover("Rg2"), sample())
    assert tight.asks == "EE-TURN-1"


# Dal-Harrai


def test_dal_harrai_steps_once_without_a_card_at_the_start_of_each_own_turn() -> None:
    """EE-FAC-DAL, EE-FAC-DAL-1, EE-TURN-6: also before passing (ruling A23); it may be left out."""
    at = table(seats=[{"faction": "GUL"}, {"faction": "DAL", "explorers": "M1 M4 G2", "hand": "R-SA"}])
    at.play(pass_())
    assert at.asks == "EE-FAC-DAL-1"
    at.play(walk(0, "R1", seat=1))
    assert at.state.players[1].explorers == ("R1", "M4", "G2")
    at.play(pass_(1))
    again = table(seats=[{"faction": "GUL"}, {"faction": "DAL", "explorers": "M1 M4 G2"}])
    again.play(pass_(), finish(1))
    assert again.asks == "EE-TURN-1"


def test_dal_harrai_may_not_step_onto_an_own_explorer() -> None:
    """EE-FAC-DAL-2: rivals do not matter."""
    at = table(seats=[{"faction": "GUL", "explorers": "R1 M3 M5"}, {"faction": "DAL", "explorers": "M1 R2 G2"}])
    at.play(pass_())
    assert at.why_not(walk(0, "R2", seat=1)) == "EE-FAC-DAL-2"
    assert at.why_not(walk(0, "R1", seat=1)) == ALLOWED
    assert at.why_not(walk(0, "V1", seat=1)) == "EE-FAC-DAL-1"
