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
from rules.hoyuk import GAME
from rules.hoyuk.options import MODES, Options
from rules.text.localise import LANGUAGES, Language, Texts
from tests.rules.core.properties import Passed
from tests.rules.hoyuk.random_games import TABLES, played, played_on
from tests.rules.hoyuk.table import BOX, seating

GUIDE: dict[str, Any] = json.loads((resources.assets() / "hoyuk" / "guide.json").read_text("utf-8"))
MOST_ITEMS = 3
NOVICE_GAMES = 30
AFTER = "hk-guide-after-"
HELD = "hk-guide-hold-"
TEACHING = (
    "house-built",
    "storey-built",
    "pen-built",
    "catastrophe-drawn",
    "house-ruined",
    "shaman-repelled",
    "aspect-compared",
    "aspect-card-drawn",
    "cards-spent",
    "scored",
    "element-lost",
    "marker-given",
    "last-turn",
)


def asks_of_novices() -> Iterator[str]:
    """Short games of the people whom the guide is for, in every mode."""
    novice = policy_named("novice", GAME.id)
    assert novice is not None
    for number in range(NOVICE_GAMES):
        options = Options(mode=MODES[number % len(MODES)], house_target=15)
        state, turn = GAME.setup(BOX, options, seating(*("person",) * 2), number), 0
        while decisions := GAME.deciding(state):
            yield decisions[0].ask
            seat, turn = decisions[0].seat, turn + 1
            view, legal = GAME.view(state, seat), GAME.legal(state, seat)
            budget = Budget(novice.usual_budget)
            state = GAME.apply(state, novice.choose(GAME, view, legal, chance_of(turn, seat), budget)).state


@cache
def passages() -> tuple[Passed, ...]:
    games = (passed for number in range(0, len(TABLES), 2) for passed in played(number, 0))
    return (*games, *(passed for seed in range(80) for passed in played_on(seed, 25)))


def asks_of_chance() -> Iterator[str]:
    for passed in passages():
        for decision in GAME.deciding(passed.before):
            if decision.seat not in passed.before.neighbours:
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
    written = {id for id in texts.ids_of_game if id.startswith("hk-guide-") and not id.startswith((AFTER, HELD))}
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
            kind = event.kind.removeprefix("hk.").replace("_", "-")
            if kind in TEACHING:
                args = dict(GAME.say_event(event).args)
                assert texts.say(phrase(f"{AFTER}{kind}", **args), ("Ada", "Bo", "Cy", "Di", "Eve"))
                said.add(kind)
    assert said == set(TEACHING)
