"""The whole table from a view: everything once, the same each time, with words, and inside the table."""

from collections import Counter
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from desktop.board.describing import BLOCK, WORDS
from desktop.board.layers import Layer
from desktop.board.painting import Painting
from desktop.board.printing import TABLE_PAINTERS
from desktop.board.scene import BoardScene
from desktop.board.sprite import Sprite
from desktop.games.excavation_earth.desk import DESK
from desktop.games.excavation_earth.painters import PAINTERS
from desktop.games.excavation_earth.preview import preview
from desktop.games.excavation_earth.shown import Shown
from desktop.games.excavation_earth.sprites import sprites
from desktop.paint.art import Art
from desktop.palette import ThemeName
from rules.text.localise import Language
from tests.desktop.games.excavation_earth.positions import MODES, look, positions, seen, some, stated, texts
from tests.desktop.games.looks import SIZES, is_whole, overlapping

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize(("seats", "zu"), MODES)
def test_everything_lies_there_once(seats: int, zu: bool) -> None:
    for state, seat in some(seats, 25, zu=zu):
        view, here = seen(state, seat), look(seat, seats=seats)
        shown = sprites(view, here)
        assert [key for key, times in Counter(sprite.key for sprite in shown).items() if times > 1] == []
        assert shown == sprites(view, here)
        assert all(sprite.picture.painter in {*TABLE_PAINTERS, *PAINTERS} for sprite in shown)
        hash(tuple(sprite.picture for sprite in shown))


@pytest.mark.parametrize(("seats", "zu"), MODES)
def test_every_relic_that_lies_open_is_there(seats: int, zu: bool) -> None:
    """Those of the sites, the stores and a survey; of each pile the visible one."""
    for state, seat in some(seats, 30, zu=zu):
        shown = {sprite.key for sprite in sprites(seen(state, seat), look(seat, seats=seats))}
        lying = [ref for site in state.sites for ref in site] + [pile[0] for pile in state.piles if pile]
        lying += [ref for player in state.players for ref in player.relics] + list(state.drawn)
        assert {key for key in shown if key.startswith("relic-")} == {f"relic-{ref}" for ref in lying}


def test_all_buyers_stand_somewhere() -> None:
    """In queues, on tracks, in the white area, on the mothership: 57 with four seats (EE-SET-15)."""
    for state, seat in some(4, 40):
        shown = sprites(seen(state, seat), look(seat))
        assert sum(sprite.key.startswith(("queued-", "stock-", "waiting-")) for sprite in shown) == 57


def test_hidden_cards_show_their_backs() -> None:
    state = stated(seats=[{"hand": "R-SA G-SB"}, {"hand": "V-SC O-SM Y-SA"}])
    keys = {sprite.key for sprite in sprites(seen(state, 0), look(0, seats=2))}
    assert {"card-R-SA-1", "card-G-SB-1"} <= keys
    assert not any(key.startswith(("card-V-SC", "card-O-SM", "card-Y-SA")) for key in keys)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_what_can_be_pointed_at_has_words(language: Language) -> None:
    for seats, zu in MODES:
        for state, seat in some(seats, 50, zu=zu):
            for sprite in sprites(seen(state, seat), look(seat, seats=seats, language=language)):
                if sprite.is_target:
                    assert sprite.words is not None, sprite.key
                if sprite.words is not None:
                    assert texts(language).say(sprite.words, ("A", "B", "C", "D")[:seats])


@pytest.mark.parametrize("size", range(len(SIZES)))
@pytest.mark.parametrize(("seats", "zu"), MODES)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_words_fit(size: int, seats: int, zu: bool, language: Language) -> None:
    for state, seat in some(seats, 45, zu=zu):
        for sprite in sprites(seen(state, seat), look(seat, size=size, seats=seats, language=language)):
            if not sprite.key.startswith("print-owner-"):  # a name may be as long as it likes, and is cut
                assert is_whole(sprite), (sprite.key, sprite.picture.args[0], sprite.place)


@pytest.mark.parametrize("text", [1.0, 3.0])
@pytest.mark.parametrize("size", range(len(SIZES)))
@pytest.mark.parametrize(("seats", "zu"), MODES)
def test_boards_lie_beside_each_other(text: float, size: int, seats: int, zu: bool) -> None:
    state, seat = some(seats, 1000, zu=zu)[0]
    at = Shown(seen(state, seat), look(seat, size=size, seats=seats, text=text)).places
    boards = [at.main, at.buyers.rect, at.ship.rect, at.survey.rect, at.mat.rect]
    boards += [other.rect for other in at.others.values()]
    assert all(at.whole.contains(board) for board in boards)
    assert overlapping(boards) == []
    on_main = [*(queue.rect for queue in at.queues), at.chart.rect, *(pile.rect for pile in at.strip.piles.values())]
    assert overlapping([*on_main, *at.strip.order, *at.strip.rounds]) == []
    assert all(at.main.contains(part) for part in on_main)
    assert overlapping([track.column for track in at.buyers.tracks.values()] + [at.buyers.white]) == []
    mat = at.mat
    parts = [*mat.gallery.cells.values(), *mat.stores.hold, *mat.stores.container, mat.hand, mat.travel, mat.power]
    assert overlapping(parts) == []
    assert all(mat.rect.contains(part) for part in parts)
    for other in at.others.values():
        parts = [*other.cells.values(), *other.stores.hold, *other.stores.container]
        assert overlapping(parts) == []
        assert all(other.rect.contains(part) for part in parts)


@pytest.mark.parametrize("size", range(len(SIZES)))
def test_locations_have_room_for_what_stands_beside_them(size: int) -> None:
    """No relic covers the sign of a location, and all lies on the chart."""
    state, seat = some(4, 1000)[0]
    at = Shown(seen(state, seat), look(seat, size=size)).places.chart
    nodes = list(at.nodes.values())
    assert overlapping(nodes) == []
    for ref, spots in at.spots.items():
        assert at.rect.contains(spots.explorers), ref
        if not spots.relics.isNull():
            assert at.rect.contains(spots.relics), ref
            others = [node for other, node in at.nodes.items() if other != ref]
            assert all(area(spots.relics.intersected(node)) < area(spots.relics) * 0.2 for node in others), ref


def area(rect: QRectF) -> float:
    return max(0.0, rect.width()) * max(0.0, rect.height())


def test_words_are_printed_beside_each_other() -> None:
    for seats, zu in MODES:
        for size in range(len(SIZES)):
            state, seat = some(seats, 60, zu=zu)[-1]
            shown = sprites(seen(state, seat), look(seat, size=size, seats=seats))
            assert overlapping([sprite.place.rect for sprite in shown if is_print(sprite)]) == []


def is_print(sprite: Sprite) -> bool:
    return sprite.picture.painter in (WORDS, BLOCK) and sprite.layer == Layer.PRINT


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_everything_can_be_painted(qtbot: QtBot, theme: ThemeName) -> None:
    """The table, all previews, and what fans out, in each theme."""
    seats, zu = {"light": (4, False), "dark": (2, True), "contrast": (3, False)}[theme]
    painting = Painting(Art(look(0, theme=theme).style), TABLE_PAINTERS, DESK.painters)
    scene = BoardScene(painting)
    for number, (state, seat, legal) in enumerate(positions(seats, zu=zu, seed=2)):
        if number % 40:
            continue
        view, here = seen(state, seat), look(seat, seats=seats, theme=theme)
        scene.show(sprites(view, replace(here, open=frozenset({"pile-Y", "place-V2"}))))
        marks = [sprite for move in legal[:60] for sprite in preview(view, move, here, scene.places())]
        scene.show_marks(list({mark.key: mark for mark in marks}.values()))
        for sprite in (*scene.sprites, *marks):
            assert not painting.pixmap(sprite.picture, sprite.place.rect.size()).isNull()


def test_a_pile_unfolds() -> None:
    view, here = seen(stated(piles={"Y": "Yg1 Yg3 Yg3"})), look(0, seats=2)
    lying = {sprite.key: sprite.fold for sprite in sprites(view, here)}
    assert lying["pile-Y"] == lying["relic-Yg1#1"] == "pile-Y"
    assert lying["queue-0"] == ""
    fanned = [each.key for each in sprites(view, replace(here, open=frozenset({"pile-Y"}))) if each.key not in lying]
    assert [key for key in fanned if key.startswith("fan-Y")] == ["fan-Yg1#1", "fan-Yg3#1", "fan-Yg3#2"]


def test_what_shows_all_that_it_is_does_not_unfold() -> None:
    view, here = seen(stated(piles={"Y": "Yg1"}, sites="")), look(0, seats=2)
    folds = {sprite.key: sprite.fold for sprite in sprites(view, here)}
    assert folds["pile-Y"] == folds["place-V2"] == folds["discard"] == ""
    still_open = replace(here, open=frozenset({"pile-Y", "pile-R", "place-V2", "discard"}))
    assert {sprite.key for sprite in sprites(view, still_open)} == set(folds)
