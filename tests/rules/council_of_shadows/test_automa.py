"""The solo game: the automa's card, its rows, its galaxies, and what it leaves to the person."""

from typing import Any

import pytest

from rules.core.explained import Excluded, Explained
from rules.council_of_shadows import GAME
from rules.council_of_shadows import moves as m
from rules.council_of_shadows.events import Obstacle
from tests.rules.council_of_shadows.table import (
    BOX,
    Table,
    automa_acts,
    begun_solo,
    buy,
    finish,
    place,
    plan,
    ready,
    table,
    take_tech,
)

SPACES = "GRY-1:1-01 GRY-2:1-03 BLU-1:2-03 ORA-1:1-09"


def automa_turn(card: str, *, automa: dict[str, Any] | None = None, **more: Any) -> Table:
    """It is the automa's turn with this card; the person sits first."""
    given: dict[str, Any] = {"spaces": SPACES, "ask": "actions", "turn": 1, "automa_card": card} | more
    return table(rivals=({"automa": True, **(automa or {})},), **given)


def settle(planet: str) -> m.Move:
    return m.SettleForAutoma(seat=0, planet=planet)


def remove(planet: str) -> m.Move:
    return m.RemoveFromAutoma(seat=0, planet=planet)


def planned(t: Table, person: int = 0) -> Table:
    t.play(*(each for each in [finish(person)] if t.asks == "CS-BUY-2"))
    return t.play(plan("S-D", 1, person), plan("S-C2", 2, person), plan("S-X2", 3, person), ready(person))


# Before its turn


def test_the_automa_has_markers_and_nothing_else() -> None:
    """CS-SOLO-1, CS-SOLO-15, CS-SOLO-11: it buys and plans nothing."""
    t = begun_solo()
    automa = t.player(1)
    assert (automa.hand, automa.zones, t.gems(1), automa.consumption, automa.energy) == ((), (), "", 20, 0)
    assert t.asked == [0]
    t.play(finish())
    assert t.asked == [0]
    assert t.why_not(ready(1)) == "CS-SOLO-15"
    assert begun_solo(automa_first=True).asked == [1]


def test_the_card_is_turned_over_when_the_person_has_planned() -> None:
    """CS-SOLO-3, CS-SOLO-2, CS-SOLO-7, ruling Q-33: pile I first; both markers move, then the order is made."""
    t = planned(table(rivals=({"automa": True},), automa_piles={1: "A1-4"}, display="AI-06"))
    assert t.happened("automa_card_turned").card == "A1-4"
    assert (t.consumption(1), t.player(1).steps) == (29, 9)
    assert t.state.order == (0, 1)
    light = planned(
        table(rivals=({"automa": True, "level": 2, "consumption": 40},), automa_piles={3: "A3-4"}, display="AI-06")
    )
    assert light.consumption(1) == 35


def test_we10_extremes_of_its_consumption() -> None:
    """CS-SOLO-7: from -5 to 15."""
    values = [card.consumption for card in BOX.automa_cards.values()]
    assert (min(values), max(values)) == (-5, 15)


@pytest.mark.parametrize(("level", "pile"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_it_draws_from_the_pile_of_its_next_level(level: int, pile: int) -> None:
    """CS-SOLO-9, CS-SOLO-2, ruling Q-32."""
    t = planned(table(rivals=({"automa": True, "level": level},), display="AI-06"))
    assert BOX.automa_cards[t.happened("automa_card_turned").card].pile == pile


def test_q32_an_empty_pile_is_shuffled_anew() -> None:
    """CS-SOLO-9."""
    used = " ".join(ref for ref, card in BOX.automa_cards.items() if card.pile == 1)
    t = planned(table(rivals=({"automa": True},), automa_used=used, display="AI-06"))
    assert t.happened("automa_pile_shuffled").level == 1


# Rows


def test_we8_the_printed_card() -> None:
    """CS-SOLO-4, CS-SOLO-12, CS-SOLO-13, CS-SOLO-14: left, or right where that is impossible; then 6 energy."""
    t = automa_turn("A2-1", piles={1: "1-05 1-02", 2: "2-05 2-06"})
    assert BOX.automa_cards["A2-1"].consumption == 11
    t.play(automa_acts())  # BLU holds 2-03, of which the desert planet is free
    assert t.cubes("2-03.3") == (0, 2)
    t.play(automa_acts())
    assert t.cubes("1-09.3") == (0, 2)
    t.play(automa_acts())
    assert t.gained(1) == [("rows", 6)]
    full = automa_turn("A2-1", colonies="2-03.3 1-09.3", piles={1: "1-05 1-02", 2: "2-05 2-06"})
    full.play(automa_acts())
    assert full.happened("automa_row").alternative
    assert full.state.drawn == ("2-05", "2-06")
    assert {move.tile for move in full.moves()} == {"2-05"}
    assert {move.space for move in full.moves()} == {"BLU-2", "BLU-3"}
    full.play(place("2-05", "BLU-2"))
    assert full.cubes("2-05.3") == (0, 2)


def test_a_row_with_no_possible_option_is_skipped() -> None:
    """CS-SOLO-4, ruling Q-30."""
    spaces = "GRY-1:1-01 GRY-2:1-03 ORA-1:1-05 ORA-2:1-06 ORA-3:1-08 ORA-4:1-10"
    colonies = "1-01.1 1-01.2 1-03.1 1-05.1 1-06.1 1-08.1 1-10.1"
    t = automa_turn("A1-1", spaces=spaces, colonies=colonies).play(automa_acts())
    assert t.happened("automa_row_skipped").row == 1


def test_an_occupied_planet_is_never_used() -> None:
    """CS-SOLO-12, ruling Q-31: neither by its tower nor by the person's choice; range and capacity do not matter."""
    t = automa_turn("A1-1", colonies="1-01.1").play(automa_acts())
    assert {move.planet for move in t.moves()} == {"1-01.2", "1-03.1"}
    assert t.why_not(settle("1-01.1")) == "CS-SOLO-12"
    assert t.asked == [0]
    t.play(settle("1-03.1"))
    assert t.cubes("1-03.1") == (0, 1)


def test_q29_a_tile_it_can_settle_goes_first() -> None:
    """CS-SOLO-13, ruling Q-29: the person chooses between two such; without one the colony is lost."""
    colonies = "2-03.3"
    one = automa_turn("A2-1", colonies=colonies, piles={2: "2-05 2-01"}).play(automa_acts())
    assert {move.tile for move in one.moves()} == {"2-05"}
    assert one.why_not(place("2-01", "BLU-2")) == "CS-SOLO-13"
    assert one.why_not(place("2-05", "GRN-1")) == "CS-SOLO-13"
    two = automa_turn("A2-1", colonies=colonies, piles={2: "2-05 2-02"}).play(automa_acts())
    assert {move.tile for move in two.moves()} == {"2-05", "2-02"}
    none = automa_turn("A2-1", colonies=colonies, piles={2: "2-01 2-04"}).play(automa_acts())
    none.play(place("2-01", "BLU-3"))
    assert none.happened("automa_colony_lost").type == "V"
    assert none.pile(2)[-1] == "2-04"


def test_a_sector_only_leaves_the_galaxy_to_the_person() -> None:
    """CS-SOLO-13."""
    t = automa_turn("A1-5", piles={1: "1-05 1-02"}).play(automa_acts())
    assert {move.space for move in t.moves()} == {"ORA-2", "ORA-3", "ORA-4"}


def test_it_clears_slots_of_the_display() -> None:
    """CS-SOLO-8, ruling Q-8: four cards go, others come; what it threw out cannot come straight back."""
    display = "AI-01 AI-02 AI-03 AI-04 AI-05 AI-06 AI-07 AI-08"
    t = automa_turn("A1-3", display=display, deck="AI-09 AI-10 AI-11 AI-12").play(automa_acts())
    while t.asked == [0]:
        t.play(t.moves()[0])
    t.play(automa_acts())
    assert t.state.display == ("AI-09", "AI-10", "AI-03", "AI-04", "AI-11", "AI-12", "AI-07", "AI-08")
    assert t.state.ai_discard == ("AI-01", "AI-02", "AI-05", "AI-06")


def test_q8_thrown_out_cards_become_the_pile() -> None:
    """CS-SOLO-8, CS-BUY-4."""
    shown = ["AI-01", "AI-02"]
    others = " ".join(card for card in BOX.ai_cards if card not in (*shown, "AI-20", "AI-21"))
    t = table(rivals=({"automa": True},), display="AI-01 AI-02", hand=others, discard="AI-20 AI-21", gems="a")
    t.play(buy("AI-01", "a"))
    assert t.state.display[0] in ("AI-20", "AI-21")
    assert t.happened("deck_reshuffled")


def test_q30_what_is_impossible() -> None:
    """CS-SOLO-4, CS-SOLO-8: a pile or a galaxy without room, a sector without room, nothing to display."""
    full = "GRY-1:1-01 GRY-2:1-03 ORA-1:1-05 ORA-2:1-06 ORA-3:1-08 ORA-4:1-10"
    sector = automa_turn("A1-5", spaces=full, colonies="1-01.2 1-03.1").play(automa_acts())
    assert sector.happened("automa_row").alternative
    assert sector.cubes("1-01.1") == (0, 1)
    galaxy = automa_turn("A1-3", spaces=full, colonies="1-05.1 1-06.1 1-08.1").play(automa_acts())
    assert galaxy.happened("automa_row").alternative
    assert galaxy.cubes("1-10.1") == (0, 1)
    shown = "AI-01 AI-02 AI-03 AI-04 AI-05 AI-06 AI-07 AI-08"
    others = " ".join(card for card in BOX.ai_cards if card not in shown.split())
    nothing = automa_turn("A1-3", display=shown, hand=others, spaces=full, colonies="1-05.1 1-06.1 1-08.1")
    nothing.play(automa_acts(), automa_acts())
    assert nothing.happened("automa_row_skipped").row == 2
    instead = automa_turn("A2-6", display=shown, hand=others, automa_silver=True, spaces=full, piles={2: "2-05 2-08"})
    while not instead.gained(1):
        instead.play(instead.moves()[0])
    assert instead.gained(1) == [("rows", 6)]
    assert " ".join(instead.state.display) == shown


def test_without_a_choice_nobody_is_asked() -> None:
    """CS-SOLO-5: one planet, one space for one tile, one cube."""
    spaces = "GRY-1:1-01 GRY-2:1-03 ORA-1:1-05 ORA-2:1-06 ORA-3:1-08"
    t = automa_turn("A1-3", spaces=spaces, piles={1: "1-10 1-04"}).play(automa_acts())
    assert {move.space for move in t.moves()} == {"ORA-4"}
    alone = automa_turn("A2-1", spaces="GRY-1:1-01 GRY-2:1-03 BLU-1:2-03 BLU-2:2-04", colonies="2-03.3 2-04.2")
    alone.play(automa_acts())
    assert alone.asked == [0]
    one = automa_turn(
        "A2-1", spaces="GRY-1:1-01 GRY-2:1-03 BLU-1:2-03 BLU-2:2-04", colonies="2-03.3 2-04.2",
        piles={2: "2-05 2-01"},
    )  # fmt: skip
    one.play(automa_acts())
    assert one.asked == [1]
    assert one.tile("BLU-3") == "2-05"
    assert one.cubes("2-05.3") == (0, 2)


def test_the_person_may_act_after_the_automa() -> None:
    """CS-SOLO-3, CS-SOLO-11: whoever consumed more goes first."""
    t = table(ask="planning", rivals=({"automa": True},), automa_piles={1: "A1-4"})
    t.play(plan("S-U", 1), plan("S-G", 2), plan("S-C1", 3), ready())
    assert (t.player(0).steps, t.player(1).steps) == (6, 9)
    assert (t.state.order, t.asked) == ((1, 0), [1])


def test_a_double_rise_skips_a_pile() -> None:
    """CS-SOLO-9, ruling Q-32."""
    t = table(
        ask="exploitation", turn=1, automa_card="A1-4", spaces=SPACES, gems="", order=[0, 1],
        rivals=({"automa": True, "colonies": "1-09.1", "energy": 35},),
    )  # fmt: skip
    planned(t.play(automa_acts()))
    assert t.level(1) == 2
    assert BOX.automa_cards[t.happened("automa_card_turned").card].pile == 3


# Galaxies


def exploiting_with(card: str, colonies: str, automa: str, **more: Any) -> Table:
    return table(
        ask="exploitation", turn=1, automa_card=card, spaces=SPACES, colonies=colonies,
        rivals=({"automa": True, "colonies": automa},), **more,
    )  # fmt: skip


def test_mode_majority() -> None:
    """CS-SOLO-6, CS-SOLO-14, CS-EXP-2: only where it has the majority; equality is none."""
    t = exploiting_with("A1-1", "1-01.1 2-03.1", "1-03.1 2-03.2 2-03.3 1-09.1")
    t.play(automa_acts())
    t.play(t.moves()[0])
    t.play(*(each for each in [automa_acts()] if t.asked == [1]))
    galaxies = [event.galaxy for event in t.all_of("exploited")]
    assert "GRY" not in galaxies
    assert t.cubes("1-03.1") == (0, 1)


def test_mode_all() -> None:
    """CS-SOLO-6: wherever it has a colony, with what that yields."""
    t = exploiting_with("A1-4", "1-01.1", "1-03.1 1-09.1")
    t.play(automa_acts())
    assert t.gained(1) == [("exploitation", 2)]
    t.play(automa_acts())
    assert t.gained(1) == [("exploitation", 6)]
    assert t.cubes("1-03.1") == (0, 0)


def test_the_person_says_which_cube_goes() -> None:
    """CS-SOLO-5, CS-SOLO-15: the first on the list frees a planet that the person can use."""
    t = exploiting_with("A1-1", "", "1-01.3 1-03.1*2 1-01.2").play(automa_acts())
    assert (t.asked, t.asks) == ([0], "CS-SOLO-5")
    assert t.moves()[0] == remove("1-01.2")
    assert t.why_not(remove("2-03.1")) == "CS-SOLO-5"
    t.play(remove("1-03.1"))
    assert t.gained(1) == [("exploitation", 5)]
    assert t.cubes("1-03.1") == (0, 1)


def test_defaults_for_the_person() -> None:
    """CS-SOLO-5: the first choice is the planet that the person wants least, of the poorest system."""
    t = automa_turn("A1-1").play(automa_acts())
    assert [move.planet for move in t.moves()] == ["1-01.1", "1-01.2", "1-03.1"]


def test_the_better_tile_for_the_person_comes_first() -> None:
    """CS-SOLO-5, CS-SOLO-13: what is left of it that the person can settle, then its resource."""
    t = automa_turn("A1-3", piles={1: "1-05 1-02"}).play(automa_acts())
    assert t.moves()[0] == place("1-02", "ORA-2")
    rich = automa_turn("A1-3", piles={1: "1-10 1-03"}, spaces="GRY-1:1-01 GRY-2:1-02").play(automa_acts())
    assert rich.moves()[0].tile == "1-03"


def test_each_galaxy_once_in_a_turn() -> None:
    """CS-SOLO-6, CS-EXP-1."""
    t = exploiting_with("A1-4", "", "1-01.1*2 1-09.1*2 2-03.1*2")
    exploited = []
    while t.asked == [1]:
        t.play(t.moves()[0])
        exploited += [event.galaxy for event in t.all_of("exploited")]
    assert exploited == ["GRY", "ORA", "BLU"]


def test_its_light_cards_know_no_limit() -> None:
    """CS-SOLO-10, CS-SOLO-14, CS-EXP-4."""
    light = "L-AI-1 L-AI-2 L-CONS-1 L-CONS-2 L-FIVE-1"
    t = table(
        ask="exploitation", turn=1, automa_card="A1-4", spaces=SPACES,
        rivals=({"automa": True, "colonies": "2-03.1", "light": light},),
    )  # fmt: skip
    t.play(automa_acts())
    assert len(t.player(1).light) == 6
    assert t.asks != "CS-EXP-4"


def test_colonisation_stations_of_the_person_count() -> None:
    """CS-M1-7, CS-SOLO-6, CS-SOLO-16, ruling Q-42."""
    t = exploiting_with("A1-1", "1-09.2", "1-09.1*2", stations=True, built="ORA-S1:ST-COL")
    assert t.state.phase == "purchase"


# Levels and the end


def test_its_level_rises_without_cards_and_gems() -> None:
    """CS-SOLO-9, ruling Q-34: neither for itself nor for the person."""
    t = table(
        ask="exploitation", turn=1, automa_card="A1-4", spaces=SPACES, gems="",
        rivals=({"automa": True, "colonies": "1-09.1", "energy": 18},),
    )  # fmt: skip
    t.play(automa_acts())
    assert (t.level(1), t.energy(1), t.player(1).tech, t.gems(0)) == (1, 4, (), "")
    person = table(gems="", energy=20, display="AI-06", rivals=({"automa": True},), tech_piles={1: "DT1-5 DT1-7"})
    person.play(take_tech("DT1-5"))
    assert person.gems(1) == ""
    assert person.player().tech == ("DT1-5",)


def test_its_level_3_ends_the_game_too() -> None:
    """CS-SOLO-10, ruling Q-35, ruling Q-56: it counts its light cards only."""
    t = table(
        ask="exploitation", turn=1, automa_card="A1-4", spaces=SPACES, order=[0, 1], gems="t",
        rivals=({"automa": True, "colonies": "1-09.1", "energy": 18, "level": 2, "light": "L-FIVE-1 L-AI-1"},),
    )  # fmt: skip
    t.play(automa_acts())
    assert (t.state.phase, t.state.throne) == ("over", 1)
    assert t.gained(1)[1:] == [("light", 5), ("light", 1)]
    assert ("gems", 3) in t.gained(0)
    assert GAME.scores(t.state).winners == (1,)


def test_the_person_plays_by_all_own_rules() -> None:
    """CS-SOLO-16, CS-SOLO-11, CS-EXP-4: cards, dark bonus card, limit of four, leaders and stations."""
    t = begun_solo(leaders=True, stations=True)
    assert (t.asks, t.asked) == ("CS-M2-1", [0])
    assert t.player().dark
    assert len(t.player().stations) == 3


def test_difficulty() -> None:
    """CS-SOLO-2: more consumption, a head start, silver cards, mode ALL for pile I."""
    assert begun_solo(automa_level="hard", automa_energy=-5).energy(1) == 0
    assert begun_solo(automa_level="easy", automa_energy=-5).energy(1) == 0  # where the track begins
    assert begun_solo(automa_level="hard", automa_energy=10).energy(1) == 15
    master = table(
        rivals=({"automa": True},),
        automa_piles={1: "A1-4"},
        automa_level="expert",
        automa_consumption=-1,
        display="AI-06",
    )
    assert planned(master).player(1).steps == 8
    easy = planned(table(rivals=({"automa": True},), automa_piles={1: "A1-4"}, automa_level="easy", display="AI-06"))
    assert easy.player(1).steps == 10
    assert begun_solo(automa_level="hard").energy(1) == 5
    automa = begun_solo(automa_level="silver").state.automa
    assert automa is not None
    assert {card for pile in automa.piles for card in pile} == set(BOX.automa_cards)
    expert = exploiting_with("A1-1", "1-01.1", "1-03.1", automa_level="expert")
    assert expert.play(automa_acts()).gained(1) == [("exploitation", 2)]
    later = exploiting_with("A2-2", "1-01.1", "1-03.1", automa_level="expert")
    assert later.asks == "CS-BUY-2"  # nothing to exploit for it: the round is over


# Reasons


def test_it_explains_its_options() -> None:
    """CS-SOLO-4, ruling Q-30: what is impossible is left out, with the reason; else the left one comes first."""
    t = automa_turn("A2-1", colonies="2-03.3", piles={2: "2-05 2-01"}).play(automa_acts())
    why = reasons_of(t)
    assert (why.question, why.chosen, why.candidates) == (
        "cs-automa-which-option",
        "A2-1.1.right",
        ("A2-1.1.right",),
    )
    assert why.excluded == (Excluded("A2-1.1.left", "CS-SOLO-4", "cs-automa-no-planet"),)
    both = reasons_of(automa_turn("A2-1").play(automa_acts()))
    assert (both.chosen, both.excluded) == ("A2-1.1.left", ())
    assert both.criteria[0].figures == (("A2-1.1.left", 0), ("A2-1.1.right", 1))


def reasons_of(t: Table) -> Explained:
    return next(event for event in t.events if isinstance(event, Explained))


def test_a_row_says_why_the_left_action_was_not_possible() -> None:
    """CS-SOLO-4, ruling Q-30."""
    t = automa_turn("A2-1", colonies="2-03.3", piles={2: "2-05 2-01"}).play(automa_acts())
    assert t.happened("automa_row").obstacles == (Obstacle("planet", "BLU", planet="D"),)
    left = automa_turn("A2-1").play(automa_acts())
    assert left.happened("automa_row").obstacles == ()
    full = "GRY-1:1-01 GRY-2:1-03 ORA-1:1-05 ORA-2:1-06 ORA-3:1-08 ORA-4:1-10"
    colonies = "1-01.1 1-01.2 1-03.1 1-05.1 1-06.1 1-08.1 1-10.1"
    skipped = automa_turn("A1-1", spaces=full, colonies=colonies).play(automa_acts())
    lacks = [(each.lacks, each.galaxy) for each in skipped.happened("automa_row_skipped").obstacles]
    assert lacks == [("planet", "GRY"), ("space", "ORA")]


def test_clearing_the_display_stops_aloud_when_no_card_is_left() -> None:
    """CS-SOLO-8, ruling Q-8."""
    shown = "AI-01 AI-02 AI-03 AI-04 AI-05 AI-06 AI-07 AI-08"
    others = " ".join(card for card in BOX.ai_cards if card not in (*shown.split(), "AI-09"))
    t = automa_turn("A1-3", display=shown, deck="AI-09", hand=others, colonies="1-09.1 1-09.2 1-09.3")
    while not t.all_of("card_thrown_out"):
        t.play(t.moves()[0])
    assert [each.card for each in t.all_of("card_thrown_out")] == ["AI-01"]
    assert t.happened("automa_market_ended").seat == 1


def test_it_explains_its_galaxies() -> None:
    """CS-SOLO-6: those without the majority are left out, those exploited too; then the order of the board decides."""
    t = exploiting_with("A1-1", "1-01.1", "1-03.1 1-09.1*2 2-03.1").play(automa_acts())
    why = reasons_of(t)
    assert (why.candidates, why.chosen, why.by_lot) == (("ORA", "BLU"), "ORA", False)
    assert why.excluded == (Excluded("GRY", "CS-SOLO-6", "cs-automa-no-majority"),)
    t.play(automa_acts())
    assert reasons_of(t).excluded == (
        Excluded("ORA", "CS-EXP-1", "cs-automa-exploited"),
        Excluded("GRY", "CS-SOLO-6", "cs-automa-no-majority"),
    )
    assert t.happened("automa_exploits_no_more").galaxies == ("GRY",)


def test_it_says_that_it_exploits_nothing() -> None:
    """CS-SOLO-6: without a colony, or without a majority."""
    everywhere = exploiting_with("A1-4", "1-01.1", "1-03.1").play(automa_acts())
    assert everywhere.all_of("automa_exploits_no_more") == []
    weak = automa_turn("A1-2", colonies="1-01.1*2 1-09.1*2 2-03.1*2", automa={"colonies": "1-03.1"})
    while not weak.all_of("automa_exploits_no_more"):
        weak.play(weak.moves()[0])
    assert "GRY" in weak.happened("automa_exploits_no_more").galaxies


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game(seed: int) -> None:
    """CS-SOLO-4, CS-SOLO-10: every row is carried out by rules, and the game ends."""
    t = begun_solo(seed=seed)
    moves = 0
    while t.state.agenda:
        t.state = GAME.apply(t.state, t.moves()[moves % len(t.moves())]).state
        moves += 1
        assert moves < 2000
    assert t.state.throne is not None


def test_left_alone_it_keeps_the_pace_its_cards_were_made_for() -> None:
    """CS-SOLO-9: against somebody who only does what must be done, it takes the throne in round nine, about."""
    rounds = []
    for seed in range(8):
        t = begun_solo(seed=seed)
        while t.state.agenda:
            moves = t.moves()
            least = (m.Finish, m.PlanCard, m.Ready)
            t.state = GAME.apply(t.state, next((move for move in moves if isinstance(move, least)), moves[0])).state
        assert (t.level(), t.state.throne) == (0, 1)
        rounds.append(t.state.round)
    assert 8 <= sum(rounds) / len(rounds) <= 10
