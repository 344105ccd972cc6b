"""What only the texts of Magnastorm promise."""

import re
from dataclasses import replace
from functools import cache

import pytest

from rules.commands.words import Narrator
from rules.core.explained import Explained
from rules.core.types import Phrase, phrase
from rules.magnastorm import GAME
from rules.magnastorm import moves as m
from rules.magnastorm.state import SOURCES, Player, State
from rules.text.localise import LANGUAGES, Language
from tests.rules.magnastorm.random_games import TABLES, played
from tests.rules.magnastorm.speaking import REFS, SPEAKING
from tests.rules.magnastorm.table import BOX, begun_solo, crew, drop, gain, table, take, take_cube


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_question_and_each_criterion_of_the_consortium_has_words(language: Language) -> None:
    said = SPEAKING.strings_like(r"ms-consortium-(?:by|which|crew|not)-[a-z-]+")
    questions = {id for id in said if not id.startswith(("ms-consortium-by-", "ms-consortium-not-"))}
    assert SPEAKING.missing(language, said | {f"{id}.title" for id in questions}) == []


@cache
def criteria_of_the_consortium() -> frozenset[tuple[str, str]]:
    """Rule and label of all that it compares in whole games."""
    games = (passed for number in range(len(TABLES)) for passed in played(number, 1))
    told = (event for passed in games for event in passed.events if isinstance(event, Explained))
    return frozenset(
        pair for event in told for pair in (*((each.rule, each.label) for each in event.criteria), *event.not_consulted)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_the_consortium_name_all_that_it_compares(language: Language) -> None:
    """MS-SOLO-4 to MS-SOLO-12: whoever plays it by hand finds every priority in its rule."""
    labels = {label for _, label in criteria_of_the_consortium()}
    assert labels == SPEAKING.strings_like(r"ms-consortium-by-[a-z-]+")
    texts = SPEAKING.texts[language]
    for rule, label in criteria_of_the_consortium():
        assert texts.say(Phrase(label)).lower() in texts.say(Phrase(f"{rule}.rule")).lower(), (rule, label)


BY_HAND = (
    ("MS-SOLO-5", "une case où ils sont plusieurs", "a cell that holds several"),
    ("MS-SOLO-6", "celle du jeton compte aussi", "that of the token counts, too"),
    ("MS-SOLO-6", "le plus haut de sa sorte", "the topmost of its kind"),
    ("MS-SOLO-8", "sans laboratoire", "one without a lab"),
    ("MS-SOLO-8", "dans la zone a, ou b si a est pleine", "in zone a, or b if a is full"),
    ("MS-SOLO-8", "y installe de même, sans construire de station", "installs there likewise, without building"),
    ("MS-SOLO-11", "celle du jeton compte aussi", "that of the token counts, too"),
    ("MS-SOLO-12", "ceux qui mènent seuls, autant qu’il en faut", "those that lead alone, as many as are needed"),
)
"""What its rules must say beside what is compared: ranges, what counts, what happens where nothing else can be done."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_the_consortium_leave_nothing_to_guess(language: Language) -> None:
    """MS-SOLO-5 to MS-SOLO-12."""
    for rule, french, english in BY_HAND:
        assert (french if language == "fr" else english) in SPEAKING.texts[language].say(Phrase(f"{rule}.rule")), rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_the_consortium_say_its_levels_and_leads(language: Language) -> None:
    """MS-SOLO-14, MS-SOLO-15: the figures of the edition."""
    texts = SPEAKING.texts[language]
    leads, levels = (texts.say(Phrase(f"MS-SOLO-{number}.rule")) for number in (14, 15))
    begins = {"fr": ("vous commencez", "il commence"), "en": ("you begin", "it begins")}[language]
    for name, level in BOX.consortium.items():
        word = texts.say(phrase("ms-consortium-level", level=name))
        (_, legend), (_, commander), _ = BOX.grades[name]
        joined = {"fr": "et", "en": "and"}[language]
        assert f"{word} {commander} {joined} {legend}" in leads
        of_it = f" {' '.join(level.programme)}, {level.stations} station{'s' if level.stations > 1 else ''}, "
        assert f"{of_it}{begins[level.begins]}, bonus {level.round_bonus}" in levels
        assert word in levels.lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_commander_is_named_by_whose_effect_it_happens(language: Language) -> None:
    """MS-CDR-01 to MS-CDR-18: in what is paid, in what is gained, in what is asked."""
    forrester = table(upper={"C1": "y", "C2": "y"}, commanders="01", cubes="yy").play(take("C1"), drop("R5/C1"))
    forrester.play(m.BuyReputation(seat=0))
    said = [SPEAKING.say(language, GAME.say_event(event)) for event in forrester.events]
    assert len([line for line in said if "Forrester Dain" in line]) == len(("paid", "gained"))
    yuul = table(controls="13", cubes="").play(crew("C1", "R4/C1"), gain())
    (decision,) = GAME.deciding(yuul.state)
    assert "Yuul Mbado" in SPEAKING.say(language, Phrase(decision.ask, decision.args))
    yuul.play(take_cube("pink"))
    assert any("Yuul Mbado" in SPEAKING.say(language, GAME.say_event(event)) for event in yuul.events)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_in_letters(language: Language) -> None:
    at = table(cubes="ggy", labs="SW.a1*2", stations="W>NW/I", scout="NE.d2", controls="03", claims={"Q1": [1]})
    lines = SPEAKING.drawn(language, at.state)
    red, claimed, cubes = {
        "fr": ("rouge", "5 à Bruno, 4 à prendre, 3 à prendre et 2 à prendre", "2 cubes gris et 1 cube jaune"),
        "en": ("red", "5 for Bruno, 4 free, 3 free and 2 free", "2 grey cubes and 1 yellow cube"),
    }[language]
    assert any(f"{red} GG" in line for line in lines)
    assert any(f"{red} · (G)" in line for line in lines)
    assert any("W" in line or "O" in line for line in lines if line.endswith(": G"))
    assert any(claimed in line for line in lines)
    assert any(cubes in line for line in lines)
    assert any("Ellen B. Outridge (Ana)" in line for line in lines)
    solo = SPEAKING.drawn(language, begun_solo().state)
    assert any("(G) (V)" in line for line in solo)
    assert not [line for line in (*lines, *solo) if re.search(REFS, line)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_reputation_lost_has_a_minus(language: Language) -> None:
    """MS-CMD-7: in the terminal, too."""
    narrator = Narrator(SPEAKING.texts[language], GAME, ("Ana", "Bruno", "Élise", "Odilon"))
    state = table(ask="over").state
    lines = list(narrator.scores(replace(state, players=with_a_loss(state))))
    assert any("−1" in line for line in lines)
    assert not any("-1" in line for line in lines)


def with_a_loss(state: State) -> tuple[Player, ...]:
    first, *others = state.players
    return (replace(first, earned=tuple(-int(source == "lost") for source in SOURCES)), *others)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_level_says_what_it_means(language: Language) -> None:
    """MS-SOLO-15."""
    assert SPEAKING.missing(language, {f"level-{level.player}-{level.id}" for level in GAME.levels}) == []
