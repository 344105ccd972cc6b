"""Names in brackets in the texts of made lessons: places of the table of every game, rules, and what is neither."""

import pytest

from rules.core.contract import AnyGame
from rules.games import loaded
from rules.teaching.checking import checked
from rules.teaching.copying import lesson_at
from rules.teaching.links import NOTHING, Names, names_in
from rules.teaching.made import MadeLesson, Titles
from rules.text.rulebook import rule_ids
from tests.rules.teaching.making import beginning, built_in, library, made_from, making, texts

EVERY = pytest.mark.parametrize("game", loaded(), ids=lambda game: game.id)
MARAJOARA = next(game for game in loaded() if game.id == "marajoara")

NAMED = {
    "MJ": (("e4", "space-e4"), ("cart-1", "cart-1"), ("E4", "space-e4")),
    "HK": (("F4", "cell-F4"), ("f4", "cell-F4"), ("pile des fours", "pile-OVEN")),
    "EE": (("BC", "place-BC"), ("le marché noir du centre", "place-BC")),
    "CS": (("BLU-1", "space-BLU-1"),),
    "MS": (("E.a1", "space-E.a1"), ("R1/C1", "cell-R1/C1")),
}
"""Places by prefix of their game: what a text calls them, and their keys."""


def lesson_saying(game: AnyGame, words: str, **more: str) -> MadeLesson:
    lesson = lesson_at(making(game), beginning(game), 0, Titles(fr="Titre"))
    return lesson.model_copy(update={"texts": {"fr": {"step-1.task": words, **more}, "en": {}}})


def names_of(game: AnyGame, lesson: MadeLesson) -> Names:
    both = lambda: (texts(game, "fr"), texts(game, "en"))  # noqa: E731 (as the callers do)
    return names_in(game, library().box(game), lesson.lesson, both)


@EVERY
def test_places_and_rules_are_found_by_the_names_of_their_game(game: AnyGame) -> None:
    rule = rule_ids([texts(game, "fr")], game.prefix)[0]
    for name, key in NAMED[game.prefix]:
        said = f"Regardez [{name}] ([{rule}])."
        linked = names_of(game, lesson_saying(game, said)).linked(said)
        assert linked.words == f"Regardez {name} ({rule})."
        assert [(each.place, each.rule) for each in linked.links] == [(key, ""), ("", rule)]
        assert [linked.words[each.start : each.start + each.length] for each in linked.links] == [name, rule]


@EVERY
def test_what_names_nothing_stays_as_it_is_written_and_is_remarked(game: AnyGame) -> None:
    words = "Lisez [sic], [XX-YY-1] et [] puis [e4."
    lesson = lesson_saying(game, words)
    assert names_of(game, lesson).linked(words).words == words
    found = checked(lesson, library(), searches=False)
    said = [each for each in found.remarks if each.id == "lessons-remark-name"]
    assert [each.named["name"] for each in said] == ["sic", "XX-YY-1"]
    assert all(each.named["step"] == "step-1" for each in said)


def test_a_name_of_several_places_is_none() -> None:
    lesson = lesson_saying(MARAJOARA, "[1]")
    assert list(names_of(MARAJOARA, lesson).unknown("[1]")) == ["1"], "a slot of the cart, or a round?"


@EVERY
def test_lessons_without_brackets_ask_nothing_of_the_game(game: AnyGame) -> None:
    def unwanted() -> tuple[()]:
        raise AssertionError("no text was needed")

    for lesson in built_in(game)[:2]:
        made = made_from(game, lesson)
        assert names_in(game, library().box(game), made.lesson, unwanted) is NOTHING


def test_a_position_that_cannot_be_names_rules_all_the_same() -> None:
    lesson = lesson_saying(MARAJOARA, "[e4] [MJ-CAP-3]")
    broken = lesson.model_copy(update={"steps": (lesson.steps[0].model_copy(update={"position": {"grid": "zz"}}),)})
    assert names_of(MARAJOARA, broken).linked("[e4] [MJ-CAP-3]").words == "[e4] MJ-CAP-3"
    assert checked(broken, library(), searches=False).problems


def test_a_second_language_that_was_begun_is_a_remark_and_no_problem() -> None:
    whole = lesson_saying(MARAJOARA, "Un.", intro="Bonjour.")
    begun = whole.model_copy(update={"texts": {**whole.texts, "en": {"intro": "Hello."}}})
    assert "lessons-remark-language" not in [each.id for each in checked(whole, library(), searches=False).remarks]
    [remark] = checked(begun, library(), searches=False).remarks
    assert (remark.named["language"], remark.named["missing"]) == ("en", 2)
