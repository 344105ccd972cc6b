"""What a drop is meant as, legal or not; what goes along with it, and where a cure lies."""

import pytest

from desktop.games.excavation_earth import keys
from desktop.games.excavation_earth.attempts import astray, attempt, companions, cures
from desktop.games.excavation_earth.desk import DESK
from rules.excavation_earth import moves as m
from tests.desktop.every_game.drawn import drawn, sample
from tests.desktop.games.excavation_earth.positions import seen, stated

HAND = {"explorers": "R1 BW M1", "hand": "R-SA"}
MEANT = {
    "explorer-0-1": m.Travel(seat=0, card="R-SA-1"),
    "place-R1": m.Excavate(seat=0, card="R-SA-1"),
    "place-R2": m.Excavate(seat=0, card="R-SA-1"),
    "place-BE": m.Smuggle(seat=0, card="R-SA-1"),
    "place-M4": m.Market(seat=0, card="R-SA-1", market=3),
    "queue-5": m.Market(seat=0, card="R-SA-1", market=5),
    "buyers": m.Sell(seat=0, card="R-SA-1"),
    "track-V": m.Sell(seat=0, card="R-SA-1"),
    "centre-0": m.Command(seat=0, card="R-SA-1"),
    "centre-1": None,
    "pile-Y": m.Smuggle(seat=0, card="R-SA-1"),
    "deck": m.Survey(seat=0, card="R-SA-1"),
    "card-G-SB-1": m.Survey(seat=0, card="R-SA-1", replaced="G-SB-1"),
    "discard": m.DiscardCard(seat=0, card="R-SA-1"),
    "gallery-0": None,
}


@pytest.mark.parametrize("place", MEANT)
def test_a_card_means_what_it_is_dropped_on(place: str) -> None:
    view = seen(stated(seats=[HAND, {}], row="G-SB"))
    assert attempt(view, 0, frozenset({"card-R-SA-1"}))(place) == MEANT[place]


def test_a_card_says_why_it_does_not_command_there() -> None:
    view = seen(stated(seats=[HAND, {}], row="G-SB"))
    card = frozenset({"card-R-SA-1"})
    refusal = astray(view, 0, card, "centre-1")
    assert refusal is not None
    assert refusal.rule == "EE-ACT-CMD-2"
    assert dict(refusal.args)["case"] == "centre"
    for place in ("centre-0", "queue-0", "gallery-0"):
        assert astray(view, 0, card, place) is None
    assert astray(view, 1, card, "centre-1") is None


def test_pieces_of_others_mean_nothing() -> None:
    view = seen(stated(seats=[{}, {"hold": "Yg1", "traders": "M1"}]))
    assert attempt(view, 0, frozenset({"relic-Yg1#1"}))("queue-0") is None
    assert attempt(view, 0, frozenset({"trader-0-1-0"}))("centre-0") is None
    assert attempt(view, 0, frozenset({"explorer-1-0"}))("place-R1") is None


def test_a_queue_speaks_of_its_own_centre() -> None:
    for at in sample("excavation_earth"):
        for market, centre in enumerate(at.view.box.centre_of):
            queue = DESK.thing(at.view, keys.queue_key(market))
            assert queue is not None
            assert keys.centre_key(centre) in DESK.spoken_of(at.view, at.seat, queue)


def test_relics_mean_what_the_place_is_for() -> None:
    state = stated(seats=[{"hold": "Yg1", "container": "Gg2"}, {}], sites="Rg2", piles={"V": "Vg1"}, drawn="Og1")
    view = seen(state)
    assert attempt(view, 0, frozenset({"relic-Yg1#1"}))("queue-2") == m.Offer(
        seat=0, relic="Yg1", store="hold", market=2
    )
    assert attempt(view, 0, frozenset({"relic-Gg2#1"}))("pile-R") == m.Fence(seat=0, relic="Gg2", store="container")
    assert attempt(view, 0, frozenset({"relic-Rg2#1"}))("hold-0-3") == m.Discover(seat=0, relic="Rg2")
    assert attempt(view, 0, frozenset({"relic-Vg1#1"}))("container-0-1") == m.Buy(seat=0, colour="V", store="container")
    assert attempt(view, 0, frozenset({"relic-Og1#1"}))("place-M6") == m.PutOnSite(seat=0, relic="Og1")
    assert attempt(view, 0, frozenset({"relic-Og1#1"}))("hold-0-2") == m.BuyDrawn(seat=0, relic="Og1")
    assert attempt(view, 0, frozenset({"relic-Yg1#1"}))("hold-1-0") is None


def test_several_cards_are_one_answer() -> None:
    view = seen(stated(ask="opening_hands", seats=[{"hand": "R-SA R-SB R-SC R-SM"}, {}]))
    cards = frozenset({"card-R-SB-1", "card-R-SA-1"})
    assert attempt(view, 0, cards)("deck") == m.Redraw(seat=0, cards=("R-SA-1", "R-SB-1"))


def test_a_full_queue_shows_whom_it_sends_away() -> None:
    notes = {"queues": {"M1": "VWVG", "M2": "V"}, "pending": [{"kind": "bargaining", "market": 0}]}
    view = seen(stated(seats=[{}, {}], **notes))
    assert companions(view, m.AddBuyer(seat=0, market=0, buyer="W")) == ("queued-0-0",)
    assert companions(view, m.AddBuyer(seat=0, market=1, buyer="W")) == ()


def test_a_sale_shows_who_is_promoted_and_who_pays() -> None:
    view = seen(stated(seats=[{"hold": "Vg1", "traders": "M2"}, {}], queues={"M2": "VRW"}))
    offer = m.Offer(seat=0, relic="Vg1", store="hold", market=1)
    assert companions(view, offer) == ("trader-1-0-0", "queued-1-0", "queued-1-2")


def test_markets_that_would_take_the_relic_are_the_cure() -> None:
    seats = [{"hold": "Vg1", "traders": "M1 M2 M3"}, {}]
    view = seen(stated(seats=seats, queues={"M1": "R", "M2": "W", "M3": "V", "M4": "V"}))
    assert cures(view, m.Offer(seat=0, relic="Vg1", store="hold", market=0)) == ("queue-1", "queue-2")


def test_a_survey_shows_the_marker_that_it_wins() -> None:
    """Only who has none wins one, and nobody in the last round, without a row (EE-ACT-SUR-5, EE-ACT-SUR-7)."""
    won = set()
    for at in drawn("excavation_earth"):
        for move in (each for each in at.some_moves if isinstance(each, m.Survey)):
            before, after = (state.players[at.seat].marker for state in (at.state, at.after(move)))
            assert companions(at.view, move) == ((f"marker-{after}",) if after != before else ())
            won.add((at.state.round, before != after))
    assert won == {(1, True), (1, False), (2, True), (2, False), (3, False)}
