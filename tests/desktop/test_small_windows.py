"""Every table in a small window, in large letters: pieces keep their size, words give way, nothing lies over them."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QRectF

from desktop.board.describing import BLOCK, WORDS
from desktop.board.layers import Layer
from desktop.board.sprite import Sprite
from desktop.games.council_of_shadows import keys as council_keys
from desktop.games.excavation_earth import keys as excavation_keys
from desktop.games.marajoara import keys as marajoara_keys
from desktop.paint.text import Across
from desktop.style.fonts import width_of
from desktop.style.theme import SMALLEST_TEXT
from desktop.table.seats import PERSON
from desktop.table.table import Table
from rules.core.contract import AnyGame
from rules.core.timeline import Happened
from rules.council_of_shadows import GAME as COUNCIL
from rules.excavation_earth import GAME as EXCAVATION_EARTH
from rules.games import GAMES
from rules.marajoara import GAME as MARAJOARA
from rules.text.localise import Language
from tests.desktop.at_the_table import AtTable, game, moves_of, sensible, settle
from tests.desktop.conftest import SitDown
from tests.desktop.games.looks import is_whole

pytestmark = pytest.mark.usefixtures("unpainted")

WINDOWS = (((1100, 700), 1.5), ((1024, 640), 1.5), ((1024, 640), 1.0), ((1280, 720), 1.25))
"""How large the window is, and its letters."""
MOVES, LOOKED_AT = 24, 3
"""How far a game goes, and after one of how many moves the table is looked at: of four windows one or two see each."""
LEAST_RELIC, LEAST_SUPPLY = 17.0, 60.0
MARGIN = 1.5
"""Of a place, within which nothing is drawn."""
LEAST_STRIP = 10.0
"""What must be seen at least of a card in a hand, so that one can tell it and take it."""
HANDS = {
    "excavation_earth": "ee-action-card",
    "hoyuk": "hk-card",
    "council_of_shadows": "cs-card",
}
"""How a card in the hand is drawn, in the games that have a hand on the table."""


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("of", GAMES, ids=lambda of: of.id)
@pytest.mark.parametrize("window", WINDOWS, ids=lambda window: f"{window[0][0]}x{window[0][1]}-{window[1]}")
@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_is_cut_in_a_small_window_in_large_letters(
    sit_down: SitDown, seats: int, window: tuple[tuple[int, int], float], of: AnyGame, language: Language
) -> None:
    size, scale = window
    at = sit_down(game(*[PERSON] * seats, of=of), size=size, language=language, text_scale=scale)
    for number, move in enumerate(sensible_moves(of, seats)):
        if (number + WINDOWS.index(window)) % LOOKED_AT:
            assert isinstance(at.timeline.propose(move), Happened)  # nobody is shown it
            continue
        at.screen.uncover()
        at.table.lift_curtain(move.seat)
        assert at.table.propose(move)
        settle()
        assert outside_their_board(at) == []
        assert cut(at) == []
        assert counts_under_words(at) == []
        assert hidden_cards(at, HANDS.get(of.id, "")) == []


@cache
def sensible_moves(of: AnyGame, seats: int) -> tuple[Any, ...]:
    table = Table(game(*[PERSON] * seats, of=of))
    for number in range(MOVES):
        table.lift_curtain(table.decisions[0].seat)
        table.propose(sensible(table, number))
    return moves_of(table.timeline)


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_the_black_market_is_readable(sit_down: SitDown, window: tuple[tuple[int, int], float]) -> None:
    """Relics keep their size; price, relics lying there and hidden ones stand beside each other."""
    at = sit_down(game(PERSON, "zu", of=EXCAVATION_EARTH), size=window[0], text_scale=window[1])
    relics = [each.place.rect for each in sprites_of(at) if each.picture.painter == "ee-relic"]
    for colour in at.table.view.box.colours:
        ground = place_of(at, excavation_keys.pile_key(colour))
        parts = [place_of(at, f"{part}-{colour}") for part in ("price", "print-pile", "reserve")]
        relic = next(each for each in relics if ground.contains(each))
        assert relic.width() >= LEAST_RELIC
        assert [pair for pair in combinations([relic, *parts], 2) if overlap(*pair)] == []


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_the_mat_of_the_automa_names_it_once_and_shows_its_cards(
    sit_down: SitDown, window: tuple[tuple[int, int], float]
) -> None:
    at = sit_down(game(PERSON, "zu", of=EXCAVATION_EARTH), size=window[0], text_scale=window[1])
    mat = place_of(at, "mat-1")
    lines = [each for each in sprites_of(at) if each.picture.painter == WORDS and mat.contains(each.place.rect)]
    assert [said_by(each) for each in lines].count("Zu") <= 1
    assert mat.contains(place_of(at, excavation_keys.ZU_DECK))


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_what_is_left_to_a_museum_is_on_its_mat(sit_down: SitDown, window: tuple[tuple[int, int], float]) -> None:
    at = sit_down(game(PERSON, PERSON, of=MARAJOARA), size=window[0], text_scale=window[1])
    mat, supply, slate = (place_of(at, key) for key in ("mat-0-0", marajoara_keys.supply_key(0, 0), "slate-0"))
    assert mat.contains(supply)
    assert supply.width() > LEAST_SUPPLY
    assert not overlap(supply, slate)


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_planets_keep_their_size(sit_down: SitDown, window: tuple[tuple[int, int], float]) -> None:
    """Names and yields of galaxies, however large their letters, leave them their room."""
    at = sit_down(game(*[PERSON] * 4, of=COUNCIL), size=window[0], text_scale=window[1])
    plain = sit_down(game(*[PERSON] * 4, of=COUNCIL), size=window[0])
    large, usual = (place_of(one, council_keys.space_key("GRN-1")).width() for one in (at, plain))
    assert large >= usual * 0.9


def place_of(at: AtTable, key: str) -> QRectF:
    place = at.screen.area.scene.place_of(key)
    assert place is not None, key
    return place.rect


def overlap(one: QRectF, other: QRectF) -> bool:
    return one.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN).intersects(other.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN))


def outside_their_board(at: AtTable) -> list[str]:
    """Boards that are not wholly on the felt."""
    felt = QRectF(at.screen.area.view.rect()).adjusted(-1, -1, 1, 1)
    boards = (each for each in sprites_of(at) if each.layer == Layer.BOARD)
    return [each.key for each in boards if not felt.contains(each.place.rect)]


def cut(at: AtTable) -> list[str]:
    """Words on the table that their place has no room for, even in the smallest text. Names that people gave may be."""
    names = ("print-owner", "print-fact")
    return [
        said_by(each)
        for each in sprites_of(at)
        if each.picture.painter in (WORDS, BLOCK) and not each.key.startswith(names) and not is_whole(each)
    ]


def said_by(words: Sprite) -> str:
    return str(words.picture.args[0])


def counts_under_words(at: AtTable) -> list[tuple[str, str]]:
    """Lines of words that lie over each other."""
    lines = [(each, ink_of(each)) for each in sprites_of(at) if each.picture.painter == WORDS]
    return [
        (said_by(one), said_by(other))
        for (one, ink), (other, other_ink) in combinations(lines, 2)
        if one.layer == other.layer and ink.intersects(other_ink)
    ]


def ink_of(words: Sprite) -> QRectF:
    """Where the words of a line stand in their place, less a margin."""
    rect, (said, size, _, weight, across, serif) = words.place.rect, words.picture.args
    wide = min(width_of(said, min(size, SMALLEST_TEXT), weight, serif=serif), rect.width())
    lefts: dict[Across, float] = {
        "left": rect.x(),
        "centre": rect.center().x() - wide / 2,
        "right": rect.right() - wide,
    }
    high = min(rect.height(), SMALLEST_TEXT * 0.8)
    return QRectF(lefts[across] + 1, rect.center().y() - high / 2, wide - 2, high)


def hidden_cards(at: AtTable, painter: str) -> list[str]:
    """Cards of a hand of which no strip is seen, because the next one lies over it."""
    cards = [each for each in sprites_of(at) if painter and each.picture.painter == painter]
    rows: dict[tuple[float, int], list[Sprite]] = {}
    for each in cards:
        rows.setdefault((round(each.place.rect.y(), 1), each.layer), []).append(each)
    return [card.key for row in rows.values() for card, seen in strips(row) if seen < LEAST_STRIP]


def strips(row: list[Sprite]) -> Iterator[tuple[Sprite, float]]:
    ordered = sorted(row, key=lambda each: each.place.rect.x())
    lefts = [each.place.rect.x() for each in ordered]
    for number, card in enumerate(ordered):
        end = lefts[number + 1] if number + 1 < len(lefts) else card.place.rect.right()
        yield card, min(end, card.place.rect.right()) - lefts[number]


def sprites_of(at: AtTable) -> list[Sprite]:
    return list(at.screen.area.scene.sprites)
