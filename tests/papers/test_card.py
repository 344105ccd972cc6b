"""A card is added by the recipe of CONTRIBUTING and nothing else: on a copy of edition, texts and list of rules.

Whoever has followed the recipe in this checkout has the card already: then it is that card which is looked at.
"""

import json
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from runpy import run_path
from textwrap import dedent

import pytest

from rules.core import resources
from rules.core.contract import Seating
from rules.core.edition import read_edition
from rules.council_of_shadows import GAME
from rules.council_of_shadows.events import TechTaken
from rules.council_of_shadows.options import Options
from rules.reference.completeness import complaints
from rules.reference.model import read_reference
from rules.text.completeness import complaints as complaints_of_texts
from rules.text.localise import LANGUAGES, Language, Texts
from tests.papers.test_contributing import CONTRIBUTING, ROOT
from tests.rules.core.properties import random_game

STEP = re.compile(
    r"^ {8}(?P<how>at the end of|in) (?P<file>[\w./]+)(?:, before (?P<before>.+))?\n(?P<added>(?: {12}.*\n)+)",
    re.MULTILINE,
)
CARD, RULE = "DT2-9", "CS-DTII-9"
TESTS = f"tests/rules/{GAME.id}"


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for folder in ("assets", "translations", TESTS):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    monkeypatch.setattr(resources, "root", lambda: tmp_path)
    return tmp_path


def has_card(folder: Path) -> bool:
    return f'"{CARD}"' in (folder / "assets" / GAME.id / "edition" / "dark_tech.json").read_text(encoding="utf-8")


def follow_recipe(folder: Path) -> None:
    _, _, recipe = CONTRIBUTING.partition("## A card, from start to finish")
    steps = list(STEP.finditer(recipe.partition("\n## ")[0]))
    assert len(steps) == 12
    for step in steps:
        file, added = folder / step["file"], dedent(step["added"])
        file.write_text(changed(file.read_text(encoding="utf-8"), step, added), encoding="utf-8")


def changed(text: str, step: re.Match[str], added: str) -> str:
    if step["before"]:
        assert text.count(step["before"]) == 1
        return text.replace(step["before"], f"{added.strip()}\n       {step['before']}")
    if step["how"] == "in":
        before, after = (side.strip() for side in added.split("→"))
        assert text.count(before) == 1
        return text.replace(before, after)
    if step["file"].endswith(".json"):
        return json.dumps([*json.loads(text), json.loads(added)])
    return f"{text}\n\n{added}" if step["file"].endswith(".py") else f"{text}\n{added}"


def takings(seeds: range) -> Iterator[TechTaken]:
    box = GAME.box(read_edition(resources.assets() / GAME.id / "edition", GAME.id))
    seating = [Seating("person", name, colour) for name, colour in zip("ABCD", GAME.colours, strict=True)]
    for seed in seeds:
        for passed in random_game(GAME, GAME.setup(box, Options(), seating, seed), seed):
            yield from (event for event in passed.events if isinstance(event, TechTaken))


def test_the_test_in_the_recipe_is_green(copied: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run it with the box of the copy, which the table to test at reads when it is loaded."""
    if not has_card(copied):
        follow_recipe(copied)
    monkeypatch.delitem(sys.modules, "tests.rules.council_of_shadows.table", raising=False)
    run_path(str(copied / TESTS / "test_dark_tech.py"))["test_full_tank"]()


def test_the_recipe_of_a_card_is_all_that_a_card_needs(copied: Path) -> None:
    if not has_card(copied):
        follow_recipe(copied)
    edition = read_edition(copied / "assets" / GAME.id / "edition", GAME.id)
    texts: dict[Language, Texts] = {language: Texts(language, game=GAME, strict=True) for language in LANGUAGES}
    assert complaints(GAME, edition, read_reference(copied / "assets" / GAME.id), texts) == []
    assert complaints_of_texts(copied / "translations") == []
    assert RULE in (copied / TESTS / "rule_ids.txt").read_text(encoding="utf-8").split()
    assert any(event.card == CARD for event in takings(range(60))), "somebody takes it, and gains by it"
