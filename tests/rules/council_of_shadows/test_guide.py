"""The guide of the first game: items for every question that people meet, words for events that teach."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from rules.bots.policy import Budget, chance_of
from rules.bots.registry import policy_named
from rules.core import resources
from rules.core.types import phrase
from rules.council_of_shadows import GAME
from rules.council_of_shadows.options import Options
from rules.text.localise import LANGUAGES, Language, Texts
from tests.rules.core.properties import Passed
from tests.rules.council_of_shadows.random_games import RANDOM, TABLES

GUIDE: dict[str, Any] = json.loads((resources.assets() / "council_of_shadows" / "guide.json").read_text("utf-8"))
MOST_ITEMS = 3
NOVICE_GAMES = 30
AFTER = "cs-guide-after-"
TEACHING = (
    "order-changed",
    "consumption",
    "colonised",
    "exploited",
    "level-rose",
    "tech-taken",
    "cards-shifted",
    "tile-placed",
    "throne-taken",
)


def asks_of_novices() -> Iterator[str]:
    """Whole games of the people whom the guide is for."""
    novice = policy_named("novice", GAME.id)
    assert novice is not None
    for number in range(NOVICE_GAMES):
        state, turn = RANDOM.beginning(("person",) * (2 + number % 3), Options(), number), 0
        while decisions := GAME.deciding(state):
            yield decisions[0].ask
            seat, turn = decisions[0].seat, turn + 1
            view, legal = GAME.view(state, seat), GAME.legal(state, seat)
            budget = Budget(novice.usual_budget)
            state = GAME.apply(state, novice.choose(GAME, view, legal, chance_of(turn, seat), budget)).state


@cache
def passages() -> tuple[Passed, ...]:
    games = (passed for number in range(len(TABLES)) for passed in RANDOM.played(number, 2))
    return (*games, *(passed for seed in range(20) for passed in RANDOM.played_on(seed, 30)))


def asks_of_chance() -> Iterator[str]:
    for passed in passages():
        for decision in GAME.deciding(passed.before):
            if not passed.before.players[decision.seat].is_automa:
                yield decision.ask


@pytest.mark.parametrize("asks", [asks_of_novices, asks_of_chance])
def test_every_question_has_items(asks: Any) -> None:
    met = set(asks())
    assert met <= GUIDE["asks"].keys()
    assert all(1 <= len(items) <= MOST_ITEMS for items in GUIDE["asks"].values())


def test_no_item_is_for_a_question_that_nobody_asks() -> None:
    assert GUIDE["asks"].keys() <= set(asks_of_chance())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_item_has_words(language: Language) -> None:
    texts = Texts(language, game=GAME, strict=True)
    ids = {item["words"] for items in GUIDE["asks"].values() for item in items}
    written = {id for id in texts.ids_of_game if id.startswith("cs-guide-") and not id.startswith(AFTER)}
    assert ids == written
    assert all(texts.say(phrase(id)).startswith("**") for id in ids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_teaches_is_said_after_it_happened(language: Language) -> None:
    """With what the sentence of the event knows."""
    texts = Texts(language, game=GAME, strict=True)
    assert {id.removeprefix(AFTER) for id in texts.ids_of_game if id.startswith(AFTER)} == set(TEACHING)
    said = set()
    for passed in passages():
        for event in passed.events:
            kind = event.kind.removeprefix("cs.").replace("_", "-")
            if kind in TEACHING and kind not in said:
                args = dict(GAME.say_event(event).args)
                assert texts.say(phrase(f"{AFTER}{kind}", **args), ("Ada", "Bo", "Cy", "Di"))
                said.add(kind)
    assert said == set(TEACHING)
