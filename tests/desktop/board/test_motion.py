"""What is seen of a change: who sets out from where, what appears and what goes, in which order."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem
from pytestqt.qtbot import QtBot

from desktop.board.animations import Animations, small
from desktop.board.layers import Layer
from desktop.board.motion import MOST_TRAILS, Change
from desktop.board.painting import Painting
from desktop.board.scene import BoardScene
from desktop.board.sprite import NOTHING, Key, Picture, Place, Sprite
from desktop.paint.art import Art
from desktop.style.theme import Style
from tests.desktop.desks import bare_desk


def of_tokens(*keys: Key) -> Callable[[Any, Key, Any], Sequence[Key]]:
    return lambda view, key, other: keys if key.startswith("token") else ()


DESK = bare_desk(comes_from=of_tokens("waiting", "supply"), goes_to=of_tokens("supply"))
"""Tokens come from the supply and go back there."""
SUPPLY = Place(0, 0, 30, 30)


def sprite(key: Key, x: float, *, layer: Layer = Layer.PIECE, painter: str = "piece", fold: Key = "") -> Sprite:
    place = SUPPLY if key == "supply" else Place(x, 0, 20, 20)
    return Sprite(key, Picture(painter), place, layer, fold=fold)


def change(before: Sequence[Sprite], after: Sequence[Sprite], **carried: Place) -> Change:
    return Change({each.key: each for each in before}, {each.key: each for each in after}, (None, None), carried)


def test_a_piece_sets_out_from_where_it_lay_or_was_held() -> None:
    before, after = [sprite("a", 0), sprite("b", 50)], [sprite("a", 100), sprite("b", 150)]
    held = Place(70, 70, 22, 22)
    assert change(before, after, b=held).starts(DESK) == {"a": before[0].place, "b": held}


def test_boards_and_bare_places_do_not_travel() -> None:
    board = [sprite("board", 0, layer=Layer.BOARD), sprite("space", 0, painter=NOTHING)]
    assert change(board, board).starts(DESK) == {}


def test_a_new_token_comes_from_the_supply_or_from_what_it_was_before() -> None:
    supply, waiting = sprite("supply", 0, layer=Layer.PRINT), sprite("waiting", 300)
    token = sprite("token-a", 90)
    assert change([supply], [supply, token]).starts(DESK)["token-a"] == SUPPLY
    became = change([supply, waiting], [supply, token])
    assert became.starts(DESK)["token-a"] == waiting.place
    assert became.gone(DESK) == {}
    held = Place(200, 200, 25, 25)
    assert change([supply, waiting], [supply, token], waiting=held).starts(DESK)["token-a"] == held


def test_what_comes_from_nowhere_grows_where_it_lies() -> None:
    new = sprite("coin", 90)
    start = change([], [new]).starts(DESK)["coin"]
    assert start.middle == new.place.middle
    assert start.width < new.place.width


def test_what_is_gone_goes_somewhere_or_shrinks_away() -> None:
    supply, token, coin = sprite("supply", 0, layer=Layer.PRINT), sprite("token-a", 90), sprite("coin", 50)
    gone = change([supply, token, coin], [supply]).gone(DESK)
    assert gone[token] == SUPPLY
    assert gone[coin].middle == coin.place.middle
    assert gone[coin].width < coin.place.width


def test_a_piece_that_has_another_name_now_is_still_the_same() -> None:
    """A queue of two moves up: the first leaves, the second has its name, a new one comes behind."""
    supply = sprite("supply", 0, layer=Layer.PRINT)
    before = [supply, sprite("token-0", 100), sprite("token-1", 200)]
    after = [supply, sprite("token-0", 100), sprite("token-1", 200)]
    moved = replace(change(before, after), same={"token-0": "token-1"})
    starts = moved.starts(DESK)
    assert starts["token-0"] == before[2].place
    assert starts["token-1"] == SUPPLY
    ((left, end),) = moved.gone(DESK).items()
    assert (left.key, left.place, end) == ("gone:token-0", before[1].place, SUPPLY)
    assert moved.trails("pink") == []


def test_what_was_held_travels_on_under_its_new_name() -> None:
    held = Place(70, 70, 22, 22)
    moved = replace(change([sprite("a", 0)], [sprite("b", 90)], a=held), same={"b": "a"})
    assert moved.starts(DESK)["b"] == held
    assert moved.gone(DESK) == {}


def test_what_grows_is_painted_as_large_as_it_will_lie(qtbot: QtBot) -> None:
    painting = Painting(Art(Style()), {"piece": lambda painter, rect, style: painter.fillRect(rect, "#FF0000")}, {})
    scene = BoardScene(painting)
    coin = sprite("coin", 40)
    scene.show([coin])
    scene.put("coin", small(coin.place), Layer.TRAVELLING)
    item = scene._items["coin"]
    picture = QPixmap(100, 100)
    pencil = QPainter(picture)
    item.paint(pencil, QStyleOptionGraphicsItem())
    pencil.end()
    assert item._pixmap is not None
    assert item._pixmap.width() >= coin.place.width
    assert item.rect().width() < coin.place.width


def test_a_pile_that_opens_comes_out_of_its_top_card() -> None:
    top, below = sprite("card-2", 10, fold="pile"), sprite("card-1", 200, fold="pile")
    assert change([top], [top, below]).starts(DESK)["card-1"] == top.place
    assert change([top, below], [top]).gone(DESK)[below] == top.place


def test_few_pieces_leave_trails_and_many_do_not() -> None:
    before = [sprite(f"p{number}", number * 30) for number in range(9)]
    after = [sprite(f"p{number}", number * 30 + 400) for number in range(9)]
    assert len(change(before, after).trails("red")) == MOST_TRAILS
    assert change(before, before).trails("red") == []


# Journeys


@pytest.fixture
def scene(qtbot: QtBot) -> BoardScene:
    return BoardScene(Painting(Art(Style()), {"piece": lambda painter, rect, style: None}))


def x_of(scene: BoardScene, key: Key) -> float:
    return scene._items[key].x()


def test_pieces_in_order_set_out_one_after_the_other(qtbot: QtBot, scene: BoardScene) -> None:
    scene.show([sprite("a", 100), sprite("b", 100)])
    starts = {"a": Place(0, 0, 20, 20), "b": Place(0, 0, 20, 20)}
    journeys = Animations(scene)
    journeys.travel(starts, 1000, pieces=starts, order=("b", "a"))
    journeys._advance(0.4)
    assert x_of(scene, "b") > x_of(scene, "a") > 0
    journeys.skip()
    assert (x_of(scene, "a"), x_of(scene, "b")) == (100, 100)


def test_what_goes_is_seen_going_and_then_is_gone(qtbot: QtBot, scene: BoardScene) -> None:
    scene.show([])
    gone = sprite("coin", 40)
    journeys = Animations(scene)
    journeys.travel({}, 1000, pieces=(), gone={gone: Place(90, 0, 20, 20)})
    journeys._advance(0.5)
    assert 40 < scene._gone["coin"].x() < 90
    assert scene.key_at(gone.place.rect.center()) is None
    journeys.skip()
    assert scene._gone == {}


def test_without_time_everything_is_there_at_once(qtbot: QtBot, scene: BoardScene) -> None:
    scene.show([sprite("a", 100)])
    journeys = Animations(scene)
    journeys.travel({"a": Place(0, 0, 20, 20)}, 0, pieces=("a",), gone={sprite("coin", 40): Place(0, 0, 1, 1)})
    assert not journeys.under_way
    assert x_of(scene, "a") == 100
    assert scene._gone == {}


def test_what_grew_on_its_way_is_painted_as_large_as_it_lies(qtbot: QtBot, scene: BoardScene) -> None:
    scene.show([sprite("panel", 100)])
    item = scene._items["panel"]
    journeys = Animations(scene)
    journeys.travel({"panel": Place(100, 0, 2, 2)}, 1000, pieces=("panel",))
    item.sharpen()
    for share in (0.5, 1.0):
        journeys._advance(share)
    journeys.skip()
    image = QImage(200, 40, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    scene.render(painter)
    painter.end()
    assert item._pixmap is not None
    assert item._pixmap.deviceIndependentSize() == item.rect().size()
