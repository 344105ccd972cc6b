"""The picture of the table at the start: what the desk describes of the game that the page would begin."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.board.desk import AnyDesk, Look, saying
from desktop.games.desks import desk_of
from desktop.games.loading import part_of
from desktop.new_game.beginning import set_out
from desktop.new_game.choices import with_colour, with_one_more
from desktop.new_game.page import NewGame
from desktop.new_game.table_at_start import LAID_OUT, LEAST_SCALE, StartPicture, around
from desktop.paint.painting import painted_image
from desktop.shell import Shell
from desktop.style.theme import Style
from rules.core.contract import AnyGame
from rules.core.timeline import Timeline
from rules.games import GAMES, game_named
from tests.desktop.paint.pictures import pixels_of

Window = Callable[..., Shell]

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def page_of(shell: Shell, game: AnyGame | None) -> NewGame:
    assert game is not None
    page = shell.open("new_game", game=game.id)
    assert isinstance(page, NewGame)
    page.preparation.change(replace(page.preparation.choices, seed=7))
    return page


def described(page: NewGame, qtbot: QtBot) -> StartPicture:
    picture = page.boards.table.picture
    qtbot.waitUntil(lambda: bool(picture.parts) and not picture.idle.isActive())
    return picture


def table_of(page: NewGame, names: tuple[str, ...]) -> tuple[AnyDesk, Any, Look]:
    """The desk, what a spectator sees of the game that would begin, and how the picture looks at it."""
    game, desk = page.game, desk_of(page.game.id)
    timeline = set_out(page.program, game, page.preparation.choices)
    assert desk is not None
    assert isinstance(timeline, Timeline)
    look = Look(*LAID_OUT, Style("light", game.id), saying(page.program.texts(game), names), names, None)
    return desk, game.view(timeline.state, None), look


def seen(picture: StartPicture) -> bytes:
    return pixels_of(picture.grab().toImage())


@every_game
def test_every_game_says_which_parts_the_seed_decides(game: AnyGame, window: Window) -> None:
    desk, view, look = table_of(page_of(window(), game), ("A", "B"))
    parts = [part.place.rect for part in desk.parts(view, look) if part.by_seed]
    assert parts
    assert all(QRectF(0, 0, *LAID_OUT).contains(part) for part in parts)


@every_game
def test_the_picture_shows_what_a_spectator_sees_of_the_game_that_would_begin(
    game: AnyGame, window: Window, qtbot: QtBot
) -> None:
    page = page_of(window(), game)
    picture = described(page, qtbot)
    desk, view, look = table_of(page, picture.names)
    table = {(each.key, each.picture, each.place) for each in desk.sprites(view, look)}
    shown = {(each.key, each.picture, each.place) for each in picture.scene.sprites}
    assert shown <= table
    assert len(shown) > len(table) / 3


@every_game
def test_another_seed_lays_out_another_table(game: AnyGame, window: Window, qtbot: QtBot) -> None:
    page = page_of(window(), game)
    before = described(page, qtbot).scene.sprites
    page.preparation.change(replace(page.preparation.choices, seed=8))
    assert described(page, qtbot).scene.sprites != before


def test_who_sits_there_and_in_which_colour_changes_the_picture(window: Window, qtbot: QtBot) -> None:
    page = page_of(window(), game_named("magnastorm"))
    pictures = {seen(described(page, qtbot))}
    free = next(colour for colour in page.game.colours if colour not in page.preparation.choices.colours)
    page.preparation.change(with_colour(page.preparation.choices, 0, free))
    pictures.add(seen(described(page, qtbot)))
    page.preparation.change(with_one_more(page.game, page.preparation.choices, "person"))
    pictures.add(seen(described(page, qtbot)))
    assert len(pictures) == 3


@every_game
def test_the_page_is_seen_before_its_table_is_described(game: AnyGame, window: Window, qtbot: QtBot) -> None:
    picture = page_of(window(), game).boards.table.picture
    assert not picture.parts
    assert not picture.scene.sprites
    qtbot.waitUntil(lambda: bool(picture.scene.sprites))


@every_game
def test_nothing_is_shown_of_a_game_that_cannot_begin(game: AnyGame, window: Window, qtbot: QtBot) -> None:
    picture = described(page_of(window(), game), qtbot)
    filled = seen(picture)
    picture.show_start(None, ())
    qtbot.waitUntil(lambda: not picture.parts)
    image = picture.grab().toImage()
    assert pixels_of(image) != filled
    assert len({image.pixel(at, at) for at in range(0, image.height(), 7)}) == 1


def test_where_all_boards_would_be_too_small_the_first_is_shown(window: Window, qtbot: QtBot) -> None:
    picture = described(page_of(window(), game_named("magnastorm")), qtbot)
    whole, first = around(picture.parts), around(picture.parts[:1])
    picture.resize(round(whole.width() * LEAST_SCALE) + 4, 600)
    assert picture.shown == whole
    picture.resize(round(whole.width() * LEAST_SCALE) - 4, 600)
    assert picture.shown == first


@every_game
def test_every_game_has_a_piece_for_a_seat_in_each_of_its_colours(game: AnyGame, qapp: QApplication) -> None:
    draw = part_of(game.id, "cover", "draw_seat_piece")
    style = Style("light", game.id)
    assert draw is not None

    def piece(colour: str) -> bytes:
        return pixels_of(painted_image(60, 60, lambda painter, rect: draw(painter, rect, colour, style)))

    assert len({piece(colour) for colour in game.colours}) == len(game.colours)
