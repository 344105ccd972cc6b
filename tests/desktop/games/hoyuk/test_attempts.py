"""What a drop is meant as, legal or not; what goes along with it, what stands in the way, and where a cure lies."""

from typing import Any

import pytest

from desktop.games.hoyuk.attempts import attempt, blamed, companions, cures
from rules.hoyuk import GAME
from rules.hoyuk import moves as m
from tests.desktop.games.hoyuk.positions import crowded, seen, stated

HOUSES = {
    "cell-E8": m.BuildHouse(seat=0, cell="E8"),
    "house-F7": m.BuildHouse(seat=0, cell="F7"),
    "oven-D4": m.BuildHouse(seat=0, cell="D4"),
    "pen-D2": m.BuildHouse(seat=0, cell="D2"),
    "block-F7": m.BuildHouse(seat=0, cell="F7"),
    "mat-1": None,
    "supply-pen": None,
}


@pytest.mark.parametrize("piece", ["element-0-house", "element-1-house", "waiting-0"])
@pytest.mark.parametrize("place", HOUSES)
def test_a_house_means_the_cell_it_is_dropped_on(piece: str, place: str) -> None:
    assert attempt(seen(crowded()), 0, frozenset({piece}))(place) == HOUSES[place]


def test_elements_mean_what_they_are() -> None:
    view = seen(crowded())
    meant: dict[tuple[str, str], m.Move | None] = {
        ("supply-oven", "house-F7"): m.PlaceRoof(seat=0, cell="F7", piece="oven"),
        ("element-1-shrine", "house-E3"): m.PlaceRoof(seat=0, cell="E3", piece="shrine"),
        ("supply-cattle", "pen-D2"): m.PlaceCattle(seat=0, cell="D2"),
        ("supply-villager", "house-E3"): m.PlaceVillager(seat=0, cell="E3"),
        ("waiting-1", "cell-E8"): None,
        ("house-E3", "cell-E8"): None,
    }
    assert {key: attempt(view, 0, frozenset({key[0]}))(key[1]) for key in meant} == meant


def test_a_pen_tries_the_gate_that_comes_nearest_to_being_allowed() -> None:
    view = seen(crowded())
    assert attempt(view, 0, frozenset({"supply-pen"}))("cell-E2") == m.BuildPen(seat=0, cell="E2", gate=2)


def test_cards_mean_points_or_an_element() -> None:
    view = seen(crowded(ask="window", phase=3))
    hand = {view.box.symbol[card]: f"card-{card}" for card in view.players[0].hand}  # type: ignore[union-attr]
    group = frozenset({hand["oven"], hand["joker"]})
    assert attempt(view, 0, group)("scoring") == m.ScoreGroup(seat=0, symbol="oven", cards=1, jokers=1)
    house = frozenset({hand["house"]})
    assert attempt(view, 0, house)("building") == m.BuildWithCard(seat=0, element="house")
    assert attempt(view, 0, house)("cell-E8") == m.BuildWithCard(seat=0, element="house")
    assert attempt(view, 0, group)("cell-E8") is None
    assert attempt(view, 0, frozenset({hand["oven"], hand["house"]}))("scoring") is None


def test_a_group_that_is_refused_shows_the_cards_of_its_symbol() -> None:
    view = seen(crowded(ask="window", phase=3))
    ovens = {f"card-{card}" for card in view.players[0].hand if view.box.symbol[card] == "oven"}  # type: ignore[union-attr]
    assert len(ovens) == 2
    assert set(cures(view, m.ScoreGroup(seat=0, symbol="oven", cards=3, jokers=0))) == ovens


def test_used_cards_and_the_marker_mean_where_they_go() -> None:
    view = seen(crowded(ask="tidy"))
    spent = frozenset({"spent-0"})
    assert attempt(view, 0, spent)("pile-OVEN") == attempt(view, 0, spent)("aspect-OVEN")
    assert attempt(view, 0, spent)("pile-OVEN") == m.ReturnUnder(seat=0, pile="OVEN")
    assert attempt(view, 0, frozenset({"marker"}))("mat-0") == m.GiveMarker(seat=0, to=0)
    assert attempt(view, 0, frozenset({"marker"}))("cell-A1") is None


REFUSED: dict[str, tuple[str, set[str]]] = {
    "E8": ("HK-HOU-6", {"house-D8", "house-F8"}),
    "E7": ("HK-HOU-3", {"house-D8", "house-F8"}),
    "C7": ("", set()),
}
"""Where a blue house is refused, by which rule, and what stands in the way."""


@pytest.mark.parametrize("cell", REFUSED)
def test_what_stands_in_the_way_is_told(cell: str) -> None:
    rule, guilty = REFUSED[cell]
    state = crowded()
    move = m.BuildHouse(seat=0, cell=cell)
    refusal: Any = next(GAME.objections(state, move), None)
    assert (refusal.rule if refusal else "") == rule
    if refusal is not None:
        assert set(blamed(seen(state), move, refusal)) == guilty


def test_where_a_refused_house_could_go_instead() -> None:
    """Beside the family that would have grown."""
    move = m.BuildHouse(seat=0, cell="E8")
    assert set(cures(seen(crowded()), move)) == {"cell-C7", "cell-D7"}


def test_a_storey_sends_what_stands_on_the_roof_home() -> None:
    view = seen(crowded())
    assert list(companions(view, m.BuildHouse(seat=0, cell="D3", clear=True))) == ["shrine-D3"]
    assert list(companions(view, m.BuildHouse(seat=0, cell="E3"))) == []


def test_an_ejected_house_takes_its_pens_along() -> None:
    village = "R F6, B F5, pen F4↓"
    view = seen(stated(village=village, options={"mode": "expert"}, pending=[{"kind": "replace"}]))
    assert "pen-F4" in companions(view, m.ReplaceHouse(seat=0, cell="F5"))
