"""What a drop is meant as, legal or not; what goes along with it, where a cure lies, what is reckoned up."""

import pytest

from desktop.board.desk import BUTTON
from desktop.games.council_of_shadows.attempts import attempt, companions, cures
from desktop.games.council_of_shadows.desk import DESK
from desktop.games.council_of_shadows.reckoning import account
from desktop.games.council_of_shadows.travels import comes_from, goes_to, order
from rules.council_of_shadows import GAME
from rules.council_of_shadows import moves as m
from rules.council_of_shadows.agenda import Colonising
from rules.council_of_shadows.queries import cubes_on
from tests.desktop.every_game.drawn import drawn
from tests.desktop.games.council_of_shadows.positions import crowded, seen, stated

BUYING = {"seats": [{"gems": "agt", "colonies": "1-01.1"}, {}], "display": "AI-11 AI-20"}
MEANT: dict[tuple[str, str], m.Move | None] = {
    ("card-AI-11", "hand-0"): m.BuyCard(seat=0, card="AI-11", gems="a"),
    ("card-AI-11", "mat-0"): m.BuyCard(seat=0, card="AI-11", gems="a"),
    ("card-AI-20", "hand-0"): m.BuyCard(seat=0, card="AI-20", gems="g"),
    ("card-AI-11", "hand-1"): None,
    ("card-AI-11", "zone-0-2"): m.PlanCard(seat=0, card="AI-11", zone=2),
    ("card-S0-C1", "zone-0-1"): m.PlanCard(seat=0, card="S0-C1", zone=1),
    ("card-S0-C1", "zone-1-1"): None,
    ("cubes-0", "place-0-UP-D"): m.BuyImprovement(seat=0, improvement="UP-D", gems="ag"),
    ("cubes-0", "place-1-UP-D"): None,
    ("cubes-0", "planet-1-01.2"): m.Colonise(seat=0, planet="1-01.2", cubes=1),
    ("tower-0-2", "planet-1-01.2"): m.Colonise(seat=0, planet="1-01.2", cubes=2),
    ("tower-0-2", "cube-1-01.1-0-0"): m.Colonise(seat=0, planet="1-01.1", cubes=2),
    ("tower-0-2", "tile-1-01"): m.Colonise(seat=0, planet="1-01.2", cubes=2),
    ("cube-1-01.1-0-0", "plate-GRY"): m.Exploit(seat=0, galaxy="GRY", planet="1-01.1"),
    ("cube-1-01.1-0-0", "cubes-0"): m.Exploit(seat=0, galaxy="GRY", planet="1-01.1"),
    ("cube-1-01.1-0-0", "plate-ORA"): None,
    ("gem-0-a-0", "supply-g"): m.UpgradeGem(seat=0, gem="a"),
    ("gem-0-a-0", "hand-0"): None,
    ("station-ST0-EXP", "slot-GRY-S1"): m.BuyStation(seat=0, station="ST0-EXP", slot="GRY-S1", gems="gt"),
    ("station-ST0-EXP", "plate-GRY"): m.BuyStation(seat=0, station="ST0-EXP", slot="GRY-S1", gems="gt"),
    ("tech-DT1-5", "techs-0"): m.TakeTech(seat=0, card="DT1-5"),
    ("bonus-L-FIVE-1", "light-pile"): m.ReturnBonus(seat=0, card="L-FIVE-1"),
    ("leader-LD-AVA", "mat-0"): m.ChooseLeader(seat=0, leader="LD-AVA"),
    ("resource-1-01", "purse-0"): m.Extract(seat=0, tile="1-01"),
    ("resource-1-01", "race-0"): m.Extract(seat=0, tile="1-01"),
    ("resource-1-01", "race-1"): None,
    ("resource-1-01", "plate-GRY"): None,
    ("plate-GRY", "race-0"): m.Exploit(seat=0, galaxy="GRY", planet="1-01.1"),
    ("plate-ORA", "race-0"): m.Exploit(seat=0, galaxy="ORA", planet=""),
    ("plate-GRY", "plate-ORA"): None,
    ("top-1", "drawn"): m.Discover(seat=0, sector=1),
    ("top-3", "space-GRY-1"): m.Discover(seat=0, sector=3),
    ("top-1", "hand-0"): None,
    ("automa-card", "automa-used"): None,
    ("throne", "mat-0"): None,
}


@pytest.mark.parametrize(("piece", "place"), MEANT)
def test_a_piece_means_what_it_is_dropped_on(piece: str, place: str) -> None:
    view = seen(stated(**BUYING))
    assert attempt(view, 0, frozenset({piece}))(place) == MEANT[piece, place]


def test_a_card_on_a_zone_stands_for_the_zone() -> None:
    view = seen(stated(seats=[{"zones": " | S-C1 | "}, {}], ask="planning"))
    assert attempt(view, 0, frozenset({"card-S0-D"}))("card-S0-C1") == m.PlanCard(seat=0, card="S0-D", zone=2)


def test_a_drawn_tile_goes_on_a_space_or_is_refused_there() -> None:
    notes = {"pending": [{"kind": "placing_tile", "sector": 1, "reach": 1, "card": "S0-D", "then": THEN}]}
    view = seen(stated(seats=[{}, {}], ask="actions", drawn="1-05 1-09", **notes))
    assert attempt(view, 0, frozenset({"tile-1-05"}))("space-ORA-1") == m.PlaceTile(seat=0, tile="1-05", space="ORA-1")
    assert attempt(view, 0, frozenset({"tile-1-05"}))("tile-1-01") == m.PlaceTile(seat=0, tile="1-05", space="GRY-1")
    assert attempt(view, 0, frozenset({"tile-1-01"}))("space-ORA-1") is None


THEN = {"cubes": 1, "extractions": 1}


def test_gems_that_would_be_paid_go_along() -> None:
    view = seen(stated(seats=[{"gems": "aagt"}, {}]))
    assert companions(view, m.BuyImprovement(seat=0, improvement="UP-D", gems="ag")) == ("gem-0-a-1", "gem-0-g-0")


def test_improvements_cure_what_the_board_lacks() -> None:
    view = seen(crowded())
    acting = seen(stated(seats=[{"zones": "S-C1 | | "}, {}], ask="actions", spaces="GRY-1:1-10 BLU-1:2-03"))
    assert set(cures(acting, m.Colonise(seat=0, planet="1-10.2", cubes=1))) == {"place-0-UP-D"}
    assert set(cures(acting, m.Colonise(seat=0, planet="2-03.1", cubes=1))) == {"place-0-UP-R2-1"}
    taken = m.Colonise(seat=0, planet="1-01.1", cubes=1)
    assert set(cures(view, taken)) == {"place-0-UP-X"}


def test_an_extraction_is_cured_by_a_few_of_the_own_systems() -> None:
    """Seven would be a forest of lights."""
    own = ("1-01", "1-03", "1-04", "1-05", "1-06", "1-07", "1-09")
    spaces = ("GRY-1", "GRY-2", "ORA-1", "ORA-2", "ORA-3", "ORA-4", "BRO-1")
    colonies = " ".join(f"{tile}.1" for tile in own)
    seats: list[dict[str, str]] = [{"colonies": colonies, "zones": "S-X2 | | "}, {}, {}, {}]
    placed = " ".join(f"{space}:{tile}" for space, tile in zip(spaces, own, strict=True))
    view = seen(stated(seats=seats, ask="actions", spaces=placed))
    assert cures(view, m.Extract(seat=0, tile="1-02")) == tuple(f"tile-{tile}" for tile in own[:6])


ALL = "S-C1 | S-C2 | S-D"


@pytest.mark.parametrize(
    ("zones", "owned", "planet", "lit"),
    [
        (ALL, "", "2-03.1", {"place-0-UP-R2-3"}),
        (ALL, "", "3-06.1", {"place-0-UP-R2-3", "place-0-UP-R3-3"}),
        (ALL, "UP-R2-3", "3-06.1", {"place-0-UP-R3-3"}),
        (ALL, "UP-R2-3", "2-03.1", set()),
        (" | | ", "", "2-03.1", set()),
    ],
)
def test_a_longer_range_of_the_zone_that_acts_cures_a_planet_beyond_it(
    zones: str, owned: str, planet: str, lit: set[str]
) -> None:
    """The card of the third zone acts."""
    seats = [{"zones": zones, "improvements": owned}, {}, {}, {}]
    view = seen(stated(seats=seats, ask="actions", spaces="BLU-1:2-03 YEL-1:3-06"))
    ranges = {each for each in cures(view, m.Colonise(seat=0, planet=planet, cubes=1)) if "UP-R" in each}
    assert ranges == lit


def test_free_zones_cure_a_plan_and_nothing_does_out_of_planning() -> None:
    plan = m.PlanCard(seat=0, card="S0-D", zone=2)
    seats = [{"zones": " | S-C2 | "}, {}]
    assert cures(seen(stated(seats=seats, ask="planning")), plan) == ("zone-0-1", "zone-0-3")
    assert cures(seen(stated(seats=seats)), plan) == ()


def test_a_card_on_display_that_is_put_on_a_zone_is_shown_the_hand() -> None:
    """CS-BUY-4: also where it cannot be paid, which is then what somebody hears (CS-BUY-3)."""
    state = stated(**BUYING)
    view = seen(state)
    for card, rule in (("AI-11", "CS-BUY-4"), ("AI-20", "CS-BUY-4")):
        meant = attempt(view, 0, frozenset({f"card-{card}"}))("zone-0-2")
        assert meant is not None
        assert next(GAME.objections(state, meant)).rule == rule
        assert cures(view, meant) == ("hand-0",)


def test_a_plan_is_reckoned_up_with_the_card_that_is_considered() -> None:
    seats = [{"zones": " | S-C2 | ", "consumption": 30}, {}]
    view = seen(stated(seats=seats, ask="planning"))
    plain = account(view, None)
    considered = account(view, m.PlanCard(seat=0, card="S0-D", zone=1))
    assert plain is not None
    assert considered is not None
    assert (plain.total, considered.total) == (6, 9)
    assert [line.is_new for line in considered.lines] == [True, False]


def test_what_can_be_exploited_is_reckoned_up() -> None:
    found = account(seen(crowded(ask="exploitation")), None)
    assert found is not None
    assert found.total == sum(line.amount for line in found.lines)
    assert len(found.lines) == 6
    assert account(seen(crowded(ask="exploitation"), 1), None) is None


def test_pieces_come_from_their_supplies() -> None:
    view = seen(crowded())
    assert comes_from(view, "cube-1-01.2-0-0", view) == ("cubes-0", "race-0")
    assert comes_from(view, "tile-2-03", view) == ("pile-2",)
    assert comes_from(view, "planet-2-03.1", view) == ("pile-2",)
    assert comes_from(view, "gem-0-t-0", view) == ("supply-t",)
    assert comes_from(view, "tech-DT1-2", view) == ("techpile-1",)
    assert comes_from(view, "bonus-L-FIVE-1", view) == ("light-pile",)
    assert comes_from(view, "card-AI-08", view)[0] == "ai-deck"
    assert goes_to(view, "gem-0-t-0", view) == ("supply-t",)
    assert goes_to(view, "cube-1-01.2-0-0", view) == ("cubes-0", "race-0")


def test_pieces_set_out_in_the_order_of_events() -> None:
    state = stated(seats=[{"zones": " | S-C2 | "}, {}], ask="actions")
    step = GAME.apply(state, m.Colonise(seat=0, planet="1-01.1", cubes=2))
    assert order(step.events)[:2] == ("cube-1-01.1-0-0", "cube-1-01.1-0-1")


def test_what_one_chooses_for_the_automa_has_a_button_for_the_usual_choice() -> None:
    """What the rules name first serves a person best (CS-SOLO-5)."""
    kinds = set()
    for at in drawn("council_of_shadows"):
        chosen = [move for move in at.legal if move.kind in ("cs.settle_for_automa", "cs.remove_from_automa")]
        if chosen:
            kinds |= {move.kind for move in chosen}
            assert at.by_gesture[BUTTON] == chosen[:1]
    assert len(kinds) == 2


def test_improvements_that_are_lit_for_a_colony_are_of_its_kind() -> None:
    """For its type of planet, for building on cubes, or for a longer range; and none that the seat has."""
    lit = 0
    for at in drawn("council_of_shadows"):
        view = at.view
        for planet in view.box.planet_number if isinstance(view.pending, Colonising) else ():
            move = m.Colonise(seat=at.seat, planet=planet, cubes=1)
            for place in DESK.cures(view, move):
                face = view.box.improvements[place.removeprefix(f"place-{at.seat}-")]
                is_on_cubes = face.stacking and any(cubes_on(view, planet))
                assert face.planet == view.box.planet_type[planet] or is_on_cubes or face.zone, (move, place)
                assert face.ref not in view.players[at.seat].improvements
                lit += 1
    assert lit > 9
