"""What only the table of Marajoara promises."""

import pytest
from PySide6.QtCore import QRectF

from desktop.games.marajoara import keys
from desktop.games.marajoara.desk import DESK
from desktop.games.marajoara.places import places_for
from desktop.games.marajoara.sprites import sprites
from rules.core.types import phrase
from rules.marajoara import GAME
from rules.marajoara.moves import ChooseZone
from rules.marajoara.state import State
from rules.text.localise import Language
from tests.desktop.games.looks import SIZES, is_whole, overlapping
from tests.desktop.games.marajoara.positions import MODES, first_position, look, positions


def some(seats: int, mission: int, step: int) -> list[State]:
    return [state for number, (state, _, _) in enumerate(positions(seats, mission, seed=5)) if number % step == 0]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("seats", "mission"), MODES)
def test_all_dice_lie_there(seats: int, mission: int) -> None:
    for state in some(seats, mission, 20):
        shown = sprites(state, look(0, seats=seats))
        dice = {sprite.key for sprite in shown if sprite.key.startswith("die-")}
        assert len(dice) == 52 - len(state.aside)


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
def test_parts_of_boards_and_mats_lie_beside_each_other(text: float, size: int, seats: int, mission: int) -> None:
    state = first_position(seats, mission)
    at = places_for(state, look(0, size=size, seats=seats, text=text))
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
