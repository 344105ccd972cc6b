"""The aim of Council of Shadows: read in half a minute, a picture for each step."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from desktop.games.council_of_shadows.aim import LOOP
from desktop.paint.rich_text import plain
from desktop.style.palette import ThemeName
from desktop.style.theme import Style
from rules.core.types import phrase
from rules.council_of_shadows import GAME
from rules.text.localise import LANGUAGES, Language, Texts

MOST_WORDS = 130
PARTS = ("goal", "turn", "others", "end", "tip-1", "tip-2", "tip-3")


def said(language: Language) -> list[str]:
    texts = Texts(language, game=GAME, strict=True)
    steps = [f"loop-{number}{part}" for number in range(1, len(LOOP) + 1) for part in ("", ".note")]
    return [plain(texts.say(phrase(f"cs-aim-{part}"))) for part in (*PARTS, *steps)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_read_in_half_a_minute(language: Language) -> None:
    assert (
        sum(len([word for word in words.split() if word.strip("\u00a0:;?!")]) for words in said(language)) <= MOST_WORDS
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_as_many_captions_as_pictures(language: Language) -> None:
    assert not Texts(language, game=GAME).has(f"cs-aim-loop-{len(LOOP) + 1}")


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("number", range(len(LOOP)))
def test_each_picture_stays_within_its_frame(number: int, theme: ThemeName) -> None:
    style = Style(theme, "council_of_shadows")
    image = QImage(190, 150, QImage.Format.Format_RGB32)
    image.fill(style.ground.board)
    painter = QPainter(image)
    LOOP[number](painter, QRectF(20, 20, 150, 110), style)
    painter.end()
    edge = image.pixelColor(0, 0)
    assert all(image.pixelColor(x, y) == edge for x in (2, 187) for y in range(0, 150, 5))
    assert any(image.pixelColor(x, 75) != edge for x in range(20, 170))
