"""What a position is worth, by terms: they add up, and they have words, a rule and a part of the table."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from rules.bots.mind import Mind, Thinking, mind_of
from rules.bots.policy import Budget
from rules.core import resources
from rules.core.types import Phrase
from rules.text.localise import LANGUAGES, Language, Texts
from tests.each_game import given_by_each
from tests.rules.promises import Bots

ALL: tuple[Bots, ...] = given_by_each("BOTS", "rules", "promises")
THOUGHTS = 30

each_game = pytest.mark.parametrize("bots", ALL, ids=lambda bots: bots.game.id)


def judged(bots: Bots) -> Iterator[tuple[Mind, Thinking, Any]]:
    """Positions at the ends of plans, the end of the game among them, by all weights that the game has."""
    game, mind = bots.game, mind_of(bots.game.id)
    for weights in mind.weights.values():
        for state in bots.sampled(bots.legal[0]):
            seat = game.deciding(state)[0].seat
            legal = game.legal(state, seat)
            thinking = mind.thinking(weights, state, seat)
            if mind.at_once(weights, state, seat, legal) is None:
                for plan in thinking.plans(game, state, legal, Budget(THOUGHTS))[:2]:
                    yield mind, thinking, thinking.carried_out(game, state, plan)
        for number in range(len(bots.random.tables)):
            last = bots.random.played(number, 0)[-1]
            yield mind, mind.thinking(weights, last.before, game.deciding(last.before)[0].seat), last.after


@each_game
def test_the_terms_add_up_to_the_worth(bots: Bots) -> None:
    looked_at = set()
    for mind, thinking, state in judged(bots):
        shares = thinking.shares(state)
        assert sum(share.points for share in shares) == pytest.approx(thinking.worth_later(state), abs=1e-6)
        assert {share.term for share in shares} <= set(mind.terms)
        looked_at |= {share.term for share in shares if abs(share.points) > 1e-9}
    assert looked_at == set(mind_of(bots.game.id).terms), "every term counts somewhere"


NAME_LETTERS = 28
WORDS = {"look": 22, "overlooked": 25, "lost": 14, "gained": 14}


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_every_term_has_its_words_its_rule_and_its_parts_of_the_table(bots: Bots, language: Language) -> None:
    game = bots.game
    texts = Texts(language, game=game, strict=True)
    parts = json.loads((resources.assets() / game.id / "terms.json").read_text("utf-8"))
    assert list(parts) == [term.name for term in mind_of(game.id).terms]
    for term in mind_of(game.id).terms:
        words = f"{game.prefix.lower()}-term-{term.name}"
        assert 3 <= len(texts.say(Phrase(words))) <= NAME_LETTERS, words
        for attribute, most in WORDS.items():
            sentence = texts.say(Phrase(f"{words}.{attribute}"))
            assert 3 <= len(re.findall(r"\w[\w’'-]*", sentence)) <= most, (words, attribute)
            assert sentence.endswith((".", "?")), sentence
        assert texts.say(Phrase(f"{words}.about")).endswith(".")
        assert texts.has(f"{term.rule}.title"), term.rule
        assert parts[term.name]["part"]
