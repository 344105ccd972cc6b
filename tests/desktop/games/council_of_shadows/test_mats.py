"""The boards of the seats: zones and their cards, ranges, gems, what is hidden, what a plan costs."""

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPointF

from desktop.board.sprite import Sprite
from desktop.games.council_of_shadows.card_rows import card_places
from desktop.games.council_of_shadows.shown import Shown
from desktop.games.council_of_shadows.sprites import sprites
from desktop.games.council_of_shadows.zone_sprites import State, zone_states
from rules.council_of_shadows.outlook import steps_of_plan, yields
from rules.council_of_shadows.queries import reach_of, turn_order
from tests.desktop.games.council_of_shadows.positions import TABLES, crowded, look, seen, some, stated
from tests.desktop.games.looks import SIZES, is_whole, overlapping

pytestmark = pytest.mark.usefixtures("qapp")

OWN = 0
FIVE_ZONES: dict[str, Any] = {
    "leader": "LD-AVA",
    "tech": "DT1-1 DT2-2",
    "level": 2,
    "zones": "S-D AI-25 | S-C2 | AI-17 | AI-05 AI-21 AI-18 S-X2 | S-U",
    "gems": "aaaaaaagggggttttttt",
    "improvements": "UP-D UP-R2-1 UP-R2-4",
}


def table(*seats: dict[str, Any], opened: str = "", size: int = 1, **notes: Any) -> dict[str, Sprite]:
    view = seen(stated(seats=[*seats, *({} for _ in range(2 - len(seats)))], **notes))
    return {sprite.key: sprite for sprite in sprites(view, look(OWN, size=size, seats=2, opened=opened))}


# Zones


def test_cards_lie_on_one_another_and_the_covered_ones_stand_out() -> None:
    shown = table(FIVE_ZONES)
    lying = [shown[f"card-{card}"] for card in ("AI-05", "AI-21", "AI-18", "S0-X2")]
    assert [each.depth for each in lying] == sorted(each.depth for each in lying)
    tops = [each.place.y for each in lying]
    assert tops == sorted(tops)
    assert len(set(tops)) == len(tops)


@pytest.mark.parametrize("size", range(len(SIZES)))
def test_every_zone_has_room(size: int) -> None:
    shown = table(FIVE_ZONES, size=size)
    zones = [shown[f"well-zone-0-{zone}"].place.rect for zone in range(1, 6)]
    assert overlapping(zones) == []
    mat = shown["board-0"].place.rect
    assert all(mat.contains(zone) for zone in zones)


@pytest.mark.parametrize(("seat", "count"), [({"zones": "S-D | S-C2 | S-U"}, 3), (FIVE_ZONES, 5)])
def test_each_card_says_how_many_rounds_it_still_acts(seat: dict[str, Any], count: int) -> None:
    """A card moves one zone to the right each round, and comes back after the last one (CS-SHIFT-1)."""
    shown = table(seat)
    assert [shown[f"rounds-0-{zone}"].picture.args for zone in range(1, count + 1)] == [
        (left, count) for left in range(count, 0, -1)
    ]


def test_one_zone_acts_at_a_time_from_left_to_right() -> None:
    acted = set()
    for state, seat, _ in some(TABLES[0], 3):
        view = seen(state, seat)
        states = zone_states(Shown(view, look(seat, seats=2)), seat)
        acted.add(tuple(states))
        if State.NOW in states:
            now = states.index(State.NOW)
            assert states == [State.PLAYED] * now + [State.NOW] + [State.NEXT] * (len(states) - now - 1)
        else:
            assert set(states) == {State.NONE}
    assert {states.index(State.NOW) for states in acted if State.NOW in states} == {0, 1, 2}


def test_a_card_that_acted_is_marked() -> None:
    marked = set()
    for state, seat, _ in some(TABLES[0], 3):
        shown = {sprite.key for sprite in sprites(seen(state, seat), look(seat, seats=2))}
        states = zone_states(Shown(seen(state, seat), look(seat, seats=2)), seat)
        for zone, (each, stack) in enumerate(zip(states, state.players[seat].zones, strict=True), 1):
            played = each == State.PLAYED and bool(stack)
            assert (f"check-zone-{seat}-{zone}" in shown) == played
            marked |= {zone} if played else set()
    assert marked == {1, 2}


# Ranges and improvements


def test_a_step_waits_for_the_one_before() -> None:
    """CS-BUY-9."""
    shown = table({"improvements": "UP-R2-1"})
    assert shown["place-0-UP-R2-1"].picture.args[3] == "reached"
    assert shown["place-0-UP-R3-1"].picture.args[3] == "open"
    assert shown["place-0-UP-R2-2"].picture.args[3] == "open"
    assert shown["place-0-UP-R3-2"].picture.args[3] == "later"
    assert "improved-0-UP-R2-1" in shown
    assert "improved-0-UP-R2-2" not in shown


def test_ladders_say_what_zones_reach() -> None:
    view = seen(stated(seats=[FIVE_ZONES, {}]))
    shown = {sprite.key: sprite for sprite in sprites(view, look(OWN, seats=2))}
    for zone in range(1, 6):
        steps = [
            sprite.picture.args[3]
            for key, sprite in shown.items()
            if sprite.picture.painter == "cs-step" and belongs_to(key, zone)
        ]
        assert len(steps) == 3
        assert sum(state in ("reached", "printed") for state in steps) == reach_of(view, OWN, zone)


def belongs_to(key: str, zone: int) -> bool:
    return key.startswith(f"reach-0-{zone}-") or (key.startswith("place-0-UP-R") and key.endswith(f"-{zone}"))


def test_all_thirteen_improvements_have_a_place() -> None:
    shown = table({})
    assert sum(key.startswith("place-0-") for key in shown) == 13


# Gems and cards


def test_gems_are_as_many_as_there_are() -> None:
    shown = table({"gems": "aagttt"})
    assert sorted(key for key in shown if key.startswith("gem-0-")) == [
        "gem-0-a-0",
        "gem-0-a-1",
        "gem-0-g-0",
        "gem-0-t-0",
        "gem-0-t-1",
        "gem-0-t-2",
    ]
    assert table({"gems": "aa"})["purse-0"].picture.args[0] == "gt"


@pytest.mark.parametrize("gems", ["a", "aaaaaaaaaaaaaaaagggggggggggggggggtttttttttttttt"])
def test_gems_stay_in_their_purse(gems: str) -> None:
    for size in range(len(SIZES)):
        shown = table({"gems": gems}, size=size)
        purse = shown["purse-0"].place.rect
        assert all(purse.contains(each.place.rect) for key, each in shown.items() if key.startswith("gem-0-"))


def test_bonus_cards_of_others_show_their_backs() -> None:
    shown = table({}, {"light": "L-FIVE-1 L-CONS-1", "dark": "D-GRY"}, opened="mat-1")
    assert sum(key.startswith("bonusback-1-") for key in shown) == 3
    assert not any(key.startswith("bonus-L-FIVE") for key in shown)


@pytest.mark.parametrize("hand", [0, 3, 6, 9, 14, 20])
@pytest.mark.parametrize("techs", [0, 1, 3])
@pytest.mark.parametrize("size", range(len(SIZES)))
def test_a_hand_and_dark_tech_share_their_room(hand: int, techs: int, size: int) -> None:
    at = Shown(seen(stated()), look(OWN, seats=2, size=size)).mat
    places = card_places(at, hand, techs)
    upper, lower = at.hand.adjusted(-1, -1, 1, 1), at.techs.adjusted(-1, -1, 1, 1)
    assert len(places.hand) == hand
    assert all(upper.contains(each) or lower.contains(each) for each in places.hand)
    beside = [each for each in places.hand if lower.contains(each)]
    assert places.is_mixed == bool(beside)
    assert lower.contains(places.techs)
    assert places.techs.width() > 0
    assert all(overlapping([places.techs, each]) == [] for each in beside)


# Behind the screens


def test_a_plan_is_seen_by_its_owner_alone() -> None:
    notes: dict[str, Any] = {"ask": "planning", "seats": [{"planned": "S-D | | "}, {"planned": "S-C2 | S-U | "}]}
    view = seen(stated(**notes))
    shown = {sprite.key: sprite for sprite in sprites(view, look(OWN, seats=2))}
    assert "planned-zone-0-1" in shown
    assert "screen-0" not in shown
    here = replace(look(OWN, seats=2), open=frozenset({"mat-1"}))
    unfolded = {sprite.key for sprite in sprites(view, here)}
    assert "screen-1" in unfolded
    assert not any(key.startswith("planned-zone-1") for key in unfolded)


def test_the_summary_tells_what_a_plan_costs_and_who_would_come_first() -> None:
    notes: dict[str, Any] = {"ask": "planning", "seats": [{"planned": "S-D | S-C2 | ", "energy": 5}, {}]}
    view = seen(stated(**notes))
    shown = {sprite.key: sprite for sprite in sprites(view, look(OWN, seats=2))}
    (summary, _) = shown["summary-0"].picture.args
    steps = steps_of_plan(view, OWN, ("S0-D", "S0-C2", ""))
    assert (steps, summary.consumption) == (9, "+9")
    assert summary.order == tuple(view.players[seat].colour for seat in turn_order(view, [9, 9]))
    assert not summary.perpetual


def test_perpetual_motion_costs_nothing() -> None:
    """CS-DTII-2."""
    shown = table({"tech": "DT1-5 DT2-2", "level": 2, "planned": "S-D | S-C2 | "}, ask="planning")
    summary, _ = shown["summary-0"].picture.args
    assert (summary.consumption, summary.perpetual) == ("0", True)
    view = seen(stated(seats=[{}, {}]))
    assert summary.order[-1] == view.players[OWN].colour


def test_the_summary_tells_what_exploiting_would_bring() -> None:
    view = seen(crowded())
    shown = {sprite.key: sprite for sprite in sprites(view, look(OWN))}
    summary, _ = shown["summary-0"].picture.args
    assert summary.energy == f"+{sum(each.energy for each in yields(view, OWN))}"


@pytest.mark.parametrize("size", range(len(SIZES)))
def test_a_large_hand_shows_what_every_card_consumes(size: int) -> None:
    """The upper right of a card is never covered."""
    hand = "AI-12 AI-14 AI-22 AI-03 AI-01 AI-02 AI-06 AI-08"
    shown = table({"hand": hand, "tech": "DT1-2"}, size=size)
    cards = [each for key, each in shown.items() if key.startswith("card-") and shown["hand-0"].place.y <= each.place.y]
    assert len(cards) > 12
    for card in cards:
        corner = QPointF(card.place.x + card.place.width - 2, card.place.y + 2)
        over = [each for each in cards if each.level > card.level and each.place.rect.contains(corner)]
        assert over == []


# A closer look


@pytest.mark.parametrize("size", range(len(SIZES)))
@pytest.mark.parametrize("fold", ["zone-0-4", "hand-0", "bonuses-0", "techs-0", "leader-LD-AVA", "display"])
def test_cards_unfold_large_with_what_they_do(fold: str, size: int) -> None:
    hand = "AI-12 AI-14 AI-22 AI-03 AI-01 AI-02 AI-06 AI-08"
    seat = FIVE_ZONES | {"hand": hand, "light": "L-FIVE-1 L-CONS-1", "dark": "D-GRY"}
    view = seen(stated(seats=[seat, {}]))
    fold = f"card-{view.display[0]}" if fold == "display" else fold
    here = look(OWN, size=size, seats=2)
    lying = {sprite.key: sprite for sprite in sprites(view, here)}
    assert fold in {sprite.fold for sprite in lying.values()}
    opened = [each for each in sprites(view, replace(here, open=frozenset({fold}))) if each.key not in lying]
    cards = [each for each in opened if each.key.startswith("closer-") and each.picture.painter != "cs-panel"]
    assert cards
    whole = Shown(view, here).places.whole
    assert all(whole.contains(each.place.rect) and is_whole(each) and each.fold == fold for each in opened)
    assert overlapping([each.place.rect for each in cards]) == []
    own = lying[f"card-{view.display[0]}"].place.rect
    assert all(each.place.width > own.width() for each in cards)


def test_what_was_opened_and_has_gone_shows_nothing() -> None:
    view = seen(stated())
    here = look(OWN, seats=2)
    gone = frozenset({"card-AI-99", "zone-0-9", "techs-0", "leader-LD-AVA", "hand-7"})
    assert sprites(view, replace(here, open=gone)) == sprites(view, here)
