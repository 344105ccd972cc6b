"""The aim of the game: short enough to be read in half a minute, a picture for each step of the loop."""

import re

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from desktop.games.excavation_earth.aim import LOOP
from desktop.paint.painting import painting
from desktop.paint.rich_text import plain
from desktop.style.palette import ThemeName
from desktop.style.theme import Style
from rules.core.types import Phrase
from rules.excavation_earth import GAME
from rules.text.localise import LANGUAGES, Language, Texts

pytestmark = pytest.mark.usefixtures("qapp")

MOST_WORDS = 130
PARTS = ("goal", "turn", "others", "end", "tip-1", "tip-2", "tip-3")
WIDE, HIGH = 150, 110
MARGIN = 12
"""Around a picture, for its shadows."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_read_in_half_a_minute(language: Language) -> None:
    texts = Texts(language, game=GAME, strict=True)
    steps = [f"loop-{number}{row}" for number in range(1, len(LOOP) + 1) for row in ("", ".note")]
    words = " ".join(plain(texts.say(Phrase(f"ee-aim-{part}"))) for part in (*PARTS, *steps))
    assert len(re.findall(r"\w[\w’-]*", words)) <= MOST_WORDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_step_of_the_loop_has_a_picture(language: Language) -> None:
    texts = Texts(language, game=GAME, strict=True)
    captions = [number for number in range(1, 10) if texts.has(f"ee-aim-loop-{number}")]
    assert captions == list(range(1, len(LOOP) + 1))


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_a_picture_stays_in_its_place(theme: ThemeName) -> None:
    style = Style(theme, "excavation_earth")
    place = QRectF(MARGIN, MARGIN, WIDE, HIGH)
    for draw in LOOP:
        image = QImage(WIDE + 2 * MARGIN, HIGH + 2 * MARGIN, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        with painting(image) as painter:
            draw(painter, place, style)
        edge = [image.pixelColor(x, y).alpha() for x in range(image.width()) for y in (0, image.height() - 1)]
        assert max(edge) == 0
        assert any(image.pixelColor(x, place.center().toPoint().y()).alpha() for x in range(image.width()))
