"""What speaks for a move: facts that the engine then bears out, over random games."""

from collections.abc import Iterator
from functools import cache

from rules.core.types import Phrase
from rules.council_of_shadows import GAME
from rules.council_of_shadows import events as happened
from rules.council_of_shadows import moves as m
from rules.council_of_shadows.merits import MOST
from rules.council_of_shadows.queries import wins_majority
from rules.council_of_shadows.words import say_gems
from rules.text.localise import Texts
from tests.rules.core.properties import Passed
from tests.rules.council_of_shadows.random_games import RANDOM, TABLES

EN, FR = (Texts(language, game=GAME, strict=True) for language in ("en", "fr"))
NAMES = ("Ada", "Bo", "Cy", "Di")


@cache
def passages() -> tuple[Passed, ...]:
    games = (passed for number in range(len(TABLES)) for passed in RANDOM.played(number, 5))
    return (*games, *(passed for seed in range(20) for passed in RANDOM.played_on(seed, 30)))


def told(passed: Passed, id: str) -> list[Phrase]:
    view = GAME.view(passed.before, passed.move.seat)
    return [each for each in GAME.merits(view, passed.move) if each.id == f"cs-merit-{id}"]


def moved(*kinds: type) -> Iterator[Passed]:
    yield from (passed for passed in passages() if isinstance(passed.move, kinds))


def test_energy_that_is_promised_is_gained() -> None:
    """By improvements, extractions and exploitations, before anything else happens."""
    seen = 0
    for passed in moved(m.BuyImprovement, m.Extract, m.Exploit):
        for each in told(passed, "energy"):
            gained = next(event for event in passed.events if isinstance(event, happened.EnergyGained))
            assert (gained.seat, gained.points) == (passed.move.seat, each.named["count"])
            seen += 1
    assert seen > 100


def test_gems_that_are_promised_are_gained() -> None:
    seen = 0
    for passed in moved(m.Extract):
        for each in told(passed, "gems"):
            gained = next(event for event in passed.events if isinstance(event, happened.GemsGained))
            assert each.named["gems"] == say_gems(gained.gems)
            seen += 1
    assert seen > 30


def test_energy_that_is_enough_catches_up() -> None:
    """At once the energy is not less than the consumption, or the level has risen already."""
    seen = 0
    for passed in moved(m.BuyImprovement, m.Extract, m.Exploit):
        for _ in told(passed, "level"):
            player = passed.after.players[passed.move.seat]
            rose = any(isinstance(event, happened.LevelRose) for event in passed.events)
            assert rose or player.energy >= player.consumption
            seen += 1
    assert seen > 10


def test_a_majority_is_won_by_the_colony() -> None:
    seen = 0
    for passed in moved(m.Colonise):
        for each in told(passed, "majority"):
            galaxy, seat = str(each.named["galaxy"]), passed.move.seat
            assert not wins_majority(passed.before, seat, galaxy)
            exploited = any(isinstance(event, happened.Exploited | happened.PhaseBegan) for event in passed.events)
            assert exploited or wins_majority(passed.after, seat, galaxy)
            seen += 1
    assert seen > 20


def test_a_majority_that_stays_is_there_after_exploiting() -> None:
    for passed in moved(m.Exploit):
        for each in told(passed, "still-leads"):
            again = any(isinstance(event, happened.PartBegan | happened.PhaseBegan) for event in passed.events)
            assert again or wins_majority(passed.after, passed.move.seat, str(each.named["galaxy"]))


def test_a_bonus_card_comes_with_the_galaxy() -> None:
    for passed in moved(m.Exploit):
        got = any(isinstance(event, happened.BonusGained | happened.NoBonusLeft) for event in passed.events)
        assert got or not told(passed, "bonus")


def test_the_consumption_of_a_plan_is_what_the_marker_moves() -> None:
    """Of the last card that a seat plans, where no other card comes on top of it."""
    seen = 0
    games = [RANDOM.played(number, 5) for number in range(len(TABLES))]
    for game in games:
        last: dict[int, Phrase] = {}
        for passed in game:
            for each in told(passed, "plan"):
                last[passed.move.seat] = each
            for event in passed.events:
                if isinstance(event, happened.ConsumptionMoved) and event.rule == "CS-PLAN-6" and event.seat in last:
                    assert last.pop(event.seat).named["count"] == event.moved
                    seen += 1
    assert seen > 20


def test_all_can_be_said_in_few_words() -> None:
    seen = set()
    for passed in passages()[::2]:
        if passed.before.players[passed.move.seat].is_automa:
            continue
        found = GAME.merits(GAME.view(passed.before, passed.move.seat), passed.move)
        assert len(found) <= MOST
        assert not (isinstance(passed.move, m.Finish) and found)
        for each in found:
            seen.add(each.id)
            assert EN.say(each, NAMES)
            assert FR.say(each, NAMES)
    assert len(seen) > 12
