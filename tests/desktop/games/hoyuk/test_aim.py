"""The aim of Höyük is read in half a minute, and every step of its turn has a picture."""

import pytest

from desktop.games.hoyuk.aim import LOOP
from desktop.paint.rich_text import plain
from rules.core.types import phrase
from rules.hoyuk import GAME
from rules.text.localise import LANGUAGES, Language, Texts

MOST_WORDS = 130
PARTS = ("goal", "turn", "others", "end", "tip-1", "tip-2", "tip-3")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_aim_is_short_and_each_caption_has_a_picture(language: Language) -> None:
    texts = Texts(language, game=GAME, strict=True)
    loop = [f"hk-aim-loop-{number}" for number in range(1, 9) if texts.has(f"hk-aim-loop-{number}")]
    said = [*(f"hk-aim-{part}" for part in PARTS), *loop, *(f"{each}.note" for each in loop)]
    words = sum(len(plain(texts.say(phrase(each))).split()) for each in said)
    assert words <= MOST_WORDS
    assert len(LOOP) == len(loop)
