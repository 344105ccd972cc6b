"""The aim of Marajoara on its card: short, and each step of the loop with a picture."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from desktop.games.marajoara.aim import LOOP
from desktop.paint.painting import painting
from desktop.paint.rich_text import plain
from desktop.style.mixing import solid
from desktop.style.palette import THEMES, ThemeName
from desktop.style.theme import Style
from rules.core.types import phrase
from rules.marajoara import GAME
from rules.text.localise import LANGUAGES, Language, Texts

MOST_WORDS = 130
PARTS = ("goal", "turn", "others", "end", *(f"tip-{number}" for number in (1, 2, 3)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_read_in_half_a_minute(language: Language) -> None:
    texts = Texts(language, game=GAME, strict=True)
    captions = [f"loop-{number}{part}" for number in range(1, len(LOOP) + 1) for part in ("", ".note")]
    said = [plain(texts.say(phrase(f"mj-aim-{part}"))) for part in (*PARTS, *captions)]
    words = [word for each in said for word in each.split() if any(letter.isalnum() for letter in word)]
    assert len(words) <= MOST_WORDS, len(words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_step_has_a_picture(language: Language) -> None:
    texts = Texts(language, game=GAME, strict=True)
    assert texts.has(f"mj-aim-loop-{len(LOOP)}")
    assert not texts.has(f"mj-aim-loop-{len(LOOP) + 1}")


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("theme", tuple(THEMES))
def test_each_picture_shows_something(theme: ThemeName) -> None:
    for number, draw in enumerate(LOOP):
        style = Style(theme, "marajoara")
        image = QImage(170, 130, QImage.Format.Format_RGB32)
        image.fill(solid(style.theme.panel))
        with painting(image) as painter:
            draw(painter, QRectF(10, 10, 150, 110), style)
        seen = {image.pixel(x, y) for x in range(0, 170, 3) for y in range(0, 130, 3)}
        assert len(seen) > 20, number
