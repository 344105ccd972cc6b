"""What Höyük's desk says of itself: what can be laid over it, what the camera looks at, how pieces come and go."""

import pytest
from PySide6.QtCore import QRectF

from desktop.games.hoyuk import travels
from desktop.games.hoyuk.desk import DESK
from desktop.games.hoyuk.shown import OVERLAYS
from desktop.games.hoyuk.sprites import sprites
from desktop.keys import KEYS
from rules.hoyuk import GAME
from rules.hoyuk import moves as m
from rules.text.localise import Language
from tests.desktop.games.hoyuk.positions import TABLES, crowded, first_position, look, seen, texts
from tests.desktop.games.looks import SIZES, overlapping
from tests.desktop.positions import Table

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_overlay_has_a_letter_of_its_own_and_words(language: Language) -> None:
    letters = [each.letter for each in DESK.overlays]
    taken = {shortcut for key in KEYS for shortcut in key.keys}
    assert len(letters) == len(set(letters)) == len(OVERLAYS)
    assert not taken & set(letters)
    assert all(texts(language).say(each.words, ()) for each in DESK.overlays)


def test_overlays_have_buttons_that_bear_their_names() -> None:
    folds = {sprite.fold for sprite in sprites(seen(crowded()), look(0))}
    assert {each.key for each in DESK.overlays} <= folds


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("size", range(len(SIZES)))
def test_the_camera_looks_at_every_board(table: Table, size: int) -> None:
    """The village first, then the mats, those of the others in the order of their turns."""
    here = look(0, size=size, seats=table[0])
    parts = tuple(DESK.parts(seen(first_position(table)), here))
    assert len({part.words for part in parts}) == len(parts) >= 2 + table[0]
    whole = QRectF(0, 0, here.width, here.height)
    assert all(whole.contains(part.place.rect) for part in parts)
    assert overlapping([part.place.rect for part in parts[: 1 + table[0]]]) == []


def test_what_is_built_comes_from_where_it_waited() -> None:
    state = crowded()
    before = {sprite.key for sprite in sprites(seen(state), look(0))}
    view, later = seen(state), seen(GAME.apply(state, m.BuildHouse(seat=0, cell="E2")).state)
    assert "house-E2" in {sprite.key for sprite in sprites(later, look(0))} - before
    assert set(travels.comes_from(later, "house-E2", view)) & before
    assert set(travels.comes_from(later, "pen-E2", view)) & before


def test_what_is_lost_goes_back_to_the_supply() -> None:
    view = seen(crowded())
    lying = {sprite.key for sprite in sprites(view, look(0))}
    for kind in ("oven", "shrine", "pen", "cattle", "villager"):
        assert travels.goes_to(view, f"{kind}-E2", view)[0] == f"supply-{kind}"
        assert f"supply-{kind}" in lying


def test_a_card_comes_from_the_pile_that_it_was_drawn_from() -> None:
    """Red wins the ovens of F7."""
    state = crowded(ask="inspect")
    view, later = seen(state), seen(GAME.apply(state, m.InspectBlock(seat=0, block="F7")).state)
    oven = view.piles[0].top
    assert travels.comes_from(later, f"card-{oven}", view) == ("pile-OVEN",)


def test_used_cards_go_under_the_pile_that_was_chosen() -> None:
    state = crowded(ask="tidy")
    (card,) = state.players[0].spent
    later = GAME.apply(state, m.ReturnUnder(seat=0, pile="PEN")).state
    assert travels.goes_to(seen(state), f"card-{card}", seen(later)) == ("pile-PEN",)
