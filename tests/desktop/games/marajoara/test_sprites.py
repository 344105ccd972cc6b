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
from desktop.games.marajoara import keys
from desktop.games.marajoara.desk import DESK
from desktop.games.marajoara.painters import PAINTERS
from desktop.games.marajoara.places import places_for, table_places
from desktop.games.marajoara.preview import preview
from desktop.games.marajoara.sprites import sprites
from desktop.paint.art import Art
from desktop.palette import ThemeName
from desktop.theme import Style
from rules.core.types import phrase
from rules.marajoara import GAME
from rules.marajoara.moves import ChooseZone
from rules.marajoara.setup import COLOURS
from rules.marajoara.state import State
from rules.text.localise import Language
from tests.desktop.games.looks import SIZES, is_whole, overlapping
from tests.desktop.games.marajoara.positions import MODES, first_position, look, positions


def some(seats: int, mission: int, step: int) -> list[State]:
    return [state for number, (state, _, _) in enumerate(positions(seats, mission, seed=5)) if number % step == 0]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("seats", "mission"), MODES)
def test_everything_lies_there_once(seats: int, mission: int) -> None:
    for state in some(seats, mission, 20):
        shown = sprites(state, look(0, seats=seats))
        assert [key for key, times in Counter(sprite.key for sprite in shown).items() if times > 1] == []
        assert shown == sprites(state, look(0, seats=seats))
        assert all(sprite.picture.painter in {*PAINTERS, *TABLE_PAINTERS} for sprite in shown)
        hash(tuple(sprite.picture for sprite in shown))
        dice = {sprite.key for sprite in shown if sprite.key.startswith("die-")}
        assert len(dice) == 52 - len(state.aside)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("seats", "mission"), MODES)
def test_what_was_described_before_never_stands_for_something_else(seats: int, mission: int) -> None:
    """Two games in other colours, in turns on one table, in both languages and from all seats."""
    pairs = zip(some(seats, mission, 3), map(in_other_colours, some(seats, mission, 4)), strict=False)
    seen = [
        (state, look(number // 2 % seats, seats=seats, language="fr" if number % 3 else "en"))
        for number, state in enumerate(state for pair in pairs for state in pair)
    ]
    shown = [sprites(state, each) for state, each in seen]
    for (state, each), described in zip(seen, shown, strict=True):
        table_places.cache_clear()
        assert sprites(state, each) == described


def in_other_colours(state: State) -> State:
    """The same position, played by others."""
    other = dict(zip(COLOURS, (*COLOURS[1:], COLOURS[0]), strict=True))
    players = tuple(
        replace(player, museums=tuple(replace(each, colour=other[each.colour]) for each in player.museums))
        for player in state.players
    )
    return replace(state, players=players, tokens=tuple(token and other[token] for token in state.tokens))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("language", ["fr", "en"])
def test_what_can_be_pointed_at_has_words(language: Language) -> None:
    speechless = ("token-", "owner-")
    for seats, mission in ((4, 0), (1, 6)):
        for state in some(seats, mission, 30):
            seen = look(0, seats=seats, language=language)
            for sprite in sprites(state, seen):
                if sprite.is_target and not sprite.key.startswith(speechless):
                    assert sprite.words is not None, sprite.key
                    assert seen.say(sprite.words), sprite.key


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", range(len(SIZES)))
@pytest.mark.parametrize(("seats", "mission"), [(2, 0), (3, 0), (4, 0), (1, 1), (1, 4), (1, 6)])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_words_fit(size: int, seats: int, mission: int, language: Language) -> None:
    for state in some(seats, mission, 45):
        for sprite in sprites(state, look(0, size=size, seats=seats, language=language)):
            assert is_whole(sprite), (sprite.key, sprite.picture.args[0], sprite.place)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("text", [1.5, 2.0])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_goals_of_mission_6_are_whole_at_large_text(language: Language, text: float) -> None:
    state = first_position(1, 6)
    shown = sprites(state, look(0, size=0, seats=1, language=language, text=text))
    goals = [sprite for sprite in shown if sprite.key.startswith(("print-goal", "print-mission"))]
    assert len(goals) > 3
    assert [sprite.picture.args[0] for sprite in goals if not is_whole(sprite)] == []


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("language", "named"), [("fr", ("premier", "second")), ("en", ("first", "second"))])
def test_the_museums_of_mission_6_are_called_as_the_moves_call_them(language: Language, named: tuple[str, str]) -> None:
    """Printed on each, where the camera looks, and for who hears the table."""
    state, seen = first_position(1, 6), look(0, seats=1, language=language)
    shown = {sprite.key: sprite for sprite in sprites(state, seen)}
    parts = {part.words for part in DESK.parts(state, seen)}
    for number, name in enumerate(named):
        title = seen.say(phrase("mj-table-own-museum", nth=number))
        assert title.casefold().startswith(name)
        assert title in [each.picture.args[0] for key, each in shown.items() if key.endswith(f"owner-0-{number}")]
        assert any(part.startswith(title) for part in parts)
        words = shown[keys.case_key(0, number)].words
        assert words is not None
        assert name in seen.say(words)
        (move,) = (each for each in GAME.legal(state, 0) if isinstance(each, ChooseZone) and each.museum == number)
        assert name in seen.say(GAME.say_move(state, move))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("text", [1.0, 3.0])
@pytest.mark.parametrize("size", range(len(SIZES)))
@pytest.mark.parametrize(("seats", "mission"), [(2, 0), (3, 0), (4, 0), (1, 1), (1, 6)])
def test_boards_and_mats_lie_beside_each_other(text: float, size: int, seats: int, mission: int) -> None:
    state = first_position(seats, mission)
    at = places_for(state, look(0, size=size, seats=seats, text=text))
    boards = [at.tracks, at.grid, at.cart, *(mat.rect for mat in at.mats.values())]
    assert all(at.whole.contains(board) for board in boards)
    assert overlapping(boards) == []
    assert overlapping([at.cart_board.cart, at.cart_board.title, at.cart_board.falls]) == []
    columns = [*at.track_board.columns.values(), at.track_board.round_column]
    assert overlapping(columns) == []
    for mat in at.mats.values():
        parts = [mat.places.jar, mat.places.case, mat.places.storage]
        assert overlapping(parts) == []
        assert all(mat.rect.contains(part) for part in parts)
        assert mat.places.case.width() > 5 * 14


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", range(len(SIZES)))
@pytest.mark.parametrize(("seats", "mission"), [(2, 0), (4, 0), (1, 3), (1, 6)])
def test_dice_lie_beside_each_other_and_on_the_table(size: int, seats: int, mission: int) -> None:
    for state in some(seats, mission, 40):
        shown = sprites(state, look(0, size=size, seats=seats))
        table = QRectF(0, 0, SIZES[size][0], SIZES[size][1])
        dice = [sprite.place.rect for sprite in shown if sprite.key.startswith("die-")]
        assert overlapping(dice) == []
        assert all(table.contains(die) for die in dice)
        assert all(die.width() >= 15 for die in dice)


@pytest.mark.usefixtures("qapp")
def test_words_are_printed_beside_each_other() -> None:
    for seats, mission in ((4, 0), (2, 0), (1, 2)):
        for size in range(len(SIZES)):
            shown = sprites(some(seats, mission, 60)[-1], look(0, size=size, seats=seats))
            prints = [
                sprite.place.rect
                for sprite in shown
                if sprite.picture.painter in (WORDS, BLOCK) and sprite.layer == Layer.PRINT
            ]
            assert overlapping(prints) == []


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_everything_can_be_painted(qtbot: QtBot, theme: ThemeName) -> None:
    """The table and all previews, in each theme."""
    seats, mission = {"light": (4, 0), "dark": (1, 4), "contrast": (1, 6)}[theme]
    painting = Painting(Art(Style(theme, "marajoara")), TABLE_PAINTERS, DESK.painters)
    scene = BoardScene(painting)
    for number, (state, _, legal) in enumerate(positions(seats, mission, seed=2)):
        if number % 25:
            continue
        here = look(0, seats=seats)
        scene.show(sprites(state, here))
        marks = [sprite for move in legal[:40] for sprite in preview(state, move, here, scene.places())]
        scene.show_marks(list({mark.key: mark for mark in marks}.values()))
        for sprite in (*scene.sprites, *marks):
            size = sprite.place.rect.size()
            assert not painting.pixmap(sprite.picture, size).isNull()
