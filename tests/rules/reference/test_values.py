"""Component data in words: every shape of value, from the texts of a game or field by field."""

from pathlib import Path
from typing import Any

import pytest

from rules.core import resources
from rules.marajoara import GAME
from rules.reference.values import name_of, spelled
from rules.text.localise import Texts

WORDS = """
datum-box-size = Size
datum-box-prices = Prices
    .said = buying { $buying }, selling { $selling }
datum-box-ways = Ways
    .each = { $number }: { $value }
    .said = { $count } ways: { $values }
datum-box-tiles = Tile { $number } of pile { $group }
    .said = { $kind_id ->
        [river] a river{ $bridge ->
            [yes] , with a bridge
           *[no] {""}
        }
       *[plain] a plain of { $fields }
    }
datum-box-decks = Decks
    .each = { $value }
datum-box-cards = Card
datum-box-steps = Space { $index }
datum-word-red = rouge
datum-word-wide = broad
datum-word-open = open to all
datum-word-C-1 = flood
datum-word-C-2 = fire
datum-word-C-3 = wolves
"""


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    (tmp_path / "en" / GAME.id).mkdir(parents=True)
    (tmp_path / "en" / GAME.id / "edition.ftl").write_text(WORDS, encoding="utf-8")
    return Texts("en", folders=[resources.translations(), tmp_path], game=GAME, strict=True)


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        ("box.size", 7, "7"),
        ("box.size", "red", "rouge"),
        ("box.size", "a1 red b2", "a1 rouge b2"),
        ("box.size", [3, 5], "3 · 5"),
        ("box.size", [], "nothing special"),
        ("box.size", {"wide": 3, "red": "red"}, "broad: 3 · rouge: rouge"),
        ("box.size", {"open": True, "wide": False}, "open to all"),
        ("box.size", {"red": {"wide": 2, "open": True}}, "rouge: broad: 2, open to all"),
        ("box.size", {"red": [1, 2], "wide": []}, "rouge: 1, 2\nbroad: nothing special"),
        ("box.prices", {"buying": 2, "selling": 1}, "buying 2, selling 1"),
        ("box.ways", ["red", "wide"], "2 ways: 1: rouge · 2: broad"),
        ("box.tiles.0.1", {"kind": "river", "bridge": True}, "a river, with a bridge"),
        ("box.tiles.0.1", {"kind": "plain", "fields": ["red", "wide"]}, "a plain of rouge, broad"),
    ],
)
def test_a_value_in_words(texts: Texts, path: str, value: Any, said: str) -> None:
    assert spelled(texts, path, value).words == said


def test_a_board_drawn_with_letters_stays_a_drawing(texts: Texts) -> None:
    assert spelled(texts, "box.size", ["a.b", "...", "b.a"]).plan == ("a.b", "...", "b.a")
    assert spelled(texts, "box.size", ["a1 a2", "b1 b2", "c1 c2"]).plan == ()


def test_a_list_with_words_of_its_own_is_no_drawing(texts: Texts) -> None:
    """Cards numbered alike look like rows of a board."""
    cards = ["C-1", "C-2", "C-3"]
    assert spelled(texts, "box.size", cards).plan == tuple(cards)
    assert spelled(texts, "box.decks", cards).words == "flood · fire · wolves"


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("box.size", "Size"),
        ("box.tiles.0.1", "Tile 2 of pile 1"),
        ("box.steps.0", "Space 0"),
        ("box.cards.0", "Card · 1"),
        ("box.cards.2.1", "Card · 3·2"),
        ("box.unknown", "box.unknown"),
    ],
)
def test_the_name_of_a_datum(texts: Texts, path: str, name: str) -> None:
    assert name_of(texts, path) == name
