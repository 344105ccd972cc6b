"""The guide of a first game: whatever novices are asked has items, and each of them says something."""

import json
from functools import cache

import pytest

from rules.bots.policy import Budget, chance_of
from rules.bots.registry import policy_named
from rules.core import resources
from rules.core.types import Phrase
from rules.core.wording import message_id
from rules.excavation_earth import GAME
from rules.excavation_earth import agenda as todo
from rules.excavation_earth.events import Event
from rules.excavation_earth.options import Options
from rules.text.localise import LANGUAGES, Language, Texts
from tests.rules.core.sitting import seated
from tests.rules.excavation_earth.random_games import TABLES, played
from tests.rules.excavation_earth.table import BOX, PERSON, ZU

GAMES = 30
MOST_ITEMS = 3
NAMES = ("Ada", "Bo", "Cy", "Di")
COMPANIES = ((PERSON, PERSON), (PERSON, PERSON, PERSON), (PERSON, ZU))
GUIDE = json.loads((resources.assets() / GAME.id / "guide.json").read_text(encoding="utf-8"))
TELLING = (
    "relic_discovered",
    "sample_taken",
    "trader_sent",
    "buyer_joined",
    "buyers_boarded",
    "trader_promoted",
    "centre_scored",
    "marker_taken",
    "column_filled",
    "passed",
    "zu_failed",
)
"""The kinds of events that teach."""


@cache
def asked_of_novices() -> frozenset[str]:
    """What is asked in games between novices, with two seats, with three, and against Zu."""
    policy, found = policy_named("novice", GAME.id), set()
    assert policy is not None
    for seed in range(GAMES):
        state = GAME.setup(BOX, Options(), seated(GAME, *COMPANIES[seed % len(COMPANIES)]), seed)
        for number in range(2_000):
            decisions = GAME.deciding(state)
            if not decisions:
                break
            seat = decisions[0].seat
            found.add(decisions[0].ask)
            legal, view = GAME.legal(state, seat), GAME.view(state, seat)
            choice = policy.choose(GAME, view, legal, chance_of(seed + number, seat), Budget(policy.usual_budget))
            state = GAME.apply(state, choice).state
    return frozenset(found)


def test_whatever_novices_are_asked_has_items() -> None:
    assert len(asked_of_novices()) > 12
    assert asked_of_novices() <= GUIDE["asks"].keys()


def test_every_question_of_the_rules_has_items() -> None:
    asks = {each.ASKS for each in vars(todo).values() if getattr(each, "ASKS", "")}
    assert asks <= GUIDE["asks"].keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_item_says_something(language: Language) -> None:
    texts = Texts(language, game=GAME, strict=True)
    for ask, items in GUIDE["asks"].items():
        assert texts.has(ask)
        assert 1 <= len(items) <= MOST_ITEMS
        assert all(texts.say(Phrase(item["words"]), NAMES) and item["part"] for item in items)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_just_happened_is_said_with_what_the_log_knows(language: Language) -> None:
    texts = Texts(language, game=GAME, strict=True)
    told: dict[str, Event] = {}
    for number in range(len(TABLES)):
        for passed in played(number, 0):
            told.update((event.kind.partition(".")[2], event) for event in passed.events)
    assert told.keys() >= set(TELLING)
    for kind in TELLING:
        id = f"ee-guide-after-{message_id(kind)}"
        assert texts.say(Phrase(id, GAME.say_event(told[kind]).args), NAMES)


def test_the_guide_lasts_three_turns() -> None:
    assert GUIDE["turns"] == 3
