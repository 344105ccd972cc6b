"""Games played without looking: what is announced, what the keyboard stands on, and keys. Nothing else is known here.

The transcript of a whole game is kept beside this test: what somebody hears of it from the first word to the result.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from desktop.table.seats import PERSON
from rules.core.contract import AnyGame
from rules.council_of_shadows import GAME as COUNCIL_OF_SHADOWS
from rules.excavation_earth import GAME as EXCAVATION_EARTH
from rules.hoyuk import GAME as HOYUK
from rules.magnastorm import GAME as MAGNASTORM
from tests.desktop.at_the_table import CTRL, AtTable, game, waited
from tests.desktop.conftest import SitDown
from tests.desktop.listening import Listener, reader_running

pytestmark = pytest.mark.usefixtures("unpainted")

KEY = Qt.Key
Role = QAccessible.Role
TRANSCRIPT = Path(__file__).parent / "marajoara_mission_1.txt"
STRETCH, WHOLE = 16, 200
"""How many choices somebody makes in a part of a game, and at most in a whole one."""
FARTHEST = 9
"""So many rows down somebody walks at most before they choose."""
AGAINST = ((EXCAVATION_EARTH, "zu"), (HOYUK, "voisins"), (COUNCIL_OF_SHADOWS, "automa"), (MAGNASTORM, "consortium"))


@pytest.fixture(autouse=True)
def _reader() -> Iterator[None]:
    with reader_running():
        yield


def play(at: AtTable, choices: int, seed: int) -> list[str]:
    """Play so many moves, or to the end, by ear. What was heard (<), what was chosen (>)."""
    listener, chance = Listener(at.shell), Random(seed)
    heard = [f"< {words}" for words in (*at.shell.voice.kept, *listener.listen())]
    over = at.screen.program.say("game-over")
    for _ in range(choices):
        assert waited(lambda: at.table.seat_to_play is not None or at.table.is_over)
        if any(over in words for words in listener.heard):
            break
        heard += choose(listener, chance)
        chosen, said = heard[-1], listener.listen()
        assert said or f"> {listener.name}" != chosen, f"nothing was heard of: {chosen}"
        heard += [f"< {words}" for words in said]
    return heard


def choose(listener: Listener, chance: Random) -> Iterator[str]:
    """Into the list of moves, some rows down, Enter; what a menu asks is answered by what stands first in it."""
    rows = listener.to_the_moves()
    listener.press(KEY.Key_Down, times=chance.randrange(min(rows, FARTHEST)))
    assert listener.role == Role.ListItem
    assert listener.name
    yield f"> {listener.name}"
    listener.press(KEY.Key_Return)
    while listener.is_in_menu:
        yield f"> {listener.name}"
        listener.press(KEY.Key_Return)


def test_a_whole_game_by_ear_is_the_one_that_was_written_down(sit_down: SitDown) -> None:
    at = sit_down(game(PERSON, seed=6, mission=1), language="en")
    heard = play(at, WHOLE, seed=3)
    assert at.table.is_over
    assert heard == TRANSCRIPT.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(("of", "opponent"), AGAINST, ids=[opponent for _, opponent in AGAINST])
def test_a_stretch_of_every_other_game_by_ear(sit_down: SitDown, of: AnyGame, opponent: str) -> None:
    """What the automa plays in between is heard too."""
    at = sit_down(game(PERSON, opponent, seed=6, of=of), language="fr")
    heard = play(at, STRETCH, seed=3)
    assert sum(each.startswith(">") for each in heard) >= STRETCH
    assert {move.seat for move in at.moves()} == {0, 1}
    name = at.table.names[1]
    assert any(name in each for each in heard if each.startswith("<"))


def test_a_piece_is_played_on_the_table_by_ear(sit_down: SitDown) -> None:
    """Arrows say what lies there and what can be done; Enter says where it can go, why not, and what came of it."""
    at = sit_down(
        game(notes={"grid": "d4 R1, e4 Y1, d5 R1, d6 R1", "seats": [{"store": "R1 R2 R3"}, {}]}), language="en"
    )
    listener = Listener(at.shell)
    assert (listener.role, listener.name) == (Role.Canvas, "Game table")
    listener.listen()
    listener.press(KEY.Key_Right)
    walk_to(listener, "can be taken")
    name = listener.description.partition(":")[0]
    listener.press(KEY.Key_Return)
    (held,) = listener.listen()
    assert held.startswith(f"In the hand: {name}. Can go to: ")
    assert listener.description.startswith(f"{name}: in the hand")
    listener.press(KEY.Key_Escape)
    assert listener.listen() == ["Put back."]
    assert listener.description.startswith(f"{name}: can be taken")
    listener.press(KEY.Key_Return)
    walk_to(listener, "can go here")
    listener.press(KEY.Key_Return)
    (came,) = listener.listen()
    assert name in came
    listener.press(KEY.Key_Z, CTRL)
    (undone,) = listener.listen()
    assert undone.startswith("Taken back: ")
    listener.press(KEY.Key_Y, CTRL)
    (again,) = listener.listen()
    assert again.startswith("Played again: ")


def walk_to(listener: Listener, standing: str) -> None:
    for key in (KEY.Key_Right, KEY.Key_Down, KEY.Key_Left, KEY.Key_Up) * 8:
        if f": {standing}" in listener.description:
            return
        listener.press(key)
    raise AssertionError(f"arrows lead to nothing that {standing}; here is {listener.description}")
