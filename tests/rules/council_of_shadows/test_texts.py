"""Council of Shadows has words, in French and in English, for everything that it asks, allows, refuses and tells."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest

from rules.core import resources
from rules.core.explained import Explained
from rules.core.types import Phrase, phrase
from rules.core.wording import message_id
from rules.council_of_shadows import GAME
from rules.council_of_shadows import events as happened
from rules.council_of_shadows import moves as m
from rules.council_of_shadows.asking import ASKS
from rules.council_of_shadows.state import SOURCES
from rules.text.localise import LANGUAGES, Language, Texts
from tests.rules.core.properties import Passed
from tests.rules.council_of_shadows.random_games import TABLES, played, played_on
from tests.rules.council_of_shadows.table import table

TEXTS: dict[Language, Texts] = {language: Texts(language, game=GAME, strict=True) for language in LANGUAGES}
NAMES = ("Ana", "Bruno", "Élise", "Odilon")
MODULES = tuple(sorted((resources.root() / "rules" / "council_of_shadows").rglob("*.py")))
MORE_ASKS = {"cs-ask-exploit-at-once"}
"""What is asked beside the usual exploitation."""
REFS = (
    r"\b(?:AI-\d|S\d?-[A-Z]|ST\d?-|DT\d-|L-[A-Z]|D-[A-Z]{3}|UP-|LD-|ZONE-|A\d-\d"
    r"|(?:GRY|ORA|BRO|BLU|GRN|TUR|BEI|RED|YEL|PNK)-|\d-\d\d\.\d)"
)
UNTIDY = re.compile(rf"  |[{{}}\[\]$|]| [,.]|\.\.|\bnone\b|{REFS}|CS-|#|\(\)|Concealed")


def calls(*functions: str) -> Iterator[ast.Call]:
    for file in MODULES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in functions:
                yield node


def first_words(*functions: str) -> set[str]:
    """The ids that these functions are called with."""
    firsts = (call.args[0] for call in calls(*functions) if call.args)
    return {each.value for each in firsts if isinstance(each, ast.Constant) and isinstance(each.value, str)}


def strings_like(pattern: str) -> set[str]:
    wanted = re.compile(pattern)
    nodes = (node for file in MODULES for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
    strings = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return {string for string in strings if wanted.fullmatch(string)}


def kind_of(each: Any) -> str:
    return message_id(str(each.__dataclass_fields__["kind"].default))


def missing(language: Language, ids: set[str]) -> list[str]:
    assert ids
    return sorted(id for id in ids if not TEXTS[language].has(id))


@pytest.mark.parametrize("language", LANGUAGES)
class TestEverythingHasWords:
    def test_each_question_has_a_line_and_a_title(self, language: Language) -> None:
        asks = {ask for ask, _ in ASKS.values()} | MORE_ASKS
        assert missing(language, {f"{ask}{attribute}" for ask in asks for attribute in ("", ".title")}) == []

    def test_each_kind_of_move_and_of_event_has_a_sentence(self, language: Language) -> None:
        kinds = [each for each in (*get_args(m.Move), *get_args(happened.Event)) if each is not Explained]
        assert missing(language, {kind_of(each) for each in kinds}) == []

    def test_each_problem_of_a_position_or_an_edition_has_a_sentence(self, language: Language) -> None:
        said = {id for id in first_words("problem", "phrase") if id.startswith(("edition-", "position-"))}
        assert missing(language, said | {"edition-counted", "edition-bad-value", "position-bad-value"}) == []

    def test_each_question_and_each_criterion_of_the_automa_has_words(self, language: Language) -> None:
        assert missing(language, strings_like(r"cs-automa-(?:by|which)-[a-z-]+")) == []

    def test_modes_options_and_sources_are_named(self, language: Language) -> None:
        ids = {f"game-{GAME.id}", "tie-energy", "tie-cubes", "ending-level", "cs-stage"}
        ids |= {f"mode-{GAME.id}-{mode.id}" for mode in GAME.modes}
        ids |= {f"option-{spec.id}{attribute}" for spec in GAME.option_specs for attribute in ("", ".help")}
        ids |= {f"source-{source}" for source in SOURCES}
        assert missing(language, ids) == []


# Whole games, and what goes on from strange positions


@cache
def passages() -> tuple[Passed, ...]:
    games = (passed for number in range(len(TABLES)) for passed in played(number, 1)[::2])
    return (*games, *(passed for seed in range(20) for passed in played_on(seed, 25)))


def tidy(said: str) -> bool:
    return said == said.strip() and said != "" and not UNTIDY.search(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_and_moves_are_said_in_every_position(language: Language) -> None:
    texts = TEXTS[language]
    for passed in passages()[::3]:
        state = passed.before
        for decision in GAME.deciding(state):
            said = texts.say(decision.sentence, NAMES)
            assert tidy(said), said
            assert tidy(texts.say(Phrase(f"{decision.ask}.title", decision.args)))
        for move in GAME.legal(state, passed.move.seat):
            said = texts.say(GAME.say_move(state, move), NAMES)
            assert tidy(said), (move, said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_are_said_to_whoever_hears_of_them(language: Language) -> None:
    for passed in passages():
        for event in passed.events:
            for seat in (passed.move.seat, None):
                heard = GAME.seen(event, seat)
                if heard is not None:
                    said = TEXTS[language].say(GAME.say_event(heard), NAMES)
                    assert tidy(said), (event, said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_chapters_and_stages_are_said(language: Language) -> None:
    texts = TEXTS[language]
    for passed in passages():
        stage = GAME.stage(passed.after)
        assert stage is None or tidy(texts.say(stage))
        for event in passed.events:
            chapter = GAME.chapter(event)
            assert chapter is None or tidy(texts.say(chapter.title, NAMES))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reasons_of_the_automa_can_be_read(language: Language) -> None:
    for passed in passages():
        for event in passed.events:
            if isinstance(event, Explained):
                for candidate in event.candidates:
                    said = TEXTS[language].say(phrase("words-themselves", words=GAME.say_arg("candidate", candidate)))
                    assert tidy(said), (candidate, said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_of_one_list_are_told_apart(language: Language) -> None:
    for passed in passages()[::7]:
        legal = GAME.legal(passed.before, passed.move.seat)
        said = {TEXTS[language].say(GAME.say_move(passed.before, move), NAMES) for move in legal}
        assert len(said) == len(legal), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_drawn_in_the_terminal(language: Language) -> None:
    at = table(
        gems="agg",
        zones="S-D | S-C2 AI-01",
        improvements="UP-D",
        colonies="1-01.1*2 1-03.1",
        tech="DT1-5",
        light="L-FIVE-1",
        display="AI-25 -",
        built="GRY-S1:ST-EXP",
        stations=True,
        rivals=[{"colonies": "1-01.1", "dark": "D-GRY"}],
    )
    lines = [
        line if isinstance(line, str) else TEXTS[language].say(line, NAMES)
        for line in GAME.table_in_text(GAME.view(at.state, 0))
    ]
    drawn = "\n".join(lines)
    wanted = (
        "GRY-1  1-01  Baab B D  (g)",
        "GRY-S1  ST-EXP a",
        "S-D | S-C2 AI-01",
        "UP-D",
        "DT1-5",
        "L-FIVE-1",
        "Ana (a)",
    )
    for each in wanted:
        assert each in drawn, drawn
    assert "D-GRY" not in drawn


FRENCH = "\n".join(
    file.read_text(encoding="utf-8")
    for file in sorted(Path(resources.translations() / "fr" / "council_of_shadows").glob("*.ftl"))
)


def test_french_never_puts_a_name_where_its_first_letter_would_matter() -> None:
    assert re.findall(r"(?i)\b(?:de|que|le|la|se|si|jusque)\s+\{ \$(?:seat|winners|order) \}.*", FRENCH) == []
