"""What stands on the trays for cards can be read, also where they are lit up."""

from collections import Counter
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint

from desktop.board.sprite import Key
from desktop.games.hoyuk.keys import BUILDING, SCORING
from desktop.style.palette import ThemeName
from desktop.style.vision import contrast
from desktop.table.seats import PERSON
from rules.hoyuk import GAME
from tests.desktop.at_the_table import AtTable, game, sensible, settle

SitDown = Callable[..., AtTable]
THEMES: tuple[ThemeName, ...] = ("light", "dark", "contrast")
PROMISED = 4.5


def with_a_card_in_hand(at: AtTable) -> None:
    """Play until a card can be laid on both trays, and take it."""
    table, hand = at.screen.table, at.screen.area.hand
    for _ in range(120):
        for card in sorted(hand.takable()):
            hand.take(card)
            if {SCORING, BUILDING} <= set(hand.targets()):
                settle()
                return
            hand.let_go()
        assert table.propose(sensible(table, table.point))
        at.screen.area.skip()
    raise AssertionError("no card to lay on a tray")


def most_and_darkest(at: AtTable, key: Key) -> tuple[str, str]:
    """The colour of most of what is behind some words, and that of the words."""
    view, sprite = at.screen.area.view, next(each for each in at.screen.area.scene.sprites if each.key == key)
    place = view.mapFromScene(sprite.place.rect).boundingRect()
    picture = view.grab().toImage()
    scale = picture.devicePixelRatio()
    seen = [
        picture.pixelColor(QPoint(round(x * scale), round(y * scale)))
        for x in range(place.left(), place.right())
        for y in range(place.top(), place.bottom())
    ]
    ink = min(seen, key=lambda colour: colour.lightness())
    ground = Counter(each.name() for each in seen if each.lightness() > ink.lightness() + 50).most_common(1)[0][0]
    return ground, ink.name()


@pytest.mark.parametrize("size", [(1600, 1000), (1280, 720)])
@pytest.mark.parametrize("theme", THEMES)
def test_words_on_lit_trays_can_be_read(sit_down: SitDown, theme: ThemeName, size: tuple[int, int]) -> None:
    at = sit_down(game(PERSON, PERSON, of=GAME), size, theme=theme)
    with_a_card_in_hand(at)
    for key in (SCORING, BUILDING):
        ground, ink = most_and_darkest(at, f"print-tray-{key}")
        assert contrast(ink, ground) >= PROMISED, (key, ink, ground)
