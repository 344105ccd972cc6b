"""What things are worth now: figures of stated positions, and over random games what the engine then does."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from rules.core.thing import Thing, thing
from rules.core.types import Phrase, SeatName
from rules.council_of_shadows import GAME
from rules.council_of_shadows import agenda as todo
from rules.council_of_shadows import events as happened
from rules.council_of_shadows import moves as m
from rules.council_of_shadows.state import State
from rules.text.localise import Texts
from tests.rules.council_of_shadows.random_games import RANDOM, TABLES
from tests.rules.council_of_shadows.table import BOX, Table, acting, exploiting, table

EN = Texts("en", game=GAME, strict=True)
NAMES = ("Ada", "Bo", "Cy", "Di")


def plain(marked: str) -> str:
    """Without emphasis, with the words of signs."""
    return re.sub(r"\*\*|\[[^|\]]*\|([^\]]*)\]", lambda found: found[1] or "", marked)


def said(t: Table, what: Thing, seat: int = 0) -> str:
    view = GAME.view(t.state, seat)
    found = GAME.worth(view, seat, what)
    return "" if found is None else plain(EN.say(found, NAMES)).replace("\u00a0", " ")


def plate(galaxy: str) -> Thing:
    return thing("plate", galaxy=galaxy)


def own(sort: str, **more: Any) -> Thing:
    return thing(sort, seat=SeatName(0), **more)


def planet(t: Table, ref: str) -> Thing:
    tile = BOX.tile_of[ref]
    galaxy = next(BOX.galaxy_of[space] for space in BOX.spaces if t.tile(space) == tile)
    return thing(f"planet-{BOX.planet_type[ref]}", at=ref, galaxy=galaxy)


GREY = {"spaces": "GRY-1:1-01 GRY-2:1-02"}


# Stated positions


def test_a_galaxy_tells_its_yield_and_the_majority() -> None:
    """Two grey cubes against one: the majority pays 5, and is there already."""
    t = exploiting(**GREY, colonies="1-01.1 1-02.1", rivals=({"colonies": "1-01.2"},))
    assert said(t, plate("GRY")) == "Exploited now: 5 energy. You 2, best rival 1: the majority is yours."


def test_a_galaxy_without_a_colony_is_not_exploited() -> None:
    t = exploiting(**GREY, rivals=({"colonies": "1-01.2"},))
    words = said(t, plate("GRY"))
    assert words == "You have no colony there: nothing to exploit. You 0, best rival 1: 2 cubes short of the majority."


def test_a_tie_is_one_cube_short_but_not_for_breish() -> None:
    t = exploiting(**GREY, colonies="1-01.1", rivals=({"colonies": "1-01.2"},))
    assert "You 1, best rival 1: 1 cube short of the majority." in said(t, plate("GRY"))
    breish = exploiting(**GREY, colonies="1-01.1", leader="LD-BREISH", leaders=True, rivals=({"colonies": "1-01.2"},))
    assert "the majority is yours" in said(breish, plate("GRY"))


def test_a_planet_tells_who_reaches_it_and_what_a_cube_there_does() -> None:
    t = table(**GREY)
    words = said(t, planet(t, "1-01.1"))
    assert words.startswith("Open to you: zone 1, zone 2 and zone 3. With one cube more in the grey galaxy: you 1,")


def test_a_brown_planet_needs_terraforming() -> None:
    t = table(**GREY)
    words = said(t, planet(t, "1-01.3"))
    assert words == "You lack brown terraforming; only a card for planets of any type ignores that."
    assert said(table(**GREY, improvements="UP-D"), planet(t, "1-01.3")).startswith("Open to you")


def test_a_taken_planet_needs_the_extension() -> None:
    t = table(**GREY, rivals=({"colonies": "1-01.1"},))
    assert said(t, planet(t, "1-01.1")) == "Taken: your cubes go on others only with the colony extension."
    more = table(**GREY, improvements="UP-X", rivals=({"colonies": "1-01.1"},))
    assert said(more, planet(more, "1-01.1")).startswith("Open to you")


def test_a_far_planet_needs_range() -> None:
    t = table(spaces="BLU-1:2-03")
    assert said(t, planet(t, "2-03.1")) == "None of your zones reaches the 2-parsec sector yet."


def test_a_system_tells_how_often_one_extracts() -> None:
    t = table(**GREY, colonies="1-02.1 1-02.2")
    words = said(t, thing("system", tile="1-02"))
    assert words == ("Up to 2 extractions per card, each 1 anthracite gem. Within range: zone 1, zone 2 and zone 3.")
    assert said(t, thing("resource", tile="1-01")).startswith("You have no cube here: nothing to extract.")


def test_gem_transformation_betters_what_is_extracted() -> None:
    t = table(**GREY, colonies="1-02.1", tech="DT1-2")
    assert said(t, thing("system", tile="1-02")).startswith("One extraction per card: 1 gold gem.")


def test_the_own_marker_tells_the_gap_and_what_exploiting_would_do() -> None:
    t = exploiting(**GREY, colonies="1-01.1", energy=10, consumption=24)
    assert said(t, own("energy")) == "Exploiting all your galaxies now: 5 energy. Gap 14 → 9 to Dark Tech level I."
    near = exploiting(**GREY, colonies="1-01.1", energy=20, consumption=24)
    assert said(near, own("energy")).endswith("Gap 4: you would reach Dark Tech level I.")
    assert said(table(energy=3, consumption=24), own("consumption")) == "21 energy short of Dark Tech level I."


def test_an_improvement_tells_whether_it_can_be_paid_and_the_gap() -> None:
    t = table(gems="aag", energy=10, consumption=24)
    words = said(t, own("boost", improvement="UP-E1"))
    assert words == ("You can pay it: you have 2 anthracite gems and 1 gold gem. Gap 14 → 11 to Dark Tech level I.")
    assert said(table(gems="a"), own("boost", improvement="UP-E1")).startswith(
        "You cannot pay it: you only have 1 anthracite"
    )
    assert said(table(gems=""), own("boost", improvement="UP-E1")).startswith("You cannot pay it: you have no gem.")


def test_a_further_step_waits_for_the_nearer_one() -> None:
    assert said(table(gems="t"), own("range", improvement="UP-R3-1")) == "First: Zone 1 to 2 parsecs."
    assert said(table(improvements="UP-R2-1"), own("range", improvement="UP-R2-1")) == "You have it."


def test_terraforming_counts_the_planets_that_it_opens() -> None:
    """One brown planet in the two systems that are within range."""
    t = table(**GREY, gems="ag")
    assert said(t, own("terraforming", improvement="UP-D", planet="D")).endswith("One planet more within your range.")


def test_a_zone_counts_planets_and_extractions() -> None:
    """Five blue planets, one of them taken by the own cube."""
    t = table(**GREY, colonies="1-02.1")
    assert said(t, own("zone", zone=1)) == "A card here now has 4 planets to colonise and one extraction at most."


def test_cards_tell_price_rounds_and_consumption() -> None:
    t = acting("S-D", "S-C1", "S-X2")
    assert said(t, thing("card-S-D", at="S0-D")) == "Unless covered, it still acts in 3 rounds."
    assert said(t, thing("card-S-X2", at="S0-X2")) == "Unless covered, it still acts in one round."
    assert said(table(), thing("card-S-C2", at="S0-C2")) == (
        "On zone 1, never covered: 3 rounds of action, 18 consumption in all."
    )
    shown = table(gems="ag", display="AI-01 AI-06")
    assert said(shown, thing("card-AI-01", at="AI-01")).startswith("You can pay it")
    assert said(shown, thing("card-AI-06", at="AI-06")).startswith("You cannot pay it")


def test_an_own_bonus_card_tells_what_it_would_count() -> None:
    t = table(**GREY, light="L-PLA-B", colonies="1-01.1 1-02.1")
    assert said(t, thing("bonus-cube_on_planet", bonus="L-PLA-B")) == "If the game ended now: 5 energy."


def test_gems_tell_what_they_count_at_the_end() -> None:
    assert said(table(gems="agt"), own("purse")) == "Left at the end, your 3 gems count 6 energy."


# Over random games: what the engine then does


@pytest.fixture(scope="module")
def asked() -> list[tuple[State, int]]:
    games = (passed for number in range(len(TABLES)) for passed in RANDOM.played(number, 3))
    return [
        (passed.before, passed.move.seat) for passed in games if not passed.before.players[passed.move.seat].is_automa
    ]


def found_at(state: State, seat: int, what: Thing) -> Phrase | None:
    return GAME.worth(GAME.view(state, seat), seat, what)


def first_energy(events: Any, source: str) -> int:
    found = (each for each in events if isinstance(each, happened.EnergyGained) and each.source == source)
    return next((each.points for each in found), 0)


def exploitations(asked: list[tuple[State, int]]) -> Iterator[tuple[State, m.Exploit]]:
    for state, seat in asked:
        if isinstance(state.pending, todo.Exploiting):
            yield from ((state, move) for move in GAME.legal(state, seat) if isinstance(move, m.Exploit))


def test_what_a_galaxy_would_pay_is_paid(asked: list[tuple[State, int]]) -> None:
    seen = 0
    for state, move in exploitations(asked):
        found = found_at(state, move.seat, plate(move.galaxy))
        assert found is not None
        energy = found.named["energy"]
        assert isinstance(energy, Phrase)
        events = GAME.apply(state, move).events
        assert energy.named["count"] == first_energy(events, "exploitation")
        assert found.named["keeps"] or move.planet
        seen += 1
    assert seen > 50


def test_a_standing_of_none_needed_is_the_majority_that_is_paid(asked: list[tuple[State, int]]) -> None:
    for state, move in exploitations(asked):
        found = found_at(state, move.seat, plate(move.galaxy))
        assert found is not None
        standing = found.named["standing"]
        assert isinstance(standing, Phrase)
        event = next(each for each in GAME.apply(state, move).events if isinstance(each, happened.Exploited))
        assert event.majority == (standing.named["need"] == 0)


def test_improvements_are_payable_where_they_can_be_bought(asked: list[tuple[State, int]]) -> None:
    seen = 0
    for state, seat in asked:
        if not isinstance(state.pending, todo.Purchasing) or not state.pending.left:
            continue
        legal = {move.improvement: move for move in GAME.legal(state, seat) if isinstance(move, m.BuyImprovement)}
        for ref in BOX.board_improvements:
            face = BOX.improvements[ref]
            sort = (
                "range" if face.zone else "boost" if face.energy else "extension" if face.stacking else "terraforming"
            )
            told = found_at(state, seat, own(sort, improvement=ref, planet=face.planet or "none"))
            if told is not None and told.id == "cs-worth-improvement" and seat == 0:
                assert (told.named["payable"] == "yes") == (ref in legal)
                seen += 1
    assert seen > 100


def test_displayed_cards_are_payable_where_they_can_be_bought(asked: list[tuple[State, int]]) -> None:
    for state, seat in asked:
        if not isinstance(state.pending, todo.Purchasing) or not state.pending.left:
            continue
        legal = {move.card for move in GAME.legal(state, seat) if isinstance(move, m.BuyCard)}
        for card in filter(None, state.display):
            told = found_at(state, seat, thing(f"card-{card}", at=card))
            assert told is not None
            assert (told.named.get("payable") == "yes") == (card in legal), card


def test_planets_are_open_where_a_card_may_colonise(asked: list[tuple[State, int]]) -> None:
    """By a usual card, in a zone that reaches as far as the best."""
    seen = 0
    for state, seat in asked:
        pending = state.pending
        if not isinstance(pending, todo.Colonising) or pending.any_type or pending.reach < 3 or pending.used:
            continue
        legal = {move.planet for move in GAME.legal(state, seat) if isinstance(move, m.Colonise)}
        lying = (planet for tile in state.spaces if tile for planet in BOX.tiles[tile].planets)
        for ref in lying:
            found = found_at(state, seat, planet(Table(state), ref))
            assert found is not None
            if found.id != "cs-worth-planet-far":
                assert (found.id == "cs-worth-planet") == (ref in legal), ref
                seen += 1
    assert seen > 20
