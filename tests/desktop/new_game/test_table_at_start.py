"""The picture of the table at the start: what the desk describes of the game that the page would begin."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.board.desk import Look, saying
from desktop.games.desks import desk_of
from desktop.games.parts import part_of
from desktop.new_game.beginning import set_out
from desktop.new_game.choices import with_colour, with_one_more
from desktop.new_game.page import NewGame
from desktop.new_game.table_at_start import LAID_OUT, LEAST_SCALE, StartPicture, around
from desktop.paint.painting import painted_image
from desktop.shell import Shell
from desktop.theme import Style
from rules.core.contract import AnyGame
from rules.core.timeline import Timeline
from rules.games import GAMES
from tests.desktop.paint.pictures import pixels_of

Window = Callable[..., Shell]

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def page_of(shell: Shell, game: AnyGame) -> NewGame:
    page = shell.open("new_game", game=game.id)
    assert isinstance(page, NewGame)
    page.change(replace(page.choices, seed=7))
    return page


def described(page: NewGame, qtbot: QtBot) -> StartPicture:
    picture = page.table.picture
    qtbot.waitUntil(lambda: bool(picture.parts) and not picture.idle.isActive())
    return picture


def seen(picture: StartPicture) -> bytes:
    return pixels_of(picture.grab().toImage())


@every_game
def test_every_game_says_which_parts_the_seed_decides(game: AnyGame, window: Window) -> None:
    page = page_of(window(), game)
    timeline, desk = set_out(page.program, game, page.choices), desk_of(game.id)
    assert isinstance(timeline, Timeline)
    assert desk is not None
    look = Look(*LAID_OUT, Style("light", game.id), saying(page.program.texts(game), ("A", "B")), ("A", "B"), None)
    parts = [part.place.rect for part in desk.parts(game.view(timeline.state, None), look) if part.by_seed]
    assert parts
    wide, high = LAID_OUT
    assert all(
        rect.left() >= 0 and rect.right() <= wide and rect.top() >= 0 and rect.bottom() <= high for rect in parts
    )


@every_game
def test_the_picture_shows_what_a_spectator_sees_of_the_game_that_would_begin(
    game: AnyGame, window: Window, qtbot: QtBot
) -> None:
    page = page_of(window(), game)
    picture = described(page, qtbot)
    timeline, desk = set_out(page.program, game, page.choices), desk_of(game.id)
    assert isinstance(timeline, Timeline)
    assert desk is not None
    look = Look(
        *LAID_OUT, Style("light", game.id), saying(page.program.texts(game), picture.names), picture.names, None
    )
    table = set(desk.sprites(game.view(timeline.state, None), look))
    assert set(picture.scene.sprites) <= table
    assert len(picture.scene.sprites) > len(table) / 3


@every_game
def test_another_seed_lays_out_another_table(game: AnyGame, window: Window, qtbot: QtBot) -> None:
    page = page_of(window(), game)
    before = described(page, qtbot).scene.sprites
    page.change(replace(page.choices, seed=8))
    assert described(page, qtbot).scene.sprites != before


def test_a_seat_that_changes_its_colour_or_comes_to_the_table_changes_the_picture(window: Window, qtbot: QtBot) -> None:
    game = next(game for game in GAMES if game.id == "magnastorm")
    page = page_of(window(), game)
    pictures = [seen(described(page, qtbot))]
    free = next(colour for colour in game.colours if colour not in page.choices.colours)
    page.change(with_colour(page.choices, 0, free))
    pictures.append(seen(described(page, qtbot)))
    page.change(with_one_more(game, page.choices, "person"))
    pictures.append(seen(described(page, qtbot)))
    assert len(set(pictures)) == 3


@every_game
def test_the_page_is_seen_before_its_table_is_described(game: AnyGame, window: Window, qtbot: QtBot) -> None:
    picture = page_of(window(), game).table.picture
    assert not picture.parts
    assert not picture.scene.sprites
    qtbot.waitUntil(lambda: bool(picture.scene.sprites))


@every_game
def test_nothing_is_shown_of_a_game_that_cannot_begin(game: AnyGame, window: Window, qtbot: QtBot) -> None:
    picture = described(page_of(window(), game), qtbot)
    filled = seen(picture)
    picture.show_start(None, ())
    qtbot.waitUntil(lambda: not picture.parts)
    assert seen(picture) != filled
    assert len(set(picture.grab().toImage().pixel(x, x) for x in range(0, picture.height(), 7))) == 1


def test_a_picture_too_small_for_all_boards_shows_the_first(window: Window, qtbot: QtBot) -> None:
    page = page_of(window(), next(game for game in GAMES if game.id == "magnastorm"))
    picture = described(page, qtbot)
    whole, first = around(picture.parts), around(picture.parts[:1])
    picture.resize(round(whole.width() * LEAST_SCALE) + 4, 600)
    assert picture.shown == whole
    picture.resize(round(whole.width() * LEAST_SCALE) - 4, 600)
    assert picture.shown == first


@every_game
def test_every_game_has_a_piece_for_a_seat_in_each_of_its_colours(game: AnyGame, qapp: QApplication) -> None:
    draw = part_of(game.id, "cover", "draw_seat_piece")
    assert draw is not None
    style = Style("light", game.id)
    pieces = {
        pixels_of(painted_image(60, 60, lambda painter, rect, colour=colour: draw(painter, rect, colour, style)))
        for colour in game.colours
    }
    assert len(pieces) == len(game.colours)
