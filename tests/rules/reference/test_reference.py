"""The reference of Marajoara: complete, in both languages, and no figure lies."""

import pytest

from rules.core import resources
from rules.core.edition import read_edition
from rules.core.types import phrase
from rules.marajoara import GAME
from rules.reference.figures import lies
from rules.reference.model import Figure, read_reference
from rules.text.localise import LANGUAGES, Language, Texts
from tests.rules.reference.promises import check_figure

HOME = resources.assets() / GAME.id
REFERENCE = read_reference(HOME)
BOX = GAME.box(read_edition(HOME / "edition", GAME.id))

each_language = pytest.mark.parametrize("language", LANGUAGES)


def texts(language: Language) -> Texts:
    return Texts(language, game=GAME, strict=True)


@each_language
def test_every_rule_stands_in_one_chapter(language: Language) -> None:
    there = [rule for chapter in REFERENCE.chapters for rule in chapter.rules]
    said = texts(language)
    rules = [id for id in said.ids_of_game if id.startswith("MJ-") and said.has(f"{id}.rule")]
    assert sorted(there) == sorted(rules)
    assert len(set(there)) == len(there)


@each_language
def test_everything_has_words(language: Language) -> None:
    said = texts(language)
    for chapter in REFERENCE.chapters:
        assert said.say(chapter.title)
        for rule in chapter.rules:
            for attribute in ("title", "rule", "source"):
                assert said.say(phrase(f"{rule}.{attribute}"))
    for ruling in REFERENCE.rulings:
        assert all(said.say(each) for each in (ruling.question, ruling.answer, ruling.reason))
        assert ruling.switch is None or said.say(ruling.other_reading)
    for difference in REFERENCE.differences:
        assert said.say(difference.sentence)


def test_what_is_cited_is_there() -> None:
    rules = {rule for chapter in REFERENCE.chapters for rule in chapter.rules}
    for ruling in REFERENCE.rulings:
        assert set(ruling.rules) <= rules, ruling.id
    for difference in REFERENCE.differences:
        assert set(difference.rules) <= rules, difference.id
    rulings = {each.id for each in REFERENCE.rulings}
    assert {figure.rule.removesuffix(".other") for figure in REFERENCE.figures} <= rules | rulings


def test_a_switch_is_an_option_of_the_game() -> None:
    options = {spec.id for spec in GAME.option_specs}
    assert {ruling.switch for ruling in REFERENCE.rulings if ruling.switch} <= options


@pytest.mark.parametrize("figure", REFERENCE.figures, ids=lambda figure: figure.rule)
def test_no_figure_lies(figure: Figure) -> None:
    check_figure(GAME, BOX, figure)


def test_there_are_figures_enough() -> None:
    assert len(REFERENCE.figures) >= 12


def test_a_figure_that_lies_is_caught() -> None:
    figure = REFERENCE.figure_of("MJ-CAP-2")
    assert figure is not None
    wrong = figure.model_copy(update={"allowed": ({"kind": "mj.capture", "start": "c5", "to": "e5"},)})
    assert [each.id for each in lies(GAME, BOX, wrong)] == ["figure-not-allowed"]
    wrong = figure.model_copy(update={"refused": (figure.refused[0].model_copy(update={"by": "MJ-CAP-3"}),)})
    assert [each.id for each in lies(GAME, BOX, wrong)] == ["figure-refused-otherwise"]
    wrong = figure.model_copy(update={"position": {"grid": "z9 R1"}})
    assert [each.id for each in lies(GAME, BOX, wrong)] == ["figure-bad-position"]
