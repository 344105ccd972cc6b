"""Magnastorm has words, in French and in English, for everything that it asks, allows and tells."""

import ast
import re
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest

from rules.core import resources
from rules.core.explained import Explained
from rules.core.types import Phrase, phrase
from rules.core.wording import message_id
from rules.magnastorm import GAME
from rules.magnastorm import events as happened
from rules.magnastorm import moves as m
from rules.magnastorm.asking import ASKS
from rules.magnastorm.state import SOURCES
from rules.text.localise import LANGUAGES, Language, Texts
from tests.rules.core.properties import Passed
from tests.rules.magnastorm.random_games import TABLES, played, played_on
from tests.rules.magnastorm.table import begun_solo, table

TEXTS: dict[Language, Texts] = {language: Texts(language, game=GAME, strict=True) for language in LANGUAGES}
NAMES = ("Ana", "Bruno", "Élise", "Odilon")
MODULES = tuple(sorted((resources.root() / "rules" / "magnastorm").rglob("*.py")))
MORE_ASKS = {"ms-ask-escape"}
"""What is asked instead of the usual drive."""
REFS = r"\b(?:SW|NW|NE|SE|W|E)\.[a-e]|\bR\d/|[A-Z]>|#\d|START_|\b(?:NW|SW|NE|SE)\b.*\bnone\b"
UNTIDY = re.compile(rf"  |[{{}}\[\]$|]| [,.]|\.\.|\bnone\b|{REFS}|MS-|\(\)|\bFP\b")


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

    def test_each_problem_of_a_position_has_a_sentence(self, language: Language) -> None:
        assert missing(language, strings_like(r"position-[a-z-]+")) == []

    def test_each_question_and_each_criterion_of_the_consortium_has_words(self, language: Language) -> None:
        said = strings_like(r"ms-consortium-(?:by|which|crew)-[a-z-]+")
        questions = {id for id in said if not id.startswith("ms-consortium-by-")}
        assert missing(language, said | {f"{id}.title" for id in questions}) == []

    def test_modes_options_and_sources_are_named(self, language: Language) -> None:
        ids = {f"game-{GAME.id}", "ms-stage", "ms-tie-order", "ms-ending-threshold", "ms-ending-rounds"}
        ids |= {f"mode-{GAME.id}-{mode.id}" for mode in GAME.modes}
        ids |= {f"option-{spec.id}{attribute}" for spec in GAME.option_specs for attribute in ("", ".help")}
        ids |= {f"ms-source-{source.replace('_', '-')}" for source in SOURCES}
        ids |= {f"ms-grade-{name}" for name in ("legend", "commander", "explorer")}
        assert missing(language, ids) == []


# Whole games, and what goes on from strange positions


@cache
def passages() -> tuple[Passed, ...]:
    games = (passed for number in range(len(TABLES)) for passed in played(number, 1)[::3])
    return (*games, *(passed for seed in range(60) for passed in played_on(seed, 30)))


def tidy(said: str) -> bool:
    return said == said.strip() and said != "" and not UNTIDY.search(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_and_moves_are_said_in_every_position(language: Language) -> None:
    texts = TEXTS[language]
    for passed in passages()[::4]:
        state = passed.before
        for decision in GAME.deciding(state):
            said = texts.say(decision.sentence, NAMES)
            assert tidy(said), said
            assert tidy(texts.say(Phrase(f"{decision.ask}.title", decision.args)))
        for move in GAME.legal(state, passed.move.seat):
            said = texts.say(GAME.say_move(state, move), NAMES)
            assert tidy(said), (move, said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_are_told_apart(language: Language) -> None:
    """No two moves of a position are called the same."""
    texts = TEXTS[language]
    for passed in passages()[::6]:
        moves = GAME.legal(passed.before, passed.move.seat)
        said = [texts.say(GAME.say_move(passed.before, move), NAMES) for move in moves]
        doubled = {each for each in said if said.count(each) > 1}
        assert doubled == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_chapters_and_stages_are_said(language: Language) -> None:
    texts = TEXTS[language]
    for passed in passages():
        stage = GAME.stage(passed.after)
        assert stage is None or tidy(texts.say(stage))
        for event in passed.events:
            said = texts.say(GAME.say_event(event), NAMES)
            assert tidy(said), (event, said)
            chapter = GAME.chapter(event)
            assert chapter is None or tidy(texts.say(chapter.title, NAMES))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reasons_of_the_consortium_can_be_read(language: Language) -> None:
    for passed in passages():
        for event in passed.events:
            if isinstance(event, Explained):
                for candidate in event.candidates:
                    said = TEXTS[language].say(phrase("words-themselves", words=GAME.say_arg("candidate", candidate)))
                    assert tidy(said), (candidate, said)


# The table in letters


def drawn(language: Language, state: Any) -> list[str]:
    lines = GAME.table_in_text(GAME.view(state, 0))
    return [line if isinstance(line, str) else TEXTS[language].say(line, NAMES) for line in lines]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_in_letters(language: Language) -> None:
    at = table(cubes="ggy", labs="SW.a1*2", stations="W>NW/I", scout="NE.d2", controls="03", claims={"Q1": [1]})
    lines = drawn(language, at.state)
    red = {"fr": "rouge", "en": "red"}[language]
    assert any(f"{red} gg" in line for line in lines)
    assert any(f"{red} · <g>" in line for line in lines)
    assert any("W" in line or "O" in line for line in lines if line.endswith(": g"))
    assert any("5v 4 3 2" in line for line in lines)
    assert any("g2 y1" in line for line in lines)
    assert any("Ellen B. Outridge (Ana)" in line for line in lines)
    solo = drawn(language, begun_solo().state)
    assert any("<g> <v>" in line for line in solo)
    assert not [line for line in (*lines, *solo) if re.search(REFS, line)]


def test_folders() -> None:
    """The same files in both languages."""
    names = {
        language: {file.name for file in (resources.translations() / language / GAME.id).glob("*.ftl")}
        for language in LANGUAGES
    }
    assert names["fr"] == names["en"]
    assert Path("play.ftl").name in names["fr"]
