"""The guide of the first game: whatever novices are asked has something to look at, whatever teaches a sentence."""

import json
from functools import cache
from typing import Any

import pytest

from rules.bots.policy import Budget, chance_of
from rules.bots.registry import policy_named
from rules.core import resources
from rules.core.wording import message_id
from rules.marajoara import GAME
from rules.marajoara.options import Options
from rules.marajoara.state import State
from rules.text.localise import LANGUAGES, Language, Texts
from tests.rules.marajoara.random_games import sampled
from tests.rules.marajoara.table import BOX, seating

GAMES_PLAYED, MOST_ITEMS = 30, 3
NAMES = ["Anna", "Bo", "Cy", "Di"]


@cache
def asks() -> dict[str, list[dict[str, Any]]]:
    guide = json.loads((resources.assets() / "marajoara" / "guide.json").read_text("utf-8"))
    found: dict[str, list[dict[str, Any]]] = guide["asks"]
    return found


@cache
def played() -> tuple[frozenset[str], tuple[Any, ...]]:
    """What novices were asked, and one event of each kind that came up."""
    met: set[str] = set()
    seen: dict[str, Any] = {}
    for seed in range(GAMES_PLAYED):
        state: State = GAME.setup(BOX, Options(), seating(2 + seed % 3), seed)
        novice = policy_named("novice", GAME.id)
        assert novice is not None
        while decisions := GAME.deciding(state):
            decision = decisions[0]
            met.add(decision.ask)
            legal = GAME.legal(state, decision.seat)
            chance = chance_of(seed * 1000 + state.round, decision.seat)
            budget = Budget(novice.usual_budget)
            move = novice.choose(GAME, GAME.view(state, decision.seat), legal, chance, budget)
            step = GAME.apply(state, move)
            state = step.state
            seen.update({event.kind: event for event in step.events})
    return frozenset(met), tuple(seen.values())


def test_every_ask_has_items() -> None:
    met, _ = played()
    assert met - asks().keys() == set()
    assert all(1 <= len(items) <= MOST_ITEMS for items in asks().values())


def test_missions_ask_nothing_that_the_guide_does_not_know() -> None:
    met = {decision.ask for state in sampled(120, every=3) for decision in GAME.deciding(state)}
    assert met - asks().keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_item_is_said_in_both_languages(language: Language) -> None:
    texts = Texts(language, game=GAME, strict=True)
    assert [item["words"] for items in asks().values() for item in items if not texts.has(item["words"])] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happened_is_explained_in_words_of_its_event(language: Language) -> None:
    texts = Texts(language, game=GAME, strict=True)
    said = []
    for event in played()[1]:
        phrase = GAME.say_event(event)
        id = f"mj-guide-after-{message_id(event.kind).removeprefix('mj-')}"
        if texts.has(id):
            said.append(texts.say(type(phrase)(id, phrase.args), NAMES))
    assert len(said) >= 6
