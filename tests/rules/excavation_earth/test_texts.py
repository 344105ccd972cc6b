"""Excavation Earth has words, in French and in English, for everything that it asks, allows, refuses and tells."""

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
from rules.excavation_earth import GAME
from rules.excavation_earth import events as happened
from rules.excavation_earth import moves as m
from rules.excavation_earth.asking import ASKS
from rules.excavation_earth.state import SOURCES, State
from rules.text.localise import LANGUAGES, Language, Texts
from tests.rules.core.properties import Passed
from tests.rules.excavation_earth.random_games import TABLES, played, played_on
from tests.rules.excavation_earth.table import BOX, table

TEXTS: dict[Language, Texts] = {language: Texts(language, game=GAME, strict=True) for language in LANGUAGES}
NAMES = ("Ana", "Bruno", "Élise", "Odilon")
MODULES = tuple(sorted((resources.root() / "rules" / "excavation_earth").rglob("*.py")))
MORE_ASKS = {"ee-ask-zu", "ee-ask-pass"}
"""What a turn asks of Zu, and of a seat without cards."""
UNTIDY = re.compile(r"  |[{}\[\]$|]| [,.]|\.\.|\bnone\b|\b[YGRVO]g\d|\bS[ABCM]\b|\b[A-Z]-S|EE-|#|\(\)|Concealed")


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

    def test_each_question_and_each_criterion_of_zu_has_words(self, language: Language) -> None:
        assert missing(language, strings_like(r"ee-zu-[a-z-]+")) == []

    def test_modes_options_and_sources_are_named(self, language: Language) -> None:
        ids = {f"game-{GAME.id}", "tie-relics"}
        ids |= {f"mode-{GAME.id}-{mode.id}" for mode in GAME.modes}
        ids |= {f"option-{spec.id}{attribute}" for spec in GAME.option_specs for attribute in ("", ".help")}
        ids |= {f"source-{source}" for source in SOURCES}
        assert missing(language, ids) == []


# Whole games, and what goes on from strange positions


@cache
def passages() -> tuple[Passed, ...]:
    games = [passed for number in range(len(TABLES)) for passed in played(number, 1)]
    return (*games, *(passed for seed in range(60) for passed in played_on(seed, 25)))


def tidy(said: str) -> bool:
    return said == said.strip() and said != "" and not UNTIDY.search(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_and_moves_are_said_in_every_position(language: Language) -> None:
    texts = TEXTS[language]
    for passed in passages():
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
                assert heard is not None
                said = TEXTS[language].say(GAME.say_event(heard), NAMES)
                assert tidy(said), (event, said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reasons_of_zu_can_be_read(language: Language) -> None:
    for passed in passages():
        for event in passed.events:
            if isinstance(event, Explained):
                for candidate in event.candidates:
                    said = TEXTS[language].say(phrase("ee-zu-buy", seat=0, chosen=candidate), NAMES)
                    assert tidy(said), (candidate, said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_of_one_list_are_told_apart(language: Language) -> None:
    """But for cards and relics that are the same to the eye."""
    for passed in passages()[::4]:
        legal = GAME.legal(passed.before, passed.move.seat)
        said = {TEXTS[language].say(GAME.say_move(passed.before, move), NAMES) for move in legal}
        assert len(said) == len({looks(passed.before, move) for move in legal}), said


def looks(state: State, move: m.Move) -> str:
    """A move as it looks on the table: cards that are alike have no number, and explorers are where they stand."""
    written = re.sub(r"([YGRVO]-S[ABCM])-\d", r"\1", repr(move))
    explorer = getattr(move, "explorer", None)
    return written if explorer is None else f"{state.players[move.seat].explorers[explorer]} {move.to}"  # type: ignore[union-attr]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_drawn_in_the_terminal(language: Language) -> None:
    at = table(
        hand="R-SA",
        hold="Yg1",
        traders="M1",
        envoys="C1",
        marker=1,
        queues={"M1": "VWG"},
        sites="Rg2",
        row="G-SB:1",
        piles={"Y": "Yg2"},
    )
    lines = [
        line if isinstance(line, str) else TEXTS[language].say(line, NAMES)
        for line in GAME.table_in_text(GAME.view(at.state, 0))
    ]
    drawn = "\n".join(lines)
    for wanted in ("1 SA  VWG   a", "R1  ·    Rg2", "C1 SA  ·    a", "G-SB(b)", "R-SA", "Ana (a)", "Bruno (b)"):
        assert wanted in drawn
    other = "\n".join(str(line) for line in GAME.table_in_text(GAME.view(at.state, 1)))
    assert "R-SA" not in other
    assert BOX.places[0] in drawn


FRENCH = "\n".join(
    file.read_text(encoding="utf-8")
    for file in sorted(Path(resources.translations() / "fr" / "excavation_earth").glob("*.ftl"))
)


def test_french_never_puts_a_name_where_its_first_letter_would_matter() -> None:
    assert re.findall(r"(?i)\b(?:de|que|le|la|se|si|jusque)\s+\{ \$(?:seat|winners|order) \}.*", FRENCH) == []
