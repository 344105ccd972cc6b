"""The administration, told step by step before its pieces move."""

import pytest

from desktop.games.magnastorm.posters import poster
from rules.magnastorm import GAME
from rules.magnastorm.moves import ChooseAction, MoveCrew
from tests.desktop.games.magnastorm.positions import look, seen, stated

pytestmark = pytest.mark.usefixtures("qapp")

SEATS = [
    {"cubes": "gg", "scout": "W.a1", "labs": "SW.a1 SW.c1", "levels": {"green": 2}},
    {"cubes": "v", "labs": "W.a1"},
    {"cubes": "p"},
    {"cubes": "o"},
]


def test_the_six_steps_are_told_with_what_they_bring() -> None:
    """Grey leads in the south-west with two labs and in green; purple in the west with one."""
    state = stated(seats=SEATS, turn=3, upper={"C1": "y"}, token=2)
    state = GAME.apply(state, MoveCrew(seat=3, column="C1", crew="yellow", cell="R4/C2")).state
    step = GAME.apply(state, ChooseAction(seat=3, action="gain"))
    (shown,) = poster(seen(step.state), look(0), step.events)
    title, rows, _ = shown.picture.args
    assert title == "Administration"
    assert [said[0] for said, _ in rows] == list("123456")
    told = [items for _, items in rows]
    assert told[1] == (("grey", "SO", ()), ("purple", "O", ()))
    assert [seat for seat, _, _ in told[2]] == ["grey"]
    assert [seat for seat, _, _ in told[3]] == ["pink", "grey", "purple", "orange"]
    assert told[5] == (("", "O · NO · NE", ()),)


def test_nothing_is_told_of_a_plain_move() -> None:
    state = stated(seats=SEATS)
    move = next(each for each in GAME.legal(state, 0) if each.kind == "ms.move_crew")
    step = GAME.apply(state, move)
    assert poster(seen(step.state), look(0), step.events) == []
