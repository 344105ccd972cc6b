"""Höyük has words, in French and in English, for everything that it asks, allows and tells."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest

from rules.core import resources
from rules.core.explained import Explained
from rules.core.types import Phrase, phrase
from rules.core.wording import message_id
from rules.hoyuk import GAME
from rules.hoyuk import events as happened
from rules.hoyuk import moves as m
from rules.hoyuk.asking import ASKS
from rules.hoyuk.parts import MEDALS
from rules.hoyuk.state import SOURCES
from rules.text.localise import LANGUAGES, Language, Texts
from tests.rules.core.properties import Passed
from tests.rules.hoyuk.random_games import TABLES, played, played_on
from tests.rules.hoyuk.table import table

TEXTS: dict[Language, Texts] = {language: Texts(language, game=GAME, strict=True) for language in LANGUAGES}
NAMES = ("Ana", "Bruno", "Élise", "Odilon", "Inès")
MODULES = tuple(sorted((resources.root() / "rules" / "hoyuk").rglob("*.py")))
UNTIDY = re.compile(r"  |[{}\[\]$|]| [,.]|\.\.|\b[nN]one\b|HK-|C[AT]-\d|AC-\d|#|\(\)|Concealed|:\d|\b[a-z]+:[A-Z]")
SOLO_RULES = tuple(f"HK-SOLO-{number}" for number in range(1, 15))
each_language = pytest.mark.parametrize("language", LANGUAGES)


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


@each_language
class TestEverythingHasWords:
    def test_each_question_has_a_line_and_a_title(self, language: Language) -> None:
        asks = {ask for ask, _ in ASKS.values()}
        assert missing(language, {f"{ask}{attribute}" for ask in asks for attribute in ("", ".title")}) == []

    def test_each_kind_of_move_and_of_event_has_a_sentence(self, language: Language) -> None:
        kinds = [each for each in (*get_args(m.Move), *get_args(happened.Event)) if each is not Explained]
        assert missing(language, {kind_of(each) for each in kinds}) == []

    def test_each_problem_of_a_position_or_an_edition_has_a_sentence(self, language: Language) -> None:
        said = strings_like(r"(edition|position)-[a-z-]+")
        assert missing(language, said | {"edition-bad-value"}) == []

    def test_each_question_and_each_criterion_of_the_neighbours_has_words(self, language: Language) -> None:
        assert missing(language, strings_like(r"hk-(neighbour|by)-[a-z-]+")) == []

    def test_no_text_of_theirs_is_left_over(self, language: Language) -> None:
        there = {id for id in TEXTS[language].ids_of_game if re.fullmatch(r"hk-(neighbour|by)-[a-z-]+", id)}
        assert there - strings_like(r"hk-(neighbour|by)-[a-z-]+") == {"hk-neighbour-acts"}

    def test_their_rules_can_be_read_and_say_that_they_are_ours(self, language: Language) -> None:
        said = TEXTS[language]
        for rule in SOLO_RULES:
            assert said.say(phrase(f"{rule}.title"))
            assert said.say(phrase(f"{rule}.rule")).endswith(".")
            assert "officiel" in said.say(phrase(f"{rule}.source")) or "nofficial" in said.say(phrase(f"{rule}.source"))

    def test_sources_and_medals_are_named(self, language: Language) -> None:
        medals = {f"medal-{medal}" for medal in MEDALS}
        assert missing(language, {"tie-two-storey", *medals, *(f"source-{source}" for source in SOURCES)}) == []

    @pytest.mark.parametrize("case", ["seats", "neighbour", "person"])
    def test_why_a_neighbour_is_not_moved(self, language: Language, case: str) -> None:
        args = {"case": case, "neighbours": 3, "persons": 0, "most": 2, "seat": 0}
        for id in ("HK-SOLO-1", "HK-SOLO-1.cure"):
            assert TEXTS[language].say(Phrase(id, tuple(args.items())), NAMES).endswith(".")


# Whole games, and what goes on from strange positions


@cache
def passages() -> tuple[Passed, ...]:
    games = [passed for number in range(len(TABLES)) for passed in played(number, 0)]
    return (*games, *(passed for seed in range(40) for passed in played_on(seed, 25)))


def tidy(said: str) -> bool:
    return bool(said) and not UNTIDY.search(said)


@each_language
def test_whole_games_are_said_tidily(language: Language) -> None:
    said = TEXTS[language]
    for passed in passages():
        for decision in GAME.deciding(passed.before):
            line = said.say(decision.sentence, NAMES)
            assert tidy(line), (decision, line)
        line = said.say(GAME.say_move(passed.before, passed.move), NAMES)
        assert tidy(line), (passed.move, line)
        for event in passed.events:
            line = said.say(GAME.say_event(event), NAMES)
            assert tidy(line), (event, line)


@each_language
def test_the_reasons_of_neighbours_can_be_read(language: Language) -> None:
    for passed in passages():
        for event in passed.events:
            if isinstance(event, Explained):
                for candidate in event.candidates:
                    line = TEXTS[language].say(phrase(event.question, seat=0, chosen=candidate), NAMES)
                    assert tidy(line), (candidate, line)


@each_language
def test_moves_of_one_list_are_told_apart(language: Language) -> None:
    for passed in passages()[::9]:
        legal = GAME.legal(passed.before, passed.move.seat)
        said = {TEXTS[language].say(GAME.say_move(passed.before, move), NAMES) for move in legal}
        assert len(said) == len(legal)


@each_language
def test_the_score_sheet_has_words(language: Language) -> None:
    for number in range(len(TABLES)):
        sheet = GAME.scores(played(number, 0)[-1].after)
        labels = [phrase(line.source) for line in sheet.lines]
        labels += [Phrase(goal.label, goal.args) for goal in sheet.goals]
        labels += [phrase(each.label) for each in sheet.tie_breaks]
        assert all(tidy(TEXTS[language].say(label)) for label in labels)


@each_language
def test_the_table_is_drawn_in_the_terminal(language: Language) -> None:
    at = table("R² D4+o, R D5+t, B F6, pen E4←, ruin A1", hand="oven joker", spent="pen", score=4)
    lines = [
        line if isinstance(line, str) else TEXTS[language].say(line, NAMES)
        for line in GAME.table_in_text(GAME.view(at.state, 0))
    ]
    drawn = "\n".join(lines)
    for wanted in ("    A    B    C", " 1  x    ·", "Ro   ←", "rt", "oven joker", "Ana (r)", "Bruno (b)"):
        assert wanted in drawn
    hidden = table("R D4, B F6", hand="oven joker", hide_hands=True)
    assert "oven joker" not in "\n".join(map(str, GAME.table_in_text(GAME.view(hidden.state, 1))))


def test_what_broke_a_tie_is_said() -> None:
    at = table("R² D4+o, B D5+o, B E4, R H8, B H9", ask="inspect", mode="intermediate")
    at.play(at.inspect("D4"))
    said = [TEXTS["fr"].say(GAME.say_event(event), NAMES) for event in at.all_of("aspect_compared")]
    assert "Fours (D4) : Ana 1 (1 à étage) et Bruno 1 (0 à étage) ; Ana l’emporte." in plain(said)
    assert "Nombre de maisons (D4) : Ana 1 et Bruno 2 ; Bruno l’emporte." in plain(said)
    assert "Hauteur des maisons (D4) : Ana 1 ; Ana l’emporte." in plain(said)


def test_blocks_that_are_hit_are_named_shortly() -> None:
    at = table("R D4 D5, B D6 D7, R I9 I10, B I11 I12", ask="window", phase=2, turn=2, catastrophes="CA-08", hand="pen")
    at.play(at.done())
    assert plain([TEXTS["fr"].say(GAME.say_event(at.happened("blocks_hit")), NAMES)]) == [
        "Quartiers touchés : D4 et I9."
    ]


def plain(said: Iterable[str]) -> list[str]:
    """With common spaces."""
    return [re.sub(r"[\u00a0\u202f]", " ", each) for each in said]


def french() -> Iterator[str]:
    for file in sorted(Path(resources.translations() / "fr" / "hoyuk").glob("*.ftl")):
        yield file.read_text(encoding="utf-8")


def test_french_never_puts_a_name_where_its_first_letter_would_matter() -> None:
    text = "\n".join(french())
    assert re.findall(r"(?i)\b(?:de|que|le|la|se|si|jusque)\s+\{ \$(?:seat|winners|winner|to|victim) \}.*", text) == []


def test_a_turn_is_a_chapter_of_the_log() -> None:
    chapters = [chapter for passed in played(0, 0) for event in passed.events if (chapter := GAME.chapter(event))]
    assert [dict(chapter.title.args)["turn"] for chapter in chapters] == list(range(2, len(chapters) + 2))
