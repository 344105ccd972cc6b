"""The aim of every game on its card: read in half a minute, a picture within its frame for each step of the loop."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from desktop.aim.words import MOST_STEPS, TIPS
from desktop.games.loading import part_of
from desktop.paint.painting import painting
from desktop.paint.rich_text import plain
from desktop.style.palette import THEMES, ThemeName
from desktop.style.theme import Style
from desktop.table.seats import PERSON
from rules.core.types import phrase
from rules.games import GAME_IDS, GAMES
from rules.text.localise import LANGUAGES, Language, Texts
from tests.desktop.at_the_table import AtTable, game
from tests.desktop.games.looks import is_clear_at_the_rim

pytestmark = pytest.mark.usefixtures("unpainted")

SitDown = Callable[..., AtTable]

MOST_WORDS = 130
PARTS = ("goal", "turn", "others", "end", *(f"tip-{number}" for number in range(1, TIPS + 1)))
WIDE, HIGH, MARGIN = 150, 110, 12
"""The frame of a picture, and room around it for its shadows."""
FEWEST_COLOURS = 20

each_game = pytest.mark.parametrize("id", GAME_IDS)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def loop(id: str) -> tuple[Any, ...]:
    found = part_of(id, "aim", "LOOP")
    assert isinstance(found, tuple)
    return found


def texts_of(id: str, language: Language) -> tuple[Texts, str]:
    """With how the ids of its aim begin."""
    game = next(game for game in GAMES if game.id == id)
    return Texts(language, game=game, strict=True), f"{game.prefix.lower()}-aim"


def is_word(said: str) -> bool:
    """Signs before which a space stands are none."""
    return any(map(str.isalnum, said))


@each_game
@each_language
def test_it_is_read_in_half_a_minute(id: str, language: Language) -> None:
    texts, prefix = texts_of(id, language)
    steps = [f"loop-{number}{part}" for number in range(1, len(loop(id)) + 1) for part in ("", ".note")]
    said = " ".join(plain(texts.say(phrase(f"{prefix}-{part}"))) for part in (*PARTS, *steps))
    assert len(list(filter(is_word, said.split()))) <= MOST_WORDS


@each_game
@each_language
def test_there_are_as_many_captions_as_pictures(id: str, language: Language) -> None:
    texts, prefix = texts_of(id, language)
    captions = [number for number in range(1, 2 * MOST_STEPS) if texts.has(f"{prefix}-loop-{number}")]
    assert captions == list(range(1, len(loop(id)) + 1))
    assert len(captions) <= MOST_STEPS


@pytest.mark.usefixtures("qapp")
@each_game
@pytest.mark.parametrize("theme", tuple(THEMES))
def test_each_picture_shows_something_and_stays_within_its_frame(id: str, theme: ThemeName) -> None:
    style, place = Style(theme, id), QRectF(MARGIN, MARGIN, WIDE, HIGH)
    for number, draw in enumerate(loop(id)):
        image = QImage(WIDE + 2 * MARGIN, HIGH + 2 * MARGIN, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        with painting(image) as painter:
            draw(painter, place, style)
        wide, high = image.width(), image.height()
        assert is_clear_at_the_rim(image), number
        assert any(image.pixelColor(x, high // 2).alpha() for x in range(wide)), number
        assert len({image.pixel(x, y) for x in range(0, wide, 3) for y in range(0, high, 3)}) > FEWEST_COLOURS, number


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768)])
@each_language
@each_game
def test_all_of_it_is_seen_at_once_in_a_low_window(
    sit_down: SitDown, id: str, language: Language, size: tuple[int, int]
) -> None:
    of = next(game for game in GAMES if game.id == id)
    at = sit_down(game(PERSON, "novice", of=of), size, language=language)
    card = at.screen.aim
    card.open()
    assert card.scroller.leaf is not None
    assert card.scroller.leaf.height() <= card.scroller.viewport().height()
    assert card.rect().contains(card.board.toAlignedRect())
