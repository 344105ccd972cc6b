"""Every game has all that is read of it; and what is missing is named."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rules.core import resources
from rules.core.contract import AnyGame
from rules.core.edition import Edition, read_edition
from rules.games import loaded
from rules.marajoara import GAME
from rules.reference.completeness import complaints
from rules.reference.in_play import InPlay, Only
from rules.reference.model import Difference, Reference, Ruling, read_reference
from rules.text.localise import LANGUAGES, Language, Texts
from tests.rules.core.patching import patch_game


def texts(game: AnyGame) -> dict[Language, Texts]:
    return {language: Texts(language, game=game, strict=True) for language in LANGUAGES}


def edition(game: AnyGame) -> Edition:
    return read_edition(resources.assets() / game.id / "edition", game.id)


@pytest.mark.parametrize("game", loaded(), ids=lambda game: game.id)
def test_nothing_is_missing(game: AnyGame) -> None:
    reference = read_reference(resources.assets() / game.id)
    assert complaints(game, edition(game), reference, texts(game)) == []


REFERENCE = read_reference(resources.assets() / GAME.id)


def with_ruling(**changed: Any) -> Reference:
    first, *others = REFERENCE.rulings
    return REFERENCE.model_copy(update={"rulings": (first.model_copy(update=changed), *others)})


def with_more(name: str, *more: Any) -> Reference:
    return REFERENCE.model_copy(update={name: (*getattr(REFERENCE, name), *more)})


def without_chapter() -> Reference:
    return REFERENCE.model_copy(update={"chapters": REFERENCE.chapters[1:]})


def in_play(**written: Any) -> Reference:
    return with_more("in_play", InPlay(rules=("MJ-CAP-1",), **written))


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (without_chapter, "fr: MJ-SET-1: in no chapter"),
        (lambda: with_ruling(rules=("MJ-NOWHERE",)), "MJ-A1: no rule MJ-NOWHERE in any chapter"),
        (lambda: with_ruling(rules=()), "MJ-A1: about no rule"),
        (lambda: with_ruling(switch="sideways"), "MJ-A1: no option sideways"),
        (lambda: with_ruling(switch=None), "MJ-A1: either a switch, or why there is none (`settled`)"),
        (lambda: with_ruling(settled="text"), "MJ-A1: either a switch, or why there is none (`settled`)"),
        (
            lambda: with_more("rulings", Ruling(id="MJ-A99", rules=("MJ-CAP-1",), sure="high", settled="text")),
            "en: no text MJ-A99.other",
        ),
        (lambda: with_more("differences", Difference(id="nothing")), "fr: no text difference-nothing"),
        (lambda: in_play(seen=({"kind": "mj.flown"},)), "in_play ('MJ-CAP-1',): no event mj.flown"),
        (
            lambda: in_play(seen=({"kind": "mj.captured", "wings": 2},)),
            "in_play ('MJ-CAP-1',): mj.captured has no wings",
        ),
        (lambda: in_play(only=Only(options={"sideways": (True,)})), "in_play ('MJ-CAP-1',): no option sideways"),
        (lambda: in_play(only=Only(modes=("team",))), "in_play ('MJ-CAP-1',): no mode team"),
        (
            lambda: with_more("figures", REFERENCE.figures[0].model_copy(update={"rule": "MJ-A2.other"})),
            "figure MJ-A2.other: the first reading has none",
        ),
    ],
)
def test_what_is_missing_is_named(change: Callable[[], Reference], complaint: str) -> None:
    assert complaint in complaints(GAME, edition(GAME), change(), texts(GAME))


def test_a_lesson_whose_steps_pass_over_a_rule_is_caught() -> None:
    first, *others = REFERENCE.lessons
    wrong = REFERENCE.model_copy(
        update={"lessons": (first.model_copy(update={"rules": (*first.rules, "MJ-REC-1")}), *others)}
    )
    assert "lesson capture: no step is about MJ-REC-1" in complaints(GAME, edition(GAME), wrong, texts(GAME))


def test_data_without_words_are_caught() -> None:
    more = {**edition(GAME).tree, "sky": {"colour": {"value": {"hue": "azure"}, "provenance": "rulebook"}}}
    found = complaints(GAME, replace(edition(GAME), tree=more), REFERENCE, texts(GAME))
    assert {
        "fr: no text edition-part-sky",
        "fr: no text datum-sky-colour",
        "fr: no text datum-word-hue (sky-colour)",
        "fr: no text datum-word-azure (sky-colour)",
    } <= set(found)


def test_stressed_words_that_are_not_in_the_rule_are_caught(tmp_path: Path) -> None:
    folder = tmp_path / "en" / GAME.id
    folder.mkdir(parents=True)
    (folder / "rules.ftl").write_text("MJ-CAP-1 =\n    .title = T\n    .rule = One die.\n    .stress = two\n")
    only: dict[Language, Texts] = {
        "en": Texts("en", folders=[resources.translations(), tmp_path], game=GAME, strict=True)
    }
    assert "en: MJ-CAP-1.stress is not in MJ-CAP-1.rule" in complaints(GAME, edition(GAME), REFERENCE, only)


def test_a_score_sheet_without_words_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    scores = GAME.scores

    def renamed(state: Any) -> Any:
        found = scores(state)
        return replace(found, lines=tuple(replace(line, source="source-luck") for line in found.lines))

    patch_game(monkeypatch, GAME, scores=renamed)
    assert "fr: no text source-luck" in complaints(GAME, edition(GAME), REFERENCE, texts(GAME))
