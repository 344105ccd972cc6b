"""The guide of a first game: items for every question that people meet, words for every event that teaches."""

from collections.abc import Iterator
from functools import cache
from importlib import import_module

import pytest

from rules.bots.policy import Budget, chance_of
from rules.bots.registry import quick_policy
from rules.core.types import phrase
from rules.reference.guide import Guide, guide_of, why_it_matters
from rules.text.localise import LANGUAGES, Language, Texts
from tests.each_game import given_by_each
from tests.rules.core.properties import Passed
from tests.rules.promises import Guiding

ALL: tuple[Guiding, ...] = given_by_each("GUIDING", "rules", "promises")
MOST_ITEMS = 3
NOVICES_AT_ONE_IN = 4
"""Of so many tables at one a whole game is played by the people whom the guide is for."""
NAMES = ("Ada", "Bo", "Cy", "Di", "Eve")

each_game = pytest.mark.parametrize("guiding", ALL, ids=lambda guiding: guiding.game.id)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def guide(guiding: Guiding) -> Guide:
    found = guide_of(guiding.game.id)
    assert found is not None
    return found


@cache
def passages(guiding: Guiding) -> tuple[Passed, ...]:
    """Ordinary games, and what goes on from strange positions, where whatever is seldom asked is asked."""
    by_lot = guiding.by_lot
    ordinary = [by_lot.random.played(number, 0) for number in by_lot.tables]
    return tuple(passed for game in (*ordinary, *by_lot.strange_games()) for passed in game)


@cache
def asked_by_chance(guiding: Guiding) -> tuple[frozenset[str], frozenset[str]]:
    """What people are asked, and what automas are."""
    game, people, automas = guiding.game, set[str](), set[str]()
    for passed in passages(guiding):
        for decision in game.deciding(passed.before):
            is_automa = bool(game.seated(passed.before)[decision.seat].automa)
            (automas if is_automa else people).add(decision.ask)
    return frozenset(people), frozenset(automas)


def asked_at_first_sight(guiding: Guiding) -> Iterator[str]:
    game, random = guiding.game, guiding.by_lot.random
    quick = quick_policy()
    for number, (players, options) in list(enumerate(random.tables))[::NOVICES_AT_ONE_IN]:
        state, turn = random.beginning(players, options, number), 0
        while decisions := game.deciding(state):
            seat, turn = decisions[0].seat, turn + 1
            if not game.seated(state)[seat].automa:
                yield decisions[0].ask
            view, legal = game.view(state, seat), game.legal(state, seat)
            move = quick.choose(game, view, legal, chance_of(turn, seat), Budget(quick.usual_budget))
            state = game.apply(state, move).state


@each_game
def test_whatever_people_are_asked_has_items(guiding: Guiding) -> None:
    asks, (people, _) = guide(guiding).asks, asked_by_chance(guiding)
    assert people - asks.keys() == set()
    assert set(asked_at_first_sight(guiding)) - asks.keys() == set()
    assert all(1 <= len(items) <= MOST_ITEMS for items in asks.values())
    assert all(item.part for items in asks.values() for item in items)


@each_game
def test_every_question_of_the_rules_has_items(guiding: Guiding) -> None:
    """Those that only an automa answers may go without."""
    agenda = import_module(f"rules.{guiding.game.id}.agenda")
    asks = {entry.ASKS for entry in vars(agenda).values() if getattr(entry, "ASKS", "")}
    assert asks
    _, automas = asked_by_chance(guiding)
    assert asks - guide(guiding).asks.keys() - automas == set()


@each_game
def test_no_item_is_for_a_question_that_nobody_asks(guiding: Guiding) -> None:
    people, automas = asked_by_chance(guiding)
    assert guide(guiding).asks.keys() - people - automas == set()


@each_game
@each_language
def test_every_item_has_words(guiding: Guiding, language: Language) -> None:
    """And none are written that no item says, but for those of things in the hand."""
    texts, asks = Texts(language, game=guiding.game, strict=True), guide(guiding).asks
    assert [ask for ask in asks if not texts.has(ask)] == []
    ids = {item.words for items in asks.values() for item in items}
    others = guiding.after, f"{guiding.prefix}-hold-"
    assert ids == {id for id in texts.ids_of_game if id.startswith(f"{guiding.prefix}-") and not id.startswith(others)}
    assert all(texts.say(phrase(id), NAMES).startswith("**") for id in ids)


@each_game
@each_language
def test_what_teaches_is_said_after_it_happened(guiding: Guiding, language: Language) -> None:
    """With what the sentence of the event knows."""
    game, texts = guiding.game, Texts(language, game=guiding.game, strict=True)
    teaching = {f"{guiding.after}{kind}" for kind in guiding.teaching}
    assert {id for id in texts.ids_of_game if id.startswith(guiding.after)} == teaching
    found = {why_it_matters(game, texts, event) for passed in passages(guiding) for event in passed.events}
    said = [each for each in found if each is not None]
    assert all(texts.say(each, NAMES) for each in said)
    assert {each.id for each in said} == teaching


@each_game
def test_it_lasts_as_long_as_a_beginner_needs(guiding: Guiding) -> None:
    assert (guide(guiding).turns, guide(guiding).per) == guiding.lasts
